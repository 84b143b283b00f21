//! Drafts of a second, smaller model with the same vocabulary: its most probable tokens.
//!
//! It has sequences and a cache of its own, next to those of the model it drafts for, and keeps
//! their contents between texts: a beginning that a new text shares with one of them is not
//! computed again.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::MOST_DRAFTED;
use crate::engine::model::{BatchToken, RopeFactors, StepError, StepModel};
use crate::engine::prefill_budget::PrefillBudget;
use crate::util::clock::Instant;

/// Fewest positions that are worth taking over from another sequence.
const LEAST_SHARED: usize = 16;

/// A model that drafts.
pub struct DraftModel {
    model: Box<dyn StepModel>,
    /// The sequences.
    sequences: Vec<DraftedSequence>,
    /// Limits the prompt tokens of a step.
    budget: PrefillBudget,
    batch: Vec<BatchToken>,
    /// True if it failed: it drafts no more.
    is_broken: bool,
}

/// The contents of a sequence.
#[derive(Clone, Default)]
struct DraftedSequence {
    /// The tokens that are computed.
    tokens: Vec<u32>,
    /// The rope factors that they are computed with.
    factors: RopeFactors,
}

/// A text that wants a draft.
pub(in crate::engine) struct DraftRequest<'a> {
    /// Its sequence.
    pub seq: u32,
    /// The text.
    pub tokens: &'a [u32],
    /// Most tokens to draft.
    pub most: usize,
    /// Least probability of a drafted token: the draft ends before a less probable one.
    pub p_min: f32,
    /// The list that the draft is written to.
    pub draft: &'a mut Vec<u32>,
}

impl DraftRequest<'_> {
    /// Returns the position of the next token of the text or the draft.
    fn end(&self) -> usize {
        self.tokens.len() + self.draft.len()
    }

    /// Returns whether there is something to draft, the context has positions for it, and the
    /// vocabulary has all tokens: not those that only the other model has, such as rows of images.
    fn can_be_met(&self, n_ctx: usize, n_vocab: usize) -> bool {
        self.most > 0
            && !self.tokens.is_empty()
            && self.end() + self.most <= n_ctx
            && self.tokens.iter().all(|&token| (token as usize) < n_vocab)
    }

    /// Adds the most probable token of a row of logits to the draft, unless it is not probable
    /// enough. Returns it as a token of the next step; `None` where the draft ends.
    fn extend(&mut self, row: &[f32]) -> Option<BatchToken> {
        let (token, p) = most_probable(row);
        if p < self.p_min {
            return None;
        }
        let pos = self.end();
        self.draft.push(token);
        if self.draft.len() == self.most {
            return None;
        }
        Some(BatchToken { token, seq: self.seq, pos: pos as u32, want_logits: true })
    }
}

impl DraftModel {
    /// Returns the drafter of a model with its cache: as many sequences as the model that it drafts
    /// for has.
    pub fn new(model: impl StepModel) -> DraftModel {
        DraftModel {
            sequences: vec![DraftedSequence::default(); model.n_seq()],
            budget: PrefillBudget::new(model.n_batch()),
            batch: Vec::new(),
            is_broken: false,
            model: Box::new(model),
        }
    }

    /// Drafts for several texts at once. Text that it has not read yet it reads, a chunk at a time;
    /// meanwhile the text gets no draft. A failure ends the drafts and nothing else.
    pub(in crate::engine) fn draft(&mut self, requests: &mut [DraftRequest<'_>]) {
        if self.is_broken || requests.is_empty() {
            return;
        }
        let drafted = catch_unwind(AssertUnwindSafe(|| self.try_draft(requests)));
        let error = match drafted {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error.to_string(),
            Err(_) => "internal error".to_owned(),
        };
        if self.model.has_forgotten() {
            // it goes on elsewhere
            for sequence in &mut self.sequences {
                sequence.tokens.clear();
            }
        } else {
            tracing::error!(%error, "the draft model failed; texts go on without drafts");
            self.is_broken = true;
        }
        for request in requests.iter_mut() {
            request.draft.clear();
        }
    }

    fn try_draft(&mut self, requests: &mut [DraftRequest<'_>]) -> Result<(), StepError> {
        let mut open = self.plan_reading(requests);
        while !self.batch.is_empty() {
            let n_vocab = self.model.n_vocab();
            let since = Instant::now();
            let rows = self.model.step(&self.batch)?;
            self.budget.record(self.batch.len(), since.elapsed());
            self.batch.clear();
            let mut rows = rows.chunks_exact(n_vocab);
            let sequences = &mut self.sequences;
            let batch = &mut self.batch;
            open.retain(|&i| {
                let Some(row) = rows.next() else { return false };
                let Some(next) = requests[i].extend(row) else { return false };
                sequences[next.seq as usize].tokens.push(next.token);
                batch.push(next);
                true
            });
        }
        Ok(())
    }

    /// Fills the batch with what is left to read of each text, a chunk at a time. Returns the
    /// requests whose text is whole then: the logits of its last token begin the draft.
    fn plan_reading(&mut self, requests: &[DraftRequest<'_>]) -> Vec<usize> {
        let n_ctx = self.model.n_ctx();
        let n_vocab = self.model.n_vocab();
        let mut left = self.budget.n_tokens(1, 1).max(requests.len());
        let mut open = Vec::new();
        self.batch.clear();
        for (i, request) in requests.iter().enumerate() {
            if !request.can_be_met(n_ctx, n_vocab) {
                continue;
            }
            let from = self.align(request);
            let n = (request.tokens.len() - from).min(left);
            left -= n;
            let is_read = from + n == request.tokens.len() && n > 0;
            self.batch.extend((from..from + n).map(|pos| BatchToken {
                token: request.tokens[pos],
                seq: request.seq,
                pos: pos as u32,
                want_logits: is_read && pos + 1 == from + n,
            }));
            let sequence = &mut self.sequences[request.seq as usize];
            sequence.tokens.extend_from_slice(&request.tokens[from..from + n]);
            if is_read {
                open.push(i);
            }
        }
        open
    }

    /// Forgets what a sequence holds beyond the beginning of a text, takes over what another holds
    /// of it, and returns how much of it is computed then: not its last token, whose logits are
    /// needed.
    fn align(&mut self, request: &DraftRequest<'_>) -> usize {
        let limit = request.tokens.len() - 1;
        // with the longest draft, so that none is too long for them
        let factors = self.model.rope_factors(request.tokens.len() + MOST_DRAFTED);
        let common = |sequence: &DraftedSequence| {
            let is_alike = sequence.factors == factors;
            let tokens = if is_alike { &sequence.tokens[..] } else { &[] };
            tokens.iter().zip(&request.tokens[..limit]).take_while(|(a, b)| a == b).count()
        };
        let seq = request.seq as usize;
        let own = common(&self.sequences[seq]);
        let others = self.sequences.iter().enumerate().filter(|&(other, _)| other != seq);
        let best = others.map(|(other, sequence)| (common(sequence), other)).max();
        self.model.set_rope_factors(request.seq, factors);
        self.sequences[seq].factors = factors;
        // tokens noted in this call are in the batch, not in the cache yet
        let in_batch = |other: usize| self.batch.iter().any(|token| token.seq as usize == other);
        match best {
            Some((len, other)) if len >= own + LEAST_SHARED && !in_batch(other) => {
                self.model.share_seq(other as u32, request.seq, len as u32);
                self.sequences[seq].tokens = request.tokens[..len].to_vec();
                len
            }
            _ => {
                self.model.clear_seq(request.seq, own as u32);
                self.sequences[seq].tokens.truncate(own);
                own
            }
        }
    }
}

/// Returns the most probable token and its probability.
pub(super) fn most_probable(logits: &[f32]) -> (u32, f32) {
    let start = (0, f32::NEG_INFINITY);
    let (token, max) = logits
        .iter()
        .enumerate()
        .fold(start, |best, (i, &x)| if x > best.1 { (i, x) } else { best });
    // what is less probable than e⁻²⁰ of the best changes nothing, and is nearly all of a large
    // vocabulary
    let sum: f32 = logits.iter().map(|x| x - max).filter(|&x| x > -20.0).map(f32::exp).sum();
    (token as u32, 1.0 / sum)
}
