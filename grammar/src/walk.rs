//! The effects of tokens from one leaf, whatever comes after it.
//!
//! Inside a leaf the grammar around it does not matter: a token stays inside, or it leaves at some
//! byte and goes on in what follows. So the walk through the tree of tokens is done once for a
//! leaf, on a machine of its own without stacks (see `machine`), and used for every state that
//! stands there.
//!
//! Tokens of nothing but characters that a regular expression takes whatever comes of them
//! (`[a-z]*`, `.{0,255}`) are found from sets that the vocabulary has prepared, and their subtrees
//! are left out of the walk. The rest holds another byte: a tenth of the tree or less.

use std::sync::Arc;

use crate::Error;
use crate::automaton::Automaton;
use crate::expression::leaf::{Decoder, Leaf, LeafEntry};
use crate::leaf_tokens::{LeafTokens, Part};
use crate::machine::Change;
use crate::place::NOWHERE;
use crate::token_mask::MaskBuilder;
use crate::trie::{ROOT, TokenSet, Trie, class_of};
use crate::tuning::{
    MAX_CANDIDATE_CLASSES, MAX_CANDIDATES, MAX_LISTED_TOKENS, MAX_NODES_OF_SHORT_LOOPS,
    MAX_SCANNED_NODES, MAX_UNTESTED_NODES, MIN_CANDIDATE_NODES, MIN_DEAD_DISTANCE, MOST_LETTERS,
};
use crate::vocabulary::{CAREFUL, Loop, Vocabulary};

/// The classes of ASCII letters.
const LETTERS: u64 =
    1 << class_of(b'a') | 1 << class_of(b'z') | 1 << class_of(b'A') | 1 << class_of(b'Z');

/// The classes of small ASCII letters, of which most tokens are.
const SMALL_LETTERS: u64 = 1 << class_of(b'a') | 1 << class_of(b'z');

/// The tokens from a leaf while they are found.
#[derive(Debug, Default)]
struct LeafTokensBuilder {
    /// As [`LeafTokens::dense`].
    dense: Option<TokenSet>,
    few: Vec<u32>,
    exits: Vec<u32>,
    json: bool,
}

impl LeafTokensBuilder {
    fn new(json: bool) -> LeafTokensBuilder {
        LeafTokensBuilder { json, ..LeafTokensBuilder::default() }
    }

    fn finish(self) -> LeafTokens {
        let LeafTokensBuilder { dense, few, exits, json } = self;
        LeafTokens { dense: dense.map(Arc::new), few, exits, json }
    }

    /// Puts tokens in: into the list, while it is short.
    #[inline]
    fn add(&mut self, tokens: &[u32], vocabulary: &Vocabulary) {
        if let Some(dense) = &mut self.dense {
            for &token in tokens.iter() {
                dense.insert(token);
            }
            return;
        }
        self.few.extend_from_slice(tokens);
        if self.few.len() > MAX_LISTED_TOKENS {
            self.dense(vocabulary);
        }
    }

    /// Puts in the tokens that end at these closing quotes, and where others leave.
    fn add_quotes(&mut self, quotes: &[u32], trie: &Trie, vocabulary: &Vocabulary) {
        for &quote in quotes {
            let node = &trie.nodes[quote as usize];
            self.add(trie.tokens_at(node), vocabulary);
            if !node.is_last() {
                self.exits.push(quote);
            }
        }
    }

    /// Takes tokens out of the set.
    fn remove(&mut self, tokens: &[u32]) {
        if let Some(dense) = &mut self.dense {
            for &token in tokens.iter() {
                dense.remove(token);
            }
        }
    }

    /// The set, with what was in the list.
    fn dense(&mut self, vocabulary: &Vocabulary) -> &mut TokenSet {
        let dense = self.dense.get_or_insert_with(|| TokenSet::new(vocabulary.len()));
        for t in self.few.drain(..) {
            dense.insert(t);
        }
        dense
    }
}

/// A word that ends at a node below which tokens go on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordExit {
    pub word: u32,
    pub node: usize,
}

/// The manner of a walk; its position is kept apart.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    /// True if all text is in, and what may not come is taken out.
    most: bool,
    /// The loop at the start of the walk, whose tokens are in: those of its classes, up to its
    /// number of characters.
    base: Option<Loop>,
    /// Any other tokens that begin like these hold one of these classes, after as many characters
    /// or before.
    beyond: Option<u64>,
    /// The number of characters up to which tokens are in.
    short: u32,
    /// True if places know how many characters lead on.
    reach: bool,
    /// True if places know what characters lead on; they do not within a character.
    loops: bool,
}

impl Automaton {
    /// Returns what tokens do from a leaf of a regular expression.
    ///
    /// # Errors
    /// No step is left, or the search was stopped.
    pub(crate) fn leaf_tokens(
        &mut self,
        vocabulary: &Vocabulary,
        leaf: u32,
        part: Part,
    ) -> Result<LeafTokens, Error> {
        let place = self.first_place(leaf);
        if let Part::Longer(tree) = part {
            let mut out = LeafTokensBuilder::new(true);
            let way = Way { loops: true, ..Way::default() };
            self.walk_inside(
                vocabulary,
                &vocabulary.longer()[usize::from(tree)],
                place,
                way,
                &mut out,
            )?;
            return Ok(out.finish());
        }
        let mut out = self.most_tokens(vocabulary, place, part)?;
        if part == Part::Short {
            let long = vocabulary.long();
            out.few.retain(|&token| !long.contains(token));
            for dense in out.dense.iter_mut() {
                dense.subtract(long);
            }
        }
        Ok(out.finish())
    }

    /// The tokens of all lengths, as if they were short.
    fn most_tokens(
        &mut self,
        vocabulary: &Vocabulary,
        place: u32,
        part: Part,
    ) -> Result<LeafTokensBuilder, Error> {
        let leaf = self.leaf_at(place);
        // within a character or an escape, what tokens are by themselves says nothing
        let start =
            matches!(leaf, Leaf::JsonString(Decoder::Start, _) | Leaf::Text(Decoder::Start, _));
        let json = start && matches!(leaf, Leaf::JsonString(..));
        let mut out = LeafTokensBuilder::new(json);
        if matches!(part, Part::Whole | Part::Exits) {
            self.add_exits(vocabulary, place, &mut out)?;
        }
        if part == Part::Exits {
            return Ok(out);
        }
        let own = self.loop_of(place);
        let letters = own.classes & LETTERS == LETTERS && own.most >= MIN_DEAD_DISTANCE;
        // places that differ in what was read of a word are looked at together
        let looked = json && !letters && self.takes_letters(place);
        let reach = if looked { self.reach_of(place) } else { 0 };
        let closed = if looked { self.closed_loop(place) } else { None };
        let whole = closed.filter(|l| l.classes & SMALL_LETTERS == SMALL_LETTERS).unwrap_or(own);
        let base = Some(whole).filter(|whole| whole.classes != 0).and_then(|whole| {
            let mut set = TokenSet::clone(&*self.of_classes(vocabulary, whole.classes, json));
            vocabulary.limit(&mut set, whole.most, json).then_some(set)
        });
        let whole = base.is_some().then_some(whole);
        // most of text may come: then what may not is taken out
        let wide = whole.is_some_and(|l| l.is_wide() && l.most >= vocabulary.longest());
        let most =
            start && !wide && (reach >= MIN_DEAD_DISTANCE || self.takes_most(vocabulary, place));
        let base_loop = whole.filter(|_| !most);
        let beyond =
            base_loop.filter(|&base| base == own).and_then(|own| self.beyond_loop(place, own));
        let mut way = Way { most, base: base_loop, beyond, short: 0, reach: looked, loops: start };
        let dense = if most { Some(vocabulary.all_text(json).clone()) } else { base };
        if let Some(mut dense) = dense {
            if reach > 0 && !most {
                way.short = vocabulary.add_short(reach, &mut dense);
            }
            for t in out.few.drain(..) {
                dense.insert(t);
            }
            out.dense = Some(dense);
        }
        if !(start && !most && self.try_candidates(vocabulary, place, &mut out)?) {
            self.walk_inside(vocabulary, vocabulary.inside_trie(json), place, way, &mut out)?;
        }
        Ok(out)
    }

    /// Adds the tokens of a tree that stay inside.
    ///
    /// # Errors
    /// As [`Automaton::leaf_tokens`].
    fn walk_inside(
        &mut self,
        vocabulary: &Vocabulary,
        trie: &Trie,
        place: u32,
        way: Way,
        out: &mut LeafTokensBuilder,
    ) -> Result<(), Error> {
        let base = way.base.unwrap_or(Loop::NONE);
        if way.base.is_some() && base.takes(&trie.nodes[ROOT], trie.nodes[ROOT].characters_left(0))
        {
            return self.exprs.res.budget.check();
        }
        // nodes to go on from, their places, whether all bytes so far were of the base, and their
        // characters
        let mut todo = vec![(ROOT, place, way.base.is_some(), 0u32)];
        while let Some((at, place, inside, before)) = todo.pop() {
            let children = trie.nodes[at].children();
            self.exprs.res.budget.take(trie.nodes[at].below.into());
            self.exprs.res.budget.check()?;
            let bytes = trie.bytes[children.clone()].iter();
            for ((&byte, node), child) in bytes.zip(&trie.nodes[children.clone()]).zip(children) {
                let entry = self.entry(place, byte);
                if entry == LeafEntry::DEAD {
                    if way.most {
                        out.remove(trie.tokens_from(node));
                    }
                    continue;
                }
                if !way.most {
                    out.add(trie.tokens_at(node), vocabulary);
                }
                if node.is_last() {
                    continue;
                }
                let inside = inside && base.classes >> class_of(byte) & 1 == 1;
                if inside && base.takes(node, node.characters_left(0))
                    || node.characters_left(0).max(1) <= way.short
                {
                    continue;
                }
                let next = entry.next();
                let characters = before + u32::from(!(0x80..0xC0).contains(&byte));
                if inside
                    && characters <= base.most
                    && way.beyond.is_some_and(|beyond| node.classes & beyond == 0)
                {
                    continue;
                }
                // a character that has begun may be all that is left
                let left = node.characters_left(characters).max(1);
                let free = if way.loops && node.below > MAX_UNTESTED_NODES {
                    self.loop_of(next)
                } else {
                    Loop::NONE
                };
                if free.takes(node, left) {
                    if !way.most {
                        let tokens = trie.tokens_below(node);
                        if free.classes & CAREFUL == 0 || out.json {
                            out.add(tokens, vocabulary);
                        } else {
                            let text = tokens.iter().filter(|&&t| vocabulary.is_text(t, false));
                            for &token in text {
                                out.add(&[token], vocabulary);
                            }
                        }
                    }
                } else if way.reach
                    && node.below > MAX_UNTESTED_NODES
                    && left <= self.reach_of(next)
                {
                    if !way.most {
                        out.add(trie.tokens_below(node), vocabulary);
                    }
                } else if node.below > MAX_SCANNED_NODES
                    || node.below > MAX_NODES_OF_SHORT_LOOPS && free.ends_before(left)
                {
                    todo.push((child, next, inside, characters));
                } else {
                    let change = if way.most { Change::Remove } else { Change::Add };
                    self.scan(trie, node, next, change, out.dense(vocabulary));
                }
            }
        }
        self.exprs.res.budget.check()
    }

    /// Returns where only few tokens are of bytes that the leaf may hold at all, tries each of
    /// these that is not in yet, and says so.
    ///
    /// # Errors
    /// As [`Automaton::leaf_tokens`].
    fn try_candidates(
        &mut self,
        vocabulary: &Vocabulary,
        place: u32,
        out: &mut LeafTokensBuilder,
    ) -> Result<bool, Error> {
        let (Leaf::Text(_, re) | Leaf::JsonString(_, re)) = self.leaf_at(place) else {
            return Ok(false);
        };
        let alphabet = self.exprs().res.alphabet(re);
        let holds = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 1;
        let classes = (0..=255u8).filter(|&b| holds(b)).fold(0u64, |all, b| all | 1 << class_of(b));
        // text without letters is soon walked through
        if classes & LETTERS == 0 || classes.count_ones() > MAX_CANDIDATE_CLASSES {
            return Ok(false);
        }
        let trie = vocabulary.inside_trie(out.json);
        let root = trie.nodes[ROOT].children();
        let live = |&child: &usize| self.entry(place, trie.bytes[child]) != LeafEntry::DEAD;
        if root.filter(live).map(|child| trie.nodes[child].below).sum::<u32>()
            <= MIN_CANDIDATE_NODES
        {
            return Ok(false);
        }
        let candidates = match &out.dense {
            None => self.candidates(vocabulary, classes, out.json),
            Some(dense) => {
                let mut others = vocabulary.candidates(classes, out.json);
                others.subtract(dense);
                (others.len() <= MAX_CANDIDATES).then(|| others.iter().collect())
            }
        };
        let Some(candidates) = candidates else { return Ok(false) };
        for &token in candidates.iter() {
            self.exprs.res.budget.check()?;
            let mut at = place;
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
        self.exprs.res.budget.check()?;
        Ok(true)
    }

    /// Adds the tokens that end with the leaf, and the places where others leave it.
    ///
    /// # Errors
    /// As [`Automaton::leaf_tokens`].
    fn add_exits(
        &mut self,
        vocabulary: &Vocabulary,
        place: u32,
        out: &mut LeafTokensBuilder,
    ) -> Result<(), Error> {
        let trie = vocabulary.exit_trie(out.json);
        let leaf = self.leaf_at(place);
        let (alphabet, own) = match leaf {
            // text may end anywhere: what goes on begins with a byte that is not of the leaf
            Leaf::Text(..) => {
                let alphabet = self.exprs().alphabet(leaf);
                let missing = |b: u8| alphabet[usize::from(b / 64)] >> (b % 64) & 1 == 0;
                let own = |own, b| if missing(b) { own & !(1 << class_of(b)) } else { own };
                (alphabet, (0..=255u8).fold(u64::MAX, own))
            }
            _ => ([u64::MAX; 4], 0),
        };
        let mut todo = vec![(ROOT, place)];
        while let Some((at, place)) = todo.pop() {
            self.exprs.res.budget.check()?;
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                if alphabet[usize::from(byte / 64)] >> (byte % 64) & 1 == 0 {
                    continue;
                }
                let entry = self.entry(place, byte);
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
                if entry.next() == NOWHERE || node.classes & !own == 0 {
                    continue;
                }
                if out.json && self.leaf_at(entry.next()) == Leaf::ANY_STRING {
                    out.add_quotes(vocabulary.quotes(node), trie, vocabulary);
                } else {
                    todo.push((child, entry.next()));
                }
            }
        }
        self.exprs.res.budget.check()
    }

    /// Returns whether after most letters nearly any text may come.
    fn takes_most(&mut self, vocabulary: &Vocabulary, place: u32) -> bool {
        let mut count = 0;
        for byte in (b'a'..=b'z').chain(b'A'..=b'Z') {
            let next = self.entry(place, byte).next();
            let next = self.loop_of(next);
            count += usize::from(next.is_wide() && next.most >= vocabulary.longest());
        }
        count >= MOST_LETTERS
    }

    /// Returns whether most letters lead on from a place.
    fn takes_letters(&mut self, place: u32) -> bool {
        let letters = (b'a'..=b'z').chain(b'A'..=b'Z');
        letters.filter(|&byte| self.entry(place, byte) != LeafEntry::DEAD).count() >= MOST_LETTERS
    }
}

/// Adds the tokens that are a part of one of `words` from byte `at` on, and gives the places where
/// a word ends and tokens go on. The words are sorted, and share what is before `at`.
pub(crate) fn walk_words<'w>(
    trie: &Trie,
    words: &[u32],
    at: usize,
    bytes: impl Fn(u32) -> &'w [u8] + Copy,
    out: &mut MaskBuilder,
) -> Vec<WordExit> {
    let mut exits = Vec::new();
    // nodes, and the words that go on below, of which so many bytes have been read
    let mut todo: Vec<(usize, &[u32], usize)> = vec![(ROOT, words, at)];
    while let Some((node, mut rest, depth)) = todo.pop() {
        let mut children = trie.nodes[node].children();
        while let Some(&first) = rest.first() {
            let Some(&due) = bytes(first).get(depth) else {
                rest = &rest[1..]; // it ends here
                continue;
            };
            let n = rest.partition_point(|&w| bytes(w)[depth] <= due);
            let same = &rest[..n];
            rest = &rest[n..];
            let Some(child) = trie.child(children.clone(), due) else { continue };
            children.start = child + 1;
            let node = &trie.nodes[child];
            out.insert_all(trie.tokens_at(node));
            if !node.is_last() {
                let ended = same.iter().filter(|&&w| bytes(w).len() == depth + 1);
                exits.extend(ended.map(|&word| WordExit { word, node: child }));
                todo.push((child, same, depth + 1));
            }
        }
    }
    exits
}
