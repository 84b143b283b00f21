//! Metadata of an mmproj file → a plan of its vision tower: one transformer, whose families differ
//! by data.

use super::error::Error;
use super::family;
use super::plan::{Merging, Positions, TowerBody, VisionFamily, VisionPlan, WholeSize};
use super::resampler;
use crate::gguf::Gguf;
use crate::model::Error as ModelError;
use crate::model::meta::Meta;
use crate::model::plan::Activation;

/// Most layers.
const MAX_LAYERS: usize = 512;
/// Most pixels per side of the tower's square, and of an image's longest edge.
const MAX_SIDE: usize = 8192;
/// Most pixels per side of the square of patches that become one row.
const MAX_ALIGNED: usize = 1024;
/// Most queries of a resampler.
const MAX_QUERIES: usize = 4096;
/// Most values of such a query.
const MAX_WIDTH: usize = 1 << 16;
/// Most tiles.
const MAX_TILES: usize = 64;

/// Reads the metadata of an mmproj file.
///
/// # Errors
/// Names the key that is missing or out of range, or the projector that is not known.
pub fn read(gguf: &Gguf) -> Result<VisionPlan, Error> {
    let clip = Meta::under(gguf, "clip");
    let meta = Meta::under(gguf, "clip.vision");
    let family = family_of(&clip, &meta)?;
    let n_embd = meta.required_size("embedding_length", "the width of the tower")?;
    let [n_layer, n_head, d_head] = layers(&meta, family, n_embd)?;
    let [n_out, n_query] = rows(gguf, &meta, family)?;
    let mut plan = VisionPlan {
        family,
        image_size: image_size(&meta, family)?,
        patch_size: meta.required_size("patch_size", "the side of a patch in pixels")?,
        n_embd,
        n_head,
        d_head,
        n_layer,
        n_out,
        n_query,
        eps: meta.positive("attention.layer_norm_epsilon")?.unwrap_or(1e-6),
        merge: meta.size(family.merge_key)?.unwrap_or(family.merge),
        mean: meta.floats("image_mean", "one finite number for each colour")?,
        std: deviations(&meta)?,
        activation: activation(&clip, family)?,
        centered: family.centered,
        window_period: 0,
        window_side: 0,
        is_last_whole: false,
        longest_edge: 0,
        tiles: (1, 1),
        grids: Vec::new(),
        n_rows: family.n_rows,
        pixels: None,
        non_causal: family.non_causal,
    };
    check_aligned(&meta, &plan)?;
    (family.reads)(&meta, &mut plan)?;
    check_transformer(&meta, &plan)?;
    check_pictures(&meta, &plan)?;
    Ok(plan)
}

/// Checks what must hold between the numbers of the transformer.
fn check_transformer(meta: &Meta, plan: &VisionPlan) -> Result<(), ModelError> {
    if plan.n_layer > MAX_LAYERS {
        return Err(meta.bad("block_count", plan.n_layer, format!("at most {MAX_LAYERS}")));
    }
    if plan.family.rope.is_some() && !plan.d_head.is_multiple_of(4) {
        return Err(meta.bad("attention.head_count", plan.n_head, "heads of a multiple of 4"));
    }
    if plan.family.is_merge_fixed && plan.merge != plan.family.merge {
        let expected = plan.family.merge.to_string();
        return Err(meta.bad(plan.family.merge_key, plan.merge, expected));
    }
    Ok(())
}

/// Checks the square of pixels that becomes one row, before anything is computed of it.
fn check_aligned(meta: &Meta, plan: &VisionPlan) -> Result<(), ModelError> {
    if plan.patch_size.saturating_mul(plan.merge) > MAX_ALIGNED {
        let expected = format!("one with which a row is at most {MAX_ALIGNED} pixels wide");
        return Err(meta.bad("patch_size", plan.patch_size, expected));
    }
    Ok(())
}

/// Checks what must hold between the sizes of pictures.
fn check_pictures(meta: &Meta, plan: &VisionPlan) -> Result<(), ModelError> {
    let aligned = plan.aligned();
    if plan.image_size > MAX_SIDE {
        let expected = format!("at most {MAX_SIDE}");
        return Err(meta.bad("image_size", plan.image_size, expected));
    }
    let is_whole = plan.image_size.is_multiple_of(aligned) && plan.image_size >= aligned;
    if plan.family.positions == Positions::Fixed && !is_whole {
        let expected = format!("a multiple of {aligned}");
        return Err(meta.bad("image_size", plan.image_size, expected));
    }
    let side = plan.family.tiling.as_ref().and_then(|tiling| tiling.side);
    if let Some(side) = side.filter(|side| !side.is_multiple_of(aligned)) {
        let expected = format!("one that, times projector.scale_factor, divides {side}");
        return Err(meta.bad("patch_size", plan.patch_size, expected));
    }
    let (fewest, most) = plan.tiles;
    if fewest > most || most > MAX_TILES {
        let expected = format!("at most {MAX_TILES}, and not less than the fewest");
        return Err(meta.bad("preproc_max_tiles", most, expected));
    }
    if plan.longest_edge > MAX_SIDE {
        let expected = format!("at most {MAX_SIDE}");
        return Err(meta.bad("preproc_image_size", plan.longest_edge, expected));
    }
    Ok(())
}

/// Finds the family of a tower by its projector.
fn family_of(clip: &Meta, meta: &Meta) -> Result<&'static VisionFamily, Error> {
    const SUFFIX: &str = "projector_type";
    let name = match clip.string(SUFFIX)? {
        Some(name) => Some(name),
        None => meta.string(SUFFIX)?,
    };
    family::find(name.ok_or_else(|| ModelError::MissingKey {
        key: clip.key(SUFFIX),
        expected: "the kind of vision tower (is this an mmproj file?)",
    })?)
}

/// Reads the side of the image that positions were learned on; without such any will do.
fn image_size(meta: &Meta, family: &VisionFamily) -> Result<usize, ModelError> {
    const SUFFIX: &str = "image_size";
    if family.positions == Positions::None && matches!(family.whole, WholeSize::Stretched(_)) {
        return Ok(meta.count(SUFFIX)?.unwrap_or(0));
    }
    meta.required_size(SUFFIX, "the side of the image in pixels")
}

/// Reads the width of the text model, and the number of a resampler's queries: its files do not say
/// them, so they are the shape of its tensor of queries.
fn rows(gguf: &Gguf, meta: &Meta, family: &VisionFamily) -> Result<[usize; 2], ModelError> {
    if family.projector.merging != Merging::Resampled {
        return Ok([meta.required_size("projection_dim", "the width of the text model")?, 0]);
    }
    let name = resampler::QUERIES;
    let tensor =
        gguf.tensor(name).ok_or_else(|| ModelError::MissingTensor(format!("{name} of queries")))?;
    match tensor.shape[..] {
        [n_out, n_query]
            if (1..=MAX_WIDTH).contains(&n_out)
                && n_out.is_multiple_of(resampler::HEAD)
                && (1..=MAX_QUERIES).contains(&n_query) =>
        {
            Ok([n_out, n_query])
        }
        _ => Err(ModelError::BadValue {
            key: name.into(),
            found: format!("{:?}", tensor.shape),
            expected: format!(
                "up to {MAX_QUERIES} queries of a multiple of {} values up to {MAX_WIDTH}",
                resampler::HEAD
            ),
        }),
    }
}

/// Reads the numbers of layers and of heads, and the size of a head. Without layers there is one
/// head, which nothing attends with, of the smallest size.
fn layers(meta: &Meta, family: &VisionFamily, n_embd: usize) -> Result<[usize; 3], ModelError> {
    if family.body != TowerBody::Layers {
        return Ok([0, 1, 4]);
    }
    let n_head = meta.required_size("attention.head_count", "the number of attention heads")?;
    let n_layer = meta.required_size("block_count", "the number of layers")?;
    Ok([n_layer, n_head, head_size(meta, n_embd, n_head)?])
}

/// Reads the size of a head; by default heads share the width.
fn head_size(meta: &Meta, n_embd: usize, n_head: usize) -> Result<usize, ModelError> {
    match meta.size("attention.head_dim")? {
        Some(d) => Ok(d),
        None if n_embd.is_multiple_of(n_head) => Ok(n_embd / n_head),
        None => Err(meta.bad("attention.head_count", n_head, format!("a divisor of {n_embd}"))),
    }
}

/// Reads the activation of the FFN. Files have one word for both forms of GELU.
fn activation(clip: &Meta, family: &VisionFamily) -> Result<Activation, ModelError> {
    Ok(match (clip.flag("use_gelu")?, clip.flag("use_silu")?) {
        (Some(true), _) => family.gelu,
        (_, Some(true)) => Activation::Silu,
        _ => Activation::QuickGelu,
    })
}

/// Reads a deviation for each colour: pixels are divided by it.
fn deviations(meta: &Meta) -> Result<[f32; 3], ModelError> {
    const SUFFIX: &str = "image_std";
    let found = meta.floats(SUFFIX, "one finite number for each colour")?;
    if found.iter().all(|v| *v > 0.0) {
        return Ok(found);
    }
    Err(meta.bad(SUFFIX, format!("{found:?}"), "numbers above 0"))
}
