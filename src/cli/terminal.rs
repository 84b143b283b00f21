//! Writes text of models and files to a terminal without control characters, which could retitle
//! the window, colour what follows, or write to the clipboard (OSC 52). Pipes and files get it as
//! it is.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Stderr, StdoutLock, Write};

/// The character that replaces a control character.
const REPLACEMENT: char = '\u{fffd}';

/// Returns a text as standard output may show it.
pub(super) fn on_stdout(text: &str) -> Cow<'_, str> {
    shown(text, io::stdout().is_terminal())
}

/// Returns a text as standard error may show it.
pub(super) fn on_stderr(text: &str) -> Cow<'_, str> {
    shown(text, io::stderr().is_terminal())
}

/// Returns standard output, locked; control characters do not pass to a terminal.
pub(super) fn stdout() -> TerminalWriter<StdoutLock<'static>> {
    TerminalWriter::new(io::stdout().lock(), io::stdout().is_terminal())
}

/// Returns standard error; control characters do not pass to a terminal.
pub(super) fn stderr() -> TerminalWriter<Stderr> {
    TerminalWriter::new(io::stderr(), io::stderr().is_terminal())
}

fn shown(text: &str, at_terminal: bool) -> Cow<'_, str> {
    if at_terminal { without_controls(text) } else { Cow::Borrowed(text) }
}

/// Leaves out carriage returns, and replaces every other control character (C0, DEL and C1) but
/// line feed and tab.
pub(super) fn without_controls(text: &str) -> Cow<'_, str> {
    let is_kept = |c: char| !c.is_control() || c == '\n' || c == '\t';
    if text.chars().all(is_kept) {
        return Cow::Borrowed(text);
    }
    let kept = text.chars().filter(|&c| c != '\r');
    Cow::Owned(kept.map(|c| if is_kept(c) { c } else { REPLACEMENT }).collect())
}

/// A stream that loses its control characters if it leads to a terminal.
pub(crate) struct TerminalWriter<W: Write> {
    inner: W,
    at_terminal: bool,
    /// The beginning of a character whose end has not been written yet.
    begun: Vec<u8>,
}

impl<W: Write> TerminalWriter<W> {
    fn new(inner: W, at_terminal: bool) -> TerminalWriter<W> {
        TerminalWriter { inner, at_terminal, begun: Vec::new() }
    }
}

impl<W: Write> Write for TerminalWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.at_terminal {
            return self.inner.write(bytes);
        }
        self.begun.extend_from_slice(bytes);
        let mut text = String::new();
        let mut rest = self.begun.as_slice();
        loop {
            let error = match std::str::from_utf8(rest) {
                Ok(valid) => {
                    text.push_str(valid);
                    rest = &[];
                    break;
                }
                Err(error) => error,
            };
            let (valid, invalid) = rest.split_at(error.valid_up_to());
            text.push_str(&String::from_utf8_lossy(valid));
            rest = invalid;
            let Some(n) = error.error_len() else { break };
            text.push(REPLACEMENT);
            rest = &invalid[n..];
        }
        self.begun = rest.to_vec();
        self.inner.write_all(without_controls(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.begun.is_empty() {
            self.begun.clear();
            write!(self.inner, "{REPLACEMENT}")?;
        }
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_moves_a_terminal_passes() {
        let hostile = "a\tb\r\n\u{1b}]52;c;eA==\u{7}\u{9b}31m\u{7f}\0é";
        assert_eq!(
            without_controls(hostile),
            "a\tb\n\u{fffd}]52;c;eA==\u{fffd}\u{fffd}31m\u{fffd}\u{fffd}é"
        );
        assert!(matches!(without_controls("plain\n"), Cow::Borrowed(_)));

        // byte by byte, with bytes that are no text, and a character without its end
        let bytes = [hostile.as_bytes(), b"\x9b1m\xff\xc2"].concat();
        for at_terminal in [true, false] {
            let mut screen = TerminalWriter::new(Vec::new(), at_terminal);
            for byte in bytes.chunks(1) {
                screen.write_all(byte).unwrap();
            }
            screen.flush().unwrap();
            let expected = without_controls(&String::from_utf8_lossy(&bytes)).into_owned();
            assert_eq!(
                screen.inner,
                if at_terminal { expected.into_bytes() } else { bytes.clone() }
            );
        }
    }
}
