//! The constraint engine for JavaScript.
//!
//! `index.js` loads it in browsers, `index.node.js` in Node; the types are of wasm-bindgen.

use std::sync::Arc;

use hob_grammar::{Matcher as EngineMatcher, Options, RegionOption, SharedConstraint};
use hob_grammar::{Source, SourceForm, TokenTable, draft_parents};
use hob_grammar_tokens::{TokenList, TokensError, from_gguf, from_tiktoken, from_tokenizer_json};
use js_sys::{Array, JSON, Object, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A token that ends a text: its number, or its name. */
export type EndToken = number | string;

/** How a JSON Schema is read. */
export interface SchemaOptions {
  /** Objects with `properties` and without `additionalProperties` may have other members. */
  open_objects?: boolean;
  /** Whitespace between the tokens of JSON: `"natural"` if nothing is said. */
  whitespace?: "natural" | "compact";
  /** Numbers of which the schema sets no bounds: `"int64"` if nothing is said. */
  numbers?: "int64" | "json_safe" | "any";
}

/** Options of sampling; those that are not there are left to whoever samples. */
export interface SamplingOptions {
  /** Randomness; 0 always takes the most probable token. */
  temperature?: number;
  /** The number of tokens that remain; 0 and -1 keep all. */
  top_k?: number;
  /** The sum of the probabilities of the tokens that remain. */
  top_p?: number;
  /** The share of the best token's probability that the tokens which remain have at least. */
  min_p?: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Tokens that end a text.
    #[wasm_bindgen(typescript_type = "EndToken[] | null")]
    pub type Ends;

    /// Options of a schema.
    #[wasm_bindgen(typescript_type = "SchemaOptions | null")]
    pub type JsOptions;

    /// A source: its text, or a JSON value.
    #[wasm_bindgen(typescript_type = "string | object | boolean | null")]
    pub type JsSource;

    /// Options of sampling.
    #[wasm_bindgen(typescript_type = "SamplingOptions")]
    pub type JsSampling;

    /// The bytes of tokens.
    #[wasm_bindgen(typescript_type = "(Uint8Array | null)[]")]
    pub type TokenBytes;

    /// Numbers of tokens by name.
    #[wasm_bindgen(typescript_type = "Record<string, number> | null")]
    pub type TokenNames;
}

fn error(error: impl ToString) -> JsError {
    JsError::new(&error.to_string())
}

fn number(value: &JsValue) -> Result<u32, JsError> {
    let number = value.as_f64().filter(|n| n.fract() == 0.0 && (0.0..4_294_967_296.0).contains(n));
    number.map(|n| n as u32).ok_or_else(|| JsError::new("a token is a whole number from 0 on"))
}

/// The tokens of a tokenizer: their bytes, the names of those that are no text, and those that end
/// a text.
#[wasm_bindgen]
pub struct Vocabulary {
    table: TokenTable,
}

impl Vocabulary {
    fn of_list(list: Result<TokenList, TokensError>, ends: &Ends) -> Result<Vocabulary, JsError> {
        let mut list = list.map_err(error)?;
        let ends: &JsValue = ends.as_ref();
        if !ends.is_null() && !ends.is_undefined() {
            let known = list.clone();
            list.ends = Array::from(ends)
                .iter()
                .map(|end| match end.as_string() {
                    Some(name) => known.find(&name).ok_or(error(TokensError::NoToken(name))),
                    None => number(&end),
                })
                .collect::<Result<_, _>>()?;
        }
        Ok(Vocabulary { table: list.table().map_err(error)? })
    }
}

fn names_of(names: &JsValue) -> Result<Vec<(Box<str>, u32)>, JsError> {
    if names.is_null() || names.is_undefined() {
        return Ok(Vec::new());
    }
    let entries = Object::entries(names.unchecked_ref());
    let entry = |entry: JsValue| {
        let entry = Array::from(&entry);
        Ok((entry.get(0).as_string().unwrap_or_default().into(), number(&entry.get(1))?))
    };
    entries.iter().map(entry).collect()
}

#[wasm_bindgen]
impl Vocabulary {
    /// Makes a vocabulary of tokens with these bytes; null, or no bytes, is for tokens that never
    /// are text.
    #[wasm_bindgen(constructor)]
    pub fn new(
        tokens: &TokenBytes,
        ends: Vec<u32>,
        names: Option<TokenNames>,
    ) -> Result<Vocabulary, JsError> {
        let bytes = |token: JsValue| match token.dyn_into::<Uint8Array>() {
            Ok(bytes) => bytes.to_vec().into(),
            Err(_) => Box::default(),
        };
        let tokens = Array::from(tokens.as_ref()).iter().map(bytes).collect();
        let names = names_of(&names.map_or(JsValue::NULL, Into::into))?;
        Ok(Vocabulary { table: TokenTable::new(tokens, names, ends).map_err(error)? })
    }

    /// Reads a `tokenizer.json`. Without `ends`, tokens that end a text are known by name.
    #[wasm_bindgen(js_name = fromTokenizerJson)]
    pub fn from_tokenizer_json(text: &str, ends: Option<Ends>) -> Result<Vocabulary, JsError> {
        let ends = ends.unwrap_or(JsValue::NULL.unchecked_into());
        Vocabulary::of_list(from_tokenizer_json(text.as_bytes()), &ends)
    }

    /// Reads the vocabulary of a GGUF file, of which the metadata suffices.
    #[wasm_bindgen(js_name = fromGguf)]
    pub fn from_gguf(file: &[u8], ends: Option<Ends>) -> Result<Vocabulary, JsError> {
        let ends = ends.unwrap_or(JsValue::NULL.unchecked_into());
        Vocabulary::of_list(from_gguf(file), &ends)
    }

    /// Reads a `.tiktoken` file; `special` are the numbers of the tokens that it does not hold.
    #[wasm_bindgen(js_name = fromTiktokenRanks)]
    pub fn from_tiktoken_ranks(
        text: &str,
        special: &TokenNames,
        ends: Option<Ends>,
    ) -> Result<Vocabulary, JsError> {
        let special = names_of(special.as_ref())?;
        let special: Vec<(&str, u32)> = special.iter().map(|(name, id)| (&**name, *id)).collect();
        let ends = ends.unwrap_or(JsValue::NULL.unchecked_into());
        Vocabulary::of_list(from_tiktoken(text, &special), &ends)
    }

    /// The number of tokens.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.table.vocabulary().len()
    }

    /// The words of 32 bits that a mask takes.
    #[wasm_bindgen(getter, js_name = maskWords)]
    pub fn mask_words(&self) -> usize {
        self.table.mask_words()
    }

    /// The tokens that end a text.
    #[wasm_bindgen(getter)]
    pub fn ends(&self) -> Vec<u32> {
        self.table.ends().to_vec()
    }

    /// Returns the bytes of a token; none if it never is text.
    #[wasm_bindgen(js_name = tokenBytes)]
    pub fn token_bytes(&self, token: u32) -> Vec<u8> {
        self.table.vocabulary().bytes(token).to_vec()
    }

    /// Returns the number of the token of a name.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.table.find(name)
    }
}

/// A constraint over a vocabulary, shared by the texts that follow it.
#[wasm_bindgen]
pub struct Constraint {
    shared: Arc<SharedConstraint>,
}

impl Constraint {
    fn compile(table: &TokenTable, source: Source) -> Result<Constraint, JsError> {
        let shared = SharedConstraint::compile(table, source).map_err(error)?;
        Ok(Constraint { shared: Arc::new(shared) })
    }
}

/// Returns the text of a source of a kind: as it is, or else as JSON.
fn source_text(kind: &str, source: &JsValue) -> Result<String, JsError> {
    let form = Source::form_of_kind(kind);
    if let Some(text) = source.as_string() {
        return Ok(text);
    }
    let is_missing = source.is_null() || source.is_undefined();
    match form {
        Some(SourceForm::Empty) => Ok(String::new()),
        Some(_) if is_missing => Err(JsError::new(&format!("`{kind}` needs a source"))),
        Some(SourceForm::Text) => Err(JsError::new(&format!("the source of `{kind}` is text"))),
        _ => json(source),
    }
}

/// Returns a value as JSON; nothing for none.
fn json(value: &JsValue) -> Result<String, JsError> {
    if value.is_null() || value.is_undefined() {
        return Ok(String::new());
    }
    let text = JSON::stringify(value).map_err(|_| JsError::new("the value cannot be JSON"))?;
    text.as_string().ok_or_else(|| JsError::new("the value cannot be JSON"))
}

#[wasm_bindgen]
impl Constraint {
    /// Compiles a source of a kind: see `kinds`. A schema may be its text or a JSON value.
    #[wasm_bindgen(constructor)]
    pub fn new(
        vocabulary: &Vocabulary,
        kind: &str,
        source: Option<JsSource>,
        options: Option<JsOptions>,
    ) -> Result<Constraint, JsError> {
        let source: JsValue = source.map_or(JsValue::NULL, Into::into);
        let text = source_text(kind, &source)?;
        let options = json(&options.map_or(JsValue::NULL, Into::into))?;
        let options = Options::from_json(&options).map_err(error)?;
        let source = Source::from_kind(kind, &text, options).map_err(error)?;
        Constraint::compile(&vocabulary.table, source)
    }

    /// Reads what `serialize` has written for the same vocabulary.
    pub fn deserialize(vocabulary: &Vocabulary, data: &[u8]) -> Result<Constraint, JsError> {
        Constraint::compile(&vocabulary.table, Source::Precompiled(data.into()))
    }

    /// Returns the compiled source as bytes.
    pub fn serialize(&self) -> Result<Vec<u8>, JsError> {
        self.shared.serialize().map_err(error)
    }

    /// The names of the kinds of sources.
    #[wasm_bindgen(getter)]
    pub fn kinds() -> Vec<String> {
        Source::kinds().map(Into::into).collect()
    }

    /// The JSON pointers of keywords of the schema that are not enforced.
    #[wasm_bindgen(getter)]
    pub fn ignored(&self) -> Vec<String> {
        self.shared.ignored()
    }

    /// True if parts of its texts have options of sampling: see `Matcher.sampling`.
    #[wasm_bindgen(getter, js_name = hasSampling)]
    pub fn has_sampling(&self) -> bool {
        self.shared.has_regions()
    }
}

/// The position of a text in a constraint.
#[wasm_bindgen]
pub struct Matcher {
    shared: Arc<SharedConstraint>,
    matcher: EngineMatcher,
    /// Memory for masks.
    words: Vec<u32>,
}

impl Matcher {
    fn write(&self, out: &Uint32Array) -> Result<(), JsError> {
        if (out.length() as usize) < self.words.len() {
            let text = format!("the mask has {} words: {}", self.words.len(), out.length());
            return Err(JsError::new(&text));
        }
        let n = self.words.len() as u32;
        out.subarray(0, n).copy_from(&self.words);
        if out.length() > n {
            out.fill(0, n, out.length());
        }
        Ok(())
    }
}

#[wasm_bindgen]
impl Matcher {
    /// Makes the position before any text.
    #[wasm_bindgen(constructor)]
    pub fn new(constraint: &Constraint) -> Result<Matcher, JsError> {
        let shared = Arc::clone(&constraint.shared);
        let matcher = shared.matcher().map_err(error)?;
        let words = vec![0; matcher.mask_words()];
        Ok(Matcher { shared, matcher, words })
    }

    /// Writes the tokens that may come next: bit `t % 32` of word `t >> 5` for token `t`.
    pub fn fill(&mut self, out: &Uint32Array) -> Result<(), JsError> {
        self.matcher.fill(&mut self.words).map_err(error)?;
        self.write(out)
    }

    /// Writes the tokens that may come next, but for those after which the text could not be ended
    /// with `left` tokens in all, the one that ends it not counted. The first token of the shortest
    /// known completion is always among them, also where that is longer than `left`.
    #[wasm_bindgen(js_name = fillWithin)]
    pub fn fill_within(&mut self, out: &Uint32Array, left: usize) -> Result<(), JsError> {
        self.matcher.fill_within(&mut self.words, left).map_err(error)?;
        self.write(out)
    }

    /// Writes the masks along a tree of drafted tokens, one row of `Vocabulary.maskWords` after the
    /// other: that of this position, and one for each token. `parents[i]` is the number of the
    /// token that token `i` comes behind, or -1. Returns 1 for each token that may come.
    #[wasm_bindgen(js_name = fillDraft)]
    pub fn fill_draft(
        &self,
        tokens: Vec<u32>,
        parents: Vec<i32>,
        out: &Uint32Array,
    ) -> Result<Vec<u8>, JsError> {
        let width = self.words.len();
        let mut rows = vec![0; (tokens.len() + 1) * width];
        if (out.length() as usize) < rows.len() {
            return Err(JsError::new(&format!("the masks have {} words", rows.len())));
        }
        let parents = draft_parents(parents).map_err(error)?;
        let may_come = self.matcher.fill_draft(&tokens, &parents, &mut rows, width);
        let may_come = may_come.map_err(error)?;
        out.subarray(0, rows.len() as u32).copy_from(&rows);
        Ok(may_come.into_iter().map(u8::from).collect())
    }

    /// Returns the tokens that may come next, ascending.
    pub fn allowed(&self) -> Result<Vec<u32>, JsError> {
        self.matcher.allowed().map_err(error)
    }

    /// Returns whether a token may come next.
    pub fn allows(&self, token: u32) -> Result<bool, JsError> {
        self.matcher.allows(token).map_err(error)
    }

    /// Takes a token; `false`, and nothing changes, if it may not come.
    pub fn advance(&mut self, token: u32) -> Result<bool, JsError> {
        self.matcher.advance(token).map_err(error)
    }

    /// Takes tokens up to the first that may not come, and returns how many.
    #[wasm_bindgen(js_name = advanceAll)]
    pub fn advance_all(&mut self, tokens: Vec<u32>) -> Result<usize, JsError> {
        self.matcher.advance_all(&tokens).map_err(error)
    }

    /// Returns how many of these tokens may come one after the other; takes none.
    pub fn validate(&self, tokens: Vec<u32>) -> Result<usize, JsError> {
        self.matcher.validate(&tokens).map_err(error)
    }

    /// Takes the last `n` tokens back.
    pub fn rollback(&mut self, n: usize) -> Result<(), JsError> {
        self.matcher.rollback(n).map_err(error)
    }

    /// Takes all tokens back.
    pub fn reset(&mut self) -> Result<(), JsError> {
        self.matcher = self.shared.matcher().map_err(error)?;
        Ok(())
    }

    /// Returns a copy, which goes its own way.
    pub fn fork(&self) -> Matcher {
        let words = vec![0; self.words.len()];
        Matcher { shared: Arc::clone(&self.shared), matcher: self.matcher.clone(), words }
    }

    /// Returns the bytes that come next whatever is chosen.
    #[wasm_bindgen(js_name = forcedBytes)]
    pub fn forced_bytes(&self) -> Result<Vec<u8>, JsError> {
        self.matcher.forced_bytes().map_err(error)
    }

    /// Returns the tokens of a short text that completes this one, without the token that ends it;
    /// nothing where none is known.
    pub fn completion(&self) -> Result<Option<Vec<u32>>, JsError> {
        self.matcher.completion().map_err(error)
    }

    /// Returns the options of sampling that the constraint sets for the next token.
    pub fn sampling(&mut self) -> Result<JsSampling, JsError> {
        let options = self.matcher.region_options().map_err(error)?;
        let found = Object::new();
        for option in RegionOption::ALL {
            if let Some(value) = options.get(option) {
                Reflect::set(&found, &option.name().into(), &value.into())
                    .map_err(|_| JsError::new("the options are no object"))?;
            }
        }
        Ok(found.unchecked_into())
    }

    /// The tokens that have come.
    #[wasm_bindgen(getter)]
    pub fn tokens(&self) -> Vec<u32> {
        self.matcher.tokens().to_vec()
    }

    /// True if a token has ended the text.
    #[wasm_bindgen(getter, js_name = isEnded)]
    pub fn is_ended(&self) -> bool {
        self.matcher.is_ended()
    }

    /// Returns whether the text may end here, or has.
    #[wasm_bindgen(js_name = isAccepting)]
    pub fn is_accepting(&self) -> Result<bool, JsError> {
        self.matcher.is_accepting().map_err(error)
    }
}
