//! Element-wise kernels and small reductions over f32 vectors.

use half::f16;

use crate::operands::ScanStep;

/// Computes `out = x / sqrt(mean(x²) + eps) · w` (Zhang & Sennrich 2019); an empty `w` means no
/// weight.
///
/// The sum of squares is taken in f64: it feeds every value of the row.
pub(crate) fn rms_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let sum: f64 = x.iter().map(|&v| f64::from(v) * f64::from(v)).sum();
    let scale = 1.0 / ((sum / x.len() as f64) as f32 + eps).sqrt();
    for (out, x) in out.iter_mut().zip(x) {
        *out = x * scale;
    }
    for (out, w) in out.iter_mut().zip(w) {
        *out *= w;
    }
}

/// Computes `x = exp(x − max) / Σ`. Entries of −∞ become 0; if all are −∞ (nothing is visible), all
/// become 0.
pub(crate) fn softmax(x: &mut [f32]) {
    let max = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if max == f32::NEG_INFINITY {
        x.fill(0.0);
        return;
    }
    let mut sum = 0.0f64;
    for v in x.iter_mut() {
        *v = (*v - max).exp();
        sum += f64::from(*v);
    }
    let inverse = (1.0 / sum) as f32;
    for v in x {
        *v *= inverse;
    }
}

/// Rotates the pairs (2i, 2i+1) by the angles with these cosines and sines (Su et al. 2021).
pub(crate) fn rope_norm(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    for (pair, (cos, sin)) in x.as_chunks_mut::<2>().0.iter_mut().zip(cos.iter().zip(sin)) {
        let (x, y) = rotate(pair[0], pair[1], *cos, *sin);
        *pair = [x, y];
    }
}

/// Rotates the pairs (i, i + n/2), the layout of GPT-NeoX.
pub(crate) fn rope_neox(x: &mut [f32], cos: &[f32], sin: &[f32]) {
    let (first, second) = x.split_at_mut(cos.len());
    rotate_pairs(first, second, cos, sin);
}

/// Rotates the points (first[i], second[i]).
pub(crate) fn rotate_pairs(first: &mut [f32], second: &mut [f32], cos: &[f32], sin: &[f32]) {
    for ((a, b), (cos, sin)) in first.iter_mut().zip(second).zip(cos.iter().zip(sin)) {
        let (x, y) = rotate(*a, *b, *cos, *sin);
        *a = x;
        *b = y;
    }
}

/// Returns the point (a, b) turned by the angle with this cosine and sine.
fn rotate(a: f32, b: f32, cos: f32, sin: f32) -> (f32, f32) {
    (a * cos - b * sin, a * sin + b * cos)
}

/// Computes `gate = silu(gate) · up`.
pub(crate) fn silu_mul(gate: &mut [f32], up: &[f32]) {
    for (gate, up) in gate.iter_mut().zip(up) {
        *gate = *gate / (1.0 + (-*gate).exp()) * up;
    }
}

/// Computes `gate = gelu(gate) · up`, in the tanh form (Hendrycks & Gimpel 2016).
pub(crate) fn gelu_mul(gate: &mut [f32], up: &[f32]) {
    const SQRT_2_OVER_PI: f32 = 0.797_884_6;
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = *gate;
        *gate = 0.5 * x * (1.0 + (SQRT_2_OVER_PI * x * (1.0 + 0.044715 * x * x)).tanh()) * up;
    }
}

/// Computes `x += y · a`.
pub(crate) fn add_scaled(x: &mut [f32], y: &[f32], a: f32) {
    for (x, y) in x.iter_mut().zip(y) {
        *x += y * a;
    }
}

/// Advances the state of one head by one token (see [`ScanStep`]): each row, one per `x`, becomes
/// `s = decay · s + step · x · b`, and `out = Σ s · c`.
pub(crate) fn scan(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]) {
    for ((row, x), out) in state.chunks_exact_mut(factors.b.len()).zip(x).zip(out) {
        *out = scan_row(row, factors, *x);
    }
}

/// Advances one row of the state, or the rest of one that is shorter than a vector; returns its
/// output.
pub(crate) fn scan_row(row: &mut [f32], factors: &ScanStep<'_>, x: f32) -> f32 {
    let new = factors.step * x;
    let mut sum = 0.0;
    for ((s, b), c) in row.iter_mut().zip(factors.b).zip(factors.c) {
        *s = factors.decay * *s + new * b;
        sum += *s * c;
    }
    sum
}

/// Computes `out = f16(x)`, round to nearest even.
pub(crate) fn f32_to_f16(x: &[f32], out: &mut [f16]) {
    for (out, &x) in out.iter_mut().zip(x) {
        *out = f16::from_f32(x);
    }
}
