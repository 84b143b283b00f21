//! The vision tower that lies beside a model file.

use std::path::{Path, PathBuf};

/// Words at the end of a tower's name that say its precision.
const TYPES: [&str; 5] = ["bf16", "fp16", "f16", "f32", "q8_0"];

/// The mmproj file beside a model: in the same folder, named for this model or for none in
/// particular. Of several the one with the longest name in common, and of those the first by name.
/// In a repository of the store (`snapshots/COMMIT`) the folders above count too, the nearest
/// first.
pub fn find(model: &Path) -> Option<PathBuf> {
    let folder = match model.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let is_root = |folder: &&Path| {
        folder.parent().and_then(Path::file_name).is_some_and(|parent| parent == "snapshots")
    };
    match folder.ancestors().find(is_root) {
        None => find_in(folder, model),
        Some(root) => {
            let within = folder.ancestors().take_while(|folder| folder.starts_with(root));
            within.filter_map(|folder| find_in(folder, model)).next()
        }
    }
}

fn find_in(folder: &Path, model: &Path) -> Option<PathBuf> {
    let name =
        |path: &Path| path.file_name().map(|name| name.to_string_lossy().to_ascii_lowercase());
    let of_model = name(model)?;
    let mut found: Vec<(usize, PathBuf)> = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((fits(&name(&path)?, &of_model)?, path))
        })
        .collect();
    found.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    found.into_iter().next().map(|(_, path)| path)
}

/// Returns how many letters a tower's file name has in common with that of a model (both in lower
/// case), if it may belong to it.
fn fits(tower: &str, model: &str) -> Option<usize> {
    let stem = tower.strip_suffix(".gguf")?;
    if !stem.contains("mmproj") || model.contains("mmproj") {
        return None;
    }
    let is_separator = |c: char| matches!(c, '-' | '.' | '_');
    let rest = stem.replace("mmproj", "");
    let mut rest = rest.trim_matches(is_separator);
    for ty in TYPES {
        if let Some(shorter) = rest.strip_suffix(ty) {
            rest = shorter.trim_end_matches(is_separator);
            break;
        }
    }
    match rest {
        "" | "model" => Some(0),
        rest => model.starts_with(rest).then_some(rest.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::{find, fits};

    #[test]
    fn the_store_keeps_towers_above_models() {
        let store = std::env::temp_dir().join(format!("hob-beside-{}", std::process::id()));
        let root = store.join("snapshots/0123");
        let above = store.join("snapshots");
        std::fs::create_dir_all(root.join("Q4_K_M")).unwrap();
        let model = root.join("Q4_K_M/m-Q4_K_M.gguf");
        std::fs::write(above.join("mmproj-m.gguf"), "").unwrap();
        assert_eq!(find(&model), None, "of another repository");
        let tower = root.join("mmproj-m.gguf");
        std::fs::write(&tower, "").unwrap();
        assert_eq!(find(&model), Some(tower));
        let nearer = root.join("Q4_K_M/mmproj.gguf");
        std::fs::write(&nearer, "").unwrap();
        assert_eq!(find(&model), Some(nearer));
        std::fs::remove_dir_all(store).unwrap();
    }

    #[test]
    fn towers_belong_to_models_by_name() {
        let model = "qwen2.5-vl-3b-instruct-q4_k_m.gguf";
        assert_eq!(fits("mmproj-qwen2.5-vl-3b-instruct-f16.gguf", model), Some(22));
        assert_eq!(fits("qwen2.5-vl-3b-instruct.mmproj-q8_0.gguf", model), Some(22));
        assert_eq!(fits("mmproj-bf16.gguf", model), Some(0));
        assert_eq!(fits("mmproj-gemma-3-4b-f16.gguf", model), None);
        assert_eq!(fits("qwen2.5-vl-3b-instruct-q8_0.gguf", model), None);
        assert_eq!(fits("mmproj-model-f16.gguf", model), Some(0));
        assert_eq!(fits("mmproj.gguf", "mmproj-f16.gguf"), None);
    }
}
