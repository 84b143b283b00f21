//! What mutations start from: a few grammars and schemas of our own, and the conformance data where
//! it is there.

use std::io::Read;
use std::sync::Arc;

use hob::grammar::Vocabulary;
use serde_json::{Value, json};

#[derive(Clone, Default)]
pub(crate) struct Corpus {
    pub grammars: Vec<String>,
    pub schemas: Vec<Value>,
    /// Texts to be matched.
    pub texts: Vec<String>,
}

/// Larger ones would make the others rare: what is tried is changed in one place or a few.
const MOST: usize = 4000;

impl Corpus {
    pub(crate) fn load() -> Corpus {
        let mut corpus = Corpus::default();
        corpus.grammars.extend(GRAMMARS.map(String::from));
        corpus.schemas.extend(schemas());
        corpus.texts.extend(
            ["", "a", "{}", "[1, 2]", "{\"a\": \"b\"}", "ab ab", "((()))", "é日😀"]
                .map(String::from),
        );
        let dir = super::common::fixtures_folder();
        if dir.is_dir() {
            for file in
                ["gbnf_cases.jsonl", "jsts.jsonl", "xgrammar_cases.jsonl", "schema_bench.jsonl.gz"]
            {
                let bytes = std::fs::read(dir.join("grammar").join(file)).unwrap_or_default();
                let mut text = String::from_utf8_lossy(&bytes).into_owned();
                if file.ends_with(".gz") {
                    text.clear();
                    let _ = flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text);
                }
                let every = if file.starts_with("schema_bench") { 11 } else { 1 };
                for line in text.lines().step_by(every).filter(|l| l.len() < 4 * MOST) {
                    corpus.add(&serde_json::from_str(line).unwrap_or_default());
                }
            }
        }
        corpus
    }

    fn add(&mut self, case: &Value) {
        if let Some(grammar) = case["grammar"].as_str().filter(|g| g.len() < MOST) {
            self.grammars.push(grammar.into());
        }
        if case["schema"].is_object() && case["schema"].to_string().len() < MOST {
            self.schemas.push(case["schema"].clone());
        }
        for list in ["accept", "reject"] {
            let texts = case[list].as_array().into_iter().flatten().filter_map(Value::as_str);
            self.texts.extend(texts.filter(|t| t.len() < 200).map(str::to_owned));
        }
        for test in case["tests"].as_array().into_iter().flatten().take(2) {
            let text = test["data"].to_string();
            if text.len() < 200 {
                self.texts.push(text);
            }
        }
    }
}

const GRAMMARS: [&str; 8] = [
    "root ::= [a-z]+ (\" \" [a-z]+)*",
    "root ::= root \"a\" | root \"b\" | \"ab\"",
    "root ::= \"(\" root \")\" | [^()]{0,3}",
    "root ::= (\"a\" | \"\")* \"b\"? \"c\"{2,5}\n",
    "root ::= a b? | b a\na ::= a \"x\" | \"y\" b\nb ::= b \"z\" a | \"w\"",
    "root ::= <[3]> [0-9]{0,100} !<[4]> | \"\\u00e9\" .",
    "root ::= ((x? x?){0,9} y*)+\nx ::= y | [\\x41-\\x43]\ny ::= \"é\" | \"日\" x",
    "# a list\nroot ::= \"[\" ( item (\",\" item)* )? \"]\"\nitem ::= [0-9]+ | root",
];

fn schemas() -> Vec<Value> {
    vec![
        json!({"type": "object", "properties": {"a": {"type": "string", "pattern": "^a|b$",
            "maxLength": 9}, "b": {"$ref": "#"}}, "required": ["b"]}),
        json!({"$defs": {"n": {"items": {"$ref": "#/$defs/n"}, "maxItems": 3}},
            "$ref": "#/$defs/n"}),
        json!({"allOf": [{"properties": {"a": {"minimum": 3}}},
            {"patternProperties": {"a$": {"maximum": 9}}}], "minProperties": 2}),
        json!({"oneOf": [{"const": 1}, {"type": "integer", "multipleOf": 3},
            {"enum": [[1], {"a": null}]}], "not": {"const": 6}}),
        json!({"type": "array", "prefixItems": [{"type": "null"}, {"format": "date"}],
            "items": {"type": "boolean"}}),
        json!({"if": {"required": ["a"]}, "then": {"properties": {"a": {"const": "x"}}},
            "else": {"maxProperties": 1}}),
    ]
}

/// A small vocabulary as tokenizers have them: bytes, pieces of JSON, halves of characters,
/// duplicates, control tokens.
pub(crate) fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|b| vec![b].into()).collect();
    let pieces = [
        "",
        "  ",
        "\n  ",
        "{\"",
        "\":",
        "\": ",
        "\", \"",
        "\"}",
        "\"}]",
        "\"]",
        "],",
        "}}",
        "{}",
        "[]",
        "\\n",
        "\\u00",
        "\\ud83d",
        "\\ude00",
        "\\\"",
        "a\\",
        "abc",
        "name",
        "\"a\"",
        "me\":",
        "12",
        "1.5",
        "-1",
        "e+",
        "true",
        "null",
        "ue,",
        "é",
        "日本",
        "😀",
        "a b c",
        "more than sixteen characters",
        "x\"",
        "xyz\", \"n",
        "0000",
        "2024-",
        "01\"",
        "ab",
        "aab",
        "abc",
        "",
    ];
    tokens.extend(pieces.iter().map(|p| p.as_bytes().into()));
    tokens.extend(
        [&b"\xe6\x97"[..], b"\xa5", b"\xf0\x9f", b"\x98\x80\"", b"a\xc3", b"\xff\xfe"]
            .map(Into::into),
    );
    Arc::new(Vocabulary::new(tokens))
}
