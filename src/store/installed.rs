//! The models of this machine in all stores: the hub's cache, Ollama's, LM Studio's.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::cache::{CachedModel, children, entries, files_below};
use super::installed_model::{InstalledModel, StoreKind};
use super::name::Model;
use super::ollama::{self, OllamaStore};
use super::{Cache, Error, Name, read_name};
use crate::util::folders::{self, HOME};

/// The stores of this machine.
#[derive(Debug, Clone, Default)]
pub struct InstalledModels {
    cache: Option<Cache>,
    ollama: Vec<OllamaStore>,
    lm_studio: Vec<PathBuf>,
}

impl InstalledModels {
    /// Returns the stores that the environment describes.
    pub fn of_environment() -> InstalledModels {
        let home = folders::named_by(HOME);
        let below = [".lmstudio/models", ".cache/lm-studio/models"];
        let folders = home.iter().flat_map(|home| below.map(|below| home.join(below)));
        InstalledModels {
            cache: Cache::of_environment(|name| std::env::var_os(name)).ok(),
            ollama: ollama::stores(),
            lm_studio: folders.filter(|folder| folder.is_dir()).collect(),
        }
    }

    /// Returns the folders of a kind.
    fn folders(&self, kind: StoreKind) -> Vec<&Path> {
        match kind {
            StoreKind::Hub => self.cache.iter().map(Cache::folder).collect(),
            StoreKind::Ollama => self.ollama.iter().map(OllamaStore::folder).collect(),
            StoreKind::LmStudio => self.lm_studio.iter().map(PathBuf::as_path).collect(),
        }
    }

    /// Returns all models, store after store.
    pub fn list(&self) -> Vec<InstalledModel> {
        let cached = self.cache.iter().flat_map(Cache::list);
        let mut all: Vec<_> =
            cached.map(|entry| InstalledModel::of(StoreKind::Hub, entry)).collect();
        all.extend(self.of_others());
        all
    }

    /// Returns the models in Hugging Face's form in the hub's cache.
    pub fn folders_of_hub(&self) -> Vec<InstalledModel> {
        let found = self.cache.iter().flat_map(Cache::list_folders);
        found.map(InstalledModel::of_folder).collect()
    }

    /// Returns the model whose file has this name: the last parts of its path, or the file below
    /// its repository.
    ///
    /// # Errors
    /// Several have it, which the error lists.
    pub fn find_file(&self, path: &str) -> Result<Option<InstalledModel>, Error> {
        let all = self.list().into_iter().filter(|model| model.complete && model.has_file(path));
        self.choose(path, all.collect())
    }

    /// Returns the models of the stores that others fill.
    pub fn of_others(&self) -> Vec<InstalledModel> {
        let mut all: Vec<_> = self.ollama.iter().flat_map(OllamaStore::list).collect();
        let mut files = BTreeSet::new();
        for folder in &self.lm_studio {
            let entries = repositories(folder).into_iter().flat_map(|(repo, folder)| {
                let found = files_below(&folder);
                entries(&repo, &found)
            });
            let models = entries.map(|entry| InstalledModel::of(StoreKind::LmStudio, entry));
            // one of the two folders may be a link to the other
            all.extend(models.filter(|model| files.insert(model.file.canonicalize().ok())));
        }
        all
    }

    /// Returns the model that a name is meant for. The exact name of one in the hub's cache goes
    /// before those of other stores, and an exact name before a short one.
    ///
    /// # Errors
    /// Several might be meant, which the error lists; or a manifest that is meant cannot be used.
    pub fn find(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        for kind in [StoreKind::Ollama, StoreKind::LmStudio] {
            let Some(rest) = text.strip_prefix(kind.prefix()) else { continue };
            let found = match kind {
                StoreKind::Ollama => self.find_in_ollama(rest)?,
                _ => self.choose(text, self.find_in_lm_studio(rest))?,
            };
            let found = match found {
                None => self.choose_short(rest, |model| model.origin == kind)?,
                found => found,
            };
            let folders = self.folders(kind).into_iter().map(Path::to_owned).collect();
            return found
                .map(Some)
                .ok_or_else(|| Error::NotInstalled { name: text.into(), folders });
        }
        let cached = read_name(text).ok().and_then(|name| self.cache.as_ref()?.find(&name));
        if let Some(entry) = cached {
            return Ok(Some(InstalledModel::of(StoreKind::Hub, entry)));
        }
        let mut exact: Vec<_> = self.find_in_ollama(text)?.into_iter().collect();
        exact.extend(self.find_in_lm_studio(text));
        match self.choose(text, exact)? {
            None => self.choose_short(text, |_| true),
            found => Ok(found),
        }
    }

    /// Returns the model of an exact name in Ollama's stores.
    fn find_in_ollama(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        for store in &self.ollama {
            if let Some(found) = store.find(text)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Returns the models of an exact name in LM Studio's folders: `publisher/repository`, and
    /// what is to be chosen in it.
    fn find_in_lm_studio(&self, text: &str) -> Vec<InstalledModel> {
        let Ok(name) = read_name(text) else { return Vec::new() };
        let found = self.lm_studio.iter().filter_map(|folder| in_repository(folder, &name));
        let found = found.map(|entry| InstalledModel::of(StoreKind::LmStudio, entry));
        found.take(1).collect()
    }

    /// Returns the only model of a short name among some.
    fn choose_short(
        &self,
        text: &str,
        is_meant: impl Fn(&InstalledModel) -> bool,
    ) -> Result<Option<InstalledModel>, Error> {
        let named = |model: &InstalledModel| {
            model.complete && is_meant(model) && model.has_short_name(text)
        };
        let found = self.choose(text, self.list().into_iter().filter(named).collect())?;
        match found {
            None => self.choose(text, self.folders_of_hub().into_iter().filter(named).collect()),
            // with what its layers say
            Some(model) if model.origin == StoreKind::Ollama => self.find_in_ollama(&model.name),
            found => Ok(found),
        }
    }

    /// Returns the only one of some models; two names of one file are one.
    fn choose(
        &self,
        text: &str,
        found: Vec<InstalledModel>,
    ) -> Result<Option<InstalledModel>, Error> {
        let files: BTreeSet<_> = found.iter().map(|model| model.file.canonicalize().ok()).collect();
        if files.len() > 1 {
            let candidates = found.iter().map(InstalledModel::full_name).collect();
            return Err(Error::Ambiguous { name: text.into(), candidates });
        }
        Ok(found.into_iter().next())
    }
}

/// Returns the repositories in one of LM Studio's folders: `publisher/repository`.
fn repositories(folder: &Path) -> Vec<(String, PathBuf)> {
    let is_folder = |path: &Path| path.is_dir();
    let mut all = Vec::new();
    for (publisher, below) in children(folder) {
        if !is_folder(&below) {
            continue;
        }
        for (repo, below) in children(&below) {
            if is_folder(&below) {
                all.push((format!("{publisher}/{repo}"), below));
            }
        }
    }
    all
}

/// Returns a model of a repository in one of LM Studio's folders.
fn in_repository(folder: &Path, name: &Name) -> Option<CachedModel> {
    let below = name.repo.split('/').fold(folder.to_owned(), |path, part| path.join(part));
    let found = files_below(&below);
    let whole: Vec<CachedModel> =
        entries(&name.repo, &found).into_iter().filter(|entry| entry.complete).collect();
    let paths: Vec<&str> = whole.iter().map(|entry| entry.path.as_str()).collect();
    let path = Model::pick(&paths, name.quant.as_deref())?;
    whole.iter().find(|entry| entry.path == path).cloned()
}
