//! A description of the interface for programs, by OpenAPI 3.1: `GET /openapi.json`.
//!
//! A document is put together from the tables of routes, which know paths, methods and errors, and
//! from parts in JSON, one a dialect. The `schemas` of a part stand in the document as they are,
//! and its `paths` say of each operation what the tables do not know ([`OperationNotes`]). A text
//! `=NAME` in a part stands for a value of the code: a limit, or a default of this server.

mod operation;
mod sampling;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::error::{ApiError, ErrorShape};
use super::wire::generation::Defaults;
use operation::OperationNotes;
pub(crate) use operation::{DocumentedPath, PathAccess};

/// The parts about a server of one model.
const PARTS: [&str; 12] = [
    include_str!("openapi/common.json"),
    include_str!("openapi/generation.json"),
    include_str!("openapi/status.json"),
    include_str!("openapi/chat.json"),
    include_str!("openapi/completions.json"),
    include_str!("openapi/responses.json"),
    include_str!("openapi/anthropic.json"),
    include_str!("openapi/embeddings.json"),
    include_str!("openapi/tokens.json"),
    include_str!("openapi/batches.json"),
    include_str!("openapi/ollama.json"),
    include_str!("openapi/studio.json"),
];

/// The place of schemas in a document.
const SCHEMAS: &str = "#/components/schemas/";

/// A part of a document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DocumentPart {
    schemas: Map<String, Value>,
    /// By path and method.
    paths: BTreeMap<String, BTreeMap<String, OperationNotes>>,
}

/// A document that is being put together.
pub(crate) struct ApiDocument {
    title: &'static str,
    about: &'static str,
    /// The path before those of the tables.
    prefix: String,
    /// The security schemes, by name.
    schemes: Map<String, Value>,
    /// The security requirements, of which a request must meet one; each names schemes.
    requirements: Vec<Value>,
    values: BTreeMap<&'static str, Value>,
    notes: BTreeMap<String, BTreeMap<String, OperationNotes>>,
    schemas: Map<String, Value>,
    paths: Map<String, Value>,
}

/// Returns the names of the members that objects of these schemas may have, numbers of sampling
/// left aside.
pub(crate) fn request_members(schemas: &[&str]) -> BTreeSet<String> {
    let part = |text: &str| serde_json::from_str::<DocumentPart>(text).ok();
    let parts = PARTS.iter().filter_map(|text| part(text));
    let all: Map<String, Value> = parts.flat_map(|part| part.schemas).collect();
    let mut names = BTreeSet::new();
    for schema in schemas.iter().filter_map(|name| all.get(*name)) {
        add_members(schema, &all, &mut names);
    }
    names
}

/// Adds the names of the members of a schema of the parts, which no reference makes endless.
fn add_members(schema: &Value, all: &Map<String, Value>, names: &mut BTreeSet<String>) {
    names.extend(schema["properties"].as_object().into_iter().flat_map(Map::keys).cloned());
    let named = schema["$ref"].as_str().and_then(|path| all.get(path.strip_prefix(SCHEMAS)?));
    for part in schema["allOf"].as_array().into_iter().flatten().chain(named) {
        add_members(part, all, names);
    }
}

impl ApiDocument {
    /// Returns a document without paths, which knows the schemas of a server with these defaults.
    ///
    /// # Errors
    /// When a part is broken.
    pub(crate) fn new(
        title: &'static str,
        about: &'static str,
        defaults: &Defaults,
    ) -> Result<ApiDocument, ApiError> {
        // those of the command line hold before a model is loaded, too
        let sampling = defaults.overrides.over(defaults.sampling.clone());
        let defaults = &Defaults { sampling, ..defaults.clone() };
        let mut document = ApiDocument {
            title,
            about,
            prefix: String::new(),
            schemes: Map::new(),
            requirements: Vec::new(),
            values: values::of(defaults),
            notes: BTreeMap::new(),
            schemas: Map::new(),
            paths: Map::new(),
        };
        document.schemas.insert("Sampling".into(), sampling::schema(&defaults.sampling));
        for part in PARTS {
            document.add_part(part)?;
        }
        Ok(document)
    }

    /// Sets the path before those of the tables.
    pub(crate) fn with_prefix(self, prefix: &str) -> ApiDocument {
        ApiDocument { prefix: prefix.to_owned(), ..self }
    }

    /// Adds a security requirement, of one scheme or several.
    pub(crate) fn add_requirement<const N: usize>(&mut self, schemes: [(&str, Value); N]) {
        let mut requirement = Map::new();
        for (name, scheme) in schemes {
            requirement.insert(name.to_owned(), json!([]));
            self.schemes.insert(name.to_owned(), scheme);
        }
        self.requirements.push(requirement.into());
    }

    /// Adds a value that parts name.
    pub(crate) fn add_value(&mut self, name: &'static str, value: impl Into<Value>) {
        self.values.insert(name, value.into());
    }

    /// Adds the schemas and notes of a part.
    ///
    /// # Errors
    /// When it is broken, or has a schema that is there.
    pub(crate) fn add_part(&mut self, part: &str) -> Result<(), ApiError> {
        let broken = |what: String| ApiError::internal(format!("a part of the document: {what}"));
        let bad = |error: serde_json::Error| broken(error.to_string());
        let mut part: Value = serde_json::from_str(part).map_err(bad)?;
        values::insert(&mut part, &self.values).map_err(broken)?;
        let part: DocumentPart = serde_json::from_value(part).map_err(bad)?;
        for (name, schema) in part.schemas {
            if self.schemas.insert(name.clone(), schema).is_some() {
                return Err(broken(format!("{name} is there twice")));
            }
        }
        self.notes.extend(part.paths);
        Ok(())
    }

    /// Adds the operations of a path, which stands below another path in the document.
    ///
    /// # Errors
    /// When no part says anything of them.
    pub(crate) fn add_path(&mut self, path: &DocumentedPath, below: &str) -> Result<(), ApiError> {
        let whole = format!("{below}{}", path.path);
        for method in path.methods() {
            let notes = self.notes.get(&path.path).and_then(|notes| notes.get(&method));
            let missing = || ApiError::internal(format!("{method} {whole} is not described"));
            let operation = notes.ok_or_else(missing)?.operation(path, below, &self.requirements);
            let item = self.paths.entry(whole.clone()).or_insert_with(|| json!({}));
            item[method] = operation;
        }
        Ok(())
    }

    /// Returns the names of the schemas that the paths need.
    fn schemas_in_use(&self) -> BTreeSet<String> {
        let mut in_use = BTreeSet::new();
        let mut waiting: Vec<String> = Vec::new();
        for item in self.paths.values() {
            add_mentioned(item, &mut waiting);
        }
        while let Some(name) = waiting.pop() {
            if let Some(schema) = self.schemas.get(&name)
                && in_use.insert(name)
            {
                add_mentioned(schema, &mut waiting);
            }
        }
        in_use
    }

    /// Returns the document, with the schemas that its paths need.
    pub(crate) fn finish(self) -> Value {
        let in_use = self.schemas_in_use();
        let schemas = self.schemas.into_iter().filter(|(name, _)| in_use.contains(name));
        let mut document = json!({
            "openapi": "3.1.0",
            "info": {
                "title": self.title,
                "version": env!("CARGO_PKG_VERSION"),
                "description": self.about,
                "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
            },
            "servers": [{"url": if self.prefix.is_empty() { "/" } else { &self.prefix }}],
            "paths": self.paths,
            "components": {"schemas": schemas.collect::<Map<_, _>>()},
        });
        if !self.schemes.is_empty() {
            document["security"] = self.requirements.into();
            document["components"]["securitySchemes"] = self.schemes.into();
        }
        document
    }
}

impl ErrorShape {
    /// Returns the name of its schema.
    pub(crate) fn schema(self) -> &'static str {
        match self {
            ErrorShape::OpenAi => "Error",
            ErrorShape::Anthropic => "AnthropicError",
            ErrorShape::Ollama => "OllamaError",
            ErrorShape::Studio => "StudioError",
        }
    }
}

/// Returns a reference to the schema of a name.
fn reference(name: &str) -> Value {
    json!({"$ref": format!("{SCHEMAS}{name}")})
}

/// Adds the names of the schemas that a value refers to.
fn add_mentioned(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str().filter(|_| name == "$ref") {
                    Some(place) => names.extend(place.strip_prefix(SCHEMAS).map(str::to_owned)),
                    None => add_mentioned(value, names),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                add_mentioned(item, names);
            }
        }
        _ => {}
    }
}

/// Adds the security requirements of a server with keys.
pub(crate) fn add_server_keys(document: &mut ApiDocument) {
    let about = "A key of --api-key or --api-key-file.";
    let bearer = json!({"type": "http", "scheme": "bearer", "description": about});
    document.add_requirement([("bearer", bearer)]);
    let header =
        json!({"type": "apiKey", "in": "header", "name": "X-Api-Key", "description": about});
    document.add_requirement([("x_api_key", header)]);
}
