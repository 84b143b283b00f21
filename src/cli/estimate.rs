//! `hob estimate`: the memory that a model takes, and whether this machine has it, before it is
//! loaded.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::Error;
use super::model::{ComputeArgs, TowerArgs, context_size};
use super::named::named_source;
use super::overrides::OverrideArgs;
use super::slots::SlotSizes;
use super::units::{binary_size, counted};
use crate::backend::expert_layers::as_ranges;
use crate::context::{ContextOptions, Footprint};
use crate::runtime::{Estimate, ModelSource, MtpUse, RuntimeOptions};

const EXAMPLES: &str = "\
Examples:
  hob estimate model.gguf                          as `hob serve -m model.gguf` would run it
  hob estimate model.gguf -c 8192 --parallel 2     as with these options
  hob estimate model.gguf -c 4096,16384,65536      a line for each context
  hob estimate model.gguf --cache-type-k q8_0 --cache-type-v q8_0
  hob estimate org/model-GGUF:Q4_K_M --json | jq .largest_context
  hob serve -m model.gguf --ctx-size 8192 --dry-run

All figures are of a server whose every request has filled its context; until then it takes less.
The exit code is 0 if that fits in the memory that is available now, and 1 if it does not. Sizes
come from the code that takes the memory, so that they are those of this version on this machine.";

/// Say what memory a model takes, and whether it fits, without loading it
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct EstimateArgs {
    /// GGUF file of the model, or a name in the store [default: the shipped model]
    model: Option<PathBuf>,
    /// Tokens of context as for `hob serve`, or several numbers separated by commas; 0 is what the
    /// model was trained for
    #[arg(
        short,
        long,
        value_name = "N",
        value_delimiter = ',',
        default_value = "0",
        value_parser = context_size,
        allow_negative_numbers = true
    )]
    ctx_size: Vec<usize>,
    /// Requests computed at once (also -np) [default: 4, each with the whole context]
    #[arg(
        long,
        value_parser = clap::value_parser!(i16).range(-1..=256),
        allow_negative_numbers = true
    )]
    parallel: Option<i16>,
    /// Give each request the whole of --ctx-size, whatever --parallel says
    #[arg(long, visible_alias = "kvu")]
    kv_unified: bool,
    /// Most tokens of one step
    #[arg(short, long, default_value_t = ContextOptions::default().n_batch)]
    batch_size: usize,
    /// A draft model: a GGUF file or a name in the store (also -md)
    #[arg(long, visible_alias = "model-draft", value_name = "MODEL")]
    draft: Option<PathBuf>,
    /// MiB that it must fit in [default: what the machine can give now]
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// One JSON object, sizes in bytes
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    overrides: OverrideArgs,
    #[command(flatten)]
    tower: TowerArgs,
    #[command(flatten)]
    compute: ComputeArgs,
}

impl EstimateArgs {
    /// Returns the options of a server with this `ctx_size`.
    fn options(&self, ctx_size: usize) -> Result<RuntimeOptions, Error> {
        let SlotSizes { n_ctx, n_seq } = SlotSizes::of(ctx_size, self.parallel, self.kv_unified);
        let context = ContextOptions {
            n_ctx,
            n_seq,
            n_batch: self.batch_size.max(n_seq),
            ..self.compute.context_options()?
        };
        let draft = self.draft.as_ref().map(|draft| named_source(&Some(draft.clone())));
        let draft = draft.transpose()?;
        Ok(RuntimeOptions {
            context,
            mmproj: self.tower.source(),
            image_tokens: self.tower.image_tokens()?,
            draft,
            mtp: MtpUse::IfThere,
            ..Default::default()
        })
    }
}

/// Prints the estimate.
pub(super) fn run(args: EstimateArgs) -> Result<ExitCode, Error> {
    let source = named_source(&args.model)?.with_overrides(args.overrides.all()?);
    let first = args.ctx_size.first().copied().unwrap_or(0);
    let mut estimate = Estimate::of(&source, &args.options(first)?)?;
    if let Some(mib) = args.memory {
        estimate.available = estimate.available.min(mib.saturating_mul(1 << 20));
    }
    let mut all = vec![estimate];
    for &ctx_size in args.ctx_size.iter().skip(1) {
        let options = args.options(ctx_size)?;
        let n_ctx = options.context.n_ctx.unwrap_or(all[0].model.plan.n_ctx_train);
        let next = all[0].with_context(&source, n_ctx, &options)?;
        all.push(next);
    }
    let mut out = super::stdout();
    if args.json {
        let mut object = as_json(&source, &all[0]);
        if all.len() > 1 {
            object["contexts"] = all.iter().map(context_json).collect();
        }
        super::write_json(&mut out, &object)?;
    } else {
        print(&source, &all[0], &mut out)?;
        if all.len() > 1 {
            print_contexts(&all, &mut out)?;
        }
    }
    out.flush()?;
    Ok(verdict(&all[0]))
}

/// Prints the estimate of what another command would run.
///
/// # Errors
/// If the model cannot be read, or be run with these options.
pub(super) fn dry_run(source: &ModelSource, options: &RuntimeOptions) -> Result<ExitCode, Error> {
    let estimate = Estimate::of(source, options)?;
    let mut out = super::stdout();
    print(source, &estimate, &mut out)?;
    out.flush()?;
    Ok(verdict(&estimate))
}

/// Returns exit code 0 if the model fits, else 1.
fn verdict(estimate: &Estimate) -> ExitCode {
    if estimate.fits() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a line of the table.
fn line(out: &mut impl Write, name: &str, n_bytes: u64, about: &str) -> std::io::Result<()> {
    writeln!(out, "  {name:15}{:>12}  {about}", binary_size(n_bytes)).map(drop)
}

/// Prints an estimate for people.
fn print(source: &ModelSource, found: &Estimate, out: &mut impl Write) -> Result<(), Error> {
    let plan = &found.model.plan;
    let Footprint { n_ctx, n_seq, ref isa, .. } = found.context;
    let device = match &found.context.gpu {
        Some(gpu) => {
            format!("{} ({} of {} layers)", gpu.name, gpu.n_layers, plan.layers.len())
        }
        None => format!("the CPU ({isa})"),
    };
    writeln!(out, "{source}: {}, trained for {} tokens", plan.arch, plan.n_ctx_train)?;
    let at_once = counted(n_seq, "request");
    writeln!(out, "{at_once} at once, each of up to {n_ctx} tokens, on {device}\n")?;
    line(out, "process", found.process, "program, vocabulary, template, tables of constraints")?;
    print_context(&found.context, out)?;
    if let Some(tower) = &found.tower {
        line(out, "vision tower", tower.weights, "its tensors")?;
        line(out, "  an image", tower.scratch, "activations of the largest")?;
    }
    if let Some(draft) = &found.draft {
        writeln!(out, "  draft model {}", draft.name)?;
        print_context(&draft.context, out)?;
    }
    let fits = if found.fits() { "fits" } else { "does not fit" };
    let about = format!("of {} available: {fits}", binary_size(found.available));
    line(out, "total", found.total(), &about)?;
    print_gpu(found, out)?;
    match found.largest_context() {
        Some(0) => writeln!(out, "\nno context fits: there is no memory for the weights")?,
        Some(n) => writeln!(out, "\nlargest context that fits: {n} tokens for each request")?,
        None => {}
    }
    if !found.fits() {
        writeln!(
            out,
            "--ctx-size, --parallel, --cache-type-k q8_0 --cache-type-v q8_0 and a model of a \
             smaller type take less"
        )?;
    }
    Ok(())
}

/// Prints the parts of a context that are in the machine's memory.
fn print_context(context: &Footprint, out: &mut impl Write) -> Result<(), Error> {
    let cpu = &context.cpu;
    line(out, "weights", cpu.mapped, "read where they are in the file")?;
    if cpu.repacked > 0 {
        let place = if cpu.is_repacked_in_file { ", in a file" } else { "" };
        line(out, "repacked copy", cpu.repacked, &format!("in the layout of the kernels{place}"))?;
    }
    if cpu.expert_cache > 0 {
        line(out, "experts", cpu.expert_cache, "those that are used most; others are read")?;
    }
    if cpu.sequence > 0 {
        let about = format!(
            "{} × {}, {} a token",
            context.n_seq,
            binary_size(cpu.sequence),
            binary_size(cpu.position)
        );
        line(out, "cache", context.cache(), &about)?;
    }
    if cpu.state > 0 {
        let about =
            format!("{} × {} states of {}", context.n_seq, cpu.n_states, binary_size(cpu.state));
        line(out, "running states", context.states(), &about)?;
    }
    let about = format!("activations of a step of {} tokens", context.n_batch);
    line(out, "scratch", cpu.scratch, &about)?;
    Ok(())
}

/// Prints what is on a GPU.
fn print_gpu(found: &Estimate, out: &mut impl Write) -> Result<(), Error> {
    let Some(gpu) = &found.context.gpu else { return Ok(()) };
    writeln!(out, "\non {}", gpu.name)?;
    let mut layers = format!("{} layers", gpu.n_layers);
    if !gpu.host_layers.is_empty() {
        let without = as_ranges(&gpu.host_layers);
        layers.push_str(&format!(", without the experts of layers {without}"));
    }
    line(out, "weights", gpu.weights, &layers)?;
    line(out, "cache", gpu.cache, &format!("{} a token", binary_size(gpu.position)))?;
    if gpu.states > 0 {
        line(out, "running states", gpu.states, "with the copies that texts go back to")?;
    }
    line(out, "scratch", gpu.scratch, "")?;
    let of_tower = found.tower.map_or(0, |tower| tower.gpu);
    if of_tower > 0 {
        line(out, "vision tower", of_tower, "")?;
    }
    let mut total = gpu.total() + of_tower;
    let drafter = found.draft.as_ref().and_then(|draft| draft.context.gpu.as_ref());
    if let Some(drafter) = drafter {
        let cache = format!("{} a token of its cache", binary_size(drafter.position));
        line(out, "drafter", drafter.total(), &cache)?;
        total += drafter.total();
    }
    let about = match gpu.limit {
        Some(limit) => format!("of {} (--gpu-memory)", binary_size(limit)),
        None => "its driver does not say how much there is".into(),
    };
    line(out, "total", total, &about)?;
    Ok(())
}

/// Prints a line for each of several contexts.
fn print_contexts(all: &[Estimate], out: &mut impl Write) -> Result<(), Error> {
    writeln!(out, "\n  {:>9}  {:>12}  {:>12}", "context", "cache", "total")?;
    for found in all {
        let cache = found.context.cache() + found.context.gpu.as_ref().map_or(0, |gpu| gpu.cache);
        writeln!(
            out,
            "  {:>9}  {:>12}  {:>12}  {}",
            found.context.n_ctx,
            binary_size(cache),
            binary_size(found.total()),
            if found.fits() { "fits" } else { "does not fit" }
        )?;
    }
    Ok(())
}

/// Returns the parts of a context for programs.
fn footprint_json(context: &Footprint) -> Value {
    let cpu = &context.cpu;
    json!({
        "weights": cpu.mapped,
        "repacked": cpu.repacked,
        "expert_cache": cpu.expert_cache,
        "repacked_in_file": cpu.is_repacked_in_file,
        "cache": context.cache(),
        "cache_per_slot": cpu.sequence,
        "cache_per_token": cpu.position,
        "states": context.states(),
        "scratch": cpu.scratch,
    })
}

/// Returns the line of a context for programs.
fn context_json(found: &Estimate) -> Value {
    json!({
        "n_ctx": found.context.n_ctx,
        "cache": found.context.cache(),
        "gpu_cache": found.context.gpu.as_ref().map_or(0, |gpu| gpu.cache),
        "total": found.total(),
        "fits": found.fits(),
    })
}

/// Returns an estimate for programs.
fn as_json(source: &ModelSource, found: &Estimate) -> Value {
    let plan = &found.model.plan;
    let context = &found.context;
    let mut bytes = footprint_json(context);
    bytes["process"] = found.process.into();
    bytes["total"] = found.total().into();
    json!({
        "model": source.to_string(),
        "architecture": plan.arch,
        "n_ctx_train": plan.n_ctx_train,
        "n_ctx": context.n_ctx,
        "n_slots": context.n_seq,
        "n_batch": context.n_batch,
        "isa": context.isa,
        "bytes": bytes,
        "draft": found.draft.as_ref().map(|draft| {
            json!({ "model": draft.name, "bytes": footprint_json(&draft.context) })
        }),
        "tower": found.tower.map(|tower| {
            json!({ "weights": tower.weights, "scratch": tower.scratch, "gpu": tower.gpu })
        }),
        "gpu": context.gpu.as_ref().map(|gpu| json!({
            "name": gpu.name,
            "n_layers": gpu.n_layers,
            "n_host_experts": gpu.host_layers.len(),
            "host_layers": gpu.host_layers,
            "weights": gpu.weights,
            "cache": gpu.cache,
            "cache_per_token": gpu.position,
            "states": gpu.states,
            "scratch": gpu.scratch,
            "limit": gpu.limit,
        })),
        "available": found.available,
        "fits": found.fits(),
        "largest_context": found.largest_context(),
    })
}
