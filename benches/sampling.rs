//! What choosing one token costs, per setting, for the vocabularies of Llama 3 and Gemma 3.

use criterion::{Criterion, criterion_group, criterion_main};
use hob::sampling::{Sampler, SamplingParams};

fn sampling(c: &mut Criterion) {
    let base = || SamplingParams { seed: Some(1), ..Default::default() };
    let settings = [
        ("greedy", SamplingParams { temperature: 0.0, ..base() }),
        ("default", base()),
        ("penalties", SamplingParams { repeat_penalty: 1.1, ..base() }),
        ("top_k 1000", SamplingParams { top_k: 1000, ..base() }),
        ("top_p 0.95 of all", SamplingParams { top_k: 0, top_p: 0.95, ..base() }),
        ("all", SamplingParams { top_k: 0, ..base() }),
        ("logprobs", SamplingParams { logprobs: Some(5), ..base() }),
    ];
    for n_vocab in [128_256usize, 262_144] {
        // Shaped like a row of a model: a bell of noise, a few tokens far above it.
        let mut logits: Vec<f32> = (0..n_vocab as u32)
            .map(|i| {
                let hash =
                    i.wrapping_mul(2_654_435_761).rotate_left(13).wrapping_mul(2_246_822_519);
                let bell: u32 = hash.to_le_bytes().iter().map(|&b| u32::from(b)).sum();
                bell as f32 / 64.0 - 8.0 + if hash.is_multiple_of(9973) { 10.0 } else { 0.0 }
            })
            .collect();
        let mask: Vec<u32> =
            (0..n_vocab as u32 / 32).map(|i| if i % 50 == 0 { 0x0101 } else { 0 }).collect();
        let mut group = c.benchmark_group(format!("sample {n_vocab}"));
        for (name, params) in &settings {
            let mut sampler = Sampler::new(params.clone(), n_vocab).expect("valid parameters");
            (0..64).for_each(|t| sampler.accept(t * 31));
            group.bench_function(*name, |b| b.iter(|| sampler.sample(&mut logits, None)));
        }
        let mut sampler = Sampler::new(base(), n_vocab).expect("valid parameters");
        group.bench_function("default, masked", |b| {
            b.iter(|| sampler.sample(&mut logits, Some(&mask)));
        });
        group.finish();
    }
}

criterion_group!(benches, sampling);
criterion_main!(benches);
