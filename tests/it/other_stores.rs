//! Models that lie in the stores of Ollama and LM Studio: found, described, used, and not touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::common;
use crate::http::client::Server;
use crate::http::hub::sha256;

/// A home with the stores of other tools, gone at the end.
struct Stores(PathBuf);

impl Stores {
    fn new(name: &str) -> Stores {
        let folder = std::env::temp_dir().join(format!("hob-others-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Stores(folder)
    }

    fn ollama(&self) -> PathBuf {
        self.0.join("ollama")
    }

    /// Writes a blob of Ollama's, and returns its layer.
    fn layer(&self, kind: &str, bytes: &[u8]) -> Value {
        let hash = sha256(bytes);
        let blobs = self.ollama().join("blobs");
        fs::create_dir_all(&blobs).unwrap();
        fs::write(blobs.join(format!("sha256-{hash}")), bytes).unwrap();
        json!({
            "mediaType": format!("application/vnd.ollama.image.{kind}"),
            "digest": format!("sha256:{hash}"),
            "size": bytes.len(),
        })
    }

    /// Writes a manifest of Ollama's.
    fn manifest(&self, path: &str, text: &str) {
        let file = self.ollama().join("manifests").join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
        command
            .args(args)
            .env("OLLAMA_MODELS", self.ollama())
            .env("LLAMA_CACHE", self.0.join("hub"))
            .env("HOME", &self.0)
            .env("USERPROFILE", &self.0)
            .env_remove("LLAMA_ARG_MODEL");
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    fn fails(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
        stderr
    }

    fn prints(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Stores {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn stories() -> Vec<u8> {
    fs::read(common::fixtures().join("stories/stories260K.gguf")).unwrap()
}

/// Adds a model of Ollama's with all that can belong to one.
fn add_tiny(stores: &Stores) {
    let layers = json!({"layers": [
        stores.layer("model", &stories()),
        stores.layer("template", b"{{ .Prompt }}"),
        stores.layer("system", b"Be brief."),
        stores.layer("params", br#"{"temperature": 0, "top_k": 7, "stop": ["Once"], "num_ctx": 96,
            "num_gpu": 1, "mystery": true}"#),
    ]});
    stores.manifest("registry.ollama.ai/library/tiny/1b", &layers.to_string());
}

#[hob_needs::fixtures]
#[test]
fn ollamas_models_are_found_with_what_is_said_of_them() {
    let stores = Stores::new("ollama");
    add_tiny(&stores);
    for name in ["tiny:1b", "ollama:tiny:1b", "tiny", "https://ollama.com/library/tiny:1b"] {
        let shown = stores.prints(&["show", name, "--json"]);
        let shown: Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(shown["source"], "tiny:1b", "{name}");
    }
    let raw = ["run", "-m", "tiny:1b", "--raw", "-n", "8", "Lily"];
    let output = stores.run(&raw);
    assert!(output.status.success());
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(log.contains("the parameter mystery of Ollama is left out"), "{log}");
    assert!(log.contains("Ollama's own is in another language"), "{log}");
    let again = stores.prints(&raw);
    assert_eq!(again.as_bytes(), output.stdout, "the temperature is 0");

    let path = stores.ollama();
    let ollama = path.to_str().unwrap();
    let server = Server::start_with(Path::new("ollama:tiny:1b"), &[], &[("OLLAMA_MODELS", ollama)]);
    let props = server.get("/props").json();
    let sampling = &props["default_generation_settings"]["params"];
    assert_eq!((&sampling["top_k"], &sampling["temperature"]), (&json!(7), &json!(0.0)));
    assert_eq!(props["default_generation_settings"]["n_ctx"], 96);
    let prompt =
        server.post("/apply-template", &json!({"messages": [{"role": "user", "content": "Hi"}]}));
    assert!(prompt.json()["prompt"].as_str().unwrap().contains("Be brief."));
    let models = server.get("/v1/models").json();
    assert_eq!(models["data"][0]["id"], "tiny:1b");
}

#[hob_needs::fixtures]
#[test]
fn all_stores_are_listed_and_ambiguous_names_refused() {
    let stores = Stores::new("list");
    add_tiny(&stores);
    let repo = stores.0.join(".lmstudio/models/someone/Tiny-GGUF");
    fs::create_dir_all(&repo).unwrap();
    fs::write(repo.join("Tiny-Q8_0.gguf"), stories()).unwrap();
    fs::write(repo.join("mmproj-Tiny-f16.gguf"), b"GGUF").unwrap();
    let list: Value = serde_json::from_str(&stores.prints(&["list", "--json"])).unwrap();
    let rows: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["origin"].as_str().unwrap()))
        .collect();
    let lm_studio = "lmstudio:someone/Tiny-GGUF:Q8_0";
    assert_eq!(rows, [("ollama:tiny:1b", "ollama"), (lm_studio, "lmstudio")]);
    assert!(list[1]["mmproj"].as_str().unwrap().ends_with("mmproj-Tiny-f16.gguf"));
    let text = stores.prints(&["list"]);
    assert!(text.contains("ollama  ") && text.contains("Tiny-Q8_0.gguf"), "{text}");
    for name in [lm_studio, "someone/Tiny-GGUF", "someone/Tiny-GGUF:q8_0", "Tiny-Q8_0"] {
        assert!(stores.prints(&["inspect", name]).contains("llama"), "{name}");
    }
    stores.manifest("registry.ollama.ai/library/tiny/3b", "{}");
    let error = stores.fails(&["show", "tiny"]);
    assert!(
        error.contains("`tiny` may be any of these: ollama:tiny:1b, ollama:tiny:3b"),
        "{error}"
    );
    let error = stores.fails(&["show", "ollama:none"]);
    assert!(error.contains("there is no model of that name in"), "{error}");
    assert_eq!(stores.run(&["rm", "someone/Tiny-GGUF"]).status.code(), Some(2), "only read");
    assert!(repo.join("Tiny-Q8_0.gguf").exists());
}

#[test]
fn hostile_manifests_are_refused() {
    let stores = Stores::new("hostile");
    let model = |digest: &str| {
        let kind = "application/vnd.ollama.image.model";
        json!({"layers": [{"mediaType": kind, "digest": digest, "size": 4}]}).to_string()
    };
    let long = "[".repeat(2 << 20);
    let nested = format!("{}{}", "[".repeat(1000), "]".repeat(1000));
    for (text, what) in [
        (model("sha256:../../../etc/passwd"), "a digest is not"),
        (model("../x"), "a digest is not"),
        (model(&format!("sha256:{}/", "a".repeat(63))), "a digest is not"),
        ("{}".into(), "no layer of weights"),
        ("5".into(), "a manifest of Ollama was expected"),
        (nested, "a manifest of Ollama was expected"),
        (long, "more than"),
        (
            json!({"layers": [{"mediaType": "application/vnd.ollama.image.tensor",
                "digest": "sha256:", "size": 1}]})
            .to_string(),
            "tensors one by one",
        ),
    ] {
        stores.manifest("registry.ollama.ai/library/bad/latest", &text);
        let error = stores.fails(&["show", "bad"]);
        assert!(error.contains(what) && error.lines().count() == 1, "{error}");
        assert!(!stores.prints(&["list"]).contains("bad"));
    }
    let error = stores.fails(&["show", "ollama:../../etc/passwd"]);
    assert!(error.contains("there is no model of that name"), "{error}");
    #[cfg(unix)]
    {
        let manifests = stores.ollama().join("manifests/registry.ollama.ai/library");
        std::os::unix::fs::symlink("/", manifests.join("root")).unwrap();
        assert_eq!(stores.prints(&["list"]), "");
    }
}
