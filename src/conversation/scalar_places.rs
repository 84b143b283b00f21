//! The places of a JSON text at which its scalar values begin.

use super::value_events::{JsonType, ValueEvent, ValueEventReader};

/// The place of a string, number, boolean or null.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScalarPlace {
    /// The JSON pointer of the value.
    pub pointer: String,
    /// The byte at which it begins.
    pub start: usize,
}

/// Returns the places of the first scalar values, at most `most`, in a text that may be cut.
pub fn scalar_places(text: &[u8], most: usize) -> Vec<ScalarPlace> {
    let mut reader = ValueEventReader::default();
    let mut events = Vec::new();
    let mut places = Vec::new();
    for (start, byte) in text.iter().enumerate() {
        reader.push(&[*byte], &mut events);
        for event in events.drain(..) {
            if let ValueEvent::Start { pointer, r#type } = event
                && !matches!(r#type, JsonType::Object | JsonType::Array)
            {
                places.push(ScalarPlace { pointer, start });
            }
        }
        if places.len() >= most {
            break;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_found_where_they_begin() {
        let text = r#"{"a": "x", "b": [1, true,{"c/d":null}], "e": "cu"#;
        let found = scalar_places(text.as_bytes(), 10);
        let places: Vec<(&str, &str)> = found
            .iter()
            .map(|place| (place.pointer.as_str(), &text[place.start..=place.start]))
            .collect();
        let expected =
            [("/a", "\""), ("/b/0", "1"), ("/b/1", "t"), ("/b/2/c~1d", "n"), ("/e", "\"")];
        assert_eq!(places, expected);
        assert_eq!(found[0].start, 6);
        assert_eq!(scalar_places(text.as_bytes(), 2).len(), 2);
        assert!(scalar_places(b"JSON", 9).is_empty());
    }
}
