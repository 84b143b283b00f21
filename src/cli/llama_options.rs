//! The options of llama-server's help, each with its support by hob: an option of `hob serve`, one
//! that changes nothing, another command, or a hint at what to do instead.
//!
//! The command line, its errors and `docs/server/llama-server-options.md` come from this table, so
//! that a command line written for llama-server either means the same here or is refused by name.

use Support::{Command, Instead, Only, Same, Unused};

/// An option of llama-server.
pub(super) struct LlamaOption {
    /// Its names, and its value, as llama-server's help writes them.
    pub spelled: &'static str,
    /// Its support by hob.
    pub support: Support,
}

/// The support of hob for an option of llama-server.
pub(super) enum Support {
    /// An option of `hob serve` that means the same.
    Same,
    /// Taken, with so many values, and named in the log: the reason why it changes nothing.
    Unused(Values, &'static str),
    /// Taken with one of these values, which are what hob does; refused with another one, with the
    /// hint at what to do instead.
    Only(&'static [&'static str], &'static str),
    /// Replaced by another command.
    Command(&'static [&'static str]),
    /// Refused with the hint at what to do instead.
    Instead(&'static str),
}

/// The number of values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Values {
    /// A flag.
    None,
    /// A value that may be missing.
    Maybe,
    /// A value.
    One,
}

const CORES: &str = "`taskset -c 0-7 hob serve` and containers choose cores; hob takes those that \
    it may use";
const PRIORITY: &str = "`nice` or the service manager sets it";
const POLL: &str = "threads spin for some microseconds and then sleep";
const DRAFT_CORES: &str = "the draft model computes on the threads of --threads";
const DRAFT_PLACE: &str = "the draft model computes where the model does";
const FFN_PLACES: &str = "--n-cpu-moe leaves experts to the CPU, --gpu-layers whole layers";
const ONE_GPU: &str = "hob computes on one GPU, which --gpu-name chooses, and on the CPU";
const FITS: &str = "`hob estimate` says the largest context that fits; one that does not fit is \
    refused before loading";
const NO_LOOKUP_FILES: &str = "--spec ngram looks in the prompt and the text, not in files";
const OTHER_NGRAMS: &str = "--spec ngram has --spec-ngram and --draft-max";
const NO_VIDEO: &str = "messages may hold images, no video";
const NO_TOOLS: &str = "clients carry out the calls of tools; the server runs none";
const REQUESTS_ALONE: &str = "--cors-origins says which pages may use the server; methods and \
    headers are those that the interface has";
const OWN_PAGE: &str = "the page keeps its settings in the browser";
const NAME_A_MODEL: &str = "-hf ORG/REPO:QUANT names the model; `hob pull` fetches it";
const STATES: &str = "states of models that have them are kept where they are of use";
const CACHE_PLACE: &str = "keys and values lie where their layer is computed: --gpu-layers leaves \
    layers to the CPU";
const TOWER_PLACE: &str = "the vision tower computes where the model does: --device";
const SEVERAL_SERVERS: &str = "one process computes a model; several behind a balancer serve more \
    requests: docs/server/workers.md";
const EARLIER_REASONING: &str = "clients send the reasoning of earlier answers as \
    `reasoning_content`; the template decides what becomes of it";
const PLAIN_TEXT: &str = "--reasoning-format none leaves reasoning in the text; calls are read \
    only where a request declares tools";

const fn row(spelled: &'static str, support: Support) -> LlamaOption {
    LlamaOption { spelled, support }
}

const fn same(spelled: &'static str) -> LlamaOption {
    row(spelled, Same)
}

/// The table, in the order of llama-server's help.
pub(super) const LLAMA_OPTIONS: &[LlamaOption] = &[
    same("-h, --help"),
    row("--usage", Command(&["serve", "--help"])),
    row("--version", Command(&["--version"])),
    row("-cl, --cache-list", Command(&["list"])),
    row("--completion-bash", Command(&["completions", "bash"])),
    same("-t, --threads N"),
    same("-tb, --threads-batch N"),
    row("-C, --cpu-mask M", Instead(CORES)),
    row("-Cr, --cpu-range lo-hi", Instead(CORES)),
    row("--cpu-strict <0|1>", Instead(CORES)),
    row("--prio N", Instead(PRIORITY)),
    row("--poll <0...100>", Unused(Values::One, POLL)),
    row("-Cb, --cpu-mask-batch M", Instead(CORES)),
    row("-Crb, --cpu-range-batch lo-hi", Instead(CORES)),
    row("--cpu-strict-batch <0|1>", Instead(CORES)),
    row("--prio-batch N", Instead(PRIORITY)),
    row("--poll-batch <0|1>", Unused(Values::One, POLL)),
    same("-c, --ctx-size N"),
    same("-n, --predict, --n-predict N"),
    same("-b, --batch-size N"),
    row("-ub, --ubatch-size N", Unused(Values::One, "a step is computed whole")),
    same("--keep N"),
    row("--swa-full", Unused(Values::None, "sliding windows keep what they need")),
    row("-fa, --flash-attn [on|off|auto]", Unused(Values::Maybe, "attention has one form")),
    row("--perf, --no-perf", Unused(Values::None, "answers have timings")),
    row("-e, --escape, --no-escape", Unused(Values::None, "prompts come in JSON")),
    same("--rope-scaling {none,linear,yarn}"),
    same("--rope-scale N"),
    same("--rope-freq-base N"),
    same("--rope-freq-scale N"),
    same("--yarn-orig-ctx N"),
    same("--yarn-ext-factor N"),
    same("--yarn-attn-factor N"),
    same("--yarn-beta-slow N"),
    same("--yarn-beta-fast N"),
    row(
        "-kvo, --kv-offload",
        Unused(Values::None, "keys and values lie where their layer is computed"),
    ),
    row("-nkvo, --no-kv-offload", Instead(CACHE_PLACE)),
    same("--repack"),
    same("-nr, --no-repack"),
    row("--no-host", Unused(Values::None, "no buffer of another device is passed over")),
    row("--rpc SERVERS", Instead(SEVERAL_SERVERS)),
    same("-ctk, --cache-type-k TYPE"),
    same("-ctv, --cache-type-v TYPE"),
    row("--mlock", Unused(Values::None, "nothing is locked in memory")),
    row("--mmap, --no-mmap", Unused(Values::None, "files are mapped")),
    row("-lm, --load-mode MODE", Only(&["mmap"], "files are mapped")),
    row(
        "-lzm, --lazy-mode MODE",
        Unused(Values::One, "pages of the file are read when they are first used"),
    ),
    row("--numa TYPE", Instead("`numactl` chooses nodes")),
    same("-dev, --device <dev1,dev2,..>"),
    row("--list-devices", Command(&["devices"])),
    same("-ot, --override-tensor <pattern>=<type>,..."),
    same("-cmoe, --cpu-moe"),
    same("-ncmoe, --n-cpu-moe N"),
    row("-ncffn, --n-cpu-ffn N", Instead(FFN_PLACES)),
    same("-ngl, --gpu-layers, --n-gpu-layers N"),
    row("-sm, --split-mode {none,layer,row,tensor}", Only(&["none"], ONE_GPU)),
    row("-ts, --tensor-split N0,N1,N2,...", Instead(ONE_GPU)),
    row(
        "-mg, --main-gpu INDEX",
        Only(&["0"], "--gpu-name chooses a GPU; `hob devices` lists them"),
    ),
    row("-fit, --fit [on|off]", Unused(Values::Maybe, FITS)),
    row("-fitt, --fit-target MiB0,MiB1,MiB2,...", Instead(FITS)),
    row("-fitc, --fit-ctx N", Instead(FITS)),
    row(
        "--check-tensors",
        Instead("`hob perplexity` and `hob logits` show whether a file computes"),
    ),
    same("--override-kv KEY=TYPE:VALUE,..."),
    row(
        "--op-offload, --no-op-offload",
        Unused(Values::None, "a layer is computed where its weights are"),
    ),
    same("--lora FNAME"),
    same("--lora-scaled FNAME:SCALE,..."),
    same("--control-vector FNAME"),
    same("--control-vector-scaled FNAME:SCALE,..."),
    same("--control-vector-layer-range START END"),
    same("-m, --model FNAME"),
    row("-mu, --model-url MODEL_URL", Instead("`hob pull URL` fetches a model")),
    row("-dr, --docker-repo [<repo>/]<model>[:quant]", Instead(NAME_A_MODEL)),
    same("-hf, -hfr, --hf-repo <user>/<model>[:quant]"),
    same("-hff, --hf-file FILE"),
    same("-hft, --hf-token TOKEN"),
    same("--log-disable"),
    same("--log-file FNAME"),
    same("--log-jsonl"),
    row(
        "--no-log-jsonl",
        Unused(Values::None, "lines are text unless --log-jsonl or --log-format says otherwise"),
    ),
    row("--log-colors [on|off|auto]", Unused(Values::Maybe, "the log has no colours")),
    same("-v, --verbose, --log-verbose"),
    same("--offline"),
    same("-lv, --verbosity, --log-verbosity N"),
    row(
        "--log-prefix, --no-log-prefix",
        Unused(Values::None, "every line has its level and module"),
    ),
    row("--log-timestamps", Unused(Values::None, "every line has its time")),
    same("--no-log-timestamps"),
    row(
        "-ctkd, --spec-draft-type-k, --cache-type-k-draft TYPE",
        Instead("the draft model's cache has the types of --cache-type-k and --cache-type-v"),
    ),
    row(
        "-ctvd, --spec-draft-type-v, --cache-type-v-draft TYPE",
        Instead("the draft model's cache has the types of --cache-type-k and --cache-type-v"),
    ),
    same("--samplers SAMPLERS"),
    same("-s, --seed SEED"),
    same("--sampler-seq, --sampling-seq SEQUENCE"),
    same("--ignore-eos"),
    same("--temp, --temperature N"),
    same("--top-k N"),
    same("--top-p N"),
    same("--min-p N"),
    same("--top-nsigma, --top-n-sigma N"),
    same("--xtc-probability N"),
    same("--xtc-threshold N"),
    same("--typical, --typical-p N"),
    same("--repeat-last-n N"),
    same("--repeat-penalty N"),
    same("--presence-penalty N"),
    same("--frequency-penalty N"),
    same("--dry-multiplier N"),
    same("--dry-base N"),
    same("--dry-allowed-length N"),
    same("--dry-penalty-last-n N"),
    same("--dry-sequence-breaker STRING"),
    same("--adaptive-target N"),
    same("--adaptive-decay N"),
    same("--dynatemp-range N"),
    same("--dynatemp-exp N"),
    same("--mirostat N"),
    same("--mirostat-lr N"),
    same("--mirostat-ent N"),
    same("-l, --logit-bias TOKEN_ID(+/-)BIAS"),
    same("--grammar GRAMMAR"),
    same("--grammar-file FNAME"),
    same("-j, --json-schema SCHEMA"),
    same("-jf, --json-schema-file FILE"),
    row("-bs, --backend-sampling", Unused(Values::None, "sampling is where it is fastest")),
    same("--pooling {none,mean,cls,last,rank}"),
    row("-lcs, --lookup-cache-static FNAME", Instead(NO_LOOKUP_FILES)),
    row("-lcd, --lookup-cache-dynamic FNAME", Instead(NO_LOOKUP_FILES)),
    row("--kv-unified-per-slot N", Instead("--ctx-size and --parallel divide the context")),
    row("-ctxcp, --ctx-checkpoints, --swa-checkpoints N", Unused(Values::One, STATES)),
    row("-cms, --checkpoint-min-step N", Unused(Values::One, STATES)),
    row(
        "-cram, --cache-ram N",
        Unused(Values::One, "what was computed stays in the cache while it has room"),
    ),
    same("-kvu, --kv-unified"),
    same("-no-kvu, --no-kv-unified"),
    row(
        "--cache-idle-slots, --no-cache-idle-slots",
        Unused(Values::None, "what was computed stays in the cache while it has room"),
    ),
    same("--context-shift, --no-context-shift"),
    row("-r, --reverse-prompt PROMPT", Instead("requests have `stop`")),
    row("-sp, --special", Instead("`return_tokens` of /completion gives the tokens themselves")),
    row(
        "--warmup, --no-warmup",
        Unused(Values::None, "the first request is as fast as the others"),
    ),
    same("--spm-infill"),
    same("-np, --parallel N"),
    row("-cb, --cont-batching", Unused(Values::None, "requests share steps")),
    row(
        "-nocb, --no-cont-batching",
        Unused(Values::None, "--parallel 1 computes one request at a time"),
    ),
    same("-mm, --mmproj FILE"),
    row(
        "-mmu, --mmproj-url URL",
        Instead("`hob pull` fetches the projector with its model; --mmproj names a file"),
    ),
    same("--mmproj-auto, --no-mmproj, --no-mmproj-auto"),
    row("--mmproj-offload", Unused(Values::None, TOWER_PLACE)),
    row("--no-mmproj-offload", Instead(TOWER_PLACE)),
    row("-mmdev, --mmproj-device DEVICE", Instead(TOWER_PLACE)),
    same("--image-min-tokens N"),
    same("--image-max-tokens N"),
    row("--mtmd-batch-max-tokens N", Unused(Values::One, "an image is computed whole")),
    row("--video-fps N", Instead(NO_VIDEO)),
    row("--video-timestamp-interval N", Instead(NO_VIDEO)),
    row("--video-ffmpeg-dir DIR", Instead(NO_VIDEO)),
    same("-a, --alias STRING"),
    same("--tags STRING"),
    row("--embd-normalize N", Instead("requests have `embd_normalize`")),
    same("--host HOST"),
    same("--port PORT"),
    row(
        "--reuse-port",
        Instead("systemd can hold the socket (`hob service`), or a balancer stands in front"),
    ),
    row(
        "--path PATH",
        Instead("a web server or a proxy in front serves files; --no-ui leaves out hob's own page"),
    ),
    same("--cors-origins ORIGINS"),
    row("--cors-methods METHODS", Instead(REQUESTS_ALONE)),
    row("--cors-headers HEADERS", Instead(REQUESTS_ALONE)),
    row("--cors-credentials", Instead("the server has no cookies: --api-key asks for a key")),
    row("--no-cors-credentials", Unused(Values::None, "the server has no cookies")),
    same("--api-prefix PREFIX"),
    row("--ui-config, --webui-config JSON", Instead(OWN_PAGE)),
    row("--ui-config-file, --webui-config-file PATH", Instead(OWN_PAGE)),
    row("--ui-mcp-proxy, --webui-mcp-proxy", Instead(NO_TOOLS)),
    row("--no-ui-mcp-proxy, --no-webui-mcp-proxy", Unused(Values::None, NO_TOOLS)),
    row("--tools TOOL1,TOOL2,...", Instead(NO_TOOLS)),
    row("--tools-runtime OPTION", Instead(NO_TOOLS)),
    row("--mcp-servers-config PATH", Instead(NO_TOOLS)),
    row("--mcp-servers-json JSON", Instead(NO_TOOLS)),
    row("-ag, --agent", Instead(NO_TOOLS)),
    row("-no-ag, --no-agent", Unused(Values::None, NO_TOOLS)),
    same("--ui, --webui, --no-ui, --no-webui"),
    same("--embedding, --embeddings"),
    same("--rerank, --reranking"),
    same("--api-key KEY"),
    same("--api-key-file FNAME"),
    same("--ssl-key-file FNAME"),
    same("--ssl-cert-file FNAME"),
    same("--chat-template-kwargs STRING"),
    same("-to, --timeout N"),
    same("--sse-ping-interval N"),
    row("--threads-http N", Unused(Values::One, "two threads move the bytes of all requests")),
    same("--cache-prompt, --no-cache-prompt"),
    row("--cache-reuse N", Unused(Values::One, "what begins alike is reused whatever its length")),
    same("--metrics"),
    row(
        "--props",
        Instead(
            "GET /props answers always; settings are those of the command line and of each request",
        ),
    ),
    same("--slots, --no-slots"),
    same("--slot-save-path PATH"),
    row(
        "--media-path PATH",
        Instead("messages hold images as data URIs; --allow-image-urls fetches addresses"),
    ),
    same("--models-dir PATH"),
    same("--models-preset PATH"),
    same("--models-max N"),
    same("--models-autoload, --no-models-autoload"),
    row("--jinja, --no-jinja", Unused(Values::None, "chat templates are always rendered")),
    same("--reasoning-format FORMAT"),
    same("-rea, --reasoning [on|off|auto]"),
    same("--reasoning-effort LEVEL"),
    same("--reasoning-budget N"),
    same("--reasoning-budget-message MESSAGE"),
    row("--reasoning-preserve", Instead(EARLIER_REASONING)),
    row(
        "--no-reasoning-preserve",
        Unused(Values::None, "the template decides what becomes of earlier reasoning"),
    ),
    same("--chat-template JINJA_TEMPLATE"),
    same("--chat-template-file JINJA_TEMPLATE_FILE"),
    row("--skip-chat-parsing", Instead(PLAIN_TEXT)),
    row(
        "--no-skip-chat-parsing",
        Unused(Values::None, "answers are read as their template writes them"),
    ),
    row(
        "--prefill-assistant",
        Unused(Values::None, "a last message of the assistant is gone on from"),
    ),
    row("--no-prefill-assistant", Instead("a request says `continue_final_message: false`")),
    row(
        "-sps, --slot-prompt-similarity SIMILARITY",
        Unused(Values::One, "a request takes the slot with its longest beginning"),
    ),
    same("--lora-init-without-apply"),
    same("--sleep-idle-seconds SECONDS"),
    row("--log-prompts-dir PATH", Instead("`hob desktop` records requests when it is told to")),
    same("-md, --spec-draft-model, --model-draft FNAME"),
    same("-hfd, -hfrd, --spec-draft-hf, --hf-repo-draft <user>/<model>[:quant]"),
    row("-td, --spec-draft-threads, --threads-draft N", Unused(Values::One, DRAFT_CORES)),
    row(
        "-tbd, --spec-draft-threads-batch, --threads-batch-draft N",
        Unused(Values::One, DRAFT_CORES),
    ),
    row("-Cd, --spec-draft-cpu-mask, --cpu-mask-draft M", Instead(CORES)),
    row("-Crd, --spec-draft-cpu-range, --cpu-range-draft lo-hi", Instead(CORES)),
    row("--spec-draft-cpu-strict, --cpu-strict-draft <0|1>", Instead(CORES)),
    row("--spec-draft-prio, --prio-draft N", Instead(PRIORITY)),
    row("--spec-draft-poll, --poll-draft <0|1>", Unused(Values::One, POLL)),
    row("-Cbd, --spec-draft-cpu-mask-batch, --cpu-mask-batch-draft M", Instead(CORES)),
    row("--spec-draft-cpu-strict-batch, --cpu-strict-batch-draft <0|1>", Instead(CORES)),
    row("--spec-draft-prio-batch, --prio-batch-draft N", Instead(PRIORITY)),
    row("--spec-draft-poll-batch, --poll-batch-draft <0|1>", Unused(Values::One, POLL)),
    row(
        "-otd, --spec-draft-override-tensor, --override-tensor-draft <pattern>=<type>,...",
        Instead(DRAFT_PLACE),
    ),
    row("-cmoed, --spec-draft-cpu-moe, --cpu-moe-draft", Instead(DRAFT_PLACE)),
    row(
        "-ncmoed, --spec-draft-n-cpu-moe, --spec-draft-ncmoe, --n-cpu-moe-draft N",
        Instead(DRAFT_PLACE),
    ),
    same("--spec-draft-n-max N"),
    same("--spec-draft-n-min N"),
    row("--spec-synth-len L", Instead("`hob bench` measures drafts")),
    row("--spec-synth-rates P0,P1,...", Instead("`hob bench` measures drafts")),
    row(
        "--spec-draft-p-split, --draft-p-split P",
        Instead("a draft is one run of tokens, not a tree"),
    ),
    same("--spec-draft-p-min, --draft-p-min P"),
    row(
        "--spec-draft-backend-sampling, --no-spec-draft-backend-sampling",
        Unused(Values::None, "sampling is where it is fastest"),
    ),
    row("-devd, --spec-draft-device, --device-draft <dev1,dev2,..>", Instead(DRAFT_PLACE)),
    row(
        "-ngld, --spec-draft-ngl, --gpu-layers-draft, --n-gpu-layers-draft N",
        Instead(DRAFT_PLACE),
    ),
    same("--spec-type none,draft-simple,draft-eagle3,draft-mtp,draft-dflash,..."),
    row("--spec-ngram-mod-n-min N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-mod-n-max N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-mod-n-match N", Instead(OTHER_NGRAMS)),
    same("--spec-ngram-simple-size-n N"),
    row("--spec-ngram-simple-size-m N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-simple-min-hits N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k-size-n N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k-size-m N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k-min-hits N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k4v-size-n N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k4v-size-m N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-map-k4v-min-hits N", Instead(OTHER_NGRAMS)),
    row("--embd-gemma-default", Instead(NAME_A_MODEL)),
    row("--fim-qwen-1.5b-default", Instead(NAME_A_MODEL)),
    row("--fim-qwen-3b-default", Instead(NAME_A_MODEL)),
    row("--fim-qwen-7b-default", Instead(NAME_A_MODEL)),
    row("--fim-qwen-7b-spec", Instead(NAME_A_MODEL)),
    row("--fim-qwen-14b-spec", Instead(NAME_A_MODEL)),
    row("--fim-qwen-30b-default", Instead(NAME_A_MODEL)),
    row("--gpt-oss-20b-default", Instead(NAME_A_MODEL)),
    row("--gpt-oss-120b-default", Instead(NAME_A_MODEL)),
    row("--vision-gemma-4b-default", Instead(NAME_A_MODEL)),
    row("--vision-gemma-12b-default", Instead(NAME_A_MODEL)),
    row("--spec-default", Instead("--spec ngram guesses without a second model")),
    row("-dt, --defrag-thold N", Unused(Values::One, "the cache has pages, and no gaps")),
    same("--draft, --draft-n, --draft-max N"),
    same("--draft-min, --draft-n-min N"),
    row("--spec-ngram-size-n N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-size-m N", Instead(OTHER_NGRAMS)),
    row("--spec-ngram-min-hits N", Instead(OTHER_NGRAMS)),
];

impl LlamaOption {
    /// Returns its names, with their dashes.
    fn names(&self) -> impl Iterator<Item = &'static str> {
        let words = self.spelled.split([',', ' ']);
        words.filter(|word| word.starts_with('-') && word.len() > 1)
    }

    /// Returns its long names, without dashes.
    pub(super) fn long_names(&self) -> impl Iterator<Item = &'static str> {
        self.names().filter_map(|name| name.strip_prefix("--"))
    }

    /// Returns its short names, of one letter or several, without dashes.
    fn short_names(&self) -> impl Iterator<Item = &'static str> {
        self.names().filter(|name| !name.starts_with("--")).map(|name| &name[1..])
    }
}

impl Support {
    /// Returns why an option that is taken changes nothing; `None` for one that changes something
    /// or is not taken.
    pub(super) fn reason(&self) -> Option<&'static str> {
        match self {
            Unused(_, reason) | Only(_, reason) => Some(reason),
            Same | Command(_) | Instead(_) => None,
        }
    }

    /// Returns the hint at what to do instead of an option that hob does not have.
    pub(super) fn hint(&self) -> Option<String> {
        match self {
            Instead(hint) | Only(_, hint) => Some((*hint).to_owned()),
            Command(words) => Some(format!("`hob {}` does that", words.join(" "))),
            Same | Unused(..) => None,
        }
    }
}

/// Returns the option with that long name.
pub(super) fn of_long(name: &str) -> Option<&'static LlamaOption> {
    LLAMA_OPTIONS.iter().find(|option| option.long_names().any(|long| long == name))
}

/// Returns the option with that short name.
pub(super) fn of_short(name: &str) -> Option<&'static LlamaOption> {
    LLAMA_OPTIONS.iter().find(|option| option.short_names().any(|short| short == name))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::path::Path;

    use clap::{ArgAction, Command as ClapCommand};

    use super::*;

    /// Returns the cell of the table for readers.
    fn told(support: &Support) -> String {
        match support {
            Same => "the same".to_owned(),
            Unused(_, reason) => format!("changes nothing: {reason}"),
            Only(values, hint) => format!("`{}` alone: {hint}", values.join("`, `")),
            Command(words) => format!("`hob {}`", words.join(" ")),
            Instead(hint) => format!("refused: {hint}"),
        }
    }

    /// Returns the page for readers.
    fn page() -> String {
        let count = |is: fn(&Support) -> bool| {
            LLAMA_OPTIONS.iter().filter(|option| is(&option.support)).count()
        };
        let mut page = format!(
            "# llama-server's options\n\n\
             This page is generated from the program's own table. Of the {} options of\n\
             llama-server's help, {} are the same here, {} are taken and change nothing (the log\n\
             names them), {} take the value that hob computes with, {} are other commands, and {}\n\
             are refused with what to do instead.\n\n\
             | llama-server | hob |\n|---|---|\n",
            LLAMA_OPTIONS.len(),
            count(|support| matches!(support, Same)),
            count(|support| matches!(support, Unused(..))),
            count(|support| matches!(support, Only(..))),
            count(|support| matches!(support, Command(_))),
            count(|support| matches!(support, Instead(_))),
        );
        for option in LLAMA_OPTIONS {
            let spelled = option.spelled.replace('|', "\\|");
            let told = told(&option.support);
            let told = told[..1].to_uppercase() + &told[1..];
            let _ = writeln!(page, "| `{spelled}` | {told} |");
        }
        page
    }

    #[test]
    fn docs_have_the_page_of_options() {
        let name = "docs/server/llama-server-options.md";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&path, page()).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == page(), "{name} is out of date: UPDATE_DOCS=1 cargo test --release docs");
    }

    fn long_names_of(command: &ClapCommand) -> Vec<String> {
        let mut names = vec!["help".to_owned()];
        for arg in command.get_arguments() {
            names.extend(arg.get_long().map(str::to_owned));
            let aliases = arg.get_all_aliases().unwrap_or_default();
            names.extend(aliases.into_iter().map(str::to_owned));
        }
        names
    }

    #[test]
    fn every_option_is_what_the_table_says() {
        let root = crate::cli::commands();
        let serve = root.find_subcommand("serve").unwrap();
        let known = long_names_of(serve);
        for option in LLAMA_OPTIONS {
            let is_taken = match option.support {
                Same | Unused(..) | Only(..) => true,
                Command(_) | Instead(_) => false,
            };
            for name in option.long_names() {
                let is_known = known.iter().any(|known| known == name);
                assert_eq!(is_known, is_taken, "--{name} ({})", option.spelled);
            }
            let n_known = option.long_names().filter(|name| known.iter().any(|k| k == name));
            assert!(!is_taken || n_known.count() > 0, "{}", option.spelled);
        }
    }

    #[test]
    fn the_commands_that_stand_in_are_there() {
        let root = crate::cli::commands();
        for option in LLAMA_OPTIONS {
            let Command(words) = option.support else { continue };
            let words = words.iter().take_while(|word| !word.starts_with('-'));
            for word in words.take(1) {
                assert!(root.find_subcommand(word).is_some(), "{word}");
            }
        }
    }

    #[test]
    fn each_name_stands_once() {
        let names: Vec<&str> = LLAMA_OPTIONS.iter().flat_map(LlamaOption::names).collect();
        for (i, name) in names.iter().enumerate() {
            assert!(!names[..i].contains(name), "{name}");
        }
    }

    #[test]
    fn unused_options_take_as_many_values_as_they_are_said_to() {
        let root = crate::cli::commands();
        let serve = root.find_subcommand("serve").unwrap();
        for option in LLAMA_OPTIONS {
            let Unused(values, _) = option.support else { continue };
            for name in option.long_names() {
                let is = |arg: &&clap::Arg| {
                    arg.get_long() == Some(name)
                        || arg.get_all_aliases().unwrap_or_default().contains(&name)
                };
                let arg = serve.get_arguments().find(is).unwrap();
                let is_flag = matches!(arg.get_action(), ArgAction::SetTrue);
                assert_eq!(is_flag, values == Values::None, "--{name}");
            }
        }
    }
}
