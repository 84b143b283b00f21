//! Models of a desktop through its control interface: the way to load one, what it would take,
//! removal, downloads, measurements.

use std::time::Duration;

use hob::gguf::Gguf;
use serde_json::{Value, json};

use super::{Desktop, STORIES};
use crate::http::hub::{Faults, Hub};
use crate::http::process::Folder;
use crate::http::stories::stories;
use crate::hugging_face::write_folder;

const REPO: &str = "org/other-GGUF";
const MODEL: &str = "org/other-GGUF:F16";

fn model(desktop: &Desktop, id: &str) -> Value {
    let models = desktop.control("GET", "/control/models", &Value::Null).json();
    let all = models["models"].as_array().unwrap();
    all.iter().find(|model| model["id"] == id).cloned().unwrap_or_default()
}

#[hob_needs::fixtures]
#[test]
fn a_model_is_loaded_as_it_is_set() {
    let desktop = Desktop::start("set", &[]);
    let settings = json!({"ctx_size": 64, "cache_type_k": "f32", "sampling": {"top_k": 3}});
    let set = json!({"model": STORIES, "settings": settings});
    let estimate = |body: &Value| desktop.control("POST", "/control/models/estimate", body).json();
    assert_eq!(estimate(&json!({"model": STORIES}))["n_ctx"], 256);
    assert_eq!(estimate(&set)["n_ctx"], 64);
    let answer = desktop.control("POST", "/control/models/settings", &set);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let estimated = estimate(&json!({"model": STORIES}));
    assert_eq!((&estimated["n_ctx"], &estimated["fits"]), (&json!(64), &json!(true)));
    desktop.control("POST", "/control/models/load", &json!({"model": STORIES}));
    let told = model(&desktop, STORIES);
    assert_eq!(told["loaded_context_length"], 64);
    assert_eq!(told["settings"]["sampling"]["top_k"], 3.0);
    for (name, value) in [
        ("ctx_size", json!(0)),
        ("parallel", json!(1000)),
        ("cache_type_k", json!("q1_0")),
        ("device", json!("abacus")),
        ("template", json!("none-such")),
        ("tower", json!("relative.gguf")),
        ("adapters", json!([{"file": "/nowhere/a.gguf"}])),
        ("sampling", json!({"top_p": 2})),
        ("sampling", json!({"warmth": 2})),
        ("colour", json!(1)),
    ] {
        let wrong = json!({"model": STORIES, "settings": {name: value}});
        let answer = desktop.control("POST", "/control/models/settings", &wrong);
        assert_eq!(answer.status, 400, "{name}: {}", answer.body);
    }
}

#[hob_needs::fixtures]
#[test]
fn presets_are_models_with_options_of_their_own() {
    let folder = Folder::new("desktop-presets");
    folder.store(STORIES, "stories260K.gguf", &stories());
    let file = folder.0.join("hob.toml");
    let toml = format!(
        "[serve]\nparallel = 2\n[presets.short]\nmodel = \"{STORIES}\"\nctx-size = 64\n\
         temp = 0\nport = 9\n[presets.gone]\nmodel = \"org/none\"\n"
    );
    std::fs::write(&file, toml).unwrap();
    let desktop = Desktop::start_with(folder, &["--serve"], |command| {
        command.env("HOB_CONFIG", &file);
    });
    desktop.process.wait_for("a word on the preset without a model", |process| {
        process.log().contains("preset=\"gone\"")
    });
    let state = |id: &str| -> Value {
        let list = desktop.get("/v1/models").json();
        let all = list["data"].as_array().unwrap();
        let found = all.iter().find(|model| model["id"] == id);
        found.map_or(Value::Null, |model| model["status"]["value"].clone())
    };
    assert_eq!((state("@short"), state("@gone")), (json!("unloaded"), Value::Null));
    let load = desktop.post("/models/load", &json!({"model": "@short"}));
    assert_eq!((load.status, load.json()), (200, json!({"success": true})), "{}", load.body);
    assert_eq!((state("@short"), state(STORIES)), (json!("loaded"), json!("unloaded")));
    assert_eq!(model(&desktop, "@short")["loaded_context_length"], 32, "64 for two");

    // the preset says how to sample: twice the same
    let ask = || {
        let body = json!({"model": "@short", "prompt": "Once", "max_tokens": 12});
        let answer = desktop.post("/v1/completions", &body).json();
        assert_eq!(answer["model"], "@short");
        answer["choices"][0]["text"].clone()
    };
    assert_eq!(ask(), ask());
    let unload = desktop.post("/models/unload", &json!({"model": "@short"}));
    assert_eq!(unload.status, 200, "{}", unload.body);
    assert_eq!(state("@short"), "unloaded");
    for path in ["/models/load", "/models/unload"] {
        assert_eq!(desktop.post(path, &json!({"model": "@gone"})).status, 404, "{path}");
    }
    let refused = desktop.control("POST", "/control/models/delete", &json!({"model": "@short"}));
    assert_eq!(refused.status, 403);
}

#[hob_needs::fixtures]
#[test]
fn only_models_of_the_store_are_removed() {
    let desktop = Desktop::start("removed", &[]);
    let delete =
        |id: &str| desktop.control("POST", "/control/models/delete", &json!({"model": id}));
    let refused = delete("hob-nano");
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("part of the program"), "{}", refused.body);
    assert_eq!(model(&desktop, STORIES)["origin"], "store");
    // one that is loaded is unloaded first
    let loaded = desktop.control("POST", "/control/models/load", &json!({"model": STORIES}));
    assert_eq!(loaded.status, 200, "{}", loaded.body);
    let removed = delete(STORIES);
    assert_eq!(removed.status, 200, "{}", removed.body);
    assert_eq!(model(&desktop, STORIES), Value::Null);
    assert_eq!(delete(STORIES).status, 404);
}

#[hob_needs::fixtures]
#[test]
fn folders_of_hugging_face_are_models() {
    let folder = Folder::new("desktop-folders");
    let below = folder.0.join("models/maker/tale");
    std::fs::create_dir_all(&below).unwrap();
    write_folder(&below, false);
    let stored = folder.store_folder("org/tale");
    write_folder(&stored, true);
    let models_dir = folder.0.join("models");
    let options = ["--models-dir", models_dir.to_str().unwrap(), "--serve"];
    let desktop = Desktop::start_in(folder, &options);
    let gguf = Gguf::open(stories()).unwrap();
    let n_params: u64 = gguf.tensors().iter().map(|tensor| tensor.n_elements() as u64).sum();
    for (id, origin) in [("maker/tale", "folder"), ("org/tale", "store")] {
        let listed = model(&desktop, id);
        assert_eq!(listed["origin"], origin, "{listed}");
        assert_eq!(listed["arch"], "llama");
        assert_eq!(listed["quantization"], "F32");
        assert_eq!(listed["parameters"], n_params);
        let body = json!({"model": id, "temperature": 0, "max_tokens": 8,
            "messages": [{"role": "user", "content": "Once upon a time"}]});
        let answer = desktop.post("/v1/chat/completions", &body);
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_ne!(answer.json()["choices"][0]["message"]["content"], "");
    }
    // what is said of it needs none of its weights
    let shown = desktop.post("/api/show", &json!({"model": "maker/tale"})).json();
    assert_eq!(shown["model_info"]["llama.context_length"], 2048, "{shown}");
    let removed = desktop.control("POST", "/control/models/delete", &json!({"model": "org/tale"}));
    assert_eq!(removed.status, 200, "{}", removed.body);
    assert_eq!(model(&desktop, "org/tale"), Value::Null);
}

#[hob_needs::fixtures]
#[test]
fn a_download_pauses_resumes_and_is_cancelled() {
    let bytes = std::fs::read(stories()).unwrap();
    let size = bytes.len();
    let hub = Hub::start(REPO, &[("other-F16.gguf", bytes)]);
    let online = |command: &mut std::process::Command| {
        command.env_remove("HF_HUB_OFFLINE");
    };
    let desktop = Desktop::start_with(Folder::new("desktop-downloads"), &[], online);
    let set = |hub: Value| desktop.control("PATCH", "/control/settings", &json!({"hub": hub}));
    assert_eq!(set(json!(hub.address)).status, 200);
    assert_eq!(set(json!("ftp://hub")).status, 400);
    let post =
        |what: &str, body: &Value| desktop.control("POST", &format!("/control/{what}"), body);
    let offers = post("hub/files", &json!({"repo": REPO})).json();
    assert_eq!(offers["models"][0]["name"], MODEL);
    assert_eq!(offers["models"][0]["size"], size);

    let slow = Faults { drip: Some(Duration::from_millis(20)), ..Default::default() };
    hub.set(slow.clone());
    let job = post("downloads/start", &json!({"model": MODEL})).json();
    let id = json!({"id": job["id"]});
    let now = || {
        let all = desktop.control("GET", "/control/downloads", &Value::Null).json();
        all["downloads"].as_array().unwrap().last().unwrap().clone()
    };
    desktop.process.wait_for("bytes", |_| now()["bytes"].as_u64() > Some(50_000));
    assert_eq!(post("downloads/pause", &id).json()["state"], "paused");
    assert_eq!(post("downloads/pause", &id).status, 409);
    assert_eq!(post("downloads/forget", &id).status, 409);
    let left = hub.left();
    desktop.process.wait_for("an ended connection", |_| hub.left() > left || left > 0);
    hub.set(Faults::default());
    assert_eq!(post("downloads/resume", &id).status, 200);
    desktop.process.wait_for("a complete model", |_| now()["state"] == "completed");
    assert!(hub.seen().iter().any(|seen| seen.headers.contains_key("range")), "it goes on");
    assert_eq!(model(&desktop, MODEL)["origin"], "store");
    assert_eq!(post("downloads/start", &json!({"model": MODEL})).status, 409);
    assert_eq!(post("models/delete", &json!({"model": MODEL})).status, 200);

    hub.set(slow);
    let job = post("downloads/start", &json!({"model": MODEL})).json();
    let id = json!({"id": job["id"]});
    desktop.process.wait_for("bytes", |_| now()["bytes"].as_u64() > Some(50_000));
    let left = hub.left();
    assert_eq!(post("downloads/cancel", &id).json()["state"], "cancelled");
    desktop.process.wait_for("an ended connection", |_| hub.left() > left);
    assert_eq!(post("downloads/resume", &id).status, 409);
    hub.set(Faults { status: Some("404 Not Found"), ..Default::default() });
    let missing = post("hub/files", &json!({"repo": REPO}));
    assert_eq!(missing.status, 503, "{}", missing.body);
    let again = post("downloads/start", &json!({"model": MODEL}));
    assert_eq!(again.status, 200, "{}", again.body);
    desktop.process.wait_for("a failure", |_| now()["state"] == "failed");
    assert!(now()["error"].as_str().unwrap().contains("404"), "{}", now());
}

#[hob_needs::fixtures]
#[test]
fn a_measurement_is_made_and_another_is_stopped() {
    let desktop = Desktop::start("bench", &[]);
    let post =
        |what: &str, body: &Value| desktop.control("POST", &format!("/control/bench/{what}"), body);
    let now = || desktop.control("GET", "/control/bench", &Value::Null).json()["run"].clone();
    assert_eq!(now(), Value::Null);
    let order = json!({"kind": "model", "model": STORIES, "n_prompt": 8, "n_gen": 4,
        "repetitions": 1});
    assert_eq!(post("start", &order).status, 200);
    desktop.process.wait_for("a result", |_| now()["state"] != "running");
    assert_eq!(now()["result"][1]["test"], "tg4", "{}", now());
    assert_eq!(post("start", &json!({"kind": "kernels", "types": ["q4_k"]})).status, 200);
    assert_eq!(post("start", &order).status, 409);
    assert_eq!(post("stop", &json!({})).json()["run"]["state"], "cancelled");
    assert_eq!(post("stop", &json!({})).status, 409);
    assert_eq!(post("start", &json!({"kind": "kernels", "types": ["--help"]})).status, 400);
    assert_eq!(post("start", &json!({"kind": "kernels", "n_gen": 1})).status, 400);
}
