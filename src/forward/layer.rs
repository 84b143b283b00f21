//! A layer of a pass, and what its sublayers have in common.

use crate::backend::{Backend, Buf, Heads};
use crate::model::linear::Norm;
use crate::model::mixer::CachedHeads;
use crate::model::plan::{HiddenStates, LayerPlan, NormKind};
use crate::model::weights::{DrafterInput, Layer};
use crate::model::{Model, Plan};

/// Rows that a drafter makes of a token's embedding and of a hidden state, side by side.
pub(super) const PAIR: Buf = Buf::Up;

/// A layer of a pass.
pub(super) struct LayerPass<'a, B> {
    /// The backend.
    pub b: &'a B,
    /// The model.
    pub model: &'a Model,
    /// Number of the layer.
    pub index: usize,
    /// After this layer only tokens whose output is requested are of use.
    pub is_last: bool,
    /// Keys and values are kept in rows, too, where a drafter reads them.
    pub keeps_keys: bool,
}

impl<'a, B: Backend> LayerPass<'a, B> {
    /// Returns the plan of the model.
    pub(super) fn plan(&self) -> &'a Plan {
        &self.model.plan
    }

    /// Returns the plan of the layer.
    pub(super) fn layer_plan(&self) -> &'a LayerPlan {
        &self.model.plan.layers[self.index]
    }

    /// Returns the tensors of the layer.
    pub(super) fn weights(&self) -> &'a Layer {
        &self.model.weights.layers[self.index]
    }

    /// Returns the input of the mixer: the residual stream, normalized if the architecture has a
    /// norm here. EAGLE-3's has the token's embedding next to it.
    pub(super) fn mixer_input(&self) -> Buf {
        if let (0, Some(DrafterInput::Eagle3(_))) = (self.index, &self.model.weights.drafter) {
            return PAIR;
        }
        self.normed(self.weights().attn_norm.as_ref())
    }

    /// Keeps keys and values of the layer, [`Buf::K`] and [`Buf::V`], if a drafter reads them.
    pub(super) fn keep_keys(&self) {
        let plan = self.plan();
        let HiddenStates::WithKeys(layers) = &plan.hidden else { return };
        if !self.keeps_keys {
            return;
        }
        let mut first = 0;
        for &layer in layers {
            if layer == self.index {
                let CachedHeads { n_head, d_k, d_v } = plan.layers[layer].mixer.cached();
                let to = |first| Heads { buf: Buf::Taps, size: plan.n_tapped(), first };
                let from = |buf, n| Heads { buf, size: n, first: 0 };
                let n_k = n_head * d_k;
                let n_v = n_head * d_v;
                self.b.copy_heads(from(Buf::K, n_k), to(first), 1, n_k);
                self.b.copy_heads(from(Buf::V, n_v), to(first + n_k), 1, n_v);
            }
            first += plan.n_cached(layer);
        }
    }

    /// Returns the input of the FFN, as [`LayerPass::mixer_input`]. Next to a mixer it is that of
    /// the mixer.
    pub(super) fn ffn_input(&self) -> Buf {
        if self.plan().parallel {
            return Buf::Norm;
        }
        self.normed(self.weights().ffn_norm.as_ref())
    }

    /// Computes x += [`Buf::Out`], normalized first if the architecture has a norm after the mixer.
    pub(super) fn join_mixer(&self) {
        self.join(self.weights().post_attention_norm.as_ref());
    }

    /// Makes the branch next to the mixer of its input: x + norm(wide · narrow · x); nothing if the
    /// architecture has none.
    pub(super) fn laurel(&self, x: Buf) {
        let Some(laurel) = &self.weights().laurel else { return };
        self.b.linear(x, &[(&laurel.narrow, Buf::Gate)]);
        self.b.linear(Buf::Gate, &[(&laurel.wide, Buf::Branch)]);
        self.b.rms_norm(Buf::Branch, &laurel.norm, self.plan().norm_eps, Buf::Branch);
        self.b.add(Buf::Branch, x, 1.0, self.plan().n_embd);
    }

    /// Computes x = (x + branch next to the mixer) / √2, if there is one.
    pub(super) fn join_laurel(&self) {
        if self.weights().laurel.is_some() {
            let n_embd = self.plan().n_embd;
            self.b.add(Buf::X, Buf::Branch, 1.0, n_embd);
            self.b.scale_softcap(Buf::X, std::f32::consts::FRAC_1_SQRT_2, 0.0, n_embd);
        }
    }

    /// Computes x += [`Buf::Out`], normalized first if there is a norm.
    pub(super) fn join(&self, post_norm: Option<&Norm>) {
        let plan = self.plan();
        if let Some(post_norm) = post_norm {
            let eps = plan.post_norm_eps.unwrap_or(plan.norm_eps);
            norm(self.b, plan, eps, Buf::Out, post_norm, Buf::Out);
        }
        self.b.add(Buf::X, Buf::Out, plan.residual_scale, plan.n_embd);
    }

    /// Reduces the batch in the last layer to the tokens whose output is requested: `own` (buffers
    /// and their widths, at most three), and the buffers that later operations read.
    pub(super) fn keep_outputs(&self, own: &[(Buf, usize)]) {
        if !self.is_last {
            return;
        }
        let plan = self.plan();
        let read_again = if plan.parallel { plan.n_embd } else { 0 };
        let slices = plan.n_per_layer * plan.layers.len();
        let streams = plan.streams.map_or(0, |streams| streams.n * plan.n_embd);
        let laurel = if plan.n_laurel > 0 { plan.n_embd } else { 0 };
        let early = self.layer_plan().experts.filter(|experts| experts.routes_early);
        let all = [
            (Buf::X, plan.n_embd),
            (Buf::Norm, read_again),
            (Buf::PerLayer, slices),
            (Buf::Streams, streams),
            (Buf::Branch, laurel),
            (Buf::Router, early.map_or(0, |experts| experts.n)),
        ];
        let mut bufs = [(Buf::X, 0); 9];
        let mut n = 0;
        for &buf in all.iter().chain(own).filter(|(_, width)| *width > 0) {
            bufs[n] = buf;
            n += 1;
        }
        self.b.keep_outputs(&bufs[..n]);
    }

    fn normed(&self, weight: Option<&Norm>) -> Buf {
        let Some(weight) = weight else { return Buf::X };
        let plan = self.plan();
        norm(self.b, plan, plan.norm_eps, Buf::X, weight, Buf::Norm);
        Buf::Norm
    }
}

/// Computes `out = norm(x)`, with the kind of norm that the architecture has.
pub(super) fn norm(b: &impl Backend, plan: &Plan, eps: f32, x: Buf, norm: &Norm, out: Buf) {
    match plan.norm_kind {
        NormKind::Layer => b.layer_norm(x, &norm.weight, norm.bias.as_ref(), eps, out),
        NormKind::Rms => b.rms_norm(x, &norm.weight, eps, out),
    }
}

/// Normalizes the residual stream itself, by LayerNorm.
pub(super) fn stream_norm(b: &impl Backend, plan: &Plan, norm: &Norm) {
    b.layer_norm(Buf::X, &norm.weight, norm.bias.as_ref(), plan.norm_eps, Buf::X);
}
