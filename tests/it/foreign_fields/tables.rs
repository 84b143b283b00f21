//! Fields that other servers take and this one does not, by server, with values that ask for
//! something and values that ask for nothing.

use serde_json::{Value, json};

pub(super) const CHAT: usize = 0;
pub(super) const RESPONSES: usize = 1;
pub(super) const MESSAGES: usize = 2;
pub(super) const COMPLETION: usize = 3;
pub(super) const COMPLETIONS: usize = 4;

pub(super) const ALL: &[usize] = &[CHAT, RESPONSES, MESSAGES, COMPLETION, COMPLETIONS];
pub(super) const CHATS: &[usize] = &[CHAT, RESPONSES, MESSAGES];
pub(super) const PROMPTS: &[usize] = &[COMPLETION, COMPLETIONS];

/// A field, the endpoints at which it is refused, values that are, and values that ask for nothing.
pub(super) type Case = (&'static str, &'static [usize], Value, Value);

pub(super) fn openai() -> Vec<Case> {
    vec![
        ("best_of", ALL, json!([2, "many"]), json!([null, 1, 1.0])),
        ("suffix", &[CHAT, RESPONSES, MESSAGES, COMPLETION], json!(["end", 5]), json!([null, ""])),
        ("echo", &[CHAT, RESPONSES, MESSAGES, COMPLETION], json!([true]), json!([null, false])),
        ("audio", ALL, json!([{"voice": "alloy", "format": "wav"}]), json!([null])),
        ("modalities", ALL, json!([["text", "audio"]]), json!([null, [], ["text"]])),
        ("functions", CHATS, json!([[{"name": "f"}]]), json!([null, []])),
        ("function_call", CHATS, json!([{"name": "f"}]), json!([null, "auto", "none"])),
        (
            "tools",
            PROMPTS,
            json!([[{"type": "function", "function": {"name": "f"}}]]),
            json!([null, []]),
        ),
        ("functions", PROMPTS, json!([[{"name": "f"}]]), json!([null, []])),
        ("function_call", PROMPTS, json!([{"name": "f"}]), json!([null, "auto", "none"])),
        (
            "include",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!([["reasoning.encrypted_content"]]),
            json!([null, []]),
        ),
        ("messages", &[RESPONSES, COMPLETION, COMPLETIONS], json!([["Hi"]]), json!([null, []])),
        ("input", &[CHAT, MESSAGES, COMPLETION, COMPLETIONS], json!(["Hi"]), json!([null, ""])),
        (
            "instructions",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!(["Be brief."]),
            json!([null, ""]),
        ),
        ("prompt", &[CHAT, MESSAGES], json!(["Once"]), json!([null, ""])),
        ("max_tokens", &[RESPONSES], json!([1]), json!([null])),
        ("tool_choice", PROMPTS, json!(["required"]), json!([null, "auto", "none"])),
        ("web_search_options", ALL, json!([{}, {"search_context_size": "low"}]), json!([null])),
        ("verbosity", ALL, json!(["low", "high"]), json!([null, "medium"])),
        ("text.verbosity", ALL, json!(["low", "high"]), json!([null, "medium"])),
        (
            "background",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!([true]),
            json!([null, false]),
        ),
        ("conversation", ALL, json!(["conv_1", {"id": "conv_1"}]), json!([null])),
        (
            "previous_response_id",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!(["resp_1"]),
            json!([null, ""]),
        ),
        ("prompt", &[RESPONSES], json!([{"id": "pmpt_1"}]), json!([null])),
        (
            "context_management",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!([[{"type": "compaction"}]]),
            json!([null, []]),
        ),
        ("n", &[RESPONSES, MESSAGES], json!([2]), json!([null, 1])),
        ("n_cmpl", CHATS, json!([2]), json!([null, 1])),
        ("logprobs", &[RESPONSES, MESSAGES], json!([true, 3]), json!([null, false])),
        ("top_logprobs", &[MESSAGES, COMPLETION, COMPLETIONS], json!([3]), json!([null, 0])),
        (
            "text.format",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!([{"type": "json_object"}]),
            json!([null, {"type": "text"}]),
        ),
    ]
}

pub(super) fn anthropic() -> Vec<Case> {
    let clears = json!({"edits": [{"type": "clear_tool_uses_20250919"}]});
    let keeps = json!({"edits": [{"type": "clear_thinking_20251015", "keep": "all"}]});
    vec![
        ("container", ALL, json!(["container_1", {"skills": []}]), json!([null])),
        ("mcp_servers", ALL, json!([[{"type": "url", "url": "https://a.b"}]]), json!([null, []])),
        (
            "context_management",
            &[MESSAGES],
            json!([clears]),
            json!([null, {}, {"edits": []}, keeps]),
        ),
        ("output_config.task_budget", ALL, json!([{"type": "tokens", "total": 9}]), json!([null])),
        (
            "output_config.format",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!([{"type": "json_schema", "schema": {}}]),
            json!([null]),
        ),
        (
            "output_config.effort",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!(["high"]),
            json!([null]),
        ),
        (
            "output_format",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!([{"type": "json_schema", "schema": {}}]),
            json!([null]),
        ),
    ]
}

pub(super) fn llama_cpp() -> Vec<Case> {
    vec![
        ("n_probs", CHATS, json!([3]), json!([null, 0])),
        ("return_tokens", CHATS, json!([true]), json!([null, false])),
        ("response_fields", CHATS, json!([["content"]]), json!([null, []])),
        ("chat_format", ALL, json!([1, "Hermes 2 Pro"]), json!([null, 0])),
        ("chat_parser", ALL, json!(["{}"]), json!([null, ""])),
        ("generation_prompt", ALL, json!(["<think>"]), json!([null, ""])),
        ("message_delimiters", ALL, json!([[{"role": "user"}]]), json!([null, []])),
        ("reasoning_budget_start_tag", ALL, json!(["<think>"]), json!([null, ""])),
        ("reasoning_budget_end_tag", ALL, json!(["</think>"]), json!([null, ""])),
        ("reasoning_budget_end_tags", ALL, json!([["</think>"]]), json!([null, []])),
        ("reasoning_control", PROMPTS, json!([true]), json!([null, false])),
        ("reasoning_effort", PROMPTS, json!(["low"]), json!([null, ""])),
        ("enable_thinking", PROMPTS, json!([true]), json!([null, false])),
        ("chat_template_kwargs", PROMPTS, json!([{"enable_thinking": true}]), json!([null, {}])),
        ("continue_final_message", PROMPTS, json!([true]), json!([null, false])),
        ("documents", PROMPTS, json!([[{"text": "a"}]]), json!([null, []])),
        ("speculative.draft", ALL, json!([5]), json!([])),
        ("input_prefix", ALL, json!(["def f("]), json!([null, ""])),
        ("input_suffix", ALL, json!(["return"]), json!([null, ""])),
        ("input_extra", ALL, json!([[{"filename": "a", "text": "b"}]]), json!([null, []])),
        ("image_data", ALL, json!([[{"data": "AA", "id": 1}]]), json!([null, []])),
        ("system_prompt", ALL, json!(["Be brief.", {"prompt": "Be brief."}]), json!([null, ""])),
        ("preserved_tokens", ALL, json!([[5]]), json!([null, []])),
        ("parse_tool_calls", CHATS, json!([false]), json!([null, true])),
        ("reasoning_in_content", CHATS, json!([true]), json!([null, false])),
        ("tfs_z", ALL, json!([0.5]), json!([null, 1, 1.0])),
        ("penalize_nl", ALL, json!([true]), json!([null, false])),
        ("penalty_prompt", ALL, json!(["Once"]), json!([null, ""])),
    ]
}

pub(super) fn vllm() -> Vec<Case> {
    vec![
        ("structured_outputs.whitespace_pattern", ALL, json!(["x", 5]), json!([null, "", "[ ]?"])),
        ("structured_outputs.disable_any_whitespace", ALL, json!([true]), json!([null, false])),
        ("guided_whitespace_pattern", ALL, json!(["[ ]+", 5]), json!([null, "", "[\\n ]*"])),
        ("whitespace_pattern", ALL, json!(["[^ ]*", 5]), json!([null, "", " ?"])),
        ("enable_response_messages", &[RESPONSES], json!([true]), json!([null, false])),
        ("previous_input_messages", &[RESPONSES], json!([[{"role": "user"}]]), json!([null, []])),
        ("use_beam_search", ALL, json!([true]), json!([null, false])),
        ("length_penalty", ALL, json!([0.5]), json!([null, 1, 1.0])),
        ("early_stopping", ALL, json!([true]), json!([null, false])),
        ("stop_token_ids", ALL, json!([[2]]), json!([null, []])),
        ("include_stop_str_in_output", ALL, json!([true]), json!([null, false])),
        ("min_tokens", ALL, json!([3]), json!([null, 0])),
        ("skip_special_tokens", ALL, json!([false]), json!([null, true])),
        ("detokenize", ALL, json!([false]), json!([null, true])),
        ("truncate_prompt_tokens", ALL, json!([5, -1]), json!([null])),
        ("prompt_logprobs", ALL, json!([0, 1]), json!([null])),
        ("allowed_token_ids", ALL, json!([[1, 2]]), json!([null, []])),
        ("bad_words", ALL, json!([["was"]]), json!([null, []])),
        ("add_special_tokens", PROMPTS, json!([false]), json!([null, true])),
        ("add_special_tokens", CHATS, json!([true]), json!([null, false])),
        ("documents", CHATS, json!([[{"title": "a", "text": "b"}]]), json!([null, []])),
        ("chat_template", ALL, json!(["{{ messages }}"]), json!([null, ""])),
        ("mm_processor_kwargs", ALL, json!([{"num_crops": 4}]), json!([null, {}])),
        ("media_io_kwargs", ALL, json!([{"video": {}}]), json!([null, {}])),
        ("logits_processors", ALL, json!([["a.B"]]), json!([null, []])),
        ("logprob_token_ids", ALL, json!([[1]]), json!([null, []])),
        ("vllm_xargs", ALL, json!([{"a": 1}]), json!([null, {}])),
        ("return_tokens_as_token_ids", ALL, json!([true]), json!([null, false])),
        ("return_token_ids", ALL, json!([true]), json!([null, false])),
        ("include_reasoning", ALL, json!([false]), json!([null, true])),
        ("prompt_embeds", ALL, json!(["AAAA"]), json!([null, []])),
        ("repetition_detection", ALL, json!([{"max_pattern_size": 4}]), json!([null])),
        ("watermarking", ALL, json!([true]), json!([null, false])),
        ("truncation_side", ALL, json!(["left"]), json!([null])),
        ("return_prompt_text", ALL, json!([true]), json!([null, false])),
        ("stream_options.continuous_usage_stats", ALL, json!([true]), json!([null, false])),
    ]
}

pub(super) fn sglang() -> Vec<Case> {
    vec![
        ("sampling_params", ALL, json!([{"temperature": 0}]), json!([null, {}])),
        ("input_ids", ALL, json!([[1, 2]]), json!([null, []])),
        ("input_embeds", ALL, json!([[[0.5]]]), json!([null, []])),
        ("min_new_tokens", ALL, json!([3]), json!([null, 0])),
        ("max_new_tokens", ALL, json!([3, 0]), json!([null])),
        ("stop_regex", ALL, json!(["a+", ["a+"]]), json!([null, "", []])),
        ("no_stop_trim", ALL, json!([true]), json!([null, false])),
        ("lora_path", ALL, json!(["a", [null, "a"]]), json!([null, "", [null]])),
        ("session_params", ALL, json!([{"id": "a"}]), json!([null, {}])),
        ("separate_reasoning", ALL, json!([false]), json!([null, true])),
        ("stream_reasoning", ALL, json!([false]), json!([null, true])),
        ("return_hidden_states", ALL, json!([true, "last"]), json!([null, false])),
        ("return_routed_experts", ALL, json!([true]), json!([null, false])),
        ("return_prompt_token_ids", ALL, json!([true]), json!([null, false])),
        ("return_logprob", ALL, json!([true]), json!([null, false])),
        ("top_logprobs_num", ALL, json!([2]), json!([null, 0])),
        ("token_ids_logprob", ALL, json!([[1]]), json!([null, []])),
        ("custom_logit_processor", ALL, json!(["AAAA"]), json!([null, ""])),
        ("custom_params", ALL, json!([{"a": 1}]), json!([null, {}])),
        ("images_config", ALL, json!([{"a": 1}]), json!([null, {}])),
        ("sampling_seed", ALL, json!([0, 5]), json!([null])),
        ("task", CHATS, json!(["title"]), json!([null])),
        ("return_meta_info", ALL, json!([true]), json!([null, false])),
        ("return_cached_tokens_details", ALL, json!([true]), json!([null, false])),
        ("max_dynamic_patch", ALL, json!([6]), json!([null])),
        ("min_dynamic_patch", ALL, json!([1]), json!([null])),
        ("use_audio_in_video", ALL, json!([true]), json!([null, false])),
    ]
}

pub(super) fn others() -> Vec<Case> {
    let thinks = &[CHAT, RESPONSES, COMPLETION, COMPLETIONS];
    vec![
        // mistral.rs and Text Generation Inference
        ("adapters", ALL, json!([["a"]]), json!([null, []])),
        ("adapter_id", ALL, json!(["a"]), json!([null, ""])),
        ("stop_seqs", ALL, json!([["a"]]), json!([null, []])),
        ("truncate_sequence", ALL, json!([true]), json!([null, false])),
        ("truncate", PROMPTS, json!([100]), json!([null])),
        ("enable_code_execution", ALL, json!([true]), json!([null, false])),
        ("max_tool_rounds", ALL, json!([2]), json!([null, 0])),
        ("tool_dispatch_url", ALL, json!(["http://a.b"]), json!([null, ""])),
        ("parameters", ALL, json!([{"temperature": 0}]), json!([null, {}])),
        ("inputs", ALL, json!(["Once"]), json!([null, ""])),
        ("return_full_text", ALL, json!([true]), json!([null, false])),
        ("decoder_input_details", ALL, json!([true]), json!([null, false])),
        ("top_n_tokens", ALL, json!([2]), json!([null, 0])),
        ("watermark", ALL, json!([true]), json!([null, false])),
        ("guideline", ALL, json!(["a"]), json!([null, ""])),
        // Ollama and services
        ("options", ALL, json!([{"num_ctx": 64}]), json!([null, {}])),
        ("think", ALL, json!([true, false, "high"]), json!([null])),
        (
            "system",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!(["Be brief."]),
            json!([null, ""]),
        ),
        ("template", ALL, json!(["{{ .Prompt }}"]), json!([null, ""])),
        ("raw", CHATS, json!([true]), json!([null, false])),
        ("context", ALL, json!([[1, 2]]), json!([null, []])),
        ("images", ALL, json!([["AAAA"]]), json!([null, []])),
        ("thinking", thinks, json!([{"type": "disabled"}]), json!([null])),
        (
            "reasoning",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!([{"effort": "low"}]),
            json!([null, {}]),
        ),
        ("random_seed", ALL, json!([0, 5]), json!([null])),
        ("safe_prompt", ALL, json!([true]), json!([null, false])),
        ("plugins", ALL, json!([[{"id": "web"}]]), json!([null, []])),
        ("transforms", ALL, json!([["middle-out"]]), json!([null, []])),
    ]
}

pub(super) fn transformers_and_others() -> Vec<Case> {
    let words = || json!([["END"]]);
    let no_words = || json!([null, []]);
    let number = || json!([0.5]);
    let no_number = || json!([null, 0, 0.0]);
    let one = || json!([null, 1, 1.0]);
    let count = || json!([512]);
    let nothing = || json!([null]);
    vec![
        ("num_beams", ALL, json!([4]), one()),
        ("no_repeat_ngram_size", ALL, json!([3]), no_number()),
        ("encoder_repetition_penalty", ALL, number(), one()),
        ("rep_pen", ALL, number(), one()),
        ("penalty_alpha", ALL, number(), no_number()),
        ("top_a", ALL, number(), no_number()),
        ("epsilon_cutoff", ALL, number(), no_number()),
        ("eta_cutoff", ALL, number(), no_number()),
        ("smoothing_factor", ALL, number(), no_number()),
        ("guidance_scale", ALL, number(), one()),
        ("negative_prompt", ALL, json!(["no"]), json!([null, ""])),
        ("dynamic_temperature", ALL, json!([true]), json!([null, false])),
        ("sampler_order", ALL, json!([[6, 0, 1]]), no_words()),
        ("banned_tokens", ALL, words(), no_words()),
        ("custom_token_bans", ALL, json!(["1,2"]), json!([null, ""])),
        ("ban_eos_token", ALL, json!([true]), json!([null, false])),
        ("max_context_length", ALL, count(), nothing()),
        ("memory", PROMPTS, json!(["Once"]), json!([null, ""])),
        ("do_sample", ALL, json!([false]), json!([null, true])),
        ("num_return_sequences", ALL, json!([2]), one()),
        ("min_length", ALL, count(), no_number()),
        ("max_time", ALL, number(), nothing()),
        ("bad_words_ids", ALL, json!([[[5]]]), no_words()),
        ("suppress_tokens", ALL, json!([[5]]), no_words()),
        ("banned_strings", ALL, words(), no_words()),
        ("allowed_tokens", ALL, json!([[5]]), no_words()),
        ("grammar_string", ALL, json!(["root ::= \"a\""]), json!([null, ""])),
        ("regex_pattern", ALL, json!(["a+"]), json!([null, ""])),
        ("temp", ALL, number(), nothing()),
        ("typical", ALL, number(), one()),
        ("tfs", ALL, number(), one()),
        ("mirostat_mode", ALL, json!([2]), no_number()),
        ("rep_pen_range", ALL, count(), nothing()),
        ("truncation_length", ALL, count(), nothing()),
        ("add_bos_token", ALL, json!([false]), json!([null, true])),
        ("cfg_scale", ALL, number(), one()),
        ("beam_width", ALL, json!([4]), one()),
        ("generationConfig", ALL, json!([{"topK": 3}]), json!([null, {}])),
        ("maxOutputTokens", ALL, count(), nothing()),
        ("stopSequences", ALL, words(), no_words()),
        ("responseSchema", ALL, json!([{"type": "OBJECT"}]), json!([null, {}])),
        ("responseMimeType", ALL, json!(["application/json"]), json!([null, "text/plain"])),
        ("candidateCount", ALL, json!([2]), one()),
        ("topK", ALL, count(), nothing()),
        ("topP", ALL, number(), nothing()),
        ("max_length", ALL, count(), nothing()),
        ("max_output_tokens", &[CHAT, MESSAGES, COMPLETION, COMPLETIONS], count(), nothing()),
        ("num_predict", ALL, count(), nothing()),
        ("num_ctx", ALL, count(), nothing()),
        ("stop_sequences", &[CHAT, RESPONSES, COMPLETION, COMPLETIONS], words(), no_words()),
        ("stop_words", ALL, words(), no_words()),
        ("stop_strings", ALL, words(), no_words()),
        ("thinking_budget", ALL, count(), nothing()),
        ("prompt_mode", ALL, json!(["reasoning"]), nothing()),
        ("response_schema", ALL, json!([{"type": "object"}]), nothing()),
        ("response_mime_type", ALL, json!(["application/json"]), json!([null, "text/plain"])),
        ("nvext", ALL, json!([{"guided_choice": ["a"]}]), json!([null, {}])),
        ("extra_body", ALL, json!([{"guided_choice": ["a"]}]), json!([null, {}])),
        ("lora_request", ALL, json!([{"lora_name": "a"}]), nothing()),
        ("lora_name", ALL, json!(["a"]), json!([null, ""])),
        ("thinking_token_budget", ALL, count(), nothing()),
        ("guided_decoding", ALL, json!([{"regex": "a"}]), nothing()),
        ("logit_processors", ALL, words(), no_words()),
    ]
}

/// TabbyAPI, Aphrodite, KoboldCpp, text-generation-webui, mlx_lm, LMDeploy, TensorRT-LLM.
pub(super) fn local_servers() -> Vec<Case> {
    let text = || json!(["x"]);
    let no_text = || json!([null, ""]);
    let is_on = || json!([true]);
    let is_off = || json!([null, false]);
    let number = || json!([0.5]);
    let no_number = || json!([null, 0]);
    let one = || json!([null, 1, 1.0]);
    let count = || json!([64]);
    let nothing = || json!([null]);
    let whole = || json!([null, 0, -1]);
    const CHAT_ALONE: &[usize] = &[CHAT];
    vec![
        ("generate_window", ALL, count(), no_number()),
        ("stop_sequence", ALL, json!(["END", ["END"]]), json!([null, []])),
        ("skew", ALL, number(), no_number()),
        ("penalty_range", ALL, count(), whole()),
        ("repetition_range", ALL, count(), whole()),
        ("repetition_penalty_range", ALL, count(), whole()),
        ("repetition_decay", ALL, count(), no_number()),
        ("dry_range", ALL, json!([0, 64]), nothing()),
        ("max_temp", ALL, number(), one()),
        ("min_temp", ALL, number(), one()),
        ("dynatemp_high", ALL, number(), one()),
        ("dynatemp_low", ALL, number(), one()),
        ("temp_exponent", ALL, number(), one()),
        ("response_prefix", CHATS, text(), no_text()),
        ("prompt_template", ALL, text(), no_text()),
        ("template_vars", ALL, json!([{"a": 1}]), json!([null, {}])),
        ("token_ban_ranges", ALL, json!([[[1, 2]]]), json!([null, []])),
        ("rep_pen_slope", ALL, number(), json!([null, 0, 1])),
        ("nsigma", ALL, number(), no_number()),
        ("render_special", ALL, is_on(), is_off()),
        ("bypass_eos", ALL, is_on(), is_off()),
        ("preset", ALL, text(), no_text()),
        ("mode", CHAT_ALONE, json!(["chat", "chat-instruct"]), json!([null, "instruct"])),
        ("character", CHAT_ALONE, text(), no_text()),
        ("bot_name", CHAT_ALONE, text(), no_text()),
        ("user_name", CHAT_ALONE, text(), no_text()),
        ("name1", CHAT_ALONE, text(), no_text()),
        ("name2", CHAT_ALONE, text(), no_text()),
        ("user_bio", CHAT_ALONE, text(), no_text()),
        ("greeting", CHAT_ALONE, text(), no_text()),
        ("chat_instruct_command", CHAT_ALONE, text(), no_text()),
        ("instruction_template", ALL, text(), no_text()),
        ("instruction_template_str", ALL, text(), no_text()),
        ("chat_template_str", ALL, text(), no_text()),
        ("continue_", CHATS, is_on(), is_off()),
        ("impersonate", CHATS, is_on(), is_off()),
        ("smoothing_curve", ALL, number(), one()),
        ("auto_max_new_tokens", ALL, is_on(), is_off()),
        ("sampler_priority", ALL, json!([["top_k"]]), json!([null, []])),
        ("role_mapping", ALL, json!([{"user": "Q: "}]), json!([null, {}])),
        ("repetition_context_size", ALL, count(), nothing()),
        ("presence_context_size", ALL, count(), nothing()),
        ("frequency_context_size", ALL, count(), nothing()),
        ("do_preprocess", ALL, json!([false]), json!([null, true])),
        ("adapter_name", ALL, text(), no_text()),
        ("request_output_len", ALL, count(), nothing()),
        ("top_p_min", ALL, number(), no_number()),
        ("return_context_logits", ALL, is_on(), is_off()),
        ("return_generation_logits", ALL, is_on(), is_off()),
        ("end_id", ALL, json!([2]), nothing()),
    ]
}

/// Azure, xAI, Alibaba, Groq, Fireworks, Google and others.
pub(super) fn services() -> Vec<Case> {
    let text = || json!(["x"]);
    let no_text = || json!([null, ""]);
    let is_on = || json!([true]);
    let is_off = || json!([null, false]);
    let schema = || json!([{"type": "object"}, {}]);
    let list = || json!([[{"a": 1}]]);
    let no_list = || json!([null, []]);
    let object = || json!([{"a": 1}]);
    let no_object = || json!([null, {}]);
    let nothing = || json!([null]);
    vec![
        ("data_sources", ALL, list(), no_list()),
        ("enable_search", ALL, is_on(), is_off()),
        ("search_options", ALL, object(), no_object()),
        ("search_parameters", ALL, json!([{"mode": "auto"}]), json!([null, {"mode": "off"}])),
        ("citation_options", ALL, json!(["enabled"]), json!([null, "disabled"])),
        ("deferred", ALL, is_on(), is_off()),
        ("context_length_exceeded_behavior", ALL, json!(["truncate"]), json!([null, "error"])),
        ("prompt_truncate_len", ALL, json!([100]), nothing()),
        ("raw_output", ALL, is_on(), is_off()),
        ("mirostat_target", ALL, json!([5.0]), nothing()),
        ("mirostat_lr", ALL, json!([0.1]), nothing()),
        ("guardrails", ALL, list(), no_list()),
        ("safety_settings", ALL, list(), no_list()),
        ("safetySettings", ALL, list(), no_list()),
        ("cached_content", ALL, text(), no_text()),
        ("cachedContent", ALL, text(), no_text()),
        ("contents", ALL, list(), no_list()),
        ("systemInstruction", ALL, object(), no_object()),
        ("toolConfig", ALL, object(), no_object()),
        ("schema", ALL, schema(), nothing()),
        ("output_schema", ALL, schema(), nothing()),
        ("json_mode", ALL, is_on(), is_off()),
    ]
}
