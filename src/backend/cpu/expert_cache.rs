//! Experts of mixtures larger than the memory: those that are used most are held in memory of the
//! process's own, and others are read from the file as soon as a router has chosen them.
//!
//! The memory is slots of one expert's matrices each. Every use of an expert counts, older uses
//! for less ([`table::HALF_LIFE`]). A chosen expert that is in no slot takes that of the expert
//! with the least uses, and threads of the cache read its matrices meanwhile ([`loader`]); the
//! threads of the pass begin with experts that are there.
//!
//! A prompt chooses nearly all experts of each layer. Of those that are in no slot it puts into
//! slots only such as had more uses before than the experts there; the others pass through a few
//! slots, those of the least used experts, matrix by matrix: one group is computed while the next
//! is read ([`passing`]). Each matrix is read once in a step, and what is used most stays.
//!
//! Results are the same to the bit: the bytes of a slot are those of the file. A matrix that cannot
//! be read is an error of the step.

mod loader;
mod passing;
mod table;

use std::collections::{HashMap, HashSet};
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use hob_kernels::operands::WeightRows;

use crate::backend::expert_stats::ExpertCacheStats;
use crate::gguf::Gguf;
use crate::model::Model;
use crate::model::linear::Weight;
use crate::model::weights::Mixture;
pub use loader::ExpertReadError;
use loader::{MatrixLoad, SlotLoader};
pub(super) use passing::ChoiceCounts;
use passing::n_passing_slots;
use table::{SlotTable, VictimOrder};

/// Matrices are read in whole pages of this size, as files that the system keeps no copy of must
/// be.
const PAGE: usize = 4096;
/// Stands for an expert that is in no slot, and a slot without an expert.
pub(super) const NONE: u32 = u32::MAX;

/// Why experts cannot be held in memory of the process's own.
#[derive(Debug, thiserror::Error)]
pub enum ExpertCacheError {
    /// The model is in no file.
    #[error("--expert-cache: the model is in memory, not in a file; expected a GGUF file")]
    NoFile,
    /// Experts are read from copies in files.
    #[error(
        "--expert-cache: experts are read from the files of --repack-cache; expected one of the two"
    )]
    Repacked,
    /// The file cannot be read, or is another one now.
    #[error("--expert-cache: {file}: {source}")]
    File {
        /// Name of the file.
        file: String,
        /// The answer of the system.
        source: io::Error,
    },
    /// The memory is too small.
    #[error(
        "--expert-cache: {asked} MiB do not hold the experts that a token chooses in a layer; \
         expected {least} MiB or more"
    )]
    TooSmall {
        /// MiB that were asked for.
        asked: u64,
        /// Fewest MiB.
        least: u64,
    },
    /// There is no memory.
    #[error("--expert-cache: no memory for {mib} MiB: {source}")]
    Memory {
        /// MiB that were asked for.
        mib: u64,
        /// The answer of the system.
        source: io::Error,
    },
}

/// The sizes of a cache of experts of some layers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CacheSizes {
    /// Bytes of a slot.
    slot: usize,
    /// Experts of all layers.
    n_experts: usize,
    /// Most experts that a token chooses in a layer.
    n_used: usize,
}

impl CacheSizes {
    /// Returns the sizes for the experts of these layers of a model.
    pub(super) fn of(model: &Model, layers: impl Iterator<Item = usize>) -> CacheSizes {
        let mut sizes = CacheSizes::default();
        for mixture in layers.filter_map(|layer| model.weights.layers[layer].mixture()) {
            sizes.slot = sizes.slot.max(slot_bytes(mixture));
            sizes.n_experts += mixture.plan.n;
            sizes.n_used = sizes.n_used.max(mixture.plan.n_used);
        }
        sizes
    }

    /// Returns the number of slots in so many bytes.
    fn n_slots(self, n_bytes: u64) -> usize {
        let n = n_bytes.checked_div(self.slot as u64).unwrap_or(0);
        usize::try_from(n).unwrap_or(usize::MAX).min(self.n_experts)
    }

    /// Returns the bytes of whole slots in so many bytes; 0 where they hold less than what a token
    /// chooses in a layer.
    pub(super) fn bytes(self, n_bytes: u64) -> u64 {
        let n = self.n_slots(n_bytes);
        if n < self.n_used { 0 } else { n as u64 * self.slot as u64 }
    }
}

/// Returns the bytes of a slot for an expert of a mixture: each matrix in whole pages, with the
/// bytes of others around it.
fn slot_bytes(mixture: &Mixture) -> usize {
    mixture.parts().map(|part| room_of(&mixture.experts[0][part])).sum()
}

/// Returns the bytes of the pages that a matrix lies in, wherever it begins.
fn room_of(weight: &Weight) -> usize {
    let row = weight.ty.row_bytes(weight.n_cols).unwrap_or(0);
    (row * weight.n_rows).next_multiple_of(PAGE) + PAGE
}

/// Returns the matrices of experts of these layers, by the index of their tensor.
pub(super) fn expert_tensors(model: &Model, layers: impl Iterator<Item = usize>) -> HashSet<usize> {
    let mixtures = layers.filter_map(|layer| model.weights.layers[layer].mixture());
    mixtures.flat_map(Mixture::matrices).map(|weight| weight.tensor).collect()
}

/// A cache of the experts of some layers.
pub(super) struct ExpertCache {
    layers: Vec<CachedLayer>,
    /// The number of a layer by the tensor and row at which its first expert's last matrix begins.
    layer_of: HashMap<(usize, usize), usize>,
    slot_bytes: usize,
    table: Mutex<SlotTable>,
    loader: SlotLoader,
    /// Most slots that experts pass through.
    n_passing_slots: usize,
    /// True if this step has computed with a matrix that could not be read.
    has_failed: AtomicBool,
    hits: AtomicU64,
    misses: AtomicU64,
}

/// The experts of a layer.
struct CachedLayer {
    /// The number of its first expert.
    first: usize,
    /// The bytes of a slot before each matrix: gate, up and down.
    offsets: [usize; 3],
    /// The first matrix: up where there is no gate.
    first_part: usize,
    /// The file and position of each expert's matrices.
    places: Vec<[FilePlace; 3]>,
}

/// A matrix in a file.
#[derive(Clone, Copy)]
struct FilePlace {
    file: usize,
    start: u64,
    n_bytes: usize,
}

impl FilePlace {
    fn of(gguf: &Gguf, weight: &Weight) -> FilePlace {
        let tensor = &gguf.tensors()[weight.tensor];
        let row = weight.ty.row_bytes(weight.n_cols).unwrap_or(0);
        FilePlace {
            file: tensor.part,
            start: Gguf::position(tensor) + (weight.first_row * row) as u64,
            n_bytes: weight.n_rows * row,
        }
    }

    /// Returns the bytes from the begin of a page to the matrix.
    fn before(self) -> usize {
        (self.start % PAGE as u64) as usize
    }
}

/// The experts of a layer that a step has chosen.
pub(super) struct ChosenExperts<'a> {
    /// By expert: the first of its rows, and after all the end of the last's.
    pub starts: &'a [u32],
    /// Tokens of the step.
    pub n_tokens: usize,
    /// Gets the numbers of the chosen in the order of [`ChoiceCounts`].
    pub order: &'a mut [u32],
    /// Gets the slot of each expert, or none.
    pub slots: &'a mut [u32],
}

impl ExpertCache {
    /// Makes a cache of at most `n_bytes` of the experts of these layers of a model.
    ///
    /// # Errors
    /// If it is too small, there is no memory, or a file cannot be read.
    pub(super) fn new(
        model: &Model,
        layers: impl Iterator<Item = usize> + Clone,
        n_bytes: u64,
    ) -> Result<ExpertCache, ExpertCacheError> {
        let sizes = CacheSizes::of(model, layers.clone());
        let n_slots = sizes.n_slots(n_bytes);
        if n_slots < sizes.n_used {
            let least = (sizes.slot * sizes.n_used).div_ceil(1 << 20) as u64;
            return Err(ExpertCacheError::TooSmall { asked: n_bytes >> 20, least });
        }
        let mut cached = Vec::new();
        let mut layer_of = HashMap::new();
        let mut n_experts = 0;
        for mixture in layers.filter_map(|layer| model.weights.layers[layer].mixture()) {
            layer_of.insert(key_of(mixture), cached.len());
            cached.push(CachedLayer::new(&model.gguf, mixture, n_experts));
            n_experts += mixture.plan.n;
        }
        let loader = SlotLoader::new(&model.gguf, n_slots, sizes.slot)?;
        Ok(ExpertCache {
            layers: cached,
            layer_of,
            slot_bytes: sizes.slot,
            table: Mutex::new(SlotTable::new(n_experts, n_slots)),
            loader,
            n_passing_slots: n_passing_slots(n_slots),
            has_failed: AtomicBool::new(false),
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
        })
    }

    /// Returns the number of a mixture's layer here, if its experts are cached.
    fn layer(&self, mixture: &Mixture) -> Option<&CachedLayer> {
        self.layer_of.get(&key_of(mixture)).map(|&layer| &self.layers[layer])
    }

    /// Finds slots for the chosen experts of a mixture, begins to read those that are in none, and
    /// puts the experts in order: those in memory as a whole, those that will be, and those that
    /// pass. For one thread, while no other computes experts.
    pub(super) fn choose(&self, mixture: &Mixture, chosen: ChosenExperts) -> ChoiceCounts {
        let ChosenExperts { starts, n_tokens, order, slots } = chosen;
        let n_chosen = order.len();
        let Some(layer) = self.layer(mixture) else {
            slots.fill(NONE);
            return ChoiceCounts { n_ready: n_chosen, n_held: n_chosen, n_group: 0 };
        };
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let table = &mut *table;
        table.begin(layer.first, n_tokens);
        let mut counts = ChoiceCounts::default();
        for i in 0..n_chosen {
            let expert = order[i] as usize;
            let n_rows = starts[expert + 1] - starts[expert];
            slots[expert] = table.count(layer.first + expert, n_rows);
            match slots[expert] {
                NONE => {}
                slot if self.loader.is_loading(slot as usize) => {
                    order.swap(i, counts.n_held);
                    counts.n_held += 1;
                }
                slot if layer.parts().all(|part| self.loader.is_loaded(slot as usize, part)) => {
                    order.swap(i, counts.n_held);
                    order.swap(counts.n_held, counts.n_ready);
                    counts.n_held += 1;
                    counts.n_ready += 1;
                }
                slot => {
                    // its read has failed
                    table.empty(slot);
                    slots[expert] = NONE;
                }
            }
        }
        let n_missing = n_chosen - counts.n_held;
        let few = self.n_passing_slots.max(mixture.plan.n_used);
        let have_slots = n_chosen <= table.n_slots();
        let counts = if n_missing <= few && have_slots {
            self.load(table, layer, &order[counts.n_held..], slots);
            ChoiceCounts { n_held: n_chosen, ..counts }
        } else {
            self.pass(table, layer, order, slots, counts)
        };
        self.hits.fetch_add(counts.n_ready as u64, Ordering::Relaxed);
        self.misses.fetch_add((n_chosen - counts.n_ready) as u64, Ordering::Relaxed);
        counts
    }

    /// Returns whether the experts of a mixture are held here.
    pub(super) fn holds(&self, mixture: &Mixture) -> bool {
        self.layer(mixture).is_some()
    }

    /// Begins to read experts that are likely to be chosen next and are in no slot. For one thread,
    /// after a choice whose slots are kept.
    pub(super) fn read_ahead(&self, mixture: &Mixture, likely: &[(u32, f32)]) {
        let Some(layer) = self.layer(mixture) else { return };
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let table = &mut *table;
        let mut experts = std::mem::take(&mut table.likely);
        let mut slots = std::mem::take(&mut table.likely_slots);
        experts.clear();
        experts.extend(likely.iter().map(|(expert, _)| *expert));
        slots.clear();
        slots.resize(mixture.plan.n, NONE);
        for &expert in &experts {
            let slot = table.slot_of[layer.first + expert as usize];
            slots[expert as usize] = slot;
            if slot != NONE {
                // none of the likely goes for another
                table.protect(slot);
            }
        }
        self.load(table, layer, &experts, &mut slots);
        table.likely = experts;
        table.likely_slots = slots;
    }

    /// Begins to read experts of a layer that are in no slot, into the slots of those that are used
    /// least.
    fn load(&self, table: &mut SlotTable, layer: &CachedLayer, experts: &[u32], slots: &mut [u32]) {
        let mut missing: Vec<u32> = std::mem::take(&mut table.missing);
        missing.clear();
        missing.extend(experts.iter().filter(|&&expert| slots[expert as usize] == NONE));
        let is_written = |slot: usize| self.loader.is_loading(slot);
        table.find_victims(missing.len(), VictimOrder::Any, is_written);
        missing.truncate(table.victims.len());
        for (i, &expert) in missing.iter().enumerate() {
            let (_, slot) = table.victims[i];
            slots[expert as usize] = slot;
            table.put(layer.first + expert as usize, slot);
        }
        table.loads.clear();
        layer.add_loads(&mut table.loads, &missing, slots, layer.parts(), self.slot_bytes);
        table.missing = missing;
        self.loader.begin(&table.loads);
    }

    /// Returns the rows of a matrix of an expert in a slot, once they have been read; `None` if the
    /// mapped file has them. Where they could not be read they have no meaning, and
    /// [`ExpertCache::take_failure`] says so after the step.
    ///
    /// # Safety
    /// The slot is that which the expert got of [`ExpertCache::choose`] in the last choice, and of
    /// experts that pass, reading the group of this one was begun last.
    pub(super) unsafe fn rows(
        &self,
        mixture: &Mixture,
        part: usize,
        expert: usize,
        slot: u32,
        rows: Range<usize>,
    ) -> Option<WeightRows<'_>> {
        let layer = self.layer(mixture).filter(|_| slot != NONE)?;
        let slot = slot as usize;
        if !self.loader.wait(slot, part) {
            self.has_failed.store(true, Ordering::Relaxed);
        }
        let weight = &mixture.experts[expert][part];
        let place = layer.places[expert][part];
        let row = weight.ty.row_bytes(weight.n_cols)?;
        let from = slot * self.slot_bytes + layer.offsets[part] + place.before();
        // SAFETY: the caller's promise, and no thread reads from the file any more: nothing is
        // written there before the next choice, or the group after the next. Only a step of one
        // token reads ahead, whose experts have slots of their own.
        let bytes = unsafe { self.loader.bytes(from + rows.start * row, rows.len() * row) };
        Some(WeightRows::new(weight.ty, bytes, weight.n_cols, rows.len()))
    }

    /// Returns why a matrix that a step has computed with could not be read, once for each such
    /// step.
    pub(super) fn take_failure(&self) -> Option<ExpertReadError> {
        self.has_failed.swap(false, Ordering::Relaxed).then(|| self.loader.take_failure())
    }

    /// Returns the uses since the start.
    pub(super) fn stats(&self) -> ExpertCacheStats {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let n_held = table.n_held();
        ExpertCacheStats {
            hits: self.hits.load(Ordering::Relaxed),
            misses: self.misses.load(Ordering::Relaxed),
            read_bytes: self.loader.read_bytes(),
            held_bytes: (n_held * self.slot_bytes) as u64,
        }
    }
}

/// Returns what tells the layer of a mixture from others.
fn key_of(mixture: &Mixture) -> (usize, usize) {
    let [.., down] = mixture.experts[0];
    (down.tensor, down.first_row)
}

impl CachedLayer {
    /// Returns the layer of a mixture whose first expert has this number.
    fn new(gguf: &Gguf, mixture: &Mixture, first: usize) -> CachedLayer {
        let mut offsets = [0; 3];
        let mut end = 0;
        for part in mixture.parts() {
            offsets[part] = end;
            end += room_of(&mixture.experts[0][part]);
        }
        let places =
            |expert: &[Weight; 3]| [0, 1, 2].map(|part: usize| FilePlace::of(gguf, &expert[part]));
        CachedLayer {
            first,
            offsets,
            first_part: mixture.parts().start,
            places: mixture.experts.iter().map(places).collect(),
        }
    }

    /// Appends the reads of these matrices of experts, into their slots.
    fn add_loads(
        &self,
        loads: &mut Vec<MatrixLoad>,
        experts: &[u32],
        slots: &[u32],
        parts: Range<usize>,
        slot_bytes: usize,
    ) {
        for part in parts {
            loads.extend(experts.iter().map(|&expert| {
                let place = self.places[expert as usize][part];
                let slot = slots[expert as usize] as usize;
                MatrixLoad {
                    slot,
                    part,
                    file: place.file,
                    from: place.start - place.before() as u64,
                    at: slot * slot_bytes + self.offsets[part],
                    n_bytes: place.before() + place.n_bytes,
                }
            }));
        }
    }

    /// Returns the numbers of the matrices of an expert.
    fn parts(&self) -> Range<usize> {
        self.first_part..3
    }
}

#[cfg(test)]
mod tests;
