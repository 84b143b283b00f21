//! Keys and values of a sequence between the device and the bytes of a saved slot; running states
//! come after them (see [`super::states`]).
//!
//! The bytes are those of the CPU's cache: page by page; in a page layer by layer, keys before
//! values; `[kv head][position] [value]`. On the device a page is as store.wgsl says: units of keys
//! stand there with those of neighbouring positions side by side, and blocks are whole words.

use std::ops::Range;

use hob_kernels::CacheType;

use super::cache::{KvCache, PageHeads};
use super::cache_types::{self, CacheGroup, CacheTypes};
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
        self.heads.iter().map(|heads| heads.position_bytes(self.types)).sum()
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
        let types = self.types;
        let page_bytes = |heads: &PageHeads| heads.page_bytes(types);
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
                heads.take_out(of_layer, types, (end - i * PAGE).min(PAGE), &mut bytes);
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
        let types = self.types;
        let mut rest = bytes;
        let pages = self.pages(seq).iter().enumerate();
        for (i, &page) in pages.take(end.div_ceil(PAGE)).skip(start / PAGE) {
            for (buffer, heads) in self.layers.iter().zip(&self.heads) {
                let mut of_layer = vec![0; heads.page_bytes(types)];
                if of_layer.is_empty() {
                    continue;
                }
                rest = heads.put_in(rest, types, (end - i * PAGE).min(PAGE), &mut of_layer);
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

/// The keys, or the values, of a layer within a page of the device.
struct PageSide {
    /// Values that lie together.
    group: CacheGroup,
    /// The first word.
    first: usize,
    /// Words of a head at one position.
    head_words: usize,
    /// Groups of a head.
    n_groups: usize,
    /// Words from one unit of a head to the next, and from one position to the next.
    strides: [usize; 2],
}

impl PageSide {
    /// Returns the index of word `word` of a group in a page whose units have `unit` words.
    fn word(&self, unit: usize, place: GroupPlace, word: usize) -> usize {
        let GroupPlace { head, position, group } = place;
        let i = group * self.group.words + word;
        let [of_unit, of_position] = self.strides;
        let head = self.first + head * PAGE * self.head_words;
        head + i / unit * of_unit + position * of_position + i % unit
    }
}

/// The place of a group of values in a page.
#[derive(Clone, Copy)]
struct GroupPlace {
    head: usize,
    position: usize,
    group: usize,
}

impl PageHeads {
    /// Returns the bytes of a position in a file.
    fn position_bytes(&self, types: CacheTypes) -> usize {
        let head = |ty: CacheType, n: usize| ty.row_bytes(n).unwrap_or(0);
        self.n * (head(types.k, self.d_k) + head(types.v, self.d_v))
    }

    /// Returns the keys and the values.
    fn sides(&self, types: CacheTypes) -> [PageSide; 2] {
        let unit = types.unit_words();
        let side = |ty: CacheType, n: usize| {
            let group = cache_types::group_of(ty);
            let head_words = cache_types::head_words(ty, n);
            PageSide { group, first: 0, head_words, n_groups: n / group.n, strides: [0; 2] }
        };
        let keys = PageSide { strides: [PAGE * unit, unit], ..side(types.k, self.d_k) };
        let values = side(types.v, self.d_v);
        let first = self.n * PAGE * keys.head_words;
        let strides = [unit, values.head_words];
        [keys, PageSide { first, strides, ..values }]
    }

    /// Calls `visit` with the words of each group of the first `n` positions of a page, and the
    /// bytes that the group takes in a file, in the order of the file.
    fn visit(&self, types: CacheTypes, n: usize, mut visit: impl FnMut(&[usize], usize)) {
        let unit = types.unit_words();
        let mut words = Vec::new();
        for side in self.sides(types) {
            for (head, position) in (0..self.n).flat_map(|head| (0..n).map(move |i| (head, i))) {
                for group in 0..side.n_groups {
                    let place = GroupPlace { head, position, group };
                    words.clear();
                    words.extend((0..side.group.words).map(|word| side.word(unit, place, word)));
                    visit(&words, side.group.bytes);
                }
            }
        }
    }

    /// Appends the first `n` positions of a page to `out`.
    pub(super) fn take_out(&self, page: &[u8], types: CacheTypes, n: usize, out: &mut Vec<u8>) {
        self.visit(types, n, |words, bytes| {
            // of a word that is a scale, two bytes
            let mut skipped = words.len() * 4 - bytes;
            for word in words {
                let bytes = &page[word * 4..][..4];
                out.extend_from_slice(&bytes[..4 - skipped]);
                skipped = 0;
            }
        });
    }

    /// Fills the first `n` positions of a page from `bytes`, which must be enough; returns what is
    /// left of them.
    fn put_in<'a>(
        &self,
        bytes: &'a [u8],
        types: CacheTypes,
        n: usize,
        page: &mut [u8],
    ) -> &'a [u8] {
        let mut rest = bytes;
        self.visit(types, n, |words, bytes| {
            let mut skipped = words.len() * 4 - bytes;
            for word in words {
                let (values, after) = rest.split_at(4 - skipped);
                page[word * 4..][..values.len()].copy_from_slice(values);
                rest = after;
                skipped = 0;
            }
        });
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_of_a_page_goes_back_to_its_place() {
        let all = CacheType::ALL.map(|k| CacheType::ALL.map(|v| CacheTypes { k, v }));
        for types in all.into_iter().flatten() {
            for (n, d_k, d_v) in [(2, 64, 32), (1, 96, 0), (3, 32, 128), (2, 8, 4)] {
                if types.has_blocks() && d_v == 4 {
                    continue;
                }
                let heads = PageHeads { n, d_k, d_v };
                let len = heads.page_bytes(types);
                let page: Vec<u8> = (0..len).map(|i| (i * 7 + i / 251) as u8).collect();
                for positions in [1, 5, PAGE] {
                    let mut out = Vec::new();
                    heads.take_out(&page, types, positions, &mut out);
                    assert_eq!(out.len(), positions * heads.position_bytes(types));
                    let mut back = vec![0; page.len()];
                    assert!(heads.put_in(&out, types, positions, &mut back).is_empty());
                    let mut again = Vec::new();
                    heads.take_out(&back, types, positions, &mut again);
                    assert_eq!(out, again);
                    let has_scales = [types.k, types.v].into_iter().any(|ty| {
                        let group = cache_types::group_of(ty);
                        group.words * 4 > group.bytes
                    });
                    assert!(positions < PAGE || has_scales || back == page, "{types:?}");
                }
            }
        }
    }

    #[test]
    fn the_second_quad_of_a_key_lies_a_page_after_the_first() {
        let heads = PageHeads { n: 1, d_k: 8, d_v: 4 };
        let page: Vec<u8> =
            (0..heads.page_bytes(CacheTypes::F32)).map(|i| (i / 16) as u8).collect();
        let mut out = Vec::new();
        heads.take_out(&page, CacheTypes::F32, 1, &mut out);
        assert_eq!(out[16..32], page[PAGE * 16..][..16]);
        assert_eq!(out[32..48], page[PAGE * 32..][..16]);
    }
}
