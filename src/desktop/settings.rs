//! The user's preferences, kept in a file of JSON.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::load_settings::LoadSettings;
use crate::util::{bounded, folders, platform, random};

/// Settings of the desktop form. Members that are absent from a file have their defaults; unknown
/// ones are an error, so that a slip of the pen is seen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// The host at which the API listens.
    pub host: String,
    /// Its port; 0 takes one that is free.
    pub port: u16,
    /// The model for requests that name none of this machine's, when none is loaded.
    pub default_model: Option<String>,
    /// Allows a request to load the model it names. Otherwise only models that are loaded answer.
    pub just_in_time: bool,
    /// Seconds after which an unused model is unloaded; 0 is never.
    pub ttl: u64,
    /// Further names of models, made through Ollama's interface.
    pub aliases: BTreeMap<String, String>,
    /// The address of another hub than the usual one, asked without a token.
    pub hub: Option<String>,
    /// The way to load single models, by their names.
    pub models: BTreeMap<String, LoadSettings>,
}

impl Default for Preferences {
    fn default() -> Self {
        // LM Studio's port and time.
        Self {
            host: "127.0.0.1".into(),
            port: 1234,
            default_model: None,
            just_in_time: true,
            ttl: 3600,
            aliases: BTreeMap::new(),
            hub: None,
            models: BTreeMap::new(),
        }
    }
}

impl Preferences {
    /// Returns how long a model stays unused.
    pub fn ttl(&self) -> Option<Duration> {
        (self.ttl > 0).then(|| Duration::from_secs(self.ttl))
    }

    /// Reads a file; without one, everything is as it is by default.
    ///
    /// # Errors
    /// When it cannot be read, or holds something else.
    pub fn read(file: &Path) -> io::Result<Preferences> {
        match bounded::read_settings(file) {
            Ok(bytes) => Ok(serde_json::from_slice(&bytes)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Preferences::default()),
            Err(error) => Err(error),
        }
    }

    /// Writes a file, whole or not at all.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let folder = file.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(folder)?;
        let mut temporary = file.to_owned().into_os_string();
        temporary.push(format!(".{}.new", random::hex::<4>()?));
        let temporary = PathBuf::from(temporary);
        let text = serde_json::to_vec_pretty(self)?;
        let written = fs::write(&temporary, text).and_then(|()| platform::rename(&temporary, file));
        // it may not be there
        written.inspect_err(|_| _ = fs::remove_file(&temporary))
    }
}

/// Returns `hob/desktop.json` in the folder for preferences.
pub fn default_file() -> Option<PathBuf> {
    Some(folders::config()?.join("hob/desktop.json"))
}
