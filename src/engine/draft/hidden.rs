//! Drafts of layers that read the hidden states of the model: of the block for multi-token
//! prediction in the model's own file, or of EAGLE-3, DFlash or an assistant of Gemma 4 in a file
//! of its own.
//!
//! They read, for each position of a text, the hidden state that the model has there and the token
//! after it, in a cache of their own, and draft the token after that; then they go on from their
//! own hidden state. What they have of a text need not be whole: images, and beginnings that
//! another sequence computed, are left out, and drafts are as much worse. DFlash reads hidden
//! states alone, and drafts a block of tokens at once (`block`). An assistant on a GPU has the
//! model's cache, and reads the last hidden state alone (`in_cache`).

mod block;
mod in_cache;

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::model::{DraftRequest, most_probable};
use super::{Drafter, MOST_ROWS};
use crate::engine::model::{BatchToken, HiddenInput, RopeFactors, StepError, StepModel};

/// Most hidden states of a sequence that wait to be read.
const MOST_WAITING: usize = 256;
/// Most of them that are read together with those of other sequences.
const MOST_AT_ONCE: usize = 16;

/// Layers that draft for a model by its hidden states.
pub struct HiddenDrafter {
    kind: Drafter,
    model: Box<dyn StepModel>,
    sequences: Vec<HiddenSequence>,
    batch: Vec<BatchToken>,
    /// The hidden states of the batch.
    hidden: Vec<f32>,
    /// The positions of the batch's tokens in their text.
    positions: Vec<u32>,
    /// The token that is read with a hidden state.
    reads: ReadToken,
    /// True if it failed: it drafts no more.
    is_broken: bool,
}

/// The states of a sequence's text.
#[derive(Default)]
struct HiddenSequence {
    /// Those that the cache holds, in order of the text.
    read: Vec<ReadState>,
    /// The rope factors that these are computed with.
    factors: RopeFactors,
    /// Those to be read, in order of the text.
    waiting: Vec<WaitingState>,
    /// The hidden states of these, one after the other.
    hidden: Vec<f32>,
}

/// The token that is read with a hidden state.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadToken {
    /// The one after it.
    Next,
    /// None: it stands for its own.
    None,
}

impl ReadToken {
    /// Returns the position of the last token on which what is read of position `pos` depends.
    fn last(self, pos: usize) -> usize {
        match self {
            ReadToken::Next => pos + 1,
            ReadToken::None => pos,
        }
    }
}

/// A position of a text whose hidden state was read.
#[derive(Clone, Copy)]
struct ReadState {
    pos: usize,
    /// The last token on which what was read depends.
    token: u32,
}

/// A position of a text whose hidden state is to be read.
#[derive(Clone, Copy, PartialEq, Eq)]
struct WaitingState {
    pos: usize,
    token: u32,
}

impl HiddenSequence {
    /// Forgets what is not of this text.
    fn align(&mut self, tokens: &[u32], n_read: usize, reads: ReadToken) {
        let is_read = |state: &&ReadState| tokens.get(reads.last(state.pos)) == Some(&state.token);
        self.read.truncate(self.read.iter().take_while(is_read).count());
        let is_there = |state: &&WaitingState| tokens.get(state.pos) == Some(&state.token);
        let n = self.waiting.iter().take_while(is_there).count();
        self.keep(0..n, n_read);
        // what was read again is read for good
        let Some(&WaitingState { pos: first, .. }) = self.waiting.first() else { return };
        self.read.truncate(self.read.partition_point(|state| state.pos < first));
    }

    /// Keeps these of the states that wait.
    fn keep(&mut self, states: std::ops::Range<usize>, n_read: usize) {
        self.hidden.truncate(states.end * n_read);
        self.hidden.drain(..states.start * n_read);
        self.waiting.truncate(states.end);
        self.waiting.drain(..states.start);
    }
}

impl HiddenDrafter {
    /// Returns the drafter of a block for multi-token prediction, or of an assistant of Gemma 4,
    /// with its cache, of as many sequences as the model has.
    pub fn mtp(block: impl StepModel) -> HiddenDrafter {
        HiddenDrafter::new(Drafter::Mtp, block)
    }

    /// Returns the drafter of EAGLE-3 with its cache, of as many sequences as the model has.
    pub fn eagle3(drafter: impl StepModel) -> HiddenDrafter {
        HiddenDrafter::new(Drafter::Eagle3, drafter)
    }

    /// Returns the drafter of DFlash with its cache, of as many sequences as the model has.
    pub fn dflash(drafter: impl StepModel) -> HiddenDrafter {
        HiddenDrafter::new(Drafter::Dflash, drafter)
    }

    fn new(kind: Drafter, model: impl StepModel) -> HiddenDrafter {
        let reads = match model.draft_block() {
            Some(_) => ReadToken::None,
            None => ReadToken::Next,
        };
        HiddenDrafter {
            kind,
            sequences: (0..model.n_seq()).map(|_| HiddenSequence::default()).collect(),
            batch: Vec::new(),
            hidden: Vec::new(),
            positions: Vec::new(),
            reads,
            is_broken: false,
            model: Box::new(model),
        }
    }

    /// Returns which drafter it is.
    pub(super) fn kind(&self) -> Drafter {
        self.kind
    }

    /// Returns the most tokens of a draft, if it has a limit of its own.
    pub(super) fn longest(&self) -> Option<usize> {
        self.model.draft_block().map(|block| block.size.saturating_sub(1))
    }

    /// Takes the hidden states of some tokens of a text that the model has computed; they are read
    /// with the next draft, or now if many wait.
    pub(in crate::engine) fn note(&mut self, text: &[u32], tokens: &[BatchToken], hidden: &[f32]) {
        let Some(first) = tokens.first().filter(|_| !self.is_broken) else { return };
        let n_read = self.model.n_read();
        if hidden.len() != tokens.len() * n_read {
            return self.guarded(|_| Err("the model is computed elsewhere now".into()));
        }
        if self.reads_cache() {
            return self.note_last(tokens, hidden);
        }
        let sequence = &mut self.sequences[first.seq as usize];
        let is_before = |state: &WaitingState| state.pos < first.pos as usize;
        let n = sequence.waiting.partition_point(is_before);
        sequence.keep(0..n, n_read);
        sequence.waiting.extend(
            tokens
                .iter()
                .map(|&BatchToken { token, pos, .. }| WaitingState { pos: pos as usize, token }),
        );
        sequence.hidden.extend_from_slice(hidden);
        if sequence.waiting.len() > MOST_WAITING {
            let seq = first.seq;
            self.guarded(|drafter| drafter.read_ahead(seq, text));
        }
    }

    /// Drafts for several texts, whose last tokens the model has not computed yet. A failure ends
    /// the drafts and nothing else.
    pub(in crate::engine) fn draft(&mut self, requests: &mut [DraftRequest<'_>]) {
        if self.is_broken || requests.iter().all(|request| request.most == 0) {
            return;
        }
        self.guarded(|drafter| drafter.try_draft(requests));
        if self.is_broken {
            for request in requests {
                request.draft.clear();
            }
        }
    }

    /// Does something after whose failure nothing is drafted any more.
    fn guarded(&mut self, work: impl FnOnce(&mut HiddenDrafter) -> Result<(), StepError>) {
        let done = catch_unwind(AssertUnwindSafe(|| work(self)));
        let error = match done {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error.to_string(),
            Err(_) => "internal error".to_owned(),
        };
        tracing::error!(%error, "the layers that draft failed; texts go on without drafts");
        self.is_broken = true;
        self.sequences.fill_with(HiddenSequence::default);
    }

    fn clear_batch(&mut self) {
        self.batch.clear();
        self.hidden.clear();
        self.positions.clear();
    }

    /// Reads what waits of a text but for the last state, after which there may be a draft.
    fn read_ahead(&mut self, seq: u32, text: &[u32]) -> Result<(), StepError> {
        let n_batch = self.model.n_batch();
        while self.sequences[seq as usize].waiting.len() > 1 {
            self.clear_batch();
            let n = self.sequences[seq as usize].waiting.len();
            self.plan_reading(seq, text, n_batch.min(n - 1));
            if self.batch.is_empty() && self.sequences[seq as usize].waiting.len() == n {
                return Ok(());
            }
            if !self.batch.is_empty() {
                self.model.predict(
                    &self.batch,
                    HiddenInput::OfModel(&self.hidden),
                    &self.positions,
                )?;
            }
        }
        Ok(())
    }

    fn try_draft(&mut self, requests: &mut [DraftRequest<'_>]) -> Result<(), StepError> {
        let open = self.plan_drafts(requests)?;
        match self.model.draft_block() {
            Some(block) => self.draft_blocks(block, requests, &open),
            None => self.draft_in_turn(requests, open),
        }
    }

    /// Drafts one token after the other for the texts that are read to the end with the batch.
    fn draft_in_turn(
        &mut self,
        requests: &mut [DraftRequest<'_>],
        mut open: Vec<usize>,
    ) -> Result<(), StepError> {
        let n_hidden = self.model.n_hidden();
        let n_tokens = self.model.n_tokens();
        let n_vocab = self.model.n_vocab();
        let in_place = self.model.drafts_in_place();
        let mut has_drafted = false;
        while !self.batch.is_empty() {
            let hidden = if std::mem::replace(&mut has_drafted, true) {
                HiddenInput::Own(&self.hidden)
            } else {
                HiddenInput::OfModel(&self.hidden)
            };
            let rows = self.model.predict(&self.batch, hidden, &self.positions)?;
            let drafted: Vec<(u32, f32)> = rows.chunks_exact(n_vocab).map(most_probable).collect();
            self.clear_batch();
            let mut states = self.model.hidden().chunks_exact(n_hidden);
            let mut next = drafted.into_iter();
            let model = &self.model;
            let sequences = &self.sequences;
            let batch = &mut self.batch;
            let hidden = &mut self.hidden;
            let positions = &mut self.positions;
            open.retain(|&i| {
                let (Some((row, p)), Some(state)) = (next.next(), states.next()) else {
                    return false;
                };
                let token = model.token_of_row(row);
                let request = &mut requests[i];
                let is_open = p >= request.p_min && {
                    request.draft.push(token);
                    request.draft.len() < request.most && (token as usize) < n_tokens
                };
                if is_open {
                    let seq = request.seq;
                    let n_read = sequences[seq as usize].read.len();
                    let n_read = model.model_len(seq).unwrap_or(n_read);
                    let n_after = if in_place { 0 } else { request.draft.len() };
                    let pos = (n_read + n_after - 1) as u32;
                    batch.push(BatchToken { token, seq, pos, want_logits: true });
                    positions.push((request.tokens.len() + n_after - 1) as u32);
                    hidden.extend_from_slice(state);
                }
                is_open
            });
        }
        Ok(())
    }

    /// Fills the batch with what waits of texts. Returns the requests whose text is read to the end
    /// then: the logits of its last state begin the draft, unless that is a block.
    fn plan_drafts(&mut self, requests: &[DraftRequest<'_>]) -> Result<Vec<usize>, StepError> {
        let wanted = || requests.iter().enumerate().filter(|(_, request)| request.most > 0);
        for (_, request) in wanted() {
            if self.sequences[request.seq as usize].waiting.len() > MOST_AT_ONCE {
                self.read_ahead(request.seq, request.tokens)?;
            }
        }
        self.clear_batch();
        let mut open = Vec::new();
        for (i, request) in wanted() {
            if self.reads_cache() {
                open.extend(self.plan_last(request).then_some(i));
                continue;
            }
            let n = self.batch.len();
            let left = self.model.n_batch() - n;
            self.plan_reading(request.seq, request.tokens, left);
            if !self.is_whole(request) {
                continue;
            }
            if self.reads == ReadToken::None {
                open.push(i);
            } else if let Some(last) = self.batch[n..].last_mut() {
                last.want_logits = true;
                open.push(i);
            }
        }
        Ok(open)
    }

    /// Returns whether a draft may follow what is planned of a text: all but its last token has
    /// been read, and the context has positions.
    fn is_whole(&self, request: &DraftRequest<'_>) -> bool {
        let read = &self.sequences[request.seq as usize].read;
        let is_last = |state: &ReadState| state.pos + 2 == request.tokens.len();
        // a block begins with the text's last token
        let most = request.most + usize::from(self.reads == ReadToken::None);
        read.last().is_some_and(is_last) && read.len() + most <= self.model.n_ctx()
    }

    /// Adds to the batch at most `most` of the states that wait of a text, as far as the tokens
    /// after them are known.
    fn plan_reading(&mut self, seq: u32, text: &[u32], most: usize) {
        let n_read = self.model.n_read();
        let reads = self.reads;
        let needs_embedding = reads == ReadToken::Next && !self.model.drafts_in_place();
        let n_tokens = self.model.n_tokens();
        let n_ctx = self.model.n_ctx();
        self.sequences[seq as usize].align(text, n_read, reads);
        let sequence = &mut self.sequences[seq as usize];
        // with the longest draft, so that none is too long for them
        let factors = self.model.rope_factors(text.len() + MOST_ROWS);
        if sequence.factors != factors {
            sequence.factors = factors;
            sequence.read.clear();
            self.model.set_rope_factors(seq, factors);
        }
        if sequence.read.len() + sequence.waiting.len() > n_ctx {
            sequence.read.clear();
        }
        self.model.clear_seq(seq, sequence.read.len() as u32);
        let is_followed = |state: &&WaitingState| state.pos + 1 < text.len();
        let n = sequence.waiting.iter().take(most).take_while(is_followed).count();
        let rows = sequence.hidden.chunks_exact(n_read);
        for (state, row) in sequence.waiting[..n].iter().zip(rows) {
            let last = reads.last(state.pos);
            let token = text[last];
            let is_known = (token as usize) < n_tokens;
            // rows of images have no embedding here; keys and values need none
            if !is_known && needs_embedding {
                continue;
            }
            let pos = sequence.read.len() as u32;
            sequence.read.push(ReadState { pos: state.pos, token });
            let token = if is_known { token } else { 0 };
            self.batch.push(BatchToken { token, seq, pos, want_logits: false });
            self.positions.push(last as u32);
            self.hidden.extend_from_slice(row);
        }
        let left = sequence.waiting.len();
        sequence.keep(n..left, n_read);
    }
}
