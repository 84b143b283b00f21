//! Tokens spelled out, with their log probabilities and those of their rivals.

use serde::Serialize;

use crate::engine;
use crate::sampling::ConstraintDetails;

/// The logarithm of zero, since JSON has no infinity: OpenAI's value for "very unlikely".
const LOG_ZERO: f32 = -9999.0;

/// One token with its log probability and those of its rivals; or, after sampling, with their
/// probabilities.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SpelledLogprob {
    #[serde(flatten)]
    token: SpelledToken,
    #[serde(flatten)]
    top: Rivals,
    #[serde(skip_serializing_if = "Option::is_none")]
    constraint: Option<SpelledConstraint>,
}

/// The effect of a constraint at a token.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct SpelledConstraint {
    /// Tokens that could come.
    allowed: usize,
    /// True if it was not sampled, since none other could come.
    forced: bool,
    /// The share of the model's probability on tokens that could come.
    mass: f32,
    /// Time that the choice waited for the set of tokens that could come.
    mask_ms: f64,
}

impl From<ConstraintDetails> for SpelledConstraint {
    fn from(details: ConstraintDetails) -> Self {
        let ConstraintDetails { allowed, forced, mass, mask_time } = details;
        SpelledConstraint { allowed, forced, mass, mask_ms: mask_time.as_secs_f64() * 1e3 }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Rivals {
    TopLogprobs(Vec<SpelledToken>),
    TopProbs(Vec<SpelledToken>),
}

/// A token that was or could have been chosen.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct SpelledToken {
    id: u32,
    /// Its text, as far as it is text.
    token: String,
    /// Its bytes exactly.
    bytes: Vec<u8>,
    #[serde(flatten)]
    likely: Likely,
}

/// The form in which the likelihood of tokens is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Likelihood {
    /// Of the model, before sampling: logarithms.
    Logprob,
    /// Among the candidates that sampling has left.
    Prob,
}

/// The likelihood of a token.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Likely {
    /// Natural logarithm of its probability.
    Logprob(f32),
    /// Its probability among the candidates.
    Prob(f32),
}

impl SpelledToken {
    fn new(id: u32, logprob: f32, form: Likelihood, spell: &dyn Fn(u32) -> Vec<u8>) -> Self {
        let bytes = spell(id);
        let token = String::from_utf8_lossy(&bytes).into_owned();
        let likely = if form == Likelihood::Prob {
            Likely::Prob(logprob.exp().min(1.0))
        } else {
            Likely::Logprob(if logprob.is_finite() { logprob } else { LOG_ZERO })
        };
        Self { id, token, bytes, likely }
    }
}

impl SpelledToken {
    fn text(&self) -> (&str, f32) {
        let (Likely::Logprob(likely) | Likely::Prob(likely)) = self.likely;
        (&self.token, likely)
    }
}

impl SpelledLogprob {
    /// Spells a log probability of the engine; `spell` gives the bytes of a token.
    pub fn new(
        id: u32,
        logprob: &engine::TokenLogprob,
        form: Likelihood,
        spell: &dyn Fn(u32) -> Vec<u8>,
    ) -> Self {
        let top =
            logprob.top.iter().map(|&(id, p)| SpelledToken::new(id, p, form, spell)).collect();
        Self {
            token: SpelledToken::new(id, logprob.logprob, form, spell),
            top: if form == Likelihood::Prob {
                Rivals::TopProbs(top)
            } else {
                Rivals::TopLogprobs(top)
            },
            constraint: logprob.constraint.map(SpelledConstraint::from),
        }
    }

    /// Returns the text and its likelihood.
    pub fn text(&self) -> (&str, f32) {
        self.token.text()
    }

    /// Returns the number of characters that begin in this token; those that only go on in it
    /// belong to the token before.
    pub fn n_chars(&self) -> usize {
        n_chars(&self.token.bytes)
    }

    /// Returns the texts and likelihoods of its rivals.
    pub fn rivals(&self) -> impl Iterator<Item = (&str, f32)> {
        let (Rivals::TopLogprobs(list) | Rivals::TopProbs(list)) = &self.top;
        list.iter().map(SpelledToken::text)
    }
}

/// Returns the number of characters that begin in a piece of UTF-8, which may end in the middle of
/// one.
pub fn n_chars(bytes: &[u8]) -> usize {
    let is_continuation = |byte: u8| byte & 0xC0 == 0x80;
    bytes.iter().filter(|&&byte| !is_continuation(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossible_token_has_a_number_too() {
        let mut logprob = engine::TokenLogprob {
            logprob: f32::NEG_INFINITY,
            top: vec![(2, -0.5)],
            constraint: None,
        };
        let json =
            serde_json::to_value(SpelledLogprob::new(1, &logprob, Likelihood::Logprob, &|id| {
                vec![0xE2, id as u8]
            }))
            .unwrap();
        assert_eq!(json["logprob"], -9999.0);
        assert_eq!(json["bytes"], serde_json::json!([0xE2, 1]));
        assert_eq!(json.get("constraint"), None);
        assert_eq!(
            (&json["top_logprobs"][0]["id"], &json["top_logprobs"][0]["logprob"]),
            (&2.into(), &(-0.5).into())
        );
        logprob.constraint = Some(ConstraintDetails::forced(0.0));
        let json =
            serde_json::to_value(SpelledLogprob::new(1, &logprob, Likelihood::Prob, &|id| {
                vec![id as u8]
            }))
            .unwrap();
        assert_eq!((&json["prob"], json["top_probs"][0].get("logprob")), (&0.0.into(), None));
        let expected = serde_json::json!({
            "allowed": 1, "forced": true, "mass": 1.0, "mask_ms": 0.0,
        });
        assert_eq!(json["constraint"], expected);
    }
}
