//! Regular expressions as JSON Schema writes them (ECMA-262) → expressions over characters.
//!
//! A pattern is searched for, not matched whole: `foo` finds `a foo b`. Anchors and look-ahead
//! speak of what is left of the text, so the translation goes from the end to the beginning and
//! carries the expression for the rest along: `$` keeps of it what is empty, `(?=x)` intersects
//! with `x.*`, `(?!x)` with its complement.
//!
//! Read as the `u` flag asks, but as leniently as browsers read patterns without it: `\-`, `\_` and
//! the like mean themselves. Back-references, look-behind, `\b`, and inline flags are not regular
//! or not local, and are reported as unsupported rather than wrong.

mod parse;
pub(crate) mod program;

use crate::Error;
use crate::expression::class::Class;
use crate::expression::regex::{INF, MAX_DEPTH, Re, Res};
use parse::{check_budget, parse};

/// Why a pattern cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// It is no regular expression.
    Syntax {
        /// The text that should stand there.
        expected: String,
        /// The place in characters, from 0.
        at: usize,
    },
    /// It has no automaton here.
    Unsupported {
        /// The construct.
        construct: &'static str,
        /// Its place in characters, from 0, where that is known.
        at: Option<usize>,
    },
    /// It takes more work than is left, or the search was stopped.
    Refused(Error),
}

#[derive(Clone, Debug)]
enum PatternAst {
    Class(Class),
    Cat(Vec<PatternAst>),
    Alt(Vec<PatternAst>),
    Rep(Box<PatternAst>, u32, u32, Greed),
    /// A group whose place is told, by its number from 1.
    Capture(u32, Box<PatternAst>),
    Start,
    End,
    LookAhead {
        inner: Box<PatternAst>,
        is_negative: bool,
    },
}

/// The number of times that a repetition takes first, where it may end at several places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Greed {
    /// As many as there are.
    Most,
    /// As few as may be.
    Least,
}

/// Returns the texts in which `pattern` is found.
pub(super) fn search(pattern: &str, res: &mut Res) -> Result<Re, Problem> {
    let ast = parse(pattern, &mut res.budget)?;
    let anywhere = translate(&ast, Res::ALL, Before::Text, res)?;
    let at_start = translate(&ast, Res::ALL, Before::Nothing, res)?;
    check_depth(res, anywhere)?;
    check_depth(res, at_start)?;
    let found = if anywhere == at_start {
        res.cat(Res::ALL, anywhere)
    } else {
        let any = res.class(Class::any());
        let some = res.rep(any, 1, INF);
        let later = res.cat(some, anywhere);
        res.or([at_start, later])
    };
    check_width(res, found)?;
    Ok(found)
}

/// Returns the texts that `pattern` matches from beginning to end; an anchor at either end adds
/// nothing.
pub(super) fn whole(pattern: &str, res: &mut Res) -> Result<Re, Problem> {
    let ast = parse(pattern, &mut res.budget)?;
    let whole = translate(&ast, Res::EPS, Before::Nothing, res)?;
    check_depth(res, whole)?;
    check_width(res, whole)?;
    Ok(whole)
}

/// Returns the problem of a construct whose place is not known any more.
fn unsupported(construct: &'static str) -> Problem {
    Problem::Unsupported { construct, at: None }
}

fn check_depth(res: &Res, re: Re) -> Result<(), Problem> {
    if res.depth(re) > MAX_DEPTH {
        const { assert!(MAX_DEPTH == 1000, "the message names the limit") };
        let what = "more than 1000 choices or look-aheads, each in what follows another";
        return Err(unsupported(what));
    }
    Ok(())
}

fn check_width(res: &mut Res, re: Re) -> Result<(), Problem> {
    if res.is_wide(re) {
        return Err(unsupported("look-aheads that come to too many states together"));
    }
    Ok(())
}

/// The text before a part of a pattern.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    /// Text, perhaps.
    Text,
}

/// Returns the texts that begin with `ast` and go on with `rest`.
fn translate(ast: &PatternAst, rest: Re, before: Before, res: &mut Res) -> Result<Re, Problem> {
    match ast {
        PatternAst::Class(class) => {
            let class = res.class(class.clone());
            Ok(res.cat(class, rest))
        }
        PatternAst::Cat(items) => {
            let befores = befores(items, before)?;
            let mut rest = rest;
            for (item, before) in items.iter().zip(befores).rev() {
                rest = translate(item, rest, before, res)?;
                check_budget(&res.budget)?;
                // what stands before it only goes deeper
                check_depth(res, rest)?;
            }
            Ok(rest)
        }
        PatternAst::Alt(ways) if ways.iter().any(is_special) => {
            let ways = ways
                .iter()
                .map(|w| translate(w, rest, before, res))
                .collect::<Result<Vec<_>, _>>()?;
            Ok(res.or(ways))
        }
        PatternAst::Alt(ways) => {
            let ways = ways
                .iter()
                .map(|w| translate(w, Res::EPS, before, res))
                .collect::<Result<Vec<_>, _>>()?;
            let any = res.or(ways);
            Ok(res.cat(any, rest))
        }
        PatternAst::Rep(inner, 0, 1, _) if is_special(inner) => {
            let once = translate(inner, rest, before, res)?;
            Ok(res.or([once, rest]))
        }
        PatternAst::Rep(inner, ..) if is_special(inner) => {
            Err(unsupported("a repeated anchor or look-ahead"))
        }
        PatternAst::Rep(inner, min, max, _) => {
            let inner = translate(inner, Res::EPS, Before::Text, res)?;
            let rep = res.rep(inner, *min, *max);
            Ok(res.cat(rep, rest))
        }
        PatternAst::Capture(_, inner) => translate(inner, rest, before, res),
        PatternAst::Start => Ok(if before == Before::Nothing { rest } else { Res::EMPTY }),
        PatternAst::End => Ok(if res.nullable(rest) { Res::EPS } else { Res::EMPTY }),
        PatternAst::LookAhead { inner, is_negative } => {
            let ahead = translate(inner, Res::ALL, before, res)?;
            let ahead = if *is_negative { res.not(ahead) } else { ahead };
            Ok(res.bounded_and([ahead, rest]))
        }
    }
}

/// Returns what stands before each item of a sequence: nothing if all items before it take no text.
fn befores(items: &[PatternAst], before: Before) -> Result<Vec<Before>, Problem> {
    let mut before = before;
    let mut befores = Vec::with_capacity(items.len());
    for (i, item) in items.iter().enumerate() {
        befores.push(before);
        if before == Before::Nothing && !is_assertion(item) {
            if may_be_empty(item) && items[i + 1..].iter().any(has_start) {
                return Err(unsupported("^ after something optional"));
            }
            before = Before::Text;
        }
    }
    Ok(befores)
}

/// Returns whether an anchor or look-ahead is inside.
fn is_special(ast: &PatternAst) -> bool {
    match ast {
        PatternAst::Class(_) => false,
        PatternAst::Cat(list) | PatternAst::Alt(list) => list.iter().any(is_special),
        PatternAst::Rep(inner, ..) | PatternAst::Capture(_, inner) => is_special(inner),
        PatternAst::Start | PatternAst::End | PatternAst::LookAhead { .. } => true,
    }
}

fn has_start(ast: &PatternAst) -> bool {
    match ast {
        PatternAst::Cat(list) | PatternAst::Alt(list) => list.iter().any(has_start),
        PatternAst::Rep(inner, ..)
        | PatternAst::Capture(_, inner)
        | PatternAst::LookAhead { inner, .. } => has_start(inner),
        PatternAst::Start => true,
        PatternAst::Class(_) | PatternAst::End => false,
    }
}

/// Returns whether it never takes text.
fn is_assertion(ast: &PatternAst) -> bool {
    match ast {
        PatternAst::Cat(list) | PatternAst::Alt(list) => list.iter().all(is_assertion),
        PatternAst::Rep(inner, ..) | PatternAst::Capture(_, inner) => is_assertion(inner),
        PatternAst::Start | PatternAst::End | PatternAst::LookAhead { .. } => true,
        PatternAst::Class(_) => false,
    }
}

fn may_be_empty(ast: &PatternAst) -> bool {
    match ast {
        PatternAst::Cat(list) => list.iter().all(may_be_empty),
        PatternAst::Alt(list) => list.iter().any(may_be_empty),
        PatternAst::Rep(inner, min, ..) => *min == 0 || may_be_empty(inner),
        PatternAst::Capture(_, inner) => may_be_empty(inner),
        PatternAst::Start | PatternAst::End | PatternAst::LookAhead { .. } => true,
        PatternAst::Class(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pattern: &str, text: &str) -> bool {
        let mut res = Res::new();
        let re = search(pattern, &mut res).unwrap();
        let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
        res.nullable(end)
    }

    #[test]
    fn anchors_and_search() {
        assert!(found("foo[0-9]", "a foo9 b"));
        assert!(!found("foo[0-9]", "foo"));
        assert!(found("^(ab|cd)$|^x+$", "xxx") && found("^(ab|cd)$|^x+$", "cd"));
        assert!(!found("^(ab|cd)$|^x+$", "abx"));
        assert!(found("^$", "") && !found("^$", "a"));
        assert!(found("(^|,)a", "a") && found("(^|,)a", "b,a") && !found("(^|,)a", "ba"));
        assert!(found("a($|;)", "ba") && found("a($|;)", "a;b") && !found("a($|;)", "ab"));
        assert!(!found("a^b", "ab") && !found("a$b", "ab"));
        assert!(found("", "anything"));
    }

    #[test]
    fn look_ahead() {
        assert!(found("^(?!admin)[a-z]+$", "bob") && !found("^(?!admin)[a-z]+$", "administrator"));
        let strong = "^(?=.*[A-Z])(?=.*[0-9]).{4,6}$";
        assert!(found(strong, "aB3d") && !found(strong, "ab3d") && !found(strong, "aB3defg"));
        assert!(found("a(?=b)", "cab") && !found("a(?=b)", "ac"));
    }

    #[test]
    fn classes_and_escapes() {
        assert!(found(r"^\d+\.\w*$", "12.a_b") && !found(r"^\d$", "٣"));
        assert!(
            found(r"^[\w-]+$", "a-b") && found(r"^[a\-z]+$", "-a") && !found(r"^[a\-z]+$", "b")
        );
        assert!(found(r"^\p{Lu}\P{Lu}$", "Éa") && !found(r"^\p{Lu}$", "é"));
        assert!(
            found(r"^\u0041\x42\cJ$", "AB\n")
                && found(r"^\u{1F600}$", "😀")
                && found(r"^\uD83D\uDE00$", "😀")
        );
        assert!(found(r"^.$", "😀") && !found(r"^.$", "\n") && found(r"^\S\s$", "a\u{a0}"));
        assert!(
            found(r"^a{2,3}$", "aaa") && !found(r"^a{2,3}$", "aaaa") && found("^a{,2}$", "a{,2}")
        );
        assert!(found(r"^[^x]{0,100000}$", "abc") && found("^x{y}$", "x{y}"));
    }

    /// Text has no surrogates, but ranges may end at one.
    #[test]
    fn surrogates() {
        assert!(found(r"^[^\uD800-\uDFFF]*$", "a-b"));
        let to_end = r"^[a-\uDFFF]+$";
        assert!(
            found(to_end, "b")
                && found(to_end, "é")
                && !found(to_end, "-")
                && !found(to_end, "\u{E000}")
        );
        assert!(!found(r"^[\uD800-\uDBFF][\uDC00-\uDFFF]$", "--"));
        assert!(found(r"^[\uD800-\uFFFF]$", "\u{E000}") && !found(r"^[\uD800-]$", "x"));
        assert!(found(r"^[\uD800-]$", "-"));
    }

    #[test]
    fn a_whole_text_matches_with_and_without_anchors() {
        let matches = |pattern: &str, text: &str| {
            let mut res = Res::new();
            let re = whole(pattern, &mut res).unwrap();
            let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
            res.nullable(end)
        };
        for pattern in [r"\d{2}-[a-c]+", r"^\d{2}-[a-c]+$", r"^\d{2}-[a-c]+"] {
            assert!(
                matches(pattern, "12-abc")
                    && !matches(pattern, "12-abcd")
                    && !matches(pattern, "x12-a")
            );
        }
        assert!(matches("yes|no", "no") && !matches("yes|no", "yesno") && matches("^a$|bb", "bb"));
        assert!(matches("(?!.*aa)[ab]{3}", "aba") && !matches("(?!.*aa)[ab]{3}", "aab"));
        assert!(matches("", "") && !matches("", "a"));
    }

    #[test]
    fn problems() {
        let problem = |p: &str| search(p, &mut Res::new()).unwrap_err();
        for p in ["(", ")", "*a", "a**", "[b-a]", "[a", r"\", "a{3,2}", "(?<x"] {
            assert!(matches!(problem(p), Problem::Syntax { .. }), "{p}");
        }
        for p in [r"\bx", r"(a)\1", "(?<=a)b", "(?i)a", "(^a)*"] {
            assert!(matches!(problem(p), Problem::Unsupported { .. }), "{p}");
        }
    }
}
