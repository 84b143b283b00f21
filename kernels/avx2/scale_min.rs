//! The 6-bit scales and mins of Q4_K and Q5_K, decoded for vectors.

use std::arch::x86_64::*;

/// The 12 packed bytes as 16: eight scales, then eight mins (see `crate::scalar::blocks` for where the bits lie).
///
/// All in 32-bit integer registers, four at a time: the vector ports stay free for the products.
#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn scales_and_mins(packed: &[u8; 12]) -> __m128i {
    let [a, b, c] =
        [0, 4, 8].map(|at| u32::from_le_bytes([packed[at], packed[at + 1], packed[at + 2], packed[at + 3]]));
    let (low6, low4, top2) = (0x3f3f_3f3f, 0x0f0f_0f0f, 0x3030_3030);
    let scales = u64::from(a & low6) | u64::from(c & low4 | a >> 2 & top2) << 32;
    let mins = u64::from(b & low6) | u64::from(c >> 4 & low4 | b >> 2 & top2) << 32;
    _mm_set_epi64x(mins as i64, scales as i64)
}
