//! The values that parts of a document name: limits, and the defaults of a server.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::sampling::number;
use crate::engine::Drafter;
use crate::runtime::MOST_ADAPTERS;
use crate::sampling::{MAX_COUNT, Stage};
use crate::server::batches::ENDPOINTS;
use crate::server::infill::MOST_FILES;
use crate::server::routes::LONGEST_SLOT_FILE;
use crate::server::wire::common::MOST_METADATA;
use crate::server::wire::completion::MAX_TEXTS;
use crate::server::wire::constraint::MAX_CHOICES;
use crate::server::wire::embeddings::MAX_INPUTS;
use crate::server::wire::generation::{
    Defaults, MAX_BIASES, MAX_MESSAGE_BYTES, MAX_STOP_BYTES, MAX_STOPS, MAX_TOP_LOGPROBS,
};
use crate::server::wire::rerank::MAX_DOCUMENTS;
use crate::server::wire::sampling::{MAX_BREAKER_BYTES, MAX_BREAKERS, MAX_STAGES};
use crate::server::wire::tools::{MAX_NAME, MAX_TOOLS};

/// Returns the values by name; null is none.
pub(super) fn of(defaults: &Defaults) -> BTreeMap<&'static str, Value> {
    let names = |stages: &[Stage]| stages.iter().map(|stage| stage.name()).collect::<Value>();
    let mut stages = Stage::default_chain();
    stages.extend([Stage::AdaptiveP, Stage::Infill]);
    BTreeMap::from([
        ("max_count", json!(MAX_COUNT)),
        ("stops", json!(MAX_STOPS)),
        ("stop_bytes", json!(MAX_STOP_BYTES)),
        ("biases", json!(MAX_BIASES)),
        ("message_bytes", json!(MAX_MESSAGE_BYTES)),
        ("top_logprobs", json!(MAX_TOP_LOGPROBS)),
        ("breakers", json!(MAX_BREAKERS)),
        ("breaker_bytes", json!(MAX_BREAKER_BYTES)),
        ("stages", json!(MAX_STAGES)),
        ("stage_names", names(&stages)),
        ("choices", json!(MAX_CHOICES)),
        ("adapters", json!(MOST_ADAPTERS)),
        ("tools", json!(MAX_TOOLS)),
        ("tool_name_bytes", json!(MAX_NAME)),
        ("texts", json!(MAX_TEXTS)),
        ("inputs", json!(MAX_INPUTS)),
        ("documents", json!(MAX_DOCUMENTS)),
        ("infill_files", json!(MOST_FILES)),
        ("metadata", json!(MOST_METADATA)),
        ("slot_file_name", json!(LONGEST_SLOT_FILE)),
        ("batch_endpoints", json!(ENDPOINTS)),
        ("drafters", json!(Drafter::ALL.map(Drafter::name))),
        ("max_tokens", json!(defaults.max_tokens)),
        ("min_keep", json!(defaults.sampling.min_keep)),
        ("samplers", names(&defaults.sampling.samplers)),
        ("dry_breakers", json!(defaults.dry_breakers)),
        ("ignore_eos", json!(defaults.ignore_eos)),
        ("cache_prompt", json!(defaults.cache_prompt)),
        ("verbose", json!(defaults.verbose)),
        ("drafter", json!(Drafter::Auto.name())),
        ("draft_min", json!(defaults.speculation.n_min)),
        ("draft_p_min", number(defaults.speculation.p_min)),
        ("draft_ngram", json!(defaults.speculation.ngram)),
    ])
}

/// Puts values in the place of their names; a member whose value is none is taken out.
///
/// # Errors
/// Names the value that is not there.
pub(super) fn insert(
    place: &mut Value,
    values: &BTreeMap<&'static str, Value>,
) -> Result<(), String> {
    match place {
        Value::Object(members) => {
            for member in members.values_mut() {
                let name = member.as_str().and_then(|text| text.strip_prefix('='));
                match name.map(|name| values.get(name).ok_or_else(|| name.to_owned())) {
                    Some(value) => *member = value?.clone(),
                    None => insert(member, values)?,
                }
            }
            members.retain(|name, value| name != "default" || !value.is_null());
            Ok(())
        }
        Value::Array(items) => items.iter_mut().try_for_each(|item| insert(item, values)),
        _ => Ok(()),
    }
}
