//! Options that every command which runs a model shares, and what they make.

use std::path::PathBuf;
use std::sync::Arc;

use clap::ValueEnum;
use hob_kernels::Isa;

use super::Error;
use crate::context::{Context, ContextOptions};
use crate::gguf::Gguf;
use crate::model::Model;
use crate::tokenizer::Tokenizer;

/// Logits held at once, in values: 64 MiB, so that a large vocabulary makes steps shorter rather than memory larger.
pub const MAX_LOGITS: usize = 16 << 20;

/// Which model, and how to run it.
#[derive(Debug, clap::Args)]
pub struct ModelArgs {
    /// GGUF file of the model (of a split one, any part)
    #[arg(short, long, value_name = "FILE", env = "LLAMA_ARG_MODEL")]
    pub model: Option<PathBuf>,
    #[command(flatten)]
    pub compute: ComputeArgs,
}

/// How to run a model.
#[derive(Debug, clap::Args)]
pub struct ComputeArgs {
    /// Threads [default: one per physical core]
    #[arg(short, long, value_name = "N", env = "LLAMA_ARG_THREADS", value_parser = at_least_one)]
    pub threads: Option<usize>,
    /// Instruction set of the kernels [default: the strongest of this machine]
    #[arg(long, value_name = "ISA", env = "HOB_CPU_ISA", value_parser = isa)]
    pub cpu_isa: Option<Isa>,
    /// Where to compute
    #[arg(long, value_enum, default_value_t = Device::Auto)]
    pub device: Device,
}

/// Where a model runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Device {
    /// The best there is
    Auto,
    /// The CPU
    Cpu,
    /// A GPU
    Gpu,
}

fn isa(name: &str) -> Result<Isa, String> {
    Isa::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Isa::available().map(Isa::name).collect();
        format!("this machine has {}", names.join(", "))
    })
}

/// A count for clap: 1 or more.
pub fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a whole number above 0 was expected".into()),
        Ok(n) => Ok(n),
    }
}

impl ModelArgs {
    /// The file that was named.
    pub fn path(&self) -> Result<&PathBuf, Error> {
        self.model
            .as_ref()
            .ok_or_else(|| Error::Usage("no model was given: name a GGUF file with -m FILE".into()))
    }

    /// Reads the model file.
    pub fn load(&self) -> Result<Arc<Model>, Error> {
        let path = self.path()?;
        let model = Model::load(Gguf::open(path)?);
        Ok(Arc::new(model.map_err(|source| Error::Model { path: path.clone(), source })?))
    }

    /// The tokenizer of the model that [`ModelArgs::load`] gave.
    pub fn tokenizer(&self, model: &Model) -> Result<Tokenizer, Error> {
        let path = self.path()?;
        Tokenizer::from_gguf(&model.gguf).map_err(|source| Error::Tokenizer { path: path.clone(), source })
    }
}

impl ComputeArgs {
    /// The options of a context, with defaults where nothing was asked for.
    ///
    /// # Errors
    /// If a device was asked for that this build cannot use.
    pub fn context_options(&self) -> Result<ContextOptions, Error> {
        if self.device == Device::Gpu {
            return Err(Error::Usage(
                "--device gpu: this build computes on the CPU only; use --device cpu".into(),
            ));
        }
        Ok(ContextOptions { n_threads: self.threads, isa: self.cpu_isa, ..Default::default() })
    }

    /// A context on `model`, after `change` has had its say.
    pub fn context(
        &self,
        model: &Arc<Model>,
        change: impl FnOnce(&mut ContextOptions),
    ) -> Result<Context, Error> {
        let mut options = self.context_options()?;
        change(&mut options);
        Ok(Context::new(Arc::clone(model), &options)?)
    }
}
