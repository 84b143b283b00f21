//! The sampling parameters that a model's file recommends: the keys `general.sampling.*`, which
//! converters take from `generation_config.json`.

use crate::gguf::{self, Gguf};
use crate::sampling::{Mirostat, Partial, SamplingParams, Stage};

/// Sets a parameter to a number, or says what would do.
type Set = fn(&mut Partial, f64) -> Result<(), &'static str>;

/// The numbers: each key after `general.sampling.`, and its parameter.
const NUMBERS: [(&str, Set); 11] = [
    ("temp", |p, x| set(&mut p.temperature, x as f32)),
    ("top_k", |p, x| whole(x).and_then(|n| set(&mut p.top_k, n.max(0).cast_unsigned()))),
    ("top_p", |p, x| set(&mut p.top_p, x as f32)),
    ("min_p", |p, x| set(&mut p.min_p, x as f32)),
    ("xtc_probability", |p, x| set(&mut p.xtc_probability, x as f32)),
    ("xtc_threshold", |p, x| set(&mut p.xtc_threshold, x as f32)),
    ("penalty_last_n", |p, x| whole(x).and_then(|n| set(&mut p.repeat_last_n, n))),
    ("penalty_repeat", |p, x| set(&mut p.repeat_penalty, x as f32)),
    ("mirostat", |p, x| whole(x).and_then(|n| set(&mut p.mirostat, mirostat(n)?))),
    ("mirostat_tau", |p, x| set(&mut p.mirostat_tau, x as f32)),
    ("mirostat_eta", |p, x| set(&mut p.mirostat_eta, x as f32)),
];

fn set<T>(place: &mut Option<T>, value: T) -> Result<(), &'static str> {
    *place = Some(value);
    Ok(())
}

/// Returns a number that is whole and fits 32 bits.
fn whole(x: f64) -> Result<i32, &'static str> {
    let fits = x.fract() == 0.0 && x >= f64::from(i32::MIN) && x <= f64::from(i32::MAX);
    if fits { Ok(x as i32) } else { Err("a whole number of 32 bits") }
}

fn mirostat(n: i32) -> Result<Mirostat, &'static str> {
    match n {
        0 => Ok(Mirostat::Off),
        1 => Ok(Mirostat::V1),
        2 => Ok(Mirostat::V2),
        _ => Err("0, 1 or 2"),
    }
}

/// Reads what a file recommends. What is out of its range, or of another type, is warned of and
/// left out.
pub(super) fn from_gguf(gguf: &Gguf) -> Partial {
    let mut all = Partial::default();
    for (name, set) in NUMBERS {
        let key = format!("general.sampling.{name}");
        match number(gguf, &key, &all, set) {
            Ok(with) => all = with,
            Err(what) => tracing::warn!("{what}: it is left out"),
        }
    }
    match sequence(gguf) {
        Ok(samplers) => all.samplers = samplers,
        Err(what) => tracing::warn!("{what}: it is left out"),
    }
    all
}

/// Returns `all`, and the number of a key where there is one.
///
/// # Errors
/// Says why the number cannot be used.
fn number(gguf: &Gguf, key: &str, all: &Partial, set: Set) -> Result<Partial, String> {
    let mut with = all.clone();
    if let Some(x) = gguf.get_number(key).map_err(told)? {
        set(&mut with, x).map_err(|expected| format!("{key} is {x}, expected {expected}"))?;
        let params = with.over(SamplingParams::default());
        params.check(usize::MAX).map_err(|error| format!("{key} is {x}: {error}"))?;
    }
    Ok(with)
}

/// Returns the order of the samplers, where a file has one: names with semicolons between them.
///
/// # Errors
/// Names the word that is no sampler.
fn sequence(gguf: &Gguf) -> Result<Option<Vec<Stage>>, String> {
    const KEY: &str = "general.sampling.sequence";
    let Some(names) = gguf.get_str(KEY).map_err(told)? else { return Ok(None) };
    let names = names.split(';').map(str::trim).filter(|name| !name.is_empty());
    let stages =
        names.map(|name| Stage::from_name(name).ok_or(name)).collect::<Result<Vec<_>, _>>();
    let stages = stages.map_err(|name| format!("{KEY}: {name:?} is no sampler"))?;
    Ok(Some(stages).filter(|stages| !stages.is_empty()))
}

fn told(error: gguf::Error) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gguf::{Value, Writer};

    fn read(metadata: Vec<(&str, Value)>) -> Partial {
        let mut writer = Writer::new();
        for (name, value) in metadata {
            writer.metadata(&format!("general.sampling.{name}"), value).unwrap();
        }
        let bytes = writer.begin(Vec::new()).unwrap().finish().unwrap();
        from_gguf(&Gguf::from_bytes(bytes).unwrap())
    }

    #[test]
    fn numbers_of_every_type_are_read() {
        let partial = read(vec![
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
        let expected = Partial {
            samplers: Some(vec![Stage::TopK, Stage::Temperature, Stage::MinP]),
            temperature: Some(0.6),
            top_k: Some(20),
            top_p: Some(0.95),
            min_p: Some(0.0),
            xtc_probability: Some(0.5),
            xtc_threshold: Some(0.2),
            repeat_penalty: Some(1.05),
            repeat_last_n: Some(-1),
            mirostat: Some(Mirostat::V2),
            mirostat_tau: Some(4.0),
            mirostat_eta: Some(0.2),
        };
        assert_eq!(partial, expected);
        assert_eq!(read(vec![("top_k", (-1i32).into())]).top_k, Some(0), "all, as requests say it");
    }

    #[test]
    fn what_is_out_of_range_is_left_out() {
        let partial = read(vec![
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
        assert_eq!(partial, Partial::default());
        assert_eq!(
            read(vec![("top_p", 7u32.into()), ("temp", 1u32.into())]).temperature,
            Some(1.0)
        );
    }
}
