//! `hob man`: manual pages, one for each command, made of the program's own help.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Command;
use clap_mangen::Man;

use super::Error;
use super::atomic_file::{AtomicFile, Existing};

const EXAMPLES: &str = "\
Examples:
  hob man | man -l -                     the page of hob itself
  hob man ~/.local/share/man/man1        a page for each command: from then on `man hob-serve`
  hob man --list                         the names of all pages";

/// Write manual pages
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ManArgs {
    /// The folder that gets a page for each command; it is made if it is not there. Without it the
    /// page of hob itself goes to standard output
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print the names of the pages, and write none
    #[arg(long, conflicts_with = "folder")]
    list: bool,
}

/// Writes the pages of the commands below `root`.
pub(super) fn run(args: ManArgs, mut root: Command) -> Result<ExitCode, Error> {
    root.build();
    let mut out = super::stdout();
    match args.folder {
        Some(folder) => {
            std::fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
            for page in pages(&root) {
                write_page(&folder, &page)?;
            }
        }
        None if args.list => {
            for page in pages(&root) {
                writeln!(out, "{}", page.file_name())?;
            }
        }
        None => Page { name: "hob".into(), command: root }.render(&mut out)?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The manual page of a command.
struct Page {
    /// The names of the commands on the way, joined by hyphens.
    name: String,
    command: Command,
}

/// Returns the pages of a command and of all below it.
fn pages(root: &Command) -> Vec<Page> {
    let mut found = Vec::new();
    let mut open = vec![Page { name: root.get_name().to_owned(), command: root.clone() }];
    while let Some(page) = open.pop() {
        let below: Vec<&Command> = page
            .command
            .get_subcommands()
            .filter(|command| !command.is_hide_set() && command.get_name() != "help")
            .collect();
        open.extend(below.into_iter().rev().map(|command| Page {
            name: format!("{}-{}", page.name, command.get_name()),
            command: command.clone(),
        }));
        found.push(page);
    }
    found
}

/// Writes a page into a folder.
fn write_page(folder: &Path, page: &Page) -> Result<(), Error> {
    let path = folder.join(page.file_name());
    let mut file = AtomicFile::create(&path, Existing::Replaced)?;
    page.render(&mut file).map_err(Error::file(&path))?;
    file.finish()
}

impl Page {
    /// Returns the name of its file.
    fn file_name(&self) -> String {
        format!("{}.1", self.name)
    }

    /// Writes the page in the language of man(7). The text below the options of the help gets
    /// sections of its own, in which examples keep their lines.
    fn render(&self, out: &mut dyn Write) -> io::Result<()> {
        let below = self.command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let man = Man::new(self.command.clone())
            .title(self.name.clone())
            .source(format!("hob {}", env!("CARGO_PKG_VERSION")))
            .manual("hob");
        man.render_title(out)?;
        man.render_name_section(out)?;
        man.render_synopsis_section(out)?;
        man.render_description_section(out)?;
        if self.command.get_arguments().next().is_some() {
            man.render_options_section(out)?;
        }
        if self.command.has_subcommands() {
            man.render_subcommands_section(out)?;
        }
        render_text(&below, out)
    }
}

/// Writes the text below the options: `Examples:` becomes a heading, indented lines stay as they
/// are, and others become paragraphs.
fn render_text(text: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut is_plain = true;
    for line in text.lines() {
        let is_indented = line.starts_with("  ");
        if is_indented && is_plain {
            writeln!(out, ".PP\n.nf")?;
            is_plain = false;
        }
        if !is_indented && !line.is_empty() && !is_plain {
            writeln!(out, ".fi\n.SH NOTES")?;
            is_plain = true;
        }
        match line {
            "Examples:" => writeln!(out, ".SH EXAMPLES")?,
            "" if is_plain => writeln!(out, ".PP")?,
            line => writeln!(out, "{}", escaped(line))?,
        }
    }
    if is_plain { Ok(()) } else { writeln!(out, ".fi") }
}

/// Returns a line as text in roff, whatever characters it has.
fn escaped(line: &str) -> String {
    let text = line.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq");
    if text.starts_with('.') { format!("\\&{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_keep_their_lines_and_nothing_is_a_macro() {
        let mut page = Vec::new();
        let text = "Examples:\n  hob -x 'a\\b'\n\n  more\n\n.so is no macro\nhere.";
        render_text(text, &mut page).unwrap();
        assert_eq!(
            String::from_utf8(page).unwrap(),
            ".SH EXAMPLES\n.PP\n.nf\n  hob \\-x \\(aqa\\eb\\(aq\n\n  more\n\n.fi\n.SH NOTES\n\
             \\&.so is no macro\nhere.\n"
        );
    }

    #[test]
    fn each_command_has_a_page() {
        let root = Command::new("hob")
            .subcommand(Command::new("run"))
            .subcommand(Command::new("grammar").subcommand(Command::new("match")));
        let names: Vec<String> = pages(&root).iter().map(Page::file_name).collect();
        assert_eq!(names, ["hob.1", "hob-run.1", "hob-grammar.1", "hob-grammar-match.1"]);
    }
}
