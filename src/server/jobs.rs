//! The jobs of one request, one after the other: one for each choice and each prompt.
//!
//! One at a time, because then all choices but the first find the prompt computed, and a request
//! never has more than one slot. Dropping this drops the job in work, which ends it.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use super::error::ApiError;
use super::json::HobMembers;
use super::log::Tally;
use crate::conversation::{JobProgress, TextPiece};
use crate::engine::{Engine, Event, Finished, Job, JobHandle, TokenLogprob};
use crate::tokenizer::Tokenizer;

/// An event of one of the jobs.
pub(crate) struct JobEvent {
    /// The number of the job, counted from 0.
    pub index: usize,
    /// The event.
    pub event: Event,
    /// Members for the object that ends a text, if the event is its end.
    pub members: Option<Box<HobMembers>>,
}

/// Work on each text that has ended, before its end is told.
pub(crate) trait EndWork: Send {
    /// Takes an event of the text.
    fn note(&mut self, event: &Event);
    /// Begins the work, of which the result is told with the end.
    fn begin(&self, engine: Arc<Engine>) -> EndTask;
}

/// Work on a text while it is done.
pub(crate) type EndTask = Pin<Box<dyn Future<Output = Result<HobMembers, ApiError>> + Send>>;

/// The end of a text while it is held back.
struct HeldEnd {
    event: Event,
    task: EndTask,
}

/// The jobs of a request and the event stream of all of them.
pub(crate) struct Jobs {
    engine: Arc<Engine>,
    waiting: VecDeque<Job>,
    current: JobHandle,
    index: usize,
    /// Events read ahead of the consumer.
    ahead: VecDeque<JobEvent>,
    ended: bool,
    tally: Arc<Tally>,
    end_work: Option<Box<dyn EndWork>>,
    held: Option<HeldEnd>,
}

impl Jobs {
    /// Submits the first job.
    ///
    /// # Errors
    /// If the engine refuses it, or there is none.
    pub(crate) fn submit(
        engine: Arc<Engine>,
        jobs: impl IntoIterator<Item = Job>,
        tally: Arc<Tally>,
    ) -> Result<Jobs, ApiError> {
        let mut waiting: VecDeque<Job> = jobs.into_iter().collect();
        let first =
            waiting.pop_front().ok_or_else(|| ApiError::bad_field("prompt", "there is none"))?;
        let current = engine.submit(first)?;
        tally.note_submitted();
        Ok(Jobs {
            engine,
            waiting,
            current,
            index: 0,
            ahead: VecDeque::new(),
            ended: false,
            tally,
            end_work: None,
            held: None,
        })
    }

    /// Lets work be done on each text at its end.
    pub(crate) fn work_at_ends(&mut self, work: Box<dyn EndWork>) {
        self.end_work = Some(work);
    }

    /// Returns the next event of any job; `None` after the last job's end. The first failure is the
    /// end of all.
    pub(crate) async fn next(&mut self) -> Option<Result<JobEvent, ApiError>> {
        poll_fn(|cx| self.poll_next(cx)).await
    }

    /// Polls for the next event; see [`Jobs::next`].
    pub(crate) fn poll_next(
        &mut self,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<JobEvent, ApiError>>> {
        if let Some(event) = self.ahead.pop_front() {
            return Poll::Ready(Some(Ok(event)));
        }
        self.poll_engine(cx)
    }

    fn poll_engine(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<JobEvent, ApiError>>> {
        if self.ended {
            return Poll::Ready(None);
        }
        if let Some(held) = &mut self.held {
            let done = ready!(held.task.as_mut().poll(cx));
            let event = self.held.take().map(|held| held.event);
            return Poll::Ready(match (done, event) {
                (Err(error), _) => Some(Err(self.failed(error))),
                (Ok(members), Some(event)) => {
                    let members = Some(Box::new(members));
                    Some(Ok(JobEvent { index: self.index, event, members }))
                }
                (Ok(_), None) => None,
            });
        }
        let event = match ready!(self.current.poll_next(cx)) {
            Some(event) => event,
            None => match self.waiting.pop_front().map(|job| self.engine.submit(job)) {
                None => {
                    self.ended = true;
                    return Poll::Ready(None);
                }
                Some(Err(error)) => return Poll::Ready(Some(Err(self.failed(error)))),
                Some(Ok(handle)) => {
                    self.current = handle;
                    self.index += 1;
                    self.tally.note_submitted();
                    return self.poll_engine(cx);
                }
            },
        };
        if let Event::Failed(error) = event {
            if let Some(notes) = self.tally.notes() {
                notes.note_failed();
            }
            return Poll::Ready(Some(Err(self.failed(error))));
        }
        self.tally.note(&event);
        if let Some(work) = &mut self.end_work {
            work.note(&event);
            if matches!(event, Event::Finished(_)) {
                let task = work.begin(Arc::clone(&self.engine));
                self.held = Some(HeldEnd { event, task });
                return self.poll_engine(cx);
            }
        }
        Poll::Ready(Some(Ok(JobEvent { index: self.index, event, members: None })))
    }

    fn failed(&mut self, error: impl Into<ApiError>) -> ApiError {
        self.ended = true;
        error.into()
    }

    /// Waits, at most for `patience`, until a token or the end is there: an error before that can
    /// still be a proper HTTP status.
    ///
    /// # Errors
    /// When the job fails within that time.
    pub(crate) async fn begin(&mut self, patience: Duration) -> Result<(), ApiError> {
        let first = async {
            while let Some(event) = poll_fn(|cx| self.poll_engine(cx)).await {
                let event = event?;
                let begun = !matches!(event.event, Event::Started { .. } | Event::Progress { .. });
                self.ahead.push_back(event);
                if begun {
                    break;
                }
            }
            Ok(())
        };
        tokio::time::timeout(patience, first).await.unwrap_or(Ok(()))
    }

    /// Waits for the texts of all jobs.
    ///
    /// # Errors
    /// When one of them fails.
    pub(crate) async fn collect(
        mut self,
        tokenizer: &Tokenizer,
        mut progress: JobProgress,
    ) -> Result<Vec<JobText>, ApiError> {
        let mut texts = Vec::new();
        while let Some(event) = self.next().await {
            let JobEvent { event, members, .. } = event?;
            if let Some(finished) = progress.take(event, tokenizer) {
                texts.push(JobText {
                    members: members.map(|members| *members).unwrap_or_default(),
                    slot: progress.slot,
                    end_begins: progress.end_begins,
                    piece: std::mem::take(&mut progress.new),
                    prompt_logprobs: std::mem::take(&mut progress.prompt_logprobs),
                    finished,
                });
            }
        }
        Ok(texts)
    }
}

/// The whole text of a job.
#[derive(Debug)]
pub(crate) struct JobText {
    /// The slot that computed it.
    pub slot: u32,
    /// Text, tokens, log probabilities.
    pub piece: TextPiece,
    /// The byte of the text at which it was first steered to its end; see [`JobProgress`].
    pub end_begins: Option<usize>,
    /// The log probabilities of the prompt's tokens, if they were requested.
    pub prompt_logprobs: Vec<TokenLogprob>,
    /// The reason for its end, and its cost.
    pub finished: Finished,
    /// Members that its end is to have.
    pub members: HobMembers,
}
