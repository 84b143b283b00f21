//! What the model list says of a model, and where it comes from.

use super::app::Card;
use super::routes::unix_time;
use crate::engine::Pooling;
use crate::runtime::{Runtime, Source};

/// How a model that was made to embed says that it does; `None` for others.
fn pooling(runtime: &Runtime) -> Option<Pooling> {
    let key = format!("{}.pooling_type", runtime.model.plan.arch);
    // llama.cpp's numbers; 0 is none and 4 ranks, which is another task
    let said = match runtime.model.gguf.get_u32(&key).ok().flatten() {
        Some(1) => Some(Pooling::Mean),
        Some(2) => Some(Pooling::First),
        Some(3) => Some(Pooling::Last),
        _ => None,
    };
    // an encoder does nothing else
    said.or(runtime.engine.is_encoder().then_some(Pooling::Mean))
}

impl Card {
    /// The card of a model loaded from `source`, under `names`, or else under the file's name.
    pub fn new(runtime: &Runtime, source: &Source, names: Vec<String>) -> Card {
        let names = if names.is_empty() { vec![source.name()] } else { names };
        let (model, n_vocab) = (&runtime.model, runtime.tokenizer.n_vocab());
        let tensors = model.gguf.tensors();
        let bytes_of = |ty| tensors.iter().filter(|t| t.ty == ty).map(|t| t.n_bytes).sum::<u64>();
        let ftype = tensors.iter().map(|t| t.ty).max_by_key(|&ty| bytes_of(ty));
        // The file has been loaded, so a key of another type here would only be an odd name.
        let vocabulary = model.gguf.get_str("tokenizer.ggml.model").ok().flatten();
        Card {
            names,
            path: source.to_string(),
            tags: Vec::new(),
            created: unix_time(),
            vocab_type: match vocabulary {
                Some("llama") => 1,
                Some("bert") => 3,
                Some("t5") => 4,
                _ => 2,
            },
            n_vocab,
            n_ctx_train: model.plan.n_ctx_train,
            n_embd: model.plan.n_embd,
            n_params: model.n_params(),
            size: model.n_bytes(),
            ftype: ftype.map_or_else(String::new, |ty| ty.name().to_owned()),
            pooling: pooling(runtime),
        }
    }
}
