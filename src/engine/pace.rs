//! How many prompt tokens a step takes.
//!
//! While a step computes, the answers beside it wait for their next token and a cancelled prompt is not yet free. So a long
//! prompt is read in chunks of about a quarter of a second, whatever machine and model that makes of it.

use std::time::Duration;

/// How long a step with a prompt in it should take.
const TARGET: Duration = Duration::from_millis(250);
/// Fewest prompt tokens of a step. Reading the weights costs the same for fewer: on a machine with AVX-512, a 1B model in
/// Q4_K reads 16 tokens at a time at three quarters of the speed of 32, and 32 at no less than that of 128.
const LEAST: usize = 32;

/// Follows the speed of the machine.
#[derive(Debug)]
pub(super) struct Pace {
    chunk: usize,
    least: usize,
    most: usize,
}

impl Pace {
    /// Begins with few tokens; `most` is what the model takes at once.
    pub fn new(most: usize) -> Self {
        let least = LEAST.min(most);
        Self { chunk: least, least, most }
    }

    /// Prompt tokens of the next step.
    pub fn chunk(&self) -> usize {
        self.chunk
    }

    /// A step of `n` tokens took this long.
    pub fn note(&mut self, n: usize, time: Duration) {
        // Few tokens take as long as reading the weights: that says nothing of what one more token costs.
        if n < self.least {
            return;
        }
        let fits = n as f64 * TARGET.as_secs_f64() / time.as_secs_f64().max(1e-9);
        // Attention makes later chunks of a prompt slower than earlier ones: twice as many are enough to try.
        self.chunk = (fits as usize).clamp(self.least, 2 * self.chunk).min(self.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_follow_the_speed_within_bounds() {
        let mut pace = Pace::new(512);
        assert_eq!(pace.chunk(), 32);
        let at = |tokens_per_second: usize, pace: &mut Pace| {
            for _ in 0..10 {
                let n = pace.chunk();
                pace.note(n, Duration::from_secs_f64(n as f64 / tokens_per_second as f64));
            }
            pace.chunk()
        };
        assert_eq!(at(400, &mut pace), 100);
        assert_eq!(at(1_000_000, &mut pace), 512);
        assert_eq!(at(10, &mut pace), 32);
        // Decoding says nothing.
        pace.note(4, Duration::from_nanos(1));
        assert_eq!(pace.chunk(), 32);
        assert_eq!(Pace::new(8).chunk(), 8);
    }
}
