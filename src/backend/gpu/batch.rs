//! A step on its way to the device: cut into passes, and its tokens, positions, angles and images
//! uploaded.

use std::sync::Arc;

use super::attend::goes_by_tiles;
use super::device::Buffer;
use super::{Gpu, params};
use crate::backend::{ImageRow, TokenRow};
use crate::model::embedded::Embedded;
use crate::model::plan::LayerPlan;

/// Returns where the pass ends that begins at row `first`: after as many rows as `most_rows`, of
/// which `most_outputs` are among `outputs` (ascending, none before `first`). Rows that see what
/// comes after them share its pass, however many they are, as do those of a sequence for which
/// `is_whole` holds.
pub(super) fn end_of_pass(
    rows: &[TokenRow],
    first: usize,
    outputs: &[usize],
    most_rows: usize,
    most_outputs: usize,
    is_whole: impl Fn(u32) -> bool,
) -> usize {
    let mut end = first;
    let mut n_outputs = 0;
    while end < rows.len() {
        let next = end_of_group(rows, end, &is_whole);
        n_outputs += outputs[n_outputs..].iter().take_while(|&&i| i < next).count();
        if end > first && (next - first > most_rows || n_outputs > most_outputs) {
            break;
        }
        end = next;
    }
    end
}

/// Returns where the rows end that must be in one pass with row `first`.
fn end_of_group(rows: &[TokenRow], first: usize, is_whole: &impl Fn(u32) -> bool) -> usize {
    let mut i = first;
    let mut end = first + 1;
    while i < end {
        let row = rows[i];
        if is_whole(row.seq) {
            let is_other = |other: &TokenRow| other.seq != row.seq;
            end = end.max(rows[i..].iter().position(is_other).map_or(rows.len(), |n| i + n));
        }
        if row.end > row.pos + 1 {
            // the rows of a sequence mostly stand side by side
            let is_last = |other: &TokenRow| other.seq == row.seq && other.pos + 1 == row.end;
            let near = i + (row.end - 1 - row.pos) as usize;
            let last = if rows.get(near).is_some_and(is_last) {
                Some(near)
            } else {
                rows.iter().rposition(is_last)
            };
            end = end.max(last.map_or(i, |last| last) + 1);
        }
        i += 1;
    }
    end
}

/// Returns tiles of at most `most` neighbouring rows of one sequence: the first of each, and how
/// many there are.
pub(super) fn row_tiles(rows: &[TokenRow], most: usize) -> impl Iterator<Item = [u32; 2]> + '_ {
    let mut first = 0;
    let of_one_sequence = rows.chunk_by(|a, b| a.seq == b.seq);
    of_one_sequence.flat_map(move |rows| rows.chunks(most)).map(move |rows| {
        let tile = [first, rows.len() as u32];
        first += tile[1];
        tile
    })
}

impl Gpu {
    /// Uploads the tiles of a pass if attention goes by them, and returns how many there are.
    pub(super) fn upload_row_tiles(&mut self, rows: &[TokenRow]) -> usize {
        let Gpu { device, room, words, .. } = self;
        words.clear();
        words.extend(row_tiles(rows, device.sizes.tile_tokens()).flatten());
        let n_tiles = words.len() / 2;
        if goes_by_tiles(rows.len(), n_tiles) {
            device.queue.write_buffer(&room.inputs.tiles.raw, 0, bytemuck::cast_slice(words));
        }
        n_tiles
    }

    /// Uploads the bitmaps of the next step's outputs.
    pub(super) fn upload_allowed(&mut self, allowed: &[Option<&[u32]>]) {
        let words = &mut self.words;
        let n = self.model.plan.n_vocab.div_ceil(32);
        words.clear();
        words.resize(allowed.len(), params::NONE);
        for (i, bitmap) in allowed.iter().enumerate() {
            let Some(bitmap) = bitmap else { continue };
            words[i] = words.len() as u32;
            let bitmap = &bitmap[..n.min(bitmap.len())];
            words.extend_from_slice(bitmap);
            // tokens past the end of a bitmap are not allowed
            words.resize(words.len() + n - bitmap.len(), 0);
        }
        self.device.queue.write_buffer(
            &self.room.inputs.allowed.raw,
            0,
            bytemuck::cast_slice(words),
        );
    }

    /// Uploads the tokens, positions, angles and images of a pass. Returns the rows of images.
    ///
    /// # Errors
    /// If there is no memory for the images.
    pub(super) fn upload(
        &mut self,
        rows: &[TokenRow],
        outputs: &[usize],
        images: &[Arc<Embedded>],
    ) -> Result<usize, super::Error> {
        let n_images = self.gather_images(rows, images)?;
        let Gpu { device, room, words, angles, .. } = self;
        let inputs = &room.inputs;
        let mut next_image = 0;
        let all: Vec<[u32; 4]> = rows
            .iter()
            .map(|row| {
                let token = if row.image.is_none() {
                    row.token
                } else {
                    next_image += 1;
                    params::IS_IMAGE | (next_image - 1)
                };
                [token, row.seq, row.pos, row.end]
            })
            .collect();
        let mut write = |buffer: &Buffer, rows: &mut dyn Iterator<Item = [u32; 4]>| {
            words.clear();
            words.extend(rows.flatten());
            device.queue.write_buffer(&buffer.raw, 0, bytemuck::cast_slice(words));
        };
        write(&inputs.rows, &mut all.iter().copied());
        if outputs.len() != rows.len() && !outputs.is_empty() {
            write(&inputs.output_rows, &mut outputs.iter().map(|&i| all[i]));
            let kept: Vec<u32> = outputs.iter().map(|&i| i as u32).collect();
            device.queue.write_buffer(&inputs.kept.raw, 0, bytemuck::cast_slice(&kept));
        }
        angles.clear();
        let mut turn = |rows: &mut dyn Iterator<Item = &TokenRow>, rope: &super::RopeAngles| {
            for row in rows {
                let turns = rope.angles.turns(row.rope, row.factors);
                angles.extend(turns.flat_map(|(cos, sin)| [cos, sin]));
            }
        };
        for rope in &self.ropes {
            turn(&mut rows.iter(), rope);
        }
        let reads_other =
            |layer: &LayerPlan| layer.mixer.kv_layer().is_some() || layer.mixer.has_given_keys();
        if self.model.plan.layers.iter().any(reads_other) {
            // layers that read another's keys rotate queries of the rows that are left
            for rope in &self.ropes {
                turn(&mut outputs.iter().map(|&i| &rows[i]), rope);
            }
        }
        device.write(&inputs.angles, angles);
        Ok(n_images)
    }

    /// Uploads what the planned pass does to running states.
    pub(super) fn upload_runs(&mut self) {
        let Gpu { device, room, words, states, .. } = self;
        states.words(words);
        if !words.is_empty() {
            device.queue.write_buffer(&room.inputs.runs.raw, 0, bytemuck::cast_slice(words));
        }
    }

    /// Uploads the rows of images that stand among these rows, in order; how many they are.
    fn gather_images(
        &mut self,
        rows: &[TokenRow],
        images: &[Arc<Embedded>],
    ) -> Result<usize, super::Error> {
        let places = || rows.iter().filter_map(|row| row.image);
        let n = places().count();
        if n > 0 {
            let values: Vec<f32> = places()
                .flat_map(|ImageRow { image, row }| {
                    let image = &images[image as usize];
                    image.rows[row as usize * image.width..][..image.width].iter().copied()
                })
                .collect();
            self.upload_images(&values)?;
        }
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_of_one_sequence() {
        let row = |seq| TokenRow { seq, end: 1, ..TokenRow::default() };
        let rows: Vec<_> = [0, 0, 0, 2, 1, 1, 0].map(row).to_vec();
        let tiles: Vec<_> = row_tiles(&rows, 2).collect();
        assert_eq!(tiles, [[0, 2], [2, 1], [3, 1], [4, 2], [6, 1]]);
    }

    #[test]
    fn rows_that_see_each_other_share_a_pass() {
        let text =
            |seq, pos| TokenRow { seq, pos, rope: [pos; 3], end: pos + 1, ..TokenRow::default() };
        let seen = |seq, pos, end| TokenRow { end, ..text(seq, pos) };
        let mut rows: Vec<_> = (0..5).map(|pos| text(0, pos)).collect();
        // an image of four rows, of which the last stands after another sequence's row
        rows.extend([
            seen(0, 5, 9),
            seen(0, 6, 9),
            seen(0, 7, 9),
            text(1, 0),
            seen(0, 8, 9),
            text(0, 9),
        ]);
        let end = |first, most_rows, most_outputs| {
            end_of_pass(&rows, first, &[4, 10], most_rows, most_outputs, |_| false)
        };
        assert_eq!(end(0, 3, 9), 3);
        assert_eq!(end(3, 3, 9), 5);
        assert_eq!(end(5, 3, 9), 10);
        assert_eq!(end(0, 100, 9), 11);
        // no further than the last output that there is room for
        assert_eq!(end(0, 100, 1), 10);
        let end_of_whole = |first| end_of_pass(&rows, first, &[], 3, 9, |seq| seq == 0);
        assert_eq!([end_of_whole(0), end_of_whole(8), end_of_whole(9)], [11, 11, 11]);
    }
}
