//! The tables of a vocabulary in a file, so that they are made once for each tokenizer.
//!
//! ```text
//!    8 bytes   "hob toks"
//!   32         SHA-256 of the tokens, and of the code that makes tables of them: another
//!              version has another one
//!    8         checksum of what follows
//!              the tables
//! ```
//!
//! The checksum finds accidents, not intent: indices are checked before they are used.

use std::sync::Arc;

use bytemuck::Pod;
use sha2::{Digest, Sha256};

use super::classes::Holding;
use super::parts::PartTables;
use super::{ByteTables, Inside, InsideParts, LeavingTokens, Vocabulary};
use crate::codec::{Damage, Input, Output, hash_tokens};
use crate::expression::regex::Re;
use crate::intern::FastMap;
use crate::mask::leaf_tokens::LeafTokens;
use crate::mask::trie::{N_CLASSES, Node, TokenSet, Trie};
use crate::syntax::schema::common;
use crate::tuning::MAX_SHORT;

const MAGIC: &[u8; 8] = b"hob toks";

/// The hash of the sources of this crate, any of which may change what the tables mean.
const SOURCES: &str = env!("HOB_GRAMMAR_SOURCES");

impl Vocabulary {
    /// Returns what the tables of these tokens are known by.
    pub fn key(tokens: &[Box<[u8]>]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(SOURCES);
        hash_tokens(&mut hash, tokens.iter().map(|token| &**token));
        hash.finalize().into()
    }

    /// Returns the tables as the bytes of a file, under a [`Vocabulary::key`].
    pub fn tables(&self, key: [u8; 32]) -> Vec<u8> {
        let mut out = Output::default();
        out.number(self.longest);
        write_sets(&mut out, [&self.text].into_iter().chain(self.holds.classes()));
        let strings = &self.strings;
        let at_most = strings.at_most.iter().map(|set| &**set);
        write_sets(&mut out, [&*strings.stay].into_iter().chain(at_most));
        out.count(strings.long.len());
        for &(token, length) in &strings.long {
            out.numbers([token, length]);
        }
        let tries = [&self.trie, &strings.inside, &strings.outside, &strings.rests];
        for trie in tries.into_iter().chain(&strings.longer) {
            trie.write(&mut out);
        }
        out.count(strings.leave.len());
        for leave in &strings.leave {
            out.number(leave.n_characters);
            leave.rests.write(&mut out);
            out.values(&leave.ends);
        }
        out.count(self.common.len());
        for (re, tokens) in &self.common {
            out.numbers([re.number(), tokens.dense.is_some().into()]);
            write_sets(&mut out, tokens.dense.as_deref());
            out.values(&tokens.few);
            out.values(&tokens.exits);
        }
        let body = out.into_bytes();
        [&MAGIC[..], &key, &checksum(&body).to_le_bytes(), &body].concat()
    }

    /// Returns the vocabulary of tokens with this key, whose tables are in a file; the tokens
    /// again, where the file is not one that [`Vocabulary::tables`] has made for them.
    ///
    /// # Errors
    /// The tokens.
    pub fn from_tables(
        tokens: Vec<Box<[u8]>>,
        key: [u8; 32],
        file: &[u8],
    ) -> Result<Vocabulary, Vec<Box<[u8]>>> {
        match read(&tokens, key, file) {
            Ok(Tables { trie, strings, of_bytes, common }) => {
                let ByteTables { text, holds, longest } = of_bytes;
                let parts = PartTables::new(&tokens);
                let none = Arc::new(TokenSet::new(tokens.len()));
                Ok(Vocabulary { tokens, trie, strings, text, holds, longest, common, parts, none })
            }
            Err(_) => Err(tokens),
        }
    }
}

/// The tables of a file.
struct Tables {
    trie: Trie,
    strings: Inside,
    of_bytes: ByteTables,
    common: FastMap<Re, Arc<LeafTokens>>,
}

fn read(tokens: &[Box<[u8]>], key: [u8; 32], file: &[u8]) -> Result<Tables, Damage> {
    let n = tokens.len();
    let head = [&MAGIC[..], &key].concat();
    let rest = file.strip_prefix(&head[..]).filter(|_| cfg!(target_endian = "little"));
    let (sum, body) =
        rest.and_then(|rest| rest.split_at_checked(8)).ok_or(Damage("another beginning"))?;
    if sum != checksum(body).to_le_bytes() {
        return Err(Damage("the checksum"));
    }
    let input = &mut Input::new(body);
    let longest = input.number()?;
    let mut sets = read_sets(input, n, 1 + N_CLASSES as usize)?;
    let text = sets.remove(0);
    let holds = Holding::new(&sets);
    let mut sets = read_sets(input, n, 2 + MAX_SHORT as usize)?;
    let stay = sets.remove(0);
    let at_most = sets;
    let mut long = Vec::new();
    for _ in 0..input.count(8)? {
        let [token, length] = input.numbers()?;
        long.push((token, length));
    }
    let mut trie = || Trie::read(input, n);
    let all = trie()?;
    let inside = trie()?;
    let outside = trie()?;
    let rests = trie()?;
    let longer = [trie()?, trie()?];
    let mut leave = Vec::new();
    for _ in 0..input.count(12)? {
        let n_characters = input.number()?;
        let rests = Trie::read(input, n)?;
        leave.push(LeavingTokens { n_characters, rests, ends: input.values()? });
    }
    let mut common_tokens = FastMap::default();
    for _ in 0..input.count(16)? {
        let [re, dense] = input.numbers()?;
        let dense = read_sets(input, n, dense as usize & 1)?.pop().map(Arc::new);
        let few = input.values()?;
        let exits = input.values::<u32>()?;
        if exits.iter().any(|&node| node as usize >= all.nodes.len()) {
            return Err(Damage("a node that is not there"));
        }
        let tokens = LeafTokens { dense, few, exits, json: false };
        common_tokens.insert(Re::from_number(re), Arc::new(tokens));
    }
    let whole = input.is_empty()
        && common_tokens.len() == common().places.len()
        && common().places.iter().all(|re| common_tokens.contains_key(re));
    if !whole {
        return Err(Damage("not all tables"));
    }
    let parts = InsideParts { stay, at_most, long, inside, outside, rests, longer, leave };
    Ok(Tables {
        trie: all,
        strings: Inside::from_parts(tokens, parts),
        of_bytes: ByteTables { text, holds, longest },
        common: common_tokens,
    })
}

fn write_sets<'a>(out: &mut Output, sets: impl IntoIterator<Item = &'a TokenSet>) {
    for set in sets {
        out.values(set.words());
    }
}

fn read_sets(input: &mut Input, n: usize, count: usize) -> Result<Vec<TokenSet>, Damage> {
    (0..count)
        .map(|_| TokenSet::from_words(input.values()?, n).ok_or(Damage("a set of tokens")))
        .collect()
}

impl Trie {
    fn write(&self, out: &mut Output) {
        out.values(&self.bytes);
        out.values(&self.nodes);
        out.values(self.tokens());
    }

    fn read(input: &mut Input, n: usize) -> Result<Trie, Damage> {
        let bytes = input.values()?;
        let nodes = input.values::<Node>()?;
        let tokens = input.values()?;
        Trie::from_parts(bytes, nodes, tokens, n).ok_or(Damage("a tree"))
    }
}

/// Returns a sum that differs where a few bytes do, at the speed of memory.
fn checksum(bytes: &[u8]) -> u64 {
    const ODD: [u64; 4] = [
        0x9e37_79b9_7f4a_7c15,
        0xbf58_476d_1ce4_e5b9,
        0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93,
    ];
    let mut lanes = ODD;
    let mut add = |chunk: &[u8]| {
        for ((lane, odd), word) in lanes.iter_mut().zip(ODD).zip(chunk.chunks(8)) {
            let mut full = [0; 8];
            full[..word.len()].copy_from_slice(word);
            *lane = (*lane ^ u64::from_le_bytes(full)).wrapping_mul(odd).rotate_left(29);
        }
    };
    let (chunks, rest) = bytes.as_chunks::<32>();
    for chunk in chunks {
        add(chunk);
    }
    add(rest);
    lanes.into_iter().fold(bytes.len() as u64, |sum, lane| {
        (sum ^ lane).wrapping_mul(ODD[0]).rotate_left(31) ^ lane >> 32
    })
}

impl Output {
    /// Writes values as they lie in memory, with how many there are.
    fn values<T: Pod>(&mut self, values: &[T]) {
        self.count(values.len());
        self.raw(bytemuck::cast_slice(values));
    }
}

impl Input<'_> {
    fn values<T: Pod>(&mut self) -> Result<Vec<T>, Damage> {
        let n = self.count(size_of::<T>())?;
        Ok(bytemuck::pod_collect_to_vec(self.take(n * size_of::<T>())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens() -> Vec<Box<[u8]>> {
        let words = [
            "",
            "ab",
            "abc",
            "\": \"",
            "\"}",
            " the",
            "the",
            "1.5",
            "-1",
            "\n  ",
            "日本",
            "a token of many characters",
        ];
        (0..=255u8)
            .map(|b| vec![b].into())
            .chain(words.map(|word| word.as_bytes().into()))
            .collect()
    }

    #[test]
    fn read_as_written() {
        let key = Vocabulary::key(&tokens());
        let made = Vocabulary::new(tokens());
        let file = made.tables(key);
        let read = Vocabulary::from_tables(tokens(), key, &file).unwrap();
        assert_eq!(read.lengths(), made.lengths());
        assert_eq!(read.tables(key).len(), file.len());
        let again = Vocabulary::from_tables(tokens(), key, &read.tables(key)).unwrap();
        assert_eq!(
            format!("{:?}", (&read.trie, &read.strings, &read.text, &read.holds)),
            format!("{:?}", (&again.trie, &again.strings, &again.text, &again.holds))
        );
        assert_eq!(
            format!("{:?}", (&made.trie, &made.strings, &made.text, &made.holds)),
            format!("{:?}", (&again.trie, &again.strings, &again.text, &again.holds))
        );
        for re in &common().places {
            assert_eq!(format!("{:?}", made.common[re]), format!("{:?}", read.common[re]));
        }
    }

    #[test]
    fn damage_is_found() {
        let key = Vocabulary::key(&tokens());
        let file = Vocabulary::new(tokens()).tables(key);
        let mut at = 0;
        for i in 0..300 {
            at = (at * 31 + i * 7919 + 3) % file.len();
            let mut damaged = file.clone();
            damaged[at] ^= 1 << (i % 8);
            assert!(Vocabulary::from_tables(tokens(), key, &damaged).is_err(), "byte {at}");
            assert!(Vocabulary::from_tables(tokens(), key, &file[..at]).is_err(), "{at} bytes");
            // whoever makes the sum right finds that nothing is trusted
            if at >= 48 {
                let sum = checksum(&damaged[48..]).to_le_bytes();
                damaged[40..48].copy_from_slice(&sum);
                let _ = Vocabulary::from_tables(tokens(), key, &damaged);
            }
        }
        let mut others = tokens();
        others.pop();
        assert!(Vocabulary::from_tables(others.clone(), Vocabulary::key(&others), &file).is_err());
        assert!(Vocabulary::from_tables(tokens(), key, &[&file[..], b"x"].concat()).is_err());
    }
}
