//! The GPU backend: one pass of the model as one compute pass of WGSL kernels, through wgpu.
//!
//! Weights, cache and activations live on the device; a step uploads tokens, positions and angles, submits once, and reads
//! logits back. Activations are f32 and weights are taken as the file has them, so results are those of the CPU's exact mode
//! but for the order of sums and, by default, the 16 bits of the cache.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::sync::Arc;

use crate::backend::cpu::Row;
use crate::backend::{Best, Buf};
use crate::model::forward::Output;
use crate::model::plan::LayerPlan;
use crate::model::rope::RopeKind;
use crate::model::{Model, forward};

pub mod adapter;
mod cache;
mod device;
mod memory;
mod params;
mod pass;
mod pipeline_cache;
mod shader;
#[cfg(test)]
mod tests;
pub mod tune;

use cache::Cache;
use device::{Buffer, Device};
pub use device::{Sizes, Wishes};
use memory::Tensors;
use pass::Pass;
use shader::{Kernel, Piece, Precision};

/// Most tokens of one pass; longer steps are several.
const MAX_ROWS: usize = 512;
/// Most bytes of logits of one pass; steps that want more are several.
const MAX_LOGIT_BYTES: usize = 64 << 20;
/// Positions of the cache that there must be room for beside a layer, or all where there are fewer: it grows to more, but
/// then a sequence may find the device full.
const RESERVED_POSITIONS: usize = 8192;
/// Most rows of logits of which only the best are read, and most of each.
const MAX_BEST: (usize, usize) = (32, 128);
/// Most (head, token, share) triples of attention that is split over positions.
const MAX_SHARES: usize = 1024;

/// Why a model cannot be run on a GPU, or a step not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No adapter.
    #[error(
        "this machine has no GPU that hob can use; `hob devices` lists what there is, --device cpu needs none"
    )]
    NoAdapter,
    /// No adapter of this name.
    #[error("--gpu-name {name}: no adapter has this name or number; there are: {found}")]
    NoSuchAdapter {
        /// What was asked for.
        name: String,
        /// What there is.
        found: String,
    },
    /// An adapter without what the kernels need.
    #[error(
        "{name}: the driver has no immediates (push constants) of {} bytes, which hob needs",
        adapter::IMMEDIATE_BYTES
    )]
    Unusable {
        /// The adapter.
        name: String,
    },
    /// The driver does not open the adapter.
    #[error("{name}: {reason}")]
    Open {
        /// The adapter.
        name: String,
        /// What the driver says.
        reason: String,
    },
    /// No memory on the device.
    #[error(
        "{name}: no memory for {bytes} bytes of {what}; ask for fewer layers (--gpu-layers) or a smaller context, or use --device cpu"
    )]
    OutOfMemory {
        /// The adapter.
        name: String,
        /// What it is for.
        what: String,
        /// How much.
        bytes: u64,
    },
    /// More than one binding can hold.
    #[error(
        "{name}: {bytes} bytes of {what} are more than the {most} that one of its buffers can have; ask for a smaller context, or use --device cpu"
    )]
    TooLarge {
        /// The adapter.
        name: String,
        /// What it is for.
        what: String,
        /// How much.
        bytes: u64,
        /// How much there may be.
        most: u64,
    },
    /// A tensor that shaders cannot take.
    #[error("tensor {tensor} cannot be computed with on a GPU: {reason}; use --device cpu")]
    Tensor {
        /// Its name.
        tensor: String,
        /// Why.
        reason: String,
    },
    /// A layer that shaders cannot take.
    #[error("layer {layer} cannot be computed on a GPU: {reason}; use --device cpu")]
    Layer {
        /// Its number.
        layer: usize,
        /// Why.
        reason: String,
    },
    /// The device failed while it computed.
    #[error("{name}: {reason}")]
    Device {
        /// The adapter.
        name: String,
        /// What the driver says.
        reason: String,
    },
}

/// One rotary embedding's angles per position.
struct Rope {
    kind: RopeKind,
    magnitude: f64,
    frequencies: Vec<f64>,
    /// Where its table begins among the step's angles, counted in pairs per token of the ropes before.
    first: usize,
}

/// How a model is put on a device.
#[derive(Clone, Debug)]
pub struct Options {
    /// What is asked of the device.
    pub wishes: Wishes,
    /// Most layers, the last of the model; `None` = as many as there is room for.
    pub layers: Option<usize>,
    /// Positions per sequence.
    pub n_ctx: usize,
    /// Sequences.
    pub n_seq: usize,
    /// Keys and values stay in 32 bits.
    pub exact: bool,
}

/// The backend: weights, cache and working memory of one model on one device, or of its last layers.
pub struct Gpu {
    model: Arc<Model>,
    device: Device,
    tensors: Tensors,
    cache: Cache,
    precision: Precision,
    /// Whether activations are multiplied in 8 bits where there are kernels for it.
    int8: bool,
    ropes: Vec<Rope>,
    /// By the number of their name.
    activations: Vec<Buffer>,
    inputs: Inputs,
    spare: Spare,
    /// Rows of logits that one pass can make.
    max_outputs: usize,
    /// Logits or hidden states of the last step.
    logits: Vec<f32>,
    /// What is uploaded for a step, before it is.
    words: Vec<u32>,
    angles: Vec<f32>,
}

/// What each step uploads.
struct Inputs {
    /// `[n_tokens]` of (token, sequence, position, 0).
    rows: Buffer,
    /// The same, of the rows whose logits are wanted.
    output_rows: Buffer,
    /// Which rows those are.
    kept: Buffer,
    /// Of every rope: `[n_tokens × n_pairs]` of (cos, sin); behind them all the same of the rows whose logits are wanted.
    angles: Buffer,
    /// Tokens that may be chosen: of each row of logits where its bitmap begins, or NONE; then the bitmaps.
    allowed: Buffer,
}

/// Working memory that no activation is named for.
struct Spare {
    /// Bound where a kernel has a binding that it does not read.
    unused: Buffer,
    /// Rows on the move.
    rows: Buffer,
    /// Shares of attention.
    shares: Buffer,
    /// Chosen experts and their weights.
    choice: Buffer,
    /// Output rows of the chosen experts.
    expert_rows: Buffer,
    /// Activations in 8 bits, and their scales.
    int8: [Buffer; 2],
    /// The best tokens of rows of logits, from pass to pass of finding them.
    best: [Buffer; 2],
    /// Logits or hidden states on their way to the host.
    staging: Buffer,
}

impl Gpu {
    /// Opens an adapter, uploads the last layers of a model and compiles the kernels that they need. `progress` hears of bytes
    /// copied, and of how many there are in all.
    ///
    /// # Errors
    /// If not one layer fits on the device, or the model has something that shaders cannot do.
    pub fn new(
        model: Arc<Model>,
        adapter: &wgpu::Adapter,
        options: &Options,
        progress: &dyn Fn(u64, u64),
    ) -> Result<Gpu, Error> {
        let &Options { ref wishes, layers, n_ctx, n_seq, exact } = options;
        let plan = &model.plan;
        let precision = if exact { Precision::F32 } else { Precision::F16 };
        let mut device = Device::open(adapter, wishes)?;
        if plan.bidirectional {
            let reason = "an encoder has no shader yet; use --device cpu".into();
            return Err(Error::Layer { layer: 0, reason });
        }
        let widest_head = plan.layers.iter().map(|l| l.d_v).max().unwrap_or(0);
        device.widen_attention(widest_head.div_ceil(4));
        check_layers(&plan.layers, device.sizes.attend as usize)?;
        let int8 = device.sizes.int8 && !exact;

        let mut ropes: Vec<Rope> = Vec::new();
        for rope in &plan.ropes {
            let first = ropes.last().map_or(0, |r| r.first + r.frequencies.len());
            let frequencies = rope.frequencies(n_ctx);
            ropes.push(Rope { kind: rope.kind, magnitude: rope.magnitude, frequencies, first });
        }
        let n_angles = ropes.last().map_or(0, |r| r.first + r.frequencies.len());

        let row_bytes = plan.n_vocab * 4;
        let limit = MAX_LOGIT_BYTES.min(device.max_binding as usize);
        let max_outputs = (limit / row_bytes).clamp(1, MAX_ROWS);
        let n_used = plan.widest(|l| l.experts.map_or(0, |e| e.n_used));
        let buffer = |what: &str, values: usize| device.buffer(what, values * 4 * MAX_ROWS);
        let activation = |buf: Buf| match buf {
            Buf::Logits => device.buffer("logits", row_bytes * max_outputs),
            _ => buffer(&format!("{buf:?}"), buf.width(plan)),
        };
        let activations = Buf::ALL.into_iter().map(activation).collect::<Result<_, _>>()?;
        let moved = plan.n_embd.max(Buf::Q.width(plan)).max(Buf::PerLayer.width(plan));
        let inputs = Inputs {
            rows: buffer("rows", 4)?,
            output_rows: buffer("output rows", 4)?,
            kept: buffer("kept rows", 1)?,
            angles: buffer("angles", 2 * 2 * n_angles)?,
            allowed: device.buffer("allowed tokens", MAX_BEST.0 * (1 + plan.n_vocab.div_ceil(32)) * 4)?,
        };
        let n_in = plan.n_embd.max(Buf::Attn.width(plan)).max(Buf::Gate.width(plan));
        let n_in = if int8 { n_in } else { 0 };
        let runs = plan.n_vocab.div_ceil(pass::BEST_RUN);
        let best = |runs: usize| device.buffer("best tokens", MAX_BEST.0 * MAX_BEST.1 * runs * 8);
        let spare = Spare {
            unused: device.buffer("unused", 16)?,
            rows: buffer("moved rows", moved)?,
            shares: device.buffer("shares", MAX_SHARES * (plan.widest(|l| l.d_v) + 4) * 4)?,
            choice: buffer("choice", 2 * n_used)?,
            expert_rows: buffer("expert rows", n_used * plan.n_embd)?,
            int8: [
                buffer("activations in 8 bits", n_in.div_ceil(4))?,
                buffer("their scales", n_in.div_ceil(16))?,
            ],
            best: [best(runs)?, best((runs * MAX_BEST.1).div_ceil(pass::BEST_RUN))?],
            staging: device
                .staging((row_bytes.max(plan.n_embd * 4) * max_outputs).max(MAX_BEST.0 * MAX_BEST.1 * 8))?,
        };

        let pages = (n_ctx.div_ceil(cache::PAGE) * n_seq).min(RESERVED_POSITIONS / cache::PAGE);
        let most = device.max_binding as usize;
        let reserve = |layer: &LayerPlan| (cache::page_values(layer) * precision.bytes() * pages).min(most);
        let at_most = layers.unwrap_or(usize::MAX).max(1);
        let tensors = Tensors::upload(&device, &model, at_most, reserve, progress)?;
        device.compile(&kernels_of(&model, &tensors, precision, int8))?;
        let cache = Cache::new(&device, plan, &tensors.layers, precision, n_ctx, n_seq)?;
        tracing::info!(gpu = device.name, n_ctx, n_seq, layers = ?tensors.layers, ?device.sizes, "context");
        Ok(Gpu {
            tensors,
            cache,
            precision,
            int8,
            ropes,
            activations,
            inputs,
            spare,
            max_outputs,
            logits: Vec::new(),
            words: Vec::new(),
            angles: Vec::new(),
            device,
            model,
        })
    }

    /// Name of the adapter.
    pub fn name(&self) -> &str {
        &self.device.name
    }

    /// Bytes taken of its memory.
    pub fn memory_in_use(&self) -> u64 {
        self.device.in_use()
    }

    /// The layers that it computes: the last of the model.
    pub fn layers(&self) -> Range<usize> {
        self.tensors.layers.clone()
    }

    /// Positions in the cache of a sequence.
    pub fn seq_len(&self, seq: u32) -> usize {
        self.cache.len(seq)
    }

    /// Forgets a sequence from position `len` on.
    pub fn truncate(&mut self, seq: u32, len: usize) {
        self.cache.truncate(seq, len);
    }

    /// Sequence `to` becomes the first `len` positions of sequence `from`.
    pub fn share(&mut self, from: u32, to: u32, len: usize) {
        self.cache.share(&self.device, from, to, len);
    }

    /// Runs `rows` through the model and returns logits (`n_vocab` values) or hidden states (`n_embd`) of rows `outputs`
    /// (ascending). `x` is the residual stream of the rows before the first of [`Gpu::layers`], unless that is the
    /// model's first.
    ///
    /// The contract is that of [`crate::backend::cpu::Cpu::step`].
    ///
    /// # Errors
    /// If there is no memory for the cache, or the device fails. The sequences then hold what they held.
    pub fn step(
        &mut self,
        rows: &[Row],
        outputs: &[usize],
        x: &[f32],
        output: Output,
    ) -> Result<&[f32], Error> {
        self.logits.clear();
        self.or_undo(rows, |gpu| gpu.passes(rows, outputs, x, output))?;
        Ok(&self.logits)
    }

    /// Whether [`Gpu::step_best`] takes so many rows and outputs, for the best `keep` of each.
    pub fn finds_best(&self, n_rows: usize, n_outputs: usize, keep: usize) -> bool {
        let most = MAX_BEST.0.min(self.max_outputs);
        n_rows <= MAX_ROWS && (1..=most).contains(&n_outputs) && (1..=MAX_BEST.1).contains(&keep)
    }

    /// As [`Gpu::step`], but the logits stay on the device, and of each row the best `keep` are found among the tokens that
    /// its bitmap in `allowed` allows (`None`: all). [`Gpu::finds_best`] must have been asked.
    ///
    /// # Errors
    /// As [`Gpu::step`].
    pub fn step_best(
        &mut self,
        rows: &[Row],
        outputs: &[usize],
        x: &[f32],
        (keep, allowed): (usize, &[Option<&[u32]>]),
        best: &mut Best,
    ) -> Result<(), Error> {
        best.clear(keep);
        self.or_undo(rows, |gpu| {
            gpu.upload_allowed(allowed);
            let found = gpu.pass(rows, outputs, x, Output::Logits, Some(keep))?;
            for row in found.chunks_exact(2 * keep) {
                let pairs = row.as_chunks::<2>().0.iter().take_while(|[token, _]| *token != params::NONE);
                best.push(pairs.map(|&[token, key]| (token, logit_of(key))));
            }
            Ok(())
        })
    }

    /// All logits of output `i` of the last [`Gpu::step_best`].
    ///
    /// # Errors
    /// If the device fails.
    pub fn whole_row(&mut self, i: usize, out: &mut Vec<f32>) -> Result<(), Error> {
        let n_vocab = self.model.plan.n_vocab;
        let bytes = n_vocab as u64 * 4;
        let mut encoder = self.device.encoder();
        let logits = &self.activations[Buf::Logits as usize];
        encoder.copy_buffer_to_buffer(&logits.raw, i as u64 * bytes, &self.spare.staging.raw, 0, bytes);
        self.device.queue.submit([encoder.finish()]);
        out.clear();
        self.device.read(&self.spare.staging, n_vocab, out)
    }

    /// Does `work` on these rows; if it fails, their sequences hold what they held.
    fn or_undo<T>(
        &mut self,
        rows: &[Row],
        work: impl FnOnce(&mut Gpu) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let before: Vec<_> = rows.iter().map(|row| (row.seq, self.cache.len(row.seq))).collect();
        work(self).inspect_err(|_| before.iter().for_each(|&(seq, len)| self.cache.truncate(seq, len)))
    }

    /// The bitmaps of the next step's outputs.
    fn upload_allowed(&mut self, allowed: &[Option<&[u32]>]) {
        let (words, n) = (&mut self.words, self.model.plan.n_vocab.div_ceil(32));
        words.clear();
        words.resize(allowed.len(), params::NONE);
        for (i, bitmap) in allowed.iter().enumerate() {
            let Some(bitmap) = bitmap else { continue };
            words[i] = words.len() as u32;
            let bitmap = &bitmap[..n.min(bitmap.len())];
            words.extend_from_slice(bitmap);
            // tokens past the end of a bitmap are not allowed
            words.resize(words.len() + n - bitmap.len(), 0);
        }
        self.device.queue.write_buffer(&self.inputs.allowed.raw, 0, bytemuck::cast_slice(words));
    }

    /// Cuts a step into passes that the buffers hold.
    fn passes(&mut self, rows: &[Row], outputs: &[usize], x: &[f32], output: Output) -> Result<(), Error> {
        let width = x.len() / rows.len().max(1);
        let (mut first, mut done) = (0, 0);
        while first < rows.len() {
            let most = (first + MAX_ROWS).min(rows.len());
            // no further than the last output that there is room for
            let end = match outputs.get(done + self.max_outputs) {
                Some(&next) if next < most => next,
                _ => most,
            };
            let n = outputs[done..].iter().take_while(|&&i| i < end).count();
            let kept: Vec<_> = outputs[done..done + n].iter().map(|i| i - first).collect();
            self.pass(&rows[first..end], &kept, &x[first * width..end * width], output, None)?;
            (first, done) = (end, done + n);
        }
        Ok(())
    }

    /// One pass; appends to `logits`, or with `keep` returns that many (token, key) of each output.
    fn pass(
        &mut self,
        rows: &[Row],
        outputs: &[usize],
        x: &[f32],
        output: Output,
        keep: Option<usize>,
    ) -> Result<Vec<u32>, Error> {
        for row in rows {
            self.cache.grow(&self.device, row.seq, row.pos as usize + 1)?;
        }
        self.upload(rows, outputs);
        self.device.write(&self.activations[Buf::X as usize], x);
        let mut encoder = self.device.encoder();
        let found = {
            let pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
            let pass = Pass {
                gpu: self,
                pass: RefCell::new(pass),
                n_rows: rows.len(),
                n_outputs: outputs.len(),
                longest: rows.iter().map(|row| row.pos as usize + 1).max().unwrap_or(0),
                only_outputs: Cell::new(false),
            };
            forward::forward(&pass, &self.model, &self.tensors.layers, output);
            keep.map(|keep| (pass.find_best(self.model.plan.n_vocab, keep), 2 * keep))
        };
        let (buf, width) = output.place(&self.model.plan);
        let (made, width) = match found {
            Some((number, width)) => (&self.spare.best[number], width),
            None => (&self.activations[buf as usize], width),
        };
        let n = outputs.len() * width;
        if n > 0 {
            encoder.copy_buffer_to_buffer(&made.raw, 0, &self.spare.staging.raw, 0, n as u64 * 4);
        }
        self.device.queue.submit([encoder.finish()]);
        let mut best = Vec::new();
        match found {
            Some(_) => self.device.read(&self.spare.staging, n, &mut best)?,
            None => self.device.read(&self.spare.staging, n, &mut self.logits)?,
        }
        for row in rows {
            self.cache.set_len(row.seq, row.pos as usize + 1);
        }
        Ok(best)
    }

    /// Tokens, positions and angles of a pass.
    fn upload(&mut self, rows: &[Row], outputs: &[usize]) {
        let Gpu { device, inputs, words, angles, .. } = self;
        let mut write = |buffer: &Buffer, rows: &mut dyn Iterator<Item = [u32; 4]>| {
            words.clear();
            words.extend(rows.flatten());
            device.queue.write_buffer(&buffer.raw, 0, bytemuck::cast_slice(words));
        };
        let words_of = |row: &Row| [row.token, row.seq, row.pos, 0];
        write(&inputs.rows, &mut rows.iter().map(words_of));
        if outputs.len() != rows.len() && !outputs.is_empty() {
            write(&inputs.output_rows, &mut outputs.iter().map(|&i| words_of(&rows[i])));
            let kept: Vec<u32> = outputs.iter().map(|&i| i as u32).collect();
            device.queue.write_buffer(&inputs.kept.raw, 0, bytemuck::cast_slice(&kept));
        }
        angles.clear();
        let mut write = |rows: &mut dyn Iterator<Item = &Row>, rope: &Rope| {
            for row in rows {
                for frequency in &rope.frequencies {
                    let (sin, cos) = (f64::from(row.pos) * frequency).sin_cos();
                    angles.extend([(cos * rope.magnitude) as f32, (sin * rope.magnitude) as f32]);
                }
            }
        };
        self.ropes.iter().for_each(|rope| write(&mut rows.iter(), rope));
        if self.model.plan.layers.iter().any(|l| l.kv_of.is_some()) {
            // layers that read another's keys rotate queries of the rows that are left
            self.ropes.iter().for_each(|rope| write(&mut outputs.iter().map(|&i| &rows[i]), rope));
        }
        device.write(&inputs.angles, angles);
    }
}

/// The logit that best.wgsl made this key of.
fn logit_of(key: u32) -> f32 {
    f32::from_bits(if key >> 31 == 1 { key ^ (1 << 31) } else { !key })
}

/// Whether shaders can do these layers.
fn check_layers(layers: &[LayerPlan], lanes: usize) -> Result<(), Error> {
    for (layer, l) in layers.iter().enumerate() {
        if l.conv.is_some() {
            let reason = "convolutions have no shader yet; use --device cpu".into();
            return Err(Error::Layer { layer, reason });
        }
        let most = (lanes * 4).min(pass::MAX_HEAD);
        if !l.d_k.is_multiple_of(4) || !l.d_v.is_multiple_of(4) || l.d_k > pass::MAX_HEAD || l.d_v > most {
            let (d_k, d_v) = (l.d_k, l.d_v);
            let reason = format!("heads of {d_k} and {d_v} values are no multiples of 4 up to {most}");
            return Err(Error::Layer { layer, reason });
        }
    }
    Ok(())
}

/// The kernels that a model needs.
fn kernels_of(model: &Model, tensors: &Tensors, precision: Precision, int8: bool) -> Vec<(Kernel, Piece)> {
    let mut types: Vec<_> = tensors.types().collect();
    types.sort_by_key(|ty| *ty as u32);
    types.dedup();
    let has_experts = model.weights.layers.iter().any(|l| l.mixture().is_some());
    let mut all = Vec::new();
    if tensors.layers.start == 0 {
        let tables = model.weights.tables().map(|table| Piece::Weights(tensors.matrix(table).ty));
        all.extend(tables.map(|piece| (Kernel::Embed, piece)));
        all.dedup();
    }
    for ty in types {
        let piece = Piece::Weights(ty);
        all.extend([(Kernel::Matvec, piece), (Kernel::MatvecFew, piece), (Kernel::Matmul, piece)]);
        if has_experts {
            all.push((Kernel::MatvecExperts, piece));
        }
        if int8 && shader::has_int8(ty) {
            all.extend([Kernel::MatvecInt8, Kernel::MatmulInt8].map(|kernel| (kernel, Piece::Int8(ty))));
        }
    }
    if has_experts {
        all.extend([(Kernel::Route, Piece::None), (Kernel::Combine, Piece::None)]);
    }
    let plain = [
        Kernel::AttendReduce,
        Kernel::RmsNorm,
        Kernel::Rope,
        Kernel::Temperature,
        Kernel::Gate,
        Kernel::Add,
        Kernel::Softcap,
        Kernel::Gather,
        Kernel::Best,
        Kernel::Quantize,
    ];
    all.extend(plain.map(|kernel| (kernel, Piece::None)));
    all.extend([(Kernel::Store, Piece::Cache(precision)), (Kernel::Attend, Piece::Cache(precision))]);
    all
}
