//! `hob bench kernels --device gpu`: the kernels of a GPU at several sizes of workgroups; the best
//! sizes are kept.

use std::io::Write;
use std::process::ExitCode;

use super::output::ReportForm;
use crate::backend::gpu::{adapter, sizes, tune};
use crate::cli::Error;
use crate::context;

/// Measures, keeps what is best unless it is a `dry_run`, and prints.
pub(super) fn run(
    name: Option<&str>,
    mib: usize,
    dry_run: bool,
    output: ReportForm,
) -> Result<ExitCode, Error> {
    let failed = |e: crate::backend::gpu::Error| Error::Context(context::Error::Gpu(e));
    let adapter = adapter::choose(name).map_err(failed)?;
    let info = adapter.get_info();
    let mut out = crate::cli::stdout();
    if output == ReportForm::Md {
        writeln!(out, "{}, matrices of {mib} MiB\n", info.name)?;
        writeln!(out, "| kernel | lanes | subgroups | µs | GB/s | GOP/s |")?;
        writeln!(out, "|---|--:|---|--:|--:|--:|")?;
        out.flush()?;
    }
    let mut lines = Vec::new();
    let mut written = Ok(());
    let mut tell = |line: tune::TuneLine| {
        if output == ReportForm::Md && written.is_ok() {
            let tune::TuneLine { kernel, group, subgroups, us, gb_per_s, gop_per_s } = &line;
            let subgroups = if *subgroups { "yes" } else { "no" };
            written = writeln!(
                out,
                "| {kernel} | {group} | {subgroups} | {us:.1} | {gb_per_s:.1} | {gop_per_s:.1} |"
            )
            .and_then(|()| out.flush());
        }
        lines.push(line);
    };
    let best = tune::measure(&adapter, mib, &mut tell).map_err(failed)?;
    written?;
    let kept = if dry_run {
        None
    } else {
        Some(sizes::save(&info, best).map_err(Error::system("the sizes cannot be kept"))?)
    };
    match output {
        ReportForm::Md => {
            writeln!(out, "\nBest: {best}")?;
            if let Some(path) = kept {
                writeln!(out, "Kept in {}", path.display())?;
            }
        }
        ReportForm::Json => {
            let all = serde_json::json!({ "gpu": info.name, "mib": mib, "rows": lines,
                "best": best, "kept": kept });
            crate::cli::write_json(&mut out, &all)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
