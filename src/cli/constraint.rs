//! The options that say what generated text must be like.

use std::path::PathBuf;

use super::{Error, text_file};
use crate::grammar::{NumberLimits, Options, Source, Whitespace};
use crate::server::{ConstraintDefaults, Defaults};

/// The constraint on generated text.
#[derive(Debug, clap::Args)]
pub(super) struct ConstraintArgs {
    /// A grammar that every answer follows: GBNF, what `hob grammar compile` has written, or by its
    /// ending Lark (.lark), a structural tag (.json), a regular expression (.regex), texts to
    /// choose from, one a line (.txt)
    #[arg(long, value_name = "FILE", group = "constraint")]
    grammar_file: Option<PathBuf>,
    /// A grammar in GBNF that every answer follows, on the command line
    #[arg(long, value_name = "GBNF", group = "constraint")]
    grammar: Option<String>,
    /// A regular expression that every answer matches as a whole
    #[arg(long, value_name = "PATTERN", group = "constraint")]
    regex: Option<String>,
    /// A JSON Schema that every answer satisfies
    #[arg(long, value_name = "FILE", alias = "json-schema-file", group = "constraint")]
    schema: Option<PathBuf>,
    /// A JSON Schema that every answer satisfies, on the command line
    #[arg(long, value_name = "SCHEMA", group = "constraint")]
    json_schema: Option<String>,
    /// Every answer is a JSON object
    #[arg(long, group = "constraint")]
    json: bool,
    /// Objects with `properties` and without `additionalProperties` may have other members
    #[arg(long)]
    open_objects: bool,
    /// Whitespace between the tokens of JSON: as models write it, a space at most, or none
    #[arg(long, value_enum, value_name = "KIND", default_value_t = Spaces::Natural)]
    json_whitespace: Spaces,
    #[command(flatten)]
    numbers: NumberArgs,
}

/// Limits on the numbers that are written.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct NumberArgs {
    /// Integers stay within ±(2^53 − 1), which JavaScript keeps exactly, where a schema sets no
    /// bounds; else within 64 bits
    #[arg(long)]
    json_safe_integers: bool,
}

impl NumberArgs {
    /// Returns the limits of numbers.
    pub(super) fn limits(self) -> NumberLimits {
        if self.json_safe_integers { NumberLimits::JsonSafe } else { NumberLimits::Int64 }
    }

    /// Returns the command-line arguments that set these limits in another process.
    pub(super) fn arguments(self) -> Vec<String> {
        self.json_safe_integers.then(|| "--json-safe-integers".to_owned()).into_iter().collect()
    }

    /// Returns the defaults of requests with these limits.
    pub(super) fn defaults(self) -> Defaults {
        let options = Options { numbers: self.limits(), ..Options::default() };
        Defaults { constraint: ConstraintDefaults { source: None, options }, ..Defaults::default() }
    }
}

/// Whitespace between the tokens of JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Spaces {
    /// A space after `:` and `,`, or lines and indentation
    Natural,
    /// A space at most, in one line
    Spaced,
    /// None
    Compact,
}

impl From<Spaces> for Whitespace {
    fn from(spaces: Spaces) -> Whitespace {
        match spaces {
            Spaces::Natural => Whitespace::Natural,
            Spaces::Spaced => Whitespace::Spaced,
            Spaces::Compact => Whitespace::Compact,
        }
    }
}

impl ConstraintArgs {
    /// Returns the options with which schemas are compiled.
    pub(super) fn options(&self) -> Options {
        Options {
            open_objects: self.open_objects,
            whitespace: self.json_whitespace.into(),
            numbers: self.numbers.limits(),
        }
    }

    /// Returns the grammar or schema that the options name, if they name one.
    ///
    /// # Errors
    /// When a file cannot be read, or a schema is not JSON.
    pub(super) fn source(&self) -> Result<Option<Source>, Error> {
        // Some editors write a byte order mark in front of every file.
        let unmarked =
            |text: &str| serde_json::from_str(text.strip_prefix('\u{FEFF}').unwrap_or(text));
        let schema = |text: &str, from: &str| match unmarked(text) {
            Ok(value) => Ok(Some(Source::Schema(value, self.options()))),
            Err(error) => Err(Error::input(from, format_args!("not valid JSON: {error}"))),
        };
        if let Some(path) = &self.grammar_file {
            let bytes = text_file::read_bytes(path, text_file::PROMPT)?;
            let name = path.to_string_lossy();
            let source = Source::from_named_file(&name, bytes, self.options());
            return source.map(Some).map_err(|e| self.error(e));
        }
        if let Some(text) = &self.grammar {
            return Ok(Some(Source::Gbnf(text.clone())));
        }
        if let Some(pattern) = &self.regex {
            return Ok(Some(Source::Regex(pattern.clone())));
        }
        if let Some(path) = &self.schema {
            let text = text_file::read(path, text_file::PROMPT)?;
            return schema(&text, &path.display().to_string());
        }
        if let Some(text) = &self.json_schema {
            return schema(text, "--json-schema");
        }
        Ok(self.json.then(|| Source::any_object(self.options())))
    }

    /// Returns an error of the grammar or schema with the file or option that it is from.
    pub(super) fn error(&self, error: crate::grammar::Error) -> Error {
        let from = match (&self.grammar_file, &self.schema) {
            (Some(path), _) | (_, Some(path)) => path.display().to_string(),
            _ if self.grammar.is_some() => "--grammar".into(),
            _ if self.regex.is_some() => "--regex".into(),
            _ => "--json-schema".into(),
        };
        Error::input(from, error)
    }
}
