//! Schemas in place of references to them, for templates that write no definitions: the model would
//! not learn what an argument is.

use std::collections::HashMap;

use serde_json::{Map, Value as Json, json};

/// Schemas within each other that are looked at; what is deeper stays as it is.
const MAX_DEPTH: usize = 32;
/// Most bytes that stand in place of a tool's references; further ones are their types.
const MAX_BYTES: usize = 256 << 10;
/// Keywords of the schemas that references name.
const DEFINITIONS: [&str; 2] = ["$defs", "definitions"];
/// Keywords whose values are no schemas.
const VALUES: [&str; 4] = ["const", "default", "enum", "examples"];

/// Returns tools with references whose definitions have one more, or, where a tool has none, whose
/// references name other places; `None` where no tool has references. A template that writes the
/// same of them writes no definitions.
pub(super) fn with_others(tools: &Json) -> Option<Json> {
    let mut others = tools.clone();
    let mut is_changed = false;
    for parameters in others.as_array_mut()?.iter_mut().filter_map(parameters) {
        let mut renamed = parameters.clone();
        if !rename(&mut renamed, 0) {
            continue;
        }
        is_changed = true;
        let definitions = DEFINITIONS.iter().find(|name| parameters[**name].is_object());
        match definitions {
            Some(name) => parameters[*name]["other"] = json!({"type": "string"}),
            None => *parameters = renamed,
        }
    }
    is_changed.then_some(others)
}

/// Returns tools with schemas in place of references. A schema within itself is its type there; a
/// reference to what is not in the tool stays.
pub(super) fn resolved(tools: &Json) -> Json {
    let mut tools = tools.clone();
    for parameters in tools.as_array_mut().into_iter().flatten().filter_map(parameters) {
        let document = parameters.clone();
        let mut resolver = SchemaResolver::new(&document);
        *parameters = resolver.resolve(&document, 0);
        if let Some(parameters) = parameters.as_object_mut() {
            for name in DEFINITIONS {
                parameters.shift_remove(name);
            }
        }
    }
    tools
}

/// Returns the schema of a tool's arguments.
fn parameters(tool: &mut Json) -> Option<&mut Json> {
    let function = match tool.get("function") {
        Some(_) => tool.get_mut("function")?,
        None => tool,
    };
    function.get_mut("parameters")
}

/// Changes the references of a schema; returns true if there are any.
fn rename(schema: &mut Json, depth: usize) -> bool {
    if depth == MAX_DEPTH {
        return false;
    }
    match schema {
        Json::Array(schemas) => {
            schemas.iter_mut().fold(false, |any, schema| rename(schema, depth + 1) | any)
        }
        Json::Object(members) => {
            let mut is_changed = false;
            for (name, member) in members {
                match member {
                    Json::String(place) if name == "$ref" => {
                        place.push('_');
                        is_changed = true;
                    }
                    _ if VALUES.contains(&name.as_str()) => {}
                    member => is_changed |= rename(member, depth + 1),
                }
            }
            is_changed
        }
        _ => false,
    }
}

/// A schema that is being written without references.
struct SchemaResolver<'a> {
    /// The whole schema.
    document: &'a Json,
    /// The references that are being resolved.
    open: Vec<&'a str>,
    /// Bytes that may still stand in place of references.
    left: usize,
    /// The sizes of schemas by their references.
    sizes: HashMap<&'a str, usize>,
}

impl<'a> SchemaResolver<'a> {
    fn new(document: &'a Json) -> SchemaResolver<'a> {
        SchemaResolver { document, open: Vec::new(), left: MAX_BYTES, sizes: HashMap::new() }
    }

    /// Returns a part of the schema without references.
    fn resolve(&mut self, schema: &'a Json, depth: usize) -> Json {
        if depth >= MAX_DEPTH {
            return schema.clone();
        }
        match schema {
            Json::Array(schemas) => {
                schemas.iter().map(|schema| self.resolve(schema, depth + 1)).collect()
            }
            Json::Object(members) => self.resolve_object(members, depth),
            other => other.clone(),
        }
    }

    /// Returns an object of the schema without references; what stands next to a reference holds
    /// as well.
    fn resolve_object(&mut self, members: &'a Map<String, Json>, depth: usize) -> Json {
        let place = members.get("$ref").and_then(Json::as_str);
        let target = place.and_then(|place| Some((place, self.target(place)?)));
        let mut written = match target {
            Some((place, target)) if self.has_room(place, target) => {
                self.open.push(place);
                let resolved = self.resolve(target, depth + 1);
                self.open.pop();
                resolved.as_object().cloned().unwrap_or_default()
            }
            Some((_, target)) => type_alone(target),
            None => Map::new(),
        };
        for (name, member) in members {
            let is_definition = depth == 0 && DEFINITIONS.contains(&name.as_str());
            if target.is_some() && name == "$ref" {
                continue;
            }
            let is_value = VALUES.contains(&name.as_str());
            let member = if is_value || is_definition {
                member.clone()
            } else {
                self.resolve(member, depth + 1)
            };
            written.insert(name.clone(), member);
        }
        Json::Object(written)
    }

    /// Takes the room of a schema in place of a reference to it; false if there is none, or it is
    /// within itself.
    fn has_room(&mut self, place: &'a str, target: &'a Json) -> bool {
        if self.open.contains(&place) {
            return false;
        }
        let size = *self.sizes.entry(place).or_insert_with(|| target.to_string().len());
        let Some(left) = self.left.checked_sub(size) else { return false };
        self.left = left;
        true
    }

    /// Returns the schema of a reference, if the document has it.
    fn target(&self, place: &str) -> Option<&'a Json> {
        self.document.pointer(place.strip_prefix('#')?)
    }
}

/// Returns a schema that says the type of another and nothing else.
fn type_alone(schema: &Json) -> Map<String, Json> {
    let types = schema.get("type").map(|types| ("type".to_owned(), types.clone()));
    types.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tools(parameters: &Json) -> Json {
        json!([{"type": "function", "function": {"name": "f", "parameters": parameters}}])
    }

    #[test]
    fn schemas_stand_in_place_of_references() {
        let given = json!({"type": "object", "properties": {
            "a": {"$ref": "#/$defs/word", "description": "d"},
            "b": {"type": "array", "items": {"$ref": "#/$defs/tree"}},
            "c": {"$ref": "https://example.com/c"},
            "$ref": {"const": {"$ref": "#/$defs/word"}},
        }, "$defs": {
            "word": {"type": "string", "minLength": 1},
            "tree": {"type": "object", "properties": {
                "of": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}},
        }});
        let expected = json!({"type": "object", "properties": {
            "a": {"type": "string", "minLength": 1, "description": "d"},
            "b": {"type": "array", "items": {"type": "object", "properties": {
                "of": {"type": "array", "items": {"type": "object"}}}}},
            "c": {"$ref": "https://example.com/c"},
            "$ref": {"const": {"$ref": "#/$defs/word"}},
        }});
        assert_eq!(resolved(&tools(&given)), tools(&expected));
        assert_eq!(resolved(&tools(&json!({"$ref": "#"}))), tools(&json!({})));
        assert!(with_others(&tools(&given)).is_some_and(|others| others != tools(&given)));
        assert_eq!(with_others(&tools(&json!({"const": {"$ref": "#"}}))), None);
    }

    /// References, each to two of the next.
    #[test]
    fn many_references_end() {
        let definition = |i: usize| {
            let next = json!({"$ref": format!("#/$defs/{}", i + 1)});
            (i.to_string(), json!({"anyOf": [next, next]}))
        };
        let definitions: Map<String, Json> = (0..31).map(definition).collect();
        let resolved = resolved(&tools(&json!({"$ref": "#/$defs/0", "$defs": definitions})));
        assert!(resolved.to_string().len() < 1 << 20);
    }
}
