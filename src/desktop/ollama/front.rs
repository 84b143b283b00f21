//! The address of Ollama: the same service as at the desktop's own, but for the page at `/`, which
//! clients ask whether Ollama runs.

use std::sync::Arc;

use hyper::body::Incoming;
use hyper::{Method, Request, Response, StatusCode};

use crate::desktop::Desktop;
use crate::server::{AddressKind, BoxBody, Service, Settings, answer, http};

/// The desktop at the address of Ollama.
pub struct OllamaFront(pub Arc<Desktop>);

impl Service for OllamaFront {
    fn settings(&self) -> &Settings {
        self.0.settings()
    }

    fn is_open(&self) -> bool {
        true
    }

    async fn answer(
        self: Arc<Self>,
        address: AddressKind,
        request: Request<Incoming>,
    ) -> Response<BoxBody> {
        let is_question = matches!(*request.method(), Method::GET | Method::HEAD);
        if !is_question || request.uri().path() != "/" {
            return Arc::clone(&self.0).answer(address, request).await;
        }
        let inner = async |_, _| {
            let words = "Ollama is running".to_owned();
            Ok(http::text(StatusCode::OK, "text/plain; charset=utf-8", words))
        };
        answer::answer(self.settings(), address, request, http::error, inner).await
    }

    fn cut_off(&self) {
        self.0.cut_off();
    }
}
