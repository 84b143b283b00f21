//! From a row of logits to one token.
//!
//! One [`Sampler`] belongs to one request: it holds that request's parameters, random numbers and
//! the history its penalties look at, so equal seeds give equal text whatever else shares the batch.
//! The chain is llama.cpp's: logit bias → penalties → top-k → top-p → min-p → temperature → draw.
//! Knows logits and token ids; must not know text, models or grammars (a constraint reaches it as
//! a bitmap of allowed tokens).
//!
//! | file | holds |
//! |---|---|
//! | `params` | the knobs, their defaults and ranges |
//! | `select` | the two passes over the whole vocabulary: argmax and best k |
//! | `candidates` | the filters and the draw over what is left |
//! | `penalties` | the window of recent tokens |
//! | `logprobs` | log-probabilities before any of this |
//! | `mt19937` | the random numbers |

mod candidates;
mod logprobs;
mod mt19937;
mod params;
mod penalties;
mod select;

pub use params::SamplingParams;

use candidates::Candidates;
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
        /// What was given.
        value: f64,
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
        /// What was given.
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
}

/// The token chosen, and what was asked to be told about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Sampled {
    /// The token.
    pub token: u32,
    /// Its natural-log probability under the softmax of the logits as the model gave them;
    /// `None` unless [`SamplingParams::logprobs`] asked.
    pub logprob: Option<f32>,
    /// The most probable tokens under the same softmax, best first; as many as asked for.
    pub top: Vec<(u32, f32)>,
}

/// Chooses the tokens of one request.
#[derive(Debug, Clone)]
pub struct Sampler {
    params: SamplingParams,
    seed: u32,
    rng: Mt19937,
    penalties: Penalties,
    candidates: Candidates,
    /// Logits that bias and penalties changed, as they were: (token, logit), oldest first.
    touched: Vec<(u32, f32)>,
}

impl Sampler {
    /// A sampler for logits of `n_vocab` tokens; checks every parameter.
    pub fn new(params: SamplingParams, n_vocab: usize) -> Result<Sampler, Error> {
        params.check(n_vocab)?;
        let seed = params.seed.unwrap_or_else(mt19937::random_seed);
        Ok(Sampler {
            seed,
            rng: Mt19937::new(seed),
            penalties: Penalties::new(&params),
            candidates: Candidates::default(),
            touched: Vec::new(),
            params,
        })
    }

    /// The seed in use: the one given, or the one drawn for this request.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// Notes a token of the prompt or of the answer for the penalties.
    pub fn accept(&mut self, token: u32) {
        self.penalties.accept(token);
    }

    /// Chooses the next token; one random draw is consumed whatever the parameters.
    ///
    /// `logits` has one entry per token and is left as it was found. `allowed` is a bitmap (token
    /// `t` is bit `t % 32` of word `t / 32`; tokens past its end are not allowed): no other token
    /// is ever chosen, even if every allowed one has the logit −∞. The choice is not noted for the
    /// penalties: see [`accept`](Sampler::accept).
    pub fn sample(&mut self, logits: &mut [f32], allowed: Option<&[u32]>) -> Result<Sampled, Error> {
        let uniform = self.rng.uniform();
        let summary = self.params.logprobs.map(|_| logprobs::Softmax::of(logits));
        let top = match (self.params.logprobs, &summary) {
            (Some(n), Some(softmax)) if n > 0 => softmax.top(logits, n, &mut self.candidates),
            _ => Vec::new(),
        };

        self.touch(logits);
        let chosen = self.choose(logits, allowed, uniform);
        for (token, logit) in self.touched.drain(..).rev() {
            logits[token as usize] = logit;
        }

        let token = chosen?;
        let logprob = summary.map(|softmax| softmax.logprob(logits[token as usize]));
        Ok(Sampled { token, logprob, top })
    }

    /// Applies bias and penalties in place, remembering what was there.
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
        self.penalties.for_each(|token, penalty| change(token, &|logit| penalty.apply(logit)));
    }

    /// The chain from top-k on; `uniform` in [0, 1) decides the draw.
    fn choose(&mut self, logits: &[f32], allowed: Option<&[u32]>, uniform: f64) -> Result<u32, Error> {
        let Some(best) = select::argmax(logits, allowed) else {
            return select::first_number(logits, allowed);
        };
        let params = &self.params;
        // Where the largest logit leaves no finite difference to the others, it takes all.
        let peak = logits[best as usize] / params.temperature;
        if params.temperature == 0.0 || params.top_k == 1 || !peak.is_finite() {
            return Ok(best);
        }
        let candidates = &mut self.candidates;
        candidates.top_k(logits, allowed, params.top_k as usize);
        candidates.top_p(params.top_p);
        candidates.min_p(params.min_p);
        Ok(candidates.draw(params.temperature, uniform))
    }
}
