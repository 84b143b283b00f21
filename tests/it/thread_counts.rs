//! The results of a pass on the CPU do not depend on how many threads compute it.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::Gguf;
use hob::model::Model;

use crate::common;

/// Positions: attention is computed in parts from 513 on.
const N_POSITIONS: u32 = 1100;

/// The threads of steps.
#[derive(Debug)]
struct Threads {
    few_tokens: usize,
    /// `None` = as many as of few tokens.
    many_tokens: Option<usize>,
}

/// Returns the logits of the last tokens of two texts: computed in steps of many tokens, then of
/// one of each, then of the first alone.
fn logits(model: &Arc<Model>, threads: &Threads, exact: bool) -> Vec<f32> {
    let options = ContextOptions {
        n_threads: Some(threads.few_tokens),
        n_threads_batch: threads.many_tokens,
        n_ctx: Some(N_POSITIONS as usize + 20),
        n_seq: 2,
        exact,
        ..Default::default()
    };
    let mut context = Context::new(Arc::clone(model), &options).unwrap();
    let n_vocab = model.plan.n_vocab as u32;
    let token = |seq: u32, pos: u32, want_logits| {
        let token = 3 + (pos * pos * 7 + pos * 31 + seq * 101) % (n_vocab - 3);
        BatchToken { token, seq, pos, want_logits }
    };
    for seq in 0..2 {
        let prompt: Vec<_> = (0..N_POSITIONS).map(|pos| token(seq, pos, false)).collect();
        for chunk in prompt.chunks(200) {
            context.step(chunk).unwrap();
        }
    }
    let mut found = Vec::new();
    for pos in N_POSITIONS..N_POSITIONS + 3 {
        let batch = [token(0, pos, true), token(1, pos, true)];
        found.extend_from_slice(context.step(&batch).unwrap());
    }
    for pos in N_POSITIONS + 3..N_POSITIONS + 5 {
        found.extend_from_slice(context.step(&[token(0, pos, true)]).unwrap());
    }
    found
}

/// With sinks, with a window, with one head of keys for all, with chunks, with running states next
/// to attention, with experts.
#[hob_needs::fixtures]
#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let names =
        ["llama", "gpt-oss", "gemma3", "deepseek2-lite", "qwen35", "qwen3moe", "granitehybrid"];
    let mut done = 0;
    for name in names {
        let path = common::fixtures().join(format!("tiny/{name}.gguf"));
        if !path.exists() {
            continue;
        }
        let model = Arc::new(Model::load(Gguf::open(&path).unwrap()).unwrap());
        for exact in [true, false] {
            let threads = |few_tokens, many_tokens| Threads { few_tokens, many_tokens };
            let expected = logits(&model, &threads(1, None), exact);
            assert!(expected.iter().all(|value| value.is_finite()), "{name}");
            let others =
                [threads(2, None), threads(5, None), threads(1, Some(4)), threads(3, Some(2))];
            for threads in &others {
                let found = logits(&model, threads, exact);
                assert!(found == expected, "{name}, {threads:?}, exact {exact}");
            }
        }
        done += 1;
    }
    assert!(done >= 5, "{done} models");
}
