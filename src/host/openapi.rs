//! The descriptions of a host and of its dashboard for programs: `GET /openapi.json` of each.

use serde_json::{Value, json};

use super::command::{MOST_CONCURRENCY, Terms};
use super::{Host, KeyRole};
use crate::server::error::ApiError;
use crate::server::openapi::{ApiDocument, DocumentedPath, PathAccess};
use crate::server::routes::Route;

const MANAGEMENT: &str = include_str!("openapi/management.json");

/// The description of a host's document.
const ABOUT: &str = "\
Deployments of several organizations: each answers below its own address, \
`/{org_id}/{app_id}/v1/`, as `hob serve` does below `/v1/`, and is managed below `/api/orgs`. \
Without a valid key the answer is 401, whether what was asked for is there or not; deployments \
with `auth` `public` need none. Members of requests that are optional may be null, which is the \
same as leaving them away.";

/// The description of a dashboard's document.
const ABOUT_DASHBOARD: &str = "\
The address of the page on which deployments are managed: what the host answers, by a session in \
place of a key. A session needs its cookie, and the token that signing in has answered with.";

/// The paths of the host itself, and those of its management, with their methods.
const PATHS: [(&str, &str, PathAccess); 11] = [
    ("/live", "GET, HEAD", PathAccess::Open),
    ("/ready", "GET, HEAD", PathAccess::Open),
    ("/openapi.json", "GET, HEAD", PathAccess::Key),
    ("/api/orgs", "GET", PathAccess::Key),
    ("/api/orgs/{org_id}/deployments", "GET", PathAccess::Key),
    ("/api/orgs/{org_id}/deployments/{app_id}", "PUT, DELETE", PathAccess::Key),
    ("/api/orgs/{org_id}/deployments/{app_id}/logs", "GET", PathAccess::Key),
    ("/api/orgs/{org_id}/keys", "GET, POST", PathAccess::Key),
    ("/api/orgs/{org_id}/keys/{key_id}", "DELETE", PathAccess::Key),
    ("/api/orgs/{org_id}/keys/{key_id}/limits", "PUT", PathAccess::Key),
    ("/api/orgs/{org_id}/usage", "GET", PathAccess::Key),
];

/// Returns the document of a host.
///
/// # Errors
/// When a part of it is broken.
pub(super) fn host(host: &Host) -> Result<Value, ApiError> {
    let mut document = ApiDocument::new("hob host", ABOUT, &host.settings.defaults)?;
    let key = json!({"type": "apiKey", "in": "header", "name": "Authorization",
        "description": "`Key ID:SECRET`, a key of the organization or the operator's."});
    document.add_requirement([("key", key)]);
    let bearer = json!({"type": "http", "scheme": "bearer", "description": "The same, ID:SECRET."});
    document.add_requirement([("bearer", bearer)]);
    add_host(&mut document, host)?;
    Ok(document.finish())
}

/// Returns the document of a host's dashboard, whose sessions have a cookie of this name.
///
/// # Errors
/// As [`host`].
pub(super) fn dashboard(host: &Host, cookie: &str) -> Result<Value, ApiError> {
    let about = ABOUT_DASHBOARD;
    let mut document = ApiDocument::new("hob host, dashboard", about, &host.settings.defaults)?;
    let cookie = json!({"type": "apiKey", "in": "cookie", "name": cookie});
    let token = json!({"type": "apiKey", "in": "header", "name": "X-Hob-Token"});
    document.add_requirement([("session_cookie", cookie), ("session_token", token)]);
    add_host(&mut document, host)?;
    for (methods, access) in [("POST", PathAccess::Open), ("GET, DELETE", PathAccess::Key)] {
        add(&mut document, "/session", methods, access)?;
    }
    Ok(document.finish())
}

/// Adds a path whose errors are the host's own.
fn add(
    document: &mut ApiDocument,
    path: &str,
    methods: &'static str,
    access: PathAccess,
) -> Result<(), ApiError> {
    let aliases = if path == "/ready" { vec!["/health".to_owned()] } else { Vec::new() };
    let errors = vec!["HostError"];
    document.add_path(&DocumentedPath { path: path.into(), aliases, methods, access, errors }, "")
}

/// Adds the paths of a host, and those of a deployment below its address.
fn add_host(document: &mut ApiDocument, host: &Host) -> Result<(), ApiError> {
    let terms = Terms::default();
    document.add_value("auth", json!(terms.auth));
    document.add_value("min", terms.min);
    document.add_value("idle_seconds", terms.idle_seconds);
    document.add_value("max_concurrency", terms.max_concurrency);
    document.add_value("role", json!(KeyRole::default()));
    document.add_value("most_concurrency", MOST_CONCURRENCY);
    document.add_part(MANAGEMENT)?;
    for (path, methods, access) in PATHS {
        add(document, path, methods, access)?;
    }
    if !host.rules.metrics_keys.is_empty() {
        // its key is another, which no other path takes
        add(document, "/metrics", "GET", PathAccess::Open)?;
    }
    for path in Route::documented(|path| path.starts_with("/v1/")) {
        let access = PathAccess::KeyUnlessPublic;
        let errors = [vec!["HostError"], path.errors].concat();
        document.add_path(&DocumentedPath { access, errors, ..path }, "/{org_id}/{app_id}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use hyper::Method;

    use super::*;
    use crate::host::{AdminCommand, Id, KeyLimits};

    /// Returns whether a path is one of a pattern with names in braces.
    fn is_of(pattern: &str, path: &str) -> bool {
        let parts: Vec<&str> = path.split('/').collect();
        let names: Vec<&str> = pattern.split('/').collect();
        let fits = |(name, part): (&&str, &&str)| name.starts_with('{') || name == part;
        names.len() == parts.len() && names.iter().zip(&parts).all(fits)
    }

    #[test]
    fn every_command_has_a_path_and_every_path_a_command() {
        let org: Id = "acme".parse().unwrap();
        let app: Id = "chat".parse().unwrap();
        let limits = KeyLimits::default();
        let id = String::from("0123");
        let commands = [
            AdminCommand::List { org: org.clone() },
            AdminCommand::Deploy { org: org.clone(), app: app.clone(), terms: Terms::default() },
            AdminCommand::Remove { org: org.clone(), app: app.clone() },
            AdminCommand::Logs { org: org.clone(), app, after: 1 },
            AdminCommand::CreateKey { org: org.clone(), role: KeyRole::User, limits },
            AdminCommand::ListKeys { org: org.clone() },
            AdminCommand::LimitKey { org: org.clone(), id: id.clone(), limits },
            AdminCommand::RevokeKey { org: org.clone(), id },
            AdminCommand::Usage { org: org.clone(), from: None, to: None },
        ];
        let managed = PATHS.iter().filter(|(path, ..)| path.starts_with("/api/orgs/"));
        let mut described = Vec::new();
        for (path, methods, _) in managed {
            described.extend(methods.split(", ").map(|method| (method, *path)));
        }
        let mut commanded = Vec::new();
        for command in &commands {
            let (method, path, _): (Method, _, _) = command.request();
            let path = path.split('?').next().unwrap();
            let found = described
                .iter()
                .find(|(known, pattern)| *known == method.as_str() && is_of(pattern, path));
            commanded.push(*found.expect(path));
        }
        described.sort_unstable();
        commanded.sort_unstable();
        assert_eq!(described, commanded);
    }
}
