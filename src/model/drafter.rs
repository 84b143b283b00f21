//! Files whose layers draft for a model: they read its hidden states.

use super::error::Error;
use super::plan::HiddenStates;
use super::weights::DrafterInput;
use super::{Model, eagle3, gemma4_assistant};
use crate::gguf::Gguf;

/// Returns `general.architecture` of a file, if it is one of drafters.
fn architecture(gguf: &Gguf) -> Option<&str> {
    let arch = gguf.get_str("general.architecture").ok().flatten()?;
    [eagle3::ARCHITECTURE, gemma4_assistant::ARCHITECTURE].contains(&arch).then_some(arch)
}

impl Model {
    /// Returns whether a file holds a drafter that reads hidden states of a model.
    pub fn is_drafter(gguf: &Gguf) -> bool {
        architecture(gguf).is_some()
    }

    /// Reads a drafter for this model.
    ///
    /// # Errors
    /// As [`Model::load`], and if the drafter was made for a model of other sizes.
    pub fn load_drafter(&self, gguf: Gguf) -> Result<Model, Error> {
        if architecture(&gguf) == Some(gemma4_assistant::ARCHITECTURE) {
            gemma4_assistant::load(self, gguf)
        } else {
            eagle3::load(self, gguf)
        }
    }

    /// Returns whether it is an EAGLE-3 drafter.
    pub fn is_eagle3(&self) -> bool {
        matches!(self.weights.drafter, Some(DrafterInput::Eagle3(_)))
    }

    /// Lets steps of this model give the hidden states that a drafter of it reads.
    ///
    /// # Errors
    /// If the model has several streams in place of a residual stream.
    pub fn keep_hidden_for(&mut self, drafter: &Model) -> Result<(), Error> {
        self.plan.hidden = match &drafter.weights.drafter {
            None | Some(DrafterInput::Mtp(_)) => HiddenStates::Normed,
            Some(DrafterInput::Assistant(input)) => {
                HiddenStates::WithKeys(input.keys.iter().map(|keys| keys.of).collect())
            }
            Some(DrafterInput::Eagle3(_)) if self.plan.streams.is_some() => {
                let arch = &self.plan.arch;
                return Err(Error::NoModel(format!(
                    "a model ({arch}) that EAGLE-3 drafters do not read: its layers have no \
                     residual stream of their inputs; leave --draft out"
                )));
            }
            Some(DrafterInput::Eagle3(input)) => HiddenStates::LayerInputs(input.layers.clone()),
        };
        Ok(())
    }
}
