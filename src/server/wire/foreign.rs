//! The request fields of other servers that are not implemented here.
//!
//! Without some of them the answer would be another one: a request that uses one is refused with
//! its name. A value that asks for nothing (`null`, the default of its server) passes. Others are
//! for speed, accounting or routing alone, and change no answer: they are taken, [`ACCEPTED`]. What
//! is honoured under another server's name is in `constraint`, `generation`, `priority` and
//! `sampling`.

use serde_json::Value;

use super::super::error::ApiError;
use super::super::fields::whole;
use Api::{
    ApplyTemplate, Chat, CheckConstraint, Completion, Completions, Detokenize, Embeddings,
    Messages, OllamaChat, OllamaEmbed, OllamaGenerate, Responses, Tokenize,
};
use Passes::{Empty, EmptyOr, Null, Only};

/// An endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Api {
    /// `/v1/chat/completions`
    Chat,
    /// `/v1/responses`
    Responses,
    /// `/v1/messages`
    Messages,
    /// `/completion`
    Completion,
    /// `/v1/completions`
    Completions,
    /// `/v1/embeddings` and `/embedding`
    Embeddings,
    /// `/tokenize`
    Tokenize,
    /// `/detokenize`
    Detokenize,
    /// `/apply-template`
    ApplyTemplate,
    /// `/check-constraint`
    CheckConstraint,
    /// `/api/chat`, before its body is one of the chat interface.
    OllamaChat,
    /// `/api/generate`, likewise.
    OllamaGenerate,
    /// `/api/embed` and `/api/embeddings`, likewise.
    OllamaEmbed,
}

/// The endpoints that generate text.
const ALL: &[Api] = &[Chat, Responses, Messages, Completion, Completions];
/// The endpoints that read a constraint.
const CONSTRAINED: &[Api] = &[Chat, Responses, Messages, Completion, Completions, CheckConstraint];
/// The endpoints with a chat template.
const CHATS: &[Api] = &[Chat, Responses, Messages];
/// The endpoints with a raw prompt.
const PROMPTS: &[Api] = &[Completion, Completions];

/// The values of a field that ask for nothing; `null` is always one.
#[derive(Debug, Clone, Copy)]
enum Passes {
    /// `null`.
    Null,
    /// `false`, 0, and strings, arrays and objects without anything in them.
    Empty,
    /// One value besides `null`, as JSON text.
    Only(&'static str),
    /// The values of [`Empty`], and those that the function accepts.
    EmptyOr(fn(&Value) -> bool),
}

/// A field that is refused.
struct Field {
    /// Its name; a dot stands before a member of an object.
    name: &'static str,
    /// The endpoints at which it is refused.
    at: &'static [Api],
    passes: Passes,
    /// The part of the message that says what is not done, or what to use here.
    hint: &'static str,
}

const fn field(
    name: &'static str,
    at: &'static [Api],
    passes: Passes,
    hint: &'static str,
) -> Field {
    Field { name, at, passes, hint }
}

const NO_LORA: &str =
    "use lora with the numbers and factors of adapters, or model \"NAME:ADAPTER\"";
const NO_INFILL: &str = "a gap in a text is filled by /infill, and /v1/completions with suffix";
const NO_SOUND: &str = "the answer is text; there is no sound";
const NO_MEMORY: &str =
    "send the whole conversation, or use /v1/responses with previous_response_id";
const NO_TOOLS: &str = "tools need a conversation; use /v1/chat/completions";
const NO_HOSTED: &str = "the server runs no tools; offer functions in tools";
const NO_BEAMS: &str = "there is no beam search";
const NO_STOP_IDS: &str = "use stop with the texts of the tokens";
const NO_HIDDEN: &str = "hidden states are not part of an answer; see /v1/embeddings";
const NO_STRUCTURES: &str = "use structured_outputs or response_format";
const NO_SUCH_SAMPLER: &str = "there is no such sampler; see samplers";
const USE_LOGIT_BIAS: &str = "use logit_bias";
const USE_ECHO: &str = "use /v1/completions with echo and logprobs";
const USE_IDS: &str = "give the prompt as token ids";
const USE_LOGPROBS: &str = "use logprobs and top_logprobs";
const USE_THINKING: &str = "use enable_thinking, reasoning_effort or reasoning_budget_tokens";
const USE_TEMPLATE_OPTION: &str = "the chat template is set on the command line (--chat-template)";
const USE_IMAGE_DEFAULTS: &str = "images are prepared as the model's file says";
const USE_CONTENT: &str = "put images into the content of messages";
const USE_INPUT: &str = "write it in front of the text, as the model's makers say";
const USE_ENCODING: &str = "use encoding_format with \"float\" or \"base64\"";
const USE_TOP_LEVEL: &str = "its members are fields of the request itself here";

/// Fields of OpenAI, and those that others add to its endpoints by the same names.
const OPENAI: &[Field] = &[
    field("best_of", ALL, Only("1"), "use n and choose by logprobs"),
    field("suffix", &[Chat, Responses, Messages, Completion], Empty, NO_INFILL),
    field(
        "echo",
        &[Chat, Responses, Messages, Completion],
        Empty,
        "only /v1/completions repeats the prompt",
    ),
    field("audio", ALL, Empty, NO_SOUND),
    field("modalities", ALL, EmptyOr(is_text_only), NO_SOUND),
    field("functions", CHATS, Empty, "this older form is not known here; use tools"),
    field(
        "function_call",
        CHATS,
        EmptyOr(is_auto_or_none),
        "this older form is not known here; use tool_choice",
    ),
    field(
        "constraint_prefix",
        CHATS,
        Empty,
        "a last message of the assistant is the beginning of the answer",
    ),
    field("tools", PROMPTS, Empty, NO_TOOLS),
    field("tool_choice", PROMPTS, EmptyOr(is_auto_or_none), NO_TOOLS),
    field("web_search_options", ALL, Null, NO_HOSTED),
    field("verbosity", ALL, Only("\"medium\""), "ask for it in a message"),
    field("text.verbosity", &[Responses], Only("\"medium\""), "ask for it in the instructions"),
    field(
        "background",
        &[Chat, Messages, Completion, Completions],
        Empty,
        "the answer comes in this response; use stream, or /v1/responses",
    ),
    field("conversation", CHATS, Empty, NO_MEMORY),
    field("previous_response_id", &[Chat, Messages], Empty, NO_MEMORY),
    field("prompt", &[Responses], Empty, "there are no stored prompts; use input and instructions"),
    field("context_management", &[Responses], Empty, "a conversation is never shortened"),
    field("n", &[Responses, Messages], Only("1"), "there is one answer; see /v1/chat/completions"),
    field("n_cmpl", CHATS, Only("1"), "use n"),
    field("logprobs", &[Messages], Empty, "see /v1/chat/completions"),
    field("logprobs", &[Responses], Empty, "use top_logprobs"),
    field("top_logprobs", &[Messages], Empty, "see /v1/chat/completions"),
    field("top_logprobs", PROMPTS, Empty, "use logprobs with a number"),
    field(
        "text.format",
        &[Chat, Messages, Completion, Completions],
        EmptyOr(is_format_of_any_text),
        "use response_format",
    ),
];

/// Fields of Anthropic.
const ANTHROPIC: &[Field] = &[
    field("container", &[Messages], Empty, NO_HOSTED),
    field("mcp_servers", ALL, Empty, NO_HOSTED),
    field(
        "context_management",
        &[Messages],
        EmptyOr(keeps_whole_context),
        "a conversation is never shortened",
    ),
    field("output_config.task_budget", &[Messages], Empty, "use max_tokens"),
    field(
        "output_config.format",
        &[Chat, Responses, Completion, Completions],
        Empty,
        "use response_format",
    ),
    field(
        "output_format",
        &[Chat, Responses, Completion, Completions],
        Empty,
        "use response_format",
    ),
];

/// Fields of llama.cpp.
const LLAMA_CPP: &[Field] = &[
    field("n_probs", CHATS, Empty, USE_LOGPROBS),
    field("input_prefix", ALL, Empty, NO_INFILL),
    field("input_suffix", ALL, Empty, NO_INFILL),
    field("input_extra", ALL, Empty, NO_INFILL),
    field(
        "image_data",
        ALL,
        Empty,
        "use prompt.multimodal_data, or images in the content of messages",
    ),
    field("system_prompt", ALL, Empty, "put it into the prompt, or a message of the role system"),
    field("preserved_tokens", ALL, Empty, "special tokens are not part of the text"),
    field("parse_tool_calls", CHATS, Only("true"), "leave tools away to get calls as text"),
    field("reasoning_in_content", CHATS, Empty, "use reasoning_format with \"none\""),
    field("tfs_z", ALL, Only("1"), "use typical_p, min_p or top_n_sigma"),
    field("penalize_nl", ALL, Empty, USE_LOGIT_BIAS),
    field("penalty_prompt", ALL, Empty, "use repeat_last_n"),
];

/// Fields of vLLM.
const VLLM: &[Field] = &[
    field("structured_outputs.whitespace_pattern", CONSTRAINED, Empty, "use json_whitespace"),
    field(
        "structured_outputs.disable_any_whitespace",
        CONSTRAINED,
        Empty,
        "use json_whitespace with \"compact\"",
    ),
    field("guided_whitespace_pattern", CONSTRAINED, Empty, "use json_whitespace"),
    field("use_beam_search", ALL, Empty, NO_BEAMS),
    field("length_penalty", ALL, Only("1"), NO_BEAMS),
    field("early_stopping", ALL, Empty, NO_BEAMS),
    field("stop_token_ids", ALL, Empty, NO_STOP_IDS),
    field("include_stop_str_in_output", ALL, Empty, "a text ends before its stop string"),
    field("min_tokens", ALL, Empty, "use ignore_eos with max_tokens, or grammar"),
    field("skip_special_tokens", ALL, Only("true"), "special tokens are not part of the text"),
    field("detokenize", ALL, Only("true"), "use return_tokens at /completion"),
    field("truncate_prompt_tokens", ALL, Null, "a prompt is never cut"),
    field("prompt_logprobs", ALL, Null, USE_ECHO),
    field("allowed_token_ids", ALL, Empty, "use grammar"),
    field("bad_words", ALL, Empty, USE_LOGIT_BIAS),
    field("add_special_tokens", PROMPTS, Only("true"), USE_IDS),
    field("add_special_tokens", CHATS, Empty, "the chat template writes the special tokens"),
    field("documents", CHATS, Empty, "use chat_template_kwargs.documents"),
    field("chat_template", ALL, Empty, USE_TEMPLATE_OPTION),
    field("mm_processor_kwargs", ALL, Empty, USE_IMAGE_DEFAULTS),
    field("media_io_kwargs", ALL, Empty, USE_IMAGE_DEFAULTS),
    field("logits_processors", ALL, Empty, USE_LOGIT_BIAS),
    field("logprob_token_ids", ALL, Empty, USE_LOGPROBS),
    field("vllm_xargs", ALL, Empty, "there are no extensions"),
    field("return_tokens_as_token_ids", ALL, Empty, "each token of logprobs.content has its id"),
    field("return_token_ids", ALL, Empty, "use return_tokens at /completion"),
    field(
        "include_reasoning",
        ALL,
        Only("true"),
        "leave reasoning_content aside, or use enable_thinking",
    ),
    field("prompt_embeds", ALL, Empty, "a prompt is text or token ids"),
    field("repetition_detection", ALL, Empty, "use dry_multiplier"),
    field("lora_request", ALL, Empty, NO_LORA),
    field("lora_name", ALL, Empty, NO_LORA),
    field("thinking_token_budget", ALL, Null, USE_THINKING),
    field("guided_decoding", CONSTRAINED, Empty, NO_STRUCTURES),
    field("logit_processors", ALL, Empty, USE_LOGIT_BIAS),
    field("stream_options.continuous_usage_stats", ALL, Empty, "use timings_per_token"),
];

/// Fields of SGLang.
const SGLANG: &[Field] = &[
    field("sampling_params", ALL, Empty, USE_TOP_LEVEL),
    field("input_ids", ALL, Empty, "use prompt with token ids at /v1/completions"),
    field("input_embeds", ALL, Empty, "a prompt is text or token ids"),
    field("min_new_tokens", ALL, Empty, "use ignore_eos with max_tokens, or grammar"),
    field("max_new_tokens", ALL, Null, "use max_tokens"),
    field("stop_regex", ALL, Empty, "use stop, or regex"),
    field("no_stop_trim", ALL, Empty, "a text ends before its stop string"),
    field("lora_path", ALL, EmptyOr(is_list_of_nothing), NO_LORA),
    field("session_params", ALL, Empty, NO_MEMORY),
    field("separate_reasoning", ALL, Only("true"), "use reasoning_format with \"none\""),
    field("stream_reasoning", ALL, Only("true"), "reasoning is streamed as it is made"),
    field("return_hidden_states", ALL, Empty, NO_HIDDEN),
    field("return_routed_experts", ALL, Empty, "which experts were used is not told"),
    field("return_prompt_token_ids", ALL, Empty, "use /tokenize"),
    field("return_logprob", ALL, Empty, USE_LOGPROBS),
    field("top_logprobs_num", ALL, Empty, USE_LOGPROBS),
    field("token_ids_logprob", ALL, Empty, USE_LOGPROBS),
    field("custom_logit_processor", ALL, Empty, USE_LOGIT_BIAS),
    field("custom_params", ALL, Empty, USE_LOGIT_BIAS),
    field("images_config", ALL, Empty, USE_IMAGE_DEFAULTS),
    field("sampling_seed", ALL, Null, "use seed"),
];

/// Fields of mistral.rs and Text Generation Inference.
const RUST_SERVERS: &[Field] = &[
    field("adapters", ALL, Empty, NO_LORA),
    field("adapter_id", ALL, Empty, NO_LORA),
    field("stop_seqs", ALL, Empty, "use stop"),
    field("truncate_sequence", ALL, Empty, "a prompt is never cut"),
    field("truncate", PROMPTS, Empty, "a prompt is never cut"),
    field("enable_code_execution", ALL, Empty, NO_HOSTED),
    field("max_tool_rounds", ALL, Empty, NO_HOSTED),
    field("tool_dispatch_url", ALL, Empty, NO_HOSTED),
    field("parameters", ALL, Empty, USE_TOP_LEVEL),
    field("inputs", ALL, Empty, "use prompt or messages"),
    field("return_full_text", ALL, Empty, "use /v1/completions with echo"),
    field("decoder_input_details", ALL, Empty, USE_ECHO),
    field("top_n_tokens", ALL, Empty, USE_LOGPROBS),
    field("watermark", ALL, Empty, "texts are not marked"),
    field("guideline", ALL, Empty, "put it into a message"),
];

/// Fields of Ollama, and of services with OpenAI's interface.
const OLLAMA_AND_SERVICES: &[Field] = &[
    field("options", ALL, Empty, USE_TOP_LEVEL),
    field("think", ALL, Null, USE_THINKING),
    field(
        "system",
        &[Chat, Completion, Completions],
        Empty,
        "put it into the prompt, or a message of the role system",
    ),
    field("system", &[Responses], Empty, "use instructions"),
    field("template", ALL, Empty, USE_TEMPLATE_OPTION),
    field("raw", CHATS, Empty, "use /v1/completions"),
    field("context", ALL, Empty, NO_MEMORY),
    field("images", ALL, Empty, USE_CONTENT),
    field("thinking", &[Chat, Responses, Completion, Completions], Null, USE_THINKING),
    field("reasoning", &[Chat, Messages, Completion, Completions], Empty, USE_THINKING),
    field("random_seed", ALL, Null, "use seed"),
    field("safe_prompt", ALL, Empty, "put it into a message of the role system"),
    field("plugins", ALL, Empty, NO_HOSTED),
    field("transforms", ALL, Empty, "a prompt is never cut"),
];

/// Members of Ollama's bodies that stand at another of its endpoints.
const OLLAMA_ELSEWHERE: &[Field] = &[
    field("prompt", &[OllamaChat], Empty, "a conversation is in messages; see /api/generate"),
    field("system", &[OllamaChat], Empty, "put it into a message of the role system"),
    field("suffix", &[OllamaChat], Empty, "a gap in a text is filled by /api/generate"),
    field("images", &[OllamaChat], Empty, "put images into messages"),
    field("raw", &[OllamaChat], Empty, "a text is continued as it stands by /api/generate"),
    field("messages", &[OllamaGenerate], Empty, "a conversation is answered by /api/chat"),
    field("tools", &[OllamaGenerate], Empty, "tools are called by /api/chat"),
    field("n", &[OllamaChat, OllamaGenerate], Only("1"), ONE_ANSWER),
    field("n_cmpl", &[OllamaChat, OllamaGenerate], Only("1"), ONE_ANSWER),
    field("width", &[OllamaChat, OllamaGenerate], Empty, NO_PICTURES),
    field("height", &[OllamaChat, OllamaGenerate], Empty, NO_PICTURES),
    field("steps", &[OllamaChat, OllamaGenerate], Empty, NO_PICTURES),
    field("encoding_format", &[OllamaEmbed], Only("\"float\""), "vectors are numbers here"),
    field("format", &[OllamaEmbed], Empty, "a vector is no text"),
    field("options.embedding_only", &[OllamaChat, OllamaGenerate], Empty, "see /api/embed"),
    field("options.vocab_only", &[OllamaChat, OllamaGenerate], Empty, "see /tokenize"),
    field("options.penalize_newline", &[OllamaChat, OllamaGenerate], Only("true"), USE_LOGIT_BIAS),
];

const ONE_ANSWER: &str = "there is one answer; see /v1/chat/completions";
const NO_PICTURES: &str = "no pictures are made";

/// Fields of transformers, and of the servers that hand its options on: text-generation-webui,
/// TabbyAPI, KoboldCpp.
const TRANSFORMERS_AND_OTHERS: &[Field] = &[
    field("num_beams", ALL, Only("1"), NO_BEAMS),
    field("no_repeat_ngram_size", ALL, Empty, "use dry_multiplier"),
    field("encoder_repetition_penalty", ALL, Only("1"), "use repeat_penalty"),
    field("rep_pen", ALL, Only("1"), "use repeat_penalty"),
    field("penalty_alpha", ALL, Empty, NO_SUCH_SAMPLER),
    field("top_a", ALL, Empty, NO_SUCH_SAMPLER),
    field("epsilon_cutoff", ALL, Empty, NO_SUCH_SAMPLER),
    field("eta_cutoff", ALL, Empty, NO_SUCH_SAMPLER),
    field("smoothing_factor", ALL, Empty, NO_SUCH_SAMPLER),
    field("guidance_scale", ALL, Only("1"), "a text has no negative prompt"),
    field("negative_prompt", ALL, Empty, "a text has no negative prompt"),
    field("dynamic_temperature", ALL, Empty, "use dynatemp_range"),
    field("sampler_order", ALL, Empty, "use samplers"),
    field("banned_tokens", ALL, Empty, USE_LOGIT_BIAS),
    field("custom_token_bans", ALL, Empty, USE_LOGIT_BIAS),
    field("ban_eos_token", ALL, Empty, "use ignore_eos"),
    field("max_context_length", ALL, Null, "the context is set on the command line (-c)"),
    field("memory", PROMPTS, Empty, "put it into the prompt"),
    field("do_sample", ALL, Only("true"), "use temperature with 0"),
    field("num_return_sequences", ALL, Only("1"), "use n"),
    field("min_length", ALL, Empty, "use ignore_eos with max_tokens, or grammar"),
    field("max_time", ALL, Null, "close the connection to end a request"),
    field("bad_words_ids", ALL, Empty, USE_LOGIT_BIAS),
    field("suppress_tokens", ALL, Empty, USE_LOGIT_BIAS),
    field("banned_strings", ALL, Empty, USE_LOGIT_BIAS),
    field("allowed_tokens", ALL, Empty, "use grammar"),
    field("grammar_string", ALL, Empty, "use grammar"),
    field("regex_pattern", ALL, Empty, "use regex"),
    field("temp", ALL, Null, "use temperature"),
    field("typical", ALL, Only("1"), "use typical_p"),
    field("tfs", ALL, Only("1"), "use typical_p, min_p or top_n_sigma"),
    field("mirostat_mode", ALL, Empty, "use mirostat"),
    field("rep_pen_range", ALL, Null, "use repeat_last_n"),
    field("truncation_length", ALL, Null, "a prompt is never cut"),
    field("add_bos_token", ALL, Only("true"), USE_IDS),
    field("cfg_scale", ALL, Only("1"), "a text has no negative prompt"),
];

/// Fields by the names of other interfaces, NVIDIA's and Google's among them, where hob has another
/// name.
const OTHER_NAMES: &[Field] = &[
    field("max_length", ALL, Null, "use max_tokens"),
    field("max_output_tokens", &[Chat, Messages, Completion, Completions], Null, "use max_tokens"),
    field("num_predict", ALL, Null, "use max_tokens"),
    field("num_ctx", ALL, Null, "the context is set on the command line (-c)"),
    field("stop_sequences", &[Chat, Responses, Completion, Completions], Empty, "use stop"),
    field("stop_words", ALL, Empty, "use stop"),
    field("stop_strings", ALL, Empty, "use stop"),
    field("thinking_budget", ALL, Null, USE_THINKING),
    field("prompt_mode", ALL, Empty, USE_THINKING),
    field("response_schema", ALL, Empty, "use response_format or json_schema"),
    field("response_mime_type", ALL, Only("\"text/plain\""), "use response_format"),
    field("nvext", ALL, Empty, USE_TOP_LEVEL),
    field("extra_body", ALL, Empty, USE_TOP_LEVEL),
    field("beam_width", ALL, Only("1"), NO_BEAMS),
    field("generationConfig", ALL, Empty, USE_TOP_LEVEL),
    field("maxOutputTokens", ALL, Null, "use max_tokens"),
    field("stopSequences", ALL, Empty, "use stop"),
    field("responseSchema", ALL, Empty, "use response_format or json_schema"),
    field("responseMimeType", ALL, Only("\"text/plain\""), "use response_format"),
    field("candidateCount", ALL, Only("1"), "use n"),
    field("topK", ALL, Null, "use top_k"),
    field("topP", ALL, Null, "use top_p"),
];

/// Fields that other servers take where texts become vectors or tokens.
const TEXTS: &[Field] = &[
    field("truncate_prompt_tokens", &[Embeddings], Null, "a text is never cut"),
    field("truncate", &[Embeddings], EmptyOr(is_none), "a text is never cut"),
    field("instruction", &[Embeddings], Empty, USE_INPUT),
    field("prompt_name", &[Embeddings], Empty, USE_INPUT),
    field("input_type", &[Embeddings], Empty, USE_INPUT),
    field("task", &[Embeddings], Empty, USE_INPUT),
    field("normalize", &[Embeddings], Only("true"), "use embd_normalize with -1"),
    field("pooling", &[Embeddings], Null, "set on the command line (--pooling)"),
    field("output_dtype", &[Embeddings], Only("\"float\""), USE_ENCODING),
    field("embedding_types", &[Embeddings], EmptyOr(is_floats_alone), USE_ENCODING),
    field("messages", &[Embeddings], Empty, "use input"),
    field("image", &[Embeddings], Empty, "vectors are of texts"),
    field("prompt", &[Tokenize], Empty, "use content"),
    field("text", &[Tokenize], Empty, "use content"),
    field("input", &[Tokenize], Empty, "use content"),
    field("inputs", &[Tokenize], Empty, "use content"),
    field("messages", &[Tokenize], Empty, "use content with what /apply-template answers"),
    field("token_ids", &[Detokenize], Empty, "use tokens"),
    field("ids", &[Detokenize], Empty, "use tokens"),
    field("chat_template", &[ApplyTemplate], Empty, USE_TEMPLATE_OPTION),
    field("documents", &[ApplyTemplate], Empty, "use chat_template_kwargs.documents"),
];

/// A field that is taken and has no effect.
struct AcceptedField {
    name: &'static str,
    value: AcceptedValue,
    /// Why nothing comes of it.
    reason: &'static str,
}

/// The values of a field without effect.
#[derive(Debug, Clone, Copy)]
enum AcceptedValue {
    /// Any.
    Any,
    /// A whole number, at least this; `null` as well.
    Whole(i64),
}

const fn accepted(name: &'static str, value: AcceptedValue, reason: &'static str) -> AcceptedField {
    AcceptedField { name, value, reason }
}

const NO_ACCOUNTS: &str = "nothing is counted by caller";
const OWN_CACHE: &str = "prompts are kept by what they begin with";
const OWN_SPEED: &str = "speeds the same answer up elsewhere";
const OWN_ROUTE: &str = "there is one engine";

/// Fields of the endpoints that generate text which are taken without effect.
const ACCEPTED: &[AcceptedField] = &[
    accepted(
        "t_max_prompt_ms",
        AcceptedValue::Whole(-1),
        "llama-server reads it over too: a prompt is computed whole, or its client hangs up",
    ),
    accepted("n_cache_reuse", AcceptedValue::Whole(0), OWN_CACHE),
    accepted("backend_sampling", AcceptedValue::Any, OWN_SPEED),
    accepted("user", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("safety_identifier", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("metadata", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("client_metadata", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("request_id", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("rid", AcceptedValue::Any, NO_ACCOUNTS),
    accepted("speed", AcceptedValue::Any, "there is one speed"),
    accepted("prompt_cache_key", AcceptedValue::Any, OWN_CACHE),
    accepted("prompt_cache_retention", AcceptedValue::Any, OWN_CACHE),
    accepted("cache_salt", AcceptedValue::Any, OWN_CACHE),
    accepted("keep_alive", AcceptedValue::Any, "the model stays loaded as the server says"),
    accepted("prediction", AcceptedValue::Any, OWN_SPEED),
    accepted("guided_decoding_backend", AcceptedValue::Any, OWN_ROUTE),
    accepted("kv_transfer_params", AcceptedValue::Any, OWN_ROUTE),
    accepted("bootstrap_host", AcceptedValue::Any, OWN_ROUTE),
    accepted("max_tool_calls", AcceptedValue::Any, "the server runs no tools"),
    accepted("truncation", AcceptedValue::Any, "a prompt is never cut"),
    accepted(
        "spaces_between_special_tokens",
        AcceptedValue::Any,
        "special tokens are not part of the text",
    ),
];

const LISTS: &[&[Field]] = &[
    OPENAI,
    ANTHROPIC,
    LLAMA_CPP,
    VLLM,
    SGLANG,
    RUST_SERVERS,
    OLLAMA_AND_SERVICES,
    OLLAMA_ELSEWHERE,
    TRANSFORMERS_AND_OTHERS,
    OTHER_NAMES,
    TEXTS,
];

/// Refuses a request body that asks for what another server does and this one does not, or has a
/// field without effect that means nothing.
///
/// # Errors
/// 400 names the field.
pub(crate) fn check(body: &Value, api: Api) -> Result<(), ApiError> {
    for field in LISTS.iter().copied().flatten().filter(|field| field.at.contains(&api)) {
        let value = field.name.split('.').try_fold(body, |value, name| value.get(name));
        if value.is_some_and(|value| !field.passes.accepts(value)) {
            return Err(ApiError::bad_field(field.name, format!("not supported; {}", field.hint)));
        }
    }
    if !ALL.contains(&api) {
        return Ok(());
    }
    let misread = ACCEPTED
        .iter()
        .find(|field| body.get(field.name).is_some_and(|value| !field.value.accepts(value)));
    match misread {
        Some(AcceptedField { name, value: AcceptedValue::Whole(least), reason }) => {
            let expected = format!("expected a whole number, at least {least} ({reason})");
            Err(ApiError::bad_field(*name, expected))
        }
        _ => Ok(()),
    }
}

/// Returns whether one of these endpoints refuses a field, or takes it without effect as the page
/// says.
pub(super) fn is_known(name: &str, apis: &[Api]) -> bool {
    let is_refused = |field: &Field| {
        field.name.split('.').next() == Some(name) && apis.iter().any(|api| field.at.contains(api))
    };
    let is_taken = apis.iter().any(|api| ALL.contains(api));
    LISTS.iter().copied().flatten().any(is_refused)
        || is_taken && ACCEPTED.iter().any(|field| field.name == name)
}

impl AcceptedValue {
    fn accepts(self, value: &Value) -> bool {
        match self {
            AcceptedValue::Any => true,
            AcceptedValue::Whole(least) => {
                value.is_null() || whole(value).is_some_and(|n| n >= least)
            }
        }
    }
}

impl Passes {
    fn accepts(self, value: &Value) -> bool {
        value.is_null()
            || match self {
                Null => false,
                Empty => is_empty(value),
                Only(text) => equals(value, text),
                EmptyOr(accepts) => is_empty(value) || accepts(value),
            }
    }
}

/// Returns whether a value asks for nothing.
pub(super) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) => false,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
    }
}

/// Returns whether a value is the one of a JSON text; 1.0 is 1.
fn equals(value: &Value, text: &str) -> bool {
    match value {
        Value::Number(number) => {
            text.parse::<f64>().is_ok_and(|expected| number.as_f64() == Some(expected))
        }
        other => serde_json::from_str::<Value>(text).is_ok_and(|expected| expected == *other),
    }
}

/// Returns whether a value of `modalities` asks for text alone.
fn is_text_only(value: &Value) -> bool {
    value.as_array().is_some_and(|kinds| kinds.iter().all(|kind| kind == "text"))
}

/// Returns whether a value of `function_call` passes where there are no functions.
fn is_auto_or_none(value: &Value) -> bool {
    value == "auto" || value == "none"
}

/// Returns whether a format lets a text be what it likes.
fn is_format_of_any_text(value: &Value) -> bool {
    value["type"] == "text"
}

/// Returns whether a text is cut nowhere.
fn is_none(value: &Value) -> bool {
    value.as_str().is_some_and(|way| way.eq_ignore_ascii_case("none"))
}

/// Returns whether vectors are asked for as numbers alone.
fn is_floats_alone(value: &Value) -> bool {
    value.as_array().is_some_and(|types| types.iter().all(|kind| kind == "float"))
}

/// Returns whether all adapters are switched off.
fn is_list_of_nothing(value: &Value) -> bool {
    value.as_array().is_some_and(|items| items.iter().all(is_empty))
}

/// Returns whether a value of `context_management` takes nothing away: it has no edits, or such
/// that keep all of the thinking.
fn keeps_whole_context(value: &Value) -> bool {
    let keeps = |edit: &Value| {
        edit["type"].as_str().is_some_and(|name| name.starts_with("clear_thinking"))
            && edit["keep"] == "all"
    };
    value["edits"].as_array().is_none_or(|edits| edits.iter().all(keeps))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The page lists every field without effect, with its reason.
    #[test]
    fn the_page_lists_what_has_no_effect() {
        let page = include_str!("../../../docs/server/llama-server-compat.md");
        for AcceptedField { name, reason, .. } in ACCEPTED {
            let row = page.lines().find(|line| line.contains(&format!("`{name}`")));
            assert!(row.is_some_and(|row| row.contains(reason)), "{name}: {reason}");
        }
    }

    #[test]
    fn no_field_is_refused_and_taken() {
        for taken in ACCEPTED {
            let refused = LISTS.iter().copied().flatten().find(|field| {
                field.name == taken.name && field.at.iter().any(|api| ALL.contains(api))
            });
            assert!(refused.is_none(), "{}", taken.name);
        }
    }

    #[test]
    fn a_value_without_meaning_is_refused() {
        for (value, is_sound) in [
            (json!(500), true),
            (json!(-1), true),
            (json!(1.0), true),
            (json!(null), true),
            (json!(-2), false),
            (json!("500"), false),
            (json!(0.5), false),
        ] {
            let body = json!({"t_max_prompt_ms": value});
            let found = check(&body, Completion);
            assert_eq!(found.is_ok(), is_sound, "{body}");
            assert!(check(&body, Embeddings).is_ok(), "{body}");
        }
    }
}
