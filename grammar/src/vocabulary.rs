//! A tokenizer's vocabulary, as the constraint engine sees it: byte strings with numbers, and what
//! is the same for every grammar over them.
//!
//! Most positions of JSON text are inside strings, and most strings are free. For these the answer
//! is prepared: which tokens stay inside the string, and for those that leave it, what comes after
//! the closing quote, as a tree. A mask there is a copy and a short walk.

mod classes;
mod parts;
mod store;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use crate::automaton::Automaton;
use crate::expression::Exprs;
use crate::expression::class::{Class, MAX};
use crate::expression::leaf::{Decoder, Leaf, LeafStep};
use crate::expression::regex::{Free, INF, Re, Res};
use crate::intern::FastMap;
use crate::leaf_tokens::{LeafTokens, Part};
use crate::syntax::schema::common;
use crate::token_mask::TokenMask;
use crate::trie::{BLOCKS, N_CLASSES, Node, ROOT, TokenSet, Trie, class_of};
use classes::{Holding, classes};
use parts::Parts;
pub(crate) use parts::{BareToken, Comma, HeldParts, Quoted, Strings};

/// The number of vocabularies that were made.
static COUNT: AtomicU64 = AtomicU64::new(0);

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
    parts: OnceLock<Parts>,
    /// The set of no tokens, which masks share.
    none: Arc<TokenSet>,
    /// Tells vocabularies apart.
    id: u64,
}

/// The effects of tokens inside a free JSON string, after a whole character.
#[derive(Debug)]
struct Inside {
    /// Tokens that stay inside.
    stay: Arc<TokenSet>,
    /// These as a tree.
    inside: Trie,
    /// Tokens that leave, as a tree, with what comes before the closing quote.
    outside: Trie,
    /// The nodes of that tree at the closing quotes, ascending.
    quotes: Vec<u32>,
    /// For the tokens that leave: what follows the quote, as a tree.
    rests: Trie,
    /// Of those that stay, the ones with more than [`SHORT`] characters, with their length.
    long: Vec<(u32, u32)>,
    /// These as a set,
    long_set: TokenSet,
    /// and as trees: up to [`MIDDLE`] characters, and more.
    longer: [Trie; 2],
    /// Tokens that stay inside and have at most so many characters.
    at_most: Vec<Arc<TokenSet>>,
    /// For tokens that leave: characters before the closing quote, the tree of what follows it, and
    /// those that end with it. By that length.
    leave: Vec<(u32, Trie, Vec<u32>)>,
    /// All that end with it.
    ends: Vec<u32>,
    /// The tokens that leave, by the text before the closing quote.
    texts: FastMap<Box<[u32]>, Vec<u32>>,
}

/// Lengths up to which [`Inside::at_most`] is prepared.
const SHORT: u32 = 16;

/// Few tokens have more characters.
const MIDDLE: u32 = 38;

/// A limit on the length of a string, in characters still allowed and still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    pub least: u32,
    pub most: u32,
}

impl Vocabulary {
    /// The vocabulary whose token `i` stands for the bytes `tokens[i]`. Empty bytes are for tokens
    /// that never are text: control tokens, unused ones. The tables are made in parallel, but for
    /// WebAssembly, which has no threads.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Vocabulary;
    ///
    /// let tokens = ["yes", "no", ""].map(|token| token.as_bytes().into());
    /// let vocabulary = Vocabulary::new(tokens.into());
    /// assert_eq!(vocabulary.len(), 3);
    /// assert_eq!(vocabulary.bytes(1), b"no");
    /// ```
    pub fn new(tokens: Vec<Box<[u8]>>) -> Vocabulary {
        let (trie, strings, (text, holds, longest)) = if cfg!(target_family = "wasm") {
            (Trie::new(numbered(&tokens)), Inside::new(&tokens), classes(&tokens))
        } else {
            std::thread::scope(|scope| {
                let trie = scope.spawn(|| Trie::new(numbered(&tokens)));
                let classes = scope.spawn(|| classes(&tokens));
                let strings = Inside::new(&tokens);
                (join(trie), strings, join(classes))
            })
        };
        let common = FastMap::default();
        let id = COUNT.fetch_add(1, Ordering::Relaxed);
        let parts = OnceLock::new();
        let none = Arc::new(TokenSet::new(tokens.len()));
        let mut vocabulary =
            Vocabulary { tokens, trie, strings, text, holds, longest, common, parts, none, id };
        vocabulary.common = vocabulary.common_tokens();
        vocabulary
    }

    fn common_tokens(&self) -> FastMap<Re, Arc<LeafTokens>> {
        let mut out = FastMap::default();
        if let Ok(mut automaton) = Automaton::new(Exprs::with(common().res()), Exprs::EPS) {
            for &re in &common().places {
                let leaf = automaton.leaf_number(Leaf::Text(Decoder::Start, re));
                if let Ok(tokens) = automaton.leaf_tokens(self, leaf, Part::Whole) {
                    out.insert(re, Arc::new(tokens));
                }
            }
        }
        out
    }

    fn parts(&self) -> &Parts {
        self.parts.get_or_init(|| Parts::new(&self.tokens))
    }

    /// Returns the tokens of a mask that may hold a whole name.
    pub(crate) fn held_names(&self, mask: &TokenMask) -> HeldParts {
        HeldParts { quoted: self.parts().quoted.held_by(mask), ..HeldParts::default() }
    }

    /// Returns the tokens of a mask that may hold a whole name, or a whole item of an array.
    pub(crate) fn held_parts(&self, mask: &TokenMask) -> HeldParts {
        let Parts { quoted, bare, commas } = self.parts();
        HeldParts {
            quoted: quoted.held_by(mask),
            bare: bare.held_by(mask),
            commas: commas.held_by(mask),
        }
    }

    /// Returns a token with quotes that may hold a whole name or item.
    pub(crate) fn quoted_part(&self, index: u32) -> &Quoted {
        &self.parts().quoted.list[index as usize]
    }

    /// Returns a token without quotes that may hold a whole item of an array.
    pub(crate) fn bare_part(&self, index: u32) -> BareToken {
        self.parts().bare.list[index as usize]
    }

    /// Returns a token in which a part may begin after a comma.
    pub(crate) fn comma(&self, index: u32) -> Comma {
        self.parts().commas.list[index as usize]
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

    /// A number that no other vocabulary of this process has.
    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    /// Most characters of a token, or more.
    pub(crate) fn longest(&self) -> u32 {
        self.longest
    }

    /// The tokens that may come inside text, in JSON strings or not; others too where that costs
    /// nothing.
    pub(crate) fn inside_trie(&self, json: bool) -> &Trie {
        if json { &self.strings.inside } else { &self.trie }
    }

    /// Most characters of a token that stays inside JSON strings and is not of
    /// [`Vocabulary::longer`]; of those in the first of these trees; and of any. None that leaves a
    /// string has more than the first before the closing quote.
    pub(crate) fn views(&self) -> [u32; 3] {
        let leaving = self.strings.leave.last().map_or(0, |leave| leave.0);
        [SHORT, MIDDLE, self.longest].map(|view| view.max(leaving).min(self.longest))
    }

    /// The few tokens that stay inside JSON strings and have more characters than most, in two
    /// trees.
    pub(crate) fn longer(&self) -> &[Trie; 2] {
        &self.strings.longer
    }

    /// The same, as a set.
    pub(crate) fn long(&self) -> &TokenSet {
        &self.strings.long_set
    }

    /// Adds the tokens that stay inside JSON strings and have at most so many characters, or fewer
    /// where that is not known: how many.
    pub(crate) fn add_short(&self, most: u32, out: &mut TokenSet) -> u32 {
        let most = most.min(SHORT);
        out.union(&self.strings.at_most[most as usize]);
        most
    }

    /// The tokens that may begin inside text and leave it, in JSON strings or not.
    pub(crate) fn exit_trie(&self, json: bool) -> &Trie {
        if json { &self.strings.outside } else { &self.trie }
    }

    /// Of [`Vocabulary::exit_trie`] of JSON strings, the nodes below one at which the string is
    /// closed.
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

    /// The tokens that may come in text, in JSON strings or not.
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

    /// The bytes of a token; empty if it never is text.
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
                (&at_most[SHORT as usize], others.map(|&(token, _)| token).collect())
            }
        }
    }

    /// The tokens of nothing but bytes of these classes, in JSON strings or not.
    pub(crate) fn of_classes(&self, classes: u64, json: bool) -> TokenSet {
        let mut set = self.all_text(json).clone();
        self.holds.keep(classes, &mut set);
        set
    }

    /// The same, and in JSON strings those with escapes: any character may be written as one.
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

    /// Returns whether a token may come in text, in JSON strings or not.
    pub(crate) fn is_text(&self, token: u32, json: bool) -> bool {
        self.all_text(json).contains(token)
    }

    /// For the tokens that leave a free string with so much room: those that end with the quote,
    /// and the tree of what follows it in the others.
    pub(crate) fn leave(&self, room: Room) -> Vec<(&Trie, &[u32])> {
        let strings = &self.strings;
        let fits = |n: u32| room.least <= n && n <= room.most;
        if strings.leave.iter().all(|leave| fits(leave.0)) {
            return vec![(&strings.rests, &strings.ends)];
        }
        let leave = strings.leave.iter().filter(|leave| fits(leave.0));
        leave.map(|(_, trie, ends)| (trie, &ends[..])).collect()
    }

    /// The tokens that leave a JSON string behind this text, with whatever follows the quote.
    pub(crate) fn leave_behind(&self, text: &[u32]) -> &[u32] {
        self.strings.texts.get(text).map_or(&[], |tokens| tokens)
    }
}

impl Inside {
    fn new(tokens: &[Box<[u8]>]) -> Inside {
        let mut exprs = Exprs::new();
        let start = Leaf::JsonString(Decoder::Start, Res::ALL);
        let mut stay = TokenSet::new(tokens.len());
        let mut long = Vec::new();
        let mut at_most = vec![TokenSet::new(tokens.len()); SHORT as usize + 1];
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
            if characters > SHORT {
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
                let ends =
                    list.iter().filter(|(rest, _)| rest.is_empty()).map(|&(_, t)| t).collect();
                (n as u32, Trie::new(list.iter().copied()), ends)
            })
            .collect();
        let inside = Trie::new(numbered(tokens).filter(|t| stay.contains(t.1)));
        let longer = [SHORT + 1..=MIDDLE, MIDDLE + 1..=u32::MAX].map(|lengths| {
            let some = long.iter().filter(|(_, n)| lengths.contains(n));
            Trie::new(some.map(|&(token, _)| (&*tokens[token as usize], token)))
        });
        let sets = Sets { stay, at_most };
        Inside::from_parts(tokens, sets, long, [inside, outside, rests], longer, leave)
    }

    /// Adds what is found from the parts that are stored.
    fn from_parts(
        tokens: &[Box<[u8]>],
        Sets { stay, at_most }: Sets,
        long: Vec<(u32, u32)>,
        [inside, outside, rests]: [Trie; 3],
        longer: [Trie; 2],
        leave: Vec<(u32, Trie, Vec<u32>)>,
    ) -> Inside {
        let long_set = set_of(&long, tokens.len());
        let quotes = quotes(&outside);
        let texts = texts(tokens, &outside);
        let ends = leave.iter().flat_map(|(_, _, ends)| ends).copied().collect();
        Inside {
            stay: Arc::new(stay),
            inside,
            outside,
            quotes,
            rests,
            long,
            long_set,
            longer,
            at_most: at_most.into_iter().map(Arc::new).collect(),
            leave,
            ends,
            texts,
        }
    }
}

/// The sets of [`Inside`].
struct Sets {
    stay: TokenSet,
    at_most: Vec<TokenSet>,
}

/// The tokens of a tree that leave JSON strings, by the text before the closing quote.
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

/// The nodes at which JSON strings are closed, of a tree of tokens that leave them.
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

/// These tokens, of a vocabulary of `n`.
fn set_of(list: &[(u32, u32)], n: usize) -> TokenSet {
    let mut set = TokenSet::new(n);
    for &(token, _) in list.iter() {
        set.insert(token);
    }
    set
}

/// Tokens with their numbers.
fn numbered(tokens: &[Box<[u8]>]) -> impl Iterator<Item = (&[u8], u32)> {
    tokens.iter().zip(0u32..).map(|(bytes, i)| (&**bytes, i))
}

/// Returns what a thread has made; a panic there goes on here.
fn join<T>(thread: std::thread::ScopedJoinHandle<T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// The classes of bytes of which every text of so many characters may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub classes: u64,
    pub most: u32,
}

/// Letters: classes that are worth a look at sets, where those with fewer tokens are walked faster.
const MANY: u64 = 1 << class_of(b'z') | 1 << class_of(b'Z');

/// The classes that hold more than plain ASCII characters: whether a token of these is text is
/// asked of it.
pub(crate) const CAREFUL: u64 = 1 << class_of(b'\\') | LONGER;

/// The classes of characters of more than one byte.
const LONGER: u64 = 1 << class_of(0x80)
    | 1 << class_of(0xC2)
    | 1 << class_of(0xE1)
    | 1 << class_of(0xE2)
    | 1 << class_of(0xE3)
    | 1 << class_of(0xEF);

impl Loop {
    /// Returns whether there may be one worth its cost in texts of these bytes.
    pub(crate) fn may_be_of(alphabet: [u64; 4]) -> bool {
        /// `A` to `Z` and `a` to `z` without hexadecimal digits, in the second word.
        const LETTERS: [u64; 2] = [0x07FF_FF80, 0x07FF_FF80 << 32];
        LETTERS.iter().any(|&letters| alphabet[1] & letters == letters)
    }

    /// The classes that are wholly of a set of characters; in JSON strings or not. `None` if that
    /// is not worth its cost.
    pub(crate) fn new(free: &Free, json: bool) -> Option<Loop> {
        let mut ascii = 0u128;
        for &(lo, hi) in free.class.ranges().iter().take_while(|r| r.0 < 0x80) {
            ascii |= u128::MAX >> (0x7F - (hi.min(0x7F) - lo)) << lo;
        }
        let mut classes: u64 = (1 << N_CLASSES) - 1;
        for byte in (0..0x80u8).filter(|&b| ascii >> b & 1 == 0) {
            classes &= !(1 << class_of(byte));
        }
        for (first, lo, hi) in BLOCKS {
            if !free.class.holds(lo, hi) {
                classes &= !(1 << class_of(first));
            }
        }
        if ![(0xC0, 0xFFF), (0x4000, 0xEFFF), (0x1_0000, MAX)]
            .iter()
            .all(|&(lo, hi)| free.class.holds(lo, hi))
        {
            classes &= !LONGER;
        }
        if json {
            // what an escape stands for must be in the set too
            let escape = if free.class.is_any() { 0 } else { 1 << class_of(b'\\') };
            classes &= !(1 << class_of(b'"') | 1 << class_of(0) | escape);
        }
        (classes & MANY != 0).then_some(Loop { classes, most: free.most })
    }

    /// The classes of the bytes that characters are made of.
    pub(crate) fn classes_of(class: &Class) -> u64 {
        let mut classes = 0;
        for &(lo, hi) in class.ranges() {
            classes |= (lo..=hi.min(0x7F)).fold(0, |all, c| all | 1 << class_of(c as u8));
            classes |= if hi > 0x7F { LONGER } else { 0 };
        }
        classes
    }

    /// Returns whether it is nearly all text.
    pub(crate) fn is_wide(&self) -> bool {
        self.classes.count_ones() + 10 >= N_CLASSES && self.classes >> class_of(0x80) & 1 == 1
    }
}

/// Returns how much room a free string has, of which a few words may be left out; `None` for
/// strings that are not free.
pub(crate) fn room(res: &Res, re: Re) -> Option<Room> {
    if re == Res::ALL || res.all_but(re).is_some() {
        return Some(Room { least: 0, most: INF });
    }
    if re == Res::EPS {
        return Some(Room { least: 0, most: 0 });
    }
    res.as_rep_of(re, &Class::any()).map(|(least, most)| Room { least, most })
}
