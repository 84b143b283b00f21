//! Cutting text at special tokens, before anything else is done with it.
//!
//! The longest text goes first over the whole text, not only where two compete for a place; that is llama.cpp's order. One
//! pass over the text finds every place where a token's text stands. Token by token in that order, the places that are
//! still whole are cut out: however many special tokens there are, it costs no more than there are places.

use std::collections::BTreeMap;

use super::vocab::{Attr, Vocab};

/// A part of the text, or a token found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fragment<'a> {
    /// Text without special tokens; not empty.
    Text(&'a str),
    /// A special token.
    Token(u32),
}

#[derive(Clone, Debug)]
struct Entry {
    text: String,
    id: u32,
    attr: Attr,
}

/// A place of the text where an entry's text stands.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The index of the entry.
    entry: u32,
    at: usize,
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
        let entries = (0..vocab.len() as u32)
            .filter(|&id| vocab.attr(id).has(special))
            .filter_map(|id| {
                let text = std::str::from_utf8(vocab.ids.text(id)).ok()?.to_owned();
                Some(Entry { text, id, attr: vocab.attr(id) })
            })
            .filter(|entry| !entry.text.is_empty());
        Partition::of(entries.collect())
    }

    /// Of entries with texts, in the order of their ids.
    fn of(mut entries: Vec<Entry>) -> Partition {
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
        let mut cuts = Cuts::new(text, plain);
        let is_meant = |i: u32| all || !self.entries[i as usize].attr.has(Attr::HIDDEN);
        // As many places as are looked at together: where texts of tokens begin with others, there may be many more than bytes.
        let most = text.len() + 1024;
        let mut places = Vec::new();
        let mut counts = Vec::new();
        self.places(text, |place| {
            if !is_meant(place.entry) {
                return;
            }
            if places.len() < most {
                places.push(place);
            } else {
                counts.resize(self.entries.len(), 0);
                counts[place.entry as usize] += 1;
            }
        });
        if counts.is_empty() {
            cuts.cut_at(&self.entries, places);
            return cuts.into_fragments();
        }
        places.drain(..).for_each(|place| counts[place.entry as usize] += 1);
        let mut from = 0;
        while from < self.entries.len() {
            // at least one entry, whose places are fewer than bytes
            let (mut to, mut sum) = (from + 1, counts[from]);
            while to < self.entries.len() && sum + counts[to] <= most {
                sum += counts[to];
                to += 1;
            }
            if sum > 0 {
                self.places(text, |place| {
                    let is_next = (from..to).contains(&(place.entry as usize)) && is_meant(place.entry);
                    places.extend(is_next.then_some(place));
                });
                cuts.cut_at(&self.entries, std::mem::take(&mut places));
            }
            from = to;
        }
        cuts.into_fragments()
    }

    /// All places of `text` where the text of an entry stands, from left to right.
    fn places(&self, text: &str, mut found: impl FnMut(Place)) {
        let text = text.as_bytes();
        for (at, &byte) in text.iter().enumerate() {
            let range = self.first_byte[byte as usize]..self.first_byte[byte as usize + 1];
            let mut candidates = &self.by_text[range.start as usize..range.end as usize];
            // all candidates start with text[at..at + len]; the shortest come first
            for len in 1.. {
                let byte_at = |&i: &u32| self.entries[i as usize].text.as_bytes()[len];
                while let Some((&entry, others)) = candidates.split_first()
                    && self.entries[entry as usize].text.len() == len
                {
                    found(Place { entry, at });
                    candidates = others;
                }
                let Some(&next) = text.get(at + len).filter(|_| !candidates.is_empty()) else { break };
                let end = candidates.partition_point(|i| byte_at(i) <= next);
                let start = candidates[..end].partition_point(|i| byte_at(i) < next);
                candidates = &candidates[start..end];
            }
        }
    }
}

/// A text on its way to fragments.
struct Cuts<'a, 'p> {
    text: &'a str,
    /// Bytes that no hidden token covers.
    plain: &'p [usize],
    /// What is text so far: where each part begins, and ends.
    parts: BTreeMap<usize, usize>,
    /// Where each token stands, and its id.
    tokens: Vec<(usize, u32)>,
}

impl<'a, 'p> Cuts<'a, 'p> {
    fn new(text: &'a str, plain: &'p [usize]) -> Cuts<'a, 'p> {
        let parts = if text.is_empty() { BTreeMap::new() } else { BTreeMap::from([(0, text.len())]) };
        Cuts { text, plain, parts, tokens: Vec::new() }
    }

    /// Cuts entry by entry, the first first, at those of these places that still are in one part.
    fn cut_at(&mut self, entries: &[Entry], mut places: Vec<Place>) {
        // stable: the places of one entry stay in their order
        places.sort_by_key(|place| place.entry);
        for places in places.chunk_by(|a, b| a.entry == b.entry) {
            let entry = &entries[places[0].entry as usize];
            let mut rest = places;
            while let [first, others @ ..] = rest {
                rest = others;
                let part = self.parts.range(..=first.at).next_back().map(|(&from, &to)| (from, to));
                let Some((from, to)) = part.filter(|(_, to)| first.at + entry.text.len() <= *to) else {
                    continue;
                };
                let n = others.partition_point(|place| place.at + entry.text.len() <= to);
                rest = &others[n..];
                self.parts.remove(&from);
                let inside = std::iter::once(first).chain(&others[..n]).map(|place| place.at);
                self.cut_part(entry, from, to, inside);
            }
        }
    }

    /// Cuts a part at an entry's places in it, but where these overlap or cover a byte that is plain.
    fn cut_part(&mut self, entry: &Entry, from: usize, to: usize, places: impl Iterator<Item = usize>) {
        // C's isspace
        let space = |c| matches!(c, ' ' | '\t'..='\r');
        let plain = if entry.attr.has(Attr::HIDDEN) { self.plain } else { &[] };
        let (mut done, mut free) = (from, from);
        for at in places {
            // where a token overlaps itself, the first place counts, also if it is then refused
            if at < free {
                continue;
            }
            let end = at + entry.text.len();
            free = end;
            let covered = plain.get(plain.partition_point(|&byte| byte < at));
            if covered.is_some_and(|&byte| byte < end) {
                continue;
            }
            let before = &self.text[done.min(at)..at];
            let before = if entry.attr.has(Attr::LSTRIP) { before.trim_end_matches(space) } else { before };
            self.keep(done.min(at), done.min(at) + before.len());
            self.tokens.push((at, entry.id));
            done = match entry.attr.has(Attr::RSTRIP) {
                // what was passed over before ends where it did
                true if end < done => done,
                true => to - self.text[end..to].trim_start_matches(space).len(),
                false => end,
            };
        }
        self.keep(done, to);
    }

    /// A part that remains text, unless it is empty.
    fn keep(&mut self, from: usize, to: usize) {
        if from < to {
            self.parts.insert(from, to);
        }
    }

    fn into_fragments(mut self) -> Vec<Fragment<'a>> {
        self.tokens.sort_unstable();
        let mut fragments = Vec::with_capacity(self.parts.len() + self.tokens.len());
        let mut tokens = self.tokens.into_iter().peekable();
        for (from, to) in self.parts {
            while let Some((_, id)) = tokens.next_if(|&(at, _)| at < from) {
                fragments.push(Fragment::Token(id));
            }
            fragments.push(Fragment::Text(&self.text[from..to]));
        }
        fragments.extend(tokens.map(|(_, id)| Fragment::Token(id)));
        fragments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The specification: entry by entry, each searched for in all that is still text.
    fn one_after_the_other<'a>(
        partition: &Partition,
        text: &'a str,
        all: bool,
        plain: &[usize],
    ) -> Vec<Fragment<'a>> {
        let start = text.as_ptr() as usize;
        let mut fragments = Vec::new();
        fragments.extend(Some(Fragment::Text(text)).filter(|_| !text.is_empty()));
        for entry in partition.entries.iter().filter(|e| all || !e.attr.has(Attr::HIDDEN)) {
            let mut parts = Vec::new();
            for fragment in fragments {
                match fragment {
                    Fragment::Token(_) => parts.push(fragment),
                    Fragment::Text(part) => {
                        let before = part.as_ptr() as usize - start;
                        let plain = if entry.attr.has(Attr::HIDDEN) { plain } else { &[] };
                        let covers = |at: usize| {
                            plain.iter().any(|&b| (before + at..before + at + entry.text.len()).contains(&b))
                        };
                        cut(entry, part, covers, &mut parts);
                    }
                }
            }
            fragments = parts;
        }
        fragments
    }

    fn cut<'a>(entry: &Entry, text: &'a str, covers: impl Fn(usize) -> bool, parts: &mut Vec<Fragment<'a>>) {
        let space = |c| matches!(c, ' ' | '\t'..='\r');
        let mut done = 0;
        for (at, _) in text.match_indices(&entry.text).filter(|(at, _)| !covers(*at)) {
            let before = &text[done.min(at)..at];
            let before = if entry.attr.has(Attr::LSTRIP) { before.trim_end_matches(space) } else { before };
            parts.extend(Some(Fragment::Text(before)).filter(|_| !before.is_empty()));
            parts.push(Fragment::Token(entry.id));
            done = at + entry.text.len();
            if entry.attr.has(Attr::RSTRIP) {
                done = text.len() - text[done..].trim_start_matches(space).len();
            }
        }
        let rest = &text[done..];
        parts.extend(Some(Fragment::Text(rest)).filter(|_| !rest.is_empty()));
    }

    #[test]
    fn places_are_cut_as_one_search_after_the_other_would() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = |n: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 16) as usize % n
        };
        let letters = ["a", "b", " ", "é", "\n"];
        let mut n_tokens = 0;
        for round in 0..30_000 {
            let n_letters = 1 + below(letters.len());
            let entries: Vec<Entry> = (0..1 + below(7) as u32)
                .map(|id| {
                    let text = (0..1 + below(4)).map(|_| letters[below(n_letters)]).collect();
                    let kind = [Attr::HIDDEN, Attr::USER_DEFINED][below(2)];
                    let attr = if below(3) == 0 { kind.with(Attr::LSTRIP) } else { kind };
                    let attr = if below(3) == 0 { attr.with(Attr::RSTRIP) } else { attr };
                    Entry { text, id, attr }
                })
                .collect();
            let partition = Partition::of(entries);
            let text: String = (0..below(24)).map(|_| letters[below(n_letters)]).collect();
            let plain: Vec<usize> = (0..text.len()).filter(|_| below(6) == 0).collect();
            let all = below(4) > 0;
            let fragments = partition.split(&text, all, &plain);
            let expected = one_after_the_other(&partition, &text, all, &plain);
            assert_eq!(fragments, expected, "{round}: {text:?} {plain:?} {all} {:?}", partition.entries);
            n_tokens += fragments.iter().filter(|f| matches!(f, Fragment::Token(_))).count();
        }
        assert!(n_tokens > 30_000, "{n_tokens}");
    }

    #[test]
    fn more_places_than_bytes_are_cut_alike() {
        let entry = |id: u32| Entry { text: "a".repeat(id as usize), id, attr: Attr::USER_DEFINED };
        let partition = Partition::of((1..40).map(entry).collect());
        let text = format!("{}b{}bb{}", "a".repeat(100), "a".repeat(1000), "a".repeat(37));
        let fragments = partition.split(&text, true, &[]);
        assert_eq!(fragments, one_after_the_other(&partition, &text, true, &[]));
        assert_eq!(
            fragments[..4],
            [39, 39, 22].map(Fragment::Token).into_iter().chain([Fragment::Text("b")]).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_text_may_be_full_of_many_special_tokens() {
        let entries = (0..6000).map(|id| Entry { text: format!("<|{id}|>"), id, attr: Attr::HIDDEN });
        let partition = Partition::of(entries.collect());
        let text: String = (0..400_000).map(|i| format!("<|{}|>x", i % 6000)).collect();
        // searches for one after the other would take minutes
        let fragments = partition.split(&text, true, &[]);
        assert_eq!(fragments.len(), 800_000);
        assert_eq!(fragments[2..4], [Fragment::Token(1), Fragment::Text("x")]);
    }
}
