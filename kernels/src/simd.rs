//! Float kernels that are written once, over the lanes of an instruction set.
//!
//! [`Simd`] is the part of an instruction set that these kernels need. A value of an implementing
//! type proves that the machine has the instructions: each type makes one in functions with its
//! features alone, so the methods are safe to call. [`vector_kernels`] makes the functions of the
//! table, which have the features and hand that value on.
//!
//! Everything between such a function and the intrinsics is `#[inline(always)]`: left as a function
//! of its own it would not have the features, and every intrinsic would be a call. Closures cannot
//! be marked so; none here takes lanes.

pub(crate) mod vector;

use half::f16;

/// An instruction set's vectors of `N` floats.
///
/// Instruction sets differ in the order of some operations where the method says so: results of
/// each are the same bits on all machines that have it.
pub(crate) trait Simd<const N: usize>: Copy {
    /// A vector of floats.
    type F32: Copy;
    /// Partial sums in f64.
    type Sums: Copy;

    /// True if a rest shorter than a vector is computed as a vector, in [`Simd::load_part`] and
    /// [`Simd::store_part`]; otherwise it goes through the scalar kernel.
    const MASKS: bool = false;

    fn load(self, from: &[f32; N]) -> Self::F32;
    fn store(self, to: &mut [f32; N], v: Self::F32);

    /// Loads fewer than `N` floats; the other lanes are 0.
    #[inline(always)]
    fn load_part(self, from: &[f32]) -> Self::F32 {
        let mut padded = [0.0; N];
        padded[..from.len()].copy_from_slice(from);
        self.load(&padded)
    }

    /// Stores the first lanes, fewer than `N`.
    #[inline(always)]
    fn store_part(self, to: &mut [f32], v: Self::F32) {
        let mut all = [0.0; N];
        self.store(&mut all, v);
        to.copy_from_slice(&all[..to.len()]);
    }

    /// Stores as f16, rounded to nearest even.
    fn store_f16(self, to: &mut [f16; N], v: Self::F32);

    fn splat(self, x: f32) -> Self::F32;
    fn sub(self, a: Self::F32, b: Self::F32) -> Self::F32;
    fn mul(self, a: Self::F32, b: Self::F32) -> Self::F32;
    /// Computes `a · b + c`, rounded once.
    fn mul_add(self, a: Self::F32, b: Self::F32, c: Self::F32) -> Self::F32;
    /// Returns the greater of each two lanes; `max` where `x` is NaN.
    fn max(self, x: Self::F32, max: Self::F32) -> Self::F32;
    fn max_lane(self, v: Self::F32) -> f32;
    fn sum_lanes(self, v: Self::F32) -> f32;

    /// Computes e^x.
    fn exp(self, x: Self::F32) -> Self::F32;
    /// Computes 1 / (1 + e^−x).
    fn sigmoid(self, x: Self::F32) -> Self::F32;
    /// Returns the points (a, b) turned by angles of these cosines and sines.
    fn rotate(
        self,
        a: Self::F32,
        b: Self::F32,
        cos: Self::F32,
        sin: Self::F32,
    ) -> (Self::F32, Self::F32);

    /// Computes `2 √(2/π) (x + 0.044715 x³)`: the sigmoid of it times `x` is gelu in the tanh form,
    /// as ½ (1 + tanh y) = sigmoid(2y).
    #[inline(always)]
    fn gelu_argument(self, x: Self::F32) -> Self::F32 {
        let cubic = self.mul_add(self.mul(self.splat(0.044715), x), x, self.splat(1.0));
        self.mul(self.mul(self.splat(TWICE_SQRT_2_OVER_PI), x), cubic)
    }

    fn zero_sums(self) -> Self::Sums;
    /// Adds each lane of `x` to a sum.
    fn add_to_sums(self, sums: Self::Sums, x: Self::F32) -> Self::Sums;
    /// Adds the square of each lane of `x` to a sum.
    fn add_squares(self, sums: Self::Sums, x: Self::F32) -> Self::Sums;
    fn total(self, sums: Self::Sums) -> f64;
}

/// `2 √(2/π)`.
pub(crate) const TWICE_SQRT_2_OVER_PI: f32 = 1.595_769;

/// Defines methods of [`Simd`] whose bodies need the instruction set.
macro_rules! simd_methods {
    ($(fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty $body:block)*) => {$(
        #[inline(always)]
        fn $name(self, $($arg: $type),*) -> $result {
            // SAFETY: `self` is only made where the machine has the instruction set.
            unsafe { $body }
        }
    )*};
}

/// Defines the kernels of [`vector`] for the instruction set with these features.
macro_rules! vector_kernels {
    ($features:literal, $simd:ident) => {
        $crate::simd::vector_kernels! {
            $features, $simd:
            rms_norm(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]);
            softmax(x: &mut [f32]);
            rope_neox(x: &mut [f32], cos: &[f32], sin: &[f32]);
            silu_mul(gate: &mut [f32], up: &[f32]);
            gelu_mul(gate: &mut [f32], up: &[f32]);
            add_scaled(x: &mut [f32], y: &[f32], a: f32);
            scan(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]);
            f32_to_f16(x: &[f32], out: &mut [f16]);
        }
    };
    ($features:literal, $simd:ident: $($name:ident($($arg:ident: $type:ty),*);)*) => {$(
        #[target_feature(enable = $features)]
        pub(super) fn $name($($arg: $type),*) {
            $crate::simd::vector::$name($simd::new(), $($arg),*);
        }
    )*};
}

pub(crate) use {simd_methods, vector_kernels};
