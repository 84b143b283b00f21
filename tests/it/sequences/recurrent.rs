//! Models with a running state: a text is what it is alone, wherever its sequence was cut back to,
//! shared, saved or reused.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::engine::{
    Drafter, Engine, EngineOptions, Event, Job, Shift, SlotError, Speculation, Usage, Vocabulary,
};
use hob::gguf::{Gguf, Writer};
use hob::model::Model;

use crate::common;

const NAMES: [&str; 4] = ["granitehybrid", "granitehybrid-moe", "qwen35", "qwen35moe"];

pub(crate) fn load(dir: &Path, name: &str) -> Arc<Model> {
    let gguf = Gguf::open(dir.join(format!("tiny/{name}.gguf"))).unwrap();
    Arc::new(Model::load(gguf).unwrap_or_else(|e| panic!("{name}: {e}")))
}

/// Each token computed by itself: equal to the bit or wrong.
pub(crate) fn options(n_ctx: usize, n_seq: usize) -> ContextOptions {
    ContextOptions {
        n_ctx: Some(n_ctx),
        n_seq,
        n_threads: Some(2),
        deterministic: true,
        ..Default::default()
    }
}

pub(crate) fn text(seed: u32, n: u32) -> Vec<u32> {
    (0..n).map(|i| (i * 7919 + seed * 104_729) % 509).collect()
}

/// Appends tokens to a sequence; the logits of the last.
fn append(context: &mut Context, seq: u32, tokens: &[u32]) -> Vec<f32> {
    let start = context.seq_len(seq) as u32;
    let last = tokens.len() - 1;
    let batch: Vec<BatchToken> = (start..)
        .zip(tokens)
        .enumerate()
        .map(|(i, (pos, &token))| BatchToken { token, seq, pos, want_logits: i == last })
        .collect();
    context.step(&batch).unwrap().to_vec()
}

/// What a sequence of its own gives for a text.
struct Alone(Context);

impl Alone {
    fn new(model: &Arc<Model>, n_ctx: usize) -> Alone {
        let options = ContextOptions { n_batch: n_ctx, ..options(n_ctx, 1) };
        Alone(Context::new(Arc::clone(model), &options).unwrap())
    }

    fn logits(&mut self, tokens: &[u32]) -> Vec<f32> {
        self.0.clear_seq(0, 0);
        append(&mut self.0, 0, tokens)
    }
}

#[hob_needs::fixtures]
#[test]
fn a_sequence_goes_back_to_where_its_state_was_kept() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let mut context = Context::new(Arc::clone(&model), &options(256, 2)).unwrap();
        let mut alone = Alone::new(&model, 256);
        let tokens = text(1, 150);
        for at in [60, 100, 149, 300] {
            context.request_checkpoint(0, at);
        }
        append(&mut context, 0, &tokens);
        let kept = [59, 60, 99, 120, 148, 149, 150, 999].map(|len| context.n_resumable(0, len));
        assert_eq!(kept, [0, 60, 60, 100, 100, 149, 150, 150]);
        // where it is, it stays
        context.clear_seq(0, 150);
        assert_eq!(context.seq_len(0), 150);
        for (at, kept) in [(149, 149), (120, 100), (100, 100), (80, 60), (59, 0)] {
            context.clear_seq(0, at);
            assert_eq!(context.seq_len(0), kept, "{name}, cut back to {at}");
            let more = text(at, 20);
            let whole = [&tokens[..kept], &more].concat();
            assert!(
                append(&mut context, 0, &more) == alone.logits(&whole),
                "{name}, cut back to {at}"
            );
        }
        // a token that does not go on where the state is, is refused
        append(&mut context, 0, &tokens[..40]);
        context.clear_seq(0, 30);
        let token = BatchToken { token: 1, seq: 0, pos: 30, want_logits: true };
        assert!(context.step(&[token]).unwrap_err().to_string().contains("position 0"));
    }
}

#[hob_needs::fixtures]
#[test]
fn states_are_kept_by_themselves_in_a_long_text() {
    let dir = common::fixtures();
    let model = load(&dir, "qwen35");
    let mut context = Context::new(Arc::clone(&model), &options(6000, 1)).unwrap();
    let mut alone = Alone::new(&model, 6000);
    let tokens = text(2, 5200);
    for chunk in tokens.chunks(500) {
        append(&mut context, 0, chunk);
    }
    // eight copies at most: they lie less dense then, and reach as far as before
    let kept: std::collections::BTreeSet<usize> =
        (1..5200).map(|len| context.n_resumable(0, len)).collect();
    assert!((5..=9).contains(&kept.len()) && kept.iter().all(|at| at % 512 == 0), "{kept:?}");
    assert!(kept.iter().zip(kept.iter().skip(1)).all(|(a, b)| b - a <= 1536), "{kept:?}");
    context.clear_seq(0, 1700);
    let at = context.seq_len(0);
    assert!((512..1700).contains(&at), "{at}");
    let more = text(3, 9);
    assert!(append(&mut context, 0, &more) == alone.logits(&[&tokens[..at], &more].concat()));
}

#[hob_needs::fixtures]
#[test]
fn sequences_share_what_was_kept() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let mut context = Context::new(Arc::clone(&model), &options(256, 3)).unwrap();
        let mut alone = Alone::new(&model, 256);
        let tokens = text(4, 90);
        context.request_checkpoint(0, 70);
        append(&mut context, 0, &tokens);
        // all of it; as far as something was kept; nothing
        for (len, has) in [(90, 90), (500, 90), (89, 70), (70, 70), (69, 0)] {
            context.share_seq(0, 1, len);
            assert_eq!(context.seq_len(1), has, "{name}, {len} positions");
            context.share_seq(1, 2, len);
            let [one, two] = [text(len, 12), text(len + 1, 30)];
            let of = |tail: &[u32]| [&tokens[..has], tail].concat();
            assert!(
                append(&mut context, 1, &one) == alone.logits(&of(&one)),
                "{name}, {len} positions"
            );
            assert!(
                append(&mut context, 2, &two) == alone.logits(&of(&two)),
                "{name}, {len} positions"
            );
        }
        // the original goes on as if nothing had been, and may end first
        context.share_seq(0, 1, 90);
        let more = text(9, 10);
        assert!(append(&mut context, 0, &more) == alone.logits(&[&tokens[..], &more].concat()));
        context.clear_seq(0, 0);
        append(&mut context, 0, &text(5, 200));
        assert!(append(&mut context, 1, &more) == alone.logits(&[&tokens[..], &more].concat()));
    }
}

/// Anything that may be done to sequences, in any order, beside what each would be alone.
#[hob_needs::fixtures]
#[test]
fn whatever_is_done_to_sequences_each_is_what_it_is_alone() {
    let dir = common::fixtures();
    for name in ["granitehybrid", "qwen35"] {
        let model = load(&dir, name);
        let mut context = Context::new(Arc::clone(&model), &options(256, 4)).unwrap();
        let mut alone = Alone::new(&model, 256);
        let mut texts: [Vec<u32>; 4] = Default::default();
        let mut random = 1u32;
        let mut below = |n: u32| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 8) % n
        };
        for round in 0..120 {
            let seq = below(4);
            let len = texts[seq as usize].len() as u32;
            match below(8) {
                0 => {
                    let kept = context.n_resumable(seq, below(len + 2));
                    context.clear_seq(seq, kept as u32);
                    texts[seq as usize].truncate(kept);
                }
                1 => {
                    let to = below(4);
                    let at = below(len + 5);
                    if to != seq {
                        texts[to as usize] =
                            texts[seq as usize][..context.n_resumable(seq, at)].to_vec();
                        context.share_seq(seq, to, at);
                    }
                }
                2 => context.request_checkpoint(seq, len + below(20)),
                3 if len > 200 => {
                    context.clear_seq(seq, 0);
                    texts[seq as usize].clear();
                }
                // rows of two sequences by turns, or of one
                _ => {
                    let other = below(4);
                    let tail = [text(round, 1 + below(9)), text(round + 1000, 1 + below(9))];
                    let mut batch = Vec::new();
                    for i in 0..9 {
                        for (seq, tail) in [seq, other].into_iter().zip(&tail) {
                            let all = &mut texts[seq as usize];
                            if let Some(&token) = tail.get(i).filter(|_| all.len() < 250) {
                                batch.push(BatchToken {
                                    token,
                                    seq,
                                    pos: all.len() as u32,
                                    want_logits: true,
                                });
                                all.push(token);
                            }
                        }
                    }
                    if batch.is_empty() {
                        continue;
                    }
                    let rows = context.step(&batch).unwrap();
                    for seq in [seq, other] {
                        let row = batch.iter().rposition(|token| token.seq == seq);
                        if let Some(row) = row {
                            let logits = alone.logits(&texts[seq as usize]);
                            assert!(
                                rows[row * 512..][..512] == logits,
                                "{name}, round {round}, sequence {seq}"
                            );
                        }
                    }
                }
            }
            for seq in 0..4 {
                assert_eq!(
                    context.seq_len(seq),
                    texts[seq as usize].len(),
                    "{name}, round {round}, sequence {seq}"
                );
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn a_saved_sequence_has_its_state() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let new = || Context::new(Arc::clone(&model), &options(256, 2)).unwrap();
        let mut context = new();
        let mut other = new();
        let mut alone = Alone::new(&model, 256);
        let tokens = text(6, 100);
        for at in [20, 80, 92, 99] {
            context.request_checkpoint(0, at);
        }
        append(&mut context, 0, &tokens);
        let error = context.save_seq(0, 95).unwrap_err().to_string();
        assert!(
            error.contains("no running state at position 95") && error.contains("at 92"),
            "{error}"
        );
        // at a copy behind which the sequence has gone on
        let before = context.save_seq(0, 80).unwrap();
        other.restore_seq(0, 80, &before).unwrap();
        let more = text(3, 11);
        assert!(
            append(&mut other, 0, &more) == alone.logits(&[&tokens[..80], &more].concat()),
            "{name}"
        );
        let saved = context.save_seq(0, 100).unwrap();
        let empty = context.save_seq(0, 0).unwrap();
        assert!(empty.is_empty());
        for (seq, at) in [(1, 100), (0, 99), (1, 92)] {
            other.restore_seq(seq, 100, &saved).unwrap();
            assert_eq!(other.seq_len(seq), 100);
            assert!(other.save_seq(seq, 100).unwrap() == saved, "{name}");
            other.clear_seq(seq, at);
            assert_eq!(
                other.seq_len(seq),
                at as usize,
                "{name}: the last copies are saved with it"
            );
            let more = text(at, 7);
            let whole = [&tokens[..at as usize], &more].concat();
            assert!(append(&mut other, seq, &more) == alone.logits(&whole), "{name}, {at}");
        }
        other.restore_seq(1, 0, &empty).unwrap();
        // bytes that are not what was saved
        for (len, bytes) in [
            (99, &saved[..]),
            (101, &saved),
            (100, &saved[..saved.len() - 1]),
            (100, &saved[..saved.len() / 2]),
            (100, &[&saved[..], &[0; 4]].concat()),
            (100, &[]),
            (0, &saved),
            (0, &[0; 4]),
        ] {
            assert!(other.restore_seq(1, len, bytes).is_err(), "{name}: {len} of {}", bytes.len());
            assert_eq!(other.seq_len(1), 0);
        }
        // behind keys and values: how many states, and where each is
        let at = saved.len()
            - 3 * model.plan.layers.iter().map(|layer| 4 * layer.mixer.n_state()).sum::<usize>()
            - 16;
        let words: Vec<u32> =
            saved[at..at + 16].as_chunks().0.iter().map(|w| u32::from_le_bytes(*w)).collect();
        assert_eq!(words, [3, 92, 99, 100]);
        for (word, value) in
            [(0, 2u32), (0, u32::MAX), (1, 0), (1, 99), (2, 100), (3, 98), (3, 101)]
        {
            let mut changed = saved.clone();
            changed[at + 4 * word..][..4].copy_from_slice(&value.to_le_bytes());
            let error = other.restore_seq(1, 100, &changed).unwrap_err().to_string();
            assert!(error.contains("running states"), "{error}");
        }
    }
}

/// Without the last layer of the file, which is attention, only delta nets are left: they keep no
/// keys, and the last of them has to see all tokens, whatever is wanted of them.
#[hob_needs::fixtures]
#[test]
fn a_model_may_end_with_a_delta_net() {
    let dir = common::fixtures();
    let whole = Gguf::open(dir.join("tiny/qwen35.gguf")).unwrap();
    let tensors = || whole.tensors().iter().filter(|tensor| !tensor.name.starts_with("blk.3."));
    let mut header = Writer::new();
    for (key, value) in whole.metadata() {
        let value = if key == "qwen35.block_count" { 3u32.into() } else { value.clone() };
        header.metadata(key, value).unwrap();
    }
    for tensor in tensors() {
        header.tensor(&tensor.name, tensor.ty, &tensor.shape).unwrap();
    }
    let mut file = header.begin(Vec::new()).unwrap();
    for tensor in tensors() {
        file.data(&tensor.name, whole.data(tensor)).unwrap();
    }
    let bytes = file.finish().unwrap();
    let model = Arc::new(Model::load(Gguf::from_bytes(bytes).unwrap()).unwrap());
    let tokens = text(7, 40);
    let mut context = Context::new(Arc::clone(&model), &options(64, 1)).unwrap();
    let all: Vec<BatchToken> = (0..)
        .zip(&tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true })
        .collect();
    let rows = context.step(&all).unwrap().to_vec();
    let mut alone = Alone::new(&model, 64);
    for n in [1, 13, 40] {
        assert!(rows[(n - 1) * 512..][..512] == alone.logits(&tokens[..n]), "{n} tokens");
    }
}

/// Tokens without texts; none ends one.
pub(crate) struct Numbers;

impl Vocabulary for Numbers {
    fn piece(&self, token: u32) -> Cow<'_, [u8]> {
        Cow::Owned(format!("{token} ").into_bytes())
    }

    fn end_tokens(&self) -> &[u32] {
        &[]
    }

    fn suppressed_tokens(&self) -> &[u32] {
        &[]
    }

    fn encode(&self, _: &str) -> Vec<u32> {
        Vec::new()
    }
}

fn engine(model: &Arc<Model>, n_ctx: usize, n_seq: usize) -> Engine {
    let context = Context::new(Arc::clone(model), &options(n_ctx, n_seq)).unwrap();
    Engine::start(context, Arc::new(Numbers), EngineOptions::default()).unwrap()
}

pub(crate) fn job(prompt: &[u32], n: usize) -> Job {
    let mut job = Job::new(prompt.to_vec());
    job.sampling.temperature = 0.0;
    job.max_tokens = Some(n);
    job
}

/// The tokens of a text, how much of its prompt was found computed, and what it took.
pub(crate) fn told(mut events: hob::engine::JobHandle) -> (Vec<u32>, usize, Usage) {
    let mut tokens = Vec::new();
    let mut cached = 0;
    loop {
        match events.blocking_next().expect("an event") {
            Event::Started { cached_tokens, .. } => cached = cached_tokens,
            Event::Token(token) => tokens.push(token.id),
            Event::Finished(end) => return (tokens, cached, end.usage),
            Event::Failed(error) => panic!("{error}"),
            Event::Progress { .. } | Event::Embedding(_) | Event::Continuations(_) => {}
        }
    }
}

pub(crate) fn ask(engine: &Engine, job: Job) -> (Vec<u32>, usize, Usage) {
    told(engine.submit(job).expect("a job"))
}

#[hob_needs::fixtures]
#[test]
fn a_text_is_the_same_whatever_was_computed_before() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let fresh = |prompt: &[u32], n| ask(&engine(&model, 256, 1), job(prompt, n)).0;
        let engine = engine(&model, 256, 2);
        let prompt = text(8, 70);
        let (answer, cached, _) = ask(&engine, job(&prompt, 20));
        assert_eq!((answer.len(), cached), (20, 0));
        // asked again: all but the last token is there
        let (again, cached, _) = ask(&engine, job(&prompt, 20));
        assert_eq!((&again, cached), (&answer, 69), "{name}");
        // the conversation goes on, with the answer as it was
        let next = [&prompt[..], &answer, &text(9, 10)].concat();
        let (more, cached, _) = ask(&engine, job(&next, 10));
        assert_eq!((&more, cached), (&fresh(&next, 10), 89), "{name}");
        // or without how it was opened
        let other = [&next[..next.len() - 5], &text(10, 20)].concat();
        let (more, cached, _) = ask(&engine, job(&other, 10));
        assert_eq!((&more, cached), (&fresh(&other, 10), next.len() - 8), "{name}");
        // or as it began long ago: from the last place that is still kept, if there is one
        let (again, cached, _) = ask(&engine, job(&[&prompt[..60], &text(11, 5)].concat(), 10));
        assert_eq!(again, fresh(&[&prompt[..60], &text(11, 5)].concat(), 10), "{name}");
        assert!(cached <= 60);
        // nothing of it is taken where nothing is to be
        let (again, cached, _) = ask(&engine, Job { cache_prompt: false, ..job(&prompt, 20) });
        assert_eq!((again, cached), (answer, 0), "{name}");
    }
}

#[hob_needs::fixtures]
#[test]
fn texts_side_by_side_are_what_each_is_alone() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let prompts =
            [text(12, 40), text(13, 90), text(12, 40), [&text(13, 60)[..], &text(14, 9)].concat()];
        let alone = prompts.clone().map(|prompt| ask(&engine(&model, 256, 1), job(&prompt, 25)).0);
        for n_seq in [2, 4] {
            let engine = engine(&model, 256, n_seq);
            let handles = prompts.clone().map(|prompt| engine.submit(job(&prompt, 25)).unwrap());
            let texts = handles.map(told);
            for ((text, cached, _), alone) in texts.iter().zip(&alone) {
                assert_eq!(text, alone, "{name}, {n_seq} slots, {cached} found");
            }
            // the third begins as the first, up to its last token, and waits for it if it comes at
            // the same time
            assert_eq!(texts[2].1, 39, "{name}, {n_seq} slots");
            if n_seq == 4 {
                assert_eq!(texts[3].1, 60, "{name}: a place was kept where the two part");
            }
        }
    }
}

/// Wrong tokens are taken back one at a time, and nothing is read again.
#[hob_needs::fixtures]
#[test]
fn the_last_tokens_of_a_step_are_taken_back() {
    let dir = common::fixtures();
    for name in NAMES {
        let model = load(&dir, name);
        let mut context = Context::new(Arc::clone(&model), &options(256, 2)).unwrap();
        let mut alone = Alone::new(&model, 256);
        let mut all = text(21, 40);
        append(&mut context, 0, &all);
        for round in 0..12 {
            let n = 1 + round as usize % 5;
            let right = round as usize % (n + 1);
            let tail = text(100 + round, 1 + n as u32);
            assert_eq!(context.reserve_return(0, n), n);
            append(&mut context, 0, &tail);
            all.extend(&tail[..=right]);
            assert_eq!(context.n_resumable(0, all.len() as u32), all.len(), "{name}, {round}");
            context.clear_seq(0, all.len() as u32);
            assert_eq!(context.seq_len(0), all.len(), "{name}, {round}");
            let next = text(200 + round, 1);
            all.extend(&next);
            assert!(append(&mut context, 0, &next) == alone.logits(&all), "{name}, {round}");
            // another takes over what is there, and a saved state is the one after the cut
            context.share_seq(0, 1, all.len() as u32);
            let whole = [&all[..], &next].concat();
            assert!(append(&mut context, 1, &next) == alone.logits(&whole), "{name}, {round}");
        }
        // what is reserved holds for one step
        context.reserve_return(0, 3);
        append(&mut context, 0, &text(300, 1));
        append(&mut context, 0, &text(301, 4));
        let len = all.len() as u32;
        assert_eq!(context.n_resumable(0, len + 3), all.len(), "{name}");
    }
}

fn drafted(job: Job) -> Job {
    // one token is enough: random models repeat few in a row
    let speculation = Speculation { drafter: Drafter::Ngram, ngram: 1, ..Default::default() };
    Job { speculation, ..job }
}

#[hob_needs::fixtures]
#[test]
fn drafts_change_no_text() {
    let dir = common::fixtures();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for name in NAMES {
        let model = load(&dir, name);
        let engine = engine(&model, 256, 3);
        let mut drafts = 0;
        let mut right = 0;
        for (temperature, n) in [(0.0, 80), (0.7, 60)] {
            // what a draft is made of, of which much is wrong
            let prompt = [text(15, 12).repeat(4), text(n, 3)].concat();
            let mut job = job(&prompt, n as usize);
            (job.sampling.temperature, job.sampling.seed) = (temperature, Some(3));
            let plain = ask(&engine, job.clone()).0;
            for slot in 0..3 {
                let job = Job { slot: Some(slot), ..drafted(job.clone()) };
                let (text, _, usage) = ask(&engine, job);
                assert_eq!(text, plain, "{name}, temperature {temperature}, slot {slot}");
                (drafts, right) = (drafts + usage.drafted_tokens, right + usage.accepted_tokens);
            }
            // beside others, one of which leaves
            let left = engine.submit(drafted(job.clone())).expect("a job");
            let both = [(); 2].map(|()| engine.submit(drafted(job.clone())).expect("a job"));
            drop(left);
            for (text, ..) in both.map(told) {
                assert_eq!(text, plain, "{name}, temperature {temperature}");
            }
            // and on from a slot that was saved and restored
            let saved = runtime.block_on(engine.save(1)).expect("a saved slot");
            let more = [&prompt[..], &plain].concat();
            let next = |slot| Job { slot: Some(slot), ..self::job(&more, 20) };
            runtime.block_on(engine.restore(2, saved)).expect("a restored slot");
            let (text, cached, _) = ask(&engine, drafted(next(2)));
            assert!(cached + 1 >= prompt.len(), "{name}: {cached} positions");
            assert_eq!(text, ask(&engine, next(0)).0, "{name}");
        }
        assert!(0 < drafts && right < drafts, "{name}: {right} of {drafts}");
    }
}

/// A full context is read again without what is forgotten, from the last place that is kept.
#[hob_needs::fixtures]
#[test]
fn a_context_is_shifted() {
    let dir = common::fixtures();
    let model = load(&dir, "qwen35");
    let shift = Some(Shift { keep: 10, discard: Some(20) });
    let prompt = text(16, 30);
    let (tokens, ..) = ask(&engine(&model, 48, 1), Job { shift, ..job(&prompt, 60) });
    assert_eq!(tokens.len(), 60);
    // by hand: at 48 tokens, 20 are forgotten, and the rest is read as one text
    let mut context = Context::new(Arc::clone(&model), &options(48, 1)).unwrap();
    let best = |row: &[f32]| {
        (0..512).max_by(|&a, &b| row[a].total_cmp(&row[b]).then(b.cmp(&a))).unwrap() as u32
    };
    let mut all = prompt;
    let mut expected = Vec::new();
    while expected.len() < 60 {
        if all.len() > 48 {
            all.drain(10..30);
        }
        context.clear_seq(0, 0);
        let next = best(&append(&mut context, 0, &all));
        all.push(next);
        expected.push(next);
    }
    assert_eq!(tokens, expected);
}

#[hob_needs::fixtures]
#[test]
fn a_slot_outlives_its_engine() {
    let dir = common::fixtures();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for name in NAMES {
        let model = load(&dir, name);
        let prompt = text(17, 50);
        let first = engine(&model, 256, 1);
        let (answer, ..) = ask(&first, job(&prompt, 15));
        let saved = runtime.block_on(first.save(0)).unwrap();
        drop(first);
        let second = engine(&model, 256, 2);
        assert_eq!(runtime.block_on(second.restore(1, saved.clone())), Ok(saved.tokens.len()));
        let (again, cached, _) = ask(&second, Job { slot: Some(1), ..job(&prompt, 15) });
        assert_eq!((again, cached), (answer.clone(), 49), "{name}");
        // cut off, or of another model
        let mut cut = saved.clone();
        cut.cache.pop();
        let refused = runtime.block_on(second.restore(0, cut)).unwrap_err();
        assert!(
            matches!(&refused, SlotError::Model(e) if e.contains("running states")),
            "{refused}"
        );
        let other = engine(&load(&dir, "qwen3"), 256, 1);
        assert_eq!(runtime.block_on(other.restore(0, saved)), Err(SlotError::OtherModel));
    }
}
