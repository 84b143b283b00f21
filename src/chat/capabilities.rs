//! The abilities of a template, found out by rendering small conversations when it is loaded.

use serde_json::{Value as Json, json};

/// The kinds of message that a template takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capabilities {
    /// Messages of the role `system` are rendered.
    pub system_role: bool,
    /// The role `developer` means something to the template.
    pub developer_role: bool,
    /// Content may be a string.
    pub string_content: bool,
    /// Content may be an array of parts.
    pub part_content: bool,
    /// The variable `tools` is rendered.
    pub tools: bool,
    /// The `tool_calls` of assistant messages are rendered.
    pub tool_calls: bool,
    /// The arguments of a tool call must be an object, not its JSON.
    pub object_arguments: bool,
    /// The arguments of a tool call may be any text, which is rendered as it is.
    pub text_arguments: bool,
    /// Ids of tool calls must be nine letters and digits, as Mistral's templates insist.
    pub short_call_ids: bool,
    /// Ids of tool calls must be their names with a number, which Kimi K2 writes as the call.
    pub named_call_ids: bool,
}

/// Text to look for in what was rendered.
const NEEDLE: &str = "needle";
/// Arguments of a call that was cut: no JSON.
const CUT: &str = "{\"needle";

impl Capabilities {
    /// Those of a template that renders nothing.
    pub const NONE: Capabilities = Capabilities {
        system_role: false,
        developer_role: false,
        string_content: false,
        part_content: false,
        tools: false,
        tool_calls: false,
        object_arguments: false,
        text_arguments: false,
        short_call_ids: false,
        named_call_ids: false,
    };

    /// Tries a template: `render` gives its text for messages and tools, or `None` if it fails.
    pub fn of(
        source: &str,
        render: impl Fn(&Json, Option<&Json>) -> Option<String>,
    ) -> Capabilities {
        let user = |content: Json| json!([{ "role": "user", "content": content }]);
        let shows = |messages: &Json, tools: Option<&Json>| {
            render(messages, tools).filter(|text| text.contains(NEEDLE))
        };
        let parts = shows(&user(json!([{ "type": "text", "text": NEEDLE }])), None);
        // A template for strings may print the array as it is.
        let part_content =
            parts.is_some_and(|text| !text.contains("'type'") && !text.contains("\"type\""));
        let string_content = shows(&user(json!(NEEDLE)), None).is_some() || !part_content;

        let text = |text: &str| {
            if string_content { json!(text) } else { json!([{ "type": "text", "text": text }]) }
        };
        let conversation =
            |first: Json| json!([first, { "role": "user", "content": text("hello") }]);
        let system_role =
            shows(&conversation(json!({ "role": "system", "content": text(NEEDLE) })), None)
                .is_some();

        let tools = shows(&user(text("hello")), Some(&tool(NEEDLE))).is_some();
        // the arguments alone are looked for then
        let tool = tool("f");

        let called = |name: &str, arguments: Json| {
            let function = json!({ "name": name, "arguments": arguments });
            let call = json!({ "id": "call00001", "type": "function", "function": function });
            json!([
                { "role": "user", "content": text("hello") },
                { "role": "assistant", "content": text(""), "tool_calls": [call] },
                { "role": "tool", "content": text("result"), "tool_call_id": "call00001",
                    "name": name },
            ])
        };
        let as_object = shows(&called("f", json!({ NEEDLE: "x" })), Some(&tool));
        let as_string = shows(&called("f", json!(format!("{{\"{NEEDLE}\": \"x\"}}"))), Some(&tool));
        // Printed as Python prints a dictionary, an object is no JSON; a string put through
        // `tojson` is JSON twice over.
        let object_fits = as_object.is_some_and(|text| !text.contains(&format!("'{NEEDLE}'")));
        let string_fits = as_string.is_some_and(|text| !text.contains(&format!("\\\"{NEEDLE}")));

        let as_text = shows(&called("f", json!(CUT)), Some(&tool));
        let text_arguments = as_text.is_some_and(|text| text.contains(CUT));

        Capabilities {
            system_role,
            developer_role: source.contains("developer"),
            string_content,
            part_content,
            tools,
            tool_calls: object_fits || string_fits,
            object_arguments: object_fits || !string_fits,
            text_arguments,
            short_call_ids: source.contains("length != 9"),
            named_call_ids: source.contains("<|tool_call_argument_begin|>"),
        }
    }
}

/// Returns a tool without arguments.
fn tool(name: &str) -> Json {
    json!([{ "type": "function", "function": {
        "name": name, "description": "",
        "parameters": { "type": "object", "properties": {}, "required": [] }
    } }])
}
