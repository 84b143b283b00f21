//! Triggers that are patterns: the search for them, together with the grammar from the place on at
//! which it would begin, as one automaton.
//!
//! The text so far is searched after each character, as by backtracking: the first trigger of the
//! list that is found counts, at its leftmost place, and the grammar begins with the first group
//! of the match that is not empty, or else with the match. Where that is, is known only once the
//! trigger is whole. So each thread of the search carries the states in which the grammar would
//! be, had it begun with the thread's match or with one of its groups:
//!
//! ```text
//! node   where in a character, and threads, the most preferred first:
//!          (instruction, state of the grammar since the match, since group 1, …)
//! edge   by a byte: to another node; or into the grammar, where a trigger is whole; or nowhere,
//!          where no text of the grammar goes on so
//! ```
//!
//! All nodes are found while the grammar is compiled: a step of the text takes the same time
//! however long it is, and what has too many nodes is refused. They become rules, each of which
//! calls others after a byte.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::LazyStart;
use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::expression::leaf::Leaf;
use crate::expression::{Expr, Exprs};
use crate::intern::FastMap;
use crate::source::Trigger;
use crate::syntax::pattern::Problem;
use crate::syntax::pattern::program::{Extent, Instruction, Program, ProgramCounter, ProgramEntry};

/// Longest pattern, in bytes.
const MAX_PATTERN_BYTES: usize = 16 << 10;

/// Most nodes.
const MAX_NODES: usize = 1 << 14;

/// Most states of the grammar that the threads of all nodes carry, and one for each node.
const MAX_CARRIED: usize = 1 << 20;

/// A state of the grammar that a thread carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Carried {
    /// The match or the group has not begun, or is empty.
    Nothing,
    /// The group has begun, and nothing has come since.
    Fresh,
    /// The group has begun.
    Open(State),
    /// The match has begun, or the group is whole.
    Known(State),
}

/// The states that a thread carries: that of the match, then those of groups.
type CarriedStates = Rc<[Carried]>;

/// A way in which a trigger may go on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SearchThread {
    /// The number of the trigger.
    trigger: u32,
    /// The instruction of the next byte; [`FOUND`] of a trigger that finds the empty text, which
    /// counts from the first character on.
    at: ProgramCounter,
    slots: CarriedStates,
}

/// No instruction: the trigger is whole.
const FOUND: ProgramCounter = ProgramCounter::MAX;

/// The place in a character: how many bytes are missing, and the least and the largest next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct CharacterPlace {
    left: u8,
    first: u8,
    last: u8,
}

impl CharacterPlace {
    /// Between two characters.
    const BOUNDARY: CharacterPlace = CharacterPlace { left: 0, first: 0, last: 0 };

    /// Returns the place after a byte; `None` if no character goes on so.
    fn step(self, byte: u8) -> Option<CharacterPlace> {
        let place = |left, first, last| Some(CharacterPlace { left, first, last });
        match (self.left, byte) {
            (0, 0..=0x7F) => Some(CharacterPlace::BOUNDARY),
            (0, 0xC2..=0xDF) => place(1, 0x80, 0xBF),
            (0, 0xE0) => place(2, 0xA0, 0xBF),
            (0, 0xED) => place(2, 0x80, 0x9F),
            (0, 0xE1..=0xEF) => place(2, 0x80, 0xBF),
            (0, 0xF0) => place(3, 0x90, 0xBF),
            (0, 0xF1..=0xF3) => place(3, 0x80, 0xBF),
            (0, 0xF4) => place(3, 0x80, 0x8F),
            (0, _) => None,
            (_, byte) if !(self.first..=self.last).contains(&byte) => None,
            (1, _) => Some(CharacterPlace::BOUNDARY),
            (left, _) => place(left - 1, 0x80, 0xBF),
        }
    }
}

/// A state of the search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SearchNode {
    place: CharacterPlace,
    /// True before the first character is whole.
    is_first: bool,
    /// Those that have begun, the most preferred first, of each trigger after those before it.
    threads: Vec<SearchThread>,
}

/// The end of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchTarget {
    /// The search goes on.
    Node(u32),
    /// The grammar goes on.
    Grammar(State),
}

/// The result of a byte.
enum SearchStep {
    /// No text goes on so.
    Dead,
    /// The search goes on.
    Node(SearchNode),
    /// This trigger is whole, and the grammar is in a state.
    Found { trigger: u32, state: State },
}

/// Threads that begin at a place.
#[derive(Default)]
struct Beginnings {
    /// By byte, those that it leads on, in order.
    by_byte: Vec<Vec<SearchThread>>,
    /// Of each trigger that an empty match there makes whole, what it carries.
    found: BTreeMap<u32, CarriedStates>,
}

/// A search while its nodes are found.
struct Search<'a> {
    automaton: &'a mut Automaton,
    program: Program,
    /// By trigger.
    entries: Vec<ProgramEntry>,
    /// Threads that begin with the text, and those that begin later.
    beginnings: [Beginnings; 2],
    /// By instruction, the step at which it was last come to, and the same behind the end of the
    /// text.
    visited: Vec<[u64; 2]>,
    n_steps: u64,
}

/// The places of a text that matter to some instructions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextPlace {
    /// Its beginning, before any character.
    Begin,
    /// After a character, with which it may end.
    Later,
}

/// Returns the expression of free text in which a text of `automaton` begins where one of the
/// starts is found.
///
/// # Errors
/// A trigger is no pattern or has no search, no text of the grammar goes on where it is found, the
/// search has too many nodes, it takes too much work, or was stopped.
pub(super) fn expression(starts: &[LazyStart], automaton: &mut Automaton) -> Result<Expr, Error> {
    let texts: Vec<&LazyStart> =
        starts.iter().filter(|start| !matches!(start.trigger, Trigger::Token(..))).collect();
    let mut search = Search::new(&texts, automaton)?;
    let edges = search.explore(&texts).map_err(|error| match error {
        Error::TooMuchWork { .. } => too_large(&texts),
        error => error,
    })?;
    let mut tokens = Vec::new();
    for start in starts {
        if let Trigger::Token(token, _) = start.trigger {
            let rest = super::rest(automaton, start)?;
            let token = automaton.exprs.leaf(Leaf::Trigger(token));
            tokens.push(automaton.exprs.cat(token, rest));
        }
    }
    let rests = rests(&texts, &edges, automaton)?;
    written(&edges, &rests, &tokens, &mut automaton.exprs)
}

/// The edges of a node.
struct NodeEdges {
    /// True between two characters.
    is_boundary: bool,
    /// By target, its bytes.
    targets: Vec<(SearchTarget, Vec<u8>)>,
    /// Triggers that are whole at an edge, with the state of the grammar there.
    found: Vec<(u32, State)>,
}

impl NodeEdges {
    /// Adds a byte that leads to a target.
    fn add(&mut self, target: SearchTarget, byte: u8) {
        match self.targets.iter_mut().rfind(|known| known.0 == target) {
            Some((_, bytes)) => bytes.push(byte),
            None => self.targets.push((target, vec![byte])),
        }
    }
}

/// The nodes of a search so far.
#[derive(Default)]
struct NodeTable {
    list: Vec<Rc<SearchNode>>,
    numbers: FastMap<Rc<SearchNode>, u32>,
}

impl NodeTable {
    /// Returns the number of a node.
    fn number(&mut self, node: SearchNode) -> u32 {
        let node = Rc::new(node);
        let new = self.list.len() as u32;
        let number = *self.numbers.entry(Rc::clone(&node)).or_insert(new);
        if number == new {
            self.list.push(node);
        }
        number
    }
}

impl<'a> Search<'a> {
    fn new(starts: &[&LazyStart], automaton: &'a mut Automaton) -> Result<Search<'a>, Error> {
        let mut program = Program::default();
        let mut entries = Vec::with_capacity(starts.len());
        for start in starts {
            let budget = automaton.budget();
            let added = match &start.trigger {
                Trigger::Word(word) => program.add_text(word),
                Trigger::Pattern(pattern) | Trigger::PatternFull(pattern)
                    if pattern.len() > MAX_PATTERN_BYTES =>
                {
                    let found = format!("a pattern of {} bytes", pattern.len());
                    return Err(start.error(found, format!("at most {MAX_PATTERN_BYTES}")));
                }
                Trigger::Pattern(pattern) => program.add(pattern, Extent::Part, budget),
                Trigger::PatternFull(pattern) => program.add(pattern, Extent::Whole, budget),
                Trigger::Token(..) => continue,
            };
            entries.push(added.map_err(|problem| refused(start, problem))?);
        }
        let visited = vec![[0; 2]; program.len()];
        let beginnings = [Beginnings::default(), Beginnings::default()];
        Ok(Search { automaton, program, entries, beginnings, visited, n_steps: 0 })
    }

    /// Returns the threads that begin at a place.
    ///
    /// # Errors
    /// They take too much work, or the search was stopped.
    fn beginnings(&mut self, at: TextPlace) -> Result<Beginnings, Error> {
        let mut found = BTreeMap::new();
        let mut all = Vec::new();
        self.n_steps += 1;
        for trigger in 0..self.entries.len() as u32 {
            let ProgramEntry { start, n_groups, has_group } = self.entries[trigger as usize];
            let mut slots = vec![Carried::Nothing; n_groups as usize + 1];
            if !has_group {
                slots[0] = Carried::Known(self.automaton.start());
            }
            let thread = SearchThread { trigger, at: start, slots: slots.into() };
            if let Some(slots) = self.follow(thread, at, &mut all)? {
                found.insert(trigger, slots);
            }
        }
        let mut by_byte: Vec<Vec<SearchThread>> = vec![Vec::new(); 256];
        for thread in all {
            if let Instruction::Byte { first, last, .. } = *self.program.instruction(thread.at) {
                let n_bytes = usize::from(last - first) + 1;
                self.automaton.budget().take_bytes(n_bytes * size_of::<SearchThread>());
                self.automaton.budget().check()?;
                for byte in first..=last {
                    by_byte[usize::from(byte)].push(thread.clone());
                }
            }
        }
        Ok(Beginnings { by_byte, found })
    }

    /// Adds the threads that a thread comes to before the next byte. Returns what it carries if it
    /// comes to the end of its trigger; those that it would prefer less are then left out.
    ///
    /// # Errors
    /// It takes too much work, or the search was stopped.
    fn follow(
        &mut self,
        thread: SearchThread,
        at: TextPlace,
        out: &mut Vec<SearchThread>,
    ) -> Result<Option<CarriedStates>, Error> {
        let trigger = thread.trigger;
        let mut todo = vec![(thread.at, thread.slots, false)];
        while let Some((pc, slots, is_ended)) = todo.pop() {
            if pc == FOUND {
                return Ok(Some(slots));
            }
            let [plain, ended] = self.visited[pc as usize];
            if plain == self.n_steps || is_ended && ended == self.n_steps {
                continue;
            }
            self.visited[pc as usize][usize::from(is_ended)] = self.n_steps;
            // an instruction copies what is carried once at most, and nodes are told apart by it
            self.automaton.budget().take_bytes(size_of_val(&*slots));
            self.automaton.budget().check()?;
            match *self.program.instruction(pc) {
                Instruction::Byte { .. } if is_ended => {}
                Instruction::Byte { .. } => out.push(SearchThread { trigger, at: pc, slots }),
                Instruction::Split(ref ways) => {
                    let ways = ways.iter().rev();
                    todo.extend(ways.map(|&way| (way, Rc::clone(&slots), is_ended)));
                }
                Instruction::Open(group, next) => {
                    todo.push((next, with(&slots, group, |_| Carried::Fresh), is_ended));
                }
                Instruction::Close(group, next) => {
                    let closed = with(&slots, group, |slot| match slot {
                        Carried::Open(state) => Carried::Known(state),
                        _ => Carried::Nothing,
                    });
                    todo.push((next, closed, is_ended));
                }
                Instruction::Begin(next) if at == TextPlace::Begin => {
                    todo.push((next, slots, is_ended));
                }
                Instruction::Begin(_) => {}
                Instruction::End(next) => todo.push((next, slots, true)),
                // the empty text at the very beginning, of which more comes
                Instruction::Match if at == TextPlace::Begin && is_ended => {}
                Instruction::Match => return Ok(Some(slots)),
            }
        }
        Ok(None)
    }

    /// Finds all nodes, from that of the beginning on, and their edges.
    fn explore(&mut self, starts: &[&LazyStart]) -> Result<Vec<NodeEdges>, Error> {
        self.beginnings = [self.beginnings(TextPlace::Begin)?, self.beginnings(TextPlace::Later)?];
        let found = std::mem::take(&mut self.beginnings[0].found);
        let threads = found.into_iter();
        let threads = threads.map(|(trigger, slots)| SearchThread { trigger, at: FOUND, slots });
        let first = SearchNode {
            place: CharacterPlace::BOUNDARY,
            is_first: true,
            threads: threads.collect(),
        };
        let mut nodes = NodeTable::default();
        nodes.number(first);
        let mut n_carried = 0;
        let mut edges = Vec::new();
        let boundaries = self.program.boundaries();
        while let Some(node) = nodes.list.get(edges.len()).cloned() {
            n_carried += node.threads.iter().map(|thread| thread.slots.len()).sum::<usize>() + 1;
            if nodes.list.len() > MAX_NODES || n_carried > MAX_CARRIED {
                return Err(too_large(starts));
            }
            edges.push(self.edges(&node, &boundaries, &mut nodes)?);
            self.automaton.budget().check()?;
        }
        Ok(edges)
    }

    /// Finds the edges of a node.
    fn edges(
        &mut self,
        node: &SearchNode,
        boundaries: &[bool; 256],
        nodes: &mut NodeTable,
    ) -> Result<NodeEdges, Error> {
        let mut all = NodeEdges {
            is_boundary: node.place == CharacterPlace::BOUNDARY,
            targets: Vec::new(),
            found: Vec::new(),
        };
        // the target of the byte before, where it does not depend on the grammar
        let mut same = None;
        for byte in 0..=255u8 {
            let is_like_before = byte > 0
                && !boundaries[usize::from(byte)]
                && node.place.step(byte) == node.place.step(byte - 1);
            if let Some(target) = same.filter(|_| is_like_before) {
                all.add(target, byte);
                continue;
            }
            same = None;
            match self.step(node, byte)? {
                SearchStep::Dead => {}
                SearchStep::Found { trigger, state } => {
                    all.found.push((trigger, state));
                    if !state.is_dead() {
                        all.add(SearchTarget::Grammar(state), byte);
                    }
                }
                SearchStep::Node(next) => {
                    let is_free = next.threads.iter().all(SearchThread::is_free);
                    let target = SearchTarget::Node(nodes.number(next));
                    same = is_free.then_some(target);
                    all.add(target, byte);
                }
            }
        }
        Ok(all)
    }

    /// Returns what a byte leads a node to.
    fn step(&mut self, node: &SearchNode, byte: u8) -> Result<SearchStep, Error> {
        let Some(place) = node.place.step(byte) else { return Ok(SearchStep::Dead) };
        let is_whole = place == CharacterPlace::BOUNDARY;
        self.n_steps += 1;
        self.automaton.budget().take(node.threads.len() as u64 + 1);
        let mut threads = Vec::new();
        let mut old = node.threads.iter().peekable();
        let begins = node.place == CharacterPlace::BOUNDARY;
        let new = if begins {
            let of = &mut self.beginnings[usize::from(!node.is_first)].by_byte[usize::from(byte)];
            std::mem::take(of)
        } else {
            Vec::new()
        };
        let mut next_new = new.iter().peekable();
        let mut step = None;
        for trigger in 0..self.entries.len() as u32 {
            let of_trigger = |thread: &&SearchThread| thread.trigger == trigger;
            while let Some(thread) =
                old.next_if(of_trigger).or_else(|| next_new.next_if(of_trigger))
            {
                let Some(thread) = self.after(thread, byte)? else { continue };
                if let Some(slots) = self.follow_whole(thread, is_whole, &mut threads)? {
                    step = Some(SearchStep::Found { trigger, state: begun(&slots) });
                    break;
                }
            }
            if step.is_none()
                && is_whole
                && let Some(slots) = self.beginnings[1].found.get(&trigger)
            {
                step = Some(SearchStep::Found { trigger, state: begun(slots) });
            }
            if step.is_some() {
                break;
            }
        }
        if begins {
            self.beginnings[usize::from(!node.is_first)].by_byte[usize::from(byte)] = new;
        }
        let is_first = node.is_first && !is_whole;
        Ok(step.unwrap_or(SearchStep::Node(SearchNode { place, is_first, threads })))
    }

    /// Does as [`Search::follow`]; within a character a thread stays as it is.
    fn follow_whole(
        &mut self,
        thread: SearchThread,
        is_whole: bool,
        out: &mut Vec<SearchThread>,
    ) -> Result<Option<CarriedStates>, Error> {
        if thread.at == FOUND && !is_whole {
            out.push(thread);
            return Ok(None);
        }
        self.follow(thread, TextPlace::Later, out)
    }

    /// Returns a thread after a byte; `None` if it does not go on so.
    fn after(&mut self, thread: &SearchThread, byte: u8) -> Result<Option<SearchThread>, Error> {
        let at = match thread.at {
            FOUND => FOUND,
            at => match *self.program.instruction(at) {
                Instruction::Byte { first, last, next } if (first..=last).contains(&byte) => next,
                _ => return Ok(None),
            },
        };
        self.automaton.budget().take_bytes(size_of_val(&*thread.slots));
        self.automaton.budget().check()?;
        let mut slots = Vec::with_capacity(thread.slots.len());
        for &slot in thread.slots.iter() {
            slots.push(match slot {
                Carried::Nothing => Carried::Nothing,
                Carried::Fresh => {
                    Carried::Open(self.automaton.advance(self.automaton.start(), &[byte])?)
                }
                Carried::Open(state) => Carried::Open(self.automaton.advance(state, &[byte])?),
                Carried::Known(state) => Carried::Known(self.automaton.advance(state, &[byte])?),
            });
        }
        Ok(Some(SearchThread { trigger: thread.trigger, at, slots: slots.into() }))
    }
}

impl SearchThread {
    /// Returns whether it carries no state of the grammar.
    fn is_free(&self) -> bool {
        self.slots.iter().all(|slot| matches!(slot, Carried::Nothing | Carried::Fresh))
    }
}

/// Returns slots with that of a group changed, if it is one of them.
fn with(
    slots: &CarriedStates,
    group: u32,
    change: impl FnOnce(Carried) -> Carried,
) -> CarriedStates {
    let at = group as usize;
    if at >= slots.len() {
        return Rc::clone(slots);
    }
    let mut slots = slots.to_vec();
    slots[at] = change(slots[at]);
    slots.into()
}

/// Returns the state of the grammar at a match: since the first group that is not empty, or since
/// its beginning.
fn begun(slots: &[Carried]) -> State {
    let groups = slots[1..].iter().chain(&slots[..1]);
    let mut known = groups.filter_map(|slot| match slot {
        Carried::Known(state) => Some(*state),
        _ => None,
    });
    known.next().unwrap_or(State::DEAD)
}

/// Returns the error of triggers whose search has too many states.
fn too_large(starts: &[&LazyStart]) -> Error {
    let of = starts.iter().find(|start| start.is_pattern()).unwrap_or(&starts[0]);
    let found = "its search has too many states with the grammar";
    of.error(found, "a simpler pattern, or groups that begin later")
}

/// Returns the error of a trigger that is no pattern, or one without a search.
fn refused(start: &LazyStart, problem: Problem) -> Error {
    match problem {
        Problem::Syntax { expected, at } => {
            start.error(format!("a fault at character {at}"), expected)
        }
        Problem::Unsupported { construct, at } => {
            let place = at.map(|at| format!(" at character {at}")).unwrap_or_default();
            start.error(format!("{construct}{place} is not supported"), "a pattern without it")
        }
        Problem::Refused(error) => error,
    }
}

/// Returns the expression of what completes each state of the grammar in which a trigger is whole.
///
/// # Errors
/// A trigger is whole in no state of the grammar, or in the middle of parts that differ.
fn rests(
    starts: &[&LazyStart],
    edges: &[NodeEdges],
    automaton: &mut Automaton,
) -> Result<FastMap<State, Expr>, Error> {
    let mut rests = FastMap::default();
    let mut lives: BTreeMap<u32, bool> = BTreeMap::new();
    for &(trigger, state) in edges.iter().flat_map(|node| &node.found) {
        *lives.entry(trigger).or_default() |= !state.is_dead();
        if state.is_dead() || rests.contains_key(&state) {
            continue;
        }
        let Some(rest) = automaton.rest(state) else {
            return Err(starts[trigger as usize].error(super::IN_VALUE, super::BEFORE_VALUE));
        };
        rests.insert(state, rest);
        automaton.budget().check()?;
    }
    match lives.into_iter().find(|&(_, lives)| !lives) {
        Some((trigger, _)) => {
            Err(starts[trigger as usize].error(super::NO_BEGINNING, super::A_BEGINNING))
        }
        None => Ok(rests),
    }
}

/// Writes nodes as rules, and returns the expression of the texts from the first on. A token of
/// `tokens` may come between any two characters of free text.
///
/// # Errors
/// They take too much work or memory, or the search was stopped.
fn written(
    edges: &[NodeEdges],
    rests: &FastMap<State, Expr>,
    tokens: &[Expr],
    exprs: &mut Exprs,
) -> Result<Expr, Error> {
    let first = exprs.rules.len() as u32;
    let lives = living(edges);
    let calls: Vec<Expr> = (0..edges.len() as u32)
        .map(|node| if lives[node as usize] { exprs.call(first + node) } else { Exprs::EMPTY })
        .collect();
    for node in edges {
        let mut ways = Vec::with_capacity(node.targets.len() + tokens.len());
        for (target, bytes) in &node.targets {
            let rest = match *target {
                SearchTarget::Grammar(state) => rests.get(&state).copied(),
                SearchTarget::Node(next) if edges[next as usize].is_boundary => {
                    Some(exprs.alt([Exprs::EPS, calls[next as usize]]))
                }
                SearchTarget::Node(next) => Some(calls[next as usize]),
            };
            let bytes = exprs.literals(bytes.iter().map(|&byte| [byte].into()).collect());
            ways.push(exprs.cat(bytes, rest.unwrap_or(Exprs::EMPTY)));
        }
        if node.is_boundary {
            ways.extend(tokens);
        }
        let body = exprs.alt(ways);
        exprs.rules.push(body);
        exprs.check()?;
    }
    Ok(exprs.alt([Exprs::EPS, calls[0]]))
}

/// Returns for each node whether any text goes on from it: within a character, none may where each
/// of its ends makes a trigger whole that the grammar does not go on from.
fn living(edges: &[NodeEdges]) -> Vec<bool> {
    let mut lives: Vec<bool> = edges.iter().map(|node| node.is_boundary).collect();
    // a character has at most three bytes after its first
    for _ in 0..3 {
        for (at, node) in edges.iter().enumerate() {
            let goes_on = |target: &SearchTarget| match *target {
                SearchTarget::Node(next) => lives[next as usize],
                SearchTarget::Grammar(_) => true,
            };
            lives[at] = lives[at] || node.targets.iter().any(|(target, _)| goes_on(target));
        }
    }
    lives
}
