//! Defaults of the samplers for requests that do not set them, by llama-server's option names.

use crate::sampling::{Mirostat, Partial, SamplingParams, Stage};

/// Defaults of the samplers that few requests name.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Samplers, where the request does not say")]
pub(super) struct SamplerArgs {
    /// The chain [default: the model file's, else this], as names separated by semicolons:
    /// penalties, dry, top_n_sigma, top_k, typ_p, top_p, min_p, xtc, temperature, adaptive_p
    #[arg(long, value_name = "NAMES", value_parser = chain)]
    samplers: Option<Chain>,
    /// The chain as letters, edskypmxta, in the order of those names
    #[arg(
        long,
        visible_alias = "sampler-seq",
        value_name = "LETTERS",
        value_parser = letters,
        conflicts_with = "samplers"
    )]
    sampling_seq: Option<Chain>,
    /// typical_p; 1 is off
    #[arg(long, visible_alias = "typical-p", value_name = "P", default_value_t = 1.0)]
    typical: f32,
    /// top_n_sigma; -1 is off
    #[arg(
        long,
        visible_alias = "top-nsigma",
        value_name = "N",
        default_value_t = -1.0,
        allow_negative_numbers = true
    )]
    top_n_sigma: f32,
    /// xtc_probability; 0 is off [default: the model file's, else 0]
    #[arg(long, value_name = "P")]
    xtc_probability: Option<f32>,
    /// xtc_threshold; above 0.5 is off [default: the model file's, else 0.1]
    #[arg(long, value_name = "P")]
    xtc_threshold: Option<f32>,
    /// dynatemp_range; 0 is off
    #[arg(long, value_name = "X", default_value_t = 0.0)]
    dynatemp_range: f32,
    /// dynatemp_exponent
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    dynatemp_exp: f32,
    /// dry_multiplier; 0 is off
    #[arg(long, value_name = "X", default_value_t = 0.0)]
    dry_multiplier: f32,
    /// dry_base
    #[arg(long, value_name = "X", default_value_t = 1.75)]
    dry_base: f32,
    /// dry_allowed_length
    #[arg(long, value_name = "N", default_value_t = 2)]
    dry_allowed_length: u32,
    /// dry_penalty_last_n; -1 is all
    #[arg(long, value_name = "N", default_value_t = 64, allow_negative_numbers = true)]
    dry_penalty_last_n: i32,
    /// A text that ends what DRY counts as a repetition, in place of the usual ones (may be given
    /// several times; `none`)
    #[arg(long, value_name = "TEXT")]
    dry_sequence_breaker: Vec<String>,
    /// mirostat: 0 is off, 1 or 2 the version [default: the model file's, else 0]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=2))]
    mirostat: Option<u8>,
    /// mirostat_eta [default: the model file's, else 0.1]
    #[arg(long, value_name = "X")]
    mirostat_lr: Option<f32>,
    /// mirostat_tau [default: the model file's, else 5]
    #[arg(long, value_name = "X")]
    mirostat_ent: Option<f32>,
    /// adaptive_target; below 0 is off
    #[arg(long, value_name = "P", default_value_t = -1.0, allow_negative_numbers = true)]
    adaptive_target: f32,
    /// adaptive_decay
    #[arg(long, value_name = "X", default_value_t = 0.9)]
    adaptive_decay: f32,
}

/// A chain from the command line; one type of its own, so that clap takes the option once.
#[derive(Debug, Clone)]
struct Chain(Vec<Stage>);

fn chain(names: &str) -> Result<Chain, String> {
    let stage =
        |name: &str| Stage::from_name(name).ok_or_else(|| format!("{name:?} is no sampler"));
    names
        .split([';', ','])
        .filter(|name| !name.is_empty())
        .map(stage)
        .collect::<Result<_, _>>()
        .map(Chain)
}

fn letters(letters: &str) -> Result<Chain, String> {
    let stage =
        |letter| Stage::from_letter(letter).ok_or_else(|| format!("{letter:?} is no sampler"));
    letters.chars().map(stage).collect::<Result<_, _>>().map(Chain)
}

impl SamplerArgs {
    /// Returns what was said of those that a model's file may recommend.
    pub(super) fn said(&self) -> Partial {
        let chain = self.samplers.as_ref().or(self.sampling_seq.as_ref());
        Partial {
            samplers: chain.map(|chain| chain.0.clone()),
            xtc_probability: self.xtc_probability,
            xtc_threshold: self.xtc_threshold,
            mirostat: self.mirostat.map(|version| match version {
                1 => Mirostat::V1,
                2 => Mirostat::V2,
                _ => Mirostat::Off,
            }),
            mirostat_tau: self.mirostat_ent,
            mirostat_eta: self.mirostat_lr,
            ..Partial::default()
        }
    }

    /// Returns the others, and `rest`.
    pub(super) fn params(&self, rest: SamplingParams) -> SamplingParams {
        SamplingParams {
            typical_p: self.typical,
            top_n_sigma: self.top_n_sigma,
            dynatemp_range: self.dynatemp_range,
            dynatemp_exponent: self.dynatemp_exp,
            dry_multiplier: self.dry_multiplier,
            dry_base: self.dry_base,
            dry_allowed_length: self.dry_allowed_length,
            dry_penalty_last_n: u32::try_from(self.dry_penalty_last_n).unwrap_or(u32::MAX),
            adaptive_target: self.adaptive_target,
            adaptive_decay: self.adaptive_decay,
            ..rest
        }
    }

    /// The breakers of DRY, if others than the usual were named.
    pub(super) fn breakers(&self) -> Option<Vec<String>> {
        let named = &self.dry_sequence_breaker;
        let some = || named.iter().filter(|text| *text != "none").cloned().collect();
        (!named.is_empty()).then(some)
    }
}
