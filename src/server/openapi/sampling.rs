//! The schema of the numbers among the parameters of sampling, from their table.

use std::ops::Bound::{Excluded, Included, Unbounded};

use serde_json::{Map, Value, json};

use crate::sampling::{OPTIONS, SamplingOption, SamplingParams, SamplingRange};

/// Returns the schema, with these defaults.
pub(super) fn schema(defaults: &SamplingParams) -> Value {
    let property = |option: &SamplingOption| (option.name.to_owned(), property(option, defaults));
    let properties: Map<String, Value> = OPTIONS.iter().map(property).collect();
    json!({
        "description": "Numbers that say how tokens are chosen.",
        "type": "object",
        "properties": properties,
    })
}

fn property(option: &SamplingOption, defaults: &SamplingParams) -> Value {
    let default = (option.get)(defaults);
    match option.range {
        SamplingRange::Whole { least, most } => json!({
            "type": "integer",
            "minimum": least,
            "maximum": most,
            "default": default as i64,
            "description": option.help,
        }),
        SamplingRange::Real { least, most, .. } => {
            let mut property = json!({"type": "number"});
            match least {
                Included(x) => property["minimum"] = number(x),
                Excluded(x) => property["exclusiveMinimum"] = number(x),
                Unbounded => {}
            }
            match most {
                Included(x) => property["maximum"] = number(x),
                Excluded(x) => property["exclusiveMaximum"] = number(x),
                Unbounded => {}
            }
            property["default"] = number(default as f32);
            property["description"] = option.help.into();
            property
        }
    }
}

/// Returns a number with the digits of an `f32`.
pub(super) fn number(x: f32) -> Value {
    x.to_string().parse::<f64>().map_or(Value::Null, Value::from)
}
