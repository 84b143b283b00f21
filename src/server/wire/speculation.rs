//! llama-server's `speculative.*`: how the tokens of an answer are drafted.
//!
//! Each is a field whose name has a dot; the same names without what is before it may stand in an
//! object `speculative`.

use serde_json::Value;

use crate::engine::{Drafters, LONGEST_NGRAM, Speculation};
use crate::server::error::ApiError;
use crate::server::fields::Fields;

/// The object, and the beginning of the names of fields.
const OBJECT: &str = "speculative";

/// The fields that are read.
const READ: [&str; 5] = ["type", "n_max", "n_min", "p_min", "ngram_size_n"];

/// Fields of llama-server that change nothing here: they size drafts, and a draft changes no text.
pub(super) const UNUSED: [&str; 3] = ["ngram_min_hits", "ngram_size_m", "p_split"];

/// Reads the fields. Drafts of llama-server may be longer than ours: a value above our limit is the
/// limit.
///
/// # Errors
/// 400 names the field that is wrong or not known.
pub(super) fn read(fields: &Fields, default: Speculation) -> Result<Speculation, ApiError> {
    let prefix = format!("{OBJECT}.");
    let members = fields.object(OBJECT)?;
    for (name, _) in fields.map() {
        let Some(member) = name.strip_prefix(&prefix) else { continue };
        if members.as_ref().is_some_and(|members| !members.map().is_empty()) {
            let what = "there is an object of these fields, too; expected one of the two";
            return Err(ApiError::bad_field(name, what));
        }
        check_known(name, member)?;
    }
    for (member, _) in members.iter().flat_map(Fields::map) {
        check_known(&format!("{prefix}{member}"), member)?;
    }
    match members.filter(|members| !members.map().is_empty()) {
        Some(members) => of_members(&members, "", default),
        None => of_members(fields, &prefix, default),
    }
}

/// Checks that a field is known.
///
/// # Errors
/// 400 names it, and those that are.
fn check_known(name: &str, member: &str) -> Result<(), ApiError> {
    if READ.contains(&member) || UNUSED.contains(&member) {
        return Ok(());
    }
    let what = format!("not known; expected one of {}", READ.join(", "));
    Err(ApiError::bad_field(name, what))
}

/// Reads the fields whose names begin with `prefix`.
fn of_members(
    fields: &Fields,
    prefix: &str,
    default: Speculation,
) -> Result<Speculation, ApiError> {
    let name = |member: &str| format!("{prefix}{member}");
    let count = |member: &str, least: usize| {
        let n = fields.integer(&name(member), least as i64..=i64::from(i32::MAX))?;
        Ok::<_, ApiError>(n.map(|n| n as usize))
    };
    let Drafters { drafter, ngram_first } = match fields.string(&name("type"))? {
        None => Drafters { drafter: default.drafter, ngram_first: default.ngram_first },
        Some(names) => Drafters::read(names)
            .map_err(|what| ApiError::bad_field(fields.path(&name("type")), what))?,
    };
    let p_min = match fields.number(&name("p_min"))? {
        None => default.p_min,
        Some(p) if (0.0..=1.0).contains(&p) => p as f32,
        Some(p) => {
            let expected = "a number from 0 to 1";
            return Err(fields.wrong(&name("p_min"), expected, &Value::from(p)));
        }
    };
    Ok(Speculation {
        drafter,
        ngram_first,
        n_max: count("n_max", 0)?.or(default.n_max),
        n_min: count("n_min", 0)?.unwrap_or(default.n_min),
        p_min,
        ngram: count("ngram_size_n", 1)?.unwrap_or(default.ngram).min(LONGEST_NGRAM),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(body: &Value) -> Result<Speculation, ApiError> {
        read(&Fields::of_body(body).unwrap(), Speculation::default())
    }

    #[test]
    fn an_object_says_what_fields_with_dots_say() {
        let members = json!({"type": "ngram", "n_max": 5, "n_min": 2, "p_min": 0.25,
            "ngram_size_n": 4, "p_split": 0.1, "ngram_size_m": 9});
        let dotted: serde_json::Map<String, Value> = members
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, value)| (format!("speculative.{name}"), value.clone()))
            .collect();
        let of_object = found(&json!({"speculative": members})).unwrap();
        assert_eq!(of_object, found(&Value::Object(dotted)).unwrap());
        assert_eq!((of_object.n_max, of_object.n_min, of_object.ngram), (Some(5), 2, 4));
        assert_eq!(found(&json!({"speculative": {}})).unwrap(), Speculation::default());
    }

    #[test]
    fn a_field_that_is_wrong_or_unknown_is_named() {
        for (body, field) in [
            (json!({"speculative": {"type": "magic"}}), "speculative.type"),
            (json!({"speculative": {"n_max": -1}}), "speculative.n_max"),
            (json!({"speculative": {"p_min": 2}}), "speculative.p_min"),
            (json!({"speculative": {"depth": 2}}), "speculative.depth"),
            (json!({"speculative": 5}), "speculative"),
            (json!({"speculative.depth": 2}), "speculative.depth"),
            (json!({"speculative.p_min": 2}), "speculative.p_min"),
            (json!({"speculative.n_max": 2, "speculative": {"n_min": 1}}), "speculative.n_max"),
        ] {
            assert_eq!(found(&body).unwrap_err().param(), Some(field), "{body}");
        }
    }
}
