//! The vocabulary of a tokenizer as the constraint engine knows it, and its tables between runs.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::grammar::Vocabulary;
use crate::tokenizer::Tokenizer;
use crate::util::caches;

/// Vocabularies of fewer tokens are made as fast as a file is read.
const WORTH_A_FILE: usize = 16_384;

/// Most files that are kept, of some 20 MB each; those written first go.
const MOST_FILES: usize = 12;

const ENDING: &str = "tables";

/// Returns the tokens as the constraint engine knows them: those that are never text (control
/// tokens, those that end a text, those that the model's file wants never to be generated) have no
/// bytes.
fn tokens(tokenizer: &Tokenizer) -> Vec<Box<[u8]>> {
    let bytes = |id: u32| {
        let silent = tokenizer.is_hidden(id)
            || tokenizer.is_eog(id)
            || tokenizer.suppressed_ids().binary_search(&id).is_ok();
        if silent { [].into() } else { tokenizer.token_bytes(id).into() }
    };
    (0..tokenizer.n_vocab() as u32).map(bytes).collect()
}

/// Returns the vocabulary of a tokenizer.
pub fn vocabulary(tokenizer: &Tokenizer) -> Vocabulary {
    Vocabulary::new(tokens(tokenizer))
}

/// Returns the folder in which tables of vocabularies are kept: the one of the variable
/// `HOB_VOCAB_CACHE`, none where that is `off`, else the system's folder for caches.
pub fn tables_folder() -> Option<PathBuf> {
    match std::env::var_os("HOB_VOCAB_CACHE") {
        Some(off) if off == "off" => None,
        Some(folder) if !folder.is_empty() => Some(folder.into()),
        _ => caches::folder("vocabularies"),
    }
}

/// Returns the vocabulary of a tokenizer, its tables from a file of `folder` if it is there and
/// sound. Otherwise they are made, and written there; a failure to write costs time in the next
/// run, nothing else.
pub fn kept_vocabulary(tokenizer: &Tokenizer, folder: Option<&Path>) -> Vocabulary {
    let tokens = tokens(tokenizer);
    let Some(folder) = folder.filter(|_| tokens.len() >= WORTH_A_FILE) else {
        return Vocabulary::new(tokens);
    };
    let key = Vocabulary::key(&tokens);
    let name: String = key[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let path = folder.join(name).with_extension(ENDING);
    let file = std::fs::read(&path).unwrap_or_default();
    let tokens = match Vocabulary::from_tables(tokens, key, &file) {
        Ok(vocabulary) => return vocabulary,
        Err(tokens) => tokens,
    };
    let vocabulary = Vocabulary::new(tokens);
    match caches::write(&path, &vocabulary.tables(key)) {
        Ok(()) => forget_oldest(folder),
        Err(e) => tracing::debug!("tables of the vocabulary are not kept: {}: {e}", path.display()),
    }
    vocabulary
}

/// Removes what was written first, if there are too many files.
fn forget_oldest(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let ours = entry.path().extension().is_some_and(|ending| ending == ENDING);
            Some((entry.metadata().ok()?.modified().ok()?, entry.path())).filter(|_| ours)
        })
        .collect();
    files.sort();
    for (_, path) in files.iter().take(files.len().saturating_sub(MOST_FILES)) {
        let _ = std::fs::remove_file(path); // another process may have been first
    }
}
