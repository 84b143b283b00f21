//! Options that overrule what a model's file says of itself.

use super::Error;
use crate::gguf::{MetadataOverride, Value};

/// Options that overrule what a model's file says of itself.
#[derive(Debug, Default, clap::Args)]
pub(super) struct OverrideArgs {
    /// A value of metadata in place of the file's, of type int, float, bool or str (may be given
    /// several times, or several separated by commas)
    #[arg(long, value_name = "KEY=TYPE:VALUE", value_parser = kv_list)]
    override_kv: Vec<KvList>,
    /// Scaling of positions [default: the file's]
    #[arg(
        long,
        value_name = "HOW",
        env = "LLAMA_ARG_ROPE_SCALING_TYPE",
        value_parser = ["none", "linear", "yarn"]
    )]
    rope_scaling: Option<String>,
    /// Factor by which the context is longer than the one that the model was trained for
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_ROPE_SCALE",
        value_parser = positive,
        allow_negative_numbers = true
    )]
    rope_scale: Option<f32>,
    /// Base of the frequencies of positions
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_ROPE_FREQ_BASE",
        value_parser = above_one,
        allow_negative_numbers = true
    )]
    rope_freq_base: Option<f32>,
    /// Factor of the frequencies, 1/N of --rope-scale
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_ROPE_FREQ_SCALE",
        value_parser = positive,
        allow_negative_numbers = true,
        conflicts_with = "rope_scale"
    )]
    rope_freq_scale: Option<f32>,
    /// YaRN: context that the model was first trained for; 0 is the file's
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_YARN_ORIG_CTX",
        value_parser = clap::value_parser!(u32)
    )]
    yarn_orig_ctx: Option<u32>,
    /// YaRN: share of the original frequency that fast pairs keep; 0 interpolates all, -1 is the
    /// file's
    #[arg(
        long,
        value_name = "X",
        env = "LLAMA_ARG_YARN_EXT_FACTOR",
        value_parser = share_or_unset,
        allow_negative_numbers = true
    )]
    yarn_ext_factor: Option<f32>,
    /// YaRN: factor of the magnitude of attention; -1 is the file's
    #[arg(
        long,
        value_name = "X",
        env = "LLAMA_ARG_YARN_ATTN_FACTOR",
        value_parser = positive_or_unset,
        allow_negative_numbers = true
    )]
    yarn_attn_factor: Option<f32>,
    /// YaRN: pairs that turn less often than this over the original context are interpolated; -1 is
    /// the file's
    #[arg(
        long,
        value_name = "X",
        env = "LLAMA_ARG_YARN_BETA_SLOW",
        value_parser = positive_or_unset,
        allow_negative_numbers = true
    )]
    yarn_beta_slow: Option<f32>,
    /// YaRN: pairs that turn more often than this over the original context keep their frequency;
    /// -1 is the file's
    #[arg(
        long,
        value_name = "X",
        env = "LLAMA_ARG_YARN_BETA_FAST",
        value_parser = positive_or_unset,
        allow_negative_numbers = true
    )]
    yarn_beta_fast: Option<f32>,
}

/// The pairs of one `--override-kv`; a type of its own, since clap would split a list.
#[derive(Debug, Clone)]
struct KvList(Vec<(String, Value)>);

impl OverrideArgs {
    /// Returns the values in place of the file's.
    ///
    /// # Errors
    /// Names options that contradict one another.
    pub(super) fn all(&self) -> Result<Vec<MetadataOverride>, Error> {
        let mut all: Vec<MetadataOverride> = Vec::new();
        for (key, value) in self.override_kv.iter().flat_map(|list| &list.0) {
            let option = format!("--override-kv {key}");
            all.push(MetadataOverride { key: key.clone(), value: value.clone(), option });
        }
        let given = |x: Option<f32>| x.filter(|&x| x >= 0.0);
        let number = |x: f32| Value::F32(x);
        let scale = self.rope_scale.or(self.rope_freq_scale.map(f32::recip));
        let scale_option = if self.rope_scale.is_some() { "rope-scale" } else { "rope-freq-scale" };
        let rows = [
            ("rope-scaling", "type", self.rope_scaling.as_deref().map(Value::from)),
            (scale_option, "factor", scale.map(number)),
            (
                "yarn-orig-ctx",
                "original_context_length",
                self.yarn_orig_ctx.filter(|&n| n > 0).map(Value::from),
            ),
            ("yarn-ext-factor", "yarn_ext_factor", given(self.yarn_ext_factor).map(number)),
            ("yarn-attn-factor", "yarn_attn_factor", given(self.yarn_attn_factor).map(number)),
            ("yarn-beta-slow", "yarn_beta_slow", given(self.yarn_beta_slow).map(number)),
            ("yarn-beta-fast", "yarn_beta_fast", given(self.yarn_beta_fast).map(number)),
        ];
        let mut rope = |option: &str, key: String, value: Option<Value>| {
            let Some(value) = value else { return };
            all.push(MetadataOverride { key, value, option: format!("--{option}") });
        };
        rope("rope-freq-base", ".rope.freq_base".into(), self.rope_freq_base.map(number));
        for (option, key, value) in rows {
            rope(option, format!(".rope.scaling.{key}"), value);
        }
        Ok(all)
    }
}

/// Reads `KEY=TYPE:VALUE`, or several separated by commas.
fn kv_list(text: &str) -> Result<KvList, String> {
    let mut parts: Vec<String> = Vec::new();
    for part in text.split(',') {
        match parts.last_mut() {
            // a comma of a text
            Some(last) if split_kv(part).is_none() => {
                last.push(',');
                last.push_str(part);
            }
            _ => parts.push(part.to_owned()),
        }
    }
    parts.iter().map(|part| kv(part)).collect::<Result<_, _>>().map(KvList)
}

/// Splits `KEY=TYPE:VALUE`.
fn split_kv(text: &str) -> Option<(&str, &str, &str)> {
    let (key, typed) = text.split_once('=')?;
    let (ty, value) = typed.split_once(':')?;
    let is_key = !key.is_empty()
        && key.len() <= 256
        && key.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'.' | b'_' | b'-'))
        && !key.starts_with('.');
    (is_key && ["int", "float", "bool", "str"].contains(&ty)).then_some((key, ty, value))
}

/// Reads `KEY=TYPE:VALUE`.
fn kv(text: &str) -> Result<(String, Value), String> {
    let expected = "KEY=TYPE:VALUE was expected, with a TYPE of int, float, bool or str, \
                    like tokenizer.ggml.add_bos_token=bool:false";
    let (key, ty, value) = split_kv(text).ok_or(expected)?;
    let value = match ty {
        "int" => {
            Value::I64(value.parse().map_err(|_| format!("{key}: {value} is no whole number"))?)
        }
        "float" => match value.parse::<f64>() {
            Ok(x) if x.is_finite() => Value::F64(x),
            _ => return Err(format!("{key}: {value} is no finite number")),
        },
        "bool" => match value {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => return Err(format!("{key}: true or false was expected, not {value}")),
        },
        _ => Value::from(value),
    };
    Ok((key.to_owned(), value))
}

/// Reads a finite number within a range, which `expected` names in the error.
fn real(text: &str, is_allowed: fn(f32) -> bool, expected: &str) -> Result<f32, String> {
    let x = text.parse::<f32>().ok().filter(|x| x.is_finite() && is_allowed(*x));
    x.ok_or_else(|| format!("{expected} was expected"))
}

fn positive(text: &str) -> Result<f32, String> {
    real(text, |x| x > 0.0 && x.recip().is_finite(), "a number above 0")
}

fn above_one(text: &str) -> Result<f32, String> {
    real(text, |x| x > 1.0, "a number above 1")
}

fn positive_or_unset(text: &str) -> Result<f32, String> {
    real(text, |x| x > 0.0 || x == -1.0, "a number above 0, or -1")
}

fn share_or_unset(text: &str) -> Result<f32, String> {
    real(text, |x| (0.0..=1.0).contains(&x) || x == -1.0, "a number from 0 to 1, or -1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_with_their_types() {
        let read = |text| kv_list(text).map(|list| list.0);
        let one = |key: &str, value| vec![(key.to_owned(), value)];
        assert_eq!(read("a.b=int:-5"), Ok(one("a.b", Value::I64(-5))));
        assert_eq!(read("a=float:1e-5"), Ok(one("a", Value::F64(1e-5))));
        assert_eq!(read("a=bool:true"), Ok(one("a", Value::Bool(true))));
        assert_eq!(read("a=str:x=y:z"), Ok(one("a", "x=y:z".into())));
        let both = vec![("a".to_owned(), "x,y".into()), ("b".to_owned(), Value::I64(1))];
        assert_eq!(read("a=str:x,y,b=int:1"), Ok(both));
        for text in ["", "a", "a=5", "a=u32:5", "=int:5", "a=int:5.5", "a=bool:1", "a=float:nan"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn options_become_keys_of_the_architecture() {
        let args = OverrideArgs {
            rope_scaling: Some("yarn".into()),
            rope_freq_scale: Some(0.25),
            yarn_ext_factor: Some(-1.0),
            yarn_orig_ctx: Some(32768),
            ..OverrideArgs::default()
        };
        let all = args.all().unwrap();
        let keys: Vec<_> = all.iter().map(|one| (one.key.as_str(), &one.value)).collect();
        assert_eq!(
            keys,
            [
                (".rope.scaling.type", &Value::from("yarn")),
                (".rope.scaling.factor", &Value::F32(4.0)),
                (".rope.scaling.original_context_length", &Value::U32(32768)),
            ]
        );
    }
}
