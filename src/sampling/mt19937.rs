//! MT19937 as Matsumoto and Nishimura published it (ACM TOMACS 8(1), 1998), and the method
//! libstdc++ makes a double of it: the same seed draws what llama.cpp draws.

/// Words of state.
const N: usize = 624;
/// Distance of the word mixed in.
const M: usize = 397;

/// The generator: 624 words, replaced together when used up.
#[derive(Debug, Clone)]
pub(crate) struct Mt19937 {
    state: [u32; N],
    next: usize,
}

impl Mt19937 {
    /// Returns the generator as `std::mt19937(seed)` starts it.
    pub(crate) fn new(seed: u32) -> Mt19937 {
        let mut state = [seed; N];
        for i in 1..N {
            let last = state[i - 1];
            state[i] = (last ^ (last >> 30)).wrapping_mul(1_812_433_253).wrapping_add(i as u32);
        }
        Mt19937 { state, next: N }
    }

    /// Returns the next 32 random bits.
    pub(crate) fn next_u32(&mut self) -> u32 {
        if self.next == N {
            self.twist();
        }
        let mut y = self.state[self.next];
        self.next += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }

    /// Returns a double in [0, 1): `std::generate_canonical<double, 53>` of libstdc++.
    pub(super) fn uniform(&mut self) -> f64 {
        const TWO_32: f64 = 4_294_967_296.0;
        let low = f64::from(self.next_u32());
        let high = f64::from(self.next_u32());
        let x = (low + high * TWO_32) / (TWO_32 * TWO_32);
        // The sum may round up to 2^64; the largest double below 1 stands for it.
        x.min(1.0 - f64::EPSILON / 2.0)
    }

    /// Returns a float in [0, 1): `std::generate_canonical<float, 24>` of libstdc++.
    pub(super) fn uniform_f32(&mut self) -> f32 {
        let x = self.next_u32() as f32 / 4_294_967_296.0;
        x.min(1.0 - f32::EPSILON / 2.0)
    }

    fn twist(&mut self) {
        for i in 0..N {
            let y = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % N] & 0x7fff_ffff);
            let odd = if y & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + M) % N] ^ (y >> 1) ^ odd;
        }
        self.next = 0;
    }
}

/// Returns a random seed: the standard library keys its hash maps from the system's
/// randomness.
pub(super) fn random_seed() -> u32 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ISO C++ [rand.predef]: the 10000th value of a default-constructed mt19937.
    #[test]
    fn is_the_standard_generator() {
        let mut rng = Mt19937::new(5489);
        assert_eq!(rng.next_u32(), 3_499_211_612);
        for _ in 2..10_000 {
            rng.next_u32();
        }
        assert_eq!(rng.next_u32(), 4_123_659_995);
    }

    #[test]
    fn uniform_stays_below_one() {
        let mut rng = Mt19937::new(1);
        assert!((0..100_000).map(|_| rng.uniform()).all(|x| (0.0..1.0).contains(&x)));
    }
}
