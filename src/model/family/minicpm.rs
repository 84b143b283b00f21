//! MiniCPM 1, 2 and 4: Llama with scaled embeddings, branches and logits. Old files do not say the
//! factors of the first model.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;

/// Factor of the embeddings (`scale_emb`).
const EMBEDDING_SCALE: f32 = 12.0;
/// Factor of all branches together (`scale_depth`).
const DEPTH_SCALE: f32 = 1.4;
/// Width of the model whose logits are not scaled (`dim_model_base`).
const BASE_WIDTH: f32 = 256.0;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let n_layer = plan.layers.len() as f32;
    let scale = |suffix, default| {
        Ok::<_, Error>(meta.float(suffix)?.filter(|&s| s != 0.0).unwrap_or(default))
    };
    plan.embedding_scale = scale("embedding_scale", EMBEDDING_SCALE)?;
    plan.residual_scale = scale("residual_scale", DEPTH_SCALE / n_layer.sqrt())?;
    plan.logit_scale = 1.0 / scale("logit_scale", plan.n_embd as f32 / BASE_WIDTH)?;
    Ok(())
}
