//! hob runs, serves and constrains language models on machines without CUDA.
//!
//! Data flows one way, top to bottom: messages and flags become engine jobs, jobs become tokens,
//! tokens become operations on blocks of numbers.
//!
//! # Floors
//!
//! Ground to roof; no module knows one above it, which a test holds.
//!
//! 1. `hob_kernels`, `hob_grammar`: blocks of numbers; grammars and schemas → which bytes may come
//!    next
//! 2. `gguf`, `sampling`, `util`: the container of a model's file; logits → token; small tools
//! 3. `chat`, `model`, `store`, `tokenizer`: messages → prompt text; what a model is, as data; names and
//!    hubs → files; text ↔ token ids
//! 4. `backend`: how an operation is done, on CPUs and GPUs; knows no architecture
//! 5. `forward`: the transformer, one line per operation; knows no instruction set
//! 6. `context`: one model with threads and cache, a step of tokens → logits
//! 7. `engine`, `vision`: jobs → events, with a scheduler; image files → rows of the text model
//! 8. `runtime`: model, tokenizer, template and engine put together
//! 9. `conversation`, `pool`: events → reasoning, content, calls of tools; several models in one process
//! 10. `server`: HTTP bytes → jobs, events → HTTP bytes
//! 11. `desktop`, `host`: services of many models
//! 12. `cli`: flags and files

pub mod backend;
pub mod chat;
pub mod cli;
pub mod context;
pub mod conversation;
pub mod desktop;
pub mod engine;
pub mod forward;
pub mod gguf;
pub mod host;
pub mod model;
pub mod pool;
pub mod runtime;
pub mod sampling;
pub mod server;
pub mod store;
pub mod tokenizer;
pub mod util;
pub mod vision;

pub use hob_grammar as grammar;
