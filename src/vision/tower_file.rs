//! The vision tower that lies next to a model file, or in the model's folder.

use std::path::{Path, PathBuf};

use super::config;
use super::error::Error;
use super::family;
use crate::gguf::{Gguf, NameFit, PathsOf, ProjectorGroup, projectors_by_name};
use crate::hugging_face::{HfTower, has_tower, is_model_folder};

/// A file next to a model that its name makes the model's tower, and that cannot be it.
#[derive(Debug)]
pub struct UnusableTower {
    /// The file.
    pub tower: PathBuf,
    /// Why not.
    pub fault: Box<Error>,
}

/// Files next to a model that may be its tower.
struct FilesBeside {
    root: PathBuf,
    /// Their paths below the root.
    paths: Vec<String>,
    /// That of the model.
    model: String,
    kind: PathsOf,
}

impl FilesBeside {
    /// Lists the files next to a model, in a repository of the store (`snapshots/COMMIT`) those of
    /// the folders above, too.
    fn of(model: &Path) -> Option<FilesBeside> {
        let folder = match model.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let is_root = |folder: &&Path| {
            folder.parent().and_then(Path::file_name).is_some_and(|parent| parent == "snapshots")
        };
        let repository = folder.ancestors().find(is_root);
        let root = repository.unwrap_or(folder);
        // as a repository's paths are written, whatever the system's separator
        let below_root = |path: &Path| {
            let parts = path.strip_prefix(root).ok()?.components();
            let parts: Option<Vec<&str>> = parts.map(|part| part.as_os_str().to_str()).collect();
            Some(parts?.join("/"))
        };
        let folders = folder.ancestors().take_while(|folder| folder.starts_with(root));
        let entries =
            folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
        let mut paths: Vec<String> =
            entries.filter_map(|entry| below_root(&entry.path())).collect();
        paths.sort();
        let model = below_root(&folder.join(model.file_name()?))?;
        let kind = if repository.is_some() { PathsOf::Repository } else { PathsOf::Folder };
        Some(FilesBeside { root: root.to_owned(), paths, model, kind })
    }

    /// Returns the files of a group that fit a model, and the fault of the first that does not.
    fn fitting<'p>(
        &self,
        group: &ProjectorGroup<'p>,
        text: &Gguf,
    ) -> (Vec<&'p str>, Option<UnusableTower>) {
        let mut fitting = Vec::new();
        let mut unusable = None;
        for &path in &group.paths {
            let tower = self.root.join(path);
            match check(&tower, text) {
                Ok(()) => fitting.push(path),
                Err(fault) => {
                    tracing::debug!(tower = %tower.display(), %fault, "not the model's tower");
                    unusable = unusable.or(Some(UnusableTower { tower, fault: Box::new(fault) }));
                }
            }
        }
        (fitting, unusable)
    }
}

/// Returns the vision tower next to a model file, whose metadata is `text`: of the files with
/// `mmproj` in their names that fit it, as their own metadata says, the one whose name fits best,
/// see [`projectors_by_name`]. Where different ones fit equally well, a warning names them.
///
/// # Errors
/// No file fits, and one has the model's name, or no other's.
pub fn find(model: &Path, text: &Gguf) -> Result<Option<PathBuf>, UnusableTower> {
    let Some(files) = FilesBeside::of(model) else { return Ok(None) };
    let paths: Vec<&str> = files.paths.iter().map(String::as_str).collect();
    let mut first_fault = None;
    for group in projectors_by_name(&paths, &files.model) {
        let (fitting, unusable) = files.fitting(&group, text);
        let Some(&chosen) = fitting.first() else {
            let is_meant = group.fit > NameFit::Other || files.kind == PathsOf::Repository;
            first_fault = first_fault.or(unusable.filter(|_| is_meant));
            continue;
        };
        if group.differ && fitting.len() > 1 {
            tracing::warn!(
                "several vision towers fit {}: {}; {chosen} is taken, --mmproj FILE chooses",
                files.model,
                fitting.join(", ")
            );
        }
        return Ok(Some(files.root.join(chosen)));
    }
    first_fault.map_or(Ok(None), Err)
}

/// Returns the folder of Hugging Face's form itself where it holds a tower that fits its model.
///
/// # Errors
/// It holds one that cannot be used.
pub fn in_folder(folder: &Path, text: &Gguf) -> Result<Option<PathBuf>, UnusableTower> {
    if !has_tower(folder) {
        return Ok(None);
    }
    match check(folder, text) {
        Ok(()) => Ok(Some(folder.to_owned())),
        Err(fault) => Err(UnusableTower { tower: folder.to_owned(), fault: Box::new(fault) }),
    }
}

/// Opens the container of a tower: a GGUF file, or the folder of a model that sees.
///
/// # Errors
/// It is no sound one.
pub fn open(tower: &Path) -> Result<Gguf, Error> {
    if is_model_folder(tower) {
        return Ok(HfTower::open(tower)?.gguf);
    }
    Gguf::open(tower).map_err(|error| Error::Model(error.into()))
}

/// Checks that a file is a vision tower of the width and of the kind that a model needs, as far as
/// the metadata of both says.
fn check(tower: &Path, text: &Gguf) -> Result<(), Error> {
    let gguf = open(tower)?;
    let plan = config::read(&gguf)?;
    let arch = text.get_str("general.architecture").ok().flatten().unwrap_or_default();
    let expected = text.get_u64(&format!("{arch}.embedding_length")).ok().flatten();
    match expected.and_then(|expected| usize::try_from(expected).ok()) {
        Some(expected) if expected != plan.n_out => {
            Err(Error::WrongModel { found: plan.n_out, expected })
        }
        _ => family::check_arch(plan.family, arch),
    }
}

#[cfg(test)]
mod tests {
    use super::{FilesBeside, projectors_by_name};

    #[test]
    fn the_store_keeps_towers_above_models() {
        let store = std::env::temp_dir().join(format!("hob-beside-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&store);
        let root = store.join("snapshots/0123");
        std::fs::create_dir_all(root.join("Q4_K_M")).unwrap();
        let model = root.join("Q4_K_M/m-Q4_K_M.gguf");
        let names = || {
            let files = FilesBeside::of(&model).unwrap();
            let paths: Vec<&str> = files.paths.iter().map(String::as_str).collect();
            let groups = projectors_by_name(&paths, &files.model);
            groups.iter().map(|group| group.paths.join(" ")).collect::<Vec<_>>()
        };
        std::fs::write(store.join("snapshots/mmproj-m.gguf"), "").unwrap();
        assert!(names().is_empty(), "of another repository");
        std::fs::write(root.join("mmproj-m.gguf"), "").unwrap();
        std::fs::write(root.join("Q4_K_M/mmproj.gguf"), "").unwrap();
        assert_eq!(names(), ["Q4_K_M/mmproj.gguf", "mmproj-m.gguf"], "the nearer first");
        std::fs::remove_dir_all(store).unwrap();
    }
}
