//! The patches of a picture, as every backend takes them.

use std::ops::Range;

/// The rows of a pass over a picture: its patches, and what stands after them.
#[derive(Clone, Copy, Debug)]
pub struct Patches<'a> {
    /// Position in time (0), row and column of each row, for the rope; empty where there is none.
    pub positions: &'a [[u32; 3]],
    /// First row that each sees where a layer has windows, and the one past the last; empty = all.
    pub windows: &'a [(u32, u32)],
    /// Number of rows.
    pub n_rows: usize,
}

impl Patches<'_> {
    /// Returns the rows that a row sees: the first, and the one past the last.
    pub fn seen_by(&self, row: usize, is_windowed: bool) -> (u32, u32) {
        let window = self.windows.get(row).filter(|_| is_windowed);
        window.copied().unwrap_or((0, self.n_rows as u32))
    }
}

/// The operand of attention among patches.
#[derive(Clone, Copy, Debug)]
pub struct PatchAttention {
    /// Heads of queries.
    pub n_head: usize,
    /// Heads of keys and values, each for as many neighbouring heads of queries.
    pub n_head_kv: usize,
    /// Size of a head.
    pub d: usize,
    /// Factor of the scores.
    pub scale: f32,
    /// Each row sees its window alone.
    pub is_windowed: bool,
}

/// Strips that a map is cut into where what its kernel covers is laid out.
const N_STRIPS: usize = 8;

/// A square kernel that moves over a square map: a row of values for each point, line by line.
/// Beyond the edges are zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapKernel {
    /// Points per side of the map.
    pub side: usize,
    /// Values of a point.
    pub n_values: usize,
    /// Points per side of the kernel.
    pub kernel: usize,
    /// Points per side from one place of the kernel to the next.
    pub stride: usize,
    /// Lines of zeros before the map.
    pub n_before: usize,
}

impl MapKernel {
    /// Returns a kernel with as many lines of zeros after the map as before it, or one more, as far
    /// as its last place needs them.
    pub fn centered(side: usize, n_values: usize, kernel: usize, stride: usize) -> MapKernel {
        let covered = side.div_ceil(stride).saturating_sub(1) * stride + kernel;
        let n_before = covered.saturating_sub(side) / 2;
        MapKernel { side, n_values, kernel, stride, n_before }
    }

    /// Returns the points per side of the result.
    pub fn side_out(&self) -> usize {
        self.side.div_ceil(self.stride)
    }

    /// Returns the number of points that the kernel covers.
    pub fn n_taps(&self) -> usize {
        self.kernel * self.kernel
    }

    /// Returns the number of points of the result.
    pub fn n_out(&self) -> usize {
        self.side_out().saturating_mul(self.side_out())
    }

    /// Returns the most points of one of [`MapKernel::strips`].
    pub fn n_strip(&self) -> usize {
        self.n_out().div_ceil(N_STRIPS)
    }

    /// Iterates over strips of the points of the result: what the kernel covers at all points
    /// together may be more than a device binds as one buffer.
    pub fn strips(&self) -> impl Iterator<Item = Range<usize>> {
        let n_out = self.n_out();
        let n_strip = self.n_strip();
        (0..n_out).step_by(n_strip.max(1)).map(move |first| first..n_out.min(first + n_strip))
    }

    /// Iterates over the points of the map that make a point of the result, line by line; `None`
    /// is one beyond the edges.
    pub fn covered(&self, point: usize) -> impl Iterator<Item = Option<usize>> {
        let MapKernel { side, kernel, stride, n_before: before, .. } = *self;
        let top = point / self.side_out() * stride;
        let left = point % self.side_out() * stride;
        let within = move |at: usize| at.checked_sub(before).filter(|&at| at < side);
        (0..self.n_taps()).map(move |tap| {
            let line = within(top + tap / kernel)?;
            let column = within(left + tap % kernel)?;
            Some(line * side + column)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::MapKernel;

    #[test]
    fn what_is_beyond_the_edges_is_shared_out() {
        let map = |side, kernel, stride| MapKernel::centered(side, 1, kernel, stride);
        let lines = |map: MapKernel, point| {
            let points: Vec<_> = map.covered(point).collect();
            points.chunks_exact(map.kernel).map(<[_]>::to_vec).collect::<Vec<_>>()
        };
        let strips: Vec<_> = map(9, 3, 2).strips().collect();
        assert_eq!((strips.len(), &strips[0], &strips[6]), (7, &(0..4), &(24..25)));
        assert!(map(1, 3, 2).strips().eq(std::iter::once(0..1)));
        // one line after an even map in steps of two, one before and one after otherwise
        let [a, b] = [Some(0), Some(1)];
        assert_eq!(map(4, 3, 2).n_before, 0);
        assert_eq!(lines(map(4, 3, 2), 1)[0], [Some(2), Some(3), None]);
        assert_eq!(lines(map(4, 3, 1), 0), [[None; 3], [None, a, b], [None, Some(4), Some(5)]]);
        assert_eq!(map(5, 3, 2).n_before, 1);
        assert_eq!(map(5, 3, 2).side_out(), 3);
        assert_eq!(map(4, 5, 2).n_before, 1);
        assert_eq!(map(4, 1, 2).covered(3).collect::<Vec<_>>(), [Some(10)]);
    }
}
