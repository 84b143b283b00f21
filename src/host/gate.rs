//! Who may use what. The order of the checks is what keeps private names private:
//!
//! 1. A public deployment needs nothing.
//! 2. Whoever has no valid key gets 401, whether what was asked for is there or not.
//! 3. A key opens its own organization: what is not there is 404.
//! 4. For another organization that exists it is 401, for any app; one that does not exist is 404.
//!
//! So the names of private deployments show to those alone who have a key of their organization.
//! That an organization exists shows to those who have a key of some.

use hyper::header::{self, HeaderMap};

use super::key;
use super::record::{Auth, Deployment, Id};
use super::state::HostState;
use crate::util::random;

/// Why a request goes no further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Refusal {
    /// 401.
    Unauthorized(&'static str),
    /// 404.
    NotFound(String),
}

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum KeyHolder {
    /// The holder of a key of this organization.
    Member(Id),
    /// The operator of the server.
    Operator,
}

/// The answer to a wrong key, a revoked one, and one of another organization.
const NOBODY: &str = "No user found for Key ID and Secret";
/// The answer to a request without a key, or with something else in its place.
const EXPECTED: &str = "Authentication is required: `Authorization: Key ID:SECRET` was expected";

/// Returns the holder of the key in a request's headers.
///
/// # Errors
/// 401.
pub(super) fn caller(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
) -> Result<KeyHolder, Refusal> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let (scheme, given) =
        value.and_then(|value| value.split_once(' ')).ok_or(Refusal::Unauthorized(EXPECTED))?;
    // Names of schemes have no case (RFC 9110 §11.1).
    if !scheme.eq_ignore_ascii_case("key") {
        return Err(Refusal::Unauthorized(EXPECTED));
    }
    let (id, secret) = given.trim().split_once(':').ok_or(Refusal::Unauthorized(EXPECTED))?;
    if id.is_empty() || secret.is_empty() {
        return Err(Refusal::Unauthorized(EXPECTED));
    }
    let is_operator = random::same(given.trim(), operator);
    let key = state.key(id);
    // Both are compared in any case, so that the time says nothing of which there are.
    match (key::fits(key.as_ref(), secret), key) {
        (true, Some(key)) => Ok(KeyHolder::Member(key.org)),
        _ if is_operator => Ok(KeyHolder::Operator),
        _ => Err(Refusal::Unauthorized(NOBODY)),
    }
}

/// Returns the deployment at an address, if the request may use it.
///
/// # Errors
/// 401 and 404, in the order above.
pub(super) fn deployment(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
    org: &str,
    app: &str,
) -> Result<Deployment, Refusal> {
    // What is no name is a name that is not there.
    let ids = || Some((org.parse::<Id>().ok()?, app.parse::<Id>().ok()?));
    let found = ids().and_then(|(org, app)| state.deployment(&org, &app));
    if let Some(public) = found.as_ref().filter(|found| found.auth == Auth::Public) {
        return Ok(public.clone());
    }
    let caller = caller(state, operator, headers)?;
    let is_own = match &caller {
        KeyHolder::Operator => true,
        KeyHolder::Member(own) => own.as_str() == org,
    };
    if !is_own && org.parse::<Id>().is_ok_and(|org| state.knows(&org)) {
        return Err(Refusal::Unauthorized(NOBODY));
    }
    let missing =
        || Refusal::NotFound(format!("Path /{}/{} not found", clipped(org), clipped(app)));
    found.filter(|_| is_own).ok_or_else(missing)
}

/// Checks that a request may manage an organization, and returns the holder of its key.
///
/// # Errors
/// 401, whether it exists or not.
pub(super) fn manager(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
    org: &Id,
) -> Result<KeyHolder, Refusal> {
    match caller(state, operator, headers)? {
        KeyHolder::Member(own) if own != *org => Err(Refusal::Unauthorized(NOBODY)),
        caller => Ok(caller),
    }
}

fn clipped(text: &str) -> String {
    text.chars().take(64).flat_map(char::escape_debug).collect()
}
