//! The angles by which rotary embeddings turn the rows of a step.

use super::CpuRows;
use super::buffers::SharedBuffer;
use crate::model::rope::{PairAngles, RopeFactors};

/// Cosine and sine per row and pair, filled at the start of each step.
pub(super) struct RopeTable {
    /// The angles of each position.
    pub angles: PairAngles,
    /// Cosines, `[n_rows, n_values]`.
    pub cos: SharedBuffer<f32>,
    /// Sines, likewise.
    pub sin: SharedBuffer<f32>,
}

impl RopeTable {
    /// Returns an empty table.
    pub(super) fn new(angles: PairAngles) -> RopeTable {
        RopeTable { angles, cos: SharedBuffer::new(), sin: SharedBuffer::new() }
    }

    /// Reserves capacity for `n` rows.
    pub(super) fn reserve(&mut self, n: usize) {
        self.cos.reserve(self.angles.n_values() * n);
        self.sin.reserve(self.angles.n_values() * n);
    }
}

impl CpuRows<'_> {
    /// Fills the tables of the ropes for rows at these three positions each, with these factors.
    pub(super) fn fill_ropes(
        &self,
        positions: impl Fn(usize) -> [u32; 3],
        factors: impl Fn(usize) -> RopeFactors,
    ) {
        let n_rows = self.n_rows;
        self.worker.for_each(n_rows * self.memory.ropes.len(), |item| {
            let rope = &self.memory.ropes[item / n_rows];
            let t = item % n_rows;
            let n = rope.angles.n_values();
            // SAFETY: each item writes its own row's range of its own table.
            let (cos, sin) = unsafe { (rope.cos.write(t * n, n), rope.sin.write(t * n, n)) };
            let turns = rope.angles.turns(positions(t), factors(t));
            for ((cos, sin), (c, s)) in cos.iter_mut().zip(sin).zip(turns) {
                *cos = c;
                *sin = s;
            }
        });
    }
}
