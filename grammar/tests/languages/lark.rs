//! Lark grammars.

use super::*;

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
        lark_automaton(arithmetic).unwrap(),
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
        lark_automaton(mixed).unwrap(),
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
    // where a call has begun, the rest is no longer any text
    check(
        lark_automaton(calls).unwrap(),
        &["", "a < f", "hm <f=foo>12</f> and", "<f=bar></f><f=foo>1</f>"],
        &["hm <f", "<f=foo>x", "<f=baz></f>", "<f=bar></f> <f", "a <f=foo>12</f> <f=foo>"],
    );
    check(
        lark_automaton("start: body \"!\"\nbody[suffix=\"<e>\"]: /.*/").unwrap(),
        &["<e>!", "ab<e>!"],
        &["ab<e>", "ab<e>cd<e>!", "ab!"],
    );
    check(
        lark_automaton("start: body \"<e>\"\nbody[stop=\"<e>\", capture]: /.*/").unwrap(),
        &["<e>", "ab<e>"],
        &["ab", "ab<e>cd<e>"],
    );
    check(lark_automaton("start: a \"b\"\na[lazy]: /[0-9]+/").unwrap(), &["1b"], &["12b", "b"]);
}

/// The first end of a lazy terminal is taken, whatever else could go on there.
#[test]
fn lark_lazy_terminals_commit() {
    for (grammar, accepted, refused) in [
        (
            "start: a \"x\" | \"abc\" | \"b\" | /[a-c]{2}y/\na[lazy]: /a/",
            &["ax", "b", "bay", "ccy"][..],
            &["abc", "aay", "a"][..],
        ),
        // of two that are lazy, the one that ends first
        (
            "start: a \"x\" | b \"y\" | /[a-z]*z/\na[lazy]: /[a-z]*q/\nb[lazy]: /[a-z]*qu|r/",
            &["qx", "abqx", "ry", "arz", "arqx", "z"],
            &["quy", "qz", "quz", "rz"],
        ),
        ("start: a \"x\" | b \"y\"\na[lazy]: /q/\nb[lazy]: /[a-q]/", &["qx", "qy", "ay"], &["ax"]),
        // what is behind what may be empty begins there too
        (
            "start: \"-\"? a \"x\" | /-?ab/\na[lazy]: /[a-c]*b/",
            &["-abx", "abx", "-bx", "-ab"],
            &["ab", "-abb"],
        ),
        (
            "start: (a \"x\")* WORD\na[suffix=\"<\"]: /[a-z ]*/\nWORD: /[a-z <]+/",
            &["w", "ab <xw", "<x<xw x"],
            &["a<", "ab<b", "a<xb<"],
        ),
        (
            "start: a \"<e>\" \"x\" | /.*/\na[stop=\"<e>\"]: /.*/",
            &["", "a<e", "ab<e>x", "<e>x", "ab<e>"],
            &["ab<e>y", "<e>xx", "ab<e>x<e>"],
        ),
        // nothing is committed to where only the end of the text ends it
        ("start: a | \"abc\"\na[stop=\"\"]: /[ab]*/", &["abc", "ab", ""], &["c"]),
    ] {
        check(lark_automaton(grammar).unwrap(), accepted, refused);
    }
}

/// Masks, files and shortest texts of grammars with lazy terminals are exact.
#[test]
fn lark_lazy_terminals_have_exact_masks() {
    let vocabulary = vocabulary();
    let mut random = Random(0x6c61_7a79);
    for grammar in [
        "start: (foo | bar)* rest\nrest: TEXT\nTEXT: /(.|\\n)*/\n\
         foo_head[lazy]: TEXT \"<f\"\nfoo: foo_head \"=f>\" /[0-9]+/ \"</f>\"\n\
         bar_head[lazy]: TEXT \"<f\"\nbar: bar_head \"=f>{\" \"}</f>\"",
        "start: (a b | c)* \"x\"\na[lazy]: /[a-c]*a/\nb: /[ab]+/ | \"b\" c\nc: /a+b?/ | \"foo\"",
        "start: a+ \"1\"\na: w | x | %json {\"enum\": [\"a\", 1, 12]}\nw[lazy]: /[a-b1]+[b2]/\n\
         x: /1+/ | \"aab\"",
        "start: a \"<e>\" \"x\" | /[a-z<>]*/\na[stop=\"<e>\"]: /.*/",
    ] {
        let source = Source::Lark(grammar.into(), Options::default());
        for _ in 0..6 {
            compare_masks(&source, &vocabulary, &mut random, 12);
        }
        let (file, _) = precompile(&source, &vocabulary, &token_id).unwrap();
        let read = Source::Precompiled(file.into());
        let mut automaton = compile(&source).unwrap();
        let mut again = compile(&read).unwrap();
        for text in ["", "x", "a<f=f>1</f>", "<f=f>x", "aabx", "aa1", "1", "ab<e>", "ab<e>x"] {
            let expected = automaton.matches(text.as_bytes()).unwrap();
            assert_eq!(again.matches(text.as_bytes()).unwrap(), expected, "{text:?} {grammar}");
        }
    }
    let shortest = |grammar: &str| {
        let source = Source::Lark(grammar.into(), Options::default());
        let constraint = Constraint::compile(&source, vocabulary.clone(), &token_id).unwrap();
        constraint.shortest(constraint.start()).unwrap()
    };
    assert_eq!(shortest("start: a \"zzzz\" | \"qw\"\na[lazy]: \"q\""), Some(5));
    assert_eq!(shortest("start: \"-\" (a \"zzzz\" | \"qw\")\na[lazy]: \"q\""), Some(6));
    // the only end is one that never comes
    assert_eq!(shortest("start: a* \"qq\"\na[lazy]: \"q\""), None);
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
        lark_automaton(source).unwrap(),
        &["call {\"a\": 1}", "call   {\"a\":1} ", "a_b_bc", "abc"],
        &["call {}", "call {\"a\": 1", "a b", "ab", "12"],
    );
    let vocabulary = vocabulary();
    let mut automaton = lark_automaton(source).unwrap();
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
    check(lark_automaton(&json.to_string()).unwrap(), &["to \"a\""], &["to \"c\"", "to a"]);
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
        lark_automaton(permutation).unwrap(),
        &["abc", "acb", "bac", "bca", "cab", "cba"],
        &["", "ab", "aab", "abca"],
    );
    let counted = r#"
        start: list::0
        list::_: "a" list::incr([0:3]) %if lt([0:3], 2)
               | "b" list::incr([3:6]) %if and(lt([3:6], 1), not(eq([0:3], 0)))
               | ""
    "#;
    check(lark_automaton(counted).unwrap(), &["", "a", "ab", "aba", "aab"], &["b", "aaa", "abb"]);
    let part = r#"
        start: "A" PART "B"
        PART: "<" %regex {"substring_words": "foo bar baz"} ">" | "-"
        %ignore " "
    "#;
    check(
        lark_automaton(part).unwrap(),
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
        let found = refusal(lark_automaton(text));
        assert!(found.contains(message), "{text}: {found}");
    }
    let deep = format!("start: {}\"a\"{}", "(".repeat(5000), ")".repeat(5000));
    assert!(refusal(lark_automaton(&deep)).contains("nesting of groups"));
    let deep = format!("start: A\nA: {}\"a\"", "~".repeat(5000));
    assert!(refusal(lark_automaton(&deep)).contains("nesting"));
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
        let automaton = lark_automaton(case["grammar"].as_str().unwrap()).unwrap();
        check(automaton, &borrowed(&accepted), &borrowed(&refused));
    }
    assert_eq!(n, 5);
}
