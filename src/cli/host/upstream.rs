//! Options about models that a distributed engine runs on several machines.

use std::path::PathBuf;

use serde_json::Value;

use super::Error;
use crate::host::{ReplicaRange, UpstreamAddress, UpstreamOptions, WorkerOptions};

/// Options of the distributed engine that runs the models.
#[derive(Debug, clap::Args)]
pub(super) struct UpstreamArgs {
    /// Let Ray run the models, on its machines: the address that `ray start` prints, of which this
    /// machine is one, or ray://auto. Needs the Python package hob_ray; see docs/scale-out.md
    #[arg(
        long,
        value_name = "ray://HOST:PORT",
        conflicts_with_all = [
            "memory", "memory_wait", "max_pinned", "threads", "cpu_isa", "cache_type_k",
            "cache_type_v", "deterministic", "power", "expert_cache", "no_repack", "repack_cache",
            "device", "gpu_name", "gpu_layers", "n_cpu_moe", "cpu_moe", "override_tensor",
            "gpu_memory", "force",
        ]
    )]
    upstream: Option<UpstreamAddress>,
    /// The Python that has hob_ray
    #[arg(long, value_name = "PYTHON", default_value = "python3", requires = "upstream")]
    upstream_python: PathBuf,
    /// The program hob on Ray's machines [default: this one]
    #[arg(long, value_name = "FILE", requires = "upstream")]
    upstream_hob: Option<String>,
}

/// The servers of a deployment.
#[derive(Debug, clap::Args)]
pub(super) struct ReplicaArgs {
    /// Servers at least and at most, as 0..4 or 2: as many as there is work for. Needs a host with
    /// --upstream, as the next two do [default: 0..1, 1..1 with --min 1]
    #[arg(long, value_name = "MIN..MAX", conflicts_with = "min")]
    pub replicas: Option<ReplicaRange>,
    /// MiB that each server takes of its machine [default: what `hob estimate` says]
    #[arg(long, value_name = "MIB")]
    pub memory: Option<u64>,
    /// Cores that each server takes of its machine, and threads that it computes with [default: 1]
    #[arg(long, value_name = "N")]
    pub cpus: Option<u32>,
}

impl UpstreamArgs {
    /// Returns the options of the engine, if one is named.
    pub(super) fn options(
        &self,
        ctx_size: usize,
        parallel: u16,
        arguments: Vec<String>,
    ) -> Result<Option<UpstreamOptions>, Error> {
        let Some(address) = self.upstream.clone() else { return Ok(None) };
        let hob = if let Some(hob) = self.upstream_hob.clone() {
            hob
        } else {
            let program = std::env::current_exe().map_err(Error::system("cannot start"))?;
            let not_text = |_| Error::Usage("--upstream-hob: the path of hob was expected".into());
            program.into_os_string().into_string().map_err(not_text)?
        };
        let worker = WorkerOptions { hob, ctx_size, parallel, arguments };
        Ok(Some(UpstreamOptions { address, python: self.upstream_python.clone(), worker }))
    }
}

/// Returns the servers of a deployment as a list shows them, before two spaces; nothing where the
/// host runs its models itself.
pub(super) fn shown(entry: &Value) -> String {
    let range = entry["replicas"].as_str();
    match (entry["ready"].as_u64(), range) {
        (Some(ready), Some(range)) => format!("{ready} of {range}  "),
        (Some(ready), None) => format!("{ready}  "),
        (None, Some(range)) => format!("{range}  "),
        (None, None) => String::new(),
    }
}
