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
    assert_eq!(items["data"], json!([{"role": "user", "content": "Hi"}]));

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
    assert_eq!(error(&late).0, 409);

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
