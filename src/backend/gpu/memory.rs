//! A model's tensors on the device: matrices as they lie in the file, cut at rows where a binding cannot hold more, and all
//! vectors (norm weights, biases) end to end in one buffer.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use half::f16;
use hob_kernels::TensorType;

use super::Error;
use super::device::{Buffer, Device};
use super::shader;
use crate::model::Model;
use crate::model::plan::LayerPlan;
use crate::model::weights::{Layer, Weight};

/// Bytes past the end of a buffer's last row, so that a group of 16 columns and an unaligned word can always be read.
const SLACK: usize = 64;
/// Bytes written at once: the driver copies them through memory of its own.
const PIECE: usize = 16 << 20;
/// Pieces between two waits, which give that memory back.
const PIECES_IN_FLIGHT: usize = 4;

/// Rows of a matrix in one buffer.
pub struct Chunk {
    /// The rows.
    pub buffer: Buffer,
    /// Number of the first.
    pub first_row: usize,
    /// How many.
    pub n_rows: usize,
}

/// A matrix.
pub struct Matrix {
    /// Where it comes from.
    wanted: Wanted,
    /// Type of its rows on the device.
    pub ty: TensorType,
    /// Bytes of a row.
    pub row_bytes: usize,
    /// Its rows, in order.
    pub chunks: Vec<Chunk>,
}

/// The tensors of a model on a device: all, or the output matrix and the last layers.
pub struct Tensors {
    /// The layers.
    pub layers: Range<usize>,
    matrices: HashMap<(usize, usize), Matrix>,
    /// All vectors.
    pub vectors: Buffer,
    /// Where each vector begins in `vectors`, by its address in the model.
    places: HashMap<usize, u32>,
}

/// What is to be uploaded: a matrix, how many rows of it must stay together, and how far apart such rows lie in the file.
#[derive(Clone, Copy)]
struct Wanted {
    weight: Weight,
    together: usize,
    distance: usize,
}

impl Tensors {
    /// Copies the output matrix and the last layers of a model to the device: as many as there is room for with
    /// `reserve(layer)` bytes beside each, and at most `at_most`. With the first layer go the embeddings. `progress` hears of
    /// bytes copied, and of how many there are in all.
    ///
    /// # Errors
    /// If there is no room for even one layer, or for all of a model that cannot be cut, or a row has a shape that shaders do not take.
    pub fn upload(
        device: &Device,
        model: &Model,
        at_most: usize,
        reserve: impl Fn(&LayerPlan) -> usize,
        progress: &dyn Fn(u64, u64),
    ) -> Result<Tensors, Error> {
        let (mut values, mut places) = (vec![0.0f32; 1], HashMap::new());
        for vector in vectors_of(model).filter(|v| !v.is_empty()) {
            places.insert(vector.as_ptr().addr(), values.len() as u32);
            values.extend_from_slice(vector);
        }
        let vectors = device.buffer("vectors", values.len() * 4)?;

        // nothing is copied before it is known what there is room for
        let mut matrices = HashMap::new();
        let in_flight = (PIECE * PIECES_IN_FLIGHT).min(model.n_bytes() as usize);
        let mut reserved = vec![device.buffer("room for uploading", in_flight)?];
        allocate(device, model, [plain(&model.weights.output.weight)], &mut matrices)?;
        let n_layers = model.plan.layers.len();
        let is_whole = model.plan.is_whole();
        if is_whole && at_most < n_layers {
            let reason =
                "the layers of this model share what they compute: all go to the GPU, or none".into();
            return Err(Error::Layer { layer: n_layers - at_most, reason });
        }
        let mut layers = n_layers..n_layers;
        for i in (n_layers.saturating_sub(at_most)..n_layers).rev() {
            let mut wanted = matrices_of(&model.weights.layers[i]);
            if i == 0 {
                wanted.extend(model.weights.tables().map(plain));
                wanted.extend(model.weights.per_layer.iter().map(|inputs| plain(&inputs.projection.weight)));
            }
            let beside = || device.buffer("key-value cache", reserve(&model.plan.layers[i]));
            match allocate(device, model, wanted, &mut matrices).and_then(|()| beside()) {
                Ok(room) => reserved.push(room),
                Err(Error::OutOfMemory { .. }) if !layers.is_empty() && !is_whole => {
                    // what was allocated of this layer
                    let needed: HashSet<_> = model.weights.layers[layers.clone()]
                        .iter()
                        .flat_map(matrices_of)
                        .chain([plain(&model.weights.output.weight)])
                        .map(|wanted| key(&wanted.weight))
                        .collect();
                    matrices.retain(|key, _| needed.contains(key));
                    break;
                }
                Err(e) => return Err(e),
            }
            layers.start = i;
        }
        drop(reserved);
        device.wait()?;

        let mut in_order: Vec<_> = matrices.values().collect();
        in_order.sort_by_key(|matrix| key(&matrix.wanted.weight));
        let total =
            in_order.iter().map(|matrix| (matrix.wanted.weight.n_rows * matrix.row_bytes) as u64).sum();
        let mut uploader = Uploader { device, model, in_flight: 0, done: 0, total, progress };
        in_order.iter().try_for_each(|matrix| uploader.fill(matrix))?;
        let converted = in_order.iter().filter(|matrix| matrix.ty != matrix.wanted.weight.ty).count();
        if converted > 0 {
            tracing::warn!("{converted} matrices of types that no shader reads were decoded to F16");
        }
        device.queue.write_buffer(&vectors.raw, 0, bytemuck::cast_slice(&values));
        device.queue.submit([]);
        device.wait()?;
        Ok(Tensors { layers, matrices, vectors, places })
    }

    /// A matrix that was uploaded, or the stack of matrices that begins with it.
    pub fn matrix(&self, weight: &Weight) -> &Matrix {
        // `upload` walked all matrices of the layers, and a pass is of those layers
        &self.matrices[&key(weight)]
    }

    /// Where a vector of the model lies; `None` if it is empty.
    pub fn place(&self, vector: &[f32]) -> Option<u32> {
        if vector.is_empty() { None } else { self.places.get(&vector.as_ptr().addr()).copied() }
    }

    /// Types of the matrices on the device.
    pub fn types(&self) -> impl Iterator<Item = TensorType> {
        self.matrices.values().map(|m| m.ty)
    }
}

fn key(weight: &Weight) -> (usize, usize) {
    (weight.tensor, weight.first_row)
}

fn plain(weight: &Weight) -> Wanted {
    Wanted { weight: *weight, together: 1, distance: 1 }
}

/// Every matrix of a layer. The experts are one stack, whose rows stay together by expert.
fn matrices_of(layer: &Layer) -> Vec<Wanted> {
    let mut all: Vec<_> = layer.linears().map(|l| plain(&l.weight)).collect();
    if let Some(mixture) = layer.mixture() {
        let experts = &mixture.experts;
        all.extend((0..3).map(|part| {
            let first = experts[0][part];
            let second = experts.get(1).map_or(first.first_row + first.n_rows, |e| e[part].first_row);
            Wanted {
                weight: Weight { n_rows: first.n_rows * experts.len(), ..first },
                together: first.n_rows,
                distance: second - first.first_row,
            }
        }));
    }
    all
}

/// Buffers for matrices that have none yet.
fn allocate(
    device: &Device,
    model: &Model,
    wanted: impl IntoIterator<Item = Wanted>,
    matrices: &mut HashMap<(usize, usize), Matrix>,
) -> Result<(), Error> {
    for wanted in wanted {
        if let Entry::Vacant(place) = matrices.entry(key(&wanted.weight)) {
            place.insert(Matrix::allocate(device, model, wanted)?);
        }
    }
    Ok(())
}

/// Every vector of a model; some are empty.
fn vectors_of(model: &Model) -> impl Iterator<Item = &[f32]> {
    let weights = &model.weights;
    weights.vectors().chain(weights.linears().map(|l| l.bias.as_slice()))
}

/// Bytes of a row.
fn row_bytes(ty: TensorType, weight: &Weight) -> usize {
    ty.row_bytes(weight.n_cols).expect("rows were checked when the file was read")
}

impl Matrix {
    /// Buffers for a matrix.
    fn allocate(device: &Device, model: &Model, wanted: Wanted) -> Result<Matrix, Error> {
        let Wanted { weight, together, .. } = wanted;
        let tensor = &model.gguf.tensors()[weight.tensor];
        let unsupported = |reason| Error::Tensor { tensor: tensor.name.clone(), reason };
        if !weight.n_cols.is_multiple_of(4) {
            return Err(unsupported(format!("rows of {} values are no multiple of 4", weight.n_cols)));
        }
        let ty = if shader::reads(weight.ty) { weight.ty } else { TensorType::F16 };
        let row_bytes = row_bytes(ty, &weight);
        let limit = device.sizes.chunk as usize - SLACK;
        let most = limit / row_bytes / together * together;
        if most == 0 {
            return Err(unsupported(format!(
                "{together} rows of {row_bytes} bytes do not fit in one buffer of {limit} bytes"
            )));
        }
        let chunk = |first_row: usize| {
            let n_rows = most.min(weight.n_rows - first_row);
            let buffer = device.buffer(&tensor.name, n_rows * row_bytes + SLACK)?;
            Ok(Chunk { buffer, first_row, n_rows })
        };
        let chunks = (0..weight.n_rows).step_by(most).map(chunk).collect::<Result<_, Error>>()?;
        Ok(Matrix { wanted, ty, row_bytes, chunks })
    }
}

struct Uploader<'a> {
    device: &'a Device,
    model: &'a Model,
    in_flight: usize,
    done: u64,
    total: u64,
    progress: &'a dyn Fn(u64, u64),
}

impl Uploader<'_> {
    /// Copies a matrix to its buffers.
    fn fill(&mut self, matrix: &Matrix) -> Result<(), Error> {
        let Matrix { wanted: Wanted { weight, together, distance }, ty, row_bytes: to_bytes, chunks } =
            matrix;
        let gguf = &self.model.gguf;
        let from_bytes = row_bytes(weight.ty, weight);
        let data = &gguf.data(&gguf.tensors()[weight.tensor])[weight.first_row * from_bytes..];
        for Chunk { buffer, first_row, n_rows } in chunks {
            let gathered: Vec<u8>;
            let (data, first_row) = if distance == together {
                (data, first_row)
            } else {
                // every expert's rows of a matrix that has others' between them
                let experts =
                    data.chunks(distance * from_bytes).skip(first_row / together).take(n_rows / together);
                gathered = experts.flat_map(|rows| &rows[..together * from_bytes]).copied().collect();
                (&gathered[..], &0)
            };
            let rows = &data[first_row * from_bytes..][..n_rows * from_bytes];
            if *ty == weight.ty {
                self.write(buffer, 0, rows)?;
                continue;
            }
            // some rows at a time, of even length together so that each write begins at a word
            let at_once = (PIECE / to_bytes).max(2) & !1;
            let mut values = vec![0.0; at_once * weight.n_cols];
            for (i, rows) in rows.chunks(at_once * from_bytes).enumerate() {
                let values = &mut values[..rows.len() / from_bytes * weight.n_cols];
                hob_kernels::dequantize(weight.ty, rows, values);
                let halves: Vec<f16> = values.iter().map(|&v| f16::from_f32(v)).collect();
                self.write(buffer, i * at_once * to_bytes, bytemuck::cast_slice(&halves))?;
            }
        }
        Ok(())
    }

    /// Writes bytes to a buffer from byte `at` (a multiple of 4) on.
    fn write(&mut self, buffer: &Buffer, at: usize, bytes: &[u8]) -> Result<(), Error> {
        for (i, piece) in bytes.chunks(PIECE).enumerate() {
            let at = (at + i * PIECE) as u64;
            // writes are whole words; the slack behind the last row takes what is added
            let (words, rest) = piece.split_at(piece.len() / 4 * 4);
            if !words.is_empty() {
                self.device.queue.write_buffer(&buffer.raw, at, words);
            }
            if !rest.is_empty() {
                let mut last = [0; 4];
                last[..rest.len()].copy_from_slice(rest);
                self.device.queue.write_buffer(&buffer.raw, at + words.len() as u64, &last);
            }
            self.in_flight += piece.len();
            self.done += piece.len() as u64;
            (self.progress)(self.done, self.total);
            if self.in_flight >= PIECE * PIECES_IN_FLIGHT {
                self.in_flight = 0;
                self.device.queue.submit([]);
                self.device.wait()?;
            }
        }
        Ok(())
    }
}
