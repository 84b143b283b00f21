//! Families whose content stands between marks of its own: Kimi K3, in sections of an answer, and
//! Muse Glimmer, in messages that say whom they are for.

use std::sync::Arc;

use hob::chat::{ChatTemplate, Context};
use hob::conversation::parser::{
    Calls, ChatFormat, ContentMarks, MarkedContent, PromptReasoning, TaggedCalls, Thinking,
};
use hob::conversation::{Tools, constraint, format};
use hob::gguf::Gguf;
use hob::grammar::{ArgumentTypes, Automaton, Options, Source, Stop, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::common;
use crate::http::scripted::scripted;
use crate::pieces;

/// A template that writes as Muse Glimmer's does.
const MUSE: &str = r#"{%- for tool in tools or [] %}{{ tool.function | tojson }}{% endfor -%}
{%- for m in messages -%}
{%- if m.role == 'assistant' -%}
{%- if m.reasoning_content -%}
{{- '<|start|>assistant to=self<|message|>' + m.reasoning_content + '<|eom|>' -}}
{%- endif -%}
{%- for call in m.tool_calls or [] -%}
{{- '<|start|>assistant to=' + call.function.name + '<|message|>' -}}
{{- '<atem:function_calls>\n<atem:invoke name="' + call.function.name + '">\n' -}}
{%- for key, value in call.function.arguments.items() -%}
{{- '<atem:parameter name="' + key + '">' -}}
{{- value if value is string else value | tojson -}}
{{- '</atem:parameter>\n' -}}
{%- endfor -%}
{{- '</atem:invoke>\n</atem:function_calls>' + ('<|eot|>' if loop.last else '<|eom|>') -}}
{%- else -%}
{{- '<|start|>assistant to=user<|message|>' + m.content + '<|eot|>' -}}
{%- endfor -%}
{%- else -%}
{{- '<|start|>' + m.role + '<|message|>' + m.content + '<|eot|>' -}}
{%- endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}{{- '<|start|>assistant' -}}{%- endif -%}"#;

fn functions() -> Vec<(String, Value)> {
    let day = json!({"type": "object", "properties": {
        "day": {"type": "string", "enum": ["today", "a \"b\" \\ é"]},
        "hours": {"type": "integer", "maximum": 24},
        "sure": {"type": "boolean"},
    }, "required": ["day"], "additionalProperties": false});
    let deep = json!({"type": "object", "properties": {
        "list": {"type": "array", "items": {"type": ["integer", "null"]}},
        "either": {"type": ["string", "number"]},
        "map": {"type": "object", "properties": {"on": {"type": "boolean"}}},
    }, "additionalProperties": false});
    let none = json!({"type": "object", "properties": {}, "additionalProperties": false});
    vec![("get_weather".into(), day), ("deep".into(), deep), ("reset".into(), none)]
}

fn tools(required: bool) -> Tools {
    let listed = |(name, parameters): &(String, Value)| {
        let function = json!({"name": name, "description": "", "parameters": parameters});
        json!({"type": "function", "function": function})
    };
    Tools {
        list: functions().iter().map(listed).collect(),
        functions: functions(),
        texts: Vec::new(),
        required,
        parallel: true,
    }
}

/// A family, and what its answers are made of.
struct Family {
    template: ChatTemplate,
    thinking: (&'static str, &'static str),
    end: &'static str,
}

impl Family {
    fn kimi_k3() -> Family {
        let path = common::fixtures().join("templates/Kimi-K3.jinja");
        let source = std::fs::read_to_string(path).expect("a template");
        Family {
            template: ChatTemplate::from_source(&source, "", "").expect("a template"),
            thinking: ("<|open|>think<|sep|>", "<|close|>think<|sep|>"),
            end: "<|end_of_msg|>",
        }
    }

    fn muse_glimmer() -> Family {
        Family {
            template: ChatTemplate::from_source(MUSE, "", "").expect("a template"),
            thinking: (" to=self<|message|>", "<|eom|>"),
            end: "<|eot|>",
        }
    }

    fn prompt(&self, messages: &Value, add_generation_prompt: bool, thinks: bool) -> String {
        let context = Context {
            messages: messages.clone(),
            tools: Some(tools(false).list),
            add_generation_prompt,
            variables: [("thinking".to_owned(), json!(thinks))].into_iter().collect(),
            ..Context::default()
        };
        self.template.prompt(&context).expect("a prompt").text
    }

    /// Returns a prompt, and the answer that the template writes after it.
    fn written(&self, answer: &Value, thinks: bool) -> (String, String) {
        let user = json!({"role": "user", "content": "hello"});
        let prompt = self.prompt(&json!([user]), true, thinks);
        let text = self.prompt(&json!([user, answer]), false, thinks);
        let text = text.strip_prefix(&prompt).expect("the prompt").trim_end();
        (prompt, text.strip_suffix(self.end).expect("an end").to_owned())
    }

    /// Returns the format of answers after a prompt.
    fn format(&self, prompt: &str) -> ChatFormat {
        let types = ArgumentTypes::of_tools(
            &tools(false).all_arguments(),
            Options::default(),
            &Stop::default(),
        );
        let names = functions().into_iter().map(|(name, _)| name);
        let Some(Calls::Tagged(tagged)) = format::native_calls(&self.template) else {
            panic!("no tags")
        };
        let types = names.zip(types.expect("types")).collect();
        let marks = ContentMarks::of(self.template.source()).expect("marks");
        let functions = functions();
        let names = functions.iter().map(|(name, _)| name.as_str());
        let content = MarkedContent::new(marks, prompt, names);
        let (open, close) = self.thinking;
        let in_prompt = if content.is_begun {
            PromptReasoning::Ended
        } else {
            PromptReasoning::at_end_of(prompt, open, close)
        };
        let thinking = Thinking { open: open.into(), close: close.into(), in_prompt };
        ChatFormat {
            thinking: Some(thinking),
            calls: Some(Calls::Tagged(Arc::new(TaggedCalls { tags: tagged.tags.clone(), types }))),
            content: Some(content),
            ..ChatFormat::default()
        }
    }
}

/// Names and arguments of calls.
type CallList = Vec<(&'static str, Value)>;

fn message(content: &str, reasoning: &str, calls: &[(&str, Value)]) -> Value {
    let call = |(i, (name, arguments)): (usize, &(&str, Value))| {
        json!({"id": format!("call{i}"), "type": "function",
            "function": {"name": name, "arguments": arguments}})
    };
    let calls: Vec<Value> = calls.iter().enumerate().map(call).collect();
    let mut message = json!({"role": "assistant", "content": content});
    if !reasoning.is_empty() {
        message["reasoning_content"] = json!(reasoning);
    }
    if !calls.is_empty() {
        message["tool_calls"] = json!(calls);
    }
    message
}

/// Returns a message with the arguments of its calls as text.
fn with_text(mut message: Value) -> Value {
    for call in message["tool_calls"].as_array_mut().into_iter().flatten() {
        call["function"]["arguments"] = json!(call["function"]["arguments"].to_string());
    }
    message
}

/// Returns the constraint of an answer over bytes, in which marks are text.
fn constraint_of(format: &ChatFormat, required: bool, answer: Option<&Source>) -> Automaton {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let source = constraint::of_answer(&tokenizer, format, Some(&tools(required)), answer);
    let source = source.expect("no grammar").expect("a constraint");
    let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    source.automaton(&bytes, &|_| None, &Stop::default()).expect("an automaton").0
}

fn allowed() -> Vec<CallList> {
    let odd = json!({"day": "a \"b\" \\ é", "hours": 3, "sure": true});
    let deep = json!({"list": [1, null], "either": "x <y>", "map": {"on": true}});
    vec![
        vec![("get_weather", json!({"day": "today"}))],
        vec![("get_weather", odd.clone())],
        vec![("deep", deep)],
        vec![("deep", json!({"either": 1.5}))],
        vec![("reset", json!({}))],
        vec![("get_weather", odd), ("reset", json!({})), ("deep", json!({"list": []}))],
    ]
}

fn refused() -> Vec<CallList> {
    vec![
        vec![("get_weather", json!({"day": "never"}))],
        vec![("get_weather", json!({"day": "today", "hours": 25}))],
        vec![("get_weather", json!({"hours": 3}))],
        vec![("deep", json!({"list": ["x"]}))],
        vec![("deep", json!({"map": {"on": 1}}))],
        vec![("other", json!({"day": "today"}))],
    ]
}

/// Checks the answers that a template writes: that each is read again however it is cut, and that
/// the constraints allow it.
fn check(family: &Family, content: &str, reasoning: &str, calls: &[(&str, Value)]) {
    let thinks = !reasoning.is_empty();
    let answer = message(content, reasoning, calls);
    let (prompt, text) = family.written(&answer, thinks);
    // an earlier answer is the same, whether its arguments are objects or text
    assert_eq!(family.written(&with_text(answer), thinks).1, text);
    let format = family.format(&prompt);
    let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
    cuts.push(text.char_indices().map(|(at, _)| at).collect());
    for cut in cuts {
        let (reply, ends_in_call) = pieces::read_in_pieces(&format, &text, &cut);
        assert_eq!(pieces::calls_of("calls", &reply), calls, "{text:?} cut at {cut:?}");
        assert_eq!(reply.content, content, "{text:?} cut at {cut:?}");
        assert_eq!(reply.reasoning, reasoning, "{text:?} cut at {cut:?}");
        assert!(!ends_in_call, "{text:?}");
    }
    let matches = |mut automaton: Automaton| automaton.matches(text.as_bytes()).expect("limits");
    assert!(matches(constraint_of(&format, false, None)), "{text:?}");
    let is_call = !calls.is_empty() && content.is_empty();
    assert_eq!(matches(constraint_of(&format, true, None)), is_call, "{text:?}");
}

fn check_family(family: &Family, has_content_beside_calls: bool) {
    for reasoning in ["", "So {be} it."] {
        check(family, "It is <b>{sunny}</b>.", reasoning, &[]);
        for calls in allowed() {
            check(family, "", reasoning, &calls);
            if has_content_beside_calls {
                check(family, "Let me see.", reasoning, &calls);
            }
        }
        for calls in refused() {
            let (prompt, text) =
                family.written(&message("", reasoning, &calls), !reasoning.is_empty());
            let format = family.format(&prompt);
            for required in [false, true] {
                let mut automaton = constraint_of(&format, required, None);
                assert!(!automaton.matches(text.as_bytes()).expect("limits"), "{text:?}");
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn answers_in_sections() {
    let family = Family::kimi_k3();
    check_family(&family, true);
    let user = json!({"role": "user", "content": "hello"});
    let prompt = family.prompt(&json!([user]), true, false);
    assert!(prompt.contains("[{\"function\":{\"description\":\"\",\"name\":\"get_weather\""));
    let format = family.format(&prompt);
    // what a type is called, and the end of the message, may be another or left out
    let whole = "<|close|>response<|sep|><|open|>tools<|sep|><|open|>call tool=\"get_weather\" \
        index=\"7\"<|sep|><|open|>argument key=\"hours\" type=\"integer\"<|sep|>3<|close|>argument\
        <|sep|><|close|>call<|sep|><|close|>tools<|sep|>";
    let (reply, _) = pieces::read_in_pieces(&format, whole, &[]);
    assert_eq!(pieces::calls_of("k3", &reply), [("get_weather", json!({"hours": 3}))]);
    // an answer of a schema stands where content does
    let schema = Source::Schema(json!({"type": "integer"}), Options::default());
    let mut automaton = constraint_of(&format, false, Some(&schema));
    let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("limits");
    assert!(allows("7") && allows("<|open|>response<|sep|>7") && !allows("seven"));
}

#[test]
fn answers_in_messages() {
    let family = Family::muse_glimmer();
    check_family(&family, false);
    let user = json!({"role": "user", "content": "hello"});
    let prompt = family.prompt(&json!([user]), true, false);
    let format = family.format(&prompt);
    // reasoning and content may come in any order, and content without its header
    let call = "<atem:function_calls>\n<atem:invoke name=\"reset\">\n</atem:invoke>\n\
        </atem:function_calls>";
    let next = "<|eom|><|start|>assistant";
    let text = format!(
        " to=user<|message|>Wait.{next} to=self<|message|>Hm.{next} to=reset<|message|>{call}"
    );
    let (reply, _) = pieces::read_in_pieces(&format, &text, &[3, 40, 90]);
    assert_eq!((reply.content.as_str(), reply.reasoning.as_str()), ("Wait.", "Hm."));
    assert_eq!(pieces::calls_of("muse", &reply), [("reset", json!({}))]);
    let mut automaton = constraint_of(&format, false, None);
    let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("limits");
    assert!(allows(&text) && allows("<|message|>Hello") && allows(" to=user<|message|>"));
    assert!(!allows(&format!(" to=deep<|message|>{call}")) && !allows("Hello"));
    let begun = family.format(&format!("{prompt} to=user<|message|>It is"));
    let mut automaton = constraint_of(&begun, false, None);
    let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("limits");
    assert!(allows(" so.") && allows(&format!(" so.{next} to=reset<|message|>{call}")));
}
