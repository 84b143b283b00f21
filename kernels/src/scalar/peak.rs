//! The most that plain Rust multiplies (see `limits`): what the compiler makes of it with the
//! machine's baseline.

use std::hint::black_box;

use crate::peak::{BYTES, FLOATS};

/// Sums that run side by side.
const SUMS: usize = 32;

/// Measures f32 products.
pub(crate) fn peak_f32(n: u64) -> u64 {
    let mut sums = [0.0f32; SUMS];
    let factors = FLOATS.pieces();
    let [a, b] = [0, SUMS]
        .map(|at| std::array::from_fn::<_, SUMS, _>(|i| f32::from_le_bytes(factors[at + i])));
    for _ in 0..n {
        // read again each time, or the products would be formed once
        for (sum, (a, b)) in sums.iter_mut().zip(black_box(&a).iter().zip(black_box(&b))) {
            *sum += a * b;
        }
    }
    black_box(sums);
    n * 2 * SUMS as u64
}

/// Measures 8-bit products.
pub(crate) fn peak_int8(n: u64) -> u64 {
    // as the matmuls have it: the sum of a block
    let mut sum = 0i32;
    let factors = BYTES.pieces::<{ 8 * SUMS }>();
    let [a, b] = [0, 1].map(|i| factors[i].map(u8::cast_signed));
    for _ in 0..n {
        let products =
            black_box(&a).iter().zip(black_box(&b)).map(|(&a, &b)| i32::from(a) * i32::from(b));
        sum = sum.wrapping_add(products.sum());
    }
    black_box(sum);
    n * 2 * 8 * SUMS as u64
}
