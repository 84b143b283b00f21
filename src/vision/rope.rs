//! Rotary positions of patches: their columns and rows.

use hob_kernels::Kernels;

use super::grid::Grid;
use super::plan::VisionPlan;
use super::plan::{PatchPairs, PatchRope};

/// Cosine and sine for each patch and pair, `[n_patches × d / 2]`.
pub(super) struct PatchRopes {
    /// The rule by which values form pairs.
    pub pairs_of: PatchPairs,
    /// Cosines.
    pub cos: Vec<f32>,
    /// Sines.
    pub sin: Vec<f32>,
    /// Pairs of a head.
    pub pairs: usize,
}

impl PatchRopes {
    /// That of the patches of a picture.
    pub(super) fn new(plan: &VisionPlan, rope: PatchRope, grid: &Grid) -> PatchRopes {
        let PatchRope { pairs: rule, base } = rope;
        let d = plan.d_head as f64;
        let mut table =
            PatchRopes { pairs_of: rule, cos: Vec::new(), sin: Vec::new(), pairs: plan.d_head / 2 };
        let quarter = plan.d_head / 4;
        for &(column, row) in &grid.order {
            let (first, second) = match rule {
                PatchPairs::Quarters => (column, row),
                _ => (row, column),
            };
            // frequencies of the second axis lie between those of the first
            let shift = if rule == PatchPairs::Interleaved { base.powf(-2.0 / d) } else { 1.0 };
            for (position, shift) in [(first, 1.0), (second, shift)] {
                for j in 0..quarter {
                    let angle = position as f64 * shift * base.powf(-4.0 * j as f64 / d);
                    table.cos.push(angle.cos() as f32);
                    table.sin.push(angle.sin() as f32);
                }
            }
        }
        table
    }

    /// Rotates one head of patch `t`. What stands after the patches (the class token) is not
    /// rotated.
    pub(super) fn rotate(&self, kernels: &Kernels, t: usize, head: &mut [f32]) {
        let at = t * self.pairs..(t + 1) * self.pairs;
        let (Some(cos), Some(sin)) = (self.cos.get(at.clone()), self.sin.get(at)) else { return };
        match self.pairs_of {
            PatchPairs::Interleaved => kernels.rope_norm(head, cos, sin),
            PatchPairs::Halves => kernels.rope_neox(head, cos, sin),
            PatchPairs::Quarters => {
                let half = self.pairs / 2;
                let (first, second) = head.split_at_mut(self.pairs);
                kernels.rope_neox(first, &cos[..half], &sin[..half]);
                kernels.rope_neox(second, &cos[half..], &sin[half..]);
            }
        }
    }
}
