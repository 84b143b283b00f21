//! Attributes of tests that need what a fresh clone of the repository lacks. Without it a test is
//! ignored, with the reason, instead of passing unseen:
//!
//! ```text
//! test golden::logits_agree ... ignored, needs the conformance data: set HOB_FIXTURES
//! ```
//!
//! An attribute stands above `#[test]`, which must see the `#[ignore]` that it adds:
//!
//! ```text
//! #[hob_needs::fixtures]
//! #[test]
//! fn logits_agree() {}
//! ```
//!
//! The environment counts when the test is compiled, and cargo compiles it again when the
//! environment changes.

use std::env;
use std::path::{Path, PathBuf};

use proc_macro::{Delimiter, TokenStream, TokenTree};

/// Ignores a test where the conformance data is absent: no folder at `HOB_FIXTURES`, or at
/// `../shared/fixtures` next to the repository. With `HOB_REQUIRE_FIXTURES=1` the test always runs,
/// and fails without the data.
#[proc_macro_attribute]
pub fn fixtures(_: TokenStream, test: TokenStream) -> TokenStream {
    let found = match env::var("HOB_FIXTURES") {
        Ok(folder) => Path::new(&folder).is_dir(),
        Err(_) => repository().join("../shared/fixtures").is_dir(),
    };
    let runs = is_set("HOB_REQUIRE_FIXTURES") || found;
    let reason = "needs the conformance data: set HOB_FIXTURES";
    ignored_unless(runs, reason, &["HOB_FIXTURES", "HOB_REQUIRE_FIXTURES"], test)
}

/// Ignores a test that computes on a GPU unless `HOB_REQUIRE_GPU=1`.
#[proc_macro_attribute]
pub fn gpu(_: TokenStream, test: TokenStream) -> TokenStream {
    let reason = "needs a GPU: set HOB_REQUIRE_GPU=1";
    ignored_unless(is_set("HOB_REQUIRE_GPU"), reason, &["HOB_REQUIRE_GPU"], test)
}

/// Ignores a test that starts a PostgreSQL server where Debian's is not installed. With
/// `HOB_REQUIRE_POSTGRES=1` the test always runs, and fails without it.
#[proc_macro_attribute]
pub fn postgres(_: TokenStream, test: TokenStream) -> TokenStream {
    let runs = is_set("HOB_REQUIRE_POSTGRES") || Path::new("/usr/lib/postgresql").is_dir();
    let reason = "needs PostgreSQL: install Debian's, or set HOB_REQUIRE_POSTGRES=1";
    ignored_unless(runs, reason, &["HOB_REQUIRE_POSTGRES"], test)
}

/// Returns the folder of the repository: that of the package being compiled, or the one around it.
fn repository() -> PathBuf {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let around = package.join("..");
    if around.join("Cargo.toml").is_file() { around } else { package }
}

/// Returns whether an environment variable is `1`.
fn is_set(name: &str) -> bool {
    env::var(name).is_ok_and(|value| value == "1")
}

/// Returns a test as it is, or with `#[ignore]`. `variables` are those on which that depends.
fn ignored_unless(runs: bool, reason: &str, variables: &[&str], test: TokenStream) -> TokenStream {
    if !has_attribute(test.clone(), "test") {
        return parse("compile_error!(\"this attribute stands above `#[test]`\");");
    }
    let mut code = TokenStream::new();
    for name in variables {
        // the compiler records the variable, and cargo compiles again when it changes
        code.extend(parse(&format!("const _: Option<&str> = option_env!({name:?});")));
    }
    if !runs && !has_attribute(test.clone(), "ignore") {
        code.extend(parse(&format!("#[ignore = {reason:?}]")));
    }
    code.extend(test);
    code
}

/// Returns whether an item has an attribute that begins with a name.
fn has_attribute(item: TokenStream, name: &str) -> bool {
    item.into_iter().any(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
            group.stream().into_iter().next().is_some_and(|first| first.to_string() == name)
        }
        _ => false,
    })
}

/// Parses code that this file writes.
fn parse(code: &str) -> TokenStream {
    code.parse().expect("code of this file")
}
