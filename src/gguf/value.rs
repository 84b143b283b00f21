//! Metadata values: scalars by value, strings and arrays as ranges of the file they came from.
//!
//! An array is never copied: a vocabulary of 262,144 tokens costs one pass over its lengths when
//! the file is opened and nothing after that. Strings are bytes, as in the format: a vocabulary
//! entry need not be UTF-8 and may hold NUL.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;

use super::Error;
use super::value_type::ValueType;

/// One metadata value.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it
pub enum Value {
    U8(u8),
    I8(i8),
    U16(u16),
    I16(i16),
    U32(u32),
    I32(i32),
    F32(f32),
    Bool(bool),
    String(Bytes),
    Array(Array),
    U64(u64),
    I64(i64),
    F64(f64),
}

impl Value {
    /// Returns the type of the value.
    pub fn ty(&self) -> ValueType {
        match self {
            Value::U8(_) => ValueType::U8,
            Value::I8(_) => ValueType::I8,
            Value::U16(_) => ValueType::U16,
            Value::I16(_) => ValueType::I16,
            Value::U32(_) => ValueType::U32,
            Value::I32(_) => ValueType::I32,
            Value::F32(_) => ValueType::F32,
            Value::Bool(_) => ValueType::Bool,
            Value::String(_) => ValueType::String,
            Value::Array(_) => ValueType::Array,
            Value::U64(_) => ValueType::U64,
            Value::I64(_) => ValueType::I64,
            Value::F64(_) => ValueType::F64,
        }
    }

    /// Returns an array of strings.
    pub fn strings<S: AsRef<[u8]>>(items: impl IntoIterator<Item = S>) -> Value {
        let mut data = Vec::new();
        let mut len = 0;
        for item in items {
            let item = item.as_ref();
            data.extend_from_slice(&(item.len() as u64).to_le_bytes());
            data.extend_from_slice(item);
            len += 1;
        }
        Value::Array(Array::owned(ValueType::String, len, data))
    }

    /// Returns any integer type, widened; `None` for everything else.
    pub(super) fn integer(&self) -> Option<i128> {
        match *self {
            Value::U8(v) => Some(v.into()),
            Value::I8(v) => Some(v.into()),
            Value::U16(v) => Some(v.into()),
            Value::I16(v) => Some(v.into()),
            Value::U32(v) => Some(v.into()),
            Value::I32(v) => Some(v.into()),
            Value::U64(v) => Some(v.into()),
            Value::I64(v) => Some(v.into()),
            _ => None,
        }
    }

    /// Returns the type and value of a scalar, type and length of the rest: for error messages.
    pub(super) fn describe(&self) -> String {
        match self {
            Value::F32(v) => format!("f32 {v}"),
            Value::F64(v) => format!("f64 {v}"),
            Value::Bool(v) => format!("bool {v}"),
            Value::String(s) => format!("a string of {} bytes", s.len()),
            Value::Array(a) => format!("an array of {} {}", a.len(), a.ty()),
            other => format!("{} {}", other.ty(), other.integer().unwrap_or_default()),
        }
    }

    /// Reads a scalar of type `ty` from exactly `ty.size()` bytes. Strings and arrays have no fixed
    /// size: not for them.
    pub(super) fn scalar(ty: ValueType, b: &[u8]) -> Option<Value> {
        Some(match ty {
            ValueType::U8 => Value::U8(u8::from_le_bytes(b.try_into().ok()?)),
            ValueType::I8 => Value::I8(i8::from_le_bytes(b.try_into().ok()?)),
            ValueType::U16 => Value::U16(u16::from_le_bytes(b.try_into().ok()?)),
            ValueType::I16 => Value::I16(i16::from_le_bytes(b.try_into().ok()?)),
            ValueType::U32 => Value::U32(u32::from_le_bytes(b.try_into().ok()?)),
            ValueType::I32 => Value::I32(i32::from_le_bytes(b.try_into().ok()?)),
            ValueType::F32 => Value::F32(f32::from_le_bytes(b.try_into().ok()?)),
            // any nonzero byte is true: files with 2 exist
            ValueType::Bool => Value::Bool(*b.first()? != 0),
            ValueType::U64 => Value::U64(u64::from_le_bytes(b.try_into().ok()?)),
            ValueType::I64 => Value::I64(i64::from_le_bytes(b.try_into().ok()?)),
            ValueType::F64 => Value::F64(f64::from_le_bytes(b.try_into().ok()?)),
            ValueType::String | ValueType::Array => return None,
        })
    }

    /// Appends the value as the file format stores it, without its type.
    pub(super) fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Value::U8(v) => out.push(*v),
            Value::I8(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::U16(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::I16(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::U32(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::I32(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::F32(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::Bool(v) => out.push((*v).into()),
            Value::U64(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::I64(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::F64(v) => out.extend_from_slice(&v.to_le_bytes()),
            Value::String(s) => {
                out.extend_from_slice(&(s.len() as u64).to_le_bytes());
                out.extend_from_slice(s);
            }
            Value::Array(a) => {
                out.extend_from_slice(&(a.ty as u32).to_le_bytes());
                out.extend_from_slice(&(a.len as u64).to_le_bytes());
                out.extend_from_slice(&a.data);
            }
        }
    }
}

/// Conversions into [`Value`]: `T` to the scalar, `&[T]` and `Vec<T>` to the array.
macro_rules! from_number {
    ($($t:ty => $v:ident),*) => {$(
        impl From<$t> for Value {
            fn from(v: $t) -> Value {
                Value::$v(v)
            }
        }
        impl From<&[$t]> for Value {
            fn from(items: &[$t]) -> Value {
                let data = items.iter().flat_map(|v| v.to_le_bytes()).collect();
                Value::Array(Array::owned(ValueType::$v, items.len(), data))
            }
        }
        impl From<Vec<$t>> for Value {
            fn from(items: Vec<$t>) -> Value {
                items.as_slice().into()
            }
        }
    )*};
}
from_number!(
    u8 => U8, i8 => I8, u16 => U16, i16 => I16, u32 => U32, i32 => I32, f32 => F32, u64 => U64,
    i64 => I64, f64 => F64
);

impl From<bool> for Value {
    fn from(v: bool) -> Value {
        Value::Bool(v)
    }
}

impl From<&[bool]> for Value {
    fn from(items: &[bool]) -> Value {
        let data = items.iter().map(|&v| u8::from(v)).collect();
        Value::Array(Array::owned(ValueType::Bool, items.len(), data))
    }
}

impl From<&str> for Value {
    fn from(s: &str) -> Value {
        Value::String(Bytes::copy_from_slice(s.as_bytes()))
    }
}

impl From<String> for Value {
    fn from(s: String) -> Value {
        Value::String(s.into())
    }
}

/// An array of scalars or strings: a checked range of the file. Arrays of arrays do not occur.
#[derive(Clone)]
pub struct Array {
    ty: ValueType,
    len: usize,
    data: Bytes,
    /// File and key, for errors.
    origin: Arc<str>,
}

impl PartialEq for Array {
    fn eq(&self, other: &Array) -> bool {
        self.ty == other.ty && self.len == other.len && self.data == other.data
    }
}

impl fmt::Debug for Array {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}; {}]", self.ty, self.len)
    }
}

impl Array {
    /// Returns an array; the caller has checked that `data` holds exactly `len` elements of type
    /// `ty`.
    pub(super) fn checked(ty: ValueType, len: usize, data: Bytes, origin: Arc<str>) -> Array {
        Array { ty, len, data, origin }
    }

    fn owned(ty: ValueType, len: usize, data: Vec<u8>) -> Array {
        Array::checked(ty, len, data.into(), "array".into())
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the type of the elements.
    pub fn ty(&self) -> ValueType {
        self.ty
    }

    /// Returns the elements as values, in order.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let size = self.ty.size();
        let numbers =
            self.data.chunks_exact(size.max(1)).take(if size == 0 { 0 } else { self.len });
        let numbers = numbers.filter_map(move |b| Value::scalar(self.ty, b));
        let strings = ArrayStrings { rest: if size == 0 { &self.data } else { &[] } };
        numbers.chain(strings.map(|s| Value::String(self.data.slice_ref(s))))
    }

    /// Returns the elements of an array of strings, as bytes. Any other element type is an error.
    pub fn strings(&self) -> Result<ArrayStrings<'_>, Error> {
        match self.ty {
            ValueType::String => Ok(ArrayStrings { rest: &self.data }),
            // an empty array has nothing of a wrong type in it
            _ if self.len == 0 => Ok(ArrayStrings { rest: &[] }),
            _ => Err(self.wrong_type("string")),
        }
    }

    /// Returns the elements of an array of any integer type, where each fits.
    pub fn to_u32s(&self) -> Result<Vec<u32>, Error> {
        self.integers("u32")
    }

    /// Returns the elements of an array of any integer type, where each fits.
    pub fn to_i32s(&self) -> Result<Vec<i32>, Error> {
        self.integers("i32")
    }

    /// Returns the elements of an array of any integer type, where each fits.
    pub fn to_i64s(&self) -> Result<Vec<i64>, Error> {
        self.integers("i64")
    }

    /// Returns the elements of an array of f32 or f64 (rounded).
    pub fn to_f32s(&self) -> Result<Vec<f32>, Error> {
        if !matches!(self.ty, ValueType::F32 | ValueType::F64) && self.len > 0 {
            return Err(self.wrong_type("f32"));
        }
        Ok(self
            .values()
            .filter_map(|v| match v {
                Value::F32(v) => Some(v),
                Value::F64(v) => Some(v as f32),
                _ => None,
            })
            .collect())
    }

    /// Returns the elements of an array of bool.
    pub fn to_bools(&self) -> Result<Vec<bool>, Error> {
        if self.ty != ValueType::Bool && self.len > 0 {
            return Err(self.wrong_type("bool"));
        }
        Ok(self.data.iter().map(|&b| b != 0).collect())
    }

    fn integers<T: TryFrom<i128>>(&self, expected: &'static str) -> Result<Vec<T>, Error> {
        let mut out = Vec::with_capacity(self.len.min(self.data.len()));
        for (index, v) in self.values().enumerate() {
            let Some(int) = v.integer() else { return Err(self.wrong_type(expected)) };
            out.push(T::try_from(int).map_err(|_| Error::Element {
                origin: self.origin.to_string(),
                index,
                found: v.describe(),
                expected,
            })?);
        }
        Ok(out)
    }

    fn wrong_type(&self, expected: &'static str) -> Error {
        Error::ElementType { origin: self.origin.to_string(), found: self.ty, expected }
    }
}

/// The strings of an array, in order.
#[derive(Clone, Debug)]
pub struct ArrayStrings<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for ArrayStrings<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        // lengths were checked when the array was read; `?` ends the iteration where a check would
        // have failed
        let (len, rest) = self.rest.split_first_chunk::<8>()?;
        let (item, rest) = rest.split_at_checked(u64::from_le_bytes(*len) as usize)?;
        self.rest = rest;
        Some(item)
    }
}
