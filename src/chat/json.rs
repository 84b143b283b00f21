//! The filter `tojson` as transformers has it: Python's `json.dumps` with `ensure_ascii=False`,
//! which keeps the order of keys and, unlike Jinja's own `tojson`, escapes nothing for HTML.

use std::io;

use minijinja::value::{Kwargs, Value};
use minijinja::{Error, ErrorKind, State};
use serde::Serialize;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter, Serializer};

use super::bounds::{self, Bounded};
use super::numbers::{number_of, python_float};

/// Implements `value | tojson(ensure_ascii, indent, separators, sort_keys)`.
pub(super) fn tojson(
    state: &mut State,
    value: &Value,
    ensure_ascii: Option<bool>,
    kwargs: Kwargs,
) -> Result<Value, Error> {
    let indent: Option<usize> = kwargs.get("indent")?;
    let separators: Option<(String, String)> = match kwargs.get::<Option<Value>>("separators")? {
        Some(pair) if !pair.is_none() => Some(minijinja::value::from_args(&[
            pair.get_item_by_index(0)?,
            pair.get_item_by_index(1)?,
        ])?),
        _ => None,
    };
    let (item, key) = separators.unwrap_or_else(|| {
        let item = if indent.is_some() { "," } else { ", " };
        (item.to_owned(), ": ".to_owned())
    });
    let ascii = ensure_ascii.or(kwargs.get("ensure_ascii")?).unwrap_or(false);
    let sort_keys = kwargs.get::<Option<bool>>("sort_keys")?.unwrap_or(false);
    kwargs.assert_all_used()?;
    if value.is_undefined() {
        return Err(Error::new(ErrorKind::UndefinedError, "undefined cannot be written as JSON"));
    }

    let limits = bounds::tick(state)?;
    let fail = |e: serde_json::Error| {
        if e.is_io() {
            limits.too_large()
        } else {
            Error::new(ErrorKind::BadSerialization, e.to_string())
        }
    };
    let mut out = Bounded::new(limits);
    let style = Python { item, key, indent, ascii, depth: 0, empty: true, quote: Quote::Due };
    let mut serializer = Serializer::with_formatter(&mut out, style);
    if sort_keys {
        let mut json = serde_json::to_value(value).map_err(fail)?;
        json.sort_all_objects();
        json.serialize(&mut serializer).map_err(fail)?;
    } else {
        value.serialize(&mut serializer).map_err(fail)?;
    }
    Ok(Value::from(String::from_utf8_lossy(&out.bytes).into_owned()))
}

/// Returns a value as Python's `json.dumps` writes it, as clients in Python do.
pub(super) fn dumps(value: &serde_json::Value, indent: Option<usize>) -> String {
    let item = if indent.is_some() { "," } else { ", " };
    written(value, item, ": ", indent)
}

/// Returns a value as JSON without white space, with the numbers in it for which texts stand.
pub fn compact_text(value: &serde_json::Value) -> String {
    written(value, ",", ":", None)
}

/// Returns a value with these separators.
fn written(value: &serde_json::Value, item: &str, key: &str, indent: Option<usize>) -> String {
    let style = Python {
        item: item.into(),
        key: key.into(),
        indent,
        ascii: false,
        depth: 0,
        empty: true,
        quote: Quote::Due,
    };
    let mut out = Vec::new();
    // writing to memory does not fail
    let _ = value.serialize(&mut Serializer::with_formatter(&mut out, style));
    String::from_utf8_lossy(&out).into_owned()
}

/// Implements `text | from_json`.
pub(super) fn from_json(text: &str) -> Result<Value, Error> {
    let json: serde_json::Value = serde_json::from_str(text)
        .map_err(|e| Error::new(ErrorKind::InvalidOperation, e.to_string()))?;
    Ok(Value::from(minijinja::value::Serde(json)))
}

/// The layout of `json.dumps`.
struct Python {
    item: String,
    key: String,
    indent: Option<usize>,
    ascii: bool,
    depth: usize,
    /// True if the innermost array or object has nothing in it so far.
    empty: bool,
    /// The first quote of the string that is written.
    quote: Quote,
}

/// The first quote of a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quote {
    /// Nothing of the string has been written.
    Due,
    Written,
    /// The string stands for a number, which has none.
    OfNumber,
}

impl Python {
    fn open_quote<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        if self.quote == Quote::Due {
            self.quote = Quote::Written;
            out.write_all(b"\"")?;
        }
        Ok(())
    }

    fn new_line<W: ?Sized + io::Write>(&self, out: &mut W) -> io::Result<()> {
        let Some(indent) = self.indent else {
            return Ok(());
        };
        out.write_all(b"\n")?;
        (0..indent.saturating_mul(self.depth)).try_for_each(|_| out.write_all(b" "))
    }

    fn open<W: ?Sized + io::Write>(&mut self, out: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        self.empty = true;
        out.write_all(bracket)
    }

    fn close<W: ?Sized + io::Write>(&mut self, out: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if !self.empty {
            self.new_line(out)?;
        }
        self.empty = false;
        out.write_all(bracket)
    }

    fn separate<W: ?Sized + io::Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        if !first {
            out.write_all(self.item.as_bytes())?;
        }
        self.empty = false;
        self.new_line(out)
    }
}

impl Formatter for Python {
    fn begin_array<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.open(out, b"[")
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.close(out, b"]")
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.separate(out, first)
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.open(out, b"{")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.close(out, b"}")
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.separate(out, first)
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(self.key.as_bytes())
    }

    fn write_f64<W: ?Sized + io::Write>(&mut self, out: &mut W, f: f64) -> io::Result<()> {
        out.write_all(python_float(f).as_bytes())
    }

    fn begin_string<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.quote = Quote::Due;
        Ok(())
    }

    fn end_string<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.open_quote(out)?;
        if self.quote == Quote::OfNumber { Ok(()) } else { out.write_all(b"\"") }
    }

    fn write_string_fragment<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        if self.quote == Quote::Due
            && let Some(number) = number_of(fragment)
        {
            self.quote = Quote::OfNumber;
            return out.write_all(number.as_bytes());
        }
        self.open_quote(out)?;
        if !self.ascii {
            return out.write_all(fragment.as_bytes());
        }
        for c in fragment.chars() {
            if (' '..='~').contains(&c) {
                out.write_all(&[c as u8])?;
            } else {
                c.encode_utf16(&mut [0; 2])
                    .iter()
                    .try_for_each(|unit| write!(out, "\\u{unit:04x}"))?;
            }
        }
        Ok(())
    }

    fn write_char_escape<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        escape: CharEscape,
    ) -> io::Result<()> {
        self.open_quote(out)?;
        CompactFormatter.write_char_escape(out, escape)
    }
}
