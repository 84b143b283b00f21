//! Requests of all programs, kept with their bodies while the user asks for that.

use serde_json::{Value, json};

use super::Desktop;
use crate::http::client::Connection;

#[hob_needs::fixtures]
#[test]
fn requests_of_all_programs_are_kept_when_asked() {
    let desktop = Desktop::start("requests", &["--serve"]);
    let post = |what: &str, body: &Value| {
        desktop.control("POST", &format!("/control/requests/{what}"), body).json()
    };
    let list = || desktop.control("GET", "/control/requests", &Value::Null).json();
    let ask = |text: &str| {
        let message = json!({"role": "user", "content": text});
        let body = json!({"messages": [message], "max_tokens": 2, "stream": true});
        desktop.post("/v1/chat/completions", &body)
    };
    let nothing = json!({"recording": false, "requests": []});
    assert_eq!(list(), nothing);
    ask("before");
    assert_eq!(list(), nothing, "nothing is kept until that is asked for");
    assert_eq!(post("record", &json!({"recording": true}))["recording"], true);
    ask("after");
    desktop.get("/health");
    let is_ended = |list: &Value| list["requests"][0]["ms"].is_u64();
    desktop.process.wait_for("the end of the answer", |_| is_ended(&list()));
    let one = list()["requests"][0].clone();
    assert_eq!(list()["requests"].as_array().map(Vec::len), Some(1), "{}", list());
    assert_eq!((&one["method"], &one["status"]), (&json!("POST"), &json!(200)));
    assert_eq!(one["path"], "/v1/chat/completions");
    let bodies = post("bodies", &json!({"id": one["id"]}));
    assert!(bodies["request"].as_str().unwrap().contains("after"), "{bodies}");
    assert!(bodies["response"].as_str().unwrap().ends_with("data: [DONE]\n\n"), "{bodies}");
    assert_eq!(post("record", &json!({"recording": false}))["recording"], false);
    ask("later");
    assert_eq!(list()["requests"].as_array().map(Vec::len), Some(1));
    assert_eq!(post("clear", &json!({})), nothing);
    let gone = desktop.control("POST", "/control/requests/bodies", &json!({"id": one["id"]}));
    assert_eq!(gone.status, 404);
    let stranger = Connection::to(&desktop.control).request("GET", "/control/requests", &[], "");
    assert_eq!(stranger.status, 401, "without the token of this start");
}
