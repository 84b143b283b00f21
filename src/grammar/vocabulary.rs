//! A tokenizer's vocabulary, as the constraint engine sees it: byte strings with numbers, and what is the same for
//! every grammar over them.
//!
//! Most positions of JSON text are inside strings, and most strings are free. For these the answer is prepared: which
//! tokens stay inside the string, and for those that leave it, what comes after the closing quote, as a tree. A mask
//! there is a copy and a short walk.

use super::class::Class;
use super::expr::Exprs;
use super::leaf::{Decoder, Leaf, Step};
use super::re::{INF, Re, Res};
use super::trie::{TokenSet, Trie};

/// The tokens of a tokenizer.
#[derive(Debug)]
pub struct Vocabulary {
    /// The bytes of each token; empty for those that never are text.
    tokens: Vec<Box<[u8]>>,
    pub(super) trie: Trie,
    strings: Inside,
}

/// What tokens do inside a free JSON string, after a whole character.
#[derive(Debug)]
struct Inside {
    /// Tokens that stay inside.
    stay: TokenSet,
    /// Of those, the ones with more than [`SHORT`] characters, with their length.
    long: Vec<(u32, u32)>,
    /// Tokens that stay inside and have at most so many characters.
    at_most: Vec<TokenSet>,
    /// For tokens that leave: characters before the closing quote, and the tree of what follows it. By that length.
    leave: Vec<(u32, Trie, Vec<u32>)>,
}

/// Lengths up to which [`Inside::at_most`] is prepared.
const SHORT: u32 = 16;

/// A limit on the length of a string, in characters still allowed and still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    pub least: u32,
    pub most: u32,
}

impl Vocabulary {
    /// The vocabulary whose token `i` stands for the bytes `tokens[i]`. Empty bytes are for tokens that never are text:
    /// control tokens, unused ones.
    pub fn new(tokens: Vec<Box<[u8]>>) -> Vocabulary {
        let numbered = || tokens.iter().zip(0u32..).map(|(bytes, i)| (&**bytes, i));
        let trie = Trie::new(numbered());
        let mut exprs = Exprs::new();
        let start = Leaf::JsonString(Decoder::Start, Res::ALL);
        let mut stay = TokenSet::new(tokens.len());
        let (mut long, mut at_most) = (Vec::new(), vec![TokenSet::new(tokens.len()); SHORT as usize + 1]);
        let mut leaving: Vec<Vec<(&[u8], u32)>> = Vec::new();
        'tokens: for (bytes, token) in numbered() {
            let (mut leaf, mut characters) = (start, 0u32);
            for (i, &byte) in bytes.iter().enumerate() {
                let Step { next, done } = exprs.step(leaf, byte);
                if done.is_some() {
                    let by_length = characters as usize;
                    leaving.resize_with(leaving.len().max(by_length + 1), Vec::new);
                    leaving[by_length].push((&bytes[i + 1..], token));
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
        let leave = leaving
            .into_iter()
            .enumerate()
            .filter(|(_, list)| !list.is_empty())
            .map(|(n, list)| {
                let ends = list.iter().filter(|(rest, _)| rest.is_empty()).map(|&(_, t)| t).collect();
                (n as u32, Trie::new(list.iter().copied()), ends)
            })
            .collect();
        let strings = Inside { stay, long, at_most, leave };
        Vocabulary { tokens, trie, strings }
    }

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Whether there are no tokens.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// The bytes of a token; empty if it never is text.
    pub fn bytes(&self, token: u32) -> &[u8] {
        self.tokens.get(token as usize).map_or(&[], |b| b)
    }

    /// Adds the tokens that stay inside a free string with so much room.
    pub(super) fn stay(&self, room: Room, out: &mut TokenSet) {
        match self.strings.at_most.get(room.most as usize) {
            Some(set) => out.union(set),
            None if self.strings.long.iter().all(|&(_, n)| n <= room.most) => out.union(&self.strings.stay),
            None => {
                out.union(&self.strings.at_most[SHORT as usize]);
                for &(token, _) in self.strings.long.iter().filter(|&&(_, n)| n <= room.most) {
                    out.insert(token);
                }
            }
        }
    }

    /// For the tokens that leave a free string with so much room: those that end with the quote, and the tree of what
    /// follows it in the others.
    pub(super) fn leave(&self, room: Room) -> impl Iterator<Item = (&Trie, &[u32])> {
        let fits = move |n: u32| room.least <= n && n <= room.most;
        self.strings.leave.iter().filter(move |(n, ..)| fits(*n)).map(|(_, trie, ends)| (trie, &ends[..]))
    }
}

/// How much room a free string has; `None` for strings that are not free.
pub(super) fn room(res: &Res, re: Re) -> Option<Room> {
    if re == Res::ALL {
        return Some(Room { least: 0, most: INF });
    }
    if re == Res::EPS {
        return Some(Room { least: 0, most: 0 });
    }
    res.as_rep_of(re, &Class::any()).map(|(least, most)| Room { least, most })
}
