//! The generator by which llama-perplexity chooses tasks (MT19937, Matsumoto and Nishimura 1998),
//! so that the same tasks are chosen.

/// Words of the state.
const N: usize = 624;
/// Distance of the words that are mixed.
const M: usize = 397;

/// A generator of 32-bit numbers.
pub(super) struct Twister {
    state: [u32; N],
    next: usize,
}

impl Twister {
    /// Returns the generator with this seed.
    pub(super) fn new(seed: u32) -> Twister {
        let mut state = [seed; N];
        for i in 1..N {
            let before = state[i - 1];
            state[i] =
                1_812_433_253_u32.wrapping_mul(before ^ (before >> 30)).wrapping_add(i as u32);
        }
        Twister { state, next: N }
    }

    /// Returns the next number.
    pub(super) fn next(&mut self) -> u32 {
        if self.next == N {
            self.refill();
        }
        let mut y = self.state[self.next];
        self.next += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }

    fn refill(&mut self) {
        for i in 0..N {
            let y = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % N] & 0x7fff_ffff);
            let odd = if y & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + M) % N] ^ (y >> 1) ^ odd;
        }
        self.next = 0;
    }

    /// Returns a number below `n`, which is above 0, as GCC's `uniform_int_distribution` does
    /// (Lemire 2019).
    pub(super) fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let threshold = (1 << 32) % n;
        loop {
            let product = u64::from(self.next()) * n;
            if product & u64::from(u32::MAX) >= threshold {
                return (product >> 32) as usize;
            }
        }
    }

    /// Returns a number below `n`, above 0, by multiplication in 32 bits.
    pub(super) fn share_of(&mut self, n: usize) -> usize {
        let share = self.next() as f32 / (1_u64 << 32) as f32;
        ((share * n as f32) as usize).min(n - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_standard_library_of_c() {
        let mut twister = Twister::new(1);
        let first: Vec<u32> = (0..5).map(|_| twister.next()).collect();
        assert_eq!(first, [1_791_095_845, 4_282_876_139, 3_093_770_124, 4_005_303_368, 491_263]);
        let later = (5..=1000).map(|_| twister.next()).last();
        assert_eq!(later, Some(375_733_240));
        let expected =
            [12, 28, 20, 25, 0, 3, 7, 22, 3, 4, 1, 7, 3, 6, 5, 10, 5, 12, 6, 9].map(Some);
        let mut twister = Twister::new(1);
        assert!((11..=30).rev().map(|n| Some(twister.below(n))).eq(expected));
        let mut twister = Twister::new(1);
        assert!((11..=30).rev().map(|n| Some(twister.share_of(n))).eq(expected));
    }
}
