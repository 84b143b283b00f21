//! The model of a server: loaded, checked against the options, and described.

use std::sync::Arc;

use super::Args;
use crate::cli::Error;
use crate::engine::{LONGEST_MESSAGE, Pooling};
use crate::grammar::{Source, Stop};
use crate::model::Model;
use crate::runtime::{KnownModel, ModelInfo, ModelSource, Runtime, RuntimeOptions, Served};

/// The use that `--pooling` or `--reranking` makes of texts.
#[derive(Clone, Copy)]
pub(super) enum TextUse {
    /// Vectors.
    Embedded(Pooling),
    /// Scores, by which documents are ranked.
    Ranked,
}

/// A model to be served, with what is asked of it.
pub(super) struct ServedSource {
    /// The model.
    pub source: ModelSource,
    /// The constraint on texts that name none.
    pub constraint: Option<Source>,
    /// The use of texts, if that is said.
    pub texts: Option<TextUse>,
}

impl ServedSource {
    /// Loads the model; `was_read` is called once it and all that goes with it is read, and the
    /// options fit it.
    ///
    /// # Errors
    /// It cannot be loaded, or an option does not fit it.
    pub(super) fn load(
        &self,
        args: &Args,
        options: RuntimeOptions,
        was_read: &dyn Fn(),
    ) -> Result<Served, Error> {
        let fits = |known: &KnownModel<'_>| {
            args.check_fit(known.model, self.texts)?;
            args.check_texts(known, self.constraint.as_ref())?;
            was_read();
            Ok::<_, Error>(())
        };
        let runtime = Runtime::load_noting(&self.source, options, &fits)?;
        // so that the first request with a schema need not wait for it
        let constraints = Arc::clone(&runtime.constraints);
        tokio::task::spawn_blocking(move || _ = constraints.vocabulary());
        let info = args.model_info(&runtime, &self.source, self.texts)?;
        Ok(Served { info, runtime })
    }
}

impl Args {
    /// Checks the options that depend on the model's vocabulary.
    ///
    /// # Errors
    /// Names the option that does not fit it.
    fn check_texts(
        &self,
        known: &KnownModel<'_>,
        constraint: Option<&Source>,
    ) -> Result<(), Error> {
        if let Some(source) = constraint {
            let compiled = known.constraints.compile(source, &Stop::default());
            compiled.map_err(|error| self.constraint.error(error))?;
        }
        let n = known.tokenizer.encode_more(&self.reasoning_budget_message).len();
        if n > LONGEST_MESSAGE {
            let what = format!(
                "--reasoning-budget-message: at most {LONGEST_MESSAGE} tokens were \
                 expected, found {n}"
            );
            return Err(Error::Usage(what));
        }
        Ok(())
    }

    /// Checks the options that ask for something of the model, which was only read.
    ///
    /// # Errors
    /// Names the option that does not fit it.
    fn check_fit(&self, model: &Model, texts: Option<TextUse>) -> Result<(), Error> {
        if matches!(texts, Some(TextUse::Ranked)) && model.weights.classifier.is_none() {
            return Err(no_head());
        }
        let n_vocab = model.plan.n_vocab;
        let mut biased = self.sampling.logit_bias().iter().map(|(token, _)| *token);
        if let Some(token) = biased.find(|&token| token as usize >= n_vocab) {
            let what = format!("--logit-bias: token {token} is not in the vocabulary of {n_vocab}");
            return Err(Error::Usage(what));
        }
        Ok(())
    }

    /// Returns what the server says of its model.
    ///
    /// # Errors
    /// The model cannot do what is to be done with `texts`.
    fn model_info(
        &self,
        runtime: &Runtime,
        source: &ModelSource,
        texts: Option<TextUse>,
    ) -> Result<ModelInfo, Error> {
        let mut names = self.alias.clone();
        // llama-server's order: the first is the model's id.
        names.sort();
        let info = ModelInfo::new(runtime, source, names);
        let info = match texts {
            Some(TextUse::Embedded(pooling)) => info.embedding(pooling),
            Some(TextUse::Ranked) => info.ranking(runtime).ok_or_else(no_head)?,
            None if self.embeddings && info.pooling.is_none() => info.embedding(Pooling::Mean),
            None => info,
        };
        Ok(ModelInfo { tags: self.tags.clone(), ..info })
    }

    /// Returns what becomes of texts, if that is said.
    pub(super) fn texts(&self) -> Result<Option<TextUse>, Error> {
        let Some(name) = self.pooling.as_deref().or(self.reranking.then_some("rank")) else {
            return Ok(None);
        };
        Ok(Some(match name {
            "rank" => TextUse::Ranked,
            other if self.reranking => {
                return Err(Error::Usage(format!("--reranking is --pooling rank, not {other}")));
            }
            "none" => TextUse::Embedded(Pooling::None),
            "cls" => TextUse::Embedded(Pooling::First),
            "last" => TextUse::Embedded(Pooling::Last),
            _ => TextUse::Embedded(Pooling::Mean),
        }))
    }
}

/// Returns the error of ranking with a model that makes no scores.
fn no_head() -> Error {
    let what = "this model has no classification head (tensors `cls.output` or `cls`)";
    Error::Usage(format!("--reranking: {what}"))
}
