//! The block after a model's layers that predicts the token after the next (multi-token prediction,
//! arXiv 2404.19737), as a model of its own: it drafts for the one in the same file.
//!
//! At the position of a token it reads the model's hidden state there, after the last norm, and the
//! embedding of the token that comes next; it has one layer, like the model's last, and gives the
//! logits of the token after that. Its own hidden state stands for the model's at the next
//! position, so that one block drafts any number of tokens. Qwen3.5's, GLM's and DeepSeek's are all
//! of this form. Of several blocks the first is taken.

use super::Model;
use super::bind;
use super::error::Error;
use super::mixer::MixerPlan;
use super::plan::{HiddenStates, LayerPlan, Plan, ReadRows};
use crate::gguf::Gguf;

impl Model {
    /// Returns whether its file has a block for multi-token prediction that can be run.
    pub fn has_mtp(&self) -> bool {
        let name = format!("blk.{}.nextn.eh_proj.weight", self.plan.layers.len());
        self.gguf.tensor_index(&name).is_some() && self.mtp_layer().is_some()
    }

    /// Reads the block for multi-token prediction, from the same file as this model.
    ///
    /// # Errors
    /// If it has none, or its tensors are not those of a layer like the model's last.
    pub fn load_mtp(&self, gguf: Gguf) -> Result<Model, Error> {
        let n_layer = self.plan.layers.len();
        let Some(layer) = self.mtp_layer() else {
            return Err(Error::MissingTensor(format!("blk.{n_layer}.nextn.eh_proj.weight")));
        };
        let plan = Plan {
            layers: vec![layer],
            reads: Some(ReadRows { n: self.plan.n_embd, half: self.plan.n_embd }),
            hidden: HiddenStates::Normed,
            n_deepstack: 0,
            head: None,
            labels: Vec::new(),
            ..self.plan.clone()
        };
        let weights = bind::bind_mtp(&gguf, &plan, n_layer)?;
        Ok(Model { gguf, plan, weights })
    }

    /// Returns the plan of the block's layer: that of the model's last layer of attention with keys
    /// and values of its own.
    fn mtp_layer(&self) -> Option<LayerPlan> {
        let mut layers = self.plan.layers.iter().rev();
        let is_attention = |layer: &&LayerPlan| {
            matches!(layer.mixer, MixerPlan::Attention(_) | MixerPlan::Latent(_))
                && layer.mixer.kv_layer().is_none()
        };
        layers.find(is_attention).filter(|_| !self.plan.is_whole()).cloned()
    }
}
