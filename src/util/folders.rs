//! The folders of this user: for preferences, for state, and for files that are made again when
//! they are gone.

use std::path::PathBuf;

/// The environment variable that names the user's own folder.
pub const HOME: &str = if cfg!(windows) { "USERPROFILE" } else { "HOME" };

/// Returns the folder that an environment variable names; an empty variable names none.
pub fn named_by(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Returns the folder of a kind: what `variable` names, else `below` the user's own folder. On
/// Windows all kinds are in `LOCALAPPDATA`.
fn of_kind(variable: &str, below: &str) -> Option<PathBuf> {
    if cfg!(windows) {
        return named_by("LOCALAPPDATA");
    }
    named_by(variable).or_else(|| named_by(HOME).map(|home| home.join(below)))
}

/// Returns the folder for preferences: `XDG_CONFIG_HOME` or `~/.config`.
pub fn config() -> Option<PathBuf> {
    of_kind("XDG_CONFIG_HOME", ".config")
}

/// Returns the folder for state: `XDG_STATE_HOME` or `~/.local/state`.
pub fn state() -> Option<PathBuf> {
    of_kind("XDG_STATE_HOME", ".local/state")
}

/// Returns the folder for caches: `XDG_CACHE_HOME` or `~/.cache`, on macOS `~/Library/Caches`.
pub fn cache() -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return named_by(HOME).map(|home| home.join("Library/Caches"));
    }
    of_kind("XDG_CACHE_HOME", ".cache")
}
