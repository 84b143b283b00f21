//! IQ1_S and IQ1_M: `d · (2s + 1) · (v ± ⅛)` with v in −1…1 is `d / 8 · (2s + 1) · (8v ± 1)`.

use half::f16;

use super::{CODE_BYTES, CodeBlock, Coded, Iq1M, Iq1S, OFFSET, codes_of, set_block_scale};
use super::{set_eight, set_scales};
use crate::dequant::grids;
use crate::scalar::blocks::f16_at;

/// Points of the grid as codes 8v + 1.
pub(crate) static IQ1: [u64; 2048] = codes_of(&grids::IQ1, 8, OFFSET as i8 + 1);

/// Returns the codes of a point, 8v − 1 if `minus`.
#[inline(always)]
fn shifted(index: usize, minus: u64) -> u64 {
    // bytes are 57 and more: nothing is borrowed
    IQ1[index & 2047] - minus * 0x0202_0202_0202_0202
}

/// Returns 2s + 1 of a 3-bit number.
#[inline(always)]
fn scale(s: u16) -> u8 {
    2 * (s & 7) as u8 + 1
}

impl Coded<50, CODE_BYTES> for Iq1S {
    #[inline(always)]
    fn decode(b: &[u8; 50], to: &mut CodeBlock) {
        let words = b[34..].as_chunks::<2>().0;
        for (i, (low, word)) in b[2..34].as_chunks::<4>().0.iter().zip(words).enumerate() {
            let word = u16::from_le_bytes(*word);
            for (j, &low) in low.iter().enumerate() {
                let index = usize::from(low) | usize::from(word >> (3 * j) & 7) << 8;
                set_eight(to, 4 * i + j, shifted(index, u64::from(word >> 15)));
            }
            set_scales(to, i, [scale(word >> 12); 2]);
        }
        set_block_scale(to, f16_at(b, 0) * 0.125);
    }
}

impl Coded<56, CODE_BYTES> for Iq1M {
    #[inline(always)]
    fn decode(b: &[u8; 56], to: &mut CodeBlock) {
        for (i, (low, high)) in b[..32].as_chunks::<2>().0.iter().zip(&b[32..48]).enumerate() {
            for (j, &low) in low.iter().enumerate() {
                let nibble = high >> (4 * j) & 15;
                let index = usize::from(low) | usize::from(nibble & 7) << 8;
                set_eight(to, 2 * i + j, shifted(index, u64::from(nibble >> 3)));
            }
        }
        set_iq1_m_scales(b, to);
    }
}

/// Writes the scales of IQ1_M.
#[inline(always)]
pub(crate) fn set_iq1_m_scales(b: &[u8; 56], to: &mut CodeBlock) {
    let mut bits = 0;
    for (i, word) in b[48..].as_chunks::<2>().0.iter().enumerate() {
        let word = u16::from_le_bytes(*word);
        set_scales(to, 2 * i, [scale(word), scale(word >> 3)]);
        set_scales(to, 2 * i + 1, [scale(word >> 6), scale(word >> 9)]);
        bits |= (word >> 12) << (4 * i);
    }
    set_block_scale(to, f16::from_bits(bits).to_f32() * 0.125);
}
