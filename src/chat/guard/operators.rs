//! Guards around operators that make more than they are given: `+`, `~` and `*`.
//!
//! Intermediate values of an expression are measured like its result: `x ~ x ~ x` in a
//! condition is never kept. The operators are found as the interpreter's parser finds them: `+` and
//! `-` bind least, then `~`, then `*`, `/`, `//` and `%`, each from left to right. Everything that
//! binds closer (powers, signs, filters, tests) is part of an operand.

use super::{Edit, KEEP, TIMES, TagToken};

/// Operands that are joined before their sum is measured: a guard for each would nest as deep as
/// the chain is long.
const AT_ONCE: usize = 8;

/// Operators by how they bind, the loosest first.
const LEVELS: [&[&str]; 3] = [&["+", "-"], &["~"], &["*", "/", "//", "%"]];

/// Signs between whole expressions.
const SIGNS: [&str; 9] = [",", ":", "=", "==", "!=", "<", ">", "<=", ">="];

/// Words between whole expressions.
const WORDS: [&str; 6] = ["and", "else", "if", "in", "not", "or"];

/// Guards the operators of a tag without the word that says what it is.
pub(super) fn guard(tokens: &[TagToken], edits: &mut Vec<Edit>) {
    // the tokens of the expression that is open on each depth of brackets; a bracket is one of
    // those around it
    let mut open: Vec<Vec<TagToken>> = vec![Vec::new()];
    for token in tokens {
        let Some(expression) = open.last_mut() else { return };
        match token.text {
            "(" | "[" | "{" => {
                expression.push(*token);
                open.push(Vec::new());
            }
            ")" | "]" | "}" => {
                level(expression, 0, edits);
                open.pop();
                match open.last_mut() {
                    Some(around) => around.push(*token),
                    None => return, // not a template
                }
            }
            text if SIGNS.contains(&text) || (WORDS.contains(&text) && !is_name(expression)) => {
                level(expression, 0, edits);
                expression.clear();
            }
            _ => expression.push(*token),
        }
    }
    for expression in &open {
        level(expression, 0, edits);
    }
}

/// Returns whether the next word names something, whatever it is: an attribute, a filter, a test.
fn is_name(before: &[TagToken]) -> bool {
    match before {
        [.., is, not] if is.text == "is" && not.text == "not" => true,
        [.., last] => matches!(last.text, "." | "|" | "is"),
        [] => false,
    }
}

/// Returns whether the token after these is an operator between two operands, if it can be one.
fn ends_operand(before: &[TagToken]) -> bool {
    let is_operator = |text: &str| text == "**" || LEVELS.iter().any(|level| level.contains(&text));
    match before {
        [] => false,
        // `x is divisibleby -3`
        [front @ .., _]
            if is_name(front) && front.last().is_some_and(|t| matches!(t.text, "is" | "not")) =>
        {
            false
        }
        [.., last] => !is_operator(last.text),
    }
}

/// Guards the operators of an expression from one level on.
fn level(expression: &[TagToken], at: usize, edits: &mut Vec<Edit>) {
    let Some(operators) = LEVELS.get(at) else { return };
    // the operators, and how many tokens stand in front of each
    let found: Vec<usize> = (0..expression.len())
        .filter(|&i| operators.contains(&expression[i].text) && ends_operand(&expression[..i]))
        .collect();
    let ends = found.iter().copied().chain([expression.len()]);
    let mut start = 0;
    for (i, end) in ends.enumerate() {
        let operand = &expression[start..end];
        start = end + 1;
        level(operand, at + 1, edits);
        let (Some(first), Some(last)) = (expression.first(), operand.last()) else {
            return; // not a template
        };
        let Some(operator) = i.checked_sub(1).map(|before| expression[found[before]]) else {
            continue;
        };
        let open = |edits: &mut Vec<Edit>| edits.push(Edit::insert(first.start, "("));
        match operator.text {
            "*" => {
                open(edits);
                edits.push(Edit { at: operator.start, skip: 1, text: format!(")|{TIMES}(") });
                edits.push(Edit::insert(last.end, ")"));
            }
            "+" | "-" | "~" if i % AT_ONCE == 0 || i == found.len() => {
                open(edits);
                edits.push(Edit::insert(last.end, format!(")|{KEEP}")));
            }
            _ => {}
        }
    }
}
