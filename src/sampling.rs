//! From a row of logits to one token.
//!
//! One [`Sampler`] belongs to one request: it holds that request's parameters, random numbers and
//! the history its penalties look at, so equal seeds give equal text whatever else shares the
//! batch. The chain is llama.cpp's: logit bias → penalties → DRY → top-n-sigma → top-k → typical →
//! top-p → min-p → XTC → temperature → draw, in another order if that is asked for; mirostat or
//! adaptive-p may draw instead. Knows logits and token ids; must not know text, models or grammars
//! (a constraint reaches it as a bitmap of allowed tokens, and `infill` reads texts of tokens
//! through a trait).
//!
//! | file | holds |
//! |---|---|
//! | `params` | the knobs, their defaults and ranges |
//! | `options` | the knobs that are numbers, in one table: names, flags, ranges, help |
//! | `overrides` | some of the knobs, as files and command lines say them |
//! | `part` | those that a part of a text has for itself |
//! | `row` | a row of logits of which only the best may be known |
//! | `select` | the two passes over the whole vocabulary: argmax and best k |
//! | `candidates` | the filters and the draw over what is left |
//! | `penalties` | the window of recent tokens |
//! | `dry` | penalties on sequences that were there before |
//! | `feedback` | mirostat, adaptive-p: what steers by its own choices |
//! | `logprobs` | log-probabilities before any of this |
//! | `guess` | the next choices as a device guesses them |
//! | `details` | the effect of a constraint on a choice |
//! | `tried` | choices under a constraint that is asked token by token |
//! | `mt19937` | the random numbers |

mod candidates;
mod details;
mod dry;
mod feedback;
mod guess;
mod logprobs;
pub(crate) mod mt19937;
mod options;
mod overrides;
mod params;
mod part;
mod penalties;
mod row;
mod select;
mod tried;

pub use details::ConstraintDetails;
pub use dry::{DRY_BREAKERS, breakers as dry_breakers};
pub use guess::{DrawOrder, LogitChange, MOST_CHANGES, SamplerGuess};
pub use logprobs::logprobs_of;
pub use options::{MAX_COUNT, OPTIONS, SamplingOption, SamplingRange};
pub use overrides::SamplingOverrides;
pub use params::{Mirostat, SamplingParams, Stage};
pub use part::{part_numbers, part_options};
pub use row::{Fetch, Row};

use std::collections::HashMap;
use std::sync::Arc;

use crate::grammar::{RegionOption, RegionOptions};

pub use candidates::TokenTexts;

use candidates::Candidates;
use dry::Dry;
use feedback::{AdaptiveP, MirostatState};
use mt19937::Mt19937;
use penalties::Penalties;

/// Why a sampler could not be made, or could not choose.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// A parameter lies outside its range.
    #[error("{field} is {value}, expected {expected}")]
    OutOfRange {
        /// The parameter, by its name in requests.
        field: &'static str,
        /// The value given.
        value: f32,
        /// The range.
        expected: &'static str,
    },
    /// A logit bias names a token that the vocabulary does not have.
    #[error("logit_bias names token {token}, expected an id below {n_vocab}")]
    UnknownToken {
        /// The id given.
        token: u32,
        /// Size of the vocabulary.
        n_vocab: usize,
    },
    /// A logit bias is NaN or +∞.
    #[error("logit_bias of token {token} is {bias}, expected a finite number or -inf")]
    BadBias {
        /// The token biased.
        token: u32,
        /// The value given.
        bias: f32,
    },
    /// More alternatives were asked for than there are tokens.
    #[error("top_logprobs is {given}, expected at most {n_vocab}")]
    TooManyLogprobs {
        /// The count given.
        given: usize,
        /// Size of the vocabulary.
        n_vocab: usize,
    },
    /// The constraint allows no token at all.
    #[error("the constraint allows no token")]
    NothingAllowed,
    /// Every logit that could be chosen is NaN: the forward pass broke.
    #[error("the model's logits are not numbers")]
    NotANumber,
    /// A value of the hidden states that become an embedding is NaN or infinite.
    #[error("the model's hidden states are not numbers")]
    NoEmbedding,
    /// The chain has the stage for gaps, and the sampler was not given the texts of tokens.
    #[error("the sampler infill needs the texts of tokens")]
    NoTexts,
    /// The device that has the logits does not give them.
    #[error("the logits cannot be read: {0}")]
    NoLogits(String),
}

/// The token chosen, and what was asked about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Sampled {
    /// The token.
    pub token: u32,
    /// Its natural-log probability under the softmax of the logits as the model gave them;
    /// `None` unless [`SamplingParams::logprobs`] asked.
    pub logprob: Option<f32>,
    /// The most probable tokens under the same softmax, best first; as many as asked for.
    pub top: Vec<(u32, f32)>,
    /// The effect of a constraint; `None` unless [`SamplingParams::constraint_details`] asked.
    pub constraint: Option<ConstraintDetails>,
}

/// The sampler of one request: its parameters and all that its choices depend on.
#[derive(Debug, Clone)]
pub struct Sampler {
    /// The parameters in the part of the text that the next token begins in.
    params: SamplingParams,
    /// Those of the request that a part may have for itself.
    own: RegionOptions,
    /// Those that the part has for itself.
    part: RegionOptions,
    seed: u32,
    rng: Mt19937,
    /// XTC has its own, from the same seed.
    xtc_rng: Option<Mt19937>,
    penalties: Penalties,
    dry: Option<Dry>,
    mirostat: Option<MirostatState>,
    adaptive: Option<AdaptiveP>,
    /// Number of stages at the beginning of the chain that change single logits, and so can be done
    /// on the row itself.
    n_leading: usize,
    /// The texts of tokens, which [`Stage::Infill`] reads.
    texts: Option<Arc<dyn TokenTexts>>,
    candidates: Candidates,
    /// Logits that bias and penalties changed, as they were: (token, logit), oldest first.
    touched: Vec<(u32, f32)>,
}

impl Sampler {
    /// Returns a sampler for logits of `n_vocab` tokens; checks every parameter.
    pub fn new(params: SamplingParams, n_vocab: usize) -> Result<Sampler, Error> {
        params.check(n_vocab)?;
        let seed = params.seed.unwrap_or_else(mt19937::random_seed);
        let mirostat = MirostatState::new(&params);
        let n_leading = match &mirostat {
            Some(_) => 0,
            None => params
                .samplers
                .iter()
                .take_while(|stage| matches!(stage, Stage::Penalties | Stage::Dry))
                .count(),
        };
        Ok(Sampler {
            seed,
            rng: Mt19937::new(seed),
            xtc_rng: params.uses_xtc().then(|| Mt19937::new(seed)),
            penalties: Penalties::new(&params),
            dry: Dry::new(&params),
            mirostat,
            adaptive: AdaptiveP::new(&params),
            n_leading,
            texts: None,
            candidates: Candidates::default(),
            touched: Vec::new(),
            own: part::part_of_request(&params),
            part: RegionOptions::default(),
            params,
        })
    }

    /// Returns the sampler with the texts of tokens, which a chain with [`Stage::Infill`] needs.
    #[must_use]
    pub fn with_texts(self, texts: Arc<dyn TokenTexts>) -> Sampler {
        Sampler { texts: Some(texts), ..self }
    }

    /// Returns the seed in use: the one given, or the one drawn for this request.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Returns whether the same request is to give the same text again: it draws nothing, or from a
    /// seed that it names.
    pub fn repeats(&self) -> bool {
        self.own.get(RegionOption::Temperature).unwrap_or(1.0) <= 0.0 || self.params.seed.is_some()
    }

    /// Notes a token of the prompt or of the answer for the penalties.
    pub fn accept(&mut self, token: u32) {
        self.penalties.accept(token);
        if let Some(dry) = &mut self.dry {
            dry.accept(token);
        }
        if let Some(adaptive) = &mut self.adaptive {
            adaptive.accept(token);
        }
    }

    /// Chooses the next token.
    ///
    /// `logits` has one entry per token and is left as it was found. `allowed` is a bitmap (token
    /// `t` is bit `t % 32` of word `t / 32`; tokens past its end are not allowed): no other token
    /// is ever chosen, even if every allowed one has the logit −∞. The choice is not noted for the
    /// penalties: see [`accept`](Sampler::accept).
    pub fn sample(
        &mut self,
        logits: &mut [f32],
        allowed: Option<&[u32]>,
    ) -> Result<Sampled, Error> {
        let of_model = self.params.logprobs.filter(|_| !self.params.post_sampling);
        let summary = of_model.map(|_| logprobs::Softmax::of(logits));
        let mut top = match (of_model, &summary) {
            (Some(n), Some(softmax)) if n > 0 => softmax.top(logits, n, &mut self.candidates),
            _ => Vec::new(),
        };

        self.touch(logits);
        let chosen = self.choose(logits, allowed);
        for (token, logit) in self.touched.drain(..).rev() {
            logits[token as usize] = logit;
        }

        let token = chosen?;
        let mut logprob = summary.map(|softmax| softmax.logprob(logits[token as usize]));
        if let Some(n) = self.params.logprobs.filter(|_| self.params.post_sampling) {
            let (chosen, best) = self.candidates.drawn(token, n);
            logprob = Some(chosen);
            top = best;
        }
        Ok(Sampled { token, logprob, top, constraint: None })
    }

    /// Applies bias and the penalties at the beginning of the chain in place, remembering what was
    /// there.
    fn touch(&mut self, logits: &mut [f32]) {
        let touched = &mut self.touched;
        let mut change = |token: u32, f: &dyn Fn(f32) -> f32| {
            if let Some(logit) = logits.get_mut(token as usize) {
                touched.push((token, *logit));
                *logit = f(*logit);
            }
        };
        for &(token, bias) in &self.params.logit_bias {
            change(token, &|logit| logit + bias);
        }
        for stage in &self.params.samplers[..self.n_leading] {
            match (stage, &mut self.dry) {
                (Stage::Penalties, _) => {
                    self.penalties
                        .for_each(|token, penalty| change(token, &|logit| penalty.apply(logit)));
                }
                (_, Some(dry)) => {
                    dry.for_each(|token, penalty| change(token, &|logit| logit - penalty));
                }
                _ => {}
            }
        }
    }

    /// Applies the chain after the leading penalties. One random number is drawn whatever the
    /// parameters; mirostat and adaptive-p draw none where one candidate is left.
    fn choose(&mut self, logits: &[f32], allowed: Option<&[u32]>) -> Result<u32, Error> {
        let draws_itself = self.mirostat.is_some() || self.adaptive.is_some();
        let uniform = if draws_itself { 0.0 } else { self.rng.uniform() };
        let best = if let Some(best) = select::argmax(logits, allowed) {
            best
        } else {
            let first = select::first_number(logits, allowed)?;
            self.candidates.only(first);
            return Ok(first);
        };
        let params = &self.params;
        // Where the largest logit leaves no finite difference to the others, it takes all.
        let peak = logits[best as usize];
        let certain = params.temperature == 0.0 || params.top_k == 1;
        let overflows = !peak.is_finite()
            || params.temperature > 0.0 && !(peak / params.temperature).is_finite();
        if overflows || certain && params.keeps_best() {
            self.candidates.only(best);
            return Ok(best);
        }
        if let Some(mirostat) = &mut self.mirostat {
            self.candidates.all(logits, allowed);
            self.candidates.temperature(params.temperature);
            return Ok(mirostat.choose(&mut self.candidates, logits.len(), &mut self.rng));
        }
        if self.texts.is_none() && params.samplers.contains(&Stage::Infill) {
            return Err(Error::NoTexts);
        }
        self.filter(logits, allowed);
        // Scores that overflowed within the chain can leave no candidate.
        if self.candidates.items().is_empty() {
            self.candidates.only(best);
        }
        Ok(match &mut self.adaptive {
            Some(adaptive) => adaptive.choose(&mut self.candidates, &mut self.rng),
            None => self.candidates.draw(uniform),
        })
    }

    /// Applies the stages of the chain between the leading penalties and the draw.
    fn filter(&mut self, logits: &[f32], allowed: Option<&[u32]>) {
        let mut stages = self.n_leading..self.params.samplers.len();
        let first = stages.clone().find(|&i| self.is_on(self.params.samplers[i]));
        match first.map(|i| (i, self.params.samplers[i])) {
            // The best k of a vocabulary are found faster than the whole is copied.
            Some((i, Stage::TopK)) => {
                self.candidates.best(logits, allowed, self.params.top_k as usize);
                stages.start = i + 1;
            }
            _ => self.candidates.all(logits, allowed),
        }
        for i in stages {
            let stage = self.params.samplers[i];
            if self.is_on(stage) {
                self.apply(stage, allowed);
                if self.candidates.items().is_empty() {
                    return;
                }
            }
        }
    }

    /// Returns whether a stage changes anything, as far as its parameters tell.
    fn is_on(&self, stage: Stage) -> bool {
        match stage {
            Stage::TopNSigma => self.params.top_n_sigma > 0.0,
            Stage::TopK => self.params.top_k > 0,
            Stage::Xtc => self.params.uses_xtc(),
            _ => true,
        }
    }

    /// Applies one stage to the candidates, which are among the allowed tokens.
    fn apply(&mut self, stage: Stage, allowed: Option<&[u32]>) {
        let params = &self.params;
        let candidates = &mut self.candidates;
        let min_keep = params.min_keep as usize;
        match stage {
            Stage::Penalties => {
                let mut penalties = HashMap::new();
                self.penalties.for_each(|token, penalty| _ = penalties.insert(token, penalty));
                if !penalties.is_empty() {
                    candidates.change(|token, logit| {
                        penalties.get(&token).map_or(logit, |penalty| penalty.apply(logit))
                    });
                }
            }
            Stage::Dry => {
                let Some(dry) = &mut self.dry else { return };
                let mut penalties = HashMap::new();
                dry.for_each(|token, penalty| _ = penalties.insert(token, penalty));
                candidates.change(|token, logit| logit - penalties.get(&token).unwrap_or(&0.0));
            }
            Stage::TopNSigma => candidates.top_n_sigma(params.top_n_sigma),
            Stage::TopK => candidates.keep_best(params.top_k as usize),
            Stage::TypicalP => candidates.typical(params.typical_p, min_keep),
            Stage::TopP => candidates.top_p(params.top_p, min_keep),
            Stage::MinP => candidates.min_p(params.min_p, min_keep),
            Stage::Xtc => {
                if candidates.items().len() > 1
                    && let Some(rng) = &mut self.xtc_rng
                    && rng.uniform_f32() <= params.xtc_probability
                {
                    candidates.xtc(params.xtc_threshold, min_keep);
                }
            }
            Stage::Temperature if params.dynatemp_range > 0.0 => {
                candidates.dynamic_temperature(
                    params.temperature,
                    params.dynatemp_range,
                    params.dynatemp_exponent,
                );
            }
            Stage::Temperature => candidates.temperature(params.temperature),
            Stage::Infill => {
                let Some(texts) = &self.texts else { return };
                let bars = &params.logit_bias;
                candidates.infill(&**texts, |end| {
                    select::is_allowed(allowed, end)
                        && !bars.iter().any(|&(t, bias)| t == end && bias == f32::NEG_INFINITY)
                });
            }
            Stage::AdaptiveP => {}
        }
    }
}
