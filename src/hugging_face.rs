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
//! | `coded`, `mxfp4` | weights of 8 and of 4 bits with their scales |
//! | `metadata` | keys and values on their way |
//! | `family` | which architecture a configuration is, and its metadata |
//! | `rope` | the scaling of positions |
//! | `names` | names of tensors |
//! | `weights` | their values and orders |
//! | `joined` | experts that lie apart, put together |
//! | `vocabulary`, `pre`, `sentencepiece`, `special` | the tokenizer |
//! | `folder` | all of it together |

mod coded;
mod config;
mod error;
mod family;
mod files;
mod folder;
mod joined;
mod metadata;
mod mxfp4;
mod names;
mod pre;
mod rope;
mod safetensors;
mod sentencepiece;
mod special;
mod vocabulary;
mod weights;

pub use error::Error;
pub use folder::{HfModel, is_model_folder};
