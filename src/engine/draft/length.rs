//! The length of drafts: more while drafts are right, less when they are wrong, and for a while
//! nothing when they keep being wrong, so that text which cannot be guessed costs next to nothing.

/// Rows that the CPU's kernels compute in one pass where weights are read as they lie in the file
/// (`Kernels::batch_invariant_tokens`): a draft and the token before it best fill passes. Of packed
/// weights eight and more are one pass.
const PASS: usize = 4;
/// Tokens of the first draft of a text.
const FIRST: usize = PASS - 1;
/// Longest pause, in tokens. A wrong draft of one token costs less than another token does, so that
/// a try in 64 tokens costs less than a per cent or two.
const LONGEST_PAUSE: usize = 64;

/// The length of the next draft.
#[derive(Debug)]
pub(super) struct DraftLength {
    most: usize,
    length: usize,
    /// Steps without a draft still to come.
    wait: usize,
    /// Steps that the last pause took.
    pause: usize,
    /// Drafts in a row of which no token was right.
    n_wrong: usize,
    /// Such drafts that no pause comes after.
    n_tolerated: usize,
}

impl DraftLength {
    /// Returns the length before the first draft; none is longer than `most`. After more than
    /// `n_tolerated` wrong drafts in a row comes a pause.
    pub(super) fn new(most: usize, n_tolerated: usize) -> DraftLength {
        let length = FIRST.min(most);
        DraftLength { most, length, wait: 0, pause: 0, n_wrong: 0, n_tolerated }
    }

    /// Returns the number of tokens to draft for the next step. Each call that gives 0 is a step of
    /// a pause.
    pub(super) fn next_length(&mut self) -> usize {
        if self.wait > 0 {
            self.wait -= 1;
            return 0;
        }
        self.length
    }

    /// Takes the result of a draft: of `drafted` tokens, `accepted` were the right ones.
    pub(super) fn record(&mut self, drafted: usize, accepted: usize) {
        if drafted == 0 {
            return;
        }
        if accepted == 0 {
            self.length = (self.length / 2).max(1);
            self.n_wrong += 1;
            if self.n_wrong <= self.n_tolerated {
                return;
            }
            self.pause = (2 * self.pause).clamp(1, LONGEST_PAUSE);
            self.wait = self.pause;
            return;
        }
        self.pause = 0;
        self.n_wrong = 0;
        self.length = if accepted == drafted {
            whole_passes(2 * drafted).clamp(self.length, self.most)
        } else {
            // half of it right: about as long again
            whole_passes(accepted + accepted.div_ceil(2)).min(self.length)
        };
    }
}

/// Returns about *n* tokens: with the one before them whole passes, or less than one.
fn whole_passes(n: usize) -> usize {
    if n < PASS { n } else { (n + 1 + PASS / 2) / PASS * PASS - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drafts over this many tokens of a text whose drafts are right with their first `right`
    /// tokens: steps with a draft, drafted tokens.
    fn cost(right: usize, n: usize) -> (usize, usize) {
        let mut draft = DraftLength::new(8, 0);
        let mut drafts = 0;
        let mut drafted = 0;
        let mut tokens = 0;
        while tokens < n {
            let length = draft.next_length();
            tokens += 1 + length.min(right);
            if length > 0 {
                (drafts, drafted) = (drafts + 1, drafted + length);
                draft.record(length, length.min(right));
            }
        }
        (drafts, drafted)
    }

    #[test]
    fn text_that_cannot_be_guessed_is_left_alone() {
        let (drafts, drafted) = cost(0, 1000);
        assert!(drafts < 24 && drafted < 30, "{drafts} drafts of {drafted} tokens");
    }

    #[test]
    fn text_that_can_be_guessed_is() {
        let (drafts, drafted) = cost(8, 900);
        assert!(drafts <= 103 && drafted <= 8 * drafts, "{drafts} drafts of {drafted} tokens");
        // two tokens right at a time: little more is drafted than that
        let (drafts, drafted) = cost(2, 900);
        assert!(drafts <= 330 && drafted <= 4 * drafts, "{drafts} drafts of {drafted} tokens");
    }

    #[test]
    fn drafts_fill_passes() {
        let mut draft = DraftLength::new(15, 0);
        let mut lengths = vec![draft.next_length()];
        for accepted in [3, 7, 8, 5, 2, 1, 1, 2, 3] {
            draft.record(lengths[lengths.len() - 1], accepted);
            lengths.push(draft.next_length());
        }
        assert_eq!(lengths, [3, 7, 15, 11, 7, 3, 2, 2, 3, 7]);
        // what is asked for at most holds
        let mut draft = DraftLength::new(5, 0);
        draft.record(3, 3);
        assert_eq!(draft.next_length(), 5);
    }

    #[test]
    fn a_pause_comes_after_more_wrong_drafts_than_are_tolerated() {
        let mut draft = DraftLength::new(2, 1);
        let lengths = [2, 1, 0, 1, 0, 0, 1];
        for (i, expected) in lengths.into_iter().enumerate() {
            let length = draft.next_length();
            assert_eq!(length, expected, "{i}");
            draft.record(length, 0);
        }
        draft.wait = 0;
        draft.record(1, 1);
        assert_eq!(draft.next_length(), 2);
        draft.record(2, 0);
        assert_eq!(draft.next_length(), 1);
    }

    #[test]
    fn a_pause_ends() {
        let mut draft = DraftLength::new(8, 0);
        for _ in 0..100 {
            if draft.next_length() > 0 {
                draft.record(1, 0);
            }
        }
        while draft.next_length() == 0 {}
        for _ in 0..4 {
            let length = draft.next_length();
            draft.record(length, length);
        }
        assert_eq!(draft.next_length(), 8);
    }
}
