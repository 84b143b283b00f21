//! The descriptions of a desktop's two addresses for programs, and of a server of several models:
//! `GET /openapi.json` of each.

use hyper::Method;
use serde_json::{Value, json};

use super::dialects::OF_STORE;
use crate::server::Settings;
use crate::server::error::ApiError;
use crate::server::openapi::{ApiDocument, DocumentedPath, PathAccess, add_server_keys};
use crate::server::routes::{Route, RouteNeeds};

/// Paths of the table whose answers are about no model in particular.
const LISTS: [&str; 5] = ["/drain", "/openapi.json", "/stats", "/v1/models", "/v1/models/{name}"];

const MODELS: &str = include_str!("openapi/models.json");
const CONTROL: &str = include_str!("openapi/control.json");

/// The description of the API's document.
const ABOUT: &str = "\
The interfaces of OpenAI, Anthropic, llama-server, Ollama and LM Studio, for all models of this \
machine. No key is needed. `model` chooses a model, which is loaded if need be; `ttl` (seconds) or \
`keep_alive` says for how long it stays. Members of requests that are optional may be null, which \
is the same as leaving them away. Every path takes OPTIONS, and every GET also HEAD.";

/// The description of the document of a server of several models.
const ABOUT_ROUTER: &str = "\
The interfaces of OpenAI, Anthropic, llama-server, Ollama and LM Studio, for the models of a \
folder, of presets and of this machine's stores. `model` chooses one, in the body or the query, \
which is loaded if need be; `ttl` or `keep_alive` (seconds, or a text like `5m`) says for how long \
it stays. Members of requests that are optional may be null, which is the same as leaving them \
away. Every path takes OPTIONS, and every GET also HEAD.";

/// The description of the control interface's document.
const ABOUT_CONTROL: &str = "\
What the desktop is doing, and its switches; and its API, as at the API's own address. Every \
request needs the token that `hob desktop` prints at its start.";

/// Returns the document of the API, which has these paths.
///
/// # Errors
/// When a part of it is broken.
pub(super) fn api(settings: &Settings, paths: Vec<DocumentedPath>) -> Result<Value, ApiError> {
    let document = ApiDocument::new("hob desktop", ABOUT, &settings.defaults)?;
    let mut document = document.with_prefix(settings.api_prefix.as_str());
    document.add_part(MODELS)?;
    for path in paths {
        document.add_path(&DocumentedPath { access: PathAccess::Open, ..path }, "")?;
    }
    Ok(document.finish())
}

/// Returns the document of a server of several models, which has these paths.
///
/// # Errors
/// As [`api`].
pub(super) fn router(settings: &Settings, paths: Vec<DocumentedPath>) -> Result<Value, ApiError> {
    let document = ApiDocument::new("hob serve", ABOUT_ROUTER, &settings.defaults)?;
    let mut document = document.with_prefix(settings.api_prefix.as_str());
    if !settings.keys.is_empty() {
        add_server_keys(&mut document);
    }
    document.add_part(MODELS)?;
    for path in paths {
        let is_public = Route::find(&Method::GET, &path.path)
            .is_ok_and(|route| route.needs == RouteNeeds::Nothing);
        let access = if is_public { PathAccess::Open } else { PathAccess::Key };
        document.add_path(&DocumentedPath { access, ..path }, "")?;
    }
    let mut document = document.finish();
    let paths = document["paths"].as_object_mut();
    for (path, item) in paths.into_iter().flatten() {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            add_router_notes(path, method, operation);
        }
    }
    Ok(document)
}

/// Adds the parameters and refusals of a server of several models to an operation.
fn add_router_notes(path: &str, method: &str, operation: &mut Value) {
    let mut parameters = Vec::new();
    let mut add = |name: &str, does: &str, schema: Value| {
        let parameter = json!({"name": name, "in": "query", "required": false, "description": does,
                "schema": schema});
        parameters.push(parameter);
    };
    let flag = json!({"enum": ["true", "false", "1", "0", "yes", "no", "on", "off"]});
    let needs = method.to_uppercase().parse().ok();
    let needs = needs.and_then(|method| Some(Route::find(&method, path).ok()?.needs));
    match needs {
        Some(RouteNeeds::Key) if !LISTS.contains(&path) => {
            add("model", "The model that is asked about", json!({"type": "string"}));
            add("autoload", "Whether it may be loaded for that", flag);
        }
        Some(RouteNeeds::Model(_)) => {
            add("autoload", "Whether the model may be loaded for the request", flag);
        }
        _ if path == "/v1/models" => {
            add("reload", "Whether the presets are read again before", flag);
        }
        _ => {}
    }
    if !parameters.is_empty() {
        let mut all = operation["parameters"].as_array().cloned().unwrap_or_default();
        all.extend(parameters);
        operation["parameters"] = all.into();
    }
    if OF_STORE.contains(&path) {
        let mut refusal = operation["responses"]["default"].clone();
        refusal["description"] = "Always: `hob pull` and `hob rm` fetch and remove models".into();
        operation["responses"]["501"] = refusal;
    }
}

/// Returns the document of the control interface, which has these paths, those of the API among
/// them, and begins its log with the last `tail` lines.
///
/// # Errors
/// As [`api`].
pub(super) fn control(
    settings: &Settings,
    paths: Vec<DocumentedPath>,
    tail: usize,
) -> Result<Value, ApiError> {
    let about = ABOUT_CONTROL;
    let mut document = ApiDocument::new("hob desktop, control", about, &settings.defaults)?;
    let bearer = json!({"type": "http", "scheme": "bearer", "description": "The token."});
    document.add_requirement([("bearer", bearer)]);
    let query = json!({"type": "apiKey", "in": "query", "name": "token",
        "description": "The token, where headers cannot be set."});
    document.add_requirement([("token", query)]);
    document.add_value("tail", tail);
    document.add_part(MODELS)?;
    document.add_part(CONTROL)?;
    for path in paths {
        document.add_path(&DocumentedPath { access: PathAccess::Key, ..path }, "")?;
    }
    Ok(document.finish())
}

#[cfg(test)]
mod tests {
    use super::super::api::documented;
    use super::*;

    #[test]
    fn a_router_tells_of_its_queries_and_refusals() {
        let document = router(&Settings::default(), documented()).unwrap();
        let paths = &document["paths"];
        let names = |operation: &Value| -> Vec<String> {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let name = |parameter: &Value| parameter["name"].as_str().unwrap().to_owned();
            parameters.iter().filter(|one| one["in"] == "query").map(name).collect()
        };
        assert_eq!(names(&paths["/props"]["get"]), ["model", "autoload"]);
        assert_eq!(names(&paths["/slots"]["get"]), ["fail_on_no_slot", "model", "autoload"]);
        assert_eq!(names(&paths["/metrics"]["get"]), ["model", "autoload"]);
        assert_eq!(names(&paths["/v1/models"]["get"]), ["reload"]);
        assert_eq!(names(&paths["/v1/chat/completions"]["post"]), ["autoload"]);
        assert_eq!(names(&paths["/health"]["get"]), [""; 0]);
        for path in OF_STORE {
            let method = if path == "/api/delete" { "delete" } else { "post" };
            assert!(paths[path][method]["responses"]["501"].is_object(), "{path}");
        }
    }
}
