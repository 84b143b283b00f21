//! Rotary positions of patches: their rows and columns.

use super::plan::{PatchPairs, PatchRope, VisionPlan};
use crate::model::rope::{PairAngles, RopeKind};

/// The rows of a patch's three positions; the first is time.
const ROW: u8 = 1;
/// The columns.
const COLUMN: u8 = 2;

/// Returns the angles of a tower's rotary positions, where it has such.
pub(super) fn angles(plan: &VisionPlan) -> Option<PairAngles> {
    let PatchRope { pairs, base } = plan.family.rope?;
    let d = plan.d_head as f64;
    let quarter = plan.d_head / 4;
    let frequencies =
        |factor: f64| (0..quarter).map(move |j| factor * base.powf(-4.0 * j as f64 / d));
    // frequencies of the second axis may lie between those of the first
    let (kind, axes, second) = match pairs {
        PatchPairs::Interleaved => (RopeKind::Norm, [ROW, COLUMN], base.powf(-2.0 / d)),
        PatchPairs::Alternating | PatchPairs::InHalves => (RopeKind::Norm, [COLUMN, ROW], 1.0),
        PatchPairs::Halves => (RopeKind::Neox, [ROW, COLUMN], 1.0),
        PatchPairs::Quarters => (RopeKind::Neox, [COLUMN, ROW], 1.0),
    };
    let in_turn = pairs == PatchPairs::Alternating;
    Some(PairAngles {
        kind,
        n_pairs: 2 * quarter / plan.rope_tables(),
        magnitude: 1.0,
        frequencies: if in_turn {
            frequencies(1.0).flat_map(|frequency| [frequency; 2]).collect()
        } else {
            frequencies(1.0).chain(frequencies(second)).collect()
        },
        long: None,
        axes: if in_turn {
            axes.repeat(quarter)
        } else {
            axes.into_iter().flat_map(|axis| std::iter::repeat_n(axis, quarter)).collect()
        },
    })
}
