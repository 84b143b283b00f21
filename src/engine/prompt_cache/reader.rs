//! The thread that reads: it finds what a prompt begins with, and sends it part by part.

use std::ops::Range;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::time::{Duration, SystemTime};

use super::key::{PageChain, StoredPart};
use super::{CacheShared, LEAST_READ};
use crate::backend::PAGE;

/// A prompt to be looked up.
pub(super) struct ReadOrder {
    /// Its tokens.
    pub chain: PageChain,
    /// Its positions that are there already.
    pub n_past: usize,
    /// Positions that are needed at most.
    pub limit: usize,
    /// The way to the scheduler; closed when its client has left.
    pub parts: SyncSender<ReadPage>,
}

/// A part that was read.
pub(in crate::engine) struct ReadPage {
    /// Its positions.
    pub positions: Range<usize>,
    /// Keys, values and running state.
    pub cache: Vec<u8>,
}

/// The parts of a prompt on their way from the disk.
pub(in crate::engine) struct PageRead {
    parts: Receiver<ReadPage>,
    /// The first of them that are there.
    next: Option<ReadPage>,
    /// Positions that the sequence had before.
    pub n_before: usize,
    /// Positions that the model has of the sequence, some perhaps without a running state.
    pub n_loaded: usize,
}

/// The state of parts on their way.
pub(in crate::engine) enum ReadProgress {
    /// There is one.
    Page(ReadPage),
    /// The next is still to come.
    Pending,
    /// There are no more.
    Ended,
}

impl PageRead {
    /// Returns the parts of a prompt of which `n_past` positions are there.
    pub(super) fn new(parts: Receiver<ReadPage>, n_past: usize) -> PageRead {
        PageRead { parts, next: None, n_before: n_past, n_loaded: n_past }
    }

    /// Takes the next part.
    pub(in crate::engine) fn take(&mut self) -> ReadProgress {
        if let Some(page) = self.next.take() {
            return ReadProgress::Page(page);
        }
        match self.parts.try_recv() {
            Ok(page) => ReadProgress::Page(page),
            Err(TryRecvError::Empty) => ReadProgress::Pending,
            Err(TryRecvError::Disconnected) => ReadProgress::Ended,
        }
    }

    /// Waits for the next part for so long.
    pub(in crate::engine) fn wait(&mut self, longest: Duration) {
        if self.next.is_none() {
            match self.parts.recv_timeout(longest) {
                Ok(page) => self.next = Some(page),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
            }
        }
    }
}

/// Reads what is asked for until the engine ends.
pub(super) fn run(shared: &CacheShared, orders: &Receiver<ReadOrder>) {
    while let Ok(order) = orders.recv() {
        read(shared, &order);
    }
}

/// Sends what the folder has of a prompt, in order, up to the first part that cannot be read.
fn read(shared: &CacheShared, order: &ReadOrder) {
    if let Err(error) = shared.index.refresh(&shared.folder) {
        return shared.warn("read", &error);
    }
    let used = SystemTime::now();
    for part in plan(shared, order) {
        let tokens = &order.chain.tokens[part.positions.clone()];
        let Some(cache) = shared.folder.read(&part, tokens, used) else {
            return shared.index.forget(&part.key);
        };
        shared.counters.read_bytes.fetch_add(cache.len() as u64, Relaxed);
        if order.parts.send(ReadPage { positions: part.positions, cache }).is_err() {
            return;
        }
    }
}

/// Returns the parts to read, in order: whole pages as far as they are there, and the longest cut
/// after them. Where cuts have running states, they go before: pages after the last are of no use.
fn plan(shared: &CacheShared, order: &ReadOrder) -> Vec<StoredPart> {
    let ReadOrder { chain, n_past, limit, .. } = order;
    let first = n_past / PAGE;
    let mut pages = chain.pages(*limit);
    let stored = shared.index.stored_of(pages.iter().map(|page| page.key));
    let n_stored = pages[first..].iter().take_while(|page| stored.contains(&page.key)).count();
    pages.truncate(first + n_stored);
    let end = (pages.len() * PAGE + PAGE - 1).min(*limit);
    let lowest = if chain.has_states() { *n_past } else { pages.len() * PAGE };
    let cut = longest_cut(shared, chain, &pages, lowest.max(*n_past)..end);
    if chain.has_states() {
        pages.truncate(cut.as_ref().map_or(0, |cut| cut.positions.start / PAGE));
    }
    let reached = cut.as_ref().map_or(pages.len() * PAGE, |cut| cut.positions.end);
    if reached < n_past + LEAST_READ {
        return Vec::new();
    }
    pages.into_iter().skip(first).chain(cut).collect()
}

/// Returns the longest cut in the folder that ends after the first and up to the last of these
/// positions.
fn longest_cut(
    shared: &CacheShared,
    chain: &PageChain,
    pages: &[StoredPart],
    ends: Range<usize>,
) -> Option<StoredPart> {
    for page in (ends.start / PAGE..=ends.end / PAGE).rev() {
        let least = (page * PAGE).max(ends.start + 1);
        let most = (page * PAGE + PAGE - 1).min(ends.end);
        let cuts: Vec<_> = (least..=most).filter_map(|at| chain.cut(pages, at)).collect();
        let stored = shared.index.stored_of(cuts.iter().map(|cut| cut.key));
        if let Some(cut) = cuts.into_iter().rfind(|cut| stored.contains(&cut.key)) {
            return Some(cut);
        }
    }
    None
}
