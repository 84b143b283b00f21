//! Keys and values of a sequence between the device and the bytes of a saved slot; running states
//! come after them (see [`super::states`]).
//!
//! The bytes are those of the CPU's cache: page by page; in a page layer by layer, keys before
//! values; `[kv head][position] [value]`. On the device a page is as store.wgsl says: keys stand
//! there by quads of four values, neighbouring positions side by side.

use std::ops::Range;

use super::cache::{KvCache, PageHeads};
use super::device::GpuDevice;
use super::{Error, Gpu};
use crate::backend::PAGE;
use crate::backend::states::SequencePart;

impl Gpu {
    /// Returns the bytes of keys and values of one position, in the layers held here.
    pub fn position_bytes(&self) -> usize {
        self.cache.position_bytes()
    }

    /// Saves keys and values of some positions of a sequence, which has them, as
    /// [`crate::backend::cpu::Cpu::save`] gives them.
    ///
    /// # Errors
    /// If the device fails.
    pub fn save(&mut self, seq: u32, part: &SequencePart) -> Result<Vec<u8>, Error> {
        let mut bytes = self.cache.save(&self.device, seq, &part.positions)?;
        self.save_states(seq, part, &mut bytes)?;
        Ok(bytes)
    }

    /// Extends a sequence to the end of `positions`, whose bytes [`Gpu::save`] gave, as
    /// [`crate::backend::cpu::Cpu::restore`].
    ///
    /// # Errors
    /// If there is no memory for them, or the device fails. The sequence is no longer than it was
    /// then.
    pub fn restore(
        &mut self,
        seq: u32,
        positions: Range<usize>,
        bytes: &[u8],
    ) -> Result<(), Error> {
        let had = self.seq_len(seq);
        let done = self
            .cache
            .restore(&self.device, seq, &positions, bytes)
            .and_then(|states| self.restore_states(seq, positions.end, states));
        done.inspect_err(|_| self.truncate(seq, had))
    }
}

impl KvCache {
    /// Returns the bytes of keys and values of one position, in all layers held.
    fn position_bytes(&self) -> usize {
        self.heads.iter().map(PageHeads::page_values).sum::<usize>() / PAGE * self.precision.bytes()
    }

    fn save(
        &self,
        device: &GpuDevice,
        seq: u32,
        positions: &Range<usize>,
    ) -> Result<Vec<u8>, Error> {
        let Range { start, end } = *positions;
        let mut bytes = Vec::with_capacity(positions.len() * self.position_bytes());
        if positions.is_empty() {
            return Ok(bytes);
        }
        let quad = 4 * self.precision.bytes();
        let page_bytes = |heads: &PageHeads| heads.page_values() * self.precision.bytes();
        let all: usize = self.heads.iter().map(page_bytes).sum();
        let staging = device.staging(all)?;
        let pages = self.pages(seq).iter().enumerate();
        for (i, &page) in pages.take(end.div_ceil(PAGE)).skip(start / PAGE) {
            let mut encoder = device.encoder();
            let mut at = 0;
            for (buffer, heads) in self.layers.iter().zip(&self.heads) {
                let n = page_bytes(heads) as u64;
                if n > 0 {
                    encoder.copy_buffer_to_buffer(
                        &buffer.raw,
                        u64::from(page) * n,
                        &staging.raw,
                        at,
                        n,
                    );
                    at += n;
                }
            }
            device.submit([encoder.finish()]);
            let mut pages = Vec::new();
            device.read::<u8>(&staging, all, &mut pages)?;
            let mut rest = &pages[..];
            for heads in &self.heads {
                let (of_layer, after) = rest.split_at(page_bytes(heads));
                heads.take_out(of_layer, quad, (end - i * PAGE).min(PAGE), &mut bytes);
                rest = after;
            }
        }
        Ok(bytes)
    }

    /// Returns what is left of the bytes.
    fn restore<'a>(
        &mut self,
        device: &GpuDevice,
        seq: u32,
        positions: &Range<usize>,
        bytes: &'a [u8],
    ) -> Result<&'a [u8], Error> {
        let Range { start, end } = *positions;
        self.grow(device, seq, end)?;
        let quad = 4 * self.precision.bytes();
        let mut rest = bytes;
        let pages = self.pages(seq).iter().enumerate();
        for (i, &page) in pages.take(end.div_ceil(PAGE)).skip(start / PAGE) {
            for (buffer, heads) in self.layers.iter().zip(&self.heads) {
                let mut of_layer = vec![0; heads.page_values() * self.precision.bytes()];
                if of_layer.is_empty() {
                    continue;
                }
                rest = heads.put_in(rest, quad, (end - i * PAGE).min(PAGE), &mut of_layer);
                let at = u64::from(page) * of_layer.len() as u64;
                device.queue.write_buffer(&buffer.raw, at, &of_layer);
            }
            // so that the driver holds copies of one page at a time
            device.submit([]);
            device.wait()?;
        }
        self.set_len(seq, end);
        Ok(rest)
    }
}

impl PageHeads {
    /// Returns where the quads of the first `n` positions lie in a page of this layer, in the order
    /// of the file. Counted in quads.
    fn places(&self, n: usize) -> impl Iterator<Item = usize> {
        let k = self.d_k / 4;
        let v = self.d_v / 4;
        let keys = (0..self.n).flat_map(move |head| {
            (0..n).flat_map(move |pos| (0..k).map(move |quad| (head * k + quad) * PAGE + pos))
        });
        let first = self.n * k * PAGE;
        let values =
            (0..self.n).flat_map(move |head| (0..n * v).map(move |i| first + head * PAGE * v + i));
        keys.chain(values)
    }

    /// Appends the first `n` positions of a page to `out`; quads have `quad` bytes.
    fn take_out(&self, page: &[u8], quad: usize, n: usize, out: &mut Vec<u8>) {
        for place in self.places(n) {
            out.extend_from_slice(&page[place * quad..][..quad]);
        }
    }

    /// Fills the first `n` positions of a page from `bytes`, which must be enough; returns what is
    /// left of them.
    fn put_in<'a>(&self, bytes: &'a [u8], quad: usize, n: usize, page: &mut [u8]) -> &'a [u8] {
        let mut rest = bytes;
        for place in self.places(n) {
            let (values, after) = rest.split_at(quad);
            page[place * quad..][..quad].copy_from_slice(values);
            rest = after;
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_of_a_page_goes_back_to_its_place() {
        for (n, d_k, d_v) in [(2, 8, 4), (1, 12, 0), (3, 4, 16)] {
            let heads = PageHeads { n, d_k, d_v };
            let page: Vec<u8> =
                (0..heads.page_values() * 4).map(|i| (i * 7 + i / 251) as u8).collect();
            for positions in [1, 5, PAGE] {
                let mut out = Vec::new();
                heads.take_out(&page, 16, positions, &mut out);
                assert_eq!(out.len(), positions * n * (d_k + d_v) * 4);
                // the second quad of the first head's first key
                assert!(d_k == 4 || out[16..32] == page[PAGE * 16..][..16]);
                let mut back = vec![0; page.len()];
                assert!(heads.put_in(&out, 16, positions, &mut back).is_empty());
                let mut again = Vec::new();
                heads.take_out(&back, 16, positions, &mut again);
                assert_eq!(out, again);
                assert!(positions < PAGE || back == page);
            }
        }
    }
}
