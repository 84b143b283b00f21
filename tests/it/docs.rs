//! The generated pages of the book say what the program says: `docs/cli.md` and
//! `docs/server/options.md` hold `hob … --help`, `docs/server/sampling.md` the table of sampling
//! options, `docs/models.md` that of architectures, `docs/images.md` that of towers.
//! `UPDATE_DOCS=1` writes them anew, as it does `docs/server/llama-server-options.md`, which
//! `src/cli/llama_options.rs` compares.

use std::path::Path;
use std::process::Command;

use hob::model::family::{FAMILIES, Family};
use hob::sampling::{OPTIONS, SamplingParams};
use hob::vision::family;
use hob::vision::plan::VisionFamily;

use crate::start::Start as _;

/// Beginnings of the variables whose values clap shows in the help.
const SHOWN_VARIABLES: [&str; 3] = ["LLAMA_", "HOB_", "HF_"];

/// Returns `hob COMMAND --help`, at a width of 100 columns.
fn help(command: &[&str]) -> String {
    let mut hob = Command::new(env!("CARGO_BIN_EXE_hob"));
    hob.args(command).arg("--help").env("COLUMNS", "100");
    hob.env("NO_COLOR", "1").env("HOB_CONFIG", "off");
    for (name, _) in std::env::vars() {
        if SHOWN_VARIABLES.iter().any(|prefix| name.starts_with(prefix)) {
            hob.env_remove(name);
        }
    }
    let output = hob.run();
    assert!(output.status.success(), "hob {command:?} --help fails");
    let text = String::from_utf8(output.stdout).expect("help is UTF-8");
    // of Windows, where a program's file has an ending
    let text = text.replace("hob.exe ", "hob ");
    text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Returns the names of the commands that a help text lists.
fn subcommands(help: &str) -> Vec<&str> {
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = list
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").collect()
}

/// Appends the sections of a command and of all below it, but for `hob serve`.
fn add_sections(command: &[&str], page: &mut String) {
    *page += &section(command);
    for name in subcommands(&help(command)) {
        if name != "serve" {
            add_sections(&[command, &[name]].concat(), page);
        }
    }
}

/// Returns a section with the help of one command.
fn section(command: &[&str]) -> String {
    let name = ["hob"].iter().chain(command).copied().collect::<Vec<_>>().join(" ");
    format!("\n## `{name}`\n\n```text\n{}\n```\n", help(command).trim_end())
}

/// Compares a page with what it should be, or writes it where `UPDATE_DOCS` is set.
fn check(page: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, expected).expect("the page is writable");
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let difference =
        found.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
    assert!(
        found == expected,
        "docs/{page} is out of date (found, expected: {difference:?}); \
         write it anew with UPDATE_DOCS=1 cargo test --release --test it docs::"
    );
}

#[test]
fn the_page_of_commands_is_current() {
    let mut page = "# Commands\n\n\
        This page is generated from the program's own help. The options of `hob serve` have a\n\
        page of their own: [Server options](server/options.md).\n"
        .to_owned();
    add_sections(&[], &mut page);
    check("cli.md", &page);
}

#[test]
fn the_page_of_server_options_is_current() {
    let page = "# Server options\n\n\
        This page is generated from the program's own help. Option names are llama-server's where\n\
        it has the same option; `_` may stand for `-`. [llama-server\n\
        compatibility](llama-server-compat.md) lists the differences.\n"
        .to_owned();
    check("server/options.md", &(page + &section(&["serve"])));
}

#[test]
fn the_page_of_sampling_options_is_current() {
    let mut page = "# Sampling options\n\n\
        This page is generated from the program's own table. A request sets a number by its\n\
        field; where it does not, the flag of `hob serve` counts, then the key of the model's\n\
        file, then the default. `generation_settings` of an answer repeats the fields. `hob run`\n\
        has the same flags, `/set` in its chats, and llama-cli's defaults: temperature 0.8,\n\
        top_k 40, top_p 0.95, min_p 0.05.\n\n\
        | field | flag | `general.sampling.` | default | expected | meaning |\n\
        |---|---|---|---|---|---|\n"
        .to_owned();
    let defaults = SamplingParams::default();
    for option in OPTIONS {
        let flags = [Some(option.flag), option.alias].into_iter().flatten();
        let flags: Vec<String> = flags.map(|flag| format!("`--{flag}`")).collect();
        page += &format!(
            "| `{}` | {} | {} | {} | {} | {} |\n",
            option.name,
            flags.join(", "),
            option.file_key.map_or(String::new(), |key| format!("`{key}`")),
            (option.get)(&defaults) as f32,
            option.range.expected(),
            option.help,
        );
    }
    check("server/sampling.md", &page);
}

/// Returns a row of the table of architectures.
fn row(family: &Family) -> String {
    let reference = if family.tested_as_made { "its makers' code" } else { "llama.cpp" };
    let images = if family.has_images { "✓" } else { "" };
    let drafting = if family.embeds { "" } else { "✓" };
    let Family { name, models, .. } = family;
    format!("| `{name}` | {models} | {reference} | {images} | {drafting} |\n")
}

/// Returns a row of the table of towers.
fn tower_row(family: &VisionFamily) -> String {
    let reference = if family.tested_as_made { "its makers' code" } else { "llama.cpp" };
    let tokens = match (family.whole.keeps_proportions(), &family.tiling) {
        (true, None) => "`--image-max-tokens`",
        (_, Some(_)) => "by tiles",
        (false, None) => "fixed",
    };
    let VisionFamily { name, models, .. } = family;
    format!("| `{name}` | {models} | {reference} | {tokens} |\n")
}

/// Compares the table of this name in a page.
fn check_table(page: &str, name: &str, table: &str) {
    const END: &str = "<!-- end -->\n";
    let begin = format!("<!-- generated: {name} -->\n");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
    let text = std::fs::read_to_string(path).expect("the page is there");
    let (before, rest) = text.split_once(&begin).expect("the table begins");
    let (_, after) = rest.split_once(END).expect("the table ends");
    check(page, &format!("{before}{begin}{table}{END}{after}"));
}

#[test]
fn the_table_of_architectures_is_current() {
    let rows: String = FAMILIES.iter().map(row).collect();
    let head = "| name in the file | models | compared with | images | drafting |\n\
        |---|---|---|---|---|\n";
    check_table("models.md", "architectures", &format!("{head}{rows}"));
}

#[test]
fn the_table_of_towers_is_current() {
    let rows: String = family::FAMILIES.iter().map(tower_row).collect();
    let head = "| projector | models | compared with | tokens of an image |\n|---|---|---|---|\n";
    check_table("images.md", "towers", &format!("{head}{rows}"));
}
