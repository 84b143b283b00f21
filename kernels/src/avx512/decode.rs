//! Blocks → codes of a byte each (see [`crate::coded`]), 64 weights at a time: points of the grids
//! are gathered, and bits of signs are a mask.

use std::arch::x86_64::*;

use super::lanes::{at, at_mut, load16, load32, load64, store_u8x16, store32, store64};
use crate::coded::iq1::{IQ1, set_iq1_m_scales};
use crate::coded::iq2::{IQ2_S, IQ2_XS, IQ2_XXS};
use crate::coded::iq3::{IQ3_S, IQ3_XXS};
use crate::coded::nvfp4::{MEANINGS, NVFP4_AS_BF16};
use crate::coded::{
    CODE_BYTES, CodeBlock, Coded, Iq1M, Iq1S, Iq2S, Iq2Xs, Iq2Xxs, Iq3S, Iq3Xxs, SCALES, Tq1, Tq2,
    set_block_scale,
};
use crate::scalar::blocks::f16_at;

/// A type that is decoded by vectors of 64 weights where that is faster than the way of all
/// instruction sets.
///
/// # Safety
/// The function needs the features of `Isa::Avx512`.
pub(super) trait Decode64<const BYTES: usize>: Coded<BYTES, CODE_BYTES> {
    /// Decodes one block.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(block: &[u8; BYTES], to: &mut CodeBlock) {
        Self::decode(block, to);
    }
}

impl Decode64<54> for Tq1 {}
impl Decode64<66> for Tq2 {}

/// Returns the points of eight numbers: 64 codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn points_of_8<const N: usize>(grid: &[u64; N], numbers: __m256i) -> __m512i {
    const { assert!(N.is_power_of_two()) };
    let numbers = _mm256_and_si256(numbers, _mm256_set1_epi32(N as i32 - 1));
    // SAFETY: numbers are below N, the length of the grid.
    unsafe { _mm512_i32gather_epi64::<8>(numbers, grid.as_ptr().cast()) }
}

/// Returns the points of four coordinates of 16 numbers: 64 codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn points_of_4<const N: usize>(grid: &[u32; N], numbers: __m512i) -> __m512i {
    const { assert!(N.is_power_of_two()) };
    let numbers = _mm512_and_si512(numbers, _mm512_set1_epi32(N as i32 - 1));
    // SAFETY: numbers are below N, the length of the grid.
    unsafe { _mm512_i32gather_epi32::<4>(numbers, grid.as_ptr().cast()) }
}

/// Writes codes `64i..64i + 64`, negated where there is a sign: 64 + v becomes 64 − v.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn set_signed(to: &mut CodeBlock, i: usize, codes: __m512i, signs: &[u8; 8]) {
    let signs = u64::from_le_bytes(*signs);
    let codes = _mm512_mask_sub_epi8(codes, signs, _mm512_set1_epi8(-128), codes);
    store64(at_mut(to, 64 * i), codes);
}

/// Returns 32 bytes of signs from seven bits each: the eighth makes the number of minuses even.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
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
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
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
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn set_top_scales(to: &mut CodeBlock, words: __m256i) {
    let s = _mm256_cvtepi32_epi8(_mm256_srli_epi32::<28>(words));
    set_odd_scales(to, _mm_unpacklo_epi8(s, s));
}

/// Writes the scale 2s + 1 of 16 s.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn set_odd_scales(to: &mut CodeBlock, s: __m128i) {
    let scales = _mm_add_epi8(_mm_add_epi8(s, s), _mm_set1_epi8(1));
    store_u8x16(at_mut(to, SCALES), scales);
}

/// Returns the nibbles of eight bytes, the low one of each first.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn nibbles(bytes: [u8; 8]) -> __m128i {
    let bytes = _mm_cvtsi64_si128(i64::from_le_bytes(bytes));
    let low = _mm_and_si128(bytes, _mm_set1_epi8(15));
    let high = _mm_and_si128(_mm_srli_epi16::<4>(bytes), _mm_set1_epi8(15));
    _mm_unpacklo_epi8(low, high)
}

/// Returns eight bytes, widened to 32 bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn widened(bytes: &[u8; 8]) -> __m256i {
    _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(i64::from_le_bytes(*bytes)))
}

/// Returns what lies at each of eight places of a word under `mask`, moved up by eight bits: the
/// tops of the numbers of points.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn tops(word: u32, places: __m256i, mask: i32) -> __m256i {
    let bits = _mm256_srlv_epi32(_mm256_set1_epi32(word.cast_signed()), places);
    _mm256_slli_epi32::<8>(_mm256_and_si256(bits, _mm256_set1_epi32(mask)))
}

impl Decode64<66> for Iq2Xxs {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 66], to: &mut CodeBlock) {
        let groups = load64(at(b, 2));
        let words = _mm512_cvtepi64_epi32(_mm512_srli_epi64::<32>(groups));
        let mut numbers = [0; 32];
        store32(&mut numbers, _mm512_cvtepi64_epi32(groups));
        let signs = even_signs(sevens(words));
        for i in 0..4 {
            let points = points_of_8(&IQ2_XXS, widened(at(&numbers, 8 * i)));
            set_signed(to, i, points, at(&signs, 8 * i));
        }
        set_top_scales(to, words);
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode64<74> for Iq2Xs {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 74], to: &mut CodeBlock) {
        let numbers = load64(at(b, 2));
        let signs = even_signs(_mm512_cvtepi16_epi8(_mm512_srli_epi16::<9>(numbers)));
        for i in 0..4 {
            let numbers = _mm256_cvtepu16_epi32(load16(at(b, 2 + 16 * i)));
            set_signed(to, i, points_of_8(&IQ2_XS, numbers), at(&signs, 8 * i));
        }
        set_odd_scales(to, nibbles(*at(b, 66)));
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode64<82> for Iq2S {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 82], to: &mut CodeBlock) {
        let pairs = _mm256_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14);
        for i in 0..4 {
            let high = u32::from(u16::from_le_bytes(*at(b, 66 + 2 * i)));
            let numbers = _mm256_or_si256(widened(at(b, 2 + 8 * i)), tops(high, pairs, 3));
            set_signed(to, i, points_of_8(&IQ2_S, numbers), at(b, 34 + 8 * i));
        }
        set_odd_scales(to, nibbles(*at(b, 74)));
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode64<98> for Iq3Xxs {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 98], to: &mut CodeBlock) {
        let words = load32(at(b, 66));
        let signs = even_signs(sevens(words));
        for i in 0..4 {
            let numbers = _mm512_cvtepu8_epi32(load16(at(b, 2 + 16 * i)));
            set_signed(to, i, points_of_4(&IQ3_XXS, numbers), at(&signs, 8 * i));
        }
        set_top_scales(to, words);
        set_block_scale(to, f16_at(b, 0) * 0.25);
    }
}

impl Decode64<110> for Iq3S {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 110], to: &mut CodeBlock) {
        let ninth = _mm512_set1_epi32(256);
        for i in 0..4 {
            let low = _mm512_cvtepu8_epi32(load16(at(b, 2 + 16 * i)));
            let high = u16::from_le_bytes(*at(b, 66 + 2 * i));
            let numbers = _mm512_mask_add_epi32(low, high, low, ninth);
            set_signed(to, i, points_of_4(&IQ3_S, numbers), at(b, 74 + 8 * i));
        }
        let [first, second, third, fourth] = *at(b, 106);
        let s = nibbles([first, second, third, fourth, 0, 0, 0, 0]);
        set_odd_scales(to, _mm_unpacklo_epi8(s, s));
        set_block_scale(to, f16_at(b, 0));
    }
}

/// Writes codes `64i..64i + 64` of IQ1: 8v − 1 where `minus`, else 8v + 1.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn set_shifted(to: &mut CodeBlock, i: usize, numbers: __m256i, minus: __mmask8) {
    let codes = points_of_8(&IQ1, numbers);
    let codes = _mm512_mask_sub_epi8(codes, bytes_of(minus), codes, _mm512_set1_epi8(2));
    store64(at_mut(to, 64 * i), codes);
}

/// Returns a mask of bytes from one of eights of them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn bytes_of(eights: __mmask8) -> __mmask64 {
    _mm512_movepi8_mask(_mm512_movm_epi64(eights))
}

impl Decode64<50> for Iq1S {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 50], to: &mut CodeBlock) {
        let threes = _mm256_setr_epi32(0, 3, 6, 9, 16, 19, 22, 25);
        for i in 0..4 {
            let words = u32::from_le_bytes(*at(b, 34 + 4 * i));
            let numbers = _mm256_or_si256(widened(at(b, 2 + 8 * i)), tops(words, threes, 7));
            let first = if words >> 15 & 1 == 1 { 0x0f } else { 0 };
            let second = if words >> 31 == 1 { 0xf0 } else { 0 };
            set_shifted(to, i, numbers, first | second);
        }
        let s = _mm_and_si128(_mm_srli_epi16::<12>(load16(at(b, 34))), _mm_set1_epi16(7));
        set_odd_scales(to, _mm_or_si128(s, _mm_slli_epi16::<8>(s)));
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Decode64<56> for Iq1M {
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    unsafe fn decode_64(b: &[u8; 56], to: &mut CodeBlock) {
        set_iq1_m_scales(b, to);
        let fours = _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28);
        for i in 0..4 {
            let word = u32::from_le_bytes(*at(b, 32 + 4 * i));
            let numbers = _mm256_or_si256(widened(at(b, 8 * i)), tops(word, fours, 7));
            let bits = _mm256_sllv_epi32(_mm256_set1_epi32(8), fours);
            let minus = _mm256_test_epi32_mask(_mm256_set1_epi32(word.cast_signed()), bits);
            set_shifted(to, i, numbers, minus);
        }
    }
}

/// Decodes NVFP4 to BF16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn nvfp4(b: &[u8; 36], to: &mut [u8; NVFP4_AS_BF16]) {
    for i in 0..4 {
        let [low, high] = &MEANINGS[usize::from(b[i])];
        let nibbles = _mm_cvtsi64_si128(i64::from_le_bytes(*at(b, 4 + 8 * i)));
        let codes = _mm_unpacklo_epi64(nibbles, _mm_srli_epi16::<4>(nibbles));
        let codes = _mm_and_si128(codes, _mm_set1_epi8(15));
        let low = _mm_shuffle_epi8(load16(low), codes);
        let high = _mm_shuffle_epi8(load16(high), codes);
        store_u8x16(at_mut(to, 32 * i), _mm_unpacklo_epi8(low, high));
        store_u8x16(at_mut(to, 32 * i + 16), _mm_unpackhi_epi8(low, high));
    }
}
