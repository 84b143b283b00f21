//! Responses that a server keeps: asked for again, gone on from, made in the background.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{ENDLESS, error, stories, with};

/// A request for a response of the model.
fn ask(input: &str) -> Value {
    json!({"input": input, "temperature": 0, "max_output_tokens": 12})
}

fn text(response: &Value) -> &str {
    response["output"][0]["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{response}"))
}

#[hob_needs::fixtures]
#[test]
fn a_response_is_kept_and_gone_on_from() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "4096", "-np", "2", "-kvu"]);
    let make = |body: &Value| server.post("/v1/responses", body);
    let first =
        make(&with(ask("Hi"), json!({"instructions": "Be short.", "metadata": {"a": "b"}})));
    let first = first.json();
    assert_eq!((&first["store"], &first["metadata"]), (&json!(true), &json!({"a": "b"})));
    let id = first["id"].as_str().unwrap();
    let path = format!("/v1/responses/{id}");
    assert_eq!(server.get(&path).json(), first);
    let items = server.get(&format!("{path}/input_items")).json();
    let item = &items["data"][0];
    assert!(item["id"].as_str().unwrap().starts_with("msg_"), "{items}");
    let shown = json!([{"id": item["id"], "type": "message", "status": "completed",
        "role": "user", "content": [{"type": "input_text", "text": "Hi"}]}]);
    let ends = (&items["first_id"], &items["last_id"], &items["has_more"]);
    assert_eq!((&items["data"], ends), (&shown, (&item["id"], &item["id"], &json!(false))));

    // the instructions are not carried on, all else is
    let second = make(&with(ask("And?"), json!({"previous_response_id": id}))).json();
    assert_eq!(second["previous_response_id"], id);
    let whole = json!({"input": [
        {"role": "user", "content": "Hi"}, first["output"][0], {"role": "user", "content": "And?"},
    ], "temperature": 0, "max_output_tokens": 12, "store": false});
    let same = make(&whole).json();
    assert_eq!(text(&second), text(&same));
    assert_eq!(second["usage"]["input_tokens"], same["usage"]["input_tokens"]);
    let id = same["id"].as_str().unwrap();
    assert_eq!(error(&server.get(&format!("/v1/responses/{id}"))).0, 404, "it was not stored");

    // a streamed one is kept, too
    let stream = with(ask("And?"), json!({"previous_response_id": second["id"], "stream": true}));
    let streamed = make(&stream);
    let last = streamed.body.trim_end().rsplit("\n\n").next().unwrap();
    let last: Value = serde_json::from_str(last.split_once("data: ").unwrap().1).unwrap();
    let third = &last["response"];
    let id = third["id"].as_str().unwrap();
    assert_eq!(server.get(&format!("/v1/responses/{id}")).json()["output"], third["output"]);

    // what is forgotten is gone, and those that go on from it stay
    let gone = server.connect().request("DELETE", &path, &[], "");
    assert_eq!((gone.status, &gone.json()["deleted"]), (200, &json!(true)));
    assert_eq!(error(&server.get(&path)).0, 404);
    assert_eq!(make(&with(ask("x"), json!({"previous_response_id": id}))).status, 200);
    let refused = make(&with(ask("x"), json!({"previous_response_id": first["id"]})));
    assert_eq!(error(&refused), (404, "not_found_error".into(), "previous_response_id".into()));
    for (fields, param) in [
        (json!({"background": true, "store": false}), "background"),
        (json!({"background": true, "stream": true}), "background"),
        (json!({"store": "yes"}), "store"),
        (json!({"metadata": [1]}), "metadata"),
        (json!({"metadata": {"a": 5}}), "metadata.a"),
    ] {
        assert_eq!(error(&make(&with(ask("x"), fields))).2, param);
    }
}

#[hob_needs::fixtures]
#[test]
fn a_response_is_made_in_the_background_and_ended() {
    let model = stories();
    let server = Server::start(&model, ENDLESS);
    let begun = server.post("/v1/responses", &with(ask("Hi"), json!({"background": true}))).json();
    assert_eq!((&begun["status"], &begun["output"]), (&json!("in_progress"), &json!([])));
    let path = format!("/v1/responses/{}", begun["id"].as_str().unwrap());
    server.wait_for("the response", |server| server.get(&path).json()["status"] != "in_progress");
    let made = server.get(&path).json();
    let now = server.post("/v1/responses", &ask("Hi")).json();
    assert_eq!((text(&made), &made["background"]), (text(&now), &json!(true)));
    let late = server.post(&format!("{path}/cancel"), &json!({}));
    assert_eq!((late.status, late.json()), (200, made), "it stays as it is");
    let path = format!("/v1/responses/{}", now["id"].as_str().unwrap());
    let refused = server.post(&format!("{path}/cancel"), &json!({}));
    assert_eq!(error(&refused).0, 400, "it was not made in the background");

    let endless = json!({"input": "Hi", "ignore_eos": true, "background": true});
    let begun = server.post("/v1/responses", &endless).json();
    let path = format!("/v1/responses/{}", begun["id"].as_str().unwrap());
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    let next = with(ask("x"), json!({"previous_response_id": begun["id"]}));
    assert_eq!(error(&server.post("/v1/responses", &next)).0, 409, "it is not complete");
    let ended = server.post(&format!("{path}/cancel"), &json!({})).json();
    assert_eq!(ended["status"], "cancelled");
    server.wait_for("the slot", |server| server.health("slots_processing") == 0);
    assert_eq!(server.get(&path).json()["status"], "cancelled");
    let again = server.post(&format!("{path}/cancel"), &json!({}));
    assert_eq!((again.status, &again.json()["status"]), (200, &json!("cancelled")));

    // one that is forgotten ends as well
    let begun = server.post("/v1/responses", &endless).json();
    let path = format!("/v1/responses/{}", begun["id"].as_str().unwrap());
    server.wait_for("a slot at work", |server| server.health("slots_processing") == 1);
    assert_eq!(server.connect().request("DELETE", &path, &[], "").status, 200);
    server.wait_for("the slot", |server| server.health("slots_processing") == 0);
    assert_eq!(error(&server.get(&path)).0, 404);
}

#[hob_needs::fixtures]
#[test]
fn items_of_a_request_are_listed_in_parts() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "1024"]);
    let items = json!([
        {"role": "user", "content": "a"},
        {"role": "assistant", "content": "b"},
        {"role": "user", "content": [{"type": "input_text", "text": "c"}]},
    ]);
    let body = json!({"input": items, "max_output_tokens": 2});
    let made = server.post("/v1/responses", &body).json();
    let path = format!("/v1/responses/{}/input_items", made["id"].as_str().unwrap());
    let list = |query: &str| server.get(&format!("{path}?{query}"));
    let texts = |list: &Value| -> Vec<String> {
        let items = list["data"].as_array().unwrap().iter();
        items.map(|item| item["content"][0]["text"].as_str().unwrap().to_owned()).collect()
    };
    let first = list("limit=2").json();
    assert_eq!((texts(&first), &first["has_more"]), (vec!["c".into(), "b".into()], &json!(true)));
    assert_eq!(first["last_id"], first["data"][1]["id"]);
    let next = list(&format!("limit=2&after={}", first["last_id"].as_str().unwrap())).json();
    assert_eq!((texts(&next), &next["has_more"]), (vec!["a".into()], &json!(false)));
    let forward = list("order=asc").json();
    assert_eq!(texts(&forward), ["a", "b", "c"]);
    assert_eq!(forward["data"][2], first["data"][0], "the ids stay");
    let past = list(&format!("after={}", next["last_id"].as_str().unwrap())).json();
    assert_eq!((&past["data"], &past["first_id"]), (&json!([]), &Value::Null));
    for (query, member) in [
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("limit=x", "limit"),
        ("order=up", "order"),
        ("after=msg_0", "after"),
    ] {
        let (status, _, param) = error(&list(query));
        assert_eq!((status, param.as_str()), (400, member), "{query}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_response_repeats_its_request() {
    let model = stories();
    let server = Server::start(&model, &["--ctx-size", "2048"]);
    let tool = json!({"type": "function", "name": "f", "parameters": {"type": "object"}});
    let asked = json!({
        "tools": [tool],
        "tool_choice": "none",
        "parallel_tool_calls": false,
        "temperature": 0.7,
        "top_p": 0.9,
        "max_output_tokens": 3,
        "text": {"format": {"type": "text"}},
        "reasoning": {"effort": "low", "summary": null},
        "truncation": "disabled",
        "instructions": "Be short.",
        "metadata": {"a": "b"},
    });
    let body = with(json!({"input": "Hi"}), asked.clone());
    let whole = server.post("/v1/responses", &body).json();
    let streamed = server.post("/v1/responses", &with(body, json!({"stream": true})));
    let events = streamed.body.split("\n\n").filter_map(|event| event.split_once("data: "));
    let events: Vec<Value> =
        events.filter_map(|(_, data)| serde_json::from_str(data).ok()).collect();
    let responses = events.iter().filter_map(|event| event.get("response"));
    let all: Vec<&Value> = responses.chain([&whole]).collect();
    assert!(all.len() >= 4, "created, in progress, the end, and the whole one");
    for response in all {
        for (name, value) in asked.as_object().unwrap() {
            assert_eq!(&response[name], value, "{name}");
        }
    }
    let plain = server.post("/v1/responses", &json!({"input": "Hi", "max_output_tokens": 1}));
    let plain = plain.json();
    for (name, value) in [
        ("tools", json!([])),
        ("tool_choice", json!("auto")),
        ("parallel_tool_calls", json!(true)),
        ("text", json!({"format": {"type": "text"}})),
        ("truncation", json!("disabled")),
        ("top_logprobs", json!(0)),
    ] {
        assert_eq!(plain[name], value, "{name}");
    }
    assert!(plain["temperature"].is_number() && plain["top_p"].is_number(), "{plain}");

    let output = json!({"input": [
        {"role": "user", "content": "Hi"},
        {"type": "function_call_output", "call_id": "call_none", "output": "x"},
    ]});
    let refused = server.post("/v1/responses", &output);
    assert_eq!(error(&refused).2, "input[1].call_id");
    assert!(refused.body.contains("call_none"), "{}", refused.body);
}
