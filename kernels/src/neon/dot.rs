//! Products of 8-bit codes: along rows that lie apart ([`Dot`]), and of four rows at once
//! ([`Path`]).

use std::arch::aarch64::*;
use std::arch::asm;

/// A dot product within a vector.
pub(super) trait Dot {
    /// Adds to each lane of `acc` the products of four of the 16 pairs (which four is the
    /// implementation's choice).
    ///
    /// Codes of `x` lie in −127…127; those of `w` may be −128.
    ///
    /// # Safety
    /// The machine must have the instructions of the implementing type.
    unsafe fn dot(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t;

    /// Adds to each lane of `acc` the products of its four codes of `w` and the four codes of `x`
    /// in lane `LANE`.
    ///
    /// # Safety
    /// As [`Dot::dot`].
    unsafe fn by_lane<const LANE: i32>(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t;
}

/// A table's way to multiply four rows by two tokens, 8 codes of each at a time.
///
/// # Safety
/// The machine must have the instructions of the implementing type.
pub(super) trait Path {
    /// The same along rows.
    type Dot: Dot;

    /// Puts four codes of each of four rows, a lane per row, and the next four in the order that
    /// `multiply` takes.
    unsafe fn arrange(steps: [int8x16_t; 2]) -> [int8x16_t; 2];

    /// Adds the products of 8 arranged codes of four rows and 8 codes of each of two tokens to the
    /// 4 × 2 sums in `acc`. Those of the second token may be left out unless `TWO`.
    unsafe fn multiply<const TWO: bool>(acc: &mut [int32x4_t; 2], w: [int8x16_t; 2], x: int8x16_t);

    /// Lays a number per row over both halves of such sums.
    unsafe fn over(numbers: int32x4_t) -> [int32x4_t; 2];

    /// Returns the sums of the first token and of the second, a lane per row.
    unsafe fn by_token(acc: [int32x4_t; 2]) -> [int32x4_t; 2];
}

/// Plain NEON: products of 16 bits, two of them added there (2 · 128 · 127 fits), pairs of those
/// added in 32.
pub(super) struct Widening;

impl Dot for Widening {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn dot(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
        let products = vmull_s8(vget_low_s8(w), vget_low_s8(x));
        vpadalq_s16(acc, vmlal_high_s8(products, w, x))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn by_lane<const LANE: i32>(acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
        let x = vreinterpretq_s8_s32(vdupq_laneq_s32::<LANE>(vreinterpretq_s32_s8(x)));
        let low = vmull_s8(vget_low_s8(w), vget_low_s8(x));
        let high = vmull_high_s8(w, x);
        vpadalq_s16(acc, vpaddq_s16(low, high))
    }
}

/// The dot product extension.
pub(super) struct Sdot;

impl Dot for Sdot {
    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn dot(mut acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
        // SAFETY: works on registers alone; the caller knows that the machine has it.
        unsafe {
            asm!(
                ".arch_extension dotprod",
                "sdot {acc:v}.4s, {w:v}.16b, {x:v}.16b",
                acc = inout(vreg) acc,
                w = in(vreg) w,
                x = in(vreg) x,
                options(pure, nomem, nostack, preserves_flags),
            );
        }
        acc
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn by_lane<const LANE: i32>(
        mut acc: int32x4_t,
        w: int8x16_t,
        x: int8x16_t,
    ) -> int32x4_t {
        // SAFETY: as above.
        unsafe {
            asm!(
                ".arch_extension dotprod",
                "sdot {acc:v}.4s, {w:v}.16b, {x:v}.4b[{lane}]",
                acc = inout(vreg) acc,
                w = in(vreg) w,
                x = in(vreg) x,
                lane = const LANE,
                options(pure, nomem, nostack, preserves_flags),
            );
        }
        acc
    }
}

/// Lanes of the sums are rows, a vector per token; the first half of `x` is the first token's.
impl<D: Dot> Path for D {
    type Dot = D;

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn arrange(steps: [int8x16_t; 2]) -> [int8x16_t; 2] {
        steps
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn multiply<const TWO: bool>(acc: &mut [int32x4_t; 2], w: [int8x16_t; 2], x: int8x16_t) {
        // SAFETY: the machine has the instructions of `D`, says this function's caller.
        unsafe {
            acc[0] = D::by_lane::<1>(D::by_lane::<0>(acc[0], w[0], x), w[1], x);
            if TWO {
                acc[1] = D::by_lane::<3>(D::by_lane::<2>(acc[1], w[0], x), w[1], x);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn over(numbers: int32x4_t) -> [int32x4_t; 2] {
        [numbers; 2]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn by_token(acc: [int32x4_t; 2]) -> [int32x4_t; 2] {
        acc
    }
}

/// The 8-bit matrix multiply extension: `smmla` multiplies two rows of 8 codes by two tokens of 8
/// codes and adds the four sums to `[r0·t0, r0·t1, r1·t0, r1·t1]`: 32 products where `sdot` has 16.
/// The first half of sums is that of rows 0 and 1. Along rows it does as [`Sdot`].
pub(super) struct Smmla;

impl Path for Smmla {
    type Dot = Sdot; // a machine with `smmla` has `sdot` too (see `Isa::is_available`)

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn arrange(steps: [int8x16_t; 2]) -> [int8x16_t; 2] {
        let [a, b] = steps.map(|step| vreinterpretq_s32_s8(step));
        [vreinterpretq_s8_s32(vzip1q_s32(a, b)), vreinterpretq_s8_s32(vzip2q_s32(a, b))]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn multiply<const TWO: bool>(acc: &mut [int32x4_t; 2], w: [int8x16_t; 2], x: int8x16_t) {
        // SAFETY: as this function's caller says.
        unsafe { *acc = [smmla(acc[0], w[0], x), smmla(acc[1], w[1], x)] }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn over(numbers: int32x4_t) -> [int32x4_t; 2] {
        [vzip1q_s32(numbers, numbers), vzip2q_s32(numbers, numbers)]
    }

    #[inline]
    #[target_feature(enable = "neon")]
    unsafe fn by_token(acc: [int32x4_t; 2]) -> [int32x4_t; 2] {
        let [a, b] = acc;
        [vuzp1q_s32(a, b), vuzp2q_s32(a, b)]
    }
}

/// Adds the products of 2 × 8 codes of `w` and 2 × 8 codes of `x`.
///
/// # Safety
/// The machine must have `smmla`.
#[inline]
#[target_feature(enable = "neon")]
pub(super) unsafe fn smmla(mut acc: int32x4_t, w: int8x16_t, x: int8x16_t) -> int32x4_t {
    // SAFETY: works on registers alone; the caller knows that the machine has it.
    unsafe {
        asm!(
            ".arch_extension i8mm",
            "smmla {acc:v}.4s, {w:v}.16b, {x:v}.16b",
            acc = inout(vreg) acc,
            w = in(vreg) w,
            x = in(vreg) x,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    acc
}
