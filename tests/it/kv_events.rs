//! The events of the prefix cache, as a reader over ZeroMQ has them: what it knows of the cache is
//! what the next prompt finds there.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use bytes::Bytes;
use serde_json::{Value, json};
use tokio::time::timeout;
use zeromq::{DealerSocket, Socket, SocketRecv, SocketSend, SubSocket, ZmqMessage};

use crate::http::client::{PATIENCE, Server};
use crate::http::stories::{stories, with};

/// Tokens of a block.
const BLOCK: usize = 64;

/// A value of MessagePack.
#[derive(Debug, Clone, PartialEq)]
enum Packed {
    Nil,
    Number(u64),
    Float(f64),
    Text(String),
    List(Vec<Packed>),
}

impl Packed {
    /// Takes the value that bytes begin with.
    fn take(bytes: &mut &[u8]) -> Packed {
        let first = bytes[0];
        *bytes = &bytes[1..];
        let mut number = |n: usize| {
            let (head, rest) = bytes.split_at(n);
            *bytes = rest;
            head.iter().fold(0u64, |value, byte| value << 8 | u64::from(*byte))
        };
        match first {
            0..=0x7f => Packed::Number(first.into()),
            0xc0 => Packed::Nil,
            0xcb => Packed::Float(f64::from_bits(number(8))),
            0xcc => Packed::Number(number(1)),
            0xcd => Packed::Number(number(2)),
            0xce => Packed::Number(number(4)),
            0xcf => Packed::Number(number(8)),
            0xa0..=0xbf => {
                let (text, rest) = bytes.split_at(usize::from(first & 0x1f));
                *bytes = rest;
                Packed::Text(String::from_utf8(text.to_vec()).unwrap())
            }
            0x90..=0x9f | 0xdc | 0xdd => {
                let n = match first {
                    0xdc => number(2),
                    0xdd => number(4),
                    few => u64::from(few & 0xf),
                };
                Packed::List((0..n).map(|_| Packed::take(bytes)).collect())
            }
            other => panic!("a value that begins with {other:#x}"),
        }
    }

    fn list(&self) -> &[Packed] {
        match self {
            Packed::List(all) => all,
            other => panic!("no list: {other:?}"),
        }
    }

    fn numbers(&self) -> Vec<u64> {
        let of = |value: &Packed| match value {
            Packed::Number(number) => *number,
            other => panic!("no number: {other:?}"),
        };
        self.list().iter().map(of).collect()
    }
}

/// The cache as a reader of its events knows it.
#[derive(Default)]
struct Picture {
    /// The blocks that are there, with the blocks before them and their tokens.
    blocks: HashMap<u64, (Option<u64>, Vec<u64>)>,
    removed: usize,
    cleared: usize,
    next: u64,
}

impl Picture {
    /// Takes a message.
    fn take(&mut self, number: &[u8], mut payload: &[u8]) {
        let number = u64::from_be_bytes(number.try_into().unwrap());
        assert_eq!(number, self.next, "a message is missing");
        self.next += 1;
        let batch = Packed::take(&mut payload);
        assert!(payload.is_empty());
        let [Packed::Float(time), events, Packed::Number(0)] = batch.list() else {
            panic!("{batch:?}");
        };
        assert!(*time > 1.7e9, "{time}");
        for event in events.list() {
            self.event(event.list());
        }
    }

    fn event(&mut self, event: &[Packed]) {
        let medium = Packed::Text("GPU".into());
        match (&event[0], &event[1..]) {
            (
                Packed::Text(name),
                [hashes, parent, tokens, size, Packed::Nil, tier, Packed::Nil],
            ) if name == "BlockStored" => {
                assert_eq!((size, tier), (&Packed::Number(BLOCK as u64), &medium));
                let hashes = hashes.numbers();
                let tokens = tokens.numbers();
                assert_eq!(tokens.len(), hashes.len() * BLOCK);
                let mut parent = match parent {
                    Packed::Nil => None,
                    Packed::Number(parent) => Some(*parent),
                    other => panic!("{other:?}"),
                };
                assert!(parent.is_none_or(|parent| self.blocks.contains_key(&parent)));
                for (hash, tokens) in hashes.iter().zip(tokens.chunks(BLOCK)) {
                    let known = self.blocks.insert(*hash, (parent, tokens.to_vec()));
                    assert!(known.is_none(), "stored twice");
                    parent = Some(*hash);
                }
            }
            (Packed::Text(name), [hashes, tier]) if name == "BlockRemoved" => {
                assert_eq!(tier, &medium);
                for hash in hashes.numbers() {
                    assert!(self.blocks.remove(&hash).is_some(), "removed, and was not there");
                    self.removed += 1;
                }
            }
            (Packed::Text(name), []) if name == "AllBlocksCleared" => {
                self.blocks.clear();
                self.cleared += 1;
            }
            other => panic!("{other:?}"),
        }
    }

    /// Returns how many tokens of a prompt are in the cache.
    fn n_known(&self, prompt: &[u64]) -> usize {
        let mut parent = None;
        let mut n = 0;
        for block in prompt.chunks_exact(BLOCK) {
            let next = self
                .blocks
                .iter()
                .find(|(_, (before, tokens))| *before == parent && tokens == block);
            let Some((hash, _)) = next else { break };
            parent = Some(*hash);
            n += BLOCK;
        }
        n
    }
}

/// Returns the address that the log names after `key`.
fn address(server: &Server, key: &str) -> String {
    let log = server.log();
    let after = log.split(&format!("{key}=\"tcp://")).nth(1).unwrap_or_else(|| panic!("{log}"));
    format!("tcp://{}", after.split('"').next().unwrap())
}

/// A reader of the events of a server.
struct Reader {
    socket: SubSocket,
    picture: Picture,
    topic: &'static str,
}

impl Reader {
    async fn message(&mut self) -> Vec<Vec<u8>> {
        let message = timeout(PATIENCE, self.socket.recv()).await.expect("a message").unwrap();
        message.into_vec().iter().map(|frame| frame.to_vec()).collect()
    }

    async fn take(&mut self) {
        let frames = self.message().await;
        let [topic, number, payload] = frames.as_slice() else { panic!("{frames:?}") };
        assert_eq!(topic, self.topic.as_bytes());
        self.picture.take(number, payload);
    }

    /// Reads until nothing more comes for a while.
    async fn settle(&mut self) {
        loop {
            match timeout(Duration::from_millis(1500), self.socket.recv()).await {
                Err(_) => return,
                Ok(message) => {
                    let frames = message.unwrap().into_vec();
                    self.picture.take(&frames[1], &frames[2]);
                }
            }
        }
    }
}

/// Asks for the batches from a number on that the server has kept.
async fn replay(at: &str, from: u64) -> Picture {
    let mut dealer = DealerSocket::new();
    dealer.connect(at).await.unwrap();
    let frames = vec![Bytes::new(), Bytes::copy_from_slice(&from.to_be_bytes())];
    dealer.send(ZmqMessage::try_from(frames).unwrap()).await.unwrap();
    let mut picture = Picture { next: from, ..Picture::default() };
    loop {
        let answer = timeout(PATIENCE, dealer.recv()).await.expect("an answer").unwrap();
        let frames = answer.into_vec();
        assert!(frames[0].is_empty());
        if frames[1][..] == [0xff; 8] {
            return picture;
        }
        picture.take(&frames[1], &frames[2]);
    }
}

/// A prompt of this many tokens, which none of another number begins like.
fn prompt(first: u64, n: usize) -> Vec<u64> {
    (0..n as u64).map(|i| 300 + (first * 37 + i * 7) % 150).collect()
}

fn ask(server: &Server, prompt: &[u64]) -> Value {
    let body = json!({"prompt": prompt, "temperature": 0, "n_predict": 2});
    let answer = server.post("/completion", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// Runs a test whose sockets need an executor.
fn block_on(test: impl Future<Output = ()>) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(2).enable_all().build().unwrap().block_on(test);
}

#[hob_needs::fixtures]
#[test]
fn a_reader_knows_what_the_next_prompt_finds() {
    block_on(follow_the_cache());
}

async fn follow_the_cache() {
    let options = [
        "--kv-events-endpoint",
        "tcp://127.0.0.1:0",
        "--kv-events-replay-endpoint",
        "tcp://127.0.0.1:0",
        "--kv-events-topic",
        "kv@a",
        "--parallel",
        "2",
        "--kv-unified",
    ];
    let server = Server::start(&stories(), &options);
    server.wait_for("the publisher", |server| server.log().contains("are published"));
    let replayed = address(&server, "replay");
    let socket = SubSocket::new();
    let mut reader = Reader { socket, picture: Picture::default(), topic: "kv@a" };
    reader.socket.connect(&address(&server, " endpoint")).await.unwrap();
    reader.socket.subscribe("kv@").await.unwrap();
    // the first messages may have gone before it was there; they are asked for again
    tokio::time::sleep(Duration::from_secs(2)).await;
    reader.picture = replay(&replayed, 0).await;
    assert_eq!((reader.picture.cleared, reader.picture.blocks.len()), (1, 0));

    let prompts: Vec<Vec<u64>> = (0..4).map(|i| prompt(i, 150 + 40 * i as usize)).collect();
    for (i, text) in prompts.iter().chain([&prompts[3], &prompts[1], &prompts[0]]).enumerate() {
        let known = reader.picture.n_known(text);
        let answer = ask(&server, text);
        let cached = answer["tokens_cached"].as_u64().unwrap_or(0);
        let found = answer["timings"]["cache_n"].as_u64().unwrap_or(cached) as usize;
        // whole blocks, of which the last token is computed again
        assert!(
            known <= found + 1 && found < known + 2 * BLOCK,
            "{i}: {known} known, {found} found"
        );
        reader.settle().await;
        assert_eq!(reader.picture.n_known(text), text.len() / BLOCK * BLOCK, "{i}");
    }
    assert!(reader.picture.removed > 0, "two slots cannot hold four prompts");
    let again = replay(&replayed, 0).await;
    let names = |picture: &Picture| picture.blocks.keys().copied().collect::<HashSet<_>>();
    assert_eq!(names(&again), names(&reader.picture));
    assert_eq!(again.next, reader.picture.next);

    for slot in 0..2 {
        let erased = server.post(&format!("/slots/{slot}?action=erase"), &json!({}));
        assert_eq!(erased.status, 200, "{}", erased.body);
    }
    reader.take().await;
    reader.settle().await;
    assert!(reader.picture.blocks.is_empty());
    let answer = ask(&server, &prompts[0]);
    assert_eq!(answer["timings"]["cache_n"].as_u64().unwrap_or(0), 0, "{answer}");
}

#[hob_needs::fixtures]
#[test]
fn a_prompt_that_is_not_to_reuse_the_cache_fills_it_too() {
    block_on(follow_an_uncached_prompt());
}

async fn follow_an_uncached_prompt() {
    let options = ["--kv-events-endpoint", "tcp://127.0.0.1:0", "--parallel", "1"];
    let server = Server::start(&stories(), &options);
    server.wait_for("the publisher", |server| server.log().contains("are published"));
    let socket = SubSocket::new();
    let mut reader = Reader { socket, picture: Picture::default(), topic: "" };
    reader.socket.connect(&address(&server, " endpoint")).await.unwrap();
    reader.socket.subscribe("").await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let text = prompt(1, 130);
    let body = json!({"prompt": text, "temperature": 0, "n_predict": 1});
    let answer = server.post("/completion", &with(body, json!({"cache_prompt": false})));
    assert_eq!(answer.status, 200);
    let frames = reader.message().await;
    reader.picture.next = u64::from_be_bytes(frames[1][..].try_into().unwrap());
    reader.picture.take(&frames[1], &frames[2]);
    reader.settle().await;
    // a later prompt that takes over what is computed finds it
    assert_eq!(reader.picture.n_known(&text), 128);
}
