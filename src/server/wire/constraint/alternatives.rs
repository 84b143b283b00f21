//! The request field `choice_probabilities`, and the texts that it is about.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::RequestConstraint;
use crate::grammar::Source;
use crate::server::error::ApiError;
use crate::server::fields::Fields;

/// The field's name.
pub(crate) const CHOICE_PROBABILITIES: &str = "choice_probabilities";

/// Most texts of which the probabilities are told.
const MOST_TEXTS: usize = 256;

/// Most bytes of all of them.
const MOST_BYTES: usize = 65_536;

/// The choices whose probabilities an answer tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ScoredChoices {
    /// The whole answer is one of these texts.
    Texts(Arc<[String]>),
    /// Values of the answer are some of a few.
    Values,
}

/// Reads whether the probabilities of alternatives are asked for, and returns which.
///
/// # Errors
/// 400 when the constraint is no list of texts and no schema of values that may be listed, or a
/// list that is too long.
pub(crate) fn read(
    fields: &Fields,
    constraint: Option<&RequestConstraint>,
) -> Result<Option<ScoredChoices>, ApiError> {
    if fields.bool(CHOICE_PROBABILITIES)? != Some(true) {
        return Ok(None);
    }
    let wrong = |what: String| ApiError::bad_field(fields.path(CHOICE_PROBABILITIES), what);
    let source = constraint.map(|constraint| &constraint.source);
    let Some(texts) = source.and_then(texts) else {
        if source.is_some_and(may_list_values) {
            return Ok(Some(ScoredChoices::Values));
        }
        let what = "only a choice of texts, or a schema with an `enum` or other values of which \
                    there are few, has them";
        return Err(wrong(what.to_owned()));
    };
    let n_bytes: usize = texts.iter().map(String::len).sum();
    if texts.len() > MOST_TEXTS || n_bytes > MOST_BYTES {
        let found = texts.len();
        return Err(wrong(format!(
            "expected at most {MOST_TEXTS} texts of {MOST_BYTES} bytes together, found {found} of \
             {n_bytes}"
        )));
    }
    Ok(Some(ScoredChoices::Texts(texts.into())))
}

/// Returns whether a source is a schema that may have values of which there are few: more than one
/// string or number.
fn may_list_values(source: &Source) -> bool {
    match source {
        Source::Schema(Value::Object(schema), _) => {
            !matches!(schema.get("type").and_then(Value::as_str), Some("string" | "number"))
        }
        _ => false,
    }
}

/// Returns the texts that a source lets through, each once, where they are a list that is not much
/// longer than may be; `None` where they are none.
fn texts(source: &Source) -> Option<Vec<String>> {
    let texts: Vec<String> = match source {
        Source::Choice(texts) => texts.to_vec(),
        Source::Schema(Value::Object(schema), _) => {
            values(schema)?.iter().map(json_text).collect::<Option<_>>()?
        }
        _ => return None,
    };
    let mut known = BTreeSet::new();
    Some(texts.into_iter().filter(|text| known.insert(text.clone())).collect())
}

/// Returns the values that a schema lists.
fn values(schema: &Map<String, Value>) -> Option<Vec<Value>> {
    if let Some(value) = schema.get("const") {
        return Some(vec![value.clone()]);
    }
    match schema.get("enum") {
        Some(Value::Array(values)) => Some(values.clone()),
        Some(_) => None,
        None => match schema.get("type")?.as_str()? {
            "boolean" => Some(vec![Value::Bool(true), Value::Bool(false)]),
            "null" => Some(vec![Value::Null]),
            _ => None,
        },
    }
}

/// Returns a value as an answer writes it; `None` for objects and arrays, which can be written in
/// several ways. Whole numbers are digits alone.
fn json_text(value: &Value) -> Option<String> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Array(_) | Value::Object(_) => None,
        Value::Number(number) if number.is_f64() => {
            let float = number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < EXACT);
            Some(float.map_or_else(|| number.to_string(), |whole| format!("{}", whole as i64)))
        }
        other => Some(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::grammar::Options;

    fn of_schema(schema: Value) -> Option<Vec<String>> {
        texts(&Source::Schema(schema, Options::default()))
    }

    #[test]
    fn lists_are_written_as_answers_are() {
        let texts = texts(&Source::choice(["b", "a", "b"]));
        assert_eq!(texts, Some(vec!["b".to_owned(), "a".to_owned()]));
        let values = json!({"enum": ["é\"", 1, 2.0, -0.5, 1e300, true, null, 1]});
        let written = ["\"é\\\"\"", "1", "2", "-0.5", "1e+300", "true", "null"];
        let found = of_schema(values).unwrap();
        assert_eq!(found[..4], written[..4]);
        assert_eq!(found[5..], written[5..]);
        assert_eq!(of_schema(json!({"const": "x"})), Some(vec!["\"x\"".to_owned()]));
        assert_eq!(of_schema(json!({"type": "boolean"})).map(|texts| texts.len()), Some(2));
        for open in [json!({"enum": [[1]]}), json!({"type": "string"}), json!({}), json!(true)] {
            assert_eq!(of_schema(open.clone()), None, "{open}");
        }
    }
}
