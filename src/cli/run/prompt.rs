//! The lines that are typed into a chat: read at the terminal, and remembered for the next chat.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rustyline::error::ReadlineError;
use rustyline::{Cmd, Config, DefaultEditor, Event, KeyCode, KeyEvent, Modifiers};

use super::{Error, refuse_model, terminal};
use crate::util::{folders, platform};

/// Largest number of lines that are remembered from one chat to the next.
const MAX_HISTORY: usize = 1000;
/// The variable that names the file of these lines, or says `off`.
const HISTORY_VARIABLE: &str = "HOB_HISTORY";

/// The result of asking for a line.
pub(super) enum Typed {
    /// A line.
    Line(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D.
    End,
}

/// The reader of lines, which remembers them.
pub(super) struct PromptReader {
    /// The editor of a line. Of lines that arrive at once, it keeps those after the first for the
    /// next readings: feature `buffer-redux` of its crate, without which they would be lost.
    lines: DefaultEditor,
    /// The file of lines that were typed in this chat and in earlier ones; `None` if none is
    /// wanted, or it cannot be written.
    history: Option<PathBuf>,
    #[cfg(unix)]
    guard: guard::PromptGuard,
}

impl PromptReader {
    /// Begins to read. Alt-Enter begins another line, and pasted lines stay one text.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub(super) fn new() -> Result<PromptReader, Error> {
        let config = Config::builder().max_history_size(MAX_HISTORY)?.bracketed_paste(true).build();
        let mut lines = DefaultEditor::with_config(config)?;
        let alt_enter = KeyEvent(KeyCode::Enter, Modifiers::ALT);
        lines.bind_sequence(Event::KeySeq(vec![alt_enter]), Cmd::Newline);
        let history = history();
        if let Some(path) = &history {
            refuse_model(path)?;
            // there is none the first time
            let _ = lines.load_history(path);
        }
        Ok(PromptReader {
            lines,
            history,
            #[cfg(unix)]
            guard: guard::PromptGuard::new()?,
        })
    }

    /// Reads a line after a prompt. One with bytes that are no text is refused with what else was
    /// typed by then, and asked for again.
    ///
    /// # Errors
    /// When the terminal fails.
    pub(super) fn read(&mut self, prompt: &str) -> Result<Typed, Error> {
        loop {
            #[cfg(unix)]
            let _at_prompt = self.guard.enter();
            match self.lines.readline(prompt) {
                Ok(line) => return Ok(Typed::Line(line)),
                Err(ReadlineError::Interrupted) => return Ok(Typed::Interrupted),
                Err(ReadlineError::Eof) => return Ok(Typed::End),
                Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                    platform::discard_typed();
                    eprintln!("\nhob: that line is left out: text in UTF-8 was expected");
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Remembers a line, in the file too: a chat may end at any time, and another may be open.
    pub(super) fn remember(&mut self, line: &str) {
        // a full history loses its oldest line; that is not worth a word
        let _ = self.lines.add_history_entry(line);
        let Some(path) = &self.history else { return };
        if let Err(error) = keep_history(&mut self.lines, path) {
            let what = format!("{}: {error}: what is typed is not remembered", path.display());
            eprintln!("hob: {}", terminal::on_stderr(&what));
            self.history = None;
        }
    }
}

/// Returns the file of lines that were typed in earlier chats, unless none is wanted.
fn history() -> Option<PathBuf> {
    match folders::named_by(HISTORY_VARIABLE) {
        Some(named) if named.as_os_str() == "off" => None,
        // a device such as /dev/null remembers nothing, and one such as /dev/zero never ends
        Some(named) if named.metadata().is_ok_and(|found| !found.is_file()) => None,
        Some(named) => Some(named),
        None => Some(folders::state()?.join("hob/history")),
    }
}

/// Writes the lines that the file does not have yet; only their user may read them.
fn keep_history(lines: &mut DefaultEditor, path: &Path) -> rustyline::Result<()> {
    if let Some(folder) = path.parent() {
        platform::create_private_folder(folder)?;
    }
    lines.append_history(path)
}

/// The terminal as it was, at a signal to end while a line is typed.
#[cfg(unix)]
mod guard {
    use std::fs::File;
    use std::io::{self, IsTerminal, Write};
    use std::os::fd::AsFd;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use crate::cli::{Error, signals};
    use crate::util::platform::TerminalModes;

    /// The escape sequence that switches off the marks around pasted text.
    const PASTE_MARKS_OFF: &[u8] = b"\x1b[?2004l";

    /// The watch for a signal to end.
    pub(super) struct PromptGuard {
        is_at_prompt: Arc<AtomicBool>,
    }

    /// The time in which a line is typed; it ends when this is dropped.
    pub(super) struct AtPrompt(Arc<AtomicBool>);

    impl PromptGuard {
        /// Begins to watch.
        ///
        /// # Errors
        /// When the system does not allow it.
        pub(super) fn new() -> Result<PromptGuard, Error> {
            let is_at_prompt = Arc::new(AtomicBool::new(false));
            let modes = TerminalModes::of_input();
            let seen = Arc::clone(&is_at_prompt);
            signals::before_end(move || {
                if seen.load(Ordering::SeqCst) && modes.is_some_and(|modes| modes.put_back()) {
                    end_paste_marks();
                }
            })?;
            Ok(PromptGuard { is_at_prompt })
        }

        /// Begins the time in which a line is typed.
        pub(super) fn enter(&self) -> AtPrompt {
            self.is_at_prompt.store(true, Ordering::SeqCst);
            AtPrompt(Arc::clone(&self.is_at_prompt))
        }
    }

    impl Drop for AtPrompt {
        fn drop(&mut self) {
            self.0.store(false, Ordering::SeqCst);
        }
    }

    /// Lets the terminal paste without marks. The lock of standard output is not waited for: who
    /// holds it may wait for the terminal.
    fn end_paste_marks() {
        let output = io::stdout();
        if !output.is_terminal() {
            return;
        }
        if let Ok(output) = output.as_fd().try_clone_to_owned() {
            // a terminal that is gone needs nothing
            let _ = File::from(output).write_all(PASTE_MARKS_OFF);
        }
    }
}
