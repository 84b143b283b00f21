//! Regular expressions in the syntax of Rust's `regex` crate → expressions over characters: those
//! of Lark grammars.
//!
//! They match a whole text. Anchors may stand at the ends, where they say nothing; `\b` and others
//! that look around have no place in a part of a text, and are refused.

use regex_syntax::hir::{Class as HirClass, Hir, HirKind, Look};

use crate::expression::class::Class;
use crate::expression::regex::{INF, MAX_DEPTH, Re, Res};

/// Deepest nesting of groups.
const MAX_NESTING: u32 = 150;

/// Steps that a byte of an expression counts as.
const BYTE_WORK: u64 = 20;

/// Returns the texts that `pattern` matches from beginning to end; `flags` are letters as in
/// `(?is)`.
///
/// # Errors
/// The text says why there is none, and where.
pub(crate) fn whole(pattern: &str, flags: &str, res: &mut Res) -> Result<Re, String> {
    res.budget.take(BYTE_WORK * pattern.len() as u64);
    if res.budget.is_over() {
        return Ok(Res::EMPTY); // the next check ends the search
    }
    let mut parser = regex_syntax::ParserBuilder::new();
    parser.nest_limit(MAX_NESTING);
    for flag in flags.chars() {
        match flag {
            'i' => parser.case_insensitive(true),
            'm' => parser.multi_line(true),
            's' => parser.dot_matches_new_line(true),
            'x' => parser.ignore_whitespace(true),
            'u' => &mut parser,
            other => return Err(format!("the flag `{other}`, expected some of i, m, s, u and x")),
        };
    }
    let hir = parser.build().parse(pattern).map_err(|error| match error {
        regex_syntax::Error::Parse(error) => problem(error.kind(), error.span().start.column),
        regex_syntax::Error::Translate(error) => problem(error.kind(), error.span().start.column),
        _ => "no regular expression".into(),
    })?;
    let re = translate(without_outer_anchors(&hir), res)?;
    if res.depth(re) > MAX_DEPTH {
        return Err(format!("more than {MAX_DEPTH} expressions, each in another"));
    }
    Ok(re)
}

/// Returns an error of the parser with its place, a column from 1.
fn problem(kind: &dyn std::fmt::Display, column: usize) -> String {
    format!("{kind} at character {column}")
}

/// Returns the parts of an expression without anchors at its two ends.
fn without_outer_anchors(hir: &Hir) -> &[Hir] {
    let is_start = |hir: &Hir| matches!(hir.kind(), HirKind::Look(Look::Start));
    let is_end = |hir: &Hir| matches!(hir.kind(), HirKind::Look(Look::End));
    let mut parts = match hir.kind() {
        HirKind::Concat(parts) => parts.as_slice(),
        _ => std::slice::from_ref(hir),
    };
    while let [first, rest @ ..] = parts
        && is_start(first)
    {
        parts = rest;
    }
    while let [rest @ .., last] = parts
        && is_end(last)
    {
        parts = rest;
    }
    parts
}

/// Returns the texts of some expressions, one after another.
fn translate(parts: &[Hir], res: &mut Res) -> Result<Re, String> {
    let mut all = Res::EPS;
    for part in parts.iter().rev() {
        let first = translate_one(part, res)?;
        all = res.cat(first, all);
    }
    Ok(all)
}

fn translate_one(hir: &Hir, res: &mut Res) -> Result<Re, String> {
    Ok(match hir.kind() {
        HirKind::Empty => Res::EPS,
        HirKind::Literal(literal) => {
            let text = std::str::from_utf8(&literal.0).map_err(|_| "bytes that are no text")?;
            res.text(text)
        }
        HirKind::Class(HirClass::Unicode(class)) => {
            let ranges = class.iter().map(|range| (range.start().into(), range.end().into()));
            res.class(Class::new(ranges))
        }
        HirKind::Class(HirClass::Bytes(class)) if class.is_ascii() => {
            let ranges = class.iter().map(|range| (range.start().into(), range.end().into()));
            res.class(Class::new(ranges))
        }
        HirKind::Class(HirClass::Bytes(_)) => return Err("bytes that are no text".into()),
        HirKind::Look(look) => return Err(look_around(*look)),
        HirKind::Repetition(repetition) => {
            let inner = translate_one(&repetition.sub, res)?;
            // lazy or not, the same texts match
            res.rep(inner, repetition.min, repetition.max.unwrap_or(INF))
        }
        HirKind::Capture(capture) => translate_one(&capture.sub, res)?,
        HirKind::Concat(parts) => translate(parts, res)?,
        HirKind::Alternation(ways) => {
            let ways =
                ways.iter().map(|way| translate_one(way, res)).collect::<Result<Vec<_>, _>>()?;
            res.or(ways)
        }
    })
}

/// Returns what is said of an assertion.
fn look_around(look: Look) -> String {
    let name = match look {
        Look::Start | Look::StartLF | Look::StartCRLF => "`^` after the beginning",
        Look::End | Look::EndLF | Look::EndCRLF => "`$` before the end",
        _ => r"`\b` or another look at what stands beside",
    };
    format!("{name}, which is not supported")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, flags: &str, text: &str) -> bool {
        let mut res = Res::new();
        let re = whole(pattern, flags, &mut res).unwrap();
        let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
        res.nullable(end)
    }

    #[test]
    fn whole_texts_match() {
        assert!(matches("a|bc", "", "bc") && !matches("a|bc", "", "abc"));
        assert!(matches("^[a-c]{2,3}?$", "", "abc") && !matches("^[a-c]{2,3}?$", "", "a"));
        assert!(matches(r"(?i:x)\d+", "", "X12") && matches("straße", "i", "STRAßE"));
        assert!(matches("a.b", "s", "a\nb") && !matches("a.b", "", "a\nb"));
        assert!(matches(r"\p{Greek}+ # letters", "x", "αβ"));
    }

    #[test]
    fn what_is_not_supported_is_named() {
        let problem =
            |pattern: &str, flags: &str| whole(pattern, flags, &mut Res::new()).unwrap_err();
        assert!(problem(r"a\b", "").contains("look at what stands beside"));
        assert!(problem("a^b", "").contains("`^`"));
        assert!(problem("[abc", "").contains("unclosed character class at character 1"));
        assert!(problem("a", "l").contains("the flag `l`"));
        assert!(problem(r"(?-u)\xff", "").contains("UTF-8"));
    }
}
