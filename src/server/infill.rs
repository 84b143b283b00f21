//! Prompts that ask a model to fill a gap in a text, by its own tokens for that: the text before
//! the gap, the text after it, and other files of the project, laid out as llama-server does.

use serde_json::{Value, json};

use super::blocking::CancelFlag;
use super::error::ApiError;
use super::fields::Fields;
use super::prompt;
use crate::runtime::Served;
use crate::tokenizer::{EncodeOptions, Special, Tokenizer};

/// Most tokens around the gap: three quarters of them before it, the rest after.
const MOST_AROUND: usize = 2048;
/// Most other files of a request.
pub(crate) const MOST_FILES: usize = 256;
/// The name of the project, and of files that have none, in the prompt.
const PROJECT: &str = "myproject\n";
const NAMELESS: &str = "tmp";
/// The line between files for a model without a token for that.
const SEPARATOR: &str = "\n\n--- snippet ---\n\n";

/// The tokens of a model that mark a gap.
struct GapMarks {
    prefix: u32,
    suffix: u32,
    middle: u32,
    repo: Option<u32>,
    file: Option<u32>,
}

impl GapMarks {
    fn of(tokenizer: &Tokenizer) -> Result<GapMarks, ApiError> {
        let mark = |special| {
            tokenizer.special(special).ok_or_else(|| {
                ApiError::unsupported_endpoint(
                    "this model has no tokens to fill a gap in a text; take one that was made for \
                     code, or leave the text after the gap away",
                )
            })
        };
        Ok(GapMarks {
            prefix: mark(Special::FimPrefix)?,
            suffix: mark(Special::FimSuffix)?,
            middle: mark(Special::FimMiddle)?,
            repo: tokenizer.special(Special::FimRepo),
            file: tokenizer.special(Special::FimFile),
        })
    }
}

/// Returns whether a model has tokens to fill a gap in a text.
pub(crate) fn fills_gaps(tokenizer: &Tokenizer) -> bool {
    GapMarks::of(tokenizer).is_ok()
}

/// Another file of the project.
struct OtherFile<'a> {
    name: &'a str,
    text: &'a str,
}

/// A gap in a text.
pub(crate) struct Gap<'a> {
    before: &'a str,
    /// More of the text before the gap, which is never cut.
    prompt: &'a str,
    after: &'a str,
    others: Vec<OtherFile<'a>>,
}

impl<'a> Gap<'a> {
    /// Reads the fields of a request to `/infill`.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(fields: &Fields<'a>) -> Result<Gap<'a>, ApiError> {
        let needed = |name: &str| {
            let text = fields.string(name)?;
            text.ok_or_else(|| ApiError::bad_field(name, "expected a string, but it is missing"))
        };
        let list = fields.array("input_extra")?.unwrap_or_default();
        if list.len() > MOST_FILES {
            let what = format!("expected at most {MOST_FILES} files");
            return Err(ApiError::bad_field("input_extra", what));
        }
        let mut others = Vec::new();
        for (i, file) in list.iter().enumerate() {
            let file = Fields::of_value(file, format!("input_extra[{i}]"))?;
            let text = file.string("text")?.ok_or_else(|| {
                ApiError::bad_field(file.path("text"), "expected a string, but it is missing")
            })?;
            others.push(OtherFile { name: file.string("filename")?.unwrap_or(NAMELESS), text });
        }
        Ok(Gap {
            before: needed("input_prefix")?,
            after: needed("input_suffix")?,
            prompt: fields.string("prompt")?.unwrap_or_default(),
            others,
        })
    }

    /// Returns the gap between two texts.
    pub(crate) fn between(before: &'a str, after: &'a str) -> Gap<'a> {
        Gap { before, prompt: "", after, others: Vec::new() }
    }

    /// Returns the tokens of the prompt. `n_predict` may follow.
    ///
    /// # Errors
    /// 501 for a model that has no tokens for that; when the client has left.
    fn tokens(
        &self,
        served: &Served,
        n_predict: usize,
        suffix_first: bool,
        cancel: &CancelFlag,
    ) -> Result<Vec<u32>, ApiError> {
        let tokenizer = &served.runtime.tokenizer;
        let marks = GapMarks::of(tokenizer)?;
        let encode = |text: &str| {
            prompt::may_fit(served, text.len())?;
            prompt::encode(tokenizer, text, &EncodeOptions::PLAIN, cancel)
        };
        let before = encode(self.before)?;
        let after = encode(self.after)?;
        let prompt = encode(self.prompt)?;
        let n_ctx = served.runtime.engine.n_ctx();
        let most = MOST_AROUND.min(n_ctx);
        let n_before = before.len().min(3 * (most / 4));
        let n_after = after.len().min((most / 4).saturating_sub(2 + prompt.len()));
        let mut first = vec![marks.prefix];
        first.extend(&before[before.len() - n_before..]);
        first.extend(&prompt);
        let mut second = vec![marks.suffix];
        second.extend(&after[..n_after]);
        if suffix_first {
            std::mem::swap(&mut first, &mut second);
        }
        let others = self.other_tokens(tokenizer, &marks, cancel)?;
        let room = n_ctx.saturating_sub(most).saturating_sub(n_predict.saturating_mul(2));
        let mut tokens = others[others.len() - others.len().min(room)..].to_vec();
        tokens.extend(tokenizer.bos().filter(|_| tokenizer.add_bos()));
        tokens.append(&mut first);
        tokens.append(&mut second);
        tokens.push(marks.middle);
        Ok(tokens)
    }

    /// Returns the tokens of the other files, and of the beginning of the one with the gap.
    fn other_tokens(
        &self,
        tokenizer: &Tokenizer,
        marks: &GapMarks,
        cancel: &CancelFlag,
    ) -> Result<Vec<u32>, ApiError> {
        let encode = |text: &str| prompt::encode(tokenizer, text, &EncodeOptions::PLAIN, cancel);
        let mut tokens = Vec::new();
        if let Some(repo) = marks.repo {
            tokens.push(repo);
            tokens.extend(encode(PROJECT)?);
        }
        for OtherFile { name, text } in &self.others {
            match marks.file {
                Some(file) => {
                    tokens.push(file);
                    tokens.extend(encode(&format!("{name}\n"))?);
                }
                None => tokens.extend(encode(SEPARATOR)?),
            }
            tokens.extend(encode(text)?);
        }
        if let Some(file) = marks.file {
            tokens.push(file);
            tokens.extend(encode("filename\n")?);
        }
        Ok(tokens)
    }
}

/// The fields about a gap, which a prompt replaces.
const GAP_FIELDS: [&str; 4] = ["input_prefix", "input_suffix", "input_extra", "suffix"];

/// Replaces the fields of a body about a gap by a prompt of tokens.
///
/// # Errors
/// As [`Gap::read`], and 501 for a model that has no tokens for that.
pub(crate) fn rewrite(
    served: &Served,
    body: &mut Value,
    suffix_first: bool,
    cancel: &CancelFlag,
) -> Result<(), ApiError> {
    let fields = Fields::of_body(body)?;
    let gap = gap_of(&fields)?;
    let n_predict = n_predict(&fields)?;
    let tokens = gap.tokens(served, n_predict, suffix_first, cancel)?;
    replace(body, json!(tokens));
    Ok(())
}

/// Replaces the fields of a body about a gap by any prompt, before there is a model to read it.
///
/// # Errors
/// As [`Gap::read`].
pub(crate) fn check(body: &mut Value) -> Result<(), ApiError> {
    let fields = Fields::of_body(body)?;
    gap_of(&fields)?;
    n_predict(&fields)?;
    replace(body, json!([0]));
    Ok(())
}

/// Returns the gap that the fields of a body describe.
fn gap_of<'a>(fields: &Fields<'a>) -> Result<Gap<'a>, ApiError> {
    if fields.bool("token_healing")? == Some(true) {
        let what = "the text before a gap is not the end of the prompt; expected false";
        return Err(ApiError::bad_field("token_healing", what));
    }
    let Some(suffix) = fields.string("suffix")?.filter(|suffix| !suffix.is_empty()) else {
        return Gap::read(fields);
    };
    let expected = "expected one text, beside a suffix";
    let before = fields.string("prompt")?;
    Ok(Gap::between(before.ok_or_else(|| ApiError::bad_field("prompt", expected))?, suffix))
}

/// Returns the number of tokens that are to follow, 0 where the fields of a body do not say.
fn n_predict(fields: &Fields) -> Result<usize, ApiError> {
    let mut n_predict = 0;
    for name in ["n_predict", "max_tokens"] {
        let most = fields.integer(name, -1..=i64::MAX)?;
        n_predict = most.and_then(|n| usize::try_from(n).ok()).unwrap_or(n_predict);
    }
    Ok(n_predict)
}

/// Puts a prompt in the place of the fields about a gap.
fn replace(body: &mut Value, prompt: Value) {
    if let Some(members) = body.as_object_mut() {
        for name in GAP_FIELDS {
            members.remove(name);
        }
        members.insert("prompt".into(), prompt);
    }
}
