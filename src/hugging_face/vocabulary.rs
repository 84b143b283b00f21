//! The vocabulary: `tokenizer.model`, or else `tokenizer.json`, as GGUF has it.

use std::collections::HashMap;
use std::path::Path;

use serde_json::{Map, Value as Json};

use super::config::ModelConfig;
use super::files::{read_object, read_small};
use super::metadata::Entries;
use super::special::{self, TokenizerFiles};
use super::{Error, pre, sentencepiece};
use crate::gguf::Value;

/// Longest file of a tokenizer, in bytes; that of Gemma 3 has 33 millions.
const MAX_TOKENIZER: u64 = 128 << 20;

/// The token that ends a turn of the first Gemma, which none of its files names as one.
const GEMMA_TURN_END: usize = 107;
/// The text of that token.
const TURN_END: &[u8] = b"<end_of_turn>";

/// Types of tokens, by GGUF's numbers.
const NORMAL: i32 = 1;
const UNKNOWN: i32 = 2;
const CONTROL: i32 = 3;
const USER_DEFINED: i32 = 4;
const UNUSED: i32 = 5;
const BYTE: i32 = 6;

/// The tokens that are no text, of those that were added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ControlRule {
    /// Those that the files call special.
    Said,
    /// Those, and others that look so.
    SaidOrSeen,
}

/// A vocabulary on its way.
struct TokenTable {
    texts: Vec<Vec<u8>>,
    types: Vec<i32>,
    /// Scores, of a vocabulary of SentencePiece.
    scores: Option<Vec<f32>>,
}

impl TokenTable {
    /// Returns a vocabulary of `n` tokens that are not used.
    fn unused(n: usize, score: Option<f32>) -> TokenTable {
        TokenTable {
            texts: (0..n).map(|i| format!("[PAD{i}]").into_bytes()).collect(),
            types: vec![UNUSED; n],
            scores: score.map(|score| vec![score; n]),
        }
    }

    /// Sets a token; one past the end is left out.
    fn set(&mut self, id: usize, text: &[u8], ty: i32, score: f32) {
        if id >= self.texts.len() {
            tracing::debug!(id, "a token past the end of the vocabulary is left out");
            return;
        }
        self.texts[id] = text.to_vec();
        self.types[id] = ty;
        if let Some(scores) = &mut self.scores {
            scores[id] = score;
        }
    }

    /// Sets the tokens that were added.
    fn set_added(&mut self, files: &TokenizerFiles, controls: ControlRule) {
        for token in files.added() {
            let seen = controls == ControlRule::SaidOrSeen && looks_special(token.text);
            if token.special || seen {
                self.set(token.id, token.text.as_bytes(), CONTROL, -1000.0);
            } else {
                let text = token.text.replace('▁', " ");
                self.set(token.id, text.as_bytes(), USER_DEFINED, -1000.0);
            }
        }
    }

    /// Adds the keys of the vocabulary.
    fn add_to(self, model: &str, pre: &str, entries: &mut Entries) {
        let mut push = |key: &str, value: Value| {
            entries.push((format!("tokenizer.ggml.{key}"), value));
        };
        push("model", model.into());
        push("pre", pre.into());
        push("tokens", Value::strings(&self.texts));
        if let Some(scores) = self.scores {
            push("scores", scores.into());
        }
        push("token_type", self.types.into());
    }
}

/// Returns whether a token that is marked as text is one that controls.
fn looks_special(text: &str) -> bool {
    ["<pad>", "<mask>", "<2mass>", "[@BOS@]"].contains(&text)
        || (text.starts_with("<|") && text.ends_with("|>"))
        || (text.starts_with("<｜") && text.ends_with("｜>"))
        || (text.starts_with("<unused") && text.ends_with('>'))
}

/// Returns the metadata of the tokenizer of a model with `n_vocab` tokens.
///
/// # Errors
/// There is no tokenizer, or one of a kind that is not read.
pub(super) fn metadata(
    folder: &Path,
    config: &ModelConfig,
    arch: &str,
    n_vocab: usize,
) -> Result<Entries, Error> {
    let json = folder.join("tokenizer.json");
    let of_config = folder.join("tokenizer_config.json");
    let pieces = folder.join("tokenizer.model");
    let object = |path: &Path| -> Result<Map<String, Json>, Error> {
        if path.is_file() { read_object(path, MAX_TOKENIZER) } else { Ok(Map::new()) }
    };
    let files =
        TokenizerFiles { tokenizer: Json::Object(object(&json)?), config: object(&of_config)? };
    let mut entries = Entries::new();
    if pieces.is_file() {
        let file = read_small(&pieces, MAX_TOKENIZER)?;
        let found = sentencepiece::pieces(&file).map_err(|what| Error::invalid(&pieces, what))?;
        let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
        for (id, piece) in found.iter().enumerate() {
            table.set(id, &piece.text, piece.ty, piece.score);
        }
        let controls = match arch {
            "phi3" => ControlRule::Said,
            _ => ControlRule::SaidOrSeen,
        };
        table.set_added(&files, controls);
        if arch == "gemma" && table.texts.get(GEMMA_TURN_END).is_some_and(|t| t == TURN_END) {
            entries.push(("tokenizer.ggml.eot_token_id".into(), (GEMMA_TURN_END as u32).into()));
        }
        table.add_to("llama", "default", &mut entries);
        add_space_prefix(&files, arch, &mut entries);
    } else if json.is_file() {
        let model = &files.tokenizer["model"];
        if model["type"] != "BPE" {
            let kind = model["type"].as_str().unwrap_or("(none)");
            let kind: String = kind.chars().take(50).collect();
            let what = format!("a vocabulary of kind {kind:?} is not read here; BPE is");
            return Err(Error::invalid(&json, what));
        }
        if model["byte_fallback"] == true {
            of_pieces_in_json(&files, n_vocab).add_to("llama", "default", &mut entries);
            add_space_prefix(&files, arch, &mut entries);
        } else {
            let pre = pre::name(&files.tokenizer).map_err(|what| Error::invalid(&json, what))?;
            of_bpe(&files, n_vocab).add_to("gpt2", pre, &mut entries);
            let merges = merges(model).map_err(|what| Error::invalid(&json, what))?;
            entries.push(("tokenizer.ggml.merges".into(), Value::strings(&merges)));
        }
    } else {
        let what = "there is neither tokenizer.json nor tokenizer.model in it";
        return Err(Error::invalid(folder, what));
    }
    special::add_tokens(&files, config, n_vocab, &mut entries);
    special::add_tokens_of_family(&files, config, arch, &mut entries);
    special::add_template(folder, &files, &mut entries)?;
    Ok(entries)
}

/// Adds the key that says whether a space is put before a text, where it is not as usual.
fn add_space_prefix(files: &TokenizerFiles, arch: &str, entries: &mut Entries) {
    let of_config = files.config.get("add_prefix_space").and_then(Json::as_bool);
    let normalizer = files.tokenizer["normalizer"].to_string();
    let is_bare = files.tokenizer.get("normalizer").is_some_and(|found| !found.is_null())
        && !normalizer.contains("Prepend")
        && !files.tokenizer["pre_tokenizer"].to_string().contains("Metaspace");
    let added = match of_config {
        _ if arch.starts_with("gemma") => Some(false),
        None if is_bare => Some(false),
        found => found,
    };
    if let Some(added) = added {
        entries.push(("tokenizer.ggml.add_space_prefix".into(), added.into()));
    }
}

/// Returns the texts of a vocabulary in JSON, with their numbers.
fn vocabulary(files: &TokenizerFiles) -> impl Iterator<Item = (&str, usize)> {
    let vocabulary = files.tokenizer["model"]["vocab"].as_object();
    vocabulary
        .into_iter()
        .flatten()
        .filter_map(|(text, id)| Some((text.as_str(), usize::try_from(id.as_u64()?).ok()?)))
}

/// Returns the vocabulary of byte-level BPE.
fn of_bpe(files: &TokenizerFiles, n_vocab: usize) -> TokenTable {
    let mut table = TokenTable::unused(n_vocab, None);
    for (text, id) in vocabulary(files) {
        table.set(id, text.as_bytes(), NORMAL, 0.0);
    }
    table.set_added(files, ControlRule::SaidOrSeen);
    table
}

/// Returns the vocabulary of SentencePiece that was written as BPE. The order of merges is that of
/// scores, so that a token's score is the place of the first merge that makes it.
fn of_pieces_in_json(files: &TokenizerFiles, n_vocab: usize) -> TokenTable {
    let model = &files.tokenizer["model"];
    let mut ranks: HashMap<String, usize> = HashMap::new();
    for (rank, merge) in model["merges"].as_array().into_iter().flatten().enumerate() {
        let whole = match merge {
            Json::String(pair) => pair.replacen(' ', "", 1),
            pair => {
                let half = |i: usize| pair[i].as_str().unwrap_or_default();
                format!("{}{}", half(0), half(1))
            }
        };
        ranks.entry(whole).or_insert(rank);
    }
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    let unknown = model["unk_token"].as_str();
    for (text, id) in vocabulary(files) {
        let is_byte = text.len() == 6 && text.starts_with("<0x") && text.ends_with('>');
        let ty = match text {
            _ if is_byte => BYTE,
            text if Some(text) == unknown => UNKNOWN,
            _ => NORMAL,
        };
        let score = match ranks.get(text) {
            Some(&rank) => -(rank as f32),
            // no merge makes it: a letter, or a byte
            None if is_byte => 0.0,
            None => -1e6,
        };
        table.set(id, text.as_bytes(), ty, score);
    }
    table.set_added(files, ControlRule::SaidOrSeen);
    if let Some(id) = unknown.and_then(|text| model["vocab"][text].as_u64()) {
        let text = unknown.unwrap_or_default();
        table.set(usize::try_from(id).unwrap_or(usize::MAX), text.as_bytes(), UNKNOWN, 0.0);
    }
    table
}

/// Returns the merges as GGUF has them: two texts with a space between.
///
/// # Errors
/// They are of an unknown form.
fn merges(model: &Json) -> Result<Vec<String>, &'static str> {
    const EXPECTED: &str = "merges were expected as pairs of texts";
    let all = model["merges"].as_array().ok_or(EXPECTED)?;
    let text = |value: &Json| value.as_str().map(|text| text.replace(' ', "Ġ"));
    let pair = |merge: &Json| match merge {
        Json::String(pair) => Some(pair.clone()),
        Json::Array(pair) => match &pair[..] {
            [left, right] => Some(format!("{} {}", text(left)?, text(right)?)),
            _ => None,
        },
        _ => None,
    };
    all.iter().map(|merge| pair(merge).ok_or(EXPECTED)).collect()
}
