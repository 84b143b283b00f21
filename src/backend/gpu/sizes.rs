//! Sizes of workgroups: those that suit an adapter's kind, and those that were measured to suit it,
//! kept in the cache folder for its driver.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::params::MAX_BINDINGS;
use super::shader::Kernel;
use crate::util::caches;

/// The variable that names another file of sizes, or with `off` none.
pub const VARIABLE: &str = "HOB_GPU_TUNING";
/// Features that matrix units take besides the configuration that [`units`] looks for.
pub(super) const UNITS: wgpu::Features = wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX
    .union(wgpu::Features::SHADER_F16)
    .union(wgpu::Features::SUBGROUP);
/// Number of the maker AMD.
const AMD: u32 = 0x1002;
/// Fewest lanes of attend_tile.wgsl.
const LEAST_TILE_LANES: u32 = 32;
/// Bytes of shared memory of matmul_units.wgsl.
const UNITS_MEMORY: u32 = 24 << 10;

/// Lanes per workgroup of each kind of kernel, and whether subgroup operations are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelSizes {
    /// Of products with one and few tokens.
    pub matvec: u32,
    /// Side of the square of lanes of a product with many tokens.
    pub matmul_side: u32,
    /// Quads of rows, and of tokens, that a lane of a product with many tokens makes: 1 or 2.
    pub matmul_quads: u32,
    /// Of attention: positions per tile; at least a quarter of the size of a head's values.
    pub attend: u32,
    /// Of everything else.
    pub other: u32,
    /// Most bytes of a matrix in one buffer; a larger one is cut at rows.
    pub chunk: u64,
    /// Reductions go through subgroup operations.
    pub subgroups: bool,
    /// Activations are multiplied in 8 bits, by weights of the types that have kernels for it.
    pub int8: bool,
    /// The workgroup that ends last may go on with what the others of its dispatch wrote.
    pub last_group: bool,
    /// Lanes of a subgroup where products with many tokens go through matrix units, in f16; 0 =
    /// they do not.
    pub units: u32,
}

/// Returns the bytes of the largest binding. Shaders find their bytes by 32-bit numbers, while
/// Metal binds as much as it has memory.
pub(super) fn largest_binding(limits: &wgpu::Limits) -> u64 {
    limits
        .max_storage_buffer_binding_size
        .min(limits.max_buffer_size)
        .min(u64::from(u32::MAX) & !15)
}

impl KernelSizes {
    /// The sizes that suit most GPUs. Tiles of 64 × 64 want 16 KiB of shared memory and 256 lanes,
    /// which every GPU has.
    pub(super) const OF_GPUS: KernelSizes = KernelSizes {
        matvec: 64,
        matmul_side: 16,
        matmul_quads: 1,
        attend: 128,
        other: 128,
        chunk: 1 << 27,
        subgroups: true,
        int8: false,
        last_group: true,
        units: 0,
    };

    /// Returns the sizes that suit an adapter. A software rasteriser runs lanes one after the
    /// other, so it gets small groups.
    pub fn of(adapter: &wgpu::Adapter) -> KernelSizes {
        let chunk = largest_binding(&adapter.limits());
        let subgroups = adapter.features().contains(wgpu::Features::SUBGROUP);
        let sizes = match adapter.get_info().device_type {
            wgpu::DeviceType::Cpu => {
                KernelSizes { matvec: 32, matmul_side: 8, attend: 64, other: 32, ..Self::OF_GPUS }
            }
            _ => Self::OF_GPUS,
        };
        // Metal's barriers are for the memory of one workgroup
        let info = adapter.get_info();
        let last_group = matches!(info.backend, wgpu::Backend::Vulkan | wgpu::Backend::Dx12);
        let matmul_quads = if is_rdna(&info) { 2 } else { 1 };
        KernelSizes { chunk, subgroups, last_group, matmul_quads, ..sizes }
    }

    /// Returns the sizes that were measured to suit an adapter best, or else those that suit its
    /// kind.
    pub(super) fn tuned(adapter: &wgpu::Adapter) -> KernelSizes {
        let of_kind = KernelSizes::of(adapter);
        read(&adapter.get_info()).map_or(of_kind, |tuned| tuned.over(of_kind))
    }

    /// Returns the sizes as far as a device has them.
    pub(super) fn within(self, limits: &wgpu::Limits) -> KernelSizes {
        let most = limits
            .max_compute_invocations_per_workgroup
            .min(limits.max_compute_workgroup_size_x)
            .max(1);
        // matmul has two tiles of 4 · side × 32 floats, matmul_wide of 8 · side × 16
        let side = most.isqrt().min(limits.max_compute_workgroup_storage_size / 1024).max(4);
        let power = |n: u32| 1 << n.ilog2();
        KernelSizes {
            matvec: self.matvec.min(power(most)),
            matmul_side: self.matmul_side.min(power(side)),
            attend: self.attend.min(power(most)),
            other: self.other.min(power(most)),
            chunk: self.chunk.min(largest_binding(limits)),
            last_group: self.last_group
                && limits.max_storage_buffers_per_shader_stage as usize >= MAX_BINDINGS,
            ..self
        }
    }

    /// Returns whether workgroups are large enough for attention of tiles of tokens.
    pub(super) fn takes_tiles(self) -> bool {
        self.attend >= LEAST_TILE_LANES
    }

    /// Returns the tokens of a tile of attention: one where there are no tiles.
    pub(super) fn tile_tokens(self) -> usize {
        if self.takes_tiles() { self.group(Kernel::AttendTile) as usize / 4 } else { 1 }
    }

    /// Returns the lanes of a workgroup of a kernel.
    pub(super) fn group(self, kernel: Kernel) -> u32 {
        match kernel {
            Kernel::Matvec
            | Kernel::MatvecInt8
            | Kernel::MatvecFew
            | Kernel::MatvecTile
            | Kernel::MatvecInt8Tile
            | Kernel::MatvecExperts
            | Kernel::MatvecHeads
            | Kernel::MatvecInt8Heads
            | Kernel::MatvecGated
            | Kernel::MatvecGatedInt8
            | Kernel::MatvecGatedToInt8
            | Kernel::MatvecSteps
            | Kernel::MatvecInt8Steps
            | Kernel::MatvecRoute
            | Kernel::MatvecRouteGated
            | Kernel::MatvecRouteGatedToInt8
            | Kernel::MatvecActivated
            | Kernel::MatvecInt8Activated
            | Kernel::MatvecExpertsGated
            | Kernel::MatvecExpertsSteps
            | Kernel::MatvecHeadsPair
            | Kernel::MatvecInt8HeadsPair
            | Kernel::MatvecParts
            | Kernel::MatvecInt8Parts
            | Kernel::MatvecPartsPair
            | Kernel::MatvecInt8PartsPair
            | Kernel::MatvecPartsNorm
            | Kernel::MatvecInt8PartsNorm
            | Kernel::MatvecPartsPairNorm
            | Kernel::MatvecInt8PartsPairNorm
            | Kernel::LatentHeads
            | Kernel::MultiplyHeads => self.matvec,
            Kernel::Matmul | Kernel::MatmulWide | Kernel::MatmulInt8 => {
                self.matmul_side * self.matmul_side
            }
            Kernel::MatmulUnits => self.units * 4,
            Kernel::Attend
            | Kernel::AttendWhole
            | Kernel::AttendToInt8
            | Kernel::AttendWholeToInt8
            | Kernel::AttendLatent
            | Kernel::AttendLatentToInt8 => self.attend,
            Kernel::AttendTile => self.attend.clamp(LEAST_TILE_LANES, 128),
            _ => self.other,
        }
    }
}

/// Returns whether an adapter is one of AMD whose subgroups may have 32 lanes. Its compiler makes
/// 1.2 instructions of a multiplication in tiles of two quads, and 2 in others, with as many
/// subgroups at once (RDNA 3) or 10 in place of 16 (RDNA 2): see `benches/record/radv`.
fn is_rdna(info: &wgpu::AdapterInfo) -> bool {
    info.vendor == AMD && info.subgroup_min_size == 32
}

/// Sizes that were found for an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tuned {
    /// Lanes of products with one and few tokens.
    pub matvec: u32,
    /// Side of the square of lanes of products with many tokens.
    pub matmul_side: u32,
    /// Quads of rows, and of tokens, of a lane of these.
    #[serde(default = "one")]
    pub matmul_quads: u32,
    /// Lanes of attention.
    pub attend: u32,
    /// Reductions go through subgroup operations.
    pub subgroups: bool,
    /// Activations are multiplied in 8 bits.
    pub int8: bool,
    /// Lanes of a subgroup, if products with many tokens go through matrix units; 0 = they do not.
    #[serde(default)]
    pub units: u32,
}

impl std::fmt::Display for Tuned {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Tuned { matvec, matmul_side: side, matmul_quads, attend, subgroups, int8, units } =
            self;
        let subgroups = if *subgroups { "with" } else { "without" };
        let numbers = if *int8 { "8 bits" } else { "floats" };
        write!(f, "matvec {matvec}, matmul {side} × {side}")?;
        let edge = 4 * matmul_quads;
        write!(f, " lanes of {edge} × {edge}, attention {attend} lanes; ")?;
        let units = if *units > 0 { ", prompts on matrix units" } else { "" };
        write!(f, "{subgroups} subgroup operations, activations in {numbers}{units}")
    }
}

/// The file that keeps what was found.
#[derive(Serialize, Deserialize)]
struct TunedFile {
    adapter: String,
    driver: String,
    sizes: Tuned,
}

impl Tuned {
    /// Returns these sizes, and of others what is not tuned.
    pub fn over(self, sizes: KernelSizes) -> KernelSizes {
        let Tuned { matvec, matmul_side, matmul_quads, attend, subgroups, int8, units } = self;
        let subgroups = subgroups && sizes.subgroups;
        let units = if subgroups { units } else { 0 };
        KernelSizes { matvec, matmul_side, matmul_quads, attend, subgroups, int8, units, ..sizes }
    }

    /// Returns whether kernels can be made with them.
    fn is_sound(&self) -> bool {
        let lanes = |n: u32| n.is_power_of_two() && (4..=1024).contains(&n);
        lanes(self.matvec)
            && lanes(self.attend)
            && self.matmul_side.is_power_of_two()
            && self.matmul_side <= 16
            && (1..=2).contains(&self.matmul_quads)
            && (self.units == 0 || self.units.is_power_of_two() && self.units <= 128)
    }
}

/// Returns the quads of a lane of products with many tokens in files that do not tell them.
fn one() -> u32 {
    1
}

/// Returns the driver and its version.
fn driver(info: &wgpu::AdapterInfo) -> String {
    [info.driver.as_str(), &info.driver_info].join(" ").trim().to_owned()
}

/// Returns the place of an adapter's file; `None` where the system has no place for caches.
pub fn path(info: &wgpu::AdapterInfo) -> Option<PathBuf> {
    let name =
        format!("{}-{:04x}-{:04x}.json", info.backend, info.vendor, info.device).to_lowercase();
    Some(caches::folder("gpu")?.join(name))
}

/// Reads what was found for this adapter with this driver.
pub fn read(info: &wgpu::AdapterInfo) -> Option<Tuned> {
    let path = match std::env::var_os(VARIABLE) {
        Some(off) if off == "off" => return None,
        Some(other) => PathBuf::from(other),
        None => path(info)?,
    };
    let told = std::env::var_os(VARIABLE).is_some();
    let ignored = |why: String| {
        tracing::warn!("{}: {why}; the GPU runs with sizes that suit its kind", path.display());
        None
    };
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(e) if told => return ignored(e.to_string()),
        Err(_) => return None,
    };
    match serde_json::from_slice::<TunedFile>(&bytes) {
        Err(e) => ignored(e.to_string()),
        Ok(file) if !file.sizes.is_sound() => {
            ignored("sizes are powers of 2 within what kernels take".into())
        }
        Ok(file) if !told && (file.adapter != info.name || file.driver != driver(info)) => {
            ignored(format!(
                "it is of {} with {}; `hob bench kernels --device gpu` measures anew",
                file.adapter, file.driver
            ))
        }
        Ok(file) => Some(file.sizes),
    }
}

/// Keeps what was found, and returns where.
///
/// # Errors
/// If there is no place for it, or it cannot be written.
pub fn save(info: &wgpu::AdapterInfo, sizes: Tuned) -> std::io::Result<PathBuf> {
    let path =
        path(info).ok_or_else(|| std::io::Error::other("the system names no folder for caches"))?;
    let file = TunedFile { adapter: info.name.clone(), driver: driver(info), sizes };
    caches::write(&path, &serde_json::to_vec_pretty(&file)?)?;
    Ok(path)
}

/// Returns the lanes of a subgroup, if the adapter has matrix units that matmul_units.wgsl can use:
/// products of 16 × 16 × 16 in f16, summed in f32. A shader cannot ask for a size of subgroups, so
/// theirs must be the same always.
pub fn units(adapter: &wgpu::Adapter) -> Option<u32> {
    use wgpu::CooperativeScalarType::{F16, F32};
    let info = adapter.get_info();
    let limits = adapter.limits();
    let lanes = info.subgroup_min_size;
    let is_wanted = |p: &wgpu::CooperativeMatrixProperties| {
        [p.m_size, p.n_size, p.k_size] == [16; 3] && p.ab_type == F16 && p.cr_type == F32
    };
    let fits = adapter.features().contains(UNITS)
        && lanes == info.subgroup_max_size
        && lanes.is_power_of_two()
        && lanes * 4 <= limits.max_compute_invocations_per_workgroup
        && UNITS_MEMORY <= limits.max_compute_workgroup_storage_size
        && adapter.cooperative_matrix_properties().iter().any(is_wanted);
    fits.then_some(lanes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sizes_that_kernels_take_are_believed() {
        let sound = Tuned {
            matvec: 64,
            matmul_side: 16,
            matmul_quads: 2,
            attend: 128,
            subgroups: true,
            int8: true,
            units: 32,
        };
        assert!(sound.is_sound());
        for bad in [
            Tuned { matvec: 0, ..sound },
            Tuned { matvec: 48, ..sound },
            Tuned { attend: 2048, ..sound },
            Tuned { matmul_side: 32, ..sound },
            Tuned { matmul_side: 0, ..sound },
            Tuned { matmul_quads: 0, ..sound },
            Tuned { matmul_quads: 3, ..sound },
            Tuned { units: 24, ..sound },
        ] {
            assert!(!bad.is_sound(), "{bad:?}");
        }
    }
}
