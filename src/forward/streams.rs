//! Several streams in place of one residual stream (AltUp): layers work on one of them, in
//! [`Buf::X`].

use super::layer::{LayerPass, norm};
use super::per_layer;
use crate::backend::{Backend, Buf, Heads, StreamMix};
use crate::model::Plan;
use crate::model::vector::Vector;
use crate::model::weights::{LayerStreams, PerLayer, StreamEnds};

/// Returns some values of each row of a buffer whose rows are of `size` values.
fn values(buf: Buf, size: usize, first: usize) -> Heads {
    Heads { buf, size, first }
}

/// Makes streams of the embeddings: these, and what matrices make of them, as large as they are.
pub(super) fn spread(b: &impl Backend, plan: &Plan, ends: &StreamEnds) {
    let n_embd = plan.n_embd;
    let others = ends.spread.weight.n_rows;
    b.linear(Buf::X, &[(&ends.spread, Buf::Up)]);
    b.match_magnitude(Buf::Up, others / n_embd, Buf::X, n_embd);
    let all = others + n_embd;
    b.copy_heads(values(Buf::X, n_embd, 0), values(Buf::Streams, all, 0), 1, n_embd);
    b.copy_heads(values(Buf::Up, others, 0), values(Buf::Streams, all, n_embd), 1, others);
}

/// Makes the hidden state: the mean of the first stream and of what matrices make of the others, as
/// large as the first.
pub(super) fn gather(b: &impl Backend, plan: &Plan, ends: &StreamEnds) {
    let n_embd = plan.n_embd;
    let n_others = ends.gather.len();
    let others = n_others * n_embd;
    let all = others + n_embd;
    b.copy_heads(values(Buf::Streams, all, 0), values(Buf::X, n_embd, 0), 1, n_embd);
    b.copy_heads(values(Buf::Streams, all, n_embd), values(Buf::Up, others, 0), 1, others);
    b.multiply_heads(values(Buf::Up, n_embd, 0), &ends.gather, values(Buf::Gate, n_embd, 0));
    b.match_magnitude(Buf::Gate, n_others, Buf::X, n_embd);
    for i in 0..n_others {
        b.copy_heads(values(Buf::Gate, others, i * n_embd), values(Buf::Out, n_embd, 0), 1, n_embd);
        b.add(Buf::X, Buf::Out, 1.0, n_embd);
    }
    b.scale_softcap(Buf::X, 1.0 / (n_others + 1) as f32, 0.0, n_embd);
}

/// Predicts all streams by a mix of them, and takes the one that the layer works on.
pub(super) fn predict<B: Backend>(pass: &LayerPass<B>, weights: &LayerStreams) {
    take_active(pass);
    route(pass, weights);
    mix(pass, Buf::X, &weights.predict);
    take_active(pass);
}

/// Corrects all streams by what the layer made of one; then the layer's slice joins all but the
/// first.
pub(super) fn correct<B: Backend>(pass: &LayerPass<B>, weights: &LayerStreams, slice: &PerLayer) {
    let b = pass.b;
    let plan = pass.plan();
    route(pass, weights);
    mix(pass, Buf::X, &weights.correct);
    take_active(pass);
    b.scale_values(Buf::X, &weights.scale);
    per_layer::branch(pass, slice);
    norm(b, plan, plan.norm_eps, Buf::Out, &slice.post_norm, Buf::Out);
    mix(pass, Buf::Out, &weights.join);
}

/// Makes the numbers that say how streams are mixed.
fn route<B: Backend>(pass: &LayerPass<B>, weights: &LayerStreams) {
    pass.b.rms_norm(Buf::X, &weights.router_norm, pass.plan().norm_eps, Buf::Norm);
    pass.b.linear(Buf::Norm, &[(&weights.router, Buf::Router)]);
}

/// Mixes the streams, and with them `x`.
fn mix<B: Backend>(pass: &LayerPass<B>, x: Buf, table: &Vector) {
    let Some(streams) = pass.plan().streams else { return };
    let width = pass.plan().n_embd;
    let mix = StreamMix { n: streams.n, width, router: Buf::Router, table };
    pass.b.mix_streams(Buf::Streams, x, mix);
}

/// Copies the stream that the layer works on.
fn take_active<B: Backend>(pass: &LayerPass<B>) {
    let Some(streams) = pass.plan().streams else { return };
    let n_embd = pass.plan().n_embd;
    let from = values(Buf::Streams, streams.n * n_embd, streams.active * n_embd);
    pass.b.copy_heads(from, values(Buf::X, n_embd, 0), 1, n_embd);
}
