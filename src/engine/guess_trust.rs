//! The trust in guesses at a text: how many tokens a device may go on with before the text's own
//! sampler has chosen them.
//!
//! A guess that does not hold costs the steps after it, which have to be done again. So a text
//! begins with one guess in a row of steps; a row whose guesses all hold lets the next have one
//! more, and one that does not begins anew with one. Each step done for nothing costs
//! [`STEP_COST`] tokens of the text: while it owes some it waits for each step, and it may have
//! saved for [`MOST_SAVED`]. Apart from those, at most one step in [`STEP_COST`] is done for
//! nothing, however bad the guesses are.

/// Tokens of the text that pay for a step done for nothing.
const STEP_COST: i64 = 32;
/// Most tokens that are saved: those that pay for a whole row of guesses.
const MOST_SAVED: i64 = 3 * STEP_COST;

/// The trust in guesses at one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GuessTrust {
    /// Tokens that are saved; below 0 those that are owed.
    saved: i64,
    /// Guesses of the next row of steps, besides those that are sure.
    n: usize,
    /// Guesses of that row that are sure.
    sure: usize,
    /// True once a guess that was sure did not hold: then none is any more.
    is_doubted: bool,
}

impl GuessTrust {
    /// Returns the trust before the first guess.
    pub(super) fn new() -> GuessTrust {
        GuessTrust { saved: 0, n: 1, sure: 0, is_doubted: false }
    }

    /// Returns the most guesses of the next row of steps, of which the first `sure` hold in any
    /// case; 0 where each step is to be waited for.
    pub(super) fn most(&mut self, sure: usize) -> usize {
        self.sure = if self.is_doubted { 0 } else { sure };
        let n = if self.saved < 0 { 0 } else { self.n };
        self.sure.saturating_add(n)
    }

    /// Takes the result of a step, or of several in a row: the text has `n_tokens` more, and of
    /// `guessed` tokens `held` were those chosen.
    pub(super) fn record(&mut self, n_tokens: usize, guessed: usize, held: usize) {
        let mut sure = std::mem::take(&mut self.sure).min(guessed);
        if held < sure {
            self.is_doubted = true;
            sure = 0;
        }
        let guessed = guessed - sure;
        let held = held - sure;
        let saved = self.saved.saturating_add(n_tokens as i64).min(MOST_SAVED);
        self.saved = saved - STEP_COST * guessed.saturating_sub(held) as i64;
        if guessed > 0 {
            self.n = if held == guessed { guessed + 1 } else { 1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a text whose guesses hold where `holds` says so, and returns its steps and tokens.
    fn write(n_tokens: usize, mut holds: impl FnMut() -> bool) -> (usize, usize) {
        let mut trust = GuessTrust::new();
        let mut n_steps = 0;
        let mut n_written = 0;
        while n_written < n_tokens {
            let guessed = trust.most(0).min(3);
            let held = (0..guessed).take_while(|_| holds()).count();
            n_steps += 1 + guessed;
            n_written += 1 + held;
            trust.record(1 + held, guessed, held);
        }
        (n_steps, n_written)
    }

    #[test]
    fn good_guesses_are_trusted_soon() {
        let mut trust = GuessTrust::new();
        let mut guessed = Vec::new();
        for _ in 0..4 {
            let n = trust.most(0).min(3);
            guessed.push(n);
            trust.record(1 + n, n, n);
        }
        assert_eq!(guessed, [1, 2, 3, 3]);
        trust.record(2, 3, 1);
        assert_eq!(trust.most(0), 0, "two steps cost 64 tokens, and 15 were saved");
        trust.record(48, 0, 0);
        assert_eq!(trust.most(0), 0);
        trust.record(1, 0, 0);
        assert_eq!(trust.most(0), 1);
    }

    #[test]
    fn sure_guesses_need_no_trust() {
        let mut trust = GuessTrust::new();
        assert_eq!(trust.most(1), 2);
        trust.record(2, 2, 1);
        assert_eq!(trust.most(1), 1, "the second did not hold");
        trust.record(2, 1, 1);
        assert_eq!(trust.most(0), 0);
        trust.record(28, 0, 0);
        assert_eq!(trust.most(1), 2);
        trust.record(1, 1, 0);
        assert_eq!(trust.most(3), 0, "a sure one did not hold");
    }

    #[test]
    fn few_steps_are_done_for_nothing() {
        let bad = write(1000, || false);
        assert!(bad.0 - bad.1 <= 1000 / 32 + 3, "{bad:?}");
        let mut i = 0;
        let halves = write(1000, || {
            i += 1;
            i % 2 == 0
        });
        assert!(halves.0 - halves.1 <= 1000 / 32 + 3, "{halves:?}");
        let mut i = 0;
        let nearly_all = write(1000, || {
            i += 1;
            i % 100 != 0
        });
        assert!(nearly_all.0 - nearly_all.1 <= 1000 / 32 + 3, "{nearly_all:?}");
    }
}
