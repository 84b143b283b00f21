//! The dashboard: a page at an address of its own, on which an organization or the operator manages
//! what `hob host` serves.
//!
//! A session stands for the key it was opened with. A request to it is given that key and goes the
//! way of every other request to the host, so that the rules of [`super::gate`] hold here as well,
//! and a key that is revoked opens nothing from then on.
//!
//! A session needs both its cookie, which no script can read, and its token, which no other page
//! knows: the browser sends the cookie by itself, the page sends the token in a header. A cookie is
//! sent to all ports of a machine, so that it alone must open nothing.
//!
//! | request | does |
//! |---|---|
//! | `GET /` | the page; it needs no session |
//! | `POST /session` | `{"key"}`, an admin's: opens a session, answers with its token and cookie |
//! | `GET /session` | answers with the holder of its key |
//! | `DELETE /session` | closes it |
//! | others | as at the host's own address, with the key of the session |

mod failures;
mod sessions;

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use hyper::body::Incoming;
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answers::{detail, later, refused, write_error};
use super::gate::{self, KeyHolder, Refusal};
use super::{Host, key, openapi};
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http::{self, ResponseBody, header_text};
use crate::server::log::Tally;
use crate::server::page::{self, PageHome};
use crate::server::routes::RouteResult;
use crate::server::{AddressKind, BoxBody, Origins, PeerAddress, Service, Settings, answer};
use failures::Failures;
use sessions::{SessionSecrets, Sessions};

/// The name of the cookie of a session, before the port: a browser sends the cookies of all ports
/// of a machine to each.
const COOKIE: &str = "hob-session";
/// The header that bears the token of a session.
const TOKEN: &str = "x-hob-token";
/// The path of the session.
const SESSION: &str = "/session";
/// The description of this server for the page.
const HOME: PageHome = PageHome { form: "host", needs: Some("key") };
/// Most bytes of the body of a sign-in, which holds a key.
const SIGN_IN_LIMIT: usize = 4 << 10;

/// The dashboard of a host.
pub struct Dashboard {
    host: Arc<Host>,
    /// The host's own address, for what the page shows.
    address: String,
    settings: Settings,
    /// The settings of a sign-in, which anybody may try.
    sign_in_settings: Settings,
    sessions: Sessions,
    failures: Failures,
    /// The port where it listens, once it does.
    port: OnceLock<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignIn {
    key: String,
}

impl Dashboard {
    /// Returns the dashboard of a host that answers at this address, without sessions.
    pub fn new(host: Arc<Host>, address: String) -> Arc<Dashboard> {
        let settings = Settings { origins: Origins::Own, ..Settings::clone(&host.settings) };
        let sign_in_settings = Settings { body_limit: SIGN_IN_LIMIT, ..settings.clone() };
        Arc::new(Dashboard {
            host,
            address,
            settings,
            sign_in_settings,
            sessions: Sessions::default(),
            failures: Failures::default(),
            port: OnceLock::new(),
        })
    }

    /// Notes the port where it listens, which is a part of the name of its cookie.
    pub fn listens_at(&self, port: u16) {
        self.port.get_or_init(|| port);
    }

    /// Returns the name of the cookie of a session.
    fn cookie_name(&self) -> String {
        match self.port.get() {
            Some(port) => format!("{COOKIE}-{port}"),
            None => COOKIE.to_owned(),
        }
    }

    async fn dispatch(&self, request: Request<Incoming>, tally: Arc<Tally>) -> RouteResult {
        let path = request.uri().path();
        if let Some(file) = page::answer(request.method(), path, request.headers(), HOME) {
            return file;
        }
        if header_text(request.headers(), HeaderName::from_static("sec-fetch-site"))
            .is_some_and(|site| !matches!(site, "same-origin" | "none"))
        {
            return Err(ApiError::forbidden("only the dashboard's own page may use it"));
        }
        if path == SESSION && request.method() == Method::POST {
            return self.sign_in(request).await;
        }
        let Some((cookie, authorization)) = self.session(request.headers()) else {
            let words = "a session was expected: its cookie, and its token in X-Hob-Token";
            return Ok(detail(StatusCode::UNAUTHORIZED, words));
        };
        let mut request = request;
        let headers = request.headers_mut();
        headers.remove(header::COOKIE);
        headers.insert(header::AUTHORIZATION, authorization);
        if path_is_session(&request) {
            return self.about_session(&request, &cookie);
        }
        if request.uri().path() == "/openapi.json" && request.method() == Method::GET {
            return Ok(http::json(
                StatusCode::OK,
                &openapi::dashboard(&self.host, &self.cookie_name())?,
            ));
        }
        self.host.dispatch(request, tally).await
    }

    /// Opens a session for the holder of a key.
    async fn sign_in(&self, request: Request<Incoming>) -> RouteResult {
        // No form of another page can send this type.
        let kind = header_text(request.headers(), header::CONTENT_TYPE).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            let words = "Content-Type: application/json was expected";
            return Ok(detail(StatusCode::UNSUPPORTED_MEDIA_TYPE, words));
        }
        let before = self.cookie_of(request.headers());
        let peer = request.extensions().get::<PeerAddress>().map(|PeerAddress(peer)| *peer);
        let request = http::whole(request, &self.sign_in_settings).await?;
        let Ok(SignIn { key }) = read_object(request.body()) else {
            let words = "{\"key\": \"ID:SECRET\"} was expected";
            return Ok(detail(StatusCode::UNPROCESSABLE_ENTITY, words));
        };
        let key = key.trim();
        let id = key.split(':').next().unwrap_or_default();
        let Ok(mut authorization) = HeaderValue::from_str(&format!("Key {key}")) else {
            return Ok(self.failed(peer, gate::unknown_key()));
        };
        authorization.set_sensitive(true);
        let headers = HeaderMap::from_iter([(header::AUTHORIZATION, authorization.clone())]);
        let holder = match gate::admin(&self.host.state, &self.host.operator, &headers) {
            Ok(holder) => holder,
            Err(refusal @ Refusal::Forbidden(_)) => return Ok(refused(refusal)),
            Err(refusal) => return Ok(self.failed(peer, refusal)),
        };
        if let Some(before) = before {
            self.sessions.close(&before);
        }
        let opened = self.sessions.open(id, authorization, Instant::now());
        let secrets = opened.map_err(|_| ApiError::internal("no random bytes for a session"))?;
        let SessionSecrets { cookie, token } = secrets;
        let mut about = self.about(&holder);
        about["token"] = token.into();
        let mut response = http::json(StatusCode::CREATED, &about);
        self.set_cookie(&mut response, &cookie, "");
        Ok(response)
    }

    /// Returns the answer to a sign-in from an address that has failed.
    fn failed(&self, peer: Option<IpAddr>, refusal: Refusal) -> Response<ResponseBody> {
        match self.failures.note(peer, Instant::now()) {
            Ok(()) => refused(refusal),
            Err(seconds) => {
                let words = "too many sign-ins have failed; a right key opens nevertheless";
                later(StatusCode::TOO_MANY_REQUESTS, words, seconds)
            }
        }
    }

    /// Answers with the holder of a session's key, or closes the session.
    fn about_session(
        &self,
        request: &Request<Incoming>,
        cookie: &str,
    ) -> Result<Response<ResponseBody>, ApiError> {
        match *request.method() {
            Method::GET => {
                let headers = request.headers();
                Ok(match gate::caller(&self.host.state, &self.host.operator, headers) {
                    Ok(holder) => http::json(StatusCode::OK, &self.about(&holder)),
                    Err(refusal) => refused(refusal),
                })
            }
            Method::DELETE => {
                self.sessions.close(cookie);
                let mut response = http::json(StatusCode::OK, &json!({"closed": true}));
                self.set_cookie(&mut response, "", "; Max-Age=0");
                Ok(response)
            }
            ref method => Err(ApiError::no_method(method.as_str(), SESSION, "GET, POST, DELETE")),
        }
    }

    /// Returns the cookie of a request's session and the header that bears its key.
    fn session(&self, headers: &HeaderMap) -> Option<(String, HeaderValue)> {
        let cookie = self.cookie_of(headers)?;
        let token = header_text(headers, HeaderName::from_static(TOKEN))?;
        let authorization = self.sessions.find(&cookie, token, Instant::now())?;
        Some((cookie, authorization))
    }

    /// Returns the cookie of a session in a request's headers.
    fn cookie_of(&self, headers: &HeaderMap) -> Option<String> {
        let own = self.cookie_name();
        let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
        let (_, value) = pairs.find(|(name, _)| name.trim() == own)?;
        Some(value.trim().to_owned())
    }

    /// Returns the description of a session's holder for its page.
    fn about(&self, holder: &KeyHolder) -> Value {
        let (org, key) = match holder {
            KeyHolder::Operator => (None, key::OPERATOR),
            KeyHolder::Member(key) => (Some(&key.org), key.id.as_str()),
        };
        json!({
            "operator": org.is_none(),
            "org": org,
            "key": key,
            "address": self.address,
            "upstream": self.host.upstream.is_some(),
        })
    }

    fn set_cookie(&self, response: &mut Response<ResponseBody>, value: &str, more: &str) {
        let secure = if self.settings.tls.is_some() { "; Secure" } else { "" };
        let name = self.cookie_name();
        let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict{secure}{more}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
    }
}

impl Service for Dashboard {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        false
    }

    async fn answer(
        self: Arc<Self>,
        address: AddressKind,
        request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let inner = |request, tally| self.dispatch(request, tally);
        let mut response =
            answer::answer(&self.settings, address, request, write_error, inner).await;
        let headers = response.headers_mut();
        for (name, value) in page::HEADERS {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
        let no_store = HeaderValue::from_static("no-store");
        headers.entry(header::CACHE_CONTROL).or_insert(no_store);
        response
    }

    fn cut_off(&self) {
        self.host.pool.stop();
    }
}

fn path_is_session(request: &Request<Incoming>) -> bool {
    request.uri().path() == SESSION
}
