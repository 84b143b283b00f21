//! Short convolutions.

use super::layer::LayerPass;
use crate::backend::{Attention, Backend, Buf};
use crate::model::mixer::short_conv::ShortConvWeights;

/// Computes x += w_out · (c · conv(b · z)), where b, c and z are linear in norm(x).
pub(super) fn forward<B: Backend>(pass: &LayerPass<B>, weights: &ShortConvWeights) {
    let b = pass.b;
    let n = weights.plan.n_channels;
    // one head of keys, which nothing attends to
    let at = Attention {
        layer: pass.index,
        n_head: 1,
        n_head_kv: 1,
        d_k: n,
        d_v: 0,
        scale: 1.0,
        softcap: 0.0,
        alibi: 0.0,
        window: None,
        chunk: None,
        symmetric: false,
        causal_images: false,
    };
    let x = pass.mixer_input();
    b.linear(x, &[(&weights.b, Buf::K), (&weights.c, Buf::Q), (&weights.x, Buf::V)]);
    b.store_product(&at, Buf::K, Buf::V);
    pass.keep_outputs(&[(Buf::Q, n)]);
    b.convolve(&at, &weights.conv, Buf::Q);
    b.linear(Buf::Q, &[(&weights.output, Buf::Out)]);
    pass.join_mixer();
}
