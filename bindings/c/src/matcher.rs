//! Positions of texts in their constraints.

use std::ptr::null_mut;

use hob_grammar::{Matcher, draft_parents, fill_batch};

use crate::constraint::CompiledConstraint;
use crate::handle::{array, array_mut, exclusive, free, shared};
use crate::status::{Failure, Status, call};

/// The position of a text in a constraint.
pub struct TextMatcher(Matcher);

/// Makes the position before any text.
///
/// # Safety
/// `constraint` has not been freed, and `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_new(
    constraint: *const CompiledConstraint,
    out: *mut *mut TextMatcher,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, out) = unsafe { (shared(constraint, "constraint")?, exclusive(out, "out")?) };
        *out = Box::into_raw(Box::new(TextMatcher(this.shared.matcher()?)));
        Ok(())
    })
}

/// Returns a copy of a position, which goes its own way; null for null.
///
/// # Safety
/// `matcher` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_fork(matcher: *const TextMatcher) -> *mut TextMatcher {
    // SAFETY: the caller's
    let this = unsafe { shared(matcher, "matcher") };
    this.map_or(null_mut(), |this| Box::into_raw(Box::new(TextMatcher(this.0.clone()))))
}

/// Frees a position.
///
/// # Safety
/// `matcher` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_free(matcher: *mut TextMatcher) {
    // SAFETY: the caller's
    unsafe { free(matcher) }
}

/// Writes the tokens that may come next to `words`: bit `t % 32` of word `t / 32` for token `t`.
///
/// # Safety
/// `matcher` has not been freed, and `words` has `n`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_fill(
    matcher: *const TextMatcher,
    words: *mut u32,
    n: usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, words) = unsafe { (shared(matcher, "matcher")?, array_mut(words, n, "words")?) };
        Ok(this.0.fill(words)?)
    })
}

/// Writes the tokens that may come next to `words`, but for those after which the text could not
/// be ended with `left` tokens in all, the one that ends it not counted. The first token of the
/// shortest known completion is always among them, also where that is longer than `left`.
///
/// # Safety
/// As `hob_matcher_fill`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_fill_within(
    matcher: *const TextMatcher,
    words: *mut u32,
    n: usize,
    left: usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, words) = unsafe { (shared(matcher, "matcher")?, array_mut(words, n, "words")?) };
        Ok(this.0.fill_within(words, left)?)
    })
}

/// Writes the masks of `n` texts, one row of `width` words each, on up to `threads` threads, and
/// the outcome of each to `statuses`; the row of a text that fails becomes 0, and `hob_error` is
/// the text of the last such failure.
///
/// # Safety
/// `matchers` and `statuses` have `n` values, no matcher has been freed, and `rows` has `n * width`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_fill_batch(
    matchers: *const *const TextMatcher,
    n: usize,
    rows: *mut u32,
    width: usize,
    threads: usize,
    statuses: *mut Status,
) -> Status {
    call(|| {
        let words = n.checked_mul(width).ok_or_else(|| Failure::argument("rows are too long"))?;
        // SAFETY: the caller's
        let (pointers, rows, statuses) = unsafe {
            let rows = array_mut(rows, words, "rows")?;
            (array(matchers, n, "matchers")?, rows, array_mut(statuses, n, "statuses")?)
        };
        let matchers: Vec<&Matcher> = pointers
            .iter()
            // SAFETY: the caller's
            .map(|&pointer| unsafe { shared(pointer, "matchers") }.map(|this| &this.0))
            .collect::<Result<_, _>>()?;
        for (outcome, status) in
            fill_batch(&matchers, rows, width, threads).into_iter().zip(statuses)
        {
            *status = call(|| Ok(outcome?));
        }
        Ok(())
    })
}

/// Writes the masks along a tree of `n` drafted tokens: a row of `width` words for this position,
/// and one for each token. `parents[i]` is the number of the token that token `i` comes behind, or
/// -1 for this position. `may_come[i]` becomes 1 where token `i` may come.
///
/// # Safety
/// `matcher` has not been freed, `tokens`, `parents` and `may_come` have `n` values, and `rows` has
/// `(n + 1) * width`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_fill_draft(
    matcher: *const TextMatcher,
    tokens: *const u32,
    parents: *const i32,
    n: usize,
    rows: *mut u32,
    width: usize,
    may_come: *mut u8,
) -> Status {
    call(|| {
        let words = n.checked_add(1).and_then(|n| n.checked_mul(width));
        let words = words.ok_or_else(|| Failure::argument("rows are too long"))?;
        // SAFETY: the caller's
        let (this, tokens, parents) = unsafe {
            let this = shared(matcher, "matcher")?;
            (this, array(tokens, n, "tokens")?, array(parents, n, "parents")?)
        };
        // SAFETY: the caller's
        let (rows, may_come) =
            unsafe { (array_mut(rows, words, "rows")?, array_mut(may_come, n, "may_come")?) };
        let parents = draft_parents(parents.iter().copied())?;
        let answers = this.0.fill_draft(tokens, &parents, rows, width)?;
        for (out, answer) in may_come.iter_mut().zip(answers) {
            *out = answer.into();
        }
        Ok(())
    })
}

/// Writes to `may_come` whether a token may come next.
///
/// # Safety
/// `matcher` has not been freed, and `may_come` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_allows(
    matcher: *const TextMatcher,
    token: u32,
    may_come: *mut bool,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, out) =
            unsafe { (shared(matcher, "matcher")?, exclusive(may_come, "may_come")?) };
        *out = this.0.allows(token)?;
        Ok(())
    })
}

/// Takes tokens one after the other up to the first that may not come, and writes how many to
/// `taken`.
///
/// # Safety
/// `matcher` has not been freed, `tokens` has `n` values, and `taken` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_advance(
    matcher: *mut TextMatcher,
    tokens: *const u32,
    n: usize,
    taken: *mut usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, tokens, taken) = unsafe {
            let this = exclusive(matcher, "matcher")?;
            (this, array(tokens, n, "tokens")?, exclusive(taken, "taken")?)
        };
        let before = this.0.tokens().len();
        let outcome = this.0.advance_all(tokens);
        *taken = this.0.tokens().len() - before;
        outcome?;
        Ok(())
    })
}

/// Takes the last `n` tokens back.
///
/// # Safety
/// `matcher` has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_rollback(matcher: *mut TextMatcher, n: usize) -> Status {
    call(|| {
        // SAFETY: the caller's
        let this = unsafe { exclusive(matcher, "matcher")? };
        Ok(this.0.rollback(n)?)
    })
}

/// Returns whether a token has ended the text; false for null.
///
/// # Safety
/// `matcher` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_is_ended(matcher: *const TextMatcher) -> bool {
    // SAFETY: the caller's
    unsafe { shared(matcher, "matcher") }.is_ok_and(|this| this.0.is_ended())
}

/// Writes to `accepting` whether the text may end here, or has.
///
/// # Safety
/// `matcher` has not been freed, and `accepting` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_is_accepting(
    matcher: *const TextMatcher,
    accepting: *mut bool,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, out) =
            unsafe { (shared(matcher, "matcher")?, exclusive(accepting, "accepting")?) };
        *out = this.0.is_accepting()?;
        Ok(())
    })
}

/// Writes the bytes that come next whatever is chosen to `bytes`, as far as `capacity` allows, and
/// how many there are to `n`.
///
/// # Safety
/// `matcher` has not been freed, `bytes` has room for `capacity`, and `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_forced_bytes(
    matcher: *const TextMatcher,
    bytes: *mut u8,
    capacity: usize,
    n: *mut usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, n) = unsafe { (shared(matcher, "matcher")?, exclusive(n, "n")?) };
        // SAFETY: the caller's
        unsafe { write_out(&this.0.forced_bytes()?, bytes, capacity, n) }
    })
}

/// Writes the tokens of a short text that completes this one to `tokens`, as far as `capacity`
/// allows, and how many there are to `n`; the token that ends the text is not among them.
///
/// # Safety
/// `matcher` has not been freed, `tokens` has room for `capacity`, and `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_matcher_completion(
    matcher: *const TextMatcher,
    tokens: *mut u32,
    capacity: usize,
    n: *mut usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, n) = unsafe { (shared(matcher, "matcher")?, exclusive(n, "n")?) };
        let completion = this.0.completion()?.ok_or(hob_grammar::Error::DeadEnd)?;
        // SAFETY: the caller's
        unsafe { write_out(&completion, tokens, capacity, n) }
    })
}

/// Writes values as far as there is room, and how many there are.
///
/// # Safety
/// `out` has room for `capacity` values.
pub(crate) unsafe fn write_out<T: Copy>(
    values: &[T],
    out: *mut T,
    capacity: usize,
    n: &mut usize,
) -> Result<(), Failure> {
    // SAFETY: the caller's
    let room = unsafe { array_mut(out, capacity, "out")? };
    let written = room.len().min(values.len());
    room[..written].copy_from_slice(&values[..written]);
    *n = values.len();
    Ok(())
}
