//! The key-value cache on the device: pages of positions, handed out to sequences as they grow.
//!
//! One buffer per layer holds all pages of that layer (the layout within a page is store.wgsl's). Buffers grow by doubling,
//! with a copy on the device, up to what a binding holds.

use super::Error;
use super::device::{Buffer, Device};
use super::shader::Precision;
use crate::model::plan::Plan;

/// Positions per page.
pub const PAGE: usize = 64;
/// Pages taken at first: 1024 positions.
const FIRST_PAGES: usize = 16;

/// The cache of all sequences.
pub struct Cache {
    /// One buffer per layer.
    pub layers: Vec<Buffer>,
    /// Which page holds which positions: `[sequence][max_pages]`.
    pub table: Buffer,
    /// Pages that a sequence can have.
    pub max_pages: usize,
    /// Values of a page, by layer.
    page_values: Vec<usize>,
    precision: Precision,
    n_pages: usize,
    free: Vec<u32>,
    sequences: Vec<Sequence>,
}

#[derive(Default)]
struct Sequence {
    pages: Vec<u32>,
    len: usize,
}

impl Cache {
    /// An empty cache for `n_seq` sequences of `n_ctx` positions.
    ///
    /// # Errors
    /// If there is no memory for the first pages.
    pub fn new(
        device: &Device,
        plan: &Plan,
        precision: Precision,
        n_ctx: usize,
        n_seq: usize,
    ) -> Result<Cache, Error> {
        let max_pages = n_ctx.div_ceil(PAGE);
        let mut cache = Cache {
            layers: Vec::new(),
            table: device.buffer("page table", n_seq * max_pages * 4)?,
            max_pages,
            page_values: plan.layers.iter().map(|l| l.n_head_kv * (l.d_k + l.d_v) * PAGE).collect(),
            precision,
            n_pages: 0,
            free: Vec::new(),
            sequences: (0..n_seq).map(|_| Sequence::default()).collect(),
        };
        cache.resize(device, FIRST_PAGES.min(max_pages * n_seq))?;
        Ok(cache)
    }

    /// Quads of values in a page of a layer.
    pub fn page_quads(&self, layer: usize) -> usize {
        self.page_values[layer] / 4
    }

    /// Positions of a sequence.
    pub fn len(&self, seq: u32) -> usize {
        self.sequences[seq as usize].len
    }

    /// Says that a sequence now holds `len` positions, for which it has [`Cache::grow`]n.
    pub fn set_len(&mut self, seq: u32, len: usize) {
        self.sequences[seq as usize].len = len;
    }

    /// Forgets positions from `len` on and gives their pages back.
    pub fn truncate(&mut self, seq: u32, len: usize) {
        let sequence = &mut self.sequences[seq as usize];
        sequence.len = sequence.len.min(len);
        self.free.extend(sequence.pages.drain(sequence.len.div_ceil(PAGE)..));
    }

    /// Pages for positions up to `len` of a sequence. On failure it keeps what it had.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub fn grow(&mut self, device: &Device, seq: u32, len: usize) -> Result<(), Error> {
        let had = self.sequences[seq as usize].pages.len();
        for _ in had..len.div_ceil(PAGE) {
            if self.free.is_empty() {
                self.resize(device, self.n_pages * 2)?;
            }
            self.sequences[seq as usize].pages.extend(self.free.pop());
        }
        let pages = &self.sequences[seq as usize].pages;
        if pages.len() > had {
            let at = (seq as usize * self.max_pages + had) * 4;
            device.queue.write_buffer(&self.table.raw, at as u64, bytemuck::cast_slice(&pages[had..]));
        }
        Ok(())
    }

    /// Buffers for `n_pages` pages, with the contents of those before.
    fn resize(&mut self, device: &Device, n_pages: usize) -> Result<(), Error> {
        let most = self.sequences.len() * self.max_pages;
        let n_pages = n_pages.min(most);
        let mut encoder = device.encoder();
        let mut layers = Vec::with_capacity(self.page_values.len());
        for (layer, values) in self.page_values.iter().enumerate() {
            let bytes = values * self.precision.bytes();
            let buffer = device.buffer("key-value cache", bytes * n_pages)?;
            if let Some(old) = self.layers.get(layer) {
                let used = (bytes * self.n_pages) as u64;
                encoder.copy_buffer_to_buffer(&old.raw, 0, &buffer.raw, 0, used);
            }
            layers.push(buffer);
        }
        device.queue.submit([encoder.finish()]);
        self.layers = layers;
        self.free.extend((self.n_pages as u32..n_pages as u32).rev());
        self.n_pages = n_pages;
        device.forget_bind_groups();
        Ok(())
    }
}
