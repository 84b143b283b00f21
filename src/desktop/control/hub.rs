//! The endpoints about models elsewhere: what the hub has, and downloads.

use std::sync::Arc;

use hyper::Method;
use hyper::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Control, ControlRoute, json_answer, read};
use crate::desktop::downloads::{DownloadJob, DownloadPhase};
use crate::server::error::ApiError;
use crate::store;
use crate::util::clock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HubQuery {
    query: String,
    limit: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HubRepository {
    repo: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DownloadOrder {
    model: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChosenDownload {
    id: String,
}

/// A download as it is told.
#[derive(Serialize)]
struct DownloadEntry {
    id: String,
    model: String,
    state: DownloadPhase,
    bytes: u64,
    /// Bytes of the files that have begun.
    size: u64,
    bytes_per_second: f64,
    /// The file that arrives.
    file: Option<String>,
    started: String,
    error: Option<String>,
}

/// The endpoints.
pub(super) const ROUTES: &[ControlRoute] = &[
    ControlRoute {
        method: Method::POST,
        path: "/control/hub/search",
        answer: |control, call| {
            Box::pin(async move {
                let HubQuery { query, limit } = read(&call.body)?;
                let found = control.desktop.search_hub(query, limit).await?;
                json_answer(Ok(json!({"models": found})))
            })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/hub/files",
        answer: |control, call| {
            Box::pin(async move {
                let HubRepository { repo } = read(&call.body)?;
                let offers = control.desktop.hub_offers(&repo).await?;
                json_answer(Ok(json!({"models": offers})))
            })
        },
    },
    ControlRoute {
        method: Method::GET,
        path: "/control/downloads",
        answer: |control, _| Box::pin(async { json_answer(Ok(control.downloads())) }),
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/downloads/start",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.start_download(&call.body)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/downloads/pause",
        answer: |control, call| {
            Box::pin(async move {
                let job = control.download(&call.body)?;
                control.desktop.downloads.pause(&job)?;
                json_answer(Ok(json!(entry(&job))))
            })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/downloads/resume",
        answer: |control, call| {
            Box::pin(async move {
                let job = control.download(&call.body)?;
                if !control.desktop.downloads.resume(&job) {
                    return Err(ApiError::conflict("the download is not paused"));
                }
                json_answer(Ok(json!(entry(&job))))
            })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/downloads/cancel",
        answer: |control, call| {
            Box::pin(async move {
                let job = control.download(&call.body)?;
                control.desktop.downloads.cancel(&job)?;
                json_answer(Ok(json!(entry(&job))))
            })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/downloads/forget",
        answer: |control, call| {
            Box::pin(async move {
                let job = control.download(&call.body)?;
                control.desktop.downloads.forget(&job)?;
                json_answer(Ok(json!(entry(&job))))
            })
        },
    },
];

fn entry(job: &DownloadJob) -> DownloadEntry {
    let state = job.state();
    let is_open = |(_, done, size): &&(String, u64, u64)| done < size;
    DownloadEntry {
        id: job.id.clone(),
        model: job.model.to_string(),
        state: state.phase,
        bytes: state.done(),
        size: state.size(),
        bytes_per_second: if state.is_running() { state.bytes_per_second() } else { 0.0 },
        file: state.files.iter().find(is_open).map(|(name, ..)| name.clone()),
        started: clock::iso_time_of(job.started),
        error: match (state.phase, &state.ended) {
            (DownloadPhase::Failed, Some((_, Err(error)))) => Some(error.clone()),
            _ => None,
        },
    }
}

impl Control {
    fn downloads(&self) -> Value {
        let all = self.desktop.downloads.all();
        let entries: Vec<DownloadEntry> = all.iter().map(|job| entry(job)).collect();
        json!({"downloads": entries})
    }

    /// Returns the download that a body names.
    fn download(&self, body: &Bytes) -> Result<Arc<DownloadJob>, ApiError> {
        let ChosenDownload { id } = read(body)?;
        let job = self.desktop.downloads.job(&id);
        job.ok_or_else(|| ApiError::not_found("there is no download of that name").about("id"))
    }

    fn start_download(&self, body: &Bytes) -> Result<Value, ApiError> {
        let DownloadOrder { model } = read(body)?;
        let name = store::read_name(&model).map_err(|e| ApiError::bad_field("model", e))?;
        let is_here = |cache: &store::Cache| cache.find(&name).is_some_and(|m| m.complete);
        if name.quant.is_some() && self.desktop.library.store().is_some_and(is_here) {
            return Err(ApiError::conflict("the model is on this machine already").about("model"));
        }
        let job = self.desktop.downloads.start(name)?;
        Ok(json!(entry(&job)))
    }
}
