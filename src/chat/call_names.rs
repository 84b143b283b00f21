//! Calls of tools that are a name and arguments as JSON with marks around them: how a template
//! writes them, found out by rendering a few.
//!
//! A call of `f` is, in every family of them,
//!
//! ```text
//! OPEN  BEGIN f COLON {…} END  BETWEEN  BEGIN g COLON {…} END  CLOSE
//! ```
//!
//! with an id or a number of the call perhaps in `BEGIN` or `COLON`.

use serde_json::{Value as Json, json};

/// The text around the names and the arguments of calls.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CallNames {
    /// The text in front of the first call.
    pub open: String,
    /// The text in front of a name.
    pub begin: Vec<NamePart>,
    /// The text between a name and its arguments.
    pub colon: Vec<NamePart>,
    /// The text after the arguments.
    pub end: String,
    /// The text between two calls.
    pub between: String,
    /// The text after the last call.
    pub close: String,
    /// The text in front of content, where the prompt has begun the mark of a call; else empty.
    pub content: String,
}

/// A part of the text around a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamePart {
    /// This text.
    Text(String),
    /// The id of the call: so many letters and digits, or a few if `None`.
    Id(Option<u32>),
    /// The number of the call.
    Number,
}

impl NamePart {
    fn text(&self) -> Option<&str> {
        match self {
            NamePart::Text(text) => Some(text),
            NamePart::Id(_) | NamePart::Number => None,
        }
    }
}

/// Calls as a template writes them, without the message around them.
#[derive(Debug, Clone, PartialEq)]
pub struct CallSample {
    /// The text.
    pub text: String,
    /// Names and arguments.
    pub calls: Vec<(String, Json)>,
    /// The prompt before such a message.
    prompt: String,
    /// The text between the prompt and content.
    header: String,
}

/// Content, names and values that no template writes by itself.
const CONTENT: &str = "hobcontent";
const TOOLS: [&str; 2] = ["hobtool", "hobother"];
const NAMES: [&str; 2] = ["hobname", "hobsecond"];
const VALUE: &str = "hobvalue";
const IDS: [&str; 2] = ["call00001", "call00002"];
/// Characters in place of an id and of a number, until the parts are told from each other.
const ID: char = '\u{1}';
const NUMBER: char = '\u{2}';
/// Ends of the reasoning that a template writes before calls.
const REASONING_ENDS: [&str; 4] = ["</think>", "<|END_THINKING|>", "[/THINK]", "</seed:think>"];

impl CallSample {
    /// Returns two calls as a template writes them, or one where it takes no more: `render` gives
    /// its text for messages and tools, or `None` if it fails. Arguments are given as text where
    /// `as_text`.
    pub(super) fn of(
        render: impl Fn(&Json, Option<&Json>) -> Option<String>,
        as_text: bool,
    ) -> Option<CallSample> {
        let tools: Vec<Json> = TOOLS.map(tool).into();
        let tools = json!(tools);
        let user = |content: &str| json!({ "role": "user", "content": content });
        let prompt = render(&json!([user("hello")]), Some(&tools)).unwrap_or_default();
        // some templates write no calls at the end of a conversation
        [None, Some(user("hobnext"))].into_iter().find_map(|next| {
            let answer = |content: &Json, calls: &[Json]| {
                let mut message = json!({ "role": "assistant", "content": content });
                if !calls.is_empty() {
                    message["tool_calls"] = json!(calls);
                }
                let messages = [Some(user("hello")), Some(message), next.clone()];
                render(&messages.into_iter().flatten().collect(), Some(&tools))
            };
            let plain = answer(&json!(CONTENT), &[])?;
            let calls = [0, 1].map(|i| call(i, as_text));
            // some write content after calls, in a message of its own
            [json!(CONTENT), Json::Null].iter().find_map(|content| {
                let text = answer(content, &calls).or_else(|| answer(content, &calls[..1]))?;
                CallSample::cut(&prompt, &plain, &text)
            })
        })
    }

    /// Returns the calls in a message, of which `plain` is what is written where it has none, and
    /// `prompt` what comes before it.
    fn cut(prompt: &str, plain: &str, text: &str) -> Option<CallSample> {
        let (before, after) = plain.rsplit_once(CONTENT)?;
        let text = if let Some((_, text)) = text.rsplit_once(CONTENT) {
            text
        } else {
            let same = common_prefix(text, prompt);
            // not within a mark: `<|START_ACTION|>` in place of `<|START_THINKING|>`
            let is_cut = |at: &usize| same.len() < prompt.len() && !same[*at..].contains('>');
            &text[same.rfind('<').filter(is_cut).unwrap_or(same.len())..]
        };
        let tail = from_mark(common_suffix(text, after), text, after);
        let text = after_reasoning(text.strip_suffix(tail)?).trim().to_owned();
        let called = |i: usize| (TOOLS[i].to_owned(), json!({ NAMES[i]: VALUE }));
        let n = TOOLS.iter().filter(|name| text.contains(**name)).count();
        (n > 0).then(|| CallSample {
            text,
            calls: (0..n).map(called).collect(),
            prompt: prompt.to_owned(),
            header: before.strip_prefix(prompt).unwrap_or_default().to_owned(),
        })
    }
}

impl CallNames {
    /// Returns the marks of calls like these, if they have any; `short_ids` says that ids have nine
    /// letters and digits.
    pub(super) fn of(sample: &CallSample, short_ids: bool) -> Option<CallNames> {
        let text = IDS.iter().fold(sample.text.clone(), |text, id| text.replace(id, "\u{1}"));
        let (before, rest) = text.split_once(TOOLS[0])?;
        let (colon, rest) = split_arguments(rest, 0)?;
        let (mid, rest) = rest.split_once(TOOLS[1])?;
        let (other_colon, rest) = split_arguments(rest, 1)?;
        let (colon, other_colon) = numbered_ends(colon, other_colon);
        let (before, mid) = numbered_ends(before, mid);
        let begin = from_mark(common_suffix(&before, &mid), &before, &mid);
        let open = before.strip_suffix(begin)?;
        let end_and_between = mid.strip_suffix(begin)?;
        let end = to_mark(common_prefix(end_and_between, rest), end_and_between, rest);
        let mut names = CallNames {
            open: open.into(),
            begin: parts(begin, short_ids),
            colon: parts(&colon, short_ids),
            end: end.into(),
            between: end_and_between.strip_prefix(end)?.into(),
            close: rest.strip_prefix(end)?.trim_end().into(),
            content: String::new(),
        };
        if names.open.is_empty() && sample.prompt.ends_with(names.begin_mark()) {
            names.content = Some(&sample.header).filter(|header| !header.is_empty())?.clone();
        }
        let is_bare = before.trim_start_matches(['[', '\n', ' ']).starts_with('{');
        let is_marked = !names.first_mark().trim().is_empty() && !is_bare;
        let is_plain = |text: &str| !text.contains([ID, NUMBER]);
        let is_readable = is_marked
            && colon == other_colon
            && matches!(names.begin.first(), Some(NamePart::Text(_)))
            && matches!(names.colon.first(), Some(NamePart::Text(_)))
            && matches!(names.colon.last(), Some(NamePart::Text(_)))
            && [open, end_and_between, rest].into_iter().all(is_plain);
        is_readable.then_some(names)
    }

    /// Returns the mark of the first call.
    pub fn first_mark(&self) -> String {
        format!("{}{}", self.open, self.begin_mark())
    }

    /// Returns the mark of a call after another.
    pub fn next_mark(&self) -> String {
        format!("{}{}", self.between, self.begin_mark())
    }

    fn begin_mark(&self) -> &str {
        match self.begin.first() {
            Some(NamePart::Text(text)) => text,
            _ => "",
        }
    }

    /// Returns a call as a template writes it.
    pub fn call(&self, name: &str, arguments: &str) -> String {
        let text = |parts: &[NamePart]| -> String {
            let text = |part: &NamePart| match part {
                NamePart::Text(text) => text.clone(),
                NamePart::Id(length) => "1".repeat(length.unwrap_or(1) as usize),
                NamePart::Number => "0".to_owned(),
            };
            parts.iter().map(text).collect()
        };
        let head = format!("{}{}{name}{}", self.open, text(&self.begin), text(&self.colon));
        format!("{head}{arguments}{}{}", self.end, self.close)
    }

    /// Returns every mark.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        let ends = [&self.end, &self.between, &self.close].map(String::as_str);
        let parts = self.begin.iter().chain(&self.colon).filter_map(NamePart::text);
        let all = std::iter::once(self.open.as_str()).chain(parts).chain(ends);
        all.filter(|mark| !mark.is_empty())
    }
}

fn tool(name: &str) -> Json {
    let text = json!({ "type": "string", "description": "" });
    let properties = json!({ NAMES[0]: text, NAMES[1]: text });
    let parameters = json!({ "type": "object", "properties": properties, "required": [] });
    let function = json!({ "name": name, "description": "", "parameters": parameters });
    json!({ "type": "function", "function": function })
}

fn call(i: usize, as_text: bool) -> Json {
    let arguments = json!({ NAMES[i]: VALUE });
    let arguments = if as_text { json!(arguments.to_string()) } else { arguments };
    let function = json!({ "name": TOOLS[i], "arguments": arguments });
    json!({ "id": IDS[i], "type": "function", "function": function })
}

/// Returns the text before the arguments of a call, and that after them.
fn split_arguments(text: &str, i: usize) -> Option<(&str, &str)> {
    let begin = text[..text.find(NAMES[i])?].rfind('{')?;
    let end = begin + text[begin..].find('}')? + 1;
    let arguments: Json = serde_json::from_str(&text[begin..end]).ok()?;
    (arguments == json!({ NAMES[i]: VALUE })).then(|| (&text[..begin], &text[end..]))
}

/// Returns what comes after reasoning.
fn after_reasoning(text: &str) -> &str {
    let end = |mark: &&str| text.rfind(*mark).map(|at| at + mark.len());
    &text[REASONING_ENDS.iter().filter_map(end).max().unwrap_or_default()..]
}

/// Returns two texts with the marks of numbers in place of digits, where these alone are different
/// in what both end with.
fn numbered_ends(a: &str, b: &str) -> (String, String) {
    let mut a = a.to_owned();
    let mut b = b.to_owned();
    loop {
        let same = common_suffix(&a, &b).len();
        let digit = |text: &str| {
            let before = &text[..text.len() - same];
            before.ends_with(|c: char| c.is_ascii_digit()).then(|| before.len() - 1)
        };
        let (Some(at_a), Some(at_b)) = (digit(&a), digit(&b)) else { return (a, b) };
        a.replace_range(at_a..=at_a, "\u{2}");
        b.replace_range(at_b..=at_b, "\u{2}");
    }
}

/// Returns a text as parts.
fn parts(text: &str, short_ids: bool) -> Vec<NamePart> {
    let mut parts = Vec::new();
    for piece in text.split_inclusive([ID, NUMBER]) {
        let plain = piece.trim_end_matches([ID, NUMBER]);
        if !plain.is_empty() {
            parts.push(NamePart::Text(plain.to_owned()));
        }
        match piece.chars().last() {
            Some(ID) => parts.push(NamePart::Id(short_ids.then_some(9))),
            Some(NUMBER) => parts.push(NamePart::Number),
            _ => {}
        }
    }
    parts
}

/// Returns the longest text with which both begin.
fn common_prefix<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
    &a[..same.map(|(c, _)| c.len_utf8()).sum()]
}

/// Returns the longest text with which both end.
fn common_suffix<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().rev().zip(b.chars().rev()).take_while(|(a, b)| a == b);
    let len: usize = same.map(|(c, _)| c.len_utf8()).sum();
    &a[a.len() - len..]
}

/// Returns the end that two texts have in common, from the first mark or white space on, unless it
/// is one of them.
fn from_mark<'a>(suffix: &'a str, a: &str, b: &str) -> &'a str {
    if suffix.len() == a.len() || suffix.len() == b.len() {
        return suffix;
    }
    let starts = |c: char| matches!(c, '<' | '[' | '{') || c.is_whitespace();
    suffix.find(starts).map_or("", |at| &suffix[at..])
}

/// Returns the beginning that two texts have in common, without the beginning of a tag, unless it
/// is one of them.
fn to_mark<'a>(prefix: &'a str, a: &str, b: &str) -> &'a str {
    if prefix.len() == a.len() || prefix.len() == b.len() {
        return prefix;
    }
    match (prefix.rfind('<'), prefix.rfind('>')) {
        (Some(open), close) if close.is_none_or(|close| close < open) => &prefix[..open],
        _ => prefix,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_may_begin_as_what_the_prompt_begins() {
        let render = |messages: &Json, _: Option<&Json>| {
            let Some(message) = messages.get(1) else {
                return Some("<|u|>hello<|a|><|START_THINKING|>".to_owned());
            };
            let call = |call: &Json| {
                let function = &call["function"];
                format!("{{\"tool\": {}, \"with\": {}}}", function["name"], function["arguments"])
            };
            let calls = message["tool_calls"].as_array().map(|calls| {
                let calls: Vec<String> = calls.iter().map(call).collect();
                format!("<|START_ACTION|>[{}]<|END_ACTION|>", calls.join(", "))
            });
            let answer = calls.unwrap_or_else(|| format!("<|START_TEXT|>{CONTENT}<|END_TEXT|>"));
            Some(format!("<|u|>hello<|a|>{answer}<|e|>"))
        };
        let sample = CallSample::of(render, false).expect("a sample");
        assert!(sample.text.starts_with("<|START_ACTION|>[{\"tool\""), "{}", sample.text);
        assert_eq!(sample.calls.len(), 2);
    }
}
