//! The words of Ollama's store on a model, as `ollama show` writes them: lines of parameters, and a
//! Modelfile.

use serde_json::{Map, Value};

use crate::store::Recommended;

/// Columns of the name of a parameter.
const NAME_WIDTH: usize = 30;

/// Returns parameters, one on each line; those of a list have a line each, and texts stand in
/// quotation marks.
pub(super) fn parameter_lines(parameters: &Map<String, Value>) -> String {
    let lines = each(parameters).map(|(name, value)| format!("{name:NAME_WIDTH$} {value}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the Modelfile of a model: the file that it is from, and its store's words on its use.
pub(super) fn modelfile(from: &str, words: &Recommended) -> String {
    let mut text = format!("# Modelfile of `hob desktop`\nFROM {from}\n");
    let mut add = |command: &str, value: &str| {
        text += &format!("{command} {}\n", quoted(value));
    };
    if let Some(template) = &words.texts.template {
        add("TEMPLATE", template);
    }
    if let Some(system) = &words.system {
        add("SYSTEM", system);
    }
    for adapter in &words.adapters {
        add("ADAPTER", &adapter.display().to_string());
    }
    for (name, value) in each(&words.texts.parameters) {
        text += &format!("PARAMETER {name} {value}\n");
    }
    for license in &words.texts.licenses {
        text += &format!("LICENSE {}\n", quoted(license));
    }
    text
}

/// Returns every value of parameters with its name, as a Modelfile writes it.
fn each(parameters: &Map<String, Value>) -> impl Iterator<Item = (&str, String)> {
    parameters.iter().flat_map(|(name, value)| {
        let values = match value {
            Value::Array(values) => values.iter().map(Value::to_string).collect(),
            value => vec![value.to_string()],
        };
        values.into_iter().map(move |value| (name.as_str(), value))
    })
}

/// Returns a text as it stands after a command of a Modelfile.
fn quoted(text: &str) -> String {
    let is_plain = !text.contains(['\n', '"']) && text.trim() == text && !text.is_empty();
    if is_plain { text.to_owned() } else { format!("\"\"\"{text}\"\"\"") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn parameters_have_lines_of_their_own() {
        let parameters = json!({"num_ctx": 4096, "stop": ["<|im_end|>", "a\"b"], "top_p": 0.9});
        let lines = parameter_lines(parameters.as_object().unwrap());
        let mut lines: Vec<&str> = lines.lines().collect();
        lines.sort_unstable();
        let line = |name: &str, value: &str| format!("{name:30} {value}");
        let expected = [
            line("num_ctx", "4096"),
            line("stop", r#""<|im_end|>""#),
            line("stop", r#""a\"b""#),
            line("top_p", "0.9"),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn texts_of_several_lines_stand_in_three_marks() {
        assert_eq!(quoted("Be brief."), "Be brief.");
        assert_eq!(quoted("a\nb"), "\"\"\"a\nb\"\"\"");
    }
}
