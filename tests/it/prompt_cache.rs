//! The prompt cache on disk: what one process has computed of a prompt, another one finds, if it is
//! of the same model, and takes nothing that is damaged, foreign or no longer there.

mod models;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::adapters;
use crate::http::client::Server;
use crate::http::process::Folder;
#[cfg(unix)]
use crate::http::process::is_private;
use crate::http::stories::stories;
use crate::program::complaint;

const STORY: &str = "Once upon a time there was a little girl who lived in a big house near the \
    woods. She had a red ball and a small dog named Max. Every day they went to the park and \
    played in the sun. One day it rained, and the girl was sad. \"Do not be sad\", said her mom. \
    \"We can play in the house.\" So they made a tent and told stories until the rain was over. ";

/// One slot, whose texts are the same to the bit however they are computed.
const FIXED: [&str; 6] = ["--metrics", "--deterministic", "-np", "1", "-c", "4096"];

fn nano() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/models/hob-nano-q8_0.gguf"))
}

/// Starts a server with this folder as its prompt cache.
fn serve(model: &Path, folder: &Path, options: &[&str]) -> Server {
    let folder = ["--prompt-cache", folder.to_str().unwrap()];
    Server::start(model, &[&FIXED[..], &folder[..], options].concat())
}

/// A change of a file.
type Damage = Box<dyn Fn(&[u8]) -> Vec<u8>>;

/// The answer to a prompt.
#[derive(Debug, PartialEq)]
struct Told {
    text: String,
    /// Tokens of the prompt that were found computed.
    cached: u64,
}

fn ask(server: &Server, prompt: &str) -> Told {
    ask_with(server, prompt, json!({}))
}

fn ask_with(server: &Server, prompt: &str, fields: Value) -> Told {
    let mut body = json!({"prompt": prompt, "n_predict": 24, "temperature": 0, "ignore_eos": true});
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    let answer = server.post("/completion", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = answer.json();
    let cached = answer["timings"]["cache_n"].as_u64().unwrap();
    Told { text: answer["content"].as_str().unwrap().to_owned(), cached }
}

/// Returns the tokens of the last prompt of a server.
fn n_prompt(server: &Server) -> u64 {
    server.get("/slots").json()[0]["n_prompt_tokens"].as_u64().unwrap()
}

/// Empties the slot of a server.
fn erase(server: &Server) {
    let response = server.connect().request("POST", "/slots/0?action=erase", &[], "");
    assert_eq!(response.status, 200, "{}", response.body);
}

/// Returns one of a server's own metrics.
fn metric(server: &Server, name: &str) -> f64 {
    let body = server.get("/metrics").body;
    let name = format!("hob:{name}{{");
    let line = body.lines().find(|line| line.starts_with(&name)).expect("a metric");
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// Returns the stored files and what is in them.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    let pages = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().unwrap();
        // a file may be gone since the folder was read
        let is_file = entry.metadata().is_ok_and(|metadata| metadata.is_file());
        let is_page = name.ends_with(".page") && is_file;
        Some((name, std::fs::read(entry.path()).ok()?)).filter(|_| is_page)
    });
    pages.collect()
}

/// Waits until a text of so many computed tokens is stored: its pages, and where the prompt and the
/// text end.
fn wait_for_parts(server: &Server, folder: &Path, n_prompt: u64, n_past: u64) {
    let ends = [n_prompt - 1, n_past].iter().filter(|&end| !end.is_multiple_of(64)).count();
    let expected = n_past as usize / 64 + ends;
    server.wait_for("the parts of a prompt", |_| files(folder).len() >= expected);
}

/// Empties the slot of a server and waits until nothing is left to be written: no file of the
/// folder changes after it.
fn settle(server: &Server) {
    erase(server);
    server.wait_for("the writer", |server| metric(server, "prompt_cache_waiting_bytes") == 0.0);
}

/// Ends a server as a signal asks it to.
fn end(mut server: Server) {
    server.end();
    assert_eq!(server.wait().code(), Some(0), "{}", server.log());
}

#[hob_needs::fixtures]
#[test]
fn what_was_computed_outlives_its_server() {
    for (number, (model, options)) in [
        (stories(), &[][..]),
        (stories(), &["-ctk", "f32", "-ctv", "bf16"]),
        (nano(), &["-ctk", "q8_0", "-ctv", "q4_0"]),
    ]
    .into_iter()
    .enumerate()
    {
        for is_killed in [true, false] {
            let folder = Folder::new(&format!("prompt-cache-{number}-{is_killed}"));
            let cache = folder.0.join("made/when/needed");
            let server = serve(&model, &cache, options);
            let first = ask(&server, STORY);
            let n = n_prompt(&server);
            assert!(first.cached == 0 && n > 100, "{n}");
            if is_killed {
                wait_for_parts(&server, &cache, n, n + 23);
                drop(server);
            } else {
                end(server);
            }
            #[cfg(unix)]
            for name in files(&cache).keys() {
                assert!(is_private(&cache.join(name)));
            }

            let server = serve(&model, &cache, options);
            assert_eq!(ask(&server, STORY), Told { cached: n - 1, text: first.text.clone() });
            assert_eq!(metric(&server, "prompt_cache_queries_total"), 1.0);
            assert_eq!(metric(&server, "prompt_cache_hits_total"), 1.0);
            assert_eq!(metric(&server, "prompt_cache_tokens_total"), (n - 1) as f64);
            assert_eq!(metric(&server, "cached_tokens_total"), (n - 1) as f64);
            assert!(metric(&server, "prompt_cache_read_bytes_total") > 1000.0);
            server.wait_for("the folder's size", |server| {
                let bytes: usize = files(&cache).values().map(Vec::len).sum();
                metric(server, "prompt_cache_bytes") == bytes as f64
            });
            drop(server);

            // a prompt that begins like it, and one that does not
            let server = serve(&model, &cache, options);
            let other = format!("{STORY}The next day the sun came out again, and they were happy.");
            let found = ask(&server, &other);
            assert!(found.cached >= (n - 1) / 64 * 64, "{} of {n}", found.cached);
            erase(&server);
            let fresh = ask_with(&server, &other, json!({"cache_prompt": false}));
            assert_eq!(fresh, Told { cached: 0, text: found.text });
            assert!(ask(&server, &format!("A dog. {STORY}")).cached < 16);
            assert_eq!(metric(&server, "prompt_cache_hits_total"), 1.0);
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn what_is_damaged_is_not_used_and_written_again() {
    let folder = Folder::new("prompt-cache-damaged");
    let server = serve(&stories(), &folder.0, &[]);
    let first = ask(&server, STORY);
    let n = n_prompt(&server);
    wait_for_parts(&server, &folder.0, n, n + 23);
    settle(&server);
    let good = files(&folder.0);
    let flipped = |at: fn(usize) -> usize| {
        move |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            let at = at(bytes.len());
            bytes[at] ^= 1;
            bytes
        }
    };
    // magic, version, link, tokens, length, keys and values, checksum
    let places: [fn(usize) -> usize; 8] =
        [|_| 0, |_| 8, |_| 20, |_| 44, |_| 49, |n| n / 2, |n| n - 33, |n| n - 1];
    let mut damages: Vec<Damage> =
        places.into_iter().map(|at| Box::new(flipped(at)) as Damage).collect();
    damages.push(Box::new(|bytes| bytes[..bytes.len() - 1].to_vec()));
    damages.push(Box::new(|bytes| [bytes, &b"x"[..]].concat()));
    damages.push(Box::new(|_| Vec::new()));
    damages.push(Box::new(|_| b"GGUF".repeat(1000)));
    for (number, damage) in damages.iter().enumerate() {
        for (name, bytes) in &good {
            std::fs::write(folder.0.join(name), damage(bytes)).unwrap();
        }
        assert_eq!(ask(&server, STORY), Told { cached: 0, text: first.text.clone() }, "{number}");
        settle(&server);
        // those that were met are written again; the others are as they were made here
        for (name, bytes) in &good {
            let path = folder.0.join(name);
            if std::fs::read(&path).unwrap_or_default() != *bytes {
                std::fs::write(&path, bytes).unwrap();
            }
        }
        assert_eq!(ask(&server, STORY).cached, n - 1, "{number}");
        settle(&server);
    }
    // the same bytes under another name
    let names: Vec<&String> = good.keys().collect();
    for (i, name) in names.iter().enumerate() {
        let other = &good[names[(i + 1) % names.len()]];
        std::fs::write(folder.0.join(name), other).unwrap();
    }
    assert_eq!(ask(&server, STORY), Told { cached: 0, text: first.text.clone() });
    // a part that is gone: what is before it is used
    drop(server);
    for (name, bytes) in &good {
        std::fs::write(folder.0.join(name), bytes).unwrap();
    }
    let server = serve(&stories(), &folder.0, &[]);
    let mut shortest = n;
    for name in names {
        std::fs::remove_file(folder.0.join(name)).unwrap();
        let told = ask(&server, STORY);
        settle(&server);
        assert_eq!(told.text, first.text);
        shortest = shortest.min(told.cached);
        std::fs::write(folder.0.join(name), &good[name]).unwrap();
    }
    assert_eq!(shortest, 0);
    assert_eq!(server.get("/health").status, 200);
}

#[hob_needs::fixtures]
#[test]
fn a_damaged_file_is_replaced() {
    let folder = Folder::new("prompt-cache-replaced");
    let server = serve(&stories(), &folder.0, &[]);
    ask(&server, STORY);
    let n = n_prompt(&server);
    wait_for_parts(&server, &folder.0, n, n + 23);
    let good = files(&folder.0);
    for name in good.keys() {
        std::fs::write(folder.0.join(name), b"none").unwrap();
    }
    // one that is met is deleted, and written anew with those after it that are not there
    server.wait_for("good files", |server| {
        erase(server);
        ask(server, STORY);
        files(&folder.0) == good
    });
}

#[hob_needs::fixtures]
#[test]
fn other_models_types_and_ropes_have_parts_of_their_own() {
    let folder = Folder::new("prompt-cache-others");
    let copy = folder.0.join("copy.gguf");
    let cache = folder.0.join("cache");
    std::fs::copy(stories(), &copy).unwrap();
    let server = serve(&copy, &cache, &[]);
    ask(&server, STORY);
    let n = n_prompt(&server);
    wait_for_parts(&server, &cache, n, n + 23);
    drop(server);
    for options in
        [&["-ctk", "f32"][..], &["-ctv", "bf16"], &["--rope-freq-base", "5000"], &["--exact"]]
    {
        assert_eq!(ask(&serve(&copy, &cache, options), STORY).cached, 0, "{options:?}");
    }
    assert_eq!(ask(&serve(&nano(), &cache, &[]), STORY).cached, 0);
    assert_eq!(ask(&serve(&copy, &cache, &[]), STORY).cached, n - 1);
    // a file that has changed since, whatever is in it
    let file = std::fs::File::options().append(true).open(&copy).unwrap();
    file.set_modified(std::time::UNIX_EPOCH).unwrap();
    assert_eq!(ask(&serve(&copy, &cache, &[]), STORY).cached, 0);
}

#[test]
fn adapters_have_parts_of_their_own() {
    let folder = Folder::new("prompt-cache-adapters");
    let cache = folder.0.join("cache");
    let (model, [one, two]) = adapters::written(&folder);
    let start = |adapters: &[&str]| serve(&model, &cache, adapters);
    let server = start(&["--lora", &one, "--lora", &two]);
    let scaled = |id: u64, scale: f64| json!({"lora": [{"id": id, "scale": scale}]});
    let first = ask_with(&server, STORY, scaled(0, 1.0));
    let n = n_prompt(&server);
    wait_for_parts(&server, &cache, n, n + 23);
    drop(server);
    // the same adapter under another number
    let server = start(&["--lora", &two, "--lora", &one]);
    assert_eq!(ask_with(&server, STORY, scaled(0, 1.0)).cached, 0);
    assert_eq!(ask_with(&server, STORY, scaled(1, 0.5)).cached, 0);
    assert_eq!(ask_with(&server, STORY, json!({"lora": []})).cached, 0);
    let again = ask_with(&server, STORY, scaled(1, 1.0));
    assert_eq!(again, Told { cached: n - 1, text: first.text });
}

#[hob_needs::fixtures]
#[test]
fn several_processes_share_a_folder_below_its_limit() {
    let folder = Folder::new("prompt-cache-shared");
    // some texts' worth; each takes about 130 KiB
    let size = ["--prompt-cache-size", "0.0005"];
    let limit = (0.0005 * f64::from(1 << 30)) as usize;
    let notes = folder.0.join("notes.txt");
    std::fs::write(&notes, "mine").unwrap();
    let own = folder.0.join(format!("{}.page", "0".repeat(60)));
    std::fs::write(&own, "mine").unwrap();
    let servers = [(); 2].map(|()| serve(&stories(), &folder.0, &size));
    let text = |i: usize| format!("{i} {} {STORY}", "and".repeat(i));
    let plain = Server::start(&stories(), &FIXED);
    let expected: Vec<String> = (0..12).map(|i| ask(&plain, &text(i)).text).collect();
    std::thread::scope(|scope| {
        for (number, server) in servers.iter().enumerate() {
            let expected = &expected;
            scope.spawn(move || {
                for round in 0..24 {
                    let i = (round * (3 + 2 * number) + number) % expected.len();
                    assert_eq!(ask(server, &text(i)).text, expected[i]);
                }
            });
        }
    });
    let [first, second] = &servers;
    first.wait_for("room", |_| files(&folder.0).values().map(Vec::len).sum::<usize>() <= limit + 8);
    assert_eq!(std::fs::read(&notes).unwrap(), b"mine");
    assert_eq!(std::fs::read(&own).unwrap(), b"mine", "no file of the cache");
    // what one has written the other finds
    let told = ask(first, STORY);
    let n = n_prompt(first);
    let before = metric(second, "prompt_cache_tokens_total");
    second.wait_for("what the other has written", |second| {
        erase(second);
        assert_eq!(ask(second, STORY).text, told.text);
        metric(second, "prompt_cache_tokens_total") >= before + (n - 1) as f64
    });
    first.wait_for("nothing half written", |_| {
        let mut entries = std::fs::read_dir(&folder.0).unwrap();
        entries.all(|entry| !entry.unwrap().file_name().to_str().unwrap().starts_with('.'))
    });
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn links_are_not_followed() {
    let folder = Folder::new("prompt-cache-links");
    let cache = folder.0.join("cache");
    let outside = folder.0.join("outside");
    let server = serve(&stories(), &cache, &[]);
    let first = ask(&server, STORY);
    let n = n_prompt(&server);
    wait_for_parts(&server, &cache, n, n + 23);
    drop(server);
    let good = files(&cache);
    for (i, (name, bytes)) in good.iter().enumerate() {
        let target = outside.with_extension(i.to_string());
        std::fs::write(&target, bytes).unwrap();
        std::fs::remove_file(cache.join(name)).unwrap();
        std::os::unix::fs::symlink(&target, cache.join(name)).unwrap();
    }
    let server = serve(&stories(), &cache, &[]);
    assert_eq!(ask(&server, STORY), Told { cached: 0, text: first.text });
    for (i, bytes) in good.values().enumerate() {
        assert_eq!(std::fs::read(outside.with_extension(i.to_string())).unwrap(), *bytes);
    }
}

#[cfg(target_os = "linux")]
#[hob_needs::fixtures]
#[test]
fn a_folder_that_cannot_be_used_is_warned_of_once() {
    let folder = Folder::new("prompt-cache-nowhere");
    let gone = folder.0.join("gone");
    for (path, is_there) in [(Path::new("/proc/hob-prompt-cache"), false), (&gone, true)] {
        let server = serve(&stories(), path, &[]);
        if is_there {
            server.wait_for("the folder", |_| path.is_dir());
            std::fs::remove_dir(path).unwrap();
        }
        let first = ask(&server, STORY);
        let warnings = |server: &Server| server.log().matches("the prompt cache cannot be").count();
        server.wait_for("the warning", |server| warnings(server) > 0);
        for _ in 0..3 {
            erase(&server);
            assert_eq!(ask(&server, STORY), Told { cached: 0, text: first.text.clone() });
        }
        assert_eq!(warnings(&server), 1, "{}", server.log());
    }
}

#[test]
fn options_that_cannot_be_met_are_refused() {
    let folder = Folder::new("prompt-cache-options");
    let file = folder.0.join("file");
    std::fs::write(&file, "words").unwrap();
    let file = file.to_str().unwrap();
    for command in ["serve", "run", "desktop"] {
        let text = complaint(&[command, "--prompt-cache", file]);
        assert!(text.contains("no folder"), "{text}");
    }
    for size in ["0", "-1", "x", "nan", "inf"] {
        let size = format!("--prompt-cache-size={size}");
        let text = complaint(&["serve", &size]);
        assert!(text.contains("GiB"), "{text}");
    }
}
