//! Each field of another server is honoured, or refused with the name of the field: never dropped.

use serde_json::{Value, json};

use crate::http::client::{Response, Server};
use crate::http::stories::{error, stories, with};

/// The path of an endpoint that generates text, and a request that it answers.
struct Endpoint {
    path: &'static str,
    body: Value,
}

const CHAT: usize = 0;
const RESPONSES: usize = 1;
const MESSAGES: usize = 2;
const COMPLETION: usize = 3;
const COMPLETIONS: usize = 4;

const ALL: &[usize] = &[CHAT, RESPONSES, MESSAGES, COMPLETION, COMPLETIONS];
const CHATS: &[usize] = &[CHAT, RESPONSES, MESSAGES];
const PROMPTS: &[usize] = &[COMPLETION, COMPLETIONS];

fn endpoints() -> [Endpoint; 5] {
    let messages = json!([{"role": "user", "content": "Hi"}]);
    [
        ("/v1/chat/completions", json!({"messages": messages, "max_tokens": 1})),
        ("/v1/responses", json!({"input": "Hi", "max_output_tokens": 1})),
        ("/v1/messages", json!({"messages": messages, "max_tokens": 1})),
        ("/completion", json!({"prompt": "Once", "n_predict": 1})),
        ("/v1/completions", json!({"prompt": "Once", "max_tokens": 1})),
    ]
    .map(|(path, body)| Endpoint { path, body })
}

/// A field, the endpoints at which it is refused, values that are, and values that ask for nothing.
type Case = (&'static str, &'static [usize], Value, Value);

fn openai() -> Vec<Case> {
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
        ("tool_choice", PROMPTS, json!(["required"]), json!([null, "auto", "none"])),
        ("web_search_options", ALL, json!([{}, {"search_context_size": "low"}]), json!([null])),
        ("verbosity", ALL, json!(["low", "high"]), json!([null, "medium"])),
        ("text.verbosity", &[RESPONSES], json!(["low", "high"]), json!([null, "medium"])),
        (
            "background",
            &[CHAT, MESSAGES, COMPLETION, COMPLETIONS],
            json!([true]),
            json!([null, false]),
        ),
        ("conversation", CHATS, json!(["conv_1", {"id": "conv_1"}]), json!([null])),
        ("previous_response_id", &[CHAT, MESSAGES], json!(["resp_1"]), json!([null, ""])),
        ("prompt", &[RESPONSES], json!([{"id": "pmpt_1"}]), json!([null])),
        ("context_management", &[RESPONSES], json!([[{"type": "compaction"}]]), json!([null, []])),
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

fn anthropic() -> Vec<Case> {
    let clears = json!({"edits": [{"type": "clear_tool_uses_20250919"}]});
    let keeps = json!({"edits": [{"type": "clear_thinking_20251015", "keep": "all"}]});
    vec![
        ("container", &[MESSAGES], json!(["container_1", {"skills": []}]), json!([null])),
        ("mcp_servers", ALL, json!([[{"type": "url", "url": "https://a.b"}]]), json!([null, []])),
        (
            "context_management",
            &[MESSAGES],
            json!([clears]),
            json!([null, {}, {"edits": []}, keeps]),
        ),
        (
            "output_config.task_budget",
            &[MESSAGES],
            json!([{"type": "tokens", "total": 9}]),
            json!([null]),
        ),
        (
            "output_config.format",
            &[CHAT, RESPONSES, COMPLETION, COMPLETIONS],
            json!([{"type": "json_schema", "schema": {}}]),
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

fn llama_cpp() -> Vec<Case> {
    vec![
        ("n_probs", CHATS, json!([3]), json!([null, 0])),
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

fn vllm() -> Vec<Case> {
    vec![
        ("structured_outputs.whitespace_pattern", ALL, json!([" ?"]), json!([null, ""])),
        ("structured_outputs.disable_any_whitespace", ALL, json!([true]), json!([null, false])),
        ("guided_whitespace_pattern", ALL, json!([" ?"]), json!([null, ""])),
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
        ("stream_options.continuous_usage_stats", ALL, json!([true]), json!([null, false])),
    ]
}

fn sglang() -> Vec<Case> {
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
    ]
}

fn others() -> Vec<Case> {
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

/// A request with one more field; a dot in its name stands before a member of an object.
fn transformers_and_others() -> Vec<Case> {
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

fn asking(endpoint: &Endpoint, name: &str, value: &Value) -> Value {
    let fields = match name.split_once('.') {
        Some((outer, inner)) => json!({outer: {inner: value}}),
        None => json!({name: value}),
    };
    with(endpoint.body.clone(), fields)
}

/// The field that a refused request is told of, whatever the form of the error.
fn refused(answer: &Response) -> String {
    let message = answer.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
    assert_eq!(answer.status, 400, "{}", answer.body);
    message.strip_prefix('\'').and_then(|rest| rest.split_once('\'')).expect(&message).0.to_owned()
}

fn holds(cases: Vec<Case>) {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    for (name, at, asks, passes) in cases {
        for endpoint in at.iter().map(|&index| &endpoints[index]) {
            for value in asks.as_array().unwrap() {
                let answer = server.post(endpoint.path, &asking(endpoint, name, value));
                assert_eq!(refused(&answer), name, "{} {value}", endpoint.path);
            }
            for value in passes.as_array().unwrap() {
                let answer = server.post(endpoint.path, &asking(endpoint, name, value));
                assert_eq!(answer.status, 200, "{} {name} {value}: {}", endpoint.path, answer.body);
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn fields_of_openai_are_not_dropped() {
    holds(openai());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_anthropic_are_not_dropped() {
    holds(anthropic());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_llama_cpp_are_not_dropped() {
    holds(llama_cpp());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_vllm_are_not_dropped() {
    holds(vllm());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_sglang_are_not_dropped() {
    holds(sglang());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_others_are_not_dropped() {
    holds(others());
}

#[hob_needs::fixtures]
#[test]
fn fields_of_transformers_and_under_other_names_are_not_dropped() {
    holds(transformers_and_others());
}

/// Where texts become tokens or vectors, what other servers take is refused by name too.
#[hob_needs::fixtures]
#[test]
fn fields_of_texts_are_not_dropped() {
    let model = stories();
    let server = Server::start(&model, &["--embeddings"]);
    let embed = json!({"input": "a"});
    let messages = json!([{"role": "user", "content": "Hi"}]);
    let template = json!({"messages": messages});
    let cases = [
        ("/v1/embeddings", &embed, "truncate_prompt_tokens", json!(5)),
        ("/v1/embeddings", &embed, "truncate", json!("END")),
        ("/v1/embeddings", &embed, "instruction", json!("query: ")),
        ("/v1/embeddings", &embed, "prompt_name", json!("query")),
        ("/v1/embeddings", &embed, "input_type", json!("query")),
        ("/v1/embeddings", &embed, "task", json!("retrieval.query")),
        ("/v1/embeddings", &embed, "normalize", json!(false)),
        ("/v1/embeddings", &embed, "pooling", json!("cls")),
        ("/v1/embeddings", &embed, "output_dtype", json!("int8")),
        ("/v1/embeddings", &embed, "embedding_types", json!(["int8"])),
        ("/v1/embeddings", &embed, "messages", messages.clone()),
        ("/v1/embeddings", &embed, "image", json!("a")),
        ("/tokenize", &json!({}), "prompt", json!("a")),
        ("/tokenize", &json!({}), "text", json!("a")),
        ("/tokenize", &json!({}), "input", json!("a")),
        ("/tokenize", &json!({}), "inputs", json!("a")),
        ("/tokenize", &json!({}), "messages", messages.clone()),
        ("/detokenize", &json!({}), "token_ids", json!([5])),
        ("/detokenize", &json!({}), "ids", json!([5])),
        ("/apply-template", &template, "chat_template", json!("{{ messages }}")),
        ("/apply-template", &template, "documents", json!([{"text": "a"}])),
    ];
    for (path, body, field, value) in cases {
        let answer = server.post(path, &with(body.clone(), json!({field: value})));
        assert_eq!(refused(&answer), field, "{path}");
    }
}

/// A constraint that is not understood, or one of two, is no answer without it.
#[hob_needs::fixtures]
#[test]
fn no_constraint_is_dropped() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let schema = json!({"type": "object", "properties": {"a": {"const": 5}}, "required": ["a"]});
    // the form of Text Generation Inference
    let format = json!({"type": "json_object", "value": schema});
    let body = json!({"prompt": "Once", "n_predict": 40, "response_format": format});
    let answer = server.post("/completion", &body).json();
    let content: Value = serde_json::from_str(answer["content"].as_str().unwrap()).unwrap();
    assert_eq!(content, json!({"a": 5}));

    let format = json!({"type": "text", "schema": schema});
    let body = json!({"prompt": "Once", "response_format": format});
    assert_eq!(refused(&server.post("/completion", &body)), "response_format.schema");
    let body = json!({
        "input": "Hi", "text": {"format": {"type": "json_object"}},
        "response_format": {"type": "json_schema", "json_schema": {"schema": schema}},
    });
    assert_eq!(refused(&server.post("/v1/responses", &body)), "response_format");
}

/// A member of a message next to its text is part of the prompt or an error.
#[hob_needs::fixtures]
#[test]
fn no_member_of_a_message_is_dropped() {
    let model = stories();
    let server = Server::start(&model, &[]);
    for (role, field, value) in [
        ("user", "images", json!(["aGk="])),
        ("user", "attachments", json!([{"name": "a.txt"}])),
        ("assistant", "audio", json!({"id": "audio_1"})),
        ("assistant", "function_call", json!({"name": "f", "arguments": "{}"})),
    ] {
        let first = with(json!({"role": role, "content": "Hi"}), json!({field: value}));
        let messages = json!([first, {"role": "user", "content": "Go on"}]);
        let answer = server.post("/v1/chat/completions", &json!({"messages": messages}));
        assert_eq!(refused(&answer), format!("messages[0].{field}"));
    }
    for (fields, field) in [
        (json!({"thinking": {"type": "banana"}}), "thinking.type"),
        (json!({"output_config": {"effort": "banana"}}), "output_config.effort"),
    ] {
        let messages = json!([{"role": "user", "content": "Hi"}]);
        let body = with(json!({"messages": messages, "max_tokens": 1}), fields);
        assert_eq!(refused(&server.post("/v1/messages", &body)), field);
    }
}

#[hob_needs::fixtures]
#[test]
fn fields_that_change_no_answer_pass() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let fields = json!({
        "user": "ann", "metadata": {"a": "b"}, "store": true, "service_tier": "auto",
            "safety_identifier": "x",
        "prompt_cache_key": "k", "prompt_cache_retention": "24h",
            "prediction": {"type": "content", "content": "x"},
        "guided_decoding_backend": "xgrammar", "priority": 1, "request_id": "r", "cache_salt": "s",
        "spaces_between_special_tokens": false, "kv_transfer_params": {"a": 1}, "keep_alive": "5m",
        "n_cache_reuse": 256, "backend_sampling": true, "rid": "r", "bootstrap_host": "h",
            "speed": "fast",
        "truncation": "auto", "max_tool_calls": 3, "client_metadata": {}, "t_max_prompt_ms": 500,
    });
    for endpoint in endpoints() {
        let body = with(endpoint.body, fields.clone());
        let answer = server.post(endpoint.path, &body);
        assert_eq!(answer.status, 200, "{}: {}", endpoint.path, answer.body);
        // what has no effect has a meaning all the same
        for field in ["t_max_prompt_ms", "n_cache_reuse"] {
            for value in [json!("soon"), json!(0.5), json!(-2)] {
                let answer = server.post(endpoint.path, &with(body.clone(), json!({field: value})));
                assert_eq!(refused(&answer), field, "{}: {}", endpoint.path, answer.body);
            }
        }
    }
}

/// A prompt that takes longer than an editor gives it is computed whole, as by llama-server.
#[hob_needs::fixtures]
#[test]
fn the_time_of_a_prompt_has_no_limit() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let ask = json!({"prompt": "Once upon a time ".repeat(10), "n_predict": 4, "temperature": 0});
    let free = server.post("/completion", &ask).json();
    let limited = server.post("/completion", &with(ask, json!({"t_max_prompt_ms": 0}))).json();
    assert_eq!(free["content"], limited["content"]);
    assert_eq!(free["tokens_evaluated"], limited["tokens_evaluated"]);
}

#[hob_needs::fixtures]
#[test]
fn tools_that_are_no_functions_are_refused_alike() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    for tool in [
        json!({"type": "web_search"}),
        json!({"type": "web_search_20250305", "name": "web_search"}),
        json!({"type": "file_search", "vector_store_ids": ["v"]}),
        json!({"type": "mcp", "server_label": "a", "server_url": "https://a.b"}),
        json!({"type": "code_interpreter", "container": {"type": "auto"}}),
        json!({"type": "computer_use_preview"}),
        json!({"type": "image_generation"}),
        json!({"type": "local_shell"}),
        json!({"type": "bash_20250124", "name": "bash"}),
        json!({"type": "text_editor_20250728", "name": "str_replace_based_edit_tool"}),
    ] {
        for &index in CHATS {
            let answer = server
                .post(endpoints[index].path, &asking(&endpoints[index], "tools", &json!([tool])));
            assert_eq!(refused(&answer), "tools[0].type", "{} {tool}", endpoints[index].path);
        }
    }
    // the type of Anthropic's own tools is custom, and such a one has a schema
    let without = json!([{"type": "custom", "name": "f"}]);
    let answer = server.post("/v1/messages", &asking(&endpoints[MESSAGES], "tools", &without));
    assert_eq!(refused(&answer), "tools[0].input_schema");
    let own = json!([{"type": "custom", "name": "f", "input_schema": {"type": "object"}}]);
    assert_eq!(
        server.post("/v1/messages", &asking(&endpoints[MESSAGES], "tools", &own)).status,
        200
    );
    let chosen = [
        (CHAT, json!({"type": "function", "function": {"name": "f"}})),
        (RESPONSES, json!({"type": "function", "name": "f"})),
    ];
    for (index, tool) in chosen {
        for (choice, field) in [
            (json!({"type": "custom", "name": "f"}), "tool_choice"),
            (json!({"type": "mcp", "server_label": "a"}), "tool_choice.type"),
        ] {
            let body = with(
                endpoints[index].body.clone(),
                json!({"tools": [tool], "tool_choice": choice}),
            );
            let answer = server.post(endpoints[index].path, &body);
            assert_eq!(refused(&answer), field, "{choice}");
        }
    }
}

/// The text of an answer of any endpoint.
fn text(index: usize, answer: &Response) -> String {
    let answer = answer.json();
    let text = match index {
        CHAT => &answer["choices"][0]["message"]["content"],
        RESPONSES => &answer["output"][0]["content"][0]["text"],
        MESSAGES => &answer["content"][0]["text"],
        COMPLETION => &answer["content"],
        _ => &answer["choices"][0]["text"],
    };
    text.as_str().unwrap_or_else(|| panic!("no text in {answer}")).to_owned()
}

#[hob_needs::fixtures]
#[test]
fn constraints_in_other_servers_words_are_kept_to() {
    let model = stories();
    let server = Server::start(&model, &[]);
    let endpoints = endpoints();
    let is_code = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 4
            && bytes[..3].iter().all(u8::is_ascii_digit)
            && (b'x'..=b'z').contains(&bytes[3])
    };
    let is_choice = |text: &str| ["north \"1\"", "south\n"].contains(&text);
    let is_object =
        |text: &str| serde_json::from_str::<Value>(text).is_ok_and(|v| v["a"].is_boolean());
    let schema =
        json!({"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]});
    let choices = json!(["north \"1\"", "south\n"]);
    let grammar = "root ::= [0-9]{3} [x-z]";
    for index in ALL.iter().copied() {
        let endpoint = &endpoints[index];
        let kept = |fields: Value, holds: &dyn Fn(&str) -> bool| {
            let limit = if index == RESPONSES { "max_output_tokens" } else { "max_tokens" };
            let limits = json!({limit: 64, "n_predict": 64});
            let body = with(with(endpoint.body.clone(), limits), fields.clone());
            let answer = server.post(endpoint.path, &body);
            assert_eq!(answer.status, 200, "{} {fields}: {}", endpoint.path, answer.body);
            assert!(holds(&text(index, &answer)), "{} {fields}: {}", endpoint.path, answer.body);
        };
        for name in ["guided_regex", "regex"] {
            kept(json!({name: "[0-9]{3}[x-z]"}), &is_code);
        }
        for name in ["guided_grammar", "ebnf"] {
            kept(json!({name: grammar}), &is_code);
        }
        kept(json!({"grammar": {"type": "regex", "value": "^[0-9]{3}[x-z]$"}}), &is_code);
        kept(json!({"guided_choice": choices}), &is_choice);
        kept(json!({"guided_json": schema}), &is_object);
        kept(json!({"guided_json": schema.to_string()}), &is_object);
        kept(json!({"structured_outputs": {"json": schema}}), &is_object);
        kept(json!({"structured_outputs": {"regex": "[0-9]{3}[x-z]"}}), &is_code);
        kept(json!({"structured_outputs": {"choice": choices}}), &is_choice);
        kept(json!({"structured_outputs": {"grammar": grammar}}), &is_code);
        kept(json!({"response_format": {"type": "regex", "pattern": "[0-9]{3}[x-z]"}}), &is_code);
        kept(json!({"response_format": {"type": "choice", "choice": choices}}), &is_choice);
        kept(json!({"response_format": {"type": "grammar", "grammar": grammar}}), &is_code);
        for (fields, field) in [
            (json!({"guided_regex": "a", "guided_choice": ["b"]}), "guided_regex"),
            (json!({"grammar": grammar, "structured_outputs": {"regex": "a"}}), "grammar"),
            (json!({"regex": "(a"}), "regex"),
            (json!({"guided_regex": "a\\b"}), "guided_regex"),
            (json!({"ebnf": "root := x"}), "ebnf"),
            (json!({"guided_json": {"type": "text"}}), "guided_json"),
            (json!({"guided_choice": "a"}), "guided_choice"),
            (json!({"response_format": {"type": "structural_tag"}}), "response_format"),
            (json!({"response_format": {"type": "xml"}}), "response_format.type"),
            (json!({"grammar": {"type": "yaml", "value": "start: \"a\""}}), "grammar.type"),
        ] {
            let answer = server.post(endpoint.path, &with(endpoint.body.clone(), fields.clone()));
            assert_eq!(refused(&answer), field, "{} {fields}", endpoint.path);
        }
    }
    let format = json!({"text": {"format": {"type": "yaml", "definition": "x"}}});
    let answer = server.post("/v1/responses", &with(endpoints[RESPONSES].body.clone(), format));
    assert_eq!(error(&answer).2, "text.format.type");
}
