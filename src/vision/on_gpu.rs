//! The operations of a vision tower on a GPU: dispatches of the text model's kernels. Activations,
//! keys and values are f32 and weights are taken as the file has them, so results are those of the
//! CPU's exact mode but for the order of sums.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use super::error::Error;
use super::model::VisionModel;
use super::ops::{AttendedHeads, Ops};
use super::plan::PatchPairs;
use super::rope::PatchRopes;
use super::weights::ClampedLinear;
use crate::backend::gpu::device::{Buffer, GpuDevice, Wishes};
use crate::backend::gpu::encode::folded;
use crate::backend::gpu::memory::{self, Uploader, VectorCopies};
use crate::backend::gpu::params::MAX_HEAD;
use crate::backend::gpu::params::{self, NONE};
use crate::backend::gpu::shader::{Kernel, Precision, ShaderPiece};
use crate::backend::gpu::{self, PAGE};
use crate::model::linear::{LayerNorm, Linear, Weight};
use crate::model::plan::Activation;
use crate::model::tensors::TensorSource;
use crate::model::vector::Vector;

/// Dispatches of a submission: so many that encoding them costs little, and none runs long
/// enough for a watchdog.
const DISPATCHES: usize = 64;
/// Keys and values are kept as the text model's cache keeps them, in f32.
const CACHE: ShaderPiece = ShaderPiece::Cache(Precision::F32);

/// Rows of values on the device.
#[derive(Default)]
pub(super) struct DeviceRows {
    buffer: Option<Buffer>,
    /// Values.
    len: usize,
}

/// Cosines and sines on the device.
pub(super) struct Turns {
    angles: DeviceRows,
    kind: PatchPairs,
    pairs: usize,
}

/// A tower's weights on a device, and its work in progress.
pub(super) struct OnGpu {
    device: GpuDevice,
    matrices: HashMap<(usize, usize), memory::Matrix>,
    vectors: VectorCopies,
    /// Bound where a kernel has a binding that it does not read.
    unused: Buffer,
    clamped: DeviceRows,
    cache: DeviceRows,
    /// Pages of the cache in order.
    pages: DeviceRows,
    /// Of each row the first that it sees, 0, its number, and one past the last that it sees.
    seen: DeviceRows,
    /// The same, as it was uploaded last.
    seen_words: Vec<u32>,
    encoder: RefCell<Option<wgpu::CommandEncoder>>,
    dispatches: Cell<usize>,
    /// The first thing that went wrong.
    failed: Option<gpu::Error>,
}

/// Returns what tells a matrix from others: its tensor and first row.
fn key(matrix: &Weight) -> (usize, usize) {
    (matrix.tensor, matrix.first_row)
}

impl DeviceRows {
    fn get(&self) -> Result<&Buffer, gpu::Error> {
        // only after something failed, which is what will be told
        let missing =
            || gpu::Error::Device { name: String::new(), reason: "rows that were not made".into() };
        self.buffer.as_ref().ok_or_else(missing)
    }
}

impl OnGpu {
    /// Uploads a tower.
    ///
    /// # Errors
    /// If the device has no memory for it, or the tower has something that shaders cannot do.
    pub(super) fn new(
        adapter: &wgpu::Adapter,
        wishes: &Wishes,
        model: &VisionModel,
    ) -> Result<OnGpu, gpu::Error> {
        let mut device = GpuDevice::open(adapter, wishes)?;
        let d = model.plan.d_head;
        device.widen_attention(d.div_ceil(4));
        let most = (device.sizes.attend as usize * 4).min(MAX_HEAD);
        if !d.is_multiple_of(4) || d > most {
            let reason = format!("heads of {d} values are no multiples of 4 up to {most}");
            return Err(gpu::Error::Layer { layer: 0, reason });
        }
        let vectors = VectorCopies::allocate(&device, &model.vectors)?;
        vectors.fill(&device, &model.vectors);
        let mut matrices = HashMap::new();
        let unheard = |_, _| ();
        let mut uploader = Uploader::new(&device, 0, &unheard);
        let mut n_converted = 0;
        let weights = &model.weights;
        for matrix in weights.of_patches().chain(weights.of_rows()).map(|m| &m.linear.weight) {
            let Weight { ty, n_rows, n_cols, .. } = *matrix;
            let name = model.tensors.name(matrix.tensor);
            let on_device = memory::Matrix::allocate(&device, name, ty, n_rows, n_cols, 1)?;
            on_device.fill(
                &mut uploader,
                matrix.ty,
                matrix.n_cols,
                model.tensors.rows(matrix, 0, n_rows),
            )?;
            n_converted += usize::from(on_device.ty != matrix.ty);
            matrices.insert(key(matrix), on_device);
        }
        memory::say_converted(n_converted);
        let plain =
            [Kernel::Norm, Kernel::Rope, Kernel::Gate, Kernel::Add, Kernel::Softcap, Kernel::Clamp];
        let mut kernels = plain.map(|kernel| (kernel, ShaderPiece::None)).to_vec();
        kernels.extend([(Kernel::Store, CACHE), (Kernel::Attend, CACHE)]);
        let mut types: Vec<_> = matrices.values().map(|matrix| matrix.ty).collect();
        types.sort_by_key(|ty| *ty as u32);
        types.dedup();
        kernels.extend(types.into_iter().map(|ty| (Kernel::Matmul, ShaderPiece::Weights(ty))));
        device.compile(&kernels)?;
        device.queue.submit([]);
        device.wait()?;
        Ok(OnGpu {
            matrices,
            unused: device.buffer("unused", 16)?,
            clamped: DeviceRows::default(),
            cache: DeviceRows::default(),
            pages: DeviceRows::default(),
            seen: DeviceRows::default(),
            seen_words: Vec::new(),
            encoder: RefCell::default(),
            dispatches: Cell::new(0),
            failed: None,
            vectors,
            device,
        })
    }

    /// Name of the adapter.
    pub(super) fn name(&self) -> &str {
        &self.device.name
    }

    /// Bytes taken of its memory.
    pub(super) fn memory_in_use(&self) -> u64 {
        self.device.in_use()
    }

    /// Returns whether the device itself failed, so that it is of no more use. Forgets what went
    /// wrong.
    pub(super) fn is_lost(&mut self) -> bool {
        let failed = self.failed.take();
        self.seen_words.clear();
        self.encoder.replace(None);
        matches!(failed, Some(gpu::Error::Device { .. })) || self.device.check().is_err()
    }

    /// Does `work`, unless something has gone wrong before.
    fn attempt(&mut self, work: impl FnOnce(&mut OnGpu) -> Result<(), gpu::Error>) {
        if self.failed.is_none() {
            self.failed = work(self).err();
        }
    }

    /// Memory for `len` values. Contents are of no account.
    fn fit(&self, rows: &mut DeviceRows, len: usize) -> Result<(), gpu::Error> {
        if rows.buffer.as_ref().is_none_or(|buffer| (buffer.raw.size() as usize) < len * 4) {
            rows.buffer = None;
            // bind groups would keep what it was alive
            self.device.forget_bind_groups();
            rows.buffer = Some(self.device.buffer("rows of a vision tower", len * 4)?);
        }
        rows.len = len;
        Ok(())
    }

    fn groups(&self, kernel: Kernel, n: usize) -> usize {
        n.div_ceil(self.device.group(kernel))
    }

    fn dispatch(
        &self,
        kernel: (Kernel, ShaderPiece),
        buffers: &[&Buffer],
        params: &impl bytemuck::NoUninit,
        groups: [usize; 3],
    ) {
        {
            let mut encoder = self.encoder.borrow_mut();
            let encoder = encoder.get_or_insert_with(|| self.device.encoder());
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
            self.device.dispatch(&mut pass, kernel, buffers, bytemuck::bytes_of(params), groups);
        }
        self.dispatches.set(self.dispatches.get() + 1);
        if self.dispatches.get() >= DISPATCHES {
            self.submit();
        }
    }

    fn submit(&self) {
        self.dispatches.set(0);
        let encoder = self.encoder.borrow_mut().take();
        self.device.queue.submit(encoder.map(wgpu::CommandEncoder::finish));
    }

    fn clamp(
        &self,
        x: Option<&DeviceRows>,
        limits: [f32; 2],
        out: &DeviceRows,
    ) -> Result<(), gpu::Error> {
        let [low, high] = limits;
        let n = out.len as u32;
        let params = params::Clamp { n, low, high, in_place: x.is_none().into() };
        let buffers = [x.map_or(Ok(&self.unused), DeviceRows::get)?, out.get()?];
        let groups = folded(self.groups(Kernel::Clamp, out.len), 1);
        self.dispatch((Kernel::Clamp, ShaderPiece::None), &buffers, &params, groups);
        Ok(())
    }

    /// `out = W x + b`.
    fn multiply(&self, l: &Linear, x: &DeviceRows, out: &mut DeviceRows) -> Result<(), gpu::Error> {
        let Weight { n_rows, n_cols, .. } = l.weight;
        let n_tokens = x.len / n_cols;
        self.fit(out, n_tokens * n_rows)?;
        let w = &self.matrices[&key(&l.weight)];
        let edge = self.device.sizes.matmul_side as usize * 4;
        let bias = l.bias.as_ref().map(|bias| self.vectors.offset(bias));
        for chunk in &w.chunks {
            let params = params::Linear {
                n: n_cols as u32,
                row_bytes: w.row_bytes as u32,
                n_rows: chunk.n_rows as u32,
                out_stride: n_rows as u32,
                out_first: chunk.first_row as u32,
                bias: bias.map_or(NONE, |at| at + chunk.first_row as u32),
                n_tokens: n_tokens as u32,
                scale: 1.0,
                adds: 0,
                factor: 1.0,
                norm: params::NONE,
                eps: 0.0,
            };
            let buffers = [&chunk.buffer, x.get()?, &self.vectors.buffer, out.get()?];
            let groups = [chunk.n_rows.div_ceil(edge), n_tokens.div_ceil(edge), 1];
            self.dispatch((Kernel::Matmul, ShaderPiece::Weights(w.ty)), &buffers, &params, groups);
        }
        Ok(())
    }

    /// Uploads which rows each of `n_rows` sees, where that has changed, and pages for as many.
    fn see(&mut self, windows: &[(u32, u32)], n_rows: usize) -> Result<(), gpu::Error> {
        let of = |row: usize| windows.get(row).copied().unwrap_or((0, n_rows as u32));
        let words: Vec<u32> =
            (0..n_rows).flat_map(|row| [of(row).0, 0, row as u32, of(row).1]).collect();
        if words == self.seen_words {
            return Ok(());
        }
        // what is encoded already sees what was uploaded before
        self.submit();
        let pages: Vec<u32> = (0..n_rows.div_ceil(PAGE) as u32).collect();
        let mut seen = std::mem::take(&mut self.seen);
        let mut of_pages = std::mem::take(&mut self.pages);
        self.fit(&mut seen, words.len())?;
        self.fit(&mut of_pages, pages.len())?;
        self.device.queue.write_buffer(&seen.get()?.raw, 0, bytemuck::cast_slice(&words));
        self.device.queue.write_buffer(&of_pages.get()?.raw, 0, bytemuck::cast_slice(&pages));
        self.seen = seen;
        self.pages = of_pages;
        self.seen_words = words;
        Ok(())
    }
}

impl Ops for OnGpu {
    type Rows = DeviceRows;
    type Rope = Turns;

    fn upload(&mut self, values: Vec<f32>) -> DeviceRows {
        let mut rows = DeviceRows::default();
        self.attempt(|gpu| {
            gpu.fit(&mut rows, values.len())?;
            gpu.device.write(rows.get()?, &values);
            Ok(())
        });
        rows
    }

    fn download(&mut self, rows: &DeviceRows) -> Result<Vec<f32>, Error> {
        let mut values = Vec::with_capacity(rows.len);
        self.attempt(|gpu| {
            let from = rows.get()?;
            let n = rows.len as u64 * 4;
            let staging = gpu.device.staging(rows.len * 4)?;
            {
                let mut encoder = gpu.encoder.borrow_mut();
                let encoder = encoder.get_or_insert_with(|| gpu.device.encoder());
                encoder.copy_buffer_to_buffer(&from.raw, 0, &staging.raw, 0, n);
            }
            gpu.submit();
            gpu.device.read(&staging, rows.len, &mut values)
        });
        match &self.failed {
            Some(error) => Err(Error::Compute(error.to_string())),
            None => Ok(values),
        }
    }

    fn rope(&mut self, table: PatchRopes) -> Turns {
        let angles = table.cos.iter().zip(&table.sin).flat_map(|(cos, sin)| [*cos, *sin]).collect();
        Turns { angles: self.upload(angles), kind: table.pairs_of, pairs: table.pairs }
    }

    fn linear(&mut self, l: &ClampedLinear, x: &DeviceRows, out: &mut DeviceRows) {
        self.attempt(|gpu| {
            let Some(limits) = l.clamp else { return gpu.multiply(&l.linear, x, out) };
            let mut clamped = std::mem::take(&mut gpu.clamped);
            gpu.fit(&mut clamped, x.len)?;
            gpu.clamp(Some(x), limits.input, &clamped)?;
            gpu.multiply(&l.linear, &clamped, out)?;
            gpu.clamped = clamped;
            gpu.clamp(None, limits.output, out)
        });
    }

    fn norm(
        &mut self,
        centered: bool,
        w: &LayerNorm,
        eps: f32,
        x: &DeviceRows,
        n: usize,
        out: &mut DeviceRows,
    ) {
        self.attempt(|gpu| {
            gpu.fit(out, x.len)?;
            let params = params::Norm {
                n: n as u32,
                weight: gpu.vectors.offset(&w.weight),
                bias: gpu.vectors.offset_or_none(w.bias.as_ref()),
                centered: centered.into(),
                eps,
                in_place: 0,
            };
            let buffers = [x.get()?, &gpu.vectors.buffer, out.get()?];
            gpu.dispatch((Kernel::Norm, ShaderPiece::None), &buffers, &params, [1, x.len / n, 1]);
            Ok(())
        });
    }

    fn rms_norm_in_place(&mut self, weight: &Vector, eps: f32, x: &mut DeviceRows, width: usize) {
        self.attempt(|gpu| {
            let n = weight.len();
            let weight = gpu.vectors.offset(weight);
            let params =
                params::Norm { n: n as u32, weight, bias: NONE, centered: 0, eps, in_place: 1 };
            let buffers = [&gpu.unused, &gpu.vectors.buffer, x.get()?];
            gpu.dispatch(
                (Kernel::Norm, ShaderPiece::None),
                &buffers,
                &params,
                [width / n, x.len / width, 1],
            );
            Ok(())
        });
    }

    fn rotate(&mut self, rope: &Turns, x: &mut DeviceRows, width: usize, d: usize) {
        self.attempt(|gpu| {
            // quarters are two ropes of half the size, which turn the halves of each head in turn
            let tables = if rope.kind == PatchPairs::Quarters { 2 } else { 1 };
            let n_head = width / d * tables;
            let n_pairs = rope.pairs / tables;
            let params = params::Rope {
                n_head: n_head as u32,
                head_size: (d / tables) as u32,
                n_pairs: n_pairs as u32,
                is_neox: (rope.kind != PatchPairs::Interleaved).into(),
                angles: 0,
                tables: tables as u32,
            };
            // what stands after the patches (the class token) is not rotated
            let n_patches = rope.angles.len / 2 / rope.pairs;
            let groups = [gpu.groups(Kernel::Rope, n_head * n_pairs), n_patches, 1];
            gpu.dispatch(
                (Kernel::Rope, ShaderPiece::None),
                &[rope.angles.get()?, x.get()?],
                &params,
                groups,
            );
            Ok(())
        });
    }

    fn activate(
        &mut self,
        activation: Activation,
        gate: &mut DeviceRows,
        up: Option<&DeviceRows>,
        width: usize,
    ) {
        self.attempt(|gpu| {
            let params = params::Gate {
                width: width as u32,
                activation: match activation {
                    Activation::Silu => 0,
                    Activation::Gelu => 1,
                    Activation::QuickGelu | Activation::ClampedSwiglu => 2,
                },
                up_first: 0,
                up_stride: if up.is_some() { width as u32 } else { 0 },
            };
            let groups = [gpu.groups(Kernel::Gate, width), gate.len / width, 1];
            let up = up.map_or(Ok(&gpu.unused), DeviceRows::get)?;
            gpu.dispatch((Kernel::Gate, ShaderPiece::None), &[up, gate.get()?], &params, groups);
            Ok(())
        });
    }

    fn add(&mut self, x: &mut DeviceRows, y: &DeviceRows, scale: Option<&Vector>, n: usize) {
        self.attempt(|gpu| {
            let width = n as u32;
            let factors = gpu.vectors.offset_or_none(scale);
            let params = params::Add { width, scale: 1.0, y_first: 0, y_stride: width, factors };
            let groups = [gpu.groups(Kernel::Add, n), x.len / n, 1];
            gpu.dispatch(
                (Kernel::Add, ShaderPiece::None),
                &[y.get()?, &gpu.vectors.buffer, x.get()?],
                &params,
                groups,
            );
            Ok(())
        });
    }

    fn scale(&mut self, x: &mut DeviceRows, factors: &Vector) {
        self.attempt(|gpu| {
            let n = factors.len();
            let factors = gpu.vectors.offset(factors);
            let params = params::Softcap { width: n as u32, scale: 1.0, cap: 0.0, factors };
            let groups = [gpu.groups(Kernel::Softcap, n), x.len / n, 1];
            gpu.dispatch(
                (Kernel::Softcap, ShaderPiece::None),
                &[&gpu.vectors.buffer, x.get()?],
                &params,
                groups,
            );
            Ok(())
        });
    }

    fn attend(
        &mut self,
        heads: AttendedHeads,
        q: &DeviceRows,
        k: &DeviceRows,
        v: &DeviceRows,
        out: &mut DeviceRows,
    ) {
        self.attempt(|gpu| {
            let AttendedHeads { n, d, scale, windows } = heads;
            let n_rows = q.len / (n * d);
            let page_quads = n * 2 * d * PAGE / 4;
            let n_pages = n_rows.div_ceil(PAGE);
            gpu.see(windows, n_rows)?;
            let mut cache = std::mem::take(&mut gpu.cache);
            gpu.fit(&mut cache, n_pages * page_quads * 4)?;
            gpu.cache = cache;
            gpu.fit(out, q.len)?;
            let quads = (d / 4) as u32;
            let cache = gpu.cache.get()?;
            let seen = gpu.seen.get()?;
            let pages = gpu.pages.get()?;
            let params = params::Store {
                n_head_kv: n as u32,
                k_quads: quads,
                v_quads: quads,
                page_quads: page_quads as u32,
                max_pages: n_pages as u32,
            };
            let groups = [gpu.groups(Kernel::Store, n * d / 4), n_rows, 1];
            let buffers = [k.get()?, v.get()?, seen, pages, cache];
            gpu.dispatch((Kernel::Store, CACHE), &buffers, &params, groups);
            let params = params::Attend {
                n_head: n as u32,
                heads_per_kv: 1,
                k_quads: quads,
                v_quads: quads,
                page_quads: page_quads as u32,
                max_pages: n_pages as u32,
                window: NONE,
                ahead: NONE,
                from_rows: 1,
                n_shares: 1,
                scale,
                softcap: 0.0,
                alibi: 0.0,
                sinks: NONE,
            };
            let buffers = [q.get()?, seen, pages, cache, &gpu.unused, out.get()?];
            gpu.dispatch((Kernel::Attend, CACHE), &buffers, &params, [n, n_rows, 1]);
            Ok(())
        });
    }
}
