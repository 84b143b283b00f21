//! Structural tags, as XGrammar, vLLM and SGLang write them → grammar expressions.
//!
//! A tag is a tree of formats: constant texts, schemas, grammars, free text, and what joins them.
//! `read` takes the members of a format apart, `free` makes the free text between tags, `tokens`
//! those formats that speak of tokens; this file puts all together.
//!
//! Free text ends where a trigger, or what closes the tag around it, has come for the first time:
//! everything is one grammar, and nothing is switched on in the middle of a text.

mod free;
mod read;
mod tokens;

use serde_json::{Map, Value};

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::leaf::TokenRanges;
use crate::expression::regex::INF;
use crate::expression::{Expr, Exprs, Purpose};
use crate::syntax::rules::TokenId;
use crate::syntax::schema::{self, Options};
use crate::syntax::{gbnf, leftrec};
use read::Format;

/// Deepest nesting of formats.
const MAX_NESTING: usize = 64;

/// Steps that comparing a schema with another counts as.
const SCHEMA_WORK: u64 = 10;

/// Steps that looking at a format counts as.
const FORMAT_WORK: u64 = 200;

/// The surroundings of a format.
#[derive(Clone, Debug, Default)]
struct Surroundings {
    /// The end of the tag that the format is the last part of.
    end: TagEnd,
    /// Texts that end the tag around it, and so do not stand within.
    barred: Vec<String>,
    /// Tokens that do so.
    barred_tokens: TokenRanges,
}

/// The end of a tag.
#[derive(Clone, Debug, Default, PartialEq)]
enum TagEnd {
    /// The format is not the last part of a tag.
    #[default]
    None,
    /// One of these.
    Texts(Vec<String>),
    /// One of these tokens.
    Tokens(TokenRanges),
}

impl Surroundings {
    /// Returns what stands around a part that others follow.
    fn within(&self) -> Surroundings {
        Surroundings { end: TagEnd::None, ..self.clone() }
    }
}

/// The expressions of a tag while they are made.
struct TagBuilder<'a> {
    exprs: Exprs,
    options: Options,
    purpose: Purpose,
    token_id: TokenId<'a>,
    stop: &'a Stop,
    /// Pointers of keywords that are not enforced.
    ignored: Vec<String>,
    /// Schemas that were compiled, and what they have become.
    schemas: Vec<(Value, Expr)>,
    /// Steps that schemas and grammars have taken.
    used: u64,
    /// Bytes of the whole.
    n_bytes: usize,
    depth: usize,
}

/// Returns the rules of a structural tag, the expression of the whole text, and the JSON pointers
/// of keywords of its schemas that are not enforced. `options` are those of the schemas.
///
/// # Errors
/// A format means nothing (with its pointer), a schema or grammar is at fault, no text matches, a
/// limit is passed, or the search was stopped.
pub(crate) fn expressions(
    tag: &Value,
    options: Options,
    token_id: TokenId,
    purpose: Purpose,
    stop: &Stop,
) -> Result<(Exprs, Expr, Vec<String>), Error> {
    let mut exprs = Exprs::with(schema::common().res());
    exprs.purpose = purpose;
    let n_bytes = tag.to_string().len();
    exprs.res.budget.begin(compile_work(n_bytes), Some(stop.clone()));
    let mut builder = TagBuilder {
        exprs,
        options,
        purpose,
        token_id,
        stop,
        ignored: Vec::new(),
        schemas: Vec::new(),
        used: 0,
        n_bytes,
        depth: 0,
    };
    let root = builder.whole(tag)?;
    let TagBuilder { mut exprs, ignored, used, .. } = builder;
    // the first tokens have what all of it has left
    exprs.res.budget.take(used);
    exprs.check()?;
    if root == Exprs::EMPTY {
        return Err(Error::unsatisfiable("the structural tag"));
    }
    let order = leftrec::order(&mut exprs)?;
    exprs.seal(&order);
    Ok((exprs, root, ignored))
}

impl TagBuilder<'_> {
    /// Returns the expression of the whole: the newer form with a `format`, the older one with
    /// `structures` and `triggers`, or a format alone.
    fn whole(&mut self, tag: &Value) -> Result<Expr, Error> {
        let expected = "an object with `format`, or with `structures` and `triggers`";
        let Some(members) = tag.as_object() else { return Err(read::wrong("", tag, expected)) };
        let around = Surroundings::default();
        if members.contains_key("structures") {
            let tag = read::of_structures(members)?;
            let made = self.format(&tag, "", &around).map_err(read::with_older_place)?;
            for pointer in &mut self.ignored {
                *pointer = read::older_pointer(pointer);
            }
            return Ok(made);
        }
        match members.get("format") {
            Some(format) => self.format(format, "/format", &around),
            None if members.get("type").is_some_and(|name| name != "structural_tag") => {
                self.format(tag, "", &around)
            }
            None => Err(read::wrong("/format", &Value::Null, "a format: an object with a `type`")),
        }
    }

    /// Returns the expression of a format, and of what ends the tag around it.
    fn format(&mut self, format: &Value, at: &str, around: &Surroundings) -> Result<Expr, Error> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            let what = format!("structural tag {at}: nesting of formats");
            return Err(Error::Limit { what, limit: MAX_NESTING });
        }
        self.exprs.res.budget.take(FORMAT_WORK);
        self.exprs.check()?;
        let format = Format::new(format, at)?;
        let e = match format.kind {
            "any_text" => self.any_text(&format, around)?,
            "triggered_tags" => self.triggered_tags(&format, around)?,
            "dispatch" => self.dispatch(&format, around)?,
            "tag" => {
                let tag = self.tag(&format)?;
                self.ended(tag, around)
            }
            "sequence" => self.sequence(&format, around)?,
            "or" => {
                let mut ways = Vec::new();
                for (part, at) in format.some("elements")? {
                    ways.push(self.format(part, &at, around)?);
                }
                self.exprs.alt(ways)
            }
            _ => {
                let e = self.bounded(&format, around)?;
                self.ended(e, around)
            }
        };
        self.depth -= 1;
        Ok(e)
    }

    /// Returns an expression, then what ends the tag around it.
    fn ended(&mut self, e: Expr, around: &Surroundings) -> Expr {
        let end = match &around.end {
            TagEnd::None => return e,
            TagEnd::Texts(texts) => self.texts(texts),
            TagEnd::Tokens(tokens) => self.exprs.any_token_of(tokens.clone()),
        };
        self.exprs.cat(e, end)
    }

    /// Returns the expression of any of some texts.
    fn texts(&mut self, texts: &[String]) -> Expr {
        let texts = texts.iter().map(|text| text.as_bytes().into()).collect();
        self.exprs.literals(texts)
    }

    fn sequence(&mut self, format: &Format, around: &Surroundings) -> Result<Expr, Error> {
        let parts = format.some("elements")?;
        let last = parts.len() - 1;
        let mut all = Vec::with_capacity(parts.len());
        for (i, (part, at)) in parts.into_iter().enumerate() {
            let within = around.within();
            all.push(self.format(part, &at, if i == last { around } else { &within })?);
        }
        Ok(self.exprs.sequence(all))
    }

    /// Returns the expression of a format that says by itself where it ends.
    fn bounded(&mut self, format: &Format, around: &Surroundings) -> Result<Expr, Error> {
        match format.kind {
            "const_string" => {
                let text = format.string("value")?;
                Ok(self.exprs.literal(text.as_bytes()))
            }
            "json_schema" => self.json_schema(format),
            "grammar" => {
                let text = format.string("grammar")?;
                let compiled = gbnf::expressions(text, "root", self.token_id, self.stop);
                let (exprs, root) = compiled.map_err(|error| format.blame("grammar", error))?;
                self.import(&exprs, root)
            }
            "regex" => {
                let pattern = format.string("pattern")?;
                let compiled = schema::whole_pattern(pattern, self.stop);
                let (exprs, root) = compiled.map_err(|error| format.blame("pattern", error))?;
                self.import(&exprs, root)
            }
            "optional" => self.repeated(format, 0, 1, around),
            "star" => self.repeated(format, 0, INF, around),
            "plus" => self.repeated(format, 1, INF, around),
            "repeat" => {
                let min = format.count("min")?.unwrap_or(INF);
                let max = format.count("max")?.unwrap_or(INF);
                if min == INF || max < min {
                    let expected = "`min` and `max` in ascending order, `max` -1 for no bound";
                    return Err(format.wrong("min", expected));
                }
                self.repeated(format, min, max, around)
            }
            "tags_with_separator" => self.tags_with_separator(format),
            "token"
            | "exclude_token"
            | "any_tokens"
            | "token_triggered_tags"
            | "token_dispatch" => self.of_tokens(format, around),
            _ => Err(format.unknown()),
        }
    }

    fn repeated(
        &mut self,
        format: &Format,
        min: u32,
        max: u32,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        let at = format.pointer("content");
        let content = self.format(format.member("content")?, &at, &around.within())?;
        Ok(self.exprs.rep(content, min, max))
    }

    fn json_schema(&mut self, format: &Format) -> Result<Expr, Error> {
        let style = format.optional_string("style")?.unwrap_or("json");
        if style != "json" {
            let expected = "the style \"json\"; those of tags around arguments are not supported";
            return Err(format.wrong("style", expected));
        }
        for (name, allowed) in
            [("any_order", Value::Bool(false)), ("max_whitespace_cnt", Value::Null)]
        {
            let value = format.members.get(name).unwrap_or(&Value::Null);
            if !value.is_null() && *value != allowed {
                return Err(format.wrong(name, &format!("{allowed}: it is not supported")));
            }
        }
        self.schema(format.member("json_schema")?, &format.pointer("json_schema"))
    }

    /// Returns the expression of a schema, which is compiled once.
    fn schema(&mut self, schema: &Value, at: &str) -> Result<Expr, Error> {
        self.exprs.res.budget.take(SCHEMA_WORK * self.schemas.len() as u64);
        self.exprs.check()?;
        let known = self.schemas.iter().find(|known| known.0 == *schema);
        if let Some(&(_, known)) = known {
            return Ok(known);
        }
        let compiled = schema::expressions(schema, self.options, None, self.purpose, self.stop);
        let (exprs, root, ignored) =
            compiled.map_err(|error| error.within(format!("structural tag {at}")))?;
        self.ignored.extend(
            ignored.into_iter().map(|pointer| format!("{at}{}", pointer.trim_start_matches('#'))),
        );
        let e = self.import(&exprs, root)?;
        self.schemas.push((schema.clone(), e));
        Ok(e)
    }

    fn import(&mut self, exprs: &Exprs, root: Expr) -> Result<Expr, Error> {
        self.used = self.used.saturating_add(exprs.res.budget.used());
        crate::budget::check_all(self.used, self.n_bytes)?;
        self.exprs.import(exprs, root)
    }

    /// Returns the expression of a tag: its beginning, its content and its end.
    fn tag(&mut self, format: &Format) -> Result<Expr, Error> {
        let begin = self.mark(format, "begin")?;
        let begin = match begin {
            TagEnd::Tokens(tokens) => self.exprs.any_token_of(tokens),
            TagEnd::Texts(texts) => self.texts(&texts),
            TagEnd::None => Exprs::EPS,
        };
        let rest = self.rest_of_tag(format)?;
        Ok(self.exprs.cat(begin, rest))
    }

    /// Returns the expression of a tag's content and its end.
    fn rest_of_tag(&mut self, format: &Format) -> Result<Expr, Error> {
        let end = self.mark(format, "end")?;
        let mut around = Surroundings { end, ..Surroundings::default() };
        match &around.end {
            // nothing marks an end that may be empty
            TagEnd::Texts(texts) if texts.iter().any(String::is_empty) => {}
            TagEnd::Texts(texts) => around.barred.clone_from(texts),
            TagEnd::Tokens(tokens) => around.barred_tokens.clone_from(tokens),
            TagEnd::None => {}
        }
        self.format(format.member("content")?, &format.pointer("content"), &around)
    }

    /// Returns the beginning or the end of a tag: a text, a token, or of an end one of several
    /// texts.
    fn mark(&mut self, format: &Format, name: &str) -> Result<TagEnd, Error> {
        Ok(match format.member(name)? {
            Value::String(text) => TagEnd::Texts(vec![text.clone()]),
            Value::Array(list) if name == "end" && !list.is_empty() => {
                TagEnd::Texts(format.strings(name)?)
            }
            token @ Value::Object(_) => {
                let at = format.pointer(name);
                let token = Format::new(token, &at)?;
                if token.kind != "token" {
                    return Err(format.wrong(name, "a string or a format of type \"token\""));
                }
                TagEnd::Tokens(self.token_ranges(&token, &["token"])?)
            }
            _ => return Err(format.wrong(name, "a string or a format of type \"token\"")),
        })
    }

    fn tags_with_separator(&mut self, format: &Format) -> Result<Expr, Error> {
        let separator = format.string("separator")?.to_owned();
        let mut tags = Vec::new();
        for (tag, at) in format.some("tags")? {
            let tag = Format::tag(tag, &at)?;
            tags.push(self.tag(&tag)?);
        }
        let tag = self.exprs.alt(tags);
        let all = if format.flag("stop_after_first")? {
            tag
        } else {
            let separator = self.exprs.literal(separator.as_bytes());
            let next = self.exprs.cat(separator, tag);
            let more = self.exprs.rep(next, 0, INF);
            self.exprs.cat(tag, more)
        };
        let is_optional = !format.flag("at_least_one")?;
        Ok(if is_optional { self.exprs.alt([Exprs::EPS, all]) } else { all })
    }
}

/// The members of an object.
type Members = Map<String, Value>;
