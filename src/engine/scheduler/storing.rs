//! Pages of idle slots on their way into the prompt cache: one by one between steps, all that are
//! left before a slot is given to another prompt, and those of all slots at the end.

use std::collections::VecDeque;
use std::time::SystemTime;

use super::{STALL_POLL, Scheduler};
use crate::backend::{PartStates, SequencePart};
use crate::engine::model::StepModel;
use crate::engine::prompt_cache::{PromptCache, StoreOrder, StoredPart};
use crate::engine::slot::Slot;

/// Bytes that are copied out of the cache between two steps: some milliseconds.
const COPIED_AT_ONCE: usize = 8 << 20;
/// Fewest positions worth storing.
const LEAST: usize = 16;

/// The parts of a slot that are to be stored.
pub(super) struct SlotParts {
    /// The admission whose tokens they are of.
    admission: u64,
    /// The parts that are not stored yet, in order.
    parts: VecDeque<StoredPart>,
    /// The time when they were found to be missing.
    since: SystemTime,
}

impl Default for SlotParts {
    fn default() -> Self {
        SlotParts { admission: 0, parts: VecDeque::new(), since: SystemTime::UNIX_EPOCH }
    }
}

impl<M: StepModel> Scheduler<M> {
    /// Stores some of what slots hold that have become idle, without waiting for the disk.
    pub(super) fn store_some(&mut self) {
        if self.prompt_cache.is_none() {
            return;
        }
        let mut n_bytes = 0;
        for index in 0..self.slots.len() {
            self.plan_to_store(index);
            while n_bytes < COPIED_AT_ONCE && self.has_room_to_store(index) {
                n_bytes += self.store_next(index);
            }
        }
    }

    /// Stores what a slot holds after its first `n_kept` positions, before they are forgotten. What
    /// there is no memory for is not stored.
    pub(super) fn store_rest(&mut self, index: usize, n_kept: usize) {
        if self.prompt_cache.is_none() {
            return;
        }
        self.plan_to_store(index);
        self.to_store[index].parts.retain(|part| part.positions.end > n_kept);
        while self.has_room_to_store(index) {
            self.store_next(index);
        }
        let n_lost = self.to_store[index].parts.len();
        if n_lost > 0 {
            tracing::debug!(slot = index, n_lost, "not stored: the disk is too slow");
        }
        self.to_store[index].parts.clear();
    }

    /// Stores what all slots hold, and waits until it is written.
    pub(super) fn store_all(&mut self) {
        if self.prompt_cache.is_none() {
            return;
        }
        for index in 0..self.slots.len() {
            self.plan_to_store(index);
            while !self.to_store[index].parts.is_empty() {
                if self.has_room_to_store(index) {
                    self.store_next(index);
                } else {
                    std::thread::sleep(STALL_POLL);
                }
            }
        }
        // which writes all that waits
        self.prompt_cache = None;
    }

    /// Returns whether an idle slot holds what is to be stored.
    pub(super) fn has_to_store(&self) -> bool {
        self.to_store.iter().any(|slot| !slot.parts.is_empty())
    }

    /// Waits a moment if what is to be stored has to wait for the disk.
    pub(super) fn pause_for_disk(&self) {
        if !(0..self.slots.len()).any(|index| self.has_room_to_store(index)) {
            std::thread::sleep(STALL_POLL);
        }
    }

    /// Forgets what was to be stored, since it is lost.
    pub(super) fn forget_parts(&mut self) {
        for slot in &mut self.to_store {
            slot.parts.clear();
        }
    }

    /// Returns whether a slot has a part to store and there is memory for a copy.
    fn has_room_to_store(&self, index: usize) -> bool {
        let next = self.to_store[index].parts.front();
        let cache = self.prompt_cache.as_ref();
        next.zip(cache).is_some_and(|(part, cache)| cache.has_room_for(part))
    }

    /// Notes what is to be stored of a slot, if it has become idle.
    fn plan_to_store(&mut self, index: usize) {
        let Some(cache) = &self.prompt_cache else { return };
        let slot = &self.slots[index];
        if !slot.state.is_idle() {
            self.to_store[index].parts.clear();
        } else if self.to_store[index].admission != slot.last_used {
            let all = parts_of(slot, &self.model, cache);
            let since = SystemTime::now();
            let (missing, stored): (Vec<_>, Vec<_>) =
                all.into_iter().partition(|part| cache.lacks(part));
            cache.touch(stored, since);
            self.to_store[index] =
                SlotParts { admission: slot.last_used, parts: missing.into(), since };
        }
    }

    /// Hands the next part of a slot to the prompt cache, and returns the bytes of its copy.
    fn store_next(&mut self, index: usize) -> usize {
        let Some(cache) = &self.prompt_cache else { return 0 };
        let Some(part) = self.to_store[index].parts.pop_front() else { return 0 };
        let Slot { id, sequence, .. } = &self.slots[index];
        let states = if part.has_state { PartStates::End } else { PartStates::None };
        let copied =
            self.model.save_part(*id, &SequencePart { positions: part.positions.clone(), states });
        match copied {
            Ok(bytes) => {
                let n_bytes = bytes.len();
                let tokens = sequence.tokens[part.positions.clone()].to_vec();
                let used = self.to_store[index].since;
                cache.write(StoreOrder { part, tokens, cache: bytes, used });
                n_bytes
            }
            Err(error) => {
                tracing::debug!(%error, "what a slot holds is not stored");
                self.to_store[index].parts.clear();
                0
            }
        }
    }
}

/// Returns the parts of an idle slot that are worth storing: whole pages, and cuts where the prompt
/// and the text end, or, of a model with running states, where it has them.
fn parts_of(slot: &Slot, model: &impl StepModel, cache: &PromptCache) -> Vec<StoredPart> {
    let sequence = &slot.sequence;
    let n_past = sequence.n_past;
    if !sequence.may_be_stored || n_past < LEAST {
        return Vec::new();
    }
    let chain = cache.chain(sequence);
    let mut ends = if chain.has_states() {
        model.kept_positions(slot.id)
    } else {
        vec![sequence.n_prompt.saturating_sub(1), n_past]
    };
    ends.retain(|&end| end <= n_past);
    ends.dedup();
    let last = ends.iter().copied().max().unwrap_or(0);
    let pages = chain.pages(last);
    let cuts: Vec<_> = ends.iter().filter_map(|&end| chain.cut(&pages, end)).collect();
    pages.into_iter().chain(cuts).collect()
}
