//! Jinja as transformers sets it up for chat templates, with limits: the template comes inside a
//! model file, and nobody vouches for it. The interpreter limits instructions and recursion;
//! [`guard`] and [`bounds`] limit what is built, and the time it takes.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Kwargs, Rest, Serde, Value, ValueKind, ValueOrKwargs};
use minijinja::{Environment, Error as JinjaError, ErrorKind, State, filters, tests};
use minijinja_contrib::pycompat;
use serde_json::{Map, Value as Json};

use super::bounds::{self, Exceeded, RenderLimits};
use super::json::{from_json, tojson};
use super::list_methods;
use super::numbers;
use super::quiet;
use super::slice::slice;
use super::strftime::DateTime;
use super::{Error, guard};

/// Bytes of source a template may have; the largest published one has 25 000.
const MAX_SOURCE: usize = 1 << 20;
/// Instructions a rendering may take, some tens of nanoseconds each.
const MAX_INSTRUCTIONS: u64 = 5_000_000;
/// Depth of macro calls and nested blocks.
const MAX_RECURSION: usize = 200;

const NAME: &str = "chat";

/// A compiled template.
#[derive(Debug)]
pub(super) struct Template {
    environment: Environment<'static>,
}

impl Template {
    /// Compiles a template.
    pub(super) fn parse(source: &str) -> Result<Template, Error> {
        if source.len() > MAX_SOURCE {
            return Err(Error::Limit { what: "source in bytes", limit: MAX_SOURCE as u64 });
        }
        let mut environment = environment().map_err(syntax)?;
        let source = guard::guarded(&list_methods::rebuilt(&without_generation(source)))?;
        unless_it_panics(|| environment.add_template_owned(NAME, source).map_err(syntax))?;
        Ok(Template { environment })
    }

    /// Renders it with variables, at a time.
    pub(super) fn render(
        &self,
        variables: &Map<String, Json>,
        now: DateTime,
    ) -> Result<String, Error> {
        let strftime_now = Value::from_function(move |format: &str| now.format(format));
        let context = minijinja::context! { strftime_now, ..Value::from(Serde(variables)) };
        // What is told to filters is no variable: macros do not see all of those. A copy shares
        // what it can.
        let mut environment = self.environment.clone();
        environment
            .add_global(bounds::LIMITS, Value::from_object(RenderLimits::of(variables.values())));
        let template = environment.get_template(NAME).map_err(failure)?;
        let text = unless_it_panics(|| template.render(context).map_err(failure))?;
        Ok(numbers::without_marks(text))
    }
}

/// Returns true for a text that stands for a number, which is no text to a template.
fn is_marked_number(value: &Value) -> bool {
    value.as_str().and_then(numbers::number_of).is_some()
}

/// Returns what the interpreter gives, or an error where it panics: templates are strangers', and
/// its faults are not all known. A template that was compiled is not changed by being rendered, so
/// nothing is left half done.
fn unless_it_panics<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    let failed =
        || Error::Render { line: 0, message: "the interpreter of templates failed".into() };
    quiet::unless_it_panics(work).unwrap_or_else(|| Err(failed()))
}

/// The cause of an error by `raise_exception`, which tells it from others.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Raised(String);

fn raise_exception(message: String) -> Result<Value, JinjaError> {
    Err(JinjaError::new(ErrorKind::InvalidOperation, message.clone()).with_source(Raised(message)))
}

fn describe(error: &JinjaError) -> (usize, String) {
    let message = error.detail().map_or_else(|| error.kind().to_string(), str::to_owned);
    (error.line().unwrap_or(0), message)
}

fn syntax(error: JinjaError) -> Error {
    let (line, message) = describe(&error);
    Error::Syntax { line, message }
}

fn failure(error: JinjaError) -> Error {
    if error.kind() == ErrorKind::OutOfFuel {
        return Error::Limit { what: "work in instructions", limit: MAX_INSTRUCTIONS };
    }
    let mut source = std::error::Error::source(&error);
    while let Some(cause) = source {
        if let Some(Raised(message)) = cause.downcast_ref() {
            return Error::Refused(message.clone());
        }
        if let Some(&Exceeded { what, limit }) = cause.downcast_ref() {
            return Error::Limit { what, limit: limit as u64 };
        }
        source = cause.source();
    }
    let (line, message) = describe(&error);
    Error::Render { line, message }
}

fn environment() -> Result<Environment<'static>, JinjaError> {
    let mut environment = Environment::new();
    environment.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build()?);
    environment.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
    environment.set_fuel(Some(MAX_INSTRUCTIONS));
    environment.set_recursion_limit(MAX_RECURSION);
    environment.set_unknown_method_callback(method);
    environment.set_formatter(bounds::write);
    environment.add_filter(guard::KEEP, bounds::keep);
    environment.add_filter(guard::EMIT, bounds::emit);
    environment.add_filter(guard::EACH, bounds::each);
    environment.add_filter(guard::TIMES, bounds::times);
    environment.add_filter(guard::TICK, bounds::pass);
    for (name, filter) in library() {
        // one name for each kind of work
        let work = if name == "fromjson" { "from_json" } else { name };
        environment.add_filter(name, move |state: &mut State, args: Rest<ValueOrKwargs>| {
            let args = args.into_values();
            bounds::check(state, work, &args)?;
            let value = filter.call(state, &args)?;
            bounds::made(state, value)
        });
    }
    // The one test whose work can be larger than its subject: many of them search the same text.
    let is_in = Value::from_function(tests::is_in);
    environment.add_test("in", move |state: &mut State, args: Rest<ValueOrKwargs>| {
        bounds::tick(state)?;
        is_in.call(state, &args.into_values())
    });
    environment.add_test("divisibleby", is_divisible);
    // in Python nothing can be gone through, while what is undefined is an empty sequence
    environment.add_test("iterable", |value: &Value| {
        !value.is_none() && !is_marked_number(value) && value.try_iter().is_ok()
    });
    environment.add_test("string", |value: &Value| {
        value.kind() == ValueKind::String && !is_marked_number(value)
    });
    environment.add_test("number", |value: &Value| value.is_number() || is_marked_number(value));
    environment.add_test("callable", |value: &Value| {
        value.kind() == ValueKind::Plain && value.as_object().is_some()
    });
    environment.add_function("raise_exception", raise_exception);
    environment.add_function("range", bounds::range);
    Ok(environment)
}

/// Returns whether one number divides another; what is no number is divided by none.
fn is_divisible(value: &Value, by: &Value) -> Result<bool, JinjaError> {
    let whole = |value: &Value| i128::try_from(value.clone()).ok();
    let float = |value: &Value| f64::try_from(value.clone()).ok();
    let remainder = match (whole(value), whole(by)) {
        // an overflow is by −1, which leaves nothing
        (Some(value), Some(by)) if by != 0 => value.checked_rem(by).unwrap_or(0) as f64,
        _ => match (float(value), float(by)) {
            (Some(_), Some(0.0)) => {
                return Err(JinjaError::new(ErrorKind::InvalidOperation, "a division by zero"));
            }
            (Some(value), Some(by)) => value % by,
            _ => return Ok(false),
        },
    };
    Ok(remainder == 0.0)
}

/// Returns the filters, each of which is bounded: those of the interpreter, and those that Python
/// has otherwise.
fn library() -> Vec<(&'static str, Value)> {
    let mut library = interpreter_filters();
    library.extend([
        ("tojson", Value::from_function(tojson)),
        ("from_json", Value::from_function(from_json)),
        ("fromjson", Value::from_function(from_json)),
        // In Python, undefined is an empty sequence.
        ("length", Value::from_function(|value: Value| filters::length(&or_empty(value)))),
        ("count", Value::from_function(|value: Value| filters::length(&or_empty(value)))),
        ("first", Value::from_function(|value: Value| filters::first(&or_empty(value)))),
        ("last", Value::from_function(|value: Value| filters::last(or_empty(value)))),
        (
            "items",
            Value::from_function(|value: Value| {
                if value.is_undefined() { Ok(or_empty(value)) } else { filters::items(&value) }
            }),
        ),
        ("sort", Value::from_function(sort)),
        ("indent", Value::from_function(indent)),
        ("wordcount", Value::from_function(|text: &str| text.split_whitespace().count())),
    ]);
    library
}

/// Returns the filters that are the interpreter's own.
fn interpreter_filters() -> Vec<(&'static str, Value)> {
    vec![
        ("abs", Value::from_function(filters::abs)),
        ("attr", Value::from_function(filters::attr)),
        ("batch", Value::from_function(filters::batch)),
        ("bool", Value::from_function(filters::bool)),
        ("capitalize", Value::from_function(filters::capitalize)),
        ("chain", Value::from_function(filters::chain)),
        ("default", Value::from_function(filters::default)),
        ("dictsort", Value::from_function(filters::dictsort)),
        ("escape", Value::from_function(filters::escape)),
        ("float", Value::from_function(filters::float)),
        ("format", Value::from_function(filters::format)),
        ("groupby", Value::from_function(filters::groupby)),
        ("int", Value::from_function(filters::int)),
        ("join", Value::from_function(filters::join)),
        ("lines", Value::from_function(filters::lines)),
        ("list", Value::from_function(filters::list)),
        ("lower", Value::from_function(filters::lower)),
        ("map", Value::from_function(filters::map)),
        ("max", Value::from_function(filters::max)),
        ("min", Value::from_function(filters::min)),
        ("pprint", Value::from_function(filters::pprint)),
        ("reject", Value::from_function(filters::reject)),
        ("rejectattr", Value::from_function(filters::rejectattr)),
        ("replace", Value::from_function(filters::replace)),
        ("reverse", Value::from_function(filters::reverse)),
        ("round", Value::from_function(filters::round)),
        ("safe", Value::from_function(filters::safe)),
        ("select", Value::from_function(filters::select)),
        ("selectattr", Value::from_function(filters::selectattr)),
        ("slice", Value::from_function(filters::slice)),
        ("split", Value::from_function(filters::split)),
        ("string", Value::from_function(filters::string)),
        ("sum", Value::from_function(filters::sum)),
        ("title", Value::from_function(filters::title)),
        ("trim", Value::from_function(filters::trim)),
        ("unique", Value::from_function(filters::unique)),
        ("upper", Value::from_function(filters::upper)),
        ("zip", Value::from_function(filters::zip)),
        ("d", Value::from_function(filters::default)),
        ("e", Value::from_function(filters::escape)),
    ]
}

fn or_empty(value: Value) -> Value {
    if value.is_undefined() { Value::from(Vec::<Value>::new()) } else { value }
}

/// Implements Jinja's `sort`, whose first argument may stand without its name.
fn sort(
    state: &State,
    value: Value,
    reverse: Option<bool>,
    kwargs: Kwargs,
) -> Result<Value, JinjaError> {
    let Some(reverse) = reverse else {
        return filters::sort(state, value, kwargs);
    };
    let mut named = vec![("reverse", Value::from(reverse))];
    for name in ["case_sensitive", "attribute"] {
        if let Some(argument) = kwargs.get::<Option<Value>>(name)? {
            named.push((name, argument));
        }
    }
    kwargs.assert_all_used()?;
    filters::sort(state, value, named.into_iter().collect())
}

/// Implements Jinja's `indent`, which unlike the interpreter's keeps a line break at the end.
fn indent(
    text: &str,
    width: Option<Value>,
    first: Option<bool>,
    blank: Option<bool>,
    kwargs: Kwargs,
) -> Result<String, JinjaError> {
    let width = width.or(kwargs.get("width")?).unwrap_or_else(|| Value::from(4));
    let first = first.or(kwargs.get("first")?).unwrap_or(false);
    let blank = blank.or(kwargs.get("blank")?).unwrap_or(false);
    kwargs.assert_all_used()?;
    let space = match width.as_str() {
        Some(space) => space.to_owned(),
        None => " ".repeat(usize::try_from(width)?),
    };
    let mut out = String::with_capacity(text.len());
    for (i, line) in text.split('\n').enumerate() {
        if i > 0 {
            out.push('\n');
        }
        let is_indented = if i == 0 { first } else { blank || !line.is_empty() };
        if is_indented {
            out.push_str(&space);
        }
        out.push_str(line);
    }
    Ok(out)
}

/// Calls Python's methods, each of which is bounded: those of minijinja-contrib, and `rsplit`.
fn method(
    state: &mut State,
    value: &Value,
    name: &str,
    args: &[Value],
) -> Result<Value, JinjaError> {
    if name == guard::SLICE {
        return slice(state, value, args);
    }
    let is_text = value.as_str().is_some();
    let mut all = [std::slice::from_ref(value), args].concat();
    if is_text && name == "join" {
        all.reverse(); // its subject is the separator
    }
    // of lists and dictionaries, methods make little
    bounds::check(state, if is_text { name } else { "" }, &all)?;
    let value = match (value.as_str(), name) {
        (Some(text), "rsplit") => rsplit(text, args)?,
        _ => pycompat::unknown_method_callback(state, value, name, args)?,
    };
    bounds::made(state, value)
}

/// Implements `text.rsplit(separator, limit)`
fn rsplit(text: &str, args: &[Value]) -> Result<Value, JinjaError> {
    let (separator, limit): (&str, Option<i64>) = minijinja::value::from_args(args)?;
    let limit = limit.and_then(|n| usize::try_from(n).ok()).unwrap_or(usize::MAX);
    let mut parts: Vec<Value> =
        text.rsplitn(limit.saturating_add(1), separator).map(Value::from).collect();
    parts.reverse();
    Ok(Value::from(parts))
}

/// Returns the source without the tags `generation` and `endgeneration`, which transformers marks
/// with what to train on: as a condition that always holds, they leave white space as they would.
fn without_generation(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(start) = rest.find("{%") {
        let (before, tag) = rest.split_at(start + 2);
        let word = tag.trim_start_matches(['-', '+']).trim_start();
        let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(word.len());
        out.push_str(before);
        rest = tag;
        let condition = match &word[..end] {
            "generation" => "if true",
            "endgeneration" => "endif",
            _ => continue,
        };
        out.push_str(&tag[..tag.len() - word.len()]);
        out.push_str(condition);
        rest = &word[end..];
    }
    out + rest
}
