//! The scales of k-quants. Mostly the headers of Q4_K and Q5_K blocks: `d`, `dmin` f16, then eight
//! 6-bit scales and mins in 12 bytes.
//!
//! As four words (`d|dmin`, `a`, `b`, `c`), byte `i` of each: scale `i` is the low six bits of `a`,
//! min `i` those of `b`; scale `4+i` is the low nibble of `c` under the top two bits of `a`, min
//! `4+i` the high nibble of `c` under the top two of `b`.

use std::arch::x86_64::*;

use super::lanes::*;
use super::panel::Strip8;
use super::rowwise::ActGroup;
use super::transpose::Blocks8;

const LOW_6: i32 = 0x3f3f_3f3f;
const LOW_4: i32 = 0x0f0f_0f0f;
const TOP_2: i32 = 0x3030_3030;

/// Returns eight scales, then eight mins, a byte each; the same 16 bytes in both halves. `header`
/// is the header, twice.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn scales_and_mins(header: __m256i) -> __m256i {
    let acbc = _mm256_shuffle_epi32::<0b11_10_11_01>(header);
    let low = _mm256_and_si256(
        _mm256_srlv_epi32(acbc, _mm256_setr_epi32(0, 0, 0, 4, 0, 0, 0, 4)),
        _mm256_setr_epi32(LOW_6, LOW_4, LOW_6, LOW_4, LOW_6, LOW_4, LOW_6, LOW_4),
    );
    let aabb = _mm256_shuffle_epi32::<0b10_10_01_01>(header);
    let high = _mm256_and_si256(
        _mm256_srli_epi32::<2>(aabb),
        _mm256_setr_epi32(0, TOP_2, 0, TOP_2, 0, TOP_2, 0, TOP_2),
    );
    _mm256_or_si256(low, high)
}

/// Returns the shuffle of [`scales_and_mins`]: scale `j` as an i16 in every lane.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn scale_lanes(j: usize) -> __m256i {
    _mm256_set1_epi16(j as i16 | i16::MIN)
}

/// Returns the shuffle of [`scales_and_mins`]: each min as an i16 twice, for the two sums of 16
/// that make a sub-block.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn mins_twice() -> __m256i {
    _mm256_set_epi8(
        -1, 15, -1, 15, -1, 14, -1, 14, -1, 13, -1, 13, -1, 12, -1, 12, //
        -1, 11, -1, 11, -1, 10, -1, 10, -1, 9, -1, 9, -1, 8, -1, 8,
    )
}

/// Multiplies a super-block × `T` tokens; `codes(g)` gives the unsigned codes (at most 5 bits) of
/// sub-blocks `2g` and `2g + 1`. The lanes of `acc` take the sums.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn dot<const T: usize>(
    header: &[u8; 16],
    codes: impl Fn(usize) -> [__m256i; 2],
    x: [&ActGroup; T],
    acc: &mut [__m256; T],
) {
    let (d, dmin) = f16_pair(load16(header));
    let scales_mins = scales_and_mins(load_twice(header));
    // Σ over sub-blocks of 32 weights: their scale · (codes · activations)
    let mut dots = [_mm256_setzero_si256(); T];
    for g in 0..4 {
        let [low, high] = codes(g);
        let scale_low = _mm256_shuffle_epi8(scales_mins, scale_lanes(2 * g));
        let scale_high = _mm256_shuffle_epi8(scales_mins, scale_lanes(2 * g + 1));
        for (dot, x) in dots.iter_mut().zip(x) {
            let q = &x.q;
            // |pair sum| ≤ 2 · 31 · 127
            let p = _mm256_maddubs_epi16(low, load_i8(&q[2 * g]));
            *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_low));
            let p = _mm256_maddubs_epi16(high, load_i8(&q[2 * g + 1]));
            *dot = _mm256_add_epi32(*dot, _mm256_madd_epi16(p, scale_high));
            pin(dot);
        }
    }
    let mins = _mm256_shuffle_epi8(scales_mins, mins_twice());
    for ((acc, dot), x) in acc.iter_mut().zip(dots).zip(x) {
        let min = _mm256_madd_epi16(mins, load_i16(&x.sums));
        let scale = x.scale[0];
        *acc = _mm256_fmadd_ps(_mm256_set1_ps(d * scale), _mm256_cvtepi32_ps(dot), *acc);
        *acc = _mm256_fnmadd_ps(_mm256_set1_ps(dmin * scale), _mm256_cvtepi32_ps(min), *acc);
    }
}

/// Writes headers of blocks into a strip.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack<const BYTES: usize>(blocks: Blocks8<'_, BYTES>, strip: &mut Strip8) {
    let [d, dmin] = blocks.two_f16(0);
    store_f32(&mut strip.d[0], d);
    store_f32(&mut strip.m[0], dmin);
    let [_, a, b, c] = blocks.transposed(0);
    let low_6 = _mm256_set1_epi32(LOW_6);
    let low_4 = _mm256_set1_epi32(LOW_4);
    let top = |x| _mm256_and_si256(_mm256_srli_epi32::<2>(x), _mm256_set1_epi32(TOP_2));
    let scales = [_mm256_and_si256(a, low_6), _mm256_or_si256(_mm256_and_si256(c, low_4), top(a))];
    let high = _mm256_and_si256(_mm256_srli_epi32::<4>(c), low_4);
    let mins = [_mm256_and_si256(b, low_6), _mm256_or_si256(high, top(b))];
    for (j, out) in strip.scales[..8].iter_mut().enumerate() {
        let i = j as i32 % 4;
        store_i16(out, _mm256_shuffle_epi8(scales[j / 4], bytes_of_dwords(i, i)));
    }
    for (j, out) in strip.mins[..4].iter_mut().enumerate() {
        let i = 2 * j as i32 % 4;
        store_i16(out, _mm256_shuffle_epi8(mins[j / 2], bytes_of_dwords(i, i + 1)));
    }
}

/// Returns the low half of each dword, in both halves.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn twice(words: __m256i) -> __m256i {
    _mm256_blend_epi16::<0b1010_1010>(words, _mm256_slli_epi32::<16>(words))
}

/// Returns the shuffle: of each dword the bytes `first` and `second`, as 16-bit numbers.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn bytes_of_dwords(first: i32, second: i32) -> __m256i {
    // 0x80 gives a zero byte; byte 4r of a half is where its dword r begins
    let in_dword_0 = 0x8000_8000_u32 as i32 | second << 16 | first;
    let begin = _mm256_setr_epi32(
        0,
        0x0004_0004,
        0x0008_0008,
        0x000c_000c,
        0,
        0x0004_0004,
        0x0008_0008,
        0x000c_000c,
    );
    _mm256_add_epi32(_mm256_set1_epi32(in_dword_0), begin)
}

/// Returns 16 scales of sub-blocks of 16 weights, a byte each, as 16-bit numbers: even ones in the
/// low half, odd ones in the high. A vector of 32 codes then finds the scale of either half at the
/// same place.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn even_odd_words(scales: __m128i) -> __m256i {
    let even_odd = _mm_setr_epi8(0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15);
    _mm256_cvtepi8_epi16(_mm_shuffle_epi8(scales, even_odd))
}

/// Returns the shuffle: 16-bit word `j` of each half in every lane of that half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn word_of_8(j: usize) -> __m256i {
    _mm256_set1_epi16(((2 * j) | ((2 * j + 1) << 8)) as i16)
}
