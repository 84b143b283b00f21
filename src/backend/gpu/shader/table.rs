//! The table of kernels: their names, sources and bindings.

use super::Kernel;

/// The kind of source that a kernel needs to be joined with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    Nothing,
    Weights,
    Int8,
    WeightsPair,
    Int8Pair,
    Int8Weights,
    Cache,
    CacheWeights,
}

/// One row of [`KERNELS`].
pub(super) struct KernelRow {
    pub(super) kernel: Kernel,
    pub(super) name: &'static str,
    pub(super) source: &'static str,
    pub(super) needs: Needs,
    /// One letter per binding: `r` is only read, `w` is written too.
    pub(super) bindings: &'static str,
}

const fn row(
    kernel: Kernel,
    name: &'static str,
    source: &'static str,
    needs: Needs,
    bindings: &'static str,
) -> KernelRow {
    KernelRow { kernel, name, source, needs, bindings }
}

/// Every kernel.
pub(super) const KERNELS: [KernelRow; 78] = [
    row(Kernel::Matvec, "matvec", shader!("matvec.wgsl"), Needs::Weights, "rrrw"),
    row(Kernel::MatvecFew, "matvec_few", shader!("matvec_few.wgsl"), Needs::Weights, "rrrw"),
    row(Kernel::Matmul, "matmul", shader!("matmul.wgsl"), Needs::Weights, "rrrw"),
    row(
        Kernel::MatvecExperts,
        "matvec_experts",
        shader!("matvec_experts.wgsl"),
        Needs::Weights,
        "rrrrw",
    ),
    row(Kernel::Embed, "embed", shader!("embed.wgsl"), Needs::Weights, "rrw"),
    row(Kernel::Store, "store", shader!("store.wgsl"), Needs::Cache, "rrrrw"),
    row(Kernel::Attend, "attend", shader!("attend.wgsl"), Needs::Cache, "rrrrrw"),
    row(Kernel::AttendReduce, "attend_reduce", shader!("attend_reduce.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::Norm, "norm", shader!("norm.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Rope, "rope", shader!("rope.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::Temperature, "temperature", shader!("temperature.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::Gate, "gate", shader!("gate.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::Add, "add", shader!("add.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Softcap, "softcap", shader!("softcap.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::Gather, "gather", shader!("gather.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Route, "route", shader!("route.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Combine, "combine", shader!("combine.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Best, "best", shader!("best.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Quantize, "quantize", shader!("quantize.wgsl"), Needs::Nothing, "rww"),
    row(Kernel::MatvecInt8, "matvec_int8", shader!("matvec_int8.wgsl"), Needs::Int8, "rrrrw"),
    row(Kernel::MatmulInt8, "matmul_int8", shader!("matmul_int8.wgsl"), Needs::Int8, "rrrrw"),
    row(
        Kernel::StoreProduct,
        "store_product",
        shader!("store_product.wgsl"),
        Needs::Cache,
        "rrrrw",
    ),
    row(Kernel::Convolve, "convolve", shader!("convolve.wgsl"), Needs::Cache, "rrrrw"),
    row(Kernel::Image, "image", shader!("image.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Clamp, "clamp", shader!("clamp.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::MatmulUnits, "matmul_units", shader!("matmul_units.wgsl"), Needs::Weights, "rrrrw"),
    row(Kernel::RowMax, "row_max", shader!("row_max.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::MatvecHeads, "matvec_heads", shader!("matvec.wgsl"), Needs::Weights, "rrrw"),
    row(
        Kernel::MatvecInt8Heads,
        "matvec_int8_heads",
        shader!("matvec_int8.wgsl"),
        Needs::Int8,
        "rrrrw",
    ),
    row(Kernel::MatvecGated, "matvec_gated", shader!("matvec_gated.wgsl"), Needs::Weights, "rrrw"),
    row(
        Kernel::MatvecGatedInt8,
        "matvec_gated_int8",
        shader!("matvec_gated_int8.wgsl"),
        Needs::Int8,
        "rrrrw",
    ),
    row(Kernel::Heads, "heads", shader!("heads.wgsl"), Needs::Cache, "rrrrww"),
    row(Kernel::AttendWhole, "attend_whole", shader!("attend.wgsl"), Needs::Cache, "rrrrrwww"),
    row(Kernel::MatvecSteps, "matvec_steps", shader!("matvec.wgsl"), Needs::Weights, "rrrwwrww"),
    row(
        Kernel::MatvecInt8Steps,
        "matvec_int8_steps",
        shader!("matvec_int8.wgsl"),
        Needs::Int8,
        "rrrrwwrww",
    ),
    row(
        Kernel::MatvecGatedToInt8,
        "matvec_gated_to_int8",
        shader!("matvec_gated_int8.wgsl"),
        Needs::Int8,
        "rrrrwwww",
    ),
    row(Kernel::MatvecRoute, "matvec_route", shader!("matvec.wgsl"), Needs::Weights, "rrrwwrw"),
    row(
        Kernel::MatvecActivated,
        "matvec_activated",
        shader!("matvec.wgsl"),
        Needs::Weights,
        "rrrwr",
    ),
    row(
        Kernel::MatvecInt8Activated,
        "matvec_int8_activated",
        shader!("matvec_int8.wgsl"),
        Needs::Int8,
        "rrrrwr",
    ),
    row(
        Kernel::MatvecExpertsGated,
        "matvec_experts_gated",
        shader!("matvec_experts_gated.wgsl"),
        Needs::Weights,
        "rrrrw",
    ),
    row(
        Kernel::MatvecExpertsSteps,
        "matvec_experts_steps",
        shader!("matvec_experts_steps.wgsl"),
        Needs::Weights,
        "rrrrwwwrww",
    ),
    row(
        Kernel::MatvecHeadsPair,
        "matvec_heads_pair",
        shader!("matvec_heads_pair.wgsl"),
        Needs::WeightsPair,
        "rrrwr",
    ),
    row(
        Kernel::MatvecInt8HeadsPair,
        "matvec_int8_heads_pair",
        shader!("matvec_int8_heads_pair.wgsl"),
        Needs::Int8Pair,
        "rrrrwr",
    ),
    row(Kernel::AttendToInt8, "attend_to_int8", shader!("attend.wgsl"), Needs::Cache, "rrrrrwww"),
    row(
        Kernel::AttendWholeToInt8,
        "attend_whole_to_int8",
        shader!("attend.wgsl"),
        Needs::Cache,
        "rrrrrwwwww",
    ),
    row(Kernel::MatvecTile, "matvec_tile", shader!("matvec_tile.wgsl"), Needs::Weights, "rrrw"),
    row(
        Kernel::MatvecInt8Tile,
        "matvec_int8_tile",
        shader!("matvec_int8_tile.wgsl"),
        Needs::Int8,
        "rrrrw",
    ),
    row(
        Kernel::ConvolveState,
        "convolve_state",
        shader!("convolve_state.wgsl"),
        Needs::Nothing,
        "rrww",
    ),
    row(Kernel::DeltaRule, "delta_rule", shader!("delta_rule.wgsl"), Needs::Nothing, "rrrww"),
    row(Kernel::StateSpace, "state_space", shader!("state_space.wgsl"), Needs::Nothing, "rrrww"),
    row(Kernel::SigmoidGate, "sigmoid_gate", shader!("sigmoid_gate.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::CopyHeads, "copy_heads", shader!("copy_heads.wgsl"), Needs::Nothing, "rw"),
    row(
        Kernel::MultiplyHeads,
        "multiply_heads",
        shader!("multiply_heads.wgsl"),
        Needs::Weights,
        "rrw",
    ),
    row(Kernel::AttendTile, "attend_tile", shader!("attend_tile.wgsl"), Needs::Cache, "rrrrrrw"),
    row(
        Kernel::DeltaRuleGated,
        "delta_rule_gated",
        shader!("delta_rule.wgsl"),
        Needs::Nothing,
        "rrrwwwwww",
    ),
    row(
        Kernel::StateSpaceGated,
        "state_space_gated",
        shader!("state_space.wgsl"),
        Needs::Nothing,
        "rrrwwwwww",
    ),
    row(Kernel::MatvecParts, "matvec_parts", shader!("matvec.wgsl"), Needs::Weights, "rrrww"),
    row(
        Kernel::MatvecInt8Parts,
        "matvec_int8_parts",
        shader!("matvec_int8.wgsl"),
        Needs::Int8,
        "rrrrww",
    ),
    row(
        Kernel::MatvecPartsPair,
        "matvec_parts_pair",
        shader!("matvec_heads_pair.wgsl"),
        Needs::WeightsPair,
        "rrrwrw",
    ),
    row(
        Kernel::MatvecInt8PartsPair,
        "matvec_int8_parts_pair",
        shader!("matvec_int8_heads_pair.wgsl"),
        Needs::Int8Pair,
        "rrrrwrw",
    ),
    row(
        Kernel::LatentHeads,
        "latent_heads",
        shader!("latent_heads.wgsl"),
        Needs::CacheWeights,
        "rrrrrwwr",
    ),
    row(Kernel::MixStreams, "mix_streams", shader!("mix_streams.wgsl"), Needs::Nothing, "rrrw"),
    row(Kernel::Magnitude, "magnitude", shader!("magnitude.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::CutGates, "cut_gates", shader!("cut_gates.wgsl"), Needs::Nothing, "w"),
    row(
        Kernel::MatvecPartsNorm,
        "matvec_parts_norm",
        shader!("matvec.wgsl"),
        Needs::Weights,
        "rrrwwwww",
    ),
    row(
        Kernel::MatvecInt8PartsNorm,
        "matvec_int8_parts_norm",
        shader!("matvec_int8.wgsl"),
        Needs::Int8,
        "rrrrwwwww",
    ),
    row(
        Kernel::MatvecPartsPairNorm,
        "matvec_parts_pair_norm",
        shader!("matvec_heads_pair.wgsl"),
        Needs::WeightsPair,
        "rrrwrwwww",
    ),
    row(
        Kernel::MatvecInt8PartsPairNorm,
        "matvec_int8_parts_pair_norm",
        shader!("matvec_int8_heads_pair.wgsl"),
        Needs::Int8Pair,
        "rrrrwrwwww",
    ),
    row(
        Kernel::AttendLatent,
        "attend_latent",
        shader!("attend.wgsl"),
        Needs::CacheWeights,
        "rrrrrwww",
    ),
    row(
        Kernel::AttendLatentToInt8,
        "attend_latent_to_int8",
        shader!("attend.wgsl"),
        Needs::CacheWeights,
        "rrrrrwwwww",
    ),
    row(Kernel::TurnHeads, "turn_heads", shader!("turn_heads.wgsl"), Needs::Nothing, "w"),
    row(
        Kernel::MatvecRouteGated,
        "matvec_route_gated",
        shader!("matvec_route_gated.wgsl"),
        Needs::WeightsPair,
        "rrrwrwwrw",
    ),
    row(
        Kernel::MatvecRouteGatedToInt8,
        "matvec_route_gated_to_int8",
        shader!("matvec_route_gated_to_int8.wgsl"),
        Needs::Int8Weights,
        "rrrwrwwrwrrww",
    ),
    row(Kernel::Feed, "feed", shader!("feed.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::MatmulWide, "matmul_wide", shader!("matmul_wide.wgsl"), Needs::Weights, "rrrw"),
    row(Kernel::GatherMap, "gather_map", shader!("gather_map.wgsl"), Needs::Nothing, "rw"),
    row(Kernel::ConvolveMap, "convolve_map", shader!("convolve_map.wgsl"), Needs::Nothing, "rrw"),
    row(Kernel::Draw, "draw", shader!("draw.wgsl"), Needs::Nothing, "rrw"),
];

// the table is in the order of the variants
const _: () = {
    let mut i = 0;
    while i < KERNELS.len() {
        assert!(KERNELS[i].kernel as usize == i);
        i += 1;
    }
};
