//! The lines of a batch: OpenAI's, or texts.

use std::collections::HashMap;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::super::Error;

/// The endpoint of lines without a `url`.
const CHAT: &str = "/v1/chat/completions";
/// The endpoints that a line may name.
const ENDPOINTS: [&str; 5] =
    [CHAT, "/v1/completions", "/v1/responses", "/v1/embeddings", "/v1/rerank"];

/// A request of a batch.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BatchRequest {
    /// The name of its answer.
    pub id: String,
    /// The path of its endpoint.
    pub path: String,
    /// Its body.
    pub body: Value,
}

/// Reads a whole input. Members of `body` are added to each request that does not have them. Empty
/// lines are left out.
///
/// # Errors
/// Names the line that is neither a request nor a text.
pub(super) fn read(
    from: &Path,
    text: &str,
    body: &Map<String, Value>,
) -> Result<Vec<BatchRequest>, Error> {
    let mut requests = Vec::new();
    let mut lines_by_id: HashMap<String, usize> = HashMap::new();
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let refused =
            |what: String| Error::input(format_args!("{}:{number}", from.display()), what);
        let request = request_of(line, number, body).map_err(refused)?;
        if let Some(first) = lines_by_id.insert(request.id.clone(), number) {
            let what = format!("custom_id `{}` is that of line {first} too", request.id);
            return Err(refused(what));
        }
        requests.push(request);
    }
    Ok(requests)
}

/// Returns the request of a line.
///
/// # Errors
/// Says what was expected in its place.
fn request_of(
    line: &str,
    number: usize,
    defaults: &Map<String, Value>,
) -> Result<BatchRequest, String> {
    let objects = || serde_json::from_str::<Vec<Map<String, Value>>>(line);
    if line.starts_with('[') && objects().is_ok_and(|all| !all.is_empty()) {
        return Err("an object in each line was expected, found an array of objects".into());
    }
    if !line.starts_with('{') {
        // a text may be written as JSON writes it, so that it can have several lines
        let text = serde_json::from_str::<String>(line).unwrap_or_else(|_| line.to_owned());
        let body = json!({ "messages": [{ "role": "user", "content": text }] });
        let id = format!("line-{number}");
        return Ok(BatchRequest { id, path: CHAT.into(), body: with_defaults(body, defaults)? });
    }
    let found: Value = serde_json::from_str(line)
        .map_err(|error| format!("a JSON object was expected: {error}"))?;
    let text = |key: &str| match found.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(format!("`{key}`: a text was expected")),
    };
    let id = text("custom_id")?.unwrap_or_else(|| format!("line-{number}"));
    if let Some(method) = text("method")?.filter(|method| method != "POST") {
        return Err(format!("`method`: POST was expected, found {method}"));
    }
    let path = text("url")?.unwrap_or_else(|| CHAT.into());
    if !ENDPOINTS.contains(&path.as_str()) {
        return Err(format!("`url`: one of {} was expected, found {path}", ENDPOINTS.join(", ")));
    }
    let Some(body) = found.get("body").filter(|body| body.is_object()) else {
        return Err("`body`: an object was expected".into());
    };
    Ok(BatchRequest { id, path, body: with_defaults(body.clone(), defaults)? })
}

/// Adds the members that a body does not have.
///
/// # Errors
/// When the answer would not be whole.
fn with_defaults(mut body: Value, defaults: &Map<String, Value>) -> Result<Value, String> {
    if let Value::Object(members) = &mut body {
        for (name, value) in defaults {
            members.entry(name.clone()).or_insert_with(|| value.clone());
        }
    }
    for name in ["stream", "background"] {
        if body[name] == true {
            let what = "here or in --body: a batch has whole answers; leave it out";
            return Err(format!("`body.{name}`, {what}"));
        }
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<BatchRequest>, String> {
        let defaults = json!({ "max_tokens": 4 });
        let defaults = defaults.as_object().unwrap();
        read(Path::new("in.jsonl"), text, defaults).map_err(|error| error.to_string())
    }

    #[test]
    fn lines_are_requests_or_texts() {
        let read = read_text(
            "Why?\n\n\"two\\nlines\"\n\
             {\"custom_id\": \"a\", \"url\": \"/v1/completions\", \"body\": {\"max_tokens\": 9}}\n",
        )
        .unwrap();
        let told: Vec<_> = read.iter().map(|r| (r.id.as_str(), r.path.as_str())).collect();
        assert_eq!(told, [("line-1", CHAT), ("line-3", CHAT), ("a", "/v1/completions")]);
        assert_eq!(read[0].body["max_tokens"], 4);
        assert_eq!(read[1].body["messages"][0]["content"], "two\nlines");
        assert_eq!(read[2].body["max_tokens"], 9, "a line's own word counts more");
        let list = read_text("[1] What does [] mean?").unwrap();
        assert_eq!(list[0].body["messages"][0]["content"], "[1] What does [] mean?");
    }

    #[test]
    fn faults_are_named_with_their_line() {
        for (line, expected) in [
            ("{", "in.jsonl:1: a JSON object was expected"),
            ("{\"body\": 1}", "in.jsonl:1: `body`: an object"),
            ("{\"body\": {}, \"url\": \"/x\"}", "in.jsonl:1: `url`: one of /v1/chat/completions"),
            ("{\"body\": {}, \"method\": \"GET\"}", "in.jsonl:1: `method`: POST"),
            ("{\"body\": {\"stream\": true}}", "in.jsonl:1: `body.stream`"),
            ("[{\"body\": {}}]", "in.jsonl:1: an object in each line was expected"),
            ("{\"custom_id\": 1, \"body\": {}}", "in.jsonl:1: `custom_id`: a text"),
            (
                "{\"custom_id\": \"line-2\", \"body\": {}}\nHi",
                "in.jsonl:2: custom_id `line-2` is that of line 1 too",
            ),
        ] {
            let told = read_text(line).unwrap_err();
            assert!(told.starts_with(expected), "{line}: {told}");
        }
        for name in ["stream", "background"] {
            let defaults = Map::from_iter([(name.to_owned(), json!(true))]);
            for line in ["Hi", "{\"body\": {}}"] {
                let told = read(Path::new("in.jsonl"), line, &defaults).unwrap_err().to_string();
                let expected = format!("in.jsonl:1: `body.{name}`, here or in --body: ");
                assert!(told.starts_with(&expected), "{line}: {told}");
            }
        }
    }
}
