//! Matmul of every weight type on every instruction set of this machine, one thread.
//!
//! `matmul_q4_k/avx512-vnni/decode` is one token against 128 MiB of weights, more than the caches
//! hold: its throughput is bytes of weights per second, to be held against memory's. `…/batch8` is
//! the same with 8 tokens, `…/prefill` 512 tokens against 512 rows: an element is one
//! multiplication and one addition, so G elem/s × 2 are GOP/s.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use half::f16;
use hob_kernels::operands::{KernelScratch, OutputView, WeightRows};
use hob_kernels::{Acts, Isa, Kernels, TensorType};

/// Length of a row, as in a 1 B model.
const N: usize = 2048;
/// Rows per call, as a thread takes them.
const CHUNK: usize = 128;

const TYPES: [TensorType; 28] = [
    TensorType::F32,
    TensorType::F16,
    TensorType::BF16,
    TensorType::Q8_0,
    TensorType::Q4_0,
    TensorType::Q4_1,
    TensorType::Q5_0,
    TensorType::Q5_1,
    TensorType::IQ4_NL,
    TensorType::MXFP4,
    TensorType::Q2_K,
    TensorType::Q3_K,
    TensorType::Q4_K,
    TensorType::Q5_K,
    TensorType::Q6_K,
    TensorType::IQ4_XS,
    TensorType::IQ1_S,
    TensorType::IQ1_M,
    TensorType::IQ2_XXS,
    TensorType::IQ2_XS,
    TensorType::IQ2_S,
    TensorType::IQ3_XXS,
    TensorType::IQ3_S,
    TensorType::TQ1_0,
    TensorType::TQ2_0,
    TensorType::Q1_0,
    TensorType::Q2_0,
    TensorType::NVFP4,
];

/// Rows of arbitrary but harmless bytes: no f16 among them is an infinity or a NaN, and no f32.
fn weights(ty: TensorType, n_rows: usize) -> Vec<u8> {
    let len = ty.row_bytes(N).expect("every type divides a row of this length") * n_rows;
    let harmless = f16::from_f32(0.01).to_le_bytes();
    (0..len).map(|i| if i % 3 == 0 { (i * 37) as u8 & 0x3b } else { harmless[i % 2] }).collect()
}

fn matmul(c: &mut Criterion) {
    for ty in TYPES {
        for isa in Isa::available() {
            let Some(kernels) = Kernels::new(isa) else { continue };
            let mut group = c.benchmark_group(format!("matmul_{}", ty.name().to_lowercase()));
            group.sample_size(10);
            let row_bytes = weights(ty, 1).len();
            let many = ((128 << 20) / row_bytes).next_multiple_of(CHUNK);
            for (name, n_tokens, n_rows) in
                [("decode", 1, many), ("batch8", 8, many), ("prefill", 512, 512)]
            {
                if isa == Isa::Scalar && name != "decode" {
                    continue; // seconds per call, and nobody waits for it
                }
                let bytes = weights(ty, n_rows);
                let x: Vec<f32> =
                    (0..N * n_tokens).map(|i| (i % 1000) as f32 / 500.0 - 1.0).collect();
                let mut acts = Acts::default();
                let acts = acts.encode(kernels, kernels.encoding(ty, n_tokens), &x, N);
                let mut out = vec![0.0; CHUNK * n_tokens];
                let mut scratch = KernelScratch::default();
                group.throughput(match name {
                    "prefill" => Throughput::Elements((N * n_rows * n_tokens) as u64),
                    _ => Throughput::Bytes(bytes.len() as u64),
                });
                group.bench_function(BenchmarkId::new(isa.name(), name), |b| {
                    b.iter(|| {
                        for rows in bytes.chunks(CHUNK * row_bytes) {
                            let rows = WeightRows::new(ty, rows, N, CHUNK);
                            kernels.matmul(
                                rows,
                                acts,
                                &mut OutputView::whole(&mut out, CHUNK),
                                &mut scratch,
                            );
                        }
                    });
                });
            }
        }
    }
}

criterion_group!(benches, matmul);
criterion_main!(benches);
