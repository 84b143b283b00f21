//! `POST /check-constraint`: says whether the constraint of a request compiles for the model, and
//! where the fault is if not. It takes the fields that hold one at any interface, tools among them,
//! and a text that is to be one of it as `constraint_prefix`.

use std::time::Instant;

use hyper::StatusCode;
use serde::Serialize;
use serde_json::Value;

use super::{RouteCall, RouteResult, http};
use crate::grammar::{self, Source};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::chat_request;
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::wire::chat::ChatBody;
use crate::server::wire::constraint::{
    self, ConstraintDefaults, ConstraintPrefix, RequestConstraint, quoted,
};
use crate::server::wire::field_names::FieldNames;
use crate::server::wire::{check, parse_body};

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
    /// JSON pointer of the value in a schema or a structural tag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pointer: Option<String>,
    /// Line in a grammar, an expression or the text that was begun, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// Column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

impl ConstraintCheck {
    /// Returns the check of a constraint with a fault.
    fn failed(fault: ConstraintFault) -> Self {
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

impl ConstraintFault {
    /// Returns the fault of a constraint that does not compile.
    fn new(error: &grammar::Error, requested: &RequestConstraint, names: &FieldNames) -> Self {
        let mut fault = Self::refused(names.own(requested.error(error)));
        // the place of what holds it, and of the fault in that
        let mut around = String::new();
        let mut inner = error;
        while let grammar::Error::Within { place, error } = inner {
            around += place.strip_prefix("structural tag ").unwrap_or_default();
            inner = error;
        }
        fault.pointer = Some(around.clone()).filter(|pointer| !pointer.is_empty());
        if let (grammar::Error::Pattern { at: Some(at), .. }, Source::Regex(text)) =
            (inner, &requested.source)
        {
            let before = text.char_indices().nth(*at).map_or(text.as_str(), |(i, _)| &text[..i]);
            fault.stand_after(before);
        }
        match inner {
            grammar::Error::Syntax { line, column, .. }
            | grammar::Error::Undefined { line, column, .. } => {
                fault.line = Some(*line);
                fault.column = Some(*column);
            }
            grammar::Error::Schema { pointer, .. } if around.is_empty() => {
                fault.pointer = Some(requested.own_pointer(pointer));
            }
            grammar::Error::Schema { pointer, .. } => {
                fault.pointer = Some(around + pointer.trim_start_matches('#'));
            }
            grammar::Error::Tag { pointer, .. } => fault.pointer = Some(pointer.clone()),
            _ => {}
        }
        fault
    }

    /// Returns the fault of a text that is no beginning of one of the constraint.
    fn of_beginning(error: &grammar::Error, prefix: &ConstraintPrefix, names: &FieldNames) -> Self {
        let mut fault = Self::refused(names.own(ApiError::bad_field(&prefix.field, error)));
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

    /// Returns the fault for which a request is refused.
    fn refused(error: ApiError) -> Self {
        let param = error.param().unwrap_or_default().to_owned();
        let message = error.message();
        let message = message.strip_prefix(&format!("'{param}': ")).unwrap_or(message).to_owned();
        Self { message, param, ..Self::default() }
    }
}

/// Answers whether the constraint of a request compiles.
pub(super) async fn check(call: RouteCall) -> RouteResult {
    let served = call.app.served()?;
    let app = call.app;
    let body = call.request.into_body();
    run_blocking(WorkCost::Compile(body.len()), move |cancel| {
        let parsed = parse_body(&body)?;
        let ChatBody { fields, names, .. } = check::read(&parsed)?;
        let requested = requested(&app, &served, &fields, cancel);
        let mut requested = requested.map_err(|error| names.own(error))?.ok_or_else(|| {
            let expected = "expected a field that holds a constraint, such as response_format";
            ApiError::bad_request(expected)
        })?;
        if let Err(error) = quoted::resolve_within(&mut requested, &parsed) {
            let fault = ConstraintFault::refused(names.own(error));
            return Ok(http::json(StatusCode::OK, &ConstraintCheck::failed(fault)));
        }
        Ok(http::json(StatusCode::OK, &compile(&served, &requested, &names, cancel)?))
    })
    .await
}

/// Returns the constraint that a request asks for: that of calls and answer, where tools may be
/// called.
///
/// # Errors
/// 400 names the field that is wrong.
fn requested(
    app: &App,
    served: &Served,
    fields: &Value,
    cancel: &CancelFlag,
) -> Result<Option<RequestConstraint>, ApiError> {
    let read = Fields::of_body(fields)?;
    if read.array("tools")?.is_some_and(|tools| !tools.is_empty()) {
        return chat_request::answer_constraint(app, served, fields, cancel);
    }
    // the request does not ask about a constraint of the command line
    let options = app.defaults().constraint.options;
    constraint::read(&read, &ConstraintDefaults { source: None, options })
}

/// Compiles a constraint as a request with it would.
///
/// # Errors
/// When the client has left.
fn compile(
    served: &Served,
    requested: &RequestConstraint,
    names: &FieldNames,
    cancel: &CancelFlag,
) -> Result<ConstraintCheck, ApiError> {
    let since = Instant::now();
    let compiled = served.runtime.constraints.compile(&requested.source, cancel.as_stop());
    let compile_ms = since.elapsed().as_secs_f64() * 1e3;
    let fault = |error: grammar::Error| ConstraintFault::new(&error, requested, names);
    cancel.check()?;
    let checked = compiled.map_err(fault).and_then(|constraint| {
        let refused = |error| ConstraintFault::refused(names.own(error));
        requested.check_strict(constraint.ignored()).map_err(refused)?;
        let begun = match &requested.prefix {
            Some(prefix) => constraint
                .start_after(prefix.text.as_bytes(), cancel.as_stop())
                .map_err(|error| ConstraintFault::of_beginning(&error, prefix, names))?,
            None => constraint.start(),
        };
        let has_begun = requested.prefix.is_some();
        let whole = has_begun.then(|| constraint.accepting(begun)).transpose().map_err(fault)?;
        let shortest = constraint.shortest(begun).map_err(fault)?;
        Ok(ConstraintCheck {
            valid: true,
            ignored: Some(constraint.ignored().to_vec()),
            shortest,
            compile_ms: Some(compile_ms),
            whole,
            error: None,
        })
    });
    cancel.check()?;
    Ok(checked.unwrap_or_else(ConstraintCheck::failed))
}
