//! The surroundings of a service: its folder, its address, its model, and variables that it does
//! not have.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::Error;
use crate::cli::named;
use crate::runtime::ModelSource;

/// Prefixes of the variables that a server reads.
const PREFIXES: [&str; 3] = ["HF_", "HOB_", "LLAMA_"];

/// Returns the folder of this process, from which relative paths count.
///
/// # Errors
/// If it is gone, or its name is no text.
pub(super) fn folder() -> Result<String, Error> {
    let folder = std::env::current_dir();
    let folder = folder.map_err(Error::system("cannot find the current folder"))?;
    folder.into_os_string().into_string().map_err(|name| {
        let name = Path::new(&name).display();
        Error::Usage(format!("{name}: a folder whose name is UTF-8 was expected"))
    })
}

/// Returns an address as systemd reads it (systemd.socket(5), `ListenStream=`): a path becomes
/// absolute.
///
/// # Errors
/// If it is no address.
pub(super) fn listen_address(text: &str) -> Result<String, Error> {
    super::check_word(text)?;
    if text.parse::<SocketAddr>().is_ok_and(|address| address.port() > 0) {
        return Ok(text.to_owned());
    }
    if text.contains('/') {
        let path = std::path::absolute(text).map_err(Error::file(Path::new(text)))?;
        return path.into_os_string().into_string().map_err(|path| {
            let path = Path::new(&path).display();
            Error::Usage(format!("--socket: {path}: a path in UTF-8 was expected"))
        });
    }
    let expected = "the number of a host and a port like 127.0.0.1:8080, or a path like ./hob.sock";
    Err(Error::Usage(format!("--socket: {text}: {expected} was expected")))
}

/// Returns the model that the arguments of a server name.
pub(super) fn named_model(matches: &ArgMatches) -> Option<PathBuf> {
    let (_, server) = matches.subcommand()?;
    let of_id = |id| server.try_get_raw(id).ok().flatten()?.next();
    of_id("model").or_else(|| of_id("named_model")).map(PathBuf::from)
}

/// Returns what is wrong with a model that a server cannot load now, as a line of text.
pub(super) fn missing_model(model: &Path) -> Option<String> {
    let fault = match named::named_source(&Some(model.to_owned())) {
        Ok(ModelSource::File(path)) if !path.exists() => {
            format!("{}: there is no such file", model.display())
        }
        Ok(_) => return None,
        Err(error) => error.to_string(),
    };
    Some(format!("{fault}; the server fails until it is there"))
}

/// Returns which variables of this process its services will not have, as a line of text.
pub(super) fn left_behind() -> Option<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let is_read = |name: &String| PREFIXES.iter().any(|prefix| name.starts_with(prefix));
    let mut names: Vec<String> = names.filter(is_read).collect();
    names.sort();
    if names.is_empty() {
        return None;
    }
    Some(format!(
        "the service does not have {} of this shell; options after the command and hob.toml go \
         with it",
        names.join(", ")
    ))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_systemd() {
        for text in ["127.0.0.1:8080", "[::1]:8080", "/run/hob.sock"] {
            assert_eq!(listen_address(text).unwrap(), text);
        }
        let here = std::env::current_dir().unwrap();
        assert_eq!(listen_address("./x.sock").unwrap(), here.join("x.sock").to_str().unwrap());
        for text in ["bad", "", ":8080", "localhost:8080", "127.0.0.1:0", "127.0.0.1:x"] {
            assert!(listen_address(text).unwrap_err().to_string().contains("127.0.0.1:8080"));
        }
    }
}
