//! The memory that a backend takes, by the code that takes it: sizes alone, nothing is allocated.

use super::attention::PartSizes;
use super::experts::Routing;
use super::heads::Gathered;
use super::kv::{Pages, UnfitType};
use super::linear::SharedActs;
use super::packed::{self, ReadMatrices, Repacking};
use super::sizes::StepSizes;
use super::{CacheSizes, CpuOptions, Kernels};
use crate::backend::PAGE;
use crate::backend::states::StatePool;
use crate::model::Model;
use crate::model::plan::Plan;

/// The bytes of memory that a backend takes once each of its sequences is full.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CpuFootprint {
    /// Bytes of the model's file that passes read where they are. They are mapped: the system can
    /// drop them and read them again.
    pub mapped: u64,
    /// Bytes of copies of matrices; 0 where none are made.
    pub repacked: u64,
    /// True if the copies are in a file that is mapped.
    pub is_repacked_in_file: bool,
    /// Bytes of the memory in which experts are held that are used much.
    pub expert_cache: u64,
    /// Bytes of keys and values of a position.
    pub position: u64,
    /// Bytes of keys and values of a full sequence.
    pub sequence: u64,
    /// Bytes of a running state; 0 for a model without.
    pub state: u64,
    /// Most running states of a sequence: its own and the copies that it can go back to.
    pub n_states: u64,
    /// Bytes of activations of the largest step.
    pub scratch: u64,
}

impl CpuFootprint {
    /// Computes the footprint of a backend with these options, whose steps have up to `n_batch`
    /// rows.
    ///
    /// # Errors
    /// If the cache's type does not fit the model.
    pub fn of(
        model: &Model,
        options: &CpuOptions,
        repacking: Repacking,
        n_batch: usize,
    ) -> Result<CpuFootprint, UnfitType> {
        let plan = &model.plan;
        let layers = 0..options.n_layers;
        let pages = Pages::new(plan, &layers, options.numerics.cache_types())?;
        let states = StatePool::new(plan, &layers, options.n_seq);
        let read = ReadMatrices::of(model, &layers, &options.expert_layers, options.expert_cache);
        let copies = packed::copies(&read, options.kernels, repacking);
        let with_experts = layers.clone().chain(options.expert_layers.iter().copied());
        let experts = CacheSizes::of(model, with_experts);
        let n_pages = options.n_ctx.div_ceil(PAGE) as u64;
        let parts = PartSizes { plan, n_threads: options.threads.most(), end: options.n_ctx };
        let scratch = step_bytes(&StepSizes::new(plan, n_batch, options.n_seq), options.kernels)
            + rope_bytes(plan, n_batch)
            + (parts.n_values(options.n_seq, 1) * size_of::<f32>()) as u64;
        Ok(CpuFootprint {
            mapped: copies.mapped,
            repacked: copies.n_bytes,
            expert_cache: experts.bytes(options.expert_cache),
            is_repacked_in_file: repacking == Repacking::InFile && copies.n_bytes > 0,
            position: pages.page_bytes() as u64 / PAGE as u64,
            sequence: n_pages * pages.page_bytes() as u64,
            state: (states.len() * size_of::<f32>()) as u64,
            n_states: if states.is_empty() { 0 } else { 1 + states.most_copies() as u64 },
            scratch,
        })
    }

    /// Returns the bytes that all slots of a cache of experts would take of this memory: 0 where
    /// there are no experts, or it is too small to be of use.
    pub fn expert_cache_within(model: &Model, options: &CpuOptions, n_bytes: u64) -> u64 {
        let layers = (0..options.n_layers).chain(options.expert_layers.iter().copied());
        CacheSizes::of(model, layers).bytes(n_bytes)
    }

    /// Returns the bytes of the running states of a sequence.
    pub fn states(&self) -> u64 {
        self.state * self.n_states
    }
}

/// Returns the bytes of the tables of rotary embeddings of `n_rows` rows.
fn rope_bytes(plan: &Plan, n_rows: usize) -> u64 {
    let values = |rope: &crate::model::rope::Rope| 2 * rope.angles().n_values() * n_rows;
    let values: usize = plan.ropes.iter().map(values).sum();
    (values * size_of::<f32>()) as u64
}

/// Returns the bytes of the working memory of a step.
fn step_bytes(sizes: &StepSizes, kernels: &Kernels) -> u64 {
    let activations: usize = sizes.activations.iter().sum();
    let mut inputs = SharedActs::bytes(kernels, sizes.inputs);
    let mut bytes = activations * size_of::<f32>()
        + SharedActs::bytes(kernels, sizes.hidden)
        + Gathered::bytes(kernels, sizes.heads);
    if let Some(experts) = sizes.experts {
        inputs = inputs.max(SharedActs::bytes(kernels, experts.inputs()));
        bytes += Routing::bytes(kernels, experts);
    }
    (bytes + inputs) as u64
}
