//! Constraints on answers.

use serde_json::Value;

use super::Error;
use crate::grammar::{Options, Source};

/// A description of the texts that an answer may be. No token that would break it is ever chosen,
/// and the answer always ends as a whole text of it.
///
/// It is compiled for a model's vocabulary by the first request that uses it, and kept.
#[derive(Clone, Debug)]
pub struct Constraint {
    pub(super) source: Source,
}

impl Constraint {
    /// Makes the constraint of a JSON Schema, given as JSON text.
    ///
    /// # Errors
    /// The text is not JSON. An unusable schema is an error of the request that uses it.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let person = hob::Constraint::json_schema(
    ///     r#"{"type": "object",
    ///         "properties": {"name": {"type": "string", "maxLength": 20},
    ///                        "age": {"type": "integer"}},
    ///         "required": ["name", "age"]}"#,
    /// )?;
    /// let text = model.chat().user("Invent a person.").constraint(person).text()?;
    /// let value: serde_json::Value = serde_json::from_str(&text)?;
    /// assert!(value["age"].is_i64() && value["name"].is_string());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn json_schema(schema: &str) -> Result<Constraint, Error> {
        Ok(Constraint::from_schema(serde_json::from_str(schema)?))
    }

    /// Makes the constraint of a JSON Schema.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let yes_or_no = hob::Constraint::from_schema(serde_json::json!({"enum": ["yes", "no"]}));
    /// let text = model.chat().user("Is it late?").constraint(yes_or_no).text()?;
    /// assert!(text == "\"yes\"" || text == "\"no\"");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn from_schema(schema: Value) -> Constraint {
        Constraint { source: Source::Schema(schema, Options::default()) }
    }

    /// Makes the constraint of a grammar in GBNF, from its rule `root`.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let grammar = hob::Constraint::gbnf(r#"root ::= ("heads" | "tails") "!""#);
    /// let text = model.chat().user("Toss a coin.").constraint(grammar).text()?;
    /// assert!(text == "heads!" || text == "tails!");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn gbnf(grammar: impl Into<String>) -> Constraint {
        Constraint { source: Source::Gbnf(grammar.into()) }
    }

    /// Makes the constraint of a regular expression in the dialect of JSON Schema's `pattern`,
    /// which the whole answer matches.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let date = hob::Constraint::regex("20[0-9]{2}-(0[1-9]|1[0-2])");
    /// let text = model.chat().user("When?").constraint(date).text()?;
    /// assert_eq!(text.len(), 7);
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn regex(pattern: impl Into<String>) -> Constraint {
        Constraint { source: Source::Pattern(pattern.into()) }
    }
}
