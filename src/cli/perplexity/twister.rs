//! The generator by which llama-perplexity chooses tasks (MT19937, Matsumoto and Nishimura 1998),
//! so that the same tasks are chosen.

use crate::sampling::mt19937::Mt19937;

/// A generator of numbers below others.
pub(super) struct Twister(Mt19937);

impl Twister {
    /// Returns the generator with this seed.
    pub(super) fn new(seed: u32) -> Twister {
        Twister(Mt19937::new(seed))
    }

    /// Returns a number below `n`, which is above 0, as GCC's `uniform_int_distribution` does
    /// (Lemire 2019).
    pub(super) fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let threshold = (1 << 32) % n;
        loop {
            let product = u64::from(self.0.next_u32()) * n;
            if product & u64::from(u32::MAX) >= threshold {
                return (product >> 32) as usize;
            }
        }
    }

    /// Returns a number below `n`, above 0, by multiplication in 32 bits.
    pub(super) fn share_of(&mut self, n: usize) -> usize {
        let share = self.0.next_u32() as f32 / (1_u64 << 32) as f32;
        ((share * n as f32) as usize).min(n - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_standard_library_of_c() {
        let mut twister = Twister::new(1);
        let first: Vec<u32> = (0..5).map(|_| twister.0.next_u32()).collect();
        assert_eq!(first, [1_791_095_845, 4_282_876_139, 3_093_770_124, 4_005_303_368, 491_263]);
        let later = (5..=1000).map(|_| twister.0.next_u32()).last();
        assert_eq!(later, Some(375_733_240));
        let expected =
            [12, 28, 20, 25, 0, 3, 7, 22, 3, 4, 1, 7, 3, 6, 5, 10, 5, 12, 6, 9].map(Some);
        let mut twister = Twister::new(1);
        assert!((11..=30).rev().map(|n| Some(twister.below(n))).eq(expected));
        let mut twister = Twister::new(1);
        assert!((11..=30).rev().map(|n| Some(twister.share_of(n))).eq(expected));
    }
}
