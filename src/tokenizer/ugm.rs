//! Unigram, the tokenizer of T5 and XLM-RoBERTa (and so of BGE-M3): of all paths to cut a text into
//! tokens the one with the highest sum of scores, which are logarithms of probabilities.
//!
//! Follows Kudo, "Subword Regularization" (2018), as llama.cpp does: the text is normalized, a
//! character that no token covers by itself may be unknown at a price, and unknown characters side
//! by side are one token.

use std::collections::BTreeSet;

use super::UNDERSCORE;
use super::charsmap::CharsMap;
use super::error::Error;
use super::seams::Seams;
use super::spm;
use super::tables::NONE;
use super::trie::VocabTrie;
use super::vocab::{Attr, Vocab};
use super::watch::{StopWatch, Stopped};
use crate::gguf::Gguf;

/// Cost of an unknown character beyond that of the least probable token.
const UNKNOWN_PENALTY: f32 = 10.0;

/// The scores, and the paths to find tokens and to make text plain.
#[derive(Debug)]
pub(super) struct Ugm {
    scores: Vec<f64>,
    unknown: u32,
    unknown_score: f64,
    tokens: VocabTrie,
    seams: Seams,
    plain: CharsMap,
    /// White space of any length becomes one, and none at the end.
    merge_spaces: bool,
}

/// Bytes after which the paths through a text are looked at for the tokens that all of them share.
const LOOK_AFTER: usize = 4 << 10;

/// The best path to a position in the text.
#[derive(Clone, Copy, Debug)]
struct PathStep {
    /// The last token on it.
    id: u32,
    /// Bytes of text that it covers; 0 where no path leads.
    len: u32,
    score: f64,
}

/// The best paths to each position of a text from `base` on. What all of them share has been given
/// out, and is forgotten.
#[derive(Debug, Default)]
struct PathTable {
    base: usize,
    paths: Vec<PathStep>,
    unknown: u32,
    tokens: Vec<u32>,
}

impl PathTable {
    fn clear(&mut self, unknown: u32) {
        self.base = 0;
        self.unknown = unknown;
        self.paths.clear();
        self.paths.push(PathStep { id: unknown, len: 0, score: 0.0 });
    }

    fn score(&self, at: usize) -> f64 {
        self.paths.get(at - self.base).map_or(f64::NEG_INFINITY, |path| path.score)
    }

    /// Takes a path to byte `end` if it is better than the one known.
    fn reach(&mut self, end: usize, len: usize, id: u32, score: f64) {
        let at = end - self.base;
        if at >= self.paths.len() {
            self.paths
                .resize(at + 1, PathStep { id: self.unknown, len: 0, score: f64::NEG_INFINITY });
        }
        let path = &mut self.paths[at];
        // the first token along a new path is better than none, whatever its score
        if score > path.score || path.len == 0 {
            *path = PathStep { id, len: len as u32, score };
        }
    }

    /// Gives out the tokens on the path to byte `end`, and forgets what is before it.
    fn emit(&mut self, end: usize, token: &mut dyn FnMut(u32)) {
        let mut at = end - self.base;
        while at > 0 {
            self.tokens.push(self.paths[at].id);
            at -= self.paths[at].len as usize;
        }
        for id in self.tokens.drain(..).rev() {
            token(id);
        }
        self.paths.drain(..end - self.base);
        self.base = end;
    }

    /// Gives out the tokens that every path past byte `start` begins with. Ways from all bytes
    /// before have been taken.
    fn emit_common(&mut self, start: usize, token: &mut dyn FnMut(u32)) {
        let reached = (start - self.base)..self.paths.len();
        let mut ends: BTreeSet<usize> = reached.filter(|&at| self.paths[at].len > 0).collect();
        while ends.len() > 1
            && let Some(last) = ends.pop_last()
        {
            ends.insert(last - self.paths[last].len as usize);
        }
        if let Some(end) = ends.first() {
            self.emit(self.base + end, token);
        }
    }
}

impl Ugm {
    /// Reads the vocabulary; `unknown` stands for characters without a token; [`NONE`] drops them.
    pub(super) fn from_gguf(gguf: &Gguf, vocab: &Vocab, unknown: u32) -> Result<Ugm, Error> {
        let mut scores = spm::scores(gguf, vocab)?;
        let mut least = f32::MAX;
        let mut texts = Vec::new();
        for (id, score) in (0u32..).zip(&mut scores) {
            let attr = vocab.attr(id);
            if attr.has(Attr::NORMAL) {
                least = least.min(*score);
            }
            if attr.has(Attr::USER_DEFINED) {
                *score = 0.0;
            }
            // tokens without a kind are those that are not used: they are found all the same
            if attr.has(Attr::NORMAL.with(Attr::USER_DEFINED)) || attr == Attr::default() {
                texts.push((vocab.ids.text(id), id));
            }
        }
        Ok(Ugm {
            scores: scores.into_iter().map(f64::from).collect(),
            unknown,
            unknown_score: f64::from(least - UNKNOWN_PENALTY),
            tokens: VocabTrie::new(texts),
            seams: Seams::new(vocab.ids.texts()),
            plain: CharsMap::from_gguf(gguf)?,
            merge_spaces: gguf
                .get_bool("tokenizer.ggml.remove_extra_whitespaces")?
                .unwrap_or(false),
        })
    }

    /// Appends the tokens of `text`; a space is put before it if `add_space`.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn encode(
        &self,
        text: &str,
        add_space: bool,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        let text = self.normalized(text, add_space);
        let mut paths = PathTable::default();
        let mut was_unknown = false;
        for piece in self.seams.pieces(&text) {
            self.best(piece, &mut paths, watch, &mut |id| {
                let is_unknown = id == self.unknown;
                out.extend(Some(id).filter(|&id| id != NONE && !(is_unknown && was_unknown)));
                was_unknown = is_unknown;
            })?;
        }
        Ok(())
    }

    /// Finds the best path through `text` (Viterbi 1967) and calls `token` with each token on it,
    /// in order.
    fn best(
        &self,
        text: &str,
        paths: &mut PathTable,
        watch: &mut StopWatch<'_>,
        token: &mut dyn FnMut(u32),
    ) -> Result<(), Stopped> {
        paths.clear(self.unknown);
        // where the paths are next looked at for what they have in common
        let mut next_look = LOOK_AFTER;
        for (start, c) in text.char_indices() {
            watch.passed(c.len_utf8())?;
            if start >= next_look {
                paths.emit_common(start, token);
                next_look = start + LOOK_AFTER.max(start - paths.base);
            }
            let before = paths.score(start);
            let mut is_known = false;
            for (len, id) in self.tokens.beginnings(&text.as_bytes()[start..]) {
                is_known |= len == c.len_utf8();
                // a token may end within a character; no path leads on from there
                if text.is_char_boundary(start + len) {
                    paths.reach(start + len, len, id, before + self.scores[id as usize]);
                }
            }
            if !is_known {
                let end = start + c.len_utf8();
                paths.reach(end, c.len_utf8(), self.unknown, before + self.unknown_score);
            }
        }
        paths.emit(text.len(), token);
        Ok(())
    }

    /// Returns the text in its plain form, `▁` for spaces.
    fn normalized(&self, text: &str, add_space: bool) -> String {
        let mut out = String::with_capacity(text.len() + UNDERSCORE.len());
        let mut rest = text;
        let mut in_word = false;
        let mut has_space = false;
        let mut add = |part: &str| {
            for c in part.chars() {
                if c == ' ' {
                    in_word = false;
                    if !self.merge_spaces {
                        out.push_str(UNDERSCORE);
                    }
                    continue;
                }
                if !in_word && (add_space && !has_space || self.merge_spaces) {
                    out.push_str(UNDERSCORE);
                    has_space = true;
                }
                in_word = true;
                out.push(c);
            }
        };
        while let Some(c) = rest.chars().next() {
            let found = self.plain.find(rest.as_bytes());
            // one that ends within a character is of no text
            let (len, plain) = match found.filter(|(len, _)| rest.is_char_boundary(*len)) {
                Some((len, plain)) => (len, String::from_utf8_lossy(plain)),
                None => (c.len_utf8(), rest[..c.len_utf8()].into()),
            };
            add(&plain);
            rest = &rest[len..];
        }
        out
    }
}
