//! A schema document: its subschemas by number, and what references in it mean.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use super::super::intern::FastMap;

/// A subschema, and whether the order of the properties that it declares binds. The same subschema with and without are
/// two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Node {
    number: u32,
    pub any_order: bool,
}

impl Node {
    /// The same subschema with the properties in any order.
    pub fn in_any_order(self) -> Node {
        Node { any_order: true, ..self }
    }

    /// A number of its own for every node, small enough for tables.
    pub fn index(self) -> usize {
        2 * self.number as usize + usize::from(self.any_order)
    }
}

/// The document that is compiled.
pub(super) struct Document<'a> {
    root: &'a Value,
    nodes: Vec<(&'a Value, String)>,
    index: FastMap<*const Value, u32>,
    /// Base URI of every object that has one, by address.
    bases: FastMap<*const Value, Rc<str>>,
    /// Absolute URIs, with `#anchor` perhaps, and what they name: the value and its pointer.
    named: HashMap<String, (&'a Value, String)>,
}

/// Values that are data, not schemas: an `$id` in them names nothing.
const DATA: [&str; 4] = ["enum", "const", "default", "examples"];

impl<'a> Document<'a> {
    pub fn new(root: &'a Value) -> Document<'a> {
        let mut doc = Document {
            root,
            nodes: Vec::new(),
            index: FastMap::default(),
            bases: FastMap::default(),
            named: HashMap::new(),
        };
        doc.find_names(root);
        doc
    }

    /// Walks all values, with a stack of its own, and collects `$id` and anchors.
    fn find_names(&mut self, root: &'a Value) {
        // how each object and list was come to: the one around it, and its place there
        let mut trail: Vec<(usize, Part<'a>)> = vec![(0, Part::Index(0))];
        let mut todo: Vec<(&'a Value, Rc<str>, usize)> = vec![(root, "".into(), 0)];
        while let Some((value, mut base, at)) = todo.pop() {
            match value {
                Value::Object(map) => {
                    let text = |key: &str| map.get(key).and_then(Value::as_str);
                    for id in [text("$id"), text("id")].into_iter().flatten() {
                        let name = if id.starts_with('#') {
                            format!("{base}{id}") // an anchor, as drafts 4 to 7 write it
                        } else {
                            base = resolve(&base, id.trim_end_matches('#')).into();
                            base.to_string()
                        };
                        self.named.entry(name).or_insert_with(|| (value, pointer(&trail, at)));
                    }
                    for anchor in [text("$anchor"), text("$dynamicAnchor")].into_iter().flatten() {
                        let name = format!("{base}#{anchor}");
                        self.named.entry(name).or_insert_with(|| (value, pointer(&trail, at)));
                    }
                    if !base.is_empty() {
                        self.bases.insert(value, base.clone());
                    }
                    for (key, child) in map {
                        if matches!(child, Value::Object(_) | Value::Array(_))
                            && !DATA.contains(&key.as_str())
                        {
                            todo.push((child, base.clone(), trail.len()));
                            trail.push((at, Part::Key(key)));
                        }
                    }
                }
                Value::Array(list) => {
                    for (i, child) in list.iter().enumerate() {
                        if matches!(child, Value::Object(_) | Value::Array(_)) {
                            todo.push((child, base.clone(), trail.len()));
                            trail.push((at, Part::Index(i)));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The whole document.
    pub fn root(&mut self) -> Node {
        self.node(self.root, |_| String::new(), false)
    }

    fn node(&mut self, value: &'a Value, pointer: impl FnOnce(&Self) -> String, any_order: bool) -> Node {
        let number = match self.index.get(&(value as *const Value)) {
            Some(&number) => number,
            None => {
                let number = self.nodes.len() as u32;
                self.nodes.push((value, pointer(self)));
                self.index.insert(value, number);
                number
            }
        };
        Node { number, any_order }
    }

    /// The subschema itself.
    pub fn value(&self, node: Node) -> &'a Value {
        self.nodes[node.number as usize].0
    }

    /// JSON pointer of a part of a subschema, as a URI fragment.
    pub fn pointer(&self, node: Node, part: &str) -> String {
        let pointer = &self.nodes[node.number as usize].1;
        if part.is_empty() { format!("#{pointer}") } else { format!("#{pointer}/{part}") }
    }

    /// The subschema at a path below another, its order as binding as that one's.
    pub fn child(&mut self, node: Node, value: &'a Value, path: &[&str]) -> Node {
        let pointer = |doc: &Self| {
            let mut pointer = doc.nodes[node.number as usize].1.clone();
            for part in path {
                pointer.push('/');
                pointer.push_str(&escape(part));
            }
            pointer
        };
        self.node(value, pointer, node.any_order)
    }

    /// What a `$ref` in a subschema names; `None` if it is not in this document.
    pub fn resolve(&mut self, from: Node, reference: &str) -> Option<Node> {
        let value = self.value(from);
        let base = self.bases.get(&(value as *const Value)).map(|b| b.to_string()).unwrap_or_default();
        let (uri, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let uri = if uri.is_empty() { base } else { resolve(&base, uri) };
        let fragment = percent_decode(fragment);
        if !self.named.contains_key(&uri)
            && let Some(schema) = super::meta::schema(&uri)
        {
            self.find_names(schema);
        }
        let (start, pointer) = match self.named.get(&uri) {
            Some((value, pointer)) => (*value, pointer.clone()),
            None if uri.is_empty() => (self.root, String::new()),
            None => return None,
        };
        if fragment.is_empty() {
            return Some(self.node(start, |_| pointer, from.any_order));
        }
        if !fragment.starts_with('/') {
            let (value, pointer) = self.named.get(&format!("{uri}#{fragment}"))?;
            let (value, pointer) = (*value, pointer.clone());
            return Some(self.node(value, |_| pointer, from.any_order));
        }
        if let Some(target) = start.pointer(&fragment) {
            return Some(self.node(target, |_| format!("{pointer}{fragment}"), from.any_order));
        }
        // generated schemas put an `id` on every property and still count pointers from the top
        self.root.pointer(&fragment).map(|target| self.node(target, |_| fragment, from.any_order))
    }
}

/// A step of a JSON pointer.
#[derive(Clone, Copy)]
enum Part<'a> {
    Key(&'a str),
    Index(usize),
}

/// The JSON pointer of place `at` of a trail, whose first place is the document.
fn pointer(trail: &[(usize, Part)], mut at: usize) -> String {
    let mut parts = Vec::new();
    while at != 0 {
        let (parent, part) = trail[at];
        parts.push(match part {
            Part::Key(key) => format!("/{}", escape(key)),
            Part::Index(i) => format!("/{i}"),
        });
        at = parent;
    }
    parts.into_iter().rev().collect()
}

fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

fn percent_decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let hex = bytes.get(i + 1..i + 3).and_then(|h| std::str::from_utf8(h).ok());
        match hex.filter(|_| bytes[i] == b'%').and_then(|h| u8::from_str_radix(h, 16).ok()) {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// A URI reference against a base (RFC 3986 §5.2), as far as names in one document need it.
fn resolve(base: &str, reference: &str) -> String {
    let scheme = |s: &str| {
        s.split_once(':').is_some_and(|(s, _)| {
            s.starts_with(|c: char| c.is_ascii_alphabetic())
                && s.bytes().all(|b| b.is_ascii_alphanumeric() || b"+.-".contains(&b))
        })
    };
    if reference.is_empty() {
        return base.to_owned();
    }
    if scheme(reference) || base.is_empty() {
        return reference.to_owned();
    }
    // where the path of the base begins
    let path = match base.find("://") {
        Some(i) => base[i + 3..].find('/').map_or(base.len(), |j| i + 3 + j),
        None => base.find(':').map_or(0, |i| i + 1),
    };
    let joined = if reference.starts_with('/') {
        reference.to_owned()
    } else {
        match base[path..].rfind('/') {
            Some(i) => format!("{}{reference}", &base[path..=path + i]),
            None => format!("/{reference}"),
        }
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in joined.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    format!("{}{}", &base[..path], parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris() {
        assert_eq!(resolve("http://a/b/c", "d"), "http://a/b/d");
        assert_eq!(resolve("http://a/b/c", "/d"), "http://a/d");
        assert_eq!(resolve("http://a/b/c", "../d"), "http://a/d");
        assert_eq!(resolve("http://a", "d"), "http://a/d");
        assert_eq!(resolve("http://a/b", "urn:x"), "urn:x");
        assert_eq!(resolve("", "x.json"), "x.json");
    }

    #[test]
    fn references() {
        let schema = serde_json::json!({
            "$id": "http://x/root.json",
            "$defs": {"a/b": {"$anchor": "here"}, "c%d": {"$id": "other.json", "items": {"$ref": "#/q"}, "q": 1}},
            "enum": [{"$id": "http://x/not"}]
        });
        let mut doc = Document::new(&schema);
        let root = doc.root();
        let mut find = |from, r: &str| doc.resolve(from, r).map(|n| doc.pointer(n, ""));
        assert_eq!(find(root, "#").as_deref(), Some("#"));
        assert_eq!(find(root, "#/$defs/a~1b").as_deref(), Some("#/$defs/a~1b"));
        assert_eq!(find(root, "#here").as_deref(), Some("#/$defs/a~1b"));
        assert_eq!(find(root, "#/$defs/c%25d/q").as_deref(), Some("#/$defs/c%d/q"));
        assert_eq!(find(root, "other.json").as_deref(), Some("#/$defs/c%d"));
        assert_eq!(find(root, "http://x/not"), None);
        let items = &schema["$defs"]["c%d"]["items"];
        let items = doc.child(root, items, &["$defs", "c%d", "items"]);
        let target = doc.resolve(items, "#/q").map(|n| doc.pointer(n, ""));
        assert_eq!(target.as_deref(), Some("#/$defs/c%d/q"));
    }
}
