//! LFM2: layers without key heads are short gated convolutions; the others normalize queries and
//! keys per head, with rope on halves. The mixtures begin with dense layers, and their routers
//! choose by probabilities of each expert by itself, with a bias (common keys).

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::{Plan, QkNorm};
use crate::model::rope::RopeKind;

pub fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    let window = meta.count("attention.sliding_window")?.filter(|&n| n > 0);
    for layer in &mut plan.layers {
        if layer.n_head_kv == 0 {
            (layer.n_head, layer.n_head_kv, layer.d_k, layer.d_v) = (1, 1, plan.n_embd, 0);
            layer.conv = Some(meta.taps("shortconv.l_cache")?);
        } else {
            layer.qk_norm = QkNorm::Head;
            layer.window = window;
        }
    }
    Ok(())
}
