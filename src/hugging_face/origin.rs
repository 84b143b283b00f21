//! The origin of a folder, and the name of the model in it.

use std::path::Path;

/// Returns the repository `org/repo` whose snapshot a folder of the hub's cache is
/// (`models--org--repo/snapshots/COMMIT`); `None` for other folders.
pub fn hub_repository(folder: &Path) -> Option<String> {
    let commit = folder.file_name()?.to_str()?;
    let snapshots = folder.parent()?;
    let is_commit = commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_commit || snapshots.file_name()? != "snapshots" {
        return None;
    }
    let name = snapshots.parent()?.file_name()?.to_str()?.strip_prefix("models--")?;
    match name.split_once("--") {
        Some((org, repo)) => Some(format!("{org}/{repo}")),
        None => Some(name.into()),
    }
}

/// Returns the name of the model in a folder: the folder's, or that of a snapshot's repository.
pub(super) fn model_name(folder: &Path) -> String {
    let canonical = folder.canonicalize();
    let folder = canonical.as_deref().unwrap_or(folder);
    let repository = hub_repository(folder);
    let last = repository.as_deref().and_then(|name| name.rsplit('/').next());
    let name = last.map(str::to_owned);
    let of_folder = || Some(folder.file_name()?.to_string_lossy().into_owned());
    name.or_else(of_folder).unwrap_or_else(|| "model".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snapshots_have_the_name_of_their_repository() {
        let commit = "0123456789abcdef0123456789abcdef01234567";
        let path = format!("/x/models--org--some--repo/snapshots/{commit}");
        assert_eq!(hub_repository(Path::new(&path)), Some("org/some--repo".into()));
        assert_eq!(model_name(Path::new(&path)), "some--repo");
        for other in ["/x/snapshots/short", "/x/model", "/", "models--a--b/snapshots/0123"] {
            assert_eq!(hub_repository(Path::new(other)), None, "{other}");
        }
        assert_eq!(model_name(Path::new("/no/such/folder")), "folder");
    }
}
