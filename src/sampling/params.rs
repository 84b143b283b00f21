//! The knobs of sampling: names and defaults of the chat interface, ranges of the mathematics.

/// A step of the chain between logits and the draw, by llama.cpp's names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Repetition, presence and frequency penalties.
    Penalties,
    /// Penalties on sequences.
    Dry,
    /// See [`SamplingParams::top_n_sigma`].
    TopNSigma,
    /// See [`SamplingParams::top_k`].
    TopK,
    /// See [`SamplingParams::typical_p`].
    TypicalP,
    /// See [`SamplingParams::top_p`].
    TopP,
    /// See [`SamplingParams::min_p`].
    MinP,
    /// Exclude top choices.
    Xtc,
    /// Temperature, dynamic or not.
    Temperature,
    /// Draws itself, at the end of the chain wherever it stands; see
    /// [`SamplingParams::adaptive_target`].
    AdaptiveP,
    /// For a gap in a text: ends it soon, and joins tokens that begin alike; see
    /// [`super::TokenTexts`].
    Infill,
}

impl Stage {
    /// Name and letter of each, in the order of the chain where nothing else is said; the last two
    /// are not in that chain.
    const ALL: [(Stage, &'static str, char); 11] = [
        (Stage::Penalties, "penalties", 'e'),
        (Stage::Dry, "dry", 'd'),
        (Stage::TopNSigma, "top_n_sigma", 's'),
        (Stage::TopK, "top_k", 'k'),
        (Stage::TypicalP, "typ_p", 'y'),
        (Stage::TopP, "top_p", 'p'),
        (Stage::MinP, "min_p", 'm'),
        (Stage::Xtc, "xtc", 'x'),
        (Stage::Temperature, "temperature", 't'),
        (Stage::AdaptiveP, "adaptive_p", 'a'),
        (Stage::Infill, "infill", 'i'),
    ];

    /// Returns the chain where nothing else is said.
    pub fn default_chain() -> Vec<Stage> {
        let all = Self::ALL.iter().map(|&(stage, ..)| stage);
        all.filter(|stage| !matches!(stage, Stage::AdaptiveP | Stage::Infill)).collect()
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(stage, ..)| *stage == self).map_or("", |&(_, name, _)| name)
    }

    /// Returns the stage of this name; `top-k` and `topk` are `top_k`.
    pub fn from_name(name: &str) -> Option<Stage> {
        let name: String = name
            .chars()
            .filter(|c| !matches!(c, '_' | '-'))
            .map(|c| c.to_ascii_lowercase())
            .collect();
        match name.as_str() {
            "nucleus" => Some(Stage::TopP),
            "temp" => Some(Stage::Temperature),
            "typ" | "typical" | "typicalp" => Some(Stage::TypicalP),
            name => Self::ALL
                .iter()
                .find(|(_, known, _)| known.replace('_', "") == name)
                .map(|&(stage, ..)| stage),
        }
    }

    /// Returns the stage of this letter.
    pub fn from_letter(letter: char) -> Option<Stage> {
        Self::ALL.iter().find(|(.., known)| *known == letter).map(|&(stage, ..)| stage)
    }
}

/// The version of mirostat, which steers the surprise of the text; see
/// [`SamplingParams::mirostat`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mirostat {
    /// No.
    #[default]
    Off,
    /// By an estimate of how many candidates that takes.
    V1,
    /// By cutting off what surprises more.
    V2,
}

/// Parameters of the choice of the next token; the names are those of requests. Make it with
/// `..Default::default()`: versions add fields.
#[derive(Debug, Clone, PartialEq)]
pub struct SamplingParams {
    /// Divides the logits; 0 always takes the most probable token (the lowest id among equals).
    pub temperature: f32,
    /// Only the k most probable tokens remain; 0 keeps all.
    pub top_k: u32,
    /// Only the most probable tokens whose probabilities reach this sum remain; 1 keeps all.
    pub top_p: f32,
    /// Only tokens at least this share as probable as the best remain; 0 keeps all.
    pub min_p: f32,
    /// Only tokens whose surprise is nearest to the entropy, until their probabilities exceed this
    /// sum, remain; 1 keeps all.
    pub typical_p: f32,
    /// Only tokens at most this many standard deviations below the best logit remain; 0 or less
    /// keeps all.
    pub top_n_sigma: f32,
    /// Probability with which the most probable tokens are excluded; 0 never.
    pub xtc_probability: f32,
    /// From which probability on; of those that reach it the least probable stays. Above 0.5 does
    /// nothing.
    pub xtc_threshold: f32,
    /// By how much the temperature may differ from `temperature`, depending on the entropy; 0 not
    /// at all.
    pub dynatemp_range: f32,
    /// Exponent of the normalised entropy that sets the temperature within `dynatemp_range`.
    pub dynatemp_exponent: f32,
    /// Fewest candidates that `top_p`, `min_p`, `typical_p` and XTC leave.
    pub min_keep: u32,
    /// Strength of the penalty on repeated sequences; 0 is off.
    pub dry_multiplier: f32,
    /// Its growth with each further token; below 1 is off.
    pub dry_base: f32,
    /// Longest repetition that costs nothing.
    pub dry_allowed_length: u32,
    /// Number of recent tokens, prompt included, that are searched; −1 all of them.
    pub dry_penalty_last_n: i32,
    /// The breakers, which end a sequence: (first token, the rest); see [`super::dry_breakers`].
    pub dry_breakers: Vec<(u32, Vec<u32>)>,
    /// Mirostat in place of the whole chain but bias and temperature.
    pub mirostat: Mirostat,
    /// Surprise that mirostat aims at, in bits.
    pub mirostat_tau: f32,
    /// Learning rate of mirostat.
    pub mirostat_eta: f32,
    /// Probability that adaptive-p prefers; below 0 it draws as usual.
    pub adaptive_target: f32,
    /// Weight of the past in it.
    pub adaptive_decay: f32,
    /// The chain.
    pub samplers: Vec<Stage>,
    /// Divides positive and multiplies negative logits of recent tokens; 1 does nothing.
    /// CTRL, arXiv 1909.05858 §4.1, with the sign corrected.
    pub repeat_penalty: f32,
    /// Number of recent tokens, prompt included, that the penalties look at; −1 all of them.
    pub repeat_last_n: i32,
    /// Subtracted once from the logit of a recent token.
    pub presence_penalty: f32,
    /// Subtracted from the logit of a recent token as often as it occurs.
    pub frequency_penalty: f32,
    /// (token, what is added to its logit); −∞ bans the token.
    pub logit_bias: Vec<(u32, f32)>,
    /// Start of the random numbers; `None` draws one.
    pub seed: Option<u32>,
    /// `Some(n)`: report the log-probability of the chosen token and of the `n` best ones.
    pub logprobs: Option<usize>,
    /// Report those of the candidates that the draw was made from, not those of the model.
    pub post_sampling: bool,
    /// Report the effect of a constraint on each choice, where log probabilities are reported.
    pub constraint_details: bool,
}

impl Default for SamplingParams {
    fn default() -> SamplingParams {
        SamplingParams {
            temperature: 1.0,
            top_k: 40,
            top_p: 1.0,
            min_p: 0.0,
            typical_p: 1.0,
            top_n_sigma: -1.0,
            xtc_probability: 0.0,
            xtc_threshold: 0.1,
            dynatemp_range: 0.0,
            dynatemp_exponent: 1.0,
            min_keep: 0,
            dry_multiplier: 0.0,
            dry_base: 1.75,
            dry_allowed_length: 2,
            dry_penalty_last_n: 64,
            dry_breakers: Vec::new(),
            mirostat: Mirostat::Off,
            mirostat_tau: 5.0,
            mirostat_eta: 0.1,
            adaptive_target: -1.0,
            adaptive_decay: 0.9,
            samplers: Stage::default_chain(),
            repeat_penalty: 1.0,
            repeat_last_n: 64,
            presence_penalty: 0.0,
            frequency_penalty: 0.0,
            logit_bias: Vec::new(),
            seed: None,
            logprobs: None,
            post_sampling: false,
            constraint_details: false,
        }
    }
}

impl SamplingParams {
    /// Returns whether the chain is the usual one with nothing in it that could take the best token
    /// away.
    pub(super) fn keeps_best(&self) -> bool {
        self.mirostat == Mirostat::Off
            && self.typical_p >= 1.0
            && self.dynatemp_range <= 0.0
            && !self.uses_xtc()
            && self.samplers == Stage::default_chain()
    }

    /// Returns whether the most probable tokens may be excluded.
    pub(super) fn uses_xtc(&self) -> bool {
        self.xtc_probability > 0.0 && self.xtc_threshold <= 0.5
    }
}
