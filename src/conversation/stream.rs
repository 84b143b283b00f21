//! The events of an answer, parsed as they come.

use super::parser::{ChatFormat, ReplyDelta, ResponseParser};
use super::progress::{JobProgress, TextPiece};
use crate::engine::{Event, Finished};
use crate::tokenizer::Tokenizer;

/// The answers to a request, one choice after the other.
pub struct DeltaStream {
    progress: JobProgress,
    format: ChatFormat,
    parser: ResponseParser,
}

impl DeltaStream {
    /// Returns a stream before the first event.
    pub fn new(progress: JobProgress, format: ChatFormat) -> DeltaStream {
        DeltaStream { progress, parser: ResponseParser::new(format.clone()), format }
    }

    /// Returns the state of the job so far.
    pub fn progress(&self) -> &JobProgress {
        &self.progress
    }

    /// Takes an event, and returns the new deltas, their tokens, and the end if it is one. Text
    /// that is held back keeps its log probabilities for later.
    pub fn take(
        &mut self,
        event: Event,
        tokenizer: &Tokenizer,
    ) -> (Vec<ReplyDelta>, TextPiece, Option<Finished>) {
        if matches!(event, Event::Started { .. }) {
            self.parser = ResponseParser::new(self.format.clone());
        }
        let finished = self.progress.take(event, tokenizer);
        let mut deltas = Vec::new();
        let mut piece = TextPiece::default();
        if finished.is_some() {
            piece = std::mem::take(&mut self.progress.new);
        } else if let Some(new) = self.progress.piece() {
            piece = new;
        }
        self.parser.push(&piece.text, &mut deltas);
        if finished.is_some() {
            self.parser.finish(&mut deltas);
        }
        (deltas, piece, finished)
    }
}
