use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

/// Returns the events of a text in pieces, those of one string's parts joined.
fn events(pieces: &[&[u8]]) -> Vec<ValueEvent> {
    let mut reader = ValueEventReader::default();
    let mut found = Vec::new();
    for piece in pieces {
        reader.push(piece, &mut found);
    }
    reader.finish(&mut found);
    let mut joined: Vec<ValueEvent> = Vec::new();
    for event in found {
        if let ValueEvent::Append { text, .. } = &event
            && let Some(ValueEvent::Append { text: before, .. }) = joined.last_mut()
        {
            before.push_str(text);
        } else {
            joined.push(event);
        }
    }
    joined
}

/// Returns the pointers of the values that are open after a text.
fn open_after(text: &str) -> Vec<String> {
    let mut reader = ValueEventReader::default();
    reader.push(text.as_bytes(), &mut Vec::new());
    reader.open_values()
}

/// Puts a value together from the events about it.
fn rebuilt(events: &[ValueEvent]) -> Value {
    let mut whole = Value::Null;
    let mut n_open = 0;
    for event in events {
        match event {
            ValueEvent::Start { pointer, r#type } => {
                n_open += 1;
                let begun = match r#type {
                    JsonType::Object => json!({}),
                    JsonType::Array => json!([]),
                    JsonType::String => json!(""),
                    JsonType::Number | JsonType::Boolean | JsonType::Null => Value::Null,
                };
                let Some((parent, name)) = pointer.rsplit_once('/') else {
                    whole = begun;
                    continue;
                };
                match whole.pointer_mut(parent).unwrap() {
                    Value::Array(items) => {
                        assert_eq!(name, items.len().to_string());
                        items.push(begun);
                    }
                    Value::Object(members) => {
                        members.insert(name.replace("~1", "/").replace("~0", "~"), begun);
                    }
                    other => panic!("{pointer} within {other}"),
                }
            }
            ValueEvent::Append { pointer, text } => match whole.pointer_mut(pointer).unwrap() {
                Value::String(string) => string.push_str(text),
                other => panic!("{text:?} after {other}"),
            },
            ValueEvent::End { pointer, value } => {
                n_open -= 1;
                let found = whole.pointer_mut(pointer).unwrap();
                match value {
                    Some(ScalarValue::Text(text)) => assert_eq!(found, text, "{pointer}"),
                    Some(ScalarValue::Literal(text)) => {
                        *found = serde_json::from_str(text).unwrap();
                    }
                    None => assert!(found.is_object() || found.is_array(), "{found}"),
                }
            }
        }
    }
    assert_eq!(n_open, 0);
    whole
}

/// Returns any JSON value of a few levels.
fn values() -> impl Strategy<Value = Value> {
    let scalar = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1e9..1e9).prop_map(|number: f64| json!(number)),
        any::<String>().prop_map(Value::from),
    ];
    scalar.prop_recursive(4, 24, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-c/~\"é𝄞]{0,3}", inner, 0..5)
                .prop_map(|members| json!(members)),
        ]
    })
}

proptest! {
    #[test]
    fn a_text_cut_anywhere_gives_the_same_events(value in values()) {
        for text in [value.to_string(), serde_json::to_string_pretty(&value).unwrap()] {
            let bytes = text.as_bytes();
            let whole = events(&[bytes]);
            let value: Value = serde_json::from_str(&text).unwrap();
            prop_assert_eq!(&rebuilt(&whole), &value, "{}", text);
            for at in 0..=bytes.len() {
                let (first, second) = bytes.split_at(at);
                prop_assert_eq!(&events(&[first, second]), &whole, "{} at {}", text, at);
            }
            let single: Vec<&[u8]> = bytes.chunks(1).collect();
            prop_assert_eq!(&events(&single), &whole, "{}", text);
        }
    }

    #[test]
    fn what_is_no_json_breaks_nothing(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        let mut reader = ValueEventReader::default();
        let mut found = Vec::new();
        reader.push(&bytes, &mut found);
        reader.open_values();
        reader.finish(&mut found);
    }

    #[test]
    fn a_text_with_a_fault_has_no_value_as_a_whole(
        value in values(), at in any::<prop::sample::Index>(), byte in any::<u8>()
    ) {
        let mut bytes = json!([value]).to_string().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let has_ended = events(&[&bytes])
            .iter()
            .any(|event| matches!(event, ValueEvent::End { pointer, .. } if pointer.is_empty()));
        if let Ok(value) = serde_json::from_slice::<Value>(&bytes) {
            prop_assert!(has_ended, "{}", value);
        }
    }
}

#[test]
fn events_name_values_as_they_come() {
    let mut reader = ValueEventReader::default();
    let mut told = |piece: &str| {
        let mut found = Vec::new();
        reader.push(piece.as_bytes(), &mut found);
        serde_json::to_value(found).unwrap()
    };
    let start = |pointer: &str, kind: &str| {
        let event = "value.start";
        json!({"event": event, "pointer": pointer, "type": kind})
    };
    assert_eq!(
        told("{ \"a/b\": [1"),
        json!([start("", "object"), start("/a~1b", "array"), start("/a~1b/0", "number"),])
    );
    assert_eq!(
        told("2, \"x\\u00"),
        json!([
            {"event": "value.end", "pointer": "/a~1b/0", "value": 12},
            start("/a~1b/1", "string"),
            {"event": "value.append", "pointer": "/a~1b/1", "text": "x"},
        ])
    );
    assert_eq!(
        told("e9\\ud834"),
        json!([
            {"event": "value.append", "pointer": "/a~1b/1", "text": "é"},
        ])
    );
    assert_eq!(
        told("\\udd1e\"]"),
        json!([
            {"event": "value.append", "pointer": "/a~1b/1", "text": "𝄞"},
            {"event": "value.end", "pointer": "/a~1b/1", "value": "xé𝄞"},
            {"event": "value.end", "pointer": "/a~1b"},
        ])
    );
    let exact = serde_json::to_string(&ValueEvent::End {
        pointer: "/n".into(),
        value: Some(ScalarValue::Literal("12345678901234567890123.50".into())),
    });
    let told_exact = r#"{"event":"value.end","pointer":"/n","value":12345678901234567890123.50}"#;
    assert_eq!(exact.unwrap(), told_exact);
    assert_eq!(
        told(",\"n\":null}\n"),
        json!([
            start("/n", "null"),
            {"event": "value.end", "pointer": "/n", "value": null},
            {"event": "value.end", "pointer": ""},
        ])
    );
    assert_eq!(told("x 1"), json!([]));
}

#[test]
fn what_has_begun_and_not_ended_is_open() {
    for (text, open) in [
        ("", &[][..]),
        (" \n", &[]),
        ("{", &[""]),
        ("{\"a", &[""]),
        ("{\"a\":", &[""]),
        ("{\"a\":\"x", &["", "/a"]),
        ("{\"a\":\"x\"", &[""]),
        ("{\"a\":\"x\",\"b\":{\"c\":[[1],[tr", &["", "/b", "/b/c", "/b/c/1", "/b/c/1/0"]),
        ("{\"a\":{\"b\":[{}]},\"c", &[""]),
        ("[1, 2", &["", "/1"]),
        ("[1, 2,", &[""]),
        ("[]", &[]),
        ("12", &[""]),
        ("\"x\"", &[]),
        ("{\"a\":\"x\\ud8", &["", "/a"]),
    ] {
        assert_eq!(open_after(text), open, "{text}");
    }
}

#[test]
fn what_is_too_deep_or_far_is_read_and_not_told() {
    let deep = format!("{}1{}", "[".repeat(500), "]".repeat(500));
    let found = events(&[deep.as_bytes()]);
    assert_eq!(found.len(), 2 * MOST_LEVELS);
    assert_eq!(found.last(), Some(&ValueEvent::End { pointer: String::new(), value: None }));
    assert_eq!(open_after(&deep[..400]).len(), MOST_LEVELS);
    let name = "n".repeat(LONGEST_POINTER);
    let far = json!({&name: {"a": "b"}, "c": 1});
    let found = events(&[far.to_string().as_bytes()]);
    let told: Vec<_> =
        found.iter().filter(|event| matches!(event, ValueEvent::Start { .. })).collect();
    let start = |pointer: &str, r#type| ValueEvent::Start { pointer: pointer.into(), r#type };
    assert_eq!(told, [&start("", JsonType::Object), &start("/c", JsonType::Number)]);
}
