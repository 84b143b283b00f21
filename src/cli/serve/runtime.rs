//! The part of the options of `hob serve` that is about its model.

use std::time::Duration;

use super::Args;
use crate::cli::Error;
use crate::cli::model::template_source;
use crate::cli::slots::SlotSizes;
use crate::context::ContextOptions;
use crate::desktop::Preset;
use crate::engine::EngineOptions;
use crate::runtime::{ModelSource, RuntimeOptions};

impl Args {
    /// Returns these options as a model of a desktop.
    ///
    /// # Errors
    /// When the model is not on this machine, or an option is wrong.
    pub(in crate::cli) fn preset(&self, id: String) -> Result<Preset, Error> {
        self.preset_of(id, self.model.located_source()?)
    }

    /// Returns the model that these options name, if it is on this machine.
    ///
    /// # Errors
    /// When it is not.
    pub(super) fn located_source(&self) -> Result<ModelSource, Error> {
        self.model.located_source()
    }

    /// Returns these options as a model of a desktop whose source has been found.
    ///
    /// # Errors
    /// When an option is wrong.
    pub(super) fn preset_of(&self, id: String, source: ModelSource) -> Result<Preset, Error> {
        Ok(Preset {
            id,
            source: self.model.overridden(source)?,
            runtime: self.runtime_options()?,
            sampling: self.sampling.overrides()?,
            defaults: self.settings()?.defaults,
            hides_stored: false,
        })
    }

    /// Returns the options of the model's runtime.
    ///
    /// # Errors
    /// When an option is wrong, or a file or draft model cannot be had.
    pub(super) fn runtime_options(&self) -> Result<RuntimeOptions, Error> {
        let is_unified = self.kv_unified && !self.no_kv_unified;
        let SlotSizes { n_ctx, n_seq } = SlotSizes::of(self.ctx_size, self.parallel, is_unified);
        let context = ContextOptions {
            n_ctx,
            n_seq,
            n_batch: self.batch_size.max(n_seq),
            exact: self.exact,
            ..self.model.compute.context_options()?
        };
        Ok(RuntimeOptions {
            context,
            engine: EngineOptions {
                queue_limit: self.queue,
                stall_timeout: Duration::from_secs(self.timeout.into()),
                prompt_cache: self.prompt_cache.options()?,
                ..EngineOptions::default()
            },
            template: template_source(&self.chat_template, &self.chat_template_file)?,
            mmproj: self.tower.source(),
            image_tokens: self.tower.image_tokens()?,
            draft: self.speculation.source(&self.model)?,
            mtp: self.speculation.mtp(),
            required_drafter: self.speculation.required(),
            adapters: self.model.adapters.sources(),
            control: self.model.adapters.control()?,
        })
    }
}
