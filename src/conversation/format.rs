//! The marks of a model around the parts of a reply: reasoning, content, calls of tools. Each
//! family has its own, which its template shows; from them come the [`ChatFormat`] by which an
//! answer is parsed, and the text around a constraint.

mod carried;
mod content;
mod harmony;
pub mod messages;
mod native;
mod reasoning;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::parser::{
    Calls, ChatFormat, ContentMarks, HarmonyStart, LiteralCalls, MarkedContent, TaggedCalls,
    Thinking,
};
use super::tools::Tools;
use crate::chat::{CallNames, CallTags, NamePart, SECTION};
use crate::engine::CallStart;
use crate::grammar::{
    ArgumentTags, ArgumentTypes, Bare, Beside, Frame, Lead, Marks, OpenReasoning, Options, Source,
    Stop, ValueSyntax,
};
use crate::runtime::Runtime;
use crate::tokenizer::Tokenizer;
pub(super) use carried::{problem_of_arguments, problem_of_names};
pub use content::behind_header;
pub use harmony::frame_of_messages;
use harmony::{ANSWER, CHANNEL, START};
pub use native::{native_calls, takes_tools_of_system};
pub use reasoning::calls_in_reasoning;

/// Letters and digits, and what else ids have.
const ID_CHARACTERS: &[(char, char)] =
    &[('0', '9'), ('A', 'Z'), ('a', 'z'), ('_', '_'), ('-', '-')];

/// The marks of calls of the Hermes models, which many others were trained on, for models whose
/// template has no tools, or marks that are not known here.
const HERMES: (&str, &str) = ("<tool_call>", "</tool_call>");

/// Returns whether replies are sequences of messages, in OpenAI's harmony format.
pub fn is_harmony(runtime: &Runtime) -> bool {
    harmony::is_source(runtime.template.source())
}

/// Returns the text between the end of a prompt and an answer that the client has begun: the end of
/// the reasoning that the template has begun, or the header of a message.
pub fn opening(runtime: &Runtime, prompt: &str) -> String {
    if is_harmony(runtime) {
        return ANSWER.to_owned();
    }
    let thinking = thinking(runtime, prompt);
    let open = thinking.as_ref().filter(|thinking| thinking.is_open());
    match (ContentMarks::of(runtime.template.source()), open) {
        (Some(marks), _) if marks.is_begun_by(prompt) => String::new(),
        (Some(marks), Some(thinking)) => format!("{}{}", thinking.close, marks.open),
        (Some(marks), None) => marks.open.to_owned(),
        (None, Some(thinking)) => format!("\n{}\n\n", thinking.close),
        (None, None) => String::new(),
    }
}

/// Returns the marks of the model's reasoning after a prompt, if its template has any.
pub fn thinking(runtime: &Runtime, prompt: &str) -> Option<Thinking> {
    reasoning::thinking(runtime.template.source(), prompt)
}

/// Returns whether a template shows marks of reasoning that are known here.
pub(super) fn has_reasoning_marks(source: &str) -> bool {
    reasoning::thinking(source, "").is_some()
}

/// The parts of an answer that are parsed.
#[derive(Debug, Clone, Default)]
pub struct ParsedParts<'a> {
    /// Reasoning stays in the content.
    pub plain_reasoning: bool,
    /// The tools whose calls are recognised.
    pub tools: Option<&'a Tools>,
    /// Ends the reading of their schemas early.
    pub stop: Stop,
}

/// Returns the format by which the answer to a prompt is parsed, and the tokens that must be shown
/// for that.
pub fn chat_format(
    runtime: &Runtime,
    prompt: &str,
    parts: &ParsedParts<'_>,
) -> (ChatFormat, Vec<(u32, String)>) {
    let thinking = thinking(runtime, prompt);
    let hermes = || Calls::Tags(HERMES.0.into(), HERMES.1.into());
    let calls =
        parts.tools.map(|tools| match native_calls(&runtime.template).unwrap_or_else(hermes) {
            Calls::Tagged(tagged) => Calls::Tagged(Arc::new(TaggedCalls {
                types: types_of_arguments(tools, &tagged.tags, &parts.stop),
                tags: tagged.tags.clone(),
            })),
            other => other,
        });
    let mut marks: Vec<&str> = Vec::new();
    if let Some(thinking) = &thinking {
        marks.extend([thinking.open.as_str(), &thinking.close]);
    }
    match &calls {
        Some(Calls::Tags(begin, end) | Calls::List(begin, end)) => {
            marks.extend([begin.as_str(), end]);
        }
        Some(Calls::Bare(begin)) => marks.push(begin),
        Some(Calls::Named(named)) => marks.extend(named.marks()),
        Some(Calls::Tagged(tagged)) => marks.extend(tagged.tags.marks()),
        Some(Calls::Literal(calls)) => marks.extend(calls.marks()),
        Some(Calls::Messages) | None => {}
    }
    let content = ContentMarks::of(runtime.template.source());
    let content =
        content.map(|content| MarkedContent::new(content, prompt, tool_names(parts.tools)));
    let names: Arc<[String]> = tool_names(parts.tools).map(str::to_owned).collect();
    if let Some(content) = &content {
        for mark in content.marks.marks() {
            marks.push(mark);
        }
    }
    let shown = shown_tokens(&runtime.tokenizer, &marks);
    let messages = is_harmony(runtime).then(|| {
        let message = prompt.rsplit(START).next().unwrap_or_default();
        if message.contains(ANSWER) { HarmonyStart::Answer } else { HarmonyStart::Nothing }
    });
    // where models reason, their thoughts may tell of calls
    let calls_omit_mark = thinking.is_none();
    let thinking = thinking.filter(|_| !parts.plain_reasoning);
    let source = runtime.template.source();
    let calls_in_reasoning = calls_in_reasoning(source, calls.as_ref(), &names);
    let format = ChatFormat {
        thinking,
        calls,
        calls_in_reasoning,
        calls_omit_mark,
        content,
        names,
        messages,
        ..ChatFormat::default()
    };
    (format, shown)
}

/// Returns the tokens of marks that have no text of their own, with the text that stands for each.
fn shown_tokens(tokenizer: &Tokenizer, marks: &[&str]) -> Vec<(u32, String)> {
    let mut shown: Vec<(u32, String)> = Vec::new();
    for lead in marks.iter().flat_map(|mark| leads(tokenizer, mark)) {
        if let Lead::Token(id) = lead
            && tokenizer.is_hidden(id)
            && shown.iter().all(|&(known, _)| known != id)
        {
            let text = tokenizer.token_text(id);
            shown.push((id, String::from_utf8_lossy(text).into_owned()));
        }
    }
    shown
}

/// Returns the names of tools, of those that are called with one text, too.
fn tool_names(tools: Option<&Tools>) -> impl Iterator<Item = &str> {
    let functions = tools.map_or(&[][..], |tools| &tools.functions);
    let texts = tools.map_or(&[][..], |tools| &tools.texts);
    let functions = functions.iter().map(|(name, _)| name.as_str());
    functions.chain(texts.iter().map(|call| call.name.as_str()))
}

/// Returns a constraint that holds for the answer alone: after the rest of the reasoning that the
/// prompt has begun, or after messages of reasoning and the header of the answer. A grammar or
/// structural tag that names the marks of these describes them itself.
pub fn after_reasoning(tokenizer: &Tokenizer, chat_format: &ChatFormat, source: Source) -> Source {
    let (lead, mark) = match (&chat_format.thinking, chat_format.messages) {
        (_, Some(HarmonyStart::Nothing)) => (harmony::before_answer(tokenizer), CHANNEL),
        (Some(thinking), None) if thinking.is_open() => {
            (before_answer(tokenizer, thinking), thinking.close.as_str())
        }
        _ => return source,
    };
    if names_mark(&source, mark) { source } else { Source::Behind(lead, Box::new(source)) }
}

/// Returns the format of an answer that is of a constraint, if there is one.
pub fn with_constraint(chat_format: ChatFormat, requested: Option<&Source>) -> ChatFormat {
    let mark = match (&chat_format.messages, &chat_format.content) {
        (Some(_), _) => Some(CHANNEL),
        (None, content) => content.as_ref().map(|content| content.marks.open.trim_start()),
    };
    let describes_marks = |source: &Source| mark.is_some_and(|mark| names_mark(source, mark));
    let is_constrained = requested.is_some_and(|source| !describes_marks(source));
    ChatFormat { is_constrained, ..chat_format }
}

/// Returns a constraint in whose texts no control token is taken for its text, but those that it
/// describes by that.
pub fn with_special_tokens(tokenizer: &Tokenizer, source: Source) -> Source {
    let is_named = |id: u32| {
        let text = String::from_utf8_lossy(tokenizer.token_bytes(id));
        names_mark(&source, &text)
    };
    let special = tokenizer.shown_control_ids().iter().copied();
    let special: Arc<[u32]> = special.filter(|&id| !is_named(id)).collect();
    if special.is_empty() {
        return source;
    }
    Source::WithSpecial(special, Box::new(source))
}

/// Returns whether a constraint describes a mark itself.
fn names_mark(source: &Source, mark: &str) -> bool {
    match source {
        Source::Gbnf(text) | Source::Lark(text, _) => text.contains(mark),
        Source::Tags(tag, _) => tag.to_string().contains(mark),
        Source::Behind(_, source) | Source::Lazy(_, source) => names_mark(source, mark),
        _ => false,
    }
}

/// Returns what stands around a name.
fn name_leads(tokenizer: &Tokenizer, parts: &[NamePart]) -> Vec<Lead> {
    let lead = |part: &NamePart| match part {
        NamePart::Text(text) => leads(tokenizer, text),
        &NamePart::Id(length) => vec![Lead::Characters {
            ranges: &ID_CHARACTERS[..if length.is_some() { 3 } else { 5 }],
            least: length.unwrap_or(1),
            most: length.unwrap_or(40),
        }],
        NamePart::Number => {
            vec![Lead::Characters { ranges: &[('0', '9')], least: 1, most: 4 }]
        }
    };
    parts.iter().flat_map(lead).collect()
}

/// Returns the frame of calls that begin with the name of the tool.
pub fn frame_of_named(
    tokenizer: &Tokenizer,
    calls: &CallNames,
    names: Vec<String>,
    many: bool,
    beside: Beside,
) -> Frame {
    let begin = name_leads(tokenizer, &calls.begin);
    let mut frame = Frame {
        open: leads(tokenizer, &calls.open),
        begin,
        names,
        colon: name_leads(tokenizer, &calls.colon),
        end: leads(tokenizer, &calls.end),
        between: leads(tokenizer, &calls.between),
        close: before_end(tokenizer, leads(tokenizer, &calls.close)),
        many,
        ..Frame::new(beside)
    };
    if !calls.content.is_empty() {
        // the prompt has begun the first call; content has a header in place of it
        let header = leads(tokenizer, &calls.content);
        let content = [header, vec![Lead::Without(calls.first_mark())]].concat();
        if beside == Beside::Text {
            frame.open = vec![Lead::Repeat(vec![[content.clone(), frame.begin.clone()].concat()])];
            frame.answer = content;
        } else {
            frame.answer = leads(tokenizer, &calls.content);
        }
        frame.between = std::mem::take(&mut frame.begin);
    }
    frame
}

/// Returns a mark up to the token that ends an answer, if it has one.
fn before_end(tokenizer: &Tokenizer, mark: Vec<Lead>) -> Vec<Lead> {
    let is_end = |lead: &Lead| matches!(lead, Lead::Token(id) if tokenizer.is_eog(*id));
    mark.into_iter().take_while(|lead| !is_end(lead)).collect()
}

/// Returns the types of the arguments of each tool. A schema that is not understood is at fault
/// when the constraint is compiled; until then any type is possible.
fn types_of_arguments(
    tools: &Tools,
    tags: &CallTags,
    stop: &Stop,
) -> BTreeMap<String, ArgumentTypes> {
    let schema = tools.all_arguments();
    let types = if tags.closes_names {
        ArgumentTypes::of_elements(&schema, Options::default(), stop)
    } else {
        ArgumentTypes::of_tools(&schema, Options::default(), stop)
    };
    let types = types.unwrap_or_default();
    let names = tools.functions.iter().map(|(name, _)| name.clone());
    let texts = tools.texts.iter().map(|call| (call.name.clone(), ArgumentTypes::of_text()));
    names.zip(types).chain(texts).collect()
}

/// Returns the frame of calls whose arguments stand between tags.
pub fn frame_of_tagged(
    tokenizer: &Tokenizer,
    format: &ChatFormat,
    calls: &TaggedCalls,
    tools: &Tools,
    beside: Beside,
) -> Frame {
    let tags = &calls.tags;
    let leads = |mark: &str| leads(tokenizer, mark);
    // the first mark alone tells a call from text
    let after_trigger = |text: &str| {
        let text = text.trim_start();
        let rest = text.strip_prefix(tags.trigger()).unwrap_or_default();
        [leads(tags.trigger()), leads(rest)].concat()
    };
    let is_within = !tags.open.is_empty();
    let names: Vec<String> = tools.functions.iter().map(|(name, _)| name.clone()).collect();
    let mut head = leads(&tags.head);
    if !tags.number_end.is_empty() {
        head.push(Lead::Characters { ranges: &[('0', '9')], least: 1, most: 4 });
        head.extend(leads(&tags.number_end));
    }
    let arguments = argument_tags(tokenizer, calls, &names);
    let short = tags.begin_without_mark().filter(|_| format.calls_omit_mark);
    let frame = Frame {
        short: short.unwrap_or_default().to_owned(),
        open: if is_within { after_trigger(&tags.open) } else { Vec::new() },
        begin: if is_within { leads(&tags.begin) } else { after_trigger(&tags.begin) },
        names,
        colon: head,
        close: before_end(tokenizer, leads(&tags.shut)),
        many: tools.parallel,
        texts: tools.texts.clone(),
        only_texts: tools.functions.is_empty(),
        tags: Some(Box::new(arguments)),
        ..Frame::new(beside)
    };
    match &format.content {
        Some(content) => content::around_calls(tokenizer, content, frame),
        None => frame,
    }
}

/// Returns what stands around the arguments of the tools of these names.
fn argument_tags(tokenizer: &Tokenizer, calls: &TaggedCalls, names: &[String]) -> ArgumentTags {
    let tags = &calls.tags;
    let leads = |mark: &str| leads(tokenizer, mark);
    let types = names.iter().map(|name| calls.types.get(name).cloned().unwrap_or_default());
    let name_end = leads(&tags.name_end);
    let (name_end, more) = match &name_end[..] {
        [Lead::Text(_)] => (tags.name_end.clone(), Vec::new()),
        _ => (String::new(), name_end),
    };
    ArgumentTags {
        open: leads(&tags.parameter),
        name_end,
        text: [more.clone(), leads(&tags.text)].concat(),
        json: [more.clone(), leads(&tags.json)].concat(),
        json_of_type: leads_of_types(tokenizer, tags, &more),
        has_literals: tags.has_literals,
        syntax: if tags.closes_names { ValueSyntax::Elements } else { ValueSyntax::Json },
        close: leads(&tags.close),
        // no tag at all stands in the string that an element is
        barred: if tags.closes_names { &tags.tag_start } else { tags.value_end() }.to_owned(),
        end: leads(&tags.end),
        none: leads(&format!("{}{}", tags.none, tags.end)),
        types: types.collect(),
        section: tags.has_sections.then(|| SECTION.map(str::to_owned)),
        ..ArgumentTags::default()
    }
}

/// Returns the texts between the end of a name and JSON that name its type, those that models are
/// taught, after `before`.
fn leads_of_types(
    tokenizer: &Tokenizer,
    tags: &CallTags,
    before: &[Lead],
) -> Vec<(&'static str, Vec<Lead>)> {
    let is_taught = |of_type: &&(&'static str, String)| of_type.0 != "integer";
    let taught = tags.json_of_type.iter().filter(is_taught);
    taught.map(|(name, mark)| (*name, [before, &leads(tokenizer, mark)].concat())).collect()
}

/// Returns the frame of calls whose arguments are literals.
pub fn frame_of_literals(
    tokenizer: &Tokenizer,
    calls: &LiteralCalls,
    names: Vec<String>,
    many: bool,
    beside: Beside,
) -> Frame {
    let leads = |mark: &str| leads(tokenizer, mark);
    let last = calls.last.to_string();
    let mut between = leads(",");
    if calls.syntax == ValueSyntax::Python {
        // the space that Python writes there means nothing to it
        between.push(Lead::OneOf(vec![leads(" "), Vec::new()]));
    }
    let arguments = ArgumentTags {
        between,
        name_end: calls.name_end.to_string(),
        text: leads(calls.quote),
        text_end: leads(calls.quote),
        barred: calls.quote.to_owned(),
        end: leads(&last),
        none: leads(&last),
        syntax: calls.syntax,
        ..ArgumentTags::default()
    };
    // the first mark alone tells a call from text
    let before = [leads(calls.trigger()), leads(calls.after_trigger())].concat();
    let is_list = !calls.open.is_empty();
    Frame {
        open: if is_list { before.clone() } else { Vec::new() },
        begin: if is_list { Vec::new() } else { before },
        names,
        colon: leads(&calls.head.to_string()),
        end: leads(calls.end),
        between: leads(calls.between),
        close: leads(calls.close),
        many,
        tags: Some(Box::new(arguments)),
        ..Frame::new(beside)
    }
}

/// Returns the calls that are recognised without marks, if there are any; `arguments` is the
/// property of a call that has them.
pub fn bare_calls(
    tokenizer: &Tokenizer,
    chat_format: &ChatFormat,
    names: Vec<String>,
    arguments: &'static str,
) -> Option<Bare> {
    let is_text = |mark: &str| matches!(&leads(tokenizer, mark)[..], [Lead::Text(_)]);
    // What the prompt has begun ends before the constraint; free text holds no tokens that have no
    // text.
    let thinking = chat_format.thinking.as_ref().filter(|thinking| !thinking.is_open());
    let thinking = thinking.filter(|thinking| is_text(&thinking.open) && is_text(&thinking.close));
    let marks =
        |thinking: &Thinking| Marks { open: thinking.open.clone(), close: thinking.close.clone() };
    (!chat_format.bare.is_empty()).then(|| Bare { names, arguments, thinking: thinking.map(marks) })
}

/// Returns reasoning that may come before calls that must come, of which the prompt has nothing.
pub fn possible_reasoning(tokenizer: &Tokenizer, format: &ChatFormat, thinking: &Thinking) -> Lead {
    let mut reasoning = vec![Lead::Gap];
    reasoning.extend(leads(tokenizer, &thinking.open));
    reasoning.extend(before_calls(tokenizer, format, thinking));
    Lead::OneOf(vec![Vec::new(), reasoning])
}

/// Returns the rest of reasoning before calls, which may themselves be its end.
pub fn before_calls(tokenizer: &Tokenizer, format: &ChatFormat, thinking: &Thinking) -> Vec<Lead> {
    if format.calls_in_reasoning.is_empty() {
        return before_answer(tokenizer, thinking);
    }
    let OpenReasoning { text, close } = open_reasoning(tokenizer, format, thinking);
    vec![text, Lead::OneOf(vec![close, Vec::new()])]
}

/// Returns the rest of reasoning that the prompt has begun, where a call may end it.
pub fn begun_reasoning(tokenizer: &Tokenizer, format: &ChatFormat) -> Option<OpenReasoning> {
    let thinking = format.thinking.as_ref().filter(|thinking| thinking.is_open());
    let thinking = thinking.filter(|_| !format.calls_in_reasoning.is_empty());
    thinking.map(|thinking| open_reasoning(tokenizer, format, thinking))
}

/// Returns the rest of reasoning that a call may end.
fn open_reasoning(
    tokenizer: &Tokenizer,
    format: &ChatFormat,
    thinking: &Thinking,
) -> OpenReasoning {
    let mut close = leads(tokenizer, &thinking.close);
    let mut marks = Vec::new();
    if let Lead::Without(mark) = content::text_before(tokenizer, &close) {
        marks.push(mark);
    }
    for start in call_starts(tokenizer, format) {
        // no token without text stands in it
        if let CallStart::Text(text) = start {
            marks.push(text);
        }
    }
    let text = if marks.is_empty() { Lead::Any } else { Lead::WithoutAny(marks) };
    close.push(Lead::Gap);
    OpenReasoning { text, close }
}

/// Returns the beginnings of calls that end reasoning.
pub fn call_starts(tokenizer: &Tokenizer, format: &ChatFormat) -> Vec<CallStart> {
    let start = |start: &String| {
        let without_text = leads(tokenizer, start).into_iter().find_map(|lead| match lead {
            Lead::Token(id) if !tokenizer.is_shown_control(id) => Some(id),
            _ => None,
        });
        without_text.map_or_else(|| CallStart::Text(start.clone()), CallStart::Token)
    };
    format.calls_in_reasoning.iter().map(start).collect()
}

/// Returns the tokens without text that free text may hold beside the calls of a frame: all but
/// those that end it and the marks of calls.
pub fn unseen_beside(tokenizer: &Tokenizer, frame: &Frame) -> Vec<(u32, u32)> {
    let marks = [&frame.open, &frame.begin, &frame.colon, &frame.end, &frame.between, &frame.close];
    let is_mark = |id: u32| marks.iter().any(|leads| leads.contains(&Lead::Token(id)));
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &id in tokenizer.hidden_ids() {
        if tokenizer.is_eog(id) || is_mark(id) {
            continue;
        }
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == id => *last = id,
            _ => ranges.push((id, id)),
        }
    }
    ranges
}

/// Returns the rest of the reasoning that the prompt has begun.
fn before_answer(tokenizer: &Tokenizer, thinking: &Thinking) -> Vec<Lead> {
    let mut lead = leads(tokenizer, &thinking.close);
    lead.insert(0, content::text_before(tokenizer, &lead));
    lead.push(Lead::Gap);
    lead
}

/// Returns a mark as text and control tokens.
pub fn leads(tokenizer: &Tokenizer, mark: &str) -> Vec<Lead> {
    let mut out = Vec::new();
    let mut rest = mark;
    let is_mark = |&id: &u32| tokenizer.is_hidden(id) || tokenizer.is_shown_control(id);
    for id in tokenizer.encode_mark(mark).into_iter().filter(is_mark) {
        let token = String::from_utf8_lossy(tokenizer.token_text(id));
        let Some((before, after)) = rest.split_once(&*token) else { continue };
        if !before.is_empty() {
            out.push(Lead::Text(before.to_owned()));
        }
        out.push(Lead::Token(id));
        rest = after;
    }
    if !rest.is_empty() {
        out.push(Lead::Text(rest.to_owned()));
    }
    out
}

#[cfg(all(test, feature = "default-model"))]
mod tests {
    use super::super::parser::PromptReasoning;
    use super::*;
    use crate::runtime::{ModelSource, load_tokenizer};

    #[test]
    fn marks_are_text_and_tokens() {
        let source = ModelSource::Shipped;
        let tokenizer = load_tokenizer(&source, &source.open().unwrap()).unwrap();
        let end = tokenizer.find("<|im_end|>").unwrap();
        let text = |text: &str| Lead::Text(text.into());
        for (mark, expected) in [
            ("", vec![]),
            ("</think>", vec![text("</think>")]),
            ("<|im_end|>", vec![Lead::Token(end)]),
            ("a｜<|im_end|>thought\n", vec![text("a｜"), Lead::Token(end), text("thought\n")]),
        ] {
            assert_eq!(leads(&tokenizer, mark), expected, "{mark:?}");
        }
        // Any text may stand before a token, and before a text any that does not hold it.
        let thinking = |close: &str| Thinking {
            open: "x".into(),
            close: close.into(),
            in_prompt: PromptReasoning::Begun,
        };
        let before = before_answer(&tokenizer, &thinking("<|im_end|>"));
        assert_eq!(before, [Lead::Any, Lead::Token(end), Lead::Gap]);
        let before = before_answer(&tokenizer, &thinking("</x>"));
        assert_eq!(before, [Lead::Without("</x>".into()), text("</x>"), Lead::Gap]);
    }
}
