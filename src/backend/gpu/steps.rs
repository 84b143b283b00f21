//! Steps over whole rows that follow a product in the same dispatch; see steps.wgsl.

use super::encode::PassEncoder;
use super::operation::{NormRun, RowGate, TailStep, TailSteps};
use super::params::Step;
use super::room::slot_of;
use crate::backend::Buf;

/// Steps of a pass, one after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepRange {
    /// Number of the first.
    pub first: u32,
    /// Number of steps.
    pub n: u32,
}

impl<'a> PassEncoder<'a> {
    /// Returns whether `n` more steps can follow products of this pass in their dispatch.
    pub(super) fn has_room_for_steps(&self, n: usize) -> bool {
        let n_bytes = (self.steps.len() + n) * size_of::<Step>();
        self.gpu.device.sizes.last_group && n_bytes as u64 <= self.gpu.room.spare.steps.raw.size()
    }

    /// Adds steps to those of the pass.
    pub(super) fn add_steps(&mut self, steps: impl IntoIterator<Item = Step>) -> StepRange {
        let first = self.steps.len();
        self.steps.extend(steps);
        StepRange { first: first as u32, n: (self.steps.len() - first) as u32 }
    }

    /// Adds the steps that follow a product of one token with rows of `width` values.
    pub(super) fn add_row_steps(&mut self, row_steps: &TailSteps, width: usize) -> StepRange {
        let stream = &self.gpu.room.stream;
        // the rules of fusion take rows of the residual stream alone
        let at = |buf: Buf| stream.first_of(buf).unwrap_or(0);
        let mut steps: Vec<Step> = Vec::with_capacity(row_steps.steps.len() + 2);
        if let Some(RowGate { rows, x, product, weight }) = row_steps.gate {
            let plain = Step::plain(Step::GATE, at(rows), at(x), product.scale);
            steps.push(Step { weight, ..plain });
        }
        for step in &row_steps.steps {
            steps.push(match *step {
                TailStep::Norm(NormRun { x, weight, bias, centered, eps, out, .. }) => Step {
                    weight,
                    bias,
                    centered: centered.into(),
                    ..Step::plain(Step::NORM, at(out), at(x), eps)
                },
                TailStep::Add { x, y, scale } => Step::plain(Step::ADD, at(x), at(y), scale),
                TailStep::Scale { x, scale } => Step::plain(Step::SCALE, at(x), at(x), scale),
            });
        }
        if let Some(buf) = self.encoded_row(row_steps, width) {
            steps.push(Step::plain(Step::ENCODE, at(buf), at(buf), 1.0));
        }
        self.add_steps(steps)
    }

    /// Returns the row that is brought to 8 bits after steps over rows of `width` values.
    pub(super) fn encoded_row(&self, steps: &TailSteps, width: usize) -> Option<Buf> {
        steps.encodes.filter(|_| self.gpu.int8 && width.is_multiple_of(32))
    }

    /// Encodes steps over whole rows, one after the other.
    pub(super) fn row_steps(&mut self, steps: &TailSteps<'a>, width: usize) {
        if let Some(RowGate { rows, x, product, .. }) = steps.gate {
            self.linear(x, &[product]);
            self.sigmoid_gate(rows, width, product.out, 1);
        }
        for step in &steps.steps {
            match *step {
                TailStep::Norm(norm) => self.norm(norm),
                TailStep::Add { x, y, scale } => self.add_rows(x, y, scale, width),
                TailStep::Scale { x, scale } => self.softcap(x, scale, 0.0, width),
            }
        }
    }

    /// Notes that steps over rows of `width` values have brought a row to 8 bits.
    pub(super) fn note_encoded(&mut self, steps: &TailSteps, width: usize) {
        if let Some(buf) = self.encoded_row(steps, width) {
            self.coded[slot_of(buf)] = Some(buf);
        }
    }
}
