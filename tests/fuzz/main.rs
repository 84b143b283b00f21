//! Fuzzing the constraint engine, chat templates and what reads image files: inputs that are nearly
//! right, made from a seed, for as long as `HOB_FUZZ_SECONDS` says (2 seconds for each target by
//! default; 600 is a real run). `HOB_FUZZ_SEED` is where the seeds begin.
//!
//! A finding is a panic, an answer that contradicts another way of asking, an input that takes more
//! than [`MOST_CPU`] of computing or more than [`MOST_MEMORY`]. It is printed with its seed; the
//! input that is being tried is always in a file under the target directory, so that even a stack
//! overflow leaves it behind.
//!
//! A binary of its own, since it measures the memory of its process.

#[path = "../it/common.rs"]
mod common;
mod corpus;
mod mutate;
mod pictures;
mod rng;

use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use hob::chat::ChatTemplate;
use hob::gguf::Gguf;
use hob::grammar::{
    Automaton, Error, Gbnf, Masks, NumberLimits, Options, Source, State, Vocabulary, Whitespace,
    load_grammar_file, precompile,
};
use hob::vision::config;
use hob::vision::preprocess::prepare;
use hob::vision::{ImagePart, decode};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use corpus::Corpus;
use rng::Rng;

/// Computing that one input may take: compiling it, and the longest step, which the engine's limits
/// bound; walks end when [`ENOUGH`] is spent. The largest real schemas take a tenth of a second.
const MOST_CPU: Duration = Duration::from_secs(10);

/// Computing after which an input has been walked through enough.
const ENOUGH: Duration = Duration::from_secs(1);

/// After so long without an end, computing or not, an input hangs.
const MOST_TIME: Duration = Duration::from_secs(180);

/// How much more memory the process may need for one input, in bytes.
const MOST_MEMORY: u64 = 1 << 30;

/// Targets take turns, so that time and memory are one input's.
static TURN: Mutex<()> = Mutex::new(());

/// Runs `one` on inputs that `make` makes from one seed after another. An input is text, so that it
/// can be printed.
fn fuzz(
    target: &'static str,
    make: impl Fn(&mut Rng) -> String + Send + 'static,
    mut one: impl FnMut(&mut Rng, &str, Duration) -> Result<(), String> + Send + 'static,
) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let time = Duration::from_secs(number("HOB_FUZZ_SECONDS").unwrap_or(2));
    let first = number("HOB_FUZZ_SEED").unwrap_or(1);
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{target}.txt"));
    let (tell, told) = mpsc::channel::<Option<String>>();
    let runner = std::thread::Builder::new().stack_size(2 << 20).spawn(move || {
        let start = Instant::now();
        let mut seed = first;
        while start.elapsed() < time {
            let mut rng = Rng::new(seed);
            let input = make(&mut rng);
            std::fs::write(&file, format!("seed {seed}\n{input}")).unwrap();
            let cpu = cpu_time();
            let memory = peak_memory();
            let verdict = std::panic::catch_unwind(AssertUnwindSafe(|| one(&mut rng, &input, cpu)));
            let cpu = cpu_time().saturating_sub(cpu);
            let memory = peak_memory().saturating_sub(memory);
            let finding = match verdict {
                Err(_) => Some("a panic".to_owned()),
                Ok(Err(what)) => Some(what),
                Ok(Ok(())) if cpu > MOST_CPU => Some(format!("{cpu:?} of computing")),
                Ok(Ok(())) if memory > MOST_MEMORY => Some(format!("{memory} bytes of memory")),
                Ok(Ok(())) => None,
            };
            if let Some(what) = finding {
                let input: String = input.chars().take(4000).collect();
                let _ = tell.send(Some(format!(
                    "{target}, seed {seed}: {what}\n{input}\nwhole in {}",
                    file.display()
                )));
                return;
            }
            seed += 1;
            let _ = tell.send(None);
        }
        println!("{target}: {} inputs in {:?}, without a finding", seed - first, start.elapsed());
        let _ = std::fs::remove_file(&file);
    });
    let runner = runner.unwrap();
    loop {
        match told.recv_timeout(MOST_TIME) {
            Ok(None) => {}
            Ok(Some(finding)) => panic!("{finding}"),
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => {
                panic!("{target}: an input does not end; it is in {}", env!("CARGO_TARGET_TMPDIR"))
            }
        }
    }
    runner.join().unwrap();
}

/// Computing time of this thread; nothing where the system does not say.
fn cpu_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0))
}

/// Returns whether the input that began at `start` of [`cpu_time`] has been walked through enough.
fn enough(start: Duration) -> bool {
    cpu_time().saturating_sub(start) > ENOUGH
}

/// The most memory that the process has needed, in bytes; nothing where the system does not say.
fn peak_memory() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) << 10
}

/// Walks along `text` as far as it goes, and along what is forced.
fn walk(automaton: &mut Automaton, text: &[u8], began: Duration) -> Result<(), String> {
    let mut state = automaton.start();
    for &byte in text {
        if enough(began) {
            return Ok(());
        }
        let next = match automaton.step(state, byte) {
            Ok(next) => next,
            Err(e) if e.is_of_step() => return Ok(()),
            Err(e) => return Err(e.to_string()),
        };
        if next.is_dead() {
            break;
        }
        if !automaton.can_continue(next) && !automaton.is_accepting(next) {
            return Err("a state in which nothing may follow and nothing ends".into());
        }
        state = next;
    }
    match automaton.forced(state) {
        Err(e) if !e.is_of_step() => Err(e.to_string()),
        _ => Ok(()),
    }
}

/// Returns bytes along the automaton: mostly those that may follow.
fn stroll(automaton: &mut Automaton, rng: &mut Rng, length: usize, began: Duration) -> Vec<u8> {
    let mut state = automaton.start();
    let mut out = Vec::new();
    while out.len() < length {
        let mut ways = Vec::new();
        // what grammars mostly ask for, a few others, and all where none of these may follow
        let usual = b"\"\\{}[]:,. \nabrtz019-+eux\xC3\xA9\xE6\x97\xA5\xF0".iter().copied();
        let some = usual.chain((0..8).map(|_| rng.below(256) as u8)).collect::<Vec<_>>();
        for byte in some.into_iter().chain(0..=255) {
            if (byte == 0 && !ways.is_empty()) || enough(began) {
                break;
            }
            match automaton.step(state, byte) {
                Ok(next) if !next.is_dead() => ways.push((byte, next)),
                Ok(_) => {}
                Err(_) => return out,
            }
        }
        let Some(&(byte, next)) = rng.pick(&ways) else { break };
        out.push(byte);
        state = next;
    }
    out
}

#[test]
fn gbnf_parser() {
    let corpus = Corpus::load();
    let texts = corpus.clone();
    fuzz(
        "gbnf",
        move |rng| {
            if rng.below(4) == 0 {
                mutate::grammar(rng)
            } else {
                let text = rng.pick(&corpus.grammars).cloned().unwrap_or_default();
                mutate::text(rng, text, &corpus.grammars, &mutate::GBNF_WORDS)
            }
        },
        move |rng, input, began| {
            let Ok(mut automaton) = Automaton::from_gbnf(input, "root", &|t| Some(t.len() as u32))
            else {
                return Ok(());
            };
            for _ in 0..3 {
                let text = stroll(&mut automaton, rng, 30, began);
                walk(&mut automaton, &text, began)?;
                walk(
                    &mut automaton,
                    rng.pick(&texts.texts).map_or(&b""[..], |t| t.as_bytes()),
                    began,
                )?;
            }
            Ok(())
        },
    );
}

#[test]
fn schema_compiler() {
    let corpus = Corpus::load();
    let texts = corpus.clone();
    fuzz(
        "schema",
        move |rng| {
            let schema = rng.pick(&corpus.schemas).cloned().unwrap_or(Value::Bool(true));
            mutate::schema(rng, schema, &corpus.schemas).to_string()
        },
        move |rng, input, began| {
            let Ok(schema) = serde_json::from_str::<Value>(input) else { return Ok(()) };
            let whitespace =
                if rng.below(2) == 0 { Whitespace::Natural } else { Whitespace::Compact };
            let limits = [NumberLimits::None, NumberLimits::Int64, NumberLimits::JsonSafe];
            let numbers = *rng.pick(&limits).unwrap_or(&NumberLimits::Int64);
            let options = Options { open_objects: rng.below(2) == 0, whitespace, numbers };
            let compiled = Automaton::from_schema(&schema, options);
            let gbnf = Gbnf::from_schema(&schema, options);
            let ((mut of_schema, _), gbnf) = match (compiled, gbnf) {
                (Ok(compiled), Ok(gbnf)) => (compiled, gbnf),
                (Err(a), Err(b)) if a == b => return Ok(()),
                (Err(e), _) if e.is_of_step() => return Ok(()),
                (a, b) => return Err(format!("compiled: {:?}, converted: {:?}", a.err(), b.err())),
            };
            let mut of_gbnf = match Automaton::from_gbnf(&gbnf.text, "root", &|_| None) {
                Ok(automaton) => automaton,
                Err(e) if e.is_of_step() || matches!(e, Error::Limit { .. }) => return Ok(()),
                Err(e) => return Err(format!("its grammar: {e}\n{}", gbnf.text)),
            };
            for round in 0..4 {
                let mut text = match round {
                    0 => rng.pick(&texts.texts).map(|t| t.clone().into_bytes()).unwrap_or_default(),
                    _ => stroll(&mut of_schema, rng, 60, began),
                };
                if round == 3 && !text.is_empty() {
                    let at = rng.below(text.len());
                    text[at] = rng.below(256) as u8;
                }
                walk(&mut of_schema, &text, began)?;
                let far = |a: &mut Automaton| {
                    if enough(began) {
                        return Err(Error::Broken);
                    }
                    let mut state = a.start();
                    let mut n = 0;
                    for &byte in &text {
                        state = a.step(state, byte)?;
                        if state.is_dead() {
                            break;
                        }
                        n += 1;
                    }
                    Ok::<_, Error>((n, a.is_accepting(state)))
                };
                let (Ok(want), Ok(got)) = (far(&mut of_schema), far(&mut of_gbnf)) else {
                    return Ok(());
                };
                if want != got && gbnf.lost.is_empty() {
                    let text = String::from_utf8_lossy(&text).into_owned();
                    return Err(format!(
                        "schema {want:?}, its grammar {got:?}: {text}\n{}",
                        gbnf.text
                    ));
                }
            }
            Ok(())
        },
    );
}

/// A precompiled grammar with a few bytes changed, and its checksum set right, so that what is
/// inside is read.
#[test]
fn precompiled_loader() {
    let corpus = Corpus::load();
    let vocabulary = corpus::vocabulary();
    fuzz(
        "precompiled",
        move |rng| match rng.below(2) {
            0 => format!("G{}", rng.pick(&corpus.grammars).cloned().unwrap_or_default()),
            _ => format!("S{}", rng.pick(&corpus.schemas).cloned().unwrap_or(Value::Bool(true))),
        },
        move |rng, input, began| {
            let source = match input.strip_prefix('G') {
                Some(text) => Source::Gbnf(text.into()),
                None => {
                    Source::Schema(serde_json::from_str(&input[1..]).unwrap(), Options::default())
                }
            };
            let Ok((file, ignored)) = precompile(&source, &vocabulary, &|t| Some(t.len() as u32))
            else {
                return Ok(());
            };
            let load = |bytes: &[u8]| load_grammar_file(bytes, &vocabulary, &|_| None);
            let (mut whole, names) = load(&file).map_err(|e| format!("as it was written: {e}"))?;
            let text = stroll(&mut whole, rng, 40, began);
            if names != ignored {
                return Err("other keywords".into());
            }
            for round in 0..40 {
                if enough(began) {
                    break;
                }
                let mut bytes = file.clone();
                for _ in 0..1 + rng.below(3) {
                    let at = if round % 8 == 0 {
                        rng.below(bytes.len())
                    } else {
                        HEADER + rng.below(bytes.len() - HEADER)
                    };
                    match rng.below(4) {
                        0 => bytes[at] = rng.below(256) as u8,
                        1 => bytes[at] ^= 1 << rng.below(8),
                        2 => bytes.truncate(at.max(HEADER + 1)),
                        _ => {
                            let word = [0u32, 1, 2, 7, 1000, u32::MAX, u32::MAX - 1, 1 << 31]
                                [rng.below(8)];
                            for (to, from) in bytes[at..].iter_mut().zip(word.to_le_bytes()) {
                                *to = from;
                            }
                        }
                    }
                }
                if round % 8 != 0 {
                    let body = bytes.split_off(HEADER);
                    bytes[44..52].copy_from_slice(&(body.len() as u64).to_le_bytes());
                    bytes[52..84].copy_from_slice(&Sha256::digest(&body));
                    bytes.extend_from_slice(&body);
                }
                let Ok((mut automaton, _)) = load(&bytes) else { continue };
                walk(&mut automaton, &text, began)
                    .or_else(|e| if bytes == file { Err(e) } else { Ok(()) })?;
                stroll(&mut automaton, rng, 10, began);
            }
            Ok(())
        },
    );
}

/// Bytes of a precompiled grammar before what its checksum is of.
const HEADER: usize = 84;

#[test]
fn matcher() {
    let corpus = Corpus::load();
    let vocabulary = corpus::vocabulary();
    fuzz(
        "matcher",
        move |rng| match rng.below(3) {
            0 => format!("G{}", mutate::grammar(rng)),
            1 => {
                let text = rng.pick(&corpus.grammars).cloned().unwrap_or_default();
                format!("G{}", mutate::text(rng, text, &corpus.grammars, &mutate::GBNF_WORDS))
            }
            _ => {
                let schema = rng.pick(&corpus.schemas).cloned().unwrap_or(Value::Bool(true));
                format!("S{}", mutate::schema(rng, schema, &corpus.schemas))
            }
        },
        move |rng, input, began| {
            let n = vocabulary.len() as u32;
            let automaton = if let Some(text) = input.strip_prefix('G') {
                Automaton::from_gbnf(text, "root", &|t| Some(t.len() as u32 % n))
            } else {
                let Ok(schema) = serde_json::from_str(&input[1..]) else { return Ok(()) };
                Automaton::from_schema(&schema, Options::default()).map(|(a, _)| a)
            };
            let Ok(mut automaton) = automaton else { return Ok(()) };
            match compare(&mut automaton, &vocabulary, rng, began) {
                Err(Wrong::Limit) | Ok(()) => Ok(()),
                Err(Wrong::Answer(what)) => Err(what),
            }
        },
    );
}

enum Wrong {
    /// The automaton has passed a limit.
    Limit,
    Answer(String),
}

impl From<Error> for Wrong {
    fn from(e: Error) -> Wrong {
        if e.is_of_step() { Wrong::Limit } else { Wrong::Answer(e.to_string()) }
    }
}

/// Templates as model files bring them, nearly right.
#[test]
fn template_renderer() {
    let folder = Some(common::fixtures_folder().join("templates")).filter(|dir| dir.is_dir());
    let files = folder.iter().flat_map(|dir| std::fs::read_dir(dir).unwrap().flatten());
    let files = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "jinja"));
    let mut corpus: Vec<String> =
        files.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    // the order of a folder is nobody's
    corpus.sort();
    corpus.extend(mutate::TEMPLATES.map(str::to_owned));
    let tool =
        json!({"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}});
    let call = json!([{"id": "1", "type": "function", "function": {"name": "f",
        "arguments": "{\"n\": 1}"}}]);
    let messages = json!([
        {"role": "system", "content": "s"}, {"role": "user",
            "content": [{"type": "text", "text": "a <|x|> b"}]},
        {"role": "assistant", "content": null, "tool_calls": call},
            {"role": "tool", "content": "ok"},
        {"role": "user", "content": "é"},
    ]);
    let others = corpus.clone();
    fuzz(
        "templates",
        move |rng| {
            let base = rng.pick(&corpus).cloned().unwrap_or_default();
            mutate::text(rng, base, &others, &mutate::JINJA_WORDS)
        },
        move |rng, input, _| {
            let Ok(template) = ChatTemplate::from_source(input, "<s>", "</s>") else {
                return Ok(());
            };
            let context = hob::chat::Context {
                messages: messages.clone(),
                add_generation_prompt: rng.below(2) == 0,
                tools: (rng.below(2) == 0).then(|| json!([tool])),
                variables: Default::default(),
                own_marks: Default::default(),
            };
            match template.prompt(&context) {
                Ok(prompt) if prompt.text.len() > 512 << 20 => {
                    Err(format!("{} bytes", prompt.text.len()))
                }
                _ => Ok(()),
            }
        },
    );
}

#[hob_needs::fixtures]
#[test]
fn image_decoder() {
    let folder = common::fixtures().join("vision");
    let files = ["img_a.jpg", "img_b.jpg", "img_a.png", "img_b.png"];
    let corpus = files.map(|file| std::fs::read(folder.join(file)).unwrap());
    let towers =
        ["gemma3", "gemma4v", "idefics3", "internvl", "lfm2", "pixtral", "qwen25vl", "qwen3vl"];
    let towers = towers.map(|name| {
        let gguf = Gguf::open(folder.join(format!("{name}.mmproj.gguf"))).unwrap();
        config::read(&gguf).unwrap()
    });
    fuzz(
        "images",
        move |rng| BASE64.encode(pictures::nearly(rng, &corpus)),
        move |rng, input, began| {
            let Ok(picture) = decode(&BASE64.decode(input).unwrap()) else { return Ok(()) };
            let width = picture.width;
            let height = picture.height;
            if width == 0 || height == 0 || picture.rgb.len() != width * height * 3 {
                return Err(format!("{width} × {height} pixels in {} bytes", picture.rgb.len()));
            }
            // large ones take as long as they are large
            if width * height > 1 << 20 || enough(began) {
                return Ok(());
            }
            let Some(tower) = rng.pick(&towers) else { return Ok(()) };
            for part in prepare(tower, &picture) {
                if let ImagePart::Image(image) = part
                    && (image.rgb.len() != image.width * image.height * 3
                        || image.width * image.height > 16 << 20)
                {
                    return Err(format!(
                        "{:?}: a picture of {} × {}",
                        tower.family.name, image.width, image.height
                    ));
                }
            }
            Ok(())
        },
    );
}

/// Walks along random tokens and compares each mask with trying every token byte by byte, in
/// another automaton's place.
fn compare(
    automaton: &mut Automaton,
    vocabulary: &Arc<Vocabulary>,
    rng: &mut Rng,
    began: Duration,
) -> Result<(), Wrong> {
    let mut masks = Masks::new(Arc::clone(vocabulary));
    let mut state = automaton.start();
    for step in 0..12 {
        let mask = masks.get(automaton, state)?;
        let mut allowed = Vec::new();
        for token in 0..vocabulary.len() as u32 {
            if enough(began) {
                return Ok(());
            }
            let bytes = vocabulary.bytes(token);
            let next = automaton.advance_token(state, token, bytes)?;
            if mask.contains(token) != (next != State::DEAD) {
                let text = String::from_utf8_lossy(bytes).into_owned();
                let says = mask.contains(token);
                return Err(Wrong::Answer(format!(
                    "step {step}: the mask says {says} of token {token}, {text:?}"
                )));
            }
            if mask.contains(token) {
                allowed.push(next);
            }
        }
        let forced = automaton.forced(state)?;
        if !forced.is_empty() {
            for byte in 0..=255u8 {
                let may = automaton.step(state, byte)? != State::DEAD;
                if may != (byte == forced[0]) || automaton.is_accepting(state) {
                    return Err(Wrong::Answer(format!("step {step}: {forced:?} is not forced")));
                }
            }
        }
        match rng.pick(&allowed) {
            Some(&next) => state = next,
            None => break,
        }
    }
    Ok(())
}
