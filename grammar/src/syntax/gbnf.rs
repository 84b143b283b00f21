//! GBNF, the grammar notation of llama.cpp → grammar expressions.

mod parse;

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::{Expr, Exprs};
use crate::syntax::rules;

/// Returns the rules of a grammar in GBNF, and the expression of rule `root`.
///
/// `token_id` finds the number of a token by its text (`<think>`); a grammar that names one which
/// it does not find is an error.
///
/// # Errors
/// The text does not parse, a rule is missing, no text matches, a limit is passed, or the search
/// was stopped.
pub(crate) fn expressions(
    text: &str,
    root: &str,
    token_id: &dyn Fn(&str) -> Option<u32>,
    stop: &Stop,
) -> Result<(Exprs, Expr), Error> {
    let mut exprs = Exprs::new();
    exprs.res.budget.begin(compile_work(text.len()), Some(stop.clone()));
    let grammar = parse::parse(text, token_id, &mut exprs.res.budget)?;
    let Some(&root_rule) = grammar.index.get(root) else {
        return Err(Error::NoRoot { root: root.into() });
    };
    rules::lower(&grammar.rules, root_rule, root, exprs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::SchemaPlace;
    use crate::syntax::leftrec;

    #[test]
    fn parsing_and_rewriting_take_steps() {
        let text = "root ::= a\na ::= a \"+\" b | b\nb ::= \"x\"? | \"y\"\n";
        let rules = |steps| {
            let mut exprs = Exprs::new();
            exprs.res.budget.begin(steps, None);
            parse::parse(text, &|_| None, &mut exprs.res.budget).map(|_| ())
        };
        assert_eq!(rules(1000), Ok(()));
        assert_eq!(rules(10), Err(Error::TooMuchWork { limit: 10, place: SchemaPlace::default() }));
        let mut exprs = Exprs::new();
        let call = exprs.call(0);
        let x = exprs.literal(b"x");
        let more = exprs.cat(call, x);
        let body = exprs.alt([more, x]);
        exprs.rules.push(body);
        exprs.res.budget.begin(10, None);
        assert_eq!(
            leftrec::eliminate(&mut exprs),
            Err(Error::TooMuchWork { limit: 10, place: SchemaPlace::default() })
        );
    }
}
