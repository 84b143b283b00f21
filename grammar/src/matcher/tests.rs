//! Positions against the constraint's own answers: masks, forks, rollbacks, batches, draft trees.

use std::sync::Arc;

use super::*;
use crate::{Options, Source, TokenTable, fill_batch};

const PIECES: [&str; 15] =
    ["{", "}", "\"", "a", "b", "\":", "1", ",", "[", "]", "true", "\"a\":", "<end>", "<turn>", ":"];

/// The tokens that end a text.
const ENDS: [u32; 2] = [12, 13];

fn table() -> TokenTable {
    let tokens = PIECES.map(|token| token.as_bytes().into());
    TokenTable::new(tokens.into(), [("<turn>".into(), 13)], ENDS.to_vec()).unwrap()
}

fn matcher(kind: &str, text: &str) -> Matcher {
    let table = table();
    let takes_none = ["regex", "grammar"].contains(&kind);
    let compact = if takes_none { "" } else { r#"{"whitespace": "compact"}"# };
    let options = Options::from_json(compact).unwrap();
    let source = Source::from_kind(kind, text, options).unwrap();
    table.matcher(table.compile(&source).unwrap().into())
}

fn matchers() -> Vec<Matcher> {
    let schema = r#"{"type": "object", "additionalProperties": {"type": ["boolean", "array"],
                     "items": {"type": "string", "maxLength": 2}}}"#;
    vec![
        matcher("json_schema", schema),
        matcher("json_object", ""),
        matcher("regex", "(a|b1?)*(true|\\[\\])"),
        matcher("grammar", "root ::= list | \"a\" <turn>\nlist ::= \"{\" (list \",\")* \"}\""),
        matcher("lark", "start: item+ <turn>\nitem: \"a\" | \"b\" \"1\""),
        matcher("lark", "start: \"a\"* (<turn> | \"b\" <turn>)"),
        matcher("lark", "start: \"a\" <turn> | \"b\""),
    ]
}

/// Returns a number below `n` that follows from `seed`, and changes it.
fn pick(seed: &mut u64, n: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % n
}

#[test]
fn masks_are_the_tokens_that_are_taken_along_random_texts() {
    let mut seed = 7;
    for start in matchers() {
        for _ in 0..40 {
            let mut at = start.clone();
            for _ in 0..12 {
                let allowed = at.allowed().unwrap();
                for token in 0..PIECES.len() as u32 {
                    let may_come = allowed.contains(&token);
                    assert_eq!(at.allows(token), Ok(may_come), "{:?} {token}", at.tokens());
                    let mut fork = at.clone();
                    assert_eq!(fork.advance(token), Ok(may_come));
                    assert_eq!(fork.tokens().len(), at.tokens().len() + usize::from(may_come));
                }
                let may_end = allowed.contains(&ENDS[0]);
                assert_eq!(at.is_accepting(), Ok(may_end));
                let token = allowed[pick(&mut seed, allowed.len())];
                assert_eq!(at.advance(token), Ok(true));
                if at.is_ended() {
                    assert_eq!(at.allowed(), Ok(ENDS.to_vec()));
                    let mut ended = at.clone();
                    assert_eq!(ended.validate(&[ENDS[1], ENDS[0], 0]), Ok(2));
                    assert_eq!(ended.advance(ENDS[0]), Ok(true));
                    ended.rollback(1).unwrap();
                    assert!(ended.is_ended());
                    break;
                }
            }
            let back = pick(&mut seed, at.tokens().len() + 1);
            let tokens = at.tokens().to_vec();
            at.rollback(back).unwrap();
            assert!(back == 0 || !at.is_ended());
            let mut again = start.clone();
            let kept = tokens.len() - back;
            assert_eq!(again.validate(&tokens), Ok(tokens.len()));
            assert_eq!(again.advance_all(&tokens[..kept]), Ok(kept));
            assert_eq!(again.allowed(), at.allowed());
            let too_many = kept + 1;
            let refused = Err(Error::Rollback { n: too_many, tokens: kept });
            assert_eq!(at.rollback(too_many), refused);
            at.reset();
            assert_eq!(at.allowed(), start.allowed());
        }
    }
}

#[test]
fn a_token_that_the_grammar_asks_for_ends_the_text() {
    let mut at = matcher("grammar", "root ::= \"a\" <turn>");
    assert_eq!(at.advance(3), Ok(true));
    assert_eq!(at.allowed(), Ok(vec![13]));
    assert_eq!((at.advance(12), at.advance(13)), (Ok(false), Ok(true)));
    assert!(at.is_ended());
}

/// Where the grammar goes on after a token that ends texts, that is one like any other.
#[test]
fn a_text_goes_on_after_an_end_in_the_middle_of_the_grammar() {
    let mut at = matcher("grammar", "root ::= \"a\" <turn> \"b\" <turn>");
    let text = [3, 13, 4, 13];
    for (i, token) in text.into_iter().enumerate() {
        assert_eq!(at.validate(&text[i..]), Ok(4 - i));
        assert_eq!(at.allowed(), Ok(vec![token]));
        let mut words = [0];
        at.fill_within(&mut words, 3 - i).unwrap();
        assert_eq!(words, [1 << token]);
        assert_eq!(at.advance(token), Ok(true));
        assert_eq!(at.is_ended(), i == 3);
    }
    at.reset();
    let mut rows = [0; 5];
    let may_come = at.fill_draft(&text, &[None, Some(0), Some(1), Some(2)], &mut rows, 1).unwrap();
    assert_eq!((may_come, rows[1]), (vec![true; 4], 1 << 13));
}

#[test]
fn draft_trees_have_the_masks_of_their_paths() {
    let mut seed = 11;
    for start in matchers() {
        for _ in 0..20 {
            let n = 1 + pick(&mut seed, 12);
            let parents: Vec<Option<usize>> =
                (0..n).map(|i| pick(&mut seed, i + 1).checked_sub(1)).collect();
            // most tokens are ones that may come there
            let mut places: Vec<Matcher> = Vec::new();
            let mut tokens = Vec::new();
            for parent in &parents {
                let mut at = parent.map_or(&start, |parent| &places[parent]).clone();
                let allowed = at.allowed().unwrap();
                let token = match pick(&mut seed, 4) {
                    0 => pick(&mut seed, PIECES.len()) as u32,
                    _ => allowed[pick(&mut seed, allowed.len())],
                };
                at.advance(token).unwrap();
                tokens.push(token);
                places.push(at);
            }
            let mut rows = vec![u32::MAX; (n + 1) * 2];
            let may_come = start.fill_draft(&tokens, &parents, &mut rows, 2).unwrap();
            let mut expected = vec![0; 2];
            start.fill(&mut expected).unwrap();
            assert_eq!(rows[..2], expected);
            for i in 0..n {
                let mut path = vec![tokens[i]];
                let mut above = parents[i];
                while let Some(parent) = above {
                    path.insert(0, tokens[parent]);
                    above = parents[parent];
                }
                let mut at = start.clone();
                let taken = at.advance_all(&path).unwrap();
                assert_eq!(may_come[i], taken == path.len());
                let mut expected = vec![0; 2];
                if may_come[i] {
                    at.fill(&mut expected).unwrap();
                }
                assert_eq!(rows[2 * (i + 1)..][..2], expected, "{tokens:?} {parents:?} {i}");
            }
        }
        let refused = start.fill_draft(&[3], &[Some(0)], &mut [0; 2], 1);
        assert_eq!(refused, Err(Error::DraftTree { token: 0 }));
        let refused = start.fill_draft(&[3, 3], &[None], &mut [0; 3], 1);
        assert_eq!(refused, Err(Error::DraftTree { token: 1 }));
        let refused = start.fill_draft(&[3], &[None], &mut [0; 1], 1);
        assert_eq!(refused, Err(Error::ShortMask { words: 1, needed: 2 }));
    }
}

#[test]
fn batches_are_the_masks_of_each() {
    let all = matchers();
    let several: Vec<&Matcher> = all.iter().cycle().take(9).collect();
    for threads in [0, 1, 3, 100] {
        let mut rows = vec![u32::MAX; 9 * 3];
        assert_eq!(fill_batch(&several, &mut rows, 3, threads), vec![Ok(()); 9]);
        for (matcher, row) in several.iter().zip(rows.chunks(3)) {
            assert_eq!(matcher.allowed().unwrap(), bits(row).collect::<Vec<_>>());
        }
    }
    let short = fill_batch(&several, &mut [], 0, 2);
    assert_eq!(short[8], Err(Error::ShortMask { words: 0, needed: 1 }));
}

#[test]
fn texts_end_within_their_tokens() {
    let mut seed = 3;
    for start in matchers() {
        let shortest = start.completion().unwrap().unwrap().len();
        for most in shortest..shortest + 12 {
            for _ in 0..10 {
                let mut at = start.clone();
                while !at.is_ended() {
                    let mut words = [0];
                    at.fill_within(&mut words, most - at.tokens().len()).unwrap();
                    let allowed: Vec<u32> = bits(&words).collect();
                    assert!(!allowed.is_empty(), "{:?} of {most}", at.tokens());
                    at.advance(allowed[pick(&mut seed, allowed.len())]).unwrap();
                    assert!(at.tokens().len() <= most + 1);
                }
            }
        }
    }
}

#[test]
fn tokens_of_bounded_masks_are_those_after_which_the_end_fits() {
    let mut seed = 5;
    let unique = r#"{"type": "array", "uniqueItems": true, "minItems": 3,
                     "items": {"type": "string", "maxLength": 3}}"#;
    let many = r#"{"type": "object", "minProperties": 3, "additionalProperties": {"const": 1}}"#;
    let scarce = r#"{"type": "array", "uniqueItems": true, "minItems": 2,
                     "items": {"enum": ["a", "b", "ab", 1]}}"#;
    let mut all = matchers();
    all.extend([unique, many, scarce].map(|schema| matcher("json_schema", schema)));
    for start in all {
        for _ in 0..30 {
            let mut at = start.clone();
            for _ in 0..10 {
                for left in 0..16 {
                    compare_with_tried(&at, left);
                }
                let allowed = at.allowed().unwrap();
                if at.is_ended() || allowed.is_empty() {
                    break;
                }
                at.advance(allowed[pick(&mut seed, allowed.len())]).unwrap();
            }
        }
    }
}

/// Compares a mask of texts that end within `left` tokens with what each token leads to.
fn compare_with_tried(at: &Matcher, left: usize) {
    let mut words = [0];
    at.fill_within(&mut words, left).unwrap();
    let Some(shortest) = at.completion().unwrap().filter(|_| !at.is_ended()) else { return };
    let mut expected = Vec::new();
    for token in at.allowed().unwrap() {
        let mut next = at.clone();
        next.advance(token).unwrap();
        let fits = || at.constraint.fits(next.state(), left.saturating_sub(1)).unwrap();
        if next.is_ended() || fits() {
            expected.push(token);
        }
    }
    if shortest.len() >= left || expected.is_empty() {
        expected.extend(shortest.first().filter(|first| !expected.contains(first)));
        expected.sort_unstable();
    }
    assert_eq!(bits(&words).collect::<Vec<_>>(), expected, "{:?} {left}", at.tokens());
}

#[test]
fn bounded_masks_of_many_names_take_little_memory() {
    let mut tokens: Vec<Box<[u8]>> = (0_u8..=255).map(|byte| [byte].into()).collect();
    tokens.extend((0..20_000).map(|i| format!("name{i}").into_bytes().into()));
    let end = tokens.len() as u32;
    tokens.push(Box::default());
    let table = TokenTable::new(tokens, [], vec![end]).unwrap();
    let schema = r#"{"type": "object", "properties": {"name": {"type": "string"}},
                     "required": ["name"], "additionalProperties": {"type": "integer"}}"#;
    let source = Source::from_kind("json_schema", schema, Options::default()).unwrap();
    let constraint = Arc::new(table.compile(&source).unwrap());
    let mut at = table.matcher(Arc::clone(&constraint));
    let mut words = vec![0; table.mask_words()];
    let before = constraint.size().unwrap();
    for byte in *b"{\"abc\":1,\"abd" {
        for left in [6, 12, 24, 100] {
            at.fill_within(&mut words, left).unwrap();
        }
        at.advance(byte.into()).unwrap();
    }
    let grown = constraint.size().unwrap() - before;
    assert!(grown < 16 << 20, "{grown} bytes");
}

#[test]
fn forced_runs_are_cut_by_the_tokenizer() {
    let at = matcher("regex", "\"a\":true[1a]");
    assert_eq!(at.forced_bytes(), Ok(b"\"a\":true".to_vec()));
    let cuts = |text: &str| match text {
        "\"a\":true" => vec![11, 10],
        _ => Vec::new(),
    };
    assert_eq!(at.forced(&cuts), Ok(vec![11, 10]));
}

#[test]
fn a_serialized_source_gives_the_same_masks() {
    let table = table();
    let source = Source::from_kind("regex", "(ab)*1", Options::default()).unwrap();
    let file = table.serialize(&source).unwrap();
    let read = Source::from_grammar_file(file).unwrap();
    let mut at = table.matcher(table.compile(&read).unwrap().into());
    let mut other = table.matcher(table.compile(&source).unwrap().into());
    for token in [3, 4, 6, 12] {
        assert_eq!(at.allowed(), other.allowed());
        assert!(at.advance(token).unwrap() && other.advance(token).unwrap());
    }
}

#[test]
fn names_and_ends_must_be_tokens() {
    let tokens = || vec![Box::from(*b"a")];
    let missing = |names, ends| TokenTable::new(tokens(), names, ends).unwrap_err().to_string();
    let end = "an end of texts is token 3, but the vocabulary has only 1";
    assert_eq!(missing(None, vec![3]), end);
    let name = "`<a>` is token 1, but the vocabulary has only 1";
    assert_eq!(missing(Some(("<a>".into(), 1)), vec![]), name);
}

#[test]
fn options_of_sampling_are_those_of_the_tokens_that_have_come() {
    let schema = r#"{"type": "object", "x-temperature": 1.5,
                     "additionalProperties": {"type": "array", "x-temperature": 0, "x-top-k": 4}}"#;
    let lark = "start: one <turn> two\none[temperature=0]: \"a\"+\ntwo[top_p=0.5]: \"b\" \"1\"";
    let mut seed = 11;
    for mut at in [matcher("json_schema", schema), matcher("lark", lark)] {
        let mut seen = 0;
        for _ in 0..200 {
            let constraint = Arc::clone(at.constraint());
            let regions = constraint.regions().unwrap();
            let follow = |place, &token: &u32| regions.advance(place, token);
            let place = at.tokens().iter().try_fold(regions.start(), follow).unwrap();
            let expected = regions.options(place).unwrap();
            let mut fork = at.clone();
            let found = at.region_options().unwrap();
            if at.is_ended() {
                assert!(found.is_empty());
            } else {
                assert_eq!(found, expected, "{:?}", at.tokens());
            }
            assert_eq!(fork.region_options(), Ok(found));
            seen += usize::from(!found.is_empty());
            if at.is_ended() || pick(&mut seed, 4) == 0 {
                at.rollback(pick(&mut seed, at.tokens().len() + 1).max(1).min(at.tokens().len()))
                    .unwrap();
                continue;
            }
            let allowed = at.allowed().unwrap();
            at.advance(allowed[pick(&mut seed, allowed.len())]).unwrap();
        }
        assert!(seen > 50, "{seen}");
    }
    assert_eq!(
        matcher("regex", "a").region_options(),
        Ok(crate::region_options::RegionOptions::default())
    );
}
