//! JSON Schema: the specification's test suite, other engines' cases, and 7,886 real schemas.

mod conditions;
mod limits;

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hob::grammar::{Automaton, Constraint, Error, Options, Source, Vocabulary};
use serde_json::{Value, json};

use crate::common;

/// The lines of a fixture file, unpacked if it is packed.
fn cases(file: &str) -> Vec<Value> {
    let dir = common::fixtures();
    let bytes = std::fs::read(dir.join("grammar").join(file)).unwrap();
    let mut text = String::new();
    if file.ends_with(".gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    text.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

const OPEN: Options = Options {
    open_objects: true,
    whitespace: hob::grammar::Whitespace::Natural,
    numbers: hob::grammar::NumberLimits::None,
};

fn compile(schema: &Value) -> Result<Automaton, Error> {
    Automaton::from_schema(schema, OPEN).map(|(a, _)| a)
}

/// A value as programs write it: compact, with spaces, indented.
fn writings(value: &Value) -> [String; 3] {
    let mut spaced = Vec::new();
    let formatter = Spaced(serde_json::ser::CompactFormatter);
    serde::Serialize::serialize(
        value,
        &mut serde_json::Serializer::with_formatter(&mut spaced, formatter),
    )
    .unwrap();
    [
        value.to_string(),
        String::from_utf8(spaced).unwrap(),
        serde_json::to_string_pretty(value).unwrap(),
    ]
}

#[test]
fn white_space_is_as_wide_as_was_asked_for() {
    use hob::grammar::Whitespace::{Compact, Natural, Spaced};
    let schema = json!({"type": "object", "properties": {"a": {"type": "array", "items": {}}}});
    let value = json!({"a": [1, {"b": [null, true]}, "x"]});
    for (whitespace, n_taken) in [(Compact, 1), (Spaced, 2), (Natural, 3)] {
        let options = Options { whitespace, ..OPEN };
        let mut automaton = Automaton::from_schema(&schema, options).unwrap().0;
        let mut takes = |text: &str| automaton.matches(text.as_bytes()).unwrap();
        let taken = writings(&value).map(|text| takes(&text));
        assert_eq!(taken, [0, 1, 2].map(|i| i < n_taken), "{whitespace:?}");
        assert_eq!(takes("{ \"a\": [ 1 ] }"), whitespace != Compact, "{whitespace:?}");
        assert!(!takes("{\"a\":  [1]}"), "{whitespace:?}");
    }
}

/// `", "` and `": "`.
struct Spaced(serde_json::ser::CompactFormatter);

impl serde_json::ser::Formatter for Spaced {
    fn begin_array_value<W: ?Sized + std::io::Write>(
        &mut self,
        w: &mut W,
        first: bool,
    ) -> std::io::Result<()> {
        if first { Ok(()) } else { w.write_all(b", ") }
    }
    fn begin_object_key<W: ?Sized + std::io::Write>(
        &mut self,
        w: &mut W,
        first: bool,
    ) -> std::io::Result<()> {
        if first { Ok(()) } else { w.write_all(b", ") }
    }
    fn begin_object_value<W: ?Sized + std::io::Write>(&mut self, w: &mut W) -> std::io::Result<()> {
        self.0.begin_object_value(w)?;
        w.write_all(b" ")
    }
}

/// Checks `must_accept` and `must_reject` of the tests of a schema.
fn check(automaton: &mut Automaton, case: &Value, wrong: &mut Vec<String>) -> (usize, usize) {
    let mut counts = (0, 0);
    for test in case["tests"].as_array().unwrap() {
        for text in writings(&test["data"]) {
            let got = automaton.matches(text.as_bytes()).unwrap();
            let flagged = |key: &str| test[key] == true;
            counts.0 += usize::from(flagged("must_accept"));
            counts.1 += usize::from(flagged("must_reject"));
            if (flagged("must_accept") && !got) || (flagged("must_reject") && got) {
                let verdict = if got { "accepted" } else { "refused" };
                let schema: String = case["schema"].to_string().chars().take(600).collect();
                let text: String = text.chars().take(300).collect();
                wrong.push(format!(
                    "{}: {verdict} {text}\n    {} {schema}",
                    case["id"], test["desc"]
                ));
                break;
            }
        }
    }
    counts
}

#[hob_needs::fixtures]
#[test]
fn json_schema_test_suite() {
    let mut wrong = Vec::new();
    let mut counts = (0, 0);
    for case in cases("jsts.jsonl").iter().filter(|c| c["remote_refs"] == false) {
        match compile(&case["schema"]) {
            Ok(mut a) => {
                let (yes, no) = check(&mut a, case, &mut wrong);
                counts = (counts.0 + yes, counts.1 + no);
            }
            Err(Error::Unsatisfiable { .. }) => {
                let accepts =
                    case["tests"].as_array().unwrap().iter().any(|t| t["must_accept"] == true);
                if accepts {
                    wrong.push(format!("{}: unsatisfiable {}", case["id"], case["schema"]));
                }
            }
            Err(e) => wrong.push(format!("{}: {e}", case["id"])),
        }
    }
    println!("{} must accept, {} must reject", counts.0, counts.1);
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// llama.cpp's and llguidance's schema cases: what is marked certain for every engine.
#[hob_needs::fixtures]
#[test]
fn gbnf_suite_schemas() {
    let mut wrong = Vec::new();
    for case in cases("gbnf_cases.jsonl").iter().filter(|c| c["kind"] == "json_schema") {
        asserted(case, &case["schema"], &mut wrong);
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// Asserts what is certain: valid in order must be accepted, invalid by the specification's
/// keywords refused. What only other keywords decide (`full` says otherwise) is free, as are texts
/// that other engines refuse for a policy: blanks around the value, or a `format`.
fn asserted(case: &Value, schema: &Value, wrong: &mut Vec<String>) {
    let mut compiled = compile(schema);
    for (list, info) in [("accept", "accept_info"), ("reject", "reject_info")] {
        for (text, info) in
            case[list].as_array().unwrap().iter().zip(case[info].as_array().unwrap())
        {
            let text = text.as_str().unwrap();
            let want =
                match (info["full"].as_bool(), info["spec"].as_bool(), info["ordered"].as_bool()) {
                    (Some(true), _, Some(true)) => true,
                    (Some(false), Some(false), _) => false,
                    _ => continue,
                };
            let policy = text.trim() != text || schema.to_string().contains("\"format\"");
            if list == "reject" && want && policy {
                continue;
            }
            let got = compiled.as_mut().is_ok_and(|a| a.matches(text.as_bytes()).unwrap());
            if got != want {
                let schema: String = schema.to_string().chars().take(500).collect();
                let error = compiled.as_ref().err();
                wrong.push(format!(
                    "{} {list}: {text} should be {want}; {error:?}\n   {schema}",
                    case["id"]
                ));
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn xgrammar_schemas() {
    let mut wrong = Vec::new();
    for case in cases("xgrammar_cases.jsonl").iter().filter(|c| c["kind"] == "json_schema") {
        let default =
            ["any_order", "indent", "separators"].iter().all(|o| case["options"][*o].is_null());
        if default {
            asserted(case, &case["schema"], &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[hob_needs::fixtures]
#[test]
fn stress_schemas() {
    let mut wrong = Vec::new();
    for case in &cases("stress_cases.jsonl") {
        let start = Instant::now();
        let compiled = match case["kind"].as_str().unwrap() {
            "json_schema" => {
                Automaton::from_schema(&case["schema"], Options::default()).map(|(a, _)| a)
            }
            "json_schema_text" => {
                match serde_json::from_str::<Value>(case["schema"].as_str().unwrap()) {
                    Ok(schema) => compile(&schema),
                    Err(_) => continue, // refused by the reader of JSON
                }
            }
            _ => continue,
        };
        let took = start.elapsed();
        let limit = case["limits"]["compile_ms"].as_u64().unwrap_or(1000);
        println!("{}: {took:?}", case["id"]);
        // the limits are for a machine that does nothing else
        if took > Duration::from_millis(4 * limit) {
            wrong.push(format!("{}: {took:?}", case["id"]));
        }
        let mut a = match compiled {
            Ok(a) => a,
            Err(e) if case["expect"] != "ok" => {
                println!("  {e}");
                continue;
            }
            Err(e) => {
                wrong.push(format!("{}: {e}", case["id"]));
                continue;
            }
        };
        for (list, want) in [("accept", true), ("reject", false)] {
            for text in case[list].as_array().unwrap() {
                if a.matches(text.as_str().unwrap().as_bytes()).unwrap() != want {
                    wrong.push(format!("{} {list}: {text}", case["id"]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// Real schemas: every one compiles, every verdict that is certain is right.
#[hob_needs::fixtures]
#[test]
fn schema_bench() {
    let mut table: BTreeMap<String, [usize; 5]> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut times = Vec::new();
    for case in &cases("schema_bench.jsonl.gz") {
        let row = table.entry(case["dataset"].as_str().unwrap().into()).or_default();
        row[0] += 1;
        let start = Instant::now();
        let compiled = compile(&case["schema"]);
        times.push(start.elapsed());
        match compiled {
            Ok(mut a) => {
                let before = wrong.len();
                let (yes, no) = check(&mut a, case, &mut wrong);
                row[1] += 1;
                row[2] += yes;
                row[3] += no;
                row[4] += wrong.len() - before;
            }
            Err(e) => {
                let schema: String = case["schema"].to_string().chars().take(300).collect();
                wrong.push(format!("{}: {e}\n    {schema}", case["id"]));
            }
        }
    }
    println!(
        "{:18}{:>8}{:>10}{:>10}{:>10}{:>8}",
        "", "schemas", "compiled", "accept", "reject", "wrong"
    );
    for (name, [schemas, compiled, yes, no, bad]) in &table {
        println!("{name:18}{schemas:>8}{compiled:>10}{yes:>10}{no:>10}{bad:>8}");
    }
    times.sort();
    if let Some(max) = times.last() {
        let at = |p: usize| times[times.len() * p / 1000];
        println!("compile p50 {:?} p95 {:?} p99 {:?} max {max:?}", at(500), at(950), at(990));
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// What depends on a key is there where the key is.
#[test]
fn dependencies() {
    let schema = serde_json::json!({
        "type": "object",
        "properties": {"card": {"type": "integer"}, "address": {"type": "string"},
            "kind": {"type": "string"}},
        "dependentRequired": {"card": ["address"]},
        "dependentSchemas": {"address": {"properties": {"kind": {"const": "home"}}}},
    });
    let mut a = compile(&schema).unwrap();
    let mut accepts = |text: &str| a.matches(text.as_bytes()).unwrap();
    assert!(accepts("{}") && accepts(r#"{"kind":"x"}"#) && accepts(r#"{"card":1,"address":"a"}"#));
    assert!(!accepts(r#"{"card":1}"#) && !accepts(r#"{"card":1,"kind":"home"}"#));
    assert!(
        accepts(r#"{"address":"a","kind":"home"}"#) && !accepts(r#"{"address":"a","kind":"x"}"#)
    );
    let wrong = serde_json::json!({"dependentRequired": {"a/b": [1]}});
    let error = compile(&wrong).unwrap_err().to_string();
    assert_eq!(error, "schema #/dependentRequired/a~1b: [1], expected a list of strings");
}

/// `4.0` is 4 to JSON Schema, but no integer to drafts up to 4 and to many programs: it is read,
/// and never generated.
#[test]
fn whole_numbers_are_generated_in_digits() {
    let form = |schema: Value| json!({"type": "array", "items": schema, "maxItems": 1});
    for schema in [
        json!({"type": "integer"}),
        json!({"type": "integer", "enum": [3, 2, 4]}),
        json!({"enum": [4.0, 2]}),
        json!({"const": 4}),
        json!({"enum": [[1, 4], {"a": 4}, 4]}),
        json!({"type": "integer", "not": {"enum": [3]}}),
    ] {
        for (options, point) in [(OPEN, true), (Options::default(), false)] {
            let (mut automaton, _) =
                Automaton::from_schema(&form(schema.clone()), options).unwrap();
            assert!(automaton.matches(b"[4]").unwrap(), "{schema}");
            assert_eq!(automaton.matches(b"[4.0]").unwrap(), point, "{schema}");
            if schema["enum"][0].is_array() {
                for (text, holds) in
                    [("[[1, 4]]", true), ("[[1, 4.0]]", point), ("[{\"a\": 4.0}]", point)]
                {
                    assert_eq!(automaton.matches(text.as_bytes()).unwrap(), holds, "{text}");
                }
            }
        }
    }
}

/// Arrays of distinct items, and of so many of a kind: every short array, against what the keywords
/// say.
#[test]
fn another_spelling_is_no_other_number() {
    // (schema, accepted, refused)
    let cases = [
        (
            json!({"oneOf": [{"type": "integer"}, {"type": "number"}]}),
            "72.5 49.90 -0.05 1.5e-7",
            "72 72.0 72.00 1e0 1e2 0.0 -0.0",
        ),
        (
            json!({"oneOf": [{"const": 1}, {"type": "number"}]}),
            "2 1.5 10 -1",
            "1 1.0 1.00 1e0 10e-1",
        ),
        (json!({"type": "number", "not": {"const": 1.5}}), "1.25 15 -1.5", "1.5 1.50 15e-1"),
        (json!({"type": "number", "not": {"const": 0}}), "1 0.5 -0.5", "0 -0 0.0 -0.0 0e5"),
        (
            json!({"oneOf": [{"type": "number", "minimum": 2}, {"type": "number", "maximum": 3}]}),
            "1 3.5 1.75",
            "2 2.5 3.0 25e-1",
        ),
    ];
    for (schema, accepted, refused) in cases {
        for open_objects in [false, true] {
            let options = Options { open_objects, ..OPEN };
            let (mut automaton, ignored) = Automaton::from_schema(&schema, options).unwrap();
            assert!(ignored.is_empty(), "{schema}: {ignored:?}");
            for (texts, expected) in [(accepted, true), (refused, false)] {
                for text in texts.split(' ') {
                    assert_eq!(
                        automaton.matches(text.as_bytes()).unwrap(),
                        expected,
                        "{schema} {text}"
                    );
                }
            }
        }
    }
}

/// Properties that a cousin declares are not evaluated.
#[test]
fn unevaluated_beside_others() {
    let none = json!({"unevaluatedProperties": false});
    for (schema, has_members) in [
        (json!({"properties": {"a": {}}, "unevaluatedProperties": false}), true),
        (json!({"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": false}), true),
        (
            json!({"$defs": {"x": {"properties": {"a": {}}}}, "$ref": "#/$defs/x",
                "unevaluatedProperties": false}),
            true,
        ),
        (json!({"allOf": [{"properties": {"a": {}}}, none]}), false),
        (json!({"properties": {"a": {}}, "allOf": [none]}), false),
        (json!({"allOf": [{"prefixItems": [{}]}, {"unevaluatedItems": false}]}), false),
        (
            json!({"$ref": "#/$defs/y", "additionalProperties": {},
                "$defs": {"y": {"unevaluatedProperties": false}}}),
            false,
        ),
        (json!({"items": {}, "allOf": [{"unevaluatedItems": false}]}), false),
    ] {
        let accepted: &[&str] = if has_members { &["{}", r#"{"a":1}"#] } else { &["{}", "[]"] };
        let is_of_items = schema.to_string().contains("Items");
        let refused = [r#"{"b":1}"#, r#"{"a":1}"#, "[1]"];
        let refused = match (has_members, is_of_items) {
            (true, _) => &refused[..1],
            (false, false) => &refused[..2],
            (false, true) => &refused[2..],
        };
        assert!(verdicts(&schema, accepted, refused).is_empty(), "{schema}");
    }
}

#[test]
fn distinct_and_contained() {
    let values = [json!(1), json!(12), json!("a"), json!(true), json!(null)];
    let mut arrays: Vec<Vec<Value>> = vec![Vec::new()];
    for i in 0.. {
        if arrays[i].len() == 4 {
            break;
        }
        let longer = values.iter().map(|v| arrays[i].iter().chain([v]).cloned().collect());
        let longer: Vec<Vec<Value>> = longer.collect();
        arrays.extend(longer);
    }
    let listed = json!({"enum": [1, 12, "a", true, 1.0]});
    let bounds = [
        (0, None, 0, None),
        (0, None, 1, None),
        (2, Some(3), 1, Some(2)),
        (0, Some(4), 2, None),
        (3, None, 0, Some(1)),
    ];
    for (min, max, least, most) in bounds {
        let mut distinct =
            json!({"type": "array", "items": listed, "uniqueItems": true, "minItems": min});
        let mut contained = json!({"type": "array", "minItems": min, "contains": {"enum": [1, "a"]},
            "minContains": least});
        let mut both = json!({"prefixItems": [{"type": "integer"}],
            "items": {"type": ["number", "string", "boolean"]}, "minContains": least,
            "type": "array", "contains": {"type": "number"}, "minItems": min});
        for schema in [&mut distinct, &mut contained, &mut both] {
            if let Some(max) = max {
                schema["maxItems"] = json!(max);
            }
        }
        for schema in [&mut contained, &mut both] {
            if let Some(most) = most {
                schema["maxContains"] = json!(most);
            }
        }
        let mut automata = [&distinct, &contained, &both].map(|schema| {
            let (automaton, ignored) = Automaton::from_schema(schema, OPEN).unwrap();
            assert!(ignored.is_empty(), "{ignored:?} {schema}");
            automaton
        });
        for array in &arrays {
            let long = (min..=max.unwrap_or(9)).contains(&array.len());
            let different = array.iter().enumerate().all(|(i, v)| !array[..i].contains(v));
            let count = |of: &dyn Fn(&Value) -> bool| {
                let count = array.iter().filter(|v| of(v)).count();
                (least..=most.unwrap_or(9)).contains(&count)
            };
            let kinds = array.first().is_none_or(Value::is_number)
                && !array.iter().skip(1).any(Value::is_null);
            let want = [
                long && different && !array.contains(&Value::Null),
                long && count(&|v| *v == 1 || *v == "a"),
                long && kinds && count(&Value::is_number),
            ];
            for text in writings(&json!(array)) {
                let got = automata.each_mut().map(|a| a.matches(text.as_bytes()).unwrap());
                assert_eq!(got, want, "{text}: {distinct} {contained} {both}");
            }
        }
    }
    let scarce = json!({"type": "array", "prefixItems": [{"enum": [1, 2]}, {"const": 1}],
        "minItems": 2, "uniqueItems": true});
    assert!(verdicts(&scarce, &["[2,1]", "[2,1,3]"], &["[1,1]", "[1,2]", "[2,1,1]"]).is_empty());
    let many = json!({"contains": {"const": 1}, "minItems": 5000, "maxItems": 5000});
    assert_eq!(Automaton::from_schema(&many, OPEN).unwrap().1, ["#/contains"]);
    for schema in [
        json!({"type": "array", "items": {"enum": [1, 1.0, 2]}, "uniqueItems": true,
            "minItems": 3}),
        json!({"type": "array", "contains": {"const": 1}, "minContains": 3, "maxContains": 2}),
        json!({"type": "array", "contains": {"const": 1}, "maxItems": 0}),
        json!({"type": "array", "items": {"const": 2}, "contains": {"const": 1}}),
    ] {
        assert!(matches!(compile(&schema), Err(Error::Unsatisfiable { .. })), "{schema}");
    }
}

/// Returns what a schema accepts of these, and what it reports.
fn verdicts(schema: &Value, good: &[&str], bad: &[&str]) -> Vec<String> {
    let (mut automaton, ignored) = Automaton::from_schema(schema, OPEN).unwrap();
    for (texts, expected) in [(good, true), (bad, false)] {
        for text in texts {
            assert_eq!(automaton.matches(text.as_bytes()).unwrap(), expected, "{schema}: {text}");
        }
    }
    ignored
}

/// Divisors of any size, with bounds, are exact and quick, and every beginning can be completed in
/// few bytes.
#[test]
fn multiples_of_large_numbers() {
    let start = Instant::now();
    let ttl =
        json!({"type": "integer", "minimum": 100_000, "maximum": 2_592_000, "multipleOf": 86_400});
    for (schema, good, bad) in [
        (ttl, &["172800", "2592000"][..], &["86400", "100000", "2678400", "9", "172801"][..]),
        (
            json!({"type": "integer", "minimum": 1, "maximum": 3_000_000, "multipleOf": 1_000_000}),
            &["1000000", "3000000"],
            &["0", "4000000", "1000001"],
        ),
        (
            json!({"type": "integer", "multipleOf": 999_983}),
            &["0", "-999983", "1999966"],
            &["1", "999984"],
        ),
        (
            json!({"type": "integer", "minimum": 1, "maximum": 5_000_000_000u64,
                "multipleOf": 4_294_967_291u64}),
            &["4294967291"],
            &["0", "8589934582", "4294967290"],
        ),
        (
            json!({"type": "integer", "allOf": [{"multipleOf": 6}, {"multipleOf": 4}],
                "exclusiveMinimum": -24, "maximum": 24}),
            &["-12", "0", "24"],
            &["-24", "6", "4"],
        ),
    ] {
        assert!(verdicts(&schema, good, bad).is_empty());
        let tokens = (0..=255u8).map(|byte| Box::from([byte])).collect();
        let vocabulary = Arc::new(Vocabulary::new(tokens));
        let source = Source::Schema(schema.clone(), OPEN);
        let constraint = Constraint::compile(&source, vocabulary, &|_| None).unwrap();
        // the last byte that may come, as often as one may
        let mut state = constraint.start();
        for _ in 0..12 {
            let mask = constraint.mask(state).unwrap();
            let Some(byte) = (0..256).rev().find(|&b| mask.contains(b)) else { break };
            state = constraint.advance(state, byte).unwrap();
            assert!(constraint.shortest(state).unwrap().is_some_and(|n| n < 24), "{schema}");
        }
        assert!(constraint.size().unwrap() < 64 << 20);
    }
    let none =
        json!({"type": "integer", "minimum": 100_001, "maximum": 172_799, "multipleOf": 86_400});
    assert!(matches!(compile(&none), Err(Error::Unsatisfiable { .. })));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn numbers_of_members() {
    let two = json!({"type": "object", "minProperties": 2});
    let good = [r#"{"a":1,"b":2}"#, r#"{"a":1,"":2,"b":3}"#];
    let bad = [r#"{"a":1}"#, r#"{"a":1,"a":2}"#, r#"{"a":1,"\u0061":2,"b":3}"#];
    assert!(verdicts(&two, &good, &bad).is_empty());
    let named =
        json!({"type": "object", "propertyNames": {"enum": ["a", "b", "c"]}, "minProperties": 2});
    let good = [r#"{"a":1,"b":2}"#, r#"{"c":1,"a":2}"#, r#"{"b":1,"c":1,"a":2}"#];
    assert!(
        verdicts(&named, &good, &[r#"{"a":1,"a":2}"#, r#"{"a":1}"#, r#"{"a":1,"d":1}"#]).is_empty()
    );
    let none = json!({"type": "object", "propertyNames": {"enum": ["a"]}, "minProperties": 2});
    assert!(matches!(compile(&none), Err(Error::Unsatisfiable { .. })));
    let required = json!({"type": "object", "required": ["a", "b"], "minProperties": 2});
    assert!(verdicts(&required, &[r#"{"a":1,"b":2}"#], &[r#"{"a":1}"#]).is_empty());
}

#[test]
fn unevaluated_is_enforced_or_reported() {
    let many = json!({"anyOf": [{"properties": {"a": true}}, {"properties": {"b": true}},
            {"properties": {"c": true}}, {"properties": {"d": true}}, {"properties": {"e": true}}],
        "unevaluatedProperties": false});
    assert!(!Automaton::from_schema(&many, OPEN).unwrap().1.is_empty());
    let either = json!({"type": "object", "unevaluatedProperties": false,
        "anyOf": [{"properties": {"a": true}}, {"properties": {"b": {"type": "integer"}}}]});
    let valid = [r#"{}"#, r#"{"a":1}"#, r#"{"b":1}"#, r#"{"a":1,"b":1}"#, r#"{"b":1,"a":1}"#];
    let invalid = [r#"{"b":"x"}"#, r#"{"a":1,"b":"x"}"#, r#"{"c":1}"#, r#"{"a":1,"c":1}"#];
    assert!(verdicts(&either, &valid, &invalid).is_empty());
    for schema in [
        json!({"enum": [{"a": 1}], "unevaluatedProperties": false}),
        json!({"const": [1], "unevaluatedItems": false}),
    ] {
        assert!(matches!(compile(&schema), Err(Error::Unsatisfiable { .. })), "{schema}");
    }
    let listed = json!({"enum": [{"a": 1}, {"b": 1}, {"a": 1, "c": 1}],
        "unevaluatedProperties": false,
        "allOf": [{"properties": {"a": {}}}],
            "anyOf": [{"required": ["c"], "properties": {"c": {}}}, {}]});
    verdicts(&listed, &[r#"{"a":1}"#, r#"{"a":1,"c":1}"#], &[r#"{"b":1}"#]);
}

/// References without a URI start at the schema they are in, also where another one has the same
/// name.
#[test]
fn the_same_name_twice() {
    let part = |value: &str| {
        json!({"$id": "args.json", "$ref": "#/$defs/t",
        "$defs": {"t": {"const": value}}})
    };
    let schema = json!({"type": "object", "properties": {"f": part("F"), "g": part("G")}});
    let ignored = verdicts(&schema, &[r#"{"f":"F","g":"G"}"#], &[r#"{"g":"F"}"#, r#"{"f":"G"}"#]);
    assert!(ignored.is_empty());
}
