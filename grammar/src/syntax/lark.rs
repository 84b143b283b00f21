//! Lark grammars, in the dialect of llguidance → grammar expressions.
//!
//! ```text
//!   lex        text → lexemes with their places
//!   parse      lexemes → rules and terminals; condition, parameter: what rules hand on
//!   terminal   terminals → regular expressions; common: those of `%import common`
//!   rule       rules, with what is ignored between terminals
//! ```
//!
//! A terminal ends wherever the grammar lets it end, as in Lark's `dynamic_complete`: there is no
//! lexer that would take the longest. So priorities choose no text, and are read over. One that is
//! `lazy`, or has a `suffix`, ends at its first end, and nothing goes on that has begun with it.

mod common;
mod condition;
mod lex;
mod parameter;
mod parse;
mod rule;
mod terminal;

use std::collections::HashMap;

use serde_json::Value;

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::{Expr, Exprs, Purpose};
use crate::syntax::rules::TokenId;
use crate::syntax::schema::{self, Options};
use lex::{Lexeme, Lexer};
use parse::{Items, LarkOptions, LarkParser};

/// Deepest nesting of grammars in each other.
const MAX_NESTING: usize = 6;

/// The reading of one grammar: texts and schemas in it, and the work that they have taken.
struct Reading<'a> {
    options: Options,
    purpose: Purpose,
    token_id: TokenId<'a>,
    stop: &'a Stop,
    /// Grammars that may be named as `@name`.
    named: HashMap<String, NamedGrammar>,
    /// Pointers of keywords that are not enforced.
    ignored: Vec<String>,
    /// Steps that grammars and schemas within have taken.
    used: u64,
    /// Bytes of the whole.
    n_bytes: usize,
    /// The number of grammars around the one that is read.
    depth: usize,
}

/// A grammar that has a name.
#[derive(Clone)]
enum NamedGrammar {
    Lark(String),
    Schema(Value),
}

/// Returns the rules of a Lark grammar, the expression of rule `start`, and the JSON pointers of
/// keywords of its schemas that are not enforced. `options` are those of the schemas in it.
///
/// A text that begins with `{` is the JSON of llguidance, an object with `grammars`.
///
/// # Errors
/// The text does not parse, a name is missing, no text matches, a limit is passed, or the search
/// was stopped.
pub(crate) fn expressions(
    text: &str,
    options: Options,
    token_id: TokenId,
    purpose: Purpose,
    stop: &Stop,
) -> Result<(Exprs, Expr, Vec<String>), Error> {
    let mut reading = Reading {
        options,
        purpose,
        token_id,
        stop,
        named: HashMap::new(),
        ignored: Vec::new(),
        used: 0,
        n_bytes: text.len(),
        depth: 0,
    };
    let first = if text.trim_start().starts_with('{') {
        reading.read_list(text)?
    } else {
        NamedGrammar::Lark(text.into())
    };
    let (mut exprs, root) = reading.grammar(&first, "")?;
    // the first tokens have what all of it has left
    let within = reading.used.saturating_sub(exprs.res.budget.used());
    exprs.res.budget.take(within);
    exprs.res.budget.check()?;
    Ok((exprs, root, reading.ignored))
}

impl Reading<'_> {
    /// Reads the JSON of llguidance, and returns the first of its grammars.
    fn read_list(&mut self, text: &str) -> Result<NamedGrammar, Error> {
        let wrong = |pointer: &str, found: String, expected: &str| Error::Schema {
            pointer: pointer.into(),
            found,
            expected: expected.into(),
        };
        let list: Value = serde_json::from_str(text).map_err(|error| {
            Error::json_depth("a list of grammars", &error).unwrap_or_else(|| {
                wrong("", format!("no JSON ({error})"), "a Lark grammar, or JSON with `grammars`")
            })
        })?;
        let grammars = list.get("grammars").and_then(Value::as_array);
        let Some(grammars) = grammars.filter(|grammars| !grammars.is_empty()) else {
            return Err(wrong("/grammars", "no list".into(), "a list of grammars"));
        };
        let mut first = None;
        for (i, grammar) in grammars.iter().enumerate() {
            let lark = grammar.get("lark_grammar").filter(|lark| !lark.is_null());
            let schema = grammar.get("json_schema").filter(|schema| !schema.is_null());
            let read = match (lark, schema) {
                (Some(Value::String(text)), None) => NamedGrammar::Lark(text.clone()),
                (None, Some(schema)) => NamedGrammar::Schema(schema.clone()),
                _ => {
                    let pointer = format!("/grammars/{i}");
                    let expected = "an object with `lark_grammar` or `json_schema`";
                    return Err(wrong(&pointer, "something else".into(), expected));
                }
            };
            if let Some(name) = grammar.get("name").and_then(Value::as_str) {
                self.named.insert(name.into(), read.clone());
            }
            first.get_or_insert(read);
        }
        first.ok_or(Error::NoRoot { root: "start".into() })
    }

    /// Passes while grammars stand in each other no deeper than they may.
    fn check_nesting(&self) -> Result<(), Error> {
        if self.depth > MAX_NESTING {
            let what = "the nesting of grammars in each other".into();
            return Err(Error::Limit { what, limit: MAX_NESTING });
        }
        Ok(())
    }

    /// Returns the expressions of a grammar; `at` says where it stands.
    fn grammar(&mut self, grammar: &NamedGrammar, at: &str) -> Result<(Exprs, Expr), Error> {
        match grammar {
            NamedGrammar::Lark(text) => {
                let mut exprs = self.begin(text.len());
                let lexemes = Lexer::all(text, &mut exprs.res.budget)?;
                let items = LarkParser::new(text, lexemes).items(&Lexeme::End)?;
                self.items(text, &items, exprs)
            }
            NamedGrammar::Schema(schema) => self.schema(schema, at),
        }
    }

    /// Returns expressions that begin a search for a text of this length.
    fn begin(&self, length: usize) -> Exprs {
        let mut exprs = Exprs::with(schema::common().res());
        exprs.purpose = self.purpose;
        exprs.res.budget.begin(compile_work(length), Some(self.stop.clone()));
        exprs
    }

    /// Returns the expressions of items, with `exprs` to begin with.
    fn items(&mut self, text: &str, items: &Items, exprs: Exprs) -> Result<(Exprs, Expr), Error> {
        self.depth += 1;
        self.check_nesting()?;
        let compiled = rule::compile(self, text, items, exprs)?;
        self.depth -= 1;
        self.count(&compiled.0)?;
        Ok(compiled)
    }

    /// Returns the expressions of a schema; `at` says where it stands.
    fn schema(&mut self, schema: &Value, at: &str) -> Result<(Exprs, Expr), Error> {
        let (exprs, root, ignored) =
            schema::expressions(schema, self.options, None, self.purpose, self.stop)?;
        self.ignored.extend(ignored.into_iter().map(|pointer| format!("{at}{pointer}")));
        self.count(&exprs)?;
        Ok((exprs, root))
    }

    /// Adds the steps that a grammar or schema has taken.
    ///
    /// # Errors
    /// All of them have taken more than one grammar may.
    fn count(&mut self, exprs: &Exprs) -> Result<(), Error> {
        self.used = self.used.saturating_add(exprs.res.budget.used());
        exprs.res.budget.check()?;
        crate::budget::check_all(self.used, self.n_bytes)
    }
}

/// Returns options with those of `%llguidance` besides.
///
/// # Errors
/// The value is no such object: the text says why.
fn option_of(mut options: LarkOptions, value: &Value) -> Result<LarkOptions, String> {
    let members = value.as_object().ok_or("no object")?;
    for (name, value) in members {
        let value = value.as_bool().ok_or_else(|| format!("`{name}` that is no boolean"))?;
        match name.as_str() {
            "allow_initial_skip" => options.initial_skip = value,
            "ignore_once" => options.ignore_once = value,
            // how texts are cut into tokens, not which there are
            "no_forcing" => {}
            _ if !value => {}
            _ => return Err(format!("`{name}`, which is not supported")),
        }
    }
    Ok(options)
}
