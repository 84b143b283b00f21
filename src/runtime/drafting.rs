//! The drafter of a model: a smaller model, or layers that read its hidden states.

use std::sync::Arc;

use super::{Error, ModelSource, MtpUse, RuntimeOptions, load_model, load_tokenizer, read_ahead};
use crate::context::{Context, ContextOptions, Device};
use crate::engine::{DraftModel, DraftSource, Drafter, HiddenDrafter};
use crate::model::Model;
use crate::tokenizer::Tokenizer;

/// Starts what drafts for a model, if anything is to: the drafter that was read, another model, or
/// the model's own block.
///
/// # Errors
/// Fails if what must draft cannot be read, or does not fit the model.
pub(super) fn start(
    from: &ModelSource,
    context: &mut Context,
    drafter: Option<Arc<Model>>,
    tokenizer: &Tokenizer,
    options: &RuntimeOptions,
) -> Result<Option<DraftSource>, Error> {
    let Some(draft) = &options.draft else {
        return Ok(load_mtp(from, context, options)?.map(DraftSource::Hidden));
    };
    if let Some(drafter) = drafter {
        let drafter = start_drafter(draft, from, drafter, tokenizer, context, options)?;
        return Ok(Some(DraftSource::Hidden(drafter)));
    }
    let model = load_draft(draft, from, tokenizer, context, &options.context)?;
    Ok(Some(DraftSource::Model(model)))
}

/// Reads the drafter that the options name, if it is one that reads hidden states, and lets the
/// model keep these.
///
/// # Errors
/// Fails if it cannot be read, was made for a model of other sizes, or must be such a drafter and
/// is none.
pub(super) fn read_drafter(
    from: &ModelSource,
    model: &mut Model,
    options: &RuntimeOptions,
) -> Result<Option<Arc<Model>>, Error> {
    let required = options.required_drafter;
    let Some(draft) = &options.draft else {
        // the model's own block needs no file
        let missing = required.filter(|&kind| kind != Drafter::Mtp);
        return missing.map_or(Ok(None), |kind| Err(Error::NoDrafter { kind }));
    };
    let gguf = draft.open()?;
    let other = |kind| Error::OtherDrafter { draft: draft.clone(), kind };
    if !Model::is_drafter(&gguf) {
        let wrong = required.filter(|&kind| kind != Drafter::Model);
        return wrong.map_or(Ok(None), |kind| Err(other(kind)));
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
    drafter.map(Some).map_err(misfit)
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
/// Fails if its vocabulary is another, there is no memory for it, or a GPU computes the model.
fn start_drafter(
    draft: &ModelSource,
    from: &ModelSource,
    drafter: Arc<Model>,
    tokenizer: &Tokenizer,
    context: &mut Context,
    options: &RuntimeOptions,
) -> Result<HiddenDrafter, Error> {
    if drafter.gguf.get("tokenizer.ggml.tokens").is_some() {
        check_vocabulary(draft, from, &load_tokenizer(draft, &drafter.gguf)?, tokenizer)?;
    }
    if !context.keep_hidden() {
        return Err(Error::DrafterOnGpu { draft: draft.clone(), model: from.clone() });
    }
    let options = block_options(&options.context, context.n_ctx(), context.n_seq());
    let kind = kind_of(&drafter);
    let context = Context::new(drafter, &options)?;
    Ok(match kind {
        Drafter::Dflash => HiddenDrafter::dflash(context),
        Drafter::Eagle3 => HiddenDrafter::eagle3(context),
        _ => HiddenDrafter::mtp(context),
    })
}

/// Reads the model that drafts for another, and gives it as many positions and sequences.
///
/// # Errors
/// Fails if it cannot be loaded, or if its vocabulary is another. One may have more tokens than the
/// other, as when one is padded.
fn load_draft(
    draft: &ModelSource,
    from: &ModelSource,
    tokenizer: &Tokenizer,
    context: &Context,
    options: &ContextOptions,
) -> Result<DraftModel, Error> {
    let model = load_model(draft)?;
    if model.plan.is_recurrent() {
        return Err(Error::DraftWithState { draft: draft.clone(), arch: model.plan.arch.clone() });
    }
    if !context.takes_back() {
        let arch = context.model().plan.arch.clone();
        return Err(Error::NoDraftsOnGpu { model: from.clone(), arch });
    }
    read_ahead(&model, options);
    check_vocabulary(draft, from, &load_tokenizer(draft, &model.gguf)?, tokenizer)?;
    let options = ContextOptions {
        n_ctx: Some(context.n_ctx()),
        n_seq: context.n_seq(),
        adapters: Vec::new(),
        // there is one such memory, and the model has it
        expert_cache: Some(0),
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

/// Reads the block for multi-token prediction of a model, if it is to be used, and lets the context
/// keep the hidden states that it reads.
///
/// # Errors
/// Fails if it must be used and there is none, it cannot be read, or a GPU computes the model.
fn load_mtp(
    from: &ModelSource,
    context: &mut Context,
    options: &RuntimeOptions,
) -> Result<Option<HiddenDrafter>, Error> {
    let is_needed = match options.mtp {
        MtpUse::Never => return Ok(None),
        MtpUse::IfThere => false,
        MtpUse::Always => true,
    };
    let model = Arc::clone(context.model());
    if !model.has_mtp() {
        return if is_needed { Err(Error::NoMtp { model: from.clone() }) } else { Ok(None) };
    }
    match start_mtp(from, &model, context, &options.context) {
        Ok(mtp) => Ok(Some(mtp)),
        Err(error) if is_needed => Err(error),
        Err(error) => {
            tracing::warn!("no tokens are drafted: {error}");
            Ok(None)
        }
    }
}

/// Reads the block for multi-token prediction of a model.
pub(super) fn load_block(from: &ModelSource, model: &Model) -> Result<Model, Error> {
    model
        .load_mtp(from.open()?)
        .map_err(|source| Error::Model { model: from.clone(), source: Box::new(source) })
}

/// Returns the options of the context of layers that read hidden states, for as many sequences of
/// as many positions as the model has: on the CPU, and without copies, since the matrices that they
/// share with the model are copied for that already.
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
        device: Device::Cpu,
        gpu_layers: None,
        repack: false,
        ..options.clone()
    }
}

/// Starts the block for multi-token prediction of a model.
///
/// # Errors
/// Fails if it cannot be read, there is no memory for it, or a GPU computes the model.
fn start_mtp(
    from: &ModelSource,
    model: &Model,
    context: &mut Context,
    options: &ContextOptions,
) -> Result<HiddenDrafter, Error> {
    let block = load_block(from, model)?;
    let options = block_options(options, context.n_ctx(), context.n_seq());
    let block = Context::new(Arc::new(block), &options)?;
    if !context.keep_hidden() {
        return Err(Error::MtpOnGpu { model: from.clone() });
    }
    Ok(HiddenDrafter::mtp(block))
}
