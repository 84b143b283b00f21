//! Special tokens, and the chat template: what `tokenizer_config.json`, `tokenizer.json` and
//! `config.json` say of them, in the order in which llama.cpp's converter believes them.

use std::path::Path;

use serde_json::{Map, Value as Json};

use super::Error;
use super::config::ModelConfig;
use super::files::{read_object, read_small};
use super::metadata::Entries;
use crate::gguf::Value;
use crate::tokenizer::adds_bos_unsaid;

/// Longest chat template, or file with one, in bytes.
const MAX_TEMPLATE: u64 = 4 << 20;
/// Kinds of special tokens, and their keys in GGUF.
const KINDS: [(&str, &str); 6] = [
    ("bos", "bos_token_id"),
    ("eos", "eos_token_id"),
    ("unk", "unknown_token_id"),
    ("sep", "seperator_token_id"),
    ("pad", "padding_token_id"),
    ("mask", "mask_token_id"),
];

/// The files of a tokenizer, read.
pub(super) struct TokenizerFiles {
    /// `tokenizer.json`; null if there is none.
    pub tokenizer: Json,
    /// `tokenizer_config.json`; empty if there is none.
    pub config: Map<String, Json>,
}

/// A token that is not of the model's own vocabulary.
pub(super) struct AddedToken<'a> {
    /// Its number.
    pub id: usize,
    /// Its text.
    pub text: &'a str,
    /// True if it controls, and is no text.
    pub special: bool,
}

impl TokenizerFiles {
    /// Returns the tokens that were added, of both files.
    pub(super) fn added(&self) -> Vec<AddedToken<'_>> {
        let of = |id: Option<u64>, token: &'_ Json| -> Option<(usize, bool)> {
            let id = usize::try_from(id?).ok()?;
            Some((id, token["special"] == true))
        };
        let mut all = Vec::new();
        if let Some(Json::Object(decoder)) = self.config.get("added_tokens_decoder") {
            for (id, token) in decoder {
                let found = of(id.parse().ok(), token);
                if let (Some((id, special)), Some(text)) = (found, token["content"].as_str()) {
                    all.push(AddedToken { id, text, special });
                }
            }
        }
        for token in self.tokenizer["added_tokens"].as_array().into_iter().flatten() {
            let found = of(token["id"].as_u64(), token);
            if let (Some((id, special)), Some(text)) = (found, token["content"].as_str())
                && !all.iter().any(|known: &AddedToken| known.id == id)
            {
                all.push(AddedToken { id, text, special });
            }
        }
        all
    }

    /// Returns the text of a special token that the configuration names. What begins and ends a
    /// text of an encoder has other names there.
    fn named(&self, kind: &str) -> Option<&str> {
        let of = |kind: &str| {
            let entry = self.config.get(&format!("{kind}_token"))?;
            entry.as_str().or_else(|| entry["content"].as_str())
        };
        let has_tokenizer = self.tokenizer.as_object().is_some_and(|parts| !parts.is_empty());
        of(kind).or_else(|| match kind {
            "bos" if has_tokenizer => of("cls"),
            "eos" if has_tokenizer => of("sep"),
            _ => None,
        })
    }

    /// Returns whether the configuration gives a text a part, or names it among special ones.
    pub(super) fn names_special(&self, text: &str) -> bool {
        let is_it = |entry: &Json| entry == text || entry["content"] == text;
        self.config.iter().any(|(key, value)| match key.as_str() {
            "extra_special_tokens" | "additional_special_tokens" => match value {
                Json::Array(all) => all.iter().any(is_it),
                Json::Object(all) => all.values().any(is_it),
                _ => false,
            },
            key => key.ends_with("_token") && is_it(value),
        })
    }

    /// Returns the parts of the post-processor.
    fn processors(&self) -> &[Json] {
        let processor = &self.tokenizer["post_processor"];
        processor["processors"].as_array().map_or(std::slice::from_ref(processor), Vec::as_slice)
    }

    /// Returns the tokens that the post-processor puts before and behind a text.
    pub(super) fn frame(&self) -> [Vec<u32>; 2] {
        let mut before = Vec::new();
        let mut after = Vec::new();
        for part in self.processors() {
            let [first, last] = tokens_around(part);
            before.splice(..0, first);
            after.extend(last);
        }
        [before, after]
    }

    /// Returns whether a token stands between two texts besides the one that ends each; `None` if
    /// the post-processor does not say.
    fn separates(&self) -> Option<bool> {
        let special = |part: &Json| part["SpecialToken"]["id"].as_str().map(str::to_owned);
        let mut found = None;
        for part in self.processors() {
            if part["type"] == "RobertaProcessing" {
                found = Some(true);
            }
            if part["type"] != "TemplateProcessing" {
                continue;
            }
            let list = |key: &str| part[key].as_array().map_or(&[][..], Vec::as_slice);
            let single = list("single");
            let ends = |part: Option<&Json>| part.filter(|_| single.len() > 1).and_then(special);
            let first = ends(single.first());
            let last = ends(single.last());
            let mut pair = list("pair");
            if let [begin, rest @ ..] = pair
                && first.is_some()
                && special(begin) == first
            {
                pair = rest;
            }
            if let [rest @ .., end] = pair
                && last.is_some()
                && special(end) == last
            {
                pair = rest;
            }
            let [a, between @ .., b] = pair else { continue };
            if a["Sequence"]["id"] != "A" || b["Sequence"]["id"] != "B" || between.is_empty() {
                continue;
            }
            let known = [self.named("sep"), self.named("eos")];
            let is_end = |part: &Json| known.contains(&special(part).as_deref());
            let is_first = is_end(&between[0]) && last.is_none();
            found = Some(is_first || between.len() == 2 && is_end(&between[1]));
        }
        found
    }

    /// Returns what the post-processor puts before and behind a text; `None` if it does not say.
    fn surrounds(&self) -> [Option<bool>; 2] {
        let mut found = [None, None];
        for part in self.processors() {
            match part["type"].as_str() {
                Some("ByteLevel") => found = found.map(|known| known.or(Some(false))),
                Some("RobertaProcessing") => found = [Some(true), Some(true)],
                Some("TemplateProcessing") => {
                    let single = part["single"].as_array().map_or(&[][..], Vec::as_slice);
                    if single.len() < 2 {
                        continue;
                    }
                    let text = |at: usize| single[at]["SpecialToken"]["id"].as_str();
                    if let Some(first) = text(0) {
                        let known = [self.named("bos"), self.named("cls")];
                        found[0] = Some(known.contains(&Some(first)));
                    }
                    if let Some(last) = text(single.len() - 1) {
                        found[1] = Some(self.named("eos") == Some(last));
                    }
                }
                _ => {}
            }
        }
        found
    }
}

/// Returns the tokens that a part of a post-processor puts before and behind a text.
fn tokens_around(part: &Json) -> [Vec<u32>; 2] {
    let number = |id: &Json| id.as_u64().and_then(|id| u32::try_from(id).ok());
    match part["type"].as_str() {
        Some("RobertaProcessing" | "BertProcessing") => {
            ["cls", "sep"].map(|kind| number(&part[kind][1]).into_iter().collect())
        }
        Some("TemplateProcessing") => {
            let single = part["single"].as_array().map_or(&[][..], Vec::as_slice);
            let is_text = |piece: &Json| piece["Sequence"].is_object();
            let Some(text) = single.iter().position(is_text) else { return Default::default() };
            let ids = |piece: &Json| -> Vec<u32> {
                let name = piece["SpecialToken"]["id"].as_str().unwrap_or_default();
                let ids = part["special_tokens"][name]["ids"].as_array();
                ids.into_iter().flatten().filter_map(number).collect()
            };
            [&single[..text], &single[text + 1..]].map(|half| half.iter().flat_map(ids).collect())
        }
        _ => Default::default(),
    }
}

/// The tokens of GLM 4 by their parts, where its files do not say them.
const OF_GLM4: [(&str, &str); 4] = [
    ("bos_token_id", "<|endoftext|>"),
    ("eos_token_id", "<|endoftext|>"),
    ("unknown_token_id", "<|endoftext|>"),
    ("eot_token_id", "<|user|>"),
];

/// The tokens of GLM 4.5 and later by their parts, where its files do not say them.
const OF_GLM45: [(&str, &str); 4] = [
    ("bos_token_id", "[gMASK]"),
    ("eot_token_id", "<|user|>"),
    ("unknown_token_id", "<|endoftext|>"),
    ("eom_token_id", "<|observation|>"),
];

/// Adds those of some tokens by their parts that a vocabulary has, where its files do not say them.
fn add_by_text(files: &TokenizerFiles, tokens: &[(&str, &str)], entries: &mut Entries) {
    let added = files.added();
    for (key, text) in tokens {
        let found = added.iter().find(|token| token.text == *text);
        let key = format!("tokenizer.ggml.{key}");
        let is_said = entries.iter().any(|(known, _)| *known == key);
        if let Some(token) = found.filter(|_| !is_said) {
            entries.push((key, (token.id as u32).into()));
        }
    }
}

/// Sets the special tokens that are not as the files of a family say.
pub(super) fn add_tokens_of_family(
    files: &TokenizerFiles,
    config: &ModelConfig,
    arch: &str,
    entries: &mut Entries,
) {
    let mut set = |key: &str, value: Value| {
        let key = format!("tokenizer.ggml.{key}");
        entries.retain(|(known, _)| *known != key);
        entries.push((key, value));
    };
    match arch {
        "glm4" => add_by_text(files, &OF_GLM4, entries),
        // GLM 4.7 Flash has DeepSeek's architecture, and tokens that DeepSeek has not
        "glm4moe" | "deepseek2" if files.added().iter().any(|token| token.text == "[gMASK]") => {
            add_by_text(files, &OF_GLM45, entries);
        }
        "gemma4" => set("add_bos_token", true.into()),
        "hunyuan-dense" => {
            if let Ok(Some(id)) = config.whole("eod_token_id") {
                set("eos_token_id", id.into());
            }
        }
        "phi2" => set("add_bos_token", false.into()),
        _ => {}
    }
}

/// Adds the special tokens and whether they are put around a text.
pub(super) fn add_tokens(
    files: &TokenizerFiles,
    config: &ModelConfig,
    n_vocab: usize,
    entries: &mut Entries,
    warnings: &mut Vec<String>,
) {
    let added = files.added();
    for (kind, key) in KINDS {
        let named = files.named(kind).and_then(|text| {
            added.iter().find(|token| token.text == text).map(|token| token.id as u64)
        });
        let id = named.or_else(|| config.get(&format!("{kind}_token_id"))?.as_u64());
        match id {
            Some(id) if id < n_vocab as u64 => {
                entries.push((format!("tokenizer.ggml.{key}"), (id as u32).into()));
            }
            Some(id) => warnings.push(format!(
                "the {kind} token {id} is left out: the vocabulary has {n_vocab} tokens"
            )),
            None => {}
        }
    }
    let [bos, eos] = files.surrounds();
    for (kind, said) in [("bos", bos), ("eos", eos), ("sep", files.separates())] {
        let of_config = files.config.get(&format!("add_{kind}_token")).and_then(Json::as_bool);
        if let Some(added) = said.or(of_config) {
            entries.push((format!("tokenizer.ggml.add_{kind}_token"), added.into()));
        }
    }
    deny_bos(files, entries);
}

/// Says that nothing is put before a text where neither file says that anything is, and a GGUF
/// file without a word of it would have a BOS token there. So does transformers read
/// `tokenizer.json`, whatever the class of the tokenizer; one of `tokenizer.model` alone has a BOS
/// token of its own.
fn deny_bos(files: &TokenizerFiles, entries: &mut Entries) {
    const KEY: &str = "tokenizer.ggml.add_bos_token";
    let text = |key: &str| {
        let found = entries.iter().find(|(known, _)| known == key);
        found.and_then(|(_, value)| match value {
            Value::String(text) => std::str::from_utf8(text).ok(),
            _ => None,
        })
    };
    let is_said = entries.iter().any(|(known, _)| known == KEY);
    let is_json = files.tokenizer["model"].is_object();
    if is_said || !is_json {
        return;
    }
    let model = text("tokenizer.ggml.model").unwrap_or_default();
    if adds_bos_unsaid(model, text("tokenizer.ggml.pre")) {
        entries.push((KEY.into(), false.into()));
    }
}

/// Adds the chat template, if there is one: that of `chat_template.jinja` goes before that of
/// `tokenizer_config.json`, as in transformers, whose templates of other names stay.
///
/// # Errors
/// A file of it cannot be read.
pub(super) fn add_template(
    folder: &Path,
    files: &TokenizerFiles,
    entries: &mut Entries,
) -> Result<(), Error> {
    const KEY: &str = "tokenizer.chat_template";
    let jinja = folder.join("chat_template.jinja");
    let json = folder.join("chat_template.json");
    let of_file = if jinja.is_file() {
        let text = String::from_utf8(read_small(&jinja, MAX_TEMPLATE)?);
        Some(text.map_err(|_| Error::invalid(&jinja, "UTF-8 was expected"))?)
    } else {
        None
    };
    let of_config = files.config.get("chat_template").filter(|found| !found.is_null());
    let template = match of_config {
        Some(template) => template.clone(),
        None if of_file.is_none() && json.is_file() => {
            read_object(&json, MAX_TEMPLATE)?.remove("chat_template").unwrap_or_default()
        }
        None => Json::Null,
    };
    let is_default_read = of_file.is_some();
    if let Some(text) = of_file {
        entries.push((KEY.into(), text.into()));
    }
    match template {
        Json::String(text) if !is_default_read => entries.push((KEY.into(), text.into())),
        // several, by name
        Json::Array(several) => {
            for one in &several {
                let Some(text) = one["template"].as_str() else { continue };
                match one["name"].as_str() {
                    Some("default") if is_default_read => {}
                    Some("default") => entries.push((KEY.into(), text.into())),
                    Some(name) => entries.push((format!("{KEY}.{name}"), text.into())),
                    None => {}
                }
            }
        }
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_is_put_before_texts_where_no_file_says_so() {
        let added = |tokenizer: Json, model: &str, pre: &str| -> Vec<Value> {
            let files = TokenizerFiles { tokenizer, config: Map::new() };
            let mut entries: Entries = vec![
                ("tokenizer.ggml.model".into(), model.into()),
                ("tokenizer.ggml.pre".into(), pre.into()),
            ];
            deny_bos(&files, &mut entries);
            let is_key = |key: &String| key == "tokenizer.ggml.add_bos_token";
            entries.into_iter().filter(|(key, _)| is_key(key)).map(|(_, value)| value).collect()
        };
        let json = || json!({"model": {"type": "BPE"}, "post_processor": null});
        assert_eq!(added(json(), "gpt2", "llama-bpe"), [Value::from(false)]);
        assert_eq!(added(json(), "llama", "default"), [Value::from(false)]);
        // a file without the key has none there
        assert!(added(json(), "gpt2", "qwen2").is_empty());
        // that of pieces alone has one
        assert!(added(json!({}), "llama", "default").is_empty());
    }

    #[test]
    fn the_template_of_a_file_goes_first() {
        let folder = std::env::temp_dir().join(format!("hob-templates-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let read = |template: Json| -> Vec<(String, Value)> {
            let config = json!({"chat_template": template}).as_object().unwrap().clone();
            let files = TokenizerFiles { tokenizer: Json::Null, config };
            let mut entries = Entries::new();
            add_template(&folder, &files, &mut entries).unwrap();
            entries
        };
        let entry =
            |name: &str, text: &str| (format!("tokenizer.chat_template{name}"), Value::from(text));
        let several = json!([{"name": "default", "template": "old"},
                             {"name": "tool_use", "template": "tools"}]);
        assert_eq!(read(json!("old")), [entry("", "old")]);
        std::fs::write(folder.join("chat_template.jinja"), "new").unwrap();
        assert_eq!(read(json!("old")), [entry("", "new")]);
        assert_eq!(read(Json::Null), [entry("", "new")]);
        assert_eq!(read(several), [entry("", "new"), entry(".tool_use", "tools")]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
