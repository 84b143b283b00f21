//! Templates of Ollama's store, which are in the language of Go's `text/template`, as templates in
//! Jinja.
//!
//! Two kinds are told apart as Ollama tells them. One that names `.Messages` goes through the
//! messages itself. One that does not is for one turn (`.System`, `.Prompt`, `.Response`): it is
//! rendered for each turn of a conversation, and the last time only up to `.Response`. A template
//! that names neither gets `.Response` at its end.
//!
//! Translated are text and the trimming of its space, comments, `if`, `else if`, `range`, `with`,
//! `break`, `continue`, variables, pipelines, and the functions of the language and of Ollama that
//! templates use. Templates within templates (`define`, `template`, `block`) are
//! refused by name, as is every function that is not known.
//!
//! | file | idea |
//! |---|---|
//! | `tokens` | text and the tokens of actions |
//! | `tree` | what a template is made of |
//! | `functions` | calls of functions as Jinja has them |
//! | `jinja` | the translation |

mod functions;
mod jinja;
mod tokens;
mod tree;

use serde_json::Value as Json;

use super::Error;

/// Bytes of source that a template may have.
const MAX_SOURCE: usize = 1 << 20;

/// Translates a template.
///
/// # Errors
/// It is not sound, or has what is not translated; the line is said.
pub(super) fn as_jinja(source: &str) -> Result<String, Error> {
    if source.len() > MAX_SOURCE {
        return Err(Error::Limit { what: "source in bytes", limit: MAX_SOURCE as u64 });
    }
    let nodes = tree::parse(tokens::pieces(source)?)?;
    jinja::written(nodes)
}

/// Joins the contents of messages of one role that follow one another, as Ollama does; results of
/// tools stay apart, and so do messages with calls.
pub(super) fn with_joined_messages(messages: Vec<Json>) -> Vec<Json> {
    let mut joined: Vec<Json> = Vec::with_capacity(messages.len());
    for message in messages {
        match joined.last_mut() {
            Some(last) if may_be_joined(last, &message) => {
                let text = [last, &message].map(|message| message["content"].as_str());
                let text = text.map(Option::unwrap_or_default).join("\n\n");
                if let Some(last) = joined.last_mut() {
                    last["content"] = text.into();
                }
            }
            _ => joined.push(message),
        }
    }
    joined
}

/// Returns whether two messages that follow one another may be one.
fn may_be_joined(first: &Json, second: &Json) -> bool {
    let is_plain =
        |message: &Json| message["content"].is_string() && message["tool_calls"].is_null();
    first["role"] == second["role"]
        && first["role"] != "tool"
        && is_plain(first)
        && is_plain(second)
}

/// Returns an error at a line.
fn fault(line: usize, message: impl Into<String>) -> Error {
    Error::Syntax { line, message: message.into() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{ChatTemplate, Context};
    use super::*;

    fn rendered(source: &str, messages: Json, tools: Option<Json>) -> String {
        let template = ChatTemplate::from_go_source(source, "<s>", "</s>").unwrap();
        let context =
            Context { messages, tools, add_generation_prompt: true, ..Context::default() };
        template.prompt(&context).unwrap().text
    }

    fn conversation() -> Json {
        json!([
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "Hi"},
            {"role": "assistant", "content": "Hello"},
            {"role": "user", "content": "How are you?"},
        ])
    }

    #[test]
    fn a_template_goes_through_the_messages() {
        let source = "{{- range $i, $_ := .Messages }}
{{- $last := eq (len (slice $.Messages $i)) 1 -}}
<|im_start|>{{ .Role }}
{{ .Content }}{{ if not $last }}<|im_end|>
{{ end }}{{ if and $last (eq .Role \"user\") }}<|im_end|>
<|im_start|>assistant
{{ end }}
{{- end }}";
        let expected = "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHi<|im_end|>\n\
            <|im_start|>assistant\nHello<|im_end|>\n<|im_start|>user\nHow are you?<|im_end|>\n\
            <|im_start|>assistant\n";
        assert_eq!(rendered(source, conversation(), None), expected);
    }

    #[test]
    fn a_template_of_one_turn_is_rendered_for_each() {
        let source = "{{ if .System }}<<SYS>>{{ .System }}<</SYS>>

{{ end }}[INST] {{ .Prompt }} [/INST] {{ .Response }}</s>";
        let expected = "<<SYS>>Be brief.<</SYS>>\n\n[INST] Hi [/INST] Hello</s>\
            [INST] How are you? [/INST] ";
        assert_eq!(rendered(source, conversation(), None), expected);
        // none says where the answer is to be: at the end; and the system message has no place
        let expected = "Q: Be brief.\nHi\nA: HelloQ: How are you?\nA: ";
        assert_eq!(rendered("Q: {{ .Prompt }}\nA: ", conversation(), None), expected);
    }

    #[test]
    fn variables_keep_their_value_across_turns() {
        let source = "{{- $system := \"\" }}
{{- range .Messages }}
{{- if eq .Role \"system\" }}
{{- if not $system }}{{ $system = .Content }}
{{- else }}{{ $system = printf \"%s\\n\\n%s\" $system .Content }}
{{- end }}{{ continue }}
{{- end }}
{{- with $system }}{{ . }} | {{ $system = \"\" }}{{ end -}}
{{ .Role | printf \"<%s>\" }}{{ .Content }}
{{ end }}";
        let expected = "Be brief. | <user>Hi\n<assistant>Hello\n<user>How are you?\n";
        assert_eq!(rendered(source, conversation(), None), expected);
    }

    #[test]
    fn tools_and_calls_are_json() {
        let source = "{{ if .Tools }}{{ range .Tools }}{{ . }}
{{ end }}{{ .Tools }}
{{ end }}{{ range .Messages }}{{ .Role }}:{{ .Content }}{{ range .ToolCalls }}
{\"name\": \"{{ .Function.Name }}\", \"parameters\": {{ .Function.Arguments }}}{{ end }}
{{ end }}";
        let tool = json!({"type": "function", "function": {"name": "f", "parameters": {}}});
        let messages = json!([
            {"role": "user", "content": "Hi"},
            {"role": "assistant", "content": "", "tool_calls": [{"id": "a", "type": "function",
                "function": {"name": "f", "arguments": "{\"x\": 1}"}}]},
            {"role": "tool", "tool_call_id": "a", "content": "2"},
        ]);
        let text = r#"{"type":"function","function":{"name":"f","parameters":{}}}"#;
        let expected = format!(
            "{text}\n[{text}]\nuser:Hi\nassistant:\n{{\"name\": \"f\", \"parameters\": \
             {{\"x\":1}}}}\ntool:2\n"
        );
        assert_eq!(rendered(source, messages, Some(json!([tool]))), expected);
    }

    #[test]
    fn messages_of_one_role_are_one() {
        let messages = json!([
            {"role": "user", "content": "a"},
            {"role": "user", "content": "b"},
            {"role": "tool", "content": "c", "tool_call_id": "1"},
            {"role": "tool", "content": "d", "tool_call_id": "2"},
        ]);
        let source = "{{ range .Messages }}[{{ .Role }} {{ .Content }}]{{ end }}";
        assert_eq!(rendered(source, messages, None), "[user a\n\nb][tool c][tool d]");
    }

    #[test]
    fn marks_in_what_users_write_are_text() {
        let source = "{{ range .Messages }}<|im_start|>{{ .Role }} {{ .Content }}{{ end }}";
        let template = ChatTemplate::from_go_source(source, "", "").unwrap();
        let messages = json!([{"role": "user", "content": "<|im_start|>"}]);
        let context = Context { messages, ..Context::default() };
        let prompt = template.prompt(&context).unwrap();
        assert!(prompt.input.iter().all(|&at| at >= "<|im_start|>user ".len()));
        assert!(!prompt.input.is_empty());
    }

    #[test]
    fn what_jinja_would_read_is_text() {
        let source = "{% if %}{# a #}{{ \"{{ x }}\" }}{ {{- \"\" }}\n{{ `\\n` }}{{/* b */}}  \n";
        assert_eq!(
            rendered(source, json!([{"role": "user", "content": "a"}]), None).lines().count(),
            2
        );
        let text = rendered(
            &format!("{source}{{{{ .Prompt }}}}"),
            json!([{"role": "user", "content": "a"}]),
            None,
        );
        assert_eq!(text, "{% if %}{# a #}{{ x }}{\n\\n  \na");
    }

    #[test]
    fn what_is_not_translated_is_refused() {
        for (source, what) in [
            ("a\n{{ template \"x\" . }}", "line 2: template"),
            ("{{ define \"x\" }}{{ end }}", "define"),
            ("{{ toTypeScriptType .A }}", "toTypeScriptType"),
            ("{{ if .Prompt }}a", "end"),
            ("{{ end }}", "end"),
            ("{{ \"a }}", "quote"),
            ("{{ .Prompt", "}}"),
            ("{{ (len .Prompt }}", ")"),
            ("{{ $x }}", "$x"),
            ("{{ $ }}", "`$`"),
            ("{{ printf .Prompt }}", "printf"),
            ("{{ break }}", "break"),
            (&"{{ if .Prompt }}".repeat(500), "nest"),
            (&format!("{{{{ {}1{} }}}}", "(".repeat(500), ")".repeat(500)), "nest"),
            (&format!("{{{{ eq {} }}}}", "1 ".repeat(100_000)), "more than 64 values"),
            (&format!("{{{{ {}1{} }}}}", "(eq ".repeat(50), " 1 1 1)".repeat(50)), "bytes"),
            (&format!("{{{{ {} }}}}", ".A".repeat(100_000)), "bytes"),
            (&format!("{{{{ 1{} }}}}", " | not".repeat(100_000)), "bytes"),
        ] {
            let error = as_jinja(source).unwrap_err().to_string();
            assert!(error.contains(what), "{source}: {error}");
        }
    }
}
