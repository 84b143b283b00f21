//! The table of modules in `src/lib.rs` against the imports: no module knows one above it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

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

/// Returns the names that follow `crate::` in a source, comments left out.
fn imported(source: &str) -> BTreeSet<String> {
    let code = source.lines().map(|line| line.split("//").next().unwrap_or_default());
    let mut names = BTreeSet::new();
    for line in code {
        for rest in line.split("crate::").skip(1) {
            // several in braces, each up to its own path
            let group = rest.strip_prefix('{').unwrap_or(rest);
            let parts =
                if group.len() < rest.len() { group.split(", ").collect() } else { vec![rest] };
            for part in parts {
                let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let end = part.find(|c| !is_name(c)).unwrap_or(part.len());
                names.insert(part[..end].to_owned());
            }
        }
    }
    names
}

#[test]
fn no_module_knows_one_above_it() {
    let lib = std::fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let floors = floors(&lib);
    let declared = lib.lines().filter_map(|line| {
        let name = line.strip_prefix("pub mod ").or_else(|| line.strip_prefix("mod "))?;
        Some(name.trim_end_matches(';').to_owned())
    });
    let declared: BTreeSet<String> = declared.collect();
    let listed = floors.keys().filter(|name| !name.starts_with("hob_")).cloned();
    assert_eq!(declared, listed.collect(), "each module has a floor, and each floor modules");

    let mut files = Vec::new();
    add_files(&root().join("src"), &mut files);
    let mut wrong = Vec::new();
    let mut beside: BTreeSet<(String, String)> = BTreeSet::new();
    for file in files {
        let path = file.strip_prefix(root().join("src")).unwrap();
        let module = path.components().next().unwrap().as_os_str().to_str().unwrap();
        let module = module.trim_end_matches(".rs");
        let Some(&floor) = floors.get(module) else { continue };
        let source = std::fs::read_to_string(&file).unwrap();
        for name in imported(&source) {
            match floors.get(&name) {
                Some(&other) if other > floor => {
                    wrong.push(format!(
                        "{}: {module} imports {name}, which is above it",
                        path.display()
                    ));
                }
                Some(&other) if other == floor && name != module => {
                    beside.insert((module.to_owned(), name));
                }
                _ => {}
            }
        }
    }
    for (module, other) in &beside {
        if module < other && beside.contains(&(other.clone(), module.clone())) {
            wrong.push(format!("{module} and {other} import each other"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the modules of each floor of the map, in the order of its table.
fn floors_of_the_map(map: &str) -> Vec<BTreeSet<String>> {
    let table = map.lines().skip_while(|line| *line != "## Floors").skip(1);
    let rows =
        table.take_while(|line| !line.starts_with("## ")).filter(|row| row.starts_with("| `"));
    let modules = rows.map(|row| {
        let cell = row.split('|').nth(1).expect("a cell");
        let names = cell.split(", ").map(|name| name.trim().trim_matches('`'));
        let name = |name: &str| match name.strip_suffix('/') {
            Some(folder) => format!("hob_{folder}"),
            None => name.to_owned(),
        };
        names.map(name).collect()
    });
    modules.collect()
}

#[test]
fn the_map_has_the_floors_of_the_library() {
    let lib = std::fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let mut listed: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for (name, floor) in floors(&lib) {
        listed.entry(floor).or_default().insert(name);
    }
    let mut drawn = floors_of_the_map(&map);
    // the two crates have a row each in the map
    let grammar = drawn.remove(1);
    drawn[0].extend(grammar);
    assert_eq!(drawn, listed.into_values().collect::<Vec<_>>());
}

#[test]
fn imports_are_found() {
    let source = "use crate::gguf::Gguf;\nuse crate::{engine, model::Plan};\n\
                  fn f() -> crate::chat::Error { todo() } // crate::cli\n";
    let found: Vec<String> = imported(source).into_iter().collect();
    assert_eq!(found, ["chat", "engine", "gguf", "model"]);
}
