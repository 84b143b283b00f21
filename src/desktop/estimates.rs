//! The memory that a model would take with its settings, found by `hob estimate` in a process of
//! its own, so that what this one holds is not counted twice.

use std::ffi::OsString;

use serde_json::Value;

use super::library::{LocalModel, ModelOrigin};
use super::load_settings::LoadSettings;
use super::{Desktop, own_program};
use crate::server::error::ApiError;

impl LocalModel {
    /// Returns the word of the command line that names it; none is for the shipped one.
    pub(super) fn word(&self) -> Option<OsString> {
        match self.origin {
            ModelOrigin::Ollama => Some(format!("ollama:{}", self.id).into()),
            _ => self.source.file().map(Into::into),
        }
    }
}

impl Desktop {
    /// Returns the estimate of a model with settings, as `hob estimate --json` prints it.
    ///
    /// # Errors
    /// 400 when the settings are wrong or the model cannot be run with them.
    pub(super) async fn estimate(
        &self,
        model: &LocalModel,
        settings: &LoadSettings,
    ) -> Result<Value, ApiError> {
        settings.check()?;
        let budget = (self.pool.options().budget >> 20).to_string();
        let mut words: Vec<OsString> = vec!["estimate".into(), "--json".into()];
        words.extend(["--memory".into(), budget.into()]);
        words.extend(settings.words(self.usual_options(model)));
        words.extend(model.word());
        // each reads a vocabulary: one after the other
        let _permit = self.estimates.acquire().await;
        let end = own_program::run(words).await;
        let end = end.map_err(|error| ApiError::internal(format!("hob estimate: {error}")))?;
        // 1 is the answer that it does not fit
        if !matches!(end.status.code(), Some(0 | 1)) {
            return Err(ApiError::bad_request(end.error()));
        }
        serde_json::from_slice(&end.answer)
            .map_err(|error| ApiError::internal(format!("hob estimate: {error}")))
    }
}
