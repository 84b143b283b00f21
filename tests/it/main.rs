//! The integration tests of hob in one binary: one link step, and one filter for all of them
//! (`cargo test --test it -- golden::`).
//!
//! A test that reads the conformance data or computes on a GPU says so with an attribute of
//! `hob-needs`, and is ignored without.
//!
//! Each module is a subject; `common`, `http` and `start` hold what several of them use. A test
//! shares its process with the others: it sets no environment variable, installs no handler of
//! signals and no allocator, and names its temporary files after itself. What must have a process
//! of its own runs `hob` as a child, or is a binary beside this one (`tests/fuzz`, which measures
//! the memory of its process).
//!
//! Tests that Windows is spared (`cfg(unix)`, `cfg(target_os = "linux")`), each with its reason:
//!
//! - `cli_run`, `cli_chat`, `cli::a_terminal_…`, `field_media::what_models_say_…`: they sit at
//!   a terminal of Unix; `.ci/wine/console.py` has a console.
//! - `cli_service`: units of systemd and its sockets; `cli_windows` has the tasks of Windows.
//! - `cli_update::a_newer_release_…`: `install.sh`; there is no PowerShell here for `install.ps1`.
//! - `host::upstream`: the helper that plays Ray is a script of a shell.
//! - `host::shared`: PostgreSQL, which Debian has for itself.
//! - Links, in `slots`, `store`, `prompt_cache`, `model_files` and `other_stores`: Windows lets few
//!   make them, and Wine none.
//! - `slots::a_socket_…`: sockets in the file system are refused, which `cli_windows` asks for.
//! - `router::names_of_files_…`: names of files have no control characters there.
//! - `server_api::…::a_grammar_may_come_through_a_pipe`: pipes have no names among the files.
//! - `cli_pages::bash_…`, `store::a_full_disk_…`: bash, and the limits that a shell sets.
//! - `inspect::malformed_files_…`, `hostile_requests::an_answer_that_…`,
//!   `tokenizer_work::every_text_…`, `prompt_cache::a_folder_…`: memory, sockets, time and places
//!   as `wait4` and `/proc` show them.
//! - `server_life::idle_connections_…`: more connections than other systems let a program open.

#![cfg_attr(windows, expect(dead_code, reason = "the tests that use it need Unix"))]

mod common;
mod constraint_dialects;
mod http;
mod start;

mod adapters;
mod answer_values;
mod bare_calls;
mod batches;
mod begun_answers;
mod call_forms;
mod chat;
mod choice_probabilities;
mod cli;
mod cli_batch;
#[cfg(target_os = "linux")]
mod cli_chat;
mod cli_config;
mod cli_estimate;
mod cli_machine;
mod cli_pages;
#[cfg(target_os = "linux")]
mod cli_run;
#[cfg(unix)]
mod cli_service;
mod cli_update;
#[cfg(windows)]
mod cli_windows;
mod constrained;
mod control;
mod custom_tools;
mod desktop;
mod dflash;
// options of features are part of the pages
#[cfg(all(feature = "gpu", feature = "default-model"))]
mod docs;
mod eagle3;
mod echo;
mod element_calls;
mod embeddings;
mod encoders;
mod ended_reasoning;
mod families;
mod field_files;
mod field_media;
mod floors;
mod foreign_fields;
mod gemma4_assistant;
mod generation;
mod gguf;
mod golden;
#[cfg(feature = "gpu")]
mod gpu;
#[cfg(feature = "gpu")]
mod gpu_ahead;
#[cfg(feature = "gpu")]
mod gpu_ahead_states;
#[cfg(feature = "gpu")]
mod gpu_caches;
#[cfg(feature = "gpu")]
mod gpu_drafters;
#[cfg(feature = "gpu")]
mod gpu_experts;
#[cfg(feature = "gpu")]
mod gpu_fusion;
#[cfg(feature = "gpu")]
mod gpu_guesses;
#[cfg(feature = "gpu")]
mod gpu_sequences;
#[cfg(feature = "gpu")]
mod gpu_states;
mod grammar_cli;
mod grammar_convert;
mod grammar_file;
mod grammar_gbnf;
mod grammar_limits;
mod grammar_masks;
mod grammar_schema;
mod host;
mod hostile_requests;
mod hostile_templates;
mod hugging_face;
mod image_texts;
mod images;
mod importance;
mod infill;
mod inspect;
mod kept_responses;
mod kernels_dequant;
#[cfg(feature = "kv-events")]
mod kv_events;
mod library;
mod longrope;
mod marked_content;
mod missing_features;
mod model;
mod model_files;
mod mtp;
mod named_calls;
mod odd_calls;
mod other_stores;
#[cfg(all(feature = "otlp", unix))]
mod otlp;
mod overrides;
mod pieces;
mod program;
mod prompt_cache;
mod quantize;
mod quotes;
mod recorded_clients;
mod router;
mod sampled_parts;
mod sampling;
mod sequences;
mod server;
mod server_api;
mod server_life;
mod server_options;
mod shipped;
mod sleep;
mod slots;
mod sparse_tools;
mod speculation;
mod stalled_readers;
mod store;
mod tagged_calls;
mod task_scores;
mod thread_counts;
mod tls;
mod token_healing;
mod tokenizer;
mod tokenizer_work;
mod towers;
mod towers_beside;
mod unsafe_code;
mod vision;
mod worker;
