//! Random choices, the same in every run.

/// A generator of random numbers: xorshift, Marsaglia 2003.
pub(crate) struct Random(u64);

impl Random {
    /// Returns the generator of a seed other than 0.
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }
}
