//! A tokenizer's vocabulary, as the constraint engine sees it: byte strings with numbers, and what
//! is the same for every grammar over them.
//!
//! Most positions of JSON text are inside strings, and most strings are free. For these the answer
//! is prepared: which tokens stay inside the string, and for those that leave it, what comes after
//! the closing quote, as a tree. A mask there is a copy and a short walk.

mod classes;
mod parts;
mod store;

use std::sync::Arc;

use crate::expression::Exprs;
use crate::expression::class::Class;
use crate::expression::leaf::{Decoder, Leaf, LeafStep};
use crate::expression::regex::{INF, Re, Res};
use crate::intern::FastMap;
use crate::mask::leaf_tokens::LeafTokens;
use crate::mask::token_mask::TokenMask;
use crate::mask::trie::{Node, ROOT, TokenSet, Trie, class_of};
use crate::tuning::{MAX_MIDDLE, MAX_SHORT};
use classes::{Holding, byte_tables};
use parts::PartTables;
pub(crate) use parts::{BareToken, Comma, HeldParts, NameTokens, Quoted, Strings};

/// The tokens of a tokenizer.
#[derive(Debug)]
pub struct Vocabulary {
    /// The bytes of each token; empty for those that never are text.
    tokens: Vec<Box<[u8]>>,
    pub(crate) trie: Trie,
    strings: Inside,
    /// Tokens that are text, or the beginning of some.
    text: TokenSet,
    /// The tokens that hold bytes of each class.
    holds: Holding,
    /// Most characters of a token.
    longest: u32,
    /// The effects of tokens in numbers and whitespace of JSON.
    common: FastMap<Re, Arc<LeafTokens>>,
    /// Tokens that may hold a whole name or item.
    parts: PartTables,
    /// The set of no tokens, which masks share.
    none: Arc<TokenSet>,
}

/// The effects of tokens inside a free JSON string, after a whole character.
#[derive(Debug)]
struct Inside {
    /// Tokens that stay inside.
    stay: Arc<TokenSet>,
    /// The tokens that stay inside, as a tree.
    inside: Trie,
    /// Tokens that leave, as a tree, with what comes before the closing quote.
    outside: Trie,
    /// The nodes of that tree at the closing quotes, ascending.
    quotes: Vec<u32>,
    /// For the tokens that leave: what follows the quote, as a tree.
    rests: Trie,
    /// Of those that stay, the ones with more than [`MAX_SHORT`] characters, with their length.
    long: Vec<(u32, u32)>,
    /// The tokens of `long` as a set.
    long_set: TokenSet,
    /// The tokens of `long` with up to [`MAX_MIDDLE`] characters, as a tree, and the others as one.
    longer: [Trie; 2],
    /// By *n*, the tokens that stay inside and have at most *n* characters.
    at_most: Vec<Arc<TokenSet>>,
    /// The tokens that leave, by the length of what comes before the closing quote, ascending.
    leave: Vec<LeavingTokens>,
    /// All that end with the closing quote.
    ends: Vec<u32>,
    /// The tokens that leave, by the text before the closing quote.
    texts: FastMap<Box<[u32]>, Vec<u32>>,
}

/// Tokens that leave a JSON string after as many characters.
#[derive(Debug)]
struct LeavingTokens {
    /// Characters before the closing quote.
    n_characters: u32,
    /// The tree of what follows the closing quote.
    rests: Trie,
    /// Those that end with the closing quote.
    ends: Vec<u32>,
}

/// The tables of [`Inside`] that are stored; the others follow from them.
struct InsideParts {
    stay: TokenSet,
    at_most: Vec<TokenSet>,
    long: Vec<(u32, u32)>,
    inside: Trie,
    outside: Trie,
    rests: Trie,
    longer: [Trie; 2],
    leave: Vec<LeavingTokens>,
}

/// The tables of a vocabulary that are found from the bytes of its tokens.
struct ByteTables {
    /// The tokens that are text or begin some.
    text: TokenSet,
    /// The tokens that hold bytes of each class.
    holds: Holding,
    /// The characters of the longest token.
    longest: u32,
}

/// The most characters of tokens that stay inside JSON strings. None that leaves a string has more
/// than `short` before the closing quote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TokenLengths {
    /// Those that are not of [`Vocabulary::longer`].
    pub short: u32,
    /// Those in the first of these tries.
    pub middle: u32,
    /// All.
    pub long: u32,
}

/// The bounds on the length of what is left of a string, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LengthBounds {
    pub least: u32,
    pub most: u32,
}

impl LengthBounds {
    /// Returns the bounds of a free string, of which a few words may be left out; `None` for
    /// strings that are not free.
    pub(crate) fn of_free_string(res: &Res, re: Re) -> Option<LengthBounds> {
        if re == Res::ALL || res.all_but(re).is_some() {
            return Some(LengthBounds { least: 0, most: INF });
        }
        if re == Res::EPS {
            return Some(LengthBounds { least: 0, most: 0 });
        }
        let (least, most) = res.as_rep_of(re, &Class::any())?;
        Some(LengthBounds { least, most })
    }
}

impl Vocabulary {
    /// Makes the tables of these tokens, in parallel but for WebAssembly, which has no threads. The
    /// effects of tokens in [`Common`](crate::syntax::schema::Common) are not among them.
    pub(super) fn without_common_tokens(tokens: Vec<Box<[u8]>>) -> Vocabulary {
        let of_bytes = || (byte_tables(&tokens), PartTables::new(&tokens));
        let (trie, strings, of_bytes) = if cfg!(target_family = "wasm") {
            (Trie::new(numbered(&tokens)), Inside::new(&tokens), of_bytes())
        } else {
            // not a pool's threads: none of those is left in a process that Python has forked
            std::thread::scope(|scope| {
                let trie = scope.spawn(|| Trie::new(numbered(&tokens)));
                let of_bytes = scope.spawn(of_bytes);
                let strings = Inside::new(&tokens);
                (join(trie), strings, join(of_bytes))
            })
        };
        let (ByteTables { text, holds, longest }, parts) = of_bytes;
        let none = Arc::new(TokenSet::new(tokens.len()));
        Vocabulary {
            tokens,
            trie,
            strings,
            text,
            holds,
            longest,
            common: FastMap::default(),
            parts,
            none,
        }
    }

    /// Sets the effects of tokens in numbers and whitespace of JSON, by expression.
    pub(super) fn set_common_tokens(&mut self, common: FastMap<Re, Arc<LeafTokens>>) {
        self.common = common;
    }

    /// Returns the bytes of the longest token with quotes that may hold a whole name or item.
    pub(crate) fn longest_quoted(&self) -> usize {
        self.parts.longest_quoted
    }

    /// Returns the tokens that may hold a whole name.
    pub(crate) fn name_tokens(&self) -> &NameTokens {
        &self.parts.names
    }

    /// Adds the tokens of a mask that may hold a whole name, or a whole item of an array.
    pub(crate) fn hold_parts(&self, mask: &TokenMask, held: &mut HeldParts) {
        let PartTables { quoted, bare, .. } = &self.parts;
        held.quoted = quoted.held_by(mask);
        held.bare = bare.held_by(mask);
    }

    /// Adds the tokens of a mask in which a part may begin after a comma.
    pub(crate) fn hold_commas(&self, mask: &TokenMask, held: &mut HeldParts) {
        held.commas = self.parts.commas.held_by(mask);
    }

    /// Returns the tokens in which a part may begin after a comma, and a bracket before it.
    pub(crate) fn commas_after_brackets(&self) -> &[Comma] {
        &self.parts.commas_after_brackets
    }

    /// Returns the tokens of a mask in which something follows one of some bytes.
    pub(crate) fn held_after(&self, marks: &[u8], mask: &TokenMask) -> Box<[u32]> {
        let holds = |&token: &u32| {
            let bytes = self.bytes(token);
            let before = &bytes[..bytes.len().saturating_sub(1)];
            before.iter().any(|byte| marks.contains(byte))
        };
        mask.to_set().iter().filter(holds).collect()
    }

    /// Returns a token with quotes that may hold a whole name or item.
    pub(crate) fn quoted_part(&self, index: u32) -> &Quoted {
        &self.parts.quoted.list[index as usize]
    }

    /// Returns a token without quotes that may hold a whole item of an array.
    pub(crate) fn bare_part(&self, index: u32) -> BareToken {
        self.parts.bare.list[index as usize]
    }

    /// Returns a token in which a part may begin after a comma.
    pub(crate) fn comma(&self, index: u32) -> Comma {
        self.parts.commas.list[index as usize]
    }

    /// Returns what tokens do from a leaf, if that is the same in every schema.
    pub(crate) fn common(&self, res: &Res, leaf: Leaf) -> Option<&Arc<LeafTokens>> {
        match leaf {
            Leaf::Text(Decoder::Start, re) if res.is_common(re) => self.common.get(&re),
            _ => None,
        }
    }

    /// Returns the set of no tokens.
    pub(crate) fn no_tokens(&self) -> &Arc<TokenSet> {
        &self.none
    }

    /// Returns the most characters that a token has, or more.
    pub(crate) fn longest(&self) -> u32 {
        self.longest
    }

    /// Returns the tokens that may come inside text, in JSON strings or not; others too where that
    /// costs nothing.
    pub(crate) fn inside_trie(&self, json: bool) -> &Trie {
        if json { &self.strings.inside } else { &self.trie }
    }

    /// Returns the lengths by which tokens that stay inside JSON strings are told apart.
    pub(crate) fn lengths(&self) -> TokenLengths {
        let leaving = self.strings.leave.last().map_or(0, |leave| leave.n_characters);
        let within = |length: u32| length.max(leaving).min(self.longest);
        TokenLengths {
            short: within(MAX_SHORT),
            middle: within(MAX_MIDDLE),
            long: within(self.longest),
        }
    }

    /// Returns the few tokens that stay inside JSON strings and have more characters than most, in
    /// two trees.
    pub(crate) fn longer(&self) -> &[Trie; 2] {
        &self.strings.longer
    }

    /// Returns the tokens of [`Vocabulary::longer`] as a set.
    pub(crate) fn long(&self) -> &TokenSet {
        &self.strings.long_set
    }

    /// Adds the tokens that stay inside JSON strings and have at most `most` characters, or fewer
    /// where that is not known; returns the number of characters.
    pub(crate) fn add_short(&self, most: u32, out: &mut TokenSet) -> u32 {
        let most = most.min(MAX_SHORT);
        out.union(&self.strings.at_most[most as usize]);
        most
    }

    /// Returns the tokens that may begin inside text and leave it, in JSON strings or not.
    pub(crate) fn exit_trie(&self, json: bool) -> &Trie {
        if json { &self.strings.outside } else { &self.trie }
    }

    /// Returns, of [`Vocabulary::exit_trie`] of JSON strings, the nodes below one at which the
    /// string is closed.
    pub(crate) fn quotes(&self, node: &Node) -> &[u32] {
        let quotes = &self.strings.quotes;
        let below = self.strings.outside.range_below(node);
        let at = |end: usize| quotes.partition_point(|&quote| (quote as usize) < end);
        &quotes[at(below.start)..at(below.end)]
    }

    /// Returns what follows the closing quote in tokens that leave a JSON string.
    pub(crate) fn rests(&self) -> &Trie {
        &self.strings.rests
    }

    /// Returns the tokens that may come in text, in JSON strings or not.
    pub(crate) fn all_text(&self, json: bool) -> &TokenSet {
        if json { &self.strings.stay } else { &self.text }
    }

    /// Returns how many tokens there are.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Returns whether there are no tokens.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Returns the bytes of a token; empty if it never is text.
    pub fn bytes(&self, token: u32) -> &[u8] {
        self.tokens.get(token as usize).map_or(&[], |b| b)
    }

    /// Returns whether every byte that text is made of is a token by itself.
    pub(crate) fn spells_bytes(&self) -> bool {
        // UTF-8 has no 0xC0, 0xC1 and nothing above 0xF4
        let mut text = (0..=0xF4u8).filter(|byte| !matches!(byte, 0xC0 | 0xC1));
        text.all(|byte| self.trie.longest([byte]).is_some())
    }

    /// Returns the tokens that stay inside a free string of at most `most` characters: a prepared
    /// set, and those besides it.
    pub(crate) fn stay(&self, most: u32) -> (&Arc<TokenSet>, Vec<u32>) {
        let Inside { stay, at_most, long, .. } = &self.strings;
        match at_most.get(most as usize) {
            Some(set) => (set, Vec::new()),
            None if long.iter().all(|&(_, n)| n <= most) => (stay, Vec::new()),
            None => {
                let others = long.iter().filter(|&&(_, n)| n <= most);
                (&at_most[MAX_SHORT as usize], others.map(|&(token, _)| token).collect())
            }
        }
    }

    /// Returns the tokens of nothing but bytes of these classes, in JSON strings or not.
    pub(crate) fn of_classes(&self, classes: u64, json: bool) -> TokenSet {
        let mut set = self.all_text(json).clone();
        self.holds.keep(classes, &mut set);
        set
    }

    /// Returns [`Vocabulary::of_classes`], and in JSON strings those with escapes: any character
    /// may be written as one.
    pub(crate) fn candidates(&self, classes: u64, json: bool) -> TokenSet {
        let mut set = self.of_classes(classes, json);
        if json {
            let mut escapes = self.holds.class(class_of(b'\\')).clone();
            escapes.intersect(&self.strings.stay);
            set.union(&escapes);
        }
        set
    }

    /// Takes out tokens of more than `most` characters; `false` if that is not known.
    pub(crate) fn limit(&self, set: &mut TokenSet, most: u32, json: bool) -> bool {
        if self.longest <= most {
            return true;
        }
        if json {
            let (prepared, others) = self.stay(most);
            let mut short = TokenSet::clone(prepared);
            for token in others {
                short.insert(token);
            }
            set.intersect(&short);
        }
        json
    }

    /// Returns whether a token may come in text that is no JSON string.
    pub(crate) fn is_plain_text(&self, token: u32) -> bool {
        self.all_text(false).contains(token)
    }

    /// Returns, for the tokens that leave a free string of which so much is left: those that end
    /// with the quote, and the trie of what follows it in the others.
    pub(crate) fn leave(&self, bounds: LengthBounds) -> Vec<(&Trie, &[u32])> {
        let strings = &self.strings;
        let fits = |n: u32| bounds.least <= n && n <= bounds.most;
        if strings.leave.iter().all(|leave| fits(leave.n_characters)) {
            return vec![(&strings.rests, &strings.ends)];
        }
        let leave = strings.leave.iter().filter(|leave| fits(leave.n_characters));
        leave.map(|leave| (&leave.rests, &leave.ends[..])).collect()
    }

    /// Returns the tokens that hold the end of a JSON string after this text, whatever follows the
    /// quote.
    pub(crate) fn leave_after(&self, text: &[u32]) -> &[u32] {
        self.strings.texts.get(text).map_or(&[], |tokens| tokens)
    }
}

impl Inside {
    fn new(tokens: &[Box<[u8]>]) -> Inside {
        let mut exprs = Exprs::new();
        let start = Leaf::JsonString(Decoder::Start, Res::ALL);
        let mut stay = TokenSet::new(tokens.len());
        let mut long = Vec::new();
        let mut at_most = vec![TokenSet::new(tokens.len()); MAX_SHORT as usize + 1];
        let mut leaving: Vec<Vec<(&[u8], u32)>> = Vec::new();
        let mut outside = Vec::new();
        'tokens: for (bytes, token) in numbered(tokens) {
            let mut leaf = start;
            let mut characters = 0u32;
            for (i, &byte) in bytes.iter().enumerate() {
                let LeafStep { next, done } = exprs.step(leaf, byte);
                if done.is_some() {
                    let by_length = characters as usize;
                    leaving.resize_with(leaving.len().max(by_length + 1), Vec::new);
                    leaving[by_length].push((&bytes[i + 1..], token));
                    outside.push((bytes, token));
                    continue 'tokens;
                }
                match next {
                    Some(next) => leaf = next,
                    None => continue 'tokens,
                }
                characters += u32::from(leaf == start);
            }
            if bytes.is_empty() {
                continue;
            }
            // half a character needs room for the whole
            let characters = characters + u32::from(leaf != start);
            stay.insert(token);
            if characters > MAX_SHORT {
                long.push((token, characters));
            }
            for set in at_most.iter_mut().skip(characters as usize) {
                set.insert(token);
            }
        }
        let rests = Trie::new(leaving.iter().flatten().copied());
        let outside = Trie::new(outside);
        let leave = leaving
            .into_iter()
            .enumerate()
            .filter(|(_, list)| !list.is_empty())
            .map(|(n, list)| {
                let ends = list.iter().filter(|(rest, _)| rest.is_empty()).map(|&(_, t)| t);
                let ends = ends.collect();
                LeavingTokens { n_characters: n as u32, rests: Trie::new(list), ends }
            })
            .collect();
        let inside = Trie::new(numbered(tokens).filter(|t| stay.contains(t.1)));
        let longer = [MAX_SHORT + 1..=MAX_MIDDLE, MAX_MIDDLE + 1..=u32::MAX].map(|lengths| {
            let some = long.iter().filter(|(_, n)| lengths.contains(n));
            Trie::new(some.map(|&(token, _)| (&*tokens[token as usize], token)))
        });
        let parts = InsideParts { stay, at_most, long, inside, outside, rests, longer, leave };
        Inside::from_parts(tokens, parts)
    }

    /// Adds what is found from the parts that are stored.
    fn from_parts(tokens: &[Box<[u8]>], parts: InsideParts) -> Inside {
        Inside {
            quotes: quotes(&parts.outside),
            texts: texts(tokens, &parts.outside),
            long_set: set_of(&parts.long, tokens.len()),
            ends: parts.leave.iter().flat_map(|leave| &leave.ends).copied().collect(),
            stay: Arc::new(parts.stay),
            at_most: parts.at_most.into_iter().map(Arc::new).collect(),
            inside: parts.inside,
            outside: parts.outside,
            rests: parts.rests,
            long: parts.long,
            longer: parts.longer,
            leave: parts.leave,
        }
    }
}

/// Returns the tokens of a tree that leave JSON strings, by the text before the closing quote.
fn texts(tokens: &[Box<[u8]>], outside: &Trie) -> FastMap<Box<[u32]>, Vec<u32>> {
    let mut out: FastMap<Box<[u32]>, Vec<u32>> = FastMap::default();
    for &token in outside.tokens() {
        // the first value in it, behind an opening quote, is the string
        let text = [b"\"", &*tokens[token as usize]].concat();
        let mut values = serde_json::Deserializer::from_slice(&text).into_iter::<String>();
        if let Some(Ok(text)) = values.next() {
            out.entry(text.chars().map(u32::from).collect()).or_default().push(token);
        }
    }
    out
}

/// Returns the nodes at which JSON strings are closed, of a tree of tokens that leave them.
fn quotes(outside: &Trie) -> Vec<u32> {
    // within a string, a quote is the end unless a backslash stands before it that is none of an
    // escape itself
    let mut out = Vec::new();
    let mut todo = vec![(ROOT, false)];
    while let Some((at, escaped)) = todo.pop() {
        for child in outside.nodes[at].children() {
            match outside.bytes[child] {
                b'"' if !escaped => out.push(child as u32),
                byte => todo.push((child, byte == b'\\' && !escaped)),
            }
        }
    }
    out.sort_unstable();
    out
}

/// Returns the set of these tokens, of a vocabulary of `n`.
fn set_of(list: &[(u32, u32)], n: usize) -> TokenSet {
    let mut set = TokenSet::new(n);
    for &(token, _) in list {
        set.insert(token);
    }
    set
}

/// Returns tokens with their numbers.
fn numbered(tokens: &[Box<[u8]>]) -> impl Iterator<Item = (&[u8], u32)> {
    tokens.iter().zip(0u32..).map(|(bytes, i)| (&**bytes, i))
}

/// Returns what a thread has made; a panic there goes on here.
fn join<T>(thread: std::thread::ScopedJoinHandle<T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
