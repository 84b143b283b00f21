//! The events of an answer, parsed as they come.

use std::sync::Arc;

use super::parser::{ChatFormat, ReplyDelta, ResponseParser};
use super::progress::{JobProgress, TextPiece};
use crate::engine::{Event, Finished, StopScope};
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

/// Returns the rule by which stop strings end an answer outside of calls alone, whose arguments
/// would be no JSON; `None` if the format has no calls. `shown` are the tokens that the parser
/// needs to see.
pub fn stops_outside_calls(format: &ChatFormat, shown: &Arc<[(u32, String)]>) -> Option<StopScope> {
    format.calls.as_ref()?;
    let format = format.clone();
    Some(StopScope::new(Arc::clone(shown), move || {
        let mut parser = ResponseParser::new(format.clone());
        let mut deltas = Vec::new();
        Box::new(move |text| {
            parser.push(text, &mut deltas);
            deltas.clear();
            !parser.is_in_call()
        })
    }))
}

#[cfg(test)]
mod tests {
    use super::super::parser::{Calls, HarmonyStart};
    use super::*;

    #[test]
    fn a_text_is_in_a_call_up_to_its_end() {
        let tags = Calls::Tags("<tool_call>".into(), "</tool_call>".into());
        let hermes = ChatFormat { calls: Some(tags), ..ChatFormat::default() };
        let harmony = ChatFormat {
            calls: Some(Calls::Messages),
            messages: Some(HarmonyStart::Nothing),
            ..ChatFormat::default()
        };
        for (format, text, is_in_call) in [
            (&hermes, "Paris", false),
            (&hermes, "<tool_call>\n", true),
            (&hermes, "<tool_call>{\"name\": \"f\", \"arguments\": {\"city\": \"", true),
            (&hermes, "<tool_call>{\"name\": \"f\", \"arguments\": {}}", false),
            (&harmony, "<|channel|>final<|message|>Paris", false),
            (&harmony, "<|channel|>commentary to=functions.f <|constrain|>js", true),
            (&harmony, "<|channel|>commentary to=functions.f<|message|>{\"a\"", true),
        ] {
            let mut parser = ResponseParser::new(format.clone());
            parser.push(text, &mut Vec::new());
            assert_eq!(parser.is_in_call(), is_in_call, "{text}");
        }
        let nothing: Arc<[(u32, String)]> = Arc::default();
        assert!(stops_outside_calls(&ChatFormat::default(), &nothing).is_none());
        assert!(stops_outside_calls(&hermes, &nothing).is_some());
    }
}
