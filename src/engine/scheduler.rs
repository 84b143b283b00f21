//! The loop of the engine's thread: admit jobs to slots, plan a ragged batch, step, hand out what
//! came of it.
//!
//! Each step carries one token of every sequence that decodes and next to them chunks of the
//! prompts (see [`share`]): so an answer goes on while a long prompt is read. Nothing here can be
//! ended by one job: an error or a panic is pinned to the sequences that cause it, and they alone
//! fail.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

mod beginnings;
mod parking;

use super::EngineOptions;
use super::ahead::Ahead;
use super::draft::{DraftModel, Drafting, MOST_ROWS, Speculation};
use super::guide::Guide;
use super::job::{Error, Event, Usage};
use super::model::{BatchToken, Best, MAX_LOGITS, StepModel, Vocabulary};
use super::pace::Pace;
use super::pooling::Pool;
use super::prefix;
use super::queue::{Order, Queue, Queued, SlotError};
use super::reasoning::Thought;
use super::rows::Rows;
use super::saved::Saved;
use super::scoring::Scores;
use super::share;
use super::slot::{Active, Limits, Parked, Slot};
use super::stop::StopMatcher;
use crate::backend::StepOutput;
use crate::model::embedded::IMAGE_ID;

/// Interval between looks while every reader stands still. Room in a channel wakes nobody; this is
/// the price.
const STALL_POLL: Duration = Duration::from_millis(5);

pub(super) struct Scheduler<M> {
    model: M,
    draft_model: Option<DraftModel>,
    vocabulary: Arc<dyn Vocabulary>,
    queue: Arc<Queue>,
    slots: Vec<Slot>,
    /// Answers that have left their slots, since their readers do not read.
    parked: Vec<Parked>,
    /// Bytes that their caches may take together.
    parked_memory: usize,
    /// Most tokens in one step.
    n_batch: usize,
    /// Limits the prompt tokens of a step.
    pace: Pace,
    stall_timeout: Duration,
    /// Makes masks while the model computes; from the first job that needs one.
    ahead: Option<Ahead>,
    /// Tokens that a constraint leaves no choice about are not sampled.
    forced_runs: bool,
    /// Somebody asked for drafts that this model cannot have, and the log says so.
    has_refused_drafts: bool,
    /// Jobs admitted so far; dates the use of a slot.
    admitted: u64,
    /// Numbers of the slots that take part in the batch, in its order.
    order: Vec<usize>,
    /// Number of tokens that each slot puts into the batch.
    grants: Vec<usize>,
    reading: Reading,
    /// The batch under construction and, per slot in it, its part.
    batch: Vec<BatchToken>,
    parts: Vec<Part>,
    /// A row of logits the sampler may write to, `[n_vocab]`.
    logits: Vec<f32>,
    /// The best of the rows that stay on a device.
    best: Best,
}

/// The tokens of one slot in a batch: `batch[start..end]`.
#[derive(Debug, Clone, Copy)]
struct Part {
    slot: usize,
    start: usize,
    end: usize,
    /// Number of its tokens, the last ones, that want logits: the last chooses the sequence's next
    /// token, and those before tell how probable the tokens of a forced run were; those of a draft
    /// choose one more each, as long as it is right.
    rows: usize,
    /// Number of its tokens, the last ones, that are the slot's draft.
    drafted: usize,
}

/// Working memory of the plan: slots whose prompts are being read, in order of arrival, what is
/// left of each, and what it gets.
#[derive(Debug, Default)]
struct Reading {
    slots: Vec<usize>,
    left: Vec<usize>,
    shares: Vec<usize>,
    order: Vec<usize>,
}

/// Closes the queue when the thread ends, however it ends: no submitter waits for a dead engine.
struct CloseOnExit(Arc<Queue>);

impl Drop for CloseOnExit {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<M: StepModel> Scheduler<M> {
    pub(super) fn new(
        model: M,
        draft_model: Option<DraftModel>,
        vocabulary: Arc<dyn Vocabulary>,
        queue: Arc<Queue>,
        options: &EngineOptions,
    ) -> Self {
        let n_slots = model.n_seq();
        let n_batch = model.n_batch();
        Self {
            slots: (0..n_slots as u32).map(Slot::new).collect(),
            parked: Vec::new(),
            parked_memory: options.parked_memory,
            order: Vec::with_capacity(n_slots),
            grants: vec![0; n_slots],
            reading: Reading::default(),
            batch: Vec::with_capacity(n_batch),
            parts: Vec::with_capacity(n_slots),
            logits: Vec::with_capacity(model.n_vocab()),
            best: Best::default(),
            model,
            draft_model,
            vocabulary,
            queue,
            n_batch,
            pace: Pace::new(n_batch),
            stall_timeout: options.stall_timeout,
            ahead: None,
            forced_runs: options.forced_runs,
            has_refused_drafts: false,
            admitted: 0,
        }
    }

    /// Runs until the queue is closed; then the jobs in work fail.
    pub(super) fn run(mut self) {
        let _close = CloseOnExit(Arc::clone(&self.queue));
        loop {
            self.reap();
            self.obey();
            self.replay();
            self.admit();
            self.take_prefixes();
            self.shift();
            self.guess();
            self.plan();
            let busy =
                !self.parked.is_empty() || self.slots.iter().any(|slot| slot.active.is_some());
            self.count_processing();
            let open = match (self.parts.is_empty(), busy) {
                (false, _) => {
                    self.step();
                    !self.queue.is_closed()
                }
                (true, true) => {
                    std::thread::sleep(STALL_POLL);
                    !self.queue.is_closed()
                }
                (true, false) => self.queue.wait(),
            };
            if !open {
                break;
            }
        }
        for slot in &mut self.slots {
            if let Some(active) = slot.release() {
                active.fail(Error::Stopped);
            }
        }
        for parked in self.parked.drain(..) {
            parked.into_active().fail(Error::Stopped);
        }
        self.count_processing();
    }

    fn count_processing(&self) {
        let processing = self.slots.iter().filter(|slot| slot.active.is_some()).count();
        self.queue.counters.processing.store(processing, Relaxed);
        self.queue.show(self.slots.iter().map(Slot::view));
    }

    /// Carries out the requests other than jobs. Who asked may have gone.
    fn obey(&mut self) {
        for (slot, order) in self.queue.orders() {
            match order {
                Order::Erase(told) => _ = told.send(self.idle(slot).map(|index| self.clear(index))),
                Order::Save(told) => _ = told.send(self.save(slot)),
                Order::Restore(saved, told) => _ = told.send(self.restore(slot, saved)),
            }
        }
    }

    /// The place of a slot that has no job.
    fn idle(&self, slot: u32) -> Result<usize, SlotError> {
        let is_idle = self.slots.get(slot as usize).is_some_and(|slot| slot.active.is_none());
        if is_idle { Ok(slot as usize) } else { Err(SlotError::Busy(slot)) }
    }

    /// Forgets what a slot has computed, and says how many tokens that were.
    fn clear(&mut self, index: usize) -> usize {
        let slot = &mut self.slots[index];
        slot.tokens.clear();
        slot.draft.clear();
        slot.images.clear();
        self.model.clear_seq(slot.id, 0);
        std::mem::take(&mut slot.n_past)
    }

    fn save(&mut self, slot: u32) -> Result<Saved, SlotError> {
        let slot = &self.slots[self.idle(slot)?];
        let tokens = slot.tokens[..slot.n_past].to_vec();
        if tokens.iter().any(|token| token & IMAGE_ID != 0) {
            return Err(SlotError::Image(slot.id));
        }
        let cache = self.model.save_seq(slot.id, slot.n_past as u32);
        let cache = cache.map_err(|error| SlotError::Model(error.to_string()))?;
        Ok(Saved { model: self.model.fingerprint(), tokens, cache })
    }

    fn restore(&mut self, slot: u32, saved: Saved) -> Result<usize, SlotError> {
        let index = self.idle(slot)?;
        let n = saved.tokens.len();
        let n_ctx = self.model.n_ctx();
        if saved.model != self.model.fingerprint() {
            return Err(SlotError::OtherModel);
        }
        if n > n_ctx {
            return Err(SlotError::TooLong { n, n_ctx });
        }
        self.clear(index);
        let slot = &mut self.slots[index];
        let told = |error: super::model::StepError| SlotError::Model(error.to_string());
        self.model.set_images(slot.id, Vec::new()).map_err(told)?;
        self.model.restore_seq(slot.id, n as u32, &saved.cache).map_err(told)?;
        // so that no job takes it for what an earlier one left there
        self.admitted += 1;
        (slot.tokens, slot.n_past, slot.last_used) = (saved.tokens, n, self.admitted);
        Ok(n)
    }

    /// Frees what nobody reads any more: waiting jobs, and slots; and slots whose reader has stood
    /// still for too long.
    fn reap(&mut self) {
        self.queue.sweep();
        self.reap_parked();
        for slot in &mut self.slots {
            let Some(active) = &slot.active else { continue };
            if active.is_cancelled() {
                slot.release();
            } else if active.stalled_for() > self.stall_timeout
                && let Some(active) = slot.release()
            {
                active.fail(Error::Stalled(self.stall_timeout));
            }
        }
    }

    /// Returns how a job's tokens are drafted, if they are: not by a model that cannot take a wrong
    /// one back.
    fn drafting(&mut self, speculation: Speculation) -> Option<Drafting> {
        let drafting = Drafting::new(speculation);
        if self.model.goes_back() || drafting.is_none() {
            return drafting;
        }
        if !std::mem::replace(&mut self.has_refused_drafts, true) {
            tracing::warn!(
                "no tokens are drafted: this model's running state \
                 cannot be taken back to a wrong one"
            );
        }
        None
    }

    /// Puts a job into a slot.
    fn start(&mut self, index: usize, queued: Queued) {
        let Queued { job, mut sampler, events, .. } = queued;
        let cached = if job.cache_prompt { self.reusable(&self.slots[index], &job) } else { 0 };
        let drafting = self.drafting(job.speculation);
        let slot = &mut self.slots[index];
        let usage =
            Usage { prompt_tokens: job.prompt.len(), cached_tokens: cached, ..Usage::default() };
        let texts = job.prompt.iter().filter(|&&token| token & IMAGE_ID == 0);
        for &token in texts {
            sampler.accept(token);
        }
        let guide = match job.constraint.map(|constraint| Guide::new(constraint, self.forced_runs))
        {
            None => None,
            Some(Ok(guide)) => Some(guide),
            Some(Err(error)) => {
                // nobody is left to tell if the channel is closed
                let _ = events.try_send(Event::Failed(error));
                return;
            }
        };
        if guide.is_some() && self.ahead.is_none() {
            self.ahead = Ahead::start();
        }
        let limits = Limits {
            // an embedding is all of its prompt and no token more
            tokens: if job.pooling.is_some() { 0 } else { job.max_tokens.unwrap_or(usize::MAX) },
            time: job.time_limit,
            progress: job.progress,
            shift: job.shift.filter(|_| guide.is_none() && job.images.is_empty()),
        };
        let stop = StopMatcher::new(&job.stop);
        let mut active = Active::new(sampler, guide, drafting, stop, events, limits, usage);
        active.pool = job.pooling.map(Pool::new);
        active.scores = job.prompt_logprobs.map(|n_top| Scores::new(n_top, job.prompt.len()));
        active.thought = job.reasoning.and_then(Thought::new);
        active.slot = job.slot;
        slot.tokens = job.prompt;
        slot.images.clone_from(&job.images);
        slot.n_past = cached;
        slot.active = Some(active);
        self.admitted += 1;
        slot.last_used = self.admitted;
        slot.job = self.admitted;
        self.model.clear_seq(slot.id, cached as u32);
        if let Err(error) = self.model.set_images(slot.id, job.images) {
            return self.fail(index, Error::Model(error.to_string()));
        }
        let source =
            if job.cache_prompt { prefix::find(&self.slots, &self.model, index) } else { None };
        self.settle(index, source);
    }

    /// Begins the text of a job that has its slot.
    fn begin(&mut self, index: usize) {
        let slot = &mut self.slots[index];
        let vocabulary = &*self.vocabulary;
        let n_ctx = self.model.n_ctx();
        let begun = guarded(|| slot.begin(vocabulary, n_ctx));
        let told = slot.told.saturating_sub(slot.usage.prompt_tokens);
        self.queue.counters.completion_tokens.fetch_add(told as u64, Relaxed);
        match begun {
            Ok(None) => {}
            Ok(Some((active, reason))) => {
                self.count_processing();
                active.finish(reason, &self.queue.counters);
            }
            Err(error) => self.fail(index, error),
        }
    }

    /// Makes room in the sequences that are full and are to go on.
    fn shift(&mut self) {
        let n_ctx = self.model.n_ctx();
        for slot in &mut self.slots {
            if let Some(kept) = slot.shift(n_ctx) {
                slot.n_past = slot.kept(&self.model, kept);
                tracing::debug!(
                    slot = slot.id,
                    kept,
                    left = slot.pending(),
                    "the context is shifted"
                );
                self.model.clear_seq(slot.id, slot.n_past as u32);
                // for the next time
                if slot.n_past < kept {
                    self.model.keep_at(slot.id, kept as u32);
                }
            }
        }
    }

    /// Says how many tokens each slot puts into the next batch: those that decode all they have,
    /// the prompts what [`share::divide`] gives them.
    fn grant(&mut self) {
        let slots = &mut self.slots;
        let takes_part = |slot: &mut Slot| {
            slot.source.is_none() && slot.active.as_mut().is_some_and(Active::has_room)
        };
        self.order.clear();
        for (i, slot) in slots.iter_mut().enumerate() {
            if takes_part(slot) { self.order.push(i) } else { slot.draft.clear() }
        }
        self.order.sort_by_key(|&i| (slots[i].embeds(), slots[i].reads(), slots[i].last_used));
        self.grants.fill(0);
        let mut room = self.n_batch;
        for &i in &self.order {
            let slot = &mut slots[i];
            if slot.reads() {
                continue;
            }
            self.grants[i] = slot.pending().min(room);
            room -= self.grants[i];
            slot.draft.truncate(if self.grants[i] == slot.pending() { room } else { 0 });
            room -= slot.draft.len();
        }
        let reading = &mut self.reading;
        reading.slots.clear();
        reading.slots.extend(self.order.iter().filter(|&&i| slots[i].reads()));
        reading.slots.sort_by_key(|&i| slots[i].last_used);
        reading.left.clear();
        reading.left.extend(reading.slots.iter().map(|&i| slots[i].pending()));
        let chunk = self.pace.chunk(reading.slots.len(), self.order.len() - reading.slots.len());
        if self.model.is_encoder() {
            share::whole(&reading.left, room, chunk, &mut reading.shares);
        } else {
            share::divide(&reading.left, room.min(chunk), &mut reading.shares, &mut reading.order);
        }
        // rows of logits are large: where those of whole prompts are wanted, steps are shorter
        let mut rows = (MAX_LOGITS / self.model.n_vocab().max(1)).max(1);
        for (&i, &share) in reading.slots.iter().zip(&reading.shares) {
            self.grants[i] = share;
            if slots[i].scores_prompt() {
                self.grants[i] = share.min(rows);
                rows -= self.grants[i];
            }
        }
    }

    /// Lets the slots that write guess at their next tokens, within what a step verifies at little
    /// cost.
    fn guess(&mut self) {
        let writes =
            |slot: &&mut Slot| slot.active.is_some() && slot.source.is_none() && !slot.reads();
        let mut rows = 0;
        let mut drafting = 0;
        for slot in self.slots.iter_mut().filter(writes) {
            rows += slot.pending();
            drafting += usize::from(slot.active.as_ref().is_some_and(Active::drafts));
        }
        if drafting == 0 {
            return;
        }
        let most = MOST_ROWS.min(self.n_batch).saturating_sub(rows) / drafting;
        let n_ctx = self.model.n_ctx();
        let n_vocab = self.model.n_vocab();
        let mut wishes = Vec::new();
        for slot in self.slots.iter_mut().filter(writes) {
            let n = slot.may_guess(most, n_ctx);
            wishes.extend(slot.guess(n));
        }
        if let Some(model) = &mut self.draft_model {
            model.draft(&mut wishes);
        }
        for slot in self.slots.iter_mut().filter(|slot| !slot.draft.is_empty()) {
            slot.sift(&*self.vocabulary, n_vocab, self.ahead.as_ref());
        }
    }

    /// Fills the batch: texts first, and of these the sequences that decode; then the prompts.
    fn plan(&mut self) {
        self.batch.clear();
        self.parts.clear();
        self.grant();
        for &index in &self.order {
            let slot = &self.slots[index];
            let pending = slot.pending();
            if self.grants[index] == 0 {
                continue;
            }
            let end = slot.chunk_end(slot.n_past + self.grants[index]);
            let start = self.batch.len();
            if end - slot.n_past == pending
                && let (Some(ahead), Some(active)) = (&self.ahead, &slot.active)
                && let Some((constraint, state)) = active.ahead()
            {
                ahead.want(constraint, state);
            }
            self.batch.extend((slot.n_past..end).map(|pos| BatchToken {
                token: slot.tokens[pos],
                seq: slot.id,
                pos: pos as u32,
                want_logits: slot.wants(pos),
            }));
            self.batch.extend((end..).zip(&slot.draft).map(|(pos, &token)| BatchToken {
                token,
                seq: slot.id,
                pos: pos as u32,
                want_logits: true,
            }));
            let rows = self.batch[start..].iter().filter(|token| token.want_logits).count();
            let drafted = slot.draft.len();
            self.parts.push(Part { slot: index, start, end: self.batch.len(), rows, drafted });
        }
    }

    /// Computes the batch: the texts that are written first, those that are embedded after them.
    fn step(&mut self) {
        let parts = std::mem::take(&mut self.parts);
        let texts = parts.partition_point(|part| !self.slots[part.slot].embeds());
        for (parts, output) in
            [(&parts[..texts], StepOutput::Logits), (&parts[texts..], StepOutput::Hidden)]
        {
            // the rest after a step that lost everything is planned anew
            if !parts.is_empty() && !self.step_of(parts, output) {
                break;
            }
        }
        self.parts = parts;
    }

    /// If the model has lost what it had computed, lets texts at work be computed again from their
    /// tokens.
    fn replay(&mut self) -> bool {
        let has_forgotten = self.model.has_forgotten();
        if has_forgotten {
            let texts = self.slots.iter().filter(|slot| slot.active.is_some()).count();
            tracing::warn!(texts, "what was computed is lost; texts at work are computed again");
            self.slots.iter_mut().for_each(Slot::replay);
        }
        has_forgotten
    }

    /// Computes some parts of the batch. Where that fails for several sequences at once, each is
    /// computed alone: so the one that cannot be fails, and the others go on. False if the model
    /// lost all that it had computed.
    fn step_of(&mut self, parts: &[Part], output: StepOutput) -> bool {
        self.queue.counters.steps.fetch_add(1, Relaxed);
        if let Err(error) = self.compute(parts, output) {
            if self.replay() {
                return false;
            }
            if let [part] = parts[..] {
                self.fail(part.slot, error);
            } else {
                tracing::warn!(
                    %error,
                    sequences = parts.len(),
                    "a step failed; each sequence is tried alone"
                );
                for part in parts {
                    let slot = &self.slots[part.slot];
                    self.model.clear_seq(slot.id, slot.n_past as u32);
                    if self.model.keeps(slot.id, slot.n_past as u32) < slot.n_past {
                        // the step broke off where it had changed what cannot be taken back
                        self.fail(part.slot, error.clone());
                        continue;
                    }
                    if let Err(error) = self.compute(std::slice::from_ref(part), output) {
                        if self.replay() {
                            return false;
                        }
                        self.fail(part.slot, error);
                    }
                }
            }
        }
        true
    }

    /// Returns how many of the best tokens of each row of these parts are needed; `None` where one
    /// is needed whole, or the model gives all.
    fn needs_best(&mut self, parts: &[Part]) -> Option<usize> {
        let n_tokens = parts.iter().map(|part| part.end - part.start).sum();
        let n_rows = parts.iter().map(|part| part.rows).sum();
        if n_rows == 0 || !self.model.finds_best(n_tokens, n_rows, 1) {
            return None;
        }
        let mut keep = 0;
        for part in parts.iter().filter(|part| part.rows > 0) {
            let active = self.slots[part.slot].active.as_mut()?;
            keep = keep.max(active.needs_best(&*self.vocabulary, part.rows)?);
        }
        self.model.finds_best(n_tokens, n_rows, keep).then_some(keep)
    }

    /// Computes neighbouring parts of the batch and lets their slots go on. An error is that of the
    /// step itself; what goes wrong in one slot afterwards ends the job of that slot.
    fn compute(&mut self, parts: &[Part], output: StepOutput) -> Result<(), Error> {
        let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return Ok(()) };
        let keep = if output == StepOutput::Logits { self.needs_best(parts) } else { None };
        let model = &mut self.model;
        let batch = &self.batch[first.start..last.end];
        let n_ctx = model.n_ctx();
        let width = match output {
            StepOutput::Logits => model.n_vocab(),
            StepOutput::Hidden => model.n_embd(),
        };
        let since = Instant::now();
        let verifies = batch.len() <= MOST_ROWS && parts.iter().any(|part| part.drafted > 0);
        let broken = |error: super::model::StepError| Error::Model(error.to_string());
        let wanted = parts.iter().map(|part| part.rows).sum::<usize>();
        let mut fetch;
        let mut rows = if let Some(keep) = keep {
            // a mask is of the next token, and those of drafts come later
            let mask_of = |part: &Part| {
                let mask = self.slots[part.slot].active.as_ref().and_then(Active::mask);
                std::iter::repeat_n(mask, part.rows)
            };
            let allowed: Vec<_> = parts.iter().flat_map(mask_of).collect();
            guarded(|| model.step_best(batch, keep, &allowed, &mut self.best).map_err(broken))?;
            fetch = |row: usize, out: &mut Vec<f32>| {
                model.whole_row(row, out).map_err(|e| e.to_string())
            };
            Rows::Best { best: &self.best, n_vocab: width, from: 0, to: wanted, fetch: &mut fetch }
        } else {
            let rows = guarded(move || {
                let rows = match output {
                    StepOutput::Logits if verifies => model.verify(batch),
                    StepOutput::Logits => model.step(batch),
                    StepOutput::Hidden => model.embed(batch),
                };
                rows.map_err(broken)
            })?;
            if rows.len() != wanted * width {
                let expected = wanted * width;
                return Err(Error::Model(format!(
                    "a step gave {} values, expected {expected}",
                    rows.len()
                )));
            }
            Rows::Whole { rows, width }
        };
        self.pace.note(batch.len(), since.elapsed());

        let mut first = 0;
        let mut failed = Vec::new();
        let mut ended = Vec::new();
        for part in parts {
            let slot = &mut self.slots[part.slot];
            let mut rows = rows.part(first, part.rows);
            first += part.rows;
            let n = part.end - part.start;
            let read = slot.prompt_left().min(n - part.drafted);
            let told = slot.told;
            let computed = slot.n_past + n;
            let vocabulary = &*self.vocabulary;
            let scratch = &mut self.logits;
            let advanced =
                guarded(|| slot.advance(n, &mut rows, scratch, vocabulary, [n_ctx, width]));
            self.queue.counters.count(read, slot.told - told);
            if part.drafted > 0 {
                let wrong = computed.saturating_sub(slot.n_past).min(part.drafted);
                self.queue.counters.count_draft(part.drafted, part.drafted - wrong);
            }
            match advanced {
                Ok(None) => {}
                Ok(Some((active, reason))) => ended.push((active, reason)),
                Err(error) => failed.push((part.slot, error)),
            }
        }
        for part in parts.iter().filter(|part| part.drafted > 0) {
            let slot = &self.slots[part.slot];
            self.model.clear_seq(slot.id, slot.n_past as u32);
        }
        let longest = self.slots.iter().map(|slot| slot.n_past as u64).max().unwrap_or(0);
        self.queue.counters.longest.fetch_max(longest, Relaxed);
        if !ended.is_empty() {
            // Who hears of the end must find the slot idle.
            self.count_processing();
        }
        for (active, reason) in ended {
            active.finish(reason, &self.queue.counters);
        }
        for (slot, error) in failed {
            self.fail(slot, error);
        }
        Ok(())
    }

    /// Ends the job of one slot; nothing it computed is trusted any more.
    fn fail(&mut self, index: usize, error: Error) {
        tracing::error!(slot = index, %error, "a job failed");
        let slot = &mut self.slots[index];
        if let Some(active) = slot.release() {
            active.fail(error);
        }
        self.clear(index);
    }
}

/// Runs `work`; a panic becomes an error. The panic hook has logged what and where.
///
/// The state that `work` was changing when it panicked is unknown: the caller throws it away
/// ([`Scheduler::fail`]).
fn guarded<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(Error::Panicked))
}
