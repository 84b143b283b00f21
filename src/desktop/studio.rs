//! LM Studio's endpoints about models (REST API v1): the list, loading, downloads.

use std::sync::Arc;
use std::time::{Instant, SystemTime};

use hyper::StatusCode;
use hyper::body::Bytes;
use serde::{Deserialize, Serialize};

use super::Desktop;
use super::downloads::{DownloadJob, DownloadPhase};
use super::library::LocalModel;
use super::load_settings::MAX_CONTEXT;
use super::ollama::parameter_size;
use crate::pool::UnloadMode;
use crate::runtime::{ModelTask, Served};
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http;
use crate::server::routes::RouteResult;
use crate::store::{self, Name};
use crate::util::clock;

/// A request to load a model. Of what it says about the way to load it, the context alone counts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StudioLoad {
    model: String,
    context_length: Option<usize>,
    #[serde(default)]
    config: LoadConfig,
    #[serde(rename = "eval_batch_size")]
    _eval_batch_size: Option<u64>,
    #[serde(rename = "flash_attention")]
    _flash_attention: Option<bool>,
    #[serde(rename = "num_experts")]
    num_experts: Option<u64>,
    #[serde(rename = "offload_kv_cache_to_gpu")]
    _offload_kv_cache_to_gpu: Option<bool>,
    #[serde(default)]
    echo_load_config: bool,
}

/// The members of a request to load a model, in the form of earlier versions.
#[derive(Default, Deserialize)]
#[serde(default)]
struct LoadConfig {
    context_length: Option<usize>,
    num_experts: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StudioUnload {
    instance_id: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StudioDownload {
    model: String,
    quantization: Option<String>,
}

#[derive(Serialize)]
struct StudioModels {
    models: Vec<StudioModel>,
}

/// A model of this machine.
#[derive(Serialize)]
struct StudioModel {
    r#type: &'static str,
    publisher: String,
    key: String,
    display_name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    architecture: Option<String>,
    quantization: Quantization,
    size_bytes: u64,
    params_string: String,
    loaded_instances: Vec<Instance>,
    max_context_length: u64,
    format: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    capabilities: Option<StudioCapabilities>,
    /// `null`: nobody has described it.
    description: (),
}

#[derive(Serialize)]
struct Quantization {
    name: String,
    bits_per_weight: Option<f64>,
}

#[derive(Serialize)]
struct StudioCapabilities {
    vision: bool,
    trained_for_tool_use: bool,
}

#[derive(Serialize)]
struct Instance {
    id: String,
    config: InstanceConfig,
}

#[derive(Serialize)]
struct InstanceConfig {
    context_length: usize,
    parallel: usize,
}

#[derive(Serialize)]
struct Loaded {
    r#type: &'static str,
    instance_id: String,
    model_instance_id: String,
    status: &'static str,
    load_time_seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    load_config: Option<InstanceConfig>,
}

#[derive(Serialize)]
struct Unloaded {
    instance_id: String,
}

/// A download as it is told.
#[derive(Serialize)]
struct DownloadStatus {
    #[serde(skip_serializing_if = "Option::is_none")]
    job_id: Option<String>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    total_size_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    downloaded_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes_per_second: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    started_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    completed_at: Option<String>,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// All downloads, by their states.
#[derive(Default, Serialize)]
struct DownloadList {
    downloading: Vec<DownloadStatus>,
    completed: Vec<DownloadStatus>,
    failed: Vec<DownloadStatus>,
    paused: Vec<DownloadStatus>,
}

impl DownloadStatus {
    fn of(job: &DownloadJob) -> DownloadStatus {
        let state = job.state();
        let status = match &state.ended {
            None => "downloading",
            Some((_, Ok(()))) => "completed",
            Some((_, Err(_))) => "failed",
        };
        let is_paused = state.phase == DownloadPhase::Paused;
        let status = if is_paused { "paused" } else { status };
        let completed = state.ended.as_ref().filter(|(_, result)| result.is_ok());
        DownloadStatus {
            job_id: Some(job.id.clone()),
            status,
            total_size_bytes: Some(state.size()),
            downloaded_bytes: Some(state.done()),
            bytes_per_second: state.is_running().then(|| state.bytes_per_second()),
            started_at: Some(clock::iso_time_of(job.started)),
            completed_at: completed.map(|(when, _): &(SystemTime, _)| clock::iso_time_of(*when)),
            error: state.ended.as_ref().and_then(|(_, result)| result.clone().err()),
        }
    }
}

fn no_model() -> ApiError {
    ApiError::not_found("there is no model of that name on this machine; `hob pull` fetches one")
        .about("model")
}

/// Checks a context that a model is to be loaded with.
///
/// # Errors
/// 400 if it is none, or longer than the model was trained for.
fn check_context(wanted: Option<usize>, model: &LocalModel) -> Result<(), ApiError> {
    let n_trained = usize::try_from(model.about.n_ctx_train).unwrap_or(usize::MAX);
    let most = if n_trained == 0 { MAX_CONTEXT } else { n_trained.min(MAX_CONTEXT) };
    match wanted {
        Some(n) if n == 0 || n > most => {
            let what = format!("a number from 1 to {most} was expected, found {n}");
            Err(ApiError::bad_field("context_length", what))
        }
        _ => Ok(()),
    }
}

fn config(served: &Served) -> InstanceConfig {
    let engine = &served.runtime.engine;
    InstanceConfig { context_length: engine.n_ctx(), parallel: engine.n_slots() }
}

impl Desktop {
    /// Answers with the models of this machine.
    pub(super) fn studio_models(&self) -> RouteResult {
        let models = self.library.models();
        let own = models.iter().map(|model| self.studio_v1_entry(model));
        let copies = self.copies(&models);
        let copies = copies.into_iter().map(|(key, model)| StudioModel {
            display_name: key.rsplit('/').next().unwrap_or(&key).to_owned(),
            key,
            ..self.studio_v1_entry(model)
        });
        let models = own.chain(copies).collect();
        Ok(http::json(StatusCode::OK, &StudioModels { models }))
    }

    fn studio_v1_entry(&self, model: &LocalModel) -> StudioModel {
        let about = &model.about;
        let writes = about.task == ModelTask::Generate;
        let loaded = self.pool.list().into_iter().filter(|status| status.id == model.id);
        let instances = loaded.filter_map(|status| status.served);
        let bits = model.size as f64 * 8.0 / about.n_params as f64;
        StudioModel {
            r#type: if writes { "llm" } else { "embedding" },
            publisher: model.publisher.clone(),
            key: model.id.clone(),
            display_name: model.id.rsplit('/').next().unwrap_or(&model.id).to_owned(),
            architecture: writes.then(|| about.arch.clone()),
            quantization: Quantization {
                name: about.quantization.clone(),
                bits_per_weight: (about.n_params > 0).then_some(bits),
            },
            size_bytes: model.size,
            params_string: parameter_size(about.n_params),
            loaded_instances: instances
                .map(|served| Instance { id: model.id.clone(), config: config(&served) })
                .collect(),
            max_context_length: about.n_ctx_train,
            format: "gguf",
            capabilities: writes.then_some(StudioCapabilities {
                vision: model.has_projector,
                trained_for_tool_use: about.shown.tools,
            }),
            description: (),
        }
    }

    /// Loads a model, to stay as long as the user has set.
    pub(super) async fn studio_load(&self, body: &Bytes) -> RouteResult {
        let asked: StudioLoad = read_object(body)?;
        let models = self.library.models();
        let model = self.find(&models, &asked.model).ok_or_else(no_model)?;
        if asked.num_experts.or(asked.config.num_experts).is_some_and(|n| n > 0) {
            let what = "a mixture uses as many experts as its file says; expected none";
            return Err(ApiError::bad_field("num_experts", what));
        }
        let wanted = asked.context_length.or(asked.config.context_length);
        check_context(wanted, model)?;
        let since = Instant::now();
        let mut request = self.model_request(model, None);
        if let (Some(n_ctx), Some(runtime)) = (wanted, &mut request.runtime) {
            Arc::make_mut(runtime).context.n_ctx = Some(n_ctx);
        }
        let lease = self.pool.lease(&request).await?;
        let served = lease.served();
        // one that was loaded already, or that somebody else has begun to load, is as it is
        let n_ctx = served.runtime.engine.n_ctx();
        if let Some(wanted) = wanted.filter(|&wanted| wanted > n_ctx) {
            let what = format!(
                "this model is loaded with {n_ctx} positions of context, not {wanted}; unload it \
                 first"
            );
            return Err(ApiError::bad_field("context_length", what));
        }
        let is_llm = model.about.task == ModelTask::Generate;
        Ok(http::json(
            StatusCode::OK,
            &Loaded {
                r#type: if is_llm { "llm" } else { "embedding" },
                instance_id: model.id.clone(),
                model_instance_id: model.id.clone(),
                status: "loaded",
                load_time_seconds: since.elapsed().as_secs_f64(),
                load_config: asked.echo_load_config.then(|| config(served)),
            },
        ))
    }

    /// Unloads a model that nobody uses.
    pub(super) fn studio_unload(&self, body: &Bytes) -> RouteResult {
        let StudioUnload { instance_id } = read_object(body)?;
        let instance_id = self.unload(&instance_id, UnloadMode::IfIdle)?;
        Ok(http::json(StatusCode::OK, &Unloaded { instance_id }))
    }

    /// Begins to fetch a model from the hub.
    pub(super) fn studio_download(&self, body: &Bytes) -> RouteResult {
        let StudioDownload { model, quantization } = read_object(body)?;
        let bad = |error: store::Error| ApiError::bad_field("model", error);
        let mut name: Name = store::read_name(&model).map_err(bad)?;
        if let Some(quantization) = quantization {
            name = format!("{}:{quantization}", name.repo).parse().map_err(bad)?;
        }
        if self.library.store().is_some_and(|cache| cache.find(&name).is_some_and(|m| m.complete)) {
            let status = DownloadStatus {
                job_id: None,
                status: "already_downloaded",
                total_size_bytes: None,
                downloaded_bytes: None,
                bytes_per_second: None,
                started_at: None,
                completed_at: None,
                error: None,
            };
            return Ok(http::json(StatusCode::OK, &status));
        }
        let job = self.downloads.start(name)?;
        Ok(http::json(StatusCode::OK, &DownloadStatus::of(&job)))
    }

    /// Answers with all downloads.
    pub(super) fn studio_downloads(&self) -> RouteResult {
        let mut list = DownloadList::default();
        for job in self.downloads.all() {
            let status = DownloadStatus::of(&job);
            match status.status {
                "downloading" => list.downloading.push(status),
                "completed" => list.completed.push(status),
                "paused" => list.paused.push(status),
                _ => list.failed.push(status),
            }
        }
        Ok(http::json(StatusCode::OK, &list))
    }

    /// Answers with a download.
    pub(super) fn studio_download_status(&self, id: &str) -> RouteResult {
        let job = self.downloads.job(id);
        let job = job.ok_or_else(|| ApiError::not_found("there is no download of that name"))?;
        Ok(http::json(StatusCode::OK, &DownloadStatus::of(&job)))
    }
}
