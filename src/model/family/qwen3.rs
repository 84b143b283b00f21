//! Qwen3, dense and mixture: queries and keys normalized per head, rope on halves. Also the text side of Qwen3-VL, whose
//! sections of rope all hold the token's own position.

use crate::model::config::Meta;
use crate::model::error::Error;
use crate::model::plan::{Plan, QkNorm};
use crate::model::rope::RopeKind;

pub fn differs(_meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    plan.ropes[0].kind = RopeKind::Neox;
    plan.layers.iter_mut().for_each(|l| l.qk_norm = QkNorm::Head);
    Ok(())
}
