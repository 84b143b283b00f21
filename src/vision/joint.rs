//! The rows of an image of joined tiles: those of the whole, then those of the tiles line by line
//! as they lie in the image, without the ones that are black beside it.

use std::ops::Range;

use super::picture::Size;
use super::plan::VisionPlan;
use super::preprocess::Layout;

/// The rows of tiles that are of the image.
pub(super) struct Joint {
    /// Rows on the side of a tile.
    side: usize,
    /// Columns of tiles.
    columns: usize,
    /// The columns of rows.
    across: Range<usize>,
    /// The lines of rows.
    down: Range<usize>,
}

impl Joint {
    /// Returns those of an image of this size.
    pub(super) fn new(plan: &VisionPlan, image: Size) -> Joint {
        let layout = Layout::new(plan, image);
        let side = plan.tile_side() / plan.aligned();
        let width = layout.columns * side;
        let height = layout.rows * side;
        let own_width = image.width as f64;
        let own_height = image.height as f64;
        let mut joint = Joint { side, columns: layout.columns, across: 0..width, down: 0..height };
        if own_width / own_height > width as f64 / height as f64 {
            joint.down = middle(height, own_height * (width as f64 / own_width));
        } else {
            joint.across = middle(width, own_width * (height as f64 / own_height));
        }
        joint
    }

    /// Returns the number of rows, with `n_after` after each line.
    pub(super) fn n_rows(&self, n_after: usize) -> usize {
        self.side * self.side + self.down.len() * (self.across.len() + n_after)
    }

    /// Returns the rows of `n` values of a whole and its tiles as one, with `line_end` after each
    /// line of tiles.
    pub(super) fn join(
        &self,
        n: usize,
        whole: &[f32],
        tiles: &[Vec<f32>],
        line_end: &[f32],
    ) -> Vec<f32> {
        let mut out = whole.to_vec();
        for line in self.down.clone() {
            for column in self.across.clone() {
                let tile = &tiles[line / self.side * self.columns + column / self.side];
                let row = line % self.side * self.side + column % self.side;
                out.extend_from_slice(&tile[row * n..][..n]);
            }
            out.extend_from_slice(line_end);
        }
        out
    }
}

/// Returns the middle of `n` points that `own` of them fill, which is rounded down unless it is a
/// whole number to seven digits.
fn middle(n: usize, own: f64) -> Range<usize> {
    let own = ((own * 1e7).round_ties_even() / 1e7) as usize;
    let cut = n.saturating_sub(own) / 2;
    cut..n - cut
}
