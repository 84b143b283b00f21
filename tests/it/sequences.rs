//! Sequences that share positions of the cache: what one of them does is not seen by another.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, RopeFactors};
use hob::engine::{Engine, EngineOptions, Event, Job, Pooling, StepError, StepModel};
use hob::gguf::Gguf;
use hob::model::Model;
use hob::runtime::{self, ModelSource};
use hob::sampling::SamplingParams;

use crate::common;

pub(crate) mod recurrent;

/// A context of the shipped model with four sequences, each token computed by itself: equal to the
/// bit or wrong.
fn context(exact: bool) -> Context {
    let model = runtime::load_model(&ModelSource::Shipped).unwrap();
    let options = ContextOptions {
        n_ctx: Some(512),
        n_seq: 4,
        exact,
        deterministic: true,
        ..Default::default()
    };
    Context::new(Arc::clone(&model), &options).unwrap()
}

/// Appends tokens to a sequence; the logits of the last.
fn append(context: &mut Context, seq: u32, tokens: &[u32]) -> Vec<f32> {
    let start = context.seq_len(seq);
    let batch: Vec<BatchToken> = (start..)
        .zip(tokens)
        .enumerate()
        .map(|(i, (pos, &token))| BatchToken {
            token,
            seq,
            pos: pos as u32,
            want_logits: i + 1 == tokens.len(),
        })
        .collect();
    context.step(&batch).unwrap().to_vec()
}

fn text(seed: u32, n: u32) -> Vec<u32> {
    (0..n).map(|i| (i * 7919 + seed * 104_729) % 1500 + 300).collect()
}

#[test]
fn a_shared_beginning_is_as_good_as_ones_own() {
    for exact in [false, true] {
        let mut context = context(exact);
        // 64 positions make a page: shared at its edge, within a page, and one position in
        for n in [1, 64, 65, 150] {
            for seq in 0..4 {
                context.clear_seq(seq, 0);
            }
            let prompt = text(1, 160);
            append(&mut context, 0, &prompt);
            context.share_seq(0, 1, n);
            assert_eq!(context.seq_len(1), n as usize);
            // the copy goes another way, the original goes on, and both are as if they were alone
            let one = append(&mut context, 1, &text(2, 70));
            let zero = append(&mut context, 0, &text(3, 70));
            append(&mut context, 2, &prompt[..n as usize]);
            assert_eq!(one, append(&mut context, 2, &text(2, 70)), "exact {exact}, {n} positions");
            append(&mut context, 3, &prompt);
            assert_eq!(zero, append(&mut context, 3, &text(3, 70)), "exact {exact}, {n} positions");
        }
    }
}

/// LongRoPE has other angles for a long text: what was computed of a short one is of no use there.
#[hob_needs::fixtures]
#[test]
fn a_cache_fits_texts_of_the_same_angles() {
    let dir = common::fixtures();
    let fingerprint = |name: &str, n_ctx, factors| {
        let model = Arc::new(Model::load(Gguf::open(dir.join(name)).unwrap()).unwrap());
        let options = ContextOptions { n_ctx: Some(n_ctx), ..Default::default() };
        Context::new(model, &options).unwrap().fingerprint(factors)
    };
    let [short, long] = RopeFactors::ALL;
    let llama = "tiny/llama.gguf";
    assert_eq!(fingerprint(llama, 64, short), fingerprint(llama, 256, long));
    let phi = "tiny/phi4mini-long.gguf";
    assert_eq!(fingerprint(phi, 32, short), fingerprint(phi, 256, short));
    assert_eq!(fingerprint(phi, 128, long), fingerprint(phi, 256, long));
    assert_ne!(fingerprint(phi, 256, short), fingerprint(phi, 256, long));
}

#[test]
fn the_original_may_end_first() {
    let mut context = context(false);
    let prompt = text(4, 100);
    append(&mut context, 0, &prompt);
    context.share_seq(0, 1, 90);
    context.share_seq(1, 2, 80);
    context.clear_seq(0, 0);
    append(&mut context, 0, &text(5, 200));
    context.clear_seq(1, 30);
    append(&mut context, 1, &text(6, 40));
    let shared = append(&mut context, 2, &text(7, 5));
    append(&mut context, 3, &prompt[..80]);
    assert_eq!(shared, append(&mut context, 3, &text(7, 5)));
    // what does not exist, or is the same sequence, changes nothing
    context.share_seq(2, 2, 10);
    context.share_seq(2, 9, 10);
    context.share_seq(9, 2, 10);
    assert_eq!(context.seq_len(2), 85);
    // more than there is: all of it
    context.share_seq(2, 0, 500);
    assert_eq!(context.seq_len(0), 85);
}

/// A context that loses all sequences at some steps, as one does whose device is lost.
struct Forgetful {
    context: Context,
    /// Steps so far, and which fail.
    steps: usize,
    losses: &'static [usize],
    has_forgotten: bool,
}

impl Forgetful {
    fn lose(&mut self) -> Result<(), StepError> {
        self.steps += 1;
        if self.losses.contains(&self.steps) {
            for seq in 0..4 {
                self.context.clear_seq(seq, 0);
            }
            self.has_forgotten = true;
            return Err("the device was lost".into());
        }
        Ok(())
    }
}

impl StepModel for Forgetful {
    fn n_vocab(&self) -> usize {
        self.context.n_vocab()
    }

    fn n_ctx(&self) -> usize {
        self.context.n_ctx()
    }

    fn n_seq(&self) -> usize {
        self.context.n_seq()
    }

    fn n_batch(&self) -> usize {
        self.context.n_batch()
    }

    fn n_embd(&self) -> usize {
        self.context.n_embd()
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        self.lose()?;
        Ok(self.context.step(batch)?)
    }

    fn embed(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        self.lose()?;
        Ok(self.context.embed(batch)?)
    }

    fn has_forgotten(&mut self) -> bool {
        std::mem::take(&mut self.has_forgotten)
    }

    fn clear_seq(&mut self, seq: u32, from: u32) {
        self.context.clear_seq(seq, from);
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        self.context.share_seq(from, to, len);
    }
}

#[test]
fn texts_go_on_where_all_sequences_are_lost() {
    let model = runtime::load_model(&ModelSource::Shipped).unwrap();
    let tokenizer = Arc::new(runtime::load_tokenizer(&ModelSource::Shipped, &model.gguf).unwrap());
    let sampling = SamplingParams { seed: Some(7), ..SamplingParams::default() };
    let write = |seed, n| Job {
        sampling: sampling.clone(),
        max_tokens: Some(30),
        ignore_eos: true,
        ..Job::new(text(seed, n))
    };
    // the third waits for what it shares with the second; the fourth is embedded, behind the texts
    // of its step
    let embed = Job { pooling: Some(Pooling::Mean), ..Job::new(text(12, 90)) };
    let jobs = [write(10, 5), write(11, 130), write(11, 150), embed];
    let run = |losses| {
        let model = Forgetful { context: context(false), steps: 0, losses, has_forgotten: false };
        let engine =
            Engine::start(model, Arc::clone(&tokenizer) as _, EngineOptions::default()).unwrap();
        let handles = jobs.clone().map(|job| engine.submit(job).unwrap());
        handles.map(|mut events| {
            let mut tokens = Vec::new();
            let mut states = Vec::new();
            while let Some(event) = events.blocking_next() {
                match event {
                    Event::Token(token) => tokens.push(token.id),
                    Event::Embedding(rows) => states = rows,
                    Event::Failed(error) => panic!("{losses:?}: {error}"),
                    _ => {}
                }
            }
            (tokens, states)
        })
    };
    let expected = run(&[]);
    assert!(
        expected[..3].iter().all(|(tokens, _)| tokens.len() == 30) && !expected[3].1.is_empty()
    );
    for losses in [&[1][..], &[2], &[3, 4], &[9], &[20, 28]] {
        assert!(run(losses) == expected, "lost at steps {losses:?}");
    }
}
