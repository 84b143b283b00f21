//! Random schemas of objects with up to sixty names: each is compiled within few steps and little
//! memory or refused for them, and whatever is written under it satisfies it, as an evaluator says
//! that knows nothing of automata, with no name twice.

mod measured;
mod verdict;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use hob_grammar::{Automaton, Constraint, Error, Options, Source, Vocabulary};
use serde_json::{Map, Value, json};

use measured::{IN_USE, ONE, PEAK};
use verdict::{name_twice, satisfies};

/// Most steps of compiling with the first mask.
const MOST_STEPS: u64 = 6_000_000;

/// Most steps of what is refused: of two attempts at compiling, the second with half as many.
const MOST_REFUSED_STEPS: u64 = 4_500_000 * 3 / 2;

/// Most steps of a mask, and of a completion, later on.
const MOST_SEARCHED: u64 = 12_000_000;

/// Most memory.
const MOST_MIB: usize = 200;

/// Names that are spelled with escapes, or with several bytes.
const ODD: [&str; 5] = ["", "é", "say \"no\"", "a\\b", "line\nfeed"];

/// Patterns of names.
const PATTERNS: [&str; 5] = ["^k[0-9]$", "1", "^k", "[5-9]$", "^[a-z]{1,2}$"];

/// A source of random schemas and objects of some names.
struct Draw {
    seed: u64,
    /// The number of names.
    n: usize,
}

impl Draw {
    fn new(seed: u64) -> Draw {
        let n = [3, 8, 20, 40, 60][seed as usize % 5];
        Draw { seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15), n }
    }

    fn below(&mut self, n: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 33) as usize % n
    }

    fn name(&mut self) -> String {
        match self.below(self.n) {
            number if number < ODD.len() && self.below(3) == 0 => ODD[number].to_owned(),
            number => format!("k{number}"),
        }
    }

    /// Returns at most `most` different names.
    fn names(&mut self, most: usize) -> Value {
        let mut names: Vec<String> = (0..1 + self.below(most)).map(|_| self.name()).collect();
        names.sort_unstable();
        names.dedup();
        names.into()
    }

    /// Returns an object of at most `most` different names, each with what `make` makes.
    fn by_name(&mut self, most: usize, mut make: impl FnMut(&mut Draw) -> Value) -> Value {
        let mut map = Map::new();
        for _ in 0..1 + self.below(most) {
            let name = self.name();
            map.insert(name, make(self));
        }
        map.into()
    }

    fn pattern(&mut self) -> &'static str {
        PATTERNS[self.below(PATTERNS.len())]
    }

    /// Returns a schema of the value of a member.
    fn value(&mut self) -> Value {
        match self.below(9) {
            0 => json!(true),
            1 => json!({"type": "integer"}),
            2 => json!({"const": self.below(3)}),
            3 => json!({"enum": [1, "x", null]}),
            4 => json!({"type": "string", "maxLength": self.below(4)}),
            5 => json!({"type": ["boolean", "null"]}),
            6 => json!({"type": "object", "required": [self.name()]}),
            7 => json!({"not": {"const": self.below(3)}}),
            _ => json!({"type": "string", "pattern": self.pattern()}),
        }
    }

    /// Returns subschemas of objects.
    fn parts(&mut self, most: usize, depth: usize) -> Value {
        (0..1 + self.below(most)).map(|_| self.part(depth + 1)).collect()
    }

    /// Returns a subschema of objects within `depth` others.
    fn part(&mut self, depth: usize) -> Value {
        let n = self.n;
        let kinds = if depth < 3 { 17 } else { 10 };
        match self.below(kinds) {
            0 | 1 => json!({"required": self.names(n.min(12))}),
            2 | 3 => json!({"properties": self.by_name(n.min(12), Draw::value)}),
            4 | 5 => {
                json!({"dependentRequired": self.by_name(n.min(20), |draw| draw.names(3))})
            }
            6 => json!({"minProperties": self.below(1 + n / 3)}),
            7 => json!({"maxProperties": 1 + self.below(n + 4)}),
            8 => json!({"patternProperties": {self.pattern(): self.value()}}),
            9 => match self.below(3) {
                0 => json!({"propertyNames": {"pattern": self.pattern()}}),
                1 => json!({"propertyNames": {"maxLength": 1 + self.below(4)}}),
                _ => json!({"propertyNames": {"enum": self.names(n)}}),
            },
            10 | 11 => json!({"anyOf": self.parts(6, depth)}),
            12 => json!({"allOf": self.parts(4, depth)}),
            13 => {
                json!({"dependentSchemas": self.by_name(4, |draw| draw.part(depth + 1))})
            }
            14 => json!({"if": self.part(depth + 1), "then": self.part(depth + 1),
                "else": self.part(depth + 1)}),
            15 => json!({"not": self.part(depth + 1)}),
            _ => json!({"oneOf": self.parts(3, depth)}),
        }
    }

    /// Returns a schema of objects.
    fn schema(&mut self) -> Value {
        let n = self.n;
        let mut schema = json!({"type": "object", "allOf": self.parts(5, 0)});
        if self.below(3) == 0 {
            schema["required"] = self.names(n);
        }
        if self.below(3) == 0 {
            schema["properties"] = self.by_name(n, Draw::value);
        }
        if self.below(4) == 0 {
            schema["additionalProperties"] = self.value();
        }
        schema
    }

    /// Returns a small object.
    fn object(&mut self) -> Value {
        let most = 1 + self.below(self.n);
        self.by_name(most, |draw| match draw.below(7) {
            0 => json!("x"),
            1 => json!(null),
            2 => json!(true),
            3 => json!("k7"),
            4 => json!({"k0": 1}),
            number => json!(number - 5),
        })
    }
}

/// Returns all bytes, names with what stands around them, and pieces of JSON.
fn vocabulary() -> Arc<Vocabulary> {
    let mut tokens: Vec<Box<[u8]>> = (0..=255u8).map(|byte| Box::from([byte])).collect();
    let numbered = (0..60).map(|number| format!("k{number}"));
    for name in numbered.chain(ODD.map(str::to_owned)) {
        let spelled = json!(name).to_string();
        for token in [&spelled[1..], &format!("{spelled}:"), &format!("{{{spelled}:1,")] {
            tokens.push(token.as_bytes().into());
        }
    }
    let pieces =
        ["{\"", "\":", "\": ", ",\"", ", \"", "\",\"", "1,", ":1", "null", "true", "}}", "\\u0"];
    tokens.extend(pieces.map(|piece| Box::from(piece.as_bytes())));
    Arc::new(Vocabulary::new(tokens))
}

/// A schema that was compiled.
struct Case {
    schema: Value,
    constraint: Constraint,
    /// Bytes that were in use before.
    in_use: usize,
}

impl Case {
    /// Compiles a schema; `None` if it is refused for its work, or as one of no value.
    fn new(schema: Value, options: Options, vocabulary: &Arc<Vocabulary>) -> Option<Case> {
        let in_use = IN_USE.load(Relaxed);
        PEAK.store(in_use, Relaxed);
        let source = Source::Schema(schema.clone(), options);
        let found = Constraint::compile(&source, Arc::clone(vocabulary), &|_| None);
        let mib = PEAK.load(Relaxed).saturating_sub(in_use) >> 20;
        assert!(mib <= MOST_MIB, "{schema}: compiling took {mib} MiB");
        let constraint = match found {
            Ok(constraint) => constraint,
            Err(Error::TooMuchWork { limit, .. }) => {
                assert!(limit <= MOST_REFUSED_STEPS, "{schema}: {limit} steps");
                return None;
            }
            Err(Error::Unsatisfiable { .. }) => return None,
            Err(error) => panic!("{schema}: {error}"),
        };
        let steps = constraint.steps().unwrap();
        assert!(steps <= MOST_STEPS, "{schema}: {steps} steps");
        Some(Case { schema, constraint, in_use })
    }

    /// Asks something, and checks what that takes.
    fn ask<T>(&self, what: &str, ask: impl FnOnce(&Constraint) -> T) -> T {
        let before = self.constraint.steps().unwrap();
        let answer = ask(&self.constraint);
        let steps = self.constraint.steps().unwrap() - before;
        assert!(steps <= MOST_SEARCHED, "{}: {what} of {steps} steps", self.schema);
        let mib = PEAK.load(Relaxed).saturating_sub(self.in_use) >> 20;
        assert!(mib <= MOST_MIB, "{}: {what} took {mib} MiB", self.schema);
        answer
    }

    /// Checks a whole text, which goes on from what was `begun`.
    fn check(&self, text: &[u8], begun: usize) {
        let schema = &self.schema;
        let text = std::str::from_utf8(text).unwrap_or_else(|e| panic!("{schema}: {text:?}: {e}"));
        let place = || format!("{schema}: {text}, from byte {begun} on shortest");
        let value: Value =
            serde_json::from_str(text).unwrap_or_else(|e| panic!("{}: {e}", place()));
        assert_eq!(name_twice(text), None, "{}", place());
        if self.constraint.ignored().is_empty() {
            assert!(satisfies(schema, &value), "{}", place());
        }
    }

    /// Writes a text of random tokens, and ends it from some of its states. Returns the number of
    /// texts that were checked.
    fn walk(&self, draw: &mut Draw) -> usize {
        let vocabulary = self.constraint.vocabulary();
        let mut state = self.constraint.start();
        let mut text = Vec::new();
        let mut n_checked = 0;
        let n_tokens = draw.below(60);
        for number in 0..=n_tokens {
            if number == n_tokens || draw.below(12) == 0 {
                let rest = self.ask("a completion", |c| c.completion(state));
                let begun = String::from_utf8_lossy(&text).into_owned();
                let rest = rest.unwrap_or_else(|e| panic!("{}: {begun}: {e}", self.schema));
                let rest = rest.unwrap_or_else(|| panic!("{}: no end of {begun}", self.schema));
                let mut whole = text.clone();
                for token in rest {
                    whole.extend(vocabulary.bytes(token));
                }
                self.check(&whole, text.len());
                n_checked += 1;
            }
            let mask = self.ask("a mask", |c| c.mask(state)).unwrap();
            let tokens = 0..vocabulary.len() as u32;
            let allowed: Vec<u32> = tokens.filter(|&token| mask.contains(token)).collect();
            let ends = self.constraint.accepting(state).unwrap();
            if ends {
                self.check(&text, text.len());
                n_checked += 1;
            }
            // names come more often than single bytes, and ends when nothing else may
            let named: Vec<u32> = allowed.iter().copied().filter(|&token| token >= 256).collect();
            let of = if named.is_empty() || draw.below(3) == 0 { allowed } else { named };
            if of.is_empty() {
                let begun = String::from_utf8_lossy(&text);
                assert!(ends, "{}: nothing may follow {begun}", self.schema);
                break;
            }
            let token = of[draw.below(of.len())];
            text.extend(vocabulary.bytes(token));
            state = self.constraint.advance(state, token).unwrap();
            assert!(!state.is_dead(), "{}: {}", self.schema, String::from_utf8_lossy(&text));
        }
        n_checked
    }
}

#[test]
fn random_objects_of_many_names() {
    let _one = ONE.lock();
    let vocabulary = vocabulary();
    let mut n_compiled = 0;
    let mut n_exact = 0;
    let mut n_texts = 0;
    let rounds = if cfg!(debug_assertions) { 60 } else { 240 };
    for seed in 1..=rounds {
        let mut draw = Draw::new(seed);
        let schema = draw.schema();
        let options = Options { open_objects: draw.below(4) > 0, ..Options::default() };
        let case = Case::new(schema.clone(), options, &vocabulary);
        let objects: Vec<Value> = (0..12).map(|_| draw.object()).collect();
        let Some(case) = case else {
            let found = Automaton::from_schema(&schema, options);
            if options.open_objects && matches!(found, Err(Error::Unsatisfiable { .. })) {
                let value = objects.iter().find(|value| satisfies(&schema, value));
                assert_eq!(value, None, "{schema} is refused as one of no value");
            }
            continue;
        };
        n_compiled += 1;
        if case.constraint.ignored().is_empty() {
            n_exact += 1;
            let (mut automaton, _) = Automaton::from_schema(&schema, options).unwrap();
            for value in objects.iter().filter(|value| !satisfies(&schema, value)) {
                let is_taken = automaton.matches(value.to_string().as_bytes()).unwrap();
                assert!(!is_taken, "{schema}: {value}");
            }
        }
        for _ in 0..3 {
            n_texts += case.walk(&mut draw);
        }
    }
    println!("{n_compiled} of {rounds} compiled, {n_exact} exact, {n_texts} texts");
    assert!(2 * n_compiled > rounds, "{n_compiled}");
    assert!(2 * n_exact > n_compiled, "{n_exact}");
}
