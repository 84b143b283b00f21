//! Whole texts of jobs.

use super::error::ApiError;
use super::jobs::Jobs;
use crate::conversation::{JobProgress, TextPiece};
use crate::engine::{self, FinishReason, Finished};
use crate::tokenizer::Tokenizer;

/// A whole text.
#[derive(Debug)]
pub struct JobText {
    /// The slot that computed it.
    pub slot: u32,
    /// Text, tokens, log probabilities.
    pub piece: TextPiece,
    /// The log probabilities of the prompt's tokens, where they were asked for.
    pub prompt_logprobs: Vec<engine::TokenLogprob>,
    /// Why it ended, and what it cost.
    pub finished: Finished,
}

impl JobText {
    /// Waits for the texts of all jobs.
    ///
    /// # Errors
    /// When one of them fails.
    pub async fn collect(
        mut jobs: Jobs,
        tokenizer: &Tokenizer,
        mut progress: JobProgress,
    ) -> Result<Vec<JobText>, ApiError> {
        let mut texts = Vec::new();
        while let Some(event) = jobs.next().await {
            let (_, event) = event?;
            if let Some(finished) = progress.take(event, tokenizer) {
                texts.push(JobText {
                    slot: progress.slot,
                    piece: std::mem::take(&mut progress.new),
                    prompt_logprobs: std::mem::take(&mut progress.prompt_logprobs),
                    finished,
                });
            }
        }
        Ok(texts)
    }
}

/// The end in OpenAI's words.
pub fn finish_reason(reason: &FinishReason) -> &'static str {
    match reason {
        FinishReason::Stop | FinishReason::StopWord(_) => "stop",
        FinishReason::Length => "length",
    }
}
