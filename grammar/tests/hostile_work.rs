//! Random schemas and grammars of hostile kinds: each is compiled with its first mask in few steps
//! and little memory, or refused for the work or the memory that it takes; and texts under what was
//! compiled stay within the limits too.

mod measured;
mod random;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use hob_grammar::{Constraint, Error, Options, Source, Trigger, Vocabulary};
use serde_json::{Map, Value, json};

use measured::{IN_USE, ONE, PEAK};
use random::Random;

/// Most steps of compiling with the first mask and the length of the shortest text: of two attempts
/// at compiling, the second with half as many.
const MOST_STEPS: u64 = 4_500_000 * 3 / 2;

/// Most steps of a mask, and of a completion, later on.
const MOST_SEARCHED: u64 = 12_000_000;

/// Most memory.
const MOST_MIB: usize = 200;

impl Random {
    fn pick<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.below(of.len())]
    }

    /// Returns a number that is small, large or very large.
    fn bound(&mut self) -> usize {
        [3, 12, 60, 400, 3000, 100_000][self.below(6)] + self.below(7)
    }
}

/// Returns all bytes, and some tens of thousands of words and pieces of JSON.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    for before in ["", " ", "\""] {
        for n in 0..26 * 26 * 26 {
            let letters = [n / 676, n / 26 % 26, n % 26].map(|letter| b'a' + letter as u8);
            tokens.push([before.as_bytes(), &letters].concat().into());
        }
    }
    tokens.extend((0..1000).map(|n| Box::from(format!("{n:03}").as_bytes())));
    let words =
        ["{\"", "\": ", "\",", "\", \"", "\"]", "\"}", "[\"", ", ", "{\n  \"", "aaaa", "abab"];
    tokens.extend(words.map(|word| Box::from(word.as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// Compiles, and walks through a text at random; returns false if it is refused.
fn check(name: &str, source: &Source, vocabulary: &Arc<Vocabulary>, random: &mut Random) -> bool {
    let before = IN_USE.load(Relaxed);
    PEAK.store(before, Relaxed);
    let found = Constraint::compile(source, Arc::clone(vocabulary), &|_| None);
    let within = |what: &str| {
        let mib = PEAK.load(Relaxed).saturating_sub(before) >> 20;
        assert!(mib <= MOST_MIB, "{name}: {what} took {mib} MiB");
    };
    within("compiling");
    let constraint = match found {
        Ok(constraint) => constraint,
        Err(Error::TooMuchWork { limit, .. }) => {
            assert!(limit <= MOST_STEPS, "{name}: {limit} steps");
            return false;
        }
        Err(Error::TooMuchMemory { .. } | Error::Limit { .. } | Error::Unsatisfiable { .. }) => {
            return false;
        }
        Err(error) => panic!("{name}: {error}"),
    };
    let steps = constraint.steps().unwrap();
    assert!(steps <= MOST_STEPS, "{name}: {steps} steps");
    let mut state = constraint.start();
    for _ in 0..12 {
        let before = constraint.steps().unwrap();
        let mask = constraint.mask(state);
        let took = constraint.steps().unwrap() - before;
        assert!(took <= MOST_SEARCHED, "{name}: a mask of {took} steps");
        within("a mask");
        let Ok(mask) = mask else { break };
        let n_tokens = vocabulary.len() as u32;
        let allowed: Vec<u32> = (0..n_tokens).filter(|&token| mask.contains(token)).collect();
        let Some(n) = allowed.len().checked_sub(1) else { break };
        let token = allowed[random.below(n + 1)];
        match constraint.advance(state, token) {
            Ok(next) => state = next,
            Err(_) => break,
        }
    }
    let before = constraint.steps().unwrap();
    let _ = constraint.completion(state);
    let took = constraint.steps().unwrap() - before;
    assert!(took <= MOST_SEARCHED, "{name}: a completion of {took} steps");
    within("a completion");
    true
}

/// Patterns of strings and names.
const PATTERNS: [&str; 20] = [
    "[0-9]",
    "[a-z]",
    "[A-Z]",
    "^[a-zA-Z]",
    "[a-zA-Z0-9]$",
    "^(?!.*pass).*$",
    "^.*[0-9].*[0-9].*$",
    "\\S{3}",
    "(ab|cd)+",
    "x{2,5}y",
    "[aeiou].{3}[xyz]",
    "foo.*bar",
    "(a|b).{6}c",
    "^[a-z]{1,5}$",
    "^(ab|cd|ef)+$",
    "^[a-z]+_[0-9]{1,3}$",
    "^\\pL{2,40}$",
    "^([a-z]{1,9} ?){3,90}$",
    "a.{9}b",
    "^(.{7}|.{11})*$",
];

/// Returns an object of at least some members next to patterns of their names and values.
fn objects(random: &mut Random) -> Value {
    let pattern =
        |random: &mut Random| json!({"type": "string", "pattern": random.pick(&PATTERNS)});
    let min = random.bound();
    let mut schema = json!({"type": "object", "minProperties": min});
    if random.below(2) == 0 {
        schema["maxProperties"] = json!(min + random.below(9));
    }
    if random.below(2) == 0 {
        schema["propertyNames"] = pattern(random);
        if random.below(2) == 0 {
            schema["propertyNames"]["maxLength"] = json!(random.bound());
        }
    }
    if random.below(2) == 0 {
        let n = 1 + random.below(8);
        let list = (0..n).map(|_| (random.pick(&PATTERNS).to_owned(), pattern(random)));
        schema["patternProperties"] = list.collect::<Map<_, _>>().into();
    }
    let others = [json!(false), json!(true), pattern(random), json!({"type": "integer"})];
    schema["additionalProperties"] = others[random.below(4)].clone();
    if random.below(3) == 0 {
        let names = (0..random.below(60)).map(|i| json!(format!("k{i}")));
        schema["required"] = names.collect();
    }
    schema
}

/// Returns a string of a bounded length next to several patterns, some of which must not match.
fn strings(random: &mut Random) -> Value {
    let min = random.bound();
    let max = min + random.bound();
    let n = 1 + random.below(10);
    let parts = (0..n).map(|_| {
        let part = json!({"pattern": random.pick(&PATTERNS)});
        if random.below(5) == 0 { json!({"not": part}) } else { part }
    });
    let mut schema = json!({"type": "string", "allOf": parts.collect::<Vec<_>>()});
    if random.below(4) > 0 {
        schema["maxLength"] = json!(max);
    }
    if random.below(3) > 0 {
        schema["minLength"] = json!(min);
    }
    schema
}

/// Returns an array of such strings or objects, or one of either.
fn schemas(random: &mut Random) -> Value {
    let one = |random: &mut Random| match random.below(2) {
        0 => objects(random),
        _ => strings(random),
    };
    match random.below(4) {
        0 => {
            let mut array = json!({"type": "array", "uniqueItems": true});
            array["minItems"] = json!(random.bound());
            array["items"] = one(random);
            array
        }
        1 => json!({"anyOf": [one(random), one(random), one(random)]}),
        _ => one(random),
    }
}

#[test]
fn schemas_of_counts_and_patterns() {
    let _one = ONE.lock();
    let vocabulary = vocabulary();
    let mut n_compiled = 0;
    for seed in 1..=120u64 {
        let mut random = Random::new(seed);
        let schema = schemas(&mut random);
        let options = Options { open_objects: seed % 2 == 0, ..Options::default() };
        let source = Source::Schema(schema.clone(), options);
        n_compiled += usize::from(check(&schema.to_string(), &source, &vocabulary, &mut random));
    }
    assert!(n_compiled > 60, "{n_compiled}");
}

/// The notation of a grammar.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Notation {
    Gbnf,
    Lark,
}

impl Notation {
    /// Returns the rule of a name.
    fn rule(self, name: &str, body: &str) -> String {
        match self {
            Notation::Gbnf => format!("{name} ::= {body}\n"),
            Notation::Lark => {
                let name = if name == "root" { "start" } else { name };
                format!("{name}: {body}\n")
            }
        }
    }

    /// Returns the source of a grammar.
    fn source(self, text: String) -> Source {
        match self {
            Notation::Gbnf => Source::Gbnf(text),
            Notation::Lark => Source::Lark(text, Options::default()),
        }
    }
}

/// Returns rules that may all be empty, each of some after it.
fn nullable(random: &mut Random, notation: Notation) -> String {
    let n = [4, 20, 90, 300][random.below(4)];
    let mut text = notation.rule("root", "r0");
    for i in 0..n {
        let some = 1 + random.below(8);
        let part = |_| {
            let to = i + 1 + random.below(n - i);
            format!("r{to}{}", random.pick(&["", "?", "*", "+", "?"]))
        };
        let body: Vec<String> = (0..some).map(part).collect();
        text += &notation.rule(&format!("r{i}"), &body.join(" "));
    }
    text + &notation.rule(&format!("r{n}"), "\"a\"?")
}

/// Returns counts of counts of counts.
fn counts(random: &mut Random, notation: Notation) -> String {
    let mut body = "\"a\"".to_owned();
    for _ in 0..2 + random.below(5) {
        let lo = random.below(4);
        let most = [4, 40, 900][random.below(3)];
        let hi = lo + 1 + random.below(most);
        let more =
            random.pick(&["", " \"b\"?", " (\"a\" | \"ab\")*", " [ab]{0,9}", " \"ba\"{2,5}"]);
        // Lark has no sets of characters outside of expressions
        let more = if notation == Notation::Lark && more.contains('[') { " \"b\"*" } else { more };
        body = format!("({body}{more}){{{lo},{hi}}}");
    }
    notation.rule("root", &body)
}

/// Returns rules that begin with each other.
fn left_recursion(random: &mut Random, notation: Notation) -> String {
    let n = 1 + random.below(24);
    let mut text = notation.rule("root", "r0");
    for i in 0..n {
        let mut ways = vec![format!("\"{}\"", random.pick(&["a", "b", "ab", "c"]))];
        for _ in 0..1 + random.below(5) {
            let first = random.below(n);
            let rest = random.pick(&["\"a\"", "\"b\" r0", "r0?", "\"c\"*", "\"a\"? \"b\"?"]);
            ways.push(format!("r{first} {rest}"));
        }
        text += &notation.rule(&format!("r{i}"), &ways.join(" | "));
    }
    text
}

/// Returns long alternations of characters and words, alone and in each other.
fn alternations(random: &mut Random, notation: Notation) -> String {
    let n = [50, 400, 3000][random.below(3)];
    let word = |random: &mut Random| {
        let most = [1, 2, 12][random.below(3)];
        let n = 1 + random.below(most);
        let letters = (0..n).map(|_| char::from(b'a' + random.below(26) as u8));
        format!("\"{}\"", letters.collect::<String>())
    };
    let tail = random.pick(&["", " r", "?", "*", " \"x\""]);
    let ways: Vec<String> = (0..n).map(|_| word(random) + tail).collect();
    let around = random.pick(&["(r)*", "r r r", "(r){3,50}", "(r | \"a\" r)*", "(r+ \"b\")+"]);
    let recursive = if tail == " r" { " | \"z\"" } else { "" };
    notation.rule("root", around) + &notation.rule("r", &(ways.join(" | ") + recursive))
}

/// Returns brackets and rules deep in each other, and texts that read the same from both ends.
fn nesting(random: &mut Random, notation: Notation) -> String {
    let n = [10, 60, 150][random.below(3)];
    match random.below(3) {
        0 => {
            let body = (0..n).fold("\"a\"".to_owned(), |body, _| {
                let [open, close] = ["(", ")"];
                format!(
                    "{open}{body}{}{close}{}",
                    random.pick(&["", " | \"b\"", " \"c\""]),
                    random.pick(&["", "?", "*"])
                )
            });
            notation.rule("root", &body)
        }
        1 => {
            let letters: Vec<char> = ('a'..='z').take(2 + random.below(24)).collect();
            let ways: Vec<String> = letters.iter().map(|c| format!("\"{c}\" r \"{c}\"")).collect();
            let middle = random.pick(&["\"\"", "\"m\"", "r r"]);
            notation.rule("root", "r")
                + &notation.rule("r", &(ways.join(" | ") + " | \"x\" | " + middle))
        }
        _ => {
            let rule = |i: usize| {
                let to =
                    |n: usize| if i + n < 100 { format!("r{}", i + n) } else { "\"z\"".into() };
                let body = format!("{} {} | \"a\" {} | {}?", to(1), to(2), to(1), to(3));
                notation.rule(&format!("r{i}"), &body)
            };
            notation.rule("root", "r0") + &(0..100).map(rule).collect::<String>()
        }
    }
}

#[test]
fn grammars_of_hostile_kinds() {
    let _one = ONE.lock();
    let vocabulary = vocabulary();
    let kinds = [nullable, counts, left_recursion, alternations, nesting];
    let mut n_compiled = 0;
    for seed in 1..=90u64 {
        let mut random = Random::new(seed);
        let kind = kinds[seed as usize % kinds.len()];
        let notation = if seed % 2 == 0 { Notation::Gbnf } else { Notation::Lark };
        let text = kind(&mut random, notation);
        let name: String = format!("{seed}: {text}").chars().take(600).collect();
        let is_compiled = check(&name, &notation.source(text), &vocabulary, &mut random);
        n_compiled += usize::from(is_compiled);
    }
    assert!(n_compiled > 50, "{n_compiled}");
}

/// Patterns of triggers with thousands of groups: what a thread of the search carries is counted.
#[test]
fn patterns_of_many_groups() {
    /// Most memory of a search of short patterns: 4,500,000 steps of five bytes, and its tables.
    const MOST_MIB: usize = 32;
    let _one = ONE.lock();
    let grammar = Source::Regex("[ab]{1,9000}".into());
    let groups = |n: usize, group: &str| format!("{}b", group.repeat(n));
    for (pattern, compiles) in [
        (groups(8, "(a?)"), true),
        (groups(3_270, "(a?)"), false),
        (groups(4_000, "(a)"), false),
        (groups(2_700, "(a*?)"), false),
        (format!("{}(?:{})", "()".repeat(4_000), ["a"; 4_000].join("|")), false),
        // many threads begin with each of many bytes
        (format!("{}!", "[ -~]?".repeat(2_700)), false),
    ] {
        let source =
            Source::Lazy(vec![Trigger::Pattern(pattern.clone())], Box::new(grammar.clone()));
        let vocabulary = Vocabulary::new((0..=255u8).map(|byte| Box::from([byte])).collect());
        let before = IN_USE.load(Relaxed);
        PEAK.store(before, Relaxed);
        let found = Constraint::compile(&source, Arc::new(vocabulary), &|_| None);
        let mib = (PEAK.load(Relaxed) - before) >> 20;
        let start = &pattern[..pattern.len().min(16)];
        assert!(mib <= MOST_MIB, "{start}: {mib} MiB");
        match found {
            Ok(_) => assert!(compiles, "{start}"),
            Err(Error::Trigger { found, .. }) => {
                assert!(!compiles && found.contains("too many states"), "{start}: {found}");
            }
            Err(error) => panic!("{start}: {error}"),
        }
        println!("{start}: {mib} MiB");
    }
}
