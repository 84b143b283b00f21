//! The options of speculative decoding, which `hob run` and `hob serve` share.

use std::path::PathBuf;

use super::Error;
use super::model::ModelArgs;
use crate::engine::{Drafter, Drafters, LONGEST_NGRAM, Speculation};
use crate::runtime::{ModelSource, MtpUse};
use crate::store::{Name, read_name};

/// Options for speculative decoding.
#[derive(Debug, clap::Args)]
pub(super) struct SpeculationArgs {
    /// Guess tokens ahead and verify them in one step: the same text, sooner where it repeats
    /// itself or the prompt. `ngram` looks them up there, `draft` asks the model of --draft,
    /// `eagle3` and `dflash` the EAGLE-3 or DFlash drafter of --draft, `mtp` the block for
    /// multi-token prediction in the model's own file, or the assistant of Gemma 4 of --draft,
    /// `none` guesses nothing, `auto` is what --draft names, mtp where the file has such a block
    /// else none. `ngram,draft`, `ngram,eagle3`, `ngram,dflash`, `ngram,mtp`
    /// and `ngram,auto` ask the second where the first finds nothing [default: auto]
    #[arg(
        long,
        visible_alias = "spec-type",
        value_name = "DRAFTER",
        env = "LLAMA_ARG_SPEC_TYPE",
        value_parser = Drafters::read
    )]
    spec: Option<Drafters>,
    /// A smaller model with the same vocabulary that guesses, or a drafter of the model (EAGLE-3,
    /// DFlash, an assistant of Gemma 4): a GGUF file or a name in the store (also -md)
    #[arg(
        long,
        visible_alias = "model-draft",
        alias = "spec-draft-model",
        value_name = "MODEL",
        env = "LLAMA_ARG_SPEC_DRAFT_MODEL"
    )]
    draft: Option<PathBuf>,
    /// A draft model of a hub, fetched into the store unless it is there (also -hfd)
    #[arg(
        long,
        visible_alias = "hf-repo-draft",
        value_name = "ORG/REPO[:QUANT]",
        env = "LLAMA_ARG_SPEC_DRAFT_HF_REPO",
        value_parser = read_name,
        conflicts_with = "draft"
    )]
    spec_draft_hf: Option<Name>,
    /// Most tokens guessed at a time; more than 15 are 15 [default: 2 with mtp, 3 with
    /// eagle3, the block of the file with dflash, 7 otherwise]
    #[arg(
        long,
        alias = "spec-draft-n-max",
        alias = "draft-n",
        value_name = "N",
        env = "LLAMA_ARG_SPEC_DRAFT_N_MAX"
    )]
    draft_max: Option<usize>,
    /// Fewest tokens worth a guess
    #[arg(
        long,
        alias = "spec-draft-n-min",
        alias = "draft-n-min",
        value_name = "N",
        default_value_t = Speculation::default().n_min,
        env = "LLAMA_ARG_SPEC_DRAFT_N_MIN"
    )]
    draft_min: usize,
    /// A guess ends where the best token of what computes it is less probable than this
    #[arg(
        long,
        alias = "spec-draft-p-min",
        value_name = "P",
        default_value_t = Speculation::default().p_min,
        env = "LLAMA_ARG_SPEC_DRAFT_P_MIN",
        value_parser = probability
    )]
    draft_p_min: f32,
    /// Tokens at the end of the text that must have been there before, for `--spec ngram`
    #[arg(
        long,
        alias = "spec-ngram-simple-size-n",
        value_name = "N",
        default_value_t = Speculation::default().ngram,
        env = "LLAMA_ARG_SPEC_NGRAM_SIMPLE_SIZE_N",
        value_parser = ngram
    )]
    spec_ngram: usize,
}

fn ngram(text: &str) -> Result<usize, String> {
    let n = text.parse().ok().filter(|n| (1..=LONGEST_NGRAM).contains(n));
    n.ok_or_else(|| format!("a whole number from 1 to {LONGEST_NGRAM} was expected"))
}

fn probability(text: &str) -> Result<f32, String> {
    let p = text.parse().ok().filter(|p| (0.0..=1.0).contains(p));
    p.ok_or_else(|| "a number from 0 to 1 was expected".into())
}

impl SpeculationArgs {
    /// Returns the draft model; `model` has the options for a hub (`--hf-token`, `--offline`).
    ///
    /// # Errors
    /// When its name is not in the store, or it cannot be brought there; when no guess could be
    /// both as short and as long as is asked for.
    pub(super) fn source(&self, model: &ModelArgs) -> Result<Option<ModelSource>, Error> {
        if let Some(most) = self.draft_max.filter(|&most| most > 0 && most < self.draft_min) {
            let least = self.draft_min;
            let what =
                format!("--draft-min {least}: expected at most --draft-max, which is {most}");
            return Err(Error::Usage(what));
        }
        match &self.spec_draft_hf {
            Some(name) => model.fetch(name).map(Some),
            None => self
                .draft
                .as_ref()
                .map(|draft| super::named::named_source(&Some(draft.clone())))
                .transpose(),
        }
    }

    /// Returns the use of the model's block for multi-token prediction.
    pub(super) fn mtp(&self) -> MtpUse {
        match self.drafters().drafter {
            Drafter::Auto => MtpUse::IfThere,
            Drafter::Mtp => MtpUse::Always,
            Drafter::None | Drafter::Ngram | Drafter::Model | Drafter::Eagle3 | Drafter::Dflash => {
                MtpUse::Never
            }
        }
    }

    /// Returns the kind that what drafts must be of, if it must.
    pub(super) fn required(&self) -> Option<Drafter> {
        Some(self.drafters().drafter).filter(|drafter| drafter.computes())
    }

    /// Checks that what drafts is used where there are no requests, which could ask for it.
    ///
    /// # Errors
    /// When a draft model is named, and `--spec` says that none drafts.
    pub(super) fn check_used(&self) -> Result<(), Error> {
        if !self.is_for_requests() {
            return Ok(());
        }
        let kind = self.drafters().drafter.name();
        let what =
            format!("--spec {kind}: the model of --draft would guess nothing; leave one out");
        Err(Error::Usage(what))
    }

    /// Returns whether a draft model is named that only requests can ask for.
    fn is_for_requests(&self) -> bool {
        let is_named = self.draft.is_some() || self.spec_draft_hf.is_some();
        is_named && matches!(self.drafters().drafter, Drafter::None | Drafter::Ngram)
    }

    /// Says in the log that the text itself is what tokens are drafted from, if it is, and which
    /// options only requests make use of; of what computes drafts the runtime says so.
    pub(super) fn log(&self) {
        let kind = self.drafters().drafter;
        if self.is_for_requests() {
            tracing::warn!(
                "--spec {}: the model of --draft guesses only for requests that ask for it \
                 (`speculative.type`)",
                kind.name()
            );
        } else if kind == Drafter::None && self.draft_max.is_some() {
            tracing::warn!("--draft-max changes nothing: --spec none guesses nothing");
        }
        let speculation = self.speculation();
        if speculation.drafter == Drafter::Ngram || speculation.ngram_first {
            tracing::info!(
                kind = Drafter::Ngram.name(),
                length = speculation.ngram,
                "tokens are drafted from what the text has had before"
            );
        }
    }

    fn drafters(&self) -> Drafters {
        self.spec.unwrap_or(Drafters { drafter: Drafter::Auto, ngram_first: false })
    }

    /// Returns the setting for a job.
    pub(super) fn speculation(&self) -> Speculation {
        let Drafters { drafter, ngram_first } = self.drafters();
        Speculation {
            drafter,
            ngram_first,
            p_min: self.draft_p_min,
            n_max: self.draft_max,
            n_min: self.draft_min,
            ngram: self.spec_ngram,
        }
    }
}
