//! Pages of a prompt that come from the prompt cache, put into the slot between steps.

use super::{Scheduler, guarded};
use crate::engine::job::Error;
use crate::engine::model::StepModel;
use crate::engine::prefix;
use crate::engine::prompt_cache::{ReadPage, ReadProgress};

/// Bytes that are copied into the cache between two steps: some milliseconds.
const COPIED_AT_ONCE: usize = 32 << 20;

impl<M: StepModel> Scheduler<M> {
    /// Lets what a slot's prompt begins with be read, unless that was done or would not pay.
    /// Returns whether the slot waits for it.
    pub(super) fn begin_to_read(&mut self, index: usize) -> bool {
        let Some(cache) = &self.prompt_cache else { return false };
        // the last token's logits are needed: it is computed in any case
        let limit = self.slots[index].n_reused_most();
        let sequence = &mut self.slots[index].sequence;
        if !std::mem::take(&mut sequence.may_be_read) {
            return false;
        }
        let Some(read) = cache.read(cache.chain(sequence), sequence.n_past, limit) else {
            return false;
        };
        self.slots[index].state.wait_for_read(read);
        true
    }

    /// Puts what has come from the disk into the slots that wait for it.
    pub(super) fn take_read_pages(&mut self) {
        if self.prompt_cache.is_none() {
            return;
        }
        let mut n_bytes = 0;
        for index in 0..self.slots.len() {
            while n_bytes < COPIED_AT_ONCE
                && let Some(read) = self.slots[index].state.read()
            {
                match read.take() {
                    ReadProgress::Page(page) => {
                        n_bytes += page.cache.len();
                        if let Err(error) = self.take_page(index, &page) {
                            tracing::warn!(%error, "what was stored of a prompt is not used");
                            self.finish_reading(index);
                        }
                    }
                    ReadProgress::Pending => break,
                    ReadProgress::Ended => self.finish_reading(index),
                }
            }
        }
    }

    /// Puts a part of a prompt into its slot.
    fn take_page(&mut self, index: usize, page: &ReadPage) -> Result<(), Error> {
        let id = self.slots[index].id;
        let positions = page.positions.clone();
        let end = positions.end;
        guarded(|| {
            let extended = self.model.extend_seq(id, positions, &page.cache);
            extended.map_err(|error| Error::Model(error.to_string()))
        })?;
        let slot = &mut self.slots[index];
        if let Some(read) = slot.state.read() {
            read.n_loaded = end;
        }
        // without its running state a part is of no use yet
        if self.model.goes_back() {
            slot.take_over(end);
        }
        Ok(())
    }

    /// Goes on with a slot for which all is read.
    fn finish_reading(&mut self, index: usize) {
        let slot = &mut self.slots[index];
        let Some(read) = slot.state.read() else { return };
        let n_before = read.n_before;
        let n_loaded = read.n_loaded;
        slot.state.wait_for(None);
        let n_past = slot.n_kept(&self.model, n_loaded);
        self.model.clear_seq(slot.id, n_past as u32);
        slot.take_over(n_past);
        if let Some(cache) = &self.prompt_cache {
            cache.count_read(n_past.saturating_sub(n_before));
        }
        self.settle(index, prefix::find(&self.slots, &self.model, index));
    }
}
