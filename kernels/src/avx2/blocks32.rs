//! Steps shared by the types with blocks of 32 weights: eight blocks make a group, and codes
//! come from nibbles.

use std::arch::x86_64::*;

use super::lanes::*;
use super::rowwise::ActGroup;

/// Multiplies eight blocks × `T` tokens: `w[i] = d · code[i] + m`.
///
/// Blocks go in pairs, a block per half of a vector: `codes` gives the unsigned codes (at most 5
/// bits) of both blocks' weights 0–15, and those of their weights 16–31. The pair shares one
/// widening, one conversion and one product with the scales. `d` and `m` hold a lane per block in
/// the order of [`even_odd`]. The lanes of `acc` take the sums.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn dot<const BYTES: usize, const T: usize>(
    w: &[u8],
    d: __m256,
    m: __m256,
    codes: impl Fn(&[u8; BYTES], &[u8; BYTES]) -> [__m256i; 2],
    x: [&ActGroup; T],
    acc: &mut [__m256; T],
) {
    let mut scales = [_mm256_setzero_ps(); T];
    // a sum of this group alone: groups do not wait for each other's additions
    let mut sums = [_mm256_setzero_ps(); T];
    for t in 0..T {
        scales[t] = _mm256_mul_ps(d, load_f32(&x[t].scale));
        sums[t] = _mm256_mul_ps(m, _mm256_castsi256_ps(load_i16(&x[t].sums)));
    }
    for pair in 0..4 {
        let [first, second] = codes(at(w, 2 * pair * BYTES), at(w, (2 * pair + 1) * BYTES));
        for t in 0..T {
            // |sum of two pairs| ≤ 4 · 31 · 127
            let p = _mm256_add_epi16(
                _mm256_maddubs_epi16(first, load_i8(&x[t].q[2 * pair])),
                _mm256_maddubs_epi16(second, load_i8(&x[t].q[2 * pair + 1])),
            );
            let dot = _mm256_cvtepi32_ps(_mm256_madd_epi16(p, _mm256_set1_epi16(1)));
            let scale = _mm256_permutevar_ps(scales[t], _mm256_set1_epi32(pair as i32));
            sums[t] = _mm256_fmadd_ps(scale, dot, sums[t]);
        }
    }
    for t in 0..T {
        acc[t] = _mm256_add_ps(acc[t], sums[t]);
    }
}

/// Multiplies eight blocks × `T` tokens: `w[i] = d · code[i]` with signed codes (−128…127), one
/// block per vector. `d` holds a lane per block in order.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn dot_signed<const BYTES: usize, const T: usize>(
    blocks: [&[u8; BYTES]; 8],
    d: __m256,
    codes: impl Fn(&[u8; BYTES]) -> __m256i,
    x: [&ActGroup; T],
    acc: &mut [__m256; T],
) {
    let mut scales = [_mm256_setzero_ps(); T];
    // a sum of this group alone: groups do not wait for each other's additions
    let mut sums = [_mm256_setzero_ps(); T];
    for t in 0..T {
        scales[t] = _mm256_mul_ps(d, load_f32(&x[t].scale));
    }
    for (b, w) in blocks.into_iter().enumerate() {
        let codes = codes(w);
        let size = _mm256_abs_epi8(codes);
        for t in 0..T {
            // the signs move to the activations; |pair sum| ≤ 2 · 128 · 127
            let signed = _mm256_sign_epi8(load_i8(&x[t].q[b]), codes);
            let p = _mm256_maddubs_epi16(size, signed);
            let dot = _mm256_cvtepi32_ps(_mm256_madd_epi16(p, _mm256_set1_epi16(1)));
            let scale = _mm256_permutevar8x32_ps(scales[t], _mm256_set1_epi32(b as i32));
            sums[t] = _mm256_fmadd_ps(scale, dot, sums[t]);
        }
    }
    for t in 0..T {
        acc[t] = _mm256_add_ps(acc[t], sums[t]);
    }
}

/// Returns the eight blocks of a group.
#[inline(always)]
pub(super) fn eight<const BYTES: usize>(group: &[u8]) -> [&[u8; BYTES]; 8] {
    let block = |b: usize| at(group, b * BYTES);
    [block(0), block(1), block(2), block(3), block(4), block(5), block(6), block(7)]
}

/// Returns the eight blocks of a group, even ones first: a pair's scales then lie at the same place
/// of either half.
#[inline(always)]
pub(super) fn even_odd<const BYTES: usize>(group: &[u8]) -> [&[u8; BYTES]; 8] {
    let [a, b, c, d, e, f, g, h] = eight(group);
    [a, c, e, g, b, d, f, h]
}

/// Returns low and high nibbles of 16 bytes of either block.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn nibbles(a: &[u8; 16], b: &[u8; 16]) -> [__m256i; 2] {
    let bytes = load_halves(a, b);
    let mask = _mm256_set1_epi8(15);
    [_mm256_and_si256(bytes, mask), _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), mask)]
}

/// Adds the 32 fifth bits of either block to its codes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn with_fifth_bits(codes: [__m256i; 2], a: &[u8; 4], b: &[u8; 4]) -> [__m256i; 2] {
    let bits = |x: &[u8; 4]| _mm_set1_epi32(i32::from_le_bytes(*x));
    let bits = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(bits(a)), bits(b));
    let byte_of = _mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0, 0x0101_0101_0101_0101);
    let first = _mm256_shuffle_epi8(bits, byte_of);
    let second = _mm256_shuffle_epi8(bits, _mm256_add_epi8(byte_of, _mm256_set1_epi8(2)));
    let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    [
        _mm256_or_si256(codes[0], sixteen_where(first, bit)),
        _mm256_or_si256(codes[1], sixteen_where(second, bit)),
    ]
}

/// Returns 16 in the bytes of `x` where the bit of `bit` is set.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn sixteen_where(x: __m256i, bit: __m256i) -> __m256i {
    let set = _mm256_cmpeq_epi8(_mm256_and_si256(x, bit), bit);
    _mm256_and_si256(set, _mm256_set1_epi8(16))
}

/// Writes the 32 codes of 8 rows from transposed nibbles, as a strip wants them.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack_nibbles(nibbles: [__m256i; 4], to: &mut [[u8; 32]; 8]) {
    let mask = _mm256_set1_epi8(15);
    for (i, nibbles) in nibbles.into_iter().enumerate() {
        store32(&mut to[i], _mm256_and_si256(nibbles, mask));
        store32(&mut to[4 + i], _mm256_and_si256(_mm256_srli_epi16::<4>(nibbles), mask));
    }
}

/// Works as [`unpack_nibbles`], but the codes are what the nibbles index in `table`, which is the
/// same in either half.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack_looked_up(nibbles: [__m256i; 4], table: __m256i, to: &mut [[u8; 32]; 8]) {
    unpack_nibbles(nibbles, to);
    for codes in to {
        store32(codes, _mm256_shuffle_epi8(table, load32(codes)));
    }
}

/// Adds the fifth bits of 8 rows (32 bits each) to their codes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack_fifth_bits(bits: __m256i, to: &mut [[u8; 32]; 8]) {
    for (i, to) in to.iter_mut().enumerate() {
        // entry i has the bits 4i..4i+4 of each row: byte i / 2, its low or high half
        let byte = i as i32 / 2 * 0x0101_0101;
        let byte_of = _mm256_add_epi32(
            _mm256_set1_epi32(byte),
            _mm256_setr_epi32(
                0,
                0x0404_0404,
                0x0808_0808,
                0x0c0c_0c0c,
                0,
                0x0404_0404,
                0x0808_0808,
                0x0c0c_0c0c,
            ),
        );
        let bit = if i % 2 == 0 { 0x0804_0201 } else { 0x8040_2010_u32 as i32 };
        let fifth = sixteen_where(_mm256_shuffle_epi8(bits, byte_of), _mm256_set1_epi32(bit));
        store32(to, _mm256_or_si256(load32(to), fifth));
    }
}
