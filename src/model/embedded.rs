//! Rows of numbers that stand where tokens would: an encoded image in a sequence.
//!
//! Knows positions and widths; knows nothing of pixels, nor of the model that made the rows.

use std::sync::Arc;

/// Set in the id of a row of an image, and in no token's.
pub const IMAGE_ID: u32 = 1 << 31;

/// An encoded image, or one tile of one.
#[derive(Debug)]
pub struct Embedded {
    /// `[n_rows × width]`.
    pub rows: Vec<f32>,
    /// Values per row: the width of the model, and once more for each layer that takes a slice of
    /// its own.
    pub width: usize,
    /// Columns and rows of the image, for models whose rope tells them apart; the product is
    /// `n_rows`.
    pub grid: (u32, u32),
    /// Every row of the image sees every other.
    pub non_causal: bool,
    /// One id per row, made from the image's content, with [`IMAGE_ID`] set: what stands for the
    /// image in a prompt, so that equal prompts have equal ids.
    pub ids: Vec<u32>,
}

impl Embedded {
    /// Returns the number of rows, which are positions of the cache.
    pub fn n_rows(&self) -> usize {
        self.ids.len()
    }

    /// Returns the number of positions the image takes from a rope that tells columns and rows
    /// apart.
    fn n_pos(&self) -> u32 {
        self.grid.0.max(self.grid.1)
    }
}

/// An image at its position in a sequence.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Position of its first row.
    pub at: u32,
    /// The image.
    pub image: Arc<Embedded>,
}

impl Placed {
    /// Returns whether a position is one of its rows.
    pub fn holds(&self, pos: u32) -> bool {
        (self.at..self.end()).contains(&pos)
    }

    /// Returns the position after its last row.
    pub fn end(&self) -> u32 {
        self.at + self.image.n_rows() as u32
    }
}

/// Returns how many of the first `n` positions two sequences share, whose ids are equal so far: an
/// image counts if all its ids are equal, for one id alone says too little of it.
pub fn common(a: &[Placed], b: &[Placed], n: usize) -> usize {
    let at = |images: &[Placed], i: usize| {
        images
            .get(i)
            .filter(|placed| (placed.at as usize) < n)
            .map(|placed| (placed.at, Arc::clone(&placed.image)))
    };
    for i in 0.. {
        match (at(a, i), at(b, i)) {
            (None, None) => break,
            (Some((p, a)), Some((q, b))) if p == q && (Arc::ptr_eq(&a, &b) || a.ids == b.ids) => {}
            (a, b) => {
                let first = [a, b].into_iter().flatten().map(|(at, _)| at as usize).min();
                return first.unwrap_or(n);
            }
        }
    }
    n
}

/// A position of a sequence with images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImagePosition {
    /// Position in time, row and column, for the rope.
    pub rope: [u32; 3],
    /// One past the last position that it sees.
    pub end: u32,
    /// Index of the image in the list, and of the row in the image.
    pub row: Option<(usize, usize)>,
}

/// Returns what position `pos` of a sequence with these images (in order) is, in a model whose rope
/// has `sections` or not (Qwen2-VL, arXiv 2409.12191): there an image takes as many positions as
/// its longer side, and what follows goes on after them.
pub fn position_of(images: &[Placed], pos: u32, sections: bool) -> ImagePosition {
    let mut rope = pos;
    for (i, placed) in images.iter().enumerate() {
        if pos < placed.at {
            break;
        }
        let image = &*placed.image;
        if pos < placed.end() {
            let row = pos - placed.at;
            let end = if image.non_causal { placed.end() } else { pos + 1 };
            let first = rope - row;
            let rope = if sections {
                [first, first + row / image.grid.0, first + row % image.grid.0]
            } else {
                [rope; 3]
            };
            return ImagePosition { rope, end, row: Some((i, row as usize)) };
        }
        if sections {
            rope = rope - image.n_rows() as u32 + image.n_pos();
        }
    }
    ImagePosition { rope: [rope; 3], end: pos + 1, row: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_shared_whole() {
        let image = |ids: [u32; 3]| {
            let ids = ids.map(|id| id | IMAGE_ID).to_vec();
            Arc::new(Embedded { rows: Vec::new(), width: 0, grid: (3, 1), non_causal: false, ids })
        };
        let one = |at: u32, ids: [u32; 3]| Placed { at, image: image(ids) };
        let a = [one(2, [1, 2, 3]), one(9, [4, 5, 6])];
        assert_eq!(common(&a, &[one(2, [1, 2, 3]), one(9, [4, 5, 6])], 20), 20);
        // all but its last row are the same
        assert_eq!(common(&a, &[one(2, [1, 2, 3]), one(9, [4, 5, 7])], 11), 9);
        assert_eq!(common(&a, &[one(2, [1, 2, 0])], 4), 2);
        assert_eq!(common(&a, &[one(2, [1, 2, 0])], 2), 2);
        assert_eq!(common(&a, &[one(2, [1, 2, 3])], 9), 9);
        assert_eq!(common(&a, &[], 5), 2);
    }

    #[test]
    fn an_image_takes_as_many_positions_as_its_longer_side() {
        let image = |grid: (u32, u32), non_causal| {
            let ids = vec![IMAGE_ID; (grid.0 * grid.1) as usize];
            Arc::new(Embedded { rows: Vec::new(), width: 0, grid, non_causal, ids })
        };
        let images = [
            Placed { at: 2, image: image((3, 2), false) },
            Placed { at: 9, image: image((1, 2), true) },
        ];
        let rope = |pos| position_of(&images, pos, true).rope;
        assert_eq!([rope(0), rope(1)], [[0; 3], [1; 3]]);
        assert_eq!([rope(2), rope(4), rope(7)], [[2, 2, 2], [2, 2, 4], [2, 3, 4]]);
        assert_eq!([rope(8), rope(9), rope(10), rope(11)], [[5; 3], [6, 6, 6], [6, 7, 6], [8; 3]]);
        let plain = |pos| position_of(&images, pos, false);
        assert_eq!(plain(7), ImagePosition { rope: [7; 3], end: 8, row: Some((0, 5)) });
        assert_eq!(plain(9), ImagePosition { rope: [9; 3], end: 11, row: Some((1, 0)) });
        assert_eq!(plain(11), ImagePosition { rope: [11; 3], end: 12, row: None });
    }
}
