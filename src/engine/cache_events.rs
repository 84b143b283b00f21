//! Events of the prefix cache: which blocks of tokens a later prompt finds computed, for those who
//! send prompts where their beginnings are.
//!
//! A block is a page of positions that is whole. It is stored once a slot has computed it or taken
//! it over, and removed once no slot has it. The events are the difference between what the slots
//! hold and what was told, looked for before each step, so that no path of the scheduler has to
//! tell of what it does. They go into a queue of bounded length, and nobody waits for it: where it
//! is full, a gap is noted, and once there is room all is told anew.

use std::collections::HashMap;
use std::time::SystemTime;

use async_channel::{Receiver, Sender, TrySendError};
use sha2::{Digest, Sha256};

use super::model::RopeFactors;
use super::slot::Slot;
use crate::backend::PAGE;
use crate::model::embedded::IMAGE_ID;

/// Batches that wait for those who read them.
const QUEUE: usize = 1024;

/// The name of a block: a hash of its tokens and of all before them.
///
/// It is the first eight bytes, big-endian, of SHA-256 over the 32 bytes of the parent's hash (32
/// zeros for a first block) and the tokens as 32-bit little-endian numbers.
pub type BlockHash = u64;

/// A change of the blocks of the cache.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CacheEvent {
    /// Blocks that follow each other are there.
    Stored {
        /// Their names.
        blocks: Vec<BlockHash>,
        /// The block before the first of them.
        parent: Option<BlockHash>,
        /// Their tokens.
        tokens: Vec<u32>,
    },
    /// Blocks are there no more.
    Removed {
        /// Their names.
        blocks: Vec<BlockHash>,
    },
    /// None are there.
    Cleared,
}

/// Events that happened together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CacheEventBatch {
    /// When they were found.
    pub time: SystemTime,
    /// True if events before these are lost; these begin anew then.
    pub after_gap: bool,
    /// The events, in order.
    pub events: Vec<CacheEvent>,
}

/// The end of the queue that an engine writes to. Engines that follow each other may write to one.
#[derive(Debug, Clone)]
pub struct CacheEventSender(Sender<CacheEventBatch>);

impl CacheEventSender {
    /// Returns both ends of a new queue.
    pub fn queue() -> (CacheEventSender, Receiver<CacheEventBatch>) {
        let (sender, receiver) = async_channel::bounded(QUEUE);
        (CacheEventSender(sender), receiver)
    }
}

/// The size of a block in tokens.
pub const BLOCK: usize = PAGE;

/// The hash of a block, whole.
type ChainHash = [u8; 32];

/// The parent of first blocks.
const ROOT: ChainHash = [0; 32];

/// The state of the slots as it was told.
#[derive(Debug)]
pub(super) struct CacheTracker {
    sender: CacheEventSender,
    slots: Vec<ToldSlot>,
    /// The slots that have each block.
    holders: HashMap<ChainHash, usize>,
    /// True if events are lost.
    has_gap: bool,
}

/// The blocks of a slot that were told.
#[derive(Debug, Default)]
struct ToldSlot {
    /// The tokens of its blocks.
    tokens: Vec<u32>,
    blocks: Vec<ChainHash>,
}

impl ToldSlot {
    /// Returns how many of its blocks begin these tokens.
    fn n_common(&self, tokens: &[u32]) -> usize {
        let n = self.tokens.len().min(tokens.len());
        if self.tokens[..n] == tokens[..n] {
            return n / BLOCK;
        }
        let same = self.tokens.iter().zip(tokens).take_while(|(a, b)| a == b).count();
        same / BLOCK
    }
}

impl CacheTracker {
    /// Returns a tracker of slots that hold nothing, and tells so.
    pub(super) fn new(sender: CacheEventSender, n_slots: usize) -> CacheTracker {
        let slots = (0..n_slots).map(|_| ToldSlot::default()).collect();
        let mut tracker = CacheTracker { sender, slots, holders: HashMap::new(), has_gap: false };
        tracker.send(vec![CacheEvent::Cleared]);
        tracker
    }

    /// Sends what has changed in the slots.
    pub(super) fn update(&mut self, slots: &[Slot]) {
        if self.has_gap {
            if self.sender.0.is_full() {
                return;
            }
            // all is told anew, after what is lost
            self.forget();
        }
        let mut events = Vec::new();
        let mut left = Vec::new();
        for (told, slot) in self.slots.iter_mut().zip(slots) {
            let tokens = reusable(slot);
            let n_common = told.n_common(tokens);
            left.extend(told.blocks.drain(n_common..).rev());
            told.tokens.truncate(n_common * BLOCK);
            told.extend(tokens, &mut self.holders, &mut events);
        }
        let removed: Vec<BlockHash> =
            left.iter().filter(|block| release(&mut self.holders, block)).map(name).collect();
        if !removed.is_empty() {
            events.push(CacheEvent::Removed { blocks: removed });
        }
        if self.has_gap {
            events.insert(0, CacheEvent::Cleared);
        }
        if !events.is_empty() {
            self.send(events);
        }
    }

    /// Sends that the slots hold nothing any more.
    pub(super) fn clear(&mut self) {
        self.forget();
        self.send(vec![CacheEvent::Cleared]);
    }

    fn forget(&mut self) {
        self.holders.clear();
        self.slots.fill_with(ToldSlot::default);
    }

    /// Puts events into the queue, unless it is full or nobody reads it.
    fn send(&mut self, events: Vec<CacheEvent>) {
        let batch = CacheEventBatch { time: SystemTime::now(), after_gap: self.has_gap, events };
        match self.sender.0.try_send(batch) {
            Ok(()) => self.has_gap = false,
            Err(TrySendError::Full(_)) => {
                if !self.has_gap {
                    tracing::warn!("events of the prefix cache are lost: they are read too slowly");
                }
                self.has_gap = true;
            }
            // who read them is gone
            Err(TrySendError::Closed(_)) => {}
        }
    }
}

impl Drop for CacheTracker {
    fn drop(&mut self) {
        self.clear();
    }
}

impl ToldSlot {
    /// Adds the blocks that tokens have after those that it has, and tells of those that are new.
    fn extend(
        &mut self,
        tokens: &[u32],
        holders: &mut HashMap<ChainHash, usize>,
        events: &mut Vec<CacheEvent>,
    ) {
        // true while the block before is one of the event before
        let mut goes_on = false;
        for block in tokens[self.tokens.len()..].chunks_exact(BLOCK) {
            let parent = self.blocks.last().copied();
            let hash = chained(parent.as_ref().unwrap_or(&ROOT), block);
            self.tokens.extend(block);
            self.blocks.push(hash);
            let holders = holders.entry(hash).or_default();
            *holders += 1;
            if *holders > 1 {
                goes_on = false;
                continue;
            }
            match events.last_mut() {
                Some(CacheEvent::Stored { blocks, tokens, .. }) if goes_on => {
                    blocks.push(name(&hash));
                    tokens.extend(block);
                }
                _ => events.push(CacheEvent::Stored {
                    blocks: vec![name(&hash)],
                    parent: parent.as_ref().map(name),
                    tokens: block.to_vec(),
                }),
            }
            goes_on = true;
        }
    }
}

/// Notes that a slot has a block no more. Returns whether no other has it.
fn release(holders: &mut HashMap<ChainHash, usize>, block: &ChainHash) -> bool {
    let Some(n) = holders.get_mut(block) else { return false };
    *n -= 1;
    if *n == 0 {
        holders.remove(block);
        return true;
    }
    false
}

/// Returns the tokens of a slot that a prompt of text alone can find computed: none after an image,
/// and none with adapters or the rope factors of long texts, since the tokens do not name these.
fn reusable(slot: &Slot) -> &[u32] {
    let sequence = &slot.sequence;
    if !sequence.adapters.is_empty() || sequence.factors != RopeFactors::Short {
        return &[];
    }
    let computed = &sequence.tokens[..sequence.n_past.min(sequence.tokens.len())];
    let image = computed.iter().position(|token| token & IMAGE_ID != 0);
    &computed[..image.unwrap_or(computed.len())]
}

/// Returns the hash of a block after another.
fn chained(parent: &ChainHash, tokens: &[u32]) -> ChainHash {
    let mut hash = Sha256::new();
    hash.update(parent);
    for token in tokens {
        hash.update(token.to_le_bytes());
    }
    hash.finalize().into()
}

/// Returns the name of a block.
fn name(hash: &ChainHash) -> BlockHash {
    let [a, b, c, d, e, f, g, h, ..] = *hash;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(texts: &[&[u32]]) -> Vec<Slot> {
        let slot = |(id, text): (usize, &&[u32])| {
            let mut slot = Slot::new(id as u32);
            slot.sequence.tokens = text.to_vec();
            slot.sequence.n_past = text.len();
            slot
        };
        texts.iter().enumerate().map(slot).collect()
    }

    /// A reader's picture of the blocks that there are.
    #[derive(Default)]
    struct Reader {
        blocks: Vec<BlockHash>,
        gaps: usize,
    }

    impl Reader {
        fn read(&mut self, receiver: &Receiver<CacheEventBatch>) {
            while let Ok(batch) = receiver.try_recv() {
                self.gaps += usize::from(batch.after_gap);
                for event in batch.events {
                    self.take(event);
                }
            }
            self.blocks.sort_unstable();
        }

        fn take(&mut self, event: CacheEvent) {
            match event {
                CacheEvent::Cleared => self.blocks.clear(),
                CacheEvent::Removed { blocks } => {
                    for block in blocks {
                        let at = self.blocks.iter().position(|known| *known == block);
                        self.blocks.swap_remove(at.expect("a block that is there"));
                    }
                }
                CacheEvent::Stored { blocks, parent, tokens } => {
                    assert_eq!(tokens.len(), blocks.len() * BLOCK);
                    assert!(parent.is_none_or(|parent| self.blocks.contains(&parent)));
                    for block in blocks {
                        assert!(!self.blocks.contains(&block), "stored twice");
                        self.blocks.push(block);
                    }
                }
            }
        }
    }

    /// Returns the blocks of texts, each once.
    fn blocks_of(texts: &[&[u32]]) -> Vec<BlockHash> {
        let mut all = Vec::new();
        for text in texts {
            let mut parent = ROOT;
            for block in text.chunks_exact(BLOCK) {
                parent = chained(&parent, block);
                all.push(name(&parent));
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn the_name_of_a_block_is_the_documented_one() {
        let tokens: Vec<u32> = (0..64).collect();
        let mut bytes = vec![0; 32];
        bytes.extend(tokens.iter().flat_map(|token| token.to_le_bytes()));
        let digest = Sha256::digest(&bytes);
        let expected = u64::from_be_bytes(digest[..8].try_into().unwrap());
        assert_eq!(name(&chained(&ROOT, &tokens)), expected);
    }

    #[test]
    fn a_reader_knows_what_the_slots_hold() {
        let (sender, receiver) = CacheEventSender::queue();
        let mut tracker = CacheTracker::new(sender, 3);
        let mut reader = Reader::default();
        let text: Vec<u32> = (0..300).collect();
        let mut other = text.clone();
        other[130] = 7;
        let states: [[&[u32]; 3]; 8] = [
            [&text[..63], &[], &[]],
            [&text[..64], &[], &[]],
            [&text[..200], &other[..100], &[]],
            [&text[..200], &other, &other[..128]],
            // the text moves from one slot to another
            [&[], &text[..200], &other],
            [&text[..130], &[], &other[..130]],
            [&other[..64], &text[64..], &text],
            [&[], &[], &[]],
        ];
        for state in states {
            tracker.update(&slots(&state));
            reader.read(&receiver);
            assert_eq!(reader.blocks, blocks_of(&state));
        }
        tracker.update(&slots(&states[3]));
        tracker.clear();
        reader.read(&receiver);
        assert_eq!((reader.blocks.len(), reader.gaps), (0, 0));
    }

    #[test]
    fn a_reader_that_was_too_slow_is_told_all_anew() {
        let (sender, receiver) = CacheEventSender::queue();
        let mut tracker = CacheTracker::new(sender, 1);
        let text: Vec<u32> = (0..128).collect();
        for _ in 0..QUEUE {
            tracker.update(&slots(&[&text]));
            tracker.update(&slots(&[&[]]));
        }
        assert_eq!(receiver.len(), QUEUE, "nobody waits, and no more is kept");
        let mut reader = Reader::default();
        reader.read(&receiver);
        tracker.update(&slots(&[&text]));
        reader.read(&receiver);
        assert_eq!((reader.blocks, reader.gaps), (blocks_of(&[&text]), 1));
    }

    #[test]
    fn images_and_adapters_are_not_told() {
        let mut all = slots(&[&[1; 200]]);
        all[0].sequence.tokens[70] |= IMAGE_ID;
        assert_eq!(reusable(&all[0]).len(), 70);
    }
}
