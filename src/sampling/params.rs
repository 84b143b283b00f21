//! The knobs of sampling: names and defaults of the chat interface, ranges of the mathematics.

use super::Error;

/// How the next token is chosen; the names are those of requests.
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
    /// Divides positive and multiplies negative logits of recent tokens; 1 does nothing.
    /// CTRL, arXiv 1909.05858 §4.1, with the sign corrected.
    pub repeat_penalty: f32,
    /// How many recent tokens, prompt included, the penalties look at; −1 all of them.
    pub repeat_last_n: i32,
    /// Subtracted once from the logit of a recent token.
    pub presence_penalty: f32,
    /// Subtracted from the logit of a recent token as often as it occurs.
    pub frequency_penalty: f32,
    /// (token, what is added to its logit); −∞ bans the token.
    pub logit_bias: Vec<(u32, f32)>,
    /// Start of the random numbers; `None` draws one.
    pub seed: Option<u32>,
    /// `Some(n)`: tell the log-probability of the chosen token and of the `n` best ones.
    pub logprobs: Option<usize>,
}

impl Default for SamplingParams {
    fn default() -> SamplingParams {
        SamplingParams {
            temperature: 1.0,
            top_k: 40,
            top_p: 1.0,
            min_p: 0.0,
            repeat_penalty: 1.0,
            repeat_last_n: 64,
            presence_penalty: 0.0,
            frequency_penalty: 0.0,
            logit_bias: Vec::new(),
            seed: None,
            logprobs: None,
        }
    }
}

impl SamplingParams {
    /// Whether a vocabulary of `n_vocab` tokens can be sampled with these; the error names the field.
    pub fn check(&self, n_vocab: usize) -> Result<(), Error> {
        let within = |field, value: f32, ok: bool, expected| {
            let value = f64::from(value);
            if ok { Ok(()) } else { Err(Error::OutOfRange { field, value, expected }) }
        };
        let at_least_0 = "a finite number, at least 0";
        let share = "a number from 0 to 1";
        let finite = "a finite number";

        let t = self.temperature;
        within("temperature", t, t.is_finite() && t >= 0.0, at_least_0)?;
        within("top_p", self.top_p, (0.0..=1.0).contains(&self.top_p), share)?;
        within("min_p", self.min_p, (0.0..=1.0).contains(&self.min_p), share)?;
        // The reciprocal is checked too: a logit is divided by it.
        let r = self.repeat_penalty;
        let ok = r > 0.0 && r.is_finite() && r.recip().is_finite();
        within("repeat_penalty", r, ok, "a finite number above 0")?;
        let n = self.repeat_last_n;
        within("repeat_last_n", n as f32, n >= -1, "a count, or -1 for all tokens")?;
        let presence = self.presence_penalty;
        within("presence_penalty", presence, presence.is_finite(), finite)?;
        let frequency = self.frequency_penalty;
        within("frequency_penalty", frequency, frequency.is_finite(), finite)?;

        for &(token, bias) in &self.logit_bias {
            if token as usize >= n_vocab {
                return Err(Error::UnknownToken { token, n_vocab });
            }
            if bias.is_nan() || bias == f32::INFINITY {
                return Err(Error::BadBias { token, bias });
            }
        }
        match self.logprobs {
            Some(given) if given > n_vocab => Err(Error::TooManyLogprobs { given, n_vocab }),
            _ => Ok(()),
        }
    }
}
