//! The prompt of one answer: words of the command line, files, and standard input.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use super::{Error, STDIN};

/// Time for which a pipe beside a prompt is waited for, before it is left unread.
const STDIN_TIMEOUT: Duration = Duration::from_millis(100);

/// The sources of the prompt.
#[derive(Debug, clap::Args)]
pub(super) struct PromptArgs {
    /// Prompt to answer; without it: a chat at a terminal, otherwise standard input
    prompt: Option<String>,
    /// Prompt to answer, as an option
    #[arg(short, long = "prompt", value_name = "TEXT", conflicts_with = "prompt")]
    prompt_option: Option<String>,
    /// A file whose text goes in front of the prompt (may be given several times); `-` is standard
    /// input
    #[arg(short, long, value_name = "FILE")]
    file: Vec<PathBuf>,
}

impl PromptArgs {
    /// Returns the text to answer; `None` for a chat at a terminal. Files come first, then what
    /// standard input holds, then the words.
    ///
    /// # Errors
    /// When something cannot be read, or there is nothing.
    pub(super) fn take(&mut self, quiet: bool) -> Result<Option<String>, Error> {
        let words = self.prompt.take().or(self.prompt_option.take());
        let is_terminal = std::io::stdin().is_terminal();
        if words.is_none() && self.file.is_empty() && is_terminal {
            return Ok(None);
        }
        let mut texts = Vec::new();
        for path in &self.file {
            texts.push(if path.as_os_str() == "-" { standard_input()? } else { file(path)? });
        }
        let is_named = self.file.iter().any(|path| path.as_os_str() == "-");
        if !is_named && !is_terminal {
            let stands_alone = words.is_none() && texts.is_empty();
            if stands_alone || has_more(quiet) {
                texts.push(standard_input()?);
            }
        }
        texts.retain(|text| !text.is_empty());
        // words are a prompt even if there are none in them
        texts.extend(words);
        if texts.is_empty() {
            return Err(Error::Usage(
                "no prompt: give one as an argument or on standard input".into(),
            ));
        }
        Ok(Some(joined(&texts)))
    }
}

/// Joins texts with an empty line between them.
fn joined(texts: &[String]) -> String {
    let (last, before) = texts.split_last().map_or(("", &[][..]), |(l, b)| (l.as_str(), b));
    let before = before.iter().map(|text| format!("{}\n\n", text.trim_end_matches('\n')));
    before.collect::<String>() + last
}

/// Reads a file of text.
fn file(path: &PathBuf) -> Result<String, Error> {
    let bytes = std::fs::read(path).map_err(Error::file(path))?;
    text(bytes, &path.display().to_string())
}

/// Reads standard input to its end.
fn standard_input() -> Result<String, Error> {
    text(super::super::read_stdin()?, STDIN)
}

fn text(bytes: Vec<u8>, from: &str) -> Result<String, Error> {
    String::from_utf8(bytes).map_err(|_| Error::input(from, "text in UTF-8 was expected"))
}

/// Returns whether standard input has something to read beside a prompt. A pipe that nobody writes
/// to and nobody closes, as parent processes often leave one, is left unread after
/// [`STDIN_TIMEOUT`].
#[cfg(unix)]
fn has_more(quiet: bool) -> bool {
    let mut waited = libc::pollfd { fd: libc::STDIN_FILENO, events: libc::POLLIN, revents: 0 };
    let time = i32::try_from(STDIN_TIMEOUT.as_millis()).unwrap_or(i32::MAX);
    // SAFETY: one structure that lives until the call returns.
    let n = unsafe { libc::poll(&raw mut waited, 1, time) };
    if n == 0 && !quiet {
        eprintln!("hob: nothing comes on standard input, which is left alone; -f - waits for it");
    }
    n > 0
}

/// Returns false: without `poll`, standard input is read beside a prompt only where `-f -` says so.
#[cfg(not(unix))]
fn has_more(_: bool) -> bool {
    let _ = STDIN_TIMEOUT;
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_apart() {
        let texts = |texts: &[&str]| joined(&texts.iter().map(|&t| t.into()).collect::<Vec<_>>());
        assert_eq!(texts(&["a"]), "a");
        assert_eq!(texts(&["a\n"]), "a\n");
        assert_eq!(texts(&["a\n", "b", "c"]), "a\n\nb\n\nc");
    }
}
