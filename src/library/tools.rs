//! Tools that an answer may call, and its calls.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Error, ErrorKind};
use crate::conversation::Tools;

/// A function of the program that an answer may call.
///
/// # Examples
/// ```
/// #[derive(serde::Deserialize)]
/// struct Sum {
///     a: i64,
///     b: i64,
/// }
///
/// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
/// let add = hob::Tool::new("add").description("Adds two numbers.").parameters(
///     serde_json::json!({
///         "type": "object",
///         "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
///         "required": ["a", "b"],
///     }),
/// );
/// let chat = model.chat().user("What is 2 + 3?").tools([add]);
/// let answer = chat.clone().tool_choice(hob::ToolChoice::Required).answer()?;
/// let call = &answer.tool_calls[0];
/// assert_eq!(call.name, "add");
/// let Sum { a, b } = call.parse()?;
/// let chat = chat.with_answer(&answer).tool_result(call, a.wrapping_add(b).to_string());
/// println!("{}", chat.max_tokens(16).text()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Tool {
    name: String,
    description: Option<String>,
    parameters: Value,
}

impl Tool {
    /// Makes a tool that takes an object of any members.
    pub fn new(name: impl Into<String>) -> Tool {
        Tool { name: name.into(), description: None, parameters: json!({"type": "object"}) }
    }

    /// Sets the description of what the tool does, which the model reads.
    pub fn description(mut self, text: impl Into<String>) -> Tool {
        self.description = Some(text.into());
        self
    }

    /// Sets the JSON Schema of the arguments, an object's. A call never breaks it.
    pub fn parameters(mut self, schema: Value) -> Tool {
        self.parameters = schema;
        self
    }

    /// Returns the tool in OpenAI's form, which templates take.
    fn to_json(&self) -> Value {
        let mut function = json!({"name": self.name});
        if let Some(description) = &self.description {
            function["description"] = json!(description);
        }
        function["parameters"] = self.parameters.clone();
        json!({"type": "function", "function": function})
    }
}

/// The part that tools have in an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ToolChoice {
    /// The model chooses between text and calls.
    #[default]
    Auto,
    /// The answer is a call, or several.
    Required,
    /// The answer is one call of the tool of this name.
    Named(String),
}

/// A call of a tool in an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ToolCall {
    /// The name of the call in its conversation, which its result names.
    pub id: String,
    /// The name of the tool.
    pub name: String,
    /// The arguments as JSON text, which satisfies the tool's schema unless the answer was cut off.
    pub arguments: String,
}

impl ToolCall {
    /// Parses the arguments.
    ///
    /// # Errors
    /// The answer was cut off within the call, or the type asks for more than the tool's schema.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.arguments)
    }

    /// Returns the call in OpenAI's form, which templates take.
    pub(super) fn to_json(&self) -> Value {
        json!({
            "id": self.id,
            "type": "function",
            "function": {"name": self.name, "arguments": self.arguments},
        })
    }
}

/// Returns tools as the parts below take them; `None` where there are none.
///
/// # Errors
/// A call is required, and there is no such tool.
pub(super) fn for_answer(tools: &[Tool], choice: &ToolChoice) -> Result<Option<Tools>, Error> {
    let required = *choice != ToolChoice::Auto;
    let named = match choice {
        ToolChoice::Named(name) => Some(name),
        ToolChoice::Auto | ToolChoice::Required => None,
    };
    let callable = tools.iter().filter(|tool| named.is_none_or(|name| *name == tool.name));
    let functions: Vec<(String, Value)> =
        callable.map(|tool| (tool.name.clone(), tool.parameters.clone())).collect();
    if functions.is_empty() {
        let what = match named {
            Some(name) => format!("the tool {name:?} must be called, and there is none of it"),
            None if required => "a tool must be called, and there is none".to_owned(),
            None => return Ok(None),
        };
        return Err(Error::new(ErrorKind::Request, what));
    }
    Ok(Some(Tools {
        list: tools.iter().map(Tool::to_json).collect(),
        functions,
        texts: Vec::new(),
        required,
        parallel: named.is_none(),
    }))
}
