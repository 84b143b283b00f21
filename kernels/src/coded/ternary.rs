//! TQ1_0 and TQ2_0, and what becomes blocks of Q8_0: Q1_0 and Q2_0.

use super::{CODE_BYTES, CodeBlock, Coded, OFFSET, Q1, Q2, SCALES, Tq1, Tq2, set_block_scale};
use crate::scalar::blocks::f16_at;

/// Bytes of a block of Q8_0.
const Q8_0_BYTES: usize = 34;

/// Ends a block of codes under one scale.
#[inline(always)]
fn under_one_scale(to: &mut CodeBlock, d: f32) {
    to[SCALES..][..16].fill(1);
    set_block_scale(to, d);
}

impl Coded<66, CODE_BYTES> for Tq2 {
    #[inline(always)]
    fn decode(b: &[u8; 66], to: &mut CodeBlock) {
        let halves = b.as_chunks::<32>().0.iter().zip(to.as_chunks_mut::<128>().0);
        for (pairs, codes) in halves {
            for (p, codes) in codes.as_chunks_mut::<32>().0.iter_mut().enumerate() {
                for (code, pair) in codes.iter_mut().zip(pairs) {
                    *code = (pair >> (2 * p) & 3) + (OFFSET - 1);
                }
            }
        }
        under_one_scale(to, f16_at(b, 64));
    }
}

impl Coded<54, CODE_BYTES> for Tq1 {
    #[inline(always)]
    fn decode(b: &[u8; 54], to: &mut CodeBlock) {
        trits::<32, 5>(&b[..32], &mut to[..160]);
        trits::<16, 5>(&b[32..48], &mut to[160..240]);
        trits::<4, 4>(&b[48..52], &mut to[240..256]);
        under_one_scale(to, f16_at(b, 52));
    }
}

/// Writes all first trits of `N` bytes, then all second ones and so on, as codes.
#[inline(always)]
fn trits<const N: usize, const TRITS: usize>(bytes: &[u8], to: &mut [u8]) {
    // a byte is a fraction whose next digit of base 3 a product with 3 moves before the point
    let mut fractions = [0; N];
    fractions.copy_from_slice(bytes);
    for codes in to.as_chunks_mut::<N>().0.iter_mut().take(TRITS) {
        for (code, fraction) in codes.iter_mut().zip(&mut fractions) {
            let tripled = u16::from(*fraction) * 3;
            *code = (tripled >> 8) as u8 + (OFFSET - 1);
            *fraction = tripled as u8;
        }
    }
}

impl Coded<18, { 4 * Q8_0_BYTES }> for Q1 {
    #[inline(always)]
    fn decode(b: &[u8; 18], to: &mut [u8; 4 * Q8_0_BYTES]) {
        let bits = b[2..].as_chunks::<4>().0;
        for (block, bits) in to.as_chunks_mut::<Q8_0_BYTES>().0.iter_mut().zip(bits) {
            let bits = u32::from_le_bytes(*bits);
            block[..2].copy_from_slice(&b[..2]);
            for (i, code) in block[2..].iter_mut().enumerate() {
                *code = (2 * (bits >> i & 1) as u8).wrapping_sub(1);
            }
        }
    }
}

impl Coded<18, { 2 * Q8_0_BYTES }> for Q2 {
    #[inline(always)]
    fn decode(b: &[u8; 18], to: &mut [u8; 2 * Q8_0_BYTES]) {
        let pairs = b[2..].as_chunks::<8>().0;
        for (block, pairs) in to.as_chunks_mut::<Q8_0_BYTES>().0.iter_mut().zip(pairs) {
            let pairs = u64::from_le_bytes(*pairs);
            block[..2].copy_from_slice(&b[..2]);
            for (i, code) in block[2..].iter_mut().enumerate() {
                *code = ((pairs >> (2 * i) & 3) as u8).wrapping_sub(1);
            }
        }
    }
}
