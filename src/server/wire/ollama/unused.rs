//! Members of Ollama's bodies that nothing comes of: they are taken, and named in the log.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use super::super::foreign::{self, Api};
use crate::sampling::OPTIONS;
use crate::server::fields::Fields;
use crate::server::openapi;

/// Options about how a model is loaded, which change no text.
pub(super) const LOAD_OPTIONS: &[&str] = &[
    "numa",
    "num_batch",
    "num_gpu",
    "main_gpu",
    "num_thread",
    "num_gqa",
    "low_vram",
    "f16_kv",
    "use_mmap",
    "use_mlock",
    "vocab_only",
    "logits_all",
    "embedding_only",
    "penalize_newline",
    "draft_num_predict",
];

/// Members of a body that the server decides about.
const OF_SERVER: &[(&str, &str)] = &[
    ("truncate", "a prompt that does not fit is refused, never cut"),
    ("shift", "--context-shift of the server says what happens where a text fills the context"),
];

/// Most names that the log tells of; a stranger can send any number.
const MOST_NAMES: usize = 100;
/// Characters of a name that the log shows.
const SHOWN: usize = 60;

/// Names in the log the members of a body that nothing comes of, each the first time that it is
/// met.
pub(super) fn note_unused(fields: &Fields, api: Api) {
    for (name, reason) in unused(fields, api) {
        let shown: String = name.chars().take(SHOWN).collect();
        if is_new(&shown) {
            tracing::info!(member = ?shown, "without effect in Ollama's requests: {reason}");
        }
    }
}

/// Returns the members of a body that nothing comes of, by their paths, and why.
fn unused(fields: &Fields, api: Api) -> Vec<(String, &'static str)> {
    let mut unused = Vec::new();
    for (name, _) in fields.map().iter().filter(|(_, value)| !value.is_null()) {
        if let Some((_, reason)) = OF_SERVER.iter().find(|(known, _)| known == name) {
            unused.push((name.clone(), *reason));
        } else if !is_known(name, api) {
            unused.push((name.clone(), "not known here"));
        }
    }
    if let Some(options) = fields.get("options").and_then(|options| options.as_object()) {
        let given = options.iter().filter(|(_, value)| !value.is_null());
        let of_load = given.filter(|(name, _)| LOAD_OPTIONS.contains(&name.as_str()));
        let reason = "the command line says how a model is loaded";
        unused.extend(of_load.map(|(name, _)| (format!("options.{name}"), reason)));
    }
    unused
}

/// Returns whether a member means something at an endpoint, or is refused there.
fn is_known(name: &str, api: Api) -> bool {
    static TEXTS: OnceLock<BTreeSet<String>> = OnceLock::new();
    static VECTORS: OnceLock<BTreeSet<String>> = OnceLock::new();
    if api == Api::OllamaEmbed {
        let schemas = ["OllamaEmbedRequest", "EmbeddingsRequest"];
        let known = VECTORS.get_or_init(|| openapi::request_members(&schemas));
        return known.contains(name) || foreign::is_known(name, &[api, Api::Embeddings]);
    }
    let known = TEXTS.get_or_init(|| {
        let schemas =
            ["OllamaChatRequest", "OllamaGenerateRequest", "ChatRequest", "CompletionRequest"];
        let mut known = openapi::request_members(&schemas);
        known.extend(OPTIONS.iter().map(|option| option.name.to_owned()));
        known
    });
    known.contains(name) || foreign::is_known(name, &[api, Api::Chat, Api::Completion])
}

/// Returns whether a name has not been told yet, and notes that it is now.
fn is_new(name: &str) -> bool {
    static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    told.len() < MOST_NAMES && told.insert(name.to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn names(body: &Value, api: Api) -> Vec<String> {
        let fields = Fields::of_body(body).unwrap();
        unused(&fields, api).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn what_nothing_comes_of_is_named() {
        let body = json!({"model": "m", "messages": [], "tools": [], "think": true, "format": "",
            "stream": false, "keep_alive": 1, "options": {"seed": 1, "num_gpu": 1, "numa": null},
            "top_k": 3, "speculative.n_max": 3, "regex": "a", "logprobs": true, "prompt": "",
            "truncate": true, "shift": null, "colour": "blue", "guided_json": {}, "metadata": {},
            "raw": false, "template": ""});
        let found = names(&body, Api::OllamaChat);
        assert_eq!(found, ["truncate", "colour", "options.num_gpu"]);
        let body = json!({"model": "m", "input": "a", "prompt": "b", "dimensions": 3,
            "embd_normalize": 2, "grammar": "", "shift": true});
        let found = names(&body, Api::OllamaEmbed);
        assert_eq!(found, ["grammar", "shift"]);
    }

    #[test]
    fn a_name_is_told_once() {
        assert!(is_new("told once") && !is_new("told once"));
    }
}
