//! The types of metadata values, by the ids of the file format.

use std::fmt;

/// A type of metadata values. Discriminants are the ids of the file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
#[repr(u32)]
pub enum ValueType {
    U8 = 0,
    I8 = 1,
    U16 = 2,
    I16 = 3,
    U32 = 4,
    I32 = 5,
    F32 = 6,
    Bool = 7,
    String = 8,
    Array = 9,
    U64 = 10,
    I64 = 11,
    F64 = 12,
}

/// Every type in the order of its id, with its name and the bytes of one value; 0 where the size is
/// in the data.
const TYPES: [(ValueType, &str, usize); 13] = [
    (ValueType::U8, "u8", 1),
    (ValueType::I8, "i8", 1),
    (ValueType::U16, "u16", 2),
    (ValueType::I16, "i16", 2),
    (ValueType::U32, "u32", 4),
    (ValueType::I32, "i32", 4),
    (ValueType::F32, "f32", 4),
    (ValueType::Bool, "bool", 1),
    (ValueType::String, "string", 0),
    (ValueType::Array, "array", 0),
    (ValueType::U64, "u64", 8),
    (ValueType::I64, "i64", 8),
    (ValueType::F64, "f64", 8),
];

impl ValueType {
    /// Returns the type with this id in a GGUF file.
    pub fn from_id(id: u32) -> Option<Self> {
        TYPES.get(id as usize).map(|&(ty, ..)| ty)
    }

    /// Returns the name of the type: `u8` … `f64`, `bool`, `string`, `array`.
    pub fn name(self) -> &'static str {
        TYPES[self as usize].1
    }

    /// Returns the bytes of one value; 0 for strings and arrays, which carry their size.
    pub fn size(self) -> usize {
        TYPES[self as usize].2
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
