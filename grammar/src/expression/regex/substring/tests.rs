use std::collections::HashSet;

use super::*;
use crate::expression::class::Class;
use crate::expression::regex::Emptiness;

/// Texts of which the parts are few enough to be listed.
const TEXTS: [&str; 9] = [
    "",
    "a",
    "aaaa",
    "abcabd",
    "mississippi",
    "ababababa c",
    "né日本né日 x𝄞",
    "\u{0}\u{10FFFF}\u{0}",
    "the cat sat on the mat",
];

fn state(res: &mut Res, re: Re, text: &str) -> Re {
    text.chars().fold(re, |re, c| res.step(re, c.into()))
}

fn parts(text: &str) -> HashSet<String> {
    let chars: Vec<char> = text.chars().collect();
    let ends = |from| (from..=chars.len()).map(move |to| (from, to));
    (0..=chars.len()).flat_map(ends).map(|(from, to)| chars[from..to].iter().collect()).collect()
}

#[test]
fn parts_of_a_text_match_and_nothing_else() {
    for text in TEXTS {
        let mut res = Res::new();
        let re = res.substrings(text).unwrap();
        let parts = parts(text);
        let mut states = HashSet::new();
        for part in &parts {
            let at = state(&mut res, re, part);
            assert!(res.nullable(at), "{text:?}: {part:?}");
            states.insert(at);
            let mut more: Vec<char> = text.chars().collect();
            more.push('z');
            for c in more {
                let longer = format!("{part}{c}");
                let is_live = res.step(at, c.into()) != Res::EMPTY;
                assert_eq!(is_live, parts.contains(&longer), "{text:?}: {longer:?}");
            }
            // after each of these the same parts follow: no state is there twice
            let rests = parts.iter().filter(|rest| parts.contains(&format!("{part}{rest}")));
            let longest = rests.map(|rest| rest.chars().count()).max();
            let found = res.longest_substring(at).unwrap_or(0);
            assert_eq!(Some(found as usize), longest, "{text:?}: {part:?}");
        }
        assert!(states.len() <= 2 * text.chars().count() + 1, "{text:?}");
    }
}

#[test]
fn bounds_on_the_length_of_parts() {
    for text in TEXTS {
        let parts = parts(text);
        let n = text.chars().count() as u32;
        for (min, max) in [(0, 2), (1, INF), (3, 4), (n, n), (n + 1, INF)] {
            let mut res = Res::new();
            let re = res.substrings(text).unwrap();
            let bounds = res.rep(Res::ANY, min, max);
            let both = res.and([re, bounds]);
            let fits = |part: &&String| (min..=max).contains(&(part.chars().count() as u32));
            assert_eq!(res.is_live(both), parts.iter().any(|part| fits(&part)), "{text:?} {min}");
            for part in &parts {
                let at = state(&mut res, both, part);
                assert_eq!(at != Res::EMPTY && res.nullable(at), fits(&part), "{text:?} {part:?}");
                let begins = parts.iter().any(|other| fits(&other) && other.starts_with(part));
                assert_eq!(at != Res::EMPTY, begins, "{text:?} {part:?}");
                if begins {
                    let mut at = at;
                    let mut count = part.chars().count() as u32;
                    while !res.nullable(at) {
                        let step = res.first_step(at).unwrap();
                        assert_eq!(res.step(at, step.0), step.2);
                        at = step.2;
                        count += 1;
                    }
                    assert!(count <= max.max(n));
                }
            }
        }
    }
}

#[test]
fn parts_that_match_a_pattern() {
    let mut res = Res::new();
    let re = res.substrings("an order of 12 pens and 345 books").unwrap();
    let digit = res.class(Class::new([(0x30, 0x39)]));
    let digits = res.rep(digit, 3, INF);
    let both = res.and([re, digits]);
    assert!(res.is_live(both));
    let at = state(&mut res, both, "345");
    assert!(res.nullable(at));
    assert_eq!(state(&mut res, both, "1"), Res::EMPTY);
    let digits = res.rep(digit, 4, INF);
    let none = res.and([re, digits]);
    assert_eq!(res.emptiness(none), Emptiness::Empty);
    let not = res.not(re);
    let at = state(&mut res, not, "pens");
    assert!(at != Res::EMPTY && !res.nullable(at));
    let at = state(&mut res, not, "pans");
    assert!(res.nullable(at));
}

#[test]
fn the_same_text_is_made_ready_once() {
    let mut res = Res::new();
    let re = res.substrings("abc").unwrap();
    assert_eq!(res.substrings("abc"), Ok(re));
    assert_ne!(res.substrings("abd"), Ok(re));
    assert_eq!(res.sources.len(), 2);
    let mut other = Res::new();
    other.substrings("xy").unwrap();
    let imported = other.import(&res, [re]);
    let at = state(&mut other, imported.of(re), "bc");
    assert!(other.nullable(at));
    assert_eq!((other.sources.len(), other.substrings("abc")), (2, Ok(imported.of(re))));
}

#[test]
fn long_texts_are_refused_and_cost_steps() {
    let mut res = Res::new();
    let limit = MAX_BYTES;
    let what = "the number of bytes of a text whose parts may come".into();
    assert_eq!(res.substrings(&"a".repeat(limit + 1)), Err(Error::Limit { what, limit }));
    assert!(res.substrings(&"a".repeat(limit)).is_ok());
    res.budget.begin(1000, None);
    assert!(matches!(res.substrings(&"b".repeat(100)), Err(Error::TooMuchWork { .. })));
}
