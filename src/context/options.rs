//! The options of a context, and the sizes that follow from them.

use std::path::PathBuf;
use std::sync::Arc;

use hob_kernels::{CacheType, Isa};

use super::{DutyCycle, Importance, PlaceRule, kernels};
use crate::backend::cpu::repacks;
use crate::model::adapter::Adapter;
use crate::model::plan::Plan;

/// The device that a model computes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Device {
    /// The CPU.
    #[default]
    Cpu,
    /// A GPU.
    Gpu {
        /// Part of the adapter's name, or its number; `None` = the best there is.
        name: Option<String>,
    },
    /// A GPU if there is a real one that takes the model, and nothing was asked for that only the
    /// CPU does; else the CPU.
    Auto,
}

/// Options of a context.
#[derive(Clone, Debug)]
pub struct ContextOptions {
    /// The device to compute on.
    pub device: Device,
    /// Positions per sequence; `None` = what the model was trained for.
    pub n_ctx: Option<usize>,
    /// Sequences.
    pub n_seq: usize,
    /// Most tokens of a step.
    pub n_batch: usize,
    /// Threads of steps of few tokens; `None` = one per physical performance core.
    pub n_threads: Option<usize>,
    /// Threads of prompts and other steps of many tokens; `None` = as `n_threads`, or if that is
    /// `None` one per physical core, small ones of hybrid processors among them.
    pub n_threads_batch: Option<usize>,
    /// True if activations and cache are f32 everywhere.
    pub exact: bool,
    /// Type of cached keys, unless `exact`.
    pub cache_type_k: CacheType,
    /// Type of cached values, unless `exact`.
    pub cache_type_v: CacheType,
    /// True if each token is computed by itself, so that its logits are the same to the bit
    /// whatever else a step holds.
    pub deterministic: bool,
    /// The share of the time in which the CPU's threads work; they rest between layers.
    pub duty: DutyCycle,
    /// True if the CPU's matrices are copied into the layout that its kernels read fastest and into
    /// huge pages, in place of the file's, where there are such and memory for it. What a matrix
    /// gives for 5 tokens and more is to the bit that of its rows in the file, unless
    /// `deterministic` cuts them up.
    pub repack: bool,
    /// Directory for files of repacked matrices, which are mapped: the next context on the same
    /// model finds them there, and processes share them; what is not repacked stays in the model's
    /// file. `None`: they are in memory of the process's own.
    pub repack_cache: Option<PathBuf>,
    /// Adapters of the model, by number, that sequences may be computed with (see
    /// [`set_adapters`](super::Context::set_adapters)); the CPU alone applies them.
    pub adapters: Vec<Arc<Adapter>>,
    /// Sums that the inputs of matrices are added to; the CPU alone collects them.
    pub importance: Option<Arc<Importance>>,
    /// Asks the disk for the matrices of a mixture's experts as soon as these are chosen; `None` =
    /// where the model's files are larger than the memory that is free.
    pub prefetch_experts: Option<bool>,
    /// Most bytes of the memory in which the CPU holds experts that are used much, instead of
    /// copying all of them or reading them in the mapped file; 0 = no such memory. `None` = what is
    /// free, where the model's files are larger than that.
    pub expert_cache: Option<u64>,
    /// Instruction set; `None` = `HOB_CPU_ISA`, or else the strongest of this machine.
    pub isa: Option<Isa>,
    /// Most layers on a GPU, the last of the model, while the CPU computes those before; 0 = none.
    /// `None` = all that is free.
    pub gpu_layers: Option<usize>,
    /// Layers, the first of the model, whose experts the CPU computes where a GPU computes the rest
    /// of them. `None` = none if `gpu_layers` are given, else as few as leave room for all layers
    /// on the GPU.
    pub cpu_expert_layers: Option<usize>,
    /// The places of tensors by their names, where a GPU computes; of those that match a name the
    /// first holds, before `cpu_expert_layers` and next to `gpu_layers`.
    pub tensor_places: Vec<PlaceRule>,
    /// Most bytes that are taken of a GPU's memory; `None` = what its driver gives.
    pub gpu_memory: Option<u64>,
    /// True if a context starts also where the machine's memory does not hold one full sequence of
    /// the `n_ctx` that was asked for.
    pub overcommit: bool,
    /// The listener that hears how far an upload to a GPU or the repacking of weights has come;
    /// `None`: the log is told, every few seconds.
    pub progress: Option<Progress>,
}

/// A listener for the bytes done, and how many there are in all.
#[derive(Clone)]
pub struct Progress(Arc<dyn Fn(u64, u64) + Send + Sync>);

impl Progress {
    /// Returns the progress that calls `listener` each time.
    pub fn new(listener: impl Fn(u64, u64) + Send + Sync + 'static) -> Progress {
        Progress(Arc::new(listener))
    }

    /// Reports that `done` bytes of `total` are done.
    pub fn report(&self, done: u64, total: u64) {
        (self.0)(done, total);
    }
}

impl std::fmt::Debug for Progress {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Progress")
    }
}

impl Default for ContextOptions {
    fn default() -> Self {
        ContextOptions {
            device: Device::default(),
            n_ctx: None,
            n_seq: 1,
            n_batch: 512,
            n_threads: None,
            n_threads_batch: None,
            exact: false,
            cache_type_k: CacheType::F16,
            cache_type_v: CacheType::F16,
            deterministic: false,
            duty: DutyCycle::FULL,
            repack: true,
            repack_cache: None,
            adapters: Vec::new(),
            importance: None,
            prefetch_experts: None,
            expert_cache: None,
            isa: None,
            gpu_layers: None,
            cpu_expert_layers: None,
            tensor_places: Vec::new(),
            gpu_memory: None,
            overcommit: false,
            progress: None,
        }
    }
}

impl ContextOptions {
    /// Returns whether the CPU would copy a model's matrices.
    pub fn repacks(&self) -> bool {
        self.repack && !self.exact && kernels(self.isa).is_ok_and(repacks)
    }

    /// Returns what was asked for that no GPU does.
    #[cfg(feature = "gpu")]
    pub(super) fn needs_cpu(&self) -> Option<&'static str> {
        if !self.adapters.is_empty() {
            Some("--lora: adapters are applied on the CPU")
        } else if self.importance.is_some() {
            Some("importance is collected on the CPU")
        } else if self.deterministic {
            Some("--deterministic: a GPU sums in an order that depends on the batch")
        } else {
            None
        }
    }
}

/// The sizes of a context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ContextSizes {
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// Most tokens of a step.
    pub n_batch: usize,
}

impl ContextSizes {
    /// Returns the sizes of a context on a model with these options.
    pub(super) fn of(plan: &Plan, options: &ContextOptions) -> ContextSizes {
        let n_ctx = options
            .n_ctx
            .unwrap_or(plan.n_ctx_train)
            .min(plan.learned_positions.unwrap_or(usize::MAX))
            .max(1);
        // an encoder's texts are read in one step, however long
        let least = if plan.bidirectional { n_ctx } else { 1 };
        ContextSizes { n_ctx, n_seq: options.n_seq.max(1), n_batch: options.n_batch.max(least) }
    }
}
