//! Bytes of tokens on their way to the reader: stop strings first, characters second.

use crate::engine::stop::StopMatcher;
use crate::engine::utf8::Utf8Stream;

/// The bytes of a text that are not emitted yet.
pub(super) struct TextOutput {
    stop: StopMatcher,
    utf8: Utf8Stream,
    /// Bytes released by `stop`; kept to save an allocation per token.
    bytes: Vec<u8>,
}

impl TextOutput {
    /// Returns the output before any text.
    pub(super) fn new(stops: &[Vec<u8>]) -> Self {
        Self { stop: StopMatcher::new(stops), utf8: Utf8Stream::default(), bytes: Vec::new() }
    }

    /// Takes the bytes of a token and appends certain text to `text`. Returns the stop string if it
    /// is complete.
    pub(super) fn push(&mut self, piece: &[u8], text: &mut String) -> Option<Vec<u8>> {
        self.bytes.clear();
        let stop = self.stop.push(piece, &mut self.bytes);
        self.utf8.push(&self.bytes, text);
        stop
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
