//! The adapters of a request, and the list of those that a server has, as llama-server writes them.

use serde::Serialize;
use serde_json::Value;

use crate::model::adapter::AdapterScale;
use crate::runtime::{MOST_ADAPTERS, ModelAdapters};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// The adapters that a request asks for.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct ChosenAdapters {
    /// `lora`: factors by number; an adapter that is not in the list has none.
    pub scales: Option<Vec<AdapterScale>>,
    /// `model`, which may end with the name of an adapter.
    pub model: Option<String>,
}

impl ChosenAdapters {
    /// Reads `lora` and `model`.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(fields: &Fields) -> Result<ChosenAdapters, ApiError> {
        let scales = fields.get("lora").map(|value| scales(value, &fields.path("lora")));
        Ok(ChosenAdapters {
            scales: scales.transpose()?,
            model: fields.get("model").and_then(Value::as_str).map(str::to_owned),
        })
    }
}

/// Members of an adapter in a list: those of `AdapterEntry`, and llama-server's.
const MEMBERS: [&str; 8] = [
    "id",
    "name",
    "path",
    "scale",
    "task_name",
    "prompt_prefix",
    "alora_invocation_string",
    "alora_invocation_tokens",
];

/// Reads a list of `{"id", "scale"}` that stands at `path`.
///
/// # Errors
/// 400 names the place that is wrong.
pub(crate) fn scales(value: &Value, path: &str) -> Result<Vec<AdapterScale>, ApiError> {
    const EXPECTED: &str = "adapters by number, as [{\"id\": 0, \"scale\": 1.0}] (GET \
        /lora-adapters lists them)";
    const ENTRY: &str = "an adapter, as {\"id\": 0, \"scale\": 1.0}";
    let list = value.as_array().ok_or_else(|| wrong(path, EXPECTED, value))?;
    if list.len() > MOST_ADAPTERS {
        return Err(wrong(path, &format!("at most {MOST_ADAPTERS} adapters"), value));
    }
    let scale = |(i, value): (usize, &Value)| {
        let path = format!("{path}[{i}]");
        if !value.is_object() {
            return Err(wrong(&path, ENTRY, value));
        }
        let fields = Fields::of_value(value, path.clone())?;
        // a list may be set as it was got
        if let Some(name) = fields.map().keys().find(|name| !MEMBERS.contains(&name.as_str())) {
            let what = "expected `id` and `scale`, and no other member";
            return Err(ApiError::bad_field(fields.path(name), what));
        }
        let id = fields.integer("id", 0..=i64::from(i32::MAX))?;
        let scale = fields.number("scale")?;
        let (Some(id), Some(scale)) = (id, scale) else {
            return Err(wrong(&path, ENTRY, value));
        };
        let scale = Some(scale as f32).filter(|scale| scale.is_finite()).ok_or_else(|| {
            ApiError::bad_field(fields.path("scale"), "expected a number that an f32 holds")
        })?;
        Ok(AdapterScale { adapter: id as usize, scale })
    };
    let scales = list.iter().enumerate().map(scale).collect::<Result<Vec<_>, _>>()?;
    let is_second =
        |i: usize| scales[..i].iter().any(|earlier| earlier.adapter == scales[i].adapter);
    if let Some(i) = (0..scales.len()).find(|&i| is_second(i)) {
        let what = format!("the adapter {} is in the list twice", scales[i].adapter);
        return Err(ApiError::bad_field(format!("{path}[{i}].id"), what));
    }
    Ok(scales)
}

/// An adapter of the server.
#[derive(Debug, Serialize)]
pub(crate) struct AdapterEntry {
    /// Its number.
    id: usize,
    /// Its name, which in `model` follows the model's name and a colon.
    name: String,
    /// Its file.
    path: String,
    /// Its factor for requests that name no adapters.
    scale: f32,
    /// The value of `adapter.lora.task_name` in its file.
    task_name: String,
    /// The value of `adapter.lora.prompt_prefix` in its file.
    prompt_prefix: String,
}

/// Returns the adapters of a model, by number.
pub(crate) fn list(adapters: &ModelAdapters) -> Vec<AdapterEntry> {
    let entry = |(id, (loaded, scale)): (usize, (&crate::runtime::LoadedAdapter, f32))| {
        let text = |key: &str| {
            loaded.adapter.gguf().get_str(key).ok().flatten().unwrap_or_default().to_owned()
        };
        AdapterEntry {
            id,
            name: loaded.name.clone(),
            path: loaded.path.display().to_string(),
            scale,
            task_name: text("adapter.lora.task_name"),
            prompt_prefix: text("adapter.lora.prompt_prefix"),
        }
    };
    adapters.all().iter().zip(adapters.scales()).enumerate().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_list_of_numbers_and_factors_is_read_or_refused_by_place() {
        let read = |value: Value| scales(&value, "lora");
        let expected =
            [AdapterScale { adapter: 1, scale: 0.5 }, AdapterScale { adapter: 0, scale: -2.0 }];
        let list = json!([{"id": 1, "scale": 0.5}, {"id": 0, "scale": -2}]);
        assert_eq!(read(list).unwrap(), expected);
        assert_eq!(read(json!([])).unwrap(), []);
        for (value, place) in [
            (json!({"id": 0, "scale": 1}), "lora"),
            (json!("style"), r#"expected adapters by number, as [{\"id\": 0, \"scale\": 1.0}]"#),
            (json!(["style"]), r#"expected an adapter, as {\"id\": 0, \"scale\": 1.0}"#),
            (json!([{"id": 0}]), "lora[0]"),
            (json!([{"id": 0, "scale": 1}, 7]), "lora[1]"),
            (json!([{"id": -1, "scale": 1}]), "lora[0].id"),
            (json!([{"id": 0, "scale": "1"}]), "lora[0].scale"),
            (json!([{"id": 0, "scale": 1e300}]), "lora[0].scale"),
            (json!([{"id": 0, "scale": 1, "foo": 2}]), "lora[0].foo"),
            (json!([{"id": 0, "scale": 1}, {"id": 0, "scale": 2}]), "lora[1].id"),
        ] {
            let error = format!("{:?}", read(value.clone()).unwrap_err());
            assert!(error.contains(place), "{value}: {error}");
        }
    }
}
