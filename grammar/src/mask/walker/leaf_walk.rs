//! The tokens from one leaf, whatever comes after it.
//!
//! Inside a leaf the grammar around it does not matter: a token stays inside, or it leaves at some
//! byte and goes on in what follows. So the walk through the token trie is done once for a leaf, on
//! the rows of the leaf table and without stacks, and its result is used for every state that has
//! the leaf.
//!
//! # Example
//!
//! The leaf of `[a-z]{1,3};` with the tokens `a`, `ab`, `abcd`, `b;`, `;` and `1`. First, in a
//! trie of their own, those that leave the leaf are found: below `b` there is `;`, with which it
//! may end. `;` and `1` lead nowhere from the start. For the others, the leaf's loop is "lowercase
//! letters, at most 3". The prepared set of tokens of lowercase letters, cut down to those of at
//! most 3 characters, gives `a` and `ab` without a walk: this set is the *base*. The walk looks at
//! each child of the root. From `a` down the base takes all that has at most 3 characters, so only
//! the node of `abcd` is left: its last byte leads nowhere.
//!
//! # Ways to do less
//!
//! Of a subtree, [`MaskWalker::choose`] picks what to do: leave it out, since the base has its
//! tokens; take it whole, since the row's loop or its dead distance takes them all; scan it,
//! without a look at what could be left out, since it is small; or go down. Where nearly all text
//! may come, the walk is turned around: it begins with all text, and takes out what leads nowhere.

use std::sync::Arc;

use crate::Error;
use crate::expression::leaf::{Decoder, Leaf, LeafEntry};
use crate::mask::leaf_table::DEAD_ROW;
use crate::mask::leaf_tokens::{LeafPart, LeafTokens};
use crate::mask::loops::{CAREFUL, Loop};
use crate::mask::trie::{Node, ROOT, TokenSet, Trie, class_of};
use crate::mask::vocabulary::Vocabulary;
use crate::mask::walker::MaskWalker;
use crate::mask::walker::leaf_rows::Change;
use crate::tuning::{
    MAX_CANDIDATE_CLASSES, MAX_CANDIDATES, MAX_LISTED_TOKENS, MAX_NODES_OF_SHORT_LOOPS,
    MAX_SCANNED_NODES, MAX_UNTESTED_NODES, MIN_CANDIDATE_NODES, MIN_DEAD_DISTANCE, MOST_LETTERS,
};

/// The classes of ASCII letters.
const LETTERS: u64 =
    1 << class_of(b'a') | 1 << class_of(b'z') | 1 << class_of(b'A') | 1 << class_of(b'Z');

/// The classes of lowercase ASCII letters, of which most tokens are.
const SMALL_LETTERS: u64 = 1 << class_of(b'a') | 1 << class_of(b'z');

/// The tokens from a leaf while they are found.
#[derive(Debug, Default)]
pub(super) struct LeafTokensBuilder {
    /// As [`LeafTokens::dense`].
    dense: Option<TokenSet>,
    /// As [`LeafTokens::few`].
    few: Vec<u32>,
    /// As [`LeafTokens::exits`].
    exits: Vec<u32>,
    /// As [`LeafTokens::json`].
    json: bool,
}

impl LeafTokensBuilder {
    pub(super) fn new(json: bool) -> LeafTokensBuilder {
        LeafTokensBuilder { json, ..LeafTokensBuilder::default() }
    }

    pub(super) fn finish(self) -> LeafTokens {
        let LeafTokensBuilder { dense, few, exits, json } = self;
        LeafTokens { dense: dense.map(Arc::new), few, exits, json }
    }

    /// Puts tokens in: into the list, while it is short.
    #[inline]
    pub(super) fn add(&mut self, tokens: &[u32], vocabulary: &Vocabulary) {
        if let Some(dense) = &mut self.dense {
            for &token in tokens {
                dense.insert(token);
            }
            return;
        }
        self.few.extend_from_slice(tokens);
        if self.few.len() > MAX_LISTED_TOKENS {
            self.dense(vocabulary);
        }
    }

    /// Puts in those of some tokens that are text outside of JSON strings.
    fn add_text(&mut self, tokens: &[u32], vocabulary: &Vocabulary) {
        for &token in tokens.iter().filter(|&&token| vocabulary.is_plain_text(token)) {
            self.add(&[token], vocabulary);
        }
    }

    /// Puts in the tokens that end at a closing quote, and where others leave.
    pub(super) fn add_exit(&mut self, trie: &Trie, quote: usize, vocabulary: &Vocabulary) {
        let node = &trie.nodes[quote];
        self.add(trie.tokens_at(node), vocabulary);
        if !node.is_last() {
            self.exits.push(quote as u32);
        }
    }

    /// Puts in the tokens that end at these closing quotes, and where others leave.
    fn add_quotes(&mut self, quotes: &[u32], trie: &Trie, vocabulary: &Vocabulary) {
        for &quote in quotes {
            self.add_exit(trie, quote as usize, vocabulary);
        }
    }

    /// Takes tokens out of the set.
    fn remove(&mut self, tokens: &[u32]) {
        if let Some(dense) = &mut self.dense {
            for &token in tokens {
                dense.remove(token);
            }
        }
    }

    /// Returns the set, with what was in the list.
    fn dense(&mut self, vocabulary: &Vocabulary) -> &mut TokenSet {
        let dense = self.dense.get_or_insert_with(|| TokenSet::new(vocabulary.len()));
        for t in self.few.drain(..) {
            dense.insert(t);
        }
        dense
    }
}

/// The facts about rows that a walk may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowFacts {
    /// None: the walk begins within a character.
    None,
    /// Loops.
    Loops,
    /// Loops, and how many characters lead on, whatever they are.
    LoopsAndDistances,
}

/// The manner of a walk through a leaf.
#[derive(Clone, Copy, Debug)]
struct LeafWalkPlan {
    /// The change of the tokens that the walk makes.
    change: Change,
    /// The loop at the start of the walk, whose tokens are in: those of its classes, up to its
    /// number of characters. [`Loop::NONE`] if none are.
    base: Loop,
    /// Classes of which a token holds one, within a character more than the base takes, if it
    /// begins with characters of the base and is not in it: subtrees without them are left out.
    beyond: Option<u64>,
    /// Tokens of at most this many characters are in from the start.
    short: u32,
    facts: RowFacts,
}

/// A node to which a walk has come.
#[derive(Clone, Copy, Debug)]
struct LeafWalkNode {
    node: usize,
    /// The row to which its bytes lead.
    row: u32,
    /// True if all bytes so far were of the base.
    in_base: bool,
    /// Characters so far.
    characters: u32,
}

/// The choices for the nodes below one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Below {
    /// Their tokens are in, or never come: they are left out.
    Skip,
    /// All their tokens stay inside.
    TakeAll,
    /// Those of their tokens stay inside that are text.
    TakeText,
    /// They are walked.
    Descend,
    /// They are gone through without a look at what could be left out.
    Scan,
}

impl MaskWalker<'_> {
    /// Returns a part of the tokens of a leaf of a regular expression.
    ///
    /// # Errors
    /// No step is left, or the search was stopped.
    pub(crate) fn find_leaf_tokens(
        &mut self,
        leaf: u32,
        part: LeafPart,
    ) -> Result<LeafTokens, Error> {
        let vocabulary = self.vocabulary;
        if part == LeafPart::Whole
            && let Leaf::JsonString(Decoder::Start, re) = self.automaton.leaf(leaf)
            && let Some((place, index)) = self.automaton.exprs().res.substring_place(re)
        {
            return self.find_substring_tokens(place, &index);
        }
        let row = self.first_row(leaf);
        if let LeafPart::Longer(trie) = part {
            let mut out = LeafTokensBuilder::new(true);
            let plan = LeafWalkPlan {
                change: Change::Add,
                base: Loop::NONE,
                beyond: None,
                short: 0,
                facts: RowFacts::Loops,
            };
            self.walk_inside(&vocabulary.longer()[usize::from(trie)], row, plan, &mut out)?;
            return Ok(out.finish());
        }
        let mut out = self.find_most_tokens(row, part)?;
        if part == LeafPart::Short {
            let long = vocabulary.long();
            out.few.retain(|&token| !long.contains(token));
            if let Some(dense) = &mut out.dense {
                dense.subtract(long);
            }
        }
        Ok(out.finish())
    }

    /// Finds the tokens of a part; of [`LeafPart::Short`] the caller takes the long ones out.
    fn find_most_tokens(&mut self, row: u32, part: LeafPart) -> Result<LeafTokensBuilder, Error> {
        let leaf = self.leaf_of(row);
        // within a character or an escape, what tokens are by themselves says nothing
        let is_between =
            matches!(leaf, Leaf::JsonString(Decoder::Start, _) | Leaf::Text(Decoder::Start, _));
        let json = is_between && matches!(leaf, Leaf::JsonString(..));
        let mut out = LeafTokensBuilder::new(json);
        if matches!(part, LeafPart::Whole | LeafPart::Exits) {
            self.add_exits(row, &mut out)?;
        }
        if part == LeafPart::Exits {
            return Ok(out);
        }
        let plan = self.plan(row, is_between, &mut out);
        let tries_candidates = is_between && plan.change == Change::Add;
        if !(tries_candidates && self.try_candidates(row, &mut out)?) {
            self.walk_inside(self.vocabulary.inside_trie(json), row, plan, &mut out)?;
        }
        Ok(out)
    }

    /// Chooses how to walk through a leaf, and puts in what is in from the start; `is_between`
    /// where the leaf is between two characters.
    fn plan(&mut self, row: u32, is_between: bool, out: &mut LeafTokensBuilder) -> LeafWalkPlan {
        let vocabulary = self.vocabulary;
        let json = out.json;
        let own = self.loop_of(row);
        let letters = own.classes & LETTERS == LETTERS && own.most >= MIN_DEAD_DISTANCE;
        // rows that differ in what was read of a word are looked at together
        let uses_distances = json && !letters && self.takes_letters(row);
        let distance = if uses_distances { self.dead_distance(row) } else { 0 };
        let closed = if uses_distances { self.closed_loop(row) } else { None };
        let whole = closed.filter(|l| l.classes & SMALL_LETTERS == SMALL_LETTERS).unwrap_or(own);
        let base_set = Some(whole).filter(|whole| whole.classes != 0).and_then(|whole| {
            let set = self.cache.table.of_classes(vocabulary, whole.classes, json);
            let mut set = TokenSet::clone(&*set);
            vocabulary.limit(&mut set, whole.most, json).then_some(set)
        });
        let whole = base_set.is_some().then_some(whole);
        // most of text may come: then what may not is taken out
        let is_wide = whole.is_some_and(|l| l.is_wide() && l.most >= vocabulary.longest());
        let removes =
            is_between && !is_wide && (distance >= MIN_DEAD_DISTANCE || self.takes_most(row));
        let base = whole.filter(|_| !removes);
        let beyond = base.filter(|&base| base == own).and_then(|own| self.beyond_loop(row, own));
        let mut plan = LeafWalkPlan {
            change: if removes { Change::Remove } else { Change::Add },
            base: base.unwrap_or(Loop::NONE),
            beyond,
            short: 0,
            facts: match (uses_distances, is_between) {
                (true, _) => RowFacts::LoopsAndDistances,
                (false, true) => RowFacts::Loops,
                (false, false) => RowFacts::None,
            },
        };
        let dense = if removes { Some(vocabulary.all_text(json).clone()) } else { base_set };
        if let Some(mut dense) = dense {
            if distance > 0 && !removes {
                plan.short = vocabulary.add_short(distance, &mut dense);
            }
            // what was found before, at the ends of the leaf, may be a set already
            dense.union(out.dense(vocabulary));
            out.dense = Some(dense);
        }
        plan
    }

    /// Adds the tokens of a trie that stay inside, or takes out those that do not.
    ///
    /// # Errors
    /// As [`MaskWalker::find_leaf_tokens`].
    fn walk_inside(
        &mut self,
        trie: &Trie,
        row: u32,
        plan: LeafWalkPlan,
        out: &mut LeafTokensBuilder,
    ) -> Result<(), Error> {
        let vocabulary = self.vocabulary;
        let root = &trie.nodes[ROOT];
        if plan.base.takes(root, root.characters_left(0)) {
            return self.budget().check();
        }
        let mut todo = vec![LeafWalkNode { node: ROOT, row, in_base: true, characters: 0 }];
        while let Some(from) = todo.pop() {
            let children = trie.nodes[from.node].children();
            self.budget().take(trie.nodes[from.node].below.into());
            self.budget().check()?;
            let bytes = trie.bytes[children.clone()].iter();
            for ((&byte, node), child) in bytes.zip(&trie.nodes[children.clone()]).zip(children) {
                let entry = self.entry(from.row, byte);
                if entry == LeafEntry::DEAD {
                    if plan.change == Change::Remove {
                        out.remove(trie.tokens_from(node));
                    }
                    continue;
                }
                if plan.change == Change::Add {
                    out.add(trie.tokens_at(node), vocabulary);
                }
                if node.is_last() {
                    continue;
                }
                let at = LeafWalkNode {
                    node: child,
                    row: entry.next(),
                    in_base: from.in_base && plan.base.classes >> class_of(byte) & 1 == 1,
                    characters: from.characters + u32::from(!(0x80..0xC0).contains(&byte)),
                };
                match self.choose(node, at, &plan) {
                    Below::Skip => {}
                    // what stays inside is in from the start
                    Below::TakeAll | Below::TakeText if plan.change == Change::Remove => {}
                    // inside JSON strings, all tokens of the trie are text
                    Below::TakeText if !out.json => {
                        out.add_text(trie.tokens_below(node), vocabulary);
                    }
                    Below::TakeAll | Below::TakeText => {
                        out.add(trie.tokens_below(node), vocabulary);
                    }
                    Below::Descend => todo.push(at),
                    Below::Scan => {
                        self.scan(trie, node, at.row, plan.change, out.dense(vocabulary));
                    }
                }
            }
        }
        self.budget().check()
    }

    /// Chooses what is done with the nodes below one, of which there are some.
    #[inline]
    fn choose(&mut self, node: &Node, at: LeafWalkNode, plan: &LeafWalkPlan) -> Below {
        let is_known = at.in_base && plan.base.takes(node, node.characters_left(0))
            || node.characters_left(0).max(1) <= plan.short;
        let is_beyond = || {
            at.in_base
                && at.characters <= plan.base.most
                && plan.beyond.is_some_and(|beyond| node.classes & beyond == 0)
        };
        if is_known || is_beyond() {
            return Below::Skip;
        }
        // in the middle of a character, that one counts
        let left = node.characters_left(at.characters).max(1);
        let is_tested = node.below > MAX_UNTESTED_NODES;
        let own = if is_tested && plan.facts != RowFacts::None {
            self.loop_of(at.row)
        } else {
            Loop::NONE
        };
        if own.takes(node, left) {
            let is_careful = own.classes & CAREFUL != 0;
            return if is_careful { Below::TakeText } else { Below::TakeAll };
        }
        if is_tested
            && plan.facts == RowFacts::LoopsAndDistances
            && left <= self.dead_distance(at.row)
        {
            return Below::TakeAll;
        }
        let is_large = node.below > MAX_SCANNED_NODES
            || node.below > MAX_NODES_OF_SHORT_LOOPS && own.ends_before(left);
        if is_large { Below::Descend } else { Below::Scan }
    }

    /// Tries the tokens all of whose bytes are in the leaf's alphabet, where these are few; returns
    /// whether it did. Those that are in already are left out.
    ///
    /// # Errors
    /// As [`MaskWalker::find_leaf_tokens`].
    fn try_candidates(&mut self, row: u32, out: &mut LeafTokensBuilder) -> Result<bool, Error> {
        let vocabulary = self.vocabulary;
        let (Leaf::Text(_, re) | Leaf::JsonString(_, re)) = self.leaf_of(row) else {
            return Ok(false);
        };
        let alphabet = self.automaton.exprs().res.alphabet(re);
        let holds = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 1;
        let classes = (0..=255u8).filter(|&b| holds(b)).fold(0u64, |all, b| all | 1 << class_of(b));
        // text without letters is soon walked through
        if classes & LETTERS == 0 || classes.count_ones() > MAX_CANDIDATE_CLASSES {
            return Ok(false);
        }
        let trie = vocabulary.inside_trie(out.json);
        let root = trie.nodes[ROOT].children();
        let live = |&child: &usize| self.entry(row, trie.bytes[child]) != LeafEntry::DEAD;
        if root.filter(live).map(|child| trie.nodes[child].below).sum::<u32>()
            <= MIN_CANDIDATE_NODES
        {
            return Ok(false);
        }
        let candidates = match &out.dense {
            None => self.cache.table.candidates(vocabulary, classes, out.json),
            Some(dense) => {
                let mut others = vocabulary.candidates(classes, out.json);
                others.subtract(dense);
                (others.len() <= MAX_CANDIDATES).then(|| others.iter().collect())
            }
        };
        let Some(candidates) = candidates else { return Ok(false) };
        for &token in candidates.iter() {
            self.budget().check()?;
            let mut at = row;
            let mut bytes = vocabulary.bytes(token).iter();
            let leads_on = bytes.all(|&byte| {
                let entry = self.entry(at, byte);
                at = entry.next();
                entry != LeafEntry::DEAD
            });
            if leads_on {
                out.add(&[token], vocabulary);
            }
        }
        self.budget().check()?;
        Ok(true)
    }

    /// Adds the tokens that end with the leaf, and the nodes at which others leave it.
    ///
    /// # Errors
    /// As [`MaskWalker::find_leaf_tokens`].
    fn add_exits(&mut self, row: u32, out: &mut LeafTokensBuilder) -> Result<(), Error> {
        let vocabulary = self.vocabulary;
        let trie = vocabulary.exit_trie(out.json);
        let leaf = self.leaf_of(row);
        let (alphabet, own) = match leaf {
            // text may end anywhere: what goes on begins with a byte that is not of the leaf
            Leaf::Text(..) => {
                let alphabet = self.automaton.exprs().alphabet(leaf);
                let missing = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 0;
                let own = |own, b| if missing(b) { own & !(1 << class_of(b)) } else { own };
                (alphabet, (0..=255u8).fold(u64::MAX, own))
            }
            _ => ([u64::MAX; 4], 0),
        };
        let mut todo = vec![(ROOT, row)];
        while let Some((at, row)) = todo.pop() {
            self.budget().check()?;
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                if alphabet[usize::from(byte / 64)] >> (byte % 64) & 1 == 0 {
                    continue;
                }
                let entry = self.entry(row, byte);
                if entry == LeafEntry::DEAD {
                    continue;
                }
                let node = &trie.nodes[child];
                if entry.done() {
                    out.add(trie.tokens_at(node), vocabulary);
                    if node.classes & !own != 0 {
                        out.exits.push(child as u32);
                    }
                }
                if entry.next() == DEAD_ROW || node.classes & !own == 0 {
                    continue;
                }
                if out.json && self.leaf_of(entry.next()) == Leaf::ANY_STRING {
                    out.add_quotes(vocabulary.quotes(node), trie, vocabulary);
                } else {
                    todo.push((child, entry.next()));
                }
            }
        }
        self.budget().check()
    }

    /// Returns whether after most letters nearly any text may come.
    fn takes_most(&mut self, row: u32) -> bool {
        let mut count = 0;
        for byte in (b'a'..=b'z').chain(b'A'..=b'Z') {
            let next = self.entry(row, byte).next();
            let next = self.loop_of(next);
            count += usize::from(next.is_wide() && next.most >= self.vocabulary.longest());
        }
        count >= MOST_LETTERS
    }

    /// Returns whether most letters lead on from a row.
    fn takes_letters(&mut self, row: u32) -> bool {
        let letters = (b'a'..=b'z').chain(b'A'..=b'Z');
        letters.filter(|&byte| self.entry(row, byte) != LeafEntry::DEAD).count() >= MOST_LETTERS
    }
}
