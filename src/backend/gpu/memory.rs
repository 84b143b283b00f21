//! A model's tensors on the device: matrices as they lie in the file, cut at rows where a binding
//! cannot hold more, and all vectors (norm weights, biases) end to end in one buffer.

mod fit;
mod shared;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use hob_kernels::TensorType;

use fit::AllocatedTensors;
pub(crate) use shared::SharedMatrix;

use super::Error;
use super::device::{Buffer, GpuDevice, PART_ALIGNMENT};
use super::params::NONE;
use super::shader;
use super::uploader::{MOST_IN_FLIGHT, Uploader, row_bytes};
use crate::backend::expert_layers::ExpertLayers;
use crate::model::Model;
use crate::model::linear::{Linear, Weight};
use crate::model::mixer::MixerWeights;
use crate::model::mixer::attention::AttentionWeights;
use crate::model::mixer::delta_net::Rates;
use crate::model::mixer::mamba2::Mamba2Weights;
use crate::model::plan::LayerPlan;
use crate::model::tensors::TensorSource;
use crate::model::vector::{Vector, Vectors};
use crate::model::weights::{DrafterInput, Ffn, Layer, Mixture};

/// Bytes past the end of a buffer's last row, so that a group of 16 columns and an unaligned word
/// can always be read.
const SLACK: usize = 64;

/// Rows of a matrix in one buffer.
pub(crate) struct Chunk {
    /// The rows.
    pub buffer: Buffer,
    /// Number of the first.
    pub first_row: usize,
    /// Number of rows.
    pub n_rows: usize,
}

/// A matrix.
pub(crate) struct Matrix {
    /// Type of its rows on the device.
    pub ty: TensorType,
    /// Bytes of a row.
    pub row_bytes: usize,
    /// Its rows, in order.
    pub chunks: Vec<Chunk>,
    /// Its place in a buffer that it shares with matrices of the same input, if there is one.
    pub stacked: Option<Stacked>,
    /// True if its rows are those of another model on the device, which has copied them.
    is_shared: bool,
}

/// The place of a matrix in a buffer that holds the rows of several matrices, one after the other.
#[derive(Clone)]
pub(crate) struct Stacked {
    /// The rows of all.
    pub buffer: Arc<Buffer>,
    /// Number of the first row of this matrix among them.
    pub first_row: usize,
}

/// Matrices by tensor and first row.
type Matrices = HashMap<(usize, usize), (MatrixUpload, Matrix)>;

/// The tensors of a model on a device: all, or the output matrix and the last layers.
pub(crate) struct DeviceTensors {
    /// The layers.
    pub layers: Range<usize>,
    matrices: Matrices,
    /// All vectors.
    pub vectors: VectorCopies,
    /// Index of the first value of matrices of one row that lie after the vectors, too, by tensor
    /// and first row.
    rows: HashMap<(usize, usize), u32>,
    /// Layers whose experts are not on the device, by tensor and first row of their last matrix.
    host_layers: HashMap<(usize, usize), usize>,
}

/// Every vector of a model on a device, end to end.
pub(crate) struct VectorCopies {
    /// The values.
    pub buffer: Buffer,
    /// Index of the first value of each vector in `buffer`, by the vector's number.
    offsets: Vec<u32>,
    /// Number of their values, after which there is room for more.
    n_values: usize,
}

impl VectorCopies {
    /// Makes room for all vectors of a model, and for `n_more` values after them.
    ///
    /// # Errors
    /// If the device has no memory for them.
    pub(crate) fn allocate(
        device: &GpuDevice,
        vectors: &Vectors,
        n_more: usize,
    ) -> Result<VectorCopies, Error> {
        let mut n_values = 0;
        let mut offsets = Vec::new();
        for vector in vectors.iter() {
            offsets.push(n_values as u32);
            n_values += vector.len();
        }
        // a device has no empty buffers
        let buffer = device.buffer("vectors", (n_values + n_more).max(1) * 4)?;
        Ok(VectorCopies { buffer, offsets, n_values })
    }

    /// Copies the values.
    pub(crate) fn fill(&self, device: &GpuDevice, vectors: &Vectors) {
        let values: Vec<f32> = vectors.iter().flat_map(|vector| vector.iter().copied()).collect();
        device.queue.write_buffer(&self.buffer.raw, 0, bytemuck::cast_slice(&values));
    }

    /// Returns the index of the first value of a vector.
    ///
    /// # Panics
    /// If the vector is of another model, which has more.
    pub(crate) fn offset(&self, vector: &Vector) -> u32 {
        self.offsets[vector.id()]
    }

    /// Returns the index of the first value of a vector as kernels take it: [`NONE`] for a vector
    /// that the model does not have.
    pub(crate) fn offset_or_none(&self, vector: Option<&Vector>) -> u32 {
        vector.map_or(NONE, |vector| self.offset(vector))
    }
}

/// A matrix to upload: how many of its rows must stay together, and how far apart such rows lie in
/// the file.
#[derive(Clone, Copy)]
struct MatrixUpload {
    weight: Weight,
    together: usize,
    distance: usize,
}

/// The memory in which the experts of a layer are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExpertPlace {
    Device,
    Host,
}

/// The most that is uploaded of a model.
#[derive(Clone, Copy)]
pub(crate) struct UploadLimits<'a> {
    /// Layers, the last of the model.
    pub n_layers: usize,
    /// Layers whose experts stay where they are: another backend computes them. `None` = the first,
    /// as few as leave room for all layers, or none where there is no such room.
    pub host_experts: Option<&'a ExpertLayers>,
}

impl DeviceTensors {
    /// Copies the output matrix and the last layers of a model to the room that
    /// [`DeviceTensors::allocate`] has made for them. `progress` hears of bytes copied, and of how
    /// many there are in all.
    ///
    /// # Errors
    /// If the device fails.
    pub(crate) fn upload(
        &self,
        device: &GpuDevice,
        model: &Model,
        progress: &dyn Fn(u64, u64),
    ) -> Result<(), Error> {
        copy(device, &model.gguf, &self.matrices, progress)?;
        self.vectors.fill(device, &model.weights.vectors);
        for weight in row_gates(model) {
            let Some(first) = self.row(&weight) else { continue };
            let bytes = model.gguf.rows(&weight, 0, 1);
            device.queue.write_buffer(&self.vectors.buffer.raw, u64::from(first) * 4, bytes);
        }
        device.submit([]);
        device.wait()
    }

    /// Makes room as [`DeviceTensors::allocate`] for at most so many layers, but for the experts of
    /// some.
    ///
    /// # Errors
    /// As [`DeviceTensors::allocate`].
    fn allocate_some(
        device: &GpuDevice,
        model: &Model,
        shared: &[SharedMatrix<'_>],
        at_most: usize,
        host_experts: &ExpertLayers,
        reserve: &impl Fn(&LayerPlan) -> usize,
    ) -> Result<AllocatedTensors, Error> {
        let row_gates = row_gates(model);
        let n_more = row_gates.iter().map(|weight| weight.n_cols).sum();
        let vectors = VectorCopies::allocate(device, &model.weights.vectors, n_more)?;
        let mut rows = HashMap::new();
        let mut first = vectors.n_values;
        for weight in row_gates {
            rows.insert(key(&weight), first as u32);
            first += weight.n_cols;
        }

        // nothing is copied before it is known what there is room for
        let mut matrices: Matrices = shared.iter().map(|shared| shared.placed(device)).collect();
        let in_flight = MOST_IN_FLIGHT.min(model.n_bytes() as usize);
        let mut reserved = vec![device.buffer("room for uploading", in_flight)?];
        let ends = ends_of(model);
        allocate(device, &model.gguf, ends.iter().copied(), &mut matrices)?;
        let n_layers = model.plan.layers.len();
        let is_whole = model.plan.is_whole();
        if is_whole && at_most < n_layers {
            let reason =
                "the layers of this model share what they compute: all go to the GPU, or none"
                    .into();
            return Err(Error::Layer { layer: n_layers - at_most, reason });
        }
        let mut layers = n_layers..n_layers;
        for i in (n_layers.saturating_sub(at_most)..n_layers).rev() {
            let beside = || device.buffer("key-value cache", reserve(&model.plan.layers[i]));
            let is_host = host_experts.contains(i);
            let place = if is_host { ExpertPlace::Host } else { ExpertPlace::Device };
            let allocated = allocate_layer(device, model, i, place, &mut matrices);
            match allocated.and_then(|()| beside()) {
                Ok(room) => reserved.push(room),
                Err(Error::OutOfMemory { .. }) if !layers.is_empty() && !is_whole => {
                    retain(model, layers.clone(), ends.iter().copied(), &mut matrices);
                    break;
                }
                Err(e) => return Err(e),
            }
            layers.start = i;
        }
        let host_layers = host_layers(model, layers.clone().filter(|&i| host_experts.contains(i)));
        let tensors = DeviceTensors { layers, matrices, vectors, rows, host_layers };
        Ok(AllocatedTensors { tensors, reserved })
    }

    /// Copies all of these matrices and vectors to the device.
    ///
    /// # Errors
    /// If there is no room for them, or a row has a shape that shaders do not take.
    pub(super) fn whole<'a>(
        device: &GpuDevice,
        tensors: &dyn TensorSource,
        weights: impl Iterator<Item = &'a Weight>,
        vectors: &Vectors,
    ) -> Result<DeviceTensors, Error> {
        let on_device = VectorCopies::allocate(device, vectors, 0)?;
        let mut matrices = HashMap::new();
        allocate(device, tensors, weights.map(plain), &mut matrices)?;
        copy(device, tensors, &matrices, &|_, _| ())?;
        on_device.fill(device, vectors);
        device.submit([]);
        device.wait()?;
        Ok(DeviceTensors {
            layers: 0..0,
            matrices,
            vectors: on_device,
            rows: HashMap::new(),
            host_layers: HashMap::new(),
        })
    }

    /// Returns a matrix that was uploaded, or the stack of matrices that begins with it.
    pub(crate) fn matrix(&self, weight: &Weight) -> &Matrix {
        // `upload` walked all matrices of the layers, and a pass is of those layers
        &self.matrices[&key(weight)].1
    }

    /// Returns a matrix that was uploaded as it is in the file, if this one was.
    pub(crate) fn find_matrix(&self, weight: &Weight) -> Option<&Matrix> {
        let (wanted, matrix) = self.matrices.get(&key(weight))?;
        (wanted.weight == *weight && wanted.together == wanted.distance).then_some(matrix)
    }

    /// Returns the index of the first value of a matrix of one row among the vectors, if it lies
    /// there, too.
    pub(crate) fn row(&self, weight: &Weight) -> Option<u32> {
        self.rows.get(&key(weight)).copied()
    }

    /// Returns the layer of a mixture of experts that is not on the device; `None` = it is.
    pub(crate) fn host_layer(&self, mixture: &Mixture) -> Option<usize> {
        self.host_layers.get(&expert_key(mixture)).copied()
    }

    /// Returns the layers, ascending, whose experts are not on the device.
    pub(crate) fn host_layers(&self) -> Vec<usize> {
        let mut layers: Vec<usize> = self.host_layers.values().copied().collect();
        layers.sort_unstable();
        layers
    }

    /// Returns the types of the matrices on the device.
    pub(crate) fn types(&self) -> impl Iterator<Item = TensorType> {
        self.matrices.values().map(|(_, matrix)| matrix.ty)
    }
}

/// Returns the gates of whole rows: matrices of one row in f32, each the gate of an expert for all
/// tokens.
fn row_gates(model: &Model) -> Vec<Weight> {
    let gate = |layer: &Layer| match &layer.ffn {
        Ffn::Shared(shared) => shared.gate.as_ref().map(|gate| gate.weight),
        _ => None,
    };
    let gates = model.weights.layers.iter().filter_map(gate);
    gates.filter(|weight| weight.ty == TensorType::F32 && weight.n_rows == 1).collect()
}

/// Copies matrices to their buffers, in the order of the file. `progress` hears of bytes copied,
/// and of how many there are in all.
fn copy(
    device: &GpuDevice,
    tensors: &dyn TensorSource,
    matrices: &Matrices,
    progress: &dyn Fn(u64, u64),
) -> Result<(), Error> {
    let mut in_order: Vec<_> = matrices.values().filter(|(_, m)| !m.is_shared).collect();
    in_order.sort_by_key(|(wanted, _)| key(&wanted.weight));
    let total =
        in_order.iter().map(|(wanted, m)| (wanted.weight.n_rows * m.row_bytes) as u64).sum();
    let mut uploader = Uploader::new(device, total, progress);
    for (wanted, matrix) in &in_order {
        fill(&mut uploader, tensors, wanted, matrix)?;
    }
    let converted = in_order.iter().filter(|(wanted, matrix)| matrix.ty != wanted.weight.ty);
    warn_of_converted(converted.count());
    Ok(())
}

fn key(weight: &Weight) -> (usize, usize) {
    (weight.tensor, weight.first_row)
}

/// Forgets the matrices that are neither of these layers nor among `others`: what was allocated of
/// a layer for which there is no room.
fn retain(
    model: &Model,
    layers: Range<usize>,
    others: impl Iterator<Item = MatrixUpload>,
    matrices: &mut Matrices,
) {
    let layers = &model.weights.layers[layers];
    let of_layers =
        layers.iter().flat_map(|layer| matrices_of(layer).into_iter().chain(all_experts(layer)));
    let needed: HashSet<_> = of_layers.chain(others).map(|wanted| key(&wanted.weight)).collect();
    matrices.retain(|key, _| needed.contains(key));
}

/// Returns those of these layers that have experts, by the place of these in the file.
fn host_layers(
    model: &Model,
    layers: impl Iterator<Item = usize>,
) -> HashMap<(usize, usize), usize> {
    let mixtures = layers.filter_map(|i| Some((i, model.weights.layers[i].mixture()?)));
    mixtures.map(|(i, mixture)| (expert_key(mixture), i)).collect()
}

/// Returns the place in the file by which the experts of a layer are known.
fn expert_key(mixture: &Mixture) -> (usize, usize) {
    let [.., down] = &mixture.experts[0];
    key(down)
}

fn plain(weight: &Weight) -> MatrixUpload {
    MatrixUpload { weight: *weight, together: 1, distance: 1 }
}

/// Returns every matrix of a layer but the experts.
fn matrices_of(layer: &Layer) -> Vec<MatrixUpload> {
    let mut all: Vec<_> = layer.linears().map(|l| plain(&l.weight)).collect();
    if let MixerWeights::Latent(latent) = &layer.mixer {
        all.extend([one_after_other(latent.k_b.iter()), one_after_other(latent.v_b.iter())]);
    }
    all
}

/// Returns the matrices before and after all layers but for tables.
fn ends_of(model: &Model) -> Vec<MatrixUpload> {
    let weights = &model.weights;
    // an encoder makes no logits
    let output = Some(&weights.output).filter(|_| !model.plan.bidirectional);
    let of_drafter = weights.drafter.iter().flat_map(DrafterInput::linears);
    let linears = output.into_iter().chain(weights.projection.iter().flatten()).chain(of_drafter);
    linears.map(|linear| plain(&linear.weight)).chain(gather_of(model)).collect()
}

/// Returns the matrices that bring several streams together, where there are such.
fn gather_of(model: &Model) -> Option<MatrixUpload> {
    model.weights.streams.as_ref().map(|ends| one_after_other(ends.gather.iter()))
}

/// Returns matrices that lie at the same distance from one to the next as one upload, whose rows
/// stay together by matrix.
fn one_after_other<'a>(mut matrices: impl ExactSizeIterator<Item = &'a Weight>) -> MatrixUpload {
    let n = matrices.len();
    let first = *matrices.next().expect("there is a matrix");
    let second = matrices.next().map_or(first.first_row + first.n_rows, |next| next.first_row);
    MatrixUpload {
        weight: Weight { n_rows: first.n_rows * n, ..first },
        together: first.n_rows,
        distance: second - first.first_row,
    }
}

/// Returns gate, up and down of all experts of a layer, each as one stack, whose rows stay together
/// by expert.
fn all_experts(layer: &Layer) -> impl Iterator<Item = MatrixUpload> {
    layer.mixture().into_iter().flat_map(experts_of)
}

/// Returns gate, up and down of all experts of a mixture.
fn experts_of(mixture: &Mixture) -> [MatrixUpload; 3] {
    let experts = &mixture.experts;
    std::array::from_fn(|part| one_after_other(experts.iter().map(|expert| &expert[part])))
}

/// Allocates buffers for matrices that have none yet.
fn allocate(
    device: &GpuDevice,
    tensors: &dyn TensorSource,
    wanted: impl IntoIterator<Item = MatrixUpload>,
    matrices: &mut Matrices,
) -> Result<(), Error> {
    for wanted in wanted {
        if let Entry::Vacant(place) = matrices.entry(key(&wanted.weight)) {
            let MatrixUpload { weight, together, .. } = wanted;
            let name = tensors.name(weight.tensor);
            let Weight { ty, n_rows, n_cols, .. } = weight;
            let matrix = Matrix::allocate(device, name, ty, n_rows, n_cols, together)?;
            place.insert((wanted, matrix));
        }
    }
    Ok(())
}

/// Allocates buffers for the matrices of layer `i`, but for its experts where another backend
/// computes these; with the first layer go the embeddings.
fn allocate_layer(
    device: &GpuDevice,
    model: &Model,
    i: usize,
    experts: ExpertPlace,
    matrices: &mut Matrices,
) -> Result<(), Error> {
    let weights = &model.weights;
    let layer = &weights.layers[i];
    let mut wanted = matrices_of(layer);
    if experts == ExpertPlace::Device {
        wanted.extend(all_experts(layer));
    }
    if i == 0 {
        wanted.extend(weights.tables().map(plain));
        wanted.extend(weights.per_layer.iter().map(|inputs| plain(&inputs.projection.weight)));
        wanted.extend(weights.streams.iter().map(|ends| plain(&ends.spread.weight)));
    }
    allocate_stacks(device, model, layer, experts, matrices)?;
    allocate(device, &model.gguf, wanted, matrices)
}

/// Returns the matrices of a mixer that are multiplied with its input: those together that a
/// forward pass multiplies together, in its order.
pub(super) fn projections(mixer: &MixerWeights) -> Vec<Vec<&Linear>> {
    match mixer {
        MixerWeights::Attention(attention) => vec![of_attention(attention)],
        MixerWeights::DeltaNet(net) => {
            let mut all = vec![&net.qkv, &net.gate];
            match &net.rates {
                Rates::Separate { beta, alpha } => all.extend([beta, alpha]),
                Rates::Mixed(both) => all.push(both),
            }
            vec![all]
        }
        MixerWeights::Mamba2(mamba) => vec![of_states(mamba)],
        MixerWeights::Parallel(both) => vec![of_attention(&both.0), of_states(&both.1)],
        MixerWeights::ShortConv(conv) => vec![vec![&conv.b, &conv.c, &conv.x]],
        MixerWeights::Latent(latent) => {
            let q = latent.q_a.as_ref().map_or(&latent.q, |(q_a, _)| q_a);
            vec![vec![&latent.k_rot, &latent.latent, q]]
        }
        MixerWeights::None => Vec::new(),
    }
}

fn of_attention(attention: &AttentionWeights) -> Vec<&Linear> {
    let kv = attention.kv.iter().flatten();
    [&attention.q].into_iter().chain(kv).chain(&attention.gate).collect()
}

fn of_states(mamba: &Mamba2Weights) -> Vec<&Linear> {
    vec![&mamba.channels, &mamba.gate, &mamba.step]
}

/// Allocates buffers for the matrices of a layer that are multiplied with the same input, so that
/// one dispatch can do it: those of a mixer's input, and gate and up of the FFN and of all experts,
/// as far as they have one type.
fn allocate_stacks(
    device: &GpuDevice,
    model: &Model,
    layer: &Layer,
    experts: ExpertPlace,
    matrices: &mut Matrices,
) -> Result<(), Error> {
    let plain_of = |linear: &&Linear| plain(&linear.weight);
    let mut of_one_input: Vec<Vec<MatrixUpload>> =
        projections(&layer.mixer).iter().map(|all| all.iter().map(plain_of).collect()).collect();
    if let Some(dense) = layer.dense() {
        of_one_input.push(dense.gate_up.iter().map(|linear| plain(&linear.weight)).collect());
    }
    if let Some(mixture) = layer.mixture().filter(|_| experts == ExpertPlace::Device) {
        let [gate, up, _] = experts_of(mixture);
        of_one_input.push(vec![gate, up]);
    }
    for mut uploads in of_one_input {
        // values may be the keys
        uploads.dedup_by_key(|upload| upload.weight);
        for uploads in uploads.chunk_by(|a, b| a.weight.ty == b.weight.ty) {
            allocate_stack(device, model, uploads, matrices)?;
        }
    }
    Ok(())
}

/// Allocates one buffer for matrices with one type and one input, if a buffer can hold them and
/// none has been allocated.
fn allocate_stack(
    device: &GpuDevice,
    model: &Model,
    uploads: &[MatrixUpload],
    matrices: &mut Matrices,
) -> Result<(), Error> {
    let weights: Vec<Weight> = uploads.iter().map(|upload| upload.weight).collect();
    let [first, rest @ ..] = weights.as_slice() else { return Ok(()) };
    let is_new = weights.iter().all(|weight| !matrices.contains_key(&key(weight)));
    let fits_columns = first.n_cols.is_multiple_of(4);
    if rest.is_empty() || !is_new || !fits_columns {
        return Ok(());
    }
    let ty = if shader::reads(first.ty) { first.ty } else { TensorType::F16 };
    let row_bytes = row_bytes(ty, first.n_cols);
    let n_rows: usize = weights.iter().map(|weight| weight.n_rows).sum();
    let limit = device.sizes.chunk as usize - SLACK;
    let is_aligned = |weight: &Weight| (weight.n_rows * row_bytes).is_multiple_of(PART_ALIGNMENT);
    if let Some(last) = weights[..weights.len() - 1].iter().position(|w| !is_aligned(w)) {
        let (before, after) = uploads.split_at(last + 1);
        allocate_stack(device, model, before, matrices)?;
        return allocate_stack(device, model, after, matrices);
    }
    if n_rows > limit / row_bytes {
        return Ok(());
    }
    let name = &model.gguf.tensors()[first.tensor].name;
    let buffer = Arc::new(device.buffer(name, n_rows * row_bytes + SLACK)?);
    let mut first_row = 0;
    for upload in uploads {
        let weight = &upload.weight;
        let bytes = weight.n_rows * row_bytes + SLACK;
        let part = device.part(&buffer, first_row * row_bytes, bytes);
        let matrix = Matrix {
            ty,
            row_bytes,
            chunks: vec![Chunk { buffer: part, first_row: 0, n_rows: weight.n_rows }],
            stacked: Some(Stacked { buffer: Arc::clone(&buffer), first_row }),
            is_shared: false,
        };
        matrices.insert(key(weight), (*upload, matrix));
        first_row += weight.n_rows;
    }
    Ok(())
}

/// Says aloud that matrices take more or less room on the device than in the file.
pub(crate) fn warn_of_converted(n: usize) {
    if n > 0 {
        tracing::warn!("{n} matrices of types that no shader reads were decoded to F16");
    }
}

impl Matrix {
    /// Makes buffers for the tensor `name`, of which each `together` rows stay in one buffer.
    ///
    /// # Errors
    /// If there is no memory for it, or it has a shape that shaders do not take.
    pub(crate) fn allocate(
        device: &GpuDevice,
        name: &str,
        ty: TensorType,
        n_rows: usize,
        n_cols: usize,
        together: usize,
    ) -> Result<Matrix, Error> {
        let unsupported = |reason| Error::Tensor { tensor: name.into(), reason };
        if !n_cols.is_multiple_of(4) {
            return Err(unsupported(format!("rows of {n_cols} values are no multiple of 4")));
        }
        let ty = if shader::reads(ty) { ty } else { TensorType::F16 };
        let row_bytes = row_bytes(ty, n_cols);
        let limit = device.sizes.chunk as usize - SLACK;
        let most = limit / row_bytes / together * together;
        if most == 0 {
            return Err(unsupported(format!(
                "{together} rows of {row_bytes} bytes do not fit in one buffer of {limit} bytes"
            )));
        }
        let chunk = |first_row: usize| {
            let n_rows = most.min(n_rows - first_row);
            let buffer = device.buffer(name, n_rows * row_bytes + SLACK)?;
            Ok(Chunk { buffer, first_row, n_rows })
        };
        let chunks = (0..n_rows).step_by(most).map(chunk).collect::<Result<_, Error>>()?;
        Ok(Matrix { ty, row_bytes, chunks, stacked: None, is_shared: false })
    }

    /// Returns the bytes of its buffers.
    pub(crate) fn n_bytes(&self) -> u64 {
        self.chunks.iter().map(|chunk| chunk.buffer.raw.size()).sum()
    }

    /// Returns whether the rows of `next` lie right after those of this matrix in one buffer.
    pub(crate) fn is_followed_by(&self, next: &Matrix) -> bool {
        let (Some(this), Some(next)) = (&self.stacked, &next.stacked) else { return false };
        let n_rows: usize = self.chunks.iter().map(|chunk| chunk.n_rows).sum();
        Arc::ptr_eq(&this.buffer, &next.buffer) && this.first_row + n_rows == next.first_row
    }

    /// Fills it with these rows, of `n_cols` values of type `ty`.
    ///
    /// # Errors
    /// If the device fails.
    pub(crate) fn fill(
        &self,
        uploader: &mut Uploader,
        ty: TensorType,
        n_cols: usize,
        rows: &[u8],
    ) -> Result<(), Error> {
        let from_bytes = row_bytes(ty, n_cols);
        self.chunks.iter().try_for_each(|chunk| {
            let rows = &rows[chunk.first_row * from_bytes..][..chunk.n_rows * from_bytes];
            uploader.rows(&chunk.buffer, ty, self.ty, n_cols, rows)
        })
    }
}

/// Copies a matrix to its buffers.
fn fill(
    uploader: &mut Uploader,
    tensors: &dyn TensorSource,
    wanted: &MatrixUpload,
    matrix: &Matrix,
) -> Result<(), Error> {
    let &MatrixUpload { weight, together, distance } = wanted;
    let from_bytes = row_bytes(weight.ty, weight.n_cols);
    let data = &tensors.bytes(weight.tensor)[weight.first_row * from_bytes..];
    if distance == together {
        return matrix.fill(uploader, weight.ty, weight.n_cols, data);
    }
    for chunk in &matrix.chunks {
        // every expert's rows of a matrix that has others' between them
        let experts = data.chunks(distance * from_bytes);
        let experts = experts.skip(chunk.first_row / together).take(chunk.n_rows / together);
        let gathered: Vec<u8> =
            experts.flat_map(|rows| &rows[..together * from_bytes]).copied().collect();
        uploader.rows(&chunk.buffer, weight.ty, matrix.ty, weight.n_cols, &gathered)?;
    }
    Ok(())
}
