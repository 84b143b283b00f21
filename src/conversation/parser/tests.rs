//! Replies of every style, taken apart whole and in pieces.

use super::*;
use crate::chat::NamePart;

fn hermes() -> ChatFormat {
    ChatFormat {
        thinking: Some(Thinking {
            open: "<think>".into(),
            close: "</think>".into(),
            in_prompt: PromptReasoning::Nothing,
        }),
        calls: Some(Calls::Tags("<tool_call>".into(), "</tool_call>".into())),
        ..ChatFormat::default()
    }
}

fn format(calls: Calls) -> ChatFormat {
    ChatFormat { calls: Some(calls), ..ChatFormat::default() }
}

/// (reasoning, content, name and arguments of each call)
type Parts<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

fn check(format: &ChatFormat, text: &str, (reasoning, content, calls): Parts) {
    let mut cuts: Vec<Vec<usize>> = text.char_indices().map(|(at, _)| vec![at]).collect();
    for size in [1, 2, 3, 5] {
        cuts.push(text.char_indices().step_by(size).map(|(at, _)| at).collect());
    }
    for cut in cuts {
        let mut parser = ResponseParser::new(format.clone());
        let mut reply = ParsedReply::default();
        let mut deltas = Vec::new();
        let mut from = 0;
        for &to in cut.iter().chain([&text.len()]) {
            parser.push(&text[from..to], &mut deltas);
            from = to;
        }
        parser.finish(&mut deltas);
        for delta in &deltas {
            reply.add(delta);
        }
        let found: Vec<(&str, &str)> =
            reply.calls.iter().map(|call| (call.name.as_str(), call.arguments.as_str())).collect();
        let found = (reply.reasoning.as_str(), reply.content.as_str(), found.as_slice());
        assert_eq!(found, (reasoning, content, calls), "{text:?} cut at {cut:?}");
    }
}

#[test]
fn reasoning_is_begun_or_ended_by_the_end_of_a_prompt() {
    let of = |prompt| PromptReasoning::at_end_of(prompt, "<think>\n", "\n</think>");
    assert_eq!(of("<|im_start|>assistant\n"), PromptReasoning::Nothing);
    assert_eq!(of("<|im_start|>assistant\n<think>\n"), PromptReasoning::Begun);
    assert_eq!(of("<|im_start|>assistant\n<think>\n\n</think>\n\n"), PromptReasoning::Ended);
    assert_eq!(of("<think>\nhm\n</think>\n\nyes<|im_end|>\n"), PromptReasoning::Nothing);
}

#[test]
fn a_call_ends_the_reasoning_of_families_that_write_it_so() {
    let text = |text: &str| NamePart::Text(text.into());
    let apertus = |starts: &[&str]| ChatFormat {
        thinking: Some(Thinking {
            open: "<|inner_prefix|>".into(),
            close: "<|inner_suffix|>".into(),
            in_prompt: PromptReasoning::Nothing,
        }),
        calls_in_reasoning: starts.iter().map(|&start| start.to_owned()).collect(),
        ..format(Calls::Named(Arc::new(CallNames {
            open: "<|tools_prefix|>[".into(),
            begin: vec![text("{\"")],
            colon: vec![text("\": ")],
            end: "}".into(),
            between: ", ".into(),
            close: "]<|tools_suffix|>".into(),
            ..CallNames::default()
        })))
    };
    let call = "<|tools_prefix|>[{\"add\": {\"a\": 1.5, \"b\": -2}}]<|tools_suffix|>";
    let calls: &[_] = &[("add", "{\"a\": 1.5, \"b\": -2}")];
    let begun = format!("<|inner_prefix|>plan{call}");
    let ended_by_calls = apertus(&["<|tools_prefix|>[{\""]);
    check(&ended_by_calls, &begun, ("plan", "", calls));
    let ended = format!("<|inner_prefix|>plan<|inner_suffix|>{call}");
    check(&ended_by_calls, &ended, ("plan", "", calls));
    check(&ended_by_calls, "<|inner_prefix|>a<|inner_suffix|>b", ("a", "b", &[]));
    // elsewhere reasoning may tell of calls
    check(&apertus(&[]), &begun, (&format!("plan{call}"), "", &[]));
}

#[test]
fn qwen3_coder_may_leave_out_the_first_tag() {
    let tags = crate::chat::CallTags {
        begin: "<tool_call>\n<function=".into(),
        head: ">".into(),
        parameter: "\n<parameter=".into(),
        name_end: ">".into(),
        text: "\n".into(),
        json: "\n".into(),
        close: "\n</parameter>".into(),
        end: "\n</function>\n</tool_call>".into(),
        ..crate::chat::CallTags::default()
    };
    let calls = Calls::Tagged(Arc::new(TaggedCalls { tags, ..TaggedCalls::default() }));
    let names: Arc<[String]> = ["add".to_owned()].into();
    let coder = ChatFormat { calls_omit_mark: true, names, ..format(calls) };
    let call = "<function=add>\n<parameter=a>\nx\n</parameter>\n</function>\n</tool_call>";
    let calls: &[_] = &[("add", "{\"a\": \"x\"}")];
    check(&coder, &format!("I will add.\n{call}"), ("", "I will add.", calls));
    check(&coder, &format!("I will add.\n<tool_call>\n{call}"), ("", "I will add.", calls));
    let other = "#include <functional> and <function=other>";
    check(&coder, other, ("", other, &[]));
    let strict = ChatFormat { calls_omit_mark: false, ..coder };
    check(&strict, call, ("", call, &[]));
}

#[test]
fn a_whole_beginning_of_a_call_between_tags_ends_reasoning() {
    let tags = crate::chat::CallTags {
        begin: "\n<tool_call>\n<function=".into(),
        head: ">".into(),
        parameter: "\n<parameter=".into(),
        name_end: ">".into(),
        text: "\n".into(),
        json: "\n".into(),
        close: "\n</parameter>".into(),
        end: "\n</function>\n</tool_call>".into(),
        ..crate::chat::CallTags::default()
    };
    assert_eq!(tags.starts_of("add"), ["<tool_call>\n<function=add>"]);
    let calls_in_reasoning = tags.starts_of("add").into();
    let tags = crate::chat::CallTags { begin: tags.begin.trim_start().to_owned(), ..tags };
    let calls = Calls::Tagged(Arc::new(TaggedCalls { tags, ..TaggedCalls::default() }));
    let thinking = Thinking {
        open: "<think>".into(),
        close: "</think>".into(),
        in_prompt: PromptReasoning::Begun,
    };
    let qwen = ChatFormat { thinking: Some(thinking), calls_in_reasoning, ..format(calls) };
    let call =
        "<tool_call>\n<function=add>\n<parameter=a>\nx\n</parameter>\n</function>\n</tool_call>";
    let calls: &[_] = &[("add", "{\"a\": \"x\"}")];
    check(&qwen, &format!("I will add.\n{call}"), ("I will add.", "", calls));
    check(&qwen, &format!("I will add.\n</think>\n\n{call}"), ("I will add.", "", calls));
    let thought = "A <tool_call> has <function=add> within, and <tool_call>\n<function=other>.";
    check(&qwen, &format!("{thought}\n</think>\n\nYes."), (thought, "Yes.", &[]));
}

#[test]
fn gemma_4() {
    let gemma = ChatFormat {
        thinking: Some(Thinking {
            open: "<|channel>thought\n".into(),
            close: "<channel|>".into(),
            in_prompt: PromptReasoning::Nothing,
        }),
        calls: Some(Calls::Tags("<|tool_call>".into(), "<tool_call|>".into())),
        ..ChatFormat::default()
    };
    check(&gemma, "<|channel>thought\nhm\n<channel|>Hello", ("hm", "Hello", &[]));
    let call = "<|channel>thought\nhm<channel|>\
                <|tool_call>{\"name\": \"f\", \"arguments\": {}}<tool_call|>";
    check(&gemma, call, ("hm", "", &[("f", "{}")]));
}

#[test]
fn members_of_a_call_come_in_any_order() {
    let calls: &[_] = &[("f", "{\"b\": 2, \"a\": 1}"), ("g", "{}")];
    let list = format(Calls::List("[TOOL_CALLS]".into(), String::new()));
    let text = "[TOOL_CALLS][{\"id\": \"abcdefghi\", \"arguments\": {\"b\": 2, \"a\": 1}, \
                \"name\": \"f\"}, {\"arguments\": {}, \"id\": \"a1\", \"name\": \"g\"}]";
    check(&list, text, ("", "", calls));
    let text = "<tool_call>\n{\"arguments\": {\"b\": 2, \"a\": 1}, \"name\": \"f\"}\n</tool_call>\n\
                <tool_call>{\"type\": \"function\", \"name\": \"g\"}</tool_call>";
    check(&hermes(), text, ("", "", calls));
    let llama = format(Calls::Bare("<|python_tag|>".into()));
    let text = "{\"parameters\": {\"b\": 2, \"a\": 1}, \"type\": \"function\", \"name\": \"f\"}";
    check(&llama, text, ("", "", &calls[..1]));
}

#[test]
fn arrays_between_marks() {
    let format = format(Calls::List("<TOOLCALL>".into(), "</TOOLCALL>".into()));
    let text = "Wait\n<TOOLCALL>[{\"name\": \"f\", \"arguments\": {}}, \
                {\"name\": \"g\", \"arguments\": {\"a\": 1}}]</TOOLCALL>";
    check(&format, text, ("", "Wait", &[("f", "{}"), ("g", "{\"a\": 1}")]));
}

#[test]
fn gpt_oss() {
    let mut format = ChatFormat {
        thinking: Some(Thinking {
            open: "<|channel|>analysis<|message|>".into(),
            close: "<|end|>".into(),
            in_prompt: PromptReasoning::Nothing,
        }),
        calls: Some(Calls::Messages),
        messages: Some(HarmonyStart::Nothing),
        ..ChatFormat::default()
    };
    let thought = "<|channel|>analysis<|message|>hm < 3<|end|><|start|>assistant";
    let answer = format!("{thought}<|channel|>final<|message|>Hello");
    check(&format, &answer, ("hm < 3", "Hello", &[]));
    check(&format, "<|channel|>final <|constrain|>json<|message|>{}", ("", "{}", &[]));
    // as the format's guide has it, and as templates write it
    let called = ("f", "{\"a\": 1}");
    for header in [
        "<|channel|>commentary to=functions.f <|constrain|>json<|message|>",
        " to=functions.f<|channel|>commentary json<|message|>",
    ] {
        check(&format, &format!("{thought}{header}{{\"a\": 1}}"), ("hm < 3", "", &[called]));
    }
    let preamble = "<|channel|>commentary<|message|>Let me see.<|end|><|start|>assistant";
    let call = "<|channel|>commentary to=functions.g<|message|>";
    check(&format, &format!("{preamble}{call}"), ("", "Let me see.", &[("g", "{}")]));
    check(
        &format,
        &format!("{preamble}<|channel|>final<|message|>Yes"),
        ("", "Let me see.\n\nYes", &[]),
    );
    // cut off, or without a header
    check(&format, "<|channel|>analysis<|message|>hm <|en", ("hm <|en", "", &[]));
    check(&format, "<|channel|>fin", ("", "", &[]));
    check(&format, "Hello <|end", ("", "Hello <|end", &[]));
    format.messages = Some(HarmonyStart::Answer);
    check(&format, " to=be", ("", " to=be", &[]));
    check(&format, &format!(" it<|end|><|start|>assistant{call}"), ("", " it", &[("g", "{}")]));
    // what is not asked for stays in the text
    format = ChatFormat { messages: Some(HarmonyStart::Nothing), ..ChatFormat::default() };
    check(&format, &answer, ("", "<|channel|>analysis<|message|>hm < 3<|end|>\n\nHello", &[]));
    check(&format, &format!("{call}{{}}"), ("", "{}", &[]));
}

/// Once an answer of a constraint has begun, and within the strings of a call, marks are text.
#[test]
fn marks_in_what_is_constrained_are_text() {
    let harmony = ChatFormat {
        calls: Some(Calls::Messages),
        messages: Some(HarmonyStart::Nothing),
        is_constrained: true,
        ..ChatFormat::default()
    };
    let next = "<|end|><|start|>assistant<|channel|>final<|message|>";
    let arguments = format!("{{\"a\": \"\\\"{next}\", \"b\": \"<\"}}");
    let call = format!("<|channel|>commentary to=functions.f<|message|>{arguments}");
    check(&harmony, &call, ("", "", &[("f", &arguments)]));
    let ended = format!("{call}{next}Yes");
    check(&harmony, &ended, ("", "Yes", &[("f", &arguments)]));
    let comment = "<|channel|>commentary<|message|>So<|end|><|start|>assistant";
    let answer = format!("<|channel|>final<|message|>\"{next}\"");
    check(&harmony, &answer, ("", &format!("\"{next}\""), &[]));
    let content = format!("So\n\n\"{next}\"");
    check(&harmony, &format!("{comment}{answer}"), ("", &content, &[]));
    let begun = ChatFormat { calls: None, messages: Some(HarmonyStart::Answer), ..harmony };
    check(&begun, next, ("", next, &[]));

    let free = hermes();
    let constrained = ChatFormat { is_constrained: true, ..hermes() };
    let call = "<tool_call>{\"name\": \"f\", \"arguments\": {}}</tool_call>";
    let quoted = format!("[\"{}\"]", call.replace('"', "\\\""));
    for text in [quoted.clone(), format!("\"<think>\" {call}")] {
        check(&constrained, &text, ("", &text, &[]));
    }
    check(&constrained, &format!("<think>hm</think>{quoted}"), ("hm", &quoted, &[]));
    for format in [free, constrained] {
        check(&format, call, ("", "", &[("f", "{}")]));
    }
}

#[test]
fn hermes_and_qwen() {
    let format = hermes();
    check(&format, "Hello", ("", "Hello", &[]));
    check(&format, "<think>\nhm < 3\n</think>\n\nHello", ("hm < 3", "Hello", &[]));
    check(&format, "<think>cut off", ("cut off", "", &[]));
    check(&format, " <thi", ("", " <thi", &[]));
    let call = "<tool_call>\n\
                {\"name\": \"f\", \"arguments\": {\"a\": \"}\\\"\", \"b\": [1, {}]}}\n\
                </tool_call>";
    let called: (&str, &str) = ("f", "{\"a\": \"}\\\"\", \"b\": [1, {}]}");
    check(&format, call, ("", "", &[called]));
    check(
        &format,
        &format!("<think>x</think>Let me see.\n{call}\n{call}"),
        ("x", "Let me see.", &[called, called]),
    );
    // The arguments before the name, as a string, and without the end.
    check(
        &format,
        "<tool_call>{\"arguments\": {\"a\": 1}, \"name\": \"g\"}",
        ("", "", &[("g", "{\"a\": 1}")]),
    );
    let string = "<tool_call>{\"name\": \"g\", \"arguments\": \"{\\\"a\\\": 1}\"}</tool_call>";
    check(&format, string, ("", "", &[("g", "{\"a\": 1}")]));
    check(&format, "<tool_call>{\"name\": \"g\"}</tool_call>", ("", "", &[("g", "{}")]));
    // What is no call is text.
    check(&format, "a <tool_call> b", ("", "a <tool_call> b", &[]));
    check(
        &format,
        "<tool_call>{\"x\": 1}</tool_call>",
        ("", "<tool_call>{\"x\": 1}</tool_call>", &[]),
    );
    check(&format, "a <tool", ("", "a <tool", &[]));
}

#[test]
fn an_open_thought_is_reasoning_from_the_start() {
    let mut format = hermes();
    format.thinking.as_mut().unwrap().in_prompt = PromptReasoning::Begun;
    check(&format, "hm\n</think>\n\nyes", ("hm", "yes", &[]));
}

#[test]
fn llama_3() {
    let format = format(Calls::Bare("<|python_tag|>".into()));
    let call = "{\"name\": \"f\", \"parameters\": {\"a\": 1}}";
    check(&format, call, ("", "", &[("f", "{\"a\": 1}")]));
    check(&format, &format!("<|python_tag|>{call}"), ("", "", &[("f", "{\"a\": 1}")]));
    check(&format, "{\"answer\": 42}", ("", "{\"answer\": 42}", &[]));
    check(&format, "Hello {", ("", "Hello {", &[]));
}

#[test]
fn mistral() {
    let format = format(Calls::List("[TOOL_CALLS]".into(), String::new()));
    let text = "[TOOL_CALLS][\
                {\"name\": \"f\", \"arguments\": {\"a\": 1}, \"id\": \"123456789\"}, \
                {\"name\": \"g\", \"arguments\": {}}]";
    check(&format, text, ("", "", &[("f", "{\"a\": 1}"), ("g", "{}")]));
    check(&format, "Hi [TOOL", ("", "Hi [TOOL", &[]));
}

/// Returns a style of calls that also takes those without marks, of `f` and `get_weather`.
fn lenient(calls: Calls) -> ChatFormat {
    ChatFormat { bare: ["f".to_owned(), "get_weather".to_owned()].into(), ..format(calls) }
}

#[test]
fn calls_without_marks() {
    let arguments = "{\"city\": \"Paris {}\"}";
    let call = format!("{{\"name\": \"get_weather\", \"arguments\": {arguments}}}");
    let other = call.replace("arguments", "parameters").replace(": \"get", ":\n  \"get");
    for calls in [
        Calls::Tags("<tool_call>".into(), "</tool_call>".into()),
        Calls::List("[TOOL_CALLS]".into(), String::new()),
        Calls::Bare("<|python_tag|>".into()),
    ] {
        let format = lenient(calls);
        for text in [
            call.clone(),
            format!("\n {other}\n"),
            format!("```json\n{call}\n```"),
            format!("```\n{other}```\n"),
        ] {
            check(&format, &text, ("", "", &[("get_weather", arguments)]));
        }
        let two = format!("{call}\n{other}");
        check(&format, &two, ("", "", &[("get_weather", arguments), ("get_weather", arguments)]));
        let two = format!("```json\n{two}\n```");
        check(&format, &two, ("", "", &[("get_weather", arguments), ("get_weather", arguments)]));
        for text in [
            "{\"name\": \"get\"}",
            "{\"name\": \"get_weather_now\"}",
            "{\"answer\": 42}",
            "```json\n{\"a\": 1}\n```",
            "```python\nprint(1)\n```",
            "``",
            "{\"na",
            "```json\n{\"name\": \"f",
        ] {
            // Llama 3's format takes any object for a call.
            if !matches!(format.calls, Some(Calls::Bare(_)) if text.starts_with("{\"name\": \"get"))
            {
                check(&format, text, ("", text, &[]));
            }
        }
        // What a limit has cut stays a call.
        check(
            &format,
            &call[..call.len() - 5],
            ("", "", &[("get_weather", &arguments[..arguments.len() - 4])]),
        );
    }
    let hermes = || Calls::Tags("<tool_call>".into(), "</tool_call>".into());
    let named = format!("It is {call}");
    check(&lenient(hermes()), &named, ("", &named, &[]));
    check(&format(hermes()), &call, ("", &call, &[]));
    let marked = format!("<tool_call>{call}</tool_call>");
    check(&lenient(hermes()), &marked, ("", "", &[("get_weather", arguments)]));
}

#[test]
fn calls_without_marks_after_reasoning() {
    let mut format = ChatFormat { bare: ["f".to_owned()].into(), ..hermes() };
    let call = "{\"name\": \"f\", \"arguments\": {}}";
    check(&format, &format!("<think>\n{call}\n</think>\n\n{call}"), (call, "", &[("f", "{}")]));
    check(&format, call, ("", "", &[("f", "{}")]));
    format.thinking.as_mut().unwrap().in_prompt = PromptReasoning::Begun;
    check(&format, &format!("hm</think>\n```json\n{call}\n```"), ("hm", "", &[("f", "{}")]));
}

/// Parses an answer of which the prompt holds the beginning, in pieces of `n` characters.
fn continued(format: &ChatFormat, begun: &str, text: &str, n: usize) -> ParsedReply {
    let format = ChatFormat { begun: begun.into(), ..format.clone() };
    let mut parser = ResponseParser::new(format);
    let mut deltas = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    for piece in letters.chunks(n) {
        parser.push(&piece.iter().collect::<String>(), &mut deltas);
    }
    parser.finish(&mut deltas);
    let mut reply = ParsedReply::default();
    for delta in &deltas {
        reply.add(delta);
    }
    reply
}

/// A call that the prompt has begun is one wherever that ends, and one that follows content too.
#[test]
fn calls_after_the_beginning_of_an_answer() {
    let format = lenient(Calls::Tags("<tool_call>".into(), "</tool_call>".into()));
    let call = "{\"name\": \"f\", \"arguments\": {\"a\": [\"é\"]}}";
    let called = |reply: &ParsedReply| {
        assert_eq!(reply.calls.len(), 1, "{reply:?}");
        assert_eq!(reply.calls[0].name, "f");
        assert_eq!(reply.calls[0].arguments, "{\"a\": [\"é\"]}");
    };
    let marked = format!("Let me see. <tool_call>\n{call}\n</tool_call>");
    for text in [call.to_owned(), format!("```json\n{call}\n```"), marked] {
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            for n in [1, 3, 100] {
                let reply = continued(&format, &text[..end], &text[end..], n);
                called(&reply);
                let content = "Let me see.".get(end..).unwrap_or_default();
                let content = if text.starts_with('L') { content } else { "" };
                assert_eq!(reply.content.trim(), content.trim(), "{end} of {text}");
            }
        }
    }
    for begun in ["Sure:", "Sure.\n\n", "It is \u{2014} "] {
        let reply = continued(&format, begun, call, 3);
        called(&reply);
        assert_eq!(reply.content, "");
    }
    // what is begun like a call, and is none, is content, and what the prompt holds is none of it
    for text in ["{\"name\": \"ff\"}", "a <tool_ call> é", "<tool_call>{\"x\": 1}</tool_call>"] {
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            for n in [1, 3, 100] {
                let reply = continued(&format, &text[..end], &text[end..], n);
                assert_eq!((reply.content.as_str(), reply.calls.len()), (&text[end..], 0), "{n}");
            }
        }
    }
}

#[test]
fn a_text_that_ends_within_a_call_calls_no_tool() {
    let call = "{\"name\": \"f\", \"arguments\": {\"a\": [1, 2]}}";
    let marked = format!("<tool_call>{call}</tool_call>");
    let harmony = ChatFormat {
        calls: Some(Calls::Messages),
        messages: Some(HarmonyStart::Nothing),
        ..ChatFormat::default()
    };
    let message = "<|channel|>commentary to=functions.f<|message|>{\"a\": [1, 2]}";
    for (format, text, whole_from) in [
        (hermes(), marked.as_str(), marked.len() - "</tool_call>".len()),
        (harmony, message, message.len()),
    ] {
        for end in 0..=text.len() {
            let reply = ParsedReply::of(&text[..end], &format);
            // a message to a function may have no text, which calls it with nothing
            let is_bare = reply.calls.first().is_some_and(|call| call.arguments == "{}");
            let is_whole = end >= whole_from || is_bare;
            assert_eq!(reply.calls_tools(), is_whole, "{:?}", &text[..end]);
            let is_cut = !reply.calls.is_empty() && !is_whole;
            assert_eq!(reply.ends_in_call, is_cut, "{:?}", &text[..end]);
        }
    }
}

#[test]
fn tools_that_are_built_in_are_called_as_functions_of_python() {
    let llama = format(Calls::Bare("<|python_tag|>".into()));
    let called = ("brave_search", "{\"query\": \"a \\\"b\\\"\", \"n\": 3, \"safe\": true}");
    let text = "<|python_tag|>brave_search.call(query=\"a \\\"b\\\"\", n=3, safe=True)";
    check(&llama, text, ("", "", &[called]));
    check(&llama, "<|python_tag|>{\"name\": \"f\", \"parameters\": {}}", ("", "", &[("f", "{}")]));
    for code in ["<|python_tag|>print(1)", "<|python_tag|>x = 1", "<|python_tag|>"] {
        check(&llama, code, ("", code, &[]));
    }
}

#[test]
fn a_name_before_the_arguments() {
    let text = |text: &str| NamePart::Text(text.into());
    let calls = CallNames {
        begin: vec![text("[TOOL_CALLS]")],
        colon: vec![text("[CALL_ID]"), NamePart::Id(Some(9)), text("[ARGS]")],
        ..CallNames::default()
    };
    let mistral = format(Calls::Named(Arc::new(calls)));
    let one = "[TOOL_CALLS]f[CALL_ID]abc123XYZ[ARGS]{\"a\": \"}\\\"{\", \"b\": [1, {}]}";
    let called = ("f", "{\"a\": \"}\\\"{\", \"b\": [1, {}]}");
    check(&mistral, one, ("", "", &[called]));
    check(&mistral, &format!("Wait. {one}{one}"), ("", "Wait.", &[called, called]));
    check(&mistral, "[TOOL_CALLS]g[ARGS]{}", ("", "", &[("g", "{}")]));
    check(&mistral, "Hi [TOOL_CALLS]cut", ("", "Hi [TOOL_CALLS]cut", &[]));

    let calls = CallNames {
        open: "<|all|>".into(),
        begin: vec![text("<|call|>functions.")],
        colon: vec![text(":"), NamePart::Number, text("<|arguments|>")],
        end: "<|end|>".into(),
        close: "<|none|>".into(),
        ..CallNames::default()
    };
    let kimi = format(Calls::Named(Arc::new(calls)));
    let [one, two] =
        [0, 1].map(|i| format!("<|call|>functions.f:{i}<|arguments|>{{\"a\": {i}}}<|end|>"));
    let both = [("f", "{\"a\": 0}"), ("f", "{\"a\": 1}")];
    check(&kimi, &format!("<|all|>{one}{two}<|none|>"), ("", "", &both));
    check(&kimi, &format!("Yes\n<|all|>{one}"), ("", "Yes", &both[..1]));
}
