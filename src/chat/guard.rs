//! Writes guards into a template's source, so that what it builds stays small.
//!
//! The interpreter counts instructions, but not what they build: twenty times `x = x ~ x` is a
//! hundred instructions and a megabyte, forty times it is a terabyte. Here every value that a
//! template keeps (set, passed to a call, looped over) is sent through the filter [`KEEP`], which
//! measures it, and every longer text between tags through [`EMIT`], which counts it. The rest of
//! the source, its lines included, stays as it is.
//!
//! The parser recurses once for each link of a chain (`a.b.b.b…`, `1+1+1…`), so tags have a limit too.

use super::Error;

/// Filter for values that are kept.
pub const KEEP: &str = "__keep";
/// Filter on the number of bytes that the text behind it has.
pub const EMIT: &str = "__emit";

/// Words, numbers and signs in one tag; the longest published one has 56.
const MAX_TOKENS: usize = 1000;
/// Branches of all conditions together; published templates have up to 20.
const MAX_BRANCHES: usize = 500;
/// White space in one place, which cannot be counted without changing how it is trimmed.
const MAX_SPACE: usize = 1000;
/// Bytes of text that need no counting: the instruction that writes them pays.
const SHORT_TEXT: usize = 64;

/// The source with guards.
pub fn guarded(source: &str) -> Result<String, Error> {
    let mut guard = Guard { source, inserts: Vec::new(), branches: 0 };
    guard.run()?;
    guard.inserts.sort_by_key(|insert| insert.0);
    let mut out = String::with_capacity(source.len() + 16 * guard.inserts.len());
    let mut copied = 0;
    for (at, text) in &guard.inserts {
        out.push_str(&source[copied..*at]);
        out.push_str(text);
        copied = *at;
    }
    Ok(out + &source[copied..])
}

struct Guard<'s> {
    source: &'s str,
    /// What to write before which byte, in the order of discovery.
    inserts: Vec<(usize, String)>,
    branches: usize,
}

/// What a tag is made of: a word, number, string or sign.
#[derive(Clone, Copy)]
struct Token<'s> {
    text: &'s str,
    start: usize,
    end: usize,
}

/// Words that a parenthesis can follow without being a call.
const KEYWORDS: [&str; 12] =
    ["and", "call", "elif", "else", "for", "if", "in", "is", "not", "or", "recursive", "set"];

impl<'s> Guard<'s> {
    fn limit(&self, what: &'static str, limit: usize) -> Error {
        Error::Limit { what, limit: limit as u64 }
    }

    fn run(&mut self) -> Result<(), Error> {
        let mut at = 0;
        loop {
            let rest = &self.source[at..];
            let next = rest.match_indices('{').find(|(i, _)| rest[i + 1..].starts_with(['{', '%', '#']));
            let data = &rest[..next.map_or(rest.len(), |(i, _)| i)];
            self.text(at, data)?;
            let Some((i, _)) = next else {
                return Ok(());
            };
            at += i + 2;
            let close = match &rest[i..i + 2] {
                "{#" => {
                    at += self.source[at..].find("#}").map_or(0, |end| end + 2);
                    continue;
                }
                "{%" => "%}",
                _ => "}}",
            };
            let tokens = self.tokens(&mut at, close)?;
            if close == "%}" {
                if tokens.first().is_some_and(|token| token.text == "raw") {
                    at = self.raw(at)?;
                    continue;
                }
                self.statement(&tokens)?;
            }
            self.calls(&tokens);
        }
    }

    /// Text between tags.
    fn text(&mut self, at: usize, text: &str) -> Result<(), Error> {
        let word = text.trim_start();
        let space = text.split(|c: char| !c.is_whitespace()).map(str::len).max();
        if space > Some(MAX_SPACE) {
            return Err(self.limit("white space in one place", MAX_SPACE));
        }
        if text.len() > SHORT_TEXT && !word.is_empty() {
            // Before the first word: a tag there changes nothing about what is trimmed.
            self.inserts.push((at + text.len() - word.len(), format!("{{{{{}|{EMIT}}}}}", text.len())));
        }
        Ok(())
    }

    /// Behind `{% raw %}`: the end of the block.
    fn raw(&mut self, at: usize) -> Result<usize, Error> {
        let rest = &self.source[at..];
        let end = rest.find("endraw").unwrap_or(rest.len());
        if end > MAX_SPACE {
            return Err(self.limit("text in a raw block", MAX_SPACE));
        }
        Ok(at + end + rest[end..].find("%}").map_or(rest.len() - end, |i| i + 2))
    }

    /// The tokens of a tag whose inside begins at `at`; moves `at` behind the tag.
    fn tokens(&self, at: &mut usize, close: &str) -> Result<Vec<Token<'s>>, Error> {
        let source = self.source;
        let mut tokens = Vec::new();
        let mut depth = 0usize;
        *at += usize::from(source[*at..].starts_with(['-', '+']));
        while let Some(c) = source[*at..].chars().next() {
            let start = *at;
            let rest = &source[start..];
            let unsigned = rest.strip_prefix(['-', '+']).unwrap_or(rest);
            if depth == 0 && (rest.starts_with(close) || unsigned.starts_with(close)) {
                *at = source.len() - unsigned.len() + close.len();
                break;
            }
            let is_word = |c: char| c == '_' || c.is_alphanumeric();
            *at += match c {
                c if c.is_whitespace() => {
                    *at += c.len_utf8();
                    continue;
                }
                '\'' | '"' => string_length(rest, c),
                c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
                '=' | '!' | '<' | '>' if rest[1..].starts_with('=') => 2,
                c => c.len_utf8(),
            };
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            tokens.push(Token { text: &source[start..*at], start, end: *at });
            if tokens.len() > MAX_TOKENS {
                return Err(self.limit("number of words in a tag", MAX_TOKENS));
            }
        }
        Ok(tokens)
    }

    /// Sends the value of these tokens, if there are any, through [`KEEP`].
    fn keep(&mut self, tokens: &[Token]) {
        self.keep_with(tokens, "");
    }

    fn keep_with(&mut self, tokens: &[Token], arguments: &str) {
        if let ([first, ..], [.., last]) = (tokens, tokens) {
            self.inserts.push((first.start, "(".to_owned()));
            self.inserts.push((last.end, format!(")|{KEEP}{arguments}")));
        }
    }

    /// What a statement keeps besides the arguments of calls.
    fn statement(&mut self, tokens: &[Token]) -> Result<(), Error> {
        let Some(word) = tokens.first() else {
            return Ok(());
        };
        let mut depth = 0;
        let outer = |token: &Token| {
            match token.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            depth == 0
        };
        let outer: Vec<bool> = tokens.iter().map(outer).collect();
        let find = |from: usize, words: &[&str]| {
            (from..tokens.len()).find(|&i| outer[i] && words.contains(&tokens[i].text))
        };
        match word.text {
            "elif" => {
                self.branches += 1;
                if self.branches > MAX_BRANCHES {
                    return Err(self.limit("number of branches", MAX_BRANCHES));
                }
            }
            "set" => {
                if let Some(i) = find(1, &["="]) {
                    let into_namespace = tokens[1..i].iter().any(|token| token.text == ".");
                    self.keep_with(&tokens[i + 1..], if into_namespace { "(true)" } else { "" });
                }
            }
            "for" => {
                if let Some(i) = find(1, &["in"]) {
                    let end = find(i + 1, &["if", "recursive"]).unwrap_or(tokens.len());
                    self.keep(&tokens[i + 1..end]);
                }
            }
            "with" => {
                let mut at = 1;
                while let Some(i) = find(at, &["="]) {
                    at = find(i + 1, &[","]).unwrap_or(tokens.len());
                    self.keep(&tokens[i + 1..at]);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Sends the arguments of calls, filters and tests through [`KEEP`].
    fn calls(&mut self, tokens: &[Token]) {
        // The parameters of a macro are no arguments.
        let from = match tokens.first().map(|token| token.text) {
            Some("macro") => return,
            _ => 0,
        };
        // Open brackets: the first token of the current argument, if it is a call's.
        let mut open: Vec<Option<usize>> = Vec::new();
        for i in from..tokens.len() {
            match tokens[i].text {
                "(" => {
                    let callee = i.checked_sub(1).map(|before| tokens[before].text);
                    let called = callee.is_some_and(|text| {
                        let word = text.starts_with(|c: char| c == '_' || c.is_alphabetic());
                        (word && !KEYWORDS.contains(&text)) || text == ")" || text == "]"
                    });
                    open.push(called.then_some(i + 1));
                }
                "[" | "{" => open.push(None),
                ")" | "]" | "}" => {
                    if let Some(Some(start)) = open.pop() {
                        self.argument(&tokens[start..i]);
                    }
                }
                "," => {
                    if let Some(Some(start)) = open.last_mut() {
                        self.argument(&tokens[*start..i]);
                        *start = i + 1;
                    }
                }
                _ => {}
            }
        }
    }

    fn argument(&mut self, tokens: &[Token]) {
        match tokens {
            [star, ..] if star.text == "*" => {}
            [_, equals, value @ ..] if equals.text == "=" => self.keep(value),
            value => self.keep(value),
        }
    }
}

/// Bytes of the string literal that `s` begins with.
fn string_length(s: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in s.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    s.len()
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn what_is_kept_is_guarded() {
        let cases = [
            ("{% set x = a ~ b %}", "{% set x = (a ~ b)|__keep %}"),
            ("{%- set ns.x = {'a': 1} -%}", "{%- set ns.x = ({'a': 1})|__keep(true) -%}"),
            ("{% set x %}a{% endset %}", "{% set x %}a{% endset %}"),
            ("{% for a, b in c|items if a %}", "{% for a, b in (c|items)|__keep if a %}"),
            ("{% with a = 1, b = f(2) %}", "{% with a = (1)|__keep, b = (f((2)|__keep))|__keep %}"),
            ("{{ f(a, k='(', *c) }}", "{{ f((a)|__keep, k=('(')|__keep, *c) }}"),
            ("{{ not (a) and x[0](b) }}", "{{ not (a) and x[0]((b)|__keep) }}"),
            ("{% macro f(a, b=1) %}", "{% macro f(a, b=1) %}"),
            ("{# set x = f(a) #}{{ {'}}': [1, 2]} }}", "{# set x = f(a) #}{{ {'}}': [1, 2]} }}"),
            ("{% raw %}{% set x = 1 %}{% endraw %}", "{% raw %}{% set x = 1 %}{% endraw %}"),
        ];
        for (source, expected) in cases {
            assert_eq!(guarded(source).unwrap(), expected);
        }
        let long = format!("{{% if a %}}\n  {}\n{{% endif %}}", "word ".repeat(20));
        assert!(guarded(&long).unwrap().contains("\n  {{104|__emit}}word "), "{long}");
    }
}
