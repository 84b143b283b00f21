//! Special tokens, and the chat template: what `tokenizer_config.json`, `tokenizer.json` and
//! `config.json` say of them, in the order in which llama.cpp's converter believes them.

use std::path::Path;

use serde_json::{Map, Value as Json};

use super::Error;
use super::config::ModelConfig;
use super::files::{read_object, read_small};
use super::metadata::Entries;
use crate::gguf::Value;

/// Longest chat template, or file with one, in bytes.
const MAX_TEMPLATE: u64 = 4 << 20;
/// Kinds of special tokens, and their keys in GGUF.
const KINDS: [(&str, &str); 7] = [
    ("bos", "bos_token_id"),
    ("eos", "eos_token_id"),
    ("unk", "unknown_token_id"),
    ("sep", "seperator_token_id"),
    ("pad", "padding_token_id"),
    ("cls", "cls_token_id"),
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

    /// Returns the text of a special token that the configuration names.
    fn named(&self, kind: &str) -> Option<&str> {
        let entry = self.config.get(&format!("{kind}_token"))?;
        entry.as_str().or_else(|| entry["content"].as_str())
    }

    /// Returns what the post-processor puts before and behind a text; `None` if it does not say.
    fn surrounds(&self) -> [Option<bool>; 2] {
        let processor = &self.tokenizer["post_processor"];
        let alone = std::slice::from_ref(processor);
        let parts = processor["processors"].as_array().map_or(alone, Vec::as_slice);
        let mut found = [None, None];
        for part in parts {
            match part["type"].as_str() {
                Some("ByteLevel") => found = found.map(|known| known.or(Some(false))),
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

/// The tokens of GLM 4 by their parts, where its files do not say them.
const OF_GLM4: [(&str, &str); 4] = [
    ("bos_token_id", "<|endoftext|>"),
    ("eos_token_id", "<|endoftext|>"),
    ("unknown_token_id", "<|endoftext|>"),
    ("eot_token_id", "<|user|>"),
];

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
        "glm4" => {
            let added = files.added();
            for (key, text) in OF_GLM4 {
                let found = added.iter().find(|token| token.text == text);
                let key = format!("tokenizer.ggml.{key}");
                let is_said = entries.iter().any(|(known, _)| *known == key);
                if let Some(token) = found.filter(|_| !is_said) {
                    entries.push((key, (token.id as u32).into()));
                }
            }
        }
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
) {
    let added = files.added();
    for (kind, key) in KINDS {
        let named = files.named(kind).and_then(|text| {
            added.iter().find(|token| token.text == text).map(|token| token.id as u64)
        });
        let id = named.or_else(|| config.get(&format!("{kind}_token_id"))?.as_u64());
        if let Some(id) = id.filter(|&id| id < n_vocab as u64) {
            entries.push((format!("tokenizer.ggml.{key}"), (id as u32).into()));
        }
    }
    for (kind, said) in ["bos", "eos"].into_iter().zip(files.surrounds()) {
        let of_config = files.config.get(&format!("add_{kind}_token")).and_then(Json::as_bool);
        if let Some(added) = said.or(of_config) {
            entries.push((format!("tokenizer.ggml.add_{kind}_token"), added.into()));
        }
    }
}

/// Adds the chat template, if there is one.
///
/// # Errors
/// A file of it cannot be read.
pub(super) fn add_template(
    folder: &Path,
    files: &TokenizerFiles,
    entries: &mut Entries,
) -> Result<(), Error> {
    let jinja = folder.join("chat_template.jinja");
    let json = folder.join("chat_template.json");
    let template = match files.config.get("chat_template") {
        Some(template) => template.clone(),
        None if jinja.is_file() => {
            let text = read_small(&jinja, MAX_TEMPLATE)?;
            let text = String::from_utf8(text);
            Json::String(text.map_err(|_| Error::invalid(&jinja, "UTF-8 was expected"))?)
        }
        None if json.is_file() => {
            read_object(&json, MAX_TEMPLATE)?.remove("chat_template").unwrap_or_default()
        }
        None => return Ok(()),
    };
    const KEY: &str = "tokenizer.chat_template";
    match template {
        Json::String(text) => entries.push((KEY.into(), text.into())),
        // several, by name
        Json::Array(several) => {
            for one in &several {
                let Some(text) = one["template"].as_str() else { continue };
                match one["name"].as_str() {
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
