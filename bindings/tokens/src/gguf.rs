//! The vocabulary in the metadata of a GGUF file.

use std::io::Read;

use crate::spelling::TokenSpelling;
use crate::{MAX_TOKENS, TokenList, TokensError};

/// Most bytes of a key or a string that is kept.
const MAX_STRING: u64 = 1 << 20;

/// Most keys and nested arrays that are read past.
const MAX_VALUES: u64 = 1 << 16;

/// Types of `tokenizer.ggml.token_type` whose tokens are no text: unknown, control, unused.
const NO_TEXT: [i64; 3] = [2, 3, 5];

/// The type of tokens that are taken as they are written.
const USER_DEFINED: i64 = 4;

/// Keys of single tokens that end a text.
const END_KEYS: [&str; 3] =
    ["tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id", "tokenizer.ggml.eom_token_id"];

/// Reads the vocabulary of a GGUF file; no more than its metadata is read.
///
/// # Errors
/// The file cannot be read, is no GGUF of version 2 or 3, or has no vocabulary of a kind whose
/// tokens are known as bytes.
pub fn from_gguf(file: impl Read) -> Result<TokenList, TokensError> {
    let mut file = GgufReader { file };
    if file.bytes(4)? != b"GGUF" {
        return Err(TokensError::format("a file of another kind", "GGUF"));
    }
    let version = file.number(4)?;
    if !matches!(version, 2 | 3) {
        return Err(TokensError::format(format!("GGUF version {version}"), "2 or 3"));
    }
    file.number(8)?;
    let n_keys = file.number(8)?;
    if n_keys > MAX_VALUES {
        return Err(TokensError::format(
            format!("{n_keys} keys"),
            format!("{MAX_VALUES} or fewer"),
        ));
    }
    let mut found = GgufVocabulary::default();
    for _ in 0..n_keys {
        let key = file.string()?;
        let kind = file.number(4)?;
        found.read(&mut file, &key, kind)?;
    }
    found.list()
}

/// The values that are looked for.
#[derive(Debug, Default)]
struct GgufVocabulary {
    model: String,
    texts: Vec<String>,
    types: Vec<i64>,
    ends: Vec<u32>,
}

impl GgufVocabulary {
    /// Reads the value of a key, or past it.
    fn read<R: Read>(
        &mut self,
        file: &mut GgufReader<R>,
        key: &str,
        kind: u64,
    ) -> Result<(), TokensError> {
        match (key, kind) {
            ("tokenizer.ggml.model", STRING) => self.model = file.string()?,
            ("tokenizer.ggml.tokens", ARRAY) => {
                let n = file.array_of(STRING)?;
                self.texts = (0..n).map(|_| file.string()).collect::<Result<_, _>>()?;
            }
            ("tokenizer.ggml.token_type", ARRAY) => {
                let n = file.array_of(INT32)?;
                let types = (0..n).map(|_| Ok(i64::from(file.number(4)? as u32 as i32)));
                self.types = types.collect::<Result<_, TokensError>>()?;
            }
            (key, UINT32 | INT32) if END_KEYS.contains(&key) => {
                self.ends.push(file.number(4)? as u32);
            }
            _ => file.skip(kind)?,
        }
        Ok(())
    }

    fn list(self) -> Result<TokenList, TokensError> {
        let spelling = match self.model.as_str() {
            "gpt2" => TokenSpelling::ByteCharacters,
            "llama" | "t5" | "gemma4" => TokenSpelling::SentencePiece,
            "" => return Err(TokensError::format("no `tokenizer.ggml.model`", "a vocabulary")),
            other => {
                return Err(TokensError::format(
                    format!("a tokenizer of kind `{other}`"),
                    "gpt2, llama, t5 or gemma4",
                ));
            }
        };
        if !self.types.is_empty() && self.types.len() != self.texts.len() {
            return Err(TokensError::format(
                format!("{} types of {} tokens", self.types.len(), self.texts.len()),
                "one for each",
            ));
        }
        let mut list = TokenList::default();
        for (i, text) in self.texts.into_iter().enumerate() {
            let kind = self.types.get(i).copied().unwrap_or(1);
            let bytes = match kind {
                kind if NO_TEXT.contains(&kind) => Box::default(),
                USER_DEFINED => text.as_bytes().into(),
                _ => spelling.bytes(&text),
            };
            list.set(i as u32, bytes)?;
            if kind == USER_DEFINED || NO_TEXT.contains(&kind) {
                list.names.push((text.into(), i as u32));
            }
        }
        let n = list.tokens.len();
        list.ends = self.ends.into_iter().filter(|&end| (end as usize) < n).collect();
        list.add_known_ends();
        Ok(list)
    }
}

const UINT32: u64 = 4;
const INT32: u64 = 5;
const STRING: u64 = 8;
const ARRAY: u64 = 9;

/// The bytes of the types of values by number; 0 for strings and arrays.
const SIZES: [u64; 13] = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];

struct GgufReader<R> {
    file: R,
}

impl<R: Read> GgufReader<R> {
    fn bytes(&mut self, n: u64) -> Result<Vec<u8>, TokensError> {
        let mut bytes = Vec::new();
        (&mut self.file).take(n).read_to_end(&mut bytes)?;
        if bytes.len() as u64 != n {
            return Err(TokensError::format("a file that ends early", "a whole GGUF file"));
        }
        Ok(bytes)
    }

    /// Reads a little-endian number of `n` bytes, 8 at most.
    fn number(&mut self, n: u64) -> Result<u64, TokensError> {
        let mut number = [0; 8];
        let bytes = self.bytes(n)?;
        number[..bytes.len()].copy_from_slice(&bytes);
        Ok(u64::from_le_bytes(number))
    }

    fn string(&mut self) -> Result<String, TokensError> {
        let n = self.number(8)?;
        if n > MAX_STRING {
            return Err(TokensError::format(
                format!("a string of {n} bytes"),
                format!("at most {MAX_STRING}"),
            ));
        }
        // tokens that are no UTF-8 are of no vocabulary that this reads
        Ok(String::from_utf8_lossy(&self.bytes(n)?).into_owned())
    }

    /// Reads the head of an array of values of a type, and returns how many follow.
    fn array_of(&mut self, kind: u64) -> Result<u64, TokensError> {
        let found = self.number(4)?;
        let n = self.number(8)?;
        if found != kind || n > MAX_TOKENS as u64 {
            return Err(TokensError::format(
                format!("an array of {n} values of type {found}"),
                format!("at most {MAX_TOKENS} of type {kind}"),
            ));
        }
        Ok(n)
    }

    /// Reads past a value.
    fn skip(&mut self, kind: u64) -> Result<(), TokensError> {
        match kind {
            STRING => {
                let n = self.number(8)?;
                self.skip_bytes(n)
            }
            ARRAY => {
                let kind = self.number(4)?;
                let n = self.number(8)?;
                match kind {
                    STRING => {
                        for _ in 0..n {
                            self.skip(STRING)?;
                        }
                        Ok(())
                    }
                    ARRAY => Err(TokensError::format("an array of arrays", "one of values")),
                    kind => self.skip_bytes(size(kind)?.saturating_mul(n)),
                }
            }
            kind => self.skip_bytes(size(kind)?),
        }
    }

    fn skip_bytes(&mut self, n: u64) -> Result<(), TokensError> {
        let skipped = std::io::copy(&mut (&mut self.file).take(n), &mut std::io::sink())?;
        if skipped != n {
            return Err(TokensError::format("a file that ends early", "a whole GGUF file"));
        }
        Ok(())
    }
}

fn size(kind: u64) -> Result<u64, TokensError> {
    let size = usize::try_from(kind).ok().and_then(|kind| SIZES.get(kind));
    size.copied().ok_or_else(|| TokensError::format(format!("a value of type {kind}"), "0 to 12"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(out: &mut Vec<u8>, text: &str) {
        out.extend((text.len() as u64).to_le_bytes());
        out.extend(text.as_bytes());
    }

    fn file() -> Vec<u8> {
        let mut out = b"GGUF\x03\0\0\0".to_vec();
        out.extend(0u64.to_le_bytes());
        out.extend(6u64.to_le_bytes());
        text(&mut out, "general.weights");
        out.extend(9u32.to_le_bytes());
        out.extend(6u32.to_le_bytes());
        out.extend(2u64.to_le_bytes());
        out.extend([0; 8]);
        text(&mut out, "general.tags");
        out.extend(9u32.to_le_bytes());
        out.extend(8u32.to_le_bytes());
        out.extend(1u64.to_le_bytes());
        text(&mut out, "tag");
        text(&mut out, "tokenizer.ggml.model");
        out.extend(8u32.to_le_bytes());
        text(&mut out, "llama");
        text(&mut out, "tokenizer.ggml.tokens");
        out.extend(9u32.to_le_bytes());
        out.extend(8u32.to_le_bytes());
        let tokens = ["<unk>", "▁a", "<0x0A>", "<▁>", "</s>", "<pad>"];
        out.extend((tokens.len() as u64).to_le_bytes());
        for token in tokens {
            text(&mut out, token);
        }
        text(&mut out, "tokenizer.ggml.token_type");
        out.extend(9u32.to_le_bytes());
        out.extend(5u32.to_le_bytes());
        out.extend(6u64.to_le_bytes());
        for kind in [2u32, 1, 6, 4, 3, 5] {
            out.extend(kind.to_le_bytes());
        }
        text(&mut out, "tokenizer.ggml.eos_token_id");
        out.extend(4u32.to_le_bytes());
        out.extend(4u32.to_le_bytes());
        out
    }

    #[test]
    fn a_vocabulary_is_read() {
        let list = from_gguf(&file()[..]).unwrap();
        let tokens: Vec<&[u8]> = list.tokens.iter().map(|token| &**token).collect();
        assert_eq!(tokens, [b"", &b" a"[..], b"\n", "<▁>".as_bytes(), b"", b""]);
        assert_eq!((list.ends.as_slice(), list.find("</s>")), (&[4][..], Some(4)));
    }

    #[test]
    fn a_broken_file_is_an_error_wherever_it_breaks() {
        let file = file();
        for end in 0..file.len() {
            assert!(from_gguf(&file[..end]).is_err(), "{end}");
        }
        for at in 0..file.len() {
            let mut broken = file.clone();
            broken[at] = 0xFF;
            // an error or another vocabulary, in bounded memory
            let _ = from_gguf(&broken[..]);
        }
    }
}
