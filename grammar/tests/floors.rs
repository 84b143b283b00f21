//! The table of modules in `src/lib.rs` against the imports: no module knows one above it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Returns the floor of each module, from the numbered list under `# Floors`.
fn floors(source: &str) -> BTreeMap<String, usize> {
    let list = source.lines().filter_map(|line| line.strip_prefix("//! "));
    let mut floors = BTreeMap::new();
    for line in list.skip_while(|line| *line != "# Floors") {
        let Some((number, rest)) = line.split_once(". ") else { continue };
        let Ok(floor) = number.parse() else { continue };
        let (names, _) = rest.split_once(':').expect("what the modules of a floor are");
        for name in names.split(", ") {
            floors.insert(name.trim_matches('`').to_owned(), floor);
        }
    }
    floors
}

/// Adds the Rust files of a folder and of those in it.
fn add_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            add_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Returns the names that follow `crate::` in a source, comments and unit tests left out.
fn imported(source: &str) -> BTreeSet<&str> {
    let (code, _) = source.split_once("\n#[cfg(test)]").unwrap_or((source, ""));
    let code = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let names = code.flat_map(|line| line.split("crate::").skip(1));
    names.map(|rest| rest.split(|c| !is_name(c)).next().unwrap_or_default()).collect()
}

#[test]
fn no_module_knows_one_above_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let lib = std::fs::read_to_string(folder.join("lib.rs")).unwrap();
    let floors = floors(&lib);
    let declared = lib.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let declared: BTreeSet<&str> = declared.collect();
    let listed: BTreeSet<&str> = floors.keys().map(String::as_str).collect();
    assert_eq!(declared, listed, "each module has a floor, and each floor modules");

    let mut files = Vec::new();
    add_files(&folder, &mut files);
    let mut imports: BTreeSet<(String, String)> = BTreeSet::new();
    for file in files {
        let path = file.strip_prefix(&folder).unwrap();
        let module = path.components().next().unwrap().as_os_str().to_str().unwrap();
        let module = module.trim_end_matches(".rs");
        let source = std::fs::read_to_string(&file).unwrap();
        for name in imported(&source) {
            // what lib.rs exports again is named by its module; but for errors, as everywhere
            let is_item = name.starts_with(char::is_uppercase);
            assert!(!is_item || name == "Error" || module == "lib", "{}: {name}", path.display());
            imports.insert((module.to_owned(), name.to_owned()));
        }
    }
    let wrong = imports.iter().filter(|(module, other)| {
        let (Some(floor), Some(above)) = (floors.get(module), floors.get(other)) else {
            return false;
        };
        let is_ring = module != other && imports.contains(&(other.clone(), module.clone()));
        above > floor || above == floor && is_ring
    });
    let wrong: Vec<String> =
        wrong.map(|(module, other)| format!("{module} imports {other}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn imports_are_found() {
    let source = "use crate::mask::Masks;\nfn f() -> crate::Error { todo() } // crate::source\n\
                  #[cfg(test)]\nuse crate::constraint;\n";
    let found: Vec<&str> = imported(source).into_iter().collect();
    assert_eq!(found, ["Error", "mask"]);
}
