//! `tokenizer.json` of Hugging Face's tokenizers.

use serde_json::Value;

use crate::spelling::TokenSpelling;
use crate::{MAX_TOKENS, TokenList, TokensError};

/// Reads a `tokenizer.json`: models BPE, Unigram and WordLevel. Tokens that end a text are known by
/// their names alone, since the file does not say.
///
/// # Errors
/// The file is no JSON, has no vocabulary of such a model, or has a token of a number over
/// [`MAX_TOKENS`].
pub fn from_tokenizer_json(text: &[u8]) -> Result<TokenList, TokensError> {
    let file: Value = serde_json::from_slice(text)
        .map_err(|e| TokensError::format(e.to_string(), "the JSON of a tokenizer.json"))?;
    let model = &file["model"];
    let spelling = spelling(&file);
    let mut list = TokenList::default();
    match (&model["vocab"], model["type"].as_str()) {
        (_, Some("WordPiece")) => {
            return Err(TokensError::format(
                "a WordPiece tokenizer, whose tokens do not say where spaces are",
                "BPE, Unigram or WordLevel",
            ));
        }
        (Value::Object(vocab), _) => {
            for (text, id) in vocab {
                list.set(number(id)?, spelling.bytes(text))?;
            }
        }
        (Value::Array(pieces), _) => {
            for (id, piece) in (0..).zip(pieces) {
                let text = piece[0].as_str().ok_or_else(|| {
                    TokensError::format(format!("piece {id}: {piece}"), "a text and its score")
                })?;
                list.set(id, spelling.bytes(text))?;
            }
        }
        _ => return Err(TokensError::format("no `model.vocab`", "the tokens and their numbers")),
    }
    for token in file["added_tokens"].as_array().into_iter().flatten() {
        let id = number(&token["id"])?;
        let text = token["content"].as_str().ok_or_else(|| {
            TokensError::format(format!("added token {id} without `content`"), "its text")
        })?;
        let is_text = token["special"] != true;
        list.set(id, if is_text { text.as_bytes().into() } else { Box::default() })?;
        list.names.push((text.into(), id));
    }
    list.add_known_ends();
    Ok(list)
}

fn number(id: &Value) -> Result<u32, TokensError> {
    let number = id.as_u64().and_then(|id| u32::try_from(id).ok());
    number.filter(|&id| (id as usize) < MAX_TOKENS).ok_or_else(|| {
        TokensError::format(format!("token {id}"), format!("a number below {MAX_TOKENS}"))
    })
}

/// Returns how the file spells bytes: its decoder says, or what cuts texts before the model.
fn spelling(file: &Value) -> TokenSpelling {
    let parts = [&file["decoder"], &file["pre_tokenizer"], &file["normalizer"]];
    let mut is_piece = file["model"]["byte_fallback"] == true;
    for part in parts {
        let inner = ["decoders", "pretokenizers", "normalizers"].map(|name| part[name].as_array());
        let steps = inner.into_iter().flatten().flatten().chain([part]);
        for step in steps {
            match step["type"].as_str() {
                Some("ByteLevel") => return TokenSpelling::ByteCharacters,
                Some("Metaspace" | "ByteFallback") => is_piece = true,
                Some("Replace") => {
                    let texts = [&step["pattern"]["String"], &step["content"]];
                    is_piece |= texts.iter().any(|text| text.as_str() == Some("▁"));
                }
                _ => {}
            }
        }
    }
    if is_piece { TokenSpelling::SentencePiece } else { TokenSpelling::Plain }
}

impl TokenList {
    /// Sets the bytes of a token; those before it that have none yet are no text.
    pub(crate) fn set(&mut self, id: u32, bytes: Box<[u8]>) -> Result<(), TokensError> {
        let at = id as usize;
        if at >= MAX_TOKENS {
            return Err(TokensError::format(
                format!("token {id}"),
                format!("a number below {MAX_TOKENS}"),
            ));
        }
        if at >= self.tokens.len() {
            self.tokens.resize(at + 1, Box::default());
        }
        self.tokens[at] = bytes;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<TokenList, String> {
        from_tokenizer_json(text.as_bytes()).map_err(|e| e.to_string())
    }

    #[test]
    fn pieces_and_added_tokens_are_read() {
        let text = r#"{
            "model": {"type": "Unigram", "vocab": [["<unk>", 0], ["▁a", -1.5], ["<0x0A>", -2]]},
            "decoder": {"type": "Sequence", "decoders": [
                {"type": "Replace", "pattern": {"String": "▁"}, "content": " "}]},
            "added_tokens": [{"id": 0, "content": "<unk>", "special": true},
                             {"id": 4, "content": "<tool▁call>", "special": false},
                             {"id": 5, "content": "<eos>", "special": true}]}"#;
        let list = read(text).unwrap();
        let tokens: Vec<&[u8]> = list.tokens.iter().map(|token| &**token).collect();
        assert_eq!(tokens, [b"", &b" a"[..], b"\n", b"", "<tool▁call>".as_bytes(), b""]);
        assert_eq!(list.ends, [5]);
        assert_eq!(list.find("<tool▁call>"), Some(4));
        let mut list = list;
        assert!(list.end_with(&["<unk>"]).is_ok() && list.ends == [0]);
        assert!(list.end_with(&["<none>"]).is_err());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, part) in [
            ("{", "EOF"),
            ("{}", "no `model.vocab`"),
            (r#"{"model": {"type": "WordPiece", "vocab": {"a": 0}}}"#, "WordPiece"),
            (r#"{"model": {"vocab": {"a": -1}}}"#, "token -1, expected a number below"),
            (r#"{"model": {"vocab": {"a": 4194304}}}"#, "token 4194304"),
            (r#"{"model": {"vocab": [[1, 2]]}}"#, "piece 0: [1,2]"),
            (r#"{"model": {"vocab": {}}, "added_tokens": [{"id": 1}]}"#, "without `content`"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn marks_that_end_messages_end_no_text() {
        let end = |names: &[&str]| {
            let names = names.iter().zip(0..).map(|(name, id)| (Box::from(*name), id));
            let mut list = TokenList { names: names.collect(), ..TokenList::default() };
            list.add_known_ends();
            list.ends
        };
        assert_eq!(end(&["<|end|>", "<|return|>", "<|call|>"]), [1, 2]);
        assert_eq!(end(&["<|end|>", "</s>"]), [0, 1]);
        assert_eq!(end(&["<turn|>", "</s>"]), [0]);
    }
}
