//! Embeddings: the hidden states of a text's tokens become one vector, or stay one each.
//!
//! Knows rows of numbers; nothing of what they are for.

/// The way in which the hidden states of a text become its embedding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pooling {
    /// They do not: there is one row per token.
    None,
    /// Their mean.
    Mean,
    /// That of the first token.
    First,
    /// That of the last token, which in a causal model alone has seen the whole text.
    Last,
}

impl Pooling {
    /// Returns whether the state of token `pos` of `n` is of account.
    pub(super) fn wants(self, pos: usize, n: usize) -> bool {
        match self {
            Pooling::None | Pooling::Mean => true,
            Pooling::First => pos == 0,
            Pooling::Last => pos + 1 == n,
        }
    }

    /// Returns whether what has been computed of a text that began the same way will do: of the
    /// tokens in it no states are kept.
    pub(super) fn can_reuse(self) -> bool {
        self == Pooling::Last
    }
}

/// The embedding of a text as its states come in.
pub(super) struct Pool {
    pub pooling: Pooling,
    rows: Vec<Vec<f32>>,
    sum: Vec<f64>,
    n: usize,
}

impl Pool {
    pub(super) fn new(pooling: Pooling) -> Self {
        Self { pooling, rows: Vec::new(), sum: Vec::new(), n: 0 }
    }

    /// Takes states that were wanted, rows of `width` values.
    pub(super) fn take(&mut self, states: &[f32], width: usize) {
        if self.pooling != Pooling::Mean {
            self.rows.extend(states.chunks_exact(width).map(<[f32]>::to_vec));
            return;
        }
        self.sum.resize(width, 0.0);
        for state in states.chunks_exact(width) {
            for (sum, x) in self.sum.iter_mut().zip(state) {
                *sum += f64::from(*x);
            }
            self.n += 1;
        }
    }

    /// One row, or one per token.
    pub(super) fn finish(&mut self) -> Vec<Vec<f32>> {
        if self.pooling == Pooling::Mean {
            let n = self.n.max(1) as f64;
            self.rows = vec![self.sum.iter().map(|sum| (sum / n) as f32).collect()];
        }
        std::mem::take(&mut self.rows)
    }
}
