//! The variables of llama-server's options that hob does not have: what to say of one that is set.

use super::llama_options::{self, LlamaOption};
use super::variables::yes_or_no;

/// The prefix of variables that stand for an option.
const PREFIX: &str = "LLAMA_ARG_";
/// The prefix of the rest of those that say no to one.
const NO: &str = "NO_";

/// The variables that name a model which hob would have to fetch from elsewhere than a hub.
const NAME_A_MODEL: [&str; 2] = ["LLAMA_ARG_MODEL_URL", "LLAMA_ARG_DOCKER_REPO"];

/// The names of variables after their prefix, each with the long name of its option, by name.
const VARIABLES: [(&str, &str); 64] = [
    ("AGENT", "agent"),
    ("BACKEND_SAMPLING", "backend-sampling"),
    ("CACHE_IDLE_SLOTS", "cache-idle-slots"),
    ("CACHE_RAM", "cache-ram"),
    ("CACHE_REUSE", "cache-reuse"),
    ("CHECKPOINT_MIN_SPACING_NT", "checkpoint-min-step"),
    ("CONT_BATCHING", "cont-batching"),
    ("CORS_CREDENTIALS", "cors-credentials"),
    ("CORS_HEADERS", "cors-headers"),
    ("CORS_METHODS", "cors-methods"),
    ("CTX_CHECKPOINTS", "ctx-checkpoints"),
    ("DEFRAG_THOLD", "defrag-thold"),
    ("DOCKER_REPO", "docker-repo"),
    ("ENDPOINT_PROPS", "props"),
    ("FIT", "fit"),
    ("FIT_CTX", "fit-ctx"),
    ("FIT_TARGET", "fit-target"),
    ("FLASH_ATTN", "flash-attn"),
    ("JINJA", "jinja"),
    ("KV_OFFLOAD", "kv-offload"),
    ("KV_UNIFIED_PER_SLOT", "kv-unified-per-slot"),
    ("LAZY_MODE", "lazy-mode"),
    ("LOAD_MODE", "load-mode"),
    ("LOG_COLORS", "log-colors"),
    ("LOG_PREFIX", "log-prefix"),
    ("MAIN_GPU", "main-gpu"),
    ("MCP_SERVERS_CONFIG", "mcp-servers-config"),
    ("MCP_SERVERS_JSON", "mcp-servers-json"),
    ("MMPROJ_OFFLOAD", "mmproj-offload"),
    ("MMPROJ_URL", "mmproj-url"),
    ("MODEL_URL", "model-url"),
    ("MTMD_BATCH_MAX_TOKENS", "mtmd-batch-max-tokens"),
    ("NO_HOST", "no-host"),
    ("NUMA", "numa"),
    ("N_CPU_FFN", "n-cpu-ffn"),
    ("N_GPU_LAYERS_DRAFT", "spec-draft-ngl"),
    ("PERF", "perf"),
    ("PREFILL_ASSISTANT", "prefill-assistant"),
    ("REASONING_PRESERVE", "reasoning-preserve"),
    ("REUSE_PORT", "reuse-port"),
    ("RPC", "rpc"),
    ("SKIP_CHAT_PARSING", "skip-chat-parsing"),
    ("SPEC_DRAFT_BACKEND_SAMPLING", "spec-draft-backend-sampling"),
    ("SPEC_DRAFT_CACHE_TYPE_K", "spec-draft-type-k"),
    ("SPEC_DRAFT_CACHE_TYPE_V", "spec-draft-type-v"),
    ("SPEC_DRAFT_CPU_MOE", "spec-draft-cpu-moe"),
    ("SPEC_DRAFT_N_CPU_MOE", "spec-draft-n-cpu-moe"),
    ("SPEC_DRAFT_P_SPLIT", "spec-draft-p-split"),
    ("SPEC_SYNTH_LEN", "spec-synth-len"),
    ("SPEC_SYNTH_RATES", "spec-synth-rates"),
    ("SPLIT_MODE", "split-mode"),
    ("STATIC_PATH", "path"),
    ("SWA_FULL", "swa-full"),
    ("TENSOR_SPLIT", "tensor-split"),
    ("THREADS_HTTP", "threads-http"),
    ("TOOLS", "tools"),
    ("TOOLS_RUNTIME", "tools-runtime"),
    ("UBATCH", "ubatch-size"),
    ("UI_CONFIG", "ui-config"),
    ("UI_CONFIG_FILE", "ui-config-file"),
    ("UI_MCP_PROXY", "ui-mcp-proxy"),
    ("VIDEO_FFMPEG_DIR", "video-ffmpeg-dir"),
    ("VIDEO_FPS", "video-fps"),
    ("VIDEO_TIMESTAMP_INTERVAL", "video-timestamp-interval"),
];

/// Returns whether a variable names the model that is to be served.
pub(super) fn names_a_model(variable: &str) -> bool {
    NAME_A_MODEL.contains(&variable)
}

/// Returns why a variable that is set to a text changes nothing, or what to do instead; `None` of
/// one that stands for no option in the table.
pub(super) fn advice(variable: &str, text: &str) -> Option<String> {
    let support = &option_of(variable, text)?.support;
    support.reason().map(str::to_owned).or_else(|| support.hint())
}

/// Returns the option that a variable set to a text stands for: one that says no, where it does.
fn option_of(variable: &str, text: &str) -> Option<&'static LlamaOption> {
    let name = variable.strip_prefix(PREFIX)?;
    let long_of = |name: &str| {
        let found = VARIABLES.binary_search_by_key(&name, |&(variable, _)| variable).ok()?;
        Some(VARIABLES[found].1)
    };
    let negated = |long: &str| llama_options::of_long(&format!("no-{long}"));
    match long_of(name) {
        Some(long) if yes_or_no(text) == Some(false) => {
            negated(long).or_else(|| llama_options::of_long(long))
        }
        Some(long) => llama_options::of_long(long),
        None => negated(long_of(name.strip_prefix(NO)?)?),
    }
}

#[cfg(test)]
mod tests {
    use super::super::llama_options::Support;
    use super::*;

    #[test]
    fn each_variable_has_an_option_that_hob_has_not() {
        assert!(VARIABLES.is_sorted());
        for (name, long) in VARIABLES {
            let option = llama_options::of_long(long).unwrap_or_else(|| panic!("--{long}"));
            assert!(!matches!(option.support, Support::Same), "--{long}");
            assert!(advice(&format!("{PREFIX}{name}"), "1").is_some(), "{name}");
        }
        let root = super::super::commands();
        let serve = root.find_subcommand("serve").unwrap();
        for variable in serve.get_arguments().filter_map(|arg| arg.get_env()?.to_str()) {
            assert_eq!(advice(variable, "1"), None, "{variable} is read");
        }
    }

    #[test]
    fn what_a_variable_says_decides() {
        let advice = |variable, text| advice(variable, text).unwrap_or_default();
        assert!(advice("LLAMA_ARG_FLASH_ATTN", "on").contains("attention has one form"));
        assert!(advice("LLAMA_ARG_MODEL_URL", "http://x/y.gguf").contains("`hob pull URL`"));
        assert!(advice("LLAMA_ARG_KV_OFFLOAD", "1").contains("where their layer is computed"));
        for (variable, text) in [("LLAMA_ARG_KV_OFFLOAD", "off"), ("LLAMA_ARG_NO_KV_OFFLOAD", "1")]
        {
            assert!(advice(variable, text).contains("--gpu-layers leaves layers to the CPU"));
        }
        assert_eq!(advice("LLAMA_ARG_NONSENSE", "1"), "");
        assert!(names_a_model("LLAMA_ARG_DOCKER_REPO") && !names_a_model("LLAMA_ARG_MODEL"));
    }
}
