//! Granite 3 and 4 (dense): scaled embeddings, branches and logits; `attention.scale` is a common key.

use crate::model::config::Meta;
use crate::model::error::Error;
use crate::model::plan::Plan;

pub fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let divisor = meta.positive("logit_scale")?.ok_or_else(|| Error::MissingKey {
        key: meta.key("logit_scale"),
        expected: "the divisor of the logits",
    })?;
    plan.logit_scale = 1.0 / divisor;
    // 0 stands for "not scaled" in converted files
    let scale = |v: Option<f32>| v.filter(|&s| s != 0.0).unwrap_or(1.0);
    plan.residual_scale = scale(meta.float("residual_scale")?);
    plan.embedding_scale = scale(meta.float("embedding_scale")?);
    // Granite 4 without positions is marked so, by a key that elsewhere tells of finetuned rope scaling
    if meta.flag("rope.scaling.finetuned")? == Some(false) {
        plan.layers.iter_mut().for_each(|l| l.rope = None);
    }
    Ok(())
}
