//! The first part of layers that draft for another model: they read its hidden states, which are
//! in [`Buf::Branch`], each with the token after it.

use crate::backend::{Backend, Buf, Heads, StepOutput};
use crate::model::vector::Vector;
use crate::model::weights::{DrafterInput, Eagle3Input, MtpInput};
use crate::model::{Model, Plan};

/// Two rows side by side: the norm of the token's embedding, and that of the hidden state.
pub(super) const PAIR: Buf = Buf::Up;

/// Makes the residual stream.
pub(super) fn input(b: &impl Backend, model: &Model, weights: &DrafterInput, output: StepOutput) {
    match weights {
        DrafterInput::Mtp(weights) => mtp(b, model, weights),
        DrafterInput::Eagle3(weights) => eagle3(b, model, weights, output),
    }
}

/// Computes x = w · [norm(embedding of the next token), norm(hidden state)].
fn mtp(b: &impl Backend, model: &Model, weights: &MtpInput) {
    let plan = &model.plan;
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::X);
    normed_half(b, plan, Buf::X, &weights.embedding_norm, 0);
    normed_half(b, plan, Buf::Branch, &weights.hidden_norm, 1);
    b.linear(PAIR, &[(&weights.projection, Buf::X)]);
}

/// Computes x = w · norm(hidden states of the model), or the drafter's own hidden state as it is,
/// and [`PAIR`] of it and the embedding of the next token. With a norm before the residual stream,
/// x goes on with that.
fn eagle3(b: &impl Backend, model: &Model, weights: &Eagle3Input, output: StepOutput) {
    let plan = &model.plan;
    let n = plan.n_embd;
    let whole = |buf| Heads { buf, size: n, first: 0 };
    if output == StepOutput::Continued {
        b.copy_heads(whole(Buf::Branch), whole(Buf::X), 1, n);
    } else {
        if let Some(norm) = &weights.state_norm {
            b.rms_norm(Buf::Branch, norm, plan.norm_eps, Buf::Branch);
        }
        b.linear(Buf::Branch, &[(&weights.projection, Buf::X)]);
    }
    b.embed(&model.weights.token_embd, plan.embedding_scale, Buf::Out);
    normed_half(b, plan, Buf::Out, &weights.embedding_norm, 0);
    normed_half(b, plan, Buf::X, &weights.hidden_norm, 1);
    if weights.norm_before_residual {
        b.copy_heads(whole(Buf::Norm), whole(Buf::X), 1, n);
    }
}

/// Makes a half of [`PAIR`] of the norm of `x`, which stays in [`Buf::Norm`].
fn normed_half(b: &impl Backend, plan: &Plan, x: Buf, norm: &Vector, half: usize) {
    let n = plan.n_embd;
    b.rms_norm(x, norm, plan.norm_eps, Buf::Norm);
    let from = Heads { buf: Buf::Norm, size: n, first: 0 };
    b.copy_heads(from, Heads { buf: PAIR, size: 2 * n, first: half * n }, 1, n);
}
