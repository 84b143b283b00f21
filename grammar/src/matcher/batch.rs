//! Masks of several texts at once.

use std::sync::Mutex;
use std::thread;

use super::Matcher;
use crate::Error;

/// Writes the masks of several texts, one row of `width` words each, and returns what
/// [`Matcher::fill`] does for each; a row whose mask is an error becomes 0.
///
/// With more than one thread, as many share the rows, the caller's among them; fewer where the
/// system has none left, and WebAssembly has one. They are no threads of a pool, of which a process
/// that Python has forked would have none. Texts of the same constraint wait for each other,
/// so that threads help texts of different ones.
///
/// # Panics
/// When `rows` has not `width` words for each text.
///
/// # Examples
/// ```
/// use hob_grammar::{Source, TokenTable, fill_batch};
///
/// let tokens = ["a", "b", ""].map(|token| token.as_bytes().into());
/// let table = TokenTable::new(tokens.into(), [], vec![2])?;
/// let compile = |pattern: &str| table.compile(&Source::Regex(pattern.into()));
/// let one = table.matcher(compile("a")?.into());
/// let other = table.matcher(compile("b?")?.into());
/// let mut rows = [0; 2];
/// let filled = fill_batch(&[&one, &other], &mut rows, 1, 1);
/// assert!(filled.iter().all(Result::is_ok));
/// assert_eq!(rows, [0b001, 0b110]);
/// # Ok::<(), hob_grammar::Error>(())
/// ```
pub fn fill_batch(
    matchers: &[&Matcher],
    rows: &mut [u32],
    width: usize,
    threads: usize,
) -> Vec<Result<(), Error>> {
    assert_eq!(Some(rows.len()), matchers.len().checked_mul(width), "a row for each text");
    let mut answers = vec![Ok(()); matchers.len()];
    if width == 0 {
        for (matcher, answer) in matchers.iter().zip(&mut answers) {
            *answer = matcher.fill(&mut []);
        }
        return answers;
    }
    let work = Mutex::new(matchers.iter().zip(rows.chunks_mut(width)).zip(&mut answers));
    let share = || {
        loop {
            let next = work.lock().ok().and_then(|mut work| work.next());
            let Some(((matcher, row), answer)) = next else { break };
            *answer = matcher.fill(row);
            if answer.is_err() {
                row.fill(0);
            }
        }
    };
    let helpers = threads.min(matchers.len()).saturating_sub(1);
    if helpers == 0 || cfg!(target_family = "wasm") {
        share();
    } else {
        thread::scope(|scope| {
            for _ in 0..helpers {
                if thread::Builder::new().spawn_scoped(scope, share).is_err() {
                    break;
                }
            }
            share();
        });
    }
    answers
}
