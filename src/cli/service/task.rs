//! Tasks of Windows' Task Scheduler, which begin when their user logs on.

use std::path::PathBuf;
use std::process::Output;

use super::{Error, ServiceManager, ServiceSpec, run_checked, run_program, write, xml};
use crate::util::folders;

/// The Task Scheduler.
pub(super) struct TaskScheduler;

/// The program that talks to it.
const SCHTASKS: &str = "schtasks";

/// Returns the folder of the tasks' descriptions.
///
/// # Errors
/// If nobody says where it is.
fn folder() -> Result<PathBuf, Error> {
    let folder = folders::state().ok_or_else(|| {
        Error::Usage("there is no place for a task: LOCALAPPDATA is not set".into())
    })?;
    Ok(folder.join("hob/services"))
}

/// Returns a word as programs of Windows read it back from a line of them
/// (`CommandLineToArgvW`): backslashes count only before a quote.
fn quoted(word: &str) -> String {
    if !word.is_empty() && !word.contains([' ', '\t', '"']) {
        return word.to_owned();
    }
    let mut line = String::from('"');
    let mut n_backslashes = 0;
    for c in word.chars() {
        if c == '"' {
            line.extend(std::iter::repeat_n('\\', n_backslashes + 1));
        }
        n_backslashes = if c == '\\' { n_backslashes + 1 } else { 0 };
        line.push(c);
    }
    line.extend(std::iter::repeat_n('\\', n_backslashes));
    line.push('"');
    line
}

/// Returns the description of a task. It may run for ever, on batteries too, and is started again a
/// minute after it has failed.
fn task(spec: &ServiceSpec<'_>) -> String {
    let words: Vec<String> = spec.command.iter().map(|word| quoted(word)).collect();
    let name = spec.command.first().map_or("", String::as_str);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n\
         <Task version=\"1.2\" xmlns=\"http://schemas.microsoft.com/windows/2004/02/mit/task\">\n\
         \x20 <RegistrationInfo><Description>hob {}</Description></RegistrationInfo>\n\
         \x20 <Triggers><LogonTrigger><Enabled>true</Enabled></LogonTrigger></Triggers>\n\
         \x20 <Principals><Principal id=\"Author\">\n\
         \x20   <LogonType>InteractiveToken</LogonType>\n\
         \x20   <RunLevel>LeastPrivilege</RunLevel>\n\
         \x20 </Principal></Principals>\n\
         \x20 <Settings>\n\
         \x20   <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>\n\
         \x20   <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>\n\
         \x20   <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>\n\
         \x20   <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>\n\
         \x20   <RestartOnFailure><Interval>PT1M</Interval><Count>255</Count></RestartOnFailure>\n\
         \x20   <Hidden>true</Hidden>\n\
         \x20 </Settings>\n\
         \x20 <Actions Context=\"Author\"><Exec>\n\
         \x20   <Command>{}</Command>\n\
         \x20   <Arguments>{}</Arguments>\n\
         \x20   <WorkingDirectory>{}</WorkingDirectory>\n\
         \x20 </Exec></Actions>\n\
         </Task>\n",
        xml(name),
        xml(&spec.program.to_string_lossy()),
        xml(&words.join(" ")),
        xml(spec.folder),
    )
}

/// Returns a text in UTF-16 with its mark, as the Task Scheduler reads it.
fn in_utf_16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

impl ServiceManager for TaskScheduler {
    fn install(&self, spec: &ServiceSpec<'_>) -> Result<PathBuf, Error> {
        if spec.socket.is_some() {
            let what = "--socket is systemd's: on Windows the server listens itself, by --port";
            return Err(Error::Usage(what.into()));
        }
        let unit = spec.unit;
        let path = write(&folder()?, &format!("{unit}.xml"), &in_utf_16(&task(spec)))?;
        if !spec.no_start {
            let file = path.to_string_lossy();
            run_checked(SCHTASKS, &["/Create", "/F", "/TN", unit, "/XML", &file])?;
            run_checked(SCHTASKS, &["/Run", "/TN", unit])?;
        }
        Ok(path)
    }

    fn status(&self, unit: &str) -> Result<Option<Output>, Error> {
        if !folder()?.join(format!("{unit}.xml")).exists() {
            return Ok(None);
        }
        run_program(SCHTASKS, &["/Query", "/V", "/FO", "LIST", "/TN", unit]).map(Some)
    }

    fn remove(&self, unit: &str) -> Result<Vec<String>, Error> {
        let path = folder()?.join(format!("{unit}.xml"));
        if !path.exists() {
            return Ok(Vec::new());
        }
        // one that was never started has nothing to end or to delete
        let _ = run_program(SCHTASKS, &["/End", "/TN", unit])?;
        let _ = run_program(SCHTASKS, &["/Delete", "/F", "/TN", unit])?;
        std::fs::remove_file(&path).map_err(Error::file(&path))?;
        Ok(vec![unit.to_owned()])
    }

    fn log(&self, unit: &str) -> String {
        format!("the history of {unit} in the Task Scheduler; `hob ps` lists the server")
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::tests::checked;
    use super::*;

    #[test]
    fn words_stay_what_they_are() {
        for (word, expected) in [
            ("serve", "serve"),
            ("", "\"\""),
            ("a b", "\"a b\""),
            ("C:\\a b\\", "\"C:\\a b\\\\\""),
            ("a\\\"b", "\"a\\\\\\\"b\""),
        ] {
            assert_eq!(quoted(word), expected);
        }
        let command = ["serve", "-m", "C:\\a & b.gguf"].map(str::to_owned);
        let spec = ServiceSpec {
            unit: "hob",
            program: Path::new("C:\\hob.exe"),
            command: &command,
            folder: "C:\\a & b",
            socket: None,
            no_start: true,
        };
        let text = task(&spec);
        let arguments = "<Arguments>serve -m &quot;C:\\a &amp; b.gguf&quot;</Arguments>";
        assert!(text.contains(arguments), "{text}");
        assert!(text.contains("<Command>C:\\hob.exe</Command>"));
        assert!(text.contains("<WorkingDirectory>C:\\a &amp; b</WorkingDirectory>"), "{text}");
        assert_eq!(in_utf_16("<")[..], [0xff, 0xfe, b'<', 0]);
        if let Some(words) = checked("task", &in_utf_16(&text)) {
            assert_eq!(words, ["C:\\hob.exe", "serve -m \"C:\\a & b.gguf\""]);
        }
    }
}
