//! Agents of macOS's launchd.

use std::path::{Path, PathBuf};
use std::process::Output;

use super::{Error, ServiceManager, ServiceSpec, run_checked, run_program, write, xml};
use crate::util::folders::{self, HOME};

/// launchd.
pub(super) struct Launchd;

/// The program that talks to it.
const LAUNCHCTL: &str = "launchctl";

/// Returns a file below the user's own folder.
///
/// # Errors
/// If nobody says where that is.
fn in_library(below: &str) -> Result<PathBuf, Error> {
    let home = folders::named_by(HOME)
        .ok_or_else(|| Error::Usage("there is no place for an agent: HOME is not set".into()))?;
    Ok(home.join("Library").join(below))
}

/// Returns launchd's name of a service of this user.
///
/// # Errors
/// If `id` does not say who the user is.
fn target(unit: &str) -> Result<String, Error> {
    let output = run_program("id", &["-u"])?;
    let user = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(format!("gui/{user}/{unit}"))
}

/// Returns an agent's property list. It is started again after a crash, and not after it was told
/// to stop.
fn agent(spec: &ServiceSpec<'_>, log: &Path) -> String {
    let program = spec.program.to_string_lossy();
    let words = std::iter::once(&*program).chain(spec.command.iter().map(String::as_str));
    let words: String = words.map(|word| format!("    <string>{}</string>\n", xml(word))).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \
         \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n\
         <plist version=\"1.0\">\n\
         <dict>\n\
         \x20 <key>Label</key>\n\
         \x20 <string>{}</string>\n\
         \x20 <key>ProgramArguments</key>\n\
         \x20 <array>\n\
         {words}\
         \x20 </array>\n\
         \x20 <key>WorkingDirectory</key>\n\
         \x20 <string>{}</string>\n\
         \x20 <key>RunAtLoad</key>\n\
         \x20 <true/>\n\
         \x20 <key>KeepAlive</key>\n\
         \x20 <dict>\n\
         \x20   <key>SuccessfulExit</key>\n\
         \x20   <false/>\n\
         \x20 </dict>\n\
         \x20 <key>ProcessType</key>\n\
         \x20 <string>Interactive</string>\n\
         \x20 <key>ExitTimeOut</key>\n\
         \x20 <integer>60</integer>\n\
         \x20 <key>StandardErrorPath</key>\n\
         \x20 <string>{}</string>\n\
         </dict>\n\
         </plist>\n",
        xml(spec.unit),
        xml(spec.folder),
        xml(&log.to_string_lossy()),
    )
}

impl ServiceManager for Launchd {
    fn install(&self, spec: &ServiceSpec<'_>) -> Result<PathBuf, Error> {
        if spec.socket.is_some() {
            let what = "--socket is systemd's: on macOS the server listens itself, by --port";
            return Err(Error::Usage(what.into()));
        }
        let unit = spec.unit;
        let log = in_library(&format!("Logs/{unit}.log"))?;
        let folder = in_library("LaunchAgents")?;
        let path = write(&folder, &format!("{unit}.plist"), agent(spec, &log).as_bytes())?;
        if !spec.no_start {
            let target = target(unit)?;
            let domain = target.trim_end_matches(unit).trim_end_matches('/');
            // one that is there has the old description; there may be none
            let _ = run_program(LAUNCHCTL, &["bootout", &target]);
            run_checked(LAUNCHCTL, &["bootstrap", domain, &path.to_string_lossy()])?;
        }
        Ok(path)
    }

    fn status(&self, unit: &str) -> Result<Option<Output>, Error> {
        if !in_library("LaunchAgents")?.join(format!("{unit}.plist")).exists() {
            return Ok(None);
        }
        run_program(LAUNCHCTL, &["print", &target(unit)?]).map(Some)
    }

    fn remove(&self, unit: &str) -> Result<Vec<String>, Error> {
        let name = format!("{unit}.plist");
        let path = in_library("LaunchAgents")?.join(&name);
        if !path.exists() {
            return Ok(Vec::new());
        }
        // one that was never started has nothing to stop
        let _ = run_program(LAUNCHCTL, &["bootout", &target(unit)?])?;
        std::fs::remove_file(&path).map_err(Error::file(&path))?;
        Ok(vec![name])
    }

    fn log(&self, unit: &str) -> String {
        format!("~/Library/Logs/{unit}.log")
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::checked;
    use super::*;

    #[test]
    fn words_stay_what_they_are() {
        let command = ["serve", "-m", "a <b> & \"c\".gguf"].map(str::to_owned);
        let spec = ServiceSpec {
            unit: "hob-b",
            program: Path::new("/my bin/hob"),
            command: &command,
            folder: "/a & b",
            socket: None,
            no_start: true,
        };
        let text = agent(&spec, Path::new("/l.log"));
        for line in [
            "    <string>/my bin/hob</string>",
            "    <string>a &lt;b&gt; &amp; &quot;c&quot;.gguf</string>",
            "  <string>hob-b</string>",
            "  <string>/a &amp; b</string>",
            "  <string>/l.log</string>",
        ] {
            assert!(text.lines().any(|found| found == line), "{text}");
        }
        if let Some(words) = checked("plist", text.as_bytes()) {
            assert_eq!(words, ["/my bin/hob", "serve", "-m", "a <b> & \"c\".gguf"]);
        }
    }
}
