//! Unigram, the tokenizer of T5 and XLM-RoBERTa (and so of BGE-M3): of all ways to cut a text into tokens the one with the
//! highest sum of scores, which are logarithms of probabilities.
//!
//! Follows Kudo, "Subword Regularization" (2018), as llama.cpp does: the text is normalized, a character that no token covers
//! by itself may be unknown at a price, and unknown characters side by side are one token.

use super::UNDERSCORE;
use super::charsmap::CharsMap;
use super::error::Error;
use super::seams::Seams;
use super::spm;
use super::tables::NONE;
use super::vocab::{Attr, Vocab};
use crate::gguf::Gguf;

/// What an unknown character costs beyond the least probable token.
const UNKNOWN_PENALTY: f32 = 10.0;

/// The scores, and the ways to find tokens and to make text plain.
#[derive(Debug)]
pub(super) struct Ugm {
    scores: Vec<f64>,
    unknown: u32,
    unknown_score: f64,
    tokens: Trie,
    seams: Seams,
    plain: CharsMap,
    /// White space of any length becomes one, and none at the end.
    merge_spaces: bool,
}

/// The best way to a place in the text.
#[derive(Clone, Copy)]
struct Way {
    /// The last token on it.
    id: u32,
    /// Bytes of text that it covers.
    len: u32,
    score: f64,
}

impl Ugm {
    /// `unknown` stands for characters without a token; [`NONE`] drops them.
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
            tokens: Trie::new(texts),
            seams: Seams::new(vocab.ids.texts()),
            plain: CharsMap::from_gguf(gguf)?,
            merge_spaces: gguf.get_bool("tokenizer.ggml.remove_extra_whitespaces")?.unwrap_or(false),
        })
    }

    /// Appends the tokens of `text`; a space is put before it if `add_space`.
    pub(super) fn encode(&self, text: &str, add_space: bool, out: &mut Vec<u32>) {
        let text = self.normalized(text, add_space);
        let (mut ways, mut tokens) = (Vec::new(), Vec::new());
        let mut was_unknown = false;
        for piece in self.seams.pieces(&text) {
            self.best(piece, &mut ways);
            let mut end = piece.len();
            while end > 0 {
                tokens.push(ways[end].id);
                end -= ways[end].len as usize;
            }
            for id in tokens.drain(..).rev() {
                let is_unknown = id == self.unknown;
                out.extend(Some(id).filter(|&id| id != NONE && !(is_unknown && was_unknown)));
                was_unknown = is_unknown;
            }
        }
    }

    /// The best way to each place of `text` (Viterbi 1967).
    fn best(&self, text: &str, ways: &mut Vec<Way>) {
        ways.clear();
        ways.resize(text.len() + 1, Way { id: self.unknown, len: 0, score: f64::NEG_INFINITY });
        ways[0].score = 0.0;
        for (start, c) in text.char_indices() {
            let before = ways[start].score;
            let mut reach = |len: usize, id: u32, score: f64| {
                let way = &mut ways[start + len];
                // the first token along a new way is better than none, whatever its score
                if before + score > way.score || way.len == 0 {
                    *way = Way { id, len: len as u32, score: before + score };
                }
            };
            let mut is_known = false;
            for (len, id) in self.tokens.beginnings(&text.as_bytes()[start..]) {
                is_known |= len == c.len_utf8();
                // a token may end within a character; no way leads on from there
                if text.is_char_boundary(start + len) {
                    reach(len, id, self.scores[id as usize]);
                }
            }
            if !is_known {
                reach(c.len_utf8(), self.unknown, self.unknown_score);
            }
        }
    }

    /// The text in its plain form, `▁` for spaces.
    fn normalized(&self, text: &str, add_space: bool) -> String {
        let mut out = String::with_capacity(text.len() + UNDERSCORE.len());
        let (mut rest, mut in_word, mut has_space) = (text, false, false);
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

/// Texts of tokens, to be found as beginnings of a text. A node's children stand side by side, in order of their bytes.
#[derive(Debug)]
struct Trie {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// The token that ends here, or [`NONE`].
    id: u32,
    first_child: u32,
    n_children: u16,
    byte: u8,
}

impl Trie {
    fn new(mut texts: Vec<(&[u8], u32)>) -> Trie {
        texts.sort_unstable();
        let node = |byte| Node { id: NONE, first_child: 0, n_children: 0, byte };
        let mut nodes = vec![node(0)];
        // the texts that pass through each node, and how many of their bytes lead there
        let mut through = vec![(0..texts.len(), 0)];
        let mut at = 0;
        while at < nodes.len() {
            let (mut range, depth) = through[at].clone();
            if let Some((text, id)) = texts.get(range.start).filter(|_| !range.is_empty())
                && text.len() == depth
            {
                nodes[at].id = *id;
                range.start += 1;
            }
            // no more nodes than bytes of the vocabulary, which are below 2³²
            nodes[at].first_child = nodes.len() as u32;
            for part in texts[range.clone()].chunk_by(|(a, _), (b, _)| a[depth] == b[depth]) {
                nodes.push(node(part[0].0[depth]));
                nodes[at].n_children += 1;
                through.push((range.start..range.start + part.len(), depth + 1));
                range.start += part.len();
            }
            at += 1;
        }
        Trie { nodes }
    }

    /// Length and id of each token that `text` begins with, the shortest first.
    fn beginnings<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = (usize, u32)> + 'a {
        let mut at = self.nodes[0];
        let nodes = text.iter().enumerate().map_while(move |(i, byte)| {
            let children = &self.nodes[at.first_child as usize..][..usize::from(at.n_children)];
            at = children[children.binary_search_by_key(byte, |node| node.byte).ok()?];
            Some((i + 1, at.id))
        });
        nodes.filter(|(_, id)| *id != NONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trie_finds_all_beginnings() {
        let texts = ["a", "abc", "ab", "b", "▁", "▁a"];
        let trie = Trie::new(texts.iter().zip(0..).map(|(text, id)| (text.as_bytes(), id)).collect());
        let found = |text: &str| trie.beginnings(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(found("abcd"), [(1, 0), (2, 2), (3, 1)]);
        assert_eq!(found("▁ab"), [(3, 4), (4, 5)]);
        assert_eq!(found("x"), []);
        assert_eq!(found(""), []);
        assert!(Trie::new(Vec::new()).beginnings(b"a").next().is_none());
    }
}
