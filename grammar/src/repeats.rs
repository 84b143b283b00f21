//! Names and items that have come before: the difference that recorded texts and values make to a
//! state.
//!
//! Masks are found for *erased* states, which remember nothing and so are few; from such a mask the
//! tokens are taken out that lead from the real state to a value that an earlier sibling has, or to
//! a place from which every way leads to one. Both are rare: only a text that may still become an
//! earlier value is looked at closely.
//!
//! A part whose text differs from all earlier values can be completed in any way, as arrays and
//! objects of which all parts have fewer values than must come are left out or reported when a
//! schema is compiled. Otherwise a bounded search looks for a way on; what it does not find is not
//! allowed.

use std::collections::VecDeque;
use std::rc::Rc;

use crate::Error;
use crate::automaton::Automaton;
use crate::distinct::{ERASED, NO_VALUES};
use crate::expression::ExprNode;
use crate::expression::leaf::{Decoder, Leaf};
use crate::intern::FastMap;
use crate::state::{BOTTOM, Cell, Stack, State, Thread};
use crate::trie::ROOT;
use crate::vocabulary::{Comma, HeldParts, Quoted, Strings, Vocabulary};

/// The earlier values that the parts in a state may still become.
struct Threats {
    /// Where each part begins, with the set of its earlier siblings' values.
    parts: Vec<(u32, u32)>,
    list: Vec<Threat>,
}

/// A part that is not whole, and an earlier value that it may still become.
#[derive(Clone)]
struct Threat {
    text: Vec<u8>,
    value: u32,
}

/// The text of a part that is a string and not whole.
struct BegunPart {
    /// The text, if the state is in such a part and it is whole characters.
    text: Option<String>,
    /// True if the text has an escape, whole or begun: then quotes in tokens mean something else.
    has_escape: bool,
}

/// Steps that comparing a part with an earlier value counts as.
const THREAT_WORK: u64 = 40;

/// Steps that a byte which is tried in a search counts as.
const STEP_WORK: u64 = 50;

/// Most bytes that a search for a way on tries: enumerations of some hundred values are searched
/// whole.
const SEARCH: usize = 1 << 14;

impl Automaton {
    /// Returns the state with the same leaves that remembers nothing.
    pub(crate) fn erase(&mut self, state: State) -> Result<State, Error> {
        if !self.exprs.has_distinct() || self.text(state) == ERASED {
            return Ok(state);
        }
        if let Some(&known) = self.repeats.erased.get(&state) {
            return Ok(known);
        }
        let mut threads: Vec<Thread> = self.threads(state).collect();
        for (_, stack) in &mut threads {
            *stack = self.erase_stack(*stack);
        }
        let accepting = self.is_accepting(state);
        let erased = self.erased_state(threads, accepting)?;
        self.repeats.erased.insert(state, erased);
        Ok(erased)
    }

    fn erase_stack(&mut self, stack: Stack) -> Stack {
        if !self.stack_remembers(stack) {
            return stack;
        }
        // stacks may be deep
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            let cells: Vec<_> = self.cells(top).collect();
            let before = todo.len();
            for &(_, under) in &cells {
                let known = self.repeats.erased_stacks.contains_key(&under);
                if self.stack_remembers(under) && !known {
                    todo.push(under);
                }
            }
            if todo.len() > before {
                continue;
            }
            todo.pop();
            let mut erased = Vec::with_capacity(cells.len());
            for (e, under) in cells {
                let under = self.repeats.erased_stacks.get(&under).copied().unwrap_or(under);
                let e = match *self.exprs().node(e) {
                    ExprNode::UniqueEnd(_, parts) => self.exprs().unique_end(NO_VALUES, parts),
                    ExprNode::DistinctEnd(_) => self.exprs().distinct_end(ERASED),
                    _ => e,
                };
                erased.push(Cell(e, under));
            }
            erased.sort_unstable();
            erased.dedup();
            let erased = self.intern_stack(&erased);
            self.repeats.erased_stacks.insert(top, erased);
        }
        self.repeats.erased_stacks.get(&stack).copied().unwrap_or(stack)
    }

    /// Returns the earlier values that the parts in a state may still become.
    fn threats(&mut self, state: State) -> Threats {
        let parts = self.parts_with_values(state);
        let text = self.text(state);
        let mut list = Vec::new();
        for &(from, values) in &parts {
            let text = self.values.since(from, text);
            for value in self.values.of_set(values) {
                self.exprs.res.budget.take(THREAT_WORK);
                if self.values.may_become(&text, value) {
                    list.push(Threat { text: text.clone(), value });
                }
            }
        }
        Threats { parts, list }
    }

    /// Returns the threats of the state `next`, which `byte` leads to from the state of `threats`
    /// and its recorded text: only what an earlier value was possible before may be one now.
    fn threats_after(&mut self, threats: &Threats, text: u32, byte: u8, next: State) -> Threats {
        let parts = self.parts_with_values(next);
        if parts != threats.parts || self.values.extend(text, byte) != self.text(next) {
            return self.threats(next);
        }
        let mut list = Vec::new();
        for threat in &threats.list {
            self.exprs.res.budget.take(THREAT_WORK);
            let mut text = threat.text.clone();
            text.push(byte);
            if self.values.may_become(&text, threat.value) {
                list.push(Threat { text, value: threat.value });
            }
        }
        Threats { parts, list }
    }

    /// Returns where each part in a state begins, with the set of its earlier siblings' values.
    fn parts_with_values(&mut self, state: State) -> Vec<(u32, u32)> {
        let mut parts: Vec<(u32, u32)> = Vec::new();
        let mut seen: FastMap<Stack, ()> = FastMap::default();
        let mut todo: Vec<Stack> = self.threads(state).map(|t| t.1).collect();
        while let Some(stack) = todo.pop() {
            if !self.stack_is_in_part(stack) || seen.insert(stack, ()).is_some() {
                continue;
            }
            for (e, under) in self.cells(stack) {
                todo.push(under);
                if let ExprNode::DistinctEnd(from) = *self.exprs.node(e) {
                    self.push_nearest_values(from, under, &mut parts);
                }
            }
        }
        parts
    }

    /// Adds `from` with each nearest set of values on a stack.
    fn push_nearest_values(&self, from: u32, stack: Stack, parts: &mut Vec<(u32, u32)>) {
        let mut todo = vec![stack];
        let mut seen: FastMap<Stack, ()> = FastMap::default();
        while let Some(stack) = todo.pop() {
            if stack == BOTTOM || seen.insert(stack, ()).is_some() {
                continue;
            }
            for (e, under) in self.cells(stack) {
                match *self.exprs.node(e) {
                    ExprNode::UniqueEnd(NO_VALUES, _) => {}
                    ExprNode::UniqueEnd(values, _) if parts.contains(&(from, values)) => {}
                    ExprNode::UniqueEnd(values, _) => parts.push((from, values)),
                    _ => todo.push(under),
                }
            }
        }
    }

    /// Returns whether the parts in a state can be completed with values that have not come.
    pub(crate) fn is_completable(&mut self, state: State) -> Result<bool, Error> {
        if self.has_free_string(state) || self.opens_free_string(state) {
            return Ok(true);
        }
        let threats = self.threats(state);
        self.is_completable_past(state, threats)
    }

    /// Returns whether the parts in a state without a free string can be completed with none of
    /// its threats.
    fn is_completable_past(&mut self, state: State, threats: Threats) -> Result<bool, Error> {
        if threats.list.is_empty() {
            return Ok(true);
        }
        if let Some(&known) = self.repeats.completable.get(&state) {
            return Ok(known);
        }
        let threats = Rc::new(threats);
        let mut answer = None;
        for (plain, order) in SEARCHES {
            match self.search(state, &threats, plain, order, Goal::Answer)? {
                Searched::Found(_) => answer = Some(true),
                Searched::NoWay if !plain => answer = Some(false),
                Searched::NoWay | Searched::GaveUp => {}
            }
            if answer.is_some() {
                break;
            }
        }
        // what a bounded search does not find is not allowed
        let answer = answer.unwrap_or(false);
        self.exprs.res.budget.check()?;
        self.repeats.completable.insert(state, answer);
        Ok(answer)
    }

    /// Returns whether a part of a state is a string in which any text may follow.
    fn has_free_string(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| match self.leaf(leaf) {
            Leaf::JsonString(_, re) => {
                self.stack_is_in_part(stack) && self.exprs.res.is_inexhaustible(re)
            }
            _ => false,
        })
    }

    /// Returns whether a part of a state is such a string, of which the opening quote is due.
    fn opens_free_string(&mut self, state: State) -> bool {
        let threads: Vec<Thread> = self.threads(state).collect();
        threads.into_iter().any(|(leaf, stack)| {
            let Leaf::Literals { list, lo, hi, at: 0 } = self.leaf(leaf) else { return false };
            let words = &self.exprs.literals[list as usize][lo as usize..hi as usize];
            if !self.stack_is_in_part(stack) || words.iter().all(|word| **word != *b"\"") {
                return false;
            }
            let cells: Vec<_> = self.cells(stack).collect();
            cells.into_iter().any(|(e, _)| match *self.exprs.node(e) {
                ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re)) => {
                    self.exprs.res.is_inexhaustible(re)
                }
                _ => false,
            })
        })
    }

    /// Returns the text of the string that a state is in, if that is a part and has no escapes.
    fn begun_string(&self, state: State) -> Option<String> {
        let text = self.text(state);
        let (_, stack) = self.threads(state).find(|t| self.stack_is_in_part(t.1))?;
        let (end, _) = self.cells(stack).next()?;
        let ExprNode::DistinctEnd(from) = *self.exprs.node(end) else { return None };
        let text = String::from_utf8(self.values.since(from, text)).ok()?;
        text.strip_prefix('"').map(str::to_owned)
    }

    /// Returns bytes that lead from a state to one in which no part may become an earlier value.
    pub(crate) fn way_past(&mut self, state: State) -> Result<Option<Vec<u8>>, Error> {
        let threats = Rc::new(self.threats(state));
        for (plain, order) in SEARCHES {
            match self.search(state, &threats, plain, order, Goal::Bytes)? {
                Searched::Found(way) => return Ok(Some(way)),
                Searched::NoWay if !plain => return Ok(None),
                Searched::NoWay | Searched::GaveUp => {}
            }
        }
        Ok(None)
    }

    /// Searches for bytes that lead from a state of these threats to one without any, and keeps
    /// what it learns of the states on its way.
    fn search(
        &mut self,
        state: State,
        threats: &Rc<Threats>,
        plain: bool,
        order: Order,
        goal: Goal,
    ) -> Result<Searched, Error> {
        // what may follow is the same for all spellings of one text
        let mut seen: FastMap<(State, Box<[u8]>), ()> = FastMap::default();
        // a state, the one before it and the byte between them
        let mut found = vec![(state, 0, 0u8)];
        let mut todo = VecDeque::from([(0, Rc::clone(threats))]);
        let mut left = SEARCH;
        loop {
            let at = match order {
                Order::BreadthFirst => todo.pop_front(),
                Order::DepthFirst => todo.pop_back(),
            };
            let Some((at, threats)) = at else { break };
            let (from, ..) = found[at];
            let recorded = self.text(from);
            for byte in self.bytes_to_try(from, plain) {
                if left == 0 {
                    return Ok(Searched::GaveUp);
                }
                left -= 1;
                self.exprs.res.budget.take(STEP_WORK);
                self.exprs.res.budget.check()?;
                let next = self.raw_step(from, byte)?;
                if next.is_dead() {
                    continue;
                }
                let known = self.repeats.completable.get(&next).copied();
                if known == Some(false) {
                    continue;
                }
                let text = self.values.canonical(self.text(next));
                if seen.insert((self.erase(next)?, text), ()).is_some() {
                    continue;
                }
                let left = self.threats_after(&threats, recorded, byte, next);
                let is_past = left.list.is_empty() || self.has_free_string(next);
                todo.push_back((found.len(), Rc::new(left)));
                found.push((next, at, byte));
                if is_past || goal == Goal::Answer && known == Some(true) {
                    self.exprs.res.budget.check()?;
                    for (state, _) in path_to(&found) {
                        self.repeats.completable.insert(state, true);
                    }
                    return Ok(Searched::Found(way_to(&found)));
                }
            }
        }
        self.exprs.res.budget.check()?;
        if !plain {
            for (state, ..) in found {
                self.repeats.completable.insert(state, false);
            }
        }
        Ok(Searched::NoWay)
    }

    /// Returns the bytes that may follow in a state, those that end something first.
    fn bytes_to_try(&mut self, state: State, plain: bool) -> Vec<u8> {
        let first = self.first_bytes(state);
        let may_follow = |b: &u8| first[usize::from(b / 64)] >> (b % 64) & 1 == 1;
        let dull = |b: &u8| plain && (b.is_ascii_whitespace() || *b == b'\\');
        let mut bytes: Vec<u8> = (0..=255).filter(may_follow).filter(|b| !dull(b)).collect();
        bytes.sort_by_key(|b| !matches!(b, b'"' | b']' | b'}'));
        bytes
    }

    /// Returns the tokens of a mask that lead to a value which has come before. `held` are those of
    /// the mask of the erased state that may hold a whole part.
    pub(crate) fn repeats(
        &mut self,
        vocabulary: &Vocabulary,
        state: State,
        held: &HeldParts,
    ) -> Result<Vec<u32>, Error> {
        let mut out = Vec::new();
        for token in self.suspects(vocabulary, state, held) {
            if self.advance(state, vocabulary.bytes(token))?.is_dead() {
                out.push(token);
            }
        }
        let threats = self.threats(state);
        if !threats.list.is_empty() {
            self.add_repeats(vocabulary, state, threats, &mut out)?;
        }
        Ok(out)
    }

    /// Returns the tokens in which a name or an item begins and ends that may have come before.
    fn suspects(&self, vocabulary: &Vocabulary, state: State, held: &HeldParts) -> Vec<u32> {
        let mut suspects = Vec::new();
        let items = self.exprs.has_distinct_items();
        let scarce = self.threads(state).any(|t| self.stack_is_scarce(t.1));
        if !held.quoted.is_empty() {
            let begun = self.begun_part(state);
            for &index in &held.quoted {
                let Quoted { token, strings } = vocabulary.quoted_part(index);
                let is_suspect = |strings| self.may_repeat(strings, &begun, scarce);
                if begun.has_escape || strings.as_ref().is_none_or(is_suspect) {
                    suspects.push(*token);
                }
            }
        }
        if !items && !self.exprs.has_scarce() {
            return suspects;
        }
        let is_string = |leaf| matches!(self.leaf(leaf), Leaf::JsonString(..));
        let only_strings = self.threads(state).all(|t| is_string(t.0));
        if self.exprs.has_scarce() {
            for &index in &held.commas {
                let Comma { token, after_quote, after_bracket } = vocabulary.comma(index);
                if (scarce || after_bracket) && (after_quote || !only_strings) {
                    suspects.push(token);
                }
            }
        }
        if items && !only_strings {
            let bare = held.bare.iter().map(|&index| vocabulary.bare_part(index));
            let some = bare.filter(|part| part.holds_two || scarce);
            suspects.extend(some.map(|part| part.token));
        }
        suspects
    }

    /// Returns what is known of the text of a part in which a state is.
    fn begun_part(&self, state: State) -> BegunPart {
        // after a backslash a quote is none
        let in_escape = self.threads(state).any(|(leaf, _)| match self.leaf(leaf) {
            Leaf::JsonString(decoder, _) => decoder == Decoder::Escape,
            _ => false,
        });
        let text = self.begun_string(state);
        let has_escape = in_escape || text.as_ref().is_some_and(|text| text.contains('\\'));
        BegunPart { text, has_escape }
    }

    /// Returns whether a string of a token, or another value in it, may be one that has come.
    fn may_repeat(&self, strings: &Strings, begun: &BegunPart, scarce: bool) -> bool {
        let items = self.exprs.has_distinct_items();
        let whole = if items { &strings.whole } else { &strings.whole[..strings.n_names] };
        if items && strings.others && (scarce || strings.opens_array)
            || strings.repeat && whole.len() > 1
        {
            return true;
        }
        let completes_begun = |whole: &str| {
            let start = whole.strip_suffix(&*strings.before);
            start.is_some() && start == begun.text.as_deref()
        };
        whole.iter().any(|whole| self.values.knows_string(whole) || completes_begun(whole))
    }

    /// Adds the tokens that complete one of `threats`, or come to where nothing else can.
    fn add_repeats(
        &mut self,
        vocabulary: &Vocabulary,
        state: State,
        threats: Threats,
        out: &mut Vec<u32>,
    ) -> Result<(), Error> {
        let trie = &vocabulary.trie;
        let mut todo = vec![(ROOT, self.progress(state), threats)];
        while let Some((at, progress, mut threats)) = todo.pop() {
            let due: Vec<[u64; 4]> =
                threats.list.iter().map(|t| self.values.next_bytes(&t.text, t.value)).collect();
            let may_follow = match progress {
                Progress::At(state) => self.first_bytes(state),
                Progress::FreeString { .. } => [u64::MAX; 4],
            };
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                if !holds(&may_follow, byte) || !due.iter().any(|due| holds(due, byte)) {
                    continue;
                }
                let mut left = Vec::new();
                let mut repeated = false;
                for (threat, due) in threats.list.iter_mut().zip(&due) {
                    if !holds(due, byte) {
                        continue;
                    }
                    threat.text.push(byte);
                    repeated |= byte == b'"' && self.values.is(&threat.text, threat.value);
                    if self.values.may_become(&threat.text, threat.value) || ends(byte) {
                        left.push(Threat { text: threat.text.clone(), value: threat.value });
                    }
                    threat.text.pop();
                }
                let node = &trie.nodes[child];
                let next = match progress {
                    _ if left.is_empty() => continue,
                    Progress::At(state) => {
                        let next = self.raw_step(state, byte)?;
                        repeated = next.is_dead()
                            || !self.is_completable_after(state, &threats, byte, next)?;
                        self.progress(next)
                    }
                    Progress::FreeString { .. } => progress,
                };
                match next {
                    _ if !repeated => {
                        if !node.is_last() {
                            let parts = threats.parts.clone();
                            todo.push((child, next, Threats { parts, list: left }));
                        }
                    }
                    Progress::FreeString { is_only_way: false } => {
                        for &token in trie.tokens_from(node) {
                            if self.advance(state, vocabulary.bytes(token))?.is_dead() {
                                out.push(token);
                            }
                        }
                    }
                    _ => out.extend_from_slice(trie.tokens_from(node)),
                }
            }
        }
        Ok(())
    }

    /// Returns whether the parts in the state `next` can be completed, to which `byte` leads from a
    /// state of these threats.
    fn is_completable_after(
        &mut self,
        state: State,
        threats: &Threats,
        byte: u8,
        next: State,
    ) -> Result<bool, Error> {
        if self.has_free_string(next) || self.opens_free_string(next) {
            return Ok(true);
        }
        let threats = self.threats_after(threats, self.text(state), byte, next);
        self.is_completable_past(next, threats)
    }

    fn progress(&mut self, state: State) -> Progress {
        if !self.has_free_string(state) {
            return Progress::At(state);
        }
        // declared names are no others, so that none of them has come
        let is_key = |leaf| matches!(self.leaf(leaf), Leaf::Key { .. });
        let is_only_way = self.threads(state).filter(|t| !is_key(t.0)).count() == 1;
        Progress::FreeString { is_only_way }
    }
}

/// The searches for a way on, in turn: most values are written without blanks and escapes as well;
/// of those with, a few are far away.
const SEARCHES: [(bool, Order); 4] = [
    (true, Order::BreadthFirst),
    (true, Order::DepthFirst),
    (false, Order::BreadthFirst),
    (false, Order::DepthFirst),
];

/// In which order a search takes the states that it has found.
#[derive(Clone, Copy)]
enum Order {
    BreadthFirst,
    DepthFirst,
}

/// The question of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// Whether there is a way on.
    Answer,
    /// The bytes of one.
    Bytes,
}

/// The result of a search.
enum Searched {
    /// Bytes of a way on; for [`Goal::Answer`] perhaps only the first of them.
    Found(Vec<u8>),
    /// All that was to be tried leads to earlier values.
    NoWay,
    /// More would have to be tried than may be.
    GaveUp,
}

/// The progress of a walk through the tokens.
#[derive(Clone, Copy)]
enum Progress {
    At(State),
    /// Inside a string in which any text may follow, so that only its closing quote can be wrong;
    /// whether nothing but this string and declared names may be meant.
    FreeString {
        is_only_way: bool,
    },
}

/// Returns the bytes that lead to the last of the states found.
fn way_to(found: &[(State, usize, u8)]) -> Vec<u8> {
    let mut way: Vec<u8> = path_to(found).map(|(_, byte)| byte).collect();
    way.reverse();
    way
}

/// Returns the last of the states found and those on the way to it, with the bytes that lead to
/// them, the last one first; not the state of the beginning.
fn path_to(found: &[(State, usize, u8)]) -> impl Iterator<Item = (State, u8)> {
    let mut at = found.len() - 1;
    std::iter::from_fn(move || {
        let (state, before, byte) = found[at];
        let is_first = at == 0;
        at = before;
        (!is_first).then_some((state, byte))
    })
}

fn holds(set: &[u64; 4], byte: u8) -> bool {
    set[usize::from(byte / 64)] >> (byte % 64) & 1 == 1
}

/// Returns whether a byte may stand after a value, so that it ends a number.
fn ends(byte: u8) -> bool {
    matches!(byte, b',' | b']' | b'}' | b':') || byte.is_ascii_whitespace()
}
