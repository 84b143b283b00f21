//! Answers that are read in pieces.

use hob::conversation::parser::{ChatFormat, ParsedReply, ReplyDelta, ResponseParser};
use serde_json::Value;

/// Reads an answer cut at these places; returns it, and whether it ends within a call.
pub(crate) fn read_in_pieces(
    format: &ChatFormat,
    text: &str,
    cut: &[usize],
) -> (ParsedReply, bool) {
    let mut parser = ResponseParser::new(format.clone());
    let mut deltas: Vec<ReplyDelta> = Vec::new();
    let mut from = 0;
    for &to in cut.iter().chain([&text.len()]) {
        parser.push(&text[from..to], &mut deltas);
        from = to;
    }
    parser.finish(&mut deltas);
    let mut reply = ParsedReply::default();
    for delta in &deltas {
        reply.add(delta);
    }
    (reply, parser.ends_in_call())
}

/// Returns the calls of an answer by name and arguments.
pub(crate) fn calls_of<'a>(name: &str, reply: &'a ParsedReply) -> Vec<(&'a str, Value)> {
    let calls = reply.calls.iter().map(|call| {
        let arguments = serde_json::from_str(&call.arguments);
        let arguments = arguments.unwrap_or_else(|_| panic!("{name}: {}", call.arguments));
        (call.name.as_str(), arguments)
    });
    calls.collect()
}
