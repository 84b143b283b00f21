//! Ollama's store: a manifest in JSON for each name, whose layers are files named by their hashes.
//! Everything in it is taken for hostile: a digest names a file only if it is one of SHA-256, and
//! no link leads out of the folder of manifests.
//!
//! ```text
//! manifests/HOST/NAMESPACE/MODEL/TAG   {"layers": [{"mediaType", "digest", "size"}, …]}
//! blobs/sha256-HEX                     the bytes of a layer
//! ```

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::Error;
use super::cache::children;
use super::hub::is_hex;
use super::installed_model::{InstalledModel, Recommended, StoreKind};
use super::name::is_safe_path;
use crate::sampling::OPTIONS;
use crate::util::folders::{self, HOME};

/// Longest manifest, in bytes; real ones have about a thousand.
const MAX_MANIFEST: u64 = 1 << 20;
/// Longest text of a layer: a system message, or parameters.
const MAX_TEXT: u64 = 1 << 20;
/// Most manifests that are looked at.
const MAX_MODELS: usize = 10_000;
/// The host and the namespace that Ollama leaves out of names.
const HOST: &str = "registry.ollama.ai";
const NAMESPACE: &str = "library";
/// The tag that stands for none.
const LATEST: &str = "latest";
/// The beginning of the types of layers.
const TYPE: &str = "application/vnd.ollama.image.";
/// Parameters that say how a machine computes, which options of hob say.
const OF_THE_MACHINE: [&str; 8] =
    ["num_thread", "num_gpu", "main_gpu", "num_batch", "low_vram", "use_mmap", "use_mlock", "numa"];

/// A folder in which Ollama keeps models.
#[derive(Debug, Clone)]
pub struct OllamaStore {
    folder: PathBuf,
}

#[derive(Deserialize)]
struct OllamaManifest {
    #[serde(default)]
    layers: Vec<ManifestLayer>,
}

#[derive(Deserialize)]
struct ManifestLayer {
    #[serde(rename = "mediaType")]
    media_type: String,
    digest: String,
    size: u64,
}

impl OllamaManifest {
    /// Returns the layers of a type.
    fn of_type(&self, kind: &str) -> Vec<&ManifestLayer> {
        let is_type = |layer: &&ManifestLayer| layer.media_type.strip_prefix(TYPE) == Some(kind);
        self.layers.iter().filter(is_type).collect()
    }
}

/// A name in the store, part by part.
#[derive(Clone, Copy)]
struct ManifestName<'a> {
    host: &'a str,
    namespace: &'a str,
    model: &'a str,
    tag: Option<&'a str>,
}

impl<'a> ManifestName<'a> {
    /// Reads `[[HOST/]NAMESPACE/]MODEL[:TAG]`, or the address of a page of Ollama's library.
    fn read(text: &'a str) -> Option<ManifestName<'a>> {
        let pages = ["https://ollama.com/", "http://ollama.com/", "ollama.com/"];
        let text = pages.iter().find_map(|page| text.strip_prefix(page)).unwrap_or(text);
        let (path, tag) = match text.rfind(':').filter(|&at| !text[at..].contains('/')) {
            Some(at) => (&text[..at], Some(&text[at + 1..])),
            None => (text, None),
        };
        let parts: Vec<&str> = path.split('/').collect();
        let name = match parts[..] {
            [model] => ManifestName { host: HOST, namespace: NAMESPACE, model, tag },
            [namespace, model] => ManifestName { host: HOST, namespace, model, tag },
            [host, namespace, model] => ManifestName { host, namespace, model, tag },
            _ => return None,
        };
        // a host may have a port, which no other part of a path may
        let host = name.host.replacen(':', "-", 1);
        let parts = [host.as_str(), name.namespace, name.model, name.tag.unwrap_or(LATEST)];
        let is_part = |part: &str| !part.contains('/') && is_safe_path(part);
        parts.into_iter().all(is_part).then_some(name)
    }

    /// Returns the name as Ollama shows it.
    fn shown(self) -> String {
        let tag = self.tag.unwrap_or(LATEST);
        match (self.host, self.namespace) {
            (HOST, NAMESPACE) => format!("{}:{tag}", self.model),
            (HOST, namespace) => format!("{namespace}/{}:{tag}", self.model),
            (host, namespace) => format!("{host}/{namespace}/{}:{tag}", self.model),
        }
    }
}

/// Returns whether a name, as Ollama shows it, is that of the tag that stands for none.
pub(super) fn is_latest(name: &str) -> bool {
    name.rsplit_once(':').is_some_and(|(_, tag)| tag == LATEST)
}

/// Returns the folders in which Ollama keeps models: the one that its variable names, else this
/// user's and the service's.
pub(super) fn stores() -> Vec<OllamaStore> {
    if let Some(folder) = folders::named_by("OLLAMA_MODELS") {
        return vec![OllamaStore::at(folder)];
    }
    let own = folders::named_by(HOME).map(|home| home.join(".ollama/models"));
    let services = ["/usr/share/ollama/.ollama/models", "/var/lib/ollama/.ollama/models"];
    let of_service = services.iter().filter(|_| cfg!(target_os = "linux")).map(PathBuf::from);
    let folders = own.into_iter().chain(of_service).filter(|folder| folder.is_dir());
    folders.map(OllamaStore::at).collect()
}

/// The layers that hold texts: the template, the system prompt, the parameters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texts {
    Read,
    LeftOut,
}

impl OllamaStore {
    /// Returns the store in a folder.
    pub fn at(folder: impl Into<PathBuf>) -> OllamaStore {
        OllamaStore { folder: folder.into() }
    }

    /// Returns where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns all models. Manifests that cannot be used are left out, with a line in the log.
    pub fn list(&self) -> Vec<InstalledModel> {
        let mut all = Vec::new();
        for (host, hosts) in folders_in(&self.folder.join("manifests")) {
            for (namespace, namespaces) in folders_in(&hosts) {
                for (model, models) in folders_in(&namespaces) {
                    for (tag, file) in children(&models) {
                        let name = ManifestName {
                            host: &host,
                            namespace: &namespace,
                            model: &model,
                            tag: Some(&tag),
                        };
                        match self.read(name, &file, Texts::LeftOut) {
                            Ok(model) => all.push(model),
                            Err(error) => tracing::debug!(%error, "left out"),
                        }
                        if all.len() >= MAX_MODELS {
                            return all;
                        }
                    }
                }
            }
        }
        all
    }

    /// Returns the model of a name, with what its layers say of its use; `None` if there is no
    /// manifest of it. Without a tag it is `latest`, or the only one there is.
    ///
    /// # Errors
    /// The manifest is none, or describes no model that can be used; several tags might be meant.
    pub fn find(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        let Some(name) = ManifestName::read(text) else { return Ok(None) };
        let mut folder = self.folder.join("manifests");
        folder.extend([name.host, name.namespace, name.model]);
        if let Some(exact) = plain_file(&folder.join(name.tag.unwrap_or(LATEST))) {
            return self.read(name, &exact, Texts::Read).map(Some);
        }
        if name.tag.is_some() {
            return Ok(None);
        }
        let tags: Vec<(String, PathBuf)> =
            children(&folder).into_iter().filter(|(_, file)| plain_file(file).is_some()).collect();
        match &tags[..] {
            [] => Ok(None),
            [(tag, file)] => {
                let name = ManifestName { tag: Some(tag), ..name };
                self.read(name, file, Texts::Read).map(Some)
            }
            several => Err(Error::Ambiguous {
                name: text.into(),
                candidates: several
                    .iter()
                    .map(|(tag, _)| ManifestName { tag: Some(tag), ..name }.shown())
                    .map(|name| format!("{}{name}", StoreKind::Ollama.prefix()))
                    .collect(),
            }),
        }
    }

    /// Returns the model of a name as [`OllamaStore::find`] does, in letters of any case.
    ///
    /// # Errors
    /// As there; or names that differ in their case alone might be meant.
    pub fn find_in_any_case(&self, text: &str) -> Result<Option<InstalledModel>, Error> {
        let Some(wanted) = ManifestName::read(text) else { return Ok(None) };
        let alike = |folder: &Path, part: &str| {
            let mut found = folders_in(folder);
            found.retain(|(name, _)| name.eq_ignore_ascii_case(part));
            found
        };
        let mut names = Vec::new();
        for (host, hosts) in alike(&self.folder.join("manifests"), wanted.host) {
            for (namespace, namespaces) in alike(&hosts, wanted.namespace) {
                for (model, models) in alike(&namespaces, wanted.model) {
                    let path = format!("{host}/{namespace}/{model}");
                    let Some(wanted_tag) = wanted.tag else {
                        names.push(path);
                        continue;
                    };
                    let mut tags = children(&models);
                    tags.retain(|(tag, _)| tag.eq_ignore_ascii_case(wanted_tag));
                    names.extend(tags.into_iter().map(|(tag, _)| format!("{path}:{tag}")));
                }
            }
        }
        match &names[..] {
            [] => Ok(None),
            [name] => self.find(name),
            several => {
                let shown = several.iter().filter_map(|name| ManifestName::read(name));
                let candidates =
                    shown.map(|name| format!("{}{}", StoreKind::Ollama.prefix(), name.shown()));
                Err(Error::Ambiguous { name: text.into(), candidates: candidates.collect() })
            }
        }
    }

    /// Reads a manifest, and perhaps the layers that hold texts.
    fn read(&self, name: ManifestName, file: &Path, with: Texts) -> Result<InstalledModel, Error> {
        let fault = |what: String| Error::Manifest { path: file.into(), what };
        let bytes = read_small(file, MAX_MANIFEST).map_err(fault)?;
        let manifest: OllamaManifest = serde_json::from_slice(&bytes)
            .map_err(|error| fault(format!("a manifest of Ollama was expected: {error}")))?;
        let of_type = |kind: &str| manifest.of_type(kind);
        let weights = match of_type("model")[..] {
            [one] => one,
            [] if of_type("tensor").is_empty() => {
                return Err(fault("it has no layer of weights".into()));
            }
            [] => return Err(fault("its weights are no GGUF file, but tensors one by one".into())),
            _ => return Err(fault("it has several layers of weights, expected one".into())),
        };
        let (file_of_weights, is_complete) = self.blob(weights).map_err(fault)?;
        let projector = of_type("projector").first().map(|layer| self.blob(layer)).transpose();
        let projector = projector.map_err(fault)?;
        let adapters = of_type("adapter").into_iter().map(|layer| self.blob(layer));
        let adapters: Vec<(PathBuf, bool)> = adapters.collect::<Result<_, _>>().map_err(fault)?;
        let has_adapters = adapters.iter().all(|(_, is_complete)| *is_complete);
        let recommended = Recommended {
            adapters: adapters.into_iter().map(|(blob, _)| blob).collect(),
            ..Recommended::default()
        };
        let recommended = match with {
            Texts::Read => self.with_texts(recommended, &manifest, file)?,
            Texts::LeftOut => recommended,
        };
        Ok(InstalledModel {
            origin: StoreKind::Ollama,
            name: name.shown(),
            file: file_of_weights,
            projector: projector.as_ref().map(|(blob, _)| blob.clone()),
            size: weights.size,
            modified: fs::metadata(file)
                .and_then(|found| found.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH),
            complete: is_complete
                && has_adapters
                && projector.is_none_or(|(_, is_complete)| is_complete),
            recommended,
        })
    }

    /// Returns what is recommended with the layers that hold texts: the system message, parameters,
    /// and those that are shown alone.
    fn with_texts(
        &self,
        recommended: Recommended,
        manifest: &OllamaManifest,
        file: &Path,
    ) -> Result<Recommended, Error> {
        let fault = |what: String| Error::Manifest { path: file.into(), what };
        let text = |layer: &ManifestLayer| -> Result<Vec<u8>, Error> {
            let (blob, _) = self.blob(layer).map_err(fault)?;
            let bytes = read_small(&blob, MAX_TEXT);
            bytes.map_err(|what| Error::Manifest { path: blob, what })
        };
        let texts = |kind: &str| manifest.of_type(kind).last().copied().map(text).transpose();
        let system = texts("system")?.and_then(|text| String::from_utf8(text).ok());
        let mut recommended = Recommended { system, ..recommended };
        if let Some(text) = texts("params")? {
            let parameters: Map<String, Value> = serde_json::from_slice(&text)
                .map_err(|error| fault(format!("its parameters are no JSON object: {error}")))?;
            add_parameters(&parameters, &mut recommended);
            recommended.texts.parameters = parameters;
        }
        // a model is used without these
        let shown = |layer: &ManifestLayer| String::from_utf8(text(layer).ok()?).ok();
        recommended.texts.template =
            manifest.of_type("template").last().and_then(|layer| shown(layer));
        recommended.texts.licenses =
            manifest.of_type("license").into_iter().filter_map(shown).collect();
        Ok(recommended)
    }

    /// Returns the file of a layer, and true if it is there with all of its bytes.
    ///
    /// # Errors
    /// The digest is none.
    fn blob(&self, layer: &ManifestLayer) -> Result<(PathBuf, bool), String> {
        let hex = layer.digest.strip_prefix("sha256:").filter(|hex| is_hex(hex, 64));
        let hex = hex.ok_or("a digest is not `sha256:` and 64 hexadecimal digits")?;
        let blob = self.folder.join("blobs").join(format!("sha256-{hex}"));
        let found = fs::metadata(&blob).ok().filter(fs::Metadata::is_file);
        Ok((blob, found.is_some_and(|found| found.len() == layer.size)))
    }
}

/// Adds the parameters of a Modelfile. What hob has no use for, or what is out of its range, is
/// named in the log.
fn add_parameters(parameters: &Map<String, Value>, recommended: &mut Recommended) {
    for (name, value) in parameters {
        let whole = value.as_u64().and_then(|n| usize::try_from(n).ok()).filter(|&n| n > 0);
        match (name.as_str(), value) {
            ("stop", Value::String(stop)) => recommended.stop.push(stop.clone()),
            ("stop", Value::Array(stops)) => {
                let stops = stops.iter().filter_map(Value::as_str);
                recommended.stop.extend(stops.map(str::to_owned));
            }
            ("num_ctx", _) if whole.is_some() => recommended.n_ctx = whole,
            // -1 and -2 are Ollama's words for no limit
            ("num_predict", value) if whole.is_some() || value.as_i64().is_some_and(|n| n < 0) => {
                recommended.max_tokens = whole;
            }
            (name, _) if OF_THE_MACHINE.contains(&name) => {
                tracing::debug!("the parameter {name} of Ollama changes nothing here");
            }
            (name, value) => {
                let option = OPTIONS.iter().find(|option| option.name == name);
                match (option, value.as_f64()) {
                    (Some(option), Some(x)) if option.range.contains(x) => {
                        recommended.sampling.set(option, x);
                    }
                    _ => tracing::warn!("the parameter {name} of Ollama is left out: {value}"),
                }
            }
        }
    }
    recommended.stop.retain(|stop| !stop.is_empty());
}

/// Returns the folders in a folder, links left out.
fn folders_in(folder: &Path) -> Vec<(String, PathBuf)> {
    let is_folder = |path: &Path| path.symlink_metadata().is_ok_and(|found| found.is_dir());
    children(folder).into_iter().filter(|(_, path)| is_folder(path)).collect()
}

/// Returns a path if a file is there, and no link.
fn plain_file(path: &Path) -> Option<PathBuf> {
    path.symlink_metadata().ok().filter(fs::Metadata::is_file).map(|_| path.to_owned())
}

/// Reads a small file.
///
/// # Errors
/// Says why it cannot be used.
fn read_small(path: &Path, most: u64) -> Result<Vec<u8>, String> {
    // asked before opening: opening a pipe would wait for its writer
    let found = fs::metadata(path).map_err(|error| error.to_string())?;
    if !found.is_file() {
        return Err("a file was expected".into());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| error.to_string())?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > most {
        return Err(format!("it has more than {most} bytes"));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_ollama_shows_them() {
        let shown = |text| ManifestName::read(text).map(ManifestName::shown);
        for (text, name) in [
            ("llama3.2:1b", "llama3.2:1b"),
            ("llama3.2", "llama3.2:latest"),
            ("library/llama3.2:1b", "llama3.2:1b"),
            ("someone/model", "someone/model:latest"),
            ("registry.ollama.ai/library/qwen3:8b", "qwen3:8b"),
            ("https://ollama.com/library/qwen3:8b", "qwen3:8b"),
            ("hf.co/org/Repo-GGUF:Q4_K_M", "hf.co/org/Repo-GGUF:Q4_K_M"),
            ("localhost:5000/a/b:c", "localhost:5000/a/b:c"),
        ] {
            assert_eq!(shown(text).as_deref(), Some(name), "{text}");
        }
        for text in ["", "a/b/c/d", "../x", "a/..", "a:", "a:..", "a\\b", "/etc/passwd", "a//b"] {
            assert_eq!(shown(text), None, "{text}");
        }
    }

    #[test]
    fn parameters_become_defaults() {
        let parameters = r#"{"temperature": 0.6, "top_k": 20, "top_p": 7, "num_ctx": 4096,
            "num_predict": -1, "stop": ["<|a|>", "", "b"], "num_thread": 4, "tfs_z": 1}"#;
        let mut recommended = Recommended::default();
        add_parameters(&serde_json::from_str(parameters).unwrap(), &mut recommended);
        let numbers: Vec<_> = recommended.sampling.numbers().map(|(o, x)| (o.name, x)).collect();
        assert_eq!(numbers, [("temperature", 0.6), ("top_k", 20.0)]);
        assert_eq!(recommended.stop, ["<|a|>", "b"]);
        assert_eq!((recommended.n_ctx, recommended.max_tokens), (Some(4096), None));
        // one that is out of its range leaves what was there
        add_parameters(&serde_json::from_str(r#"{"num_ctx": -4}"#).unwrap(), &mut recommended);
        assert_eq!(recommended.n_ctx, Some(4096));
    }
}
