//! Compositions are parsed, checked, and written in the languages of other interfaces.

use hob_kernels::CacheType;
use naga::back::{hlsl, msl};

use super::*;
use crate::backend::gpu::sizes::KernelSizes;

/// Every type of cached keys with the same of values, and with another one.
fn caches() -> Vec<CacheTypes> {
    let all = CacheType::ALL;
    let next = (0..).zip(all).map(|(i, k)| CacheTypes { k, v: all[(i + 1) % all.len()] });
    all.map(|ty| CacheTypes { k: ty, v: ty }).into_iter().chain(next).collect()
}

/// Every kernel with every piece that fits it.
fn compositions() -> impl Iterator<Item = (Kernel, ShaderPiece)> {
    let caches = caches().into_iter().map(ShaderPiece::Cache);
    let pieces = std::iter::once(ShaderPiece::None).chain(caches);
    let pieces = pieces.chain(FORMATS.iter().map(|(ty, _)| ShaderPiece::Weights(*ty)));
    let pieces = pieces.chain(INT8_FORMATS.iter().map(|(ty, _)| ShaderPiece::Int8(*ty)));
    let pairs = FORMATS.map(|(ty, _)| ShaderPiece::WeightsPair(ty, TensorType::Q6_K));
    let in_int8 = INT8_FORMATS.map(|(ty, _)| ShaderPiece::Int8Pair(TensorType::Q4_K, ty));
    let beside = INT8_FORMATS.map(|(ty, _)| ShaderPiece::Int8Weights(ty, TensorType::F32));
    let latent = [CacheTypes::F16, CacheTypes::F32]
        .into_iter()
        .flat_map(|types| FORMATS.map(|(ty, _)| ShaderPiece::CacheWeights(types, ty)));
    let pieces: Vec<_> = pieces.chain(pairs).chain(in_int8).chain(beside).chain(latent).collect();
    KERNELS
        .iter()
        .flat_map(move |row| pieces.clone().into_iter().map(move |piece| (row.kernel, piece)))
}

/// Parses a kernel's source and checks it.
fn validated(kernel: Kernel, source: &str, what: &str) -> (naga::Module, naga::valid::ModuleInfo) {
    let module = naga::front::wgsl::parse_str(source)
        .unwrap_or_else(|e| panic!("{what}: {}", e.emit_to_string(source)));
    // the last is unpack2x16float, which every native backend has
    let mut capabilities = naga::valid::Capabilities::SUBGROUP
        | naga::valid::Capabilities::IMMEDIATES
        | naga::valid::Capabilities::SHADER_FLOAT16_IN_FLOAT32;
    if kernel == Kernel::MatmulUnits {
        capabilities |= naga::valid::Capabilities::SHADER_FLOAT16
            | naga::valid::Capabilities::COOPERATIVE_MATRIX;
    }
    let info = naga::valid::Validator::new(naga::valid::ValidationFlags::all(), capabilities)
        .subgroup_stages(naga::valid::ShaderStages::COMPUTE)
        .subgroup_operations(naga::valid::SubgroupOperationSet::all())
        .validate(&module)
        .unwrap_or_else(|e| panic!("{what}: {}", e.emit_to_string(source)));
    (module, info)
}

/// Returns the SPIR-V of a module.
fn spirv(module: &naga::Module, info: &naga::valid::ModuleInfo) -> Vec<u32> {
    let options = naga::back::spv::Options {
        lang_version: (1, 5),
        zero_initialize_workgroup_memory: naga::back::spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..Default::default()
    };
    naga::back::spv::write_vec(module, info, &options, None).unwrap()
}

/// Returns a module in Metal's language, each binding in a place of its own.
fn metal(module: &naga::Module, info: &naga::valid::ModuleInfo) -> Result<String, String> {
    let slot = |binding: &naga::ResourceBinding| binding.binding as u8;
    let bindings = module.global_variables.iter().filter_map(|(_, v)| v.binding.as_ref());
    let resources = bindings
        .map(|binding| {
            let target = msl::BindTarget { buffer: Some(slot(binding)), ..Default::default() };
            (*binding, msl::BindTarget { mutable: true, ..target })
        })
        .collect();
    let resources =
        msl::EntryPointResources { resources, immediates_buffer: Some(20), sizes_buffer: Some(21) };
    let options = msl::Options {
        lang_version: (3, 0),
        per_entry_point_map: [("main".to_owned(), resources)].into(),
        fake_missing_bindings: false,
        zero_initialize_workgroup_memory: false,
        ..Default::default()
    };
    let pipeline = msl::PipelineOptions {
        entry_point: Some((naga::ShaderStage::Compute, "main".into())),
        ..Default::default()
    };
    let written = msl::write_string(module, info, &options, &pipeline);
    let (text, translated) = written.map_err(|error| error.to_string())?;
    for name in translated.entry_point_names {
        name.map_err(|error| error.to_string())?;
    }
    Ok(text)
}

/// Returns a module in Direct3D's language.
fn direct3d(module: &naga::Module, info: &naga::valid::ModuleInfo) -> Result<String, hlsl::Error> {
    let place = |register| hlsl::BindTarget { space: 9, register, ..Default::default() };
    let options = hlsl::Options {
        shader_model: hlsl::ShaderModel::V6_4,
        special_constants_binding: Some(place(0)),
        immediates_target: Some(place(1)),
        zero_initialize_workgroup_memory: false,
        ..Default::default()
    };
    let pipeline =
        hlsl::PipelineOptions { entry_point: Some((naga::ShaderStage::Compute, "main".into())) };
    let mut text = String::new();
    let written = hlsl::Writer::new(&mut text, &options, &pipeline).write(module, info, None)?;
    for name in written.entry_point_names {
        name.map_err(|e| hlsl::Error::Custom(e.to_string()))?;
    }
    Ok(text)
}

/// Checks that a composition can be written in the languages of Vulkan, Metal and Direct3D.
fn check_languages(
    kernel: Kernel,
    module: &naga::Module,
    info: &naga::valid::ModuleInfo,
    what: &str,
) {
    // no device here has matrix units, so this is as far as it goes
    assert!(spirv(module, info).len() > 100, "{what}");
    let metal = metal(module, info).unwrap_or_else(|e| panic!("{what} for Metal: {e}"));
    assert!(metal.contains("kernel void main_("), "{what}");
    // Direct3D has none
    if kernel != Kernel::MatmulUnits {
        let text = direct3d(module, info).unwrap_or_else(|e| panic!("{what} for D3D: {e}"));
        assert!(text.contains("[numthreads("), "{what}");
    }
}

/// Writes all compositions, at the sizes of GPUs, to the folder that `HOB_SPIRV` names, in the
/// languages of Vulkan (what `benches/shader_stats.py` reads), Metal and Direct3D.
#[test]
fn compositions_are_written_where_asked() {
    let Some(folder) = std::env::var_os("HOB_SPIRV") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for (kernel, piece) in compositions() {
        let sizes = KernelSizes::OF_GPUS;
        let constants = ShaderConstants {
            group: sizes.group(kernel),
            side: sizes.matmul_side,
            value_quads: 2,
            subgroups: true,
            params: ParamsPlace::Immediate,
        };
        let Some(source) = kernel.source(piece, &constants) else { continue };
        // the families that are compiled for have no matrix units
        if kernel == Kernel::MatmulUnits {
            continue;
        }
        let of_piece = match piece {
            ShaderPiece::None => String::new(),
            ShaderPiece::Weights(ty) | ShaderPiece::Int8(ty) => format!(" {ty}"),
            ShaderPiece::WeightsPair(a, b)
            | ShaderPiece::Int8Pair(a, b)
            | ShaderPiece::Int8Weights(a, b) => format!(" {a} {b}"),
            ShaderPiece::Cache(CacheTypes { k, v }) => format!(" {} {}", k.name(), v.name()),
            ShaderPiece::CacheWeights(CacheTypes { k, .. }, ty) => format!(" {} {ty}", k.name()),
        };
        let stem = format!("{}{of_piece}.{}", kernel.name(), kernel.bindings().len());
        let (module, info) = validated(kernel, &source, &stem);
        let folder = std::path::Path::new(&folder);
        let bytes = bytemuck::cast_slice(&spirv(&module, &info)).to_vec();
        std::fs::write(folder.join(format!("{stem}.spv")), bytes).unwrap();
        let texts = [
            ("metal", metal(&module, &info).unwrap()),
            ("hlsl", direct3d(&module, &info).unwrap()),
        ];
        for (language, text) in texts {
            std::fs::write(folder.join(format!("{stem}.{language}")), text).unwrap();
        }
    }
}

#[test]
fn every_composition_is_valid_and_binds_what_the_table_says() {
    let mut done = 0;
    for (kernel, piece) in compositions() {
        for subgroups in [false, true] {
            let constants =
                |params| ShaderConstants { group: 64, side: 8, value_quads: 2, subgroups, params };
            let Some(source) = kernel.source(piece, &constants(ParamsPlace::Immediate)) else {
                continue;
            };
            let what = format!("{} with {piece:?}, subgroups: {subgroups}", kernel.name());
            let (module, info) = validated(kernel, &source, &what);
            let in_uniforms = kernel.source(piece, &constants(ParamsPlace::Uniform)).unwrap();
            validated(kernel, &in_uniforms, &what);
            check_languages(kernel, &module, &info, &what);
            let mut bindings: Vec<_> = module
                .global_variables
                .iter()
                .filter_map(|(_, v)| {
                    let naga::AddressSpace::Storage { access } = v.space else { return None };
                    let written = access.contains(naga::StorageAccess::STORE);
                    Some((v.binding?.binding, if written { 'w' } else { 'r' }))
                })
                .collect();
            bindings.sort_unstable();
            let letters: String = bindings.iter().map(|b| b.1).collect();
            assert!(bindings.iter().enumerate().all(|(i, b)| b.0 as usize == i), "{what}");
            assert_eq!(letters, kernel.bindings(), "{what}");
            done += 1;
        }
    }
    let n = |needs| KERNELS.iter().filter(|row| row.needs == needs).count();
    let of_formats = (n(Needs::Weights) + n(Needs::WeightsPair)) * FORMATS.len()
        + (n(Needs::Int8) + n(Needs::Int8Pair) + n(Needs::Int8Weights)) * INT8_FORMATS.len()
        + n(Needs::CacheWeights) * 2 * FORMATS.len();
    let others = n(Needs::Cache) * caches().len() + n(Needs::Nothing);
    // one kernel needs subgroups
    assert_eq!(done, 2 * (of_formats + others) - FORMATS.len());
}
