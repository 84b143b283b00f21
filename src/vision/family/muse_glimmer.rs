//! Muse Glimmer: windows as large as the grid that positions were learned on, in three of four
//! layers; pictures of the image's own size.

use super::PLAIN;
use crate::model::Error;
use crate::model::meta::Meta;
use crate::model::plan::Activation;
use crate::vision::picture::Filter;
use crate::vision::plan::{
    Merging, PatchOrder, PatchPairs, PatchRope, Positions, Projector, VisionFamily, VisionPlan,
    WholeSize,
};

/// Muse Glimmer. The text model normalizes rows of images as it does those of tokens.
pub(super) const MUSE_GLIMMER: VisionFamily = VisionFamily {
    name: "muse-glimmer",
    models: "Muse Glimmer 30B",
    archs: &["muse-glimmer"],
    tested_as_made: true,
    merge_key: "spatial_merge_size",
    merge: 2,
    positions: Positions::Exchanged,
    rope: Some(PatchRope { pairs: PatchPairs::InHalves, base: 10000.0 }),
    first_place: 1,
    order: PatchOrder::ByMerge,
    filter: Filter::Lanczos,
    whole: WholeSize::Nearest,
    around: ["<|image_start|>", "<|image_end|>"],
    projector: Projector {
        merging: Merging::Interleaved,
        matrices: &["mm.0", "mm.1", "mm.2"],
        ..PLAIN.projector
    },
    reads: read,
    ..PLAIN
};

/// Reads the side of windows, which is that of the table of positions. Files do not say the
/// activation, nor which layers see the whole image.
fn read(meta: &Meta, plan: &mut VisionPlan) -> Result<(), Error> {
    const POSITIONS: &str = "v.position_embd.weight";
    let n_positions = meta.n_rows(POSITIONS)?;
    let side = n_positions.isqrt();
    if side == 0 || side * side != n_positions || !side.is_multiple_of(plan.merge) {
        return Err(Error::BadValue {
            key: POSITIONS.into(),
            found: format!("{n_positions} rows"),
            expected: format!("those of a square of a multiple of {} a side", plan.merge),
        });
    }
    plan.activation = Activation::GeluErf;
    plan.window_period = 4;
    plan.window_side = side / plan.merge;
    plan.is_last_whole = true;
    Ok(())
}
