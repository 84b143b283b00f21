//! The form in which a family calls tools, found out from its template.

use std::sync::Arc;

use serde_json::Value;

use super::super::parser::{Calls, ChatFormat, LiteralCalls, ParsedReply, TaggedCalls};
use super::harmony;
use crate::chat::{CallNames, CallSample, ChatTemplate, NamePart};

/// Marks around the calls of a family. A family may write anything between its marks; here it is
/// held to JSON.
struct CallMarks {
    /// The text in a template that shows the family.
    shown_by: &'static str,
    begin: &'static str,
    end: &'static str,
    /// All calls stand in one array between the marks.
    is_list: bool,
}

impl CallMarks {
    /// Returns the marks of a family whose templates hold the mark of the beginning.
    const fn new(begin: &'static str, end: &'static str) -> CallMarks {
        CallMarks { shown_by: begin, begin, end, is_list: false }
    }

    const fn of_list(self) -> CallMarks {
        CallMarks { is_list: true, ..self }
    }

    const fn shown_by(self, shown_by: &'static str) -> CallMarks {
        CallMarks { shown_by, ..self }
    }
}

const CALLS: [CallMarks; 9] = [
    CallMarks::new("[TOOL_CALLS]", "").of_list(),
    CallMarks::new("<tool_call>", "</tool_call>"),
    // Granite 3, whose templates tell of the mark, and Phi-4-mini, whose templates do not
    CallMarks::new("<|tool_call|>", "").of_list(),
    CallMarks::new("<|tool_call|>", "<|/tool_call|>").of_list().shown_by("<|/tool|>"),
    // Nemotron, Apriel
    CallMarks::new("<TOOLCALL>", "</TOOLCALL>").of_list(),
    CallMarks::new("<tool_calls>", "</tool_calls>").of_list(),
    // Firefunction
    CallMarks::new("functools", "").of_list().shown_by("functools["),
    // GigaChat
    CallMarks::new("<|message_sep|>\n\nfunction call<|role_sep|>\n", "")
        .shown_by("'function call'"),
    // GigaChat 3.1
    CallMarks::new("<|function_call|>", ""),
];

/// Returns the marks of families whose templates need more than a conversation to show their calls.
fn named_calls(source: &str) -> Option<CallNames> {
    let text = |text: &str| NamePart::Text(text.into());
    if source.contains("[TOOL_CALLS]") && source.contains("[ARGS]") {
        // Mistral since its eleventh tokenizer, some with the id of the call
        let mut colon = vec![text("[ARGS]")];
        if source.contains("[CALL_ID]") {
            colon.splice(..0, [text("[CALL_ID]"), NamePart::Id(Some(9))]);
        }
        let begin = vec![text("[TOOL_CALLS]")];
        return Some(CallNames { begin, colon, ..CallNames::default() });
    }
    source.contains("<|tool_call_argument_begin|>").then(|| CallNames {
        // Kimi K2, which counts the calls of a conversation
        open: "<|tool_calls_section_begin|>".into(),
        begin: vec![text("<|tool_call_begin|>functions.")],
        colon: vec![text(":"), NamePart::Number, text("<|tool_call_argument_begin|>")],
        end: "<|tool_call_end|>".into(),
        close: "<|tool_calls_section_end|>".into(),
        ..CallNames::default()
    })
}

/// Returns the form of families whose arguments are literals.
fn literal_calls(source: &str) -> Option<&'static LiteralCalls> {
    if source.contains("<|tool_call>call:") {
        return Some(&LiteralCalls::MARKED);
    }
    // LFM2, whose earlier templates show the list of tools alone
    let lists = ["<|tool_list_start|>", "\"List of tools: [\""];
    lists.into_iter().any(|list| source.contains(list)).then_some(&LiteralCalls::PYTHON)
}

/// Returns whether a template takes tools as a member of the system message, as Phi-4-mini does.
pub fn takes_tools_of_system(source: &str) -> bool {
    source.contains("message['tools']") && source.contains("<|/tool|>")
}

/// Returns the form of calls in a template; `None` if it has no tools, or none that is known. One
/// that does not read what the template writes is taken only where there is no other.
pub fn native_calls(template: &ChatTemplate) -> Option<Calls> {
    let source = template.source();
    let can = template.capabilities();
    if !can.tools && !takes_tools_of_system(source) {
        // calls of earlier answers may show their form even so
        let shown = template.call_names().filter(|_| can.tool_calls);
        return shown.map(|names| Calls::Named(Arc::new(names.clone())));
    }
    if harmony::is_source(source) {
        return Some(Calls::Messages);
    }
    if let Some(literals) = literal_calls(source) {
        return Some(Calls::Literal(literals));
    }
    if let Some(tags) = template.call_tags() {
        let tagged = TaggedCalls { tags: tags.clone(), ..TaggedCalls::default() };
        return Some(Calls::Tagged(Arc::new(tagged)));
    }
    let objects = CALLS.iter().filter(|marks| source.contains(marks.shown_by)).map(|marks| {
        let calls = if marks.is_list { Calls::List } else { Calls::Tags };
        calls(marks.begin.into(), marks.end.into())
    });
    let named = |names: CallNames| Calls::Named(Arc::new(names));
    let shown = template.call_names().cloned().map(named);
    let known = named_calls(source).map(named);
    // Llama 3
    let is_bare = source.contains("<|python_tag|>") || source.contains("\"parameters\":");
    let bare = is_bare.then(|| Calls::Bare("<|python_tag|>".into()));
    let mut all = objects.clone().chain(shown).chain(known.clone()).chain(bare.clone());
    let read = template.call_sample().and_then(|sample| all.find(|calls| reads(calls, sample)));
    read.or(known).or_else(|| objects.clone().next()).or(bare)
}

/// Returns whether a form reads the calls that a template writes.
fn reads(calls: &Calls, sample: &CallSample) -> bool {
    let format = ChatFormat { calls: Some(calls.clone()), ..ChatFormat::default() };
    let begun = match calls {
        Calls::Named(names) if !names.content.is_empty() => names.first_mark(),
        _ => String::new(),
    };
    let text = sample.text.strip_prefix(begun.as_str()).unwrap_or(&sample.text);
    let reply = ParsedReply::of(text, &format);
    let found = reply.calls.iter().map(|call| {
        let arguments = serde_json::from_str(&call.arguments).unwrap_or_default();
        (call.name.clone(), arguments)
    });
    reply.content.is_empty() && found.collect::<Vec<(String, Value)>>() == sample.calls
}
