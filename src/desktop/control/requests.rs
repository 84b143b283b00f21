//! The endpoints about requests that are kept with their bodies.

use hyper::Method;
use hyper::body::Bytes;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Control, ControlRoute, json_answer, read};
use crate::server::error::ApiError;

/// The endpoints.
pub(super) const ROUTES: &[ControlRoute] = &[
    ControlRoute {
        method: Method::GET,
        path: "/control/requests",
        answer: |control, _| {
            Box::pin(async { json_answer(Ok(json!(control.desktop.requests_log.list()))) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/requests/record",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.record_requests(&call.body)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/requests/bodies",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.bodies_of_request(&call.body)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/requests/clear",
        answer: |control, _| {
            Box::pin(async {
                control.desktop.requests_log.clear();
                json_answer(Ok(json!(control.desktop.requests_log.list())))
            })
        },
    },
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordOrder {
    recording: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BodiesOrder {
    id: u64,
}

impl Control {
    fn record_requests(&self, body: &Bytes) -> Result<Value, ApiError> {
        let RecordOrder { recording } = read(body)?;
        let log = &self.desktop.requests_log;
        log.record(recording);
        tracing::info!(recording, "requests with their bodies");
        Ok(json!(log.list()))
    }

    fn bodies_of_request(&self, body: &Bytes) -> Result<Value, ApiError> {
        let BodiesOrder { id } = read(body)?;
        let bodies = self.desktop.requests_log.bodies(id);
        let bodies = bodies
            .ok_or_else(|| ApiError::not_found("that request is not kept any more").about("id"))?;
        Ok(json!(bodies))
    }
}
