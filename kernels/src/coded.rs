//! Rows that are decoded to bytes before they are multiplied: types whose weights are looked up in
//! grids, or are digits of base 3.
//!
//! Decoding them takes longer than multiplying, and no vector does it across rows. So some rows at
//! a time are decoded to blocks of a layout that is made for the multiplication ([`CodeBlock`]);
//! they stay in the second-level cache, and one kernel of each instruction set multiplies them by
//! any number of tokens. A type is one function: its block's bytes to codes and scales.
//!
//! A block of 256 weights, `w[i] = d · scale[i / 16] · (code[i] − 64)`:
//!
//! | byte | what |
//! |---|---|
//! | 0 | 256 codes, 2…126 |
//! | 256 | 16 scales i8 |
//! | 272 | nothing |
//! | 284 | `d` f32 |
//!
//! All numbers of a type's definition are products of a float and small integers, so that nothing
//! is rounded on the way. Q1_0 and Q2_0 become blocks of Q8_0 instead; NVFP4, whose scales are
//! floats, one per 16 weights, becomes BF16 and meets activations in f32.

pub(crate) mod iq1;
pub(crate) mod iq2;
pub(crate) mod iq3;
pub(crate) mod nvfp4;
mod ternary;

use crate::format::TensorType;
use crate::operands::{KernelScratch, OutputView, WeightRows, aligned};
use crate::scalar::blocks::Block256;

/// Bytes of a block of 256 codes.
pub(crate) const CODE_BYTES: usize = 288;
/// The byte of the first of 16 scales.
pub(crate) const SCALES: usize = 256;
/// The byte of the block's scale.
pub(crate) const BLOCK_SCALE: usize = 284;
/// The number that codes are too large by: with it, those of all magnitudes up to 62 are unsigned.
pub(crate) const OFFSET: u8 = 64;
/// [`OFFSET`] in eight codes.
const OFFSETS: u64 = u64::from_le_bytes([OFFSET; 8]);

/// A block of 256 weights, a code of a byte each.
pub(crate) type CodeBlock = [u8; CODE_BYTES];

/// A type whose blocks of `BYTES` bytes become `TO` bytes of a type that has kernels.
pub(crate) trait Coded<const BYTES: usize, const TO: usize> {
    /// Decodes one block.
    ///
    /// Always inlined: it is compiled for the instruction set of its caller.
    fn decode(block: &[u8; BYTES], to: &mut [u8; TO]);
}

/// Rows of `TensorType::IQ1_S`.
pub(crate) struct Iq1S;
/// Rows of `TensorType::IQ1_M`.
pub(crate) struct Iq1M;
/// Rows of `TensorType::IQ2_XXS`.
pub(crate) struct Iq2Xxs;
/// Rows of `TensorType::IQ2_XS`.
pub(crate) struct Iq2Xs;
/// Rows of `TensorType::IQ2_S`.
pub(crate) struct Iq2S;
/// Rows of `TensorType::IQ3_XXS`.
pub(crate) struct Iq3Xxs;
/// Rows of `TensorType::IQ3_S`.
pub(crate) struct Iq3S;
/// Rows of `TensorType::TQ1_0`.
pub(crate) struct Tq1;
/// Rows of `TensorType::TQ2_0`.
pub(crate) struct Tq2;
/// Rows of `TensorType::Q1_0`.
pub(crate) struct Q1;
/// Rows of `TensorType::Q2_0`.
pub(crate) struct Q2;
/// Rows of `TensorType::NVFP4`.
pub(crate) struct Nvfp4;

/// Returns the type that rows of this one are decoded to where they are not decoded to
/// [`CodeBlock`]s.
fn becomes(ty: TensorType) -> TensorType {
    match ty {
        TensorType::Q1_0 | TensorType::Q2_0 => TensorType::Q8_0,
        TensorType::NVFP4 => TensorType::BF16,
        _ => ty,
    }
}

/// Decodes some rows at a time by `decode` and calls `matmul` with each.
///
/// Always inlined: `decode` is compiled for the instruction set of the caller.
#[inline(always)]
pub(crate) fn by_parts<const BYTES: usize, const TO: usize>(
    rows: WeightRows<'_>,
    out: &mut OutputView<'_>,
    scratch: &mut KernelScratch,
    decode: impl Fn(&[u8; BYTES], &mut [u8; TO]),
    mut matmul: impl FnMut(WeightRows<'_>, &mut OutputView<'_>, &mut KernelScratch),
) {
    let row_bytes = rows.row_bytes / BYTES * TO;
    let at_once = rows_at_once(out.n_tokens(), row_bytes).min(rows.n_rows).max(1);
    let mut room = std::mem::take(&mut scratch.coded);
    let room_bytes = aligned(&mut room, at_once * row_bytes);
    for from in (0..rows.n_rows).step_by(at_once) {
        let to = rows.n_rows.min(from + at_once);
        let bytes = &mut room_bytes[..(to - from) * row_bytes];
        let blocks = rows.slice(from, to).bytes.as_chunks::<BYTES>().0;
        for (block, to) in blocks.iter().zip(bytes.as_chunks_mut::<TO>().0) {
            decode(block, to);
        }
        let ty = becomes(rows.ty);
        let part = WeightRows { ty, bytes, row_bytes, n_rows: to - from, packed: false };
        matmul(part, &mut out.columns(from, to), scratch);
    }
    scratch.coded = room;
}

/// Returns how many rows are decoded before they are multiplied: a multiple of what kernels take
/// together. Each part prepares the tokens' activations anew, which many tokens make more of.
fn rows_at_once(n_tokens: usize, row_bytes: usize) -> usize {
    const FEW: usize = 16;
    const SOME: usize = 32;
    const MANY: usize = 64;
    const CACHE: usize = 512 << 10;
    match n_tokens {
        0..=4 => FEW,
        _ if MANY * row_bytes <= CACHE => MANY,
        _ => SOME,
    }
}

/// Reads a block of codes as the specification has blocks.
pub(crate) fn block256(b: &CodeBlock) -> Block256 {
    Block256 {
        d: block_scale(b),
        dmin: 0.0,
        scale: std::array::from_fn(|j| i32::from(b[SCALES + j].cast_signed())),
        min: [0; 16],
        q: std::array::from_fn(|i| b[i].wrapping_sub(OFFSET).cast_signed()),
    }
}

/// Returns the scale of a block.
#[inline(always)]
pub(crate) fn block_scale(b: &CodeBlock) -> f32 {
    f32::from_le_bytes([b[BLOCK_SCALE], b[BLOCK_SCALE + 1], b[BLOCK_SCALE + 2], b[BLOCK_SCALE + 3]])
}

/// Writes the scale of a block.
#[inline(always)]
pub(crate) fn set_block_scale(to: &mut CodeBlock, d: f32) {
    to[BLOCK_SCALE..].copy_from_slice(&d.to_le_bytes());
}

/// Writes codes `8i..8i + 8`.
#[inline(always)]
fn set_eight(to: &mut CodeBlock, i: usize, codes: u64) {
    to[8 * i..][..8].copy_from_slice(&codes.to_le_bytes());
}

/// Writes the scales `2i` and `2i + 1`.
#[inline(always)]
fn set_scales(to: &mut CodeBlock, i: usize, scales: [u8; 2]) {
    to[SCALES + 2 * i..][..2].copy_from_slice(&scales);
}

/// Returns 2s + 1 for both nibbles.
#[inline(always)]
fn odd_scales(nibbles: u8) -> [u8; 2] {
    [2 * (nibbles & 15) + 1, 2 * (nibbles >> 4) + 1]
}

/// Returns the codes of points: `factor · coordinate + offset`.
const fn codes_of<const N: usize>(points: &[[i8; 8]; N], factor: i8, offset: i8) -> [u64; N] {
    let mut codes = [0; N];
    let mut i = 0;
    while i < N {
        let mut bytes = [0; 8];
        let mut j = 0;
        while j < 8 {
            bytes[j] = (factor * points[i][j] + offset) as u8;
            j += 1;
        }
        codes[i] = u64::from_le_bytes(bytes);
        i += 1;
    }
    codes
}

/// Bits as signs of eight codes: 0x7f where a bit is set.
static SIGNS: [u64; 256] = signs(false);
/// Seven bits as signs of eight codes: the eighth makes the number of minuses even.
static EVEN_SIGNS: [u64; 128] = signs(true);

/// Returns the signs that bits stand for.
const fn signs<const N: usize>(even: bool) -> [u64; N] {
    let mut signs = [0; N];
    let mut i = 0;
    while i < N {
        let bits = if even && i.count_ones() % 2 == 1 { i | 128 } else { i };
        let mut bit = 0;
        while bit < 8 {
            signs[i] |= ((bits >> bit & 1) as u64 * 0x7f) << (8 * bit);
            bit += 1;
        }
        i += 1;
    }
    signs
}

/// Negates what the codes stand for where there are signs.
///
/// A code is 64 + v with v in 1…62, so 64 − v = 127 − code + 1, and nothing is carried.
#[inline(always)]
fn with_signs(codes: u64, signs: u64) -> u64 {
    (codes ^ signs) + (signs & 0x0101_0101_0101_0101)
}
