//! Structural tags against a parser that tries all ways.

use std::collections::BTreeSet;

use super::*;

/// Returns the places where texts of a format that begin at `from` may end: a parser that tries all
/// ways. `ends` are the texts that close the tag around it, `is_last` whether one must follow; if
/// so the places are behind it.
fn ends(
    format: &Value,
    text: &str,
    from: usize,
    around: &[&str],
    is_last: bool,
) -> BTreeSet<usize> {
    let closing = |at: usize| -> Vec<usize> {
        if !is_last || around.is_empty() {
            return vec![at];
        }
        let rest = &text[at..];
        around.iter().filter(|end| rest.starts_with(**end)).map(|end| at + end.len()).collect()
    };
    let strings = |value: &Value| -> Vec<String> {
        match value {
            Value::String(text) => vec![text.clone()],
            Value::Array(list) => list.iter().map(|v| v.as_str().unwrap().into()).collect(),
            _ => Vec::new(),
        }
    };
    let closed = |places: BTreeSet<usize>| places.into_iter().flat_map(closing).collect();
    match format["type"].as_str().unwrap() {
        "const_string" => {
            let value = format["value"].as_str().unwrap();
            let found = text[from..].starts_with(value).then_some(from + value.len());
            closed(found.into_iter().collect())
        }
        "regex" => {
            let pattern =
                regex::Regex::new(&format!("\\A(?:{})\\z", format["pattern"].as_str().unwrap()));
            let pattern = pattern.unwrap();
            closed((from..=text.len()).filter(|&to| pattern.is_match(&text[from..to])).collect())
        }
        "sequence" => {
            let parts = format["elements"].as_array().unwrap();
            let mut places = BTreeSet::from([from]);
            for (i, part) in parts.iter().enumerate() {
                let is_last = is_last && i + 1 == parts.len();
                places =
                    places.iter().flat_map(|&at| ends(part, text, at, around, is_last)).collect();
            }
            places
        }
        "or" => {
            let parts = format["elements"].as_array().unwrap();
            parts.iter().flat_map(|part| ends(part, text, from, around, is_last)).collect()
        }
        "tag" => closed(tag_ends(format, text, from)),
        "any_text" => {
            let excluded = strings(&format["excludes"]);
            free_ends(text, from, &excluded, &[], around, is_last).0
        }
        "triggered_tags" => {
            let triggers = strings(&format["triggers"]);
            let triggers: Vec<&str> = triggers.iter().map(String::as_str).collect();
            let tags = format["tags"].as_array().unwrap();
            let excluded = strings(&format["excludes"]);
            let once = format["stop_after_first"] == true;
            let mut done = BTreeSet::new();
            let mut todo = vec![(from, false)];
            let mut seen = BTreeSet::new();
            if format["at_least_one"] == true {
                todo = tags
                    .iter()
                    .flat_map(|tag| tag_ends(tag, text, from))
                    .map(|at| (at, true))
                    .collect();
            }
            while let Some((at, after_tag)) = todo.pop() {
                if !seen.insert((at, after_tag)) {
                    continue;
                }
                if once && after_tag {
                    done.extend(closing(at));
                    continue;
                }
                let (ended, triggered) = free_ends(text, at, &excluded, &triggers, around, is_last);
                done.extend(ended);
                for begin in triggered {
                    let next = tags.iter().flat_map(|tag| tag_ends(tag, text, begin));
                    todo.extend(next.map(|at| (at, true)));
                }
            }
            done
        }
        "tags_with_separator" => {
            let tags = format["tags"].as_array().unwrap();
            let separator = format["separator"].as_str().unwrap();
            let mut places = BTreeSet::new();
            if format["at_least_one"] != true {
                places.insert(from);
            }
            let mut todo = vec![from];
            let mut seen = BTreeSet::new();
            while let Some(at) = todo.pop() {
                for after in tags.iter().flat_map(|tag| tag_ends(tag, text, at)) {
                    places.insert(after);
                    let goes_on = text[after..].starts_with(separator);
                    if goes_on && format["stop_after_first"] != true && seen.insert(after) {
                        todo.push(after + separator.len());
                    }
                }
            }
            closed(places)
        }
        other => panic!("{other}"),
    }
}

/// Returns the places where a tag that begins at `from` ends.
fn tag_ends(tag: &Value, text: &str, from: usize) -> BTreeSet<usize> {
    let begin = tag["begin"].as_str().unwrap();
    if !text[from..].starts_with(begin) {
        return BTreeSet::new();
    }
    let around: Vec<&str> = match &tag["end"] {
        Value::String(end) => vec![end],
        list => list.as_array().unwrap().iter().map(|end| end.as_str().unwrap()).collect(),
    };
    ends(&tag["content"], text, from + begin.len(), &around, true)
}

/// Returns where free text ends that begins at `from`: behind the first end of the tag around it
/// if that must follow, else anywhere before one; and where the first trigger in it begins.
fn free_ends(
    text: &str,
    from: usize,
    excluded: &[String],
    triggers: &[&str],
    around: &[&str],
    is_last: bool,
) -> (BTreeSet<usize>, BTreeSet<usize>) {
    let mut done = BTreeSet::new();
    let mut begun = BTreeSet::new();
    let closes = is_last && !around.is_empty();
    for at in from..=text.len() {
        let read = &text[from..at];
        let has = |marks: &[&str]| marks.iter().any(|mark| read.contains(mark));
        let barred = |read: &str| {
            let own = excluded.iter().filter(|text| !closes || !around.contains(&text.as_str()));
            own.into_iter().any(|text| read.contains(text.as_str()))
                || (!closes && around.iter().any(|text| read.contains(text)))
        };
        let ended =
            |mark: &&&str| read.ends_with(**mark) && !barred(&read[..read.len() - mark.len()]);
        // the first mark of all decides
        if has(triggers) || (closes && has(around)) {
            begun.extend(triggers.iter().filter(ended).map(|trigger| at - trigger.len()));
            if closes {
                done.extend(around.iter().filter(ended).map(|_| at));
            }
            break;
        }
        if !closes && !barred(read) {
            done.insert(at);
        }
    }
    (done, begun)
}

/// Formats of small texts, each with the pieces that texts are made of.
pub(super) fn tag_cases() -> Vec<(Value, Vec<&'static str>)> {
    let tag = |begin: &str, content: Value, end: Value| -> Value {
        json!({"type": "tag", "begin": begin, "content": content, "end": end})
    };
    let text = json!({"type": "any_text"});
    let digits = json!({"type": "regex", "pattern": "[0-9]{1,2}"});
    let constant = |text: &str| json!({"type": "const_string", "value": text});
    let two = vec![
        tag("<f=a>", digits.clone(), json!("</f>")),
        tag("<f=b>", text.clone(), json!(["</f>", "$"])),
    ];
    let pieces = vec!["<f=", "a>", "b>", "1", "22", "</f>", "$", "x", "<", "<f=a>1</f>"];
    let triggered = |at_least_one: bool, once: bool| {
        json!({"type": "triggered_tags", "triggers": ["<f="], "tags": two,
               "at_least_one": at_least_one, "stop_after_first": once})
    };
    let mut cases = Vec::new();
    for at_least_one in [false, true] {
        for once in [false, true] {
            cases.push((triggered(at_least_one, once), pieces.clone()));
            let list = json!({"type": "tags_with_separator", "tags": two, "separator": "x",
                "at_least_one": at_least_one, "stop_after_first": once});
            cases.push((list, pieces.clone()));
            // free text and calls within a tag, which its end ends
            let outer = tag("", triggered(at_least_one, once), json!("$"));
            cases.push((outer, pieces.clone()));
        }
    }
    // marks that overlap with themselves and with each other
    let overlapping = json!({"type": "triggered_tags", "triggers": ["aa", "aba"],
        "excludes": ["bb"],
        "tags": [tag("aab", constant("c"), json!("a")), tag("aba", text, json!(["aa", "c"]))]});
    cases.push((overlapping, vec!["a", "b", "c"]));
    let sequence = json!({"type": "sequence", "elements": [
        {"type": "any_text", "excludes": ["b"]}, constant("b"),
        {"type": "or", "elements":
            [constant("c"), digits, tag("a", json!({"type": "any_text"}), json!("aca"))]},
    ]});
    cases.push((sequence.clone(), vec!["a", "b", "c", "1"]));
    cases.push((tag("c", sequence, json!("ca")), vec!["a", "b", "c", "1"]));
    cases
}

#[test]
fn structural_tags_match_what_a_parser_of_them_matches() {
    let mut random = Random(0x7461_6773);
    let vocabulary = vocabulary();
    for (format, pieces) in tag_cases() {
        let mut automaton =
            tags_automaton(json!({"type": "structural_tag", "format": format})).unwrap();
        let mut matched = 0;
        for _ in 0..20_000 {
            let length = random.below(9);
            let text: String = (0..length).map(|_| random.one_of(&pieces)).collect();
            let expected = ends(&format, &text, 0, &[], true).contains(&text.len());
            let matches = automaton.matches(text.as_bytes()).unwrap();
            assert_eq!(matches, expected, "{text:?}: {format}");
            matched += usize::from(matches);
        }
        assert!(matched > 3, "{matched}: {format}");
        compare_masks(&Source::Tags(format, Options::default()), &vocabulary, &mut random, 6);
    }
}

#[test]
fn the_older_form_of_tags_is_the_newer_one() {
    let schema = json!({"type": "object", "properties": {"a": {"type": "integer"}},
        "required": ["a"], "additionalProperties": false});
    let older = json!({"type": "structural_tag", "triggers": ["<f="],
        "structures": [{"begin": "<f=f>", "schema": schema, "end": "</f>"}]});
    let accepted = ["", "a < b", "hm <f=f>{\"a\": 1}</f> and <f=f>{\"a\":2}</f>."];
    let refused = ["<f=", "<f=g>", "<f=f>{}</f>", "<f=f>{\"a\": 1}"];
    check(tags_automaton(older).unwrap(), &accepted, &refused);
    let text = json!({"triggers": ["<f="],
        "structures": [{"begin": "<f=f>", "schema": schema.to_string(), "end": "</f>"}]});
    check(tags_automaton(text).unwrap(), &accepted, &refused);
    // keywords that are not enforced have their place in it
    let html = json!({"type": "string", "contentMediaType": "text/html"});
    let tag = json!({"triggers": ["<f="],
        "structures": [{"begin": "<f=f>", "schema": html, "end": "</f>"}]});
    let source = Source::Tags(tag, Options::default());
    let (_, ignored) = source.automaton(&vocabulary(), &token_id, &Stop::default()).unwrap();
    assert_eq!(ignored, ["/structures/0/schema/contentMediaType"]);
}

#[test]
fn tags_of_tokens() {
    let tag = json!({"type": "sequence", "elements": [
        {"type": "any_tokens", "exclude_tokens": ["<call>", 257], "max_tokens": 2},
        {"type": "tag", "begin": {"type": "token", "token": "<call>"},
         "content": {"type": "json_schema", "json_schema": {"type": "integer"}},
         "end": {"type": "token", "token": "<end>"}},
    ]});
    let vocabulary = vocabulary();
    let mut automaton = tags_automaton(tag).unwrap();
    let mut run = |tokens: &[u32]| {
        let state = tokens.iter().fold(automaton.start(), |state, &token| {
            automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap()
        });
        automaton.is_accepting(state)
    };
    assert!(run(&[256, b'1'.into(), 257]) && run(&[300, 40, 256, b'1'.into(), b'2'.into(), 257]));
    assert!(!run(&[256, 257]) && !run(&[30, 30, 30, 256, b'1'.into(), 257]) && !run(&[257]));
}

#[test]
fn tags_are_refused_with_their_pointer() {
    for (tag, message) in [
        (json!(1), "structural tag /: 1, expected an object"),
        (json!({"type": "structural_tag"}), "structural tag /format: nothing, expected a format"),
        (
            json!({"format": {"type": "kaboom"}}),
            "structural tag /format/type: \"kaboom\", expected one of any_text",
        ),
        (json!({"format": {"type": "sequence", "elements": []}}), "/format/elements: a list"),
        (
            json!({"format": {"type": "or", "elements": [{"type": "const_string"}]}}),
            "structural tag /format/elements/0/value: nothing, expected a value",
        ),
        (
            json!({"format": {"type": "json_schema", "json_schema": {"type": "kaboom"}}}),
            "structural tag /format/json_schema: schema #/type",
        ),
        (
            json!({"format": {"type": "json_schema", "json_schema": {}, "style": "qwen_xml"}}),
            "structural tag /format/style: \"qwen_xml\", expected the style \"json\"; \
             those of tags",
        ),
        (
            json!({"format": {"type": "grammar", "grammar": "root ::= x"}}),
            "structural tag /format/grammar: grammar line 1, column 10: rule `x` is not defined",
        ),
        (
            json!({"format": {"type": "regex", "pattern": "("}}),
            "/format/pattern: regular expression",
        ),
        (json!({"format": {"type": "any_text", "max_tokens": 3}}), "use `max_chars`"),
        (
            json!({"triggers": ["<f"], "structures": [{"begin": "<g>", "schema": {}, "end": ""}]}),
            "structural tag /structures/0/begin: \"<g>\", expected a text that begins with exactly \
             one trigger",
        ),
        (
            json!({"triggers": ["<"], "structures": [
                {"begin": "<g>", "schema": {}, "end": ""},
                {"begin": "<f>", "schema": {"properties": {"a": {"type": "foo"}}}, "end": ""}]}),
            "structural tag /structures/1/schema: schema #/properties/a/type",
        ),
        (
            json!({"triggers": ["<"], "structures": [{"begin": "<g>", "schema": "{", "end": ""}]}),
            "structural tag /structures/0/schema: \"{\", expected a JSON Schema",
        ),
        (
            json!({"triggers": ["<"], "structures": [{"begin": "<g>", "schema": 5, "end": ""}]}),
            "structural tag /structures/0/schema: ",
        ),
        (
            json!({"triggers": ["<"], "structures": [{"begin": "<g>", "end": ""}]}),
            "structural tag /structures/0/schema: nothing",
        ),
        (
            json!({"triggers": ["<"], "structures": [{"begin": "<g>", "schema": {}, "end": 5}]}),
            "structural tag /structures/0/end: 5",
        ),
        (json!({"triggers": ["<"], "structures": []}), "structural tag /structures: a list"),
        (json!({"triggers": [""], "structures": [{}]}), "structural tag /triggers/0: \"\""),
        (json!({"structures": [{}]}), "structural tag /triggers: nothing"),
        (
            json!({"triggers": (0..600).map(|n| format!("<{n}>")).collect::<Vec<_>>(),
                "structures": [{"begin": "<500>", "schema": {}, "end": ""}]}),
            "structural tag /triggers: triggers, ends and excludes",
        ),
        (
            json!({"format": {"type": "qwen_xml_parameter", "json_schema": {}}}),
            "structural tag /format/type: \"qwen_xml_parameter\", expected json_schema",
        ),
        (
            json!({"format": {"type": "json_schema", "json_schema": {}, "any_order": true}}),
            "structural tag /format/any_order: true, expected false: it is not supported",
        ),
        (
            json!({"format": {"type": "json_schema", "json_schema": {}, "max_whitespace_cnt": 2}}),
            "structural tag /format/max_whitespace_cnt: 2, expected null: it is not supported",
        ),
        (json!({"format": {"type": "token", "token": "<nothing>"}}), "a token of the model's"),
        (json!({"format": {"type": "token", "token": 9999}}), "names token 9999"),
    ] {
        let found = refusal(tags_automaton(tag.clone()));
        assert!(found.contains(message), "{tag}: {found}");
    }
    let mut deep = json!({"type": "const_string", "value": "a"});
    for _ in 0..90 {
        deep = json!({"type": "star", "content": deep});
    }
    assert!(refusal(tags_automaton(deep)).contains("nesting of formats"));
}
