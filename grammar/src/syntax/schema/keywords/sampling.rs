//! The keywords that say how a part of a text is sampled: `x-temperature` and others.

use serde_json::Value;

use super::{KeywordReader, Keywords, describe};
use crate::Error;
use crate::region_options::{RegionOption, RegionOptions};
use crate::syntax::schema::document::SchemaNode;
use crate::syntax::schema::keyword_map::KeywordMap;

impl<'a> KeywordReader<'_, 'a> {
    /// Reads those of the values, and those of the names of members that stand in `propertyNames`.
    pub(super) fn sampling(&mut self, k: &mut Keywords<'a>) -> Result<(), Error> {
        k.sampling = self.options_in(self.map, self.node)?;
        if let (Some(names), Some(Value::Object(map))) = (k.names, self.map.get("propertyNames")) {
            let map = KeywordMap::new(map);
            k.key_sampling = self.options_in(map, names)?;
            // names of which nothing else is said are any
            let mut keys = map.keys();
            let says_more = keys.any(|key| RegionOption::of_keyword(key).is_none());
            k.names = k.names.filter(|_| says_more || k.key_sampling.is_empty());
        }
        let has_any = !k.sampling.is_empty() || !k.key_sampling.is_empty();
        self.compiler.exprs.has_regions |= has_any;
        Ok(())
    }

    /// Returns the options among the members of a subschema.
    fn options_in(&self, map: KeywordMap, node: SchemaNode) -> Result<RegionOptions, Error> {
        let mut options = RegionOptions::default();
        for option in RegionOption::ALL {
            let Some(found) = map.get(option.keyword()) else { continue };
            let value = found.as_f64().filter(|&value| option.allows(value));
            let value = value.ok_or_else(|| Error::Schema {
                pointer: self.compiler.doc.pointer(node, option.keyword()),
                found: describe(found),
                expected: option.expected().into(),
            })?;
            options.set(option, value);
        }
        Ok(options)
    }
}
