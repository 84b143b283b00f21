//! The state of a slot outside of the engine: its tokens and what is computed of them, as bytes
//! that know when they are damaged or of another model. Parts of sequences lie in the same form in
//! the files of a prompt cache; the link of one is a hash of the model and all that is before it.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `hob slot`, or `hob page` |
//! | 4 | version, 1 |
//! | 32 | the model and the types of its cache: [`super::StepModel::fingerprint`]; or a link |
//! | 4 | n, the tokens |
//! | 4 · n | their ids |
//! | 8 | m, the bytes of the cache |
//! | m | keys and values, as the model writes them |
//! | 32 | SHA-256 of all before |
//!
//! Numbers are little-endian.

use sha2::{Digest, Sha256};

const VERSION: u32 = 1;
const HASH: usize = 32;

/// The beginning of bytes, which says what they are.
pub(super) type SavedMagic = &'static [u8; 8];
/// The beginning of a slot.
const SLOT: SavedMagic = b"hob slot";
/// The beginning of a part of a sequence.
pub(super) const PART: SavedMagic = b"hob page";

/// The contents of a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedSlot {
    /// The model that computed it; of a part of a sequence, what is before it, too.
    pub model: [u8; 32],
    /// Its tokens, all computed.
    pub tokens: Vec<u32>,
    /// Their keys and values.
    pub cache: Vec<u8>,
}

/// Why bytes are no state of a slot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SavedSlotError {
    /// The bytes do not begin as a saved slot does.
    #[error("this is no saved slot")]
    NoSlot,
    /// Another version of hob wrote the bytes.
    #[error("the saved slot has version {found}, and {VERSION} was expected")]
    Version {
        /// The version that the bytes name.
        found: u32,
    },
    /// The bytes are cut off, or were changed.
    #[error("the saved slot is damaged")]
    Damaged,
}

impl SavedSlot {
    /// Returns all of it as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.encode(SLOT)
    }

    /// Reads what [`SavedSlot::to_bytes`] wrote.
    ///
    /// # Errors
    /// When it did not write these.
    pub fn from_bytes(bytes: &[u8]) -> Result<SavedSlot, SavedSlotError> {
        SavedSlot::decode(bytes, SLOT)
    }

    /// Returns the number of bytes of so many tokens with so many bytes of cache; `None` if there
    /// is no such number.
    pub(super) fn encoded_len(n_tokens: usize, n_cache: usize) -> Option<usize> {
        n_tokens.checked_mul(4)?.checked_add(n_cache)?.checked_add(8 + 4 + 32 + 4 + 8 + HASH)
    }

    /// Returns all of it as bytes that begin with `magic`.
    pub(super) fn encode(&self, magic: SavedMagic) -> Vec<u8> {
        let n = SavedSlot::encoded_len(self.tokens.len(), self.cache.len());
        let mut bytes = Vec::with_capacity(n.unwrap_or(0));
        bytes.extend_from_slice(magic);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&self.model);
        bytes.extend_from_slice(&(self.tokens.len() as u32).to_le_bytes());
        bytes.extend(self.tokens.iter().flat_map(|token| token.to_le_bytes()));
        bytes.extend_from_slice(&(self.cache.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&self.cache);
        let hash = Sha256::digest(&bytes);
        bytes.extend_from_slice(&hash);
        bytes
    }

    /// Reads what [`SavedSlot::encode`] wrote with this `magic`.
    ///
    /// # Errors
    /// When it did not write these.
    pub(super) fn decode(bytes: &[u8], magic: SavedMagic) -> Result<SavedSlot, SavedSlotError> {
        let rest = bytes.strip_prefix(magic).ok_or(SavedSlotError::NoSlot)?;
        let (version, _) = rest.split_first_chunk::<4>().ok_or(SavedSlotError::Damaged)?;
        let found = u32::from_le_bytes(*version);
        if found != VERSION {
            return Err(SavedSlotError::Version { found });
        }
        // What follows is read only when all of it is as it was written.
        let (body, hash) = bytes.split_last_chunk::<HASH>().ok_or(SavedSlotError::Damaged)?;
        if Sha256::digest(body)[..] != hash[..] {
            return Err(SavedSlotError::Damaged);
        }
        let parse = || {
            let (model, rest) = body.get(12..)?.split_first_chunk::<32>()?;
            let (n, rest) = rest.split_first_chunk::<4>()?;
            let n = (u32::from_le_bytes(*n) as usize).checked_mul(4)?;
            let (tokens, rest) = rest.split_at_checked(n)?;
            let (length, cache) = rest.split_first_chunk::<8>()?;
            let tokens =
                tokens.as_chunks::<4>().0.iter().map(|token| u32::from_le_bytes(*token)).collect();
            let whole = u64::from_le_bytes(*length) == cache.len() as u64;
            whole.then(|| SavedSlot { model: *model, tokens, cache: cache.to_vec() })
        };
        parse().ok_or(SavedSlotError::Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_nothing_else() {
        let saved = SavedSlot { model: [7; 32], tokens: vec![1, 2, u32::MAX], cache: vec![9; 100] };
        let bytes = saved.to_bytes();
        assert_eq!(SavedSlot::from_bytes(&bytes), Ok(saved));
        let none = SavedSlot { model: [0; 32], tokens: Vec::new(), cache: Vec::new() };
        assert_eq!(SavedSlot::from_bytes(&none.to_bytes()), Ok(none));
        for n in 0..bytes.len() {
            assert!(SavedSlot::from_bytes(&bytes[..n]).is_err(), "{n} bytes");
            let mut damaged = bytes.clone();
            damaged[n] ^= 1;
            assert!(SavedSlot::from_bytes(&damaged).is_err(), "byte {n}");
        }
        assert_eq!(SavedSlot::encoded_len(3, 100), Some(bytes.len()));
        assert_eq!(SavedSlot::decode(&bytes, PART), Err(SavedSlotError::NoSlot));
        assert_eq!(SavedSlot::from_bytes(b"GGUF"), Err(SavedSlotError::NoSlot));
        let mut newer = bytes;
        newer[8] = 2;
        assert_eq!(SavedSlot::from_bytes(&newer), Err(SavedSlotError::Version { found: 2 }));
    }
}
