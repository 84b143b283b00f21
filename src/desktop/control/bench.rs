//! The endpoints about measurements.

use hyper::Method;
use serde_json::{Value, json};

use super::{Control, ControlRoute, json_answer, read};
use crate::desktop::bench::BenchOrder;
use crate::server::error::ApiError;

/// The endpoints.
pub(super) const ROUTES: &[ControlRoute] = &[
    ControlRoute {
        method: Method::GET,
        path: "/control/bench",
        answer: |control, _| {
            Box::pin(async { json_answer(Ok(json!({"run": control.desktop.bench.report()}))) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/bench/start",
        answer: |control, call| {
            Box::pin(async move { json_answer(control.start_bench(&read(&call.body)?)) })
        },
    },
    ControlRoute {
        method: Method::POST,
        path: "/control/bench/stop",
        answer: |control, _| {
            Box::pin(async { json_answer(Ok(json!({"run": control.desktop.bench.stop()?}))) })
        },
    },
];

impl Control {
    fn start_bench(&self, order: &BenchOrder) -> Result<Value, ApiError> {
        let model = order.model.as_deref().map(|name| self.named(name)).transpose()?;
        Ok(json!({"run": self.desktop.start_bench(order, model.as_ref())?}))
    }
}
