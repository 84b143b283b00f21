//! Tensors of an mmproj file bound to the places of a vision tower, every shape checked.

use hob_kernels::TensorType;

use super::config::{Config, Positions, Projector};
use super::error::Error;
use crate::gguf::{Gguf, Tensor};
use crate::model;
use crate::model::Error as ModelError;
use crate::model::vector::{Vector, Vectors};

/// Values of a patch are a multiple of so many, for shaders that read four at a time.
pub(super) const PATCH_ALIGN: usize = 4;

/// A matrix, `n_rows × n_cols`, rows contiguous.
#[derive(Clone, Debug)]
pub(super) struct VisionMatrix {
    /// Rows (outputs).
    pub n_rows: usize,
    /// Row length (inputs).
    pub n_cols: usize,
    /// Type of the rows.
    pub ty: TensorType,
    /// Its rows.
    pub rows: MatrixRows,
}

/// The rows of a matrix.
#[derive(Clone, Debug)]
pub(super) enum MatrixRows {
    /// In the file: index of the tensor, and first row within it.
    File(usize, usize),
    /// In memory, as f32.
    Own {
        /// Number among the matrices of the tower that are in memory.
        #[cfg_attr(not(feature = "gpu"), allow(dead_code, reason = "a GPU finds its copy by it"))]
        id: usize,
        /// The values.
        values: Vec<f32>,
    },
}

/// y = clamp(W clamp(x) + b).
#[derive(Clone, Debug)]
pub(super) struct VisionLinear {
    /// W.
    pub weight: VisionMatrix,
    /// b.
    pub bias: Option<Vector>,
    /// Least and greatest input, then output (Gemma 4).
    pub clamp: Option<[f32; 4]>,
}

/// Weight and bias of a norm, if the family has them.
#[derive(Clone, Debug, Default)]
pub(super) struct NormWeights {
    /// Factor.
    pub weight: Option<Vector>,
    /// Added.
    pub bias: Option<Vector>,
}

/// One layer.
#[derive(Debug)]
pub(super) struct VisionLayer {
    /// Before attention.
    pub norm1: NormWeights,
    /// Queries, keys, values.
    pub qkv: [VisionLinear; 3],
    /// Of queries and keys, per head or over the full width.
    pub qk_norm: [Option<Vector>; 2],
    /// Attention output.
    pub attn_out: VisionLinear,
    /// Factors of the attention branch.
    pub scale1: Option<Vector>,
    /// Norm of the attention branch.
    pub post_attn_norm: Option<Vector>,
    /// Before the FFN.
    pub norm2: NormWeights,
    /// Gate, where there is one.
    pub gate: Option<VisionLinear>,
    /// Up.
    pub up: VisionLinear,
    /// Down.
    pub down: VisionLinear,
    /// Norm of the feed-forward branch.
    pub post_ffn_norm: Option<Vector>,
    /// Factors of the feed-forward branch.
    pub scale2: Option<Vector>,
    /// Factors of the layer's output.
    pub out_scale: Option<Vector>,
    /// Norm and two matrices that make a slice for the text model of this layer's output.
    pub deepstack: Option<(NormWeights, [VisionLinear; 2])>,
}

/// The tensors of a tower.
#[derive(Debug)]
pub(super) struct VisionWeights {
    /// Every vector that the others name.
    pub vectors: Vectors,
    /// Patches → rows.
    pub patches: VisionLinear,
    /// The class token, put after the patches and taken off at the end.
    pub class: Vec<f32>,
    /// Learned positions: rows of the width.
    pub positions: Vec<f32>,
    /// Before the first layer.
    pub pre_norm: NormWeights,
    /// Layers in order.
    pub layers: Vec<VisionLayer>,
    /// After the last layer.
    pub post_norm: NormWeights,
    /// Norm of the projector.
    pub input_norm: NormWeights,
    /// Mean and scale of Gemma 4's pooled rows.
    pub std: [Vec<f32>; 2],
    /// Pixtral's merger.
    pub merger: Option<VisionLinear>,
    /// Matrices of the projector in order; GELU between them.
    pub project: Vec<VisionLinear>,
    /// The row between rows of patches.
    pub line_break: Vec<f32>,
}

impl VisionMatrix {
    /// Its rows.
    pub(super) fn bytes<'a>(&'a self, gguf: &'a Gguf) -> &'a [u8] {
        match &self.rows {
            MatrixRows::Own { values, .. } => bytemuck::cast_slice(values),
            &MatrixRows::File(tensor, first) => {
                let row = self.ty.row_bytes(self.n_cols).unwrap_or(0);
                &gguf.data(&gguf.tensors()[tensor])[first * row..][..self.n_rows * row]
            }
        }
    }
}

impl VisionWeights {
    /// Every matrix.
    #[cfg(feature = "gpu")]
    pub(super) fn linears(&self) -> impl Iterator<Item = &VisionLinear> {
        let of_layers = self.layers.iter().flat_map(|l| {
            let deepstack = l.deepstack.iter().flat_map(|(_, matrices)| matrices);
            let rest = [&l.attn_out, &l.up, &l.down].into_iter().chain(&l.gate);
            l.qkv.iter().chain(rest).chain(deepstack)
        });
        std::iter::once(&self.patches).chain(of_layers).chain(&self.merger).chain(&self.project)
    }
}

/// Takes tensors by name.
struct VisionBinder<'a> {
    gguf: &'a Gguf,
    /// The vectors so far.
    vectors: Vectors,
    /// Matrices so far that are in memory.
    n_own: usize,
}

impl<'a> VisionBinder<'a> {
    /// A tensor of `shape` (row length first), if it is there.
    fn find(&self, name: &str, shape: &[usize]) -> Result<Option<(usize, &'a Tensor)>, Error> {
        let Some(index) = self.gguf.tensor_index(name) else { return Ok(None) };
        let tensor = &self.gguf.tensors()[index];
        let trim = |shape: &[usize]| shape.iter().rposition(|&n| n != 1).map_or(1, |last| last + 1);
        if tensor.shape[..trim(&tensor.shape).min(tensor.shape.len())] != shape[..trim(shape)] {
            let found = tensor.shape.clone();
            let expected = shape.to_vec();
            return Err(ModelError::BadShape { name: name.into(), found, expected }.into());
        }
        Ok(Some((index, tensor)))
    }

    /// Length of the rows of a matrix, and their number.
    fn shape(&self, name: &str) -> Result<(usize, usize), Error> {
        match self.gguf.tensor(name).map(|tensor| &tensor.shape[..]) {
            Some([n_cols, n_rows]) => Ok((*n_cols, *n_rows)),
            Some(found) => {
                let found = found.to_vec();
                let expected = vec![0, 0];
                Err(ModelError::BadShape { name: name.into(), found, expected }.into())
            }
            None => Err(ModelError::MissingTensor(name.into()).into()),
        }
    }

    /// All values as f32; empty if absent.
    fn values(&self, name: &str, shape: &[usize]) -> Result<Vec<f32>, Error> {
        let Some((_, tensor)) = self.find(name, shape)? else { return Ok(Vec::new()) };
        let mut values = vec![0.0; shape.iter().product()];
        hob_kernels::dequantize(tensor.ty, self.gguf.data(tensor), &mut values);
        Ok(values)
    }

    /// The same, but it must be there.
    fn required(&self, name: &str, shape: &[usize]) -> Result<Vec<f32>, Error> {
        let values = self.values(name, shape)?;
        if values.is_empty() {
            return Err(ModelError::MissingTensor(name.into()).into());
        }
        Ok(values)
    }

    /// A vector, if it is there.
    fn vector(&mut self, name: &str, n: usize) -> Result<Option<Vector>, Error> {
        let values = self.values(name, &[n])?;
        Ok((!values.is_empty()).then(|| self.vectors.add(values)))
    }

    /// A matrix of these values, row by row.
    fn own(&mut self, n_rows: usize, n_cols: usize, values: Vec<f32>) -> VisionMatrix {
        let id = self.n_own;
        self.n_own += 1;
        VisionMatrix { n_rows, n_cols, ty: TensorType::F32, rows: MatrixRows::Own { id, values } }
    }

    fn norm(&mut self, name: &str, n: usize) -> Result<NormWeights, Error> {
        Ok(NormWeights {
            weight: self.vector(&format!("{name}.weight"), n)?,
            bias: self.vector(&format!("{name}.bias"), n)?,
        })
    }

    fn linear_optional(
        &mut self,
        name: &str,
        n_cols: usize,
        n_rows: usize,
    ) -> Result<Option<VisionLinear>, Error> {
        let weight = format!("{name}.weight");
        let Some((index, tensor)) = self.find(&weight, &[n_cols, n_rows])? else { return Ok(None) };
        let weight =
            VisionMatrix { n_rows, n_cols, ty: tensor.ty, rows: MatrixRows::File(index, 0) };
        let bias = self.vector(&format!("{name}.bias"), n_rows)?;
        let limit = |part: &str| self.values(&format!("{name}.{part}"), &[1]);
        let limits = [
            (limit("input_min")?, f32::MIN),
            (limit("input_max")?, f32::MAX),
            (limit("output_min")?, f32::MIN),
            (limit("output_max")?, f32::MAX),
        ];
        let clamp = limits.iter().any(|(values, _)| !values.is_empty());
        let clamp = clamp
            .then(|| limits.map(|(values, default)| values.first().copied().unwrap_or(default)));
        if let Some([low_in, high_in, low_out, high_out]) = clamp
            && !(low_in <= high_in && low_out <= high_out)
        {
            return Err(ModelError::BadValue {
                key: format!("{name}.input_min and the like"),
                found: format!("{low_in} to {high_in}, {low_out} to {high_out}"),
                expected: "a least value that is not above the greatest".into(),
            }
            .into());
        }
        Ok(Some(VisionLinear { weight, bias, clamp }))
    }

    fn linear(&mut self, name: &str, n_cols: usize, n_rows: usize) -> Result<VisionLinear, Error> {
        let linear = self.linear_optional(name, n_cols, n_rows)?;
        Ok(linear.ok_or_else(|| ModelError::MissingTensor(format!("{name}.weight")))?)
    }

    /// A matrix of whatever number of rows, and that number.
    fn linear_of(&mut self, name: &str, n_cols: usize) -> Result<(VisionLinear, usize), Error> {
        let (_, n_rows) = self.shape(&format!("{name}.weight"))?;
        Ok((self.linear(name, n_cols, n_rows)?, n_rows))
    }

    /// Queries, keys and values: one by one, or fused.
    fn qkv(&mut self, block: &str, n_embd: usize, n: usize) -> Result<[VisionLinear; 3], Error> {
        let Some(whole) = self.linear_optional(&format!("{block}.attn_qkv"), n_embd, 3 * n)? else {
            let mut part = |part: &str| self.linear(&format!("{block}.attn_{part}"), n_embd, n);
            return Ok([part("q")?, part("k")?, part("v")?]);
        };
        let mut part = |i: usize| {
            let rows = match &whole.weight.rows {
                MatrixRows::File(tensor, _) => MatrixRows::File(*tensor, i * n),
                MatrixRows::Own { values, .. } => {
                    self.own(n, n_embd, values[i * n * n_embd..][..n * n_embd].to_vec()).rows
                }
            };
            let bias = whole.bias.as_ref();
            let bias = bias.map(|bias| self.vectors.add(bias[i * n..][..n].to_vec()));
            VisionLinear {
                weight: VisionMatrix { n_rows: n, rows, ..whole.weight.clone() },
                bias,
                clamp: whole.clamp,
            }
        };
        Ok([part(0), part(1), part(2)])
    }
}

/// Binds the tensors of an mmproj file.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(super) fn bind(gguf: &Gguf, config: &Config) -> Result<VisionWeights, Error> {
    let mut b = VisionBinder { gguf, vectors: Vectors::default(), n_own: 0 };
    let n = config.n_embd;
    let class = b.values("v.class_embd", &[n])?;
    let layers = (0..config.n_layer).map(|i| layer(&mut b, config, i)).collect::<Result<_, _>>()?;
    let merged = n * config.merge * config.merge;
    let mut weights = VisionWeights {
        vectors: Vectors::default(),
        patches: patches(&mut b, config)?,
        positions: positions(&b, config, !class.is_empty())?,
        class,
        pre_norm: b.norm("v.pre_ln", n)?,
        layers,
        post_norm: b.norm("v.post_ln", n)?,
        input_norm: NormWeights::default(),
        std: Default::default(),
        merger: None,
        project: Vec::new(),
        line_break: Vec::new(),
    };
    // two matrices, GELU between them
    let pair = |b: &mut VisionBinder, first: &str, second: &str, n_in: usize| -> Result<_, Error> {
        let (one, width) = b.linear_of(first, n_in)?;
        Ok(vec![one, b.linear(second, width, config.n_out)?])
    };
    match config.projector {
        Projector::Gemma3 => {
            let norm = b.required("mm.soft_emb_norm.weight", &[n])?;
            weights.input_norm.weight = Some(b.vectors.add(norm));
            // the one matrix of all towers that lies the other way
            let values = b.required("mm.input_projection.weight", &[config.n_out, n])?;
            let transposed = (0..config.n_out).flat_map(|o| (0..n).map(move |i| (i, o)));
            let values = transposed.map(|(i, o)| values[i * config.n_out + o]).collect();
            let weight = b.own(config.n_out, n, values);
            weights.project = vec![VisionLinear { weight, bias: None, clamp: None }];
        }
        Projector::Gemma4 => {
            weights.std = [b.values("v.std_bias", &[n])?, b.values("v.std_scale", &[n])?];
            weights.project = vec![b.linear("mm.input_projection", n, config.n_out)?];
        }
        Projector::Idefics3 => {
            weights.project = vec![b.linear("mm.model.fc", merged, config.n_out)?];
        }
        Projector::InternVl => {
            weights.input_norm = b.norm("mm.model.mlp.0", merged)?;
            weights.project = pair(&mut b, "mm.model.mlp.1", "mm.model.mlp.3", merged)?;
        }
        Projector::Lfm2 => {
            weights.input_norm = b.norm("mm.input_norm", merged)?;
            weights.project = pair(&mut b, "mm.1", "mm.2", merged)?;
        }
        Projector::Pixtral => {
            weights.merger = b.linear_optional("mm.patch_merger", merged, n)?;
            weights.input_norm = b.norm("mm.input_norm", n)?;
            if config.merge > 1 && weights.merger.is_none() {
                return Err(ModelError::MissingTensor("mm.patch_merger.weight".into()).into());
            }
            weights.project = pair(&mut b, "mm.1", "mm.2", n)?;
            weights.line_break = b.required("v.token_embd.img_break", &[config.n_out])?;
        }
        Projector::Qwen2Vl | Projector::Qwen25Vl | Projector::Qwen3Vl => {
            weights.project = pair(&mut b, "mm.0", "mm.2", merged)?;
        }
    }
    weights.vectors = b.vectors;
    Ok(weights)
}

/// The convolution over patches as a matrix: its input is a patch, colour by colour, row by row.
/// Where there are two, for two frames, a still image is both frames. Rows end with zeros where a
/// patch is no multiple of [`PATCH_ALIGN`] values.
fn patches(b: &mut VisionBinder, config: &Config) -> Result<VisionLinear, Error> {
    let n = config.n_embd;
    let p = config.patch_size;
    let shape = [p, p, 3, n];
    let n_cols = p * p * 3;
    let bias = b.vector("v.patch_embd.bias", n)?;
    let mut own = b.required("v.patch_embd.weight", &shape)?;
    let second = b.values("v.patch_embd.weight.1", &shape)?;
    for (a, b) in own.iter_mut().zip(&second) {
        *a += b;
    }
    let padded = n_cols.next_multiple_of(PATCH_ALIGN);
    if padded > n_cols {
        let zeros = || std::iter::repeat_n(0.0, padded - n_cols);
        own = own.chunks_exact(n_cols).flat_map(|row| row.iter().copied().chain(zeros())).collect();
    }
    Ok(VisionLinear { weight: b.own(n, padded, own), bias, clamp: None })
}

fn positions(b: &VisionBinder, config: &Config, class: bool) -> Result<Vec<f32>, Error> {
    const NAME: &str = "v.position_embd.weight";
    let n = config.n_embd;
    let side = config.image_size / config.patch_size;
    match config.positions {
        Positions::None => Ok(Vec::new()),
        Positions::Fixed => b.required(NAME, &[n, side * side + usize::from(class)]),
        Positions::Averaged | Positions::Corners => {
            let (_, rows) = b.shape(NAME)?;
            let values = b.required(NAME, &[n, rows])?;
            let side = rows.isqrt();
            if side * side != rows {
                let found = vec![n, rows];
                let expected = vec![n, side * side];
                return Err(ModelError::BadShape { name: NAME.into(), found, expected }.into());
            }
            Ok(values)
        }
        Positions::Axes => match b.gguf.tensor(NAME).map(|tensor| &tensor.shape[..]) {
            Some(&[_, rows, 2]) => b.required(NAME, &[n, rows, 2]),
            _ => Err(model::Error::MissingTensor(format!(
                "{NAME} with a table for columns and one for rows"
            ))
            .into()),
        },
    }
}

fn layer(b: &mut VisionBinder, config: &Config, i: usize) -> Result<VisionLayer, Error> {
    let n = config.n_embd;
    let width = config.n_head * config.d_head;
    let block = format!("v.blk.{i}");
    let name = |part: &str| format!("{block}.{part}");
    let qk_norm = |b: &mut VisionBinder, part: &str| {
        let name = name(part);
        let per_head = b.gguf.tensor(&name).is_some_and(|tensor| tensor.shape[0] == config.d_head);
        b.vector(&name, if per_head { config.d_head } else { width })
    };
    // old files have the names of the two the other way round
    let mut up = name("ffn_up");
    let mut down = name("ffn_down");
    let (n_cols, n_ff) = b.shape(&format!("{up}.weight"))?;
    if n_cols != n && n_ff == n {
        std::mem::swap(&mut up, &mut down);
    }
    let (up, n_ff) = b.linear_of(&up, n)?;
    let merged = n * config.merge * config.merge;
    let stack = format!("v.deepstack.{i}");
    let deepstack = if b.gguf.tensor(&format!("{stack}.fc1.weight")).is_none() {
        None
    } else {
        let (one, width) = b.linear_of(&format!("{stack}.fc1"), merged)?;
        let two = b.linear(&format!("{stack}.fc2"), width, config.n_out)?;
        Some((b.norm(&format!("{stack}.norm"), merged)?, [one, two]))
    };
    Ok(VisionLayer {
        norm1: b.norm(&name("ln1"), n)?,
        qkv: b.qkv(&block, n, width)?,
        qk_norm: [qk_norm(b, "attn_q_norm.weight")?, qk_norm(b, "attn_k_norm.weight")?],
        attn_out: b.linear(&name("attn_out"), width, n)?,
        scale1: b.vector(&name("ls1.weight"), n)?,
        post_attn_norm: b.vector(&name("attn_post_norm.weight"), n)?,
        norm2: b.norm(&name("ln2"), n)?,
        gate: b.linear_optional(&name("ffn_gate"), n, n_ff)?,
        up,
        down: b.linear(&down, n_ff, n)?,
        post_ffn_norm: b.vector(&name("ffn_post_norm.weight"), n)?,
        scale2: b.vector(&name("ls2.weight"), n)?,
        out_scale: b.vector(&name("out_scale.weight"), n)?,
        deepstack,
    })
}
