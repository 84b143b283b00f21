//! The steps that a device may do before the text of a slot has chosen its tokens.

use super::{ActiveJob, Slot};
use crate::context::{MOST_BEST, WholeRows};
use crate::engine::model::Vocabulary;
use crate::sampling::SamplerGuess;

/// The part of a slot in steps in a row.
#[derive(Debug)]
pub(crate) struct AheadPart {
    /// Most tokens after the next that the device may go on with.
    pub n: usize,
    /// Number of the best tokens of each row that its choices and guesses look at.
    pub keep: usize,
    /// The need of its choices for whole rows.
    pub rows: WholeRows,
    /// The guess at its tokens; `None` if that is the best of each row.
    pub guess: Option<SamplerGuess>,
}

impl Slot {
    /// Returns how the model may go on by itself after the next token, with at most `most` tokens,
    /// and as many as there are positions for; `None` where a part of the text is to come from
    /// elsewhere, guesses at it do not hold, or it may have no more than the next.
    pub(crate) fn ahead(
        &mut self,
        vocabulary: &dyn Vocabulary,
        n_positions: usize,
        most: usize,
    ) -> Option<AheadPart> {
        let n_tokens = self.sequence.tokens.len();
        let is_last = self.writes() && self.sequence.n_pending() == 1;
        let active = self.state.job_mut().filter(|_| is_last)?;
        let left = active.n_left(n_tokens, n_positions).saturating_sub(1);
        let n = most
            .min(left)
            .min(n_positions.saturating_sub(n_tokens))
            .min(active.n_spare_events().unwrap_or(0));
        if n == 0 { None } else { active.ahead(vocabulary, n) }
    }
}

impl ActiveJob {
    /// Returns how the model may go on by itself with at most `n` tokens after the next.
    fn ahead(&mut self, vocabulary: &dyn Vocabulary, n: usize) -> Option<AheadPart> {
        let is_scored = self.scores.is_some() || self.continuations.is_some();
        let is_other = self.pool.is_some() || self.heals() || self.drafts();
        if is_scored || is_other || self.needs_no_token() {
            return None;
        }
        // where all that is left of a row may be barred, more than the best matters
        let decided_by = self.sampler.decided_by().filter(|_| self.sampler.n_barred() == 0);
        let decided_by = decided_by.filter(|&k| k <= MOST_BEST && !self.has_parts());
        if decided_by == Some(1) && self.cursor.is_none() {
            return Some(AheadPart { n, keep: 1, rows: WholeRows::Dropped, guess: None });
        }
        let guess = self.sampler.guess(n)?;
        let is_best = guess.top_k == 1 && guess.changes.is_empty();
        if !is_best && self.trust.most(0) == 0 {
            return None;
        }
        let (needed, rows, sure) = match (&mut self.cursor, decided_by) {
            (None, Some(k)) => (k, WholeRows::Dropped, 0),
            (None, None) => (1, WholeRows::Kept, if is_best { n } else { 0 }),
            (Some(cursor), _) => {
                let needed = cursor.n_best_ahead(&self.sampler, vocabulary.end_tokens())?;
                // the best of those that the mask allows, if that is known
                let sure = usize::from(is_best && cursor.mask().is_some());
                (needed, WholeRows::Kept, sure)
            }
        };
        let n = n.min(self.trust.most(sure));
        let keep = needed.max(guess.n_best(MOST_BEST)).min(MOST_BEST);
        (n > 0).then(|| AheadPart { n, keep, rows, guess: Some(guess).filter(|_| !is_best) })
    }
}
