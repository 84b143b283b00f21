//! The part of a prompt that is computed already, in its slot or in another one: it decides which
//! slot takes a job and which tokens need not be read.

use std::sync::atomic::Ordering::Relaxed;

use super::Scheduler;
use crate::engine::job::Job;
use crate::engine::model::StepModel;
use crate::engine::prefix::{self, PrefixAction};
use crate::engine::prefix_source::PrefixSource;
use crate::engine::slot::Slot;

/// The share of a text that counts as most of it. A prompt takes over the slot with the longest
/// common prefix in three cases:
///
/// * the prefix is most of what the slot holds: the conversation goes on;
/// * the slot has all of the prompt: it is asked again;
/// * the prefix is most of the prompt, no slot is empty, and no other slot has most of the prefix:
///   the question is asked in other words.
///
/// Otherwise it gets the slot unused for longest, so that a first line which it shares with another
/// conversation does not cost that one its cache (see [`prefix`]).
const MIN_CONTINUED: f64 = 0.5;

/// Tokens at the end of a prompt that the next prompt of the same conversation may not have: those
/// that open an answer, and a mark that it reasons or does not. A model that cannot go back to any
/// position keeps a checkpoint before them.
const OPENING: usize = 8;

impl<M: StepModel> Scheduler<M> {
    /// Returns the free slot to use for a prompt.
    pub(super) fn choose_slot(&self, job: &Job) -> Option<usize> {
        let free = || self.slots.iter().enumerate().filter(|(_, slot)| slot.state.is_idle());
        let (best, common) = free()
            .map(|(i, slot)| (i, self.n_reusable(slot, job)))
            .max_by_key(|&(i, common)| (common, std::cmp::Reverse(i)))?;
        let continued = common as f64 >= MIN_CONTINUED * self.slots[best].sequence.n_past as f64;
        let repeated = common + job.n_computed_least() >= job.prompt.len();
        let rephrased = common as f64 >= MIN_CONTINUED * job.prompt.len() as f64
            && free().all(|(i, slot)| {
                let shared = self.n_reusable(slot, job) as f64;
                slot.sequence.n_past > 0 && (i == best || shared < MIN_CONTINUED * common as f64)
            });
        if job.cache_prompt && common > 0 && (continued || repeated || rephrased) {
            return Some(best);
        }
        free().min_by_key(|(_, slot)| slot.last_used).map(|(i, _)| i)
    }

    /// Returns how much of a job's prompt is computed in a slot and can be gone on from.
    pub(super) fn n_reusable(&self, slot: &Slot, job: &Job) -> usize {
        let Job { prompt, images, adapters, .. } = job;
        let factors = self.model.rope_factors(prompt.len());
        let prompt = &prompt[..(prompt.len() + 1).saturating_sub(job.n_computed_least())];
        slot.n_kept(&self.model, slot.sequence.shared_with(prompt, images, adapters, factors))
    }

    /// Requests checkpoints of a sequence that is about to read a prompt: before its last token,
    /// which is computed anew when the prompt comes again; before the opening of its answer, from
    /// where the conversation goes on; and at the ends of what other slots wait to share with it.
    fn request_checkpoints(&mut self, index: usize) {
        let Slot { id, sequence, .. } = &self.slots[index];
        let ends = [OPENING, 1].map(|n| sequence.tokens.len().saturating_sub(n));
        let sources = self.slots.iter().filter_map(|slot| slot.state.source());
        let shared = sources.map(|source| prefix::shared(&self.slots, source));
        let awaited = shared.filter(|(seq, _)| seq == id).map(|(_, common)| common);
        for at in awaited.chain(ends).filter(|&at| at > sequence.n_past) {
            self.model.request_checkpoint(*id, at as u32);
        }
    }

    /// Notes where the rest of a slot's prompt is to be found: in another slot, or else in the
    /// prompt cache; if nowhere, its job begins.
    pub(super) fn settle(&mut self, index: usize, source: Option<PrefixSource>) {
        if source.is_none() && self.begin_to_read(index) {
            return;
        }
        if let Some(source) = source {
            let (from, common) = prefix::shared(&self.slots, source);
            self.model.request_checkpoint(from, common as u32);
        } else {
            self.request_checkpoints(index);
        }
        let slot = &mut self.slots[index];
        slot.state.wait_for(source);
        if source.is_none() {
            let cached = slot.emit_started();
            self.queue.counters.cached_tokens.fetch_add(cached as u64, Relaxed);
            self.begin(index);
        }
    }

    /// Lets slots take what others have computed of their prompts.
    pub(super) fn take_prefixes(&mut self) {
        for index in 0..self.slots.len() {
            let Some(source) = self.slots[index].state.source() else { continue };
            match prefix::next_action(&self.slots, &self.model, index, source) {
                PrefixAction::Wait => continue,
                PrefixAction::Take { from, len } => {
                    let slot = &mut self.slots[index];
                    self.model.share_seq(from, slot.id, len as u32);
                    slot.take_over(len);
                }
                PrefixAction::Alone => {}
            }
            // where the source ended early, another may have more
            self.settle(index, prefix::find(&self.slots, &self.model, index));
        }
    }
}
