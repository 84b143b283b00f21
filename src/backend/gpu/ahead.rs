//! Passes in a row that the host submits without waiting: a token of each row of logits, the best
//! or one that is drawn, is that of the next pass, and gets there on the device.

use super::device::Buffer;
use super::encode::{PassEncoder, PassRows};
use super::params::{self, BEST_RUN};
use super::place::{BATCH_ROW, DRAW_WORDS, Feeding, MOST_PASSES, PassPlace, words_of_row};
use super::prepared::{PassKey, PreparedPass};
use super::shader::{Kernel, ShaderPiece};
use super::trace::{PassTrace, StageClock};
use super::{Error, Gpu, logit_of};
use crate::backend::{Batch, Buf, StepOutput, StepsAhead, StepsDone, TokenRow, WholeRows};
use crate::sampling::{DrawOrder, SamplerGuess};

/// The form of a pass: what it makes, and its place in a row of passes.
#[derive(Clone, Copy)]
pub(super) struct PassForm {
    /// The result.
    pub output: StepOutput,
    /// The number of the best tokens that are found of each row of logits; `None` = none are.
    pub keep: Option<usize>,
    /// Its place; `None` = it stands alone.
    pub place: Option<PassPlace>,
    /// The same of the pass that is likely to come next.
    pub next_place: Option<PassPlace>,
}

/// A pass that was submitted.
pub(super) struct SubmittedPass {
    /// Number of values that it copies for the host.
    pub n_read: usize,
    /// Number of values of hidden states that it copies for the host.
    pub n_hidden: usize,
    /// Its dispatches.
    pub trace: PassTrace,
}

/// The whole rows of logits that passes in a row have left in the staging buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptRows {
    /// Word of the buffer at which they begin.
    first: usize,
    /// Number of rows of each pass.
    n_rows: usize,
    /// Number of passes.
    n_passes: usize,
    /// True if they are among [`Gpu::made`].
    is_read: bool,
}

impl PassEncoder<'_> {
    /// Takes tokens that the pass before found for those of this pass.
    pub(super) fn feed(&mut self, feeding: Feeding, n_vocab: usize, keep: usize) {
        let n = self.rows.n_rows;
        let room = &self.gpu.room;
        let found = &room.spare.best[place_of_best(n_vocab, keep)];
        match feeding {
            Feeding::Best => {
                let params = params::Feed { n: n as u32, keep: keep as u32 };
                let buffers = [found, &room.inputs.rows];
                let groups = [self.groups(Kernel::Feed, n), 1, 1];
                self.dispatch(Kernel::Feed, ShaderPiece::None, &buffers, &params, groups);
            }
            Feeding::Drawn => {
                let params = params::Draw { keep: keep as u32 };
                let buffers = [found, &room.inputs.draws, &room.inputs.rows];
                self.dispatch(Kernel::Draw, ShaderPiece::None, &buffers, &params, [n, 1, 1]);
            }
        }
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

/// Writes the words of the draws of rows, of the `step`th of their numbers; see draw.wgsl.
pub(super) fn write_draws(guesses: &[Option<SamplerGuess>], step: usize, words: &mut Vec<u32>) {
    words.clear();
    words.resize(guesses.len() * DRAW_WORDS, 0);
    for (i, guess) in guesses.iter().enumerate() {
        let first = words.len() as u32;
        let header = &mut words[i * DRAW_WORDS..(i + 1) * DRAW_WORDS];
        let Some(guess) = guess else {
            // the best
            header.copy_from_slice(&[1, 0, 1f32.to_bits(), 1f32.to_bits(), 0, 0, 0, first]);
            continue;
        };
        let uniform = guess.uniforms.get(step).copied().unwrap_or(0.5);
        header.copy_from_slice(&[
            guess.top_k,
            u32::from(guess.order == DrawOrder::ByNumber),
            guess.temperature.to_bits(),
            guess.top_p.to_bits(),
            guess.min_p.to_bits(),
            uniform.to_bits(),
            guess.changes.len() as u32,
            first,
        ]);
        let changes = guess.changes.iter();
        words.extend(changes.flat_map(|c| [c.token, c.repeat.to_bits(), c.subtract.to_bits()]));
    }
}

impl Gpu {
    /// Returns the most passes of [`Gpu::step_ahead`] over rows of `n_rows` sequences: 1 where
    /// there is no memory for the running states of more, or another backend computes a part of
    /// each pass.
    pub fn most_ahead(&self, n_rows: usize, rows: WholeRows) -> usize {
        let is_whole = self.tensors.layers.start == 0 && self.expert_host.is_none();
        let is_alone = is_whole && self.finds_best(n_rows, n_rows, 1);
        let fitting = match rows {
            WholeRows::Dropped => MOST_PASSES,
            WholeRows::Kept => MOST_PASSES.min(self.room.outputs / n_rows.max(1)),
        };
        let fitting = fitting.min(self.states.most_in_row(n_rows));
        if is_alone { fitting.max(1) } else { 1 }
    }

    /// Computes passes in a row, each over `n_rows` rows of as many sequences: the tokens of the
    /// first are those of its rows, and those of each other come from the rows of logits that the
    /// pass before made. `done` becomes the results of all. [`Gpu::finds_best`] must have been
    /// asked, and [`Gpu::most_ahead`].
    ///
    /// A pass in which a row has no best token counts as not done, as do those after it. Each
    /// sequence can be cut back to before each of its passes, until it goes on.
    ///
    /// # Errors
    /// If there is no memory for the cache, or the device fails. The sequences then hold what they
    /// held.
    pub fn step_ahead(
        &mut self,
        rows: &[TokenRow],
        n_rows: usize,
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), Error> {
        done.clear(steps.keep);
        self.forget_whole_rows();
        let first = &rows[..n_rows];
        let passed = self.or_undo(first, |gpu| {
            let found = gpu.passes_ahead(rows, n_rows, steps)?;
            gpu.take_found(&found, n_rows, steps.keep, done);
            if steps.rows == WholeRows::Kept {
                gpu.n_whole_rows = n_rows * done.n;
                gpu.kept_rows = Some(KeptRows {
                    first: MOST_PASSES * n_rows * words_of_row(steps.keep),
                    n_rows,
                    n_passes: done.n,
                    is_read: false,
                });
            }
            for row in first {
                let len = row.pos as usize + done.n;
                if gpu.seq_len(row.seq) > len {
                    gpu.truncate(row.seq, len);
                }
            }
            Ok(())
        });
        self.states.end_row(first);
        passed
    }

    /// Takes what passes over `n_rows` rows each have found, up to the first that lacks a token.
    fn take_found(&self, found: &[u32], n_rows: usize, keep: usize, done: &mut StepsDone) {
        let n_vocab = self.model.plan.n_vocab as u32;
        let n_pairs = n_rows * 2 * keep;
        let passes = || found.chunks_exact(n_rows * words_of_row(keep));
        // what the passes after it were given is no token where one has none
        let is_done = |&(i, pass): &(usize, &[u32])| {
            let (pairs, rows) = pass.split_at(n_pairs);
            let is_fed = i == 0 || rows.chunks_exact(BATCH_ROW).all(|row| row[0] < n_vocab);
            is_fed && pairs.chunks_exact(2 * keep).all(|row| row[0] != params::NONE)
        };
        done.n = passes().enumerate().take_while(is_done).count();
        for i in 0..n_rows {
            for (at, pass) in passes().take(done.n).enumerate() {
                let (pairs, rows) = pass.split_at(n_pairs);
                let pairs = pairs[i * 2 * keep..(i + 1) * 2 * keep].as_chunks::<2>().0.iter();
                let pairs = pairs.take_while(|[token, _]| *token != params::NONE);
                done.best.push(pairs.map(|&[token, key]| (token, logit_of(key))));
                if at > 0 {
                    done.fed.push(rows[i * BATCH_ROW]);
                }
            }
        }
    }

    /// Submits passes over `n_rows` rows each, as many as there is memory for, and returns the
    /// words that they copied.
    fn passes_ahead(
        &mut self,
        rows: &[TokenRow],
        n_rows: usize,
        steps: &StepsAhead<'_>,
    ) -> Result<Vec<u32>, Error> {
        let mut clock = StageClock::start();
        let n_passes = self.begin_row(rows, n_rows);
        if n_passes == 0 {
            return Ok(Vec::new());
        }
        let rows = &rows[..n_passes * n_rows];
        // all pages at first: none may move while passes are under way
        let last = &rows[(n_passes - 1) * n_rows..];
        if !self.cache.has_pages_for(last) {
            self.prepared = None;
        }
        for row in last {
            self.cache.grow(&self.device, row.seq, row.pos as usize + 1)?;
        }
        let outputs: Vec<usize> = (0..n_rows).collect();
        let is_drawn = steps.guesses.iter().any(Option::is_some);
        let feeding = if is_drawn { Feeding::Drawn } else { Feeding::Best };
        let place = |n_before| Some(PassPlace { n_before, feeding, rows: steps.rows });
        let mut n_read = 0;
        let mut trace = PassTrace::default();
        for (n_before, rows) in rows.chunks_exact(n_rows).enumerate() {
            self.upload_of_place(steps, n_before, feeding);
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
                keep: Some(steps.keep),
                place: place(n_before),
                next_place: place((n_before + 1) % n_passes),
            };
            let submitted = self.submit(&batch, form, &mut clock)?;
            n_read += submitted.n_read;
            trace = submitted.trace;
            for row in rows {
                self.cache.set_len(row.seq, row.pos as usize + 1);
            }
            // what the next pass goes on from
            self.states.done();
        }
        let mut found = Vec::with_capacity(n_read);
        self.device.read(&self.room.spare.staging, n_read, &mut found)?;
        clock.end("wait");
        trace.stages = clock.finish();
        trace.n_passes = n_passes;
        self.trace = trace;
        Ok(found)
    }

    /// Takes the running states that passes over these rows come to, and returns for how many
    /// passes there was memory.
    fn begin_row(&mut self, rows: &[TokenRow], n_rows: usize) -> usize {
        let version = self.states.version();
        let n_passes = rows.len() / n_rows;
        let n_passes = self.states.begin_row(&self.device, &rows[..n_rows], n_passes);
        if self.states.version() != version {
            // commands that were encoded ahead keep the old buffers alive
            self.prepared = None;
        }
        n_passes
    }

    /// Uploads what a pass after `n_before` others reads of steps in a row: the tokens that may be
    /// among its best, which are known of the first alone, and how its own tokens are drawn.
    fn upload_of_place(&mut self, steps: &StepsAhead<'_>, n_before: usize, feeding: Feeding) {
        match n_before {
            0 => self.upload_allowed(steps.allowed),
            1 => self.upload_allowed(&vec![None; steps.allowed.len()]),
            _ => {}
        }
        if n_before > 0 && feeding == Feeding::Drawn {
            let Gpu { device, room, words, .. } = self;
            write_draws(steps.guesses, n_before - 1, words);
            device.queue.write_buffer(&room.inputs.draws.raw, 0, bytemuck::cast_slice(words));
        }
    }

    /// Forgets the rows of logits of the last step.
    pub(super) fn forget_whole_rows(&mut self) {
        self.n_whole_rows = 0;
        self.kept_rows = None;
    }

    /// Returns row `i` of those that passes in a row have left, if there are any: all are read at
    /// once.
    ///
    /// # Errors
    /// If the device fails.
    pub(super) fn kept_row(&mut self, i: usize) -> Result<Option<&[f32]>, Error> {
        let Some(kept) = &mut self.kept_rows else { return Ok(None) };
        let n_vocab = self.model.plan.n_vocab;
        if !kept.is_read {
            let end = kept.first + kept.n_rows * kept.n_passes * n_vocab;
            self.logits.clear();
            let staging = &self.room.spare.staging;
            self.device.read_range(staging, kept.first..end, &mut self.logits)?;
            kept.is_read = true;
        }
        let pass = i % kept.n_passes;
        let row = pass * kept.n_rows + i / kept.n_passes;
        Ok(Some(&self.logits[row * n_vocab..(row + 1) * n_vocab]))
    }

    /// Encodes the copies of a pass into the staging buffer: `n_found` values that it has found for
    /// `n_rows` rows, and of a pass in a row next to them the rows of its batch, and its logits if
    /// these are kept. Returns how many values the host reads.
    pub(super) fn copy_results(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        found: &Buffer,
        n_found: usize,
        place: Option<PassPlace>,
        n_rows: usize,
    ) -> usize {
        let room = &self.room;
        let staging = &room.spare.staging.raw;
        let mut copy = |from: &Buffer, to: usize, n: usize| {
            let to = (to * 4) as u64;
            if n > 0 {
                let first = from.first_byte();
                encoder.copy_buffer_to_buffer(&from.raw, first, staging, to, (n * 4) as u64);
            }
        };
        let Some(PassPlace { n_before, rows, .. }) = place else {
            copy(found, 0, n_found);
            return n_found;
        };
        let n_batch = n_rows * BATCH_ROW;
        let n_read = n_found + n_batch;
        copy(found, n_before * n_read, n_found);
        copy(&room.inputs.rows, n_before * n_read + n_found, n_batch);
        if rows == WholeRows::Kept {
            let n = n_rows * self.model.plan.n_vocab;
            copy(&room.activations[Buf::Logits as usize], MOST_PASSES * n_read + n_before * n, n);
        }
        n_read
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
        self.follow_model()?;
        if !self.cache.has_pages_for(rows) || self.states.grows(rows) {
            // the commands keep the buffers alive that are to be replaced
            self.prepared = None;
        }
        for row in rows {
            self.cache.grow(&self.device, row.seq, row.pos as usize + 1)?;
        }
        let n_images = self.upload(rows, outputs, images)?;
        let n_row_tiles = self.upload_row_tiles(rows);
        self.states.plan(&self.device, rows, place.map(|place| place.n_before))?;
        self.upload_runs();
        let input = if self.model.plan.reads.is_some() { Buf::Branch } else { Buf::X };
        self.device.write(&self.room.activations[input as usize], x);
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
        let PreparedPass { segments, n_read, n_hidden, steps, trace, .. } =
            self.prepared_pass(key, clock);
        self.upload_steps(steps);
        self.submit_pass(segments, clock)?;
        self.prepare_next(PassKey { place: next_place, ..key }, longest);
        clock.end("encode ahead");
        Ok(SubmittedPass { n_read, n_hidden, trace })
    }
}

#[cfg(test)]
mod tests {
    use super::super::place::CHANGE_WORDS;
    use super::*;

    #[test]
    fn changes_of_logits_stand_after_the_draws_of_all_rows() {
        let change = crate::sampling::LogitChange { token: 7, repeat: 1.0, subtract: 2.0 };
        let guess = SamplerGuess {
            top_k: 40,
            top_p: 0.5,
            min_p: 0.0,
            temperature: 0.8,
            order: DrawOrder::ByNumber,
            uniforms: vec![0.25, 0.75],
            changes: vec![change; 2],
        };
        let mut words = vec![9];
        write_draws(&[Some(guess.clone()), None, Some(guess)], 1, &mut words);
        assert_eq!(words.len(), 3 * DRAW_WORDS + 4 * CHANGE_WORDS);
        let bits = f32::to_bits;
        let header = |first| [40, 1, bits(0.8), bits(0.5), 0, bits(0.75), 2, first];
        assert_eq!(words[..8], header(24));
        assert_eq!(words[8..16], [1, 0, bits(1.0), bits(1.0), 0, 0, 0, 30]);
        assert_eq!(words[16..24], header(30));
        assert_eq!(words[30..33], [7, bits(1.0), bits(2.0)]);
    }

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
