//! The parts of a value that have options of sampling.
//!
//! A value has the options of all subschemas that hold of it. Where several have the same option,
//! that of the one which is come to last holds: of a branch or of what a reference names before
//! that of the subschema around it.

use serde_json::Value;

use super::Compiler;
use super::document::{NodeContent, SchemaNode};
use super::shape::SchemaShape;
use crate::Error;
use crate::expression::Purpose;
use crate::intern::FastMap;
use crate::region_options::{RegionId, RegionOption, RegionOptions};

/// The options of sampling of the values of one way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShapeRegions {
    /// Those of the whole values.
    pub value: RegionId,
    /// Those of the names of their members.
    pub names: RegionId,
}

/// Returns the subschemas that have options in the order in which they are written, by address.
pub(super) fn orders(schema: &Value) -> FastMap<*const Value, u32> {
    let mut orders = FastMap::default();
    let mut todo = vec![schema];
    while let Some(value) = todo.pop() {
        match value {
            Value::Array(list) => todo.extend(list.iter().rev()),
            Value::Object(map) => {
                let has = |map: &serde_json::Map<String, Value>| {
                    RegionOption::ALL.iter().any(|option| map.contains_key(option.keyword()))
                };
                let of_names = map.get("propertyNames").and_then(Value::as_object);
                if has(map) || of_names.is_some_and(has) {
                    orders.insert(std::ptr::from_ref(value), orders.len() as u32);
                }
                todo.extend(map.values().rev());
            }
            _ => {}
        }
    }
    orders
}

impl<'a> Compiler<'a> {
    /// Returns the options of the values of a way.
    ///
    /// # Errors
    /// A keyword has a value that means nothing, or there are too many parts that have options.
    pub(super) fn regions_of(&mut self, shape: &SchemaShape<'a>) -> Result<ShapeRegions, Error> {
        let mut regions = ShapeRegions::default();
        if self.exprs.purpose == Purpose::Masks {
            return Ok(regions);
        }
        for &node in &shape.holds {
            let k = self.keywords(node)?;
            let value = self.region(node, &k.sampling)?;
            regions.value = self.exprs.regions.within(value, regions.value);
            let names = self.region(node, &k.key_sampling)?;
            regions.names = self.exprs.regions.within(names, regions.names);
        }
        Ok(regions)
    }

    fn region(&mut self, node: SchemaNode, options: &RegionOptions) -> Result<RegionId, Error> {
        let (NodeContent::Schema(value) | NodeContent::Constant(value)) = self.doc.content(node);
        let order = self.orders.get(&std::ptr::from_ref(value)).copied();
        self.exprs.regions.written(order.unwrap_or_default(), options)
    }
}
