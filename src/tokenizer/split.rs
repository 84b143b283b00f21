//! Splitting text into words before BPE: a small matcher for the patterns that pre-tokenizers are
//! made of.
//!
//! Every known pre-tokenizer is a sequence of [`SplitStage`]s, each of which splits the pieces of
//! the one before. Most stages are alternations of [`SplitRule`]s, tried in order as a backtracking
//! regular expression would; text that no rule matches becomes pieces of its own. A rule costs time
//! in proportion to what it matches: its shapes are those whose backtracking is known in advance,
//! so none can be made to run away. The patterns themselves are in `pre`.

use super::unicode::{
    CAPITAL, CharClass, L, M, N, ND, NEWLINE, SMALL, WHITE, char_at, class_of, run_end,
};
use super::watch::Stopped;

/// One pass over the text.
#[derive(Debug)]
pub(super) enum SplitStage {
    /// The first rule that matches gives the next piece.
    Rules(&'static [SplitRule]),
    /// `\s+$`: the white space at the end of a piece is a piece.
    TrailingSpace,
    /// Runs of `\p{N}` are cut from the right into threes. What stands before a run stays with its
    /// first group.
    GroupNumbers,
    /// `(?=(\d{3})+(?!\d))`: runs of digits are cut from the right into threes.
    GroupDigits,
    /// `\d{1,3}(?=(?:\d{3})*\b)`: runs of digits that end a word are pieces of their own, cut from
    /// the right into threes.
    WordEndDigits,
    /// White space without newlines is cut from the left into powers of two, the largest first, at
    /// most 512.
    SpacePowers,
}

/// One alternative of a pattern.
#[derive(Debug)]
pub(super) enum SplitRule {
    /// `lead? body{1,max} tail*`
    Run { lead: CharClass, body: CharClass, max: usize, tail: CharClass },
    /// `lead body+`
    Led { lead: CharClass, body: CharClass },
    /// Exactly `n` of `body`.
    Exactly { body: CharClass, n: usize },
    /// `lead? U* X+`, or where that fails `lead? U+ X*`, with U = `body` without small letters and
    /// X = `body` without capital ones; and with `apostrophe` the optional end `'s`, `'T`, `'re` …
    Cased { lead: CharClass, body: CharClass, apostrophe: bool },
    /// `lead? [set]+`, or `lead? [^set\s]+` where `inverted`. The ranges of the set are in order.
    Set { lead: CharClass, set: &'static [(u32, u32)], inverted: bool },
    /// Anything else: the length of the match at the start of the text, 0 for none.
    Fn(fn(&str) -> usize),
}

impl SplitRule {
    /// Matches `lead? body+ tail*`
    pub(super) const fn run(lead: CharClass, body: CharClass, tail: CharClass) -> SplitRule {
        SplitRule::Run { lead, body, max: usize::MAX, tail }
    }

    /// Matches `body{1,max}`
    pub(super) const fn up_to(max: usize, body: CharClass) -> SplitRule {
        SplitRule::Run { lead: 0, body, max, tail: 0 }
    }

    /// Returns where the match at byte `at` ends; `at` if there is none. `at` is before the end.
    fn end(&self, text: &str, at: usize) -> usize {
        match *self {
            SplitRule::Run { lead, body, max, tail } => {
                let start = after_lead(text, at, lead, body);
                let end = if max == usize::MAX {
                    run_end(text, start, body)
                } else {
                    take(text, start, body, max)
                };
                if end > start { run_end(text, end, tail) } else { at }
            }
            SplitRule::Led { lead, body } => {
                let first = char_at(text, at);
                let end = run_end(text, at + first.len, body);
                if first.is(lead) && end > at + first.len { end } else { at }
            }
            SplitRule::Exactly { body, n } => {
                let end = take(text, at, body, n);
                if text[at..end].chars().count() == n { end } else { at }
            }
            SplitRule::Cased { lead, body, apostrophe } => {
                let start = after_lead(text, at, lead, body);
                // a mark may be lead or body: the lead is given back before the second alternative
                // is tried
                let end = lower_end(text, start, body)
                    .or_else(|| if start > at { lower_end(text, at, body) } else { None })
                    .unwrap_or_else(|| run_end(text, start, body & !SMALL));
                if apostrophe && end > at { after_contraction(text, end) } else { end }
            }
            SplitRule::Set { lead, set, inverted } => {
                let matches = |c: char| {
                    if inverted { !c.is_whitespace() && !is_in(set, c) } else { is_in(set, c) }
                };
                let first = char_at(text, at);
                let is_led = first.is(lead) && text[at + first.len..].starts_with(matches);
                let start = if is_led { at + first.len } else { at };
                let rest = &text[start..];
                start + rest.find(|c| !matches(c)).unwrap_or(rest.len())
            }
            SplitRule::Fn(length) => at + length(&text[at..]),
        }
    }
}

/// Returns whether the character is in one of the ranges, which have both ends and are in order.
fn is_in(ranges: &[(u32, u32)], c: char) -> bool {
    let c = u32::from(c);
    let n_before = ranges.partition_point(|&(_, last)| last < c);
    ranges.get(n_before).is_some_and(|&(first, _)| first <= c)
}

/// Returns where `body` starts when an optional `lead` stands before it. The lead is taken if a
/// body follows it.
fn after_lead(text: &str, at: usize, lead: CharClass, body: CharClass) -> usize {
    let first = char_at(text, at);
    if first.is(lead) && char_at(text, at + first.len).is(body) { at + first.len } else { at }
}

/// Returns where a run of at most `max` characters ends.
fn take(text: &str, mut at: usize, class: CharClass, max: usize) -> usize {
    for _ in 0..max {
        let c = char_at(text, at);
        if !c.is(class) {
            break;
        }
        at += c.len;
    }
    at
}

/// Returns where `U* X+` ends, see [`SplitRule::Cased`].
///
/// The greedy `U*` gives back one letter at a time until an `X` follows; `X+` then gets no further
/// than that letter.
fn lower_end(text: &str, mut at: usize, body: CharClass) -> Option<usize> {
    let upper = body & !SMALL;
    let other = body & !CAPITAL;
    let mut after_last_other = None;
    loop {
        let c = char_at(text, at);
        if !c.is(upper) {
            return if c.is(other) { Some(run_end(text, at, other)) } else { after_last_other };
        }
        at += c.len;
        if c.is(other) {
            after_last_other = Some(at);
        }
    }
}

/// Returns where an optional contraction in any case ends.
fn after_contraction(text: &str, at: usize) -> usize {
    at + any_case_contraction(&text[at..])
}

/// Matches `'s|'t|'re|'ve|'m|'ll|'d`
pub(super) fn contraction(text: &str) -> usize {
    match text.as_bytes() {
        [b'\'', b's' | b't' | b'm' | b'd', ..] => 2,
        [b'\'', b'r' | b'v', b'e', ..] | [b'\'', b'l', b'l', ..] => 3,
        _ => 0,
    }
}

/// Matches `(?i:'s|'t|'re|'ve|'m|'ll|'d)`, where `ſ` is an `s` too.
pub(super) fn any_case_contraction(text: &str) -> usize {
    let head = |n| text.as_bytes().get(n).map_or(0, u8::to_ascii_lowercase);
    if head(0) != b'\'' {
        return 0;
    }
    match (head(1), head(2)) {
        (b's' | b't' | b'm' | b'd', _) => 2,
        (b'r' | b'v', b'e') | (b'l', b'l') => 3,
        _ if text[1..].starts_with('ſ') => 1 + 'ſ'.len_utf8(),
        _ => 0,
    }
}

/// Matches `\s*[\r\n]+`
pub(super) fn newlines(text: &str) -> usize {
    let white = &text[..run_end(text, 0, WHITE)];
    white.rfind(['\r', '\n']).map_or(0, |last| last + 1)
}

/// Matches `\s+(?!\S)|\s+`: white space, without its last character where a word follows.
pub(super) fn spaces(text: &str) -> usize {
    let end = run_end(text, 0, WHITE);
    match text[..end].char_indices().next_back() {
        Some((last, _)) if end < text.len() && last > 0 => last,
        _ => end,
    }
}

/// A function that takes the end of each part of a text, in order.
type CutSink<'a> = dyn FnMut(usize) -> Result<(), Stopped> + 'a;

impl SplitStage {
    /// Splits one piece; calls `cut` with the end of each part, in order, the last with the length
    /// of the piece.
    fn split(&self, piece: &str, cut: &mut CutSink<'_>) -> Result<(), Stopped> {
        match self {
            SplitStage::Rules(rules) => {
                let mut at = 0;
                let mut done = 0;
                while at < piece.len() {
                    let end = rules.iter().map(|rule| rule.end(piece, at)).find(|&end| end > at);
                    let Some(end) = end else {
                        at += char_at(piece, at).len;
                        continue;
                    };
                    if at > done {
                        cut(at)?;
                    }
                    cut(end)?;
                    at = end;
                    done = end;
                }
                if at > done { cut(at) } else { Ok(()) }
            }
            SplitStage::TrailingSpace => {
                let start = piece.trim_end().len();
                if start > 0 && start < piece.len() {
                    cut(start)?;
                }
                cut(piece.len())
            }
            SplitStage::GroupNumbers => group(piece, N, |left, total| left < total, cut),
            SplitStage::GroupDigits => group(piece, ND, |left, _| left > 0, cut),
            SplitStage::WordEndDigits => word_end_digits(piece, cut),
            SplitStage::SpacePowers => powers(piece, cut),
        }
    }
}

/// Cuts the runs of `class` where a multiple of three characters of the run is left, if
/// `wanted(left, total)`.
fn group(
    piece: &str,
    class: CharClass,
    wanted: impl Fn(usize, usize) -> bool,
    cut: &mut CutSink<'_>,
) -> Result<(), Stopped> {
    let mut at = 0;
    let mut done = 0;
    while at < piece.len() {
        let end = run_end(piece, at, class);
        let total = piece[at..end].chars().count();
        for left in (0..=total).rev() {
            if left % 3 == 0 && wanted(left, total) && at > done {
                cut(at)?;
                done = at;
            }
            at += if left > 0 { char_at(piece, at).len } else { 0 };
        }
        at += char_at(piece, at).len; // the character after the run
    }
    if done < piece.len() { cut(piece.len()) } else { Ok(()) }
}

/// Cuts a piece as [`SplitStage::WordEndDigits`] says.
fn word_end_digits(piece: &str, cut: &mut CutSink<'_>) -> Result<(), Stopped> {
    let mut at = 0;
    let mut done = 0;
    while at < piece.len() {
        let end = run_end(piece, at, ND);
        if end > at && !piece[end..].starts_with(is_word) {
            if at > done {
                cut(at)?;
            }
            let mut left = piece[at..end].chars().count();
            while left > 0 {
                let n = (left - 1) % 3 + 1;
                at = take(piece, at, ND, n);
                left -= n;
                cut(at)?;
            }
            done = end;
        }
        at = end + char_at(piece, end).len; // the character after the run
    }
    if done < piece.len() { cut(piece.len()) } else { Ok(()) }
}

/// Returns whether the character is `\w` to Oniguruma, which the tokenizers of Hugging Face match
/// patterns with.
fn is_word(c: char) -> bool {
    const JOINS: [char; 10] = ['_', '‿', '⁀', '⁔', '︳', '︴', '﹍', '﹎', '﹏', '＿'];
    let is_latin_number = matches!(c, '²' | '³' | '¹' | '¼'..='¾');
    class_of(c) & (L | M | ND) != 0 || c.is_alphabetic() || is_latin_number || JOINS.contains(&c)
}

/// Cuts a piece of nothing but white space without newlines as [`SplitStage::SpacePowers`] says.
fn powers(piece: &str, cut: &mut CutSink<'_>) -> Result<(), Stopped> {
    if run_end(piece, 0, WHITE & !NEWLINE) < piece.len() {
        return cut(piece.len());
    }
    let mut left = piece.chars().count();
    let mut at = 0;
    while left > 0 {
        let n = (1 << left.ilog2()).min(512);
        at = take(piece, at, WHITE, n);
        left -= n;
        cut(at)?;
    }
    Ok(())
}

/// Splits `text` with `stages` and calls `word` with each word, in order. Words may be any length
/// but 0.
///
/// # Errors
/// Those of `word`.
pub(super) fn words(
    text: &str,
    stages: &[SplitStage],
    word: &mut dyn FnMut(&str) -> Result<(), Stopped>,
) -> Result<(), Stopped> {
    let Some((stage, others)) = stages.split_first() else {
        return if text.is_empty() { Ok(()) } else { word(text) };
    };
    let mut start = 0;
    stage.split(text, &mut |end| {
        let part = &text[start..end];
        start = end;
        words(part, others, word)
    })
}
