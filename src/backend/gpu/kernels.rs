//! The kernels that a model needs.

use std::collections::HashSet;

use hob_kernels::{CacheType, TensorType};

use super::cache_types::CacheTypes;
use super::memory::{self, DeviceTensors};
use super::shader::{self, Kernel, ShaderPiece};
use crate::model::Model;
use crate::model::linear::Weight;
use crate::model::mixer::{MixerPlan, MixerWeights};
use crate::model::plan::LayerPlan;
use crate::model::weights::{Every, Ffn, Layer, Mixture, SharedExperts};

/// The ways in which matrices are multiplied besides the one in f32.
#[derive(Clone, Copy)]
pub(super) struct Products {
    /// Of activations in 8 bits.
    pub int8: bool,
    /// By matrix units.
    pub units: bool,
    /// In tiles of two quads of rows and of tokens for each lane.
    pub wide: bool,
    /// With what follows in the workgroup that ends last.
    pub last_group: bool,
    /// True if attention takes tiles of tokens.
    pub tiles: bool,
    /// Most bindings of a kernel.
    pub n_bindings: usize,
}

/// A kernel with the piece that it is joined with.
type Composition = (Kernel, ShaderPiece);

/// Returns the kernels that a model needs.
pub(super) fn kernels_of(
    model: &Model,
    tensors: &DeviceTensors,
    types: CacheTypes,
    products: Products,
) -> Vec<Composition> {
    let layers = &model.weights.layers[tensors.layers.clone()];
    let weight_types: HashSet<_> = tensors.types().collect();
    let mut all: HashSet<Composition> = HashSet::new();
    if tensors.layers.start == 0 {
        let tables = model.weights.tables();
        all.extend(tables.map(|table| weights(Kernel::Embed, tensors.matrix(table).ty)));
    }
    for &ty in &weight_types {
        all.extend(products_of(ty, products));
    }
    for layer in layers {
        all.extend(activated_products(layer, tensors, products));
        all.extend(pair_of_heads(layer, tensors, products));
        all.extend(projection_products(layer, tensors, products));
        all.extend(routed_products(layer, tensors, products));
        let mixture = layer.mixture().filter(|mixture| tensors.host_layer(mixture).is_none());
        if let Some(mixture) = mixture {
            all.extend(mixture_products(mixture, tensors, products));
        }
    }
    let plain = [
        Kernel::AttendReduce,
        Kernel::Norm,
        Kernel::Rope,
        Kernel::Temperature,
        Kernel::Gate,
        Kernel::Add,
        Kernel::Softcap,
        Kernel::Gather,
        Kernel::Best,
        Kernel::Feed,
        Kernel::Draw,
        Kernel::Quantize,
        Kernel::Image,
        Kernel::RowMax,
        Kernel::CopyHeads,
    ];
    all.extend(plain.map(|kernel| (kernel, ShaderPiece::None)));
    if [types.k, types.v].into_iter().any(CacheType::is_transformed) {
        all.insert((Kernel::TurnHeads, ShaderPiece::None));
    }
    all.extend(layers.iter().flat_map(|layer| of_mixer(layer, tensors, products)));
    all.extend(layers.iter().flat_map(|layer| of_latent(layer, tensors, types, products)));
    all.extend(of_streams(model, tensors));
    let is_short_conv = |layer: &LayerPlan| matches!(layer.mixer, MixerPlan::ShortConv(_));
    let mut of_cache =
        attention_kernels(products, weight_types.iter().any(|ty| shader::has_int8(*ty)));
    if model.plan.layers.iter().any(is_short_conv) {
        of_cache.extend([Kernel::StoreProduct, Kernel::Convolve]);
    }
    all.extend(of_cache.into_iter().map(|kernel| (kernel, ShaderPiece::Cache(types))));
    all.retain(|(kernel, _)| kernel.bindings().len() <= products.n_bindings);
    all.into_iter().collect()
}

/// Returns the kernels of attention, with those that encode what it makes in 8 bits where a type of
/// weights has products in these.
fn attention_kernels(products: Products, has_int8: bool) -> Vec<Kernel> {
    let Products { int8, last_group, tiles, .. } = products;
    let encodes = int8 && has_int8;
    let parts = [
        (Kernel::Store, true),
        (Kernel::Attend, true),
        (Kernel::Heads, true),
        (Kernel::AttendTile, tiles),
        (Kernel::AttendWhole, last_group),
        (Kernel::AttendToInt8, encodes),
        (Kernel::AttendWholeToInt8, encodes && last_group),
    ];
    parts.into_iter().filter_map(|(kernel, is_needed)| is_needed.then_some(kernel)).collect()
}

/// Returns the kernels that the mixer of a layer, and an expert for all tokens, need besides.
fn of_mixer(layer: &Layer, tensors: &DeviceTensors, products: Products) -> Vec<Composition> {
    let mut plain = Vec::new();
    match &layer.mixer {
        MixerWeights::DeltaNet(_) => {
            plain.extend([Kernel::ConvolveState, Kernel::DeltaRule]);
            plain.extend(products.last_group.then_some(Kernel::DeltaRuleGated));
        }
        MixerWeights::Mamba2(_) | MixerWeights::Parallel(_) => {
            plain.extend([Kernel::ConvolveState, Kernel::StateSpace]);
            plain.extend(products.last_group.then_some(Kernel::StateSpaceGated));
        }
        MixerWeights::Attention(attention) if attention.plan.gate.is_some() => {
            plain.push(Kernel::SigmoidGate);
        }
        MixerWeights::Attention(_)
        | MixerWeights::Latent(_)
        | MixerWeights::ShortConv(_)
        | MixerWeights::None => {}
    }
    if matches!(&layer.ffn, Ffn::Shared(shared) if shared.gate.is_some()) {
        plain.push(Kernel::SigmoidGate);
    }
    let mut all: Vec<Composition> =
        plain.into_iter().map(|kernel| (kernel, ShaderPiece::None)).collect();
    if let MixerWeights::Latent(latent) = &layer.mixer {
        let matrices = [&latent.k_b[0], &latent.v_b[0]];
        all.extend(matrices.map(|of| weights(Kernel::MultiplyHeads, tensors.matrix(of).ty)));
    }
    all
}

/// Returns the kernels that do more of latent attention at once.
fn of_latent(
    layer: &Layer,
    tensors: &DeviceTensors,
    types: CacheTypes,
    products: Products,
) -> Vec<Composition> {
    let MixerWeights::Latent(latent) = &layer.mixer else { return Vec::new() };
    let [k_b, v_b] = [&latent.k_b, &latent.v_b].map(|of| tensors.matrix(&of[0]).ty);
    let mut all = Vec::new();
    if types.has_quads() {
        all.push((Kernel::LatentHeads, ShaderPiece::CacheWeights(types, k_b)));
    }
    if !products.last_group {
        return all;
    }
    let output = tensors.matrix(&latent.output.weight).ty;
    let to_int8 = products.int8 && shader::has_int8(output);
    let attend = if to_int8 { Kernel::AttendLatentToInt8 } else { Kernel::AttendLatent };
    if types.has_quads() {
        all.push((attend, ShaderPiece::CacheWeights(types, v_b)));
    }
    if latent.q_a.is_some() {
        let with_norm = |(kernel, piece)| match kernel {
            Kernel::MatvecParts => (Kernel::MatvecPartsNorm, piece),
            Kernel::MatvecInt8Parts => (Kernel::MatvecInt8PartsNorm, piece),
            Kernel::MatvecPartsPair => (Kernel::MatvecPartsPairNorm, piece),
            _ => (Kernel::MatvecInt8PartsPairNorm, piece),
        };
        let projections = projection_products(layer, tensors, products);
        all.extend(projections.into_iter().map(with_norm));
    }
    all
}

/// Returns the kernels of several streams, and of gates of which only the largest count.
fn of_streams(model: &Model, tensors: &DeviceTensors) -> Vec<Composition> {
    let mut all = Vec::new();
    if let Some(ends) = &model.weights.streams {
        let plain = [Kernel::MixStreams, Kernel::Magnitude];
        all.extend(plain.map(|kernel| (kernel, ShaderPiece::None)));
        all.push(weights(Kernel::MultiplyHeads, tensors.matrix(&ends.gather[0]).ty));
    }
    if model.plan.layers.iter().any(|layer| layer.gate_cut.is_some()) {
        all.push((Kernel::CutGates, ShaderPiece::None));
    }
    all
}

fn weights(kernel: Kernel, ty: TensorType) -> Composition {
    (kernel, ShaderPiece::Weights(ty))
}

/// Returns the kernels that multiply weights of a type.
fn products_of(ty: TensorType, products: Products) -> Vec<Composition> {
    let mut all = Vec::new();
    let floats = [
        Kernel::Matvec,
        Kernel::MatvecFew,
        Kernel::MatvecTile,
        Kernel::Matmul,
        Kernel::MatvecHeads,
        Kernel::MatvecGated,
    ];
    all.extend(floats.map(|kernel| weights(kernel, ty)));
    if products.last_group {
        all.push(weights(Kernel::MatvecSteps, ty));
    }
    if products.wide {
        all.push(weights(Kernel::MatmulWide, ty));
    }
    if products.units && shader::fits_f16(ty) {
        all.push(weights(Kernel::MatmulUnits, ty));
    }
    if products.int8 && shader::has_int8(ty) {
        let whole_numbers = [
            Kernel::MatvecInt8,
            Kernel::MatvecInt8Tile,
            Kernel::MatmulInt8,
            Kernel::MatvecInt8Heads,
            Kernel::MatvecGatedInt8,
        ];
        all.extend(whole_numbers.map(|kernel| (kernel, ShaderPiece::Int8(ty))));
        if products.last_group {
            let followed = [Kernel::MatvecInt8Steps, Kernel::MatvecGatedToInt8];
            all.extend(followed.map(|kernel| (kernel, ShaderPiece::Int8(ty))));
        }
    }
    all
}

/// Returns the kernels of a layer's products with a function that is no gate's of the FFN.
fn activated_products(
    layer: &Layer,
    tensors: &DeviceTensors,
    products: Products,
) -> Vec<Composition> {
    let mut matrices: Vec<&Weight> = layer.per_layer.iter().map(|p| &p.gate.weight).collect();
    matrices.extend(layer.plain().map(|plain| &plain.up.weight));
    let kernel = |weight: &&Weight| {
        let ty = tensors.matrix(weight).ty;
        if products.int8 && shader::has_int8(ty) {
            (Kernel::MatvecInt8Activated, ShaderPiece::Int8(ty))
        } else {
            weights(Kernel::MatvecActivated, ty)
        }
    };
    matrices.iter().map(kernel).collect()
}

/// Returns the kernel of queries, keys and values where the weights of values lie elsewhere.
fn pair_of_heads(
    layer: &Layer,
    tensors: &DeviceTensors,
    products: Products,
) -> Option<Composition> {
    let MixerWeights::Attention(attention) = &layer.mixer else { return None };
    let [k, v] = attention.kv.as_ref()?;
    let [q, k, v] = [&attention.q, k, v].map(|linear| tensors.matrix(&linear.weight));
    // values may be the keys, or lie right after them
    if !q.is_followed_by(k) || k.is_followed_by(v) {
        return None;
    }
    let in_int8 = [q, v].map(|matrix| products.int8 && shader::has_int8(matrix.ty));
    match in_int8 {
        [true, true] => Some((Kernel::MatvecInt8HeadsPair, ShaderPiece::Int8Pair(q.ty, v.ty))),
        [false, false] => Some((Kernel::MatvecHeadsPair, ShaderPiece::WeightsPair(q.ty, v.ty))),
        _ => None,
    }
}

/// Returns the kernels of the products of a mixer's input that go to more buffers than those of
/// queries, keys and values.
fn projection_products(
    layer: &Layer,
    tensors: &DeviceTensors,
    products: Products,
) -> Vec<Composition> {
    let goes_elsewhere = match &layer.mixer {
        MixerWeights::Attention(attention) => attention.plan.gate.is_some(),
        MixerWeights::ShortConv(_) | MixerWeights::None => false,
        _ => true,
    };
    if !goes_elsewhere {
        return Vec::new();
    }
    let mut all = Vec::new();
    for linears in memory::projections(&layer.mixer) {
        let matrices: Vec<_> = linears.iter().map(|l| tensors.matrix(&l.weight)).collect();
        let stacks: Vec<_> = matrices.chunk_by(|a, b| a.is_followed_by(b)).collect();
        let types: Vec<_> = stacks.iter().map(|stack| stack[0].ty).collect();
        let is_int8 = |ty: TensorType| products.int8 && shader::has_int8(ty);
        for pair in types.windows(2) {
            let &[a, b] = pair else { continue };
            if is_int8(a) && is_int8(b) {
                all.push((Kernel::MatvecInt8PartsPair, ShaderPiece::Int8Pair(a, b)));
            } else if !is_int8(a) && !is_int8(b) {
                all.push((Kernel::MatvecPartsPair, ShaderPiece::WeightsPair(a, b)));
            }
        }
        for ty in types {
            all.push(if is_int8(ty) {
                (Kernel::MatvecInt8Parts, ShaderPiece::Int8(ty))
            } else {
                weights(Kernel::MatvecParts, ty)
            });
        }
    }
    all
}

/// Returns the kernel of a router's product, the choice of experts, and gate and up of those for
/// all tokens.
fn routed_products(
    layer: &Layer,
    tensors: &DeviceTensors,
    products: Products,
) -> Option<Composition> {
    let Ffn::Shared(shared) = &layer.ffn else { return None };
    let SharedExperts { mixture, every: Every::Gated(dense), .. } = &**shared else { return None };
    let [gate, up] = [0, 1].map(|part| tensors.matrix(&dense.gate_up[part].weight));
    let is_here = tensors.host_layer(mixture).is_none();
    if !products.last_group || !is_here || !gate.is_followed_by(up) {
        return None;
    }
    let router = tensors.matrix(&mixture.router.weight).ty;
    let down = tensors.matrix(&dense.down.weight).ty;
    match [router, gate.ty, down].map(|ty| products.int8 && shader::has_int8(ty)) {
        [false, true, true] => {
            Some((Kernel::MatvecRouteGatedToInt8, ShaderPiece::Int8Weights(gate.ty, router)))
        }
        [false, false, _] => {
            Some((Kernel::MatvecRouteGated, ShaderPiece::WeightsPair(gate.ty, router)))
        }
        _ => None,
    }
}

/// Returns the kernels of a mixture of experts.
fn mixture_products(
    mixture: &Mixture,
    tensors: &DeviceTensors,
    products: Products,
) -> Vec<Composition> {
    let mut all = vec![(Kernel::Route, ShaderPiece::None), (Kernel::Combine, ShaderPiece::None)];
    let router = tensors.matrix(&mixture.router.weight).ty;
    let [gate, _, down] = [0, 1, 2].map(|part| tensors.matrix(&mixture.experts[0][part]).ty);
    for part in &mixture.experts[0] {
        all.push(weights(Kernel::MatvecExperts, tensors.matrix(part).ty));
    }
    all.push(weights(Kernel::MatvecExpertsGated, gate));
    if products.last_group {
        all.push(weights(Kernel::MatvecRoute, router));
        all.push(weights(Kernel::MatvecExpertsSteps, down));
    }
    all
}
