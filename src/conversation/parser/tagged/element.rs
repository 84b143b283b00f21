//! The value of an argument that is an element, as JSON: a text between tags, or elements that are
//! members or items: `<item>VALUE</item>`.

use crate::grammar::{InnerTypes, ValueTypes, json_name};

use super::super::scalar::json_of;

/// The name of items of arrays.
const ITEM: &str = "item";
/// Most elements within each other: one more is read as text.
const MAX_DEPTH: usize = 128;

/// The part of an element that has been read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ElementProgress {
    /// Its tag alone.
    Nothing,
    /// A part of the string that it is, of which the quote has been written.
    Text,
    /// So many members.
    Members(usize),
    /// So many items.
    Items(usize),
}

/// An element that has begun.
#[derive(Debug)]
struct OpenElement {
    types: ValueTypes,
    inner: InnerTypes,
    progress: ElementProgress,
}

/// The reader of one value.
#[derive(Debug)]
pub(super) struct ElementReader {
    /// The text in front of every tag.
    mark: String,
    open: Vec<OpenElement>,
}

/// The beginning of a text that stands after a value or a part of one.
enum NextTag<'a> {
    /// It may be a tag, which is not whole.
    Unknown,
    /// Text up to a tag.
    Text,
    /// The tag in front of an element of this name, which takes so many bytes.
    Open(&'a str, usize),
    /// The tag after an element, which takes so many bytes.
    Close(usize),
}

impl ElementReader {
    /// Returns a reader before a value of these types, and such types inside it.
    pub(super) fn new(mark: &str, types: ValueTypes, inner: InnerTypes) -> ElementReader {
        let open = OpenElement { types, inner, progress: ElementProgress::Nothing };
        ElementReader { mark: mark.to_owned(), open: vec![open] }
    }

    /// Takes what is certain out of the text that is held, and writes it. Returns whether the value
    /// and the tag after it are whole.
    pub(super) fn read(&mut self, held: &mut String, out: &mut String) -> bool {
        while !self.open.is_empty() {
            if !self.step(held, out) {
                return false;
            }
        }
        true
    }

    fn next<'a>(&self, text: &'a str) -> NextTag<'a> {
        let Some(tag) = text.strip_prefix(self.mark.as_str()) else {
            let may_begin = text.is_empty() || self.mark.starts_with(text);
            return if may_begin { NextTag::Unknown } else { NextTag::Text };
        };
        let Some(end) = tag.find('>') else { return NextTag::Unknown };
        let length = self.mark.len() + end + 1;
        match tag[..end].strip_prefix('<') {
            Some(name) if name.starts_with('/') => NextTag::Close(length),
            Some(name) => NextTag::Open(name, length),
            None => NextTag::Text,
        }
    }

    /// Goes on as far as is certain. Returns whether there is more to do.
    fn step(&mut self, held: &mut String, out: &mut String) -> bool {
        let n_open = self.open.len();
        let Some(element) = self.open.last() else { return false };
        let progress = element.progress;
        let is_within = matches!(progress, ElementProgress::Members(_) | ElementProgress::Items(_));
        let text = if is_within { held.trim_start() } else { held.as_str() };
        match self.next(text) {
            NextTag::Unknown => false,
            NextTag::Open(name, length)
                if progress != ElementProgress::Text && n_open < MAX_DEPTH =>
            {
                let name = name.to_owned();
                let rest = text[length..].to_owned();
                *held = rest;
                self.open_element(&name, out);
                true
            }
            NextTag::Close(length) => {
                let rest = text[length..].to_owned();
                *held = rest;
                self.close(out);
                true
            }
            NextTag::Text | NextTag::Open(..) if is_within => {
                // text between elements says nothing
                let skipped = text.chars().next().map_or(0, char::len_utf8);
                let rest = text[skipped..].to_owned();
                *held = rest;
                true
            }
            NextTag::Text | NextTag::Open(..) => self.text(held, out),
        }
    }

    fn open_element(&mut self, name: &str, out: &mut String) {
        let Some(element) = self.open.last_mut() else { return };
        let is_item = match element.progress {
            ElementProgress::Items(_) => true,
            ElementProgress::Members(_) => false,
            _ => name == ITEM && element.types.allows_array(),
        };
        let n_before = match element.progress {
            ElementProgress::Members(n) | ElementProgress::Items(n) => n,
            _ => 0,
        };
        let inner = &element.inner;
        let (types, inside) = if is_item {
            (inner.item, inner.inside_item.as_deref())
        } else {
            (inner.members.of(name), inner.members.inside(name))
        };
        let inner = inside.cloned().unwrap_or_default();
        element.progress = if is_item {
            ElementProgress::Items(n_before + 1)
        } else {
            ElementProgress::Members(n_before + 1)
        };
        out.push_str(match n_before {
            0 if is_item => "[",
            0 => "{",
            _ => ", ",
        });
        if !is_item {
            out.push_str(&format!("\"{}\": ", json_name(name)));
        }
        self.open.push(OpenElement { types, inner, progress: ElementProgress::Nothing });
    }

    /// Ends the innermost element.
    fn close(&mut self, out: &mut String) {
        let Some(element) = self.open.pop() else { return };
        let types = element.types;
        out.push_str(match element.progress {
            ElementProgress::Text => "\"",
            ElementProgress::Members(_) => "}",
            ElementProgress::Items(_) => "]",
            ElementProgress::Nothing if types.allows_string() => "\"\"",
            ElementProgress::Nothing if types.allows_array() => "[]",
            ElementProgress::Nothing if types.allows_object() => "{}",
            ElementProgress::Nothing => "null",
        });
    }

    /// Reads the text of an element: as it comes where it is a string, else once it is whole.
    fn text(&mut self, held: &mut String, out: &mut String) -> bool {
        let Some(element) = self.open.last_mut() else { return false };
        let end = held.find(&self.mark);
        if element.types.is_string() || element.progress == ElementProgress::Text {
            if element.progress == ElementProgress::Nothing {
                element.progress = ElementProgress::Text;
                out.push('"');
            }
            let begins = |&at: &usize| self.mark.starts_with(&held[at..]);
            let places = held.char_indices().map(|(at, _)| at);
            let end = end.or_else(|| places.clone().find(begins)).unwrap_or(held.len());
            // a mark without a tag is text
            let end = if end == 0 { held.chars().next().map_or(0, char::len_utf8) } else { end };
            out.push_str(&json_name(&held[..end]));
            held.drain(..end);
            return end > 0;
        }
        let Some(end) = end else { return false };
        let NextTag::Close(length) = self.next(&held[end..]) else { return false };
        let text = &held[..end];
        let types = self.open.pop().map(|element| element.types).unwrap_or_default();
        if !types.allows_string() {
            out.push_str(&json_of(text.trim()));
        } else if types.is_json(text) {
            out.push_str(text);
        } else {
            out.push_str(&format!("\"{}\"", json_name(text)));
        }
        held.drain(..end + length);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the JSON of a value, and what comes after it, however it is cut.
    fn read(text: &str) -> (String, String) {
        let read = |n: usize| {
            let mut reader =
                ElementReader::new("]<]", ValueTypes::default(), InnerTypes::default());
            let mut held = String::new();
            let mut out = String::new();
            let pieces = [&text[..n], &text[n..]];
            for piece in pieces {
                held += piece;
                reader.read(&mut held, &mut out);
            }
            (out, held)
        };
        let whole = read(text.len());
        for n in (0..text.len()).filter(|&n| text.is_char_boundary(n)) {
            assert_eq!(read(n), whole, "{text:?} cut at {n}");
        }
        whole
    }

    #[test]
    fn elements_become_json() {
        for (text, json) in [
            ("a \"b\" ]< é]<]</x>", "\"a \\\"b\\\" ]< é\""),
            ("1.5]<]</x>", "1.5"),
            ("]<]</x>", "\"\""),
            ("]<]<item>a]<]</item>\n]<]<item>true]<]</item>]<]</x>", "[\"a\", true]"),
            (
                "]<]<k>]<]<item>]<]<l>1]<]</l>]<]</item>]<]</k>]<]<m>x]<]</m>]<]</x>",
                "{\"k\": [{\"l\": 1}], \"m\": \"x\"}",
            ),
        ] {
            assert_eq!(read(&format!("{text}rest")), (json.to_owned(), "rest".to_owned()));
        }
    }
}
