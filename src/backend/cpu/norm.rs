//! The norm by mean and deviation, of encoders and vision towers.

/// `out = (x − mean) / √(variance + eps) · w` (Ba et al. 2016); sums in f64, since they feed every value.
pub(crate) fn layer_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
    let n = x.len() as f64;
    let mean = (x.iter().map(|&v| f64::from(v)).sum::<f64>() / n) as f32;
    let square = |v: &f32| f64::from(v - mean) * f64::from(v - mean);
    let scale = 1.0 / ((x.iter().map(square).sum::<f64>() / n) as f32 + eps).sqrt();
    out.iter_mut().zip(x).for_each(|(out, x)| *out = (x - mean) * scale);
    out.iter_mut().zip(w).for_each(|(out, w)| *out *= w);
}
