//! The marks of reasoning by family, which templates show.

use std::sync::Arc;

use super::super::parser::{Calls, ContentMarks, PromptReasoning, Thinking, harmony};

/// Marks around reasoning.
struct ReasoningMarks {
    /// The text in a template that shows the family.
    shown_by: &'static str,
    open: &'static str,
    close: &'static str,
}

impl ReasoningMarks {
    /// Returns the marks of families whose templates hold the mark of the beginning.
    const fn new(open: &'static str, close: &'static str) -> ReasoningMarks {
        ReasoningMarks { shown_by: open, open, close }
    }

    const fn shown_by(self, shown_by: &'static str) -> ReasoningMarks {
        ReasoningMarks { shown_by, ..self }
    }
}

/// Marks around reasoning, by the first of which its families' templates are known.
const REASONING: [ReasoningMarks; 12] = [
    ReasoningMarks::new("<think>", "</think>"),
    // Apertus
    ReasoningMarks::new("<|inner_prefix|>", "<|inner_suffix|>"),
    // Apriel, whose prompts begin it
    ReasoningMarks::new("Here are my reasoning steps:\n", "[BEGIN FINAL RESPONSE]"),
    // Seed-OSS
    ReasoningMarks::new("<seed:think>", "</seed:think>"),
    ReasoningMarks::new("[THINK]", "[/THINK]"),
    ReasoningMarks::new("<|START_THINKING|>", "<|END_THINKING|>"),
    // Gemma 4
    ReasoningMarks::new("<|channel>thought\n", "<channel|>"),
    // gpt-oss
    ReasoningMarks::new("<|channel|>analysis<|message|>", harmony::END),
    // MiniMax M3
    ReasoningMarks::new("<mm:think>", "</mm:think>"),
    // Hunyuan 3, whose templates put the ends of marks together
    ReasoningMarks::new("<think:opensource>", "</think:opensource>")
        .shown_by("HYTK = ':opensource'"),
    // Kimi K3
    ReasoningMarks::new("<|open|>think<|sep|>", "<|close|>think<|sep|>")
        .shown_by("open_tag('think')"),
    // Muse Glimmer
    ReasoningMarks::new(" to=self<|message|>", "<|eom|>"),
];

/// Texts in the templates of families whose calls may end reasoning without its own mark: Apertus's
/// template writes thoughts and calls so, models of the others do, and are read so by the parsers
/// that their makers name. The templates of a family have all of its texts.
const CALLS_END_REASONING: [&[&str]; 8] = [
    // Apertus
    &["<|inner_prefix|>"],
    // Kimi K2
    &["<|tool_calls_section_begin|>"],
    // Command A
    &["<|START_THINKING|>", "<|START_ACTION|>"],
    // Qwen3.5, Nemotron 3
    &["<function=", "enable_thinking"],
    // Seed-OSS
    &["<seed:tool_call>"],
    // GLM 4.5 to 4.7
    &["[gMASK]", "<arg_key>"],
    // Ling 3
    &["<role>ASSISTANT</role>", "<arg_key>"],
    // DeepSeek V4
    &["'｜DSML｜'", "'tool_calls>"],
];

/// Returns the texts that begin calls in reasoning and end that, with tools of these names; none in
/// answers of templates whose reasoning has its own mark at its end.
pub fn calls_in_reasoning(source: &str, calls: Option<&Calls>, names: &[String]) -> Arc<[String]> {
    let are_shown = |texts: &&[&str]| texts.iter().all(|text| source.contains(text));
    if !CALLS_END_REASONING.iter().any(are_shown) {
        return Arc::default();
    }
    match calls {
        Some(Calls::Named(calls)) => {
            Some(calls.first_mark()).filter(|mark| !mark.is_empty()).into_iter().collect()
        }
        Some(Calls::Tagged(calls)) => {
            names.iter().flat_map(|name| calls.tags.starts_of(name)).collect()
        }
        _ => Arc::default(),
    }
}

/// Returns the marks of reasoning after a prompt of a template, if it has any.
pub(super) fn thinking(source: &str, prompt: &str) -> Option<Thinking> {
    // a line end may be written as an escape there
    let is_shown = |marks: &&ReasoningMarks| source.contains(marks.shown_by.trim_end());
    let ReasoningMarks { open, close, .. } = REASONING.iter().find(is_shown)?;
    let content = ContentMarks::of(source);
    let in_prompt = if content.is_some_and(|content| content.is_begun_by(prompt)) {
        PromptReasoning::Ended
    } else {
        PromptReasoning::at_end_of(prompt, open, close)
    };
    Some(Thinking { open: (*open).into(), close: (*close).into(), in_prompt })
}
