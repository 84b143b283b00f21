//! MobileNetV5, the tower of Gemma 3n: convolutions over maps of points, which become smaller stage
//! by stage; the maps of the last two stages become one.
//!
//! A map is rows, one for each point, line by line: a convolution of one point is a matrix, one of
//! several a matrix of what its kernel covers.

mod bind;
mod pass;

pub(super) use bind::bind;
pub(super) use pass::{MapStage, ReadMap, fused, run};

use super::clamped::ClampedLinear;
use crate::backend::{Buf, MapKernel};
use crate::model::vector::Vector;

/// Points per side of the picture for one of the larger map of those that become one.
pub(super) const STRIDE: usize = 16;
/// Values of a pixel: its colours and a zero, for shaders that read four at a time.
pub(super) const PIXEL_VALUES: usize = 4;
/// Points of the stem's map that are normalized as one row: devices take no more rows.
const STEM_POINTS: usize = 4;

/// The tensors of a tower, and the sizes of its maps.
#[derive(Debug)]
pub(super) struct MobileNet {
    /// The kernel that moves over pixels.
    pub stem: MapKernel,
    /// The matrix of what it covers, and its norm.
    pub stem_matrix: NormedMatrix,
    /// Blocks in order.
    pub blocks: Vec<MapBlock>,
    /// Numbers of the blocks whose maps become one.
    pub fused: [usize; 2],
    /// The matrices of that map, GELU between them.
    pub fusion: [NormedMatrix; 2],
}

/// A matrix, and the norm of what it makes.
#[derive(Debug)]
pub(super) struct NormedMatrix {
    /// The matrix.
    pub matrix: ClampedLinear,
    /// Weight of the norm.
    pub norm: Vector,
}

/// A convolution of each value by itself, and the norm of what it makes.
#[derive(Debug)]
pub(super) struct NormedKernel {
    /// Its kernel.
    pub at: MapKernel,
    /// `[points of the kernel, values]`.
    pub weights: Vector,
    /// Weight of the norm.
    pub norm: Vector,
}

/// A block of a stage.
#[derive(Debug)]
pub(super) struct MapBlock {
    /// The part that makes a branch.
    pub branch: BlockBranch,
    /// Points per side, before and after.
    pub sides: [usize; 2],
    /// Values of a point, before and after.
    pub widths: [usize; 2],
    /// Factors of the branch, where it has such.
    pub factors: Option<Vector>,
}

/// The part of a block that makes a branch of its input.
#[derive(Debug)]
pub(super) enum BlockBranch {
    /// A convolution, and a matrix.
    Edge(EdgeBranch),
    /// Two matrices, with convolutions of each value by itself before and between them.
    Inverted(InvertedBranch),
    /// Attention of points to points.
    Attention(AttentionBranch),
}

/// A convolution, and a matrix.
#[derive(Debug)]
pub(super) struct EdgeBranch {
    /// The kernel of the convolution.
    pub at: MapKernel,
    /// The matrix of what it covers.
    pub expand: NormedMatrix,
    /// The matrix to the block's width.
    pub project: NormedMatrix,
}

/// Two matrices, with convolutions of each value by itself before and between them.
#[derive(Debug)]
pub(super) struct InvertedBranch {
    /// The convolution before the first.
    pub start: Option<NormedKernel>,
    /// The first matrix.
    pub expand: NormedMatrix,
    /// The convolution between them.
    pub middle: Option<NormedKernel>,
    /// The matrix to the block's width.
    pub project: NormedMatrix,
}

/// Attention of points to points, or to those of a smaller map: all heads of queries share one of
/// keys and values.
#[derive(Debug)]
pub(super) struct AttentionBranch {
    /// Weight of the norm before it.
    pub norm: Vector,
    /// Queries.
    pub query: ClampedLinear,
    /// Keys and values, each with the convolution before it, where there is one.
    pub kv: [(Option<NormedKernel>, ClampedLinear); 2],
    /// The matrix to the block's width.
    pub out: ClampedLinear,
    /// Heads of queries.
    pub n_head: usize,
    /// Size of a head.
    pub d: usize,
    /// Points per side of the map of keys and values.
    pub side: usize,
}

/// The rows of a map of which each sees the first of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeenRows {
    /// The number of rows.
    pub n_rows: usize,
    /// The number of rows that they see.
    pub n_seen: usize,
}

/// A part of a block, over one number of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockPart {
    /// All of a branch of one convolution.
    Edge,
    /// The first matrix of two.
    Expand,
    /// The second.
    Project,
    /// Queries, and keys and values of the same points.
    Queries,
    /// Keys and values of a smaller map.
    Keys,
    /// Attention, and what is made of it.
    Attend,
}

/// Returns the number of points of a map of this side.
fn points(side: usize) -> usize {
    side.saturating_mul(side)
}

impl MobileNet {
    /// Returns the points per side of the larger map of those that become one.
    pub(super) fn side(&self) -> usize {
        self.blocks[self.fused[0]].sides[1]
    }

    /// Iterates over the matrices, without the stem's.
    pub(super) fn matrices(&self) -> impl Iterator<Item = &ClampedLinear> {
        let of_blocks = self.blocks.iter().flat_map(|block| block.matrices());
        of_blocks.map(|(matrix, _)| matrix).chain(self.fusion.iter().map(|part| &part.matrix))
    }

    /// Returns how many values of a buffer a pass over a picture takes.
    pub(super) fn n_values(&self, buf: Buf) -> usize {
        let side = self.side();
        let of_stem = points(self.stem.side_out());
        let stem = &self.stem_matrix.matrix.linear.weight;
        let [expand, project] = &self.fusion;
        let values = |side: usize, n: usize| points(side).saturating_mul(n);
        let uses = [
            (Buf::Up, values(self.stem.side, PIXEL_VALUES)),
            (Buf::Gate, self.stem.n_strip().saturating_mul(stem.n_cols)),
            (Buf::X, of_stem.saturating_mul(stem.n_rows)),
            (Buf::Up, values(side, expand.matrix.linear.weight.n_cols)),
            (Buf::Gate, values(side, expand.matrix.linear.weight.n_rows)),
            (Buf::X, values(side, project.matrix.linear.weight.n_rows)),
        ];
        let of_blocks = self.blocks.iter().flat_map(MapBlock::uses);
        let of_buf = of_blocks.chain(uses).filter(|(used, _)| *used == buf);
        of_buf.map(|(_, n)| n).max().unwrap_or(0)
    }

    /// Counts the multiplications by weights for a picture.
    pub(super) fn products(&self) -> u64 {
        let of = |matrix: &ClampedLinear, side: usize| {
            let weight = &matrix.linear.weight;
            points(side).saturating_mul(weight.n_cols).saturating_mul(weight.n_rows) as u64
        };
        let of_blocks = self.blocks.iter().flat_map(|block| block.matrices());
        let of_kernels = self.blocks.iter().flat_map(|block| block.kernels()).map(|kernel| {
            let n = points(kernel.at.side_out()).saturating_mul(kernel.at.n_taps());
            n.saturating_mul(kernel.at.n_values) as u64
        });
        let stem = of(&self.stem_matrix.matrix, self.stem.side_out());
        let fusion = self.fusion.iter().map(|part| of(&part.matrix, self.side()));
        let all = of_blocks.map(|(matrix, side)| of(matrix, side)).chain(of_kernels).chain(fusion);
        all.fold(stem, u64::saturating_add)
    }

    /// Counts the multiplications of queries with keys, and of weights with values.
    pub(super) fn attention(&self) -> u64 {
        let of_blocks = self.blocks.iter().filter_map(|block| match &block.branch {
            BlockBranch::Attention(attention) => {
                let pairs = points(block.sides[0]).saturating_mul(points(attention.side));
                Some(pairs.saturating_mul(2 * attention.n_head * attention.d) as u64)
            }
            BlockBranch::Edge(_) | BlockBranch::Inverted(_) => None,
        });
        of_blocks.fold(0, u64::saturating_add)
    }

    /// Returns the size of the largest head, 4 where nothing attends.
    #[cfg(feature = "gpu")]
    pub(super) fn largest_head(&self) -> usize {
        let heads = self.blocks.iter().filter_map(|block| match &block.branch {
            BlockBranch::Attention(attention) => Some(attention.d),
            BlockBranch::Edge(_) | BlockBranch::Inverted(_) => None,
        });
        heads.max().unwrap_or(4)
    }
}

impl MapBlock {
    /// Returns true if the branch is added to the block's input, in place of replacing it.
    pub(super) fn is_residual(&self) -> bool {
        self.sides[0] == self.sides[1] && self.widths[0] == self.widths[1]
    }

    /// Returns the parts in order, each with its number of rows.
    pub(super) fn parts(&self) -> Vec<(BlockPart, usize)> {
        let [before, after] = self.sides.map(points);
        match &self.branch {
            BlockBranch::Edge(_) => vec![(BlockPart::Edge, after)],
            BlockBranch::Inverted(branch) => {
                let started = branch.start.as_ref().map_or(before, |k| points(k.at.side_out()));
                vec![(BlockPart::Expand, started), (BlockPart::Project, after)]
            }
            BlockBranch::Attention(branch) => vec![
                (BlockPart::Queries, before),
                (BlockPart::Keys, points(branch.side)),
                (BlockPart::Attend, after),
            ],
        }
    }

    /// Returns what each point sees, where the block attends.
    pub(super) fn seen(&self) -> Option<SeenRows> {
        match &self.branch {
            BlockBranch::Attention(branch) => {
                Some(SeenRows { n_rows: points(self.sides[0]), n_seen: points(branch.side) })
            }
            BlockBranch::Edge(_) | BlockBranch::Inverted(_) => None,
        }
    }

    /// Returns the matrices, each with the points per side that it is multiplied with.
    fn matrices(&self) -> Vec<(&ClampedLinear, usize)> {
        let [before, after] = self.sides;
        match &self.branch {
            BlockBranch::Edge(branch) => {
                vec![(&branch.expand.matrix, after), (&branch.project.matrix, after)]
            }
            BlockBranch::Inverted(branch) => {
                let started = branch.start.as_ref().map_or(before, |kernel| kernel.at.side_out());
                vec![(&branch.expand.matrix, started), (&branch.project.matrix, after)]
            }
            BlockBranch::Attention(branch) => {
                let [(_, key), (_, value)] = &branch.kv;
                let side = branch.side;
                vec![(&branch.query, before), (key, side), (value, side), (&branch.out, after)]
            }
        }
    }

    /// Returns the convolutions of each value by itself.
    fn kernels(&self) -> Vec<&NormedKernel> {
        match &self.branch {
            BlockBranch::Edge(_) => Vec::new(),
            BlockBranch::Inverted(branch) => branch.start.iter().chain(&branch.middle).collect(),
            BlockBranch::Attention(branch) => {
                branch.kv.iter().filter_map(|(kernel, _)| kernel.as_ref()).collect()
            }
        }
    }

    /// Returns the buffers that the block uses, with numbers of values.
    fn uses(&self) -> Vec<(Buf, usize)> {
        let [before, after] = self.sides.map(points);
        let [n_in, n_out] = self.widths;
        let values = |rows: usize, n: usize| rows.saturating_mul(n);
        let mut uses = vec![
            (Buf::X, values(before, n_in)),
            (Buf::X, values(after, n_out)),
            (Buf::Out, values(after, n_out)),
        ];
        match &self.branch {
            BlockBranch::Edge(branch) => {
                let weight = &branch.expand.matrix.linear.weight;
                uses.push((Buf::Gate, values(branch.at.n_strip(), weight.n_cols)));
                uses.push((Buf::Up, values(after, weight.n_rows)));
            }
            BlockBranch::Inverted(branch) => {
                let n = branch.expand.matrix.linear.weight.n_rows;
                uses.push((Buf::Norm, values(before, n_in)));
                uses.push((Buf::Up, values(before, n)));
                uses.push((Buf::Gate, values(after, n)));
            }
            BlockBranch::Attention(branch) => {
                uses.push((Buf::Norm, values(before, n_in)));
                uses.push((Buf::Up, values(points(branch.side), n_in)));
                uses.push((Buf::Q, values(before, branch.n_head * branch.d)));
                uses.push((Buf::Attn, values(before, branch.n_head * branch.d)));
                // backends take a row of keys for each row of queries
                uses.push((Buf::K, values(before, branch.d)));
                uses.push((Buf::V, values(before, branch.d)));
            }
        }
        uses
    }
}
