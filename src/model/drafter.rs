//! Files whose layers draft for a model: they read its hidden states.

use super::error::Error;
use super::plan::HiddenStates;
use super::weights::DrafterInput;
use super::{Model, dflash, eagle3, gemma4_assistant};
use crate::gguf::Gguf;

/// Returns `general.architecture` of a file, if it is one of drafters.
fn architecture(gguf: &Gguf) -> Option<&str> {
    const ALL: [&str; 3] =
        [dflash::ARCHITECTURE, eagle3::ARCHITECTURE, gemma4_assistant::ARCHITECTURE];
    let arch = gguf.get_str("general.architecture").ok().flatten()?;
    ALL.contains(&arch).then_some(arch)
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
        match architecture(&gguf) {
            Some(gemma4_assistant::ARCHITECTURE) => gemma4_assistant::load(self, gguf),
            Some(dflash::ARCHITECTURE) => dflash::load(self, gguf),
            _ => eagle3::load(self, gguf),
        }
    }

    /// Returns whether it is an EAGLE-3 drafter.
    pub fn is_eagle3(&self) -> bool {
        matches!(self.weights.drafter, Some(DrafterInput::Eagle3(_)))
    }

    /// Returns whether it is a DFlash drafter.
    pub fn is_dflash(&self) -> bool {
        matches!(self.weights.drafter, Some(DrafterInput::Dflash(_)))
    }

    /// Lets steps of this model give the hidden states that a drafter of it reads.
    ///
    /// # Errors
    /// If the model has several streams in place of a residual stream.
    pub fn keep_hidden_for(&mut self, drafter: &Model) -> Result<(), Error> {
        let layers = match &drafter.weights.drafter {
            None | Some(DrafterInput::Mtp(_)) => {
                self.plan.hidden = HiddenStates::Normed;
                return Ok(());
            }
            Some(DrafterInput::Assistant(input)) => {
                let keys = input.keys.iter().map(|keys| keys.of).collect();
                self.plan.hidden = HiddenStates::WithKeys(keys);
                return Ok(());
            }
            Some(DrafterInput::Eagle3(input)) => &input.layers,
            Some(DrafterInput::Dflash(input)) => &input.layers,
        };
        if self.plan.streams.is_some() {
            let arch = &self.plan.arch;
            let kind = &drafter.plan.arch;
            return Err(Error::NoModel(format!(
                "a model ({arch}) that drafters of this kind ({kind}) do not read: its layers \
                 have no residual stream of their inputs; leave --draft out"
            )));
        }
        self.plan.hidden = HiddenStates::LayerInputs(layers.clone());
        Ok(())
    }
}
