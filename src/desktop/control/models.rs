//! The endpoints about models: the list with where each comes from, loading, the way to load one,
//! what it would take, removal.

use std::time::Duration;

use hyper::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Control, ControlRoute, json_answer, read};
use crate::desktop::library::{self, LocalModel, ModelOrigin};
use crate::desktop::load_settings::LoadSettings;
use crate::pool::{ModelState, UnloadMode};
use crate::server::error::ApiError;
use crate::store::Name;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    model: String,
    ttl: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unload {
    model: String,
    #[serde(default)]
    force: bool,
}

/// A model with the way to load it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModelSettings {
    model: String,
    settings: Option<LoadSettings>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Removal {
    model: String,
}

/// The endpoints.
pub(super) const ROUTES: &[ControlRoute] = &[
    ControlRoute {
        method: Method::GET,
        path: "/control/models",
        answer: |control, _| Box::pin(async { json_answer(Ok(control.models())) }),
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/models/load",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.load(read(&call.body)?).await) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/models/unload",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.unload(read(&call.body)?)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/models/settings",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.set_model(read(&call.body)?)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/models/estimate",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.estimate(read(&call.body)?).await) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/models/delete",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.delete(read(&call.body)?).await) })
        },
    },
];

impl Control {
    fn models(&self) -> Value {
        let desktop = &self.desktop;
        let loaded = desktop.pool.list();
        let preferences = desktop.preferences();
        let models: Vec<Value> = desktop
            .library
            .models()
            .iter()
            .map(|model| {
                let mut entry = desktop.studio_entry(model);
                let status = loaded.iter().find(|status| status.id == model.id);
                entry["state"] = json!(status.map_or(ModelState::Cold, |status| status.state));
                entry["size"] = model.size.into();
                entry["file"] = match model.source.file() {
                    Some(path) => path.to_string_lossy().into(),
                    None => Value::Null,
                };
                entry["default"] = (preferences.default_model.as_ref() == Some(&model.id)).into();
                entry["origin"] = json!(model.origin);
                entry["parameters"] = model.about.n_params.into();
                entry["settings"] = json!(preferences.models.get(&model.id));
                entry["loading"] = json!(desktop.loading.of(&model.id));
                entry
            })
            .collect();
        json!({"models": models})
    }

    /// Returns the model of a name.
    pub(super) fn named(&self, name: &str) -> Result<LocalModel, ApiError> {
        let models = self.desktop.library.models();
        library::named(&models, name).cloned().ok_or_else(|| {
            ApiError::not_found("there is no model of that name on this machine").about("model")
        })
    }

    async fn load(&self, Load { model, ttl }: Load) -> Result<Value, ApiError> {
        let model = self.named(&model)?;
        let since = std::time::Instant::now();
        let model_request = self.desktop.model_request(&model, ttl.map(Duration::from_secs));
        drop(self.desktop.pool.lease(&model_request).await?);
        let load_seconds = since.elapsed().as_secs_f64();
        Ok(json!({"id": model.id, "state": ModelState::Idle, "load_seconds": load_seconds}))
    }

    fn unload(&self, Unload { model, force }: Unload) -> Result<Value, ApiError> {
        let mode = if force { UnloadMode::Forced } else { UnloadMode::IfIdle };
        let id = self.desktop.unload(&model, mode)?;
        Ok(json!({"id": id, "state": ModelState::Cold}))
    }

    /// Sets the way to load a model from now on.
    fn set_model(&self, asked: ModelSettings) -> Result<Value, ApiError> {
        let model = self.named(&asked.model)?;
        let settings = asked.settings.unwrap_or_default();
        settings.check()?;
        self.desktop.keep(|preferences| {
            if settings == LoadSettings::default() {
                preferences.models.remove(&model.id);
            } else {
                preferences.models.insert(model.id.clone(), settings.clone());
            }
        })?;
        Ok(json!({"id": model.id, "settings": settings}))
    }

    /// Says what memory a model would take, with the settings of the request or its own.
    async fn estimate(&self, asked: ModelSettings) -> Result<Value, ApiError> {
        let model = self.named(&asked.model)?;
        let own = || self.desktop.preferences().models.get(&model.id).cloned();
        let settings = asked.settings.or_else(own).unwrap_or_default();
        self.desktop.estimate(&model, &settings).await
    }

    /// Removes a model of the store.
    async fn delete(&self, asked: Removal) -> Result<Value, ApiError> {
        let model = self.named(&asked.model)?;
        let elsewhere = match model.origin {
            ModelOrigin::Store => None,
            ModelOrigin::Folder => Some("lies in the folder of --models-dir"),
            ModelOrigin::Ollama => Some("is in Ollama's store; `ollama rm` removes it"),
            ModelOrigin::LmStudio => Some("is in LM Studio's folder"),
            ModelOrigin::Shipped => Some("is part of the program"),
            ModelOrigin::Preset => Some("is a preset of hob.toml"),
        };
        if let Some(place) = elsewhere {
            let what = format!("only models of hob's own store are removed: this one {place}");
            return Err(ApiError::forbidden(what).about("model"));
        }
        let name = model.id.parse::<Name>();
        let name = name.map_err(|error| ApiError::bad_field("model", error))?;
        let freed = self.desktop.remove_stored(&model.id, name).await?;
        Ok(json!({"id": model.id, "bytes": freed}))
    }
}
