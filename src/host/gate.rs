//! Access to deployments and organizations. The order of the checks keeps private names private:
//!
//! 1. A public deployment needs nothing.
//! 2. Without a valid key the answer is 401, whether what was asked for is there or not.
//! 3. A key opens its own organization: what is not there is 404.
//! 4. For another organization that exists it is 401, for any app; one that does not exist is 404.
//!
//! So the names of private deployments show to those alone who have a key of their organization.
//! That an organization exists shows to those who have a key of some.

use hyper::header::{self, HeaderMap};

use super::key;
use super::record::{Auth, Deployment, Id, KeyRecord, KeyRole};
use super::shortened;
use super::state::HostState;
use crate::util::random;

/// Why a request goes no further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Refusal {
    /// No valid key: 401.
    Unauthorized(&'static str),
    /// A key that may not do this: 403.
    Forbidden(&'static str),
    /// Nothing of that name: 404.
    NotFound(String),
}

/// The sender of a request with a valid key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum KeyHolder {
    /// The holder of a key of an organization.
    Member(KeyRecord),
    /// The operator of the server.
    Operator,
}

/// A deployment that a request may use, and the sender of the request.
#[derive(Debug, Clone)]
pub(super) struct DeploymentAccess {
    /// The deployment.
    pub deployment: Deployment,
    /// The holder of the key that the request bears; `None` if it needs none and bears none of the
    /// deployment's organization.
    pub caller: Option<KeyHolder>,
}

/// The answer to a wrong key, a revoked one, and one of another organization.
const NOBODY: &str = "No user found for Key ID and Secret";
/// The answer to a key of the role `user` where something is managed.
const NO_ADMIN: &str = "this key may use deployments, not manage them; an admin key was expected";
/// The answer to a request without a key, or with something else in its place.
const EXPECTED: &str = "Authentication is required: `Authorization: Key ID:SECRET` was expected";

/// Returns the refusal of an unknown or revoked key.
pub(super) fn unknown_key() -> Refusal {
    Refusal::Unauthorized(NOBODY)
}

/// Returns the holder of the key in a request's headers.
///
/// # Errors
/// 401 without a valid key.
pub(super) fn caller(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
) -> Result<KeyHolder, Refusal> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let (scheme, given) =
        value.and_then(|value| value.split_once(' ')).ok_or(Refusal::Unauthorized(EXPECTED))?;
    // Names of schemes have no case (RFC 9110 §11.1).
    // Official clients can send nothing but `Bearer`.
    if !scheme.eq_ignore_ascii_case("key") && !scheme.eq_ignore_ascii_case("bearer") {
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
        (true, Some(key)) => Ok(KeyHolder::Member(key)),
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
) -> Result<DeploymentAccess, Refusal> {
    // A text that is no name is treated as a name that is not there.
    let ids = || Some((org.parse::<Id>().ok()?, app.parse::<Id>().ok()?));
    let found = ids().and_then(|(org, app)| state.deployment(&org, &app));
    let is_own = |caller: &KeyHolder| match caller {
        KeyHolder::Operator => true,
        KeyHolder::Member(key) => key.org.as_str() == org,
    };
    if let Some(public) = found.as_ref().filter(|found| found.auth == Auth::Public) {
        let caller = caller(state, operator, headers).ok().filter(is_own);
        return Ok(DeploymentAccess { deployment: public.clone(), caller });
    }
    let caller = caller(state, operator, headers)?;
    let is_own = is_own(&caller);
    if !is_own && org.parse::<Id>().is_ok_and(|org| state.knows(&org)) {
        return Err(Refusal::Unauthorized(NOBODY));
    }
    let missing =
        || Refusal::NotFound(format!("Path /{}/{} not found", shortened(org), shortened(app)));
    let deployment = found.filter(|_| is_own).ok_or_else(missing)?;
    Ok(DeploymentAccess { deployment, caller: Some(caller) })
}

/// Returns the holder of a key that may manage something: an organization's admin key, or the
/// operator's.
///
/// # Errors
/// 401, and 403 for a key that may use deployments alone.
pub(super) fn admin(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
) -> Result<KeyHolder, Refusal> {
    match caller(state, operator, headers)? {
        KeyHolder::Member(key) if key.role == KeyRole::User => Err(Refusal::Forbidden(NO_ADMIN)),
        caller => Ok(caller),
    }
}

/// Checks that a request may manage an organization, and returns the holder of its key.
///
/// # Errors
/// 401 for other organizations, whether they exist or not, and 403 as [`admin`].
pub(super) fn manager(
    state: &HostState,
    operator: &str,
    headers: &HeaderMap,
    org: &Id,
) -> Result<KeyHolder, Refusal> {
    match caller(state, operator, headers)? {
        KeyHolder::Member(key) if key.org != *org => Err(Refusal::Unauthorized(NOBODY)),
        _ => admin(state, operator, headers),
    }
}
