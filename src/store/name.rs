//! Names of models: `org/repo[:quant]`; and what a file's name says of the model in it. Pure
//! functions over text.

use super::{Error, hub_address};

/// Bytes of a name at most; the hub's own limit is 96 for each half.
const MAX_NAME: usize = 256;

/// The tag that llama.cpp and Ollama give a model of which no other was asked for.
const LATEST: &str = "latest";

/// A model's name in the store and on the hub.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// `org/repo`.
    pub repo: String,
    /// The quantization (`Q4_K_M`), or the name of a file; `None` leaves the choice to
    /// [`Model::pick`].
    pub quant: Option<String>,
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.quant {
            Some(quant) => write!(f, "{}:{quant}", self.repo),
            None => f.write_str(&self.repo),
        }
    }
}

impl std::str::FromStr for Name {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Name::read(text, None)
    }
}

impl Name {
    /// Reads a name, or an address of the hub that stands for one. `endpoint` is the address of
    /// another hub than the usual one, if there is one.
    ///
    /// # Errors
    /// [`Error::BadName`] says what is wrong.
    pub fn read(text: &str, endpoint: Option<&str>) -> Result<Name, Error> {
        let bad = |what| Error::BadName { name: text.chars().take(MAX_NAME).collect(), what };
        match hub_address::name_of(text, endpoint) {
            Some(name) => Name::read_plain(&name.map_err(bad)?),
            None => Name::read_plain(text),
        }
    }

    /// Reads `org/repo[:quant]`.
    fn read_plain(text: &str) -> Result<Name, Error> {
        let bad = |what| Error::BadName { name: text.chars().take(MAX_NAME).collect(), what };
        let (repo, quant) = match text.split_once(':') {
            Some((repo, quant)) => (repo, Some(quant)),
            None => (text, None),
        };
        if text.len() > MAX_NAME {
            return Err(bad("it is too long"));
        }
        let Some((org, name)) = repo.split_once('/') else { return Err(bad("there is no `/`")) };
        if [org, name].into_iter().any(|half| !is_half(half)) {
            return Err(bad("letters, digits, `_`, and `-` or `.` between them were expected"));
        }
        if quant.is_some_and(|quant| quant.is_empty() || !is_safe_path(quant)) {
            return Err(bad("what follows the `:` is no quantization"));
        }
        Ok(Name { repo: repo.into(), quant: quant.map(Into::into) })
    }
}

/// Returns whether a half of `org/repo` is one: signs stand between letters, never next to each
/// other, so that the folder `models--org--repo` can be read back.
fn is_half(half: &str) -> bool {
    let mut after_sign = true;
    for c in half.bytes() {
        match c {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' => after_sign = false,
            b'.' | b'-' if !after_sign => after_sign = true,
            _ => return false,
        }
    }
    !after_sign
}

/// Returns whether a path of foreign origin stays below the folder it is joined to, on every
/// system.
pub(super) fn is_safe_path(path: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty()
            && part != "."
            && part != ".."
            && !part.ends_with([' ', '.'])
            && !part.contains(|c: char| {
                c.is_control() || matches!(c, '\\' | ':' | '<' | '>' | '"' | '|' | '?' | '*')
            })
    };
    path.len() <= 1024 && path.split('/').all(is_part)
}

/// The facts in the path of a GGUF file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Model<'a> {
    /// The path without the number of the part and the ending.
    pub stem: &'a str,
    /// The quantization, in capitals: what follows the last `-` or `.` of the stem.
    pub quant: Option<String>,
    /// Number of this part, from 1, and of all parts.
    pub part: (u32, u32),
}

/// Words in the names of files that belong to a model but are none.
const SIDECARS: [&str; 5] = ["imatrix", "mtp-", "eagle3-", "dflash-", "dspark-"];

impl<'a> Model<'a> {
    /// Reads the path of a GGUF file that is a model, or a part of one.
    pub fn of(path: &'a str) -> Option<Model<'a>> {
        let file = path.rsplit('/').next().unwrap_or(path);
        let is_projector = file.to_ascii_lowercase().contains("mmproj");
        if is_projector || SIDECARS.iter().any(|word| file.contains(word)) {
            return None;
        }
        Self::of_any(path)
    }

    /// Returns the same for any GGUF file.
    pub(super) fn of_any(path: &'a str) -> Option<Model<'a>> {
        let stem = path.strip_suffix(".gguf")?;
        let (stem, part) = split_part(stem).unwrap_or((stem, (1, 1)));
        let file = stem.rsplit('/').next().unwrap_or(stem);
        let tail = file.rfind(['-', '.']).map(|at| &file[at + 1..]);
        let is_tag = |tail: &&str| {
            !tail.is_empty() && tail.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
        };
        Some(Model { stem, quant: tail.filter(is_tag).map(str::to_ascii_uppercase), part })
    }

    /// Chooses a model among the paths of a repository: its first part. `quant` names a
    /// quantization or a file, of which any part will do; without it, or where it is `latest` and
    /// nothing is called so, the first there is of Q4_K_M, Q8_0, and anything.
    pub fn pick<'p>(paths: &[&'p str], quant: Option<&str>) -> Option<&'p str> {
        let first_part = |path: &&&str| Model::of(path).is_some_and(|model| model.part.0 == 1);
        let models: Vec<&str> = paths.iter().filter(first_part).copied().collect();
        let by = |quant: &str| models.iter().find(|path| names_quant(path, quant)).copied();
        let any = || by("Q4_K_M").or_else(|| by("Q8_0")).or(models.first().copied());
        let Some(quant) = quant else { return any() };
        let split = Model::of(quant).map(|model| (model.stem, model.part.1));
        let is_file = |path: &&&str| {
            let is_part_of = || Model::of(path).map(|model| (model.stem, model.part.1)) == split;
            path.strip_suffix(".gguf") == Some(quant) || (split.is_some() && is_part_of())
        };
        let named = models.iter().find(is_file).copied().or_else(|| by(quant));
        named.or_else(|| quant.eq_ignore_ascii_case(LATEST).then(any).flatten())
    }

    /// Returns the paths of all parts of the model that `path` is a part of, in order.
    pub fn parts<'p>(paths: &[&'p str], path: &str) -> Vec<&'p str> {
        let Some(model) = Model::of_any(path) else { return Vec::new() };
        let mut parts: Vec<_> = paths
            .iter()
            .filter_map(|&other| Some((Model::of_any(other)?, other)))
            .filter(|(other, _)| (other.stem, other.part.1) == (model.stem, model.part.1))
            .collect();
        parts.sort_by_key(|(other, _)| other.part);
        parts.into_iter().map(|(_, path)| path).collect()
    }
}

/// Splits `stem-00001-of-00003` → `stem`, (1, 3).
fn split_part(stem: &str) -> Option<(&str, (u32, u32))> {
    let (rest, count) = stem.rsplit_once("-of-")?;
    let (stem, number) = rest.rsplit_once('-')?;
    let digits = |text: &str| {
        let is_number = text.len() == 5 && text.bytes().all(|c| c.is_ascii_digit());
        if is_number { text.parse::<u32>().ok() } else { None }
    };
    let number = digits(number)?;
    let count = digits(count)?;
    (1..=count).contains(&number).then_some((stem, (number, count)))
}

/// Returns whether a path names a quantization: the letters, with no letter before them and `-` or
/// `.` after it.
fn names_quant(path: &str, quant: &str) -> bool {
    let path = path.to_ascii_uppercase();
    let quant = quant.to_ascii_uppercase();
    path.match_indices(&quant).any(|(at, found)| {
        let before = path[..at].chars().next_back();
        let after = path[at + found.len()..].chars().next();
        before.is_none_or(|c| !c.is_ascii_alphanumeric()) && matches!(after, Some('-' | '.'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for text in
            ["org/repo", "org/repo:Q4_K_M", "Org-1/re.po_x-GGUF:model.gguf", "a/b:dir/x-Q8_0.gguf"]
        {
            assert_eq!(text.parse::<Name>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "repo",
            "/repo",
            "org/",
            "org/repo/x",
            "org//repo",
            "../repo",
            "org/..",
            "org/.repo",
            "-o/r",
            "org/a--b",
            "org/repo:",
            "org/repo:../x",
            "org/repo:a:b",
            "org/re po",
            "org/r\0",
            "org/r:/etc/passwd",
            "org\\repo",
        ] {
            assert!(text.parse::<Name>().is_err(), "{text:?}");
        }
        assert!(format!("org/{}", "x".repeat(300)).parse::<Name>().is_err());
    }

    #[test]
    fn paths_that_leave_the_store() {
        for path in ["a.gguf", "dir/a.gguf", ".gitattributes", "a b.gguf", "模型.gguf"] {
            assert!(is_safe_path(path), "{path}");
        }
        for path in [
            "", "/a", "../a", "a/../b", "a//b", "./a", "a/.", "..", "a\\b", "C:a", "a\0", "a\nb",
            "a/", "a.", "nul:",
        ] {
            assert!(!is_safe_path(path), "{path:?}");
        }
    }

    #[test]
    fn the_choice_among_files() {
        let paths = [
            "README.md",
            "m-F16.gguf",
            "m-IQ4_XS.gguf",
            "m-Q8_0.gguf",
            "m-Q4_K_M-00001-of-00002.gguf",
            "m-Q4_K_M-00002-of-00002.gguf",
            "mmproj-m-F16.gguf",
            "mmproj-m-Q8_0.gguf",
            "sub/m-Q5_0.gguf",
        ];
        let pick = |quant| Model::pick(&paths, quant);
        assert_eq!(pick(None), Some("m-Q4_K_M-00001-of-00002.gguf"));
        assert_eq!(pick(Some("q8_0")), Some("m-Q8_0.gguf"));
        assert_eq!(pick(Some("Q4_XS")), None);
        assert_eq!(pick(Some("m-F16.gguf")), Some("m-F16.gguf"));
        assert_eq!(pick(Some("Q5_0")), Some("sub/m-Q5_0.gguf"));
        assert_eq!(pick(Some("Q2_K")), None);
        assert_eq!(
            pick(Some("m-Q4_K_M-00002-of-00002.gguf")),
            Some("m-Q4_K_M-00001-of-00002.gguf")
        );
        assert_eq!(pick(Some("latest")), pick(None));
        assert_eq!(
            Model::pick(&["a-Q4_K_M.gguf", "a-latest.gguf"], Some("latest")),
            Some("a-latest.gguf")
        );
        assert_eq!(Model::pick(&["b.gguf", "c-Q8_0.gguf"], None), Some("c-Q8_0.gguf"));
        assert_eq!(Model::pick(&["mmproj-x.gguf", "b.gguf"], None), Some("b.gguf"));
        assert_eq!(Model::pick(&["x.bin"], None), None);
        assert_eq!(
            Model::parts(&paths, "m-Q4_K_M-00001-of-00002.gguf"),
            ["m-Q4_K_M-00001-of-00002.gguf", "m-Q4_K_M-00002-of-00002.gguf"]
        );
        assert_eq!(Model::of("m-Q4_K_M.gguf").unwrap().quant.as_deref(), Some("Q4_K_M"));
        assert_eq!(Model::of("stories260K.gguf").unwrap().quant, None);
        assert_eq!(split_part("m-00003-of-00002"), None);
    }
}
