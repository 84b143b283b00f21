//! The limits of a rendering, and the functions that the guards in a template's source call.

use std::io;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use minijinja::value::{Enumerator, Object, ObjectRepr, Value, ValueKind};
use minijinja::{Environment, Error, ErrorKind, Output, State, context};
use serde_json::Value as Json;

use crate::util::clock::Instant;

/// Bytes of text, and as much for each item, that one value may hold whatever the input is.
const FREE_VALUE: usize = 256 << 10;
/// Bytes that one value may hold for each byte of the input: text is escaped, indented, cut into
/// lines.
const VALUE_PER_INPUT: usize = 8;
/// Bytes that one value may hold, at most.
const MAX_VALUE: usize = 32 << 20;
/// Bytes that all values kept, made and written may come to whatever the input is.
const FREE_TOTAL: usize = 64 << 20;
/// The same for each byte of the input: some templates build their text anew with each message.
const TOTAL_PER_INPUT: usize = 1024;
/// The same for the largest input.
const MAX_TOTAL: usize = 512 << 20;
/// Seconds that a rendering may take; real ones take milliseconds.
const MAX_SECONDS: u64 = 5;
/// Levels that values may nest; JSON from outside may nest 128 deep.
const MAX_NESTING: usize = 150;
/// Digits of a width in a format.
const MAX_WIDTH_DIGITS: usize = 4;
/// Counts and widths in the arguments of filters.
const MAX_COUNT: usize = 9999;
/// Bytes that an item counts in addition to its text.
const ITEM: usize = 32;

/// The global that says how much a rendering may build.
pub(super) const LIMITS: &str = "__limits";

/// RenderLimits of what a rendering builds, by the size of its input.
#[derive(Debug, Clone, Copy)]
pub(super) struct RenderLimits {
    value: usize,
    total: usize,
}

impl Object for RenderLimits {}

impl RenderLimits {
    /// Returns the limits for these variables.
    pub(super) fn of<'j>(variables: impl IntoIterator<Item = &'j Json>) -> RenderLimits {
        let input = variables.into_iter().map(size_of_json).fold(0, usize::saturating_add);
        let scaled = |free: usize, factor: usize, most: usize| {
            input.saturating_mul(factor).saturating_add(free).min(most)
        };
        RenderLimits {
            value: scaled(FREE_VALUE, VALUE_PER_INPUT, MAX_VALUE),
            total: scaled(FREE_TOTAL, TOTAL_PER_INPUT, MAX_TOTAL),
        }
    }

    /// Returns what is said of a value that holds too much.
    pub(super) fn too_large(&self) -> Error {
        exceeded("values in bytes", self.value)
    }

    fn check(&self, bytes: usize) -> Result<(), Error> {
        if bytes > self.value { Err(self.too_large()) } else { Ok(()) }
    }

    /// Returns what a value holds: an error where that is too much.
    fn measure(&self, value: &Value) -> Result<usize, Error> {
        size(value, 0, 0, self)
    }
}

/// Returns what the variables hold, in the measure of [`size`].
fn size_of_json(json: &Json) -> usize {
    let inside: usize = match json {
        Json::String(text) => text.len(),
        Json::Array(items) => items.iter().map(size_of_json).sum(),
        Json::Object(members) => {
            members.iter().map(|(key, item)| key.len() + size_of_json(item)).sum()
        }
        _ => 0,
    };
    ITEM + inside
}

/// The part of its limits that a rendering has used.
struct Spent {
    limits: RenderLimits,
    /// Bytes kept, made and written so far.
    bytes: usize,
    until: Instant,
}

/// The cause of an error by a limit, which tells it from others.
#[derive(Debug, thiserror::Error)]
#[error("{what} exceeds the limit of {limit}")]
pub(super) struct Exceeded {
    /// The quantity that grew.
    pub what: &'static str,
    /// Its limit.
    pub limit: usize,
}

fn exceeded(what: &'static str, limit: usize) -> Error {
    let cause = Exceeded { what, limit };
    Error::new(ErrorKind::InvalidOperation, cause.to_string()).with_source(cause)
}

/// Bytes of a value that is being written; more than a value may hold is an error.
pub(super) struct Bounded {
    /// The bytes.
    pub bytes: Vec<u8>,
    limits: RenderLimits,
}

impl Bounded {
    /// Returns a budget of which nothing is used.
    pub(super) fn new(limits: RenderLimits) -> Bounded {
        Bounded { bytes: Vec::new(), limits }
    }
}

impl io::Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len().saturating_add(bytes.len()) > self.limits.value {
            return Err(io::Error::other("the value is too large"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Looks at the clock, which runs from the first call on; what this rendering may build.
pub(super) fn tick(state: &mut State) -> Result<RenderLimits, Error> {
    let spent = if let Some(spent) = state.get_extension::<Spent>() {
        spent
    } else {
        let limits = state.lookup(LIMITS);
        let limits =
            limits.as_ref().and_then(|limits| limits.downcast_object_ref::<RenderLimits>());
        let limits = limits.copied().unwrap_or_else(|| RenderLimits::of([]));
        let until = Instant::now() + Duration::from_secs(MAX_SECONDS);
        state.get_or_insert_extension(Spent { limits, bytes: 0, until })
    };
    if Instant::now() > spent.until {
        return Err(exceeded("time in seconds", MAX_SECONDS as usize));
    }
    Ok(spent.limits)
}

fn spend(state: &mut State, bytes: usize) -> Result<(), Error> {
    tick(state)?;
    let Some(spent) = state.get_extension_mut::<Spent>() else { return Ok(()) };
    spent.bytes = spent.bytes.saturating_add(bytes);
    if spent.bytes > spent.limits.total {
        return Err(exceeded("values in bytes, all together,", spent.limits.total));
    }
    Ok(())
}

/// Implements the filter [`KEEP`](super::guard::KEEP): the value, once it is measured; `inside`
/// says that it becomes part of a namespace.
pub(super) fn keep(state: &mut State, value: Value, inside: Option<bool>) -> Result<Value, Error> {
    let limits = tick(state)?;
    // What is made while it is looked at is made now: it may hold a reference to what made it.
    let value = match value.kind() {
        ValueKind::Iterable => Value::from(items(state, &value)?),
        _ => value,
    };
    let size = size(&value, usize::from(inside == Some(true)), 0, &limits)?;
    spend(state, size)?;
    Ok(value)
}

/// Returns the items of a list, or of what is made while it is looked at: an error where they are
/// too many.
pub(super) fn items(state: &mut State, list: &Value) -> Result<Vec<Value>, Error> {
    let limits = tick(state)?;
    let mut items = Vec::new();
    for item in list.try_iter()?.checked() {
        items.push(item?);
        limits.check(items.len() * ITEM)?;
    }
    Ok(items)
}

/// Implements the filter [`EACH`](super::guard::EACH): as [`keep`], but numbers in a row are only
/// made as the loop goes on.
pub(super) fn each(state: &mut State, value: Value) -> Result<Value, Error> {
    match value.downcast_object_ref::<Range>() {
        Some(_) => pass(state, value),
        None => keep(state, value, None),
    }
}

/// The result of `range`: the interpreter's own, under a type that can be recognised.
#[derive(Debug)]
struct Range(Value);

impl Object for Range {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        ObjectRepr::Iterable
    }

    fn enumerate(self: &Arc<Self>) -> Enumerator {
        match self.0.try_iter() {
            Ok(numbers) => Enumerator::Iter(Box::new(numbers)),
            Err(_) => Enumerator::NonEnumerable,
        }
    }

    fn enumerator_len(self: &Arc<Self>) -> Option<usize> {
        self.0.len()
    }
}

/// Implements the function `range`.
pub(super) fn range(
    lower: isize,
    upper: Option<isize>,
    step: Option<isize>,
) -> Result<Value, Error> {
    minijinja::functions::range(lower, upper, step)
        .map(|numbers| Value::from_object(Range(numbers)))
}

/// Implements the filter [`TICK`](super::guard::TICK): the value, unless the time is up.
pub(super) fn pass(state: &mut State, value: Value) -> Result<Value, Error> {
    tick(state).map(|_| value)
}

/// Implements the filter [`TIMES`](super::guard::TIMES): `left * right`, unless that is too much.
pub(super) fn times(state: &mut State, left: Value, right: Value) -> Result<Value, Error> {
    let limits = tick(state)?;
    for (repeated, times) in [(&left, &right), (&right, &left)] {
        if let Some(times) = times.as_usize()
            && matches!(repeated.kind(), ValueKind::String | ValueKind::Seq | ValueKind::Iterable)
        {
            let once = repeated
                .as_str()
                .map_or_else(|| limits.measure(repeated), |text| Ok(text.len()))?;
            limits.check(once.saturating_mul(times))?;
        }
    }
    let product = product(left, right)?;
    keep(state, product, None)
}

/// Returns the interpreter's own product.
fn product(left: Value, right: Value) -> Result<Value, Error> {
    static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(Environment::empty);
    let result = ENVIRONMENT.compile_expression("left * right")?.eval(context! { left, right });
    // the line is that of the caller
    result.map_err(|error| match error.detail() {
        Some(detail) => Error::new(error.kind(), detail.to_owned()),
        None => Error::from(error.kind()),
    })
}

/// Implements the filter [`EMIT`](super::guard::EMIT): nothing, once the bytes are counted.
pub(super) fn emit(state: &mut State, bytes: usize) -> Result<&'static str, Error> {
    spend(state, bytes).map(|()| "")
}

/// Writes a value, once it is measured.
pub(super) fn write(out: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    let size = tick(state)?.measure(value)?;
    spend(state, size)?;
    minijinja::escape_formatter(out, state, value)
}

/// Counts what a filter or method has made, which may become an item of a list before anything else
/// measures it.
pub(super) fn made(state: &mut State, value: Value) -> Result<Value, Error> {
    let limits = tick(state)?;
    let bytes =
        value.as_str().map_or_else(|| value.len().unwrap_or(0).saturating_mul(ITEM), str::len);
    limits.check(bytes)?;
    spend(state, bytes)?;
    Ok(value)
}

/// Returns what a value holds, on top of `sum`: an error where that is too much.
fn size(value: &Value, depth: usize, sum: usize, limits: &RenderLimits) -> Result<usize, Error> {
    if depth > MAX_NESTING {
        return Err(exceeded("nesting of values", MAX_NESTING));
    }
    let mut sum = sum + ITEM;
    if let Some(text) = value.as_str() {
        sum += text.len();
    } else if let Some(object) = value.as_object() {
        match value.kind() {
            ValueKind::Seq | ValueKind::Iterable => {
                for item in value.try_iter()?.checked() {
                    sum = size(&item?, depth + 1, sum, limits)?;
                }
            }
            ValueKind::Map => {
                // A namespace inside of something could hold that again.
                if depth > 0 && object.type_name().ends_with("Namespace") {
                    return Err(Error::new(
                        ErrorKind::InvalidOperation,
                        "a namespace cannot be part of a value",
                    ));
                }
                for (key, item) in object.try_iter_pairs().into_iter().flatten() {
                    sum = size(&item, depth + 1, sum + key.as_str().map_or(0, str::len), limits)?;
                }
            }
            _ => {}
        }
    }
    limits.check(sum)?;
    Ok(sum)
}

/// Checks that a filter or method does not make too much of these arguments, the first of them its
/// subject, or take too long.
pub(super) fn check(state: &mut State, name: &str, args: &[Value]) -> Result<(), Error> {
    let limits = tick(state)?;
    let text = |i: usize| args.get(i).and_then(Value::as_str).unwrap_or("");
    // text that was captured is not measured before it is used
    args.iter().filter_map(Value::as_str).try_for_each(|text| limits.check(text.len()))?;
    let items = |n: usize| limits.check(text(0).len().saturating_add(n.saturating_mul(ITEM)));
    match name {
        "replace" => {
            let found = text(0).matches(text(1)).count();
            limits.check(text(0).len().saturating_add(found.saturating_mul(text(2).len())))
        }
        "join" => {
            let Some(items) = args.first() else {
                return Ok(());
            };
            let separators = items.len().unwrap_or(0).saturating_mul(text(1).len());
            limits.check(limits.measure(items)?.saturating_add(separators))
        }
        // one filter for each item: an item that is in the list many times is made many times
        "map" => args.first().map_or(Ok(()), |items| limits.measure(items).map(drop)),
        // sums of anything but numbers are made item by item
        "sum" => {
            let Some(items) = args.first() else {
                return Ok(());
            };
            let size = limits.measure(items)?;
            let are_numbers = args.len() == 1
                && items
                    .try_iter()
                    .is_ok_and(|mut items| items.all(|i| i.kind() == ValueKind::Number));
            let work = if are_numbers { 0 } else { items.len().unwrap_or(size) };
            spend(state, size.saturating_mul(work))
        }
        "list" => items(text(0).chars().count()),
        "lines" | "splitlines" => items(text(0).lines().count()),
        "split" | "rsplit" => items(match text(1) {
            "" => text(0).split_whitespace().count(),
            separator => text(0).matches(separator).count() + 1,
        }),
        // what separates values, wherever it stands
        "from_json" => items(text(0).matches([',', ':', '[', '{']).count() + 1),
        "format" => check_format(&limits, text(0), args),
        "batch" | "indent" | "slice" => check_counts(&limits, text(0), args),
        _ => Ok(()),
    }
}

/// Checks the filter `format`: each field may become as wide as it says, or as its argument.
fn check_format(limits: &RenderLimits, text: &str, args: &[Value]) -> Result<(), Error> {
    let digits = || text.split(|c: char| !c.is_ascii_digit());
    if digits().map(str::len).max() > Some(MAX_WIDTH_DIGITS) {
        return Err(exceeded("width in a format, in digits,", MAX_WIDTH_DIGITS));
    }
    let width = |digits: &str| digits.parse::<usize>().unwrap_or(0);
    let mut largest = digits().map(width).max().unwrap_or(0);
    for arg in args.iter().skip(1) {
        largest = largest.max(limits.measure(arg)?);
    }
    let fields = text.matches(['%', '{']).count();
    limits.check(text.len().saturating_add(fields.saturating_mul(largest)))
}

/// Checks filters whose arguments are counts or widths: each line may become as much longer.
fn check_counts(limits: &RenderLimits, text: &str, args: &[Value]) -> Result<(), Error> {
    let numbers = args.iter().skip(1).flat_map(|arg| {
        if !arg.is_kwargs() {
            return vec![arg.clone()];
        }
        let names = arg.try_iter().into_iter().flatten();
        names.filter_map(|name| arg.get_item(&name).ok()).collect()
    });
    // the width of an indentation may be the text of one
    let length = |value: Value| value.as_usize().or(value.as_str().map(str::len));
    let largest = numbers.filter_map(length).max().unwrap_or(0);
    if largest > MAX_COUNT {
        return Err(exceeded("counts and widths", MAX_COUNT));
    }
    // an indentation for each line
    let n_lines = text.lines().count().saturating_add(1);
    limits.check(text.len().saturating_add(n_lines.saturating_mul(largest)))
}
