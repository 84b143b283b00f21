//! Answers without a slot: their readers do not read, and others needed the slots.
//!
//! All that chooses the text goes along: the sampler with its random numbers, the place in the
//! constraint, what the drafter has learnt, held-back text. Keys and values are copied out of the
//! cache as they are, so that an answer goes on as if it had never been away.

use std::time::{Duration, Instant};

use super::{Active, Slot, n_free};
use crate::model::embedded::Placed;

/// Time without room at a reader before its answer may be parked, so that a moment's pause of a
/// client that reads costs no copy of its cache.
const PARK_AFTER: Duration = Duration::from_millis(100);

/// An answer without a slot.
pub(in crate::engine) struct Parked {
    active: Active,
    tokens: Vec<u32>,
    images: Vec<Placed>,
    /// Tokens that were computed.
    n_past: usize,
    prompt: usize,
    told: usize,
    job: u64,
    /// The cache of the first `n_past` tokens; `None` if there was no memory for it.
    pub cache: Option<Vec<u8>>,
    /// Events that its reader was last found to leave room for.
    room: usize,
    /// When its reader was found to read again.
    ready_since: Option<Instant>,
}

impl Parked {
    /// Returns since when it waits for a slot; `None` while its reader does not read.
    pub(crate) fn ready_since(&self) -> Option<Instant> {
        self.ready_since
    }

    /// Returns whether it can go on in this slot.
    pub(crate) fn fits(&self, slot: u32) -> bool {
        self.active.slot.is_none_or(|wanted| wanted == slot)
    }

    /// Looks at what its reader does.
    pub(crate) fn poll(&mut self) {
        let room = n_free(&self.active.events);
        if room > self.room {
            self.room = room;
            self.active.stalled_since = Some(Instant::now());
        }
        // half of the channel, so that a slow reader does not take and leave slots for each token
        let is_half_empty = room * 2 >= self.active.events.capacity().unwrap_or(usize::MAX);
        if is_half_empty && self.active.has_room() {
            self.ready_since.get_or_insert_with(Instant::now);
        }
    }

    /// Returns whether nobody waits for this answer any more.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.active.is_cancelled()
    }

    /// Returns how long its reader has left no room.
    pub(crate) fn stalled_for(&self) -> Duration {
        self.active.stalled_for()
    }

    /// Returns the tokens of the sequence, and its images.
    pub(crate) fn sequence(&self) -> (&[u32], &[Placed]) {
        (&self.tokens, &self.images)
    }

    /// Returns how many of its tokens were computed.
    pub(crate) fn n_past(&self) -> usize {
        self.n_past
    }

    /// Returns the job, which goes on no more.
    pub(crate) fn into_active(self) -> Active {
        self.active
    }
}

impl Slot {
    /// Returns for how long its reader has left no room, if its answer may be parked for that.
    pub(crate) fn parkable_for(&self) -> Option<Duration> {
        let active = self.active.as_ref().filter(|active| active.pool.is_none())?;
        Some(active.stalled_for()).filter(|&stalled| stalled >= PARK_AFTER && self.source.is_none())
    }

    /// Takes the answer out of the slot. What is computed stays for a later prompt that begins the
    /// same way.
    pub(crate) fn park(&mut self) -> Option<Parked> {
        let tokens = self.tokens.clone();
        let active = self.release()?;
        let room = n_free(&active.events);
        Some(Parked {
            active,
            tokens,
            images: self.images.clone(),
            n_past: self.n_past,
            prompt: self.prompt,
            told: self.told,
            job: self.job,
            cache: None,
            room,
            ready_since: None,
        })
    }

    /// Goes on with an answer of which the first `computed` tokens are computed here.
    pub(crate) fn resume(&mut self, parked: Parked, computed: usize) {
        self.tokens = parked.tokens;
        self.images = parked.images;
        self.told = parked.told;
        self.job = parked.job;
        self.usage = parked.active.usage;
        self.n_past = computed;
        // what is to be computed again is read like a prompt
        self.prompt = if computed < parked.n_past { parked.told } else { parked.prompt };
        self.draft.clear();
        self.source = None;
        self.active = Some(parked.active);
    }
}
