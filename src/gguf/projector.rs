//! The image projector of a model: one choice among names of files, on a hub and on a disk. Pure
//! functions over text.

/// Bits of a projector that is taken where the model's name says no precision.
const USUAL_BITS: i64 = 16;

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
        let name = name.replace("mmproj", "");
        let name = name.trim_matches(is_separator);
        let (name, bits) = split_precision(name).unwrap_or((name, 0));
        let name = name.trim_end_matches(is_separator);
        let model = if name == "model" { String::new() } else { name.to_owned() };
        Some(NamedProjector { path, model, bits })
    }

    /// Returns whether the name names a model, and this one.
    fn names(&self, model: &str) -> bool {
        let file = file_name(model);
        let rest = file.strip_prefix(&self.model);
        !self.model.is_empty() && rest.is_some_and(|rest| rest.starts_with(is_separator))
    }

    /// Returns what its name says of a model.
    fn name_fit(&self, model: &str) -> NameFit {
        match self.model.len() {
            0 => NameFit::Unnamed,
            n if self.names(model) => NameFit::Named(n),
            _ => NameFit::Other,
        }
    }

    /// Returns how far its precision is from that of a model with so many bits, smallest first; of
    /// two that are equally far F16 goes before BF16.
    fn distance(&self, bits: i64) -> (i64, bool) {
        ((self.bits - bits).abs(), !file_name(self.path).contains("-f16"))
    }
}

/// A fit of a projector's name with a model's, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameFit {
    /// It names another model.
    Other,
    /// It names none.
    Unnamed,
    /// It names this one with so many letters.
    Named(usize),
}

/// Projectors whose names fit a model equally well, those of the nearest precision first.
#[derive(Debug, PartialEq, Eq)]
pub struct ProjectorGroup<'p> {
    /// The fit of their names.
    pub fit: NameFit,
    /// Their paths.
    pub paths: Vec<&'p str>,
    /// True if they are not one projector in several precisions.
    pub differ: bool,
}

/// The kind of place whose paths a projector is chosen among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathsOf {
    /// A folder, whose files need not belong together.
    Folder,
    /// A repository of one model.
    Repository,
}

/// Returns the files that may be the projector of a model among paths, those whose names fit best
/// first: GGUF files with `mmproj` in their names, in letters of either case, in the model's folder
/// or one above it. Nearer ones go before others, then those with more of the model's name in their
/// own, then those that name no model. Those named after another model among the paths are left
/// out.
pub fn projectors_by_name<'p>(paths: &[&'p str], model: &str) -> Vec<ProjectorGroup<'p>> {
    if NamedProjector::of(model).is_some() {
        return Vec::new();
    }
    let is_model = |path: &&&str| NamedProjector::of(path).is_none() && path.ends_with(".gguf");
    let models: Vec<&str> = paths.iter().filter(is_model).copied().collect();
    let folder = folder_of(model);
    let reachable = paths.iter().filter(|path| folder.starts_with(folder_of(path)));
    let mut found: Vec<NamedProjector> = reachable
        .filter_map(|path| NamedProjector::of(path))
        .filter(|found| found.names(model) || !models.iter().any(|other| found.names(other)))
        .collect();
    let bits = if bits_of(model) == 0 { USUAL_BITS } else { bits_of(model) };
    found.sort_by_key(|found| {
        let depth = folder_of(found.path).len();
        (std::cmp::Reverse((depth, found.name_fit(model))), found.distance(bits))
    });
    let is_alike = |a: &NamedProjector, b: &NamedProjector| {
        folder_of(a.path) == folder_of(b.path) && a.name_fit(model) == b.name_fit(model)
    };
    let groups = found.chunk_by(is_alike);
    let group = |group: &[NamedProjector<'p>]| ProjectorGroup {
        fit: group[0].name_fit(model),
        paths: group.iter().map(|found| found.path).collect(),
        differ: group.iter().any(|found| found.model != group[0].model),
    };
    groups.map(group).collect()
}

/// Chooses the projector of a model among paths by their names alone: one of the nearest folder
/// that has any, named after the model, else after none, and in a repository, whose files belong
/// together, else after any; of one projector in several precisions it is the one with bits nearest
/// to the model's.
///
/// # Errors
/// [`SeveralProjectors`] if different ones fit equally well.
pub fn projector_of<'p>(
    paths: &[&'p str],
    model: &str,
    paths_of: PathsOf,
) -> Result<Option<&'p str>, SeveralProjectors> {
    let groups = projectors_by_name(paths, model);
    let Some(best) = groups.first() else { return Ok(None) };
    if best.fit == NameFit::Other && paths_of == PathsOf::Folder {
        return Ok(None);
    }
    if best.differ {
        let mut candidates: Vec<String> = best.paths.iter().map(|&path| path.to_owned()).collect();
        candidates.sort();
        return Err(SeveralProjectors { model: model.to_owned(), candidates });
    }
    Ok(best.paths.first().copied())
}

/// Returns whether a letter stands between the words of a name.
fn is_separator(c: char) -> bool {
    matches!(c, '-' | '.' | '_')
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
    fn candidates_are_in_the_order_of_their_names() {
        let paths = [
            "a.gguf",
            "b-q4_k_m.gguf",
            "mmproj-b.gguf",
            "mmproj-model-f16.gguf",
            "mmproj-x-q8_0.gguf",
            "a-mmproj-f16.gguf",
            "mmproj-y-f16.gguf",
            "mmproj-a.gguf",
        ];
        let groups = projectors_by_name(&paths, "a.gguf");
        let names: Vec<_> = groups.iter().map(|group| (&group.paths[..], group.differ)).collect();
        assert_eq!(
            names,
            [
                (&["a-mmproj-f16.gguf", "mmproj-a.gguf"][..], false),
                (&["mmproj-model-f16.gguf"], false),
                (&["mmproj-y-f16.gguf", "mmproj-x-q8_0.gguf"], true),
            ],
            "that of b is left out"
        );
        assert!(projectors_by_name(&paths, "mmproj-a.gguf").is_empty());
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

        let both = ["mmproj-BF16.gguf", "mmproj-F16.gguf", "mmproj-F32.gguf"];
        assert_eq!(one(&both, "m.gguf"), Some("mmproj-F16.gguf"));
        assert_eq!(one(&both, "m-Q8_0.gguf"), Some("mmproj-F16.gguf"));
        assert_eq!(one(&["mmproj-a.gguf"], "another.gguf"), None, "a name ends with a word");

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
