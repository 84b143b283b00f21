//! Conversations, built step by step.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::reply::Answer;
use super::tools::{self, Tool, ToolCall, ToolChoice};
use super::{Error, ErrorKind, Model};
use crate::conversation::format::{self, ParsedParts};
use crate::conversation::parser::ChatFormat;
use crate::conversation::{self, Conversation};
use crate::tokenizer::Stopped;
use crate::vision;

/// A conversation with a model.
///
/// # Examples
/// ```
/// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
/// let mut chat = model.chat().system("Reply briefly.");
/// for question in ["Hello!", "And who are you?"] {
///     chat = chat.user(question);
///     let answer = chat.clone().max_tokens(16).text()?;
///     chat = chat.assistant(answer);
/// }
/// # Ok::<(), hob::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Chat {
    pub(super) model: Model,
    messages: Vec<Value>,
    /// Files of images, which messages name by their numbers.
    images: Vec<Vec<u8>>,
    tools: Vec<Tool>,
    tool_choice: ToolChoice,
}

/// The tokens of a prompt, and how the answer to it is constrained and parsed.
#[derive(Default)]
pub(super) struct Rendered {
    /// The tokens, with the rows of images.
    pub prompt: vision::Prompt,
    /// The tools that the answer may call.
    pub tools: Option<conversation::Tools>,
    /// The marks of the answer's parts.
    pub chat_format: ChatFormat,
    /// Tokens without text of their own that the parser needs to see.
    pub shown: Vec<(u32, String)>,
}

impl Chat {
    pub(super) fn new(model: Model) -> Chat {
        Chat {
            model,
            messages: Vec::new(),
            images: Vec::new(),
            tools: Vec::new(),
            tool_choice: ToolChoice::Auto,
        }
    }

    /// Adds a system message.
    pub fn system(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "system", "content": text.into()}))
    }

    /// Adds a message of the user.
    pub fn user(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "user", "content": text.into()}))
    }

    /// Adds an answer of the model.
    pub fn assistant(self, text: impl Into<String>) -> Chat {
        self.message(json!({"role": "assistant", "content": text.into()}))
    }

    /// Adds a message of the user with an image: the bytes of a JPEG, PNG, WebP, GIF, BMP or TIFF
    /// file.
    pub fn user_with_image(mut self, text: impl Into<String>, image: Vec<u8>) -> Chat {
        let url = self.images.len().to_string();
        self.images.push(image);
        self.message(json!({"role": "user", "content": [
            {"type": "image_url", "image_url": {"url": url}},
            {"type": "text", "text": text.into()},
        ]}))
    }

    /// Adds an answer as a whole, with its calls of tools.
    pub fn with_answer(self, answer: &Answer) -> Chat {
        let mut message = json!({"role": "assistant", "content": answer.text});
        if !answer.tool_calls.is_empty() {
            message["tool_calls"] = answer.tool_calls.iter().map(ToolCall::to_json).collect();
        }
        self.message(message)
    }

    /// Adds the result of a call of a tool.
    pub fn tool_result(self, call: &ToolCall, result: impl Into<String>) -> Chat {
        self.message(json!({
            "role": "tool",
            "tool_call_id": call.id,
            "name": call.name,
            "content": result.into(),
        }))
    }

    /// Adds a message as it is, in OpenAI's form: an object with `role` and `content`.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let saved = r#"[{"role": "user", "content": "Hello!"},
    ///                 {"role": "assistant", "content": "Hello to you!"}]"#;
    /// let history: Vec<serde_json::Value> = serde_json::from_str(saved)?;
    /// let chat = model.chat().messages(history).user("Who are you?");
    /// assert_eq!(chat.history().len(), 3);
    /// assert_eq!(chat.history()[2]["role"], "user");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn message(mut self, message: Value) -> Chat {
        self.messages.push(message);
        self
    }

    /// Adds messages as they are; see [`Chat::message`].
    pub fn messages(mut self, messages: impl IntoIterator<Item = Value>) -> Chat {
        self.messages.extend(messages);
        self
    }

    /// Returns all messages so far, in OpenAI's form.
    pub fn history(&self) -> &[Value] {
        &self.messages
    }

    /// Adds tools that the answer may call. Calls come as [`Answer::tool_calls`]; the program
    /// answers them with [`Chat::tool_result`].
    pub fn tools(mut self, tools: impl IntoIterator<Item = Tool>) -> Chat {
        self.tools.extend(tools);
        self
    }

    /// Sets the part that tools have in the answer.
    pub fn tool_choice(mut self, choice: ToolChoice) -> Chat {
        self.tool_choice = choice;
        self
    }

    /// Renders the conversation by the model's template.
    pub(super) fn render(&self) -> Result<Rendered, Error> {
        let runtime = &self.model.runtime;
        let tools = tools::for_answer(&self.tools, &self.tool_choice)?;
        let text = conversation::render(
            runtime,
            &Conversation {
                messages: &self.messages.clone().into(),
                tools: tools.as_ref(),
                variables: &Map::new(),
                add_generation_prompt: true,
            },
        );
        let text = text.map_err(|error| Error::new(ErrorKind::Conversation, error))?;
        let parts = ParsedParts { tools: tools.as_ref(), ..ParsedParts::default() };
        let (chat_format, shown) = format::chat_format(runtime, &text.text, &parts);
        let images = text.images.iter().map(|image| self.embed_image(&image.url));
        let mut images = images.collect::<Result<Vec<_>, _>>()?.into_iter();
        let prompt = runtime.prompt(&text, |_| images.next().ok_or(Stopped), &|| false);
        let prompt = prompt.map_err(|error| Error::new(ErrorKind::Computation, error))?;
        Ok(Rendered { prompt, tools, chat_format, shown })
    }

    /// Returns the rows of an image, by the number that stands in place of its URL.
    fn embed_image(&self, number: &str) -> Result<Arc<vision::Parts>, Error> {
        let error = |what: String| Error::new(ErrorKind::Image, what);
        let Some(vision) = &self.model.runtime.vision else {
            let what = "this model takes no images: no vision tower (mmproj file) was found for it";
            return Err(error(what.to_owned()));
        };
        let n = number.parse::<usize>().ok().filter(|&n| n < self.images.len());
        let n = n.ok_or_else(|| {
            error(format!("image {number:?}: expected one of Chat::user_with_image"))
        })?;
        vision.embed(&self.images[n]).map_err(|source| error(format!("image {}: {source}", n + 1)))
    }
}
