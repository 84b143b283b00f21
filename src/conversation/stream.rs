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

/// The part of an answer that an event has made certain.
pub struct StreamStep {
    /// New parts of the reply.
    pub deltas: Vec<ReplyDelta>,
    /// The new text with its tokens. Text that is held back keeps its log probabilities for later.
    pub piece: TextPiece,
    /// The end of the text.
    pub finished: Option<Finished>,
    /// The text so far ends within a call.
    pub ends_in_call: bool,
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

    /// Takes an event.
    pub fn take(&mut self, event: Event, tokenizer: &Tokenizer) -> StreamStep {
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
        StreamStep { deltas, piece, finished, ends_in_call: self.parser.ends_in_call() }
    }
}
