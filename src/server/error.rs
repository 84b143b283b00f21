//! Errors as clients see them: a status and `{"error": {code, message, type, param}}`, or
//! Anthropic's shape.

use std::fmt::Display;

use hyper::StatusCode;
use serde::Serialize;

use crate::chat;
use crate::engine::{self, SubmitError};
use crate::sampling;
use crate::tokenizer::Stopped;

/// Seconds after which a client may try again when all slots are taken.
const RETRY_AFTER_SECONDS: u32 = 1;

/// The shape in which an interface writes its errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ErrorShape {
    /// `{"error": {code, message, type, param}}`, as OpenAI and llama-server do.
    OpenAi,
    /// `{"type": "error", "error": {type, message}, "request_id": …}`.
    Anthropic,
    /// `{"error": message}`.
    Ollama,
    /// `{"error": {type, message, param}}` with LM Studio's types.
    Studio,
}

/// An error on its way to a client.
#[derive(Debug, Clone)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    body: Box<ErrorBody>,
    /// Seconds for the header `Retry-After`.
    pub retry_after: Option<u32>,
    /// Methods for the header `Allow`.
    pub allow: Option<&'static str>,
}

/// The object under `error`, with llama-server's members and OpenAI's `param`.
#[derive(Debug, Clone, Serialize)]
struct ErrorBody {
    code: u16,
    message: String,
    r#type: &'static str,
    param: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n_prompt_tokens: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n_ctx: Option<usize>,
}

/// An error in Ollama's shape.
#[derive(Debug, Serialize)]
pub(crate) struct OllamaError<'a> {
    error: &'a str,
}

impl ApiError {
    fn new(status: StatusCode, kind: &'static str, message: impl Into<String>) -> Self {
        let body = ErrorBody {
            code: status.as_u16(),
            message: message.into(),
            r#type: kind,
            param: None,
            n_prompt_tokens: None,
            n_ctx: None,
        };
        Self { status, body: Box::new(body), retry_after: None, allow: None }
    }

    /// Returns a 400: the request as a whole cannot be understood.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_request_error", message)
    }

    /// Returns a 400: one field is not as expected.
    pub fn bad_field(field: impl Display, expected: impl Display) -> Self {
        Self::bad_request(format!("'{field}': {expected}")).about(field)
    }

    /// Returns a 501: this endpoint is switched off, or not for this model.
    pub fn unsupported_endpoint(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_IMPLEMENTED, "not_supported_error", message)
    }

    /// Returns a 401, without a word of what was given.
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "authentication_error", "Invalid API Key")
    }

    /// Returns a 403: the client may not do this.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "permission_error", message)
    }

    /// Returns a 401: the client is not known.
    pub fn no_token(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "authentication_error", message)
    }

    /// Returns a 404: there is no such thing.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found_error", message)
    }

    /// Returns a 409: not in the present state.
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "invalid_request_error", message)
    }

    /// Returns a 404: there is no such path.
    pub fn no_route(path: &str) -> Self {
        let path: String = path.chars().take(200).collect();
        Self::new(StatusCode::NOT_FOUND, "not_found_error", format!("there is nothing at {path}"))
    }

    /// Returns a 405: the path does not take the method.
    pub fn no_method(method: &str, path: &str, allowed: &'static str) -> Self {
        let message = format!("{method} is not for {path}; use {allowed}");
        let error = Self::new(StatusCode::METHOD_NOT_ALLOWED, "invalid_request_error", message);
        Self { allow: Some(allowed), ..error }
    }

    /// Returns a 408: the client stopped sending.
    pub fn slow_body() -> Self {
        let message = "the request body did not arrive in time";
        Self::new(StatusCode::REQUEST_TIMEOUT, "invalid_request_error", message)
    }

    /// Returns a 413: the body is larger than `limit` bytes.
    pub fn too_large(limit: usize) -> Self {
        let message = format!("the request body is larger than the limit of {limit} bytes");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "invalid_request_error", message)
    }

    /// Returns a 415: the body is in a coding that is not read here.
    pub fn compressed(coding: &str) -> Self {
        let coding: String = coding.chars().take(40).collect();
        let message =
            format!("the request body is in the Content-Encoding {coding:?}; send it without any");
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "invalid_request_error", message)
    }

    /// Returns a 503: the server cannot answer now.
    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable_error", message)
    }

    /// Returns a 502: the server behind this one has not answered, or not to the end.
    pub fn bad_gateway(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_GATEWAY, "server_error", message)
    }

    /// Returns a 500: the server failed.
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server_error", message)
    }

    /// Returns a 400: the prompt of at least `n_prompt` tokens exceeds the context.
    pub fn exceeds_context(message: impl Into<String>, n_prompt: usize, n_ctx: usize) -> Self {
        let mut error = Self::new(StatusCode::BAD_REQUEST, "exceed_context_size_error", message);
        error.body.n_prompt_tokens = Some(n_prompt);
        error.body.n_ctx = Some(n_ctx);
        error
    }

    /// Returns the error with the seconds after which to try again.
    pub fn retry_after(self, seconds: u32) -> Self {
        Self { retry_after: Some(seconds), ..self }
    }

    /// Returns the error with the field that it is about.
    pub fn about(mut self, field: impl Display) -> Self {
        self.body.param = Some(field.to_string());
        self
    }

    /// Returns the error with another name of its field, also where its message begins with it.
    pub(crate) fn renamed(mut self, from: &str, to: &str) -> Self {
        if let Some(rest) = self.body.message.strip_prefix(&format!("'{from}':")) {
            self.body.message = format!("'{to}':{rest}");
        }
        self.about(to)
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.body.message
    }

    /// Returns the field that the error is about.
    pub fn param(&self) -> Option<&str> {
        self.body.param.as_deref()
    }

    /// Returns the body: `{"error": {…}}`.
    pub fn to_json(&self) -> Vec<u8> {
        #[derive(Serialize)]
        struct Envelope<'a> {
            error: &'a ErrorBody,
        }
        super::json::to_json(&Envelope { error: &self.body })
    }

    /// Returns the kind of the error in Anthropic's words.
    pub fn anthropic_type(&self) -> &'static str {
        match self.status {
            StatusCode::UNAUTHORIZED => "authentication_error",
            StatusCode::FORBIDDEN => "permission_error",
            StatusCode::NOT_FOUND => "not_found_error",
            StatusCode::PAYLOAD_TOO_LARGE => "request_too_large",
            StatusCode::TOO_MANY_REQUESTS => "rate_limit_error",
            StatusCode::SERVICE_UNAVAILABLE => "overloaded_error",
            status if status.is_client_error() => "invalid_request_error",
            _ => "api_error",
        }
    }

    /// Returns the body in Ollama's shape.
    pub(crate) fn as_ollama(&self) -> OllamaError<'_> {
        OllamaError { error: self.message() }
    }

    /// Returns the body in Anthropic's shape.
    pub fn to_anthropic_json(&self, request_id: &str) -> Vec<u8> {
        #[derive(Serialize)]
        struct Envelope<'a> {
            r#type: &'static str,
            error: AnthropicError<'a>,
            request_id: &'a str,
        }
        #[derive(Serialize)]
        struct AnthropicError<'a> {
            r#type: &'static str,
            message: &'a str,
        }
        let error = AnthropicError { r#type: self.anthropic_type(), message: self.message() };
        super::json::to_json(&Envelope { r#type: "error", error, request_id })
    }
}

impl From<SubmitError> for ApiError {
    fn from(error: SubmitError) -> Self {
        let message = error.to_string();
        match error {
            SubmitError::EmptyPrompt
            | SubmitError::UnknownToken { .. }
            | SubmitError::MisplacedImage { .. } => Self::bad_request(message).about("prompt"),
            SubmitError::ContextExceeded { n_prompt, n_ctx } => {
                Self::exceeds_context(message, n_prompt, n_ctx)
            }
            SubmitError::Busy { .. } => {
                Self { retry_after: Some(RETRY_AFTER_SECONDS), ..Self::unavailable(message) }
            }
            SubmitError::Encoder => {
                Self::unsupported_endpoint(format!("{message}; see /v1/embeddings"))
            }
            SubmitError::UnknownSlot { .. } => Self::bad_request(message).about("id_slot"),
            SubmitError::UnknownAdapter { .. } => Self::bad_request(message).about("lora"),
            SubmitError::TooShort { .. } => Self::bad_request(message).about("max_tokens"),
            SubmitError::NoDraftModel
            | SubmitError::NoMtp
            | SubmitError::NoEagle3
            | SubmitError::NoDflash => Self::bad_request(message).about("speculative.type"),
            SubmitError::Constraint(error) if error.is_of_step() => Self::bad_request(message),
            SubmitError::Constraint(_) | SubmitError::TooManyContinuations { .. } => {
                Self::internal(message)
            }
            SubmitError::Sampling(error) => error.into(),
            SubmitError::Stopped => Self::unavailable(message),
        }
    }
}

impl From<sampling::Error> for ApiError {
    fn from(error: sampling::Error) -> Self {
        let field = match &error {
            sampling::Error::OutOfRange { field, .. } => field,
            sampling::Error::UnknownToken { .. } | sampling::Error::BadBias { .. } => "logit_bias",
            sampling::Error::TooManyLogprobs { .. } => "top_logprobs",
            // Of a step, not of a request.
            sampling::Error::NoTexts
            | sampling::Error::NothingAllowed
            | sampling::Error::NotANumber
            | sampling::Error::NoEmbedding
            | sampling::Error::NoLogits(_) => {
                return Self::internal(error.to_string());
            }
        };
        Self::bad_request(error.to_string()).about(field)
    }
}

impl From<engine::Error> for ApiError {
    fn from(error: engine::Error) -> Self {
        match error {
            engine::Error::Stopped => Self::unavailable(error.to_string()),
            other => Self::internal(other.to_string()),
        }
    }
}

impl From<Stopped> for ApiError {
    /// Returns the error for a client that has left, which does not see it.
    fn from(stopped: Stopped) -> Self {
        Self::internal(stopped.to_string())
    }
}

impl From<chat::Error> for ApiError {
    fn from(error: chat::Error) -> Self {
        let message = error.to_string();
        match error {
            chat::Error::Message { path, .. } => Self::bad_request(message).about(path),
            chat::Error::Reserved(_) => Self::bad_request(message).about("chat_template_kwargs"),
            // Templates refuse what they were not made for, some with a clear word and some by
            // failing.
            chat::Error::Refused(_)
            | chat::Error::Render { .. }
            | chat::Error::Limit { .. }
            | chat::Error::ImageLost(_) => Self::bad_request(message).about("messages"),
            // Not for this model, as it is served.
            chat::Error::Unusable(_) => Self::unsupported_endpoint(message),
            // Of a template as such: it was compiled before the server answered.
            chat::Error::Syntax { .. }
            | chat::Error::UnknownTemplate { .. }
            | chat::Error::Gguf(_) => Self::internal(message),
        }
    }
}
