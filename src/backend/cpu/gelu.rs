//! GELU as llama.cpp computes it: read from a table over half-precision numbers.
//!
//! Used with `--exact`, whose logits are to be those of the reference: eleven bits here are more
//! than all else that two implementations differ by, and some models make much of it (Gemma 4,
//! whose scores are not scaled). Otherwise the kernels' own GELU is used, which rounds nothing.

use std::sync::OnceLock;

use half::f16;
use hob_kernels::{Isa, Kernels};

/// Beyond ± this the function is 0, or its argument.
const LIMIT: f32 = 10.0;

/// Computes `gate = gelu(gate) · up`.
pub(crate) fn gelu_mul(gate: &mut [f32], up: &[f32]) {
    static TABLE: OnceLock<Vec<f16>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let mut values: Vec<f32> =
            (0..=u16::MAX).map(|bits| f16::from_bits(bits).to_f32()).collect();
        let ones = vec![1.0; values.len()];
        // the scalar kernels run everywhere
        Kernels::new(Isa::Scalar).unwrap_or(Kernels::best()).gelu_mul(&mut values, &ones);
        values.into_iter().map(f16::from_f32).collect()
    });
    for (gate, up) in gate.iter_mut().zip(up) {
        let x = *gate;
        let y = match x {
            _ if x <= -LIMIT => 0.0,
            _ if x >= LIMIT => x,
            _ => table[usize::from(f16::from_f32(x).to_bits())].to_f32(),
        };
        *gate = y * up;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_half_precision() {
        let mut x = [-20.0, -10.0, -1.0, 0.0, 0.5, 1.0003, 9.99, 10.0, 65504.0];
        gelu_mul(&mut x, &[2.0; 9]);
        assert_eq!([x[0], x[1], x[3], x[7], x[8]], [0.0, 0.0, 0.0, 20.0, 131_008.0]);
        for (y, exact) in
            [(x[2], -0.158_808), (x[4], 0.345_714), (x[5], 0.841_192), (x[6], 9.992_187_5)]
        {
            assert!((y / 2.0 - exact).abs() <= exact.abs() / 2048.0, "{y} / 2, not {exact}");
        }
        assert_eq!(f16::from_f32(x[4] / 2.0).to_f32() * 2.0, x[4]);
    }
}
