//! SentencePiece's table of normalization: which beginnings of a text become which other texts.
//!
//! The bytes of the file: the length of an array, the array (a compact double-array trie, Kanda
//! 2018, in 32-bit words), and the replacements, each ended by 0. A word holds, from the low bits:
//! 8 bits of the byte that leads here, a bit for "a replacement ends here", a bit that shifts the
//! base by 8, and 22 bits of base; a leaf holds the offset of its replacement in 31 bits.

use super::error::Error;
use crate::gguf::Gguf;

const KEY: &str = "tokenizer.ggml.precompiled_charsmap";

/// The table; an empty one changes nothing.
#[derive(Debug, Default)]
pub(super) struct CharsMap {
    words: Vec<u32>,
    replacements: Vec<u8>,
}

impl CharsMap {
    pub(super) fn from_gguf(gguf: &Gguf) -> Result<CharsMap, Error> {
        let Some(bytes) = gguf.get_array(KEY)? else { return Ok(CharsMap::default()) };
        // writers disagree about the sign of a byte
        let bytes: Vec<u8> = bytes.to_i32s()?.into_iter().map(|byte| byte as u8).collect();
        CharsMap::new(&bytes).ok_or(Error::CharsMap { len: bytes.len() })
    }

    /// Returns `None` if the parts do not fit, or the last replacement has no end.
    fn new(bytes: &[u8]) -> Option<CharsMap> {
        let (len, rest) = bytes.split_first_chunk::<4>()?;
        let (array, replacements) = rest.split_at_checked(u32::from_le_bytes(*len) as usize)?;
        let (words, []) = array.as_chunks::<4>() else { return None };
        let words = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        replacements
            .ends_with(&[0])
            .then(|| CharsMap { words, replacements: replacements.to_vec() })
    }

    /// Returns the longest beginning of `text` that has a replacement: its length, and what stands
    /// for it.
    pub(super) fn find(&self, text: &[u8]) -> Option<(usize, &[u8])> {
        let base = |word: u32| (word >> 10) << ((word & 1 << 9) >> 6);
        // where an array is broken, nothing is found
        let word = |at: u32| self.words.get(at as usize).copied();
        let mut found = None;
        let mut at = base(word(0)?);
        for (i, &byte) in text.iter().enumerate() {
            at ^= u32::from(byte);
            let Some(here) =
                word(at).filter(|here| byte != 0 && here & (1 << 31 | 0xff) == u32::from(byte))
            else {
                break;
            };
            at ^= base(here);
            if here >> 8 & 1 == 1 {
                let start = word(at).map(|leaf| (leaf & !(1 << 31)) as usize);
                found = start
                    .and_then(|start| Some((i + 1, self.replacements.get(start..)?)))
                    .or(found);
            }
        }
        let (len, rest) = found?;
        Some((len, &rest[..rest.iter().position(|&byte| byte == 0)?]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a table that turns `A` into `a`, `Aé` into nothing, laid out by hand: a node's
    /// children are at its base ^ byte.
    fn table() -> Vec<u8> {
        let node =
            |base: u32, leaf: bool, byte: u8| base << 10 | u32::from(leaf) << 8 | u32::from(byte);
        let mut words = vec![0u32; 2048];
        words[0] = node(256, false, 0);
        words[256 ^ 0x41] = node(512 ^ 256 ^ 0x41, true, b'A'); // children at 512
        words[512] = 1 << 31 | 1; // the leaf, child 0
        words[512 ^ 0xc3] = node(1024 ^ 512 ^ 0xc3, false, 0xc3);
        words[1024 ^ 0xa9] = node(1500 ^ 1024 ^ 0xa9, true, 0xa9);
        words[1500] = 1 << 31 | 2;
        let mut bytes = (4 * words.len() as u32).to_le_bytes().to_vec();
        for word in &words {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(b"\0a\0");
        bytes
    }

    #[test]
    fn the_longest_beginning_is_replaced() {
        let map = CharsMap::new(&table()).unwrap();
        assert_eq!(map.find(b"AB"), Some((1, &b"a"[..])));
        assert_eq!(map.find("Aéx".as_bytes()), Some((3, &b""[..])));
        assert_eq!(map.find(b"A\xc3"), Some((1, &b"a"[..])));
        assert_eq!((map.find(b"a"), map.find(b""), map.find(b"\0")), (None, None, None));
        assert_eq!(CharsMap::default().find(b"A"), None);
    }

    #[test]
    fn broken_tables_are_refused_or_find_nothing() {
        let whole = table();
        for cut in [0, 3, 4, 100, whole.len() - 1] {
            assert!(CharsMap::new(&whole[..cut]).is_none(), "{cut}");
        }
        let mut longer = whole.clone();
        longer[0] = 1;
        assert!(CharsMap::new(&longer).is_none());
        // every base and every offset at random
        let mut x = 1u32;
        for _ in 0..200 {
            let mut bytes = whole.clone();
            for byte in &mut bytes[4..4 + 8192] {
                x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                *byte = (x >> 24) as u8;
            }
            let map = CharsMap::new(&bytes).unwrap();
            (0..=255u8).for_each(|first| _ = map.find(&[first, 65, 0xc3, 0xa9, 1, 2, 3]));
        }
    }
}
