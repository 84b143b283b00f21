//! Parameters that travel with a dispatch: the structs `p` of the shaders, field by field.

use bytemuck::{Pod, Zeroable};

use crate::model::plan::{Activation, Xielu};

/// "No bias", "no window".
pub(crate) const NONE: u32 = u32::MAX;
/// Set in a row's token where it is the number of a row of an image.
pub(crate) const IS_IMAGE: u32 = 1 << 31;
/// Most values of a head.
pub(crate) const MAX_HEAD: usize = 640;
/// Most positions of the convolution of a layer with running states.
pub(crate) const MAX_TAPS: usize = 8;
/// Most groups of experts.
pub(crate) const MAX_GROUPS: usize = 64;
/// Most values of a row of a running state.
pub(crate) const MAX_STATE_ROW: usize = 256;
/// Entries of a row that best.wgsl sorts together.
pub(crate) const BEST_RUN: usize = 1024;
/// Most (head, token, share) triples of attention that is split over positions.
pub(crate) const MAX_SHARES: usize = 1024;
/// Most bindings of a kernel that a device has to take.
pub(crate) const MAX_BINDINGS: usize = 10;
/// Most bindings of a kernel; one with more than [`MAX_BINDINGS`] is done in parts where a device
/// has fewer.
pub(crate) const WIDEST_BINDINGS: usize = 13;
/// Bytes of parameters that the largest kernel takes.
pub(crate) const IMMEDIATE_BYTES: u32 = 64;

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $ty:ty),* })*) => {$(
        $(#[$doc])*
        #[repr(C)]
        #[derive(Clone, Copy, Debug, Pod, Zeroable)]
        #[allow(missing_docs)] // the shader says what each field is
        pub(crate) struct $name { $(pub(crate) $field: $ty),* }
    )*};
}

params! {
    /// Of matvec, matvec_few, matmul, and those of whole numbers and matrix units.
    Linear {
        n: u32, row_bytes: u32, n_rows: u32, out_stride: u32, out_first: u32, bias: u32,
        n_tokens: u32, scale: f32, adds: u32, factor: f32, first_step: u32, n_steps: u32
    }
    /// Of matvec_heads, and that of whole numbers.
    LinearHeads {
        n: u32, row_bytes: u32, n_rows: u32, second: u32, third: u32, scale: f32, out: [u32; 3],
        bias: [u32; 3], third_bytes: u32
    }
    /// Of matvec_parts, and that of whole numbers.
    LinearParts {
        n: u32, row_bytes: u32, n_rows: u32, begins: [u32; 3], scale: f32, out: [u32; 4],
        other: u32, other_bytes: u32, piece: [u32; 3]
    }
    /// Of matvec_gated, and that of whole numbers.
    GatedLinear {
        n: u32, row_bytes: u32, n_rows: u32, activation: u32, gate_bias: u32, up_bias: u32,
        gate_scale: f32, up_scale: f32
    }
    /// Of matvec_route_gated, and that of whole numbers.
    RoutedGated {
        n: u32, row_bytes: u32, n_rows: u32, activation: u32, gate_bias: u32, up_bias: u32,
        gate_scale: f32, up_scale: f32, router_bytes: u32, n_experts: u32, router_bias: u32,
        router_scale: f32, first_step: u32
    }
    /// Of matvec_activated, and that of whole numbers.
    ActivatedLinear {
        n: u32, row_bytes: u32, n_rows: u32, bias: u32, scale: f32, activation: u32, up_first: u32
    }
    /// Of matvec_experts_gated.
    GatedExperts {
        n: u32, row_bytes: u32, n_rows: u32, n_experts: u32, slots_per_x: u32, activation: u32,
        gate_bias: u32, up_bias: u32, gate_scale: u32, up_scale: u32, weighed: u32
    }
    /// Of matvec_experts_steps.
    ExpertsAndSteps {
        n: u32, row_bytes: u32, n_rows: u32, n_experts: u32, bias: u32, scale: u32,
        out_first: u32, first_step: u32, n_steps: u32
    }
    /// Of heads.
    NormRopeStore {
        n_heads: u32, d_k: u32, d_v: u32, k_first: u32, v_first: u32, q_out: u32, norm_q: u32,
        norm_k: u32, norm_v: u32, eps: f32, n_pairs: u32, angles: u32, flags: u32, max_pages: u32,
        temperature_step: u32, temperature_scale: f32
    }
    /// Of matvec_experts.
    Experts {
        n: u32, row_bytes: u32, n_rows: u32, first_expert: u32, n_experts: u32, slots_per_x:
        u32, bias: u32, scale: u32, weighed: u32
    }
    /// Of embed.
    Embed {
        n: u32, row_bytes: u32, first_row: u32, n_rows: u32, scale: f32, by_position: u32,
        images: u32, adds: u32
    }
    /// Of store.
    Store { n_head_kv: u32, k_quads: u32, v_quads: u32, max_pages: u32 }
    /// Of attend.
    Attend {
        n_head: u32, heads_per_kv: u32, k_quads: u32, v_quads: u32, max_pages: u32, window: u32,
        chunk: u32, ahead: u32, flags: u32, n_shares: u32, scale: f32, softcap: f32, alibi: f32,
        sinks: u32, n_rows: u32, row_bytes: u32
    }
    /// Of attend_reduce.
    Reduce { n_head: u32, v_quads: u32, n_shares: u32 }
    /// Of norm.
    Norm {
        n: u32, weight: u32, bias: u32, centered: u32, eps: f32, in_place: u32, x_first: u32,
        out_first: u32, weight_step: u32
    }
    /// Of rope.
    Rope { n_head: u32, head_size: u32, n_pairs: u32, is_neox: u32, angles: u32, tables: u32 }
    /// Of temperature.
    Temperature { width: u32, step: u32, offset: u32, scale: f32 }
    /// Of gate.
    Gate {
        width: u32, activation: u32, up_first: u32, up_stride: u32, alpha_n: f32, alpha_p: f32,
        beta: f32, bound: f32
    }
    /// Of add.
    Add {
        width: u32, scale: f32, y_first: u32, y_stride: u32, factors: u32, in_place: u32,
        x_first: u32
    }
    /// Of softcap.
    Softcap { width: u32, scale: f32, cap: f32, factors: u32 }
    /// Of gather.
    Gather { width: u32, is_copy: u32 }
    /// Of route.
    Route {
        n: u32, n_used: u32, gating: u32, bias: u32, renormalized: u32, scale: f32, n_groups: u32,
        n_groups_used: u32
    }
    /// Of best.
    Best { n: u32, keep: u32, is_first: u32 }
    /// Of feed.
    Feed { n: u32, keep: u32 }
    /// Of draw.
    Draw { keep: u32 }
    /// Of quantize.
    Quantize { n_blocks: u32 }
    /// Of store_product.
    Product { k_quads: u32, max_pages: u32 }
    /// Of convolve.
    Convolve { k_quads: u32, max_pages: u32, taps: u32, weights: u32 }
    /// Of turn_heads.
    TurnHeads { n_head: u32, size: u32 }
    /// Of convolve_state.
    ConvolveState { n_channels: u32, taps: u32, weights: u32, bias: u32, n_state: u32 }
    /// Of delta_rule.
    DeltaRule {
        n_k: u32, n_v: u32, d: u32, is_grouped: u32, a: u32, dt: u32, eps: f32, first: u32,
        n_state: u32, beta: u32, alpha: u32, norm: u32, norm_eps: f32, flags: u32
    }
    /// Of state_space.
    StateSpace {
        n_head: u32, n_group: u32, d: u32, d_state: u32, a: u32, dt: u32, skip: u32, first: u32,
        n_state: u32, steps: u32, norm: u32, norm_eps: f32, flags: u32
    }
    /// Of mix_streams.
    MixStreams { n: u32, width: u32, table: u32 }
    /// Of magnitude.
    Magnitude { n_parts: u32, width: u32 }
    /// Of cut_gates.
    CutGates { width: u32, cut: f32 }
    /// Of sigmoid_gate.
    SigmoidGate { width: u32, n_gates: u32 }
    /// Of copy_heads.
    CopyHeads {
        n: u32, n_head: u32, x_size: u32, x_first: u32, out_size: u32, out_first: u32,
        in_place: u32
    }
    /// Of latent_heads.
    LatentHeads {
        d_k: u32, d_rot: u32, n_latent: u32, q_size: u32, n: u32, latent: u32, norm: u32, eps: f32,
        n_pairs: u32, angles: u32, is_neox: u32, max_pages: u32, row_bytes: u32, n_head: u32
    }
    /// Of multiply_heads.
    MultiplyHeads {
        n: u32, row_bytes: u32, n_rows: u32, n_head: u32, n_here: u32, first_head: u32,
        n_tokens: u32, x_size: u32, x_first: u32, out_size: u32, out_first: u32
    }
    /// Of image.
    Image { width: u32, first: u32, stride: u32, adds: u32 }
    /// Of clamp.
    Clamp { n: u32, low: f32, high: f32, in_place: u32 }
    /// Of gather_map and convolve_map.
    MapKernel {
        n: u32, side: u32, n_values: u32, kernel: u32, stride: u32, before: u32, side_out: u32,
        weights: u32, first: u32
    }
    /// Of row_max.
    RowMax { n: u32 }
    /// Of combine.
    Combine { width: u32, n_used: u32 }
}

/// A step as steps.wgsl takes it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub(crate) struct Step {
    /// One of the constants of this type.
    pub kind: u32,
    /// Index of the first value that is written; of [`Step::ENCODE`], read.
    pub to: u32,
    /// Index of the first value that is read.
    pub from: u32,
    /// Index of a norm's weights among the vectors, or [`NONE`].
    pub weight: u32,
    /// Index of a norm's summands among the vectors, or [`NONE`].
    pub bias: u32,
    /// Summand under the root of a norm, or a factor.
    pub number: f32,
    /// 1 if a norm takes the mean off.
    pub centered: u32,
    /// A step is as long as the rules of a choice of experts.
    pub unused: u32,
}

impl Step {
    /// A norm.
    pub(crate) const NORM: u32 = 0;
    /// A sum.
    pub(crate) const ADD: u32 = 1;
    /// A factor.
    pub(crate) const SCALE: u32 = 2;
    /// Codes in 8 bits.
    pub(crate) const ENCODE: u32 = 3;
    /// A gate of a whole row.
    pub(crate) const GATE: u32 = 4;

    /// Returns a step of this kind without weights.
    pub(crate) fn plain(kind: u32, to: usize, from: usize, number: f32) -> Step {
        Step {
            kind,
            to: to as u32,
            from: from as u32,
            weight: NONE,
            bias: NONE,
            number,
            centered: 0,
            unused: 0,
        }
    }

    /// Returns the rules of a choice of experts, which lie in the place of a step.
    pub(crate) fn routing(route: &Route) -> Step {
        bytemuck::cast(*route)
    }
}

const _: () = assert!(size_of::<Attend>() <= IMMEDIATE_BYTES as usize);
const _: () = assert!(size_of::<LinearParts>() <= IMMEDIATE_BYTES as usize);
const _: () = assert!(size_of::<NormRopeStore>() <= IMMEDIATE_BYTES as usize);

impl Attend {
    /// A row says in place of its token the first position that it sees.
    pub(crate) const FROM_ROWS: u32 = 1;
    /// The vectors are gates of all values.
    pub(crate) const HAS_GATES: u32 = 2;
}

impl Gate {
    /// Returns the parameters of function number `code`, which is `activation`, of `width` values
    /// of each row, without an `up`.
    pub(crate) fn plain(width: usize, code: u32, activation: Activation) -> Gate {
        let numbers = match activation {
            Activation::Xielu(numbers) => numbers,
            _ => Xielu { alpha_n: 0.0, alpha_p: 0.0, beta: 0.0, eps: 0.0 },
        };
        Gate {
            width: width as u32,
            activation: code,
            up_first: 0,
            up_stride: 0,
            alpha_n: numbers.alpha_n,
            alpha_p: numbers.alpha_p,
            beta: numbers.beta,
            bound: numbers.eps,
        }
    }
}

impl Add {
    /// Returns the parameters of a sum of rows of `width` values of two buffers.
    pub(crate) fn rows(width: usize, scale: f32) -> Add {
        Add {
            width: width as u32,
            scale,
            y_first: 0,
            y_stride: width as u32,
            factors: NONE,
            in_place: 0,
            x_first: 0,
        }
    }
}

impl Linear {
    /// Returns the parameters of a plain product: `n_rows` rows of `n` values, of `row_bytes` bytes
    /// each, with `n_tokens` tokens.
    pub(crate) fn plain(n: usize, row_bytes: usize, n_rows: usize, n_tokens: usize) -> Linear {
        Linear {
            n: n as u32,
            row_bytes: row_bytes as u32,
            n_rows: n_rows as u32,
            out_stride: n_rows as u32,
            out_first: 0,
            bias: NONE,
            n_tokens: n_tokens as u32,
            scale: 1.0,
            adds: 0,
            factor: 1.0,
            first_step: 0,
            n_steps: 0,
        }
    }
}
