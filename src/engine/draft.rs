//! Drafts: tokens guessed before the model is asked. One step computes them all, and as many as the
//! model would have chosen anyway are kept.
//!
//! A draft changes no text. Each token is chosen by the job's own sampler from the model's logits,
//! as it would be without a draft; where it is the drafted one, the logits after it are at hand
//! already. So random numbers, penalties, constraints and log probabilities see nothing of drafts.
//!
//! Knows tokens; knows neither slots nor logits.

mod hidden;
mod length;
mod model;
mod ngram;

pub use hidden::HiddenDrafter;
use length::DraftLength;
pub use model::DraftModel;
pub(super) use model::DraftRequest;
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
    /// The engine's [`HiddenDrafter`], of a block for multi-token prediction.
    Mtp,
    /// The engine's [`HiddenDrafter`], of EAGLE-3.
    Eagle3,
    /// The engine's [`HiddenDrafter`], of DFlash.
    Dflash,
    /// The engine's [`DraftSource`], or none if it has none.
    Auto,
}

impl Drafter {
    /// All drafters.
    pub const ALL: [Drafter; 7] = [
        Drafter::None,
        Drafter::Ngram,
        Drafter::Model,
        Drafter::Mtp,
        Drafter::Eagle3,
        Drafter::Dflash,
        Drafter::Auto,
    ];

    /// Returns its name on the command line and in requests.
    pub fn name(self) -> &'static str {
        match self {
            Drafter::None => "none",
            Drafter::Ngram => "ngram",
            Drafter::Model => "draft",
            Drafter::Mtp => "mtp",
            Drafter::Eagle3 => "eagle3",
            Drafter::Dflash => "dflash",
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
            "eagle3" | "draft-eagle3" => Some(Drafter::Eagle3),
            "dflash" | "draft-dflash" => Some(Drafter::Dflash),
            "auto" => Some(Drafter::Auto),
            _ => None,
        }
    }

    /// Returns its name in sentences.
    pub fn title(self) -> &'static str {
        match self {
            Drafter::Eagle3 => "EAGLE-3",
            Drafter::Dflash => "DFlash",
            Drafter::Model => "whole-model",
            other => other.name(),
        }
    }

    /// Returns whether it computes drafts, as a [`DraftSource`] does.
    pub fn computes(self) -> bool {
        self == Drafter::Model || self.reads_hidden()
    }

    /// Returns whether it reads the hidden states of the model.
    fn reads_hidden(self) -> bool {
        matches!(self, Drafter::Mtp | Drafter::Eagle3 | Drafter::Dflash)
    }
}

/// The drafters of a text, in the order in which they are asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Drafters {
    /// The drafter.
    pub drafter: Drafter,
    /// True if the text so far is looked through first, and the drafter asked where that finds
    /// nothing.
    pub ngram_first: bool,
}

/// The drafter of llama-server that is not run here.
const NOT_RUN: &str = "draft-dspark";

impl Drafters {
    /// Reads one name, or several with commas between them: `ngram` beside one other.
    ///
    /// # Errors
    /// Says what was expected.
    pub fn read(names: &str) -> Result<Drafters, String> {
        let mut drafters: Vec<Drafter> = Vec::new();
        for name in names.split(',').map(str::trim) {
            let drafter = Drafter::from_name(name).ok_or_else(|| {
                if name == NOT_RUN {
                    return format!(
                        "{name} drafters are not run here; dflash, eagle3, a smaller model \
                         (draft), mtp or ngram was expected"
                    );
                }
                let known = Drafter::ALL.map(Drafter::name).join(", ");
                format!(
                    "one of {known}, or ngram and one of the others, was expected, not {name:?}"
                )
            })?;
            if !drafters.contains(&drafter) {
                drafters.push(drafter);
            }
        }
        let ngram_first = drafters.len() > 1 && drafters.contains(&Drafter::Ngram);
        if ngram_first {
            drafters.retain(|&drafter| drafter != Drafter::Ngram);
        }
        match drafters[..] {
            [Drafter::None] if ngram_first => Err("none was expected alone".to_owned()),
            [drafter] => Ok(Drafters { drafter, ngram_first }),
            _ => {
                let names: Vec<_> = drafters.iter().map(|drafter| drafter.name()).collect();
                Err(format!("one of {} was expected; ngram may stand beside it", names.join(", ")))
            }
        }
    }
}

/// A source of drafts that computes them, for all texts of an engine.
pub enum DraftSource {
    /// A smaller model.
    Model(DraftModel),
    /// Layers that read the model's hidden states.
    Hidden(HiddenDrafter),
}

impl DraftSource {
    /// Returns which it is.
    pub fn drafter(&self) -> Drafter {
        match self {
            DraftSource::Model(_) => Drafter::Model,
            DraftSource::Hidden(drafter) => drafter.kind(),
        }
    }

    /// Returns the most tokens of a draft, if the source has a limit of its own.
    pub(super) fn longest(&self) -> Option<usize> {
        match self {
            DraftSource::Model(_) => None,
            DraftSource::Hidden(drafter) => drafter.longest(),
        }
    }

    /// Drafts for several texts at once.
    pub(super) fn draft(&mut self, requests: &mut [DraftRequest<'_>]) {
        match self {
            DraftSource::Model(model) => model.draft(requests),
            DraftSource::Hidden(drafter) => drafter.draft(requests),
        }
    }
}

/// Most tokens of a draft of a block for multi-token prediction, where nobody says how many: it
/// reads the whole output matrix for each.
const MOST_OF_MTP: usize = 2;

/// Most tokens of a draft of EAGLE-3, where nobody says how many: with the token before them they
/// fill a pass of the CPU's kernels (see `length`).
const MOST_OF_EAGLE3: usize = 3;

/// The settings of a job's drafts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Speculation {
    /// The source of drafts.
    pub drafter: Drafter,
    /// See [`Drafters::ngram_first`].
    pub ngram_first: bool,
    /// Most tokens of a draft, at most [`MOST_DRAFTED`]; 0: no drafts. `None`: as many as pay with
    /// the drafter.
    pub n_max: Option<usize>,
    /// Fewest tokens of a draft; a shorter one is not tried.
    pub n_min: usize,
    /// Least probability of a token that a [`DraftSource`] drafts; its draft ends before a less
    /// probable one.
    pub p_min: f32,
    /// Number of tokens at the end of the text that must have occurred before, 1 to
    /// [`LONGEST_NGRAM`].
    pub ngram: usize,
}

impl Default for Speculation {
    fn default() -> Self {
        Self {
            drafter: Drafter::None,
            ngram_first: false,
            n_max: None,
            n_min: 0,
            p_min: 0.5,
            ngram: 3,
        }
    }
}

impl Speculation {
    /// Returns the names of the drafters, as [`Drafters::read`] reads them.
    pub fn names(&self) -> String {
        let ngram = if self.ngram_first { "ngram," } else { "" };
        format!("{ngram}{}", self.drafter.name())
    }

    /// Limits drafts to those of a source whose longest have `longest` tokens, which is then what
    /// there is where nobody says how many.
    pub(super) fn limit(&mut self, longest: usize) {
        self.n_max = Some(self.n_max.unwrap_or(longest).min(longest));
    }

    /// Returns whether there are to be drafts.
    pub fn is_on(&self) -> bool {
        self.drafter != Drafter::None && self.most() > 0
    }

    /// Returns the most tokens of a draft.
    pub fn most(&self) -> usize {
        self.most_of(self.drafter)
    }

    /// Returns the most tokens of a draft of one drafter.
    fn most_of(&self, drafter: Drafter) -> usize {
        /// Two passes of the CPU's kernels (see `length`): of more, fewer are right, and each costs
        /// a row.
        const MOST: usize = 7;
        let most = match drafter {
            Drafter::Mtp => MOST_OF_MTP,
            Drafter::Eagle3 => MOST_OF_EAGLE3,
            // a block, if the drafter has been read
            Drafter::Dflash => MOST_DRAFTED,
            Drafter::None | Drafter::Ngram | Drafter::Model | Drafter::Auto => MOST,
        };
        self.n_max.unwrap_or(most.max(self.n_min)).min(MOST_DRAFTED)
    }
}

/// The drafts of one job.
#[derive(Debug)]
pub(super) struct Drafting {
    speculation: Speculation,
    ngrams: NgramIndex,
    length: DraftLength,
    /// The look-ups before another drafter is asked, if there are to be any.
    lookup: Option<LookupFirst>,
}

/// The look-ups before another drafter is asked: how often they are right is no matter of its own
/// drafts.
#[derive(Debug)]
struct LookupFirst {
    length: DraftLength,
    /// Tokens to look up for the next step.
    n: usize,
    /// True if the draft of the step is theirs.
    has_drafted: bool,
}

impl Drafting {
    /// Returns the drafts of a job before the first; `None` if there are to be none.
    pub(super) fn new(speculation: Speculation) -> Option<Drafting> {
        // what reads hidden states is right more often than not: one wrong draft says little
        let n_tolerated = usize::from(speculation.drafter.reads_hidden());
        speculation.is_on().then(|| Drafting {
            speculation,
            ngrams: NgramIndex::new(speculation.ngram.clamp(1, LONGEST_NGRAM)),
            length: DraftLength::new(speculation.most(), n_tolerated),
            lookup: speculation.ngram_first.then(|| LookupFirst {
                length: DraftLength::new(speculation.most_of(Drafter::Ngram), 0),
                n: 0,
                has_drafted: false,
            }),
        })
    }

    /// Returns the number of tokens to draft for the next step, at most `most`. Called once a step.
    pub(super) fn length(&mut self, most: usize) -> usize {
        if let Some(lookup) = &mut self.lookup {
            lookup.n = most.min(lookup.length.next_length());
            lookup.has_drafted = false;
        }
        let length = most.min(self.length.next_length());
        if length >= self.speculation.n_min { length } else { 0 }
    }

    /// Returns the least probability of a token that the engine's [`DraftSource`] is to draft;
    /// `None` if it drafts nothing for this job.
    pub(super) fn p_min(&self) -> Option<f32> {
        let Speculation { drafter, p_min, .. } = self.speculation;
        drafter.computes().then_some(p_min)
    }

    /// Appends to `draft` at most `most` tokens: those that followed the last occurrence of how the
    /// text ends now.
    pub(super) fn look_up(&mut self, tokens: &[u32], most: usize, draft: &mut Vec<u32>) {
        self.ngrams.follow(tokens, most, draft);
    }

    /// Appends to `draft` the tokens that followed the last occurrence of how the text ends now, if
    /// these are to be looked up before another drafter is asked. Returns whether there are any.
    pub(super) fn look_up_first(&mut self, tokens: &[u32], draft: &mut Vec<u32>) -> bool {
        let Some(lookup) = self.lookup.as_mut().filter(|lookup| lookup.n > 0) else {
            return false;
        };
        self.ngrams.follow(tokens, lookup.n, draft);
        lookup.has_drafted = draft.len() >= self.speculation.n_min.max(1);
        if !lookup.has_drafted {
            draft.clear();
        }
        lookup.has_drafted
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
        match self.lookup.as_mut().filter(|lookup| lookup.has_drafted) {
            Some(lookup) => lookup.length.record(drafted, accepted),
            None => self.length.record(drafted, accepted),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_drafters_are_a_look_up_and_one_other() {
        let read = |names| Drafters::read(names);
        let of = |drafter, ngram_first| Ok(Drafters { drafter, ngram_first });
        for (names, expected) in [
            ("ngram", of(Drafter::Ngram, false)),
            ("ngram-simple,ngram-mod", of(Drafter::Ngram, false)),
            ("draft-mtp,ngram-simple", of(Drafter::Mtp, true)),
            ("ngram, draft", of(Drafter::Model, true)),
            ("draft-eagle3,ngram", of(Drafter::Eagle3, true)),
            ("ngram-mod,draft-dflash", of(Drafter::Dflash, true)),
            ("dflash", of(Drafter::Dflash, false)),
            ("auto,ngram", of(Drafter::Auto, true)),
            ("none", of(Drafter::None, false)),
        ] {
            assert_eq!(read(names), expected, "{names}");
        }
        for (names, expected) in [
            ("draft,mtp", "one of draft, mtp"),
            ("none,ngram", "alone"),
            ("draft-dspark", "draft-dspark drafters are not run here"),
            ("draft-dspark,ngram", "a smaller model (draft), mtp or ngram"),
            ("draft-dflash,eagle3", "one of dflash, eagle3"),
            ("draft-other", "not \"draft-other\""),
            ("ngram,", "not \"\""),
        ] {
            let refused = read(names).unwrap_err();
            assert!(refused.contains(expected), "{names}: {refused}");
        }
    }

    #[test]
    fn drafts_of_a_block_are_short_unless_more_are_asked_for() {
        let most = |n_max, n_min| {
            Speculation { drafter: Drafter::Mtp, n_max, n_min, ..Speculation::default() }.most()
        };
        assert_eq!(most(None, 0), MOST_OF_MTP);
        assert_eq!(most(None, 5), 5);
        assert_eq!(most(Some(9), 0), 9);
        assert_eq!(most(Some(99), 0), MOST_DRAFTED);
    }

    #[test]
    fn drafts_are_no_longer_than_their_source_has_them() {
        let most = |n_max| {
            let mut speculation =
                Speculation { drafter: Drafter::Dflash, n_max, ..Speculation::default() };
            speculation.limit(9);
            speculation.most()
        };
        assert_eq!([most(None), most(Some(4)), most(Some(12)), most(Some(0))], [9, 4, 9, 0]);
    }

    #[test]
    fn look_ups_come_first_and_their_faults_are_their_own() {
        let speculation = Speculation {
            drafter: Drafter::Mtp,
            ngram_first: true,
            ngram: 2,
            ..Speculation::default()
        };
        let mut drafting = Drafting::new(speculation).unwrap();
        let text = [1, 2, 3, 4, 1, 2];
        let n = drafting.length(15);
        let mut draft = Vec::new();
        assert!(n > 0 && drafting.look_up_first(&text, &mut draft));
        assert_eq!(draft, [3, 4, 1]);
        drafting.record(3, 0);
        // the look-up pauses, the other drafts as before
        assert_eq!(drafting.length(15), n);
        draft.clear();
        assert!(!drafting.look_up_first(&text, &mut draft) && draft.is_empty());
    }
}
