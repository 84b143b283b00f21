//! The shipped model, which needs no other data: its tokens, logits, masks and answers are those of
//! the records in `tests/data`.
//!
//! `tests/data/record` writes the records anew, where a change of them is meant.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::grammar::{Automaton, Masks, Options, Vocabulary};
use hob::runtime::{self, ModelSource};
use hob::tokenizer::{EncodeOptions, Tokenizer};
use hob_kernels::Isa;
use serde_json::{Value, json};
use unicode_normalization::UnicodeNormalization;

use crate::http::client::Server;
use crate::http::hub::sha256;
use crate::start::Start as _;

/// Texts of many scripts and kinds, with special tokens, and one that is no word at all.
const TEXTS: [&str; 12] = [
    "",
    "Hello, world!",
    "Once upon a time there was a little girl named Lily.",
    "   three spaces, a tab\tand\r\nline ends\n\n\n",
    "{\"name\": \"Anna Berg\", \"age\": 34, \"tags\": [\"a\", null, true, -1.5e-3]}",
    "fn main() {\n    println!(\"{}\", 0x1f_u32);\n}",
    "Grüße aus Köln, señor – « déjà vu »",
    "Привет, мир! 日本語と中文、한국어",
    "👩‍👩‍👧‍👦 🇩🇪 e\u{301} \u{202e}x",
    "3.14159 1,000,000 2026-07-26T12:00:00Z",
    "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

fn records(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Returns the bytes of a record. With `HOB_RECORD=1` they are `now`, written to the file first.
fn recorded(name: &str, now: &[u8]) -> Vec<u8> {
    let path = records(name);
    if std::env::var("HOB_RECORD").is_ok_and(|value| value == "1") {
        std::fs::write(&path, now).unwrap();
    }
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Checks a list against a record of one JSON value in each line.
fn assert_recorded(name: &str, values: &[Value]) {
    let now: String = values.iter().map(|value| format!("{value}\n")).collect();
    let record = String::from_utf8(recorded(name, now.as_bytes())).unwrap();
    for (was, is) in record.lines().zip(now.lines()) {
        assert_eq!(is, was, "{name}");
    }
    assert_eq!(now.lines().count(), record.lines().count(), "{name}");
}

fn tokenizer() -> Tokenizer {
    let gguf = ModelSource::Shipped.open().unwrap();
    runtime::load_tokenizer(&ModelSource::Shipped, &gguf).unwrap()
}

#[test]
fn texts_become_the_recorded_tokens_and_come_back() {
    let tokenizer = tokenizer();
    let lines = TEXTS.map(|text| {
        let tokens = tokenizer.encode(text, &EncodeOptions::MARKED);
        let decoded = String::from_utf8(tokenizer.decode_marked(&tokens)).unwrap();
        // the tokenizer of the model puts characters together first
        assert_eq!(decoded, text.nfc().collect::<String>());
        json!({"text": text, "tokens": tokens})
    });
    assert_recorded("tokens.jsonl", &lines);
}

/// Returns the logits of the last tokens of a text, `[N_ROWS, n_vocab]`.
fn last_logits(context: &mut Context, tokens: &[u32], step: usize) -> Vec<f32> {
    const N_ROWS: usize = 4;
    context.clear_seq(0, 0);
    let mut logits = Vec::new();
    let batch: Vec<BatchToken> = (0..)
        .zip(tokens)
        .map(|(pos, &token)| {
            let want_logits = pos as usize + N_ROWS >= tokens.len();
            BatchToken { token, seq: 0, pos, want_logits }
        })
        .collect();
    for chunk in batch.chunks(step) {
        logits.extend_from_slice(context.step(chunk).unwrap());
    }
    logits
}

/// Returns the mean squared error over the mean square.
fn nmse(ours: &[f32], record: &[f32]) -> f64 {
    assert_eq!(ours.len(), record.len());
    let square = |x: f64| x * x;
    let errors = ours.iter().zip(record).map(|(&a, &b)| square(f64::from(a) - f64::from(b)));
    errors.sum::<f64>() / record.iter().map(|&b| square(f64::from(b))).sum::<f64>()
}

/// Exact logits agree within the rounding of sums, those of quantized activations within 1e-3.
#[test]
fn logits_are_the_recorded_ones_on_every_isa() {
    let model = runtime::load_model(&ModelSource::Shipped).unwrap();
    let tokens = tokenizer().encode(TEXTS[2], &EncodeOptions::PROMPT);
    let logits = |isa, exact, step| {
        let options = ContextOptions {
            isa: Some(isa),
            exact,
            n_ctx: Some(64),
            n_threads: Some(2),
            ..ContextOptions::default()
        };
        last_logits(&mut Context::new(Arc::clone(&model), &options).unwrap(), &tokens, step)
    };
    let now: Vec<u8> =
        logits(Isa::Scalar, true, tokens.len()).into_iter().flat_map(f32::to_le_bytes).collect();
    let record = recorded("logits.f32", &now);
    let record: Vec<f32> =
        record.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
    for isa in Isa::available() {
        for step in [tokens.len(), 1] {
            for (exact, tolerance) in [(true, 1e-8), (false, 1e-3)] {
                let nmse = nmse(&logits(isa, exact, step), &record);
                assert!(nmse <= tolerance, "{isa}, steps of {step}, exact: {exact}: {nmse:e}");
            }
        }
    }
}

/// Schemas, and a text that each accepts.
fn schemas() -> [(Value, &'static str); 6] {
    [
        (json!({}), "[1, {\"a\": null}, \"é\\n\"]"),
        (
            json!({"type": "object", "properties": {"name": {"type": "string"},
                "age": {"type": "integer", "minimum": 0}}, "required": ["name", "age"]}),
            "{\"name\": \"Anna\", \"age\": 34}",
        ),
        (json!({"enum": ["red", "green", "blue", 1, null]}), "\"green\""),
        (
            json!({"type": "array", "items": {"type": "string", "pattern": "^[a-z]+-[0-9]{2,4}$"},
                "minItems": 2, "uniqueItems": true}),
            "[\"ab-12\", \"cd-3456\"]",
        ),
        (json!({"type": "string", "format": "date-time"}), "\"2026-07-26T12:00:00Z\""),
        (
            json!({"$defs": {"tree": {"type": "object", "properties": {"left": {"$ref":
                "#/$defs/tree"}}, "additionalProperties": false}}, "$ref": "#/$defs/tree"}),
            "{\"left\": {\"left\": {}}}",
        ),
    ]
}

/// At each byte of a text: the number of tokens that may follow, and all of them as one hash.
#[test]
fn masks_are_the_recorded_ones() {
    let vocabulary: Arc<Vocabulary> = Arc::new(runtime::vocabulary(&tokenizer()));
    let lines = schemas().map(|(schema, text)| {
        let (mut automaton, _) = Automaton::from_schema(&schema, Options::default()).unwrap();
        let mut masks = Masks::new(Arc::clone(&vocabulary));
        let mut state = automaton.start();
        let mut allowed = Vec::new();
        let mut all = Vec::new();
        for at in 0..=text.len() {
            let mask = masks.get(&mut automaton, state).unwrap();
            let tokens = (0..vocabulary.len() as u32).filter(|&token| mask.contains(token));
            let before = all.len();
            all.extend(tokens.flat_map(u32::to_le_bytes));
            allowed.push((all.len() - before) / 4);
            if let Some(byte) = text.as_bytes().get(at..=at) {
                state = automaton.advance(state, byte).unwrap();
            }
        }
        assert!(automaton.is_accepting(state), "{schema} takes {text}");
        json!({"schema": schema, "text": text, "allowed": allowed, "sha256": sha256(&all)})
    });
    assert_recorded("masks.jsonl", &lines);
}

/// A conversation, one under a schema, a continued text and the tokens of a text, over a socket.
#[test]
fn a_server_answers_as_recorded() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/hob-nano-q8_0.gguf");
    let server = Server::start(&model, &["--exact", "-np", "1", "--ctx-size", "512"]);
    let system = json!({"role": "system",
        "content": "Extract name, age, product and quantity as JSON."});
    let user = json!({"role": "user", "content": "Anna Berg, 34, ordered two lamps."});
    let schema = json!({"type": "object", "properties": {"name": {"type": "string"},
        "age": {"type": "integer"}}, "required": ["name", "age"], "additionalProperties": false});
    let format =
        json!({"type": "json_schema", "json_schema": {"name": "person", "schema": schema}});
    let messages = json!([system, user]);
    let requests = [
        ("/v1/chat/completions", json!({"messages": messages, "temperature": 0, "max_tokens": 60})),
        (
            "/v1/chat/completions",
            json!({"messages": messages, "temperature": 0, "max_tokens": 60,
                "response_format": format}),
        ),
        (
            "/v1/completions",
            json!({"prompt": "Once upon a time", "temperature": 0, "max_tokens": 24}),
        ),
        ("/tokenize", json!({"content": "Hello, world!"})),
    ];
    let lines = requests.map(|(path, body)| {
        let response = server.post(path, &body);
        assert_eq!(response.status, 200, "{path}: {}", response.json());
        let mut answer = response.json();
        // what depends on the time, the machine and the name of the file
        for name in ["id", "created", "timings", "model", "system_fingerprint"] {
            answer.as_object_mut().unwrap().shift_remove(name);
        }
        json!({"path": path, "request": body, "answer": answer})
    });
    assert_recorded("answers.jsonl", &lines);
}

#[test]
fn the_shipped_model_is_found_by_the_name_that_lists_give_it() {
    let show = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hob"));
        let output = command.args(["show", "--json"]).args(args).run();
        assert!(output.status.success(), "{output:?}");
        output.stdout
    };
    assert_eq!(show(&["hob-nano"]), show(&[]));
}
