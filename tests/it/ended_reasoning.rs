//! Calls that end reasoning without its mark, as models of some families write them: what the
//! constraint of an answer allows is read so.

use std::sync::Arc;

use hob::chat::ChatTemplate;
use hob::conversation::parser::{Calls, ChatFormat, PromptReasoning, TaggedCalls, Thinking};
use hob::conversation::{Tools, constraint, format};
use hob::gguf::Gguf;
use hob::grammar::{ArgumentTypes, Constraint, Options, Stop, Vocabulary};
use hob::tokenizer::Tokenizer;
use serde_json::{Value, json};

use crate::common;
use crate::http::scripted::scripted;
use crate::pieces;

/// Templates whose calls end reasoning, and its marks.
const ENDED: [(&str, &str, &str); 9] = [
    ("Apertus-8B-Instruct", "<|inner_prefix|>", "<|inner_suffix|>"),
    ("ByteDance-Seed-OSS", "<seed:think>", "</seed:think>"),
    ("CohereForAI-c4ai-command-r7b-12-2024-tool_use", "<|START_THINKING|>", "<|END_THINKING|>"),
    ("GLM-4.6", "<think>", "</think>"),
    ("GLM-4.7-Flash", "<think>", "</think>"),
    ("Kimi-K2-Thinking", "<think>", "</think>"),
    ("Qwen3.5-4B", "<think>", "</think>"),
    ("deepseek-ai-DeepSeek-V4", "<think>", "</think>"),
    ("inclusionai-ling-3.0-flash", "<think>", "</think>"),
];

/// Templates of models that close their reasoning before they call.
const CLOSED: [&str; 4] = ["MiniMax-M2", "Qwen-Qwen3-0.6B", "Spark2.5", "StepFun3.5-Flash"];

fn source(name: &str) -> String {
    let path = common::fixtures().join(format!("templates/{name}.jinja"));
    std::fs::read_to_string(path).expect("a template")
}

fn tools(required: bool) -> Tools {
    let arguments = json!({"type": "object", "properties": {"a": {"const": "seven"}},
        "required": ["a"], "additionalProperties": false});
    Tools {
        list: json!([]),
        functions: vec![("add".into(), arguments)],
        texts: Vec::new(),
        required,
        parallel: false,
    }
}

/// Returns the format of answers whose reasoning the prompt has begun.
fn answer_format(name: &str, open: &str, close: &str) -> ChatFormat {
    let source = source(name);
    let template = ChatTemplate::from_source(&source, "<s>", "</s>").expect(name);
    let calls = match format::native_calls(&template).expect(name) {
        Calls::Tagged(tagged) => {
            let schema = tools(true).all_arguments();
            let types = ArgumentTypes::of_tools(&schema, Options::default(), &Stop::default());
            let types = std::iter::once("add".to_owned()).zip(types.expect("types")).collect();
            Calls::Tagged(Arc::new(TaggedCalls { tags: tagged.tags.clone(), types }))
        }
        other => other,
    };
    let names: Arc<[String]> = ["add".to_owned()].into();
    let calls_in_reasoning = format::calls_in_reasoning(&source, Some(&calls), &names);
    let thinking =
        Thinking { open: open.into(), close: close.into(), in_prompt: PromptReasoning::Begun };
    ChatFormat {
        thinking: Some(thinking),
        calls: Some(calls),
        calls_in_reasoning,
        names,
        ..ChatFormat::default()
    }
}

/// Returns the constraint of an answer over single bytes.
fn constraint_of(format: &ChatFormat, required: bool) -> Constraint {
    let gguf = Gguf::from_bytes(scripted(&[])).expect("a model");
    let tokenizer = Tokenizer::from_gguf(&gguf).expect("a vocabulary");
    let source = constraint::of_answer(&tokenizer, format, Some(&tools(required)), None);
    let source = source.expect("no grammar").expect("a constraint");
    let bytes = Arc::new(Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect()));
    Constraint::compile(&source, bytes, &|_| None).expect("a constraint")
}

/// Returns whether a constraint allows a text as a whole.
fn allows(constraint: &Constraint, text: &str) -> bool {
    let mut state = constraint.start();
    for byte in text.bytes() {
        state = constraint.advance(state, byte.into()).expect("within limits");
    }
    !state.is_dead() && constraint.accepting(state).expect("within limits")
}

/// Checks the parts of an answer, whole and cut anywhere.
fn check(format: &ChatFormat, name: &str, text: &str, parts: (&str, &str, &[(&str, Value)])) {
    let (reasoning, content, calls) = parts;
    let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
    cuts.push(text.char_indices().map(|(at, _)| at).collect());
    for cut in cuts {
        let (reply, ends_in_call) = pieces::read_in_pieces(format, text, &cut);
        let what = format!("{name}: {text:?} cut at {cut:?}");
        assert_eq!(reply.reasoning, reasoning, "{what}");
        assert_eq!(reply.content, content, "{what}");
        assert_eq!(pieces::calls_of(name, &reply), calls, "{what}");
        assert!(!ends_in_call, "{what}");
    }
}

#[hob_needs::fixtures]
#[test]
fn a_call_within_reasoning_is_held_to_its_schema_and_ends_it() {
    let calls = [("add", json!({"a": "seven"}))];
    for (name, open, close) in ENDED {
        let format = answer_format(name, open, close);
        assert!(!format.calls_in_reasoning.is_empty(), "{name}");
        let required = constraint_of(&format, true);
        let mut state = required.start();
        for byte in b"I will add.\n" {
            state = required.advance(state, (*byte).into()).expect("within limits");
        }
        // the shortest rest does without the mark
        let rest = required.completion(state).expect("within limits").expect("a call");
        let rest = rest.iter().map(|&byte| byte as u8).collect();
        let call = String::from_utf8(rest).expect("UTF-8");
        assert!(!call.contains(close), "{name}: {call:?}");
        let free = constraint_of(&format, false);
        let called = format!("I will add.\n{call}");
        let closed = format!("I will add.{close}{call}");
        for text in [&called, &closed] {
            check(&format, name, text, ("I will add.", "", &calls));
            assert!(allows(&required, text) && allows(&free, text), "{name}: {text:?}");
            let other = text.replace("seven", "eight");
            assert!(!allows(&required, &other) && !allows(&free, &other), "{name}: {other:?}");
        }
        let answered = format!("I know.{close}\n\nIt is 7.");
        check(&format, name, &answered, ("I know.", "It is 7.", &[]));
        assert!(allows(&free, &answered) && !allows(&required, &answered), "{name}");
        let Some(Calls::Tagged(tagged)) = &format.calls else { continue };
        // thoughts may tell of calls
        let thought = format!("A {} comes first.", tagged.tags.trigger());
        let told = format!("{thought}{close}\n\nYes.");
        check(&format, name, &told, (&thought, "Yes.", &[]));
        assert!(allows(&free, &told), "{name}: {told:?}");
    }
    for name in CLOSED {
        let format = answer_format(name, "<think>", "</think>");
        assert_eq!(format.calls_in_reasoning.len(), 0, "{name}");
    }
}
