//! Tools with all the members that templates read: a description and the schema of an object may be
//! left out of a tool, but some templates fail without them.

use serde_json::{Map, Value as Json, json};

/// Returns tools with empty descriptions and schemas where there are none, also those of
/// parameters; `None` where nothing is missing.
pub(super) fn completed(tools: &Json) -> Option<Json> {
    let mut whole = tools.clone();
    for tool in whole.as_array_mut()? {
        let function = if tool.get("function").is_some() { &mut tool["function"] } else { tool };
        if let Json::Object(function) = function {
            complete(function);
        }
    }
    (whole != *tools).then_some(whole)
}

/// Adds the members of a function that are missing or null.
fn complete(function: &mut Map<String, Json>) {
    insert_missing(function, "description", json!(""));
    insert_missing(function, "parameters", json!({}));
    let Some(Json::Object(parameters)) = function.get_mut("parameters") else { return };
    insert_missing(parameters, "type", json!("object"));
    insert_missing(parameters, "properties", json!({}));
    let Some(Json::Object(properties)) = parameters.get_mut("properties") else { return };
    for property in properties.values_mut().filter_map(Json::as_object_mut) {
        insert_missing(property, "description", json!(""));
    }
}

fn insert_missing(members: &mut Map<String, Json>, name: &str, value: Json) {
    if members.get(name).is_none_or(Json::is_null) {
        members.insert(name.to_owned(), value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_there_and_empty() {
        let tools = json!([
            { "type": "function", "function": { "name": "f", "parameters": null } },
            { "name": "g", "description": "G.", "parameters": {
                "properties": { "a": { "type": "string" }, "b": true } } },
        ]);
        let none = json!({ "type": "object", "properties": {} });
        let properties = json!({ "a": { "type": "string", "description": "" }, "b": true });
        let whole = completed(&tools).unwrap();
        assert_eq!(
            whole,
            json!([
                { "type": "function", "function": {
                    "name": "f", "parameters": none, "description": "" } },
                { "name": "g", "description": "G.", "parameters": {
                    "type": "object", "properties": properties } },
            ])
        );
        assert_eq!(completed(&whole), None);
        assert_eq!(completed(&json!([])), None);
        assert_eq!(completed(&Json::Null), None);
        assert_eq!(completed(&json!(["f"])), None);
    }
}
