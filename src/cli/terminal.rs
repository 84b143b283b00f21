//! Writes text of models and files to a terminal without control characters, which could retitle
//! the window, colour what follows, or write to the clipboard (OSC 52). Pipes and files get texts
//! as they are, but for log lines, which whoever reads them shows on a terminal later: these have
//! control characters as escapes.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Stderr, StdoutLock, Write};

/// The character that replaces a control character.
const REPLACEMENT: char = '\u{fffd}';

/// Returns a text as standard output may show it.
pub(super) fn on_stdout(text: &str) -> Cow<'_, str> {
    Controls::at(&io::stdout()).cleaned(text)
}

/// Returns a text as standard error may show it.
pub(super) fn on_stderr(text: &str) -> Cow<'_, str> {
    Controls::at(&io::stderr()).cleaned(text)
}

/// Returns standard output, locked; control characters do not pass to a terminal.
pub(super) fn stdout() -> TerminalWriter<StdoutLock<'static>> {
    TerminalWriter::new(io::stdout().lock(), Controls::at(&io::stdout()))
}

/// Returns standard error; control characters do not pass to a terminal.
pub(super) fn stderr() -> TerminalWriter<Stderr> {
    TerminalWriter::new(io::stderr(), Controls::at(&io::stderr()))
}

/// The fate of control characters but line feed and tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Controls {
    /// They pass.
    Kept,
    /// They are replaced, and carriage returns left out.
    Replaced,
}

impl Controls {
    /// Returns that at a stream.
    fn at(stream: &impl IsTerminal) -> Controls {
        if stream.is_terminal() { Controls::Replaced } else { Controls::Kept }
    }

    fn cleaned(self, text: &str) -> Cow<'_, str> {
        match self {
            Controls::Kept => Cow::Borrowed(text),
            Controls::Replaced => without_controls(text),
        }
    }
}

/// Escapes control characters as JSON does.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.chars().any(char::is_control) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// Returns a line of the log, which may be JSON, without control characters but the line feed at
/// its end: a name with a line feed in it makes no second line.
pub(super) fn log_line(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes);
    let line = text.strip_suffix('\n');
    let mut cleaned = escaped(line.unwrap_or(&text)).into_owned();
    if line.is_some() {
        cleaned.push('\n');
    }
    cleaned.into_bytes()
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

/// A stream whose control characters are replaced, or pass.
pub(crate) struct TerminalWriter<W: Write> {
    inner: W,
    controls: Controls,
    /// The beginning of a character whose end has not been written yet.
    begun: Vec<u8>,
}

impl<W: Write> TerminalWriter<W> {
    fn new(inner: W, controls: Controls) -> TerminalWriter<W> {
        TerminalWriter { inner, controls, begun: Vec::new() }
    }
}

impl<W: Write> Write for TerminalWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.controls == Controls::Kept {
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
        self.inner.write_all(self.controls.cleaned(&text).as_bytes())?;
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
        for controls in [Controls::Replaced, Controls::Kept] {
            let mut screen = TerminalWriter::new(Vec::new(), controls);
            for byte in bytes.chunks(1) {
                screen.write_all(byte).unwrap();
            }
            screen.flush().unwrap();
            let text = String::from_utf8_lossy(&bytes);
            let expected = match controls {
                Controls::Kept => bytes.clone(),
                _ => controls.cleaned(&text).into_owned().into_bytes(),
            };
            assert_eq!(screen.inner, expected, "{controls:?}");
        }
    }

    #[test]
    fn log_lines_have_escapes() {
        let hostile = "a\tb\r\n\u{1b}]52;c;eA==\u{7}\u{9b}é\n";
        let line = log_line(hostile.as_bytes());
        let expected = "a\\tb\\r\\n\\u001b]52;c;eA==\\u0007\\u009bé\n";
        assert_eq!(String::from_utf8(line).unwrap(), expected);
        let json = format!("{{\"a\": \"{}\"}}\n", '\u{7f}');
        let line = log_line(json.as_bytes());
        let read: serde_json::Value = serde_json::from_slice(&line).unwrap();
        assert_eq!(read["a"], "\u{7f}");
    }
}
