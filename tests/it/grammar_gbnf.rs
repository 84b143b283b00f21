//! GBNF: conformance cases, grammars that broke other engines, and random grammars against a
//! recognizer of their own.

use std::time::{Duration, Instant};

use hob::grammar::{Automaton, Error, State};
use proptest::prelude::*;
use serde_json::Value;

use crate::common;

/// The lines of a fixture file.
fn cases(file: &str) -> Vec<Value> {
    let dir = common::fixtures();
    let text = std::fs::read_to_string(dir.join("grammar").join(file)).unwrap();
    text.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

fn compile(grammar: &str, root: &str) -> Result<Automaton, Error> {
    Automaton::from_gbnf(grammar, root, &|_| None)
}

/// Returns whether a text is accepted: a string, or a list of strings and `{"token": id}`.
fn accepts(automaton: &mut Automaton, text: &Value) -> bool {
    let mut state = automaton.start();
    match text {
        Value::String(s) => state = automaton.advance(state, s.as_bytes()).unwrap(),
        Value::Array(items) => {
            for item in items {
                state = match item["token"].as_u64() {
                    Some(id) => automaton.advance_token(state, id as u32, b"").unwrap(),
                    None => automaton.advance(state, item.as_str().unwrap().as_bytes()).unwrap(),
                };
            }
        }
        other => panic!("a text is {other}"),
    }
    automaton.is_accepting(state)
}

/// Every verdict of a case that is wrong.
fn wrong(automaton: &mut Automaton, case: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    for (list, want) in [("accept", true), ("reject", false)] {
        for text in case[list].as_array().unwrap() {
            if accepts(automaton, text) != want {
                let text: String = text.to_string().chars().take(200).collect();
                wrong.push(format!("{}: {text}: expected {list}", case["id"]));
            }
        }
    }
    wrong
}

#[hob_needs::fixtures]
#[test]
fn conformance_cases() {
    let mut bad = Vec::new();
    let mut texts = 0;
    for case in cases("gbnf_cases.jsonl").iter().filter(|c| c["kind"] == "gbnf") {
        let root = case["root"].as_str().unwrap_or("root");
        let compiled = compile(case["grammar"].as_str().unwrap(), root);
        // what llama.cpp refuses as left-recursive or too often repeated works here
        let refused_there = case["reason"] == "left recursion" || case["policy_limit"] == true;
        match (case["parse"].as_str(), compiled) {
            (_, Err(_)) if case["parse"] != "ok" && !refused_there => {}
            (_, Ok(mut a)) if case["parse"] == "ok" || refused_there => {
                texts += case["accept"].as_array().unwrap().len()
                    + case["reject"].as_array().unwrap().len();
                bad.extend(wrong(&mut a, case));
            }
            (parse, got) => {
                bad.push(format!("{}: parse {parse:?}, got {:?}", case["id"], got.err()));
            }
        }
    }
    println!("{texts} texts");
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// XGrammar's cases, where their notation is GBNF.
#[hob_needs::fixtures]
#[test]
fn xgrammar_cases() {
    let mut bad = Vec::new();
    let mut texts = 0;
    let all = cases("xgrammar_cases.jsonl");
    for case in all
        .iter()
        .filter(|c| c["gbnf_compatible"] == "yes" || c["gbnf_compatible"] == "left_recursive")
    {
        texts +=
            case["accept"].as_array().unwrap().len() + case["reject"].as_array().unwrap().len();
        let root = case["options"]["root"].as_str().unwrap_or("root");
        match compile(case["text"].as_str().unwrap(), root) {
            Ok(mut a) => bad.extend(wrong(&mut a, case)),
            Err(e) => bad.push(format!("{}: {e}", case["id"])),
        }
    }
    println!("{texts} texts");
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// Grammars that froze, crashed or exhausted other engines.
#[hob_needs::fixtures]
#[test]
fn stress_cases() {
    let mut bad = Vec::new();
    for case in cases("stress_cases.jsonl").iter().filter(|c| c["kind"] == "gbnf") {
        let start = Instant::now();
        let compiled = compile(case["grammar"].as_str().unwrap(), "root");
        let took = start.elapsed();
        let limit = case["limits"]["compile_ms"].as_u64().unwrap_or(1000);
        println!("{}: {took:?} {:?}", case["id"], compiled.as_ref().err());
        assert!(took < Duration::from_millis(limit), "{}: {took:?}", case["id"]);
        match compiled {
            Ok(mut a) if case["expect"] != "error" => bad.extend(wrong(&mut a, case)),
            Err(_) if case["expect"] != "ok" => {}
            got => bad.push(format!("{}: {:?}", case["id"], got.err())),
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// Text that stays in one place of the grammar stays in few states, so nothing grows with its
/// length.
#[test]
fn long_texts_stay_in_few_states() {
    for (grammar, text) in [
        ("root ::= en-char+ ([ \\t\\n] en-char+)*\nen-char ::= [0-9a-zA-Z!]", "hello world "),
        ("root ::= body \"</t>\"\nbody ::= [^<] body | \"<\" [^/] body | \"\"", "some text "),
        ("root ::= \"x\" root | \"x\"", "xxxx"),
        ("root ::= root \"a\" | \"b\"", "b"),
        ("root ::= ([a-z]+ \",\"?)*", "ab,c"),
    ] {
        let mut a = compile(grammar, "root").unwrap();
        let mut state = a.start();
        let mut seen = std::collections::HashSet::new();
        for byte in text.bytes().cycle().take(if text == "b" { 1 } else { 10_000 }) {
            state = a.step(state, byte).unwrap();
            assert!(!state.is_dead());
            seen.insert(state);
        }
        assert!(seen.len() < 40, "{grammar}: {} states", seen.len());
    }
}

#[test]
fn errors_say_where() {
    let error = |text: &str| compile(text, "root").unwrap_err().to_string();
    assert_eq!(error("root ::= \"a\" b\n"), "grammar line 1, column 14: rule `b` is not defined");
    assert_eq!(
        error("root := \"a\""),
        "grammar line 1, column 6, rule `root`: `:`, expected `::=`"
    );
    assert_eq!(
        error("root ::= x\nx ::= ( \"a\"\n  | [b-a] )"),
        "grammar line 3, column 6, rule `x`: `b-a`, expected a range in ascending order"
    );
    assert_eq!(
        error("root ::= *"),
        "grammar line 1, column 10, rule `root`: `*`, expected an item before it to repeat"
    );
    assert_eq!(
        error("root ::= <think>"),
        "grammar line 1, column 10, rule `root`: `<think>`, expected a token of the model's \
         vocabulary"
    );
    assert_eq!(error("rot ::= \"a\""), "the grammar has no rule `root` to start with");
    assert_eq!(error("root ::= \"a\" root"), "no text matches rule `root`: it never ends");
    assert!(
        error(&format!("root ::= {}", "(".repeat(60_000)))
            .contains("nesting of groups is over the limit")
    );
}

#[test]
fn tokens() {
    let think = |text: &str| (text == "<think>").then_some(7);
    let mut a =
        Automaton::from_gbnf("root ::= <think> !<[8]>* <[8]> \"ok\"", "root", &think).unwrap();
    let mut run = |tokens: &[(u32, &str)]| {
        let mut state = a.start();
        for (id, text) in tokens {
            state = a.advance_token(state, *id, text.as_bytes()).unwrap();
        }
        a.is_accepting(state)
    };
    assert!(run(&[(7, ""), (8, ""), (1, "ok")]));
    assert!(run(&[(7, ""), (1, "ok"), (2, "x"), (8, ""), (3, "o"), (4, "k")]));
    assert!(!run(&[(1, "<think>"), (8, ""), (1, "ok")]));
    assert!(!run(&[(7, ""), (1, "ok")]));
}

/// Half a character is allowed only if one of its completions is.
#[test]
fn characters_are_never_dead_ends() {
    let mut a = compile("root ::= [\u{1F600}-\u{1F64F}é]+", "root").unwrap();
    let start = a.start();
    let alive = |a: &mut Automaton, bytes: &[u8]| a.advance(start, bytes).unwrap() != State::DEAD;
    assert!(alive(&mut a, &[0xF0, 0x9F, 0x98]));
    assert!(alive(&mut a, &[0xF0, 0x9F, 0x99, 0x8F]));
    assert!(!alive(&mut a, &[0xF0, 0x9F, 0x97]), "no emoji of the range begins so");
    assert!(!alive(&mut a, &[0xF0, 0x9F, 0x99, 0x90]));
    assert!(alive(&mut a, &[0xC3]) && !alive(&mut a, &[0xC3, 0xA8]));
    assert!(!alive(&mut a, &[0xE0]));
    // surrogates and overlong forms are no characters
    let mut a = compile("root ::= .*", "root").unwrap();
    let start = a.start();
    for bad in [
        &[0xED, 0xA0][..],
        &[0xC0],
        &[0xC1],
        &[0xE0, 0x9F],
        &[0xF0, 0x8F],
        &[0xF4, 0x90],
        &[0xF5],
        &[0x80],
    ] {
        assert!(a.advance(start, bad).unwrap().is_dead(), "{bad:x?}");
    }
    for good in
        ["\u{7ff}", "\u{800}", "\u{d7ff}", "\u{e000}", "\u{ffff}", "\u{10000}", "\u{10ffff}"]
    {
        assert!(a.matches(good.as_bytes()).unwrap(), "{good:?}");
    }
}

/// A random expression over `a`, `b` and three rules.
#[derive(Clone, Debug)]
enum Ast {
    Literal(&'static str),
    Rule(usize),
    Sequence(Vec<Ast>),
    Either(Vec<Ast>),
    Repeat(Box<Ast>, u32, Option<u32>),
}

impl Ast {
    fn gbnf(&self) -> String {
        let join =
            |items: &[Ast], by: &str| items.iter().map(Ast::gbnf).collect::<Vec<_>>().join(by);
        match self {
            Ast::Literal(text) => format!("\"{text}\""),
            Ast::Rule(i) => format!("r{i}"),
            Ast::Sequence(items) => format!("({})", join(items, " ")),
            Ast::Either(items) => format!("({})", join(items, " | ")),
            Ast::Repeat(inner, min, None) => format!("({}){{{min},}}", inner.gbnf()),
            Ast::Repeat(inner, min, Some(max)) => format!("({}){{{min},{max}}}", inner.gbnf()),
        }
    }

    /// Returns where in `text` a match from `at` may end, given that of the rules. Sets are bit
    /// masks over positions.
    fn ends(&self, text: &[u8], at: usize, rules: &[Vec<u32>]) -> u32 {
        let all = |from: u32, item: &Ast| {
            (0..=text.len())
                .filter(|p| from >> p & 1 == 1)
                .fold(0, |m, p| m | item.ends(text, p, rules))
        };
        match self {
            Ast::Literal(word) if text[at..].starts_with(word.as_bytes()) => 1 << (at + word.len()),
            Ast::Literal(_) => 0,
            Ast::Rule(i) => rules[*i][at],
            Ast::Sequence(items) => items.iter().fold(1 << at, all),
            Ast::Either(items) => items.iter().fold(0, |m, item| m | item.ends(text, at, rules)),
            Ast::Repeat(inner, min, max) => {
                let mut here: u32 = 1 << at;
                for _ in 0..*min {
                    here = all(here, inner);
                }
                let mut reached = here;
                // more rounds than positions find nothing new
                for _ in *min..max.unwrap_or(u32::MAX).min(min + text.len() as u32 + 1) {
                    here = all(here, inner);
                    reached |= here;
                }
                reached
            }
        }
    }
}

/// Returns whether `rules[0]` matches, by iterating to the least fixed point: slow and plain.
fn recognize(rules: &[Ast], text: &[u8]) -> bool {
    let mut known = vec![vec![0u32; text.len() + 1]; rules.len()];
    loop {
        let mut changed = false;
        for (i, rule) in rules.iter().enumerate() {
            for at in 0..=text.len() {
                let ends = rule.ends(text, at, &known);
                changed |= ends != known[i][at];
                known[i][at] = ends;
            }
        }
        if !changed {
            return known[0][0] >> text.len() & 1 == 1;
        }
    }
}

fn any_ast() -> impl Strategy<Value = Ast> {
    let leaf = prop_oneof![
        3 => prop::sample::select(&["a", "b", "ab", ""][..]).prop_map(Ast::Literal),
        2 => (0usize..3).prop_map(Ast::Rule),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 1..4).prop_map(Ast::Sequence),
            prop::collection::vec(inner.clone(), 1..4).prop_map(Ast::Either),
            (inner, 0u32..3, prop::option::of(0u32..3)).prop_map(|(ast, min, more)| Ast::Repeat(
                Box::new(ast),
                min,
                more.map(|m| min + m)
            )),
        ]
    })
}

/// However deep expressions stand in each other, as far as the limits allow it, a small stack is
/// enough.
#[test]
fn deep_expressions_need_no_stack() {
    let open = "(".repeat(500);
    let close = ")".repeat(500);
    let groups = |inside: &str, after: &str| {
        let close: String = (0..500).map(|_| format!("){after} ")).collect();
        format!("root ::= {open}{inside}{close}")
    };
    let many = 40_000;
    let cases = [
        (format!("root ::= {open}\"a\"{close}"), Some("a")),
        (groups("\"a\"", " | \"b\"? \"c\"*"), Some("a")),
        (groups("\"a\"? ", "? \"b\"?"), Some("abb")),
        (groups("\"a\"", "{1,2} root?"), Some("a")),
        (format!("root ::= root \"b\" | {open}root \"c\" | \"a\"{close}"), Some("abc")),
        (format!("root ::= \"a\"{}", "?".repeat(many)), Some("a")),
        (format!("root ::= \"a\"{}", "{1,2}".repeat(1000)), Some("aa")),
        (format!("root ::= \"a\"{}", "{2}".repeat(many)), None),
        (format!("root ::= {}", "\"a\"? ".repeat(many / 4)), Some("aaa")),
        (format!("root ::= {}\"b\"", "\"a\"* | ".repeat(many)), Some("aaa")),
        (format!("root ::= root root | {}\"b\"", "\"a\"? ".repeat(900)), Some("ab")),
        (
            (0..many / 4)
                .map(|i| format!("r{i} ::= r{} | \"a\"? r{}\n", i + 1, i + 1))
                .collect::<String>()
                + &format!("r{} ::= \"b\"\nroot ::= r0", many / 4),
            Some("b"),
        ),
    ];
    let run = move || {
        for (text, word) in cases {
            let start: String = text.chars().take(60).collect();
            match (compile(&text, "root"), word) {
                (Ok(mut a), Some(word)) => assert!(a.matches(word.as_bytes()).unwrap(), "{start}"),
                (Ok(_), None) | (Err(Error::TooAmbiguous { .. } | Error::Limit { .. }), _) => {}
                (other, _) => panic!("{start}: {:?}", other.map(|_| ())),
            }
        }
        let deeper = format!("root ::= ({open}\"a\"{close})");
        let error = compile(&deeper, "root").unwrap_err().to_string();
        assert_eq!(
            error,
            "grammar line 1, rule `root`: nesting of groups is over the limit of 500"
        );
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(run).unwrap().join().unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Random grammars, left-recursive, nullable and ambiguous ones among them, agree with the
    /// plain recognizer on all texts of up to six letters; and a state is dead only where no longer
    /// text of those matches.
    #[test]
    fn random_grammars(rules in prop::collection::vec(any_ast(), 3)) {
        let text = rules.iter().enumerate().map(|(i, r)| format!("r{i} ::= {}\n", r.gbnf()));
        let text: String = text.collect();
        match compile(&text, "r0") {
            Err(e) => prop_assert!(matches!(e, Error::Unsatisfiable { .. }), "{}: {}", text, e),
            Ok(mut a) => {
                let mut alive = std::collections::HashSet::new();
                for len in (0..=6u32).rev() {
                    for bits in 0..1u32 << len {
                        let letter = |i: u32| if bits >> i & 1 == 1 { b'a' } else { b'b' };
                        let word: Vec<u8> = (0..len).map(letter).collect();
                        let want = recognize(&rules, &word);
                        let start = a.start();
                        let state = a.advance(start, &word).unwrap();
                        prop_assert_eq!(a.is_accepting(state), want, "{}{:?}", text,
                            String::from_utf8_lossy(&word));
                        if want {
                            alive.extend((0..=word.len()).map(|n| word[..n].to_vec()));
                        }
                        prop_assert!(!(state.is_dead() && alive.contains(&word)), "{}{:?} is dead",
                            text, word);
                    }
                }
            }
        }
    }
}
