//! Forms of calls of tools, for every template that is there: which is found, that what it writes
//! is read again however it is cut, and that the constraint allows just that.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use hob::chat::{ChatTemplate, Context};
use hob::conversation::parser::{
    Calls, ChatFormat, LiteralCalls, ParsedReply, PromptReasoning, TaggedCalls, Thinking,
};
use hob::conversation::{Tools, constraint, format};
use hob::gguf::Gguf;
use hob::grammar::{ArgumentTypes, Automaton, Options, Stop, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::common;
use crate::http::scripted::scripted;
use crate::pieces;

/// The page with the table of templates, and what stands around it.
const PAGE: &str = "docs/server/api.md";
const BEGIN: &str = "<!-- generated: forms of calls -->\n";
const END: &str = "<!-- end -->\n";

/// Templates that know no tools: their calls are JSON as the Hermes models write it.
const WITHOUT_TOOLS: [&str; 4] = [
    "HuggingFaceTB-SmolLM3-3B",
    "google-gemma-2-2b-it",
    "llama-cpp-rwkv-world",
    "microsoft-Phi-3.5-mini-instruct",
];

/// Templates that write more into a call than the constraint allows: its id.
const MORE_WRITTEN: [&str; 2] = ["Apriel-1.6-15b-Thinker-fixed", "unsloth-Apriel-1.5"];

/// A template that writes each call twice.
const WRITES_TWICE: &str = "openbmb-MiniCPM5-1B";

/// Returns every template, by name.
pub(crate) fn templates() -> Vec<(String, ChatTemplate)> {
    let folder = common::fixtures().join("templates");
    let files = std::fs::read_dir(folder).expect("templates").map(|entry| entry.unwrap().path());
    let mut all: Vec<(String, ChatTemplate)> = files
        .filter(|path| path.extension().is_some_and(|end| end == "jinja"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let source = std::fs::read_to_string(&path).expect("a template");
            let template = ChatTemplate::from_source(&source, "<s>", "</s>");
            (name.clone(), template.unwrap_or_else(|error| panic!("{name}: {error}")))
        })
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

/// Returns the mark of the first call, and how calls stand after it.
fn described(calls: Option<&Calls>) -> (String, &'static str) {
    match calls {
        None => ("<tool_call>".into(), "JSON, as for a model without tools"),
        Some(Calls::Messages) => ("to=functions.".into(), "a message to a function"),
        Some(Calls::Bare(mark)) => (mark.clone(), "an object, also without the mark"),
        Some(Calls::Tags(mark, _)) => (mark.clone(), "objects"),
        Some(Calls::List(mark, _)) => (mark.clone(), "a list of objects"),
        Some(Calls::Named(names)) => (names.first_mark(), "a name and its arguments"),
        Some(Calls::Literal(literals)) => {
            (literals.trigger().into(), "a name and arguments as literals")
        }
        Some(Calls::Tagged(tagged)) => {
            (tagged.tags.trigger().into(), "a name and arguments between tags")
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn the_table_of_forms_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    let page = std::fs::read_to_string(&path).expect("the page is there");
    let (before, rest) = page.split_once(BEGIN).expect("the table begins");
    let (_, after) = rest.split_once(END).expect("the table ends");
    let rows: String = templates()
        .iter()
        .map(|(name, template)| {
            let (mark, form) = described(format::native_calls(template).as_ref());
            let mark = mark.trim().replace('\n', "↵").replace('|', "\\|");
            format!("| {name} | `{mark}` | {form} |\n")
        })
        .collect();
    let table = format!("| template | first mark | calls |\n|---|---|---|\n{rows}");
    let expected = format!("{before}{BEGIN}{table}{END}{after}");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, expected).expect("the page is writable");
        return;
    }
    assert!(page == expected, "{PAGE} is out of date; it is now:\n{table}");
}

#[hob_needs::fixtures]
#[test]
fn every_template_with_tools_has_its_own_form() {
    for (name, template) in templates() {
        let knows_tools = !WITHOUT_TOOLS.contains(&&*name);
        assert_eq!(template.capabilities().tools, knows_tools, "{name}");
        let is_known = format::native_calls(&template).is_some();
        assert_eq!(is_known, knows_tools, "{name}");
    }
}

/// Returns names and schemas of the tools.
fn functions() -> Vec<(String, Value)> {
    let day = json!({"type": "object", "properties": {
        "day": {"type": "string", "enum": ["today", "a \"b\" \\ é"]},
        "hours": {"type": "integer", "maximum": 24},
        "sure": {"type": "boolean"},
    }, "required": ["day"], "additionalProperties": false});
    let deep = json!({"type": "object", "properties": {
        "a": {"type": "object", "properties": {
            "list": {"type": "array", "items": {"type": "integer"}},
        }, "required": ["list"], "additionalProperties": false},
    }, "required": ["a"], "additionalProperties": false});
    vec![("get_weather".into(), day), ("deep".into(), deep)]
}

fn tools() -> Tools {
    let listed = |(name, parameters): &(String, Value)| {
        let function = json!({"name": name, "description": "", "parameters": parameters});
        json!({"type": "function", "function": function})
    };
    Tools {
        list: functions().iter().map(listed).collect(),
        functions: functions(),
        texts: Vec::new(),
        required: true,
        parallel: true,
    }
}

/// Names and arguments of calls.
type CallList = Vec<(&'static str, Value)>;

/// Calls that the tools allow, and calls that they do not.
fn cases() -> (Vec<CallList>, Vec<CallList>) {
    let odd = json!({"day": "a \"b\" \\ é", "hours": 3, "sure": true});
    let unsure = json!({"day": "today", "sure": false});
    let deep = json!({"a": {"list": [1, 22]}});
    let allowed = vec![
        vec![("get_weather", json!({"day": "today"}))],
        vec![("deep", deep.clone())],
        vec![("get_weather", unsure)],
        vec![("get_weather", odd), ("deep", deep)],
    ];
    let refused = vec![
        vec![("get_weather", json!({"day": "never"}))],
        vec![("get_weather", json!({"day": "today", "hours": 25}))],
        vec![("deep", json!({"a": {"list": ["x"]}}))],
        vec![("get_weather", json!({"day": "today", "sure": "Yes"}))],
        vec![("deep", json!({"day": "today"}))],
        vec![("other", json!({"day": "today"}))],
    ];
    (allowed, refused)
}

/// Returns the calls of a message as a template writes them, from the mark of the first on; `None`
/// where it takes no such message.
fn written(
    template: &ChatTemplate,
    calls: &Calls,
    called: &[(&str, Value)],
    as_text: bool,
) -> Option<String> {
    let call = |(i, (name, arguments)): (usize, &(&str, Value))| {
        let arguments = if as_text { json!(arguments.to_string()) } else { arguments.clone() };
        json!({"id": format!("call0000{i}"), "type": "function",
            "function": {"name": name, "arguments": arguments}})
    };
    let called: Vec<Value> = called.iter().enumerate().map(call).collect();
    let render = |with_calls: bool| {
        let mut answer = json!({"role": "assistant", "content": "hobcontent"});
        if with_calls {
            answer["tool_calls"] = json!(called);
        }
        let user = |text: &str| json!({"role": "user", "content": text});
        let context = Context {
            messages: json!([user("hobuser"), answer, user("hobnext")]),
            tools: Some(tools().list),
            ..Context::default()
        };
        template.prompt(&context).ok().map(|prompt| prompt.text)
    };
    let text = render(true)?;
    let plain = render(false)?;
    let text = text.rsplit_once("hobuser")?.1;
    let text = text.rsplit_once("hobcontent").map_or(text, |(_, text)| text);
    let mark = match calls {
        Calls::Bare(_) => "{".to_owned(),
        other => described(Some(other)).0,
    };
    let text = &text[text.find(mark.trim_start())?..];
    let after = plain.rsplit_once("hobcontent")?.1;
    let same = text.chars().rev().zip(after.chars().rev()).take_while(|(a, b)| a == b);
    let n_same: usize = same.map(|(c, _)| c.len_utf8()).sum();
    // a tag that only ends as the message does belongs to the call
    let tail = &text[text.len() - n_same..];
    let is_cut = text[..text.len() - n_same].rfind('<') > text[..text.len() - n_same].rfind('>');
    let tail = if is_cut { &tail[tail.find('<').unwrap_or(0)..] } else { tail };
    let tail = tail.strip_prefix("<|sep|>").unwrap_or(tail);
    Some(text[..text.len() - tail.len()].trim_end().to_owned())
}

/// Returns a format with the types of the tools' arguments.
fn format_of(calls: Calls) -> ChatFormat {
    let calls = match calls {
        Calls::Tagged(tagged) => {
            let schema = tools().all_arguments();
            let types = ArgumentTypes::of_tools(&schema, Options::default(), &Stop::default());
            let names = functions().into_iter().map(|(name, _)| name);
            let types: BTreeMap<String, ArgumentTypes> = names.zip(types.unwrap()).collect();
            Calls::Tagged(Arc::new(TaggedCalls { tags: tagged.tags.clone(), types }))
        }
        other => other,
    };
    ChatFormat { calls: Some(calls), ..ChatFormat::default() }
}

/// Returns the text of an answer with calls: without what the prompt has begun of it.
fn answer<'a>(calls: &Calls, text: &'a str) -> &'a str {
    match calls {
        Calls::Named(names) if !names.content.is_empty() => {
            text.strip_prefix(&*names.first_mark()).unwrap_or(text)
        }
        _ => text,
    }
}

/// Checks that a text is the calls, at once and in two pieces cut anywhere, or one character each.
fn check_read(name: &str, format: &ChatFormat, text: &str, calls: &[(&str, Value)]) {
    let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
    cuts.push(text.char_indices().map(|(at, _)| at).collect());
    for cut in cuts {
        let (reply, _) = pieces::read_in_pieces(format, text, &cut);
        let found = pieces::calls_of(name, &reply);
        assert_eq!(found, calls, "{name}: {text:?} cut at {cut:?}");
        assert_eq!(reply.content, "", "{name}: {text:?} cut at {cut:?}");
    }
}

/// Returns the constraint of an answer that must be calls, over bytes.
fn constraint_of(tokenizer: &Tokenizer, format: &ChatFormat) -> Automaton {
    let source = constraint::of_answer(tokenizer, format, Some(&tools()), None);
    let source = source.expect("no grammar").expect("a constraint");
    let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    source.automaton(&bytes, &|_| None, &Stop::default()).expect("an automaton").0
}

#[hob_needs::fixtures]
#[test]
fn what_a_template_writes_is_read_and_allowed_and_nothing_else() {
    // a tokenizer in which marks are text
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let (allowed, refused) = cases();
    let mut n_written = 0;
    for (name, template) in templates() {
        let calls = format::native_calls(&template);
        let Some(calls) = calls else { continue };
        // its calls are messages, which have tests of their own
        if calls == Calls::Messages || name == WRITES_TWICE {
            continue;
        }
        let format = format_of(calls.clone());
        let mut automaton = constraint_of(&tokenizer, &format);
        let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("within limits");
        for as_text in [false, true] {
            for called in &allowed {
                let Some(text) = written(&template, &calls, called, as_text) else { continue };
                // some take one call alone
                let n_calls = called.iter().filter(|call| text.contains(call.0)).count();
                let text = answer(&calls, &text);
                check_read(&name, &format, text, &called[..n_calls]);
                let is_exact = !MORE_WRITTEN.contains(&&*name);
                assert!(allows(text) || !is_exact, "{name}: {text:?} is refused");
                n_written += 1;
            }
            for called in &refused {
                let Some(text) = written(&template, &calls, called, as_text) else { continue };
                assert!(!allows(answer(&calls, &text)), "{name}: {text:?} is allowed");
            }
        }
    }
    assert!(n_written > 100, "{n_written}");
}

/// Templates write calls on lines of their own, and lines after them: that neither forbids a call
/// nor promises another.
#[hob_needs::fixtures]
#[test]
fn line_breaks_may_stand_around_calls_and_reasoning_before_them() {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let thinking =
        Thinking { open: "<t>".into(), close: "</t>".into(), in_prompt: PromptReasoning::Nothing };
    let called = ("get_weather", json!({"day": "today"}));
    let mut n_checked = 0;
    for (name, template) in templates() {
        let Some(calls) = format::native_calls(&template) else { continue };
        let begins_bare = match &calls {
            Calls::Messages | Calls::Bare(_) => true,
            Calls::Named(names) => !names.content.is_empty(),
            _ => false,
        };
        if begins_bare || name == WRITES_TWICE {
            continue;
        }
        let format = ChatFormat { thinking: Some(thinking.clone()), ..format_of(calls.clone()) };
        let mut automaton = constraint_of(&tokenizer, &format);
        let ended = Thinking { in_prompt: PromptReasoning::Ended, ..thinking.clone() };
        let after = ChatFormat { thinking: Some(ended), ..format_of(calls.clone()) };
        let mut after_reasoning = constraint_of(&tokenizer, &after);
        let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("within limits");
        for n_calls in [1, 2] {
            let all = vec![called.clone(); n_calls];
            let Some(text) = written(&template, &calls, &all, false) else { continue };
            if text.matches("today").count() != n_calls || !allows(&text) {
                continue;
            }
            for before in ["\n", "\n\n", " ", "<t>hm {</t>", "\n<t>\nhm\n</t>\n\n"] {
                assert!(allows(&format!("{before}{text}")), "{name}: {before:?} {text:?}");
            }
            assert!(!allows(&format!("x{text}")) && !allows("<t>hm</t>"), "{name}");
            let mut allows = |text: &str| after_reasoning.matches(text.as_bytes()).unwrap();
            assert!(allows(&text) && !allows(&format!("<t>hm</t>{text}")), "{name}");
            if !text.ends_with([']', '|']) && !text.ends_with("_calls>") {
                check_read(&name, &format, &format!("{text}\n"), &all);
            }
            n_checked += 1;
        }
    }
    assert!(n_checked > 40, "{n_checked}");
}

/// Returns a call as the family writes it, with strings in single quotes where it may have them.
fn literal_texts(form: &LiteralCalls, called: &[(&str, Value)]) -> Vec<String> {
    let calls = called.iter().map(|(name, arguments)| {
        let Value::Object(arguments) = arguments else { panic!("{arguments}") };
        form.write(name, arguments)
    });
    let calls: Vec<String> = calls.collect();
    let text = format!("{}{}{}", form.open, calls.join(form.between), form.close);
    let single = text.replace("\"today\"", "'today'");
    vec![text, single]
}

#[test]
fn literals_are_read_and_allowed_and_nothing_else() {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let (allowed, refused) = cases();
    for form in [&LiteralCalls::PYTHON, &LiteralCalls::MARKED] {
        let format = format_of(Calls::Literal(form));
        let mut automaton = constraint_of(&tokenizer, &format);
        for called in &allowed {
            for text in literal_texts(form, called) {
                check_read("literals", &format, &text, called);
                assert!(automaton.matches(text.as_bytes()).expect("within limits"), "{text}");
            }
        }
        for called in &refused {
            for text in literal_texts(form, called) {
                assert!(!automaton.matches(text.as_bytes()).expect("within limits"), "{text}");
            }
        }
    }
    let python = format_of(Calls::Literal(&LiteralCalls::PYTHON));
    let text = "<|tool_call_start|>[ f ( a = 'it\\'s \"\\x41\\u00e9\\\\', b=None, c=(1, -2.5,),\n \
        d={'k': True, \"l\": []}, e=[False, {}]), g()]<|tool_call_end|>";
    let first = json!({"a": "it's \"A\u{e9}\\", "b": null, "c": [1, -2.5],
        "d": {"k": true, "l": []}, "e": [false, {}]});
    check_read("python", &python, text, &[("f", first), ("g", json!({}))]);
    let marked = format_of(Calls::Literal(&LiteralCalls::MARKED));
    let text = "<|tool_call>call:f{a:<|\"|>{x},\n\"<|b|>\\n<|\"|>,\
        b:{<|\"|>k k<|\"|>:null,l:[true,<|\"|><|\"|>]},\
        c:-1e3}<tool_call|><|tool_call>call:g{}<tool_call|>";
    let first = json!({"a": "{x},\n\"<|b|>\\n", "b": {"k k": null, "l": [true, ""]}, "c": -1e3});
    check_read("marked", &marked, text, &[("f", first), ("g", json!({}))]);
    for (format, text) in [
        (&python, "<|tool_call_start|>no list"),
        (&python, "<|tool_call_start|>[f"),
        (&marked, "<|tool_call>text"),
        (&marked, "<|tool_call>call:f"),
    ] {
        let reply = ParsedReply::of(text, format);
        assert_eq!((reply.content.as_str(), reply.calls.len()), (text, 0));
    }
}

#[hob_needs::fixtures]
#[test]
fn strings_may_stand_in_sections() {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let all = templates();
    let (_, template) = all.iter().find(|(name, _)| name == WRITES_TWICE).expect("a template");
    let format = format_of(format::native_calls(template).expect("a form"));
    let mut automaton = constraint_of(&tokenizer, &format);
    let mut allows = |text: &str| automaton.matches(text.as_bytes()).expect("within limits");
    let call = |day: &str| {
        format!("<function name=\"get_weather\"><param name=\"day\">{day}</param></function>")
    };
    for (written, day) in [
        ("today", "today"),
        ("<![CDATA[today]]>", "today"),
        ("<![CDATA[a \"b\" \\ é]]>", "a \"b\" \\ é"),
    ] {
        let text = format!("{}\n{}", call(written), call(written));
        let called = ("get_weather", json!({"day": day}));
        check_read(WRITES_TWICE, &format, &text, &[called.clone(), called]);
        assert!(allows(&text), "{text}");
    }
    for refused in ["never", "<![CDATA[never]]>", "<![CDATA[today", "today]]>", "<today"] {
        assert!(!allows(&call(refused)), "{refused}");
    }
    let deep = "<function name=\"deep\"><param name=\"a\">{\"list\": [1, 22]}</param></function>";
    let called = ("deep", json!({"a": {"list": [1, 22]}}));
    check_read(WRITES_TWICE, &format, deep, std::slice::from_ref(&called));
    assert!(allows(deep));
    let python = deep.replace('"', "'").replace("'deep'", "\"deep\"").replace("'a'", "\"a\"");
    check_read(WRITES_TWICE, &format, &python, &[called]);
    assert!(allows(&python) && !allows(&python.replace("22", "None")), "{python}");
}

/// Conversations with calls as templates write them that show no calls of their own.
#[hob_needs::fixtures]
#[test]
fn ids_of_calls_are_what_a_template_asks_for() {
    let all = templates();
    let template = |of: &str| all.iter().find(|(name, _)| name == of).expect("a template");
    check_ids(&template("moonshotai-Kimi-K2").1, [1, 0]);
    // its template takes results to come as calls do
    check_ids(&template("Kimi-K2-Thinking").1, [0, 1]);
}

/// Checks the ids of two calls, and those that are written of their results, which come in the
/// other order.
fn check_ids(template: &ChatTemplate, of_results: [usize; 2]) {
    let call = |id: &str| {
        let function = json!({"name": "get_weather", "arguments": "{\"day\": \"today\"}"});
        json!({"id": id, "type": "function", "function": function})
    };
    let result = |id: &str| json!({"role": "tool", "tool_call_id": id, "content": "sun"});
    let messages = json!([
        {"role": "user", "content": "Hello"},
        {"role": "assistant", "content": "", "tool_calls": [call("x"), call("y")]},
        result("y"),
        result("x"),
    ]);
    let context = Context { messages, tools: Some(tools().list), ..Context::default() };
    let text = template.prompt(&context).expect("a prompt").text;
    for part in ["<|tool_call_begin|>functions.get_weather:0<|", "functions.get_weather:1<|"] {
        assert!(text.contains(part), "{text}");
    }
    let (_, results) = text.split_once("<|tool_calls_section_end|>").expect("calls end");
    let ids = of_results.map(|number| results.find(&format!("functions.get_weather:{number}")));
    assert!(ids[0].is_some() && ids[0] < ids[1], "{results}");
}
