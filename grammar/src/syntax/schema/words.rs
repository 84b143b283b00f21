//! The number of texts of a regular expression.

use crate::expression::regex::{Re, Res};
use crate::intern::FastMap;

/// The number at which counting ends: more are never asked for.
pub(super) const MAX_VALUES: u64 = 1 << 20;

/// Characters of words that are counted.
const MAX_LENGTH: usize = 64;

/// Returns the number of texts of a regular expression, [`MAX_VALUES`] for that or more, and where
/// it is not known.
pub(super) fn words(res: &mut Res, re: Re) -> u64 {
    fn count(res: &mut Res, re: Re, depth: usize, known: &mut FastMap<Re, u64>) -> u64 {
        if let Some(&known) = known.get(&re) {
            return known;
        }
        if depth > MAX_LENGTH || known.len() > 4 * MAX_LENGTH {
            return MAX_VALUES;
        }
        let mut sum = u64::from(res.nullable(re));
        let mut lo: u32 = 0;
        for &(hi, target) in res.table(re).iter() {
            let n = u64::from(hi.saturating_add(1) - lo);
            lo = hi.saturating_add(1);
            if target != Res::EMPTY {
                sum += n.saturating_mul(count(res, target, depth + 1, known));
            }
            if sum >= MAX_VALUES {
                return MAX_VALUES;
            }
        }
        known.insert(re, sum);
        sum
    }
    count(res, re, 0, &mut FastMap::default())
}

/// Returns the texts of a regular expression; `None` where they are more than `most`, or long.
pub(super) fn list_words(res: &mut Res, re: Re, most: usize) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let mut todo = vec![(re, String::new())];
    let mut left = 16 * most;
    while let Some((re, text)) = todo.pop() {
        left = left.checked_sub(1)?;
        if res.nullable(re) {
            found.push(text.clone());
        }
        if found.len() > most || text.len() > MAX_LENGTH {
            return None;
        }
        let mut lo: u32 = 0;
        for &(hi, target) in res.table(re).iter() {
            let chars = lo..=hi;
            lo = hi.saturating_add(1);
            if target == Res::EMPTY || !res.is_live(target) {
                continue;
            }
            if chars.clone().nth(most).is_some() {
                return None;
            }
            for c in chars.filter_map(char::from_u32) {
                todo.push((target, format!("{text}{c}")));
            }
        }
    }
    Some(found)
}
