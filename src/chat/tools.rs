//! Tools with all that templates may ask of them: OpenAI's form lets out descriptions and schemas,
//! and some templates fail without.

use serde_json::{Map, Value as Json, json};

/// Schemas within each other that are looked at.
const MAX_DEPTH: usize = 32;

/// Returns tools with a description and a schema of arguments each, and in these a description and,
/// where it can be told, one type of each argument.
pub(super) fn filled(tools: &Json) -> Json {
    let mut tools = tools.clone();
    for tool in tools.as_array_mut().into_iter().flatten() {
        let function = match tool.get_mut("function") {
            Some(function) => function,
            None => tool,
        };
        let Some(function) = function.as_object_mut() else { continue };
        describe(function);
        let parameters = function.entry("parameters").or_insert(Json::Null);
        if !parameters.is_object() {
            *parameters = json!({});
        }
        if let Some(parameters) = parameters.as_object_mut() {
            parameters.entry("type").or_insert_with(|| json!("object"));
            parameters.entry("properties").or_insert_with(|| json!({}));
            parameters.entry("required").or_insert_with(|| json!([]));
            fill(parameters, 0);
        }
    }
    tools
}

/// Adds a description, if there is none.
fn describe(map: &mut Map<String, Json>) {
    if !map.get("description").is_some_and(Json::is_string) {
        map.insert("description".into(), json!(""));
    }
}

/// Fills the schemas of the members and items of a schema.
fn fill(schema: &mut Map<String, Json>, depth: usize) {
    if depth == MAX_DEPTH {
        return;
    }
    let members = schema.get_mut("properties").and_then(Json::as_object_mut);
    for member in members.into_iter().flat_map(|members| members.values_mut()) {
        if member.is_boolean() {
            *member = json!({});
        }
        if let Some(member) = member.as_object_mut() {
            describe(member);
            settle_type(member);
            fill(member, depth + 1);
        }
    }
    // some templates write the types of what is within
    match schema.get("type").and_then(Json::as_str) {
        Some("array") => {
            schema.entry("items").or_insert_with(|| json!({"type": null}));
        }
        Some("object") if depth > 0 => {
            let others = schema.entry("additionalProperties").or_insert(Json::Null);
            if !others.is_object() {
                *others = json!({"type": null});
            }
        }
        _ => {}
    }
    if let Some(items) = schema.get_mut("items").and_then(Json::as_object_mut) {
        settle_type(items);
        fill(items, depth + 1);
    }
}

/// Makes the type of a schema one word: the first that is not `null` of those that it may have.
fn settle_type(schema: &mut Map<String, Json>) {
    let of_values = |values: &Json| values.as_array()?.iter().find_map(type_of);
    let of_alternatives = |schemas: &Json| {
        schemas.as_array()?.iter().find_map(|schema| first_word(schema.get("type")?))
    };
    let word = match schema.get("type") {
        Some(types) => first_word(types),
        None => schema
            .get("const")
            .and_then(type_of)
            .or_else(|| schema.get("enum").and_then(of_values))
            .or_else(|| schema.get("anyOf").and_then(of_alternatives))
            .or_else(|| schema.get("oneOf").and_then(of_alternatives)),
    };
    if let Some(word) = word {
        schema.insert("type".into(), json!(word));
    }
}

/// Returns the first type among one or several that is not `null`.
fn first_word(types: &Json) -> Option<String> {
    let words = match types {
        Json::Array(list) => list.as_slice(),
        one => std::slice::from_ref(one),
    };
    let word = words.iter().filter_map(Json::as_str).find(|word| *word != "null");
    word.map(str::to_owned)
}

/// Returns the type of a value, but for nothing.
fn type_of(value: &Json) -> Option<String> {
    let word = match value {
        Json::Null => return None,
        Json::Bool(_) => "boolean",
        Json::Number(number) if number.is_f64() => "number",
        Json::Number(_) => "integer",
        Json::String(_) => "string",
        Json::Array(_) => "array",
        Json::Object(_) => "object",
    };
    Some(word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_leaves_out_is_there() {
        let tools = json!([
            {"type": "function", "function": {"name": "f"}},
            {"type": "function", "function": {"name": "g", "description": null, "parameters": {
                "type": "object", "required": ["a"], "properties": {
                    "a": {"type": ["null", "string"], "description": "d"},
                    "b": {"enum": [null, 3]},
                    "c": {"anyOf": [{"type": "null"}, {"type": "array"}]},
                    "d": true,
                    "f": {"type": "object", "additionalProperties": false},
                    "e": {"type": "array", "items": {"type": ["integer", "null"]}},
                },
            }}},
        ]);
        let expected = json!([
            {"type": "function", "function": {"name": "f", "description": "", "parameters": {
                "type": "object", "properties": {}, "required": []}}},
            {"type": "function", "function": {"name": "g", "description": "", "parameters": {
                "type": "object", "required": ["a"], "properties": {
                    "a": {"type": "string", "description": "d"},
                    "b": {"enum": [null, 3], "type": "integer", "description": ""},
                    "c": {"anyOf": [{"type": "null"}, {"type": "array"}], "type": "array",
                        "description": "", "items": {"type": null}},
                    "d": {"description": ""},
                    "f": {"type": "object", "description": "",
                        "additionalProperties": {"type": null}},
                    "e": {"type": "array", "items": {"type": "integer"}, "description": ""},
                },
            }}},
        ]);
        assert_eq!(filled(&tools), expected);
        assert_eq!(filled(&expected), expected);
    }
}
