//! A schema document: its subschemas by number, and what references in it mean.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use super::keyword_map::KeywordMap;
use crate::intern::FastMap;

/// A subschema, and whether the order of the properties that it declares binds. The same subschema
/// with and without are two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct SchemaNode {
    number: u32,
    pub any_order: bool,
}

impl SchemaNode {
    /// Returns the same subschema with the properties in any order.
    pub(super) fn in_any_order(self) -> SchemaNode {
        SchemaNode { any_order: true, ..self }
    }

    /// Returns a number of its own for every node, small enough for tables.
    pub(super) fn index(self) -> usize {
        2 * self.number as usize + usize::from(self.any_order)
    }
}

/// The content of a node.
#[derive(Clone, Copy, Debug)]
pub(super) enum NodeContent<'a> {
    /// A subschema as it is written.
    Schema(&'a Value),
    /// A value that the schema lists, or a part of one: it stands for `{"const": value}`.
    Constant(&'a Value),
}

/// The document that is compiled.
///
/// Pointers and URIs are kept in parts: a long name over many subschemas, or a long `$id` over many
/// anchors, would else be written out for each of them.
pub(super) struct Document<'a> {
    root: &'a Value,
    /// Each node, and its place.
    nodes: Vec<(NodeContent<'a>, u32)>,
    /// By address, the numbers of subschemas, and of constants.
    index: FastMap<*const Value, u32>,
    constants: FastMap<*const Value, u32>,
    /// The way to a place: the one above it, and the step from there. The first is the root of a
    /// document.
    places: Vec<(u32, PointerPart<'a>)>,
    /// Base URIs, each once; the first is empty.
    uris: Vec<Rc<str>>,
    known_uris: HashMap<Rc<str>, u32>,
    /// Bytes of URIs that were put together so far.
    uri_bytes: usize,
    /// The document, and whatever has an `$id`: each is one, whether or not another has the same.
    resources: Vec<Resource<'a>>,
    /// By URI, the first of the resources that have it.
    by_uri: FastMap<u32, u32>,
    /// By address, the resource of every object that is in another than the first.
    inside: FastMap<*const Value, u32>,
    /// The values that anchors of resources name, each with its place.
    anchors: HashMap<(u32, &'a str), (&'a Value, u32)>,
}

/// A resource, at which references without a URI start.
struct Resource<'a> {
    uri: u32,
    value: &'a Value,
    place: u32,
    /// The one that it stands in.
    up: u32,
}

/// A step of a JSON pointer.
#[derive(Clone)]
pub(super) enum PointerPart<'a> {
    Key(&'a str),
    Index(usize),
    /// Several steps as a reference writes them, with the slash before each.
    Fragment(Rc<str>),
}

/// Values that are data, not schemas: an `$id` in them names nothing.
const DATA: [&str; 4] = ["enum", "const", "default", "examples"];

/// Most bytes of URIs that are put together from bases and references; what is named beyond that is
/// unknown.
const MAX_URI_BYTES: usize = 16 << 20;

impl<'a> Document<'a> {
    pub(super) fn new(root: &'a Value) -> Document<'a> {
        let empty: Rc<str> = "".into();
        let mut doc = Document {
            root,
            nodes: Vec::new(),
            index: FastMap::default(),
            constants: FastMap::default(),
            places: vec![(0, PointerPart::Index(0))],
            uris: vec![empty.clone()],
            known_uris: HashMap::from([(empty, 0)]),
            uri_bytes: 0,
            resources: vec![Resource { uri: 0, value: root, place: 0, up: 0 }],
            by_uri: FastMap::from_iter([(0, 0)]),
            inside: FastMap::default(),
            anchors: HashMap::new(),
        };
        doc.find_names(root);
        doc
    }

    /// Walks all values, with a stack of its own, and collects `$id` and anchors.
    fn find_names(&mut self, root: &'a Value) {
        let mut todo: Vec<(&'a Value, u32, u32)> = vec![(root, 0, 0)];
        while let Some((value, mut resource, at)) = todo.pop() {
            match value {
                Value::Object(map) => {
                    let map = KeywordMap::new(map);
                    let text = |key: &str| map.get(key).and_then(Value::as_str);
                    for id in
                        [text("$id"), text("id")].into_iter().flatten().filter(|id| !id.is_empty())
                    {
                        if let Some(anchor) = id.strip_prefix('#') {
                            self.anchor(resource, anchor, value, at); // as drafts 4 to 7 write it
                        } else if let Some(uri) = self.joined(resource, id.trim_end_matches('#')) {
                            let uri = self.uri(uri);
                            let up = resource;
                            resource = self.resources.len() as u32;
                            self.resources.push(Resource { uri, value, place: at, up });
                            self.by_uri.entry(uri).or_insert(resource);
                        }
                    }
                    for anchor in [text("$anchor"), text("$dynamicAnchor")].into_iter().flatten() {
                        self.anchor(resource, anchor, value, at);
                    }
                    if resource != 0 {
                        self.inside.insert(value, resource);
                    }
                    for (key, child) in map.iter() {
                        if matches!(child, Value::Object(_) | Value::Array(_))
                            && !DATA.contains(&key.as_str())
                        {
                            todo.push((child, resource, self.place(at, PointerPart::Key(key))));
                        }
                    }
                }
                Value::Array(list) => {
                    for (i, child) in list.iter().enumerate() {
                        if matches!(child, Value::Object(_) | Value::Array(_)) {
                            todo.push((child, resource, self.place(at, PointerPart::Index(i))));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes an anchor; an empty one is none.
    fn anchor(&mut self, resource: u32, anchor: &'a str, value: &'a Value, place: u32) {
        if !anchor.is_empty() {
            self.anchors.entry((resource, anchor)).or_insert((value, place));
        }
    }

    fn place(&mut self, up: u32, part: PointerPart<'a>) -> u32 {
        self.places.push((up, part));
        self.places.len() as u32 - 1
    }

    /// Returns a reference against the URI of a resource; `None` when too much has been put
    /// together.
    fn joined(&mut self, resource: u32, reference: &str) -> Option<String> {
        let base = &self.uris[self.resources[resource as usize].uri as usize];
        self.uri_bytes = self.uri_bytes.saturating_add(base.len() + reference.len());
        (self.uri_bytes <= MAX_URI_BYTES).then(|| resolve(base, reference))
    }

    /// Returns the number of a URI.
    fn uri(&mut self, uri: String) -> u32 {
        let uri: Rc<str> = uri.into();
        *self.known_uris.entry(uri).or_insert_with_key(|uri| {
            self.uris.push(uri.clone());
            self.uris.len() as u32 - 1
        })
    }

    /// Returns the whole document.
    pub(super) fn root(&mut self) -> SchemaNode {
        self.node(self.root, 0, false)
    }

    fn node(&mut self, value: &'a Value, place: u32, any_order: bool) -> SchemaNode {
        let number = *self.index.entry(value).or_insert_with(|| {
            self.nodes.push((NodeContent::Schema(value), place));
            self.nodes.len() as u32 - 1
        });
        SchemaNode { number, any_order }
    }

    /// Returns the content of a node.
    pub(super) fn content(&self, node: SchemaNode) -> NodeContent<'a> {
        self.nodes[node.number as usize].0
    }

    /// Returns whether a subschema plainly says nothing.
    pub(super) fn says_nothing(&self, node: SchemaNode) -> bool {
        match self.content(node) {
            NodeContent::Schema(Value::Bool(holds)) => *holds,
            NodeContent::Schema(Value::Object(map)) => map.is_empty(),
            NodeContent::Schema(_) | NodeContent::Constant(_) => false,
        }
    }

    /// Returns the subschema `{"const": value}` of a value at a path below a node.
    pub(super) fn constant<const N: usize>(
        &mut self,
        node: SchemaNode,
        value: &'a Value,
        path: [PointerPart<'a>; N],
    ) -> SchemaNode {
        let number = if let Some(&number) = self.constants.get(&(value as *const Value)) {
            number
        } else {
            let place = self.place_below(node, path);
            let number = self.nodes.len() as u32;
            self.nodes.push((NodeContent::Constant(value), place));
            self.constants.insert(value, number);
            number
        };
        SchemaNode { number, any_order: false }
    }

    /// Returns JSON pointer of a part of a subschema, as a URI fragment.
    pub(super) fn pointer(&self, node: SchemaNode, part: &str) -> String {
        let mut out = String::from("#");
        for part in self.parts(node).into_iter().rev() {
            match part {
                PointerPart::Key(key) => out.extend(["/", &escape(key)]),
                PointerPart::Index(i) => out += &format!("/{i}"),
                PointerPart::Fragment(parts) => out += parts,
            }
        }
        if !part.is_empty() {
            out.extend(["/", part]);
        }
        out
    }

    /// Returns how long that pointer is, about.
    pub(super) fn pointer_len(&self, node: SchemaNode, part: &str) -> usize {
        let len = |part: &PointerPart| match part {
            PointerPart::Key(key) => key.len() + 1,
            PointerPart::Index(_) => 2,
            PointerPart::Fragment(parts) => parts.len(),
        };
        self.parts(node).into_iter().map(len).sum::<usize>() + part.len() + 2
    }

    /// Returns the steps to a subschema, the last one first.
    fn parts(&self, node: SchemaNode) -> Vec<&PointerPart<'a>> {
        let mut at = self.nodes[node.number as usize].1;
        let mut parts = Vec::new();
        while at != 0 {
            let (up, part) = &self.places[at as usize];
            parts.push(part);
            at = *up;
        }
        parts
    }

    /// Returns the subschema at a path below another, its order as binding as that one's.
    pub(super) fn child<const N: usize>(
        &mut self,
        node: SchemaNode,
        value: &'a Value,
        path: [PointerPart<'a>; N],
    ) -> SchemaNode {
        if let Some(&number) = self.index.get(&(value as *const Value)) {
            return SchemaNode { number, any_order: node.any_order };
        }
        let place = self.place_below(node, path);
        self.node(value, place, node.any_order)
    }

    /// Returns the place at a path below a node.
    fn place_below<const N: usize>(&mut self, node: SchemaNode, path: [PointerPart<'a>; N]) -> u32 {
        let place = self.nodes[node.number as usize].1;
        path.into_iter().fold(place, |place, part| self.place(place, part))
    }

    /// Returns what a `$ref` in a subschema names; `None` if it is not in this document.
    pub(super) fn resolve(&mut self, from: SchemaNode, reference: &str) -> Option<SchemaNode> {
        let NodeContent::Schema(value) = self.content(from) else { return None };
        let own = self.inside.get(&(value as *const Value)).copied().unwrap_or(0);
        let (uri, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let resource = if uri.is_empty() {
            own
        } else {
            let uri = self.joined(own, uri)?;
            if !self.known_uris.contains_key(&*uri)
                && let Some(schema) = super::meta::schema(&uri)
            {
                self.find_names(schema);
            }
            let uri = *self.known_uris.get(&*uri)?;
            self.resource(own, uri)?
        };
        let fragment = percent_decode(fragment);
        let &Resource { value: start, place, .. } = &self.resources[resource as usize];
        if fragment.is_empty() {
            return Some(self.node(start, place, from.any_order));
        }
        if !fragment.starts_with('/') {
            let &(value, place) = self.anchors.get(&(resource, &*fragment))?;
            return Some(self.node(value, place, from.any_order));
        }
        // generated schemas put an `id` on every property and still count pointers from the top
        let found = start.pointer(&fragment).map(|target| (target, place));
        let (target, place) = found.or_else(|| Some((self.root.pointer(&fragment)?, 0)))?;
        Some(self.child_at(place, target, fragment.into(), from.any_order))
    }

    /// Returns the resource with a URI: one that `from` stands in, or else the first.
    fn resource(&self, from: u32, uri: u32) -> Option<u32> {
        let mut at = from;
        while at != 0 {
            let resource = &self.resources[at as usize];
            if resource.uri == uri {
                return Some(at);
            }
            at = resource.up;
        }
        self.by_uri.get(&uri).copied()
    }

    fn child_at(
        &mut self,
        place: u32,
        value: &'a Value,
        fragment: Rc<str>,
        any_order: bool,
    ) -> SchemaNode {
        if let Some(&number) = self.index.get(&(value as *const Value)) {
            return SchemaNode { number, any_order };
        }
        let place = self.place(place, PointerPart::Fragment(fragment));
        self.node(value, place, any_order)
    }
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
        if let Some(byte) =
            hex.filter(|_| bytes[i] == b'%').and_then(|h| u8::from_str_radix(h, 16).ok())
        {
            out.push(byte);
            i += 3;
        } else {
            out.push(bytes[i]);
            i += 1;
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Returns a URI reference against a base (RFC 3986 §5.2), as far as names in one document need it.
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
            // only behind a host a path has to begin with a slash
            None if base.contains("://") => format!("/{reference}"),
            None => reference.to_owned(),
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
        assert_eq!(resolve("x.json", "y.json"), "y.json");
    }

    #[test]
    fn references() {
        let schema = serde_json::json!({
            "$id": "http://x/root.json",
            "$defs": {
                "a/b": {"$anchor": "here"},
                "c%d": {"$id": "other.json", "items": {"$ref": "#/q"}, "q": 1}
            },
            "properties": {"e": {"id": "#e"}, "f": {"id": "#"}, "g": {"$anchor": ""}},
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
        assert_eq!(find(root, "#e").as_deref(), Some("#/properties/e"));
        let items = &schema["$defs"]["c%d"]["items"];
        let items = doc.child(
            root,
            items,
            [PointerPart::Key("$defs"), PointerPart::Key("c%d"), PointerPart::Key("items")],
        );
        let target = doc.resolve(items, "#/q").map(|n| doc.pointer(n, ""));
        assert_eq!(target.as_deref(), Some("#/$defs/c%d/q"));

        // each that has the URI is a resource of its own
        let part = |n: u32| {
            let defs = serde_json::json!({"t": {"const": n}});
            serde_json::json!({"$id": "same.json", "items": {"$ref": ""}, "$defs": defs})
        };
        let schema = serde_json::json!({"anyOf": [part(1), part(2)]});
        let mut doc = Document::new(&schema);
        let root = doc.root();
        for i in 0..2 {
            let items = &schema["anyOf"][i]["items"];
            let path =
                [PointerPart::Key("anyOf"), PointerPart::Index(i), PointerPart::Key("items")];
            let items = doc.child(root, items, path);
            for reference in ["#/$defs/t", "same.json#/$defs/t"] {
                let target = doc.resolve(items, reference).map(|n| doc.pointer(n, ""));
                assert_eq!(target, Some(format!("#/anyOf/{i}/$defs/t")), "{reference}");
            }
        }

        let schema = serde_json::json!({"properties": {"f": {"id": "#", "$anchor": ""}}});
        let mut doc = Document::new(&schema);
        let root = doc.root();
        assert_eq!(doc.resolve(root, "#"), Some(root));
    }
}
