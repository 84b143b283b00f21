//! The normal distribution.

/// Returns x · Φ(x), GELU by the error function.
pub fn gelu_erf(x: f32) -> f32 {
    let x = f64::from(x);
    (0.5 * x * (1.0 + erf(x * std::f64::consts::FRAC_1_SQRT_2))) as f32
}

/// Returns the error function: near 0 by its series, further out by the continued fraction of what
/// is left to ±1 (Abramowitz and Stegun, 7.1.6 and 7.1.14).
fn erf(x: f64) -> f64 {
    const NEAR: f64 = 3.0;
    let size = x.abs();
    let squared = x * x;
    let y = if size < NEAR {
        let mut term = size;
        let mut sum = size;
        for n in 1..60 {
            term *= 2.0 * squared / f64::from(2 * n + 1);
            sum += term;
        }
        std::f64::consts::FRAC_2_SQRT_PI * (-squared).exp() * sum
    } else {
        let fraction = (1..30).rev().fold(size, |rest, n| size + 0.5 * f64::from(n) / rest);
        1.0 - 0.5 * std::f64::consts::FRAC_2_SQRT_PI * (-squared).exp() / fraction
    };
    y.copysign(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_function_is_that_of_tables() {
        for (x, expected) in [
            (0.0, 0.0),
            (0.5, 0.520_499_877_8),
            (1.0, 0.842_700_792_9),
            (2.0, 0.995_322_265_0),
            (2.999, 0.999_977_769_83),
            (3.001, 0.999_978_048_34),
            (5.0, 0.999_999_999_998_462_5),
            (40.0, 1.0),
        ] {
            assert!((erf(x) - expected).abs() < 2e-10, "{x}: {}, not {expected}", erf(x));
            assert_eq!(erf(-x), -erf(x));
        }
        assert!((gelu_erf(1.0) - 0.841_344_8).abs() < 1e-6 && gelu_erf(-90.0) == 0.0);
    }
}
