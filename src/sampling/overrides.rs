//! Some of the parameters, as model files and command lines say them.

use super::{SamplingOption, SamplingParams, Stage};

/// The parameters that one source sets, in place of those of another.
#[derive(Debug, Clone, Default)]
pub struct SamplingOverrides {
    numbers: Vec<(&'static SamplingOption, f64)>,
    /// The chain.
    pub samplers: Option<Vec<Stage>>,
}

impl SamplingOverrides {
    /// Says a number, which is in the range of its option.
    pub fn set(&mut self, option: &'static SamplingOption, x: f64) {
        self.numbers.push((option, x));
    }

    /// Returns the numbers, in the order in which they were said.
    pub fn numbers(&self) -> impl Iterator<Item = (&'static SamplingOption, f64)> {
        self.numbers.iter().copied()
    }

    /// Adds what another source says, which goes before what was said so far.
    pub fn extend(&mut self, others: &SamplingOverrides) {
        self.numbers.extend(others.numbers());
        if let Some(samplers) = &others.samplers {
            self.samplers = Some(samplers.clone());
        }
    }

    /// Returns `rest` with what these say in its place.
    pub fn over(&self, rest: SamplingParams) -> SamplingParams {
        let mut params = rest;
        for (option, x) in &self.numbers {
            (option.set)(&mut params, *x);
        }
        if let Some(samplers) = &self.samplers {
            params.samplers.clone_from(samplers);
        }
        params
    }
}
