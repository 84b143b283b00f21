//! The adapters of a request: which it asks for, and the name that its answer bears.

use super::error::ApiError;
use super::wire::adapters::ChosenAdapters;
use crate::model::adapter::{AdapterMix, AdapterScale};
use crate::runtime::Served;

/// Most characters of a name that an error shows.
const MOST_SHOWN: usize = 100;

/// Returns the adapters that a request asks for: those that it names by number, or by its model's
/// name, or else the server's.
///
/// # Errors
/// 400 when there is no adapter of a number, several have the name, or both are named; 404 when
/// there is none of a name.
pub(super) fn mix(served: &Served, chosen: &ChosenAdapters) -> Result<AdapterMix, ApiError> {
    let named = chosen.model.as_deref().map(|model| named(served, model)).transpose()?.flatten();
    let of_numbers =
        chosen.scales.as_ref().map(|scales| known_mix(served, scales, "lora")).transpose()?;
    match (of_numbers, named) {
        (Some(_), Some(_)) => {
            let what = "`model` names an adapter already; expected one of the two: `lora` with the \
                model's own name, or the name of the adapter";
            Err(ApiError::bad_field("lora", what))
        }
        (Some(mix), None) => Ok(mix),
        (None, Some(adapter)) => Ok(AdapterMix::new([AdapterScale { adapter, scale: 1.0 }])),
        (None, None) => Ok(served.runtime.adapters.mix()),
    }
}

/// Returns the name of the model in the answer to a request: the request's where that names an
/// adapter, else the model's first.
pub(super) fn answer_name(served: &Served, chosen: &ChosenAdapters) -> String {
    let requested = chosen.model.as_ref();
    let is_of_adapter = |model: &&String| matches!(named(served, model), Ok(Some(_)));
    let name = requested.filter(is_of_adapter).or(served.info.names.first());
    name.cloned().unwrap_or_default()
}

/// Returns the number of the adapter that the name of a model stands for: `NAME:ADAPTER`, or
/// `ADAPTER`. Other names, and tags of this model's, name none.
///
/// # Errors
/// 404 when the server has adapters, and none of that name follows its model's, or one follows
/// another model's; 400 when several have the name.
fn named(served: &Served, model: &str) -> Result<Option<usize>, ApiError> {
    let known = &served.runtime.adapters;
    let own = &served.info.names;
    if known.all().is_empty() || own.iter().any(|own| own.eq_ignore_ascii_case(model)) {
        return Ok(None);
    }
    if let Some(found) = numbered(served, model)? {
        return Ok(Some(found));
    }
    let Some(name) = own.iter().find_map(|own| after_name(model, own)) else {
        let found = model.rsplit_once(':').filter(|(_, name)| known.find(name).is_some());
        return match found {
            Some((base, name)) => {
                let base = shown(base);
                let own = own.first().map_or("", String::as_str);
                let what = format!(
                    "the adapter `{name}` is of the model `{own}`, not of `{base}`; expected \
                     `{own}:{name}`"
                );
                Err(ApiError::not_found(what).about("model"))
            }
            None => Ok(None),
        };
    };
    // the model's name may be followed by a tag of its own
    let name = match name.split_once(':') {
        Some((tag, name)) if is_tag(tag) => name,
        _ => name,
    };
    match numbered(served, name)? {
        None if is_tag(name) => Ok(None),
        None => {
            let names: Vec<&str> = known.all().iter().map(|known| known.name.as_str()).collect();
            let names = names.join(", ");
            let name = shown(name);
            let what =
                format!("there is no adapter `{name}` of this model; its adapters are {names}");
            Err(ApiError::not_found(what).about("model"))
        }
        found => Ok(found),
    }
}

/// Returns the number of the one adapter of this name, if there is one.
///
/// # Errors
/// 400 when several have the name.
fn numbered(served: &Served, name: &str) -> Result<Option<usize>, ApiError> {
    let all = served.runtime.adapters.all().iter().enumerate();
    let numbers: Vec<usize> =
        all.filter(|(_, adapter)| adapter.name == name).map(|(number, _)| number).collect();
    if let [first, second, ..] = numbers[..] {
        let what = format!(
            "several adapters are named `{name}`: {first} and {second}; expected `lora` with the \
             number of one"
        );
        return Err(ApiError::bad_field("model", what));
    }
    Ok(numbers.first().copied())
}

/// Returns what follows the name of a model and a colon.
fn after_name<'a>(model: &'a str, name: &str) -> Option<&'a str> {
    let head = model.get(..name.len())?;
    let rest = model.get(name.len()..)?.strip_prefix(':')?;
    head.eq_ignore_ascii_case(name).then_some(rest)
}

/// Returns the beginning of a name, for an error.
fn shown(name: &str) -> String {
    name.chars().take(MOST_SHOWN).collect()
}

/// Returns whether what follows a model's name says which of its files is meant: `latest`, or a
/// quantization.
fn is_tag(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let types = ["q", "iq", "tq", "f", "bf", "fp", "mxfp", "nvfp", "ud-q", "ud-iq"];
    let is_type = |letters: &str| {
        let rest = name.strip_prefix(letters);
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    name == "latest" || types.into_iter().any(is_type)
}

/// Returns adapters of a model as a mix; an unknown one may have the factor 0.
///
/// # Errors
/// 400 when there is no adapter of a number; `field` is where it stands.
pub(super) fn known_mix(
    served: &Served,
    scales: &[AdapterScale],
    field: &str,
) -> Result<AdapterMix, ApiError> {
    let n = served.runtime.adapters.all().len();
    let unknown =
        scales.iter().enumerate().find(|(_, scale)| scale.adapter >= n && scale.scale != 0.0);
    if let Some((i, AdapterScale { adapter, .. })) = unknown {
        let known = match n {
            0 => "the server has none; see --lora".into(),
            n => format!("the server has those from 0 to {}", n - 1),
        };
        let what = format!("there is no adapter {adapter}; {known}");
        return Err(ApiError::bad_field(format!("{field}[{i}].id"), what));
    }
    Ok(AdapterMix::new(scales.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_adapter_follows_that_of_the_model() {
        assert_eq!(after_name("Base:one", "base"), Some("one"));
        assert_eq!(after_name("base:q8_0:one", "base:Q8_0"), Some("one"));
        assert_eq!(after_name("base", "base"), None);
        assert_eq!(after_name("basement:one", "base"), None);
        assert_eq!(after_name("é", "ab"), None);
    }
}
