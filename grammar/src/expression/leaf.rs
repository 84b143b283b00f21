//! Terminals: what a grammar expression comes down to when the next byte is read.
//!
//! A leaf is a small state of its own that bytes move along: how far a literal has come, which
//! bytes of a UTF-8 character or of a `\u` escape are in, what a regular expression still wants.
//! Leaves never allow a byte that no text completes: half a character is allowed only if one of its
//! completions is.

use std::ops::RangeInclusive;

use crate::expression::class::MAX;
use crate::expression::regex::{Re, Res};
use crate::expression::{Expr, Exprs};

/// The state of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Leaf {
    /// Text of a regular expression, as UTF-8.
    Text(Decoder, Re),
    /// The rest of a JSON string after its opening quote, of which the decoded text is of a regular
    /// expression; with the closing quote. Every legal escape is allowed, and nothing else.
    JsonString(Decoder, Re),
    /// One of the byte strings `lo..hi` of a list, which share `at` bytes that have been read.
    Literals { list: u32, lo: u32, hi: u32, at: u32 },
    /// The key of a member of an object, with its quotes and colon; or a value of a list.
    Key { member: Member, lo: u32, hi: u32, at: u32 },
    /// One of the words of a graph, at a node.
    Graph { graph: u32, node: u32 },
    /// A whole token: this one, or every other.
    Token { id: u32, is_excluded: bool },
    /// A whole token of a set, an index into [`Exprs::token_sets`].
    Tokens(u32),
    /// This token, which is never the text of its bytes where it may come.
    Trigger(u32),
}

/// Numbers of tokens: inclusive ranges, sorted and apart.
pub(crate) type TokenRanges = Box<[(u32, u32)]>;

impl Leaf {
    /// Inside a JSON string that any text completes.
    pub(crate) const ANY_STRING: Leaf = Leaf::JsonString(Decoder::Start, Res::ALL);
}

/// The place in an object where a member is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Member {
    /// The object, an index into [`Exprs::objects`].
    pub object: u32,
    /// The positions of its chains, a number that [`Exprs`] gives.
    pub positions: u32,
    /// Members so far, as far as the bounds on their number need it.
    pub count: u32,
}

/// The state of decoding one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Decoder {
    /// Nothing.
    Start,
    /// A UTF-8 character of `len` bytes of which `left` are missing; `v` holds the bits so far.
    Utf8 { len: u8, left: u8, v: u32 },
    /// UTF-8 of which `left` bytes are missing, the next from `lo` to `hi`, where every character
    /// that they make leads to the same: the expression is what comes after it.
    Rest { left: u8, lo: u8, hi: u8 },
    /// A backslash.
    Escape,
    /// `\u`, with `left` hexadecimal digits missing.
    Hex { left: u8, v: u16 },
    /// A `\u` escape of a high surrogate: `\` must come.
    High(u16),
    /// The same, and `\`: `u` must come.
    HighEscape(u16),
    /// The same, and `\u`, with `left` digits of the low surrogate missing.
    Low { high: u16, left: u8, v: u16 },
}

/// The step of a leaf by one byte.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LeafStep {
    /// The leaf goes on in this state.
    pub next: Option<Leaf>,
    /// The leaf may end here, and this comes before what follows it.
    pub done: Option<Expr>,
}

/// The step of a decoder by one byte, with the expression that reads its characters.
enum Decoded {
    /// No text continues so.
    Dead,
    /// The character is not whole yet.
    Part(Decoder, Re),
    /// It is.
    Scalar(u32),
    /// It is, and leads here.
    Arrived(Re),
}

/// By *n*, the smallest character that takes *n* bytes of UTF-8: shorter ones must not be written
/// longer.
pub(crate) const LEAST: [u32; 5] = [0, 0, 0x80, 0x800, 0x1_0000];

/// Returns a byte of UTF-8, where only characters that lead `re` on are wanted.
fn utf8(res: &mut Res, re: Re, decoder: Decoder, byte: u8) -> Decoded {
    let (len, left, v) = match (decoder, byte) {
        (Decoder::Start, 0..=0x7F) => return Decoded::Scalar(byte.into()),
        (Decoder::Start, 0xC2..=0xDF) => (2, 1, u32::from(byte & 0x1F)),
        (Decoder::Start, 0xE0..=0xEF) => (3, 2, u32::from(byte & 0x0F)),
        (Decoder::Start, 0xF0..=0xF4) => (4, 3, u32::from(byte & 0x07)),
        (Decoder::Utf8 { len, left, v }, 0x80..=0xBF) => {
            (len, left - 1, v << 6 | u32::from(byte & 0x3F))
        }
        (Decoder::Rest { left, lo, hi }, _) if (lo..=hi).contains(&byte) => {
            return match left {
                1 => Decoded::Arrived(re),
                _ => Decoded::Part(Decoder::Rest { left: left - 1, lo: 0x80, hi: 0xBF }, re),
            };
        }
        _ => return Decoded::Dead,
    };
    let shift = 6 * u32::from(left);
    let lo = (v << shift).max(LEAST[usize::from(len)]);
    let hi = (v << shift | ((1 << shift) - 1)).min(MAX);
    // surrogates come last where they come at all
    let hi = if lo < 0xD800 && hi == 0xDFFF { 0xD7FF } else { hi };
    if lo > hi {
        Decoded::Dead
    } else if left == 0 {
        Decoded::Scalar(v)
    } else if let Some(target) = res.leads_all(re, lo, hi) {
        // first of the missing bytes
        let byte = |c: u32| 0x80 | (c >> (shift - 6) & 0x3F) as u8;
        match target {
            Res::EMPTY => Decoded::Dead,
            _ => Decoded::Part(Decoder::Rest { left, lo: byte(lo), hi: byte(hi) }, target),
        }
    } else if res.leads_on(re, lo, hi) {
        Decoded::Part(Decoder::Utf8 { len, left, v }, re)
    } else {
        Decoded::Dead
    }
}

/// Returns whether a `\u` escape whose code unit lies from `lo` to `hi`, alone or as the first of
/// two, leads `re` on.
fn escape_leads_on(res: &mut Res, re: Re, lo: u32, hi: u32) -> bool {
    let high_lo = lo.max(0xD800);
    let high_hi = hi.min(0xDBFF);
    res.leads_on(re, lo, hi)
        || (high_lo <= high_hi && res.leads_on(re, pair(high_lo, 0xDC00), pair(high_hi, 0xDFFF)))
}

/// Returns the scalar of a surrogate pair.
fn pair(high: u32, low: u32) -> u32 {
    0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00)
}

/// Returns the step by a byte inside a JSON string, other than its closing quote.
fn json_string(res: &mut Res, re: Re, decoder: Decoder, byte: u8) -> Decoded {
    let part = |decoder| Decoded::Part(decoder, re);
    match decoder {
        Decoder::Start => match byte {
            0..0x20 | b'"' => Decoded::Dead,
            b'\\' if res.has_next(re) => part(Decoder::Escape),
            b'\\' => Decoded::Dead,
            _ => utf8(res, re, decoder, byte),
        },
        Decoder::Utf8 { .. } | Decoder::Rest { .. } => utf8(res, re, decoder, byte),
        Decoder::Escape => match byte {
            b'u' => part(Decoder::Hex { left: 4, v: 0 }),
            _ => short_escape(byte).map_or(Decoded::Dead, Decoded::Scalar),
        },
        Decoder::Hex { left, v } => match with_digit(v, byte) {
            Some(v) => unit_of_escape(res, re, left - 1, v),
            None => Decoded::Dead,
        },
        Decoder::High(high) if byte == b'\\' => part(Decoder::HighEscape(high)),
        Decoder::HighEscape(high) if byte == b'u' => part(Decoder::Low { high, left: 4, v: 0 }),
        Decoder::High(_) | Decoder::HighEscape(_) => Decoded::Dead,
        Decoder::Low { high, left, v } => match with_digit(v, byte) {
            Some(v) => low_unit_of_escape(res, re, high, left - 1, v),
            None => Decoded::Dead,
        },
    }
}

/// Returns the character that a backslash and one byte stand for.
fn short_escape(byte: u8) -> Option<u32> {
    match byte {
        b'"' | b'\\' | b'/' => Some(byte.into()),
        b'b' => Some(0x08),
        b'f' => Some(0x0C),
        b'n' => Some(0x0A),
        b'r' => Some(0x0D),
        b't' => Some(0x09),
        _ => None,
    }
}

/// Returns a code unit with one more hexadecimal digit.
fn with_digit(unit: u16, digit: u8) -> Option<u16> {
    char::from(digit).to_digit(16).map(|digit| unit << 4 | digit as u16)
}

/// Returns the first and the last code unit that begin with the digits `v`, `left` of them missing.
fn unit_range(left: u8, v: u16) -> (u32, u32) {
    let shift = 4 * u32::from(left);
    (u32::from(v) << shift, u32::from(v) << shift | ((1 << shift) - 1))
}

/// Returns the step to the digits `v` of a `\u` escape, `left` of them missing.
fn unit_of_escape(res: &mut Res, re: Re, left: u8, v: u16) -> Decoded {
    let (lo, hi) = unit_range(left, v);
    if !escape_leads_on(res, re, lo, hi) {
        return Decoded::Dead;
    }
    match (left, v) {
        (0, 0xD800..=0xDBFF) => Decoded::Part(Decoder::High(v), re),
        (0, _) => Decoded::Scalar(v.into()),
        _ => Decoded::Part(Decoder::Hex { left, v }, re),
    }
}

/// Returns the step to the digits `v` of a low surrogate's escape, `left` of them missing.
fn low_unit_of_escape(res: &mut Res, re: Re, high: u16, left: u8, v: u16) -> Decoded {
    let (lo, hi) = unit_range(left, v);
    let lo = lo.max(0xDC00);
    let hi = hi.min(0xDFFF);
    if lo > hi || !res.leads_on(re, pair(high.into(), lo), pair(high.into(), hi)) {
        Decoded::Dead
    } else if left == 0 {
        Decoded::Scalar(pair(high.into(), v.into()))
    } else {
        Decoded::Part(Decoder::Low { high, left, v }, re)
    }
}

/// Narrows the sorted byte strings `lo..hi`, equal up to `at`, to those that have `byte` there.
fn narrow<T>(
    list: &[T],
    bytes: impl Fn(&T) -> &[u8],
    lo: u32,
    hi: u32,
    at: u32,
    byte: u8,
) -> (u32, u32) {
    let range = &list[lo as usize..hi as usize];
    // one that ends here sorts first, and has nothing there
    let start =
        range.partition_point(|item| bytes(item).get(at as usize).is_none_or(|&b| b < byte));
    let end = range.partition_point(|item| bytes(item).get(at as usize).is_none_or(|&b| b <= byte));
    (lo + start as u32, lo + end as u32)
}

impl Exprs {
    /// Returns the place after a whole character of a text, of which `re` is left.
    fn after_text(&mut self, re: Re) -> LeafStep {
        LeafStep {
            next: self.res.has_next(re).then_some(Leaf::Text(Decoder::Start, re)),
            done: self.res.nullable(re).then_some(Exprs::EPS),
        }
    }

    /// Returns where a byte leads a node of a graph.
    fn step_of_graph(&self, graph: u32, node: u32, byte: u8) -> LeafStep {
        let words = &self.graphs[graph as usize];
        let Some(node) = words.step(node, byte) else { return LeafStep::default() };
        LeafStep {
            next: words.goes_on(node).then_some(Leaf::Graph { graph, node }),
            done: words.ends(node).then_some(Exprs::EPS),
        }
    }

    /// Returns where `byte` leads `leaf`.
    pub(crate) fn step(&mut self, leaf: Leaf, byte: u8) -> LeafStep {
        match leaf {
            Leaf::Text(decoder, re) => match utf8(&mut self.res, re, decoder, byte) {
                Decoded::Dead => LeafStep::default(),
                Decoded::Part(decoder, re) => {
                    LeafStep { next: Some(Leaf::Text(decoder, re)), done: None }
                }
                Decoded::Scalar(c) => {
                    let re = self.res.step(re, c);
                    self.after_text(re)
                }
                Decoded::Arrived(re) => self.after_text(re),
            },
            Leaf::JsonString(Decoder::Start, re) if byte == b'"' => {
                LeafStep { next: None, done: self.res.nullable(re).then_some(Exprs::EPS) }
            }
            Leaf::JsonString(decoder, re) => match json_string(&mut self.res, re, decoder, byte) {
                Decoded::Dead => LeafStep::default(),
                Decoded::Part(decoder, re) => {
                    LeafStep { next: Some(Leaf::JsonString(decoder, re)), done: None }
                }
                Decoded::Scalar(c) => {
                    let re = self.res.step(re, c);
                    let live = re != Res::EMPTY;
                    LeafStep {
                        next: live.then_some(Leaf::JsonString(Decoder::Start, re)),
                        done: None,
                    }
                }
                Decoded::Arrived(re) => {
                    LeafStep { next: Some(Leaf::JsonString(Decoder::Start, re)), done: None }
                }
            },
            Leaf::Literals { list, lo, hi, at } => {
                let words = &self.literals[list as usize];
                let (lo, hi) = narrow(words, |w| w, lo, hi, at, byte);
                let at = at + 1;
                let done = lo < hi && words[lo as usize].len() == at as usize;
                let more = lo + u32::from(done) < hi;
                LeafStep {
                    next: more.then_some(Leaf::Literals { list, lo: lo + u32::from(done), hi, at }),
                    done: done.then_some(Exprs::EPS),
                }
            }
            Leaf::Key { member, lo, hi, at } => {
                let keys = &self.objects[member.object as usize].keys;
                let (lo, hi) = narrow(keys, |k| &k.literal, lo, hi, at, byte);
                let at = at + 1;
                // one that ends here comes before those that it begins: numbers of a list, as no
                // key begins another
                let ends = lo < hi && keys[lo as usize].literal.len() == at as usize;
                let done = if ends { self.after_key(member, lo) } else { None };
                let lo = lo + u32::from(ends);
                let more = lo < hi && self.any_key(member, lo, hi);
                LeafStep { next: more.then_some(Leaf::Key { member, lo, hi, at }), done }
            }
            Leaf::Graph { graph, node } => self.step_of_graph(graph, node, byte),
            Leaf::Token { .. } | Leaf::Tokens(_) | Leaf::Trigger(_) => LeafStep::default(),
        }
    }

    /// Returns the bytes that lead `leaf` on, as bits.
    pub(crate) fn first_bytes(&mut self, leaf: Leaf) -> [u64; 4] {
        let mut out = [0; 4];
        let mut add = |byte: u8| out[usize::from(byte / 64)] |= 1 << (byte % 64);
        match leaf {
            // few of many: listed rather than tried
            Leaf::Literals { list, lo, hi, at } => {
                let words = &self.literals[list as usize][lo as usize..hi as usize];
                for &byte in words.iter().filter_map(|word| word.get(at as usize)) {
                    add(byte);
                }
            }
            Leaf::Key { member, lo, hi, at } => {
                for i in self.next_keys(member, lo, hi) {
                    let keys = &self.objects[member.object as usize].keys;
                    if let Some(&byte) = keys[i as usize].literal.get(at as usize) {
                        add(byte);
                    }
                }
            }
            Leaf::Graph { graph, node } => {
                for (byte, _) in self.graphs[graph as usize].edges(node) {
                    add(byte);
                }
            }
            Leaf::Token { .. } | Leaf::Tokens(_) | Leaf::Trigger(_) => {}
            // ASCII by ranges; escapes, quotes and what begins longer characters are tried
            Leaf::Text(Decoder::Start, re) | Leaf::JsonString(Decoder::Start, re) => {
                let json = matches!(leaf, Leaf::JsonString(..));
                let mut lo = 0;
                for &(hi, target) in self.res.table(re).iter() {
                    if target != Res::EMPTY {
                        let plain = |c: &u32| !json || (*c >= 0x20 && *c != 0x22 && *c != 0x5C);
                        for c in (lo..=hi.min(0x7F)).filter(plain) {
                            add(c as u8);
                        }
                    }
                    lo = hi + 1;
                }
                let special: &[u8] = if json { b"\"\\" } else { b"" };
                let longer = if self.res.leads_on(re, 0x80, MAX) { 0xC2..=0xF4u8 } else { 0..=0 };
                for byte in special.iter().copied().chain(longer.filter(|&b| b != 0)) {
                    let step = self.step(leaf, byte);
                    if step.next.is_some() || step.done.is_some() {
                        add(byte);
                    }
                }
            }
            Leaf::Text(..) | Leaf::JsonString(..) => {
                for byte in 0..=255 {
                    let step = self.step(leaf, byte);
                    if step.next.is_some() || step.done.is_some() {
                        add(byte);
                    }
                }
            }
        }
        out
    }

    /// Returns the declared keys or literals that a leaf may still become, by number, and how much
    /// of each has been read; of other leaves `None`.
    pub(crate) fn words_of(&self, leaf: Leaf) -> Option<(Vec<u32>, usize)> {
        match leaf {
            Leaf::Literals { lo, hi, at, .. } => Some(((lo..hi).collect(), at as usize)),
            Leaf::Key { member, lo, hi, at } => Some((self.next_keys(member, lo, hi), at as usize)),
            _ => None,
        }
    }

    /// Returns whether none of a leaf's literals is the beginning of another.
    pub(crate) fn is_prefix_free(&self, leaf: Leaf) -> bool {
        let Leaf::Literals { list, lo, hi, .. } = leaf else { return false };
        let words = &self.literals[list as usize][lo as usize..hi as usize];
        words.windows(2).all(|pair| !pair[1].starts_with(&pair[0]))
    }

    /// Returns the bytes of a word of [`Exprs::words_of`].
    pub(crate) fn word(&self, leaf: Leaf, word: u32) -> &[u8] {
        match leaf {
            Leaf::Literals { list, .. } => &self.literals[list as usize][word as usize],
            Leaf::Key { member, .. } => {
                &self.objects[member.object as usize].keys[word as usize].literal
            }
            _ => &[],
        }
    }

    /// Returns what follows a whole word.
    pub(crate) fn after_word(&mut self, leaf: Leaf, word: u32) -> Option<Expr> {
        match leaf {
            Leaf::Key { member, .. } => self.after_key(member, word),
            _ => Some(Exprs::EPS),
        }
    }

    /// Returns all bytes that texts of a regular expression's leaf may hold, as bits; others too,
    /// perhaps.
    pub(crate) fn alphabet(&self, leaf: Leaf) -> [u64; 4] {
        match leaf {
            // of a character that has begun, there are bytes to come
            Leaf::Text(decoder, re) => {
                let [a, b, c, d] = self.res.alphabet(re);
                if decoder == Decoder::Start { [a, b, c, d] } else { [a, b, u64::MAX, d] }
            }
            Leaf::Graph { graph, .. } => self.graphs[graph as usize].alphabet,
            _ => [u64::MAX; 4],
        }
    }

    /// Fills in where bytes lead a leaf of a regular expression. What is not known at once is left
    /// out: escapes, and longer characters where not all of them lead to the same.
    pub(crate) fn fill_entries(
        &mut self,
        leaf: Leaf,
        entries: &mut LeafEntries,
        number: &mut dyn FnMut(Leaf) -> u32,
    ) {
        let (decoder, re) = match leaf {
            Leaf::Text(decoder, re) | Leaf::JsonString(decoder, re) => (decoder, re),
            _ => return,
        };
        match decoder {
            Decoder::Start => self.fill_first_entries(leaf, re, entries, number),
            Decoder::Rest { left, lo, hi } => {
                let entry = match left {
                    1 => self.arrived(leaf, re, number),
                    _ => LeafEntry::to(number(leaf.at(more(left - 1), re))),
                };
                entries.fill(Some(LeafEntry::DEAD));
                entries[usize::from(lo)..=usize::from(hi)].fill(Some(entry));
            }
            Decoder::Utf8 { .. } => {
                entries[..0x80].fill(Some(LeafEntry::DEAD));
                entries[0xC0..].fill(Some(LeafEntry::DEAD));
            }
            _ => {}
        }
    }

    /// Returns the step of a leaf by the last byte of a character that leads to `target`.
    fn arrived(
        &mut self,
        leaf: Leaf,
        target: Re,
        number: &mut dyn FnMut(Leaf) -> u32,
    ) -> LeafEntry {
        let next = leaf.at(Decoder::Start, target);
        if target == Res::EMPTY {
            LeafEntry::DEAD
        } else if matches!(leaf, Leaf::JsonString(..)) {
            LeafEntry::to(number(next))
        } else {
            let next = self.res.has_next(target).then(|| number(next));
            LeafEntry::new(next, self.res.nullable(target))
        }
    }

    /// Fills in where bytes lead a leaf of `re` between two characters.
    fn fill_first_entries(
        &mut self,
        leaf: Leaf,
        re: Re,
        entries: &mut LeafEntries,
        number: &mut dyn FnMut(Leaf) -> u32,
    ) {
        let mut lo = 0;
        let table = self.res.table(re);
        for &(hi, target) in table.iter() {
            if lo > 0x7F {
                break;
            }
            let entry = self.arrived(leaf, target, number);
            entries[lo as usize..=hi.min(0x7F) as usize].fill(Some(entry));
            lo = hi.saturating_add(1);
        }
        entries[0x80..0xC2].fill(Some(LeafEntry::DEAD));
        entries[0xF5..].fill(Some(LeafEntry::DEAD));
        let low = self.res.leads_all(re, 0x80, 0xD7FF);
        let high = self.res.leads_all(re, 0xE000, MAX);
        if let Some(target) = low.filter(|_| low == high) {
            for (bytes, decoder) in LONGER {
                let dead = target == Res::EMPTY;
                let entry = if dead {
                    LeafEntry::DEAD
                } else {
                    LeafEntry::to(number(leaf.at(decoder, target)))
                };
                entries[bytes].fill(Some(entry));
            }
        }
        if matches!(leaf, Leaf::JsonString(..)) {
            entries[..0x20].fill(Some(LeafEntry::DEAD));
            entries[usize::from(b'"')] =
                Some(if self.res.nullable(re) { LeafEntry::END } else { LeafEntry::DEAD });
            entries[usize::from(b'\\')] = None;
        }
    }
}

impl Leaf {
    /// Returns the leaf of the same kind of a regular expression in another state.
    fn at(self, decoder: Decoder, re: Re) -> Leaf {
        match self {
            Leaf::JsonString(..) => Leaf::JsonString(decoder, re),
            _ => Leaf::Text(decoder, re),
        }
    }
}

/// Returns the state in which `left` bytes of a character are missing, and any may come.
const fn more(left: u8) -> Decoder {
    Decoder::Rest { left, lo: 0x80, hi: 0xBF }
}

/// First bytes of characters, and what follows them: neither longer than needed, nor surrogates,
/// nor past the last.
const LONGER: [(RangeInclusive<usize>, Decoder); 8] = [
    (0xC2..=0xDF, more(1)),
    (0xE0..=0xE0, Decoder::Rest { left: 2, lo: 0xA0, hi: 0xBF }),
    (0xE1..=0xEC, more(2)),
    (0xED..=0xED, Decoder::Rest { left: 2, lo: 0x80, hi: 0x9F }),
    (0xEE..=0xEF, more(2)),
    (0xF0..=0xF0, Decoder::Rest { left: 3, lo: 0x90, hi: 0xBF }),
    (0xF1..=0xF3, more(3)),
    (0xF4..=0xF4, Decoder::Rest { left: 3, lo: 0x80, hi: 0x8F }),
];

/// The step of a regular expression's leaf by one byte: twice the row of the next leaf, 0 for none,
/// plus 1 if the leaf may end here. Nothing but the empty text follows the leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeafEntry(pub u32);

impl LeafEntry {
    pub(crate) const DEAD: LeafEntry = LeafEntry(0);

    /// The step that ends the leaf, after which nothing comes.
    pub(crate) const END: LeafEntry = LeafEntry(1);

    /// Returns the entry of a step to the leaf of a row, which does not end here.
    fn to(next: u32) -> LeafEntry {
        LeafEntry(2 * next)
    }

    pub(crate) fn new(next: Option<u32>, done: bool) -> LeafEntry {
        LeafEntry(2 * next.unwrap_or(0) + u32::from(done))
    }

    /// Returns the row of the next leaf, 0 for none.
    pub(crate) fn next(self) -> u32 {
        self.0 / 2
    }

    /// Returns whether the leaf may end here.
    pub(crate) fn done(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Entries by byte; `None` for those that are not known yet.
pub(crate) type LeafEntries = [Option<LeafEntry>; 256];
