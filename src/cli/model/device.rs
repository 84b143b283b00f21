//! The value of `--device`: a kind of device, or a GPU by its name.

use std::ffi::OsStr;

use clap::ValueEnum;
use clap::builder::{PossibleValue, TypedValueParser};

use crate::cli::Error;
use crate::context;

/// A kind of device that a model runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Device {
    /// A real GPU if there is one that takes the model, else the CPU
    Auto,
    /// The CPU
    Cpu,
    /// A GPU
    Gpu,
}

/// The device that a model runs on, as it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum DeviceChoice {
    /// One of a kind.
    Kind(Device),
    /// A GPU by its name.
    Named(String),
}

/// The back ends of llama.cpp by which its devices are named and which hob has not.
const OTHER_BACKENDS: [&str; 10] =
    ["CUDA", "ROCm", "HIP", "SYCL", "OpenCL", "GPUOpenCL", "CANN", "MUSA", "RPC", "BLAS"];

/// Reads a kind of device, llama-server's `none`, or the name of one GPU.
pub(super) fn read(text: &str) -> Result<DeviceChoice, String> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(DeviceChoice::Kind(Device::Cpu));
    }
    if let Ok(kind) = Device::from_str(text, true) {
        return Ok(DeviceChoice::Kind(kind));
    }
    let mut names = text.split(',').map(str::trim);
    let first = names.next().unwrap_or_default();
    if first.is_empty() {
        return Err("auto, cpu, gpu, none or the name of a GPU was expected".into());
    }
    if names.any(|name| name != first) {
        return Err("hob computes on one GPU, and on the CPU: one name was expected".into());
    }
    let backend = first.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_other = OTHER_BACKENDS.iter().any(|other| backend.eq_ignore_ascii_case(other));
    if is_other && backend.len() < first.len() {
        return Err(
            "hob computes through Vulkan, Metal and DirectX 12; `hob devices` names the GPUs \
                    that it finds"
                .into(),
        );
    }
    Ok(DeviceChoice::Named(first.to_owned()))
}

/// The reader of [`DeviceChoice`], which shows the kinds as values.
#[derive(Clone, Debug)]
pub(super) struct DeviceParser;

impl TypedValueParser for DeviceParser {
    type Value = DeviceChoice;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<DeviceChoice, clap::Error> {
        read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let kinds = Device::value_variants().iter();
        Some(Box::new(kinds.filter_map(ValueEnum::to_possible_value)))
    }
}

impl DeviceChoice {
    /// Returns the device of a context, for which `--gpu-name` may name a GPU.
    ///
    /// # Errors
    /// When the two do not go together.
    pub(super) fn with_gpu_name(&self, name: Option<&str>) -> Result<context::Device, Error> {
        let named = |name: &str| context::Device::Gpu { name: Some(name.to_owned()) };
        match (self, name) {
            (DeviceChoice::Kind(Device::Cpu), Some(name)) => {
                Err(Error::Usage(format!("--gpu-name {name} does not go with --device cpu")))
            }
            (DeviceChoice::Named(device), Some(name)) => Err(Error::Usage(format!(
                "--gpu-name {name} does not go with --device {device}: each names a GPU"
            ))),
            (DeviceChoice::Kind(Device::Cpu), None) => Ok(context::Device::Cpu),
            (DeviceChoice::Kind(Device::Auto), None) => Ok(context::Device::Auto),
            (DeviceChoice::Kind(Device::Gpu), None) => Ok(context::Device::Gpu { name: None }),
            (DeviceChoice::Kind(Device::Auto | Device::Gpu), Some(name)) => Ok(named(name)),
            (DeviceChoice::Named(name), None) => Ok(named(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_names_are_read() {
        for (text, expected) in [
            ("auto", DeviceChoice::Kind(Device::Auto)),
            ("CPU", DeviceChoice::Kind(Device::Cpu)),
            ("none", DeviceChoice::Kind(Device::Cpu)),
            ("gpu", DeviceChoice::Kind(Device::Gpu)),
            ("Vulkan0", DeviceChoice::Named("Vulkan0".into())),
            ("Vulkan0,Vulkan0", DeviceChoice::Named("Vulkan0".into())),
            ("radeon rx", DeviceChoice::Named("radeon rx".into())),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_hob_cannot_do_is_refused() {
        for (text, expected) in [
            ("Vulkan0,Vulkan1", "one GPU"),
            ("CUDA0", "hob devices"),
            ("rocm1", "hob devices"),
            ("", "was expected"),
            (",", "was expected"),
        ] {
            let refused = read(text).unwrap_err();
            assert!(refused.contains(expected), "{text}: {refused}");
        }
    }

    #[test]
    fn both_options_name_no_more_than_one_gpu() {
        let named = DeviceChoice::Named("Vulkan0".into());
        assert!(named.with_gpu_name(Some("radeon")).is_err());
        let one = named.with_gpu_name(None).unwrap();
        assert_eq!(one, context::Device::Gpu { name: Some("Vulkan0".into()) });
        let any = DeviceChoice::Kind(Device::Auto).with_gpu_name(Some("radeon")).unwrap();
        assert_eq!(any, context::Device::Gpu { name: Some("radeon".into()) });
        assert!(DeviceChoice::Kind(Device::Cpu).with_gpu_name(Some("radeon")).is_err());
    }
}
