//! The folders of the hub's cache, as its own library and llama.cpp lay them out, so that a model
//! fetched by one is there for all. Knows files and links; nothing of HTTP.
//!
//! ```text
//! models--ORG--REPO/refs/main              the commit, 40 hex digits
//! models--ORG--REPO/snapshots/COMMIT/PATH  a link to ../../blobs/HASH
//! models--ORG--REPO/blobs/HASH             the bytes; HASH.incomplete while they arrive
//! .locks/models--ORG--REPO/HASH.lock       held while they do
//! ```

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use serde::Deserialize;

use super::Error;
use super::hub::is_hex;
use super::name::{Model, Name};
use crate::gguf::{PathsOf, projector_of};
use crate::hugging_face::is_model_folder;
use crate::util::bounded;
use crate::util::folders::HOME;
use crate::util::platform;

/// The file that says which file of weights holds which tensor.
const WEIGHT_INDEX: &str = "model.safetensors.index.json";
/// Most bytes of it.
const MAX_INDEX: u64 = 32 << 20;

/// Folders in folders that are looked into at most.
const MAX_DEPTH: usize = 8;

/// A cache on the disk.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
}

/// A model in the cache.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedModel {
    /// Its name: repository and quantization.
    pub name: Name,
    /// Its first part.
    pub file: PathBuf,
    /// Its path in the repository.
    pub path: String,
    /// The image projector that belongs to it.
    pub projector: Option<PathBuf>,
    /// Bytes of all parts.
    pub size: u64,
    /// When it was fetched.
    pub modified: SystemTime,
    /// True if all parts are there.
    pub complete: bool,
}

/// The contents of [`WEIGHT_INDEX`].
#[derive(Deserialize)]
struct WeightIndex {
    weight_map: HashMap<String, String>,
}

/// A model in Hugging Face's form: a repository in the cache without GGUF files, or a folder
/// elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedFolder {
    /// `org/repo`, or the path of the folder.
    pub repo: String,
    /// Its snapshot, or the folder.
    pub folder: PathBuf,
    /// Bytes of the files in it, each counted once.
    pub size: u64,
    /// When it was fetched.
    pub modified: SystemTime,
    /// True if all files of weights are there that its index names.
    pub complete: bool,
}

/// The files of a repository that were removed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Removal {
    /// Paths of the files that are gone, each once.
    pub paths: Vec<String>,
    /// Bytes that are free again.
    pub freed: u64,
}

/// The lock of a blob, held until it is dropped; none where there is no lock file.
struct Lock(#[expect(dead_code, reason = "held, not read")] Option<File>);

/// A file of a snapshot.
pub(super) struct SnapshotFile {
    pub(super) path: String,
    pub(super) file: PathBuf,
}

impl Cache {
    /// Returns the cache in the folder that the environment names, in llama.cpp's order.
    ///
    /// # Errors
    /// When it names none.
    pub fn of_environment(var: impl Fn(&str) -> Option<OsString>) -> Result<Cache, Error> {
        const PLACES: [(&str, &str); 6] = [
            ("LLAMA_CACHE", ""),
            ("HF_HUB_CACHE", ""),
            ("HUGGINGFACE_HUB_CACHE", ""),
            ("HF_HOME", "hub"),
            ("XDG_CACHE_HOME", "huggingface/hub"),
            (HOME, ".cache/huggingface/hub"),
        ];
        let folder = PLACES.iter().find_map(|(name, below)| {
            let folder = PathBuf::from(var(name).filter(|value| !value.is_empty())?);
            Some(if below.is_empty() { folder } else { folder.join(below) })
        });
        Ok(Cache { folder: folder.ok_or(Error::NoPlace)? })
    }

    /// Returns the cache in a folder.
    pub fn at(folder: impl Into<PathBuf>) -> Cache {
        Cache { folder: folder.into() }
    }

    /// Returns where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn repo_folder(&self, repo: &str) -> PathBuf {
        self.folder.join(folder_name(repo))
    }

    /// Returns where the bytes with this hash go.
    pub fn blob(&self, repo: &str, hash: &str) -> PathBuf {
        self.repo_folder(repo).join("blobs").join(hash)
    }

    /// Returns what is locked while they arrive.
    pub fn lock(&self, repo: &str, hash: &str) -> PathBuf {
        self.folder.join(".locks").join(folder_name(repo)).join(format!("{hash}.lock"))
    }

    /// Makes the folders for a repository's files.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn prepare(&self, repo: &str) -> Result<(), Error> {
        let blobs = self.repo_folder(repo).join("blobs");
        fs::create_dir_all(&blobs).map_err(Error::file(&blobs))
    }

    /// Gives a blob its name in a snapshot. `path` is a safe one.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn link(&self, repo: &str, commit: &str, path: &str, hash: &str) -> Result<PathBuf, Error> {
        let file = self.repo_folder(repo).join("snapshots").join(commit).join(path);
        let folder = file.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
        let blob = self.blob(repo, hash);
        let target = if is_below(folder, &self.repo_folder(repo)) {
            let up = "../".repeat(path.split('/').count() + 1);
            PathBuf::from(format!("{up}blobs/{hash}"))
        } else {
            // a folder on the way is a link to elsewhere, from where the way up is another
            fs::canonicalize(&blob).map_err(Error::file(&blob))?
        };
        if platform::is_link_to(&file, &target, &blob) {
            return Ok(file);
        }
        // Next to it first: a name that is there stays valid until the new one takes its place.
        let temporary = with_ending(&file, &own_ending());
        forget(&temporary)?;
        platform::link(&target, &blob, &temporary).map_err(Error::file(&temporary))?;
        platform::rename(&temporary, &file).map_err(Error::file(&file))?;
        Ok(file)
    }

    /// Lets `main` stand at a commit.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn set_main(&self, repo: &str, commit: &str) -> Result<(), Error> {
        let refs = self.repo_folder(repo).join("refs");
        fs::create_dir_all(&refs).map_err(Error::file(&refs))?;
        let file = refs.join("main");
        let temporary = with_ending(&file, &own_ending());
        forget(&temporary)?;
        // not through a link: one that is there by now is an error
        let out = OpenOptions::new().write(true).create_new(true).open(&temporary);
        out.and_then(|mut out| out.write_all(commit.as_bytes()))
            .map_err(Error::file(&temporary))?;
        fs::rename(&temporary, &file).map_err(Error::file(&file))
    }

    /// Returns the snapshots of a repository: the one that `main` stands at first, then others, the
    /// latest first.
    fn snapshots(&self, repo: &str) -> Vec<PathBuf> {
        let folder = self.repo_folder(repo);
        let main = fs::read_to_string(folder.join("refs/main")).unwrap_or_default();
        let mut found: Vec<(bool, SystemTime, PathBuf)> = children(&folder.join("snapshots"))
            .into_iter()
            .filter(|(name, _)| is_hex(name, 40))
            .map(|(name, path)| {
                let modified = fs::metadata(&path).and_then(|found| found.modified());
                (name == main.trim(), modified.unwrap_or(SystemTime::UNIX_EPOCH), path)
            })
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, _, path)| path).collect()
    }

    /// Returns a model by its name. Without a quantization: the one that would be fetched, or else
    /// any there is.
    pub fn find(&self, name: &Name) -> Option<CachedModel> {
        self.snapshots(&name.repo).iter().find_map(|snapshot| {
            let files = files_below(snapshot);
            let whole: Vec<CachedModel> =
                entries(&name.repo, &files).into_iter().filter(|entry| entry.complete).collect();
            let paths: Vec<&str> = whole.iter().map(|entry| entry.path.as_str()).collect();
            let path = Model::pick(&paths, name.quant.as_deref())?;
            whole.iter().find(|entry| entry.path == path).cloned()
        })
    }

    /// Returns a model by its name in letters of any case, as the hub's own names are.
    pub fn find_in_any_case(&self, name: &Name) -> Option<CachedModel> {
        let mut repos = self.repos();
        repos.retain(|repo| repo.eq_ignore_ascii_case(&name.repo));
        repos.into_iter().find_map(|repo| self.find(&Name { repo, quant: name.quant.clone() }))
    }

    /// Returns the folder of a repository that holds a model in Hugging Face's form, and no GGUF
    /// file.
    pub fn find_folder(&self, name: &Name) -> Option<PathBuf> {
        let snapshots = self.snapshots(&name.repo).into_iter().filter(|_| name.quant.is_none());
        snapshots.into_iter().find(|snapshot| is_model_folder(snapshot))
    }

    /// Returns all models in Hugging Face's form, of repositories without GGUF files.
    pub fn list_folders(&self) -> Vec<CachedFolder> {
        let mut all = Vec::new();
        for repo in self.repos() {
            let snapshots = self.snapshots(&repo);
            let has_gguf = |snapshot: &PathBuf| !entries(&repo, &files_below(snapshot)).is_empty();
            if snapshots.iter().any(has_gguf) {
                continue;
            }
            let found = snapshots.iter().filter_map(|snapshot| cached_folder(&repo, snapshot));
            // of several commits the first whole one counts
            let found: Vec<CachedFolder> = found.collect();
            let whole = found.iter().find(|found| found.complete).or(found.first());
            all.extend(whole.cloned());
        }
        all
    }

    /// Returns all models.
    pub fn list(&self) -> Vec<CachedModel> {
        let mut all: Vec<CachedModel> = Vec::new();
        for repo in self.repos() {
            for snapshot in self.snapshots(&repo) {
                for entry in entries(&repo, &files_below(&snapshot)) {
                    // Of several commits the first counts.
                    if !all.iter().any(|known| known.name == entry.name) {
                        all.push(entry);
                    }
                }
            }
        }
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    }

    /// Returns whether there is a folder of a repository, whatever is in it.
    pub fn has_repository(&self, repo: &str) -> bool {
        self.repo_folder(repo).is_dir()
    }

    fn repos(&self) -> Vec<String> {
        let folders = children(&self.folder).into_iter();
        folders.filter_map(|(name, _)| repo_name(&name)).collect()
    }

    /// Removes a model, in every snapshot; without a quantization the whole repository, if there is
    /// a model in it. Weights in another form than GGUF stay where one model is removed.
    ///
    /// # Errors
    /// When there is nothing of that name, no model in the repository, or the system does not allow
    /// it.
    pub fn remove(&self, name: &Name) -> Result<Removal, Error> {
        let repo = self.repo_folder(&name.repo);
        let missing = || Error::NotThere { name: name.to_string(), store: self.folder.clone() };
        let before = bytes_below(&repo);
        let Some(quant) = &name.quant else {
            if !repo.is_dir() {
                return Err(missing());
            }
            if !self.has_models(&name.repo) {
                return Err(Error::NoModelIn { repo: name.repo.clone(), folder: repo });
            }
            // files first: one that is in use may not be removed, and then all stays
            let snapshots = repo.join("snapshots");
            let mut paths = BTreeSet::new();
            for found in files_below(&snapshots) {
                platform::remove_file(&found.file).map_err(Error::file(&found.file))?;
                let path = found.path.split_once('/').map_or(&*found.path, |(_, path)| path);
                paths.insert(path.to_owned());
            }
            for folder in [repo.join("refs"), snapshots].into_iter().filter(|f| f.exists()) {
                platform::remove_folder(&folder).map_err(Error::file(&folder))?;
            }
            self.sweep(&repo, &name.repo)?;
            return Ok(Removal::of(paths, before, &repo));
        };
        let mut removed = BTreeSet::new();
        for snapshot in self.snapshots(&name.repo) {
            let files = files_below(&snapshot);
            let paths: Vec<&str> = files.iter().map(|found| found.path.as_str()).collect();
            let Some(path) = Model::pick(&paths, Some(quant)) else { continue };
            let parts = Model::parts(&paths, path);
            // A projector goes with the last model that could use it, and so does what is said of
            // the models.
            let is_last =
                !paths.iter().any(|path| Model::of(path).is_some() && !parts.contains(path));
            let has_others = paths.iter().any(|path| is_other_weights(path));
            let goes = |path: &str| {
                let goes_along = is_last && (!has_others || path.ends_with(".gguf"));
                goes_along || parts.contains(&path)
            };
            for found in files.iter().filter(|found| goes(&found.path)) {
                platform::remove_file(&found.file).map_err(Error::file(&found.file))?;
                removed.insert(found.path.clone());
            }
        }
        if removed.is_empty() {
            return Err(missing());
        }
        self.sweep(&repo, &name.repo)?;
        Ok(Removal::of(removed, before, &repo))
    }

    /// Returns whether a repository has what lists show, or a part of it.
    fn has_models(&self, repo: &str) -> bool {
        self.snapshots(repo).iter().any(|snapshot| {
            let has_gguf = !entries(repo, &files_below(snapshot)).is_empty();
            has_gguf || cached_folder(repo, snapshot).is_some()
        }) || self.has_beginnings(repo)
    }

    /// Returns whether a download of a repository has begun and not ended.
    fn has_beginnings(&self, repo: &str) -> bool {
        let blobs = children(&self.repo_folder(repo).join("blobs"));
        blobs.iter().any(|(name, _)| name.ends_with(".incomplete"))
    }

    /// Removes what an ended download of a model has left of it.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn remove_partial(&self, name: &Name) -> Result<(), Error> {
        // without a quantization it might be any of the repository
        if name.quant.is_some() && self.find(name).is_none() {
            match self.remove(name) {
                Err(Error::NotThere { .. }) => {}
                removed => return removed.map(drop),
            }
        }
        let repo = self.repo_folder(&name.repo);
        if repo.is_dir() { self.sweep(&repo, &name.repo) } else { Ok(()) }
    }

    /// Removes the blobs that no snapshot names any more, and a repository without any. What
    /// another process is fetching stays.
    fn sweep(&self, folder: &Path, repo: &str) -> Result<(), Error> {
        let is_used = |blob: &Path, used: &HashSet<PathBuf>| {
            platform::is_linked(blob)
                || fs::canonicalize(blob).is_ok_and(|blob| used.contains(&blob))
        };
        let used = self.used(repo);
        let mut all_gone = true;
        for (name, blob) in children(&folder.join("blobs")) {
            if is_used(&blob, &used) {
                all_gone = false;
                continue;
            }
            // Nobody begins to fetch it while the lock is held here; who held it before may have
            // given it a name.
            match self.try_lock(repo, name.split('.').next().unwrap_or(&name))? {
                Some(_lock) if !is_used(&blob, &self.used(repo)) => {
                    platform::remove_file(&blob).map_err(Error::file(&blob))?;
                }
                _ => all_gone = false,
            }
        }
        // Files that other tools put there in place of links have no blobs.
        if all_gone && self.used(repo).is_empty() {
            platform::remove_folder(folder).map_err(Error::file(folder))?;
        }
        Ok(())
    }

    /// Returns what the names in the snapshots of a repository stand for.
    fn used(&self, repo: &str) -> HashSet<PathBuf> {
        let names = self.snapshots(repo).into_iter().flat_map(|snapshot| files_below(&snapshot));
        names.filter_map(|found| fs::canonicalize(found.file).ok()).collect()
    }

    /// Returns the lock of a blob, unless another process holds it, which is fetching that blob
    /// then.
    fn try_lock(&self, repo: &str, hash: &str) -> Result<Option<Lock>, Error> {
        let lock = self.lock(repo, hash);
        let file = match OpenOptions::new().append(true).open(&lock) {
            // Never locked, so never being fetched.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Some(Lock(None))),
            file => file.map_err(Error::file(&lock))?,
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock(Some(file)))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(Error::file(&lock)(error)),
        }
    }
}

impl Removal {
    /// Returns the removal of files of a repository that took `before` bytes.
    fn of(paths: BTreeSet<String>, before: u64, repo: &Path) -> Removal {
        let freed = before.saturating_sub(bytes_below(repo));
        Removal { paths: paths.into_iter().collect(), freed }
    }
}

/// Reads which files the weights of a model are in; `None` if nothing tells.
fn weight_index(path: &Path) -> Option<WeightIndex> {
    // opening a pipe would wait for its writer
    if !fs::metadata(path).is_ok_and(|found| found.is_file()) {
        return None;
    }
    let bytes = bounded::read(File::open(path).ok()?, MAX_INDEX).ok()??;
    serde_json::from_slice(&bytes).ok()
}

/// Returns the model in Hugging Face's form that a folder holds: a snapshot of a repository, or
/// another.
pub(super) fn cached_folder(repo: &str, snapshot: &Path) -> Option<CachedFolder> {
    if !is_model_folder(snapshot) {
        return None;
    }
    let files = files_below(snapshot);
    let weights = files.iter().filter(|found| found.path.ends_with(".safetensors"));
    let here: HashSet<&str> = weights.map(|found| found.path.as_str()).collect();
    let index = weight_index(&snapshot.join(WEIGHT_INDEX));
    if here.is_empty() && index.is_none() {
        return None;
    }
    let mut counted = HashSet::new();
    let once = files.iter().filter(|found| counted.insert(fs::canonicalize(&found.file).ok()));
    let metadata: Vec<_> = once.filter_map(|found| fs::metadata(&found.file).ok()).collect();
    let modified = metadata.iter().filter_map(|m| m.modified().ok()).max();
    let complete = index.map_or(!here.is_empty(), |index| {
        index.weight_map.values().all(|file| here.contains(file.as_str()))
    });
    Some(CachedFolder {
        repo: repo.to_owned(),
        folder: snapshot.to_owned(),
        size: metadata.iter().map(fs::Metadata::len).sum(),
        modified: modified.unwrap_or(SystemTime::UNIX_EPOCH),
        complete,
    })
}

/// Returns whether a path is one of weights that are no GGUF file.
fn is_other_weights(path: &str) -> bool {
    [".safetensors", ".bin", ".pt", ".pth"].iter().any(|ending| path.ends_with(ending))
}

/// Returns true if a folder is in another one, links on the way followed.
fn is_below(folder: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    real(folder).zip(real(other)).is_none_or(|(folder, other)| folder.starts_with(other))
}

/// Returns the models in a folder that is no store, each with its path below it, without the
/// ending.
pub fn models_below(folder: &Path) -> Vec<(String, CachedModel)> {
    let id = |entry: &CachedModel| Model::of(&entry.path).map(|model| model.stem.to_owned());
    let found = entries("", &files_below(folder)).into_iter().filter(|entry| entry.complete);
    found.filter_map(|entry| Some((id(&entry)?, entry))).collect()
}

/// Returns the models in Hugging Face's form in a folder that is no store, each with its path below
/// it in place of the repository's name.
pub fn hf_folders_below(folder: &Path) -> Vec<CachedFolder> {
    let files = files_below(folder);
    let folders = files
        .iter()
        .filter_map(|found| Some((found.path.strip_suffix("/config.json")?, found.file.parent()?)));
    folders.filter_map(|(path, folder)| cached_folder(path, folder)).collect()
}

/// Removes a file that may not be there.
fn forget(file: &Path) -> Result<(), Error> {
    match fs::remove_file(file) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(Error::file(file)(e)),
        _ => Ok(()),
    }
}

/// Returns an ending that is unique now: two processes that write the same file at once must not
/// take the beginnings from each other.
fn own_ending() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}.new", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Returns the models among the files of a snapshot.
pub(super) fn entries(repo: &str, files: &[SnapshotFile]) -> Vec<CachedModel> {
    // a folder may have thousands of files: each is looked at once
    let mut parts: HashMap<(&str, u32), Vec<(u32, &SnapshotFile)>> = HashMap::new();
    for found in files {
        if let Some(Model { stem, part: (number, count), .. }) = Model::of_any(&found.path) {
            parts.entry((stem, count)).or_default().push((number, found));
        }
    }
    let is_projector = |found: &&SnapshotFile| found.path.to_ascii_lowercase().contains("mmproj");
    let projectors: Vec<&SnapshotFile> = files.iter().filter(is_projector).collect();
    let projector_paths: Vec<&str> = projectors.iter().map(|found| found.path.as_str()).collect();
    let mut taken = HashSet::new();
    let mut entries: Vec<CachedModel> = Vec::new();
    for found in files {
        let Some(model) = Model::of(&found.path).filter(|model| model.part.0 == 1) else {
            continue;
        };
        let own = parts.get(&(model.stem, model.part.1)).into_iter().flatten();
        let metadata: Vec<_> = own.filter_map(|(_, part)| fs::metadata(&part.file).ok()).collect();
        let paths_of = if repo.is_empty() { PathsOf::Folder } else { PathsOf::Repository };
        // Two files of one quantization are distinguished by their paths.
        let is_taken = taken.contains(&model.quant);
        let quant = if is_taken { Some(found.path.clone()) } else { model.quant };
        taken.insert(quant.clone());
        entries.push(CachedModel {
            name: Name { repo: repo.into(), quant },
            file: found.file.clone(),
            path: found.path.clone(),
            projector: projector_of(&projector_paths, &found.path, paths_of)
                .ok()
                .flatten()
                .and_then(|path| projectors.iter().find(|found| found.path == path))
                .map(|found| found.file.clone()),
            size: metadata.iter().map(fs::Metadata::len).sum(),
            modified: metadata
                .iter()
                .filter_map(|m| m.modified().ok())
                .max()
                .unwrap_or(SystemTime::UNIX_EPOCH),
            complete: metadata.len() == model.part.1 as usize,
        });
    }
    entries
}

/// Appends an ending: `file` → `file.ending`.
fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn folder_name(repo: &str) -> String {
    format!("models--{}", repo.replace('/', "--"))
}

/// Converts `models--org--repo` → `org/repo`.
fn repo_name(folder: &str) -> Option<String> {
    let (org, repo) = folder.strip_prefix("models--")?.split_once("--")?;
    let name: Name = format!("{org}/{repo}").parse().ok()?;
    Some(name.repo)
}

/// Names and paths of what is in a folder, in order; nothing if it is none.
pub(super) fn children(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<_> = entries
        .filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry.path())))
        .collect();
    all.sort();
    all
}

/// Returns the files of a snapshot, in order of their paths; links without a target, and to a
/// folder in which they stand, are none.
pub(super) fn files_below(snapshot: &Path) -> Vec<SnapshotFile> {
    fn walk(folder: &Path, prefix: &str, above: &mut Vec<PathBuf>, out: &mut Vec<SnapshotFile>) {
        let Ok(canonical) = folder.canonicalize() else { return };
        if above.len() > MAX_DEPTH || above.contains(&canonical) {
            return;
        }
        above.push(canonical);
        for (name, file) in children(folder) {
            let path = format!("{prefix}{name}");
            match fs::metadata(&file) {
                Ok(found) if found.is_dir() => walk(&file, &format!("{path}/"), above, out),
                Ok(found) if found.is_file() => out.push(SnapshotFile { path, file }),
                _ => {}
            }
        }
        above.pop();
    }
    let mut files = Vec::new();
    walk(snapshot, "", &mut Vec::new(), &mut files);
    files
}

/// Returns the bytes that the files of a repository take, in its own folder: links count nothing,
/// and a blob that has a further name in a snapshot counts once.
fn bytes_below(repo: &Path) -> u64 {
    let own = |file: &Path| {
        let found = file.symlink_metadata().ok().filter(fs::Metadata::is_file);
        found.map_or(0, |found| found.len())
    };
    let blobs = children(&repo.join("blobs")).into_iter().map(|(_, blob)| own(&blob));
    let named = files_below(&repo.join("snapshots")).into_iter();
    let named = named.filter(|found| !platform::is_linked(&found.file));
    blobs.sum::<u64>() + named.map(|found| own(&found.file)).sum::<u64>()
}
