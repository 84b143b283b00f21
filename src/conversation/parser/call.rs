//! One call of a tool, read character by character: `{"name": …, "arguments": {…}}`, the members in
//! any order.
//!
//! The name is emitted as soon as it is known, and the arguments as they come, if the name came
//! first.

/// Longest text that is held before it must have become a call.
const MAX_HELD: usize = 1 << 20;

/// The part of a call that a character has made certain.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum CallStep {
    /// Nothing.
    Nothing,
    /// The call's name.
    Name(String),
    /// More of its arguments.
    Arguments(String),
    /// This was no call but text.
    NoCall(String),
}

/// The position of a reader in the object.
#[derive(Debug, Clone, PartialEq, Eq)]
enum At {
    /// Before the object.
    Start,
    /// Before a key.
    Key,
    /// In a key, or in a value of depth 0 that is a string.
    Text,
    /// Before a colon.
    Colon,
    /// Before a value.
    Value,
    /// In a value.
    InValue,
    /// After a value.
    Next,
    /// The object is whole.
    End,
}

/// The reader of one call.
#[derive(Debug)]
pub(super) struct CallReader {
    /// All so far, with the mark that began it: text, should it be no call.
    raw: String,
    at: At,
    key: String,
    value: String,
    /// Brackets open in the value.
    depth: usize,
    in_string: bool,
    escaped: bool,
    name: Option<String>,
    arguments: Option<String>,
    /// Arguments have been emitted as they came.
    emitted: bool,
}

impl CallReader {
    /// Returns a reader before a call that `mark` has announced.
    pub(super) fn new(mark: String) -> CallReader {
        CallReader {
            raw: mark,
            at: At::Start,
            key: String::new(),
            value: String::new(),
            depth: 0,
            in_string: false,
            escaped: false,
            name: None,
            arguments: None,
            emitted: false,
        }
    }

    /// Returns whether the call is whole.
    pub(super) fn is_at_end(&self) -> bool {
        self.at == At::End
    }

    /// Returns whether the name of the call has been emitted.
    pub(super) fn is_named(&self) -> bool {
        self.name.is_some()
    }

    /// Ends the text, and returns the part of it that has not been emitted.
    pub(super) fn give_up(&mut self) -> String {
        match (&self.at, &self.name) {
            (At::End, _) | (_, Some(_)) => String::new(),
            _ => std::mem::take(&mut self.raw),
        }
    }

    /// Takes a character.
    pub(super) fn push(&mut self, c: char) -> CallStep {
        self.raw.push(c);
        if self.raw.len() > MAX_HELD && self.name.is_none() {
            return self.no_call();
        }
        match self.at {
            At::Start => self.before_object(c),
            At::Key => self.before_key(c),
            At::Text => self.in_key(c),
            At::Colon => self.before_colon(c),
            At::Value => self.before_value(c),
            At::InValue => self.in_value(c),
            At::Next => self.after_value(c),
            At::End => CallStep::Nothing,
        }
    }

    fn before_object(&mut self, c: char) -> CallStep {
        match c {
            '[' => CallStep::Nothing,
            '{' => self.go(At::Key),
            c if c.is_ascii_whitespace() => CallStep::Nothing,
            _ => self.no_call(),
        }
    }

    fn before_key(&mut self, c: char) -> CallStep {
        match c {
            ',' => CallStep::Nothing,
            '}' => self.end(),
            '"' => {
                self.key.clear();
                self.key.push(c);
                self.go(At::Text)
            }
            c if c.is_ascii_whitespace() => CallStep::Nothing,
            _ => self.no_call(),
        }
    }

    fn in_key(&mut self, c: char) -> CallStep {
        self.key.push(c);
        if self.ends_string(c) { self.go(At::Colon) } else { CallStep::Nothing }
    }

    fn before_colon(&mut self, c: char) -> CallStep {
        match c {
            ':' => {
                self.value.clear();
                self.go(At::Value)
            }
            c if c.is_ascii_whitespace() => CallStep::Nothing,
            _ => self.no_call(),
        }
    }

    fn before_value(&mut self, c: char) -> CallStep {
        if c.is_ascii_whitespace() {
            return CallStep::Nothing;
        }
        self.at = At::InValue;
        self.depth = 0;
        self.in_string = false;
        self.escaped = false;
        self.in_value(c)
    }

    fn after_value(&mut self, c: char) -> CallStep {
        match c {
            ',' => self.go(At::Key),
            '}' => self.end(),
            c if c.is_ascii_whitespace() => CallStep::Nothing,
            _ => self.no_call(),
        }
    }

    /// Takes a character of a string. Returns whether the string ends with it.
    fn ends_string(&mut self, c: char) -> bool {
        if self.escaped {
            self.escaped = false;
            return false;
        }
        self.escaped = c == '\\';
        c == '"'
    }

    fn go(&mut self, at: At) -> CallStep {
        self.at = at;
        CallStep::Nothing
    }

    fn no_call(&mut self) -> CallStep {
        // A call whose name has been emitted stays one, however it ends.
        if self.name.is_some() {
            return self.go(At::End);
        }
        CallStep::NoCall(std::mem::take(&mut self.raw))
    }

    fn in_value(&mut self, c: char) -> CallStep {
        if !self.in_string && self.depth == 0 && matches!(c, ',' | '}' | ']') {
            // A number or a word has ended before this.
            let taken = self.value_ended();
            self.at = if c == ',' { At::Key } else { At::Next };
            if c == ',' {
                return taken;
            }
            return match taken {
                CallStep::Nothing => self.end(),
                // The object ends with the next character; an object that ends here is rare enough
                // to be cut.
                other => {
                    self.at = At::End;
                    other
                }
            };
        }
        self.value.push(c);
        if self.in_string {
            self.in_string = !self.ends_string(c);
        } else {
            match c {
                '"' => self.in_string = true,
                '{' | '[' => self.depth += 1,
                '}' | ']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        let streams = self.is_arguments() && self.name.is_some() && self.value.starts_with('{');
        let whole = self.depth == 0 && !self.in_string && matches!(c, '"' | '}' | ']');
        if whole {
            self.at = At::Next;
        }
        if streams {
            self.emitted = true;
            return CallStep::Arguments(c.into());
        }
        if whole { self.value_ended() } else { CallStep::Nothing }
    }

    fn is_arguments(&self) -> bool {
        matches!(self.key.as_str(), "\"arguments\"" | "\"parameters\"")
    }

    fn value_ended(&mut self) -> CallStep {
        let value = std::mem::take(&mut self.value);
        let text = || serde_json::from_str::<String>(&value).ok();
        if self.key == "\"name\"" && self.name.is_none() {
            let Some(name) = text().filter(|name| !name.is_empty()) else {
                return CallStep::Nothing;
            };
            self.name = Some(name.clone());
            return CallStep::Name(name);
        }
        if self.is_arguments() && !self.emitted {
            // Some models write the arguments as JSON within a string.
            self.arguments = Some(text().unwrap_or(value));
        }
        CallStep::Nothing
    }

    fn end(&mut self) -> CallStep {
        if self.name.is_none() {
            return self.no_call();
        }
        self.at = At::End;
        if self.emitted {
            return CallStep::Nothing;
        }
        CallStep::Arguments(self.arguments.take().unwrap_or_else(|| "{}".into()))
    }
}
