//! Constraints on answers.

use serde_json::Value;

use super::{Error, ErrorKind, Model};
use crate::grammar::{NumberLimits, Options, Source, Stop, Whitespace};

/// A description of the texts that an answer may be. No token that would break it is ever chosen,
/// and the answer always ends as a whole text of it.
///
/// It is compiled for a model's vocabulary by the first request that uses it, and kept.
#[derive(Clone, Debug)]
pub struct Constraint {
    pub(super) source: Source,
}

impl Constraint {
    /// Makes the constraint of a JSON Schema, given as JSON text.
    ///
    /// # Errors
    /// The text is not JSON. An unusable schema is an error of the request that uses it.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let person = hob::Constraint::json_schema(
    ///     r#"{"type": "object",
    ///         "properties": {"name": {"type": "string", "maxLength": 20},
    ///                        "age": {"type": "integer"}},
    ///         "required": ["name", "age"]}"#,
    /// )?;
    /// let text = model.chat().user("Invent a person.").constraint(person).text()?;
    /// let value: serde_json::Value = serde_json::from_str(&text)?;
    /// assert!(value["age"].is_i64() && value["name"].is_string());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn json_schema(schema: &str) -> Result<Constraint, Error> {
        let schema = serde_json::from_str(schema).map_err(|error| {
            Error::new(ErrorKind::Constraint, format!("the schema is not JSON: {error}"))
        })?;
        Ok(Constraint::from_schema(schema))
    }

    /// Makes the constraint of a JSON Schema.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let yes_or_no = hob::Constraint::from_schema(serde_json::json!({"enum": ["yes", "no"]}));
    /// let text = model.chat().user("Is it late?").constraint(yes_or_no).text()?;
    /// assert!(text == "\"yes\"" || text == "\"no\"");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn from_schema(schema: Value) -> Constraint {
        Constraint::from_schema_with(schema, SchemaOptions::default())
    }

    /// Makes the constraint of a JSON Schema, read with options.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let schema = serde_json::json!({"type": "array", "items": {"const": 1}, "minItems": 2});
    /// let options = hob::SchemaOptions::default().compact(true);
    /// let ones = hob::Constraint::from_schema_with(schema, options);
    /// let text = model.chat().user("Count.").constraint(ones).text()?;
    /// assert!(text.starts_with("[1,1"));
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn from_schema_with(schema: Value, options: SchemaOptions) -> Constraint {
        Constraint { source: Source::Schema(schema, options.options) }
    }

    /// Makes the constraint of any JSON object.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let object = hob::Constraint::any_object();
    /// let text = model.chat().user("Invent a person.").constraint(object).max_tokens(32).text()?;
    /// assert!(serde_json::from_str::<serde_json::Value>(&text)?.is_object());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn any_object() -> Constraint {
        Constraint { source: Source::any_object(Options::default()) }
    }

    /// Makes the constraint of an answer that is one of these texts.
    ///
    /// # Errors
    /// There are no texts.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let coin = hob::Constraint::choice(["heads", "tails"])?;
    /// let text = model.chat().user("Toss a coin.").constraint(coin).text()?;
    /// assert!(text == "heads" || text == "tails");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn choice<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Result<Constraint, Error> {
        let texts: Vec<String> = texts.into_iter().map(|text| text.as_ref().into()).collect();
        if texts.is_empty() {
            let what = "a choice among no texts; expected at least one";
            return Err(Error::new(ErrorKind::Constraint, what));
        }
        Ok(Constraint { source: Source::choice(texts) })
    }

    /// Makes the constraint of a grammar in GBNF, from its rule `root`.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let grammar = hob::Constraint::gbnf(r#"root ::= ("heads" | "tails") "!""#);
    /// let text = model.chat().user("Toss a coin.").constraint(grammar).text()?;
    /// assert!(text == "heads!" || text == "tails!");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn gbnf(grammar: impl Into<String>) -> Constraint {
        Constraint { source: Source::Gbnf(grammar.into()) }
    }

    /// Makes the constraint of a grammar in the dialect of Lark that llguidance reads, from its
    /// rule `start`.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let grammar = hob::Constraint::lark("start: SIDE \"!\"\nSIDE: \"heads\" | \"tails\"");
    /// let text = model.chat().user("Toss a coin.").constraint(grammar).text()?;
    /// assert!(text == "heads!" || text == "tails!");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn lark(grammar: impl Into<String>) -> Constraint {
        Constraint { source: Source::Lark(grammar.into(), Options::default()) }
    }

    /// Makes the constraint of a structural tag as XGrammar, vLLM and SGLang write it: free text
    /// with values of schemas between marks.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let tag = serde_json::json!({"type": "tag", "begin": "<n>", "end": "</n>",
    ///     "content": {"type": "json_schema", "json_schema": {"enum": [1, 2]}}});
    /// let tag = hob::Constraint::structural_tag(tag);
    /// let text = model.chat().user("One or two?").constraint(tag).text()?;
    /// assert!(text == "<n>1</n>" || text == "<n>2</n>");
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn structural_tag(tag: Value) -> Constraint {
        Constraint { source: Source::Tags(tag, Options::default()) }
    }

    /// Makes the constraint of a regular expression in the dialect of JSON Schema's `pattern`,
    /// which the whole answer matches.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let date = hob::Constraint::regex("20[0-9]{2}-(0[1-9]|1[0-2])");
    /// let text = model.chat().user("When?").constraint(date).text()?;
    /// assert_eq!(text.len(), 7);
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn regex(pattern: impl Into<String>) -> Constraint {
        Constraint { source: Source::Regex(pattern.into()) }
    }

    /// Compiles the constraint for a model, and returns the JSON pointers of the keywords of its
    /// schema that are not enforced. A request does so by itself; this finds mistakes before.
    ///
    /// # Errors
    /// The constraint cannot be compiled.
    ///
    /// # Examples
    /// ```
    /// let model = hob::Model::shipped(&hob::LoadOptions::default())?;
    /// let schema = serde_json::json!({"type": "string", "contentMediaType": "text/html"});
    /// let ignored = hob::Constraint::from_schema(schema).compile(&model)?;
    /// assert_eq!(ignored, ["#/contentMediaType"]);
    ///
    /// let error = hob::Constraint::regex("(").compile(&model).unwrap_err();
    /// assert_eq!(error.kind(), hob::ErrorKind::Constraint);
    /// # Ok::<(), hob::Error>(())
    /// ```
    pub fn compile(&self, model: &Model) -> Result<Vec<String>, Error> {
        let compiled = model.runtime.constraints.compile(&self.source, &Stop::default());
        let compiled = compiled.map_err(|error| Error::new(ErrorKind::Constraint, error))?;
        Ok(compiled.ignored().to_vec())
    }
}

/// Options of reading a JSON Schema, set step by step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SchemaOptions {
    options: Options,
}

impl SchemaOptions {
    /// Sets whether objects with `properties` and without `additionalProperties` may have other
    /// members, as the specification says. By default they may not: answers are valid either way,
    /// and models stop where they should.
    pub fn open_objects(mut self, open: bool) -> SchemaOptions {
        self.options.open_objects = open;
        self
    }

    /// Sets whether integers without bounds stay within ±(2⁵³ − 1), which every reader of JSON
    /// takes exactly. By default they have 64 bits.
    pub fn safe_integers(mut self, safe: bool) -> SchemaOptions {
        self.options.numbers = if safe { NumberLimits::JsonSafe } else { NumberLimits::Int64 };
        self
    }

    /// Sets whether the JSON is written without whitespace. By default it has that which models
    /// write by themselves.
    pub fn compact(mut self, compact: bool) -> SchemaOptions {
        self.options.whitespace = if compact { Whitespace::Compact } else { Whitespace::Natural };
        self
    }
}
