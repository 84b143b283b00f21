//! Pieces of GBNF text and how tightly they hold together.

/// Writes a character of a class or literal; `also` are further characters that need a backslash or
/// a number there.
///
/// The numbers are for llama.cpp, whose parser knows no `\-` and no `\^`.
pub(super) fn character(c: char, also: &[char], out: &mut String) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        '\\' => out.push_str("\\\\"),
        '"' | '[' | ']' if also.contains(&c) => {
            out.push('\\');
            out.push(c);
        }
        _ if also.contains(&c) || c < ' ' || c == '\x7F' => {
            out.push_str(&format!("\\x{:02X}", u32::from(c)));
        }
        _ if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{FEFF}') => {
            out.push_str(&format!("\\u{:04X}", u32::from(c)));
        }
        _ => out.push(c),
    }
}

/// The precedence of a text: how tightly it holds together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Alternatives,
    Sequence,
    /// An operand that `*` may follow.
    Item,
}

/// The text of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    text: String,
    level: Level,
    /// The characters, if it is a literal: neighbours are written as one.
    literal: Option<String>,
    /// The parts of a sequence: one inside another becomes part of it.
    parts: Vec<Text>,
}

/// A part of a sequence.
#[derive(Clone, Debug)]
pub(super) enum TextPart {
    Literal(String),
    Text(Text),
}

impl Text {
    /// Returns the empty text.
    pub(super) fn empty() -> Text {
        Text::literal("")
    }

    /// Returns the text of these characters.
    pub(super) fn literal(characters: &str) -> Text {
        let mut text = String::from("\"");
        for c in characters.chars() {
            character(c, &['"'], &mut text);
        }
        text.push('"');
        Text { text, level: Level::Item, literal: Some(characters.into()), parts: Vec::new() }
    }

    /// Returns a rule's name, a class, or another text that `*` may follow.
    pub(super) fn item(text: String) -> Text {
        Text { text, level: Level::Item, literal: None, parts: Vec::new() }
    }

    /// Returns the text of one after another.
    pub(super) fn sequence(parts: impl IntoIterator<Item = TextPart>) -> Text {
        let mut all: Vec<Text> = Vec::new();
        for part in parts {
            let text = match part {
                TextPart::Literal(l) => Text::literal(&l),
                TextPart::Text(t) => t,
            };
            let inner = if text.parts.is_empty() { vec![text] } else { text.parts };
            for text in inner {
                match (&text.literal, all.last().and_then(|l| l.literal.as_ref())) {
                    (Some(l), _) if l.is_empty() => {}
                    (Some(l), Some(before)) => {
                        let joined = Text::literal(&format!("{before}{l}"));
                        all.pop();
                        all.push(joined);
                    }
                    _ => all.push(text),
                }
            }
        }
        if all.len() == 1 {
            return all.remove(0);
        }
        if all.is_empty() {
            return Text::empty();
        }
        let text: Vec<String> = all.iter().map(|t| t.clone().at_least(Level::Sequence)).collect();
        Text { text: text.join(" "), level: Level::Sequence, literal: None, parts: all }
    }

    /// Returns any of these.
    pub(super) fn alternatives(mut ways: Vec<Text>) -> Text {
        if ways.len() == 1 {
            return ways.remove(0);
        }
        let text: Vec<String> = ways.into_iter().map(|t| t.text).collect();
        Text {
            text: text.join(" | "),
            level: Level::Alternatives,
            literal: None,
            parts: Vec::new(),
        }
    }

    /// Repeats the text; no `max` for no bound.
    pub(super) fn repeat(self, min: u32, max: Option<u32>) -> Text {
        // the largest number that readers take; no text is as long
        let min = min.min(u32::MAX - 1);
        let suffix = match (min, max) {
            (1, Some(1)) => return self,
            (0, Some(1)) => "?".into(),
            (0, None) => "*".into(),
            (1, None) => "+".into(),
            (m, None) => format!("{{{m},}}"),
            (m, Some(n)) if m == n => format!("{{{m}}}"),
            (m, Some(n)) => format!("{{{m},{n}}}"),
        };
        // a repetition of a repetition stands in parentheses: readers differ in what `x?*` means
        let repeated = self.text.ends_with(['*', '+', '?', '}']) && self.level == Level::Item;
        let inner = if repeated { format!("({})", self.text) } else { self.at_least(Level::Item) };
        Text::item(inner + &suffix)
    }

    /// Returns the text of this or nothing.
    pub(super) fn optional(self) -> Text {
        if self.level == Level::Item && self.text.ends_with(['?', '*']) {
            return self; // it is that already
        }
        self.repeat(0, Some(1))
    }

    /// Returns the text, in parentheses if it does not hold together so tightly.
    fn at_least(self, level: Level) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text }
    }

    /// Returns the text as the body of a rule.
    pub(super) fn body(&self) -> &str {
        &self.text
    }

    /// Returns whether it needs parentheses in a sequence, or is long: then a rule of its own reads
    /// better.
    pub(super) fn deserves_a_name(&self, length: usize) -> bool {
        self.level == Level::Alternatives || self.text.len() > length
    }
}
