//! The operations of a path, from a row of a table of routes and the notes of a part.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::reference;
use crate::server::error::ErrorShape;

/// A path of a table of routes.
pub(crate) struct DocumentedPath {
    /// The path, with its parameters in braces.
    pub path: String,
    /// Other paths that answer alike.
    pub aliases: Vec<String>,
    /// The methods that it takes, as the header `Allow` lists them.
    pub methods: &'static str,
    /// The keys that it needs.
    pub access: PathAccess,
    /// The schemas of its errors.
    pub errors: Vec<&'static str>,
}

/// The keys that a path needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PathAccess {
    /// One of the keys that the document names, if it names any.
    Key,
    /// One of the keys that the document names, unless the deployment is open to all.
    KeyUnlessPublic,
    /// No key.
    Open,
}

impl DocumentedPath {
    /// Returns a path that is open to all, with others that answer alike; `None` without any.
    pub(crate) fn open(
        paths: &[&str],
        methods: &'static str,
        errors: ErrorShape,
    ) -> Option<DocumentedPath> {
        let (path, aliases) = paths.split_first()?;
        Some(DocumentedPath {
            path: (*path).to_owned(),
            aliases: aliases.iter().map(|alias| (*alias).to_owned()).collect(),
            methods,
            access: PathAccess::Open,
            errors: vec![errors.schema()],
        })
    }

    /// Returns the methods in small letters, without those that every path takes.
    pub(super) fn methods(&self) -> impl Iterator<Item = String> {
        let own = |method: &&str| !matches!(*method, "HEAD" | "OPTIONS");
        self.methods.split(", ").filter(own).map(str::to_ascii_lowercase)
    }
}

/// Notes about an operation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OperationNotes {
    /// The name of the function that a generator makes of it.
    id: String,
    tag: String,
    /// The summary.
    does: String,
    /// The rest of the description.
    #[serde(default)]
    more: String,
    /// The parameters in the query.
    #[serde(default)]
    query: BTreeMap<String, QueryNotes>,
    /// The schema of the body, by name or as it is.
    body: Option<Value>,
    #[serde(default)]
    body_is_optional: bool,
    #[serde(default = "json_type")]
    body_type: String,
    /// The schema of the answer; without one it has no body.
    answer: Option<Value>,
    #[serde(default = "json_type")]
    answer_type: String,
    #[serde(default = "ok")]
    status: String,
    /// The schema of the parts of a stream.
    stream: Option<String>,
    #[serde(default = "events_type")]
    stream_type: String,
    /// Further errors, by status.
    #[serde(default)]
    errors: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QueryNotes {
    does: String,
    schema: Value,
    #[serde(default)]
    required: bool,
}

fn json_type() -> String {
    "application/json".into()
}

fn events_type() -> String {
    "text/event-stream".into()
}

fn ok() -> String {
    "200".into()
}

/// Returns a reference to a schema that is named, or the schema itself.
fn named_or_own(schema: &Value) -> Value {
    schema.as_str().map_or_else(|| schema.clone(), reference)
}

impl OperationNotes {
    /// Returns the operation at a path that stands below another.
    pub(super) fn operation(
        &self,
        path: &DocumentedPath,
        below: &str,
        requirements: &[Value],
    ) -> Value {
        let mut description = self.more.clone();
        if !path.aliases.is_empty() {
            let also: Vec<String> =
                path.aliases.iter().map(|alias| format!("`{below}{alias}`")).collect();
            let space = if description.is_empty() { "" } else { " " };
            description += &format!("{space}Also at {}.", also.join(", "));
        }
        let mut operation = json!({
            "operationId": self.id,
            "tags": [self.tag],
            "summary": self.does,
        });
        if !description.is_empty() {
            operation["description"] = description.into();
        }
        let parameters = self.parameters(&format!("{below}{}", path.path));
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        if let Some(body) = &self.body {
            operation["requestBody"] = json!({
                "required": !self.body_is_optional,
                "content": {(self.body_type.as_str()): {"schema": named_or_own(body)}},
            });
        }
        operation["responses"] = self.responses(path, !requirements.is_empty());
        match path.access {
            PathAccess::Open => operation["security"] = json!([]),
            PathAccess::KeyUnlessPublic => {
                operation["security"] = requirements.iter().cloned().chain([json!({})]).collect();
            }
            PathAccess::Key => {}
        }
        operation
    }

    /// Returns the parameters in the path and the query.
    fn parameters(&self, path: &str) -> Vec<Value> {
        let segments = path.split('/');
        let names = segments.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let mut parameters: Vec<Value> = names
            .map(|name| {
                json!({"name": name, "in": "path", "required": true,
                    "description": about_parameter(name), "schema": {"type": "string"}})
            })
            .collect();
        parameters.extend(self.query.iter().map(|(name, notes)| {
            json!({"name": name, "in": "query", "required": notes.required,
                "description": notes.does, "schema": notes.schema})
        }));
        parameters
    }

    /// Returns the answer and the errors.
    fn responses(&self, path: &DocumentedPath, has_keys: bool) -> Value {
        let mut content = Map::new();
        if let Some(answer) = &self.answer {
            content.insert(self.answer_type.clone(), json!({"schema": named_or_own(answer)}));
        }
        let mut words = "The answer";
        if let Some(part) = &self.stream {
            words = "The answer; with `stream` its parts, one in the data of each event or line";
            content.insert(self.stream_type.clone(), json!({"schema": reference(part)}));
        }
        let is_answered = self.status.starts_with('2');
        let mut responses = json!({});
        if is_answered {
            responses[self.status.as_str()] = json!({"description": words});
        }
        if !content.is_empty() {
            responses[self.status.as_str()]["content"] = content.into();
        }
        let schema = match path.errors.as_slice() {
            [one] => reference(one),
            several => json!({"anyOf": several.iter().map(|n| reference(n)).collect::<Vec<_>>()}),
        };
        let mut add = |status: &str, words: &str| {
            responses[status] = json!({
                "description": words,
                "content": {"application/json": {"schema": schema}},
            });
        };
        if !is_answered {
            add(&self.status, "This is not supported");
        }
        // the management of a host has another status for what is not as expected
        if (self.body.is_some() || !self.query.is_empty()) && !self.errors.contains_key("422") {
            add("400", "A part of the request is not as expected; the error names it");
        }
        if has_keys && path.access != PathAccess::Open {
            add("401", "No valid key was given");
        }
        for (status, words) in &self.errors {
            add(status, words);
        }
        add("default", "Another error");
        responses
    }
}

/// Returns the description of a parameter in a path.
fn about_parameter(name: &str) -> &'static str {
    match name {
        "org_id" => "The organization",
        "app_id" => "The deployment",
        "key_id" => "The half of a key that is no secret",
        "name" => "The name of a model; it may have slashes",
        _ => "The id, as an answer told it",
    }
}
