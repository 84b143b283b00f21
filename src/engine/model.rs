//! The scheduler's view of a model and of a vocabulary: two small traits, so that it can be tested
//! with a model whose every answer is known.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use crate::backend::SequencePart;
pub use crate::context::{
    BatchToken, Best, DraftBlock, HiddenInput, RopeFactors, StepsAhead, StepsDone, WholeRows,
};
use crate::context::{Context, ExpertCacheStats};
use crate::model::adapter::AdapterMix;
use crate::model::embedded::Placed;
use crate::sampling::TokenTexts;
use crate::tokenizer::Tokenizer;

/// Logits held at once, in values: 64 MiB, so that a large vocabulary makes steps shorter rather
/// than memory larger.
pub const MAX_LOGITS: usize = 16 << 20;

/// Why a step failed; shown to the client of every job it belonged to.
pub type StepError = Box<dyn std::error::Error + Send + Sync>;

/// The error of a model of which nothing is saved.
pub(super) const NOT_SAVED: &str = "what this model has computed cannot be copied";

/// A model with its cache: sequences `0..n_seq`, each with positions `0..n_ctx`.
pub trait StepModel: Send + 'static {
    /// Returns the number of tokens in the vocabulary: the length of one row of logits.
    fn n_vocab(&self) -> usize;
    /// Returns the number of positions of one sequence.
    fn n_ctx(&self) -> usize;
    /// Returns the number of sequences in the cache.
    fn n_seq(&self) -> usize;
    /// Returns the largest number of tokens of a step.
    fn n_batch(&self) -> usize;
    /// Computes a batch. Returns one row of `n_vocab` logits per token that asks for them, in
    /// order of the batch.
    ///
    /// The tokens of a sequence stand in order of position and continue what is in the cache. After
    /// an error (or a panic) the cache of the sequences in the batch holds anything from the first
    /// position of the batch on; the scheduler clears it.
    ///
    /// # Errors
    /// Whatever the backend reports.
    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError>;
    /// Computes a batch with drafted tokens, as [`StepModel::step`]. A token's logits should be, to
    /// the bit, those that it gets in a step of its own, so that drafts change no text.
    ///
    /// # Errors
    /// As [`StepModel::step`].
    fn verify(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        self.step(batch)
    }
    /// Returns whether [`StepModel::step_best`] takes a batch of *n* tokens and rows of logits, for
    /// the best `keep` of each.
    fn finds_best(&self, _n_tokens: usize, _n_rows: usize, _keep: usize) -> bool {
        false
    }
    /// Computes a batch as [`StepModel::step`], but leaves the rows where they were made, and finds
    /// of each only the best `keep` tokens among those that its bitmap in `allowed` allows (`None`:
    /// all).
    ///
    /// # Errors
    /// As [`StepModel::step`], and if the model does not take such a batch.
    fn step_best(
        &mut self,
        _batch: &[BatchToken],
        _keep: usize,
        _allowed: &[Option<&[u32]>],
        _best: &mut Best,
    ) -> Result<(), StepError> {
        Err("this model gives whole rows only".into())
    }
    /// Returns the most steps of [`StepModel::step_ahead`] over one token of each of `n_seq`
    /// sequences, after which so much is left of each row; 1 where none is done without waiting.
    fn most_ahead(&self, _n_seq: usize, _rows: WholeRows) -> usize {
        1
    }
    /// Computes steps in a row without waiting for one of them: the batch is of the first, one
    /// token of each sequence, and each goes on with a token of the row of logits before, the best
    /// or the one that is drawn by a guess. `done` becomes the results. Fewer steps are done where
    /// a row of logits has no best token.
    ///
    /// # Errors
    /// As [`StepModel::step`], and if the model does not do as many, or takes no such batch.
    fn step_ahead(
        &mut self,
        _batch: &[BatchToken],
        _steps: &StepsAhead<'_>,
        _done: &mut StepsDone,
    ) -> Result<(), StepError> {
        Err("this model waits for each step".into())
    }
    /// Writes all of row `row` of the last [`StepModel::step_best`] to `out`, or of the last
    /// [`StepModel::step_ahead`] that kept its rows.
    ///
    /// # Errors
    /// Whatever the backend reports.
    fn whole_row(&mut self, _row: usize, _out: &mut Vec<f32>) -> Result<(), StepError> {
        Err("this model gives whole rows only".into())
    }
    /// Returns the width of a hidden state: the length of a row of [`StepModel::embed`]; 0 for a
    /// model that gives none.
    fn n_embd(&self) -> usize {
        0
    }
    /// Computes a batch as [`StepModel::step`], but returns hidden states of `n_embd` values.
    ///
    /// # Errors
    /// Whatever the backend reports, and if the model gives none.
    fn embed(&mut self, _: &[BatchToken]) -> Result<&[f32], StepError> {
        Err("this model gives no hidden states".into())
    }
    /// Returns the hidden states of the tokens of the last step, [`StepModel::n_hidden`] values
    /// each: of a [`StepModel::step`] those of all, if they are kept, of a [`StepModel::predict`]
    /// those of the tokens that wanted logits.
    fn hidden(&self) -> &[f32] {
        &[]
    }
    /// Returns the number of values of a row of [`StepModel::hidden`].
    fn n_hidden(&self) -> usize {
        0
    }
    /// Computes a batch as [`StepModel::step`], of a model that reads a hidden state with each
    /// token. `positions` are those of the tokens in their text, for a model that drafts in place
    /// or blocks.
    ///
    /// # Errors
    /// Those of the backend, and if the model reads no hidden states.
    fn predict(
        &mut self,
        _batch: &[BatchToken],
        _hidden: HiddenInput<'_>,
        _positions: &[u32],
    ) -> Result<&[f32], StepError> {
        Err("this model reads no hidden states".into())
    }
    /// Returns whether [`StepModel::predict`] computes drafted tokens at the position of the last
    /// token of the text: they stand where the last one of their sequence does.
    fn drafts_in_place(&self) -> bool {
        false
    }
    /// Returns the number of positions that the cache of the model holds of a sequence, of a
    /// drafter that reads keys and values there; `None` of one that has a cache of its own.
    fn model_len(&self, _seq: u32) -> Option<usize> {
        None
    }
    /// Lets go, in a drafter that reads keys and values in the cache of the model, of memory that
    /// the cache has replaced in a step of the model.
    ///
    /// # Errors
    /// If the model is gone.
    fn follow_model(&mut self) -> Result<(), StepError> {
        Ok(())
    }
    /// Returns the tokens that a [`StepModel::predict`] of [`HiddenInput::Block`] drafts at once;
    /// `None` of a model that drafts one token after the other.
    fn draft_block(&self) -> Option<DraftBlock> {
        None
    }
    /// Returns the number of values of a hidden state that [`StepModel::predict`] reads of the
    /// model for which this one drafts.
    fn n_read(&self) -> usize {
        0
    }
    /// Returns the number of tokens that a batch may be of.
    fn n_tokens(&self) -> usize {
        self.n_vocab()
    }
    /// Returns the token of row `row` of the output matrix.
    fn token_of_row(&self, row: u32) -> u32 {
        row
    }
    /// Returns whether each token sees the whole text: then the model embeds and does not write, a
    /// prompt is one step, and a step takes any prompt ([`StepModel::n_batch`] is no less than
    /// [`StepModel::n_ctx`]).
    fn is_encoder(&self) -> bool {
        false
    }
    /// Returns whether the model has lost all sequences since this was last asked, as when a device
    /// was lost and another goes on in its place: they are empty, and the step that met this has
    /// failed.
    fn has_forgotten(&mut self) -> bool {
        false
    }
    /// Returns the uses of the memory in which experts are held.
    fn expert_cache(&self) -> ExpertCacheStats {
        ExpertCacheStats::default()
    }
    /// Returns whether a sequence can be cut back to any position. A model that cannot, since it
    /// keeps a running state, says with [`StepModel::n_resumable`] how far it goes back.
    fn goes_back(&self) -> bool {
        true
    }
    /// Lets the next step of a sequence be cut back to before each of its last *n* tokens. Returns
    /// for how many of them that holds.
    fn reserve_return(&mut self, _seq: u32, n: usize) -> usize {
        n
    }
    /// Returns how many of the first `len` positions of one sequence are left when it is cut back
    /// there, or another takes them over.
    fn n_resumable(&self, _seq: u32, len: u32) -> usize {
        len as usize
    }
    /// Announces that the sequence may be cut back to `at` once it has been there, or another may
    /// take over what is before: a model that needs a checkpoint for that keeps one.
    fn request_checkpoint(&mut self, _seq: u32, _at: u32) {}
    /// Forgets the positions from `from` on of one sequence, and those before that
    /// [`StepModel::n_resumable`] does not leave.
    fn clear_seq(&mut self, seq: u32, from: u32);
    /// Makes sequence `to` the first `len` positions of sequence `from`, another one, of which
    /// [`StepModel::n_resumable`] leaves as many.
    fn share_seq(&mut self, from: u32, to: u32, len: u32);
    /// Returns the most tokens of a sequence with short rope factors; `None` of a model that
    /// computes all sequences with these.
    fn longest_short(&self) -> Option<usize> {
        None
    }
    /// Returns the rope factors of a text of `n_tokens` tokens.
    fn rope_factors(&self, n_tokens: usize) -> RopeFactors {
        RopeFactors::of(n_tokens, self.longest_short())
    }
    /// Returns the most positions of a sequence with these rope factors.
    fn n_positions(&self, factors: RopeFactors) -> usize {
        match (factors, self.longest_short()) {
            (RopeFactors::Short, Some(most)) => most,
            (RopeFactors::Short, None) | (RopeFactors::Long, _) => self.n_ctx(),
        }
    }
    /// Sets the rope factors of one sequence, which is forgotten if it was computed with others. A
    /// sequence has the short ones at first, and gets those of another with its positions
    /// ([`StepModel::share_seq`]).
    fn set_rope_factors(&mut self, _seq: u32, _factors: RopeFactors) {}
    /// Returns a hash that distinguishes this model, its type of cache and these rope factors from
    /// others: what one has computed is of no use to another. `None` for a model of which nothing
    /// is saved.
    fn fingerprint(&self, _factors: RopeFactors) -> Option<[u8; 32]> {
        None
    }
    /// Returns how many bytes [`StepModel::save_seq`] gives for this many positions, at most.
    fn saved_bytes(&self, _len: u32) -> usize {
        0
    }
    /// Returns the keys and values of the first `len` positions of one sequence, which has them.
    ///
    /// # Errors
    /// If the model's cache cannot be copied.
    fn save_seq(&mut self, _seq: u32, _len: u32) -> Result<Vec<u8>, StepError> {
        Err(NOT_SAVED.into())
    }
    /// Makes a sequence, which is empty, these `len` positions.
    ///
    /// # Errors
    /// If the bytes are not those of `len` positions, or there is no memory for them; then it stays
    /// empty.
    fn restore_seq(&mut self, _seq: u32, _len: u32, _cache: &[u8]) -> Result<(), StepError> {
        Err(NOT_SAVED.into())
    }
    /// Returns the bytes of keys and values of one position.
    fn position_bytes(&self) -> usize {
        0
    }
    /// Returns the bytes of a running state; 0 for a model that has none.
    fn state_bytes(&self) -> usize {
        0
    }
    /// Returns the positions that a sequence of a model with running states can be cut back to,
    /// ascending.
    fn kept_positions(&self, _seq: u32) -> Vec<usize> {
        Vec::new()
    }
    /// Returns keys and values of some positions of one sequence, which has them.
    ///
    /// # Errors
    /// If the model's cache cannot be copied.
    fn save_part(&mut self, _seq: u32, _part: &SequencePart) -> Result<Vec<u8>, StepError> {
        Err(NOT_SAVED.into())
    }
    /// Extends a sequence to the end of `positions`; it has what is before them, and may have some
    /// of those of the first page.
    ///
    /// # Errors
    /// If the bytes are not those of these positions, or there is no memory for them; then it stays
    /// as long as it was.
    fn extend_seq(
        &mut self,
        _seq: u32,
        _positions: Range<usize>,
        _cache: &[u8],
    ) -> Result<(), StepError> {
        Err(NOT_SAVED.into())
    }
    /// Returns a hash that distinguishes one of its adapters from others; `None` if there is no
    /// such adapter.
    fn adapter_fingerprint(&self, _adapter: usize) -> Option<[u8; 32]> {
        None
    }
    /// Sets where images lie in one sequence, in place of those before.
    ///
    /// # Errors
    /// If the model cannot take them.
    fn set_images(&mut self, seq: u32, images: Vec<Placed>) -> Result<(), StepError> {
        if images.is_empty() {
            return Ok(());
        }
        Err(format!("sequence {seq} has images, and this model takes none").into())
    }
    /// Returns the number of adapters that there are.
    fn n_adapters(&self) -> usize {
        0
    }
    /// Sets the adapters that one sequence is computed with from here on.
    ///
    /// # Errors
    /// If the model has no such adapter.
    fn set_adapters(&mut self, seq: u32, mix: AdapterMix) -> Result<(), StepError> {
        if mix.is_empty() {
            return Ok(());
        }
        Err(format!("sequence {seq} has adapters, and this model takes none").into())
    }
}

/// The scheduler's knowledge of tokens: the bytes that they spell, and the tokens that end a text.
pub trait Vocabulary: Send + Sync + 'static {
    /// Returns the bytes a generated token adds to the text; none for a control token.
    fn piece(&self, token: u32) -> Cow<'_, [u8]>;
    /// Returns the tokens that end a generation.
    fn end_tokens(&self) -> &[u32];
    /// Returns the tokens that are never generated.
    fn suppressed_tokens(&self) -> &[u32];
    /// Returns the tokens of text that continues a text, as the tokenizer cuts it.
    fn encode(&self, text: &str) -> Vec<u32>;
}

/// The texts of a vocabulary's tokens, as a sampler reads them.
pub(super) struct VocabularyTexts(pub Arc<dyn Vocabulary>);

impl fmt::Debug for VocabularyTexts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("VocabularyTexts")
    }
}

impl TokenTexts for VocabularyTexts {
    fn text(&self, token: u32) -> Cow<'_, [u8]> {
        self.0.piece(token)
    }

    fn ends(&self, token: u32) -> bool {
        self.0.end_tokens().contains(&token)
    }

    fn end(&self) -> Option<u32> {
        self.0.end_tokens().first().copied()
    }
}

impl StepModel for Context {
    fn n_vocab(&self) -> usize {
        Context::n_vocab(self)
    }

    fn n_ctx(&self) -> usize {
        Context::n_ctx(self)
    }

    fn n_seq(&self) -> usize {
        Context::n_seq(self)
    }

    fn n_batch(&self) -> usize {
        Context::n_batch(self)
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        Ok(Context::step(self, batch)?)
    }

    fn verify(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        Ok(Context::step_batch_invariant(self, batch)?)
    }

    fn finds_best(&self, n_tokens: usize, n_rows: usize, keep: usize) -> bool {
        Context::finds_best(self, n_tokens, n_rows, keep)
    }

    fn step_best(
        &mut self,
        batch: &[BatchToken],
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), StepError> {
        Ok(Context::step_best(self, batch, keep, allowed, best)?)
    }

    fn most_ahead(&self, n_seq: usize, rows: WholeRows) -> usize {
        Context::most_ahead(self, n_seq, rows)
    }

    fn step_ahead(
        &mut self,
        batch: &[BatchToken],
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), StepError> {
        Ok(Context::step_ahead(self, batch, steps, done)?)
    }

    fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), StepError> {
        Ok(Context::whole_row(self, row, out)?)
    }

    fn n_embd(&self) -> usize {
        Context::n_embd(self)
    }

    fn is_encoder(&self) -> bool {
        self.model().plan.bidirectional
    }

    fn embed(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        Ok(Context::embed(self, batch)?)
    }

    fn hidden(&self) -> &[f32] {
        Context::hidden(self)
    }

    fn n_hidden(&self) -> usize {
        Context::n_hidden(self)
    }

    fn predict(
        &mut self,
        batch: &[BatchToken],
        hidden: HiddenInput<'_>,
        positions: &[u32],
    ) -> Result<&[f32], StepError> {
        Ok(Context::predict(self, batch, hidden, positions)?)
    }

    fn drafts_in_place(&self) -> bool {
        Context::drafts_in_place(self)
    }

    fn model_len(&self, seq: u32) -> Option<usize> {
        Context::model_len(self, seq)
    }

    fn follow_model(&mut self) -> Result<(), StepError> {
        Ok(Context::follow_model(self)?)
    }

    fn draft_block(&self) -> Option<DraftBlock> {
        Context::draft_block(self)
    }

    fn n_read(&self) -> usize {
        Context::n_read(self)
    }

    fn n_tokens(&self) -> usize {
        Context::n_tokens(self)
    }

    fn token_of_row(&self, row: u32) -> u32 {
        Context::token_of_row(self, row)
    }

    fn has_forgotten(&mut self) -> bool {
        Context::has_forgotten(self)
    }

    fn expert_cache(&self) -> ExpertCacheStats {
        Context::expert_cache(self)
    }

    fn goes_back(&self) -> bool {
        !self.model().plan.is_recurrent()
    }

    fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        Context::reserve_return(self, seq, n)
    }

    fn n_resumable(&self, seq: u32, len: u32) -> usize {
        Context::n_resumable(self, seq, len)
    }

    fn request_checkpoint(&mut self, seq: u32, at: u32) {
        Context::request_checkpoint(self, seq, at);
    }

    fn clear_seq(&mut self, seq: u32, from: u32) {
        Context::clear_seq(self, seq, from);
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        Context::share_seq(self, from, to, len);
    }

    fn longest_short(&self) -> Option<usize> {
        Context::longest_short(self)
    }

    fn set_rope_factors(&mut self, seq: u32, factors: RopeFactors) {
        Context::set_rope_factors(self, seq, factors);
    }

    fn fingerprint(&self, factors: RopeFactors) -> Option<[u8; 32]> {
        Some(Context::fingerprint(self, factors))
    }

    fn saved_bytes(&self, len: u32) -> usize {
        Context::saved_bytes(self, len)
    }

    fn save_seq(&mut self, seq: u32, len: u32) -> Result<Vec<u8>, StepError> {
        Ok(Context::save_seq(self, seq, len)?)
    }

    fn restore_seq(&mut self, seq: u32, len: u32, cache: &[u8]) -> Result<(), StepError> {
        Ok(Context::restore_seq(self, seq, len, cache)?)
    }

    fn position_bytes(&self) -> usize {
        Context::position_bytes(self)
    }

    fn state_bytes(&self) -> usize {
        Context::state_bytes(self)
    }

    fn kept_positions(&self, seq: u32) -> Vec<usize> {
        Context::kept_positions(self, seq)
    }

    fn save_part(&mut self, seq: u32, part: &SequencePart) -> Result<Vec<u8>, StepError> {
        Ok(Context::save_part(self, seq, part)?)
    }

    fn extend_seq(
        &mut self,
        seq: u32,
        positions: Range<usize>,
        cache: &[u8],
    ) -> Result<(), StepError> {
        Ok(Context::extend_seq(self, seq, positions, cache)?)
    }

    fn adapter_fingerprint(&self, adapter: usize) -> Option<[u8; 32]> {
        Some(Context::adapter_fingerprint(self, adapter))
    }

    fn set_images(&mut self, seq: u32, images: Vec<Placed>) -> Result<(), StepError> {
        Ok(Context::set_images(self, seq, images)?)
    }

    fn n_adapters(&self) -> usize {
        Context::n_adapters(self)
    }

    fn set_adapters(&mut self, seq: u32, mix: AdapterMix) -> Result<(), StepError> {
        Ok(Context::set_adapters(self, seq, mix)?)
    }
}

impl Vocabulary for Tokenizer {
    fn piece(&self, token: u32) -> Cow<'_, [u8]> {
        Cow::Borrowed(if self.is_hidden(token) { &[] } else { self.token_bytes(token) })
    }

    fn end_tokens(&self) -> &[u32] {
        self.eog_ids()
    }

    fn suppressed_tokens(&self) -> &[u32] {
        self.suppressed_ids()
    }

    fn encode(&self, text: &str) -> Vec<u32> {
        self.encode_more(text)
    }
}
