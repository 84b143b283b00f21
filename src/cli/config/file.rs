//! The file `hob.toml`: tables of options, each with its line.

use std::borrow::Cow;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::super::{Error, text_file};
use crate::util::folders;

/// The table of options for every command that has them.
const DEFAULTS: &str = "defaults";
/// The table of presets.
const PRESETS: &str = "presets";

/// The content of a configuration file.
#[derive(Debug)]
pub(in crate::cli) struct ConfigFile {
    path: PathBuf,
    /// Options of every command that has them.
    pub defaults: Vec<ConfigEntry>,
    /// Options of one command each, by its name.
    pub commands: Vec<ConfigTable>,
    /// Options that `-m @NAME` chooses.
    pub presets: Vec<ConfigTable>,
}

/// A table of options.
#[derive(Debug)]
pub(in crate::cli) struct ConfigTable {
    /// The name of a command or of a preset.
    pub name: String,
    /// The line of the name.
    pub line: usize,
    /// The options.
    pub entries: Vec<ConfigEntry>,
}

/// An entry of the file: an option with its value.
#[derive(Clone, Debug)]
pub(in crate::cli) struct ConfigEntry {
    /// The name of the table, as it stands between brackets.
    pub table: String,
    /// The long name of the option, without dashes in front.
    pub key: String,
    /// The line of the key.
    pub line: usize,
    /// The value.
    pub value: ConfigValue,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum ConfigValue {
    /// Of an option without a value.
    Switch(bool),
    /// Of an option with one or more.
    Texts(Vec<String>),
}

impl ConfigFile {
    /// Reads the file that `HOB_CONFIG` names, or else `hob/hob.toml` in `XDG_CONFIG_HOME` or
    /// `~/.config`; `None` if there is none, or `HOB_CONFIG` is `off`.
    ///
    /// # Errors
    /// If it cannot be read, or is no such file.
    pub(in crate::cli) fn of_user() -> Result<Option<ConfigFile>, Error> {
        let named = ConfigLocation::of_process();
        let Some(path) = named.path() else { return Ok(None) };
        match text_file::read(&path, text_file::SETTINGS) {
            Ok(text) => ConfigFile::read(path, &text).map(Some),
            Err(Error::File { source, .. })
                if source.kind() == io::ErrorKind::NotFound && named == ConfigLocation::Unset =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Returns the path of the file that [`ConfigFile::of_user`] reads.
    pub(in crate::cli) fn path_of_user() -> Option<PathBuf> {
        ConfigLocation::of_process().path()
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Names the file, the line and the key.
    pub(super) fn read(path: PathBuf, text: &str) -> Result<ConfigFile, Error> {
        let at = TomlText { path: &path, text };
        let root = DeTable::parse(text).map_err(|error| {
            at.error(error.span().unwrap_or(0..0), error.message().replace('\n', ", "))
        })?;
        let mut defaults = Vec::new();
        let mut commands = Vec::new();
        let mut presets = Vec::new();
        for (name, value) in root.get_ref() {
            let table = at.table(name, value)?;
            match name.get_ref().as_ref() {
                DEFAULTS => defaults = at.entries(DEFAULTS, table)?,
                PRESETS => {
                    for (preset, value) in table {
                        at.check_preset_name(preset)?;
                        let title = format!("{PRESETS}.{}", preset.get_ref());
                        presets.push(at.config_table(preset, value, &title)?);
                    }
                }
                command => commands.push(at.config_table(name, value, command)?),
            }
        }
        Ok(ConfigFile { path, defaults, commands, presets })
    }

    /// Returns its path.
    pub(in crate::cli) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its folder, from which relative paths in it count.
    pub(super) fn folder(&self) -> PathBuf {
        let path = std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone());
        path.parent().map(Path::to_owned).unwrap_or_default()
    }

    /// Returns the options of each table.
    pub(super) fn tables(&self) -> impl Iterator<Item = &[ConfigEntry]> {
        let tables = self.commands.iter().chain(&self.presets);
        std::iter::once(&self.defaults[..]).chain(tables.map(|table| &table.entries[..]))
    }

    /// Returns all options in it.
    pub(super) fn entries(&self) -> impl Iterator<Item = &ConfigEntry> {
        self.tables().flatten()
    }

    /// Returns an error about an option in it.
    pub(super) fn error(&self, entry: &ConfigEntry, what: impl std::fmt::Display) -> Error {
        let ConfigEntry { table, key, line, .. } = entry;
        Error::input(
            format_args!("{}:{line}", self.path.display()),
            format!("{table}.{key}: {what}"),
        )
    }
}

/// The location of the file, as `HOB_CONFIG` gives it.
#[derive(Debug, PartialEq, Eq)]
enum ConfigLocation {
    /// The variable is unset or empty.
    Unset,
    /// `off`: no file is read.
    Off,
    /// The path in the variable.
    Named(PathBuf),
}

impl ConfigLocation {
    /// Reads the variable.
    fn of_process() -> ConfigLocation {
        match std::env::var_os("HOB_CONFIG").filter(|value| !value.is_empty()) {
            None => ConfigLocation::Unset,
            Some(off) if off == "off" => ConfigLocation::Off,
            Some(path) => ConfigLocation::Named(path.into()),
        }
    }

    /// Returns the path of the file.
    fn path(&self) -> Option<PathBuf> {
        match self {
            ConfigLocation::Unset => default_path(),
            ConfigLocation::Off => None,
            ConfigLocation::Named(path) => Some(path.clone()),
        }
    }
}

/// Returns whether `-m @NAME` can choose a preset of this name: it is no path.
pub(super) fn is_preset_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(['/', '\\'])
}

/// Returns the path of the file where nobody names another.
fn default_path() -> Option<PathBuf> {
    Some(folders::config()?.join("hob/hob.toml"))
}

/// The text of a configuration file, with its path for errors.
struct TomlText<'a> {
    path: &'a Path,
    text: &'a str,
}

impl TomlText<'_> {
    /// Returns the line of a byte, from 1 on.
    fn line(&self, span: Range<usize>) -> usize {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }

    fn error(&self, span: Range<usize>, what: impl std::fmt::Display) -> Error {
        Error::input(format_args!("{}:{}", self.path.display(), self.line(span)), what)
    }

    /// Returns a value that must be a table.
    fn table<'t, 'i>(
        &self,
        name: &Spanned<Cow<'i, str>>,
        value: &'t Spanned<DeValue<'i>>,
    ) -> Result<&'t DeTable<'i>, Error> {
        value.get_ref().as_table().ok_or_else(|| {
            let name_of_key = name.get_ref();
            let what = format!(
                "{name_of_key}: options stand in a table: [{DEFAULTS}], that of a command such as \
                 [serve], or [{PRESETS}.NAME]"
            );
            self.error(name.span(), what)
        })
    }

    /// Refuses a name of a preset that no `-m @NAME` could choose.
    fn check_preset_name(&self, name: &Spanned<Cow<'_, str>>) -> Result<(), Error> {
        if is_preset_name(name.get_ref()) {
            return Ok(());
        }
        let what = format!("{PRESETS}.{:?}: a name without slashes was expected", name.get_ref());
        Err(self.error(name.span(), what))
    }

    fn config_table(
        &self,
        name: &Spanned<Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
        title: &str,
    ) -> Result<ConfigTable, Error> {
        let entries = self.entries(title, self.table(name, value)?)?;
        Ok(ConfigTable { name: name.get_ref().to_string(), line: self.line(name.span()), entries })
    }

    /// Returns the options of a table, in the order of their lines.
    fn entries(&self, title: &str, table: &DeTable<'_>) -> Result<Vec<ConfigEntry>, Error> {
        let mut entries = Vec::new();
        for (key, value) in table {
            let name = key.get_ref().replace('_', "-");
            let value = read_value(value.get_ref()).ok_or_else(|| {
                if value.get_ref().as_table().is_some() {
                    let what = format!(
                        "[{title}.{name}]: only presets are tables within one: [{PRESETS}.NAME]"
                    );
                    return self.error(key.span(), what);
                }
                let found = value.get_ref().type_str();
                let what = format!(
                    "{title}.{name}: text, a number, true, false or a list of texts and numbers \
                     was expected, found {found}"
                );
                self.error(key.span(), what)
            })?;
            let line = self.line(key.span());
            entries.push(ConfigEntry { table: title.into(), key: name, line, value });
        }
        entries.sort_by_key(|entry| entry.line);
        Ok(entries)
    }
}

/// Returns the value of an option; `None` if it can be none.
fn read_value(value: &DeValue<'_>) -> Option<ConfigValue> {
    Some(match value {
        DeValue::Boolean(is_on) => ConfigValue::Switch(*is_on),
        DeValue::Array(all) => {
            let texts = all.iter().map(|value| scalar(value.get_ref()));
            ConfigValue::Texts(texts.collect::<Option<_>>()?)
        }
        value => ConfigValue::Texts(vec![scalar(value)?]),
    })
}

/// Returns the text of a text or a number.
fn scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => {
            let text = number.as_str();
            Some(i128::from_str_radix(text, number.radix()).ok()?.to_string())
        }
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ConfigFile, String> {
        ConfigFile::read("f.toml".into(), text).map_err(|error| error.to_string())
    }

    #[test]
    fn tables_have_options_with_lines() {
        let file = read(
            "[defaults]\nthreads = 4\n\n[serve]\nmetrics = true\nalias = ['a', 'b']\n\
             [presets.fast]\ncache_type_k = 'q8_0'\ntemp = 0.5\nseed = 0x10\n",
        )
        .unwrap();
        let told: Vec<_> = file
            .entries()
            .map(|entry| (entry.table.as_str(), entry.key.as_str(), entry.line))
            .collect();
        assert_eq!(
            told,
            [
                ("defaults", "threads", 2),
                ("serve", "metrics", 5),
                ("serve", "alias", 6),
                ("presets.fast", "cache-type-k", 8),
                ("presets.fast", "temp", 9),
                ("presets.fast", "seed", 10),
            ]
        );
        let values: Vec<_> = file.entries().map(|entry| entry.value.clone()).collect();
        let texts = |texts: &[&str]| {
            ConfigValue::Texts(texts.iter().map(|text| (*text).to_owned()).collect())
        };
        assert_eq!(values[1], ConfigValue::Switch(true));
        assert_eq!(values[2], texts(&["a", "b"]));
        assert_eq!(values[4..], [texts(&["0.5"]), texts(&["16"])]);
    }

    #[test]
    fn faults_are_named_with_their_line() {
        for (text, expected) in [
            ("[serve]\nport = \n", "f.toml:2: "),
            ("port = 1\n", "f.toml:1: port: options stand in a table"),
            ("[serve]\na = 1\n[serve.b]\nc = 1\n", "f.toml:3: [serve.b]: only presets"),
            ("[presets.'a/b']\nport = 1\n", "f.toml:1: presets.\"a/b\": a name without slashes"),
            ("[presets.fast]\nport = 1\n[presets.\"\"]\nport = 1\n", "f.toml:3: presets.\"\": a"),
            ("[presets]\nfast = 1\n", "f.toml:2: fast: options stand in a table"),
            ("[serve]\nport = 1\nport = 2\n", "f.toml:3: "),
            ("[serve]\nwhen = 1979-05-27\n", "found datetime"),
        ] {
            let told = read(text).unwrap_err();
            assert!(told.contains(expected) && !told.contains('\n'), "{text}: {told}");
        }
    }
}
