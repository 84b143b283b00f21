//! Drafts of a second, smaller model with the same vocabulary: its most probable tokens.
//!
//! It has sequences and a cache of its own, next to those of the model it drafts for, and keeps
//! their contents between texts: a beginning that a new text shares with one of them is not
//! computed again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use crate::engine::model::{BatchToken, StepModel};
use crate::engine::pace::Pace;

/// Fewest positions that are worth taking over from another sequence.
const LEAST_SHARED: usize = 16;

/// A model that drafts.
pub struct DraftModel {
    model: Box<dyn StepModel>,
    /// The tokens computed in each sequence.
    computed: Vec<Vec<u32>>,
    /// Limits the prompt tokens of a step.
    pace: Pace,
    batch: Vec<BatchToken>,
    /// It failed: it drafts no more.
    broken: bool,
}

/// A text that wants a draft.
pub(in crate::engine) struct Wish<'a> {
    /// Its sequence.
    pub seq: u32,
    /// The text.
    pub tokens: &'a [u32],
    /// Most tokens to draft; what is longer is the model's own.
    pub most: usize,
    /// Stop where the best token is less probable.
    pub p_min: f32,
    /// The draft.
    pub draft: &'a mut Vec<u32>,
}

impl Wish<'_> {
    /// Position of the next token of the text or the draft.
    fn end(&self) -> usize {
        self.tokens.len() + self.draft.len()
    }
}

impl DraftModel {
    /// A model with its cache, as many sequences as the model it drafts for has.
    pub fn new(model: impl StepModel) -> DraftModel {
        DraftModel {
            computed: vec![Vec::new(); model.n_seq()],
            pace: Pace::new(model.n_batch()),
            batch: Vec::new(),
            broken: false,
            model: Box::new(model),
        }
    }

    /// Drafts for several texts at once. Text that it has not read yet it reads, a chunk at a time;
    /// meanwhile the text gets no draft. A failure ends the drafts and nothing else.
    pub(in crate::engine) fn draft(&mut self, wishes: &mut [Wish<'_>]) {
        if self.broken || wishes.is_empty() {
            return;
        }
        let drafted = catch_unwind(AssertUnwindSafe(|| self.try_draft(wishes)));
        let error = match drafted {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error.to_string(),
            Err(_) => "internal error".to_owned(),
        };
        if self.model.has_forgotten() {
            // it goes on elsewhere
            for computed in &mut self.computed {
                computed.clear();
            }
        } else {
            tracing::error!(%error, "the draft model failed; texts go on without drafts");
            self.broken = true;
        }
        for wish in wishes.iter_mut() {
            wish.draft.clear();
        }
    }

    fn try_draft(
        &mut self,
        wishes: &mut [Wish<'_>],
    ) -> Result<(), crate::engine::model::StepError> {
        let n_ctx = self.model.n_ctx();
        let n_vocab = self.model.n_vocab();
        let mut room = self.pace.chunk(1, 1).max(wishes.len());
        // what is left to read of each text; the last token's logits begin the draft
        let mut writing = Vec::new();
        self.batch.clear();
        for (i, wish) in wishes.iter().enumerate() {
            // no room in this context, or tokens that only the other model has, such as rows of
            // images
            let unknown = |&token: &u32| token as usize >= n_vocab;
            let fits = wish.end() + wish.most <= n_ctx && !wish.tokens.iter().any(unknown);
            if wish.most == 0 || wish.tokens.is_empty() || !fits {
                continue;
            }
            let from = self.align(wish);
            let n = (wish.tokens.len() - from).min(room);
            room -= n;
            let is_read = from + n == wish.tokens.len() && n > 0;
            let batch = (from..from + n).map(|pos| BatchToken {
                token: wish.tokens[pos],
                seq: wish.seq,
                pos: pos as u32,
                want_logits: is_read && pos + 1 == from + n,
            });
            self.batch.extend(batch);
            self.computed[wish.seq as usize].extend_from_slice(&wish.tokens[from..from + n]);
            if is_read {
                writing.push(i);
            }
        }
        while !self.batch.is_empty() {
            let since = Instant::now();
            let rows = self.model.step(&self.batch)?;
            self.pace.note(self.batch.len(), since.elapsed());
            self.batch.clear();
            let mut rows = rows.chunks_exact(n_vocab);
            let computed = &mut self.computed;
            writing.retain(|&i| {
                let (wish, Some(row)) = (&mut wishes[i], rows.next()) else { return false };
                let (token, p) = best(row);
                if p < wish.p_min {
                    return false;
                }
                let pos = wish.end();
                wish.draft.push(token);
                if wish.draft.len() == wish.most {
                    return false;
                }
                computed[wish.seq as usize].push(token);
                self.batch.push(BatchToken {
                    token,
                    seq: wish.seq,
                    pos: pos as u32,
                    want_logits: true,
                });
                true
            });
        }
        Ok(())
    }

    /// Forgets what a sequence holds beyond the beginning of a text, takes over what another holds
    /// of it, and returns how much of it is computed then: not its last token, whose logits are
    /// wanted.
    fn align(&mut self, wish: &Wish<'_>) -> usize {
        let limit = wish.tokens.len() - 1;
        let common = |computed: &Vec<u32>| {
            computed.iter().zip(&wish.tokens[..limit]).take_while(|(a, b)| a == b).count()
        };
        let seq = wish.seq as usize;
        let own = common(&self.computed[seq]);
        let others = self.computed.iter().enumerate().filter(|&(other, _)| other != seq);
        let best = others.map(|(other, computed)| (common(computed), other)).max();
        // tokens noted in this call are in the batch, not in the cache yet
        let in_batch = |other: usize| self.batch.iter().any(|token| token.seq as usize == other);
        match best {
            Some((len, other)) if len >= own + LEAST_SHARED && !in_batch(other) => {
                self.model.share_seq(other as u32, wish.seq, len as u32);
                self.computed[seq] = wish.tokens[..len].to_vec();
                len
            }
            _ => {
                self.model.clear_seq(wish.seq, own as u32);
                self.computed[seq].truncate(own);
                own
            }
        }
    }
}

/// The most probable token and its probability.
fn best(logits: &[f32]) -> (u32, f32) {
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
