//! Drafts: tokens guessed before the model is asked. One step computes them all, and as many as the
//! model would have chosen anyway are kept.
//!
//! A draft changes no text. Each token is chosen by the job's own sampler from the model's logits,
//! as it would be without a draft; where it is the drafted one, the logits after it are at hand
//! already. So random numbers, penalties, constraints and log probabilities see nothing of drafts.
//!
//! Knows tokens; knows neither slots nor logits.

mod length;
mod model;
mod mtp;
mod ngram;

use length::DraftLength;
pub use model::DraftModel;
pub(super) use model::DraftRequest;
pub use mtp::MtpDrafter;
use ngram::NgramIndex;

/// Most tokens of a step that verifies drafts: a few more cost little next to reading the weights,
/// many cost their share of the multiplications. What sequences with their own next tokens leave of
/// them, drafts share.
pub(super) const MOST_ROWS: usize = 16;

/// Most tokens of a draft.
pub const MOST_DRAFTED: usize = MOST_ROWS - 1;

/// Longest ending of a text that [`Speculation::ngram`] may ask for.
pub const LONGEST_NGRAM: usize = 64;

/// The source of drafts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Drafter {
    /// None: one token at a time.
    #[default]
    None,
    /// The prompt and the text so far: the tokens that followed the last occurrence of how the text
    /// ends now.
    Ngram,
    /// The engine's [`DraftModel`].
    Model,
    /// The engine's [`MtpDrafter`].
    Mtp,
    /// The engine's draft model or block for multi-token prediction, or none if it has neither.
    Auto,
}

impl Drafter {
    /// All drafters.
    pub const ALL: [Drafter; 5] =
        [Drafter::None, Drafter::Ngram, Drafter::Model, Drafter::Mtp, Drafter::Auto];

    /// Returns its name on the command line and in requests.
    pub fn name(self) -> &'static str {
        match self {
            Drafter::None => "none",
            Drafter::Ngram => "ngram",
            Drafter::Model => "draft",
            Drafter::Mtp => "mtp",
            Drafter::Auto => "auto",
        }
    }

    /// Returns the drafter of this name, or of the name that llama-server has for such a one.
    pub fn from_name(name: &str) -> Option<Drafter> {
        match name {
            "none" => Some(Drafter::None),
            "ngram" | "ngram-simple" | "ngram-map-k" | "ngram-map-k4v" | "ngram-mod"
            | "ngram-cache" => Some(Drafter::Ngram),
            "draft" | "draft-simple" => Some(Drafter::Model),
            "mtp" | "draft-mtp" => Some(Drafter::Mtp),
            "auto" => Some(Drafter::Auto),
            _ => None,
        }
    }
}

/// A source of drafts that computes them, for all texts of an engine.
pub enum DraftSource {
    /// A smaller model.
    Model(DraftModel),
    /// The block for multi-token prediction in the model's own file.
    Mtp(MtpDrafter),
}

impl DraftSource {
    /// Returns which it is.
    pub fn drafter(&self) -> Drafter {
        match self {
            DraftSource::Model(_) => Drafter::Model,
            DraftSource::Mtp(_) => Drafter::Mtp,
        }
    }

    /// Drafts for several texts at once.
    pub(super) fn draft(&mut self, requests: &mut [DraftRequest<'_>]) {
        match self {
            DraftSource::Model(model) => model.draft(requests),
            DraftSource::Mtp(mtp) => mtp.draft(requests),
        }
    }
}

/// Most tokens of a draft of a block for multi-token prediction, where nobody says how many.
const MOST_OF_MTP: usize = 2;

/// The settings of a job's drafts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Speculation {
    /// The source of drafts.
    pub drafter: Drafter,
    /// Most tokens of a draft, at most [`MOST_DRAFTED`]; 0: no drafts. `None`: as many as pay with
    /// the drafter.
    pub n_max: Option<usize>,
    /// Fewest tokens of a draft; a shorter one is not tried.
    pub n_min: usize,
    /// Least probability of a token that a draft model, or a block for multi-token prediction,
    /// drafts; its draft ends before a less probable one.
    pub p_min: f32,
    /// Number of tokens at the end of the text that must have occurred before, 1 to
    /// [`LONGEST_NGRAM`].
    pub ngram: usize,
}

impl Default for Speculation {
    fn default() -> Self {
        Self { drafter: Drafter::None, n_max: None, n_min: 0, p_min: 0.5, ngram: 3 }
    }
}

impl Speculation {
    /// Returns whether there are to be drafts.
    pub fn is_on(&self) -> bool {
        self.drafter != Drafter::None && self.most() > 0
    }

    /// Returns the most tokens of a draft.
    pub fn most(&self) -> usize {
        /// Two passes of the CPU's kernels (see `length`): of more, fewer are right, and each costs
        /// a row.
        const MOST: usize = 7;
        // a block reads the whole output matrix for each token
        let most = if self.drafter == Drafter::Mtp { MOST_OF_MTP } else { MOST };
        self.n_max.unwrap_or(most).min(MOST_DRAFTED)
    }
}

/// The drafts of one job.
#[derive(Debug)]
pub(super) struct Drafting {
    speculation: Speculation,
    ngrams: NgramIndex,
    length: DraftLength,
}

impl Drafting {
    /// Returns the drafts of a job before the first; `None` if there are to be none.
    pub(super) fn new(speculation: Speculation) -> Option<Drafting> {
        // a block is right more often than not: one wrong draft says little
        let n_tolerated = usize::from(speculation.drafter == Drafter::Mtp);
        speculation.is_on().then(|| Drafting {
            speculation,
            ngrams: NgramIndex::new(speculation.ngram.clamp(1, LONGEST_NGRAM)),
            length: DraftLength::new(speculation.most(), n_tolerated),
        })
    }

    /// Returns the number of tokens to draft for the next step, at most `most`. Called once a step.
    pub(super) fn length(&mut self, most: usize) -> usize {
        let length = most.min(self.length.next_length());
        if length >= self.speculation.n_min { length } else { 0 }
    }

    /// Returns the least probability of a token that the engine's [`DraftSource`] is to draft;
    /// `None` if it drafts nothing for this job.
    pub(super) fn p_min(&self) -> Option<f32> {
        let Speculation { drafter, p_min, .. } = self.speculation;
        matches!(drafter, Drafter::Model | Drafter::Mtp).then_some(p_min)
    }

    /// Appends to `draft` at most `most` tokens: those that followed the last occurrence of how the
    /// text ends now.
    pub(super) fn look_up(&mut self, tokens: &[u32], most: usize, draft: &mut Vec<u32>) {
        self.ngrams.follow(tokens, most, draft);
    }

    /// Forgets the text, of which some was removed.
    pub(super) fn forget(&mut self) {
        self.ngrams = NgramIndex::new(self.ngrams.n());
    }

    /// Returns whether a draft of `n` tokens is worth a try.
    pub(super) fn is_worth(&self, n: usize) -> bool {
        n >= self.speculation.n_min.max(1)
    }

    /// Takes the result of a step: of `drafted` tokens, `accepted` were the right ones.
    pub(super) fn record(&mut self, drafted: usize, accepted: usize) {
        self.length.record(drafted, accepted);
    }
}
