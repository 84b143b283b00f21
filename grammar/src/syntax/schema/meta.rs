//! Schemas of schemas: the only references that leave a document and are still known.

use std::sync::LazyLock;

use serde_json::Value;

static DRAFT_07: LazyLock<Value> = LazyLock::new(|| parse(include_str!("meta/draft-07.json")));
static DRAFT_2020_12: LazyLock<Value> = LazyLock::new(|| parse(include_str!("meta/2020-12.json")));

fn parse(text: &str) -> Value {
    // part of the program, and read by a test; `true` allows everything
    serde_json::from_str(text).unwrap_or(Value::Bool(true))
}

/// Returns the schema that has this URI.
pub(super) fn schema(uri: &str) -> Option<&'static Value> {
    match uri {
        "http://json-schema.org/draft-07/schema" => Some(&DRAFT_07),
        "https://json-schema.org/draft/2020-12/schema" => Some(&DRAFT_2020_12),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn documents_parse() {
        for uri in [
            "http://json-schema.org/draft-07/schema",
            "https://json-schema.org/draft/2020-12/schema",
        ] {
            let schema = super::schema(uri).unwrap();
            assert_eq!(schema["$id"].as_str().unwrap().trim_end_matches('#'), uri);
        }
    }
}
