//! OpenAI's custom tools: calls that hold one text, free or of a grammar, at both interfaces.

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{stories, with};

const LARK: &str = "start: sum\nsum: sum \"+\" NUMBER | NUMBER\nNUMBER: /[0-9]/";
const REGEX: &str = "[a-c]{2}\"\n[0-9]";

fn grammar(syntax: &str, definition: &str) -> Value {
    json!({"type": "grammar", "syntax": syntax, "definition": definition})
}

/// A question at the chat interface that must be answered with a call of the custom tool `f`.
fn chat(format: &Value) -> Value {
    let format = match format["type"].as_str() {
        Some("grammar") => json!({"type": "grammar", "grammar": format}),
        _ => format.clone(),
    };
    let tool = json!({"type": "custom", "custom": {"name": "f", "format": format}});
    let other = json!({"type": "function", "function": {"name": "g"}});
    let choice = json!({"type": "custom", "custom": {"name": "f"}});
    json!({"messages": [{"role": "user", "content": "Hi"}], "tools": [other, tool],
        "tool_choice": choice, "temperature": 0, "max_tokens": 120})
}

/// The same at the interface of responses.
fn responses(format: &Value) -> Value {
    let tool = json!({"type": "custom", "name": "f", "format": format});
    json!({"input": "Hi", "tools": [tool, {"type": "function", "name": "g"}],
        "tool_choice": {"type": "custom", "name": "f"}, "temperature": 0, "max_output_tokens": 120})
}

fn is_sum(text: &str) -> bool {
    text.split('+').all(|part| part.len() == 1 && part.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_code(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 5
        && bytes[..2].iter().all(|byte| (b'a'..=b'c').contains(byte))
        && &bytes[2..4] == b"\"\n"
        && bytes[4].is_ascii_digit()
}

/// The error of a request that is refused.
fn refused(answer: &Response) -> Value {
    assert_eq!(answer.status, 400, "{}", answer.body);
    answer.json()["error"].clone()
}

fn streamed(server: &Server, path: &str, body: &Value) -> Vec<Value> {
    let answer = server.post(path, &with(body.clone(), json!({"stream": true})));
    assert_eq!(answer.status, 200, "{}", answer.body);
    let events = answer.events().into_iter().filter(|event| event != "[DONE]");
    events.map(|event| serde_json::from_str(&event).unwrap()).collect()
}

#[hob_needs::fixtures]
#[test]
fn a_call_in_chat_holds_a_text_of_its_grammar() {
    let server = Server::start(&stories(), &[]);
    for (format, holds) in [
        (grammar("lark", LARK), is_sum as fn(&str) -> bool),
        (grammar("regex", REGEX), is_code),
        (json!({"type": "text"}), |_| true),
    ] {
        let ask = chat(&format);
        let answer = server.post("/v1/chat/completions", &ask);
        assert_eq!(answer.status, 200, "{format}: {}", answer.body);
        let answer = answer.json();
        let choice = &answer["choices"][0];
        let call = &choice["message"]["tool_calls"][0];
        assert_eq!((&call["type"], &call["custom"]["name"]), (&json!("custom"), &json!("f")));
        assert!(call.get("function").is_none());
        let input = call["custom"]["input"].as_str().unwrap();
        assert!(choice["finish_reason"] == "length" || holds(input), "{format}: {input:?}");
        let mut text = String::new();
        let mut calls = 0;
        for event in streamed(&server, "/v1/chat/completions", &ask) {
            let call = &event["choices"][0]["delta"]["tool_calls"][0];
            calls += usize::from(call["type"] == "custom" && call["custom"]["name"] == "f");
            text += call["custom"]["input"].as_str().unwrap_or_default();
            assert!(call.get("function").is_none(), "{event}");
        }
        assert_eq!((calls, text.as_str()), (1, input), "{format}");
        // the conversation goes on
        let again = with(
            ask,
            json!({"messages": [
                {"role": "user", "content": "Hi"},
                {"role": "assistant", "content": null, "tool_calls": [call]},
                {"role": "tool", "tool_call_id": call["id"], "content": "7"},
            ], "tool_choice": "none", "max_tokens": 4}),
        );
        let answer = server.post("/v1/chat/completions", &again);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_response_holds_calls_of_custom_tools() {
    let server = Server::start(&stories(), &[]);
    for (format, holds) in
        [(grammar("lark", LARK), is_sum as fn(&str) -> bool), (grammar("regex", REGEX), is_code)]
    {
        let ask = responses(&format);
        let answer = server.post("/v1/responses", &ask);
        assert_eq!(answer.status, 200, "{format}: {}", answer.body);
        let answer = answer.json();
        let item = &answer["output"][0];
        assert_eq!((&item["type"], &item["name"]), (&json!("custom_tool_call"), &json!("f")));
        assert!(item["id"].as_str().unwrap().starts_with("ctc_"), "{item}");
        let input = item["input"].as_str().unwrap();
        assert!(item["status"] == "incomplete" || holds(input), "{format}: {input:?}");
        let events = streamed(&server, "/v1/responses", &ask);
        let of = |name: &str| {
            let name = format!("response.custom_tool_call_input.{name}");
            events.iter().filter(move |event| event["type"] == name.as_str()).collect::<Vec<_>>()
        };
        let text: String = of("delta").iter().filter_map(|event| event["delta"].as_str()).collect();
        assert_eq!(text, input);
        assert_eq!((of("done").len(), &of("done")[0]["input"]), (1, &json!(input)));
        // the answer is kept, and its call has a result
        let result = json!({"type": "custom_tool_call_output", "call_id": item["call_id"],
            "output": "7"});
        let next = json!({"input": [result], "previous_response_id": answer["id"],
            "max_output_tokens": 4});
        let answer = server.post("/v1/responses", &next);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_custom_tool_may_stand_next_to_an_answer_of_a_schema() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"a": {"type": "boolean"}},
        "required": ["a"], "additionalProperties": false});
    let answer = json!({"response_format": {"type": "json_schema", "json_schema": {
        "name": "x", "schema": schema}}, "tool_choice": "auto"});
    let mut ask = with(chat(&grammar("lark", LARK)), answer);
    for only_custom in [false, true] {
        if only_custom {
            ask["tools"].as_array_mut().unwrap().remove(0);
        }
        let answer = server.post("/v1/chat/completions", &ask);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let message = answer.json()["choices"][0]["message"].clone();
        let is_call = message["tool_calls"].is_array();
        let content = message["content"].as_str().unwrap_or_default();
        let is_answer = serde_json::from_str::<Value>(content).is_ok();
        assert!(is_call || is_answer, "{message}");
    }
}

#[hob_needs::fixtures]
#[test]
fn grammars_that_cannot_be_held_are_refused() {
    let server = Server::start(&stories(), &[]);
    for (format, part) in [
        (grammar("lark", "start: x"), "input of tool `f`"),
        (grammar("regex", "("), "input of tool `f`"),
        (grammar("lark", "start: %json {\"type\": \"object\"}"), "JSON Schemas"),
    ] {
        for (path, ask) in
            [("/v1/chat/completions", chat(&format)), ("/v1/responses", responses(&format))]
        {
            let problem = refused(&server.post(path, &ask));
            assert!(problem.to_string().contains(part), "{problem}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn strict_functions_refuse_what_is_not_enforced() {
    let server = Server::start(&stories(), &[]);
    let ask = |strict: bool| {
        let parameters = json!({"type": "object", "properties": {
            "a": {"type": "string", "contentMediaType": "text/html"}}});
        let function = json!({"name": "f", "strict": strict, "parameters": parameters});
        json!({"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4,
            "tools": [{"type": "function", "function": function}]})
    };
    let problem = refused(&server.post("/v1/chat/completions", &ask(true)));
    assert_eq!(problem["param"], "tools[0].function.parameters", "{problem}");
    let message = problem["message"].as_str().unwrap();
    assert!(message.contains("#/properties/a/contentMediaType"), "{message}");
    // next to a schema for the answer, of which nothing is asked
    let schema = json!({"type": "string", "contentMediaType": "text/html"});
    let beside = json!({"response_format": {"type": "json_schema", "json_schema": {
        "name": "x", "schema": schema}}});
    let problem = refused(&server.post("/v1/chat/completions", &with(ask(true), beside.clone())));
    assert_eq!(problem["param"], "tools[0].function.parameters", "{problem}");
    let mut lenient = with(ask(true), beside);
    lenient["tools"][0]["function"]["parameters"] = json!({"type": "object"});
    let answer = server.post("/v1/chat/completions", &lenient);
    assert_eq!(answer.status, 200, "{}", answer.body);
    // at Anthropic's interface alike
    let parameters = ask(true)["tools"][0]["function"]["parameters"].clone();
    for (strict, status) in [(json!(true), 400), (json!(false), 200), (json!(null), 200)] {
        let tool = json!({"name": "f", "strict": strict, "input_schema": parameters});
        let asked = json!({"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4,
            "tools": [tool]});
        let answer = server.post("/v1/messages", &asked);
        assert_eq!(answer.status, status, "{}", answer.body);
        let place = "'tools[0].input_schema': strict is true, and #/properties/a/contentMediaType";
        assert_eq!(answer.body.contains(place), status == 400, "{}", answer.body);
    }
    // otherwise the answer tells it, a stream in its first object
    let events = streamed(&server, "/v1/chat/completions", &ask(false));
    let told = |event: &Value| event["hob"]["ignored_keywords"].is_array();
    assert!(told(&events[0]) && !events[1..].iter().any(told), "{events:?}");
}

/// Where a schema for the answer stands next to tools, a fault is of the field that holds it.
#[hob_needs::fixtures]
#[test]
fn a_fault_next_to_tools_names_its_field() {
    let server = Server::start(&stories(), &[]);
    let html = json!({"type": "string", "contentMediaType": "text/html"});
    let wrong = json!({"properties": {"a": {"type": "foo"}}});
    let tool = |i: usize, parameters: &Value| {
        json!({"type": "function", "function": {"name": format!("f{i}"),
            "parameters": {"type": "object", "properties": {"b": parameters}}}})
    };
    let format = |schema: &Value, strict: bool| {
        json!({"type": "json_schema", "json_schema": {
            "name": "x", "schema": schema, "strict": strict}})
    };
    let plain = json!({"type": "string"});
    let of_format = "response_format.json_schema.schema";
    let of_tool = "tools[1].function.parameters";
    for (tools, format, found) in [
        ([&html, &plain], format(&plain, true), None),
        ([&html, &plain], format(&html, false), None),
        (
            [&plain, &html],
            format(&html, true),
            Some((of_format, "strict is true, and #/contentMediaType is not enforced")),
        ),
        ([&plain, &plain], format(&wrong, false), Some((of_format, "schema #/properties/a/type:"))),
        (
            [&plain, &wrong],
            format(&plain, true),
            Some((of_tool, "schema #/properties/b/properties/a/type:")),
        ),
    ] {
        let tools: Vec<Value> = (0..).zip(tools).map(|(i, schema)| tool(i, schema)).collect();
        let ask = json!({"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4,
            "tools": tools, "response_format": format});
        let answer = server.post("/v1/chat/completions", &ask);
        let Some((field, place)) = found else {
            assert_eq!(answer.status, 200, "{}", answer.body);
            continue;
        };
        let problem = refused(&answer);
        assert_eq!(problem["param"], field, "{problem}");
        assert!(problem["message"].as_str().unwrap().contains(place), "{problem}");
    }
}
