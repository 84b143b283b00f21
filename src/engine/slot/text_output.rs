//! Bytes of tokens on their way to the reader: indentation first, then stop strings, then
//! characters.

use crate::engine::stop::{ScopedText, StopMatcher, StopScope};
use crate::engine::utf8::Utf8Stream;

/// The end of a text by its bytes.
pub(super) enum TextEnd {
    /// This stop string.
    Stop(Vec<u8>),
    /// A line that is not indented enough.
    Indentation,
}

/// A watch on the indentation of the lines after the first.
struct Indentation {
    least: usize,
    /// Spaces and tabs at the beginning of the line so far; `None` after something else.
    found: Option<usize>,
}

impl Indentation {
    /// Takes bytes, and returns how many come before the first line that has too few spaces and
    /// tabs before something else.
    fn cut(&mut self, bytes: &[u8]) -> Option<usize> {
        for (i, byte) in bytes.iter().enumerate() {
            self.found = match (byte, self.found) {
                (b' ' | b'\t', found) => found.map(|n| n + 1),
                (_, Some(n)) if n < self.least => return Some(i),
                (b'\n', _) => Some(0),
                _ => None,
            };
        }
        None
    }
}

/// The bytes of a text that are not emitted yet.
pub(super) struct TextOutput {
    indentation: Option<Indentation>,
    stop: StopMatcher,
    /// The text as the rule sees it that tells where stop strings count.
    scoped: Option<ScopedText>,
    utf8: Utf8Stream,
    /// Bytes released by `stop`; kept to save an allocation per token.
    bytes: Vec<u8>,
}

impl TextOutput {
    /// Returns the output before any text, which ends before one of these strings, or before a line
    /// after the first that has fewer than `least_indent` spaces and tabs before its text; the
    /// strings end it where `scope` says so.
    pub(super) fn new(stops: &[Vec<u8>], scope: Option<&StopScope>, least_indent: usize) -> Self {
        let indentation = Indentation { least: least_indent, found: None };
        Self {
            indentation: (least_indent > 0).then_some(indentation),
            stop: StopMatcher::new(stops),
            scoped: scope.filter(|_| !stops.is_empty()).map(ScopedText::new),
            utf8: Utf8Stream::default(),
            bytes: Vec::new(),
        }
    }

    /// Takes the bytes of a token and appends certain text to `text`. Returns what ends the text if
    /// it ends in them.
    pub(super) fn push(&mut self, token: u32, piece: &[u8], text: &mut String) -> Option<TextEnd> {
        self.bytes.clear();
        let cut = self.indentation.as_mut().and_then(|indentation| indentation.cut(piece));
        let piece = &piece[..cut.unwrap_or(piece.len())];
        if let Some(scoped) = &mut self.scoped {
            scoped.push(token, piece);
        }
        let stop = self.stop.push(piece, self.scoped.as_mut(), &mut self.bytes);
        self.utf8.push(&self.bytes, text);
        stop.map(TextEnd::Stop).or(cut.map(|_| TextEnd::Indentation))
    }

    /// Ends the text and returns the rest of it. What was held for a stop string is text unless a
    /// stop string ended it.
    pub(super) fn finish(&mut self, is_stopped: bool) -> String {
        let mut text = String::new();
        self.bytes.clear();
        if !is_stopped {
            self.stop.flush(&mut self.bytes);
        }
        self.utf8.push(&self.bytes, &mut text);
        self.utf8.flush(&mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text when `bytes` come in chunks of `size`, and whether it was cut.
    fn cut(least: usize, bytes: &str, size: usize) -> (String, bool) {
        let mut output = TextOutput::new(&[], None, least);
        let mut text = String::new();
        for chunk in bytes.as_bytes().chunks(size) {
            if output.push(0, chunk, &mut text).is_some() {
                return (text + &output.finish(false), true);
            }
        }
        (text + &output.finish(false), false)
    }

    #[test]
    fn a_line_that_is_indented_too_little_ends_a_text() {
        for (least, bytes, text, is_cut) in [
            (4, "a\n    b\n    c\ndef", "a\n    b\n    c\n", true),
            (4, "a\n  b", "a\n  ", true),
            (2, "a\n\t\tb\n  €", "a\n\t\tb\n  €", false),
            (1, "a\n\n b", "a\n", true),
            (4, "a\n", "a\n", false),
            (0, "a\nb", "a\nb", false),
        ] {
            for size in 1..=bytes.len() {
                assert_eq!(cut(least, bytes, size), (text.to_owned(), is_cut), "{bytes:?}");
            }
        }
    }
}
