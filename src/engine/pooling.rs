//! Embeddings: the hidden states of a text's tokens become one vector, or stay one each.
//!
//! Knows rows of numbers; nothing of what they are for.

/// The rule by which the hidden states of a text become its embedding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pooling {
    /// They stay as they are: one row per token.
    None,
    /// The mean of all.
    Mean,
    /// The state of the first token.
    First,
    /// The state of the last token, which in a causal model alone has seen the whole text.
    Last,
}

impl Pooling {
    /// Returns whether the hidden state of token `pos` of *n* is needed.
    pub(super) fn needs(self, pos: usize, n: usize) -> bool {
        match self {
            Pooling::None | Pooling::Mean => true,
            Pooling::First => pos == 0,
            Pooling::Last => pos + 1 == n,
        }
    }

    /// Returns whether a prefix that is computed already need not be computed again: no hidden
    /// states of its tokens are kept.
    pub(super) fn can_reuse(self) -> bool {
        self == Pooling::Last
    }
}

/// The embedding of a text as its hidden states come in.
pub(super) struct PooledStates {
    /// The rule by which they are pooled.
    pub pooling: Pooling,
    rows: Vec<Vec<f32>>,
    sum: Vec<f64>,
    n: usize,
}

impl PooledStates {
    /// Returns the embedding of no text yet.
    pub(super) fn new(pooling: Pooling) -> Self {
        Self { pooling, rows: Vec::new(), sum: Vec::new(), n: 0 }
    }

    /// Takes the hidden states that were requested, each `[n_embd]`.
    pub(super) fn take<'a>(&mut self, states: impl Iterator<Item = &'a [f32]>) {
        if self.pooling != Pooling::Mean {
            self.rows.extend(states.map(<[f32]>::to_vec));
            return;
        }
        for state in states {
            self.sum.resize(state.len(), 0.0);
            for (sum, x) in self.sum.iter_mut().zip(state) {
                *sum += f64::from(*x);
            }
            self.n += 1;
        }
    }

    /// Returns the embedding: one row, or one per token.
    pub(super) fn finish(&mut self) -> Vec<Vec<f32>> {
        if self.pooling == Pooling::Mean {
            let n = self.n.max(1) as f64;
            self.rows = vec![self.sum.iter().map(|sum| (sum / n) as f32).collect()];
        }
        std::mem::take(&mut self.rows)
    }
}
