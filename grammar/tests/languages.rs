//! The languages of constraints against what they mean: regular expressions against the `regex`
//! crate, structural tags against a parser that knows nothing of automata, masks against all tokens
//! one by one, and what is refused against the place that the error names.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use hob_grammar::{
    Automaton, Constraint, Error, Masks, Options, Source, State, Stop, Vocabulary, precompile,
};
use serde_json::{Value, json};

/// Pseudo-random numbers (Marsaglia, "Xorshift RNGs", 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// Returns the vocabulary of these tests, made once.
fn vocabulary() -> Arc<Vocabulary> {
    static KNOWN: OnceLock<Arc<Vocabulary>> = OnceLock::new();
    KNOWN.get_or_init(new_vocabulary).clone()
}

/// Returns a vocabulary of all bytes, and pieces of the texts of these tests.
fn new_vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let pieces = [
        "", "", "ab", "abc", "aab", "<f", "=f>", "<f=", "</f>", "f>{", "}</f>", "{\"a\":", " 1",
        "12", "foo", "foo ", "bar", "o b", "ba", "a,b", "  ", " +", "+ ", "é", "日本", "ta", "ps",
        "op", "taps", "1}", "><", "aa", "aaa", "x", "xx",
    ];
    tokens.extend(pieces.map(|piece| Box::from(piece.as_bytes())));
    tokens.extend([&b"\xe6\x97"[..], b"\xa5", b"a\xc3"].map(Into::into));
    Arc::new(Vocabulary::new(tokens))
}

/// The two tokens of [`vocabulary`] without text.
const SPECIAL: [u32; 2] = [256, 257];

fn token_id(text: &str) -> Option<u32> {
    match text {
        "<call>" => Some(SPECIAL[0]),
        "<end>" => Some(SPECIAL[1]),
        _ => None,
    }
}

fn compile(source: &Source) -> Result<Automaton, Error> {
    Ok(source.automaton(&vocabulary(), &token_id, &Stop::default())?.0)
}

fn lark(text: &str) -> Result<Automaton, Error> {
    compile(&Source::Lark(text.into(), Options::default()))
}

fn tags(tag: Value) -> Result<Automaton, Error> {
    compile(&Source::Tags(tag, Options::default()))
}

/// Passes if the automaton accepts some texts and no others.
fn check(mut automaton: Automaton, accepted: &[&str], refused: &[&str]) {
    for text in accepted {
        assert!(automaton.matches(text.as_bytes()).unwrap(), "{text:?} is of the language");
    }
    for text in refused {
        assert!(!automaton.matches(text.as_bytes()).unwrap(), "{text:?} is not of the language");
    }
}

/// Returns the message of the error of a source.
fn refusal(source: Result<Automaton, Error>) -> String {
    source.map(|_| ()).unwrap_err().to_string()
}

// regular expressions

/// Appends a random regular expression that means the same to ECMA-262 and to the `regex` crate.
fn push_pattern(random: &mut Random, depth: usize, out: &mut String) {
    let ways = 1 + usize::from(random.below(4) == 0);
    for way in 0..ways {
        if way > 0 {
            out.push('|');
        }
        for _ in 0..random.below(4) {
            match random.below(if depth > 0 { 8 } else { 6 }) {
                0 => out.push('.'),
                1 => out.push_str(random.one_of(&["[ab]", "[^a]", "[a-c]", "[^b-dé]", "[0-9b]"])),
                2 => out.push_str(random.one_of(&["[0-9]", "\\.", "\\n", "\\\\", "\\x41", "é"])),
                3..=5 => out.push_str(random.one_of(&["a", "b", "c", "ab", "1"])),
                _ => {
                    out.push_str(random.one_of(&["(", "(?:"]));
                    push_pattern(random, depth - 1, out);
                    out.push(')');
                }
            }
            if !out.ends_with('|') {
                out.push_str(random.one_of(&["", "", "", "*", "+", "?", "{2}", "{1,3}", "{2,}"]));
            }
        }
    }
}

/// Texts of the characters that patterns speak of: all of up to two, and random ones.
fn texts(random: &mut Random) -> Vec<String> {
    const CHARACTERS: [char; 9] = ['a', 'b', 'c', '1', '.', '\n', '\\', 'A', 'é'];
    let mut texts = vec![String::new()];
    for a in CHARACTERS {
        texts.push(a.into());
        texts.extend(CHARACTERS.map(|b| format!("{a}{b}")));
    }
    for _ in 0..60 {
        let length = 3 + random.below(6);
        texts.push((0..length).map(|_| random.one_of(&CHARACTERS)).collect());
    }
    texts
}

#[test]
fn regular_expressions_match_what_the_regex_crate_matches() {
    let mut random = Random(0x2026_1127);
    let vocabulary = vocabulary();
    let mut matched = 0;
    let mut patterns = 0;
    while patterns < 2000 {
        let mut pattern = String::new();
        push_pattern(&mut random, 3, &mut pattern);
        // `.` leaves more line ends out in ECMA-262 than here are
        let Ok(oracle) = regex::Regex::new(&format!("\\A(?:{pattern})\\z")) else { continue };
        patterns += 1;
        let mut own = vec![compile(&Source::Regex(pattern.clone()))];
        if !pattern.is_empty() {
            own.push(lark(&format!("start: /{}/", pattern.replace('/', "\\/"))));
        }
        for own in own {
            let mut own = own.unwrap_or_else(|error| panic!("{pattern}: {error}"));
            for text in texts(&mut random) {
                let matches = own.matches(text.as_bytes()).unwrap();
                assert_eq!(matches, oracle.is_match(&text), "{pattern:?} {text:?}");
                matched += usize::from(matches);
            }
        }
        if patterns % 20 == 0 {
            compare_masks(&Source::Regex(pattern), &vocabulary, &mut random, 4);
        }
    }
    assert!(matched > 10_000, "{matched}");
}

#[test]
fn a_regular_expression_is_refused_with_its_fault() {
    for (pattern, message) in [
        ("a(b", "expected `)` at character 3"),
        (r"(a)\1", "a back-reference is not supported"),
        (r"\bword", r"\b is not supported"),
        ("[b-a]", "a range in ascending order"),
        ("a(?!b)(?=b)b", "no text matches"),
    ] {
        let found = refusal(compile(&Source::Regex(pattern.into())));
        assert!(found.contains(message), "{pattern}: {found}");
    }
}

// choices

#[test]
fn a_choice_is_one_of_its_texts() {
    let words = ["tap", "taps", "top", "tops", "é", "日本"];
    check(
        compile(&Source::choice(words)).unwrap(),
        &words,
        &["", "ta", "tapss", "stop", "to", "\u{e9}\u{301}"],
    );
    check(compile(&Source::choice(["", "a"])).unwrap(), &["", "a"], &["aa"]);
    assert_eq!(
        refusal(compile(&Source::choice::<String>([]))),
        "no text matches a choice among no texts"
    );
}

/// A million texts are compiled in seconds, and take less memory than they are long.
#[test]
fn a_million_choices() {
    let syllables = ["ba", "ki", "lo", "mu", "ne", "pra", "sto", "ti", "wex", "zy"];
    let word = |n: usize| -> String {
        (0..6).map(|i| syllables[n / 10usize.pow(i) % 10]).collect::<String>() + "."
    };
    let texts: Arc<[String]> = (0..1_000_000).map(word).collect();
    let source = Source::Choice(texts);
    let vocabulary = vocabulary();
    let began = std::time::Instant::now();
    let constraint =
        Constraint::compile_until(&source, vocabulary.clone(), &token_id, &Stop::default())
            .unwrap();
    println!("compiled in {:?}", began.elapsed());
    let size = constraint.size().unwrap();
    println!("{size} bytes");
    assert!(size < 16 << 20, "{size}");
    let mut state = constraint.start();
    for byte in word(654_321).bytes() {
        assert!(constraint.mask(state).unwrap().contains(byte.into()));
        state = constraint.advance(state, byte.into()).unwrap();
    }
    assert!(constraint.accepting(state).unwrap() && !constraint.can_continue(state).unwrap());
    // what does not share its end with others
    let texts: Arc<[String]> = (0..200_000).map(|n| format!("item-{}", n * 7919)).collect();
    let (file, _) = precompile(&Source::Choice(texts.clone()), &vocabulary, &token_id).unwrap();
    let mut read = compile(&Source::Precompiled(file.into())).unwrap();
    assert!(read.matches(texts[123_456].as_bytes()).unwrap());
    assert!(!read.matches(b"item-1").unwrap());
}

// Lark

#[test]
fn lark_rules_and_terminals() {
    let arithmetic = r#"
        // sums
        start: sum
        ?sum: sum ("+" | "-") product | product   # left-recursive
        product: product "*" atom
               | atom -> one
        !atom: NUMBER | "(" sum ")"
        %import common.NUMBER
        %import common.WS_INLINE -> BLANK
        %ignore BLANK
    "#;
    check(
        lark(arithmetic).unwrap(),
        &["1", "1+2", "1 + 2 * ( 3 - 4.5 )", "12\t* 3  "],
        &["", " 1", "1 +", "1 2", "(1", "a"],
    );
    let mixed = r#"
        start: greeting ("," name)~1..3 end?
        greeting: "Hello"i | "hi"{2}
        name: [TITLE] FIRST_NAME
        TITLE.2: "Dr. " | "Prof. "
        FIRST_NAME: "A".."Z" LETTER{1,5} & ~/.*x.*/
        LETTER: /[a-z]/
        end: "!"{,2}
    "#;
    check(
        lark(mixed).unwrap(),
        &["HELLO,Anna", "hihi,Dr. Ben,Carla!!", "hello,Ab,Ab,Ab"],
        &[
            "hello",
            "hi,Anna",
            "hello,anna",
            "hello,Axel",
            "hello,A",
            "hello,Ab,Ab,Ab,Ab",
            "hello,Ab!!!",
        ],
    );
}

#[test]
fn lark_endings() {
    let calls = r#"
        start: (foo | bar)* rest
        rest: TEXT
        TEXT: /(.|\n)*/
        foo_head[lazy]: TEXT "<f"
        foo: foo_head "=foo>" /[0-9]+/ "</f>"
        bar_head[lazy]: TEXT "<f"
        bar: bar_head "=bar>" "</f>"
    "#;
    // `rest` may be any text here, so that a text with half a call is one without a call
    check(lark(calls).unwrap(), &["", "hm <f=foo>12</f> and", "<f=bar></f><f=foo>1</f>"], &[]);
    check(
        lark("start: body \"!\"\nbody[suffix=\"<e>\"]: /.*/").unwrap(),
        &["<e>!", "ab<e>!"],
        &["ab<e>", "ab<e>cd<e>!", "ab!"],
    );
    check(
        lark("start: body \"<e>\"\nbody[stop=\"<e>\", capture]: /.*/").unwrap(),
        &["<e>", "ab<e>"],
        &["ab", "ab<e>cd<e>"],
    );
    check(lark("start: a \"b\"\na[lazy]: /[0-9]+/").unwrap(), &["1b"], &["12b", "b"]);
}

#[test]
fn lark_holds_schemas_tokens_and_other_grammars() {
    let source = r#"
        start: "call " body | <call> number <end> | <[256-257]> "x" | %lark {
            start: "a" inner
            inner: "b"+
            %ignore "_"
        } "c"
        body: %json {"type": "object", "properties": {"a": {"type": "integer"}},
                     "required": ["a"], "additionalProperties": false}
        number: %json {"type": "integer"}
        %ignore / +/
    "#;
    check(
        lark(source).unwrap(),
        &["call {\"a\": 1}", "call   {\"a\":1} ", "a_b_bc", "abc"],
        &["call {}", "call {\"a\": 1", "a b", "ab", "12"],
    );
    let vocabulary = vocabulary();
    let mut automaton = lark(source).unwrap();
    let run = |automaton: &mut Automaton, tokens: &[u32]| {
        tokens.iter().fold(automaton.start(), |state, &token| {
            automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap()
        })
    };
    let whole = run(&mut automaton, &[256, u32::from(b'7'), 257]);
    assert!(automaton.is_accepting(whole));
    assert!(run(&mut automaton, &[256, 257]).is_dead());
    let either = run(&mut automaton, &[257, u32::from(b'x')]);
    assert!(automaton.is_accepting(either));
    let json = json!({"grammars": [
        {"lark_grammar": "start: \"to \" @target"},
        {"name": "target", "json_schema": {"enum": ["a", "b"]}},
    ]});
    check(lark(&json.to_string()).unwrap(), &["to \"a\""], &["to \"c\"", "to a"]);
}

#[test]
fn lark_parameters_and_parts_of_texts() {
    let permutation = r#"
        start: perm::0x0
        perm::_: ""                  %if is_ones([0:3])
               | "a" perm::set_bit(0) %if bit_clear(0)
               | "b" perm::set_bit(1) %if bit_clear(1)
               | "c" perm::set_bit(2) %if bit_clear(2)
    "#;
    check(
        lark(permutation).unwrap(),
        &["abc", "acb", "bac", "bca", "cab", "cba"],
        &["", "ab", "aab", "abca"],
    );
    let counted = r#"
        start: list::0
        list::_: "a" list::incr([0:3]) %if lt([0:3], 2)
               | "b" list::incr([3:6]) %if and(lt([3:6], 1), not(eq([0:3], 0)))
               | ""
    "#;
    check(lark(counted).unwrap(), &["", "a", "ab", "aba", "aab"], &["b", "aaa", "abb"]);
    let part = r#"
        start: "A" PART "B"
        PART: "<" %regex {"substring_words": "foo bar baz"} ">" | "-"
        %ignore " "
    "#;
    check(
        lark(part).unwrap(),
        &["A<foo>B", "A <bar baz> B", "A<>B", "A<foo bar >B", "A-B", "A<>  B"],
        &["A<fo>B", "A<foo baz>B", "A< foo>B", "AB"],
    );
}

#[test]
fn lark_is_refused_with_the_place() {
    for (text, message) in [
        ("root: \"a\"", "the grammar has no rule `start`"),
        ("start: foo", "grammar line 1, column 8: rule `foo` is not defined"),
        ("start: \"a\n", "grammar line 1, column 8: an open string"),
        ("start: \"a\"\nstart: \"b\"", "line 2, column 1, rule `start`: a rule of this name again"),
        ("start: A\nA: \"b\" A", "line 2, column 8, rule `A`: terminal `A`, which needs itself"),
        ("start: A\nA: b\nb: \"x\"", "rule `A`: rule `b` in a terminal"),
        ("start: A\nA: %json {}", "`%json` where a regular expression is needed"),
        ("start: /a\\b/", "line 1, column 8, rule `start`"),
        ("start: /[abc/", "unclosed character class"),
        ("start: \"b\"..\"a\"", "two single characters in ascending order"),
        ("start: \"a\"{3,2}", "bounds in ascending order"),
        ("start: <nothing>", "`<nothing>`, expected a token of the model's vocabulary"),
        ("start: <[9999]>", "names token 9999"),
        ("start: <[^*]>", "numbers of tokens"),
        ("start: x{\"a\"}\nx{y}: y", "a template, which is not supported"),
        ("start[max_tokens=3]: /a/", "`max_tokens`, which is not supported"),
        ("%import common.NOTHING\nstart: NOTHING", "`common.NOTHING`, expected one of DIGIT"),
        ("%import python.NAME\nstart: NAME", "nothing else can be imported"),
        ("%declare A\nstart: A", "`%declare`, which is not supported"),
        ("start: %json {\"type\": 1}", "grammar line 1, column 8: schema #/type"),
        ("start: %json {\"type\"", "no JSON after `%json`"),
        ("start: a::1\na: \"x\"", "rule `a` with a parameter"),
        ("start: \"a\" %if bit_set(1)", "`%if`, expected a rule with a parameter"),
        ("start: \"a\" & \"b\"", "`&` in a rule"),
        ("start: \"a\" start", "rule `start`: it never ends"),
        ("start: @other", "`@other`"),
        ("start: %regex {\"pattern\": \"a\"}", "`pattern`"),
        ("%llguidance {\"allow_invalid_utf8\": true}\nstart: \"a\"", "`allow_invalid_utf8`"),
        ("start: a::0\na::_: \"x\" a::incr(_)", "the number of rules"),
    ] {
        let found = refusal(lark(text));
        assert!(found.contains(message), "{text}: {found}");
    }
    let deep = format!("start: {}\"a\"{}", "(".repeat(5000), ")".repeat(5000));
    assert!(refusal(lark(&deep)).contains("nesting of groups"));
    let deep = format!("start: A\nA: {}\"a\"", "~".repeat(5000));
    assert!(refusal(lark(&deep)).contains("nesting"));
}

#[hob_needs::fixtures]
#[test]
fn lark_cases() {
    let folder = std::env::var("HOB_FIXTURES").unwrap_or_else(|_| "../../shared/fixtures".into());
    let cases = std::fs::read_to_string(format!("{folder}/grammar/gbnf_cases.jsonl")).unwrap();
    let mut n = 0;
    for case in cases.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        if case["kind"] != "lark" {
            continue;
        }
        n += 1;
        let list = |name: &str| -> Vec<String> {
            let list = case[name].as_array().unwrap();
            list.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        let accepted = list("accept");
        let refused = list("reject");
        fn borrowed(list: &[String]) -> Vec<&str> {
            list.iter().map(String::as_str).collect()
        }
        let automaton = lark(case["grammar"].as_str().unwrap()).unwrap();
        check(automaton, &borrowed(&accepted), &borrowed(&refused));
    }
    assert_eq!(n, 5);
}

// structural tags

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
fn tag_cases() -> Vec<(Value, Vec<&'static str>)> {
    let tag = |begin: &str, content: Value, end: Value| json!({"type": "tag", "begin": begin, "content": content, "end": end});
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
    let overlapping = json!({"type": "triggered_tags", "triggers": ["aa", "aba"], "excludes": ["bb"],
        "tags": [tag("aab", constant("c"), json!("a")), tag("aba", text, json!(["aa", "c"]))]});
    cases.push((overlapping, vec!["a", "b", "c"]));
    let sequence = json!({"type": "sequence", "elements": [
        {"type": "any_text", "excludes": ["b"]}, constant("b"),
        {"type": "or", "elements": [constant("c"), digits, tag("a", json!({"type": "any_text"}), json!("aca"))]},
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
        let mut automaton = tags(json!({"type": "structural_tag", "format": format})).unwrap();
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
    check(tags(older).unwrap(), &accepted, &refused);
    let text = json!({"triggers": ["<f="],
        "structures": [{"begin": "<f=f>", "schema": schema.to_string(), "end": "</f>"}]});
    check(tags(text).unwrap(), &accepted, &refused);
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
    let mut automaton = tags(tag).unwrap();
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
            "structural tag /format/style: \"qwen_xml\", expected the style \"json\"",
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
            "/tags/0/begin: \"<g>\", expected a text that begins with exactly one trigger",
        ),
        (json!({"format": {"type": "token", "token": "<nothing>"}}), "a token of the model's"),
        (json!({"format": {"type": "token", "token": 9999}}), "names token 9999"),
    ] {
        let found = refusal(tags(tag.clone()));
        assert!(found.contains(message), "{tag}: {found}");
    }
    let mut deep = json!({"type": "const_string", "value": "a"});
    for _ in 0..90 {
        deep = json!({"type": "star", "content": deep});
    }
    assert!(refusal(tags(deep)).contains("nesting of formats"));
}

// masks

/// Walks along random allowed tokens and compares the mask of every state on the way with all
/// tokens tried one by one; a branch that is left and come back to has the same masks.
fn compare_masks(source: &Source, vocabulary: &Arc<Vocabulary>, random: &mut Random, steps: usize) {
    let mut automaton = compile(source).unwrap();
    let mut masks = Masks::new(vocabulary.clone());
    for _ in 0..4 {
        let mut state = automaton.start();
        for _ in 0..steps {
            let mask = masks.get(&mut automaton, state).unwrap();
            let mut allowed: Vec<State> = Vec::new();
            for token in 0..vocabulary.len() as u32 {
                let bytes = vocabulary.bytes(token);
                let next = automaton.advance_token(state, token, bytes).unwrap();
                assert_eq!(
                    mask.contains(token),
                    next != State::DEAD,
                    "{token} {bytes:?} {source:?}"
                );
                allowed.extend((next != State::DEAD).then_some(next));
            }
            assert_eq!(mask.len(), allowed.len());
            if allowed.is_empty() {
                assert!(automaton.is_accepting(state));
                break;
            }
            state = random.one_of(&allowed);
        }
    }
}

#[test]
fn masks_of_every_language_hold_what_may_come() {
    let mut random = Random(0x6d61_736b);
    let vocabulary = vocabulary();
    let options = Options::default();
    let lark = |text: &str| Source::Lark(text.into(), options);
    let mut many = String::new();
    for n in 0..300 {
        write!(many, "t{n}a ").unwrap();
    }
    for source in [
        Source::choice(["tap", "taps", "top", "tops", "foo bar", "foo", "é", "日本"]),
        Source::choice(many.split(' ')),
        Source::Regex("(foo|ba[ro ])+[0-9]{1,3}é?".into()),
        lark("start: WORD+ \"+\" \"ab\"*\nWORD: /[a-z]{2,}/\n%ignore / +/"),
        lark(
            "start: a* b\na[lazy]: /.*/ \"<f\"\nb: %regex {\"substring_words\": \"foo bar foo baz\"}",
        ),
        lark(
            "start: <call> %json {\"type\": \"object\"} <end> | <[^3,200-290]> \"x\" | <[*]>{2} \"y\"",
        ),
        lark("start: %regex {\"substring_chars\": \"aabaabab\"} \"a\" \"b\""),
        // words that go on as what follows them begins
        lark("start: %regex {\"substring_chunks\": [\"a\", \"ab\", \"aab\"]} /[ab]*/ \"1\""),
        Source::Tags(json!({"type": "any_text", "excludes": ["ab"], "max_chars": 5}), options),
        Source::Tags(
            json!({"type": "triggered_tags", "triggers": ["<f="], "tags": [
                {"begin": "<f=f>", "end": "</f>", "content": {"type": "json_schema",
                    "json_schema": {"properties": {"a": {"type": "integer"}}}}},
                {"begin": "<f=g>", "end": "</f>", "content": {"type": "json_schema",
                    "json_schema": {"type": "object", "maxProperties": 3}}}]}),
            options,
        ),
    ] {
        for _ in 0..6 {
            compare_masks(&source, &vocabulary, &mut random, 12);
        }
        // what a file holds is the same language
        let (file, _) = precompile(&source, &vocabulary, &token_id).unwrap();
        let read = Source::Precompiled(file.into());
        let mut before = compile(&source).unwrap();
        let mut after = compile(&read).unwrap();
        let mut masks = [Masks::new(vocabulary.clone()), Masks::new(vocabulary.clone())];
        let mut states = [before.start(), after.start()];
        for _ in 0..12 {
            let [a, b] = &mut masks;
            let a = a.get(&mut before, states[0]).unwrap();
            let b = b.get(&mut after, states[1]).unwrap();
            let allowed: Vec<u32> =
                (0..vocabulary.len() as u32).filter(|&t| a.contains(t)).collect();
            assert!((0..vocabulary.len() as u32).all(|t| a.contains(t) == b.contains(t)));
            if allowed.is_empty() {
                break;
            }
            let token = random.one_of(&allowed);
            let bytes = vocabulary.bytes(token);
            states[0] = before.advance_token(states[0], token, bytes).unwrap();
            states[1] = after.advance_token(states[1], token, bytes).unwrap();
        }
    }
}

/// Of every language there is a shortest way from wherever a text has come, and it is of the
/// language.
#[test]
fn texts_of_every_language_can_be_ended() {
    let mut random = Random(0x656e_6473);
    let vocabulary = vocabulary();
    let options = Options::default();
    for source in [
        Source::choice(["tap", "tapestry", "taps"]),
        Source::Lark("start: \"(\" start \")\" | a\na[lazy]: /[a-c]{3,}/ \"!\"".into(), options),
        Source::Lark(
            "start: \"x\" %regex {\"substring_chars\": \"abcab\"} <[285-286]> \"ab\"".into(),
            options,
        ),
        Source::Tags(tag_cases()[0].0.clone(), options),
    ] {
        let constraint =
            Constraint::compile_until(&source, vocabulary.clone(), &token_id, &Stop::default())
                .unwrap();
        let mut state = constraint.start();
        for _ in 0..10 {
            let way = constraint.completion(state).unwrap().unwrap();
            let end =
                way.iter().fold(state, |state, &token| constraint.advance(state, token).unwrap());
            assert!(constraint.accepting(end).unwrap(), "{source:?}");
            let mask = constraint.mask(state).unwrap();
            let allowed: Vec<u32> =
                (0..vocabulary.len() as u32).filter(|&t| mask.contains(t)).collect();
            if allowed.is_empty() {
                break;
            }
            state = constraint.advance(state, random.one_of(&allowed)).unwrap();
        }
    }
}
