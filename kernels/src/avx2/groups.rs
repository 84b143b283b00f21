//! Activations as both ways through a matmul want them: copied to groups of 256, what a group needs
//! side by side.
//!
//! Rows of 2ᵏ bytes would share cache sets; groups do not, need one base register, and have no
//! incomplete ends.

use std::arch::x86_64::*;

use super::lanes::*;
use crate::act::ActView;

/// Activations per group: a super-block, or eight blocks of 32.
pub(super) const GROUP: usize = 256;

/// One token's activations of one group. What lies beyond the token's end is zero.
pub(super) struct Raw {
    /// Codes.
    pub q: [[i8; 32]; GROUP / 32],
    /// Sums of 16 codes.
    pub sums: [i16; GROUP / 16],
    /// Scales: one per 32 values, or the first alone.
    pub scale: [f32; GROUP / 32],
}

impl Raw {
    /// Returns group `g` of token `t`.
    pub(super) fn new(acts: &ActView<'_>, t: usize, g: usize) -> Raw {
        let from = t * acts.n() + g * GROUP;
        let width = (acts.n() - g * GROUP).min(GROUP);
        let block = acts.encoding().block_len();
        let mut raw = Raw { q: [[0; 32]; 8], sums: [0; 16], scale: [0.0; 8] };
        raw.q.as_flattened_mut()[..width].copy_from_slice(&acts.q()[from..from + width]);
        raw.sums[..width / 16].copy_from_slice(&acts.sums()[from / 16..][..width / 16]);
        raw.scale[..width / block].copy_from_slice(&acts.scale()[from / block..][..width / block]);
        raw
    }

    /// Returns the sums of 32 codes, an i32 each.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub(super) fn sums_of_32(&self) -> __m256i {
        _mm256_madd_epi16(load_i16(&self.sums), _mm256_set1_epi16(1))
    }
}
