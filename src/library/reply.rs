//! An answer as it comes, and as a whole.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use super::tools::ToolCall;
use super::{Error, Model};
use crate::conversation::parser::ReplyDelta;
use crate::conversation::{DeltaStream, call_id};
use crate::engine::{self, Event, FinishReason, Finished, JobHandle, Timings, Usage};
use crate::grammar;

/// A new piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Delta {
    /// Its text, never empty.
    pub text: String,
    /// True if it belongs to the model's reasoning, not to the answer itself.
    pub is_reasoning: bool,
}

/// A whole answer. It prints as its text.
///
/// # Examples
/// ```
/// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
/// let answer = model.chat().user("Tell me a story.").max_tokens(4).answer()?;
/// assert_eq!(answer.finish_reason, hob::FinishReason::Length);
/// assert_eq!(answer.usage.completion_tokens, 4);
/// println!("{answer}");
/// # Ok::<(), hob::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Answer {
    /// The text, without reasoning and calls.
    pub text: String,
    /// The model's reasoning; empty if there is none.
    pub reasoning: String,
    /// The calls of tools.
    pub tool_calls: Vec<ToolCall>,
    /// Why the answer ended.
    pub finish_reason: FinishReason,
    /// Its tokens, and those of the prompt.
    pub usage: Usage,
    /// The time it took.
    pub timings: Timings,
    /// JSON pointers of the keywords of its schema that were not enforced.
    pub ignored_keywords: Vec<String>,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// An answer that is being written: an iterator over the pieces of its text. Dropping it cancels
/// the request.
///
/// # Examples
/// ```
/// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
/// let mut answer = model.chat().user("Hello!").max_tokens(8).stream()?;
/// for delta in &mut answer {
///     print!("{}", delta?.text);
/// }
/// let finished = answer.finished().expect("the answer is whole");
/// assert!(finished.usage.completion_tokens <= 8);
/// # Ok::<(), hob::Error>(())
/// ```
pub struct Reply {
    model: Model,
    events: JobHandle,
    stream: DeltaStream,
    constraint: Option<Arc<grammar::Constraint>>,
    ready: VecDeque<Delta>,
    tool_calls: Vec<ToolCall>,
    finished: Option<Finished>,
}

impl Reply {
    pub(super) fn new(
        model: Model,
        events: JobHandle,
        stream: DeltaStream,
        constraint: Option<Arc<grammar::Constraint>>,
    ) -> Reply {
        Reply {
            model,
            events,
            stream,
            constraint,
            ready: VecDeque::new(),
            tool_calls: Vec::new(),
            finished: None,
        }
    }

    /// Returns why the answer ended, its counts of tokens and its times; `None` before the end.
    pub fn finished(&self) -> Option<&Finished> {
        self.finished.as_ref()
    }

    /// Returns the calls of tools so far; the last one may be incomplete before the end.
    pub fn tool_calls(&self) -> &[ToolCall] {
        &self.tool_calls
    }

    /// Returns the JSON pointers of the keywords of the request's schema that are not enforced.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let schema = serde_json::json!({"maxLength": 9, "contentMediaType": "text/html"});
    /// let constraint = hob::Constraint::from_schema(schema);
    /// let reply = model.chat().user("Who?").constraint(constraint).stream()?;
    /// assert_eq!(reply.ignored_keywords(), ["#/contentMediaType"]);
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn ignored_keywords(&self) -> &[String] {
        self.constraint.as_ref().map_or(&[], |constraint| constraint.ignored())
    }

    /// Waits for the rest of the answer and returns what has not been read of it yet.
    ///
    /// # Errors
    /// The model failed.
    pub fn answer(mut self) -> Result<Answer, Error> {
        let mut text = String::new();
        let mut reasoning = String::new();
        for delta in &mut self {
            let delta = delta?;
            if delta.is_reasoning {
                reasoning += &delta.text;
            } else {
                text += &delta.text;
            }
        }
        let ignored_keywords = self.ignored_keywords().to_vec();
        let finished = self.finished.ok_or(engine::Error::Stopped).map_err(Error::of_engine)?;
        Ok(Answer {
            text,
            reasoning,
            tool_calls: self.tool_calls,
            finish_reason: finished.reason,
            usage: finished.usage,
            timings: finished.timings,
            ignored_keywords,
        })
    }

    /// Takes an event of the engine apart.
    fn take(&mut self, event: Event) -> Result<(), Error> {
        if let Event::Failed(error) = event {
            return Err(Error::of_engine(error));
        }
        let step = self.stream.take(event, &self.model.runtime.tokenizer);
        for delta in step.deltas {
            match delta {
                ReplyDelta::Reasoning(text) => self.push(Delta { text, is_reasoning: true }),
                ReplyDelta::Content(text) => self.push(Delta { text, is_reasoning: false }),
                ReplyDelta::Call(_, name) => {
                    self.tool_calls.push(ToolCall {
                        id: call_id(),
                        name,
                        arguments: String::new(),
                    });
                }
                ReplyDelta::Arguments(index, text) => {
                    if let Some(call) = self.tool_calls.get_mut(index) {
                        call.arguments += &text;
                    }
                }
            }
        }
        if step.finished.is_some() {
            self.finished = step.finished;
        }
        Ok(())
    }

    /// Queues a piece of text, if it is any.
    fn push(&mut self, delta: Delta) {
        if !delta.text.is_empty() {
            self.ready.push_back(delta);
        }
    }
}

impl Iterator for Reply {
    type Item = Result<Delta, Error>;

    fn next(&mut self) -> Option<Result<Delta, Error>> {
        loop {
            if let Some(delta) = self.ready.pop_front() {
                return Some(Ok(delta));
            }
            let event = self.events.blocking_next()?;
            if let Err(error) = self.take(event) {
                return Some(Err(error));
            }
        }
    }
}

impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reply").field("finished", &self.finished).finish_non_exhaustive()
    }
}
