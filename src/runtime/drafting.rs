//! The drafter of a model: a smaller model, or layers that read its hidden states.

use std::sync::Arc;

use super::{Error, ModelSource, MtpUse, RuntimeOptions, load_tokenizer, read_ahead};
use crate::context::{Context, ContextOptions, TakenGpu};
use crate::engine::{DraftModel, DraftSource, Drafter, HiddenDrafter};
use crate::gguf::Gguf;
use crate::model::Model;
use crate::tokenizer::Tokenizer;

/// The source of a model's drafts, read and not started.
pub(super) enum ReadDraft {
    /// Another model.
    Model(Arc<Model>),
    /// Layers of another file that read the model's hidden states.
    Hidden(Arc<Model>),
    /// The model's own block for multi-token prediction.
    Block(Arc<Model>),
}

impl ReadDraft {
    /// Returns what is in another file than the model.
    pub(super) fn other_file(&self) -> Option<&Arc<Model>> {
        match self {
            ReadDraft::Model(model) | ReadDraft::Hidden(model) => Some(model),
            ReadDraft::Block(_) => None,
        }
    }

    /// Checks that it has the vocabulary of the model.
    ///
    /// # Errors
    /// Fails if it cannot be read, or is another.
    pub(super) fn check_vocabulary(
        &self,
        from: &ModelSource,
        tokenizer: &Tokenizer,
        options: &RuntimeOptions,
    ) -> Result<(), Error> {
        let (ReadDraft::Model(model) | ReadDraft::Hidden(model)) = self else { return Ok(()) };
        let Some(draft) = &options.draft else { return Ok(()) };
        let is_optional = matches!(self, ReadDraft::Hidden(_));
        if is_optional && model.gguf.get("tokenizer.ggml.tokens").is_none() {
            return Ok(());
        }
        check_vocabulary(draft, from, &load_tokenizer(draft, &model.gguf)?, tokenizer)
    }

    /// Checks that the device that is to compute the model gives what this reads of it. Where that
    /// depends on the layers that a GPU has room for, the memory for them is taken, and returned.
    ///
    /// # Errors
    /// Fails if a GPU has too few layers of the model, or cannot be used.
    pub(super) fn check_device(
        &self,
        from: &ModelSource,
        model: &Model,
        of_context: &ContextOptions,
        options: &RuntimeOptions,
    ) -> Result<Option<TakenGpu>, Error> {
        let (ReadDraft::Hidden(_), Some(draft)) = (self, &options.draft) else { return Ok(None) };
        let plan = &model.plan;
        // whichever layers a GPU has
        if plan.is_whole() || plan.gives_hidden_on_gpu(1) {
            return Ok(None);
        }
        match TakenGpu::take(model, of_context)? {
            Some(taken) if !plan.gives_hidden_on_gpu(taken.n_layers()) => {
                Err(Error::DrafterOnGpu { draft: draft.clone(), model: from.clone() })
            }
            taken => Ok(taken),
        }
    }
}

/// Starts what drafts for a model, if anything is to.
///
/// # Errors
/// Fails if what must draft cannot be started.
pub(super) fn start(
    from: &ModelSource,
    context: &mut Context,
    draft: Option<ReadDraft>,
    options: &RuntimeOptions,
) -> Result<Option<DraftSource>, Error> {
    match (draft, &options.draft) {
        (Some(ReadDraft::Model(model)), _) => {
            start_model(model, context, &options.context).map(DraftSource::Model).map(Some)
        }
        (Some(ReadDraft::Hidden(layers)), Some(draft)) => {
            let drafter = start_drafter(draft, from, layers, context, options)?;
            Ok(Some(DraftSource::Hidden(drafter)))
        }
        (Some(ReadDraft::Hidden(block) | ReadDraft::Block(block)), _) => {
            let started = start_mtp(from, block, context, &options.context);
            Ok(or_none(started, options)?.map(DraftSource::Hidden))
        }
        (None, _) => Ok(None),
    }
}

/// Reads what is to draft: the model or drafter that the options name, which the model then keeps
/// its hidden states for, or else the model's own block for multi-token prediction.
///
/// # Errors
/// Fails if what must draft cannot be read, was made for a model of other sizes, is of another kind
/// than it must be, or has a running state.
pub(super) fn read_draft(
    from: &ModelSource,
    model: &mut Model,
    options: &RuntimeOptions,
    open: impl FnOnce(&ModelSource) -> Result<Gguf, Error>,
) -> Result<Option<ReadDraft>, Error> {
    let required = options.required_drafter;
    let Some(draft) = &options.draft else {
        // the model's own block needs no file
        let missing = required.filter(|&kind| kind != Drafter::Mtp);
        return match missing {
            Some(kind) => Err(Error::NoDrafter { kind }),
            None => read_block(from, model, options, open),
        };
    };
    let gguf = open(draft)?;
    let other = |kind| Error::OtherDrafter { draft: draft.clone(), kind };
    if !Model::is_drafter(&gguf) {
        let wrong = required.filter(|&kind| kind != Drafter::Model);
        return match wrong {
            Some(kind) => Err(other(kind)),
            None => read_model_of_drafts(draft, gguf).map(ReadDraft::Model).map(Some),
        };
    }
    let drafter = model.load_drafter(gguf);
    if let (Some(kind), Ok(drafter)) = (required, &drafter)
        && kind != kind_of(drafter)
    {
        return Err(other(kind));
    }
    let drafter = drafter.and_then(|drafter| {
        model.keep_hidden_for(&drafter)?;
        Ok(Arc::new(drafter))
    });
    let misfit = |source| Error::Drafter {
        draft: draft.clone(),
        model: from.clone(),
        source: Box::new(source),
    };
    drafter.map(ReadDraft::Hidden).map(Some).map_err(misfit)
}

/// Reads a whole model that is to draft.
///
/// # Errors
/// Fails if it cannot be read, or has a running state.
fn read_model_of_drafts(draft: &ModelSource, gguf: Gguf) -> Result<Arc<Model>, Error> {
    let model = Model::load(gguf)
        .map_err(|source| Error::Model { model: draft.clone(), source: Box::new(source) })?;
    if model.plan.is_recurrent() {
        return Err(Error::DraftWithState { draft: draft.clone(), arch: model.plan.arch.clone() });
    }
    Ok(Arc::new(model))
}

/// Reads the block for multi-token prediction of a model, if it is to be used.
///
/// # Errors
/// Fails if it must be used, and there is none, or it cannot be read.
fn read_block(
    from: &ModelSource,
    model: &Model,
    options: &RuntimeOptions,
    open: impl FnOnce(&ModelSource) -> Result<Gguf, Error>,
) -> Result<Option<ReadDraft>, Error> {
    match options.mtp {
        MtpUse::Always if !model.has_mtp() => Err(Error::NoMtp { model: from.clone() }),
        MtpUse::Always | MtpUse::IfThere if model.has_mtp() => {
            let block = or_none(load_block(from, model, open), options)?;
            Ok(block.map(|block| ReadDraft::Block(Arc::new(block))))
        }
        MtpUse::Always | MtpUse::IfThere | MtpUse::Never => Ok(None),
    }
}

/// Returns what came of the model's block for multi-token prediction; where that need not draft, an
/// error is a warning.
fn or_none<T>(made: Result<T, Error>, options: &RuntimeOptions) -> Result<Option<T>, Error> {
    match made {
        Ok(made) => Ok(Some(made)),
        Err(error) if options.mtp == MtpUse::Always => Err(error),
        Err(error) => {
            tracing::warn!("no tokens are drafted: {error}");
            Ok(None)
        }
    }
}

/// Returns the kind of a drafter that reads hidden states.
fn kind_of(drafter: &Model) -> Drafter {
    if drafter.is_dflash() {
        Drafter::Dflash
    } else if drafter.is_eagle3() {
        Drafter::Eagle3
    } else {
        Drafter::Mtp
    }
}

/// Starts a drafter that reads the hidden states of a model.
///
/// # Errors
/// Fails if there is no memory for it, or a GPU computes the model and does not give what it reads.
fn start_drafter(
    draft: &ModelSource,
    from: &ModelSource,
    drafter: Arc<Model>,
    context: &mut Context,
    options: &RuntimeOptions,
) -> Result<HiddenDrafter, Error> {
    let options = block_options(&options.context, context.n_ctx(), context.n_seq());
    let kind = kind_of(&drafter);
    let drafter = context.drafter(drafter, &options)?;
    // last: what fails leaves the model's steps as they were
    if !context.keep_hidden()? {
        return Err(Error::DrafterOnGpu { draft: draft.clone(), model: from.clone() });
    }
    Ok(match kind {
        Drafter::Dflash => HiddenDrafter::dflash(drafter),
        Drafter::Eagle3 => HiddenDrafter::eagle3(drafter),
        _ => HiddenDrafter::mtp(drafter),
    })
}

/// Starts the model that drafts for another, with as many positions and sequences.
///
/// # Errors
/// Fails if there is no memory for it.
fn start_model(
    model: Arc<Model>,
    context: &Context,
    options: &ContextOptions,
) -> Result<DraftModel, Error> {
    read_ahead(&model, options);
    let options = ContextOptions {
        n_ctx: Some(context.n_ctx()),
        n_seq: context.n_seq(),
        adapters: Vec::new(),
        // there is one such memory, and the model has it
        expert_cache: Some(0),
        tensor_places: Vec::new(),
        ..options.clone()
    };
    Ok(DraftModel::new(Context::new(model, &options)?))
}

/// Checks that what drafts has the vocabulary of the model. One may have more tokens than the
/// other, as when one is padded.
fn check_vocabulary(
    draft: &ModelSource,
    from: &ModelSource,
    theirs: &Tokenizer,
    tokenizer: &Tokenizer,
) -> Result<(), Error> {
    let both = theirs.n_vocab().min(tokenizer.n_vocab()) as u32;
    let differs = |&token: &u32| theirs.token_bytes(token) != tokenizer.token_bytes(token);
    let Some(token) = (0..both).find(differs) else { return Ok(()) };
    let text = |of: &Tokenizer| String::from_utf8_lossy(of.token_bytes(token)).into_owned();
    Err(Error::DraftVocabulary {
        draft: draft.clone(),
        model: from.clone(),
        token,
        theirs: text(theirs),
        ours: text(tokenizer),
    })
}

/// Reads the block for multi-token prediction of a model.
fn load_block(
    from: &ModelSource,
    model: &Model,
    open: impl FnOnce(&ModelSource) -> Result<Gguf, Error>,
) -> Result<Model, Error> {
    model
        .load_mtp(open(from)?)
        .map_err(|source| Error::Model { model: from.clone(), source: Box::new(source) })
}

/// Returns the options of the context of layers that read hidden states, for as many sequences of
/// as many positions as the model has, and without copies, since the matrices that they share with
/// the model are copied for that already. They are computed where the model is.
pub(super) fn block_options(
    options: &ContextOptions,
    n_ctx: usize,
    n_seq: usize,
) -> ContextOptions {
    ContextOptions {
        n_ctx: Some(n_ctx),
        n_seq,
        adapters: Vec::new(),
        expert_cache: Some(0),
        gpu_layers: None,
        cpu_expert_layers: None,
        tensor_places: Vec::new(),
        repack: false,
        ..options.clone()
    }
}

/// Starts the block for multi-token prediction of a model, and lets the context keep the hidden
/// states that it reads.
///
/// # Errors
/// Fails if there is no memory for it, or no hidden states.
fn start_mtp(
    from: &ModelSource,
    block: Arc<Model>,
    context: &mut Context,
    options: &ContextOptions,
) -> Result<HiddenDrafter, Error> {
    let options = block_options(options, context.n_ctx(), context.n_seq());
    let drafter = context.drafter(block, &options)?;
    // last: what fails leaves the model's steps as they were
    if !context.keep_hidden()? {
        return Err(Error::NoMtp { model: from.clone() });
    }
    Ok(HiddenDrafter::mtp(drafter))
}
