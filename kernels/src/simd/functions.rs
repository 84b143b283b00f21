//! Checks of elementary functions, which each instruction set computes in its own way, against f64.

use super::{Simd, Task};

/// A function of lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Function {
    Exp,
    Sigmoid,
    Tanh,
}

impl Function {
    fn exact(self, x: f64) -> f64 {
        match self {
            Function::Exp => x.exp(),
            Function::Sigmoid => 1.0 / (1.0 + (-x).exp()),
            Function::Tanh => x.tanh(),
        }
    }
}

/// The application of a function to whole vectors of values.
struct Map<'a> {
    function: Function,
    x: &'a [f32],
}

impl<const N: usize, S: Simd<N>> Task<N, S> for Map<'_> {
    type Output = Vec<f32>;

    #[inline(always)]
    fn run(self, simd: S) -> Vec<f32> {
        let mut out = vec![0.0; self.x.len()];
        for (x, out) in self.x.as_chunks().0.iter().zip(out.as_chunks_mut().0) {
            let x = simd.load(x);
            let y = match self.function {
                Function::Exp => simd.exp(x),
                Function::Sigmoid => simd.sigmoid(x),
                Function::Tanh => simd.tanh(x),
            };
            simd.store(out, y);
        }
        out
    }
}

/// Fails unless `function` is within `ulps` units in the last place for `n` numbers from `from` to
/// `to`.
#[track_caller]
pub(crate) fn check<const N: usize>(
    simd: impl Simd<N>,
    function: Function,
    from: f32,
    to: f32,
    n: usize,
    ulps: f64,
) {
    let x: Vec<f32> = (0..n).map(|i| from + (to - from) * (i as f32 / n as f32)).collect();
    for (x, y) in x.iter().zip(simd.call(Map { function, x: &x })) {
        let want = function.exact(f64::from(*x));
        let ulp = f64::from((want as f32).abs().next_up() - (want as f32).abs());
        let error = (f64::from(y) - want).abs() / ulp;
        assert!(
            error <= ulps,
            "{function:?}({x:e}) = {y:e}, expected {want:e}: {error:.2} units off"
        );
    }
}

/// Fails unless e^x of what has no neighbours is what it must be, and 0 below `lowest`.
#[track_caller]
pub(crate) fn check_corners<const N: usize>(simd: impl Simd<N>, lowest: f32) {
    let mut x = [0.0; 16];
    x[..8].copy_from_slice(&[
        f32::NEG_INFINITY,
        f32::INFINITY,
        -1000.0,
        -0.0,
        100.0,
        1e-30,
        lowest.next_down(),
        f32::NAN,
    ]);
    let y = simd.call(Map { function: Function::Exp, x: &x });
    assert_eq!(y[..7], [0.0, f32::INFINITY, 0.0, 1.0, f32::INFINITY, 1.0, 0.0]);
    assert!(y[7].is_nan());
    let x: Vec<f32> = (0..4096).map(|i| lowest.next_down() - i as f32 / 200.0).collect();
    let y = simd.call(Map { function: Function::Exp, x: &x });
    assert!(y.iter().all(|&y| y == 0.0));
}
