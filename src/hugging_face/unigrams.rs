//! A vocabulary of unigrams in `tokenizer.json`, as folders of XLM-RoBERTa's relatives have it,
//! with SentencePiece's own file or without.

use serde_json::Value as Json;

use super::tiktoken::from_base64;

/// The mark of a space.
const SPACE: &str = "▁";

/// A vocabulary of unigrams, with its rules of letters and spaces.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Unigrams<'a> {
    /// Texts and scores, by number.
    pub tokens: Vec<(&'a str, f32)>,
    /// The token of letters that no other has.
    pub unknown: Option<usize>,
    /// The rules by which letters are written anew; empty if there are none.
    pub charsmap: Vec<u8>,
    /// True if a space goes before a text.
    pub adds_space: bool,
    /// True if several spaces become one.
    pub joins_spaces: bool,
    /// True if spaces at the end of a text are removed.
    pub strips_end: bool,
}

/// Reads the vocabulary of a `tokenizer.json`.
///
/// # Errors
/// Says what in it is not read.
pub(super) fn read(tokenizer: &Json) -> Result<Unigrams<'_>, String> {
    let model = &tokenizer["model"];
    if model["byte_fallback"] == true {
        return Err("model.byte_fallback of unigrams is not read here".into());
    }
    let mut found = Unigrams { tokens: tokens(model)?, ..Unigrams::default() };
    found.unknown = model["unk_id"].as_u64().and_then(|id| usize::try_from(id).ok());
    for part in parts(&tokenizer["normalizer"], "normalizers") {
        found.read_normalizer(part)?;
    }
    let mut has_spaces = false;
    for part in parts(&tokenizer["pre_tokenizer"], "pretokenizers") {
        match part["type"].as_str().unwrap_or_default() {
            "WhitespaceSplit" => {
                found.joins_spaces = true;
                found.strips_end = true;
            }
            "Metaspace" if part["replacement"] == SPACE => {
                has_spaces = true;
                found.adds_space =
                    part["prepend_scheme"] != "never" && part["add_prefix_space"] != false;
            }
            other => {
                return Err(format!("the pre-tokenizer {other:?} of unigrams is not read here"));
            }
        }
    }
    if has_spaces {
        return Ok(found);
    }
    Err(format!("unigrams were expected with the pre-tokenizer \"Metaspace\" of {SPACE:?}"))
}

impl Unigrams<'_> {
    /// Reads a rule by which text is written anew.
    ///
    /// # Errors
    /// Names the rule if it is not read.
    fn read_normalizer(&mut self, part: &Json) -> Result<(), String> {
        match part["type"].as_str().unwrap_or_default() {
            "Precompiled" => {
                let map = part["precompiled_charsmap"].as_str();
                let map = map.ok_or("precompiled_charsmap: a text was expected")?;
                let map = from_base64(map.as_bytes());
                self.charsmap = map.ok_or("precompiled_charsmap is no base64")?;
            }
            "Strip" if part["strip_left"] == false && part["strip_right"] == true => {
                self.strips_end = true;
            }
            "Replace"
                if part["pattern"]["Regex"] == " {2,}"
                    && (part["content"] == " " || part["content"] == SPACE) =>
            {
                self.joins_spaces = true;
            }
            other => return Err(format!("the normalizer {other:?} of unigrams is not read here")),
        }
        Ok(())
    }
}

/// Returns the parts of a sequence, or what is there in place of one.
fn parts<'a>(value: &'a Json, list: &str) -> &'a [Json] {
    match value["type"].as_str() {
        _ if value.is_null() => &[],
        Some("Sequence") => value[list].as_array().map_or(&[], Vec::as_slice),
        _ => std::slice::from_ref(value),
    }
}

/// Returns texts and scores, by number.
fn tokens(model: &Json) -> Result<Vec<(&str, f32)>, String> {
    let all = model["vocab"].as_array().filter(|all| !all.is_empty());
    let all = all.ok_or("model.vocab: a list of texts and scores was expected")?;
    let mut tokens = Vec::with_capacity(all.len());
    for (i, token) in all.iter().enumerate() {
        let score = token[1].as_f64().map(|score| score as f32).filter(|score| score.is_finite());
        let Some(token) = token[0].as_str().zip(score) else {
            return Err(format!("model.vocab[{i}]: a text and a finite score were expected"));
        };
        tokens.push(token);
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns a vocabulary with these rules.
    fn tokenizer(normalizer: &Json, pre_tokenizer: &Json) -> Json {
        let tokens = json!([["<s>", 0.0], ["<unk>", 0], ["▁a", -2.5]]);
        json!({
            "model": {"type": "Unigram", "unk_id": 1, "vocab": tokens},
            "normalizer": normalizer, "pre_tokenizer": pre_tokenizer,
        })
    }

    #[test]
    fn rules_of_letters_and_spaces_are_read() {
        let charsmap = json!({"type": "Precompiled", "precompiled_charsmap": "AQID"});
        let join = json!({"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "});
        let strip = json!({"type": "Strip", "strip_left": false, "strip_right": true});
        let metaspace =
            json!({"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always"});
        let words = json!({"type": "WhitespaceSplit"});
        let of = |parts: &[&Json]| json!({"type": "Sequence", "normalizers": parts});
        let split = json!({"type": "Sequence", "pretokenizers": [words, metaspace]});
        let never = json!({"type": "Metaspace", "replacement": "▁", "prepend_scheme": "never"});
        for (normalizer, pre_tokenizer, expected) in [
            (charsmap.clone(), &split, [true, true, true]),
            (of(&[&charsmap, &strip, &join]), &metaspace, [true, true, true]),
            (of(&[&charsmap, &join]), &metaspace, [true, true, false]),
            (charsmap.clone(), &never, [false, false, false]),
        ] {
            let all = tokenizer(&normalizer, pre_tokenizer);
            let found = read(&all).unwrap();
            assert_eq!(found.tokens, [("<s>", 0.0), ("<unk>", 0.0), ("▁a", -2.5)]);
            assert_eq!((found.unknown, &found.charsmap[..]), (Some(1), &[1, 2, 3][..]));
            assert_eq!([found.adds_space, found.joins_spaces, found.strips_end], expected);
        }
    }

    #[test]
    fn rules_that_are_not_read_are_named() {
        let metaspace = json!({"type": "Metaspace", "replacement": "▁"});
        let lowercase = json!({"type": "Lowercase"});
        let bytes = json!({"type": "ByteLevel"});
        for (normalizer, pre_tokenizer, what) in [
            (&lowercase, &metaspace, "Lowercase"),
            (&json!({"type": "Strip", "strip_left": true}), &metaspace, "Strip"),
            (&json!({"type": "Precompiled", "precompiled_charsmap": "A"}), &metaspace, "base64"),
            (&Json::Null, &bytes, "ByteLevel"),
            (&Json::Null, &Json::Null, "Metaspace"),
        ] {
            let error = read(&tokenizer(normalizer, pre_tokenizer)).unwrap_err();
            assert!(error.contains(what), "{error}");
        }
        let mut all = tokenizer(&Json::Null, &metaspace);
        all["model"]["vocab"][2] = json!(["a"]);
        assert!(read(&all).unwrap_err().contains("model.vocab[2]"));
        all["model"]["vocab"] = json!({"a": 1});
        assert!(read(&all).unwrap_err().contains("a list of texts"));
        all["model"]["byte_fallback"] = true.into();
        assert!(read(&all).unwrap_err().contains("byte_fallback"));
    }
}
