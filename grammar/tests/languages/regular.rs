//! Regular expressions against the `regex` crate.

use super::*;

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
            own.push(lark_automaton(&format!("start: /{}/", pattern.replace('/', "\\/"))));
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

#[test]
fn the_place_of_a_fault_in_a_regular_expression_is_told() {
    for (pattern, place) in [
        ("a(b", Some(3)),
        ("\u{e9}[z-a]", Some(5)),
        (r"ab\1", Some(2)),
        ("a(?<=b)c", Some(4)),
        ("(^a)*", None),
    ] {
        match compile(&Source::Regex(pattern.into())) {
            Err(Error::Pattern { at, .. }) => assert_eq!(at, place, "{pattern}"),
            Err(error) => panic!("{pattern}: {error}"),
            Ok(_) => panic!("{pattern} compiles"),
        }
    }
}
