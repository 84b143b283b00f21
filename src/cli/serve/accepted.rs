//! Options of llama-server that say nothing to this server: taken, so that command lines written
//! for the one start the other, and named in the log.

/// Options that are accepted and change nothing.
#[derive(Debug, clap::Args)]
pub(super) struct AcceptedArgs {
    #[arg(long, hide = true, value_name = "N")]
    ubatch_size: Option<String>,
    #[arg(long, hide = true, value_name = "N")]
    threads_batch: Option<String>,
    #[arg(long, hide = true, value_name = "N")]
    threads_http: Option<String>,
    #[arg(long, hide = true, value_name = "MODE", num_args = 0..=1, default_missing_value = "on")]
    flash_attn: Option<String>,
    #[arg(long, hide = true, value_name = "N")]
    cache_ram: Option<String>,
    #[arg(long, hide = true, value_name = "N")]
    cache_reuse: Option<String>,
    #[arg(long, hide = true, value_name = "X")]
    slot_prompt_similarity: Option<String>,
    #[arg(long, hide = true)]
    mmap: bool,
    #[arg(long, hide = true)]
    cache_idle_slots: bool,
    #[arg(long, hide = true)]
    no_cache_idle_slots: bool,
    #[arg(long, hide = true)]
    cont_batching: bool,
    #[arg(long, hide = true)]
    no_cont_batching: bool,
    #[arg(long, hide = true)]
    backend_sampling: bool,
    #[arg(long, hide = true)]
    swa_full: bool,
    #[arg(long, hide = true)]
    no_mmap: bool,
    #[arg(long, hide = true)]
    mlock: bool,
    #[arg(long, hide = true)]
    no_warmup: bool,
    #[arg(long, hide = true)]
    warmup: bool,
    #[arg(long, hide = true)]
    jinja: bool,
    #[arg(long, hide = true)]
    no_jinja: bool,
    #[arg(long, hide = true)]
    no_ui: bool,
    #[arg(long, hide = true)]
    no_webui: bool,
    #[arg(long, hide = true)]
    log_disable: bool,
}

impl AcceptedArgs {
    /// The names of those that were given.
    pub(super) fn given(&self) -> Vec<&'static str> {
        let values = [
            ("--ubatch-size", &self.ubatch_size),
            ("--threads-batch", &self.threads_batch),
            ("--threads-http", &self.threads_http),
            ("--flash-attn", &self.flash_attn),
            ("--cache-ram", &self.cache_ram),
            ("--cache-reuse", &self.cache_reuse),
            ("--slot-prompt-similarity", &self.slot_prompt_similarity),
        ];
        let flags = [
            ("--mmap", self.mmap),
            ("--cache-idle-slots", self.cache_idle_slots),
            ("--no-cache-idle-slots", self.no_cache_idle_slots),
            ("--cont-batching", self.cont_batching),
            ("--no-cont-batching", self.no_cont_batching),
            ("--backend-sampling", self.backend_sampling),
            ("--swa-full", self.swa_full),
            ("--no-mmap", self.no_mmap),
            ("--mlock", self.mlock),
            ("--no-warmup", self.no_warmup),
            ("--warmup", self.warmup),
            ("--jinja", self.jinja),
            ("--no-jinja", self.no_jinja),
            ("--no-ui", self.no_ui),
            ("--no-webui", self.no_webui),
            ("--log-disable", self.log_disable),
        ];
        let values = values.into_iter().filter(|(_, value)| value.is_some()).map(|(name, _)| name);
        values.chain(flags.into_iter().filter(|(_, given)| *given).map(|(name, _)| name)).collect()
    }
}
