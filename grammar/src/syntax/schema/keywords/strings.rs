//! The keywords of strings: lengths, `x-substring-of`, `pattern`, `format`, `contentEncoding`.

use serde_json::Value;

use super::{KeywordReader, Keywords, TextPattern};
use crate::Error;
use crate::error::SchemaPlace;
use crate::expression::regex::{INF, Re};
use crate::syntax::pattern::{self, Problem};
use crate::syntax::schema::format::{self, FormatRule, FormatTexts};
use crate::syntax::schema::number::{Bound, ExactDecimal};

/// Lengths that pydantic sets for `HttpUrl` beside the format `uri`.
const LENGTH_OF_HTTP_URL: (u32, u32) = (1, 2083);

/// The keyword for texts that stand in another one, an extension of JSON Schema.
pub(in crate::syntax::schema) const SUBSTRING_OF: &str = "x-substring-of";

impl<'a> KeywordReader<'_, 'a> {
    /// Reads all of them.
    pub(super) fn strings(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        k.min_length = self.count("minLength")?.unwrap_or(0);
        k.max_length = self.count("maxLength")?.unwrap_or(INF);
        self.substring(k)?;
        match self.map.get("pattern") {
            None => {}
            Some(Value::String(pattern)) => {
                let re = self.pattern("pattern", pattern)?;
                k.patterns.extend(re.map(|re| TextPattern { key: "pattern", re, format: None }));
            }
            Some(_) => return Err(self.wrong("pattern", "a string")),
        }
        self.format(k)?;
        self.encoding(k)
    }

    /// Reads the text that strings must stand in.
    fn substring(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        let text = match self.map.get(SUBSTRING_OF) {
            None => return Ok(()),
            Some(Value::Object(map)) if map.len() == 1 => map.get("text").and_then(Value::as_str),
            Some(Value::String(_)) => {
                let expected = "an object `{\"text\": …}`: parts of a request have no names here";
                return Err(self.wrong(SUBSTRING_OF, expected));
            }
            Some(_) => None,
        };
        let expected = "an object with a string as `text`, and nothing else";
        let text = text.ok_or_else(|| self.wrong(SUBSTRING_OF, expected))?;
        let re = self.compiler.exprs.res.substrings(text);
        let re = re.map_err(|error| {
            let pointer = self.compiler.doc.pointer(self.node, SUBSTRING_OF);
            match error {
                Error::Limit { what, limit } => Error::SchemaLimit { what, pointer, limit },
                other => other.at(|| SchemaPlace::of(pointer)),
            }
        })?;
        k.patterns.push(TextPattern { key: SUBSTRING_OF, re, format: None });
        Ok(())
    }

    /// Reads `contentEncoding`, which describes and does not restrict with open objects.
    fn encoding(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        const KEY: &str = "contentEncoding";
        let Some(name) = self.map.get(KEY) else { return Ok(()) };
        let is_standard = self.compiler.options.open_objects;
        let known = name.as_str().and_then(format::encoded).filter(|_| !is_standard);
        let Some(pattern) = known else {
            self.ignore(KEY);
            return Ok(());
        };
        let re = self.pattern(KEY, &pattern)?;
        k.patterns.extend(re.map(|re| TextPattern { key: KEY, re, format: None }));
        Ok(())
    }

    fn format(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        let name = match self.map.get("format") {
            None => return Ok(()),
            Some(Value::String(name)) => name,
            Some(_) => return Err(self.wrong("format", "a string")),
        };
        let draft = self.compiler.draft;
        let is_standard = self.compiler.options.open_objects;
        let is_time_of_day = name == "time" && draft.time_has_no_zone;
        let is_web_address =
            !is_standard && name == "uri" && (k.min_length, k.max_length) == LENGTH_OF_HTTP_URL;
        let is_remark = is_standard && draft.format_is_annotation;
        let is_special = is_time_of_day || is_web_address || is_remark;
        let texts = if is_standard { FormatTexts::Valid } else { FormatTexts::Generated };
        self.is_narrowed = !is_standard && !format::is_regular(name);
        if !is_special && let Some(&re) = self.compiler.format_texts.get(&(name.as_str(), texts)) {
            k.patterns.push(TextPattern { key: "format", re, format: Some(name) });
            return Ok(());
        }
        let rule = if is_time_of_day {
            Some(FormatRule::Text(format::time_without_zone()))
        } else if is_remark {
            None
        } else if is_standard {
            format::specified(name)
        } else if is_web_address {
            Some(FormatRule::Text(format::web_address()))
        } else {
            format::generated(name)
        };
        match rule {
            None => self.ignore("format"),
            Some(FormatRule::Remark) => {}
            Some(FormatRule::Numbers(min, max)) => {
                let bound =
                    |text| Some(Bound { value: ExactDecimal::parse(text)?, exclusive: false });
                k.raise_min(bound(min));
                k.lower_max(bound(max));
            }
            Some(FormatRule::Text(pattern)) => {
                let re = self.pattern("format", &pattern)?;
                let format = (!is_time_of_day).then_some(name.as_str());
                k.patterns.extend(re.map(|re| TextPattern { key: "format", re, format }));
                if !is_special && let Some(re) = re {
                    self.compiler.format_texts.insert((name, texts), re);
                }
            }
        }
        Ok(())
    }

    /// Returns the expression of a pattern; `None`, and reported, where it has no automaton.
    pub(super) fn pattern(&mut self, key: &'a str, pattern: &str) -> Result<Option<Re>, Error> {
        if let Some(&known) = self.compiler.patterns.get(pattern) {
            return Ok(Some(known));
        }
        match pattern::search(pattern, &mut self.compiler.exprs.res) {
            Ok(re) => {
                self.compiler.patterns.insert(pattern.into(), re);
                Ok(Some(re))
            }
            Err(Problem::Unsupported { .. }) => {
                self.ignore(key);
                Ok(None)
            }
            Err(Problem::Refused(error)) => {
                Err(error.at(|| SchemaPlace::of(self.compiler.doc.pointer(self.node, key))))
            }
            Err(Problem::Syntax { expected, at }) => Err(Error::Schema {
                pointer: self.compiler.doc.pointer(self.node, key),
                found: format!("the pattern `{pattern}`"),
                expected: format!("{expected} at character {at}"),
            }),
        }
    }
}
