//! Passes in a row that the host submits without waiting: the best token of each row of logits is
//! that of the next pass, and gets there on the device.

use super::encode::{PassEncoder, PassRows};
use super::params::{self, BEST_RUN};
use super::prepared::{PassKey, PreparedPass};
use super::shader::{Kernel, ShaderPiece};
use super::trace::{PassTrace, StageClock};
use super::{Error, Gpu, logit_of};
use crate::backend::{Batch, Best, Buf, StepOutput, TokenRow};

/// Most passes that are submitted without waiting.
const MOST_PASSES: usize = 4;

/// The form of a pass: what it makes, and its place in a row of passes.
#[derive(Clone, Copy)]
pub(super) struct PassForm {
    /// The result.
    pub output: StepOutput,
    /// The number of the best tokens that are found of each row of logits; `None` = none are.
    pub keep: Option<usize>,
    /// Number of passes before it whose results the host has not read.
    pub place: usize,
    /// The same of the pass that is likely to come next.
    pub next_place: usize,
}

/// A pass that was submitted.
pub(super) struct SubmittedPass {
    /// Number of values that it copies for the host.
    pub n_read: usize,
    /// Its dispatches.
    pub trace: PassTrace,
}

impl PassEncoder<'_> {
    /// Takes the best tokens that the pass before found for those of this pass.
    pub(super) fn feed(&mut self, n_vocab: usize, keep: usize) {
        let n = self.rows.n_rows;
        let found = &self.gpu.room.spare.best[place_of_best(n_vocab, keep)];
        let params = params::Feed { n: n as u32, keep: keep as u32 };
        let buffers = [found, &self.gpu.room.inputs.rows];
        let groups = [self.groups(Kernel::Feed, n), 1, 1];
        self.dispatch(Kernel::Feed, ShaderPiece::None, &buffers, &params, groups);
    }
}

/// Returns the number of the buffer in which the best `keep` tokens of rows of `n_vocab` logits are
/// found: each round takes the one that the round before did not.
pub(super) fn place_of_best(n_vocab: usize, keep: usize) -> usize {
    let mut place = 0;
    let mut n = n_vocab;
    while n > BEST_RUN {
        n = n.div_ceil(BEST_RUN) * keep;
        place = 1 - place;
    }
    place
}

impl Gpu {
    /// Returns the most passes of [`Gpu::step_ahead`] over rows of `n_rows` sequences: 1 where
    /// running states could not go back, or another backend computes a part of each pass.
    pub fn most_ahead(&self, n_rows: usize) -> usize {
        let goes_back = self.state_bytes() == 0;
        let is_whole = self.tensors.layers.start == 0 && self.expert_host.is_none();
        let is_alone = goes_back && is_whole && self.finds_best(n_rows, n_rows, 1);
        if is_alone { MOST_PASSES } else { 1 }
    }

    /// Computes passes in a row, each over `n_rows` rows of as many sequences: the tokens of the
    /// first are those of its rows, and those of each other are the best of the rows of logits that
    /// the pass before made. `best` becomes these and those of the last pass: all of the first
    /// sequence in order, then those of the second, and so on.
    ///
    /// A pass in which a row has no best token counts as not done, as do those after it. At most
    /// [`Gpu::most_ahead`] passes are taken.
    ///
    /// # Errors
    /// If there is no memory for the cache, or the device fails. The sequences then hold what they
    /// held.
    pub fn step_ahead(
        &mut self,
        rows: &[TokenRow],
        n_rows: usize,
        best: &mut Best,
    ) -> Result<(), Error> {
        best.clear(1);
        self.n_whole_rows = 0;
        let first = &rows[..n_rows];
        self.or_undo(first, |gpu| {
            gpu.upload_allowed(&vec![None; n_rows]);
            let found = gpu.passes_ahead(rows, n_rows)?;
            let passes = || found.chunks_exact(2 * n_rows);
            let is_done = |pass: &&[u32]| pass.chunks_exact(2).all(|pair| pair[0] != params::NONE);
            let n_done = passes().take_while(is_done).count();
            for i in 0..n_rows {
                for pass in passes().take(n_done) {
                    best.push(std::iter::once((pass[2 * i], logit_of(pass[2 * i + 1]))));
                }
            }
            for row in first {
                gpu.truncate(row.seq, row.pos as usize + n_done);
            }
            Ok(())
        })
    }

    /// Submits passes over `n_rows` rows each, and returns the (token, key) pairs that they found.
    fn passes_ahead(&mut self, rows: &[TokenRow], n_rows: usize) -> Result<Vec<u32>, Error> {
        let mut clock = StageClock::start();
        let n_passes = rows.len() / n_rows;
        // all pages at first: none may move while passes are under way
        let last = &rows[(n_passes - 1) * n_rows..];
        if !self.cache.has_pages_for(last) {
            self.prepared = None;
        }
        for row in last {
            self.cache.grow(&self.device, row.seq, row.pos as usize + 1)?;
        }
        let outputs: Vec<usize> = (0..n_rows).collect();
        let mut n_read = 0;
        let mut trace = PassTrace::default();
        for (place, rows) in rows.chunks_exact(n_rows).enumerate() {
            let batch = Batch {
                rows,
                outputs: &outputs,
                images: &[],
                adapters: &[],
                x: &[],
                batch_invariant: false,
            };
            let form = PassForm {
                output: StepOutput::Logits,
                keep: Some(1),
                place,
                next_place: (place + 1) % n_passes,
            };
            let submitted = self.submit(&batch, form, &mut clock)?;
            n_read += submitted.n_read;
            trace = submitted.trace;
            for row in rows {
                self.cache.set_len(row.seq, row.pos as usize + 1);
            }
        }
        let mut found = Vec::with_capacity(n_read);
        self.device.read(&self.room.spare.staging, n_read, &mut found)?;
        clock.end("wait");
        self.states.done();
        trace.stages = clock.finish();
        trace.n_passes = n_passes;
        self.trace = trace;
        Ok(found)
    }

    /// Uploads what a pass reads, and submits it; then encodes the commands of the one that is
    /// likely to come next.
    ///
    /// # Errors
    /// If there is no memory for the cache, or the device fails.
    pub(super) fn submit(
        &mut self,
        batch: &Batch,
        form: PassForm,
        clock: &mut StageClock,
    ) -> Result<SubmittedPass, Error> {
        let &Batch { rows, outputs, images, x, .. } = batch;
        let PassForm { output, keep, place, next_place } = form;
        if !self.cache.has_pages_for(rows) || self.states.grows(rows) {
            // the commands keep the buffers alive that are to be replaced
            self.prepared = None;
        }
        for row in rows {
            self.cache.grow(&self.device, row.seq, row.pos as usize + 1)?;
        }
        let n_images = self.upload(rows, outputs, images)?;
        let n_row_tiles = self.upload_row_tiles(rows);
        self.states.plan(&self.device, rows)?;
        self.upload_runs();
        self.device.write(&self.room.activations[Buf::X as usize], x);
        clock.end("upload");
        let longest = rows.iter().map(|row| row.end as usize).max().unwrap_or(0);
        let pass_rows =
            PassRows { n_rows: rows.len(), n_outputs: outputs.len(), n_row_tiles, n_tiles: 1 };
        let key = PassKey {
            output,
            keep,
            place,
            rows: pass_rows.seeing(longest, self.attention_tile()),
            n_runs: self.states.n_runs(),
            images: n_images > 0,
            cache: self.cache.version(),
            states: self.states.version(),
        };
        let PreparedPass { segments, n_read, steps, trace, .. } = self.prepared_pass(key, clock);
        self.upload_steps(steps);
        self.submit_pass(segments, clock)?;
        self.prepare_next(PassKey { place: next_place, ..key }, longest);
        clock.end("encode ahead");
        Ok(SubmittedPass { n_read, trace })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_round_of_the_best_changes_the_buffer() {
        assert_eq!(place_of_best(BEST_RUN, 1), 0);
        assert_eq!(place_of_best(BEST_RUN + 1, 1), 1);
        // 32,000 logits leave 32 runs, of 128 tokens each four of the second round
        assert_eq!(place_of_best(32_000, 1), 1);
        assert_eq!(place_of_best(32_000, 128), 0);
        assert_eq!(place_of_best(BEST_RUN * BEST_RUN + 1, 1), 0);
    }
}
