//! Tools that an answer may call, and the JSON Schemas of their calls.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::parser::{Calls, ChatFormat};
use crate::grammar::{TextCall, json_name};
use crate::util::random::random_name;

/// Tools that an answer may call.
#[derive(Debug, Clone, PartialEq)]
pub struct Tools {
    /// All of them, in OpenAI's form: what a chat template gets.
    pub list: Value,
    /// Name and schema of the arguments of those that may be called.
    pub functions: Vec<(String, Value)>,
    /// Those that may be called with one text in place of arguments.
    pub texts: Vec<TextCall>,
    /// True if the answer must be a call.
    pub required: bool,
    /// True if it may be several calls.
    pub parallel: bool,
}

impl Tools {
    /// Returns the schema of one call, with its arguments under `key`: an `anyOf` of all tools.
    pub fn schema(&self, key: &str) -> Value {
        if self.functions.is_empty() {
            return json!(true);
        }
        let call = |(i, (name, _)): (usize, &(String, Value))| {
            let mut properties = Map::new();
            properties.insert("name".into(), json!({"const": name}));
            properties.insert(key.into(), self.arguments(i));
            // Identifiers that are relative are those of one tool, even if others have the same.
            let id = format!("tool:/{i}/");
            json!({
                "$id": id,
                "type": "object",
                "properties": properties,
                "required": ["name", key],
                "additionalProperties": false,
            })
        };
        json!({"anyOf": self.functions.iter().enumerate().map(call).collect::<Vec<_>>()})
    }

    /// Returns the schema of the arguments of any tool: an `anyOf` in their order.
    pub fn all_arguments(&self) -> Value {
        if self.functions.is_empty() {
            return json!(true);
        }
        json!({"anyOf": (0..self.functions.len()).map(|i| self.arguments(i)).collect::<Vec<_>>()})
    }

    fn arguments(&self, i: usize) -> Value {
        let mut parameters = self.functions[i].1.clone();
        if let Value::Object(map) = &mut parameters
            && !map.contains_key("$id")
        {
            // References within a tool's schema start at that schema.
            map.insert("$id".into(), json!(format!("tool:/{i}/")));
        }
        parameters
    }

    /// Returns the names, as JSON writes them, of the tools whose calls are recognised without
    /// marks where nothing else is asked of the answer.
    pub fn bare_names(&self, format: &ChatFormat) -> Arc<[String]> {
        // between tags there is no form of JSON that a constraint could hold to the schemas
        let is_json = !matches!(format.calls, Some(Calls::Tagged(_) | Calls::Literal(_)));
        let has_bare = !self.required && format.messages.is_none() && is_json;
        let functions = self.functions.iter().map(|(name, _)| name);
        let names = functions.chain(self.texts.iter().map(|call| &call.name));
        names.filter(|_| has_bare).map(|name| json_name(name)).collect()
    }

    /// Returns the names of the tools that are called with one text.
    pub fn text_names(&self) -> Arc<[String]> {
        self.texts.iter().map(|call| call.name.clone()).collect()
    }
}

/// Returns a new name for a call in its conversation. It has nine letters and digits, as Mistral's
/// templates insist.
pub fn call_id() -> String {
    random_name().chars().take(9).collect()
}
