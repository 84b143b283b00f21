//! `hob devices`: what a model can compute on.

use std::io::Write;
use std::process::ExitCode;

use hob_kernels::Isa;

use super::Error;

const EXAMPLES: &str = "\
Examples:
  hob devices                              the CPU's instruction sets, GPUs and their limits
  hob devices --json | jq .gpus            the same for programs
  hob run -m model.gguf --gpu-name radeon  compute on one of them";

/// List what a model can compute on
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[cfg(feature = "gpu")]
fn gpus() -> Vec<crate::backend::gpu::adapter::Description> {
    crate::backend::gpu::adapter::list()
}

#[cfg(not(feature = "gpu"))]
fn gpus() -> Vec<serde_json::Value> {
    Vec::new()
}

/// Prints the list.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let isas: Vec<_> = Isa::available().map(Isa::name).collect();
    let gpus = gpus();
    let mut out = super::stdout();
    if args.json {
        let all =
            serde_json::json!({ "cpu": isas, "gpu_support": cfg!(feature = "gpu"), "gpus": gpus });
        super::write_json(&mut out, &all)?;
    } else {
        writeln!(out, "CPU: {}", isas.join(", "))?;
        print(&gpus, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(not(feature = "gpu"))]
fn print(_: &[serde_json::Value], out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "GPU: this build computes on the CPU only")
}

#[cfg(feature = "gpu")]
fn print(
    gpus: &[crate::backend::gpu::adapter::Description],
    out: &mut impl Write,
) -> std::io::Result<()> {
    if gpus.is_empty() {
        writeln!(out, "GPU: none found")?;
    }
    for (i, gpu) in gpus.iter().enumerate() {
        writeln!(out, "GPU {i}: {} ({}, {})", gpu.name, gpu.kind, gpu.api)?;
        writeln!(out, "  device            {}", gpu.device)?;
        writeln!(out, "  driver            {}", gpu.driver)?;
        let mib = |bytes: u64| format!("{} MiB", bytes >> 20);
        writeln!(
            out,
            "  largest buffer    {}, of which {} in one binding",
            mib(gpu.max_buffer),
            mib(gpu.max_binding)
        )?;
        let kib = gpu.workgroup_memory >> 10;
        writeln!(
            out,
            "  workgroups        {} lanes, {kib} KiB of shared memory",
            gpu.workgroup_size
        )?;
        match gpu.subgroup {
            [0, 0] => {}
            [few, many] if few == many => writeln!(out, "  subgroups         {few} lanes")?,
            [few, many] => writeln!(out, "  subgroups         {few} to {many} lanes")?,
        }
        writeln!(out, "  features          {}", gpu.features.join(", "))?;
        if let Some(tuned) = gpu.tuned {
            writeln!(out, "  tuned             {tuned}")?;
        }
        if !gpu.usable {
            writeln!(out, "  not usable        it has no immediates of the size that hob needs")?;
        }
        if gpu.kind == "software" {
            writeln!(
                out,
                "  chosen            only with --device gpu or --gpu-name: \
                 it is a rasteriser on the CPU"
            )?;
        }
    }
    Ok(())
}
