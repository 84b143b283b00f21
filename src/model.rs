//! A transformer: its plan (data) and its weights (tensors by number).
//!
//! Knows architectures; knows nothing of instruction sets, threads or text.

pub mod adapter;
mod bind;
pub(crate) mod binder;
mod borrowed;
pub mod classifier;
mod config;
pub mod control;
mod dflash;
mod drafter;
mod eagle3;
pub mod embedded;
pub mod error;
pub mod family;
mod gemma4_assistant;
mod limits;
pub mod linear;
pub mod meta;
pub mod mixer;
mod mtp;
mod other;
pub mod plan;
pub mod rope;
pub mod second_text;
pub(crate) mod streams;
pub mod tensors;
pub mod vector;
pub mod weights;

pub use error::Error;
pub use plan::Plan;
pub use weights::Weights;

use crate::gguf::Gguf;
use meta::Meta;

/// A model file, understood: everything is checked, nothing but small vectors is copied.
pub struct Model {
    /// The file.
    pub gguf: Gguf,
    /// Sizes and layer plans.
    pub plan: Plan,
    /// Tensors by number.
    pub weights: Weights,
}

impl Model {
    /// Reads plan and tensors of a file.
    ///
    /// # Errors
    /// Names the key or tensor that is missing, out of range, of another shape, or unknown to the
    /// architecture.
    pub fn load(gguf: Gguf) -> Result<Model, Error> {
        let mut plan = config::read(&gguf)?;
        limits::check(&Meta::new(&gguf)?, &plan)?;
        let weights = bind::bind(&gguf, &mut plan)?;
        Ok(Model { gguf, plan, weights })
    }

    /// Returns the number of parameters: values in all tensors.
    pub fn n_params(&self) -> u64 {
        self.gguf.tensors().iter().map(|t| t.shape.iter().map(|&n| n as u64).product::<u64>()).sum()
    }

    /// Returns the number of bytes of all tensors.
    pub fn n_bytes(&self) -> u64 {
        self.gguf.tensors().iter().map(|tensor| tensor.n_bytes).sum()
    }
}
