//! Parts that must differ and for which there are more values than have come: numbers of many
//! digits, and enumerations that are not used up. Nothing has to be searched for to know that they
//! can be completed, and nothing compared with each value that has come.

use std::sync::Arc;

use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Stack, State, Thread};
use crate::automaton::values::ValueId;
use crate::expression::ExprNode;
use crate::expression::class::Class;
use crate::expression::leaf::{Decoder, LEAST, Leaf};
use crate::expression::recorded::ValueSetId;
use crate::expression::regex::{INF, Re, Res};
use crate::intern::FastMap;

/// The number at which counting numbers ends.
const MAX_FOUND: u64 = 1 << 24;

/// Most expressions that counting the numbers of one looks at.
const MAX_COUNTED: usize = 512;

/// Most texts of numbers that are tried to find one that has not come.
const MAX_TRIED_NUMBERS: usize = 4096;

/// Steps that looking at an expression or a text counts as.
const COUNT_WORK: u64 = 10;

/// Steps that looking at a thread of a state counts as.
const THREAD_WORK: u64 = 3;

impl Automaton {
    /// Returns whether a part of a state is a number for which there are more values than have
    /// come, whatever these are.
    pub(crate) fn has_plenty_of_numbers(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| match self.leaf(leaf) {
            Leaf::Text(_, re) => self.stack_is_in_part(stack) && self.is_plenty(re),
            _ => false,
        })
    }

    /// Returns whether a part of a state is a string, or its opening quote is due, for which there
    /// are more texts than values have come, whatever these are.
    pub(crate) fn has_plenty_of_strings(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| {
            if !self.stack_is_in_part(stack) {
                return false;
            }
            match self.leaf(leaf) {
                Leaf::JsonString(decoder, re) => self.has_plenty_of_texts(decoder, re),
                Leaf::Literals { list, lo, hi, at: 0 } => {
                    let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
                    words.iter().any(|word| **word == *b"\"") && self.string_is_plenty(stack)
                }
                _ => false,
            }
        })
    }

    /// Returns whether a string is due on a stack, of which there are more than values have come.
    fn string_is_plenty(&mut self, stack: Stack) -> bool {
        let cells: Vec<_> = self.cells(stack).collect();
        cells.into_iter().any(|(e, _)| match *self.exprs.node(e) {
            ExprNode::Leaf(Leaf::JsonString(decoder, re)) => self.has_plenty_of_texts(decoder, re),
            _ => false,
        })
    }

    /// Returns whether more texts go on so than values have come.
    fn has_plenty_of_texts(&mut self, decoder: Decoder, re: Re) -> bool {
        let least = self.values.len() as u64;
        if let Some(&known) = self.distinct.strings.get(&(decoder, re)) {
            return known > least;
        }
        let known = texts_of(&mut self.exprs.res, decoder, re);
        if !self.exprs.res.budget.is_over() {
            self.distinct.strings.insert((decoder, re), known);
        }
        known > least
    }

    /// Returns whether more numbers go on so than values have come.
    pub(crate) fn is_plenty(&mut self, re: Re) -> bool {
        let least = self.values.len() as u64;
        let known = if let Some(&known) = self.distinct.numbers.get(&re) {
            known
        } else {
            let known = numbers_of(&mut self.exprs.res, re);
            if !self.exprs.res.budget.is_over() {
                self.distinct.numbers.insert(re, known);
            }
            known
        };
        known > least
    }

    /// Returns whether a part of a state is one of some literals, of which one has not come.
    pub(crate) fn has_unused_literal(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        let literals = threads.into_iter().filter_map(|(leaf, stack)| match self.leaf(leaf) {
            Leaf::Literals { list, lo, hi, at } if self.is_whole_part(state, stack, at) => {
                Some((list, lo, hi))
            }
            _ => None,
        });
        let literals: Vec<(u32, u32, u32)> = literals.collect();
        if literals.is_empty() {
            return false;
        }
        let parts = self.parts_with_values(state);
        literals.into_iter().any(|(list, lo, hi)| {
            let values = self.values_of_literals(list);
            let is_unused =
                |&value: &ValueId| parts.iter().all(|part| !self.values.holds(part.values, value));
            values[lo as usize..hi as usize].iter().any(is_unused)
        })
    }

    /// Returns whether more than `n` listed numbers and words of different values may come next in
    /// parts of a state. Each earlier value that a part may still become has one of them there at
    /// most: with more, some lead away from all of `n` such values.
    pub(super) fn has_more_scalars_than(&mut self, state: State, n: usize) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        let mut found: FastMap<ValueId, ()> = FastMap::default();
        for (leaf, stack) in threads {
            self.exprs.res.budget.take(THREAD_WORK);
            let Leaf::Literals { list, lo, hi, .. } = self.leaf(leaf) else { continue };
            if !self.stack_is_in_part(stack) {
                continue;
            }
            let values = self.values_of_literals(list);
            for &value in &values[lo as usize..hi as usize] {
                // a string may be a name, and members come in any order
                if self.values.is_bare_scalar(value) {
                    found.insert(value, ());
                }
                if found.len() > n {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether a part ends where a stack is due, and began `length` bytes ago: not so where
    /// a literal is only the last of it, as a bracket is.
    fn is_whole_part(&self, state: State, stack: Stack, length: u32) -> bool {
        let text = self.text(state);
        self.ends_part(stack)
            && self.cells(stack).all(|(e, _)| match *self.exprs.node(e) {
                ExprNode::DistinctEnd(from) => {
                    self.values.since(from, text).trim_ascii_start().len() == length as usize
                }
                _ => false,
            })
    }

    /// Returns whether a part ends where a stack is due, and nothing else may come.
    fn ends_part(&self, stack: Stack) -> bool {
        let mut cells = self.cells(stack).peekable();
        cells.peek().is_some()
            && cells.all(|(e, _)| matches!(self.exprs.node(e), ExprNode::DistinctEnd(_)))
    }

    /// Returns the values of a list of literals, found once.
    fn values_of_literals(&mut self, list: u32) -> Arc<[ValueId]> {
        if let Some(known) = self.distinct.literals.get(&list) {
            return Arc::clone(known);
        }
        let words = self.exprs.literals[list as usize].clone();
        self.exprs.res.budget.take(COUNT_WORK * words.len() as u64);
        let values: Arc<[ValueId]> =
            words.iter().map(|word| self.values.value_of_literal(word)).collect::<Vec<_>>().into();
        self.distinct.literals.insert(list, Arc::clone(&values));
        values
    }

    /// Returns whether a part of a state is a number of which one has not come, as far as few are
    /// to be tried.
    pub(crate) fn has_unused_number(&mut self, state: State) -> bool {
        let parts = self.number_parts(state);
        parts.iter().any(|part| self.is_unused(part.re, &part.text, part.set) == Some(true))
    }

    /// Returns whether a number that goes on so from a text is not in a set; `None` where too many
    /// would have to be tried.
    pub(crate) fn is_unused(&mut self, re: Re, text: &[u8], set: ValueSetId) -> Option<bool> {
        if self.is_plenty(re) {
            return Some(true);
        }
        let mut todo = vec![(re, text.to_vec())];
        let mut left = MAX_TRIED_NUMBERS;
        while let Some((re, text)) = todo.pop() {
            left = left.checked_sub(1)?;
            self.exprs.res.budget.take(COUNT_WORK);
            if self.exprs.res.nullable(re) {
                let known = self.values.known_value(&text);
                if known.is_none_or(|value| !self.values.holds(set, value)) {
                    return Some(true);
                }
            }
            let mut lo: u32 = 0;
            for &(hi, target) in self.exprs.res.table(re).iter() {
                if target != Res::EMPTY && self.exprs.res.is_live(target) {
                    for byte in (lo..=hi.min(0x7F)).filter_map(|c| u8::try_from(c).ok()) {
                        todo.push((target, [&text[..], &[byte]].concat()));
                    }
                }
                lo = hi.saturating_add(1);
            }
        }
        Some(false)
    }

    /// Returns whether a part of a state may be one of some literals that are numbers.
    pub(crate) fn has_number_literal(&self, state: State) -> bool {
        self.threads(state).any(|(leaf, stack)| match self.leaf(leaf) {
            Leaf::Literals { list, lo, hi, .. } => {
                let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
                self.stack_is_in_part(stack)
                    && words.iter().any(|word| matches!(word[0], b'-' | b'0'..=b'9'))
            }
            _ => false,
        })
    }

    /// Returns the parts of a state that are numbers and nothing else.
    pub(crate) fn number_parts(&mut self, state: State) -> Vec<NumberPart> {
        let mut out = Vec::new();
        let text = self.text(state);
        let threads: Vec<Thread> = self.threads(state).collect();
        let mut parts = None;
        for (leaf, stack) in threads {
            let Leaf::Text(Decoder::Start, re) = self.leaf(leaf) else { continue };
            if stack == BOTTOM || !self.ends_part(stack) {
                continue;
            }
            let known = parts.take().unwrap_or_else(|| self.parts_with_values(state));
            let cells: Vec<_> = self.cells(stack).collect();
            for (e, _) in cells {
                let ExprNode::DistinctEnd(from) = *self.exprs.node(e) else { continue };
                for part in known.iter().filter(|part| part.from == from) {
                    let text = self.values.since(from, text);
                    self.take_copy(text.len());
                    out.push(NumberPart { re, text, set: part.values });
                }
            }
            parts = Some(known);
        }
        out
    }
}

/// A number that has begun and must differ from others.
pub(crate) struct NumberPart {
    /// The numbers that go on so.
    pub re: Re,
    /// Its text so far.
    pub text: Vec<u8>,
    /// The set of the values that have come.
    pub set: ValueSetId,
}

/// Returns how many numbers of different values go on so, [`MAX_FOUND`] for that or more, and fewer
/// where it is not known: their digits begin and end with another than 0.
fn numbers_of(res: &mut Res, re: Re) -> u64 {
    let digit = res.class(Class::new([('0'.into(), '9'.into())]));
    let some = res.class(Class::new([('1'.into(), '9'.into())]));
    let digits = res.rep(digit, 0, INF);
    let last = res.cat(digits, some);
    let more = res.or([Res::EPS, last]);
    let all = res.cat(some, more);
    let all = res.and([re, all]);
    let mut known = FastMap::default();
    count(res, all, 0, &mut known)
}

/// Returns how many strings go on so after a character that may have begun, [`MAX_FOUND`] for that
/// or more, and fewer where it is not known.
fn texts_of(res: &mut Res, decoder: Decoder, re: Re) -> u64 {
    let begun = |v: u32, shift: u32| (v << shift, v << shift | ((1 << shift) - 1));
    let ranges = match decoder {
        Decoder::Start | Decoder::Rest { .. } => {
            return count(res, re, 0, &mut FastMap::default());
        }
        Decoder::Utf8 { len, left, v } => {
            let (lo, hi) = begun(v, 6 * u32::from(left));
            vec![(lo.max(LEAST[usize::from(len)]), hi)]
        }
        Decoder::Escape => units(0, 0xFFFF),
        Decoder::Hex { left, v } => {
            let (lo, hi) = begun(v.into(), 4 * u32::from(left));
            units(lo, hi)
        }
        Decoder::High(high) | Decoder::HighEscape(high) => pairs(high, 0xDC00, 0xDFFF),
        Decoder::Low { high, left, v } => {
            let (lo, hi) = begun(v.into(), 4 * u32::from(left));
            pairs(high, lo, hi)
        }
    };
    let mut known = FastMap::default();
    let mut sum: u64 = 0;
    let mut lo: u32 = 0;
    for &(hi, target) in res.table(re).iter() {
        let within = ranges.iter().map(|&(from, to)| n_characters(lo.max(from), hi.min(to)));
        let n: u64 = within.sum();
        lo = hi.saturating_add(1);
        if n > 0 && target != Res::EMPTY && res.is_live(target) {
            sum = sum.saturating_add(n.saturating_mul(count(res, target, 1, &mut known)));
        }
    }
    sum.min(MAX_FOUND)
}

/// Returns the characters of which the first code unit is from `lo` to `hi`, in ranges.
fn units(lo: u32, hi: u32) -> Vec<(u32, u32)> {
    let mut ranges = vec![(lo, hi)];
    let first = lo.max(0xD800);
    let last = hi.min(0xDBFF);
    if first <= last {
        ranges.push((pair(first, 0xDC00), pair(last, 0xDFFF)));
    }
    ranges
}

/// Returns the characters of one high surrogate of which the low one is from `lo` to `hi`.
fn pairs(high: u16, lo: u32, hi: u32) -> Vec<(u32, u32)> {
    let first = lo.max(0xDC00);
    let last = hi.min(0xDFFF);
    if first > last {
        return Vec::new();
    }
    vec![(pair(high.into(), first), pair(high.into(), last))]
}

/// Returns the character of a surrogate pair.
fn pair(high: u32, low: u32) -> u32 {
    0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00)
}

/// Returns the number of characters from `lo` to `hi`.
fn n_characters(lo: u32, hi: u32) -> u64 {
    let all = |lo: u32, hi: u32| u64::from(hi.saturating_add(1).saturating_sub(lo));
    all(lo, hi).saturating_sub(all(lo.max(0xD800), hi.min(0xDFFF)))
}

/// Returns the number of texts of an expression of which none is longer than a number's.
fn count(res: &mut Res, re: Re, depth: usize, known: &mut FastMap<Re, u64>) -> u64 {
    /// Digits that are looked at: enough for [`MAX_FOUND`].
    const LONGEST: usize = 12;
    if let Some(&known) = known.get(&re) {
        return known;
    }
    if depth > LONGEST || known.len() > MAX_COUNTED {
        return 0;
    }
    res.budget.take(COUNT_WORK);
    let mut sum = u64::from(res.nullable(re));
    let mut lo: u32 = 0;
    for &(hi, target) in res.table(re).iter() {
        let n = n_characters(lo, hi);
        lo = hi.saturating_add(1);
        if target != Res::EMPTY && res.is_live(target) {
            sum = sum.saturating_add(n.saturating_mul(count(res, target, depth + 1, known)));
        }
        if sum >= MAX_FOUND {
            break;
        }
    }
    let sum = sum.min(MAX_FOUND);
    known.insert(re, sum);
    sum
}
