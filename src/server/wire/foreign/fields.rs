//! The lists of fields that are refused, by the servers that have them.

use serde_json::Value;

use super::Api::{
    ApplyTemplate, Chat, Completion, Completions, Detokenize, Embeddings, Messages, OllamaChat,
    OllamaEmbed, OllamaGenerate, Responses, Tokenize,
};
use super::Passes::{Empty, EmptyOr, Null, Only};
use super::{ALL, CHATS, CONSTRAINED, Field, PROMPTS, equals, field, is_empty};

const NO_TEMPLATE: &str = "a raw prompt has no chat template; use /v1/chat/completions";
const OWN_FORMAT: &str = "the marks of messages, reasoning and calls are those of the template";
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
const NO_FILTER: &str = "no text is kept back; put it into a message";
const NO_CUT: &str = "a prompt is never cut";
const ONE_RESPONSE: &str =
    "the answer comes in this response; use stream, or /v1/responses with background";
const USE_ROLES: &str = "put it into a message of the role system, or of another";
const USE_WINDOW: &str = "use repeat_last_n";
const USE_RANGE: &str = "use temperature with dynatemp_range";
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
    field("functions", PROMPTS, Empty, NO_TOOLS),
    field("function_call", PROMPTS, EmptyOr(is_auto_or_none), NO_TOOLS),
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
        "text.verbosity",
        &[Chat, Messages, Completion, Completions],
        Only("\"medium\""),
        "ask for it in a message",
    ),
    field("include", &[Chat, Messages, Completion, Completions], Empty, "see /v1/responses"),
    field("messages", &[Responses], Empty, "use input, or /v1/chat/completions"),
    field("messages", PROMPTS, Empty, "use prompt, or /v1/chat/completions"),
    field("input", &[Chat, Messages], Empty, "use messages, or /v1/responses"),
    field("input", PROMPTS, Empty, "use prompt, or /v1/responses"),
    field("instructions", &[Chat, Messages], Empty, USE_ROLES),
    field("instructions", PROMPTS, Empty, "put them into the prompt"),
    field("prompt", &[Chat, Messages], Empty, "use messages, or /v1/completions"),
    field("max_tokens", &[Responses], Null, "use max_output_tokens"),
    field("background", &[Chat, Messages, Completion, Completions], Empty, ONE_RESPONSE),
    field("conversation", ALL, Empty, NO_MEMORY),
    field("previous_response_id", &[Chat, Messages, Completion, Completions], Empty, NO_MEMORY),
    field("prompt", &[Responses], Empty, "there are no stored prompts; use input and instructions"),
    field(
        "context_management",
        &[Chat, Responses, Completion, Completions],
        Empty,
        "a conversation is never shortened",
    ),
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
    field("container", ALL, Empty, NO_HOSTED),
    field("mcp_servers", ALL, Empty, NO_HOSTED),
    field(
        "context_management",
        &[Messages],
        EmptyOr(keeps_whole_context),
        "a conversation is never shortened",
    ),
    field("output_config.task_budget", ALL, Empty, "use max_tokens"),
    field(
        "output_config.format",
        &[Chat, Responses, Completion, Completions],
        Empty,
        "use response_format",
    ),
    field(
        "output_config.effort",
        &[Chat, Responses, Completion, Completions],
        Empty,
        "use reasoning_effort",
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
    field("return_tokens", CHATS, Empty, "see /completion, or /tokenize"),
    field("response_fields", CHATS, Empty, "only /completion leaves members of its answer out"),
    field("chat_format", ALL, Empty, OWN_FORMAT),
    field("chat_parser", ALL, Empty, OWN_FORMAT),
    field("generation_prompt", ALL, Empty, OWN_FORMAT),
    field("message_delimiters", ALL, Empty, OWN_FORMAT),
    field("reasoning_budget_start_tag", ALL, Empty, OWN_FORMAT),
    field("reasoning_budget_end_tag", ALL, Empty, OWN_FORMAT),
    field("reasoning_budget_end_tags", ALL, Empty, OWN_FORMAT),
    field("reasoning_control", PROMPTS, Empty, NO_TEMPLATE),
    field("reasoning_effort", PROMPTS, Empty, NO_TEMPLATE),
    field("enable_thinking", PROMPTS, Empty, NO_TEMPLATE),
    field("chat_template_kwargs", PROMPTS, Empty, NO_TEMPLATE),
    field("continue_final_message", PROMPTS, Empty, NO_TEMPLATE),
    field("documents", PROMPTS, Empty, NO_TEMPLATE),
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
    field(
        "structured_outputs.disable_any_whitespace",
        CONSTRAINED,
        Empty,
        "use json_whitespace with \"compact\"",
    ),
    field("use_beam_search", ALL, Empty, NO_BEAMS),
    field("length_penalty", ALL, Only("1"), NO_BEAMS),
    field("early_stopping", ALL, Empty, NO_BEAMS),
    field("stop_token_ids", ALL, Empty, NO_STOP_IDS),
    field("include_stop_str_in_output", ALL, Empty, "a text ends before its stop string"),
    field("min_tokens", ALL, Empty, "use ignore_eos with max_tokens, or grammar"),
    field("skip_special_tokens", ALL, Only("true"), "special tokens are not part of the text"),
    field("detokenize", ALL, Only("true"), "use return_tokens at /completion"),
    field("truncate_prompt_tokens", ALL, Null, NO_CUT),
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
    field("watermarking", ALL, Empty, "texts are not marked"),
    field("truncation_side", ALL, Null, NO_CUT),
    field("return_prompt_text", ALL, Empty, "use /apply-template"),
    field("enable_response_messages", &[Responses], Empty, "see output"),
    field("previous_input_messages", &[Responses], Empty, NO_MEMORY),
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
    field("task", CHATS, Empty, "write it into a message"),
    field("return_meta_info", ALL, Empty, "see usage and timings"),
    field("return_cached_tokens_details", ALL, Empty, "see usage.prompt_tokens_details"),
    field("max_dynamic_patch", ALL, Null, USE_IMAGE_DEFAULTS),
    field("min_dynamic_patch", ALL, Null, USE_IMAGE_DEFAULTS),
    field("use_audio_in_video", ALL, Empty, NO_SOUND),
];

/// Fields of mistral.rs and Text Generation Inference.
const RUST_SERVERS: &[Field] = &[
    field("adapters", ALL, Empty, NO_LORA),
    field("adapter_id", ALL, Empty, NO_LORA),
    field("stop_seqs", ALL, Empty, "use stop"),
    field("truncate_sequence", ALL, Empty, NO_CUT),
    field("truncate", PROMPTS, Empty, NO_CUT),
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
    field("transforms", ALL, Empty, NO_CUT),
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
    field("truncation_length", ALL, Null, NO_CUT),
    field("add_bos_token", ALL, Only("true"), USE_IDS),
    field("cfg_scale", ALL, Only("1"), "a text has no negative prompt"),
];

/// Fields of TabbyAPI, Aphrodite and KoboldCpp besides.
const TABBY_AND_OTHERS: &[Field] = &[
    field("generate_window", ALL, Empty, NO_CUT),
    field("stop_sequence", ALL, Empty, "use stop"),
    field("skew", ALL, Empty, NO_SUCH_SAMPLER),
    field("penalty_range", ALL, EmptyOr(is_whole), USE_WINDOW),
    field("repetition_range", ALL, EmptyOr(is_whole), USE_WINDOW),
    field("repetition_penalty_range", ALL, EmptyOr(is_whole), USE_WINDOW),
    field("repetition_decay", ALL, Empty, USE_WINDOW),
    field("dry_range", ALL, Null, "use dry_penalty_last_n"),
    field("max_temp", ALL, Only("1"), USE_RANGE),
    field("min_temp", ALL, Only("1"), USE_RANGE),
    field("dynatemp_high", ALL, Only("1"), USE_RANGE),
    field("dynatemp_low", ALL, Only("1"), USE_RANGE),
    field("temp_exponent", ALL, Only("1"), "use dynatemp_exponent"),
    field(
        "response_prefix",
        CHATS,
        Empty,
        "a last message of the assistant is the beginning of the answer",
    ),
    field("prompt_template", ALL, Empty, USE_TEMPLATE_OPTION),
    field("template_vars", ALL, Empty, "use chat_template_kwargs"),
    field("token_ban_ranges", ALL, Empty, USE_LOGIT_BIAS),
    field("rep_pen_slope", ALL, EmptyOr(is_one), NO_SUCH_SAMPLER),
    field("nsigma", ALL, Empty, "use top_n_sigma"),
    field("render_special", ALL, Empty, "special tokens are not part of the text"),
    field("bypass_eos", ALL, Empty, "use ignore_eos"),
];

/// Fields of text-generation-webui besides.
const WEBUI: &[Field] = &[
    field("preset", ALL, Empty, "give the parameters of sampling themselves"),
    field("mode", &[Chat], Only("\"instruct\""), USE_ROLES),
    field("character", &[Chat], Empty, USE_ROLES),
    field("bot_name", &[Chat], Empty, USE_ROLES),
    field("user_name", &[Chat], Empty, USE_ROLES),
    field("name1", &[Chat], Empty, USE_ROLES),
    field("name2", &[Chat], Empty, USE_ROLES),
    field("user_bio", &[Chat], Empty, USE_ROLES),
    field("greeting", &[Chat], Empty, USE_ROLES),
    field("chat_instruct_command", &[Chat], Empty, USE_ROLES),
    field("instruction_template", ALL, Empty, USE_TEMPLATE_OPTION),
    field("instruction_template_str", ALL, Empty, USE_TEMPLATE_OPTION),
    field("chat_template_str", ALL, Empty, USE_TEMPLATE_OPTION),
    field("continue_", CHATS, Empty, "use continue_final_message"),
    field("impersonate", CHATS, Empty, "an answer is the assistant's"),
    field("smoothing_curve", ALL, Only("1"), NO_SUCH_SAMPLER),
    field("auto_max_new_tokens", ALL, Empty, "leave max_tokens away"),
    field("sampler_priority", ALL, Empty, "use samplers"),
];

/// Fields of mlx_lm, LMDeploy and TensorRT-LLM.
const MLX_AND_OTHERS: &[Field] = &[
    field("role_mapping", ALL, Empty, USE_TEMPLATE_OPTION),
    field("repetition_context_size", ALL, Null, USE_WINDOW),
    field("presence_context_size", ALL, Null, USE_WINDOW),
    field("frequency_context_size", ALL, Null, USE_WINDOW),
    field("do_preprocess", ALL, Only("true"), "use /v1/completions"),
    field("adapter_name", ALL, Empty, NO_LORA),
    field("request_output_len", ALL, Null, "use max_tokens"),
    field("top_p_min", ALL, Empty, NO_SUCH_SAMPLER),
    field("return_context_logits", ALL, Empty, USE_ECHO),
    field("return_generation_logits", ALL, Empty, USE_LOGPROBS),
    field("end_id", ALL, Null, NO_STOP_IDS),
];

/// Fields of services: Azure, xAI, Alibaba, Groq, Fireworks, Google and others.
const SERVICES: &[Field] = &[
    field("data_sources", ALL, Empty, NO_HOSTED),
    field("enable_search", ALL, Empty, NO_HOSTED),
    field("search_options", ALL, Empty, NO_HOSTED),
    field("search_parameters", ALL, EmptyOr(is_off), NO_HOSTED),
    field("citation_options", ALL, Only("\"disabled\""), NO_HOSTED),
    field("deferred", ALL, Empty, ONE_RESPONSE),
    field("context_length_exceeded_behavior", ALL, Only("\"error\""), NO_CUT),
    field("prompt_truncate_len", ALL, Null, NO_CUT),
    field("raw_output", ALL, Empty, "use return_tokens at /completion"),
    field("mirostat_target", ALL, Null, "use mirostat with mirostat_tau"),
    field("mirostat_lr", ALL, Null, "use mirostat with mirostat_eta"),
    field("guardrails", ALL, Empty, NO_FILTER),
    field("safety_settings", ALL, Empty, NO_FILTER),
    field("safetySettings", ALL, Empty, NO_FILTER),
    field("cached_content", ALL, Empty, NO_MEMORY),
    field("cachedContent", ALL, Empty, NO_MEMORY),
    field("contents", ALL, Empty, "use messages or prompt"),
    field("systemInstruction", ALL, Empty, USE_ROLES),
    field("toolConfig", ALL, Empty, "use tool_choice"),
    field("schema", ALL, Null, "use response_format or json_schema"),
    field("output_schema", ALL, Null, "use response_format or json_schema"),
    field("json_mode", ALL, Empty, "use response_format"),
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
    field("embed_dtype", &[Embeddings], Only("\"float32\""), USE_ENCODING),
    field("endianness", &[Embeddings], EmptyOr(is_little), USE_ENCODING),
    field("use_activation", &[Embeddings], Only("true"), "use embd_normalize with -1"),
    field("add_special_tokens", &[Embeddings], Only("true"), USE_IDS),
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

/// All of them.
pub(super) const LISTS: &[&[Field]] = &[
    OPENAI,
    ANTHROPIC,
    LLAMA_CPP,
    VLLM,
    SGLANG,
    RUST_SERVERS,
    OLLAMA_AND_SERVICES,
    OLLAMA_ELSEWHERE,
    TRANSFORMERS_AND_OTHERS,
    TABBY_AND_OTHERS,
    WEBUI,
    MLX_AND_OTHERS,
    SERVICES,
    OTHER_NAMES,
    TEXTS,
];

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

/// Returns whether a number of tokens to look back at is all of them.
fn is_whole(value: &Value) -> bool {
    equals(value, "-1")
}

/// Returns whether a factor changes nothing.
fn is_one(value: &Value) -> bool {
    equals(value, "1")
}

/// Returns whether numbers are written as nearly all machines have them.
fn is_little(value: &Value) -> bool {
    value == "little" || value == "native"
}

/// Returns whether a search is switched off.
fn is_off(value: &Value) -> bool {
    value["mode"] == "off"
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
    value.is_object() && value["edits"].as_array().is_none_or(|edits| edits.iter().all(keeps))
}
