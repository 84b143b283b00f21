//! DRY ("don't repeat yourself"): tokens that would carry a repetition on lose the more, the longer
//! it is already.
//!
//! llama.cpp's rules: the last n tokens, prompt included, are searched for the positions where what
//! they end with stood before; the token that followed there is penalised by `multiplier ·
//! base^(length − allowed_length)`. A sequence breaker ends what counts as a repetition.

use std::collections::{HashMap, VecDeque};

use super::SamplingParams;

/// Natural logarithm of the largest `f32`: keeps the power finite.
const MAX_LOG: f32 = 88.722_84;

/// The breakers where nobody names others, llama.cpp's: ends of lines, and what sets off names,
/// speech and stage directions.
pub const DRY_BREAKERS: [&str; 4] = ["\n", ":", "\"", "*"];

/// The recent tokens, and what they would repeat.
#[derive(Debug, Clone)]
pub(super) struct Dry {
    multiplier: f32,
    base: f32,
    allowed_length: usize,
    last_n: usize,
    /// Token a breaker begins with → the rests of the breakers, in tokens.
    breakers: HashMap<u32, Vec<Vec<u32>>>,
    /// The latest token is the last.
    window: VecDeque<u32>,
    /// Length of the suffix that stands at each distance from the end; scratch.
    lengths: Vec<usize>,
    /// Penalties of the next step; scratch.
    longest: HashMap<u32, usize>,
}

impl Dry {
    /// Returns an empty window; `None` if the parameters switch it off.
    pub(super) fn new(params: &SamplingParams) -> Option<Dry> {
        if params.dry_multiplier == 0.0 || params.dry_base < 1.0 || params.dry_penalty_last_n == 0 {
            return None;
        }
        let mut breakers: HashMap<u32, Vec<Vec<u32>>> = HashMap::new();
        for (head, tail) in &params.dry_breakers {
            breakers.entry(*head).or_default().push(tail.clone());
        }
        Some(Dry {
            multiplier: params.dry_multiplier,
            base: params.dry_base,
            allowed_length: params.dry_allowed_length as usize,
            last_n: usize::try_from(params.dry_penalty_last_n).unwrap_or(usize::MAX),
            breakers,
            window: VecDeque::new(),
            lengths: Vec::new(),
            longest: HashMap::new(),
        })
    }

    /// Moves the window on by one token.
    pub(super) fn accept(&mut self, token: u32) {
        if self.window.len() == self.last_n {
            self.window.pop_front();
        }
        self.window.push_back(token);
    }

    /// Returns the token that stands `i` before the latest.
    fn back(&self, i: usize) -> u32 {
        self.window[self.window.len() - 1 - i]
    }

    /// Visits the tokens to penalise with what to subtract.
    pub(super) fn for_each(&mut self, mut visit: impl FnMut(u32, f32)) {
        let n = self.window.len();
        if n <= self.allowed_length {
            return;
        }
        let limit = self.limit();
        if limit < self.allowed_length {
            return;
        }
        self.measure(limit);
        self.longest.clear();
        for k in 1..n {
            let length = self.lengths[k];
            if length >= self.allowed_length {
                // What followed that position, `k` before the end.
                let token = self.back(k - 1);
                let longest = self.longest.entry(token).or_default();
                *longest = length.max(*longest);
            }
        }
        let most = if self.base > 1.000_001 { (MAX_LOG / self.base.ln()) as usize } else { 0 };
        for (&token, &length) in &self.longest {
            if self.breakers.get(&token).is_some_and(|tails| tails.iter().any(Vec::is_empty)) {
                continue;
            }
            let mut exponent = length - self.allowed_length;
            if most > 0 {
                exponent = exponent.min(most);
            }
            let power = f64::from(self.base).powf(exponent as f64);
            visit(token, (f64::from(self.multiplier) * power) as f32);
        }
    }

    /// Returns how far back a repetition may reach: to the end of the latest sequence breaker.
    fn limit(&self) -> usize {
        let n = self.window.len();
        for i in 0..n {
            let Some(tails) = self.breakers.get(&self.back(i)) else { continue };
            let whole = |tail: &&Vec<u32>| {
                tail.len() <= i
                    && tail.iter().enumerate().all(|(j, &token)| token == self.back(i - j - 1))
            };
            if let Some(longest) = tails.iter().filter(whole).map(Vec::len).max() {
                return i - longest;
            }
        }
        n
    }

    /// Measures `lengths[k]`: how many tokens before the one `k` back are those before the end, at
    /// most `limit`. The Z-algorithm, read from the end: linear.
    fn measure(&mut self, limit: usize) {
        let n = self.window.len();
        let mut lengths = std::mem::take(&mut self.lengths);
        lengths.clear();
        lengths.resize(n, 0);
        let mut left = 0;
        let mut right = 0;
        for k in 1..n {
            let inside = if k <= right { lengths[k - left] } else { 0 };
            if k <= right && inside < right - k + 1 {
                lengths[k] = inside.min(limit);
                continue;
            }
            let mut end = if k <= right { right + 1 } else { k };
            while end < n && self.back(end) == self.back(end - k) {
                end += 1;
            }
            lengths[k] = (end - k).min(limit);
            if end > k {
                left = k;
                right = end - 1;
            }
        }
        self.lengths = lengths;
    }
}

/// Returns the forms in which a token can begin a text that breaks sequences: (token, the tokens of
/// the rest). `pieces` are all tokens and the text they spell, `encode` gives the tokens of a text
/// in the middle of another.
pub fn breakers<'a>(
    text: &str,
    pieces: impl Iterator<Item = (u32, &'a [u8])>,
    encode: impl Fn(&str) -> Vec<u32>,
) -> Vec<(u32, Vec<u32>)> {
    /// Longest rest, in tokens.
    const MAX_TAIL: usize = 20;
    let bytes = text.as_bytes();
    let mut found: Vec<(u32, Vec<u32>)> = Vec::new();
    for (token, piece) in pieces {
        if bytes.is_empty() || piece.windows(bytes.len()).any(|part| part == bytes) {
            if !bytes.is_empty() {
                found.push((token, Vec::new()));
            }
            continue;
        }
        // The piece ends with the beginning of the text.
        for length in (1..bytes.len().min(piece.len() + 1)).rev() {
            let Some(rest) = text.get(length..) else { continue };
            if piece.ends_with(&bytes[..length]) {
                let mut tail = encode(rest);
                tail.truncate(MAX_TAIL);
                if !found.contains(&(token, tail.clone())) {
                    found.push((token, tail));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dry(allowed: u32, breakers: Vec<(u32, Vec<u32>)>, tokens: &[u32]) -> Vec<(u32, f32)> {
        let params = SamplingParams {
            dry_multiplier: 1.0,
            dry_base: 2.0,
            dry_allowed_length: allowed,
            dry_breakers: breakers,
            ..Default::default()
        };
        let mut dry = Dry::new(&params).unwrap();
        for &token in tokens {
            dry.accept(token);
        }
        let mut penalties = Vec::new();
        dry.for_each(|token, penalty| penalties.push((token, penalty)));
        penalties.sort_by_key(|p| p.0);
        penalties
    }

    /// a b c c b c y a b c: a further c carries on 3 tokens, b 1, y 2.
    #[test]
    fn the_longer_a_repetition_the_more_it_costs() {
        let tokens = [1, 2, 3, 3, 2, 3, 9, 1, 2, 3];
        assert_eq!(dry(1, vec![], &tokens), [(2, 1.0), (3, 4.0), (9, 2.0)]);
        assert_eq!(dry(2, vec![], &tokens), [(3, 2.0), (9, 1.0)]);
        assert_eq!(dry(4, vec![], &tokens), []);
    }

    #[test]
    fn a_breaker_ends_what_counts() {
        let tokens = [1, 2, 3, 4, 1, 2, 3];
        assert_eq!(dry(1, vec![], &tokens), [(4, 4.0)]);
        assert_eq!(dry(1, vec![(2, vec![])], &tokens), [(4, 1.0)]);
        assert_eq!(dry(1, vec![(1, vec![2])], &tokens), [(4, 1.0)]);
        // A breaker itself is never penalised.
        assert_eq!(dry(1, vec![(4, vec![])], &tokens), []);
    }

    #[test]
    fn a_window_keeps_its_size() {
        let params =
            SamplingParams { dry_multiplier: 1.0, dry_penalty_last_n: 3, ..Default::default() };
        let mut dry = Dry::new(&params).unwrap();
        (0..100).for_each(|i| dry.accept(i % 2));
        assert_eq!(dry.window.len(), 3);
        assert!(Dry::new(&SamplingParams::default()).is_none());
    }
}
