//! A model with all that talking to it takes: tokenizer, chat template, engine.
//!
//! The base of the command line and of the server. Knows how the parts are put together; knows
//! neither flags nor HTTP.

mod adapters;
mod constraints;
mod drafting;
mod estimate;
mod recommended;
mod served;
mod source;
mod vocabulary;
mod warnings;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chat::{self, ChatTemplate};
use crate::context::{self, Context, ContextOptions, Footprint, TakenGpu};
use crate::engine::{Drafter, Engine, EngineOptions};
use crate::gguf::{self, Access, Gguf};
use crate::hugging_face;
use crate::model::adapter::AdapterError;
use crate::model::control::ControlError;
use crate::model::{self, Model};
use crate::sampling::{SamplingOverrides, dry_breakers};
use crate::tokenizer::{self, EncodeOptions, Tokenizer};
use crate::util::memory;
use crate::vision::{self, Prompt, PromptBuilder, TokenLimits, Vision, tower_file};

use adapters::about;
pub use adapters::{ControlOptions, LoadedAdapter, MOST_ADAPTERS, ModelAdapters, ScaledFile};
pub use constraints::Constraints;
use drafting::ReadDraft;
pub use estimate::{DraftFootprint, Estimate};
pub use recommended::from_gguf as recommended_sampling;
pub use served::{ModelInfo, ModelTask, Served};
pub use source::{DescribedModel, ModelBytes, ModelDefaults, ModelSource};
pub use vocabulary::{kept_vocabulary, tables_folder, vocabulary};
pub use warnings::{warn_of_long_context, warn_of_unused_overrides};

/// Options of a model's runtime.
#[derive(Debug, Clone, Default)]
pub struct RuntimeOptions {
    /// Context, sequences, threads.
    pub context: ContextOptions,
    /// Queue and time-outs.
    pub engine: EngineOptions,
    /// The origin of the chat template.
    pub template: TemplateSource,
    /// The origin of the vision tower.
    pub mmproj: TowerSource,
    /// The number of tokens of an image.
    pub image_tokens: TokenLimits,
    /// A smaller model with the same vocabulary that guesses tokens, or a drafter of the model.
    pub draft: Option<ModelSource>,
    /// The use of the model's block for multi-token prediction, where no other model drafts.
    pub mtp: MtpUse,
    /// The kind that what drafts must be of, if it must.
    pub required_drafter: Option<Drafter>,
    /// Adapters of the model, by number.
    pub adapters: Vec<ScaledFile>,
    /// Its control vectors.
    pub control: ControlOptions,
}

/// The use of a block for multi-token prediction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum MtpUse {
    /// None: it is not loaded.
    #[default]
    Never,
    /// It drafts if the model has one that can be run here.
    IfThere,
    /// It drafts; a model without one is refused.
    Always,
}

/// The origin of the vision tower.
#[derive(Debug, Clone, Default)]
pub enum TowerSource {
    /// The file next to the model, if there is one that fits.
    #[default]
    NextToModel,
    /// This file.
    File(PathBuf),
    /// There is to be none.
    None,
}

/// The origin of the chat template.
#[derive(Debug, Clone, Default)]
pub enum TemplateSource {
    /// The model file, or a built-in one that fits it.
    #[default]
    Model,
    /// The built-in one of this name.
    Named(String),
    /// This text.
    Text(String),
}

/// Why a model cannot be run, or a conversation not be made a prompt.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No model was named, and the binary carries none.
    #[error("no model was given, and this build ships none: name a GGUF file with -m FILE")]
    NoneShipped,
    /// The file is no sound container, or not there.
    #[error(transparent)]
    Gguf(#[from] gguf::Error),
    /// The folder is none of Hugging Face's form.
    #[error(transparent)]
    HuggingFace(#[from] hugging_face::Error),
    /// Its architecture or tensors.
    #[error("{model}: {source}")]
    Model {
        /// The model.
        model: ModelSource,
        /// The error.
        source: Box<model::Error>,
    },
    /// Its vocabulary.
    #[error("{model}: {source}")]
    Tokenizer {
        /// The model.
        model: ModelSource,
        /// The error.
        source: Box<tokenizer::Error>,
    },
    /// Its chat template, or messages that do not fit it.
    #[error("chat template: {0}")]
    Template(#[from] chat::Error),
    /// Its vision tower.
    #[error("{}", about(tower, source))]
    Vision {
        /// The tower's file.
        tower: PathBuf,
        /// The error.
        source: Box<vision::Error>,
    },
    /// One of its adapters.
    #[error("{}", about(adapter, source))]
    Adapter {
        /// The adapter's file.
        adapter: PathBuf,
        /// The error.
        source: Box<AdapterError>,
    },
    /// One of its control vectors, or the layers that they are for.
    #[error("control vector {}: {source}", vector.display())]
    Control {
        /// The vector's file.
        vector: PathBuf,
        /// The error.
        source: Box<ControlError>,
    },
    /// More adapters than a model takes.
    #[error("{n} adapters; expected at most {MOST_ADAPTERS}")]
    TooManyAdapters {
        /// Number of them.
        n: usize,
    },
    /// The draft model's tokens are others.
    #[error(
        "draft model {draft}: its vocabulary is another than that of {model}: token {token} is \
         {theirs:?} there and {ours:?} here"
    )]
    DraftVocabulary {
        /// The draft model.
        draft: ModelSource,
        /// The model.
        model: ModelSource,
        /// The first token that differs.
        token: u32,
        /// Its text in the draft model.
        theirs: String,
        /// Its text in the model.
        ours: String,
    },
    /// The draft model has a running state, which does not go back to where a guess was wrong.
    #[error(
        "{draft} cannot draft: {arch} has a running state, which a wrong guess cannot be taken \
         out of; use another draft model"
    )]
    DraftWithState {
        /// The draft model.
        draft: ModelSource,
        /// Its architecture.
        arch: String,
    },
    /// The model has no block for multi-token prediction.
    #[error("--spec mtp: {model} has no block for multi-token prediction; leave it out")]
    NoMtp {
        /// The model.
        model: ModelSource,
    },
    /// No drafter is named of the kind that must draft.
    #[error("--spec {}: no drafter is named; name its file with --draft FILE", kind.name())]
    NoDrafter {
        /// The kind.
        kind: Drafter,
    },
    /// The file that is to be a drafter of a kind is none.
    #[error(
        "--spec {}: {draft} is no {} drafter; leave --spec out, or name another file",
        kind.name(),
        kind.title()
    )]
    OtherDrafter {
        /// The file.
        draft: ModelSource,
        /// The kind.
        kind: Drafter,
    },
    /// A drafter that does not fit the model.
    #[error("cannot use the drafter {draft} for {model}: {source}")]
    Drafter {
        /// The drafter.
        draft: ModelSource,
        /// The model.
        model: ModelSource,
        /// The misfit.
        source: Box<model::Error>,
    },
    /// A GPU computes some layers of the model, and does not give what a drafter reads of others.
    #[error(
        "{draft} reads what layers of {model} make that the CPU computes next to a GPU; let the \
         GPU have more layers (--gpu-layers), leave --draft out, or use --device cpu"
    )]
    DrafterOnGpu {
        /// The drafter.
        draft: ModelSource,
        /// The model.
        model: ModelSource,
    },
    /// Threads, instruction set, memory.
    #[error(transparent)]
    Context(#[from] context::Error),
    /// The engine's thread.
    #[error("cannot start the engine: {0}")]
    Engine(std::io::Error),
}

impl Error {
    /// Names the file of a control vector in an error about it.
    fn control(path: &Path) -> impl Fn(ControlError) -> Error + '_ {
        |source| Error::Control { vector: path.into(), source: Box::new(source) }
    }
}

/// A running model.
pub struct Runtime {
    /// The file, understood.
    pub model: Arc<Model>,
    /// Its vocabulary.
    pub tokenizer: Arc<Tokenizer>,
    /// Its chat template.
    pub template: ChatTemplate,
    /// The sampling parameters that its file recommends, or the store that it lies in.
    pub sampling: SamplingOverrides,
    /// The words on its use of the store that it lies in.
    pub defaults: ModelDefaults,
    /// The vision tower of a model that takes images.
    pub vision: Option<Vision>,
    /// Jobs in, events out.
    pub engine: Arc<Engine>,
    /// Name of the GPU that computes, or of the instruction set of the CPU's kernels.
    pub device: String,
    /// Bytes of the cache when all sequences are full.
    pub cache_bytes: u64,
    /// Grammars and schemas over its vocabulary.
    pub constraints: Arc<Constraints>,
    /// Its adapters.
    pub adapters: ModelAdapters,
}

/// Reads a model.
///
/// # Errors
/// Fails if the file cannot be read or understood; the error names the model.
pub fn load_model(from: &ModelSource) -> Result<Arc<Model>, Error> {
    Ok(Arc::new(read_model(from)?))
}

/// Reads a model that may still be changed.
///
/// # Errors
/// As [`load_model`].
pub fn read_model(from: &ModelSource) -> Result<Model, Error> {
    Model::load(from.open()?)
        .map_err(|source| Error::Model { model: from.clone(), source: Box::new(source) })
}

/// Reads a model to say how large it is: matrices of a folder that would have to be put together
/// have no data.
///
/// # Errors
/// As [`load_model`].
pub(crate) fn read_shapes(from: &ModelSource) -> Result<Model, Error> {
    Model::load(from.open_shapes()?)
        .map_err(|source| Error::Model { model: from.clone(), source: Box::new(source) })
}

/// Reads the vocabulary of a model.
///
/// # Errors
/// Fails if the file cannot be read or understood; the error names the model.
pub fn load_tokenizer(from: &ModelSource, gguf: &Gguf) -> Result<Tokenizer, Error> {
    Tokenizer::from_gguf(gguf).map_err(|source| match source {
        tokenizer::Error::Gguf(e) => Error::Gguf(*e), // names the file
        source => Error::Tokenizer { model: from.clone(), source: Box::new(source) },
    })
}

/// Reads the chat template of a model file, or of its store where the file has none. A file's that
/// cannot be used is warned of, and stands for itself: the model still takes prompts that are no
/// conversations.
fn template_of(from: &ModelSource, gguf: &Gguf, bos: &str, eos: &str) -> ChatTemplate {
    match from.go_template(gguf).map(|source| ChatTemplate::from_go_source(source, bos, eos)) {
        Some(Ok(template)) => return template,
        Some(Err(error)) => tracing::warn!(
            model = %from,
            %error,
            "the file has no chat template, and its store's cannot be used: a built-in one is; \
             --chat-template names another"
        ),
        None => {}
    }
    ChatTemplate::of_model(gguf, bos, eos).unwrap_or_else(|error| {
        let what = "no conversations: the file's chat template cannot be used";
        tracing::warn!(model = %from, %error, "{what}");
        ChatTemplate::unusable(gguf, bos, eos, &error)
    })
}

/// Reads the vision tower of a model. One that lies next to it and cannot be used is passed over
/// with a warning.
///
/// # Errors
/// Fails if a tower that was asked for cannot be used.
pub fn load_vision(
    from: &ModelSource,
    tower: &TowerSource,
    limits: TokenLimits,
    model: &Model,
    options: &ContextOptions,
) -> Result<Option<Vision>, Error> {
    let unused = |tower: &Path, error: &vision::Error| {
        tracing::warn!(tower = %tower.display(), %error, "not used; --mmproj FILE names another");
    };
    let (path, asked) = match tower {
        TowerSource::File(path) => (path.clone(), true),
        TowerSource::None => return Ok(None),
        TowerSource::NextToModel => match from.projector(&model.gguf) {
            Ok(Some(path)) => (path, false),
            Ok(None) => return Ok(None),
            Err(unusable) => {
                unused(&unusable.tower, &unusable.fault);
                return Ok(None);
            }
        },
    };
    match tower_file::open(&path).and_then(|gguf| Vision::load(gguf, &model.plan, limits, options))
    {
        Ok(vision) => {
            if !asked {
                let what = "images are read; --no-mmproj leaves it out";
                tracing::info!(tower = %path.display(), "{what}");
            }
            Ok(Some(vision))
        }
        Err(source) if asked => Err(Error::Vision { tower: path, source: Box::new(source) }),
        Err(error) => {
            unused(&path, &error);
            Ok(None)
        }
    }
}

/// The parts of a model that are read before anything computes.
struct ReadParts {
    tokenizer: Arc<Tokenizer>,
    template: ChatTemplate,
    vision: Option<Vision>,
}

impl ReadParts {
    /// Reads the parts of a model next to its weights.
    ///
    /// # Errors
    /// Fails if a part cannot be read; the error names the model.
    fn read(
        from: &ModelSource,
        model: &Model,
        options: &RuntimeOptions,
    ) -> Result<ReadParts, Error> {
        let tokenizer = Arc::new(load_tokenizer(from, &model.gguf)?);
        let text = |token: Option<u32>| {
            String::from_utf8_lossy(token.map_or(&[][..], |token| tokenizer.token_text(token)))
                .into_owned()
        };
        let bos = text(tokenizer.bos());
        let eos = text(tokenizer.eos());
        let mut template = match &options.template {
            TemplateSource::Model => template_of(from, &model.gguf, &bos, &eos),
            TemplateSource::Named(name) => ChatTemplate::named(name, &bos, &eos)?,
            TemplateSource::Text(source) => ChatTemplate::from_source(source, &bos, &eos)?,
        };
        let vision =
            load_vision(from, &options.mmproj, options.image_tokens, model, &options.context)?;
        if let Some(vision) = &vision {
            let is_guessed = matches!(options.template, TemplateSource::Model)
                && !ChatTemplate::is_written_in(&model.gguf)
                && from.go_template(&model.gguf).is_none();
            if let Some(name) = vision.template_name().filter(|_| is_guessed) {
                template = ChatTemplate::named(name, &bos, &eos)?;
            }
            template.write_images(vision.image_text());
        }
        template.guard(tokenizer.hidden_ids().iter().map(|&id| text(Some(id))));
        Ok(ReadParts { tokenizer, template, vision })
    }
}

/// A model of which all is known but what only a start shows.
pub struct KnownModel<'a> {
    /// The file, understood.
    pub model: &'a Model,
    /// Its vocabulary.
    pub tokenizer: &'a Tokenizer,
    /// Grammars and schemas over its vocabulary.
    pub constraints: &'a Constraints,
}

/// A model that was read, with what goes with it.
struct ReadModel {
    model: Arc<Model>,
    draft: Option<ReadDraft>,
    adapters: ModelAdapters,
    parts: ReadParts,
    constraints: Arc<Constraints>,
    /// The memory of a GPU that was taken for the model, if some was.
    gpu: Option<TakenGpu>,
}

impl Runtime {
    /// Loads a model and starts its engine.
    ///
    /// # Errors
    /// Fails if a part cannot be loaded or started; the error names the model.
    pub fn load(from: &ModelSource, options: RuntimeOptions) -> Result<Runtime, Error> {
        Runtime::load_noting(from, options, &|_| Ok(()))
    }

    /// Loads a model as [`Runtime::load`], and calls `was_read` once its files, those of its tower,
    /// adapters and drafter among them, are known to be sound and to fit, every size and tensor
    /// checked, before the parts that take time.
    ///
    /// # Errors
    /// As [`Runtime::load`], or that of `was_read`.
    pub fn load_noting<E: From<Error>>(
        from: &ModelSource,
        options: RuntimeOptions,
        was_read: &dyn Fn(&KnownModel<'_>) -> Result<(), E>,
    ) -> Result<Runtime, E> {
        let mut model = read_model(from)?;
        options.control.apply(&mut model)?;
        let draft = drafting::read_draft(from, &mut model, &options, ModelSource::open)?;
        let adapters = ModelAdapters::load(&from.with_adapters(&options.adapters), &model)?;
        let mut of_context = from.with_context_size(&options.context);
        of_context.adapters = adapters.of_context();
        Footprint::check(&model, &of_context).map_err(Error::Context)?;
        let model = Arc::new(model);
        read_ahead(&model, &options.context);
        let parts = ReadParts::read(from, &model, &options)?;
        // the tower and the model share the GPU's memory
        let of_tower = parts.vision.as_ref().map_or(0, Vision::gpu_memory);
        of_context.gpu_memory = of_context.gpu_memory.map(|bytes| bytes.saturating_sub(of_tower));
        let mut gpu = None;
        if let Some(draft) = &draft {
            draft.check_vocabulary(from, &parts.tokenizer, &options)?;
            gpu = draft.check_device(from, &model, &of_context, &options)?;
        }
        let constraints = Arc::new(Constraints::new(Arc::clone(&parts.tokenizer)));
        was_read(&KnownModel {
            model: &model,
            tokenizer: &parts.tokenizer,
            constraints: &constraints,
        })?;
        let read = ReadModel { model, draft, adapters, parts, constraints, gpu };
        Runtime::start(from, options, of_context, read).map_err(E::from)
    }

    /// Starts the engine of a model that was read.
    ///
    /// # Errors
    /// Fails if a part cannot be started; the error names the model.
    fn start(
        from: &ModelSource,
        options: RuntimeOptions,
        of_context: ContextOptions,
        read: ReadModel,
    ) -> Result<Runtime, Error> {
        let ReadModel { model, draft, adapters, parts, constraints, gpu } = read;
        let ReadParts { tokenizer, template, vision } = parts;
        let mut context = Context::in_memory(Arc::clone(&model), &of_context, gpu)?;
        let device = context.device().to_owned();
        let n_ctx = u32::try_from(context.n_ctx()).unwrap_or(u32::MAX);
        let cache_bytes =
            (context.saved_bytes(n_ctx) as u64).saturating_mul(context.n_seq() as u64);
        let draft = drafting::start(from, &mut context, draft, &options)?;
        if let Some(draft) = &draft {
            let file = options.draft.as_ref().unwrap_or(from);
            tracing::info!(kind = draft.drafter().name(), %file, "tokens are drafted");
        }
        let mut of_engine = options.engine;
        if let Some(cache) = &mut of_engine.prompt_cache {
            cache.identity = identity(&model, vision.as_ref());
        }
        let engine = Engine::start_with(context, draft, Arc::clone(&tokenizer) as _, of_engine);
        let engine = engine.map_err(Error::Engine)?;
        let defaults = from.defaults().cloned().unwrap_or_default();
        let mut sampling = recommended::from_gguf(&model.gguf);
        sampling.extend(&defaults.sampling);
        warn_of_unused_overrides(&model);
        warn_of_long_context(&model.plan, &of_context);
        Ok(Runtime {
            model,
            tokenizer,
            template,
            sampling,
            defaults,
            vision,
            engine: Arc::new(engine),
            device,
            cache_bytes,
            constraints,
            adapters,
        })
    }

    /// Returns the tokens of a prompt that the template has made, with the beginning-of-text token
    /// in front where the model wants one and the template did not write it.
    ///
    /// Control tokens are recognised in the template's words, not in what users write like one; see
    /// [`chat`] for the gap.
    pub fn prompt_tokens(&self, prompt: &chat::Prompt) -> Vec<u32> {
        let mut tokens = Vec::new();
        if self.tokenizer.add_bos() && !prompt.starts_with_bos {
            tokens.extend(self.tokenizer.bos());
        }
        let options = EncodeOptions { plain_bytes: &prompt.input, ..EncodeOptions::MARKED };
        tokens.extend(self.tokenizer.encode(&prompt.text, &options));
        tokens
    }

    /// Returns the tokens of a prompt that the template has made, with its images where their marks
    /// are; see [`Runtime::prompt_tokens`]. `image` makes rows of an image, given its URL. Texts
    /// are tokenized until `is_stopped` returns true.
    ///
    /// # Errors
    /// Those of `image`, and that it was stopped.
    pub fn prompt<E: From<tokenizer::Stopped>>(
        &self,
        text: &chat::Prompt,
        mut image: impl FnMut(&str) -> Result<Arc<vision::Parts>, E>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Prompt, E> {
        let mut prompt = PromptBuilder::new(&self.tokenizer, is_stopped);
        if !text.starts_with_bos {
            prompt.begin();
        }
        // ascending; many images must not go through all of them each
        let bytes_before = |to: usize| text.input.partition_point(|&byte| byte < to);
        let push = |prompt: &mut PromptBuilder<'_>, from: usize, to: usize| {
            let input = &text.input[bytes_before(from)..bytes_before(to)];
            prompt.push_text(&text.text[from..to], input.iter().map(|byte| byte - from));
        };
        let mut from = 0;
        for chat::Image { at, url } in &text.images {
            push(&mut prompt, from, *at);
            prompt.push_image(&*image(url)?)?;
            from = *at;
        }
        push(&mut prompt, from, text.text.len());
        Ok(prompt.finish()?)
    }

    /// Returns the tokens of a text as it is, with images where it says [`MEDIA`]; those that it
    /// has no mark for stand in front.
    ///
    /// # Errors
    /// If it has more marks than there are images.
    pub fn raw_prompt(&self, text: &str, images: &[Arc<vision::Parts>]) -> Result<Prompt, NoImage> {
        raw_prompt(&self.tokenizer, text, images)
    }

    /// Returns texts that end what DRY counts as a repetition, in tokens.
    pub fn dry_breakers(&self, texts: &[String]) -> Vec<(u32, Vec<u32>)> {
        let tokenizer = &self.tokenizer;
        let pieces = || (0..tokenizer.n_vocab() as u32).map(|id| (id, tokenizer.token_bytes(id)));
        let encode = |rest: &str| tokenizer.encode(rest, &EncodeOptions::PLAIN);
        texts.iter().flat_map(|text| dry_breakers(text, pieces(), encode)).collect()
    }
}

/// The mark of an image in a text that is no conversation.
pub const MEDIA: &str = "<__media__>";

/// A text with a mark for an image that is not there.
#[derive(Debug, thiserror::Error)]
#[error("the text has {n_marks} places `{MEDIA}` for images, but {images} were given")]
pub struct NoImage {
    n_marks: usize,
    images: usize,
}

/// Returns the tokens of a text with images; see [`Runtime::raw_prompt`].
///
/// # Errors
/// If the text has more marks than there are images.
pub fn raw_prompt(
    tokenizer: &Tokenizer,
    text: &str,
    images: &[Arc<vision::Parts>],
) -> Result<Prompt, NoImage> {
    let n_marks = text.matches(MEDIA).count();
    let in_front = images.len().checked_sub(n_marks);
    let in_front = in_front.ok_or(NoImage { n_marks, images: images.len() })?;
    let mut images = images.iter();
    let mut build = || -> Result<Prompt, tokenizer::Stopped> {
        let mut prompt = PromptBuilder::new(tokenizer, &|| false);
        prompt.begin();
        for image in images.by_ref().take(in_front) {
            prompt.push_image(image)?;
        }
        for piece in text.split(MEDIA) {
            prompt.push_text(piece, []);
            if let Some(image) = images.next() {
                prompt.push_image(image)?;
            }
        }
        prompt.finish()
    };
    // nothing stops it
    Ok(build().unwrap_or_else(|tokenizer::Stopped| Prompt::default()))
}

/// Returns sizes and times of the files of a model and of its vision tower.
fn identity(model: &Model, vision: Option<&Vision>) -> Vec<u8> {
    let mut identity = model.gguf.identity();
    if let Some(vision) = vision {
        identity.extend(b"vision\n");
        identity.extend(vision.identity());
    }
    identity
}

/// Begins to read the weights on a thread of its own while the vocabulary is read here, so that the
/// first step meets neither the disk nor page faults (where they are to be repacked, not the disk:
/// pages are let go then). A file that would fill most of the memory is left to come as it is used,
/// and so is one of which a file of repacked weights may have the most.
fn read_ahead(model: &Arc<Model>, options: &ContextOptions) {
    let repacked_in_file = options.repacks() && options.repack_cache.is_some();
    if model.n_bytes() > memory::physical() / 2 || repacked_in_file {
        return;
    }
    let access = if options.repacks() { Access::WillNeed } else { Access::Populate };
    let model = Arc::clone(model);
    let thread = std::thread::Builder::new().name("read-ahead".into());
    if let Err(e) = thread.spawn(move || model.gguf.advise(access)) {
        tracing::debug!("no thread to read ahead: {e}");
    }
}
