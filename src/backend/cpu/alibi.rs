//! ALiBi (Press et al., "Train Short, Test Long", 2022): in place of positions, a score falls with
//! the distance of the two tokens, in each head at another pace.
//!
//! The kernels of attention know nothing of it. On one side of a token its bias is linear in the
//! position, so two more values of queries and keys make it: (±slope, ∓slope · own position) ·
//! (position, 1). A tile is attended to twice, once on each side.

use hob_kernels::Kernels;
use hob_kernels::cached::CachedTile;
use hob_kernels::operands::{AttendState, AttendTile, KernelScratch};

/// A thread's memory for it.
#[derive(Default)]
pub(super) struct AlibiMemory {
    /// Of each query row of the tile: how much a position costs, and the row's own position as
    /// counted from the tile's first.
    pub rows: Vec<(f32, i32)>,
    q: Vec<f32>,
    k: Vec<f32>,
    v: Vec<f32>,
    wide: Vec<f32>,
    visible: Vec<(u32, u32)>,
}

/// Returns how much a position costs in a head, where the steepest of all heads would cost 2⁻ᵐᵃˣ⸍ⁿ.
/// Numbers of heads that are no power of two take every other slope of the next power for the heads
/// that are left over.
pub(super) fn slope(head: usize, n_head: usize, max_bias: f32) -> f32 {
    let whole = 1usize << n_head.max(1).ilog2();
    let step = -max_bias / whole as f32;
    match head.checked_sub(whole) {
        None => (step * (head + 1) as f32).exp2(),
        Some(over) => (step / 2.0 * (2 * over + 1) as f32).exp2(),
    }
}

/// Computes one step of attention (see [`Kernels::attend`]) over a tile without softcap, with the
/// biases of `local.rows`.
pub(super) fn attend(
    kernels: &Kernels,
    tile: &CachedTile,
    state: &mut AttendState,
    scratch: &mut KernelScratch,
    local: &mut AlibiMemory,
) {
    let AlibiMemory { rows, q, k, v, wide, visible } = local;
    let d = tile.d_k + 2;
    wide.resize(tile.k.n_values(), 0.0);
    let keys = kernels.widen(tile.k, wide);
    k.clear();
    for (position, key) in keys.chunks_exact(tile.d_k).enumerate() {
        k.extend_from_slice(key);
        k.extend([position as f32, 1.0]);
    }
    v.resize(tile.v.n_values(), 0.0);
    let v = kernels.widen(tile.v, v);
    for sign in [1.0, -1.0] {
        q.clear();
        visible.clear();
        for ((query, &(slope, own)), &(from, to)) in
            tile.q.chunks_exact(tile.d_k).zip(&*rows).zip(tile.visible)
        {
            let slope = sign * slope / tile.scale;
            q.extend_from_slice(query);
            q.extend([slope, -slope * own as f32]);
            // up to its own position, that included, or after it
            let middle = u32::try_from(own + 1).unwrap_or(0).clamp(from, to);
            visible.push(if sign > 0.0 { (from, middle) } else { (middle, to) });
        }
        if visible.iter().any(|(from, to)| from < to) {
            let &CachedTile { d_v, scale, .. } = tile;
            let tile = AttendTile { q, k, v, d_k: d, d_v, visible, scale, softcap: 0.0 };
            kernels.attend_f32(&tile, state, scratch);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slopes_are_powers_and_those_between() {
        let slopes = |n: usize| (0..n).map(|head| slope(head, n, 8.0)).collect::<Vec<_>>();
        assert_eq!(slopes(4), [0.25, 0.0625, 0.015625, 0.00390625]);
        assert_eq!(slopes(8)[..2], [0.5, 0.25]);
        // of the 8 slopes between, the 1st and the 3rd
        assert_eq!(slopes(6)[4..], [0.5, 0.125]);
    }
}
