//! The position in JSON that is passed on as it comes, character by character.

/// The open brackets and strings of a JSON value so far.
#[derive(Debug, Default)]
pub(super) struct JsonPosition {
    depth: usize,
    in_string: bool,
    escaped: bool,
    /// True if a value has ended with the last character, or none is open.
    pub is_whole: bool,
}

impl JsonPosition {
    /// Returns whether a string is open.
    pub(super) fn is_in_string(&self) -> bool {
        self.in_string
    }

    /// Takes the next character.
    pub(super) fn push(&mut self, c: char) {
        if self.in_string {
            self.in_string = self.escaped || c != '"';
            self.escaped = !self.escaped && c == '\\';
        } else {
            match c {
                '"' => self.in_string = true,
                '{' | '[' => self.depth += 1,
                '}' | ']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        self.is_whole = self.depth == 0 && !self.in_string;
    }
}
