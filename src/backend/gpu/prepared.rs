//! The commands of a pass. They name buffers and sizes alone: tokens, positions and pages are in
//! buffers that are uploaded, so the commands of the next token can be encoded while the device
//! computes this one.

use super::encode::{EncodedPass, PassEncoder, PassRows};
use super::fusion;
use super::operation::{HostMixture, Operation};
use super::params::Step;
use super::pass::GpuPass;
use super::place::PassPlace;
use super::trace::{PassTrace, StageClock};
use super::{Error, Gpu};
use crate::backend::StepOutput;

/// Most rows of a pass whose commands are encoded ahead: those of prompts differ from pass to pass.
const MOST_ROWS: usize = 64;

/// The facts that decide on the commands of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PassKey {
    /// The result.
    pub output: StepOutput,
    /// The number of the best tokens that are found of each row of logits; `None` = none are.
    pub keep: Option<usize>,
    /// Its place among passes in a row; `None` = it stands alone.
    pub place: Option<PassPlace>,
    /// The rows.
    pub rows: PassRows,
    /// The sequences whose running states change.
    pub n_runs: usize,
    /// True if rows of images stand among them.
    pub images: bool,
    /// Number of the buffers of the cache.
    pub cache: u32,
    /// Number of the buffers of running states.
    pub states: u32,
}

impl PassKey {
    /// Returns the key of a pass over the tokens that come after those of this one, if its commands
    /// are worth encoding ahead.
    pub(super) fn next(self, longest: usize, tile: usize) -> Option<PassKey> {
        let PassRows { n_rows, n_outputs, .. } = self.rows;
        let is_written = n_rows == n_outputs && n_rows <= MOST_ROWS && !self.images;
        is_written.then(|| PassKey { rows: self.rows.seeing(longest + 1, tile), ..self })
    }
}

/// Commands of a pass that are submitted together.
pub(super) struct PassSegment {
    /// The commands.
    pub commands: wgpu::CommandBuffer,
    /// The experts that another backend computes after them, for so many rows, whose inputs the
    /// commands copy for the host.
    pub experts: Option<(HostMixture, usize)>,
}

/// The commands of a pass that is to be submitted.
pub(super) struct PreparedPass {
    /// The pass that they are of.
    pub key: PassKey,
    /// The commands, up to each mixture that another backend computes, and after the last.
    pub segments: Vec<PassSegment>,
    /// Number of values that they copy for the host.
    pub n_read: usize,
    /// Number of values of hidden states among what they copy elsewhere.
    pub n_hidden: usize,
    /// The steps that follow products.
    pub steps: Vec<Step>,
    /// The dispatches.
    pub trace: PassTrace,
}

/// Begins a compute pass; it ends before its encoder is finished.
fn begin_pass(encoder: &mut wgpu::CommandEncoder) -> wgpu::ComputePass<'static> {
    encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default()).forget_lifetime()
}

impl Gpu {
    /// Returns the commands of a pass: those that were encoded ahead, if they are of this one.
    pub(super) fn prepared_pass(&mut self, key: PassKey, clock: &mut StageClock) -> PreparedPass {
        match self.prepared.take() {
            Some(prepared) if prepared.key == key => prepared,
            _ => self.encode_pass(key, clock),
        }
    }

    /// Encodes the commands of a pass.
    pub(super) fn encode_pass(&self, key: PassKey, clock: &mut StageClock) -> PreparedPass {
        let PassKey { output, keep, place, rows, n_runs, images, .. } = key;
        let operations = self.record(output, images);
        clock.end("record");
        let mut segments = Vec::new();
        let mut encoder = self.device.encoder();
        let mut pass = PassEncoder {
            gpu: self,
            pass: begin_pass(&mut encoder),
            rows,
            n_runs,
            images: self.images.as_ref().filter(|_| images),
            only_outputs: false,
            timestamps: self.timestamps.as_ref(),
            trace: PassTrace::default(),
            coded: [None; 3],
            steps: Vec::new(),
            has_moved_queries: false,
            has_moved_gates: false,
            has_turned_queries: false,
        };
        pass.begin();
        if let (Some(keep), Some(PassPlace { n_before: 1.., feeding, .. })) = (keep, place) {
            pass.feed(feeding, self.model.plan.n_vocab, keep);
        }
        for operation in &operations {
            pass.encode(std::slice::from_ref(operation));
            let &Operation::HostExperts(mixture) = operation else { continue };
            let mut next = self.device.encoder();
            drop(std::mem::replace(&mut pass.pass, begin_pass(&mut next)));
            let mut ended = std::mem::replace(&mut encoder, next);
            let n_rows = pass.n_tokens();
            self.copy_expert_inputs(&mut ended, mixture, n_rows);
            segments
                .push(PassSegment { commands: ended.finish(), experts: Some((mixture, n_rows)) });
        }
        let found = keep.map(|keep| (pass.find_best(self.model.plan.n_vocab, keep), 2 * keep));
        let EncodedPass { trace, steps } = pass.finish();
        self.copy_timestamps(&mut encoder, trace.dispatches.len());
        let room = &self.room;
        let (buf, width) = output.buffer(&self.model.plan);
        let (made, width) = match found {
            Some((number, width)) => (&room.spare.best[number], width),
            None => (&room.activations[buf as usize], width),
        };
        let n_outputs = rows.n_outputs;
        let n_read = self.copy_results(&mut encoder, made, n_outputs * width, place, n_outputs);
        let n_hidden = self.copy_hidden(&mut encoder, output, rows);
        clock.end("encode");
        segments.push(PassSegment { commands: encoder.finish(), experts: None });
        clock.end("finish");
        PreparedPass { key, segments, n_read, n_hidden, steps, trace }
    }

    /// Encodes the copies of what a mixture reads that another backend computes: the rows of its
    /// input, and after them the router's logits.
    fn copy_expert_inputs(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        mixture: HostMixture,
        n_rows: usize,
    ) {
        let room = &self.room;
        let staging = &room.spare.staging.raw;
        let mut to = 0;
        for (buf, width) in mixture.inputs() {
            let from = &room.activations[buf as usize];
            let n_bytes = (n_rows * width * 4) as u64;
            if n_bytes > 0 {
                encoder.copy_buffer_to_buffer(&from.raw, from.first_byte(), staging, to, n_bytes);
            }
            to += n_bytes;
        }
    }

    /// Submits the commands of a pass, and between them has the experts computed that another
    /// backend has.
    ///
    /// # Errors
    /// If the device fails.
    pub(super) fn submit_pass(
        &mut self,
        segments: Vec<PassSegment>,
        clock: &mut StageClock,
    ) -> Result<(), Error> {
        let Gpu { device, room, expert_host, expert_inputs, .. } = self;
        for PassSegment { commands, experts } in segments {
            device.submit([commands]);
            clock.end("submit");
            let Some((mixture, n_rows)) = experts.filter(|&(_, n_rows)| n_rows > 0) else {
                continue;
            };
            let host = expert_host.as_mut().ok_or_else(|| Error::Layer {
                layer: mixture.layer,
                reason: "its experts are on no device, and no other backend has them".into(),
            })?;
            let n_values = mixture.inputs().map(|(_, width)| n_rows * width);
            expert_inputs.clear();
            device.read(&room.spare.staging, n_values.iter().sum(), expert_inputs)?;
            clock.end("wait");
            let (x, router) = expert_inputs.split_at(n_values[0]);
            let made = host.experts(mixture.layer, x, router);
            let made =
                made.map_err(|reason| Error::HostExperts { layer: mixture.layer, reason })?;
            device.write(&room.activations[mixture.out as usize], made);
            clock.end("experts on the CPU");
        }
        Ok(())
    }

    /// Encodes the commands of the next pass while the device computes the pass with this key,
    /// whose longest sequence has `longest` positions.
    pub(super) fn prepare_next(&mut self, key: PassKey, longest: usize) {
        let mut unseen = StageClock::start();
        let next = key.next(longest, self.attention_tile());
        self.prepared = next.map(|next| self.encode_pass(next, &mut unseen));
    }

    /// Uploads the steps of a pass, unless the last pass had the same.
    pub(super) fn upload_steps(&mut self, steps: Vec<Step>) {
        if steps != self.steps {
            let buffer = &self.room.spare.steps.raw;
            self.device.queue.write_buffer(buffer, 0, bytemuck::cast_slice(&steps));
            self.steps = steps;
        }
    }

    /// Records the operations of a pass, in which rows of images stand or not.
    fn record(&self, output: StepOutput, images: bool) -> Vec<Operation<'_>> {
        let pass = GpuPass::new(self);
        (self.forward)(&pass, &self.model, &self.tensors.layers, output);
        let mut operations = pass.finish();
        operations.retain(|operation| images || !matches!(operation, Operation::Images { .. }));
        let mut results = vec![output.buffer(&self.model.plan).0];
        results.extend(self.hidden_buffer(output));
        if self.fused { fusion::fuse(&operations, &results) } else { operations }
    }
}
