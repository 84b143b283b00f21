//! The patches of a picture, as every backend takes them.

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
    /// Heads.
    pub n_head: usize,
    /// Size of a head.
    pub d: usize,
    /// Factor of the scores.
    pub scale: f32,
    /// Each row sees its window alone.
    pub is_windowed: bool,
}
