//! Qwen3-Next, Qwen3.5 and what follows it: gated delta nets, and attention in every few layers.

use std::ops::Range;

use serde_json::{Value, json};

use super::{layer_kinds, part, sizes};
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::family::{check, mixtures};
use crate::hugging_face::metadata::FamilyMetadata;
use crate::hugging_face::recipe::{TensorPiece, TensorRecipe, ValueRule};
use crate::hugging_face::{Error, rope};

/// Parts of a layer, and GGUF's words.
pub(super) const LAYER: &[(&str, &str)] = &[
    ("post_attention_layernorm.", "post_attention_norm."),
    ("linear_attn.in_proj_qkv.", "attn_qkv."),
    ("linear_attn.in_proj_qkvz.", "attn_qkv."),
    ("linear_attn.in_proj_z.", "attn_gate."),
    ("linear_attn.in_proj_a.", "ssm_alpha."),
    ("linear_attn.in_proj_b.", "ssm_beta."),
    ("linear_attn.in_proj_ba.", "ssm_ba."),
    ("linear_attn.conv1d.", "ssm_conv1d."),
    ("linear_attn.A_log", "ssm_a"),
    ("linear_attn.dt_bias", "ssm_dt.bias"),
    ("linear_attn.norm.", "ssm_norm."),
    ("linear_attn.out_proj.", "ssm_out."),
];
/// Tensors of the first block for multi-token prediction, and what they are called as parts of a
/// layer.
const DRAFT_PARTS: [(&str, &str); 4] = [
    ("fc.", "eh_proj."),
    ("pre_fc_norm_embedding.", "enorm."),
    ("pre_fc_norm_hidden.", "hnorm."),
    ("norm.", "shared_head.norm."),
];

/// Pairs of a head that turn by time, height and width, where a configuration does not say it.
const SECTIONS: [i32; 4] = [11, 11, 10, 0];
/// One layer of this many is attention, where a configuration does not say it.
const INTERVAL: u32 = 4;
/// Share of a head that turns, where a configuration does not say it.
const ROPE_SHARE: f64 = 0.25;

/// Returns the name of a tensor for multi-token prediction as one of a layer after the last.
pub(super) fn block_name(name: &str, n_layer: u32) -> Option<String> {
    let rest = name.strip_prefix("model.").unwrap_or(name).strip_prefix("mtp.")?;
    if let Some(of_layer) = rest.strip_prefix("layers.") {
        let (number, part) = of_layer.split_once('.')?;
        let number = n_layer.checked_add(number.parse().ok()?)?;
        return Some(format!("model.layers.{number}.{part}"));
    }
    DRAFT_PARTS.iter().find_map(|(from, to)| {
        let end = rest.strip_prefix(from)?;
        Some(format!("model.layers.{n_layer}.{to}{end}"))
    })
}

/// The heads of the delta nets.
struct DeltaHeads {
    /// Query and key heads.
    n_k: usize,
    /// Value heads.
    n_v: usize,
    /// Size of each.
    size: usize,
}

impl DeltaHeads {
    /// Reads them.
    fn read(config: &ModelConfig) -> Result<DeltaHeads, Error> {
        const N_V: &str = "linear_num_value_heads";
        let n_k = config.required_count("linear_num_key_heads")?;
        let n_v = config.required_count(N_V)?;
        if !n_v.is_multiple_of(n_k) {
            return Err(config.fault(N_V, "a multiple of linear_num_key_heads"));
        }
        let size = config.required_count("linear_key_head_dim")?;
        if config.required_count("linear_value_head_dim")? != size {
            return Err(config.fault("linear_value_head_dim", "linear_key_head_dim"));
        }
        Ok(DeltaHeads { n_k: n_k as usize, n_v: n_v as usize, size: size as usize })
    }

    /// Returns the number of values of all query heads, and of all key heads.
    fn n_keys(&self) -> usize {
        self.n_k * self.size
    }

    /// Returns the value heads, of `size` rows each from `start` on, in GGUF's order: the first of
    /// every key head, then the second of every one. In a folder those of a key head are
    /// neighbours.
    fn by_turns(&self, start: usize, size: usize) -> Vec<Range<usize>> {
        let n_shared = self.n_v / self.n_k;
        let head = |turn: usize, key: usize| {
            let from = start + (key * n_shared + turn) * size;
            from..from + size
        };
        (0..n_shared).flat_map(|turn| (0..self.n_k).map(move |key| head(turn, key))).collect()
    }

    /// Returns the rows of queries and keys as they lie, and those of values in GGUF's order.
    fn channels(&self) -> Vec<Range<usize>> {
        let n_keys = 2 * self.n_keys();
        let mut rows = self.by_turns(n_keys, self.size);
        rows.insert(0, 0..n_keys);
        rows
    }
}

/// Checks the number of rows of a tensor, or of columns.
fn check_size_of(
    config: &ModelConfig,
    name: &str,
    found: usize,
    expected: usize,
) -> Result<(), Error> {
    if found == expected {
        return Ok(());
    }
    let what = format!("the tensor {name:?}: a size of {expected} was expected, found {found}");
    Err(Error::invalid(config.path(), what))
}

/// Returns the recipe of a tensor that all of these models have, the value heads in the folder's
/// order.
fn common_recipe(name: &str, shape: &[usize]) -> Option<TensorRecipe> {
    let named = TensorRecipe::named(name);
    match part(name) {
        "ssm_a" => {
            Some(TensorRecipe { values: ValueRule::NegativeExponential, is_exact: true, ..named })
        }
        "ssm_conv1d.weight" => Some(TensorRecipe {
            shape: shape.first().zip(shape.last()).map(|(&n, &taps)| vec![taps, n]),
            is_exact: true,
            ..named
        }),
        // the norm of a delta net's output is stored as it is
        "ssm_norm.weight" => None,
        part if part.ends_with("norm.weight") => {
            Some(TensorRecipe { values: ValueRule::PlusOne, is_exact: true, ..named })
        }
        _ => None,
    }
}

/// Returns the recipe of a tensor of Qwen3.5, whose value heads are in another order in GGUF.
pub(super) fn recipe(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    let common = common_recipe(name, shape);
    let heads = DeltaHeads::read(config)?;
    let part = part(name);
    let n_values = heads.n_v * heads.size;
    let [n_rows, n_cols] = [shape.first(), shape.last()].map(|n| n.copied().unwrap_or(0));
    // sizes are those of the tensor before as many heads are counted
    match part {
        "ssm_a" | "ssm_dt.bias" | "ssm_alpha.weight" | "ssm_beta.weight" => {
            check_size_of(config, name, n_rows, heads.n_v)
        }
        "attn_gate.weight" => check_size_of(config, name, n_rows, n_values),
        "ssm_out.weight" => check_size_of(config, name, n_cols, n_values),
        "attn_qkv.weight" | "ssm_conv1d.weight" => {
            check_size_of(config, name, n_rows, 2 * heads.n_keys() + n_values)
        }
        _ => return Ok(common),
    }?;
    if heads.n_k == heads.n_v {
        return Ok(common);
    }
    let named = common.unwrap_or_else(|| TensorRecipe::named(name));
    Ok(Some(match part {
        "ssm_out.weight" => TensorRecipe { columns: heads.by_turns(0, heads.size), ..named },
        "attn_gate.weight" => named.with_rows(heads.by_turns(0, heads.size)),
        "attn_qkv.weight" | "ssm_conv1d.weight" => named.with_rows(heads.channels()),
        _ => named.with_rows(heads.by_turns(0, 1)),
    }))
}

/// Returns the recipe of a tensor of Qwen3-Next, where queries, keys, values and gate of a key head
/// are neighbours in a folder.
pub(super) fn recipe_next(
    config: &ModelConfig,
    name: &str,
    shape: &[usize],
) -> Result<Option<TensorRecipe>, Error> {
    if part(name) != "attn_qkv.weight" {
        return Ok(common_recipe(name, shape));
    }
    let heads = DeltaHeads::read(config)?;
    let n_values = heads.n_v / heads.n_k * heads.size;
    let n_group = 2 * heads.size + 2 * n_values;
    check_size_of(config, name, shape.first().copied().unwrap_or(0), heads.n_k * n_group)?;
    let of_groups = |from: usize, n: usize| {
        (0..heads.n_k).map(move |key| key * n_group + from..key * n_group + from + n)
    };
    let queries = of_groups(0, heads.size);
    let keys = of_groups(heads.size, heads.size);
    let values = of_groups(2 * heads.size, n_values);
    let gates = of_groups(2 * heads.size + n_values, n_values);
    let piece =
        |name: String, rows: Vec<Range<usize>>| TensorPiece { name, rows, factors: Vec::new() };
    let pieces = vec![
        piece(name.into(), queries.chain(keys).chain(values).collect()),
        piece(name.replace("attn_qkv", "attn_gate"), gates.collect()),
    ];
    Ok(Some(TensorRecipe { pieces, ..TensorRecipe::default() }))
}

/// Sets the keys of Qwen3.5 and what follows it.
pub(super) fn qwen35(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    delta_net(config, metadata)?;
    metadata.set("rope.dimension_sections", rope::sections(config)?.unwrap_or(SECTIONS).to_vec());
    Ok(())
}

/// Sets the keys of Qwen3-Next.
pub(super) fn qwen3_next(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    delta_net(config, metadata)?;
    if rope::sections(config)?.is_some() {
        return Err(config.fault("rope_parameters", "positions of text alone"));
    }
    mixtures::check_every_layer(config)?;
    check(config, "norm_topk_prob", &json!(true))
}

/// Sets the keys that all of these models have.
fn delta_net(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    sizes(config, metadata)?;
    mixtures::set_counts(config, metadata)?;
    for (key, suffix) in [
        ("intermediate_size", "feed_forward_length"),
        ("moe_intermediate_size", "expert_feed_forward_length"),
        ("shared_expert_intermediate_size", "expert_shared_feed_forward_length"),
    ] {
        if let Some(width) = config.count(key)? {
            metadata.set(suffix, width);
        }
    }
    if let Some(size) = config.count("head_dim")? {
        metadata.set("attention.key_length", size);
        metadata.set("attention.value_length", size);
    }
    let share = rope::set_scaling(config, metadata)?.unwrap_or(ROPE_SHARE);
    metadata.set("rope.dimension_count", (f64::from(config.head_dim()?) * share) as u32);
    let heads = DeltaHeads::read(config)?;
    metadata.set("ssm.conv_kernel", config.required_count("linear_conv_kernel_dim")?);
    metadata.set("ssm.state_size", heads.size as u32);
    metadata.set("ssm.group_count", heads.n_k as u32);
    metadata.set("ssm.time_step_rank", heads.n_v as u32);
    let n_inner = (heads.n_v as u32).saturating_mul(heads.size as u32);
    metadata.set("ssm.inner_size", n_inner);
    let interval = config.count("full_attention_interval")?.unwrap_or(INTERVAL);
    let known = [("linear_attention", true), ("full_attention", false)];
    let mut recurrent = match layer_kinds(config, "layer_types", &known)? {
        Some(recurrent) => recurrent,
        None => (1..=config.n_layer()?).map(|layer| !layer.is_multiple_of(interval)).collect(),
    };
    recurrent.extend((0..metadata.n_extra_blocks).map(|_| false));
    metadata.set("attention.recurrent_layers", &recurrent[..]);
    metadata.set("full_attention_interval", interval);
    // hob computes a gate of every attention
    check(config, "attn_output_gate", &Value::Bool(true))
}
