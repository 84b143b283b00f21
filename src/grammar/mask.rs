//! Which tokens may come next.
//!
//! A state's tokens are those of its threads together. A thread inside a free JSON string takes what the vocabulary has
//! prepared; the others walk the tree of tokens, byte by byte, through the same remembered steps as text does. So a mask
//! is exact by construction: it allows what stepping through a token's bytes allows.

use std::sync::Arc;

use super::Error;
use super::automaton::{Automaton, State};
use super::expr::Exprs;
use super::intern::FastMap;
use super::leaf::{Decoder, Leaf};
use super::trie::{Node, TokenSet, Trie};
use super::vocabulary::{Room, Vocabulary, room};

/// Masks of one automaton over one vocabulary, remembered by state.
#[derive(Debug)]
pub struct Masks {
    vocabulary: Arc<Vocabulary>,
    known: FastMap<State, Arc<TokenSet>>,
    /// Most masks kept; past it, all are forgotten and those in use come back.
    capacity: usize,
}

/// Memory that the masks of one automaton may take, in bytes.
const MEMORY: usize = 64 << 20;

impl Masks {
    /// Masks over `vocabulary`, none known yet.
    pub fn new(vocabulary: Arc<Vocabulary>) -> Masks {
        let capacity = (MEMORY / (vocabulary.len() / 8 + 64)).max(16);
        Masks { vocabulary, known: FastMap::default(), capacity }
    }

    /// The vocabulary.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        &self.vocabulary
    }

    /// The tokens that may follow in `state`. That text may also end there is [`Automaton::is_accepting`].
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn get(&mut self, automaton: &mut Automaton, state: State) -> Result<Arc<TokenSet>, Error> {
        if let Some(known) = self.known.get(&state) {
            return Ok(known.clone());
        }
        let mut set = TokenSet::new(self.vocabulary.len());
        automaton.add_tokens(&self.vocabulary, state, &mut set)?;
        let set = Arc::new(set);
        if self.known.len() >= self.capacity {
            self.known.clear();
        }
        self.known.insert(state, set.clone());
        Ok(set)
    }
}

impl Automaton {
    /// Adds the tokens that may follow in `state`.
    fn add_tokens(&mut self, vocabulary: &Vocabulary, state: State, out: &mut TokenSet) -> Result<(), Error> {
        // threads that are walked go together, as one state
        let mut walked = Vec::new();
        for (leaf, stack) in self.threads(state) {
            match leaf {
                Leaf::JsonString(Decoder::Start, re) => match room(&self.exprs().res, re) {
                    Some(room) => {
                        let after = self.enter(Exprs::EPS, stack)?;
                        self.add_string(vocabulary, room, after, out)?;
                    }
                    None => walked.push((leaf, stack)),
                },
                Leaf::Token(id, false) => out.insert(id),
                Leaf::Token(id, true) => {
                    (0..vocabulary.len() as u32).filter(|&t| t != id).for_each(|t| out.insert(t))
                }
                _ => walked.push((leaf, stack)),
            }
        }
        let state = if walked.len() == self.threads(state).len() { state } else { self.state_of(walked)? };
        if state.is_dead() {
            return Ok(());
        }
        self.walk(&vocabulary.trie, state, out)
    }

    /// Adds the tokens that stay in a free string, or leave it into `after`.
    fn add_string(
        &mut self,
        vocabulary: &Vocabulary,
        room: Room,
        after: State,
        out: &mut TokenSet,
    ) -> Result<(), Error> {
        vocabulary.stay(room, out);
        for (rest, ends) in vocabulary.leave(room) {
            for &token in ends {
                out.insert(token);
            }
            self.walk(rest, after, out)?;
        }
        Ok(())
    }

    /// Adds the strings of a tree that may follow in `state`.
    fn walk(&mut self, trie: &Trie, state: State, out: &mut TokenSet) -> Result<(), Error> {
        let first = self.first_bytes(state);
        let mut path = Vec::with_capacity(16);
        for byte in (0..=255u8).filter(|&b| first[usize::from(b / 64)] >> (b % 64) & 1 == 1) {
            let (start, end) = trie.top[usize::from(byte)];
            path.clear();
            path.push(state);
            let mut at = start;
            while at < end {
                let Node { end: after, tokens, depth, byte } = trie.nodes[at as usize];
                path.truncate(usize::from(depth) + 1);
                let next = self.step(path[path.len() - 1], byte)?;
                if next.is_dead() {
                    at = after;
                    continue;
                }
                for &token in &trie.tokens[tokens.0 as usize..tokens.1 as usize] {
                    out.insert(token);
                }
                path.push(next);
                at += 1;
            }
        }
        Ok(())
    }

    /// The bytes that are forced: as long as the text must go on and only one byte may follow, that byte.
    ///
    /// # Errors
    /// As [`Automaton::step`].
    pub fn forced(&mut self, mut state: State) -> Result<Vec<u8>, Error> {
        /// More is not looked for at once: a literal of a grammar may be long, a cycle without end is possible.
        const MOST: usize = 256;
        let mut out = Vec::new();
        while out.len() < MOST && !self.is_accepting(state) && !self.asks_for_tokens(state) {
            let first = self.first_bytes(state);
            let mut candidates = (0..=255u8).filter(|&b| first[usize::from(b / 64)] >> (b % 64) & 1 == 1);
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
