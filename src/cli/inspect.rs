//! `hob inspect`: what is in a model file, for people and for programs; and changes to its
//! metadata.

mod edit;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use self::edit::EditArgs;
pub(super) use self::edit::{Assignment, assignment};
use super::Error;
use super::named::named_source;
use super::units::{binary_size, short_count};
use crate::gguf::{Gguf, Tensor, Value};

const EXAMPLES: &str = "\
Examples:
  hob inspect model.gguf
  hob inspect model-00001-of-00003.gguf            any part of a split model will do
  hob inspect --json model.gguf | jq '.metadata[\"general.name\"]'
  hob inspect --json --no-arrays model.gguf        without vocabulary and merges
  hob inspect model.gguf --set general.name=Mine -o named.gguf
  hob inspect model.gguf --set .context_length=32768 --remove general.url --in-place
  hob inspect model.gguf --set-file tokenizer.chat_template=chat.jinja -o new.gguf

In JSON, a string that is not UTF-8 becomes {\"base64\": …}, and a number that JSON lacks \"NaN\",
\"inf\" or \"-inf\".";

/// Show metadata and tensors of a model file, or change its metadata
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// A GGUF file, any part of a split one, or a name in the store
    model: PathBuf,
    /// One JSON object with everything in it
    #[arg(long)]
    json: bool,
    /// With --json: type and length in place of arrays
    #[arg(long, requires = "json")]
    no_arrays: bool,
    #[command(flatten)]
    edit: EditArgs,
}

/// Prints the model's header, or writes it anew with changes.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let source = named_source(&Some(args.model.clone()))?;
    if args.edit.is_wanted()? {
        return args.edit.write(source.open_to_write()?, &args.model);
    }
    let model = source.open_shapes()?;
    let mut out = super::stdout();
    if args.json {
        let json = HeaderJson { model: &model, arrays: !args.no_arrays };
        serde_json::to_writer(&mut out, &json).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        print(&model, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn print(model: &Gguf, out: &mut impl Write) -> Result<(), Error> {
    let arch = match model.get("general.architecture") {
        Some(Value::String(s)) => quote(s),
        _ => "no architecture".into(),
    };
    let size = binary_size(model.n_bytes());
    let n_files = model.files().filter(|(_, n_bytes)| *n_bytes > 0).count();
    let values: usize = model.tensors().iter().map(Tensor::n_elements).sum();
    writeln!(
        out,
        "{arch}, {} parameters in {} tensors, {size}{}, GGUF v{}, alignment {}",
        short_count(values as u64),
        model.tensors().len(),
        if n_files > 1 { format!(" in {n_files} files") } else { String::new() },
        model.version(),
        model.alignment()
    )?;

    let keys: Vec<_> = model.metadata().map(|(k, _)| k.escape_debug().to_string()).collect();
    let width = keys.iter().map(String::len).max().unwrap_or(0).min(48);
    if !keys.is_empty() {
        writeln!(out, "\nmetadata")?;
    }
    for (key, (_, value)) in keys.iter().zip(model.metadata()) {
        writeln!(out, "  {key:width$}  {:14}  {}", kind(value), show(value))?;
    }

    if model.tensors().is_empty() {
        return Ok(());
    }
    let names: Vec<_> = model.tensors().iter().map(|t| t.name.escape_debug().to_string()).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    writeln!(out, "\ntensors")?;
    let mut totals: BTreeMap<u32, TypeTotal> = BTreeMap::new();
    for (name, t) in names.iter().zip(model.tensors()) {
        let shape = t.shape.iter().map(usize::to_string).collect::<Vec<_>>().join(" × ");
        writeln!(out, "  {name:width$}  {:8}{shape:>24}  {:>14}", t.ty.name(), grouped(t.n_bytes))?;
        let total = totals.entry(t.ty as u32).or_default();
        total.name = t.ty.name();
        total.tensors += 1;
        total.values += t.n_elements() as u64;
        total.n_bytes += t.n_bytes;
    }
    writeln!(out, "\ntotals")?;
    for TypeTotal { name, tensors, values, n_bytes } in totals.into_values() {
        let bits = if values > 0 { n_bytes as f64 * 8.0 / values as f64 } else { 0.0 };
        writeln!(
            out,
            "  {name:8}{tensors:>6} tensors  {:>9} values  {:>10}  {bits:.2} bits per value",
            short_count(values),
            binary_size(n_bytes)
        )?;
    }
    Ok(())
}

/// The tensors of one type.
#[derive(Default)]
struct TypeTotal {
    name: &'static str,
    tensors: u64,
    values: u64,
    n_bytes: u64,
}

/// Returns `u32`, or `f32 × 512` for an array.
fn kind(value: &Value) -> String {
    match value {
        Value::Array(a) => format!("{} × {}", a.ty(), a.len()),
        other => other.ty().to_string(),
    }
}

/// Returns a value on one line: long strings and arrays shortened.
fn show(value: &Value) -> String {
    const STRING: usize = 72;
    const ITEMS: usize = 6;
    match value {
        Value::U8(v) => v.to_string(),
        Value::I8(v) => v.to_string(),
        Value::U16(v) => v.to_string(),
        Value::I16(v) => v.to_string(),
        Value::U32(v) => v.to_string(),
        Value::I32(v) => v.to_string(),
        Value::U64(v) => v.to_string(),
        Value::I64(v) => v.to_string(),
        Value::F32(v) => v.to_string(),
        Value::F64(v) => v.to_string(),
        Value::Bool(v) => v.to_string(),
        Value::String(s) => {
            // in bytes: a character cut in two shows as U+FFFD before the dots
            let shown = quote(&s[..s.len().min(STRING)]);
            if s.len() > STRING { format!("{shown}… ({} bytes)", s.len()) } else { shown }
        }
        Value::Array(a) => {
            let mut shown = String::new();
            for (i, item) in a.values().take(ITEMS).enumerate() {
                let item = match &item {
                    Value::String(s) => format!("\"{}\"", quote(&s[..s.len().min(24)])),
                    other => show(other),
                };
                let _ = write!(shown, "{}{item}", if i == 0 { "" } else { ", " });
            }
            if a.len() > ITEMS {
                shown.push_str(", …");
            }
            shown
        }
    }
}

/// Returns text as it can go to a terminal: nothing in a file may move the cursor.
fn quote(s: &[u8]) -> String {
    String::from_utf8_lossy(s).escape_debug().to_string()
}

/// Returns 1234567 as `1,234,567`.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

/// The whole header as JSON, streamed: a vocabulary is never a tree in memory.
struct HeaderJson<'a> {
    model: &'a Gguf,
    arrays: bool,
}

impl Serialize for HeaderJson<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("version", &self.model.version())?;
        map.serialize_entry("alignment", &self.model.alignment())?;
        map.serialize_entry("files", &Files(self.model))?;
        let arrays = self.arrays;
        map.serialize_entry("metadata", &Entries(self.model, |value| JsonValue { value, arrays }))?;
        map.serialize_entry("types", &Entries(self.model, type_name))?;
        map.serialize_entry("tensors", &Tensors(self.model))?;
        map.end()
    }
}

/// Returns `u32`, `string`, `array[f32]`.
fn type_name(value: &Value) -> String {
    match value {
        Value::Array(a) => format!("array[{}]", a.ty()),
        other => other.ty().to_string(),
    }
}

struct Files<'a>(&'a Gguf);

impl Serialize for Files<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct File<'a> {
            name: &'a str,
            bytes: u64,
        }
        let files = self.0.files().filter(|(_, bytes)| *bytes > 0);
        s.collect_seq(files.map(|(name, bytes)| File { name, bytes }))
    }
}

/// One entry per metadata key, with what the function makes of its value.
struct Entries<'a, F>(&'a Gguf, F);

impl<'a, T: Serialize, F: Fn(&'a Value) -> T> Serialize for Entries<'a, F> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.0.metadata().map(|(key, value)| (key, self.1(value))))
    }
}

struct JsonValue<'a> {
    value: &'a Value,
    arrays: bool,
}

impl Serialize for JsonValue<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.value {
            Value::U8(v) => s.serialize_u8(*v),
            Value::I8(v) => s.serialize_i8(*v),
            Value::U16(v) => s.serialize_u16(*v),
            Value::I16(v) => s.serialize_i16(*v),
            Value::U32(v) => s.serialize_u32(*v),
            Value::I32(v) => s.serialize_i32(*v),
            Value::U64(v) => s.serialize_u64(*v),
            Value::I64(v) => s.serialize_i64(*v),
            Value::F32(v) if v.is_finite() => s.serialize_f32(*v),
            Value::F32(v) => s.collect_str(v),
            Value::F64(v) if v.is_finite() => s.serialize_f64(*v),
            Value::F64(v) => s.collect_str(v),
            Value::Bool(v) => s.serialize_bool(*v),
            Value::String(b) => match std::str::from_utf8(b) {
                Ok(text) => s.serialize_str(text),
                Err(_) => s.collect_map([("base64", BASE64_STANDARD.encode(b))]),
            },
            Value::Array(a) if self.arrays => {
                let mut seq = s.serialize_seq(Some(a.len()))?;
                for value in a.values() {
                    seq.serialize_element(&JsonValue { value: &value, arrays: true })?;
                }
                seq.end()
            }
            Value::Array(a) => {
                let mut map = s.serialize_map(Some(2))?;
                map.serialize_entry("array", a.ty().name())?;
                map.serialize_entry("len", &a.len())?;
                map.end()
            }
        }
    }
}

struct Tensors<'a>(&'a Gguf);

impl Serialize for Tensors<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Entry<'a> {
            name: &'a str,
            r#type: &'static str,
            shape: &'a [usize],
            offset: u64,
            bytes: u64,
            file: usize,
        }
        s.collect_seq(self.0.tensors().iter().map(|t| Entry {
            name: &t.name,
            r#type: t.ty.name(),
            shape: &t.shape,
            offset: t.offset,
            bytes: t.n_bytes,
            file: t.part,
        }))
    }
}
