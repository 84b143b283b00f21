//! The request fields that constrain the text: `response_format`, llama.cpp's `json_schema` and
//! `grammar`, and those of vLLM, SGLang, mistral.rs and Ollama that ask for the same.

pub(crate) mod alternatives;
mod lazy;
pub(crate) mod quoted;
mod whitespace;

use serde_json::Value;

use crate::grammar::{Error, NumberLimits, Options, Source};
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// A constraint as a request asks for it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct RequestConstraint {
    /// The grammar or schema.
    pub source: Source,
    /// The field it stood in; errors name it.
    pub field: String,
    /// True if a schema with keywords that are not enforced is refused.
    pub strict: bool,
    /// The parts that stood in fields of their own; none if all of it stood in `field`.
    pub parts: Vec<ConstraintPart>,
    /// The beginning of the text, which the prompt holds.
    pub prefix: Option<ConstraintPrefix>,
}

/// A part of the schema of a constraint that was joined from several fields.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ConstraintPart {
    /// Its JSON pointer.
    pub pointer: String,
    /// The field it stood in.
    pub field: String,
    /// True if keywords in it that are not enforced are refused.
    pub strict: bool,
    /// The name of the tool that it is of, if it is of one.
    pub tool: Option<String>,
}

impl ConstraintPart {
    /// Returns the pointer of a place in this part as one into its field.
    fn own_pointer(&self, pointer: &str) -> Option<String> {
        let rest = pointer.strip_prefix(&self.pointer)?;
        (rest.is_empty() || rest.starts_with('/')).then(|| format!("#{rest}"))
    }
}

/// The beginning of a text under a constraint.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ConstraintPrefix {
    /// The text.
    pub text: String,
    /// The field it stood in; errors name it.
    pub field: String,
}

impl RequestConstraint {
    /// Returns a constraint that stood in a field.
    fn new(source: Source, field: String) -> RequestConstraint {
        RequestConstraint { source, field, strict: false, parts: Vec::new(), prefix: None }
    }

    /// Returns the error of a request whose constraint cannot be compiled. It names the field that
    /// holds the fault, and pointers are from there on.
    pub(crate) fn error(&self, error: &Error) -> ApiError {
        if let Error::Trigger { index, .. } = error {
            return ApiError::bad_field(format!("grammar_triggers[{index}]"), error);
        }
        let mut pointers = error.pointers();
        if let Error::Within { place, .. } = error {
            pointers.push(place);
        }
        let owns = |part: &&ConstraintPart| {
            pointers.iter().any(|pointer| part.own_pointer(pointer).is_some())
        };
        match self.parts.iter().find(owns) {
            Some(part) => {
                let own = error.clone().with_pointers(&|pointer| part.own_pointer(pointer));
                match part.tool.as_ref().filter(|_| !error.pointers().is_empty()) {
                    Some(tool) => ApiError::bad_field(&part.field, format!("tool {tool:?}: {own}")),
                    None => ApiError::bad_field(&part.field, own),
                }
            }
            None => ApiError::bad_field(&self.field, error),
        }
    }

    /// Returns a JSON pointer into the schema as one into the field that holds that part of it.
    pub(crate) fn own_pointer(&self, pointer: &str) -> String {
        let own = self.parts.iter().find_map(|part| part.own_pointer(pointer));
        own.unwrap_or_else(|| pointer.to_owned())
    }

    /// Checks that nothing is ignored where that was asked for, and no reference anywhere.
    /// `ignored` holds JSON pointers of keywords that are not enforced.
    ///
    /// # Errors
    /// 400 names the field and the keyword.
    pub(crate) fn check_strict(&self, ignored: &[String]) -> Result<(), ApiError> {
        for pointer in ignored {
            let reference = self.reference_at(pointer);
            let owner = |part: &'_ ConstraintPart| {
                Some((part.strict, part.field.clone(), part.own_pointer(pointer)?))
            };
            let whole =
                || (self.strict && self.parts.is_empty(), self.field.clone(), pointer.clone());
            let (strict, field, pointer) = self.parts.iter().find_map(owner).unwrap_or_else(whole);
            if let Some(reference) = reference {
                let what = format!(
                    "{pointer} names {reference:?}, which is not in this schema, and others are \
                     not read; expected a reference within it, such as \"#/$defs/name\""
                );
                return Err(ApiError::bad_field(field, what));
            }
            if strict {
                let what = format!("strict is true, and {pointer} is not enforced; leave one out");
                return Err(ApiError::bad_field(field, what));
            }
        }
        Ok(())
    }

    /// Returns the reference at a JSON pointer into the schema of the constraint, if there is one.
    fn reference_at(&self, pointer: &str) -> Option<&str> {
        let pointer = pointer.strip_prefix('#').unwrap_or(pointer);
        let mut source = &self.source;
        while let Source::Lazy(_, inner)
        | Source::Behind(_, inner)
        | Source::WithSpecial(_, inner) = source
        {
            source = inner;
        }
        let (Source::Schema(schema, _) | Source::Framed(schema, ..) | Source::Tags(schema, _)) =
            source
        else {
            return None;
        };
        pointer.ends_with("/$ref").then(|| schema.pointer(pointer)?.as_str()).flatten()
    }
}

/// The constraint of a request that sets none, from the command line.
#[derive(Debug, Clone, Default)]
pub struct ConstraintDefaults {
    /// The grammar or schema of every answer.
    pub source: Option<Source>,
    /// Options for reading schemas.
    pub options: Options,
}

/// Most texts of a list of choices.
pub(crate) const MAX_CHOICES: usize = 1_000_000;

/// Reads the fields. One of them may ask for something; `{"type": "text"}` asks for nothing, not
/// even the default.
///
/// # Errors
/// 400 when a field is not what was expected, or when two ask for something.
pub(crate) fn read(
    fields: &Fields,
    defaults: &ConstraintDefaults,
) -> Result<Option<RequestConstraint>, ApiError> {
    const PREFIX: &str = "constraint_prefix";
    let text = fields.string(PREFIX)?.filter(|text| !text.is_empty());
    match (asked(fields, defaults)?, text) {
        (Some(constraint), Some(text)) => {
            let prefix = ConstraintPrefix { text: text.to_owned(), field: fields.path(PREFIX) };
            Ok(Some(RequestConstraint { prefix: Some(prefix), ..constraint }))
        }
        (None, Some(_)) => {
            let what = "there is no constraint that it could begin";
            Err(ApiError::bad_field(fields.path(PREFIX), what))
        }
        (constraint, None) => Ok(constraint),
    }
}

/// Reads the fields that ask for a constraint.
fn asked(
    fields: &Fields,
    defaults: &ConstraintDefaults,
) -> Result<Option<RequestConstraint>, ApiError> {
    let options = options(fields, defaults.options)?;
    let mut requested = named(fields, options)?;
    if let Some(outputs) = fields.object("structured_outputs")? {
        requested.extend(structured_outputs(&outputs, options)?);
    }
    let format = fields.object("response_format")?;
    let format = format.map(|format| response_format(&format, options)).transpose()?;
    let is_free = matches!(format, Some(None));
    requested.extend(format.flatten());
    let triggers = lazy::triggers(fields)?;
    match requested.len() {
        0 | 1 => {
            let default = || defaults.source.clone().filter(|_| !is_free);
            let default =
                || default().map(|source| RequestConstraint::new(source, "grammar".into()));
            lazy::when_triggered(fields, requested.pop().or_else(default), triggers)
        }
        _ => {
            let names: Vec<&str> = requested.iter().map(|w| w.field.as_str()).collect();
            let what = format!("{} were given together; expected one of them", names.join(" and "));
            Err(ApiError::bad_field(names[0], what))
        }
    }
}

/// Reads the fields that hold a constraint themselves: llama.cpp's `grammar` and `json_schema`,
/// vLLM's `guided_*`, SGLang's `regex`, `ebnf` and `structural_tag`, Ollama's `format`.
fn named(fields: &Fields, options: Options) -> Result<Vec<RequestConstraint>, ApiError> {
    let grammar = match fields.get("grammar") {
        Some(Value::Object(_)) => {
            fields.object("grammar")?.map(|grammar| typed_grammar(&grammar, options)).transpose()?
        }
        _ => gbnf(fields, "grammar")?,
    };
    let found = [
        grammar,
        schema(fields, "json_schema", options)?,
        schema(fields, "guided_json", options)?,
        any_object(fields, "guided_json_object", options)?,
        pattern(fields, "guided_regex")?,
        choices(fields, "guided_choice")?,
        gbnf(fields, "guided_grammar")?,
        pattern(fields, "regex")?,
        gbnf(fields, "ebnf")?,
        structural_tag(fields, "structural_tag", options)?,
        ollama_format(fields, options)?,
    ];
    Ok(found.into_iter().flatten().collect())
}

/// Reads vLLM's `structured_outputs`.
fn structured_outputs(
    fields: &Fields,
    options: Options,
) -> Result<Vec<RequestConstraint>, ApiError> {
    const KNOWN: [&str; 6] =
        ["json", "json_object", "regex", "choice", "grammar", "structural_tag"];
    const OPTION: &str = "whitespace_pattern";
    for (name, value) in fields.map() {
        let asks = !matches!(value, Value::Null | Value::Bool(false)) && value != "";
        if asks && !KNOWN.contains(&name.as_str()) && name != OPTION {
            let expected = format!("unknown; expected one of {}", KNOWN.join(", "));
            return Err(ApiError::bad_field(fields.path(name), expected));
        }
    }
    let found = [
        schema(fields, "json", options)?,
        any_object(fields, "json_object", options)?,
        pattern(fields, "regex")?,
        choices(fields, "choice")?,
        gbnf(fields, "grammar")?,
        structural_tag(fields, "structural_tag", options)?,
    ];
    Ok(found.into_iter().flatten().collect())
}

/// Reads the form of `grammar` of mistral.rs and Text Generation Inference: an object with a type
/// and a value.
fn typed_grammar(fields: &Fields, options: Options) -> Result<RequestConstraint, ApiError> {
    let requested = match fields.string("type")? {
        Some("regex") => pattern(fields, "value")?,
        // the first is the word of Text Generation Inference
        Some("json" | "json_schema") => schema(fields, "value", options)?,
        // its object form is JSON, with a list of grammars
        Some("lark" | "llguidance") => match fields.get("value") {
            Some(Value::Object(list)) => {
                let text = Value::Object(list.clone()).to_string();
                Some(RequestConstraint::new(Source::Lark(text, options), fields.path("value")))
            }
            _ => lark(fields, "value", options)?,
        },
        _ => {
            let expected = "expected a grammar in GBNF, or an object of type \"regex\", \
                            \"json_schema\", \"lark\" or \"llguidance\"";
            return Err(ApiError::bad_field(fields.path("type"), expected));
        }
    };
    requested.ok_or_else(|| missing(fields.path("value"), "what the text must be like"))
}

/// Reads `response_format`; `None` is plain text.
fn response_format(
    format: &Fields,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let found = format_of_type(format, options)?;
    let inner = format.object("json_schema").ok().flatten();
    let strict = match &inner {
        Some(inner) if inner.get("strict").is_some() => inner.bool("strict")?,
        _ => format.bool("strict")?,
    };
    Ok(found.map(|found| RequestConstraint { strict: strict.unwrap_or(false), ..found }))
}

/// Checks that a format of the type `text` has no constraint.
fn check_free_text(format: &Fields) -> Result<(), ApiError> {
    let constraints = ["schema", "json_schema", "value", "pattern", "grammar"];
    match constraints.into_iter().find(|name| format.get(name).is_some()) {
        None => Ok(()),
        Some(name) => {
            let problem = "the type \"text\" lets a text be what it likes";
            Err(ApiError::bad_field(format.path(name), problem))
        }
    }
}

/// Reads a format of the type `json_object`: any object, or one of a schema in llama-server's form
/// or that of Text Generation Inference.
fn object_of_schema(format: &Fields, options: Options) -> Result<RequestConstraint, ApiError> {
    if format.object("json_schema")?.is_some() {
        let problem = "belongs to the type \"json_schema\"";
        return Err(ApiError::bad_field(format.path("json_schema"), problem));
    }
    for name in ["schema", "value"] {
        if let Some(found) = schema(format, name, options)? {
            return Ok(found);
        }
    }
    Ok(RequestConstraint::new(Source::any_object(options), "response_format".into()))
}

/// Reads `response_format` by its type.
fn format_of_type(
    format: &Fields,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let one_of =
        |names: &[&str], read: &dyn Fn(&str) -> Result<Option<RequestConstraint>, ApiError>| {
            for name in names {
                if let Some(requested) = read(name)? {
                    return Ok(Some(requested));
                }
            }
            Err(missing(format.path(names[0]), "what the text must be like"))
        };
    match format.string("type")? {
        Some("text") => check_free_text(format).map(|()| None),
        Some("json_object") => object_of_schema(format, options).map(Some),
        Some("json_schema") => {
            let (outer, name) = match format.object("json_schema")? {
                Some(inner) => (inner, "schema"),
                None if format.get("schema").is_some() => (format.clone(), "schema"),
                None => (format.clone(), "json_schema"),
            };
            let expected = "an object with a JSON Schema";
            schema(&outer, name, options)?
                .ok_or_else(|| missing(outer.path(name), expected))
                .map(Some)
        }
        // Together AI's name of the field, and that of Text Generation Inference
        Some("regex") => one_of(&["pattern", "value", "regex"], &|name| pattern(format, name)),
        Some("grammar") => one_of(&["grammar", "value"], &|name| gbnf(format, name)),
        Some("choice") => one_of(&["choice", "value", "choices"], &|name| choices(format, name)),
        Some("lark") => one_of(&["lark", "grammar", "value"], &|name| lark(format, name, options)),
        // the format itself is the tag
        Some("structural_tag") => {
            let tag = Value::Object(format.map().clone());
            let source = Source::Tags(tag, options);
            Ok(Some(RequestConstraint::new(source, "response_format".into())))
        }
        _ => Err(ApiError::bad_field(
            format.path("type"),
            "expected \"text\", \"json_object\", \"json_schema\", \"regex\", \"choice\", \
             \"grammar\", \"lark\" or \"structural_tag\"",
        )),
    }
}

/// Reads a JSON Schema, as it is or as JSON in a string; an empty string asks for nothing.
fn schema(
    fields: &Fields,
    name: &str,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    const EXPECTED: &str = "a JSON Schema: an object, or true or false";
    let schema = match fields.get(name) {
        None => return Ok(None),
        Some(Value::String(text)) if text.is_empty() => return Ok(None),
        Some(Value::String(text)) => match serde_json::from_str::<Value>(text) {
            Ok(schema) => schema,
            Err(error) => {
                let what = format!("expected {EXPECTED}; the string is not JSON: {error}");
                return Err(ApiError::bad_field(fields.path(name), what));
            }
        },
        Some(schema) => schema.clone(),
    };
    if !schema.is_object() && !schema.is_boolean() {
        return Err(fields.wrong(name, EXPECTED, &schema));
    }
    Ok(Some(RequestConstraint::new(Source::Schema(schema, options), fields.path(name))))
}

/// Reads a grammar in GBNF; an empty string asks for nothing.
fn gbnf(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let text = fields.string(name)?.filter(|text| !text.is_empty());
    Ok(text.map(|text| RequestConstraint::new(Source::Gbnf(text.to_owned()), fields.path(name))))
}

/// Reads a grammar in Lark, or the JSON of llguidance; an empty string asks for nothing.
fn lark(
    fields: &Fields,
    name: &str,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let text = fields.string(name)?.filter(|text| !text.is_empty());
    Ok(text.map(|text| {
        RequestConstraint::new(Source::Lark(text.to_owned(), options), fields.path(name))
    }))
}

/// Reads a structural tag, as it is or as JSON in a string; an empty string asks for nothing.
fn structural_tag(
    fields: &Fields,
    name: &str,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let tag = match fields.get(name) {
        None => return Ok(None),
        Some(Value::String(text)) if text.is_empty() => return Ok(None),
        Some(Value::String(text)) => serde_json::from_str(text).map_err(|error| {
            let what = format!("expected a structural tag; the string is not JSON: {error}");
            ApiError::bad_field(fields.path(name), what)
        })?,
        Some(tag) => tag.clone(),
    };
    if !tag.is_object() {
        return Err(fields.wrong(name, "a structural tag: an object", &tag));
    }
    Ok(Some(RequestConstraint::new(Source::Tags(tag, options), fields.path(name))))
}

/// Reads a boolean that asks for any JSON object.
fn any_object(
    fields: &Fields,
    name: &str,
    options: Options,
) -> Result<Option<RequestConstraint>, ApiError> {
    let asked = fields.bool(name)?.unwrap_or(false);
    Ok(asked.then(|| RequestConstraint::new(Source::any_object(options), fields.path(name))))
}

/// Reads Ollama's `format`: `"json"` or a JSON Schema; an empty string asks for nothing.
fn ollama_format(fields: &Fields, options: Options) -> Result<Option<RequestConstraint>, ApiError> {
    match fields.get("format") {
        None => Ok(None),
        Some(Value::String(text)) if text.is_empty() => Ok(None),
        Some(Value::String(text)) if text == "json" => {
            Ok(Some(RequestConstraint::new(Source::any_object(options), "format".into())))
        }
        Some(Value::Object(_)) => schema(fields, "format", options),
        Some(other) => Err(wrong("format", "\"json\" or a JSON Schema", other)),
    }
}

/// Reads a regular expression; an empty string asks for nothing.
fn pattern(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let text = fields.string(name)?.filter(|text| !text.is_empty());
    Ok(text.map(|text| RequestConstraint::new(Source::Regex(text.to_owned()), fields.path(name))))
}

/// Reads a list of texts, one of which the answer is; an empty list asks for nothing.
fn choices(fields: &Fields, name: &str) -> Result<Option<RequestConstraint>, ApiError> {
    let list = fields.array(name)?.unwrap_or_default();
    // clients send it along with what they ask for
    if list.is_empty() {
        return Ok(None);
    }
    if list.len() > MAX_CHOICES {
        let what = format!("expected at most {MAX_CHOICES} strings, found {}", list.len());
        return Err(ApiError::bad_field(fields.path(name), what));
    }
    let mut texts = Vec::with_capacity(list.len());
    for (i, choice) in list.iter().enumerate() {
        let path = || format!("{}[{i}]", fields.path(name));
        texts.push(choice.as_str().ok_or_else(|| wrong(&path(), "a string", choice))?);
    }
    Ok(Some(RequestConstraint::new(Source::choice(texts), fields.path(name))))
}

fn missing(path: String, what: &str) -> ApiError {
    ApiError::bad_field(path, format!("expected {what}, but it is missing"))
}

/// Reads the white space, `open_objects` and `json_safe_integers`.
fn options(fields: &Fields, defaults: Options) -> Result<Options, ApiError> {
    let whitespace = whitespace::read(fields)?.unwrap_or(defaults.whitespace);
    let numbers = match fields.bool("json_safe_integers")? {
        None => defaults.numbers,
        Some(true) => NumberLimits::JsonSafe,
        Some(false) => NumberLimits::Int64,
    };
    let open_objects = fields.bool("open_objects")?.unwrap_or(defaults.open_objects);
    Ok(Options { open_objects, whitespace, numbers })
}

#[cfg(test)]
mod tests;
