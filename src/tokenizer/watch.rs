//! Looking, every few KiB of text, whether the caller still wants the tokens.

/// Encoding was stopped by its caller before the end of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("encoding was stopped")]
pub struct Stopped;

/// Bytes of text between two questions: a millisecond or two of work.
const EVERY: usize = 16 << 10;

/// A watch that asks `is_stopped` at the start and again after every [`EVERY`] bytes of work.
pub(super) struct StopWatch<'a> {
    is_stopped: &'a dyn Fn() -> bool,
    left: usize,
}

impl<'a> StopWatch<'a> {
    pub(super) fn new(is_stopped: &'a dyn Fn() -> bool) -> StopWatch<'a> {
        StopWatch { is_stopped, left: 0 }
    }

    /// Counts work on `bytes` bytes.
    ///
    /// # Errors
    /// The caller wants no more.
    pub(super) fn passed(&mut self, bytes: usize) -> Result<(), Stopped> {
        if bytes <= self.left {
            self.left -= bytes;
            return Ok(());
        }
        self.left = EVERY;
        if (self.is_stopped)() { Err(Stopped) } else { Ok(()) }
    }
}
