//! Batches of events in MessagePack, as vLLM's `KVEventBatch` and its events have them: structures
//! are arrays of their fields in order, and events begin with their names.

use std::time::UNIX_EPOCH;

use crate::engine::{BLOCK, CacheEvent, CacheEventBatch};

/// The place of blocks: the first tier, wherever the model computes.
const MEDIUM: &str = "GPU";

/// Writes `[ts, events, data_parallel_rank]`.
pub(super) fn encode(batch: &CacheEventBatch) -> Vec<u8> {
    let mut out = PackEncoder::default();
    out.array(3);
    out.float(batch.time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
    out.array(batch.events.len());
    for event in &batch.events {
        write(event, &mut out);
    }
    out.unsigned(0);
    out.0
}

fn write(event: &CacheEvent, out: &mut PackEncoder) {
    match event {
        // block_hashes, parent_block_hash, token_ids, block_size, lora_id, medium, lora_name
        CacheEvent::Stored { blocks, parent, tokens } => {
            out.array(8);
            out.text("BlockStored");
            out.numbers(blocks.iter().copied());
            match parent {
                Some(parent) => out.unsigned(*parent),
                None => out.nil(),
            }
            out.numbers(tokens.iter().map(|&token| token.into()));
            out.unsigned(BLOCK as u64);
            out.nil();
            out.text(MEDIUM);
            out.nil();
        }
        // block_hashes, medium
        CacheEvent::Removed { blocks } => {
            out.array(3);
            out.text("BlockRemoved");
            out.numbers(blocks.iter().copied());
            out.text(MEDIUM);
        }
        CacheEvent::Cleared => {
            out.array(1);
            out.text("AllBlocksCleared");
        }
    }
}

/// A writer of MessagePack.
#[derive(Default)]
struct PackEncoder(Vec<u8>);

impl PackEncoder {
    fn nil(&mut self) {
        self.0.push(0xc0);
    }

    fn float(&mut self, value: f64) {
        self.0.push(0xcb);
        self.0.extend(value.to_be_bytes());
    }

    fn unsigned(&mut self, value: u64) {
        match value {
            0..=0x7f => self.0.push(value as u8),
            0x80..=0xff => self.0.extend([0xcc, value as u8]),
            0x100..=0xffff => {
                self.0.push(0xcd);
                self.0.extend((value as u16).to_be_bytes());
            }
            0x1_0000..=0xffff_ffff => {
                self.0.push(0xce);
                self.0.extend((value as u32).to_be_bytes());
            }
            _ => {
                self.0.push(0xcf);
                self.0.extend(value.to_be_bytes());
            }
        }
    }

    /// Writes a text of less than 32 bytes.
    fn text(&mut self, text: &str) {
        debug_assert!(text.len() < 32, "{text}");
        self.0.push(0xa0 | text.len() as u8);
        self.0.extend(text.as_bytes());
    }

    /// Begins an array.
    fn array(&mut self, len: usize) {
        match len {
            0..=15 => self.0.push(0x90 | len as u8),
            16..=0xffff => {
                self.0.push(0xdc);
                self.0.extend((len as u16).to_be_bytes());
            }
            _ => {
                self.0.push(0xdd);
                self.0.extend((len as u32).to_be_bytes());
            }
        }
    }

    fn numbers(&mut self, numbers: impl ExactSizeIterator<Item = u64>) {
        self.array(numbers.len());
        for number in numbers {
            self.unsigned(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_is_written_as_msgspec_writes_it() {
        let events = vec![
            CacheEvent::Cleared,
            CacheEvent::Stored {
                blocks: vec![0xffff_ffff_ffff_fffe, 5],
                parent: Some(300),
                tokens: vec![1, 128, 70_000],
            },
            CacheEvent::Removed { blocks: vec![5] },
        ];
        let time = UNIX_EPOCH + std::time::Duration::from_millis(1500);
        let bytes = encode(&CacheEventBatch { time, after_gap: false, events });
        let mut expected = vec![0x93, 0xcb, 0x3f, 0xf8, 0, 0, 0, 0, 0, 0, 0x93];
        expected.extend(b"\x91\xb0AllBlocksCleared");
        expected.extend(b"\x98\xabBlockStored\x92\xcf\xff\xff\xff\xff\xff\xff\xff\xfe\x05");
        expected.extend(b"\xcd\x01\x2c\x93\x01\xcc\x80\xce\x00\x01\x11\x70\x40\xc0\xa3GPU\xc0");
        expected.extend(b"\x93\xacBlockRemoved\x91\x05\xa3GPU\x00");
        assert_eq!(bytes, expected);
    }

    #[test]
    fn long_arrays_and_numbers_have_their_forms() {
        let mut out = PackEncoder::default();
        out.array(16);
        out.array(70_000);
        out.unsigned(255);
        out.unsigned(u64::from(u32::MAX) + 1);
        let mut expected = vec![0xdc, 0, 16, 0xdd, 0, 1, 0x11, 0x70, 0xcc, 255];
        expected.extend([0xcf, 0, 0, 0, 1, 0, 0, 0, 0]);
        assert_eq!(out.0, expected);
    }
}
