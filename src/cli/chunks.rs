//! A text in chunks of a context's size, as llama-perplexity and llama-imatrix cut it.

use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};

use super::{Error, text_file};
use crate::context::{BatchToken, Context};
use crate::engine::MAX_LOGITS;
use crate::tokenizer::{EncodeOptions, Tokenizer};

/// Least number of tokens of a chunk.
const MIN_CHUNK_TOKENS: usize = 4;

/// The tokens of a text, as many as make whole chunks.
pub(super) struct TextChunks {
    /// The tokens of all chunks.
    pub tokens: Vec<u32>,
    /// Tokens of a chunk.
    pub n_ctx: usize,
    /// The token that each chunk begins with, in place of its own.
    bos: Option<u32>,
}

impl TextChunks {
    /// Reads a text file, at most `max_chunks` chunks of it.
    ///
    /// # Errors
    /// When it cannot be read, or is shorter than two chunks.
    pub(super) fn read(
        file: &Path,
        tokenizer: &Tokenizer,
        n_ctx: usize,
        max_chunks: Option<usize>,
    ) -> Result<TextChunks, Error> {
        let bytes = text_file::read_bytes(file, text_file::CORPUS)?;
        let text = String::from_utf8_lossy(&bytes);
        let mut tokens = tokenizer.encode(&text, &EncodeOptions::DOCUMENT);
        if tokens.len() < 2 * n_ctx {
            let n = tokens.len();
            let least = 2 * n_ctx;
            let what = format!("{n} tokens; a context of {n_ctx} needs at least {least}");
            return Err(Error::input(file.display(), what));
        }
        let n_chunks = (tokens.len() / n_ctx).min(max_chunks.unwrap_or(usize::MAX));
        tokens.truncate(n_chunks * n_ctx);
        TextChunks::of(tokens, n_ctx, tokenizer)
    }

    /// Cuts tokens, whose number is a multiple of `n_ctx`, into chunks.
    ///
    /// # Errors
    /// When `n_ctx` is too small for a chunk.
    pub(super) fn of(
        tokens: Vec<u32>,
        n_ctx: usize,
        tokenizer: &Tokenizer,
    ) -> Result<TextChunks, Error> {
        if n_ctx < MIN_CHUNK_TOKENS {
            let what =
                format!("--ctx-size {n_ctx}: a chunk needs at least {MIN_CHUNK_TOKENS} tokens");
            return Err(Error::Usage(what));
        }
        Ok(TextChunks { tokens, n_ctx, bos: tokenizer.bos().filter(|_| tokenizer.add_bos()) })
    }

    /// Returns the number of chunks.
    pub(super) fn len(&self) -> usize {
        self.tokens.len() / self.n_ctx
    }

    /// Returns the number of tokens of a step, few enough that their logits have room.
    pub(super) fn n_batch(&self, n_vocab: usize) -> usize {
        n_batch(self.n_ctx, n_vocab)
    }

    /// Evaluates all chunks; `take` gets the logits after each token from the middle of a chunk on,
    /// and the token that comes next, and returns the estimate so far. All tokens of a chunk are
    /// computed to the end where `is_whole`, and else those of which logits are needed.
    ///
    /// # Errors
    /// When a step or `take` fails.
    pub(super) fn evaluate(
        &self,
        context: &mut Context,
        is_whole: bool,
        mut take: impl FnMut(&[f32], u32) -> Result<MeanEstimate, Error>,
    ) -> Result<(), Error> {
        let style = ProgressStyle::with_template("{pos}/{len} chunks {wide_bar} {msg}, {eta} left");
        let progress = ProgressBar::new(self.len() as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let n_vocab = context.n_vocab();
        let n_batch = self.n_batch(n_vocab);
        let first = self.n_ctx / 2;
        for chunk in self.tokens.chunks_exact(self.n_ctx) {
            context.clear_seq(0, 0);
            let n = if is_whole { chunk.len() } else { chunk.len() - 1 };
            context.set_rope_factors(0, context.rope_factors(n));
            let token = |pos: usize| self.bos.filter(|_| pos == 0).unwrap_or(chunk[pos]);
            let batch: Vec<BatchToken> = (0..n)
                .map(|pos| BatchToken {
                    token: token(pos),
                    seq: 0,
                    pos: pos as u32,
                    want_logits: is_whole || pos >= first,
                })
                .collect();
            let mut estimate = None;
            for step in batch.chunks(n_batch) {
                let wanted = step.iter().filter(|t| t.want_logits).map(|t| t.pos as usize);
                let rows = context.step(step)?;
                for (pos, row) in wanted.zip(rows.chunks_exact(n_vocab)) {
                    check_logits(row, pos)?;
                    if pos >= first && pos + 1 < chunk.len() {
                        estimate = Some(take(row, chunk[pos + 1])?);
                    }
                }
            }
            if let Some(MeanEstimate { value, error }) = estimate {
                progress.set_message(format!("PPL {value:.4} ± {error:.4}"));
            }
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(())
    }
}

/// Returns the number of tokens of a step in a context of `n_ctx`, few enough that all their logits
/// have room.
pub(super) fn n_batch(n_ctx: usize, n_vocab: usize) -> usize {
    n_ctx.min(512).min(MAX_LOGITS / n_vocab.max(1)).max(1)
}

/// Checks that the logits after the token at a position are numbers; −∞ is that of a token that
/// the model cannot choose.
///
/// # Errors
/// One is not a number, or all are infinite.
pub(super) fn check_logits(logits: &[f32], pos: usize) -> Result<(), Error> {
    let is_broken = |logit: &f32| logit.is_nan() || *logit == f32::INFINITY;
    if !logits.iter().any(is_broken) && logits.iter().any(|logit| logit.is_finite()) {
        return Ok(());
    }
    let what = format!(
        "those after token {pos} of the text are not numbers: weights of the model or of an \
         adapter are none, or sums overflow (see --exact)"
    );
    Err(Error::input("the model's logits", what))
}

/// A figure computed from the mean over tokens, such as the perplexity, with its standard error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct MeanEstimate {
    /// The figure.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// Returns the log of the probability that logits give to a token.
pub(super) fn log_likelihood(logits: &[f32], token: u32) -> f64 {
    let max = logits.iter().fold(f32::NEG_INFINITY, |m, &l| m.max(l));
    let sum: f64 = logits.iter().map(|&l| f64::from(l - max).exp()).sum();
    f64::from(logits[token as usize] - max) - sum.ln()
}

/// Sums of the negative log-likelihoods of the tokens predicted so far.
#[derive(Debug, Default)]
pub(super) struct LikelihoodSums {
    n: f64,
    nll: f64,
    nll_squared: f64,
}

impl LikelihoodSums {
    /// Adds a token that was predicted by these logits.
    pub(super) fn add(&mut self, logits: &[f32], token: u32) {
        let nll = -log_likelihood(logits, token);
        self.n += 1.0;
        self.nll += nll;
        self.nll_squared += nll * nll;
    }

    /// Returns the perplexity.
    pub(super) fn estimate(&self) -> MeanEstimate {
        let mean = self.nll / self.n;
        let variance = (self.nll_squared / self.n - mean * mean).max(0.0);
        let error = (variance / (self.n - 1.0).max(1.0)).sqrt();
        MeanEstimate { value: mean.exp(), error: error * mean.exp() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logits_that_are_no_numbers_are_refused() {
        assert!(check_logits(&[0.5, f32::NEG_INFINITY], 0).is_ok());
        for broken in [f32::NAN, f32::INFINITY] {
            let error = check_logits(&[0.5, broken], 7).unwrap_err().to_string();
            assert!(error.contains("after token 7"), "{error}");
        }
        assert!(check_logits(&[f32::NEG_INFINITY; 2], 0).is_err());
    }
}
