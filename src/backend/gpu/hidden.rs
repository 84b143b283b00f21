//! Hidden states: those that a pass leaves for drafters, and drafters on the device of the model
//! for which they draft.

use std::sync::Arc;

use super::cache::KvCache;
use super::cache_types::CacheTypes;
use super::device::GpuDevice;
use super::encode::PassRows;
use super::memory::SharedMatrix;
use super::{Error, Gpu, GpuMemory, GpuOptions};
use crate::backend::{Batch, Buf, StepOutput};
use crate::model::Model;
use crate::model::plan::HiddenStates;
use crate::model::weights::DrafterInput;

/// The parts of a model on a device that layers which draft for it read where they lie.
#[derive(Default)]
pub(super) struct ModelParts<'a> {
    /// Matrices of both.
    pub matrices: Vec<SharedMatrix<'a>>,
    /// The model's keys and values.
    cache: Option<&'a KvCache>,
}

impl ModelParts<'_> {
    /// Returns the cache of a drafter that reads keys and values of its model; `None` = it has its
    /// own.
    ///
    /// # Errors
    /// As [`KvCache::of_drafter`].
    pub(super) fn cache_of_drafter(
        &self,
        device: &GpuDevice,
        drafter: &Model,
    ) -> Result<Option<KvCache>, Error> {
        match (self.cache, &drafter.weights.drafter) {
            (Some(cache), Some(DrafterInput::Assistant(input))) => {
                cache.of_drafter(device, &drafter.plan, &input.keys).map(Some)
            }
            _ => Ok(None),
        }
    }
}

impl Gpu {
    /// Lets steps from here on copy the hidden state of every token for [`Gpu::hidden`]. Returns
    /// whether they do ([`Plan::gives_hidden_on_gpu`](crate::model::Plan::gives_hidden_on_gpu)).
    ///
    /// # Errors
    /// If there is no memory for the copies.
    pub fn keep_hidden(&mut self) -> Result<bool, Error> {
        let plan = &self.model.plan;
        let is_held = plan.gives_hidden_on_gpu(self.tensors.layers.len());
        if is_held && self.shape.n_hidden == 0 {
            let n_hidden = plan.n_hidden_beside_cache();
            let shape = super::PassShape { n_hidden, ..self.shape };
            self.room.spare.hidden = self.device.staging(shape.n_hidden * self.room.rows * 4)?;
            self.shape = shape;
        }
        Ok(is_held)
    }

    /// Returns the hidden states of the last step: of every token, or of a drafter those of the
    /// tokens that wanted logits.
    pub fn hidden(&self) -> &[f32] {
        &self.hidden
    }

    /// Makes the backend of layers that draft for the model of this one, on the same device. What
    /// they have of the model they read where it lies: matrices, and keys and values, whose types
    /// are those of the model then.
    ///
    /// # Errors
    /// As [`Gpu::new`].
    pub fn drafter(&self, drafter: Arc<Model>, options: &GpuOptions) -> Result<Gpu, Error> {
        let mut options = options.clone();
        if drafter.plan.reads_keys() {
            let CacheTypes { k, v } = self.cache.types;
            options.exact = self.exact;
            options.cache = [k, v];
        }
        let matrices = self.shared_matrices(&drafter);
        let shared = ModelParts { matrices, cache: Some(&self.cache) };
        let memory = GpuMemory::on(self.device.share(), &drafter, &shared.matrices, &options)?;
        Gpu::with_parts(memory, drafter, &shared, &options, &|_, _| ())
    }

    /// Takes the buffers that the cache of the model has now, of layers that read keys and values
    /// there, and lets go of those before: the device has memory for both until then.
    ///
    /// # Errors
    /// If the model is gone.
    pub fn follow_model(&mut self) -> Result<(), Error> {
        if self.cache.follow_model(&self.device)? {
            // the commands keep the buffers alive that were replaced
            self.prepared = None;
        }
        Ok(())
    }

    /// Returns the matrices of a drafter that lie on the device already.
    fn shared_matrices(&self, drafter: &Model) -> Vec<SharedMatrix<'_>> {
        let shared = drafter.shared_weights(&self.model);
        let on_device = |(weight, of_model)| {
            let matrix = self.tensors.find_matrix(&of_model)?;
            Some(SharedMatrix { weight, matrix })
        };
        shared.filter_map(on_device).collect()
    }

    /// Returns the output of the step that gives logits: with hidden states where they are kept.
    pub(super) fn output_of_logits(&self) -> StepOutput {
        let is_drafter = self.model.plan.reads.is_some();
        if self.shape.n_hidden > 0 && !is_drafter {
            StepOutput::LogitsAndHidden
        } else {
            StepOutput::Logits
        }
    }

    /// Returns the buffer in which a pass leaves hidden states that are copied for the host.
    pub(super) fn hidden_buffer(&self, output: StepOutput) -> Option<Buf> {
        let plan = &self.model.plan;
        let is_kept = output == StepOutput::LogitsAndHidden || plan.reads.is_some();
        if !is_kept || self.shape.n_hidden == 0 {
            return None;
        }
        match plan.hidden {
            HiddenStates::Normed | HiddenStates::WithKeys(_) => Some(Buf::Norm),
            HiddenStates::Residual => Some(Buf::X),
            HiddenStates::LayerInputs(_) => Some(Buf::Taps),
            HiddenStates::Projected(_) => Some(Buf::Branch),
        }
    }

    /// Returns whether passes leave the hidden states of those rows alone whose output is
    /// requested.
    fn has_hidden_of_outputs(&self) -> bool {
        let plan = &self.model.plan;
        plan.reads.is_some() || matches!(plan.hidden, HiddenStates::WithKeys(_))
    }

    /// Encodes the copies of the hidden states of a pass, and returns how many values they are.
    pub(super) fn copy_hidden(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        output: StepOutput,
        rows: PassRows,
    ) -> usize {
        let Some(buf) = self.hidden_buffer(output) else { return 0 };
        let n_rows = if self.has_hidden_of_outputs() { rows.n_outputs } else { rows.n_rows };
        let n = n_rows * self.shape.n_hidden;
        if n > 0 {
            let from = &self.room.activations[buf as usize];
            let to = &self.room.spare.hidden.raw;
            encoder.copy_buffer_to_buffer(&from.raw, from.first_byte(), to, 0, n as u64 * 4);
        }
        n
    }

    /// Reads the hidden states that a pass has copied, `n` values. Where a model's pass leaves some
    /// alone, the other rows are zeros.
    ///
    /// # Errors
    /// If the device fails.
    pub(super) fn read_hidden(
        &mut self,
        n: usize,
        output: StepOutput,
        batch: &Batch,
    ) -> Result<(), Error> {
        let first = self.hidden.len();
        if n > 0 {
            self.device.read(&self.room.spare.hidden, n, &mut self.hidden)?;
        }
        let has_all_rows = output == StepOutput::LogitsAndHidden && self.shape.n_hidden > 0;
        if has_all_rows && self.has_hidden_of_outputs() {
            let width = self.shape.n_hidden;
            spread_rows(&mut self.hidden, first, batch.outputs, batch.rows.len() * width, width);
        }
        Ok(())
    }
}

/// Moves the rows of `values` from `first` on, of `width` values each, to these places, ascending,
/// among `n` values, of which the others are 0.
fn spread_rows(values: &mut Vec<f32>, first: usize, places: &[usize], n: usize, width: usize) {
    values.resize(first + n, 0.0);
    let rows = &mut values[first..];
    // from the last on: a row moves to a place that is no earlier
    for (i, &place) in places.iter().enumerate().rev().filter(|&(i, &place)| i != place) {
        rows.copy_within(i * width..(i + 1) * width, place * width);
        rows[i * width..(i + 1) * width].fill(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_outputs_go_to_their_places() {
        let mut values = vec![9.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        spread_rows(&mut values, 1, &[0, 2, 3], 10, 2);
        assert_eq!(values, [9.0, 1.0, 2.0, 0.0, 0.0, 3.0, 4.0, 5.0, 6.0, 0.0, 0.0]);
        spread_rows(&mut values, 11, &[], 2, 1);
        assert_eq!(values[9..], [0.0; 4]);
    }
}
