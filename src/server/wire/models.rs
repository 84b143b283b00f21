//! `GET /v1/models`: the list of the one model and its adapters, in OpenAI's form and in Ollama's.

use std::borrow::Cow;

use serde::Serialize;

use crate::runtime::Served;

/// The list in both forms.
#[derive(Debug, Serialize)]
pub(crate) struct ModelList<'a> {
    models: [OllamaModel<'a>; 1],
    object: &'static str,
    data: Vec<ModelEntry<'a>>,
}

impl<'a> ModelList<'a> {
    /// Returns the list of a model, and of it with each adapter alone, as `NAME:ADAPTER`. Adapters
    /// that share a name have none in lists.
    pub(crate) fn of(served: &'a Served) -> Self {
        let all = served.runtime.adapters.all();
        let is_only = |name: &str| all.iter().filter(|other| other.name == name).count() == 1;
        let adapters = all.iter().filter(|adapter| is_only(&adapter.name));
        let entries = adapters.map(|adapter| ModelEntry::with_adapter(served, &adapter.name));
        let data = std::iter::once(ModelEntry::of(served)).chain(entries).collect();
        Self { models: [OllamaModel::of(served)], object: "list", data }
    }
}

/// A model in Ollama's form; members that are not known here are empty.
#[derive(Debug, Serialize)]
struct OllamaModel<'a> {
    name: Option<&'a String>,
    model: Option<&'a String>,
    modified_at: &'static str,
    size: &'static str,
    digest: &'static str,
    r#type: &'static str,
    description: &'static str,
    tags: [&'static str; 1],
    capabilities: Vec<&'static str>,
    parameters: &'static str,
    details: OllamaDetails,
}

#[derive(Debug, Serialize)]
struct OllamaDetails {
    parent_model: &'static str,
    format: &'static str,
    family: &'static str,
    families: [&'static str; 1],
    parameter_size: &'static str,
    quantization_level: &'static str,
}

impl<'a> OllamaModel<'a> {
    fn of(served: &'a Served) -> Self {
        let name = served.info.names.first();
        Self {
            name,
            model: name,
            modified_at: "",
            size: "",
            digest: "",
            r#type: "model",
            description: "",
            tags: [""],
            capabilities: capabilities(served),
            parameters: "",
            details: OllamaDetails {
                parent_model: "",
                format: "gguf",
                family: "",
                families: [""],
                parameter_size: "",
                quantization_level: "",
            },
        }
    }
}

/// Returns the names of the tasks of a model. An encoder writes no text.
fn capabilities(served: &Served) -> Vec<&'static str> {
    let is_encoder = served.runtime.engine.is_encoder();
    let names = [
        ("completion", !is_encoder),
        ("multimodal", served.runtime.vision.is_some()),
        ("embeddings", served.info.pooling.is_some()),
        ("rerank", served.info.ranks),
    ];
    names.into_iter().filter(|(_, can)| *can).map(|(name, _)| name).collect()
}

/// A model in OpenAI's form.
#[derive(Debug, Serialize)]
struct ModelEntry<'a> {
    id: Option<Cow<'a, str>>,
    /// The model that an adapter changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<&'a String>,
    aliases: Cow<'a, [String]>,
    tags: &'a [String],
    object: &'static str,
    created: u64,
    owned_by: &'static str,
    architecture: ModelModalities,
    meta: ModelMeta<'a>,
}

#[derive(Debug, Serialize)]
struct ModelModalities {
    input_modalities: &'static [&'static str],
    output_modalities: &'static [&'static str],
}

#[derive(Debug, Serialize)]
struct ModelMeta<'a> {
    vocab_type: u32,
    n_vocab: usize,
    n_ctx: usize,
    n_ctx_train: usize,
    n_embd: usize,
    n_params: u64,
    size: u64,
    ftype: &'a str,
}

impl<'a> ModelEntry<'a> {
    /// Returns the entry of a model with one adapter, which all its names may have behind them.
    fn with_adapter(served: &'a Served, adapter: &str) -> Self {
        let names = &served.info.names;
        let aliases: Vec<String> = names.iter().map(|name| format!("{name}:{adapter}")).collect();
        ModelEntry {
            id: aliases.first().cloned().map(Cow::Owned),
            parent: names.first(),
            aliases: Cow::Owned(aliases),
            ..ModelEntry::of(served)
        }
    }

    /// Returns the entry of a model.
    fn of(served: &'a Served) -> Self {
        let info = &served.info;
        let sees = served.runtime.vision.is_some();
        Self {
            id: info.names.first().map(|name| Cow::Borrowed(name.as_str())),
            parent: None,
            aliases: Cow::Borrowed(&info.names[..]),
            tags: &info.tags,
            object: "model",
            created: info.created,
            owned_by: "hob",
            architecture: ModelModalities {
                input_modalities: if sees { &["text", "image"] } else { &["text"] },
                output_modalities: &["text"],
            },
            meta: ModelMeta {
                vocab_type: info.vocab_type,
                n_vocab: info.n_vocab,
                n_ctx: served.runtime.engine.n_ctx(),
                n_ctx_train: info.n_ctx_train,
                n_embd: info.n_embd,
                n_params: info.n_params,
                size: info.size,
                ftype: &info.ftype,
            },
        }
    }
}
