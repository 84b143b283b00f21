//! The request fields about tools: `tools`, `tool_choice`, `parallel_tool_calls`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::conversation::Tools;
use crate::grammar::{TextCall, TextForm};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// Most tools of a request.
pub(crate) const MAX_TOOLS: usize = 512;
/// Longest name of a tool, in bytes.
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
    let mut texts = Vec::new();
    let mut shown = Vec::with_capacity(list.len());
    for (i, tool) in list.iter().enumerate() {
        let path = format!("tools[{i}]");
        if tool["type"] == "custom" {
            let (call, as_function) = custom(tool, path.clone())?;
            check_unique(&call.name, &path, &functions, &texts)?;
            texts.push(call);
            shown.push(as_function);
        } else {
            let function = function(tool, path.clone())?;
            check_unique(&function.0, &path, &[], &texts)?;
            functions.push(function);
            shown.push(tool.clone());
        }
    }
    let named = fields.get("tool_choice").map(|value| choice(fields, value)).transpose()?;
    let parallel = fields.bool("parallel_tool_calls")?.unwrap_or(true);
    let (required, name) = match named.unwrap_or(ToolChoiceField::Auto) {
        ToolChoiceField::None => return Ok(None),
        ToolChoiceField::Auto => (false, None),
        ToolChoiceField::Required => (true, None),
        ToolChoiceField::Named(name) => (true, Some(name)),
        ToolChoiceField::Allowed { names, required } => {
            functions.retain(|(known, _)| names.contains(known));
            texts.retain(|call| names.contains(&call.name));
            (required, None)
        }
    };
    if let Some(name) = &name {
        let kind = &fields.map()["tool_choice"]["type"];
        functions.retain(|(known, _)| known == name && kind != "custom");
        texts.retain(|call| call.name == *name && kind != "function");
    }
    match (functions.is_empty() && texts.is_empty(), required) {
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
            list: Value::Array(shown),
            functions,
            texts,
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
    /// One of some tools.
    Allowed {
        names: Vec<String>,
        /// True if there must be a call.
        required: bool,
    },
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
        return Ok(ToolChoiceField::Allowed { names: names.collect(), required });
    }
    let is_own = |kind: &str| matches!(kind, "function" | "custom");
    if let Some(kind) = value["type"].as_str().filter(|kind| !is_own(kind)) {
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

/// Returns the tool that an object names, in either form.
fn name_of(value: &Value) -> Option<&str> {
    let nested = |kind: &str| value[kind]["name"].as_str();
    nested("function").or_else(|| nested("custom")).or_else(|| value["name"].as_str())
}

/// Returns the error about a tool that is not the client's own: one that a server would run.
pub(crate) fn no_such_tool(path: &str, kind: Option<&str>) -> ApiError {
    let expected = "\"function\" or \"custom\": the server runs no tools";
    wrong(path, expected, &json!(kind))
}

/// Checks that no tool of these has the name of another one, whose calls have another form.
fn check_unique(
    name: &str,
    path: &str,
    functions: &[(String, Value)],
    texts: &[TextCall],
) -> Result<(), ApiError> {
    let is_known = functions.iter().any(|(known, _)| known == name)
        || texts.iter().any(|call| call.name == name);
    if is_known {
        let what = format!("there is a tool {name:?} before; expected another name");
        return Err(ApiError::bad_field(path, what));
    }
    Ok(())
}

/// Reads a custom tool, in the form of either interface; and the function that it is to a model.
fn custom(tool: &Value, path: String) -> Result<(TextCall, Value), ApiError> {
    let outer = Fields::of_value(tool, path)?;
    let inner = outer.object("custom")?.unwrap_or(outer);
    let name = name(&inner)?;
    let description = inner.string("description")?.unwrap_or_default();
    let form = match inner.object("format")? {
        Some(format) => text_form(&format)?,
        None => TextForm::Any,
    };
    let note = match &form {
        TextForm::Any => String::new(),
        TextForm::Regex(pattern) => {
            format!("\n\nThe input matches this regular expression as a whole:\n{pattern}")
        }
        TextForm::Lark(grammar) => format!("\n\nThe input follows this Lark grammar:\n{grammar}"),
    };
    let mut properties = serde_json::Map::new();
    properties.insert(TextCall::KEY.into(), json!({"type": "string"}));
    let function = json!({
        "name": name,
        "description": format!("{description}{note}").trim_start(),
        "parameters": {
            "type": "object",
            "properties": properties,
            "required": [TextCall::KEY],
            "additionalProperties": false,
        },
    });
    let call = TextCall { name: name.to_owned(), form };
    Ok((call, json!({"type": "function", "function": function})))
}

/// Reads the `format` of a custom tool; the members of a grammar stand in an object of their own,
/// or next to the type.
fn text_form(format: &Fields) -> Result<TextForm, ApiError> {
    match format.string("type")? {
        Some("text") => return Ok(TextForm::Any),
        Some("grammar") => {}
        _ => {
            let expected = "expected \"text\" or \"grammar\"";
            return Err(ApiError::bad_field(format.path("type"), expected));
        }
    }
    let inner = format.object("grammar")?;
    let grammar = inner.as_ref().unwrap_or(format);
    let definition = grammar.string("definition")?.filter(|text| !text.is_empty());
    let definition = definition.ok_or_else(|| {
        ApiError::bad_field(grammar.path("definition"), "expected a grammar, but it is missing")
    })?;
    match grammar.string("syntax")? {
        Some("lark") => Ok(TextForm::Lark(definition.to_owned())),
        Some("regex") => Ok(TextForm::Regex(definition.to_owned())),
        _ => {
            let expected = "expected \"lark\" or \"regex\"";
            Err(ApiError::bad_field(grammar.path("syntax"), expected))
        }
    }
}

/// The fields of a tool, which errors name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ToolField {
    /// The path of its name.
    pub name: String,
    /// The path of the schema of its arguments, or of the format of its text.
    pub schema: String,
    /// True if all keywords must be enforced.
    pub strict: bool,
}

/// Returns the fields of tools, by their names.
///
/// # Errors
/// 400 names the field that is wrong.
pub(crate) fn tool_fields(fields: &Fields) -> Result<BTreeMap<String, ToolField>, ApiError> {
    let mut found = BTreeMap::new();
    for (i, tool) in fields.array("tools")?.unwrap_or_default().iter().enumerate() {
        let outer = Fields::of_value(tool, format!("tools[{i}]"))?;
        let is_custom = tool["type"] == "custom";
        let inner = outer.object(if is_custom { "custom" } else { "function" })?;
        let inner = match inner {
            None if !is_custom => continue,
            inner => inner.unwrap_or(outer),
        };
        let strict = !is_custom && inner.bool("strict")?.unwrap_or(false);
        if let Some(name) = inner.string("name")? {
            let schema = inner.path(if is_custom { "format" } else { "parameters" });
            found.insert(name.to_owned(), ToolField { name: inner.path("name"), schema, strict });
        }
    }
    Ok(found)
}

/// Reads the name of a tool.
fn name<'a>(tool: &Fields<'a>) -> Result<&'a str, ApiError> {
    let name = tool.string("name")?.filter(|name| !name.is_empty() && name.len() <= MAX_NAME);
    name.ok_or_else(|| {
        let expected = format!("expected a name of at most {MAX_NAME} bytes");
        ApiError::bad_field(tool.path("name"), expected)
    })
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
    let name = name(&function)?;
    let parameters = function.object("parameters")?;
    let mut parameters = parameters.map(|schema| schema.map().clone()).unwrap_or_default();
    // arguments are an object, also where their schema does not say so
    let allows_object = match parameters.get("type") {
        None => true,
        Some(Value::Array(types)) => types.contains(&json!("object")),
        Some(word) => word == "object",
    };
    if !allows_object {
        let found = &parameters["type"];
        let expected = format!("expected \"object\", which arguments are, but found {found}");
        let path = format!("{}.type", function.path("parameters"));
        return Err(ApiError::bad_field(path, expected));
    }
    parameters.insert("type".into(), json!("object"));
    Ok((name.to_owned(), Value::Object(parameters)))
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
                "$defs": {"t": {"const": {"x": name}}},
            });
            json!({"type": "function", "function": {"name": name, "parameters": parameters}})
        };
        let both = read(json!({"tools": [named("f"), named("g")]})).unwrap().unwrap();
        let options = crate::grammar::Options::default();
        let (mut calls, _) =
            crate::grammar::Automaton::from_schema(&both.schema("arguments"), options).unwrap();
        let mut accepts = |name: &str, value: &str| {
            let call = json!({"name": name, "arguments": {"x": value}});
            calls.matches(call.to_string().as_bytes()).unwrap()
        };
        assert!(accepts("f", "f") && accepts("g", "g") && !accepts("f", "g") && !accepts("g", "f"));
    }

    #[test]
    fn arguments_are_an_object_whatever_their_schema_says() {
        for parameters in [
            json!({}),
            json!({"properties": {"a": {"type": "integer"}}}),
            json!({"description": "x"}),
            json!({"type": ["object", "null"]}),
        ] {
            let function = json!({"name": "f", "parameters": parameters});
            let body = json!({"tools": [{"type": "function", "function": function}]});
            assert_eq!(read(body).unwrap().unwrap().functions[0].1["type"], "object");
        }
    }

    #[test]
    fn custom_tools_in_either_form() {
        let grammar = json!({"syntax": "lark", "definition": "start: \"a\""});
        let flat = json!({"type": "grammar", "syntax": "lark", "definition": "start: \"a\""});
        let nested = json!({"type": "grammar", "grammar": grammar});
        for tool in [
            json!({"type": "custom", "name": "f", "description": "d", "format": flat}),
            json!({"type": "custom", "custom": {
                "name": "f", "description": "d", "format": nested,
            }}),
        ] {
            for choice in [
                json!("required"),
                json!({"type": "custom", "name": "f"}),
                json!({"type": "custom", "custom": {"name": "f"}}),
            ] {
                let body = json!({"tools": [super::tests::tool("g"), tool], "tool_choice": choice});
                let tools = read(body).unwrap().unwrap();
                let call =
                    TextCall { name: "f".into(), form: TextForm::Lark("start: \"a\"".into()) };
                assert_eq!(tools.texts, [call]);
                assert_eq!(tools.functions.len(), usize::from(choice == "required"));
                let shown = &tools.list[1]["function"];
                assert_eq!(shown["parameters"]["properties"]["input"]["type"], "string");
                assert!(shown["description"].as_str().unwrap().starts_with("d\n\nThe input"));
            }
        }
        let free = json!({"tools": [{"type": "custom", "name": "f", "format": {"type": "text"}}]});
        assert_eq!(read(free).unwrap().unwrap().texts[0].form, TextForm::Any);
    }

    #[test]
    fn functions_have_schemas_to_check() {
        let mut strict = tool("f");
        strict["function"]["strict"] = json!(true);
        let custom = json!({"type": "custom", "custom": {"name": "c"}});
        let flat = json!({"type": "custom", "name": "d"});
        let body = json!({"tools": [tool("g"), strict, custom, flat]});
        let found = tool_fields(&Fields::of_body(&body).unwrap()).unwrap();
        let field = |inner: &str, schema: &str, strict| ToolField {
            name: format!("tools{inner}.name"),
            schema: format!("tools{inner}.{schema}"),
            strict,
        };
        let expected = [
            ("g".to_owned(), field("[0].function", "parameters", false)),
            ("f".to_owned(), field("[1].function", "parameters", true)),
            ("c".to_owned(), field("[2].custom", "format", false)),
            ("d".to_owned(), field("[3]", "format", false)),
        ];
        assert_eq!(found, BTreeMap::from(expected));
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
            (
                json!({"tools": [{"function": {"name": "f", "parameters": {"type": "string"}}}]}),
                "tools[0].function.parameters.type",
            ),
            (json!({"tools": [tool("f")], "tool_choice": "sometimes"}), "tool_choice"),
            (
                json!({"tools": [tool("f")], "tool_choice": {"function": {"name": "h"}}}),
                "tool_choice",
            ),
            (json!({"tool_choice": "required"}), "tool_choice"),
            (json!({"tools": [{"type": "custom", "custom": {}}]}), "tools[0].custom.name"),
            (json!({"tools": [{"type": "custom"}]}), "tools[0].name"),
            (json!({"tools": [tool("f"), {"type": "custom", "name": "f"}]}), "tools[1]"),
            (
                json!({"tools": [{"type": "custom", "name": "f", "format": {"type": "xml"}}]}),
                "tools[0].format.type",
            ),
            (
                json!({"tools": [{"type": "custom", "name": "f", "format": {
                    "type": "grammar", "syntax": "ebnf", "definition": "x",
                }}]}),
                "tools[0].format.syntax",
            ),
            (
                json!({"tools": [{"type": "custom", "custom": {"name": "f", "format": {
                    "type": "grammar", "grammar": {"syntax": "lark"},
                }}}]}),
                "tools[0].custom.format.grammar.definition",
            ),
            (
                json!({"tools": [tool("f")], "tool_choice": {"type": "custom", "name": "f"}}),
                "tool_choice",
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
