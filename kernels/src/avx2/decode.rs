//! Blocks → codes of a byte each (see [`crate::coded`]), 32 weights at a time.

use std::arch::x86_64::*;

use super::lanes::*;
use crate::coded::iq2::{IQ2_S, IQ2_XS, IQ2_XXS};
use crate::coded::iq3::{IQ3_S, IQ3_XXS};
use crate::coded::nvfp4::{MEANINGS, NVFP4_AS_BF16};
use crate::coded::{
    CODE_BYTES, CodeBlock, Coded, Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, SCALES, Tq1, Tq2,
    set_block_scale,
};
use crate::scalar::blocks::f16_at;

/// A type that is decoded by vectors of 32 weights where that is faster than the way of all
/// instruction sets.
pub(super) trait Decode32<const BYTES: usize>: Coded<BYTES, CODE_BYTES> {
    /// Decodes one block.
    ///
    /// # Safety
    /// The machine must have AVX2, FMA and F16C.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(block: &[u8; BYTES], to: &mut CodeBlock) {
        Self::decode(block, to);
    }
}

impl Decode32<50> for Iq1S {}
impl Decode32<56> for Iq1M {}
impl Decode32<54> for Tq1 {}
impl Decode32<66> for Tq2 {}

/// Returns four points, eight codes each.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn four(points: [u64; 4]) -> __m256i {
    let [a, b, c, d] = points.map(u64::cast_signed);
    _mm256_setr_epi64x(a, b, c, d)
}

/// Returns the points of four coordinates of eight numbers: 32 codes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn points_of_4<const N: usize>(grid: &[u32; N], numbers: __m256i) -> __m256i {
    const { assert!(N.is_power_of_two()) };
    let numbers = _mm256_and_si256(numbers, _mm256_set1_epi32(N as i32 - 1));
    // SAFETY: numbers are below N, the length of the grid.
    unsafe { _mm256_i32gather_epi32::<4>(grid.as_ptr().cast(), numbers) }
}

/// Writes codes `32i..32i + 32`, negated where there is a sign: 64 + v becomes 64 − v.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn set_signed(to: &mut CodeBlock, i: usize, codes: __m256i, signs: [u8; 4]) {
    let spread =
        _mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
    let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
    let signs = _mm256_set1_epi32(i32::from_le_bytes(signs));
    let signs = _mm256_and_si256(_mm256_shuffle_epi8(signs, spread), bit);
    let minus = _mm256_cmpeq_epi8(signs, bit);
    let flipped = _mm256_xor_si256(codes, _mm256_and_si256(minus, _mm256_set1_epi8(0x7f)));
    store32(at_mut(to, 32 * i), _mm256_sub_epi8(flipped, minus));
}

/// Returns 32 bytes of signs from seven bits each: the eighth makes the number of minuses even.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn even_signs(bits: __m256i) -> [u8; 32] {
    let folded = _mm256_xor_si256(bits, _mm256_srli_epi16::<4>(bits));
    // 0x80 for nibbles with an odd number of bits
    let below_8 = 0x8000_0080_0080_8000_u64.cast_signed();
    let from_8 = 0x0080_8000_8000_0080_u64.cast_signed();
    let odd = _mm256_setr_epi64x(below_8, from_8, below_8, from_8);
    let eighth = _mm256_shuffle_epi8(odd, _mm256_and_si256(folded, _mm256_set1_epi8(15)));
    let mut signs = [0; 32];
    store32(&mut signs, _mm256_or_si256(bits, eighth));
    signs
}

/// Returns 32 times seven bits, a byte each, from eight words of four times seven and four others
/// on top.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn sevens(words: __m256i) -> __m256i {
    let byte = |x, mask| _mm256_and_si256(x, _mm256_set1_epi32(mask));
    let low = _mm256_or_si256(byte(words, 0x7f), byte(_mm256_slli_epi32::<1>(words), 0x7f00));
    let high = _mm256_or_si256(
        byte(_mm256_slli_epi32::<2>(words), 0x7f_0000),
        byte(_mm256_slli_epi32::<3>(words), 0x7f00_0000),
    );
    _mm256_or_si256(low, high)
}

/// Writes the scale 2s + 1 twice for the s on top of each of eight words.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn set_top_scales(to: &mut CodeBlock, words: __m256i) {
    let s = _mm256_srli_epi32::<28>(words);
    let s = _mm256_or_si256(s, _mm256_slli_epi32::<8>(s));
    // the low half of each dword
    let first = _mm256_setr_epi8(
        0, 1, 4, 5, 8, 9, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1, //
        0, 1, 4, 5, 8, 9, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1,
    );
    let s = _mm256_permute4x64_epi64::<0b00_00_10_00>(_mm256_shuffle_epi8(s, first));
    set_odd_scales(to, _mm256_castsi256_si128(s));
}

/// Writes the scale 2s + 1 of 16 s.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn set_odd_scales(to: &mut CodeBlock, s: __m128i) {
    let scales = _mm_add_epi8(_mm_add_epi8(s, s), _mm_set1_epi8(1));
    store16(at_mut(to, SCALES), scales);
}

/// Returns the nibbles of eight bytes, the low one of each first.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn nibbles(bytes: [u8; 8]) -> __m128i {
    let bytes = load8(&bytes);
    let low = _mm_and_si128(bytes, _mm_set1_epi8(15));
    let high = _mm_and_si128(_mm_srli_epi16::<4>(bytes), _mm_set1_epi8(15));
    _mm_unpacklo_epi8(low, high)
}

impl Decode32<66> for Iq2Xxs {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(b: &[u8; 66], to: &mut CodeBlock) {
        // the second word of each group
        let low = _mm256_castsi256_ps(load32(at(b, 2)));
        let high = _mm256_castsi256_ps(load32(at(b, 34)));
        let words = _mm256_castps_si256(_mm256_shuffle_ps::<0b11_01_11_01>(low, high));
        let words = _mm256_permute4x64_epi64::<0b11_01_10_00>(words);
        let signs = even_signs(sevens(words));
        for i in 0..8 {
            let number: &[u8; 4] = at(b, 2 + 8 * i);
            let points = number.map(|number| IQ2_XXS[usize::from(number)]);
            set_signed(to, i, four(points), *at(&signs, 4 * i));
        }
        set_top_scales(to, words);
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode32<74> for Iq2Xs {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(b: &[u8; 74], to: &mut CodeBlock) {
        let first = _mm256_srli_epi16::<9>(load32(at(b, 2)));
        let second = _mm256_srli_epi16::<9>(load32(at(b, 34)));
        let bits = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packus_epi16(first, second));
        let signs = even_signs(bits);
        for i in 0..8 {
            let numbers: &[u8; 8] = at(b, 2 + 8 * i);
            let number = |j: usize| {
                usize::from(u16::from_le_bytes([numbers[2 * j], numbers[2 * j + 1]]) & 511)
            };
            let points = [0, 1, 2, 3].map(|j| IQ2_XS[number(j)]);
            set_signed(to, i, four(points), *at(&signs, 4 * i));
        }
        set_odd_scales(to, nibbles(*at(b, 66)));
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode32<82> for Iq2S {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(b: &[u8; 82], to: &mut CodeBlock) {
        for i in 0..8 {
            let low: &[u8; 4] = at(b, 2 + 4 * i);
            let high = usize::from(b[66 + i]) << 8;
            let number = |j: usize| usize::from(low[j]) | high >> (2 * j) & 0x300;
            let points = [0, 1, 2, 3].map(|j| IQ2_S[number(j)]);
            set_signed(to, i, four(points), *at(b, 34 + 4 * i));
        }
        set_odd_scales(to, nibbles(*at(b, 74)));
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode32<98> for Iq3Xxs {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(b: &[u8; 98], to: &mut CodeBlock) {
        let words = load32(at(b, 66));
        let signs = even_signs(sevens(words));
        for i in 0..8 {
            let numbers = _mm256_cvtepu8_epi32(load8(at(b, 2 + 8 * i)));
            set_signed(to, i, points_of_4(&IQ3_XXS, numbers), *at(&signs, 4 * i));
        }
        set_top_scales(to, words);
        set_block_scale(to, f16_at(b, 0) * 0.25);
    }
}

impl Decode32<110> for Iq3S {
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    unsafe fn decode_32(b: &[u8; 110], to: &mut CodeBlock) {
        let to_ninth = _mm256_setr_epi32(8, 7, 6, 5, 4, 3, 2, 1);
        for i in 0..8 {
            let low = _mm256_cvtepu8_epi32(load8(at(b, 2 + 8 * i)));
            let high = _mm256_sllv_epi32(_mm256_set1_epi32(i32::from(b[66 + i])), to_ninth);
            let numbers = _mm256_or_si256(low, _mm256_and_si256(high, _mm256_set1_epi32(256)));
            set_signed(to, i, points_of_4(&IQ3_S, numbers), *at(b, 74 + 4 * i));
        }
        let [first, second, third, fourth] = *at(b, 106);
        let s = nibbles([first, second, third, fourth, 0, 0, 0, 0]);
        set_odd_scales(to, _mm_unpacklo_epi8(s, s));
        set_block_scale(to, f16_at(b, 0));
    }
}

/// Decodes NVFP4 to BF16.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn nvfp4(b: &[u8; 36], to: &mut [u8; NVFP4_AS_BF16]) {
    for i in 0..4 {
        let [low, high] = &MEANINGS[usize::from(b[i])];
        let nibbles = load8(at(b, 4 + 8 * i));
        let codes = _mm_unpacklo_epi64(nibbles, _mm_srli_epi16::<4>(nibbles));
        let codes = _mm_and_si128(codes, _mm_set1_epi8(15));
        let low = _mm_shuffle_epi8(load16(low), codes);
        let high = _mm_shuffle_epi8(load16(high), codes);
        store16(at_mut(to, 32 * i), _mm_unpacklo_epi8(low, high));
        store16(at_mut(to, 32 * i + 16), _mm_unpackhi_epi8(low, high));
    }
}
