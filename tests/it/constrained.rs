//! Constrained generation over a real socket: every text is what was asked for.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::stories;

fn content(answer: &Value) -> &str {
    answer["choices"][0]["message"]["content"].as_str().expect("text")
}

fn chat(fields: Value) -> Value {
    let mut body = json!({"messages": [{"role": "user", "content": "Tell."}], "seed": 1});
    body.as_object_mut().expect("an object").extend(fields.as_object().expect("an object").clone());
    body
}

fn colors() -> Value {
    json!({"type": "object", "properties": {
        "color": {"enum": ["red", "green", "blue"]},
        "tags": {"type": "array", "items": {"type": "string", "maxLength": 3}, "maxItems": 2},
        "n": {"type": "integer", "minimum": 1, "maximum": 30},
    }, "required": ["color", "tags", "n"], "uniqueItems": true})
}

#[hob_needs::fixtures]
#[test]
fn every_field_that_constrains_does() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let check = |value: &Value| {
        assert!(
            ["red", "green", "blue"].contains(&value["color"].as_str().expect("a color")),
            "{value}"
        );
        let n = value["n"].as_f64().expect("a number");
        assert!((1.0..=30.0).contains(&n) && n.fract() == 0.0, "{value}");
        assert!(value["tags"].as_array().expect("tags").len() <= 2, "{value}");
    };
    for temperature in [0.0, 1.0, 2.0] {
        let wrapped =
            json!({"type": "json_schema", "json_schema": {"name": "c", "schema": colors()}});
        for fields in [
            json!({"response_format": wrapped}),
            json!({"json_schema": colors()}),
            json!({"response_format": {"type": "json_object", "schema": colors()},
                "json_whitespace": "compact"}),
        ] {
            let mut body = chat(fields);
            body["temperature"] = json!(temperature);
            let response = server.post("/v1/chat/completions", &body);
            assert_eq!(response.status, 200, "{}", response.body);
            let answer = response.json();
            check(
                &serde_json::from_str(content(&answer))
                    .unwrap_or_else(|e| panic!("{e}: {}", content(&answer))),
            );
            assert_eq!(answer["choices"][0]["finish_reason"], "stop");
        }
    }
    let body = json!({"prompt": "Once", "json_schema": colors(), "seed": 3});
    let answer = server.post("/completion", &body).json();
    check(&serde_json::from_str(answer["content"].as_str().expect("text")).expect("JSON"));
    assert_eq!(answer["stop_type"], "eos");

    let body = chat(json!({"grammar": "root ::= (\"ab\" | \"cd\")+ \"!\"", "n": 3}));
    for choice in
        server.post("/v1/chat/completions", &body).json()["choices"].as_array().expect("choices")
    {
        let text = choice["message"]["content"].as_str().expect("text");
        assert!(
            text.trim_end_matches('!').as_bytes().chunks(2).all(|c| c == b"ab" || c == b"cd"),
            "{text}"
        );
        assert!(text.ends_with('!') && text.matches('!').count() == 1);
    }
}

#[hob_needs::fixtures]
#[test]
fn keywords_that_are_not_enforced_are_told() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let schema = json!({"type": "object",
        "properties": {"a, b": {"type": "string", "contentMediaType": "text/html"}}});
    let response = server.post("/v1/chat/completions", &chat(json!({"json_schema": schema})));
    let header = response.header("x-hob-ignored-keywords").expect("the header");
    assert!(header.contains("/properties/a%2C%20b/contentMediaType"), "{header}");
    let plain = server.post("/v1/chat/completions", &chat(json!({"json_schema": {"const": 1}})));
    assert_eq!(plain.header("x-hob-ignored-keywords"), None);
}

#[hob_needs::fixtures]
#[test]
fn what_is_wrong_with_a_constraint_is_said() {
    let model = stories();
    let server = Server::start(&model, &[]);
    for (fields, param, word) in [
        (json!({"grammar": "root ::= \"a\"\nroot ::="}), "grammar", "line 2"),
        (json!({"grammar": "root ::= x"}), "grammar", "`x`"),
        (
            json!({"json_schema": {"properties": {"a": {"type": "kaboom"}}}}),
            "json_schema",
            "/properties/a/type",
        ),
        (json!({"json_schema": false}), "json_schema", "no text"),
        (
            json!({"response_format": {"type": "json_schema",
                "json_schema": {"schema": {"pattern": "("}}}}),
            "response_format.json_schema.schema",
            "/pattern",
        ),
        (json!({"json_schema": {}, "grammar": "root ::= \"a\""}), "grammar", "together"),
    ] {
        let response = server.post("/v1/chat/completions", &chat(fields));
        let error = &response.json()["error"];
        assert_eq!((response.status, error["param"].as_str()), (400, Some(param)), "{error}");
        assert!(error["message"].as_str().expect("text").contains(word), "{error}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_default_of_the_command_line_gives_way_to_a_request() {
    let model = stories();
    let server = Server::start(&model, &["--json-schema", "{\"enum\": [\"yes\", \"no\"]}"]);
    let say =
        |fields| content(&server.post("/v1/chat/completions", &chat(fields)).json()).to_owned();
    assert!(["\"yes\"", "\"no\""].contains(&&*say(json!({}))));
    assert_eq!(say(json!({"grammar": "root ::= \"own\""})), "own");
    assert!(!say(json!({"response_format": {"type": "text"}, "max_tokens": 20})).starts_with('"'));
}

/// A model that likes nothing better than blanks does not fill an answer with them.
#[hob_needs::fixtures]
#[test]
fn whitespace_comes_to_an_end() {
    let model = stories();
    let server = Server::start(&model, &[]);
    // the tokens of the bytes of blanks, and a token of a blank
    let blanks =
        json!([[3 + 0x20, 100], [3 + 0x0A, 100], [3 + 0x09, 100], [3 + 0x0D, 100], [410, 100]]);
    let schema =
        json!({"type": "array", "items": {"enum": [1, 2, 3]}, "minItems": 3, "maxItems": 3});
    for whitespace in ["natural", "compact"] {
        let body = chat(json!({"json_schema": schema, "logit_bias": blanks, "temperature": 0,
            "max_tokens": 2000, "json_whitespace": whitespace}));
        let answer = server.post("/v1/chat/completions", &body).json();
        assert_eq!(answer["choices"][0]["finish_reason"], "stop", "{answer}");
        let text = content(&answer);
        let most = if whitespace == "compact" { 0 } else { 1000 };
        assert!(text.chars().filter(|c| c.is_whitespace()).count() <= most, "{text}");
        serde_json::from_str::<[f64; 3]>(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    }
}

/// Whatever room there is from the shortest answer on, an answer fits it. The branches forbid each
/// other's keys, so that what a beginning costs to complete is known less exactly than elsewhere.
#[hob_needs::fixtures]
#[test]
fn an_answer_fits_whatever_room_there_is() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let text = json!({"type": "string"});
    let schema = json!({
        "allOf": [
            {"type": "object", "additionalProperties": false,
             "properties": {"build": text, "dockerfile": text, "image": text,
                 "ports": {"type": "array", "items": text},
                            "user": text, "tty": {"type": "boolean"},
                                "pid": {"type": ["string", "null"]}}},
            {"anyOf": [
                {"not": {"required": ["image"]}, "required": ["build"]},
                {"not": {"anyOf": [{"required": ["build"]}, {"required": ["dockerfile"]}]},
                    "required": ["image"]}]}
        ]
    });
    let ask = |most: usize, temperature: f64| {
        server.post(
            "/v1/chat/completions",
            &chat(json!({"json_schema": schema, "max_tokens": most, "temperature": temperature})),
        )
    };
    let refused = ask(0, 0.0);
    assert_eq!(refused.status, 400, "{}", refused.body);
    let takes =
        refused.body.split("takes ").nth(1).and_then(|s| s.split(' ').next()).expect("a number");
    let least: usize = takes.parse().expect("a number");
    for room in least..least + 30 {
        for temperature in [0.0, 1.0, 2.0] {
            let response = ask(room, temperature);
            assert_eq!(response.status, 200, "{room} tokens: {}", response.body);
            let answer = response.json();
            let value: Value = serde_json::from_str(content(&answer))
                .unwrap_or_else(|e| panic!("{room} tokens: {e}: {}", content(&answer)));
            let has = |key: &str| value.get(key).is_some();
            assert!(
                has("build") && !has("image")
                    || has("image") && !has("build") && !has("dockerfile"),
                "{room} tokens: {value}"
            );
        }
    }
}
