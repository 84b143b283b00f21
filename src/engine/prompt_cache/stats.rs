//! Counts of a prompt cache.

use std::iter::Sum;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The totals of a prompt cache since the start, and the size of its folder; all 0 without one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PageStats {
    /// Prompts that were looked up in the folder.
    pub queries: u64,
    /// Those of which something was found.
    pub hits: u64,
    /// Tokens of prompts that were found.
    pub tokens: u64,
    /// Bytes that were read.
    pub read_bytes: u64,
    /// Bytes that were written.
    pub written_bytes: u64,
    /// Bytes of the folder's files when it was last looked at.
    pub stored_bytes: u64,
    /// Bytes of copies that wait to be written.
    pub waiting_bytes: u64,
}

/// The counters that the threads write and [`PageCounters::stats`] reads.
#[derive(Default)]
pub(in crate::engine) struct PageCounters {
    /// See [`PageStats::queries`].
    pub queries: AtomicU64,
    /// See [`PageStats::hits`].
    pub hits: AtomicU64,
    /// See [`PageStats::tokens`].
    pub tokens: AtomicU64,
    /// See [`PageStats::read_bytes`].
    pub read_bytes: AtomicU64,
    /// See [`PageStats::written_bytes`].
    pub written_bytes: AtomicU64,
    /// See [`PageStats::stored_bytes`].
    pub stored_bytes: AtomicU64,
    /// See [`PageStats::waiting_bytes`].
    pub waiting_bytes: AtomicU64,
}

impl PageCounters {
    /// Returns the present values.
    pub(in crate::engine) fn stats(&self) -> PageStats {
        PageStats {
            queries: self.queries.load(Relaxed),
            hits: self.hits.load(Relaxed),
            tokens: self.tokens.load(Relaxed),
            read_bytes: self.read_bytes.load(Relaxed),
            written_bytes: self.written_bytes.load(Relaxed),
            stored_bytes: self.stored_bytes.load(Relaxed),
            waiting_bytes: self.waiting_bytes.load(Relaxed),
        }
    }
}

/// Several caches together.
impl Sum for PageStats {
    fn sum<I: Iterator<Item = PageStats>>(all: I) -> PageStats {
        all.fold(PageStats::default(), |sum, stats| PageStats {
            queries: sum.queries + stats.queries,
            hits: sum.hits + stats.hits,
            tokens: sum.tokens + stats.tokens,
            read_bytes: sum.read_bytes + stats.read_bytes,
            written_bytes: sum.written_bytes + stats.written_bytes,
            stored_bytes: sum.stored_bytes + stats.stored_bytes,
            waiting_bytes: sum.waiting_bytes + stats.waiting_bytes,
        })
    }
}
