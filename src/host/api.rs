//! The addresses of the hosted form: `/ORG/APP/v1/…`, where each deployment answers like a server
//! of its own, and `/api/orgs/ORG/…`, where it is managed.
//!
//! The host's own answers are `{"detail": …}`; those of a deployment are those of a server.

use std::any::Any;
use std::borrow::Cow;
use std::future::pending;
use std::sync::Arc;

use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, Response, StatusCode};
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

use super::answers::{
    RETRY_MEMORY, RETRY_PERMIT, RETRY_START, detail, failed, host_error, later, not_relayed,
    refused, write_error,
};
use super::command::{AdminCommand, By, Terms};
use super::gate::{self, DeploymentAccess, KeyHolder, Refusal};
use super::limits::{KeyLimits, LimitReport};
use super::record::{Auth, Deployment, Id};
use super::upstream::{AcquireError, RelayCall, RelayedError, Upstream};
use super::usage::Metered;
use super::{Host, openapi};
use crate::pool::{self, ModelState};
use crate::server::error::ApiError;
use crate::server::http::{self, ErrorWriter, ResponseBody};
use crate::server::log::Tally;
use crate::server::routes::{self, Route, RouteCall, RouteNeeds, RouteResult};
use crate::server::{
    AddressKind, App, BoxBody, RequestMemory, Service, Settings, answer, request_id,
};
use crate::util::url::unescaped;

/// The refusal of terms that only servers elsewhere can keep.
pub(super) const NEEDS_UPSTREAM: &str =
    "replicas, memory and cpus of a deployment need `hob host --upstream`";
/// Most times that a request begins anew because its deployment has been replaced.
const TURNS: usize = 8;

/// A request that may use a deployment, whose body has been read.
struct DeploymentCall {
    route: &'static Route,
    /// The path after the deployment's name.
    path: String,
    request: Request<Bytes>,
    tally: Arc<Tally>,
    /// The answers that the deployment keeps between requests.
    memory: Arc<RequestMemory>,
}

/// The answer of a deployment, with all that is held until it has ended; else that of the host.
type Answered = Result<(RouteResult, Box<dyn Any + Send>), Box<Response<ResponseBody>>>;

impl Service for Host {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        false
    }

    /// Answers a request. The header `Host` is not checked: keys guard what is not public, and a
    /// proxy in front has another name.
    async fn answer(
        self: Arc<Self>,
        _: AddressKind,
        request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let inner = |request, tally| self.dispatch(request, tally);
        answer::answer(&self.settings, AddressKind::Other, request, write_error, inner).await
    }

    fn begin_drain(&self) {
        self.drain.turn();
    }

    fn cut_off(&self) {
        self.pool.stop();
        self.cut.turn();
    }
}

impl Host {
    /// Answers a request that passed the checks of its server.
    pub(super) async fn dispatch(
        self: &Arc<Self>,
        request: Request<Incoming>,
        tally: Arc<Tally>,
    ) -> RouteResult {
        let path = request.uri().path().to_owned();
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        // The path after a deployment's name is read where its meaning is known.
        let names: Vec<Cow<str>> = parts.iter().map(|part| segment(part)).collect();
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        match names.as_slice() {
            ["live"] => Ok(http::json(StatusCode::OK, &json!({"status": "ok"}))),
            ["health" | "ready"] => Ok(self.ready()),
            ["metrics"] if !self.rules.metrics_keys.is_empty() => self.metrics(request.headers()),
            ["openapi.json"] => self.openapi(&request),
            ["api", "orgs"] => self.orgs(&request),
            ["api", "orgs", org, rest @ ..] => self.manage(org, rest, request).await,
            [org, app, ..] if *org != "api" => {
                // A request that may not use it is refused before its body is read.
                let ask = |headers: &HeaderMap| {
                    gate::deployment(&self.state, &self.operator, headers, org, app)
                };
                match ask(request.headers()) {
                    Ok(access) => self.serve(access, ask, &parts[2..], request, tally).await,
                    Err(refusal) => Ok(refused(refusal)),
                }
            }
            _ => Ok(detail(StatusCode::NOT_FOUND, &format!("Path {} not found", shown(&path)))),
        }
    }

    /// Answers with 200 while requests are taken.
    fn ready(&self) -> Response<ResponseBody> {
        if self.drain.is_turned() {
            http::json(StatusCode::SERVICE_UNAVAILABLE, &json!({"status": "draining"}))
        } else {
            http::json(StatusCode::OK, &json!({"status": "ok"}))
        }
    }

    /// Answers with the numbers for Prometheus, to those who have a key for them.
    fn metrics(&self, headers: &HeaderMap) -> RouteResult {
        let given = http::header_text(headers, header::AUTHORIZATION);
        if self.rules.metrics_keys.admit(given, None) {
            Ok(http::text(StatusCode::OK, "text/plain; version=0.0.4", self.exposition()))
        } else {
            Ok(refused(Refusal::Unauthorized("the key of --metrics-key was expected")))
        }
    }

    /// Answers a request that may use a deployment. `rest` is the path after its name, by segments;
    /// `ask` finds the deployment anew.
    async fn serve(
        self: &Arc<Self>,
        access: DeploymentAccess,
        ask: impl Fn(&HeaderMap) -> Result<DeploymentAccess, Refusal>,
        rest: &[&str],
        request: Request<Incoming>,
        tally: Arc<Tally>,
    ) -> RouteResult {
        let path = own_path(rest);
        let revoked = self.revoked(&access);
        let deployment = access.deployment;
        let memory = self.memory(&deployment);
        if !path.starts_with("/v1/") {
            return Ok(detail(StatusCode::NOT_FOUND, &format!("Path {} not found", shown(&path))));
        }
        let route = match Route::find(request.method(), &path) {
            Ok(route) => route,
            Err(error) => return Ok(host_error(&error)),
        };
        if let Some(answer) = self.answer_cold(&deployment, &path) {
            return Ok(answer);
        }
        let errors =
            ErrorWriter { shape: route.errors, request_id: request_id::of(request.headers()) };
        let request = http::whole(request, &self.settings).await?;
        let (metered, report) = match self.limit(request.headers(), &ask, &tally) {
            Ok(limited) => limited,
            Err(answer) => return Ok(*answer),
        };
        let mut revoked = Box::pin(revoked);
        let call = DeploymentCall { route, path, request, tally, memory };
        let answering = async {
            match &self.upstream {
                Some(upstream) => self.relay(upstream, call, ask).await,
                None => self.compute(call, ask).await,
            }
        };
        let answer = tokio::select! {
            answer = answering => answer,
            () = &mut revoked => return Ok(refused(gate::unknown_key())),
        };
        let (answer, held) = match answer {
            Ok(answered) => answered,
            Err(mut answer) => {
                report.insert(answer.headers_mut());
                return Ok(*answer);
            }
        };
        // From here on the answer is the deployment's own.
        let mut response = answer.unwrap_or_else(|error| http::error(&error, &errors));
        request_id::insert(response.headers_mut(), errors.shape, errors.request_id);
        report.insert(response.headers_mut());
        if let ResponseBody::Right(stream) = response.body_mut() {
            stream.hold((held, metered));
            stream.cut_by(self.end_early(revoked));
        }
        Ok(response)
    }

    /// Returns a future that ends when a stream is to end early, with the error that says why.
    fn end_early<Revoked: Future<Output = ()> + Send>(
        &self,
        revoked: Revoked,
    ) -> impl Future<Output = ApiError> + Send + use<Revoked> {
        let cut = self.cut.clone();
        // a model of this process is told to stop by itself
        let is_relayed = self.upstream.is_some();
        async move {
            tokio::select! {
                () = revoked => ApiError::no_token("the key of this request has been revoked"),
                () = cut.turned(), if is_relayed => ApiError::unavailable("the server stops"),
            }
        }
    }

    /// Answers a request with a model of this process. One that is wrong whatever the model is, or
    /// needs none, starts none.
    async fn compute(
        &self,
        call: DeploymentCall,
        ask: impl Fn(&HeaderMap) -> Result<DeploymentAccess, Refusal>,
    ) -> Answered {
        let DeploymentCall { route, path, request, tally, memory } = call;
        let access = ask(request.headers()).map_err(|refusal| Box::new(refused(refusal)))?;
        let is_loaded = self.is_loaded(&access.deployment);
        if !is_loaded && let Err(error) = self.check_cold(&path, &request, &memory).await {
            return Ok((Err(error), Box::new(())));
        }
        let (mut app, held): (App, Box<dyn Any + Send>) =
            if is_loaded || matches!(route.needs, RouteNeeds::Model(_)) {
                let (lease, permit) = self.lease(request.headers(), ask).await?;
                let served = Arc::clone(lease.served());
                (App::with_model(Arc::clone(&self.settings), served), Box::new((lease, permit)))
            } else {
                let permit = self.permit(&access.deployment)?;
                (App::without_model(Arc::clone(&self.settings)), Box::new(permit))
            };
        app.memory = memory;
        let app = Arc::new(app);
        let (mut parts, body) = request.into_parts();
        let query = parts.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        let Ok(uri) = format!("{path}{query}").parse() else {
            return Ok((Err(ApiError::no_route(&path)), held));
        };
        parts.uri = uri;
        let request = Request::from_parts(parts, body);
        let answer = route.answer(RouteCall { app, request, tally }).await;
        Ok((answer, held))
    }

    /// Checks a request to a deployment whose model is not loaded.
    ///
    /// # Errors
    /// As [`routes::check_before_load`].
    async fn check_cold(
        &self,
        path: &str,
        request: &Request<Bytes>,
        memory: &Arc<RequestMemory>,
    ) -> Result<(), ApiError> {
        let defaults = self.settings.defaults.clone();
        routes::check_before_load(path, request.body(), defaults, Arc::clone(memory)).await
    }

    /// Answers a request with what a server of the deployment says, somewhere else.
    async fn relay(
        &self,
        upstream: &Upstream,
        call: DeploymentCall,
        ask: impl Fn(&HeaderMap) -> Result<DeploymentAccess, Refusal>,
    ) -> Answered {
        let DeploymentCall { route, path, request, tally, memory } = call;
        let access = ask(request.headers()).map_err(|refusal| Box::new(refused(refusal)))?;
        // what a kept answer says is known to the server that keeps it
        if self.state_of(&access.deployment) == ModelState::Cold
            && path != "/v1/responses"
            && let Err(error) = self.check_cold(&path, &request, &memory).await
        {
            return Ok((Err(error), Box::new(())));
        }
        let (head, body) = request.into_parts();
        let query = head.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        let target = format!("{path}{query}");
        for _ in 0..TURNS {
            let access = ask(&head.headers).map_err(|refusal| Box::new(refused(refusal)))?;
            let deployment = access.deployment;
            let permit = self.permit(&deployment)?;
            let call = RelayCall {
                deployment: &deployment.pool_id(),
                target: &target,
                head: &head,
                body: body.clone(),
                tally: &tally,
                errors: route.errors,
            };
            match upstream.relay(&call).await {
                Ok(response) => return Ok((Ok(response), Box::new(permit))),
                // Deployed anew, or removed, a moment ago.
                Err(RelayedError::NoServer(AcquireError::Gone)) => {
                    self.forget_permits(&deployment);
                }
                Err(error) => return Err(Box::new(not_relayed(error))),
            }
        }
        let words = "the deployment is being deployed anew";
        Err(Box::new(later(StatusCode::SERVICE_UNAVAILABLE, words, RETRY_PERMIT)))
    }

    /// Returns a permit for a request of a deployment.
    fn permit(
        &self,
        deployment: &Deployment,
    ) -> Result<OwnedSemaphorePermit, Box<Response<ResponseBody>>> {
        self.permits(deployment).try_acquire_owned().map_err(|_| {
            let most = deployment.max_concurrency;
            let words = format!(
                "all of the {most} requests that this deployment takes at once are in work"
            );
            Box::new(later(StatusCode::TOO_MANY_REQUESTS, &words, RETRY_PERMIT))
        })
    }

    /// Returns a future that ends when the key is revoked that a request needs.
    fn revoked(&self, access: &DeploymentAccess) -> impl Future<Output = ()> + Send + use<> {
        let key = match &access.caller {
            Some(KeyHolder::Member(key)) if access.deployment.auth == Auth::Private => Some(key),
            _ => None,
        };
        let revoked = key.map(|key| self.revocations.of(&self.state, key));
        async move {
            match revoked {
                Some(revoked) => revoked.await,
                None => pending().await,
            }
        }
    }

    /// Answers a request that does not need the deployment's model; `None` for others.
    fn answer_cold(&self, deployment: &Deployment, path: &str) -> Option<Response<ResponseBody>> {
        if path == "/v1/models" {
            let list = json!({"object": "list", "data": [model(deployment)]});
            return Some(http::json(StatusCode::OK, &list));
        }
        if path == "/v1/health" {
            let health = json!({"status": "ok", "state": self.state_of(deployment)});
            return Some(http::json(StatusCode::OK, &health));
        }
        let name = routes::models::name(path)?;
        Some(if name == deployment.model_name() {
            http::json(StatusCode::OK, &model(deployment))
        } else {
            detail(StatusCode::NOT_FOUND, "this deployment has no model of that name")
        })
    }

    /// Lets a request in by the limits of its key, whose usage is counted from here on.
    fn limit(
        &self,
        headers: &HeaderMap,
        ask: impl Fn(&HeaderMap) -> Result<DeploymentAccess, Refusal>,
        tally: &Arc<Tally>,
    ) -> Result<(Metered, LimitReport), Box<Response<ResponseBody>>> {
        let DeploymentAccess { deployment, caller } =
            ask(headers).map_err(|refusal| Box::new(refused(refusal)))?;
        let (key, limits) = match caller {
            Some(KeyHolder::Member(key)) => {
                let limits = key.limits.under(self.rules.key_limits, key.limited_by_operator);
                (key.id, limits)
            }
            Some(KeyHolder::Operator) => ("operator".into(), KeyLimits::default()),
            None => (String::new(), KeyLimits::default()),
        };
        let begun = self.meter.begin(&deployment.org, &deployment.app, &key, limits, tally);
        begun.map_err(|refused| {
            let status = StatusCode::TOO_MANY_REQUESTS;
            let mut response = later(status, &refused.words, refused.retry_after);
            refused.report.insert(response.headers_mut());
            Box::new(response)
        })
    }

    /// Returns the right to use a deployment's model, and a permit for the request. The deployment
    /// is the one that is there now, and so are the rules about who may use it: a body takes its
    /// time to arrive, and so does a start.
    async fn lease(
        &self,
        headers: &HeaderMap,
        ask: impl Fn(&HeaderMap) -> Result<DeploymentAccess, Refusal>,
    ) -> Result<(pool::Lease, OwnedSemaphorePermit), Box<Response<ResponseBody>>> {
        let later = |status, words: &str, seconds| Err(Box::new(later(status, words, seconds)));
        for _ in 0..TURNS {
            let access = ask(headers).map_err(|refusal| Box::new(refused(refusal)))?;
            let deployment = access.deployment;
            if deployment.needs_upstream() {
                return later(StatusCode::SERVICE_UNAVAILABLE, NEEDS_UPSTREAM, RETRY_START);
            }
            let permit = self.permit(&deployment)?;
            match self.pool.lease(&self.model_request(&deployment)).await {
                Ok(lease) => return Ok((lease, permit)),
                // Deployed anew, or removed, a moment ago.
                Err(pool::Error::Gone) => self.forget_permits(&deployment),
                Err(error @ (pool::Error::NoRoom { .. } | pool::Error::QueueFull { .. })) => {
                    return later(
                        StatusCode::SERVICE_UNAVAILABLE,
                        &error.to_string(),
                        RETRY_MEMORY,
                    );
                }
                Err(error @ pool::Error::Share { .. }) => {
                    let words = format!("{error} (--max-pinned of `hob host`)");
                    return later(StatusCode::CONFLICT, &words, RETRY_START);
                }
                // The reason is for those who may read the log.
                Err(_) => {
                    let words = "the deployment could not be started; its log says why";
                    return later(StatusCode::SERVICE_UNAVAILABLE, words, RETRY_START);
                }
            }
        }
        let words = "the deployment is being deployed anew";
        later(StatusCode::SERVICE_UNAVAILABLE, words, RETRY_PERMIT)
    }

    /// Answers with the description of the interface, to a request with a key of any organization.
    fn openapi(&self, request: &Request<Incoming>) -> RouteResult {
        if let Err(refusal) = gate::caller(&self.state, &self.operator, request.headers()) {
            return Ok(refused(refusal));
        }
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            let allowed = "GET, HEAD, OPTIONS";
            return Err(ApiError::no_method(request.method().as_str(), "/openapi.json", allowed));
        }
        Ok(http::json(StatusCode::OK, &openapi::host(self)?))
    }

    /// Lists the organizations that the holder of a key may manage: all for the operator, its own
    /// for another.
    fn orgs(&self, request: &Request<Incoming>) -> RouteResult {
        if request.method() != Method::GET {
            return Err(ApiError::no_method(request.method().as_str(), "/api/orgs", "GET"));
        }
        let orgs = match gate::admin(&self.state, &self.operator, request.headers()) {
            Ok(KeyHolder::Operator) => self.state.orgs(),
            Ok(KeyHolder::Member(key)) => vec![key.org],
            Err(refusal) => return Ok(refused(refusal)),
        };
        Ok(http::json(StatusCode::OK, &json!({"orgs": orgs})))
    }

    /// Answers a request of the management interface.
    async fn manage(
        self: &Arc<Self>,
        org: &str,
        rest: &[&str],
        request: Request<Incoming>,
    ) -> RouteResult {
        let Ok(org) = org.parse::<Id>() else {
            // A client that may manage nothing learns nothing about names.
            return Ok(match gate::caller(&self.state, &self.operator, request.headers()) {
                Ok(_) => {
                    detail(StatusCode::UNPROCESSABLE_ENTITY, "the organization's name is none")
                }
                Err(refusal) => refused(refusal),
            });
        };
        let caller = match gate::manager(&self.state, &self.operator, request.headers(), &org) {
            Ok(caller) => caller,
            Err(refusal) => return Ok(refused(refusal)),
        };
        let request = http::whole(request, &self.settings).await?;
        let query = request.uri().query();
        let command = AdminCommand::of_request(org, request.method(), rest, query, request.body());
        match command {
            Ok(Some(command)) => self.run_command(command, &caller).await,
            Ok(None) => {
                let words = format!("Path {} not found", shown(request.uri().path()));
                Ok(detail(StatusCode::NOT_FOUND, &words))
            }
            Err(error) => Ok(failed(&error)),
        }
    }

    /// Carries out a command of a caller who may manage its organization.
    async fn run_command(
        self: &Arc<Self>,
        command: AdminCommand,
        caller: &KeyHolder,
    ) -> RouteResult {
        if let AdminCommand::Deploy { terms, .. } = &command
            && let Some(refusal) = self.refused_terms(terms, caller)
        {
            return Ok(refusal);
        }
        let creates = matches!(command, AdminCommand::CreateKey { .. });
        let is_list = matches!(command, AdminCommand::List { .. });
        let revokes = matches!(command, AdminCommand::RevokeKey { .. });
        let reads_usage = matches!(command, AdminCommand::Usage { .. });
        let by = match caller {
            KeyHolder::Operator => By::Operator,
            KeyHolder::Member(_) => By::Tenant(self.rules.limits),
        };
        let host = Arc::clone(self);
        // A task of its own: a client that goes away meanwhile leaves no change half done.
        let done = tokio::spawn(async move {
            let state = Arc::clone(&host.state);
            let org = command.org().to_string();
            // The disk may take its time, and an organization waits for its own commands alone.
            let ledger = Arc::clone(&host.meter.ledger);
            let work = move || {
                if reads_usage {
                    ledger.flush(&state);
                }
                command.run(&state, by)
            };
            let done = host.commands.run(&org, work).await;
            if revokes {
                host.revocations.tell();
            }
            if let Ok(Ok((_, changed))) = &done {
                host.replaced(changed.before.as_ref(), changed.now.as_ref());
            }
            done
        });
        let broken = || ApiError::internal("internal error while changing the state");
        let done = done.await.map_err(|_| broken())?.map_err(|_| broken())?;
        Ok(match done {
            Ok((mut answer, _)) => {
                if is_list {
                    self.add_states(&mut answer);
                }
                http::json(if creates { StatusCode::CREATED } else { StatusCode::OK }, &answer)
            }
            Err(error) => failed(&error),
        })
    }

    /// Returns the refusal of terms that this caller may not have, or that this host cannot keep;
    /// `None` for others.
    fn refused_terms(&self, terms: &Terms, caller: &KeyHolder) -> Option<Response<ResponseBody>> {
        if *caller != KeyHolder::Operator && terms.names_file() {
            let words = "model: ORG/REPO[:QUANT] was expected; files of the server are its \
                         operator's to deploy";
            return Some(detail(StatusCode::FORBIDDEN, words));
        }
        let member = terms.upstream_member().filter(|_| self.upstream.is_none())?;
        let words = format!("{member}: {NEEDS_UPSTREAM}");
        Some(detail(StatusCode::UNPROCESSABLE_ENTITY, &words))
    }

    /// Adds its state to each deployment in a list, and its starts where this host makes them.
    fn add_states(&self, list: &mut Value) {
        for entry in list["deployments"].as_array_mut().into_iter().flatten() {
            if let Ok(deployment) = serde_json::from_value::<Deployment>(entry.clone()) {
                entry["state"] = json!(self.state_of(&deployment));
                let id = deployment.pool_id();
                match &self.upstream {
                    Some(upstream) => entry["ready"] = json!(upstream.ready(&id)),
                    None => entry["starts"] = json!(self.starts.of(&id)),
                }
            }
        }
    }
}

/// Returns the path after a deployment's name as its own server knows it. A model's name stays as
/// it was sent: it may have slashes, and its escapes are read once, where it is compared.
fn own_path(rest: &[&str]) -> String {
    let mut path = String::new();
    for part in rest {
        path.push('/');
        path += &if path.starts_with("/v1/models/") { Cow::Borrowed(*part) } else { segment(part) };
    }
    path
}

/// Returns a segment of a path with its escapes read (RFC 3986 §2.1). One that would be more than a
/// name then, since it has a slash or a control character in it or is no text, stays as it is: with
/// its `%` it is the name of nothing here.
fn segment(text: &str) -> Cow<'_, str> {
    match String::from_utf8(unescaped(text)) {
        Ok(name) if !name.contains(|c: char| c == '/' || c.is_control()) => Cow::Owned(name),
        _ => Cow::Borrowed(text),
    }
}

/// Returns the one model of a deployment, in OpenAI's form. Asking for it starts nothing.
fn model(deployment: &Deployment) -> Value {
    json!({
        "id": deployment.model_name(),
        "object": "model",
        "created": deployment.created,
        "owned_by": deployment.org,
    })
}

fn shown(path: &str) -> String {
    path.chars().take(200).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::record::KeyRole;

    #[test]
    fn every_command_is_the_request_that_stands_for_it() {
        let (org, app): (Id, Id) = ("acme".parse().unwrap(), "chat".parse().unwrap());
        let terms = super::super::command::Terms { min: 1, ..Default::default() };
        let limits = KeyLimits { requests_per_minute: Some(5), ..KeyLimits::default() };
        let day = |text: &str| Some(text.to_owned());
        for command in [
            AdminCommand::Deploy { org: org.clone(), app: app.clone(), terms },
            AdminCommand::List { org: org.clone() },
            AdminCommand::Remove { org: org.clone(), app: app.clone() },
            AdminCommand::Logs { org: org.clone(), app, after: 7 },
            AdminCommand::CreateKey {
                org: org.clone(),
                role: KeyRole::Admin,
                limits: KeyLimits::default(),
            },
            AdminCommand::CreateKey { org: org.clone(), role: KeyRole::User, limits },
            AdminCommand::LimitKey { org: org.clone(), id: "0123".into(), limits },
            AdminCommand::Usage { org: org.clone(), from: None, to: None },
            AdminCommand::Usage { org: org.clone(), from: day("2026-01-01"), to: None },
            AdminCommand::Usage {
                org: org.clone(),
                from: day("2026-01-01"),
                to: day("2026-02-01"),
            },
            AdminCommand::ListKeys { org: org.clone() },
            AdminCommand::RevokeKey { org: org.clone(), id: "0123".into() },
            AdminCommand::RevokeKey { org: org.clone(), id: "no? %41\u{e9}".into() },
        ] {
            let (method, path, body): (Method, _, _) = command.request();
            let body = if body.is_null() { String::new() } else { body.to_string() };
            let (path, query) =
                path.split_once('?').map_or((path.as_str(), None), |(p, q)| (p, Some(q)));
            let rest: Vec<_> =
                path.strip_prefix("/api/orgs/acme/").unwrap().split('/').map(segment).collect();
            let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
            let back =
                AdminCommand::of_request(org.clone(), &method, &rest, query, body.as_bytes());
            assert_eq!(back.unwrap(), Some(command));
        }
    }

    #[test]
    fn escapes_make_names_and_nothing_else() {
        for (text, name) in [
            ("my-org", "my-org"),
            ("my%2Dorg", "my-org"),
            ("my%2dorg", "my-org"),
            ("%6D%79", "my"),
            ("%2e%2E", ".."),
            ("%C3%A4", "ä"),
            ("%256D", "%6D"),
            ("100%", "100%"),
            ("%zz", "%zz"),
            ("a%2Fb", "a%2Fb"),
            ("a%2fb", "a%2fb"),
            ("%00", "%00"),
            ("a%0A", "a%0A"),
            ("%FF", "%FF"),
            ("%C3", "%C3"),
            ("", ""),
        ] {
            assert_eq!(segment(text), name, "{text}");
        }
        let path = |path: &str| own_path(&path.split('/').collect::<Vec<_>>());
        assert_eq!(path("v1/chat/completions"), "/v1/chat/completions");
        assert_eq!(path("%761/chat%2Dx/"), "/v1/chat-x/");
        assert_eq!(path("v1/models"), "/v1/models");
        assert_eq!(path("v1%2Fmodels"), "/v1%2Fmodels");
        // read once, by who knows the names
        assert_eq!(path("v1/%6Dodels/a%2Fb%2541"), "/v1/models/a%2Fb%2541");
        assert_eq!(path("v1/models/a%2Fb/c%2541"), "/v1/models/a%2Fb/c%2541");
    }
}
