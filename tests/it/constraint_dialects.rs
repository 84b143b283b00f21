//! The same constraint in the words of each server, at each endpoint, gives the same text.

use std::process::Command;

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{error, stories, with};
use crate::start::Start as _;

/// An endpoint, a request that it answers, and where its text is, as a JSON pointer.
struct Endpoint {
    path: &'static str,
    body: Value,
    text: &'static str,
    /// The name of the bound on tokens.
    limit: &'static str,
}

fn endpoint(path: &'static str, body: Value, text: &'static str, limit: &'static str) -> Endpoint {
    Endpoint { path, body, text, limit }
}

/// Ollama's endpoints, which have options of their own.
fn ollama() -> [Endpoint; 2] {
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let chat = json!({"model": "any", "messages": messages, "stream": false});
    let generate = json!({"model": "any", "prompt": "Once", "raw": true, "stream": false});
    [
        endpoint("/api/chat", chat, "/message/content", "num_predict"),
        endpoint("/api/generate", generate, "/response", "num_predict"),
    ]
}

fn endpoints() -> [Endpoint; 5] {
    let messages = json!([{"role": "user", "content": "Hi"}]);
    [
        endpoint(
            "/v1/chat/completions",
            json!({"messages": messages}),
            "/choices/0/message/content",
            "max_tokens",
        ),
        endpoint(
            "/v1/responses",
            json!({"input": "Hi"}),
            "/output/0/content/0/text",
            "max_output_tokens",
        ),
        endpoint("/v1/messages", json!({"messages": messages}), "/content/0/text", "max_tokens"),
        endpoint("/completion", json!({"prompt": "Once"}), "/content", "n_predict"),
        endpoint("/v1/completions", json!({"prompt": "Once"}), "/choices/0/text", "max_tokens"),
    ]
}

impl Endpoint {
    fn ask(&self, server: &Server, fields: &Value) -> Response {
        let fixed = match self.limit {
            "num_predict" => json!({"options": {"num_predict": 80, "temperature": 0}}),
            limit => json!({limit: 80, "temperature": 0}),
        };
        server.post(self.path, &with(with(self.body.clone(), fixed), fields.clone()))
    }

    /// Returns the number of tokens that could come at each token of the answer, where the endpoint
    /// tells.
    fn n_allowed(&self, server: &Server, fields: &Value) -> Option<Vec<u64>> {
        let (ask, tokens) = match self.path {
            "/v1/chat/completions" => (json!({"logprobs": true}), "/choices/0/logprobs/content"),
            "/completion" => (json!({"n_probs": 1}), "/completion_probabilities"),
            _ => return None,
        };
        let ask = with(ask, json!({"constraint_details": true}));
        let answer = self.ask(server, &with(ask, fields.clone()));
        assert_eq!(answer.status, 200, "{} {fields}: {}", self.path, answer.body);
        let answer = answer.json();
        let tokens = answer.pointer(tokens).and_then(Value::as_array).unwrap();
        let allowed = |token: &Value| token["constraint"]["allowed"].as_u64().unwrap();
        Some(tokens.iter().map(allowed).collect())
    }

    /// Passes if all of these fields give the same text, which `holds`, and the same tokens could
    /// come at each place.
    fn all_give_the_same(&self, server: &Server, fields: &[Value], holds: impl Fn(&str) -> bool) {
        let n_allowed = self.n_allowed(server, &fields[0]);
        assert!(n_allowed.as_ref().is_none_or(|counts| !counts.is_empty()));
        for other in &fields[1..] {
            assert_eq!(n_allowed, self.n_allowed(server, other), "{} {other}", self.path);
        }
        let mut first: Option<String> = None;
        for fields in fields {
            let answer = self.ask(server, fields);
            assert_eq!(answer.status, 200, "{} {fields}: {}", self.path, answer.body);
            let answer = answer.json();
            let text = answer.pointer(self.text).and_then(Value::as_str);
            let text = text.unwrap_or_else(|| panic!("{} {fields}: {answer}", self.path));
            assert!(holds(text), "{} {fields}: {text}", self.path);
            let known = first.get_or_insert_with(|| text.to_owned());
            assert_eq!(known, text, "{} {fields}", self.path);
        }
    }
}

fn format(format: Value) -> Value {
    json!({"response_format": format})
}

/// Expressions that write the same texts in every language: masks and so texts are the same.
#[hob_needs::fixtures]
#[test]
fn one_expression_in_every_dialect() {
    let server = Server::start(&stories(), &[]);
    let regex = "[0-9]{3}[x-z]";
    let gbnf = "root ::= [0-9]{3} [x-z]";
    let lark = "start: CODE\nCODE: /[0-9]{3}[x-z]/";
    let llguidance = json!({"grammars": [{"lark_grammar": lark}]});
    let tag = json!({"type": "structural_tag", "format": {"type": "regex", "pattern": regex}});
    let fields = [
        json!({"regex": regex}),
        json!({"guided_regex": regex}),
        json!({"structured_outputs": {"regex": regex}}),
        json!({"grammar": {"type": "regex", "value": regex}}),
        format(json!({"type": "regex", "pattern": regex})),
        json!({"grammar": gbnf}),
        json!({"guided_grammar": gbnf}),
        json!({"ebnf": gbnf}),
        json!({"structured_outputs": {"grammar": gbnf}}),
        format(json!({"type": "grammar", "grammar": gbnf})),
        json!({"grammar": {"type": "lark", "value": lark}}),
        json!({"grammar": {"type": "llguidance", "value": llguidance}}),
        format(json!({"type": "lark", "lark": lark})),
        json!({"structural_tag": tag.to_string()}),
        json!({"structural_tag": tag}),
        json!({"structured_outputs": {"structural_tag": tag.to_string()}}),
        format(tag.clone()),
    ];
    let is_code = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 4
            && bytes[..3].iter().all(u8::is_ascii_digit)
            && (b'x'..=b'z').contains(&bytes[3])
    };
    for endpoint in endpoints() {
        endpoint.all_give_the_same(&server, &fields, is_code);
    }
    // OpenAI's name of the field on its own endpoint
    let [_, responses, ..] = endpoints();
    let text = |format: Value| json!({"text": {"format": format}});
    let fields = [
        fields[0].clone(),
        text(json!({"type": "regex", "pattern": regex})),
        text(json!({"type": "grammar", "grammar": gbnf})),
        text(json!({"type": "lark", "lark": lark})),
        text(tag),
    ];
    responses.all_give_the_same(&server, &fields, is_code);
}

#[hob_needs::fixtures]
#[test]
fn one_choice_in_every_dialect() {
    let server = Server::start(&stories(), &[]);
    let choices = json!(["north \"1\"", "south\n", "so"]);
    let fields = [
        json!({"guided_choice": choices}),
        json!({"structured_outputs": {"choice": choices}}),
        format(json!({"type": "choice", "choice": choices})),
        format(json!({"type": "choice", "value": choices})),
    ];
    let is_choice = |text: &str| choices.as_array().unwrap().contains(&json!(text));
    for endpoint in endpoints() {
        endpoint.all_give_the_same(&server, &fields, is_choice);
    }
}

#[hob_needs::fixtures]
#[test]
fn one_schema_in_every_dialect() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"a": {"type": "boolean"},
        "b": {"enum": ["x", "yz"]}}, "required": ["a", "b"], "additionalProperties": false});
    let lark = format!("start: %json {schema}");
    let content = json!({"type": "json_schema", "json_schema": schema});
    let fields = vec![
        json!({"json_schema": schema}),
        json!({"guided_json": schema}),
        json!({"guided_json": schema.to_string()}),
        json!({"structured_outputs": {"json": schema}}),
        json!({"grammar": {"type": "json_schema", "value": schema}}),
        json!({"grammar": {"type": "json", "value": schema}}),
        json!({"format": schema}),
        format(json!({"type": "json_schema", "json_schema": {"name": "x", "schema": schema}})),
        format(json!({"type": "json_object", "schema": schema})),
        json!({"structural_tag": {"type": "structural_tag", "format": content}}),
        json!({"grammar": {"type": "lark", "value": lark}}),
    ];
    let holds = |text: &str| {
        let Ok(value) = serde_json::from_str::<Value>(text) else { return false };
        value["a"].is_boolean() && [json!("x"), json!("yz")].contains(&value["b"])
    };
    for endpoint in endpoints() {
        let mut fields = fields.clone();
        if endpoint.path == "/v1/messages" {
            let config = json!({"format": {"type": "json_schema", "schema": schema}});
            fields.push(json!({"output_config": config}));
            let older = json!({"type": "json_schema", "schema": schema});
            fields.push(json!({"output_format": older}));
        }
        endpoint.all_give_the_same(&server, &fields, holds);
    }
}

/// Ollama's field at its endpoints gives what it gives at the others with the same prompt.
#[hob_needs::fixtures]
#[test]
fn one_format_at_the_endpoints_of_ollama() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "object", "properties": {"a": {"type": "boolean"},
        "b": {"enum": ["x", "yz"]}}, "required": ["a", "b"], "additionalProperties": false});
    let [chat, _, _, completion, _] = endpoints();
    for (ollama, other) in ollama().iter().zip([chat, completion]) {
        for format in [json!({"format": schema}), json!({"format": "json"})] {
            let text = |endpoint: &Endpoint| {
                let answer = endpoint.ask(&server, &format);
                assert_eq!(answer.status, 200, "{} {format}: {}", endpoint.path, answer.body);
                answer.json().pointer(endpoint.text).cloned()
            };
            assert!(text(ollama).is_some());
            assert_eq!(text(ollama), text(&other), "{} {format}", ollama.path);
        }
    }
}

/// The format that asks for nothing.
#[hob_needs::fixtures]
#[test]
fn text_is_no_constraint() {
    let server = Server::start(&stories(), &[]);
    for endpoint in endpoints() {
        let text = |fields: &Value| {
            let answer = endpoint.ask(&server, fields);
            assert_eq!(answer.status, 200, "{} {fields}: {}", endpoint.path, answer.body);
            answer.json().pointer(endpoint.text).cloned()
        };
        assert_eq!(text(&format(json!({"type": "text"}))), text(&json!({})), "{}", endpoint.path);
    }
}

/// The grammar of a custom tool in both languages, and both forms of the tool at both interfaces.
#[hob_needs::fixtures]
#[test]
fn one_custom_tool_in_every_form() {
    let server = Server::start(&stories(), &[]);
    let lark = "start: CODE\nCODE: /[0-9]{3}[x-z]/";
    let [chat, responses, ..] = endpoints();
    for (syntax, definition) in [("regex", "[0-9]{3}[x-z]"), ("lark", lark)] {
        let grammar = json!({"syntax": syntax, "definition": definition});
        let nested = json!({"type": "grammar", "grammar": grammar});
        let flat = with(json!({"type": "grammar"}), grammar);
        let inputs = [
            json!({"type": "custom", "name": "f", "format": flat}),
            json!({"type": "custom", "name": "f", "format": nested}),
            json!({"type": "custom", "custom": {"name": "f", "format": flat}}),
            json!({"type": "custom", "custom": {"name": "f", "format": nested}}),
        ]
        .map(|tool| {
            let fields = json!({"tools": [tool], "tool_choice": "required"});
            let chat = chat.ask(&server, &fields).json();
            let responses = responses.ask(&server, &fields).json();
            let input = &chat["choices"][0]["message"]["tool_calls"][0]["custom"]["input"];
            assert_eq!(*input, responses["output"][0]["input"], "{tool}");
            input.as_str().unwrap_or_else(|| panic!("{tool}: {chat}")).to_owned()
        });
        assert!(inputs.iter().all(|input| *input == inputs[0]), "{inputs:?}");
        let bytes = inputs[0].as_bytes();
        assert!(bytes.len() == 4 && (b'x'..=b'z').contains(&bytes[3]), "{inputs:?}");
    }
}

#[hob_needs::fixtures]
#[test]
fn any_object_in_every_dialect() {
    let server = Server::start(&stories(), &[]);
    let fields = [
        format(json!({"type": "json_object"})),
        json!({"guided_json_object": true}),
        json!({"structured_outputs": {"json_object": true}}),
        json!({"format": "json"}),
        json!({"json_schema": {"type": "object"}}),
    ];
    let is_object = |text: &str| serde_json::from_str::<Value>(text).is_ok_and(|v| v.is_object());
    for endpoint in endpoints() {
        endpoint.all_give_the_same(&server, &fields, is_object);
    }
}

/// Free text, and from a trigger on a call: in the two forms of structural tags, and as a grammar
/// that waits.
#[hob_needs::fixtures]
#[test]
fn tags_and_grammars_that_wait() {
    let server = Server::start(&stories(), &[]);
    let schema = json!({"type": "integer", "minimum": 1, "maximum": 99});
    let newer = json!({"type": "structural_tag", "format": {
        "type": "triggered_tags", "triggers": [","], "at_least_one": false,
        "tags": [{"type": "tag", "begin": ", n=", "end": ";",
            "content": {"type": "json_schema", "json_schema": schema}}],
        "stop_after_first": true,
    }});
    let lazy = json!({"grammar_lazy": true, "grammar_triggers": [{"type": 1, "value": ","}],
        "grammar": "root ::= \", n=\" [1-9] [0-9]? \";\""});
    let waiting = |kind: Value, pattern: &str| {
        with(lazy.clone(), json!({"grammar_triggers": [{"type": kind, "value": pattern}]}))
    };
    let fields = [
        json!({"structural_tag": newer}),
        format(newer),
        lazy.clone(),
        waiting(json!("word"), ","),
        waiting(json!(2), "[,]"),
        waiting(json!("pattern"), "(,)"),
        waiting(json!(3), r"[\s\S]*?(,)[\s\S]*"),
        waiting(json!("pattern_full"), r"^[^,]*(,)$"),
    ];
    let ends_with_call = |text: &str| match text.split_once(',') {
        None => true,
        Some((_, call)) => {
            let number = call.strip_prefix(" n=").and_then(|rest| rest.strip_suffix(';'));
            number.is_some_and(|number| number.parse::<u8>().is_ok_and(|n| (1..100).contains(&n)))
        }
    };
    for endpoint in endpoints() {
        endpoint.all_give_the_same(&server, &fields, ends_with_call);
    }
    let older = json!({"type": "structural_tag", "triggers": [","],
        "structures": [{"begin": ", n=", "schema": schema, "end": ";"}]});
    for endpoint in endpoints() {
        let both = [json!({"structural_tag": older}), format(older.clone())];
        endpoint.all_give_the_same(&server, &both, |_| true);
    }
}

/// A token that triggers does so where it comes as that token, although it is text as well.
#[hob_needs::fixtures]
#[test]
fn a_grammar_waits_for_a_token_with_text() {
    let server = Server::start(&stories(), &[]);
    let [.., completion, _] = endpoints();
    let comma =
        completion.ask(&server, &json!({"grammar": "root ::= \",\"", "return_tokens": true}));
    let comma = comma.json()["tokens"][0].as_u64().unwrap();
    let fields = json!({"grammar": "root ::= \", n=\" [1-9] \";\"", "grammar_lazy": true,
        "grammar_triggers": [{"type": 0, "value": ",", "token": comma}]});
    for endpoint in endpoints() {
        let answer = endpoint.ask(&server, &fields);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let answer = answer.json();
        let text = answer.pointer(endpoint.text).and_then(Value::as_str).unwrap();
        let call = text.split_once(", n=").map(|(_, rest)| rest.as_bytes());
        let is_call = call.is_some_and(|c| c.len() == 2 && c[0].is_ascii_digit() && c[1] == b';');
        assert!(is_call || !text.contains(','), "{}: {text}", endpoint.path);
        assert!(is_call || endpoint.path != "/completion", "{text}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_fault_names_its_field_and_its_place() {
    let server = Server::start(&stories(), &[]);
    let triggers = |value: Value| {
        json!({"grammar": "root ::= \"a\"", "grammar_lazy": true,
        "grammar_triggers": value})
    };
    for (fields, field, place) in [
        (json!({"structural_tag": "{"}), "structural_tag", "not JSON"),
        (json!({"structural_tag": 1}), "structural_tag", "an object"),
        (json!({"structural_tag": {"format": {"type": "x"}}}), "structural_tag", "/format/type"),
        (
            format(json!({"type": "structural_tag"})),
            "response_format",
            "structural tag /format: nothing",
        ),
        (
            json!({"structured_outputs": {"structural_tag": "{}"}}),
            "structured_outputs.structural_tag",
            "/format",
        ),
        (
            json!({"grammar": {"type": "lark", "value": "start: a"}}),
            "grammar.value",
            "line 1, column 8",
        ),
        (json!({"grammar": {"type": "lark"}}), "grammar.value", "missing"),
        (format(json!({"type": "lark"})), "response_format.lark", "missing"),
        (json!({"format": "yaml"}), "format", "\"json\" or a JSON Schema"),
        (json!({"regex": "a", "format": "json"}), "regex", "format were given together"),
        (triggers(json!([])), "grammar_triggers", "at least one"),
        (triggers(json!([{"type": 2, "value": ""}])), "grammar_triggers[0]", "`value`"),
        (triggers(json!([{"type": 4, "value": "a"}])), "grammar_triggers[0]", "3 (a pattern of"),
        (
            triggers(json!([{"type": 1, "value": "a"}, {"type": 2, "value": "(a"}])),
            "grammar_triggers[1]",
            "a fault at character 2, expected `)`",
        ),
        (
            triggers(json!([{"type": "pattern_full", "value": "a(?=b)"}])),
            "grammar_triggers[0]",
            "a look-ahead is not supported",
        ),
        (
            triggers(json!([{"type": 2, "value": "b+"}])),
            "grammar_triggers[0]",
            "no text of the grammar begins",
        ),
        (triggers(json!([{"type": 1}])), "grammar_triggers[0]", "`value`"),
        (
            triggers(json!([{"type": 1, "value": "a"}, {"type": 1, "value": "b"}])),
            "grammar_triggers[1]",
            "no text of the grammar begins",
        ),
        (
            triggers(json!([{"type": 0, "value": "a", "token": 99_999}])),
            "grammar_triggers[0]",
            "there is no token 99999, expected one from 0 to 511",
        ),
        (
            json!({"grammar_lazy": true, "grammar_triggers": [{"type": 1, "value": "a"}]}),
            "grammar_lazy",
            "no constraint that could wait",
        ),
        (
            with(triggers(json!([{"type": 1, "value": "a"}])), json!({"grammar": ""})),
            "grammar_lazy",
            "no constraint that could wait",
        ),
    ] {
        for endpoint in endpoints() {
            let answer = endpoint.ask(&server, &fields);
            assert_eq!(answer.status, 400, "{} {fields}", endpoint.path);
            if endpoint.path != "/v1/messages" {
                assert_eq!(error(&answer).2, field, "{} {fields}: {}", endpoint.path, answer.body);
            }
            assert!(answer.body.contains(&place.replace('"', "\\\"")), "{fields}: {}", answer.body);
        }
    }
}

/// Keywords that are not enforced are told, and with `strict` refused.
#[hob_needs::fixtures]
#[test]
fn strict_refuses_what_is_not_enforced() {
    let server = Server::start(&stories(), &[]);
    let asked = |strict: Value| {
        format(json!({"type": "json_schema", "json_schema": {"name": "x", "strict": strict,
            "schema": {"enum": ["a"], "contentMediaType": "text/html"}}}))
    };
    for endpoint in endpoints() {
        for lenient in [json!(null), json!(false)] {
            let answer = endpoint.ask(&server, &asked(lenient));
            assert_eq!(answer.status, 200, "{}", answer.body);
            assert_eq!(answer.header("x-hob-ignored-keywords"), Some("#/contentMediaType"));
            let told = &answer.json()["hob"]["ignored_keywords"];
            assert_eq!(*told, json!(["#/contentMediaType"]), "{}", endpoint.path);
        }
        let answer = endpoint.ask(&server, &asked(json!(true)));
        assert_eq!(answer.status, 400, "{}", endpoint.path);
        assert!(answer.body.contains("#/contentMediaType is not enforced"), "{}", answer.body);
        let plain = endpoint.ask(&server, &json!({"regex": "a"}));
        assert!(plain.json().get("hob").is_none());
    }
    let [_, responses, ..] = endpoints();
    let text = json!({"text": {"format": {"type": "json_schema", "name": "x", "strict": true,
        "schema": {"enum": ["a"], "contentMediaType": "text/html"}}}});
    let answer = responses.ask(&server, &text);
    assert_eq!((answer.status, error(&answer).2.as_str()), (400, "text.format.schema"));
}

/// An interface whose requests are read as those of another one names its own fields.
#[hob_needs::fixtures]
#[test]
fn a_fault_names_the_field_of_its_interface() {
    let server = Server::start(&stories(), &[]);
    let [_, responses, messages, ..] = endpoints();
    let text = |format: Value| json!({"text": {"format": format}});
    let wrong = json!({"properties": {"a": {"type": "foo"}}});
    let tag = json!({"type": "structural_tag", "format": {"type": "x"}});
    for (endpoint, fields, field, place) in [
        (
            &responses,
            text(json!({"type": "json_schema", "name": "x", "schema": wrong})),
            "text.format.schema",
            "#/properties/a/type",
        ),
        (
            &responses,
            text(json!({"type": "json_schema", "name": "x", "schema": {}, "strict": 1})),
            "text.format.strict",
            "true or false",
        ),
        (&responses, text(json!({"type": "json_schema"})), "text.format.schema", "missing"),
        (
            &responses,
            text(json!({"type": "regex", "pattern": "("})),
            "text.format.pattern",
            "regular expression",
        ),
        (&responses, text(json!({"type": "regex"})), "text.format.pattern", "missing"),
        (&responses, text(json!({"type": "choice", "choice": [1]})), "text.format.choice[0]", "1"),
        (&responses, text(json!({"type": "lark", "lark": "a"})), "text.format.lark", "line 1"),
        (&responses, text(tag), "text.format", "/format/type"),
        (
            &responses,
            json!({"tools": [{"type": "function", "name": "f", "parameters": 5}]}),
            "tools[0].parameters",
            "an object",
        ),
        (
            &messages,
            json!({"output_config": {"format": {"type": "json_schema", "schema": wrong}}}),
            "output_config.format.schema",
            "#/properties/a/type",
        ),
        (
            &messages,
            json!({"output_format": {"type": "json_schema", "schema": wrong}}),
            "output_format.schema",
            "#/properties/a/type",
        ),
        (
            &messages,
            json!({"tools": [{"name": "f", "input_schema": 5}]}),
            "tools[0].input_schema",
            "an object",
        ),
        (
            &messages,
            json!({"tools": [{"name": "f", "input_schema": {}, "defer_loading": true}]}),
            "tools[0].defer_loading",
            "not supported",
        ),
        (
            &messages,
            json!({"tools": [{"name": "f", "input_schema": {},
                "allowed_callers": ["code_execution_20250825"]}]}),
            "tools[0].allowed_callers",
            "not supported",
        ),
    ] {
        let answer = endpoint.ask(&server, &fields);
        assert_eq!(answer.status, 400, "{} {fields}", endpoint.path);
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.starts_with(&format!("'{field}': ")), "{fields}: {message}");
        assert!(message.contains(place), "{fields}: {message}");
        if endpoint.path != "/v1/messages" {
            assert_eq!(error(&answer).2, field, "{}", answer.body);
        }
    }
}

/// The command line takes each language by the ending of the file.
#[hob_needs::fixtures]
#[test]
fn files_of_every_language() {
    let folder = std::env::temp_dir().join(format!("hob-constraint-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let tag = json!({"type": "tag", "begin": "<", "end": ">",
        "content": {"type": "const_string", "value": "ab"}});
    for (name, content) in [
        ("a.lark", "start: \"<\" /ab/ \">\"".to_owned()),
        ("a.json", tag.to_string()),
        ("a.regex", "<ab>\n".to_owned()),
        ("a.txt", "<ab>\n".to_owned()),
        ("a.gbnf", "root ::= \"<ab>\"".to_owned()),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, content).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_hob"))
            .args(["run", "--raw", "-n", "40", "-m"])
            .arg(stories())
            .arg("--grammar-file")
            .arg(&file)
            .arg("Once")
            .run();
        let text = String::from_utf8_lossy(&output.stdout);
        let problem = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains("<ab>"), "{name}: {text} {problem}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
