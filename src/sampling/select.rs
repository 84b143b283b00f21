//! Passes over the whole vocabulary: the best token, the best k.
//!
//! Both walk blocks of 32 logits, one word of the bitmap of allowed tokens each: a block whose
//! word is empty is not read, and a block with no logit above the floor costs a few vector
//! comparisons. NaN compares false with everything and is never taken.

use std::cmp::Ordering;

use super::Error;

/// Tokens a block holds: the bits of one word of the bitmap.
const BLOCK: usize = u32::BITS as usize;

/// A token still in the race.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Candidate {
    /// Its id.
    pub token: u32,
    /// Its logit; the draw puts its unnormalised probability here.
    pub score: f32,
}

impl Candidate {
    /// Compares for an order of best first: by score, equals by id. A total order, as no score is
    /// NaN.
    pub(super) fn best_first(a: &Candidate, b: &Candidate) -> Ordering {
        b.score.partial_cmp(&a.score).unwrap_or(Ordering::Equal).then(a.token.cmp(&b.token))
    }
}

/// Returns whether a bitmap of allowed tokens, where there is one, has a token.
pub(super) fn is_allowed(allowed: Option<&[u32]>, token: u32) -> bool {
    allowed.is_none_or(|words| {
        words.get(token as usize / BLOCK).is_some_and(|word| word >> (token % 32) & 1 == 1)
    })
}

/// Returns the blocks of `logits` with any token allowed: (id of the first token, logits, bits
/// allowed).
fn blocks<'a>(
    logits: &'a [f32],
    allowed: Option<&'a [u32]>,
) -> impl Iterator<Item = (u32, &'a [f32], u32)> {
    logits.chunks(BLOCK).enumerate().filter_map(move |(i, block)| {
        let within = u32::MAX >> (BLOCK - block.len());
        let word = match allowed {
            None => u32::MAX,
            Some(words) => words.get(i).copied().unwrap_or(0),
        };
        let bits = word & within;
        (bits != 0).then_some(((i * BLOCK) as u32, block, bits))
    })
}

/// Returns the positions of the set bits, ascending.
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let i = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            i
        })
    })
}

/// Returns whether a value of the block exceeds `floor`; a NaN does not.
fn any_above(block: &[f32], floor: f32) -> bool {
    // No early exit: the loop becomes vector comparisons.
    block.iter().fold(false, |any, &x| any | (x > floor))
}

/// Returns the allowed token with the largest logit, the lowest id among equals; `None` if no
/// allowed logit is above −∞.
pub(super) fn argmax(logits: &[f32], allowed: Option<&[u32]>) -> Option<u32> {
    let mut best = None;
    let mut floor = f32::NEG_INFINITY;
    for (first, block, bits) in blocks(logits, allowed) {
        if any_above(block, floor) {
            for i in ones(bits) {
                if block[i] > floor {
                    floor = block[i];
                    best = Some(first + i as u32);
                }
            }
        }
    }
    best
}

/// Returns the first allowed token whose logit is a number: the choice where all that may be chosen
/// is −∞.
pub(super) fn first_number(logits: &[f32], allowed: Option<&[u32]>) -> Result<u32, Error> {
    let mut error = Error::NothingAllowed;
    for (first, block, bits) in blocks(logits, allowed) {
        error = Error::NotANumber;
        if let Some(i) = ones(bits).find(|&i| !block[i].is_nan()) {
            return Ok(first + i as u32);
        }
    }
    Err(error)
}

/// Fills `out` with the `k` allowed tokens of largest logit, in no order; all of them, in the
/// order of ids, where no more than `k` are above −∞.
///
/// Linear time: what passes the floor is collected up to 2k, then halved by selection, which
/// raises the floor.
pub(super) fn best_k(logits: &[f32], allowed: Option<&[u32]>, k: usize, out: &mut Vec<Candidate>) {
    out.clear();
    if k == 0 {
        return;
    }
    // Small k: a longer run before the first selection finds a higher first floor.
    let full = k.saturating_mul(2).max(256);
    let mut floor = f32::NEG_INFINITY;
    for (first, block, bits) in blocks(logits, allowed) {
        if !any_above(block, floor) {
            continue;
        }
        let above = ones(bits).filter(|&i| block[i] > floor);
        out.extend(above.map(|i| Candidate { token: first + i as u32, score: block[i] }));
        if out.len() >= full {
            floor = keep_best(out, k);
        }
    }
    if out.len() > k {
        keep_best(out, k);
    }
}

/// Cuts `out` to its best `k ≥ 1`; the score of the worst of them.
fn keep_best(out: &mut Vec<Candidate>, k: usize) -> f32 {
    let (_, worst, _) = out.select_nth_unstable_by(k - 1, Candidate::best_first);
    let floor = worst.score;
    out.truncate(k);
    floor
}
