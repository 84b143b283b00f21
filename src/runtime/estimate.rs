//! The memory that a model takes when it is run, found without loading it.

use std::sync::Arc;

use super::drafting::{ReadDraft, block_options, read_draft};
use super::{Constraints, Error, ModelSource, ReadParts, RuntimeOptions, read_shapes};
use crate::context::{ContextOptions, Footprint};
use crate::model::Model;
use crate::util::memory;
use crate::vision::{TowerFootprint, Vision};

/// Bytes that a server which answers has in memory beyond a process that has read its model: 4 to 5
/// MiB of the program, and as much of stacks of threads, buffers of connections, and what is left
/// between others. Measured on x86-64, optimized, with models of 1 to 60 MB: 8.1 to 11.0 MiB.
const SERVING: u64 = 8_960 << 10;

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
    /// The source of drafts, without its weights.
    read_draft: Option<Arc<ReadDraft>>,
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
        let mut model = read_shapes(from)?;
        let draft = read_draft(from, &mut model, options, ModelSource::open_shapes)?;
        let model = Arc::new(model);
        let parts = ReadParts::read(from, &model, options)?;
        let constraints = Constraints::new(Arc::clone(&parts.tokenizer));
        constraints.vocabulary();
        let tower = parts.vision.as_ref().map(Vision::footprint);
        let of_context = from.with_context_size(&options.context);
        let options = &RuntimeOptions { context: of_context, ..options.clone() };
        let context = footprint(&model, options, tower)?;
        let read_draft = draft.map(Arc::new);
        let draft = drafting(from, &model, &context, options, read_draft.as_deref())?;
        let of_draft = read_draft.as_ref().and_then(|draft| draft.other_file());
        let process = process(std::iter::once(&model).chain(of_draft));
        Ok(Estimate { process, model, context, draft, read_draft, tower, available })
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
        let draft = drafting(from, &self.model, &context, &options, self.read_draft.as_deref())?;
        let model = Arc::clone(&self.model);
        let read_draft = self.read_draft.clone();
        Ok(Estimate { model, context, draft, read_draft, ..*self })
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
            let of_all = || self.contexts().filter_map(|context| context.gpu.as_ref());
            let fixed: u64 = of_all().map(|gpu| gpu.weights + gpu.scratch + gpu.states).sum();
            let position: u64 = of_all().map(|gpu| gpu.position).sum();
            let room = limit.saturating_sub(fixed);
            fits = fits.min(fitting(room, position * n_seq).unwrap_or(most));
        }
        Some(fits.min(most))
    }
}

/// Returns the memory of this process, and of a server more, but for the pages of models.
fn process<'a>(models: impl Iterator<Item = &'a Arc<Model>>) -> u64 {
    memory::give_back();
    let mut found = memory::resident(std::process::id()).unwrap_or_default();
    for model in models {
        // what has been read of the files, and what the system has added, counts with the weights
        let read = model.gguf.n_present().unwrap_or_else(|| header(model));
        found.mapped = found.mapped.saturating_sub(read);
        // so do tensors that were made in memory
        found.own = found.own.saturating_sub(model.gguf.n_made());
    }
    found.total() + SERVING
}

/// Returns the bytes of the beginnings of a model's files, which are there once it has been read.
fn header(model: &Model) -> u64 {
    if model.gguf.is_mapped() { model.gguf.n_bytes() - model.n_bytes() } else { 0 }
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

/// Computes the footprint of what drafts next to a model with this footprint, if anything does: not
/// the model's own block where a GPU does not give what it reads.
///
/// # Errors
/// As [`Runtime::load`](super::Runtime::load), as far as reading goes.
fn drafting(
    from: &ModelSource,
    model: &Model,
    context: &Footprint,
    options: &RuntimeOptions,
    draft: Option<&ReadDraft>,
) -> Result<Option<DraftFootprint>, Error> {
    let Some(draft) = draft else { return Ok(None) };
    let is_given =
        context.gpu.as_ref().is_none_or(|gpu| model.plan.gives_hidden_on_gpu(gpu.n_layers));
    let of_layers = |layers: &Model| {
        let options = block_options(&options.context, context.n_ctx, context.n_seq);
        context.of_drafter(layers, model, &options)
    };
    let (name, context) = match (draft, &options.draft) {
        (ReadDraft::Model(model), source) => {
            let options = ContextOptions {
                n_ctx: Some(context.n_ctx),
                n_seq: context.n_seq,
                expert_cache: Some(0),
                tensor_places: Vec::new(),
                ..options.context.clone()
            };
            (source.as_ref().map(ModelSource::name), Footprint::of(model, &options)?)
        }
        (ReadDraft::Hidden(_), Some(draft)) if !is_given => {
            return Err(Error::DrafterOnGpu { draft: draft.clone(), model: from.clone() });
        }
        (ReadDraft::Hidden(layers), source) => {
            (source.as_ref().map(ModelSource::name), of_layers(layers)?)
        }
        (ReadDraft::Block(_), _) if !is_given => return Ok(None),
        (ReadDraft::Block(block), _) => (None, of_layers(block)?),
    };
    let name = name.unwrap_or_else(|| "its block for multi-token prediction".into());
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
