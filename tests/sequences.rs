//! Sequences that share positions of the cache: what one of them does is not seen by another.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::runtime::{self, Source};

/// A context of the shipped model with four sequences, each token computed by itself: equal to the bit or wrong.
fn context(exact: bool) -> Context {
    let model = runtime::load_model(&Source::Shipped).unwrap();
    let options =
        ContextOptions { n_ctx: Some(512), n_seq: 4, exact, deterministic: true, ..Default::default() };
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
            (0..4).for_each(|seq| context.clear_seq(seq, 0));
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
