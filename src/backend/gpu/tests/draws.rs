//! Tokens drawn on a device, against those that a sampler chooses.

use super::*;
use crate::backend::gpu::ahead::write_draws;
use crate::sampling::{Sampler, SamplingParams};

/// Samplers of all kinds that are guessed.
fn params() -> Vec<SamplingParams> {
    let usual = SamplingParams::default;
    vec![
        usual(),
        SamplingParams { temperature: 0.4, top_p: 0.9, ..usual() },
        SamplingParams { top_k: 100, min_p: 0.1, ..usual() },
        SamplingParams { top_k: 0, min_p: 0.2, ..usual() },
        SamplingParams { top_k: 0, top_p: 0.5, ..usual() },
        SamplingParams { repeat_penalty: 1.3, presence_penalty: 0.5, top_k: 20, ..usual() },
        SamplingParams { temperature: 0.0, frequency_penalty: 2.0, ..usual() },
        SamplingParams { logit_bias: vec![(3, f32::NEG_INFINITY), (9, 4.0)], ..usual() },
    ]
}

#[hob_needs::gpu]
#[test]
fn tokens_are_drawn_as_a_sampler_chooses_them() {
    let kernel = (Kernel::Draw, ShaderPiece::None);
    let mut random = Random(11);
    for device in devices(&[kernel]) {
        let mut n_right = 0;
        let mut n_all = 0;
        for (i, params) in params().into_iter().cycle().take(40).enumerate() {
            let n_vocab = [5, 100, 3000][i % 3].max(if i % 8 == 7 { 10 } else { 0 });
            let n_rows = 1 + i % 4;
            let params = SamplingParams { seed: Some(i as u32), ..params };
            let mut samplers: Vec<_> =
                (0..n_rows).map(|_| Sampler::new(params.clone(), n_vocab).unwrap()).collect();
            let mut logits = random.floats(n_vocab * n_rows);
            for (logits, sampler) in logits.chunks_exact_mut(n_vocab).zip(&mut samplers) {
                // the best 128 have nearly all of the weight
                for logit in logits.iter_mut() {
                    *logit *= if n_vocab > 1000 { 60.0 } else { 8.0 };
                }
                // the best are among the penalized
                for token in 0..40 {
                    sampler.accept(token * 7 % n_vocab as u32);
                }
            }
            // the last row takes the best
            let mut guesses: Vec<_> = samplers.iter().map(|sampler| sampler.guess(1)).collect();
            if n_rows > 1 {
                guesses[n_rows - 1] = None;
            }
            let keep = 128;
            let mut pairs = Vec::new();
            for logits in logits.chunks_exact(n_vocab) {
                let mut order: Vec<_> = (0..n_vocab).collect();
                order.sort_by(|&a, &b| logits[b].total_cmp(&logits[a]).then(a.cmp(&b)));
                for i in 0..keep {
                    let none = [params::NONE, 0];
                    pairs.extend(order.get(i).map_or(none, |&t| [t as u32, key_of(logits[t])]));
                }
            }
            let mut words = Vec::new();
            write_draws(&guesses, 0, &mut words);
            let rows = vec![7u32; n_rows * 4];
            let params = params::Draw { keep: keep as u32 };
            let bindings = [cast_slice(&pairs), cast_slice(&words), cast_slice(&rows)];
            let drawn = run(&device, kernel, &bindings, bytes_of(&params), [n_rows, 1, 1]);
            for (row, drawn) in drawn.chunks_exact(4).take(n_rows).enumerate() {
                let logits = &mut logits[row * n_vocab..(row + 1) * n_vocab];
                let expected = match guesses[row] {
                    Some(_) => samplers[row].sample(logits, None).unwrap().token,
                    None => pairs[row * 2 * keep],
                };
                n_all += 1;
                n_right += usize::from(drawn[0].to_bits() == expected);
                assert!((drawn[0].to_bits() as usize) < n_vocab);
                assert_eq!(drawn[1].to_bits(), 7);
            }
        }
        assert!(n_right + 2 >= n_all, "{n_right} of {n_all} are right, {:?}", device.sizes);
    }
}

/// Returns the key that best.wgsl makes of a logit.
fn key_of(logit: f32) -> u32 {
    let bits = logit.to_bits();
    if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }
}
