//! The options of sampling that hold where a text is.

use std::sync::Arc;

use super::Matcher;
use crate::Error;
use crate::region_options::RegionOptions;

impl Matcher {
    /// Returns the options of sampling that the constraint sets for the next token; none where it
    /// sets none, and where the text has ended.
    ///
    /// Only whoever asks pays for them: the text is followed from the last place that was asked
    /// about.
    ///
    /// # Errors
    /// As [`Regions::advance`](crate::Regions::advance).
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Options, RegionOption, Source, TokenTable};
    ///
    /// let tokens = ["[", "1", ",", "]", ""].map(|token| token.as_bytes().into());
    /// let table = TokenTable::new(tokens.into(), [], vec![4])?;
    /// let schema = r#"{"type": "array", "items": {"type": "integer", "x-temperature": 0.5}}"#;
    /// let source = Source::from_kind("json_schema", schema, Options::default())?;
    /// let mut matcher = table.matcher(table.compile(&source)?.into());
    /// assert!(matcher.region_options()?.is_empty());
    /// matcher.advance(0)?;
    /// assert_eq!(matcher.region_options()?.get(RegionOption::Temperature), Some(0.5));
    /// matcher.rollback(1)?;
    /// assert!(matcher.region_options()?.is_empty());
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn region_options(&mut self) -> Result<RegionOptions, Error> {
        let constraint = Arc::clone(&self.constraint);
        let Some(regions) = constraint.regions().filter(|_| !self.is_ended()) else {
            return Ok(RegionOptions::default());
        };
        let mut place = self.places.last().copied().unwrap_or(regions.start());
        for &token in &self.tokens[self.places.len()..] {
            place = regions.advance(place, token)?;
            self.places.push(place);
        }
        regions.options(place)
    }
}
