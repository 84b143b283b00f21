//! Spans to a collector over OTLP/HTTP, in the form of protobuf: a queue of bounded length, and a
//! thread that sends what is in it.
//!
//! A request has a span of the kind `server`, and each of its jobs up to three below it: `queue`
//! until it has a slot, `prefill` until its first token, `decode` until its last. Their attributes
//! are those of OpenTelemetry's conventions for HTTP servers and for generative models.

use std::env;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant, SystemTime};

use opentelemetry::trace::{
    Span as _, SpanBuilder, SpanContext, SpanId, SpanKind, Status, TraceContextExt, TraceFlags,
    TraceId, TraceState, TracerProvider as _,
};
use opentelemetry::{Array, Context, KeyValue, StringValue, Value};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{
    ExporterBuildError, RetryPolicy, SpanExporter, WithExportConfig, WithHttpConfig,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{
    SdkTracer, SdkTracerProvider, Span, SpanData, SpanExporter as _, SpanProcessor,
};
use ureq::Agent;

use super::{JobPhases, OpenSpan, RequestRecord, SpanCounts, SpanSink};
use crate::server::TraceParent;
use crate::store;

/// Spans that wait to be sent; more are dropped, and counted.
const QUEUE: usize = 8192;
/// Most spans of one message to the collector.
const BATCH: usize = 512;
/// Longest time for which a span waits for others.
const DELAY: Duration = Duration::from_secs(1);
/// Time for the collector to take a message, unless the environment says another.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Longest wait for what is in the queue, when a server ends.
const FLUSH: Duration = Duration::from_secs(5);
/// Least time between log lines about a collector that is away.
const COMPLAINT: Duration = Duration::from_secs(60);
/// Bytes that are read of an answer of the collector.
const MAX_ANSWER: u64 = 1 << 20;

/// The variables that name the address of a collector, the first that is set.
const ENDPOINTS: [&str; 2] = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];

/// Why no spans can be sent.
#[derive(Debug, thiserror::Error)]
pub enum OtlpError {
    /// The environment asks for another protocol.
    #[error("{variable}={value}: spans are sent as http/protobuf only")]
    Protocol {
        /// The variable.
        variable: &'static str,
        /// Its value.
        value: String,
    },
    /// The address or another setting is wrong.
    #[error(transparent)]
    Exporter(#[from] ExporterBuildError),
    /// The address needs TLS, which this machine cannot do.
    #[error(transparent)]
    Tls(#[from] store::Error),
    /// The system gives no thread.
    #[error("no thread to send spans: {0}")]
    Thread(#[from] std::io::Error),
}

/// The spans of this process on their way to a collector.
#[derive(Debug)]
pub struct OtlpSpans {
    tracer: SdkTracer,
    queue: SyncSender<QueuedSpan>,
    counts: Arc<SentCounts>,
    /// The owner of the tracer.
    _provider: SdkTracerProvider,
}

/// A span on its way to the thread, or a wish.
#[derive(Debug)]
enum QueuedSpan {
    Span(Box<SpanData>),
    /// A wish to know when all before it has been sent.
    Flush(SyncSender<()>),
}

#[derive(Debug, Default)]
struct SentCounts {
    exported: AtomicU64,
    dropped: AtomicU64,
}

impl OtlpSpans {
    /// Begins to send spans to the collector at `endpoint`, below which `/v1/traces` is, or to that
    /// of the standard environment variables; `None` if neither names one, or `OTEL_SDK_DISABLED`
    /// is `true`.
    ///
    /// # Errors
    /// When an address or another setting is wrong, or the system gives no thread.
    pub fn start(endpoint: Option<&str>) -> Result<Option<OtlpSpans>, OtlpError> {
        let named = ENDPOINTS.iter().find_map(|name| variable(name));
        let Some(address) = endpoint.map(str::to_owned).or(named) else { return Ok(None) };
        if variable("OTEL_SDK_DISABLED").is_some_and(|value| value.eq_ignore_ascii_case("true")) {
            tracing::info!("OTEL_SDK_DISABLED: no spans are sent");
            return Ok(None);
        }
        check_protocol()?;
        let client = CollectorClient::new(&address)?;
        let exporter = SpanExporter::builder().with_http().with_http_client(client);
        let exporter = exporter.with_retry_policy(RetryPolicy::disabled());
        let exporter = match endpoint {
            Some(endpoint) => {
                let base = endpoint.trim_end_matches('/').trim_end_matches("/v1/traces");
                exporter.with_endpoint(format!("{base}/v1/traces"))
            }
            None => exporter,
        };
        let mut exporter = exporter.build()?;
        let resource = resource();
        exporter.set_resource(&resource);
        let (queue, queued) = mpsc::sync_channel(QUEUE);
        let counts = Arc::<SentCounts>::default();
        let sender = SpanSender { exporter, counts: Arc::clone(&counts), complained: None };
        let thread = std::thread::Builder::new().name("spans".into());
        thread.spawn(move || sender.run(&queued))?;
        let processor = QueueEnd { queue: queue.clone(), counts: Arc::clone(&counts) };
        let provider = SdkTracerProvider::builder();
        let provider = provider.with_resource(resource).with_span_processor(processor).build();
        let tracer = provider.tracer("hob");
        tracing::info!(collector = address, "spans of requests are sent");
        Ok(Some(OtlpSpans { tracer, queue, counts, _provider: provider }))
    }
}

/// Returns the value of a variable that is set and not empty.
fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// Returns the attributes of this process: those of the environment, else its own name.
fn resource() -> Resource {
    let named = variable("OTEL_SERVICE_NAME").is_some()
        || variable("OTEL_RESOURCE_ATTRIBUTES").is_some_and(|all| all.contains("service.name="));
    let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
    let resource = Resource::builder().with_attribute(version);
    if named { resource.build() } else { resource.with_service_name("hob").build() }
}

/// Refuses a protocol that is not spoken.
fn check_protocol() -> Result<(), OtlpError> {
    for name in ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"] {
        match variable(name) {
            Some(value) if value != "http/protobuf" => {
                return Err(OtlpError::Protocol { variable: name, value });
            }
            // the first that is set counts
            Some(_) => break,
            None => {}
        }
    }
    Ok(())
}

impl SpanSink for OtlpSpans {
    fn begin(&self, parent: Option<TraceParent>) -> Option<Box<dyn OpenSpan>> {
        let parent = parent.map_or_else(Context::new, |parent| {
            Context::new().with_remote_span_context(context_of(parent))
        });
        let builder = SpanBuilder::from_name("request").with_kind(SpanKind::Server);
        let span = builder.start_with_context(&self.tracer, &parent);
        let is_recorded = span.span_context().is_sampled() && span.is_recording();
        is_recorded.then(|| Box::new(RequestSpan { span, tracer: self.tracer.clone() }) as _)
    }

    fn counts(&self) -> SpanCounts {
        let SentCounts { exported, dropped } = &*self.counts;
        SpanCounts { exported: exported.load(Relaxed), dropped: dropped.load(Relaxed) }
    }

    fn flush(&self) {
        let until = Instant::now() + FLUSH;
        let (sender, flushed) = mpsc::sync_channel(1);
        let mut wish = QueuedSpan::Flush(sender);
        // a full queue has room once the thread goes on
        while let Err(mpsc::TrySendError::Full(again)) = self.queue.try_send(wish) {
            if Instant::now() >= until {
                return tracing::warn!("spans that wait are lost: the collector is too slow");
            }
            wish = again;
            std::thread::sleep(Duration::from_millis(10));
        }
        if flushed.recv_timeout(until.saturating_duration_since(Instant::now())).is_err() {
            tracing::warn!("spans that wait are lost: the collector is too slow");
        }
    }
}

/// Returns a place in a trace in the SDK's form.
fn context_of(parent: TraceParent) -> SpanContext {
    let TraceParent { trace_id, parent_id, is_sampled } = parent;
    let flags = if is_sampled { TraceFlags::SAMPLED } else { TraceFlags::NOT_SAMPLED };
    let trace_id = TraceId::from_bytes(trace_id.to_be_bytes());
    let span_id = SpanId::from_bytes(parent_id.to_be_bytes());
    SpanContext::new(trace_id, span_id, flags, true, TraceState::default())
}

/// The span of a request that is being answered.
#[derive(Debug)]
struct RequestSpan {
    span: Span,
    tracer: SdkTracer,
}

impl OpenSpan for RequestSpan {
    fn context(&self) -> TraceParent {
        let context = self.span.span_context();
        TraceParent {
            trace_id: u128::from_be_bytes(context.trace_id().to_bytes()),
            parent_id: u64::from_be_bytes(context.span_id().to_bytes()),
            is_sampled: context.is_sampled(),
        }
    }

    fn end(self: Box<Self>, record: RequestRecord) {
        let RequestSpan { mut span, tracer } = *self;
        let below = Context::new().with_remote_span_context(span.span_context().clone());
        let phases = record.jobs.iter().flat_map(phases);
        for SpanPhase { name, from, to } in phases {
            let builder = SpanBuilder::from_name(name).with_start_time(from);
            builder.start_with_context(&tracer, &below).end_with_timestamp(to);
        }
        for job in &record.jobs {
            if let Some(at) = job.first_token {
                let since = at.duration_since(job.submitted).unwrap_or_default().as_secs_f64();
                let took = KeyValue::new("gen_ai.server.time_to_first_token", since);
                span.add_event_with_timestamp("first token", at, vec![took]);
            }
        }
        span.update_name(name_of(&record));
        span.set_attributes(attributes(&record));
        match record.status {
            Some(500..) => span.set_status(Status::error("")),
            None => span.set_status(Status::error("the client went away")),
            Some(_) => {}
        }
        span.end();
    }
}

/// A part of a job's time.
struct SpanPhase {
    name: &'static str,
    from: SystemTime,
    to: SystemTime,
}

/// Returns the parts of a job's time; the one in which it broke off ends now.
fn phases(job: &JobPhases) -> impl Iterator<Item = SpanPhase> + use<> {
    let ended = job.ended.unwrap_or_else(SystemTime::now);
    let begins = [
        ("queue", Some(job.submitted), job.started),
        ("prefill", job.started, job.first_token),
        ("decode", job.first_token, None),
    ];
    begins.into_iter().filter_map(move |(name, from, to)| {
        Some(SpanPhase { name, from: from?, to: to.unwrap_or(ended) })
    })
}

/// Returns the name of a request's span: the work and the model, else the method and the route.
fn name_of(record: &RequestRecord) -> String {
    match (record.operation, &record.model, record.route) {
        (Some(operation), Some(model), _) => format!("{operation} {model}"),
        (_, _, Some(route)) => format!("{} {route}", record.method),
        _ => record.method.clone(),
    }
}

/// Returns the attributes of a request's span.
fn attributes(record: &RequestRecord) -> Vec<KeyValue> {
    let mut all = vec![
        KeyValue::new("http.request.method", record.method.clone()),
        KeyValue::new("url.path", record.path.clone()),
        KeyValue::new("hob.request_id", record.request_id.clone()),
    ];
    all.extend(record.route.map(|route| KeyValue::new("http.route", route)));
    if let Some(status) = record.status {
        all.push(KeyValue::new("http.response.status_code", i64::from(status)));
    }
    match record.status {
        Some(status @ 500..) => all.push(KeyValue::new("error.type", status.to_string())),
        None => all.push(KeyValue::new("error.type", "cancelled")),
        Some(_) => {}
    }
    let Some(operation) = record.operation else { return all };
    all.push(KeyValue::new("gen_ai.operation.name", operation));
    all.push(KeyValue::new("gen_ai.provider.name", "hob"));
    if let Some(model) = &record.model {
        all.push(KeyValue::new("gen_ai.request.model", model.clone()));
        all.push(KeyValue::new("gen_ai.response.model", model.clone()));
    }
    for (name, tokens) in [
        ("gen_ai.usage.input_tokens", record.prompt_tokens),
        ("gen_ai.usage.cache_read.input_tokens", record.cached_tokens),
        ("gen_ai.usage.output_tokens", record.completion_tokens),
    ] {
        all.push(KeyValue::new(name, i64::try_from(tokens).unwrap_or(i64::MAX)));
    }
    let reasons = record.jobs.iter().filter_map(|job| job.finish_reason);
    let reasons: Vec<StringValue> = reasons.map(StringValue::from).collect();
    if !reasons.is_empty() {
        let reasons = Value::Array(Array::String(reasons));
        all.push(KeyValue::new("gen_ai.response.finish_reasons", reasons));
    }
    all
}

/// The end of the queue that spans go into when they end.
#[derive(Debug)]
struct QueueEnd {
    queue: SyncSender<QueuedSpan>,
    counts: Arc<SentCounts>,
}

impl SpanProcessor for QueueEnd {
    fn on_start(&self, _: &mut Span, _: &Context) {}

    fn on_end(&self, span: SpanData) {
        if self.queue.try_send(QueuedSpan::Span(Box::new(span))).is_err() {
            self.counts.dropped.fetch_add(1, Relaxed);
        }
    }

    fn force_flush(&self) -> OTelSdkResult {
        Ok(())
    }

    fn shutdown_with_timeout(&self, _: Duration) -> OTelSdkResult {
        Ok(())
    }
}

/// The thread that sends spans.
struct SpanSender {
    exporter: SpanExporter,
    counts: Arc<SentCounts>,
    /// When the log last said that the collector is away.
    complained: Option<Instant>,
}

impl SpanSender {
    /// Sends what comes, until there are no more ends of the queue.
    fn run(mut self, queued: &Receiver<QueuedSpan>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        let runtime = match runtime {
            Ok(runtime) => runtime,
            Err(error) => return tracing::error!(%error, "no spans are sent"),
        };
        let mut batch = Vec::new();
        let mut until = None;
        loop {
            let patience = match until {
                Some(until) => Instant::saturating_duration_since(&until, Instant::now()),
                None => Duration::MAX,
            };
            let flushed = match queued.recv_timeout(patience) {
                Ok(QueuedSpan::Span(span)) => {
                    batch.push(*span);
                    until.get_or_insert_with(|| Instant::now() + DELAY);
                    if batch.len() < BATCH {
                        continue;
                    }
                    None
                }
                Ok(QueuedSpan::Flush(flushed)) => Some(flushed),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            until = None;
            if !batch.is_empty() {
                self.send(&runtime, std::mem::take(&mut batch));
            }
            if let Some(flushed) = flushed {
                // whoever wished it may have gone
                let _ = flushed.try_send(());
            }
        }
    }

    /// Sends spans; those that the collector does not take are dropped.
    fn send(&mut self, runtime: &tokio::runtime::Runtime, batch: Vec<SpanData>) {
        let n = batch.len() as u64;
        match runtime.block_on(self.exporter.export(batch)) {
            Ok(()) => _ = self.counts.exported.fetch_add(n, Relaxed),
            Err(error) => {
                let dropped = self.counts.dropped.fetch_add(n, Relaxed) + n;
                if self.complained.is_none_or(|at| at.elapsed() >= COMPLAINT) {
                    self.complained = Some(Instant::now());
                    tracing::warn!(%error, dropped, "the collector of spans does not answer");
                }
            }
        }
    }
}

/// The HTTP client that the exporter sends with; it blocks, on a thread that has nothing else to
/// do.
#[derive(Debug)]
struct CollectorClient(Agent);

impl CollectorClient {
    /// Returns a client for the collector at an address.
    fn new(address: &str) -> Result<CollectorClient, store::Error> {
        let timeout = ["OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", "OTEL_EXPORTER_OTLP_TIMEOUT"];
        let timeout = timeout.iter().find_map(|name| variable(name)?.parse().ok());
        let config = Agent::config_builder()
            .tls_config(store::tls_config(address)?)
            .user_agent(concat!("hob/", env!("CARGO_PKG_VERSION")))
            .http_status_as_error(false)
            .timeout_global(Some(timeout.map_or(TIMEOUT, Duration::from_millis)));
        Ok(CollectorClient(config.build().new_agent()))
    }

    /// Sends a request and waits for its answer.
    fn send(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (head, body) = request.into_parts();
        let answer = self.0.run(Request::from_parts(head, body.to_vec()))?;
        let (head, mut body) = answer.into_parts();
        let bytes = body.with_config().limit(MAX_ANSWER).read_to_vec()?;
        Ok(Response::from_parts(head, Bytes::from(bytes)))
    }
}

/// The future of an answer.
type CollectorAnswer<'a> =
    Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'a>>;

impl HttpClient for CollectorClient {
    fn send_bytes<'client, 'answer>(
        &'client self,
        request: Request<Bytes>,
    ) -> CollectorAnswer<'answer>
    where
        'client: 'answer,
        Self: 'answer,
    {
        let answer = self.send(request);
        if let Err(error) = &answer {
            tracing::debug!(%error, "spans are not sent");
        }
        Box::pin(std::future::ready(answer))
    }
}
