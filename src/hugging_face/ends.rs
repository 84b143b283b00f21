//! The tokens that end a text: all that `eos_token_id` of `generation_config.json` or `config.json`
//! lists, as in transformers.

use std::path::Path;

use serde_json::Value as Json;

use super::Error;
use super::config::ModelConfig;
use super::files::{MAX_GENERATION, read_object};
use super::metadata::Entries;
use crate::gguf::Value;
use crate::tokenizer::{ENDS_KEY, ends_by_text};

/// The key of the end of a text.
const EOS: &str = "tokenizer.ggml.eos_token_id";
/// Keys of single tokens at which readers end a text, too.
const SINGLE: [&str; 2] = ["tokenizer.ggml.eot_token_id", "tokenizer.ggml.eom_token_id"];

/// Most tokens that a list may have.
const MOST: usize = 1 << 10;

/// Adds the tokens that end a text, of which readers do not know it by what is there already: one
/// for each key of single tokens that is free, and if there are more, a list of all, which hob
/// reads.
///
/// # Errors
/// A file cannot be read, or its list is too long.
pub(super) fn add(
    folder: &Path,
    config: &ModelConfig,
    n_vocab: usize,
    entries: &mut Entries,
    warnings: &mut Vec<String>,
) -> Result<(), Error> {
    let mut ends = Vec::new();
    for end in listed(folder, config)? {
        let id = end.as_u64().and_then(|id| u32::try_from(id).ok());
        match id.filter(|&id| (id as usize) < n_vocab) {
            Some(id) => ends.push(id),
            None => warnings.push(format!(
                "{end} of eos_token_id is left out: the number of a token was expected, of which \
                 the vocabulary has {n_vocab}"
            )),
        }
    }
    add_listed(ends, entries);
    Ok(())
}

/// Returns what the configurations list as tokens; that of generation goes first.
fn listed(folder: &Path, config: &ModelConfig) -> Result<Vec<Json>, Error> {
    const KEY: &str = "eos_token_id";
    let path = folder.join("generation_config.json");
    let generation =
        if path.is_file() { read_object(&path, MAX_GENERATION)?.remove(KEY) } else { None };
    let said = generation.filter(|value| !value.is_null()).or_else(|| config.get(KEY).cloned());
    Ok(match said {
        Some(Json::Array(all)) if all.len() > MOST => {
            return Err(Error::invalid(folder, format!("{KEY} lists more than {MOST} tokens")));
        }
        Some(Json::Array(all)) => all,
        Some(one) => vec![one],
        None => Vec::new(),
    })
}

/// Adds tokens that end a text.
fn add_listed(mut ends: Vec<u32>, entries: &mut Entries) {
    let find = |entries: &Entries, key: &str| {
        entries.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
    };
    if find(entries, EOS).is_none()
        && let Some(&first) = ends.first()
    {
        entries.push((EOS.into(), first.into()));
    }
    let Some(Value::Array(tokens)) = find(entries, "tokenizer.ggml.tokens") else { return };
    let texts: Vec<&[u8]> = tokens.strings().map_or_else(|_| Vec::new(), Iterator::collect);
    let said: Vec<Value> =
        [EOS].iter().chain(&SINGLE).filter_map(|key| find(entries, key)).collect();
    ends.sort_unstable();
    ends.dedup();
    let is_known = |id: u32| {
        said.contains(&id.into()) || texts.get(id as usize).is_some_and(|text| ends_by_text(text))
    };
    ends.retain(|&id| !is_known(id));
    let free: Vec<&str> = SINGLE.into_iter().filter(|key| find(entries, key).is_none()).collect();
    if ends.len() > free.len() {
        entries.push((ENDS_KEY.into(), ends.clone().into()));
    }
    for (key, id) in free.into_iter().zip(ends) {
        entries.push((key.into(), id.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what is added to a vocabulary whose end is its second token.
    fn added(ends: &[u32], more: &[(&str, u32)]) -> Vec<(String, Value)> {
        let texts = ["<unk>", "</s>", "a", "<|im_end|>", "b", "c", "d"];
        let mut entries: Entries = vec![
            ("tokenizer.ggml.tokens".into(), Value::strings(texts)),
            (EOS.into(), 1u32.into()),
        ];
        entries.extend(more.iter().map(|&(key, id)| (key.to_owned(), Value::from(id))));
        let n = entries.len();
        add_listed(ends.to_vec(), &mut entries);
        entries.split_off(n)
    }

    #[test]
    fn every_end_of_a_list_is_said() {
        let entry = |key: &str, id: u32| (key.to_owned(), Value::from(id));
        assert_eq!(added(&[1], &[]), []);
        // readers know this one by its text
        assert_eq!(added(&[1, 3], &[]), []);
        assert_eq!(added(&[1, 4, 4], &[]), [entry(SINGLE[0], 4)]);
        assert_eq!(added(&[5, 4], &[]), [entry(SINGLE[0], 4), entry(SINGLE[1], 5)]);
        assert_eq!(added(&[5, 4], &[(SINGLE[0], 4)]), [entry(SINGLE[1], 5)]);
        let all = (ENDS_KEY.to_owned(), Value::from(vec![2u32, 4, 5]));
        assert_eq!(added(&[5, 4, 2], &[]), [all, entry(SINGLE[0], 2), entry(SINGLE[1], 4)]);
    }

    #[test]
    fn what_is_no_token_is_named() {
        let config = serde_json::json!({"eos_token_id": ["</s>", 9, 1]});
        let config = ModelConfig::of("config.json".into(), config.as_object().unwrap().clone());
        let mut warnings = Vec::new();
        let mut entries = Entries::new();
        add(Path::new("/nonexistent"), &config, 2, &mut entries, &mut warnings).unwrap();
        assert_eq!(entries, [(EOS.to_owned(), Value::from(1u32))]);
        for (warning, what) in
            warnings.iter().zip(["\"</s>\" of eos_token_id", "9 of eos_token_id"])
        {
            assert!(warning.starts_with(what), "{warning}");
        }
        assert_eq!(warnings.len(), 2);
    }

    #[test]
    fn the_first_of_a_list_is_the_end_where_none_is_named() {
        let mut entries: Entries =
            vec![("tokenizer.ggml.tokens".into(), Value::strings(["a", "b"]))];
        add_listed(vec![1, 0], &mut entries);
        assert_eq!(entries[1], (EOS.to_owned(), Value::from(1u32)));
        assert_eq!(entries[2], (SINGLE[0].to_owned(), Value::from(0u32)));
    }
}
