//! The store of models: what is on this machine, and how what is not comes from a hub.
//!
//! Knows names, files and the hub's HTTP interface. Must not know what is in a model, nor who asks
//! for it.
//!
//! | file | idea |
//! |---|---|
//! | `name` | `org/repo:quant`, and what file names say; which paths are safe |
//! | `cache` | the folders, shared with other tools |
//! | `installed` | all stores of this machine, and which model a name is meant for |
//! | `installed_model` | a model in one of them |
//! | `ollama` | Ollama's manifests and blobs |
//! | `hub` | lists, redirects, ranges, the token |
//! | `hub_address` | addresses of the hub as people paste them |
//! | `retry` | when a hub that has no time is asked again |
//! | `download` | one file: resumed, locked, checked |
//! | `plain_file` | files that are no links |
//! | `single_flight` | downloads under way, one for all requests of the same model |
//! | `group_threads` | threads for work that takes a while, a bounded number for each group |

mod cache;
mod download;
mod error;
mod group_threads;
mod hub;
mod hub_address;
mod installed;
mod installed_model;
mod name;
mod ollama;
mod plain_file;
mod retry;
mod single_flight;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

pub use cache::{Cache, CachedFolder, CachedModel, Removal, hf_folders_below, models_below};
pub use download::{Progress, ProgressSink};
pub use error::Error;
pub use group_threads::GroupThreads;
pub use hub::{FoundModel, Hub, Stop, Token, tls_config};
pub use installed::InstalledModels;
pub use installed_model::{InstalledModel, Recommended, StoreKind, StoreTexts};
pub use name::{Model, Name};
pub use ollama::OllamaStore;
pub use single_flight::{Downloads, Pull};

use serde::Serialize;

use download::RemotePath;
use hub::{RemoteFile, Stated};
use retry::MAX_ATTEMPTS;

use crate::gguf::{PathsOf, projector_of};
use crate::util::folders::HOME;

/// The store of this user.
pub struct Store {
    cache: Cache,
    hub: Hub,
    offline: bool,
}

/// A model to fetch.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Order {
    /// The model.
    pub name: Name,
    /// A file of the repository in place of the choice by quantization.
    pub file: Option<String>,
    /// True if an image projector comes along where there is one.
    pub projector: bool,
}

/// A model that a repository of a hub has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OfferedModel {
    /// Its name, `org/repo:quant`.
    pub name: String,
    /// Its first file.
    pub file: String,
    /// The quantization, if the file's name says one.
    pub quant: Option<String>,
    /// Bytes of all its files, if the hub says.
    pub size: Option<u64>,
    /// True if an image projector comes along.
    pub has_projector: bool,
}

impl Store {
    /// Returns the store that the environment describes: the cache's folder, the hub's address
    /// (`MODEL_ENDPOINT`, `HF_ENDPOINT`), the token (`HF_TOKEN`, or the file that the hub's own
    /// tools write), `HF_HUB_OFFLINE`.
    ///
    /// # Errors
    /// When it names no folder.
    pub fn of_environment() -> Result<Store, Error> {
        Store::of(&|name| std::env::var_os(name))
    }

    fn of(var: &dyn Fn(&str) -> Option<OsString>) -> Result<Store, Error> {
        let text = |name: &str| var(name)?.into_string().ok().filter(|value| !value.is_empty());
        let endpoint = endpoint_of(var);
        let offline = text("HF_HUB_OFFLINE").is_some_and(|v| {
            matches!(v.to_ascii_lowercase().as_str(), "1" | "true" | "yes" | "on")
        });
        let token = text("HF_TOKEN").or_else(|| text("HUGGING_FACE_HUB_TOKEN"));
        let token = token.as_deref().map_or_else(|| token_of_file(var), Token::new);
        Ok(Store {
            cache: Cache::of_environment(var)?,
            hub: Hub::new(endpoint.as_deref(), token),
            offline,
        })
    }

    /// Returns a store in a folder, with a hub.
    pub fn new(cache: Cache, hub: Hub) -> Store {
        Store { cache, hub, offline: false }
    }

    /// Asks the hub with this token, in place of the environment's.
    #[must_use]
    pub fn with_token(self, token: Token) -> Store {
        Store { hub: self.hub.with_token(token), ..self }
    }

    /// Asks the hub without a token: for what everybody may have.
    #[must_use]
    pub fn without_token(self) -> Store {
        Store { hub: self.hub.without_token(), ..self }
    }

    /// Asks the hub at this address, without a token: the environment's is for another.
    #[must_use]
    pub fn with_endpoint(self, endpoint: &str) -> Store {
        Store { hub: Hub::new(Some(endpoint), None), ..self }
    }

    /// Ends what it is doing soon after `stop` says so.
    #[must_use]
    pub fn until(self, stop: Stop) -> Store {
        Store { hub: self.hub.until(stop), ..self }
    }

    /// Sets whether the hub is never asked.
    #[must_use]
    pub fn offline(self, offline: bool) -> Store {
        Store { offline: self.offline || offline, ..self }
    }

    /// Returns what is on this machine.
    pub fn cache(&self) -> &Cache {
        &self.cache
    }

    /// Fetches a model as it is on the hub now, what is missing of it; returns its first file. When
    /// the hub cannot be asked, is not well, or must not be asked, a whole model that is on this
    /// machine does.
    ///
    /// # Errors
    /// When the hub has no such model, or it cannot be brought here whole.
    pub fn pull(&self, order: &Order, watch: ProgressSink) -> Result<PathBuf, Error> {
        if self.offline {
            return self.here(order).ok_or_else(|| Error::Offline { what: order.to_string() });
        }
        // who has it already does not wait for a hub that has no time
        let attempts = if self.here(order).is_some() { 1 } else { MAX_ATTEMPTS };
        let asked = self.commit_and_files(&order.name.repo, attempts);
        let pulled =
            asked.and_then(|(commit, files)| self.pull_from(order, &commit, &files, watch));
        match pulled {
            Err(error) if error.is_the_hubs() => match self.here(order) {
                Some(file) => {
                    tracing::warn!(%error, "the hub cannot be asked; using what is here");
                    Ok(file)
                }
                None => Err(error),
            },
            pulled => pulled,
        }
    }

    /// Searches the hub for repositories with GGUF files, by words of their names; those downloaded
    /// most first, at most `limit`.
    ///
    /// # Errors
    /// When the hub cannot or must not be asked.
    pub fn search(&self, query: &str, limit: u16) -> Result<Vec<FoundModel>, Error> {
        if self.offline {
            return Err(Error::NoSearch);
        }
        self.hub.search(query, limit, MAX_ATTEMPTS)
    }

    /// Returns the models that a repository of the hub has.
    ///
    /// # Errors
    /// When the hub cannot or must not be asked, or has no such repository.
    pub fn offers(&self, repo: &str) -> Result<Vec<OfferedModel>, Error> {
        if self.offline {
            return Err(Error::NoSearch);
        }
        let (_, files) = self.commit_and_files(repo, MAX_ATTEMPTS)?;
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        let size = |path: &str| files.iter().find(|file| file.path == path)?.size;
        let firsts = paths.iter().copied().filter_map(|path| Some((path, Model::of(path)?)));
        let offers = firsts.filter(|(_, model)| model.part.0 == 1).map(|(path, model)| {
            // a quantization that several files have is none of their names
            let is_chosen =
                |quant: &String| Model::pick(&paths, Some(quant.as_str())) == Some(path);
            let tag = model.quant.clone().filter(is_chosen);
            let sizes = Model::parts(&paths, path).into_iter().map(size);
            OfferedModel {
                name: format!("{repo}:{}", tag.as_deref().unwrap_or(path)),
                file: path.to_owned(),
                quant: model.quant,
                size: sizes.sum(),
                has_projector: projector_of(&paths, path, PathsOf::Repository)
                    .ok()
                    .flatten()
                    .is_some(),
            }
        });
        Ok(offers.collect())
    }

    fn commit_and_files(
        &self,
        repo: &str,
        attempts: u32,
    ) -> Result<(String, Vec<RemoteFile>), Error> {
        let commit = self.hub.commit(repo, attempts)?;
        let files = self.hub.files(repo, &commit, attempts)?;
        Ok((commit, files))
    }

    /// Returns the model on this machine.
    fn here(&self, order: &Order) -> Option<PathBuf> {
        let quant = order.file.clone().or_else(|| order.name.quant.clone());
        let name = Name { repo: order.name.repo.clone(), quant };
        self.cache.find(&name).map(|entry| entry.file)
    }

    fn pull_from(
        &self,
        order: &Order,
        commit: &str,
        files: &[RemoteFile],
        watch: ProgressSink,
    ) -> Result<PathBuf, Error> {
        let repo = &order.name.repo;
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        let first = match &order.file {
            Some(file) => paths.iter().find(|path| *path == file).copied(),
            None => Model::pick(&paths, order.name.quant.as_deref()),
        };
        let first = first.ok_or_else(|| Error::NoFile {
            repo: repo.clone(),
            wanted: order.wanted(),
            available: paths
                .iter()
                .filter(|path| Model::of(path).is_some())
                .map(|&path| path.into())
                .collect(),
        })?;
        let mut wanted = Model::parts(&paths, first);
        let expected = Model::of(first).map_or(1, |model| model.part.1 as usize);
        if wanted.len() < expected && expected > 1 {
            let wanted = format!("{first} with all of its {expected} parts");
            return Err(Error::NoFile { repo: repo.clone(), wanted, available: paths_of(&paths) });
        }
        if wanted.is_empty() {
            wanted.push(first);
        }
        if order.projector {
            let projector =
                projector_of(&paths, first, PathsOf::Repository).unwrap_or_else(|several| {
                    tracing::warn!(%several, "no projector is fetched; --hf-file FILE fetches one");
                    None
                });
            wanted.extend(projector);
        }

        self.cache.prepare(repo)?;
        let mut result = None;
        for path in wanted {
            let listed = files.iter().find(|file| file.path == path);
            let file = self.pull_file(RemotePath { repo, commit, path }, listed, watch)?;
            if path == first {
                result = Some(file);
            }
        }
        // Only now: until all is here, what was here stays the model of that name.
        self.cache.set_main(repo, commit)?;
        result.ok_or_else(|| Error::Offline { what: order.to_string() })
    }

    /// Fetches one file and gives it its name.
    fn pull_file(
        &self,
        file: RemotePath,
        listed: Option<&RemoteFile>,
        watch: ProgressSink,
    ) -> Result<PathBuf, Error> {
        let stated = match listed {
            Some(RemoteFile { size: Some(size), sha256: Some(sha256), .. }) => {
                Stated { etag: sha256.clone(), size: *size }
            }
            _ => self.hub.stated(file.repo, file.commit, file.path)?,
        };
        let blob = self.cache.blob(file.repo, &stated.etag);
        let lock = self.cache.lock(file.repo, &stated.etag);
        let _locked = download::fetch(&self.hub, file, &stated, &blob, &lock, watch)?;
        self.cache.link(file.repo, file.commit, file.path, &stated.etag)
    }
}

/// Returns the address of the hub that the environment names.
fn endpoint_of(var: &dyn Fn(&str) -> Option<OsString>) -> Option<String> {
    let text = |name: &str| var(name)?.into_string().ok().filter(|value| !value.is_empty());
    text("MODEL_ENDPOINT").or_else(|| text("HF_ENDPOINT"))
}

/// Reads what a user writes as the name of a model: `org/repo[:quant]`, or an address of the hub.
///
/// # Errors
/// [`Error::BadName`].
pub fn read_name(text: &str) -> Result<Name, Error> {
    let endpoint = endpoint_of(&|name| std::env::var_os(name));
    Name::read(text, endpoint.as_deref().map(|endpoint| endpoint.trim_end_matches('/')))
}

/// A model that a name is meant for.
#[derive(Debug, Clone)]
pub enum Located {
    /// A path.
    Path(PathBuf),
    /// A model in one of the stores of this machine.
    Installed(Box<InstalledModel>),
}

/// Returns what is meant by `model`: a path, or a name in one of the stores of this user.
///
/// # Errors
/// When it is no file and might be a name, but no store has anything of that name, or several
/// models might be meant.
pub fn locate(model: &Path) -> Result<Located, Error> {
    let Some(text) = model.to_str().filter(|_| !model.exists()) else {
        return Ok(Located::Path(model.into()));
    };
    // from the root of a drive, of Windows' current one, too
    if model.has_root() || text.starts_with('.') {
        // for whoever opens it to complain of
        return Ok(Located::Path(model.into()));
    }
    let is_file = text.split(':').next().is_some_and(|path| path.ends_with(".gguf"));
    if is_file && hub_address::name_of(text, None).is_none() {
        let found = InstalledModels::of_environment().find_file(text)?;
        return match found {
            Some(found) => Ok(Located::Installed(Box::new(found))),
            None => Err(Error::NoModelFile { path: model.into() }),
        };
    }
    let installed = InstalledModels::of_environment();
    if let Some(found) = installed.find(text)? {
        return Ok(Located::Installed(Box::new(found)));
    }
    let is_of_hub =
        || !matches!(hub_address::name_of(text, None), None | Some(Err(hub_address::OTHER_HOST)));
    if text.contains("://") && !is_of_hub() && read_name(text).is_err() {
        return Err(Error::OtherAddress { address: text.into() });
    }
    let store = match Store::of_environment() {
        // Without a store it can only be a file.
        Err(_) if read_name(text).is_err() => return Ok(Located::Path(model.into())),
        store => store?,
    };
    let folder = read_name(text).ok().and_then(|name| store.cache.find_folder(&name));
    if let Some(folder) = folder {
        return Ok(Located::Path(folder));
    }
    Err(Error::NoModel {
        name: text.into(),
        fetch: fetching(text),
        stores: installed.all_folders(),
    })
}

/// Says how a model of that name would come into the store.
fn fetching(name: &str) -> String {
    match name.parse::<Name>() {
        Ok(name) => format!("`hob pull {name}` fetches it"),
        Err(_) => "`hob pull ORG/REPO` fetches others".into(),
    }
}

impl Order {
    fn wanted(&self) -> String {
        match (&self.file, &self.name.quant) {
            (Some(file), _) => format!("file {file}"),
            (None, Some(quant)) => format!("model {quant}"),
            (None, None) => "GGUF model".into(),
        }
    }
}

impl std::fmt::Display for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{}/{file}", self.name.repo),
            None => self.name.fmt(f),
        }
    }
}

fn paths_of(paths: &[&str]) -> Vec<String> {
    paths.iter().filter(|path| path.ends_with(".gguf")).map(|&path| path.into()).collect()
}

/// Returns the token that the hub's own tools keep in a file.
fn token_of_file(var: &dyn Fn(&str) -> Option<OsString>) -> Option<Token> {
    let path = |name: &str, below: &str| {
        var(name).filter(|value| !value.is_empty()).map(|value| Path::new(&value).join(below))
    };
    let file = path("HF_TOKEN_PATH", "")
        .or_else(|| path("HF_HOME", "token"))
        .or_else(|| path("XDG_CACHE_HOME", "huggingface/token"))
        .or_else(|| path(HOME, ".cache/huggingface/token"))?;
    Token::new(&std::fs::read_to_string(file).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_in_its_order() {
        let folder = |vars: &[(&str, &str)]| {
            let var =
                |name: &str| vars.iter().find(|(n, _)| *n == name).map(|(_, v)| OsString::from(v));
            Cache::of_environment(var)
                .map(|cache| cache.folder().to_string_lossy().replace('\\', "/"))
                .ok()
        };
        let all = [
            ("LLAMA_CACHE", "/1"),
            ("HF_HUB_CACHE", "/2"),
            ("HUGGINGFACE_HUB_CACHE", "/3"),
            ("HF_HOME", "/4"),
            ("XDG_CACHE_HOME", "/5"),
            (HOME, "/6"),
        ];
        for (skipped, expected) in
            ["/1", "/2", "/3", "/4/hub", "/5/huggingface/hub", "/6/.cache/huggingface/hub"]
                .iter()
                .enumerate()
        {
            assert_eq!(folder(&all[skipped..]).as_deref(), Some(*expected));
        }
        assert_eq!(folder(&[]), None);
        assert_eq!(folder(&[("LLAMA_CACHE", ""), ("HF_HOME", "/h")]).as_deref(), Some("/h/hub"));
    }
}
