//! A query and a document as one prompt, in the form that a model which ranks was trained with.

use super::blocking::CancelFlag;
use super::error::ApiError;
use super::prompt::encode;
use crate::model::embedded::Placed;
use crate::model::second_text::SecondText;
use crate::runtime::Served;
use crate::tokenizer::{EncodeOptions, Special, Tokenizer};
use crate::vision::Prompt;

/// The key of a template in a model's file; other tools write it there.
const TEMPLATE: &str = "tokenizer.chat_template.rerank";
/// The fields of a template.
const FIELDS: [&str; 2] = ["{query}", "{document}"];

/// A query that is paired with many documents.
pub(super) struct RerankPairs<'a> {
    tokenizer: &'a Tokenizer,
    query: &'a str,
    form: PairLayout<'a>,
    /// The rows in place of the document's tokens, where a model tells both texts apart.
    second: Option<SecondText<'a>>,
    cancel: &'a CancelFlag,
}

/// The form in which a query and a document are put together.
enum PairLayout<'a> {
    /// A text with a field for each.
    Template(&'a str),
    /// Special tokens before, between and after them.
    Tokens {
        /// The tokens before the document, those of the query among them.
        before: Vec<u32>,
        /// The token after the document.
        after: Option<u32>,
    },
}

impl<'a> RerankPairs<'a> {
    /// Returns pairs in the form of the model that is served.
    ///
    /// # Errors
    /// When the client has left.
    pub(super) fn new(
        served: &'a Served,
        query: &'a str,
        cancel: &'a CancelFlag,
    ) -> Result<Self, ApiError> {
        let tokenizer = &served.runtime.tokenizer;
        // a key of another type was no template to begin with
        let template = served.runtime.model.gguf.get_str(TEMPLATE).ok().flatten();
        let form = match template {
            Some(template) => PairLayout::Template(template),
            None => marked(tokenizer, query, cancel)?,
        };
        let second = SecondText::of(&served.runtime.model);
        Ok(Self { tokenizer, query, form, second, cancel })
    }

    /// Returns the prompt with one document. What looks like a control token in it, or in the
    /// query, is text.
    ///
    /// # Errors
    /// When the client has left.
    pub(super) fn prompt(&mut self, document: &str) -> Result<Prompt, ApiError> {
        match &self.form {
            PairLayout::Template(template) => {
                let (text, plain) = filled(template, [self.query, document]);
                let options = EncodeOptions {
                    parse_special: true,
                    plain_bytes: &plain,
                    ..EncodeOptions::default()
                };
                let tokens = encode(self.tokenizer, &text, &options, self.cancel)?;
                Ok(Prompt { tokens, images: Vec::new() })
            }
            PairLayout::Tokens { before, after } => {
                let options = EncodeOptions::default();
                let mut second = encode(self.tokenizer, document, &options, self.cancel)?;
                second.extend(after);
                let mut prompt = Prompt { tokens: before.clone(), images: Vec::new() };
                for token in second {
                    let row = self.second.as_mut().and_then(|second| second.row(token));
                    let Some(image) = row else {
                        prompt.tokens.push(token);
                        continue;
                    };
                    let at = prompt.tokens.len() as u32;
                    prompt.tokens.extend(&image.ids);
                    prompt.images.push(Placed { at, image });
                }
                Ok(prompt)
            }
        }
    }
}

/// Returns `BOS query EOS SEP document EOS`, as far as the vocabulary has these. Without EOS, SEP
/// ends both.
fn marked<'a>(
    tokenizer: &Tokenizer,
    query: &str,
    cancel: &CancelFlag,
) -> Result<PairLayout<'a>, ApiError> {
    let end = tokenizer.eos().or(tokenizer.special(Special::Sep)).filter(|_| tokenizer.add_eos());
    let mut before: Vec<u32> =
        tokenizer.bos().filter(|_| tokenizer.add_bos()).into_iter().collect();
    before.extend(encode(tokenizer, query, &EncodeOptions::default(), cancel)?);
    before.extend(end);
    before.extend(tokenizer.special(Special::Sep).filter(|_| tokenizer.add_sep()));
    Ok(PairLayout::Tokens { before, after: end })
}

/// Returns the template with texts in its fields, and the positions of their bytes.
fn filled(mut template: &str, texts: [&str; 2]) -> (String, Vec<usize>) {
    let mut out = String::new();
    let mut plain = Vec::new();
    loop {
        let next = FIELDS
            .iter()
            .zip(texts)
            .filter_map(|(field, text)| Some((template.find(field)?, field.len(), text)));
        let Some((at, len, text)) = next.min_by_key(|(at, ..)| *at) else {
            out += template;
            return (out, plain);
        };
        out += &template[..at];
        plain.extend(out.len()..out.len() + text.len());
        out += text;
        template = &template[at + len..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_in_their_places_and_fill_none_themselves() {
        let (text, plain) = filled("<Q>{query}</Q> {document}!", ["{document}", "a {query}"]);
        assert_eq!(text, "<Q>{document}</Q> a {query}!");
        assert_eq!(plain, (3..13).chain(18..27).collect::<Vec<_>>());
        assert_eq!(filled("no place", ["a", "b"]), ("no place".to_owned(), Vec::new()));
    }
}
