//! The request fields about tools: `tools`, `tool_choice`, `parallel_tool_calls`.

use serde_json::{Value, json};

use crate::conversation::Tools;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// Most tools of a request.
pub(crate) const MAX_TOOLS: usize = 512;
/// Longest name of one, in bytes.
pub(crate) const MAX_NAME: usize = 256;

/// Reads the fields; `None` where there are no tools, or none may be called.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn read(fields: &Fields) -> Result<Option<Tools>, ApiError> {
    let list = fields.array("tools")?.unwrap_or_default();
    if list.len() > MAX_TOOLS {
        return Err(ApiError::bad_field("tools", format!("expected at most {MAX_TOOLS}")));
    }
    let mut functions = Vec::new();
    for (i, tool) in list.iter().enumerate() {
        functions.push(function(tool, format!("tools[{i}]"))?);
    }
    let named = fields.get("tool_choice").map(|value| choice(fields, value)).transpose()?;
    let parallel = fields.bool("parallel_tool_calls")?.unwrap_or(true);
    let (required, name) = match named.unwrap_or(ToolChoiceField::Auto) {
        ToolChoiceField::None => return Ok(None),
        ToolChoiceField::Auto => (false, None),
        ToolChoiceField::Required => (true, None),
        ToolChoiceField::Named(name) => (true, Some(name)),
        ToolChoiceField::Allowed(names, required) => {
            functions.retain(|(known, _)| names.contains(known));
            (required, None)
        }
    };
    if let Some(name) = &name {
        functions.retain(|(known, _)| known == name);
    }
    match (functions.is_empty(), required) {
        (true, false) => Ok(None),
        (true, true) => {
            let what =
                name.map_or_else(|| "any tool".to_owned(), |name| format!("the tool {name:?}"));
            Err(ApiError::bad_field(
                "tool_choice",
                format!("asks for {what}, which tools does not have"),
            ))
        }
        // One tool that was named is called once.
        _ => Ok(Some(Tools {
            list: Value::Array(list.to_vec()),
            functions,
            required,
            parallel: parallel && name.is_none(),
        })),
    }
}

/// The value of `tool_choice`.
enum ToolChoiceField {
    None,
    Auto,
    Required,
    Named(String),
    /// One of these, and whether there must be a call.
    Allowed(Vec<String>, bool),
}

/// Reads a word, or an object that names a function: OpenAI's form, or the newer flat one.
fn choice(fields: &Fields, value: &Value) -> Result<ToolChoiceField, ApiError> {
    const EXPECTED: &str =
        "\"none\", \"auto\", \"required\", or an object that names a function or allowed tools";
    if value["type"] == "allowed_tools" {
        let outer = Fields::of_value(value, fields.path("tool_choice"))?;
        // The members stand in an object of their own, or in the newer form next to the type.
        let inner = outer.object("allowed_tools")?;
        let allowed = inner.as_ref().unwrap_or(&outer);
        let required = match allowed.string("mode")? {
            None | Some("auto") => false,
            Some("required") => true,
            Some(_) => {
                return Err(ApiError::bad_field(
                    allowed.path("mode"),
                    "expected \"auto\" or \"required\"",
                ));
            }
        };
        let name = |tool: &Value| name_of(tool).map(str::to_owned);
        let names = allowed.array("tools")?.unwrap_or_default().iter().filter_map(name);
        return Ok(ToolChoiceField::Allowed(names.collect(), required));
    }
    if let Some(kind) = value["type"].as_str().filter(|kind| *kind != "function") {
        return Err(no_such_tool(&format!("{}.type", fields.path("tool_choice")), Some(kind)));
    }
    match (value.as_str(), name_of(value)) {
        (Some("none"), _) => Ok(ToolChoiceField::None),
        (Some("auto"), _) => Ok(ToolChoiceField::Auto),
        (Some("required" | "any"), _) => Ok(ToolChoiceField::Required),
        (_, Some(name)) => Ok(ToolChoiceField::Named(name.to_owned())),
        _ => Err(fields.wrong("tool_choice", EXPECTED, value)),
    }
}

/// Returns the function that an object names, in either form.
fn name_of(value: &Value) -> Option<&str> {
    value["function"]["name"].as_str().or_else(|| value["name"].as_str())
}

/// Returns the error about a tool that is no function of the client's: one of free text, or one
/// that a server would run.
pub(crate) fn no_such_tool(path: &str, kind: Option<&str>) -> ApiError {
    let expected =
        "\"function\": the server runs no tools, and a call has arguments of a JSON Schema";
    wrong(path, expected, &json!(kind))
}

/// Reads the name and schema of a tool.
fn function(tool: &Value, path: String) -> Result<(String, Value), ApiError> {
    let fields = Fields::of_value(tool, path)?;
    if let Some(kind) = fields.string("type")?.filter(|kind| *kind != "function") {
        return Err(no_such_tool(&fields.path("type"), Some(kind)));
    }
    let missing =
        || ApiError::bad_field(fields.path("function"), "expected an object, but it is missing");
    let function = fields.object("function")?.ok_or_else(missing)?;
    let name = function.string("name")?.filter(|name| !name.is_empty() && name.len() <= MAX_NAME);
    let name = name.ok_or_else(|| {
        ApiError::bad_field(
            function.path("name"),
            format!("expected a name of at most {MAX_NAME} bytes"),
        )
    })?;
    let any = json!({"type": "object"});
    let parameters = match function.object("parameters")? {
        Some(schema) if !schema.map().is_empty() => Value::Object(schema.map().clone()),
        _ => any,
    };
    Ok((name.to_owned(), parameters))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: Value) -> Result<Option<Tools>, ApiError> {
        super::read(&Fields::of_body(&body).unwrap())
    }

    fn tool(name: &str) -> Value {
        let parameters = json!({"type": "object", "properties": {}});
        json!({"type": "function", "function": {"name": name, "parameters": parameters}})
    }

    #[test]
    fn choices_in_every_form() {
        let tools = json!([tool("f"), tool("g")]);
        let with = |choice: Value| read(json!({"tools": tools, "tool_choice": choice})).unwrap();
        assert_eq!(with(json!("none")), None);
        let auto = with(json!("auto")).unwrap();
        assert_eq!((auto.required, auto.parallel, auto.functions.len()), (false, true, 2));
        assert!(with(json!("required")).unwrap().required && with(json!(null)).is_some());
        for named in [
            json!({"type": "function", "function": {"name": "g"}}),
            json!({"type": "function", "name": "g"}),
        ] {
            let named = with(named).unwrap();
            assert_eq!((named.functions.len(), named.functions[0].0.as_str()), (1, "g"));
            assert!(named.required && !named.parallel);
        }
        let allowed =
            json!({"mode": "required", "tools": [{"type": "function", "function": {"name": "g"}}]});
        let allowed = with(json!({"type": "allowed_tools", "allowed_tools": allowed})).unwrap();
        assert_eq!((allowed.functions.len(), allowed.required, allowed.parallel), (1, true, true));
        let f = json!({"type": "function", "name": "f"});
        let flat = json!({"type": "allowed_tools", "mode": "auto", "tools": [f]});
        let flat = with(flat).unwrap();
        assert_eq!((flat.functions[0].0.as_str(), flat.required), ("f", false));
        assert_eq!(with(json!({"type": "allowed_tools", "tools": []})), None);
        assert_eq!(read(json!({"tools": []})).unwrap(), None);
        assert_eq!(read(json!({})).unwrap(), None);
        let schema = with(json!("auto")).unwrap().schema("arguments");
        assert_eq!(schema["anyOf"][1]["properties"]["name"]["const"], "g");
        // references stay inside the schema of a tool, whatever its id
        let named = |name| {
            let parameters = json!({
                "$id": "args.json",
                "$ref": "args.json#/$defs/t",
                "$defs": {"t": {"const": name}},
            });
            json!({"type": "function", "function": {"name": name, "parameters": parameters}})
        };
        let both = read(json!({"tools": [named("f"), named("g")]})).unwrap().unwrap();
        let options = crate::grammar::Options::default();
        let (mut calls, _) =
            crate::grammar::Automaton::from_schema(&both.schema("arguments"), options).unwrap();
        let mut accepts = |name: &str, value: &str| {
            calls.matches(json!({"name": name, "arguments": value}).to_string().as_bytes()).unwrap()
        };
        assert!(accepts("f", "f") && accepts("g", "g") && !accepts("f", "g") && !accepts("g", "f"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (body, field) in [
            (json!({"tools": 5}), "tools"),
            (json!({"tools": [5]}), "tools[0]"),
            (json!({"tools": [{"type": "web"}]}), "tools[0].type"),
            (json!({"tools": [{"type": "function"}]}), "tools[0].function"),
            (json!({"tools": [{"function": {"name": ""}}]}), "tools[0].function.name"),
            (
                json!({"tools": [{"function": {"name": "f", "parameters": 1}}]}),
                "tools[0].function.parameters",
            ),
            (json!({"tools": [tool("f")], "tool_choice": "sometimes"}), "tool_choice"),
            (
                json!({"tools": [tool("f")], "tool_choice": {"function": {"name": "h"}}}),
                "tool_choice",
            ),
            (json!({"tool_choice": "required"}), "tool_choice"),
            (json!({"tools": [{"type": "custom", "custom": {"name": "f"}}]}), "tools[0].type"),
            (
                json!({"tools": [tool("f")], "tool_choice": {"type": "custom", "name": "f"}}),
                "tool_choice.type",
            ),
            (
                json!({"tools": [tool("f")], "tool_choice": {"type": "web_search"}}),
                "tool_choice.type",
            ),
            (json!({"tools": [tool("f")], "parallel_tool_calls": 1}), "parallel_tool_calls"),
        ] {
            let error: Value =
                serde_json::from_slice(&read(body.clone()).unwrap_err().to_json()).unwrap();
            assert_eq!(
                (&error["error"]["param"], &error["error"]["code"]),
                (&json!(field), &json!(400)),
                "{body}"
            );
        }
    }
}
