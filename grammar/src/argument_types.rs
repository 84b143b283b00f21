//! The JSON types of values, and of the arguments of a call: by these a text between tags is read,
//! as a string or as JSON.

use std::collections::BTreeMap;

/// A set of JSON types. Numbers are two: integers and the others.
pub(crate) type Types = u8;

pub(crate) const NULL: Types = 1;
pub(crate) const BOOLEAN: Types = 2;
pub(crate) const INTEGER: Types = 4;
pub(crate) const FRACTION: Types = 8;
pub(crate) const NUMBER: Types = INTEGER | FRACTION;
pub(crate) const STRING: Types = 16;
pub(crate) const ARRAY: Types = 32;
pub(crate) const OBJECT: Types = 64;
pub(crate) const ALL_TYPES: Types = 127;

/// The types that the arguments of a tool may have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentTypes {
    /// Those of the arguments that the tool's schema names.
    pub(crate) declared: BTreeMap<String, ValueTypes>,
    /// Those of any other.
    pub(crate) others: ValueTypes,
    /// Those inside arrays and objects that the tool's schema names, where they were asked for.
    pub(crate) inner: BTreeMap<String, InnerTypes>,
}

/// The types of what an array or an object has in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InnerTypes {
    /// Those of members.
    pub members: ArgumentTypes,
    /// Those of items.
    pub item: ValueTypes,
    /// Those inside an item.
    pub inside_item: Option<Box<InnerTypes>>,
}

impl ArgumentTypes {
    /// Returns the types of the arguments of a call that holds one text.
    pub fn of_text() -> ArgumentTypes {
        ArgumentTypes { others: ValueTypes(STRING), ..ArgumentTypes::default() }
    }

    /// Returns the types inside an argument, where they are known.
    pub fn inside(&self, name: &str) -> Option<&InnerTypes> {
        self.inner.get(name)
    }

    /// Returns the types of an argument.
    pub fn of(&self, name: &str) -> ValueTypes {
        self.declared.get(name).copied().unwrap_or(self.others)
    }
}

/// The types that a value may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueTypes(pub(crate) Types);

impl Default for ValueTypes {
    fn default() -> ValueTypes {
        ValueTypes(ALL_TYPES)
    }
}

impl ValueTypes {
    /// Returns whether the value may be a string.
    pub fn allows_string(self) -> bool {
        self.has(STRING)
    }

    /// Returns whether the value can be nothing but a string.
    pub fn is_string(self) -> bool {
        self.0 == STRING
    }

    /// Returns whether the value may be an array.
    pub fn allows_array(self) -> bool {
        self.has(ARRAY)
    }

    /// Returns whether the value may be an object.
    pub fn allows_object(self) -> bool {
        self.has(OBJECT)
    }

    /// Returns whether a text that begins so is JSON whatever follows: an array or an object.
    pub fn begins_json(self, text: &str) -> bool {
        self.has(ARRAY) && text.starts_with('[') || self.has(OBJECT) && text.starts_with('{')
    }

    /// Returns whether the text of a value that may be a string is JSON all the same: a value of
    /// another type that it may have, or a string in quotes where it may have others.
    pub fn is_json(self, text: &str) -> bool {
        let is_word = match text {
            "null" => self.has(NULL),
            "true" | "false" => self.has(BOOLEAN),
            _ => false,
        };
        let is_quoted = || {
            let is_tight = text.ends_with('"') && text.starts_with('"');
            is_tight && serde_json::from_str::<String>(text).is_ok()
        };
        is_word
            || self.begins_json(text)
            || self.has(NUMBER) && is_number(text)
            || !self.is_string() && is_quoted()
    }

    /// Returns whether any of some types is among these.
    pub(crate) fn has(self, types: Types) -> bool {
        self.0 & types != 0
    }
}

/// Returns whether a text is a number of JSON.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let text = text.strip_prefix('-').unwrap_or(text);
    let whole = digits(text);
    if whole == 0 || whole > 1 && text.starts_with('0') {
        return false;
    }
    let mut rest = &text[whole..];
    for mark in [&['.'][..], &['e', 'E']] {
        let Some(part) = rest.strip_prefix(mark) else { continue };
        let part =
            if mark.len() == 1 { part } else { part.strip_prefix(['+', '-']).unwrap_or(part) };
        let n = digits(part);
        if n == 0 {
            return false;
        }
        rest = &part[n..];
    }
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_json_where_its_types_allow_that() {
        let any = ValueTypes::default();
        for text in ["null", "true", "[", "{x", "-0", "1.5e+3", "0", "1E5", "\"a\\\"\"", "\"\""] {
            assert!(any.is_json(text), "{text:?}");
        }
        for text in ["", "nil", "True", " 1", "1 ", "01", "1.", "-", "1e", "\"a", "\"a\" b", "a["] {
            assert!(!any.is_json(text), "{text:?}");
        }
        let string = ValueTypes(STRING);
        assert!(!["null", "1", "[", "\"a\""].iter().any(|text| string.is_json(text)));
        let number = ValueTypes(STRING | NUMBER);
        assert!(number.is_json("1") && !number.is_json("null") && !number.is_json("["));
    }
}
