//! The first part of a block for multi-token prediction.

use crate::backend::{Backend, Buf, Heads};
use crate::model::Model;
use crate::model::weights::MtpInput;

/// Computes x = w · [norm(embedding of the next token), norm(hidden state)]; the hidden states are
/// in [`Buf::Branch`].
pub(super) fn input(b: &impl Backend, model: &Model, weights: &MtpInput) {
    let plan = &model.plan;
    let n = plan.n_embd;
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::X);
    for (i, (x, norm)) in [(Buf::X, &weights.embedding_norm), (Buf::Branch, &weights.hidden_norm)]
        .into_iter()
        .enumerate()
    {
        b.rms_norm(x, norm, plan.norm_eps, Buf::Norm);
        let from = Heads { buf: Buf::Norm, size: n, first: 0 };
        b.copy_heads(from, Heads { buf: Buf::Up, size: 2 * n, first: i * n }, 1, n);
    }
    b.linear(Buf::Up, &[(&weights.projection, Buf::X)]);
}
