//! The models of this machine in all stores: the hub's cache, Ollama's, LM Studio's.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::cache::{CachedModel, cached_folder, children, entries, files_below};
use super::installed_model::{InstalledModel, StoreKind};
use super::name::Model;
use super::ollama::{self, OllamaStore};
use super::{Cache, Error, read_name};
use crate::util::folders::{self, HOME};

/// The letters by which a name is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LetterCase {
    /// As they are.
    Exact,
    /// Of either case.
    Any,
}

impl LetterCase {
    /// Returns whether two names are the same.
    fn is_same(self, one: &str, other: &str) -> bool {
        match self {
            LetterCase::Exact => one == other,
            LetterCase::Any => one.eq_ignore_ascii_case(other),
        }
    }
}

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
        found.map(|found| InstalledModel::of_folder(StoreKind::Hub, found)).collect()
    }

    /// Returns the models in Hugging Face's form in LM Studio's folders, of repositories without
    /// GGUF files.
    pub fn folders_of_others(&self) -> Vec<InstalledModel> {
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for (repo, folder) in self.lm_studio.iter().flat_map(|folder| repositories(folder)) {
            if !entries(&repo, &files_below(&folder)).is_empty() {
                continue;
            }
            let found = cached_folder(&repo, &folder);
            let model = found.map(|found| InstalledModel::of_folder(StoreKind::LmStudio, found));
            // one of the two folders may be a link to the other
            all.extend(model.filter(|model| seen.insert(model.file.canonicalize().ok())));
        }
        all
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

    /// Returns the folders of all stores, each once.
    pub fn all_folders(&self) -> Vec<PathBuf> {
        let kinds = [StoreKind::Hub, StoreKind::Ollama, StoreKind::LmStudio];
        let all = kinds.into_iter().flat_map(|kind| self.folders(kind));
        let mut known = BTreeSet::new();
        all.filter(|folder| known.insert(*folder)).map(Path::to_owned).collect()
    }

    /// Returns the model that a name is meant for. The exact name of one in the hub's cache goes
    /// before those of other stores, an exact name before one in letters of another case, and that
    /// before a short one.
    ///
    /// # Errors
    /// Several might be meant, which the error lists; or a manifest that is meant cannot be used.
    pub fn find(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        for kind in [StoreKind::Ollama, StoreKind::LmStudio] {
            let Some(rest) = text.strip_prefix(kind.prefix()) else { continue };
            let folders = self.folders(kind).into_iter().map(Path::to_owned).collect();
            return self
                .find_in(kind, text, rest)?
                .map(Some)
                .ok_or_else(|| Error::NotInstalled { name: text.into(), folders });
        }
        if let Some(found) = self.find_in_hub(text, LetterCase::Exact) {
            return Ok(Some(found));
        }
        let mut exact: Vec<_> = self.find_in_ollama(text)?.into_iter().collect();
        exact.extend(self.find_in_lm_studio(text, LetterCase::Exact));
        if let Some(found) = self.choose(text, exact)? {
            return Ok(Some(found));
        }
        let is_in_hub = || {
            let name = read_name(text).ok();
            name.and_then(|name| self.cache.as_ref()?.find_folder(&name)).is_some()
        };
        if is_in_hub() {
            // whose folder it is
            return Ok(None);
        }
        if let Some(found) = self.find_folder(text, LetterCase::Exact) {
            return Ok(Some(found));
        }
        if let Some(found) = self.find_in_hub(text, LetterCase::Any) {
            return Ok(Some(found));
        }
        let mut alike: Vec<_> = self.find_in_ollama_in_any_case(text)?.into_iter().collect();
        alike.extend(self.find_in_lm_studio(text, LetterCase::Any));
        match self.choose(text, alike)?.or_else(|| self.find_folder_in_any_case(text)) {
            None => self.choose_short(text, |_| true),
            found => Ok(found),
        }
    }

    /// Returns the model that `name` is meant for in the stores of one kind; `text` is what was
    /// written.
    ///
    /// # Errors
    /// As [`InstalledModels::find`].
    fn find_in(
        &self,
        kind: StoreKind,
        text: &str,
        name: &str,
    ) -> Result<Option<InstalledModel>, Error> {
        let found = match kind {
            StoreKind::Ollama => match self.find_in_ollama(name)? {
                None => self.find_in_ollama_in_any_case(name)?,
                found => found,
            },
            _ => self.choose_in_lm_studio(text, name)?,
        };
        match found {
            None => self.choose_short(name, |model| model.origin == kind),
            found => Ok(found),
        }
    }

    /// Returns the model of a name in LM Studio's folders: an exact one before one in letters of
    /// another case.
    ///
    /// # Errors
    /// Several might be meant, which the error lists.
    fn choose_in_lm_studio(&self, text: &str, name: &str) -> Result<Option<InstalledModel>, Error> {
        for case in [LetterCase::Exact, LetterCase::Any] {
            let found = self.choose(text, self.find_in_lm_studio(name, case))?;
            if let Some(found) = found.or_else(|| self.find_folder(name, case)) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Returns the model of a name in the hub's cache.
    fn find_in_hub(&self, text: &str, case: LetterCase) -> Option<InstalledModel> {
        let name = read_name(text).ok()?;
        let cache = self.cache.as_ref()?;
        let found = match case {
            LetterCase::Exact => cache.find(&name),
            LetterCase::Any => cache.find_in_any_case(&name),
        };
        found.map(|entry| InstalledModel::of(StoreKind::Hub, entry))
    }

    /// Returns the model in Hugging Face's form of a name in LM Studio's folders,
    /// `publisher/repository`.
    fn find_folder(&self, text: &str, case: LetterCase) -> Option<InstalledModel> {
        self.folders_of_others().into_iter().find(|model| case.is_same(&model.name, text))
    }

    /// Returns the model in Hugging Face's form of a name in letters of any case, in the hub's
    /// cache or LM Studio's folders.
    fn find_folder_in_any_case(&self, text: &str) -> Option<InstalledModel> {
        let case = LetterCase::Any;
        let of_hub =
            self.folders_of_hub().into_iter().find(|model| case.is_same(&model.name, text));
        of_hub.or_else(|| self.find_folder(text, case))
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

    /// Returns the model of a name in Ollama's stores, whose names are the same in letters of
    /// either case.
    fn find_in_ollama_in_any_case(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        for store in &self.ollama {
            if let Some(found) = store.find_in_any_case(text)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Returns the models of a name in LM Studio's folders: `publisher/repository`, and what is to
    /// be chosen in it. A folder there may have a name that the hub would not give.
    fn find_in_lm_studio(&self, text: &str, case: LetterCase) -> Vec<InstalledModel> {
        let text = read_name(text).map_or_else(|_| text.to_owned(), |name| name.to_string());
        let (wanted, quant) = match text.split_once(':') {
            Some((repo, quant)) => (repo, Some(quant)),
            None => (&*text, None),
        };
        let mut known = BTreeSet::new();
        let mut all = Vec::new();
        for (repo, folder) in self.lm_studio.iter().flat_map(|folder| repositories(folder)) {
            if !case.is_same(&repo, wanted) || known.contains(&repo) {
                continue;
            }
            if let Some(entry) = in_repository(&repo, &folder, quant) {
                all.push(InstalledModel::of(StoreKind::LmStudio, entry));
                known.insert(repo);
            }
        }
        all
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
        let mut found: Vec<_> = self.list().into_iter().filter(named).collect();
        if found.iter().any(|model| model.spells_short_name(text)) {
            found.retain(|model| model.spells_short_name(text));
        }
        let found = self.choose(text, found)?;
        match found {
            None => {
                let folders = self.folders_of_hub().into_iter().chain(self.folders_of_others());
                self.choose(text, folders.filter(named).collect())
            }
            // with what its layers say
            Some(model) if model.origin == StoreKind::Ollama => self.find_in_ollama(&model.name),
            found => Ok(found),
        }
    }

    /// Returns the only one of some models; two names of one file are one. Of those in Ollama's
    /// store, where each says another use of the file, that is the one that is `latest`.
    fn choose(
        &self,
        text: &str,
        mut found: Vec<InstalledModel>,
    ) -> Result<Option<InstalledModel>, Error> {
        let mut known = BTreeSet::new();
        found.retain(|model| known.insert((model.full_name(), model.file.canonicalize().ok())));
        let files: BTreeSet<_> = found.iter().map(|model| model.file.canonicalize().ok()).collect();
        let ambiguous = || {
            let candidates = found.iter().map(InstalledModel::full_name).collect();
            Error::Ambiguous { name: text.into(), candidates }
        };
        if files.len() > 1 {
            return Err(ambiguous());
        }
        let are_uses = found.iter().all(|model| model.origin == StoreKind::Ollama);
        if found.len() < 2 || !are_uses {
            return Ok(found.into_iter().next());
        }
        let mut latest = found.iter().filter(|model| ollama::is_latest(&model.name));
        match (latest.next(), latest.next()) {
            (Some(model), None) => Ok(Some(model.clone())),
            _ => Err(ambiguous()),
        }
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
fn in_repository(repo: &str, folder: &Path, quant: Option<&str>) -> Option<CachedModel> {
    let found = files_below(folder);
    let whole: Vec<CachedModel> =
        entries(repo, &found).into_iter().filter(|entry| entry.complete).collect();
    let paths: Vec<&str> = whole.iter().map(|entry| entry.path.as_str()).collect();
    let path = Model::pick(&paths, quant)?;
    whole.iter().find(|entry| entry.path == path).cloned()
}
