//! The places of `unsafe` code, which `SECURITY.md` lists.

use std::path::Path;

/// Calls `visit` with each source file below a folder, and its text.
fn sources(folder: &Path, visit: &mut dyn FnMut(&str, &str)) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in std::fs::read_dir(root.join(folder)).unwrap() {
        let path = folder.join(entry.unwrap().file_name());
        if root.join(&path).is_dir() {
            sources(&path, visit);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(root.join(&path)).unwrap();
            let name = path.components().map(|part| part.as_os_str().to_string_lossy());
            visit(&name.collect::<Vec<_>>().join("/"), &text);
        }
    }
}

#[test]
fn unsafe_code_is_where_the_security_page_says() {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("SECURITY.md")).unwrap();
    let section = page.split("## Unsafe code").nth(1).unwrap();
    let listed = section.split("a test holds this list").next().unwrap();
    let places: Vec<&str> = listed.split('`').skip(1).step_by(2).collect();
    let mut unlisted = Vec::new();
    let mut visit = |name: &str, text: &str| {
        let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let is_unsafe = code.into_iter().any(|line| {
            line.contains("unsafe {") || line.contains("unsafe fn") || line.contains("unsafe impl")
        });
        let is_in = |place: &&str| {
            let place = place.trim_end_matches('/');
            let below = name.strip_prefix(place);
            below.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
        };
        if is_unsafe && !places.iter().any(is_in) {
            unlisted.push(name.to_owned());
        }
    };
    for folder in ["src", "grammar/src"] {
        sources(Path::new(folder), &mut visit);
    }
    assert!(unlisted.is_empty(), "not listed in SECURITY.md: {unlisted:?}");
}
