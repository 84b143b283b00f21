//! Calls of tools whose arguments stand between tags, one value in each: how a template writes
//! them, found out by rendering a few.
//!
//! A call of `f` with the arguments `a` and `b` is, in every family of them,
//!
//! ```text
//! OPEN BEGIN f HEAD  PARAMETER a NAME_END VALUE CLOSE  PARAMETER b NAME_END VALUE CLOSE  END SHUT
//! ```
//!
//! with `BEGIN` to `END` once more for each further call. What stands between names and values that
//! are known is what the parts are.

use serde_json::{Value as Json, json};

/// The text around the parts of calls whose arguments stand between tags.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CallTags {
    /// The text in front of the first call.
    pub open: String,
    /// The text in front of the name of a tool.
    pub begin: String,
    /// The text after the name of a tool, up to the number of the call where there is one.
    pub head: String,
    /// The text after that number; empty where calls have none.
    pub number_end: String,
    /// The text in front of the name of an argument.
    pub parameter: String,
    /// The text that ends the name of an argument, in which it does not stand.
    pub name_end: String,
    /// The text between that and a string, which is written as it is.
    pub text: String,
    /// The text between the end of a name and a value that is JSON.
    pub json: String,
    /// The texts in place of that where they name the type of the value, and these types.
    pub json_of_type: Vec<(&'static str, String)>,
    /// The text after a value.
    pub close: String,
    /// The text in place of arguments where there are none.
    pub none: String,
    /// The text after the last argument.
    pub end: String,
    /// The text after the last call.
    pub shut: String,
    /// The text in front of every tag, which may hold `>`.
    pub tag_start: String,
    /// The text that ends a tag; empty for `>`.
    pub tag_end: String,
    /// The name of an argument stands in the tag after its value, too, after `close` and before
    /// `>`; arrays and objects are elements of the same kind.
    pub closes_names: bool,
    /// A string may stand in a CDATA section, and does where it has marks of tags or lines.
    pub has_sections: bool,
    /// Arrays and objects stand as literals of Python.
    pub has_literals: bool,
}

/// The two ends of a CDATA section.
pub const SECTION: [&str; 2] = ["<![CDATA[", "]]>"];

/// Content, names and values that no template writes by itself.
const CONTENT: &str = "hobcontent";
const TOOL: &str = "hobtool";
const OTHER_TOOL: &str = "hobother";
const NAMES: [&str; 2] = ["hobname", "hobsecond"];
/// Strings that any quoting or escaping would change.
const VALUES: [&str; 2] = ["hob \"one\"\nof <two> & 'three'", "hobvalue"];
const OBJECT: &str = "hobkey";

impl CallTags {
    /// Returns the tags of a template whose calls have arguments between tags: `render` gives its
    /// text for messages and tools, or `None` if it fails.
    pub(super) fn of(render: impl Fn(&Json, Option<&Json>) -> Option<String>) -> Option<CallTags> {
        let tools: Vec<Json> = [TOOL, OTHER_TOOL].map(tool).into();
        let tools = json!(tools);
        let calls = |calls: &Json| {
            let messages = json!([
                { "role": "user", "content": "hello" },
                { "role": "assistant", "content": CONTENT, "tool_calls": calls },
            ]);
            let text = render(&messages, Some(&tools))?;
            text.rsplit_once(CONTENT).map(|(_, text)| text.to_owned())
        };
        let strings = json!({ NAMES[0]: VALUES[0], NAMES[1]: VALUES[1] });
        let two = calls(&json!([call(TOOL, strings)]))?;
        let none = calls(&json!([call(TOOL, json!({}))]))?;
        let first = call(TOOL, json!({ NAMES[0]: VALUES[0] }));
        let second = call(OTHER_TOOL, json!({ NAMES[1]: VALUES[1] }));
        let both = calls(&json!([first, second]))?;
        let object = calls(&json!([call(TOOL, json!({ NAMES[0]: { OBJECT: 1 } }))]))?;
        let after = calls(&json!([]))?;
        CallSamples { two, none, both, object, after }.tags()
    }

    /// Returns the tags of a family whose templates show them in no way that is looked for: they
    /// write a call twice, number calls, or say whom a message is for.
    pub(super) fn known(source: &str) -> Option<CallTags> {
        let has = |parts: &[&str]| parts.iter().all(|part| source.contains(part));
        if has(&["<function name=\"", "<param name=\"", SECTION[0]]) {
            return Some(CallTags::minicpm5());
        }
        if has(&["<atem:function_calls>", "<atem:parameter name=\""]) {
            return Some(CallTags::muse_glimmer());
        }
        if has(&["]<]minimax[>[", "</item>"]) {
            return Some(CallTags::minimax_m3());
        }
        has(&["'<|open|>'", "('tool', fn.name), ('index', loop.index)"]).then(CallTags::kimi_k3)
    }

    fn minimax_m3() -> CallTags {
        let mark = "]<]minimax[>[";
        CallTags {
            open: format!("{mark}<tool_call>\n"),
            begin: format!("{mark}<invoke name=\""),
            head: "\">".into(),
            parameter: format!("{mark}<"),
            name_end: ">".into(),
            close: format!("{mark}</"),
            end: format!("{mark}</invoke>\n"),
            shut: format!("{mark}</tool_call>"),
            tag_start: mark.into(),
            closes_names: true,
            ..CallTags::default()
        }
    }

    fn minicpm5() -> CallTags {
        CallTags {
            begin: "<function name=\"".into(),
            head: "\">".into(),
            parameter: "<param name=\"".into(),
            name_end: "\"".into(),
            text: ">".into(),
            json: ">".into(),
            close: "</param>".into(),
            end: "</function>".into(),
            has_sections: true,
            has_literals: true,
            ..CallTags::default()
        }
    }

    fn muse_glimmer() -> CallTags {
        CallTags {
            begin: "<atem:function_calls>\n<atem:invoke name=\"".into(),
            head: "\">".into(),
            parameter: "\n<atem:parameter name=\"".into(),
            name_end: "\"".into(),
            text: ">".into(),
            json: ">".into(),
            close: "</atem:parameter>".into(),
            end: "\n</atem:invoke>\n</atem:function_calls>".into(),
            ..CallTags::default()
        }
    }

    fn kimi_k3() -> CallTags {
        // a whole number is a number there too; it is read if it is called otherwise
        let types = ["number", "boolean", "null", "array", "object", "integer"];
        CallTags {
            open: "<|open|>tools<|sep|>".into(),
            begin: "<|open|>call tool=\"".into(),
            head: "\" index=\"".into(),
            number_end: "\"<|sep|>".into(),
            parameter: "<|open|>argument key=\"".into(),
            name_end: "\"".into(),
            text: " type=\"string\"<|sep|>".into(),
            json_of_type: types.map(|name| (name, format!(" type=\"{name}\"<|sep|>"))).into(),
            close: "<|close|>argument<|sep|>".into(),
            end: "<|close|>call<|sep|>".into(),
            shut: "<|close|>tools<|sep|>".into(),
            tag_end: "<|sep|>".into(),
            ..CallTags::default()
        }
    }

    /// Returns every mark.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        let all = [
            &self.open,
            &self.begin,
            &self.head,
            &self.number_end,
            &self.parameter,
            &self.name_end,
            &self.text,
            &self.json,
            &self.close,
            &self.end,
            &self.shut,
        ];
        let of_types = self.json_of_type.iter().map(|(_, mark)| mark);
        all.into_iter().chain(of_types).map(String::as_str).filter(|mark| !mark.is_empty())
    }

    /// Returns the beginning of a text to the end of its first tag.
    pub fn first_tag<'a>(&self, text: &'a str) -> &'a str {
        let tag_end = if self.tag_end.is_empty() { ">" } else { &self.tag_end };
        let from = if text.starts_with(&self.tag_start) { self.tag_start.len() } else { 0 };
        text[from..].find(tag_end).map_or(text, |at| &text[..from + at + tag_end.len()])
    }

    /// Returns the mark that tells a call from text: the beginning of what stands before the first
    /// call, to the end of its first tag or word.
    pub fn trigger(&self) -> &str {
        let before = if self.open.is_empty() { &self.begin } else { &self.open };
        self.first_tag(before).trim_end()
    }

    /// Returns the text that begins a call whose first tag was left out, as models of Qwen3-Coder's
    /// family do; `None` for other families.
    pub fn begin_without_mark(&self) -> Option<&str> {
        let begin = self.begin.trim_start();
        let rest = begin[self.first_tag(begin).len()..].trim_start();
        (self.open.is_empty() && rest == "<function=").then_some(rest)
    }

    /// Returns the texts that the first call may begin with, of a tool of this name, to what ends
    /// that.
    pub fn starts_of(&self, name: &str) -> Vec<String> {
        let begin = format!("{}{}", self.open, self.begin);
        let begin = begin.trim_start();
        match self.head.trim() {
            "" => ["<", "\n"].map(|end| format!("{begin}{name}{end}")).into(),
            head => vec![format!("{begin}{name}{head}")],
        }
    }

    /// Returns the tag that ends a value: no string between tags holds it.
    pub fn value_end(&self) -> &str {
        self.close.trim_start()
    }
}

fn tool(name: &str) -> Json {
    let parameters = json!({ "type": "object", "properties": {
        NAMES[0]: { "type": "string", "description": "" },
        NAMES[1]: { "type": "string", "description": "" },
    }, "required": [] });
    let function = json!({ "name": name, "description": "", "parameters": parameters });
    json!({ "type": "function", "function": function })
}

fn call(name: &str, arguments: Json) -> Json {
    let function = json!({ "name": name, "arguments": arguments });
    json!({ "id": "call00001", "type": "function", "function": function })
}

/// The texts that a template writes after the content of a message.
struct CallSamples {
    /// A call with two strings.
    two: String,
    /// A call without arguments.
    none: String,
    /// Two calls with a string each.
    both: String,
    /// A call with an object.
    object: String,
    /// No call.
    after: String,
}

impl CallSamples {
    fn tags(&self) -> Option<CallTags> {
        let [before, head_and_name, end_0, between, end_1, rest] =
            split(&self.two, [TOOL, NAMES[0], VALUES[0], NAMES[1], VALUES[1]])?;
        // in one way, whatever the strings are
        if end_0 != end_1 || end_0.is_empty() {
            return None;
        }
        let before = before.trim_start();
        let parameter = from_tag(common_suffix(head_and_name, between));
        let head = head_and_name.strip_suffix(parameter)?;
        let close = between.strip_suffix(parameter)?;
        let after = self.after.trim_end();
        let rest = rest.trim_end().strip_suffix(after)?.trim_end();
        let end_and_shut = rest.strip_prefix(close)?;
        let [_, _, _, next, second] = split(&self.both, [TOOL, NAMES[0], VALUES[0], OTHER_TOOL])?;
        // nothing there counts the calls
        second.strip_prefix(head)?;
        let next = next.strip_prefix(close)?;
        let begin = from_tag(common_suffix(before, next));
        let open = before.strip_suffix(begin)?;
        let (end, shut) = if open.is_empty() {
            (end_and_shut, "")
        } else {
            let end = next.strip_suffix(begin)?;
            // some end the message after calls alone
            (end, to_tag_end(end_and_shut.strip_prefix(end)?))
        };
        let [_, none] = split(&self.none, [TOOL])?;
        let none = none.strip_prefix(head)?;
        let none = none.trim_end().strip_suffix(after)?.trim_end();
        let none = none.strip_suffix(end_and_shut)?;
        let has_literals = self.object.contains(&format!("'{OBJECT}'"));
        let [_, _, end_of_object, _] = split(&self.object, [TOOL, NAMES[0], OBJECT])?;
        let json = &end_of_object[..end_of_object.rfind('{')?];
        let name_end = &end_0[..length_of_name_end(end_0)];
        let tags = CallTags {
            open: open.into(),
            begin: begin.into(),
            head: head.into(),
            number_end: String::new(),
            parameter: parameter.into(),
            name_end: name_end.into(),
            text: end_0.strip_prefix(name_end)?.into(),
            json: json.strip_prefix(name_end)?.into(),
            json_of_type: Vec::new(),
            close: close.into(),
            none: none.into(),
            end: end.into(),
            shut: shut.into(),
            tag_start: String::new(),
            tag_end: String::new(),
            closes_names: false,
            has_sections: false,
            has_literals,
        };
        tags.is_readable().then_some(tags)
    }
}

impl CallTags {
    /// Returns whether a text of these tags can be read in one way alone.
    fn is_readable(&self) -> bool {
        let is_tag = |mark: &str| mark.trim_start().starts_with('<');
        // no beginning of the tag is its end, so that it ends a value where it is first found
        let value_end = self.value_end();
        let overlaps = (1..value_end.len())
            .any(|n| value_end.is_char_boundary(n) && value_end.ends_with(&value_end[..n]));
        is_tag(&self.begin)
            && is_tag(&self.parameter)
            && is_tag(&self.close)
            && is_tag(&self.end)
            && !overlaps
            && self.parameter.trim_start() != self.end.trim_start()
            && self.none.trim().is_empty()
    }
}

/// Returns the text before, between and after texts that come in this order.
fn split<'a, const N: usize, const M: usize>(text: &'a str, at: [&str; N]) -> Option<[&'a str; M]> {
    let mut parts = [""; M];
    let mut rest = text;
    for (i, mark) in at.into_iter().enumerate() {
        let (before, after) = rest.split_once(mark)?;
        *parts.get_mut(i)? = before;
        rest = after;
    }
    *parts.get_mut(N)? = rest;
    Some(parts)
}

/// Returns the longest text with which both end.
fn common_suffix<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().rev().zip(b.chars().rev()).take_while(|(a, b)| a == b);
    let len: usize = same.map(|(c, _)| c.len_utf8()).sum();
    &a[a.len() - len..]
}

/// Returns a text from its first tag on, with the white space before that.
fn from_tag(text: &str) -> &str {
    text.find('<').map_or("", |at| &text[text[..at].trim_end().len()..])
}

/// Returns a text to the end of its first tag.
fn to_tag_end(text: &str) -> &str {
    text.find('>').map_or(text, |at| &text[..=at])
}

/// Returns the length of the beginning of a text that ends a name: a tag, or all before white
/// space.
fn length_of_name_end(text: &str) -> usize {
    let space = text.find(char::is_whitespace).unwrap_or(text.len());
    let tag = text.find('>').map_or(text.len(), |at| at + 1);
    space.min(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the tags that calls of a form show, written by a function of name and arguments.
    fn of(write: impl Fn(&[(String, Vec<(String, Json)>)]) -> String) -> Option<CallTags> {
        CallTags::of(|messages, _| {
            let calls = messages[1]["tool_calls"].as_array()?.iter().map(|call| {
                let arguments = call["function"]["arguments"].as_object().unwrap();
                let arguments = arguments.iter().map(|(k, v)| (k.clone(), v.clone())).collect();
                (call["function"]["name"].as_str().unwrap().to_owned(), arguments)
            });
            let calls: Vec<(String, Vec<(String, Json)>)> = calls.collect();
            Some(format!("<s>hello</s>{CONTENT}{}</s>", write(&calls)))
        })
    }

    fn raw(value: &Json) -> String {
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    }

    #[test]
    fn the_parts_of_a_call_are_told_apart() {
        let tags = of(|calls| {
            let mut out = String::new();
            for (name, arguments) in calls {
                out += &format!("\n<tool_call>\n<function={name}>\n");
                for (key, value) in arguments {
                    out += &format!("<parameter={key}>\n{}\n</parameter>\n", raw(value));
                }
                out += "</function>\n</tool_call>";
            }
            out
        });
        let tags = tags.unwrap();
        let expected = CallTags {
            begin: "<tool_call>\n<function=".into(),
            head: ">".into(),
            parameter: "\n<parameter=".into(),
            name_end: ">".into(),
            text: "\n".into(),
            json: "\n".into(),
            close: "\n</parameter>".into(),
            end: "\n</function>\n</tool_call>".into(),
            ..CallTags::default()
        };
        assert_eq!(tags, expected);
        assert_eq!((tags.trigger(), tags.value_end()), ("<tool_call>", "</parameter>"));

        let tags = of(|calls| {
            let mut out = String::from(if calls.is_empty() { "" } else { "\n\n<calls>\n" });
            for (name, arguments) in calls {
                out += &format!("<invoke name=\"{name}\">\n");
                for (key, value) in arguments {
                    let is_string = value.is_string();
                    out += &format!("<p name=\"{key}\" string=\"{is_string}\">");
                    out += &format!("{}</p>\n", raw(value));
                }
                out += if arguments.is_empty() { "\n</invoke>\n" } else { "</invoke>\n" };
            }
            out + if calls.is_empty() { "" } else { "</calls>" }
        });
        let expected = CallTags {
            open: "<calls>".into(),
            begin: "\n<invoke name=\"".into(),
            head: "\">".into(),
            parameter: "\n<p name=\"".into(),
            name_end: "\"".into(),
            text: " string=\"true\">".into(),
            json: " string=\"false\">".into(),
            close: "</p>".into(),
            none: "\n".into(),
            end: "\n</invoke>".into(),
            shut: "\n</calls>".into(),
            ..CallTags::default()
        };
        assert_eq!(tags, Some(expected));

        // the end of the message comes after calls alone
        let tags = of(|calls| {
            let mut out = String::from(if calls.is_empty() { "" } else { "<calls>\n" });
            for (name, arguments) in calls {
                out += &format!("<call>{name}<sep>\n");
                for (key, value) in arguments {
                    out += &format!("<key>{key}</key>\n<value>{}</value>\n", raw(value));
                }
                out += "</call>\n";
            }
            out + if calls.is_empty() { "" } else { "</calls><eos>" }
        });
        assert_eq!(tags.map(|tags| tags.shut), Some("\n</calls>".to_owned()));
    }

    #[test]
    fn other_forms_are_not_taken_for_it() {
        let json = of(|calls| {
            let call = |(name, arguments): &(String, Vec<(String, Json)>)| {
                let arguments: serde_json::Map<String, Json> = arguments.iter().cloned().collect();
                format!("<tool_call>{}</tool_call>", json!({"name": name, "arguments": arguments}))
            };
            calls.iter().map(call).collect()
        });
        assert_eq!(json, None);
        assert_eq!(of(|_| String::new()), None);
        let quoted = of(|calls| {
            let argument = |(key, value): &(String, Json)| format!("<p {key}>{value}</p>");
            let call = |(name, arguments): &(String, Vec<(String, Json)>)| {
                let arguments: String = arguments.iter().map(argument).collect();
                format!("<f {name}>{arguments}</f>")
            };
            calls.iter().map(call).collect()
        });
        assert_eq!(quoted, None);
    }
}
