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
//!
//! Some float kernels stay in the folders of the instruction sets. Attention over these lanes gave
//! the same bits, but took up to 7 % longer with AVX-512 (Zen 5, November 2026), and its tiles,
//! tails and order of values differ so much that it was hardly shorter. Matmuls of float rows share
//! the widening ([`Float`]); how they cut rows and tokens suits the registers of each set, and the
//! loops in between are short. e^x, tanh, rotations of neighbours and 8-bit codes are made of
//! instructions that the others do not have.

#[cfg(test)]
pub(crate) mod functions;
pub(crate) mod vector;

use half::{bf16, f16};

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
        self.load(&padded(from, 0.0))
    }

    /// Stores the first lanes, fewer than `N`.
    #[inline(always)]
    fn store_part(self, to: &mut [f32], v: Self::F32) {
        let mut all = [0.0; N];
        self.store(&mut all, v);
        to.copy_from_slice(&all[..to.len()]);
    }

    /// Loads `N` floats from their bytes.
    fn load_bytes(self, from: &[[u8; 4]; N]) -> Self::F32;
    /// Widens `N` numbers of half precision from their bytes.
    fn load_f16(self, from: &[[u8; 2]; N]) -> Self::F32;
    /// Widens `N` numbers of type bf16, which are the upper halves of floats, from their bytes.
    fn load_bf16(self, from: &[[u8; 2]; N]) -> Self::F32;

    /// Stores as f16, rounded to nearest even.
    fn store_f16(self, to: &mut [f16; N], v: Self::F32);

    fn splat(self, x: f32) -> Self::F32;
    fn add(self, a: Self::F32, b: Self::F32) -> Self::F32;
    fn sub(self, a: Self::F32, b: Self::F32) -> Self::F32;
    fn mul(self, a: Self::F32, b: Self::F32) -> Self::F32;
    fn div(self, a: Self::F32, b: Self::F32) -> Self::F32;
    /// Computes `a · b + c`, rounded once where the set has an instruction for it.
    fn mul_add(self, a: Self::F32, b: Self::F32, c: Self::F32) -> Self::F32;
    /// Returns the greater of each two lanes; `max` where `x` is NaN.
    fn max(self, x: Self::F32, max: Self::F32) -> Self::F32;
    fn max_lane(self, v: Self::F32) -> f32;
    fn sum_lanes(self, v: Self::F32) -> f32;

    /// Computes e^x.
    fn exp(self, x: Self::F32) -> Self::F32;
    /// Computes tanh x; attention asks for it by its own name.
    #[cfg(test)]
    fn tanh(self, x: Self::F32) -> Self::F32;
    /// Computes 1 / (1 + e^−x).
    #[inline(always)]
    fn sigmoid(self, x: Self::F32) -> Self::F32 {
        let one = self.splat(1.0);
        self.div(one, self.add(one, self.exp(self.sub(self.splat(0.0), x))))
    }
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

    /// Runs a task in a function that has the instruction set.
    #[cfg(test)]
    fn call<T: Task<N, Self>>(self, task: T) -> T::Output;
}

/// Work on lanes for a caller without the instruction set (see [`Simd::call`]).
#[cfg(test)]
pub(crate) trait Task<const N: usize, S: Simd<N>> {
    /// The result of the work.
    type Output;
    /// Does the work.
    fn run(self, simd: S) -> Self::Output;
}

/// A float type of `BYTES` bytes.
pub(crate) trait Float<const BYTES: usize> {
    /// Widens `N` numbers to f32.
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[[u8; BYTES]; N]) -> S::F32;

    /// Widens at most `N` numbers to f32; the other lanes are 0.
    #[inline(always)]
    fn widen_part<const N: usize, S: Simd<N>>(simd: S, from: &[[u8; BYTES]]) -> S::F32 {
        Self::widen(simd, &padded(from, [0; BYTES]))
    }
}

impl Float<4> for f32 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[[u8; 4]; N]) -> S::F32 {
        simd.load_bytes(from)
    }
}

impl Float<2> for f16 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[[u8; 2]; N]) -> S::F32 {
        simd.load_f16(from)
    }
}

impl Float<2> for bf16 {
    #[inline(always)]
    fn widen<const N: usize, S: Simd<N>>(simd: S, from: &[[u8; 2]; N]) -> S::F32 {
        simd.load_bf16(from)
    }
}

/// Returns at most `N` elements, then zeros.
#[inline(always)]
pub(crate) fn padded<const N: usize, T: Copy>(from: &[T], zero: T) -> [T; N] {
    let mut all = [zero; N];
    all[..from.len()].copy_from_slice(from);
    all
}

/// `2 √(2/π)`.
pub(crate) const TWICE_SQRT_2_OVER_PI: f32 = 1.595_769;

/// Defines methods of [`Simd`] whose bodies need the instruction set.
macro_rules! simd_methods {
    ($(
        $(#[$attribute:meta])*
        fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty $body:block
    )*) => {$(
        $(#[$attribute])*
        #[inline(always)]
        fn $name(self, $($arg: $type),*) -> $result {
            // SAFETY: `self` is only made where the machine has the instruction set.
            unsafe { $body }
        }
    )*};
}

/// Defines [`Simd::call`] for the instruction set with these features.
macro_rules! simd_call {
    ($features:literal, $n:literal, $simd:ident) => {
        #[cfg(test)]
        fn call<T: $crate::simd::Task<$n, $simd>>(self, task: T) -> T::Output {
            #[target_feature(enable = $features)]
            fn run<T: $crate::simd::Task<$n, $simd>>(simd: $simd, task: T) -> T::Output {
                task.run(simd)
            }
            // SAFETY: `self` is only made where the machine has the instruction set.
            unsafe { run(self, task) }
        }
    };
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

pub(crate) use {simd_call, simd_methods, vector_kernels};
