//! Templates for model files that bring none, by llama.cpp's names, and how to guess which.
//!
//! None but Moondream's writes BOS: the tokenizer adds it where the model wants it. Where a
//! template has no place for system text, [`messages`](super::messages) puts it in front of the
//! first user message.

/// (name, template)
const TEMPLATES: &[(&str, &str)] = &[
    (
        "bailing",
        "{% for m in messages %}{% set role = 'HUMAN' if m.role == 'user' else m.role|upper %}\
         {{ '<role>' + role + '</role>' + m.content }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<role>ASSISTANT</role>' }}{% endif %}",
    ),
    (
        "chatglm3",
        "{{ '[gMASK]sop' }}{% for m in messages %}{{ '<|' + m.role + '|>\\n ' + m.content }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}",
    ),
    (
        "chatglm4",
        "{{ '[gMASK]<sop>' }}{% for m in messages %}{{ '<|' + m.role + '|>\\n' + m.content }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>\\n' }}{% endif %}",
    ),
    (
        "chatml",
        "{% for m in messages %}{{ '<|im_start|>' + m.role + '\\n' + m.content + '<|im_end|>\\n' \
         }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}",
    ),
    (
        "command-r",
        "{% for m in messages %}{% set role = {'system': 'SYSTEM', 'assistant': \
         'CHATBOT'}.get(m.role, 'USER') %}\
         {{ '<|START_OF_TURN_TOKEN|><|' + role + '_TOKEN|>' + m.content|trim + \
         '<|END_OF_TURN_TOKEN|>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|>' }}{% endif %}",
    ),
    (
        "deepseek",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content }}\
         {% elif m.role == 'user' %}{{ '### Instruction:\\n' + m.content + '\\n' }}\
         {% else %}{{ '### Response:\\n' + m.content + '\\n<|EOT|>\\n' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ '### Response:\\n' }}{% endif %}",
    ),
    (
        "deepseek2",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content + '\\n\\n' }}\
         {% elif m.role == 'user' %}{{ 'User: ' + m.content + '\\n\\n' }}\
         {% else %}{{ 'Assistant: ' + m.content + '<｜end▁of▁sentence｜>' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}",
    ),
    (
        "deepseek3",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content + '\\n\\n' }}\
         {% elif m.role == 'user' %}{{ '<｜User｜>' + m.content }}\
         {% else %}{{ '<｜Assistant｜>' + m.content + '<｜end▁of▁sentence｜>' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ '<｜Assistant｜>' }}{% endif %}",
    ),
    (
        "exaone3",
        "{% for m in messages %}{% if m.role == 'user' %}{{ '[|user|]' + m.content|trim + '\\n' }}\
         {% else %}{{ '[|' + m.role + '|]' + m.content|trim + '[|endofturn|]\\n' }}{% endif %}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '[|assistant|]' }}{% endif %}",
    ),
    (
        "falcon3",
        "{% for m in messages %}{{ '<|' + m.role + '|>\\n' + m.content + '\\n' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>\\n' }}{% endif %}",
    ),
    (
        "gemma",
        "{% for m in messages %}{% if m.role == 'system' %}\
         {{ raise_exception('no system role') }}{% endif %}\
         {% set role = 'model' if m.role == 'assistant' else m.role %}\
         {{ '<start_of_turn>' + role + '\\n' + m.content|trim + '<end_of_turn>\\n' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<start_of_turn>model\\n' }}{% endif %}",
    ),
    (
        "gigachat",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content + '<|message_sep|>' }}\
         {% elif m.role == 'user' %}{{ 'user<|role_sep|>' + m.content + '<|message_sep|>' }}\
         {{ 'available functions<|role_sep|>[]<|message_sep|>' }}\
         {% else %}{{ m.role + '<|role_sep|>' + m.content + '<|message_sep|>' }}{% endif %}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ 'assistant<|role_sep|>' }}{% endif %}",
    ),
    (
        "glmedge",
        "{% for m in messages %}{{ '<|' + m.role + '|>\\n' + m.content }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}",
    ),
    (
        "gpt-oss",
        "{% for m in messages %}{{ '<|start|>' + m.role + '<|message|>' + m.content }}\
         {{ '<|return|>' if m.role == 'assistant' else '<|end|>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|start|>assistant' }}{% endif %}",
    ),
    (
        "granite",
        "{% for m in messages %}{{ '<|start_of_role|>' + m.role + '<|end_of_role|>' + m.content + \
         '<|end_of_text|>\\n' }}\
         {% endfor %}{% if add_generation_prompt %}{{ '<|start_of_role|>assistant<|end_of_role|>' \
         }}{% endif %}",
    ),
    (
        "kimi-k2",
        "{% for m in messages %}{% set tag = m.role if m.role in ('user', 'assistant') \
         else 'system' %}\
         {{ '<|im_' + tag + '|>' + m.role + '<|im_middle|>' + m.content + '<|im_end|>' }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|im_assistant|>assistant<|im_middle|>' }}{% endif %}",
    ),
    (
        "llama2",
        "{% for m in messages %}{% if m.role == 'system' %}\
         {{ raise_exception('no system role') }}{% endif %}\
         {{ '[INST] ' + m.content + ' [/INST]' if m.role == 'user' else m.content + '</s>' }}\
         {% endfor %}",
    ),
    (
        "llama2-sys",
        "{% set ns = namespace(open=false) %}{% for m in messages %}\
         {% if m.role == 'assistant' %}{{ m.content + '</s>' }}{% set ns.open = false %}{% else %}\
         {% if not ns.open %}{{ '[INST] ' }}{% set ns.open = true %}{% endif %}\
         {{ '<<SYS>>\\n' + m.content + '\\n<</SYS>>\\n\\n' if m.role == 'system' \
         else m.content + ' [/INST]' }}\
         {% endif %}{% endfor %}",
    ),
    (
        "llama3",
        "{% for m in messages %}\
         {{ '<|start_header_id|>' + m.role + '<|end_header_id|>\\n\\n' + m.content|trim + \
         '<|eot_id|>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\\n\\n' \
         }}{% endif %}",
    ),
    (
        "llama4",
        "{% for m in messages %}\
         {{ '<|header_start|>' + m.role + '<|header_end|>\\n\\n' + m.content|trim + '<|eot|>' }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|header_start|>assistant<|header_end|>\\n\\n' }}\
         {% endif %}",
    ),
    (
        "megrez",
        "{% for m in messages %}{{ '<|role_start|>' + m.role + '<|role_end|>' + m.content + \
         '<|turn_end|>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|role_start|>assistant<|role_end|>' }}{% endif %}",
    ),
    (
        "minicpm",
        "{% for m in messages %}\
         {{ '<用户>' + m.content|trim + '<AI>' if m.role == 'user' else m.content|trim }}\
         {% endfor %}",
    ),
    (
        "mistral-v1",
        "{% set ns = namespace(open=false) %}{% for m in messages %}\
         {% if m.role == 'assistant' %}{{ ' ' + m.content + '</s>' }}{% set ns.open = false %}\
         {% else %}\
         {% if not ns.open %}{{ ' [INST] ' }}{% set ns.open = true %}{% endif %}\
         {{ m.content + '\\n\\n' if m.role == 'system' else m.content + ' [/INST]' }}{% endif %}\
         {% endfor %}",
    ),
    (
        "mistral-v3",
        "{% set ns = namespace(open=false) %}{% for m in messages %}\
         {% if m.role == 'assistant' %}{{ ' ' + m.content|trim + '</s>' }}\
         {% set ns.open = false %}{% else %}\
         {% if not ns.open %}{{ '[INST] ' }}{% set ns.open = true %}{% endif %}\
         {{ m.content + '\\n\\n' if m.role == 'system' else m.content + '[/INST]' }}{% endif %}\
         {% endfor %}",
    ),
    (
        "mistral-v3-tekken",
        "{% set ns = namespace(open=false) %}{% for m in messages %}\
         {% if m.role == 'assistant' %}{{ m.content + '</s>' }}{% set ns.open = false %}{% else %}\
         {% if not ns.open %}{{ '[INST]' }}{% set ns.open = true %}{% endif %}\
         {{ m.content + '\\n\\n' if m.role == 'system' else m.content + '[/INST]' }}{% endif %}\
         {% endfor %}",
    ),
    (
        "mistral-v7",
        "{% for m in messages %}{% if m.role == 'system' %}\
         {{ '[SYSTEM_PROMPT] ' + m.content + '[/SYSTEM_PROMPT]' }}\
         {% elif m.role == 'user' %}{{ '[INST] ' + m.content + '[/INST]' }}\
         {% else %}{{ ' ' + m.content + '</s>' }}{% endif %}{% endfor %}",
    ),
    (
        "mistral-v7-tekken",
        "{% for m in messages %}{% if m.role == 'system' %}\
         {{ '[SYSTEM_PROMPT]' + m.content + '[/SYSTEM_PROMPT]' }}\
         {% elif m.role == 'user' %}{{ '[INST]' + m.content + '[/INST]' }}\
         {% else %}{{ m.content + '</s>' }}{% endif %}{% endfor %}",
    ),
    (
        "monarch",
        "{% for m in messages %}{{ ('' if loop.first \
         else '<s>') + m.role + '\\n' + m.content + '</s>\\n' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<s>assistant\\n' }}{% endif %}",
    ),
    (
        // Moondream 2; its makers write BOS, which its vocabulary does not ask for
        "moondream",
        "{{ bos_token }}{% for m in messages %}{% if m.role == 'system' %}\
         {{ raise_exception('no system role') }}{% endif %}\
         {{ '\\n\\nQuestion: ' + m.content if m.role == 'user' \
         else '\\n\\nAnswer: ' + m.content|trim }}{% endfor %}\
         {% if add_generation_prompt %}{{ '\\n\\nAnswer:' }}{% endif %}",
    ),
    (
        "openchat",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content + '<|end_of_turn|>' }}\
         {% else %}\
         {{ 'GPT4 Correct ' + m.role|title + ': ' + m.content + '<|end_of_turn|>' }}{% endif %}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ 'GPT4 Correct Assistant:' }}{% endif %}",
    ),
    (
        "orion",
        "{% for m in messages %}{% if m.role == 'system' %}\
         {{ raise_exception('no system role') }}{% endif %}\
         {{ 'Human: ' + m.content + '\\n\\nAssistant: </s>' if m.role == 'user' \
         else m.content + '</s>' }}{% endfor %}",
    ),
    (
        "phi3",
        "{% for m in messages %}{{ '<|' + m.role + '|>\\n' + m.content + '<|end|>\\n' }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>\\n' }}{% endif %}",
    ),
    (
        "phi4",
        "{% for m in messages %}{{ '<|im_start|>' + m.role + '<|im_sep|>' + m.content + \
         '<|im_end|>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<|im_start|>assistant<|im_sep|>' }}{% endif %}",
    ),
    (
        "rwkv-world",
        "{% for m in messages %}{{ m.role|title + ': ' + m.content|trim + '\\n\\n' }}{% endfor %}\
         {% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}",
    ),
    (
        "seed_oss",
        "{% for m in messages %}{% set content = m.content|trim if m.role == 'assistant' \
         else m.content %}\
         {{ '<seed:bos>' + m.role + '\\n' + content + '<seed:eos>' }}{% endfor %}\
         {% if add_generation_prompt %}{{ '<seed:bos>assistant\\n' }}{% endif %}",
    ),
    (
        "smolvlm",
        "{{ '<|im_start|>' }}{% for m in messages %}{% if m.role == 'system' %}\
         {{ m.content + '\\n\\n' }}{% else %}\
         {{ m.role|title + ': ' + m.content + '<end_of_utterance>\\n' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ 'Assistant:' }}{% endif %}",
    ),
    (
        "vicuna",
        "{% for m in messages %}{% if m.role == 'system' %}{{ m.content + '\\n\\n' }}\
         {% elif m.role == 'user' %}{{ 'USER: ' + m.content + '\\n' }}\
         {% else %}{{ 'ASSISTANT: ' + m.content + '</s>\\n' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ 'ASSISTANT:' }}{% endif %}",
    ),
    (
        "vicuna-orca",
        "{% for m in messages %}{% if m.role == 'system' %}{{ 'SYSTEM: ' + m.content + '\\n' }}\
         {% elif m.role == 'user' %}{{ 'USER: ' + m.content + '\\n' }}\
         {% else %}{{ 'ASSISTANT: ' + m.content + '</s>\\n' }}{% endif %}{% endfor %}\
         {% if add_generation_prompt %}{{ 'ASSISTANT:' }}{% endif %}",
    ),
    (
        "yandex",
        "{% for m in messages %}{% if m.role == 'user' %}\
         {{ ' Пользователь: ' + m.content + '\\n\\n' }}\
         {% elif m.role == 'assistant' %}{{ ' Ассистент: ' + m.content + '\\n\\n' }}{% endif %}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ ' Ассистент:[SEP]' }}{% endif %}",
    ),
    (
        "zephyr",
        "{% for m in messages %}{{ '<|' + m.role + '|>\\n' + m.content + '<|endoftext|>\\n' }}\
         {% endfor %}\
         {% if add_generation_prompt %}{{ '<|assistant|>\\n' }}{% endif %}",
    ),
];

/// Tokens that only vocabularies of one kind of model have, and its template; the first that fits.
const HINTS: &[(&[&str], &str)] = &[
    (&["<|im_start|>", "<|im_sep|>"], "phi4"),
    (&["<|im_middle|>"], "kimi-k2"),
    (&["<|im_start|>"], "chatml"),
    (&["<|start_header_id|>"], "llama3"),
    (&["<|header_start|>"], "llama4"),
    (&["<start_of_turn>"], "gemma"),
    (&["<|START_OF_TURN_TOKEN|>"], "command-r"),
    (&["<|start|>", "<|channel|>"], "gpt-oss"),
    (&["<|start_of_role|>"], "granite"),
    (&["[SYSTEM_PROMPT]"], "mistral-v7-tekken"),
    (&["[INST]"], "mistral-v3"),
    (&["<｜User｜>"], "deepseek3"),
    (&["<seed:bos>"], "seed_oss"),
    (&["[|endofturn|]"], "exaone3"),
    (&["<|role_sep|>"], "gigachat"),
    (&["<|role_start|>"], "megrez"),
    (&["<|end_of_turn|>"], "openchat"),
    (&["[gMASK]", "<sop>"], "chatglm4"),
    (&["<|assistant|>", "<|end|>"], "phi3"),
    (&["<|assistant|>", "<|endoftext|>"], "zephyr"),
];

/// Returns whether a token could be one of the hints, by its first byte and its length.
pub(super) fn may_be_hint(token: &[u8]) -> bool {
    matches!(token.first(), Some(b'<' | b'[')) && token.len() <= 32
}

/// Returns the template of this name.
pub(super) fn find(name: &str) -> Option<&'static str> {
    TEMPLATES.iter().find(|(n, _)| *n == name).map(|(_, source)| *source)
}

/// Returns every name, in alphabetical order.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    TEMPLATES.iter().map(|(name, _)| *name)
}

/// Returns the name of the template for a vocabulary that has the tokens `has` says it has: by its
/// control tokens, else by what its architecture is known for, else chatml.
pub(super) fn guess(architecture: &str, has: impl Fn(&str) -> bool) -> &'static str {
    let hint = HINTS.iter().find(|(tokens, _)| tokens.iter().all(|token| has(token)));
    match (hint, architecture) {
        (Some((_, name)), _) => name,
        (None, a) if a.starts_with("gemma") => "gemma",
        (None, a) if a.starts_with("rwkv") => "rwkv-world",
        _ => "chatml",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hint_may_be_one() {
        assert!(
            HINTS.iter().flat_map(|(tokens, _)| *tokens).all(|token| may_be_hint(token.as_bytes()))
        );
    }
}
