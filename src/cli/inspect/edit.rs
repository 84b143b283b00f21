//! Changes to the metadata of a model file: `hob inspect --set … --remove … -o FILE`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::super::atomic_file::Existing;
use super::super::output_files::{OverwriteArgs, WriteReport};
use super::super::tensor_copy::{finish, is_split_key, write_with_metadata};
use super::super::{Error, text_file};
use crate::gguf::{Gguf, Value, ValueType};

/// Changes to metadata, and the file to write with them.
#[derive(Debug, clap::Args)]
pub(super) struct EditArgs {
    /// A value of metadata to set, in the type that it has in the file. A new key needs one: int,
    /// float, bool, str, or one of GGUF's (u8 … f64). A key that begins with a dot follows the
    /// architecture's name (may be given several times)
    #[arg(long, value_name = "KEY=[TYPE:]VALUE", value_parser = assignment)]
    set: Vec<Assignment>,
    /// A text of metadata to set to what a file holds, such as a chat template (may be given
    /// several times)
    #[arg(long, value_name = "KEY=PATH", value_parser = assignment)]
    set_file: Vec<Assignment>,
    /// A key of metadata to remove (may be given several times)
    #[arg(long, value_name = "KEY")]
    remove: Vec<String>,
    /// The file to write with these changes
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the changes into the file itself, which is replaced once the new one is whole
    #[arg(long, conflicts_with = "output")]
    in_place: bool,
    #[command(flatten)]
    overwrite: OverwriteArgs,
}

/// A key and the text that is to be its value.
#[derive(Debug, Clone)]
pub(in crate::cli) struct Assignment {
    key: String,
    text: String,
}

impl Assignment {
    /// Returns the key as a whole, and its value in the type that it has in a file.
    ///
    /// # Errors
    /// The value is of another type; the error begins with the option.
    pub(in crate::cli) fn read(
        &self,
        input: &Gguf,
        option: &str,
    ) -> Result<(String, Value), Error> {
        let key = full_key(input, &self.key)?;
        match value(input.get(&key), &self.text) {
            Ok(value) => Ok((key, value)),
            Err(what) => Err(Error::Usage(format!("{option} {key}: {what}"))),
        }
    }
}

impl EditArgs {
    /// Returns whether the file is to be changed rather than shown.
    ///
    /// # Errors
    /// A file is to be written, but there is no change.
    pub(super) fn is_wanted(&self) -> Result<bool, Error> {
        let has_changes =
            !(self.set.is_empty() && self.set_file.is_empty() && self.remove.is_empty());
        if !has_changes && (self.output.is_some() || self.in_place) {
            let what = "nothing to change: add --set, --set-file or --remove";
            return Err(Error::Usage(what.into()));
        }
        Ok(has_changes)
    }

    /// Writes the changed model. `path` is the input as the user named it.
    ///
    /// # Errors
    /// A change cannot be made, or no file can be written.
    pub(super) fn write(&self, input: Gguf, path: &Path) -> Result<ExitCode, Error> {
        let output = self.output_path(&input, path)?;
        let changes = self.metadata_changes(&input)?;
        let kept = input.metadata().filter(|(key, _)| !is_split_key(key));
        let kept = kept.filter_map(|(key, value)| match changes.get(key) {
            None => Some((key, value)),
            Some(changed) => changed.as_ref().map(|value| (key, value)),
        });
        let added = changes.iter().filter(|(key, _)| input.get(key).is_none());
        let added = added.filter_map(|(key, value)| Some((key.as_str(), value.as_ref()?)));
        let report = WriteReport::begin(&input, &[output.to_owned()]);
        let existing = if self.in_place { Existing::Replaced } else { self.overwrite.existing() };
        let written = write_with_metadata(&input, kept.chain(added), output, existing)?;
        // Windows replaces no file that is mapped
        drop(input);
        finish(written, report)
    }

    /// Returns the file to write.
    fn output_path<'a>(&'a self, input: &Gguf, path: &'a Path) -> Result<&'a Path, Error> {
        if let Some(output) = &self.output {
            self.overwrite.check(input, std::slice::from_ref(output))?;
            return Ok(output);
        }
        if !self.in_place {
            let what = "changes are written to another file: add -o FILE, or --in-place";
            return Err(Error::Usage(what.into()));
        }
        let is_own = path.symlink_metadata().is_ok_and(|found| found.is_file());
        if !is_own || input.files().len() > 1 {
            let what = format!(
                "{}: --in-place changes a single plain file, not a link, a name in a store or a \
                 split model; use -o FILE",
                path.display()
            );
            return Err(Error::Usage(what));
        }
        Ok(path)
    }

    /// Returns the new value of each key that changes; none for one that is removed.
    fn metadata_changes(&self, input: &Gguf) -> Result<BTreeMap<String, Option<Value>>, Error> {
        let mut changes = BTreeMap::new();
        let mut add = |option: &str, key: &str, value: Option<Value>| {
            let fault = |what: &str| Error::Usage(format!("{option} {key}: {what}"));
            if is_split_key(key) {
                return Err(fault("says how a model is split over files"));
            }
            match changes.insert(key.to_owned(), value) {
                Some(_) => Err(fault("changed twice")),
                None => Ok(()),
            }
        };
        for assignment in &self.set {
            let (key, value) = assignment.read(input, "--set")?;
            add("--set", &key, Some(value))?;
        }
        for Assignment { key, text: path } in &self.set_file {
            let key = full_key(input, key)?;
            if let Some(found) = input.get(&key).filter(|found| found.ty() != ValueType::String) {
                let what = format!("--set-file {key}: is of type {} in the file", found.ty());
                return Err(Error::Usage(what));
            }
            let path = Path::new(path);
            let text = text_file::read(path, text_file::PROMPT)?;
            add("--set-file", &key, Some(text.into()))?;
        }
        for key in &self.remove {
            let key = full_key(input, key)?;
            if input.get(&key).is_none() {
                return Err(Error::Usage(format!("--remove {key}: the file has no such key")));
            }
            add("--remove", &key, None)?;
        }
        Ok(changes)
    }
}

/// Returns a key whole: one that begins with a dot follows the name of the architecture.
fn full_key(input: &Gguf, key: &str) -> Result<String, Error> {
    let Some(below) = key.strip_prefix('.') else { return Ok(key.to_owned()) };
    match input.get_str("general.architecture")? {
        Some(arch) => Ok(format!("{arch}.{below}")),
        None => Err(Error::Usage(format!("{key}: the file names no architecture"))),
    }
}

/// Reads `KEY=TEXT`.
pub(in crate::cli) fn assignment(text: &str) -> Result<Assignment, String> {
    match text.split_once('=') {
        Some((key, text)) if !key.is_empty() => {
            Ok(Assignment { key: key.to_owned(), text: text.to_owned() })
        }
        _ => Err("KEY=… was expected, like general.name=\"My model\"".into()),
    }
}

/// Reads `[TYPE:]VALUE` in place of what a file has.
fn value(found: Option<&Value>, text: &str) -> Result<Value, String> {
    if matches!(found, Some(Value::Array(_))) {
        return Err("is an array in the file; arrays cannot be set".into());
    }
    let kinds = ["int", "float", "bool", "str"];
    let typed = text.split_once(':');
    if let Some((name, text)) = typed
        && let Some(ty) = scalar_type(name)
    {
        return parse(ty, text);
    }
    let kind = typed.filter(|(name, _)| kinds.contains(name));
    let text = kind.map_or(text, |(_, text)| text);
    let ty = match (found, kind.map(|(name, _)| name)) {
        (Some(found), None) => found.ty(),
        (Some(found), Some(name)) if name == kind_name(found.ty()) => found.ty(),
        (Some(found), Some(_)) => return Err(format!("is of type {} in the file", found.ty())),
        (None, Some("int")) => int_type(text),
        (None, Some("float")) => ValueType::F32,
        (None, Some("bool")) => ValueType::Bool,
        (None, Some(_)) => ValueType::String,
        (None, None) => {
            let types = kinds.join(", ");
            return Err(format!("the file has no such key; say its type: {types}, or u8 … f64"));
        }
    };
    parse(ty, text)
}

/// Returns the type of this name, of those that have one value.
fn scalar_type(name: &str) -> Option<ValueType> {
    let types = (0..).map_while(ValueType::from_id);
    types
        .filter(|ty| !matches!(ty, ValueType::Array | ValueType::String))
        .find(|ty| ty.name() == name && *ty != ValueType::Bool)
}

/// Returns the kind of a type, as options name it.
fn kind_name(ty: ValueType) -> &'static str {
    match ty {
        ValueType::F32 | ValueType::F64 => "float",
        ValueType::Bool => "bool",
        ValueType::String => "str",
        ValueType::Array => "array",
        _ => "int",
    }
}

/// Returns the type of a new whole number: u32 if it fits, as most are.
fn int_type(text: &str) -> ValueType {
    match text.parse::<i128>() {
        Ok(n) if u32::try_from(n).is_ok() => ValueType::U32,
        Ok(n) if i32::try_from(n).is_ok() => ValueType::I32,
        Ok(n) if n < 0 => ValueType::I64,
        _ => ValueType::U64,
    }
}

/// Reads a value of this type.
fn parse(ty: ValueType, text: &str) -> Result<Value, String> {
    fn number<T: std::str::FromStr + Into<Value>>(text: &str) -> Option<Value> {
        text.parse::<T>().ok().map(Into::into)
    }
    let value = match ty {
        ValueType::U8 => number::<u8>(text),
        ValueType::I8 => number::<i8>(text),
        ValueType::U16 => number::<u16>(text),
        ValueType::I16 => number::<i16>(text),
        ValueType::U32 => number::<u32>(text),
        ValueType::I32 => number::<i32>(text),
        ValueType::U64 => number::<u64>(text),
        ValueType::I64 => number::<i64>(text),
        ValueType::F32 => text.parse::<f32>().ok().filter(|x| x.is_finite()).map(Value::F32),
        ValueType::F64 => text.parse::<f64>().ok().filter(|x| x.is_finite()).map(Value::F64),
        ValueType::Bool => number::<bool>(text),
        ValueType::String => Some(text.into()),
        ValueType::Array => None,
    };
    value.ok_or_else(|| format!("a value of type {ty} was expected, not {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_the_files_types() {
        assert_eq!(value(Some(&Value::U16(1)), "7"), Ok(Value::U16(7)));
        assert_eq!(value(Some(&Value::U16(1)), "int:7"), Ok(Value::U16(7)));
        assert_eq!(value(Some(&Value::F64(1.0)), "float:7"), Ok(Value::F64(7.0)));
        assert_eq!(value(Some(&"a".into()), "b: c"), Ok("b: c".into()));
        assert_eq!(value(Some(&"a".into()), "str:int:5"), Ok("int:5".into()));
        assert_eq!(value(Some(&Value::Bool(true)), "false"), Ok(Value::Bool(false)));
        // by its own name a type takes the place of the file's
        assert_eq!(value(Some(&Value::U16(1)), "u32:70000"), Ok(Value::U32(70000)));
        for (found, text) in [
            (Value::U16(1), "70000"),
            (Value::U16(1), "str:7"),
            (Value::F32(1.0), "inf"),
            (Value::Bool(true), "1"),
            (vec![1u8].into(), "2"),
        ] {
            assert!(value(Some(&found), text).is_err(), "{text}");
        }
    }

    #[test]
    fn new_values_say_their_type() {
        assert_eq!(value(None, "int:7"), Ok(Value::U32(7)));
        assert_eq!(value(None, "int:-7"), Ok(Value::I32(-7)));
        assert_eq!(value(None, "int:5000000000"), Ok(Value::U64(5_000_000_000)));
        assert_eq!(value(None, "float:0.5"), Ok(Value::F32(0.5)));
        assert_eq!(value(None, "u8:255"), Ok(Value::U8(255)));
        assert_eq!(value(None, "str:"), Ok("".into()));
        for text in ["7", "u8:256", "int:x", "float:nan", "bool:yes", "array:1"] {
            assert!(value(None, text).is_err(), "{text}");
        }
    }
}
