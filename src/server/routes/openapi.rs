//! `GET /openapi.json`: the description of the interface for programs.

use hyper::StatusCode;
use serde_json::Value;

use super::{App, Route, RouteResult, http};
use crate::server::error::ApiError;
use crate::server::openapi::{ApiDocument, add_server_keys};

/// The description of the document.
const ABOUT: &str = "\
The interfaces of OpenAI, Anthropic, llama-server, Ollama and LM Studio, for one model. Members of \
requests that are optional may be null, which is the same as leaving them away; members that are \
not named here are ignored, unless the answer would be another with them: then they are refused by \
name. Every path takes OPTIONS, and every GET also HEAD.";

/// Answers with the document.
pub(super) fn get(app: &App) -> RouteResult {
    Ok(http::json(StatusCode::OK, &document(app)?))
}

/// Returns the document of a server.
fn document(app: &App) -> Result<Value, ApiError> {
    let document = ApiDocument::new("hob serve", ABOUT, app.defaults())?;
    let mut document = document.with_prefix(app.settings.api_prefix.as_str());
    if !app.settings.keys.is_empty() {
        add_server_keys(&mut document);
    }
    for path in Route::documented(|_| true) {
        document.add_path(&path, "")?;
    }
    Ok(document.finish())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::server::routes::ROUTES;
    use crate::server::{ApiKeys, Settings};

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let document = document(&App::new(Settings::default())).unwrap();
        let mut described = BTreeSet::new();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                described.insert(format!("{} {path}", method.to_uppercase()));
                let words = operation["description"].as_str().unwrap_or_default();
                let aliases = words.split('`').filter(|word| word.starts_with('/'));
                let also = words.contains("Also at ");
                described.extend(
                    aliases
                        .filter(|_| also)
                        .map(|alias| format!("{} {alias}", method.to_uppercase())),
                );
            }
        }
        let own = |method: &&str| !matches!(*method, "HEAD" | "OPTIONS");
        let routed = ROUTES.iter().flat_map(|route| {
            let methods = route.methods.split(", ").filter(own);
            methods
                .flat_map(|method| route.paths.iter().map(move |path| format!("{method} {path}")))
        });
        assert_eq!(described, routed.collect());
    }

    #[test]
    fn keys_and_the_prefix_are_those_of_the_server() {
        let open = document(&App::new(Settings::default())).unwrap();
        assert!(open.get("security").is_none(), "no key is asked for");
        assert_eq!(open["servers"][0]["url"], "/");
        let keys: ApiKeys = ["secret"].into_iter().collect();
        let api_prefix = "/llm".parse().unwrap();
        let settings = Settings { keys, api_prefix, ..Settings::default() };
        let closed = document(&App::new(settings)).unwrap();
        assert_eq!(closed["servers"][0]["url"], "/llm");
        assert_eq!(closed["security"].as_array().unwrap().len(), 2);
        assert_eq!(closed["paths"]["/health"]["get"]["security"], serde_json::json!([]));
        assert!(closed["paths"]["/props"]["get"]["responses"]["401"].is_object());
        assert!(!closed.to_string().contains("secret"));
    }

    #[test]
    fn numbers_of_sampling_are_those_of_their_table() {
        let document = document(&App::new(Settings::default())).unwrap();
        let sampling = &document["components"]["schemas"]["Sampling"]["properties"];
        for option in crate::sampling::OPTIONS {
            assert_eq!(sampling[option.name]["description"], option.help);
        }
        assert_eq!(sampling["temperature"]["default"], 1.0);
        assert_eq!(sampling["top_k"]["default"], 40);
        assert_eq!(sampling["top_p"]["maximum"], 1.0);
        assert_eq!(sampling["repeat_penalty"]["exclusiveMinimum"], 0.0);
        assert_eq!(sampling["adaptive_decay"]["maximum"], 0.99);
    }
}
