//! An INI file of presets, as llama-server's router reads it: sections of options, each with its
//! line.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::cli::Error;

/// Bytes of a file at most.
const MOST_BYTES: u64 = 1 << 20;
/// Sections of a file at most.
const MOST_SECTIONS: usize = 100;
/// Options of a section at most: `hob serve` has fewer.
const MOST_ENTRIES: usize = 200;
/// The name of the section whose options hold for all others.
pub(super) const ALL: &str = "*";

/// The content of a file of presets.
#[derive(Debug)]
pub(super) struct IniFile {
    path: PathBuf,
    /// The options of all presets.
    pub all: Vec<IniEntry>,
    /// The presets.
    pub sections: Vec<IniSection>,
}

/// A preset.
#[derive(Debug)]
pub(super) struct IniSection {
    /// Its name.
    pub name: String,
    /// The line of the name.
    pub line: usize,
    /// Its options.
    pub entries: Vec<IniEntry>,
}

/// An option with its value.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct IniEntry {
    /// The name of the option, without dashes in front, or of its variable.
    pub key: String,
    /// The value.
    pub value: String,
    /// The line of both.
    pub line: usize,
}

/// A line that says something.
enum IniLine<'t> {
    Section(&'t str),
    Entry(&'t str, &'t str),
}

impl IniFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read; else names the line of what is wrong.
    pub(super) fn open(path: &Path) -> Result<IniFile, Error> {
        let found = std::fs::metadata(path).map_err(Error::file(path))?;
        let wrong = |what: String| Error::input(path.display(), what);
        if !found.is_file() {
            return Err(wrong("expected a file of presets".to_owned()));
        }
        let file = File::open(path).map_err(Error::file(path))?;
        let mut text = String::new();
        file.take(MOST_BYTES + 1).read_to_string(&mut text).map_err(Error::file(path))?;
        if text.len() as u64 > MOST_BYTES {
            return Err(wrong(format!("expected at most {MOST_BYTES} bytes of presets")));
        }
        IniFile::read(path.to_owned(), &text)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Names the line of what is wrong.
    pub(super) fn read(path: PathBuf, text: &str) -> Result<IniFile, Error> {
        let mut file = IniFile { path, all: Vec::new(), sections: Vec::new() };
        let mut is_all = false;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        for (number, text) in text.split('\n').enumerate() {
            let line = number + 1;
            match read_line(text).map_err(|what| file.error(line, what))? {
                None => {}
                Some(IniLine::Section(name)) => {
                    is_all = name == ALL;
                    if !is_all {
                        file.begin(name, line)?;
                    }
                }
                Some(IniLine::Entry(key, value)) => {
                    let entry = IniEntry { key: key.into(), value: value.into(), line };
                    file.add(entry, is_all)?;
                }
            }
        }
        Ok(file)
    }

    /// Begins a section.
    fn begin(&mut self, name: &str, line: usize) -> Result<(), Error> {
        if let Some(first) = self.sections.iter().find(|section| section.name == name) {
            let what = format!("[{name}] stands at line {} already", first.line);
            return Err(self.error(line, what));
        }
        if self.sections.len() == MOST_SECTIONS {
            return Err(self.error(line, format!("expected at most {MOST_SECTIONS} sections")));
        }
        self.sections.push(IniSection { name: name.into(), line, entries: Vec::new() });
        Ok(())
    }

    /// Adds an option to the section that was begun last, or to those of all.
    fn add(&mut self, entry: IniEntry, is_all: bool) -> Result<(), Error> {
        if entry.key == "version" {
            return match entry.value.as_str() {
                "1" => Ok(()),
                other => {
                    Err(self.error(entry.line, format!("version 1 was expected, not {other}")))
                }
            };
        }
        let line = entry.line;
        let section = if is_all {
            Some(&mut self.all)
        } else {
            self.sections.last_mut().map(|section| &mut section.entries)
        };
        let Some(entries) = section else {
            let what = format!("{}: options stand in a section: [{ALL}] or [NAME]", entry.key);
            return Err(self.error(line, what));
        };
        // the last one counts
        entries.retain(|other| other.key != entry.key);
        if entries.len() == MOST_ENTRIES {
            return Err(self.error(line, format!("expected at most {MOST_ENTRIES} options")));
        }
        entries.push(entry);
        Ok(())
    }

    /// Returns an error about a line.
    pub(super) fn error(&self, line: usize, what: impl std::fmt::Display) -> Error {
        Error::input(format_args!("{}:{line}", self.path.display()), what)
    }
}

/// Reads a line; `None` if it says nothing.
///
/// # Errors
/// Says what is wrong.
fn read_line(text: &str) -> Result<Option<IniLine<'_>>, String> {
    let text = text.trim_matches([' ', '\t']);
    if text.is_empty() || text.starts_with([';', '#']) {
        return Ok(None);
    }
    if let Some(rest) = text.strip_prefix('[') {
        let (name, after) = rest.split_once(']').ok_or("a `]` was expected after the name")?;
        let name = name.trim_matches([' ', '\t']);
        if name.is_empty() || !without_comment(after).is_empty() {
            return Err(format!("[NAME] was expected, found {text}"));
        }
        return Ok(Some(IniLine::Section(name)));
    }
    let Some((key, value)) = text.split_once('=') else {
        return Err(format!("[NAME] or KEY = VALUE was expected, found {text}"));
    };
    let key = key.trim_matches([' ', '\t']);
    let is_start = key.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let is_rest = |c: char| c.is_ascii_alphanumeric() || "_.-".contains(c);
    if !is_start || !key.chars().all(is_rest) {
        return Err(format!("the name of an option was expected, without dashes, found {key}"));
    }
    Ok(Some(IniLine::Entry(key, without_comment(value))))
}

/// Returns a text without the comment at its end.
fn without_comment(text: &str) -> &str {
    text.split([';', '#']).next().unwrap_or_default().trim_matches([' ', '\t'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<IniFile, String> {
        IniFile::read("p.ini".into(), text).map_err(|error| error.to_string())
    }

    #[test]
    fn sections_have_options_with_lines() {
        let file = read(
            "version = 1\r\n; global\n[*]\nc = 8192\n\n[org/My-GGUF:Q8_0] # one\n\tjinja=true\n\
             LLAMA_ARG_CACHE_RAM = 0 ; none\nc = 1\nc = 4096\n[ b ]\nmodel = /m/a b.gguf\n",
        )
        .unwrap();
        let entry =
            |key: &str, value: &str, line| IniEntry { key: key.into(), value: value.into(), line };
        assert_eq!(file.all, [entry("c", "8192", 4)]);
        let names: Vec<_> = file.sections.iter().map(|s| (s.name.as_str(), s.line)).collect();
        assert_eq!(names, [("org/My-GGUF:Q8_0", 6), ("b", 11)]);
        let first = [
            entry("jinja", "true", 7),
            entry("LLAMA_ARG_CACHE_RAM", "0", 8),
            entry("c", "4096", 10),
        ];
        assert_eq!(file.sections[0].entries, first);
        assert_eq!(file.sections[1].entries, [entry("model", "/m/a b.gguf", 12)]);
    }

    #[test]
    fn faults_are_named_with_their_line() {
        for (text, expected) in [
            ("c = 1\n", "p.ini:1: c: options stand in a section"),
            ("[a]\nwhat\n", "p.ini:2: [NAME] or KEY = VALUE was expected, found what"),
            ("[a\n", "p.ini:1: a `]` was expected"),
            ("[]\n", "p.ini:1: [NAME] was expected"),
            ("[a] b\n", "p.ini:1: [NAME] was expected"),
            ("[a]\n--c = 1\n", "p.ini:2: the name of an option was expected, without dashes"),
            ("[a]\n\n[a]\n", "p.ini:3: [a] stands at line 1 already"),
            ("version = 2\n", "p.ini:1: version 1 was expected, not 2"),
        ] {
            let told = read(text).unwrap_err();
            assert!(told.contains(expected) && !told.contains('\n'), "{text}: {told}");
        }
        let many: String = (0..=MOST_SECTIONS).map(|i| format!("[{i}]\n")).collect();
        assert!(read(&many).unwrap_err().contains("at most 100 sections"));
    }
}
