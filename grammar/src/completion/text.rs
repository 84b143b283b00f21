//! Shortest texts of regular expressions: which characters end a terminal soonest.
//!
//! A search over derivatives, led by a lower bound on the characters still missing (A*: Hart,
//! Nilsson, Raphael 1968). Without `∩` and `¬` the bound is exact and the search goes straight to
//! the end. What it finds is kept for every expression on the path, so that the next state on the
//! same path costs a look-up.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::UNKNOWN;
use crate::expression::class::MAX;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{Re, Res};
use crate::intern::FastMap;

/// Expressions a search looks at before it stops asking for the very shortest text; for each
/// character that the text has at least, four more.
const EXACT: u64 = 2_000;

/// Expressions that it may make for that, as many times.
const MADE: u64 = 4;

/// Longest text that is followed to its end where no search has found one, in characters.
const LONGEST: usize = 1 << 20;

/// The way in which characters are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Spelling {
    /// As UTF-8.
    Utf8,
    /// As inside a JSON string.
    Json,
}

/// Characters from the cheapest to write to the dearest, and the bytes that takes; of equals, those
/// that text is made of.
type Bands = &'static [(u32, u32, u64)];

const UTF8: Bands = &[
    (0x61, 0x7A, 1),
    (0x30, 0x39, 1),
    (0x41, 0x5A, 1),
    (0x20, 0x7E, 1),
    (0, 0x7F, 1),
    (0x80, 0x7FF, 2),
    (0x800, 0xFFFF, 3),
    (0x1_0000, MAX, 4),
];

const JSON: Bands = &[
    (0x61, 0x7A, 1),
    (0x30, 0x39, 1),
    (0x41, 0x5A, 1),
    (0x20, 0x21, 1),
    (0x23, 0x5B, 1),
    (0x5D, 0x7F, 1),
    (0x22, 0x22, 2),
    (0x5C, 0x5C, 2),
    (0x08, 0x0A, 2),
    (0x0C, 0x0D, 2),
    (0x80, 0x7FF, 2),
    (0x800, 0xFFFF, 3),
    (0x1_0000, MAX, 4),
    (0, 0x1F, 6),
];

/// A text of one character again and again.
struct Repeated {
    c: u32,
    n: u64,
    /// Bytes of the whole text.
    bytes: u64,
}

impl Spelling {
    /// Returns the character of a range that takes the fewest bytes, and how many.
    fn cheapest(self, lo: u32, hi: u32) -> (u32, u64) {
        let bands = if self == Spelling::Utf8 { UTF8 } else { JSON };
        let within = bands.iter().find(|&&(from, to, _)| lo <= to && from <= hi);
        within.map_or((lo, UNKNOWN), |&(from, _, bytes)| (lo.max(from), bytes))
    }

    /// Returns the shortest text of an expression that repeats one set of characters; with `some`,
    /// of those that are not empty. `None` for other expressions.
    fn repeated(self, res: &Res, re: Re, some: bool) -> Option<Repeated> {
        let (class, min) = res.as_repeated_class(re)?;
        let n = u64::from(min).max(some.into());
        let costs = class.ranges().iter().map(|&(lo, hi)| self.cheapest(lo, hi));
        let (c, cost) = costs.min_by_key(|&(_, cost)| cost)?;
        Some(Repeated { c, n, bytes: cost.saturating_mul(n).min(UNKNOWN) })
    }

    /// Writes a character.
    fn write(self, c: u32, out: &mut Vec<u8>) {
        let short = match c {
            _ if self == Spelling::Utf8 => None,
            0x22 | 0x5C => Some(c as u8),
            0x08 => Some(b'b'),
            0x09 => Some(b't'),
            0x0A => Some(b'n'),
            0x0C => Some(b'f'),
            0x0D => Some(b'r'),
            0..0x20 => {
                out.extend_from_slice(format!("\\u{c:04x}").as_bytes());
                return;
            }
            _ => None,
        };
        if let Some(byte) = short {
            out.extend_from_slice(&[b'\\', byte]);
        } else {
            let c = char::from_u32(c).unwrap_or(char::REPLACEMENT_CHARACTER);
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
}

/// The beginning of a shortest text.
#[derive(Clone, Copy, Debug)]
struct ShortestStart {
    /// Bytes of the whole text.
    bytes: u64,
    /// The first character, and what the rest is of; none at the end.
    first: Option<(u32, Re)>,
}

/// The rest that a leaf still needs: some bytes, then a text.
pub(super) struct Need {
    /// The rest of a character.
    head: Vec<u8>,
    spelling: Spelling,
    /// The expression of the text after it.
    rest: Re,
    /// True if that text must not be empty.
    some: bool,
}

/// A character of UTF-8 that has begun, as [`Decoder::Utf8`].
#[derive(Clone, Copy)]
struct Utf8Begun {
    left: u8,
    v: u32,
    len: u8,
}

/// Shortest texts found so far.
#[derive(Debug, Default)]
pub(super) struct ShortestTexts {
    /// By spelling and expression; the last says that the text must not be empty.
    found: FastMap<(u8, Re, bool), ShortestStart>,
}

impl ShortestTexts {
    /// Returns the bytes that what was found takes, roughly.
    pub(super) fn size(&self) -> usize {
        self.found.len() * 2 * size_of::<((u8, Re, bool), ShortestStart)>()
    }

    /// Returns what a leaf that reads a text needs; `None` for other leaves, and where nothing is
    /// known to end it.
    pub(super) fn need(&mut self, res: &mut Res, leaf: Leaf) -> Option<Need> {
        let (spelling, decoder, re) = match leaf {
            Leaf::Text(decoder, re) => (Spelling::Utf8, decoder, re),
            Leaf::JsonString(decoder, re) => (Spelling::Json, decoder, re),
            _ => return None,
        };
        let mut head = Vec::new();
        let (rest, some) = match decoder {
            Decoder::Start => (re, spelling == Spelling::Utf8),
            Decoder::Utf8 { left, v, len } => {
                let (c, rest) = self.utf8(res, spelling, re, Utf8Begun { left, v, len })?;
                head.extend((0..left).rev().map(|i| 0x80 | (c >> (6 * u32::from(i)) & 0x3F) as u8));
                (rest, false)
            }
            Decoder::Rest { left, lo, .. } => {
                head.push(lo);
                head.extend((1..left).map(|_| 0x80));
                (re, false)
            }
            Decoder::Escape => (self.escape(res, re, &mut head)?, false),
            Decoder::Hex { left, v } => (self.unit(res, re, left, v, &mut head)?, false),
            Decoder::High(high) => {
                head.extend(b"\\u");
                (self.low(res, re, high, 4, 0, &mut head)?, false)
            }
            Decoder::HighEscape(high) => {
                head.push(b'u');
                (self.low(res, re, high, 4, 0, &mut head)?, false)
            }
            Decoder::Low { high, left, v } => (self.low(res, re, high, left, v, &mut head)?, false),
        };
        Some(Need { head, spelling, rest, some })
    }

    /// Returns the character with the rest of a text that a character of UTF-8 which has begun may
    /// become.
    fn utf8(
        &mut self,
        res: &mut Res,
        spelling: Spelling,
        re: Re,
        begun: Utf8Begun,
    ) -> Option<(u32, Re)> {
        let Utf8Begun { left, v, len } = begun;
        let shift = 6 * u32::from(left);
        // shorter characters must not be written longer
        let least = [0, 0, 0x80, 0x800, 0x1_0000][usize::from(len)];
        let lo = (v << shift).max(least);
        let hi = (v << shift | ((1 << shift) - 1)).min(MAX);
        self.best(res, spelling, re, lo, hi)
    }

    /// Writes what is missing of an escape after its backslash, and returns the rest of the text:
    /// one letter where that will do.
    fn escape(&mut self, res: &mut Res, re: Re, head: &mut Vec<u8>) -> Option<Re> {
        const SHORT: [(u8, u32); 8] = [
            (b'n', 0x0A),
            (b't', 0x09),
            (b'"', 0x22),
            (b'\\', 0x5C),
            (b'/', 0x2F),
            (b'b', 0x08),
            (b'f', 0x0C),
            (b'r', 0x0D),
        ];
        let mut best = None::<(u64, u8, Re)>;
        for (byte, c) in SHORT {
            if let Some((_, rest)) = self.best(res, Spelling::Json, re, c, c) {
                let cost = self.bytes(res, Spelling::Json, rest, false);
                if best.is_none_or(|best| cost < best.0) {
                    best = Some((cost, byte, rest));
                }
            }
        }
        if let Some((_, byte, rest)) = best {
            head.push(byte);
            return Some(rest);
        }
        head.push(b'u');
        self.unit(res, re, 4, 0, head)
    }

    /// Returns the bytes that a need takes.
    pub(super) fn cost(&mut self, res: &mut Res, need: &Need) -> u64 {
        let quote = u64::from(need.spelling == Spelling::Json);
        let text = self.bytes(res, need.spelling, need.rest, need.some);
        text.saturating_add(need.head.len() as u64 + quote).min(UNKNOWN)
    }

    /// Writes what a need takes, of a cost that is known.
    pub(super) fn write(&mut self, res: &mut Res, need: &Need, out: &mut Vec<u8>) {
        out.extend_from_slice(&need.head);
        let mut rest = need.rest;
        let mut some = need.some;
        loop {
            if let Some(repeated) = need.spelling.repeated(res, rest, some) {
                for _ in 0..repeated.n {
                    need.spelling.write(repeated.c, out);
                }
                break;
            }
            let Some((c, next)) = self.find(res, need.spelling, rest, some).first else { break };
            need.spelling.write(c, out);
            rest = next;
            some = false;
        }
        if need.spelling == Spelling::Json {
            out.push(b'"');
        }
    }

    /// Returns the `left` digits that are missing of a `\u` escape, and those of a second one if it
    /// takes two.
    fn unit(&mut self, res: &mut Res, re: Re, left: u8, v: u16, head: &mut Vec<u8>) -> Option<Re> {
        let shift = 4 * u32::from(left);
        let (lo, hi) = (u32::from(v) << shift, u32::from(v) << shift | ((1 << shift) - 1));
        if let Some((c, rest)) = self.best(res, Spelling::Json, re, lo, hi) {
            digits(c, left, head);
            return Some(rest);
        }
        let lo = lo.max(0xD800);
        let hi = hi.min(0xDBFF);
        if lo > hi {
            return None;
        }
        let (c, rest) = self.best(res, Spelling::Json, re, pair(lo, 0xDC00), pair(hi, 0xDFFF))?;
        digits(0xD800 + ((c - 0x1_0000) >> 10), left, head);
        head.extend(b"\\u");
        digits(0xDC00 + ((c - 0x1_0000) & 0x3FF), 4, head);
        Some(rest)
    }

    /// Returns the `left` digits that are missing of the second escape of a pair.
    fn low(
        &mut self,
        res: &mut Res,
        re: Re,
        high: u16,
        left: u8,
        v: u16,
        head: &mut Vec<u8>,
    ) -> Option<Re> {
        let shift = 4 * u32::from(left);
        let (lo, hi) = (u32::from(v) << shift, u32::from(v) << shift | ((1 << shift) - 1));
        let lo = lo.max(0xDC00);
        let hi = hi.min(0xDFFF);
        if lo > hi {
            return None;
        }
        let (c, rest) =
            self.best(res, Spelling::Json, re, pair(high.into(), lo), pair(high.into(), hi))?;
        digits(0xDC00 + ((c - 0x1_0000) & 0x3FF), left, head);
        Some(rest)
    }

    /// Returns the character from `lo` to `hi` that leads `re` nearest to its end, and where.
    fn best(
        &mut self,
        res: &mut Res,
        spelling: Spelling,
        re: Re,
        lo: u32,
        hi: u32,
    ) -> Option<(u32, Re)> {
        /// The number of the most promising that are looked at closely.
        const LOOKED_AT: usize = 4;
        let table = res.table(re);
        let mut candidates: Vec<(u64, u32, Re)> = Vec::new();
        let mut from = 0;
        for &(to, target) in table.iter() {
            if target != Res::EMPTY && from <= hi && lo <= to {
                candidates.push((res.least(target), from.max(lo), target));
            }
            from = to + 1;
        }
        candidates.sort_unstable();
        candidates.truncate(LOOKED_AT);
        let costs = candidates
            .into_iter()
            .map(|(_, c, rest)| (self.bytes(res, spelling, rest, false), c, rest));
        costs.min_by_key(|candidate| candidate.0).map(|(_, c, rest)| (c, rest))
    }

    /// Returns the bytes of a shortest text of `re`.
    fn bytes(&mut self, res: &mut Res, spelling: Spelling, re: Re, some: bool) -> u64 {
        self.find(res, spelling, re, some).bytes
    }

    /// Returns a shortest text of `re`; with `some`, of those that are not empty.
    fn find(&mut self, res: &mut Res, spelling: Spelling, re: Re, some: bool) -> ShortestStart {
        if !some && res.nullable(re) {
            return ShortestStart { bytes: 0, first: None };
        }
        if let Some(repeated) = spelling.repeated(res, re, some) {
            return ShortestStart { bytes: repeated.bytes, first: None };
        }
        let key = |re, some| (spelling as u8, re, some);
        if let Some(&known) = self.found.get(&key(re, some)) {
            return known;
        }
        let budget = EXACT.saturating_add(res.least(re).min(1 << 24) * 4);
        let path = self
            .search(res, spelling, re, 1, budget)
            .or_else(|| self.search(res, spelling, re, 4, budget))
            .or_else(|| self.known_path(res, spelling, re))
            .unwrap_or_default();
        if res.budget.is_over() {
            // not kept: a search with steps left may find more
            return ShortestStart { bytes: UNKNOWN, first: None };
        }
        // from the end, so that each knows the bytes after it
        let mut after = match path.last() {
            Some(&(_, _, end)) => self.known(res, spelling, end).unwrap_or(0),
            None => UNKNOWN,
        };
        let mut first = ShortestStart { bytes: after, first: None };
        for (i, &(from, c, to)) in path.iter().enumerate().rev() {
            after = after.saturating_add(spelling.cheapest(c, c).1);
            first = ShortestStart { bytes: after, first: Some((c, to)) };
            self.found.insert(key(from, i == 0 && some), first);
        }
        if path.is_empty() {
            self.found.insert(key(re, some), first);
        }
        first
    }

    /// Returns the bytes after `re`, where that needs no search.
    fn known(&self, res: &Res, spelling: Spelling, re: Re) -> Option<u64> {
        if res.nullable(re) {
            return Some(0);
        }
        if let Some(repeated) = spelling.repeated(res, re, false) {
            return Some(repeated.bytes);
        }
        self.found.get(&(spelling as u8, re, false)).map(|found| found.bytes)
    }

    /// Returns steps as [`ShortestTexts::search`], along the text by which it is known that there
    /// is one.
    fn known_path(
        &self,
        res: &mut Res,
        spelling: Spelling,
        start: Re,
    ) -> Option<Vec<(Re, u32, Re)>> {
        let mut path = Vec::new();
        let mut at = start;
        loop {
            let (lo, hi, to) = res.first_step(at).filter(|_| !res.budget.is_over())?;
            path.push((at, spelling.cheapest(lo, hi).0, to));
            if self.known(res, spelling, to).is_some() {
                return Some(path);
            }
            if path.len() > LONGEST {
                return None;
            }
            at = to;
        }
    }

    /// Returns steps (from, character, to) from `start` to an expression whose end is known: at
    /// least one. The bound on what is missing counts `weight`-fold: with 1 the shortest is found,
    /// with more a short one sooner.
    fn search(
        &self,
        res: &mut Res,
        spelling: Spelling,
        start: Re,
        weight: u64,
        budget: u64,
    ) -> Option<Vec<(Re, u32, Re)>> {
        // of equal sums the one that has come further goes first
        let mut open: BinaryHeap<(Reverse<u64>, u64, Reverse<u32>, Re)> = BinaryHeap::new();
        let mut came: FastMap<Re, (u64, Re, u32)> = FastMap::default();
        let mut looked_at = 0;
        let most = res.len() as u64 + budget.saturating_mul(MADE);
        let mut at = start;
        let mut bytes = 0u64;
        let mut order = 0u32;
        loop {
            let table = res.table(at);
            let mut from = 0;
            for &(to, target) in table.iter() {
                let lo = from;
                let hi = to;
                from = to.saturating_add(1);
                if target == Res::EMPTY {
                    continue;
                }
                let (c, cost) = spelling.cheapest(lo, hi);
                let bytes = bytes.saturating_add(cost);
                if came.get(&target).is_some_and(|&(known, ..)| known <= bytes) {
                    continue;
                }
                came.insert(target, (bytes, at, c));
                let missing = self
                    .known(res, spelling, target)
                    .unwrap_or_else(|| res.least(target).saturating_mul(weight));
                order = order.wrapping_add(1);
                open.push((Reverse(bytes.saturating_add(missing)), bytes, Reverse(order), target));
            }
            looked_at += 1;
            if looked_at > budget || res.len() as u64 > most || res.budget.is_over() {
                return None;
            }
            loop {
                let (Reverse(sum), so_far, _, next) = open.pop()?;
                if sum >= UNKNOWN {
                    return None;
                }
                if came.get(&next).is_some_and(|&(known, ..)| known < so_far) {
                    continue;
                }
                if self.known(res, spelling, next).is_some() {
                    return Some(trace(&came, start, next));
                }
                at = next;
                bytes = so_far;
                break;
            }
        }
    }
}

/// Returns the steps by which a search came to `end`.
fn trace(came: &FastMap<Re, (u64, Re, u32)>, start: Re, end: Re) -> Vec<(Re, u32, Re)> {
    let mut path = Vec::new();
    let mut at = end;
    while let Some(&(_, from, c)) = came.get(&at) {
        path.push((from, c, at));
        if from == start {
            break;
        }
        at = from;
    }
    path.reverse();
    path
}

/// Returns the scalar of a surrogate pair.
fn pair(high: u32, low: u32) -> u32 {
    0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00)
}

/// Writes the last `n` of the four hexadecimal digits of a code unit.
fn digits(unit: u32, n: u8, out: &mut Vec<u8>) {
    let text = format!("{unit:04x}");
    out.extend_from_slice(&text.as_bytes()[4 - usize::from(n)..]);
}
