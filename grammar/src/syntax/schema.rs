//! JSON Schema → grammar expressions.
//!
//! ```text
//!   document   subschemas by number, what references mean
//!   keywords   one subschema, checked and typed: a wrong value is an error that names its pointer
//!   shape      a set of subschemas that hold together → the ways to satisfy them
//!   condition  `if`: ways that are told apart by a key
//!   formula    what must fail, and choices that multiply, as facts about members or items
//!   pieces     a way → the values of each JSON type; numbers in numeric, divided, limits, forms;
//!              arrays, objects; conditions on members in joint
//!   lower      pieces → expressions; what no value satisfies is left out
//! ```
//!
//! The unit of compilation is a *set* of subschemas that hold together: an object under
//! `properties` of two branches of an `allOf` must satisfy both, and so on down. A rule stands for
//! such a set, made once however often it occurs; recursion through `$ref` comes back to a set that
//! has a rule. Nothing is copied, so a schema of nested choices stays as small as it is written.
//!
//! For example,
//!
//! ```json
//! {"allOf": [{"properties": {"a": {"type": "integer"}}},
//!            {"properties": {"a": {"minimum": 5}}}],
//!  "type": "object", "required": ["a"]}
//! ```
//!
//! begins as the set {root}. `shape` follows `allOf`: both branches hold with the root, in a single
//! way. `pieces` finds one type, object, with one chain of keys, `a`, whose value must satisfy the
//! set {`/allOf/0/properties/a`, `/allOf/1/properties/a`}: a second rule. Its only piece is the
//! expression of the integers from 5 on. `lower` puts that in place of the call, since it mentions
//! no rule, and the text is `{"a": ` integer `}`.
//!
//! Keywords that have no automaton are left out, never refused, and reported by their pointers: the
//! text then satisfies the rest of the schema.

mod arrays;
mod common;
mod condition;
mod count;
mod decimal_divisor;
mod distinct_keys;
mod divided;
mod document;
mod evaluated;
mod format;
mod forms;
mod formula;
mod joint;
mod keyword_map;
mod keywords;
mod limits;
mod listed;
mod lower;
mod members;
mod meta;
mod multiple;
mod names;
mod number;
mod numeric;
mod objects;
mod pieces;
mod quoted;
mod regions;
mod scarce;
mod shape;
mod spell;
mod tagged;
mod types_of_arguments;
mod unevaluated;
mod validate;
mod value;
mod words;

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use serde_json::Value;

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::error::SchemaPlace;
use crate::expression::regex::Re;
use crate::expression::{Expr, Exprs, Purpose};
use crate::frame::{Beside, Frame, Framing, Roots, ValueSyntax};
use crate::intern::FastMap;
use crate::syntax::leftrec;
use crate::syntax::pattern::{self, Problem};
pub(crate) use common::common;
use document::{Document, PointerPart, SchemaNode};
use format::FormatTexts;
use keywords::{ALL_TYPES, Keywords, Types};
pub use limits::NumberLimits;
use lower::LowerOptions;
use pieces::SchemaPiece;
use shape::SchemaShape;
use tagged::TagExprs;
pub(crate) use types_of_arguments::{argument_types, types_within_arguments};

/// The whitespace of generated JSON. It is always bounded: models that may write it without end do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whitespace {
    /// None.
    Compact,
    /// A space at most, so that all of it is one line.
    Spaced,
    /// As models write by themselves: a space after `:` and `,`, or lines and indentation.
    #[default]
    Natural,
}

/// Options of reading a schema.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// True if objects with `properties` and without `additionalProperties` may have other members,
    /// as the specification says. Without this they may not: what is generated is valid either way,
    /// and models stop where they should. Formats are read in the same way: as specified, or as far
    /// as the libraries that check them agree.
    pub open_objects: bool,
    /// Whitespace between tokens.
    pub whitespace: Whitespace,
    /// Numbers of which the schema sets no bounds.
    pub numbers: NumberLimits,
}

/// Largest schema, in values.
const MAX_VALUES: usize = 2_000_000;

/// Deepest nesting of values, as JSON texts are read anyway: listed values are compared and written
/// by recursion.
const MAX_NESTING: usize = 128;

/// Most rules a schema may become.
const MAX_RULES: usize = 200_000;

/// Most bytes of the pointers to keywords that are not enforced.
const MAX_REMARKS: usize = 1 << 20;

/// A set of subschemas that hold, and of some that do not, and how their values are written: what
/// a rule stands for.
type RuleKey = (Vec<SchemaNode>, Vec<SchemaNode>, ValueForm);

/// The way in which the values of a rule are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ValueForm {
    /// JSON, of these types.
    Json(Types),
    /// In the syntax of the arguments of calls, where that is not JSON.
    Native,
    /// As `repr` of Python writes them, of these types.
    Repr(Types),
    /// The value of an argument of these types, between tags.
    Tagged(Types),
    /// The arguments of a tool, by its number, each between tags.
    Arguments(u32),
}

/// The manner of reading a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Exact,
    /// Conditions on members or items together are reported: they take too much work.
    WithoutFormulas,
    /// The same, and `oneOf` is read as `anyOf` and `not` is left out: what is done with schemas
    /// that nothing satisfies.
    Lenient,
}

/// The differences between drafts of the specification that `$schema` names.
#[derive(Clone, Copy, Debug)]
struct Draft {
    /// True if keywords beside `$ref` mean nothing: up to draft 7.
    ref_ignores_siblings: bool,
    /// True if there is no `if`: up to draft 6.
    no_conditions: bool,
    /// True if `format` describes and does not restrict, with open objects: from 2019-09 on. A
    /// schema that names no draft means it.
    format_is_annotation: bool,
    /// True if the format `time` has no zone: in draft 3.
    time_has_no_zone: bool,
}

impl Draft {
    fn of(schema: &Value) -> Draft {
        let name = schema.get("$schema").and_then(Value::as_str).unwrap_or_default();
        let is = |drafts: &[&str]| drafts.iter().any(|d| name.contains(d));
        Draft {
            ref_ignores_siblings: is(&["draft-03", "draft-04", "draft-06", "draft-07"]),
            no_conditions: is(&["draft-03", "draft-04", "draft-06"]),
            format_is_annotation: is(&["2019-09", "2020-12"]),
            time_has_no_zone: is(&["draft-03"]),
        }
    }
}

struct Compiler<'a> {
    doc: Document<'a>,
    exprs: Exprs,
    options: Options,
    draft: Draft,
    /// The manner of reading.
    reading: Reading,
    /// True if any formula was looked for.
    has_formulas: bool,
    /// By [`SchemaNode::index`].
    keywords: Vec<Option<Rc<Keywords<'a>>>>,
    patterns: HashMap<String, Re>,
    /// The texts of formats, by their names.
    format_texts: HashMap<(&'a str, FormatTexts), Re>,
    rules: FastMap<RuleKey, u32>,
    /// The sets that rules stand for, in the rules' order; `pieces` follows.
    keys: Vec<RuleKey>,
    pieces: Vec<Vec<SchemaPiece>>,
    /// Rules after those: for each, the one that it is a part of.
    parts: Vec<u32>,
    /// The ways to satisfy subschemas, by these; of those that are asked for again.
    known_shapes: FastMap<Box<[SchemaNode]>, Rc<[SchemaShape<'a>]>>,
    /// The strings, and the numbers, of single subschemas; `None` while they are looked for.
    languages: FastMap<(SchemaNode, Types, FormatTexts), Option<Re>>,
    /// Times that a subschema under `not` was followed no further.
    n_cuts: usize,
    /// Subschemas of which it is known whether their complement is.
    exact: FastMap<SchemaNode, bool>,
    /// By subschema and listed value, told apart by its address: true if it is valid.
    valid: FastMap<(SchemaNode, *const Value), bool>,
    /// Keywords that are not enforced: where, and which.
    ignored: BTreeSet<(SchemaNode, &'a str)>,
    /// The tags around arguments, where these stand in tags.
    tags: Option<TagExprs<'a>>,
    /// The syntax of the values of the rule that is being made.
    syntax: ValueSyntax,
    /// The subschemas that have options of sampling in the order in which they are written, by
    /// address; where these are asked for.
    orders: FastMap<*const Value, u32>,
}

/// Returns the rules of a schema, the expression of the JSON texts that satisfy it, and JSON
/// pointers of the keywords that they do not enforce.
///
/// A schema that nothing satisfies because of a `oneOf` or a `not` is read without these: it was
/// most likely meant so.
///
/// # Errors
/// A keyword has a value that means nothing, no value satisfies the schema, a limit is passed, or
/// the search was stopped.
pub(crate) fn expressions(
    schema: &Value,
    options: Options,
    framing: Option<&Framing>,
    purpose: Purpose,
    stop: &Stop,
) -> Result<(Exprs, Expr, Vec<String>), Error> {
    let frame = framing.map(|framing| framing.frame);
    let (mut compiler, roots) = understood(schema, options, frame, purpose, stop)?;
    let n_rules = compiler.exprs.rules.len() as u32;
    let root = match framing {
        Some(framing) => framing.around(&mut compiler.exprs, &roots)?,
        None => roots[0],
    };
    // rules of a schema begin with no others that are not known; those of grammars do
    let order = if compiler.exprs.rules.len() as u32 == n_rules {
        compiler.order()
    } else {
        leftrec::order(&mut compiler.exprs)?
    };
    compiler.exprs.seal(&order);
    let ignored = compiler.remarks();
    Ok((compiler.exprs, root, ignored))
}

/// Returns the expressions of the texts that a regular expression matches from beginning to end.
///
/// # Errors
/// It does not parse, holds a construct that has no automaton, takes too much work, or no text
/// matches.
pub(crate) fn whole_pattern(pattern: &str, stop: &Stop) -> Result<(Exprs, Expr), Error> {
    let mut exprs = Exprs::new();
    exprs.res.budget.begin(compile_work(pattern.len()), Some(stop.clone()));
    let re = pattern::whole(pattern, &mut exprs.res).map_err(|found| match found {
        Problem::Syntax { expected, at } => {
            let problem = format!("expected {expected} at character {at}");
            Error::Pattern { problem, at: Some(at) }
        }
        Problem::Unsupported { construct, at } => {
            Error::Pattern { problem: format!("{construct} is not supported"), at }
        }
        Problem::Refused(error) => error,
    })?;
    let root = exprs.text(re);
    exprs.res.budget.check()?;
    if root == Exprs::EMPTY {
        return Err(Error::unsatisfiable("the regular expression"));
    }
    exprs.seal(&[]);
    Ok((exprs, root))
}

/// A schema as GBNF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gbnf {
    /// The grammar, from rule `root`.
    pub text: String,
    /// JSON pointers of the keywords that are not enforced, here and in
    /// [`Automaton::from_schema`](crate::Automaton::from_schema).
    pub ignored: Vec<String>,
    /// Constraints that the automaton enforces and the grammar cannot say: JSON pointers, each with
    /// what is left out.
    pub lost: Vec<(String, &'static str)>,
}

/// Returns the grammar of the JSON texts that satisfy a schema.
///
/// # Errors
/// As [`compile`].
pub(crate) fn convert(schema: &Value, options: Options) -> Result<Gbnf, Error> {
    let (mut compiler, roots) =
        understood(schema, options, None, Purpose::Masks, &Stop::default())?;
    let names = names::names(&mut compiler);
    let (text, lost) = crate::syntax::convert::write(&mut compiler.exprs, roots[0], &names);
    Ok(Gbnf { text, ignored: compiler.remarks(), lost })
}

/// Returns the rules of a schema as it was most likely meant, and the expressions that a frame
/// around its values is made of.
fn understood<'a>(
    schema: &'a Value,
    options: Options,
    frame: Option<&'a Frame>,
    purpose: Purpose,
    stop: &Stop,
) -> Result<(Compiler<'a>, Vec<Expr>), Error> {
    check_size(schema)?;
    let mut compiler = Compiler::new(schema, options, purpose, stop);
    let mut found = lowered(&mut compiler, schema, frame);
    if compiler.has_formulas
        && matches!(
            found,
            Err(Error::TooMuchWork { .. } | Error::TooMuchMemory { .. } | Error::Limit { .. })
        )
    {
        compiler = compiler.again(schema, Reading::WithoutFormulas, stop);
        found = lowered(&mut compiler, schema, frame);
    }
    if matches!(found, Err(Error::Unsatisfiable { .. })) {
        compiler = compiler.again(schema, Reading::Lenient, stop);
        found = lowered(&mut compiler, schema, frame);
    }
    Ok((compiler, found?))
}

/// Makes the rules of a schema, and returns the expressions that a frame asks for.
fn lowered<'a>(
    compiler: &mut Compiler<'a>,
    schema: &'a Value,
    frame: Option<&'a Frame>,
) -> Result<Vec<Expr>, Error> {
    let which = frame.map_or(Roots::Whole, Frame::roots);
    // Where the schema itself is one of them, the others may be what nothing satisfies.
    let needed = if which == Roots::Alternatives { usize::MAX } else { 1 };
    compiler.tags = frame.and_then(|frame| TagExprs::new(&mut compiler.exprs, frame));
    let tags = frame.and_then(|frame| frame.tags.as_ref());
    let syntax = tags.map_or(ValueSyntax::Json, |tags| tags.syntax);
    let n_tools = frame.filter(|frame| frame.tags.is_some()).map_or(0, |frame| frame.names.len());
    let form = |number: usize| match number {
        tool if tool < n_tools => ValueForm::Arguments(tool as u32),
        _ => ValueForm::Json(ALL_TYPES),
    };
    let beside = frame.map_or(Beside::Nothing, |frame| frame.beside);
    let mut roots = Vec::new();
    for (number, node) in compiler.roots(schema, which, beside).into_iter().enumerate() {
        roots.push(compiler.rule_of_form(vec![node], Vec::new(), form(number))?);
    }
    while compiler.pieces.len() < compiler.keys.len() {
        let (holds, fails, form) = compiler.keys[compiler.pieces.len()].clone();
        let rule = compiler.pieces.len() as u32;
        compiler.syntax = match form {
            ValueForm::Json(_) => ValueSyntax::Json,
            ValueForm::Repr(_) => ValueSyntax::Repr,
            _ => syntax,
        };
        let pieces = match form {
            ValueForm::Json(types) | ValueForm::Repr(types) => {
                compiler.pieces(&holds, &fails, types)
            }
            ValueForm::Native => compiler.pieces(&holds, &fails, ALL_TYPES),
            ValueForm::Tagged(types) => compiler.tagged_value(&holds, &fails, types),
            ValueForm::Arguments(tool) => compiler.arguments(&holds, &fails, tool),
        };
        let pieces = pieces.map_err(|error| error.at(|| compiler.place_of_rule(rule)))?;
        compiler.pieces.push(pieces);
    }
    let options = LowerOptions {
        digits: !compiler.options.open_objects,
        tags: compiler.tags.as_ref().map(|tags| tags.members.clone()),
        marked: compiler.tags.as_ref().map(|tags| tags.marked.clone()),
        quoted: compiler.tags.as_ref().map(|tags| tags.quoted.clone()),
        elements: compiler.tags.as_ref().and_then(|tags| tags.elements.clone()),
    };
    let lowered = lower::lower(&mut compiler.exprs, &compiler.pieces, &roots, options)?;
    compiler.parts = lowered.parts;
    compiler.ignored.extend(lowered.ignored);
    if lowered.roots.iter().take(needed).any(|&root| root == Exprs::EMPTY) {
        let place = lowered.unsatisfied.map(|rule| compiler.place_of_rule(rule));
        return Err(Error::Unsatisfiable {
            what: "the schema".into(),
            place: place.unwrap_or_default(),
        });
    }
    Ok(lowered.roots)
}

/// Counts values, and how deep they stand in each other, with a stack of its own.
fn check_size(schema: &Value) -> Result<(), Error> {
    let mut todo = vec![(schema, 1)];
    let mut count = 0;
    while let Some((value, depth)) = todo.pop() {
        if depth > MAX_NESTING {
            return Err(Error::Limit {
                what: "the nesting of the schema".into(),
                limit: MAX_NESTING,
            });
        }
        count += 1;
        if count > MAX_VALUES {
            return Err(Error::Limit {
                what: "the number of values in the schema".into(),
                limit: MAX_VALUES,
            });
        }
        match value {
            Value::Array(list) => todo.extend(list.iter().map(|value| (value, depth + 1))),
            Value::Object(map) => todo.extend(map.values().map(|value| (value, depth + 1))),
            _ => {}
        }
    }
    Ok(())
}

/// Returns how long a value is as compact JSON.
fn written_bytes(value: &Value) -> usize {
    /// A writer that counts.
    struct Counter(usize);

    impl std::io::Write for Counter {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let mut counter = Counter(0);
    // counting does not fail
    let _ = serde_json::to_writer(&mut counter, value);
    counter.0
}

impl<'a> Compiler<'a> {
    /// Returns a compiler that has made no rules, and begins its search.
    fn new(schema: &'a Value, options: Options, purpose: Purpose, stop: &Stop) -> Compiler<'a> {
        let mut compiler = Compiler {
            doc: Document::new(schema),
            exprs: Exprs::with(common().res()),
            options,
            draft: Draft::of(schema),
            reading: Reading::Exact,
            has_formulas: false,
            keywords: Vec::new(),
            patterns: HashMap::new(),
            format_texts: HashMap::new(),
            rules: FastMap::default(),
            keys: Vec::new(),
            pieces: Vec::new(),
            parts: Vec::new(),
            known_shapes: FastMap::default(),
            languages: FastMap::default(),
            n_cuts: 0,
            exact: FastMap::default(),
            valid: FastMap::default(),
            ignored: BTreeSet::new(),
            tags: None,
            syntax: ValueSyntax::Json,
            orders: FastMap::default(),
        };
        compiler.exprs.purpose = purpose;
        if purpose == Purpose::Regions {
            compiler.orders = regions::orders(schema);
        }
        let work = compile_work(written_bytes(schema));
        compiler.exprs.res.budget.begin(work, Some(stop.clone()));
        compiler.set_whitespace();
        compiler
    }

    /// Returns a compiler that has made no rules, and goes on with the search of this one.
    fn again(&self, schema: &'a Value, reading: Reading, stop: &Stop) -> Compiler<'a> {
        let mut compiler = Compiler::new(schema, self.options, self.exprs.purpose, stop);
        compiler.exprs.res.budget.begin_again(&self.exprs.res.budget);
        compiler.reading = reading;
        compiler
    }

    /// Returns the subschemas that `roots` asks for: members of calls keep no order where text may
    /// stand beside these.
    fn roots(&mut self, schema: &'a Value, roots: Roots, beside: Beside) -> Vec<SchemaNode> {
        let root = self.doc.root();
        let root = if beside == Beside::Text { root.in_any_order() } else { root };
        let alternatives =
            || schema.get("anyOf").and_then(Value::as_array).into_iter().flatten().enumerate();
        let any_of = |i| [PointerPart::Key("anyOf"), PointerPart::Index(i)];
        match roots {
            Roots::Alternatives if alternatives().next().is_some() => {
                alternatives().map(|(i, value)| self.doc.child(root, value, any_of(i))).collect()
            }
            Roots::WholeAnd(name) => {
                let properties = alternatives().filter_map(|(i, value)| {
                    let [any_of, i] = any_of(i);
                    let path = [any_of, i, PointerPart::Key("properties"), PointerPart::Key(name)];
                    Some(self.doc.child(root, value.get("properties")?.get(name)?, path))
                });
                [root].into_iter().chain(properties).collect()
            }
            Roots::Whole | Roots::Alternatives => vec![root],
        }
    }

    /// Returns whether `oneOf` and `not` do not count.
    fn is_lenient(&self) -> bool {
        self.reading == Reading::Lenient
    }

    /// Returns the rules, each after all those that it calls before a byte: only the value of an
    /// argument between tags may begin with a call, of a rule of JSON.
    fn order(&self) -> Vec<u32> {
        let is_tagged =
            |&rule: &u32| matches!(self.keys.get(rule as usize), Some((.., ValueForm::Tagged(_))));
        let n = self.exprs.rules.len() as u32;
        (0..n).filter(|rule| !is_tagged(rule)).chain((0..n).filter(is_tagged)).collect()
    }

    /// Takes `n` steps from the budget: a subschema that is looked at is one.
    ///
    /// # Errors
    /// No step is left, what was made takes too much memory, or the search was stopped.
    fn count_work(&mut self, n: usize) -> Result<(), Error> {
        let budget = &mut self.exprs.res.budget;
        budget.take(n as u64);
        budget.check()?;
        self.exprs.check_memory()
    }

    /// Notes that a keyword of a subschema, or with an empty one the subschema, is not enforced as
    /// a whole.
    fn ignore(&mut self, node: SchemaNode, keyword: &'a str) {
        self.ignored.insert((node, keyword));
    }

    /// Returns the place of the subschemas that a rule is of, as far as it has short pointers.
    fn place_of_rule(&self, rule: u32) -> SchemaPlace {
        /// More are not named.
        const MOST: usize = 4;
        let Some((holds, fails, _)) = self.keys.get(rule as usize) else {
            return SchemaPlace::default();
        };
        let pointers = |nodes: &[SchemaNode]| {
            let is_short = |node: &&SchemaNode| self.doc.pointer_len(**node, "") <= MAX_REMARKS;
            let short = nodes.iter().filter(is_short).take(MOST);
            short.map(|&node| self.doc.pointer(node, "")).collect()
        };
        SchemaPlace { holds: pointers(holds), fails: pointers(fails) }
    }

    /// Returns what is not enforced, as JSON pointers; `#` for those that there is no room for.
    fn remarks(&self) -> Vec<String> {
        let mut out = BTreeSet::new();
        let mut left = MAX_REMARKS;
        for &(node, keyword) in &self.ignored {
            let pointer = match left.checked_sub(self.doc.pointer_len(node, keyword)) {
                Some(rest) => {
                    left = rest;
                    self.doc.pointer(node, keyword)
                }
                None => "#".into(),
            };
            out.insert(pointer);
        }
        out.into_iter().collect()
    }

    /// Returns the rule for values that satisfy all of `holds` and none of `fails`, as JSON.
    fn rule(&mut self, holds: Vec<SchemaNode>, fails: Vec<SchemaNode>) -> Result<u32, Error> {
        let form = match self.syntax {
            ValueSyntax::Json => ValueForm::Json(ALL_TYPES),
            ValueSyntax::Python | ValueSyntax::Marked => ValueForm::Native,
            ValueSyntax::Repr => ValueForm::Repr(ALL_TYPES),
            ValueSyntax::Elements => ValueForm::Tagged(self.types_of_all(&holds)?),
        };
        self.rule_of_form(holds, fails, form)
    }

    /// Returns the rule for values that satisfy all of `holds` and none of `fails`, written in some
    /// form.
    fn rule_of_form(
        &mut self,
        mut holds: Vec<SchemaNode>,
        mut fails: Vec<SchemaNode>,
        form: ValueForm,
    ) -> Result<u32, Error> {
        for list in [&mut holds, &mut fails] {
            list.sort_unstable();
            list.dedup();
        }
        // what allows everything adds nothing
        holds.retain(|&node| !self.doc.says_nothing(node));
        let key = (holds, fails, form);
        if let Some(&rule) = self.rules.get(&key) {
            return Ok(rule);
        }
        if self.keys.len() >= MAX_RULES {
            return Err(Error::Limit {
                what: "the number of rules the schema becomes".into(),
                limit: MAX_RULES,
            });
        }
        let rule = self.keys.len() as u32;
        self.rules.insert(key.clone(), rule);
        self.keys.push(key);
        Ok(rule)
    }
}
