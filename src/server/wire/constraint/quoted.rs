//! Names of parts of a request in the schema of its answer: `"x-substring-of": "messages/1"`.
//!
//! The grammar engine knows the keyword with the text itself. Here a name becomes that text, as the
//! client has written it in the body of the request, whatever its dialect.

use serde_json::{Value, json};

use super::RequestConstraint;
use crate::grammar::Source;
use crate::server::error::ApiError;
use crate::server::wire::parse_body;

/// The keyword for texts that stand in another one.
const KEYWORD: &str = "x-substring-of";

/// Fields of requests whose parts have names.
const FIELDS: [&str; 5] = ["messages", "input", "prompt", "system", "instructions"];

/// Most bytes that the texts of all places in a schema may be together: each is written out.
const MAX_TEXTS: usize = 4 << 20;

/// Puts texts in place of the names that a constraint has for parts of its request, of which `body`
/// is what the client has sent.
///
/// # Errors
/// 400 where there is no text of a name, or several, or too much text; with the place.
pub(crate) fn resolve(constraint: &mut RequestConstraint, body: &[u8]) -> Result<(), ApiError> {
    // most constraints have no names, and their bodies need not be read again
    if schema_of(&mut constraint.source).is_some_and(|schema| has_name(schema)) {
        resolve_within(constraint, &parse_body(body)?)?;
    }
    Ok(())
}

/// Does the same as [`resolve`] where the body has been read.
///
/// # Errors
/// As [`resolve`].
pub(crate) fn resolve_within(
    constraint: &mut RequestConstraint,
    body: &Value,
) -> Result<(), ApiError> {
    let RequestConstraint { source, field, .. } = constraint;
    let Some(schema) = schema_of(source) else { return Ok(()) };
    let mut left = MAX_TEXTS;
    // places are put into words for errors alone: keys may be long
    let mut places: Vec<Place> = Vec::new();
    let mut todo = vec![(schema, MemberRole::Keywords, None)];
    while let Some((value, role, place)) = todo.pop() {
        match value {
            Value::Array(list) => {
                for (i, item) in list.iter_mut().enumerate().filter(|item| is_inner(item.1)) {
                    places.push(Place { within: place, step: PlaceStep::Item(i) });
                    todo.push((item, role, Some(places.len() - 1)));
                }
            }
            Value::Object(map) => {
                for (key, value) in map.iter_mut() {
                    if let (MemberRole::Keywords, KEYWORD, Value::String(name)) =
                        (role, &**key, &*value)
                    {
                        let text = text_within(body, name, &mut left).map_err(|what| {
                            let place = pointer(&places, place);
                            let what = format!("schema #{place}/{KEYWORD}: {what}");
                            ApiError::bad_field(&*field, what)
                        })?;
                        *value = json!({"text": text});
                    } else if let Some(role) = role.inside(key, value) {
                        places.push(Place { within: place, step: PlaceStep::Member(key) });
                        todo.push((value, role, Some(places.len() - 1)));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns whether a schema has a name for a part of its request.
fn has_name(schema: &Value) -> bool {
    let mut todo = vec![(schema, MemberRole::Keywords)];
    while let Some((value, role)) = todo.pop() {
        match value {
            Value::Array(list) => todo.extend(list.iter().map(|item| (item, role))),
            Value::Object(map) => {
                if role == MemberRole::Keywords && map.get(KEYWORD).is_some_and(Value::is_string) {
                    return true;
                }
                let inner = map.iter();
                todo.extend(
                    inner.filter_map(|(key, value)| {
                        role.inside(key, value).map(|role| (value, role))
                    }),
                );
            }
            _ => {}
        }
    }
    false
}

/// Returns the schema of a source, or what schemas stand in.
fn schema_of(source: &mut Source) -> Option<&mut Value> {
    match source {
        Source::Lazy(_, inner) | Source::Behind(_, inner) | Source::WithSpecial(_, inner) => {
            schema_of(inner)
        }
        Source::Schema(schema, _) | Source::Framed(schema, ..) | Source::Tags(schema, _) => {
            Some(schema)
        }
        // a grammar in Lark is text, with its schemas in it
        Source::Gbnf(_)
        | Source::Regex(_)
        | Source::Choice(_)
        | Source::Lark(..)
        | Source::Precompiled(_) => None,
    }
}

/// The role of the members of an object in a schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MemberRole {
    /// They are keywords.
    Keywords,
    /// They are subschemas by their names.
    Subschemas,
}

impl MemberRole {
    /// Returns the role of the members of a member's value; `None` where no keywords are in it.
    fn inside(self, key: &str, value: &Value) -> Option<MemberRole> {
        const MAPS: [&str; 6] = [
            "properties",
            "patternProperties",
            "$defs",
            "definitions",
            "dependentSchemas",
            "dependencies",
        ];
        const DATA: [&str; 5] = ["const", "enum", "default", "examples", "example"];
        match self {
            _ if !is_inner(value) => None,
            MemberRole::Keywords if DATA.contains(&key) => None,
            MemberRole::Keywords if MAPS.contains(&key) => Some(MemberRole::Subschemas),
            MemberRole::Keywords | MemberRole::Subschemas => Some(MemberRole::Keywords),
        }
    }
}

/// Returns whether anything stands in a value.
fn is_inner(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

/// A place in a schema.
struct Place<'a> {
    /// The number of the place around it; `None` for the whole schema.
    within: Option<usize>,
    step: PlaceStep<'a>,
}

/// The step to a place from the one around it.
enum PlaceStep<'a> {
    Item(usize),
    Member(&'a str),
}

/// Returns the JSON pointer of a place among others.
fn pointer(places: &[Place], place: Option<usize>) -> String {
    let mut steps = Vec::new();
    let mut at = place.and_then(|number| places.get(number));
    while let Some(place) = at {
        steps.push(match place.step {
            PlaceStep::Item(i) => format!("/{i}"),
            PlaceStep::Member(key) => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
        });
        at = place.within.and_then(|number| places.get(number));
    }
    steps.reverse();
    steps.concat()
}

/// Returns the one text at a place in a request, if no more than `left` bytes are in it, and takes
/// these away.
fn text_within<'a>(body: &'a Value, name: &str, left: &mut usize) -> Result<&'a str, String> {
    let text = text_of(body, name)?;
    *left = left
        .checked_sub(text.len())
        .ok_or_else(|| format!("the texts of all names are over the limit of {MAX_TEXTS} bytes"))?;
    Ok(text)
}

/// Returns the one text at a place in a request.
fn text_of<'a>(body: &'a Value, name: &str) -> Result<&'a str, String> {
    /// Characters of a name that an error repeats.
    const SHOWN: usize = 60;
    let field = name.split('/').next().unwrap_or_default();
    let shown: String = name.chars().take(SHOWN).collect();
    if !FIELDS.contains(&field) {
        return Err(format!(
            "`{shown}` names no part of a request; expected a path such as messages/0, \
             messages/0/content/1, input or prompt, or an object with the text"
        ));
    }
    let value = body.pointer(&format!("/{name}"));
    let value = value.ok_or_else(|| format!("the request has no `{shown}`"))?;
    let texts = texts_of(value);
    match *texts.as_slice() {
        [text] => Ok(text),
        [] => Err(format!("there is no text in `{shown}` of the request")),
        _ => Err(format!(
            "there are {} texts in `{shown}` of the request; expected the place of one of them, \
             such as {shown}/0 or {shown}/content/0",
            texts.len()
        )),
    }
}

/// Returns the texts of a part of a request: a text, a message, a part of its content, or a list of
/// these.
fn texts_of(value: &Value) -> Vec<&str> {
    let mut out = Vec::new();
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        match value {
            Value::String(text) => out.push(text.as_str()),
            Value::Array(list) => todo.extend(list.iter().filter(|item| !item.is_number())),
            Value::Object(map) => {
                let names = ["text", "content", "output"];
                todo.extend(names.into_iter().find_map(|name| map.get(name)));
            }
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Options;

    fn resolved(schema: Value, body: &Value) -> Result<Value, String> {
        let source = Source::Schema(schema, Options::default());
        let mut constraint = RequestConstraint::new(source, "response_format".into());
        let text = body.to_string();
        resolve(&mut constraint, text.as_bytes()).map_err(|error| error.message().to_owned())?;
        match constraint.source {
            Source::Schema(schema, _) => Ok(schema),
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn names_become_the_texts_of_the_request() {
        let body = json!({
            "messages": [
                {"role": "system", "content": "one"},
                {"role": "user", "content": [
                    {"type": "image_url", "image_url": {"url": "data:"}},
                    {"type": "text", "text": "two"},
                ]},
                {"role": "user", "content": [
                    {"type": "tool_result", "content": "three"},
                    {"type": "text", "text": "four"},
                ]},
            ],
            "input": [{"role": "user", "content": [{"type": "input_text", "text": "five"}]},
                {"type": "function_call_output", "output": "six"}],
            "prompt": "seven", "system": [{"type": "text", "text": "eight"}],
            "response_format": {"text": "hidden"},
        });
        for (name, text) in [
            ("messages/0", "one"),
            ("messages/1", "two"),
            ("messages/1/content/1", "two"),
            ("messages/2/content/0", "three"),
            ("messages/2/content/1", "four"),
            ("input/0", "five"),
            ("input/1", "six"),
            ("prompt", "seven"),
            ("system", "eight"),
        ] {
            let schema = json!({"x-substring-of": name});
            let expected = json!({"x-substring-of": {"text": text}});
            assert_eq!(resolved(schema, &body), Ok(expected), "{name}");
        }
        for (name, problem) in [
            ("messages/9", "the request has no `messages/9`"),
            ("messages/1/content/0", "there is no text in `messages/1/content/0`"),
            ("messages/2", "there are 2 texts in `messages/2`"),
            ("messages", "there are 4 texts in `messages`"),
            ("response_format", "`response_format` names no part of a request"),
            ("", "`` names no part of a request"),
        ] {
            let schema = json!({"properties": {"a/b": {"x-substring-of": name}}});
            let error = resolved(schema, &body).unwrap_err();
            let place = "schema #/properties/a~1b/x-substring-of: ";
            assert!(error.contains(place) && error.contains(problem), "{name}: {error}");
        }
    }

    #[test]
    fn names_are_looked_for_where_keywords_stand() {
        let body = json!({"prompt": "text"});
        let name = json!({"x-substring-of": "prompt"});
        let text = json!({"x-substring-of": {"text": "text"}});
        let schema = |part: &Value| {
            json!({
                "properties": {"a": {"items": part}, "enum": part, "x-substring-of": {"not": part}},
                "anyOf": [{"$ref": "#/other/place"}, part],
                "other": {"place": part},
                "const": name, "examples": [name], "enum": [name],
            })
        };
        assert_eq!(resolved(schema(&name), &body), Ok(schema(&text)));
        // what is no name is the engine's to judge
        let other = json!({"x-substring-of": {"text": "a"}, "items": {"x-substring-of": 1}});
        assert_eq!(resolved(other.clone(), &body), Ok(other));
    }

    #[test]
    fn texts_are_not_written_out_without_end() {
        let body = json!({"prompt": "a".repeat(1 << 20)});
        let part = json!({"x-substring-of": "prompt"});
        assert!(resolved(json!({"anyOf": vec![part.clone(); 4]}), &body).is_ok());
        let error = resolved(json!({"anyOf": vec![part; 5]}), &body).unwrap_err();
        assert!(error.contains("over the limit of 4194304 bytes"), "{error}");
    }
}
