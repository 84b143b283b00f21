//! A prompt of texts and images: tokens, and rows of images in place of tokens.
//!
//! Text between the rows of one image and those of the next is tokenized as one, whoever wrote it:
//! the makers' processors put an image's words and its soft tokens into the text and tokenize the
//! whole, so that a line end of a user and an empty line of the image become one token where the
//! vocabulary has it.

use std::sync::Arc;

use super::{ImagePart, Parts};
use crate::model::embedded::Placed;
use crate::tokenizer::{EncodeOptions, Stopped, Tokenizer};

/// The place of an image's number in the words around it.
const NUMBER: &str = "{image}";

/// A prompt, ready to be computed.
#[derive(Clone, Debug, Default)]
pub struct Prompt {
    /// Token ids, and ids of rows where images stand.
    pub tokens: Vec<u32>,
    /// The images, in order.
    pub images: Vec<Placed>,
}

/// A prompt under construction.
pub struct PromptBuilder<'a> {
    tokenizer: &'a Tokenizer,
    is_stopped: &'a dyn Fn() -> bool,
    prompt: Prompt,
    /// Number of images so far, each of one or more pictures.
    n_images: usize,
    /// The text since the last rows, which has no tokens yet.
    text: String,
    /// Bytes of `text`, ascending, that no control token may cover.
    plain: Vec<usize>,
}

impl<'a> PromptBuilder<'a> {
    /// Returns a prompt of nothing, whose texts are tokenized until `is_stopped` returns true.
    pub fn new(tokenizer: &'a Tokenizer, is_stopped: &'a dyn Fn() -> bool) -> PromptBuilder<'a> {
        PromptBuilder {
            tokenizer,
            is_stopped,
            prompt: Prompt::default(),
            n_images: 0,
            text: String::new(),
            plain: Vec::new(),
        }
    }

    /// Puts the beginning-of-text token at the start of a prompt of nothing, where the model wants
    /// one.
    pub fn begin(&mut self) {
        if self.tokenizer.add_bos() {
            self.prompt.tokens.extend(self.tokenizer.bos());
        }
    }

    /// Appends text whose control tokens are meant, unless they cover one of these bytes of it,
    /// ascending.
    pub fn push_text(&mut self, text: &str, plain: impl IntoIterator<Item = usize>) {
        let at = self.text.len();
        self.text += text;
        self.plain.extend(plain.into_iter().map(|byte| at + byte));
    }

    /// Appends what an image becomes. Its words are words of the model, so their control tokens are
    /// meant.
    ///
    /// # Errors
    /// The builder was stopped.
    pub fn push_image(&mut self, parts: &Parts) -> Result<(), Stopped> {
        for part in parts {
            match part {
                ImagePart::Text(text) => {
                    self.push_text(&text.replace(NUMBER, &self.n_images.to_string()), []);
                }
                ImagePart::Image(image) => {
                    self.tokenize()?;
                    let at = self.prompt.tokens.len() as u32;
                    self.prompt.images.push(Placed { at, image: Arc::clone(image) });
                    self.prompt.tokens.extend_from_slice(&image.ids);
                }
            }
        }
        self.n_images += 1;
        Ok(())
    }

    /// Returns the prompt.
    ///
    /// # Errors
    /// The builder was stopped.
    pub fn finish(mut self) -> Result<Prompt, Stopped> {
        self.tokenize()?;
        Ok(self.prompt)
    }

    /// Makes tokens of the text that has none.
    fn tokenize(&mut self) -> Result<(), Stopped> {
        let options = EncodeOptions { plain_bytes: &self.plain, ..EncodeOptions::MARKED };
        let tokens = self.tokenizer.encode_until(&self.text, &options, self.is_stopped)?;
        self.prompt.tokens.extend(tokens);
        self.text.clear();
        self.plain.clear();
        Ok(())
    }
}
