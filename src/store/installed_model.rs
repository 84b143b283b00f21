//! A model in one of the stores of this machine.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde_json::{Map, Value};

use super::cache::{CachedFolder, CachedModel};
use super::name::Model;
use crate::hugging_face::has_tower;
use crate::sampling::SamplingOverrides;

/// A kind of store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StoreKind {
    /// The cache of the hub, which `hob pull` fetches into.
    Hub,
    /// Ollama's.
    Ollama,
    /// LM Studio's.
    LmStudio,
}

impl StoreKind {
    /// Returns its name.
    pub fn name(self) -> &'static str {
        match self {
            StoreKind::Hub => "hub",
            StoreKind::Ollama => "ollama",
            StoreKind::LmStudio => "lmstudio",
        }
    }

    /// Returns the beginning of a name that only this store is asked for.
    pub fn prefix(self) -> &'static str {
        match self {
            StoreKind::Hub => "",
            StoreKind::Ollama => "ollama:",
            StoreKind::LmStudio => "lmstudio:",
        }
    }
}

/// A model in one of the stores.
#[derive(Debug, Clone)]
pub struct InstalledModel {
    /// The store.
    pub origin: StoreKind,
    /// Its name there.
    pub name: String,
    /// Its first part.
    pub file: PathBuf,
    /// The image projector that belongs to it; a model in Hugging Face's form has its own.
    pub projector: Option<PathBuf>,
    /// Bytes of all parts.
    pub size: u64,
    /// When it was fetched.
    pub modified: SystemTime,
    /// True if all parts are there.
    pub complete: bool,
    /// The store's words on its use, read where the model is looked for by name.
    pub recommended: Recommended,
}

/// A store's words on the use of a model.
#[derive(Debug, Clone, Default)]
pub struct Recommended {
    /// Parameters of sampling.
    pub sampling: SamplingOverrides,
    /// Adapters (LoRA) that are applied to it.
    pub adapters: Vec<PathBuf>,
    /// Strings that end a text.
    pub stop: Vec<String>,
    /// The system message of conversations that have none.
    pub system: Option<String>,
    /// Positions of the context.
    pub n_ctx: Option<usize>,
    /// Most tokens of an answer.
    pub max_tokens: Option<usize>,
    /// The store's texts, for clients that show them.
    pub texts: StoreTexts,
}

/// The texts that a store has of a model, as they are.
#[derive(Debug, Clone, Default)]
pub struct StoreTexts {
    /// The template of prompts, in the store's own language.
    pub template: Option<String>,
    /// Parameters by name.
    pub parameters: Map<String, Value>,
    /// Licences.
    pub licenses: Vec<String>,
}

impl InstalledModel {
    /// Returns a model of a folder of repositories.
    pub(super) fn of(origin: StoreKind, entry: CachedModel) -> InstalledModel {
        InstalledModel {
            origin,
            name: entry.name.to_string(),
            file: entry.file,
            projector: entry.projector,
            size: entry.size,
            modified: entry.modified,
            complete: entry.complete,
            recommended: Recommended::default(),
        }
    }

    /// Returns a model in Hugging Face's form, whose tower is in its folder.
    pub(super) fn of_folder(origin: StoreKind, found: CachedFolder) -> InstalledModel {
        InstalledModel {
            origin,
            name: found.repo,
            projector: has_tower(&found.folder).then(|| found.folder.clone()),
            file: found.folder,
            size: found.size,
            modified: found.modified,
            complete: found.complete,
            recommended: Recommended::default(),
        }
    }

    /// Returns the name by which it is found whatever other stores have.
    pub fn full_name(&self) -> String {
        format!("{}{}", self.origin.prefix(), self.name)
    }

    /// Returns whether a path ends as its file's does, or as that of one of its parts.
    pub(super) fn has_file(&self, path: &str) -> bool {
        let parts: Vec<&str> = path.split(['/', '\\']).collect();
        let Some((last, folders)) = parts.split_last() else { return false };
        let file = self.file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let stem = |name: &str| Model::of(name).map(|model| (model.stem.to_owned(), model.part.1));
        let is_file = file == *last || stem(last).is_some_and(|of| stem(file) == Some(of));
        let folders: PathBuf = folders.iter().collect();
        let repo = self.name.split(':').next().unwrap_or_default();
        let is_below = self.file.parent().is_some_and(|parent| parent.ends_with(&folders));
        is_file && (is_below || Path::new(repo) == folders)
    }

    /// Returns whether a short name is meant for it, in letters of any case.
    pub(super) fn has_short_name(&self, text: &str) -> bool {
        self.short_names().iter().any(|name| !text.is_empty() && name.eq_ignore_ascii_case(text))
    }

    /// Returns whether a short name is meant for it, letter for letter.
    pub(super) fn spells_short_name(&self, text: &str) -> bool {
        self.short_names().iter().any(|name| name == text)
    }

    /// Returns its short names: the repository without its owner, the file's name, and these
    /// without what they end in.
    fn short_names(&self) -> [String; 6] {
        let file = self.file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let stem = Model::of(file).map_or("", |model| model.stem);
        let last = self.name.rsplit('/').next().unwrap_or(&self.name);
        let repo = last.split(':').next().unwrap_or(last);
        let tag = last.split_once(':').map_or("", |(_, tag)| tag);
        let plain = |repo: &str| {
            let end = repo.len().saturating_sub("-GGUF".len());
            match repo.get(end..) {
                Some(ending) if ending.eq_ignore_ascii_case("-GGUF") => repo[..end].to_owned(),
                _ => repo.to_owned(),
            }
        };
        let with_tag = |repo: &str| format!("{repo}:{tag}");
        [
            last.to_owned(),
            repo.to_owned(),
            plain(repo),
            with_tag(&plain(repo)),
            file.to_owned(),
            stem.to_owned(),
        ]
    }
}
