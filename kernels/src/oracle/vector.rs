//! Element-wise kernels and reductions, against f64.

use half::f16;

use super::{Guarded, Rng, assert_close, tables};
use crate::cached::CacheType;
use crate::dequant::dequantize;
use crate::format::TensorType;
use crate::operands::ScanStep;
use crate::table::Kernels;

/// Returns lengths around every vector length and unrolling, and real ones.
fn lengths() -> impl Iterator<Item = usize> {
    (1..=70).chain([95, 96, 97, 127, 128, 129, 255, 256, 257, 576, 1000, 2048, 4097])
}

/// Runs `check` for every table and length with fresh random numbers.
fn each(check: impl Fn(&Kernels, usize, &mut Rng)) {
    for kernels in tables() {
        for n in lengths() {
            check(kernels, n, &mut Rng(n as u64));
        }
    }
}

/// Compares element by element; `terms` are the magnitudes the error is relative to.
#[track_caller]
fn compare(
    kernels: &Kernels,
    name: &str,
    got: &[f32],
    wanted: &[f64],
    relative: f64,
    terms: impl Fn(usize) -> f64,
) {
    assert_eq!(got.len(), wanted.len());
    for (i, (&got, &wanted)) in got.iter().zip(wanted).enumerate() {
        let what = || format!("{} {name}, element {i} of {}", kernels.isa, terms(i));
        assert_close(got, wanted, relative * terms(i).abs() + 1e-36, what);
    }
}

#[test]
fn rms_norm() {
    each(|kernels, n, rng| {
        for magnitude in [1.0, 1e-4, 1e15] {
            let x: Vec<f32> = rng.normals(n).iter().map(|v| v * magnitude).collect();
            let weights = rng.normals(n);
            let sum: f64 = x.iter().map(|&v| f64::from(v) * f64::from(v)).sum();
            let scale = 1.0 / (sum / n as f64 + f64::from(1e-5f32)).sqrt();
            for w in [&weights[..], &[]] {
                let wanted: Vec<f64> = (0..n)
                    .map(|i| f64::from(x[i]) * scale * w.get(i).map_or(1.0, |&w| f64::from(w)))
                    .collect();
                let mut out = vec![f32::NAN; n];
                kernels.rms_norm(&Guarded::new(&x), &Guarded::new(w), 1e-5, &mut out);
                compare(kernels, "rms_norm", &out, &wanted, 1e-6, |i| wanted[i]);
            }
        }
    });
}

#[test]
fn softmax() {
    each(|kernels, n, rng| {
        for spread in [1.0, 10.0, 1000.0] {
            let mut x: Vec<f32> = rng.normals(n).iter().map(|v| v * spread).collect();
            if n > 3 {
                x[n / 2] = f32::NEG_INFINITY;
            }
            let max = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let exps: Vec<f64> = x.iter().map(|&v| f64::from(v - max).exp()).collect();
            let sum: f64 = exps.iter().sum();
            let wanted: Vec<f64> = exps.iter().map(|e| e / sum).collect();
            kernels.softmax(&mut x);
            compare(kernels, "softmax", &x, &wanted, 5e-6, |i| wanted[i]);
        }
        let mut nothing = vec![f32::NEG_INFINITY; n];
        kernels.softmax(&mut nothing);
        assert!(nothing.iter().all(|&v| v == 0.0), "{}: nothing visible", kernels.isa);
    });
}

/// Returns cosines and sines of random angles.
fn angles(n: usize, rng: &mut Rng) -> (Vec<f32>, Vec<f32>) {
    (0..n).map(|_| (rng.signed() * 3.0).sin_cos()).map(|(sin, cos)| (cos, sin)).unzip()
}

#[test]
fn rope() {
    each(|kernels, n, rng| {
        let x = rng.normals(2 * n);
        let (cos, sin) = angles(n, rng);
        for neox in [false, true] {
            let pair = |i: usize| if neox { (i, i + n) } else { (2 * i, 2 * i + 1) };
            let mut wanted = vec![0.0; 2 * n];
            let mut terms = vec![0.0; 2 * n];
            for i in 0..n {
                let (a, b) = pair(i);
                let xa = f64::from(x[a]);
                let xb = f64::from(x[b]);
                let c = f64::from(cos[i]);
                let s = f64::from(sin[i]);
                (wanted[a], wanted[b]) = (xa * c - xb * s, xa * s + xb * c);
                (terms[a], terms[b]) = (xa.abs() + xb.abs(), xa.abs() + xb.abs());
            }
            let mut got = x.clone();
            let cos = Guarded::new(&cos);
            let sin = Guarded::new(&sin);
            if neox {
                kernels.rope_neox(&mut got, &cos, &sin);
            } else {
                kernels.rope_norm(&mut got, &cos, &sin);
            }
            compare(
                kernels,
                if neox { "rope_neox" } else { "rope_norm" },
                &got,
                &wanted,
                1e-6,
                |i| terms[i],
            );
        }
    });
}

/// Returns gate values: usual ones, and ones where the exponential over- or underflows.
fn gates(n: usize, rng: &mut Rng) -> Vec<f32> {
    const CORNERS: [f32; 12] =
        [0.0, -0.0, 1e-20, -1e-20, 20.0, -20.0, 87.4, -87.4, 104.0, -104.0, 1e30, -1e30];
    (0..n)
        .map(|_| if rng.below(4) == 0 { CORNERS[rng.below(12)] } else { rng.normal() * 4.0 })
        .collect()
}

#[test]
fn silu_mul() {
    each(|kernels, n, rng| {
        let mut gate = gates(n, rng);
        let up = rng.normals(n);
        let term: Vec<f64> =
            gate.iter().zip(&up).map(|(&g, &u)| f64::from(g) * f64::from(u)).collect();
        let wanted: Vec<f64> =
            gate.iter().zip(&term).map(|(&g, term)| term / (1.0 + (-f64::from(g)).exp())).collect();
        kernels.silu_mul(&mut gate, &Guarded::new(&up));
        compare(kernels, "silu_mul", &gate, &wanted, 1e-6, |i| term[i]);
    });
}

#[test]
fn gelu_mul() {
    each(|kernels, n, rng| {
        let mut gate = gates(n, rng);
        let up = rng.normals(n);
        let term: Vec<f64> =
            gate.iter().zip(&up).map(|(&g, &u)| f64::from(g) * f64::from(u)).collect();
        let gelu = |(&g, term): (&f32, &f64)| {
            let g = f64::from(g);
            term * 0.5
                * (1.0 + ((2.0 / std::f64::consts::PI).sqrt() * (g + 0.044715 * g * g * g)).tanh())
        };
        let wanted: Vec<f64> = gate.iter().zip(&term).map(gelu).collect();
        kernels.gelu_mul(&mut gate, &Guarded::new(&up));
        compare(kernels, "gelu_mul", &gate, &wanted, 1e-6, |i| term[i]);
    });
}

#[test]
fn add_scaled() {
    each(|kernels, n, rng| {
        let mut x = rng.normals(n);
        let y = rng.normals(n);
        let a = rng.normal();
        let pairs: Vec<(f64, f64)> =
            x.iter().zip(&y).map(|(&x, &y)| (f64::from(x), f64::from(y) * f64::from(a))).collect();
        let wanted: Vec<f64> = pairs.iter().map(|(x, y)| x + y).collect();
        kernels.add_scaled(&mut x, &Guarded::new(&y), a);
        compare(kernels, "add_scaled", &x, &wanted, 3e-7, |i| pairs[i].0.abs() + pairs[i].1.abs());
    });
}

#[test]
fn scan() {
    each(|kernels, n, rng| {
        for n_rows in [1, 3] {
            let before = rng.normals(n_rows * n);
            let x = rng.normals(n_rows);
            let (b, c, decay, by) =
                (rng.normals(n), rng.normals(n), rng.normal().abs().min(1.0), rng.normal());
            let mut state = before.clone();
            let mut out = vec![f32::NAN; n_rows];
            let taken = |i: usize| f64::from(by) * f64::from(x[i / n]) * f64::from(b[i % n]);
            let left = |i: usize| f64::from(decay) * f64::from(before[i]);
            let wanted: Vec<f64> = (0..n_rows * n).map(|i| left(i) + taken(i)).collect();
            let size: Vec<f64> = (0..n_rows * n).map(|i| left(i).abs() + taken(i).abs()).collect();
            let read = |of: &[f64], sign: fn(f64) -> f64| -> Vec<f64> {
                of.chunks(n)
                    .map(|row| row.iter().zip(&c).map(|(s, &c)| sign(s * f64::from(c))).sum())
                    .collect()
            };
            let sums = read(&size, f64::abs);
            let b = &*Guarded::new(&b);
            let c = &*Guarded::new(&c);
            kernels.scan(&mut state, &ScanStep { b, c, decay, step: by }, &x, &mut out);
            compare(kernels, "scan", &state, &wanted, 3e-7, |i| size[i]);
            compare(kernels, "scan", &out, &read(&wanted, |v| v), 1e-6, |i| sums[i]);
        }
    });
}

/// Checks: the conversion is exact, so every corner must agree bit for bit: ties, subnormals,
/// overflow, infinities.
#[test]
fn f32_to_f16() {
    const CORNERS: [f32; 14] = [
        0.0,
        -0.0,
        65504.0,
        65519.9,
        65520.0,
        1e30,
        f32::INFINITY,
        f32::NEG_INFINITY,
        5.960_464_5e-8, // the smallest subnormal
        2.980_232_2e-8, // half of it: a tie to zero
        2.980_232_6e-8, // just above
        6.097_555e-5,   // the largest subnormal
        1.000_488_3,    // 1 + 2⁻¹¹: a tie
        f32::MIN_POSITIVE,
    ];
    each(|kernels, n, rng| {
        let any = |rng: &mut Rng| match rng.below(3) {
            0 => CORNERS[rng.below(CORNERS.len())],
            1 => rng.normal() * 10f32.powi(rng.below(13) as i32 - 8),
            _ => f32::from_bits(rng.next() as u32),
        };
        let x: Vec<f32> = (0..n).map(|_| any(rng)).collect();
        let mut got = vec![f16::ONE; n];
        kernels.f32_to_f16(&Guarded::new(&x), &mut got);
        for (x, got) in x.iter().zip(got) {
            let wanted = f16::from_f32(*x);
            assert!(
                got.to_bits() == wanted.to_bits() || got.is_nan() && wanted.is_nan(),
                "{}: {x:e} → {got} instead of {wanted}",
                kernels.isa
            );
        }
    });
}

/// The types of cached keys and values that are blocks.
const BLOCK_TYPES: [TensorType; 6] = [
    TensorType::Q8_0,
    TensorType::Q5_1,
    TensorType::Q5_0,
    TensorType::Q4_1,
    TensorType::Q4_0,
    TensorType::IQ4_NL,
];

/// Checks: products and sums are rounded once each, so all agree bit for bit.
#[test]
fn widen_blocks() {
    let rng = &mut Rng(34);
    for ty in BLOCK_TYPES {
        for n_blocks in 0..40 {
            let mut bytes: Vec<u8> =
                (0..ty.block_bytes() * n_blocks).map(|_| rng.next() as u8).collect();
            for block in bytes.chunks_exact_mut(ty.block_bytes()) {
                // scales and offsets are finite
                block[1] &= 0xbb;
                block[3] &= 0xbb;
            }
            let mut wanted = vec![0.0; 32 * n_blocks];
            dequantize(ty, &bytes, &mut wanted);
            for kernels in tables() {
                let mut got = vec![f32::NAN; 32 * n_blocks];
                kernels.widen_blocks(ty, &Guarded::new(&bytes), &mut got);
                assert!(
                    got.iter().zip(&wanted).all(|(a, b)| a == b),
                    "{}: {n_blocks} blocks of {ty}",
                    kernels.isa
                );
            }
        }
    }
}

/// Checks: a type of the cache holds values as its bits allow, and all machines the same ones.
#[test]
fn store_cached() {
    let rng = &mut Rng(35);
    let x = rng.normals(32 * 64);
    for (ty, bound) in [
        (CacheType::F32, 0.0),
        (CacheType::F16, 1e-7),
        (CacheType::BF16, 5e-6),
        (CacheType::Q8_0, 4.5e-5),
        (CacheType::Q5_1, 1.4e-3),
        (CacheType::Q5_0, 1.9e-3),
        (CacheType::Q4_1, 6e-3),
        (CacheType::Q4_0, 8e-3),
        (CacheType::IQ4_NL, 6.5e-3),
    ] {
        let mut stored = vec![0; ty.row_bytes(x.len()).unwrap()];
        tables()[0].store_cached(ty, &x, &mut stored);
        let mut back = vec![0.0; x.len()];
        dequantize(ty.tensor_type(), &stored, &mut back);
        let error: f32 = x.iter().zip(&back).map(|(x, y)| (x - y) * (x - y)).sum();
        let error = error / x.iter().map(|x| x * x).sum::<f32>();
        assert!(error <= bound, "{}: {error:e} > {bound:e}", ty.name());
        for kernels in tables() {
            let mut bytes = vec![0; stored.len()];
            kernels.store_cached(ty, &Guarded::new(&x), &mut bytes);
            assert!(bytes == stored, "{}: {}", kernels.isa, ty.name());
        }
    }
}

/// Checks: what is stored and widened again is off by half a step at most: the scale's rounding to
/// 11 bits, times the code, and half of it.
#[test]
fn store_q8_0() {
    each(|kernels, n, rng| {
        let n = n.next_multiple_of(32);
        let x = rng.normals(n);
        let mut bytes = vec![0xff; n / 32 * 34];
        kernels.store_q8_0(&Guarded::new(&x), &mut bytes);
        let mut back = vec![f32::NAN; n];
        kernels.widen_blocks(TensorType::Q8_0, &bytes, &mut back);
        for (x, back) in x.chunks(32).zip(back.chunks(32)) {
            let max = x.iter().fold(0f32, |m, v| m.max(v.abs()));
            for (x, back) in x.iter().zip(back) {
                let bound = max / 127.0 * 0.5 + max / 2048.0;
                assert!((x - back).abs() <= bound * 1.001, "{}: {x} became {back}", kernels.isa);
            }
        }
    });
}
