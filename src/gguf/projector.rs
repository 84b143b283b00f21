//! The image projector of a model: one choice among names of files, on a hub and on a disk. Pure
//! functions over text.

/// Projectors of which none belongs to a model more than the others.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "several projectors may belong to {model}: {}; none is used unless --mmproj FILE names it",
    candidates.join(", ")
)]
pub struct SeveralProjectors {
    /// The path of the model.
    pub model: String,
    /// Those of the projectors.
    pub candidates: Vec<String>,
}

/// A file that may be the projector of a model.
struct NamedProjector<'p> {
    path: &'p str,
    /// The model that its name names, in lower case; empty if it names none.
    model: String,
    /// Bits of a weight, as its name says; 0 if it does not.
    bits: i64,
}

impl<'p> NamedProjector<'p> {
    /// Reads the path of a GGUF file with `mmproj` in its name.
    fn of(path: &'p str) -> Option<NamedProjector<'p>> {
        let file = file_name(path);
        let name = file.strip_suffix(".gguf").filter(|name| name.contains("mmproj"))?;
        let is_separator = |c: char| matches!(c, '-' | '.' | '_');
        let name = name.replace("mmproj", "");
        let name = name.trim_matches(is_separator);
        let (name, bits) = split_precision(name).unwrap_or((name, 0));
        let name = name.trim_end_matches(is_separator);
        let model = if name == "model" { String::new() } else { name.to_owned() };
        Some(NamedProjector { path, model, bits })
    }

    /// Returns whether the name names a model, and this one.
    fn names(&self, model: &str) -> bool {
        !self.model.is_empty() && file_name(model).starts_with(&self.model)
    }
}

/// The kind of place whose paths a projector is chosen among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathsOf {
    /// A folder, whose files need not belong together.
    Folder,
    /// A repository of one model.
    Repository,
}

/// Chooses the projector of a model among paths: a GGUF file with `mmproj` in its name, in letters
/// of either case, in the model's folder or the nearest above it that has one. Of several there it
/// is the one with the most of the model's name in its own, else one that names no model, and in a
/// repository, whose files belong together, else any; of one projector in several precisions it is
/// the one with bits nearest to the model's.
///
/// # Errors
/// [`SeveralProjectors`] if different ones fit equally well.
pub fn projector_of<'p>(
    paths: &[&'p str],
    model: &str,
    paths_of: PathsOf,
) -> Result<Option<&'p str>, SeveralProjectors> {
    if NamedProjector::of(model).is_some() {
        return Ok(None);
    }
    let folder = folder_of(model);
    let reachable = paths.iter().filter(|path| folder.starts_with(folder_of(path)));
    let candidates: Vec<NamedProjector> =
        reachable.filter_map(|path| NamedProjector::of(path)).collect();
    let nearest = candidates.iter().map(|found| folder_of(found.path).len()).max();
    let near = || candidates.iter().filter(|found| Some(folder_of(found.path).len()) == nearest);

    let most = near().filter(|found| found.names(model)).map(|found| found.model.len()).max();
    let mut fitting: Vec<&NamedProjector> = match most {
        Some(most) => {
            near().filter(|found| found.names(model) && found.model.len() == most).collect()
        }
        None => near().filter(|found| found.model.is_empty()).collect(),
    };
    if fitting.is_empty() && paths_of == PathsOf::Repository {
        fitting = near().collect();
    }
    if fitting.iter().any(|found| found.model != fitting[0].model) {
        let candidates = fitting.iter().map(|found| found.path.to_owned()).collect();
        return Err(SeveralProjectors { model: model.to_owned(), candidates });
    }
    let bits = bits_of(model);
    Ok(fitting.iter().min_by_key(|found| (found.bits - bits).abs()).map(|found| found.path))
}

/// Returns the bits of a weight of a model, as the name of its file or first part says; 0 if it
/// does not.
fn bits_of(model: &str) -> i64 {
    let file = file_name(model);
    let stem = file.strip_suffix(".gguf").unwrap_or(&file);
    let without_parts = stem.rfind("-of-").and_then(|at| stem[..at].rfind('-'));
    let stem = without_parts.map_or(stem, |at| &stem[..at]);
    split_precision(stem).map_or(0, |(_, bits)| bits)
}

/// Splits the precision off the end of a name in lower case: `a-q8_0` → `a-`, 8.
fn split_precision(name: &str) -> Option<(&str, i64)> {
    let word = name.rfind(['-', '.']).map_or(0, |at| at + 1);
    let parts = name[word..].match_indices('_').map(|(at, _)| word + at + 1);
    let start = std::iter::once(word).chain(parts).find(|&start| is_precision(&name[start..]))?;
    Some((&name[..start], first_number(&name[start..])?))
}

/// Returns whether a word begins as the name of a type of weights: `f16`, `q8_0`.
fn is_precision(word: &str) -> bool {
    ["iq", "q", "bf", "fp", "f"].iter().any(|prefix| {
        let rest = word.strip_prefix(prefix);
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// Returns the first number in a text.
fn first_number(text: &str) -> Option<i64> {
    text.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok()
}

/// Returns the folder of a path, with the `/` at its end.
fn folder_of(path: &str) -> &str {
    path.rfind('/').map_or("", |at| &path[..=at])
}

/// Returns the name of a file without its folders, in lower case.
fn file_name(path: &str) -> String {
    path.rsplit('/').next().unwrap_or(path).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_apart() {
        for (file, model, bits) in [
            ("mmproj-qwen2.5-vl-3b-instruct-f16.gguf", "qwen2.5-vl-3b-instruct", 16),
            ("Qwen2.5-VL-3B-Instruct.mmproj-Q8_0.gguf", "qwen2.5-vl-3b-instruct", 8),
            ("a/mmproj-BF16.gguf", "", 16),
            ("MMPROJ-model-F32.GGUF", "", 32),
            ("mmproj_model_fp16.gguf", "", 16),
            ("mmproj-gemma-3-4b.gguf", "gemma-3-4b", 0),
            ("mmproj-m-IQ4_XS.gguf", "m", 4),
        ] {
            let found = NamedProjector::of(file).unwrap();
            assert_eq!((found.model.as_str(), found.bits), (model, bits), "{file}");
        }
        assert!(NamedProjector::of("qwen2.5-vl-3b-instruct-q8_0.gguf").is_none());
        assert!(NamedProjector::of("mmproj.bin").is_none());
    }

    #[test]
    fn bits_of_models() {
        for (file, bits) in [
            ("a/Qwen2.5-VL-3B-Q4_K_M.gguf", 4),
            ("m-UD-IQ2_XXS-00001-of-00003.gguf", 2),
            ("m.BF16.gguf", 16),
            ("gemma-3-4b-it.gguf", 0),
        ] {
            assert_eq!(bits_of(file), bits, "{file}");
        }
    }

    #[test]
    fn the_choice_among_projectors() {
        let one =
            |paths: &[&'static str], model| projector_of(paths, model, PathsOf::Folder).unwrap();
        let both = ["m-Q5_0.gguf", "mmproj-m-F16.gguf", "mmproj-m-Q8_0.gguf"];
        assert_eq!(one(&both, "m-Q5_0.gguf"), Some("mmproj-m-Q8_0.gguf"), "the nearest bits");
        assert_eq!(one(&both, "sub/m-F16.gguf"), Some("mmproj-m-F16.gguf"), "from above");
        assert_eq!(one(&["a/mmproj.gguf"], "b/m.gguf"), None, "of another folder");
        assert_eq!(one(&["mmproj.gguf", "a/mmproj.gguf"], "a/m.gguf"), Some("a/mmproj.gguf"));
        assert_eq!(one(&["MMProj-F16.gguf"], "m.gguf"), Some("MMProj-F16.gguf"));

        let named = ["mmproj-gemma-3.gguf", "mmproj-gemma-3-4b.gguf", "mmproj.gguf"];
        assert_eq!(one(&named, "gemma-3-4b-it.gguf"), Some("mmproj-gemma-3-4b.gguf"));
        assert_eq!(one(&named, "gemma-3-1b.gguf"), Some("mmproj-gemma-3.gguf"));
        assert_eq!(one(&named, "qwen.gguf"), Some("mmproj.gguf"));

        let other = ["mmproj-gemma-3.gguf"];
        assert_eq!(one(&other, "m.gguf"), None, "it is that of another model");
        assert_eq!(projector_of(&other, "m.gguf", PathsOf::Repository), Ok(Some(other[0])));
        assert_eq!(one(&["mmproj-F16.gguf", "mmproj-BF16.gguf"], "mmproj-F16.gguf"), None);

        let several =
            projector_of(&["mmproj-a.gguf", "mmproj-b-f16.gguf"], "m.gguf", PathsOf::Repository);
        let several = several.unwrap_err();
        assert_eq!(several.candidates, ["mmproj-a.gguf", "mmproj-b-f16.gguf"]);
        let said = several.to_string();
        assert!(said.contains("mmproj-a.gguf, mmproj-b-f16.gguf; "), "{said}");
        assert!(said.contains("--mmproj FILE"), "{said}");
    }
}
