//! The headers of Q4_K and Q5_K blocks: `d`, `dmin` f16, then eight 6-bit scales and mins in 12
//! bytes.
//!
//! As four dwords (`d|dmin`, `a`, `b`, `c`), byte `i` of each: scale `i` is the low six bits of
//! `a`, min `i` those of `b`; scale `4+i` is the low nibble of `c` under the top two bits of `a`,
//! min `4+i` the high nibble of `c` under the top two of `b`.

use std::arch::x86_64::*;

use super::lanes::{at, store_f32};
use super::panel::PanelScales;
use super::rowwise_q8x256::{ActBlock, BlockHeaders, DecodedBlock};
use super::transpose::{Blocks16, gather4, high_halves, low_halves};

/// Returns the headers of four blocks, one per lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn head<const BYTES: usize>(blocks: [&[u8; BYTES]; 4]) -> BlockHeaders {
    let h = gather4([at(blocks[0], 0), at(blocks[1], 0), at(blocks[2], 0), at(blocks[3], 0)]);
    let pairs = _mm512_shuffle_epi32::<0b00_00_00_00>(h);
    // dwords a, c, b, c, the last shifted to the high nibbles; then the top bits of a and b
    let low = _mm512_srlv_epi32(_mm512_shuffle_epi32::<0b11_10_11_01>(h), in_lanes([0, 0, 0, 4]));
    let low = _mm512_and_si512(low, in_lanes([0x3f3f_3f3f, 0x0f0f_0f0f, 0x3f3f_3f3f, 0x0f0f_0f0f]));
    let top = _mm512_srli_epi32::<2>(_mm512_shuffle_epi32::<0b10_10_01_01>(h));
    let top = _mm512_and_si512(top, in_lanes([0, 0x3030_3030, 0, 0x3030_3030]));
    let bytes = _mm512_or_si512(low, top);
    let zero = _mm512_setzero_si512();
    BlockHeaders {
        d: low_halves(pairs),
        dmin: high_halves(pairs),
        scales: _mm512_unpacklo_epi8(bytes, zero),
        mins: _mm512_unpackhi_epi8(bytes, zero),
    }
}

/// Writes headers of 16 blocks as a panel has them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn read_scales<const BYTES: usize, const PACKED: bool>(
    blocks: Blocks16<'_, BYTES, PACKED>,
    panel: &mut PanelScales,
) {
    let [pairs, a, b, c] = blocks.transposed(0);
    let d = low_halves(pairs);
    let minus_dmin = _mm512_sub_ps(_mm512_setzero_ps(), high_halves(pairs));
    let six = _mm512_set1_epi32(0x3f3f_3f3f);
    let four = _mm512_set1_epi32(0x0f0f_0f0f);
    let two = _mm512_set1_epi32(0x3030_3030);
    let top = |x| _mm512_and_si512(_mm512_srli_epi32::<2>(x), two);
    let scales = [_mm512_and_si512(a, six), _mm512_or_si512(_mm512_and_si512(c, four), top(a))];
    let high = _mm512_and_si512(_mm512_srli_epi32::<4>(c), four);
    let mins = [_mm512_and_si512(b, six), _mm512_or_si512(high, top(b))];
    let byte = _mm512_set1_epi32(0xff);
    for j in 0..8 {
        let shift = _mm512_set1_epi32(j as i32 % 4 * 8);
        let scale = _mm512_and_si512(_mm512_srlv_epi32(scales[j / 4], shift), byte);
        store_f32(&mut panel.factors[j], _mm512_mul_ps(d, _mm512_cvtepi32_ps(scale)));
        let min = _mm512_and_si512(_mm512_srlv_epi32(mins[j / 4], shift), byte);
        store_f32(&mut panel.mins[j], _mm512_mul_ps(minus_dmin, _mm512_cvtepi32_ps(min)));
    }
}

/// Returns block `I` of four, of these codes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(super) fn block<const I: usize>(codes: [__m512i; 4], head: &BlockHeaders) -> DecodedBlock {
    DecodedBlock {
        d: _mm512_castsi512_ps(broadcast_lane::<I>(_mm512_castps_si512(head.d))),
        codes,
        scales: block_scales::<I>(head),
        start: _mm512_setzero_si512(),
        dmin: _mm512_setzero_ps(),
    }
}

/// Returns the scales of a block's registers of codes: each holds 32 codes of the one sub-block,
/// then 32 of the other.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn block_scales<const I: usize>(head: &BlockHeaders) -> [__m512i; 4] {
    let eight = broadcast_lane::<I>(head.scales);
    let mut scales = [eight; 4];
    for (scales, [first, second]) in scales.iter_mut().zip([[0, 2], [1, 3], [4, 6], [5, 7]]) {
        // the two bytes of a 16-bit scale, in every position
        let [first, second] = [first, second].map(|j: i32| (j * 2 * 0x0101 + 0x0100) * 0x1_0001);
        let pick = _mm512_mask_set1_epi32(_mm512_set1_epi32(first), 0xff00, second);
        *scales = _mm512_shuffle_epi8(*scales, pick);
    }
    scales
}

/// Orders activations as the codes are, in the order of [`block_scales`].
pub(super) fn arrange(q: &[i8; 256], out: &mut ActBlock) {
    for (codes, [first, second]) in out.codes.iter_mut().zip([[0, 2], [1, 3], [4, 6], [5, 7]]) {
        codes[..32].copy_from_slice(&q[32 * first..][..32]);
        codes[32..].copy_from_slice(&q[32 * second..][..32]);
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn broadcast_lane<const I: usize>(x: __m512i) -> __m512i {
    match I {
        0 => _mm512_shuffle_i32x4::<0b00_00_00_00>(x, x),
        1 => _mm512_shuffle_i32x4::<0b01_01_01_01>(x, x),
        2 => _mm512_shuffle_i32x4::<0b10_10_10_10>(x, x),
        _ => _mm512_shuffle_i32x4::<0b11_11_11_11>(x, x),
    }
}

/// Returns four dwords in each 128-bit lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn in_lanes(x: [i32; 4]) -> __m512i {
    _mm512_broadcast_i32x4(_mm_setr_epi32(x[0], x[1], x[2], x[3]))
}
