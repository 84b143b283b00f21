//! Sources by the name of their kind, as other programs and other languages ask for them.

use serde_json::Value;

use crate::Error;
use crate::source::Source;
use crate::syntax::schema::{NumberLimits, Options, Whitespace};

/// A function that makes the source of a kind from its text.
enum ReadKind {
    /// One whose source takes options of schemas.
    WithOptions(fn(&str, Options) -> Result<Source, Error>),
    /// One whose source takes none.
    Alone(fn(&str) -> Result<Source, Error>),
}

/// The form in which the source of a kind comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceForm {
    /// None is looked at.
    Empty,
    /// Text in a language of its own.
    Text,
    /// JSON.
    Json,
}

/// A kind of constraints.
struct SourceKind {
    name: &'static str,
    form: SourceForm,
    read: ReadKind,
}

/// The kinds of constraints, in the order in which errors list them.
const KINDS: [SourceKind; 7] = [
    SourceKind {
        name: "json_schema",
        form: SourceForm::Json,
        read: ReadKind::WithOptions(|text, options| {
            Ok(Source::Schema(read_json("a schema", text)?, options))
        }),
    },
    SourceKind {
        name: "json_object",
        form: SourceForm::Empty,
        read: ReadKind::WithOptions(|_, options| Ok(Source::any_object(options))),
    },
    SourceKind {
        name: "regex",
        form: SourceForm::Text,
        read: ReadKind::Alone(|text| Ok(Source::Regex(text.into()))),
    },
    SourceKind {
        name: "choice",
        form: SourceForm::Json,
        read: ReadKind::Alone(|text| choices(&read_json("the choices", text)?)),
    },
    SourceKind {
        name: "grammar",
        form: SourceForm::Text,
        read: ReadKind::Alone(|text| Ok(Source::Gbnf(text.into()))),
    },
    SourceKind {
        name: "lark",
        form: SourceForm::Text,
        read: ReadKind::WithOptions(|text, options| Ok(Source::Lark(text.into(), options))),
    },
    SourceKind {
        name: "structural_tag",
        form: SourceForm::Json,
        read: ReadKind::WithOptions(|text, options| {
            Ok(Source::Tags(read_json("a structural tag", text)?, options))
        }),
    },
];

/// Returns the source of a list of texts.
fn choices(list: &Value) -> Result<Source, Error> {
    let texts = list.as_array().into_iter().flatten();
    let texts: Option<Vec<&str>> = texts.map(Value::as_str).collect();
    let texts = texts.filter(|_| list.is_array());
    texts.map(Source::choice).ok_or_else(|| Error::Json {
        what: "the choices".into(),
        problem: "no list of strings".into(),
    })
}

fn read_json(what: &str, text: &str) -> Result<Value, Error> {
    serde_json::from_str(text).map_err(|error| Error::json(what, &error))
}

impl Source {
    /// Returns the names of the kinds that [`Source::from_kind`] knows.
    pub fn kinds() -> impl Iterator<Item = &'static str> {
        KINDS.iter().map(|kind| kind.name)
    }

    /// Returns the form in which the source of a kind comes; nothing where there is no such kind.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Source, SourceForm};
    ///
    /// assert_eq!(Source::form_of_kind("regex"), Some(SourceForm::Text));
    /// assert_eq!(Source::form_of_kind("choice"), Some(SourceForm::Json));
    /// assert_eq!(Source::form_of_kind("yaml"), None);
    /// ```
    pub fn form_of_kind(kind: &str) -> Option<SourceForm> {
        KINDS.iter().find(|known| known.name == kind).map(|known| known.form)
    }

    /// Reads a source of a named kind: `json_schema` (a schema as JSON), `json_object` (whose text
    /// is not looked at), `regex`, `choice` (a list of texts as JSON), `grammar` (GBNF), `lark` and
    /// `structural_tag` (as JSON). `options` are for schemas, also of those in a Lark grammar or a
    /// structural tag.
    ///
    /// # Errors
    /// There is no such kind, the text is no JSON where it must be, or an option is set that the
    /// kind does not take. What the text means is looked at when the source is compiled.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Options, Source};
    ///
    /// let source = Source::from_kind("regex", "[a-z]+", Options::default())?;
    /// assert_eq!(source, Source::Regex("[a-z]+".into()));
    /// let error = Source::from_kind("yaml", "", Options::default()).unwrap_err();
    /// assert!(error.to_string().contains("json_schema"));
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_kind(kind: &str, text: &str, options: Options) -> Result<Source, Error> {
        match KINDS.iter().find(|known| known.name == kind).map(|known| &known.read) {
            Some(ReadKind::WithOptions(read)) => read(text, options),
            Some(ReadKind::Alone(read)) => {
                options.check_none(kind)?;
                read(text)
            }
            None => Err(Error::Kind {
                kind: kind.into(),
                known: Source::kinds().collect::<Vec<_>>().join(", "),
            }),
        }
    }
}

impl Options {
    /// Passes if no option is set, for a kind that takes none.
    fn check_none(self, kind: &str) -> Result<(), Error> {
        let default = Options::default();
        let set = if self.open_objects != default.open_objects {
            ("open_objects", self.open_objects.to_string())
        } else if self.whitespace != default.whitespace {
            let spaced = self.whitespace == Whitespace::Spaced;
            ("whitespace", if spaced { "spaced" } else { "compact" }.into())
        } else if self.numbers != default.numbers {
            let safe = self.numbers == NumberLimits::JsonSafe;
            ("numbers", if safe { "json_safe" } else { "any" }.into())
        } else {
            return Ok(());
        };
        Err(Error::Option {
            name: set.0.into(),
            found: set.1,
            expected: format!("none: `{kind}` takes no options"),
        })
    }

    /// Reads options from a JSON object: `open_objects` (a boolean), `whitespace` (`"natural"`,
    /// `"spaced"` or `"compact"`) and `numbers` (`"int64"`, `"json_safe"` or `"any"`). What is
    /// missing or null stays as it is by default; an empty text is an empty object.
    ///
    /// # Errors
    /// The text is no JSON object, a name is unknown, or a value is none of these.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Options, Whitespace};
    ///
    /// let options = Options::from_json(r#"{"whitespace": "compact"}"#)?;
    /// assert_eq!(options.whitespace, Whitespace::Compact);
    /// assert!(Options::from_json(r#"{"whitespace": "wide"}"#).is_err());
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Options, Error> {
        let mut options = Options::default();
        if text.trim().is_empty() {
            return Ok(options);
        }
        let value = read_json("the options", text)?;
        let wrong = |name: &str, found: &Value, expected: &str| Error::Option {
            name: name.into(),
            found: found.to_string(),
            expected: expected.into(),
        };
        let Value::Object(members) = &value else {
            return Err(wrong("options", &value, "an object"));
        };
        for (name, value) in members.iter().filter(|(_, value)| !value.is_null()) {
            match (name.as_str(), value, value.as_str()) {
                ("open_objects", Value::Bool(open), _) => options.open_objects = *open,
                ("whitespace", _, Some("natural")) => options.whitespace = Whitespace::Natural,
                ("whitespace", _, Some("compact")) => options.whitespace = Whitespace::Compact,
                ("whitespace", _, Some("spaced")) => options.whitespace = Whitespace::Spaced,
                ("numbers", _, Some("int64")) => options.numbers = NumberLimits::Int64,
                ("numbers", _, Some("json_safe")) => options.numbers = NumberLimits::JsonSafe,
                ("numbers", _, Some("any")) => options.numbers = NumberLimits::None,
                ("open_objects", ..) => return Err(wrong(name, value, "true or false")),
                ("whitespace", ..) => return Err(wrong(name, value, "natural, spaced or compact")),
                ("numbers", ..) => return Err(wrong(name, value, "int64, json_safe or any")),
                _ => return Err(wrong(name, value, "open_objects, whitespace or numbers")),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused_by_name() {
        let all = r#"{"open_objects": true, "whitespace": "compact", "numbers": "any"}"#;
        let expected = Options {
            open_objects: true,
            whitespace: Whitespace::Compact,
            numbers: NumberLimits::None,
        };
        assert_eq!(Options::from_json(all), Ok(expected));
        for none in ["", " ", "{}", r#"{"numbers": null}"#] {
            assert_eq!(Options::from_json(none), Ok(Options::default()));
        }
        for (text, part) in [
            ("[1]", "option `options`: [1], expected an object"),
            (r#"{"spaces": 1}"#, "option `spaces`: 1, expected open_objects, whitespace or"),
            (r#"{"open_objects": 1}"#, "expected true or false"),
            (r#"{"numbers": "big"}"#, r#""big", expected int64"#),
            ("{", "the options: not JSON: EOF"),
        ] {
            let error = Options::from_json(text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn kinds_without_schemas_refuse_options_by_name() {
        let options = |text| Options::from_json(text).unwrap();
        let set = [
            ("open_objects", options(r#"{"open_objects": true}"#), "true"),
            ("whitespace", options(r#"{"whitespace": "compact"}"#), "compact"),
            ("numbers", options(r#"{"numbers": "any"}"#), "any"),
            ("numbers", options(r#"{"numbers": "json_safe"}"#), "json_safe"),
        ];
        for (name, options, value) in set {
            for (kind, text) in
                [("regex", "a"), ("choice", "[\"a\"]"), ("grammar", "root ::= \"a\"")]
            {
                let error = Source::from_kind(kind, text, options).unwrap_err().to_string();
                let expected = format!("option `{name}`: {value}, expected none: `{kind}` takes");
                assert!(error.starts_with(&expected), "{error}");
            }
            for (kind, text) in
                [("json_object", ""), ("lark", "start: \"a\""), ("json_schema", "{}")]
            {
                assert!(Source::from_kind(kind, text, options).is_ok(), "{kind}");
            }
        }
    }

    #[test]
    fn empty_lines_of_a_file_are_no_choices() {
        let read = |bytes: &[u8]| {
            Source::from_named_file("x.txt", bytes.to_vec(), Options::default()).unwrap()
        };
        let expected = Source::choice(["red", "blue"]);
        for bytes in [&b"red\nblue"[..], b"red\r\nblue\r\n\n", b"\n\nred\n\r\nblue\n"] {
            assert_eq!(read(bytes), expected);
        }
        assert_eq!(read(b" \n"), Source::choice([" "]));
    }

    #[test]
    fn json_that_is_nested_too_deep_is_over_a_limit() {
        let nested = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
        for (kind, what) in [
            ("json_schema", "a schema"),
            ("choice", "the choices"),
            ("structural_tag", "a structural tag"),
        ] {
            let read = |n| Source::from_kind(kind, &nested(n), Options::default());
            let limit = Error::Limit { what: format!("the nesting of {what}"), limit: 127 };
            assert_ne!(read(127).err(), Some(limit.clone()));
            assert_eq!(read(128), Err(limit));
        }
        let file = nested(128).into_bytes();
        let error = Source::from_named_file("x.json", file, Options::default()).unwrap_err();
        assert!(error.to_string().ends_with("is over the limit of 127"), "{error}");
        assert!(matches!(Options::from_json(&nested(128)), Err(Error::Limit { .. })));
    }

    #[test]
    fn each_kind_makes_its_source() {
        for kind in Source::kinds() {
            let text = match kind {
                "json_schema" | "structural_tag" => "{}",
                "choice" => "[\"a\"]",
                _ => "a",
            };
            assert!(Source::from_kind(kind, text, Options::default()).is_ok(), "{kind}");
        }
        let error = Source::from_kind("json_schema", "{\"a\": ", Options::default()).unwrap_err();
        assert!(error.to_string().starts_with("a schema: not JSON: EOF"), "{error}");
        let error = Source::from_kind("choice", "[1]", Options::default()).unwrap_err();
        assert!(error.to_string().contains("no list of strings"), "{error}");
    }
}
