//! `POST /check-constraint`: says whether a schema, grammar or regular expression compiles for the
//! model, and where the fault is if not. It takes the fields of a request that hold a constraint,
//! and a text that is to be one of it as `constraint_prefix`.

use std::time::Instant;

use hyper::StatusCode;
use serde::Serialize;

use super::{RouteCall, RouteResult, http};
use crate::grammar::{self, Source};
use crate::runtime::Served;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::wire::constraint::{
    self, ConstraintDefaults, ConstraintPrefix, RequestConstraint,
};
use crate::server::wire::parse_body;

/// The answer to a check.
#[derive(Debug, Serialize)]
struct ConstraintCheck {
    /// True if a request with it would be taken.
    valid: bool,
    /// JSON pointers of keywords that are not enforced.
    #[serde(skip_serializing_if = "Option::is_none")]
    ignored: Option<Vec<String>>,
    /// The fewest tokens of a text, or of the rest of the one that was begun, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    shortest: Option<usize>,
    /// Time for compiling, unless it was compiled before.
    #[serde(skip_serializing_if = "Option::is_none")]
    compile_ms: Option<f64>,
    /// True if the text that was begun may end where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<bool>,
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
    /// Line in a grammar, an expression or the text that was begun, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// Column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

impl ConstraintFault {
    fn new(error: &grammar::Error, source: &Source, param: String) -> Self {
        use grammar::Error::{Pattern, Schema, Syntax, Tag, Undefined};
        let mut fault = Self { message: error.to_string(), param, ..Self::default() };
        if let (Pattern { at: Some(at), .. }, Source::Regex(text)) = (error, source) {
            let before = text.char_indices().nth(*at).map_or(text.as_str(), |(i, _)| &text[..i]);
            fault.stand_after(before);
        }
        match error {
            Syntax { line, column, .. } | Undefined { line, column, .. } => {
                fault.line = Some(*line);
                fault.column = Some(*column);
            }
            Schema { pointer, .. } | Tag { pointer, .. } => fault.pointer = Some(pointer.clone()),
            _ => {}
        }
        fault
    }

    /// Returns the fault of a text that is no beginning of one of the constraint.
    fn of_beginning(error: &grammar::Error, prefix: &ConstraintPrefix) -> Self {
        let param = prefix.field.clone();
        let mut fault = Self { message: error.to_string(), param, ..Self::default() };
        if let grammar::Error::Beginning { at } = error {
            // the character that the byte is part of
            let is_start = |at: &usize| prefix.text.is_char_boundary(*at);
            let at = (0..=*at).rev().find(is_start).unwrap_or_default();
            fault.stand_after(&prefix.text[..at]);
        }
        fault
    }

    /// Sets the place to that after a text.
    fn stand_after(&mut self, before: &str) {
        let line = before.rfind('\n').map_or(before, |end| &before[end + 1..]);
        self.line = Some(before.matches('\n').count() + 1);
        self.column = Some(line.chars().count() + 1);
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
        let requested = constraint::read(&fields, &defaults)?.ok_or_else(|| {
            let expected = "expected a field that holds a constraint, such as response_format";
            ApiError::bad_request(expected)
        })?;
        Ok(http::json(StatusCode::OK, &compile(&served, requested, cancel)?))
    })
    .await
}

/// Compiles a constraint as a request with it would, and reads what its text begins with.
///
/// # Errors
/// When the client has left.
fn compile(
    served: &Served,
    requested: RequestConstraint,
    cancel: &CancelFlag,
) -> Result<ConstraintCheck, ApiError> {
    let RequestConstraint { source, field, prefix, .. } = requested;
    let since = Instant::now();
    let compiled = served.runtime.constraints.compile(&source, cancel.as_stop());
    let compile_ms = since.elapsed().as_secs_f64() * 1e3;
    let constraint = match compiled {
        Ok(constraint) => constraint,
        Err(error) => {
            cancel.check()?;
            return Ok(ConstraintFault::new(&error, &source, field).into());
        }
    };
    let begun = match &prefix {
        Some(prefix) => constraint
            .start_after(prefix.text.as_bytes(), cancel.as_stop())
            .map_err(|error| ConstraintFault::of_beginning(&error, prefix)),
        None => Ok(constraint.start()),
    };
    let checked = begun.and_then(|state| {
        let is_whole = prefix.is_some().then(|| constraint.accepting(state)).transpose();
        is_whole
            .and_then(|whole| Ok((constraint.shortest(state)?, whole)))
            .map_err(|error| ConstraintFault::new(&error, &source, field))
    });
    cancel.check()?;
    Ok(match checked {
        Ok((shortest, whole)) => ConstraintCheck {
            valid: true,
            ignored: Some(constraint.ignored().to_vec()),
            shortest,
            compile_ms: Some(compile_ms),
            whole,
            error: None,
        },
        Err(fault) => fault.into(),
    })
}

impl From<ConstraintFault> for ConstraintCheck {
    fn from(fault: ConstraintFault) -> Self {
        Self {
            valid: false,
            ignored: None,
            shortest: None,
            compile_ms: None,
            whole: None,
            error: Some(fault),
        }
    }
}
