//! The transformer, once, for every architecture and backend: one line per operation.
//!
//! | file | part |
//! |---|---|
//! | `layer` | a layer of a pass, and what its sublayers share: norms, joins, the cut to outputs |
//! | `attention`, `latent`, `short_conv`, `delta_net`, `mamba2` | the mixers |
//! | `ffn` | the FFN, dense or by experts |
//! | `drafter` | what layers that draft for another model begin with |
//! | `per_layer` | a slice of its own for each layer of each token |
//! | `streams` | several streams in place of one residual stream |

mod attention;
mod delta_net;
mod drafter;
mod ffn;
mod latent;
mod layer;
mod mamba2;
mod per_layer;
mod short_conv;
mod streams;

use std::ops::Range;

#[cfg(feature = "gpu")]
use crate::backend::gpu;
use crate::backend::{Backend, Buf, Heads, StepOutput, cpu};
use crate::model::mixer::MixerWeights;
use crate::model::plan::HiddenStates;
use crate::model::weights::DrafterInput;
use crate::model::{Model, Plan};
use layer::{LayerPass, norm, stream_norm};

/// Runs the batch through some layers of the model: keys and values into the cache, `output` of the
/// tokens that want it. Of an encoder that is hidden states.
///
/// A backend that has not the first layers begins with the residual stream that another one made,
/// in [`Buf::X`]; one that has not the last leaves that of every token there. Models whose layers
/// share more than that (see [`Plan::is_whole`](crate::model::Plan::is_whole)) are not cut.
pub fn forward(b: &impl Backend, model: &Model, layers: &Range<usize>, output: StepOutput) {
    match &model.weights.drafter {
        _ if layers.start > 0 => {}
        Some(DrafterInput::Dflash(weights)) if output != StepOutput::Continued => {
            return drafter::read_context(b, model, weights);
        }
        Some(weights) => drafter::input(b, model, weights, output),
        None => embed(b, model),
    }
    // after the last layer that stores keys and values, no other token is of use
    let plan = &model.plan;
    let last = plan.layers.iter().rposition(|layer| layer.mixer.kv_layer().is_none()).unwrap_or(0);
    let hidden = HiddenOfAll::of(plan, last, output);
    for index in layers.clone() {
        tap(b, plan, index, hidden);
        let is_last = index == last && hidden.allows_cut() && !is_cut(model);
        let keeps_keys = hidden == HiddenOfAll::Keys && !b.shares_cache();
        LayerPass { b, model, index, is_last, keeps_keys }.run();
        b.end_layer();
    }
    if layers.end < plan.layers.len() || plan.stream_norm {
        return;
    }
    if hidden == HiddenOfAll::Inputs {
        tap(b, plan, plan.layers.len(), hidden);
        b.keep_outputs(&[(Buf::X, plan.n_embd)]);
    }
    let weights = &model.weights;
    if let Some(ends) = &weights.streams {
        streams::gather(b, plan, ends);
    }
    if let Some(output_norm) = &weights.output_norm {
        norm(b, plan, plan.norm_eps, Buf::X, output_norm, Buf::Norm);
    }
    if output == StepOutput::Hidden {
        if let Some([wide, narrow]) = &weights.projection {
            b.linear(Buf::Norm, &[(wide, Buf::Gate)]);
            b.linear(Buf::Gate, &[(narrow, Buf::Norm)]);
        }
        return;
    }
    if let Some(DrafterInput::Assistant(ends)) = &weights.drafter {
        b.linear(Buf::Norm, &[(&ends.output, Buf::Branch)]);
    }
    let mut last_state = Buf::Norm;
    if hidden == HiddenOfAll::Normed {
        // the norms of all tokens stay where they are
        last_state = Buf::Out;
        let all = |buf| Heads { buf, size: plan.n_embd, first: 0 };
        b.copy_heads(all(Buf::Norm), all(last_state), 1, plan.n_embd);
        b.keep_outputs(&[(last_state, plan.n_embd)]);
    }
    b.linear(last_state, &[(&weights.output, Buf::Logits)]);
    if plan.logit_scale != 1.0 || plan.logit_softcap != 0.0 {
        b.scale_softcap(Buf::Logits, plan.logit_scale, plan.logit_softcap, plan.n_vocab);
    }
}

/// The hidden states that a pass keeps of every token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HiddenOfAll {
    /// None.
    None,
    /// Inputs of layers, none of which comes after the one that is cut to the outputs.
    Before,
    /// Inputs of layers, some of which come after that.
    Inputs,
    /// Those after the last norm.
    Normed,
    /// Keys and values of layers.
    Keys,
}

impl HiddenOfAll {
    /// Returns those of a pass with this output, whose layer `last` may be cut to the outputs.
    fn of(plan: &Plan, last: usize, output: StepOutput) -> HiddenOfAll {
        match plan.tapped_layers().iter().max() {
            _ if output != StepOutput::LogitsAndHidden => HiddenOfAll::None,
            _ if matches!(plan.hidden, HiddenStates::WithKeys(_)) => HiddenOfAll::Keys,
            None => HiddenOfAll::Normed,
            Some(&tapped) if tapped <= last => HiddenOfAll::Before,
            Some(_) => HiddenOfAll::Inputs,
        }
    }

    /// Returns whether the last layer may be cut to the outputs.
    fn allows_cut(self) -> bool {
        matches!(self, HiddenOfAll::None | HiddenOfAll::Before | HiddenOfAll::Keys)
    }
}

/// Returns whether a pass works on the tokens alone whose output is requested from its beginning.
fn is_cut(model: &Model) -> bool {
    matches!(model.weights.drafter, Some(DrafterInput::Assistant(_)))
}

/// Keeps the input of a layer, if a drafter reads it.
fn tap(b: &impl Backend, plan: &Plan, index: usize, hidden: HiddenOfAll) {
    if !matches!(hidden, HiddenOfAll::Before | HiddenOfAll::Inputs) {
        return;
    }
    let n = plan.n_embd;
    let layers = plan.tapped_layers();
    for (i, _) in layers.iter().enumerate().filter(|(_, layer)| **layer == index) {
        let from = Heads { buf: Buf::X, size: n, first: 0 };
        let to = Heads { buf: Buf::Taps, size: layers.len() * n, first: i * n };
        b.copy_heads(from, to, 1, n);
    }
}

/// Runs the batch through some layers on the CPU; see [`forward`].
pub fn on_cpu(pass: &cpu::CpuPass<'_>, model: &Model, layers: &Range<usize>, output: StepOutput) {
    forward(pass, model, layers, output);
}

/// Runs the batch through some layers on a GPU; see [`forward`].
#[cfg(feature = "gpu")]
pub fn on_gpu(pass: &gpu::GpuPass<'_>, model: &Model, layers: &Range<usize>, output: StepOutput) {
    forward(pass, model, layers, output);
}

/// Computes x = scale · embedding of the token (+ that of its position and of the kind of text)
fn embed(b: &impl Backend, model: &Model) {
    let plan = &model.plan;
    let weights = &model.weights;
    b.embed(&weights.token_embd, plan.embedding_scale, Buf::X);
    if let Some(positions) = &weights.position_embd {
        b.add_positions(positions, Buf::X);
    }
    if let Some(token_type) = &weights.token_type {
        b.add_row(token_type, Buf::X);
    }
    match &weights.embd_norm {
        Some(embd_norm) if plan.stream_norm => stream_norm(b, plan, embd_norm),
        Some(embd_norm) => norm(b, plan, plan.norm_eps, Buf::X, embd_norm, Buf::X),
        None => {}
    }
    if let Some(inputs) = &weights.per_layer {
        per_layer::inputs(b, model, inputs);
    }
    if let Some(ends) = &weights.streams {
        streams::spread(b, plan, ends);
    }
}

impl<B: Backend> LayerPass<'_, B> {
    /// Computes x += mixer(x); x += ffn(x)
    fn run(&self) {
        let layer = self.weights();
        if let Some(weights) = &layer.streams {
            streams::predict(self, weights);
        }
        ffn::route_early(self);
        match &layer.mixer {
            MixerWeights::Attention(weights) => attention::forward(self, weights),
            MixerWeights::Latent(weights) => latent::forward(self, weights),
            MixerWeights::ShortConv(weights) => short_conv::forward(self, weights),
            MixerWeights::DeltaNet(weights) => delta_net::forward(self, weights),
            MixerWeights::Mamba2(weights) => mamba2::forward(self, weights),
            MixerWeights::Parallel(both) => attention::with_mamba2(self, &both.0, &both.1),
            MixerWeights::None => self.keep_outputs(&[]),
        }
        if let Some([after_mixer, _]) = &layer.stream_norms {
            stream_norm(self.b, self.plan(), after_mixer);
        }
        ffn::forward(self);
        if let Some([_, after_ffn]) = &layer.stream_norms {
            stream_norm(self.b, self.plan(), after_ffn);
        }
        match (&layer.per_layer, &layer.streams) {
            (Some(weights), Some(streams)) => streams::correct(self, streams, weights),
            (Some(weights), None) => per_layer::forward(self, weights),
            (None, _) => {}
        }
        let n_embd = self.plan().n_embd;
        if layer.output_scale != 1.0 {
            self.b.scale_softcap(Buf::X, layer.output_scale, 0.0, n_embd);
        }
        if self.index < self.plan().n_deepstack {
            self.b.add_deepstack(self.index, Buf::X, n_embd);
        }
        if let Some(control) = &layer.control {
            self.b.add_row(control, Buf::X);
        }
    }
}
