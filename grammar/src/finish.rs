//! Ways to the end: from each state a short text that completes it, so that a text can be ended
//! within what is left of its tokens.
//!
//! A state costs as much to complete as its cheapest thread: the bytes its leaf still needs, and
//! those of its stack. Expressions get their costs once, by Knuth's generalisation of Dijkstra's
//! algorithm ("A generalization of Dijkstra's algorithm", 1977) over what they are made of; stacks
//! and states add them up. Objects are ended by their required members alone. Costs are bytes;
//! where a vocabulary has a token for each byte they bound the tokens from above, and [`tokens`]
//! returns a nearer number by taking the longest token that fits each time.
//!
//! The costs are upper bounds, and mostly exact. [`UNKNOWN`] stands for states that no search has
//! found an end of, which takes a pattern made for it.

mod members;
mod text;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use crate::Error;
use crate::automaton::Automaton;
use crate::distinct::NO_TEXT;
use crate::expression::leaf::Leaf;
use crate::expression::leaf::Member;
use crate::expression::{DistinctParts, Expr, ExprNode, Exprs};
use crate::intern::FastMap;
use crate::state::{BOTTOM, Stack, State};
use crate::vocabulary::Vocabulary;
use members::{MADE_UP, MadeUpNames};
use text::Texts;

/// No way is known.
pub(crate) const UNKNOWN: u64 = u64::MAX / 4;

/// The highest known cost, which stands for all that are higher: repetitions of repetitions pass
/// all numbers.
const FAR: u64 = UNKNOWN - 1;

/// Longest way that is ever written out, in bytes. Contexts end long before.
const LONGEST: u64 = 1 << 20;

/// A part of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Byte(u8),
    /// A token that the grammar asks for as such.
    Token(u32),
}

/// One way through an expression: bytes of its own, then each of `parts` so many times, and some of
/// `picks`.
#[derive(Default)]
struct Choice {
    own: u64,
    parts: Vec<Expr>,
    times: u64,
    /// For a key: its number.
    key: Option<u32>,
    /// Members of which `n_picks` must come.
    picks: Vec<Pick>,
    n_picks: u64,
}

/// A member that may be chosen to reach the least number of members.
#[derive(Clone, Copy, Debug)]
struct Pick {
    /// Bytes of its comma, name and colon.
    own: u64,
    value: Expr,
    /// The most times it may come.
    most: u64,
}

/// A part of a text that is being written.
enum Piece {
    Expr(Expr),
    Bytes(Vec<u8>),
    /// The end of an object or array whose names or items differ.
    EndUnique,
}

/// The stack over which an object that has begun is completed, which knows its names; `None` for an
/// object that is written from its beginning.
type Begun = Option<Stack>;

/// Steps that writing a part counts as, and following a byte of what was written.
const WRITE_WORK: u64 = 20;
const STEP_WORK: u64 = 20;

/// Most places of one way at which a value that has come before is replaced.
const MOST_REPAIRS: usize = 1 << 14;

/// The costs of completing, as far as they have been asked for.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    texts: Texts,
    /// True if the text that was written last has items that may have come before.
    may_repeat: bool,
    leaves: FastMap<Leaf, u64>,
    exprs: FastMap<Expr, u64>,
    stacks: FastMap<Stack, u64>,
    states: FastMap<State, u64>,
}

impl Ways {
    /// Bytes that what was found takes, roughly.
    pub(crate) fn size(&self) -> usize {
        let small = self.exprs.len() + self.stacks.len() + self.states.len();
        self.texts.size() + 32 * small + 96 * self.leaves.len()
    }

    /// Bytes of a short text that completes `state`; 0 where the text may end.
    pub(crate) fn bytes(&mut self, automaton: &mut Automaton, state: State) -> u64 {
        if automaton.is_accepting(state) {
            return 0;
        }
        if let Some(&known) = self.states.get(&state) {
            return known;
        }
        let threads = threads(automaton, state);
        let bytes =
            threads.into_iter().map(|(leaf, stack)| self.thread(automaton, leaf, stack)).min();
        let bytes = bytes.unwrap_or(UNKNOWN);
        self.states.insert(state, bytes);
        bytes
    }

    /// Returns a short text that completes `state`, in which no value comes twice where values must
    /// differ; `None` where none is known, or it is longer than any context.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub(crate) fn way(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Option<Vec<Part>>, Error> {
        let Some(mut way) = self.likely_way(automaton, state)? else { return Ok(None) };
        let mut at = state;
        let mut done = 0;
        let mut repairs = 0;
        while let Some(&part) = way.get(done) {
            // behind a part that had begun, only items may be as others are
            if !self.may_repeat && automaton.text(at) == NO_TEXT {
                break;
            }
            automaton.exprs.res.budget.take(STEP_WORK);
            automaton.exprs.res.budget.check()?;
            let next = match part {
                Part::Byte(byte) => automaton.step(at, byte)?,
                Part::Token(token) => automaton.advance_token(at, token, &[])?,
            };
            if !next.is_dead() {
                at = next;
                done += 1;
                continue;
            }
            repairs += 1;
            let Some(past) = automaton.way_past(at)? else { return Ok(None) };
            at = automaton.advance(at, &past)?;
            way.truncate(done);
            way.extend(past.into_iter().map(Part::Byte));
            done = way.len();
            let Some(rest) = self.likely_way(automaton, at)? else { return Ok(None) };
            way.extend(rest);
            if repairs > MOST_REPAIRS || way.len() as u64 > LONGEST {
                return Ok(None);
            }
        }
        Ok(Some(way))
    }

    /// Returns a text that completes `state` as [`Ways::bytes`] counts it: a value in it may have
    /// come before.
    fn likely_way(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Option<Vec<Part>>, Error> {
        self.may_repeat = false;
        let bytes = self.bytes(automaton, state);
        if bytes > LONGEST {
            return Ok(None);
        }
        let mut out = Vec::with_capacity(bytes as usize);
        if bytes == 0 {
            return Ok(Some(out));
        }
        let threads = threads(automaton, state);
        let mut best = threads
            .into_iter()
            .map(|(leaf, stack)| (self.thread(automaton, leaf, stack), leaf, stack));
        let Some((_, leaf, mut stack)) = best.find(|&(cost, ..)| cost == bytes) else {
            return Ok(None);
        };
        self.write_leaf(automaton, leaf, stack, &mut out)?;
        while stack != BOTTOM {
            let cells: Vec<_> = automaton.cells(stack).collect();
            let cost = |ways: &mut Ways, automaton: &mut Automaton, (e, under): (Expr, Stack)| {
                plus(ways.expr(automaton, e), ways.stack(automaton, under))
            };
            let costs = cells.into_iter().map(|cell| (cost(self, automaton, cell), cell));
            let Some((_, (e, under))) = costs.min_by_key(|c| c.0) else { return Ok(None) };
            self.write(automaton, vec![Piece::Expr(e)], under, &mut out)?;
            stack = under;
        }
        Ok(Some(out))
    }

    fn thread(&mut self, automaton: &mut Automaton, leaf: Leaf, stack: Stack) -> u64 {
        let leaf = match leaf {
            Leaf::Key { .. } => {
                let choices = self.choices_of_leaf(automaton.exprs(), leaf);
                let costs = choices.into_iter().map(|choice| self.cost(automaton, &choice));
                costs.min().unwrap_or(UNKNOWN)
            }
            _ => self.leaf(automaton.exprs(), leaf),
        };
        plus(leaf, self.stack(automaton, stack))
    }

    /// Returns what is on a stack, down to the end of the text.
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
            todo.extend(
                missing.filter(|&under| under != BOTTOM && !self.stacks.contains_key(&under)),
            );
            if todo.len() > before {
                continue;
            }
            todo.pop();
            let mut least = UNKNOWN;
            for (e, under) in cells {
                let under = if under == BOTTOM {
                    0
                } else {
                    self.stacks.get(&under).copied().unwrap_or(UNKNOWN)
                };
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
            /// Members of those that may be picked, which must come besides.
            n_picks: u64,
        }
        /// Who waits for the cost of a node: as a part, or as a pick.
        struct User {
            open: usize,
            pick: Option<Pick>,
        }
        let mut open: Vec<Open> = Vec::new();
        let mut users: Vec<Vec<User>> = vec![Vec::new()];
        let mut heap: BinaryHeap<Reverse<(u64, usize)>> = BinaryHeap::new();
        let mut next = 0;
        while next < nodes.len() {
            for choice in self.choices(exprs, nodes[next]) {
                let mut cost = choice.own;
                let mut missing = 0;
                let mut number_of = |part: Expr, users: &mut Vec<Vec<User>>| {
                    *numbers.entry(part).or_insert_with(|| {
                        nodes.push(part);
                        users.push(Vec::new());
                        nodes.len() - 1
                    })
                };
                for &part in &choice.parts {
                    if let Some(&known) = self.exprs.get(&part) {
                        cost = plus(cost, times(known, choice.times));
                        continue;
                    }
                    let number = number_of(part, &mut users);
                    users[number].push(User { open: open.len(), pick: None });
                    missing += 1;
                }
                let (n_picks, picked) = self.pick_known(&choice);
                cost = plus(cost, picked);
                for &pick in choice.picks.iter().filter(|_| n_picks > 0) {
                    if !self.exprs.contains_key(&pick.value) {
                        let number = number_of(pick.value, &mut users);
                        users[number].push(User { open: open.len(), pick: Some(pick) });
                    }
                }
                if missing == 0 && n_picks == 0 {
                    heap.push(Reverse((cost, next)));
                } else {
                    open.push(Open { node: next, cost, times: choice.times, missing, n_picks });
                }
            }
            next += 1;
        }
        while let Some(Reverse((cost, node))) = heap.pop() {
            if self.exprs.contains_key(&nodes[node]) {
                continue;
            }
            self.exprs.insert(nodes[node], cost);
            for user in &users[node] {
                let open = &mut open[user.open];
                if open.missing == 0 && open.n_picks == 0 {
                    continue; // enough were picked before
                }
                match user.pick {
                    None => {
                        open.cost = plus(open.cost, times(cost, open.times));
                        open.missing -= 1;
                    }
                    Some(pick) => {
                        let n = open.n_picks.min(pick.most);
                        if n > 0 {
                            open.cost = plus(open.cost, times(plus(pick.own, cost), n));
                            open.n_picks -= n;
                        }
                    }
                }
                if open.missing == 0 && open.n_picks == 0 {
                    heap.push(Reverse((open.cost, open.node)));
                }
            }
        }
        for node in nodes {
            self.exprs.entry(node).or_insert(UNKNOWN);
        }
    }

    /// Picks the cheapest members among those whose values have known costs: how many are still to
    /// be picked, and what those picked cost.
    fn pick_known(&self, choice: &Choice) -> (u64, u64) {
        let mut left = choice.n_picks;
        let mut sum = 0;
        if left == 0 {
            return (0, 0);
        }
        let known = |pick: &Pick| {
            let value = *self.exprs.get(&pick.value)?;
            (value < UNKNOWN).then(|| (plus(pick.own, value), pick.most))
        };
        let mut costs: Vec<(u64, u64)> = choice.picks.iter().filter_map(known).collect();
        costs.sort_unstable();
        for (cost, most) in costs {
            let n = left.min(most);
            if n > 0 {
                sum = plus(sum, times(cost, n));
                left -= n;
            }
        }
        (left, sum)
    }

    /// The ways through an expression that may be shortest.
    fn choices(&mut self, exprs: &mut Exprs, e: Expr) -> Vec<Choice> {
        let one = |parts: Vec<Expr>| vec![Choice { parts, times: 1, ..Choice::default() }];
        match exprs.node(e).clone() {
            ExprNode::Empty => Vec::new(),
            ExprNode::Eps | ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) => one(Vec::new()),
            ExprNode::Leaf(leaf) => self.choices_of_leaf(exprs, leaf),
            ExprNode::Cat(a, b) => one(vec![a, b]),
            ExprNode::Alt(list) => list.iter().flat_map(|&e| one(vec![e])).collect(),
            ExprNode::Rep(_, 0, _) => one(Vec::new()),
            ExprNode::Rep(a, min, _) => {
                vec![Choice { parts: vec![a], times: min.into(), ..Choice::default() }]
            }
            ExprNode::Call(rule) => one(vec![exprs.rules[rule as usize]]),
            ExprNode::Unique(e, _) | ExprNode::Distinct(e) => one(vec![e]),
            ExprNode::Rest(member) => vec![members_choice(exprs, member, false)],
            ExprNode::Member(member) => vec![members_choice(exprs, member, true)],
        }
    }

    fn choices_of_leaf(&mut self, exprs: &mut Exprs, leaf: Leaf) -> Vec<Choice> {
        /// Keys that need not come and are looked at, the shortest first.
        const MOST: usize = 64;
        let Leaf::Key { member, lo, hi, at } = leaf else {
            let own = self.leaf(exprs, leaf);
            return vec![Choice { own, times: 1, ..Choice::default() }];
        };
        let mut keys = exprs.next_keys(member, lo, hi);
        let object = &exprs.objects[member.object as usize];
        let len = |key: u32| object.keys[key as usize].literal.len() as u64;
        let required = |key: &u32| {
            let key = &object.keys[*key as usize];
            object.chains[key.chain as usize].is_required(key.index)
        };
        // all those that must come cost the same in whatever order; only how they are written
        // differs
        let spare = |key: u32| {
            let key = &object.keys[key as usize];
            let shortest = object.chains[key.chain as usize].shortest_key(key.index);
            key.literal.len() - object.keys[shortest as usize].literal.len()
        };
        let due = keys.iter().copied().filter(required).min_by_key(|&key| spare(key));
        if let Some(due) = due {
            keys = vec![due];
        } else if keys.len() > MOST {
            keys.sort_by_key(|&key| len(key));
            keys.truncate(MOST);
        }
        let costs: Vec<(u32, u64)> =
            keys.iter().map(|&key| (key, len(key).saturating_sub(at.into()))).collect();
        let mut choices = Vec::with_capacity(costs.len());
        for (key, own) in costs {
            if let Some(after) = exprs.after_key(member, key) {
                let parts = vec![after];
                choices.push(Choice { own, parts, times: 1, key: Some(key), ..Choice::default() });
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

    /// Writes a shortest text of pieces over a stack, the last one first.
    fn write(
        &mut self,
        automaton: &mut Automaton,
        mut todo: Vec<Piece>,
        stack: Stack,
        out: &mut Vec<Part>,
    ) -> Result<(), Error> {
        // the object or array that is being written, and those around it
        let mut objects: Vec<Begun> = vec![Some(stack)];
        while let Some(piece) = todo.pop() {
            automaton.exprs.res.budget.take(WRITE_WORK);
            automaton.exprs.res.budget.check()?;
            if out.len() as u64 > LONGEST {
                return Ok(());
            }
            let Some(&object) = objects.last() else { return Ok(()) };
            let e = match piece {
                Piece::Expr(e) => e,
                Piece::Bytes(bytes) => {
                    out.extend(bytes.into_iter().map(Part::Byte));
                    continue;
                }
                Piece::EndUnique => {
                    objects.pop();
                    continue;
                }
            };
            match *automaton.exprs.node(e) {
                ExprNode::Leaf(leaf) if !matches!(leaf, Leaf::Key { .. }) => {
                    self.write_leaf(automaton, leaf, BOTTOM, out)?;
                    continue;
                }
                ExprNode::Member(member) => {
                    self.push_members(automaton, member, true, object, &mut todo)?;
                    continue;
                }
                ExprNode::Rest(member) => {
                    self.push_members(automaton, member, false, object, &mut todo)?;
                    continue;
                }
                ExprNode::Unique(..) => {
                    objects.push(None);
                    todo.push(Piece::EndUnique);
                }
                ExprNode::Distinct(_) => self.may_repeat = true,
                _ => {}
            }
            let choices = self.choices(automaton.exprs(), e);
            let Some(choice) = self.cheapest(automaton, choices) else { return Ok(()) };
            if let Some(key) = choice.key {
                let &ExprNode::Leaf(Leaf::Key { member, .. }) = automaton.exprs().node(e) else {
                    return Ok(());
                };
                write_key(automaton.exprs(), member.object, key, choice.own, out);
            }
            for _ in 0..choice.times {
                todo.extend(choice.parts.iter().rev().map(|&e| Piece::Expr(e)));
            }
        }
        Ok(())
    }

    /// Adds the members that complete an object, and its end, the last piece first. No name is made
    /// up that one of its members has.
    fn push_members(
        &mut self,
        automaton: &mut Automaton,
        member: Member,
        due: bool,
        begun: Begun,
        todo: &mut Vec<Piece>,
    ) -> Result<(), Error> {
        let missing = automaton.exprs.missing(member, due);
        let mut members = missing.required;
        let mut left = missing.n_more;
        let mut costs: Vec<(u64, Option<(u32, u32)>)> = Vec::new();
        if left > 0 {
            for at in missing.optional {
                let (literal, value) = automaton.exprs.declared(member.object, at);
                let own = literal.len() as u64;
                costs.push((plus(own, self.expr(automaton, value)), Some(at)));
            }
        }
        let others = automaton.exprs.objects[member.object as usize].others.clone();
        let other =
            others.iter().map(|&(names, value)| (self.expr(automaton, value), names, value));
        let other = other.min_by_key(|other| other.0);
        if let Some((cost, ..)) = other {
            costs.push((plus(MADE_UP, cost), None));
        }
        costs.sort_unstable();
        let mut n_others = 0;
        for (_, at) in costs {
            match at {
                _ if left == 0 => break,
                Some(at) => {
                    members.push(at);
                    left -= 1;
                }
                None => n_others = std::mem::take(&mut left),
            }
        }
        members.sort_unstable();
        let mut pieces = Vec::new();
        let comma = |pieces: &mut Vec<Piece>| {
            if !due || !pieces.is_empty() {
                pieces.push(Piece::Bytes(b",".to_vec()));
            }
        };
        for at in members {
            comma(&mut pieces);
            let (literal, value) = automaton.exprs.declared(member.object, at);
            pieces.push(Piece::Bytes(literal.to_vec()));
            pieces.push(Piece::Expr(value));
        }
        if let Some((_, names, value)) = other {
            let mut made_up = MadeUpNames::new(names);
            let taken = match begun {
                Some(stack) if n_others > 0 => taken_names(automaton, stack),
                _ => HashSet::new(),
            };
            for _ in 0..n_others.min(LONGEST) {
                comma(&mut pieces);
                match made_up.next(&mut automaton.exprs.res, &taken)? {
                    Some(name) => pieces.push(Piece::Bytes(format!("\"{name}\"").into_bytes())),
                    None => pieces.push(Piece::Expr(automaton.exprs.json_string(names))),
                }
                pieces.push(Piece::Bytes(b":".to_vec()));
                pieces.push(Piece::Expr(value));
            }
        }
        let close = automaton.exprs.closing(member);
        pieces.push(Piece::Expr(close));
        todo.extend(pieces.into_iter().rev());
        Ok(())
    }

    fn cheapest(&mut self, automaton: &mut Automaton, choices: Vec<Choice>) -> Option<Choice> {
        choices.into_iter().map(|c| (self.cost(automaton, &c), c)).min_by_key(|c| c.0).map(|c| c.1)
    }

    /// Returns the bytes of a choice.
    fn cost(&mut self, automaton: &mut Automaton, choice: &Choice) -> u64 {
        let mut sum = choice.own;
        for &part in &choice.parts {
            sum = plus(sum, times(self.expr(automaton, part), choice.times));
        }
        for pick in &choice.picks {
            self.expr(automaton, pick.value);
        }
        match self.pick_known(choice) {
            (0, picked) => plus(sum, picked),
            _ => UNKNOWN,
        }
    }

    /// Writes what a leaf over `stack` still needs, and what comes after a key.
    fn write_leaf(
        &mut self,
        automaton: &mut Automaton,
        leaf: Leaf,
        stack: Stack,
        out: &mut Vec<Part>,
    ) -> Result<(), Error> {
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
                let Some(choice) = self.cheapest(automaton, choices) else { return Ok(()) };
                if let Some(key) = choice.key {
                    write_key(automaton.exprs(), member.object, key, choice.own, out);
                }
                let parts = choice.parts.into_iter().rev().map(Piece::Expr).collect();
                self.write(automaton, parts, stack, out)?;
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
        Ok(())
    }
}

/// Returns the names that have come in the object which a part over `stack` belongs to.
fn taken_names(automaton: &Automaton, stack: Stack) -> HashSet<String> {
    let mut names = HashSet::new();
    let mut seen = HashSet::new();
    let mut todo = vec![stack];
    while let Some(stack) = todo.pop() {
        if stack == BOTTOM || !seen.insert(stack) {
            continue;
        }
        for (e, under) in automaton.cells(stack) {
            match *automaton.exprs.node(e) {
                ExprNode::UniqueEnd(values, DistinctParts::Names) => {
                    names.extend(automaton.values.strings_of(values).map(str::to_owned));
                }
                _ => todo.push(under),
            }
        }
    }
    names
}

/// Returns the one way that completes an object: all members that must come, and some that may.
fn members_choice(exprs: &mut Exprs, member: Member, due: bool) -> Choice {
    let missing = exprs.missing(member, due);
    let n_required = missing.required.len() as u64;
    let mut choice = Choice { times: 1, n_picks: missing.n_more, ..Choice::default() };
    // each is after a comma, but for the first where that has come
    choice.own = (n_required + missing.n_more).saturating_sub(due.into());
    for &at in &missing.required {
        let (literal, value) = exprs.declared(member.object, at);
        choice.own += literal.len() as u64;
        choice.parts.push(value);
    }
    if missing.n_more > 0 {
        for &at in &missing.optional {
            let (literal, value) = exprs.declared(member.object, at);
            choice.picks.push(Pick { own: literal.len() as u64, value, most: 1 });
        }
        for &(_, value) in &exprs.objects[member.object as usize].others {
            choice.picks.push(Pick { own: MADE_UP, value, most: u64::MAX });
        }
    }
    let close = exprs.closing(member);
    choice.parts.push(close);
    choice
}

/// The cost of two parts; what is not known stays so, and what is known does not become unknown by
/// its size.
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
pub(crate) fn tokens(way: &[Part], vocabulary: &Vocabulary) -> Option<Vec<u32>> {
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
