//! Options of sampling that hold in a part of a text: a value of a schema, a rule of a grammar.
//!
//! The engine chooses no tokens. It keeps these numbers, which grammars write down, for whoever
//! does.

use crate::Error;
use crate::intern::FastMap;

/// Most parts of one grammar that have options.
const MAX_REGIONS: usize = 4096;

/// An option of sampling that a part of a text may have for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionOption {
    /// Randomness; 0 always takes the most probable token.
    Temperature,
    /// The sum of the probabilities of the tokens that remain.
    TopP,
    /// The number of tokens that remain; 0 and -1 keep all.
    TopK,
    /// The share of the best token's probability that the tokens which remain have at least.
    MinP,
}

impl RegionOption {
    /// All of them.
    pub const ALL: [RegionOption; 4] =
        [RegionOption::Temperature, RegionOption::TopP, RegionOption::TopK, RegionOption::MinP];

    /// Returns its name in requests, which is that of the attribute in Lark grammars.
    pub fn name(self) -> &'static str {
        match self {
            RegionOption::Temperature => "temperature",
            RegionOption::TopP => "top_p",
            RegionOption::TopK => "top_k",
            RegionOption::MinP => "min_p",
        }
    }

    /// Returns its keyword in JSON Schemas.
    pub fn keyword(self) -> &'static str {
        match self {
            RegionOption::Temperature => "x-temperature",
            RegionOption::TopP => "x-top-p",
            RegionOption::TopK => "x-top-k",
            RegionOption::MinP => "x-min-p",
        }
    }

    /// Returns the option of a keyword in JSON Schemas.
    pub(crate) fn of_keyword(keyword: &str) -> Option<RegionOption> {
        RegionOption::ALL.into_iter().find(|option| option.keyword() == keyword)
    }

    /// Returns whether the option may have a value.
    pub fn allows(self, value: f64) -> bool {
        let single = value as f32;
        match self {
            RegionOption::Temperature => single.is_finite() && single >= 0.0,
            RegionOption::TopP | RegionOption::MinP => (0.0..=1.0).contains(&single),
            RegionOption::TopK => {
                value.fract() == 0.0 && (-1.0..=f64::from(i32::MAX)).contains(&value)
            }
        }
    }

    /// Returns the values that it may have, in words.
    pub fn expected(self) -> &'static str {
        match self {
            RegionOption::Temperature => "a finite number, at least 0",
            RegionOption::TopP | RegionOption::MinP => "a number from 0 to 1",
            RegionOption::TopK => "a whole number, at least -1",
        }
    }
}

/// Options of sampling at a place of a text; those that are not there are those of the request.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RegionOptions {
    /// In the order of [`RegionOption::ALL`].
    values: [Option<f64>; 4],
}

impl RegionOptions {
    /// Returns the value of an option.
    pub fn get(&self, option: RegionOption) -> Option<f64> {
        self.values[option as usize]
    }

    /// Sets the value of an option.
    pub fn set(&mut self, option: RegionOption, value: f64) {
        self.values[option as usize] = Some(value);
    }

    /// Returns whether no option has a value.
    pub fn is_empty(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// Returns these, and of `outer` those that are not there.
    #[must_use]
    pub fn within(&self, outer: &RegionOptions) -> RegionOptions {
        let mut values = self.values;
        for (value, outer) in values.iter_mut().zip(outer.values) {
            *value = value.or(outer);
        }
        RegionOptions { values }
    }
}

/// A part of a text that has options: an index into a [`RegionTable`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct RegionId(pub(crate) u32);

impl RegionId {
    /// No part: the options of the request hold.
    pub(crate) const NONE: RegionId = RegionId(0);
}

/// A part with the options of those around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Region {
    /// The place at which the innermost one is written: the earlier, the smaller.
    order: u32,
    /// Bits of the options' values; [`NO_VALUE`] for those that are not there.
    bits: [u64; 4],
}

/// Bits of no number.
const NO_VALUE: u64 = u64::MAX;

/// The parts of one grammar that have options, and what these come to where they stand in each
/// other.
#[derive(Clone, Debug, Default)]
pub(crate) struct RegionTable {
    /// By id, from 1 on.
    regions: Vec<Region>,
    ids: FastMap<Region, RegionId>,
}

impl RegionTable {
    /// Returns the part with these options that is written at a place; [`RegionId::NONE`] if it has
    /// none.
    ///
    /// # Errors
    /// There are too many.
    pub(crate) fn written(
        &mut self,
        order: u32,
        options: &RegionOptions,
    ) -> Result<RegionId, Error> {
        if options.is_empty() {
            return Ok(RegionId::NONE);
        }
        let bits = options.values.map(|value| value.map_or(NO_VALUE, f64::to_bits));
        let region = Region { order, bits };
        if self.regions.len() >= MAX_REGIONS && !self.ids.contains_key(&region) {
            let what = "the number of parts with options of sampling".into();
            return Err(Error::Limit { what, limit: MAX_REGIONS });
        }
        Ok(self.id(region))
    }

    fn id(&mut self, region: Region) -> RegionId {
        if let Some(&known) = self.ids.get(&region) {
            return known;
        }
        self.regions.push(region);
        let id = RegionId(self.regions.len() as u32);
        self.ids.insert(region, id);
        id
    }

    fn region(&self, id: RegionId) -> Option<Region> {
        self.regions.get((id.0 as usize).wrapping_sub(1)).copied()
    }

    /// Returns what a part within another comes to.
    pub(crate) fn within(&mut self, inner: RegionId, outer: RegionId) -> RegionId {
        let (Some(mut region), Some(around)) = (self.region(inner), self.region(outer)) else {
            return if inner == RegionId::NONE { outer } else { inner };
        };
        for (bits, outer) in region.bits.iter_mut().zip(around.bits) {
            if *bits == NO_VALUE {
                *bits = outer;
            }
        }
        self.id(region)
    }

    /// Returns the place at which a part is written; no part comes after all others.
    pub(crate) fn order(&self, id: RegionId) -> u32 {
        self.region(id).map_or(u32::MAX, |region| region.order)
    }

    /// Returns a place after all that are written.
    pub(crate) fn next_order(&self) -> u32 {
        let last = self.regions.iter().map(|region| region.order).max();
        last.map_or(0, |last| last.saturating_add(1))
    }

    /// Returns the options of a part.
    pub(crate) fn options(&self, id: RegionId) -> RegionOptions {
        let value = |bits: u64| (bits != NO_VALUE).then(|| f64::from_bits(bits));
        let values = self.region(id).map(|region| region.bits.map(value));
        RegionOptions { values: values.unwrap_or_default() }
    }

    /// Takes over the parts of another grammar, written after `from`, and returns their ids here.
    pub(crate) fn import(&mut self, other: &RegionTable, from: u32) -> Vec<RegionId> {
        let of = |region: &Region| Region { order: region.order.saturating_add(from), ..*region };
        other.regions.iter().map(|region| self.id(of(region))).collect()
    }

    /// Returns the bytes that it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        self.regions.len() * 96
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_value_of_each_option_holds() {
        let mut outer = RegionOptions::default();
        outer.set(RegionOption::Temperature, 1.0);
        outer.set(RegionOption::TopK, 5.0);
        let mut inner = RegionOptions::default();
        inner.set(RegionOption::Temperature, 0.0);
        let mut table = RegionTable::default();
        let outer = table.written(0, &outer).unwrap();
        let inner = table.written(7, &inner).unwrap();
        let both = table.within(inner, outer);
        assert_eq!(table.options(both).get(RegionOption::Temperature), Some(0.0));
        assert_eq!(table.options(both).get(RegionOption::TopK), Some(5.0));
        assert_eq!(table.options(both).get(RegionOption::MinP), None);
        assert_eq!(table.order(both), 7);
        assert_eq!(table.within(RegionId::NONE, outer), outer);
        assert_eq!(table.within(inner, RegionId::NONE), inner);
        assert!(table.options(RegionId::NONE).is_empty());
        assert_eq!(table.written(9, &RegionOptions::default()), Ok(RegionId::NONE));
        let nothing = RegionOptions::default();
        assert_eq!(nothing.within(&table.options(both)), table.options(both));
    }

    #[test]
    fn values_out_of_range_are_not_allowed() {
        for (option, inside, outside) in [
            (RegionOption::Temperature, [0.0, 2.5], [-0.1, 1e300]),
            (RegionOption::TopP, [0.0, 1.0], [-0.1, 1.5]),
            (RegionOption::TopK, [-1.0, 40.0], [-2.0, 0.5]),
            (RegionOption::MinP, [0.0, 0.05], [-1.0, f64::NAN]),
        ] {
            assert!(inside.into_iter().all(|value| option.allows(value)), "{option:?}");
            assert!(!outside.into_iter().any(|value| option.allows(value)), "{option:?}");
        }
    }
}
