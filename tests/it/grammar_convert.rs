//! Schemas written as GBNF: the grammar must accept what the schema accepts, and nothing else.

use std::collections::BTreeMap;
use std::io::Read;

use hob::grammar::{Automaton, Gbnf, NumberLimits, Options, Whitespace};
use serde_json::{Value, json};

use crate::common;

const OPEN: Options =
    Options { open_objects: true, whitespace: Whitespace::Natural, numbers: NumberLimits::None };

/// Both automata, and whether the conversion reports a loss.
fn both(schema: &Value, options: Options) -> Result<(Automaton, Automaton, Gbnf), String> {
    let (of_schema, _) =
        Automaton::from_schema(schema, options).map_err(|e| format!("schema: {e}"))?;
    let gbnf = Gbnf::from_schema(schema, options).map_err(|e| format!("conversion: {e}"))?;
    let of_gbnf =
        Automaton::from_gbnf(&gbnf.text, "root", &|_| None).map_err(|e| format!("grammar: {e}"))?;
    Ok((of_schema, of_gbnf, gbnf))
}

/// A text, and texts near it: most are refused, by both or by neither.
fn near(text: &str) -> Vec<String> {
    let mut out = vec![text.to_owned()];
    let boundaries: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
    // a few places, always the same
    for k in 0..6u64 {
        let Some(&at) = boundaries.get((k as usize * 7919 + text.len()) % boundaries.len().max(1))
        else {
            break;
        };
        let c = text[at..].chars().next().map_or(0, char::len_utf8);
        out.push(format!("{}{}", &text[..at], &text[at + c..]));
        out.push(format!(
            "{}{}{}",
            &text[..at],
            ["0", "\"", "a", " ", ",", "\\u0041"][k as usize],
            &text[at..]
        ));
    }
    out
}

/// A value with the first character of each string, key or not, escaped: the same value.
fn escaped(value: &Value) -> String {
    let text = value.to_string();
    let mut out = String::new();
    let mut inside = false;
    let mut skip = false;
    let mut fresh = false;
    for c in text.chars() {
        match c {
            _ if skip => {
                out.push(c);
                (skip, fresh) = (false, false);
            }
            '"' => {
                inside = !inside;
                fresh = inside;
                out.push(c);
            }
            '\\' => {
                skip = true;
                out.push(c);
            }
            _ if fresh => {
                for u in c.encode_utf16(&mut [0; 2]).iter() {
                    out.push_str(&format!("\\u{u:04X}"));
                }
                fresh = false;
            }
            _ => out.push(c),
        }
    }
    out
}

#[test]
fn examples() {
    let cases = [
        json!({}),
        json!({"type": ["object", "null"],
            "properties": {"a": {"type": "integer", "minimum": -5, "maximum": 120}}}),
        json!({"type": "object", "properties": {"a": {"const": 1}, "b": {"const": 2},
            "c": {"const": 3}}, "required": ["b"]}),
        json!({"type": "object", "properties": {"a": {"const": 1}, "b": {"const": 2}},
            "required": ["a"], "additionalProperties": {"type": "null"}}),
        json!({"type": "object", "properties": {"a": {"const": 1}, "b": {"const": 2}},
            "minProperties": 1, "maxProperties": 2, "additionalProperties": {"type": "null"}}),
        json!({"type": "object", "additionalProperties": {"const": 1}, "minProperties": 2,
            "maxProperties": 3}),
        json!({"type": "object", "maxProperties": 0}),
        json!({"allOf": [{"properties": {"a": {"const": 1}}}, {"properties": {"b": {"const": 2}}}],
            "required": ["b"]}),
        json!({"type": "string", "minLength": 2, "maxLength": 4}),
        json!({"type": "string", "pattern": "a.c", "maxLength": 5}),
        json!({"type": "string", "pattern": "^[^x\"]{2}$"}),
        json!({"type": "string", "pattern": "^[\\u{1F600}-\\u{1F64F}é]+$"}),
        json!({"type": "string", "format": "date"}),
        json!({"enum": ["é", "a/b", "\u{1}", 1.0, {"x": [1, {}], "y": null}]}),
        json!({"type": "array", "prefixItems": [{"const": 1}, {"const": 2}], "items": {"const": 3},
            "minItems": 1, "maxItems": 4}),
        json!({"type": "array", "items": {"enum": [1, 2, 3, "s"]}, "uniqueItems": true,
            "maxItems": 3}),
        json!({"type": "array", "contains": {"const": 1}, "minItems": 2, "maxItems": 3}),
        json!({"type": "array", "items": {"type": "integer"}, "contains": {"const": 3},
            "minContains": 2, "maxContains": 2}),
        json!({"type": "integer", "multipleOf": 7}),
        json!({"type": "number", "exclusiveMinimum": 0.5}),
        json!({"type": "object", "patternProperties": {"^x-": {"const": 1}},
            "properties": {"x-y": {"const": 1}}, "additionalProperties": false}),
        json!({"$defs": {"n": {"type": "object", "properties": {"v": {"type": "integer"},
            "next": {"$ref": "#/$defs/n"}}}}, "$ref": "#/$defs/n"}),
        json!({"type": "object", "properties": {"root": {"const": 1}, "string": {"type": "string"},
            "ws": {"type": "boolean"}, "日本": {"const": 2}, "": {"const": 3}}}),
    ];
    let values = [
        json!(null),
        json!(1),
        json!(7.0),
        json!(14),
        json!(0.75),
        json!(-3),
        json!(121),
        json!("aé"),
        json!("axc"),
        json!("aaxcc"),
        json!("2024-02-29"),
        json!("2023-02-29"),
        json!("😀é"),
        json!("a/b"),
        json!("\u{1}"),
        json!([]),
        json!([1]),
        json!([1, 2]),
        json!([1, 2, 3, 3]),
        json!([1, 3]),
        json!([3, 2, "s"]),
        json!([3, 1, 3]),
        json!(["s", "s"]),
        json!({}),
        json!({"a": 1}),
        json!({"b": 2}),
        json!({"a": 1, "b": 2}),
        json!({"b": 2, "a": 1}),
        json!({"a": 1, "b": 2, "c": 3}),
        json!({"a": 1, "z": null}),
        json!({"z": null, "a": 1}),
        json!({"p": 1, "q": 1}),
        json!({"p": 1, "q": 1, "r": 1, "s": 1}),
        json!({"a": 120}),
        json!({"x": [1, {}], "y": null}),
        json!({"y": null, "x": [1, {}]}),
        json!({"x-y": 1, "x-z": 1}),
        json!({"x-z": 2}),
        json!({"v": 1, "next": {"next": {"v": 12}}}),
        json!({"root": 1, "string": "s", "ws": true, "日本": 2, "": 3}),
        json!({"日本": 2}),
    ];
    for schema in &cases {
        for whitespace in [Whitespace::Natural, Whitespace::Spaced, Whitespace::Compact] {
            for open_objects in [false, true] {
                let options = Options { open_objects, whitespace, ..Options::default() };
                let (mut a, mut b, gbnf) = both(schema, options).unwrap();
                assert!(gbnf.lost.is_empty(), "{schema}: {:?}", gbnf.lost);
                for value in &values {
                    let texts = [
                        value.to_string(),
                        serde_json::to_string_pretty(value).unwrap(),
                        escaped(value),
                    ];
                    for text in texts.iter().flat_map(|t| near(t)) {
                        let want = a.matches(text.as_bytes());
                        let got = b.matches(text.as_bytes());
                        assert_eq!(want, got, "{schema}: {text}\n{}", gbnf.text);
                    }
                }
            }
        }
    }
}

/// The real schemas: the verdict on every instance, and on texts near it, is the same by the schema
/// and by its grammar. Every tenth of them, or all with `HOB_EXHAUSTIVE=1`, which takes minutes.
#[hob_needs::fixtures]
#[test]
fn schema_bench() {
    let dir = common::fixtures();
    let bytes = std::fs::read(dir.join("grammar/schema_bench.jsonl.gz")).unwrap();
    let mut text = String::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    let (mut counts, mut wrong, mut lost) =
        ([0usize; 4], Vec::new(), BTreeMap::<&str, usize>::new());
    let step = if std::env::var("HOB_EXHAUSTIVE").is_ok_and(|v| v == "1") { 1 } else { 10 };
    for line in text.lines().step_by(step) {
        let case: Value = serde_json::from_str(line).unwrap();
        counts[0] += 1;
        let (mut a, mut b, gbnf) = match both(&case["schema"], OPEN) {
            Ok(both) => both,
            Err(e) => {
                wrong.push(format!("{}: {e}", case["id"]));
                continue;
            }
        };
        counts[1] += usize::from(gbnf.lost.is_empty());
        for (_, what) in &gbnf.lost {
            *lost.entry(what).or_default() += 1;
        }
        let before = wrong.len();
        for test in case["tests"].as_array().unwrap() {
            let data = &test["data"];
            let mut texts = near(&data.to_string());
            texts.extend([serde_json::to_string_pretty(data).unwrap(), escaped(data)]);
            for text in texts {
                counts[2] += 1;
                let (want, got) = match (a.matches(text.as_bytes()), b.matches(text.as_bytes())) {
                    (Ok(want), Ok(got)) => (want, got),
                    (want, got) => {
                        wrong.push(format!("{}: {want:?} {got:?}", case["id"]));
                        break;
                    }
                };
                counts[3] += usize::from(want);
                if want != got && gbnf.lost.is_empty() {
                    let short = |s: &str| s.chars().take(400).collect::<String>();
                    let schema = case["schema"].to_string();
                    wrong.push(format!(
                        "{}: schema {want}, grammar {got}: {}\n  {}",
                        case["id"],
                        short(&text),
                        short(&schema)
                    ));
                    break;
                }
            }
            if wrong.len() > before {
                break;
            }
        }
    }
    let [schemas, exact, texts, accepted] = counts;
    println!("{schemas} schemas, {exact} said in full, {texts} texts, {accepted} of them accepted");
    println!("what is lost: {lost:?}");
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}
