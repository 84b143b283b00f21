//! The operations of a vision tower on the CPU, shared out over a team of threads.
//!
//! Each operation writes one buffer; its items are chunks of that buffer, each handed to one
//! thread. Weights stay where they are: in the mapped file.

use std::sync::{Arc, Mutex, PoisonError};

use hob_kernels::operands::{AttendState, AttendTile, KernelScratch, OutputView, WeightRows};
use hob_kernels::{ActEncoding, Acts, Kernels};

use super::error::Error;
use super::model::VisionModel;
use super::ops::{AttendedHeads, Ops};
use super::rope::PatchRopes;
use super::weights::ClampedLinear;
use crate::backend::cpu::layer_norm;
use crate::backend::cpu::team::Team;
use crate::model::linear::{LayerNorm, Weight};
use crate::model::plan::{Activation, SIGMOID_STEEPNESS};
use crate::model::tensors::TensorSource;
use crate::model::vector::Vector;

/// Rows of activations per item of a multiplication are a multiple of this: whole register tiles of
/// every kernel.
const TOKEN_TILE: usize = 24;
/// Items per thread: enough that a thread which loses its core leaves the rest to the others.
const ITEMS_PER_THREAD: usize = 4;
/// Query rows attended to together, and positions per step: those that the attention kernels are
/// made for.
const QUERY_TILE: usize = 64;
const KEY_TILE: usize = 64;
/// Rows per item of everything else.
const ROWS: usize = 16;

/// A thread's own memory.
#[derive(Default)]
struct VisionScratch {
    scratch: KernelScratch,
    acts: Acts,
    row: Vec<f32>,
    q: Vec<f32>,
    max: Vec<f32>,
    sum: Vec<f32>,
    acc: Vec<f32>,
    visible: Vec<(u32, u32)>,
}

/// Threads and kernels.
pub(super) struct OnCpu {
    model: Arc<VisionModel>,
    team: Team,
    kernels: &'static Kernels,
    /// Activations stay in f32, whatever the type of the weights.
    exact: bool,
    locals: Vec<Mutex<VisionScratch>>,
    /// Keys and values, head by head.
    by_head: [Vec<f32>; 2],
}

impl OnCpu {
    /// Starts the threads, for this tower.
    ///
    /// # Errors
    /// If the system gives none.
    pub(super) fn new(
        model: Arc<VisionModel>,
        kernels: &'static Kernels,
        n_threads: usize,
        exact: bool,
    ) -> std::io::Result<OnCpu> {
        let team = Team::new(n_threads)?;
        let locals = (0..team.n_threads()).map(|_| Mutex::default()).collect();
        Ok(OnCpu { model, team, kernels, exact, locals, by_head: Default::default() })
    }

    /// Runs `f` on each chunk of `out` of so many values, with its number.
    fn each(
        &mut self,
        out: &mut [f32],
        chunk: usize,
        f: impl Fn(usize, &mut [f32], &mut VisionScratch) + Sync,
    ) {
        // each chunk is taken by one thread, once; the lock says so to the compiler
        let chunks: Vec<_> = out.chunks_mut(chunk.max(1)).map(Mutex::new).collect();
        let locals = &self.locals;
        self.team.run(|worker| {
            let mut local = locals[worker.index].lock().unwrap_or_else(PoisonError::into_inner);
            worker.for_each(chunks.len(), |i| {
                let mut chunk = chunks[i].lock().unwrap_or_else(PoisonError::into_inner);
                f(i, &mut chunk, &mut local);
            });
        });
    }

    /// The values of each head side by side: `[n_rows][head][d]` → `[head][n_rows][d]`.
    fn by_heads(&mut self, x: &[f32], heads: AttendedHeads, out: &mut Vec<f32>) {
        let AttendedHeads { n, d, .. } = heads;
        out.resize(x.len(), 0.0);
        self.each(out, x.len() / n, |head, out, _| {
            let rows = x.chunks_exact(n * d).zip(out.chunks_exact_mut(d));
            for (row, out) in rows {
                out.copy_from_slice(&row[head * d..][..d]);
            }
        });
    }
}

impl Ops for OnCpu {
    type Rows = Vec<f32>;
    type Rope = PatchRopes;

    fn upload(&mut self, values: Vec<f32>) -> Vec<f32> {
        values
    }

    fn download(&mut self, rows: &Vec<f32>) -> Result<Vec<f32>, Error> {
        Ok(rows.clone())
    }

    fn rope(&mut self, table: PatchRopes) -> PatchRopes {
        table
    }

    fn linear(&mut self, l: &ClampedLinear, x: &Vec<f32>, out: &mut Vec<f32>) {
        let Weight { n_rows, n_cols, .. } = l.linear.weight;
        let n_tokens = x.len() / n_cols;
        out.resize(n_tokens * n_rows, 0.0);
        let n_items = self.team.n_threads() * ITEMS_PER_THREAD;
        let tokens = n_tokens.div_ceil(n_items).next_multiple_of(TOKEN_TILE);
        let kernels = self.kernels;
        let exact = self.exact;
        let model = Arc::clone(&self.model);
        self.each(out, tokens * n_rows, |i, out, local| {
            let x = &x[i * tokens * n_cols..][..out.len() / n_rows * n_cols];
            let mut row = std::mem::take(&mut local.row);
            let x = match l.clamp {
                None => x,
                Some(clamp) => {
                    let [low, high] = clamp.input;
                    row.clear();
                    row.extend(x.iter().map(|v| v.clamp(low, high)));
                    &row
                }
            };
            multiply(kernels, &model.tensors, &l.linear.weight, x, out, exact, local);
            for out in out.chunks_exact_mut(n_rows) {
                for (y, b) in out.iter_mut().zip(l.linear.bias.iter().flat_map(|bias| &bias[..])) {
                    *y += b;
                }
            }
            if let Some(clamp) = l.clamp {
                let [low, high] = clamp.output;
                for v in out.iter_mut() {
                    *v = v.clamp(low, high);
                }
            }
            local.row = row;
        });
    }

    fn norm(
        &mut self,
        centered: bool,
        w: &LayerNorm,
        eps: f32,
        x: &Vec<f32>,
        n: usize,
        out: &mut Vec<f32>,
    ) {
        out.resize(x.len(), 0.0);
        let kernels = self.kernels;
        let weight: &[f32] = &w.weight;
        let bias = w.bias.as_deref().unwrap_or_default();
        self.each(out, ROWS * n, |i, out, _| {
            for (x, out) in x[i * ROWS * n..].chunks_exact(n).zip(out.chunks_exact_mut(n)) {
                if centered {
                    layer_norm(x, weight, eps, out);
                } else {
                    kernels.rms_norm(x, weight, eps, out);
                }
                for (y, b) in out.iter_mut().zip(bias) {
                    *y += b;
                }
            }
        });
    }

    fn rms_norm_in_place(&mut self, weight: &Vector, eps: f32, x: &mut Vec<f32>, _: usize) {
        let kernels = self.kernels;
        let n = weight.len();
        self.each(x, ROWS * n, |_, x, local| {
            for x in x.chunks_exact_mut(n) {
                local.row.clear();
                local.row.extend_from_slice(x);
                kernels.rms_norm(&local.row, weight, eps, x);
            }
        });
    }

    fn rotate(&mut self, rope: &PatchRopes, x: &mut Vec<f32>, width: usize, d: usize) {
        let kernels = self.kernels;
        self.each(x, ROWS * width, |i, x, _| {
            for (t, row) in x.chunks_exact_mut(width).enumerate() {
                for head in row.chunks_exact_mut(d) {
                    rope.rotate(kernels, i * ROWS + t, head);
                }
            }
        });
    }

    fn activate(
        &mut self,
        activation: Activation,
        gate: &mut Vec<f32>,
        up: Option<&Vec<f32>>,
        _: usize,
    ) {
        const CHUNK: usize = 4096;
        let kernels = self.kernels;
        self.each(gate, CHUNK, |i, gate, local| {
            let up = if let Some(up) = up {
                &up[i * CHUNK..][..gate.len()]
            } else {
                local.row.clear();
                local.row.resize(gate.len(), 1.0);
                &local.row
            };
            match activation {
                Activation::Gelu => kernels.gelu_mul(gate, up),
                Activation::Silu => kernels.silu_mul(gate, up),
                Activation::QuickGelu | Activation::ClampedSwiglu => {
                    for v in gate.iter_mut() {
                        *v *= SIGMOID_STEEPNESS;
                    }
                    kernels.silu_mul(gate, up);
                    for v in gate.iter_mut() {
                        *v /= SIGMOID_STEEPNESS;
                    }
                }
            }
        });
    }

    fn add(&mut self, x: &mut Vec<f32>, y: &Vec<f32>, scale: Option<&Vector>, n: usize) {
        let kernels = self.kernels;
        self.each(x, ROWS * n, |i, x, _| {
            let y = &y[i * ROWS * n..][..x.len()];
            let Some(scale) = scale else { return kernels.add_scaled(x, y, 1.0) };
            for (x, y) in x.chunks_exact_mut(n).zip(y.chunks_exact(n)) {
                for ((x, y), s) in x.iter_mut().zip(y).zip(scale.iter()) {
                    *x += y * s;
                }
            }
        });
    }

    fn scale(&mut self, x: &mut Vec<f32>, factors: &Vector) {
        for row in x.chunks_exact_mut(factors.len()) {
            for (v, f) in row.iter_mut().zip(factors.iter()) {
                *v *= f;
            }
        }
    }

    fn attend(
        &mut self,
        heads: AttendedHeads,
        q: &Vec<f32>,
        k: &Vec<f32>,
        v: &Vec<f32>,
        out: &mut Vec<f32>,
    ) {
        let [mut k_heads, mut v_heads] = std::mem::take(&mut self.by_head);
        self.by_heads(k, heads, &mut k_heads);
        self.by_heads(v, heads, &mut v_heads);
        let k = &k_heads;
        let v = &v_heads;
        let AttendedHeads { n, d, scale, windows } = heads;
        let width = n * d;
        let n_rows = q.len() / width;
        out.resize(q.len(), 0.0);
        let kernels = self.kernels;
        let sees = |row: usize| windows.get(row).copied().unwrap_or((0, n_rows as u32));
        self.each(out, QUERY_TILE * width, |item, out, local| {
            let first = item * QUERY_TILE;
            let n_q = out.len() / width;
            let from = (first..first + n_q).map(|row| sees(row).0 as usize).min().unwrap_or(0);
            let to = (first..first + n_q).map(|row| sees(row).1 as usize).max().unwrap_or(0);
            for head in 0..n {
                local.q.clear();
                for row in q[first * width..].chunks_exact(width).take(n_q) {
                    local.q.extend_from_slice(&row[head * d..][..d]);
                }
                for (values, n, start) in [
                    (&mut local.max, n_q, f32::NEG_INFINITY),
                    (&mut local.sum, n_q, 0.0),
                    (&mut local.acc, n_q * d, 0.0),
                ] {
                    values.clear();
                    values.resize(n, start);
                }
                for base in (from..to).step_by(KEY_TILE) {
                    let end = to.min(base + KEY_TILE);
                    local.visible.clear();
                    local.visible.extend((first..first + n_q).map(|row| {
                        let (from, to) = sees(row);
                        let clamp = |p: u32| (p as usize).clamp(base, end) - base;
                        let from = clamp(from);
                        let to = clamp(to);
                        (from as u32, to as u32)
                    }));
                    let place = (head * n_rows + base) * d..(head * n_rows + end) * d;
                    let tile = AttendTile {
                        q: &local.q,
                        k: &k[place.clone()],
                        v: &v[place],
                        d_k: d,
                        d_v: d,
                        visible: &local.visible,
                        scale,
                        softcap: 0.0,
                    };
                    let mut state = AttendState {
                        max: &mut local.max,
                        sum: &mut local.sum,
                        acc: &mut local.acc,
                    };
                    kernels.attend_f32(&tile, &mut state, &mut local.scratch);
                }
                let rows =
                    out.chunks_exact_mut(width).zip(local.acc.chunks_exact(d)).zip(&local.sum);
                for ((out, acc), sum) in rows {
                    let out = &mut out[head * d..][..d];
                    for (o, a) in out.iter_mut().zip(acc) {
                        *o = a / sum;
                    }
                }
            }
        });
        self.by_head = [k_heads, v_heads];
    }
}

/// `out[t] = W x[t]`, on the calling thread.
fn multiply(
    kernels: &Kernels,
    tensors: &dyn TensorSource,
    w: &Weight,
    x: &[f32],
    out: &mut [f32],
    exact: bool,
    local: &mut VisionScratch,
) {
    let rows = WeightRows::new(w.ty, tensors.rows(w, 0, w.n_rows), w.n_cols, w.n_rows);
    let encoding =
        if exact { ActEncoding::F32 } else { kernels.encoding(w.ty, x.len() / w.n_cols) };
    let acts = local.acts.encode(kernels, encoding, x, w.n_cols);
    kernels.matmul(rows, acts, &mut OutputView::whole(out, w.n_rows), &mut local.scratch);
}
