//! Cutting text at special tokens, before anything else is done with it.
//!
//! The longest text goes first over the whole text, not only where two compete for a place; that is llama.cpp's order. Most
//! text holds no special token: one pass over it finds out which occur, and only those are searched for.

use super::vocab::{Attr, Vocab};

/// A part of the text, or a token found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fragment<'a> {
    /// Text without special tokens; not empty.
    Text(&'a str),
    /// A special token.
    Token(u32),
}

#[derive(Debug)]
struct Entry {
    text: String,
    id: u32,
    attr: Attr,
}

/// The tokens that text is cut at.
#[derive(Debug)]
pub(super) struct Partition {
    /// The longest text first, of equals the lowest id.
    entries: Vec<Entry>,
    /// Indices of `entries` in the order of their texts.
    by_text: Vec<u32>,
    /// Where in `by_text` the texts that start with each byte begin.
    first_byte: [u32; 257],
}

impl Partition {
    /// Collects control, unknown and user-defined tokens. A text that is not UTF-8 is in no text.
    pub(super) fn new(vocab: &Vocab) -> Partition {
        let special = Attr::HIDDEN.with(Attr::USER_DEFINED);
        let mut entries: Vec<Entry> = (0..vocab.len() as u32)
            .filter(|&id| vocab.attr(id).has(special))
            .filter_map(|id| {
                let text = std::str::from_utf8(vocab.ids.text(id)).ok()?.to_owned();
                Some(Entry { text, id, attr: vocab.attr(id) })
            })
            .collect();
        entries.sort_by_key(|e| std::cmp::Reverse(e.text.len()));
        let mut by_text: Vec<u32> = (0..entries.len() as u32).collect();
        by_text.sort_by_key(|&i| &entries[i as usize].text);
        let first_byte = std::array::from_fn(|byte| {
            by_text.partition_point(|&i| usize::from(entries[i as usize].text.as_bytes()[0]) < byte) as u32
        });
        Partition { entries, by_text, first_byte }
    }

    /// Cuts `text` at user-defined tokens, and with `all` also at control and unknown tokens, but at none of these that
    /// covers one of the bytes `plain`, ascending.
    pub(super) fn split<'a>(&self, text: &'a str, all: bool, plain: &[usize]) -> Vec<Fragment<'a>> {
        let start = text.as_ptr() as usize;
        let mut fragments = Vec::new();
        fragments.extend(Some(Fragment::Text(text)).filter(|_| !text.is_empty()));
        for entry in self.present(text, all) {
            let mut parts = Vec::new();
            for fragment in fragments {
                match fragment {
                    Fragment::Token(_) => parts.push(fragment),
                    Fragment::Text(part) => {
                        // all parts lie in `text`
                        let before = part.as_ptr() as usize - start;
                        let plain = if entry.attr.has(Attr::HIDDEN) { plain } else { &[] };
                        let covers = |at: usize| {
                            let first = plain.partition_point(|&byte| byte < before + at);
                            plain.get(first).is_some_and(|&byte| byte < before + at + entry.text.len())
                        };
                        entry.cut(part, covers, &mut parts);
                    }
                }
            }
            fragments = parts;
        }
        fragments
    }

    /// The entries whose text occurs in `text`, in order.
    fn present(&self, text: &str, all: bool) -> impl Iterator<Item = &Entry> {
        let text = text.as_bytes();
        let mut found = Vec::new();
        for (at, &byte) in text.iter().enumerate() {
            let range = self.first_byte[byte as usize]..self.first_byte[byte as usize + 1];
            let mut candidates = &self.by_text[range.start as usize..range.end as usize];
            // all candidates start with text[at..at + len]; the shortest come first
            for len in 1.. {
                let byte_at = |&i: &u32| self.entries[i as usize].text.as_bytes()[len];
                while let Some((&first, others)) = candidates.split_first()
                    && self.entries[first as usize].text.len() == len
                {
                    found.push(first);
                    candidates = others;
                }
                let Some(&next) = text.get(at + len).filter(|_| !candidates.is_empty()) else { break };
                let end = candidates.partition_point(|i| byte_at(i) <= next);
                let start = candidates[..end].partition_point(|i| byte_at(i) < next);
                candidates = &candidates[start..end];
            }
            // of a text full of special tokens, remember each once
            if found.len() > 2 * self.entries.len() {
                found.sort_unstable();
                found.dedup();
            }
        }
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|i| &self.entries[i as usize]).filter(move |e| all || !e.attr.has(Attr::HIDDEN))
    }
}

impl Entry {
    /// Appends the parts of `text` around each occurrence of the token, but those at a byte that `covers` refuses.
    fn cut<'a>(&self, text: &'a str, covers: impl Fn(usize) -> bool, parts: &mut Vec<Fragment<'a>>) {
        // C's isspace
        let space = |c| matches!(c, ' ' | '\t'..='\r');
        let mut done = 0;
        for (at, _) in text.match_indices(&self.text).filter(|(at, _)| !covers(*at)) {
            let before = &text[done.min(at)..at];
            let before = if self.attr.has(Attr::LSTRIP) { before.trim_end_matches(space) } else { before };
            parts.extend(Some(Fragment::Text(before)).filter(|_| !before.is_empty()));
            parts.push(Fragment::Token(self.id));
            done = at + self.text.len();
            if self.attr.has(Attr::RSTRIP) {
                done = text.len() - text[done..].trim_start_matches(space).len();
            }
        }
        let rest = &text[done..];
        parts.extend(Some(Fragment::Text(rest)).filter(|_| !rest.is_empty()));
    }
}
