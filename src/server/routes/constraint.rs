//! `POST /check-constraint`: says whether a schema, grammar or regular expression compiles for the
//! model, and where the fault is if not. It takes the fields of a request that hold a constraint.

use std::time::Instant;

use hyper::StatusCode;
use serde::Serialize;

use super::{RouteCall, RouteResult, http};
use crate::grammar;
use crate::runtime::Served;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::wire::constraint::{self, ConstraintDefaults, RequestConstraint, quoted};
use crate::server::wire::parse_body;

/// The answer to a check.
#[derive(Debug, Serialize)]
struct ConstraintCheck {
    /// True if a request with it would be taken.
    valid: bool,
    /// JSON pointers of keywords that are not enforced.
    #[serde(skip_serializing_if = "Option::is_none")]
    ignored: Option<Vec<String>>,
    /// The fewest tokens of a text, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest: Option<usize>,
    /// Time for compiling, unless it was compiled before.
    #[serde(skip_serializing_if = "Option::is_none")]
    compile_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ConstraintFault>,
}

/// The fault, with its place as far as it is known.
#[derive(Debug, Default, Serialize)]
struct ConstraintFault {
    message: String,
    /// The field that holds it.
    param: String,
    /// JSON pointer of the value in a schema.
    #[serde(skip_serializing_if = "Option::is_none")]
    pointer: Option<String>,
    /// Line in a grammar, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// Column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

impl ConstraintCheck {
    /// Returns the check of a constraint with a fault.
    fn failed(fault: ConstraintFault) -> Self {
        Self { valid: false, ignored: None, shortest: None, compile_ms: None, error: Some(fault) }
    }
}

impl ConstraintFault {
    /// Returns the fault of a constraint that does not fit its request.
    fn of_request(error: &ApiError, param: String) -> Self {
        Self { message: error.message().to_owned(), param, ..Self::default() }
    }

    fn new(error: &grammar::Error, param: String) -> Self {
        use grammar::Error::{Schema, Syntax, Undefined};
        let mut fault = Self { message: error.to_string(), param, ..Self::default() };
        match error {
            Syntax { line, column, .. } | Undefined { line, column, .. } => {
                fault.line = Some(*line);
                fault.column = Some(*column);
            }
            Schema { pointer, .. } => fault.pointer = Some(pointer.clone()),
            _ => {}
        }
        fault
    }
}

/// Answers whether the constraint of a request compiles.
pub(super) async fn check(call: RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let options = call.app.defaults().constraint.options;
    let body = call.request.into_body();
    run_blocking(WorkCost::Compile(body.len()), move |cancel| {
        let parsed = parse_body(&body)?;
        let fields = Fields::of_body(&parsed)?;
        // the request does not ask about a constraint of the command line
        let defaults = ConstraintDefaults { source: None, options };
        let mut requested = constraint::read(&fields, &defaults)?.ok_or_else(|| {
            let expected = "expected a field that holds a constraint, such as response_format";
            ApiError::bad_request(expected)
        })?;
        if let Err(error) = quoted::resolve_within(&mut requested, &parsed) {
            let error = ConstraintFault::of_request(&error, requested.field);
            return Ok(http::json(StatusCode::OK, &ConstraintCheck::failed(error)));
        }
        Ok(http::json(StatusCode::OK, &compile(&served, requested, cancel)?))
    })
    .await
}

/// Compiles a constraint as a request with it would.
///
/// # Errors
/// When the client has left.
fn compile(
    served: &Served,
    requested: RequestConstraint,
    cancel: &CancelFlag,
) -> Result<ConstraintCheck, ApiError> {
    let RequestConstraint { source, field, .. } = requested;
    let since = Instant::now();
    let compiled = served.runtime.constraints.compile(&source, cancel.as_stop());
    let compile_ms = since.elapsed().as_secs_f64() * 1e3;
    let checked = compiled.and_then(|constraint| {
        let shortest = constraint.shortest(constraint.start())?;
        Ok((constraint, shortest))
    });
    cancel.check()?;
    Ok(match checked {
        Ok((constraint, shortest)) => ConstraintCheck {
            valid: true,
            ignored: Some(constraint.ignored().to_vec()),
            shortest,
            compile_ms: Some(compile_ms),
            error: None,
        },
        Err(error) => ConstraintCheck::failed(ConstraintFault::new(&error, field)),
    })
}
