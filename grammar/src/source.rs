//! Descriptions of text, as they were written, and how they are compiled.

mod lazy;
mod text_calls;

use std::sync::Arc;

use serde_json::Value;

use crate::Error;
use crate::automaton::Automaton;
use crate::budget::Stop;
use crate::expression::{Expr, Exprs, Purpose};
use crate::file;
use crate::frame::{Beside, Frame, Framing, Lead, behind};
use crate::mask::vocabulary::Vocabulary;
use crate::syntax::schema::Options;
use crate::syntax::{gbnf, lark, schema, tags, words};

/// A description of text, as it was written.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// A grammar in GBNF, from rule `root`.
    Gbnf(String),
    /// A JSON Schema, and how it is read.
    Schema(Value, Options),
    /// A JSON Schema, how it is read, and what stands around the values.
    Framed(Value, Options, Box<Frame>),
    /// A regular expression in the dialect of JSON Schema's `pattern`, which matches the whole
    /// text.
    Regex(String),
    /// Texts, one of which the whole text is: up to some millions.
    Choice(Arc<[String]>),
    /// A grammar in the dialect of Lark that llguidance reads, from rule `start`, and how the
    /// schemas in it are read; or the JSON of llguidance, an object with `grammars`.
    Lark(String, Options),
    /// A structural tag as XGrammar, vLLM and SGLang write it, and how the schemas in it are read.
    Tags(Value, Options),
    /// Free text up to the first of some triggers, and from there on, the trigger included, a text
    /// of the source; free text alone where no trigger comes. A word that is the name of a token
    /// without text is that token as well.
    Lazy(Vec<Trigger>, Box<Source>),
    /// A beginning and the source that follows it: an answer after a model's reasoning.
    Behind(Vec<Lead>, Box<Source>),
    /// A source for which these tokens, ascending, are special: each comes only where the source
    /// names it, and nowhere as the text that the vocabulary has for it.
    WithSpecial(Arc<[u32]>, Box<Source>),
    /// A file that [`precompile`](crate::precompile) has made.
    Precompiled(Arc<[u8]>),
}

/// The beginning of a text under a [`Source::Lazy`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// This text.
    Word(String),
    /// Text in which this regular expression is found, in the dialect of JSON Schema's `pattern`,
    /// without look-ahead. The text so far is searched after each character; the source begins
    /// with the first group of the match that is not empty, or else with the match.
    Pattern(String),
    /// The same, of the text so far as a whole.
    PatternFull(String),
    /// This token. The text is what the source begins with where the vocabulary knows none of it,
    /// as of special tokens.
    Token(u32, Vec<u8>),
}

impl Source {
    /// Returns whether free text may stand in place of all that is constrained, as where calls of
    /// tools are possible and not required.
    pub fn is_optional(&self) -> bool {
        match self {
            Source::Lazy(..) => true,
            Source::Framed(_, _, frame) => frame.beside == Beside::Text,
            Source::Behind(_, inner) | Source::WithSpecial(_, inner) => inner.is_optional(),
            Source::Gbnf(_)
            | Source::Schema(..)
            | Source::Regex(_)
            | Source::Choice(_)
            | Source::Lark(..)
            | Source::Tags(..)
            | Source::Precompiled(_) => false,
        }
    }

    /// Reads a grammar file: GBNF, or a precompiled grammar, which its first bytes say.
    ///
    /// # Errors
    /// The file is neither.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Source;
    ///
    /// let source = Source::from_grammar_file(b"root ::= \"yes\" | \"no\"".to_vec())?;
    /// assert!(matches!(source, Source::Gbnf(_)));
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_grammar_file(bytes: Vec<u8>) -> Result<Source, Error> {
        if file::is_precompiled(&bytes) {
            return Ok(Source::Precompiled(bytes.into()));
        }
        String::from_utf8(bytes).map(Source::Gbnf).map_err(|e| Error::Precompiled {
            found: format!("a byte at {} that is no text", e.utf8_error().valid_up_to()),
            expected: "GBNF in UTF-8, or a precompiled grammar".into(),
        })
    }

    /// Reads a grammar file by the ending of its name: a Lark grammar (`.lark`), a structural tag
    /// (`.json`), a regular expression (`.regex`), texts to choose from, one a line (`.txt`), of
    /// which empty lines are none; of any other name what [`Source::from_grammar_file`] reads.
    /// `options` are for its schemas.
    ///
    /// # Errors
    /// The file is none of these.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Options, Source};
    ///
    /// let source = Source::from_named_file("a.txt", b"yes\nno\n\n".to_vec(), Options::default())?;
    /// assert_eq!(source, Source::choice(["yes", "no"]));
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_named_file(name: &str, bytes: Vec<u8>, options: Options) -> Result<Source, Error> {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let kind = match ending {
            "lark" => "a Lark grammar",
            "json" => "a structural tag",
            "regex" => "a regular expression",
            "txt" => "texts to choose from",
            _ => return Source::from_grammar_file(bytes),
        };
        if file::is_precompiled(&bytes) {
            return Source::from_grammar_file(bytes);
        }
        let text = String::from_utf8(bytes).map_err(|e| Error::Precompiled {
            found: format!("a byte at {} that is no text", e.utf8_error().valid_up_to()),
            expected: format!("{kind} in UTF-8"),
        })?;
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
        Ok(match ending {
            "lark" => Source::Lark(text.into(), options),
            "regex" => Source::Regex(text.strip_suffix('\n').unwrap_or(text).into()),
            "txt" => Source::choice(text.lines().filter(|line| !line.is_empty())),
            _ => {
                let tag = serde_json::from_str(text).map_err(|error| Error::json(kind, &error))?;
                Source::Tags(tag, options)
            }
        })
    }

    /// Returns the source of one of these texts.
    pub fn choice<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> Source {
        Source::Choice(texts.into_iter().map(Into::into).collect())
    }

    /// Returns the source of any JSON object.
    pub fn any_object(options: Options) -> Source {
        Source::Schema(serde_json::json!({"type": "object"}), options)
    }

    /// Compiles into the automaton and the JSON pointers of the keywords that it does not enforce.
    /// `token_id` finds the number of a token by its text; a precompiled grammar must be one for
    /// the tokens of `vocabulary`. Ends early when `stop` is set.
    ///
    /// # Errors
    /// As [`Automaton::from_gbnf`] and [`Automaton::from_schema`], and of a file that is damaged or
    /// for another tokenizer; of a regular expression, what does not parse or has no automaton.
    pub fn automaton(
        &self,
        vocabulary: &Vocabulary,
        token_id: &dyn Fn(&str) -> Option<u32>,
        stop: &Stop,
    ) -> Result<(Automaton, Vec<String>), Error> {
        let (exprs, root, ignored) =
            self.expressions(vocabulary, token_id, Purpose::Masks, stop)?;
        Ok((Automaton::new(exprs, root)?, ignored))
    }

    /// Compiles into the automaton of the parts that have options of sampling.
    ///
    /// # Errors
    /// As [`Source::automaton`].
    pub(crate) fn regions(
        &self,
        vocabulary: &Vocabulary,
        token_id: &dyn Fn(&str) -> Option<u32>,
        stop: &Stop,
    ) -> Result<Automaton, Error> {
        let (exprs, root, _) = self.expressions(vocabulary, token_id, Purpose::Regions, stop)?;
        Automaton::new(exprs, root)
    }

    /// Compiles into the rules, the expression of the whole text, and the pointers as
    /// [`Source::automaton`] gives them.
    ///
    /// # Errors
    /// As [`Source::automaton`].
    fn expressions(
        &self,
        vocabulary: &Vocabulary,
        token_id: &dyn Fn(&str) -> Option<u32>,
        purpose: Purpose,
        stop: &Stop,
    ) -> Result<Compiled, Error> {
        match self {
            Source::Gbnf(text) => {
                let (exprs, root) = gbnf::expressions(text, "root", token_id, stop)?;
                with_known_tokens((exprs, root, Vec::new()), vocabulary)
            }
            Source::Schema(schema, options) => {
                schema::expressions(schema, *options, None, purpose, stop)
            }
            Source::Framed(schema, options, frame) => {
                let texts = text_calls::compiled(frame, *options, purpose, stop)?;
                let framing = Framing { frame, texts };
                schema::expressions(schema, *options, Some(&framing), purpose, stop)
            }
            Source::Regex(pattern) => {
                let (exprs, root) = schema::whole_pattern(pattern, stop)?;
                Ok((exprs, root, Vec::new()))
            }
            Source::Choice(texts) => {
                let (exprs, root) = words::expressions(texts, stop)?;
                Ok((exprs, root, Vec::new()))
            }
            Source::Lark(text, options) => {
                let compiled = lark::expressions(text, *options, token_id, purpose, stop)?;
                with_known_tokens(compiled, vocabulary)
            }
            Source::Tags(tag, options) => {
                let compiled = tags::expressions(tag, *options, token_id, purpose, stop)?;
                with_known_tokens(compiled, vocabulary)
            }
            Source::Lazy(triggers, source) => {
                let (exprs, root, ignored) =
                    source.expressions(vocabulary, token_id, purpose, stop)?;
                let starts = lazy::starts(triggers, vocabulary, token_id)?;
                let (exprs, root) = lazy::expressions(&starts, (exprs, root), stop)?;
                Ok((exprs, root, ignored))
            }
            Source::Behind(lead, source) => {
                let (mut exprs, root, ignored) =
                    source.expressions(vocabulary, token_id, purpose, stop)?;
                let root = behind(&mut exprs, lead, root);
                Ok((exprs, root, ignored))
            }
            Source::WithSpecial(tokens, source) => {
                let (mut exprs, root, ignored) =
                    source.expressions(vocabulary, token_id, purpose, stop)?;
                exprs.special_tokens = Arc::clone(tokens);
                Ok((exprs, root, ignored))
            }
            Source::Precompiled(bytes) => file::expressions(bytes, vocabulary),
        }
    }
}

/// Rules, the expression of the whole text, and the pointers of keywords that are not enforced.
type Compiled = (Exprs, Expr, Vec<String>);

/// Passes if the vocabulary has all tokens that are named: names are looked up, numbers are taken
/// as they are written.
fn with_known_tokens(compiled: Compiled, vocabulary: &Vocabulary) -> Result<Compiled, Error> {
    let tokens = vocabulary.len();
    // where there are no tokens at all, texts are read, and none is named by number
    if tokens == 0 {
        return Ok(compiled);
    }
    match compiled.0.last_named_token().filter(|&token| token as usize >= tokens) {
        Some(token) => Err(Error::NoToken { token, tokens }),
        None if compiled.0.have_tokens(tokens) => Ok(compiled),
        None => Err(Error::unsatisfiable("a set of tokens without any token")),
    }
}

/// Compiles a grammar or schema for the tokens of `vocabulary` into the bytes of a file, and gives
/// the JSON pointers of the keywords that are not enforced.
///
/// # Errors
/// As [`Source::automaton`], and if parts of the text have options of sampling.
pub fn precompile(
    source: &Source,
    vocabulary: &Vocabulary,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<(Vec<u8>, Vec<String>), Error> {
    let stop = Stop::default();
    let (exprs, root, ignored) = source.expressions(vocabulary, token_id, Purpose::Masks, &stop)?;
    if exprs.has_regions {
        return Err(Error::Precompiled {
            found: "options of sampling for parts of the text (`x-temperature`, `temperature=`)"
                .into(),
            expected: "none: a precompiled grammar does not hold them".into(),
        });
    }
    if !exprs.special_tokens.is_empty() {
        return Err(Error::Precompiled {
            found: "special tokens".into(),
            expected: "none: a precompiled grammar does not hold them".into(),
        });
    }
    if let Source::Precompiled(bytes) = source {
        return Ok((bytes.to_vec(), ignored));
    }
    let written = file::write(&exprs, root, &ignored, vocabulary);
    // whoever starts with the file is not to find out then that it does not work
    Automaton::new(exprs, root)?;
    Ok((written, ignored))
}

/// Compiles a grammar file, in GBNF or precompiled, into its automaton and the JSON pointers of the
/// keywords that it does not enforce.
///
/// # Errors
/// As [`Source::automaton`]; also if the file is neither a precompiled grammar nor text.
pub fn load_grammar_file(
    bytes: &[u8],
    vocabulary: &Vocabulary,
    token_id: &dyn Fn(&str) -> Option<u32>,
) -> Result<(Automaton, Vec<String>), Error> {
    Source::from_grammar_file(bytes.to_vec())?.automaton(vocabulary, token_id, &Stop::default())
}
