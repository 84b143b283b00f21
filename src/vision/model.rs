//! A vision tower's file, understood.

use super::config;
use super::error::Error;
use super::plan::VisionPlan;
use super::weights::{self, VisionWeights};
use crate::gguf::Gguf;
use crate::model::binder::Binder;
use crate::model::tensors::FileAndMade;
use crate::model::vector::Vectors;

/// A vision tower: everything is checked, nothing but vectors and small matrices is copied.
pub(super) struct VisionModel {
    /// Its plan.
    pub plan: VisionPlan,
    /// Its tensors by number.
    pub weights: VisionWeights,
    /// Every vector that the weights name.
    #[cfg_attr(not(feature = "gpu"), expect(dead_code, reason = "only devices copy them"))]
    pub vectors: Vectors,
    /// Every matrix that the weights name.
    pub tensors: FileAndMade,
}

impl VisionModel {
    /// Reads plan and tensors of an mmproj file.
    ///
    /// # Errors
    /// Names the key or tensor that is missing, out of range or of another shape.
    pub(super) fn load(gguf: Gguf) -> Result<VisionModel, Error> {
        let plan = config::read(&gguf)?;
        let mut binder = Binder::new(&gguf);
        let weights = weights::bind(&mut binder, &plan)?;
        let Binder { vectors, made, .. } = binder;
        Ok(VisionModel { plan, weights, vectors, tensors: FileAndMade { gguf, made } })
    }
}
