//! A list of texts, one of which the text is → a graph of words.

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::graph::WordGraph;
use crate::expression::{Expr, Exprs};

/// Most texts of a list.
const MAX_CHOICES: usize = 4_000_000;

/// Returns the expression of any of these texts.
///
/// # Errors
/// There are none, too many, or too many bytes in them; or the search was stopped.
pub(crate) fn expressions(choices: &[String], stop: &Stop) -> Result<(Exprs, Expr), Error> {
    if choices.is_empty() {
        return Err(Error::unsatisfiable("a choice among no texts"));
    }
    if choices.len() > MAX_CHOICES {
        return Err(Error::Limit { what: "the number of choices".into(), limit: MAX_CHOICES });
    }
    let mut exprs = Exprs::new();
    let bytes = choices.iter().map(String::len).sum();
    exprs.res.budget.begin(compile_work(bytes), Some(stop.clone()));
    let mut words: Vec<&[u8]> = choices.iter().map(std::string::String::as_bytes).collect();
    words.sort_unstable();
    words.dedup();
    let has_empty = words[0].is_empty();
    let words = &words[usize::from(has_empty)..];
    let graph = WordGraph::of_words(words, &mut exprs.res.budget)?;
    let words = exprs.graph(graph);
    let root = if has_empty { exprs.alt([Exprs::EPS, words]) } else { words };
    exprs.check()?;
    exprs.seal(&[]);
    Ok((exprs, root))
}
