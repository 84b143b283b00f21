//! The checks of a job before it waits for a slot.

use super::Engine;
use super::draft::Drafter;
use super::job::{Job, SubmitError};
use crate::grammar::{self, Constraint, State};
use crate::sampling;

impl Engine {
    /// Checks that a job could be computed at all.
    ///
    /// # Errors
    /// [`SubmitError`]: the prompt is empty, too long, or holds a token the vocabulary does not
    /// have; a sampling parameter is out of range; no text that the constraint allows is as short
    /// as asked for.
    pub fn check(&self, job: &Job) -> Result<(), SubmitError> {
        self.check_prompt(job)?;
        if let Some(slot) = job.slot.filter(|&slot| slot as usize >= self.n_slots) {
            return Err(SubmitError::UnknownSlot { slot, n_slots: self.n_slots });
        }
        let n_adapters = self.n_adapters;
        if let Some(unknown) = job.adapters.iter().find(|scale| scale.adapter >= n_adapters) {
            return Err(SubmitError::UnknownAdapter { adapter: unknown.adapter, n_adapters });
        }
        match job.speculation.drafter {
            drafter if self.draft_source == Some(drafter) => {}
            Drafter::Model => return Err(SubmitError::NoDraftModel),
            Drafter::Mtp => return Err(SubmitError::NoMtp),
            Drafter::Eagle3 => return Err(SubmitError::NoEagle3),
            Drafter::Dflash => return Err(SubmitError::NoDflash),
            Drafter::None | Drafter::Ngram | Drafter::Auto => {}
        }
        if let Some(constraint) = &job.constraint {
            self.check_constraint(job, constraint)?;
        }
        let n_vocab = self.n_vocab;
        if let Some(given) = job.prompt_logprobs.filter(|&given| given > n_vocab) {
            return Err(sampling::Error::TooManyLogprobs { given, n_vocab }.into());
        }
        self.check_continuations(job)?;
        Ok(job.sampling.check(n_vocab)?)
    }

    /// Checks the tokens of which the log probabilities are asked for.
    fn check_continuations(&self, job: &Job) -> Result<(), SubmitError> {
        let Some(lists) = &job.continuations else { return Ok(()) };
        let n_prompt = job.prompt.len();
        if lists.len() > n_prompt {
            return Err(SubmitError::TooManyContinuations { given: lists.len(), n_prompt });
        }
        let n_vocab = self.n_vocab;
        match lists.iter().flatten().find(|&&token| token as usize >= n_vocab) {
            Some(&token) => Err(SubmitError::UnknownToken { token, n_vocab }),
            None => Ok(()),
        }
    }

    /// Checks the length of a prompt, its images and its tokens.
    fn check_prompt(&self, job: &Job) -> Result<(), SubmitError> {
        if job.prompt.is_empty() {
            return Err(SubmitError::EmptyPrompt);
        }
        if self.is_encoder && job.pooling.is_none() {
            return Err(SubmitError::Encoder);
        }
        // One position must be left for the first token of the answer.
        let n_prompt = job.n_prompt_most();
        if n_prompt + usize::from(job.pooling.is_none()) > self.n_ctx {
            return Err(SubmitError::ContextExceeded { n_prompt, n_ctx: self.n_ctx });
        }
        let mut from = 0;
        for image in &job.images {
            let at = image.at as usize;
            let end = image.end() as usize;
            if at < from || job.prompt.get(at..end) != Some(&*image.image.ids) {
                return Err(SubmitError::MisplacedImage { at });
            }
            from = end;
        }
        let is_text = |pos: usize| !job.images.iter().any(|image| image.holds(pos as u32));
        let mut tokens = job.prompt.iter().enumerate();
        let unknown = tokens.find(|&(pos, &token)| token as usize >= self.n_vocab && is_text(pos));
        match unknown {
            Some((_, &token)) => Err(SubmitError::UnknownToken { token, n_vocab: self.n_vocab }),
            None => Ok(()),
        }
    }

    /// Checks that the shortest text that the constraint allows is as short as asked for, unless
    /// free text may stand in its place.
    fn check_constraint(&self, job: &Job, constraint: &Constraint) -> Result<(), SubmitError> {
        let by_context = job.n_available(self.n_ctx, None);
        let available = job.n_available(self.n_ctx, job.max_tokens);
        let start = job.constraint_start.map_or_else(|| constraint.start(), |start| start.state);
        let needed = fewest_tokens(constraint, start, available);
        let needed = needed.map_err(SubmitError::Constraint)?;
        if needed > available as u64 && !constraint.is_optional() {
            return Err(SubmitError::TooShort {
                needed: usize::try_from(needed).unwrap_or(usize::MAX),
                available,
                by_context: by_context == available,
            });
        }
        Ok(())
    }
}

/// Returns the number of tokens of the shortest text that a constraint allows from a state on; a
/// lower bound where no text is known, or where finding one takes too much work and none has
/// `available` tokens.
fn fewest_tokens(
    constraint: &Constraint,
    start: State,
    available: usize,
) -> Result<u64, grammar::Error> {
    match constraint.shortest(start) {
        Ok(Some(needed)) => Ok(needed as u64),
        Ok(None) => constraint.at_least(start),
        Err(error) if error.is_of_step() => {
            // a text that is far too long need not be written out
            let at_least = constraint.at_least(start)?;
            if at_least > available as u64 { Ok(at_least) } else { Err(error) }
        }
        Err(error) => Err(error),
    }
}
