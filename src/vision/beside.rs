//! The vision tower that lies beside a model file.

use std::path::{Path, PathBuf};

/// Words at the end of a tower's name that say its precision.
const TYPES: [&str; 5] = ["bf16", "fp16", "f16", "f32", "q8_0"];

/// The mmproj file beside a model: in the same folder, named for this model or for none in particular. Of several the one
/// with the longest name in common, and of those the first by name.
pub fn find(model: &Path) -> Option<PathBuf> {
    let folder = match model.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().to_ascii_lowercase());
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

/// How many letters a tower's file name has in common with that of a model (both in lower case), if it may belong to it.
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
    use super::fits;

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
