//! Operations of a pass as data: a pass is recorded, fused (see [`super::fusion`]), then encoded
//! (see [`super::encode`]).
//!
//! An operation names buffers of activations; matrices and vectors are already those of the device.

use super::memory::Matrix;
use super::parts::{HeadRun, LatentRun, StateRun, StateTail};
use crate::backend::{Attention, Buf, Columns};
use crate::model::mixer::attention::AttnTemperature;
use crate::model::plan::{self, Activation};

/// An operation of a pass.
#[derive(Clone)]
pub(crate) enum Operation<'a> {
    /// `out[t]` = or += a row of `table` · scale.
    LookUp {
        /// The table.
        table: &'a Matrix,
        /// Values of a row.
        width: usize,
        /// Factor of the values.
        scale: f32,
        /// The rows that are written.
        out: Buf,
        /// The rows to look up.
        rows: LookUp,
    },
    /// Columns from `first` on of the rows of images, into or onto those of `out` that are theirs.
    Images {
        /// The rows that are written.
        out: Buf,
        /// Values of a row.
        width: usize,
        /// The first column.
        first: usize,
        /// True if they are added to what is there.
        adds: bool,
    },
    /// A norm of each row, or of each of `n_runs` equal parts of each row.
    Norm(NormRun),
    /// Products of several matrices with one input.
    Linear {
        /// The input.
        x: Buf,
        /// The products.
        products: Vec<MatrixProduct<'a>>,
    },
    /// Products of several matrices with one input, of which one goes to two places.
    SplitLinear {
        /// The input.
        x: Buf,
        /// The products.
        products: Vec<MatrixProduct<'a>>,
        /// The places of that one.
        split: SplitRows,
        /// The operations that it stands for.
        parts: Vec<Operation<'a>>,
    },
    /// Products of several matrices with one input, and the norm of the last one's.
    NormedLinear {
        /// The input.
        x: Buf,
        /// The products.
        products: Vec<MatrixProduct<'a>>,
        /// The norm.
        norm: SourceNorm,
        /// The operations that it stands for.
        parts: Vec<Operation<'a>>,
    },
    /// Rotates the heads of `x` by the tokens' positions.
    Rope {
        /// The heads, side by side.
        x: Buf,
        /// Number of heads.
        n_head: usize,
        /// Values of a head.
        head_size: usize,
        /// Number of the rope among the model's.
        rope: usize,
    },
    /// Scales each row by its position.
    Temperature {
        /// The rows.
        x: Buf,
        /// Values of a row.
        width: usize,
        /// The rule.
        temperature: AttnTemperature,
    },
    /// Appends keys and values to the cache.
    Store {
        /// The layer's heads.
        at: Attention,
        /// Keys.
        k: Buf,
        /// Values.
        v: Buf,
    },
    /// Reduces the batch to the rows whose output is requested, and moves their rows of these
    /// buffers (with their widths).
    KeepOutputs(Vec<(Buf, usize)>),
    /// Attention over the cache.
    Attend(AttendRun),
    /// Attention over the cache, and then a matrix of each head.
    LatentAttend {
        /// Attention.
        run: AttendRun,
        /// The matrices, and the rows that are written.
        values: HeadValues<'a>,
        /// The operations that it stands for.
        parts: Vec<Operation<'a>>,
    },
    /// `gate = activation(gate) · up`, or without an `up` `activation(gate)`.
    Activate {
        /// The function.
        activation: Activation,
        /// The rows that it is applied to.
        gate: Buf,
        /// The factors.
        up: Option<Columns>,
        /// Values of a row.
        width: usize,
    },
    /// `gate = activation(gate · x) · (up · x)`.
    Gated {
        /// The input.
        x: Buf,
        /// The function.
        activation: Activation,
        /// The matrix to whose product the function is applied, and the rows that are written.
        gate: MatrixProduct<'a>,
        /// The matrix whose rows lie after those of the gate's.
        up: MatrixProduct<'a>,
        /// True if the result is read in 8 bits alone, where activations are multiplied so.
        to_int8: bool,
    },
    /// `out = activation(W x) · up`, or without an `up` `activation(W x)`.
    Activated {
        /// The input.
        x: Buf,
        /// The product.
        product: MatrixProduct<'a>,
        /// The function.
        activation: Activation,
        /// The factors.
        up: Option<Columns>,
    },
    /// A product, and then steps over whole rows.
    ProductAndSteps {
        /// The input.
        x: Buf,
        /// The product.
        product: MatrixProduct<'a>,
        /// The steps that follow.
        then: TailSteps<'a>,
    },
    /// Norms and rotations of the heads of queries, keys and values; keys and values then go to
    /// the cache.
    Heads {
        /// The way of the heads.
        heads: FusedHeads<'a>,
        /// The operations that it stands for.
        parts: Vec<Operation<'a>>,
    },
    /// A mixture of experts.
    Experts(Box<RecordedMixture<'a>>),
    /// A mixture of experts that another backend computes, between two submissions.
    HostExperts(HostMixture),
    /// `x += y · scale`.
    Add {
        /// The rows that are added to.
        x: Buf,
        /// The summands.
        y: Summand,
        /// Factor of the summands.
        scale: f32,
        /// Values of a row.
        width: usize,
    },
    /// `x = cap · tanh(x · scale / cap)`, or `x · scale` without a cap (0).
    Softcap {
        /// The rows.
        x: Buf,
        /// Factor of the values.
        scale: f32,
        /// The cap.
        cap: f32,
        /// Values of a row.
        width: usize,
    },
    /// Appends `x · y` to the cache.
    StoreProduct {
        /// The layer's one head.
        at: Attention,
        /// The first factors.
        x: Buf,
        /// The second factors.
        y: Buf,
    },
    /// An operation over running states.
    States(StateRun),
    /// A rule of running states, and then the norm of its output and gates.
    GatedStates {
        /// The rule.
        run: StateRun,
        /// The norm and the gates.
        tail: StateTail,
        /// The operations that it stands for.
        parts: Vec<Operation<'a>>,
    },
    /// An operation on single heads, or parts of rows.
    Parts(HeadRun<'a>),
    /// A short convolution over the cache.
    Convolve {
        /// The layer's one head.
        at: Attention,
        /// Index of the taps' weights among the vectors.
        weights: u32,
        /// Positions that it goes over.
        n_taps: usize,
        /// The rows that are multiplied by it.
        q: Buf,
    },
}

/// The rows of a table to look up, and what is done with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LookUp {
    /// Those of the tokens; rows of images are left out.
    Token,
    /// Those of the tokens, but in place of images that of token 0.
    TextOnly,
    /// Those of the positions, added to what is there.
    Position,
}

/// A norm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NormRun {
    /// The rows.
    pub x: Buf,
    /// Values that are normalized together.
    pub width: usize,
    /// Number of such runs of values side by side in a row.
    pub n_runs: usize,
    /// Index of the weights among the vectors.
    pub weight: u32,
    /// True if each run has weights of its own, side by side.
    pub own_weights: bool,
    /// Index of the summands among the vectors, or [`NONE`](super::params::NONE).
    pub bias: u32,
    /// True if the mean is taken off.
    pub centered: bool,
    /// Summand under the root.
    pub eps: f32,
    /// The rows that are written; may be `x`.
    pub out: Buf,
}

/// A product of a matrix with an input: `out = scale · W x + bias`.
#[derive(Clone, Copy)]
pub(crate) struct MatrixProduct<'a> {
    /// W.
    pub matrix: &'a Matrix,
    /// Values of a row of W.
    pub n_cols: usize,
    /// Rows of W.
    pub n_rows: usize,
    /// Factor of the product.
    pub scale: f32,
    /// Index of the bias among the vectors, or [`NONE`](super::params::NONE).
    pub bias: u32,
    /// The rows that are written.
    pub out: Buf,
    /// Factor with which the product is added to `out`; `None` = it takes the place of `out`.
    pub adds: Option<f32>,
    /// Index of the first value of W among the vectors, if it is one row that lies there, too.
    pub row: Option<u32>,
}

/// Attention over the cache.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AttendRun {
    /// The layer's heads.
    pub at: Attention,
    /// Index of the heads' sinks among the vectors, or [`NONE`](super::params::NONE).
    pub sinks: u32,
    /// Queries.
    pub q: Buf,
    /// The rows that are written.
    pub out: Buf,
    /// True if a product reads them that has a kernel for activations in 8 bits.
    pub to_int8: bool,
    /// Gates of all values, of which σ is taken, if there are any.
    pub gate: Option<Buf>,
}

/// The matrices that the heads of attention's result go through.
#[derive(Clone, Copy)]
pub(crate) struct HeadValues<'a> {
    /// The matrices, one after the other.
    pub matrix: &'a Matrix,
    /// Values that each makes.
    pub n_rows: usize,
    /// The rows that are written, heads side by side.
    pub out: Buf,
    /// True if a product reads them that has a kernel for activations in 8 bits.
    pub to_int8: bool,
}

/// The norm of the product of the last matrix of several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceNorm {
    /// Index of the weights among the vectors.
    pub weight: u32,
    /// Summand under the root.
    pub eps: f32,
    /// True if a product reads the result that has a kernel for activations in 8 bits.
    pub to_int8: bool,
}

/// The places of a product's rows: heads go to one and to the other in turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitRows {
    /// Number of the product among those of its dispatch.
    pub index: usize,
    /// Values of a head.
    pub size: usize,
    /// The buffers that they go to, heads side by side.
    pub outs: [Buf; 2],
}

/// The way of heads from their products to attention.
#[derive(Clone, Copy)]
pub(crate) enum FusedHeads<'a> {
    /// Queries, keys and values.
    Attention(HeadsAndStore),
    /// Queries and the latent vector.
    Latent(LatentRun<'a>),
}

/// The way of queries, keys and values from their products to attention.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeadsAndStore {
    /// The layer's heads.
    pub at: Attention,
    /// Indices of the weights of the norms of a head of queries, keys and values among the vectors,
    /// or [`NONE`](super::params::NONE).
    pub norms: [u32; 3],
    /// Summand under the roots of the norms.
    pub eps: f32,
    /// Number of the rope of queries and keys.
    pub rope: Option<usize>,
    /// True if the rotation comes before the norm.
    pub rope_first: bool,
    /// True if the norms of queries and keys are those of whole rows.
    pub whole_rows: bool,
    /// The factor of queries by their position.
    pub temperature: Option<AttnTemperature>,
    /// True if there are keys and values, which go to the cache.
    pub stores: bool,
}

/// A step over whole rows of one width, each row by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TailStep {
    /// A norm.
    Norm(NormRun),
    /// `x += y · scale`.
    Add {
        /// The rows that are added to.
        x: Buf,
        /// The summands.
        y: Buf,
        /// Factor of the summands.
        scale: f32,
    },
    /// `x = x · scale`.
    Scale {
        /// The rows.
        x: Buf,
        /// The factor.
        scale: f32,
    },
}

impl TailStep {
    /// Returns the rows that the step reads, and those that it writes.
    pub(super) fn rows(&self) -> ([Buf; 2], Buf) {
        match *self {
            TailStep::Norm(NormRun { x, out, .. }) => ([x, x], out),
            TailStep::Add { x, y, .. } => ([x, y], x),
            TailStep::Scale { x, .. } => ([x, x], x),
        }
    }
}

/// A gate of whole rows: `rows = rows · σ(W x)`.
#[derive(Clone, Copy)]
pub(crate) struct RowGate<'a> {
    /// The rows.
    pub rows: Buf,
    /// The input.
    pub x: Buf,
    /// The product W x, of one row.
    pub product: MatrixProduct<'a>,
    /// Index of the first value of W among the vectors.
    pub weight: u32,
}

/// Steps over whole rows that follow a product.
#[derive(Clone, Default)]
pub(crate) struct TailSteps<'a> {
    /// The gate that comes before them.
    pub gate: Option<RowGate<'a>>,
    /// The steps in order.
    pub steps: Vec<TailStep>,
    /// The row that the last step writes, if a product reads it that has a kernel for activations
    /// in 8 bits.
    pub encodes: Option<Buf>,
}

impl TailSteps<'_> {
    /// Returns whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.gate.is_none() && self.steps.is_empty()
    }

    /// Returns whether a step writes these rows.
    fn writes(&self, buf: Buf) -> bool {
        let gates = |gate: &RowGate| gate.rows == buf || gate.product.out == buf;
        self.gate.as_ref().is_some_and(gates) || self.steps.iter().any(|step| step.rows().1 == buf)
    }
}

/// The experts of a layer, with their router's logits.
#[derive(Clone)]
pub(crate) struct RecordedMixture<'a> {
    /// Its sizes and rules.
    pub plan: plan::Experts,
    /// Index of the selection's bias among the vectors, or [`NONE`](super::params::NONE).
    pub selection_bias: u32,
    /// Function of the gate.
    pub activation: Activation,
    /// Gate, up and down.
    pub stacks: [ExpertStack<'a>; 3],
    /// The input.
    pub x: Buf,
    /// The router's logits.
    pub router: Buf,
    /// The rows that are written.
    pub out: Buf,
    /// The operations before and after it that are fused with it.
    pub fused: Option<FusedMixture<'a>>,
}

/// The experts of a layer that another backend computes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostMixture {
    /// The layer.
    pub layer: usize,
    /// Values of a row of the input.
    pub n_in: usize,
    /// Number of experts.
    pub n_expert: usize,
    /// The input.
    pub x: Buf,
    /// The router's logits.
    pub router: Buf,
    /// The rows that are written.
    pub out: Buf,
}

impl HostMixture {
    /// Returns what it reads, each with the values of a row.
    pub(super) fn inputs(&self) -> [(Buf, usize); 2] {
        [(self.x, self.n_in), (self.router, self.n_expert)]
    }
}

/// The operations around a mixture of experts.
#[derive(Clone)]
pub(crate) struct FusedMixture<'a> {
    /// The input of the router.
    pub x: Buf,
    /// The product that makes the router's logits.
    pub router: MatrixProduct<'a>,
    /// The steps that follow.
    pub then: TailSteps<'a>,
    /// Gate and up of the experts for all tokens, where no steps follow.
    pub every: Option<GatedProducts<'a>>,
}

/// The products of gate and up with one input, and the gate's function.
#[derive(Clone, Copy)]
pub(crate) struct GatedProducts<'a> {
    /// The function.
    pub activation: Activation,
    /// The matrix to whose product the function is applied, and the rows that are written.
    pub gate: MatrixProduct<'a>,
    /// The matrix whose rows lie after those of the gate's.
    pub up: MatrixProduct<'a>,
    /// True if the result is read in 8 bits alone, where activations are multiplied so.
    pub to_int8: bool,
}

/// One matrix of every expert of a layer.
#[derive(Clone, Copy)]
pub(crate) struct ExpertStack<'a> {
    /// The experts' rows, expert by expert.
    pub matrix: &'a Matrix,
    /// Values of a row.
    pub n_cols: usize,
    /// Rows of one expert.
    pub n_rows: usize,
    /// Index of the experts' biases among the vectors, or [`NONE`](super::params::NONE).
    pub bias: u32,
    /// Index of the experts' factors among the vectors, or [`NONE`](super::params::NONE).
    pub scale: u32,
}

/// The summands of [`Operation::Add`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Summand {
    /// Rows of activations.
    Rows(Buf),
    /// One row for all tokens: the index of its first value among the vectors.
    Vector(u32),
}

impl Operation<'_> {
    /// Returns whether the operation reads what `buf` holds before it; of a fused one, whether it
    /// may.
    pub(crate) fn reads(&self, buf: Buf) -> bool {
        match self {
            Operation::LookUp { out, rows, .. } => *rows == LookUp::Position && *out == buf,
            Operation::Images { out, .. } => *out == buf,
            Operation::Norm(norm) => norm.x == buf,
            Operation::Linear { x, products } => {
                *x == buf || products.iter().any(|p| p.adds.is_some() && p.out == buf)
            }
            Operation::Rope { x, .. }
            | Operation::Temperature { x, .. }
            | Operation::Softcap { x, .. } => *x == buf,
            Operation::Store { k: x, v: y, .. } | Operation::StoreProduct { x, y, .. } => {
                *x == buf || *y == buf
            }
            Operation::KeepOutputs(bufs) => bufs.iter().any(|(moved, _)| *moved == buf),
            Operation::Attend(run) => run.q == buf || run.gate == Some(buf),
            Operation::Convolve { q, .. } => *q == buf,
            Operation::Activate { gate, up, .. } => {
                *gate == buf || up.is_some_and(|up| up.buf == buf)
            }
            Operation::Experts(mixture) => mixture.x == buf || mixture.router == buf,
            Operation::HostExperts(mixture) => mixture.x == buf || mixture.router == buf,
            Operation::Add { x, y, .. } => *x == buf || *y == Summand::Rows(buf),
            Operation::States(run) => run.reads(buf),
            Operation::Parts(run) => run.reads(buf),
            Operation::Gated { .. }
            | Operation::Activated { .. }
            | Operation::ProductAndSteps { .. }
            | Operation::GatedStates { .. }
            | Operation::SplitLinear { .. }
            | Operation::NormedLinear { .. }
            | Operation::LatentAttend { .. }
            | Operation::Heads { .. } => true,
        }
    }

    /// Returns whether nothing of what `buf` holds before the operation is left after it.
    pub(crate) fn replaces(&self, buf: Buf) -> bool {
        match self {
            Operation::LookUp { out, rows, .. } => *rows == LookUp::TextOnly && *out == buf,
            Operation::Norm(norm) => norm.out == buf,
            Operation::Linear { products, .. } => {
                products.iter().any(|p| p.adds.is_none() && p.out == buf)
            }
            Operation::Attend(run) => run.out == buf,
            Operation::States(run) => run.replaces(buf),
            Operation::Experts(mixture) => mixture.out == buf || matches!(buf, Buf::Gate | Buf::Up),
            Operation::HostExperts(mixture) => mixture.out == buf,
            _ => false,
        }
    }

    /// Returns whether the operation changes what `buf` holds.
    pub(super) fn writes(&self, buf: Buf) -> bool {
        match self {
            Operation::LookUp { out, .. } | Operation::Images { out, .. } => *out == buf,
            Operation::Attend(run) => run.out == buf,
            Operation::LatentAttend { run, values, .. } => [run.out, values.out].contains(&buf),
            Operation::Norm(norm) => norm.out == buf,
            Operation::Linear { products, .. } | Operation::NormedLinear { products, .. } => {
                products.iter().any(|p| p.out == buf)
            }
            Operation::SplitLinear { products, split, .. } => {
                split.outs.contains(&buf) || products.iter().any(|p| p.out == buf)
            }
            Operation::Rope { x, .. }
            | Operation::Temperature { x, .. }
            | Operation::Softcap { x, .. }
            | Operation::Convolve { q: x, .. }
            | Operation::Add { x, .. } => *x == buf,
            Operation::KeepOutputs(_) => true,
            Operation::Activate { gate, .. } => *gate == buf,
            Operation::Gated { gate, up, .. } => [gate.out, up.out].contains(&buf),
            Operation::Activated { product, .. } => product.out == buf,
            Operation::ProductAndSteps { product, then, .. } => {
                product.out == buf || then.writes(buf)
            }
            Operation::Heads { .. } => matches!(buf, Buf::Q | Buf::K | Buf::V),
            Operation::Experts(mixture) => {
                let is_result = mixture.out == buf || matches!(buf, Buf::Gate | Buf::Up);
                let around = |fused: &FusedMixture| fused.then.writes(buf) || buf == Buf::Router;
                is_result || mixture.fused.as_ref().is_some_and(around)
            }
            Operation::HostExperts(mixture) => mixture.out == buf,
            Operation::States(run) => run.out() == buf,
            Operation::GatedStates { run, tail, .. } => [run.out(), tail.gate].contains(&buf),
            Operation::Parts(run) => run.out() == buf,
            Operation::Store { .. } | Operation::StoreProduct { .. } => false,
        }
    }
}
