//! Rotary positions of patches: their columns and rows.

use hob_kernels::Kernels;

use super::config::{Config, VisionRope};
use super::grid::Grid;

/// Cosine and sine for each patch and pair, `[n_patches × d / 2]`.
pub(super) struct PatchRopes {
    /// The rule by which values form pairs.
    pub rope: VisionRope,
    /// Cosines.
    pub cos: Vec<f32>,
    /// Sines.
    pub sin: Vec<f32>,
    /// Pairs of a head.
    pub pairs: usize,
}

impl PatchRopes {
    /// That of the patches of a picture; empty if the tower has none.
    pub(super) fn new(config: &Config, grid: &Grid) -> PatchRopes {
        let d = config.d_head as f64;
        let base = config.rope_base;
        let mut table = PatchRopes {
            rope: config.rope,
            cos: Vec::new(),
            sin: Vec::new(),
            pairs: config.d_head / 2,
        };
        if config.rope == VisionRope::None {
            return table;
        }
        let quarter = config.d_head / 4;
        for &(column, row) in &grid.order {
            let (first, second) = match config.rope {
                VisionRope::Quarters => (column, row),
                _ => (row, column),
            };
            // frequencies of the second axis lie between those of the first
            let shift =
                if config.rope == VisionRope::Interleaved { base.powf(-2.0 / d) } else { 1.0 };
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
        match self.rope {
            VisionRope::None => {}
            VisionRope::Interleaved => kernels.rope_norm(head, cos, sin),
            VisionRope::Halves => kernels.rope_neox(head, cos, sin),
            VisionRope::Quarters => {
                let half = self.pairs / 2;
                let (first, second) = head.split_at_mut(self.pairs);
                kernels.rope_neox(first, &cos[..half], &sin[..half]);
                kernels.rope_neox(second, &cos[half..], &sin[half..]);
            }
        }
    }
}
