//! The checks, headers and log line of every request to any service.

use std::sync::Arc;

use hyper::body::Incoming;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};

use super::app::Settings;
use super::error::ApiError;
use super::guard;
use super::http::{self, BoxBody, ErrorWriter, ResponseBody, header_text};
use super::log::{RequestLog, Tally};
use super::request_id;
use super::routes::{Route, RouteResult};
use super::socket::AddressKind;
use super::trace::TRACEPARENT;
use super::usage_report::{self, X_HOB_USAGE};

/// Answers a request to a service. `inner` answers one that passes the checks; `write_error` is how
/// the service writes an error.
pub(crate) async fn answer<Answering>(
    settings: &Settings,
    address: AddressKind,
    mut request: Request<Incoming>,
    write_error: fn(&ApiError, &ErrorWriter) -> Response<ResponseBody>,
    inner: impl FnOnce(Request<Incoming>, Arc<Tally>) -> Answering,
) -> Response<BoxBody>
where
    Answering: Future<Output = RouteResult>,
{
    let id = request_id::of(request.headers());
    let mut log = RequestLog::new(&request, &id, settings.spans.as_deref());
    let is_read = request.method() == Method::GET || request.method() == Method::HEAD;
    let redirect = settings.api_prefix.redirect(request.uri()).filter(|_| is_read);
    let below = settings.api_prefix.strip(request.uri());
    let has_prefix = below.is_some();
    if let Some(below) = below {
        *request.uri_mut() = below;
    }
    let path = request.uri().path();
    log.note_route(Route::pattern_at(path));
    let errors = ErrorWriter { shape: Route::errors_at(path), request_id: id.clone() };
    let origin = request.headers().get(header::ORIGIN).cloned();
    let allowed_origin = origin.filter(|origin| {
        let host = header_text(request.headers(), header::HOST);
        origin.to_str().is_ok_and(|origin| settings.origins.allow(origin, host))
    });
    let tells_usage = request.headers().contains_key(X_HOB_USAGE);

    let answer = match admit(settings, address, &request) {
        Ok(()) if redirect.is_some() => Ok(moved(redirect)),
        Ok(()) if !has_prefix => Err(ApiError::no_route(path)),
        Ok(()) if request.method() == Method::OPTIONS => Ok(preflight(path)),
        Ok(()) => {
            insert_names(request.headers_mut(), &id, &log);
            inner(request, log.tally()).await
        }
        Err(error) => Err(error),
    };
    let mut response = answer.unwrap_or_else(|error| {
        tracing::debug!(error = error.message(), "refused");
        write_error(&error, &errors)
    });
    let headers = response.headers_mut();
    headers.insert(header::SERVER, HeaderValue::from_static("hob"));
    request_id::insert(headers, errors.shape, id);
    // The answer differs by origin, so a cache must not give one page's answer to another.
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = allowed_origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    }
    if tells_usage {
        tell_usage(&mut response, log.tally());
    }
    match response.body_mut() {
        ResponseBody::Right(stream) => stream.log_with(log),
        ResponseBody::Left(_) => log.answered(response.status()),
    }
    response.map(BoxBody::new)
}

/// Writes the names of a request into its headers, where code further in looks for them.
fn insert_names(headers: &mut HeaderMap, id: &HeaderValue, log: &RequestLog) {
    headers.insert(request_id::X_REQUEST_ID, id.clone());
    if let Some(parent) = log.traceparent() {
        headers.insert(TRACEPARENT, parent);
    }
}

/// Writes the tokens of a request into a header, and those of a stream into its trailer too.
fn tell_usage(response: &mut Response<ResponseBody>, tally: Arc<Tally>) {
    response.headers_mut().insert(X_HOB_USAGE, usage_report::of_tally(&tally));
    if let ResponseBody::Right(stream) = response.body_mut() {
        stream.end_with_usage(tally);
        response.headers_mut().insert(header::TRAILER, HeaderValue::from(X_HOB_USAGE));
    }
}

/// Checks the headers `Host` and `Origin` of a request; see [`guard`].
///
/// # Errors
/// 403 for a host or an origin that may not ask, 400 for several hosts.
pub(crate) fn admit(
    settings: &Settings,
    address: AddressKind,
    request: &Request<Incoming>,
) -> Result<(), ApiError> {
    // Of two, another program may believe the one that was not looked at (RFC 9112 §3.2).
    if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
        return Err(ApiError::bad_request("expected one header Host, found more"));
    }
    let host = header_text(request.headers(), header::HOST);
    // HTTP/1.0 has no such header, and no browser speaks it.
    let is_foreign = |host| !guard::names_this_machine(host, &settings.host_names);
    if address == AddressKind::Loopback && host.is_some_and(is_foreign) {
        return Err(ApiError::forbidden("the header Host does not name this machine"));
    }
    let origin =
        request.headers().get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    // A browser learns from the missing header that its preflight request was refused.
    if request.method() != Method::OPTIONS
        && origin.is_some_and(|origin| !settings.origins.allow(origin, host))
    {
        return Err(ApiError::forbidden(
            "pages of this origin may not use the server; see --cors-origins",
        ));
    }
    Ok(())
}

/// Returns the answer that what was asked for is at another address.
fn moved(location: Option<HeaderValue>) -> Response<ResponseBody> {
    let mut response = http::empty(StatusCode::PERMANENT_REDIRECT);
    response.headers_mut().extend(location.map(|location| (header::LOCATION, location)));
    response
}

/// Returns the answer to a browser that asks before it lets a page send a request.
fn preflight(path: &str) -> Response<ResponseBody> {
    let mut response = http::empty(StatusCode::OK);
    let methods = Route::methods_at(path);
    for (name, value) in [
        (header::ALLOW, methods),
        (header::ACCESS_CONTROL_ALLOW_METHODS, methods),
        // The star does not cover `Authorization` (Fetch standard, "CORS non-wildcard
        // request-header name").
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "*, Authorization"),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
