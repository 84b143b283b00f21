//! From messages and tools to a prompt, by the model's template.

use serde_json::{Map, Value, json};

use super::format;
use super::parser::Calls;
use super::tools::Tools;
use crate::chat::{self, ChatTemplate, OwnMarks};
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
    let form = format::native_calls(template);
    let is_part_of_system = format::takes_tools_of_system(template.source());
    let shows_tools = form.is_some() && (can.tools || is_part_of_system);
    let tools = match conversation.tools {
        // The template shows no tools, or asks for calls that would not be understood: the system
        // message explains them.
        Some(tools) if !shows_tools => {
            explain_tools(&mut messages, tools, form.as_ref());
            None
        }
        Some(tools) if is_part_of_system => {
            give_tools_to_system(&mut messages, tools);
            None
        }
        tools => tools,
    };
    let mut own_marks = OwnMarks::default();
    if !can.tool_calls || form.is_none() && can.tools {
        spell_out_calls(&mut messages, form.as_ref(), &mut own_marks);
    }
    template.prompt(&chat::Context {
        messages,
        add_generation_prompt: conversation.add_generation_prompt,
        tools: tools.map(|tools| tools.list.clone()),
        variables: variables(template, conversation.variables, tools),
        own_marks,
    })
}

/// Returns the variables of a template; one that can say that a call must come is told so.
fn variables(
    template: &ChatTemplate,
    given: &Map<String, Value>,
    tools: Option<&Tools>,
) -> Map<String, Value> {
    let mut variables = given.clone();
    if template.source().contains("tool_choice == 'required'") && tools.is_some_and(|t| t.required)
    {
        variables.entry("tool_choice").or_insert_with(|| json!("required"));
    }
    variables
}

/// Explains the tools in a system message, in the words of the Hermes models, which many other
/// models were trained on; calls are those of the family where its form is known.
fn explain_tools(messages: &mut Value, tools: &Tools, form: Option<&Calls>) {
    let list: Vec<String> =
        tools.list.as_array().into_iter().flatten().map(ToString::to_string).collect();
    let how = match form {
        Some(Calls::Named(names)) => format!(
            "For each function call, write its name and its arguments as a json object in this \
             form:\n{}",
            names.call("<function-name>", "<args-json-object>")
        ),
        _ => {
            "For each function call, return a json object with function name and arguments within \
              <tool_call></tool_call> XML tags:\n<tool_call>\n\
              {\"name\": <function-name>, \"arguments\": <args-json-object>}\n\
              </tool_call>"
                .to_owned()
        }
    };
    let text = format!(
        "You may call one or more functions to assist with the user query.\n\n\
         You are provided with function signatures within <tools></tools> XML tags:\n\
         <tools>\n{}\n</tools>\n\n{how}",
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

/// Puts the functions of the tools into the system message, as Phi-4-mini's template wants them.
fn give_tools_to_system(messages: &mut Value, tools: &Tools) {
    let Some(messages) = messages.as_array_mut() else { return };
    if messages.first().is_none_or(|first| first["role"] != "system") {
        messages.insert(0, json!({"role": "system", "content": ""}));
    }
    let list = tools.list.as_array().into_iter().flatten();
    let functions: Vec<&Value> = list.map(|tool| tool.get("function").unwrap_or(tool)).collect();
    messages[0]["tools"] = json!(json!(functions).to_string());
}

/// Writes the calls and results of a conversation as text, for templates that do not render them:
/// calls in the form of the family where it is known, and else as the Hermes models write them.
fn spell_out_calls(messages: &mut Value, form: Option<&Calls>, own_marks: &mut OwnMarks) {
    for message in messages.as_array_mut().into_iter().flatten() {
        let Some(map) = message.as_object_mut() else { continue };
        let calls = map.remove("tool_calls");
        let content = map.remove("content").unwrap_or_default();
        let calls = calls.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let content = if !calls.is_empty() {
            surrounded("", content, &spelled_calls(calls, form, own_marks))
        } else if form.is_none() && map.get("role") == Some(&json!("tool")) {
            map.insert("role".into(), json!("user"));
            surrounded("<tool_response>\n", content, "\n</tool_response>")
        } else {
            content
        };
        map.insert("content".into(), content);
    }
}

/// Returns calls as text, in the form of a family, with names in place of its marks.
fn spelled_calls(calls: &[Value], form: Option<&Calls>, own_marks: &mut OwnMarks) -> String {
    match form {
        Some(Calls::Literal(literals)) => {
            let calls = calls.iter().map(|call| {
                let function = &call["function"];
                let arguments = chat::as_object(&function["arguments"]);
                literals.write(function["name"].as_str().unwrap_or_default(), &arguments)
            });
            let calls: Vec<String> = calls.collect();
            let open = own_marks.name_of(literals.open);
            let close = own_marks.name_of(literals.close);
            format!("{open}{}{close}", calls.join(literals.between))
        }
        Some(Calls::List(begin, end)) => {
            let calls: Vec<String> = calls.iter().map(spelled_object).collect();
            let begin = own_marks.name_of(begin);
            let end = own_marks.name_of(end);
            format!("{begin}[{}]{end}", calls.join(", "))
        }
        _ => calls.iter().map(spelled_call).collect(),
    }
}

/// Returns a call as the Hermes models write it, on lines of its own.
fn spelled_call(call: &Value) -> String {
    format!("\n<tool_call>\n{}\n</tool_call>", spelled_object(call))
}

/// Returns a call as an object of JSON.
fn spelled_object(call: &Value) -> String {
    let function = &call["function"];
    let arguments = match &function["arguments"] {
        Value::String(text) if text.trim().is_empty() => "{}".to_owned(),
        Value::String(text) => text.clone(),
        Value::Null => "{}".to_owned(),
        other => other.to_string(),
    };
    format!("{{\"name\": {}, \"arguments\": {arguments}}}", function["name"])
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
