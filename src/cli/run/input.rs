//! The prompt of one answer: words of the command line, files, and standard input.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Error, STDIN, text_file};
use crate::cli::named::{ModelNaming, is_model_path, is_stored};

/// Time for which a pipe beside a prompt is waited for, before it is left unread.
const STDIN_TIMEOUT: Duration = Duration::from_millis(100);

/// The sources of the prompt.
#[derive(Debug, clap::Args)]
pub(super) struct PromptArgs {
    /// Prompt to answer; without it: a chat at a terminal, otherwise standard input. Without -m, a
    /// GGUF file or a model's folder is the model in place of a prompt, and so is in front of one
    /// the name of a model that `hob list` lists: hob run llama3.2 "Hello"
    prompt: Option<String>,
    /// The prompt after a model
    #[arg(hide = true)]
    second: Option<String>,
    /// Prompt to answer, as an option
    #[arg(short, long = "prompt", value_name = "TEXT")]
    prompt_option: Option<String>,
    /// A file whose text goes in front of the prompt (may be given several times); `-` is standard
    /// input
    #[arg(short, long, value_name = "FILE")]
    file: Vec<PathBuf>,
}

impl PromptArgs {
    /// Takes the model from the words, if the first is one and no option names one.
    ///
    /// # Errors
    /// There are more words than a model and a prompt, or a prompt is given twice.
    pub(super) fn take_model(&mut self, naming: ModelNaming) -> Result<Option<PathBuf>, Error> {
        let is_free = naming == ModelNaming::Free;
        let is_taken = |word: &String| {
            is_free && (is_model_path(word) || self.second.is_some() && is_stored(word))
        };
        let model = self.prompt.take_if(|word| is_taken(word)).map(PathBuf::from);
        if model.is_some() {
            self.prompt = self.second.take();
        }
        if let Some(word) = &self.second {
            return Err(Error::Usage(format!(
                "unexpected argument '{word}'; words of a prompt stand in quotes: hob run \"one \
                 prompt\"; a model is named with -m"
            )));
        }
        if self.prompt.is_some() && self.prompt_option.is_some() {
            let what = "the argument '--prompt <TEXT>' cannot be used with '[PROMPT]'";
            return Err(Error::Usage(what.into()));
        }
        Ok(model)
    }

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
fn file(path: &Path) -> Result<String, Error> {
    text_file::read(path, text_file::PROMPT)
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
