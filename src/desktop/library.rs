//! The models of this machine: those in the store, in a folder of the user's, and the shipped one.

use std::collections::HashMap;
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use serde::Serialize;

use super::preset::Preset;
use crate::chat::ChatTemplate;
use crate::conversation::TemplateAbilities;
use crate::gguf::Gguf;
use crate::hugging_face::{has_tower, is_model_folder};
use crate::pool;
use crate::runtime::{ModelSource, ModelTask, TowerSource};
use crate::store::{self, Cache, InstalledModel, InstalledModels, Recommended, StoreKind};

/// Greatest age of an answer of [`Library::recent`].
const RECENT: Duration = Duration::from_secs(1);

/// Keys of the token that stands before the text in front of a gap.
const FILL_KEYS: [&str; 2] = ["tokenizer.ggml.fim_pre_token_id", "tokenizer.ggml.prefix_token_id"];

/// The models in the store and in a folder.
pub struct Library {
    store: Option<Cache>,
    folder: Option<PathBuf>,
    /// The stores that other tools fill.
    others: Option<InstalledModels>,
    /// The presets of the user's file.
    presets: Mutex<Vec<Arc<Preset>>>,
    /// Reads them again.
    preset_reader: Option<PresetReader>,
    /// The models, as they were a moment ago.
    recent: Mutex<Option<(Instant, Arc<[LocalModel]>)>>,
    /// Summaries of files that were read.
    known: Mutex<HashMap<Version, Option<Arc<About>>>>,
}

/// A function that reads presets again; its error says why it cannot.
pub type PresetReader = Box<dyn Fn() -> Result<Vec<Preset>, String> + Send + Sync>;

/// A file as it was at a time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Version {
    file: PathBuf,
    modified: SystemTime,
    /// Bytes of the model's files.
    size: u64,
    /// The chat template of its store, in the language of Go.
    go_template: Option<String>,
}

/// A model of this machine.
#[derive(Debug, Clone)]
pub struct LocalModel {
    /// `org/repo:quant` in the store, the path without its ending in a folder.
    pub id: String,
    /// The file or folder, or the shipped model.
    pub source: ModelSource,
    /// The place that it lies in.
    pub origin: ModelOrigin,
    /// Who made it: the first half of its name.
    pub publisher: String,
    /// Bytes of its files.
    pub size: u64,
    /// True if it comes with an image projector.
    pub has_projector: bool,
    /// When its file was changed.
    pub modified: SystemTime,
    /// The summary of its file.
    pub about: Arc<About>,
    /// The preset that it is.
    pub preset: Option<Arc<Preset>>,
}

/// The place that a model lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ModelOrigin {
    /// The store, which is the cache of the hub.
    Store,
    /// The folder of `--models-dir`.
    Folder,
    /// Ollama's store.
    Ollama,
    /// LM Studio's folder.
    LmStudio,
    /// The program itself.
    Shipped,
    /// The user's file of options: another name for a model, with options of its own.
    Preset,
}

/// The summary of a model's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// Architecture.
    pub arch: String,
    /// The tensor type that most of it has.
    pub quantization: String,
    /// Positions it was trained for.
    pub n_ctx_train: u64,
    /// Its parameters.
    pub n_params: u64,
    /// Bytes of its files.
    pub n_bytes: u64,
    /// The abilities that its chat template shows.
    pub shown: TemplateAbilities,
    /// True if it has tokens to fill a gap in a text.
    pub infills: bool,
    /// The task that it is made for.
    pub task: ModelTask,
}

impl LocalModel {
    /// Returns whether it comes with hob.
    pub fn is_shipped(&self) -> bool {
        self.source == ModelSource::Shipped
    }

    /// Returns whether it is not listed beside a preset.
    pub(super) fn is_hidden_by(&self, preset: &Preset) -> bool {
        let is_stored = self.origin == ModelOrigin::Store;
        let mut used = iter::once(&preset.source).chain(&preset.runtime.draft);
        is_stored && preset.hides_stored && used.any(|source| source.file() == self.source.file())
    }

    /// Returns LM Studio's kind: `embeddings` for one that is made for these, `vlm` for one
    /// that sees.
    pub fn kind(&self) -> &'static str {
        match (self.about.task, self.has_projector) {
            // there is no word for those that rank
            (ModelTask::Embed | ModelTask::Rank, _) => "embeddings",
            (ModelTask::Generate, true) => "vlm",
            (ModelTask::Generate, false) => "llm",
        }
    }
}

impl Library {
    /// Returns the models of the store, and all models below a folder.
    pub fn new(store: Option<Cache>, folder: Option<PathBuf>) -> Library {
        let recent = Mutex::default();
        let known = Mutex::default();
        Library {
            store,
            folder,
            others: None,
            presets: Mutex::default(),
            preset_reader: None,
            recent,
            known,
        }
    }

    /// Returns the same with the models of the stores that other tools fill.
    #[must_use]
    pub fn with_others(self, others: InstalledModels) -> Library {
        Library { others: Some(others), ..self }
    }

    /// Returns the same with these presets.
    #[must_use]
    pub fn with_presets(self, presets: Vec<Preset>) -> Library {
        let presets = presets.into_iter().map(Arc::new).collect();
        Library { presets: Mutex::new(presets), ..self }
    }

    /// Returns the same with what reads its presets again.
    #[must_use]
    pub fn with_preset_reader(self, reader: PresetReader) -> Library {
        Library { preset_reader: Some(reader), ..self }
    }

    /// Reads the presets again.
    ///
    /// # Errors
    /// When they cannot be read; then they are as they were.
    pub(super) fn reload(&self) -> Result<(), String> {
        if let Some(reader) = &self.preset_reader {
            let presets = reader()?.into_iter().map(Arc::new).collect();
            *self.presets.lock().unwrap_or_else(PoisonError::into_inner) = presets;
        }
        self.forget_recent();
        Ok(())
    }

    /// Returns the presets.
    pub(super) fn presets(&self) -> Vec<Arc<Preset>> {
        self.presets.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the store, if there is one.
    pub fn store(&self) -> Option<&Cache> {
        self.store.as_ref()
    }

    /// Forgets the models as they were a moment ago, since that has changed.
    pub fn forget_recent(&self) {
        *self.recent.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Returns all models, as they are now. Files that are no sound models are left out.
    pub fn models(&self) -> Vec<LocalModel> {
        let stored = self.store.iter().flat_map(Cache::list).filter(|entry| entry.complete);
        let stored = stored.map(|entry| (entry.name.to_string(), entry));
        let stored = stored.map(|(id, entry)| (id, entry, ModelOrigin::Store));
        let below = self.folder.iter().flat_map(|folder| store::models_below(folder));
        let below = below.map(|(id, entry)| (id, entry, ModelOrigin::Folder));
        let mut models: Vec<LocalModel> = stored
            .chain(below)
            .filter_map(|(id, entry, origin)| {
                Some(LocalModel {
                    origin,
                    publisher: publisher_of(&id).to_owned(),
                    about: self.about(&entry.file, entry.modified, entry.size)?,
                    source: ModelSource::File(entry.file),
                    size: entry.size,
                    has_projector: entry.projector.is_some(),
                    modified: entry.modified,
                    preset: None,
                    id,
                })
            })
            .collect();
        models.extend(self.hf_folders());
        let files = self.others.iter().flat_map(InstalledModels::of_others);
        let folders = self.others.iter().flat_map(InstalledModels::folders_of_others);
        for other in files.chain(folders) {
            // what another store has under the same name goes before it
            let is_taken = models.iter().any(|model| model.id == other.name);
            if other.complete && !is_taken {
                models.extend(self.installed(other));
            }
        }
        models.extend(self.shipped());
        let presets = self.presets();
        let found: Vec<LocalModel> =
            presets.iter().filter_map(|preset| self.preset(preset, &models)).collect();
        // one with the name of a model takes its place
        models.retain(|model| found.iter().all(|preset| preset.id != model.id));
        models.extend(found);
        models
    }

    /// Returns the models in Hugging Face's form, of the store and below the folder.
    fn hf_folders(&self) -> Vec<LocalModel> {
        let stored = self.store.iter().flat_map(Cache::list_folders);
        let stored = stored.map(|found| (found, ModelOrigin::Store));
        let below = self.folder.iter().flat_map(|folder| store::hf_folders_below(folder));
        let below = below.map(|found| (found, ModelOrigin::Folder));
        let whole = stored.chain(below).filter(|(found, _)| found.complete);
        let models = whole.filter_map(|(found, origin)| {
            Some(LocalModel {
                origin,
                publisher: publisher_of(&found.repo).to_owned(),
                about: self.about(&found.folder, found.modified, found.size)?,
                has_projector: has_tower(&found.folder),
                source: ModelSource::File(found.folder),
                size: found.size,
                modified: found.modified,
                preset: None,
                id: found.repo,
            })
        });
        models.collect()
    }

    /// Returns a preset as a model; none if its file is gone. `models` are the others.
    fn preset(&self, preset: &Arc<Preset>, models: &[LocalModel]) -> Option<LocalModel> {
        let file = preset.source.file();
        let same = models.iter().find(|model| model.source.file() == file);
        let modified = match (file, same) {
            (_, Some(same)) => same.modified,
            (Some(file), None) => file.metadata().and_then(|data| data.modified()).ok()?,
            (None, None) => return None,
        };
        let size = file.and_then(size_of);
        let about = match (file, same) {
            (_, Some(same)) => Arc::clone(&same.about),
            (Some(file), None) => self.about(file, modified, size.unwrap_or(0))?,
            (None, None) => return None,
        };
        let has_projector = match &preset.runtime.mmproj {
            TowerSource::None => false,
            TowerSource::File(_) => true,
            TowerSource::NextToModel => same.is_some_and(|same| same.has_projector),
        };
        Some(LocalModel {
            id: preset.id.clone(),
            source: preset.source_as_used(),
            origin: ModelOrigin::Preset,
            publisher: "preset".into(),
            size: same.map_or(about.n_bytes, |same| same.size),
            has_projector,
            modified,
            about,
            preset: Some(Arc::clone(preset)),
        })
    }

    /// Returns all models, as they were at most a second ago: requests that follow one another do
    /// not all read folders.
    pub fn recent(&self) -> Arc<[LocalModel]> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, models)) = recent.as_ref().filter(|(when, _)| when.elapsed() < RECENT) {
            return Arc::clone(models);
        }
        let models: Arc<[LocalModel]> = self.models().into();
        *recent = Some((Instant::now(), Arc::clone(&models)));
        models
    }

    /// Returns a model of a store that another tool fills.
    fn installed(&self, model: InstalledModel) -> Option<LocalModel> {
        let source = pool::source_of(self.with_settings(model.clone()));
        let about = self.about_version(Version {
            file: model.file.clone(),
            modified: model.modified,
            size: model.size,
            go_template: source.defaults().and_then(|defaults| defaults.go_template.clone()),
        })?;
        Some(LocalModel {
            id: model.name.clone(),
            origin: match model.origin {
                StoreKind::Hub => ModelOrigin::Store,
                StoreKind::Ollama => ModelOrigin::Ollama,
                StoreKind::LmStudio => ModelOrigin::LmStudio,
            },
            publisher: match model.name.split_once('/') {
                Some((publisher, _)) => publisher.to_owned(),
                None => model.origin.name().to_owned(),
            },
            size: model.size,
            has_projector: model.projector.is_some(),
            modified: model.modified,
            about,
            preset: None,
            source,
        })
    }

    /// Returns the same model with what its store says of its use.
    fn with_settings(&self, model: InstalledModel) -> InstalledModel {
        let found = self.others.as_ref().and_then(|others| others.find(&model.full_name()).ok());
        found.flatten().unwrap_or(model)
    }

    /// Returns what its store says of a model, if that is Ollama's.
    pub(super) fn words_of_store(&self, model: &LocalModel) -> Option<Recommended> {
        if model.origin != ModelOrigin::Ollama {
            return None;
        }
        let name = format!("{}{}", StoreKind::Ollama.prefix(), model.id);
        let found = self.others.as_ref()?.find(&name).ok().flatten();
        found.map(|found| found.recommended)
    }

    fn shipped(&self) -> Option<LocalModel> {
        let version = Version {
            file: PathBuf::new(),
            modified: SystemTime::UNIX_EPOCH,
            size: 0,
            go_template: None,
        };
        let about = self.read(version, || Some(About::of(&ModelSource::Shipped.open().ok()?)))?;
        Some(LocalModel {
            id: ModelSource::Shipped.name(),
            source: ModelSource::Shipped,
            origin: ModelOrigin::Shipped,
            publisher: "hob".into(),
            size: about.n_bytes,
            about,
            has_projector: false,
            preset: None,
            // It is as old as the program that it is part of.
            modified: std::env::current_exe()
                .and_then(|file| file.metadata()?.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH),
        })
    }

    /// Returns the summary of a file or folder; none, and a line in the log, if it is no model.
    fn about(&self, file: &Path, modified: SystemTime, size: u64) -> Option<Arc<About>> {
        let file = file.to_owned();
        self.about_version(Version { file, modified, size, go_template: None })
    }

    /// Returns the summary of a file as it was at a time; see [`Library::about`].
    fn about_version(&self, version: Version) -> Option<Arc<About>> {
        let source = ModelSource::File(version.file.clone());
        let go_template = version.go_template.clone();
        self.read(version, || {
            let gguf = source.open_shapes();
            let gguf = gguf.inspect_err(|error| tracing::warn!(%error, "not a model")).ok()?;
            Some(match go_template.filter(|_| !ChatTemplate::is_in(&gguf)) {
                Some(source) => About { shown: shown_by_go(&source), ..About::of(&gguf) },
                None => About::of(&gguf),
            })
        })
    }

    /// Returns a summary; read once, until the file changes.
    fn read(&self, version: Version, read: impl FnOnce() -> Option<About>) -> Option<Arc<About>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(version).or_insert_with(|| read().map(Arc::new)).clone()
    }
}

/// Returns the bytes of a file, or of the weights in a folder.
fn size_of(file: &Path) -> Option<u64> {
    if !is_model_folder(file) {
        return Some(file.metadata().ok()?.len());
    }
    let files = file.read_dir().ok()?.flatten().map(|entry| entry.path());
    let weights = files.filter(|path| path.extension().is_some_and(|end| end == "safetensors"));
    Some(weights.filter_map(|path| Some(path.metadata().ok()?.len())).sum())
}

impl About {
    /// Returns the summary of a model.
    fn of(gguf: &Gguf) -> About {
        let text = |key: &str| gguf.get_str(key).ok().flatten().unwrap_or_default().to_owned();
        let arch = text("general.architecture");
        let n_ctx_train =
            gguf.get_u64(&format!("{arch}.context_length")).ok().flatten().unwrap_or(0);
        let tensors = gguf.tensors();
        let bytes_of = |ty| tensors.iter().filter(|t| t.ty == ty).map(|t| t.n_bytes).sum::<u64>();
        let most = tensors.iter().map(|t| t.ty).max_by_key(|&ty| bytes_of(ty));
        let template = ChatTemplate::is_in(gguf).then(|| ChatTemplate::from_gguf(gguf).ok());
        let shown = template.flatten().map(|template| TemplateAbilities::of(&template));
        About {
            arch,
            quantization: most.map_or_else(String::new, |ty| ty.name().to_owned()),
            n_ctx_train,
            n_bytes: gguf.n_bytes(),
            n_params: tensors.iter().map(|tensor| tensor.n_elements() as u64).sum(),
            shown: shown.unwrap_or_default(),
            infills: FILL_KEYS.iter().any(|key| gguf.get(key).is_some()),
            task: ModelTask::of(gguf),
        }
    }
}

/// Returns the abilities that a template of Ollama's store shows.
fn shown_by_go(source: &str) -> TemplateAbilities {
    let template = ChatTemplate::from_go_source(source, "", "");
    template.map(|template| TemplateAbilities::of(&template)).unwrap_or_default()
}

/// Returns the first half of a name, or that there is none.
fn publisher_of(id: &str) -> &str {
    id.split_once('/').map_or("local", |(publisher, _)| publisher)
}

/// Returns the model of a name: its id, in any case, also after the name of its store; or without
/// the tag `latest`; or its repository, or its last part, as other tools write them.
pub(super) fn named<'m>(models: &'m [LocalModel], name: &str) -> Option<&'m LocalModel> {
    let name = name.trim().to_lowercase();
    let stores = [StoreKind::Ollama, StoreKind::LmStudio];
    let plain = stores.iter().find_map(|store| name.strip_prefix(store.prefix())).unwrap_or(&name);
    let latest = format!("{plain}:latest");
    let short = |id: &str| {
        let repo = id.split(':').next().unwrap_or(id);
        let last = repo.rsplit('/').next().unwrap_or(repo).to_owned();
        let plain = last.strip_suffix("-gguf").unwrap_or(&last).to_owned();
        [repo.to_owned(), last, plain]
    };
    let with_id = |id: &str| models.iter().find(|model| model.id.to_lowercase() == id);
    with_id(&name)
        .or_else(|| with_id(plain))
        .or_else(|| with_id(&latest))
        .or_else(|| models.iter().find(|model| short(&model.id.to_lowercase()).contains(&name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_name_means() {
        let arch = "llama".into();
        let quantization = "F16".into();
        let about = Arc::new(About {
            arch,
            quantization,
            n_ctx_train: 8,
            n_params: 9,
            n_bytes: 10,
            shown: TemplateAbilities::default(),
            infills: false,
            task: ModelTask::Generate,
        });
        let local = |id: &str| LocalModel {
            id: id.into(),
            source: ModelSource::Shipped,
            origin: ModelOrigin::Shipped,
            publisher: String::new(),
            size: 0,
            has_projector: false,
            modified: SystemTime::UNIX_EPOCH,
            about: Arc::clone(&about),
            preset: None,
        };
        let models =
            [local("org/Tiny-GGUF:Q4_K_M"), local("org/Tiny-GGUF:Q8_0"), local("hob-nano")];
        let id = |name: &str| named(&models, name).map(|model| model.id.as_str());
        assert_eq!(id("org/tiny-gguf:q8_0"), Some("org/Tiny-GGUF:Q8_0"));
        for name in ["org/Tiny-GGUF", "tiny-gguf", "Tiny"] {
            assert_eq!(id(name), Some("org/Tiny-GGUF:Q4_K_M"), "{name}");
        }
        assert_eq!(id("hob-nano"), Some("hob-nano"));
        let tagged = [local("two:1b"), local("two:latest"), local("three:1b")];
        let id = |name: &str| named(&tagged, name).map(|model| model.id.as_str());
        for name in ["two", "two:latest", "ollama:two", "ollama:two:latest"] {
            assert_eq!(id(name), Some("two:latest"), "{name}");
        }
        assert_eq!(id("ollama:two:1b"), Some("two:1b"));
        assert_eq!(id("three"), Some("three:1b"));
        let id = |name: &str| named(&models, name).map(|model| model.id.as_str());
        for name in ["", "gpt-4", "org", "tiny:q8_0x"] {
            assert_eq!(id(name), None, "{name}");
        }
    }
}
