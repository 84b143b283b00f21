//! The vision tower that lies beside a model: which file is taken, and which are refused.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::common;
use crate::program::{hob, stdout};

/// A folder of models and towers, gone at the end.
struct ModelFolder(PathBuf);

impl ModelFolder {
    fn new(name: &str) -> ModelFolder {
        let folder = std::env::temp_dir().join(format!("hob-towers-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        ModelFolder(folder)
    }

    /// Copies a file of the test data, and returns its path.
    fn add(&self, data: &str, name: &str) -> PathBuf {
        let path = self.0.join(name);
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers").join(data);
        fs::copy(data, &path).unwrap();
        path
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.0.join(name)).unwrap();
    }
}

impl Drop for ModelFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The name of the tower that is taken for a model, and what is said on standard error.
fn tower_of(model: &Path) -> (Option<String>, String) {
    let output = hob(&["show", model.to_str().unwrap(), "--json"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    let shown: Value = serde_json::from_slice(&output.stdout).unwrap();
    let tower = shown["projector"].as_str().map(Path::new);
    (tower.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()), said)
}

#[test]
fn a_tower_that_fits_is_taken_whatever_its_name() {
    for name in [
        "mmproj-a.gguf",
        "a-mmproj-f16.gguf",
        "a.mmproj.gguf",
        "mmproj-model-f16.gguf",
        "mmproj.gguf",
        "MMPROJ-F32.GGUF",
        "mmproj-as-its-maker-calls-it-q8_0.gguf",
    ] {
        let folder = ModelFolder::new("names");
        let model = folder.add("kimivl.text.gguf", "a.gguf");
        folder.add("kimivl.mmproj.gguf", name);
        assert_eq!(tower_of(&model), (Some(name.to_owned()), String::new()));
    }
}

#[test]
fn the_tower_with_the_models_name_goes_before_others_and_equal_ones_are_named() {
    let folder = ModelFolder::new("order");
    let model = folder.add("kimivl.text.gguf", "a-q8_0.gguf");
    // one of another width, one of another family, one of another model beside
    folder.add("glm4v.mmproj.gguf", "mmproj-model-f16.gguf");
    folder.add("dots_ocr.mmproj.gguf", "mmproj-dots-f16.gguf");
    folder.add("kimivl.text.gguf", "b.gguf");
    folder.add("kimivl.mmproj.gguf", "mmproj-b-f16.gguf");
    let (tower, said) = tower_of(&model);
    assert_eq!(tower, None, "{said}");

    folder.add("kimivl.mmproj.gguf", "mmproj-x-q8_0.gguf");
    assert_eq!(tower_of(&model).0.as_deref(), Some("mmproj-x-q8_0.gguf"));
    folder.add("kimivl.mmproj.gguf", "mmproj-y-f16.gguf");
    let (tower, said) = tower_of(&model);
    assert_eq!(tower.as_deref(), Some("mmproj-x-q8_0.gguf"), "the nearest precision");
    for word in ["mmproj-x-q8_0.gguf, mmproj-y-f16.gguf", "q8_0.gguf is taken", "--mmproj FILE"] {
        assert!(said.contains(word), "{said}");
    }

    folder.add("kimivl.mmproj.gguf", "mmproj-a-bf16.gguf");
    folder.add("kimivl.mmproj.gguf", "a-mmproj-f16.gguf");
    let (tower, said) = tower_of(&model);
    assert_eq!((tower.as_deref(), said.as_str()), (Some("a-mmproj-f16.gguf"), ""));
    // one that names the model and is of another goes for none
    folder.remove("a-mmproj-f16.gguf");
    folder.add("glm4v.mmproj.gguf", "mmproj-a-bf16.gguf");
    assert_eq!(tower_of(&model).0.as_deref(), Some("mmproj-x-q8_0.gguf"));
}

#[hob_needs::fixtures]
#[test]
fn a_tower_that_does_not_fit_is_said_to_be_passed_over() {
    let folder = ModelFolder::new("faults");
    let fixtures = common::fixtures().join("vision");
    let model = folder.0.join("a.gguf");
    fs::copy(fixtures.join("qwen2vl.text.gguf"), &model).unwrap();
    let run = |options: &[&str]| {
        let fixed = ["run", "-m", model.to_str().unwrap(), "--raw", "-n", "1", "-c", "64"];
        let output = hob(&[&fixed[..], options, &["a"]].concat());
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    folder.add("llava.mmproj.gguf", "mmproj-a.gguf");
    let (code, said) = run(&[]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("32 values wide") && said.contains("--mmproj FILE"), "{said}");

    // of the same width
    let other = fixtures.join("gemma3.mmproj.gguf");
    let (code, said) = run(&["--mmproj", other.to_str().unwrap()]);
    assert_eq!(code, Some(2), "{said}");
    for word in ["gemma3.mmproj.gguf", "`gemma3`", "of Gemma 3", "is gemma3", "is qwen2vl"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    // the models that have this projector are many
    let other = fixtures.join("internvl.mmproj.gguf");
    let (code, said) = run(&["--mmproj", other.to_str().unwrap()]);
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn a_model_in_a_folder_of_towers_alone_is_still_read() {
    let folder = ModelFolder::new("tower");
    let tower = folder.add("kimivl.mmproj.gguf", "mmproj-a.gguf");
    assert!(stdout(&["inspect", tower.to_str().unwrap()]).contains("clip"));
}
