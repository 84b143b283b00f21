//! The languages of constraints against what they mean: regular expressions against the `regex`
//! crate, structural tags against a parser that knows nothing of automata, masks against all tokens
//! one by one, and what is refused against the place that the error names.

mod lark;
mod regular;
mod substrings;
mod tags;
mod triggers;

use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use hob_grammar::{
    Automaton, Constraint, Error, Masks, Options, Source, State, Stop, Trigger, Vocabulary,
    precompile,
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

fn lark_automaton(text: &str) -> Result<Automaton, Error> {
    compile(&Source::Lark(text.into(), Options::default()))
}

fn tags_automaton(tag: Value) -> Result<Automaton, Error> {
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

/// The grammar begins with the trigger that comes first, and free text has none.
#[test]
fn a_lazy_grammar_waits_for_its_trigger() {
    let grammar = "root ::= \"<f>\" [0-9]+ \"</f>\" | \"(\" root \")\" | <call> \"x\"";
    let words = ["<f>", "("].map(|word| Trigger::Word(word.into()));
    let lazy =
        |triggers: Vec<Trigger>| Source::Lazy(triggers, Box::new(Source::Gbnf(grammar.into())));
    check(
        compile(&lazy(words.to_vec())).unwrap(),
        &["", "free < text", "so <f>12</f>", "a((<f>1</f>))"],
        &["<f>", "<f>x", "so <f>12</f>.", "a(b)", "(<f>1</f>", "a <f>1</f><f>2</f>"],
    );
    // letters that follow each other in both
    let twice = Source::Lazy(
        vec![Trigger::Word("aa".into())],
        Box::new(Source::Gbnf("root ::= \"aab\" | \"aaa\"".into())),
    );
    check(compile(&twice).unwrap(), &["a", "aab", "baaa", "aba"], &["aaab", "aa", "aaaa", "aabb"]);
    let vocabulary = vocabulary();
    let token = lazy(vec![Trigger::Token(SPECIAL[0], Vec::new())]);
    let mut automaton = compile(&token).unwrap();
    let run = [u32::from(b'<'), SPECIAL[0], u32::from(b'x')];
    let end = run.iter().fold(automaton.start(), |state, &token| {
        automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap()
    });
    assert!(automaton.is_accepting(end) && !automaton.can_continue(end));
    let mut random = Random(0x6c61_7a79);
    let with_bytes = lazy(vec![Trigger::Token(u32::from(b'('), Vec::new()), words[0].clone()]);
    for source in [twice, token, lazy(words.to_vec()), with_bytes] {
        compare_masks(&source, &vocabulary, &mut random, 8);
    }
    let found = refusal(compile(&lazy(vec![Trigger::Word("[".into())])));
    assert!(found.contains("trigger `[`: no text of the grammar begins with it"), "{found}");
    let schema = Source::Schema(json!({"type": "object"}), Options::default());
    let lazy = |word: &str| {
        compile(&Source::Lazy(vec![Trigger::Word(word.into())], Box::new(schema.clone())))
    };
    let found = refusal(lazy("{"));
    assert!(found.contains("it ends in an object or array of parts that differ"), "{found}");
    let closed = json!({"properties": {"a": {"type": "integer"}}, "additionalProperties": false});
    let schema = Source::Schema(closed, Options::default());
    let lazy = Source::Lazy(vec![Trigger::Word("{".into())], Box::new(schema));
    check(compile(&lazy).unwrap(), &["", "so: {\"a\": 1}", "{}"], &["{", "{} {}", "{\"b\": 1}"]);
}

/// A token that triggers begins the grammar, whatever its bytes are; the same text by other tokens
/// is free. The name of a token without text is that token as well.
#[test]
fn a_lazy_grammar_waits_for_a_token() {
    let vocabulary = vocabulary();
    let lazy = |triggers: &[Trigger], grammar: &str| {
        compile(&Source::Lazy(triggers.to_vec(), Box::new(Source::Gbnf(grammar.into()))))
    };
    let token = |bytes: &[u8]| {
        let found = (0..vocabulary.len() as u32).find(|&id| vocabulary.bytes(id) == bytes);
        found.unwrap()
    };
    let accepts = |automaton: &mut Automaton, tokens: &[u32]| {
        let mut state = automaton.start();
        for &token in tokens {
            state = automaton.advance_token(state, token, vocabulary.bytes(token)).unwrap();
        }
        automaton.is_accepting(state)
    };
    let foo = token(b"foo");
    let f = token(b"f");
    let o = token(b"o");
    let x = token(b"x");
    let grammar = "root ::= \"foo\" \"x\" | <[1]> \"y\"";
    let trigger = Trigger::Token(foo, b"another text".to_vec());
    let mut automaton = lazy(&[trigger], grammar).unwrap();
    for (tokens, expected) in [
        (&[x, foo, x][..], true),
        (&[foo], false),
        (&[foo, o], false),
        (&[x, f, o, o], true),
        (&[f, o, o, o, foo], false),
        (&[f, o, o, o, foo, x], true),
    ] {
        assert_eq!(accepts(&mut automaton, tokens), expected, "{tokens:?}");
    }
    // a name, and the same word by its letters
    let word = Trigger::Word("<call>".into());
    let mut automaton = lazy(&[word], "root ::= \"<call>\" \"x\" | <call> \"x\"").unwrap();
    let mut spelled: Vec<u32> = b"a<call>".iter().map(|&byte| byte.into()).collect();
    assert!(!accepts(&mut automaton, &spelled));
    spelled.push(x);
    assert!(accepts(&mut automaton, &spelled));
    assert!(accepts(&mut automaton, &[o, SPECIAL[0], x]));
    assert!(!accepts(&mut automaton, &[o, SPECIAL[0]]));
    let unknown = vocabulary.len() as u32;
    let found = refusal(lazy(&[Trigger::Token(unknown, b"foo".to_vec())], grammar));
    assert!(
        found.contains(&format!("there is no token {unknown}, expected one from 0 to")),
        "{found}"
    );
}

/// A set may leave out the last token, but not one beyond, and it holds one of the vocabulary.
#[test]
fn a_set_of_tokens_reaches_to_the_end_of_the_vocabulary() {
    let n = vocabulary().len();
    let last = n - 1;
    for (set, is_sound) in [
        (format!("^{last}"), true),
        (format!("^0,{last}"), true),
        (format!("^5-{last}"), true),
        (format!("5-{last}"), true),
        (format!("^{n}"), false),
        (format!("^3,{n}"), false),
        (format!("{n}"), false),
        (format!("5-{n}"), false),
        (format!("^0-{last}"), false),
    ] {
        let found = lark_automaton(&format!("start: <[{set}]>"));
        assert_eq!(found.is_ok(), is_sound, "{set}");
        let of_gbnf = Source::Gbnf(format!("root ::= !<[{last}]> \"a\""));
        assert!(compile(&of_gbnf).is_ok());
    }
    let all: Vec<usize> = (0..n).collect();
    let found = refusal(tags_automaton(json!({"type": "exclude_token", "exclude_tokens": all})));
    assert!(found.contains("a set of tokens without any token"), "{found}");
    let tag = json!({"type": "exclude_token", "exclude_tokens": [last]});
    assert!(tags_automaton(tag).is_ok());
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

/// Grammars that others have published, from a file that `HOB_GRAMMARS` names: lines of JSON with
/// `kind` and `source` as [`Source::from_kind`] takes them, and texts to `accept` and `reject`. All
/// that is unlike is printed before the test fails.
#[test]
#[ignore = "needs a file of published grammars: HOB_GRAMMARS"]
fn published_grammars() {
    let file = std::env::var("HOB_GRAMMARS").unwrap();
    let mut n = 0;
    let mut unlike = 0;
    for line in std::fs::read_to_string(file).unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let source = match &case["source"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        n += 1;
        let kind = case["kind"].as_str().unwrap();
        let open_objects = !["regex", "choice", "grammar"].contains(&kind);
        let options = Options { open_objects, ..Options::default() };
        let compiled =
            Source::from_kind(kind, &source, options).and_then(|source| compile(&source));
        let mut automaton = match compiled {
            Ok(automaton) => automaton,
            Err(error) => {
                unlike += 1;
                println!("{}: {error}\n{source}\n", case["from"]);
                continue;
            }
        };
        for (list, expected) in [("accept", true), ("reject", false)] {
            for text in case[list].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if automaton.matches(text.as_bytes()).ok() != Some(expected) {
                    unlike += 1;
                    println!("{}: not to {list}: {text:?}\n{source}\n", case["from"]);
                }
            }
        }
    }
    assert_eq!(unlike, 0, "of {n}");
}

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
    let lark_source = |text: &str| Source::Lark(text.into(), options);
    let mut many = String::new();
    for n in 0..300 {
        write!(many, "t{n}a ").unwrap();
    }
    for source in [
        Source::choice(["tap", "taps", "top", "tops", "foo bar", "foo", "é", "日本"]),
        Source::choice(many.split(' ')),
        Source::Regex("(foo|ba[ro ])+[0-9]{1,3}é?".into()),
        Source::Gbnf(
            "root ::= (word \" \")* <call> [^<]{2,4} | \"(\" root \")\"\nword ::= [a-o]+".into(),
        ),
        Source::Schema(
            json!({"properties": {"a": {"format": "date"}, "foo": {"enum": ["ab", "taps", 12]}},
                "minProperties": 1, "additionalProperties": {"type": "string", "maxLength": 3}}),
            options,
        ),
        Source::Schema(json!({"type": "string", "format": "email", "maxLength": 20}), options),
        Source::Schema(
            json!({"properties": {
                "a": {"type": "string", "x-substring-of": {"text": "a \"foo\" bar\nfoo é日本"}},
                "b": {"x-substring-of": {"text": "taps tops xx 日本"}, "pattern": "[pt]s"}}}),
            options,
        ),
        lark_source("start: WORD+ \"+\" \"ab\"*\nWORD: /[a-z]{2,}/\n%ignore / +/"),
        lark_source(
            "start: a* b\na[lazy]: /.*/ \"<f\"\n\
             b: %regex {\"substring_words\": \"foo bar foo baz\"}",
        ),
        lark_source(
            "start: <call> %json {\"type\": \"object\"} <end> | <[^3,200-290]> \"x\" \
             | <[*]>{2} \"y\"",
        ),
        lark_source("start: %regex {\"substring_chars\": \"aabaabab\"} \"a\" \"b\""),
        // words that go on as what follows them begins
        lark_source("start: %regex {\"substring_chunks\": [\"a\", \"ab\", \"aab\"]} /[ab]*/ \"1\""),
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
        Source::Tags(self::tags::tag_cases()[0].0.clone(), options),
        Source::Schema(
            json!({"type": "string", "x-substring-of": {"text": "foo bar aab"}, "minLength": 5}),
            options,
        ),
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
