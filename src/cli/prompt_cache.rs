//! Options of the prompt cache on disk.

use std::ffi::OsString;
use std::path::PathBuf;

use super::Error;
use crate::engine::PromptCacheOptions;

/// Options of a folder that keeps what was computed of prompts.
#[derive(Debug, clap::Args)]
pub(super) struct PromptCacheArgs {
    /// Keep what was computed of prompts in files of this directory, so that the next process need
    /// not compute it again; several processes may share it. Whoever can read it can learn of the
    /// prompts, and whoever can write there can change answers
    #[arg(
        long,
        value_name = "DIR",
        env = "HOB_PROMPT_CACHE",
        value_parser = clap::builder::OsStringValueParser::new()
    )]
    prompt_cache: Option<OsString>,
    /// GiB that the files of --prompt-cache may take; those unused for longest go first
    #[arg(
        long,
        value_name = "GIB",
        env = "HOB_PROMPT_CACHE_SIZE",
        default_value = "8",
        value_parser = gib
    )]
    prompt_cache_size: u64,
}

impl PromptCacheArgs {
    /// Returns the options, if a folder is named.
    ///
    /// # Errors
    /// When something else than a folder has its name.
    pub(super) fn options(&self) -> Result<Option<PromptCacheOptions>, Error> {
        let folder = self.prompt_cache.clone().filter(|folder| !folder.is_empty());
        let Some(folder) = folder.map(PathBuf::from) else { return Ok(None) };
        if folder.exists() && !folder.is_dir() {
            let what = format!("--prompt-cache {}: this is no folder", folder.display());
            return Err(Error::Usage(what));
        }
        let limit = self.prompt_cache_size;
        Ok(Some(PromptCacheOptions { folder, limit, ..PromptCacheOptions::default() }))
    }
}

/// Reads a number of GiB as bytes, for clap.
fn gib(text: &str) -> Result<u64, String> {
    let bytes = text.parse::<f64>().map(|gib| gib * f64::from(1 << 30));
    match bytes {
        Ok(bytes) if (1.0..2f64.powi(60)).contains(&bytes) => Ok(bytes as u64),
        _ => Err("a number of GiB above 0 was expected".into()),
    }
}
