//! A model's tensors on the device: matrices as they lie in the file, cut at rows where a binding cannot hold more, and all
//! vectors (norm weights, biases) end to end in one buffer.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use half::f16;
use hob_kernels::TensorType;

use super::Error;
use super::device::{Buffer, Device};
use super::shader;
use crate::model::Model;
use crate::model::weights::{Ffn, Linear, Weight};

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
    /// Type of its rows on the device.
    pub ty: TensorType,
    /// Bytes of a row.
    pub row_bytes: usize,
    /// Its rows, in order.
    pub chunks: Vec<Chunk>,
}

/// The tensors of a model on a device.
pub struct Tensors {
    matrices: HashMap<(usize, usize), Matrix>,
    /// All vectors.
    pub vectors: Buffer,
    /// Where each vector begins in `vectors`, by its address in the model.
    places: HashMap<usize, u32>,
}

/// What is to be uploaded: a matrix, and how many rows must stay together.
struct Wanted {
    weight: Weight,
    together: usize,
}

impl Tensors {
    /// Copies all of a model's tensors to the device.
    ///
    /// # Errors
    /// If the memory does not suffice, or a row has a shape that shaders do not take.
    pub fn upload(device: &Device, model: &Model) -> Result<Tensors, Error> {
        let mut matrices = HashMap::new();
        let mut uploader = Uploader { device, in_flight: 0, converted: 0 };
        for Wanted { weight, together } in matrices_of(model) {
            if let Entry::Vacant(place) = matrices.entry(key(&weight)) {
                place.insert(uploader.matrix(model, &weight, together)?);
            }
        }
        if uploader.converted > 0 {
            tracing::warn!(
                "{} matrices of types that no shader reads were decoded to F16",
                uploader.converted
            );
        }
        let (mut values, mut places) = (vec![0.0f32; 1], HashMap::new());
        for vector in vectors_of(model).filter(|v| !v.is_empty()) {
            places.insert(vector.as_ptr().addr(), values.len() as u32);
            values.extend_from_slice(vector);
        }
        let vectors = device.buffer("vectors", values.len() * 4)?;
        device.queue.write_buffer(&vectors.raw, 0, bytemuck::cast_slice(&values));
        device.queue.submit([]);
        device.wait()?;
        Ok(Tensors { matrices, vectors, places })
    }

    /// A matrix of the model, or the stack of matrices that begins with it.
    pub fn matrix(&self, weight: &Weight) -> &Matrix {
        // `upload` walked all of the model's matrices
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

/// Every matrix of a model. The experts of a layer are one stack, whose rows stay together by expert.
fn matrices_of(model: &Model) -> impl Iterator<Item = Wanted> {
    let plain = |weight: &Weight| Wanted { weight: *weight, together: 1 };
    let weights = &model.weights;
    let layers = weights.layers.iter().flat_map(move |layer| {
        let mut all: Vec<_> = layer.qkv.iter().map(|l| plain(&l.weight)).collect();
        all.push(plain(&layer.attn_output.weight));
        match &layer.ffn {
            Ffn::Dense { gate_up: [gate, up], down } => {
                all.extend([gate, up, down].map(|l| plain(&l.weight)));
            }
            Ffn::Experts { router, experts } => {
                all.push(plain(&router.weight));
                all.extend(experts[0].map(|first| Wanted {
                    weight: Weight { n_rows: first.n_rows * experts.len(), ..first },
                    together: first.n_rows,
                }));
            }
        }
        all
    });
    [&weights.token_embd, &weights.output.weight].into_iter().map(plain).chain(layers)
}

/// Every vector of a model; some are empty.
fn vectors_of(model: &Model) -> impl Iterator<Item = &[f32]> {
    let weights = &model.weights;
    let layers = weights.layers.iter().flat_map(|layer| {
        let norms = [&layer.attn_norm, &layer.post_attention_norm, &layer.ffn_norm, &layer.post_ffw_norm];
        let linears: Vec<&Linear> = match &layer.ffn {
            Ffn::Dense { gate_up: [gate, up], down } => vec![gate, up, down],
            Ffn::Experts { router, .. } => vec![router],
        };
        let linears = linears.into_iter().chain(&layer.qkv).chain([&layer.attn_output]);
        norms.into_iter().chain(&layer.qk_norm).chain(linears.map(|l| &l.bias)).map(Vec::as_slice)
    });
    [&weights.output_norm, &weights.output.bias].map(Vec::as_slice).into_iter().chain(layers)
}

struct Uploader<'a> {
    device: &'a Device,
    in_flight: usize,
    /// Matrices that were decoded.
    converted: usize,
}

impl Uploader<'_> {
    fn matrix(&mut self, model: &Model, weight: &Weight, together: usize) -> Result<Matrix, Error> {
        let gguf = &model.gguf;
        let tensor = &gguf.tensors()[weight.tensor];
        let unsupported = |reason| Error::Tensor { tensor: tensor.name.clone(), reason };
        if !weight.n_cols.is_multiple_of(4) {
            return Err(unsupported(format!("rows of {} values are no multiple of 4", weight.n_cols)));
        }
        let ty = if shader::reads(weight.ty) { weight.ty } else { TensorType::F16 };
        self.converted += usize::from(ty != weight.ty);
        let row_bytes =
            |ty: TensorType| ty.row_bytes(weight.n_cols).expect("rows were checked when the file was read");
        let (from_bytes, to_bytes) = (row_bytes(weight.ty), row_bytes(ty));
        let limit = self.device.sizes.chunk as usize - SLACK;
        let most = limit / to_bytes / together * together;
        if most == 0 {
            return Err(unsupported(format!(
                "{together} rows of {to_bytes} bytes do not fit in one buffer of {limit} bytes"
            )));
        }
        let data = &gguf.data(tensor)[weight.first_row * from_bytes..][..weight.n_rows * from_bytes];
        let mut chunks = Vec::new();
        for first_row in (0..weight.n_rows).step_by(most) {
            let n_rows = most.min(weight.n_rows - first_row);
            let buffer = self.device.buffer(&tensor.name, n_rows * to_bytes + SLACK)?;
            let rows = &data[first_row * from_bytes..][..n_rows * from_bytes];
            if ty == weight.ty {
                self.write(&buffer, 0, rows)?;
            } else {
                // some rows at a time, of even length together so that each write begins at a word
                let at_once = (PIECE / to_bytes).max(2) & !1;
                let mut values = vec![0.0; at_once * weight.n_cols];
                for (i, rows) in rows.chunks(at_once * from_bytes).enumerate() {
                    let values = &mut values[..rows.len() / from_bytes * weight.n_cols];
                    hob_kernels::dequantize(weight.ty, rows, values);
                    let halves: Vec<f16> = values.iter().map(|&v| f16::from_f32(v)).collect();
                    self.write(&buffer, i * at_once * to_bytes, bytemuck::cast_slice(&halves))?;
                }
            }
            chunks.push(Chunk { buffer, first_row, n_rows });
        }
        Ok(Matrix { ty, row_bytes: to_bytes, chunks })
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
            if self.in_flight >= PIECE * PIECES_IN_FLIGHT {
                self.in_flight = 0;
                self.device.queue.submit([]);
                self.device.wait()?;
            }
        }
        Ok(())
    }
}
