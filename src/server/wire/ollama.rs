//! `POST /api/chat`, `/api/generate`, `/api/embed` and `/api/embeddings`: requests in Ollama's form
//! as those of the other interfaces.

pub(crate) mod answer;
mod unused;

use serde_json::{Map, Value, json};

use super::chat::ChatBody;
use super::embeddings::EmbeddingsRequest;
use super::field_names::FieldNames;
use super::foreign::{self, Api};
use super::image::{RequestImage, numbered_part};
use super::limits::ModelLimits;
use super::parse_body;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, members_without, wrong};
use unused::{LOAD_OPTIONS, note_unused};

/// Fields that mean something else here than in the chat interface, or nothing there.
const OWN: &[&str] = &[
    "messages",
    "options",
    "think",
    "stream",
    "images",
    "prompt",
    "suffix",
    "system",
    "raw",
    "keep_alive",
    "truncate",
    "shift",
    "n",
    "n_cmpl",
];

/// The same of a request for vectors.
const OWN_EMBED: &[&str] = &["input", "prompt", "options", "truncate", "keep_alive"];

/// Members of a message that are put into the form of the chat interface.
const OWN_MESSAGE: &[&str] =
    &["role", "content", "thinking", "images", "tool_calls", "tool_call_id", "tool_name", "name"];

/// Options of a request that the interfaces have by the same name.
const SAME_OPTIONS: &[&str] = &[
    "temperature",
    "top_k",
    "top_p",
    "min_p",
    "typical_p",
    "repeat_last_n",
    "repeat_penalty",
    "presence_penalty",
    "frequency_penalty",
    "mirostat",
    "mirostat_tau",
    "mirostat_eta",
    "seed",
    "stop",
    "tfs_z",
    "reasoning_temperature",
    "reasoning_top_k",
    "reasoning_top_p",
    "reasoning_min_p",
];

/// A text that is to be continued as it stands.
#[derive(Debug)]
pub(crate) struct RawPrompt {
    /// The body of a request to `/completion`, or to `/infill`.
    pub body: Value,
    /// True if it is about a gap in a text.
    pub is_gap: bool,
}

/// A request to `/api/generate`, in the form of the interface that answers it.
#[derive(Debug)]
pub(crate) enum GenerateBody {
    /// A conversation in the model's template.
    Chat(ChatBody),
    /// A text without the template.
    Raw(RawPrompt),
}

/// Reads the body of a request to `/api/chat`, for a model of these limits.
///
/// # Errors
/// 400 for text that is no JSON, and for a field that is wrong or not supported.
pub(crate) fn read_chat(bytes: &[u8], limits: ModelLimits) -> Result<ChatBody, ApiError> {
    chat_body(&parse_body(bytes)?, limits)
}

fn chat_body(body: &Value, limits: ModelLimits) -> Result<ChatBody, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::OllamaChat)?;
    let mut images = Vec::new();
    let list = fields.array("messages")?.unwrap_or_default();
    let messages = list.iter().enumerate();
    let messages = messages.map(|(i, value)| message(value, format!("messages[{i}]"), &mut images));
    let messages: Vec<Value> = messages.collect::<Result<_, _>>()?;
    let mut chat = common(&fields, Api::OllamaChat, limits)?;
    chat.insert("messages".into(), Value::Array(messages));
    finish(&fields, chat, images)
}

/// Reads the body of a request to `/api/generate`, for a model of these limits.
///
/// # Errors
/// As [`read_chat`].
pub(crate) fn read_generate(bytes: &[u8], limits: ModelLimits) -> Result<GenerateBody, ApiError> {
    generate_body(&parse_body(bytes)?, limits)
}

fn generate_body(body: &Value, limits: ModelLimits) -> Result<GenerateBody, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::OllamaGenerate)?;
    let prompt = fields.string("prompt")?.unwrap_or_default();
    let suffix = fields.string("suffix")?.filter(|suffix| !suffix.is_empty());
    let is_raw = fields.bool("raw")?.unwrap_or(false);
    let mut chat = common(&fields, Api::OllamaGenerate, limits)?;
    if is_raw || suffix.is_some() {
        for name in ["system", "images", "think"] {
            if fields.get(name).is_some_and(|value| !foreign::is_empty(value)) {
                let what = "a text that is continued as it stands takes none; leave raw and suffix \
                            away";
                return Err(ApiError::bad_field(name, what));
            }
        }
        if let Some(suffix) = suffix {
            chat.insert("suffix".into(), json!(suffix));
        }
        chat.insert("prompt".into(), json!(prompt));
        let is_gap = suffix.is_some();
        return Ok(GenerateBody::Raw(RawPrompt { body: Value::Object(chat), is_gap }));
    }
    let mut images = Vec::new();
    let mut messages = Vec::new();
    if let Some(system) = fields.string("system")?.filter(|system| !system.is_empty()) {
        messages.push(json!({"role": "system", "content": system}));
    }
    let content = content(&fields, Some(prompt), &mut images)?;
    messages.push(json!({"role": "user", "content": content}));
    chat.insert("messages".into(), Value::Array(messages));
    Ok(GenerateBody::Chat(finish(&fields, chat, images)?))
}

/// Reads the body of a request to `/api/embed` or `/api/embeddings`, for a context of `n_ctx`
/// tokens and vectors of `n_embd` values. One without a text asks for no vector.
///
/// # Errors
/// As [`read_chat`].
pub(crate) fn read_embed(
    bytes: &[u8],
    n_ctx: usize,
    n_embd: usize,
) -> Result<EmbeddingsRequest, ApiError> {
    let mut body = embed_body(&parse_body(bytes)?, n_ctx)?;
    let is_nothing = match &body["input"] {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(texts) => texts.is_empty(),
        _ => false,
    };
    if is_nothing {
        body["input"] = json!("");
    }
    let mut request = EmbeddingsRequest::read(&body, n_embd)?;
    if is_nothing {
        request.inputs.clear();
    }
    Ok(request)
}

fn embed_body(body: &Value, n_ctx: usize) -> Result<Value, ApiError> {
    let fields = Fields::of_body(body)?;
    foreign::check(body, Api::OllamaEmbed)?;
    // those of sampling change no vector
    insert_options(&fields, &mut Map::new(), n_ctx)?;
    // a text that does not fit is refused where it is cut into tokens
    fields.bool("truncate")?;
    let input = fields.get("input");
    let prompt = fields.get("prompt").filter(|prompt| !foreign::is_empty(prompt));
    if input.is_some() && prompt.is_some() {
        return Err(ApiError::bad_field("prompt", "expected the texts in input alone"));
    }
    note_unused(&fields, Api::OllamaEmbed);
    let mut embed = members_without(&fields, OWN_EMBED);
    embed.insert("input".into(), json!(input.or(fields.get("prompt"))));
    Ok(embed.into())
}

/// Checks a body for the chat interface.
fn finish(
    fields: &Fields,
    chat: Map<String, Value>,
    images: Vec<RequestImage>,
) -> Result<ChatBody, ApiError> {
    let names = option_names(fields)?;
    let fields = Value::Object(chat);
    foreign::check(&fields, Api::Chat).map_err(|error| names.own(error))?;
    Ok(ChatBody { fields, images, names })
}

/// Returns the names of the fields that `options` and `think` hold.
fn option_names(fields: &Fields) -> Result<FieldNames, ApiError> {
    let mut names = FieldNames::default();
    if let Some(options) = fields.object("options")? {
        for (name, _) in options.map().iter().filter(|(_, value)| !value.is_null()) {
            let chat = match name.as_str() {
                "num_predict" => "max_tokens",
                "num_keep" => "n_keep",
                same => same,
            };
            names.insert(chat, options.path(name));
        }
    }
    names.insert("reasoning_effort", "think");
    Ok(names)
}

/// Reads what all requests for text have in common.
fn common(fields: &Fields, api: Api, limits: ModelLimits) -> Result<Map<String, Value>, ApiError> {
    for (i, tool) in fields.array("tools")?.unwrap_or_default().iter().enumerate() {
        // calls have no other form here
        if tool["type"] == "custom" {
            let path = format!("tools[{i}].type");
            return Err(wrong(&path, "\"function\"", &tool["type"]));
        }
    }
    for name in ["truncate", "shift"] {
        fields.bool(name)?;
    }
    note_unused(fields, api);
    let mut chat = members_without(fields, OWN);
    chat.insert("stream".into(), json!(fields.bool("stream")?.unwrap_or(true)));
    insert_options(fields, &mut chat, limits.n_ctx)?;
    match fields.get("think") {
        None => {}
        Some(Value::Bool(true) | Value::String(_)) if !limits.reasons => {
            let model = fields.string("model")?.unwrap_or_default();
            let what = format!("{model:?} does not support thinking");
            return Err(ApiError::bad_request(what).about("think"));
        }
        Some(Value::Bool(thinks)) => _ = chat.insert("enable_thinking".into(), json!(thinks)),
        Some(Value::String(effort)) if ["low", "medium", "high"].contains(&effort.as_str()) => {
            chat.insert("enable_thinking".into(), json!(true));
            chat.insert("reasoning_effort".into(), json!(effort));
        }
        Some(other) => {
            let expected = "true, false, \"low\", \"medium\" or \"high\"";
            return Err(fields.wrong("think", expected, other));
        }
    }
    Ok(chat)
}

/// Reads `options`: those of sampling become fields, those of loading say nothing here.
fn insert_options(
    fields: &Fields,
    chat: &mut Map<String, Value>,
    n_ctx: usize,
) -> Result<(), ApiError> {
    let Some(options) = fields.object("options")? else { return Ok(()) };
    for (name, value) in options.map() {
        match name.as_str() {
            _ if value.is_null() => {}
            name if SAME_OPTIONS.contains(&name) => _ = chat.insert(name.into(), value.clone()),
            "num_predict" => {
                // -2 is to the end of the context, as no limit is
                let most = options.integer(name, -2..=i64::MAX)?.unwrap_or(-1).max(-1);
                chat.insert("max_tokens".into(), json!(most));
            }
            "num_keep" => _ = chat.insert("n_keep".into(), value.clone()),
            "num_ctx" => {
                let asked = options.integer(name, 1..=i64::MAX)?.unwrap_or(1);
                if usize::try_from(asked).is_ok_and(|asked| asked > n_ctx) {
                    let what = format!(
                        "this model has {n_ctx} positions of context here; expected no more, or \
                         start hob with a larger --ctx-size"
                    );
                    return Err(ApiError::bad_field(options.path(name), what));
                }
            }
            name if LOAD_OPTIONS.contains(&name) => {}
            name => {
                let known = "not supported; expected options of sampling, num_predict, num_keep, \
                             num_ctx or stop";
                return Err(ApiError::bad_field(options.path(name), known));
            }
        }
    }
    Ok(())
}

/// Returns a message in the form of the chat interface.
fn message(
    message: &Value,
    path: String,
    images: &mut Vec<RequestImage>,
) -> Result<Value, ApiError> {
    let fields = Fields::of_value(message, path)?;
    let role = fields.string("role")?.unwrap_or_default();
    let text = fields.string("content")?;
    let mut read = members_without(&fields, OWN_MESSAGE);
    read.insert("role".into(), json!(role));
    read.insert("content".into(), content(&fields, text, images)?);
    if let Some(thinking) = fields.string("thinking")?.filter(|text| !text.is_empty()) {
        read.insert("reasoning_content".into(), json!(thinking));
    }
    if let Some(calls) = fields.array("tool_calls")?.filter(|calls| !calls.is_empty()) {
        let calls = calls.iter().enumerate().map(|(i, call)| {
            let path = format!("{}[{i}]", fields.path("tool_calls"));
            let call = Fields::of_value(call, path)?;
            let mut read = json!({"type": "function", "function": call.get("function")});
            if let Some(id) = call.get("id") {
                read["id"] = id.clone();
            }
            Ok(read)
        });
        let calls = calls.collect::<Result<_, ApiError>>()?;
        read.insert("tool_calls".into(), Value::Array(calls));
    }
    if let Some(id) = fields.string("tool_call_id")? {
        read.insert("tool_call_id".into(), json!(id));
    }
    if let Some(name) = fields.string("tool_name")?.or(fields.string("name")?) {
        read.insert("name".into(), json!(name));
    }
    Ok(read.into())
}

/// Returns the text of an object and its `images` as the content of a message.
fn content(
    fields: &Fields,
    text: Option<&str>,
    images: &mut Vec<RequestImage>,
) -> Result<Value, ApiError> {
    let text = text.unwrap_or_default();
    let list = fields.array("images")?.unwrap_or_default();
    if list.is_empty() {
        return Ok(json!(text));
    }
    let mut parts = Vec::new();
    for (i, image) in list.iter().enumerate() {
        let path = format!("{}[{i}]", fields.path("images"));
        let Value::String(data) = image else { return Err(wrong(&path, "base64", image)) };
        // the type is not looked at, the bytes decide
        let url = match data.get(..5) {
            Some("data:") => data.clone(),
            _ => format!("data:image/png;base64,{data}"),
        };
        parts.push(numbered_part(images, path, url));
    }
    parts.push(json!({"type": "text", "text": text}));
    Ok(Value::Array(parts))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chat_body(body: &Value, n_ctx: usize) -> Result<ChatBody, ApiError> {
        super::chat_body(body, ModelLimits { n_ctx, reasons: true })
    }

    fn generate_body(body: &Value, n_ctx: usize) -> Result<GenerateBody, ApiError> {
        super::generate_body(body, ModelLimits { n_ctx, reasons: true })
    }

    #[test]
    fn only_a_model_that_reasons_is_asked_to_think() {
        let limits = ModelLimits { n_ctx: 64, reasons: false };
        let messages = json!([{"role": "user", "content": "hi"}]);
        for think in [json!(true), json!("high")] {
            let asked = json!({"model": "m", "messages": messages, "think": think});
            let error = super::chat_body(&asked, limits).unwrap_err();
            assert_eq!((error.status.as_u16(), error.param()), (400, Some("think")));
            assert_eq!(error.message(), "\"m\" does not support thinking");
            let asked = json!({"model": "m", "prompt": "hi", "think": think});
            assert!(super::generate_body(&asked, limits).is_err());
        }
        for think in [json!(false), Value::Null] {
            let asked = json!({"model": "m", "messages": messages, "think": think});
            assert!(super::chat_body(&asked, limits).is_ok());
        }
    }

    #[test]
    fn a_request_for_no_vectors_has_no_texts() {
        for body in [json!({"input": []}), json!({"input": ""}), json!({}), json!({"prompt": ""})] {
            let read = read_embed(body.to_string().as_bytes(), 64, 8).unwrap();
            assert!(read.inputs.is_empty(), "{body}");
        }
        for body in [json!({"input": 0}), json!({"input": [[]]}), json!({"input": {}})] {
            assert!(read_embed(body.to_string().as_bytes(), 64, 8).is_err(), "{body}");
        }
    }

    #[test]
    fn a_chat_request_has_no_gap() {
        let read = |suffix: Value| chat_body(&json!({"messages": [], "suffix": suffix}), 100);
        assert_eq!(read(json!("x")).unwrap_err().param(), Some("suffix"));
        assert!(read(json!("")).is_ok() && read(Value::Null).is_ok());
    }

    #[test]
    fn a_chat_request_becomes_one_of_the_chat_interface() {
        let chat = chat_body(
            &json!({
                "model": "m",
                "messages": [
                    {"role": "system", "content": "s"},
                    {"role": "user", "content": "hi", "images": ["QUJD"]},
                    {"role": "assistant", "thinking": "hm", "tool_calls": [
                        {"function": {"name": "f", "arguments": {"a": 1}}},
                    ]},
                    {"role": "tool", "content": "r", "tool_name": "f"},
                ],
                "options": {"temperature": 0, "num_predict": -2, "num_ctx": 64, "num_gpu": 99,
                    "stop": ["x"], "num_keep": 4, "seed": null},
                "format": {"type": "object"},
                "think": "low",
                "keep_alive": "5m",
            }),
            64,
        )
        .unwrap();
        let fields = &chat.fields;
        assert_eq!(chat.images.len(), 1);
        assert_eq!(chat.images[0].field, "messages[1].images[0]");
        assert_eq!(chat.images[0].url, "data:image/png;base64,QUJD");
        assert_eq!(fields["messages"][1]["content"][1], json!({"type": "text", "text": "hi"}));
        let call = json!({"type": "function", "function": {"name": "f", "arguments": {"a": 1}}});
        assert_eq!(fields["messages"][2]["tool_calls"], json!([call]));
        assert_eq!(fields["messages"][2]["reasoning_content"], "hm");
        for (name, value) in [
            ("stream", json!(true)),
            ("temperature", json!(0)),
            ("max_tokens", json!(-1)),
            ("stop", json!(["x"])),
            ("n_keep", json!(4)),
            ("enable_thinking", json!(true)),
            ("reasoning_effort", json!("low")),
        ] {
            assert_eq!(fields[name], value, "{name}");
        }
        assert_eq!(fields["format"], json!({"type": "object"}));
        for gone in ["options", "think", "keep_alive", "seed"] {
            assert!(fields.get(gone).is_none(), "{gone}");
        }
    }

    #[test]
    fn what_cannot_be_done_is_refused_by_name() {
        let messages = json!([{"role": "user", "content": "hi"}]);
        for (field, value, named) in [
            ("options", json!({"num_ctx": 65}), "options.num_ctx"),
            ("options", json!({"rope_frequency_base": 1e6}), "options.rope_frequency_base"),
            ("options", json!({"num_predict": "all"}), "options.num_predict"),
            ("options", json!({"tfs_z": 0.5}), "options.tfs_z"),
            ("options", json!({"penalize_newline": false}), "options.penalize_newline"),
            ("options", json!({"embedding_only": true}), "options.embedding_only"),
            ("system", json!("Be short."), "system"),
            ("prompt", json!("Hi"), "prompt"),
            ("images", json!(["QUJD"]), "images"),
            ("raw", json!(true), "raw"),
            ("n", json!(3), "n"),
            ("n_cmpl", json!(3), "n_cmpl"),
            ("width", json!(512), "width"),
            ("truncate", json!("yes"), "truncate"),
            ("shift", json!(1), "shift"),
            ("think", json!("much"), "think"),
            ("template", json!("{{ .Prompt }}"), "template"),
            ("context", json!([1, 2]), "context"),
            (
                "messages",
                json!([{"role": "user", "content": "x", "images": [1]}]),
                "messages[0].images[0]",
            ),
        ] {
            let mut body = json!({"messages": messages});
            body[field] = value;
            let error = chat_body(&body, 64).unwrap_err();
            let error: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(error["error"]["param"], named, "{error}");
        }
    }

    #[test]
    fn a_prompt_takes_neither_messages_nor_tools() {
        for (field, value) in [
            ("messages", json!([{"role": "user", "content": "hi"}])),
            ("tools", json!([{"type": "function", "function": {"name": "f"}}])),
            ("n", json!(2)),
            ("template", json!("{{ .Prompt }}")),
        ] {
            let error = generate_body(&json!({"prompt": "hi", field: value}), 64).unwrap_err();
            assert_eq!(error.param(), Some(field));
        }
        let nothing = json!({"prompt": "hi", "messages": [], "tools": null, "n": 1, "shift": true});
        assert!(generate_body(&nothing, 64).is_ok());
    }

    #[test]
    fn a_request_for_vectors_is_one_of_the_other_interface() {
        let body = json!({"model": "m", "input": ["a"], "dimensions": 3, "truncate": true,
            "embd_normalize": -1, "options": {"num_ctx": 64, "temperature": 0}, "keep_alive": 0});
        let read = embed_body(&body, 64).unwrap();
        let expected = json!({"model": "m", "dimensions": 3, "embd_normalize": -1, "input": ["a"]});
        assert_eq!(read, expected);
        let older = embed_body(&json!({"prompt": "a"}), 64).unwrap();
        assert_eq!(older, json!({"input": "a"}));
        for (body, field) in [
            (json!({"input": "a", "prompt": "b"}), "prompt"),
            (json!({"input": "a", "encoding_format": "base64"}), "encoding_format"),
            (json!({"input": "a", "format": "json"}), "format"),
            (json!({"input": "a", "truncate": 1}), "truncate"),
            (json!({"input": "a", "options": {"num_ctx": 65}}), "options.num_ctx"),
            (json!({"input": "a", "options": {"colour": 1}}), "options.colour"),
        ] {
            assert_eq!(embed_body(&body, 64).unwrap_err().param(), Some(field), "{body}");
        }
    }

    #[test]
    fn members_of_a_message_are_read_as_the_chat_interface_reads_them() {
        let message = json!({"role": "assistant", "content": "hi", "reasoning_content": "hm",
            "tool_plan": "none", "audio": {"id": "a"}});
        let chat = chat_body(&json!({"messages": [message]}), 64).unwrap();
        assert_eq!(chat.fields["messages"][0], message);
    }

    #[test]
    fn a_prompt_is_a_message_unless_it_is_raw() {
        let body = json!({"prompt": "hi", "system": "s", "stream": false});
        let GenerateBody::Chat(chat) = generate_body(&body, 64).unwrap() else { panic!() };
        let messages =
            json!([{"role": "system", "content": "s"}, {"role": "user", "content": "hi"}]);
        assert_eq!((&chat.fields["messages"], &chat.fields["stream"]), (&messages, &json!(false)));
        let body = json!({"prompt": "hi", "raw": true, "options": {"num_predict": 3}});
        let GenerateBody::Raw(raw) = generate_body(&body, 64).unwrap() else { panic!() };
        assert_eq!(raw.body, json!({"stream": true, "max_tokens": 3, "prompt": "hi"}));
        let body = json!({"prompt": "hi", "raw": true, "system": "s"});
        assert!(generate_body(&body, 64).is_err());
    }
}
