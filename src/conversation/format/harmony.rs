//! The constraint of replies in OpenAI's harmony format, which are sequences of messages.

use super::super::parser::HarmonyStart;
pub(super) use super::super::parser::harmony::CHANNEL;
use super::super::parser::harmony::{END, MESSAGE};
use super::leads;
use crate::grammar::{Beside, Frame, Lead};
use crate::tokenizer::Tokenizer;

/// The header of an answer in the harmony format, after any reasoning.
pub(super) const ANSWER: &str = "<|channel|>final<|message|>";
/// The beginning of the next message of a reply there.
pub(super) const START: &str = "<|start|>assistant";
/// The texts that may stand before the name of the function in a call there: whom a message is for
/// may be said behind its channel or in place of it.
const CALL_BEGINS: [&str; 3] =
    ["<|channel|>commentary to=functions.", " to=functions.", "<|channel|>analysis to=functions."];
/// The texts that may stand between that name and its arguments.
const CALL_HEADS: [&str; 9] = [
    " <|constrain|>json<|message|>",
    " json<|message|>",
    "<|channel|>commentary <|constrain|>json<|message|>",
    "<|channel|>commentary json<|message|>",
    "<|channel|>analysis <|constrain|>json<|message|>",
    "<|channel|>analysis json<|message|>",
    // that they are JSON need not be said
    MESSAGE,
    "<|channel|>commentary<|message|>",
    "<|channel|>analysis<|message|>",
];

/// Returns whether the template of this source writes a reply as such messages.
pub(super) fn is_source(source: &str) -> bool {
    [CHANNEL, MESSAGE, START].iter().all(|mark| source.contains(mark))
}

/// Returns what stands before the answer: messages of reasoning, and its header.
pub(super) fn before_answer(tokenizer: &Tokenizer) -> Vec<Lead> {
    [vec![messages(tokenizer, &["analysis"])], leads(tokenizer, ANSWER)].concat()
}

/// Returns messages on these channels, each with the beginning of the next.
fn messages(tokenizer: &Tokenizer, channels: &[&str]) -> Lead {
    let message = |channel: &&str| {
        let header = leads(tokenizer, &format!("{CHANNEL}{channel}{MESSAGE}"));
        [header, message_end(tokenizer), leads(tokenizer, START)].concat()
    };
    Lead::Repeat(channels.iter().map(message).collect())
}

/// Returns the text of a message, and its end.
fn message_end(tokenizer: &Tokenizer) -> Vec<Lead> {
    [vec![Lead::Without(END.to_owned())], leads(tokenizer, END)].concat()
}

/// Returns one of several texts.
fn one_of(tokenizer: &Tokenizer, texts: &[&str]) -> Lead {
    Lead::OneOf(texts.iter().map(|text| leads(tokenizer, text)).collect())
}

/// Returns the frame of calls that are messages, each after the name of its function.
pub fn frame_of_messages(
    tokenizer: &Tokenizer,
    names: Vec<String>,
    beside: Beside,
    begun: Option<HarmonyStart>,
) -> Frame {
    // before a call the model may say what it is about to do
    let before = messages(tokenizer, &["analysis", "commentary"]);
    let mut begin = vec![before, one_of(tokenizer, &CALL_BEGINS)];
    let mut answer = before_answer(tokenizer);
    if begun == Some(HarmonyStart::Answer) {
        // it ends before a call, or goes on
        begin.splice(..0, [message_end(tokenizer), leads(tokenizer, START)].concat());
        answer.clear();
    }
    if beside == Beside::Text {
        answer.push(Lead::Without(END.to_owned()));
    }
    Frame {
        begin,
        names,
        colon: vec![one_of(tokenizer, &CALL_HEADS)],
        // the mark of a call's end is that of the reply's
        answer,
        ..Frame::new(beside)
    }
}

#[cfg(all(test, feature = "default-model"))]
mod tests {
    use super::*;
    use crate::grammar::{Options, Source, Stop, Vocabulary};
    use crate::runtime::{ModelSource, load_tokenizer};

    #[test]
    fn reasoning_alone_comes_before_a_constrained_answer() {
        let shipped = ModelSource::Shipped;
        let tokenizer = load_tokenizer(&shipped, &shipped.open().unwrap()).unwrap();
        let inner = Source::Schema(serde_json::json!({"const": 1}), Options::default());
        let source = Source::Behind(before_answer(&tokenizer), Box::new(inner));
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let (mut automaton, _) = source.automaton(&bytes, &|_| None, &Stop::default()).unwrap();
        let mut accepts = |channel: &str| {
            let before = format!("<|channel|>{channel}<|message|>So<|end|><|start|>assistant");
            automaton.matches(format!("{before}{ANSWER}1").as_bytes()).unwrap()
        };
        assert!(accepts("analysis") && !accepts("commentary"));
    }

    #[test]
    fn an_answer_that_was_begun_ends_before_a_call() {
        let shipped = ModelSource::Shipped;
        let tokenizer = load_tokenizer(&shipped, &shipped.open().unwrap()).unwrap();
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let accepts = |beside, begun, text: &str| {
            let frame = frame_of_messages(&tokenizer, vec!["f".into()], beside, Some(begun));
            let schema = serde_json::json!({"anyOf": [{"const": 1}]});
            let source = Source::Framed(schema, Options::default(), Box::new(frame));
            let (mut automaton, _) = source.automaton(&bytes, &|_| None, &Stop::default()).unwrap();
            let start = automaton.start();
            let state = automaton.advance(start, text.as_bytes()).unwrap();
            !state.is_dead() && automaton.is_accepting(state)
        };
        let call = "<|channel|>commentary to=functions.f <|constrain|>json<|message|>1";
        let ended = format!(" it<|end|><|start|>assistant{call}");
        for call in [
            " to=functions.f<|channel|>commentary json<|message|>1",
            " to=functions.f<|channel|>commentary <|constrain|>json<|message|>1",
            " to=functions.f<|channel|>analysis json<|message|>1",
            "<|channel|>analysis to=functions.f <|constrain|>json<|message|>1",
            "<|channel|>analysis to=functions.f<|message|>1",
            "<|channel|>commentary to=functions.f<|message|>1",
            "<|channel|>analysis<|message|><|end|><|start|>assistant to=functions.f json\
             <|message|>1",
        ] {
            assert!(accepts(Beside::Nothing, HarmonyStart::Nothing, call), "{call}");
        }
        for beside in [Beside::Nothing, Beside::Text] {
            assert!(
                accepts(beside, HarmonyStart::Nothing, call)
                    && !accepts(beside, HarmonyStart::Nothing, &ended)
            );
            assert!(accepts(beside, HarmonyStart::Answer, &ended));
        }
        assert!(!accepts(Beside::Nothing, HarmonyStart::Answer, call));
        assert!(
            accepts(Beside::Text, HarmonyStart::Answer, " it")
                && !accepts(Beside::Text, HarmonyStart::Nothing, " it")
        );
    }
}
