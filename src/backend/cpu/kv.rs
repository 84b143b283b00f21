//! The key-value cache: pages of positions, handed out to sequences as they grow, and shared by
//! those with the same beginning.
//!
//! A page holds [`PAGE`] positions of every layer. Within a layer of a page, keys lie as `[kv
//! head][position][d_k]` and values likewise, so that attention of one head reads a page as one
//! run. Keys and values have a type each ([`CacheType`]). Memory is taken in chunks of pages, when
//! the first sequence needs it, and never moves.
//!
//! A page that several sequences share is only read. A sequence that goes on within such a page
//! copies it first.

use std::ops::Range;

use hob_kernels::CacheType;
use hob_kernels::cached::Cached;

use super::buffers::SharedBuffer;
use crate::backend::PAGE;
use crate::model::plan::Plan;

/// Pages per allocation: 1024 positions, 32 MiB for a model of 1B parameters in f16.
const CHUNK: usize = 16;
/// Regions of a page begin at multiples of a cache line.
const LINE: usize = 64;

/// The cache cannot grow.
#[derive(Debug, thiserror::Error)]
#[error("no memory for {bytes} more bytes of key-value cache; ask for a smaller context")]
pub struct OutOfMemory {
    bytes: usize,
}

impl OutOfMemory {
    /// Returns the error of a request for `bytes` bytes.
    pub(super) fn of(bytes: usize) -> OutOfMemory {
        OutOfMemory { bytes }
    }
}

/// A cache type does not fit the model's heads.
#[derive(Debug, thiserror::Error)]
#[error(
    "a cache of type {} holds heads of whole blocks of 32 values, and this model has heads of \
     {head}; use f16",
    ty.name()
)]
pub struct UnfitType {
    ty: CacheType,
    head: usize,
}

/// The keys, or the values, of a layer within a page.
#[derive(Clone, Copy)]
struct PageRange {
    /// First byte.
    at: usize,
    /// Bytes of one head at one position.
    row: usize,
    /// KV heads.
    n_head: usize,
}

/// Pages of keys and values.
pub(super) struct Pages {
    /// Types of keys and of values.
    types: [CacheType; 2],
    /// Eight bytes per element, for the alignment that floats want.
    chunks: Vec<SharedBuffer<u64>>,
    /// Keys and values of each layer.
    layers: Vec<[PageRange; 2]>,
    page_bytes: usize,
    free: Vec<u32>,
    /// By page: sequences that hold it.
    holders: Vec<u32>,
}

impl Pages {
    /// Returns a cache for these layers of a plan, keys and values in these types; takes no memory
    /// yet.
    pub(super) fn new(
        plan: &Plan,
        held: &Range<usize>,
        types: [CacheType; 2],
    ) -> Result<Self, UnfitType> {
        let mut page_bytes = 0;
        let mut range = |ty: CacheType, n_head: usize, head: usize| {
            let row = ty.row_bytes(head).ok_or(UnfitType { ty, head })?;
            let range = PageRange { at: page_bytes, row, n_head };
            page_bytes += (n_head * row * PAGE).next_multiple_of(LINE);
            Ok(range)
        };
        let layers = plan
            .layers
            .iter()
            .enumerate()
            .map(|(i, l)| {
                // those of other layers, and of layers that read others', are empty, so that layers
                // keep their numbers
                let heads = l.mixer.cached();
                let n_head = if held.contains(&i) { heads.n_head } else { 0 };
                Ok([range(types[0], n_head, heads.d_k)?, range(types[1], n_head, heads.d_v)?])
            })
            .collect::<Result<_, UnfitType>>()?;
        Ok(Pages {
            types,
            chunks: Vec::new(),
            layers,
            page_bytes,
            free: Vec::new(),
            holders: Vec::new(),
        })
    }

    /// Returns the bytes of a page.
    pub(super) fn page_bytes(&self) -> usize {
        self.page_bytes
    }

    /// Returns the types of keys and of values.
    pub(super) fn types(&self) -> [CacheType; 2] {
        self.types
    }

    /// Returns a page of no sequence, from memory taken before or now.
    pub(super) fn take(&mut self) -> Result<u32, OutOfMemory> {
        if let Some(page) = self.free.pop() {
            self.holders[page as usize] = 1;
            return Ok(page);
        }
        let bytes = self.page_bytes * CHUNK;
        // zeroed pages come from the system untouched: memory counts when a position is first
        // written
        let chunk = bytemuck::allocation::try_zeroed_slice_box::<u64>(bytes / 8)
            .map_err(|()| OutOfMemory { bytes })?;
        let first = (self.chunks.len() * CHUNK) as u32;
        self.chunks.push(SharedBuffer::from_box(chunk));
        self.free.extend((first..first + CHUNK as u32).rev());
        self.holders.resize(self.chunks.len() * CHUNK, 0);
        self.take()
    }

    /// Counts one more sequence that holds a page.
    pub(super) fn hold(&mut self, page: u32) {
        self.holders[page as usize] += 1;
    }

    /// Counts one sequence fewer that holds a page; without any it is free.
    pub(super) fn give_back(&mut self, page: u32) {
        let holders = &mut self.holders[page as usize];
        *holders -= 1;
        if *holders == 0 {
            self.free.push(page);
        }
    }

    /// Returns a page for one holder of `page` alone, with what is in it: the page itself if no
    /// other holds it.
    pub(super) fn own(&mut self, page: u32) -> Result<u32, OutOfMemory> {
        if self.holders[page as usize] == 1 {
            return Ok(page);
        }
        let own = self.take()?;
        let from = self.page_start(page);
        let to = self.page_start(own);
        // SAFETY: `&mut self`: no thread is in the cache; the two pages are different ranges.
        let (from, to) = unsafe {
            (from.0.read_bytes(from.1, self.page_bytes), to.0.write_bytes(to.1, self.page_bytes))
        };
        to.copy_from_slice(from);
        self.give_back(page);
        Ok(own)
    }

    /// Returns the chunk, and the first byte of the page within it.
    fn page_start(&self, page: u32) -> (&SharedBuffer<u64>, usize) {
        let page = page as usize;
        (&self.chunks[page / CHUNK], page % CHUNK * self.page_bytes)
    }

    /// Returns the bytes of keys and values of one position, in all layers.
    pub(super) fn position_bytes(&self) -> usize {
        self.layers.iter().flatten().map(|range| range.n_head * range.row).sum()
    }

    /// Returns the first byte within a page, and length, of what the first `n` positions of each
    /// head, keys and values of each layer have there.
    fn runs(&self, n: usize) -> impl Iterator<Item = (usize, usize)> {
        let heads = move |range: &PageRange| {
            let PageRange { at, row, n_head } = *range;
            (0..n_head).map(move |head| (at + head * PAGE * row, n * row))
        };
        self.layers.iter().flatten().flat_map(heads)
    }

    /// Appends the first `n` positions of a page to `out`: `n` times [`Pages::position_bytes`].
    pub(super) fn copy_out(&mut self, page: u32, n: usize, out: &mut Vec<u8>) {
        let (chunk, base) = self.page_start(page);
        for (at, len) in self.runs(n) {
            // SAFETY: `&mut self`: no thread is in the cache.
            out.extend_from_slice(unsafe { chunk.read_bytes(base + at, len) });
        }
    }

    /// Fills the first `n` positions of a page that one sequence holds from what
    /// [`Pages::copy_out`] gave; returns what is left of `bytes`, which must be enough.
    pub(super) fn copy_in<'a>(&mut self, page: u32, n: usize, bytes: &'a [u8]) -> &'a [u8] {
        let (chunk, base) = self.page_start(page);
        let mut rest = bytes;
        for (at, len) in self.runs(n) {
            let (run, after) = rest.split_at(len);
            // SAFETY: `&mut self`: no thread is in the cache, and this is the only slice into it.
            unsafe { chunk.write_bytes(base + at, len) }.copy_from_slice(run);
            rest = after;
        }
        rest
    }

    /// Returns the keys and values of the first `n` positions of a page, for one KV head:
    /// `[n × d_k]`, `[n × d_v]`.
    ///
    /// # Safety
    /// No thread writes to this page's layer during this phase.
    pub(super) unsafe fn read(
        &self,
        page: u32,
        layer: usize,
        head: usize,
        n: usize,
    ) -> [Cached<'_>; 2] {
        let (chunk, base) = self.page_start(page);
        std::array::from_fn(|i| {
            let PageRange { at, row, .. } = self.layers[layer][i];
            // SAFETY: the caller's promise covers this range.
            let bytes = unsafe { chunk.read_bytes(base + at + head * PAGE * row, n * row) };
            match self.types[i] {
                CacheType::F32 => Cached::F32(bytemuck::cast_slice(bytes)),
                CacheType::F16 => Cached::F16(bytemuck::cast_slice(bytes)),
                CacheType::BF16 => Cached::BF16(bytemuck::cast_slice(bytes)),
                ty => Cached::Blocks { ty: ty.tensor_type(), bytes },
            }
        })
    }

    /// Returns the bytes of the key of one position, for one KV head.
    ///
    /// # Safety
    /// No thread writes to this page's layer during this phase.
    pub(super) unsafe fn key(
        &self,
        page: u32,
        layer: usize,
        head: usize,
        position: usize,
    ) -> &[u8] {
        let (chunk, base) = self.page_start(page);
        let PageRange { at, row, .. } = self.layers[layer][0];
        // SAFETY: the caller's promise covers this range.
        unsafe { chunk.read_bytes(base + at + (head * PAGE + position) * row, row) }
    }

    /// Returns the bytes of key and value of one position, for one KV head.
    ///
    /// # Safety
    /// No other thread touches this position of this head and layer during this phase.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    pub(super) unsafe fn write(
        &self,
        page: u32,
        layer: usize,
        head: usize,
        position: usize,
    ) -> [&mut [u8]; 2] {
        let (chunk, base) = self.page_start(page);
        self.layers[layer].map(|PageRange { at, row, .. }| {
            // SAFETY: the two ranges are disjoint, and exclusive by the caller's promise.
            unsafe { chunk.write_bytes(base + at + (head * PAGE + position) * row, row) }
        })
    }
}

/// A sequence's pages, in order of positions.
#[derive(Default)]
pub(super) struct CpuSequence {
    /// Pages; position p lies in `pages[p / PAGE]`.
    pub pages: Vec<u32>,
    /// Positions written.
    pub len: usize,
}

impl CpuSequence {
    /// Takes pages to write positions up to `len` to. On failure the sequence keeps what it had.
    pub(super) fn grow(&mut self, len: usize, cache: &mut Pages) -> Result<(), OutOfMemory> {
        if len > self.len
            && let Some(page) = self.pages.get_mut(self.len / PAGE)
        {
            *page = cache.own(*page)?;
        }
        while self.pages.len() * PAGE < len {
            self.pages.push(cache.take()?);
        }
        Ok(())
    }

    /// Returns a sequence of the first `len` positions of this one, in the same pages.
    pub(super) fn share(&self, len: usize, cache: &mut Pages) -> CpuSequence {
        let len = len.min(self.len);
        let pages = self.pages[..len.div_ceil(PAGE)].to_vec();
        for &page in &pages {
            cache.hold(page);
        }
        CpuSequence { pages, len }
    }

    /// Gives all pages back.
    pub(super) fn give_back(mut self, cache: &mut Pages) {
        self.truncate(0, cache);
    }

    /// Forgets positions from `len` on and gives their pages back.
    pub(super) fn truncate(&mut self, len: usize, cache: &mut Pages) {
        self.len = self.len.min(len);
        for page in self.pages.drain(self.len.div_ceil(PAGE)..) {
            cache.give_back(page);
        }
    }
}
