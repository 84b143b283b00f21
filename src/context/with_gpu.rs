//! A GPU with the last layers of a model, and the CPU with those before, where the GPU has not all:
//! a step of both hands the residual stream over once, and a sequence is at one position in both.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Error;
use crate::backend::PAGE;
use crate::backend::cpu::Cpu;
use crate::backend::gpu::{self, Gpu};
use crate::backend::states::SavedStates;
use crate::backend::{
    Batch, Best, SequencePart, StepOutput, StepsAhead, StepsDone, TokenRow, WholeRows,
};

/// A GPU, and the CPU where the GPU has not all layers.
pub(super) struct WithGpu {
    /// The backend of the layers before those of the GPU.
    pub cpu: Option<Cpu>,
    /// The backend of the last layers, or of all.
    pub gpu: Gpu,
    /// The name of the GPU, with the number of its layers if it has not all.
    pub name: String,
}

impl WithGpu {
    /// Returns how many of the first `len` positions of a sequence both can go back to.
    pub(super) fn n_resumable(&self, seq: u32, len: usize) -> usize {
        let mut len = self.gpu.n_resumable(seq, len);
        let Some(cpu) = &self.cpu else { return len };
        loop {
            let on_cpu = cpu.n_resumable(seq, len);
            let on_gpu = self.gpu.n_resumable(seq, on_cpu);
            if on_cpu == on_gpu {
                return on_gpu;
            }
            // ends at the latest where nothing is left
            len = on_gpu;
        }
    }

    /// Lets the next step of a sequence be cut back to before each of its last `n` tokens. Returns
    /// for how many of them both can.
    pub(super) fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        let n = self.gpu.reserve_return(seq, n);
        self.cpu.as_mut().map_or(n, |cpu| cpu.reserve_return(seq, n))
    }

    /// Requests that a sequence can go back to `at` once it has been there.
    pub(super) fn request_checkpoint(&mut self, seq: u32, at: usize) {
        if let Some(cpu) = &mut self.cpu {
            cpu.request_checkpoint(seq, at);
        }
        self.gpu.request_checkpoint(seq, at);
    }

    /// Forgets a sequence from position `len` on.
    pub(super) fn truncate(&mut self, seq: u32, len: usize) {
        let len = self.n_resumable(seq, len);
        if let Some(cpu) = &mut self.cpu {
            cpu.truncate(seq, len);
        }
        self.gpu.truncate(seq, len);
    }

    /// Makes sequence `to` the first `len` positions of sequence `from`.
    pub(super) fn share(&mut self, from: u32, to: u32, len: usize) {
        let len = self.n_resumable(from, len);
        if let Some(cpu) = &mut self.cpu {
            cpu.share(from, to, len);
        }
        self.gpu.share(from, to, len);
    }

    /// Implements [`super::compute::Compute::step`].
    pub(super) fn step(&mut self, batch: &Batch, output: StepOutput) -> Result<(), Error> {
        self.after_cpu(batch, |gpu, batch| gpu.step(batch, output).map(|_| ()))
    }

    /// Implements [`super::Context::step_best`].
    pub(super) fn step_best(
        &mut self,
        batch: &Batch,
        keep: usize,
        allowed: &[Option<&[u32]>],
        best: &mut Best,
    ) -> Result<(), Error> {
        self.after_cpu(batch, |gpu, batch| gpu.step_best(batch, keep, allowed, best))
    }

    /// Implements [`super::Context::most_ahead`].
    pub(super) fn most_ahead(&self, n_seq: usize, rows: WholeRows) -> usize {
        if self.cpu.is_some() { 1 } else { self.gpu.most_ahead(n_seq, rows) }
    }

    /// Implements [`super::Context::step_ahead`].
    pub(super) fn step_ahead(
        &mut self,
        rows: &[TokenRow],
        n_rows: usize,
        steps: &StepsAhead<'_>,
        done: &mut StepsDone,
    ) -> Result<(), Error> {
        Ok(guarded(&mut self.gpu, |gpu| gpu.step_ahead(rows, n_rows, steps, done))?)
    }

    /// Implements [`super::Context::whole_row`].
    pub(super) fn whole_row(&mut self, row: usize, out: &mut Vec<f32>) -> Result<(), Error> {
        Ok(guarded(&mut self.gpu, |gpu| gpu.whole_row(row, out))?)
    }

    /// Computes the CPU's layers, if it has any, and then those of the GPU.
    fn after_cpu(
        &mut self,
        batch: &Batch,
        work: impl FnOnce(&mut Gpu, &Batch) -> Result<(), gpu::Error>,
    ) -> Result<(), Error> {
        let WithGpu { cpu, gpu, .. } = self;
        let had: Vec<_> = batch.rows.iter().map(|row| (row.seq, gpu.seq_len(row.seq))).collect();
        let x = match cpu {
            Some(cpu) => match cpu.begin(batch) {
                Ok(x) => x,
                Err(error) => {
                    self.undo(&had);
                    return Err(error.into());
                }
            },
            None => batch.x,
        };
        let done = guarded(gpu, |gpu| work(gpu, &Batch { x, ..*batch }));
        Ok(done.inspect_err(|_| self.undo(&had))?)
    }

    /// Takes back the CPU's part of a step that failed, whose sequences had these lengths.
    fn undo(&mut self, had: &[(u32, usize)]) {
        if self.cpu.is_some() {
            for &(seq, len) in had {
                self.truncate(seq, len);
            }
        }
    }

    /// Saves page by page what the CPU has, then what the GPU has, as one backend with all layers
    /// would give it; after that running states, where both can go back to.
    ///
    /// # Errors
    /// If the GPU fails.
    pub(super) fn save(&mut self, seq: u32, part: &SequencePart) -> Result<Vec<u8>, Error> {
        let WithGpu { cpu, gpu, .. } = self;
        let on_gpu = guarded(gpu, |gpu| gpu.save(seq, part))?;
        let Some(cpu) = cpu else { return Ok(on_gpu) };
        let on_cpu = cpu.save(seq, part);
        let len = part.positions.len();
        let each = [cpu.position_bytes(), gpu.position_bytes()];
        let (cpu_pages, cpu_states) = on_cpu.split_at(each[0] * len);
        let (gpu_pages, gpu_states) = on_gpu.split_at(each[1] * len);
        let mut bytes = Vec::with_capacity(on_cpu.len() + on_gpu.len());
        for first in (0..len).step_by(PAGE) {
            let end = (first + PAGE).min(len);
            bytes.extend_from_slice(&cpu_pages[each[0] * first..each[0] * end]);
            bytes.extend_from_slice(&gpu_pages[each[1] * first..each[1] * end]);
        }
        let states = [(cpu_states, cpu.state_bytes()), (gpu_states, gpu.state_bytes())];
        join_states(part.positions.end, states, &mut bytes);
        Ok(bytes)
    }

    /// Returns the positions that a sequence can be cut back to in both.
    pub(super) fn kept_positions(&self, seq: u32) -> Vec<usize> {
        let of_cpu = self.cpu.as_ref().map(|cpu| cpu.kept_positions(seq));
        let of_gpu = self.gpu.kept_positions(seq);
        let mut kept = of_cpu.filter(|kept| !kept.is_empty()).unwrap_or(of_gpu);
        kept.retain(|&at| self.n_resumable(seq, at) == at);
        kept
    }

    /// Extends a sequence to the end of `positions`, which [`WithGpu::save`] gave.
    ///
    /// # Errors
    /// If there is no memory, or the GPU fails. The sequence is no longer than it was then.
    pub(super) fn restore(
        &mut self,
        seq: u32,
        positions: Range<usize>,
        bytes: &[u8],
    ) -> Result<(), Error> {
        let WithGpu { cpu, gpu, .. } = self;
        let Some(cpu) = cpu else {
            return Ok(guarded(gpu, |gpu| gpu.restore(seq, positions, bytes))?);
        };
        let had = cpu.seq_len(seq);
        let len = positions.len();
        let each = [cpu.position_bytes(), gpu.position_bytes()];
        let (pages, states) = bytes.split_at(len * (each[0] + each[1]));
        let mut on_cpu = Vec::new();
        let mut on_gpu = Vec::new();
        for first in (0..len).step_by(PAGE) {
            let n = PAGE.min(len - first);
            let page = &pages[first * (each[0] + each[1])..][..n * (each[0] + each[1])];
            on_cpu.extend_from_slice(&page[..n * each[0]]);
            on_gpu.extend_from_slice(&page[n * each[0]..]);
        }
        let widths = [cpu.state_bytes(), gpu.state_bytes()];
        split_states(positions.end, states, widths, [&mut on_cpu, &mut on_gpu]);
        cpu.restore(seq, positions.clone(), &on_cpu)?;
        let done = guarded(gpu, |gpu| gpu.restore(seq, positions, &on_gpu));
        Ok(done.inspect_err(|_| cpu.truncate(seq, had))?)
    }
}

/// Appends the running states of `len` positions of two backends, each with the bytes of one of its
/// states, as one with all layers would give them: those at positions that both have.
fn join_states(len: usize, states: [(&[u8], usize); 2], out: &mut Vec<u8>) {
    let read = states.map(|(bytes, each)| SavedStates::read(bytes, len, each));
    let [Some(first), Some(second)] = read else { return };
    if states[0].1 == 0 || states[1].1 == 0 {
        // one of the two has no states
        out.extend_from_slice(states[0].0);
        out.extend_from_slice(states[1].0);
        return;
    }
    let both: Vec<_> = first
        .iter()
        .filter_map(|(at, a)| Some((at, a, second.iter().find(|(other, _)| *other == at)?.1)))
        .collect();
    let positions: Vec<_> = both.iter().map(|(at, ..)| *at).collect();
    if !positions.is_empty() {
        SavedStates::begin(&positions, out);
    }
    for (_, a, b) in both {
        out.extend_from_slice(a);
        out.extend_from_slice(b);
    }
}

/// Appends to each of two backends' bytes its part of the running states of `len` positions;
/// `widths` are the bytes of one state there.
fn split_states(len: usize, states: &[u8], widths: [usize; 2], out: [&mut Vec<u8>; 2]) {
    let Some(saved) = SavedStates::read(states, len, widths[0] + widths[1]) else { return };
    let mut first = 0;
    for (out, width) in out.into_iter().zip(widths) {
        if width == 0 || saved.positions.is_empty() {
            continue;
        }
        SavedStates::begin(&saved.positions, out);
        for values in &saved.values {
            out.extend_from_slice(&values[first..first + width]);
        }
        first += width;
    }
}

/// Does `work`; a panic, which is how some drivers' failures come out of wgpu, is an error of the
/// device.
fn guarded<T>(
    gpu: &mut Gpu,
    work: impl FnOnce(&mut Gpu) -> Result<T, gpu::Error>,
) -> Result<T, gpu::Error> {
    // what is half done then is thrown away with the device
    catch_unwind(AssertUnwindSafe(|| work(gpu))).unwrap_or_else(|_| {
        let reason = "the driver failed in the middle of a call".into();
        Err(gpu::Error::Device { name: gpu.name().into(), reason })
    })
}
