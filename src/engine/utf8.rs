//! Bytes to text, as they come: a character is never split. Knows UTF-8 and nothing else.

/// Bytes that may still become a character.
#[derive(Debug, Default)]
pub(super) struct Utf8Stream {
    /// The beginning of one character: at most 3 bytes.
    pending: Vec<u8>,
}

impl Utf8Stream {
    /// Appends to `text` every character that is whole. A sequence that can no longer become one
    /// turns into U+FFFD; an incomplete one at the end is kept for the next call.
    pub(super) fn push(&mut self, bytes: &[u8], text: &mut String) {
        self.pending.extend_from_slice(bytes);
        let mut kept = 0;
        let mut chunks = self.pending.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            text.push_str(chunk.valid());
            let unfinished =
                |bytes| std::str::from_utf8(bytes).is_err_and(|e| e.error_len().is_none());
            match chunk.invalid() {
                [] => {}
                bytes if chunks.peek().is_none() && unfinished(bytes) => kept = bytes.len(),
                _ => text.push(char::REPLACEMENT_CHARACTER),
            }
        }
        self.pending.drain(..self.pending.len() - kept);
    }

    /// Returns whether no character is incomplete.
    pub(super) fn is_whole(&self) -> bool {
        self.pending.is_empty()
    }

    /// Ends the text: what is left of a character becomes one U+FFFD.
    pub(super) fn flush(&mut self, text: &mut String) {
        if !self.pending.is_empty() {
            self.pending.clear();
            text.push(char::REPLACEMENT_CHARACTER);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_chunks(bytes: &[u8], size: usize) -> String {
        let mut stream = Utf8Stream::default();
        let mut text = String::new();
        for chunk in bytes.chunks(size) {
            stream.push(chunk, &mut text);
        }
        stream.flush(&mut text);
        text
    }

    #[test]
    fn any_split_gives_the_same_text() {
        let whole = "aé€😀z".as_bytes();
        for size in 1..=whole.len() {
            assert_eq!(by_chunks(whole, size), "aé€😀z");
        }
        // Overlong, lone continuation, cut sequence followed by ASCII, surrogate half, cut end.
        let broken = b"\xC0\x80a\x80b\xE2\x82c\xED\xA0\x80d\xF0\x9F\x98";
        for size in 1..=broken.len() {
            assert_eq!(by_chunks(broken, size), String::from_utf8_lossy(broken));
        }
    }

    #[test]
    fn an_incomplete_character_waits() {
        let mut stream = Utf8Stream::default();
        let mut text = String::new();
        stream.push(b"a\xF0\x9F\x98", &mut text);
        assert_eq!(text, "a");
        stream.push(b"\x80", &mut text);
        assert_eq!(text, "a😀");
    }
}
