//! A source that waits for a trigger: free text up to the first trigger, and from the beginning of
//! the trigger on a text of the source.

use super::Trigger;
use crate::Error;
use crate::automaton::Automaton;
use crate::budget::{Stop, compile_work};
use crate::expression::class::Class;
use crate::expression::leaf::Leaf;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs};

/// Most triggers.
const MAX_TRIGGERS: usize = 256;

/// Returns the expression of free text in which a text of `source`, of which `root` is the
/// expression, begins with the first trigger.
///
/// # Errors
/// There are too many triggers, no text of the source begins with one, it takes too much work, or
/// the search was stopped.
pub(super) fn expressions(
    triggers: &[Trigger],
    source: (Exprs, Expr),
    stop: &Stop,
) -> Result<(Exprs, Expr), Error> {
    if triggers.is_empty() || triggers.len() > MAX_TRIGGERS {
        let what = format!("the number of triggers, {},", triggers.len());
        return Err(Error::Limit { what, limit: MAX_TRIGGERS });
    }
    let mut automaton = Automaton::new(source.0, source.1)?;
    let work = compile_work(triggers.len());
    automaton.budget().begin(work, Some(stop.clone()));
    let mut rests = Vec::with_capacity(triggers.len());
    for trigger in triggers {
        rests.push(rest(&mut automaton, trigger)?);
    }
    let mut exprs = automaton.into_exprs();
    let words: Vec<String> = triggers.iter().filter_map(Trigger::word).map(str::to_owned).collect();
    let res = &mut exprs.res;
    let marks: Vec<Re> = words.iter().map(|word| res.text(word)).collect();
    let mark = res.or(marks);
    let behind = res.cat(mark, Res::ALL);
    let marked = res.cat(Res::ALL, behind);
    let free = res.not(marked);
    let character = res.class(Class::any());
    let some = res.rep(character, 1, INF);
    let more = res.cat(mark, some);
    let beyond = res.cat(Res::ALL, more);
    let not_beyond = res.not(beyond);
    let free_text = exprs.text(free);
    let mut ways = vec![free_text];
    for (trigger, rest) in triggers.iter().zip(rests) {
        let first = match trigger {
            Trigger::Word(word) => {
                let word = exprs.res.text(word);
                let text = exprs.res.cat(Res::ALL, word);
                let text = exprs.res.and([text, not_beyond]);
                exprs.text(text)
            }
            Trigger::Token(token, _) => {
                let token = exprs.leaf(Leaf::Token { id: *token, is_excluded: false });
                exprs.cat(free_text, token)
            }
        };
        ways.push(exprs.cat(first, rest));
        exprs.check()?;
    }
    let root = exprs.alt(ways);
    exprs.seal_again();
    Ok((exprs, root))
}

/// Returns the expression of what follows a trigger.
fn rest(automaton: &mut Automaton, trigger: &Trigger) -> Result<Expr, Error> {
    let start = automaton.start();
    let (after, name) = match trigger {
        Trigger::Word(word) => (automaton.advance(start, word.as_bytes())?, word.clone()),
        Trigger::Token(token, text) => {
            let after = automaton.advance_token(start, *token, text)?;
            (after, format!("<[{token}]>"))
        }
    };
    let wrong = |found: &str, expected: &str| Error::Trigger {
        trigger: name.clone(),
        found: found.into(),
        expected: expected.into(),
    };
    if after.is_dead() {
        let found = "no text of the grammar begins with it";
        return Err(wrong(found, "the beginning of such a text"));
    }
    let rest = automaton.rest(after);
    automaton.budget().check()?;
    rest.ok_or_else(|| {
        let found = "it ends in an object or array of parts that differ";
        wrong(found, "one that ends before it")
    })
}
