//! The abilities of a model that its chat template shows.

use super::format;
use crate::chat::ChatTemplate;

/// The abilities that a chat template shows; without a usable template there are none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TemplateAbilities {
    /// Conversations become prompts by the template of the model itself.
    pub chat: bool,
    /// The template shows the model the tools that it may call.
    pub tools: bool,
    /// The model reasons before it answers, always or where it is asked to.
    pub reasoning: bool,
}

/// Variables and members of messages that only templates of models which reason have.
const OF_REASONING: [&str; 4] =
    ["enable_thinking", "reasoning_effort", "reasoning_content", ".Thinking"];

impl TemplateAbilities {
    /// Returns the abilities that a model's own template shows.
    pub fn of(template: &ChatTemplate) -> TemplateAbilities {
        if template.check().is_err() {
            return TemplateAbilities::default();
        }
        let source = template.source();
        TemplateAbilities {
            chat: true,
            tools: template.capabilities().tools || format::takes_tools_of_system(source),
            reasoning: format::has_reasoning_marks(source)
                || OF_REASONING.iter().any(|name| source.contains(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_shows_what_its_model_can_do() {
        let of = |source: &str| {
            TemplateAbilities::of(&ChatTemplate::from_source(source, "", "").unwrap())
        };
        let plain = of("{% for m in messages %}{{ m.content }}{% endfor %}");
        assert_eq!(plain, TemplateAbilities { chat: true, tools: false, reasoning: false });
        let with_tools =
            of("{{ tools | tojson }}{% for m in messages %}{{ m.content }}{% endfor %}");
        assert_eq!(with_tools, TemplateAbilities { chat: true, tools: true, reasoning: false });
        for words in ["<think>", "[THINK]", "{% if enable_thinking %}a{% endif %}"] {
            let source =
                format!("{{% for m in messages %}}{{{{ m.content }}}}{{% endfor %}}{words}");
            assert!(of(&source).reasoning, "{words}");
        }
    }
}
