//! A model whose every answer is known.

use std::borrow::Cow;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};

use crate::engine::{
    BatchToken, RopeFactors, StepError, StepModel, StepsAhead, StepsDone, Vocabulary, WholeRows,
};

/// The token that ends a text.
const EOS: u32 = 256;
/// The token that makes the model panic.
pub(super) const PANIC: u32 = 257;
/// The token that makes the model report an error.
pub(super) const ERROR: u32 = 258;
pub(super) const N_VOCAB: usize = 259;

/// A vocabulary whose tokens are bytes.
pub(super) struct Bytes;

impl Vocabulary for Bytes {
    fn piece(&self, token: u32) -> Cow<'_, [u8]> {
        Cow::Owned(u8::try_from(token).map_or(Vec::new(), |byte| vec![byte]))
    }

    fn end_tokens(&self) -> &[u32] {
        &[EOS]
    }

    fn suppressed_tokens(&self) -> &[u32] {
        &[]
    }

    fn encode(&self, text: &str) -> Vec<u32> {
        text.bytes().map(u32::from).collect()
    }
}

/// A model that answers a prompt `[script, length of the prompt, …]` with the bytes of that script
/// and then `EOS` for ever.
///
/// It keeps what each sequence was given, and refuses positions that do not continue it.
pub(super) struct Scripted {
    pub scripts: Vec<Vec<u8>>,
    pub n_ctx: usize,
    pub n_batch: usize,
    pub cache: Vec<Vec<u32>>,
    pub logits: Vec<f32>,
    pub batches: Arc<Mutex<Vec<Vec<BatchToken>>>>,
    /// One message lets one step pass; without the channel none waits.
    pub gate: Option<Receiver<()>>,
    /// Most steps in a row; with `usize::MAX` the third of them fails.
    pub n_ahead: usize,
    /// Number of the token of all that it goes on with by itself after which it goes on with a
    /// wrong one; 0: with none.
    pub wrong_every: usize,
    /// Number of these tokens so far.
    pub n_fed: usize,
    /// The rows of logits of the last steps in a row.
    pub kept: Vec<Vec<f32>>,
    /// Most tokens of a sequence with short rope factors; more are an error.
    pub longest_short: Option<usize>,
    /// The rope factors of each sequence.
    pub factors: Vec<RopeFactors>,
}

impl Scripted {
    /// Returns a model with these scripts that notes its steps in `batches`.
    pub(super) fn new(
        n_seq: usize,
        n_batch: usize,
        scripts: &[&str],
        batches: &Arc<Mutex<Vec<Vec<BatchToken>>>>,
    ) -> Scripted {
        Scripted {
            scripts: scripts.iter().map(|s| s.as_bytes().to_vec()).collect(),
            n_ctx: 200,
            n_batch,
            cache: vec![Vec::new(); n_seq],
            logits: Vec::new(),
            batches: Arc::clone(batches),
            gate: None,
            n_ahead: 1,
            wrong_every: 0,
            n_fed: 0,
            kept: Vec::new(),
            longest_short: None,
            factors: vec![RopeFactors::Short; n_seq],
        }
    }
}

impl StepModel for Scripted {
    fn n_vocab(&self) -> usize {
        N_VOCAB
    }

    fn n_ctx(&self) -> usize {
        self.n_ctx
    }

    fn n_seq(&self) -> usize {
        self.cache.len()
    }

    fn n_batch(&self) -> usize {
        self.n_batch
    }

    fn longest_short(&self) -> Option<usize> {
        self.longest_short
    }

    fn set_rope_factors(&mut self, seq: u32, factors: RopeFactors) {
        if self.factors[seq as usize] != factors {
            self.factors[seq as usize] = factors;
            self.cache[seq as usize].clear();
        }
    }

    fn share_seq(&mut self, from: u32, to: u32, len: u32) {
        self.factors[to as usize] = self.factors[from as usize];
        self.cache[to as usize] = self.cache[from as usize][..len as usize].to_vec();
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        if let Some(gate) = &self.gate {
            gate.recv()?;
        }
        self.batches.lock().unwrap().push(batch.to_vec());
        self.logits.clear();
        for token in batch {
            let most = StepModel::n_positions(self, self.factors[token.seq as usize]);
            let cache = &mut self.cache[token.seq as usize];
            if cache.len() != token.pos as usize || cache.len() >= most {
                return Err(format!("{token:?} does not continue {} positions", cache.len()).into());
            }
            cache.push(token.token);
            match token.token {
                PANIC => panic!("this token is poison"),
                ERROR => return Err("this token is an error".into()),
                _ => {}
            }
            if token.want_logits {
                let script = &self.scripts[cache[0] as usize];
                let n_prompt = cache.get(1).map_or(1, |&n| n as usize);
                let next = script.get(cache.len() - n_prompt).map_or(EOS, |&byte| u32::from(byte));
                let row = self.logits.len();
                self.logits.resize(row + N_VOCAB, 0.0);
                self.logits[row + next as usize] = 20.0;
                self.logits[row + b'x' as usize] += 10.0;
            }
        }
        Ok(&self.logits)
    }

    fn most_ahead(&self, _: usize, _: WholeRows) -> usize {
        self.n_ahead.min(4)
    }

    fn step_ahead(
        &mut self,
        batch: &[BatchToken],
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), StepError> {
        let mut next = batch.to_vec();
        let mut rows = vec![Vec::new(); batch.len()];
        let mut fed = vec![Vec::new(); batch.len()];
        for i in 0..steps.n {
            if i == 2 && self.n_ahead == usize::MAX {
                return Err("the third step in a row".into());
            }
            let made: Vec<_> =
                self.step(&next)?.chunks_exact(N_VOCAB).map(<[f32]>::to_vec).collect();
            for (seq, row) in made.into_iter().enumerate() {
                let mut token = best_of(&row, steps.keep)[0].0;
                rows[seq].push(row);
                if i + 1 == steps.n {
                    continue;
                }
                self.n_fed += 1;
                if self.wrong_every > 0 && self.n_fed.is_multiple_of(self.wrong_every) {
                    token = u32::from(b'?');
                }
                fed[seq].push(token);
                next[seq] = BatchToken { token, pos: next[seq].pos + 1, ..next[seq] };
            }
        }
        done.n = steps.n;
        done.best.clear(steps.keep);
        self.kept = rows.into_iter().flatten().collect();
        for row in &self.kept {
            done.best.push(best_of(row, steps.keep).into_iter());
        }
        done.fed = fed.into_iter().flatten().collect();
        if steps.rows == WholeRows::Dropped {
            self.kept.clear();
        }
        Ok(())
    }

    fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), StepError> {
        let row = self.kept.get(row).ok_or("the row is not kept")?;
        out.clear();
        out.extend_from_slice(row);
        Ok(())
    }

    fn n_embd(&self) -> usize {
        2
    }

    /// Returns the state of a token: itself and its position.
    fn embed(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        let silent: Vec<_> =
            batch.iter().map(|&token| BatchToken { want_logits: false, ..token }).collect();
        self.step(&silent)?;
        let requested = batch.iter().filter(|token| token.want_logits);
        self.logits = requested.flat_map(|token| [token.token as f32, token.pos as f32]).collect();
        Ok(&self.logits)
    }

    fn clear_seq(&mut self, seq: u32, from: u32) {
        self.cache[seq as usize].truncate(from as usize);
    }

    fn saved_bytes(&self, len: u32) -> usize {
        4 * len as usize
    }

    fn save_seq(&mut self, seq: u32, len: u32) -> Result<Vec<u8>, StepError> {
        let tokens = &self.cache[seq as usize][..len as usize];
        Ok(tokens.iter().flat_map(|token| token.to_le_bytes()).collect())
    }

    fn restore_seq(&mut self, seq: u32, len: u32, cache: &[u8]) -> Result<(), StepError> {
        let tokens = cache.as_chunks::<4>().0.iter().map(|token| u32::from_le_bytes(*token));
        self.cache[seq as usize] = tokens.collect();
        assert_eq!(self.cache[seq as usize].len(), len as usize);
        Ok(())
    }
}

/// Returns the best tokens of a row, with their logits: of equals the first.
fn best_of(row: &[f32], keep: usize) -> Vec<(u32, f32)> {
    let mut tokens: Vec<_> = (0..).zip(row.iter().copied()).collect();
    tokens.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    tokens.truncate(keep);
    tokens
}
