//! Triggers that are patterns, against a search of the text so far after each of its characters by
//! the `regex` crate.

use super::*;

/// Returns a regular expression that finds a trigger, of the `regex` crate.
fn oracle(trigger: &Trigger) -> regex::Regex {
    let pattern = match trigger {
        Trigger::Word(word) => regex::escape(word),
        Trigger::Pattern(pattern) => pattern.clone(),
        Trigger::PatternFull(pattern) => format!("\\A(?:{pattern})\\z"),
        Trigger::Token(..) => unreachable!("tokens are no texts"),
    };
    regex::Regex::new(&pattern).unwrap()
}

/// Returns where the grammar begins, once the first of the triggers is found in a text, and where
/// that is known.
fn begin_of_grammar(triggers: &[regex::Regex], text: &str) -> Option<usize> {
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    for end in ends {
        for trigger in triggers {
            if let Some(found) = trigger.captures(&text[..end]) {
                let groups = found.iter().skip(1).flatten();
                let group = groups.map(|group| group.range()).find(|range| !range.is_empty());
                return Some(group.map_or_else(|| found.get(0).unwrap().start(), |g| g.start));
            }
        }
    }
    None
}

fn lazy(triggers: &[Trigger], grammar: &Source) -> Source {
    Source::Lazy(triggers.to_vec(), Box::new(grammar.clone()))
}

fn patterns(list: &[&str]) -> Vec<Trigger> {
    list.iter().map(|&pattern| Trigger::Pattern(pattern.into())).collect()
}

/// Appends a random pattern with groups, anchors and repetitions that take few or many.
fn push_pattern(random: &mut Random, depth: usize, out: &mut String) {
    let ways = 1 + usize::from(random.below(4) == 0);
    for way in 0..ways {
        if way > 0 {
            out.push('|');
        }
        for _ in 0..1 + random.below(3) {
            match random.below(if depth > 0 { 8 } else { 6 }) {
                0 => out.push_str(random.one_of(&[".", "[^a]", "[é1]", "[a-c]"])),
                1 if random.below(4) == 0 => {
                    out.push_str(random.one_of(&["^", "$"]));
                    continue;
                }
                1..=5 => out.push_str(random.one_of(&["a", "b", "c", "(?:ab)", "1", "é"])),
                _ => {
                    out.push_str(random.one_of(&["(", "(", "(?:"]));
                    push_pattern(random, depth - 1, out);
                    out.push(')');
                    out.push_str(random.one_of(&["", "", "", "?", "??"]));
                    continue;
                }
            }
            out.push_str(random.one_of(&["", "", "", "*", "+", "?", "*?", "+?", "??", "{2}"]));
        }
    }
}

fn random_trigger(random: &mut Random) -> Trigger {
    let mut pattern = String::new();
    push_pattern(random, 2, &mut pattern);
    match random.below(6) {
        0 => Trigger::Word(random.one_of(&["ab", "b", "1", "é", "ca"]).into()),
        1 | 2 => Trigger::PatternFull(pattern),
        _ => Trigger::Pattern(pattern),
    }
}

#[test]
fn triggers_are_found_where_a_search_finds_them() {
    const CHARACTERS: [char; 6] = ['a', 'b', 'c', '1', 'é', '日'];
    let mut random = Random(0x7472_6967);
    let vocabulary = vocabulary();
    let grammars = [
        Source::Regex("[ab1é]*".into()),
        Source::Regex("(a|b)?c?[b1]+é?".into()),
        Source::Gbnf("root ::= \"a\" root \"b\" | \"1\"* | [bcé]".into()),
        Source::choice(["ab", "abc", "b1", "é", "1", "bbbb", ""]),
    ];
    let mut found = 0;
    let mut refused = 0;
    let mut compiled = 0;
    while compiled < 800 {
        let triggers: Vec<Trigger> =
            (0..1 + random.below(3)).map(|_| random_trigger(&mut random)).collect();
        let grammar = &grammars[random.below(grammars.len())];
        let source = lazy(&triggers, grammar);
        let mut own = match compile(&source) {
            Ok(own) => own,
            Err(Error::Trigger { .. }) => {
                refused += 1;
                assert!(refused < 3000, "{compiled}");
                continue;
            }
            Err(error) => panic!("{source:?}: {error}"),
        };
        compiled += 1;
        let oracles: Vec<regex::Regex> = triggers.iter().map(oracle).collect();
        let mut whole = compile(grammar).unwrap();
        for _ in 0..60 {
            let length = random.below(9);
            let text: String = (0..length).map(|_| random.one_of(&CHARACTERS)).collect();
            let begin = begin_of_grammar(&oracles, &text);
            let expected = begin.is_none_or(|at| whole.matches(&text.as_bytes()[at..]).unwrap());
            found += usize::from(begin.is_some() && expected);
            assert_eq!(own.matches(text.as_bytes()).unwrap(), expected, "{text:?} {source:?}");
        }
        if compiled % 30 == 0 {
            compare_masks(&source, &vocabulary, &mut random, 6);
        }
    }
    assert!(found > 1_000, "{found}");
}

/// The patterns that llama.cpp's own chat formats wait for.
#[test]
fn patterns_of_tool_calls_begin_their_grammar() {
    let call = "root ::= \"<tool_call>\" [ \\n]* object [ \\n]* \"</tool_call>\" [ \\n]* root?\n\
                object ::= \"{\\\"name\\\": \\\"\" [a-z]+ \"\\\", \" arguments\n\
                arguments ::= \"\\\"arguments\\\": {\" [^}]* \"}}\"";
    let call = Source::Gbnf(call.into());
    let thought = r"[\s\S]*?(</think>\s*)";
    let after_thought = Source::Gbnf(
        "root ::= \"</think>\" [ \\n]* \"<tool_call>\" [a-z]+ \"</tool_call>\"".into(),
    );
    let text = r#"<tool_call>{"name": "f", "arguments": {"a": 1}}</tool_call>"#;
    let full = Trigger::PatternFull(r"[\s\S]*?\s*(<tool_call>)[\s\S]*".into());
    check(
        compile(&lazy(&[full], &call)).unwrap(),
        &["", "no call", &format!("Well, 日本 {text}"), &format!("{text}\n{text}")],
        &["<tool_call>", &format!("{text} and so on"), "<tool_call>{}</tool_call>"],
    );
    let full = Trigger::PatternFull(format!(r"{thought}(<tool_call>|<function)[\s\S]*"));
    check(
        compile(&lazy(&[full], &after_thought)).unwrap(),
        &["thoughts", "thoughts</think>", "a</think> <tool_call>ab</tool_call>", "<tool_call>"],
        &["a</think><function=f>", "a</think>\n<tool_call>1", "</think><tool_call>ab"],
    );
    let object = Source::Gbnf("root ::= \"{\\\"name\\\": \\\"\" [a-z]+ \"\\\"}\"".into());
    let name = r#"(\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"name"\s*:\s*")[\s\S]*"#;
    check(
        compile(&lazy(&[Trigger::PatternFull(name.into())], &object)).unwrap(),
        &["{\"name\": \"f\"}", "so {\"name\":\"", "{ \"nam"],
        &["{\"name\": \"f\"", "{\"name\":\"f\"}", "{\"name\": \"F\"}"],
    );
    let recipient = Source::Gbnf(
        "root ::= \"<|channel|>\"? (\"commentary\" | \"analysis\")? \" to=\" [a-z]+".into(),
    );
    let channels = [
        Trigger::Pattern(r"<\|channel\|>(?:commentary|analysis) to".into()),
        Trigger::PatternFull("^ to".into()),
        Trigger::Pattern(r"<\|start\|>assistant( to)".into()),
    ];
    check(
        compile(&lazy(&channels, &recipient)).unwrap(),
        &[" to=f", "go to b", "a<|start|>assistant to=f", "<|channel|>analysis to=f"],
        &[" to", " to f", "<|start|>assistant to", "<|channel|>analysis to=f."],
    );
}

/// A token goes before a pattern, and of words that end together the first of the list is found.
#[test]
fn triggers_of_all_kinds_stand_together() {
    let vocabulary = vocabulary();
    let grammar = Source::Gbnf("root ::= \"ab\" \"1\" | <call> \"x\" | \"foo\" \"2\"".into());
    let foo = (0..vocabulary.len() as u32).find(|&id| vocabulary.bytes(id) == b"foo").unwrap();
    let triggers = [
        Trigger::Token(SPECIAL[0], Vec::new()),
        Trigger::Token(foo, Vec::new()),
        Trigger::Pattern("(ab)".into()),
    ];
    let source = lazy(&triggers, &grammar);
    let mut automaton = compile(&source).unwrap();
    let mut accepts = |tokens: &[u32]| {
        let mut state = automaton.start();
        for &token in tokens {
            state = automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap();
        }
        automaton.is_accepting(state)
    };
    let [a, b, x, one, two] = [b'a', b'b', b'x', b'1', b'2'].map(u32::from);
    assert!(accepts(&[x, a, b, one]) && !accepts(&[x, a, b]) && !accepts(&[a, b, two]));
    assert!(accepts(&[x, foo, two]) && !accepts(&[foo]) && accepts(&[a, SPECIAL[0], x]));
    assert!(accepts(&[b'f', b'o', b'o', b'2'].map(u32::from)));
    let mut random = Random(0x616c_6c73);
    for _ in 0..4 {
        compare_masks(&source, &vocabulary, &mut random, 8);
    }
    let words = |list: &[&str]| {
        let words: Vec<Trigger> = list.iter().map(|&word| Trigger::Word(word.into())).collect();
        compile(&lazy(&words, &Source::Regex("ab1|b2".into()))).unwrap()
    };
    check(words(&["b", "ab"]), &["ab2", "b2", "a"], &["ab1", "b1"]);
    check(words(&["ab", "b"]), &["ab1", "b2", "cb2"], &["ab2", "cb1"]);
}

#[test]
fn a_pattern_that_cannot_trigger_is_refused_with_its_fault() {
    let digits = Source::Regex("[0-9]+".into());
    let nested = Source::Gbnf("root ::= \"(\" root \")\" | \"x\"".into());
    let long = "a".repeat(20_000);
    for (pattern, grammar, message) in [
        ("a(b", &digits, "trigger `a(b`: a fault at character 3, expected `)`"),
        (r"(1)\1", &digits, "a back-reference at character 3 is not supported"),
        (r"1\b", &digits, r"\b at character 1 is not supported"),
        ("1(?=2)", &digits, "a look-ahead is not supported"),
        ("a{20000}", &digits, "more than 16384 steps"),
        (&long, &digits, "a pattern of 20000 bytes, expected at most 16384"),
        ("x1", &digits, "no text of the grammar begins with it"),
        // the grammar may be as deep as the text is long before the pattern is whole
        (r"(\([\s\S]*)\.$", &nested, "has too many states with the grammar"),
        (r"(\(+)x[x)]*\)\)\)\)", &nested, "has too many states with the grammar"),
    ] {
        let found = refusal(compile(&lazy(&patterns(&[pattern]), grammar)));
        assert!(found.contains(message), "{pattern}: {found}");
    }
}

/// A list of names that a call may begin with, and a text of which the place is known late.
#[test]
fn large_patterns_take_bounded_work() {
    let names: Vec<String> = (0..300).map(|n| format!("tool_number_{}", n * 7919)).collect();
    let pattern = format!(r#"\{{\s*"name"\s*:\s*"(?:{})""#, names.join("|"));
    let grammar = Source::Regex(r#"\{ ?"name": "[a-z_0-9]+"\}"#.into());
    let began = std::time::Instant::now();
    check(
        compile(&lazy(&patterns(&[&pattern]), &grammar)).unwrap(),
        &["a { \"name\": \"tool_number_7919\"}", "{\"name\": \"tool_number_1\"", "x"],
        &["{\"name\": \"tool_number_7919\"", "{  \"name\": \"tool_number_7919\"}"],
    );
    println!("compiled in {:?}", began.elapsed());
}
