//! An answer as it comes.

use std::collections::VecDeque;

use super::{Error, Model};
use crate::conversation::DeltaStream;
use crate::conversation::parser::ReplyDelta;
use crate::engine::{Event, Finished, JobHandle};

/// A new piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delta {
    /// Its text, never empty.
    pub text: String,
    /// True if it belongs to the model's reasoning, not to the answer itself.
    pub is_reasoning: bool,
}

/// An answer that is being written: an iterator over its pieces. Dropping it cancels the request.
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
    ready: VecDeque<Delta>,
    finished: Option<Finished>,
}

impl Reply {
    pub(super) fn new(model: Model, events: JobHandle, stream: DeltaStream) -> Reply {
        Reply { model, events, stream, ready: VecDeque::new(), finished: None }
    }

    /// Returns why the answer ended, its counts of tokens and its times; `None` before the end.
    pub fn finished(&self) -> Option<&Finished> {
        self.finished.as_ref()
    }

    /// Takes an event of the engine apart.
    fn take(&mut self, event: Event) -> Result<(), Error> {
        if let Event::Failed(error) = event {
            return Err(error.into());
        }
        let step = self.stream.take(event, &self.model.runtime.tokenizer);
        for delta in step.deltas {
            let delta = match delta {
                ReplyDelta::Reasoning(text) => Delta { text, is_reasoning: true },
                ReplyDelta::Content(text) => Delta { text, is_reasoning: false },
                // the format of the answer has no calls, since no tools were offered
                ReplyDelta::Call(..) | ReplyDelta::Arguments(..) => continue,
            };
            if !delta.text.is_empty() {
                self.ready.push_back(delta);
            }
        }
        if step.finished.is_some() {
            self.finished = step.finished;
        }
        Ok(())
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
