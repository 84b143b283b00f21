//! How much a rendering may build; what the guards in a template's source call.

use std::io;

use minijinja::value::{Value, ValueKind};
use minijinja::{Error, ErrorKind, Output, State};

/// Bytes of text, and as much for each item, that one value may hold.
const MAX_VALUE: usize = 32 << 20;
/// Bytes that all values kept and all text written may come to.
const MAX_TOTAL: usize = 512 << 20;
/// How deep values may nest; JSON from outside may nest 128 deep.
const MAX_NESTING: usize = 150;
/// Digits of a width in a format.
const MAX_WIDTH_DIGITS: usize = 4;
/// Counts and widths in the arguments of filters.
const MAX_COUNT: usize = 9999;
/// What an item costs besides its text.
const ITEM: usize = 32;

/// Bytes that a rendering has kept and written so far.
#[derive(Default)]
struct Total(usize);

/// What a broken limit leaves in an error, to tell it from others.
#[derive(Debug, thiserror::Error)]
#[error("{what} exceeds the limit of {limit}")]
pub struct Exceeded {
    /// What grew.
    pub what: &'static str,
    /// How far it may.
    pub limit: usize,
}

fn exceeded(what: &'static str, limit: usize) -> Error {
    let cause = Exceeded { what, limit };
    Error::new(ErrorKind::InvalidOperation, cause.to_string()).with_source(cause)
}

/// What is said of a value that holds too much.
pub fn too_large() -> Error {
    exceeded("values in bytes", MAX_VALUE)
}

fn check_size(bytes: usize) -> Result<(), Error> {
    if bytes > MAX_VALUE { Err(too_large()) } else { Ok(()) }
}

/// Bytes of a value that is being written; more than a value may hold is an error.
#[derive(Default)]
pub struct Bounded(pub Vec<u8>);

impl io::Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len().saturating_add(bytes.len()) > MAX_VALUE {
            return Err(io::Error::other("the value is too large"));
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn spend(state: &mut State, bytes: usize) -> Result<(), Error> {
    let total = &mut state.get_or_insert_extension(Total::default()).0;
    *total = total.saturating_add(bytes);
    if *total > MAX_TOTAL { Err(exceeded("values in bytes", MAX_TOTAL)) } else { Ok(()) }
}

/// The filter [`KEEP`](super::guard::KEEP): the value, once it is measured; `inside` says that it
/// becomes part of a namespace.
pub fn keep(state: &mut State, value: Value, inside: Option<bool>) -> Result<Value, Error> {
    // What is made while it is looked at is made now: it may hold a reference to what made it.
    let value = match value.kind() {
        ValueKind::Iterable => {
            let mut items = Vec::new();
            for item in value.try_iter()?.checked() {
                items.push(item?);
                check_size(items.len() * ITEM)?;
            }
            Value::from(items)
        }
        _ => value,
    };
    let size = size(&value, usize::from(inside == Some(true)), 0)?;
    spend(state, size)?;
    Ok(value)
}

/// The filter [`EMIT`](super::guard::EMIT): nothing, once the bytes are counted.
pub fn emit(state: &mut State, bytes: usize) -> Result<&'static str, Error> {
    spend(state, bytes).map(|()| "")
}

/// Writes a value, once it is measured.
pub fn write(out: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    let size = size(value, 0, 0)?;
    spend(state, size)?;
    minijinja::escape_formatter(out, state, value)
}

/// Counts what a filter has made, which may become an item of a list before anything else measures it.
pub fn made(state: &mut State, value: Value) -> Result<Value, Error> {
    let bytes = value.as_str().map_or_else(|| value.len().unwrap_or(0).saturating_mul(ITEM), str::len);
    spend(state, bytes)?;
    Ok(value)
}

/// What a value holds, on top of `sum`: an error where that is too much.
fn size(value: &Value, depth: usize, sum: usize) -> Result<usize, Error> {
    if depth > MAX_NESTING {
        return Err(exceeded("nesting of values", MAX_NESTING));
    }
    let mut sum = sum + ITEM;
    if let Some(text) = value.as_str() {
        sum += text.len();
    } else if let Some(object) = value.as_object() {
        match value.kind() {
            ValueKind::Seq | ValueKind::Iterable => {
                for item in value.try_iter()?.checked() {
                    sum = size(&item?, depth + 1, sum)?;
                }
            }
            ValueKind::Map => {
                // A namespace inside of something could hold that again.
                if depth > 0 && object.type_name().ends_with("Namespace") {
                    return Err(Error::new(
                        ErrorKind::InvalidOperation,
                        "a namespace cannot be part of a value",
                    ));
                }
                for (key, item) in object.try_iter_pairs().into_iter().flatten() {
                    sum = size(&item, depth + 1, sum + key.as_str().map_or(0, str::len))?;
                }
            }
            _ => {}
        }
    }
    check_size(sum)?;
    Ok(sum)
}

/// Whether a filter that makes more than it is given would make too much of these arguments, the
/// first of them its subject.
pub fn check(filter: &str, args: &[Value]) -> Result<(), Error> {
    let text = |i: usize| args.get(i).and_then(Value::as_str).unwrap_or("");
    match filter {
        "replace" => {
            let found = text(0).matches(text(1)).count();
            check_size(text(0).len().saturating_add(found.saturating_mul(text(2).len())))
        }
        "join" => {
            let Some(items) = args.first() else {
                return Ok(());
            };
            let separators = items.len().unwrap_or(0).saturating_mul(text(1).len());
            check_size(size(items, 0, 0)?.saturating_add(separators))
        }
        // one filter for each item: an item that is in the list many times is made many times
        "map" => args.first().map_or(Ok(()), |items| size(items, 0, 0).map(drop)),
        "format" => {
            let digits = text(0).split(|c: char| !c.is_ascii_digit()).map(str::len).max();
            if digits > Some(MAX_WIDTH_DIGITS) {
                return Err(exceeded("width in a format, in digits,", MAX_WIDTH_DIGITS));
            }
            Ok(())
        }
        _ => {
            let numbers = args.iter().skip(1).flat_map(|arg| match arg.is_kwargs() {
                true => {
                    arg.try_iter().into_iter().flatten().filter_map(|key| arg.get_item(&key).ok()).collect()
                }
                false => vec![arg.clone()],
            });
            match numbers.filter_map(|number| number.as_usize()).max() {
                Some(number) if number > MAX_COUNT => Err(exceeded("counts and widths", MAX_COUNT)),
                _ => Ok(()),
            }
        }
    }
}
