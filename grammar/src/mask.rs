//! The tokens that may come next.
//!
//! A state's tokens are those of its threads together. What tokens do inside a thread's leaf does
//! not depend on what comes after the leaf, so it is found once for a leaf (see `walk`; of free
//! JSON strings, the vocabulary has it ready) and kept; what leaves the leaf goes on in the state
//! that follows, byte by byte, through the same remembered steps as text does. Threads whose end is
//! not plain from their bytes go that way from the start, all together. So a mask is exact by
//! construction: it allows what stepping through a token's bytes allows.

use std::sync::Arc;

use crate::Error;
use crate::automaton::Automaton;
use crate::budget::{Budget, SEARCH_WORK};
use crate::expression::Exprs;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::Re;
use crate::intern::FastMap;
use crate::leaf_tokens::{LeafTokens, Part};
use crate::state::{Stack, State, Thread};
use crate::token_mask::{MaskBuilder, TokenMask};
use crate::trie::{Node, ROOT, Trie};
use crate::tuning::MAX_EXITS_WALKED;
use crate::vocabulary::{HeldParts, Room, Vocabulary, room};
use crate::walk::walk_words;

/// Masks of one automaton over one vocabulary, remembered by state.
#[derive(Debug)]
pub struct Masks {
    vocabulary: Arc<Vocabulary>,
    known: FastMap<State, Arc<TokenMask>>,
    /// Bytes that the known masks and the parts that they hold take.
    size: usize,
    /// The list of a [`MaskBuilder`]; kept for its memory.
    memory: Vec<u32>,
    leaves: FastMap<(u32, Part), Arc<LeafTokens>>,
    /// Bytes that the tokens of leaves take.
    leaf_size: usize,
    held_parts: FastMap<State, Arc<HeldParts>>,
    /// Most leaves kept; past it, all are forgotten and those in use come back.
    max_leaves: usize,
}

/// Steps that going on from a node of the tree counts as.
const WALK_WORK: u64 = 10;

/// Memory that the masks of one automaton may take, in bytes, and their leaves again. Past it, all
/// masks are forgotten and those in use come back.
const MEMORY: usize = 64 << 20;

/// Bytes that an entry of a table takes besides what it points to.
const ENTRY: usize = 64;

impl Masks {
    /// Masks over `vocabulary`, none known yet.
    pub fn new(vocabulary: Arc<Vocabulary>) -> Masks {
        let max_leaves = (MEMORY / (vocabulary.len() / 8 + ENTRY)).max(16);
        Masks {
            vocabulary,
            known: FastMap::default(),
            size: 0,
            memory: Vec::new(),
            leaves: FastMap::default(),
            leaf_size: 0,
            held_parts: FastMap::default(),
            max_leaves,
        }
    }

    /// The vocabulary.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// Bytes that the masks take, with the tokens of leaves that they are made of.
    pub fn size(&self) -> usize {
        self.size + self.leaf_size
    }

    /// Returns whether the tokens of `state` are remembered.
    pub fn knows(&self, state: State) -> bool {
        self.known.contains_key(&state)
    }

    /// The tokens that may follow in `state`. That text may also end there is
    /// [`Automaton::is_accepting`].
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn get(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Arc<TokenMask>, Error> {
        if let Some(known) = self.known.get(&state) {
            return Ok(known.clone());
        }
        automaton.exprs.res.budget.begin(SEARCH_WORK, None);
        let found = self.find(automaton, state);
        automaton.exprs.res.budget = Budget::default();
        found
    }

    /// As [`Masks::get`], as a part of the search that is under way.
    ///
    /// # Errors
    /// As [`Masks::get`].
    pub(crate) fn find(
        &mut self,
        automaton: &mut Automaton,
        state: State,
    ) -> Result<Arc<TokenMask>, Error> {
        if let Some(known) = self.known.get(&state) {
            return Ok(known.clone());
        }
        let erased = automaton.erase(state)?;
        let mask = if erased == state {
            let memory = std::mem::take(&mut self.memory);
            let none = Arc::clone(self.vocabulary.no_tokens());
            let mut mask = MaskBuilder::with_memory(none, memory);
            self.add_tokens(automaton, state, &mut mask)?;
            Arc::new(mask.finish(&mut self.memory))
        } else {
            let all = self.find(automaton, erased)?;
            let held = self.held_parts(&automaton.exprs, erased, &all);
            let repeats = automaton.repeats(&self.vocabulary, state, &held)?;
            if repeats.is_empty() { all } else { Arc::new(all.without(repeats)) }
        };
        // one that was cut short is not kept
        automaton.exprs.res.budget.check()?;
        self.size += mask.size() + ENTRY;
        if self.size > MEMORY {
            self.known.clear();
            self.held_parts.clear();
            self.size = mask.size() + ENTRY;
        }
        self.known.insert(state, Arc::clone(&mask));
        Ok(mask)
    }

    /// Returns the tokens in the mask of a state that may hold a whole name or item.
    fn held_parts(&mut self, exprs: &Exprs, state: State, mask: &TokenMask) -> Arc<HeldParts> {
        if let Some(known) = self.held_parts.get(&state) {
            return Arc::clone(known);
        }
        let only_names = !exprs.has_distinct_items() && !exprs.has_scarce();
        let held = Arc::new(if only_names {
            self.vocabulary.held_names(mask)
        } else {
            self.vocabulary.held_parts(mask)
        });
        self.size += held.size() + ENTRY;
        self.held_parts.insert(state, Arc::clone(&held));
        held
    }

    /// Adds the tokens that may follow in `state`.
    fn add_tokens(
        &mut self,
        automaton: &mut Automaton,
        state: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let vocabulary = self.vocabulary.clone();
        // threads that are walked go together, as one state
        let mut walked = Vec::new();
        // and so do strings: what may come inside is of any
        let mut strings = Vec::new();
        let threads: Vec<Thread> = automaton.threads(state).collect();
        for &(number, stack) in &threads {
            automaton.exprs.res.budget.check()?;
            let leaf = automaton.leaf(number);
            match leaf {
                Leaf::JsonString(Decoder::Start, re) => strings.push((re, stack)),
                Leaf::JsonString(..) => {
                    let after = automaton.enter(Exprs::EPS, stack)?;
                    let tokens = self.leaf_tokens(automaton, number, Part::Whole)?;
                    automaton.add_leaf(&vocabulary, &tokens, after, out)?;
                }
                Leaf::Text(..) => {
                    // only where the next byte says whether the leaf goes on: else ways through it
                    // would multiply
                    let after = automaton.enter(Exprs::EPS, stack)?;
                    let first = automaton.first_bytes(after);
                    let own = automaton.exprs().alphabet(leaf);
                    if first.iter().zip(own).any(|(a, b)| a & b != 0) {
                        walked.push((number, stack));
                    } else {
                        let tokens = self.leaf_tokens(automaton, number, Part::Whole)?;
                        automaton.add_leaf(&vocabulary, &tokens, after, out)?;
                    }
                }
                Leaf::Key { .. } => {
                    automaton.add_words(&vocabulary.trie, leaf, (number, stack), out)?;
                }
                Leaf::Literals { .. } if !automaton.exprs().is_prefix_free(leaf) => {
                    walked.push((number, stack));
                }
                Leaf::Literals { .. } => {
                    automaton.add_words(&vocabulary.trie, leaf, (number, stack), out)?;
                }
                Leaf::Token(id, false) => out.insert(id),
                Leaf::Token(id, true) => {
                    for token in (0..vocabulary.len() as u32).filter(|&token| token != id) {
                        out.insert(token);
                    }
                }
            }
        }
        self.add_strings(automaton, &strings, out)?;
        if walked.is_empty() {
            return Ok(());
        }
        let state =
            if walked.len() == threads.len() { state } else { automaton.state_of(walked)? };
        automaton.walk(&vocabulary.trie, ROOT, state, out)
    }

    /// Adds the tokens that may follow within JSON strings, each with what is on its stack.
    fn add_strings(
        &mut self,
        automaton: &mut Automaton,
        strings: &[(Re, Stack)],
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let vocabulary = self.vocabulary.clone();
        // a bound that no token comes near is none; and one that few come near is none for the
        // others
        let views = vocabulary.views();
        let mut seen = [const { Vec::new() }; 3];
        let mut widest = None;
        for &(re, stack) in strings {
            automaton.exprs.res.budget.check()?;
            let after = automaton.enter(Exprs::EPS, stack)?;
            let res = &mut automaton.exprs().res;
            let room = room(res, re);
            let far = if room.is_some() { re } else { res.truncated(re, views[2]) };
            let [close, middle] = [views[0], views[1]].map(|view| res.truncated(far, view));
            for (seen, re) in seen.iter_mut().zip([close, middle, far]) {
                seen.push(re);
            }
            if let Some(room) = room {
                widest = widest.max(Some(room.most));
                automaton.add_leaving(&vocabulary, re, room, after, out)?;
                continue;
            }
            let leaf = automaton.leaf_number(Leaf::JsonString(Decoder::Start, close));
            let whole = strings.len() == 1 && close == far;
            let tokens =
                self.leaf_tokens(automaton, leaf, if whole { Part::Whole } else { Part::Exits })?;
            automaton.add_leaf(&vocabulary, &tokens, after, out)?;
            if whole {
                return Ok(());
            }
        }
        if strings.is_empty() {
            return Ok(());
        }
        if let Some(most) =
            widest.filter(|&most| strings.len() == 1 || most >= vocabulary.longest())
        {
            add_staying(&vocabulary, most, out);
            return Ok(());
        }
        let res = &mut automaton.exprs().res;
        let [near, middle, far] = seen.map(|any| res.or(any));
        if let Some(room) = room(res, far) {
            add_staying(&vocabulary, room.most, out);
            return Ok(());
        }
        let apart = [(near, Part::Short), (middle, Part::Longer(0)), (far, Part::Longer(1))];
        let parts = if near == far { &[(far, Part::Inside)][..] } else { &apart };
        for &(re, part) in parts {
            let leaf = automaton.leaf_number(Leaf::JsonString(Decoder::Start, re));
            let tokens = self.leaf_tokens(automaton, leaf, part)?;
            automaton.add_leaf(&vocabulary, &tokens, State::DEAD, out)?;
        }
        Ok(())
    }

    /// Returns a part of the tokens of a leaf.
    ///
    /// # Errors
    /// As [`Automaton::leaf_tokens`].
    fn leaf_tokens(
        &mut self,
        automaton: &mut Automaton,
        leaf: u32,
        part: Part,
    ) -> Result<Arc<LeafTokens>, Error> {
        let what = automaton.leaf(leaf);
        let known = self.vocabulary.common(&automaton.exprs().res, what);
        if let Some(known) = known.or_else(|| self.leaves.get(&(leaf, part))) {
            return Ok(known.clone());
        }
        let tokens = Arc::new(automaton.leaf_tokens(&self.vocabulary, leaf, part)?);
        if self.leaves.len() >= self.max_leaves {
            self.leaves.clear();
            self.leaf_size = 0;
        }
        self.leaf_size += tokens.size() + ENTRY;
        self.leaves.insert((leaf, part), tokens.clone());
        Ok(tokens)
    }
}

/// Adds the tokens that stay inside a free string of at most `most` characters.
fn add_staying(vocabulary: &Vocabulary, most: u32, out: &mut MaskBuilder) {
    let (set, others) = vocabulary.stay(most);
    out.union_shared(set);
    out.insert_all(&others);
}

impl Automaton {
    /// Adds the tokens that stay in a leaf, or leave it into `after`.
    fn add_leaf(
        &mut self,
        vocabulary: &Vocabulary,
        tokens: &LeafTokens,
        after: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        if let Some(dense) = &tokens.dense {
            out.union_shared(dense);
        }
        out.insert_all(&tokens.few);
        let trie = vocabulary.exit_trie(tokens.json);
        if !tokens.json || tokens.exits.len() <= MAX_EXITS_WALKED {
            for &node in &tokens.exits {
                self.walk(trie, node as usize, after, out)?;
            }
            return Ok(());
        }
        if !self.can_continue(after) {
            return Ok(());
        }
        // what follows the quote goes on in the same way whatever came before it
        let mut following = MaskBuilder::new(Arc::clone(vocabulary.no_tokens()));
        self.walk(vocabulary.rests(), ROOT, after, &mut following)?;
        let following = following.into_set();
        for &node in &tokens.exits {
            let tokens = trie.tokens_below(&trie.nodes[node as usize]);
            for &token in tokens.iter().filter(|&&token| following.contains(token)) {
                out.insert(token);
            }
        }
        Ok(())
    }

    /// Adds the tokens of a literal or a key, and those that leave it.
    fn add_words(
        &mut self,
        trie: &Trie,
        leaf: Leaf,
        thread: Thread,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let Some((words, at)) = self.exprs().words_of(leaf) else { return Ok(()) };
        let exprs = &*self.exprs();
        let exits = walk_words(trie, &words, at, |word| exprs.word(leaf, word), out);
        for exit in exits {
            if let Some(e) = self.exprs().after_word(leaf, exit.word) {
                let after = self.enter(e, thread.1)?;
                self.walk(trie, exit.node, after, out)?;
            }
        }
        Ok(())
    }

    /// Adds the tokens that leave a free string into `after`.
    fn add_leaving(
        &mut self,
        vocabulary: &Vocabulary,
        re: Re,
        room: Room,
        after: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        // those that would make one of the words that are left out, unless they may come for
        // another reason
        let words = self.exprs().res.all_but(re).into_iter().flatten();
        let barred = words.flat_map(|word| vocabulary.leave_behind(word)).copied();
        let barred: Vec<u32> = barred.filter(|&token| !out.contains(token)).collect();
        for (rest, ends) in vocabulary.leave(room) {
            out.insert_all(ends);
            self.walk(rest, ROOT, after, out)?;
        }
        for token in barred.into_iter() {
            out.remove(token);
        }
        Ok(())
    }

    /// Adds the strings below a node that may follow in `state`.
    fn walk(
        &mut self,
        trie: &Trie,
        node: usize,
        state: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        if !self.can_continue(state) {
            return Ok(());
        }
        let mut todo = vec![(node, state)];
        while let Some((at, mut state)) = todo.pop() {
            if let Some(opening) = trie.opening(at) {
                let [free, others] = self.free_strings(state, &trie.nodes[at])?;
                if !free.is_dead() {
                    out.insert_all(&opening.stay);
                    for &closing in &opening.closings {
                        let after =
                            self.advance(free, &trie.bytes_between(at, closing as usize))?;
                        self.arrive(trie, closing as usize, after, out, &mut todo);
                    }
                    state = others;
                }
            }
            if !self.can_continue(state) {
                continue;
            }
            self.prepare(state);
            self.exprs.res.budget.take(WALK_WORK);
            self.exprs.res.budget.check()?;
            for child in trie.nodes[at].children() {
                let next = self.step(state, trie.bytes[child])?;
                self.arrive(trie, child, next, out, &mut todo);
            }
        }
        Ok(())
    }

    /// Of a walk that has come to a node: adds the tokens that end there, and where to go on.
    fn arrive(
        &self,
        trie: &Trie,
        node: usize,
        state: State,
        out: &mut MaskBuilder,
        todo: &mut Vec<(usize, State)>,
    ) {
        if state.is_dead() {
            return;
        }
        let below = &trie.nodes[node];
        out.insert_all(trie.tokens_at(below));
        if !below.is_last() && self.can_continue(state) {
            todo.push((node, state));
        }
    }

    /// The state of those threads that are in JSON strings and take all text of the length of
    /// tokens below a node, and that of the others.
    fn free_strings(&mut self, state: State, node: &Node) -> Result<[State; 2], Error> {
        let threads: Vec<Thread> = self.threads(state).collect();
        let most = node.characters_left(0);
        let (free, others): (Vec<Thread>, Vec<Thread>) =
            threads.into_iter().partition(|&(leaf, _)| self.takes_all(leaf, most));
        Ok([self.state_of(free)?, self.state_of(others)?])
    }

    /// The bytes that are forced: as long as the text must go on and only one byte may follow, that
    /// byte.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn forced(&mut self, mut state: State) -> Result<Vec<u8>, Error> {
        /// More is not looked for at once: a literal of a grammar may be long, a cycle without end
        /// is possible.
        const MOST: usize = 256;
        let mut out = Vec::new();
        while out.len() < MOST && !self.is_accepting(state) && !self.asks_for_tokens(state) {
            let first = self.first_bytes(state);
            let mut candidates =
                (0..=255u8).filter(|&b| first[usize::from(b / 64)] >> (b % 64) & 1 == 1);
            let (Some(byte), None) = (candidates.next(), candidates.next()) else { break };
            let next = self.step(state, byte)?;
            if next.is_dead() {
                break;
            }
            out.push(byte);
            state = next;
        }
        Ok(out)
    }
}
