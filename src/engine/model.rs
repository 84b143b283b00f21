//! What the scheduler asks of a model and of a vocabulary: two small traits, so that it can be tested with a
//! model whose every answer is known.

use std::borrow::Cow;

/// One token of a ragged batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchToken {
    /// Id in the vocabulary.
    pub token: u32,
    /// The sequence it belongs to.
    pub seq: u32,
    /// Its position in the sequence.
    pub pos: u32,
    /// Whether a row of logits is wanted for it.
    pub want_logits: bool,
}

/// Why a step failed; shown to the client of every job it belonged to.
pub type StepError = Box<dyn std::error::Error + Send + Sync>;

/// A model with its cache: sequences `0..n_seq`, each with positions `0..n_ctx`.
pub trait StepModel: Send + 'static {
    /// Tokens in the vocabulary: the length of one row of logits.
    fn n_vocab(&self) -> usize;
    /// Positions of one sequence.
    fn n_ctx(&self) -> usize;
    /// Sequences the cache has room for.
    fn n_seq(&self) -> usize;
    /// Computes a batch. Returns one row of `n_vocab` logits per token that wanted them, in order of the batch.
    ///
    /// The tokens of a sequence stand in order of position and continue what is in the cache. After an error
    /// (or a panic) the cache of the sequences in the batch holds anything from the first position of the
    /// batch on; the scheduler clears it.
    ///
    /// # Errors
    /// Whatever the backend reports.
    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError>;
    /// Forgets the positions from `from` on of one sequence.
    fn clear_seq(&mut self, seq: u32, from: u32);
}

/// What the scheduler must know of tokens: what they spell, and which of them end a text.
pub trait Vocabulary: Send + Sync + 'static {
    /// The bytes a generated token adds to the text; none for a control token.
    fn piece(&self, token: u32) -> Cow<'_, [u8]>;
    /// The tokens that end a generation.
    fn end_tokens(&self) -> &[u32];
}
