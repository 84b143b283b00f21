//! Positions: `rope_theta`, and `rope_scaling` or `rope_parameters`, as they are in GGUF.

mod type_parameters;
mod yarn;

use std::f64::consts::PI;

use serde_json::{Map, Value};

use super::config::ModelConfig;
use super::metadata::FamilyMetadata;
use super::{Error, defaults};
use crate::model::rope::yarn_magnitude;

/// The key of the pairs that turn by each of three positions.
const SECTIONS: &str = "mrope_section";

/// The parameters of positions of one kind of layers.
struct RopeParameters<'a> {
    config: &'a ModelConfig,
    map: Map<String, Value>,
}

impl RopeParameters<'_> {
    /// Reads a finite number.
    fn number(&self, key: &str) -> Result<Option<f64>, Error> {
        match self.map.get(key).filter(|value| !value.is_null()) {
            None => Ok(None),
            Some(value) => match value.as_f64().filter(|x| (*x as f32).is_finite()) {
                Some(x) => Ok(Some(x)),
                None => Err(self.fault(&format!("{key} is no number"))),
            },
        }
    }

    /// Reads a finite number above 0 that must be there.
    fn positive(&self, key: &str) -> Result<f64, Error> {
        let found = self.number(key)?.filter(|&x| x > 0.0);
        found.ok_or_else(|| self.fault(&format!("{key} is no number above 0")))
    }

    /// Reads the number of positions that a model was made for before it was scaled: all, where
    /// none are said.
    fn original_context(&self) -> Result<u32, Error> {
        const KEY: &str = "original_max_position_embeddings";
        const MOST: u64 = 1 << 30;
        let said = self.map.get(KEY).filter(|value| !value.is_null());
        let Some(found) = said.or_else(|| self.config.get(KEY)) else {
            return self.config.required_count("max_position_embeddings");
        };
        match found.as_u64().filter(|n| (1..=MOST).contains(n)) {
            Some(n) => Ok(n as u32),
            None => Err(self.fault(&format!("{KEY} is no whole number from 1 to {MOST}"))),
        }
    }

    /// Reads the kind of scaling; what is no word is none that is known.
    fn kind(&self) -> &str {
        match self.map.get("rope_type").or_else(|| self.map.get("type")) {
            None | Some(Value::Null) => "default",
            // the pairs of three positions, which all are the same in a text
            Some(kind) if kind == "mrope" && self.map.contains_key(SECTIONS) => "default",
            Some(kind) => kind.as_str().unwrap_or("(no word)"),
        }
    }

    fn fault(&self, what: &str) -> Error {
        Error::invalid(self.config.path(), format!("rope parameters: {what}"))
    }
}

/// Returns the object of parameters, by kind of layers or not. The older `rope_scaling` goes before
/// `rope_parameters`, as in transformers: in place of all of it, or where its layers are of several
/// kinds, key by key before those of layers that see all. Where neither is there, they are those of
/// the type.
fn object(config: &ModelConfig) -> Map<String, Value> {
    let is_of_text = ["rope_scaling", "rope_parameters"].iter().any(|key| config.text_has(key));
    let of = |key: &str| {
        let found = config.get(key).filter(|_| !is_of_text || config.text_has(key));
        found.and_then(Value::as_object).cloned().unwrap_or_default()
    };
    let scaling = of("rope_scaling");
    let mut found = of("rope_parameters");
    if scaling.is_empty() {
        return match config.get("model_type").and_then(Value::as_str) {
            Some(kind) if config.get("rope_parameters").is_none() => type_parameters::of(kind),
            _ => found,
        };
    }
    match found.get_mut("full_attention") {
        Some(Value::Object(full)) if !scaling.contains_key("full_attention") => {
            full.extend(scaling);
            found
        }
        _ => scaling,
    }
}

/// Returns the parameters of layers that see all.
fn parameters(config: &ModelConfig) -> RopeParameters<'_> {
    let mut map = object(config);
    if let Some(Value::Object(full)) = map.get("full_attention") {
        map = full.clone();
    }
    let of_class = || config.architecture().and_then(defaults::base_of).map(Value::from);
    if map.get("rope_theta").is_none_or(Value::is_null)
        && let Some(theta) = config.get("rope_theta").cloned().or_else(of_class)
    {
        map.insert("rope_theta".into(), theta);
    }
    RopeParameters { config, map }
}

/// Checks that the scaling that the configuration asks for has been written, and the base of
/// positions, which readers take for 10000 where none is.
///
/// # Errors
/// Another is asked for.
pub(super) fn check(config: &ModelConfig, metadata: &FamilyMetadata) -> Result<(), Error> {
    let rope = parameters(config);
    for key in ["rope_parameters", "rope_scaling"] {
        if config.get(key).is_some_and(|value| !value.is_object()) {
            return Err(rope.fault(&format!("{key} is no object")));
        }
    }
    let kind = rope.kind();
    if kind != "default" && metadata.rope.written != Some(kind) {
        return Err(rope.fault(&format!("the scaling {kind:?} is not read here")));
    }
    match rope.number("rope_theta")?.filter(|&base| base != 10000.0) {
        Some(base) if metadata.rope.written.is_none() && metadata.rope.base.is_none() => {
            Err(rope.fault(&format!("the base {base} is not read here; 10000 is")))
        }
        _ => Ok(()),
    }
}

/// Sets the keys of positions, by which whole heads turn.
///
/// # Errors
/// As [`set_scaling`], or only a share of a head turns.
pub(super) fn set(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    match set_scaling(config, metadata)?.filter(|&share| share != 1.0) {
        Some(share) => {
            let what = format!("partial_rotary_factor {share} is not read here");
            Err(parameters(config).fault(&what))
        }
        None => Ok(()),
    }
}

/// Returns how many pairs of a head turn by time, height and width, if it is said.
///
/// # Errors
/// They are not up to four whole numbers.
pub(super) fn sections(config: &ModelConfig) -> Result<Option<[i32; 4]>, Error> {
    let rope = parameters(config);
    let Some(found) = rope.map.get("mrope_section").filter(|value| !value.is_null()) else {
        return Ok(None);
    };
    let mut sections = [0; 4];
    let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
    for (i, section) in found.iter().enumerate() {
        match (sections.get_mut(i), section.as_u64()) {
            (Some(place), Some(n @ 0..=1024)) => *place = n as i32,
            _ => return Err(rope.fault("mrope_section is not up to four whole numbers")),
        }
    }
    Ok(Some(sections))
}

/// Returns the share of a head that turns, if it is said.
///
/// # Errors
/// It is no number.
pub(super) fn share(config: &ModelConfig) -> Result<Option<f64>, Error> {
    match parameters(config).number("partial_rotary_factor")? {
        None => config.number("partial_rotary_factor"),
        found => Ok(found),
    }
}

/// Returns the factor and the base of positions whose base grows with the context, if a model has
/// such.
///
/// # Errors
/// One of them is no number above 0.
pub(super) fn dynamic(config: &ModelConfig) -> Result<Option<(f64, f64)>, Error> {
    let rope = parameters(config);
    if rope.kind() != "dynamic" || !rope.map.contains_key("alpha") {
        return Ok(None);
    }
    Ok(Some((rope.positive("alpha")?, rope.positive("rope_theta")?)))
}

/// Sets the keys of the scaling of positions and of their base; returns the share of a head that
/// turns, if it is said.
///
/// # Errors
/// A number is missing or out of its range, or the scaling is of an unknown kind.
pub(super) fn set_scaling(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<Option<f64>, Error> {
    let rope = parameters(config);
    match rope.kind() {
        "default" | "llama3" => {}
        "linear" => {
            metadata.set("rope.scaling.type", "linear");
            metadata.set("rope.scaling.factor", rope.positive("factor")? as f32);
            metadata.rope.written = Some("linear");
        }
        "yarn" => set_yarn(&rope, metadata)?,
        "dynamic" if !rope.map.contains_key("alpha") => set_dynamic(&rope, metadata)?,
        other => return Err(rope.fault(&format!("the scaling {other:?} is not read here"))),
    }
    set_bases(&rope, metadata)?;
    share(config)
}

/// Sets the keys of positions that are scaled only in texts longer than the model was trained for:
/// up to there they are as without scaling.
fn set_dynamic(rope: &RopeParameters, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    rope.positive("factor")?;
    let n_ctx = rope.config.required_count("max_position_embeddings")?;
    metadata.warnings.push(format!(
        "the scaling \"dynamic\" of positions begins after {n_ctx} tokens and is not computed: \
         longer texts may be poor"
    ));
    metadata.rope.written = Some("dynamic");
    metadata.set("rope.scaling.type", "none");
    Ok(())
}

/// Sets the bases of positions, of windows too where they have one of their own.
fn set_bases(rope: &RopeParameters, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let config = rope.config;
    if let Some(base) = rope.number("rope_theta")? {
        metadata.rope.base = Some(base);
        metadata.set("rope.freq_base", base as f32);
    }
    let all = object(config);
    let of_windows = all.get("sliding_attention");
    let kind = of_windows.and_then(|map| map.get("rope_type")).and_then(Value::as_str);
    if let Some(kind) = kind.filter(|&kind| kind != "default") {
        return Err(rope.fault(&format!("the scaling {kind:?} of windows is not read here")));
    }
    let local = of_windows.and_then(|map| map.get("rope_theta"));
    let local = local.and_then(Value::as_f64);
    let local = match local {
        None => config.number("rope_local_base_freq")?,
        found => found,
    };
    if let Some(base) = local {
        metadata.set("rope.freq_base_swa", base as f32);
    }
    Ok(())
}

/// Sets the numbers of pairs that turn by a token's place in time, row and column, if a model has
/// such.
///
/// # Errors
/// They are no four numbers at most.
pub(super) fn set_sections(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let rope = parameters(config);
    let Some(found) = rope.map.get(SECTIONS) else { return Ok(()) };
    let number = |value: &Value| value.as_i64().filter(|n| (0..=1 << 20).contains(n));
    let numbers: Option<Vec<i64>> =
        found.as_array().and_then(|all| all.iter().map(number).collect());
    let Some(numbers) = numbers.filter(|numbers| numbers.len() <= 4) else {
        return Err(rope.fault(&format!("{SECTIONS} has not at most four numbers")));
    };
    let mut padded = vec![0i32; 4];
    for (to, number) in padded.iter_mut().zip(numbers) {
        *to = number as i32;
    }
    metadata.set("rope.dimension_sections", padded);
    Ok(())
}

/// Sets the keys of GTE's positions, and adds the divisors of a fixed scaling by NTK: with a factor
/// f and heads of d values the base is f times as large, and all turns are divided by f^(2/d).
///
/// # Errors
/// As [`set`], or the scaling is another.
pub(super) fn set_gte(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    head_dim: u32,
) -> Result<(), Error> {
    const KIND: &str = "ntk";
    let rope = parameters(config);
    if rope.kind() != KIND {
        return set(config, metadata);
    }
    if rope.number("mixed_b")?.is_some() {
        return Err(rope.fault("mixed_b is not read here"));
    }
    metadata.rope.written = Some(KIND);
    let factor = rope.positive("factor")?;
    let divisor = |i: u32| factor.powf(f64::from(2 * i + 2) / f64::from(head_dim)) as f32;
    metadata.rope.factors.push(("rope_freqs.weight", (0..head_dim / 2).map(divisor).collect()));
    set_bases(&rope, metadata)
}

/// Sets the bases of ModernBERT's positions, of the older keys or of those of each kind of layers.
///
/// # Errors
/// A number is out of its range, or the positions are scaled.
pub(super) fn set_modern_bert(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let rope = parameters(config);
    if rope.kind() != "default" {
        return Err(rope.fault(&format!("the scaling {:?} is not read here", rope.kind())));
    }
    set_bases(&rope, metadata)?;
    let older =
        [("global_rope_theta", "rope.freq_base"), ("local_rope_theta", "rope.freq_base_swa")];
    for (key, suffix) in older {
        if let Some(base) = config.number(key)? {
            metadata.set(suffix, base as f32);
        }
    }
    Ok(())
}

/// Checks that angles which are scaled have the magnitude of Phi-3.5-MoE, which hob computes.
///
/// # Errors
/// They have another.
pub(super) fn check_phimoe(config: &ModelConfig) -> Result<(), Error> {
    const MAGNITUDE: f64 = 1.243_163_121_016_122;
    let rope = parameters(config);
    if rope.kind() == "default" {
        return Ok(());
    }
    for key in ["short_mscale", "long_mscale"] {
        let found = rope.number(key)?;
        if found.is_none_or(|found| (found / MAGNITUDE - 1.0).abs() > 1e-6) {
            return Err(rope.fault(&format!("{key} is not {MAGNITUDE}")));
        }
    }
    Ok(())
}

/// Sets the keys of MiniCPM's positions, and adds LongRoPE's divisors.
///
/// # Errors
/// A number is missing or out of its range, or asks for what hob does not compute.
pub(super) fn set_minicpm(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let rope = parameters(config);
    if !["longrope", "su"].contains(&rope.kind()) {
        return set(config, metadata);
    }
    // the magnitude is 1 for the context that the model was made for
    if rope.original_context()? != config.required_count("max_position_embeddings")? {
        return Err(rope.fault("original_max_position_embeddings is not max_position_embeddings"));
    }
    metadata.rope.written = Some(if rope.kind() == "su" { "su" } else { "longrope" });
    metadata.set("rope.scaling.type", "longrope");
    push_long_factors(&rope, metadata, config.head_dim()?)?;
    set_bases(&rope, metadata)
}

/// Sets YaRN's keys without those of magnitudes; returns the multiplier of the magnitude of scores.
fn set_yarn_of_scores(rope: &RopeParameters, metadata: &mut FamilyMetadata) -> Result<f64, Error> {
    let all_dim = rope.positive("mscale_all_dim")?;
    if rope.map.contains_key("attention_factor") {
        return Err(rope.fault("attention_factor is not read here beside mscale_all_dim"));
    }
    let mut plain = RopeParameters { config: rope.config, map: rope.map.clone() };
    plain.map.remove("mscale");
    plain.map.remove("mscale_all_dim");
    set_yarn(&plain, metadata)?;
    Ok(all_dim)
}

/// Sets the keys of positions of models whose keys are made of one vector, where the scores have
/// YaRN's magnitude in place of the angles.
///
/// # Errors
/// A number is missing or out of its range, or asks for what hob does not compute.
pub(super) fn set_latent(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let rope = parameters(config);
    let share = match rope.number("partial_rotary_factor")? {
        None => config.number("partial_rotary_factor")?,
        share => share,
    };
    if let Some(share) = share.filter(|&share| share != 1.0) {
        return Err(rope.fault(&format!("partial_rotary_factor {share} is not read here")));
    }
    match rope.kind() {
        "default" => {}
        "yarn" => {
            let all_dim = set_yarn_of_scores(&rope, metadata)?;
            if rope.number("mscale")? != Some(all_dim) {
                return Err(rope.fault("mscale is not mscale_all_dim"));
            }
            // files hold a tenth of it
            metadata.set("rope.scaling.yarn_log_multiplier", (0.1 * all_dim) as f32);
        }
        other => return Err(rope.fault(&format!("the scaling {other:?} is not read here"))),
    }
    set_bases(&rope, metadata)
}

/// Sets the keys of Gemma 4's positions. In layers without a window a share of each head turns, by
/// the angles of a whole one: the others are divided by so much that they stand still.
///
/// # Errors
/// A number is missing or out of its range, or the scaling is another.
pub(super) fn set_gemma4(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    head_dim: u32,
) -> Result<(), Error> {
    const KIND: &str = "proportional";
    let rope = parameters(config);
    if rope.kind() != KIND {
        return Err(rope.fault(&format!("{KIND} was expected, found {:?}", rope.kind())));
    }
    metadata.rope.written = Some(KIND);
    let share = rope.number("partial_rotary_factor")?.unwrap_or(0.25);
    let factor = rope.number("factor")?.unwrap_or(1.0);
    if !(share > 0.0 && share <= 1.0) || factor != 1.0 {
        return Err(rope.fault("a partial_rotary_factor up to 1 and no factor were expected"));
    }
    let of_windows = object(config).get("sliding_attention").cloned().unwrap_or_default();
    if of_windows.get("partial_rotary_factor").is_some_and(|share| *share != 1.0) {
        return Err(rope.fault("partial_rotary_factor of sliding_attention is not read here"));
    }
    let n_turned = (f64::from(head_dim) * share / 2.0) as u32;
    let divisor = |i: u32| if i < n_turned { 1.0f32 } else { 1e30 };
    metadata.rope.factors.push(("rope_freqs.weight", (0..head_dim / 2).map(divisor).collect()));
    set_bases(&rope, metadata)
}

/// Sets the keys of YaRN with the magnitude of scores that Ministral 3 has, whose queries grow with
/// their position.
///
/// # Errors
/// A number is missing or out of its range, or asks for what hob does not compute.
pub(super) fn set_ministral3(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let rope = parameters(config);
    if rope.kind() != "yarn" {
        return Err(rope.fault(&format!("yarn was expected, found {:?}", rope.kind())));
    }
    let all_dim = set_yarn_of_scores(&rope, metadata)?;
    // the magnitude is YaRN's own, less that of the scores
    if rope.number("mscale")?.is_some_and(|own| own != 1.0) {
        return Err(rope.fault("mscale is not 1"));
    }
    metadata.set("rope.scaling.yarn_log_multiplier", all_dim as f32);
    metadata.set("attention.temperature_scale", rope.positive("llama_4_scaling_beta")? as f32);
    set_bases(&rope, metadata)
}

/// Sets the keys of YaRN. A magnitude that is said takes the place of YaRN's own, which the keys of
/// GGUF multiply.
fn set_yarn(rope: &RopeParameters, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    metadata.rope.written = Some("yarn");
    let factor = rope.positive("factor")?;
    let own = yarn_magnitude(factor, 1.0);
    let magnitude = said_magnitude(rope, factor)?;
    let is_truncated = rope.map.get("truncate").is_none_or(|value| value == true);
    match (is_truncated, metadata.arch()) {
        // readers round the bounds of all models but those of gpt-oss
        (true, "gpt-oss") => return Err(rope.fault("truncate true is not read here")),
        (false, arch) if DIVIDED.contains(&arch) => {
            return yarn::set_divisors(rope, metadata, factor, magnitude.unwrap_or(own));
        }
        (false, arch) if arch != "gpt-oss" => {
            return Err(rope.fault("truncate false is not read here"));
        }
        _ => {}
    }
    metadata.set("rope.scaling.type", "yarn");
    metadata.set("rope.scaling.factor", factor as f32);
    metadata.set("rope.scaling.original_context_length", rope.original_context()?);
    if let Some(share) = rope.number("extrapolation_factor")? {
        metadata.set("rope.scaling.yarn_ext_factor", share as f32);
    }
    if let Some(magnitude) = magnitude {
        metadata.set("rope.scaling.yarn_attn_factor", (magnitude / own) as f32);
    }
    for key in ["beta_fast", "beta_slow"] {
        if let Some(beta) = rope.number(key)? {
            metadata.set(&format!("rope.scaling.yarn_{key}"), beta as f32);
        }
    }
    Ok(())
}

/// Architectures of which whole heads turn, by the angles of one table.
const DIVIDED: [&str; 5] = ["llama", "qwen2", "qwen2moe", "qwen3", "qwen3moe"];

/// Returns the magnitude of YaRN's angles that a configuration says, of its own or by two
/// multipliers of the usual one; `None` if it is the usual one.
fn said_magnitude(rope: &RopeParameters, factor: f64) -> Result<Option<f64>, Error> {
    for key in ["attention_factor", "attn_factor"] {
        if let Some(magnitude) = rope.number(key)? {
            return Ok(Some(magnitude));
        }
    }
    // either alone, or one of 0, is as if it were not there
    let multiplier = |key: &str| -> Result<Option<f64>, Error> {
        Ok(rope.number(key)?.filter(|&multiplier| multiplier != 0.0))
    };
    match multiplier("mscale")?.zip(multiplier("mscale_all_dim")?) {
        None => Ok(None),
        Some((of_angles, of_all)) => {
            let magnitude = yarn_magnitude(factor, of_angles) / yarn_magnitude(factor, of_all);
            if magnitude > 0.0 && (magnitude as f32).is_finite() {
                Ok(Some(magnitude))
            } else {
                Err(rope.fault("mscale and mscale_all_dim make no magnitude above 0"))
            }
        }
    }
}

/// Adds Llama 3's divisors of angles, if the scaling is of that kind.
///
/// # Errors
/// A number is out of its range.
pub(super) fn set_llama3(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    head_dim: u32,
) -> Result<(), Error> {
    let rope = parameters(config);
    if rope.kind() != "llama3" {
        return Ok(());
    }
    metadata.rope.written = Some("llama3");
    let or = |key: &str, default: f64| -> Result<f64, Error> {
        let found = rope.number(key)?.unwrap_or(default);
        if found > 0.0 { Ok(found) } else { Err(rope.fault(&format!("{key} is not above 0"))) }
    };
    let base = or("rope_theta", 10000.0)?;
    let factor = or("factor", 8.0)?;
    let low = or("low_freq_factor", 1.0)?;
    let high = or("high_freq_factor", 4.0)?;
    let n_ctx = config.required_count("max_position_embeddings")?;
    let old = or("original_max_position_embeddings", f64::from(n_ctx))?;
    if high <= low {
        return Err(rope.fault("high_freq_factor is not above low_freq_factor"));
    }
    // in single precision where the converter is
    let divisor = |i: u32| {
        let exponent = (2 * i) as f32 / head_dim as f32;
        let frequency = 1.0 / (base as f32).powf(exponent);
        let wavelength = (2.0 * PI) as f32 / frequency;
        if wavelength < (old / high) as f32 {
            1.0
        } else if wavelength > (old / low) as f32 {
            factor as f32
        } else {
            let smooth = (old as f32 / wavelength - low as f32) / (high - low) as f32;
            1.0 / ((1.0 - smooth) / factor as f32 + smooth)
        }
    };
    let factors = (0..head_dim / 2).map(divisor).collect();
    metadata.rope.factors.push(("rope_freqs.weight", factors));
    Ok(())
}

/// Sets the keys of Phi-3's positions, and adds LongRoPE's divisors.
///
/// # Errors
/// A number is missing or out of its range.
pub(super) fn set_phi3(config: &ModelConfig, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    let rope = parameters(config);
    let n_ctx = config.required_count("max_position_embeddings")?;
    let original = rope.original_context()?;
    metadata.set("rope.scaling.original_context_length", original);
    let share = match rope.number("partial_rotary_factor")? {
        None => config.number("partial_rotary_factor")?,
        found => found,
    };
    let share = share.unwrap_or(1.0);
    if !(share > 0.0 && share <= 1.0) {
        return Err(rope.fault("partial_rotary_factor is not from 0 to 1"));
    }
    let width = config.required_count("hidden_size")?;
    let n_rot = (share * f64::from(width)) as u32 / config.n_head()?;
    metadata.set("rope.dimension_count", n_rot);
    let base = rope.number("rope_theta")?.unwrap_or(10000.0);
    metadata.rope.base = Some(base);
    metadata.set("rope.freq_base", base as f32);
    match rope.kind() {
        "default" => return Ok(()),
        "su" => metadata.rope.written = Some("su"),
        "longrope" => metadata.rope.written = Some("longrope"),
        other => return Err(rope.fault(&format!("the scaling {other:?} is not read here"))),
    }
    let scale = f64::from(n_ctx) / f64::from(original);
    let magnitude =
        if scale > 1.0 { (1.0 + scale.ln() / f64::from(original).ln()).sqrt() } else { 1.0 };
    metadata.set("rope.scaling.attn_factor", magnitude as f32);
    push_long_factors(&rope, metadata, n_rot)
}

/// Adds LongRoPE's divisors of the angles of `n_rot` values.
fn push_long_factors(
    rope: &RopeParameters,
    metadata: &mut FamilyMetadata,
    n_rot: u32,
) -> Result<(), Error> {
    for (key, name) in
        [("long_factor", "rope_factors_long.weight"), ("short_factor", "rope_factors_short.weight")]
    {
        let factors = rope.map.get(key).and_then(Value::as_array);
        let numbers = factors.map(|all| all.iter().filter_map(Value::as_f64).collect::<Vec<_>>());
        match numbers {
            Some(numbers) if numbers.len() == n_rot as usize / 2 => {
                let numbers = numbers.into_iter().map(|x| x as f32).collect();
                metadata.rope.factors.push((name, numbers));
            }
            _ => return Err(rope.fault(&format!("{key} has not {} numbers", n_rot / 2))),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
