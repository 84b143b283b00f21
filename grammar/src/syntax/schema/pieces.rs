//! A way to satisfy a set of subschemas → what values of each JSON type are made of.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Compiler;
use super::Whitespace;
use super::arrays::{ArrayPiece, ScarceArray};
use super::common::common;
use super::distinct_keys::DistinctKeys;
use super::document::SchemaNode;
use super::format::{self, FormatRule, FormatTexts};
use super::formula::MAX_NEGATIONS;
use super::keywords::strings::SUBSTRING_OF;
use super::keywords::{
    ALL_TYPES, ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING, TextPattern, Types,
};
use super::objects::{KeySpeakers, MembersForm, ObjectPiece};
use super::regions::ShapeRegions;
use super::shape::SchemaShape;
use super::spell::{digit_spellings, key_spellings, spellings};
use super::validate::type_of;
use super::value::canonical;
use crate::Error;
use crate::expression::class::Class;
use crate::expression::regex::{Emptiness, INF, QuoteStyle, Re, Res};
use crate::expression::{DeclaredKey, Expr, Exprs, KeyChain, Object, Purpose};
use crate::frame::ValueSyntax;
use crate::syntax::pattern::search;

/// Values of one type, in terms of rules.
#[derive(Clone, Debug)]
pub(super) enum SchemaPiece {
    /// Values without rules inside.
    Expr(Expr),
    /// Values of a rule between two texts.
    Within(Expr, u32, Expr),
    Array(ArrayPiece),
    /// Arrays of distinct items that have few values.
    Scarce(ScarceArray),
    Object(ObjectPiece),
}

/// Values of a rule that the schema lists.
#[derive(Default)]
struct ListedPieces<'a> {
    /// The spellings of scalars.
    literals: Vec<Box<[u8]>>,
    /// Arrays and objects.
    wholes: Vec<&'a Value>,
}

impl<'a> Compiler<'a> {
    pub(super) fn set_whitespace(&mut self) {
        let line = match self.options.whitespace {
            Whitespace::Compact => return,
            Whitespace::Spaced => common().colon,
            Whitespace::Natural => common().line,
        };
        self.exprs.whitespace.line = self.exprs.text(line);
        self.exprs.whitespace.colon = self.exprs.text(common().colon);
    }

    /// Returns what the values of some types are made of that satisfy all of `holds` and none of
    /// `fails`.
    pub(super) fn pieces(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
        types: Types,
    ) -> Result<Vec<SchemaPiece>, Error> {
        let mut pieces = Vec::new();
        let mut listed = ListedPieces::default();
        for mut shape in self.shapes(holds, fails)? {
            shape.types &= types;
            if self.exprs.purpose == Purpose::Masks {
                self.shape_pieces(&shape, &mut listed, &mut pieces)?;
            } else {
                pieces.extend(self.pieces_in_regions(&shape)?);
            }
        }
        self.add_listed(listed, &mut pieces)?;
        Ok(pieces)
    }

    /// Returns what the values of one way are made of, with their options of sampling.
    fn pieces_in_regions(&mut self, shape: &SchemaShape<'a>) -> Result<Vec<SchemaPiece>, Error> {
        let mut listed = ListedPieces::default();
        let mut pieces = Vec::new();
        self.shape_pieces(shape, &mut listed, &mut pieces)?;
        self.add_listed(listed, &mut pieces)?;
        let regions = self.regions_of(shape)?;
        Ok(pieces.into_iter().map(|piece| self.in_regions(piece, regions)).collect())
    }

    /// Returns a piece of a way with the way's options. Items are not told apart: the text is known
    /// to be right.
    fn in_regions(&mut self, piece: SchemaPiece, regions: ShapeRegions) -> SchemaPiece {
        match piece {
            SchemaPiece::Expr(e) => SchemaPiece::Expr(self.exprs.region(regions.value, e)),
            SchemaPiece::Array(mut array) => {
                array.region = regions.value;
                array.unique = None;
                SchemaPiece::Array(array)
            }
            SchemaPiece::Object(mut object) => {
                object.regions = regions;
                SchemaPiece::Object(object)
            }
            piece @ (SchemaPiece::Within(..) | SchemaPiece::Scarce(_)) => piece,
        }
    }

    /// Adds what listed values are made of.
    fn add_listed(
        &mut self,
        listed: ListedPieces<'a>,
        pieces: &mut Vec<SchemaPiece>,
    ) -> Result<(), Error> {
        let ListedPieces { literals, wholes } = listed;
        let wholes = self.listed_wholes(&wholes)?;
        pieces.extend(wholes.into_iter().map(SchemaPiece::Expr));
        let literals = self.exprs.literals(literals);
        if literals != Exprs::EMPTY {
            pieces.push(SchemaPiece::Expr(literals));
        }
        Ok(())
    }

    fn shape_pieces(
        &mut self,
        shape: &SchemaShape<'a>,
        listed: &mut ListedPieces<'a>,
        pieces: &mut Vec<SchemaPiece>,
    ) -> Result<(), Error> {
        if let Some(values) = self.listed(shape)? {
            for value in values.into_iter().filter(|value| type_of(value) & shape.types != 0) {
                match value {
                    value if self.is_written_alone(value) => {
                        let e = self.value(value);
                        pieces.push(SchemaPiece::Expr(e));
                    }
                    Value::Array(_) | Value::Object(_) => listed.wholes.push(value),
                    scalar => listed.literals.extend(self.spellings(scalar)),
                }
            }
            return Ok(());
        }
        for (types, value) in
            [(NULL, Value::Null), (BOOLEAN, Value::Bool(true)), (BOOLEAN, Value::Bool(false))]
        {
            if shape.types & types != 0 && !self.any_holds(&shape.fails, &value)? {
                listed.literals.extend(self.spellings(&value));
            }
        }
        if shape.types & NUMBER != 0 {
            let re = self.number(shape, 0)?;
            let e = self.exprs.text(re);
            pieces.push(SchemaPiece::Expr(e));
        }
        if shape.types & STRING != 0 {
            let re = self.string(shape, FormatTexts::Generated, 0)?;
            let e = self.written_string(re);
            pieces.push(SchemaPiece::Expr(e));
        }
        if shape.types & ARRAY != 0 {
            for array in self.arrays(shape)? {
                let array = self.written_array(array, &shape.holds)?;
                pieces.push(SchemaPiece::Array(array));
            }
        }
        if shape.types & OBJECT != 0 {
            for object in self.objects(shape)? {
                pieces.extend(self.written_object(object).map(SchemaPiece::Object));
            }
        }
        Ok(())
    }

    /// Returns whether a value that the schema lists is no JSON in the syntax of the rule.
    fn is_written_alone(&self, value: &Value) -> bool {
        match self.syntax {
            ValueSyntax::Json | ValueSyntax::Python => false,
            ValueSyntax::Marked => value.is_array() || value.is_object() || value.is_string(),
            ValueSyntax::Repr | ValueSyntax::Elements => value.is_array() || value.is_object(),
        }
    }

    /// Returns an array in the syntax of the rule: items that are no JSON are not compared, and
    /// elements not counted by what they satisfy.
    fn written_array(
        &mut self,
        mut array: ArrayPiece,
        holds: &[SchemaNode],
    ) -> Result<ArrayPiece, Error> {
        if self.syntax != ValueSyntax::Json
            && let Some(node) = array.unique.take()
        {
            self.ignore(node, "uniqueItems");
        }
        array.has_elements = self.syntax == ValueSyntax::Elements;
        if array.has_elements && array.counted.take().is_some() {
            for &node in holds {
                if self.keywords(node)?.contains.is_some() {
                    self.ignore(node, "contains");
                }
            }
        }
        Ok(array)
    }

    /// Returns the values that `enum` and `const` leave, if there is one of these.
    pub(super) fn listed(
        &mut self,
        shape: &SchemaShape<'a>,
    ) -> Result<Option<Vec<&'a Value>>, Error> {
        let mut list: Option<Vec<&'a Value>> = None;
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            if list.is_none()
                && let Some(first) = k.values.first()
            {
                list = Some(first.values.clone());
            }
        }
        let Some(list) = list else { return Ok(None) };
        let mut left: Vec<&'a Value> = Vec::new();
        for value in list {
            let mut holds = true;
            for &node in &shape.holds {
                holds = holds && self.is_valid_listed(node, value)?;
            }
            for &node in &shape.fails {
                holds = holds && !self.is_valid_listed(node, value)?;
            }
            if holds {
                left.push(value);
            }
        }
        Ok(Some(left))
    }

    fn any_holds(&mut self, nodes: &[SchemaNode], value: &Value) -> Result<bool, Error> {
        for &node in nodes {
            if self.is_valid(node, value)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the expression of a value as it may be written, with whitespace.
    pub(super) fn value(&mut self, value: &Value) -> Expr {
        let line = self.exprs.whitespace.line;
        match value {
            _ if self.syntax == ValueSyntax::Elements => self.element(value),
            Value::Array(list) => {
                let mut items = vec![self.exprs.literal(b"["), line];
                for (i, item) in list.iter().enumerate() {
                    if i > 0 {
                        items.extend([self.exprs.literal(b","), line]);
                    }
                    items.push(self.value(item));
                }
                items.extend([line, self.exprs.literal(b"]")]);
                self.exprs.sequence(items)
            }
            Value::String(text) if self.syntax == ValueSyntax::Marked => {
                let text = self.exprs.res.text(text);
                self.written_string(text)
            }
            Value::Object(map) => {
                // once, whatever the number of notations
                let values: Vec<Expr> = map.values().map(|item| self.value(item)).collect();
                match self.syntax {
                    ValueSyntax::Marked => self.object_in_braces(map, &values, MembersForm::Marked),
                    ValueSyntax::Repr => self.object_in_braces(map, &values, MembersForm::Quoted),
                    ValueSyntax::Python => {
                        let object = self.object_of_json(map, &values);
                        let quoted = self.object_in_braces(map, &values, MembersForm::Quoted);
                        self.exprs.alt([object, quoted])
                    }
                    ValueSyntax::Json | ValueSyntax::Elements => self.object_of_json(map, &values),
                }
            }
            scalar => {
                let spellings = self.spellings(scalar);
                self.exprs.literals(spellings)
            }
        }
    }

    /// Returns the expression of a listed object in JSON, of whose members these are the values.
    fn object_of_json(&mut self, map: &Map<String, Value>, values: &[Expr]) -> Expr {
        // equal whatever the order of its keys: a chain for each
        let mut object = Object { max: INF, ..Object::default() };
        for (key, &value) in map.keys().zip(values) {
            let value = self.exprs.cat(self.exprs.whitespace.colon, value);
            let chain = object.chains.len() as u32;
            let keys = key_spellings(key).into_iter();
            object.keys.extend(keys.map(|literal| DeclaredKey { literal, chain, index: 0 }));
            object.chains.push(KeyChain::new(vec![(value, true)]));
        }
        self.exprs.object(object)
    }

    /// Returns the ways in which a scalar may be written, in the syntax of the rule.
    pub(super) fn spellings(&self, value: &Value) -> Vec<Box<[u8]>> {
        let word = match value {
            Value::Null => "None",
            Value::Bool(true) => "True",
            Value::Bool(false) => "False",
            Value::String(text)
                if matches!(self.syntax, ValueSyntax::Python | ValueSyntax::Repr) =>
            {
                let mut all = digit_spellings(value);
                all.push(format!("'{}'", QuoteStyle::Python.text(text)).into_bytes().into());
                return all;
            }
            _ if self.options.open_objects => return spellings(value),
            _ => return digit_spellings(value),
        };
        match self.syntax {
            ValueSyntax::Python | ValueSyntax::Repr => vec![word.as_bytes().into()],
            // Gemma 4's template writes nothing as Jinja does
            ValueSyntax::Marked if value.is_null() => {
                let mut all = digit_spellings(value);
                all.push(word.as_bytes().into());
                all
            }
            ValueSyntax::Json | ValueSyntax::Marked | ValueSyntax::Elements => {
                digit_spellings(value)
            }
        }
    }

    /// Returns Python's words for those of truth, falsehood and nothing that satisfy all of `holds`
    /// and none of `fails`.
    pub(super) fn python_words(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
        types: Types,
    ) -> Result<Vec<Box<[u8]>>, Error> {
        let mut words = Vec::new();
        for (word, value) in
            [("None", Value::Null), ("True", Value::Bool(true)), ("False", Value::Bool(false))]
        {
            let mut fits = types & type_of(&value) != 0;
            for &node in holds {
                fits = fits && self.is_valid(node, &value)?;
            }
            for &node in fails {
                fits = fits && !self.is_valid(node, &value)?;
            }
            if fits {
                words.push(word.as_bytes().into());
            }
        }
        Ok(words)
    }

    /// Returns the strings of a way, as expressions over their characters.
    pub(super) fn string(
        &mut self,
        shape: &SchemaShape<'a>,
        texts: FormatTexts,
        depth: usize,
    ) -> Result<Re, Error> {
        let mut parts = Vec::new();
        let mut min = 0;
        let mut max = INF;
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            for pattern in &k.patterns {
                let re = match texts {
                    FormatTexts::Generated => Some(pattern.re),
                    FormatTexts::Valid => self.valid_texts(pattern),
                };
                parts.extend(re.map(|re| (node, pattern.key, re)));
            }
            min = min.max(k.min_length);
            max = max.min(k.max_length);
        }
        for &node in &shape.fails {
            let re = self.language(node, STRING, texts.opposite(), depth)?;
            parts.push((node, "", self.exprs.res.not(re)));
        }
        // where it is too much together, the others give way
        parts.sort_by_key(|part| part.1 != SUBSTRING_OF);
        let mut all = Vec::with_capacity(parts.len() + 1);
        if (min, max) != (0, INF) {
            let any = self.exprs.res.class(Class::any());
            all.push(self.exprs.res.rep(any, min, max));
        }
        Ok(self.intersection(all, &parts))
    }

    /// Returns the texts that are valid by a pattern or format; `None` where these are not known.
    pub(super) fn valid_texts(&mut self, pattern: &TextPattern<'a>) -> Option<Re> {
        let Some(name) = pattern.format else { return Some(pattern.re) };
        let key = (name, FormatTexts::Valid);
        if let Some(&known) = self.format_texts.get(&key) {
            return Some(known);
        }
        let FormatRule::Text(valid) = format::valid(name)? else { return Some(Res::ALL) };
        let re = search(&valid, &mut self.exprs.res).ok()?;
        self.format_texts.insert(key, re);
        Some(re)
    }

    /// Returns what is of `all` and of as many `parts` as are not too much together; the others are
    /// reported, each by its subschema and keyword.
    pub(super) fn intersection(
        &mut self,
        mut all: Vec<Re>,
        parts: &[(SchemaNode, &'a str, Re)],
    ) -> Re {
        let every = all.iter().copied().chain(parts.iter().map(|part| part.2));
        let res = &mut self.exprs.res;
        let every = res.and(every.collect::<Vec<Re>>());
        if parts.len() > 1 && res.emptiness(every) != Emptiness::Unknown && !res.is_wide(every) {
            return every;
        }
        let mut whole = res.and(all.iter().copied());
        for &(node, key, re) in parts {
            let with = self.exprs.res.and([whole, re]);
            let res = &mut self.exprs.res;
            if res.emptiness(with) == Emptiness::Unknown || (!all.is_empty() && res.is_wide(with)) {
                self.ignore(node, key);
                continue;
            }
            all.push(re);
            whole = with;
        }
        // in the order in which they stand, the same parts come to the same expression
        self.exprs.res.and(all)
    }

    /// Returns the strings or the numbers that satisfy a subschema, which are found once.
    ///
    /// # Errors
    /// A keyword has a value that means nothing, or there is too much work.
    pub(super) fn language(
        &mut self,
        node: SchemaNode,
        types: Types,
        texts: FormatTexts,
        depth: usize,
    ) -> Result<Re, Error> {
        self.count_work(1)?;
        let key = (node, types, texts);
        let known = self.languages.get(&key).copied();
        if let Some(Some(re)) = known {
            return Ok(re);
        }
        // one that is asked for while it is looked for is said in terms of itself
        if known.is_some() || depth > MAX_NEGATIONS {
            self.ignore(node, "");
            self.n_cuts += 1;
            return Ok(Res::EMPTY);
        }
        let n_cuts = self.n_cuts;
        self.languages.insert(key, None);
        let re = self.find_language(node, types, texts, depth)?;
        // what was cut short somewhere below may be whole from elsewhere
        if self.n_cuts == n_cuts {
            self.languages.insert(key, Some(re));
        } else {
            self.languages.remove(&key);
        }
        Ok(re)
    }

    fn find_language(
        &mut self,
        node: SchemaNode,
        types: Types,
        texts: FormatTexts,
        depth: usize,
    ) -> Result<Re, Error> {
        let mut ways = Vec::new();
        for shape in self.known_shapes(&[node])?.iter() {
            if shape.types & types == 0 {
                continue;
            }
            if let Some(values) = self.listed(shape)? {
                let values: Vec<Value> =
                    values.into_iter().filter(|v| type_of(v) & types != 0).cloned().collect();
                for value in &values {
                    let texts = match value {
                        Value::String(s) => vec![s.clone()],
                        other => {
                            let texts = spellings(other);
                            texts.iter().map(|b| String::from_utf8_lossy(b).into_owned()).collect()
                        }
                    };
                    ways.push(self.exprs.res.words(texts.iter().map(String::as_str)));
                }
            } else if types == STRING {
                ways.push(self.string(shape, texts, depth + 1)?);
            } else {
                ways.push(self.number(shape, depth + 1)?);
            }
        }
        Ok(self.exprs.res.or(ways))
    }

    /// Returns those subschemas that must fail which take out a part of the arrays or objects of a
    /// way; `None` where they leave none.
    pub(super) fn remains(
        &mut self,
        shape: &SchemaShape<'a>,
        types: Types,
    ) -> Result<Option<Vec<SchemaNode>>, Error> {
        let mut in_part = Vec::new();
        for &node in &shape.fails {
            for other in self.known_shapes(&[node])?.iter() {
                let listed = self.listed(other)?;
                let none_listed =
                    listed.is_some_and(|list| !list.iter().any(|v| type_of(v) & types != 0));
                if other.types & types == 0 || none_listed {
                    continue;
                }
                let plain = other.asks_no_more();
                let mut everything = plain;
                let mut only_requires = types == OBJECT && plain;
                let mut required = Vec::new();
                for &n in &other.holds {
                    let k = self.keywords(n)?;
                    let listed = !k.values.is_empty();
                    let any = if types == ARRAY { k.any_array() } else { k.any_object() };
                    everything = everything && any && !listed;
                    only_requires = only_requires && k.only_requires() && !listed;
                    required.extend(k.required.iter().copied());
                }
                if everything {
                    return Ok(None);
                }
                let absent = only_requires && required.len() == 1; // `forbidden` takes it out
                let told_apart = absent || (types == OBJECT && self.disjoint(shape, other)?);
                if !told_apart && !in_part.contains(&node) {
                    in_part.push(node);
                }
            }
        }
        Ok(Some(in_part))
    }

    /// Returns keys that the subschemas which must fail forbid: `not: {required: [key]}`.
    pub(super) fn forbidden(&mut self, shape: &SchemaShape<'a>) -> Result<Vec<&'a str>, Error> {
        let mut out = shape.forbids.clone();
        for &node in &shape.fails {
            for other in self.known_shapes(&[node])?.iter() {
                let mut required = Vec::new();
                let mut only = other.types & OBJECT != 0 && other.asks_no_more();
                for &n in &other.holds {
                    let k = self.keywords(n)?;
                    only = only && k.only_requires() && k.values.is_empty();
                    required.extend(k.required.iter().copied());
                }
                if only && required.len() == 1 {
                    out.extend(required);
                }
            }
        }
        Ok(out)
    }

    /// Returns whether no object satisfies both ways, by their keys or by values that tell them
    /// apart.
    fn disjoint(&mut self, a: &SchemaShape<'a>, b: &SchemaShape<'a>) -> Result<bool, Error> {
        let required_a = self.required(a)?;
        let required_b = self.required(b)?;
        let speakers_a = self.speakers(a)?;
        let speakers_b = self.speakers(b)?;
        for (keys, shape, speakers) in
            [(&required_a, b, &speakers_b), (&required_b, a, &speakers_a)]
        {
            for key in keys {
                if let Some(children) = self.key_children(shape, speakers, key)? {
                    for child in children {
                        if self.keywords(child)?.types == 0 {
                            return Ok(true);
                        }
                    }
                } else {
                    return Ok(true);
                }
            }
        }
        let of_both: DistinctKeys = required_b.iter().copied().collect();
        for key in required_a.iter().filter(|key| of_both.contains(key)) {
            let in_a = self.key_children(a, &speakers_a, key)?;
            let (Some(in_a), Some(in_b)) = (in_a, self.key_children(b, &speakers_b, key)?) else {
                return Ok(true);
            };
            let shapes_a = self.known_shapes(&in_a)?;
            let shapes_b = self.known_shapes(&in_b)?;
            let types = |shapes: &[SchemaShape]| shapes.iter().fold(0, |all, s| all | s.types);
            let common = types(&shapes_a) & types(&shapes_b);
            if common == 0 || (common == STRING && self.no_common_string(&in_a, &in_b)?) {
                return Ok(true);
            }
            if let (Some(x), Some(y)) = (self.all_listed(&shapes_a)?, self.all_listed(&shapes_b)?) {
                let texts: HashSet<String> = x.iter().map(canonical).collect();
                if !y.iter().any(|value| texts.contains(&canonical(value))) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Returns whether no string satisfies the subschemas of both lists, as a pattern of each says.
    fn no_common_string(&mut self, a: &[SchemaNode], b: &[SchemaNode]) -> Result<bool, Error> {
        for &a in a {
            for &b in b {
                if self.keywords(a)?.patterns.is_empty() || self.keywords(b)?.patterns.is_empty() {
                    continue;
                }
                let in_a = self.language(a, STRING, FormatTexts::Valid, 0)?;
                let in_b = self.language(b, STRING, FormatTexts::Valid, 0)?;
                let both = self.exprs.res.and([in_a, in_b]);
                if self.exprs.res.emptiness(both) == Emptiness::Empty {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Returns the values of all ways, if each lists its values.
    fn all_listed(&mut self, shapes: &[SchemaShape<'a>]) -> Result<Option<Vec<Value>>, Error> {
        let mut all = Vec::new();
        for shape in shapes {
            match self.listed(shape)? {
                Some(values) => all.extend(values.into_iter().cloned()),
                None => return Ok(None),
            }
        }
        Ok(Some(all))
    }

    pub(super) fn required(&mut self, shape: &SchemaShape<'a>) -> Result<Vec<&'a str>, Error> {
        let mut out: DistinctKeys<'a> = DistinctKeys::default();
        out.extend(shape.requires.iter().copied());
        for &node in &shape.holds {
            out.extend(self.keywords(node)?.required.iter().copied());
        }
        Ok(out.into_keys())
    }

    /// Returns the subschemas of a way that say something of keys.
    pub(super) fn speakers(&mut self, shape: &SchemaShape<'a>) -> Result<KeySpeakers<'a>, Error> {
        let mut keywords = Vec::new();
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            if k.speaks_of_keys() {
                keywords.push(k);
            }
        }
        let unevaluated = self.unevaluated(shape, |k| k.unevaluated_properties)?;
        Ok(KeySpeakers { keywords, unevaluated })
    }

    /// Returns the subschemas that the value of a key must satisfy; `None` if the key must not be
    /// there. `speakers` are those of `shape`.
    pub(super) fn key_children(
        &mut self,
        shape: &SchemaShape<'a>,
        speakers: &KeySpeakers<'a>,
        key: &str,
    ) -> Result<Option<Vec<SchemaNode>>, Error> {
        let mut children = Vec::new();
        for k in &speakers.keywords {
            if let Some(names) = k.names
                && !self.is_valid(names, &Value::String(key.to_owned()))?
            {
                return Ok(None);
            }
            self.add_children_of_key(k, key, &mut children);
        }
        for left in &speakers.unevaluated {
            if !left.evaluates_key(&mut self.exprs.res, key) {
                children.push(left.value);
            }
        }
        children.extend(shape.demanded(key, true));
        Ok(Some(children))
    }
}

// every type has its branch in `shape_pieces`
const _: () = assert!(ALL_TYPES == NULL | BOOLEAN | NUMBER | STRING | ARRAY | OBJECT);
