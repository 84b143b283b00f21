//! hob runs, serves and constrains language models on machines without CUDA.
//!
//! Data flows one way, top to bottom; no module knows one above it:
//!
//! | module | knows | must not know |
//! |---|---|---|
//! | `cli`, `server`, `desktop`, `host` | HTTP bytes and flags → engine jobs | maths, grammar |
//! | `pool` | several models in one process | HTTP |
//! | `chat` | messages → prompt text | tokens |
//! | `engine` | jobs → events: scheduler, cancellation | HTTP |
//! | `runtime` | model, tokenizer, template and engine put together | flags, HTTP |
//! | `vision` | image files → rows of the text model | requests |
//! | `context` | one model with threads and cache: a step of tokens → logits | requests |
//! | `tokenizer` | text ↔ token ids | models |
//! | `model` | the transformer, one line per operation | instruction sets |
//! | `backend` | how an operation is done (CPU, GPU) | architectures |
//! | `sampling` | logits → token | text |
//! | `grammar` | grammars and schemas → which bytes may come next | models, HTTP |
//! | `store` | names → files, hubs → files | what is in them |
//! | `tls` | the cryptography under TLS | who speaks |
//! | `gguf` | the container: metadata, tensors over a memory map | what they mean |
//! | `hob_kernels` | blocks of numbers | models |

pub mod backend;
pub mod chat;
pub mod cli;
pub mod context;
pub mod conversation;
pub mod desktop;
pub mod engine;
pub mod forward;
pub mod gguf;
pub mod grammar;
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
