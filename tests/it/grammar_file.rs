//! Precompiled grammars: what is written is read again, and nothing else is.

use hob::grammar::{
    Error, Options, Source, Vocabulary, is_precompiled, load_grammar_file, precompile,
};
use serde_json::json;

fn vocabulary(extra: &str) -> Vocabulary {
    let bytes = (0..=255u8).map(|b| vec![b].into());
    Vocabulary::new(bytes.chain([extra.as_bytes().into()]).collect())
}

fn sources() -> Vec<(Source, &'static [&'static str], &'static [&'static str])> {
    let schema = |s: serde_json::Value| Source::Schema(s, Options::default());
    vec![
        (
            schema(
                json!({"type": "object", "properties": {"a": {"type": "string", "pattern": "^x|y$",
                    "maxLength": 3}, "b": {"$ref": "#"}, "c": {"minimum": 3}}, "required": ["a"]}),
            ),
            &["{\"a\": \"xy\"}", "{\"a\":\"y\",\"b\":{\"a\":\"y\"},\"c\":3.5}"],
            &["{}", "{\"a\":\"z\"}", "{\"a\":\"y\",\"c\":2}"],
        ),
        (
            schema(json!({"enum": ["a", {"x": [1]}], "contentMediaType": "text/html"})),
            &["\"a\"", "{\"x\": [1]}"],
            &["\"b\"", "{\"x\":[]}"],
        ),
        (
            schema(json!({"additionalProperties": {"const": 1}, "minProperties": 2,
                    "propertyNames": {"maxLength": 2}, "type": "object"})),
            &["{\"a\":1,\"bb\":1}"],
            &["{\"a\":1}", "{\"a\":1,\"bbb\":1}"],
        ),
        (
            schema(json!({"items": {"enum": ["a", 1, 12]}, "type": "array", "uniqueItems": true,
                    "minItems": 2})),
            &["[1, 12]", "[12,\"a\",1]"],
            &["[1]", "[1,1]", "[12,\"a\",12]"],
        ),
        (
            schema(json!({"contains": {"const": 1}, "maxContains": 2, "type": "array"})),
            &["[0, 1]", "[1,true,1]"],
            &["[]", "[1,1,1]"],
        ),
        (
            Source::Gbnf(
                "root ::= e\ne ::= e \"+\" t | t\nt ::= [0-9]{1,3} | \"(\" e \")\"".into(),
            ),
            &["1+(2+3)+444"],
            &["1+", "1234"],
        ),
    ]
}

#[test]
fn read_as_written() {
    let vocabulary = vocabulary("ab");
    for (source, good, bad) in sources() {
        let (file, ignored) = precompile(&source, &vocabulary, &|_| None).unwrap();
        assert!(is_precompiled(&file));
        let (mut automaton, names) = load_grammar_file(&file, &vocabulary, &|_| None).unwrap();
        assert_eq!(names, ignored);
        for (texts, want) in [(good, true), (bad, false)] {
            for text in texts {
                assert_eq!(automaton.matches(text.as_bytes()), Ok(want), "{text}");
            }
        }
    }
}

#[test]
fn refused() {
    let ours = vocabulary("ab");
    let others = vocabulary("abc");
    let (file, _) = precompile(&sources()[0].0, &ours, &|_| None).unwrap();
    let says =
        |bytes: &[u8], vocabulary: &Vocabulary| match load_grammar_file(bytes, vocabulary, &|_| {
            None
        }) {
            Err(e @ Error::Precompiled { .. }) => e.to_string(),
            other => panic!("{other:?}"),
        };
    assert_eq!(
        says(&file, &others),
        "a grammar for another tokenizer, expected one compiled with this model"
    );
    let version = file[8];
    let mut newer = file.clone();
    newer[8] += 1;
    let expected = format!("version {}, expected version {version}", version + 1);
    assert!(says(&newer, &ours).starts_with(&expected));
    let mut flipped = file.clone();
    let last = flipped.len() - 1;
    flipped[last] ^= 1;
    assert!(says(&flipped, &ours).contains("checksum"));
    for cut in [9, 20, 50, 83, 84, file.len() - 1] {
        says(&file[..cut], &ours);
    }
    assert!(says(b"\xFF\xFE", &ours).contains("a byte at 0 that is no text"));
}
