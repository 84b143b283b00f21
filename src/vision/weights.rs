//! Tensors of an mmproj file bound to a vision tower, every shape checked.

use super::clamped::{ClampedLinear, clamp, linear, linear_of, linear_optional};
use super::ldp::{self, LdpBlock};
use super::merge;
use super::mobilenet::{self, MobileNet};
use super::plan::VisionPlan;
use super::plan::{EndRow, Merging, Positions, ProjectorNorm, TowerBody};
use super::resampler::{self, ResamplerWeights};
use super::surroundings::{self, Surroundings};
use crate::model::Error;
use crate::model::binder::Binder;
use crate::model::linear::{Linear, Norm};
use crate::model::vector::Vector;

/// Values of a patch are a multiple of this, for shaders that read four at a time.
pub(super) const PATCH_ALIGN: usize = 4;

/// The form in which a branch joins the residual stream: x += norm(branch) · factors.
#[derive(Debug)]
pub(super) struct BranchJoin {
    /// Weight of the norm.
    pub norm: Option<Vector>,
    /// A factor for each column.
    pub factors: Option<Vector>,
}

/// One layer.
#[derive(Debug)]
pub(super) struct VisionLayer {
    /// Norm before attention.
    pub attn_norm: Norm,
    /// Queries, keys, values.
    pub qkv: [ClampedLinear; 3],
    /// Norms of queries and keys, per head or over the full width.
    pub qk_norm: [Option<Vector>; 2],
    /// Norm of the values of a head, where the family has one: ones.
    pub v_norm: Option<Vector>,
    /// Attention output.
    pub attn_out: ClampedLinear,
    /// The form in which it joins.
    pub attn_join: BranchJoin,
    /// Norm before the FFN.
    pub ffn_norm: Norm,
    /// Gate, where there is one.
    pub gate: Option<ClampedLinear>,
    /// Up.
    pub up: ClampedLinear,
    /// Down.
    pub down: ClampedLinear,
    /// The form in which the FFN joins.
    pub ffn_join: BranchJoin,
    /// Factors of the layer's output.
    pub out_scale: Option<Vector>,
    /// The part that makes a slice for the text model of this layer's output.
    pub deepstack: Option<Deepstack>,
}

/// The part that makes a slice for a layer of the text model of merged patches.
#[derive(Debug)]
pub(super) struct Deepstack {
    /// Norm of the merged patches.
    pub norm: Norm,
    /// Matrices in order, the projector's activation between them.
    pub matrices: Vec<ClampedLinear>,
}

/// A gated FFN of rows that are normalized and activated first.
#[derive(Debug)]
pub(super) struct GatedRows {
    /// Norm of its input.
    pub norm: Norm,
    /// Gate.
    pub gate: ClampedLinear,
    /// Up.
    pub up: ClampedLinear,
    /// Down.
    pub down: ClampedLinear,
}

/// The tensors of a projector.
#[derive(Debug)]
pub(super) struct ProjectorWeights {
    /// Its norm, where it has one.
    pub norm: Option<Norm>,
    /// Learned mean and scale of pooled rows.
    pub standard: Option<[Vec<f32>; 2]>,
    /// Weight of the norm of pooled rows; empty where there is none.
    pub pooled_norm: Vec<f32>,
    /// The matrix that merges patches.
    pub merger: Option<ClampedLinear>,
    /// Matrices in order, an activation between them.
    pub matrices: Vec<ClampedLinear>,
    /// The gated FFN that follows, where there is one.
    pub gated: Option<GatedRows>,
    /// The resampler, which takes the place of all of these where there is one.
    pub resampler: Option<ResamplerWeights>,
    /// The convolution behind the matrices, where patches are merged there.
    pub surroundings: Option<Surroundings>,
    /// The blocks behind the matrices, where patches are merged by these.
    pub blocks: Vec<LdpBlock>,
    /// The row between rows of patches; empty where there is none.
    pub line_break: Vec<f32>,
    /// The row after each row of joined tiles; empty where there is none.
    pub line_end: Vec<f32>,
    /// The norm of rows of the text model, where there is one: ones.
    pub row_norm: Option<Vector>,
    /// The row after those of an image; empty where there is none.
    pub end: Vec<f32>,
}

/// The tensors of a tower.
#[derive(Debug)]
pub(super) struct VisionWeights {
    /// Norm of a patch's pixels.
    pub pixel_norm: Option<Norm>,
    /// Patches → rows.
    pub patches: ClampedLinear,
    /// Norm of rows before their positions are added.
    pub row_norm: Option<Norm>,
    /// The class token, put after the patches and taken off at the end; empty where there is none.
    pub class: Vec<f32>,
    /// Learned positions: rows of the width.
    pub positions: Vec<f32>,
    /// Norm before the first layer.
    pub pre_norm: Option<Norm>,
    /// Layers in order.
    pub layers: Vec<VisionLayer>,
    /// The convolutions that make patches of pixels, where the tower has such in place of layers.
    pub maps: Option<MobileNet>,
    /// Norm after the last layer.
    pub post_norm: Option<Norm>,
    /// The projector.
    pub projector: ProjectorWeights,
}

impl VisionWeights {
    /// Iterates over the matrices that take patches.
    pub(super) fn of_patches(&self) -> impl Iterator<Item = &ClampedLinear> {
        let of_layers = self.layers.iter().flat_map(|layer| {
            let rest = [&layer.attn_out, &layer.up, &layer.down];
            layer.qkv.iter().chain(rest).chain(&layer.gate)
        });
        let resampler = self.projector.resampler.iter().flat_map(ResamplerWeights::matrices);
        let of_maps = self.maps.iter().flat_map(MobileNet::matrices);
        std::iter::once(&self.patches).chain(of_layers).chain(resampler).chain(of_maps)
    }

    /// Iterates over the matrices that take merged patches.
    pub(super) fn of_rows(&self) -> impl Iterator<Item = &ClampedLinear> {
        let deepstack = self.deepstack().flat_map(|deepstack| &deepstack.matrices);
        let gated = self.projector.gated.iter().flat_map(|ffn| [&ffn.gate, &ffn.up, &ffn.down]);
        let blocks = self.projector.blocks.iter().map(|block| &block.project);
        let projector = self.projector.merger.iter().chain(&self.projector.matrices);
        deepstack.chain(projector).chain(gated).chain(blocks)
    }

    /// Iterates over the parts that make slices for the text model.
    pub(super) fn deepstack(&self) -> impl Iterator<Item = &Deepstack> {
        self.layers.iter().filter_map(|layer| layer.deepstack.as_ref())
    }
}

/// Takes the tensors of a tower.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(super) fn bind(b: &mut Binder, plan: &VisionPlan) -> Result<VisionWeights, Error> {
    let n = plan.n_embd;
    let stem = &plan.family.stem;
    let n_values = (plan.patch_size * plan.patch_size * 3).next_multiple_of(PATCH_ALIGN);
    let maps = match plan.family.body {
        TowerBody::Maps => Some(mobilenet::bind(b, plan)?),
        TowerBody::Layers | TowerBody::Nothing => None,
    };
    let patches = match &maps {
        Some(maps) => maps.stem_matrix.matrix.clone(),
        None => patches(b, plan)?,
    };
    let class = b.tensor_optional("v.class_embd", &[n])?.unwrap_or_default();
    Ok(VisionWeights {
        pixel_norm: norm_optional(b, stem.pixels, n_values)?,
        patches,
        row_norm: norm_optional(b, stem.rows, n)?,
        positions: positions(b, plan, !class.is_empty())?,
        class,
        pre_norm: norm_optional(b, stem.placed, n)?,
        layers: (0..plan.n_layer).map(|i| layer(b, plan, i)).collect::<Result<_, _>>()?,
        maps,
        post_norm: norm_optional(b, plan.family.post_norm, n)?,
        projector: projector(b, plan)?,
    })
}

/// Takes the convolution over patches as a matrix: its input is a patch, colour by colour, row by
/// row. Where there are two, for two frames, a still image is both frames. Rows end with zeros
/// where a patch is no multiple of [`PATCH_ALIGN`] values.
fn patches(b: &mut Binder, plan: &VisionPlan) -> Result<ClampedLinear, Error> {
    let n = plan.n_embd;
    let p = plan.patch_size;
    let shape = [p, p, 3, n];
    let bias = b.vector_optional("v.patch_embd.bias", n)?;
    const NAME: &str = "v.patch_embd.weight";
    let is_flat = b.gguf.tensor(NAME).is_some_and(|tensor| tensor.shape.len() == 2);
    let mut values =
        if is_flat { b.tensor(NAME, &[p * p * 3, n]) } else { b.tensor(NAME, &shape) }?;
    for (a, b) in
        values.iter_mut().zip(b.tensor_optional("v.patch_embd.weight.1", &shape)?.iter().flatten())
    {
        *a += b;
    }
    let n_cols = p * p * 3;
    let padded = n_cols.next_multiple_of(PATCH_ALIGN);
    if padded > n_cols {
        let zeros = || std::iter::repeat_n(0.0, padded - n_cols);
        let rows = values.chunks_exact(n_cols);
        values = rows.flat_map(|row| row.iter().copied().chain(zeros())).collect();
    }
    let weight = b.make_matrix(padded, n, values);
    Ok(ClampedLinear { linear: Linear { weight, scale: 1.0, bias }, clamp: None })
}

/// Takes the learned positions.
fn positions(b: &mut Binder, plan: &VisionPlan, has_class: bool) -> Result<Vec<f32>, Error> {
    const NAME: &str = "v.position_embd.weight";
    let n = plan.n_embd;
    let side = plan.image_size / plan.patch_size;
    match plan.family.positions {
        Positions::None => Ok(Vec::new()),
        Positions::Fixed => {
            let mut table = b.tensor(NAME, &[n, side * side + usize::from(has_class)])?;
            if has_class && plan.family.class_first {
                table.rotate_left(n);
            }
            Ok(table)
        }
        Positions::Cubic if b.gguf.tensor_index(NAME).is_none() => Ok(Vec::new()),
        Positions::Averaged
        | Positions::Buckets
        | Positions::Corners
        | Positions::Linear
        | Positions::Cubic
        | Positions::Exchanged => {
            let (_, rows) = b.matrix_shape(NAME)?;
            let side = rows.isqrt();
            if rows == 0 || side * side != rows {
                let found = vec![n, rows];
                let expected = vec![n, side * side];
                return Err(Error::BadShape { name: NAME.into(), found, expected });
            }
            b.tensor(NAME, &[n, rows])
        }
        Positions::Axes => match b.gguf.tensor(NAME).map(|tensor| &tensor.shape[..]) {
            Some(&[_, rows, 2]) if rows > 0 => b.tensor(NAME, &[n, rows, 2]),
            _ => Err(Error::MissingTensor(format!(
                "{NAME} with a table for columns and one for rows"
            ))),
        },
    }
}

/// Takes the tensors of layer `i`.
fn layer(b: &mut Binder, plan: &VisionPlan, i: usize) -> Result<VisionLayer, Error> {
    let n = plan.n_embd;
    let width = plan.n_head * plan.d_head;
    let block = format!("v.blk.{i}");
    let name = |part: &str| format!("{block}.{part}");
    // old files have the names of the two in the other order
    let mut up = name("ffn_up");
    let mut down = name("ffn_down");
    let (n_cols, n_ff) = b.matrix_shape(&format!("{up}.weight"))?;
    if n_cols != n && n_ff == n {
        std::mem::swap(&mut up, &mut down);
    }
    let up = linear_of(b, &up, n)?;
    let n_ff = up.linear.weight.n_rows;
    // files of Llama 4 may have the norm before the FFN by the name of one that it has not
    let has_second = b.gguf.tensor_index(&name("ln2.weight")).is_some();
    let ffn_norm = if has_second { "ln2" } else { "attn_post_norm" };
    Ok(VisionLayer {
        attn_norm: norm(b, &name("ln1"), n)?,
        qkv: qkv(b, &block, n, width)?,
        qk_norm: [
            qk_norm(b, plan, &name("attn_q_norm.weight"))?,
            qk_norm(b, plan, &name("attn_k_norm.weight"))?,
        ],
        v_norm: plan.family.norms_values.then(|| b.keep(vec![1.0; plan.d_head])),
        attn_out: linear(b, &name("attn_out"), width, n)?,
        attn_join: BranchJoin {
            norm: if has_second {
                b.vector_optional(&name("attn_post_norm.weight"), n)?
            } else {
                None
            },
            factors: b.vector_optional(&name("ls1.weight"), n)?,
        },
        ffn_norm: norm(b, &name(ffn_norm), n)?,
        gate: linear_optional(b, &name("ffn_gate"), n, n_ff)?,
        up,
        down: linear(b, &down, n_ff, n)?,
        ffn_join: BranchJoin {
            norm: b.vector_optional(&name("ffn_post_norm.weight"), n)?,
            factors: b.vector_optional(&name("ls2.weight"), n)?,
        },
        out_scale: b.vector_optional(&name("out_scale.weight"), n)?,
        deepstack: deepstack(b, plan, &format!("v.deepstack.{i}"))?,
    })
}

/// Takes queries, keys and values: one by one, or fused.
fn qkv(b: &mut Binder, block: &str, n_embd: usize, n: usize) -> Result<[ClampedLinear; 3], Error> {
    let fused = format!("{block}.attn_qkv");
    let names = ["q", "k", "v"].map(|part| format!("{block}.attn_{part}"));
    let is_fused = b.gguf.tensor_index(&format!("{fused}.weight")).is_some();
    let clamps = names.each_ref().map(|name| clamp(b, if is_fused { &fused } else { name }));
    let [q, k, v] = b.split(&fused, names, n_embd, [n; 3])?;
    let [clamp_q, clamp_k, clamp_v] = clamps;
    Ok([
        ClampedLinear { linear: q, clamp: clamp_q? },
        ClampedLinear { linear: k, clamp: clamp_k? },
        ClampedLinear { linear: v, clamp: clamp_v? },
    ])
}

/// Takes the norm of queries or keys, if it is there.
fn qk_norm(b: &mut Binder, plan: &VisionPlan, name: &str) -> Result<Option<Vector>, Error> {
    let d = plan.d_head;
    let is_per_head = b.gguf.tensor(name).is_some_and(|tensor| tensor.shape.first() == Some(&d));
    b.vector_optional(name, if is_per_head { d } else { plan.n_head * d })
}

/// Takes the part that makes a slice for the text model, if it is there.
fn deepstack(b: &mut Binder, plan: &VisionPlan, name: &str) -> Result<Option<Deepstack>, Error> {
    let [first, second] = ["fc1", "fc2"].map(|part| format!("{name}.{part}"));
    if b.gguf.tensor_index(&format!("{first}.weight")).is_none() {
        return Ok(None);
    }
    let matrices = matrices(b, &[&first, &second], plan.n_merged(), plan.n_out)?;
    Ok(Some(Deepstack { norm: norm(b, &format!("{name}.norm"), plan.n_merged())?, matrices }))
}

/// Takes the tensors of the projector.
fn projector(b: &mut Binder, plan: &VisionPlan) -> Result<ProjectorWeights, Error> {
    let n = plan.n_embd;
    let rules = &plan.family.projector;
    let merger = merger(b, plan)?;
    let n_in = match rules.merging {
        Merging::Mean
        | Merging::ScaledMean
        | Merging::NormedMean(_)
        | Merging::Matrix(_)
        | Merging::Afterwards
        | Merging::Downsampled
        | Merging::Resampled => n,
        Merging::SideBySide | Merging::Interleaved => plan.n_merged(),
    };
    let standard = match rules.merging {
        Merging::ScaledMean => {
            let mean = b.values_optional("v.std_bias", n)?;
            mean.zip(b.values_optional("v.std_scale", n)?).map(|(mean, scale)| [mean, scale])
        }
        _ => None,
    };
    Ok(ProjectorWeights {
        norm: projector_norm(b, plan, n_in, merger.as_ref())?,
        standard,
        pooled_norm: match rules.merging {
            Merging::NormedMean(name) => b.tensor(name, &[n])?,
            _ => Vec::new(),
        },
        matrices: if rules.transposed {
            vec![transposed(b, rules.matrices[0], n_in, plan.n_out)?]
        } else {
            let n_in = merger.as_ref().map_or(n_in, |merger| merger.linear.weight.n_rows);
            matrices(b, rules.matrices, n_in, plan.n_out)?
        },
        merger,
        gated: if rules.gated { Some(gated(b, plan.n_out)?) } else { None },
        resampler: match rules.merging {
            Merging::Resampled => Some(resampler::bind(b, plan)?),
            _ => None,
        },
        surroundings: surroundings::bind(b, plan)?,
        blocks: ldp::bind(b, plan)?,
        line_break: match rules.line_break {
            Some(name) => b.tensor(name, &[plan.n_out])?,
            None => Vec::new(),
        },
        line_end: match rules.line_end {
            Some(name) => b.tensor_optional(name, &[plan.n_out])?.unwrap_or_default(),
            None => Vec::new(),
        },
        row_norm: rules.norms_rows.then(|| b.keep(vec![1.0; plan.n_out])),
        end: match &rules.end {
            Some(end) => end_row(b, plan, end)?,
            None => Vec::new(),
        },
    })
}

/// Takes the norm of the projector, of rows of `n_in` values.
fn projector_norm(
    b: &mut Binder,
    plan: &VisionPlan,
    n_in: usize,
    merger: Option<&ClampedLinear>,
) -> Result<Option<Norm>, Error> {
    let rules = &plan.family.projector;
    Ok(match rules.norm {
        ProjectorNorm::None => None,
        ProjectorNorm::Plain => Some(Norm { weight: b.keep(vec![1.0; n_in]), bias: None }),
        // patches that stay apart are taken as they are
        ProjectorNorm::Rms(_)
            if matches!(rules.merging, Merging::Matrix(_)) && merger.is_none() =>
        {
            None
        }
        ProjectorNorm::Rms(name) => Some(b.layer_norm(name, n_in)?),
        ProjectorNorm::Centered(name) if rules.norms_patches => {
            Some(b.layer_norm(name, plan.n_embd)?)
        }
        ProjectorNorm::Centered(name) => norm_optional(b, name, n_in)?,
    })
}

/// Computes the row after those of an image: the projector's matrix times the first row of a table,
/// both normalized by root mean square.
fn end_row(b: &mut Binder, plan: &VisionPlan, end: &EndRow) -> Result<Vec<f32>, Error> {
    let n = plan.n_embd;
    let (_, n_rows) = b.matrix_shape(end.table)?;
    let mut row = b.tensor(end.table, &[n, n_rows])?;
    row.truncate(n);
    merge::rms_norm(&mut row, n, &b.tensor(end.norm, &[n])?, plan.eps);
    let name = format!("{}.weight", plan.family.projector.matrices[0]);
    let matrix = b.tensor(&name, &[n, plan.n_out])?;
    let product = |weights: &[f32]| -> f64 {
        weights.iter().zip(&row).map(|(w, x)| f64::from(*w) * f64::from(*x)).sum()
    };
    let mut out: Vec<f32> = matrix.chunks_exact(n).map(|row| product(row) as f32).collect();
    merge::rms_norm(&mut out, plan.n_out, &vec![1.0; plan.n_out], plan.eps);
    Ok(out)
}

/// Takes the gated FFN of rows of the text model.
fn gated(b: &mut Binder, n: usize) -> Result<GatedRows, Error> {
    let up = linear_of(b, "mm.up", n)?;
    let n_ff = up.linear.weight.n_rows;
    Ok(GatedRows {
        norm: b.layer_norm("mm.post_norm", n)?,
        gate: linear(b, "mm.gate", n, n_ff)?,
        up,
        down: linear(b, "mm.down", n_ff, n)?,
    })
}

/// Takes the matrix that merges patches, where the family has one: a matrix to rows of the tower's
/// width, or a convolution to rows of the text model's. It may be missing if every patch is a row.
fn merger(b: &mut Binder, plan: &VisionPlan) -> Result<Option<ClampedLinear>, Error> {
    let Merging::Matrix(name) = plan.family.projector.merging else { return Ok(None) };
    let tensor = b.gguf.tensor(&format!("{name}.weight"));
    if tensor.is_some_and(|tensor| tensor.shape.len() == 4) {
        let shape = [plan.merge, plan.merge, plan.n_embd, plan.n_out];
        let linear = b.convolution(name, &shape)?;
        return Ok(Some(ClampedLinear { linear, clamp: None }));
    }
    let merger = linear_optional(b, name, plan.n_merged(), plan.n_embd)?;
    if plan.merge > 1 && merger.is_none() {
        return Err(Error::MissingTensor(format!("{name}.weight")));
    }
    Ok(merger)
}

/// Takes a matrix whose columns are the rows of the tensor.
fn transposed(
    b: &mut Binder,
    name: &str,
    n_cols: usize,
    n_rows: usize,
) -> Result<ClampedLinear, Error> {
    let values = b.tensor(&format!("{name}.weight"), &[n_rows, n_cols])?;
    let cells = (0..n_rows).flat_map(|row| (0..n_cols).map(move |column| (row, column)));
    let values = cells.map(|(row, column)| values[column * n_rows + row]).collect();
    let weight = b.make_matrix(n_cols, n_rows, values);
    Ok(ClampedLinear { linear: Linear { weight, scale: 1.0, bias: None }, clamp: None })
}

/// Takes matrices one after the other, from `n_in` values to `n_out`.
fn matrices(
    b: &mut Binder,
    names: &[&str],
    n_in: usize,
    n_out: usize,
) -> Result<Vec<ClampedLinear>, Error> {
    let mut width = n_in;
    let mut all = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let is_last = i + 1 == names.len();
        let one = if is_last { linear(b, name, width, n_out) } else { linear_of(b, name, width) }?;
        width = one.linear.weight.n_rows;
        all.push(one);
    }
    Ok(all)
}

/// Takes a norm; without a weight in the file it has ones.
fn norm(b: &mut Binder, name: &str, n: usize) -> Result<Norm, Error> {
    let weight = b.values_optional(&format!("{name}.weight"), n)?;
    Ok(Norm {
        weight: b.keep(weight.unwrap_or_else(|| vec![1.0; n])),
        bias: b.vector_optional(&format!("{name}.bias"), n)?,
    })
}

/// Takes a norm, if it is there.
fn norm_optional(b: &mut Binder, name: &str, n: usize) -> Result<Option<Norm>, Error> {
    let is_there = b.gguf.tensor_index(&format!("{name}.weight")).is_some();
    is_there.then(|| norm(b, name, n)).transpose()
}
