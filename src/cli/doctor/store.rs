//! The store of models: can it be written to, is there room on its disk, are its models whole.

use std::path::Path;

use super::super::units::binary_size;
use super::Finding;
use crate::store::Store;
use crate::util::platform::{is_writable, room};

/// Room on a disk below which a model of a few billion parameters may not arrive whole.
const LITTLE_ROOM: u64 = 5 << 30;

/// Checks the store.
pub(super) fn findings() -> Vec<Finding> {
    const CHECK: &str = "store";
    let store = match Store::of_environment() {
        Ok(store) => store,
        Err(error) => {
            let advice = "set HF_HOME to a folder, for `hob pull` and names of models";
            return vec![Finding::warn(CHECK, error.to_string(), advice)];
        }
    };
    let folder = store.cache().folder();
    let models = store.cache().list();
    let size: u64 = models.iter().map(|model| model.size).sum();
    let shown = folder.display();
    let mut all = vec![match existing(folder) {
        None => Finding::fail(
            CHECK,
            format!("{shown} cannot be made: no folder above it is there"),
            "set HF_HOME to a folder that can be",
        ),
        Some(there) if !there.is_dir() => Finding::fail(
            CHECK,
            format!("{} is no folder", there.display()),
            "set HF_HOME or HF_HUB_CACHE, whichever names it, to a folder",
        ),
        Some(there) => match writing(there) {
            Err(what) => Finding::fail(
                CHECK,
                format!("{} cannot be written to: {what}", there.display()),
                "give this user the folder, or set HF_HOME to another",
            ),
            Ok(()) => Finding::ok(
                CHECK,
                format!("{} models, {} in {shown}", models.len(), binary_size(size)),
            ),
        },
    }];
    let partial: Vec<String> =
        models.iter().filter(|model| !model.complete).map(|model| model.name.to_string()).collect();
    if let Some(first) = partial.first() {
        let found = format!("parts are missing of {}", partial.join(", "));
        all.push(Finding::warn("models", found, format!("`hob pull {first}` fetches the rest")));
    }
    all.extend(existing(folder).and_then(room).map(|room| {
        let found = format!("{} free for models", binary_size(room));
        if room < LITTLE_ROOM {
            let advice = "`hob rm` removes models; HF_HOME names a folder on another disk";
            Finding::warn("disk", found, advice)
        } else {
            Finding::ok("disk", found)
        }
    }));
    all
}

/// Returns the folder, or the nearest above it that is there, which may be something else.
fn existing(folder: &Path) -> Option<&Path> {
    folder.ancestors().find(|folder| folder.exists())
}

/// Makes a folder in another for a moment, since some systems of files let nobody make one whatever
/// their modes say.
///
/// # Errors
/// Says why that cannot be.
fn writing(folder: &Path) -> Result<(), String> {
    if !is_writable(folder) {
        return Err("this user may not".into());
    }
    let inner = folder.join(format!(".hob-doctor-{}", std::process::id()));
    let made = std::fs::create_dir(&inner).and_then(|()| std::fs::remove_dir(&inner));
    made.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_for_all_has_room_and_can_be_written_to() {
        let folder = std::env::temp_dir();
        assert!(writing(&folder).is_ok() && room(&folder).is_some_and(|room| room > 0));
        assert_eq!(existing(&folder.join("hob-no-such-folder/there")), Some(folder.as_path()));
    }
}
