//! From chat messages to the prompt a model was trained on.
//!
//! A model file brings a template; [`ChatTemplate`] compiles it and finds out what it takes.
//! [`render`](ChatTemplate::render) runs it as Python would, on exactly the variables given.
//! [`prompt`](ChatTemplate::prompt) is for conversations from users: it checks the messages and
//! fits them to the template.
//!
//! **Control tokens in what users write.** A user who writes `<|im_end|>` must not end his message.
//! A [`Prompt`] says at which bytes users wrote what could belong to a control token, and the
//! tokenizer takes no control token from there. It is one text, not pieces: tokenizers merge across
//! the border of the template's words and the user's. A role is the template's word, as templates
//! write `'<|' + role + '|>'`; so roles are words without such characters. One gap remains: a
//! template that looks for them in users' text (`content.startswith('<tool_response>')`) may render
//! it differently once it is followed; then the whole text counts as the template's, as it does for
//! llama-server.
//!
//! **Templates of Go.** Those of Ollama's store are translated into Jinja (`go_template`), so that
//! all that holds for a file's template holds for them.
//!
//! **BOS.** Some templates write it, and some tokenizers add it. Whoever tokenizes a prompt adds
//! BOS only if [`Prompt::starts_with_bos`] is false.
//!
//! Knows messages and templates; must not know tokens or models.

mod arguments;
mod bounds;
mod builtin;
mod call_names;
mod call_tags;
mod capabilities;
mod error;
mod go_template;
mod guard;
mod image_text;
mod json;
mod list_methods;
mod marks;
mod messages;
mod numbers;
mod own_marks;
mod quiet;
mod references;
mod slice;
mod strftime;
mod template;
mod tools;

pub use arguments::{TEXT_KEY, as_object, with_readable_numbers};
pub use call_names::{CallNames, CallSample, NamePart};
pub use call_tags::{CallTags, SECTION};
pub use capabilities::Capabilities;
pub use error::Error;
pub use image_text::ImageText;
pub use json::compact_text;
use marks::{Marker, Triggers};
pub use numbers::number_of;
pub use own_marks::OwnMarks;
pub use strftime::DateTime;

use std::borrow::Cow;
use std::cell::RefCell;

use serde_json::{Map, Value as Json, json};

use crate::gguf::Gguf;
use messages::{ImageMarker, Prepared};
use template::Template;

/// The key of a model file's template.
const SOURCE: &str = "tokenizer.chat_template";
/// The key of the template for conversations with tools, where a file has one for them.
const SOURCE_WITH_TOOLS: &str = "tokenizer.chat_template.tool_use";

/// Variables that [`Context::variables`] cannot set.
pub const RESERVED: [&str; 6] =
    ["messages", "tools", "documents", "add_generation_prompt", "bos_token", "eos_token"];

/// A template for chats, ready to use from any thread.
#[derive(Debug)]
pub struct ChatTemplate {
    source: String,
    /// The compiled source, or the reason why it cannot be used.
    template: Result<Template, String>,
    /// The part that the file offers for conversations with tools.
    with_tools: Option<Template>,
    bos: String,
    eos: String,
    capabilities: Capabilities,
    /// The tags of its calls, where their arguments stand between tags.
    call_tags: Option<CallTags>,
    /// The marks of its calls, where they are names and arguments as JSON.
    call_names: Option<CallNames>,
    /// Calls as it writes them.
    call_sample: Option<CallSample>,
    /// The characters that tell control tokens in what users write.
    triggers: Triggers,
    /// The text around images.
    image_text: ImageText,
    /// The language that it was written in.
    language: Language,
}

/// A language of templates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Language {
    /// Jinja, as model files have it.
    Jinja,
    /// That of Go, which Ollama's store has: translated.
    Go,
}

/// The content of a prompt.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// An array of messages in the form of OpenAI's API.
    pub messages: Json,
    /// True if the prompt ends where the assistant's answer begins.
    pub add_generation_prompt: bool,
    /// An array of tools in the form of OpenAI's API.
    pub tools: Option<Json>,
    /// More variables for the template: `enable_thinking` and the like.
    pub variables: Map<String, Json>,
    /// The marks of the model's own whose names stand in messages.
    pub own_marks: OwnMarks,
}

/// A prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// The text; images are cut out of it.
    pub text: String,
    /// Bytes of `text`, ascending, at which users wrote a character that control tokens are written
    /// with: no control token that covers one of them is meant.
    pub input: Vec<usize>,
    /// The images, where they stand.
    pub images: Vec<Image>,
    /// True if the template wrote BOS, so that the tokenizer must not add it.
    pub starts_with_bos: bool,
}

/// An image of a prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    /// The byte of [`Prompt::text`] it stands before.
    pub at: usize,
    /// The `url` of its content part.
    pub url: String,
}

impl ChatTemplate {
    /// Compiles a template and tries what it takes; `bos` and `eos` are the texts of those tokens.
    pub fn from_source(source: &str, bos: &str, eos: &str) -> Result<ChatTemplate, Error> {
        let template = Template::parse(source)?;
        let beyond_limit = RefCell::new(None);
        let render = |messages: &Json, tools: Option<&Json>| {
            if beyond_limit.borrow().is_some() {
                return None;
            }
            let mut variables = variables(messages, true, bos, eos);
            if let Some(tools) = tools {
                variables.insert("tools".into(), tools.clone());
            }
            add_expected(source, &mut variables, tools);
            match template.render(&variables, DateTime::now()) {
                Ok(text) => Some(text),
                Err(error) => {
                    if let Error::Limit { .. } = error {
                        beyond_limit.replace(Some(error));
                    }
                    None
                }
            }
        };
        let capabilities = Capabilities::of(source, render);
        let takes_calls = capabilities.tool_calls && capabilities.object_arguments;
        let call_tags = CallTags::known(source);
        let call_tags = call_tags.or_else(|| takes_calls.then(|| CallTags::of(render)).flatten());
        let as_text = !capabilities.object_arguments;
        let call_sample =
            capabilities.tool_calls.then(|| CallSample::of(render, as_text)).flatten();
        let call_names = call_sample
            .as_ref()
            .and_then(|sample| CallNames::of(sample, capabilities.short_call_ids));
        // What is too much for a greeting is too much.
        if let Some(error) = beyond_limit.into_inner() {
            return Err(error);
        }
        Ok(ChatTemplate {
            source: source.to_owned(),
            template: Ok(template),
            with_tools: None,
            bos: bos.to_owned(),
            eos: eos.to_owned(),
            capabilities,
            call_tags,
            call_names,
            call_sample,
            triggers: Triggers::default(),
            image_text: ImageText::default(),
            language: Language::Jinja,
        })
    }

    /// Compiles a template of Ollama's store, which is in the language of Go's `text/template`.
    ///
    /// # Errors
    /// It is not sound, or has what is not translated; the line is said.
    pub fn from_go_source(source: &str, bos: &str, eos: &str) -> Result<ChatTemplate, Error> {
        let translated = ChatTemplate::from_source(&go_template::as_jinja(source)?, bos, eos)?;
        Ok(ChatTemplate { language: Language::Go, ..translated })
    }

    /// Has the control tokens of a model told from what users write, also those that are written
    /// with none of `<`, `[` and `|`.
    pub fn guard(&mut self, control_tokens: impl IntoIterator<Item = impl AsRef<str>>) {
        for token in control_tokens {
            self.triggers.add_token(token.as_ref());
        }
    }

    /// Has images stand among the texts of messages as those of a model's makers do.
    pub fn write_images(&mut self, image_text: ImageText) {
        self.image_text = image_text;
    }

    /// Returns the built-in template of this name.
    pub fn named(name: &str, bos: &str, eos: &str) -> Result<ChatTemplate, Error> {
        let source = builtin::find(name).ok_or_else(|| Error::UnknownTemplate {
            name: name.to_owned(),
            known: ChatTemplate::names().collect::<Vec<_>>().join(", "),
        })?;
        ChatTemplate::from_source(source, bos, eos)
    }

    /// Returns the names of the built-in templates.
    pub fn names() -> impl Iterator<Item = &'static str> {
        builtin::names()
    }

    /// Returns whether a model file has a template.
    pub fn is_in(gguf: &Gguf) -> bool {
        gguf.get(SOURCE).is_some()
    }

    /// Returns whether a model file has the text of a template, and not the name of a built-in one.
    pub fn is_written_in(gguf: &Gguf) -> bool {
        let named = gguf.get_str(SOURCE).ok().flatten().and_then(|source| builtin::find(source));
        ChatTemplate::is_in(gguf) && named.is_none()
    }

    /// Returns the template of a model file, or a built-in one that fits its vocabulary.
    pub fn from_gguf(gguf: &Gguf) -> Result<ChatTemplate, Error> {
        let tokens = gguf.get_array("tokenizer.ggml.tokens")?;
        let token = |key: &str| -> Result<String, Error> {
            let id = gguf.get_u32(key)?;
            let text = match (tokens, id) {
                (Some(tokens), Some(id)) => tokens.strings()?.nth(id as usize),
                _ => None,
            };
            Ok(String::from_utf8_lossy(text.unwrap_or_default()).into_owned())
        };
        let bos = token("tokenizer.ggml.bos_token_id")?;
        let eos = token("tokenizer.ggml.eos_token_id")?;
        ChatTemplate::of_model(gguf, &bos, &eos)
    }

    /// Returns the template of a model file as [`ChatTemplate::from_gguf`] does; `bos` and `eos`
    /// are the texts of those tokens.
    ///
    /// # Errors
    /// The file's template is none.
    pub fn of_model(gguf: &Gguf, bos: &str, eos: &str) -> Result<ChatTemplate, Error> {
        let Some(source) = gguf.get_str(SOURCE)? else {
            let tokens = gguf.get_array("tokenizer.ggml.tokens")?;
            let architecture = gguf.get_str("general.architecture")?.unwrap_or("");
            // only tokens that a hint may name are kept: a vocabulary has up to 262,144, of which a
            // handful look like one
            let vocabulary = match tokens {
                Some(tokens) => {
                    tokens.strings()?.filter(|token| builtin::may_be_hint(token)).collect()
                }
                None => std::collections::HashSet::new(),
            };
            let name = builtin::guess(architecture, |token| vocabulary.contains(token.as_bytes()));
            return ChatTemplate::named(name, bos, eos);
        };
        // llama.cpp's names stand in some files
        let source = builtin::find(source).unwrap_or(source);
        let mut template = ChatTemplate::from_source(source, bos, eos)?;
        match gguf
            .get_str(SOURCE_WITH_TOOLS)?
            .map(|source| ChatTemplate::from_source(source, bos, eos))
        {
            Some(Ok(with_tools)) => {
                template.capabilities.tools = with_tools.capabilities.tools;
                template.capabilities.tool_content = with_tools.capabilities.tool_content;
                template.capabilities.tool_calls = with_tools.capabilities.tool_calls;
                template.capabilities.object_arguments = with_tools.capabilities.object_arguments;
                template.capabilities.text_arguments = with_tools.capabilities.text_arguments;
                template.call_tags = with_tools.call_tags;
                template.call_names = with_tools.call_names;
                template.call_sample = with_tools.call_sample;
                template.with_tools = with_tools.template.ok();
            }
            // conversations with tools take the other one then, as where there is none for them
            Some(Err(error)) => tracing::warn!(%error, "{SOURCE_WITH_TOOLS} is not used"),
            None => {}
        }
        Ok(template)
    }

    /// Returns what stands for the template of a model file that is none for the reason `why`: it
    /// renders nothing, and tells whoever asks that reason.
    pub fn unusable(gguf: &Gguf, bos: &str, eos: &str, why: &Error) -> ChatTemplate {
        let source = gguf.get_str(SOURCE).ok().flatten();
        ChatTemplate {
            source: source.unwrap_or_default().to_owned(),
            template: Err(why.to_string()),
            with_tools: None,
            bos: bos.to_owned(),
            eos: eos.to_owned(),
            capabilities: Capabilities::NONE,
            call_tags: None,
            call_names: None,
            call_sample: None,
            triggers: Triggers::default(),
            image_text: ImageText::default(),
            language: Language::Jinja,
        }
    }

    /// Checks that conversations can become prompts at all.
    ///
    /// # Errors
    /// Why they cannot, and what to do about it.
    pub fn check(&self) -> Result<(), Error> {
        self.usable().map(drop)
    }

    fn usable(&self) -> Result<&Template, Error> {
        self.template.as_ref().map_err(|why| Error::Unusable(why.clone()))
    }

    /// Returns the source.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Returns the text of the token that begins a sequence; empty if there is none.
    pub fn bos(&self) -> &str {
        &self.bos
    }

    /// Returns the text of the token that ends a sequence; empty if there is none.
    pub fn eos(&self) -> &str {
        &self.eos
    }

    /// Returns what the template takes.
    pub fn capabilities(&self) -> &Capabilities {
        &self.capabilities
    }

    /// Returns the tags of its calls, where their arguments stand between tags.
    pub fn call_tags(&self) -> Option<&CallTags> {
        self.call_tags.as_ref()
    }

    /// Returns the marks of its calls, where they are names and arguments as JSON.
    pub fn call_names(&self) -> Option<&CallNames> {
        self.call_names.as_ref()
    }

    /// Returns calls as it writes them.
    pub fn call_sample(&self) -> Option<&CallSample> {
        self.call_sample.as_ref()
    }

    /// Renders exactly these variables, as Python would; `bos_token` and `eos_token` are added
    /// where they are absent.
    pub fn render(&self, variables: &Map<String, Json>) -> Result<String, Error> {
        self.render_at(variables, DateTime::now())
    }

    /// Works as [`render`](ChatTemplate::render), at a time that `strftime_now` tells.
    pub fn render_at(&self, variables: &Map<String, Json>, now: DateTime) -> Result<String, Error> {
        let mut variables = variables.clone();
        for (name, text) in [("bos_token", &self.bos), ("eos_token", &self.eos)] {
            variables.entry(name).or_insert_with(|| json!(text));
        }
        self.usable()?.render(&variables, now)
    }

    /// Returns the prompt of a conversation.
    pub fn prompt(&self, context: &Context) -> Result<Prompt, Error> {
        let without_tools = self.usable()?;
        let marker = ImageMarker::random();
        let prepared = self.prepared(&context.messages, &marker)?;
        let messages = Json::Array(match self.language {
            Language::Jinja => prepared.messages,
            Language::Go => go_template::with_joined_messages(prepared.messages),
        });
        let template = match &self.with_tools {
            Some(with_tools) if context.tools.is_some() => with_tools,
            _ => without_tools,
        };
        let now = DateTime::now();
        let given = self.shown_tools(template, context, &messages, now);
        let mut variables = self.variables_of(context, &messages, given.as_deref())?;
        let text = match template.render(&variables, now) {
            // one that reads what was left out of a tool
            Err(error @ Error::Render { .. }) => {
                let Some(given) = given else { return Err(error) };
                let tools = tools::filled(&given);
                variables = self.variables_of(context, &messages, Some(&tools))?;
                template.render(&variables, now).map_err(|_| error)?
            }
            rendered => rendered?,
        };
        let input = self.follow_input(template, &variables, now, &text)?;
        let mut prompt = Prompt {
            starts_with_bos: !self.bos.is_empty() && text.starts_with(&self.bos),
            text,
            input,
            images: Vec::new(),
        };
        let mark = self.image_text.mark().filter(|_| self.capabilities.part_content);
        prompt.take_images(prepared.images, &marker, mark, self.image_text.words_after())?;
        context.own_marks.put_into(&mut prompt);
        Ok(prompt)
    }

    /// Checks messages and fits them to the template.
    fn prepared(&self, messages: &Json, marker: &ImageMarker) -> Result<Prepared, Error> {
        messages::prepare(messages, &self.capabilities, marker, self.image_text)
    }

    /// Returns the tools of a conversation, with schemas in place of references where the template
    /// writes no definitions.
    fn shown_tools<'a>(
        &self,
        template: &Template,
        context: &'a Context,
        messages: &Json,
        now: DateTime,
    ) -> Option<Cow<'a, Json>> {
        let given = context.tools.as_ref()?;
        let Some(others) = references::with_others(given) else {
            return Some(Cow::Borrowed(given));
        };
        let render = |tools: &Json| {
            let variables = self.variables_of(context, messages, Some(tools)).ok()?;
            template.render(&variables, now).ok()
        };
        let shown = render(given);
        let shows_definitions = shown.is_some() && shown != render(&others);
        Some(if shows_definitions {
            Cow::Borrowed(given)
        } else {
            Cow::Owned(references::resolved(given))
        })
    }

    /// Returns the variables that a template makes the prompt of a conversation of.
    ///
    /// # Errors
    /// Names the variable that cannot be set from outside.
    fn variables_of(
        &self,
        context: &Context,
        messages: &Json,
        tools: Option<&Json>,
    ) -> Result<Map<String, Json>, Error> {
        let mut variables =
            variables(messages, context.add_generation_prompt, &self.bos, &self.eos);
        // transformers always sets these two: templates ask whether they are none.
        variables.insert("tools".into(), tools.cloned().unwrap_or(Json::Null));
        variables.insert("documents".into(), Json::Null);
        for (name, value) in &context.variables {
            if RESERVED.contains(&name.as_str()) {
                return Err(Error::Reserved(name.clone()));
            }
            variables.insert(name.clone(), value.clone());
        }
        add_expected(&self.source, &mut variables, tools);
        Ok(variables)
    }

    /// Returns the bytes of `text` at which users wrote what could belong to a control token; see
    /// [`marks`].
    fn follow_input(
        &self,
        template: &Template,
        variables: &Map<String, Json>,
        now: DateTime,
        text: &str,
    ) -> Result<Vec<usize>, Error> {
        // Nobody may switch this off by using up the marks.
        let mark = marks::unused(&json!(variables).to_string()).ok_or_else(|| Error::Message {
            path: "messages".to_owned(),
            expected: "text without the noncharacters U+FDD0 to U+FDEF",
        })?;
        let marker = Marker { with: mark, triggers: &self.triggers };
        for assistant in [true, false] {
            let mut marked = variables.clone();
            if !marker.mark(&mut marked, assistant) {
                break;
            }
            if let Ok(rendered) = template.render(&marked, now)
                && let (unmarked, input) = marks::unmark(&rendered, mark)
                && unmarked == text
            {
                return Ok(input);
            }
        }
        Ok(Vec::new())
    }
}

impl Prompt {
    /// Returns the text with a mark where each image stands.
    pub fn with_marks(&self, mark: &str) -> String {
        let mut text = String::with_capacity(self.text.len());
        let mut from = 0;
        for image in &self.images {
            text += &self.text[from..image.at];
            text += mark;
            from = image.at;
        }
        text + &self.text[from..]
    }

    /// Cuts the markers of images out of the text, and the mark that the template wrote in front of
    /// each. Images stand in front of `words_after`.
    fn take_images(
        &mut self,
        urls: Vec<String>,
        marker: &ImageMarker,
        mark: Option<&str>,
        words_after: Option<&str>,
    ) -> Result<(), Error> {
        for (i, url) in urls.into_iter().enumerate() {
            let marker = marker.of(i);
            let begin = self.text.find(&marker).ok_or(Error::ImageLost(i))?;
            let end = begin + marker.len();
            let before = &self.text[..begin];
            let before = mark.and_then(|mark| before.strip_suffix(mark)).unwrap_or(before);
            let at = before.len();
            let place = words_after.and_then(|words| before.strip_suffix(words)).unwrap_or(before);
            let place = place.len();
            self.text.replace_range(at..end, "");
            let moved = |byte: usize| if byte >= end { byte - (end - at) } else { byte.min(at) };
            self.input.retain(|byte| !(at..end).contains(byte));
            for byte in &mut self.input {
                *byte = moved(*byte);
            }
            for image in &mut self.images {
                image.at = moved(image.at);
            }
            self.images.push(Image { at: place, url });
        }
        self.images.sort_by_key(|image| image.at);
        Ok(())
    }
}

/// Adds variables that some templates expect, unless they are there.
fn add_expected(source: &str, variables: &mut Map<String, Json>, tools: Option<&Json>) {
    // Some fall back on the day they were written if they are not given the date.
    for (name, format) in [("date_string", "%d %b %Y"), ("datetime", "%b %d %Y")] {
        if source.contains(name) {
            variables.entry(name).or_insert_with(|| json!(DateTime::now().format(format)));
        }
    }
    // Firefunction's template writes them after its own words about tools, and fails without any;
    // its makers give them as indented JSON.
    if ["functions", "datetime"].iter().all(|name| source.contains(name)) {
        let function = |tool: &Json| tool.get("function").unwrap_or(tool).clone();
        let list = |tools: &Json| -> Json {
            tools.as_array().into_iter().flatten().map(function).collect()
        };
        let text =
            || json!(tools.map_or(String::new(), |tools| json::dumps(&list(tools), Some(4))));
        variables.entry("functions").or_insert_with(text);
    }
}

fn variables(
    messages: &Json,
    add_generation_prompt: bool,
    bos: &str,
    eos: &str,
) -> Map<String, Json> {
    Map::from_iter([
        ("messages".to_owned(), messages.clone()),
        ("add_generation_prompt".to_owned(), json!(add_generation_prompt)),
        ("bos_token".to_owned(), json!(bos)),
        ("eos_token".to_owned(), json!(eos)),
    ])
}
