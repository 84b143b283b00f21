//! The keywords of one subschema, checked and typed.

mod numbers;
mod sampling;
pub(super) mod strings;

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use serde_json::Value;

use super::Compiler;
use super::decimal_divisor::DecimalDivisor;
use super::distinct_keys::DistinctKeys;
use super::document::{NodeContent, PointerPart, SchemaNode};
use super::keyword_map::KeywordMap;
use super::number::Bound;
use super::value::canonical;
use crate::Error;
pub(super) use crate::argument_types::{
    ALL_TYPES, ARRAY, BOOLEAN, FRACTION, INTEGER, NULL, NUMBER, OBJECT, STRING, Types,
};
use crate::expression::regex::{INF, Re};
use crate::region_options::{RegionOption, RegionOptions};

/// `multipleOf`, as far as there is an automaton for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MultipleOf {
    /// Of an integer.
    Integer(u64),
    /// Of a number with a fraction.
    Decimal(DecimalDivisor),
}

/// The values of an `enum` or `const`.
#[derive(Debug)]
pub(super) struct ListedValues<'a> {
    /// The keyword: `enum` or `const`.
    pub keyword: &'static str,
    pub values: Vec<&'a Value>,
    /// The same as canonical text, so that thousands are searched at once.
    texts: HashSet<String>,
    /// The same as places in the schema, which are known without their text.
    places: HashSet<*const Value>,
}

impl<'a> ListedValues<'a> {
    fn new(keyword: &'static str, values: Vec<&'a Value>) -> Self {
        let texts = values.iter().map(|value| canonical(value)).collect();
        let places = values.iter().map(|&value| std::ptr::from_ref(value)).collect();
        ListedValues { keyword, values, texts, places }
    }

    /// Returns whether `value` is one of them.
    pub(super) fn contains(&self, value: &Value) -> bool {
        self.places.contains(&std::ptr::from_ref(value)) || self.texts.contains(&canonical(value))
    }
}

/// Returns a scalar as text, the same for equal values; `None` for arrays and objects.
pub(super) fn form(value: &Value) -> Option<String> {
    (!value.is_array() && !value.is_object()).then(|| canonical(value))
}

/// The demand on an object that has some key.
#[derive(Clone, Debug)]
pub(super) enum Dependency<'a> {
    Keys(Vec<&'a str>),
    Schema(SchemaNode),
}

/// `contains`: how many items must satisfy a subschema.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contains {
    pub node: SchemaNode,
    pub min: u32,
    pub max: u32,
}

impl Contains {
    /// Returns whether any number of items may satisfy it: then it only evaluates those that do.
    pub(super) fn allows_any(self) -> bool {
        self.min == 0 && self.max == INF
    }
}

/// A keyword that texts must match.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextPattern<'a> {
    pub key: &'static str,
    /// The texts that are generated.
    pub re: Re,
    /// The format, of which other texts may be valid too.
    pub format: Option<&'a str>,
}

/// The keywords of a subschema itself, without those it refers to.
#[derive(Debug)]
pub(super) struct Keywords<'a> {
    pub types: Types,
    /// `enum` and `const`: one list for each.
    pub values: Vec<ListedValues<'a>>,
    /// `minimum` or `exclusiveMinimum`, whichever is narrower.
    pub min: Option<Bound>,
    /// `maximum` or `exclusiveMaximum`, whichever is narrower.
    pub max: Option<Bound>,
    pub multiple: Option<MultipleOf>,
    pub min_length: u32,
    pub max_length: u32,
    /// Patterns of `x-substring-of`, `pattern`, `format` and `contentEncoding`.
    pub patterns: Vec<TextPattern<'a>>,
    /// `prefixItems`: the subschemas of the first items.
    pub prefix: Vec<SchemaNode>,
    /// The subschema of the items after `prefix`.
    pub items: Option<SchemaNode>,
    pub min_items: u32,
    pub max_items: u32,
    pub contains: Option<Contains>,
    /// True if items differ from each other.
    pub unique: bool,
    pub properties: Vec<(&'a str, SchemaNode)>,
    /// The index of each name in `properties`, if these are many.
    by_name: HashMap<&'a str, u32>,
    pub pattern_properties: Vec<(Re, SchemaNode)>,
    /// `additionalProperties`.
    pub additional: Option<SchemaNode>,
    /// `propertyNames`.
    pub names: Option<SchemaNode>,
    pub required: Vec<&'a str>,
    /// The demands where a key is there: `dependencies`, `dependentRequired`,
    /// `dependentSchemas`.
    pub dependencies: Vec<(&'a str, Dependency<'a>)>,
    pub min_properties: u32,
    pub max_properties: u32,
    pub all_of: Vec<SchemaNode>,
    /// True if it says nothing but what the subschema says that it refers to.
    pub only_refers: bool,
    pub any_of: Option<Vec<SchemaNode>>,
    pub one_of: Option<Vec<SchemaNode>>,
    pub not: Option<SchemaNode>,
    /// The condition, and what it demands.
    pub conditional: Option<Conditional>,
    /// The subschema of items that nothing else evaluates.
    pub unevaluated_items: Option<SchemaNode>,
    /// The subschema of members that nothing else evaluates.
    pub unevaluated_properties: Option<SchemaNode>,
    /// The options of sampling of its values.
    pub sampling: RegionOptions,
    /// The options of sampling of the names of members.
    pub key_sampling: RegionOptions,
    /// True if some keyword is not enforced.
    pub ignores: bool,
    /// True if more is valid here than should be, and so less where this must fail.
    pub inexact: bool,
}

/// The subschemas of `if`, `then` and `else`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conditional {
    /// The subschema of `if`.
    pub test: SchemaNode,
    /// The subschema of `then`.
    pub then: Option<SchemaNode>,
    /// The subschema of `else`.
    pub otherwise: Option<SchemaNode>,
}

impl Keywords<'_> {
    fn everything() -> Self {
        Keywords {
            types: ALL_TYPES,
            values: Vec::new(),
            min: None,
            max: None,
            multiple: None,
            min_length: 0,
            max_length: INF,
            patterns: Vec::new(),
            prefix: Vec::new(),
            items: None,
            min_items: 0,
            max_items: INF,
            contains: None,
            unique: false,
            properties: Vec::new(),
            by_name: HashMap::new(),
            pattern_properties: Vec::new(),
            additional: None,
            names: None,
            required: Vec::new(),
            dependencies: Vec::new(),
            min_properties: 0,
            max_properties: INF,
            all_of: Vec::new(),
            only_refers: false,
            any_of: None,
            one_of: None,
            not: None,
            conditional: None,
            unevaluated_items: None,
            unevaluated_properties: None,
            sampling: RegionOptions::default(),
            key_sampling: RegionOptions::default(),
            ignores: false,
            inexact: false,
        }
    }

    /// Returns the subschema of a declared property.
    pub(super) fn property(&self, name: &str) -> Option<SchemaNode> {
        if self.by_name.is_empty() {
            return self.properties.iter().find(|p| p.0 == name).map(|p| p.1);
        }
        self.by_name.get(name).map(|&i| self.properties[i as usize].1)
    }

    /// Sets a lower bound if it is the higher one, or as high and exclusive.
    fn raise_min(&mut self, bound: Option<Bound>) {
        let Some(bound) = bound else { return };
        let above = |m: &Bound| match bound.value.compare(&m.value) {
            Ordering::Equal => bound.exclusive,
            order => order.is_gt(),
        };
        if self.min.as_ref().is_none_or(above) {
            self.min = Some(bound);
        }
    }

    /// Sets an upper bound if it is the lower one, or as low and exclusive.
    fn lower_max(&mut self, bound: Option<Bound>) {
        let Some(bound) = bound else { return };
        let below = |m: &Bound| match bound.value.compare(&m.value) {
            Ordering::Equal => bound.exclusive,
            order => order.is_lt(),
        };
        if self.max.as_ref().is_none_or(below) {
            self.max = Some(bound);
        }
    }

    /// Returns whether some keys must come with others.
    pub(super) fn has_dependent_keys(&self) -> bool {
        self.dependencies.iter().any(|d| matches!(d.1, Dependency::Keys(_)))
    }

    /// Returns whether something is said about keys or the values of some.
    pub(super) fn speaks_of_keys(&self) -> bool {
        !self.properties.is_empty()
            || !self.pattern_properties.is_empty()
            || self.additional.is_some()
            || self.names.is_some()
    }

    /// Returns whether nothing is said about arrays but that they may be there.
    pub(super) fn any_array(&self) -> bool {
        self.prefix.is_empty()
            && self.items.is_none()
            && self.unevaluated_items.is_none()
            && self.min_items == 0
            && self.max_items == INF
            && self.contains.is_none_or(Contains::allows_any)
            && !self.unique
    }

    /// Returns whether nothing is said about objects but that they may be there.
    pub(super) fn any_object(&self) -> bool {
        self.only_requires() && self.required.is_empty()
    }

    /// Returns whether nothing is said about objects but which keys they must have.
    pub(super) fn only_requires(&self) -> bool {
        self.properties.is_empty()
            && self.pattern_properties.is_empty()
            && self.additional.is_none()
            && self.names.is_none()
            && self.dependencies.is_empty()
            && self.unevaluated_properties.is_none()
            && self.min_properties == 0
            && self.max_properties == INF
    }
}

/// As many properties are searched one by one faster than through a table.
const FEW_PROPERTIES: usize = 8;

/// Keywords that restrict values and have no automaton here.
const UNENFORCED: [&str; 3] = ["$dynamicRef", "$recursiveRef", "contentMediaType"];

/// The reader of one subschema.
struct KeywordReader<'c, 'a> {
    /// True if some keyword is not enforced.
    ignores: bool,
    /// True if texts are generated of a format whose valid texts are not known.
    is_narrowed: bool,
    compiler: &'c mut Compiler<'a>,
    node: SchemaNode,
    map: KeywordMap<'a>,
}

impl<'a> Compiler<'a> {
    /// Returns the keywords of a subschema, read once.
    pub(super) fn keywords(&mut self, node: SchemaNode) -> Result<Rc<Keywords<'a>>, Error> {
        /// Steps of looking at a subschema.
        const WORK: usize = 4;
        self.count_work(WORK)?;
        let index = node.index();
        if let Some(Some(known)) = self.keywords.get(index) {
            return Ok(known.clone());
        }
        let keywords = match self.doc.content(node) {
            NodeContent::Constant(value) => {
                let values = vec![ListedValues::new("const", vec![value])];
                Keywords { values, ..Keywords::everything() }
            }
            NodeContent::Schema(Value::Bool(true)) => Keywords::everything(),
            NodeContent::Schema(Value::Bool(false)) => {
                Keywords { types: 0, ..Keywords::everything() }
            }
            NodeContent::Schema(Value::Object(map)) => {
                let map = KeywordMap::new(map);
                KeywordReader { ignores: false, is_narrowed: false, compiler: self, node, map }
                    .read()?
            }
            NodeContent::Schema(other) => {
                return Err(Error::Schema {
                    pointer: self.doc.pointer(node, ""),
                    found: describe(other),
                    expected: "a schema: an object or a boolean".into(),
                });
            }
        };
        let keywords = Rc::new(keywords);
        self.keywords.resize(self.keywords.len().max(index + 1), None);
        self.keywords[index] = Some(keywords.clone());
        Ok(keywords)
    }
}

impl<'a> KeywordReader<'_, 'a> {
    fn read(mut self) -> Result<Keywords<'a>, Error> {
        let mut k = Keywords::everything();
        if let Some(reference) = self.map.get("$ref") {
            let Some(reference) = reference.as_str() else {
                return Err(self.wrong("$ref", "a string"));
            };
            match self.compiler.doc.resolve(self.node, reference) {
                Some(target) => k.all_of.push(target),
                None => self.ignore("$ref"),
            }
            let remarks = ["$ref", "title", "description", "$comment", "default", "examples"];
            let is_remark =
                |key: &String| remarks.contains(&&**key) || RegionOption::of_keyword(key).is_some();
            k.only_refers =
                self.compiler.draft.ref_ignores_siblings || self.map.keys().all(is_remark);
            if self.compiler.draft.ref_ignores_siblings {
                k.ignores = self.ignores;
                k.inexact = self.ignores;
                return Ok(k);
            }
        }
        if let Some(types) = self.map.get("type") {
            k.types = self.types(types)?;
        }
        self.values(&mut k)?;
        self.numbers(&mut k)?;
        self.strings(&mut k)?;
        self.arrays(&mut k)?;
        self.objects(&mut k)?;
        self.sampling(&mut k)?;
        self.dependencies(&mut k)?;
        k.all_of.extend(self.schemas("allOf")?.unwrap_or_default());
        k.any_of = self.schemas("anyOf")?;
        k.one_of = self.schemas("oneOf")?;
        k.not = self.schema("not")?;
        if self.compiler.draft.no_conditions && self.map.contains_key("if") {
            // it means nothing there, but whoever wrote it should know
            self.compiler.ignore(self.node, "if");
        } else if let Some(test) = self.schema("if")? {
            let then = self.schema("then")?;
            let otherwise = self.schema("else")?;
            k.conditional = Some(Conditional { test, then, otherwise });
        }
        let map = self.map;
        for key in UNENFORCED.into_iter().filter(|key| map.contains_key(key)) {
            self.ignore(key);
        }
        if self.compiler.options.open_objects {
            self.loosen(&mut k);
        }
        k.ignores = self.ignores;
        // what counts as evaluated depends on more than this subschema
        k.inexact = self.ignores
            || self.is_narrowed
            || k.unevaluated_items.is_some()
            || k.unevaluated_properties.is_some();
        Ok(k)
    }

    /// Lets properties come in any order where the subschemas that declare them are not the plain
    /// description of a value: in branches that are combined, and in values of keys that have no
    /// names. Instances there follow no one's order.
    fn loosen(&self, k: &mut Keywords<'a>) {
        let references = usize::from(self.map.contains_key("$ref")).min(k.all_of.len());
        let any = k.any_of.iter_mut().flatten();
        let one = k.one_of.iter_mut().flatten();
        let patterns = k.pattern_properties.iter_mut().map(|p| &mut p.1);
        let contains = k.contains.iter_mut().map(|c| &mut c.node);
        let all = k.all_of[references..].iter_mut();
        for node in
            all.chain(any).chain(one).chain(patterns).chain(&mut k.additional).chain(contains)
        {
            *node = node.in_any_order();
        }
        for (_, dependency) in &mut k.dependencies {
            if let Dependency::Schema(node) = dependency {
                *node = node.in_any_order();
            }
        }
        if let Some(Conditional { test, then, otherwise }) = &mut k.conditional {
            for node in [Some(test), then.as_mut(), otherwise.as_mut()].into_iter().flatten() {
                *node = node.in_any_order();
            }
        }
    }

    fn wrong(&self, key: &str, expected: &str) -> Error {
        Error::Schema {
            pointer: self.compiler.doc.pointer(self.node, key),
            found: self.map.get(key).map(describe).unwrap_or_default(),
            expected: expected.into(),
        }
    }

    fn ignore(&mut self, key: &'a str) {
        self.ignores = true;
        self.compiler.ignore(self.node, key);
    }

    fn types(&self, types: &Value) -> Result<Types, Error> {
        let one = |name: &Value| {
            Ok(match name.as_str() {
                Some("null") => NULL,
                Some("boolean") => BOOLEAN,
                Some("integer") => INTEGER,
                Some("number") => NUMBER,
                Some("string") => STRING,
                Some("array") => ARRAY,
                Some("object") => OBJECT,
                // draft 3 had it
                Some("any") => ALL_TYPES,
                _ => {
                    let names = "null, boolean, integer, number, string, array or object";
                    return Err(self.wrong("type", &format!("{names}, or a list of these")));
                }
            })
        };
        match types {
            Value::Array(list) => list.iter().try_fold(0, |all, name| Ok(all | one(name)?)),
            name => one(name),
        }
    }

    fn values(&self, k: &mut Keywords<'a>) -> Result<(), Error> {
        match self.map.get("enum") {
            None => {}
            Some(Value::Array(list)) if !list.is_empty() => {
                k.values.push(ListedValues::new("enum", list.iter().collect()));
            }
            Some(_) => return Err(self.wrong("enum", "a list of at least one value")),
        }
        if let Some(value) = self.map.get("const") {
            k.values.push(ListedValues::new("const", vec![value]));
        }
        Ok(())
    }

    /// Returns a count; capped where it is past any text.
    fn count(&self, key: &str) -> Result<Option<u32>, Error> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Value::Number(n)) => match n.as_f64() {
                Some(v) if v >= 0.0 && v.fract() == 0.0 => Ok(Some(v.min(f64::from(INF)) as u32)),
                _ => Err(self.wrong(key, "an integer of 0 or more")),
            },
            Some(_) => Err(self.wrong(key, "an integer of 0 or more")),
        }
    }

    fn arrays(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        k.min_items = self.count("minItems")?.unwrap_or(0);
        k.max_items = self.count("maxItems")?.unwrap_or(INF);
        k.unevaluated_items = self.schema("unevaluatedItems")?;
        k.prefix = self.schemas("prefixItems")?.unwrap_or_default();
        if let Some(Value::Array(list)) = self.map.get("items") {
            // drafts up to 2019-09: a list of schemas, and `additionalItems` for the rest
            for (i, value) in list.iter().enumerate() {
                k.prefix.push(self.compiler.doc.child(
                    self.node,
                    value,
                    [PointerPart::Key("items"), PointerPart::Index(i)],
                ));
            }
            k.items = self.schema("additionalItems")?;
        } else {
            k.items = self.schema("items")?;
        }
        k.unique = self.map.get("uniqueItems") == Some(&Value::Bool(true));
        match self.map.get("contains") {
            Some(Value::Bool(_) | Value::Object(_)) => {
                let min = self.count("minContains")?.unwrap_or(1);
                let max = self.count("maxContains")?;
                let contains = self.schema("contains")?;
                k.contains = contains.map(|node| Contains { node, min, max: max.unwrap_or(INF) });
            }
            Some(_) => self.ignore("contains"),
            None => {}
        }
        Ok(())
    }

    fn objects(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        k.min_properties = self.count("minProperties")?.unwrap_or(0);
        k.max_properties = self.count("maxProperties")?.unwrap_or(INF);
        k.additional = self.schema("additionalProperties")?;
        k.names = self.schema("propertyNames")?;
        k.unevaluated_properties = self.schema("unevaluatedProperties")?;
        match self.map.get("properties") {
            None => {}
            Some(Value::Object(map)) => {
                for (name, value) in map {
                    let node = self.compiler.doc.child(
                        self.node,
                        value,
                        [PointerPart::Key("properties"), PointerPart::Key(name)],
                    );
                    k.properties.push((name, node));
                }
                if map.len() > FEW_PROPERTIES {
                    k.by_name = k.properties.iter().map(|p| p.0).zip(0..).collect();
                }
            }
            Some(_) => return Err(self.wrong("properties", "an object of schemas")),
        }
        match self.map.get("patternProperties") {
            None => {}
            Some(Value::Object(map)) => {
                for (pattern, value) in map {
                    let node = self.compiler.doc.child(
                        self.node,
                        value,
                        [PointerPart::Key("patternProperties"), PointerPart::Key(pattern)],
                    );
                    if let Some(re) = self.pattern("patternProperties", pattern)? {
                        k.pattern_properties.push((re, node));
                    }
                }
            }
            Some(_) => return Err(self.wrong("patternProperties", "an object of schemas")),
        }
        match self.map.get("required") {
            None => {}
            Some(Value::Array(names)) => {
                let mut seen = DistinctKeys::default();
                for name in names {
                    let name =
                        name.as_str().ok_or_else(|| self.wrong("required", "a list of strings"))?;
                    if seen.insert(name) {
                        k.required.push(name);
                    }
                }
            }
            // draft 3: a flag on the property
            Some(Value::Bool(_)) => self.ignore("required"),
            Some(_) => return Err(self.wrong("required", "a list of strings")),
        }
        Ok(())
    }

    fn dependencies(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        for keyword in ["dependencies", "dependentRequired", "dependentSchemas"] {
            let map = match self.map.get(keyword) {
                None => continue,
                Some(Value::Object(map)) => map,
                Some(_) => return Err(self.wrong(keyword, "an object")),
            };
            for (key, value) in map {
                let dependency = match value {
                    Value::Array(list) if keyword != "dependentSchemas" => {
                        let names: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
                        names.map(Dependency::Keys)
                    }
                    // draft 3: one key
                    Value::String(name) if keyword == "dependencies" => {
                        Some(Dependency::Keys(vec![name]))
                    }
                    Value::Object(_) | Value::Bool(_) if keyword != "dependentRequired" => {
                        Some(Dependency::Schema(self.compiler.doc.child(
                            self.node,
                            value,
                            [PointerPart::Key(keyword), PointerPart::Key(key)],
                        )))
                    }
                    _ => None,
                };
                let Some(dependency) = dependency else {
                    let node = self.compiler.doc.child(
                        self.node,
                        value,
                        [PointerPart::Key(keyword), PointerPart::Key(key)],
                    );
                    return Err(Error::Schema {
                        pointer: self.compiler.doc.pointer(node, ""),
                        found: describe(value),
                        expected: expected_dependency(keyword).into(),
                    });
                };
                k.dependencies.push((key, dependency));
            }
        }
        Ok(())
    }

    fn schema(&mut self, key: &'static str) -> Result<Option<SchemaNode>, Error> {
        match self.map.get(key) {
            None => Ok(None),
            Some(value @ (Value::Bool(_) | Value::Object(_))) => {
                Ok(Some(self.compiler.doc.child(self.node, value, [PointerPart::Key(key)])))
            }
            Some(_) => Err(self.wrong(key, "a schema: an object or a boolean")),
        }
    }

    fn schemas(&mut self, key: &'static str) -> Result<Option<Vec<SchemaNode>>, Error> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Value::Array(list)) if !list.is_empty() => Ok(Some(
                list.iter()
                    .enumerate()
                    .map(|(i, value)| {
                        self.compiler.doc.child(
                            self.node,
                            value,
                            [PointerPart::Key(key), PointerPart::Index(i)],
                        )
                    })
                    .collect(),
            )),
            Some(_) => Err(self.wrong(key, "a list of at least one schema")),
        }
    }
}

/// Returns the values that a keyword of dependencies may give a key, in an error message.
fn expected_dependency(keyword: &str) -> &'static str {
    match keyword {
        "dependentRequired" => "a list of strings",
        "dependentSchemas" => "a schema: an object or a boolean",
        _ => "a schema or a list of strings",
    }
}

/// Returns a value in an error message: short, on one line.
fn describe(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text,
    }
}
