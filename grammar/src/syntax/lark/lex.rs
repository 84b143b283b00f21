//! Lark text → lexemes with their places.

use serde_json::Value;

use crate::Error;
use crate::budget::Budget;

/// Longest grammar, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// A place in the text, in bytes.
pub(super) type Offset = usize;

/// A lexeme.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Lexeme {
    /// The name of a rule, with what stands in front of it: `?`, `!`, `_`.
    RuleName(String),
    /// The name of a terminal.
    TerminalName(String),
    /// A string.
    Text {
        text: String,
        ignores_case: bool,
    },
    /// A regular expression, and its flags.
    Regex(String, String),
    Number(i64),
    /// A number that does not fit, or is no whole one: as it is written.
    OtherNumber(String),
    /// `<token>`, brackets included.
    Token(String),
    /// `@name`.
    Grammar(String),
    /// `%name` that no JSON follows.
    Directive(&'static str),
    /// `%name`, and the JSON that follows it.
    Json(&'static str, Value),
    /// A sign: `:`, `|`, `->` and so on.
    Sign(&'static str),
    /// The end of a line, or several.
    NewLine,
    End,
}

/// Signs, the longer of two that begin alike first.
const SIGNS: [&str; 20] = [
    "->", "::", "..", ":", ",", ".", "(", ")", "{", "}", "[", "]", "~", "|", "&", "=", "+", "*",
    "?", "_",
];

/// Directives that no JSON follows.
const DIRECTIVES: [&str; 6] = ["%ignore", "%import", "%override", "%declare", "%lark", "%if"];

/// Directives that JSON follows.
const JSON_DIRECTIVES: [&str; 4] = ["%json", "%regex", "%llguidance", "%grammar_options"];

/// The text of a grammar, and how far it has been read.
pub(super) struct Lexer<'a> {
    text: &'a str,
    pos: Offset,
}

impl Lexer<'_> {
    /// Returns all lexemes of a text, each with its place; the last is the end.
    ///
    /// # Errors
    /// A place has no lexeme.
    pub(super) fn all(text: &str, budget: &mut Budget) -> Result<Vec<(Lexeme, Offset)>, Error> {
        if text.len() > MAX_BYTES {
            let what = "the length of the grammar".into();
            return Err(Error::Limit { what, limit: MAX_BYTES });
        }
        let mut lexer = Lexer { text, pos: 0 };
        if text.starts_with('\u{FEFF}') {
            lexer.pos = 3;
        }
        let mut out = Vec::new();
        loop {
            lexer.skip_blanks();
            let at = lexer.pos;
            let lexeme = lexer.next()?;
            budget.take_bytes(size_of::<(Lexeme, Offset)>() + lexer.pos - at);
            budget.check()?;
            let is_end = lexeme == Lexeme::End;
            out.push((lexeme, at));
            if is_end {
                return Ok(out);
            }
        }
    }

    fn rest(&self) -> &str {
        &self.text[self.pos..]
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            if rest.starts_with([' ', '\t', '\r']) {
                self.pos += 1;
            } else if rest.starts_with('#') || rest.starts_with("//") {
                self.pos += rest.find('\n').unwrap_or(rest.len());
            } else {
                return;
            }
        }
    }

    fn error(&self, at: Offset, found: &str, expected: &str) -> Error {
        syntax(self.text, at, "", found, expected)
    }

    fn next(&mut self) -> Result<Lexeme, Error> {
        let at = self.pos;
        let Some(first) = self.rest().chars().next() else { return Ok(Lexeme::End) };
        match first {
            '\n' => {
                let line_ends = |c: char| !matches!(c, '\n' | '\r' | ' ' | '\t');
                let rest = self.rest();
                self.pos += rest.find(line_ends).unwrap_or(rest.len());
                Ok(Lexeme::NewLine)
            }
            '"' => self.string(),
            '/' => self.regex(),
            '%' => self.directive(),
            '<' => self.token(),
            '@' => {
                let name = self.word(1);
                if name.is_empty() {
                    return Err(self.error(at, "`@`", "the name of a grammar after it"));
                }
                self.pos += 1 + name.len();
                Ok(Lexeme::Grammar(name))
            }
            '0'..='9' | '+' | '-' if self.number_len() > 0 => Ok(self.number()),
            '!' | '?' | '_' | 'a'..='z' | 'A'..='Z' if self.name_len() > 0 => Ok(self.name()),
            _ => {
                let sign = SIGNS.into_iter().find(|sign| self.rest().starts_with(sign));
                let Some(sign) = sign else {
                    let found = format!("`{}`", first.escape_debug());
                    return Err(self.error(at, &found, "a rule, a terminal or a part of one"));
                };
                self.pos += sign.len();
                Ok(Lexeme::Sign(sign))
            }
        }
    }

    /// Returns the letters, digits, `_` and `-` that stand `skip` bytes on.
    fn word(&self, skip: usize) -> String {
        let is_word = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        self.rest()[skip..].chars().take_while(is_word).collect()
    }

    /// Returns the length of the name that stands here, 0 if none does.
    fn name_len(&self) -> usize {
        let rest = self.rest();
        let inner = rest.strip_prefix('!').unwrap_or(rest);
        let inner = inner.strip_prefix(['?', '_']).unwrap_or(inner);
        let Some(first) = inner.chars().next().filter(char::is_ascii_alphabetic) else { return 0 };
        let same_case = |c: &char| {
            let fits = if first.is_ascii_lowercase() {
                c.is_ascii_lowercase()
            } else {
                c.is_ascii_uppercase()
            };
            fits || c.is_ascii_digit() || *c == '_'
        };
        let mut len = inner.chars().take_while(same_case).count();
        // a hyphen joins two parts of a name; `->` is no part of one
        while inner[len..].starts_with('-') && inner[len + 1..].starts_with(|c: char| same_case(&c))
        {
            len += 1 + inner[len + 1..].chars().take_while(same_case).count();
        }
        rest.len() - inner.len() + len
    }

    fn name(&mut self) -> Lexeme {
        let len = self.name_len();
        let name = self.rest()[..len].to_owned();
        self.pos += len;
        let first = name.trim_start_matches(['!', '?', '_']).chars().next();
        if first.is_some_and(|c| c.is_ascii_uppercase()) {
            Lexeme::TerminalName(name)
        } else {
            Lexeme::RuleName(name)
        }
    }

    /// Returns the length of the number that stands here, 0 if none does.
    fn number_len(&self) -> usize {
        let rest = self.rest();
        let signed = rest.strip_prefix(['+', '-']).unwrap_or(rest);
        if !signed.starts_with(|c: char| c.is_ascii_digit()) {
            return 0;
        }
        let sign = rest.len() - signed.len();
        if sign == 0 && (signed.starts_with("0x") || signed.starts_with("0X")) {
            let digits = signed[2..].chars().take_while(char::is_ascii_hexdigit).count();
            return if digits > 0 { 2 + digits } else { 1 };
        }
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
        let mut len = digits(signed);
        // `1..5` is a range of numbers
        if signed[len..].starts_with('.') && !signed[len..].starts_with("..") {
            len += 1 + digits(&signed[len + 1..]);
        }
        sign + len
    }

    fn number(&mut self) -> Lexeme {
        let len = self.number_len();
        let text = self.rest()[..len].to_owned();
        self.pos += len;
        let hex = text.strip_prefix("0x").or(text.strip_prefix("0X"));
        // bits beyond the 63rd are kept as they are
        let value = match hex {
            Some(digits) => u64::from_str_radix(digits, 16).ok().map(|bits| bits as i64),
            None => text.parse().ok(),
        };
        value.map_or(Lexeme::OtherNumber(text), Lexeme::Number)
    }

    /// Reads a string with the escapes of JSON, and `\xAB`.
    fn string(&mut self) -> Result<Lexeme, Error> {
        let at = self.pos;
        let mut text = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        loop {
            let Some((i, c)) = chars.next().filter(|c| c.1 != '\n') else {
                return Err(self.error(at, "an open string", "`\"` at its end"));
            };
            match c {
                '"' => {
                    self.pos += i + 1;
                    break;
                }
                '\\' => {
                    let (taken, c) = escape(&self.rest()[i..]).ok_or_else(|| {
                        let expected = r#"one of \" \\ \/ \b \f \n \r \t \xAB \uABCD"#;
                        self.error(at + i, "another escape", expected)
                    })?;
                    text.push(c);
                    for _ in 1..taken {
                        chars.next();
                    }
                }
                c => text.push(c),
            }
        }
        let ignores_case = self.rest().starts_with('i') && self.word(0) == "i";
        self.pos += usize::from(ignores_case);
        Ok(Lexeme::Text { text, ignores_case })
    }

    fn regex(&mut self) -> Result<Lexeme, Error> {
        let at = self.pos;
        let mut is_escaped = false;
        let end = self.rest().char_indices().skip(1).find(|&(_, c)| {
            let ends = (c == '/' && !is_escaped) || c == '\n';
            is_escaped = c == '\\' && !is_escaped;
            ends
        });
        let Some((end, '/')) = end else {
            return Err(self.error(at, "an open regular expression", "`/` at its end"));
        };
        let pattern = self.rest()[1..end].replace("\\/", "/");
        self.pos += end + 1;
        let flags: String = self.rest().chars().take_while(|c| "imslux".contains(*c)).collect();
        self.pos += flags.len();
        Ok(Lexeme::Regex(pattern, flags))
    }

    fn directive(&mut self) -> Result<Lexeme, Error> {
        let at = self.pos;
        let name = format!("%{}", self.word(1));
        self.pos += name.len();
        if let Some(known) = DIRECTIVES.into_iter().find(|known| *known == name) {
            return Ok(Lexeme::Directive(known));
        }
        let Some(known) = JSON_DIRECTIVES.into_iter().find(|known| *known == name) else {
            let all = [&DIRECTIVES[..], &JSON_DIRECTIVES[..]].concat().join(", ");
            return Err(self.error(at, &format!("`{name}`"), &format!("one of {all}")));
        };
        let mut values = serde_json::Deserializer::from_str(self.rest()).into_iter::<Value>();
        let value = values.next();
        let taken = values.byte_offset();
        match value {
            Some(Ok(value)) => {
                self.pos += taken;
                Ok(Lexeme::Json(known, value))
            }
            Some(Err(error)) => {
                let what = format!("the JSON after `{name}`");
                if let Some(limit) = Error::json_depth(&what, &error) {
                    return Err(limit);
                }
                let found = format!("no JSON after `{name}` ({error})");
                Err(self.error(at, &found, "a JSON value"))
            }
            None => Err(self.error(at, &format!("nothing after `{name}`"), "a JSON value")),
        }
    }

    fn token(&mut self) -> Result<Lexeme, Error> {
        let rest = self.rest();
        let end =
            rest.find('>').filter(|&end| end > 1 && !rest[..end].contains(char::is_whitespace));
        let Some(end) = end else {
            return Err(self.error(self.pos, "an open `<`", "`<token>` or `<[1,5-9]>`"));
        };
        let token = rest[..=end].to_owned();
        self.pos += end + 1;
        Ok(Lexeme::Token(token))
    }
}

/// Returns how many characters the escape at the beginning of a text takes, and what it stands for.
fn escape(text: &str) -> Option<(usize, char)> {
    let digits = |from: usize, n: usize| {
        let digits = text.get(from..from + n)?;
        u32::from_str_radix(digits, 16)
            .ok()
            .filter(|_| digits.bytes().all(|b| b.is_ascii_hexdigit()))
    };
    Some(match text.chars().nth(1)? {
        c @ ('"' | '\\' | '/' | '\'') => (2, c),
        'b' => (2, '\u{8}'),
        'f' => (2, '\u{C}'),
        'n' => (2, '\n'),
        'r' => (2, '\r'),
        't' => (2, '\t'),
        'x' => (4, char::from_u32(digits(2, 2)?)?),
        'u' => match digits(2, 4)? {
            high @ 0xD800..0xDC00 if text.get(6..8) == Some("\\u") => {
                let low = digits(8, 4)?.checked_sub(0xDC00).filter(|&low| low < 0x400)?;
                (12, char::from_u32(0x1_0000 + ((high - 0xD800) << 10) + low)?)
            }
            unit => (6, char::from_u32(unit)?),
        },
        _ => return None,
    })
}

/// Returns the line and column of a place, from 1.
pub(super) fn place(text: &str, at: Offset) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// Returns an error about a place.
pub(super) fn syntax(text: &str, at: Offset, rule: &str, found: &str, expected: &str) -> Error {
    let (line, column) = place(text, at);
    Error::Syntax {
        line,
        column,
        rule: rule.into(),
        found: found.into(),
        expected: expected.into(),
    }
}
