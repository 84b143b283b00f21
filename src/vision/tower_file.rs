//! The vision tower that lies next to a model file.

use std::path::{Path, PathBuf};

use crate::gguf::{PathsOf, SeveralProjectors, projector_of};

/// Returns the projector next to a model file, see [`projector_of`]. In a repository of the store
/// (`snapshots/COMMIT`) the folders above count too.
///
/// # Errors
/// [`SeveralProjectors`] if different ones fit equally well.
pub fn find(model: &Path) -> Result<Option<PathBuf>, SeveralProjectors> {
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
    let entries = folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let mut paths: Vec<String> = entries.filter_map(|entry| below_root(&entry.path())).collect();
    paths.sort();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let Some(name) = model.file_name().and_then(|name| below_root(&folder.join(name))) else {
        return Ok(None);
    };
    let paths_of = if repository.is_some() { PathsOf::Repository } else { PathsOf::Folder };
    Ok(projector_of(&paths, &name, paths_of)?.map(|path| root.join(path)))
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn the_store_keeps_towers_above_models() {
        let store = std::env::temp_dir().join(format!("hob-beside-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&store);
        let root = store.join("snapshots/0123");
        let above = store.join("snapshots");
        std::fs::create_dir_all(root.join("Q4_K_M")).unwrap();
        let model = root.join("Q4_K_M/m-Q4_K_M.gguf");
        std::fs::write(above.join("mmproj-m.gguf"), "").unwrap();
        assert_eq!(find(&model), Ok(None), "of another repository");
        let tower = root.join("mmproj-m.gguf");
        std::fs::write(&tower, "").unwrap();
        assert_eq!(find(&model), Ok(Some(tower)));
        let nearer = root.join("Q4_K_M/mmproj.gguf");
        std::fs::write(&nearer, "").unwrap();
        assert_eq!(find(&model), Ok(Some(nearer)));
        std::fs::write(root.join("Q4_K_M/mmproj-m-x.gguf"), "").unwrap();
        std::fs::write(root.join("Q4_K_M/mmproj-x.gguf"), "").unwrap();
        std::fs::remove_file(root.join("Q4_K_M/mmproj.gguf")).unwrap();
        let several = find(&model).unwrap_err();
        assert_eq!(several.candidates, ["Q4_K_M/mmproj-m-x.gguf", "Q4_K_M/mmproj-x.gguf"]);
        std::fs::remove_dir_all(store).unwrap();
    }
}
