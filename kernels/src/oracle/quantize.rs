//! Activations → 8 bits: the same bits on every instruction set.

use half::bf16;

use super::{Guarded, Rng, tables};
use crate::act::{ActEncoding, ActLine, row_lines};

/// Returns values whose codes are halves before rounding, and other corners.
fn corner(block: usize, kind: usize, rng: &mut Rng) -> Vec<f32> {
    let mut x = rng.normals(block);
    let at = rng.below(block);
    match kind {
        // ties: with a largest value of 127 (or 2^k times it) the code of q + ½ lies between two
        // codes
        0 => {
            let unit = 2f32.powi(rng.below(60) as i32 - 30);
            x.fill_with(|| (rng.below(253) as f32 - 126.5) * unit);
            x[at] = 127.0 * unit;
        }
        1 => x.fill(0.0),
        2 => x.fill(-0.0),
        3 => x.iter_mut().for_each(|v| *v *= 1e-31), // below what counts
        4 => x.iter_mut().for_each(|v| *v *= 1e-29),
        5 => x.iter_mut().for_each(|v| *v *= f32::MIN_POSITIVE),
        6 => x.iter_mut().for_each(|v| *v *= 1e37),
        7 => x[at] = f32::NAN,
        8 => x[at] = f32::INFINITY,
        9 => x[at] = f32::NEG_INFINITY,
        10 => x.fill(f32::MAX),
        11 => x.fill(f32::MIN),
        12 => x[at] = 1e-30, // an outlier downwards, and on the border of what counts
        13 => {
            x.fill(0.0);
            x[at] = -1e-30;
        }
        14 => x[at] = -1e4, // an outlier
        _ => {}
    }
    x
}

fn check(encoding: ActEncoding) {
    let block = encoding.block_len();
    let rng = &mut Rng(block as u64);
    for case in 0..300 {
        let n_blocks = 1 + case % 9;
        let x: Vec<f32> = (0..n_blocks).flat_map(|_| corner(block, rng.below(24), rng)).collect();
        let x = Guarded::new(&x);
        let results = tables().into_iter().map(|kernels| {
            let (mut q, mut scale, mut sums) =
                (vec![99; x.len()], vec![9.0; n_blocks], vec![99; x.len() / 16]);
            kernels.quantize(encoding, &x, &mut q, &mut scale, &mut sums);
            (kernels.isa, (q, scale, sums))
        });
        let mut results = results.collect::<Vec<_>>().into_iter();
        let (_, wanted) = results.next().expect("scalar is always there");
        for (isa, got) in results {
            for i in 0..x.len() {
                let b = i / block;
                assert!(
                    got.1[b].to_bits() == wanted.1[b].to_bits()
                        || got.1[b].is_nan() && wanted.1[b].is_nan(),
                    "{isa} {encoding:?}: scale of {:?}: {} instead of {}",
                    &x[b * block..][..block],
                    got.1[b],
                    wanted.1[b]
                );
                assert!(
                    got.0[i] == wanted.0[i],
                    "{isa} {encoding:?}: code of {} at scale {}: {} instead of {}",
                    x[i],
                    wanted.1[b],
                    got.0[i],
                    wanted.0[i]
                );
            }
            assert_eq!(got.2, wanted.2, "{isa} {encoding:?}: sums");
        }
    }
}

#[test]
fn quantize_q8x32() {
    check(ActEncoding::Q8x32);
}

#[test]
fn quantize_q8x256() {
    check(ActEncoding::Q8x256);
}

#[test]
fn rounded_to_bf16() {
    let rng = &mut Rng(3);
    for case in 0..300 {
        let mut x: Vec<f32> = (0..5).flat_map(|_| corner(32, rng.below(24), rng)).collect();
        x.truncate(1 + rng.below(160));
        // halves between two numbers of 8 bits
        x.iter_mut()
            .filter(|x| x.is_normal())
            .step_by(3)
            .for_each(|x| *x = f32::from_bits(x.to_bits() >> 15 << 15));
        let x = Guarded::new(&x);
        let mut results = tables().into_iter().map(|kernels| {
            let mut lines = vec![ActLine([bf16::NAN; 32]); row_lines(x.len())];
            kernels.round_bf16(&x, &mut lines);
            (kernels.isa, lines)
        });
        let (_, wanted) = results.next().expect("scalar is always there");
        for (at, &wanted) in wanted.iter().flat_map(|line| &line.0).enumerate() {
            let x = x.get(at).copied().unwrap_or(0.0);
            let error = (wanted.to_f64() - f64::from(x)).abs();
            let x = f64::from(x).abs();
            let near = error <= x / 256.0 + 1.2e-38 || x > 3.38e38;
            assert!(near || x.is_nan() && wanted.is_nan(), "{x} → {wanted}");
        }
        for (isa, got) in results {
            for (got, wanted) in got.iter().flat_map(|l| &l.0).zip(wanted.iter().flat_map(|l| &l.0))
            {
                let same = got.to_bits() == wanted.to_bits() || got.is_nan() && wanted.is_nan();
                assert!(same, "{isa}, case {case}: {got} instead of {wanted}");
            }
        }
    }
}

/// Checks: the specification itself: codes in range, each within half a step of its value, damage
/// visible.
#[test]
fn codes_are_the_nearest() {
    let rng = &mut Rng(7);
    let kernels = tables()[0];
    for kind in 0..24 {
        let x = corner(32, kind, rng);
        let mut q = [0; 32];
        let mut scale = [0.0; 1];
        let mut sums = [0; 2];
        kernels.quantize(ActEncoding::Q8x32, &x, &mut q, &mut scale, &mut sums);
        if x.iter().any(|v| !v.is_finite()) {
            assert!(scale[0].is_nan() && q == [0; 32]);
            continue;
        }
        for (&q, &x) in q.iter().zip(&x) {
            let error = (f64::from(q) * f64::from(scale[0]) - f64::from(x)).abs();
            assert!(
                q != -128 && error <= f64::from(scale[0]) * 0.500_01 + 1e-30,
                "{x} → {q} × {}",
                scale[0]
            );
        }
        assert_eq!(sums.map(i32::from).iter().sum::<i32>(), q.map(i32::from).iter().sum());
    }
}
