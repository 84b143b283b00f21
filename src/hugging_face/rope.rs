//! Positions: `rope_theta`, and `rope_scaling` or `rope_parameters`, as they are in GGUF.

use std::f64::consts::PI;

use serde_json::{Map, Value};

use super::Error;
use super::config::ModelConfig;
use super::metadata::FamilyMetadata;

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

    /// Reads a number of positions.
    fn original_context(&self) -> Result<u32, Error> {
        const KEY: &str = "original_max_position_embeddings";
        let found = self.map.get(KEY).and_then(Value::as_u64);
        let found = found.or_else(|| self.config.get(KEY)?.as_u64());
        match found.filter(|n| (1..=1 << 30).contains(n)) {
            Some(n) => Ok(n as u32),
            None => Err(self.fault(&format!("{KEY} is no whole number above 0"))),
        }
    }

    /// Reads the kind of scaling; what is no word is none that is known.
    fn kind(&self) -> &str {
        match self.map.get("rope_type").or_else(|| self.map.get("type")) {
            None | Some(Value::Null) => "default",
            Some(kind) => kind.as_str().unwrap_or("(no word)"),
        }
    }

    fn fault(&self, what: &str) -> Error {
        Error::invalid(self.config.path(), format!("rope parameters: {what}"))
    }
}

/// Returns the object of parameters, by kind of layers or not.
fn object(config: &ModelConfig) -> Map<String, Value> {
    let found = config.get("rope_parameters").or_else(|| config.get("rope_scaling"));
    found.and_then(Value::as_object).cloned().unwrap_or_default()
}

/// Returns the parameters of layers that see all.
fn parameters(config: &ModelConfig) -> RopeParameters<'_> {
    let mut map = object(config);
    if let Some(Value::Object(full)) = map.get("full_attention") {
        map = full.clone();
    }
    if !map.contains_key("rope_theta")
        && let Some(theta) = config.get("rope_theta")
    {
        map.insert("rope_theta".into(), theta.clone());
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
        other => return Err(rope.fault(&format!("the scaling {other:?} is not read here"))),
    }
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
    match rope.number("partial_rotary_factor")? {
        None => config.number("partial_rotary_factor"),
        found => Ok(found),
    }
}

/// Sets the keys of YaRN. A magnitude that is said takes the place of YaRN's own, which the keys of
/// GGUF multiply.
fn set_yarn(rope: &RopeParameters, metadata: &mut FamilyMetadata) -> Result<(), Error> {
    metadata.rope.written = Some("yarn");
    // only gpt-oss has bounds that are not rounded
    let is_truncated = rope.map.get("truncate").is_none_or(|value| value == true);
    if is_truncated == (metadata.arch() == "gpt-oss") {
        return Err(rope.fault(&format!("truncate {is_truncated} is not read here")));
    }
    if let Some(key) = ["mscale", "mscale_all_dim"].iter().find(|key| rope.map.contains_key(**key))
    {
        return Err(rope.fault(&format!("{key} is not read here")));
    }
    let factor = rope.positive("factor")?;
    metadata.set("rope.scaling.type", "yarn");
    metadata.set("rope.scaling.factor", factor as f32);
    metadata.set("rope.scaling.original_context_length", rope.original_context()?);
    if let Some(share) = rope.number("extrapolation_factor")? {
        metadata.set("rope.scaling.yarn_ext_factor", share as f32);
    }
    let magnitude = match rope.number("attention_factor")? {
        None => rope.number("attn_factor")?,
        found => found,
    };
    if let Some(magnitude) = magnitude {
        let own = if factor > 1.0 { 0.1 * factor.ln() + 1.0 } else { 1.0 };
        metadata.set("rope.scaling.yarn_attn_factor", (magnitude / own) as f32);
    }
    for key in ["beta_fast", "beta_slow"] {
        if let Some(beta) = rope.number(key)? {
            metadata.set(&format!("rope.scaling.yarn_{key}"), beta as f32);
        }
    }
    Ok(())
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
    let old = or("original_max_position_embeddings", 8192.0)?;
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
    let original = rope.original_context().unwrap_or(n_ctx);
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
