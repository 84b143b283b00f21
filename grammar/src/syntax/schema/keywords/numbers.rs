//! The keywords of numbers: bounds and `multipleOf`.

use serde_json::Value;

use super::{KeywordReader, Keywords, MultipleOf};
use crate::Error;
use crate::syntax::schema::decimal_divisor::DecimalDivisor;
use crate::syntax::schema::number::{Bound, ExactDecimal};

impl<'a> KeywordReader<'_, 'a> {
    /// Reads all of them.
    pub(super) fn numbers(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        // drafts 3 and 4: `exclusiveMinimum` is a flag on `minimum`
        let flag = |key: &str| self.map.get(key) == Some(&Value::Bool(true));
        let above = flag("exclusiveMinimum");
        let below = flag("exclusiveMaximum");
        for (key, exclusive) in [("minimum", above), ("exclusiveMinimum", true)] {
            k.raise_min(self.number(key)?.map(|value| Bound { value, exclusive }));
        }
        for (key, exclusive) in [("maximum", below), ("exclusiveMaximum", true)] {
            k.lower_max(self.number(key)?.map(|value| Bound { value, exclusive }));
        }
        if let Some(of) = self.number("multipleOf")? {
            if of.negative || of.is_zero() {
                return Err(self.wrong("multipleOf", "a number above 0"));
            }
            k.multiple = match of.to_u64() {
                Some(of) => Some(MultipleOf::Integer(of)),
                None => DecimalDivisor::new(&of).map(MultipleOf::Decimal),
            };
            if k.multiple.is_none() {
                self.ignore("multipleOf");
            }
        }
        Ok(())
    }

    /// Returns a numeric keyword; `None` too where it is a flag, or too large to be written out.
    fn number(&mut self, key: &'a str) -> Result<Option<ExactDecimal>, Error> {
        match self.map.get(key) {
            None => Ok(None),
            Some(Value::Bool(_)) if key.starts_with("exclusive") => Ok(None),
            Some(Value::Number(n)) => {
                let value = ExactDecimal::parse(&n.to_string());
                if value.is_none() {
                    self.ignore(key);
                }
                Ok(value)
            }
            Some(_) => Err(self.wrong(key, "a number")),
        }
    }
}
