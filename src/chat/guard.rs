//! Writes guards into a template's source, so that what it builds stays small.
//!
//! The interpreter counts instructions, but not what they build: twenty times `x = x ~ x` is a
//! hundred instructions and a megabyte, forty times it is a terabyte. Here every value that a
//! template keeps (set, passed to a call, looped over) or joins on its way ([`operators`]) is sent
//! through the filter [`KEEP`], which measures it, products through [`TIMES`], which measures them
//! before they are made, and every longer text between tags through [`EMIT`], which counts it.
//! Conditions go through [`TICK`], which looks at the clock. A slice with a step becomes a call of
//! [`SLICE`], since the interpreter's own fails and errs. The rest of the source, its lines
//! included, stays as it is.
//!
//! The parser recurses once for each link of a chain (`a.b.b.b…`, `1+1+1…`), and an expression
//! holds as many values at once as it has words, so tags have a limit too.

mod operators;

use super::Error;

/// Filter for values that are kept.
pub(super) const KEEP: &str = "__keep";
/// Filter for values that are looped over.
pub(super) const EACH: &str = "__each";
/// Filter on the number of bytes that the text after it has.
pub(super) const EMIT: &str = "__emit";
/// Filter on a factor, with the other as its argument: their product.
pub(super) const TIMES: &str = "__times";
/// Method that takes a slice with a step: its start, stop and step.
pub(super) const SLICE: &str = "__slice";
/// Filter for conditions: the value as it is, unless the time is up.
pub(super) const TICK: &str = "__tick";

/// Words, numbers and signs in one tag; the longest published one has 58.
const MAX_TOKENS: usize = 200;
/// Branches of all conditions together; published templates have up to 20.
const MAX_BRANCHES: usize = 500;
/// White space in one run, which cannot be counted without changing how it is trimmed.
const MAX_SPACE: usize = 1000;
/// Bytes of text that need no counting: the instruction that writes them pays.
const SHORT_TEXT: usize = 64;

/// Returns the source with guards.
pub(super) fn guarded(source: &str) -> Result<String, Error> {
    let mut guard = Guard { source, edits: Vec::new(), branches: 0 };
    guard.run()?;
    guard.edits.sort_by_key(|edit| edit.at);
    let mut out = String::with_capacity(source.len() + 16 * guard.edits.len());
    let mut copied = 0;
    for edit in &guard.edits {
        out.push_str(&source[copied..edit.at]);
        out.push_str(&edit.text);
        copied = edit.at + edit.skip;
    }
    Ok(out + &source[copied..])
}

struct Guard<'s> {
    source: &'s str,
    /// In the order of discovery: of what is written before one byte, the inner guard comes first.
    edits: Vec<Edit>,
    branches: usize,
}

/// Text to write before a byte of the source, and the number of bytes that it replaces.
struct Edit {
    at: usize,
    skip: usize,
    text: String,
}

impl Edit {
    fn insert(at: usize, text: impl Into<String>) -> Edit {
        Edit { at, skip: 0, text: text.into() }
    }
}

/// A token of a tag: a word, number, string or sign.
#[derive(Clone, Copy)]
struct TagToken<'s> {
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
            let next =
                rest.match_indices('{').find(|(i, _)| rest[i + 1..].starts_with(['{', '%', '#']));
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
                // without its first word, and without the last of `for … recursive`
                let inside = match &tokens[..] {
                    [first, inside @ .., last]
                        if first.text == "for" && last.text == "recursive" =>
                    {
                        inside
                    }
                    [_, inside @ ..] => inside,
                    [] => &[],
                };
                operators::guard(inside, &mut self.edits);
                self.statement(&tokens)?;
            } else {
                operators::guard(&tokens, &mut self.edits);
            }
            self.calls(&tokens);
            self.slices(&tokens);
        }
    }

    /// Reads the text between tags.
    fn text(&mut self, at: usize, text: &str) -> Result<(), Error> {
        let word = text.trim_start();
        let space = text.split(|c: char| !c.is_whitespace()).map(str::len).max();
        if space > Some(MAX_SPACE) {
            return Err(self.limit("white space in one place", MAX_SPACE));
        }
        if text.len() > SHORT_TEXT && !word.is_empty() {
            // Before the first word: a tag there changes nothing about what is trimmed.
            let count = format!("{{{{{}|{EMIT}}}}}", text.len());
            self.edits.push(Edit::insert(at + text.len() - word.len(), count));
        }
        Ok(())
    }

    /// Finds, after `{% raw %}`, the end of the block.
    fn raw(&mut self, at: usize) -> Result<usize, Error> {
        let rest = &self.source[at..];
        let end = rest.find("endraw").unwrap_or(rest.len());
        if end > MAX_SPACE {
            return Err(self.limit("text in a raw block", MAX_SPACE));
        }
        Ok(at + end + rest[end..].find("%}").map_or(rest.len() - end, |i| i + 2))
    }

    /// Returns the tokens of a tag whose inside begins at `at`; moves `at` after the tag.
    fn tokens(&self, at: &mut usize, close: &str) -> Result<Vec<TagToken<'s>>, Error> {
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
                c if is_word(c) => {
                    let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                    if c.is_ascii_digit() && rest[..end].ends_with(['e', 'E']) {
                        end + exponent_length(&rest[end..])
                    } else {
                        end
                    }
                }
                '*' | '/' if rest[1..].starts_with(c) => 2,
                '=' | '!' | '<' | '>' if rest[1..].starts_with('=') => 2,
                c => c.len_utf8(),
            };
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            tokens.push(TagToken { text: &source[start..*at], start, end: *at });
            if tokens.len() > MAX_TOKENS {
                return Err(self.limit("number of words in a tag", MAX_TOKENS));
            }
        }
        Ok(tokens)
    }

    /// Sends the value of these tokens, if there are any, through [`KEEP`].
    fn keep(&mut self, tokens: &[TagToken]) {
        self.send(tokens, KEEP, "");
    }

    /// Sends the value of these tokens, if there are any, through a filter.
    fn send(&mut self, tokens: &[TagToken], filter: &str, arguments: &str) {
        if let ([first, ..], [.., last]) = (tokens, tokens) {
            self.edits.push(Edit::insert(first.start, "("));
            self.edits.push(Edit::insert(last.end, format!(")|{filter}{arguments}")));
        }
    }

    /// Guards what a statement keeps besides the arguments of calls.
    fn statement(&mut self, tokens: &[TagToken]) -> Result<(), Error> {
        let Some(word) = tokens.first() else {
            return Ok(());
        };
        let mut depth = 0;
        let outer = |token: &TagToken| {
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
            "if" | "elif" | "autoescape" => {
                self.branches += usize::from(word.text == "elif");
                if self.branches > MAX_BRANCHES {
                    return Err(self.limit("number of branches", MAX_BRANCHES));
                }
                self.send(&tokens[1..], TICK, "");
            }
            "set" => {
                if let Some(i) = find(1, &["="]) {
                    let into_namespace = tokens[1..i].iter().any(|token| token.text == ".");
                    self.send(&tokens[i + 1..], KEEP, if into_namespace { "(true)" } else { "" });
                } else {
                    // the text up to `endset`
                    let end = tokens.last().map_or(word.end, |last| last.end);
                    self.edits.push(Edit::insert(end, format!("|{KEEP}")));
                }
            }
            "for" => {
                if let Some(i) = find(1, &["in"]) {
                    // a condition between values stands before the one that chooses among items
                    // only in parentheses
                    let end = find(i + 1, &["if", "recursive"]).unwrap_or(tokens.len());
                    self.send(&tokens[i + 1..end], EACH, "");
                    if tokens.get(end).is_some_and(|token| token.text == "if") {
                        let past = find(end, &["recursive"]).unwrap_or(tokens.len());
                        self.send(&tokens[end + 1..past], TICK, "");
                    }
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
    fn calls(&mut self, tokens: &[TagToken]) {
        // The parameters of a macro are no arguments.
        if tokens.first().is_some_and(|token| token.text == "macro") {
            return;
        }
        // Open brackets: the first token of the current argument, if it is a call's.
        let mut open: Vec<Option<usize>> = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            match token.text {
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

    /// Makes calls of [`SLICE`] of the slices that have a step. What stands in them is guarded
    /// before: of two edits at one byte, that of the bracket or colon comes last.
    fn slices(&mut self, tokens: &[TagToken]) {
        // Open brackets: where each stands, and the colons in it, if it follows a value.
        let mut open: Vec<(usize, Option<Vec<usize>>)> = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            match token.text {
                "(" | "{" => open.push((i, None)),
                "[" => {
                    let before = i.checked_sub(1).map(|before| tokens[before].text);
                    open.push((i, before.is_some_and(ends_value).then(Vec::new)));
                }
                ":" => {
                    if let Some((_, Some(colons))) = open.last_mut() {
                        colons.push(i);
                    }
                }
                ")" | "]" | "}" => {
                    if let Some((start, Some(colons))) = open.pop()
                        && let [first, second] = colons[..]
                    {
                        self.slice(tokens, &[start, first, second, i]);
                    }
                }
                _ => {}
            }
        }
    }

    /// Makes one such call; `signs` are the positions of bracket, colons and bracket.
    fn slice(&mut self, tokens: &[TagToken], signs: &[usize]) {
        let written = [format!(".{SLICE}("), ", ".into(), ", ".into(), ")".into()];
        for (n, (&sign, text)) in signs.iter().zip(written).enumerate() {
            let is_absent = n > 0 && signs[n - 1] + 1 == sign;
            let text = if is_absent { format!("none{text}") } else { text };
            self.edits.push(Edit { at: tokens[sign].start, skip: 1, text });
        }
    }

    fn argument(&mut self, tokens: &[TagToken]) {
        match tokens {
            [star, ..] if matches!(star.text, "*" | "**") => {}
            [_, equals, value @ ..] if equals.text == "=" => self.keep(value),
            value => self.keep(value),
        }
    }
}

/// Returns whether a value can end with this token.
fn ends_value(token: &str) -> bool {
    let is_word =
        token.starts_with(|c: char| c == '_' || c.is_alphanumeric()) && !KEYWORDS.contains(&token);
    is_word || token.starts_with(['\'', '"']) || matches!(token, ")" | "]" | "}")
}

/// Returns the bytes of a number's exponent after its `e`, if it has a sign and `s` begins with
/// it.
fn exponent_length(s: &str) -> usize {
    match s.strip_prefix(['-', '+']) {
        Some(digits) if digits.starts_with(|c: char| c.is_ascii_digit()) => {
            1 + digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())
        }
        _ => 0,
    }
}

/// Returns the bytes of the string literal that `s` begins with.
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
            ("{% set x = a ~ b %}", "{% set x = ((a ~ b)|__keep)|__keep %}"),
            ("{%- set ns.x = {'a': 1} -%}", "{%- set ns.x = ({'a': 1})|__keep(true) -%}"),
            ("{% set x %}a{% endset %}", "{% set x|__keep %}a{% endset %}"),
            ("{%- set x | upper -%}", "{%- set x | upper|__keep -%}"),
            ("{% for a, b in c|items if a %}", "{% for a, b in (c|items)|__each if (a)|__tick %}"),
            (
                "{% for a in b if c recursive %}",
                "{% for a in (b)|__each if (c)|__tick recursive %}",
            ),
            (
                "{% if not a %}{% elif b in c %}",
                "{% if (not a)|__tick %}{% elif (b in c)|__tick %}",
            ),
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

    #[test]
    fn slices_with_a_step_are_calls() {
        let cases = [
            ("{{ a[::-1] }}", "{{ a.__slice(none, none, -1) }}"),
            ("{{ a[1:2] + a[1 : 2 : 3] }}", "{{ (a[1:2] + a.__slice(1 ,  2 ,  3))|__keep }}"),
            ("{{ 'a'[b[::2]:] }}", "{{ 'a'[b.__slice(none, none, 2):] }}"),
            (
                "{{ f(x)[a ~ b:c * 2:d] }}",
                "{{ f((x)|__keep).__slice((a ~ b)|__keep, (c )|__times( 2), d) }}",
            ),
            (
                "{{ a[0][:b[1:]:][::] }}",
                "{{ a[0].__slice(none, b[1:], none).__slice(none, none, none) }}",
            ),
            ("{% set x = a[::-1] %}", "{% set x = (a.__slice(none, none, -1))|__keep %}"),
            ("{% for x in a[::-1] %}", "{% for x in (a.__slice(none, none, -1))|__each %}"),
            ("{{ {'a': 1, 'b': 2} }}", "{{ {'a': 1, 'b': 2} }}"),
            ("{% if b in [{1: 2, 3: 4}] %}", "{% if (b in [{1: 2, 3: 4}])|__tick %}"),
        ];
        for (source, expected) in cases {
            assert_eq!(guarded(source).unwrap(), expected);
        }
    }

    #[test]
    fn what_operators_make_is_guarded() {
        let cases = [
            ("{{ a + b - c }}", "{{ (a + b - c)|__keep }}"),
            ("{{ a ~ b|f ~ -c }}", "{{ (a ~ b|f ~ -c)|__keep }}"),
            ("{{ a + b ~ c ~ d == e }}", "{{ (a + (b ~ c ~ d)|__keep)|__keep == e }}"),
            ("{{ a * b }}", "{{ (a )|__times( b) }}"),
            ("{{ a.x * b / 2 ** 3 * -c }}", "{{ ((a.x )|__times( b) / 2 ** 3 )|__times( -c) }}"),
            ("{{ 'x' in (a ~ b) }}", "{{ 'x' in ((a ~ b)|__keep) }}"),
            (
                "{{ a ~ b if c ~ d else e ~ f }}",
                "{{ (a ~ b)|__keep if (c ~ d)|__keep else (e ~ f)|__keep }}",
            ),
            ("{{ [a ~ b, {c: d ~ e}] }}", "{{ [(a ~ b)|__keep, {c: (d ~ e)|__keep}] }}"),
            ("{{ a[b + 1:c * 2] }}", "{{ a[(b + 1)|__keep:(c )|__times( 2)] }}"),
            ("{{ a is lt -3 ~ b }}", "{{ (a is lt -3 ~ b)|__keep }}"),
            ("{{ a is not in b ~ c }}", "{{ (a is not in b ~ c)|__keep }}"),
            ("{{ a not in b ~ c }}", "{{ a not in (b ~ c)|__keep }}"),
            ("{{ a.if ~ b }}", "{{ (a.if ~ b)|__keep }}"),
            ("{{ a ~ call[b] ~ set }}", "{{ (a ~ call[b] ~ set)|__keep }}"),
            ("{% for a in b ~ c recursive %}", "{% for a in ((b ~ c)|__keep)|__each recursive %}"),
            ("{% set a, b = c * d, e %}", "{% set a, b = ((c )|__times( d), e)|__keep %}"),
            ("{% if a ~ b %}{% elif c %}", "{% if ((a ~ b)|__keep)|__tick %}{% elif (c)|__tick %}"),
            ("{{ 1e-5 ~ b }}", "{{ (1e-5 ~ b)|__keep }}"),
            ("{{ f(*a, **b) // 2 }}", "{{ f(*a, **b) // 2 }}"),
        ];
        for (source, expected) in cases {
            assert_eq!(guarded(source).unwrap(), expected);
        }
        let chain = "a~".repeat(9) + "a";
        assert_eq!(
            guarded(&format!("{{{{ {chain} }}}}")).unwrap(),
            format!("{{{{ (({}a)|__keep~a)|__keep }}}}", "a~".repeat(8))
        );
    }
}
