//! Files whose names others know beforehand: opened for writing only where a plain file is, or
//! nothing yet, so that a link which somebody put there leads nowhere.

use std::fs::{File, OpenOptions};
use std::path::Path;

use super::Error;
use crate::util::platform;

/// Opens a file that has no other name.
///
/// # Errors
/// [`Error::NotPlain`] where a link is, or something else that is no plain file of one name.
pub(super) fn open(options: &mut OpenOptions, path: &Path) -> Result<File, Error> {
    let file = platform::no_follow(options).open(path).map_err(|error| {
        let is_other = path.symlink_metadata().is_ok_and(|found| !found.is_file());
        if is_other { Error::NotPlain { path: path.into() } } else { Error::file(path)(error) }
    })?;
    let found = file.metadata().map_err(Error::file(path))?;
    if !found.is_file() || platform::has_other_names(&file).map_err(Error::file(path))? {
        return Err(Error::NotPlain { path: path.into() });
    }
    Ok(file)
}
