//! What the types with blocks of 32 weights have in common: eight blocks make a group, and codes come from nibbles.

use std::arch::x86_64::*;

use super::lanes::*;
use super::rowwise::Group;

/// Eight blocks × `T` tokens: `w[i] = d · code[i] + m`, `codes` giving the unsigned codes (at most 5 bits) of a block.
///
/// `d` and `m` hold one lane per block. The lanes of `acc` take the sums.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn dot<const BYTES: usize, const T: usize>(
    blocks: [&[u8; BYTES]; 8],
    d: __m256,
    m: __m256,
    codes: impl Fn(&[u8; BYTES]) -> __m256i,
    x: &[Group<'_, 8>; T],
    acc: &mut [__m256; T],
) {
    let one = _mm256_set1_epi16(1);
    let mut scales = [_mm256_setzero_ps(); T];
    // a sum of this group alone: groups do not wait for each other's additions
    let mut sums = [_mm256_setzero_ps(); T];
    for t in 0..T {
        let scale = load_f32(x[t].scale);
        scales[t] = _mm256_mul_ps(d, scale);
        let codes = _mm256_cvtepi32_ps(_mm256_madd_epi16(load_i16(x[t].sums), one));
        sums[t] = _mm256_mul_ps(_mm256_mul_ps(m, scale), codes);
    }
    for (b, w) in blocks.into_iter().enumerate() {
        let codes = codes(w);
        for t in 0..T {
            // |pair sum| ≤ 2 · 31 · 127
            let p = _mm256_maddubs_epi16(codes, load_i8(&x[t].q.as_chunks::<32>().0[b]));
            let dot = _mm256_cvtepi32_ps(_mm256_madd_epi16(p, one));
            let scale = _mm256_permutevar8x32_ps(scales[t], _mm256_set1_epi32(b as i32));
            sums[t] = _mm256_fmadd_ps(scale, dot, sums[t]);
        }
    }
    for t in 0..T {
        acc[t] = _mm256_add_ps(acc[t], sums[t]);
    }
}

/// The eight blocks of `BYTES` bytes that make a group.
#[inline(always)]
pub(super) fn eight<const BYTES: usize>(group: &[u8]) -> [&[u8; BYTES]; 8] {
    std::array::from_fn(|b| at(group, b * BYTES))
}

/// Block `b` of eight rows' groups.
#[inline(always)]
pub(super) fn column<const BYTES: usize, const GROUP: usize>(
    rows: [&[u8; GROUP]; 8],
    b: usize,
) -> [&[u8; BYTES]; 8] {
    rows.map(|w| at(w, b * BYTES))
}

/// 32 nibbles in 16 bytes: the low halves, then the high halves.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn nibbles(bytes: &[u8; 16]) -> __m256i {
    let low = load16(bytes);
    let both = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(low), _mm_srli_epi16::<4>(low));
    _mm256_and_si256(both, _mm256_set1_epi8(15))
}

/// 32 bits, one to a byte, as 16 or 0.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn fifth_bits(bits: &[u8; 4]) -> __m256i {
    let byte_of = _mm256_setr_epi8(
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, //
        2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    );
    let bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(i32::from_le_bytes(*bits)), byte_of);
    let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    sixteen_where(bytes, bit)
}

/// 16 in the bytes of `x` where the bit of `bit` is set.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
fn sixteen_where(x: __m256i, bit: __m256i) -> __m256i {
    let set = _mm256_cmpeq_epi8(_mm256_and_si256(x, bit), bit);
    _mm256_and_si256(set, _mm256_set1_epi8(16))
}

/// The 32 codes of 8 rows from transposed nibbles, as a strip wants them.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack_nibbles(nibbles: [__m256i; 4], to: &mut [[u8; 32]; 8]) {
    let mask = _mm256_set1_epi8(15);
    for (i, nibbles) in nibbles.into_iter().enumerate() {
        store32(&mut to[i], _mm256_and_si256(nibbles, mask));
        store32(&mut to[4 + i], _mm256_and_si256(_mm256_srli_epi16::<4>(nibbles), mask));
    }
}

/// Adds the fifth bits of 8 rows (32 bits each) to their codes.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unpack_fifth_bits(bits: [&[u8; 4]; 8], to: &mut [[u8; 32]; 8]) {
    let dword = |r: usize| i32::from_le_bytes(*bits[r]);
    let bits =
        _mm256_setr_epi32(dword(0), dword(1), dword(2), dword(3), dword(4), dword(5), dword(6), dword(7));
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
