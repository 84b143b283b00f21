//! hob runs, serves and constrains language models on ordinary machines.
//!
//! ```
//! // or hob::Model::load("model.gguf", …)
//! let model = hob::Model::shipped(&hob::LoadOptions::default())?;
//! let schema = hob::Constraint::json_schema(
//!     r#"{"type": "object", "properties": {"age": {"type": "integer"}}, "required": ["age"]}"#,
//! )?;
//! for delta in model.chat().user("Anna is 34.").constraint(schema).stream()? {
//!     print!("{}", delta?.text);
//! }
//! # Ok::<(), hob::Error>(())
//! ```
//!
//! The names at this level are the library: a [`Model`] is loaded from a GGUF file; a [`Chat`] or
//! [`Model::complete`] makes a [`Request`], whose [`Reply`] comes in [`Delta`]s or as one
//! [`Answer`]; a [`Constraint`] says what an answer must be like; a [`Tool`] is a function that it
//! may call; [`Model::embed`] makes an [`Embedding`]. The modules are the parts of the `hob`
//! program, and change with it.
//!
//! # Features
//!
//! With `default-features = false, features = ["engine"]` a program has all of this without the
//! servers, the command line and their dependencies: no tokio, hyper, rustls, redb or clap.
//! `server`, `cli`, `gpu` and `default-model` (a small model inside the binary) add to it. Without
//! `engine` there are the modules that read files and texts: [`gguf`], [`tokenizer`], [`chat`],
//! [`grammar`] and [`sampling`].
//!
//! # How it is built
//!
//! Data flows one way, top to bottom: messages and flags become engine jobs, jobs become tokens,
//! tokens become operations on blocks of numbers.
//!
//! # Floors
//!
//! Bottom to top; no module knows one above it, which a test holds.
//!
//! 1. `hob_kernels`, `hob_grammar`: blocks of numbers; grammars and schemas → which bytes may come
//!    next
//! 2. `gguf`, `sampling`, `util`: the container of a model's file; logits → token; small tools
//! 3. `chat`, `hugging_face`, `model`, `store`, `tokenizer`: messages → prompt text; folders of
//!    transformers → what a GGUF file would hold; what a model is, as data; names and hubs →
//!    files; text ↔ token ids
//! 4. `backend`: how an operation is done, on CPUs and GPUs; knows no architecture
//! 5. `forward`: the transformer, one line per operation; knows no instruction set
//! 6. `context`: one model with threads and cache, a step of tokens → logits
//! 7. `engine`, `vision`: jobs → events, with a scheduler; image files → rows of the text model
//! 8. `runtime`: model, tokenizer, template and engine put together
//! 9. `conversation`, `pool`: events → reasoning, content, calls of tools; several models in one
//!    process
//! 10. `library`, `server`: a model in a few names; HTTP bytes → jobs, events → HTTP bytes
//! 11. `desktop`, `host`: services of many models
//! 12. `cli`: flags and files

// the engine uses more of the modules below it than they show
#![cfg_attr(not(feature = "engine"), allow(dead_code))]

#[cfg(feature = "engine")]
pub mod backend;
pub mod chat;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "engine")]
pub mod context;
#[cfg(feature = "engine")]
pub mod conversation;
#[cfg(feature = "server")]
pub mod desktop;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "engine")]
pub mod forward;
pub mod gguf;
#[cfg(feature = "server")]
pub mod host;
#[cfg(feature = "engine")]
pub mod hugging_face;
#[cfg(feature = "engine")]
mod library;
pub mod model;
#[cfg(feature = "server")]
pub mod pool;
#[cfg(feature = "engine")]
pub mod runtime;
pub mod sampling;
#[cfg(feature = "server")]
pub mod server;
#[cfg(feature = "server")]
pub mod store;
pub mod tokenizer;
pub mod util;
#[cfg(feature = "engine")]
pub mod vision;

pub use hob_grammar as grammar;

#[cfg(feature = "engine")]
pub use context::Device;
#[cfg(feature = "engine")]
pub use engine::{FinishReason, Finished, Timings, Usage};
#[cfg(feature = "engine")]
pub use library::{
    Answer, Chat, Constraint, Delta, Embedding, Error, ErrorKind, LoadOptions, Model, Reply,
    Request, SchemaOptions, Tool, ToolCall, ToolChoice,
};
pub use sampling::SamplingParams as Sampling;
pub use tokenizer::{EncodeOptions, Tokenizer};
