//! The texts of calls that hold one text in place of arguments: out of `{"input": "…"}`, as it
//! comes.

use std::sync::Arc;

use super::parser::ReplyDelta;

/// The calls of a reply, of which those of some tools hold one text.
#[derive(Debug, Default)]
pub struct TextCalls {
    names: Arc<[String]>,
    /// The reader of the last call's text, if it holds one.
    reader: Option<InputReader>,
}

impl TextCalls {
    /// Returns the calls of a reply in which those of the tools of these names hold one text.
    pub fn new(names: Arc<[String]>) -> TextCalls {
        TextCalls { names, reader: None }
    }

    /// Returns whether the calls of a tool hold one text.
    pub fn holds(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// Returns whether the last call holds one text.
    pub fn is_text(&self) -> bool {
        self.reader.is_some()
    }

    /// Returns a part of a reply in which the arguments of calls with one text are that text.
    pub fn take(&mut self, delta: ReplyDelta) -> ReplyDelta {
        match delta {
            ReplyDelta::Call(index, name) => {
                self.reader = self.holds(&name).then(InputReader::default);
                ReplyDelta::Call(index, name)
            }
            ReplyDelta::Arguments(index, arguments) => {
                let text = match &mut self.reader {
                    Some(reader) => reader.read(&arguments),
                    None => arguments,
                };
                ReplyDelta::Arguments(index, text)
            }
            other => other,
        }
    }
}

/// Returns the text that whole arguments hold.
pub fn input_of(arguments: &str) -> String {
    InputReader::default().read(arguments)
}

/// The position of a reader in the arguments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum InputPlace {
    /// Before the colon of the only member.
    #[default]
    Key,
    /// Before the value.
    Colon,
    /// In the string.
    Text,
    /// After a backslash.
    Escape,
    /// In the digits of a `\u` escape: so many have come, with this value.
    Hex(u8, u16),
    /// After the string.
    End,
}

/// A reader of the string in `{"input": "…"}`.
#[derive(Debug, Default)]
struct InputReader {
    place: InputPlace,
    /// The first half of a character that is written as two escapes.
    high: Option<u16>,
}

impl InputReader {
    /// Takes more of the arguments, and returns the text in it.
    fn read(&mut self, arguments: &str) -> String {
        let mut out = String::new();
        for c in arguments.chars() {
            self.place = match (self.place, c) {
                (InputPlace::Key, ':') => InputPlace::Colon,
                (InputPlace::Colon, '"') => InputPlace::Text,
                (InputPlace::Text, '\\') => InputPlace::Escape,
                (InputPlace::Text, '"') => InputPlace::End,
                (InputPlace::Text, c) => self.put(c, &mut out),
                (InputPlace::Escape, 'u') => InputPlace::Hex(0, 0),
                (InputPlace::Escape, c) => self.put(unescaped(c), &mut out),
                (InputPlace::Hex(n, value), c) => {
                    let digit = c.to_digit(16).unwrap_or_default() as u16;
                    let value = value << 4 | digit;
                    if n < 3 { InputPlace::Hex(n + 1, value) } else { self.unit(value, &mut out) }
                }
                (place, _) => place,
            };
        }
        out
    }

    fn put(&mut self, c: char, out: &mut String) -> InputPlace {
        self.high = None;
        out.push(c);
        InputPlace::Text
    }

    /// Takes the code unit of an escape.
    fn unit(&mut self, unit: u16, out: &mut String) -> InputPlace {
        let units = self.high.take().into_iter().chain([unit]);
        match char::decode_utf16(units).last() {
            Some(Ok(c)) => out.push(c),
            Some(Err(_)) if (0xD800..0xDC00).contains(&unit) => self.high = Some(unit),
            _ => out.push(char::REPLACEMENT_CHARACTER),
        }
        InputPlace::Text
    }
}

/// Returns the character that a backslash and this one stand for.
fn unescaped(c: char) -> char {
    match c {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_text_comes_out_in_any_pieces() {
        let text = "a: \"b\"\\\n\té\u{1F600}\u{1}/";
        let escaped =
            "{ \"input\" : \"a\\u003a \\\"b\\\"\\\\\\n\\t\\u00e9\\ud83d\\uDE00\\u0001\\/\"}";
        for arguments in [json!({"input": text}).to_string(), escaped.to_owned()] {
            assert_eq!(input_of(&arguments), text);
            let mut reader = InputReader::default();
            let pieces = arguments.chars().map(|c| reader.read(&c.to_string()));
            assert_eq!(pieces.collect::<String>(), text);
        }
        assert_eq!(input_of("{\"input\": \"cut\\u00"), "cut");
        assert_eq!(input_of("{}"), "");
    }

    #[test]
    fn only_calls_of_named_tools_hold_a_text() {
        let mut calls = TextCalls::new(["f".to_owned()].into());
        for (name, expected) in [("f", "x"), ("g", "{\"input\": \"x\"}"), ("f", "x")] {
            calls.take(ReplyDelta::Call(0, name.into()));
            let arguments = "{\"input\": \"x\"}".to_owned();
            let taken = calls.take(ReplyDelta::Arguments(0, arguments));
            assert_eq!(taken, ReplyDelta::Arguments(0, expected.into()));
            assert_eq!(calls.is_text(), name == "f");
        }
    }
}
