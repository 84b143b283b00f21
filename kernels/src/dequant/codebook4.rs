//! NVFP4: four-bit codes that index 16 values, under small float scales.

use crate::coded::nvfp4::half_of_ue4m3;
use crate::scalar::blocks::E2M1_DOUBLED;

/// Computes `y = d · table[nibble]`; low nibbles are the first half of the values.
fn look_up(table: &[i8; 16], d: f32, qs: &[u8], y: &mut [f32]) {
    let (low, high) = y.split_at_mut(qs.len());
    for ((q, low), high) in qs.iter().zip(low).zip(high) {
        *low = d * f32::from(table[usize::from(q & 15)]);
        *high = d * f32::from(table[usize::from(q >> 4)]);
    }
}

/// Decodes NVFP4: four UE4M3 scales, 4 × 8 bytes of E2M1 nibbles, 16 values each. (A scale of the
/// whole tensor lies in a tensor of its own.)
pub(super) fn nvfp4(b: &[u8; 36], y: &mut [f32; 64]) {
    for (j, (qs, y)) in b[4..].chunks_exact(8).zip(y.chunks_exact_mut(16)).enumerate() {
        look_up(&E2M1_DOUBLED, half_of_ue4m3(b[j]), qs, y);
    }
}
