//! The shaders: pieces of WGSL and how they are put together. Knows text, not devices.
//!
//! A composition is an entry piece (with or without subgroup operations), for kernels over weights
//! the piece that reads them and one format, for kernels over the cache one precision, and the
//! kernel: N formats and M kernels are N + M files. WGSL has no includes; the pieces are joined end
//! to end, and module-scope names are their interface.

use hob_kernels::TensorType;
use table::{KERNELS, KernelRow, Needs};

use super::cache_types::CacheTypes;
use super::renamed::renamed;

macro_rules! shader {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/", $path))
    };
}

/// A shader by its name, that of the log and of the pipelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each file opens with what it does
pub(crate) enum Kernel {
    Matvec,
    MatvecFew,
    Matmul,
    MatvecExperts,
    Embed,
    Store,
    Attend,
    AttendReduce,
    Norm,
    Rope,
    Temperature,
    Gate,
    Add,
    Softcap,
    Gather,
    Route,
    Combine,
    Best,
    Quantize,
    MatvecInt8,
    MatmulInt8,
    StoreProduct,
    Convolve,
    Image,
    Clamp,
    MatmulUnits,
    RowMax,
    MatvecHeads,
    MatvecInt8Heads,
    MatvecGated,
    MatvecGatedInt8,
    Heads,
    AttendWhole,
    MatvecSteps,
    MatvecInt8Steps,
    MatvecGatedToInt8,
    MatvecRoute,
    MatvecActivated,
    MatvecInt8Activated,
    MatvecExpertsGated,
    MatvecExpertsSteps,
    MatvecHeadsPair,
    MatvecInt8HeadsPair,
    AttendToInt8,
    AttendWholeToInt8,
    MatvecTile,
    MatvecInt8Tile,
    ConvolveState,
    DeltaRule,
    StateSpace,
    SigmoidGate,
    CopyHeads,
    MultiplyHeads,
    AttendTile,
    DeltaRuleGated,
    StateSpaceGated,
    MatvecParts,
    MatvecInt8Parts,
    MatvecPartsPair,
    MatvecInt8PartsPair,
    LatentHeads,
    MixStreams,
    Magnitude,
    CutGates,
    MatvecPartsNorm,
    MatvecInt8PartsNorm,
    MatvecPartsPairNorm,
    MatvecInt8PartsPairNorm,
    AttendLatent,
    AttendLatentToInt8,
    TurnHeads,
    MatvecRouteGated,
    MatvecRouteGatedToInt8,
    Feed,
    MatmulWide,
    GatherMap,
    ConvolveMap,
    Draw,
}

/// The source that a kernel is joined with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ShaderPiece {
    /// No weights: the kernel works on activations.
    None,
    /// The format of the weights that the kernel reads.
    Weights(TensorType),
    /// The format of weights that are read as blocks of whole numbers, for activations in 8 bits.
    Int8(TensorType),
    /// The formats of two matrices that the kernel reads.
    WeightsPair(TensorType, TensorType),
    /// The formats of two matrices that are read as blocks of whole numbers, for activations in 8
    /// bits.
    Int8Pair(TensorType, TensorType),
    /// The format of weights that are read as blocks of whole numbers, for activations in 8 bits,
    /// and that of others next to them.
    Int8Weights(TensorType, TensorType),
    /// The types of keys and values of the cache.
    Cache(CacheTypes),
    /// The same, and the format of the weights that the kernel reads.
    CacheWeights(CacheTypes, TensorType),
}

/// The constants that are written in front of a composition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShaderConstants {
    /// Lanes of a workgroup; of products with many tokens `side` × `side`.
    pub group: u32,
    /// Side of the square of lanes of a product with many tokens.
    pub side: u32,
    /// Quads of values that a lane of attend_tile.wgsl adds up for each of its tokens.
    pub value_quads: u32,
    /// True if reductions go through subgroup operations.
    pub subgroups: bool,
    /// The place of the parameters of a dispatch.
    pub params: ParamsPlace,
}

/// The place of the parameters of a dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParamsPlace {
    /// They travel with the dispatch.
    Immediate,
    /// They are a part of a uniform buffer.
    Uniform,
}

/// The formats that shaders read as they lie in the file; others are decoded when a model is
/// uploaded.
pub(super) const FORMATS: [(TensorType, &str); 14] = [
    (TensorType::F32, shader!("format/f32.wgsl")),
    (TensorType::F16, shader!("format/f16.wgsl")),
    (TensorType::BF16, shader!("format/bf16.wgsl")),
    (TensorType::Q8_0, shader!("format/q8_0.wgsl")),
    (TensorType::Q4_0, shader!("format/q4_0.wgsl")),
    (TensorType::Q4_1, shader!("format/q4_1.wgsl")),
    (TensorType::Q5_0, shader!("format/q5_0.wgsl")),
    (TensorType::Q5_1, shader!("format/q5_1.wgsl")),
    (TensorType::Q4_K, shader!("format/q4_k.wgsl")),
    (TensorType::Q5_K, shader!("format/q5_k.wgsl")),
    (TensorType::Q6_K, shader!("format/q6_k.wgsl")),
    (TensorType::IQ4_NL, shader!("format/iq4_nl.wgsl")),
    (TensorType::IQ4_XS, shader!("format/iq4_xs.wgsl")),
    (TensorType::MXFP4, shader!("format/mxfp4.wgsl")),
];

/// The formats that are multiplied as whole numbers too.
pub(super) const INT8_FORMATS: [(TensorType, &str); 4] = [
    (TensorType::Q8_0, shader!("int8/q8_0.wgsl")),
    (TensorType::Q4_0, shader!("int8/q4_0.wgsl")),
    (TensorType::Q4_K, shader!("int8/q4_k.wgsl")),
    (TensorType::Q6_K, shader!("int8/q6_k.wgsl")),
];

/// Returns whether weights of this type are multiplied as whole numbers too.
pub(crate) fn has_int8(ty: TensorType) -> bool {
    INT8_FORMATS.iter().any(|(format, _)| *format == ty)
}

/// Returns whether weights of this type may be multiplied as f16: those that hold more would lose
/// it.
pub(crate) fn fits_f16(ty: TensorType) -> bool {
    !matches!(ty, TensorType::F32 | TensorType::BF16)
}

/// Returns whether shaders read weights of this type.
pub(crate) fn reads(ty: TensorType) -> bool {
    FORMATS.iter().any(|(format, _)| *format == ty)
}

impl Kernel {
    fn row(self) -> &'static KernelRow {
        &KERNELS[self as usize]
    }

    /// Returns the name of the kernel.
    pub(crate) fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns its bindings, one letter each: `r` is only read, `w` is written too.
    pub(crate) fn bindings(self) -> &'static str {
        self.row().bindings
    }

    /// Returns the pieces that this kernel has in common with others, besides those of
    /// [`ShaderPiece`].
    fn shared_pieces(self) -> &'static [&'static str] {
        const LINEAR: &str = shader!("linear.wgsl");
        const LINEAR_HEADS: &str = shader!("linear_heads.wgsl");
        const LINEAR_ACTIVATED: &str = shader!("linear_activated.wgsl");
        const NOTHING_FOLLOWS: &str = shader!("finish_none.wgsl");
        const LAST_GROUP: &str = shader!("last_group.wgsl");
        const BLOCK_CODES: &str = shader!("block_codes.wgsl");
        const STEPS: &str = concat!(shader!("rates.wgsl"), shader!("steps.wgsl"));
        const FINISH_STEPS: &str = shader!("finish_steps.wgsl");
        const ACTIVATION: &str = shader!("activation.wgsl");
        const LINEAR_GATED: &str =
            concat!(shader!("linear_gated.wgsl"), shader!("gated_rows.wgsl"));
        const ROUTING: &str = shader!("routing.wgsl");
        match self {
            Kernel::MatvecFew => &[LINEAR, NOTHING_FOLLOWS, shader!("tile_of_four.wgsl")],
            Kernel::Matmul | Kernel::MatmulWide => {
                &[LINEAR, NOTHING_FOLLOWS, shader!("tile_operands.wgsl")]
            }
            Kernel::Matvec | Kernel::MatvecInt8 | Kernel::MatmulInt8 | Kernel::MatmulUnits => {
                &[LINEAR, NOTHING_FOLLOWS]
            }
            Kernel::MatvecTile => {
                &[LINEAR, shader!("tile_write.wgsl"), shader!("tile_of_four.wgsl")]
            }
            Kernel::MatvecInt8Tile => &[LINEAR, shader!("tile_write.wgsl")],
            Kernel::MatvecHeads
            | Kernel::MatvecInt8Heads
            | Kernel::MatvecHeadsPair
            | Kernel::MatvecInt8HeadsPair => &[LINEAR_HEADS, NOTHING_FOLLOWS],
            Kernel::MatvecSteps | Kernel::MatvecInt8Steps => {
                &[LINEAR, LAST_GROUP, BLOCK_CODES, STEPS, FINISH_STEPS]
            }
            Kernel::MatvecExpertsSteps => &[LAST_GROUP, BLOCK_CODES, STEPS],
            Kernel::MatvecRoute => &[
                LINEAR,
                LAST_GROUP,
                ROUTING,
                shader!("finish_route.wgsl"),
                shader!("logit_of_out.wgsl"),
            ],
            Kernel::Route => &[ROUTING],
            Kernel::MatvecActivated | Kernel::MatvecInt8Activated => {
                &[ACTIVATION, LINEAR_ACTIVATED, NOTHING_FOLLOWS]
            }
            Kernel::MatvecGated | Kernel::MatvecGatedInt8 => {
                &[ACTIVATION, LINEAR_GATED, NOTHING_FOLLOWS]
            }
            Kernel::MatvecGatedToInt8 => {
                &[ACTIVATION, LINEAR_GATED, LAST_GROUP, BLOCK_CODES, shader!("finish_codes.wgsl")]
            }
            Kernel::Gate | Kernel::MatvecExpertsGated => &[ACTIVATION],
            Kernel::Quantize => &[BLOCK_CODES],
            _ => self.routed_pieces(),
        }
    }

    /// Returns the same of the products of a router and of the experts for all tokens.
    fn routed_pieces(self) -> &'static [&'static str] {
        const ROUTED: &str = concat!(
            shader!("activation.wgsl"),
            shader!("linear_routed.wgsl"),
            shader!("gated_rows.wgsl"),
            shader!("last_group.wgsl"),
            shader!("routing.wgsl"),
            shader!("finish_route.wgsl"),
            shader!("routed_rows.wgsl")
        );
        match self {
            Kernel::MatvecRouteGated => &[ROUTED],
            Kernel::MatvecRouteGatedToInt8 => {
                &[ROUTED, shader!("block_codes.wgsl"), shader!("finish_codes.wgsl")]
            }
            _ => self.parts_pieces(),
        }
    }

    /// Returns the same of products that go to several places.
    fn parts_pieces(self) -> &'static [&'static str] {
        match self {
            Kernel::MatvecParts
            | Kernel::MatvecInt8Parts
            | Kernel::MatvecPartsPair
            | Kernel::MatvecInt8PartsPair => &[
                shader!("linear_parts.wgsl"),
                shader!("split_heads.wgsl"),
                shader!("finish_none.wgsl"),
            ],
            Kernel::MatvecPartsNorm
            | Kernel::MatvecInt8PartsNorm
            | Kernel::MatvecPartsPairNorm
            | Kernel::MatvecInt8PartsPairNorm => &[
                shader!("linear_parts.wgsl"),
                shader!("last_group.wgsl"),
                shader!("block_codes.wgsl"),
                shader!("finish_source.wgsl"),
            ],
            Kernel::LatentHeads => &[shader!("split_rows.wgsl")],
            _ => self.mixer_pieces(),
        }
    }

    /// Returns the same of attention.
    fn attention_pieces(self) -> &'static [&'static str] {
        const LAST_GROUP: &str = shader!("last_group.wgsl");
        const BLOCK_CODES: &str = shader!("block_codes.wgsl");
        const ATTENTION: &str =
            concat!(shader!("rates.wgsl"), shader!("attention.wgsl"), shader!("gates.wgsl"));
        const LATENT: &str = concat!(
            shader!("attention.wgsl"),
            shader!("split_rows.wgsl"),
            shader!("head_values.wgsl")
        );
        const SHARES: &str = shader!("shares.wgsl");
        const SHARES_APART: &str = shader!("shares_apart.wgsl");
        const SHARES_TOGETHER: &str = shader!("shares_together.wgsl");
        const HEAD_FLOATS: &str = shader!("head_floats.wgsl");
        const HEAD_CODES: &str = shader!("head_codes.wgsl");
        const VALUE_FLOATS: &str = shader!("head_value_floats.wgsl");
        const VALUE_CODES: &str = shader!("head_value_codes.wgsl");
        match self {
            Kernel::Attend => &[ATTENTION, SHARES_APART, HEAD_FLOATS],
            Kernel::AttendToInt8 => &[ATTENTION, SHARES_APART, BLOCK_CODES, HEAD_CODES],
            Kernel::AttendTile => &[ATTENTION],
            Kernel::AttendReduce => &[SHARES],
            Kernel::AttendWhole => &[ATTENTION, SHARES, LAST_GROUP, SHARES_TOGETHER, HEAD_FLOATS],
            Kernel::AttendWholeToInt8 => {
                &[ATTENTION, SHARES, LAST_GROUP, SHARES_TOGETHER, BLOCK_CODES, HEAD_CODES]
            }
            Kernel::AttendLatent => &[LATENT, SHARES, LAST_GROUP, SHARES_TOGETHER, VALUE_FLOATS],
            Kernel::AttendLatentToInt8 => {
                &[LATENT, SHARES, LAST_GROUP, SHARES_TOGETHER, BLOCK_CODES, VALUE_CODES]
            }
            _ => &[],
        }
    }

    /// Returns the same of kernels over running states, of gates and of matrices of single heads.
    fn mixer_pieces(self) -> &'static [&'static str] {
        const RUNS: &str = shader!("state_runs.wgsl");
        const ROWS: &str = shader!("state_rows.wgsl");
        const RATES: &str = shader!("rates.wgsl");
        match self {
            Kernel::ConvolveState => &[RUNS, RATES],
            Kernel::DeltaRule | Kernel::StateSpace => {
                &[RUNS, ROWS, RATES, shader!("finish_none.wgsl")]
            }
            Kernel::DeltaRuleGated | Kernel::StateSpaceGated => &[
                RUNS,
                ROWS,
                RATES,
                shader!("activation.wgsl"),
                shader!("last_group.wgsl"),
                shader!("block_codes.wgsl"),
                shader!("finish_state.wgsl"),
            ],
            Kernel::SigmoidGate => &[RATES],
            Kernel::TurnHeads => &[shader!("turn.wgsl")],
            Kernel::MultiplyHeads => &[shader!("tile_of_four.wgsl")],
            _ => self.attention_pieces(),
        }
    }

    /// Returns where the bindings of the pieces that follow begin: those of what comes after a
    /// product, and those of codes in 8 bits, or of a second output.
    fn following_bindings(self) -> [usize; 2] {
        match self {
            Kernel::MatvecSteps | Kernel::MatvecRoute | Kernel::MatvecActivated => [4, 0],
            Kernel::MatvecParts => [0, 4],
            Kernel::MatvecInt8Parts | Kernel::MatvecPartsPair => [0, 5],
            Kernel::MatvecInt8PartsPair => [0, 6],
            Kernel::MatvecPartsNorm => [5, 4],
            Kernel::MatvecInt8PartsNorm | Kernel::MatvecPartsPairNorm => [6, 5],
            Kernel::MatvecInt8PartsPairNorm => [7, 6],
            Kernel::MatvecInt8Steps
            | Kernel::MatvecInt8Activated
            | Kernel::DeltaRuleGated
            | Kernel::StateSpaceGated => [5, 0],
            Kernel::MatvecGatedToInt8 => [5, 6],
            Kernel::MatvecRouteGated => [6, 0],
            Kernel::MatvecRouteGatedToInt8 => [6, 11],
            Kernel::MatvecExpertsSteps | Kernel::AttendWhole | Kernel::AttendLatent => [6, 0],
            Kernel::AttendToInt8 => [0, 6],
            Kernel::AttendWholeToInt8 | Kernel::AttendLatentToInt8 => [6, 8],
            _ => [0, 0],
        }
    }

    /// Returns the WGSL that this kernel takes of a cache of these types.
    fn of_cache(self, types: CacheTypes) -> String {
        match self {
            Kernel::Store | Kernel::StoreProduct => types.writing(),
            Kernel::Heads => types.writing() + &types.turning(),
            Kernel::Convolve => types.reading(),
            _ => types.reading() + &types.result(),
        }
    }

    /// Returns the WGSL between the entry of this kernel and its own; `None` if it is joined with
    /// another kind of piece.
    fn middle(self, piece: ShaderPiece) -> Option<String> {
        const WEIGHTS: &str = concat!(shader!("bits.wgsl"), shader!("weights.wgsl"));
        Some(match (self.row().needs, piece) {
            (Needs::Nothing, ShaderPiece::None) => String::new(),
            (Needs::Weights, ShaderPiece::Weights(ty)) => {
                let (_, format) = FORMATS.iter().find(|(format, _)| *format == ty)?;
                [WEIGHTS, format].concat()
            }
            (Needs::Int8, ShaderPiece::Int8(ty)) => {
                let (_, format) = INT8_FORMATS.iter().find(|(format, _)| *format == ty)?;
                [WEIGHTS, shader!("block32.wgsl"), format].concat()
            }
            (Needs::WeightsPair, ShaderPiece::WeightsPair(ty, other)) => {
                let (_, format) = FORMATS.iter().find(|(format, _)| *format == ty)?;
                let (_, second) = FORMATS.iter().find(|(format, _)| *format == other)?;
                let first = [WEIGHTS, format].concat();
                first + &second_weights(&[shader!("weights.wgsl"), second].concat(), 4)
            }
            (Needs::Int8Pair, ShaderPiece::Int8Pair(ty, other)) => {
                let (_, format) = INT8_FORMATS.iter().find(|(format, _)| *format == ty)?;
                let (_, second) = INT8_FORMATS.iter().find(|(format, _)| *format == other)?;
                let blocks = shader!("block32.wgsl");
                let first = [WEIGHTS, blocks, format].concat();
                first + &second_weights(&[shader!("weights.wgsl"), second].concat(), 5)
            }
            (Needs::Int8Weights, ShaderPiece::Int8Weights(ty, other)) => {
                let (_, format) = INT8_FORMATS.iter().find(|(format, _)| *format == ty)?;
                let (_, second) = FORMATS.iter().find(|(format, _)| *format == other)?;
                let first = [WEIGHTS, shader!("block32.wgsl"), format].concat();
                first + &second_weights(&[shader!("weights.wgsl"), second].concat(), 4)
            }
            (Needs::Cache, ShaderPiece::Cache(types)) => self.of_cache(types),
            (Needs::CacheWeights, ShaderPiece::CacheWeights(types, ty)) => {
                // latent attention has kernels of its own for these alone
                if !types.has_quads() {
                    return None;
                }
                let (_, format) = FORMATS.iter().find(|(format, _)| *format == ty)?;
                let weights = [WEIGHTS, format].concat();
                let binding = if self == Kernel::LatentHeads { 7 } else { 4 };
                let weights = weights.replace("@binding(0)", &format!("@binding({binding})"));
                // which the kernel says
                types.reading() + &weights.replace("p.n ", "n_columns() ")
            }
            _ => return None,
        })
    }

    /// Returns the WGSL of this kernel with `piece`; `None` if it is joined with another kind of
    /// piece, or needs subgroups.
    pub(crate) fn source(self, piece: ShaderPiece, constants: &ShaderConstants) -> Option<String> {
        let &ShaderConstants { group, side, value_quads, subgroups, params } = constants;
        let entry =
            if subgroups { shader!("entry_subgroup.wgsl") } else { shader!("entry_plain.wgsl") };
        let row = self.row();
        let directives = match self {
            // four subgroups, which need names
            Kernel::MatmulUnits if !subgroups => return None,
            Kernel::MatmulUnits => "enable f16;\nenable wgpu_cooperative_matrix;\n",
            _ => "",
        };
        let middle = self.middle(piece)?;
        let shared = self.shared_pieces().concat();
        let [follows, codes] = self.following_bindings();
        let sizes = format!(
            "const GROUP = {group}u;\nconst SIDE = {side}u;\nconst FOLLOWS = {follows};\n\
             const CODES = {codes};\nconst VALUE_QUADS = {value_quads}u;\n"
        );
        let source = [directives, &sizes, entry, &middle, &shared, row.source].concat();
        Some(match params {
            ParamsPlace::Immediate => source,
            ParamsPlace::Uniform => {
                source.replace("var<immediate> p:", "@group(1) @binding(0) var<uniform> p:")
            }
        })
    }
}

/// Returns the pieces of a second format next to a first one: what they declare has another name,
/// with `_2` after it, and the weights another binding.
fn second_weights(pieces: &str, binding: usize) -> String {
    renamed(pieces, &[], "_2").replace("@binding(0)", &format!("@binding({binding})"))
}

mod table;
#[cfg(test)]
mod tests;
