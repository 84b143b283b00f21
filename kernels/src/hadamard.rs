//! The Hadamard transform: cached keys and values are turned by it before they are rounded to few
//! bits.
//!
//! A few large values of a head cost all others of their block their precision. The transform
//! spreads each value over all, so that blocks have no large ones (QuaRot, Ashkboos et al. 2024,
//! arXiv 2404.00456). It is orthogonal: queries and keys turned alike have the products they had,
//! and it is its own inverse, so turning the output of attention turns the values back.

/// Multiplies each `size` values by the Hadamard matrix of that size, divided by √`size`.
///
/// # Panics
/// If `size` is no power of two, or `x` no multiple of it.
///
/// # Examples
/// ```
/// use hob_kernels::hadamard;
///
/// let mut x = [4.0, 0.0, 0.0, 0.0];
/// hadamard::transform(&mut x, 4);
/// assert_eq!(x, [2.0; 4]);
/// hadamard::transform(&mut x, 4);
/// assert_eq!(x, [4.0, 0.0, 0.0, 0.0]);
/// ```
pub fn transform(x: &mut [f32], size: usize) {
    assert!(size.is_power_of_two() && x.len().is_multiple_of(size), "{} by {size}", x.len());
    let factor = 1.0 / (size as f32).sqrt();
    for run in x.chunks_exact_mut(size) {
        let mut half = 1;
        while half < size {
            for pair in run.chunks_exact_mut(2 * half) {
                let (first, second) = pair.split_at_mut(half);
                for (a, b) in first.iter_mut().zip(second) {
                    let sum = *a + *b;
                    *b = *a - *b;
                    *a = sum;
                }
            }
            half *= 2;
        }
        for x in run {
            *x *= factor;
        }
    }
}

/// Returns the size of the transforms of a head of `n` values: the largest power of two that
/// divides it.
///
/// # Examples
/// ```
/// use hob_kernels::hadamard;
///
/// assert_eq!([64, 96, 576].map(hadamard::size_of), [64, 32, 64]);
/// ```
pub fn size_of(n: usize) -> usize {
    1 << n.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_transform_is_the_matrix() {
        for size in [1, 2, 4, 32, 64, 128] {
            let x: Vec<f32> = (0..2 * size).map(|i| ((i * 37 + 11) % 64) as f32 - 31.5).collect();
            let mut y = x.clone();
            transform(&mut y, size);
            for (at, found) in y.iter().enumerate() {
                let run = &x[at / size * size..][..size];
                let sign = |i: usize| {
                    if (i & (at % size)).count_ones().is_multiple_of(2) { 1.0 } else { -1.0 }
                };
                let sum: f64 = run.iter().enumerate().map(|(i, x)| sign(i) * f64::from(*x)).sum();
                let wanted = sum / (size as f64).sqrt();
                assert!((f64::from(*found) - wanted).abs() < 1e-3, "{size}: {found} {wanted}");
            }
            transform(&mut y, size);
            assert!(x.iter().zip(&y).all(|(x, y)| (x - y).abs() < 1e-4), "{size}");
        }
    }
}
