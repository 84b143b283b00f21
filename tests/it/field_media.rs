//! Files that mean ill: control characters on their way to a terminal, vision towers and models
//! whose numbers are each in bounds and their products not, epsilons that are none.

#[cfg(unix)]
mod pty;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use hob::context::ContextOptions;
use hob::gguf::Gguf;
use hob::model::Model;
use hob::vision::{TokenLimits, Vision};

use crate::common;
use crate::start::Start as _;

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("hob-field-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hob"));
    command.args(args).env_remove("HOB_LOG").env_remove("LLAMA_ARG_MODEL").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    command(args).run()
}

/// The place of the value of a metadata key: behind the key and the number of its type.
fn place(file: &[u8], key: &str) -> usize {
    let entry = [&(key.len() as u64).to_le_bytes()[..], key.as_bytes()].concat();
    let at = file.windows(entry.len()).position(|window| window == entry);
    at.unwrap_or_else(|| panic!("{key} is not there")) + entry.len() + 4
}

/// The file with other bytes as the value of a key.
fn with(file: &[u8], key: &str, value: &[u8]) -> Vec<u8> {
    let at = place(file, key);
    let mut changed = file.to_vec();
    changed[at..at + value.len()].copy_from_slice(value);
    changed
}

/// The file with another text, of the same length, as the value of a key.
fn with_text(file: &[u8], key: &str, text: &str) -> Vec<u8> {
    let at = place(file, key);
    assert_eq!(file[at..at + 8], (text.len() as u64).to_le_bytes(), "{key}");
    with(file, key, &[&(text.len() as u64).to_le_bytes(), text.as_bytes()].concat())
}

fn has_controls(text: &str) -> bool {
    text.chars().any(|c| c.is_control() && c != '\n' && c != '\t')
}

/// Runs a command at a terminal, where no control characters may come, and into pipes. Returns both
/// outputs.
#[cfg(unix)]
fn at_both(make: &dyn Fn() -> Command) -> [String; 2] {
    let shown = String::from_utf8(pty::output(make())).unwrap();
    assert!(!has_controls(&shown), "{shown:?}");
    let piped = make().run();
    [shown, String::from_utf8_lossy(&[piped.stdout, piped.stderr].concat()).into_owned()]
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn what_models_say_moves_no_terminal() {
    let fixtures = common::fixtures();
    let ansi = fixtures.join("field/ansi-tokens.gguf");
    let ansi = ansi.to_str().unwrap();
    let folder = Folder::new("terminal");
    let bytes = fs::read(ansi).unwrap();
    let asked = ["run", "-m", ansi, "--raw", "-n", "8", "--temp", "2", "-s", "3", "Once"];
    let [shown, piped] = at_both(&|| command(&asked));
    assert!(
        shown.contains("]0;OWNED") && piped.contains("\x1b]0;OWNED\x07"),
        "{shown:?} {piped:?}"
    );

    // errors, also those of templates
    let named = folder.file("arch.gguf", &with_text(&bytes, "general.architecture", "\x1b]0;x"));
    let named = named.to_str().unwrap();
    let [shown, piped] = at_both(&|| command(&["run", "-m", named, "Hello"]));
    assert!(shown.contains("]0;x") && piped.contains("\x1b]0;x"), "{shown:?} {piped:?}");
    let template = folder.file("t.jinja", b"{{ raise_exception('\x1b]52;c;eA==\x07') }}");
    let template = ["--chat-template-file", template.to_str().unwrap()];
    let [shown, piped] =
        at_both(&|| command(&[&["run", "-m", ansi, "-n", "1", "Hi"][..], &template].concat()));
    assert!(
        shown.contains("]52;c;eA==") && piped.contains("\x1b]52;c;eA==\x07"),
        "{shown:?} {piped:?}"
    );

    // metadata, as text and as JSON, which leaves DEL and C1 as they are
    let titled = folder.file("name.gguf", &with_text(&bytes, "general.name", "\u{9b}1m\x7f"));
    for args in [&["inspect", named][..], &["inspect", titled.to_str().unwrap()]] {
        at_both(&|| command(args));
    }
    let [shown, piped] = at_both(&|| command(&["inspect", "--json", titled.to_str().unwrap()]));
    assert!(shown.contains("\u{fffd}1m\u{fffd}") && piped.contains("\u{9b}1m\x7f"));
    let decode =
        format!("echo [{}] | {} tokenize -m {ansi} --decode", 276, env!("CARGO_BIN_EXE_hob"));
    let [shown, piped] = at_both(&|| {
        let mut shell = Command::new("sh");
        shell.args(["-c", &decode]);
        shell
    });
    assert!(shown.contains("276") && piped.contains("\x1b]0;OWNED"), "{shown:?} {piped:?}");

    // files of the store: two of one quantization go by their paths
    let snapshot = format!("models--org--repo/snapshots/{}", "0".repeat(40));
    for name in ["a\x1b[31m-Q8_0.gguf", "b\x1b[31m-Q8_0.gguf"] {
        folder.file(&format!("{snapshot}/{name}"), &bytes);
    }
    let [shown, piped] = at_both(&|| {
        let mut list = command(&["list"]);
        list.env("LLAMA_CACHE", &folder.0);
        list
    });
    assert!(shown.contains("[31m-Q8_0") && piped.contains("\x1b[31m-Q8_0"), "{shown:?} {piped:?}");
}

fn options() -> ContextOptions {
    ContextOptions { n_threads: Some(2), n_ctx: Some(512), ..ContextOptions::default() }
}

/// The text model of a family's fixtures.
fn text_model(dir: &Path, name: &str) -> Arc<Model> {
    let gguf = Gguf::open(dir.join(format!("{name}.text.gguf"))).unwrap();
    Arc::new(Model::load(gguf).unwrap())
}

#[hob_needs::fixtures]
#[test]
fn a_tower_out_of_proportion_is_refused_when_it_is_loaded() {
    let fixtures = common::fixtures();
    let dir = fixtures.join("vision");
    let tower = fixtures.join("field/mmproj-scale-factor-255.gguf");
    let model = dir.join("gemma4v.text.gguf");
    let image = dir.join("img_a.png");
    let since = Instant::now();
    let output = run(&[
        "run",
        "-m",
        model.to_str().unwrap(),
        "--mmproj",
        tower.to_str().unwrap(),
        "--image",
        image.to_str().unwrap(),
        "--raw",
        "<__media__>",
    ]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("72828000 patches in one picture; at most 32768"), "{error}");
    assert!(error.contains("255 × 255 patches a row"), "{error}");
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());

    let bytes = fs::read(dir.join("gemma4v.mmproj.gguf")).unwrap();
    let text = text_model(&dir, "gemma4v");
    for scale in [16u32, 64, 100, 200, 255] {
        let key = "clip.vision.projector.scale_factor";
        let gguf = Gguf::from_bytes(with(&bytes, key, &scale.to_le_bytes())).unwrap();
        let loaded = Vision::load(gguf, &text.plan, TokenLimits::default(), &options());
        let error = loaded.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains("patches in one picture"), "{scale}: {error}");
    }
}

#[hob_needs::fixtures]
#[test]
fn no_number_of_a_tower_makes_work_without_bounds() {
    let fixtures = common::fixtures();
    let dir = fixtures.join("vision");
    let image = fs::read(dir.join("img_a.png")).unwrap();
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers");
    let towers = TOWERS.map(|name| (&dir, name)).into_iter();
    for (dir, name) in towers.chain(MADE_TOWERS.map(|name| (&made, name))) {
        let bytes = fs::read(dir.join(format!("{name}.mmproj.gguf"))).unwrap();
        let text = text_model(dir, name);
        let gguf = Gguf::from_bytes(bytes.clone()).unwrap();
        let keys: Vec<String> = gguf
            .metadata()
            .filter(|(key, value)| {
                key.starts_with("clip.vision.") && matches!(value, hob::gguf::Value::U32(_))
            })
            .map(|(key, _)| key.to_owned())
            .collect();
        assert!(keys.len() > 6, "{name}: {keys:?}");
        for (key, value) in
            keys.iter().flat_map(|key| [1u32, 2, 5, 16, 255, 4096, 1 << 20].map(|v| (key, v)))
        {
            let gguf = Gguf::from_bytes(with(&bytes, key, &value.to_le_bytes())).unwrap();
            let since = Instant::now();
            let loaded = Vision::load(gguf, &text.plan, TokenLimits::default(), &options());
            let what = match loaded {
                Err(error) => error.to_string(),
                Ok(vision) => vision
                    .embed(&image)
                    .map_or_else(|e| e.to_string(), |parts| format!("{} parts", parts.len())),
            };
            // a busy machine; what is to be excluded takes minutes
            assert!(since.elapsed() < Duration::from_secs(30), "{name} {key} {value}: {what}");
        }
    }
}

/// The families of `tests/data/towers`.
const MADE_TOWERS: [&str; 13] = [
    "dots_ocr",
    "gemma3nv",
    "gemma4uv",
    "glm4v",
    "glm4v_moe",
    "glm_ocr",
    "kimivl",
    "ldp",
    "lightonocr",
    "llava",
    "llava_next",
    "muse-glimmer",
    "paddleocr",
];

/// The families of the fixtures.
const TOWERS: [&str; 9] = [
    "gemma3", "gemma4v", "idefics3", "internvl", "lfm2", "pixtral", "qwen2vl", "qwen25vl",
    "qwen3vl",
];

#[hob_needs::fixtures]
#[test]
fn an_image_out_of_proportion_is_refused_before_it_is_decoded() {
    let fixtures = common::fixtures();
    let dir = fixtures.join("vision");
    // a file that does not say the longest edge takes the image's own size: so many tiles
    let bytes = fs::read(dir.join("idefics3.mmproj.gguf")).unwrap();
    let key = "clip.vision.preproc_image_size";
    let other = "clip.vision.preproc_image_sizx";
    let hidden = String::from_utf8_lossy(&bytes).contains(key).then(|| {
        let at = bytes.windows(key.len()).position(|window| window == key.as_bytes()).unwrap();
        let mut hidden = bytes.clone();
        hidden[at..at + key.len()].copy_from_slice(other.as_bytes());
        hidden
    });
    let gguf = Gguf::from_bytes(hidden.unwrap_or(bytes)).unwrap();
    let text = text_model(&dir, "idefics3");
    let vision = Vision::load(gguf, &text.plan, TokenLimits::default(), &options()).unwrap();
    let mut png = std::io::Cursor::new(Vec::new());
    image::GrayImage::new(6000, 8000).write_to(&mut png, image::ImageFormat::Png).unwrap();
    // its pixels cannot be decoded, and need not be
    let whole = png.get_ref();
    let error = vision.embed(&whole[..whole.len() / 2]).unwrap_err().to_string();
    assert!(
        error.contains("the image of 6000 × 8000 pixels has") && error.contains("smaller"),
        "{error}"
    );
}

#[hob_needs::fixtures]
#[test]
fn a_text_model_out_of_proportion_is_refused() {
    let fixtures = common::fixtures();
    let bytes = fs::read(fixtures.join("vision/gemma3.text.gguf")).unwrap();
    for key in ["gemma3.embedding_length", "gemma3.feed_forward_length"] {
        let gguf = Gguf::from_bytes(with(&bytes, key, &(1u32 << 20).to_le_bytes())).unwrap();
        let error = Model::load(gguf).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(key) && error.contains("262144"), "{key}: {error}");
    }
}

/// Epsilons that are none.
const NO_EPSILON: [f32; 6] = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1e-6, 0.0, -0.0];

#[hob_needs::fixtures]
#[test]
fn an_epsilon_is_a_finite_number_above_0() {
    let fixtures = common::fixtures();
    let dir = fixtures.join("vision");
    for name in TOWERS {
        let bytes = fs::read(dir.join(format!("{name}.mmproj.gguf"))).unwrap();
        let text = text_model(&dir, name);
        let key = "clip.vision.attention.layer_norm_epsilon";
        for eps in NO_EPSILON {
            let gguf = Gguf::from_bytes(with(&bytes, key, &eps.to_le_bytes())).unwrap();
            let loaded = Vision::load(gguf, &text.plan, TokenLimits::default(), &options());
            let error = loaded.err().map(|error| error.to_string()).unwrap_or_default();
            assert!(
                error.contains(key) && error.contains("a finite number above 0"),
                "{name} {eps}: {error}"
            );
        }
    }
    let texts = TOWERS.map(|name| dir.join(format!("{name}.text.gguf")));
    let others = ["stories/stories260K.gguf", "field/bert-add-eos.gguf", "field/gptoss-rope.gguf"];
    for path in texts.into_iter().chain(others.map(|path| fixtures.join(path))) {
        let bytes = fs::read(&path).unwrap();
        let gguf = Gguf::from_bytes(bytes.clone()).unwrap();
        let key = gguf
            .metadata()
            .map(|(key, _)| key)
            .find(|key| key.ends_with("_epsilon"))
            .unwrap()
            .to_owned();
        for eps in NO_EPSILON {
            let gguf = Gguf::from_bytes(with(&bytes, &key, &eps.to_le_bytes())).unwrap();
            let loaded = Model::load(gguf);
            let error = loaded.err().map(|error| error.to_string()).unwrap_or_default();
            assert!(error.contains(&key), "{} {eps}: {error}", path.display());
        }
    }
}
