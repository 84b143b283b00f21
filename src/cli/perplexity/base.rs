//! Predictions of a model in a file, in the form of llama-perplexity:
//!
//! ```text
//!   8 bytes   "_logits_"
//!   4 × 3     tokens of a chunk, tokens of the vocabulary, chunks
//!   4 each    the tokens of all chunks
//!             for each token that is predicted, a row: 8 bytes with two f32, a step and the least
//!             log probability, then two bytes for each token of the vocabulary, steps above that;
//!             an even number of them
//! ```

use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crate::cli::Error;
use crate::cli::atomic_file::{AtomicFile, Existing};
use crate::cli::chunks::TextChunks;

const MAGIC: &[u8; 8] = b"_logits_";
/// Largest difference of a logit from the highest one that a row can hold; lower logits are raised
/// to it.
const RANGE: f32 = 16.0;
/// Steps of a row.
const STEPS: f32 = 65535.0;
/// Most tokens of a text.
const MAX_TOKENS: u64 = 1 << 30;

/// Returns the bytes of a row.
fn row_bytes(n_vocab: usize) -> usize {
    8 + 2 * n_vocab.next_multiple_of(2)
}

/// The writer of a file of predictions.
pub(super) struct BaseWriter {
    out: AtomicFile,
    path: PathBuf,
    row: Vec<u8>,
}

impl BaseWriter {
    /// Begins a file, of which nothing is written yet.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn create(path: &Path) -> Result<BaseWriter, Error> {
        let out = AtomicFile::create(path, Existing::Replaced)?;
        Ok(BaseWriter { out, path: path.to_owned(), row: Vec::new() })
    }

    /// Writes what comes before the rows: the tokens of a text.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn header(&mut self, chunks: &TextChunks, n_vocab: usize) -> Result<(), Error> {
        let mut header = MAGIC.to_vec();
        for number in [chunks.n_ctx, n_vocab, chunks.len()] {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            header.extend_from_slice(&number.to_le_bytes());
        }
        header.extend(chunks.tokens.iter().flat_map(|token| token.to_le_bytes()));
        self.row.reserve(row_bytes(n_vocab));
        self.out.write_all(&header).map_err(Error::file(&self.path))
    }

    /// Writes the predictions of one token.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn row(&mut self, logits: &[f32]) -> Result<(), Error> {
        let max = logits.iter().fold(f32::NEG_INFINITY, |m, &l| m.max(l));
        let least = logits.iter().fold(f32::INFINITY, |m, &l| m.min(l)).max(max - RANGE);
        let sum: f64 = logits.iter().map(|&l| f64::from((l - max).exp())).sum();
        let log_sum = sum.ln() as f32;
        let step = (max - least) / STEPS;
        let inverse = if step > 0.0 { 1.0 / step } else { 0.0 };
        self.row.clear();
        self.row.extend_from_slice(&step.to_le_bytes());
        self.row.extend_from_slice(&(least - max - log_sum).to_le_bytes());
        for &logit in logits {
            let code = ((logit - least).max(0.0) * inverse).round_ties_even() as u16;
            self.row.extend_from_slice(&code.to_le_bytes());
        }
        self.row.resize(row_bytes(logits.len()), 0);
        self.out.write_all(&self.row).map_err(Error::file(&self.path))
    }

    /// Ends the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn finish(self) -> Result<(), Error> {
        self.out.finish()
    }
}

/// The reader of a file of predictions.
pub(super) struct BaseReader {
    input: BufReader<File>,
    path: PathBuf,
    n_ctx: usize,
    tokens: Vec<u32>,
    bytes: Vec<u8>,
    row: BaseRow,
}

/// The predictions of one token.
#[derive(Debug, Default)]
pub(super) struct BaseRow {
    step: f32,
    least: f32,
    codes: Vec<u16>,
}

impl BaseRow {
    /// Returns log probabilities.
    pub(super) fn log_probs(&self) -> impl Iterator<Item = f32> + '_ {
        self.codes.iter().map(|&code| self.step * f32::from(code) + self.least)
    }
}

impl BaseReader {
    /// Opens the predictions of a model with a vocabulary of this size.
    ///
    /// # Errors
    /// When the file cannot be read, holds no predictions, or those of a model with a vocabulary of
    /// another size.
    pub(super) fn open(path: &Path, n_vocab: usize) -> Result<BaseReader, Error> {
        let file = File::open(path).map_err(Error::file(path))?;
        let len = file.metadata().map_err(Error::file(path))?.len();
        let mut input = BufReader::new(file);
        let fault = |what: String| Error::input(path.display(), what);
        let mut header = [0; 20];
        input.read_exact(&mut header).map_err(Error::file(path))?;
        if !header.starts_with(MAGIC) {
            return Err(fault(
                "this is no file of predictions (hob perplexity \
                --save-all-logits, llama-perplexity --save-all-logits)"
                    .into(),
            ));
        }
        let number = |i: usize| {
            let bytes = &header[8 + 4 * i..][..4];
            u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
        };
        let [n_ctx, vocabulary, n_chunks] = [0, 1, 2].map(number);
        if vocabulary as usize != n_vocab {
            let what = format!("of a model with {vocabulary} tokens; this one has {n_vocab}");
            return Err(fault(what));
        }
        let n_tokens = u64::from(n_ctx) * u64::from(n_chunks);
        let n_predicted = u64::from(n_ctx.saturating_sub(1 + n_ctx / 2)) * u64::from(n_chunks);
        let row = row_bytes(n_vocab) as u64;
        let due = n_predicted.checked_mul(row).and_then(|rows| rows.checked_add(20 + 4 * n_tokens));
        if n_tokens == 0 || n_tokens > MAX_TOKENS || due.is_none_or(|due| due > len) {
            let what = format!("{n_chunks} chunks of {n_ctx} tokens are not in {len} bytes");
            return Err(fault(what));
        }
        let mut bytes = vec![0; 4 * n_tokens as usize];
        input.read_exact(&mut bytes).map_err(Error::file(path))?;
        let (words, _) = bytes.as_chunks::<4>();
        let tokens: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
        if let Some(token) = tokens.iter().find(|&&token| token as usize >= n_vocab) {
            return Err(fault(format!("token {token} is not in the vocabulary")));
        }
        let bytes = vec![0; row_bytes(n_vocab)];
        let row = BaseRow { codes: vec![0; n_vocab], ..BaseRow::default() };
        Ok(BaseReader { input, path: path.to_owned(), n_ctx: n_ctx as usize, tokens, bytes, row })
    }

    /// Returns the number of tokens of a chunk.
    pub(super) fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    /// Takes the tokens of at most `max_chunks` chunks.
    pub(super) fn take_tokens(&mut self, max_chunks: Option<usize>) -> Vec<u32> {
        let mut tokens = std::mem::take(&mut self.tokens);
        tokens.truncate(max_chunks.map_or(usize::MAX, |n| n.saturating_mul(self.n_ctx)));
        tokens
    }

    /// Reads the predictions of the next token.
    ///
    /// # Errors
    /// They cannot be read.
    pub(super) fn next_row(&mut self) -> Result<&BaseRow, Error> {
        self.input.read_exact(&mut self.bytes).map_err(Error::file(&self.path))?;
        let (words, _) = self.bytes.as_chunks::<2>();
        let float = |at: usize| {
            let bytes = &self.bytes[at..];
            f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
        };
        self.row.step = float(0);
        self.row.least = float(4);
        for (code, &word) in self.row.codes.iter_mut().zip(&words[4..]) {
            *code = u16::from_le_bytes(word);
        }
        if !self.row.step.is_finite() || !self.row.least.is_finite() {
            return Err(Error::input(self.path.display(), "predictions that are not finite"));
        }
        Ok(&self.row)
    }
}
