//! Inputs that are nearly right.

use serde_json::{Map, Value, json};

use super::rng::Rng;

/// Words of GBNF.
pub(crate) const GBNF_WORDS: [&str; 34] = [
    "root",
    "::=",
    "|",
    "(",
    ")",
    "*",
    "+",
    "?",
    "{0,",
    "{2}",
    "{3,}",
    "{0,4294967294}",
    "{1000000}",
    "}",
    "[",
    "]",
    "[^",
    "a-z",
    "\\x41",
    "\\u00e9",
    "\\U0001F600",
    "\"",
    "\"a\"",
    ".",
    "<[3]>",
    "<a>",
    "!",
    "\n",
    "\n\n",
    "#",
    " ",
    "\nx ::= ",
    " x ",
    "-",
];

/// Words of chat templates.
pub(crate) const JINJA_WORDS: [&str; 40] = [
    "{%",
    "%}",
    "{%-",
    "-%}",
    "{{",
    "}}",
    "{#",
    "#}",
    "{% for m in messages %}",
    "{% endfor %}",
    "{% if ",
    "{% else %}",
    "{% endif %}",
    "{% set x = ",
    "{% macro f(x) %}",
    "{% endmacro %}",
    "{{ f(1) }}",
    "messages",
    "loop.index0",
    "namespace(",
    "ns.x = ",
    "| tojson",
    "| length",
    "| join(",
    "| replace(",
    ".split(",
    ".items()",
    "[-1]",
    "[::-1]",
    "range(",
    "9999999999",
    "raise_exception(",
    "strftime_now(",
    "is defined",
    "~ x ~",
    "not in",
    "'",
    "\"",
    "\\",
    "%s",
];

/// Templates to begin with where there are no others.
pub(crate) const TEMPLATES: [&str; 3] = [
    "{% for m in messages %}{{ '<|' + m.role + '|>' + m['content'] }}{% endfor %}{% if \
     add_generation_prompt %}<|a|>{% endif %}",
    "{%- set ns = namespace(n=0) -%}{%- for m in messages[1:] -%}{%- set ns.n = ns.n + loop.index \
     -%}{{ m | tojson }}{%- endfor -%}{{ ns.n }}",
    "{% macro f(x) %}{{ x | upper | trim }}{% endmacro %}{{ f(messages[0].role) }}{{ tools | \
     default([]) | length }}{{ messages | selectattr('role', 'equalto', 'user') | list | length }}",
];

/// Changes a text in a few places.
pub(crate) fn text(rng: &mut Rng, text: String, corpus: &[String], words: &[&str]) -> String {
    let mut text = text;
    for _ in 0..1 + rng.below(4) {
        let places: Vec<usize> = text.char_indices().map(|(i, _)| i).chain([text.len()]).collect();
        let a = places[rng.below(places.len())];
        let b = places[rng.below(places.len())];
        let from = a.min(b);
        let to = a.max(b);
        let word = rng.pick(words).copied().unwrap_or_default();
        match rng.below(7) {
            0 => text.replace_range(from..to, ""),
            1 | 2 => text.insert_str(from, word),
            3 => text.replace_range(from..to, word),
            // the same again, many times over
            4 => {
                let part = text[from..to].to_owned();
                let times = [2, 3, 50, 700][rng.below(4)];
                if part.len() * times < 100_000 {
                    text.insert_str(to, &part.repeat(times));
                }
            }
            5 => {
                let other = rng.pick(corpus).cloned().unwrap_or_default();
                let cut: String = other.chars().skip(rng.below(40)).take(rng.below(60)).collect();
                text.insert_str(from, &cut);
            }
            _ => {
                let c = char::from_u32(rng.below(0x300) as u32).unwrap_or('x');
                text.insert(from, c);
            }
        }
        if text.len() > 200_000 {
            text.clear();
        }
    }
    text
}

/// A random grammar that parses.
pub(crate) fn grammar(rng: &mut Rng) -> String {
    let rules = 1 + rng.below(5);
    let name = |i: usize| if i == 0 { "root".into() } else { format!("r{i}") };
    let mut out = String::new();
    for i in 0..rules {
        let body = body(rng, rules, 3);
        out.push_str(&format!("{} ::= {body}\n", name(i)));
    }
    out
}

fn body(rng: &mut Rng, rules: usize, depth: usize) -> String {
    let ways: Vec<String> = (0..1 + rng.below(3))
        .map(|_| {
            (0..1 + rng.below(3)).map(|_| item(rng, rules, depth)).collect::<Vec<_>>().join(" ")
        })
        .collect();
    ways.join(" | ")
}

fn item(rng: &mut Rng, rules: usize, depth: usize) -> String {
    let item = match rng.below(if depth == 0 { 6 } else { 8 }) {
        0 => ["\"a\"", "\"ab\"", "\"\"", "\"é日\"", "\"abc\""][rng.below(5)].into(),
        1 => ["[ab]", "[a-z]", "[^a]", "[0-9\\x41]", "[é-日]", "."][rng.below(6)].into(),
        2 => ["<[300]>", "!<[97]>", "<[98]>", "!<[256]>"][rng.below(4)].into(),
        3 | 4 => match rng.below(rules) {
            0 => "root".into(),
            i => format!("r{i}"),
        },
        5 => "\"b\"".into(),
        _ => format!("({})", body(rng, rules, depth - 1)),
    };
    let suffix = ["", "", "", "", "*", "+", "?", "{2}", "{0,3}", "{2,}", "{0,1000}"][rng.below(11)];
    item + suffix
}

/// Keywords with a value of the kind they want, and sometimes not.
fn keyword(rng: &mut Rng) -> (String, Value) {
    let n = [0, 1, 2, 3, 7, 100, 65_535, 4_294_967_295u64][rng.below(8)];
    let number =
        [json!(0), json!(-1), json!(0.5), json!(1e300), json!(-2.5e-7), json!(12), json!(1e16)]
            [rng.below(7)]
        .clone();
    let pattern = [
        "^a+$",
        "b",
        "^(ab|c){2,4}$",
        "(?=a)[^b]*",
        "[^\"\\\\]",
        "\\d{3}-\\d{2}",
        "^$",
        "(a?){30}b",
        "\\p{L}+",
        "[",
        "x(?!y)",
        "^[a-c]*$|z",
    ][rng.below(12)];
    let format =
        ["date", "time", "uuid", "email", "ipv4", "ipv6", "uri", "duration", "hostname", "x"]
            [rng.below(10)];
    let kind = ["string", "number", "integer", "object", "array", "null", "boolean"][rng.below(7)];
    let reference = [
        "#",
        "#/$defs/a",
        "#/properties/a",
        "#/items",
        "#/anyOf/0",
        "#x",
        "http://json-schema.org/draft-07/schema#",
    ][rng.below(7)];
    let any = [
        json!(true),
        json!(false),
        json!({}),
        json!({"type": kind}),
        json!({"$ref": reference}),
        json!({"const": n}),
    ][rng.below(6)]
    .clone();
    match rng.below(34) {
        0 | 1 => ("type".into(), json!(kind)),
        2 => ("type".into(), json!([kind, "null"])),
        3 => ("enum".into(), json!([n, "a", null, [n], {"a": kind}])),
        4 => ("const".into(), any),
        5 => ("minLength".into(), json!(n)),
        6 => ("maxLength".into(), json!(n)),
        7 | 8 => ("pattern".into(), json!(pattern)),
        9 => ("format".into(), json!(format)),
        10 => ("minimum".into(), number),
        11 => ("maximum".into(), number),
        12 => ("exclusiveMinimum".into(), number),
        13 => ("multipleOf".into(), json!(n)),
        14 => ("minItems".into(), json!(n)),
        15 => ("maxItems".into(), json!(n)),
        16 => ("items".into(), any),
        17 => ("prefixItems".into(), json!([any, {}])),
        18 => ("properties".into(), json!({"a": any, "b": {}})),
        19 => ("required".into(), json!(["a", kind])),
        20 => ("additionalProperties".into(), any),
        21 => ("patternProperties".into(), json!({ pattern: any })),
        22 => ("propertyNames".into(), any),
        23 => ("minProperties".into(), json!(n)),
        24 => ("maxProperties".into(), json!(n)),
        25 => ("anyOf".into(), json!([any, {"type": kind}])),
        26 => ("oneOf".into(), json!([any, {"type": kind}])),
        27 => ("allOf".into(), json!([any, {"type": kind}])),
        28 => ("not".into(), any),
        29 => ("if".into(), any),
        30 => (["then", "else"][rng.below(2)].into(), any),
        31 => ("$ref".into(), json!(reference)),
        32 => ("$defs".into(), json!({ "a": any })),
        _ => (
            [
                "unevaluatedProperties",
                "unevaluatedItems",
                "contains",
                "uniqueItems",
                "$anchor",
                "$id",
            ][rng.below(6)]
            .into(),
            any,
        ),
    }
}

/// Changes a schema in a few places.
pub(crate) fn schema(rng: &mut Rng, schema: Value, corpus: &[Value]) -> Value {
    let mut schema = schema;
    for _ in 0..1 + rng.below(5) {
        let count = count(&schema);
        let at = rng.below(count);
        let other = rng.pick(corpus).cloned().unwrap_or_default();
        let part = rng.below(self::count(&other));
        let part = nth(&other, part).clone();
        let (key, value) = keyword(rng);
        let place = nth_mut(&mut schema, at);
        match rng.below(8) {
            0..=3 => {
                if let Value::Object(map) = place {
                    map.insert(key, value);
                }
            }
            4 => *place = part,
            5 => {
                let old = place.take();
                let list = ["allOf", "anyOf", "oneOf"][rng.below(3)];
                *place = json!({ list: [old, { key: value }] });
            }
            6 => {
                let old = place.take();
                let word =
                    ["not", "items", "additionalProperties", "propertyNames", "if"][rng.below(5)];
                *place = json!({ word: old });
            }
            _ => match place {
                Value::Object(map) if !map.is_empty() => {
                    let at = rng.below(map.len());
                    let key = map.keys().nth(at).cloned().unwrap_or_default();
                    map.remove(&key);
                }
                place => *place = value,
            },
        }
    }
    match schema {
        Value::Object(_) | Value::Bool(_) => schema,
        other => Value::Object(Map::from_iter([("items".to_owned(), other)])),
    }
}

/// Returns how many values there are.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        _ => 0,
    }
}

fn children(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(map) => map.values().collect(),
        _ => Vec::new(),
    }
}

/// The value with number `n`, counted from the top.
fn nth(value: &Value, mut n: usize) -> &Value {
    if n == 0 {
        return value;
    }
    n -= 1;
    for child in children(value) {
        let inside = count(child);
        if n < inside {
            return nth(child, n);
        }
        n -= inside;
    }
    value
}

fn nth_mut(value: &mut Value, mut n: usize) -> &mut Value {
    if n == 0 {
        return value;
    }
    n -= 1;
    let sizes: Vec<usize> = children(value).into_iter().map(count).collect();
    let mut which = 0;
    while which < sizes.len() && n >= sizes[which] {
        n -= sizes[which];
        which += 1;
    }
    let child = match value {
        Value::Array(list) => &mut list[which],
        Value::Object(map) => map.values_mut().nth(which).expect("counted above"),
        _ => unreachable!("only lists and objects have parts"),
    };
    nth_mut(child, n)
}
