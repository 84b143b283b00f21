//! The tools of `POST /v1/responses` in the form of the chat interface: functions, custom tools,
//! and both in namespaces, whose calls name the namespace apart.

use serde_json::{Value, json};

use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without};
use crate::server::wire::field_names::FieldNames;
use crate::server::wire::tools::{MAX_NAME, MAX_TOOLS, no_such_tool};

/// The joint of a namespace and a name where the namespace does not end so itself.
const JOINT: &str = "__";

/// The tools of a request.
#[derive(Debug, Default)]
pub(crate) struct ResponseTools {
    /// The tools in the form of the chat interface.
    pub list: Vec<Value>,
    /// Those that stand in namespaces.
    pub namespaces: Namespaces,
}

/// The tools that stand in namespaces.
#[derive(Debug, Default)]
pub(crate) struct Namespaces(Vec<NamespacedTool>);

/// A tool that stands in a namespace.
#[derive(Debug)]
struct NamespacedTool {
    /// Its name to the model.
    joined: String,
    namespace: String,
    name: String,
}

/// The name of a tool as calls bear it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CalledTool {
    /// Its name.
    pub name: String,
    /// Its namespace, if it stands in one.
    pub namespace: Option<String>,
}

impl ResponseTools {
    /// Adds a tool that stands at `path` in the request.
    fn push(&mut self, tool: Value, path: String, names: &mut FieldNames) {
        let chat = format!("tools[{}]", self.list.len());
        names.insert(format!("{chat}.function"), path.clone());
        names.insert(chat, path);
        self.list.push(tool);
    }
}

impl Namespaces {
    /// Returns the name that calls bear of a tool by its name to the model.
    pub(crate) fn called(&self, name: String) -> CalledTool {
        match self.0.iter().find(|tool| tool.joined == name) {
            Some(tool) => {
                CalledTool { name: tool.name.clone(), namespace: Some(tool.namespace.clone()) }
            }
            None => CalledTool { name, namespace: None },
        }
    }
}

/// Returns the name to the model of a tool in a namespace.
fn joined(namespace: &str, name: &str) -> String {
    let joint = if namespace.ends_with('_') { "" } else { JOINT };
    format!("{namespace}{joint}{name}")
}

/// Returns the name to the model of the tool that a call or a choice names.
///
/// # Errors
/// 400 for a name that is no text.
pub(super) fn model_name(fields: &Fields) -> Result<String, ApiError> {
    let name = fields.string("name")?.unwrap_or_default();
    match fields.string("namespace")?.filter(|namespace| !namespace.is_empty()) {
        Some(namespace) => Ok(joined(namespace, name)),
        None => Ok(name.to_owned()),
    }
}

/// Reads `tools`; adds to `names` where each of the list stands in the request.
///
/// # Errors
/// 400 names the field that is wrong.
pub(super) fn read(fields: &Fields, names: &mut FieldNames) -> Result<ResponseTools, ApiError> {
    let mut tools = ResponseTools::default();
    for (i, tool) in fields.array("tools")?.unwrap_or_default().iter().enumerate() {
        let path = format!("tools[{i}]");
        let tool = Fields::of_value(tool, path.clone())?;
        match tool.string("type")? {
            Some("namespace") => read_namespace(&tool, &mut tools, names)?,
            _ => tools.push(own(&tool)?, path, names),
        }
    }
    Ok(tools)
}

/// Returns a client's own tool in the form of the chat interface: the members of a function stand
/// one level deeper there.
pub(super) fn own(tool: &Fields) -> Result<Value, ApiError> {
    match tool.string("type")? {
        Some("custom") => Ok(Value::Object(tool.map().clone())),
        Some("function") => {
            Ok(json!({"type": "function", "function": members_without(tool, &["type"])}))
        }
        kind => Err(no_such_tool(&tool.path("type"), kind)),
    }
}

/// Reads the tools of a namespace. Its description stands before that of its first tool.
fn read_namespace(
    namespace: &Fields,
    tools: &mut ResponseTools,
    names: &mut FieldNames,
) -> Result<(), ApiError> {
    let named = |fields: &Fields| {
        let name = fields.string("name")?.filter(|name| !name.is_empty());
        let expected = "expected a name, but it is missing";
        name.map(str::to_owned).ok_or_else(|| ApiError::bad_field(fields.path("name"), expected))
    };
    let outer = named(namespace)?;
    let mut description = namespace.string("description")?.filter(|text| !text.is_empty());
    for (i, tool) in namespace.array("tools")?.unwrap_or_default().iter().enumerate() {
        if tools.list.len() > MAX_TOOLS {
            return Err(ApiError::bad_field("tools", format!("expected at most {MAX_TOOLS}")));
        }
        let path = format!("{}[{i}]", namespace.path("tools"));
        let tool = Fields::of_value(tool, path.clone())?;
        let name = named(&tool)?;
        let joined = joined(&outer, &name);
        if joined.len() > MAX_NAME {
            let expected = format!("expected at most {MAX_NAME} bytes, with its namespace");
            return Err(ApiError::bad_field(tool.path("name"), expected));
        }
        let is_known = |known: &Value| {
            let function = known.get("function").unwrap_or(known);
            function["name"] == joined.as_str()
        };
        if tools.list.iter().any(is_known) {
            let what = format!("there is a tool {joined:?} before; expected another name");
            return Err(ApiError::bad_field(tool.path("name"), what));
        }
        let mut own = own(&tool)?;
        let members = match own.get_mut("function") {
            Some(function) => function,
            None => &mut own,
        };
        members["name"] = json!(joined);
        if let Some(outer) = description.take() {
            let inner = members["description"].as_str().unwrap_or_default();
            members["description"] = json!(format!("{outer}\n\n{inner}").trim_end());
        }
        tools.push(own, path, names);
        tools.namespaces.0.push(NamespacedTool { joined, namespace: outer.clone(), name });
    }
    Ok(())
}

/// Returns `tool_choice` with the names of tools to the model.
///
/// # Errors
/// 400 names the field that is wrong.
pub(super) fn choice(value: &Value) -> Result<Value, ApiError> {
    let mut choice = value.clone();
    if choice.get("namespace").is_some() {
        choice["name"] = json!(model_name(&Fields::of_value(value, "tool_choice".into())?)?);
    }
    if let Some(list) = choice.get_mut("tools").and_then(Value::as_array_mut) {
        for (i, tool) in list.iter_mut().enumerate().filter(|(_, tool)| tool.is_object()) {
            let path = format!("tool_choice.tools[{i}]");
            let name = model_name(&Fields::of_value(tool, path)?)?;
            if tool.get("namespace").is_some() {
                tool["name"] = json!(name);
            }
        }
    }
    Ok(choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tools: &Value) -> Result<ResponseTools, ApiError> {
        let body = json!({"tools": tools});
        super::read(&Fields::of_body(&body).unwrap(), &mut FieldNames::default())
    }

    #[test]
    fn tools_of_a_namespace_have_its_name_in_front() {
        let inner = json!([
            {"type": "function", "name": "f", "description": "F.", "parameters": {}},
            {"type": "custom", "name": "g"},
        ]);
        let tools = read(&json!([
            {"type": "function", "name": "f"},
            {"type": "namespace", "name": "mcp__a__", "description": "A.", "tools": inner},
            {"type": "namespace", "name": "b", "tools": [{"type": "function", "name": "f"}]},
        ]))
        .unwrap();
        assert_eq!(
            tools.list,
            [
                json!({"type": "function", "function": {"name": "f"}}),
                json!({"type": "function", "function": {
                    "name": "mcp__a__f", "description": "A.\n\nF.", "parameters": {},
                }}),
                json!({"type": "custom", "name": "mcp__a__g"}),
                json!({"type": "function", "function": {"name": "b__f"}}),
            ]
        );
        let called = |name: &str| {
            let called = tools.namespaces.called(name.to_owned());
            (called.namespace.unwrap_or_default(), called.name)
        };
        assert_eq!(called("mcp__a__f"), ("mcp__a__".into(), "f".into()));
        assert_eq!(called("b__f"), ("b".into(), "f".into()));
        assert_eq!(called("f"), (String::new(), "f".into()));
        let named = choice(&json!({"type": "function", "name": "f", "namespace": "b"})).unwrap();
        assert_eq!(named["name"], "b__f");
        let one = json!({"type": "function", "name": "f", "namespace": "mcp__a__"});
        let allowed = json!({"type": "allowed_tools", "tools": [one]});
        assert_eq!(choice(&allowed).unwrap()["tools"][0]["name"], "mcp__a__f");
        assert_eq!(choice(&json!("required")).unwrap(), "required");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let f = json!({"type": "function", "name": "f"});
        let long = "n".repeat(MAX_NAME);
        for (tools, field) in [
            (json!([{"type": "local_shell"}]), "tools[0].type"),
            (json!([{"type": "file_search"}]), "tools[0].type"),
            (json!([{"type": "web_search", "external_web_access": false}]), "tools[0].type"),
            (json!([{"type": "image_generation"}]), "tools[0].type"),
            (json!([{"type": "namespace", "tools": [f]}]), "tools[0].name"),
            (
                json!([{"type": "namespace", "name": "a", "tools": [{"type": "function"}]}]),
                "tools[0].tools[0].name",
            ),
            (
                json!([{"type": "namespace", "name": "a", "tools": [
                    {"type": "web_search", "name": "f"},
                ]}]),
                "tools[0].tools[0].type",
            ),
            (
                json!([{"type": "namespace", "name": "a", "tools": [f, f]}]),
                "tools[0].tools[1].name",
            ),
            (json!([{"type": "namespace", "name": long, "tools": [f]}]), "tools[0].tools[0].name"),
        ] {
            let error: Value =
                serde_json::from_slice(&read(&tools).unwrap_err().to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{tools}");
        }
    }
}
