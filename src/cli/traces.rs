//! The option of the collector of traces.

use std::sync::Arc;

use super::Error;
use crate::server::spans::SpanSink;

/// The collector of the traces of requests.
#[derive(Debug, Default, clap::Args)]
pub(super) struct TraceArgs {
    /// Send a span of each request to the OpenTelemetry collector at this address, over OTLP/HTTP:
    /// http://127.0.0.1:4318; needs a hob that is built with the feature `otlp` [default: that of
    /// OTEL_EXPORTER_OTLP_ENDPOINT, if any]
    #[arg(long, value_name = "URL")]
    otlp_endpoint: Option<String>,
}

impl TraceArgs {
    /// Begins to collect spans, if that is asked for.
    ///
    /// # Errors
    /// When an address or another setting is wrong.
    #[cfg(feature = "otlp")]
    pub(super) fn sink(&self) -> Result<Option<Arc<dyn SpanSink>>, Error> {
        let spans = crate::server::spans::OtlpSpans::start(self.otlp_endpoint.as_deref());
        let spans = spans.map_err(|error| Error::Usage(format!("--otlp-endpoint: {error}")))?;
        Ok(spans.map(|spans| Arc::new(spans) as _))
    }

    /// Returns that spans are not collected.
    ///
    /// # Errors
    /// When that is asked for.
    #[cfg(not(feature = "otlp"))]
    pub(super) fn sink(&self) -> Result<Option<Arc<dyn SpanSink>>, Error> {
        if self.otlp_endpoint.is_some() {
            let what = "--otlp-endpoint: this hob is built without the feature `otlp`; \
                        `cargo build --release --features otlp` makes one with it";
            return Err(Error::Usage(what.into()));
        }
        for name in ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"] {
            if std::env::var_os(name).is_some_and(|value| !value.is_empty()) {
                tracing::warn!("{name}: no spans are sent, for want of the feature `otlp`");
                break;
            }
        }
        Ok(None)
    }
}
