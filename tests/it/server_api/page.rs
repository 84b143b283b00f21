//! The page at `/`, and what it asks beside the chat: `/check-constraint`, `/stats`, and the effect
//! of a constraint on each token.

use serde_json::{Value, json};

use crate::http::client::Server;
use crate::http::stories::{chat, stories, with};

#[hob_needs::fixtures]
#[test]
fn the_page_needs_no_key_and_can_be_turned_off() {
    let model = stories();
    let server = Server::start(&model, &["--api-key", "secret"]);
    let page = server.get("/");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(page.body.contains("./assets/"), "its addresses are relative: {}", page.body);
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let about = server.get("/page.json").json();
    assert_eq!((&about["form"], &about["needs"]), (&json!("serve"), &json!("key")));
    assert_eq!(server.get("/stats").status, 401);
    assert_eq!(server.get("/assets/none.js").status, 401, "a stranger learns no paths");
    assert_eq!(server.post("/", &json!({})).status, 405);
    drop(server);
    let server = Server::start(&model, &["--no-ui"]);
    assert_eq!((server.get("/").status, server.get("/page.json").status), (404, 404));
}

#[hob_needs::fixtures]
#[test]
fn a_constraint_is_checked_without_an_answer() {
    let server = Server::start(&stories(), &[]);
    let check = |body: Value| server.post("/check-constraint", &body);
    let schema = json!({"type": "string", "maxLength": 4, "contentMediaType": "text/html"});
    let sound = check(json!({"json_schema": schema})).json();
    assert_eq!(sound["valid"], true);
    assert_eq!(sound["ignored"], json!(["#/contentMediaType"]));
    assert!(sound["shortest"].as_u64().unwrap() >= 1 && sound["compile_ms"].is_f64(), "{sound}");
    let format = json!({"type": "json_schema", "json_schema": {"schema": {
        "properties": {"a": {"type": "text"}},
    }}});
    let wrong = check(json!({"response_format": format})).json();
    assert_eq!(wrong["valid"], false);
    assert_eq!(wrong["error"]["pointer"], "#/properties/a/type", "{wrong}");
    assert!(wrong["error"]["param"].as_str().unwrap().starts_with("response_format"), "{wrong}");
    let wrong = check(json!({"grammar": "root ::= \"a\" |\n  other"})).json();
    assert_eq!((&wrong["error"]["line"], &wrong["error"]["column"]), (&json!(2), &json!(3)));
    for (regex, line, column) in [("a(b", 1, 4), ("a\n\u{e9}{5,2}", 2, 6), ("x\\1", 1, 2)] {
        let error = &check(json!({"regex": regex})).json()["error"];
        assert_eq!((&error["line"], &error["column"]), (&json!(line), &json!(column)), "{regex}");
    }
    assert_eq!(check(json!({})).status, 400);
    assert_eq!(check(json!({"response_format": {"type": "xml"}})).status, 400);
}

/// A constraint that any interface would refuse is refused here, with its field and its place.
#[hob_needs::fixtures]
#[test]
fn a_constraint_of_every_interface_is_checked() {
    let server = Server::start(&stories(), &[]);
    let check = |body: &Value| {
        let answer = server.post("/check-constraint", body);
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
        answer.json()
    };
    let schema = json!({"properties": {"a": {"type": "integer"}}});
    let wrong = json!({"properties": {"a": {"type": "foo"}}});
    let html = json!({"type": "string", "contentMediaType": "text/html"});
    let page = json!({"type": "object", "properties": {"a": html}, "required": ["a"],
        "additionalProperties": false});
    let text = |schema: &Value, strict: bool| {
        json!({"text": {"format":
            {"type": "json_schema", "name": "x", "schema": schema, "strict": strict}}})
    };
    let flat = |parameters: &Value, strict: bool| {
        let tool = json!({"type": "function", "name": "f", "parameters": parameters,
            "strict": strict});
        json!({"input": "Hi", "tools": [tool]})
    };
    let chat = |parameters: &Value| {
        json!({"messages": [], "tools": [
            {"type": "function", "function": {"name": "f", "parameters": parameters}}]})
    };
    let anthropic = |schema: &Value, strict: bool| {
        json!({"tools": [{"name": "f", "input_schema": schema, "strict": strict}],
            "tool_choice": {"type": "tool", "name": "f"}})
    };
    let lark = |grammar: &str| {
        let format = json!({"type": "grammar", "syntax": "lark", "definition": grammar});
        json!({"tools": [{"type": "custom", "name": "f", "format": format}]})
    };
    let tag = |schema: &Value| {
        json!({"structural_tag": {"triggers": ["<"], "structures": [
            {"begin": "<", "schema": schema, "end": ">"}]}})
    };
    let begun = |prefix: &str| json!({"regex": "ab+", "constraint_prefix": prefix});
    for sound in [
        text(&schema, true),
        text(&html, false),
        flat(&schema, true),
        flat(&page, false),
        chat(&page),
        anthropic(&schema, true),
        anthropic(&page, false),
        json!({"output_config": {"format": {"type": "json_schema", "schema": schema}}}),
        json!({"format": "json"}),
        lark("start: /a/"),
        tag(&schema),
        begun("ab"),
    ] {
        let found = check(&sound);
        assert_eq!(found["valid"], true, "{sound}: {found}");
    }
    for (body, param, place) in [
        (text(&wrong, false), "text.format.schema", json!({"pointer": "#/properties/a/type"})),
        (text(&html, true), "text.format.schema", json!({})),
        (flat(&wrong, false), "tools[0].parameters", json!({"pointer": "#/properties/a/type"})),
        (flat(&page, true), "tools[0].parameters", json!({})),
        (chat(&wrong), "tools[0].function.parameters", json!({"pointer": "#/properties/a/type"})),
        (
            anthropic(&wrong, false),
            "tools[0].input_schema",
            json!({"pointer": "#/properties/a/type"}),
        ),
        (anthropic(&page, true), "tools[0].input_schema", json!({})),
        (
            json!({"output_format": {"type": "json_schema", "schema": wrong}}),
            "output_format.schema",
            json!({"pointer": "#/properties/a/type"}),
        ),
        (lark("start: /a/ b"), "tools[0].format", json!({"line": 1, "column": 12})),
        (
            tag(&wrong),
            "structural_tag",
            json!({"pointer": "/structures/0/schema/properties/a/type"}),
        ),
        (begun("b"), "constraint_prefix", json!({"line": 1, "column": 1})),
        (
            json!({"regex": "a", "grammar_lazy": true,
                "grammar_triggers": [{"type": 1, "value": "b"}]}),
            "grammar_triggers[0]",
            json!({}),
        ),
    ] {
        let found = check(&body);
        assert_eq!((&found["valid"], &found["error"]["param"]), (&json!(false), &json!(param)));
        for name in ["pointer", "line", "column"] {
            assert_eq!(found["error"].get(name), place.get(name), "{body}: {found}");
        }
        let message = found["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && !message.starts_with('\''), "{found}");
    }
    let foreign = json!({"regex": "a", "guided_whitespace_pattern": " "});
    assert_eq!(server.post("/check-constraint", &foreign).status, 400);
}

#[hob_needs::fixtures]
#[test]
fn a_text_is_checked_against_a_constraint() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"a": {"type": "integer", "maximum": 9}},
        "required": ["a"]});
    let check = |text: &str| {
        server
            .post("/check-constraint", &json!({"json_schema": schema, "constraint_prefix": text}))
            .json()
    };
    let whole = check("{\"a\": 7}");
    assert_eq!(
        (&whole["valid"], &whole["whole"], &whole["shortest"]),
        (&json!(true), &json!(true), &json!(0))
    );
    let begun = check("{\"a\": ");
    assert_eq!((&begun["valid"], &begun["whole"]), (&json!(true), &json!(false)), "{begun}");
    let wrong = check("{\n\"a\": 17}");
    assert_eq!(wrong["valid"], false);
    assert_eq!(wrong["error"]["param"], "constraint_prefix");
    assert_eq!((&wrong["error"]["line"], &wrong["error"]["column"]), (&json!(2), &json!(7)));
}

#[hob_needs::fixtures]
#[test]
fn each_token_tells_what_a_constraint_left_it() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"name": {"enum": ["Tom", "Lily"]}},
        "required": ["name"]});
    let fields = json!({"json_schema": schema, "logprobs": true, "top_logprobs": 2});
    let details = json!({"constraint_details": true});
    for sampling in [json!({"temperature": 0}), json!({"seed": 7}), json!({"top_k": 1})] {
        let asked = with(with(chat("Who?"), fields.clone()), sampling);
        let plain = server.post("/v1/chat/completions", &asked).json();
        let told = server.post("/v1/chat/completions", &with(asked, details.clone())).json();
        // what is told does not change what is written
        assert_eq!(told["choices"][0]["message"], plain["choices"][0]["message"]);
        let tokens = told["choices"][0]["logprobs"]["content"].as_array().unwrap();
        let forced = tokens.iter().filter(|token| token["constraint"]["forced"] == true).count();
        assert!(forced > 0 && forced < tokens.len(), "{told}");
        for token in tokens {
            let constraint = &token["constraint"];
            let mass = constraint["mass"].as_f64().unwrap();
            let p = token["logprob"].as_f64().unwrap().exp();
            assert!((0.0..=1.0).contains(&mass) && p <= mass + 1e-4, "{token}");
            assert!(constraint["allowed"].as_u64().unwrap() >= 1, "{token}");
            assert!(constraint["mask_ms"].as_f64().unwrap() >= 0.0, "{token}");
        }
        let plain = &plain["choices"][0]["logprobs"]["content"][0];
        assert!(plain.get("constraint").is_none(), "{plain}");
    }
    let free = with(chat("Who?"), json!({"logprobs": true, "constraint_details": true}));
    let free = server.post("/v1/chat/completions", &with(free, json!({"max_tokens": 2}))).json();
    assert!(free["choices"][0]["logprobs"]["content"][0].get("constraint").is_none());
    let without = with(chat("Who?"), details);
    assert_eq!(server.post("/v1/chat/completions", &without).status, 400);
}

#[hob_needs::fixtures]
#[test]
fn counters_are_told_as_json() {
    let server = Server::start(&stories(), &[]);
    let before = server.get("/stats").json();
    assert_eq!((&before["slots"], &before["completion_tokens"]), (&json!(4), &json!(0)));
    server.post("/v1/chat/completions", &with(chat("Hi"), json!({"max_tokens": 5})));
    let after = server.get("/stats").json();
    assert_eq!(after["completion_tokens"], 5);
    assert!(after["steps"].as_u64() > before["steps"].as_u64(), "{after}");
    assert_eq!(after["processing"], 0);
}
