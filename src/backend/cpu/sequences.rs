//! Changes of sequences between steps: they are cut back, share what they begin with, are
//! saved and restored. Keys and values lie in pages ([`super::kv`]), running states as checkpoints
//! ([`crate::backend::states`]); a sequence has of both as many positions.

use std::ops::Range;

use super::Cpu;
use super::kv::OutOfMemory;
use crate::backend::PAGE;
use crate::backend::states::{PartStates, SavedStates, SequencePart};

impl Cpu {
    /// Returns the number of positions in the cache of a sequence.
    pub fn seq_len(&self, seq: u32) -> usize {
        self.state.sequences[seq as usize].len
    }

    /// Returns how many of the first `len` positions of a sequence are left when it is cut back
    /// there: with running states, those up to the last position that it can go back to.
    pub fn n_resumable(&self, seq: u32, len: usize) -> usize {
        let at = self.seq_len(seq);
        let checkpoints = &self.state.checkpoints[seq as usize];
        if self.state.states.is_empty() { len.min(at) } else { checkpoints.n_resumable(at, len) }
    }

    /// Requests that a sequence can go back to `at` once it has been there.
    pub fn request_checkpoint(&mut self, seq: u32, at: usize) {
        if !self.state.states.is_empty() && at > self.seq_len(seq) {
            self.state.checkpoints[seq as usize].request(at);
        }
    }

    /// Lets the next step of a sequence be cut back to before each of its last `n` tokens, until
    /// the step after it. Returns for how many of them there is memory: for all without running
    /// states.
    pub fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        let state = &mut self.state;
        if state.states.is_empty() {
            return n;
        }
        let checkpoints = &mut state.checkpoints[seq as usize];
        checkpoints.reserve_trail(n, &mut state.states, &mut state.state_blocks)
    }

    /// Forgets a sequence from position `len` on, and what [`Cpu::n_resumable`] does not leave
    /// before that.
    pub fn truncate(&mut self, seq: u32, len: usize) {
        let len = self.n_resumable(seq, len);
        let state = &mut self.state;
        let checkpoints = &mut state.checkpoints[seq as usize];
        checkpoints.clear_requests();
        if len < state.sequences[seq as usize].len {
            checkpoints.cut(len, &mut state.states);
        } else {
            checkpoints.drop_trail(&mut state.states);
        }
        state.sequences[seq as usize].truncate(len, &mut state.kv);
    }

    /// Makes sequence `to` the first `len` positions of sequence `from`, or as many of them as
    /// [`Cpu::n_resumable`] says.
    pub fn share(&mut self, from: u32, to: u32, len: usize) {
        let len = self.n_resumable(from, len);
        let state = &mut self.state;
        let source = &state.sequences[from as usize];
        let checkpoints =
            state.checkpoints[from as usize].share(source.len, len, &mut state.states);
        let shared = source.share(len, &mut state.kv);
        let old = std::mem::replace(&mut state.sequences[to as usize], shared);
        old.give_back(&mut state.kv);
        std::mem::replace(&mut state.checkpoints[to as usize], checkpoints)
            .cut(0, &mut state.states);
    }

    /// Returns the bytes of keys and values of one position, in all layers.
    pub fn position_bytes(&self) -> usize {
        self.state.kv.position_bytes()
    }

    /// Returns the positions that a sequence with running states can be cut back to, ascending; the
    /// beginning is not among them. None without running states.
    pub fn kept_positions(&self, seq: u32) -> Vec<usize> {
        if self.state.states.is_empty() {
            return Vec::new();
        }
        self.state.checkpoints[seq as usize].positions(self.seq_len(seq))
    }

    /// Saves keys and values of some positions of a sequence, which has them; after them running
    /// states, if the model has any: how many there are, where each is, and their values. With
    /// states the sequence can be cut back to the end of the positions.
    pub fn save(&mut self, seq: u32, part: &SequencePart) -> Vec<u8> {
        let state = &mut self.state;
        let Range { start, end } = part.positions;
        let mut bytes = Vec::with_capacity(part.positions.len() * state.kv.position_bytes());
        let pages = state.sequences[seq as usize].pages.iter().enumerate();
        for (i, &page) in pages.take(end.div_ceil(PAGE)).skip(start / PAGE) {
            state.kv.copy_out(page, (end - i * PAGE).min(PAGE), &mut bytes);
        }
        if !state.states.is_empty() && end > 0 && part.states != PartStates::None {
            let saved: Vec<_> = state.checkpoints[seq as usize].saved(end, part.states).collect();
            let positions: Vec<_> = saved.iter().map(|copy| copy.at).collect();
            SavedStates::begin(&positions, &mut bytes);
            for copy in &saved {
                state.state_blocks.copy_out(copy.state, &mut bytes);
            }
        }
        bytes
    }

    /// Returns the bytes of the running state of a sequence, in all layers; 0 if the model has
    /// none.
    pub fn state_bytes(&self) -> usize {
        self.state.states.len() * size_of::<f32>()
    }

    /// Extends a sequence to the end of `positions`, whose bytes [`Cpu::save`] gave: it has all
    /// before them, and may have some of those of the first page, which are written again.
    ///
    /// # Errors
    /// There is no memory for them; the sequence stays as long as it was.
    pub fn restore(
        &mut self,
        seq: u32,
        positions: Range<usize>,
        bytes: &[u8],
    ) -> Result<(), OutOfMemory> {
        let had = self.seq_len(seq);
        let state = &mut self.state;
        let Range { start, end } = positions;
        let sequence = &mut state.sequences[seq as usize];
        if let Err(error) = sequence.grow(end, &mut state.kv) {
            sequence.truncate(had, &mut state.kv);
            return Err(error);
        }
        let mut rest = bytes;
        let pages = sequence.pages.iter().enumerate();
        for (i, &page) in pages.take(end.div_ceil(PAGE)).skip(start / PAGE) {
            rest = state.kv.copy_in(page, (end - i * PAGE).min(PAGE), rest);
        }
        if state.states.is_empty() {
            state.sequences[seq as usize].len = end;
            return Ok(());
        }
        let saved = SavedStates::read(rest, end, state.states.len() * size_of::<f32>());
        let saved = saved.unwrap_or_else(SavedStates::none);
        let checkpoints = &mut state.checkpoints[seq as usize];
        let restored = checkpoints.restore(&saved, &mut state.states, &mut state.state_blocks);
        if restored.is_ok() {
            state.sequences[seq as usize].len = end;
        } else {
            checkpoints.cut(had, &mut state.states);
            state.sequences[seq as usize].truncate(had, &mut state.kv);
        }
        restored
    }
}
