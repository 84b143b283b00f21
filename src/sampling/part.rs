//! Parameters that hold in a part of a text, in place of the request's own: in reasoning, in a
//! value of a schema, in a rule of a grammar.
//!
//! A part is entered before each token. Random numbers, penalties and all else that a sampler
//! remembers go on through all parts.

use super::{OPTIONS, Sampler, SamplingOption, SamplingParams};

/// Names of the parameters that a part may have for itself.
const NAMES: [&str; 4] = ["temperature", "top_k", "top_p", "min_p"];

/// The parameters that a part of a text has for itself.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PartSampling {
    /// In the order of the names, the temperature first.
    values: [Option<f64>; 4],
}

impl PartSampling {
    /// Returns the parameters that a part may have for itself.
    pub fn options() -> impl Iterator<Item = &'static SamplingOption> {
        NAMES.into_iter().filter_map(|name| OPTIONS.iter().find(|option| option.name == name))
    }

    /// Returns all of these parameters of a request.
    pub(super) fn of(params: &SamplingParams) -> PartSampling {
        let mut all = PartSampling::default();
        for option in PartSampling::options() {
            all.set(option.name, (option.get)(params));
        }
        all
    }

    /// Sets a parameter to a number in its range; one that a part does not have for itself is not
    /// set.
    pub fn set(&mut self, name: &str, value: f64) {
        if let Some(at) = NAMES.iter().position(|known| *known == name) {
            self.values[at] = Some(value);
        }
    }

    /// Returns the parameters that are set.
    pub fn numbers(&self) -> impl Iterator<Item = (&'static SamplingOption, f64)> {
        PartSampling::options().zip(self.values).filter_map(|(option, x)| Some((option, x?)))
    }

    /// Returns the temperature, or 1 where it is not set.
    pub(super) fn temperature(&self) -> f64 {
        self.values[0].unwrap_or(1.0)
    }

    /// Returns whether none is set.
    pub fn is_empty(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// Returns these, and those of the part around it that are not set here.
    #[must_use]
    pub fn within(&self, outer: &PartSampling) -> PartSampling {
        let mut values = self.values;
        for (value, outer) in values.iter_mut().zip(outer.values) {
            *value = value.or(outer);
        }
        PartSampling { values }
    }
}

impl Sampler {
    /// Chooses from now on as a part of the text has it; what the part does not set is as the
    /// request has it.
    pub fn enter(&mut self, part: PartSampling) {
        if part == self.part {
            return;
        }
        self.part = part;
        for (option, x) in part.within(&self.own).numbers() {
            (option.set)(&mut self.params, x);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::RegionOption;

    fn part(numbers: &[(&str, f64)]) -> PartSampling {
        let mut part = PartSampling::default();
        for &(name, x) in numbers {
            part.set(name, x);
        }
        part
    }

    #[test]
    fn a_part_has_its_own_parameters_and_the_request_its_own_after_it() {
        let params = SamplingParams { temperature: 0.75, top_k: 3, ..SamplingParams::default() };
        let mut sampler = Sampler::new(params.clone(), 8).unwrap();
        sampler.enter(part(&[("temperature", 0.0), ("top_k", -1.0), ("min_p", 0.5)]));
        let entered = &sampler.params;
        assert_eq!((entered.temperature, entered.top_k, entered.min_p), (0.0, 0, 0.5));
        assert_eq!(sampler.looks_at(), Some(1));
        sampler.enter(part(&[("top_p", 0.25)]));
        let entered = &sampler.params;
        assert_eq!((entered.temperature, entered.top_k, entered.min_p), (0.75, 3, 0.0));
        assert_eq!(entered.top_p, 0.25);
        sampler.enter(PartSampling::default());
        assert_eq!(sampler.params, params);
    }

    #[test]
    fn one_random_number_is_drawn_for_each_token_whatever_the_part() {
        let params = SamplingParams { seed: Some(7), ..SamplingParams::default() };
        let mut plain = Sampler::new(params.clone(), 4).unwrap();
        let mut parted = Sampler::new(params, 4).unwrap();
        let mut row = vec![1.0, 1.5, 0.5, 1.2];
        for n in 0..40 {
            let zero = if n % 2 == 0 { part(&[("temperature", 0.0)]) } else { part(&[]) };
            parted.enter(zero);
            let expected = plain.sample(&mut row, None).unwrap().token;
            let found = parted.sample(&mut row, None).unwrap().token;
            assert_eq!(found, if n % 2 == 0 { 1 } else { expected });
        }
    }

    #[test]
    fn grammars_have_the_same_options_with_the_same_ranges() {
        assert_eq!(PartSampling::options().count(), NAMES.len());
        assert_eq!(RegionOption::ALL.len(), NAMES.len());
        for option in RegionOption::ALL {
            let known = PartSampling::options().find(|known| known.name == option.name()).unwrap();
            assert_eq!(known.range.expected(), option.expected());
            for x in [-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 40.0, 3e9, 1e300, f64::NAN] {
                assert_eq!(known.range.contains(x), option.allows(x), "{} {x}", known.name);
            }
        }
    }
}
