//! The list of tokens: their text, what kind each is, and the map from text to id.

use super::error::Error;
use super::tables::{NONE, TextIds, TooLarge};
use crate::gguf::Gguf;

pub(super) const TOKENS: &str = "tokenizer.ggml.tokens";
pub(super) const SCORES: &str = "tokenizer.ggml.scores";
const TOKEN_TYPE: &str = "tokenizer.ggml.token_type";

/// The kind of a token: a set of flags, since a normal token may be found to be a control token
/// too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Attr(u8);

impl Attr {
    pub(super) const NORMAL: Attr = Attr(1);
    pub(super) const UNKNOWN: Attr = Attr(2);
    pub(super) const CONTROL: Attr = Attr(4);
    pub(super) const USER_DEFINED: Attr = Attr(8);
    pub(super) const BYTE: Attr = Attr(16);
    /// White space before the token belongs to it.
    pub(super) const LSTRIP: Attr = Attr(32);
    /// White space after the token belongs to it.
    pub(super) const RSTRIP: Attr = Attr(64);
    /// A control token whose text is shown: it is none where users wrote it.
    pub(super) const SHOWN_CONTROL: Attr = Attr(128);
    /// Not for the eye: left out of decoded text unless asked for.
    pub(super) const HIDDEN: Attr = Attr(2 | 4);

    /// Returns the kind with this number in `tokenizer.ggml.token_type`. Unused tokens have no
    /// flag, nor have unheard-of kinds.
    fn from_type(number: i32) -> Attr {
        match number {
            1 => Attr::NORMAL,
            2 => Attr::UNKNOWN,
            3 => Attr::CONTROL,
            4 => Attr::USER_DEFINED,
            6 => Attr::BYTE,
            _ => Attr::default(),
        }
    }

    /// Returns whether it has one of the flags.
    pub(super) fn has(self, flags: Attr) -> bool {
        self.0 & flags.0 != 0
    }

    pub(super) fn with(self, flags: Attr) -> Attr {
        Attr(self.0 | flags.0)
    }

    pub(super) fn without(self, flags: Attr) -> Attr {
        Attr(self.0 & !flags.0)
    }
}

/// The tokens of a model.
#[derive(Debug)]
pub(super) struct Vocab {
    /// The texts of the tokens, and after them texts that only occur while a token is merged.
    pub(super) ids: TextIds,
    /// The kind of each token.
    attrs: Vec<Attr>,
    /// Length of the longest text in bytes.
    pub(super) longest: usize,
}

impl Vocab {
    pub(super) fn from_gguf(gguf: &Gguf) -> Result<Vocab, Error> {
        let tokens = gguf
            .get_array(TOKENS)?
            .ok_or(Error::Missing { key: TOKENS, expected: "the texts of all tokens" })?;
        let n_vocab = tokens.len();
        let texts = tokens.strings()?;
        if n_vocab == 0 {
            return Err(Error::Empty);
        }
        let attrs = match gguf.get_array(TOKEN_TYPE)? {
            Some(types) => types.to_i32s()?.into_iter().map(Attr::from_type).collect(),
            None => vec![Attr::NORMAL; n_vocab],
        };
        if attrs.len() != n_vocab {
            return Err(Error::Length { key: TOKEN_TYPE, found: attrs.len(), expected: n_vocab });
        }

        let too_large = |TooLarge| Error::TooLarge { key: TOKENS };
        let bytes = texts.clone().map(<[u8]>::len).sum();
        let mut ids = TextIds::with_capacity(n_vocab + 256, bytes);
        let mut longest = 0;
        for (i, text) in texts.enumerate() {
            longest = longest.max(text.len());
            let (id, new) = match text {
                // an empty text would be found everywhere
                [] => ids.insert(format!("[EMPTY_{i}]").as_bytes()),
                text => ids.insert(text),
            }
            .map_err(too_large)?;
            if !new {
                let text = text.escape_ascii().to_string();
                return Err(Error::Duplicate { first: id as usize, second: i, text });
            }
        }
        Ok(Vocab { ids, attrs, longest })
    }

    /// Returns the number of tokens.
    pub(super) fn len(&self) -> usize {
        self.attrs.len()
    }

    /// Returns whether `id` is a token: smaller than [`Vocab::len`].
    pub(super) fn is_token(&self, id: u32) -> bool {
        (id as usize) < self.attrs.len()
    }

    /// Returns the token with this text.
    pub(super) fn find(&self, text: &str) -> Option<u32> {
        Some(self.ids.get(text.as_bytes())).filter(|&id| self.is_token(id))
    }

    /// Returns what the token is; nothing at all if there is no such token.
    pub(super) fn attr(&self, id: u32) -> Attr {
        self.attrs.get(id as usize).copied().unwrap_or_default()
    }

    /// Returns the tokens that are this, ascending.
    pub(super) fn ids_with(&self, what: Attr) -> Box<[u32]> {
        let attrs = self.attrs.iter().zip(0..);
        attrs.filter(|(attr, _)| attr.has(what)).map(|(_, id)| id).collect()
    }

    pub(super) fn set_attr(&mut self, id: u32, attr: Attr) {
        if let Some(old) = self.attrs.get_mut(id as usize) {
            *old = attr;
        }
    }

    /// Returns for each byte the token `<0xNN>`, or else the token that is the byte, or [`NONE`].
    pub(super) fn byte_tokens(&self) -> Box<[u32; 256]> {
        Box::new(std::array::from_fn(|b| {
            self.find(&format!("<0x{b:02X}>")).unwrap_or_else(|| self.byte_text(b as u8))
        }))
    }

    /// Returns the token whose text is this one byte, or [`NONE`].
    pub(super) fn byte_text(&self, byte: u8) -> u32 {
        Some(self.ids.get(&[byte])).filter(|&id| self.is_token(id)).unwrap_or(NONE)
    }
}

/// Returns the byte that a text `<0xNN>` stands for.
pub(super) fn byte_of(text: &[u8]) -> Option<u8> {
    let digits = text.strip_prefix(b"<0x")?.strip_suffix(b">")?;
    match digits {
        [a, b] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
            u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
        }
        _ => None,
    }
}
