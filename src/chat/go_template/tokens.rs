//! A template cut into text and actions, and actions into tokens.

use super::fault;
use crate::chat::Error;

/// A part of a template.
#[derive(Debug, PartialEq)]
pub(super) enum TemplatePiece {
    /// Text that is written as it is.
    Text(String),
    /// An action, and its line.
    Action(Vec<ActionToken>, usize),
}

/// A token of an action.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ActionToken {
    /// A field of what stands before it, or of the dot where nothing does.
    Field {
        /// Its name.
        name: String,
        /// True if it follows what it is a field of.
        follows: bool,
    },
    /// The dot.
    Dot,
    /// A variable; the one without a name is the whole input.
    Variable(String),
    /// A text.
    Text(String),
    /// A number.
    Number(String),
    /// A word: of the language, or the name of a function.
    Word(String),
    /// One of `(`, `)`, `|`, `,`, `=` and `:=`.
    Sign(&'static str),
}

const SIGNS: [&str; 6] = [":=", "(", ")", "|", ",", "="];

/// Cuts a template.
///
/// # Errors
/// An action does not end, or has what is no token.
pub(super) fn pieces(source: &str) -> Result<Vec<TemplatePiece>, Error> {
    let mut pieces = Vec::new();
    let mut rest = source;
    let mut line = 1;
    // the space after an action is to be left out
    let mut is_trimmed = false;
    while let Some(at) = rest.find("{{") {
        let action = &rest[at + 2..];
        let mut text = &rest[..at];
        if is_trimmed {
            text = text.trim_start_matches(is_space);
        }
        let inside = match action.strip_prefix('-') {
            Some(inside) if inside.starts_with(is_space) => {
                text = text.trim_end_matches(is_space);
                inside
            }
            _ => action,
        };
        add_text(&mut pieces, text);
        line += rest[..at].matches('\n').count();
        let is_comment = inside.trim_start_matches(is_space).starts_with("/*");
        let length = if is_comment {
            inside.find("*/").and_then(|at| Some(at + inside[at..].find("}}")?))
        } else {
            length_of_action(inside, line)?
        };
        let length = length.ok_or_else(|| fault(line, "an action does not end with }}"))?;
        let body = &inside[..length];
        let trimmed = body.strip_suffix('-').filter(|body| body.ends_with(is_space));
        is_trimmed = trimmed.is_some();
        if !is_comment {
            pieces.push(TemplatePiece::Action(tokens(trimmed.unwrap_or(body), line)?, line));
        }
        line += body.matches('\n').count();
        rest = &inside[length + 2..];
    }
    add_text(&mut pieces, if is_trimmed { rest.trim_start_matches(is_space) } else { rest });
    Ok(pieces)
}

fn add_text(pieces: &mut Vec<TemplatePiece>, text: &str) {
    if !text.is_empty() {
        pieces.push(TemplatePiece::Text(text.to_owned()));
    }
}

/// Returns whether a character is trimmed beside an action.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\n')
}

/// Returns the bytes of an action up to its end, texts within it passed over.
fn length_of_action(inside: &str, line: usize) -> Result<Option<usize>, Error> {
    let mut at = 0;
    while let Some(c) = inside[at..].chars().next() {
        if inside[at..].starts_with("}}") {
            return Ok(Some(at));
        }
        at += if matches!(c, '"' | '`' | '\'') {
            text_length(&inside[at..], line)?
        } else {
            c.len_utf8()
        };
    }
    Ok(None)
}

/// Returns the bytes of a text in quotes, which stands at the beginning.
fn text_length(s: &str, line: usize) -> Result<usize, Error> {
    let quote = s.as_bytes()[0];
    let mut is_escaped = false;
    for (i, &byte) in s.as_bytes().iter().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if quote != b'`' => is_escaped = true,
            b'\n' if quote != b'`' => break,
            byte if byte == quote => return Ok(i + 1),
            _ => {}
        }
    }
    Err(fault(line, "a quote is missing"))
}

/// Cuts an action.
fn tokens(action: &str, line: usize) -> Result<Vec<ActionToken>, Error> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = action[at..].chars().next() {
        let rest = &action[at..];
        if is_space(c) {
            at += 1;
            continue;
        }
        if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
            tokens.push(ActionToken::Sign(sign));
            at += sign.len();
            continue;
        }
        let after = |skipped: usize| skipped + word_length(&rest[skipped..]);
        let (token, length) = match c {
            '"' | '`' | '\'' => {
                let length = text_length(rest, line)?;
                (ActionToken::Text(unescaped(&rest[..length], line)?), length)
            }
            '.' if word_length(&rest[1..]) > 0 => {
                let follows = action[..at]
                    .chars()
                    .next_back()
                    .is_some_and(|before| before == ')' || before == '$' || is_word(before));
                let length = after(1);
                (ActionToken::Field { name: rest[1..length].to_owned(), follows }, length)
            }
            '.' => (ActionToken::Dot, 1),
            '$' => {
                let length = after(1);
                (ActionToken::Variable(rest[1..length].to_owned()), length)
            }
            '0'..='9' | '-' | '+' => {
                let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '+');
                let number: String = rest.chars().take_while(|&c| is_part(c)).collect();
                if number.parse::<f64>().is_err() {
                    return Err(fault(line, format!("{number:?} is no number")));
                }
                let length = number.len();
                (ActionToken::Number(number), length)
            }
            _ if word_length(rest) > 0 => {
                let length = word_length(rest);
                (ActionToken::Word(rest[..length].to_owned()), length)
            }
            _ => return Err(fault(line, format!("{c:?} was not expected"))),
        };
        tokens.push(token);
        at += length;
    }
    Ok(tokens)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the bytes of the word at the beginning.
fn word_length(s: &str) -> usize {
    s.find(|c: char| !is_word(c)).unwrap_or(s.len())
}

/// Returns the text that stands in quotes.
fn unescaped(quoted: &str, line: usize) -> Result<String, Error> {
    let inside = &quoted[1..quoted.len() - 1];
    if quoted.starts_with('`') {
        return Ok(inside.to_owned());
    }
    let mut text = String::new();
    let mut chars = inside.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        text.push(match chars.next() {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some(c @ ('\\' | '"' | '\'')) => c,
            Some('u') => {
                let digits: String = chars.by_ref().take(4).collect();
                let code = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                code.ok_or_else(|| fault(line, format!("\\u{digits} is no character")))?
            }
            c => return Err(fault(line, format!("the escape \\{} is not read", c.unwrap_or(' ')))),
        });
    }
    Ok(text)
}
