//! Ollama's interface on a desktop: requests that are wrong, copies of names.

use serde_json::{Value, json};

use super::{Desktop, STORIES};
use crate::http::client::{Connection, Response};
use crate::start::Start as _;

fn send(desktop: &Desktop, method: &str, path: &str, body: &str) -> Response {
    Connection::to(&desktop.api).request(method, path, &[], body)
}

fn copy(desktop: &Desktop, source: &str, destination: &str) -> Response {
    desktop.post("/api/copy", &json!({"source": source, "destination": destination}))
}

/// The names of a list of models.
fn names(desktop: &Desktop, path: &str, list: &str, name: &str) -> Vec<String> {
    let answer = desktop.get(path).json();
    let models = answer[list].as_array().unwrap_or_else(|| panic!("{answer}"));
    models.iter().map(|model| model[name].as_str().unwrap().to_owned()).collect()
}

#[hob_needs::fixtures]
#[test]
fn a_body_that_is_wrong_is_no_model_that_is_missing() {
    let desktop = Desktop::start("ollama-bodies", &["--serve"]);
    let paths = [
        ("POST", "/api/chat"),
        ("POST", "/api/generate"),
        ("POST", "/api/embed"),
        ("POST", "/api/embeddings"),
        ("POST", "/api/show"),
        ("POST", "/api/pull"),
        ("POST", "/api/copy"),
        ("DELETE", "/api/delete"),
    ];
    for (method, path) in paths {
        for body in ["", "{", "[]", "\"hob-nano\"", "null", "{\"model\": 5}", "{\"model\": [1]}"] {
            let refused = send(&desktop, method, path, body);
            assert_eq!(refused.status, 400, "{path} {body}: {}", refused.body);
            assert!(refused.json()["error"].is_string(), "{path} {body}: {}", refused.body);
        }
    }
    let missing = send(&desktop, "POST", "/api/chat", "{\"model\": \"none-such\"}");
    assert_eq!(missing.status, 404);
    assert_eq!(missing.json()["error"], "model 'none-such' not found");
    assert!(desktop.loaded().is_empty());
}

#[hob_needs::fixtures]
#[test]
fn what_a_model_cannot_do_is_refused_by_name() {
    let desktop = Desktop::start("ollama-abilities", &["--serve"]);
    let shown = desktop.post("/api/show", &json!({"model": STORIES})).json();
    assert_eq!(shown["capabilities"], json!(["completion"]), "{shown}");
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let few = json!({"num_predict": 2});
    for think in [json!(true), json!("low")] {
        for path in ["/api/chat", "/api/generate"] {
            let mut body = json!({"model": STORIES, "think": think, "options": few});
            if path == "/api/chat" {
                body["messages"] = messages.clone();
            } else {
                body["prompt"] = "Hi".into();
            }
            let refused = desktop.post(path, &body);
            let error = json!({"error": format!("{STORIES:?} does not support thinking")});
            assert_eq!((refused.status, refused.json()), (400, error), "{path}");
            body["think"] = false.into();
            assert_eq!(desktop.post(path, &body).status, 200, "{path}");
        }
    }
    let body = json!({"model": STORIES, "prompt": "a", "suffix": "b"});
    let refused = desktop.post("/api/generate", &body);
    let error = json!({"error": format!("{STORIES:?} does not support insert")});
    assert_eq!((refused.status, refused.json()), (400, error));
}

#[hob_needs::fixtures]
#[test]
fn a_copy_is_a_further_name_in_all_lists() {
    let desktop = Desktop::start("ollama-copies", &["--serve"]);
    let tags = || names(&desktop, "/api/tags", "models", "name");
    let before = tags();
    let own = before.iter().find(|name| name.contains("stories")).unwrap().clone();
    for same in [own.as_str(), STORIES, &own.to_uppercase()] {
        assert_eq!(copy(&desktop, &own, same).status, 200, "{same}");
        assert_eq!(tags(), before, "{same}");
    }
    for wrong in ["../x y", "", "a b", "/x", "x:", "-x", "a.b/c"] {
        let refused = copy(&desktop, &own, wrong);
        let error = json!({"error": format!("destination {wrong:?} is invalid")});
        assert_eq!((refused.status, refused.json()), (400, error));
    }
    assert_eq!(copy(&desktop, "none-such", "x").status, 404);
    assert_eq!(copy(&desktop, "../x y", "x").status, 400);
    assert_eq!(copy(&desktop, &own, "hob-nano").status, 400, "another model");

    assert_eq!(copy(&desktop, &own, "mine:latest").status, 200);
    for (path, list, name) in [
        ("/api/tags", "models", "name"),
        ("/v1/models", "data", "id"),
        ("/api/v0/models", "data", "id"),
        ("/api/v1/models", "models", "key"),
    ] {
        assert!(names(&desktop, path, list, name).contains(&"mine".to_owned()), "{path}");
    }
    assert_eq!(desktop.get("/v1/models/mine").json()["id"], "mine");
    assert_eq!(desktop.chat("mine"), own, "the copy chooses its model");
    let messages = json!([{"role": "user", "content": "Hi"}]);
    for path in ["/api/chat", "/api/generate"] {
        let short = json!({"num_predict": 2});
        let mut body = json!({"model": "mine:latest", "stream": false, "options": short});
        if path == "/api/chat" {
            body["messages"] = messages.clone();
        } else {
            body["prompt"] = "Hi".into();
        }
        assert_eq!(desktop.post(path, &body).json()["model"], "mine:latest", "{path}");
        let load = json!({"model": "mine"});
        assert_eq!(desktop.post(path, &load).json()["model"], "mine", "{path}");
    }
    let ask = |path: &str| {
        let models = desktop.get(path).json()["models"].clone();
        let models: Vec<Value> = models.as_array().unwrap().clone();
        models.into_iter().find(|model| model["name"] == own.as_str()).unwrap()
    };
    assert_eq!(ask("/api/tags")["details"], ask("/api/ps")["details"]);
    let gone = send(&desktop, "DELETE", "/api/delete", "{\"model\": \"mine\"}");
    assert_eq!((gone.status, tags()), (200, before));
}

#[hob_needs::fixtures]
#[test]
fn lists_and_the_command_line_agree_on_a_model() {
    let desktop = Desktop::start("ollama-agree", &["--serve"]);
    let tags = desktop.get("/api/tags").json();
    let studio = desktop.get("/api/v1/models").json();
    let mut models = vec![(STORIES, vec!["show", STORIES, "--json"])];
    if cfg!(feature = "default-model") {
        models.push(("hob-nano", vec!["show", "--json"]));
    }
    for (name, args) in models {
        let shown = desktop.folder.command(&args).run();
        let shown: Value = serde_json::from_slice(&shown.stdout).unwrap();
        let entry = |list: &Value, member: &str| {
            let all = list["models"].as_array().unwrap().iter();
            all.clone().find(|model| model[member] == name).unwrap().clone()
        };
        let tag = entry(&tags, "name");
        let studio = entry(&studio, "key");
        assert_eq!((&tag["size"], &studio["size_bytes"]), (&shown["size"], &shown["size"]));
        assert_eq!(tag["details"]["parameter_size"], studio["params_string"]);
        let told = desktop.post("/api/show", &json!({"model": name})).json();
        assert_eq!(told["model_info"]["general.parameter_count"], shown["parameters"]);
        let has = |list: &Value, what: &str| list.as_array().unwrap().contains(&json!(what));
        let ollama = &told["capabilities"];
        let here = &shown["capabilities"];
        assert_eq!(has(ollama, "completion"), has(here, "completion"), "{name}");
        assert_eq!(has(ollama, "tools"), has(here, "tools"), "{name}");
        assert_eq!(has(ollama, "thinking"), has(here, "reasoning"), "{name}");
        assert_eq!(studio["capabilities"]["trained_for_tool_use"], has(here, "tools"), "{name}");
    }
}
