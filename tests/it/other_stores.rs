//! Models that lie in the stores of Ollama and LM Studio: found, described, used, and not touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::common;
use crate::http::client::{Connection, Server};
use crate::http::hub::sha256;
use crate::http::process::Process;
use crate::start::Start as _;
use crate::towers::tower_folders;

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
        self.command(args).run()
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

/// A template in the language of Go.
const TEMPLATE: &str = "{{ with .System }}({{ . }}) {{ end }}Q: {{ .Prompt }}\nA: ";

/// Adds a model of Ollama's with all that can belong to one.
fn add_tiny(stores: &Stores) {
    let layers = json!({"layers": [
        stores.layer("model", &stories()),
        stores.layer("template", TEMPLATE.as_bytes()),
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
    assert_eq!(prompt.json()["prompt"], "(Be brief.) Q: Hi\nA: ");
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
    let error = stores.fails(&["rm", "someone/Tiny-GGUF"]);
    assert!(error.contains("in a store of LM Studio, which hob only reads"), "{error}");
    assert!(error.contains("Tiny-Q8_0.gguf"), "{error}");
    for name in ["tiny:1b", "ollama:tiny:1b"] {
        let error = stores.fails(&["rm", name]);
        assert!(error.contains("in a store of Ollama, which hob only reads"), "{error}");
        assert!(
            error.contains("`ollama rm tiny:1b`") && error.contains("no other name"),
            "{error}"
        );
    }
    assert!(repo.join("Tiny-Q8_0.gguf").exists());
}

#[hob_needs::fixtures]
#[test]
fn names_are_found_in_letters_of_another_case() {
    let stores = Stores::new("case");
    let manifest = |stop: &[u8]| {
        let layers = [stores.layer("model", &stories()), stores.layer("system", stop)];
        json!({"layers": layers}).to_string()
    };
    for path in [
        "registry.ollama.ai/library/tiny/1b-q8_0",
        "registry.ollama.ai/library/tiny/latest",
        "registry.ollama.ai/Me/MyModel/latest",
        "registry.ollama.ai/me2/two/a",
        "registry.ollama.ai/me2/two/b",
        "hf.co/Org/Repo-GGUF/latest",
    ] {
        stores.manifest(path, &manifest(path.as_bytes()));
    }
    let lm_studio = stores.0.join(".lmstudio/models");
    let snapshot = stores.0.join("hub/models--Qwen--Tiny-GGUF/snapshots").join("0".repeat(40));
    for (folder, file) in [
        (lm_studio.join("Pub/My-Repo-GGUF"), "My-Repo-Q8_0.gguf"),
        (lm_studio.join("pub2/with space"), "Odd-Q8_0.gguf"),
        (snapshot, "Small-Q8_0.gguf"),
    ] {
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(file), stories()).unwrap();
    }
    for (name, expected) in [
        ("ollama:Tiny", "tiny:latest"),
        ("TINY", "tiny:latest"),
        ("tiny:1B-Q8_0", "tiny:1b-q8_0"),
        ("me/mymodel", "me/mymodel:latest"),
        ("ollama:ME/MYMODEL:LATEST", "me/mymodel:latest"),
        ("mymodel", "me/mymodel:latest"),
        ("hf.co/org/repo-gguf", "hf.co/org/repo-gguf:latest"),
        ("pub/my-repo-gguf", "my-repo-q8_0.gguf"),
        ("lmstudio:PUB/My-Repo-GGUF:q8_0", "my-repo-q8_0.gguf"),
        ("lmstudio:pub2/with space", "odd-q8_0.gguf"),
        ("lmstudio:pub2/with space:Q8_0", "odd-q8_0.gguf"),
        ("pub2/With Space", "odd-q8_0.gguf"),
        ("qwen/tiny-gguf:q8_0", "small-q8_0.gguf"),
        ("QWEN/Tiny-GGUF", "small-q8_0.gguf"),
    ] {
        let shown: Value = serde_json::from_str(&stores.prints(&["show", name, "--json"])).unwrap();
        let source = shown["source"].as_str().unwrap().to_ascii_lowercase();
        assert!(source.ends_with(expected), "{name}: {source}");
    }
    let list = stores.prints(&["list", "--json"]);
    assert!(list.contains("\"lmstudio:pub2/with space:Q8_0\""), "{list}");
    // each tag says another use of the same file
    for name in ["two", "Me2/Two"] {
        let error = stores.fails(&["show", name]);
        let both = "ollama:me2/two:a, ollama:me2/two:b";
        // file systems that know no case give a name as it was asked for
        assert!(error.to_ascii_lowercase().contains(both), "{name}: {error}");
    }
    let error = stores.fails(&["show", "nowhere"]);
    for folder in ["hub", "ollama", ".lmstudio"] {
        let folder = stores.0.join(folder).display().to_string();
        assert!(error.contains("in the stores (") && error.contains(&folder), "{error}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_file_of_a_store_is_found_by_its_name() {
    let stores = Stores::new("files");
    let snapshots = "models--org--other-GGUF/snapshots";
    let snapshot = stores.0.join("hub").join(snapshots).join("0".repeat(40));
    let repo = stores.0.join(".lmstudio/models/someone/Tiny-GGUF");
    for folder in [&snapshot, &repo] {
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join("Both-Q8_0.gguf"), stories()).unwrap();
    }
    fs::write(repo.join("Tiny-Q8_0.gguf"), stories()).unwrap();
    fs::write(snapshot.join("Other-F16.gguf"), stories()).unwrap();
    for name in [
        "Tiny-Q8_0.gguf",
        "someone/Tiny-GGUF/Tiny-Q8_0.gguf",
        "Other-F16.gguf",
        "org/other-GGUF/Other-F16.gguf",
        "someone/Tiny-GGUF/Both-Q8_0.gguf",
    ] {
        assert!(stores.prints(&["inspect", name]).contains("llama"), "{name}");
    }
    let error = stores.fails(&["run", "-m", "Both-Q8_0.gguf", "a"]);
    for name in ["org/other-GGUF:Q8_0", "lmstudio:someone/Tiny-GGUF:"] {
        assert!(error.contains(name), "{name}: {error}");
    }
    let error = stores.fails(&["run", "-m", "https://example.com/x.gguf", "a"]);
    assert!(error.contains("of addresses only those of the hub are read"), "{error}");
    for name in ["None-Q8_0.gguf", "someone/None/Tiny-Q8_0.gguf"] {
        let error = stores.fails(&["run", "-m", name, "a"]);
        assert!(error.contains(&format!("{name}: there is no such file")), "{error}");
        assert!(error.contains("`hob list`"), "{error}");
    }
}

#[test]
fn folders_of_hugging_face_in_the_hubs_cache_are_listed_and_found() {
    let stores = Stores::new("folders");
    let repo = stores.0.join("hub/models--Acme--Small-1B");
    let old = repo.join("snapshots").join("1".repeat(40));
    let snapshot = repo.join("snapshots").join("0".repeat(40));
    let blobs = repo.join("blobs");
    for folder in [&old, &snapshot, &blobs, &repo.join("refs")] {
        fs::create_dir_all(folder).unwrap();
    }
    fs::write(repo.join("refs/main"), "0".repeat(40)).unwrap();
    fs::write(blobs.join("weights"), [0; 5000]).unwrap();
    for folder in [&old, &snapshot] {
        fs::write(folder.join("config.json"), "{}").unwrap();
        #[cfg(unix)]
        for name in ["model.safetensors", "copy.safetensors"] {
            std::os::unix::fs::symlink("../../blobs/weights", folder.join(name)).unwrap();
        }
        #[cfg(not(unix))]
        fs::hard_link(blobs.join("weights"), folder.join("model.safetensors")).unwrap();
    }
    let list: Value = serde_json::from_str(&stores.prints(&["list", "--json"])).unwrap();
    let rows = list.as_array().unwrap();
    assert_eq!(rows.len(), 1, "{list}");
    assert_eq!((&rows[0]["name"], &rows[0]["origin"]), (&json!("Acme/Small-1B"), &json!("hub")));
    assert_eq!((&rows[0]["size"], &rows[0]["complete"]), (&json!(5002), &json!(true)), "{list}");
    assert!(rows[0]["file"].as_str().unwrap().ends_with(&"0".repeat(40)));
    for name in ["Acme/Small-1B", "Small-1B", "small-1b"] {
        let error = stores.fails(&["show", name]);
        assert!(error.contains("a folder in Hugging Face's form"), "{name}: {error}");
    }
    // weights that an index names and that are not there
    fs::write(
        snapshot.join("model.safetensors.index.json"),
        r#"{"weight_map": {"a": "model-2.safetensors"}}"#,
    )
    .unwrap();
    fs::remove_dir_all(&old).unwrap();
    assert!(stores.prints(&["list"]).contains("(parts are missing)"));

    let error = stores.fails(&["rm", "Small-1B"]);
    assert!(error.contains("no") && repo.exists(), "{error}");
    let removed = stores.run(&["rm", "Acme/Small-1B"]);
    let said = String::from_utf8(removed.stderr).unwrap();
    // where there are no links, the snapshot holds one file of weights
    let n_files = if cfg!(unix) { 4 } else { 3 };
    let expected = format!("{n_files} files; 5.0 kB freed");
    assert!(said.contains(&expected) && !repo.exists(), "{said}");
}

#[test]
fn folders_of_hugging_face_in_lm_studios_folder_are_listed_and_found() {
    let stores = Stores::new("lm-folders");
    let repo = stores.0.join(".lmstudio/models/someone/Small-3");
    fs::create_dir_all(&repo).unwrap();
    for entry in fs::read_dir(tower_folders().join("gemma3")).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), repo.join(entry.file_name())).unwrap();
    }
    let list: Value = serde_json::from_str(&stores.prints(&["list", "--json"])).unwrap();
    let row = &list[0];
    assert_eq!(list.as_array().unwrap().len(), 1, "{list}");
    assert_eq!(
        (&row["name"], &row["origin"]),
        (&json!("lmstudio:someone/Small-3"), &json!("lmstudio"))
    );
    assert!(
        row["file"].as_str().unwrap().ends_with("Small-3") && row["complete"] == true,
        "{list}"
    );
    assert_eq!(row["mmproj"], row["file"], "its folder has its tower");
    for name in ["someone/Small-3", "lmstudio:someone/Small-3", "Small-3", "lmstudio:small-3"] {
        let shown = stores.prints(&["show", "--json", name]);
        let shown: Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(shown["projector"], row["file"], "{name}: {shown}");
    }
    let error = stores.fails(&["rm", "someone/Small-3"]);
    assert!(error.contains("in a store of LM Studio, which hob only reads"), "{error}");

    // a repository of the hub of the same name goes before it
    let snapshot = stores.0.join("hub/models--someone--Small-3/snapshots").join("0".repeat(40));
    fs::create_dir_all(&snapshot).unwrap();
    fs::write(snapshot.join("config.json"), "{}").unwrap();
    fs::write(snapshot.join("model.safetensors"), [0; 100]).unwrap();
    let error = stores.fails(&["show", "someone/Small-3"]);
    assert!(error.contains("a folder in Hugging Face's form"), "{error}");
    let error = stores.fails(&["show", "Small-3"]);
    assert!(error.contains("lmstudio:someone/Small-3"), "{error}");
}

#[test]
fn what_is_removed_is_what_is_listed_and_what_is_free_again() {
    let stores = Stores::new("removed");
    let repo = stores.0.join("hub/models--org--tiny-GGUF");
    let snapshot = repo.join("snapshots").join("0".repeat(40));
    fs::create_dir_all(&snapshot).unwrap();
    // files in place of links, as other tools leave them, and a link to elsewhere
    fs::write(snapshot.join("tiny-Q8_0.gguf"), [0; 3000]).unwrap();
    fs::write(snapshot.join("mmproj-tiny-F16.gguf"), [0; 1000]).unwrap();
    fs::write(snapshot.join("model.safetensors"), [0; 4000]).unwrap();
    #[cfg(unix)]
    {
        fs::write(stores.0.join("elsewhere.gguf"), [0; 9000]).unwrap();
        let elsewhere = stores.0.join("elsewhere.gguf");
        std::os::unix::fs::symlink(elsewhere, snapshot.join("tiny-Q4_0.gguf")).unwrap();
        let removed = stores.run(&["rm", "org/tiny-GGUF:Q4_0"]);
        let said = String::from_utf8(removed.stderr).unwrap();
        assert!(said.contains("tiny-Q4_0.gguf; 0.0 kB freed"), "{said}");
        assert!(stores.0.join("elsewhere.gguf").exists());
    }
    let error = stores.fails(&["rm", "tiny"]);
    assert!(error.contains("short for org/tiny-GGUF:Q8_0"), "{error}");
    let removed = stores.run(&["rm", "org/tiny-GGUF:Q8_0"]);
    let said = String::from_utf8(removed.stderr).unwrap();
    assert!(said.contains("tiny-Q8_0.gguf, mmproj-tiny-F16.gguf; 4.0 kB freed"), "{said}");
    assert!(snapshot.join("model.safetensors").exists(), "weights of another kind stay");
    // what no list shows is not removed
    let error = stores.fails(&["rm", "org/tiny-GGUF"]);
    assert!(error.contains("nothing was removed") && error.contains("models--org"), "{error}");
    assert!(snapshot.join("model.safetensors").exists());
}

#[test]
fn parts_of_a_model_are_removed_and_counted_together() {
    let stores = Stores::new("parts");
    let snapshot = stores.0.join("hub/models--org--big-GGUF/snapshots").join("0".repeat(40));
    let others = stores.0.join(".lmstudio/models/someone/Huge-GGUF");
    for folder in [&snapshot, &others] {
        fs::create_dir_all(folder).unwrap();
    }
    for (quant, n) in [("Q8_0", 2), ("F16", 3)] {
        for i in 1..=n {
            let part = format!("-{quant}-{i:05}-of-{n:05}.gguf");
            fs::write(snapshot.join(format!("big{part}")), [0; 1000]).unwrap();
            fs::write(others.join(format!("Huge{part}")), [0; 1000]).unwrap();
        }
    }
    for (quant, words) in [("Q8_0", "and the part next to it"), ("F16", "and the 2 other parts")] {
        let error = stores.fails(&["rm", &format!("lmstudio:someone/Huge-GGUF:{quant}")]);
        assert!(error.contains("LM Studio removes it, or delete "), "{error}");
        assert!(error.contains(&format!("Huge-{quant}-00001-of-")), "{error}");
        assert!(error.contains(words), "{error}");
    }
    assert_eq!(fs::read_dir(&others).unwrap().count(), 5);
    let removed = stores.run(&["rm", "org/big-GGUF:F16"]);
    let said = String::from_utf8(removed.stderr).unwrap();
    for i in 1..=3 {
        assert!(said.contains(&format!("big-F16-{i:05}-of-00003.gguf")), "{said}");
    }
    assert!(said.ends_with("; 3.0 kB freed\n"), "{said}");
    let left = fs::read_dir(&snapshot).unwrap().map(|file| file.unwrap().file_name());
    let mut left: Vec<String> = left.map(|name| name.into_string().unwrap()).collect();
    left.sort();
    assert_eq!(left, ["big-Q8_0-00001-of-00002.gguf", "big-Q8_0-00002-of-00002.gguf"]);
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

#[hob_needs::fixtures]
#[test]
fn the_words_of_ollamas_store_are_shown_to_its_clients() {
    let stores = Stores::new("show");
    add_tiny(&stores);
    let fixed = ["desktop", "--serve", "--control-port", "0", "--port", "0"];
    let process = Process::spawn(&mut stores.command(&fixed));
    let address = process.after("hob: listening on http://");
    let request = |method: &str, path: &str, body: &Value| {
        Connection::to(&address).request(method, path, &[], &body.to_string())
    };
    let shown = request("POST", "/api/show", &json!({"model": "tiny:1b"})).json();
    assert_eq!(shown["template"], TEMPLATE, "{shown}");
    assert_eq!(shown["system"], "Be brief.");
    let parameters = shown["parameters"].as_str().unwrap();
    for (name, value) in [("num_ctx", "96"), ("stop", "\"Once\""), ("temperature", "0")] {
        assert!(
            parameters.lines().any(|line| line == format!("{name:30} {value}")),
            "{parameters}"
        );
    }
    let modelfile = shown["modelfile"].as_str().unwrap();
    let template = format!("TEMPLATE \"\"\"{TEMPLATE}\"\"\"\n");
    assert!(modelfile.contains(&template), "{modelfile}");
    for line in ["SYSTEM Be brief.", "PARAMETER stop \"Once\""] {
        assert!(modelfile.lines().any(|found| found == line), "{line}: {modelfile}");
    }
    let from = modelfile.lines().find_map(|line| line.strip_prefix("FROM ")).unwrap();
    assert!(Path::new(from).is_file(), "{modelfile}");
    let gone = request("DELETE", "/api/delete", &json!({"model": "tiny:1b"}));
    assert_eq!(gone.status, 403, "{}", gone.body);
    assert!(gone.body.contains("`ollama rm tiny:1b`"), "{}", gone.body);
}
