//! The number of prompt tokens in a step, and its division among the prompts.
//!
//! While a step computes, the answers next to it wait for their next token and a cancelled prompt
//! is not yet free. But the more tokens a step has, the sooner prompts are read: weights come from
//! memory once for all of them. So the time of a step depends on which jobs wait for what.

mod division;

use std::time::Duration;

pub(super) use division::{divide, divide_whole};

/// Target time of a step with a prompt in it, where an answer is written for every prompt that is
/// read.
///
/// Steps of half that would cost the prompts of a 1B model a fifth of their speed (two cores with
/// AMX): weights are unpacked once a step.
const TARGET: Duration = Duration::from_millis(500);
/// Longest time that a step should take: a cancelled prompt is free after it.
const LONGEST: Duration = Duration::from_secs(1);
/// Fewest prompt tokens of a step. Reading the weights costs the same for fewer: on a machine with
/// AVX-512, a 1B model in Q4_K reads 16 tokens at a time at three quarters of the speed of 32, and
/// 32 at no less than that of 128.
const LEAST: usize = 32;

/// The number of prompt tokens that a step takes, which follows the speed of the machine.
#[derive(Debug)]
pub(super) struct PrefillBudget {
    /// Prompt tokens per second, as the last step had it; none before the first.
    speed: f64,
    /// Most tokens that a step has had.
    tried: usize,
    least: usize,
    most: usize,
}

impl PrefillBudget {
    /// Returns a budget that begins with few tokens; `most` is what the model takes at once.
    pub(super) fn new(most: usize) -> Self {
        let least = LEAST.min(most);
        Self { speed: 0.0, tried: least, least, most }
    }

    /// Returns the number of prompt tokens of the next step, while `n_prompts` prompts are read and
    /// `n_answers` answers written.
    pub(super) fn n_tokens(&self, n_prompts: usize, n_answers: usize) -> usize {
        // Attention makes later chunks of a prompt slower than earlier ones: twice as many are
        // enough to try.
        let fits = self.speed * target(n_prompts, n_answers).as_secs_f64();
        (fits as usize).clamp(self.least, 2 * self.tried).min(self.most)
    }

    /// Takes the time of a step of *n* tokens.
    pub(super) fn record(&mut self, n: usize, time: Duration) {
        // Few tokens take as long as reading the weights: that says nothing of what one more token
        // costs.
        if n < self.least {
            return;
        }
        self.speed = n as f64 / time.as_secs_f64().max(1e-9);
        self.tried = self.tried.max(n);
    }
}

/// Returns how long a step should take. Several prompts at once gain from long steps, and few
/// answers lose.
fn target(n_prompts: usize, n_answers: usize) -> Duration {
    match (n_prompts as u32, n_answers as u32) {
        (_, 0) => LONGEST,
        (n_prompts, n_answers) => (TARGET * n_prompts / n_answers).clamp(TARGET, LONGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the tokens that a step has in the end on a machine that reads *n* tokens per second.
    fn settled(
        tokens_per_second: usize,
        waiting: (usize, usize),
        budget: &mut PrefillBudget,
    ) -> usize {
        for _ in 0..10 {
            let n = budget.n_tokens(waiting.0, waiting.1);
            budget.record(n, Duration::from_secs_f64(n as f64 / tokens_per_second as f64));
        }
        budget.n_tokens(waiting.0, waiting.1)
    }

    #[test]
    fn chunks_follow_the_speed_within_bounds() {
        let mut budget = PrefillBudget::new(512);
        assert_eq!(budget.n_tokens(1, 1), 32);
        assert_eq!(settled(400, (1, 1), &mut budget), 200);
        assert_eq!(settled(1_000_000, (1, 1), &mut budget), 512);
        assert_eq!(settled(10, (1, 1), &mut budget), 32);
        // Decoding says nothing.
        budget.record(4, Duration::from_nanos(1));
        assert_eq!(budget.n_tokens(1, 1), 32);
        assert_eq!(PrefillBudget::new(8).n_tokens(1, 1), 8);
    }

    #[test]
    fn steps_are_long_where_few_answers_wait() {
        let mut budget = PrefillBudget::new(512);
        assert_eq!(settled(400, (1, 0), &mut budget), 400);
        assert_eq!(settled(400, (7, 1), &mut budget), 400);
        assert_eq!(settled(400, (6, 4), &mut budget), 300);
        assert_eq!(settled(400, (1, 7), &mut budget), 200);
    }
}
