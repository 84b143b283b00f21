//! The probabilities that a model gives to texts at a place: those of a choice before the answer,
//! and those of the values that might stand at a place of it.

use std::sync::Arc;

use serde_json::Value;

use super::blocking::{CancelFlag, WorkCost, run_blocking};
use super::error::ApiError;
use super::jobs::{EndTask, EndWork, JobEvent, Jobs};
use super::json::HobMembers;
use super::log::Tally;
use super::prompt;
use crate::conversation::{
    AfterAlternative, ChoiceTree, ScalarPlace, ScoredPath, ScoredText, scalar_places,
};
use crate::engine::{Engine, Event, Job};
use crate::tokenizer::{EncodeOptions, Tokenizer};

/// Most tokens of all texts at one place, and of all texts of an answer.
pub(super) const MOST_TOKENS: usize = 4096;

/// Most tokens of one text: the logits after each are in memory at once.
pub(super) const LONGEST: usize = 64;

/// Most places of an answer of which the alternatives are told.
const MOST_PLACES: usize = 64;

/// Most scalar values of an answer that are looked at.
const MOST_SCALARS: usize = 4096;

/// Returns the tokens of a text that goes on after others; `None` if the model has none that spell
/// it alone.
///
/// # Errors
/// When the client has left.
pub(super) fn spelled(
    tokenizer: &Tokenizer,
    text: &str,
    cancel: &CancelFlag,
) -> Result<Option<Vec<u32>>, ApiError> {
    let options = EncodeOptions { continues: true, ..EncodeOptions::default() };
    let tokens = prompt::encode(tokenizer, text, &options, cancel)?;
    let spelled: Vec<u8> =
        tokens.iter().flat_map(|&id| tokenizer.token_bytes(id)).copied().collect();
    Ok((spelled == text.as_bytes()).then_some(tokens))
}

/// Computes what the paths of a tree ask for, after the prompt of a job.
///
/// # Errors
/// Those of the engine.
pub(super) async fn scores(
    engine: &Arc<Engine>,
    job: &Job,
    tree: &ChoiceTree,
) -> Result<Vec<Vec<Vec<f32>>>, ApiError> {
    let mut scores = Vec::new();
    for (i, path) in tree.paths().iter().enumerate() {
        // the prompt is computed once, whatever the answer's job does
        let cache_prompt = job.cache_prompt || i > 0;
        let asked = Job { cache_prompt, ..scoring_job(job, path) };
        // not tokens of the answer
        let mut jobs = Jobs::submit(Arc::clone(engine), [asked], Arc::new(Tally::default()))?;
        while let Some(event) = jobs.next().await {
            let JobEvent { event, .. } = event?;
            if let Event::Continuations(found) = event {
                scores.push(found);
            }
        }
    }
    Ok(scores)
}

/// Returns the job for a path of a tree that follows the prompt of a job.
fn scoring_job(job: &Job, path: &ScoredPath) -> Job {
    Job {
        images: job.images.clone(),
        adapters: job.adapters.clone(),
        max_tokens: Some(0),
        cache_prompt: job.cache_prompt,
        slot: job.slot,
        continuations: Some(Arc::clone(&path.asked)),
        is_background: job.is_background,
        priority: job.priority,
        ..Job::new([&job.prompt, &path.tokens[..]].concat())
    }
}

/// A scorer of the values of an answer, which takes its tokens as they come.
pub(crate) struct ValueScorer {
    /// The job of the answer.
    job: Job,
    /// The beginning of the answer, which the prompt holds.
    begun: String,
    tokenizer: Arc<Tokenizer>,
    /// The tokens of the answer so far.
    tokens: Vec<u32>,
    /// Bytes of its text, as far as that is emitted.
    n_text: usize,
}

/// A place of an answer with the tree of the values that might stand there.
struct PlaceTree {
    pointer: String,
    /// Tokens of the answer before it.
    n_before: usize,
    names: Vec<String>,
    tree: ChoiceTree,
}

impl ValueScorer {
    /// Returns a scorer of answers to a job, which begin with `begun`.
    pub(crate) fn new(job: Job, begun: String, tokenizer: Arc<Tokenizer>) -> ValueScorer {
        ValueScorer { job, begun, tokenizer, tokens: Vec::new(), n_text: 0 }
    }
}

impl EndWork for ValueScorer {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Started { .. } => {
                self.tokens.clear();
                self.n_text = 0;
            }
            Event::Token(token) => {
                self.tokens.push(token.id);
                self.n_text += token.text.len();
            }
            Event::Finished(finished) => self.n_text += finished.text.len(),
            _ => {}
        }
    }

    fn begin(&self, engine: Arc<Engine>) -> EndTask {
        let answer = WholeAnswer {
            job: self.job.clone(),
            begun: self.begun.clone(),
            tokenizer: Arc::clone(&self.tokenizer),
            tokens: self.tokens.clone(),
            n_text: self.n_text,
        };
        Box::pin(answer.scored(engine))
    }
}

/// An answer that is whole.
struct WholeAnswer {
    job: Job,
    begun: String,
    tokenizer: Arc<Tokenizer>,
    tokens: Vec<u32>,
    n_text: usize,
}

impl WholeAnswer {
    /// Computes the probabilities of the values at each place, the last place first: what is
    /// computed of the answer stays in use.
    ///
    /// # Errors
    /// Those of the engine; when the client has left.
    async fn scored(self, engine: Arc<Engine>) -> Result<HobMembers, ApiError> {
        let n_bytes = self.begun.len() + self.n_text;
        let work = move |cancel: &CancelFlag| {
            let (trees, n_left_out) = self.trees(cancel)?;
            Ok((self, trees, n_left_out))
        };
        let (answer, trees, mut n_left_out) = run_blocking(WorkCost::Text(n_bytes), work).await?;
        let mut found = Vec::with_capacity(trees.len());
        for PlaceTree { pointer, n_before, names, tree } in trees.into_iter().rev() {
            let prompt = [&answer.job.prompt, &answer.tokens[..n_before]].concat();
            let job = Job { prompt, ..answer.job.clone() };
            let fits = |path: &ScoredPath| engine.check(&scoring_job(&job, path)).is_ok();
            let shares = if tree.paths().iter().all(fits) {
                // the answer is whole, and not lost where the engine has no room for its places
                let scores = scores(&engine, &job, &tree).await;
                scores.ok().and_then(|scores| tree.probabilities(&scores))
            } else {
                None
            };
            match shares {
                Some(shares) => {
                    let shares = names.into_iter().zip(shares.into_iter().map(Value::from));
                    found.push((pointer, Value::Object(shares.collect())));
                }
                None => n_left_out += 1,
            }
        }
        Ok(HobMembers {
            choices_at: Some(found.into_iter().rev().collect()),
            choices_left_out: n_left_out,
            ..HobMembers::default()
        })
    }

    /// Returns the places with alternatives, in order, and the number of those left out.
    fn trees(&self, cancel: &CancelFlag) -> Result<(Vec<PlaceTree>, usize), ApiError> {
        let mut text = self.begun.as_bytes().to_vec();
        let mut starts = Vec::with_capacity(self.tokens.len());
        for &token in &self.tokens {
            starts.push(text.len());
            text.extend_from_slice(self.tokenizer.token_bytes(token));
        }
        text.truncate(self.begun.len() + self.n_text);
        let mut places = scalar_places(&text, MOST_SCALARS);
        // what the prompt has begun is decided
        places.retain(|place| place.start >= self.begun.len());
        let at: Vec<usize> = places.iter().map(|place| place.start).collect();
        let Some(constraint) = &self.job.constraint else { return Ok((Vec::new(), 0)) };
        let listed = constraint.listed_values(&text, &at, cancel.as_stop());
        cancel.check()?;
        // an answer that has left its constraint has no places under it
        let Ok(listed) = listed else { return Ok((Vec::new(), 0)) };
        let mut trees = Vec::new();
        // the last places are not looked at where all take too much work
        let mut n_left_out = places.len().saturating_sub(listed.len());
        let mut n_tokens = 0;
        for (place, names) in places.into_iter().zip(listed) {
            let Some(names) = names.filter(|names| names.len() > 1) else { continue };
            let found = match trees.len() {
                MOST_PLACES => None,
                _ => self.tree(&text, &starts, place, names, &mut n_tokens, cancel)?,
            };
            n_left_out += usize::from(found.is_none());
            trees.extend(found);
        }
        Ok((trees, n_left_out))
    }

    /// Returns the tree of the values that might stand at a place; `None` if it passes a limit, or
    /// has no spelling.
    fn tree(
        &self,
        text: &[u8],
        starts: &[usize],
        place: ScalarPlace,
        names: Vec<String>,
        n_tokens: &mut usize,
        cancel: &CancelFlag,
    ) -> Result<Option<PlaceTree>, ApiError> {
        let ScalarPlace { pointer, start } = place;
        // a token may have begun before the value, with what leads to it
        let n_before = starts.partition_point(|&at| at <= start).saturating_sub(1);
        let lead = starts.get(n_before).and_then(|&at| str::from_utf8(&text[at..start]).ok());
        let Some(lead) = lead else { return Ok(None) };
        let goes_on = |name: &String| {
            names.iter().any(|other| other.len() > name.len() && other.starts_with(name.as_str()))
        };
        let is_whole = pointer.is_empty();
        // numbers that begin others end with what follows the value in the answer
        let mut end = "";
        let needs_end = names.iter().any(goes_on);
        if needs_end && !is_whole {
            let at = scalar_end(text, start);
            match text.get(at..=at).and_then(|byte| str::from_utf8(byte).ok()) {
                Some(byte) => end = byte,
                None => return Ok(None),
            }
        }
        let mut texts = Vec::with_capacity(names.len());
        for name in &names {
            let Some(tokens) = spelled(&self.tokenizer, &format!("{lead}{name}{end}"), cancel)?
            else {
                return Ok(None);
            };
            *n_tokens += tokens.len();
            if tokens.len() > LONGEST || *n_tokens > MOST_TOKENS {
                return Ok(None);
            }
            let after = if is_whole && goes_on(name) {
                AfterAlternative::Rest
            } else {
                AfterAlternative::Nothing
            };
            texts.push(ScoredText { tokens, after });
        }
        let tree = ChoiceTree::new(texts, self.tokenizer.eog_ids());
        Ok(Some(PlaceTree { pointer, n_before, names, tree }))
    }
}

/// Returns the byte after the scalar value that begins at `start`.
fn scalar_end(text: &[u8], start: usize) -> usize {
    let rest = &text[start..];
    if rest.first() != Some(&b'"') {
        let is_of_scalar =
            |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        return start + rest.iter().take_while(is_of_scalar).count();
    }
    let mut at = start + 1;
    while let Some(&byte) = text.get(at) {
        at += 1 + usize::from(byte == b'\\');
        if byte == b'"' {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_end_before_what_follows() {
        let text = br#"["a\\\"b", -1.5e3 , true]"#;
        assert_eq!(text[scalar_end(text, 1)], b',');
        assert_eq!(scalar_end(text, 11), 17);
        assert_eq!(text[scalar_end(text, 20)], b']');
        assert_eq!(scalar_end(b"12", 0), 2);
        assert_eq!(scalar_end(b"\"cut", 0), 4);
    }
}
