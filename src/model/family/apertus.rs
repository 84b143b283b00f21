//! Apertus: queries and keys normalized per head, rope on halves, an FFN without a gate whose
//! activation each layer has learned (xIELU).

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::QkNorm;
use crate::model::plan::{Activation, Plan, Xielu};
use crate::model::rope::RopeKind;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    for attention in plan.attentions_mut() {
        attention.qk_norm = QkNorm::Head;
    }
    let n_layer = plan.layers.len();
    // keys without the name of the architecture
    let learned = meta.beside("xielu");
    let alpha_n = learned.floats_by_layer("alpha_n", n_layer)?;
    let alpha_p = learned.floats_by_layer("alpha_p", n_layer)?;
    let beta = learned.floats_by_layer("beta", n_layer)?;
    let eps = learned.floats_by_layer("eps", n_layer)?;
    for (i, layer) in plan.layers.iter_mut().enumerate() {
        layer.gated = false;
        layer.activation = Activation::Xielu(Xielu {
            alpha_n: beta[i] + softplus(alpha_n[i]),
            alpha_p: softplus(alpha_p[i]),
            beta: beta[i],
            eps: eps[i],
        });
    }
    Ok(())
}

/// Returns ln(1 + eˣ).
fn softplus(x: f32) -> f32 {
    f64::from(x).exp().ln_1p() as f32
}
