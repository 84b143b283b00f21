//! From messages and tools to a prompt, by the model's template.

use serde_json::{Map, Value, json};

use super::format;
use super::tools::Tools;
use crate::chat;
use crate::runtime::Runtime;

/// The parts of a conversation that its prompt is made of.
#[derive(Debug, Clone, Copy)]
pub struct Conversation<'a> {
    /// The messages, an array in OpenAI's form; image parts hold numbers in place of URLs.
    pub messages: &'a Value,
    /// The tools that the answer may call.
    pub tools: Option<&'a Tools>,
    /// Variables of the template.
    pub variables: &'a Map<String, Value>,
    /// True if the prompt ends with the template's words for a new message of the assistant.
    pub add_generation_prompt: bool,
}

/// Returns the prompt of a conversation.
///
/// # Errors
/// The template's own words when it refuses the conversation.
pub fn render(
    runtime: &Runtime,
    conversation: &Conversation<'_>,
) -> Result<chat::Prompt, chat::Error> {
    let template = &runtime.template;
    let can = template.capabilities();
    let mut messages = conversation.messages.clone();
    if format::is_harmony(runtime) {
        format::messages::fit(&mut messages);
    }
    let knows_tools = format::knows_tools(runtime);
    let tools = match conversation.tools {
        // The template knows no tools, or asks for calls that would not be understood: the system
        // message explains them.
        Some(tools) if !knows_tools => {
            explain_tools(&mut messages, tools);
            None
        }
        tools => tools,
    };
    if !can.tool_calls || can.tools && !knows_tools {
        spell_out_calls(&mut messages);
    }
    let mut variables = conversation.variables.clone();
    // Some templates fall back on the day they were written if they are not given the date.
    for (name, format) in [("date_string", "%d %b %Y"), ("datetime", "%b %d %Y")] {
        if template.source().contains(name) {
            variables.entry(name).or_insert_with(|| json!(chat::DateTime::now().format(format)));
        }
    }
    // Firefunction's template writes them after its own words about tools, and fails without any.
    if ["functions", "datetime"].iter().all(|name| template.source().contains(name)) {
        variables
            .entry("functions")
            .or_insert_with(|| json!(tools.map_or(String::new(), |tools| tools.list.to_string())));
    }
    template.prompt(&chat::Context {
        messages,
        add_generation_prompt: conversation.add_generation_prompt,
        tools: tools.map(|tools| tools.list.clone()),
        variables,
    })
}

/// Explains the tools in a system message, in the words of the Hermes models, which many other
/// models were trained on.
fn explain_tools(messages: &mut Value, tools: &Tools) {
    let list: Vec<String> =
        tools.list.as_array().into_iter().flatten().map(ToString::to_string).collect();
    let text = format!(
        "You may call one or more functions to assist with the user query.\n\n\
         You are provided with function signatures within <tools></tools> XML tags:\n\
         <tools>\n{}\n</tools>\n\n\
         For each function call, return a json object with function name and arguments within \
         <tool_call></tool_call> XML tags:\n<tool_call>\n\
         {{\"name\": <function-name>, \"arguments\": <args-json-object>}}\n\
         </tool_call>",
        list.join("\n")
    );
    let Some(messages) = messages.as_array_mut() else { return };
    match messages.first_mut().filter(|first| first["role"] == "system") {
        Some(first) => match &mut first["content"] {
            Value::String(content) => *content += &format!("\n\n{text}"),
            Value::Array(parts) => parts.push(json!({"type": "text", "text": text})),
            other => *other = json!(text),
        },
        None => messages.insert(0, json!({"role": "system", "content": text})),
    }
}

/// Writes the calls and results of a conversation as text, for templates that do not render them.
fn spell_out_calls(messages: &mut Value) {
    for message in messages.as_array_mut().into_iter().flatten() {
        let Some(map) = message.as_object_mut() else { continue };
        let calls = map.remove("tool_calls");
        let content = map.remove("content").unwrap_or_default();
        let calls: String =
            calls.iter().flat_map(|calls| calls.as_array()).flatten().map(spelled_call).collect();
        let content = if !calls.is_empty() {
            surrounded("", content, &calls)
        } else if map.get("role") == Some(&json!("tool")) {
            map.insert("role".into(), json!("user"));
            surrounded("<tool_response>\n", content, "\n</tool_response>")
        } else {
            content
        };
        map.insert("content".into(), content);
    }
}

/// Returns a call as the Hermes models write it, on lines of its own.
fn spelled_call(call: &Value) -> String {
    let function = &call["function"];
    let arguments = match &function["arguments"] {
        Value::String(text) => text.clone(),
        Value::Null => "{}".to_owned(),
        other => other.to_string(),
    };
    format!(
        "\n<tool_call>\n{{\"name\": {}, \"arguments\": {arguments}}}\n</tool_call>",
        function["name"]
    )
}

/// Returns content between two texts. Parts stay parts, since there may be images among them.
fn surrounded(before: &str, content: Value, after: &str) -> Value {
    let part = |text: &str| json!({"type": "text", "text": text});
    match content {
        Value::Array(mut parts) => {
            // Templates join parts with line ends.
            if !before.is_empty() {
                parts.insert(0, part(before.trim_end()));
            }
            parts.push(part(after.trim_start()));
            Value::Array(parts)
        }
        content => {
            let text = content.as_str().unwrap_or_default();
            json!(format!("{before}{text}{after}").trim_start())
        }
    }
}
