//! The scalar values of JSON that may come at a place, where they are few.
//!
//! They are those that the automaton lets through from the place on, however a schema lists them:
//! by an `enum`, constants under `anyOf`, a boolean, bounds of whole numbers, or a condition on
//! earlier members.

use super::Constraint;
use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::State;
use crate::budget::{Stop, read_work};
use crate::intern::FastMap;

/// Most scalar values that are told of a place.
const MAX_LISTED: usize = 256;

/// Most bytes of all of them.
const MAX_LISTED_BYTES: usize = 65_536;

/// Most bytes of the values that are told of all places: those told of 64 with the most, twice.
const MAX_TOLD_BYTES: usize = 8 << 20;

/// Beginnings of values that are followed at once: each has at least one value, but for some that
/// only escapes complete which no value is written with.
const MAX_BEGUN: usize = 2 * MAX_LISTED;

/// Most bytes of all of them, with the values that are whole.
const MAX_BEGUN_BYTES: usize = 2 * MAX_LISTED_BYTES;

/// The part of a scalar that its next byte belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScalarPart {
    /// Its first byte.
    First,
    /// The text of a string.
    Text,
    /// The byte after a backslash.
    Escape,
    /// The digits of a `\u` escape: how many have come, and their value.
    Digits(u8, u8),
    /// A number.
    Number,
    /// A word, and how much of it has come.
    Word(&'static [u8], usize),
}

/// The end of a step within a scalar.
enum ScalarStep {
    /// The byte is not of a scalar that is written in one way.
    Other,
    /// The scalar goes on.
    Goes(ScalarPart),
    /// The byte is its last.
    Ends,
}

impl ScalarPart {
    /// Returns what a byte leads to. Strings are written as short as may be: what needs no escape
    /// has none.
    fn step(self, byte: u8) -> ScalarStep {
        match (self, byte) {
            (ScalarPart::First, b'"') => ScalarStep::Goes(ScalarPart::Text),
            (ScalarPart::First, b'-' | b'0'..=b'9') => ScalarStep::Goes(ScalarPart::Number),
            (ScalarPart::First, b't') => ScalarStep::Goes(ScalarPart::Word(b"true", 1)),
            (ScalarPart::First, b'f') => ScalarStep::Goes(ScalarPart::Word(b"false", 1)),
            (ScalarPart::First, b'n') => ScalarStep::Goes(ScalarPart::Word(b"null", 1)),
            (ScalarPart::Text, b'"') => ScalarStep::Ends,
            (ScalarPart::Text, b'\\') => ScalarStep::Goes(ScalarPart::Escape),
            (ScalarPart::Text, _) => ScalarStep::Goes(ScalarPart::Text),
            (ScalarPart::Escape, b'"' | b'\\' | b'b' | b'f' | b'n' | b'r' | b't') => {
                ScalarStep::Goes(ScalarPart::Text)
            }
            (ScalarPart::Escape, b'u') => ScalarStep::Goes(ScalarPart::Digits(0, 0)),
            (ScalarPart::Digits(n, value), _) => escape_digit(n, value, byte),
            (ScalarPart::Number, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-') => {
                ScalarStep::Goes(ScalarPart::Number)
            }
            (ScalarPart::Word(word, at), _) if word[at] == byte => match word.len() - at {
                1 => ScalarStep::Ends,
                _ => ScalarStep::Goes(ScalarPart::Word(word, at + 1)),
            },
            _ => ScalarStep::Other,
        }
    }
}

/// Returns the step of a `\u` escape by a digit: control characters that have no short escape.
fn escape_digit(n: u8, value: u8, digit: u8) -> ScalarStep {
    let Some(digit @ 0..=15) = char::from(digit).to_digit(16).map(|digit| digit as u8) else {
        return ScalarStep::Other;
    };
    let is_short = |value: u8| matches!(value, 0x08 | 0x09 | 0x0A | 0x0C | 0x0D);
    match (n, digit) {
        (0 | 1, 0) => ScalarStep::Goes(ScalarPart::Digits(n + 1, 0)),
        (2, 0 | 1) => ScalarStep::Goes(ScalarPart::Digits(3, digit << 4)),
        (3, _) if !is_short(value | digit) => ScalarStep::Goes(ScalarPart::Text),
        _ => ScalarStep::Other,
    }
}

impl Constraint {
    /// Returns the scalar values that may begin at places of a JSON text, as the text writes them,
    /// for each of the places, which ascend; `None` where there are more than a few hundred, or
    /// where an array or object may stand. The last places are left out where all of them take more
    /// work than reading the text may, or more than 8 MiB. Ends early when `stop` is set.
    ///
    /// # Errors
    /// [`Error::Beginning`] if no text begins so; as [`Constraint::mask`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Constraint, Options, Source, Stop, Vocabulary};
    ///
    /// let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
    /// let schema = serde_json::json!({"items": {"enum": ["red", 7]}, "type": "array"});
    /// let source = Source::Schema(schema, Options::default());
    /// let constraint = Constraint::compile(&source, bytes.into(), &|_| None)?;
    /// let listed = constraint.listed_values(b"[7, \"red\"]", &[1, 4], &Stop::default())?;
    /// let both = Some(vec!["\"red\"".to_owned(), "7".to_owned()]);
    /// assert_eq!(listed, [both.clone(), both]);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn listed_values(
        &self,
        text: &[u8],
        places: &[usize],
        stop: &Stop,
    ) -> Result<Vec<Option<Vec<String>>>, Error> {
        let mut known: FastMap<State, Option<Vec<String>>> = FastMap::default();
        let mut found = Vec::with_capacity(places.len());
        let mut state = self.start;
        let mut from = 0;
        let mut left = read_work(text.len());
        let mut n_bytes = 0;
        for &place in places {
            let at = place.clamp(from, text.len());
            state = match self.advance_beginning(state, &text[from..at], from, &mut left, stop) {
                Err(error) if error.is_of_step() => break,
                read => read?,
            };
            from = at;
            let listed = match known.get(&state) {
                Some(listed) => listed.clone(),
                None => match self.listed_within(state, &mut left, stop) {
                    Err(error) if error.is_of_step() && left == 0 => break,
                    Err(error) if error.is_of_step() => None,
                    listed => listed?,
                },
            };
            let texts = listed.iter().flatten();
            n_bytes += texts.map(|text| text.len() + size_of::<String>()).sum::<usize>();
            if n_bytes > MAX_TOLD_BYTES {
                break;
            }
            known.entry(state).or_insert_with(|| listed.clone());
            found.push(listed);
        }
        Ok(found)
    }

    /// Returns the scalars that may begin in a state, and takes the steps of finding them from
    /// `left`; `None` where they are too many.
    ///
    /// # Errors
    /// As [`Constraint::mask`]; when `stop` is set.
    fn listed_within(
        &self,
        state: State,
        left: &mut u64,
        stop: &Stop,
    ) -> Result<Option<Vec<String>>, Error> {
        let limit = self.search_work.min(*left);
        self.search(limit, Some(stop.clone()), |found| {
            let listed = found.check_memory().and_then(|()| listed(&mut found.automaton, state));
            *left -= found.automaton.budget().used();
            listed
        })
    }
}

/// The beginning of a scalar.
struct BegunScalar {
    state: State,
    text: Vec<u8>,
    part: ScalarPart,
}

/// A byte that goes on with a scalar, and the state after it.
struct ScalarWay {
    byte: u8,
    state: State,
    /// The part that follows; `None` after the last byte.
    part: Option<ScalarPart>,
}

/// Returns the scalars that may begin in a state; `None` where they are too many.
fn listed(automaton: &mut Automaton, state: State) -> Result<Option<Vec<String>>, Error> {
    let mut begun = vec![BegunScalar { state, text: Vec::new(), part: ScalarPart::First }];
    let mut all: Vec<Vec<u8>> = Vec::new();
    let mut n_whole = 0;
    while !begun.is_empty() {
        let mut longer = Vec::new();
        let mut n_longer = 0;
        for BegunScalar { state, mut text, part } in begun {
            if part == ScalarPart::Number && may_end(automaton, state)? {
                n_whole += text.len();
                automaton.budget().take_bytes(text.len());
                all.push(text.clone());
            }
            let Some(ways) = ways(automaton, state, part)? else { return Ok(None) };
            let n_ways = ways.len();
            for (i, ScalarWay { byte, state, part }) in ways.into_iter().enumerate() {
                let mut text = if i + 1 == n_ways {
                    std::mem::take(&mut text)
                } else {
                    automaton.budget().take_bytes(text.len());
                    text.clone()
                };
                text.push(byte);
                if let Some(part) = part {
                    n_longer += text.len();
                    longer.push(BegunScalar { state, text, part });
                } else {
                    n_whole += text.len();
                    all.push(text);
                }
                let is_long = n_whole > MAX_LISTED_BYTES || n_whole + n_longer > MAX_BEGUN_BYTES;
                if is_long || longer.len() + all.len() > MAX_BEGUN {
                    return Ok(None);
                }
            }
            automaton.budget().check()?;
        }
        begun = longer;
    }
    all.sort_unstable();
    all.dedup();
    let texts: Option<Vec<String>> =
        all.into_iter().map(|text| String::from_utf8(text).ok()).collect();
    Ok(texts.filter(|texts| texts.len() <= MAX_LISTED))
}

/// Returns the ways in which a scalar goes on; `None` where an array or object may begin.
fn ways(
    automaton: &mut Automaton,
    state: State,
    part: ScalarPart,
) -> Result<Option<Vec<ScalarWay>>, Error> {
    let mut ways = Vec::new();
    automaton.prepare(state);
    for byte in 0..=255 {
        let next = automaton.step(state, byte)?;
        if next.is_dead() {
            continue;
        }
        let part = match part.step(byte) {
            ScalarStep::Other if part == ScalarPart::First && matches!(byte, b'{' | b'[') => {
                return Ok(None);
            }
            ScalarStep::Other => continue,
            ScalarStep::Goes(part) => Some(part),
            ScalarStep::Ends => None,
        };
        ways.push(ScalarWay { byte, state: next, part });
    }
    Ok(Some(ways))
}

/// Returns whether a number may be whole in a state: the text may end, or what is of no number may
/// follow.
fn may_end(automaton: &mut Automaton, state: State) -> Result<bool, Error> {
    if automaton.is_accepting(state) {
        return Ok(true);
    }
    for byte in b" \t\n\r,]}" {
        if !automaton.step(state, *byte)?.is_dead() {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{Value, json};

    use super::*;
    use crate::{Options, Source, Vocabulary};

    /// Returns what is listed at the places of a text after each mark `^`, which is left out.
    fn listed(schema: Value, marked: &str) -> Vec<Option<Vec<String>>> {
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let source = Source::Schema(schema, Options::default());
        let constraint = Constraint::compile(&source, Arc::new(bytes), &|_| None).unwrap();
        let mut places = Vec::new();
        let mut text = String::new();
        for part in marked.split('^') {
            places.push(text.len());
            text += part;
        }
        constraint.listed_values(text.as_bytes(), &places[1..], &Stop::default()).unwrap()
    }

    fn texts(list: &[&str]) -> Option<Vec<String>> {
        Some(list.iter().map(|&text| text.to_owned()).collect())
    }

    #[test]
    fn values_are_written_once() {
        let schema = json!({"enum": ["é\"", "a/b", "\u{1}\n", 1, 12, 2.5, true, null, "red"]});
        let expected =
            ["\"\\u0001\\n\"", "\"a/b\"", "\"red\"", "\"é\\\"\"", "1", "12", "2.5", "null", "true"];
        assert_eq!(listed(schema, "^1"), [texts(&expected)]);
    }

    #[test]
    fn every_way_to_list_values_is_found() {
        let schema = json!({"type": "object", "required": ["a", "b", "c", "d"], "properties": {
            "a": {"anyOf": [{"const": "x"}, {"const": "y"}, {"type": "null"}]},
            "b": {"type": "integer", "minimum": 8, "maximum": 11},
            "c": {"type": "boolean"},
            "d": {"$ref": "#/$defs/kinds"}},
            "$defs": {"kinds": {"type": "array",
                "items": {"type": "string", "pattern": "^[pq]$"}}}});
        let found = listed(schema, "{\"a\": ^\"x\", \"b\":^ 11, \"c\": ^true, \"d\": ^[^\"p\"]}");
        let expected = [
            texts(&["\"x\"", "\"y\"", "null"]),
            texts(&["10", "11", "8", "9"]),
            texts(&["false", "true"]),
            None,
            texts(&["\"p\"", "\"q\""]),
        ];
        assert_eq!(found, expected);
    }

    /// Earlier members and items decide which values are left.
    #[test]
    fn what_came_before_counts() {
        let schema = json!({"type": "array", "uniqueItems": true, "maxItems": 3,
            "items": {"enum": ["a", "b", "c"]}});
        let found = listed(schema, "[^\"b\", ^\"c\", ^\"a\"]");
        let expected =
            [texts(&["\"a\"", "\"b\"", "\"c\""]), texts(&["\"a\"", "\"c\""]), texts(&["\"a\""])];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_is_open_or_long_is_not_listed() {
        for (schema, text) in [
            (json!({"type": "string"}), "^\"a\""),
            (json!({"type": "string", "minLength": 500}), "^\""),
            (json!({"type": "integer"}), "^1"),
            (json!({"type": "integer", "minimum": 1, "maximum": 300}), "^1"),
            (json!({"type": ["boolean", "array"]}), "^true"),
            (json!(true), "^1"),
        ] {
            assert_eq!(listed(schema.clone(), text), [None], "{schema}");
        }
        let most: Vec<u32> = (1000..1256).collect();
        let found = listed(json!({"enum": most}), "^1000");
        assert_eq!(found[0].as_ref().map(Vec::len), Some(256));
    }

    /// Hundreds of long beginnings, each with many ways to go on at its end.
    #[test]
    fn long_beginnings_take_bounded_work() {
        let pattern = json!({"type": "string", "pattern": "^[ab]{8}x{4000}.$"});
        let schema = json!({"type": "array", "items": pattern});
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let source = Source::Schema(schema, Options::default());
        let constraint = Constraint::compile(&source, Arc::new(bytes), &|_| None).unwrap();
        let before = constraint.steps().unwrap();
        let found = constraint.listed_values(b"[", &[1], &Stop::default()).unwrap();
        assert_eq!(found, [None]);
        let took = constraint.steps().unwrap() - before;
        assert!(took < 1_000_000, "{took}");
    }

    /// The steps of all places together are bounded, and so are the bytes that are told.
    #[test]
    fn the_last_of_many_places_are_left_out() {
        let many: Vec<String> = (0..250).map(|n| format!("{n:0>200}")).collect();
        let schema = json!({"type": "array", "items": {"enum": many}});
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let source = Source::Schema(schema, Options::default());
        let constraint = Constraint::compile(&source, Arc::new(bytes), &|_| None).unwrap();
        let value = format!("\"{}\",", many[7]);
        let text = format!("[{}", value.repeat(300));
        let places: Vec<usize> = (0..300).map(|n| 1 + n * value.len()).collect();
        let found = constraint.listed_values(text.as_bytes(), &places, &Stop::default()).unwrap();
        let told = MAX_TOLD_BYTES / (250 * (202 + size_of::<String>()));
        assert_eq!(found.len(), told);
        assert!(found.iter().all(|listed| listed.as_ref().is_some_and(|list| list.len() == 250)));

        let inside = constraint.start_after(b"[", &Stop::default()).unwrap();
        let mut left = 100;
        let found = constraint.listed_within(inside, &mut left, &Stop::default());
        assert!(found.is_err_and(|error| error.is_of_step()) && left == 0);
    }
}
