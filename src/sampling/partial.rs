//! Some of the parameters, each of which may be said in more than one place.

use super::{Mirostat, SamplingParams, Stage};

/// The parameters that a model's file may recommend, as far as somebody says them. What they mean
/// is said at [`SamplingParams`].
#[derive(Debug, Clone, Default, PartialEq)]
#[allow(missing_docs, reason = "the names are those of SamplingParams")]
pub struct Partial {
    pub samplers: Option<Vec<Stage>>,
    pub temperature: Option<f32>,
    pub top_k: Option<u32>,
    pub top_p: Option<f32>,
    pub min_p: Option<f32>,
    pub xtc_probability: Option<f32>,
    pub xtc_threshold: Option<f32>,
    pub repeat_penalty: Option<f32>,
    pub repeat_last_n: Option<i32>,
    pub mirostat: Option<Mirostat>,
    pub mirostat_tau: Option<f32>,
    pub mirostat_eta: Option<f32>,
}

impl Partial {
    /// Returns `rest` with what these say in its place.
    pub fn over(&self, rest: SamplingParams) -> SamplingParams {
        SamplingParams {
            samplers: self.samplers.clone().unwrap_or(rest.samplers),
            temperature: self.temperature.unwrap_or(rest.temperature),
            top_k: self.top_k.unwrap_or(rest.top_k),
            top_p: self.top_p.unwrap_or(rest.top_p),
            min_p: self.min_p.unwrap_or(rest.min_p),
            xtc_probability: self.xtc_probability.unwrap_or(rest.xtc_probability),
            xtc_threshold: self.xtc_threshold.unwrap_or(rest.xtc_threshold),
            repeat_penalty: self.repeat_penalty.unwrap_or(rest.repeat_penalty),
            repeat_last_n: self.repeat_last_n.unwrap_or(rest.repeat_last_n),
            mirostat: self.mirostat.unwrap_or(rest.mirostat),
            mirostat_tau: self.mirostat_tau.unwrap_or(rest.mirostat_tau),
            mirostat_eta: self.mirostat_eta.unwrap_or(rest.mirostat_eta),
            ..rest
        }
    }
}
