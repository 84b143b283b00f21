//! Texts that stand in another, from character to character.
//!
//! A state is one of the suffix automaton of that text (Blumer and others, "The smallest automaton
//! recognizing the subwords of a text", 1985): the places at which a part ends that has been read.
//! None of these states is kept. Of the beginnings of the text, sorted by their last bytes, those
//! that end with that part follow one another: a state is a range of these rows, and two searches
//! find where a byte leads (Ferragina, Manzini, "Opportunistic data structures with applications",
//! 2000). So the memory grows with the text alone, and equal states are equal ranges.

use std::sync::Arc;

use super::suffix_array::suffix_array;
use super::{INF, Re, RegexNode, Res};
use crate::Error;
use crate::expression::class::MAX;

/// Most bytes of a text whose parts may come.
const MAX_BYTES: usize = 1 << 20;

/// Steps that a byte counts as while the text is made ready.
const BYTE_WORK: u64 = 15;

/// Steps that a search for the rows after a byte counts as.
pub(crate) const PART_WORK: u64 = 8;

/// As many rows are looked at one by one for the bytes after them.
const FEW_ROWS: u32 = 256;

/// Bytes, as bits.
type ByteSet = [u64; 4];

/// Returns whether a byte is in a set.
pub(crate) fn holds(set: &ByteSet, byte: u8) -> bool {
    set[usize::from(byte / 64)] >> (byte % 64) & 1 == 1
}

/// A range of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TextRows {
    pub(super) lo: u32,
    pub(super) hi: u32,
}

/// A text, made ready for finding what may come after a part of it.
#[derive(Debug)]
pub(crate) struct SubstringIndex {
    text: Arc<str>,
    /// By row, the byte after that beginning; of the whole text, which has none, any.
    next: Box<[u8]>,
    /// The row of the whole text.
    end: u32,
    /// By byte, where its rows begin in `rows`, and behind the last one their number.
    starts: Box<[u32]>,
    /// The rows that a byte comes after: by byte, sorted.
    rows: Box<[u32]>,
    /// Characters that begin after each beginning, by row, behind the greater one of each two, of
    /// each four, and so on: a tree with its root at 1.
    rest: Box<[u32]>,
    /// The bytes that it holds.
    alphabet: ByteSet,
}

impl SubstringIndex {
    fn new(text: &str) -> SubstringIndex {
        let reversed: Vec<u32> = text.bytes().rev().map(u32::from).collect();
        let n = reversed.len();
        // by place, the characters that begin there or later
        let mut characters = vec![0; n + 1];
        for (i, byte) in text.bytes().enumerate().rev() {
            characters[i] = characters[i + 1] + u32::from(is_first(byte));
        }
        // the beginning of no bytes comes first
        let beginnings = std::iter::once(n as u32).chain(suffix_array(&reversed, 256));
        let mut next = vec![0; n + 1];
        let mut end = 0;
        let mut rest = vec![0; 2 * (n + 1)];
        for (row, left) in beginnings.enumerate() {
            match left.checked_sub(1) {
                Some(i) => next[row] = reversed[i as usize] as u8,
                None => end = row as u32,
            }
            rest[n + 1 + row] = characters[n - left as usize];
        }
        for i in (1..=n).rev() {
            rest[i] = rest[2 * i].max(rest[2 * i + 1]);
        }
        let mut starts = vec![0; 257];
        let mut alphabet = [0; 4];
        for byte in text.bytes() {
            starts[usize::from(byte) + 1] += 1;
            alphabet[usize::from(byte / 64)] |= 1 << (byte % 64);
        }
        for byte in 1..starts.len() {
            starts[byte] += starts[byte - 1];
        }
        let mut rows = vec![0; n];
        let mut free = starts.clone();
        for (row, &byte) in (0u32..).zip(&next).filter(|(row, _)| *row != end) {
            let place = &mut free[usize::from(byte)];
            rows[*place as usize] = row;
            *place += 1;
        }
        SubstringIndex {
            text: text.into(),
            next: next.into(),
            end,
            starts: starts.into(),
            rows: rows.into(),
            rest: rest.into(),
            alphabet,
        }
    }

    /// Returns the text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the bytes of the text, as bits.
    pub(super) fn alphabet(&self) -> ByteSet {
        self.alphabet
    }

    /// Returns the rows before anything was read.
    fn all_rows(&self) -> TextRows {
        TextRows { lo: 0, hi: self.next.len() as u32 }
    }

    /// Returns whether there are such rows, and a character may come after them.
    pub(super) fn goes_on(&self, lo: u32, hi: u32) -> bool {
        lo < hi && hi <= self.all_rows().hi && self.longest(TextRows { lo, hi }) > 0
    }

    /// Returns the bytes that it takes.
    fn size(&self) -> usize {
        let lists = [&self.starts, &self.rows, &self.rest];
        let lists = lists.into_iter().map(|list| size_of_val(&**list)).sum::<usize>();
        self.text.len() + self.next.len() + lists
    }

    /// Returns the rows after a byte; `None` where it does not come.
    pub(crate) fn step(&self, TextRows { lo, hi }: TextRows, byte: u8) -> Option<TextRows> {
        // only of all rows there are some within a character, and parts begin at none of these
        if lo == 0 && !is_first(byte) {
            return None;
        }
        let start = self.starts[usize::from(byte)];
        let rows = &self.rows[start as usize..self.starts[usize::from(byte) + 1] as usize];
        let before = |row: u32| start + rows.partition_point(|&known| known < row) as u32;
        // after the row of the empty beginning
        let lo = 1 + before(lo);
        let hi = 1 + before(hi);
        (lo < hi).then_some(TextRows { lo, hi })
    }

    /// Returns the bytes that may come after some rows, others of the text among them where the
    /// rows are many.
    pub(crate) fn bytes_after(&self, TextRows { lo, hi }: TextRows) -> ByteSet {
        if hi - lo > FEW_ROWS {
            return self.alphabet;
        }
        let mut out = [0; 4];
        for row in (lo..hi).filter(|&row| row != self.end) {
            let byte = self.next[row as usize];
            out[usize::from(byte / 64)] |= 1 << (byte % 64);
        }
        out
    }

    /// Returns how many characters may begin at most after some rows.
    pub(crate) fn longest(&self, TextRows { lo, hi }: TextRows) -> u32 {
        let n = self.next.len();
        let mut lo = lo as usize + n;
        let mut hi = hi as usize + n;
        let mut most = 0;
        while lo < hi {
            if lo % 2 == 1 {
                most = most.max(self.rest[lo]);
                lo += 1;
            }
            if hi % 2 == 1 {
                hi -= 1;
                most = most.max(self.rest[hi]);
            }
            lo /= 2;
            hi /= 2;
        }
        most
    }

    /// Adds the characters that may come after some rows, sorted, and the rows after each; returns
    /// how many searches it took. Of one that has begun, `bits` are known and `left` bytes missing.
    fn add_characters(
        &self,
        rows: TextRows,
        bits: u32,
        left: u8,
        out: &mut Vec<(u32, TextRows)>,
    ) -> u64 {
        let bytes = self.bytes_after(rows);
        let mut searches = 1;
        for byte in (0..=255u8).filter(|&byte| holds(&bytes, byte)) {
            let Some(rows) = self.step(rows, byte) else { continue };
            let (bits, left) = match (left, byte) {
                (0, 0..0x80) => (byte.into(), 0),
                (0, 0x80..0xE0) => (u32::from(byte & 0x1F), 1),
                (0, 0xE0..0xF0) => (u32::from(byte & 0x0F), 2),
                (0, 0xF0..) => (u32::from(byte & 0x07), 3),
                _ => (bits << 6 | u32::from(byte & 0x3F), left - 1),
            };
            searches += 1;
            if left == 0 {
                out.push((bits, rows));
            } else {
                searches += self.add_characters(rows, bits, left, out);
            }
        }
        searches
    }
}

/// Returns whether a byte begins a character.
fn is_first(byte: u8) -> bool {
    !(0x80..0xC0).contains(&byte)
}

/// The place in a text of which parts may come, with the bounds on how many characters may.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SubstringPlace {
    source: u32,
    /// The beginnings of the text that end with what was read.
    pub rows: TextRows,
    /// Fewest characters that must begin.
    pub least: u32,
    /// Most characters that may begin; [`INF`] for any number.
    most: u32,
}

impl SubstringPlace {
    /// Returns the place after a byte; `None` where it may not come.
    pub(crate) fn after(self, index: &SubstringIndex, byte: u8) -> Option<SubstringPlace> {
        if !is_first(byte) {
            return Some(SubstringPlace { rows: index.step(self.rows, byte)?, ..self });
        }
        let most = if self.most == INF { INF } else { self.most.checked_sub(1)? };
        let rows = index.step(self.rows, byte)?;
        Some(SubstringPlace { rows, least: self.least.saturating_sub(1), most, ..self })
    }

    /// Returns whether as many characters may come as must.
    pub(crate) fn can_end(self, index: &SubstringIndex) -> bool {
        self.least == 0 || self.least <= index.longest(self.rows)
    }
}

impl Res {
    /// Returns the expression of all texts that stand in one, the empty one among them.
    ///
    /// # Errors
    /// The text is too long, or no step is left.
    pub(crate) fn substrings(&mut self, text: &str) -> Result<Re, Error> {
        let source = self.source(text)?;
        let rows = self.sources[source as usize].all_rows();
        Ok(self.substring_from(source, rows))
    }

    /// Returns the number of a text whose parts may come.
    ///
    /// # Errors
    /// As [`Res::substrings`].
    pub(super) fn source(&mut self, text: &str) -> Result<u32, Error> {
        if let Some(&known) = self.source_numbers.get(text) {
            return Ok(known);
        }
        if text.len() > MAX_BYTES {
            let what = "the number of bytes of a text whose parts may come".into();
            return Err(Error::Limit { what, limit: MAX_BYTES });
        }
        self.budget.take(text.len() as u64 * BYTE_WORK);
        self.budget.check()?;
        Ok(self.add_source(Arc::new(SubstringIndex::new(text))))
    }

    /// Adds a text that is ready, and returns its number.
    fn add_source(&mut self, index: Arc<SubstringIndex>) -> u32 {
        self.bytes += index.size();
        let number = self.sources.len() as u32;
        self.source_numbers.insert(Arc::clone(&index.text), number);
        self.sources.push(index);
        number
    }

    /// Takes over a text of other expressions, and returns its number.
    pub(super) fn import_source(&mut self, index: &Arc<SubstringIndex>) -> u32 {
        let known = self.source_numbers.get(index.text()).copied();
        known.unwrap_or_else(|| self.add_source(Arc::clone(index)))
    }

    /// Returns whether parts of any text may come.
    pub(crate) fn has_sources(&self) -> bool {
        !self.sources.is_empty()
    }

    /// Returns the expression of what may come after some rows of a text.
    fn substring_from(&mut self, source: u32, rows: TextRows) -> Re {
        match self.sources[source as usize].longest(rows) {
            0 => Self::EPS,
            _ => self.add(RegexNode::Substring(source, rows.lo, rows.hi)),
        }
    }

    /// Adds the derivative of parts of a text, see [`RegexNode::Substring`].
    pub(super) fn derive_substring(
        &mut self,
        source: u32,
        rows: TextRows,
        out: &mut Vec<(u32, Re)>,
    ) {
        let index = Arc::clone(&self.sources[source as usize]);
        let mut characters = Vec::new();
        let searches = index.add_characters(rows, 0, 0, &mut characters);
        self.budget.take(searches * PART_WORK);
        let mut first = 0;
        for (c, rows) in characters {
            if first < c {
                out.push((c - 1, Self::EMPTY));
            }
            out.push((c, self.substring_from(source, rows)));
            first = c + 1;
        }
        if first <= MAX {
            out.push((MAX, Self::EMPTY));
        }
    }

    /// Returns the most characters of a text that is a part of another.
    fn longest_substring(&self, re: Re) -> Option<u32> {
        let &RegexNode::Substring(source, lo, hi) = self.node(re) else { return None };
        Some(self.sources[source as usize].longest(TextRows { lo, hi }))
    }

    /// Returns the place in a text whose parts are what an expression is of, bounds on their length
    /// apart.
    pub(crate) fn substring_place(&self, re: Re) -> Option<(SubstringPlace, Arc<SubstringIndex>)> {
        let (least, most, of) = self.bound(re).unwrap_or((0, INF, re));
        let &RegexNode::Substring(source, lo, hi) = self.node(of) else { return None };
        let place = SubstringPlace { source, rows: TextRows { lo, hi }, least, most };
        Some((place, Arc::clone(&self.sources[source as usize])))
    }

    /// Returns the expression of what may come at a place in a text between two characters.
    pub(crate) fn substrings_at(&mut self, place: SubstringPlace) -> Re {
        let SubstringPlace { source, rows, least, most } = place;
        let parts = self.substring_from(source, rows);
        let bounds = self.rep(Self::ANY, least, most);
        self.and([parts, bounds])
    }

    /// Returns whether parts of an intersection are plainly shorter than another of its parts asks
    /// for.
    pub(super) fn is_too_short(&self, all: &[Re]) -> bool {
        let longest = all.iter().filter_map(|&re| self.longest_substring(re)).min();
        longest.is_some_and(|longest| all.iter().any(|&re| self.least(re) > u64::from(longest)))
    }

    /// Returns whether an expression is bounds on the length of parts of a text, and these are long
    /// enough: some are then within the bounds.
    pub(super) fn is_bounded_substring(&self, re: Re) -> bool {
        self.bound(re).is_some_and(|(least, _, other)| {
            self.longest_substring(other).is_some_and(|longest| least <= longest)
        })
    }

    /// Returns whether most characters lead nowhere: parts of a text, whatever else is asked of
    /// them.
    pub(super) fn is_of_a_text(&self, re: Re) -> bool {
        match self.node(re) {
            RegexNode::Substring(..) => true,
            RegexNode::And(list) => {
                list.iter().any(|&part| matches!(self.node(part), RegexNode::Substring(..)))
            }
            _ => false,
        }
    }

    /// Returns the first characters of a text of [`Res::is_bounded_substring`] that is not empty.
    pub(super) fn first_step_of_substring(&mut self, re: Re) -> Option<(u32, u32, Re)> {
        let table = self.derive(re);
        let mut lo = 0;
        for &(hi, target) in table.iter() {
            let from = std::mem::replace(&mut lo, hi.saturating_add(1));
            if target != Self::EMPTY && self.is_live(target) {
                return Some((from, hi, target));
            }
        }
        None
    }
}

// a bound without end is longer than any text
const _: () = assert!(MAX_BYTES < INF as usize);

#[cfg(test)]
mod tests;
