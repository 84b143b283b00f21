//! Errors of the store: the file, the address, the expectation.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::util::tls;

/// An error of the store. Addresses are shown without their queries, which may hold signatures.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No environment variable says where the store is.
    #[error("there is no place for the store: set HF_HUB_CACHE, HF_HOME or HOME")]
    NoPlace,
    /// A name of a model that is none.
    #[error("`{name}`: {what}; a name is ORG/REPO or ORG/REPO:QUANT, like org/model-GGUF:Q4_K_M")]
    BadName {
        /// The name.
        name: String,
        /// The fault.
        what: &'static str,
    },
    /// The store has no such model.
    #[error("`{name}` is not in the store ({}); `hob list` shows what is", store.display())]
    NotThere {
        /// The name.
        name: String,
        /// The folder of the store.
        store: PathBuf,
    },
    /// A repository of the store holds no model.
    #[error(
        "{repo}: no model that `hob list` shows is in {}, so nothing was removed; that folder may \
         be deleted by hand",
        folder.display()
    )]
    NoModelIn {
        /// The repository.
        repo: String,
        /// Its folder.
        folder: PathBuf,
    },
    /// A model that is to be removed is in a store that another tool keeps.
    #[error("`{name}` is in a store of {owner}, which hob only reads; {how}")]
    OfOthers {
        /// The name as it was written.
        name: String,
        /// The tool.
        owner: &'static str,
        /// The way to remove it there.
        how: String,
    },
    /// A model that is to be removed was not named in full.
    #[error("`{name}` is short for {full}; name it so to remove it")]
    ShortName {
        /// The name as it was written.
        name: String,
        /// Its full name.
        full: String,
    },
    /// A requested file of a model is neither there nor in a store.
    #[error(
        "{}: there is no such file, and no model file of that name in a store; `hob list` shows \
         those there are",
        path.display()
    )]
    NoModelFile {
        /// The file as it was written.
        path: PathBuf,
    },
    /// An address that is none of the hub's.
    #[error(
        "`{address}`: of addresses only those of the hub are read (https://huggingface.co/…, or \
         that of HF_ENDPOINT); fetch the file, and name it"
    )]
    OtherAddress {
        /// The address.
        address: String,
    },
    /// A requested model is neither a file nor in the store.
    #[error(
        "`{name}`: there is no such file, and no model of that name in {}; \
         `hob list` shows those there are, {}",
        searched(stores),
        fetch
    )]
    NoModel {
        /// The name as it was written.
        name: String,
        /// The command that would fetch it, and the rest of the sentence.
        fetch: String,
        /// The folders of all stores.
        stores: Vec<PathBuf>,
    },
    /// A requested model is not in the store that was named.
    #[error(
        "`{name}`: there is no model of that name in {}; `hob list` shows those there are",
        shown(folders)
    )]
    NotInstalled {
        /// The name as it was written.
        name: String,
        /// The folders of the store.
        folders: Vec<PathBuf>,
    },
    /// Several models might be meant.
    #[error("`{name}` may be any of these: {}; name one of them", candidates.join(", "))]
    Ambiguous {
        /// The name as it was written.
        name: String,
        /// The names that each are meant for one.
        candidates: Vec<String>,
    },
    /// A manifest of Ollama's store cannot be used.
    #[error("{}: {what}", path.display())]
    Manifest {
        /// The manifest, or a layer of it.
        path: PathBuf,
        /// Why not.
        what: String,
    },
    /// The repository has files, but not this one.
    #[error("{repo} has no {wanted}; its models: {}", some(available))]
    NoFile {
        /// The repository.
        repo: String,
        /// The requested file.
        wanted: String,
        /// The model files it has.
        available: Vec<String>,
    },
    /// A file of the store cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// There is no room.
    #[error(
        "{}: the disk is full; what has arrived stays, and the same command goes on from there",
        path.display()
    )]
    DiskFull {
        /// The file that was being written.
        path: PathBuf,
    },
    /// The hub was needed, and must not be asked.
    #[error("{what} would have to be downloaded, and downloads are off (--offline)")]
    Offline {
        /// The missing file.
        what: String,
    },
    /// A search, where the hub must not be asked.
    #[error("a search asks the hub, and HF_HUB_OFFLINE says not to; `hob list` lists what is here")]
    NoSearch,
    /// It was told to stop.
    #[error("the download was stopped: nobody wants it any more")]
    Stopped,
    /// The system gives no thread, or the one that fetched has broken down.
    #[error("the download did not go on: {0}")]
    Thread(String),
    /// No answer.
    #[error(
        "{url}: {source}; check network, proxy and HF_ENDPOINT with `hob doctor --online`; \
         `hob list` shows the models of this machine"
    )]
    Http {
        /// The address.
        url: String,
        /// Why not.
        source: Box<ureq::Error>,
    },
    /// An answer, but no good one.
    #[error(
        "{url}: the hub answered {status}{}{}",
        hint(*status, *with_token),
        wait_hint(*retry_after)
    )]
    Status {
        /// The address.
        url: String,
        /// The HTTP status.
        status: u16,
        /// True if a token was sent.
        with_token: bool,
        /// The time that it asks to wait.
        retry_after: Option<Duration>,
    },
    /// An answer that does not make sense.
    #[error("{url}: {what}")]
    Answer {
        /// The address.
        url: String,
        /// The answer that was found, and the expected one.
        what: String,
    },
    /// The hub names a file that would lie outside the store, or not be addressable in it.
    #[error("{repo}: the hub names a file {path:?}, which cannot be stored under that name")]
    UnsafePath {
        /// The repository.
        repo: String,
        /// The name.
        path: String,
    },
    /// A file arrived with another hash than stated, and has been thrown away.
    #[error(
        "{file}: its {kind} is {found}, the hub states {expected}; the download was thrown away"
    )]
    Hash {
        /// The file.
        file: String,
        /// The kind of hash.
        kind: &'static str,
        /// Stated.
        expected: String,
        /// Computed.
        found: String,
    },
    /// The connection breaks again and again without anything arriving.
    #[error(
        "{file}: the connection broke {attempts} times without progress at {at} of {size} bytes; \
         the same command goes on from there ({last})"
    )]
    Broken {
        /// The file.
        file: String,
        /// Attempts that brought nothing.
        attempts: u32,
        /// Bytes that are there.
        at: u64,
        /// Bytes in all.
        size: u64,
        /// The error of the last attempt.
        last: String,
    },
    /// The connection breaks again and again, and each time all must be sent once more.
    #[error(
        "{file}: the connection broke, and the hub began again from the first byte {restarts} \
         times; the file must come in one go, over another network or from another hub"
    )]
    Restarted {
        /// The file.
        file: String,
        /// The number of times that it began again.
        restarts: u32,
    },
    /// A path of the store holds a link, or something else that must not be written to.
    #[error(
        "{}: a plain file was expected there, not a link or anything else; remove it",
        path.display()
    )]
    NotPlain {
        /// The place.
        path: PathBuf,
    },
    /// The hub speaks TLS, this machine cannot.
    #[error("{url}: {source}")]
    NoTls {
        /// The address.
        url: String,
        /// The missing part.
        source: tls::Unavailable,
    },
    /// The file that says whom to trust says nothing.
    #[error(transparent)]
    Trust(#[from] tls::TlsError),
}

impl Error {
    /// Returns, for `map_err`, an error of reading or writing `path`.
    pub(super) fn file(path: &Path) -> impl FnOnce(io::Error) -> Error + '_ {
        move |source| match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                Error::DiskFull { path: path.into() }
            }
            _ => Error::File { path: path.into(), source },
        }
    }
}

impl Error {
    /// Returns whether it is the hub that is not well, so that what was fetched before has to do:
    /// it does not answer, has no time, or answers what makes no sense. A hub that says no is well.
    pub fn is_the_hubs(&self) -> bool {
        matches!(self, Error::Http { .. } | Error::Answer { .. }) || self.is_busy()
    }

    /// Returns whether the hub says that it has no time.
    pub(super) fn is_busy(&self) -> bool {
        matches!(self, Error::Status { status: 408 | 429 | 500.., .. })
    }

    /// Returns the same for those who may know what they asked for, but nothing of this machine: no
    /// paths of its files, no addresses, no advice to its operator.
    pub fn outside(&self) -> String {
        let words = match self {
            Error::NoPlace | Error::File { .. } | Error::NotPlain { .. } => {
                "the server's store of models cannot be used"
            }
            Error::DiskFull { .. } => "the disk of the server is full; what has arrived stays",
            Error::Manifest { .. } => "the server's store of models cannot be used",
            Error::NotThere { .. }
            | Error::NoModel { .. }
            | Error::NoModelFile { .. }
            | Error::OtherAddress { .. }
            | Error::NoModelIn { .. }
            | Error::NotInstalled { .. } => "there is no such model in the server's store",
            Error::OfOthers { .. } => "another program of the server keeps this model",
            Error::Offline { .. } => {
                "it is not in the server's store, and the server downloads nothing"
            }
            Error::NoSearch => "the server searches no hub",
            Error::Http { .. } => "the hub cannot be reached",
            Error::Status { status, with_token, .. } => {
                let why = match (status, with_token) {
                    (401 | 403, false) => {
                        ": it may be private, ask for consent, or not exist, and no token is \
                         sent for it"
                    }
                    (status, with_token) => hint(*status, *with_token),
                };
                return format!("the hub answered {status}{why}");
            }
            Error::Answer { .. } => "the hub's answer makes no sense",
            Error::Broken { file, attempts, at, size, .. } => {
                return format!(
                    "{file}: the connection broke {attempts} times without progress at {at} of \
                     {size} bytes"
                );
            }
            Error::NoTls { .. } | Error::Trust(_) => "the server cannot speak TLS with the hub",
            Error::Thread(_) => "internal error while fetching",
            // These name files of the repository, or what was written.
            Error::BadName { .. }
            | Error::ShortName { .. }
            | Error::Ambiguous { .. }
            | Error::NoFile { .. }
            | Error::UnsafePath { .. }
            | Error::Hash { .. }
            | Error::Restarted { .. }
            | Error::Stopped => return self.to_string(),
        };
        words.into()
    }
}

/// Returns the stores that were searched, by their folders.
fn searched(stores: &[PathBuf]) -> String {
    let which = if stores.len() > 1 { "the stores" } else { "the store" };
    format!("{which} ({})", shown(stores))
}

/// Returns the paths of folders, or that there are none.
fn shown(folders: &[PathBuf]) -> String {
    let shown: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).collect();
    if shown.is_empty() { "any folder of its kind: there is none".into() } else { shown.join(", ") }
}

fn some(names: &[String]) -> String {
    const SHOWN: usize = 20;
    match names.len() {
        0 => "none".into(),
        n if n > SHOWN => format!("{} and {} more", names[..SHOWN].join(", "), n - SHOWN),
        _ => names.join(", "),
    }
}

fn hint(status: u16, with_token: bool) -> &'static str {
    match (status, with_token) {
        (401 | 403, true) => ": the token is not valid, or not allowed to read this",
        (401 | 403, false) => {
            ": it may be private, ask for consent, or not exist; set HF_TOKEN, or --hf-token"
        }
        (404, _) => ": there is no such thing",
        (429, _) => ": too many requests; wait a while",
        _ => "",
    }
}

fn wait_hint(retry_after: Option<Duration>) -> String {
    retry_after.map_or(String::new(), |wait| format!("; it asks to wait {} s", wait.as_secs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_are_told_names_nothing_of_this_machine() {
        let url = || "https://hub.example/api".to_owned();
        let path = || PathBuf::from("/home/operator/blobs/x");
        let gone = || io::Error::other("/home/operator: gone");
        let repo = || "org/repo".to_owned();
        for error in [
            Error::NotThere { name: repo(), store: path() },
            Error::NoModel { name: repo(), fetch: String::new(), stores: vec![path()] },
            Error::File { path: path(), source: gone() },
            Error::NoModelFile { path: path() },
            Error::OtherAddress { address: repo() },
            Error::NoModelIn { repo: repo(), folder: path() },
            Error::DiskFull { path: path() },
            Error::NotPlain { path: path() },
            Error::Restarted { file: "a.gguf".into(), restarts: 5 },
            Error::Http {
                url: url(),
                source: Box::new(ureq::Error::BadUri("https://hub.example".into())),
            },
            Error::Status { url: url(), status: 401, with_token: false, retry_after: None },
            Error::Status { url: url(), status: 503, with_token: true, retry_after: None },
            Error::Answer { url: url(), what: "it redirects to http://hub.example".into() },
            Error::Broken { file: "a.gguf".into(), attempts: 5, at: 1, size: 2, last: url() },
        ] {
            let shown = error.outside();
            assert!(!shown.contains("operator") && !shown.contains("hub.example"), "{shown}");
            assert!(!shown.contains("HF_TOKEN"), "{shown}");
        }
        let refused =
            Error::Status { url: url(), status: 401, with_token: false, retry_after: None };
        assert!(refused.outside().contains("401") && refused.to_string().contains("hub.example"));
        assert!(!refused.is_the_hubs());
        for status in [408, 429, 500, 503] {
            assert!(
                Error::Status { url: url(), status, with_token: false, retry_after: None }
                    .is_the_hubs(),
                "{status}"
            );
        }
    }
}
