//! Llama 4: chunked layers with positions, whose queries and keys are normalized per head behind
//! them, and between these global ones without, whose queries grow with the position; experts whose
//! inputs are weighed, each by itself, and one for all tokens, in all layers or in some.

use super::llama;
use super::mixture::{self, RouterRules};
use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::mixer::attention::{AttnTemperature, QkNorm};
use crate::model::plan::{Gating, Plan};

/// Positions of a chunk, and of a step of the queries' growth, where a file does not say them.
const CHUNK: usize = 8192;
/// Growth of the queries of global layers with the logarithm of steps, where a file does not say
/// it.
const GROWTH: f32 = 0.1;
/// Experts of Maverick, which normalizes no queries and keys; files do not say so.
const EXPERTS_MAVERICK: usize = 128;

/// Applies to a plan of the common keys what differs in this family.
pub(super) fn differs(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    llama::check_rotation(meta, plan)?;
    if meta.count("expert_count")? != Some(EXPERTS_MAVERICK) {
        for attention in plan.attentions_mut() {
            attention.qk_norm = QkNorm::PlainAfterRope;
        }
    }
    cut_into_chunks(meta, plan)?;
    mixture::apply(meta, plan, &RouterRules { gating: Gating::Sigmoid, renormalized: false })?;
    for experts in plan.layers.iter_mut().filter_map(|layer| layer.experts.as_mut()) {
        experts.weighs_inputs = true;
    }
    Ok(())
}

/// Gives chunks to three layers of four, or those that the file names, and takes positions away
/// from the others. A file without chunks says 0 of them.
fn cut_into_chunks(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let chunk = match meta.count("attention.sliding_window")? {
        Some(0) => return Ok(()),
        chunk => chunk.unwrap_or(CHUNK),
    };
    let temperature = AttnTemperature {
        scale: meta.float("attention.temperature_scale")?.unwrap_or(GROWTH),
        step: meta.size("attention.temperature_length")?.unwrap_or(CHUNK),
        offset: 1,
    };
    let chunked = meta.window_pattern(plan.layers.len(), 4)?;
    for (attention, chunked) in plan.attentions_mut().zip(chunked) {
        if chunked {
            attention.chunk = Some(chunk);
        } else {
            attention.rope = None;
            attention.qk_norm = QkNorm::None;
            attention.temperature = Some(temperature);
        }
    }
    Ok(())
}
