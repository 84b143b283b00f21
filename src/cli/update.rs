//! `hob update`: a newer release in place of this program, where the installer of releases put it;
//! elsewhere the command that does it there.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use ureq::Agent;

use super::Error;
use crate::store;
use crate::util::platform;

const EXAMPLES: &str = "\
Examples:
  hob update                   the newest release in place of this program
  hob update --check           whether there is a newer one
  hob update --version 0.2.0   that release, also an older one

Only what install.sh or install.ps1 has installed is replaced: the installer of the new release is
fetched and run for the same folder, and compares checksums before anything is changed. Where hob
came from a package, this names the command of its manager. HOB_BASE_URL is the address of the
releases, in place of the one that was installed from.";

/// Largest installer, in bytes.
const MAX_INSTALLER: u64 = 1 << 20;
/// Largest file that names the newest release, in bytes.
const MAX_VERSION: u64 = 64;

/// The exit code where nobody here knows of newer releases.
const CANNOT_TELL: u8 = 2;
/// The exit code where another program does the update.
const NOT_UPDATED: u8 = 1;

/// Install a newer release in place of this program
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES, disable_version_flag = true)]
pub(super) struct UpdateArgs {
    /// Only say whether there is a newer release: exit code 1 if there is, 2 if that cannot be told
    /// from here, as where a package has brought this program
    #[arg(long, conflicts_with = "version")]
    check: bool,
    /// The release to install [default: the newest]
    #[arg(long, value_name = "VERSION", value_parser = parse_version)]
    version: Option<ReleaseVersion>,
}

/// The version of a release: three numbers and perhaps a word after them.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ReleaseVersion {
    numbers: [u64; 3],
    /// The word after the numbers, such as `rc.1`; a release with one comes before that without.
    word: String,
}

fn parse_version(text: &str) -> Result<ReleaseVersion, String> {
    let wrong = || format!("{text:?} is no version; expected one like 0.2.0");
    let text = text.trim().trim_start_matches('v');
    let (numbers, word) = text.split_once('-').unwrap_or((text, ""));
    let numbers: Option<Vec<u64>> = numbers.split('.').map(|part| part.parse().ok()).collect();
    let numbers = numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(wrong)?;
    // it becomes a part of an address and of a file's name
    if !word.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c)) {
        return Err(wrong());
    }
    Ok(ReleaseVersion { numbers, word: word.to_owned() })
}

impl std::fmt::Display for ReleaseVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [major, minor, patch] = self.numbers;
        write!(f, "{major}.{minor}.{patch}")?;
        if self.word.is_empty() { Ok(()) } else { write!(f, "-{}", self.word) }
    }
}

impl ReleaseVersion {
    /// Returns true if this release came after another.
    fn is_after(&self, other: &ReleaseVersion) -> bool {
        let key = |version: &ReleaseVersion| (version.numbers, version.word.is_empty());
        key(self) > key(other) || key(self) == key(other) && self.word > other.word
    }
}

/// The release that this program was installed from.
#[derive(Debug, PartialEq, Eq)]
struct Installation {
    /// The folder that it was installed below.
    prefix: PathBuf,
    /// The address of the releases.
    releases: String,
    /// The target triple of the build.
    target: String,
}

impl Installation {
    /// Returns the installation that a program belongs to, if an installer has made it.
    fn of(program: &Path) -> Option<Installation> {
        let prefix = program.parent()?.parent()?;
        let notes = if cfg!(windows) { "origin" } else { "share/hob/origin" };
        let text = fs::read_to_string(prefix.join(notes)).ok()?;
        let value = |key: &str| {
            text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('=')).map(str::trim)
        };
        Some(Installation {
            prefix: prefix.to_owned(),
            releases: value("releases")?.trim_end_matches('/').to_owned(),
            target: value("target")?.to_owned(),
        })
    }

    /// Returns the address of the file that names the newest release.
    fn newest_address(&self) -> String {
        // GitHub's address of the newest release is not below that of all
        match self.releases.strip_suffix("/releases/download") {
            Some(project) => format!("{project}/releases/latest/download/latest.txt"),
            None => format!("{}/latest.txt", self.releases),
        }
    }

    /// Returns the version of the newest release.
    fn newest(&self) -> Result<ReleaseVersion, Error> {
        let address = self.newest_address();
        let text = fetch(&address, MAX_VERSION)?;
        parse_version(&text).map_err(|what| Error::input(address, what))
    }

    /// Runs the installer of a release for the same folder.
    fn install(&self, version: &ReleaseVersion) -> Result<ExitCode, Error> {
        let name = if cfg!(windows) { "install.ps1" } else { "install.sh" };
        let address = format!("{}/v{version}/{name}", self.releases);
        let text = fetch(&address, MAX_INSTALLER)?;
        let folder = std::env::temp_dir().join(format!("hob-update-{}", std::process::id()));
        fs::create_dir(&folder).map_err(Error::file(&folder))?;
        let script = folder.join(name);
        let done = fs::write(&script, text).map_err(Error::file(&script)).and_then(|()| {
            let mut command = self.command(&script, version);
            let status = command.env("HOB_BASE_URL", &self.releases).status();
            status.map_err(Error::system("cannot run the installer"))
        });
        // a folder that stays in the system's temporary one does no harm
        let _ = fs::remove_dir_all(&folder);
        Ok(if done?.success() { ExitCode::SUCCESS } else { ExitCode::from(2) })
    }

    /// Returns the command that runs an installer.
    fn command(&self, script: &Path, version: &ReleaseVersion) -> Command {
        let mut command;
        if cfg!(windows) {
            command = Command::new("powershell");
            command.args(["-NoProfile", "-ExecutionPolicy", "Bypass", "-File"]).arg(script);
            command.args(["-Version", &version.to_string(), "-Prefix"]).arg(&self.prefix);
            // another version's shell around this program names modules that this one cannot load
            command.env_remove("PSModulePath");
        } else {
            command = Command::new("sh");
            command.arg(script).args(["--version", &version.to_string(), "--prefix"]);
            command.arg(&self.prefix).args(["--target", &self.target]);
        }
        command
    }
}

/// Downloads a text of at most `max_bytes` bytes.
fn fetch(url: &str, max_bytes: u64) -> Result<String, Error> {
    let failed = |error: ureq::Error| {
        let what = format!("{error}; the network may not be there, or no such release");
        Error::input(url, what)
    };
    let agent: Agent = Agent::config_builder()
        .tls_config(store::tls_config(url)?)
        .user_agent(concat!("hob/", env!("CARGO_PKG_VERSION")))
        .timeout_connect(Some(std::time::Duration::from_secs(15)))
        .timeout_global(Some(std::time::Duration::from_secs(120)))
        .build()
        .new_agent();
    let mut response = agent.get(url).call().map_err(failed)?;
    response.body_mut().with_config().limit(max_bytes).read_to_string().map_err(failed)
}

/// Installs a newer release, or says how to.
pub(super) fn run(args: UpdateArgs) -> Result<ExitCode, Error> {
    let program = std::env::current_exe().and_then(|path| platform::real_path(&path));
    let program = program.map_err(Error::system("cannot tell where this program lies"))?;
    let mut out = super::stdout();
    let Some(mut installation) = Installation::of(&program) else {
        let how = update_advice(&program, &|path| path.exists());
        writeln!(out, "{} was not installed by the installer of a release.", program.display())?;
        writeln!(out, "{how}")?;
        out.flush()?;
        return Ok(ExitCode::from(if args.check { CANNOT_TELL } else { NOT_UPDATED }));
    };
    if let Some(base) = std::env::var("HOB_BASE_URL").ok().filter(|base| !base.is_empty()) {
        installation.releases = base.trim_end_matches('/').to_owned();
    }
    let own = parse_version(env!("CARGO_PKG_VERSION")).map_err(Error::Usage)?;
    let is_named = args.version.is_some();
    let wanted = args.version.map_or_else(|| installation.newest(), Ok)?;
    if !is_named && !wanted.is_after(&own) {
        writeln!(out, "hob {own} is the newest release.")?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.check {
        writeln!(out, "hob {wanted} is there; this is {own}. `hob update` installs it.")?;
        out.flush()?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(out, "hob {own} → {wanted}")?;
    out.flush()?;
    installation.install(&wanted)
}

/// Returns the advice for updating a program that the installer of releases has not installed, from
/// the folder that it is in.
fn update_advice(program: &Path, exists: &dyn Fn(&Path) -> bool) -> String {
    let has = |part: &str| program.components().any(|found| found.as_os_str() == OsStr::new(part));
    let folder = program.parent().unwrap_or(program);
    let of_wheel = folder.parent().is_some_and(|prefix| exists(&prefix.join("pyvenv.cfg")));
    let command = if has("Cellar") || has("homebrew") || has(".linuxbrew") {
        "brew upgrade hob"
    } else if has("node_modules") {
        "npm install -g hob-llm@latest"
    } else if program.starts_with("/nix/store") {
        "nix profile upgrade hob"
    } else if of_wheel || has("site-packages") || has("dist-packages") {
        "pip install --upgrade hob-llm"
    } else if has(".cargo") {
        "cargo install --locked hob --force"
    } else if program.starts_with("/usr") && exists(Path::new("/var/lib/dpkg/info/hob.list")) {
        "apt-get install --only-upgrade hob, or dpkg -i with the newer package"
    } else if program.starts_with("/usr") && exists(Path::new("/var/lib/rpm")) {
        "dnf upgrade hob, or rpm -U with the newer package"
    } else if has("target") {
        "git pull && cargo build --release"
    } else {
        return "Install a release with install.sh (install.ps1 on Windows), which `hob update` \
                then replaces."
            .into();
    };
    format!("What brings it up to date there: {command}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_are_in_the_order_of_their_versions() {
        let sorted = ["0.1.0-rc.1", "0.1.0-rc.2", "0.1.0", "0.1.9", "0.1.10", "0.2.0", "v1.0.0"];
        let versions: Vec<ReleaseVersion> =
            sorted.iter().map(|text| parse_version(text).unwrap()).collect();
        for (i, first) in versions.iter().enumerate() {
            for (j, second) in versions.iter().enumerate() {
                assert_eq!(second.is_after(first), j > i, "{first} {second}");
            }
        }
        for wrong in ["", "1", "1.2", "1.2.x", "1.2.3.4", "1.2.3-a/b", "1.2.3-..\\", "-1.2.3"] {
            assert!(parse_version(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_manager_has_its_command() {
        for (place, command) in [
            ("/opt/homebrew/Cellar/hob/0.1.0/bin/hob", "brew upgrade"),
            ("/home/a/.cargo/bin/hob", "cargo install"),
            ("/home/a/venv/bin/hob", "pip install"),
            ("/home/a/app/node_modules/hob-llm-linux-x64/bin/hob", "npm install"),
            ("/nix/store/abc-hob/bin/hob", "nix profile"),
            ("/usr/bin/hob", "apt-get"),
            ("/home/a/hob/target/release/hob", "git pull"),
            ("/srv/hob", "install.sh"),
        ] {
            let there = ["/home/a/venv/pyvenv.cfg", "/var/lib/dpkg/info/hob.list"];
            let exists = |path: &Path| there.iter().any(|known| path == Path::new(known));
            let how = update_advice(Path::new(place), &exists);
            assert!(how.contains(command), "{place}: {how}");
        }
    }

    #[test]
    fn the_newest_release_has_an_address() {
        let at = |releases: &str| Installation {
            prefix: "/p".into(),
            releases: releases.into(),
            target: "t".into(),
        };
        for (releases, address) in [
            (
                "https://x/o/hob/releases/download",
                "https://x/o/hob/releases/latest/download/latest.txt",
            ),
            ("http://files/hob", "http://files/hob/latest.txt"),
        ] {
            assert_eq!(at(releases).newest_address(), address);
        }
    }
}
