//! The sampling parameters that a model's file recommends: the keys `general.sampling.*`, which
//! converters take from `generation_config.json`.

use crate::gguf::{self, Gguf};
use crate::sampling::{OPTIONS, SamplingOption, SamplingOverrides, Stage};

/// Reads what a file recommends. What is out of its range, or of another type, is warned of and
/// left out.
pub fn from_gguf(gguf: &Gguf) -> SamplingOverrides {
    let mut all = SamplingOverrides::default();
    for option in OPTIONS {
        match number(gguf, option) {
            Ok(Some(x)) => all.set(option, x),
            Ok(None) => {}
            Err(what) => tracing::warn!("{what}: it is left out"),
        }
    }
    match sequence(gguf) {
        Ok(samplers) => all.samplers = samplers,
        Err(what) => tracing::warn!("{what}: it is left out"),
    }
    all
}

/// Returns the number of an option where a file has one.
///
/// # Errors
/// Says why the number cannot be used.
fn number(gguf: &Gguf, option: &SamplingOption) -> Result<Option<f64>, String> {
    let Some(key) = option.file_key.map(|key| format!("general.sampling.{key}")) else {
        return Ok(None);
    };
    match gguf.get_number(&key).map_err(fault)? {
        Some(x) if !option.range.contains(x) => {
            Err(format!("{key} is {x}, expected {}", option.range.expected()))
        }
        number => Ok(number),
    }
}

/// Returns the order of the samplers, where a file has one: names with semicolons between them.
///
/// # Errors
/// Names the word that is no sampler.
fn sequence(gguf: &Gguf) -> Result<Option<Vec<Stage>>, String> {
    const KEY: &str = "general.sampling.sequence";
    let Some(names) = gguf.get_str(KEY).map_err(fault)? else { return Ok(None) };
    let names = names.split(';').map(str::trim).filter(|name| !name.is_empty());
    let stages =
        names.map(|name| Stage::from_name(name).ok_or(name)).collect::<Result<Vec<_>, _>>();
    let stages = stages.map_err(|name| format!("{KEY}: {name:?} is no sampler"))?;
    Ok(Some(stages).filter(|stages| !stages.is_empty()))
}

fn fault(error: gguf::Error) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gguf::{Value, Writer};
    use crate::sampling::{Mirostat, SamplingParams};

    /// Returns the parameters where a file recommends this, and nothing else is set.
    fn read(metadata: Vec<(&str, Value)>) -> SamplingParams {
        let mut writer = Writer::new();
        for (name, value) in metadata {
            writer.metadata(&format!("general.sampling.{name}"), value).unwrap();
        }
        let bytes = writer.begin(Vec::new()).unwrap().finish().unwrap();
        from_gguf(&Gguf::from_bytes(bytes).unwrap()).over(SamplingParams::default())
    }

    #[test]
    fn numbers_of_every_type_are_read() {
        let params = read(vec![
            ("temp", 0.6f32.into()),
            ("top_k", 20i32.into()),
            ("top_p", 0.95f64.into()),
            ("min_p", 0u8.into()),
            ("xtc_probability", 0.5f32.into()),
            ("xtc_threshold", 0.2f32.into()),
            ("penalty_last_n", (-1i64).into()),
            ("penalty_repeat", 1.05f32.into()),
            ("mirostat", 2.0f32.into()),
            ("mirostat_tau", 4u64.into()),
            ("mirostat_eta", 0.2f32.into()),
            ("sequence", "top_k; temperature;min_p".into()),
        ]);
        let expected = SamplingParams {
            samplers: vec![Stage::TopK, Stage::Temperature, Stage::MinP],
            temperature: 0.6,
            top_k: 20,
            top_p: 0.95,
            min_p: 0.0,
            xtc_probability: 0.5,
            xtc_threshold: 0.2,
            repeat_penalty: 1.05,
            repeat_last_n: -1,
            mirostat: Mirostat::V2,
            mirostat_tau: 4.0,
            mirostat_eta: 0.2,
            ..SamplingParams::default()
        };
        assert_eq!(params, expected);
        assert_eq!(read(vec![("top_k", (-1i32).into())]).top_k, 0, "all, as requests say it");
    }

    #[test]
    fn what_is_out_of_range_is_left_out() {
        let params = read(vec![
            ("temp", f32::NAN.into()),
            ("top_k", 1.5f32.into()),
            ("top_p", 1.5f32.into()),
            ("min_p", (-0.1f32).into()),
            ("xtc_probability", "0.5".into()),
            ("xtc_threshold", f64::INFINITY.into()),
            ("penalty_last_n", (-2i32).into()),
            ("penalty_repeat", 0.0f32.into()),
            ("mirostat", 3u32.into()),
            ("mirostat_tau", (-1i32).into()),
            ("mirostat_eta", vec![0.1f32].into()),
            ("sequence", "top_k;bottom_k".into()),
        ]);
        assert_eq!(params, SamplingParams::default());
        assert_eq!(read(vec![("top_p", 7u32.into()), ("temp", 2u32.into())]).temperature, 2.0);
    }
}
