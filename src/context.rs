//! A model ready to run: weights, threads and a cache of sequences. One step at a time turns tokens
//! into logits.
//!
//! Knows tokens as numbers; knows nothing of text, sampling or requests.

use std::sync::Arc;

use hob_kernels::{CacheType, Isa, Kernels};

#[cfg(feature = "cli")]
use crate::backend::cpu::{Cpu, PhaseTime};
pub use crate::backend::cpu::{DutyCycle, Importance, InputSquares, ThreadCounts};
pub use crate::backend::expert_stats::ExpertCacheStats;
#[cfg(feature = "gpu")]
use crate::backend::gpu;
use crate::backend::{Batch, ImageRow, StepOutput, TokenRow};
pub use crate::backend::{Best, MOST_BEST, StepsAhead, StepsDone, WholeRows};
use crate::model::Model;
use crate::model::adapter::{Adapter, AdapterMix};
use crate::model::embedded::{Embedded, Placed, position_of};
pub use crate::model::rope::RopeFactors;
pub use crate::model::weights::{BlockSight, DraftBlock};

mod choice;
mod compute;
mod drafter;
mod error;
mod expert_cache;
mod footprint;
mod options;
mod place_rule;
#[cfg(feature = "gpu")]
mod placement;
mod saved;
mod taken;
#[cfg(feature = "gpu")]
mod with_gpu;

#[cfg(feature = "gpu")]
pub(crate) use choice::adapter;
use compute::Compute;
pub use drafter::HiddenInput;
pub use error::Error;
pub use footprint::Footprint;
use options::ContextSizes;
pub use options::{ContextOptions, Device, Progress};
pub use place_rule::{MemoryPlace, PlaceRule};
pub use taken::TakenGpu;

/// The order in which a step sums.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowSums {
    /// The fastest for the batch.
    Fastest,
    /// That of a step of each token alone.
    BatchInvariant,
}

/// The position of a token after another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Advance {
    /// The one after the last.
    ByOne,
    /// That of the last.
    Stays,
}

/// One token of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchToken {
    /// Token id; ignored where [`Context::set_images`] has put an image.
    pub token: u32,
    /// Sequence, below [`ContextOptions::n_seq`].
    pub seq: u32,
    /// Position: where the sequence's cache, or its previous token in this batch, ends.
    pub pos: u32,
    /// True if its logits are returned.
    pub want_logits: bool,
}

/// A model with its threads and cache.
pub struct Context {
    model: Arc<Model>,
    compute: Compute,
    /// The options that it was made with: the CPU may have to take a GPU's place.
    #[cfg(feature = "gpu")]
    options: ContextOptions,
    /// True if the GPU was lost, and the sequences with it, since this was last asked for.
    has_forgotten: bool,
    n_ctx: usize,
    n_seq: usize,
    n_batch: usize,
    /// Types of cached keys and values.
    cache_types: [CacheType; 2],
    rows: Vec<TokenRow>,
    outputs: Vec<usize>,
    /// Images of each sequence, in order.
    images: Vec<Vec<Placed>>,
    /// Adapters of each sequence.
    adapters: Vec<AdapterMix>,
    /// Rope factors of each sequence.
    factors: Vec<RopeFactors>,
    /// Most tokens of a sequence with short ones; `None` = there is no limit.
    longest_short: Option<usize>,
    /// Adapters that there are.
    all_adapters: Vec<Arc<Adapter>>,
    /// Images that the rows of the batch point into.
    batch_images: Vec<Arc<Embedded>>,
    /// Length of each sequence with the tokens of the batch so far.
    ends: Vec<usize>,
    /// True if the hidden states of steps are kept.
    keeps_hidden: bool,
    /// The hidden states of the last step, if they are kept.
    hidden: Vec<f32>,
}

impl Context {
    /// Starts threads; takes no memory for the cache yet.
    ///
    /// # Errors
    /// If the instruction set is not of this machine, threads cannot be started, or the cache's
    /// type does not fit the model.
    pub fn new(model: Arc<Model>, options: &ContextOptions) -> Result<Context, Error> {
        Context::in_memory(model, options, None)
    }

    /// Does what [`Context::new`] does, in memory of a GPU that was taken for this model with these
    /// options, if some was.
    ///
    /// # Errors
    /// As [`Context::new`].
    pub fn in_memory(
        model: Arc<Model>,
        options: &ContextOptions,
        taken: Option<TakenGpu>,
    ) -> Result<Context, Error> {
        let sizes = ContextSizes::of(&model.plan, options);
        let compute = Compute::new(&model, options, sizes, taken)?;
        Ok(Context::with(model, compute, options, sizes))
    }

    /// Returns the context of a model over these backends.
    fn with(
        model: Arc<Model>,
        compute: Compute,
        options: &ContextOptions,
        sizes: ContextSizes,
    ) -> Context {
        let ContextSizes { n_ctx, n_seq, n_batch } = sizes;
        let longest_short = model.plan.longest_short().filter(|&most| most < n_ctx);
        Context {
            model,
            compute,
            #[cfg(feature = "gpu")]
            options: ContextOptions { progress: None, ..options.clone() },
            has_forgotten: false,
            n_ctx,
            n_seq,
            n_batch,
            cache_types: if options.exact {
                [CacheType::F32; 2]
            } else {
                [options.cache_type_k, options.cache_type_v]
            },
            rows: Vec::new(),
            outputs: Vec::new(),
            images: vec![Vec::new(); n_seq],
            adapters: vec![AdapterMix::default(); n_seq],
            factors: vec![RopeFactors::Short; n_seq],
            longest_short,
            all_adapters: options.adapters.clone(),
            batch_images: Vec::new(),
            ends: Vec::new(),
            keeps_hidden: false,
            hidden: Vec::new(),
        }
    }

    /// Returns the model.
    pub fn model(&self) -> &Arc<Model> {
        &self.model
    }

    /// Returns the uses of the memory in which experts are held.
    pub fn expert_cache(&self) -> ExpertCacheStats {
        self.compute.expert_cache()
    }

    /// Returns the number of positions per sequence.
    pub fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    /// Returns the most tokens of a sequence with short rope factors; longer ones are computed with
    /// the long ones. `None` where all are with the short ones: the model has one set of factors,
    /// or none, or the context is no longer than the model's original one.
    pub fn longest_short(&self) -> Option<usize> {
        self.longest_short
    }

    /// Returns the rope factors that a text of `n_tokens` tokens is computed with, as its makers'
    /// code computes it.
    pub fn rope_factors(&self, n_tokens: usize) -> RopeFactors {
        RopeFactors::of(n_tokens, self.longest_short)
    }

    /// Sets the rope factors of a sequence, which is forgotten if it was computed with others. It
    /// begins with the short ones, and keeps those that it has when it is cleared; a text that is,
    /// or grows, longer than [`Context::longest_short`] is computed with the long ones from its
    /// first token on.
    pub fn set_rope_factors(&mut self, seq: u32, factors: RopeFactors) {
        if let Some(present) = self.factors.get_mut(seq as usize)
            && *present != factors
        {
            *present = factors;
            self.compute.truncate(seq, 0);
        }
    }

    /// Returns the number of sequences.
    pub fn n_seq(&self) -> usize {
        self.n_seq
    }

    /// Returns the most tokens of a step.
    pub fn n_batch(&self) -> usize {
        self.n_batch
    }

    /// Returns the length of a row of logits.
    pub fn n_vocab(&self) -> usize {
        self.model.plan.n_vocab
    }

    /// Returns the number of tokens that a batch may be of: the vocabulary, but of a drafter that
    /// gives logits of some tokens alone.
    pub fn n_tokens(&self) -> usize {
        self.model.weights.token_embd.n_rows
    }

    /// Returns the width of a hidden state.
    pub fn n_embd(&self) -> usize {
        self.model.plan.n_embd
    }

    /// Returns the number of threads that compute a step of `n_tokens` (1 for a GPU, which the
    /// caller's thread feeds).
    pub fn n_threads(&self, n_tokens: usize) -> usize {
        self.compute.n_threads(n_tokens)
    }

    /// Returns what computes: the instruction set of the kernels, or the name of the GPU, with its
    /// layers if it has not all.
    pub fn device(&self) -> &str {
        self.compute.device()
    }

    /// Returns the number of layers that a GPU computes.
    pub fn gpu_layers(&self) -> usize {
        self.compute.gpu_layers()
    }

    /// Returns the number of positions in the cache of a sequence; 0 for one that does not exist.
    pub fn seq_len(&self, seq: u32) -> usize {
        if (seq as usize) < self.n_seq { self.compute.seq_len(seq) } else { 0 }
    }

    /// Returns how many of the first `len` positions of a sequence are left when it is cut back
    /// there, or another takes them over. A model with running states
    /// ([`Plan::is_recurrent`](crate::model::Plan::is_recurrent)) goes back only to where it keeps
    /// one: those asked for with [`Context::request_checkpoint`], some others, and the beginning.
    /// Any other keeps all.
    pub fn n_resumable(&self, seq: u32, len: u32) -> usize {
        if (seq as usize) < self.n_seq { self.compute.n_resumable(seq, len as usize) } else { 0 }
    }

    /// Requests that a sequence can go back to position `at` once it has been there; until the next
    /// [`Context::clear_seq`], as long as nothing newer takes the place, and within a few positions
    /// of each sequence. For models that go back anywhere there is nothing to do.
    pub fn request_checkpoint(&mut self, seq: u32, at: u32) {
        if (seq as usize) < self.n_seq {
            self.compute.request_checkpoint(seq, at as usize);
        }
    }

    /// Lets the next step of a sequence be cut back to before each of its last `n` tokens, once,
    /// and before the step after it. Returns for how many of them that holds: fewer where there is
    /// no memory for running states.
    pub fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        if (seq as usize) < self.n_seq { self.compute.reserve_return(seq, n) } else { 0 }
    }

    /// Forgets a sequence from position `from` on, and what [`Context::n_resumable`] does not leave
    /// before that: [`Context::seq_len`] says where it goes on.
    pub fn clear_seq(&mut self, seq: u32, from: u32) {
        if (seq as usize) < self.n_seq {
            self.compute.truncate(seq, from as usize);
        }
    }

    /// Makes sequence `to` forget what it has and become the first `len` positions of sequence
    /// `from`, or as many as [`Context::n_resumable`] says, with its rope factors. Nothing is
    /// copied until one of the two goes on. Sequences that do not exist, or are the same, are left
    /// as they are.
    pub fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        if from != to && (from.max(to) as usize) < self.n_seq {
            self.factors[to as usize] = self.factors[from as usize];
            self.compute.share(from, to, len as usize);
        }
    }

    /// Sets the images of a sequence, in order of positions, in place of those set before: at the
    /// positions that they cover, the tokens of a batch are ignored. They must not change what is
    /// computed already.
    ///
    /// # Errors
    /// If the sequence does not exist, or an image was made for a model of another width.
    pub fn set_images(&mut self, seq: u32, images: Vec<Placed>) -> Result<(), Error> {
        let n_seq = self.n_seq;
        let plan = &self.model.plan;
        let expected = plan.n_embd * (1 + plan.n_deepstack);
        if let Some(Placed { image, .. }) =
            images.iter().find(|placed| placed.image.width != expected)
        {
            return Err(Error::ImageWidth { width: image.width, expected });
        }
        *self.images.get_mut(seq as usize).ok_or(Error::UnknownSequence { seq, n_seq })? = images;
        Ok(())
    }

    /// Returns the number of adapters that sequences may be computed with.
    pub fn n_adapters(&self) -> usize {
        self.all_adapters.len()
    }

    /// Sets the adapters that the tokens of a sequence are computed with from here on; those of
    /// what is computed already stay.
    ///
    /// # Errors
    /// If the sequence or an adapter does not exist.
    pub fn set_adapters(&mut self, seq: u32, mix: AdapterMix) -> Result<(), Error> {
        let n_seq = self.n_seq;
        let n_adapters = self.n_adapters();
        if let Some(unknown) = mix.iter().find(|scale| scale.adapter >= n_adapters) {
            return Err(Error::UnknownAdapter { adapter: unknown.adapter, n_adapters });
        }
        *self.adapters.get_mut(seq as usize).ok_or(Error::UnknownSequence { seq, n_seq })? = mix;
        Ok(())
    }

    /// Runs a batch: at most `n_batch` tokens, rows of images not counted. Returns a row of
    /// `n_vocab` logits for each token that wanted them, in the order of the batch.
    ///
    /// # Errors
    /// If a token does not fit (see [`Error`]), or there is no memory for the cache. Nothing has
    /// been computed then.
    pub fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], Error> {
        self.run(batch, StepOutput::Logits, RowSums::Fastest)
    }

    /// Computes a few tokens of each sequence as [`Context::step`]: on the CPU the logits of a
    /// token are, to the bit, those that it gets in a step of its own. (A GPU sums in an order that
    /// depends on the batch.)
    ///
    /// # Errors
    /// As [`Context::step`].
    pub fn step_batch_invariant(&mut self, batch: &[BatchToken]) -> Result<&[f32], Error> {
        self.run(batch, StepOutput::Logits, RowSums::BatchInvariant)
    }

    /// Returns whether [`Context::step_best`] takes a batch of `n_tokens` tokens and `n_rows` rows
    /// of logits, for the best `keep` of each. Only GPUs take any.
    pub fn finds_best(&self, n_tokens: usize, n_rows: usize, keep: usize) -> bool {
        self.compute.finds_best(n_tokens, n_rows, keep)
    }

    /// Computes a step as [`Context::step`], but the rows of logits stay on the device, and `best`
    /// becomes the best `keep` tokens of each, of those that its bitmap in `allowed` allows (token
    /// `t` is bit `t % 32` of word `t / 32`; `None`: all).
    ///
    /// # Errors
    /// As [`Context::step`], and if [`Context::finds_best`] does not hold.
    pub fn step_best(
        &mut self,
        batch: &[BatchToken],
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), Error> {
        self.locate(batch, Advance::ByOne)?;
        if allowed.len() != self.outputs.len() || !self.finds_best(batch.len(), allowed.len(), keep)
        {
            return Err(Error::WholeRows);
        }
        let Context { compute, rows, outputs, batch_images: images, adapters, .. } = self;
        let batch = Batch { rows, outputs, images, adapters, x: &[], batch_invariant: false };
        compute.step_best(&batch, keep, allowed, best).map_err(|e| self.recover_from(e))?;
        self.note_hidden(self.keeps_hidden);
        Ok(())
    }

    /// Returns the most passes of [`Context::step_ahead`] over one token of each of `n_seq`
    /// sequences, after which so much is left of each row: 1 where none is done without waiting.
    /// Only GPUs do more, which keep no hidden states then.
    pub fn most_ahead(&self, n_seq: usize, rows: WholeRows) -> usize {
        if self.keeps_hidden { 1 } else { self.compute.most_ahead(n_seq, rows) }
    }

    /// Computes steps in a row, without waiting for one of them: the batch is of the first, one
    /// token of each sequence, and each goes on with a token that the device takes of the row of
    /// logits before: the best, or one that it draws ([`StepsAhead::guesses`]). `done` becomes the
    /// results, and the sequences hold all tokens that were computed. Fewer steps are done where a
    /// row of logits has no best token.
    ///
    /// # Errors
    /// As [`Context::step`], and if there are more than [`Context::most_ahead`] steps, more of the
    /// best tokens than [`Context::finds_best`] takes, or the batch is another one.
    pub fn step_ahead(
        &mut self,
        batch: &[BatchToken],
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), Error> {
        self.locate(batch, Advance::ByOne)?;
        let n_seq = batch.len();
        let n = steps.n;
        let most = self.most_ahead(n_seq, steps.rows);
        let goes_on = |t: &BatchToken| self.ends[t.seq as usize] == t.pos as usize + 1;
        let is_one_each = batch.iter().all(|t| t.want_logits && goes_on(t));
        let refused = Error::PassesAhead { n, n_tokens: n_seq, most };
        let is_text = self.rows.iter().all(|row| row.image.is_none());
        let is_of_batch = steps.allowed.len() == n_seq && steps.guesses.len() == n_seq;
        let is_possible = (1..=most).contains(&n) && self.finds_best(n_seq, n_seq, steps.keep);
        if !is_possible || batch.is_empty() || !is_one_each || !is_text || !is_of_batch {
            return Err(refused);
        }
        let sections = self.model.plan.ropes.iter().any(|rope| rope.sections.is_some());
        for t in (1..n as u32).flat_map(|k| batch.iter().map(move |t| (k, t))) {
            let (k, &BatchToken { seq, pos, .. }) = t;
            let pos = pos + k;
            self.check_len(seq, pos as usize + 1)?;
            let position = position_of(&self.images[seq as usize], pos, sections);
            if position.row.is_some() {
                return Err(refused);
            }
            let row = TokenRow {
                // the device has it
                token: 0,
                seq,
                pos,
                rope: position.rope,
                factors: self.factors[seq as usize],
                end: position.end,
                image: None,
            };
            self.rows.push(row);
        }
        let Context { compute, rows, .. } = self;
        compute.step_ahead(rows, n_seq, steps, done).map_err(|e| self.recover_from(e))
    }

    /// Fetches all logits of row `row` of the last [`Context::step_best`], or of the last
    /// [`Context::step_ahead`] that kept them, if nothing was computed since.
    ///
    /// # Errors
    /// If the device fails.
    pub fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), Error> {
        self.compute.whole_row(row, out).map_err(|e| self.recover_from(e))
    }

    /// Computes a step as [`Context::step`], but returns a row of `n_embd` values for each token
    /// that wanted logits: its hidden state after the last layer and norm, what logits would be
    /// made of.
    ///
    /// # Errors
    /// As [`Context::step`].
    pub fn embed(&mut self, batch: &[BatchToken]) -> Result<&[f32], Error> {
        self.run(batch, StepOutput::Hidden, RowSums::Fastest)
    }

    fn run(
        &mut self,
        batch: &[BatchToken],
        output: StepOutput,
        sums: RowSums,
    ) -> Result<&[f32], Error> {
        if self.model.plan.bidirectional && output == StepOutput::Logits {
            return Err(Error::NoLogits { arch: self.model.plan.arch.clone() });
        }
        self.locate(batch, Advance::ByOne)?;
        if self.model.plan.reads.is_some() {
            let expected = self.rows.len() * self.n_read();
            return Err(Error::HiddenStates { found: 0, expected });
        }
        let keeps_hidden = self.keeps_hidden && output == StepOutput::Logits;
        let output = if keeps_hidden { StepOutput::LogitsAndHidden } else { output };
        let Context { compute, rows, outputs, batch_images: images, adapters, .. } = self;
        let batch_invariant = sums == RowSums::BatchInvariant;
        let batch = Batch { rows, outputs, images, adapters, x: &[], batch_invariant };
        compute.step(&batch, output).map_err(|e| self.recover_from(e))?;
        self.note_hidden(keeps_hidden);
        Ok(self.compute.made(self.outputs.len(), output))
    }

    /// Takes the hidden states of the last step, or none.
    fn note_hidden(&mut self, are_kept: bool) {
        self.hidden.clear();
        if are_kept {
            self.compute.append_hidden(self.rows.len(), &mut self.hidden);
        }
    }

    /// Moves to the CPU if `error` is the loss of the GPU: weights come from the mapped file, and
    /// what the sequences held is lost. Returns `error`.
    fn recover_from(&mut self, error: Error) -> Error {
        #[cfg(feature = "gpu")]
        if let Error::Gpu(gpu::Error::Device { .. }) = &error {
            // at once, and without memory for copies
            let options =
                ContextOptions { repack: false, overcommit: true, ..self.options.clone() };
            let sizes =
                ContextSizes { n_ctx: self.n_ctx, n_seq: self.n_seq, n_batch: self.n_batch };
            match Compute::on_cpu(&self.model, &options, sizes) {
                Ok(cpu) => {
                    tracing::error!("{error}; from here on the CPU computes everything");
                    let lost = std::mem::replace(&mut self.compute, cpu);
                    // a driver that has failed may do so again
                    _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(lost)));
                    self.has_forgotten = true;
                }
                Err(e) => tracing::error!("{error}, and the CPU cannot take its place: {e}"),
            }
        }
        error
    }

    /// Returns whether a GPU failed since this was last asked: then the CPU computes everything,
    /// and all sequences are empty. The call that met the failure has returned its error.
    pub fn has_forgotten(&mut self) -> bool {
        std::mem::take(&mut self.has_forgotten)
    }

    /// Returns the GPU's device, to see what becomes of a context that loses it.
    #[cfg(feature = "gpu")]
    #[doc(hidden)]
    pub fn gpu_device(&self) -> Option<&wgpu::Device> {
        self.compute.gpu_device()
    }

    /// Says whether the times of the phases of passes on the CPU are wanted; nothing where a GPU
    /// computes.
    #[cfg(feature = "cli")]
    pub(crate) fn set_phase_times(&mut self, is_wanted: bool) {
        if let Some(cpu) = self.compute.cpu_mut() {
            cpu.set_phase_times(is_wanted);
        }
    }

    /// Takes the times of the phases of passes on the CPU so far, of each thread; `None` where a
    /// GPU computes.
    #[cfg(feature = "cli")]
    pub(crate) fn take_phase_times(&mut self) -> Option<Vec<Vec<PhaseTime>>> {
        self.compute.cpu_mut().map(Cpu::take_phase_times)
    }

    /// Returns the dispatches and times of the last pass on a GPU, if one computes.
    #[cfg(all(feature = "gpu", feature = "cli"))]
    pub(crate) fn gpu_trace(&self) -> Option<&crate::backend::gpu::PassTrace> {
        self.compute.gpu_trace()
    }

    /// Begins or ends to measure each dispatch of the passes of a GPU; returns whether it can.
    ///
    /// # Errors
    /// If there is no memory for that.
    #[cfg(all(feature = "gpu", feature = "cli"))]
    pub(crate) fn time_dispatches(&mut self, on: bool) -> Result<bool, Error> {
        self.compute.time_dispatches(on)
    }

    /// Checks a batch, and fills in the rows of its tokens and which of them give outputs.
    fn locate(&mut self, batch: &[BatchToken], advance: Advance) -> Result<(), Error> {
        self.check(batch, advance)?;
        let bidirectional = self.model.plan.bidirectional;
        let sections = self.model.plan.ropes.iter().any(|rope| rope.sections.is_some());
        self.rows.clear();
        self.batch_images.clear();
        let mut last = None;
        for t in batch {
            let images = &self.images[t.seq as usize];
            let position = position_of(images, t.pos, sections);
            let image = position.row.map(|(image, row)| {
                if last != Some((t.seq, image)) {
                    last = Some((t.seq, image));
                    self.batch_images.push(Arc::clone(&images[image].image));
                }
                ImageRow { image: self.batch_images.len() as u32 - 1, row: row as u32 }
            });
            let end = if bidirectional { self.ends[t.seq as usize] as u32 } else { position.end };
            let &BatchToken { token, seq, pos, .. } = t;
            let rope = position.rope;
            let factors = self.factors[seq as usize];
            self.rows.push(TokenRow { token, seq, pos, rope, factors, end, image });
        }
        self.outputs.clear();
        self.outputs
            .extend(batch.iter().enumerate().filter(|(_, t)| t.want_logits).map(|(i, _)| i));
        Ok(())
    }

    /// Checks that a sequence can have `len` positions, with the rope factors that it has.
    fn check_len(&self, seq: u32, len: usize) -> Result<(), Error> {
        let n_ctx = self.n_ctx;
        if len > n_ctx {
            return Err(Error::ContextFull { seq, n_ctx });
        }
        match self.longest_short {
            Some(most) if len > most && self.factors[seq as usize] == RopeFactors::Short => {
                Err(Error::ShortFactors { seq, len, most })
            }
            _ => Ok(()),
        }
    }

    fn check(&mut self, batch: &[BatchToken], advance: Advance) -> Result<(), Error> {
        let in_image = |t: &BatchToken| {
            self.images
                .get(t.seq as usize)
                .is_some_and(|images| images.iter().any(|image| image.holds(t.pos)))
        };
        let n = batch.iter().filter(|t| !in_image(t)).count();
        if n > self.n_batch {
            return Err(Error::TooManyTokens { n, n_batch: self.n_batch });
        }
        self.ends.clear();
        self.ends.extend((0..self.n_seq).map(|seq| self.compute.seq_len(seq as u32)));
        for t in batch {
            let &BatchToken { token, seq, pos, .. } = t;
            let n_vocab = self.n_tokens();
            if token as usize >= n_vocab && !in_image(t) {
                return Err(Error::UnknownToken { token, n_vocab });
            }
            let n_seq = self.n_seq;
            let end =
                self.ends.get_mut(seq as usize).ok_or(Error::UnknownSequence { seq, n_seq })?;
            let expected = match advance {
                Advance::ByOne => *end,
                Advance::Stays => end.saturating_sub(1),
            };
            if pos as usize != expected || advance == Advance::Stays && *end == 0 {
                return Err(Error::PositionGap { seq, pos, expected });
            }
            if advance == Advance::Stays {
                continue;
            }
            *end += 1;
            self.check_len(seq, pos as usize + 1)?;
        }
        if self.model.plan.bidirectional {
            // what is in the cache already has not seen what comes now
            let started = batch
                .iter()
                .map(|t| (t.seq, self.compute.seq_len(t.seq)))
                .find(|&(_, pos)| pos > 0);
            if let Some((seq, pos)) = started {
                return Err(Error::SplitText { seq, pos });
            }
        }
        // what begins or ends within an image whose rows see each other would see rows that are not
        // there
        for (seq, (images, &end)) in self.images.iter().zip(&self.ends).enumerate() {
            let start = self.compute.seq_len(seq as u32);
            let split = |at: &Placed, pos: usize| at.at as usize != pos && at.holds(pos as u32);
            let is_split = |placed: &&Placed| split(placed, start) || split(placed, end);
            let mut images = images.iter().filter(|placed| placed.image.non_causal && end > start);
            if let Some(placed) = images.find(is_split) {
                return Err(Error::SplitImage { seq: seq as u32, at: placed.at });
            }
        }
        Ok(())
    }
}

/// Returns the kernel table that was asked for, or of `HOB_CPU_ISA`, or the best.
pub(crate) fn kernels(isa: Option<Isa>) -> Result<&'static Kernels, Error> {
    let asked = match (isa, std::env::var("HOB_CPU_ISA")) {
        (Some(isa), _) => isa,
        (None, Ok(name)) => Isa::from_name(&name).ok_or(Error::UnknownIsa { name })?,
        (None, Err(_)) => return Ok(Kernels::best()),
    };
    Kernels::new(asked).ok_or(Error::NoIsa { asked })
}
