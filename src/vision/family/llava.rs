//! LLaVA: a tower of CLIP with its class token, up to one of its last layers; tiles of listed sizes
//! as one image.

use super::PLAIN;
use crate::chat::ImageText;
use crate::model;
use crate::model::meta::Meta;
use crate::model::plan::Activation;
use crate::vision::plan::{Projector, TileRule, Tiling, VisionFamily, VisionPlan, WholeSize};

/// LLaVA 1.5, Moondream 2.
pub(super) const LLAVA: VisionFamily = VisionFamily {
    name: "mlp",
    models: "LLaVA 1.5 and (by tiles) 1.6, Moondream 2",
    tested_as_made: true,
    gelu: Activation::GeluErf,
    class_first: true,
    whole: WholeSize::OnSquare,
    image_text: ImageText::LinesFirst,
    projector: Projector { matrices: &["mm.0", "mm.2"], ..PLAIN.projector },
    reads: read,
    ..PLAIN
};

/// LLaVA 1.6, whose files have the same projector and say sizes of tiles.
static LLAVA_NEXT: VisionFamily = VisionFamily {
    whole: WholeSize::Square,
    tiling: Some(Tiling {
        rule: TileRule::Listed,
        side: None,
        whole_first: false,
        before_tile: "",
        after_tile: "",
        between_tiles: "",
        between_rows: "",
        before_whole: &[],
        whole_mark: "",
        joined: true,
    }),
    projector: Projector { line_end: Some("model.image_newline"), ..LLAVA.projector },
    ..LLAVA
};

/// Reads what LLaVA's files say of layers and tiles.
fn read(meta: &Meta, plan: &mut VisionPlan) -> Result<(), model::Error> {
    const MERGE: &str = "mm_patch_merge_type";
    plan.n_layer = layers(meta, plan.n_layer)?;
    // a tower without a class token is SigLIP's, whose GELU is the other one
    if plan.activation == Activation::GeluErf && !meta.has_tensor("v.class_embd") {
        plan.activation = Activation::Gelu;
    }
    plan.grids = grids(meta, plan.image_size)?;
    let Some(most) = plan.grids.iter().map(|(columns, rows)| columns * rows).max() else {
        return Ok(());
    };
    if let Some(other) = meta.string(MERGE)?.filter(|merge| *merge != "spatial_unpad") {
        return Err(meta.bad(MERGE, other, "spatial_unpad"));
    }
    plan.family = &LLAVA_NEXT;
    plan.tiles = (1, most);
    Ok(())
}

/// Returns the number of layers of a LLaVA's tower that are computed: those up to the one whose
/// output is meant, where the file names it. Else all, since the file has no others, but where it
/// has a norm after the last: then that layer is there twice, for readers that leave one out.
pub(super) fn layers(meta: &Meta, n_layer: usize) -> Result<usize, model::Error> {
    match meta.numbers("feature_layer")? {
        None if meta.has_tensor("v.post_ln.weight") => Ok(n_layer - 1),
        None => Ok(n_layer),
        Some(layers) => match layers[..] {
            [layer] if (1..=n_layer).contains(&(layer as usize)) => Ok(layer as usize),
            _ => {
                let expected = format!("one number, of a layer of {n_layer}");
                Err(meta.bad("feature_layer", format!("{} numbers", layers.len()), expected))
            }
        },
    }
}

/// Reads columns and rows of the tiles that an image may become, from heights and widths in pixels;
/// none where the file names none.
fn grids(meta: &Meta, side: usize) -> Result<Vec<(usize, usize)>, model::Error> {
    const SUFFIX: &str = "image_grid_pinpoints";
    const MAX_GRIDS: usize = 64;
    const MAX_TILES: usize = 64;
    let Some(sizes) = meta.numbers(SUFFIX)? else { return Ok(Vec::new()) };
    let (pairs, rest) = sizes.as_chunks::<2>();
    let units = |n: u32| {
        let n = n as usize;
        (n.is_multiple_of(side) && (1..=MAX_TILES).contains(&(n / side))).then_some(n / side)
    };
    let grid = |&[height, width]: &[u32; 2]| {
        let grid = (units(width)?, units(height)?);
        (grid.0 * grid.1 <= MAX_TILES).then_some(grid)
    };
    let grids: Option<Vec<_>> = pairs.iter().map(grid).collect();
    grids.filter(|grids| rest.is_empty() && (1..=MAX_GRIDS).contains(&grids.len())).ok_or_else(
        || {
            let expected = format!("up to {MAX_GRIDS} pairs of multiples of {side}");
            meta.bad(SUFFIX, format!("{} numbers", sizes.len()), expected)
        },
    )
}
