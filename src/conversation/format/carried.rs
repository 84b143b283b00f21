//! Names that the calls of a family cannot carry: of tools, which are not read again as they are
//! written, and of arguments that must come.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::super::parser::{Call, Calls, ChatFormat, HarmonyStart, ParsedReply, harmony};

/// Arguments by which a call is known again.
const ARGUMENTS: &str = "{\"a\": 1}";

/// Returns the first of some names of tools that calls of a format cannot carry, and the reason;
/// `None` if all are read as they are written.
pub(in crate::conversation) fn problem_of_names<'a>(
    format: &ChatFormat,
    names: impl Iterator<Item = &'a str> + Clone,
) -> Option<(&'a str, String)> {
    let has_headers =
        matches!(&format.calls, Some(Calls::Named(calls)) if !calls.content.is_empty());
    // a word is read as it is, and no other name begins with what is written around it
    if !has_headers && names.clone().all(is_word) {
        return None;
    }
    names.into_iter().find_map(|name| Some((name, problem_of_name(format, name)?)))
}

/// Returns whether a name has letters, digits, `_`, `-` and dots alone.
fn is_word(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'))
}

/// Returns what is wrong with the name of a tool in calls of a format; `None` if it is read as it
/// is written.
fn problem_of_name(format: &ChatFormat, name: &str) -> Option<String> {
    let (text, arguments) = written(format.calls.as_ref()?, name)?;
    let alone = ChatFormat {
        calls: format.calls.clone(),
        names: Arc::clone(&format.names),
        messages: format.messages.map(|_| HarmonyStart::Nothing),
        ..ChatFormat::default()
    };
    let reply = ParsedReply::of(&text, &alone);
    let call = Call { name: name.to_owned(), arguments: arguments.to_owned() };
    if reply.content.is_empty() && reply.calls == [call] {
        return None;
    }
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    Some(match name.chars().find(|&c| !is_plain(c)) {
        Some(c) => format!(
            "a call of {name:?} cannot be told from other text in this model's format, since the \
             name holds {c:?}; expected letters, digits, `_` and `-`"
        ),
        None => format!(
            "a call of {name:?} cannot be told from other text in this model's format, which has \
             another meaning for the name; expected another"
        ),
    })
}

/// Returns a call of a tool as a family writes it, and its arguments; `None` where names stand in
/// JSON, which holds any.
fn written<'a>(calls: &Calls, name: &str) -> Option<(String, &'a str)> {
    Some(match calls {
        Calls::Tags(..) | Calls::List(..) | Calls::Bare(_) => return None,
        Calls::Messages => {
            let header = format!("{}commentary to=functions.{name}", harmony::CHANNEL);
            (format!("{header} json{}{ARGUMENTS}", harmony::MESSAGE), ARGUMENTS)
        }
        Calls::Named(names) => {
            let text = names.call(name, ARGUMENTS);
            let begun = if names.content.is_empty() { String::new() } else { names.first_mark() };
            (text.strip_prefix(&begun).unwrap_or(&text).to_owned(), ARGUMENTS)
        }
        Calls::Tagged(tagged) => {
            let tags = &tagged.tags;
            let number = if tags.number_end.is_empty() { "" } else { "1" };
            let head = format!("{}{}{name}{}{number}", tags.open, tags.begin, tags.head);
            let rest = [&tags.number_end, &tags.none, &tags.end, &tags.shut].map(String::as_str);
            (head + &rest.concat(), "{}")
        }
        Calls::Literal(literals) => {
            let call = literals.write(name, &Map::new());
            (format!("{}{call}{}", literals.open, literals.close), "{}")
        }
    })
}

/// Returns what is wrong with an argument that must come of a tool with this schema; `None` if a
/// family's calls can write them all.
pub(in crate::conversation) fn problem_of_arguments(
    calls: &Calls,
    schema: &Value,
) -> Option<String> {
    let name_end = match calls {
        Calls::Tagged(tagged) => tagged.tags.name_end.clone(),
        Calls::Literal(literals) => literals.name_end.to_string(),
        Calls::Tags(..) | Calls::List(..) | Calls::Bare(_) => return None,
        Calls::Messages | Calls::Named(_) => return None,
    };
    let required = schema.get("required").and_then(Value::as_array);
    let mut names = required.into_iter().flatten().filter_map(Value::as_str);
    let cannot_stand =
        |name: &&str| name.is_empty() || !name_end.is_empty() && name.contains(&name_end);
    names.find(cannot_stand).map(|name| {
        let why = if name.is_empty() {
            "it is empty".to_owned()
        } else {
            format!("it holds {}, which ends names there", json!(name_end))
        };
        format!(
            "the name of the required argument {name:?} cannot stand in a call of this model: {why}"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::parser::{LiteralCalls, TaggedCalls};
    use super::*;
    use crate::chat::{CallNames, CallTags, NamePart};
    use crate::grammar::ArgumentTypes;

    fn tagged(tags: CallTags, names: &[&str]) -> Calls {
        let types = names.iter().map(|name| ((*name).to_owned(), ArgumentTypes::default()));
        Calls::Tagged(Arc::new(TaggedCalls { tags, types: types.collect() }))
    }

    fn named(mark: &str, colon: &str, content: &str) -> Calls {
        let text = |text: &str| vec![NamePart::Text(text.to_owned())];
        let content = content.to_owned();
        let names =
            CallNames { begin: text(mark), colon: text(colon), content, ..CallNames::default() };
        Calls::Named(Arc::new(names))
    }

    /// Names that some family's text has for something else.
    const NAMES: [&str; 12] = [
        "f",
        "a b",
        " a ",
        "a<b",
        "a>b",
        "a:b",
        "a.b/c",
        "a(b",
        "a{b",
        "a\"b",
        "functions.f",
        "é\n",
    ];

    #[test]
    fn names_are_read_as_they_are_written() {
        let qwen = CallTags {
            begin: "<tool_call>\n<function=".into(),
            head: ">".into(),
            parameter: "\n<parameter=".into(),
            name_end: ">".into(),
            close: "\n</parameter>".into(),
            end: "\n</function>\n</tool_call>".into(),
            ..CallTags::default()
        };
        let glm = CallTags {
            begin: "<tool_call>".into(),
            parameter: "\n<arg_key>".into(),
            name_end: "</arg_key>".into(),
            close: "</arg_value>".into(),
            end: "\n</tool_call>".into(),
            ..CallTags::default()
        };
        for calls in [
            Calls::Messages,
            Calls::Literal(&LiteralCalls::PYTHON),
            Calls::Literal(&LiteralCalls::MARKED),
            named("[TOOL_CALLS]", "[ARGS]", ""),
            named("call: functions.", ":0<args>", ""),
            tagged(qwen, &NAMES),
            tagged(glm, &NAMES),
        ] {
            let messages = (calls == Calls::Messages).then_some(HarmonyStart::Nothing);
            let names = NAMES.iter().map(|&name| name.to_owned()).collect();
            let format =
                ChatFormat { calls: Some(calls), names, messages, ..ChatFormat::default() };
            for name in NAMES {
                assert_eq!(problem_of_name(&format, name), None, "{:?}", format.calls);
            }
        }
    }

    #[test]
    fn names_that_mean_something_else_are_told() {
        let known = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let functionary = ChatFormat {
            calls: Some(named(">>>", "\n", "all\n")),
            names: known(&["all", "f"]),
            ..ChatFormat::default()
        };
        assert_eq!(problem_of_name(&functionary, "f"), None);
        let problem = problem_of_name(&functionary, "all").expect("a problem");
        assert!(problem.contains("\"all\"") && problem.contains("another meaning"), "{problem}");
        let harmony = ChatFormat {
            calls: Some(Calls::Messages),
            names: known(&["a<|message|>b"]),
            messages: Some(HarmonyStart::Nothing),
            ..ChatFormat::default()
        };
        let problem = problem_of_name(&harmony, "a<|message|>b").expect("a problem");
        assert!(problem.contains("holds '<'"), "{problem}");
    }

    #[test]
    fn arguments_that_must_come_can_stand_in_calls() {
        let schema = json!({"required": ["a", "b=c"], "properties": {"x:y": {}}});
        let python = Calls::Literal(&LiteralCalls::PYTHON);
        let problem = problem_of_arguments(&python, &schema).expect("a problem");
        assert!(problem.contains("\"b=c\"") && problem.contains("holds \"=\""), "{problem}");
        assert_eq!(problem_of_arguments(&Calls::Literal(&LiteralCalls::MARKED), &schema), None);
        assert_eq!(problem_of_arguments(&Calls::Messages, &schema), None);
    }
}
