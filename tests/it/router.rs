//! `hob serve` with several models, as llama-server's router has them: presets of an INI file, a
//! folder, places for so many models.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use serde_json::{Value, json};

use crate::http::client::{Connection, Response};
use crate::http::process::{Folder, Process};
use crate::http::stories::{ENDLESS, endless, stories, with};
use crate::hugging_face::write_folder;
use crate::start::Start as _;

/// A server of several models.
struct Router {
    process: Process,
    folder: Folder,
    address: String,
}

const STORIES: &str = "org/stories-GGUF";

impl Router {
    /// A server with `org/stories-GGUF` in its store, `a` and `b` in the folder `models`, and the
    /// presets of a text.
    fn start(name: &str, presets: &str, options: &[&str]) -> Router {
        let folder = Folder::new(&format!("router-{name}"));
        folder.store(STORIES, "stories260K.gguf", &stories());
        let models = folder.0.join("models");
        std::fs::create_dir_all(models.join("b")).unwrap();
        std::fs::copy(stories(), models.join("a.gguf")).unwrap();
        std::fs::copy(stories(), models.join("b/b.gguf")).unwrap();
        std::fs::write(folder.0.join("p.ini"), presets).unwrap();
        let fixed = ["serve", "--port", "0", "--threads", "1", "--models-preset", "p.ini"];
        let args = [&fixed, &["--models-dir", "models"][..], options].concat();
        let process = Process::spawn(folder.command(&args).current_dir(&folder.0));
        let address = process.after("hob: listening on http://");
        Router { process, folder, address }
    }

    fn get(&self, path: &str) -> Response {
        Connection::to(&self.address).request("GET", path, &[], "")
    }

    fn post(&self, path: &str, body: &Value) -> Response {
        Connection::to(&self.address).request("POST", path, &[], &body.to_string())
    }

    /// The states of the models in the list.
    fn states(&self, path: &str) -> Vec<(String, String)> {
        let list = self.get(path).json();
        let entry = |model: &Value| {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            (text(&model["id"]), text(&model["status"]["value"]))
        };
        list["data"].as_array().unwrap().iter().map(entry).collect()
    }

    fn state(&self, id: &str) -> String {
        let states = self.states("/models");
        let found = states.iter().find(|(name, _)| name == id);
        found.map_or_else(|| format!("not there: {states:?}"), |(_, state)| state.clone())
    }

    /// Returns the answer of a model to a short prompt.
    fn complete(&self, model: &str) -> Response {
        let body = json!({"model": model, "prompt": "Once", "n_predict": 4});
        self.post("/completion", &body)
    }
}

#[hob_needs::fixtures]
#[test]
fn presets_have_options_of_their_own() {
    let presets = "version = 1\n\
         ; for all\n[*]\nc = 64\nLLAMA_ARG_N_PARALLEL = 2\ntemp = 0\n\
         [wide]\nhf-repo = org/stories-GGUF\nctx-size = 128 # wider\nn-predict = 3\n\
         [b]\nkv-unified = true\ncache-type-k = f32\nstop-timeout = 5\n\
         sleep-idle-seconds = 5\nui = off\n[gone]\nmodel = /nowhere/x.gguf\n";
    let router = Router::start("presets", presets, &["--seed", "1"]);
    router.process.wait_for("a word on the preset without a model", |process| {
        process.log().contains("preset=\"gone\"")
    });
    for option in ["stop-timeout", "sleep-idle-seconds", "ui"] {
        let named = format!("option=\"{option}\"");
        router
            .process
            .wait_for("a word on what changes nothing", |process| process.log().contains(&named));
    }
    let states = router.states("/models");
    let ids: Vec<&str> = states.iter().map(|(id, _)| id.as_str()).collect();
    assert!(["wide", "b", "a", STORIES].iter().all(|id| ids.contains(id)), "{ids:?}");
    assert!(!ids.contains(&"gone"), "{ids:?}");

    let props = router.get("/props").json();
    assert_eq!((&props["role"], &props["max_instances"]), (&json!("router"), &json!(4)));
    assert_eq!(props["models_autoload"], true);

    assert_eq!(router.get("/metrics").status, 501, "without --metrics");
    // GET endpoints name the model in the query
    let n_ctx = |model: &str| {
        let props = router.get(&format!("/props?model={model}")).json();
        props["default_generation_settings"]["n_ctx"].clone()
    };
    assert_eq!((n_ctx("wide"), n_ctx("b"), n_ctx("a")), (json!(64), json!(64), json!(2048)));
    // n-predict of the preset, where the request does not say
    let body = json!({"model": "wide", "prompt": "Once"});
    let answer = router.post("/completion", &body).json();
    assert_eq!(answer["tokens_predicted"], 3, "{answer}");
    let twice = [(); 2].map(|()| router.complete("wide").json()["content"].clone());
    assert_eq!(twice[0], twice[1], "temperature 0 of all presets");

    let unknown = router.complete("gpt-4");
    assert_eq!(unknown.status, 404, "{}", unknown.body);
    assert_eq!(router.get("/props?model=gpt-4").status, 404);
    // clients leave the models as they are
    for (method, path) in [
        ("POST", "/api/pull"),
        ("DELETE", "/api/delete"),
        ("POST", "/api/copy"),
        ("POST", "/api/v1/models/download"),
    ] {
        let body = json!({"model": STORIES, "source": STORIES, "destination": "other"});
        let refused = Connection::to(&router.address).request(method, path, &[], &body.to_string());
        assert_eq!(refused.status, 501, "{path}: {}", refused.body);
        assert!(refused.body.contains("`hob pull`"), "{path}: {}", refused.body);
    }
    assert_eq!(router.state(STORIES), "unloaded", "still there");
    let listed = router.folder.command(&["ps"]).run();
    assert!(String::from_utf8_lossy(&listed.stdout).contains(&router.address), "{listed:?}");
}

#[hob_needs::fixtures]
#[test]
fn the_command_line_goes_before_presets() {
    let router = Router::start("order", "[a]\nctx-size = 32\n", &["--ctx-size", "48"]);
    let props = router.get("/props?model=a").json();
    assert_eq!(props["default_generation_settings"]["n_ctx"], 48);
}

#[hob_needs::fixtures]
#[test]
fn the_model_unused_for_longest_makes_room() {
    let router = Router::start("most", "[*]\nload-on-startup = 1\n[a]\n", &["--models-max", "2"]);
    router.process.wait_for("the model of the start", |_| router.state("a") == "loaded");
    for (model, expected) in [
        ("b/b", ["loaded", "loaded", "unloaded"]),
        (STORIES, ["unloaded", "loaded", "loaded"]),
        ("a", ["loaded", "unloaded", "loaded"]),
    ] {
        assert_eq!(router.complete(model).status, 200);
        let states = ["a", "b/b", STORIES].map(|id| router.state(id));
        assert_eq!(states, expected, "after {model}");
    }
    let unload = json!({"model": "a"});
    assert_eq!(router.post("/models/unload", &unload).json()["success"], true);
    assert_eq!(router.state("a"), "unloaded");
}

#[hob_needs::fixtures]
#[test]
fn a_stream_of_requests_for_one_model_does_not_keep_another_out() {
    let router = Router::start("fair", "", &["--models-max", "1"]);
    assert_eq!(router.complete("a").status, 200);
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let body = json!({"model": "a", "prompt": "Once", "n_predict": 200,
                                  "ignore_eos": true});
                while !is_over.load(Relaxed) {
                    assert_eq!(router.post("/completion", &body).status, 200);
                }
            });
        }
        for _ in 0..3 {
            assert_eq!(router.complete("b/b").status, 200);
        }
        is_over.store(true, Relaxed);
    });
}

#[hob_needs::fixtures]
#[test]
fn a_client_that_leaves_while_it_waits_for_a_place_holds_up_no_other() {
    let router = Router::start("left", "", &["--models-max", "1", ENDLESS[0], ENDLESS[1]]);
    let mut busy = Connection::to(&router.address);
    let body = with(endless(true), json!({"model": "a"}));
    busy.send("POST", "/completion", &[], &body.to_string());
    assert_eq!(busy.head().0, 200);
    busy.chunk().unwrap();
    let mut left = Connection::to(&router.address);
    left.send("POST", "/completion", &[], &json!({"model": "b/b", "prompt": "Once"}).to_string());
    router.process.wait_for("the start of another", |_| router.state("b/b") == "loading");
    drop(left);
    assert_eq!(router.complete("a").status, 200, "while the first goes on");
    router.process.wait_for("the end of the start", |_| router.state("b/b") == "unloaded");
    assert_eq!(router.state("a"), "loaded");
    drop(busy);
    assert_eq!(router.complete("b/b").status, 200);
}

#[hob_needs::fixtures]
#[test]
fn a_stream_has_its_name_while_its_request_waits_for_a_place() {
    let router = Router::start("named", "", &["--models-max", "1", ENDLESS[0], ENDLESS[1]]);
    let mut busy = Connection::to(&router.address);
    let body = with(endless(true), json!({"model": "a"}));
    busy.send("POST", "/completion", &[], &body.to_string());
    assert_eq!(busy.head().0, 200);
    busy.chunk().unwrap();
    let send = |method: &str, path: &str, headers: &[(&str, &str)], body: &str| {
        let mut connection = Connection::to(&router.address);
        connection.send(method, path, headers, body);
        connection
    };
    let begin = |name: &str| {
        let body = json!({"model": "b/b", "messages": [{"role": "user", "content": "Once"}],
            "max_tokens": 4, "ignore_eos": true, "stream": true});
        let named = [("X-Conversation-Id", name)];
        let connection = send("POST", "/v1/chat/completions", &named, &body.to_string());
        let lookup = json!({"conversation_ids": [name]});
        router.process.wait_for("the name of a stream", |_| {
            let found = router.post("/v1/streams/lookup", &lookup).json();
            found[0]["is_done"] == false
        });
        connection
    };
    let mut ended = begin("ended");
    let mut reader = send("GET", "/v1/stream?conv_id=ended", &[], "");
    assert_eq!(reader.head().0, 200);
    assert_eq!(router.state("b/b"), "loading");
    assert_eq!(send("DELETE", "/v1/stream?conv_id=ended", &[], "").head().0, 204);
    assert_eq!(ended.head().0, 409);
    assert!(reader.chunk().is_none());
    router.process.wait_for("the end of the start", |_| router.state("b/b") == "unloaded");
    assert_eq!(router.get("/v1/stream?conv_id=ended").status, 404);

    // another waits on without its client
    drop(begin("left"));
    let mut reader = send("GET", "/v1/stream?conv_id=left", &[], "");
    assert_eq!(reader.head().0, 200);
    drop(busy);
    let mut text = Vec::new();
    while let Some(chunk) = reader.chunk() {
        text.extend(chunk);
    }
    let text = String::from_utf8(text).unwrap();
    assert!(text.ends_with("data: [DONE]\n\n"), "{text}");
    assert_eq!(router.state("b/b"), "loaded");
}

#[hob_needs::fixtures]
#[test]
fn what_goes_on_without_its_client_keeps_its_model() {
    let router = Router::start("held", "", &["--models-max", "1", ENDLESS[0], ENDLESS[1]]);
    let unload = || router.post("/models/unload", &json!({"model": "a"})).status;
    let send = |method: &str, path: &str| {
        let mut connection = Connection::to(&router.address);
        connection.send(method, path, &[], "{}");
        connection.head().0
    };
    let body = json!({"model": "a", "input": "Once", "background": true, "ignore_eos": true});
    let made = router.post("/v1/responses", &body).json();
    assert_eq!(unload(), 409, "{made}");
    let path = format!("/v1/responses/{}/cancel", made["id"].as_str().unwrap());
    assert_eq!(send("POST", &path), 200);
    router.process.wait_for("the model that nobody uses", |_| unload() == 200);

    let messages = json!([{"role": "user", "content": "Once"}]);
    let body = json!({"model": "a", "messages": messages, "max_tokens": 900_000,
        "ignore_eos": true, "stream": true});
    let mut client = Connection::to(&router.address);
    let name = [("X-Conversation-Id", "one")];
    client.send("POST", "/v1/chat/completions", &name, &body.to_string());
    assert_eq!(client.head().0, 200);
    client.chunk().unwrap();
    drop(client);
    // its connection may be seen to be gone a little later
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(unload(), 409);
    assert_eq!(send("DELETE", "/v1/stream?conv_id=one"), 204);
    router.process.wait_for("the model that nobody uses", |_| unload() == 200);
}

#[hob_needs::fixtures]
#[test]
fn models_are_loaded_by_requests_only_where_these_may() {
    let router = Router::start("autoload", "", &["--no-models-autoload", "--metrics"]);
    assert_eq!(router.get("/metrics").status, 200);
    let refused = router.complete("a");
    assert_eq!(refused.status, 400, "{}", refused.body);
    assert_eq!(refused.json()["error"]["param"], "model");
    // the same without a name, and in Ollama's form
    assert_eq!(router.post("/completion", &json!({"prompt": "Once"})).status, 400);
    for path in ["/api/generate", "/api/chat"] {
        let messages = [json!({"role": "user", "content": "Hi"})];
        let body = json!({"model": "a", "prompt": "Once", "messages": messages});
        let refused = router.post(path, &body);
        assert_eq!(refused.status, 400, "{path}: {}", refused.body);
        assert!(refused.body.contains("/models/load"), "{path}: {}", refused.body);
    }
    assert_eq!(router.state("a"), "unloaded");
    assert_eq!(router.get("/slots?model=a").status, 400);
    assert_eq!(router.get("/slots?model=a&autoload=true").status, 200);
    assert_eq!(router.get("/slots?model=a&autoload=perhaps").status, 400);
    assert_eq!(router.complete("a").status, 200);
    for path in ["/models/load", "/models/unload"] {
        let refused = router.post(path, &json!({"model": "b/b", "threads": 4}));
        assert_eq!(refused.status, 400, "{path}: {}", refused.body);
        assert!(refused.body.contains("threads"), "{path}: {}", refused.body);
    }
    assert_eq!(router.state("b/b"), "unloaded");
    assert_eq!(router.post("/models/load", &json!({"model": "b/b"})).json()["success"], true);
    assert_eq!(router.complete("b/b").status, 200);
    assert_eq!(router.post("/models/unload", &json!({"model": "b/b"})).json()["success"], true);
    assert_eq!(router.get("/props?model=b/b&autoload=yes").status, 200);
    for time in ["60s", "1m0s", "1h"] {
        for member in ["ttl", "keep_alive"] {
            let body = json!({"model": "a", "prompt": "Once", "n_predict": 1, (member): time});
            assert_eq!(router.post("/completion", &body).status, 200, "{member}: {time}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn what_is_wrong_loads_no_model() {
    let router = Router::start("wrong", "", &[]);
    let messages = json!([{"role": "user", "content": "Hi"}]);
    for (path, body, field) in [
        ("/api/v1/chat", json!({"input": "Hi", "temperature": "hot"}), "temperature"),
        ("/api/v1/chat", json!({"input": "Hi", "top_k": "x", "stream": true}), "top_k"),
        ("/v1/chat/completions", json!({"messages": messages, "top_p": 7}), "top_p"),
        ("/v1/responses", json!({"input": "Hi", "top_p": 7}), "top_p"),
        ("/v1/messages", json!({"messages": messages, "max_tokens": "x"}), "max_tokens"),
        ("/completion", json!({"prompt": "Hi", "top_k": "x"}), "top_k"),
        ("/v1/completions", json!({"prompt": "Hi", "top_p": 7}), "top_p"),
        ("/infill", json!({"input_prefix": "a"}), "input_suffix"),
        ("/api/chat", json!({"messages": messages, "options": {"top_k": "x"}}), "top_k"),
        ("/api/generate", json!({"prompt": "Hi", "options": {"top_k": "x"}}), "top_k"),
        ("/tokenize", json!({"content": 7}), "content"),
    ] {
        let mut body = body;
        body["model"] = "a".into();
        let refused = router.post(path, &body);
        assert_eq!(refused.status, 400, "{path}: {}", refused.body);
        assert!(refused.body.contains(field), "{path}: {}", refused.body);
        assert_eq!(router.state("a"), "unloaded", "{path}");
    }
}

#[hob_needs::fixtures]
#[test]
fn kept_responses_are_found_without_a_model() {
    let router = Router::start("kept", "", &[]);
    let body = json!({"model": "a", "input": "Hi", "max_output_tokens": 4});
    let made = router.post("/v1/responses", &body).json();
    let path = format!("/v1/responses/{}", made["id"].as_str().unwrap());
    assert_eq!(router.post("/models/unload", &json!({"model": "a"})).json()["success"], true);
    assert_eq!(router.get(&path).json(), made);
    assert_eq!(router.get(&format!("{path}/input_items")).status, 200);
    let gone = Connection::to(&router.address).request("DELETE", &path, &[], "");
    assert_eq!((gone.status, &gone.json()["deleted"]), (200, &json!(true)));
    assert_eq!(router.get(&path).status, 404);
    assert_eq!(router.state("a"), "unloaded");
    let document = router.get("/openapi.json").json();
    assert_eq!(document["info"]["title"], "hob serve");
    assert!(document["paths"]["/api/pull"]["post"]["responses"]["501"].is_object());
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn names_of_files_reach_the_log_without_control_characters() {
    let router = Router::start("controls", "", &[]);
    let hostile = "x\u{1b}]0;t\u{7}\nhob: listening\u{9b}31m.gguf";
    std::fs::write(router.folder.0.join("models").join(hostile), "no model").unwrap();
    assert_eq!(router.get("/v1/models").status, 200);
    router.process.wait_for("a word on the file", |process| process.log().contains("\\u001b"));
    let log = router.process.log();
    assert!(!log.contains(|c: char| c.is_control() && c != '\n'), "{log:?}");
    assert!(!log.lines().any(|line| line.starts_with("hob: listening\\u009b")), "{log:?}");
}

#[hob_needs::fixtures]
#[test]
fn a_key_is_asked_for_everywhere() {
    let router =
        Router::start("key", "[x]\nmodel = models/a.gguf\napi-key =\n", &["--api-key", "k"]);
    for path in ["/models", "/props", "/slots?model=a", "/api/v1/models", "/api/tags", "/none"] {
        assert_eq!(router.get(path).status, 401, "{path}");
    }
    let load = json!({"model": "a"});
    for path in ["/models/load", "/models/unload", "/completion", "/api/v1/models/load"] {
        assert_eq!(router.post(path, &load).status, 401, "{path}");
    }
    assert_eq!(router.get("/health").status, 200);
    let bearer = [("Authorization", "Bearer k")];
    let get = |path: &str| Connection::to(&router.address).request("GET", path, &bearer, "");
    let list = get("/models");
    assert_eq!(list.status, 200);
    assert!(list.json()["data"].as_array().unwrap().iter().any(|model| model["id"] == "x"));
    // what needs no key reads no presets again
    std::fs::write(router.folder.0.join("p.ini"), "[x\n").unwrap();
    for path in ["/health", "/v1/health", "/ready", "/live"] {
        assert_eq!(router.get(&format!("{path}?reload=1")).status, 200, "{path}");
    }
    assert_eq!(router.get("/models?reload=1").status, 401);
    assert_eq!(get("/models/x?reload=1").status, 200);
    assert_eq!(get("/v1/models?reload=1").status, 400);
}

#[hob_needs::fixtures]
#[test]
fn presets_are_read_again() {
    let one = format!("[one]\nhf-repo = {STORIES}\ndedup-cache-models = 1\n");
    let router = Router::start("reload", &one, &[]);
    assert_eq!(router.state("one"), "unloaded");
    assert!(router.state(STORIES).starts_with("not there"), "the preset hides it");
    assert_eq!(router.complete(STORIES).status, 200, "and it can be used");
    assert_eq!(router.complete("one").status, 200);

    router.folder.store("org/drafts-GGUF", "stories260K.gguf", &stories());
    let drafting = format!("{one}spec-draft-hf = org/drafts-GGUF\n");
    std::fs::write(router.folder.0.join("p.ini"), drafting).unwrap();
    let list = router.states("/models?reload=1");
    let names: Vec<&str> = list.iter().map(|(id, _)| id.as_str()).collect();
    assert!(names.contains(&"one"), "{names:?}");
    assert!(!names.contains(&"org/drafts-GGUF") && !names.contains(&STORIES), "{names:?}");

    let two = format!("[two]\nhf-repo = {STORIES}\n");
    std::fs::write(router.folder.0.join("p.ini"), two).unwrap();
    let ids: Vec<String> =
        router.states("/models?reload=1").into_iter().map(|(id, _)| id).collect();
    assert!(ids.contains(&"two".to_owned()) && !ids.contains(&"one".to_owned()), "{ids:?}");
    assert!(ids.contains(&STORIES.to_owned()));
    assert!(ids.contains(&"org/drafts-GGUF".to_owned()), "nothing hides it now: {ids:?}");
    std::fs::write(router.folder.0.join("p.ini"), "[two\n").unwrap();
    let refused = router.get("/models?reload=1");
    assert_eq!(refused.status, 400);
    assert!(refused.body.contains("p.ini:1:"), "{}", refused.body);
    assert_eq!(router.state("two"), "unloaded", "as it was");
}

#[test]
fn faults_of_presets_are_named_with_their_line() {
    let folder = Folder::new("router-faults");
    let file = folder.0.join("p.ini");
    let model = folder.0.join("x.gguf");
    std::fs::write(&model, "").unwrap();
    let no_template =
        format!("\n[a]\nmodel = {}\nchat-template-file = nowhere.jinja\n", model.display());
    for (text, expected) in [
        (&*no_template, "p.ini:2: [a]: nowhere.jinja"),
        ("[a]\nctx-sise = 1\n", "p.ini:2: ctx-sise: "),
        ("[a]\nctx-size = many\n", "p.ini:2: ctx-size: "),
        ("[a]\n\nmetrics = perhaps\n", "p.ini:3: metrics: true or false was expected"),
        ("[a]\nload-on-startup = 5\n", "p.ini:2: load-on-startup: true or false was expected"),
        ("[a]\nrpc = x\n", "p.ini:2: rpc: "),
        ("ctx-size = 1\n", "p.ini:1: "),
    ] {
        std::fs::write(&file, text).unwrap();
        let args = ["serve", "--port", "0", "--models-preset"];
        let output = folder.command(&args).arg(&file).run();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{text}: {said}");
        assert!(said.contains(expected), "{text}: {said}");
    }
    for (option, value, expected) in [
        ("--kv-events-endpoint", "tcp://*:0", "--kv-events-endpoint is of no use with several"),
        ("--otlp-endpoint", "http://a b", "--otlp-endpoint: "),
    ] {
        let args = ["serve", "--port", "0", "--models-max", "2", option, value];
        let output = folder.command(&args).run();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{option}: {said}");
        assert!(said.contains(expected), "{option}: {said}");
    }
    std::fs::write(&file, "[a]\n").unwrap();
    let args = ["serve", "--port", "0", "-m", "x.gguf", "--models-preset"];
    let output = folder.command(&args).arg(&file).run();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("several models, and --model or --hf-repo one"), "{said}");
}

#[hob_needs::fixtures]
#[test]
fn presets_may_be_folders_of_hugging_face() {
    let elsewhere = Folder::new("router-hf-elsewhere");
    let model = elsewhere.0.join("model");
    std::fs::create_dir_all(&model).unwrap();
    write_folder(&model, false);
    let presets = format!("[whole]\nmodel = {}\nctx-size = 64\n", model.display());
    let router = Router::start("hf", &presets, &[]);
    assert_eq!(router.state("whole"), "unloaded");
    let answer = router.complete("whole");
    assert_eq!(answer.status, 200, "{}", answer.json());
    assert_eq!(router.state("whole"), "loaded");
}
