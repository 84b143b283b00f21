//! Answers without a slot: their readers do not read, and others needed the slots.
//!
//! All that chooses the text goes along: the sampler with its random numbers, the position in the
//! constraint, what the drafter has learnt, held-back text. Keys and values are copied out of the
//! cache as they are, so that an answer goes on as if it had never been away.

use std::time::Duration;

use super::{ActiveJob, Slot, SlotState};
use crate::engine::sequence::Sequence;
use crate::util::clock::Instant;

/// Time that a reader leaves no capacity before its answer may be parked, so that a moment's pause
/// of a client that reads costs no copy of its cache.
const PARK_AFTER: Duration = Duration::from_millis(100);

/// An answer without a slot.
pub(in crate::engine) struct ParkedJob {
    active: ActiveJob,
    /// The tokens, with as many computed as were when it left its slot.
    sequence: Sequence,
    /// Number of the job.
    job: u64,
    /// The cache of the computed tokens; `None` if there was no memory for it.
    pub cache: Option<Vec<u8>>,
    /// Number of events that its reader was last found to leave capacity for.
    n_free: usize,
    /// The time when its reader was found to read again.
    ready_since: Option<Instant>,
}

impl ParkedJob {
    /// Returns since when it waits for a slot; `None` while its reader does not read.
    pub(crate) fn ready_since(&self) -> Option<Instant> {
        self.ready_since
    }

    /// Returns whether it can go on in this slot.
    pub(crate) fn fits(&self, slot: u32) -> bool {
        self.active.requested_slot.is_none_or(|requested| requested == slot)
    }

    /// Notes how far its reader has read.
    pub(crate) fn poll(&mut self) {
        let n_free = self.active.events.n_free();
        if n_free > self.n_free {
            self.n_free = n_free;
            self.active.events.restart_stall();
        }
        // half of the channel, so that a slow reader does not take and leave slots for each token
        let is_half_empty = n_free * 2 >= self.active.events.capacity();
        if is_half_empty && self.active.note_readiness() {
            self.ready_since.get_or_insert_with(Instant::now);
        }
    }

    /// Returns whether the reader of this answer has left.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.active.events.is_closed()
    }

    /// Returns how long its reader has left no capacity.
    pub(crate) fn stalled_for(&self) -> Duration {
        self.active.events.stalled_for()
    }

    /// Returns its tokens, and how many of them were computed.
    pub(crate) fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// Returns the job, which goes on no more.
    pub(crate) fn into_active(self) -> ActiveJob {
        self.active
    }
}

impl Slot {
    /// Returns for how long its reader has left no capacity, if its answer may be parked for that.
    pub(crate) fn parkable_for(&self) -> Option<Duration> {
        let SlotState::Working(active) = &self.state else { return None };
        if active.pool.is_some() {
            return None;
        }
        Some(active.events.stalled_for()).filter(|&stalled| stalled >= PARK_AFTER)
    }

    /// Takes the answer out of the slot. What is computed stays for a later prompt that begins the
    /// same way.
    pub(crate) fn park(&mut self) -> Option<ParkedJob> {
        let sequence = self.sequence.clone();
        let active = self.release()?;
        let n_free = active.events.n_free();
        Some(ParkedJob { active, sequence, job: self.job, cache: None, n_free, ready_since: None })
    }

    /// Goes on with an answer of which the first `n_computed` tokens are computed here.
    pub(crate) fn resume(&mut self, parked: ParkedJob, n_computed: usize) {
        let ParkedJob { active, mut sequence, job, .. } = parked;
        if n_computed < sequence.n_past {
            // what is to be computed again is read like a prompt
            sequence.n_prompt = sequence.n_emitted;
        }
        sequence.n_past = n_computed;
        self.sequence = sequence;
        self.job = job;
        self.usage = active.usage;
        self.draft.clear();
        self.state = SlotState::Working(active);
    }
}
