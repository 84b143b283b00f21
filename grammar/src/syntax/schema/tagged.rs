//! Arguments of tools that stand between tags, one value in each: strings as they are, all else as
//! JSON; or in a syntax of their own, objects and arrays in them too.
//!
//! Nothing in the text tells a string from JSON, unless the tags do: the types of an argument
//! decide. One that can be a string alone is a string, one that cannot be a string is JSON. Where
//! it may be either, a text that is JSON of a type which the argument may have is that value, and
//! any other is a string: strings that would be read as another value are not written.

use serde_json::{Map, Value};

use super::common::common;
use super::document::SchemaNode;
use super::format::FormatTexts;
use super::keywords::ARRAY;
use super::keywords::{ALL_TYPES, BOOLEAN, NULL, NUMBER, OBJECT, STRING, Types};
use super::objects::{MembersForm, ObjectPiece};
use super::pieces::SchemaPiece;
use super::quoted::{between_quotes, stands_in_quotes, unescaped};
use super::validate::type_of;
use super::{Compiler, ValueForm};
use crate::Error;
use crate::argument_types::{ArgumentTypes, ValueTypes};
use crate::expression::class::Class;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{DeclaredKey, Expr, Exprs, KeyChain, MemberTags, Notation, Object};
use crate::frame::{ArgumentTags, Frame, Lead, ValueSyntax, containing, sequence};
use crate::region_options::RegionId;

/// The tags around arguments, as expressions.
pub(super) struct TagExprs<'a> {
    /// The text around members.
    pub members: MemberTags,
    /// The text around the members of objects in arguments, but for the brace before them, where
    /// names stand as they are.
    pub marked: MemberTags,
    /// The same, where names stand in single quotes.
    pub quoted: MemberTags,
    /// The text around the members of objects that are elements, where values are.
    pub elements: Option<MemberTags>,
    /// The text between the end of a name and a string.
    text: Expr,
    /// The text after a string, in front of that after every value.
    text_end: Expr,
    /// The text between the end of a name and JSON of some types.
    json: Vec<(Types, Expr)>,
    /// Arrays and objects may stand as literals of Python.
    has_literals: bool,
    /// The text after a value.
    close: Expr,
    /// Texts that a string may be.
    strings: Re,
    /// The section in which a string may stand.
    section: Option<StringSection>,
    /// Names that an argument may have.
    names: Re,
    /// By tool, the types of its arguments.
    types: &'a [ArgumentTypes],
    /// The tags tell a string from JSON.
    tells: bool,
}

/// A section in which strings stand that would not be read as such without it.
#[derive(Clone, Copy)]
struct StringSection {
    open: Expr,
    close: Expr,
    /// Strings that may stand in it.
    inside: Re,
    /// Strings that may stand without it.
    outside: Re,
}

impl StringSection {
    fn new(exprs: &mut Exprs, ends: &[String; 2]) -> StringSection {
        let [open, close] = ends;
        let holds_end = containing(&mut exprs.res, close);
        let plain = [(0, 0x09), (0x0B, 0x25), (0x27, 0x3B), (0x3D, char::MAX.into())];
        let plain = exprs.res.class(Class::new(plain));
        StringSection {
            open: exprs.literal(open.as_bytes()),
            close: exprs.literal(close.as_bytes()),
            inside: exprs.res.not(holds_end),
            outside: exprs.res.rep(plain, 0, INF),
        }
    }
}

impl<'a> TagExprs<'a> {
    /// Returns the tags of a frame, if it has any.
    pub(super) fn new(exprs: &mut Exprs, frame: &'a Frame) -> Option<TagExprs<'a>> {
        let tags = frame.tags.as_deref()?;
        let members = members(exprs, frame, tags);
        let marked = marked_members(exprs);
        let quoted = quoted_members(exprs);
        let is_element = tags.syntax == ValueSyntax::Elements;
        let elements = is_element.then(|| element_members(exprs, tags, &members));
        let text = sequence(exprs, &tags.text);
        let text_end = sequence(exprs, &tags.text_end);
        let json = json_leads(exprs, tags);
        let close = sequence(exprs, &tags.close);
        let names = if tags.name_end.is_empty() {
            Res::ALL
        } else {
            let with_end = containing(&mut exprs.res, &tags.name_end);
            exprs.res.not(with_end)
        };
        let some = exprs.res.not(Res::EPS);
        let names = match tags.syntax {
            ValueSyntax::Json => exprs.res.and([names, some]),
            _ => plain_names(&mut exprs.res),
        };
        let strings = tags.strings(&mut exprs.res);
        let section = tags.section.as_ref().map(|ends| StringSection::new(exprs, ends));
        let tells = tags.text != tags.json;
        let types = &tags.types;
        Some(TagExprs {
            members,
            marked,
            quoted,
            elements,
            text,
            text_end,
            json,
            has_literals: tags.has_literals,
            close,
            strings,
            section,
            names,
            types,
            tells,
        })
    }
}

/// Returns the text around the arguments of a frame.
fn members(exprs: &mut Exprs, frame: &Frame, tags: &ArgumentTags) -> MemberTags {
    let before = [tags.between.as_slice(), &tags.open].concat();
    let before_len = before.iter().map(|lead| match lead {
        Lead::Text(text) => text.len() as u32,
        _ => 1,
    });
    let first = if tags.open.is_empty() { &frame.colon } else { &tags.open };
    let mut before_last = last_bytes(first);
    before_last.extend(last_bytes(&before));
    before_last.dedup();
    MemberTags {
        first: sequence(exprs, &tags.open),
        before: sequence(exprs, &before),
        before_len: before_len.sum(),
        before_last: before_last.into(),
        name_end: tags.name_end.as_bytes().into(),
        end: sequence(exprs, &tags.end),
        none: sequence(exprs, &tags.none),
    }
}

/// Returns the bytes that may be the last of a text, without those that are tokens without text.
fn last_bytes(leads: &[Lead]) -> Vec<u8> {
    match leads.split_last() {
        Some((Lead::Text(text), _)) => text.bytes().last().into_iter().collect(),
        Some((Lead::OneOf(ways), before)) => {
            let of_way = |way: &Vec<Lead>| last_bytes(if way.is_empty() { before } else { way });
            ways.iter().flat_map(of_way).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the text around members whose names stand as they are, but for the brace before them.
fn marked_members(exprs: &mut Exprs) -> MemberTags {
    let brace = exprs.literal(b"}");
    MemberTags {
        first: Exprs::EPS,
        before: exprs.literal(b","),
        before_len: 1,
        before_last: Box::from(*b"{,"),
        name_end: Box::from(*b":"),
        end: brace,
        none: brace,
    }
}

/// Returns the text around members as `repr` of Python writes them, but for the brace before them.
fn quoted_members(exprs: &mut Exprs) -> MemberTags {
    let brace = exprs.literal(b"}");
    MemberTags {
        first: exprs.literal(b"'"),
        before: exprs.literal(b", '"),
        before_len: 3,
        before_last: Box::from(*b"'"),
        name_end: Box::from(*b"': "),
        end: brace,
        none: brace,
    }
}

/// Returns the text around the members of an element, of that around arguments that are elements.
fn element_members(exprs: &mut Exprs, tags: &ArgumentTags, arguments: &MemberTags) -> MemberTags {
    let end = sequence(exprs, &tags.close);
    MemberTags { end, none: end, ..arguments.clone() }
}

/// Returns the texts between the end of a name and JSON, by the types of the values behind them.
fn json_leads(exprs: &mut Exprs, tags: &ArgumentTags) -> Vec<(Types, Expr)> {
    if tags.json_of_type.is_empty() {
        let has_elements = tags.syntax == ValueSyntax::Elements;
        let whole = if has_elements { STRING | ARRAY | OBJECT } else { STRING };
        return vec![(ALL_TYPES & !whole, sequence(exprs, &tags.json))];
    }
    let of_name = |name: &str| match name {
        "null" => NULL,
        "boolean" => BOOLEAN,
        "number" => NUMBER,
        "array" => ARRAY,
        "object" => OBJECT,
        _ => 0,
    };
    tags.json_of_type.iter().map(|(name, lead)| (of_name(name), sequence(exprs, lead))).collect()
}

impl<'a> Compiler<'a> {
    /// Returns what the arguments of a tool are made of that satisfy all of `holds` and none of
    /// `fails`.
    pub(super) fn arguments(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
        tool: u32,
    ) -> Result<Vec<SchemaPiece>, Error> {
        let mut pieces = Vec::new();
        for shape in self.shapes(holds, fails)? {
            if shape.types & OBJECT == 0 {
                continue;
            }
            let regions = self.regions_of(&shape)?;
            if let Some(values) = self.listed(&shape)? {
                for map in values.into_iter().filter_map(Value::as_object) {
                    let e = self.listed_arguments(map, tool);
                    let e = self.exprs.region(regions.value, e);
                    pieces.push(SchemaPiece::Expr(e));
                }
                continue;
            }
            for object in self.objects(&shape)? {
                let object = self.in_tags(object, tool)?;
                let object = object.map(|object| ObjectPiece { regions, ..object });
                pieces.extend(object.map(SchemaPiece::Object));
            }
        }
        Ok(pieces)
    }

    /// Returns the types of an argument.
    fn types_of_argument(&self, tool: u32, name: Option<&str>) -> ValueTypes {
        let types = self.tags.as_ref().and_then(|tags| tags.types.get(tool as usize));
        types.map_or_else(ValueTypes::default, |types| match name {
            Some(name) => types.of(name),
            None => types.others,
        })
    }

    /// Returns an object with its members between tags; `None` if a member that must come has a
    /// name that cannot stand there. Others of such names are left out.
    fn in_tags(
        &mut self,
        mut object: ObjectPiece,
        tool: u32,
    ) -> Result<Option<ObjectPiece>, Error> {
        let Some(tags) = &self.tags else { return Ok(None) };
        let name_end = tags.members.name_end.clone();
        let names = tags.names;
        if !self.keep_names(&mut object, &name_end, names) {
            return Ok(None);
        }
        let mut variants = object.conditions.as_mut().map(|(known, _)| &mut known.variants);
        for (number, chain) in object.chains.iter_mut().enumerate() {
            let mut of_chain = variants.as_mut().map(|variants| &mut variants[number]);
            for (index, (name, rule, _)) in chain.iter_mut().enumerate() {
                let types = self.types_of_argument(tool, Some(name));
                *rule = self.tagged_rule(*rule, types)?;
                for variant in of_chain.iter_mut().flat_map(|of_chain| of_chain[index].iter_mut()) {
                    variant.value = self.tagged_rule(variant.value, types)?;
                }
            }
        }
        let types = self.types_of_argument(tool, None);
        for (_, rule) in &mut object.others {
            *rule = self.tagged_rule(*rule, types)?;
        }
        object.form = MembersForm::Arguments;
        Ok(Some(object))
    }

    /// Returns the ways to write an object in the syntax of the rule.
    pub(super) fn written_object(
        &mut self,
        object: ObjectPiece,
    ) -> impl Iterator<Item = ObjectPiece> + use<> {
        let [json, other] = match self.syntax {
            ValueSyntax::Json => [Some(object), None],
            ValueSyntax::Python => {
                // names may stand in quotes of either kind
                let quoted = self.in_braces(object.clone(), MembersForm::Quoted);
                [Some(object), quoted]
            }
            ValueSyntax::Marked => [None, self.in_braces(object, MembersForm::Marked)],
            ValueSyntax::Repr => [None, self.in_braces(object, MembersForm::Quoted)],
            ValueSyntax::Elements => [None, self.in_braces(object, MembersForm::Elements)],
        };
        json.into_iter().chain(other)
    }

    /// Returns an object in braces with names as they are or in single quotes, or of elements;
    /// `None` if a member that must come has a name that cannot stand there.
    pub(super) fn in_braces(
        &mut self,
        mut object: ObjectPiece,
        form: MembersForm,
    ) -> Option<ObjectPiece> {
        let barred = match form {
            MembersForm::Quoted => Box::from(*b"'"),
            MembersForm::Elements => self.tags.as_ref()?.members.name_end.clone(),
            _ => self.tags.as_ref()?.marked.name_end.clone(),
        };
        object.form = form;
        let names = self.tags.as_ref()?.names;
        let names =
            if form == MembersForm::Quoted { unescaped(&mut self.exprs.res) } else { names };
        self.keep_names(&mut object, &barred, names).then_some(object)
    }

    /// Leaves out the members whose names cannot stand before the end of one; others have `names`.
    /// Returns whether none of them must come.
    fn keep_names(&mut self, object: &mut ObjectPiece, name_end: &[u8], names: Re) -> bool {
        let end = String::from_utf8_lossy(name_end);
        let is_quoted = object.form == MembersForm::Quoted;
        let fits = |name: &str| {
            let ends_late = end.is_empty() || !name.contains(&*end);
            !name.is_empty() && ends_late && (!is_quoted || stands_in_quotes(name))
        };
        let mut variants = object.conditions.as_mut().map(|(known, _)| &mut known.variants);
        for (number, chain) in object.chains.iter_mut().enumerate() {
            if chain.iter().any(|(name, _, is_required)| *is_required && !fits(name)) {
                return false;
            }
            for index in
                (0..chain.len()).rev().filter(|&index| !fits(&chain[index].0)).collect::<Vec<_>>()
            {
                chain.remove(index);
                if let Some(variants) = &mut variants {
                    variants[number].remove(index);
                }
            }
        }
        for (of, _) in &mut object.others {
            *of = self.exprs.res.and([*of, names]);
        }
        object.others.retain(|other| self.exprs.res.is_live(other.0));
        true
    }

    /// Returns the rule of the same values between tags, as an argument of these types.
    fn tagged_rule(&mut self, rule: u32, types: ValueTypes) -> Result<u32, Error> {
        let (holds, fails, _) = self.keys[rule as usize].clone();
        self.rule_of_form(holds, fails, ValueForm::Tagged(types.0))
    }

    /// Returns what follows the name of an argument whose value satisfies all of `holds` and none
    /// of `fails`.
    pub(super) fn tagged_value(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
        types: Types,
    ) -> Result<Vec<SchemaPiece>, Error> {
        let Some(tags) = &self.tags else { return Ok(Vec::new()) };
        let text = tags.text;
        let close = tags.close;
        let json = tags.json.clone();
        let has_literals = tags.has_literals;
        let mut pieces = Vec::new();
        let has_elements = self.syntax == ValueSyntax::Elements;
        if self.syntax != ValueSyntax::Json && !has_elements {
            let lead = json.first().map_or(Exprs::EPS, |first| first.1);
            let rule = self.rule(holds.to_vec(), fails.to_vec())?;
            return Ok(vec![SchemaPiece::Within(lead, rule, close)]);
        }
        if types & STRING != 0 {
            let mut values = Vec::new();
            for (strings, region) in self.raw_strings(holds, fails)? {
                let value = self.string_between_tags(strings, types);
                values.push(self.exprs.region(region, value));
            }
            let value = self.exprs.alt(values);
            pieces.push(SchemaPiece::Expr(self.exprs.sequence([text, value, close])));
        }
        for &(of, lead) in json.iter().filter(|(of, _)| types & of != 0) {
            let form = ValueForm::Json(types & of);
            let rule = self.rule_of_form(holds.to_vec(), fails.to_vec(), form)?;
            pieces.push(SchemaPiece::Within(lead, rule, close));
            if has_literals && types & of & (ARRAY | OBJECT) != 0 {
                let form = ValueForm::Repr(types & of & (ARRAY | OBJECT));
                let rule = self.rule_of_form(holds.to_vec(), fails.to_vec(), form)?;
                pieces.push(SchemaPiece::Within(lead, rule, close));
            }
        }
        if has_elements && types & (ARRAY | OBJECT) != 0 {
            pieces.extend(self.pieces(holds, fails, types & (ARRAY | OBJECT))?);
        }
        // templates write them as Jinja does; beside a string they would be read as one
        let is_told = self.tags.as_ref().is_some_and(|tags| tags.tells);
        if types & STRING == 0 && !is_told {
            let words = self.python_words(holds, fails, types)?;
            let words = self.exprs.literals(words);
            if words != Exprs::EMPTY {
                let lead = json.first().map_or(Exprs::EPS, |first| first.1);
                pieces.push(SchemaPiece::Expr(self.exprs.sequence([lead, words, close])));
            }
        }
        Ok(pieces)
    }

    /// Returns the strings that satisfy all of `holds` and none of `fails`, those of equal options
    /// of sampling together.
    fn raw_strings(
        &mut self,
        holds: &[SchemaNode],
        fails: &[SchemaNode],
    ) -> Result<Vec<(Re, RegionId)>, Error> {
        let mut ways: Vec<(RegionId, Vec<Re>)> = Vec::new();
        for shape in self.shapes(holds, fails)? {
            if shape.types & STRING == 0 {
                continue;
            }
            let strings = if let Some(values) = self.listed(&shape)? {
                let strings = values.into_iter().filter_map(Value::as_str);
                self.exprs.res.words(strings)
            } else {
                self.string(&shape, FormatTexts::Generated, 0)?
            };
            let region = self.regions_of(&shape)?.value;
            match ways.iter_mut().find(|way| way.0 == region) {
                Some(way) => way.1.push(strings),
                None => ways.push((region, vec![strings])),
            }
        }
        let res = &mut self.exprs.res;
        Ok(ways.into_iter().map(|(region, all)| (res.or(all), region)).collect())
    }

    /// Returns the expression of strings between tags, as values of these types.
    fn string_between_tags(&mut self, strings: Re, types: Types) -> Expr {
        let Some(section) = self.tags.as_ref().and_then(|tags| tags.section) else {
            let strings = self.writable(strings, types);
            return self.exprs.text(strings);
        };
        let outside = self.writable(strings, types);
        let outside = self.exprs.res.and([outside, section.outside]);
        let outside = self.exprs.text(outside);
        let inside = self.exprs.res.and([strings, section.inside]);
        let inside = self.exprs.text(inside);
        let inside = self.exprs.sequence([section.open, inside, section.close]);
        self.exprs.alt([outside, inside])
    }

    /// Returns those of some strings that can stand between tags as values of these types.
    fn writable(&mut self, strings: Re, types: Types) -> Re {
        let Some(tags) = &self.tags else { return Res::EMPTY };
        let mut all = vec![strings, tags.strings];
        if !tags.tells {
            let json = read_as_json(&mut self.exprs.res, types);
            all.push(self.exprs.res.not(json));
        }
        self.exprs.res.and(all)
    }

    /// Returns the expression of strings as values of the rule's syntax.
    pub(super) fn written_string(&mut self, strings: Re) -> Expr {
        let tags = match (self.syntax, &self.tags) {
            (ValueSyntax::Marked, Some(tags)) => tags,
            (ValueSyntax::Python | ValueSyntax::Repr, _) => {
                let quoted = self.exprs.json_string(strings);
                let strings = between_quotes(&mut self.exprs.res, strings);
                let strings = self.exprs.text(strings);
                let quote = self.exprs.literal(b"'");
                let plain = self.exprs.sequence([quote, strings, quote]);
                return self.exprs.alt([quoted, plain]);
            }
            _ => return self.exprs.json_string(strings),
        };
        let [open, close] = [tags.text, tags.text_end];
        let strings = self.exprs.res.and([strings, tags.strings]);
        let strings = self.exprs.text(strings);
        self.exprs.sequence([open, strings, close])
    }

    /// Returns the expression of an object that the schema lists, in braces with names as they are
    /// or in single quotes; `values` are those of its members.
    pub(super) fn object_in_braces(
        &mut self,
        map: &Map<String, Value>,
        values: &[Expr],
        form: MembersForm,
    ) -> Expr {
        let Some(tags) = &self.tags else { return Exprs::EMPTY };
        let is_quoted = form == MembersForm::Quoted;
        let members = if is_quoted { tags.quoted.clone() } else { tags.marked.clone() };
        let notation = Notation::Tags(members.clone());
        let mut object = Object { max: INF, notation, ..Object::default() };
        for (name, &value) in map.keys().zip(values) {
            let is_barred = if is_quoted { !stands_in_quotes(name) } else { name.contains(':') };
            if value == Exprs::EMPTY || name.is_empty() || is_barred {
                return Exprs::EMPTY;
            }
            let literal = [name.as_bytes(), &members.name_end].concat().into();
            let chain = object.chains.len() as u32;
            object.keys.push(DeclaredKey { literal, chain, index: 0 });
            object.chains.push(KeyChain::new(vec![(value, true)]));
        }
        let object = self.exprs.object(object);
        let open = self.exprs.literal(b"{");
        self.exprs.cat(open, object)
    }

    /// Returns the expression of a value that the schema lists as an element, up to the name in
    /// the tag after it.
    pub(super) fn element(&mut self, value: &Value) -> Expr {
        let Some(tags) = &self.tags else { return Exprs::EMPTY };
        let Some(members) = tags.elements.clone() else { return Exprs::EMPTY };
        let text = match value {
            Value::Array(items) => {
                let open = self.exprs.literal(b"item>");
                let mut parts = Vec::new();
                for item in items {
                    parts.extend([members.first, open, self.element(item), open]);
                }
                parts.push(members.end);
                return self.exprs.sequence(parts);
            }
            Value::Object(map) => {
                let notation = Notation::Tags(members.clone());
                let mut object = Object { max: INF, notation, ..Object::default() };
                for (name, value) in map {
                    if name.is_empty() || name.contains('>') {
                        return Exprs::EMPTY;
                    }
                    let value = self.element(value);
                    let end = self.exprs.literal(format!("{name}>").as_bytes());
                    let value = self.exprs.cat(value, end);
                    let literal = format!("{name}>").into_bytes().into();
                    let chain = object.chains.len() as u32;
                    object.keys.push(DeclaredKey { literal, chain, index: 0 });
                    object.chains.push(KeyChain::new(vec![(value, true)]));
                }
                return self.exprs.object(object);
            }
            Value::String(text) => {
                let text = self.exprs.res.text(text);
                let text = self.writable(text, STRING);
                self.exprs.text(text)
            }
            scalar => self.exprs.literal(scalar.to_string().as_bytes()),
        };
        self.exprs.cat(text, members.end)
    }

    /// Returns the expression of arguments that the schema lists.
    fn listed_arguments(&mut self, map: &Map<String, Value>, tool: u32) -> Expr {
        let Some(tags) = &self.tags else { return Exprs::EMPTY };
        let text = tags.text;
        let close = tags.close;
        let leads = tags.json.clone();
        let members = tags.members.clone();
        let notation = Notation::Tags(members.clone());
        let mut object = Object { max: INF, notation, ..Object::default() };
        for (name, value) in map {
            let types = self.types_of_argument(tool, Some(name)).0;
            let value = match value {
                // followed by the name once more
                _ if self.syntax == ValueSyntax::Elements => {
                    let value = self.element(value);
                    let end = self.exprs.literal(format!("{name}>").as_bytes());
                    self.exprs.cat(value, end)
                }
                Value::String(string) if self.syntax == ValueSyntax::Json => {
                    let string = self.exprs.res.text(string);
                    let string = self.string_between_tags(string, types);
                    self.exprs.sequence([text, string, close])
                }
                other => {
                    let of = type_of(other);
                    let lead = leads.iter().find(|lead| lead.0 & of != 0).or(leads.first());
                    let lead = lead.map_or(Exprs::EPS, |lead| lead.1);
                    let other = self.value(other);
                    self.exprs.sequence([lead, other, close])
                }
            };
            let literal = [name.as_bytes(), &members.name_end].concat().into();
            let chain = object.chains.len() as u32;
            object.keys.push(DeclaredKey { literal, chain, index: 0 });
            object.chains.push(KeyChain::new(vec![(value, true)]));
            if value == Exprs::EMPTY {
                return Exprs::EMPTY;
            }
        }
        self.exprs.object(object)
    }
}

/// Returns the names that stand as they are beside those that a schema declares: words.
fn plain_names(res: &mut Res) -> Re {
    let letters = [(0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)];
    let first = res.class(Class::new(letters));
    let digits = [(0x2D, 0x2E), (0x30, 0x39)];
    let more = res.class(Class::new(letters.into_iter().chain(digits)));
    let more = res.rep(more, 0, INF);
    res.cat(first, more)
}

/// Returns the expression of the texts that are read as JSON though the value may be a string: at
/// least those of [`ValueTypes::is_json`].
fn read_as_json(res: &mut Res, types: Types) -> Re {
    if types == STRING {
        return Res::EMPTY;
    }
    let has = |of: Types| types & of != 0;
    let words = [("null", NULL), ("true", BOOLEAN), ("false", BOOLEAN)];
    let words = words.into_iter().filter(|&(_, of)| has(of)).map(|(word, _)| word);
    let mut ways = vec![res.words(words)];
    for (bracket, of) in [("[", ARRAY), ("{", OBJECT)] {
        if has(of) {
            let bracket = res.text(bracket);
            ways.push(res.cat(bracket, Res::ALL));
        }
    }
    if has(NUMBER) {
        ways.push(common().number);
    }
    ways.push(quoted(res));
    res.or(ways)
}

/// Returns the expression of texts in quotes, within which each quote is escaped.
fn quoted(res: &mut Res) -> Re {
    let plain = res.class(Class::new([(0, 0x21), (0x23, 0x5B), (0x5D, char::MAX.into())]));
    let backslash = res.text("\\");
    let any = res.class(Class::any());
    let escape = res.cat(backslash, any);
    let character = res.or([plain, escape]);
    let characters = res.rep(character, 0, INF);
    let quote = res.text("\"");
    let rest = res.cat(characters, quote);
    res.cat(quote, rest)
}
