//! The abilities of a template, found out by rendering small conversations when it is loaded.

use serde_json::{Value as Json, json};

/// The forms of content that a template takes in messages of one role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContentForms {
    /// It may be a string.
    pub string: bool,
    /// It may be an array of parts.
    pub parts: bool,
}

impl ContentForms {
    const NONE: ContentForms = ContentForms { string: false, parts: false };

    /// Returns the forms for a role, by what a template renders of the same text in both; those of
    /// the user's role, which every template knows, where nothing is rendered.
    fn of_role(self, render: impl Fn(Json) -> Option<String>) -> ContentForms {
        let string = render(json!(NEEDLE));
        let parts = render(json!([{ "type": "text", "text": NEEDLE }]));
        match (string, parts) {
            (Some(string), parts) => {
                // parts that are printed as an array make another text
                ContentForms { string: true, parts: self.parts && parts == Some(string) }
            }
            (None, Some(_)) if self.parts => ContentForms { string: false, parts: true },
            (None, _) => self,
        }
    }

    /// Returns a text as content.
    fn text(self, text: &str) -> Json {
        if self.string { json!(text) } else { json!([{ "type": "text", "text": text }]) }
    }
}

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
    /// The forms of content in messages of the role `system`.
    pub system_content: ContentForms,
    /// The forms of content in messages of the role `assistant`.
    pub assistant_content: ContentForms,
    /// The forms of content in results of tools.
    pub tool_content: ContentForms,
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
        system_content: ContentForms::NONE,
        assistant_content: ContentForms::NONE,
        tool_content: ContentForms::NONE,
        tools: false,
        tool_calls: false,
        object_arguments: false,
        text_arguments: false,
        short_call_ids: false,
        named_call_ids: false,
    };

    /// Returns the forms of content in messages of a role.
    pub(super) fn content_of(&self, role: &str) -> ContentForms {
        match role {
            "system" | "developer" => self.system_content,
            "assistant" => self.assistant_content,
            "tool" => self.tool_content,
            _ => ContentForms { string: self.string_content, parts: self.part_content },
        }
    }

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

        let user_content = ContentForms { string: string_content, parts: part_content };
        let text = |text: &str| user_content.text(text);
        let system = json!({ "role": "system", "content": text(NEEDLE) });
        let system_role = shows(&before_question(user_content, system), None).is_some();

        let tools = shows(&user(text("hello")), Some(&tool(NEEDLE))).is_some();
        // the arguments alone are looked for then
        let tool = tool("f");
        let called = |arguments: Json| called(user_content, arguments, text("result"));
        let as_object = shows(&called(json!({ NEEDLE: "x" })), Some(&tool));
        let as_string = called(json!(format!("{{\"{NEEDLE}\": \"x\"}}")));
        let as_string = shows(&as_string, Some(&tool));
        // Printed as Python prints a dictionary, an object is no JSON; a string put through
        // `tojson` is JSON twice over.
        let object_fits = as_object.is_some_and(|text| !text.contains(&format!("'{NEEDLE}'")));
        let string_fits = as_string.is_some_and(|text| !text.contains(&format!("\\\"{NEEDLE}")));

        let as_text = shows(&called(json!(CUT)), Some(&tool));
        let text_arguments = as_text.is_some_and(|text| text.contains(CUT));

        let object_arguments = object_fits || !string_fits;

        let arguments = if object_arguments { json!({}) } else { json!("{}") };
        let forms = |role| forms_of_role(role, user_content, &arguments, &shows);

        Capabilities {
            system_role,
            developer_role: source.contains("developer"),
            string_content,
            part_content,
            system_content: forms("system"),
            assistant_content: forms("assistant"),
            tool_content: forms("tool"),
            tools,
            tool_calls: object_fits || string_fits,
            object_arguments,
            text_arguments,
            short_call_ids: source.contains("length != 9"),
            named_call_ids: source.contains("<|tool_call_argument_begin|>"),
        }
    }
}

/// Returns the forms of content in messages of a role. `user` are those of the user's, `arguments`
/// those of a call, and `shows` renders messages and tools.
fn forms_of_role(
    role: &str,
    user: ContentForms,
    arguments: &Json,
    shows: &dyn Fn(&Json, Option<&Json>) -> Option<String>,
) -> ContentForms {
    user.of_role(|content| {
        if role == "tool" {
            return shows(&called(user, arguments.clone(), content), Some(&tool("f")));
        }
        let message = json!({ "role": role, "content": content });
        let messages = match role {
            "assistant" => after_question(user, message),
            _ => before_question(user, message),
        };
        shows(&messages, None)
    })
}

/// Returns a conversation of a message and a question.
fn before_question(user: ContentForms, message: Json) -> Json {
    json!([message, { "role": "user", "content": user.text("hello") }])
}

/// Returns a conversation of a question, a message and another question.
fn after_question(user: ContentForms, message: Json) -> Json {
    let question = json!({ "role": "user", "content": user.text("hello") });
    json!([question, message, question])
}

/// Returns a conversation with a call of these arguments, and its result.
fn called(user: ContentForms, arguments: Json, result: Json) -> Json {
    let function = json!({ "name": "f", "arguments": arguments });
    let call = json!({ "id": "call00001", "type": "function", "function": function });
    json!([
        { "role": "user", "content": user.text("hello") },
        { "role": "assistant", "content": user.text(""), "tool_calls": [call] },
        { "role": "tool", "content": result, "tool_call_id": "call00001", "name": "f" },
    ])
}

/// Returns a tool without arguments.
fn tool(name: &str) -> Json {
    json!([{ "type": "function", "function": {
        "name": name, "description": "",
        "parameters": { "type": "object", "properties": {}, "required": [] }
    } }])
}
