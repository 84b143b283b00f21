//! Options of a server behind another that spreads requests over several.

use std::time::Duration;

use crate::server::ApiPrefix;

/// Time for which a worker takes requests after the signal to stop, where `--drain-delay` says
/// nothing: longer than the intervals at which balancers ask whether it is ready.
const WORKER_DELAY: f64 = 5.0;

/// Longest such time, in seconds.
const LONGEST_DELAY: f64 = 3600.0;

/// The address of a server among others, and how it leaves.
#[derive(Debug, clap::Args)]
pub(super) struct WorkerArgs {
    /// Be one of several servers behind a balancer: answer GET /metrics, let POST /drain end the
    /// server, and take requests for 5 seconds after the signal to stop
    #[arg(long)]
    pub worker: bool,
    /// Seconds after the signal to stop, or POST /drain, for which requests are still taken, while
    /// GET /ready answers 503; then the address is given up [default: 0, 5 with --worker]
    #[arg(long, value_name = "SECONDS", value_parser = delay)]
    drain_delay: Option<f64>,
    /// Path below which everything is served, /health and /metrics too: /llm
    #[arg(
        long,
        env = "LLAMA_ARG_API_PREFIX",
        value_name = "PATH",
        default_value = "",
        hide_default_value = true
    )]
    pub api_prefix: ApiPrefix,
}

impl WorkerArgs {
    /// Returns the time for which requests are still taken after the signal to stop.
    pub(super) fn drain_delay(&self) -> Duration {
        let default = if self.worker { WORKER_DELAY } else { 0.0 };
        Duration::from_secs_f64(self.drain_delay.unwrap_or(default))
    }
}

/// Reads a number of seconds.
pub(in crate::cli) fn delay(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|n| (0.0..=LONGEST_DELAY).contains(n));
    seconds.ok_or_else(|| format!("a number of seconds up to {LONGEST_DELAY} was expected"))
}
