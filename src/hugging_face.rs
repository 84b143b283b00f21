//! Models as Hugging Face's transformers saves them: a folder with `config.json`, weights in
//! safetensors, and the files of a tokenizer. They become what a GGUF file would hold, by the rules
//! of llama.cpp's converter: loaded as they lie, or written as a file.
//!
//! Everything in the folder is taken for hostile: sizes and offsets are checked against the files,
//! and names lead out of it nowhere.
//!
//! | file | idea |
//! |---|---|
//! | `safetensors` | the container of weights, and its index of several files |
//! | `config` | `config.json`, key by key |
//! | `files` | small files of limited length |
//! | `coded`, `mxfp4`, `ternary` | weights of 8, 4 and 2 bits with their scales |
//! | `metadata` | keys and values on their way |
//! | `family` | which architecture a configuration is, and its metadata |
//! | `rope` | the scaling of positions |
//! | `defaults` | numbers that a configuration leaves out, by class |
//! | `names` | names of tensors |
//! | `weights` | their values and orders |
//! | `whole` | tensors that a folder has whole |
//! | `joined` | tensors that lie apart, put together |
//! | `recipe` | rows, columns and values that are others in GGUF |
//! | `transform` | tensors that are turned, cut or filled up in GGUF |
//! | `vocabulary`, `pre`, `sentencepiece`, `unigrams`, `tiktoken` | the tokenizer |
//! | `special`, `content` | its special tokens; what in it is not read |
//! | `fingerprint` | vocabularies that are known by what they make of a text |
//! | `folder` | all of it together |
//! | `origin` | the name of a folder's model |
//! | `tower` | the vision tower of a model that sees |

mod coded;
mod config;
mod content;
mod defaults;
mod ends;
mod error;
mod family;
mod files;
mod fingerprint;
mod folder;
mod joined;
mod metadata;
mod mxfp4;
mod names;
mod origin;
mod pre;
mod recipe;
mod rope;
mod safetensors;
mod sentence;
mod sentencepiece;
mod special;
mod ternary;
mod tiktoken;
mod tower;
mod transform;
mod type_defaults;
mod unigrams;
mod vocabulary;
mod weights;
mod whole;

pub use error::Error;
pub use folder::{HfModel, is_model_folder};
pub use origin::hub_repository;
pub use tower::{HfTower, has_tower};
