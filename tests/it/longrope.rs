//! LongRoPE's two sets of rope factors: a text is computed with those of its length, as its makers'
//! code computes it, whatever else is computed and was computed before. `tests/goldens/longrope.py`
//! made the model.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device, RopeFactors};
use hob::engine::{
    DraftModel, DraftSource, Drafter, Engine, EngineOptions, Job, PromptCacheOptions, Shift,
    Speculation,
};
use hob::model::Model;

use crate::http::process::Folder;
use crate::mtp::{GoldenFiles, TOLERANCE, nmse};
use crate::sequences::recurrent::{Numbers, ask, job, told};
use crate::start::Start as _;

const FILES: GoldenFiles = GoldenFiles("longrope");
const NAME: &str = "phi3";
const N_VOCAB: usize = 64;
/// Most tokens of a text with short factors.
const ORIGINAL: usize = 80;

fn model() -> Arc<Model> {
    Arc::new(Model::load(FILES.gguf(NAME)).unwrap())
}

fn options(n_ctx: usize, n_seq: usize) -> ContextOptions {
    ContextOptions {
        device: Device::Cpu,
        n_ctx: Some(n_ctx),
        n_seq,
        n_threads: Some(2),
        exact: true,
        ..Default::default()
    }
}

/// The text, and the logits of its makers: of its first [`ORIGINAL`] tokens, and of all.
struct Golden {
    text: Vec<u32>,
    short: Vec<f32>,
    long: Vec<f32>,
}

impl Golden {
    fn read() -> Golden {
        let short = FILES.values(NAME, "short");
        let long = FILES.values(NAME, "long");
        // the sets differ enough to tell
        assert!(nmse(&long[..short.len()], &short) > 0.1);
        Golden { text: FILES.lines(NAME).swap_remove(0), short, long }
    }
}

/// Each prompt of the text, with what its makers' code writes after it.
fn written() -> [(Vec<u32>, Vec<u32>); 3] {
    let lines = FILES.lines(NAME);
    [(70, 1), (66, 2), (90, 3)].map(|(n, line)| (lines[0][..n].to_vec(), lines[line].clone()))
}

/// The next `n` tokens of a text in a sequence.
fn next(context: &Context, seq: u32, text: &[u32], n: usize) -> Vec<BatchToken> {
    let from = context.seq_len(seq);
    let token =
        |pos: usize| BatchToken { token: text[pos], seq, pos: pos as u32, want_logits: true };
    (from..text.len().min(from + n)).map(token).collect()
}

/// Goes on with a text in a sequence to its end, in steps of `step`; the logits of its tokens.
fn append(context: &mut Context, seq: u32, text: &[u32], step: usize) -> Vec<f32> {
    let mut logits = Vec::new();
    while context.seq_len(seq) < text.len() {
        let batch = next(context, seq, text, step);
        logits.extend_from_slice(context.step(&batch).unwrap());
    }
    logits
}

#[test]
fn a_text_has_the_factors_of_its_length() {
    let Golden { text, short, long } = Golden::read();
    let mut context = Context::new(model(), &options(256, 1)).unwrap();
    assert_eq!(context.longest_short(), Some(ORIGINAL));
    for step in [256, 7, 1] {
        for (n, factors, golden) in
            [(ORIGINAL, RopeFactors::Short, &short), (text.len(), RopeFactors::Long, &long)]
        {
            assert_eq!(context.rope_factors(n), factors);
            context.set_rope_factors(0, factors);
            context.clear_seq(0, 0);
            let e = nmse(&append(&mut context, 0, &text[..n], step), golden);
            assert!(e <= TOLERANCE, "{n} tokens in steps of {step}: NMSE {e:e}");
        }
    }
    // a text that becomes too long is not computed wrongly, and begins anew with the others
    context.set_rope_factors(0, RopeFactors::Short);
    assert_eq!(context.seq_len(0), 0);
    append(&mut context, 0, &text[..ORIGINAL], 13);
    let batch = next(&context, 0, &text, 1);
    let error = context.step(&batch).unwrap_err().to_string();
    assert!(error.contains("short rope factors") && error.contains("up to 80"), "{error}");
    assert_eq!(context.seq_len(0), ORIGINAL);
    for n in ORIGINAL + 1..ORIGINAL + 4 {
        context.set_rope_factors(0, context.rope_factors(n));
        let logits = append(&mut context, 0, &text[..n], 256);
        let last = logits.len() - N_VOCAB;
        let e = nmse(&logits[last..], &long[(n - 1) * N_VOCAB..n * N_VOCAB]);
        assert!(e <= TOLERANCE, "after {n} tokens: NMSE {e:e}");
    }
    // no text of this context is too long for the short ones
    let context = Context::new(model(), &options(ORIGINAL, 1)).unwrap();
    assert_eq!(context.longest_short(), None);
    assert_eq!(context.rope_factors(1000), RopeFactors::Short);
}

#[test]
fn a_command_computes_by_the_length_of_its_text() {
    let Golden { text, short, long } = Golden::read();
    for (n, golden) in [(ORIGINAL, short), (text.len(), long)] {
        let list: Vec<String> = text[..n].iter().map(u32::to_string).collect();
        let output = Command::new(env!("CARGO_BIN_EXE_hob"))
            .args(["logits", "--exact", "--device", "cpu", "--ctx-size", "256", "--out", "-"])
            .args(["--tokens", &list.join(","), "-m"])
            .arg(FILES.path("phi3.gguf"))
            .run();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let values = output.stdout.as_chunks::<4>().0.iter();
        let logits: Vec<f32> = values.map(|bytes| f32::from_le_bytes(*bytes)).collect();
        let e = nmse(&logits, &golden);
        assert!(e <= TOLERANCE, "{n} tokens: NMSE {e:e}");
    }
}

/// Computes a long text and a short one in the same steps, and checks both and what is shared of
/// them.
fn batches_hold_texts_of_both_kinds(options: &ContextOptions, tolerance: f64) {
    let Golden { text, short, long } = Golden::read();
    let mut context = Context::new(model(), options).unwrap();
    context.set_rope_factors(0, RopeFactors::Long);
    let texts = [&text[..], &text[..ORIGINAL]];
    let mut found = [Vec::new(), Vec::new()];
    let mut batch = Vec::new();
    for chunk in [5, 12, 1, 1, 3].into_iter().cycle() {
        batch.clear();
        for (seq, text) in (0..).zip(texts) {
            batch.extend(next(&context, seq, text, chunk));
        }
        if batch.is_empty() {
            break;
        }
        let rows = context.step(&batch).unwrap();
        for (token, row) in batch.iter().zip(rows.chunks_exact(N_VOCAB)) {
            found[token.seq as usize].extend_from_slice(row);
        }
    }
    for (found, golden) in found.iter().zip([&long, &short]) {
        let e = nmse(found, golden);
        assert!(e <= tolerance, "NMSE {e:e} of {}", golden.len() / N_VOCAB);
    }
    // what is shared takes its factors along: beyond a page, and within one
    for (from, len, golden) in [(0, 100, &long), (1, 40, &short), (0, 64, &long)] {
        context.share_seq(from, 2, len as u32);
        assert_eq!(context.seq_len(2), len);
        let e = nmse(&append(&mut context, 2, texts[from as usize], 9), &golden[len * N_VOCAB..]);
        assert!(e <= tolerance, "{len} of sequence {from}: NMSE {e:e}");
    }
}

#[test]
fn texts_of_both_kinds_share_steps() {
    batches_hold_texts_of_both_kinds(&options(256, 3), TOLERANCE);
}

#[test]
fn a_saved_sequence_keeps_its_factors() {
    let Golden { text, long, .. } = Golden::read();
    let mut source = Context::new(model(), &options(256, 1)).unwrap();
    let [short_hash, long_hash] = RopeFactors::ALL.map(|factors| source.fingerprint(factors));
    assert_ne!(short_hash, long_hash);
    source.set_rope_factors(0, RopeFactors::Long);
    append(&mut source, 0, &text[..ORIGINAL + 5], 256);
    let saved = source.save_seq(0, ORIGINAL as u32 + 5).unwrap();
    let mut target = Context::new(model(), &options(200, 2)).unwrap();
    assert_eq!(target.fingerprint(RopeFactors::Long), long_hash);
    let n = ORIGINAL as u32 + 5;
    let error = target.restore_seq(1, n, &saved).unwrap_err().to_string();
    assert!(error.contains("short rope factors"), "{error}");
    target.set_rope_factors(1, RopeFactors::Long);
    target.restore_seq(1, n, &saved).unwrap();
    let e = nmse(&append(&mut target, 1, &text, 6), &long[n as usize * N_VOCAB..]);
    assert!(e <= TOLERANCE, "NMSE {e:e}");
}

fn engine(n_seq: usize) -> Engine {
    let context = Context::new(model(), &options(256, n_seq)).unwrap();
    Engine::start(context, Arc::new(Numbers), EngineOptions::default()).unwrap()
}

/// Checks that an engine of at least three slots writes what the makers' code writes, of several
/// texts at once and one after the other.
fn writes_what_its_makers_write(engine: &Engine, speculation: Speculation) {
    let jobs = || {
        written().map(|(prompt, text)| {
            let job = Job { speculation, ..job(&prompt, text.len()) };
            (job, text)
        })
    };
    let all = jobs().map(|(job, text)| (engine.submit(job).expect("a job"), text));
    for (events, text) in all {
        assert_eq!(told(events).0, text);
    }
    for (job, text) in jobs().into_iter().rev() {
        assert_eq!(ask(engine, job).0, text);
    }
}

#[test]
fn texts_go_on_past_the_original_context() {
    writes_what_its_makers_write(&engine(3), Speculation::default());
}

#[test]
fn drafts_end_where_factors_change() {
    let speculation = |drafter| Speculation { drafter, p_min: 0.0, ..Default::default() };
    writes_what_its_makers_write(&engine(3), speculation(Drafter::Ngram));
    // the model drafts for itself: all of its guesses are right but about the border
    let context = Context::new(model(), &options(256, 3)).unwrap();
    let drafter = DraftModel::new(Context::new(model(), &options(256, 3)).unwrap());
    let source = Some(DraftSource::Model(drafter));
    let options = EngineOptions::default();
    let engine = Engine::start_with(context, source, Arc::new(Numbers), options).unwrap();
    writes_what_its_makers_write(&engine, speculation(Drafter::Model));
    let [(prompt, text), ..] = written();
    let job = Job { speculation: speculation(Drafter::Model), ..job(&prompt, text.len()) };
    let (found, _, usage) = ask(&engine, job);
    assert_eq!(found, text);
    assert!(usage.accepted_tokens > 0 && usage.drafted_tokens > 0);
}

/// A prefix is shared by texts of its kind alone.
#[test]
fn a_prompt_takes_what_has_its_factors() {
    let engine = engine(2);
    let [(crossing, of_crossing), (short, of_short), (long, of_long)] = written();
    // all of these begin alike: the first text becomes a long one
    assert_eq!(ask(&engine, job(&crossing, of_crossing.len())).0, of_crossing);
    let (text, cached, _) = ask(&engine, job(&short, of_short.len()));
    assert_eq!((text, cached), (of_short.clone(), 0));
    let (text, cached, _) = ask(&engine, job(&long, of_long.len()));
    assert_eq!((text, cached), (of_long, crossing.len()));
    // all but the last token, whose logits are needed
    let (text, cached, _) = ask(&engine, job(&short, of_short.len()));
    assert_eq!((text, cached), (of_short, short.len() - 1));
}

#[test]
fn a_saved_slot_keeps_its_factors() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let [(crossing, of_crossing), (short, of_short), (long, of_long)] = written();
    let source = engine(1);
    assert_eq!(ask(&source, job(&crossing, of_crossing.len())).0, of_crossing);
    let saved = runtime.block_on(source.save(0)).unwrap();
    let target = engine(1);
    let n = saved.tokens.len();
    assert_eq!(runtime.block_on(target.restore(0, saved.clone())).unwrap(), n);
    let (text, cached, _) = ask(&target, job(&long, of_long.len()));
    assert_eq!((text, cached), (of_long, crossing.len()));
    assert_eq!(runtime.block_on(target.restore(0, saved)).unwrap(), n);
    let (text, cached, _) = ask(&target, job(&short, of_short.len()));
    assert_eq!((text, cached), (of_short, 0));
}

#[test]
fn stored_pages_keep_their_factors() {
    let folder = Folder::new("prompt-cache-longrope");
    let start = |folder: &Path| {
        let context = Context::new(model(), &options(256, 1)).unwrap();
        let cache =
            PromptCacheOptions { folder: folder.into(), limit: 1 << 30, identity: Vec::new() };
        let options = EngineOptions { prompt_cache: Some(cache), ..EngineOptions::default() };
        Engine::start(context, Arc::new(Numbers), options).unwrap()
    };
    let again = |job: Job| ask(&start(&folder.0), job);
    let [(crossing, of_crossing), (short, of_short), (long, of_long)] = written();
    assert_eq!(again(job(&crossing, of_crossing.len())).0, of_crossing);
    // the first page of all three has the same tokens
    let (text, cached, _) = again(job(&short, of_short.len()));
    assert_eq!((text, cached), (of_short.clone(), 0));
    let (text, cached, _) = again(job(&long, of_long.len()));
    assert_eq!((text, cached), (of_long, 64));
    let (text, cached, _) = again(job(&short, of_short.len()));
    assert_eq!((text, cached), (of_short, short.len() - 1));
}

/// Returns the best token after a text, all of which is computed with the factors of its length.
fn best(context: &mut Context, text: &[u32]) -> u32 {
    context.clear_seq(0, 0);
    context.set_rope_factors(0, context.rope_factors(text.len()));
    let logits = append(context, 0, text, 256);
    let last = &logits[logits.len() - N_VOCAB..];
    (0..N_VOCAB).max_by(|&a, &b| last[a].total_cmp(&last[b])).unwrap() as u32
}

/// A text of which some is forgotten is a short one again, and then once more a long one.
#[test]
fn a_text_that_is_cut_has_the_factors_of_its_new_length() {
    const N_CTX: usize = 90;
    let [(prompt, _), ..] = written();
    let mut alone = Context::new(model(), &options(N_CTX, 1)).unwrap();
    let mut text = prompt.clone();
    let mut expected = Vec::new();
    for _ in 0..60 {
        let token = best(&mut alone, &text);
        expected.push(token);
        text.push(token);
        if text.len() > N_CTX {
            text.drain(..text.len() / 2);
        }
    }
    let context = Context::new(model(), &options(N_CTX, 2)).unwrap();
    let engine = Engine::start(context, Arc::new(Numbers), EngineOptions::default()).unwrap();
    let shift = Some(Shift { keep: 0, discard: None });
    let (found, ..) = ask(&engine, Job { shift, ..job(&prompt, 60) });
    assert_eq!(found, expected);
}

#[cfg(feature = "gpu")]
mod gpu {
    use super::*;

    fn on_gpu(exact: bool) -> ContextOptions {
        ContextOptions { device: Device::Gpu { name: None }, exact, ..options(256, 3) }
    }

    #[hob_needs::gpu]
    #[test]
    fn texts_of_both_kinds_share_passes() {
        batches_hold_texts_of_both_kinds(&on_gpu(true), TOLERANCE);
        // with a 16-bit cache
        batches_hold_texts_of_both_kinds(&on_gpu(false), 3e-3);
    }

    /// Steps that a device does in a row end where factors change.
    #[hob_needs::gpu]
    #[test]
    fn texts_go_on_past_the_original_context() {
        let context = Context::new(model(), &on_gpu(true)).unwrap();
        let engine = Engine::start(context, Arc::new(Numbers), EngineOptions::default()).unwrap();
        writes_what_its_makers_write(&engine, Speculation::default());
        writes_what_its_makers_write(
            &engine,
            Speculation { drafter: Drafter::Ngram, ..Default::default() },
        );
    }
}
