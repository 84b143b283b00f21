//! Checks of `tokenizer.json`: that its parts are what they have to be, and that nothing in it
//! changes the tokens of a text which no key of GGUF says.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value as Json};

/// Most numbers of tokens.
const MAX_TOKENS: u64 = 1 << 24;
/// The mark of a space in vocabularies of SentencePiece.
const SPACE: &str = "▁";

/// The kind of a vocabulary, by which text may be written anew before it is cut.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum VocabularyKind {
    /// Byte-level BPE; the pre-tokenizer of this name in GGUF composes text (NFC).
    Composed,
    /// Byte-level BPE whose pre-tokenizer leaves text as it is.
    Bytes,
    /// Pieces of SentencePiece, with a mark for spaces.
    Pieces,
}

/// Returns a value as it is shown in a message.
fn shown(value: &Json) -> String {
    value.to_string().chars().take(100).collect()
}

/// Reads the number of a token.
fn token_id(value: &Json) -> Option<u64> {
    value.as_u64().filter(|&id| id < MAX_TOKENS)
}

/// Checks the tokens that were added.
///
/// # Errors
/// Says which one has no text or no number, or the number of another.
pub(super) fn check_added(tokenizer: &Json) -> Result<(), String> {
    let all = match &tokenizer["added_tokens"] {
        Json::Null => return Ok(()),
        Json::Array(all) => all,
        other => {
            return Err(format!("added_tokens: an array was expected, found {}", shown(other)));
        }
    };
    let mut known: HashMap<u64, &str> = HashMap::new();
    for (i, token) in all.iter().enumerate() {
        let Some(text) = token["content"].as_str() else {
            let found = shown(&token["content"]);
            return Err(format!("added_tokens[{i}].content: a text was expected, found {found}"));
        };
        let Some(id) = token_id(&token["id"]) else {
            let found = shown(&token["id"]);
            let what = format!("a whole number below {MAX_TOKENS} was expected, found {found}");
            return Err(format!("added_tokens[{i}].id: {what}"));
        };
        if let Some(other) = known.insert(id, text).filter(|other| *other != text) {
            return Err(format!("added_tokens[{i}].id: {id} is {other:?}, too"));
        }
    }
    Ok(())
}

/// Checks the tokens that `tokenizer_config.json` says were added.
///
/// # Errors
/// Says which one has no text or no number.
pub(super) fn check_decoder(config: &Map<String, Json>) -> Result<(), String> {
    const KEY: &str = "added_tokens_decoder";
    let all = match config.get(KEY) {
        None | Some(Json::Null) => return Ok(()),
        Some(Json::Object(all)) => all,
        Some(other) => {
            return Err(format!("{KEY}: an object was expected, found {}", shown(other)));
        }
    };
    for (id, token) in all {
        if id.parse::<u64>().ok().is_none_or(|id| id >= MAX_TOKENS) {
            let id: String = id.chars().take(100).collect();
            return Err(format!("{KEY}: {id:?} is no whole number below {MAX_TOKENS}"));
        }
        if !token["content"].is_string() {
            let found = shown(&token["content"]);
            return Err(format!("{KEY}.{id}.content: a text was expected, found {found}"));
        }
    }
    Ok(())
}

/// Checks the texts of a vocabulary and their numbers.
///
/// # Errors
/// Says which text has no number or that of another, or that there are none.
pub(super) fn check_vocabulary(model: &Json) -> Result<(), String> {
    let all = match &model["vocab"] {
        Json::Object(all) if !all.is_empty() => all,
        other => {
            let found = shown(other);
            return Err(format!("model.vocab: an object of texts was expected, found {found}"));
        }
    };
    let mut known: HashSet<u64> = HashSet::with_capacity(all.len());
    for (text, value) in all {
        let about = |what: String| {
            let text: String = text.chars().take(100).collect();
            Err(format!("model.vocab: the number of {text:?}: {what}"))
        };
        let Some(id) = token_id(value) else {
            let found = shown(value);
            return about(format!("a whole number below {MAX_TOKENS} was expected, found {found}"));
        };
        if !known.insert(id) {
            return about(format!("{id} is that of another text, too"));
        }
    }
    Ok(())
}

/// Returns the two texts of a merge; `None` if it is of an unknown form.
fn halves(merge: &Json) -> Option<(&str, &str)> {
    match merge {
        Json::String(pair) => pair.split_once(' ').filter(|(_, right)| !right.contains(' ')),
        Json::Array(pair) => match &pair[..] {
            [left, right] => Some((left.as_str()?, right.as_str()?)),
            _ => None,
        },
        _ => None,
    }
}

/// Checks the merges of BPE: two tokens each, which make a third.
///
/// # Errors
/// Says which merge is none of tokens of the vocabulary.
pub(super) fn check_merges(model: &Json) -> Result<(), String> {
    let Some(all) = model["merges"].as_array() else {
        let found = shown(&model["merges"]);
        return Err(format!("model.merges: an array was expected, found {found}"));
    };
    let texts: HashSet<&str> =
        model["vocab"].as_object().into_iter().flatten().map(|(text, _)| text.as_str()).collect();
    let mut whole = String::new();
    for (i, merge) in all.iter().enumerate() {
        let Some((left, right)) = halves(merge) else {
            let what = format!("merges were expected as pairs of texts, found {}", shown(merge));
            return Err(format!("model.merges[{i}]: {what}"));
        };
        whole.clear();
        whole.push_str(left);
        whole.push_str(right);
        for text in [left, right, &whole] {
            if !texts.contains(text) {
                let text: String = text.chars().take(100).collect();
                return Err(format!("model.merges[{i}]: {text:?} is no token of the vocabulary"));
            }
        }
    }
    Ok(())
}

/// Checks the ways of BPE that no key of GGUF says.
///
/// # Errors
/// Names the one that is asked for.
pub(super) fn check_ways(model: &Json) -> Result<(), String> {
    for key in ["end_of_word_suffix", "continuing_subword_prefix"] {
        let value = &model[key];
        if !value.is_null() && value != "" {
            return Err(format!("model.{key} {} is not read here", shown(value)));
        }
    }
    let dropout = &model["dropout"];
    if !dropout.is_null() && dropout.as_f64() != Some(0.0) {
        return Err(format!("model.dropout {} is not read here", shown(dropout)));
    }
    Ok(())
}

/// Checks the rules by which text is written anew; those that are left out, as all readers of GGUF
/// leave them out, become warnings.
///
/// # Errors
/// Names the rule that is not read.
pub(super) fn check_normalizer(
    normalizer: &Json,
    kind: VocabularyKind,
    warnings: &mut Vec<String>,
) -> Result<(), String> {
    let name = match normalizer["type"].as_str() {
        _ if normalizer.is_null() => return Ok(()),
        Some("Sequence") => {
            // objects in objects end where JSON's own limit is
            for part in normalizer["normalizers"].as_array().into_iter().flatten() {
                check_normalizer(part, kind, warnings)?;
            }
            return Ok(());
        }
        Some(name) => name,
        None => return Err(format!("normalizer: an unknown form: {}", shown(normalizer))),
    };
    let content = &normalizer["content"];
    let pattern = &normalizer["pattern"];
    let is_left_out = match (kind, name) {
        (VocabularyKind::Composed, "NFC") => return Ok(()),
        (VocabularyKind::Bytes, "NFC") => true,
        (VocabularyKind::Pieces, "Prepend") if normalizer["prepend"] == SPACE => return Ok(()),
        (VocabularyKind::Pieces, "Replace") if pattern["String"] == " " && content == SPACE => {
            return Ok(());
        }
        // several spaces become one
        (VocabularyKind::Pieces, "Replace") => {
            pattern["Regex"].is_string() && (content == SPACE || content == " ")
        }
        (VocabularyKind::Pieces, "NFC" | "NFKC" | "Nmt" | "Precompiled" | "Strip") => true,
        _ => false,
    };
    if !is_left_out {
        let name: String = name.chars().take(50).collect();
        return Err(format!("the normalizer {name:?} is not read here: {}", shown(normalizer)));
    }
    warnings.push(format!("the normalizer {name} is left out: tokens of some texts differ by it"));
    Ok(())
}

/// Adds a warning of added tokens that take the white space beside them, or that are whole words
/// only, which no key of GGUF says.
pub(super) fn warn_of_spaces(
    tokenizer: &Json,
    config: &Map<String, Json>,
    warnings: &mut Vec<String>,
) {
    let of_config = config.get("added_tokens_decoder").and_then(Json::as_object);
    let of_config = of_config.into_iter().flat_map(Map::values);
    let all = tokenizer["added_tokens"].as_array().into_iter().flatten().chain(of_config);
    for token in all {
        let text = token["content"].as_str().unwrap_or_default();
        let flags = ["lstrip", "rstrip", "single_word"];
        let found = flags.iter().find(|flag| token[**flag] == true);
        if let Some(flag) = found.filter(|_| !["<mask>", "[MASK]"].contains(&text)) {
            let text: String = text.chars().take(50).collect();
            let what = "is left out, of others too: tokens of some texts differ by it";
            warnings.push(format!("{flag} of the added token {text:?} {what}"));
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn broken_parts_are_named() {
        let vocabulary = |vocab: Json| check_vocabulary(&json!({"vocab": vocab}));
        assert_eq!(vocabulary(json!({"a": 0, "b": 1})), Ok(()));
        for (vocab, what) in [
            (json!({}), "model.vocab"),
            (Json::Null, "model.vocab"),
            (json!(["a"]), "an object of texts"),
            (json!({"a": -1}), "the number of \"a\""),
            (json!({"a": 0.5}), "found 0.5"),
            (json!({"a": 16_777_216}), "below 16777216"),
            (json!({"a": 3, "b": 3}), "3 is that of another text"),
        ] {
            let error = vocabulary(vocab).unwrap_err();
            assert!(error.contains(what), "{what}: {error}");
        }
        let added = |tokens: Json| check_added(&json!({"added_tokens": tokens}));
        assert_eq!(added(Json::Null), Ok(()));
        assert_eq!(added(json!([{"id": 7, "content": "x"}, {"id": 7, "content": "x"}])), Ok(()));
        for (tokens, what) in [
            (json!({"x": 7}), "added_tokens: an array"),
            (json!([{"id": "7", "content": "x"}]), "added_tokens[0].id"),
            (json!([{"id": 1_u64 << 40, "content": "x"}]), "below 16777216"),
            (json!([{"id": 7}]), "added_tokens[0].content"),
            (json!([{"id": 7, "content": "x"}, {"id": 7, "content": "y"}]), "7 is \"x\", too"),
        ] {
            let error = added(tokens).unwrap_err();
            assert!(error.contains(what), "{what}: {error}");
        }
        let decoder = json!({"added_tokens_decoder": {"seven": {"content": "x"}}});
        assert!(check_decoder(decoder.as_object().unwrap()).unwrap_err().contains("\"seven\""));
    }

    #[test]
    fn merges_are_of_tokens() {
        let merges = |merges: Json| {
            check_merges(&json!({"vocab": {"a": 0, "b": 1, "ab": 2}, "merges": merges}))
        };
        assert_eq!(merges(json!(["a b", ["a", "b"]])), Ok(()));
        for (all, what) in [
            (Json::Null, "model.merges: an array"),
            (json!(["a b", "ab"]), "model.merges[1]: merges were expected as pairs"),
            (json!(["a b c"]), "pairs of texts"),
            (json!([["a", "b", "c"]]), "pairs of texts"),
            (json!([["a", 1]]), "pairs of texts"),
            (json!(["a c"]), "\"c\" is no token"),
            (json!(["b a"]), "\"ba\" is no token"),
        ] {
            let error = merges(all).unwrap_err();
            assert!(error.contains(what), "{what}: {error}");
        }
    }

    #[test]
    fn what_changes_tokens_is_refused_or_named() {
        use VocabularyKind::{Bytes, Composed, Pieces};
        let check = |normalizer: Json, kind: VocabularyKind| {
            let mut warnings = Vec::new();
            check_normalizer(&normalizer, kind, &mut warnings).map(|()| warnings.len())
        };
        let nfc = json!({"type": "NFC"});
        let nfkc = json!({"type": "NFKC"});
        let prepend = json!({"type": "Prepend", "prepend": "▁"});
        let replace = json!({"type": "Replace", "pattern": {"String": " "}, "content": "▁"});
        let both = json!({"type": "Sequence", "normalizers": [prepend, replace]});
        for (normalizer, kind, n_warnings) in [
            (Json::Null, Bytes, 0),
            (json!({"type": "Sequence", "normalizers": []}), Bytes, 0),
            (nfc.clone(), Composed, 0),
            (nfc.clone(), Bytes, 1),
            (both.clone(), Pieces, 0),
            (nfkc.clone(), Pieces, 1),
            (json!({"type": "Precompiled", "precompiled_charsmap": ""}), Pieces, 1),
        ] {
            assert_eq!(check(normalizer.clone(), kind), Ok(n_warnings), "{normalizer}");
        }
        let lowercase = json!({"type": "Lowercase"});
        for (normalizer, kind) in [
            (nfkc, Composed),
            (both, Bytes),
            (lowercase.clone(), Bytes),
            (json!({"type": "Sequence", "normalizers": [nfc, lowercase]}), Composed),
            (json!({"type": "Replace", "pattern": {"String": "a"}, "content": "b"}), Pieces),
            (json!("NFC"), Composed),
        ] {
            assert!(check(normalizer.clone(), kind).is_err(), "{normalizer}");
        }
        assert_eq!(check_ways(&json!({"dropout": null, "end_of_word_suffix": ""})), Ok(()));
        for (key, value) in [
            ("dropout", json!(0.1)),
            ("end_of_word_suffix", json!("</w>")),
            ("continuing_subword_prefix", json!("##")),
        ] {
            assert!(check_ways(&json!({key: value})).unwrap_err().contains(key), "{key}");
        }
        let mut warnings = Vec::new();
        let token = |text: &str| json!({"content": text, "id": 1, "lstrip": true});
        let tokenizer = json!({"added_tokens": [token("<mask>")]});
        warn_of_spaces(&tokenizer, &Map::new(), &mut warnings);
        assert!(warnings.is_empty());
        let tokenizer = json!({"added_tokens": [token("<mask>"), token("<x>"), token("<y>")]});
        warn_of_spaces(&tokenizer, &Map::new(), &mut warnings);
        assert!(warnings.len() == 1 && warnings[0].contains("lstrip of the added token \"<x>\""));
    }
}
