//! Passes over the patches of a picture, which see each other without a cache.

use std::ops::Range;

use hob_kernels::operands::{AttendState, AttendTile};
use hob_kernels::{CacheType, Kernels};

use super::attention::AttendMemory;
use super::buffers::SharedBuffer;
use super::duty::Pace;
use super::team::Team;
use super::weighted_sums::WeightedSums;
use super::{CpuPass, DutyCycle, Numerics, PassMemory, ThreadMemory, linear, maps, streams};
use crate::backend::{Buf, MapKernel, PatchAttention, PatchOps, Patches};
use crate::model::linear::Linear;
use crate::model::rope::{PairAngles, RopeFactors};
use crate::model::tensors::TensorSource;
use crate::model::vector::Vector;

/// Query rows attended to together: those that the attention kernels are made for.
const QUERY_TILE: usize = 64;
/// Positions of a step of attention, likewise.
const KEY_TILE: usize = 64;

/// The backend of a vision tower: threads and working memory.
pub struct CpuPatches {
    team: Team,
    memory: PassMemory,
    state: PatchState,
}

/// The part of it that only passes over patches have.
pub struct PatchState {
    /// Keys and values, head by head.
    keys: SharedBuffer<f32>,
    values: SharedBuffer<f32>,
    windows: Vec<(u32, u32)>,
}

impl CpuPatches {
    /// Starts the threads. With `exact`, activations stay in f32 whatever the type of the weights.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub(crate) fn new(
        kernels: &'static Kernels,
        n_threads: usize,
        exact: bool,
        duty: DutyCycle,
        rope: Option<PairAngles>,
    ) -> std::io::Result<CpuPatches> {
        let team = Team::new(n_threads, n_threads)?;
        let numerics = Numerics { exact, cache: [CacheType::F32; 2], deterministic: false };
        let ropes = rope.into_iter().collect();
        let memory = PassMemory {
            pace: Pace::new(duty),
            rounds_gelu: false,
            multiplies_by_rows: true,
            ..PassMemory::new(kernels, numerics, ropes, team.n_threads())
        };
        let state = PatchState {
            keys: SharedBuffer::new(),
            values: SharedBuffer::new(),
            windows: Vec::new(),
        };
        Ok(CpuPatches { team, memory, state })
    }

    /// Returns the name of the instruction set of its kernels.
    pub(crate) fn instruction_set(&self) -> &'static str {
        self.memory.kernels.isa.name()
    }

    /// Returns the bytes that [`CpuPatches::begin`] takes for *n* values of each buffer.
    pub(crate) fn bytes(n_values: impl Fn(Buf) -> usize) -> u64 {
        let activations: usize = Buf::ALL.into_iter().map(&n_values).sum();
        let cached = n_values(Buf::K) + n_values(Buf::V);
        ((activations + cached) * size_of::<f32>()) as u64
    }

    /// Takes the patches of the next passes, and reserves capacity for them: *n* values of each
    /// buffer.
    pub(crate) fn begin(&mut self, patches: &Patches, n_values: impl Fn(Buf) -> usize) {
        for buf in Buf::ALL {
            self.memory.buffers.at_mut(buf).reserve(n_values(buf));
        }
        for rope in &mut self.memory.ropes {
            rope.reserve(patches.n_rows);
            let angles = rope.cos.get().iter_mut().zip(rope.sin.get());
            let short = RopeFactors::Short;
            let turns = patches.positions.iter().flat_map(|at| rope.angles.turns(*at, short));
            for ((cos, sin), (c, s)) in angles.zip(turns) {
                *cos = c;
                *sin = s;
            }
        }
        self.state.keys.reserve(n_values(Buf::K));
        self.state.values.reserve(n_values(Buf::V));
        self.state.windows.clear();
        self.state.windows.extend_from_slice(patches.windows);
    }

    /// Writes values to the beginning of a buffer.
    pub(crate) fn write(&mut self, buf: Buf, values: &[f32]) {
        self.memory.buffers.at_mut(buf).get()[..values.len()].copy_from_slice(values);
    }

    /// Returns the first `n` values of a buffer.
    pub(crate) fn read(&mut self, buf: Buf, n: usize) -> &[f32] {
        &self.memory.buffers.at_mut(buf).get()[..n]
    }

    /// Runs a pass over `n_rows` rows.
    pub(crate) fn run(
        &mut self,
        tensors: &dyn TensorSource,
        n_rows: usize,
        forward: impl Fn(&CpuPass<'_, PatchState>) + Sync,
    ) {
        let memory = &self.memory;
        let s = &self.state;
        self.team.run(self.team.n_threads(), |worker| {
            let rows = memory.pass(tensors, worker, n_rows);
            let pass = CpuPass { rows, s };
            forward(&pass);
            pass.clock.end_step();
        });
    }
}

impl PatchOps for CpuPass<'_, PatchState> {
    fn clamp(&self, x: Buf, limits: [f32; 2], width: usize, out: Buf) {
        let [low, high] = limits;
        self.for_each_row(&[(x, width), (out, width)], |t| {
            if x != out {
                // SAFETY: `x` is only read, and each item writes its own row of `out`.
                let (x, out) = unsafe {
                    (
                        self.memory.buffers.at(x).read(t * width, width),
                        self.memory.buffers.at(out).write(t * width, width),
                    )
                };
                out.copy_from_slice(x);
            }
            // SAFETY: each item writes its own row.
            for v in unsafe { self.memory.buffers.at(out).write(t * width, width) } {
                *v = v.clamp(low, high);
            }
        });
    }

    fn add_scaled(&self, x: Buf, y: Buf, factors: &Vector) {
        let n = factors.len();
        self.for_each_row(&[(x, n), (y, n)], |t| {
            // SAFETY: each item writes its own row of `x`; `y` is only read.
            let (x, y) = unsafe {
                (
                    self.memory.buffers.at(x).write(t * n, n),
                    self.memory.buffers.at(y).read(t * n, n),
                )
            };
            for ((x, y), factor) in x.iter_mut().zip(y).zip(factors.iter()) {
                *x += y * factor;
            }
        });
    }

    fn scale_columns(&self, x: Buf, factors: &Vector) {
        streams::scale_values(self, x, factors);
    }

    fn attend_patches(&self, at: &PatchAttention, q: Buf, k: Buf, v: Buf, out: Buf) {
        self.by_heads(at, k, &self.s.keys);
        self.by_heads(at, v, &self.s.values);
        let n_tiles = self.n_tokens().div_ceil(QUERY_TILE);
        // the tiles of a head one after the other: its keys and values stay in the cache
        self.worker.for_each(at.n_head * n_tiles, |item| {
            let first = item % n_tiles * QUERY_TILE;
            let tile = first..self.n_tokens().min(first + QUERY_TILE);
            self.attend_tile(at, item / n_tiles, tile, q, out);
        });
    }

    fn linear_map(&self, at: &MapKernel, linear: &Linear, x: Buf, covered: Buf, out: Buf) {
        for strip in at.strips() {
            maps::gather(self, at, strip.clone(), x, covered);
            linear::by_rows(self, covered, linear, out, strip);
        }
    }

    fn convolve_map(&self, at: &MapKernel, weights: &Vector, x: Buf, out: Buf) {
        maps::convolve(self, at, weights, x, out);
    }
}

impl CpuPass<'_, PatchState> {
    /// Lays keys or values of each head side by side: `[n_rows, n_head_kv, d]` →
    /// `[n_head_kv, n_rows, d]`.
    fn by_heads(&self, at: &PatchAttention, x: Buf, out: &SharedBuffer<f32>) {
        let &PatchAttention { n_head_kv: n_head, d, .. } = at;
        let n_rows = self.n_tokens();
        self.worker.for_each(n_rows, |t| {
            for head in 0..n_head {
                // SAFETY: `x` is only read, and each item writes its own row of each head.
                unsafe {
                    let from = self.memory.buffers.at(x).read((t * n_head + head) * d, d);
                    out.write((head * n_rows + t) * d, d).copy_from_slice(from);
                }
            }
        });
    }

    /// Computes attention of one head for a tile of rows.
    fn attend_tile(&self, at: &PatchAttention, head: usize, tile: Range<usize>, q: Buf, out: Buf) {
        let &PatchAttention { n_head, d, scale, .. } = at;
        let n_rows = self.n_tokens();
        let mut local = self.local.borrow_mut();
        let ThreadMemory { scratch, attention, .. } = &mut **local;
        attention.begin(tile.len(), d);
        for t in tile.clone() {
            // SAFETY: queries are only read in this phase.
            let query = unsafe { self.memory.buffers.at(q).read((t * n_head + head) * d, d) };
            attention.q.extend_from_slice(query);
        }
        let seen = |row| self.seen_by(row, at.is_windowed);
        let from = tile.clone().map(|row| seen(row).start).min().unwrap_or(0);
        let to = tile.clone().map(|row| seen(row).end).max().unwrap_or(0);
        for base in (from..to).step_by(KEY_TILE) {
            let end = to.min(base + KEY_TILE);
            attention.visible.clear();
            attention.visible.extend(tile.clone().map(seen).map(|seen| {
                let clamp = |row: usize| (row.clamp(base, end) - base) as u32;
                (clamp(seen.start), clamp(seen.end))
            }));
            let head_kv = head / (n_head / at.n_head_kv);
            let offset = (head_kv * n_rows + base) * d;
            let n = (end - base) * d;
            let AttendMemory { q, sums: WeightedSums { max, sum, acc }, visible, .. } =
                &mut *attention;
            // SAFETY: keys and values were written in earlier phases.
            let (k, v) = unsafe { (self.s.keys.read(offset, n), self.s.values.read(offset, n)) };
            let tile = AttendTile { q, k, v, d_k: d, d_v: d, visible, scale, softcap: 0.0 };
            let mut state = AttendState { max, sum, acc };
            self.memory.kernels.attend_f32(&tile, &mut state, scratch);
        }
        for (t, result) in tile.zip(attention.sums.rows(d)) {
            // SAFETY: each item writes the columns of its own head, for its own rows.
            let out = unsafe { self.memory.buffers.at(out).write((t * n_head + head) * d, d) };
            result.write(out);
        }
    }

    /// Returns the rows that a row sees.
    fn seen_by(&self, row: usize, is_windowed: bool) -> Range<usize> {
        match self.s.windows.get(row).filter(|_| is_windowed) {
            Some(&(from, to)) => from as usize..to as usize,
            None => 0..self.n_tokens(),
        }
    }
}
