//! The most that plain Rust multiplies (see `limits`): what the compiler makes of it with the machine's baseline.

use std::hint::black_box;

/// Sums that run side by side.
const SUMS: usize = 32;

/// f32 products.
pub(crate) fn peak_f32(n: u64) -> u64 {
    let mut sums = [0.0f32; SUMS];
    let (a, b) = ([1.5f32; SUMS], [0.5f32; SUMS]);
    for _ in 0..n {
        // read again each time, or the products would be formed once
        for (sum, (a, b)) in sums.iter_mut().zip(black_box(&a).iter().zip(black_box(&b))) {
            *sum += a * b;
        }
    }
    black_box(sums);
    n * 2 * SUMS as u64
}

/// 8-bit products.
pub(crate) fn peak_int8(n: u64) -> u64 {
    // as the matmuls have it: the sum of a block
    let mut sum = 0i32;
    let (a, b) = ([3i8; 8 * SUMS], [-5i8; 8 * SUMS]);
    for _ in 0..n {
        let products = black_box(&a).iter().zip(black_box(&b)).map(|(&a, &b)| i32::from(a) * i32::from(b));
        sum = sum.wrapping_add(products.sum());
    }
    black_box(sum);
    n * 2 * 8 * SUMS as u64
}
