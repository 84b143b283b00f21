//! ModernBERT and what is built on it (GTE, Granite Embedding R2): encoders with LayerNorm before
//! each sublayer, rope on halves, one global layer followed by two windowed ones, whose rope has
//! another base, and a gate with GELU by the error function, or SiLU.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{
    Activation, EmbeddingNorm, HeadActivation, HeadInput, NormKind, Plan, ScoreHead,
};
use crate::model::rope::RopeKind;

/// One layer of this many is global, where the file does not say.
const INTERVAL: usize = 3;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.bidirectional = true;
    plan.norm_kind = NormKind::Layer;
    plan.embedding_norm = EmbeddingNorm::Weighted;
    plan.ropes[0].kind = RopeKind::Neox;
    plan.head = Some(ScoreHead::Dense(HeadActivation::GeluErf));
    plan.head_input = head_input(meta)?;
    // the second name is that of older files
    let named = match meta.string("hidden_activation")? {
        None => meta.string("hidden_act")?,
        named => named,
    };
    let activation = match named {
        None | Some("gelu") => Activation::GeluErf,
        Some("silu") => Activation::Silu,
        Some("gelu_pytorch_tanh") => Activation::Gelu,
        Some(other) => return Err(meta.bad("hidden_activation", other, "gelu or silu")),
    };
    for layer in &mut plan.layers {
        layer.activation = activation;
    }
    let Some(window) = meta.count("attention.sliding_window")?.filter(|&n| n > 0) else {
        return Ok(());
    };
    let mut local = plan.ropes[0].unscaled();
    if let Some(base) = meta.positive("rope.freq_base_swa")? {
        local.base = f64::from(base);
    }
    plan.ropes.push(local);
    let interval = meta.count("attention.sliding_window_pattern")?.unwrap_or(INTERVAL).max(1);
    for (i, attention) in plan.attentions_mut().enumerate() {
        if i % interval != 0 {
            attention.window = Some(window);
            attention.rope = Some(1);
        }
    }
    Ok(())
}

/// Returns the state that a head scores: the mean of all, unless the file says otherwise.
fn head_input(meta: &Meta) -> Result<HeadInput, Error> {
    const SUFFIX: &str = "classifier.pooling_type";
    match meta.count(SUFFIX)? {
        None | Some(1) => Ok(HeadInput::Mean),
        Some(2) => Ok(HeadInput::Token),
        Some(other) => Err(meta.bad(SUFFIX, other, "1 (mean) or 2 (the first token)")),
    }
}
