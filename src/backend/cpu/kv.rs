//! The key-value cache: pages of positions, handed out to sequences as they grow, and shared by those that begin alike.
//!
//! A page holds [`PAGE`] positions of every layer. Within a layer of a page, keys lie as `[kv head][position][d_k]`
//! and values likewise, so that attention of one head reads a page as one run. Memory is taken in chunks of pages, when
//! the first sequence needs it, and never moves.
//!
//! A page that several sequences share is only read. A sequence that goes on within such a page copies it first.

use half::f16;

use super::buffers::Shared;
use crate::model::plan::Plan;

/// Positions per page: a tile of attention, small enough that a short sequence wastes little.
pub const PAGE: usize = 64;
/// Pages per allocation: 1024 positions, 32 MiB for a model of 1B parameters.
const CHUNK: usize = 16;

/// The cache cannot grow.
#[derive(Debug, thiserror::Error)]
#[error("no memory for {bytes} more bytes of key-value cache; ask for a smaller context")]
pub struct OutOfMemory {
    bytes: usize,
}

/// A number as the cache stores it.
pub trait Element: Copy + Default + Send + Sync + bytemuck::Zeroable + 'static {}
impl Element for f16 {}
impl Element for f32 {}

/// Where a layer's keys and values lie within a page, in elements.
#[derive(Clone, Copy)]
struct LayerPlace {
    k: usize,
    v: usize,
    d_k: usize,
    d_v: usize,
}

/// Pages of keys and values of type `T`.
pub struct Pages<T> {
    chunks: Vec<Shared<T>>,
    layers: Vec<LayerPlace>,
    page_len: usize,
    free: Vec<u32>,
    /// By page: sequences that hold it.
    holders: Vec<u32>,
}

impl<T: Element> Pages<T> {
    /// A cache for models of this plan; takes no memory yet.
    pub fn new(plan: &Plan) -> Self {
        let mut page_len = 0;
        let layers = plan
            .layers
            .iter()
            .map(|l| {
                let k = page_len;
                let v = k + l.n_head_kv * l.d_k * PAGE;
                page_len = v + l.n_head_kv * l.d_v * PAGE;
                LayerPlace { k, v, d_k: l.d_k, d_v: l.d_v }
            })
            .collect();
        Pages { chunks: Vec::new(), layers, page_len, free: Vec::new(), holders: Vec::new() }
    }

    /// Bytes of one page, all layers.
    pub fn page_bytes(&self) -> usize {
        self.page_len * size_of::<T>()
    }

    /// A page of no sequence, from memory taken before or now.
    pub fn take(&mut self) -> Result<u32, OutOfMemory> {
        if let Some(page) = self.free.pop() {
            self.holders[page as usize] = 1;
            return Ok(page);
        }
        let len = self.page_len * CHUNK;
        // zeroed pages come from the system untouched: memory counts when a position is first written
        let chunk = bytemuck::allocation::try_zeroed_slice_box::<T>(len)
            .map_err(|()| OutOfMemory { bytes: len * size_of::<T>() })?;
        let first = (self.chunks.len() * CHUNK) as u32;
        self.chunks.push(Shared::from_box(chunk));
        self.free.extend((first..first + CHUNK as u32).rev());
        self.holders.resize(self.chunks.len() * CHUNK, 0);
        self.take()
    }

    /// One sequence more holds a page.
    pub fn hold(&mut self, page: u32) {
        self.holders[page as usize] += 1;
    }

    /// One sequence fewer holds a page; without any it is free.
    pub fn give_back(&mut self, page: u32) {
        let holders = &mut self.holders[page as usize];
        *holders -= 1;
        if *holders == 0 {
            self.free.push(page);
        }
    }

    /// A page for one holder of `page` alone, with what is in it: the page itself if no other holds it.
    pub fn own(&mut self, page: u32) -> Result<u32, OutOfMemory> {
        if self.holders[page as usize] == 1 {
            return Ok(page);
        }
        let own = self.take()?;
        let (from, to) = (self.place(page), self.place(own));
        // SAFETY: `&mut self`: no thread is in the cache; the two pages are different ranges.
        let (from, to) = unsafe { (from.0.read(from.1, self.page_len), to.0.write(to.1, self.page_len)) };
        to.copy_from_slice(from);
        self.give_back(page);
        Ok(own)
    }

    /// Chunk, and offset of the page within it.
    fn place(&self, page: u32) -> (&Shared<T>, usize) {
        let page = page as usize;
        (&self.chunks[page / CHUNK], page % CHUNK * self.page_len)
    }

    /// Keys and values of the first `n` positions of a page, for one KV head: `[n × d_k]`, `[n × d_v]`.
    ///
    /// # Safety
    /// No thread writes to this page's layer during this phase.
    pub unsafe fn read(&self, page: u32, layer: usize, head: usize, n: usize) -> (&[T], &[T]) {
        let at = self.layers[layer];
        let (chunk, base) = self.place(page);
        // SAFETY: the caller's promise covers both ranges.
        unsafe {
            (
                chunk.read(base + at.k + head * PAGE * at.d_k, n * at.d_k),
                chunk.read(base + at.v + head * PAGE * at.d_v, n * at.d_v),
            )
        }
    }

    /// Key and value of one position, for one KV head.
    ///
    /// # Safety
    /// No other thread touches this position of this head and layer during this phase.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    pub unsafe fn write(
        &self,
        page: u32,
        layer: usize,
        head: usize,
        position: usize,
    ) -> (&mut [T], &mut [T]) {
        let at = self.layers[layer];
        let (chunk, base) = self.place(page);
        // SAFETY: the two ranges are disjoint, and exclusive by the caller's promise.
        unsafe {
            (
                chunk.write(base + at.k + (head * PAGE + position) * at.d_k, at.d_k),
                chunk.write(base + at.v + (head * PAGE + position) * at.d_v, at.d_v),
            )
        }
    }
}

/// The cache in either precision.
pub enum KvCache {
    /// 16-bit floats: the default.
    F16(Pages<f16>),
    /// 32-bit floats, for exact comparison.
    F32(Pages<f32>),
}

impl KvCache {
    /// A page of no sequence.
    pub fn take(&mut self) -> Result<u32, OutOfMemory> {
        match self {
            KvCache::F16(pages) => pages.take(),
            KvCache::F32(pages) => pages.take(),
        }
    }

    /// One sequence more holds a page.
    pub fn hold(&mut self, page: u32) {
        match self {
            KvCache::F16(pages) => pages.hold(page),
            KvCache::F32(pages) => pages.hold(page),
        }
    }

    /// One sequence fewer holds a page.
    pub fn give_back(&mut self, page: u32) {
        match self {
            KvCache::F16(pages) => pages.give_back(page),
            KvCache::F32(pages) => pages.give_back(page),
        }
    }

    /// The page, or a copy if another sequence holds it too.
    pub fn own(&mut self, page: u32) -> Result<u32, OutOfMemory> {
        match self {
            KvCache::F16(pages) => pages.own(page),
            KvCache::F32(pages) => pages.own(page),
        }
    }

    /// Bytes of one page, all layers.
    pub fn page_bytes(&self) -> usize {
        match self {
            KvCache::F16(pages) => pages.page_bytes(),
            KvCache::F32(pages) => pages.page_bytes(),
        }
    }
}

/// A sequence's pages, in order of positions.
#[derive(Default)]
pub struct Sequence {
    /// Pages; position p lies in `pages[p / PAGE]`.
    pub pages: Vec<u32>,
    /// Positions written.
    pub len: usize,
}

impl Sequence {
    /// Pages to write positions up to `len` to. On failure the sequence keeps what it had.
    pub fn grow(&mut self, len: usize, cache: &mut KvCache) -> Result<(), OutOfMemory> {
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

    /// A sequence of the first `len` positions of this one, in the same pages.
    pub fn share(&self, len: usize, cache: &mut KvCache) -> Sequence {
        let len = len.min(self.len);
        let pages = self.pages[..len.div_ceil(PAGE)].to_vec();
        pages.iter().for_each(|&page| cache.hold(page));
        Sequence { pages, len }
    }

    /// Gives all pages back.
    pub fn give_back(mut self, cache: &mut KvCache) {
        self.truncate(0, cache);
    }

    /// Forgets positions from `len` on and gives their pages back.
    pub fn truncate(&mut self, len: usize, cache: &mut KvCache) {
        self.len = self.len.min(len);
        for page in self.pages.drain(self.len.div_ceil(PAGE)..) {
            cache.give_back(page);
        }
    }
}
