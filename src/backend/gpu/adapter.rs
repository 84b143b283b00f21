//! The GPUs of this machine, and choosing one.
//!
//! Knows adapters and their limits; knows nothing of models. A machine without a Vulkan loader has
//! no adapters, which is no error until a GPU is asked for by name.

use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use super::Error;
use super::params::{IMMEDIATE_BYTES, MAX_BINDINGS};
use super::sizes::{self, Tuned, UNITS};

/// Features that timestamps between dispatches take.
pub(super) const TIMESTAMPS: wgpu::Features =
    wgpu::Features::TIMESTAMP_QUERY.union(wgpu::Features::TIMESTAMP_QUERY_INSIDE_PASSES);

/// Features that are used where a device has them.
const WANTED: wgpu::Features =
    wgpu::Features::SUBGROUP.union(wgpu::Features::PIPELINE_CACHE).union(TIMESTAMPS);

/// An adapter, described for people and programs.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Description {
    /// As the driver calls it.
    pub name: String,
    /// Its back end and its number among those of the same, as in `Vulkan0`.
    pub device: String,
    /// `discrete`, `integrated`, `virtual`, `software` or `other`.
    pub kind: &'static str,
    /// `vulkan`, `metal` or `dx12`.
    pub api: String,
    /// Driver and its version.
    pub driver: String,
    /// True if hob can compute on it.
    pub usable: bool,
    /// Bytes of the largest buffer.
    pub max_buffer: u64,
    /// Bytes of the largest part of a buffer that a shader sees.
    pub max_binding: u64,
    /// Bytes of memory shared by a workgroup.
    pub workgroup_memory: u32,
    /// Lanes of a workgroup.
    pub workgroup_size: u32,
    /// Fewest and most lanes of a subgroup; 0 where there are no subgroup operations.
    pub subgroup: [u32; 2],
    /// Features that matter here.
    pub features: Vec<&'static str>,
    /// Sizes of workgroups that `hob bench kernels` found for this adapter and driver.
    pub tuned: Option<Tuned>,
}

/// Completes a future of wgpu: on native platforms they are ready at once, or when the device is
/// polled, and in a browser when its page has gone on.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut context) {
            return output;
        }
        #[cfg(not(target_family = "wasm"))]
        std::thread::yield_now();
        #[cfg(target_family = "wasm")]
        crate::util::platform::pause();
    }
}

const BACKENDS: wgpu::Backends = wgpu::Backends::VULKAN
    .union(wgpu::Backends::METAL)
    .union(wgpu::Backends::DX12)
    .union(wgpu::Backends::BROWSER_WEBGPU);

/// Returns all adapters, of one instance for the whole process: with an instance for each model,
/// NVIDIA's driver for Linux (580.159) was found some dozens of times and then no more, as if it
/// could not be loaded and let go without end. Where there are no adapters, none is kept, so that a
/// first driver is found when it comes.
fn adapters() -> Vec<wgpu::Adapter> {
    static INSTANCE: Mutex<Option<wgpu::Instance>> = Mutex::new(None);
    let mut kept = INSTANCE.lock().unwrap_or_else(PoisonError::into_inner);
    let instance = kept.take().unwrap_or_else(instance);
    let found = found_by(&instance);
    if !found.is_empty() {
        *kept = Some(instance);
    }
    found
}

#[cfg(not(target_family = "wasm"))]
fn found_by(instance: &wgpu::Instance) -> Vec<wgpu::Adapter> {
    block_on(instance.enumerate_adapters(BACKENDS))
}

/// Returns the one that the browser gives; it lists none.
#[cfg(target_family = "wasm")]
fn found_by(instance: &wgpu::Instance) -> Vec<wgpu::Adapter> {
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    block_on(instance.request_adapter(&options)).into_iter().collect()
}

fn instance() -> wgpu::Instance {
    wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends: BACKENDS,
        flags: wgpu::InstanceFlags::empty(),
        // other processes have need of a device too, and a driver that is out of memory may not say
        // so in time
        memory_budget_thresholds: wgpu::MemoryBudgetThresholds {
            for_resource_creation: Some(95),
            for_device_loss: None,
        },
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    })
}

fn kind(info: &wgpu::AdapterInfo) -> &'static str {
    match info.device_type {
        wgpu::DeviceType::DiscreteGpu => "discrete",
        wgpu::DeviceType::IntegratedGpu => "integrated",
        wgpu::DeviceType::VirtualGpu => "virtual",
        wgpu::DeviceType::Cpu => "software",
        wgpu::DeviceType::Other => "other",
    }
}

/// Returns the name of an adapter; browsers tell its maker at most.
pub(super) fn name(adapter: &wgpu::Adapter) -> String {
    let info = adapter.get_info();
    if info.name.is_empty() { format!("{} {}", info.backend, info.driver) } else { info.name }
}

fn is_usable(adapter: &wgpu::Adapter) -> bool {
    has_bindings(&adapter.limits())
}

fn has_bindings(limits: &wgpu::Limits) -> bool {
    limits.max_storage_buffers_per_shader_stage >= MAX_BINDINGS as u32
}

/// Returns all adapters, in the order in which they are numbered.
pub fn list() -> Vec<Description> {
    let all = adapters();
    let infos: Vec<_> = all.iter().map(wgpu::Adapter::get_info).collect();
    let named = all.iter().zip(device_names(infos.iter().map(|info| info.backend)));
    named.map(|(adapter, device)| describe(adapter, device)).collect()
}

/// Returns the names of devices with these back ends, as llama.cpp gives them.
fn device_names(backends: impl Iterator<Item = wgpu::Backend>) -> Vec<String> {
    let mut names: Vec<(wgpu::Backend, String)> = Vec::new();
    for backend in backends {
        let n_before = names.iter().filter(|(other, _)| *other == backend).count();
        let space = match backend {
            wgpu::Backend::Vulkan => "Vulkan",
            wgpu::Backend::Metal => "Metal",
            // a number follows
            wgpu::Backend::Dx12 => "DirectX",
            other => other.to_str(),
        };
        names.push((backend, format!("{space}{n_before}")));
    }
    names.into_iter().map(|(_, name)| name).collect()
}

fn describe(adapter: &wgpu::Adapter, device: String) -> Description {
    let info = adapter.get_info();
    let limits = adapter.limits();
    let features = adapter.features();
    let has_subgroups = features.contains(wgpu::Features::SUBGROUP);
    let named = [
        (wgpu::Features::SUBGROUP, "subgroups"),
        (wgpu::Features::SHADER_F16, "f16"),
        (wgpu::Features::IMMEDIATES, "immediates"),
        (wgpu::Features::PIPELINE_CACHE, "pipeline-cache"),
        (wgpu::Features::TIMESTAMP_QUERY, "timestamps"),
        (wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX, "cooperative-matrix"),
    ];
    Description {
        tuned: sizes::read(&info),
        kind: kind(&info),
        api: info.backend.to_string(),
        driver: [info.driver, info.driver_info].join(" ").trim().to_string(),
        name: info.name,
        device,
        usable: is_usable(adapter),
        max_buffer: limits.max_buffer_size,
        max_binding: limits.max_storage_buffer_binding_size,
        workgroup_memory: limits.max_compute_workgroup_storage_size,
        workgroup_size: limits.max_compute_invocations_per_workgroup,
        subgroup: if has_subgroups {
            [info.subgroup_min_size, info.subgroup_max_size]
        } else {
            [0; 2]
        },
        features: named
            .iter()
            .filter(|(f, _)| features.contains(*f))
            .map(|(_, name)| *name)
            .collect(),
    }
}

/// Picks an adapter: the one that `name` is the device name of, part of the name of (any case) or
/// the number of, else the best real GPU, else any.
///
/// # Errors
/// If there is none of that name, or none at all, or it lacks what hob needs.
pub fn choose(name: Option<&str>) -> Result<wgpu::Adapter, Error> {
    let all = adapters();
    let devices = || device_names(all.iter().map(|a| a.get_info().backend));
    let names = || {
        let shown =
            |(a, device): (&wgpu::Adapter, String)| format!("{device} (`{}`)", a.get_info().name);
        let names: Vec<_> = all.iter().zip(devices()).map(shown).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    };
    let chosen = match name {
        Some(name) => {
            let by_name = || {
                all.iter().find(|a| a.get_info().name.to_lowercase().contains(&name.to_lowercase()))
            };
            let by_number = name.parse::<usize>().ok().and_then(|i| all.get(i));
            let by_device = || {
                let is_it = |device: &String| device.eq_ignore_ascii_case(name);
                devices().iter().position(is_it).and_then(|i| all.get(i))
            };
            by_number
                .or_else(by_device)
                .or_else(by_name)
                .ok_or_else(|| Error::NoSuchAdapter { name: name.into(), found: names() })?
        }
        None => {
            all.iter().filter(|a| is_usable(a)).min_by_key(|a| rank(a)).ok_or(Error::NoAdapter)?
        }
    };
    if !is_usable(chosen) {
        return Err(Error::Unusable { name: chosen.get_info().name });
    }
    Ok(chosen.clone())
}

/// Returns the GPU worth choosing unasked, if there is one: never a software rasteriser.
pub fn real() -> Option<wgpu::Adapter> {
    if !has_device_file() {
        return None;
    }
    // a browser does not say of what kind its adapter is
    let is_browser = cfg!(target_family = "wasm");
    let is_real = |a: &wgpu::Adapter| {
        is_usable(a) && (is_browser || rank(a) < rank_of(wgpu::DeviceType::Other))
    };
    adapters().into_iter().filter(is_real).min_by_key(rank)
}

/// Returns whether the system knows a GPU by a file in /dev, without which no driver reaches one.
/// Drivers take tenths of a second to load, software rasterisers too, and a machine without a GPU
/// should not wait for them.
#[cfg(target_os = "linux")]
fn has_device_file() -> bool {
    const GPUS: [&str; 9] =
        ["dri", "nvidia", "nvhost", "nvgpu", "nvmap", "dxg", "kgsl", "mali", "pvr"];
    let Ok(files) = std::fs::read_dir("/dev") else { return true };
    let mut names = files.flatten().map(|file| file.file_name());
    names.any(|name| GPUS.iter().any(|gpu| name.to_string_lossy().starts_with(gpu)))
}

#[cfg(not(target_os = "linux"))]
fn has_device_file() -> bool {
    true
}

fn rank(adapter: &wgpu::Adapter) -> u8 {
    rank_of(adapter.get_info().device_type)
}

/// Returns the rank of a kind of device; lower is better.
fn rank_of(kind: wgpu::DeviceType) -> u8 {
    match kind {
        wgpu::DeviceType::DiscreteGpu => 0,
        wgpu::DeviceType::IntegratedGpu => 1,
        wgpu::DeviceType::VirtualGpu => 2,
        wgpu::DeviceType::Other => 3,
        wgpu::DeviceType::Cpu => 4,
    }
}

/// Opens the adapter with these limits, and with its matrix units if they are to be used.
///
/// # Errors
/// If the limits are too small, or what the driver says.
pub fn open(
    adapter: &wgpu::Adapter,
    limits: wgpu::Limits,
    with_units: bool,
) -> Result<(wgpu::Device, wgpu::Queue), Error> {
    let name = adapter.get_info().name;
    if !has_bindings(&limits) {
        return Err(Error::Unusable { name });
    }
    let mut features = WANTED & adapter.features();
    // the parameters of a dispatch travel with it
    if limits.max_immediate_size >= IMMEDIATE_BYTES {
        features |= wgpu::Features::IMMEDIATES & adapter.features();
    }
    let descriptor = wgpu::DeviceDescriptor {
        label: Some("hob"),
        required_features: if with_units { features | UNITS } else { features },
        experimental_features: if with_units {
            // SAFETY: the one shader that uses them keeps to what they are for: subgroups of one
            // size, matrices of a configuration that the driver lists, and memory of theirs alone.
            unsafe { wgpu::ExperimentalFeatures::enabled() }
        } else {
            wgpu::ExperimentalFeatures::disabled()
        },
        required_limits: limits,
        // a model is a few large buffers that live as long as the process
        memory_hints: wgpu::MemoryHints::MemoryUsage,
        ..Default::default()
    };
    block_on(adapter.request_device(&descriptor))
        .map_err(|e| Error::Open { name, reason: e.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_software_rasteriser_is_the_last_choice() {
        use wgpu::DeviceType::*;
        for better in [DiscreteGpu, IntegratedGpu, VirtualGpu] {
            assert!(rank_of(better) < rank_of(Other) && rank_of(Other) < rank_of(Cpu));
        }
    }

    #[test]
    fn devices_are_numbered_by_back_end() {
        use wgpu::Backend::*;
        let names = device_names([Vulkan, Dx12, Vulkan, Metal].into_iter());
        assert_eq!(names, ["Vulkan0", "DirectX0", "Vulkan1", "Metal0"]);
    }

    #[test]
    fn a_name_that_fits_nothing_names_what_there_is() {
        let error =
            choose(Some("no such adapter")).map(|a| a.get_info().name).unwrap_err().to_string();
        assert!(error.contains("no such adapter"), "{error}");
    }
}
