//! The key-value cache on the device: pages of positions, handed out to sequences as they grow, and
//! shared by those that begin alike.
//!
//! A page that several sequences share is only read; one that goes on within such a page gets a
//! copy of it first. One buffer per layer holds all pages of that layer (the layout within a page
//! is store.wgsl's). Buffers grow by doubling, with a copy on the device, up to what a binding
//! holds.
//!
//! Layers that read keys and values of the model for which they draft have no pages: their cache is
//! that of the model (`model_cache`).

use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock};

use super::Error;
use super::cache_types::{self, CacheTypes};
use super::device::{Buffer, GpuDevice};
use super::model_cache::{CacheView, ModelCache};
use crate::backend::{PAGE, TokenRow};
use crate::model::mixer::CachedHeads;
use crate::model::plan::{LayerPlan, Plan};
use crate::model::weights::SharedKeys;
use crate::util::mutex::lock;

/// Pages taken at first: 1024 positions.
const FIRST_PAGES: usize = 16;

/// The keys and values that a layer keeps of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageHeads {
    /// Key and value heads.
    pub n: usize,
    /// Values of a head's key.
    pub d_k: usize,
    /// Values of a head's value.
    pub d_v: usize,
}

impl PageHeads {
    /// Returns the heads of a layer's pages; none if it reads another's keys and values, or another
    /// model's.
    pub(super) fn of(layer: &LayerPlan) -> PageHeads {
        let CachedHeads { n_head, d_k, d_v } = layer.mixer.cached();
        let n = if layer.mixer.has_given_keys() { 0 } else { n_head };
        PageHeads { n, d_k, d_v }
    }

    /// Returns the bytes of a page of these types.
    pub(super) fn page_bytes(&self, types: CacheTypes) -> usize {
        let k = cache_types::head_words(types.k, self.d_k);
        let v = cache_types::head_words(types.v, self.d_v);
        self.n * (k + v) * PAGE * 4
    }
}

/// The cache of all sequences.
pub(super) struct KvCache {
    /// One buffer per layer.
    pub layers: Vec<Buffer>,
    /// The pages of each sequence in order of positions: `[sequence][max_pages]`.
    pub table: Buffer,
    /// Pages that a sequence can have.
    pub max_pages: usize,
    /// The keys and values that each layer keeps of a position.
    pub heads: Vec<PageHeads>,
    /// Types of keys and values.
    pub types: CacheTypes,
    /// Sequences that hold each page.
    holders: Vec<u32>,
    free: Vec<u32>,
    /// A page on its way to another place, which within one buffer takes two copies.
    moving: Buffer,
    sequences: Vec<GpuSequence>,
    /// Number of times that there were other buffers.
    version: u32,
    /// The part of it that a drafter sees, once one does.
    view: OnceLock<Arc<Mutex<CacheView>>>,
    /// The cache of the model whose keys and values the layers read: then this has no pages, and
    /// its sequences are those of the model.
    of_model: Option<ModelCache>,
}

#[derive(Default)]
struct GpuSequence {
    pages: Vec<u32>,
    len: usize,
}

impl KvCache {
    /// Returns the bytes of a page of these layers of a plan.
    pub(super) fn page_bytes(plan: &Plan, held: &Range<usize>, types: CacheTypes) -> usize {
        let layers = &plan.layers[held.clone()];
        layers.iter().map(|layer| PageHeads::of(layer).page_bytes(types)).sum()
    }

    /// Returns an empty cache for `n_seq` sequences of `n_ctx` positions, for these layers of a
    /// plan.
    ///
    /// # Errors
    /// If there is no memory for the first pages.
    pub(super) fn new(
        device: &GpuDevice,
        plan: &Plan,
        held: &Range<usize>,
        types: CacheTypes,
        n_ctx: usize,
        n_seq: usize,
    ) -> Result<KvCache, Error> {
        let max_pages = n_ctx.div_ceil(PAGE);
        // pages of other layers are empty, so that layers keep their numbers
        let heads = |(i, l)| {
            if held.contains(&i) {
                PageHeads::of(l)
            } else {
                PageHeads { n: 0, ..PageHeads::of(l) }
            }
        };
        let heads: Vec<_> = plan.layers.iter().enumerate().map(heads).collect();
        let largest = heads.iter().map(|heads| heads.page_bytes(types)).max().unwrap_or(0);
        let mut cache = KvCache {
            layers: Vec::new(),
            table: device.buffer("page table", n_seq * max_pages * 4)?,
            max_pages,
            moving: device.buffer("moving page", largest)?,
            heads,
            types,
            holders: Vec::new(),
            free: Vec::new(),
            sequences: (0..n_seq).map(|_| GpuSequence::default()).collect(),
            version: 0,
            view: OnceLock::new(),
            of_model: None,
        };
        cache.resize(device, FIRST_PAGES.min(max_pages * n_seq))?;
        Ok(cache)
    }

    /// Returns the cache of layers that draft for a model with this one, and read its keys and
    /// values: `keys` says which read which.
    ///
    /// # Errors
    /// If this has not what a layer reads, or there is no memory for what takes the place of the
    /// model's buffers at first.
    pub(super) fn of_drafter(
        &self,
        device: &GpuDevice,
        plan: &Plan,
        keys: &[SharedKeys],
    ) -> Result<KvCache, Error> {
        for &SharedKeys { layer, of, .. } in keys {
            let CachedHeads { n_head: n, d_k, d_v } = plan.layers[layer].mixer.cached();
            if self.heads.get(of) != Some(&PageHeads { n, d_k, d_v }) {
                let reason = format!("it reads keys and values of layer {of}, which are not there");
                return Err(Error::Layer { layer, reason });
            }
        }
        let nothing = || device.buffer("no keys and values", 0);
        Ok(KvCache {
            layers: plan.layers.iter().map(|_| nothing()).collect::<Result<_, _>>()?,
            table: device.same(&self.table),
            max_pages: self.max_pages,
            heads: plan.layers.iter().map(PageHeads::of).collect(),
            types: self.types,
            holders: Vec::new(),
            free: Vec::new(),
            moving: nothing()?,
            sequences: Vec::new(),
            version: 0,
            view: OnceLock::new(),
            of_model: Some(ModelCache::new(self.view(device), keys)),
        })
    }

    /// Returns what a drafter sees of this cache.
    fn view(&self, device: &GpuDevice) -> &Arc<Mutex<CacheView>> {
        self.view.get_or_init(|| {
            Arc::new(Mutex::new(CacheView {
                version: self.version,
                layers: self.layers.iter().map(|layer| device.same(layer)).collect(),
                lens: self.sequences.iter().map(|sequence| sequence.len).collect(),
            }))
        })
    }

    /// Changes what a drafter sees of this cache, if one does.
    fn change_view(&self, change: impl FnOnce(&mut CacheView)) {
        if let Some(view) = self.view.get() {
            change(&mut lock(view));
        }
    }

    /// Tells a drafter the number of positions of a sequence.
    fn show_len(&self, seq: u32) {
        let len = self.sequences[seq as usize].len;
        self.change_view(|view| view.lens[seq as usize] = len);
    }

    /// Takes the buffers that the cache of the model has now, if layers read its keys and values.
    /// Returns whether they are others than before: then commands that name those are of no use.
    ///
    /// # Errors
    /// If the model is gone.
    pub(super) fn follow_model(&mut self, device: &GpuDevice) -> Result<bool, Error> {
        let Some(of_model) = &mut self.of_model else { return Ok(false) };
        let Some(version) = of_model.take_buffers(device, &mut self.layers)? else {
            return Ok(false);
        };
        self.version = version;
        device.forget_bind_groups();
        Ok(true)
    }

    /// Returns the pages of a sequence, in order of positions; none if they are a model's.
    pub(super) fn pages(&self, seq: u32) -> &[u32] {
        self.sequences.get(seq as usize).map_or(&[], |sequence| &sequence.pages)
    }

    /// Returns the number of positions of a sequence.
    pub(super) fn len(&self, seq: u32) -> usize {
        match &self.of_model {
            Some(model) => model.len(seq),
            None => self.sequences[seq as usize].len,
        }
    }

    /// Says that a sequence now holds `len` positions, for which it has [`KvCache::grow`]n; a
    /// model's holds what that says.
    pub(super) fn set_len(&mut self, seq: u32, len: usize) {
        if self.of_model.is_none() {
            self.sequences[seq as usize].len = len;
            self.show_len(seq);
        }
    }

    /// Forgets positions from `len` on and gives their pages back, if they are not a model's.
    pub(super) fn truncate(&mut self, seq: u32, len: usize) {
        if self.of_model.is_some() {
            return;
        }
        let sequence = &mut self.sequences[seq as usize];
        sequence.len = sequence.len.min(len);
        for page in sequence.pages.drain(sequence.len.div_ceil(PAGE)..) {
            let holders = &mut self.holders[page as usize];
            *holders -= 1;
            if *holders == 0 {
                self.free.push(page);
            }
        }
        self.show_len(seq);
    }

    /// Makes sequence `to` the first `len` positions of sequence `from`, in the same pages, if they
    /// are not a model's.
    pub(super) fn share(&mut self, device: &GpuDevice, from: u32, to: u32, len: usize) {
        if self.of_model.is_some() {
            return;
        }
        self.truncate(to, 0);
        let source = &self.sequences[from as usize];
        let len = len.min(source.len);
        let pages = source.pages[..len.div_ceil(PAGE)].to_vec();
        for &page in &pages {
            self.holders[page as usize] += 1;
        }
        self.sequences[to as usize] = GpuSequence { pages, len };
        self.show_len(to);
        self.write_table(device, to, 0);
    }

    /// Returns a number that changes with the buffers.
    pub(super) fn version(&self) -> u32 {
        self.version
    }

    /// Returns whether there are pages for these rows without other buffers.
    pub(super) fn has_pages_for(&self, rows: &[TokenRow]) -> bool {
        if self.of_model.is_some() {
            return true;
        }
        let missing = |row: &TokenRow| {
            let GpuSequence { pages, len } = &self.sequences[row.seq as usize];
            let n_new = (row.pos as usize + 1).div_ceil(PAGE).saturating_sub(pages.len());
            let is_shared = pages.get(len / PAGE).is_some_and(|&p| self.holders[p as usize] > 1);
            n_new + usize::from(is_shared)
        };
        rows.iter().map(missing).sum::<usize>() <= self.free.len()
    }

    /// Takes pages for the positions up to `len` of a sequence, if they are not a model's. After an
    /// error the sequence has those that it had.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub(super) fn grow(&mut self, device: &GpuDevice, seq: u32, len: usize) -> Result<(), Error> {
        if self.of_model.is_some() {
            return Ok(());
        }
        let GpuSequence { pages, len: had } = &self.sequences[seq as usize];
        let first = had / PAGE;
        let n_pages = pages.len();
        let mut changed = false;
        if len > *had
            && let Some(&page) = pages.get(first)
            && self.holders[page as usize] > 1
        {
            let copy = self.take(device)?;
            self.copy_page(device, page, copy);
            self.holders[page as usize] -= 1;
            self.sequences[seq as usize].pages[first] = copy;
            changed = true;
        }
        for _ in n_pages..len.div_ceil(PAGE) {
            let page = self.take(device)?;
            self.sequences[seq as usize].pages.push(page);
            changed = true;
        }
        if changed {
            self.write_table(device, seq, first);
        }
        Ok(())
    }

    /// Takes a page of no sequence, which now has one holder.
    fn take(&mut self, device: &GpuDevice) -> Result<u32, Error> {
        if self.free.is_empty() {
            let had = self.holders.len();
            match self.resize(device, had * 2) {
                Err(Error::OutOfMemory { .. } | Error::TooLarge { .. }) => {
                    self.resize(device, had + FIRST_PAGES)?;
                }
                done => done?,
            }
        }
        // there are as many pages as all sequences can have, so growing gave one
        let page = self.free.pop().expect("a page for each position of each sequence");
        self.holders[page as usize] = 1;
        Ok(page)
    }

    /// Tells the device a sequence's pages from number `from` on.
    fn write_table(&self, device: &GpuDevice, seq: u32, from: usize) {
        let pages = &self.sequences[seq as usize].pages[from..];
        if !pages.is_empty() {
            let at = (seq as usize * self.max_pages + from) * 4;
            device.queue.write_buffer(&self.table.raw, at as u64, bytemuck::cast_slice(pages));
        }
    }

    fn copy_page(&self, device: &GpuDevice, from: u32, to: u32) {
        let mut encoder = device.encoder();
        for (buffer, heads) in self.layers.iter().zip(&self.heads) {
            let bytes = heads.page_bytes(self.types) as u64;
            let at = |page: u32| u64::from(page) * bytes;
            encoder.copy_buffer_to_buffer(&buffer.raw, at(from), &self.moving.raw, 0, bytes);
            encoder.copy_buffer_to_buffer(&self.moving.raw, 0, &buffer.raw, at(to), bytes);
        }
        device.submit([encoder.finish()]);
    }

    /// Makes buffers for `n_pages` pages, with the contents of those before. After an error there
    /// are as many pages as before.
    fn resize(&mut self, device: &GpuDevice, n_pages: usize) -> Result<(), Error> {
        let had = self.holders.len();
        let n_pages = n_pages.min(self.sequences.len() * self.max_pages);
        self.version += 1;
        self.change_view(|view| view.version = self.version);
        for (layer, heads) in self.heads.iter().enumerate() {
            let bytes = heads.page_bytes(self.types);
            let buffer = device.buffer("key-value cache", bytes * n_pages)?;
            match self.layers.get_mut(layer) {
                Some(old) => {
                    let mut encoder = device.encoder();
                    encoder.copy_buffer_to_buffer(
                        &old.raw,
                        0,
                        &buffer.raw,
                        0,
                        (bytes * had) as u64,
                    );
                    device.submit([encoder.finish()]);
                    *old = buffer;
                    if let Some(view) = self.view.get() {
                        lock(view).layers[layer] = device.same(old);
                    }
                    // so that there are two caches of one layer at a time, not of all
                    device.forget_bind_groups();
                    device.wait()?;
                }
                None => self.layers.push(buffer),
            }
        }
        self.free.extend((had as u32..n_pages as u32).rev());
        self.holders.resize(n_pages, 0);
        Ok(())
    }
}
