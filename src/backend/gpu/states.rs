//! Running states on the device, and what a step does to them.
//!
//! A layer with states has one buffer for those of all sequences, one after the other, each laid
//! out as on the CPU, so that saved slots go both ways. A step uploads which states its sequences
//! go on from and come to, and of which rows copies are left: a kernel goes over the rows of a
//! sequence in order.

use std::ops::Range;

use super::device::{Buffer, GpuDevice};
use super::params::NONE;
use super::place::MOST_PASSES;
use super::{Error, Gpu};
use crate::backend::TokenRow;
use crate::backend::states::{
    PartStates, PlacedState, Runs, SavedStates, SequencePart, SequenceRun, StateCheckpoints,
    StateMemory, StatePool, StepPlace,
};
use crate::model::plan::{LayerPlan, Plan};

/// Words of a run in what a step uploads; see state_runs.wgsl.
const RUN_WORDS: usize = 6;
/// Most words that a row of a step takes there: its number, a run, and two each for a copy and a
/// state of the trail that it may leave.
pub(super) const WORDS_PER_ROW: usize = 1 + RUN_WORDS + 2 * 2;

/// The running states of all sequences.
pub(super) struct DeviceStates {
    /// The states that sequences hold.
    pool: StatePool,
    /// The states of each sequence.
    checkpoints: Vec<StateCheckpoints>,
    /// Most states of all sequences together that passes in a row come to.
    most_in_row: usize,
    /// The changes of a pass.
    runs: Runs,
    /// The values.
    pub buffers: StateBuffers,
}

/// The values of running states, by layer.
pub(super) struct StateBuffers {
    /// One buffer for each layer that has states.
    layers: Vec<Option<Buffer>>,
    /// Values of a layer's part of a state; 0 for a layer without.
    widths: Vec<usize>,
    /// States that there is room for.
    n: usize,
    /// Number of times that there were other buffers.
    version: u32,
}

/// Buffers that may grow.
struct GrowingStates<'a> {
    device: &'a GpuDevice,
    buffers: &'a mut StateBuffers,
}

impl StateMemory for GrowingStates<'_> {
    type Error = Error;

    fn grow(&mut self, n: usize) -> Result<usize, Error> {
        if self.buffers.n > n {
            return Ok(self.buffers.n);
        }
        match self.buffers.resize(self.device, (2 * n).max(n + 1)) {
            Err(Error::OutOfMemory { .. } | Error::TooLarge { .. }) if n > 1 => {
                self.buffers.resize(self.device, n + 1)?;
            }
            done => done?,
        }
        Ok(self.buffers.n)
    }

    fn fill(&mut self, state: u32, bytes: &[u8]) {
        let mut rest = bytes;
        for (buffer, width) in self.buffers.held() {
            let (values, after) = rest.split_at(width * 4);
            self.device.queue.write_buffer(
                &buffer.raw,
                u64::from(state) * values.len() as u64,
                values,
            );
            rest = after;
        }
    }
}

impl StateBuffers {
    /// Returns the values of a layer's part of a state.
    pub(super) fn width(&self, layer: usize) -> usize {
        self.widths[layer]
    }

    /// Returns the states of a layer, if it has any.
    pub(super) fn layer(&self, layer: usize) -> Option<&Buffer> {
        self.layers[layer].as_ref()
    }

    /// Returns the buffers of layers with states, with the number of values of a state in each.
    fn held(&self) -> impl Iterator<Item = (&Buffer, usize)> {
        let widths = self.widths.iter().copied();
        self.layers.iter().zip(widths).filter_map(|(buffer, width)| Some((buffer.as_ref()?, width)))
    }

    /// Makes buffers for `n` states, with the contents of those before. On failure there is room
    /// for as many as before.
    fn resize(&mut self, device: &GpuDevice, n: usize) -> Result<(), Error> {
        self.version += 1;
        for (layer, width) in self.layers.iter_mut().zip(&self.widths) {
            // larger already where there was no memory for so much of a later layer
            let is_large = |old: &Buffer| old.raw.size() >= (width * n * 4) as u64;
            if *width == 0 || layer.as_ref().is_some_and(is_large) {
                continue;
            }
            let buffer = device.buffer("running states", width * n * 4)?;
            if let Some(old) = layer {
                let mut encoder = device.encoder();
                let bytes = (width * self.n * 4) as u64;
                encoder.copy_buffer_to_buffer(&old.raw, 0, &buffer.raw, 0, bytes);
                device.submit([encoder.finish()]);
                device.forget_bind_groups();
                device.wait()?;
            }
            *layer = Some(buffer);
        }
        self.n = n;
        Ok(())
    }

    /// Appends the values of a state, layer by layer.
    fn copy_out(
        &self,
        device: &GpuDevice,
        staging: &Buffer,
        state: u32,
        out: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let mut encoder = device.encoder();
        let mut at = 0;
        for (buffer, width) in self.held() {
            let bytes = width as u64 * 4;
            let first = u64::from(state) * bytes;
            encoder.copy_buffer_to_buffer(&buffer.raw, first, &staging.raw, at, bytes);
            at += bytes;
        }
        device.submit([encoder.finish()]);
        device.read::<u8>(staging, at as usize, out)
    }
}

impl DeviceStates {
    /// Returns the states of `n_seq` empty sequences, for these layers of a plan.
    ///
    /// # Errors
    /// If there is no memory for a state.
    pub(super) fn new(
        device: &GpuDevice,
        plan: &Plan,
        held: &Range<usize>,
        n_seq: usize,
    ) -> Result<DeviceStates, Error> {
        let width = |(i, layer): (usize, &LayerPlan)| {
            if held.contains(&i) { layer.mixer.n_state() } else { 0 }
        };
        let widths: Vec<_> = plan.layers.iter().enumerate().map(width).collect();
        let layers = widths.iter().map(|_| None).collect();
        let mut buffers = StateBuffers { layers, widths, n: 0, version: 0 };
        let pool = StatePool::new(plan, held, n_seq);
        if !pool.is_empty() {
            let mib = pool.len().saturating_mul(4) >> 20;
            let copies = pool.most_copies();
            let in_row = states_in_row(&pool);
            tracing::info!(mib, copies, in_row, "running state of a sequence");
            buffers.resize(device, 1)?;
        }
        let checkpoints = (0..n_seq).map(|_| StateCheckpoints::default()).collect();
        let most_in_row = n_seq.saturating_mul(states_in_row(&pool));
        Ok(DeviceStates { pool, checkpoints, most_in_row, runs: Runs::default(), buffers })
    }

    /// Returns the number of times that there were other buffers.
    pub(super) fn version(&self) -> u32 {
        self.buffers.version
    }

    /// Returns the bytes of a running state.
    pub(super) fn state_bytes(&self) -> usize {
        self.pool.len() * 4
    }

    /// Returns whether a pass over these rows takes states that no sequence has yet.
    pub(super) fn grows(&self, rows: &[TokenRow]) -> bool {
        !self.pool.is_empty()
            && rows.iter().any(|row| self.checkpoints[row.seq as usize].grows(row.pos as usize))
    }

    /// Returns the most passes in a row over a token of each of `n_rows` sequences: as many as
    /// there may be states that they come to.
    pub(super) fn most_in_row(&self, n_rows: usize) -> usize {
        if self.pool.is_empty() {
            return MOST_PASSES;
        }
        states_in_row(&self.pool).min(self.most_in_row / n_rows.max(1))
    }

    /// Takes the states that `n` passes in a row over these rows come to, in place of those that
    /// the passes before have left. Returns for how many passes there was memory; there is no
    /// attempt at more from then on.
    pub(super) fn begin_row(&mut self, device: &GpuDevice, rows: &[TokenRow], n: usize) -> usize {
        let DeviceStates { pool, checkpoints, most_in_row, buffers, .. } = self;
        if pool.is_empty() {
            return n;
        }
        for row in rows {
            checkpoints[row.seq as usize].drop_trail(pool);
        }
        let mut memory = GrowingStates { device, buffers };
        let reserved = rows.iter().map(|row| {
            let sequence = &mut checkpoints[row.seq as usize];
            sequence.reserve_trail(n, pool, &mut memory)
        });
        let reserved: Vec<_> = reserved.collect();
        let least = reserved.iter().copied().min().unwrap_or(0);
        if least < n {
            *most_in_row = reserved.iter().sum();
            tracing::warn!(
                states = *most_in_row,
                "the GPU has no memory for more running states: texts wait for more of their steps"
            );
        }
        least
    }

    /// Lets go of states that passes in a row have not come to.
    pub(super) fn end_row(&mut self, rows: &[TokenRow]) {
        for row in rows {
            self.checkpoints[row.seq as usize].drop_reserved(&mut self.pool);
        }
    }

    /// Plans what a pass over these rows does to states, with `n_before` others before it if it is
    /// one of passes in a row.
    ///
    /// # Errors
    /// If there is no memory for them. Nothing has changed then but copies.
    pub(super) fn plan(
        &mut self,
        device: &GpuDevice,
        rows: &[TokenRow],
        n_before: Option<usize>,
    ) -> Result<(), Error> {
        if self.pool.is_empty() {
            return Ok(());
        }
        let place = n_before.map_or(StepPlace::Alone, |n_before| StepPlace::InRow { n_before });
        let DeviceStates { pool, checkpoints, runs, buffers, .. } = self;
        runs.plan(rows, place, checkpoints, pool, &mut GrowingStates { device, buffers })
    }

    /// Returns whether the next rows of a sequence must be in one pass: those between which it is
    /// to leave states.
    pub(super) fn is_whole(&self, seq: u32) -> bool {
        self.checkpoints[seq as usize].has_reserved()
    }

    /// Returns the number of sequences of the planned pass.
    pub(super) fn n_runs(&self) -> usize {
        self.runs.runs.len()
    }

    /// Returns the words that a planned pass uploads: see state_runs.wgsl.
    pub(super) fn words(&self, words: &mut Vec<u32>) {
        let Runs { runs, order, copies } = &self.runs;
        let first_row = runs.len() * RUN_WORDS;
        let first_copy = first_row + order.len();
        words.clear();
        for SequenceRun { rows, from, to, copies, .. } in runs {
            words.extend([from.unwrap_or(NONE), *to]);
            let numbers = [first_row + rows.start, rows.len(), first_copy + 2 * copies.start];
            words.extend(numbers.map(|number| number as u32));
            words.push(copies.len() as u32);
        }
        words.extend(order.iter().map(|&row| row as u32));
        words.extend(copies.iter().flat_map(|copy| [copy.at as u32, copy.state]));
    }

    /// Moves the sequences to where the pass has brought them.
    pub(super) fn done(&mut self) {
        self.runs.done(&mut self.checkpoints, &mut self.pool);
    }

    /// Gives up a pass that broke off.
    pub(super) fn abandon(&mut self) {
        self.runs.abandon(&mut self.checkpoints, &mut self.pool);
    }

    /// Adds saved states to those of a sequence.
    fn restore(&mut self, device: &GpuDevice, seq: u32, saved: &SavedStates) -> Result<(), Error> {
        let DeviceStates { pool, checkpoints, buffers, .. } = self;
        let mut memory = GrowingStates { device, buffers };
        checkpoints[seq as usize].restore(saved, pool, &mut memory)
    }
}

/// Returns how many states passes in a row of a sequence come to at most: no more than it has
/// copies, which are fewer the larger they are.
pub(super) fn states_in_row(pool: &StatePool) -> usize {
    pool.most_copies().min(MOST_PASSES)
}

impl Gpu {
    /// Returns how many of the first `len` positions of a sequence are left when it is cut back
    /// there: as [`crate::backend::cpu::Cpu::n_resumable`].
    pub fn n_resumable(&self, seq: u32, len: usize) -> usize {
        let at = self.seq_len(seq);
        let checkpoints = &self.states.checkpoints[seq as usize];
        if self.states.pool.is_empty() { len.min(at) } else { checkpoints.n_resumable(at, len) }
    }

    /// Lets the next step of a sequence be cut back to before each of its last `n` tokens: as
    /// [`crate::backend::cpu::Cpu::reserve_return`].
    pub fn reserve_return(&mut self, seq: u32, n: usize) -> usize {
        let Gpu { device, states, prepared, .. } = self;
        let DeviceStates { pool, checkpoints, buffers, .. } = states;
        if pool.is_empty() {
            return n;
        }
        let version = buffers.version;
        let mut memory = GrowingStates { device, buffers };
        let n = checkpoints[seq as usize].reserve_trail(n, pool, &mut memory);
        if buffers.version != version {
            // commands that were encoded ahead keep the old buffers alive
            *prepared = None;
        }
        n
    }

    /// Requests that a sequence can go back to `at` once it has been there.
    pub fn request_checkpoint(&mut self, seq: u32, at: usize) {
        if !self.states.pool.is_empty() && at > self.seq_len(seq) {
            self.states.checkpoints[seq as usize].request(at);
        }
    }

    /// Returns the bytes of the running state of a sequence, in the layers held here; 0 if they
    /// have none.
    pub fn state_bytes(&self) -> usize {
        self.states.state_bytes()
    }

    /// Forgets a sequence from position `len` on, and what [`Gpu::n_resumable`] does not leave
    /// before that.
    pub fn truncate(&mut self, seq: u32, len: usize) {
        let len = self.n_resumable(seq, len);
        let DeviceStates { pool, checkpoints, .. } = &mut self.states;
        let checkpoints = &mut checkpoints[seq as usize];
        checkpoints.clear_requests();
        if len < self.cache.len(seq) {
            checkpoints.cut(len, pool);
        } else {
            checkpoints.end_trail(pool);
        }
        self.cache.truncate(seq, len);
    }

    /// Makes sequence `to` the first `len` positions of sequence `from`, or as many of them as
    /// [`Gpu::n_resumable`] says.
    pub fn share(&mut self, from: u32, to: u32, len: usize) {
        let len = self.n_resumable(from, len);
        let at = self.cache.len(from);
        let DeviceStates { pool, checkpoints, .. } = &mut self.states;
        let shared = checkpoints[from as usize].share(at, len, pool);
        std::mem::replace(&mut checkpoints[to as usize], shared).cut(0, pool);
        self.cache.share(&self.device, from, to, len);
    }

    /// Returns the positions that a sequence with running states can be cut back to, as
    /// [`crate::backend::cpu::Cpu::kept_positions`].
    pub fn kept_positions(&self, seq: u32) -> Vec<usize> {
        if self.states.pool.is_empty() {
            return Vec::new();
        }
        self.states.checkpoints[seq as usize].positions(self.seq_len(seq))
    }

    /// Appends the running states of a sequence that are saved with some of its positions.
    ///
    /// # Errors
    /// If the device fails.
    pub(super) fn save_states(
        &mut self,
        seq: u32,
        part: &SequencePart,
        out: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let n_bytes = self.state_bytes();
        let end = part.positions.end;
        if n_bytes == 0 || end == 0 || part.states == PartStates::None {
            return Ok(());
        }
        let checkpoints = &self.states.checkpoints[seq as usize];
        let saved: Vec<_> = checkpoints.saved(end, part.states).collect();
        let positions: Vec<_> = saved.iter().map(|copy| copy.at).collect();
        SavedStates::begin(&positions, out);
        let staging = self.device.staging(n_bytes)?;
        for PlacedState { state, .. } in saved {
            self.states.buffers.copy_out(&self.device, &staging, state, out)?;
        }
        Ok(())
    }

    /// Restores the running states of `len` positions from bytes that [`Gpu::save_states`] gave.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub(super) fn restore_states(
        &mut self,
        seq: u32,
        len: usize,
        bytes: &[u8],
    ) -> Result<(), Error> {
        if self.states.pool.is_empty() {
            return Ok(());
        }
        let saved = SavedStates::read(bytes, len, self.state_bytes());
        self.states.restore(&self.device, seq, &saved.unwrap_or_else(SavedStates::none))
    }
}
