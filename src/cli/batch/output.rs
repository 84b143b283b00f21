//! The answers of a batch: a file that grows by whole lines, so that a run that breaks off can be
//! gone on with; or a pipe or device, which keeps nothing.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::super::Error;
use crate::util::platform;

/// Interval at which lines are forced to the disk.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// The name of standard output.
const STDOUT: &str = "-";

/// The beginning of every answer; members are written in the order in which they are set.
const ANSWER_BEGIN: &str = "{\"id\":\"batch_req_";

/// The place that answers go to.
enum Destination {
    /// A file, which keeps them.
    File(File),
    /// Standard output, a pipe or a device.
    Stream(Box<dyn Write + Send>),
}

/// The output of answers.
pub(super) struct BatchOutput {
    to: Destination,
    path: PathBuf,
    /// When it was forced to the disk last.
    synced: Instant,
}

/// The answers that an earlier run has left.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct EarlierAnswers {
    /// Their names.
    pub done: HashSet<String>,
    /// The number of those that have failed.
    pub failed: usize,
}

impl BatchOutput {
    /// Opens an output, `-` for standard output. Of a file, which may be a new one, what an earlier
    /// run has left in it is read: a line that it did not write to its end is cut off; with
    /// `retry`, so are answers that have failed.
    ///
    /// # Errors
    /// If it cannot be read and written, or has something else in it; with `retry`, if it keeps no
    /// answers.
    pub(super) fn open(path: &Path, retry: bool) -> Result<(BatchOutput, EarlierAnswers), Error> {
        // what is not there becomes a file
        let is_file = std::fs::metadata(path).map_or(true, |about| about.is_file());
        if path != Path::new(STDOUT) && is_file {
            return BatchOutput::open_file(path, retry);
        }
        if retry {
            let what = "it keeps no answers that could be asked again; name a file with -o";
            return Err(Error::input(name_of(path), what));
        }
        let stream: Box<dyn Write + Send> = if path == Path::new(STDOUT) {
            Box::new(io::stdout())
        } else {
            let opened = OpenOptions::new().write(true).open(path);
            Box::new(opened.map_err(Error::file(path))?)
        };
        let to = Destination::Stream(stream);
        let output = BatchOutput { to, path: path.into(), synced: Instant::now() };
        Ok((output, EarlierAnswers::default()))
    }

    /// Opens or makes a file.
    fn open_file(path: &Path, retry: bool) -> Result<(BatchOutput, EarlierAnswers), Error> {
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(Error::file(path))?;
        lock(&file, path)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(Error::file(path))?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let n_lines = text[..whole].iter().filter(|byte| **byte == b'\n').count();
        let foreign = |line: usize| {
            let what = "an answer of `hob batch` was expected; name another file with -o";
            Error::input(format!("{}:{line}", path.display()), what)
        };
        if !begins_answer(&text[whole..]) {
            return Err(foreign(n_lines + 1));
        }
        let mut earlier = EarlierAnswers::default();
        let mut kept = Vec::new();
        for (i, line) in text[..whole].split_inclusive(|byte| *byte == b'\n').enumerate() {
            let Some((id, is_good)) = answer_of(line) else { return Err(foreign(i + 1)) };
            if retry && !is_good {
                continue;
            }
            earlier.failed += usize::from(!is_good);
            earlier.done.insert(id);
            kept.extend_from_slice(line);
        }
        if kept.len() != whole {
            // the others are asked again: the file has the good ones alone from now on. Windows
            // replaces no file that is open; elsewhere the lock is held until the file is another
            let locked = if cfg!(windows) {
                drop(file);
                None
            } else {
                Some(file)
            };
            replace(path, &kept).map_err(Error::file(path))?;
            drop(locked);
            let reopened = OpenOptions::new().read(true).write(true).open(path);
            file = reopened.map_err(Error::file(path))?;
            lock(&file, path)?;
        }
        file.set_len(kept.len() as u64).map_err(Error::file(path))?;
        file.seek(SeekFrom::End(0)).map_err(Error::file(path))?;
        let to = Destination::File(file);
        Ok((BatchOutput { to, path: path.into(), synced: Instant::now() }, earlier))
    }

    /// Returns whether answers are kept, so that another run can go on.
    pub(super) fn keeps(&self) -> bool {
        matches!(self.to, Destination::File(_))
    }

    /// Adds an answer.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub(super) fn add(&mut self, answer: &Value) -> Result<(), Error> {
        let line = format!("{answer}\n");
        let written = match &mut self.to {
            Destination::File(file) => file.write_all(line.as_bytes()),
            Destination::Stream(stream) => {
                stream.write_all(line.as_bytes()).and_then(|()| stream.flush())
            }
        };
        written.map_err(|error| self.error(error))?;
        if self.synced.elapsed() >= SYNC_INTERVAL {
            self.sync()?;
        }
        Ok(())
    }

    /// Forces all answers to the disk, if they are in a file.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub(super) fn sync(&mut self) -> Result<(), Error> {
        self.synced = Instant::now();
        match &self.to {
            Destination::File(file) => file.sync_data().map_err(Error::file(&self.path)),
            Destination::Stream(_) => Ok(()),
        }
    }

    /// Returns an error of writing. A pipe that nobody reads any more is one of standard output.
    fn error(&self, source: io::Error) -> Error {
        if self.path == Path::new(STDOUT) || source.kind() == io::ErrorKind::BrokenPipe {
            return Error::Output(source);
        }
        Error::File { path: self.path.clone(), source }
    }
}

/// Returns the name of an output, for people.
pub(super) fn name_of(path: &Path) -> String {
    if path == Path::new(STDOUT) { "standard output".into() } else { path.display().to_string() }
}

/// Locks a file, until it is closed.
///
/// # Errors
/// If another process has.
fn lock(file: &File, path: &Path) -> Result<(), Error> {
    file.try_lock().map_err(|error| {
        let what = format!("another `hob batch` writes to it ({error})");
        Error::input(path.display(), what)
    })
}

/// Puts other text in the place of a file, as a whole.
fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let mut file = File::create(&part)?;
    file.write_all(text)?;
    file.sync_data()?;
    platform::rename(Path::new(&part), path)
}

/// Returns the name of the answer in a line and whether it has status 200; `None` if the line is no
/// answer.
fn answer_of(line: &[u8]) -> Option<(String, bool)> {
    let answer: Value = serde_json::from_slice(line).ok()?;
    // a request has a name, too
    answer.get("response")?;
    let id = answer["custom_id"].as_str()?.to_owned();
    Some((id, answer["response"]["status_code"] == 200))
}

/// Returns whether what stands after the last line may be the beginning of an answer, which a run
/// that was killed has left, and not the only line of somebody's file.
fn begins_answer(rest: &[u8]) -> bool {
    // a machine that went off may leave zeros where text was to be
    let end = rest.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let n_compared = end.min(ANSWER_BEGIN.len());
    rest[..n_compared] == ANSWER_BEGIN.as_bytes()[..n_compared]
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_run_that_broke_off_is_gone_on_with() {
        let path = std::env::temp_dir().join(format!("hob-batch-{}.jsonl", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let answer = |id: &str, status: u16| {
            let response = json!({ "status_code": status });
            json!({ "custom_id": id, "response": response })
        };
        let (mut output, earlier) = BatchOutput::open(&path, false).unwrap();
        assert_eq!(earlier, EarlierAnswers::default());
        output.add(&answer("a", 200)).unwrap();
        output.add(&answer("b", 500)).unwrap();
        let error = BatchOutput::open(&path, false).err().unwrap().to_string();
        assert!(error.contains("another `hob batch`"), "{error}");
        let Destination::File(file) = &mut output.to else { panic!("it is a file") };
        file.write_all(b"{\"id\":\"batch_req_c\",\"cust\0\0").unwrap();
        drop(output);

        let (output, earlier) = BatchOutput::open(&path, false).unwrap();
        assert_eq!((earlier.done.len(), earlier.failed), (2, 1));
        drop(output);
        let (mut output, earlier) = BatchOutput::open(&path, true).unwrap();
        assert_eq!((earlier.done.len(), earlier.failed), (1, 0));
        output.add(&answer("b", 200)).unwrap();
        drop(output);
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text, format!("{}\n{}\n", answer("a", 200), answer("b", 200)));

        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_of_something_else_stays_as_it_is() {
        let path = std::env::temp_dir().join(format!("hob-batch-other-{}", std::process::id()));
        let request = "{\"custom_id\": \"a\", \"body\": {}}\n";
        for text in ["notes\n", "notes", request, "{\"id\": 1}"] {
            std::fs::write(&path, text).unwrap();
            for retry in [false, true] {
                let error = BatchOutput::open(&path, retry).err().unwrap().to_string();
                assert!(error.contains(":1: an answer of `hob batch` was expected"), "{error}");
            }
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        let answer = "{\"id\":\"batch_req_a\",\"custom_id\":\"a\",\"response\":null}\n";
        std::fs::write(&path, format!("{answer}notes")).unwrap();
        let error = BatchOutput::open(&path, false).err().unwrap().to_string();
        assert!(error.contains(":2: an answer of `hob batch` was expected"), "{error}");
        std::fs::remove_file(&path).unwrap();
    }
}
