//! The constraint of an answer: one grammar of the response format that was asked for and of calls
//! of tools. It is free text that, from the mark of a call on, is a call of one of the tools with
//! arguments of its schema.

use serde_json::{Value, json};

use super::format::{self, frame_of_tagged};
use super::parser::{Calls, ChatFormat, PromptReasoning, Thinking};
use super::tools::Tools;
use crate::grammar::{Beside, Frame, Options, Source};
use crate::tokenizer::Tokenizer;

/// Tools that may be called, and no constraint of their calls.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ToolsError {
    /// A grammar was asked for, too.
    #[error("a grammar cannot be combined with tools that may be called; a JSON Schema can")]
    WithGrammar,
    /// The name of a tool cannot stand in a call.
    #[error("{problem}")]
    Name {
        /// The name.
        tool: String,
        /// The problem, and what is expected.
        problem: String,
    },
    /// The arguments of a tool cannot stand in a call.
    #[error("tool {tool:?}: {problem}")]
    Arguments {
        /// The name of the tool.
        tool: String,
        /// The problem, and its cause.
        problem: String,
    },
}

/// Checks that the calls of a format can carry the names of tools, and of the arguments that must
/// come.
fn check_tools(tools: &Tools, calls: &Calls, format: &ChatFormat) -> Result<(), ToolsError> {
    let functions = tools.functions.iter().map(|(name, _)| name.as_str());
    let names = functions.chain(tools.texts.iter().map(|call| call.name.as_str()));
    if let Some((tool, problem)) = format::problem_of_names(format, names) {
        return Err(ToolsError::Name { tool: tool.to_owned(), problem });
    }
    for (tool, schema) in &tools.functions {
        if let Some(problem) = format::problem_of_arguments(calls, schema) {
            return Err(ToolsError::Arguments { tool: tool.clone(), problem });
        }
    }
    Ok(())
}

/// Returns the constraint of an answer, if there is any: that of the text after its reasoning, and
/// that of calls from their mark on. `requested` is the constraint on an answer without calls.
///
/// # Errors
/// `requested` is no JSON Schema, and tools may be called; or calls cannot carry a tool.
pub fn of_answer(
    tokenizer: &Tokenizer,
    format: &ChatFormat,
    tools: Option<&Tools>,
    requested: Option<&Source>,
) -> Result<Option<Source>, ToolsError> {
    let source = match (tools, &format.calls) {
        (Some(tools), Some(calls)) => {
            check_tools(tools, calls, format)?;
            let mut source = with_tools(tokenizer, tools, calls, format, requested)?;
            let reasoning = format::begun_reasoning(tokenizer, format);
            let has_reasoning = reasoning.is_some();
            if let Source::Framed(_, _, frame) = &mut source {
                frame.reasoning = reasoning.map(Box::new);
            }
            if *calls == Calls::Messages || has_reasoning {
                // its frame begins before the reasoning
                return Ok(Some(format::with_special_tokens(tokenizer, source)));
            }
            let thinking = format.thinking.as_ref();
            if let Some(thinking) = thinking.filter(|it| it.is_open() && tools.required) {
                let lead = format::before_calls(tokenizer, format, thinking);
                let source = Source::Behind(lead, Box::new(source));
                return Ok(Some(format::with_special_tokens(tokenizer, source)));
            }
            // messages of reasoning are part of the frame of those of calls
            let is_marked = format.content.is_some();
            let may_begin = |it: &&Thinking| it.in_prompt == PromptReasoning::Nothing && !is_marked;
            match thinking.filter(may_begin).filter(|_| tools.required && format.begun.is_empty()) {
                Some(thinking) => {
                    let lead = format::possible_reasoning(tokenizer, format, thinking);
                    Some(Source::Behind(vec![lead], Box::new(source)))
                }
                None => Some(source),
            }
        }
        _ => requested.cloned().map(|source| format::behind_header(tokenizer, format, source)),
    };
    let source = source.map(|source| format::after_reasoning(tokenizer, format, source));
    Ok(source.map(|source| format::with_special_tokens(tokenizer, source)))
}

/// The mark of calls that bear ids.
const MISTRAL: &str = "[TOOL_CALLS]";

/// The form of a call in a format.
struct CallForm<'a> {
    /// The property that holds the arguments.
    arguments: &'static str,
    begin: &'a str,
    end: &'a str,
    /// All calls stand in one array.
    is_list: bool,
    /// The member that a call may have besides.
    optional: Option<CallMember>,
}

/// A member of a call besides its name and arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CallMember {
    /// Its id, as Mistral's earlier models write it.
    Id,
    /// `"type": "function"`, as Llama 3's lists of tools have it, and its calls that need not come.
    Type,
}

impl CallMember {
    /// Lets each call of a schema have this.
    fn allow_in(self, schema: &mut Value) {
        let calls = schema.get_mut("anyOf").and_then(Value::as_array_mut);
        for properties in calls.into_iter().flatten().filter_map(|call| call.get_mut("properties"))
        {
            match self {
                CallMember::Id => {
                    properties["id"] = json!({"type": "string", "pattern": "^[a-zA-Z0-9]{9}$"});
                }
                CallMember::Type => properties["type"] = json!({"const": "function"}),
            }
        }
    }
}

impl CallForm<'_> {
    /// Returns the form of calls; `None` for those that are arguments alone, after a name.
    /// With `is_begun` other text of the answer has come.
    fn of(calls: &Calls, is_begun: bool) -> Option<CallForm<'_>> {
        match calls {
            Calls::Tags(begin, end) => Some(CallForm {
                arguments: "arguments",
                begin,
                end,
                is_list: false,
                optional: None,
            }),
            Calls::List(begin, end) => Some(CallForm {
                arguments: "arguments",
                begin,
                end,
                is_list: true,
                optional: (begin == MISTRAL).then_some(CallMember::Id),
            }),
            Calls::Bare(mark) => {
                // an object in the middle of an answer is not a call for that alone
                let begin = if is_begun { mark } else { "" };
                Some(CallForm {
                    arguments: "parameters",
                    begin,
                    end: "",
                    is_list: false,
                    optional: Some(CallMember::Type),
                })
            }
            Calls::Messages | Calls::Named(_) | Calls::Tagged(_) | Calls::Literal(_) => None,
        }
    }

    /// Returns the schema of one call.
    fn schema(&self, tools: &Tools) -> Value {
        let mut schema = tools.schema(self.arguments);
        // a call that must come is written as templates write it
        let optional = self.optional.filter(|&member| member == CallMember::Id || !tools.required);
        if let Some(member) = optional {
            member.allow_in(&mut schema);
        }
        schema
    }

    /// Returns the frame of objects between marks.
    fn frame(&self, tokenizer: &Tokenizer, many: bool, beside: Beside) -> Frame {
        Frame {
            begin: format::leads(tokenizer, self.begin),
            end: format::leads(tokenizer, self.end),
            list: self.is_list,
            many,
            arguments: self.arguments,
            ..Frame::new(beside)
        }
    }
}

/// Returns the constraint of an answer that may call tools: free text up to the mark of a call, or
/// a value of the schema that was requested in place of calls.
fn with_tools(
    tokenizer: &Tokenizer,
    tools: &Tools,
    calls: &Calls,
    format: &ChatFormat,
    answer: Option<&Source>,
) -> Result<Source, ToolsError> {
    let form = CallForm::of(calls, !format.begun.is_empty() && format.begun_is_content());
    let schema = match &form {
        Some(form) => form.schema(tools),
        None => tools.all_arguments(),
    };
    let (schema, options, beside) = match answer {
        _ if tools.required => (schema, Options::default(), Beside::Nothing),
        None => (schema, Options::default(), Beside::Text),
        Some(Source::Schema(answer, options)) => {
            let calls = match form {
                _ if tools.functions.is_empty() => Vec::new(),
                Some(_) => vec![schema],
                None => alternatives(schema),
            };
            (either(calls, answer.clone()), *options, Beside::Answer)
        }
        Some(_) => return Err(ToolsError::WithGrammar),
    };
    let names: Vec<String> = tools.functions.iter().map(|(name, _)| name.clone()).collect();
    let texts = tools.texts.clone();
    let only_texts = tools.functions.is_empty();
    let mut frame = match (form, calls) {
        (None, Calls::Named(named)) => Frame {
            bare: format::bare_calls(tokenizer, format, names.clone(), "arguments"),
            texts,
            only_texts,
            ..format::frame_of_named(tokenizer, named, names, tools.parallel, beside)
        },
        (None, Calls::Tagged(tagged)) => frame_of_tagged(tokenizer, format, tagged, tools, beside),
        (None, Calls::Literal(calls)) => Frame {
            texts,
            only_texts,
            ..format::frame_of_literals(tokenizer, calls, names, tools.parallel, beside)
        },
        (None, _) => {
            let frame = format::frame_of_messages(tokenizer, names, beside, format.messages);
            Frame { texts, only_texts, ..frame }
        }
        (Some(form), _) => Frame {
            bare: format::bare_calls(tokenizer, format, names, form.arguments),
            texts,
            only_texts,
            ..form.frame(tokenizer, tools.parallel, beside)
        },
    };
    if beside == Beside::Text && frame.answer.is_empty() {
        frame.unseen = format::unseen_beside(tokenizer, &frame);
    }
    Ok(Source::Framed(schema, options, Box::new(frame)))
}

/// The owner of a part of the schema of an answer: a field of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemaOwner<'a> {
    /// The arguments of the function of this name.
    Function(&'a str),
    /// The text that the tool of this name is called with.
    Text(&'a str),
    /// The schema that was requested in place of calls.
    Answer,
}

/// A part of the schema of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchemaPart<'a> {
    /// The JSON pointer of the part; of a text, the place that errors name.
    pub pointer: String,
    /// The field that it was.
    pub owner: SchemaOwner<'a>,
}

/// Returns the parts of the schema that [`of_answer`] makes of tools that may be called, and of a
/// schema that was requested in place of calls, which there is if `has_answer`.
pub fn schema_parts<'a>(tools: &'a Tools, calls: &Calls, has_answer: bool) -> Vec<SchemaPart<'a>> {
    let form = CallForm::of(calls, false);
    let n = tools.functions.len();
    let is_beside = has_answer && !tools.required;
    // calls of a form stand together, before the answer; arguments alone stand beside it
    let (of_calls, of_answer) = match &form {
        Some(_) if is_beside => ("#/anyOf/0", usize::from(n > 0)),
        _ => ("#", n),
    };
    let arguments = form.map(|form| format!("/properties/{}", form.arguments)).unwrap_or_default();
    let functions = tools.functions.iter().enumerate().map(|(i, (name, _))| SchemaPart {
        pointer: format!("{of_calls}/anyOf/{i}{arguments}"),
        owner: SchemaOwner::Function(name),
    });
    let answer = SchemaPart { pointer: format!("#/anyOf/{of_answer}"), owner: SchemaOwner::Answer };
    let texts = tools
        .texts
        .iter()
        .map(|call| SchemaPart { pointer: call.place(), owner: SchemaOwner::Text(&call.name) });
    functions.chain(texts).chain(is_beside.then_some(answer)).collect()
}

/// Returns the alternatives of an `anyOf`.
fn alternatives(mut schema: Value) -> Vec<Value> {
    match schema["anyOf"].take() {
        Value::Array(list) => list,
        _ => Vec::new(),
    }
}

/// Returns the schema of calls or an answer. References within the answer's schema start at that
/// schema.
fn either(mut calls: Vec<Value>, mut answer: Value) -> Value {
    let mut both = json!({});
    if let Value::Object(map) = &mut answer {
        if let Some(draft) = map.get("$schema") {
            both["$schema"] = draft.clone();
        }
        map.entry("$id").or_insert_with(|| json!("answer:/"));
    }
    calls.push(answer);
    both["anyOf"] = Value::Array(calls);
    both
}
