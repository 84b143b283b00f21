//! Options of loading a model.

use std::path::PathBuf;

use crate::context::{ContextOptions, Device};
use crate::engine::EngineOptions;
use crate::runtime::{RuntimeOptions, ScaledFile, TowerSource};

/// Options of loading a model, set step by step. The default computes one request at a time, on a
/// GPU where there is a suitable one, else on the CPU.
///
/// # Examples
/// ```
/// let options = hob::LoadOptions::default().n_ctx(256).device(hob::Device::Cpu);
/// let model = hob::Model::shipped(&options)?;
/// assert_eq!(model.n_ctx(), 256);
/// # Ok::<(), hob::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LoadOptions {
    n_ctx: Option<usize>,
    n_parallel: Option<usize>,
    n_threads: Option<usize>,
    device: Device,
    mmproj: Option<PathBuf>,
    adapters: Vec<ScaledFile>,
}

impl Default for LoadOptions {
    fn default() -> LoadOptions {
        LoadOptions {
            n_ctx: None,
            n_parallel: None,
            n_threads: None,
            device: Device::Auto,
            mmproj: None,
            adapters: Vec::new(),
        }
    }
}

impl LoadOptions {
    /// Sets the positions of one conversation, prompt and answer together; by default as many as
    /// the model was trained for.
    pub fn n_ctx(mut self, n: usize) -> LoadOptions {
        self.n_ctx = Some(n);
        self
    }

    /// Sets the number of requests computed at once; by default one.
    pub fn n_parallel(mut self, n: usize) -> LoadOptions {
        self.n_parallel = Some(n);
        self
    }

    /// Sets the number of threads; by default one per physical core.
    pub fn n_threads(mut self, n: usize) -> LoadOptions {
        self.n_threads = Some(n);
        self
    }

    /// Sets the processor that computes; by default [`Device::Auto`].
    pub fn device(mut self, device: Device) -> LoadOptions {
        self.device = device;
        self
    }

    /// Sets the file of the vision tower; by default the one next to the model, if there is one.
    pub fn mmproj(mut self, path: impl Into<PathBuf>) -> LoadOptions {
        self.mmproj = Some(path.into());
        self
    }

    /// Adds an adapter (LoRA, a GGUF file), which every text is computed with; what it adds is
    /// multiplied by `scale`, usually 1.
    pub fn adapter(mut self, path: impl Into<PathBuf>, scale: f32) -> LoadOptions {
        self.adapters.push(ScaledFile { path: path.into(), scale });
        self
    }

    /// Returns the options of the parts below.
    pub(super) fn runtime_options(&self) -> RuntimeOptions {
        let mut context = ContextOptions {
            device: self.device.clone(),
            n_ctx: self.n_ctx,
            n_threads: self.n_threads,
            ..ContextOptions::default()
        };
        context.n_seq = self.n_parallel.unwrap_or(context.n_seq);
        RuntimeOptions {
            context,
            engine: EngineOptions::default(),
            adapters: self.adapters.clone(),
            mmproj: self.mmproj.clone().map_or(TowerSource::NextToModel, TowerSource::File),
            ..RuntimeOptions::default()
        }
    }
}
