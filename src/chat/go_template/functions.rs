//! Functions of Go's templates and of Ollama's as expressions of Jinja.

use super::fault;
use crate::chat::Error;

/// Returns a call of a function; `arguments` are expressions in parentheses, or atoms.
///
/// # Errors
/// The function is not known, or takes another number of arguments.
pub(super) fn call(name: &str, arguments: &[String], line: usize) -> Result<String, Error> {
    let wrong = || fault(line, format!("{name} of {} arguments is not read", arguments.len()));
    let infix = |word: &str| arguments.join(&format!(" {word} "));
    Ok(match (name, arguments) {
        ("and" | "or", [_, ..]) => format!("({})", infix(name)),
        ("not", [a]) => format!("(not {a})"),
        ("eq", [a, others @ ..]) if !others.is_empty() => {
            let equal: Vec<String> = others.iter().map(|b| format!("{a} == {b}")).collect();
            format!("({})", equal.join(" or "))
        }
        ("ne", [a, b]) => format!("({a} != {b})"),
        ("lt", [a, b]) => format!("({a} < {b})"),
        ("le", [a, b]) => format!("({a} <= {b})"),
        ("gt", [a, b]) => format!("({a} > {b})"),
        ("ge", [a, b]) => format!("({a} >= {b})"),
        ("len", [a]) => format!("(({a} or [])|length)"),
        ("index", [a, keys @ ..]) if !keys.is_empty() => {
            let keys: String = keys.iter().map(|key| format!("[{key}]")).collect();
            format!("{a}{keys}")
        }
        ("slice", [a]) => a.clone(),
        ("slice", [a, from]) => format!("({a}[{from}:])"),
        ("slice", [a, from, to]) => format!("({a}[{from}:{to}])"),
        ("json", [a]) => format!("({a}|default(none)|tojson(separators=(',', ':')))"),
        ("print", [_, ..]) => format!("({})", infix("~")),
        // the argument is a format, which Ollama does not read
        ("currentDate", _) => "strftime_now('%Y-%m-%d')".into(),
        ("printf", [_, ..]) => return Err(fault(line, "printf without a text is not read")),
        (
            "and" | "or" | "not" | "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "len" | "index"
            | "slice" | "json" | "print" | "printf",
            _,
        ) => return Err(wrong()),
        _ => return Err(fault(line, format!("the function {name} is not read"))),
    })
}

/// Returns what `printf` makes of a format and values: texts and numbers as they are.
///
/// # Errors
/// The format has a verb that is not read, or other values than verbs.
pub(super) fn printf(format: &str, values: &[String], line: usize) -> Result<String, Error> {
    let mut parts = Vec::new();
    let mut text = String::new();
    let mut values = values.iter();
    let mut chars = format.chars();
    while let Some(c) = chars.next() {
        match c {
            '%' => match chars.next() {
                Some('%') => text.push('%'),
                Some('s' | 'v' | 'd') => {
                    let value = values.next();
                    let value = value.ok_or_else(|| fault(line, "printf: a value is missing"))?;
                    parts.push(quoted(&std::mem::take(&mut text)));
                    parts.push(value.clone());
                }
                verb => {
                    let verb = verb.unwrap_or(' ');
                    return Err(fault(line, format!("printf: the verb %{verb} is not read")));
                }
            },
            c => text.push(c),
        }
    }
    if values.next().is_some() {
        return Err(fault(line, "printf: a value has no verb"));
    }
    parts.push(quoted(&text));
    Ok(format!("({})", parts.join(" ~ ")))
}

/// Returns a text as Jinja writes it.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
