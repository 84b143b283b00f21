//! The codes, scales and mins of each weight type, as the matmuls take them.

use std::arch::x86_64::*;

use super::lanes::*;
use crate::coded::{CODE_BYTES, OFFSET, SCALES, block_scale};
use crate::scalar::blocks::{E2M1_DOUBLED, IQ4, e8m0_half, q3_k_scales};
use crate::weight_types::{
    CodeRows, IQ4NL, IQ4XS, Mxfp4, Q2K, Q3K, Q4_0, Q4_1, Q4K, Q5_0, Q5_1, Q5K, Q6K, Q8_0,
};

/// A type with blocks of 32 weights in `BYTES` bytes: `w[i] = d · code[i] + m`.
pub(super) trait BlockOf32<const BYTES: usize> {
    /// True if the type has an `m`.
    const HAS_OFFSET: bool = false;

    /// Reads `d`, and `m` (0 if the type has none). Most types begin with them.
    #[inline(always)]
    fn scale_offset(w: &[u8; BYTES]) -> (f32, f32) {
        (f16_at(w, 0), if Self::HAS_OFFSET { f16_at(w, 2) } else { 0.0 })
    }

    /// Reads the 32 codes.
    ///
    /// # Safety
    /// The machine must have SSE4.1 and SSSE3.
    unsafe fn codes(w: &[u8; BYTES]) -> [__m128i; 2];
}

/// Scales and mins of a super-block, one for each 16 weights.
pub(super) struct FactorsAndMins {
    pub(super) d: f32,
    pub(super) dmin: f32,
    pub(super) factors: [i16; 16],
    pub(super) mins: [i16; 16],
}

/// A type with super-blocks of 256 weights in `BYTES` bytes: `w[i] = d · factor[i / 16] · code[i] −
/// dmin · min[i / 16]`.
pub(super) trait BlockOf256<const BYTES: usize> {
    /// True if the type has mins.
    const HAS_MINS: bool = false;

    /// Reads everything but the codes.
    fn scales(w: &[u8; BYTES]) -> FactorsAndMins;

    /// Reads codes `64 i` to `64 i + 63`.
    ///
    /// # Safety
    /// The machine must have SSE4.1 and SSSE3.
    unsafe fn codes(w: &[u8; BYTES], i: usize) -> [__m128i; 4];
}

/// Returns 32 nibbles in 16 bytes: the low halves, then the high halves.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn nibbles(bytes: __m128i) -> [__m128i; 2] {
    let low = _mm_set1_epi8(15);
    [_mm_and_si128(bytes, low), _mm_and_si128(_mm_srli_epi16::<4>(bytes), low)]
}

/// Returns the entries of a table of 16 that the nibbles index.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn look_up(table: &[i8; 16], nibbles: [__m128i; 2]) -> [__m128i; 2] {
    let table = load_i8(table);
    [_mm_shuffle_epi8(table, nibbles[0]), _mm_shuffle_epi8(table, nibbles[1])]
}

/// Returns the codes minus `offset`.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn minus<const N: usize>(codes: [__m128i; N], offset: i8) -> [__m128i; N] {
    let offset = _mm_set1_epi8(offset);
    let mut to = codes;
    for code in &mut to {
        *code = _mm_sub_epi8(*code, offset);
    }
    to
}

/// Returns `a | b`, where each of the 32 bits is 16 in its byte of `b`.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn with_fifth_bits(a: [__m128i; 2], bits: &[u8; 4]) -> [__m128i; 2] {
    let bits = _mm_set1_epi32(i32::from_le_bytes(*bits));
    let places = _mm_set1_epi64x(i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
    let bytes = [
        _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1),
        _mm_setr_epi8(2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3),
    ];
    let mut to = a;
    for i in 0..2 {
        let own = _mm_and_si128(_mm_shuffle_epi8(bits, bytes[i]), places);
        let is_set = _mm_cmpeq_epi8(own, places);
        to[i] = _mm_or_si128(a[i], _mm_and_si128(is_set, _mm_set1_epi8(16)));
    }
    to
}

impl BlockOf32<34> for Q8_0 {
    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 34]) -> [__m128i; 2] {
        [load_u8(at(w, 2)), load_u8(at(w, 18))]
    }
}

impl BlockOf32<18> for Q4_0 {
    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 18]) -> [__m128i; 2] {
        minus(nibbles(load_u8(at(w, 2))), 8)
    }
}

impl BlockOf32<20> for Q4_1 {
    const HAS_OFFSET: bool = true;

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 20]) -> [__m128i; 2] {
        nibbles(load_u8(at(w, 4)))
    }
}

impl BlockOf32<22> for Q5_0 {
    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 22]) -> [__m128i; 2] {
        minus(with_fifth_bits(nibbles(load_u8(at(w, 6))), at(w, 2)), 16)
    }
}

impl BlockOf32<24> for Q5_1 {
    const HAS_OFFSET: bool = true;

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 24]) -> [__m128i; 2] {
        with_fifth_bits(nibbles(load_u8(at(w, 8))), at(w, 4))
    }
}

impl BlockOf32<18> for IQ4NL {
    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 18]) -> [__m128i; 2] {
        look_up(&IQ4, nibbles(load_u8(at(w, 2))))
    }
}

impl BlockOf32<17> for Mxfp4 {
    #[inline(always)]
    fn scale_offset(w: &[u8; 17]) -> (f32, f32) {
        (e8m0_half(w[0]), 0.0)
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 17]) -> [__m128i; 2] {
        look_up(&E2M1_DOUBLED, nibbles(load_u8(at(w, 1))))
    }
}

/// Returns the header of Q4_K and Q5_K: `d`, `dmin` f16, then eight 6-bit scales and mins in three
/// words `a`, `b`, `c` (see `scalar::blocks` for where the bits lie): bytewise, scales are `a & 63`
/// and `c & 15 | a >> 2 & 48`, mins `b & 63` and `c >> 4 | b >> 2 & 48`.
#[inline(always)]
fn scales_and_mins(header: &[u8; 16]) -> FactorsAndMins {
    let word = |i| u64::from(u32::from_le_bytes(*at(header, i)));
    let a = word(4);
    let b = word(8);
    let c = word(12);
    let scales = a & 0x3f3f_3f3f | (c & 0x0f0f_0f0f | a >> 2 & 0x3030_3030) << 32;
    let mins = b & 0x3f3f_3f3f | (c >> 4 & 0x0f0f_0f0f | b >> 2 & 0x3030_3030) << 32;
    FactorsAndMins {
        d: f16_at(header, 0),
        dmin: f16_at(header, 2),
        factors: std::array::from_fn(|j| (scales >> (8 * (j / 2)) & 63) as i16),
        mins: std::array::from_fn(|j| (mins >> (8 * (j / 2)) & 63) as i16),
    }
}

/// Returns the scales of a type without mins.
#[inline(always)]
fn scales_alone(d: f32, factor: impl Fn(usize) -> i16) -> FactorsAndMins {
    FactorsAndMins { d, dmin: 0.0, factors: std::array::from_fn(factor), mins: [0; 16] }
}

/// Moves what is in each 16 bits down by `n` bits.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn down(v: __m128i, n: usize) -> __m128i {
    _mm_srl_epi16(v, _mm_cvtsi32_si128(n as i32))
}

impl BlockOf256<144> for Q4K {
    const HAS_MINS: bool = true;

    #[inline(always)]
    fn scales(w: &[u8; 144]) -> FactorsAndMins {
        scales_and_mins(at(w, 0))
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 144], i: usize) -> [__m128i; 4] {
        let [a, c] = nibbles(load_u8(at(w, 16 + 32 * i)));
        let [b, d] = nibbles(load_u8(at(w, 32 + 32 * i)));
        [a, b, c, d]
    }
}

impl BlockOf256<176> for Q5K {
    const HAS_MINS: bool = true;

    #[inline(always)]
    fn scales(w: &[u8; 176]) -> FactorsAndMins {
        scales_and_mins(at(w, 0))
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 176], i: usize) -> [__m128i; 4] {
        let [a, c] = nibbles(load_u8(at(w, 48 + 32 * i)));
        let [b, d] = nibbles(load_u8(at(w, 64 + 32 * i)));
        // the fifth bits of these 64 weights: bits 2i and 2i + 1 of each byte
        let first = down(load_u8(at(w, 16)), 2 * i);
        let second = down(load_u8(at(w, 32)), 2 * i);
        let bit = _mm_set1_epi8(16);
        [
            _mm_or_si128(a, _mm_and_si128(_mm_slli_epi16::<4>(first), bit)),
            _mm_or_si128(b, _mm_and_si128(_mm_slli_epi16::<4>(second), bit)),
            _mm_or_si128(c, _mm_and_si128(_mm_slli_epi16::<3>(first), bit)),
            _mm_or_si128(d, _mm_and_si128(_mm_slli_epi16::<3>(second), bit)),
        ]
    }
}

impl BlockOf256<210> for Q6K {
    #[inline(always)]
    fn scales(w: &[u8; 210]) -> FactorsAndMins {
        scales_alone(f16_at(w, 208), |j| w[192 + j].cast_signed().into())
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 210], i: usize) -> [__m128i; 4] {
        // each half of 128 weights has 64 bytes of nibbles and 32 of bit pairs; the low nibbles go
        // with pairs 0 and 1
        let half = i / 2;
        let shift = 4 * (i % 2);
        let low = _mm_set1_epi8(15);
        let top = _mm_set1_epi8(0x30);
        let first = down(load_u8(at(w, 128 + 32 * half)), shift);
        let second = down(load_u8(at(w, 144 + 32 * half)), shift);
        let pairs = [
            _mm_slli_epi16::<4>(first),
            _mm_slli_epi16::<4>(second),
            _mm_slli_epi16::<2>(first),
            _mm_slli_epi16::<2>(second),
        ];
        let mut codes = pairs;
        for j in 0..4 {
            let nibbles = _mm_and_si128(down(load_u8(at(w, 64 * half + 16 * j)), shift), low);
            codes[j] = _mm_or_si128(nibbles, _mm_and_si128(pairs[j], top));
        }
        minus(codes, 32)
    }
}

/// Returns bit pairs `2 · upper` and `2 · upper + 1` of the 32 bytes at `offset`: weights
/// `64 · upper` to `64 · upper + 63` of a half of 128.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
fn two_bits(w: &[u8], offset: usize, upper: usize) -> [__m128i; 4] {
    let pair = _mm_set1_epi8(3);
    let a = down(load_u8(at(w, offset)), 4 * upper);
    let b = down(load_u8(at(w, offset + 16)), 4 * upper);
    [
        _mm_and_si128(a, pair),
        _mm_and_si128(b, pair),
        _mm_and_si128(_mm_srli_epi16::<2>(a), pair),
        _mm_and_si128(_mm_srli_epi16::<2>(b), pair),
    ]
}

impl BlockOf256<84> for Q2K {
    const HAS_MINS: bool = true;

    #[inline(always)]
    fn scales(w: &[u8; 84]) -> FactorsAndMins {
        FactorsAndMins {
            d: f16_at(w, 80),
            dmin: f16_at(w, 82),
            factors: std::array::from_fn(|j| i16::from(w[j] & 15)),
            mins: std::array::from_fn(|j| i16::from(w[j] >> 4)),
        }
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 84], i: usize) -> [__m128i; 4] {
        two_bits(w, 16 + 32 * (i / 2), i % 2)
    }
}

impl BlockOf256<110> for Q3K {
    #[inline(always)]
    fn scales(w: &[u8; 110]) -> FactorsAndMins {
        let scales = q3_k_scales(at::<12, _>(w, 96)).map(u64::to_le_bytes);
        scales_alone(f16_at(w, 108), |j| i16::from(scales[j / 8][j % 8]) - 32)
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 110], i: usize) -> [__m128i; 4] {
        let [a, b, c, d] = two_bits(w, 32 + 32 * (i / 2), i % 2);
        // the high bits of these 64 weights: bits 2i and 2i + 1 of each byte
        let first = down(load_u8(at(w, 0)), 2 * i);
        let second = down(load_u8(at(w, 16)), 2 * i);
        let bit = _mm_set1_epi8(4);
        let codes = [
            _mm_or_si128(a, _mm_and_si128(_mm_slli_epi16::<2>(first), bit)),
            _mm_or_si128(b, _mm_and_si128(_mm_slli_epi16::<2>(second), bit)),
            _mm_or_si128(c, _mm_and_si128(_mm_slli_epi16::<1>(first), bit)),
            _mm_or_si128(d, _mm_and_si128(_mm_slli_epi16::<1>(second), bit)),
        ];
        minus(codes, 4)
    }
}

impl BlockOf256<136> for IQ4XS {
    #[inline(always)]
    fn scales(w: &[u8; 136]) -> FactorsAndMins {
        let high = u16::from_le_bytes(*at(w, 2));
        let low = u32::from_le_bytes(*at(w, 4));
        scales_alone(f16_at(w, 0), |j| {
            let j = j / 2;
            (low >> (4 * j) & 15) as i16 + ((high >> (2 * j) & 3) << 4) as i16 - 32
        })
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; 136], i: usize) -> [__m128i; 4] {
        let [a, b] = look_up(&IQ4, nibbles(load_u8(at(w, 8 + 32 * i))));
        let [c, d] = look_up(&IQ4, nibbles(load_u8(at(w, 24 + 32 * i))));
        [a, b, c, d]
    }
}

impl BlockOf256<CODE_BYTES> for CodeRows {
    #[inline(always)]
    fn scales(w: &[u8; CODE_BYTES]) -> FactorsAndMins {
        scales_alone(block_scale(w), |j| w[SCALES + j].cast_signed().into())
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; CODE_BYTES], i: usize) -> [__m128i; 4] {
        let codes = |j: usize| at::<16, _>(w, 64 * i + 16 * j);
        let all = [load_u8(codes(0)), load_u8(codes(1)), load_u8(codes(2)), load_u8(codes(3))];
        minus(all, OFFSET as i8)
    }
}

/// Bytes of a block of 32 weights whose codes have been read: `d` and `m` as f32, then the codes.
pub(super) const READ_BLOCK: usize = 40;

/// Blocks of 32 weights whose codes have been read, once for many tokens.
pub(super) struct ReadBlocks;

impl BlockOf32<READ_BLOCK> for ReadBlocks {
    const HAS_OFFSET: bool = true;

    #[inline(always)]
    fn scale_offset(w: &[u8; READ_BLOCK]) -> (f32, f32) {
        (f32_at(w, 0), f32_at(w, 4))
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; READ_BLOCK]) -> [__m128i; 2] {
        [load_u8(at(w, 8)), load_u8(at(w, 24))]
    }
}

/// Reads a block's codes and numbers.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn read_block<W: BlockOf32<BYTES>, const BYTES: usize>(
    w: &[u8; BYTES],
    to: &mut [u8; READ_BLOCK],
) {
    let (d, m) = W::scale_offset(w);
    *at_mut(to, 0) = d.to_le_bytes();
    *at_mut(to, 4) = m.to_le_bytes();
    // SAFETY: this function has the features asked for.
    let [a, b] = unsafe { W::codes(w) };
    store_u8(at_mut(to, 8), a);
    store_u8(at_mut(to, 24), b);
}

/// Bytes of a super-block whose codes have been read: `d` and `dmin` as f32, 16 factors and 16 mins
/// as i16, then the codes.
pub(super) const READ_SUPER_BLOCK: usize = 328;

/// Super-blocks whose codes have been read, once for many tokens.
pub(super) struct ReadSuperBlocks;

impl BlockOf256<READ_SUPER_BLOCK> for ReadSuperBlocks {
    const HAS_MINS: bool = true;

    #[inline(always)]
    fn scales(w: &[u8; READ_SUPER_BLOCK]) -> FactorsAndMins {
        let words = |from: usize| {
            std::array::from_fn(|j| i16::from_le_bytes([w[from + 2 * j], w[from + 2 * j + 1]]))
        };
        FactorsAndMins { d: f32_at(w, 0), dmin: f32_at(w, 4), factors: words(8), mins: words(40) }
    }

    #[inline]
    #[target_feature(enable = "ssse3,sse4.1")]
    unsafe fn codes(w: &[u8; READ_SUPER_BLOCK], i: usize) -> [__m128i; 4] {
        let codes = |j: usize| at::<16, _>(w, 72 + 64 * i + 16 * j);
        [load_u8(codes(0)), load_u8(codes(1)), load_u8(codes(2)), load_u8(codes(3))]
    }
}

/// Reads a super-block's codes and numbers.
#[inline]
#[target_feature(enable = "ssse3,sse4.1")]
pub(super) fn read_super_block<W: BlockOf256<BYTES>, const BYTES: usize>(
    w: &[u8; BYTES],
    to: &mut [u8; READ_SUPER_BLOCK],
) {
    let scales = W::scales(w);
    *at_mut(to, 0) = scales.d.to_le_bytes();
    *at_mut(to, 4) = scales.dmin.to_le_bytes();
    for j in 0..16 {
        *at_mut(to, 8 + 2 * j) = scales.factors[j].to_le_bytes();
        *at_mut(to, 40 + 2 * j) = scales.mins[j].to_le_bytes();
    }
    for i in 0..4 {
        // SAFETY: this function has the features asked for.
        let codes = unsafe { W::codes(w, i) };
        for (j, codes) in codes.into_iter().enumerate() {
            store_u8(at_mut(to, 72 + 64 * i + 16 * j), codes);
        }
    }
}
