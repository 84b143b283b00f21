//! Changes to an answer on its way.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{chat, error, stories, with};

const PATH: &str = "/v1/chat/completions/control";

#[hob_needs::fixtures]
#[test]
fn reasoning_is_ended_from_outside() {
    let model = stories();
    let template = "{{ messages[-1]['content'] }}{% if add_generation_prompt %}<think>{% endif %}";
    let server = Server::start(&model, &["--chat-template", template, "--ctx-size", "4096"]);
    let body = |fields: Value| {
        let fields = with(json!({"max_tokens": 3000, "stream": true, "ignore_eos": true}), fields);
        with(chat("Once upon a time"), fields)
    };
    let end = |id: &Value| server.post(PATH, &json!({"id": id, "action": "reasoning_end"})).json();
    let text = |chunks: &[Value], name: &str| -> String {
        let deltas = chunks.iter().filter_map(|chunk| chunk["choices"][0]["delta"][name].as_str());
        deltas.collect()
    };
    for allowed in [true, false] {
        let mut connection =
            server.open("/v1/chat/completions", &body(json!({"reasoning_control": allowed})));
        assert_eq!(connection.head().0, 200);
        let mut events = String::new();
        let mut ended = None;
        while let Some(chunk) = connection.chunk() {
            events += &String::from_utf8(chunk).unwrap();
            if ended.is_none() && events.contains("reasoning_content") {
                let first = events.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
                let id = serde_json::from_str::<Value>(first).unwrap()["id"].clone();
                ended = Some((end(&id), id));
            }
        }
        let (ended, id) = ended.unwrap();
        assert_eq!((&ended["id"], &ended["success"]), (&id, &json!(allowed)), "{ended}");
        let chunks: Vec<Value> = events
            .lines()
            .filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok())
            .collect();
        assert!(!text(&chunks, "reasoning_content").is_empty());
        assert_eq!(!text(&chunks, "content").is_empty(), allowed);
        assert_eq!(end(&id)["success"], false, "it is over");
    }
    let refused = server.post(PATH, &json!({"id": "a", "action": "pause"}));
    assert_eq!((error(&refused).0, error(&refused).2.as_str()), (400, "action"));
    for (body, param) in [
        ("{\"action\": \"reasoning_end\"}", "id"),
        ("{\"id\": 5, \"action\": \"reasoning_end\"}", "id"),
        ("[\"x\", \"reasoning_end\"]", ""),
    ] {
        let refused = server.connect().request("POST", PATH, &[], body);
        let (code, _, named) = error(&refused);
        assert_eq!((code, named.as_str()), (400, param), "{body}: {}", refused.body);
    }
}
