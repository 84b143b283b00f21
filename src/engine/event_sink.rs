//! The sending end of a job's events, and how its reader keeps up with them.

use std::time::Duration;

use async_channel::{Sender, TrySendError};

use super::job::Event;
use crate::util::clock::Instant;

/// The sending end of a job's events.
pub(super) struct EventSink {
    events: Sender<Event>,
    /// The time since which the channel has had too little room.
    stalled_since: Option<Instant>,
}

impl EventSink {
    /// Returns the sink of a channel whose reader keeps up.
    pub(super) fn new(events: Sender<Event>) -> Self {
        Self { events, stalled_since: None }
    }

    /// Returns whether the reader of these events has left.
    pub(super) fn is_closed(&self) -> bool {
        self.events.is_closed()
    }

    /// Returns the number of events that the channel holds at most.
    pub(super) fn capacity(&self) -> usize {
        self.events.capacity().unwrap_or(usize::MAX)
    }

    /// Returns the number of events that the channel takes now.
    pub(super) fn n_free(&self) -> usize {
        self.capacity() - self.events.len()
    }

    /// Sends an event.
    ///
    /// A closed channel is a cancelled job, noticed before the next step. A full one cannot be,
    /// since a slot asks for capacity before it takes part in a step.
    pub(super) fn send(&self, event: Event) {
        if let Err(TrySendError::Full(event)) = self.events.try_send(event) {
            tracing::error!(?event, "an event found no room");
        }
    }

    /// Notes whether the reader leaves enough capacity.
    pub(super) fn note_ready(&mut self, is_ready: bool) {
        if is_ready {
            self.stalled_since = None;
        } else {
            self.stalled_since.get_or_insert_with(Instant::now);
        }
    }

    /// Notes that the reader has read something, though not enough yet.
    pub(super) fn restart_stall(&mut self) {
        self.stalled_since = Some(Instant::now());
    }

    /// Returns how long the reader has left too little capacity.
    pub(super) fn stalled_for(&self) -> Duration {
        self.stalled_since.map_or(Duration::ZERO, |since| since.elapsed())
    }
}
