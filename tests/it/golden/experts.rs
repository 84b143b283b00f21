//! Prompts past the cache of experts.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};

use super::{load, logits};
use crate::common;

/// Returns options with a cache of experts of so many bytes.
fn with(expert_cache: u64, n_threads: usize) -> ContextOptions {
    ContextOptions {
        n_ctx: Some(64),
        n_threads: Some(n_threads),
        repack: false,
        prefetch_experts: Some(false),
        expert_cache: Some(expert_cache),
        ..Default::default()
    }
}

/// Returns a step with all tokens of a text.
fn whole(tokens: &[u32]) -> Vec<BatchToken> {
    let token = |(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true };
    (0..).zip(tokens).map(token).collect()
}

/// A prompt reads each expert that it needs once, and computes what one without a cache does, to
/// the bit, in a cache that holds a few of them: many pass through the same slots.
#[hob_needs::fixtures]
#[test]
fn a_prompt_reads_each_expert_once() {
    let model = load(&common::fixtures().join("tiny/qwen3moe.gguf"));
    let n_vocab = model.plan.n_vocab as u32;
    let tokens: Vec<u32> = (0..60).map(|i| (3 + i * i * 7) % n_vocab).collect();
    let mixture = model.weights.layers[0].mixture().unwrap();
    let of_expert: usize = mixture.experts[0]
        .iter()
        .map(|weight| weight.n_rows * weight.ty.row_bytes(weight.n_cols).unwrap())
        .sum();
    let of_expert = of_expert as u64;
    let n_layers = model.plan.layers.len() as u64;
    for n_threads in [1, 3] {
        let expected = logits(&model, &with(0, n_threads), &tokens, tokens.len());
        for n_slots in [2, 3, 5] {
            // a slot has whole pages, with the bytes around each of three matrices
            let slot = of_expert.next_multiple_of(4096) + 3 * 4096;
            let mut context =
                Context::new(Arc::clone(&model), &with(n_slots * slot, n_threads)).unwrap();
            let found = context.step(&whole(&tokens)).unwrap();
            assert!(found == expected, "{n_slots} slots, {n_threads} threads");
            let stats = context.expert_cache();
            let least = n_layers * mixture.plan.n_used as u64;
            let most = n_layers * mixture.plan.n as u64;
            assert_eq!(stats.hits, 0, "{stats:?}");
            assert!((least..=most).contains(&stats.misses), "{stats:?}");
            // a read begins with a page
            let read = of_expert * stats.misses..(of_expert + 3 * 4096) * stats.misses;
            assert!(read.contains(&stats.read_bytes), "{n_slots} slots: {stats:?}, {read:?}");
            assert!(stats.held_bytes <= n_slots * slot, "{stats:?}");
        }
    }
}

/// An expert that cannot be read fails the step, which has changed nothing: once the file is whole
/// again, the same step gives what it would have given.
#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn an_expert_that_cannot_be_read_fails_its_step() {
    let original = common::fixtures().join("tiny/qwen3moe.gguf");
    let dir = std::env::temp_dir().join(format!("hob-unread-experts-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("model.gguf");
    let bytes = std::fs::read(&original).unwrap();
    let of_original = load(&original);
    let tokens: Vec<u32> = (3..43).collect();
    let expected = logits(&of_original, &with(0, 3), &tokens, tokens.len());
    // the file ends with the last matrices of the last layer's experts, which only the cache reads
    let down = of_original.gguf.tensor("blk.1.ffn_down_exps.weight").unwrap();
    assert_eq!(down.n_bytes, 98_304);
    let short = bytes.len() as u64 - down.n_bytes;
    for kib in [96, 1024] {
        std::fs::write(&path, &bytes).unwrap();
        let model = load(&path);
        let mut context = Context::new(Arc::clone(&model), &with(kib << 10, 3)).unwrap();
        std::fs::File::options().write(true).open(&path).unwrap().set_len(short).unwrap();
        for _ in 0..2 {
            let error = context.step(&whole(&tokens)).unwrap_err().to_string();
            assert!(error.contains("an expert of the model cannot be read"), "{error}");
            assert!(error.contains("model.gguf"), "{error}");
        }
        std::fs::write(&path, &bytes).unwrap();
        let found = context.step(&whole(&tokens)).unwrap();
        assert!(found == expected, "{kib} KiB");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}
