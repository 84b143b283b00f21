//! The scheduler over a model whose every answer is known.

mod drafts;
mod parking;
mod scores;

use std::borrow::Cow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::*;

/// Ends a text.
const EOS: u32 = 256;
/// The model panics when it meets this token.
const PANIC: u32 = 257;
/// The model reports an error when it meets this token.
const ERROR: u32 = 258;
const N_VOCAB: usize = 259;

/// Tokens are bytes.
struct Bytes;

impl Vocabulary for Bytes {
    fn piece(&self, token: u32) -> Cow<'_, [u8]> {
        Cow::Owned(u8::try_from(token).map_or(Vec::new(), |byte| vec![byte]))
    }

    fn end_tokens(&self) -> &[u32] {
        &[EOS]
    }

    fn suppressed_tokens(&self) -> &[u32] {
        &[]
    }

    fn encode(&self, text: &str) -> Vec<u32> {
        text.bytes().map(u32::from).collect()
    }
}

/// Answers a prompt `[script, length of the prompt, …]` with the bytes of that script and then
/// `EOS` for ever.
///
/// It keeps what each sequence was given, and refuses positions that do not continue it.
struct Scripted {
    scripts: Vec<Vec<u8>>,
    n_ctx: usize,
    n_batch: usize,
    cache: Vec<Vec<u32>>,
    logits: Vec<f32>,
    batches: Arc<Mutex<Vec<Vec<BatchToken>>>>,
    /// One message lets one step pass; without the channel none waits.
    gate: Option<Receiver<()>>,
}

impl StepModel for Scripted {
    fn n_vocab(&self) -> usize {
        N_VOCAB
    }

    fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    fn n_seq(&self) -> usize {
        self.cache.len()
    }

    fn n_batch(&self) -> usize {
        self.n_batch
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        self.cache[to as usize] = self.cache[from as usize][..len as usize].to_vec();
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        if let Some(gate) = &self.gate {
            gate.recv()?;
        }
        self.batches.lock().unwrap().push(batch.to_vec());
        self.logits.clear();
        for token in batch {
            let cache = &mut self.cache[token.seq as usize];
            if cache.len() != token.pos as usize || cache.len() >= self.n_ctx {
                return Err(format!("{token:?} does not continue {} positions", cache.len()).into());
            }
            cache.push(token.token);
            match token.token {
                PANIC => panic!("this token is poison"),
                ERROR => return Err("this token is an error".into()),
                _ => {}
            }
            if token.want_logits {
                let (script, n_prompt) =
                    (&self.scripts[cache[0] as usize], cache.get(1).map_or(1, |&n| n as usize));
                let next = script.get(cache.len() - n_prompt).map_or(EOS, |&byte| u32::from(byte));
                let row = self.logits.len();
                self.logits.resize(row + N_VOCAB, 0.0);
                self.logits[row + next as usize] = 20.0;
                self.logits[row + b'x' as usize] += 10.0;
            }
        }
        Ok(&self.logits)
    }

    fn n_embd(&self) -> usize {
        2
    }

    /// The state of a token: itself and its position.
    fn embed(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        let silent: Vec<_> =
            batch.iter().map(|&token| BatchToken { want_logits: false, ..token }).collect();
        self.step(&silent)?;
        let wanted = batch.iter().filter(|token| token.want_logits);
        self.logits = wanted.flat_map(|token| [token.token as f32, token.pos as f32]).collect();
        Ok(&self.logits)
    }

    fn clear_seq(&mut self, seq: u32, from: u32) {
        self.cache[seq as usize].truncate(from as usize);
    }

    fn saved_bytes(&self, len: u32) -> usize {
        4 * len as usize
    }

    fn save_seq(&mut self, seq: u32, len: u32) -> Result<Vec<u8>, StepError> {
        let tokens = &self.cache[seq as usize][..len as usize];
        Ok(tokens.iter().flat_map(|token| token.to_le_bytes()).collect())
    }

    fn restore_seq(&mut self, seq: u32, len: u32, cache: &[u8]) -> Result<(), StepError> {
        let tokens = cache.as_chunks::<4>().0.iter().map(|token| u32::from_le_bytes(*token));
        self.cache[seq as usize] = tokens.collect();
        assert_eq!(self.cache[seq as usize].len(), len as usize);
        Ok(())
    }
}

/// A started engine and the strings that move it.
struct Bench {
    engine: Engine,
    batches: Arc<Mutex<Vec<Vec<BatchToken>>>>,
    gate: Option<Sender<()>>,
}

impl Bench {
    fn open(shape: [usize; 2], options: EngineOptions, scripts: &[&str]) -> Bench {
        Bench::new(shape, options, scripts, false)
    }

    /// Steps wait for [`Bench::steps`].
    fn gated(shape: [usize; 2], options: EngineOptions, scripts: &[&str]) -> Bench {
        Bench::new(shape, options, scripts, true)
    }

    /// `[n_seq, n_batch]`: how many sequences, and most tokens of a step.
    fn new(
        [n_seq, n_batch]: [usize; 2],
        options: EngineOptions,
        scripts: &[&str],
        gated: bool,
    ) -> Bench {
        let batches = Arc::default();
        let (sender, receiver) = channel();
        let model = Scripted {
            scripts: scripts.iter().map(|s| s.as_bytes().to_vec()).collect(),
            n_ctx: 200,
            n_batch,
            cache: vec![Vec::new(); n_seq],
            logits: Vec::new(),
            batches: Arc::clone(&batches),
            gate: gated.then_some(receiver),
        };
        let engine = Engine::start(model, Arc::new(Bytes), options).unwrap();
        Bench { engine, batches, gate: gated.then_some(sender) }
    }

    fn steps(&self, n: usize) {
        for _ in 0..n {
            self.gate.as_ref().unwrap().send(()).unwrap();
        }
    }

    /// Waits until this many steps have begun.
    fn wait_for_batches(&self, n: usize) {
        for _ in 0..5000 {
            if self.batches.lock().unwrap().len() >= n {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("fewer than {n} steps began");
    }

    fn batch(&self, i: usize) -> Vec<BatchToken> {
        self.batches.lock().unwrap()[i].clone()
    }

    fn text(&self, job: Job) -> (String, Finished) {
        read(self.engine.submit(job).unwrap())
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        // The engine learns first that this is the end. Then the closed gate is an error to the
        // step that waits there, and the engine's thread is not left waiting.
        self.engine.stop();
        self.gate = None;
    }
}

/// A greedy job for a script: `[script, n, 0, 0, …]` of `n` tokens.
fn job(script: u32, n: usize) -> Job {
    let mut prompt = vec![0; n];
    (prompt[0], prompt[1]) = (script, n as u32);
    let mut job = Job::new(prompt);
    job.sampling.temperature = 0.0;
    job
}

fn read(mut handle: JobHandle) -> (String, Finished) {
    let mut text = String::new();
    while let Some(event) = handle.blocking_next() {
        match event {
            Event::Started { .. } | Event::Progress { .. } | Event::Embedding(_) => {}
            Event::Token(token) => text += &token.text,
            Event::Finished(finished) => return (text + &finished.text, finished),
            Event::Failed(error) => panic!("{error}"),
        }
    }
    panic!("events ended without an end")
}

fn failure(mut handle: JobHandle) -> Error {
    loop {
        match handle.blocking_next() {
            Some(Event::Failed(error)) => return error,
            Some(Event::Finished(_)) | None => panic!("no failure"),
            Some(_) => {}
        }
    }
}

fn defaults() -> EngineOptions {
    EngineOptions::default()
}

#[test]
fn a_text_ends_with_the_token_that_ends_it() {
    let bench = Bench::open([1, 256], defaults(), &["hello"]);
    let (text, finished) = bench.text(job(0, 3));
    assert_eq!((text.as_str(), finished.reason), ("hello", FinishReason::Stop));
    let usage = Usage { prompt_tokens: 3, completion_tokens: 6, ..Usage::default() };
    assert_eq!(finished.usage, usage);
}

#[test]
fn a_stop_string_across_tokens_is_not_shown() {
    let bench = Bench::open([1, 256], defaults(), &["one\ntwo\n\nthree"]);
    let stop = vec![b"\n\n".to_vec(), Vec::new()];
    let (text, finished) = bench.text(Job { stop, ..job(0, 2) });
    assert_eq!(
        (text.as_str(), finished.reason),
        ("one\ntwo", FinishReason::StopWord("\n\n".into()))
    );
    // One that never comes costs nothing: what was held for it is text.
    let (text, finished) = bench.text(Job { stop: vec![b"three!".to_vec()], ..job(0, 2) });
    assert_eq!((text.as_str(), finished.reason), ("one\ntwo\n\nthree", FinishReason::Stop));
}

#[test]
fn a_character_is_one_piece() {
    let bench = Bench::open([1, 256], defaults(), &["a€😀"]);
    let mut handle = bench.engine.submit(job(0, 2)).unwrap();
    let mut pieces = Vec::new();
    while let Some(event) = handle.blocking_next() {
        if let Event::Token(token) = event {
            pieces.push(token.text);
        }
    }
    assert_eq!(pieces, ["a", "", "", "€", "", "", "", "😀"]);
}

#[test]
fn length_is_the_limit_or_the_context() {
    let long = "x".repeat(500);
    let bench = Bench::open([1, 256], defaults(), &[&long, "héllo"]);
    let (text, finished) = bench.text(Job { max_tokens: Some(7), ..job(0, 2) });
    assert_eq!((text.len(), finished.reason), (7, FinishReason::Length));
    // Positions 10..200 hold what follows the prompt, and the last token needs no position.
    let (text, finished) = bench.text(job(0, 10));
    assert_eq!((text.len(), finished.reason), (191, FinishReason::Length));
    let (text, finished) = bench.text(Job { max_tokens: Some(0), ..job(0, 2) });
    assert_eq!((text.len(), finished.reason), (0, FinishReason::Length));
    assert_eq!(finished.usage.completion_tokens, 0);
    // Cut within a character: the text says so.
    assert_eq!(bench.text(Job { max_tokens: Some(2), ..job(1, 2) }).0, "h\u{FFFD}");
}

#[test]
fn what_cannot_be_computed_is_refused() {
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let refused = |job| bench.engine.submit(job).unwrap_err();
    assert_eq!(refused(Job::new(Vec::new())), SubmitError::EmptyPrompt);
    assert_eq!(refused(job(0, 200)), SubmitError::ContextExceeded { n_prompt: 200, n_ctx: 200 });
    let unknown = SubmitError::UnknownToken { token: 259, n_vocab: 259 };
    assert_eq!(refused(Job::new(vec![0, 2, 259])), unknown);
    let mut hot = job(0, 2);
    hot.sampling.temperature = f32::NAN;
    assert!(matches!(refused(hot), SubmitError::Sampling(_)));
    assert_eq!(bench.text(job(0, 199)).1.usage.prompt_tokens, 199);
}

#[test]
fn ignore_eos_goes_on() {
    let bench = Bench::open([1, 256], defaults(), &["ab"]);
    let (text, finished) = bench.text(Job { ignore_eos: true, max_tokens: Some(4), ..job(0, 2) });
    assert_eq!((text.as_str(), finished.reason), ("abxx", FinishReason::Length));
}

#[test]
fn log_probabilities_come_with_their_tokens() {
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let mut asked = job(0, 2);
    asked.sampling.logprobs = Some(2);
    let mut handle = bench.engine.submit(asked).unwrap();
    assert!(matches!(handle.blocking_next(), Some(Event::Started { .. })));
    let Some(Event::Token(token)) = handle.blocking_next() else { panic!("no token") };
    let logprob = token.logprob.unwrap();
    assert!(logprob.logprob > -0.01 && logprob.logprob < 0.0);
    let ids: Vec<u32> = logprob.top.iter().map(|&(id, _)| id).collect();
    assert_eq!(ids, [u32::from(b'a'), u32::from(b'x')]);
}

#[test]
fn a_prompt_that_began_before_is_not_computed_again() {
    let bench = Bench::open([1, 256], defaults(), &["abc", "z"]);
    let (_, first) = bench.text(job(0, 20));
    assert_eq!(first.usage.cached_tokens, 0);
    // The same prompt: all but its last token, whose logits are gone.
    let (text, again) = bench.text(job(0, 20));
    assert_eq!((text.as_str(), again.usage.cached_tokens), ("abc", 19));
    // The conversation goes on: prompt and answer are there ("abc" and the end were computed but
    // for the end).
    let mut longer = job(0, 20);
    longer.prompt.extend([97, 98, 99, 256, 5, 5]);
    assert_eq!(bench.text(longer).1.usage.cached_tokens, 23);
    // Another beginning, and one that asks for no reuse.
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 0);
    let (text, fresh) = bench.text(Job { cache_prompt: false, ..job(1, 20) });
    assert_eq!((text.as_str(), fresh.usage.cached_tokens), ("z", 0));
}

#[test]
fn a_prompt_goes_to_the_slot_that_knows_it() {
    let bench = Bench::open([3, 256], defaults(), &["a", "b"]);
    bench.text(job(0, 20));
    bench.text(job(1, 20));
    assert_eq!(bench.text(job(0, 20)).1.usage.cached_tokens, 19);
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 19);
}

#[test]
fn a_prompt_in_other_words_goes_to_the_slot_that_knows_most_of_it() {
    let bench = Bench::open([2, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz", "z"]);
    let rephrased = || {
        let mut job = job(0, 20);
        job.prompt.splice(15..20, [1, 2, 3, 4]);
        job
    };
    // an empty slot is taken first, with what it shares
    bench.text(job(0, 20));
    assert_eq!(bench.text(rephrased()).1.usage.cached_tokens, 0);
    // the slot of the first prompt is the one unused for longest, and has what the third one wants
    let bench = Bench::open([3, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz", "z", "y"]);
    for script in [1, 0, 2] {
        bench.text(job(script, 20));
    }
    assert_eq!(bench.text(rephrased()).1.usage.cached_tokens, 15);
    // that of script 1 was left alone
    assert_eq!(bench.text(job(1, 20)).1.usage.cached_tokens, 19);
}

/// `script` after `n` tokens that are the same whatever the script.
fn shared(n: usize, script: u32) -> Job {
    let mut job = job(0, n + 1);
    job.prompt[n] = script;
    job
}

#[test]
fn a_beginning_is_computed_once_for_all_that_share_it() {
    let bench = Bench::gated([4, 8], defaults(), &["abc"]);
    let handles: Vec<_> = (0..4).map(|i| bench.engine.submit(shared(40, i)).unwrap()).collect();
    bench.steps(60);
    let cached: Vec<usize> = handles
        .into_iter()
        .map(|handle| {
            let (text, finished) = read(handle);
            assert_eq!(text, "abc");
            finished.usage.cached_tokens
        })
        .collect();
    assert_eq!(cached, [0, 40, 40, 40]);
    assert_eq!(bench.engine.stats().prompt_tokens, 41 + 3);
}

#[test]
fn a_beginning_outlives_the_job_that_computed_it() {
    let bench = Bench::gated([3, 8], defaults(), &["abc"]);
    let first = bench.engine.submit(shared(40, 0)).unwrap();
    bench.steps(2);
    bench.wait_for_batches(2);
    let second = bench.engine.submit(shared(40, 1)).unwrap();
    let third = bench.engine.submit(shared(40, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(3);
    // 16 to 32 of its positions are computed: the second takes them and goes on; the third takes
    // these, or waits for more
    drop(first);
    bench.steps(60);
    let cached = |handle| read(handle).1.usage.cached_tokens;
    let second = cached(second);
    let third = cached(third);
    assert!((16..40).contains(&second), "{second}");
    assert!(third == second && third > 24 || third == 40, "{third}");
}

#[test]
fn a_conversation_keeps_its_cache_beside_another_with_the_same_first_line() {
    let bench = Bench::open([2, 256], defaults(), &["abc"]);
    let long = |script| {
        let mut job = shared(20, script);
        job.prompt.extend([script; 60]);
        job
    };
    bench.text(long(1));
    assert_eq!(bench.text(long(2)).1.usage.cached_tokens, 20);
    assert_eq!(bench.text(long(1)).1.usage.cached_tokens, 80);
    assert_eq!(bench.text(long(2)).1.usage.cached_tokens, 80);
}

#[test]
fn an_answer_goes_on_while_a_long_prompt_is_read() {
    let bench = Bench::gated([2, 8], defaults(), &["abcdefghij", "z"]);
    let short = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let long = bench.engine.submit(job(1, 30)).unwrap();
    bench.steps(40);
    assert_eq!(read(short).0, "abcdefghij");
    assert_eq!(read(long).0, "z");
    // The step that had begun may have missed the second job; from then on each batch holds both.
    let first = (1..4).find(|&i| bench.batch(i).len() > 1).unwrap();
    for (i, of_prompt) in (first..).zip([7, 7, 7, 7, 1, 1]) {
        let batch = bench.batch(i);
        let of = |seq| batch.iter().filter(|token| token.seq == seq).count();
        assert_eq!(of(0), 1, "batch {i}: {batch:?}");
        assert_eq!(of(1), of_prompt, "batch {i}: {batch:?}");
    }
    // Only the last token of the prompt asks for logits.
    let wanted = |i: usize| bench.batch(i).iter().filter(|t| t.seq == 1 && t.want_logits).count();
    assert_eq!((first..first + 6).map(wanted).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1]);
}

/// A repetition finds all of the prompt but its last token computed, and computes that by itself.
#[test]
fn the_last_token_of_a_prompt_stands_alone_where_a_text_is_to_come_again() {
    for (temperature, seed, chunks) in
        [(0.0, None, vec![6, 1]), (1.0, Some(7), vec![6, 1]), (1.0, None, vec![7])]
    {
        let bench = Bench::open([1, 64], defaults(), &["abc"]);
        let mut job = job(0, 7);
        (job.sampling.temperature, job.sampling.seed) = (temperature, seed);
        job.max_tokens = Some(1);
        bench.text(job);
        let n = bench.batches.lock().unwrap().len();
        assert_eq!(
            (0..n).map(|i| bench.batch(i).len()).collect::<Vec<_>>(),
            chunks,
            "{temperature} {seed:?}"
        );
    }
}

#[test]
fn a_short_prompt_does_not_wait_for_a_long_one() {
    let bench = Bench::gated([3, 8], defaults(), &["x", "yz"]);
    let long = bench.engine.submit(job(0, 150)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let also_long = bench.engine.submit(job(0, 140)).unwrap();
    let short = bench.engine.submit(job(1, 10)).unwrap();
    bench.steps(80);
    assert_eq!(
        (read(short).0.as_str(), read(long).0.as_str(), read(also_long).0.as_str()),
        ("yz", "x", "x")
    );
    let of = |i: usize, seq| bench.batch(i).iter().filter(|token| token.seq == seq).count();
    // The step that had begun may have missed it; from then on it has half of each, until its three
    // tokens are out.
    let first = (1..4).find(|&i| of(i, 2) > 0).unwrap();
    assert_eq!((first..first + 3).map(|i| of(i, 2)).collect::<Vec<_>>(), [4, 4, 1]);
    assert_eq!((first..first + 3).map(|i| of(i, 0)).collect::<Vec<_>>(), [4, 4, 6]);
    // Of the two long ones the older comes to its end, and then the other.
    let n = bench.batches.lock().unwrap().len();
    let last = |seq| (0..n).rfind(|&i| of(i, seq) > 1).unwrap();
    assert!(last(0) < last(1), "{} {}", last(0), last(1));
}

#[test]
fn a_text_goes_on_past_the_end_of_the_context() {
    let script = "x".repeat(200);
    let bench = Bench::open([2, 64], defaults(), &[&script]);
    let shift = Some(Shift { keep: 2, discard: None });
    let (text, finished) = bench.text(Job { shift, max_tokens: Some(450), ..job(0, 10) });
    assert_eq!((text.len(), &finished.reason), (450, &FinishReason::Length));
    let usage = Usage { prompt_tokens: 10, completion_tokens: 450, ..Usage::default() };
    assert_eq!(finished.usage, usage);
    // What is kept is read again, after the two that stay: half of the 199 tokens after them.
    let reread = |batch: &Vec<BatchToken>| batch.len() > 1 && batch[0].pos == 2;
    let batches = bench.batches.lock().unwrap();
    let at = batches.iter().position(reread).unwrap();
    let next = batches[at..].iter().flatten().find(|token| token.want_logits).unwrap();
    assert_eq!((next.pos, batches.iter().filter(|batch| reread(batch)).count()), (101, 3));
    drop(batches);
    // As many as are asked for may go, but for the last; and a slot with a past is as good as
    // another.
    let shift = Some(Shift { keep: 1000, discard: Some(1000) });
    let (text, _) = bench.text(Job { shift, max_tokens: Some(250), ..job(0, 10) });
    assert_eq!(text.len(), 250);
}

#[test]
fn prompts_are_embedded_beside_texts() {
    let bench = Bench::open([3, 8], defaults(), &["abcdefgh"]);
    let embed = |pooling, tokens: &[u32]| {
        let job = Job { pooling: Some(pooling), ..Job::new(tokens.to_vec()) };
        let mut handle = bench.engine.submit(job).unwrap();
        let mut rows = Vec::new();
        let mut usage = Usage::default();
        while let Some(event) = handle.blocking_next() {
            match event {
                Event::Embedding(embedding) => rows = embedding,
                Event::Finished(finished) => {
                    assert_eq!((finished.reason, finished.text.as_str()), (FinishReason::Stop, ""));
                    usage = finished.usage;
                }
                Event::Started { .. } => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((usage.prompt_tokens, usage.completion_tokens), (tokens.len(), 0));
        (rows, usage.cached_tokens)
    };
    let tokens: Vec<u32> = (0..40).collect();
    let text = bench.engine.submit(job(0, 3)).unwrap();
    assert_eq!(embed(Pooling::Mean, &tokens), (vec![vec![19.5, 19.5]], 0));
    // What is computed already will do where the last state is asked for, and only there.
    assert_eq!(embed(Pooling::Last, &tokens), (vec![vec![39.0, 39.0]], 39));
    assert_eq!(embed(Pooling::First, &tokens), (vec![vec![0.0, 0.0]], 0));
    let (rows, cached) = embed(Pooling::None, &tokens[..9]);
    assert_eq!((rows.len(), &rows[8], cached), (9, &vec![8.0, 8.0], 0));
    assert_eq!(embed(Pooling::Mean, &[7]), (vec![vec![7.0, 0.0]], 0));
    assert_eq!(read(text).0, "abcdefgh");
    // A token that breaks the model ends its own embedding.
    let broken = Job { pooling: Some(Pooling::Mean), ..Job::new(vec![0, 1, ERROR]) };
    assert!(matches!(failure(bench.engine.submit(broken).unwrap()), Error::Model(_)));
    assert_eq!(bench.text(job(0, 3)).0, "abcdefgh");
}

#[test]
fn a_full_queue_says_so_and_a_dropped_job_leaves_it() {
    let options = EngineOptions { queue_limit: 1, ..defaults() };
    let bench = Bench::gated([1, 256], options, &["ab"]);
    let first = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let second = bench.engine.submit(job(0, 3)).unwrap();
    assert_eq!(bench.engine.submit(job(0, 4)).unwrap_err(), SubmitError::Busy { waiting: 1 });
    assert_eq!(bench.engine.stats().waiting, 1);
    drop(second);
    let third = bench.engine.submit(job(0, 5)).unwrap();
    bench.steps(20);
    assert_eq!(read(first).0, "ab");
    assert_eq!(read(third).0, "ab");
    let of_second =
        |batch: &Vec<BatchToken>| batch.iter().any(|token| token.pos == 1 && token.token == 3);
    assert!(!bench.batches.lock().unwrap().iter().any(of_second), "a dropped job was computed");
}

#[test]
fn those_who_wait_are_served_in_their_order() {
    let bench = Bench::gated([1, 256], defaults(), &["ab"]);
    let handles: Vec<_> =
        (2..8).map(|n_prompt| bench.engine.submit(job(0, n_prompt)).unwrap()).collect();
    assert!(bench.engine.stats().waiting >= 5);
    bench.steps(60);
    for handle in handles {
        assert_eq!(read(handle).0, "ab");
    }
    // The second token of a prompt is its length.
    let batches = bench.batches.lock().unwrap();
    let second = batches.iter().flatten().filter(|token| token.pos == 1).map(|token| token.token);
    assert_eq!(second.collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn dropping_the_handle_frees_the_slot_within_one_step() {
    let bench = Bench::gated([1, 4], defaults(), &["abcdefgh", "z"]);
    // In the prompt: 100 tokens are 25 steps; it is dropped after the second has begun.
    let handle = bench.engine.submit(job(0, 100)).unwrap();
    bench.steps(2);
    bench.wait_for_batches(2);
    drop(handle);
    // In the answer: the next job follows, and is dropped at its third step.
    let mut handle = bench.engine.submit(job(0, 3)).unwrap();
    bench.steps(3);
    bench.wait_for_batches(5);
    assert!(matches!(handle.blocking_next(), Some(Event::Started { cached_tokens: 1, .. })));
    drop(handle);
    bench.steps(20);
    assert_eq!(bench.text(job(1, 2)).0, "z");
    let kinds: Vec<(u32, u32)> =
        bench.batches.lock().unwrap().iter().map(|batch| (batch[0].token, batch[0].pos)).collect();
    // Two steps of the first (a third may have been planned when it was dropped), then the others
    // at once.
    let of_first = kinds.iter().filter(|(_, pos)| *pos >= 4).count();
    assert!(of_first <= 3 + 3, "{kinds:?}");
    assert!(bench.engine.stats().prompt_tokens <= 12 + 3 + 2);
}

#[test]
fn what_breaks_one_sequence_ends_that_one_only() {
    for poison in [PANIC, ERROR] {
        let bench = Bench::gated([3, 256], defaults(), &["abcdef"]);
        let before = bench.engine.submit(job(0, 4)).unwrap();
        bench.steps(2);
        bench.wait_for_batches(2);
        let mut bad = job(0, 5);
        bad.prompt[4] = poison;
        let bad = bench.engine.submit(bad).unwrap();
        let beside = bench.engine.submit(job(0, 6)).unwrap();
        bench.steps(60);
        assert_eq!(read(before).0, "abcdef");
        assert_eq!(read(beside).0, "abcdef");
        match failure(bad) {
            Error::Panicked => assert_eq!(poison, PANIC),
            Error::Model(message) => {
                assert_eq!((message.as_str(), poison), ("this token is an error", ERROR));
            }
            other => panic!("{other}"),
        }
        assert_eq!(bench.text(job(0, 5)).0, "abcdef", "the slot works again");
        assert!(bench.engine.is_running());
    }
}

#[test]
fn a_reader_that_stands_still_stops_nobody_else() {
    let long = "y".repeat(150);
    let bench = Bench::open([2, 256], defaults(), &[&long, "abc"]);
    let slow = bench.engine.submit(job(0, 2)).unwrap();
    for _ in 0..20 {
        assert_eq!(bench.text(job(1, 2)).0, "abc");
    }
    assert!(bench.engine.stats().completion_tokens < 20 * 4 + 64, "it was not paused");
    assert_eq!(read(slow).0, long, "nothing was lost");
}

#[test]
fn a_reader_that_stands_still_for_too_long_is_left() {
    let stall_timeout = Duration::from_millis(20);
    let long = "y".repeat(150);
    let bench =
        Bench::open([1, 256], EngineOptions { stall_timeout, ..defaults() }, &[&long, "abc"]);
    let slow = bench.engine.submit(job(0, 2)).unwrap();
    assert_eq!(bench.text(job(1, 2)).0, "abc");
    assert_eq!(failure(slow), Error::Stalled(stall_timeout));
}

#[test]
fn many_jobs_share_few_slots() {
    let bench = Bench::open([3, 5], defaults(), &["first", "second", "third"]);
    let handles: Vec<_> =
        (0..32).map(|i| bench.engine.submit(job(i % 3, 2 + i as usize)).unwrap()).collect();
    for (i, handle) in handles.into_iter().enumerate() {
        assert_eq!(read(handle).0, ["first", "second", "third"][i % 3]);
    }
    let stats = bench.engine.stats();
    assert_eq!((stats.slots, stats.waiting), (3, 0));
}

#[test]
fn the_same_seed_gives_the_same_text_whatever_is_beside_it() {
    let bench = Bench::open([4, 256], defaults(), &["abcdefghijklmnopqrstuvwxyz"]);
    let hot = |seed| {
        let mut job = job(0, 4);
        (job.sampling.temperature, job.sampling.top_k, job.sampling.seed) = (8.0, 0, Some(seed));
        job.sampling.logit_bias = vec![(PANIC, f32::NEG_INFINITY), (ERROR, f32::NEG_INFINITY)];
        Job { ignore_eos: true, max_tokens: Some(40), ..job }
    };
    let (alone, _) = bench.text(hot(1));
    let others: Vec<_> = (2..12).map(|seed| bench.engine.submit(hot(seed)).unwrap()).collect();
    assert_eq!(bench.text(hot(1)).0, alone);
    assert!(others.into_iter().map(read).any(|(text, _)| text != alone));
}

#[test]
fn an_engine_that_goes_away_says_so() {
    let bench = Bench::gated([1, 256], defaults(), &["abc"]);
    let working = bench.engine.submit(job(0, 2)).unwrap();
    let waiting = bench.engine.submit(job(0, 2)).unwrap();
    bench.steps(1);
    bench.wait_for_batches(1);
    let reader = std::thread::spawn(move || (failure(working), failure(waiting)));
    drop(bench);
    let (working, waiting) = reader.join().unwrap();
    assert!(matches!(working, Error::Stopped | Error::Model(_)), "{working}");
    assert_eq!(waiting, Error::Stopped);
}
