//! One walk: the tokens that may come in a state, found in the token trie.
//!
//! A [`MaskWalker`] borrows what a walk needs for as long as the walk lasts: the automaton, the
//! vocabulary, and the [`LeafCache`] of what earlier walks have found. Its parts are files:
//!
//! * this one: from a state to its threads, and on through the trie, state by state;
//! * `apart`: the tokens that end a literal and go on in a value, whatever comes after the value;
//! * `leaf_walk`: the tokens from one leaf, whatever comes after it;
//! * `leaf_rows`: where bytes lead a leaf, and facts about it, as a table;
//! * `substrings`: the tokens of strings that stand in a text;
//! * `words`: the tokens from literals and keys;
//! * `repeats`: the tokens that repeat a name or an item.

mod apart;
mod leaf_rows;
mod leaf_walk;
mod repeats;
mod substrings;
mod words;

use std::sync::Arc;

use apart::{ApartKey, ApartTokens, FoundApart};

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::{Stack, State, Thread};
use crate::budget::Budget;
use crate::expression::Exprs;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::Re;
use crate::intern::FastMap;
use crate::mask::leaf_table::LeafTable;
use crate::mask::leaf_tokens::{LeafPart, LeafTokens};
use crate::mask::token_mask::MaskBuilder;
use crate::mask::trie::{Node, ROOT, Trie};
use crate::mask::vocabulary::{LengthBounds, TokenLengths, Vocabulary};
use crate::mask::walker::repeats::KnownNames;
use crate::tuning::MAX_EXITS_WALKED;

/// Steps that going on from a node of the trie counts as.
const WALK_WORK: u64 = 10;

/// Memory that the tokens of leaves may take, in bytes, roughly. Past it, all are forgotten and
/// those in use come back.
const MAX_LEAF_MEMORY: usize = 64 << 20;

/// Bytes that an entry of a map takes besides what it points to.
const ENTRY: usize = 64;

/// The knowledge about leaves, whatever comes after them; of one automaton and one vocabulary.
#[derive(Debug)]
pub(crate) struct LeafCache {
    table: LeafTable,
    tokens: FastMap<(u32, LeafPart), Arc<LeafTokens>>,
    /// Bytes that `tokens` takes.
    tokens_size: usize,
    /// Most entries of `tokens`.
    max_tokens: usize,
    /// Number of times that `tokens` was emptied.
    n_emptied: u64,
    apart: FastMap<ApartKey, Arc<ApartTokens>>,
    /// Bytes that `apart` takes.
    apart_size: usize,
    known_names: KnownNames,
}

impl LeafCache {
    /// Makes a cache that knows nothing.
    pub(crate) fn new(vocabulary: &Vocabulary) -> LeafCache {
        LeafCache {
            table: LeafTable::default(),
            tokens: FastMap::default(),
            tokens_size: 0,
            max_tokens: (MAX_LEAF_MEMORY / (vocabulary.len() / 8 + ENTRY)).max(16),
            n_emptied: 0,
            apart: FastMap::default(),
            apart_size: 0,
            known_names: KnownNames::default(),
        }
    }

    /// Returns the bytes that it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        self.table.size() + self.tokens_size + self.apart_size + self.known_names.size()
    }

    /// Returns the number of times that sets of tokens were forgotten, which masks may still share.
    pub(crate) fn n_emptied(&self) -> u64 {
        self.n_emptied + self.table.n_emptied()
    }

    /// Returns the bytes that the rows of leaves take.
    pub(crate) fn table_size(&self) -> usize {
        self.table.size()
    }
}

/// A walk through the token trie.
pub(crate) struct MaskWalker<'a> {
    automaton: &'a mut Automaton,
    vocabulary: &'a Vocabulary,
    cache: &'a mut LeafCache,
}

/// The progress of a walk through a trie.
struct Walk<'t> {
    trie: &'t Trie,
    /// Nodes below which to go on, each with the state there.
    todo: Vec<(usize, State)>,
    /// The nodes at which the text may end and below which tokens go on, if they are asked for.
    exits: Option<Vec<u32>>,
}

/// The strings that may come, cut down to what tokens of three lengths can tell apart.
#[derive(Default)]
struct StringViews {
    /// For the tokens that are not of [`Vocabulary::longer`].
    short: Vec<Re>,
    /// For those in the first of these tries.
    middle: Vec<Re>,
    /// For all tokens.
    long: Vec<Re>,
}

impl<'a> MaskWalker<'a> {
    /// Begins a walk.
    pub(crate) fn new(
        automaton: &'a mut Automaton,
        vocabulary: &'a Vocabulary,
        cache: &'a mut LeafCache,
    ) -> MaskWalker<'a> {
        MaskWalker { automaton, vocabulary, cache }
    }

    /// Returns the steps that are left of the search that is under way.
    fn budget(&mut self) -> &mut Budget {
        self.automaton.budget()
    }

    /// Adds the tokens that may follow in `state`.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub(crate) fn add_tokens(&mut self, state: State, out: &mut MaskBuilder) -> Result<(), Error> {
        // threads that are walked go together, as one state
        let mut walked = Vec::new();
        // and so do strings: what may come inside is of any
        let mut strings = Vec::new();
        let threads: Vec<Thread> = self.automaton.threads(state).collect();
        let has_lazy = self.automaton.exprs().has_lazy();
        for &thread in &threads {
            self.budget().check()?;
            match self.automaton.leaf(thread.0) {
                // threads after which other terminals begin meet each other there
                leaf if has_lazy && !is_token(leaf) && self.goes_on_after(thread)? => {
                    walked.push(thread);
                }
                Leaf::JsonString(Decoder::Start, re) => strings.push((re, thread.1)),
                leaf => {
                    if !self.add_thread(leaf, thread, out)? {
                        walked.push(thread);
                    }
                }
            }
        }
        self.add_strings(&strings, out)?;
        if walked.is_empty() {
            return Ok(());
        }
        let all_walked = walked.len() == threads.len();
        let state = if all_walked { state } else { self.automaton.state_of(walked)? };
        self.walk(&self.vocabulary.trie, ROOT, state, out)
    }

    /// Returns whether text may follow what a thread's leaf still needs.
    fn goes_on_after(&mut self, thread: Thread) -> Result<bool, Error> {
        let after = self.automaton.enter(Exprs::EPS, thread.1)?;
        Ok(self.automaton.can_continue(after))
    }

    /// Adds the tokens of a thread by itself; returns whether it did. One whose next byte may not
    /// say whether its leaf goes on or ends is walked with others: the ways through it would
    /// multiply.
    fn add_thread(
        &mut self,
        leaf: Leaf,
        thread: Thread,
        out: &mut MaskBuilder,
    ) -> Result<bool, Error> {
        match leaf {
            Leaf::JsonString(..) | Leaf::Text(..) => {
                let after = self.automaton.enter(Exprs::EPS, thread.1)?;
                if matches!(leaf, Leaf::Text(..)) {
                    let first = self.automaton.first_bytes(after);
                    let own = self.automaton.exprs().alphabet(leaf);
                    if first.iter().zip(own).any(|(a, b)| a & b != 0) {
                        return Ok(false);
                    }
                }
                let tokens = self.leaf_tokens(thread.0, LeafPart::Whole)?;
                self.add_leaf(&tokens, after, out)?;
            }
            Leaf::Literals { .. } if !self.automaton.exprs().is_prefix_free(leaf) => {
                return Ok(false);
            }
            Leaf::Key { .. } | Leaf::Literals { .. } => self.add_words(leaf, thread, out)?,
            Leaf::Graph { graph, node } => return self.add_graph(graph, node, thread, out),
            Leaf::Token { id, is_excluded: false } | Leaf::Trigger(id) => out.insert(id),
            Leaf::Token { id, is_excluded: true } => {
                for token in (0..self.vocabulary.len() as u32).filter(|&token| token != id) {
                    out.insert(token);
                }
            }
            Leaf::Tokens(set) => {
                let n = self.vocabulary.len() as u32;
                for &(lo, hi) in &self.automaton.exprs().token_sets[set as usize] {
                    for token in lo..n.min(hi.saturating_add(1)) {
                        out.insert(token);
                    }
                }
            }
        }
        Ok(true)
    }

    /// Adds the tokens that may follow within JSON strings, each with what is on its stack.
    fn add_strings(&mut self, strings: &[(Re, Stack)], out: &mut MaskBuilder) -> Result<(), Error> {
        let vocabulary = self.vocabulary;
        // a bound that no token comes near is none; and one that few come near is none for the
        // others
        let TokenLengths { short, middle, long } = vocabulary.lengths();
        let mut views = StringViews::default();
        let mut widest = None;
        for &(re, stack) in strings {
            self.budget().check()?;
            let after = self.automaton.enter(Exprs::EPS, stack)?;
            if self.automaton.exprs().res.substring_place(re).is_some() {
                let leaf = self.automaton.leaf_number(Leaf::JsonString(Decoder::Start, re));
                let tokens = self.leaf_tokens(leaf, LeafPart::Whole)?;
                self.add_leaf(&tokens, after, out)?;
                continue;
            }
            let res = &mut self.automaton.exprs().res;
            let bounds = LengthBounds::of_free_string(res, re);
            let far = if bounds.is_some() { re } else { res.truncated(re, long) };
            let close = res.truncated(far, short);
            views.short.push(close);
            views.middle.push(res.truncated(far, middle));
            views.long.push(far);
            if let Some(bounds) = bounds {
                widest = widest.max(Some(bounds.most));
                self.add_leaving(re, bounds, after, out)?;
                continue;
            }
            let leaf = self.automaton.leaf_number(Leaf::JsonString(Decoder::Start, close));
            let is_whole = strings.len() == 1 && close == far;
            let part = if is_whole { LeafPart::Whole } else { LeafPart::Exits };
            let tokens = self.leaf_tokens(leaf, part)?;
            self.add_leaf(&tokens, after, out)?;
            if is_whole {
                return Ok(());
            }
        }
        if views.long.is_empty() {
            return Ok(());
        }
        match widest.filter(|&most| strings.len() == 1 || most >= vocabulary.longest()) {
            Some(most) => add_staying(vocabulary, most, out),
            None => self.add_inside(views, out)?,
        }
        Ok(())
    }

    /// Adds the tokens that stay inside any of some strings.
    fn add_inside(&mut self, views: StringViews, out: &mut MaskBuilder) -> Result<(), Error> {
        let res = &mut self.automaton.exprs().res;
        let short = res.or(views.short);
        let middle = res.or(views.middle);
        let long = res.or(views.long);
        if let Some(bounds) = LengthBounds::of_free_string(res, long) {
            add_staying(self.vocabulary, bounds.most, out);
            return Ok(());
        }
        let apart =
            [(short, LeafPart::Short), (middle, LeafPart::Longer(0)), (long, LeafPart::Longer(1))];
        let parts = if short == long { &[(long, LeafPart::Inside)][..] } else { &apart };
        for &(re, part) in parts {
            let leaf = self.automaton.leaf_number(Leaf::JsonString(Decoder::Start, re));
            let tokens = self.leaf_tokens(leaf, part)?;
            self.add_leaf(&tokens, State::DEAD, out)?;
        }
        Ok(())
    }

    /// Returns a part of the tokens of a leaf, which is remembered.
    ///
    /// # Errors
    /// As [`MaskWalker::find_leaf_tokens`].
    fn leaf_tokens(&mut self, leaf: u32, part: LeafPart) -> Result<Arc<LeafTokens>, Error> {
        let what = self.automaton.leaf(leaf);
        let known = self.vocabulary.common(&self.automaton.exprs().res, what);
        if let Some(known) = known.or_else(|| self.cache.tokens.get(&(leaf, part))) {
            return Ok(Arc::clone(known));
        }
        let tokens = Arc::new(self.find_leaf_tokens(leaf, part)?);
        let cache = &mut *self.cache;
        if cache.tokens.len() >= cache.max_tokens {
            cache.tokens.clear();
            cache.tokens_size = 0;
            cache.n_emptied += 1;
        }
        cache.tokens_size += tokens.size() + ENTRY;
        cache.tokens.insert((leaf, part), Arc::clone(&tokens));
        Ok(tokens)
    }

    /// Adds the tokens that stay in a leaf, or leave it into `after`.
    fn add_leaf(
        &mut self,
        tokens: &LeafTokens,
        after: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        if let Some(dense) = &tokens.dense {
            out.union_shared(dense);
        }
        out.insert_all(&tokens.few);
        let trie = self.vocabulary.exit_trie(tokens.json);
        if !tokens.json || tokens.exits.len() <= MAX_EXITS_WALKED {
            for &node in &tokens.exits {
                self.walk(trie, node as usize, after, out)?;
            }
            return Ok(());
        }
        if !self.automaton.can_continue(after) {
            return Ok(());
        }
        // what follows the quote goes on in the same way whatever came before it
        let mut following = MaskBuilder::new(Arc::clone(self.vocabulary.no_tokens()));
        self.walk(self.vocabulary.rests(), ROOT, after, &mut following)?;
        let following = following.into_set();
        for &node in &tokens.exits {
            let tokens = trie.tokens_below(&trie.nodes[node as usize]);
            for &token in tokens.iter().filter(|&&token| following.contains(token)) {
                out.insert(token);
            }
        }
        Ok(())
    }

    /// Adds the tokens that leave a free string into `after`.
    fn add_leaving(
        &mut self,
        re: Re,
        bounds: LengthBounds,
        after: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let vocabulary = self.vocabulary;
        // those that would make one of the words that are left out, unless they may come for
        // another reason
        let words = self.automaton.exprs().res.all_but(re).into_iter().flatten();
        let barred = words.flat_map(|word| vocabulary.leave_after(word)).copied();
        let barred: Vec<u32> = barred.filter(|&token| !out.contains(token)).collect();
        for (rest, ends) in vocabulary.leave(bounds) {
            out.insert_all(ends);
            self.walk(rest, ROOT, after, out)?;
        }
        for token in barred {
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
        let mut walk = Walk { trie, todo: Vec::new(), exits: None };
        if self.automaton.can_continue(state) {
            walk.todo.push((node, state));
        }
        while let Some((at, state)) = walk.todo.pop() {
            let Some(FoundApart { known, after }) = self.found_apart(trie, at, state)? else {
                self.walk_node(&mut walk, at, state, out)?;
                continue;
            };
            out.insert_all(&known.tokens);
            if self.automaton.can_continue(after) {
                walk.todo.extend(known.exits.iter().map(|&exit| (exit as usize, after)));
            }
        }
        Ok(())
    }

    /// Adds the same, and returns the nodes at which the text may end and below which tokens go on.
    fn walk_whole(
        &mut self,
        trie: &Trie,
        node: usize,
        state: State,
        out: &mut MaskBuilder,
    ) -> Result<Vec<u32>, Error> {
        let mut walk = Walk { trie, todo: vec![(node, state)], exits: Some(Vec::new()) };
        while let Some((at, state)) = walk.todo.pop() {
            self.walk_node(&mut walk, at, state, out)?;
        }
        Ok(walk.exits.unwrap_or_default())
    }

    /// Goes on with a walk from a node to those below it.
    fn walk_node(
        &mut self,
        walk: &mut Walk<'_>,
        at: usize,
        mut state: State,
        out: &mut MaskBuilder,
    ) -> Result<(), Error> {
        let trie = walk.trie;
        if let Some(opening) = trie.opening(at) {
            let [free, others] = self.free_strings(state, &trie.nodes[at])?;
            if !free.is_dead() {
                out.insert_all(&opening.stay);
                for &closing in &opening.closings {
                    let bytes = trie.bytes_between(at, closing as usize);
                    let after = self.automaton.advance(free, &bytes)?;
                    self.arrive(walk, closing as usize, after, out);
                }
                state = others;
            }
        }
        if !self.automaton.can_continue(state) {
            return Ok(());
        }
        self.automaton.prepare(state);
        self.budget().take(WALK_WORK);
        self.budget().check()?;
        for child in trie.nodes[at].children() {
            let next = self.automaton.step(state, trie.bytes[child])?;
            self.arrive(walk, child, next, out);
        }
        Ok(())
    }

    /// Adds the tokens that end at a node to which a walk has come, and where to go on.
    fn arrive(&self, walk: &mut Walk<'_>, node: usize, state: State, out: &mut MaskBuilder) {
        if state.is_dead() {
            return;
        }
        let below = &walk.trie.nodes[node];
        out.insert_all(walk.trie.tokens_at(below));
        if below.is_last() {
            return;
        }
        if self.automaton.can_continue(state) {
            walk.todo.push((node, state));
        }
        if let Some(exits) = walk.exits.as_mut().filter(|_| self.automaton.is_accepting(state)) {
            exits.push(node as u32);
        }
    }

    /// Returns the state of those threads that are in JSON strings and take all text of the length
    /// of tokens below a node, and that of the others.
    fn free_strings(&mut self, state: State, node: &Node) -> Result<[State; 2], Error> {
        if self.automaton.exprs().has_lazy() {
            return Ok([State::DEAD, state]);
        }
        let threads: Vec<Thread> = self.automaton.threads(state).collect();
        let most = node.characters_left(0);
        let (free, others): (Vec<Thread>, Vec<Thread>) =
            threads.into_iter().partition(|&(leaf, _)| self.takes_all(leaf, most));
        Ok([self.automaton.state_of(free)?, self.automaton.state_of(others)?])
    }
}

/// Returns whether a leaf is of whole tokens.
fn is_token(leaf: Leaf) -> bool {
    matches!(leaf, Leaf::Token { .. } | Leaf::Tokens(_) | Leaf::Trigger(_))
}

/// Adds the tokens that stay inside a free string of at most `most` characters.
fn add_staying(vocabulary: &Vocabulary, most: u32, out: &mut MaskBuilder) {
    let (set, others) = vocabulary.stay(most);
    out.union_shared(set);
    out.insert_all(&others);
}
