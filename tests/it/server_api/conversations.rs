//! What conversations are made of: calls of tools, reasoning, answers of a schema, and that they
//! come again.

use serde_json::{Value, json};

use super::{events, tool};

use crate::http::client::Server;
use crate::http::stories::{chat, stories, with};
use crate::start::Start as _;

/// Returns whether a value is an integer of JSON Schema, which may be written -0 as well.
fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|n| n.fract() == 0.0)
}

#[hob_needs::fixtures]
#[test]
fn a_required_tool_is_called_with_arguments_of_its_schema() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let tools =
        json!({"tools": [tool("f"), tool("g")], "max_tokens": 200, "temperature": 1, "seed": 1});
    for choice in [json!("required"), json!({"type": "function", "function": {"name": "g"}})] {
        let body = with(
            chat("Hi"),
            with(tools.clone(), json!({"tool_choice": choice, "parallel_tool_calls": false})),
        );
        let answer = server.post("/v1/chat/completions", &body).json();
        let choice_of = &answer["choices"][0];
        assert_eq!(choice_of["finish_reason"], "tool_calls", "{answer}");
        let calls = choice_of["message"]["tool_calls"].as_array().unwrap();
        assert_eq!((calls.len(), &choice_of["message"]["content"]), (1, &json!("")));
        let call = &calls[0]["function"];
        assert!(call["name"] == "g" || (choice == "required" && call["name"] == "f"), "{call}");
        let arguments: Value = serde_json::from_str(call["arguments"].as_str().unwrap()).unwrap();
        assert!(is_whole(&arguments["n"]) && arguments["on"].is_boolean(), "{arguments}");

        let streamed = server.post("/v1/chat/completions", &with(body, json!({"stream": true})));
        let mut name = String::new();
        let mut text = String::new();
        let mut reason = Value::Null;
        for chunk in events(&streamed) {
            let choice = &chunk["choices"][0];
            for call in choice["delta"]["tool_calls"].as_array().into_iter().flatten() {
                assert_eq!(call["index"], 0);
                name += call["function"]["name"].as_str().unwrap_or_default();
                text += call["function"]["arguments"].as_str().unwrap();
            }
            if !choice["finish_reason"].is_null() {
                reason = choice["finish_reason"].clone();
            }
        }
        assert_eq!(
            (json!(name), json!(text), reason),
            (call["name"].clone(), call["arguments"].clone(), json!("tool_calls"))
        );
    }
    // The same by the other dialects.
    let body = json!({"model": "m", "max_tokens": 200, "seed": 1,
        "tool_choice": {"type": "any", "disable_parallel_tool_use": true},
        "messages": [{"role": "user", "content": "Hi"}],
        "tools": [{"name": "f", "input_schema": tool("f")["function"]["parameters"]}]});
    let answer = server.post("/v1/messages", &body).json();
    assert_eq!(answer["stop_reason"], "tool_use", "{answer}");
    let block = answer["content"].as_array().unwrap().last().unwrap();
    assert!(block["type"] == "tool_use" && is_whole(&block["input"]["n"]), "{block}");
    let flat =
        json!({"type": "function", "name": "f", "parameters": tool("f")["function"]["parameters"]});
    let body = json!({"input": "Hi", "max_output_tokens": 200, "seed": 1, "tool_choice": "required",
        "tools": [flat]});
    let answer = server.post("/v1/responses", &body).json();
    assert_eq!(answer["output"][0]["type"], "function_call", "{answer}");

    // Without a need to call, and with history.
    let auto = with(chat("Hi"), json!({"tools": [tool("f")]}));
    assert_eq!(server.post("/v1/chat/completions", &auto).status, 200);
    let history = json!({"max_tokens": 4, "tools": [tool("f")], "messages": [
        {"role": "user", "content": "Hi"},
        {"role": "assistant", "content": null, "tool_calls": [
            {"id": "1", "type": "function", "function": {"name": "f", "arguments": "{\"n\": 1}"}}]},
        {"role": "tool", "tool_call_id": "1", "content": "ok"},
    ]});
    assert_eq!(server.post("/v1/chat/completions", &history).status, 200);
    for (fields, param) in [
        (json!({"tools": [tool("f")], "tool_choice": "sometimes"}), "tool_choice"),
        (json!({"tools": [tool("f")], "grammar": "root ::= \"a\""}), "grammar"),
        (
            json!({"tools": [{"type": "function", "function": {"name": "f",
                "parameters": {"type": "hiccup"}}}]}),
            "tools[0].function.parameters.type",
        ),
    ] {
        let refused = server.post("/v1/chat/completions", &with(chat("Hi"), fields));
        assert_eq!(
            (refused.status, &refused.json()["error"]["param"]),
            (400, &json!(param)),
            "{}",
            refused.body
        );
    }
}

#[hob_needs::fixtures]
#[test]
fn a_stop_string_ends_no_call() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let body = with(
        chat("Hi"),
        json!({"tools": [tool("f")], "tool_choice": "required", "parallel_tool_calls": false,
            "max_tokens": 200, "seed": 1, "stop": ["\"on\""]}),
    );
    let answer = server.post("/v1/chat/completions", &body).json();
    assert_eq!(answer["choices"][0]["finish_reason"], "tool_calls", "{answer}");
    let call = &answer["choices"][0]["message"]["tool_calls"][0]["function"];
    let arguments: Value = serde_json::from_str(call["arguments"].as_str().unwrap()).unwrap();
    assert!(arguments["on"].is_boolean(), "{arguments}");
    let streamed = server.post("/v1/chat/completions", &with(body, json!({"stream": true})));
    let reasons = events(&streamed);
    let reasons = reasons.iter().filter_map(|chunk| chunk["choices"][0]["finish_reason"].as_str());
    assert_eq!(reasons.collect::<Vec<_>>(), ["tool_calls"]);

    let body = json!({"model": "m", "max_tokens": 200, "seed": 1, "stop_sequences": ["\"on\""],
        "tool_choice": {"type": "any", "disable_parallel_tool_use": true},
        "messages": [{"role": "user", "content": "Hi"}],
        "tools": [{"name": "f", "input_schema": tool("f")["function"]["parameters"]}]});
    let answer = server.post("/v1/messages", &body).json();
    assert_eq!(
        (&answer["stop_reason"], &answer["stop_sequence"]),
        (&json!("tool_use"), &Value::Null),
        "{answer}"
    );
}

#[hob_needs::fixtures]
#[test]
fn calls_in_a_conversation_are_checked_and_shown() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let call = |function: Value| json!([{"id": "1", "type": "function", "function": function}]);
    let conversation = |calls: Value, said: Value, result: Value| {
        json!({"max_tokens": 1, "messages": [
            {"role": "user", "content": "Hi"},
            {"role": "assistant", "content": said, "tool_calls": calls},
            {"role": "tool", "tool_call_id": "1", "content": result},
        ]})
    };
    let good = call(json!({"name": "f", "arguments": "{\"n\": 1}"}));
    for (calls, field) in [
        (json!(5), "messages[1].tool_calls"),
        (json!([5]), "messages[1].tool_calls[0]"),
        (json!([{"id": "1"}]), "messages[1].tool_calls[0].function"),
        (call(json!({})), "messages[1].tool_calls[0].function.name"),
        (call(json!({"name": 5})), "messages[1].tool_calls[0].function.name"),
        (
            call(json!({"name": "f", "arguments": [1]})),
            "messages[1].tool_calls[0].function.arguments",
        ),
    ] {
        let refused =
            server.post("/v1/chat/completions", &conversation(calls, Value::Null, json!("ok")));
        let found = (refused.status, refused.json()["error"]["param"].clone());
        assert_eq!(found, (400, json!(field)), "{}", refused.body);
    }
    let shown = |calls: &Value, said: Value, result: Value| {
        let prompt =
            server.post("/apply-template", &conversation(calls.clone(), said, result)).json();
        prompt["prompt"].as_str().unwrap_or_else(|| panic!("{prompt}")).to_owned()
    };
    // This template knows no calls: they are told as text, whatever form the contents have.
    let parts = |text: &str| json!([{"type": "text", "text": text}]);
    for (said, result) in [(json!("Wait"), json!("ok")), (parts("Wait"), parts("ok"))] {
        let prompt = shown(&good, said, result);
        let expected = "assistant\nWait\n<tool_call>\n{\"name\": \"f\", \"arguments\": {\"n\": \
                        1}}\n</tool_call>";
        assert!(prompt.contains(expected), "{prompt}");
        assert!(prompt.contains("user\n<tool_response>\nok\n</tool_response>"), "{prompt}");
    }
    assert!(shown(&good, Value::Null, Value::Null).contains("<tool_response>\n\n</tool_response>"));
    // A text that was cut left arguments that are no JSON; without any there are none.
    let cut = call(json!({"name": "f", "arguments": "{\"n\": "}));
    assert!(shown(&cut, json!(""), json!("ok")).contains("\"arguments\": {\"n\": }"));
    assert!(
        shown(&call(json!({"name": "f"})), json!(""), json!("ok")).contains("\"arguments\": {}")
    );
}

#[hob_needs::fixtures]
#[test]
fn reasoning_is_told_apart() {
    let model = stories();
    // The prompt ends in a thought that the answer must end.
    let template = "{{ messages[-1]['content'] }}{% if add_generation_prompt %}<think>{% endif %}";
    let server = Server::start(&model, &["--chat-template", template]);
    let grammar = "root ::= \"so be it</think>\\n\\nyes\"";
    let body = with(chat("Hi"), json!({"grammar": grammar, "max_tokens": 40}));
    let message =
        server.post("/v1/chat/completions", &body).json()["choices"][0]["message"].clone();
    assert_eq!(
        (&message["reasoning_content"], &message["content"]),
        (&json!("so be it"), &json!("yes"))
    );
    let plain = server
        .post("/v1/chat/completions", &with(body.clone(), json!({"reasoning_format": "none"})))
        .json();
    assert_eq!(plain["choices"][0]["message"]["content"], "so be it</think>\n\nyes");
    let both = with(body.clone(), json!({"reasoning_format": "deepseek-legacy"}));
    let legacy = server.post("/v1/chat/completions", &both).json();
    let message = &legacy["choices"][0]["message"];
    assert_eq!(
        (&message["reasoning_content"], &message["content"]),
        (&json!("so be it"), &json!("<think>so be it</think>yes"))
    );
    let both = with(both, json!({"stream": true}));
    let chunks = events(&server.post("/v1/chat/completions", &both));
    let all = |name: &str| -> String {
        chunks.iter().filter_map(|chunk| chunk["choices"][0]["delta"][name].as_str()).collect()
    };
    assert_eq!(
        (all("reasoning_content"), all("content")),
        ("so be it".into(), "<think>so be it</think>yes".into())
    );
    let chunks = events(&server.post("/v1/chat/completions", &with(body, json!({"stream": true}))));
    let all = |name: &str| -> String {
        chunks.iter().filter_map(|chunk| chunk["choices"][0]["delta"][name].as_str()).collect()
    };
    assert_eq!((all("reasoning_content"), all("content")), ("so be it".into(), "yes".into()));
    // A schema holds for what comes after the thought.
    let body = with(
        chat("Hi"),
        json!({"max_tokens": 400, "seed": 3, "temperature": 1.5,
        "response_format": {"type": "json_schema", "json_schema": {"schema": {"const": 42}}}}),
    );
    let answer = server.post("/v1/chat/completions", &body).json();
    if answer["choices"][0]["finish_reason"] == "stop" {
        assert_eq!(answer["choices"][0]["message"]["content"], "42", "{answer}");
    }
    // So does a grammar that says nothing of it; the budget ends the thought.
    let asked = json!({"grammar": "root ::= \"hello\"", "max_tokens": 200, "temperature": 0,
        "reasoning_budget_tokens": 2});
    let answer = server.post("/v1/chat/completions", &with(chat("Hi"), asked)).json();
    let message = &answer["choices"][0]["message"];
    assert_eq!(
        (&message["content"], message["reasoning_content"] != ""),
        (&json!("hello"), true),
        "{answer}"
    );
    // What is said for the model is of its answer, not of its thought.
    let messages =
        json!([{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "So"}]);
    let prompt = server.post("/apply-template", &json!({"messages": messages})).json();
    assert!(prompt["prompt"].as_str().unwrap().ends_with("<think>\n</think>\n\nSo"), "{prompt}");
}

/// Where tools may be called, an answer may still have to be of a schema: it is one or the other.
#[hob_needs::fixtures]
#[test]
fn a_schema_and_tools_go_together() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let schema = json!({"$defs": {"b": {"type": "boolean"}}, "type": "object", "required": ["b"],
        "properties": {"b": {"$ref": "#/$defs/b"}}, "additionalProperties": false});
    let format = json!({"type": "json_schema", "json_schema": {"name": "x", "schema": schema}});
    let ask = |more: Value| {
        let body = json!({"tools": [tool("f")], "response_format": format, "max_tokens": 200,
            "parallel_tool_calls": false});
        server.post("/v1/chat/completions", &with(with(chat("Hi"), body), more)).json()["choices"]
            [0]
        .clone()
    };
    // Which of both is the model's choice; without the beginning of a mark it is the answer.
    let said = ask(json!({"logit_bias": [["<", false]]}));
    let value: Value = serde_json::from_str(said["message"]["content"].as_str().unwrap()).unwrap();
    assert!(value["b"].is_boolean() && said["finish_reason"] == "stop", "{said}");
    let called = ask(json!({"logit_bias": [["<", 50]]}));
    assert_eq!(called["message"]["tool_calls"][0]["function"]["name"], "f", "{called}");
    assert_eq!(called["finish_reason"], "tool_calls", "{called}");
    let required = json!({"tools": [tool("f")], "response_format": format,
        "tool_choice": "required",
        "parallel_tool_calls": false, "max_tokens": 200});
    let answer = server.post("/v1/chat/completions", &with(chat("Hi"), required)).json();
    assert_eq!(answer["choices"][0]["finish_reason"], "tool_calls", "{answer}");
    // By the other dialects.
    let body = json!({"model": "m", "max_tokens": 60,
        "messages": [{"role": "user", "content": "Hi"}],
        "output_config": {"format": {"type": "json_schema", "schema": schema}}});
    let answer = server.post("/v1/messages", &body).json();
    let said: Value = serde_json::from_str(answer["content"][0]["text"].as_str().unwrap()).unwrap();
    assert!(said["b"].is_boolean(), "{answer}");
    let body = json!({"input": "Hi", "max_output_tokens": 4, "top_logprobs": 2,
        "include": ["message.output_text.logprobs"]});
    let answer = server.post("/v1/responses", &body).json();
    let told = answer["output"][0]["content"][0]["logprobs"].as_array().unwrap();
    assert_eq!((told.len(), told[0]["top_logprobs"].as_array().unwrap().len()), (4, 2), "{answer}");
    let events = events(&server.post("/v1/responses", &with(body, json!({"stream": true}))));
    let told = events.iter().filter(|event| event["type"] == "response.output_text.delta");
    let told: usize = told.map(|event| event["logprobs"].as_array().unwrap().len()).sum();
    let done = events.iter().find(|event| event["type"] == "response.output_text.done").unwrap();
    assert_eq!(done["logprobs"].as_array().unwrap().len(), 4);
    assert!(told <= 4);
}

/// The same request gives the same text, whatever of its prompt is computed already: nothing is
/// drawn, or from its seed.
#[test]
fn a_request_repeats() {
    let model = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let server = Server::start(&model, &["--parallel", "2"]);
    let texts = |sampling: Value, cached: bool| -> Vec<String> {
        let asked =
            ["Tell me a story.", "What is hob?", "Tell me about Rome.", "Sort: pear, fig, apple."];
        let ask = |text: &&str| {
            let body = with(chat(text), json!({"max_tokens": 120, "cache_prompt": cached}));
            let answer = server.post("/v1/chat/completions", &with(body, sampling.clone())).json();
            answer["choices"][0]["message"]["content"].as_str().unwrap().to_owned()
        };
        asked.iter().map(ask).collect()
    };
    for sampling in [json!({"temperature": 0}), json!({"temperature": 1.2, "seed": 7})] {
        let first = texts(sampling.clone(), true);
        assert_eq!(texts(sampling.clone(), true), first);
        assert_eq!(texts(sampling.clone(), false), first);
        assert_eq!(texts(sampling, true), first);
    }
}

#[hob_needs::fixtures]
#[test]
fn reasoning_has_a_budget() {
    let model = stories();
    let template = "{{ messages[-1]['content'] }}{% if add_generation_prompt %}<think>{% endif %}";
    let server = Server::start(&model, &["--chat-template", template, "--reasoning-budget", "2"]);
    let ask = |fields: Value| {
        let body = with(
            chat("Once upon a time"),
            json!({"temperature": 0, "max_tokens": 60, "ignore_eos": true}),
        );
        let answer = server.post("/v1/chat/completions", &with(body, fields));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let answer = answer.json();
        assert_eq!(answer["usage"]["completion_tokens"], 60);
        let message = &answer["choices"][0]["message"];
        let text = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
        (text("reasoning_content"), text("content"))
    };
    let free = ask(json!({"reasoning_budget_tokens": 1000})).0;
    let [none, few, more] = [0, 5, 20].map(|n| ask(json!({"reasoning_budget": n})));
    assert_eq!((none.0.as_str(), none.1.is_empty()), ("", false));
    assert!(free.starts_with(&more.0) && more.0.starts_with(&few.0), "{free:?} {more:?} {few:?}");
    assert!(free.len() > more.0.len() && more.0.len() > few.0.len() && !few.0.is_empty());
    assert!(!few.1.is_empty() && !few.1.contains("</think>") && !more.1.is_empty());
    // what the command line says, unless a request does; and drafts change nothing
    let said = ask(json!({}));
    assert!(few.0.starts_with(&said.0) && said.0.len() < few.0.len(), "{said:?} {few:?}");
    assert_eq!(ask(json!({"reasoning_budget_tokens": -1})), said);
    let drafted =
        json!({"reasoning_budget": 20, "speculative.type": "ngram", "speculative.n_max": 8});
    assert_eq!(ask(drafted), more);
    // a schema holds for what comes after
    let schema = json!({"json_schema": {"const": "yes"}, "reasoning_budget": 5, "ignore_eos": false,
        "max_tokens": 100});
    let body = with(chat("Hi"), with(json!({"temperature": 0}), schema));
    let message =
        server.post("/v1/chat/completions", &body).json()["choices"][0]["message"].clone();
    assert_eq!(message["content"].as_str().map(str::trim), Some("\"yes\""), "{message}");
    // Anthropic's form
    let body = json!({"messages": [{"role": "user", "content": "Once upon a time"}],
        "max_tokens": 60, "temperature": 0,
        "thinking": {"type": "enabled", "budget_tokens": 5}});
    let answer = server.post("/v1/messages", &body).json();
    assert_eq!(answer["content"][0]["thinking"].as_str(), Some(few.0.as_str()), "{answer}");
    for wrong in [json!(-2), json!("5"), json!(0.5)] {
        let body = with(chat("Hi"), json!({"reasoning_budget_tokens": wrong}));
        let answer = server.post("/v1/chat/completions", &body);
        assert_eq!(
            (answer.status, &answer.json()["error"]["param"]),
            (400, &json!("reasoning_budget_tokens"))
        );
    }
}

#[hob_needs::fixtures]
#[test]
fn a_message_ends_reasoning_that_has_had_its_tokens() {
    let model = stories();
    let template = "{{ messages[-1]['content'] }}{% if add_generation_prompt %}<think>{% endif %}";
    let budget = ["--chat-template", template, "--reasoning-budget", "5"];
    let server = Server::start(&model, &budget);
    let body = |fields: Value| {
        let body = with(
            chat("Once upon a time"),
            json!({"temperature": 0, "max_tokens": 200, "ignore_eos": true}),
        );
        with(body, fields)
    };
    let ask = |server: &Server, fields: Value| {
        let answer = server.post("/v1/chat/completions", &body(fields));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let message = answer.json()["choices"][0]["message"].clone();
        let text = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
        (text("reasoning_content"), text("content"))
    };
    let plain = ask(&server, json!({}));
    let message = " The end. Now I answer. <s></s>";
    let told = ask(&server, json!({"reasoning_budget_message": message}));
    assert_eq!(told.0, format!("{}{message}", plain.0));
    assert!(!told.1.is_empty() && told.1 != plain.1, "{told:?}");
    assert_eq!(
        ask(&server, json!({"reasoning_budget": 0, "reasoning_budget_message": message})).0.trim(),
        message.trim()
    );
    // One that is longer than the queue of events, streamed and with log probabilities.
    let long = " a b".repeat(50);
    let said = ask(&server, json!({"reasoning_budget_message": long}));
    assert_eq!(said.0, format!("{}{long}", plain.0));
    let fields = json!({"reasoning_budget_message": long, "stream": true, "logprobs": true});
    let streamed = events(&server.post("/v1/chat/completions", &body(fields)));
    let all = |name: &str| -> String {
        streamed.iter().filter_map(|chunk| chunk["choices"][0]["delta"][name].as_str()).collect()
    };
    assert_eq!((all("reasoning_content"), all("content")), said);
    // Where there is no room for it, the mark alone is written; and drafts change nothing.
    let few = json!({"max_tokens": 40, "reasoning_budget_message": long});
    assert_eq!(ask(&server, few), ask(&server, json!({"max_tokens": 40})));
    let drafted = json!({"reasoning_budget_message": message, "speculative.type": "ngram",
        "speculative.n_max": 8});
    assert_eq!(ask(&server, drafted), told);
    // A schema holds for what comes after.
    let schema = json!({"json_schema": {"const": "yes"}, "reasoning_budget_message": message,
        "ignore_eos": false});
    let (thought, answer) = ask(&server, schema);
    assert!(
        thought.ends_with(message.trim_end()) && answer.trim() == "\"yes\"",
        "{thought:?} {answer:?}"
    );
    for (wrong, what) in [
        (json!(5), "a string"),
        (json!(" a".repeat(150)), "at most 128 tokens"),
        (json!("a".repeat(1025)), "at most 1024 bytes"),
    ] {
        let answer =
            server.post("/v1/chat/completions", &body(json!({"reasoning_budget_message": wrong})));
        assert_eq!(
            (answer.status, &answer.json()["error"]["param"]),
            (400, &json!("reasoning_budget_message"))
        );
        assert!(answer.body.contains(what), "{}", answer.body);
    }
    drop(server);
    // What the command line says, unless a request does.
    let server =
        Server::start(&model, &[&budget[..], &["--reasoning-budget-message", message]].concat());
    assert_eq!(ask(&server, json!({})), told);
    assert_eq!(ask(&server, json!({"reasoning_budget_message": ""})), plain);
    drop(server);
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(["serve", "--port", "0", "-m"]).arg(&model);
    let output = command.args(["--reasoning-budget-message", &" a".repeat(150)]).run();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("--reasoning-budget-message: at most 128 tokens"), "{error}");
}
