//! Answers that the prompt has begun: of their beginning only calls are parts of the answer.

use super::{ChatFormat, ParserState, ReplyDelta, ResponseParser};

impl ChatFormat {
    /// Returns whether the beginning of the answer is content and nothing else: after it, a call
    /// without marks may begin as it may at the beginning of an answer.
    pub fn begun_is_content(&self) -> bool {
        let mut parser = ResponseParser::before_any(self.clone());
        let mut deltas = Vec::new();
        parser.push(&self.begun, &mut deltas);
        let is_content = |delta: &ReplyDelta| matches!(delta, ReplyDelta::Content(_));
        let is_within = matches!(parser.state, ParserState::Call(_) | ParserState::Reasoning(_));
        !is_within && parser.held.trim().is_empty() && deltas.iter().all(is_content)
    }
}

impl ResponseParser {
    /// Reads the beginning of the answer: of that only calls are parts of the answer.
    pub(super) fn read_begun(&mut self, begun: &str) {
        let mut deltas = Vec::new();
        self.push(begun, &mut deltas);
        let is_unnamed = matches!(&self.state, ParserState::Call(reader) if !reader.is_named());
        let mut n_emitted = 0;
        for delta in deltas {
            match delta {
                ReplyDelta::Content(text) => n_emitted += text.len(),
                ReplyDelta::Reasoning(_) => {}
                call => self.begun_calls.push(call),
            }
        }
        // what may be the beginning of a call may be content yet
        self.n_begun_left = if is_unnamed && self.begun_calls.is_empty() {
            begun.len() - n_emitted
        } else {
            self.held.len()
        };
    }

    /// Emits the calls that the prompt holds; returns where the parts of the answer begin.
    pub(super) fn emit_begun_calls(&mut self, out: &mut Vec<ReplyDelta>) -> usize {
        out.append(&mut self.begun_calls);
        out.len()
    }

    /// Takes what the prompt holds of the content out of the parts from `from` on. It is the first
    /// of the content, unless a call has come of it.
    pub(super) fn leave_out_begun(&mut self, from: usize, out: &mut Vec<ReplyDelta>) {
        if self.n_begun_left == 0 {
            return;
        }
        for delta in &mut out[from..] {
            match delta {
                ReplyDelta::Content(text) => {
                    let mut n = self.n_begun_left.min(text.len());
                    while !text.is_char_boundary(n) {
                        n -= 1;
                    }
                    text.drain(..n);
                    self.n_begun_left -= n;
                }
                _ => self.n_begun_left = 0,
            }
        }
        out.retain(|delta| !matches!(delta, ReplyDelta::Content(text) if text.is_empty()));
    }
}
