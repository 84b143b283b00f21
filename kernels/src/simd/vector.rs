//! Element-wise kernels and small reductions over f32 vectors. All are bound by loads and stores.
//!
//! The contract of each is that of its field in [`Kernels`](crate::Kernels).

use half::f16;

use super::Simd;
use crate::operands::ScanStep;
use crate::scalar::vector as scalar;

/// Computes `out = x / sqrt(mean(x²) + eps) · w`; the sum of squares in f64.
#[inline(always)]
pub(crate) fn rms_norm<const N: usize, S: Simd<N>>(
    simd: S,
    x: &[f32],
    w: &[f32],
    eps: f32,
    out: &mut [f32],
) {
    let scale = 1.0 / ((sum_of_squares(simd, x) / x.len() as f64) as f32 + eps).sqrt();
    let (vectors, rest) = x.as_chunks::<N>();
    let (out, out_rest) = out.as_chunks_mut::<N>();
    let (weights, w_rest) = w.as_chunks::<N>();
    if w.is_empty() {
        for (out, x) in out.iter_mut().zip(vectors) {
            simd.store(out, simd.mul(simd.load(x), simd.splat(scale)));
        }
    } else {
        for ((out, x), w) in out.iter_mut().zip(vectors).zip(weights) {
            let scaled = simd.mul(simd.load(x), simd.splat(scale));
            simd.store(out, simd.mul(scaled, simd.load(w)));
        }
    }
    if S::MASKS {
        let mut scaled = simd.mul(simd.load_part(rest), simd.splat(scale));
        if !w.is_empty() {
            scaled = simd.mul(scaled, simd.load_part(w_rest));
        }
        return simd.store_part(out_rest, scaled);
    }
    for (out, x) in out_rest.iter_mut().zip(rest) {
        *out = x * scale;
    }
    for (out, w) in out_rest.iter_mut().zip(w_rest) {
        *out *= w;
    }
}

#[inline(always)]
fn sum_of_squares<const N: usize, S: Simd<N>>(simd: S, x: &[f32]) -> f64 {
    let (vectors, rest) = x.as_chunks::<N>();
    let mut sums = simd.zero_sums();
    for x in vectors {
        sums = simd.add_squares(sums, simd.load(x));
    }
    if S::MASKS {
        return simd.total(simd.add_squares(sums, simd.load_part(rest)));
    }
    simd.total(sums) + rest.iter().map(|&v| f64::from(v) * f64::from(v)).sum::<f64>()
}

/// Computes `x = exp(x − max) / Σ`; all 0 if nothing is above −∞. The sum is taken in f64.
#[inline(always)]
pub(crate) fn softmax<const N: usize, S: Simd<N>>(simd: S, x: &mut [f32]) {
    let (vectors, rest) = x.as_chunks_mut::<N>();
    let mut max = simd.splat(f32::NEG_INFINITY);
    for x in vectors.iter() {
        max = simd.max(simd.load(x), max);
    }
    let max = rest.iter().copied().fold(simd.max_lane(max), f32::max);
    if max == f32::NEG_INFINITY {
        x.fill(0.0);
        return;
    }

    let mut sums = simd.zero_sums();
    for x in vectors.iter_mut() {
        let power = simd.exp(simd.sub(simd.load(x), simd.splat(max)));
        simd.store(x, power);
        sums = simd.add_to_sums(sums, power);
    }
    let mut sum = simd.total(sums);
    if !S::MASKS {
        for x in rest.iter_mut() {
            *x = (*x - max).exp();
            sum += f64::from(*x);
        }
    } else if !rest.is_empty() {
        simd.store_part(rest, simd.exp(simd.sub(simd.load_part(rest), simd.splat(max))));
        sum += rest.iter().copied().map(f64::from).sum::<f64>();
    }

    let inverse = (1.0 / sum) as f32;
    for x in vectors {
        simd.store(x, simd.mul(simd.load(x), simd.splat(inverse)));
    }
    for x in rest {
        *x *= inverse;
    }
}

/// Rotates the pairs (i, i + n/2).
#[inline(always)]
pub(crate) fn rope_neox<const N: usize, S: Simd<N>>(
    simd: S,
    x: &mut [f32],
    cos: &[f32],
    sin: &[f32],
) {
    let (first, second) = x.split_at_mut(cos.len());
    let (first, first_rest) = first.as_chunks_mut::<N>();
    let (second, second_rest) = second.as_chunks_mut::<N>();
    let (cos, cos_rest) = cos.as_chunks::<N>();
    let (sin, sin_rest) = sin.as_chunks::<N>();
    for ((a, b), (cos, sin)) in first.iter_mut().zip(second).zip(cos.iter().zip(sin)) {
        let (x, y) = simd.rotate(simd.load(a), simd.load(b), simd.load(cos), simd.load(sin));
        simd.store(a, x);
        simd.store(b, y);
    }
    if !S::MASKS {
        scalar::rotate_pairs(first_rest, second_rest, cos_rest, sin_rest);
    } else if !first_rest.is_empty() {
        let (x, y) = simd.rotate(
            simd.load_part(first_rest),
            simd.load_part(second_rest),
            simd.load_part(cos_rest),
            simd.load_part(sin_rest),
        );
        simd.store_part(first_rest, x);
        simd.store_part(second_rest, y);
    }
}

/// A new value of `x` from each `x` and `y`: a closure that is always inlined.
trait Update<const N: usize, S: Simd<N>>: Copy {
    fn lanes(self, simd: S, x: S::F32, y: S::F32) -> S::F32;
    /// Does the same to a rest shorter than a vector.
    fn scalar(self, x: &mut [f32], y: &[f32]);
}

#[inline(always)]
fn update<const N: usize, S: Simd<N>>(simd: S, x: &mut [f32], y: &[f32], f: impl Update<N, S>) {
    let (x, x_rest) = x.as_chunks_mut::<N>();
    let (y, y_rest) = y.as_chunks::<N>();
    for (x, y) in x.iter_mut().zip(y) {
        simd.store(x, f.lanes(simd, simd.load(x), simd.load(y)));
    }
    if !S::MASKS {
        f.scalar(x_rest, y_rest);
    } else if !x_rest.is_empty() {
        let value = f.lanes(simd, simd.load_part(x_rest), simd.load_part(y_rest));
        simd.store_part(x_rest, value);
    }
}

/// Computes `gate = silu(gate) · up`.
#[inline(always)]
pub(crate) fn silu_mul<const N: usize>(simd: impl Simd<N>, gate: &mut [f32], up: &[f32]) {
    update(simd, gate, up, SiluMul);
}

#[derive(Clone, Copy)]
struct SiluMul;

impl<const N: usize, S: Simd<N>> Update<N, S> for SiluMul {
    #[inline(always)]
    fn lanes(self, simd: S, gate: S::F32, up: S::F32) -> S::F32 {
        simd.mul(simd.mul(gate, simd.sigmoid(gate)), up)
    }

    fn scalar(self, gate: &mut [f32], up: &[f32]) {
        scalar::silu_mul(gate, up);
    }
}

/// Computes `gate = gelu(gate) · up`, in the tanh form.
#[inline(always)]
pub(crate) fn gelu_mul<const N: usize>(simd: impl Simd<N>, gate: &mut [f32], up: &[f32]) {
    update(simd, gate, up, GeluMul);
}

#[derive(Clone, Copy)]
struct GeluMul;

impl<const N: usize, S: Simd<N>> Update<N, S> for GeluMul {
    #[inline(always)]
    fn lanes(self, simd: S, gate: S::F32, up: S::F32) -> S::F32 {
        simd.mul(simd.mul(gate, simd.sigmoid(simd.gelu_argument(gate))), up)
    }

    fn scalar(self, gate: &mut [f32], up: &[f32]) {
        scalar::gelu_mul(gate, up);
    }
}

/// Computes `x += y · a`.
#[inline(always)]
pub(crate) fn add_scaled<const N: usize>(simd: impl Simd<N>, x: &mut [f32], y: &[f32], a: f32) {
    update(simd, x, y, AddScaled(a));
}

#[derive(Clone, Copy)]
struct AddScaled(f32);

impl<const N: usize, S: Simd<N>> Update<N, S> for AddScaled {
    #[inline(always)]
    fn lanes(self, simd: S, x: S::F32, y: S::F32) -> S::F32 {
        simd.mul_add(y, simd.splat(self.0), x)
    }

    fn scalar(self, x: &mut [f32], y: &[f32]) {
        scalar::add_scaled(x, y, self.0);
    }
}

/// Advances the state of one head by one token (see [`ScanStep`]). A row has one sum: rows do not
/// wait for each other.
#[inline(always)]
pub(crate) fn scan<const N: usize, S: Simd<N>>(
    simd: S,
    state: &mut [f32],
    factors: &ScanStep<'_>,
    x: &[f32],
    out: &mut [f32],
) {
    let n = factors.b.len();
    let (b, b_rest) = factors.b.as_chunks::<N>();
    let (c, c_rest) = factors.c.as_chunks::<N>();
    let old = simd.splat(factors.decay);
    for ((row, x), out) in state.chunks_exact_mut(n).zip(x).zip(out) {
        let (row, rest) = row.as_chunks_mut::<N>();
        let new = simd.splat(factors.step * x);
        let mut sum = simd.splat(0.0);
        for ((s, b), c) in row.iter_mut().zip(b).zip(c) {
            let value = simd.mul_add(new, simd.load(b), simd.mul(old, simd.load(s)));
            simd.store(s, value);
            sum = simd.mul_add(value, simd.load(c), sum);
        }
        if S::MASKS && !rest.is_empty() {
            let left = simd.mul(old, simd.load_part(rest));
            let value = simd.mul_add(new, simd.load_part(b_rest), left);
            simd.store_part(rest, value);
            sum = simd.mul_add(value, simd.load_part(c_rest), sum);
        }
        *out = simd.sum_lanes(sum);
        if !S::MASKS {
            *out += scalar::scan_row(rest, &factors.rest(b_rest, c_rest), *x);
        }
    }
}

/// Computes `out = f16(x)`, round to nearest even.
#[inline(always)]
pub(crate) fn f32_to_f16<const N: usize>(simd: impl Simd<N>, x: &[f32], out: &mut [f16]) {
    let (x, x_rest) = x.as_chunks::<N>();
    let (out, out_rest) = out.as_chunks_mut::<N>();
    for (x, out) in x.iter().zip(out) {
        simd.store_f16(out, simd.load(x));
    }
    scalar::f32_to_f16(x_rest, out_rest);
}
