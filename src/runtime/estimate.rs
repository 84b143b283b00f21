//! The memory that a model takes when it is run, found without loading it.

use std::sync::Arc;

use super::drafting::{block_options, load_block, read_drafter};
use super::{
    Constraints, Error, ModelSource, MtpUse, ReadParts, RuntimeOptions, load_model, read_model,
};
use crate::context::{ContextOptions, Footprint};
use crate::model::Model;
use crate::util::memory;
use crate::vision::{TowerFootprint, Vision};

/// Bytes that a server which answers has in memory beyond a process that has read its model: pages
/// of the program, stacks of threads, buffers of connections. Measured on x86-64 with a model of
/// 1 MB.
const SERVING: u64 = 13 << 19;

/// Positions by which a context that fits is rounded down.
const ROUNDED_TO: u64 = 64;

/// The memory of a model whose sequences are full, part by part, in bytes.
pub struct Estimate {
    /// The model.
    pub model: Arc<Model>,
    /// The process without a context: program, vocabulary, template, tables of constraints. This
    /// is measured, of a process that has read them, and what serving adds.
    pub process: u64,
    /// The context.
    pub context: Footprint,
    /// The context of what drafts: a model, or layers that read hidden states.
    pub draft: Option<DraftFootprint>,
    /// The layers that draft by hidden states, if no other model does.
    hidden_layers: Option<Arc<Model>>,
    /// The vision tower.
    pub tower: Option<TowerFootprint>,
    /// Bytes that the machine could give when this was found.
    pub available: u64,
}

/// The memory of what drafts.
pub struct DraftFootprint {
    /// Its name.
    pub name: String,
    /// Its context.
    pub context: Footprint,
}

impl Estimate {
    /// Finds the memory of a model as [`Runtime::load`](super::Runtime::load) would run it with
    /// these options. Reads everything but the weights.
    ///
    /// # Errors
    /// As [`Runtime::load`](super::Runtime::load), as far as reading goes.
    pub fn of(from: &ModelSource, options: &RuntimeOptions) -> Result<Estimate, Error> {
        memory::return_large_blocks();
        let available = memory::available();
        let mut model = read_model(from)?;
        let drafter = read_drafter(from, &mut model, options)?;
        let model = Arc::new(model);
        let parts = ReadParts::read(from, &model, options)?;
        let constraints = Constraints::new(Arc::clone(&parts.tokenizer));
        constraints.vocabulary();
        let tower = parts.vision.as_ref().map(Vision::footprint);
        let of_context = from.with_context_size(&options.context);
        let options = &RuntimeOptions { context: of_context, ..options.clone() };
        let context = footprint(&model, options, tower)?;
        let hidden_layers = match drafter {
            Some(drafter) => Some(drafter),
            None => mtp(from, &model, &context, options)?,
        };
        let draft = drafting(from, &context, options, hidden_layers.as_deref())?;
        let process = process(&model);
        Ok(Estimate { process, model, context, draft, hidden_layers, tower, available })
    }

    /// Returns the same with another number of positions per sequence.
    ///
    /// # Errors
    /// As [`Estimate::of`].
    pub fn with_context(
        &self,
        from: &ModelSource,
        n_ctx: usize,
        options: &RuntimeOptions,
    ) -> Result<Estimate, Error> {
        let mut options = options.clone();
        options.context.n_ctx = Some(n_ctx);
        let context = footprint(&self.model, &options, self.tower)?;
        let draft = drafting(from, &context, &options, self.hidden_layers.as_deref())?;
        let model = Arc::clone(&self.model);
        let hidden_layers = self.hidden_layers.clone();
        Ok(Estimate { model, context, draft, hidden_layers, ..*self })
    }

    /// Returns the contexts: the model's, and the draft model's.
    fn contexts(&self) -> impl Iterator<Item = &Footprint> {
        std::iter::once(&self.context).chain(self.draft.iter().map(|draft| &draft.context))
    }

    /// Returns the bytes of the machine's memory that all parts take together.
    pub fn total(&self) -> u64 {
        let of_tower = self.tower.map_or(0, |tower| tower.total());
        let of_contexts = self.contexts().map(|context| context.own() + context.mapped());
        of_contexts.fold(self.process + of_tower, u64::saturating_add)
    }

    /// Returns whether the machine's memory holds all of it.
    pub fn fits(&self) -> bool {
        self.total() <= self.available
    }

    /// Returns the largest number of positions per sequence for which all sequences fit at once, at
    /// most what the model was trained for; 0 if not one page of the cache fits. `None` if the
    /// cache is on a GPU whose memory nobody states.
    pub fn largest_context(&self) -> Option<u64> {
        let most = self.model.plan.learned_positions.unwrap_or(usize::MAX);
        let most = self.model.plan.n_ctx_train.min(most) as u64;
        let cache: u64 = self.contexts().map(Footprint::cache).fold(0, u64::saturating_add);
        let per_token: u64 = self.contexts().map(|context| context.cpu.position).sum();
        let n_seq = self.context.n_seq as u64;
        let room = self.available.saturating_sub(self.total().saturating_sub(cache));
        let mut fits = fitting(room, per_token * n_seq).unwrap_or(most);
        if let Some(gpu) = &self.context.gpu {
            let limit = gpu.limit?;
            let room = limit.saturating_sub(gpu.weights + gpu.scratch);
            fits = fits.min(fitting(room, gpu.position * n_seq).unwrap_or(most));
        }
        Some(fits.min(most))
    }
}

/// Returns the memory of this process, and of a server more, but for the pages of the model.
fn process(model: &Model) -> u64 {
    memory::give_back();
    let found = memory::resident(std::process::id()).unwrap_or_default();
    let files: u64 = model.gguf.files().map(|(_, n_bytes)| n_bytes).sum();
    // the beginning of the files, which is counted with the weights, has just been read
    let header = if model.gguf.is_mapped() { files - model.n_bytes() } else { 0 };
    found.own + found.mapped.saturating_sub(header) + SERVING
}

/// Returns how many positions of so many bytes there is room for; `None` if they take none.
fn fitting(room: u64, position: u64) -> Option<u64> {
    Some(room.checked_div(position)? / ROUNDED_TO * ROUNDED_TO)
}

/// Computes the footprint of a model's context, whose tower has a share of the GPU.
fn footprint(
    model: &Model,
    options: &RuntimeOptions,
    tower: Option<TowerFootprint>,
) -> Result<Footprint, Error> {
    let mut of_context = options.context.clone();
    let of_tower = tower.map_or(0, |tower| tower.gpu);
    of_context.gpu_memory = of_context.gpu_memory.map(|bytes| bytes.saturating_sub(of_tower));
    Ok(Footprint::of(model, &of_context)?)
}

/// Reads the block for multi-token prediction that drafts next to a context; `None` if none does.
fn mtp(
    from: &ModelSource,
    model: &Model,
    context: &Footprint,
    options: &RuntimeOptions,
) -> Result<Option<Arc<Model>>, Error> {
    let is_used = options.draft.is_none() && options.mtp != MtpUse::Never;
    if !is_used || context.gpu.is_some() || !model.has_mtp() {
        return Ok(None);
    }
    Ok(Some(Arc::new(load_block(from, model)?)))
}

/// Computes the footprint of what drafts next to a context: `hidden_layers`, or else the model of
/// the options.
fn drafting(
    from: &ModelSource,
    context: &Footprint,
    options: &RuntimeOptions,
    hidden_layers: Option<&Model>,
) -> Result<Option<DraftFootprint>, Error> {
    let name = match &options.draft {
        Some(draft) => draft.name(),
        None => "its block for multi-token prediction".into(),
    };
    if let (Some(draft), Some(_), Some(_)) = (&options.draft, hidden_layers, &context.gpu) {
        return Err(Error::DrafterOnGpu { draft: draft.clone(), model: from.clone() });
    }
    if let (Some(source), None) = (&options.draft, hidden_layers) {
        let options = ContextOptions {
            n_ctx: Some(context.n_ctx),
            n_seq: context.n_seq,
            expert_cache: Some(0),
            ..options.context.clone()
        };
        let model = load_model(source)?;
        let context = Footprint::of(&model, &options)?;
        return Ok(Some(DraftFootprint { name, context }));
    }
    let Some(layers) = hidden_layers else { return Ok(None) };
    let options = block_options(&options.context, context.n_ctx, context.n_seq);
    let context = Footprint::of(layers, &options)?;
    Ok(Some(DraftFootprint { name, context }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_are_rounded_down_to_pages() {
        assert_eq!(fitting(1000, 10), Some(64));
        assert_eq!(fitting(639, 10), Some(0));
        assert_eq!(fitting(1000, 0), None);
    }
}
