//! The probabilities of the texts of a choice, computed before the answer: the prompt that they
//! follow is then known to the answer's own job.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::conversation::parser::{HarmonyStart, Thinking};
use crate::conversation::{AfterAlternative, AnswerShape, ChoiceTree, ScoredText};
use crate::engine::{Engine, Job};
use crate::grammar::Constraint;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::scoring::{LONGEST, MOST_TOKENS, ValueScorer, scores, spelled};
use crate::server::wire::constraint::alternatives::CHOICE_PROBABILITIES;
use crate::tokenizer::Tokenizer;

/// A request for the probabilities of texts.
pub(super) struct ChoiceRequest {
    /// The texts as answers have them.
    texts: Arc<[String]>,
    /// The beginning of the answer, which the prompt holds.
    begun: String,
    tokenizer: Arc<Tokenizer>,
    /// The job of the answer.
    job: Job,
}

impl ChoiceRequest {
    /// Returns a request about these texts, of the jobs of an answer of this shape.
    ///
    /// # Errors
    /// 400 when the answer is not one of the texts alone, or there are several prompts.
    pub(super) fn new(
        texts: Arc<[String]>,
        shape: AnswerShape,
        tokenizer: Arc<Tokenizer>,
        jobs: &[Job],
    ) -> Result<ChoiceRequest, ApiError> {
        let job = job_alone(&shape, jobs)?;
        Ok(ChoiceRequest { texts, begun: shape.begun, tokenizer, job })
    }

    /// Computes the probability of each text.
    ///
    /// # Errors
    /// 400 when a text has too many tokens, and those of the engine.
    pub(super) async fn probabilities(
        self,
        engine: Arc<Engine>,
    ) -> Result<Map<String, Value>, ApiError> {
        let n_bytes = self.texts.iter().map(String::len).sum();
        let work = move |cancel: &CancelFlag| {
            let (names, tree) = self.tree(cancel)?;
            Ok((self.job, names, tree))
        };
        let (job, names, tree) = run_blocking(WorkCost::Text(n_bytes), work).await?;
        let scores = scores(&engine, &job, &tree).await?;
        let found = tree.probabilities(&scores).ok_or_else(|| {
            ApiError::internal("the model gives none of the texts of the choice a probability")
        })?;
        let values = found.into_iter().map(Value::from);
        Ok(names.into_iter().zip(values).collect())
    }

    /// Returns the texts that may come, and their tree.
    fn tree(&self, cancel: &CancelFlag) -> Result<(Vec<String>, ChoiceTree), ApiError> {
        let wrong = |what: String| ApiError::bad_field(CHOICE_PROBABILITIES, what);
        let may_come = |text: &&String| {
            let allowed = |constraint: &Arc<Constraint>| {
                let end = constraint.start_after(text.as_bytes(), cancel.as_stop());
                end.and_then(|state| constraint.accepting(state)).unwrap_or(false)
            };
            text.starts_with(&self.begun) && self.job.constraint.as_ref().is_some_and(allowed)
        };
        let names: Vec<String> = self.texts.iter().filter(may_come).cloned().collect();
        cancel.check()?;
        let mut alternatives = Vec::new();
        let mut n_tokens = 0;
        for name in &names {
            let rest = &name[self.begun.len()..];
            let Some(tokens) = spelled(&self.tokenizer, rest, cancel)? else {
                return Err(wrong(format!("the model has no tokens that spell {rest:?} alone")));
            };
            n_tokens += tokens.len();
            if tokens.len() > LONGEST || n_tokens > MOST_TOKENS {
                return Err(wrong(format!(
                    "expected texts of at most {LONGEST} tokens, and {MOST_TOKENS} in all"
                )));
            }
            let goes_on = |other: &String| other != name && other.starts_with(name.as_str());
            let after = if names.iter().any(goes_on) {
                AfterAlternative::Rest
            } else {
                AfterAlternative::Nothing
            };
            alternatives.push(ScoredText { tokens, after });
        }
        Ok((names, ChoiceTree::new(alternatives, self.tokenizer.eog_ids())))
    }
}

/// Returns a scorer of the values in an answer of this shape.
///
/// # Errors
/// As [`ChoiceRequest::new`].
pub(super) fn value_scorer(
    shape: AnswerShape,
    tokenizer: Arc<Tokenizer>,
    jobs: &[Job],
) -> Result<ValueScorer, ApiError> {
    let job = job_alone(&shape, jobs)?;
    Ok(ValueScorer::new(job, shape.begun, tokenizer))
}

/// Returns the job of an answer that is nothing but content, after one prompt.
///
/// # Errors
/// 400 says what else it may be.
fn job_alone(shape: &AnswerShape, jobs: &[Job]) -> Result<Job, ApiError> {
    let format = &shape.format;
    let job = jobs.first().ok_or_else(|| ApiError::internal("an answer without a job"))?;
    let reasons = format.thinking.as_ref().is_some_and(Thinking::is_open)
        || format.messages == Some(HarmonyStart::Nothing);
    let problem = if jobs.iter().any(|other| other.prompt != job.prompt) {
        "expected one prompt"
    } else if reasons {
        "the answer begins with reasoning; expected none, or a model that does not reason"
    } else if format.calls.is_some() {
        "the answer may be a call; expected no tools beside it"
    } else if job.healing.is_some() {
        "the end of the prompt is spelled again; expected no token_healing beside it"
    } else {
        return Ok(job.clone());
    };
    Err(ApiError::bad_field(CHOICE_PROBABILITIES, problem))
}
