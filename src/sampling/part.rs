//! Parameters that hold in a part of a text, in place of the request's own: in reasoning, in a
//! value of a schema, in a rule of a grammar.
//!
//! A part is entered before each token. Random numbers, penalties and all else that a sampler
//! remembers go on through all parts.

use super::{OPTIONS, Sampler, SamplingOption, SamplingParams};
use crate::grammar::{RegionOption, RegionOptions};

/// Returns the parameters that a part may have for itself, with the options of grammars that they
/// are.
pub fn part_options() -> impl Iterator<Item = (RegionOption, &'static SamplingOption)> {
    let parameter = |option: RegionOption| {
        Some((option, OPTIONS.iter().find(|known| known.name == option.name())?))
    };
    RegionOption::ALL.into_iter().filter_map(parameter)
}

/// Returns the parameters that a part sets, with their numbers.
pub fn part_numbers(part: &RegionOptions) -> impl Iterator<Item = (&'static SamplingOption, f64)> {
    part_options().filter_map(|(option, parameter)| Some((parameter, part.get(option)?)))
}

/// Returns all of these parameters of a request.
pub(super) fn part_of_request(params: &SamplingParams) -> RegionOptions {
    let mut all = RegionOptions::default();
    for (option, parameter) in part_options() {
        all.set(option, (parameter.get)(params));
    }
    all
}

impl Sampler {
    /// Chooses from now on as a part of the text has it; what the part does not set is as the
    /// request has it.
    pub fn enter(&mut self, part: RegionOptions) {
        if part == self.part {
            return;
        }
        self.part = part;
        for (parameter, x) in part_numbers(&part.within(&self.own)) {
            (parameter.set)(&mut self.params, x);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use RegionOption::{MinP, Temperature, TopK, TopP};

    fn part(numbers: &[(RegionOption, f64)]) -> RegionOptions {
        let mut part = RegionOptions::default();
        for &(option, x) in numbers {
            part.set(option, x);
        }
        part
    }

    #[test]
    fn a_part_has_its_own_parameters_and_the_request_its_own_after_it() {
        let params = SamplingParams { temperature: 0.75, top_k: 3, ..SamplingParams::default() };
        let mut sampler = Sampler::new(params.clone(), 8).unwrap();
        sampler.enter(part(&[(Temperature, 0.0), (TopK, -1.0), (MinP, 0.5)]));
        let entered = &sampler.params;
        assert_eq!((entered.temperature, entered.top_k, entered.min_p), (0.0, 0, 0.5));
        assert_eq!(sampler.looks_at(), Some(1));
        sampler.enter(part(&[(TopP, 0.25)]));
        let entered = &sampler.params;
        assert_eq!((entered.temperature, entered.top_k, entered.min_p), (0.75, 3, 0.0));
        assert_eq!(entered.top_p, 0.25);
        sampler.enter(RegionOptions::default());
        assert_eq!(sampler.params, params);
    }

    #[test]
    fn one_random_number_is_drawn_for_each_token_whatever_the_part() {
        let params = SamplingParams { seed: Some(7), ..SamplingParams::default() };
        let mut plain = Sampler::new(params.clone(), 4).unwrap();
        let mut parted = Sampler::new(params, 4).unwrap();
        let mut row = vec![1.0, 1.5, 0.5, 1.2];
        for n in 0..40 {
            let zero = if n % 2 == 0 { part(&[(Temperature, 0.0)]) } else { part(&[]) };
            parted.enter(zero);
            let expected = plain.sample(&mut row, None).unwrap().token;
            let found = parted.sample(&mut row, None).unwrap().token;
            assert_eq!(found, if n % 2 == 0 { 1 } else { expected });
        }
    }

    #[test]
    fn grammars_have_the_same_options_with_the_same_ranges() {
        assert_eq!(part_options().count(), RegionOption::ALL.len());
        for (option, parameter) in part_options() {
            assert_eq!(parameter.range.expected(), option.expected());
            for x in [-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 40.0, 3e9, 1e300, f64::NAN] {
                assert_eq!(parameter.range.contains(x), option.allows(x), "{option:?} {x}");
            }
        }
    }
}
