//! A picture → the values of its patches.

use half::bf16;

use super::grid::Grid;
use super::mobilenet::PIXEL_VALUES;
use super::picture::Picture;
use super::plan::VisionPlan;
use super::weights::PATCH_ALIGN;

/// Returns the values of a patch, padded to [`PATCH_ALIGN`].
pub(super) fn patch_values(plan: &VisionPlan) -> usize {
    (plan.patch_size * plan.patch_size * 3).next_multiple_of(PATCH_ALIGN)
}

/// Returns the value of each byte of each colour: (byte / 255 − mean) / deviation.
fn table(plan: &VisionPlan) -> [Vec<f32>; 3] {
    std::array::from_fn(|c| {
        let rounds = plan.family.rounds_pixels;
        let round = |v: f32| if rounds { bf16::from_f32(v).to_f32() } else { v };
        let value = |v: u32| round(round(round(v as f32 / 255.0) - plan.mean[c]) / plan.std[c]);
        let signed = |v| if plan.family.signed_pixels { value(v) * 2.0 - 1.0 } else { value(v) };
        (0..256).map(signed).collect()
    })
}

/// Returns the values of each pixel, its colours and a zero, line by line.
pub(super) fn pixels_by_point(plan: &VisionPlan, picture: &Picture) -> Vec<f32> {
    let table = table(plan);
    let mut out = Vec::with_capacity(picture.rgb.len() / 3 * PIXEL_VALUES);
    for pixel in picture.rgb.chunks_exact(3) {
        out.extend(pixel.iter().zip(&table).map(|(&v, table)| table[usize::from(v)]));
        out.push(0.0);
    }
    out
}

/// Returns the values of each patch in order, colour by colour, row by row.
///
/// A value is (v / 255 − mean) / deviation; zeros pad a patch to [`PATCH_ALIGN`].
pub(super) fn pixels(plan: &VisionPlan, grid: &Grid, picture: &Picture) -> Vec<f32> {
    let p = plan.patch_size;
    let table = table(plan);
    let mut out = Vec::with_capacity(grid.order.len() * patch_values(plan));
    for &(column, row) in &grid.order {
        for (c, table) in table.iter().enumerate() {
            for y in row * p..(row + 1) * p {
                let line = &picture.rgb[(y * picture.width + column * p) * 3..][..p * 3];
                out.extend(line.iter().skip(c).step_by(3).map(|&v| table[usize::from(v)]));
            }
        }
        // every patch begins at a multiple, so this is the same padding for each
        out.resize(out.len().next_multiple_of(PATCH_ALIGN), 0.0);
    }
    out
}
