//! A service answers the requests of a server. `hob serve` is one model with the table of routes;
//! other services choose among several models, have a prefix, or ask for keys, and pass requests on
//! to the same table.

use std::sync::Arc;

use hyper::body::Incoming;
use hyper::{Request, Response};

use super::answer;
use super::app::{App, Settings};
use super::guard::FromLoopback;
use super::http::{self, BoxBody};
use super::routes;
use super::socket::AddressKind;

/// A service: what answers the requests of a server.
pub trait Service: Send + Sync + 'static {
    /// Returns the settings of its server.
    fn settings(&self) -> &Settings;

    /// Returns whether all who can reach the address may use a model without a key.
    fn is_open(&self) -> bool;

    /// Answers a request that came by an address of this kind; errors are answers too.
    fn answer(
        self: Arc<Self>,
        address: AddressKind,
        request: Request<Incoming>,
    ) -> impl Future<Output = Response<BoxBody>> + Send;

    /// Notes that the server shuts down: it is not ready any more, though requests that come are
    /// still answered.
    fn begin_drain(&self) {}

    /// Ends the requests in work, since the time to end well is over.
    fn cut_off(&self);
}

impl Service for App {
    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_open(&self) -> bool {
        self.settings.keys.is_empty()
    }

    async fn answer(
        self: Arc<Self>,
        address: AddressKind,
        mut request: Request<Incoming>,
    ) -> Response<BoxBody> {
        if address == AddressKind::Loopback {
            request.extensions_mut().insert(FromLoopback);
        }
        let inner = |request, tally| routes::dispatch(&self, request, tally);
        answer::answer(&self.settings, address, request, http::error, inner).await
    }

    fn begin_drain(&self) {
        self.drain.turn();
    }

    fn cut_off(&self) {
        if let Ok(served) = self.served() {
            served.runtime.engine.stop();
        }
    }
}
