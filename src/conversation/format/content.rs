//! The constraint of answers whose content stands between marks of its own: in a section of the
//! answer, or in messages that say whom they are for.

use super::super::parser::{ChatFormat, ContentMarks, MarkedContent, MessageMarks};
use super::leads;
use crate::grammar::{Beside, Frame, Lead, Source};
use crate::tokenizer::Tokenizer;

/// Returns the frame of calls in an answer whose content is marked, of that of calls alone.
pub(super) fn around_calls(tokenizer: &Tokenizer, content: &MarkedContent, frame: Frame) -> Frame {
    match &content.marks.messages {
        None => in_sections(tokenizer, content.marks, frame),
        Some(messages) => in_messages(tokenizer, content, messages, frame),
    }
}

/// Puts the section of content in front of calls, and in their place.
fn in_sections(tokenizer: &Tokenizer, marks: &ContentMarks, mut frame: Frame) -> Frame {
    let open = optional(leads(tokenizer, marks.open));
    let close = leads(tokenizer, marks.close);
    let last = optional(leads(tokenizer, marks.last));
    let text = text_before(tokenizer, &close);
    let mut before = vec![open.clone()];
    frame.answer = vec![open];
    if frame.beside == Beside::Text {
        before.push(text.clone());
        let end = [close.as_slice(), std::slice::from_ref(&last)].concat();
        frame.answer.extend([text, optional(end)]);
    }
    frame.open = [before, close, frame.open].concat();
    frame.close.push(last);
    frame
}

/// Makes a message of each call, to the tool that it is of.
fn in_messages(
    tokenizer: &Tokenizer,
    content: &MarkedContent,
    messages: &MessageMarks,
    mut frame: Frame,
) -> Frame {
    let marks = content.marks;
    let close = leads(tokenizer, marks.close);
    let text = text_before(tokenizer, &close);
    let next = [close, leads(tokenizer, messages.between)].concat();
    let before = before_message(tokenizer, marks, messages);
    let header = header(tokenizer, marks, messages);
    frame.again = [leads(tokenizer, messages.head_end), frame.begin].concat();
    frame.begin = vec![before.clone(), Lead::Text(messages.to.to_owned())];
    frame.answer = vec![before, header];
    if content.is_begun {
        frame.open = [vec![text.clone()], next.clone()].concat();
        frame.answer.clear();
    }
    if frame.beside == Beside::Text {
        frame.answer.push(text);
    }
    frame.between = next;
    frame
}

/// Returns the messages that may stand before another: of reasoning, and of content.
fn before_message(tokenizer: &Tokenizer, marks: &ContentMarks, messages: &MessageMarks) -> Lead {
    let close = leads(tokenizer, marks.close);
    let text = text_before(tokenizer, &close);
    let next = [close, leads(tokenizer, messages.between)].concat();
    let message = |head: &str| [leads(tokenizer, head), vec![text.clone()], next.clone()].concat();
    Lead::Repeat(vec![message(messages.reasoning), message(marks.open)])
}

/// Returns the header of a message of content, which need not say whom it is for.
fn header(tokenizer: &Tokenizer, marks: &ContentMarks, messages: &MessageMarks) -> Lead {
    Lead::OneOf([marks.open, messages.head_end].map(|mark| leads(tokenizer, mark)).into())
}

/// Returns the constraint of an answer's content after what stands in front of it, of that of the
/// content alone. A grammar that names the mark there describes it itself.
pub fn behind_header(tokenizer: &Tokenizer, format: &ChatFormat, source: Source) -> Source {
    let Some(content) = format.content.as_ref().filter(|content| !content.is_begun) else {
        return source;
    };
    let marks = content.marks;
    if super::names_mark(&source, marks.open.trim_start()) {
        return source;
    }
    let lead = match &marks.messages {
        None => vec![optional(leads(tokenizer, marks.open))],
        Some(messages) => {
            vec![before_message(tokenizer, marks, messages), header(tokenizer, marks, messages)]
        }
    };
    Source::Behind(lead, Box::new(source))
}

/// Returns what may be there or not.
fn optional(leads: Vec<Lead>) -> Lead {
    Lead::OneOf(vec![Vec::new(), leads])
}

/// Returns any text in front of a mark.
pub(super) fn text_before(tokenizer: &Tokenizer, mark: &[Lead]) -> Lead {
    match mark.first() {
        Some(Lead::Text(text)) => Lead::Without(text.clone()),
        Some(&Lead::Token(id)) if tokenizer.is_shown_control(id) => {
            Lead::Without(String::from_utf8_lossy(tokenizer.token_bytes(id)).into_owned())
        }
        _ => Lead::Any,
    }
}
