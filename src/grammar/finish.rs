//! Ways to the end: from each state a short text that completes it, so that a text can be ended within what is left of
//! its tokens.
//!
//! What a state costs to complete is what its cheapest thread costs: the bytes its leaf still needs, and what is on its
//! stack. Expressions get their costs once, by Knuth's generalisation of Dijkstra's algorithm ("A generalization of
//! Dijkstra's algorithm", 1977) over what they are made of; stacks and states add them up. Objects are ended by their
//! required members alone. Costs are bytes; where a vocabulary has a token for each byte they bound the tokens from
//! above, and [`tokens`] tells a nearer number by taking the longest token that fits each time.
//!
//! The costs are upper bounds, and mostly exact. [`UNKNOWN`] stands for states that no search has found an end of, which
//! takes a pattern made for it.

mod text;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::automaton::{Automaton, BOTTOM, Stack, State};
use super::expr::{Expr, Exprs, Node};
use super::intern::FastMap;
use super::leaf::Leaf;
use super::vocabulary::Vocabulary;
use text::Texts;

/// No way is known.
pub(super) const UNKNOWN: u64 = u64::MAX / 4;

/// What is known to cost this or more: repetitions of repetitions pass all numbers.
const FAR: u64 = UNKNOWN - 1;

/// Longest way that is ever written out, in bytes. Contexts end long before.
const LONGEST: u64 = 1 << 20;

/// A part of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Byte(u8),
    /// A token that the grammar asks for as such.
    Token(u32),
}

/// One way through an expression: bytes of its own, then each of `parts` so many times.
struct Choice {
    own: u64,
    parts: Vec<Expr>,
    times: u64,
    /// For a key: its number.
    key: Option<u32>,
}

/// What completing costs, as far as it has been asked for.
#[derive(Debug, Default)]
pub(super) struct Ways {
    texts: Texts,
    leaves: FastMap<Leaf, u64>,
    exprs: FastMap<Expr, u64>,
    stacks: FastMap<Stack, u64>,
    states: FastMap<State, u64>,
}

impl Ways {
    /// Bytes that what was found takes, roughly.
    pub fn size(&self) -> usize {
        let small = self.exprs.len() + self.stacks.len() + self.states.len();
        self.texts.size() + 32 * small + 96 * self.leaves.len()
    }

    /// Bytes of a short text that completes `state`; 0 where the text may end.
    pub fn bytes(&mut self, automaton: &mut Automaton, state: State) -> u64 {
        if automaton.is_accepting(state) {
            return 0;
        }
        if let Some(&known) = self.states.get(&state) {
            return known;
        }
        let threads = threads(automaton, state);
        let bytes = threads.into_iter().map(|(leaf, stack)| self.thread(automaton, leaf, stack)).min();
        let bytes = bytes.unwrap_or(UNKNOWN);
        self.states.insert(state, bytes);
        bytes
    }

    /// A short text that completes `state`, of as many bytes as [`Ways::bytes`] says; `None` where none is known, or it
    /// is longer than any context.
    pub fn way(&mut self, automaton: &mut Automaton, state: State) -> Option<Vec<Part>> {
        let bytes = self.bytes(automaton, state);
        if bytes > LONGEST {
            return None;
        }
        let mut out = Vec::with_capacity(bytes as usize);
        if bytes == 0 {
            return Some(out);
        }
        let threads = threads(automaton, state);
        let mut best =
            threads.into_iter().map(|(leaf, stack)| (self.thread(automaton, leaf, stack), leaf, stack));
        let (_, leaf, mut stack) = best.find(|&(cost, ..)| cost == bytes)?;
        self.write_leaf(automaton, leaf, &mut out);
        while stack != BOTTOM {
            let cells: Vec<_> = automaton.cells(stack).collect();
            let cost = |ways: &mut Ways, automaton: &mut Automaton, (e, under): (Expr, Stack)| {
                plus(ways.expr(automaton, e), ways.stack(automaton, under))
            };
            let next =
                cells.into_iter().map(|cell| (cost(self, automaton, cell), cell)).min_by_key(|c| c.0)?.1;
            self.write(automaton, vec![next.0], &mut out);
            stack = next.1;
        }
        Some(out)
    }

    fn thread(&mut self, automaton: &mut Automaton, leaf: Leaf, stack: Stack) -> u64 {
        let leaf = match leaf {
            Leaf::Key { .. } => {
                let choices = self.choices_of_leaf(automaton.exprs(), leaf);
                let costs = choices.into_iter().map(|choice| {
                    let after = choice.parts.iter().map(|&e| self.expr(automaton, e)).fold(0, plus);
                    plus(choice.own, after)
                });
                costs.min().unwrap_or(UNKNOWN)
            }
            _ => self.leaf(automaton.exprs(), leaf),
        };
        plus(leaf, self.stack(automaton, stack))
    }

    /// What is on a stack, down to the end of the text.
    fn stack(&mut self, automaton: &mut Automaton, stack: Stack) -> u64 {
        if stack == BOTTOM {
            return 0;
        }
        if let Some(&known) = self.stacks.get(&stack) {
            return known;
        }
        // a stack is made after those under it: no circles, but it may be deep
        let mut todo = vec![stack];
        while let Some(&top) = todo.last() {
            let cells: Vec<_> = automaton.cells(top).collect();
            let missing = cells.iter().map(|cell| cell.1);
            let before = todo.len();
            todo.extend(missing.filter(|&under| under != BOTTOM && !self.stacks.contains_key(&under)));
            if todo.len() > before {
                continue;
            }
            todo.pop();
            let mut least = UNKNOWN;
            for (e, under) in cells {
                let under =
                    if under == BOTTOM { 0 } else { self.stacks.get(&under).copied().unwrap_or(UNKNOWN) };
                least = least.min(plus(self.expr(automaton, e), under));
            }
            self.stacks.insert(top, least);
        }
        self.stacks.get(&stack).copied().unwrap_or(UNKNOWN)
    }

    /// A shortest text of an expression.
    fn expr(&mut self, automaton: &mut Automaton, e: Expr) -> u64 {
        if let Some(&known) = self.exprs.get(&e) {
            return known;
        }
        self.settle(automaton.exprs(), e);
        self.exprs.get(&e).copied().unwrap_or(UNKNOWN)
    }

    /// Finds the costs of an expression and of all it is made of.
    fn settle(&mut self, exprs: &mut Exprs, root: Expr) {
        let mut numbers: FastMap<Expr, usize> = FastMap::default();
        let mut nodes = vec![root];
        numbers.insert(root, 0);
        /// A choice whose parts are not all known yet.
        struct Open {
            node: usize,
            cost: u64,
            times: u64,
            missing: usize,
        }
        let (mut open, mut users): (Vec<Open>, Vec<Vec<usize>>) = (Vec::new(), vec![Vec::new()]);
        let mut heap: BinaryHeap<Reverse<(u64, usize)>> = BinaryHeap::new();
        let mut next = 0;
        while next < nodes.len() {
            for choice in self.choices(exprs, nodes[next]) {
                let (mut cost, mut missing) = (choice.own, 0);
                for part in choice.parts {
                    if let Some(&known) = self.exprs.get(&part) {
                        cost = plus(cost, times(known, choice.times));
                        continue;
                    }
                    let number = *numbers.entry(part).or_insert_with(|| {
                        nodes.push(part);
                        users.push(Vec::new());
                        nodes.len() - 1
                    });
                    users[number].push(open.len());
                    missing += 1;
                }
                if missing == 0 {
                    heap.push(Reverse((cost, next)));
                } else {
                    open.push(Open { node: next, cost, times: choice.times, missing });
                }
            }
            next += 1;
        }
        while let Some(Reverse((cost, node))) = heap.pop() {
            if self.exprs.contains_key(&nodes[node]) {
                continue;
            }
            self.exprs.insert(nodes[node], cost);
            for &user in &users[node] {
                let open = &mut open[user];
                open.cost = plus(open.cost, times(cost, open.times));
                open.missing -= 1;
                if open.missing == 0 {
                    heap.push(Reverse((open.cost, open.node)));
                }
            }
        }
        for node in nodes {
            self.exprs.entry(node).or_insert(UNKNOWN);
        }
    }

    /// The ways through an expression that may be shortest.
    fn choices(&mut self, exprs: &mut Exprs, e: Expr) -> Vec<Choice> {
        let one = |parts: Vec<Expr>| vec![Choice { own: 0, parts, times: 1, key: None }];
        match exprs.node(e).clone() {
            Node::Empty => Vec::new(),
            Node::Eps => one(Vec::new()),
            Node::Leaf(leaf) => self.choices_of_leaf(exprs, leaf),
            Node::Cat(a, b) => one(vec![a, b]),
            Node::Alt(list) => list.iter().flat_map(|&e| one(vec![e])).collect(),
            Node::Rep(_, 0, _) => one(Vec::new()),
            Node::Rep(a, min, _) => {
                vec![Choice { own: 0, parts: vec![a], times: min.into(), key: None }]
            }
            Node::Call(rule) => one(vec![exprs.rules[rule as usize]]),
            Node::Rest(member) if exprs.may_end(member) => {
                let close = exprs.closing(member);
                one(vec![exprs.whitespace.line, close])
            }
            Node::Member(member) => {
                let n = exprs.objects[member.object as usize].keys.len() as u32;
                match exprs.due_keys(member, 0, n) {
                    (_, true) => self.choices_of_leaf(exprs, Leaf::Key { member, lo: 0, hi: n, at: 0 }),
                    _ => one(vec![exprs.expand(e)]),
                }
            }
            Node::Rest(_) => one(vec![exprs.expand(e)]),
        }
    }

    fn choices_of_leaf(&mut self, exprs: &mut Exprs, leaf: Leaf) -> Vec<Choice> {
        let Leaf::Key { member, lo, hi, at } = leaf else {
            return vec![Choice { own: self.leaf(exprs, leaf), parts: Vec::new(), times: 1, key: None }];
        };
        let (keys, _) = exprs.due_keys(member, lo, hi);
        let mut choices = Vec::with_capacity(keys.len());
        for key in keys {
            let literal = exprs.objects[member.object as usize].keys[key as usize].literal.len();
            if let Some(after) = exprs.after_key(member, key) {
                let own = (literal as u64).saturating_sub(at.into());
                choices.push(Choice { own, parts: vec![after], times: 1, key: Some(key) });
            }
        }
        choices
    }

    /// Bytes that a leaf other than a key still needs.
    fn leaf(&mut self, exprs: &mut Exprs, leaf: Leaf) -> u64 {
        if let Some(&known) = self.leaves.get(&leaf) {
            return known;
        }
        let bytes = match leaf {
            Leaf::Literals { list, lo, hi, at } => {
                let words = &exprs.literals[list as usize][lo as usize..hi as usize];
                words.iter().map(|word| word.len() as u64 - u64::from(at)).min().unwrap_or(UNKNOWN)
            }
            // a token counts as one byte: both cost one token
            Leaf::Token(..) => 1,
            _ => match self.texts.need(&mut exprs.res, leaf) {
                Some(need) => self.texts.cost(&mut exprs.res, &need),
                None => UNKNOWN,
            },
        };
        self.leaves.insert(leaf, bytes);
        bytes
    }

    /// Writes a shortest text of expressions, the last one first.
    fn write(&mut self, automaton: &mut Automaton, mut todo: Vec<Expr>, out: &mut Vec<Part>) {
        while let Some(e) = todo.pop() {
            if out.len() as u64 > LONGEST {
                return;
            }
            if let &Node::Leaf(leaf) = automaton.exprs().node(e)
                && !matches!(leaf, Leaf::Key { .. })
            {
                self.write_leaf(automaton, leaf, out);
                continue;
            }
            let choices = self.choices(automaton.exprs(), e);
            let Some(choice) = self.cheapest(automaton, choices) else { return };
            if let Some(key) = choice.key {
                let member = match automaton.exprs().node(e) {
                    &Node::Member(member) | &Node::Leaf(Leaf::Key { member, .. }) => member,
                    _ => return,
                };
                write_key(automaton.exprs(), member.object, key, choice.own, out);
            }
            for _ in 0..choice.times {
                todo.extend(choice.parts.iter().rev());
            }
        }
    }

    fn cheapest(&mut self, automaton: &mut Automaton, choices: Vec<Choice>) -> Option<Choice> {
        let cost = |ways: &mut Ways, automaton: &mut Automaton, choice: &Choice| {
            let parts = choice.parts.iter().map(|&e| ways.expr(automaton, e));
            parts.fold(choice.own, |sum, e| plus(sum, times(e, choice.times)))
        };
        choices.into_iter().map(|c| (cost(self, automaton, &c), c)).min_by_key(|c| c.0).map(|c| c.1)
    }

    /// Writes what a leaf still needs, and what comes after a key.
    fn write_leaf(&mut self, automaton: &mut Automaton, leaf: Leaf, out: &mut Vec<Part>) {
        match leaf {
            Leaf::Literals { list, lo, hi, at } => {
                let words = &automaton.exprs().literals[list as usize][lo as usize..hi as usize];
                if let Some(word) = words.iter().min_by_key(|word| word.len()) {
                    out.extend(word[at as usize..].iter().copied().map(Part::Byte));
                }
            }
            Leaf::Token(id, false) => out.push(Part::Token(id)),
            Leaf::Token(id, true) => out.push(Part::Token(u32::from(id == 0))),
            Leaf::Key { member, .. } => {
                let choices = self.choices_of_leaf(automaton.exprs(), leaf);
                let Some(choice) = self.cheapest(automaton, choices) else { return };
                if let Some(key) = choice.key {
                    write_key(automaton.exprs(), member.object, key, choice.own, out);
                }
                self.write(automaton, choice.parts, out);
            }
            Leaf::Text(..) | Leaf::JsonString(..) => {
                let res = &mut automaton.exprs().res;
                if let Some(need) = self.texts.need(res, leaf) {
                    let mut bytes = Vec::new();
                    self.texts.write(res, &need, &mut bytes);
                    out.extend(bytes.into_iter().map(Part::Byte));
                }
            }
        }
    }
}

/// The cost of two parts; what is not known stays so, and what is known does not become unknown by its size.
fn plus(a: u64, b: u64) -> u64 {
    if a.max(b) >= UNKNOWN { UNKNOWN } else { (a + b).min(FAR) }
}

/// The cost of a part that comes so many times, at least once.
fn times(cost: u64, n: u64) -> u64 {
    if cost >= UNKNOWN { UNKNOWN } else { cost.saturating_mul(n).min(FAR) }
}

fn threads(automaton: &Automaton, state: State) -> Vec<(Leaf, Stack)> {
    automaton.threads(state).map(|(leaf, stack)| (automaton.leaf(leaf), stack)).collect()
}

/// The last `n` bytes of a key as it is written.
fn write_key(exprs: &Exprs, object: u32, key: u32, n: u64, out: &mut Vec<Part>) {
    let literal = &exprs.objects[object as usize].keys[key as usize].literal;
    out.extend(literal[literal.len() - n as usize..].iter().copied().map(Part::Byte));
}

/// A way as tokens, each the longest that fits; `None` if the vocabulary cannot spell it.
pub(super) fn tokens(way: &[Part], vocabulary: &Vocabulary) -> Option<Vec<u32>> {
    let mut out = Vec::with_capacity(way.len() / 2 + 1);
    let mut at = 0;
    while at < way.len() {
        let (token, length) = match way[at] {
            Part::Token(token) => (token, 1),
            Part::Byte(_) => {
                let bytes = way[at..].iter().map_while(|part| match part {
                    Part::Byte(byte) => Some(*byte),
                    Part::Token(_) => None,
                });
                vocabulary.trie.longest(bytes)?
            }
        };
        out.push(token);
        at += length;
    }
    Some(out)
}
