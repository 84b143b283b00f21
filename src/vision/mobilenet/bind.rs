//! The tensors of a MobileNetV5 by name, every shape checked.

use super::{
    AttentionBranch, BlockBranch, EdgeBranch, InvertedBranch, MapBlock, MobileNet, NormedKernel,
    NormedMatrix, PIXEL_VALUES,
};
use crate::backend::MapKernel;
use crate::model::Error;
use crate::model::binder::Binder;
use crate::model::linear::Linear;
use crate::model::vector::Vector;
use crate::vision::clamped::ClampedLinear;
use crate::vision::plan::VisionPlan;

/// Stages, whose first blocks halve the sides of the map.
const N_STAGES: usize = 4;
/// Most blocks of a stage.
const MAX_BLOCKS: usize = 256;
/// Most points per side of a kernel.
const MAX_KERNEL: usize = 15;
/// Most values of a point.
const MAX_VALUES: usize = 1 << 16;
/// Values of a point are a multiple of this, for shaders that read four at a time.
const ALIGN: usize = 4;

/// The size of a map between two blocks.
#[derive(Clone, Copy)]
struct MapSize {
    side: usize,
    n_values: usize,
}

/// Takes the tensors of a tower.
///
/// # Errors
/// Names the tensor that is missing or has another shape.
pub(in crate::vision) fn bind(b: &mut Binder, plan: &VisionPlan) -> Result<MobileNet, Error> {
    let (stem, stem_matrix) = stem(b, plan.image_size)?;
    let n_values = stem_matrix.matrix.linear.weight.n_rows;
    let mut map = MapSize { side: stem.side_out(), n_values };
    let mut blocks: Vec<MapBlock> = Vec::new();
    let mut ends = Vec::new();
    for stage in 0..N_STAGES {
        for i in 0..MAX_BLOCKS {
            let stride = if i == 0 { 2 } else { 1 };
            let Some(block) = block(b, &format!("v.blk.{stage}.{i}"), map, stride)? else { break };
            map = MapSize { side: block.sides[1], n_values: block.widths[1] };
            blocks.push(block);
        }
        if ends.last().map_or(0, |last| last + 1) == blocks.len() {
            return Err(Error::MissingTensor(format!("v.blk.{stage}.0.…")));
        }
        ends.push(blocks.len() - 1);
    }
    let fused = [ends[N_STAGES - 2], ends[N_STAGES - 1]];
    let n_fused = fused.iter().map(|&i| blocks[i].widths[1]).sum();
    let expand = normed_matrix(b, "v.msfa.ffn.pw_exp.conv", "v.msfa.ffn.pw_exp.bn", n_fused)?;
    let n = expand.matrix.linear.weight.n_rows;
    let project = normed_matrix(b, "v.msfa.ffn.pw_proj.conv", "v.msfa.ffn.pw_proj.bn", n)?;
    let found = project.matrix.linear.weight.n_rows;
    if found != plan.n_embd {
        return Err(Error::BadShape {
            name: "v.msfa.ffn.pw_proj.conv.weight".into(),
            found: vec![1, 1, n, found],
            expected: vec![1, 1, n, plan.n_embd],
        });
    }
    Ok(MobileNet { stem, stem_matrix, blocks, fused, fusion: [expand, project] })
}

/// Takes the convolution of pixels, whose colours have a zero next to them.
fn stem(b: &mut Binder, side: usize) -> Result<(MapKernel, NormedMatrix), Error> {
    const NAME: &str = "v.conv_stem.conv.weight";
    const COLOURS: usize = 3;
    let [kernel, _, _, n] = kernel_shape(b, NAME)?;
    let values = b.tensor(NAME, &[kernel, kernel, COLOURS, n])?;
    let n_taps = kernel * kernel;
    let zeros = || std::iter::repeat_n(0.0, (PIXEL_VALUES - COLOURS) * n_taps);
    let rows = values.chunks_exact(COLOURS * n_taps);
    let values = rows.flat_map(|row| row.iter().copied().chain(zeros())).collect();
    let weight = b.make_matrix(PIXEL_VALUES * n_taps, n, values);
    let bias = channels_optional(b, "v.conv_stem.conv.bias", n)?;
    let matrix = ClampedLinear { linear: Linear { weight, scale: 1.0, bias }, clamp: None };
    let at = MapKernel::centered(side, PIXEL_VALUES, kernel, 2);
    Ok((at, NormedMatrix { matrix, norm: b.vector("v.conv_stem.bn.weight", n)? }))
}

/// Takes a block, if it is there.
fn block(
    b: &mut Binder,
    name: &str,
    map: MapSize,
    stride: usize,
) -> Result<Option<MapBlock>, Error> {
    let is_there = |part: &str| b.gguf.tensor_index(&format!("{name}.{part}.weight")).is_some();
    let has_edge = is_there("conv_exp");
    let has_query = is_there("attn.query.proj");
    let is_inverted = is_there("pw_exp.conv");
    let (branch, after) = if has_edge {
        edge(b, name, map, stride)?
    } else if has_query {
        if stride > 1 {
            let expected = "a convolution at the beginning of each stage".into();
            return Err(Error::BadValue { key: name.into(), found: "attention".into(), expected });
        }
        attention(b, name, map)?
    } else if is_inverted {
        inverted(b, name, map, stride)?
    } else {
        return Ok(None);
    };
    let factors = channels_optional(b, &format!("{name}.layer_scale.gamma"), after.n_values)?;
    let sides = [map.side, after.side];
    Ok(Some(MapBlock { branch, sides, widths: [map.n_values, after.n_values], factors }))
}

/// Takes a convolution and a matrix.
fn edge(
    b: &mut Binder,
    name: &str,
    map: MapSize,
    stride: usize,
) -> Result<(BlockBranch, MapSize), Error> {
    let conv = format!("{name}.conv_exp");
    let [kernel, _, _, n] = kernel_shape(b, &format!("{conv}.weight"))?;
    let linear = b.convolution(&conv, &[kernel, kernel, map.n_values, n])?;
    let expand = NormedMatrix {
        matrix: ClampedLinear { linear, clamp: None },
        norm: b.vector(&format!("{name}.bn1.weight"), n)?,
    };
    let project = normed_matrix(b, &format!("{name}.conv_pwl"), &format!("{name}.bn2"), n)?;
    let at = MapKernel::centered(map.side, map.n_values, kernel, stride);
    let n_values = project.matrix.linear.weight.n_rows;
    let after = MapSize { side: at.side_out(), n_values };
    Ok((BlockBranch::Edge(EdgeBranch { at, expand, project }), after))
}

/// Takes two matrices, with the convolutions before and between them.
fn inverted(
    b: &mut Binder,
    name: &str,
    map: MapSize,
    stride: usize,
) -> Result<(BlockBranch, MapSize), Error> {
    let [start, middle] = ["dw_start", "dw_mid"].map(|part| format!("{name}.{part}"));
    let has_middle = b.gguf.tensor_index(&format!("{middle}.conv.weight")).is_some();
    let start_stride = if has_middle { 1 } else { stride };
    let start = kernel(b, &format!("{start}.conv"), &format!("{start}.bn"), map, start_stride)?;
    let side = start.as_ref().map_or(map.side, |start| start.at.side_out());
    let part = |part: &str| [format!("{name}.{part}.conv"), format!("{name}.{part}.bn")];
    let [conv, norm] = part("pw_exp");
    let expand = normed_matrix(b, &conv, &norm, map.n_values)?;
    let n = expand.matrix.linear.weight.n_rows;
    let between = MapSize { side, n_values: n };
    let middle = kernel(b, &format!("{middle}.conv"), &format!("{middle}.bn"), between, stride)?;
    if stride > 1 && start.is_none() && middle.is_none() {
        return Err(Error::MissingTensor(format!("{name}.dw_mid.conv.weight")));
    }
    let [conv, norm] = part("pw_proj");
    let project = normed_matrix(b, &conv, &norm, n)?;
    let side = middle.as_ref().map_or(side, |middle| middle.at.side_out());
    let after = MapSize { side, n_values: project.matrix.linear.weight.n_rows };
    Ok((BlockBranch::Inverted(InvertedBranch { start, expand, middle, project }), after))
}

/// Takes attention.
fn attention(b: &mut Binder, name: &str, map: MapSize) -> Result<(BlockBranch, MapSize), Error> {
    let n = map.n_values;
    let norm = b.vector(&format!("{name}.norm.weight"), n)?;
    let query = point_matrix(b, &format!("{name}.attn.query.proj"), n)?;
    let mut kv = |part: &str| {
        let name = format!("{name}.attn.{part}");
        let conv = format!("{name}.down_conv");
        let kernel = kernel(b, &conv, &format!("{name}.norm"), map, 2)?;
        Ok::<_, Error>((kernel, point_matrix(b, &format!("{name}.proj"), n)?))
    };
    let kv = [kv("key")?, kv("value")?];
    let [key, value] = kv
        .each_ref()
        .map(|(kernel, _)| kernel.as_ref().map_or(map.side, |kernel| kernel.at.side_out()));
    let [d, d_value] = kv.each_ref().map(|(_, matrix)| matrix.linear.weight.n_rows);
    let n_query = query.linear.weight.n_rows;
    let out = b.convolution(&format!("{name}.attn.output.proj"), &[1, 1, n_query, n])?;
    if key != value || d != d_value || !n_query.is_multiple_of(d) {
        return Err(Error::BadValue {
            key: format!("{name}.attn"),
            found: format!("queries of {n_query}, keys of {d}, values of {d_value}"),
            expected: "keys and values of one size, and queries of a multiple of it".into(),
        });
    }
    let out = ClampedLinear { linear: out, clamp: None };
    let n_head = n_query / d;
    let branch = AttentionBranch { norm, query, kv, out, n_head, d, side: key };
    Ok((BlockBranch::Attention(branch), map))
}

/// Takes a convolution of one point, and the norm of what it makes.
fn normed_matrix(
    b: &mut Binder,
    name: &str,
    norm: &str,
    n_cols: usize,
) -> Result<NormedMatrix, Error> {
    let matrix = point_matrix(b, name, n_cols)?;
    let n = matrix.linear.weight.n_rows;
    Ok(NormedMatrix { matrix, norm: b.vector(&format!("{norm}.weight"), n)? })
}

/// Takes a convolution of one point.
fn point_matrix(b: &mut Binder, name: &str, n_cols: usize) -> Result<ClampedLinear, Error> {
    let [_, _, _, n] = kernel_shape(b, &format!("{name}.weight"))?;
    let linear = b.convolution(name, &[1, 1, n_cols, n])?;
    Ok(ClampedLinear { linear, clamp: None })
}

/// Takes a convolution of each value by itself and the norm of what it makes, if it is there.
fn kernel(
    b: &mut Binder,
    name: &str,
    norm: &str,
    map: MapSize,
    stride: usize,
) -> Result<Option<NormedKernel>, Error> {
    let name = format!("{name}.weight");
    if b.gguf.tensor_index(&name).is_none() {
        return Ok(None);
    }
    let n = map.n_values;
    let [kernel, ..] = kernel_shape(b, &name)?;
    let values = b.tensor(&name, &[kernel, kernel, 1, n])?;
    let n_taps = kernel * kernel;
    // the file has the points of a value next to each other
    let by_tap = (0..n_taps * n).map(|i| values[i % n * n_taps + i / n]).collect();
    let norm = b.vector(&format!("{norm}.weight"), n)?;
    let at = MapKernel::centered(map.side, n, kernel, stride);
    Ok(Some(NormedKernel { at, weights: b.keep(by_tap), norm }))
}

/// Returns the shape of a convolution: columns and lines of its kernel, values before and after.
fn kernel_shape(b: &Binder, name: &str) -> Result<[usize; 4], Error> {
    let Some(tensor) = b.gguf.tensor(name) else {
        return Err(Error::MissingTensor(name.into()));
    };
    match tensor.shape[..] {
        [columns, lines, n_in, n_out]
            if columns == lines
                && (1..=MAX_KERNEL).contains(&columns)
                && (1..=MAX_VALUES).contains(&n_in)
                && (1..=MAX_VALUES).contains(&n_out)
                && n_out.is_multiple_of(ALIGN) =>
        {
            Ok([columns, lines, n_in, n_out])
        }
        _ => Err(Error::BadValue {
            key: name.into(),
            found: format!("{:?}", tensor.shape),
            expected: format!(
                "a square kernel of up to {MAX_KERNEL} points per side, and a multiple of {ALIGN} \
                 values up to {MAX_VALUES}"
            ),
        }),
    }
}

/// Takes a number for each value, which the file may have as a map of one point.
fn channels_optional(b: &mut Binder, name: &str, n: usize) -> Result<Option<Vector>, Error> {
    let is_map = b.gguf.tensor(name).is_some_and(|tensor| tensor.shape.len() > 1);
    let shape = if is_map { vec![1, 1, n] } else { vec![n] };
    Ok(b.tensor_optional(name, &shape)?.map(|values| b.keep(values)))
}
