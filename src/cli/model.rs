//! Options that every command which runs a model shares, and what they make.

mod device;
mod tensor_places;

use std::ffi::OsString;
use std::io::IsTerminal;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use clap::ValueEnum;
use clap::builder::NonEmptyStringValueParser;
use hob_kernels::{CacheType, Isa};
use indicatif::{ProgressBar, ProgressStyle};

use super::adapters::AdapterArgs;
use super::named::named_source;
use super::overrides::OverrideArgs;
use super::pull::{self, HubAccess, HubTokenArg, PullReport};
use super::quantize::{self, Mix};
use super::{Error, text_file};
use crate::context::{Context, ContextOptions, DutyCycle, Progress};
use crate::hugging_face::{HfModel, has_tower, is_model_folder};
use crate::model::Model;
use crate::runtime::{self, DescribedModel, ModelSource, TemplateSource, TowerSource};
use crate::server::Fetcher;
use crate::store::{Name, Order, read_name};
use crate::tokenizer::Tokenizer;
use crate::vision::{self, Parts, TokenLimits, Vision};
use device::{DeviceChoice, DeviceParser};
use tensor_places::{PlaceRules, place_rules};

/// Options that choose a model and the way to run it.
#[derive(Debug, clap::Args)]
pub(super) struct ModelArgs {
    /// GGUF file of the model (of a split one, any part), or a name in one of the stores that `hob
    /// list` lists [default: the shipped model]
    #[arg(short, long, value_name = "MODEL", env = "LLAMA_ARG_MODEL")]
    pub model: Option<PathBuf>,
    /// A model of a hub instead, fetched into the store unless it is there (also -hf); see `hob
    /// pull --help`
    #[arg(
        long,
        value_name = "ORG/REPO[:QUANT]",
        env = "LLAMA_ARG_HF_REPO",
        value_parser = read_name
    )]
    pub hf_repo: Option<Name>,
    /// A file of that repository, in place of the choice by quantization (also -hff)
    #[arg(long, value_name = "FILE", env = "LLAMA_ARG_HF_FILE")]
    pub hf_file: Option<String>,
    /// Token for private repositories of the hub, in place of HF_TOKEN (also -hft)
    #[arg(long, value_name = "TOKEN")]
    pub hf_token: Option<HubTokenArg>,
    /// Give the weights of a folder of Hugging Face another type while it is loaded, one of `hob
    /// quantize`: as hob convert would write them, but in memory
    #[arg(long, value_name = "TYPE")]
    pub quantize_on_load: Option<Mix>,
    /// Download nothing
    #[arg(long, env = "LLAMA_ARG_OFFLINE")]
    pub offline: bool,
    /// The place where the model was found.
    #[arg(skip)]
    found: OnceLock<ModelSource>,
    #[command(flatten)]
    pub adapters: AdapterArgs,
    #[command(flatten)]
    overrides: OverrideArgs,
    #[command(flatten)]
    pub compute: ComputeArgs,
}

/// Options for running a model.
#[derive(Debug, clap::Args)]
pub(super) struct ComputeArgs {
    /// Threads; 0 and less are the default [default: one per physical core; on hybrid processors,
    /// per performance core]
    #[arg(
        short,
        long,
        value_name = "N",
        env = "LLAMA_ARG_THREADS",
        value_parser = threads,
        allow_negative_numbers = true
    )]
    pub threads: Option<ThreadCount>,
    /// Threads for steps of more than four tokens: prompts, images, many requests at once; short
    /// -tb; 0 and less are the default [default: as --threads; without either, one per physical
    /// core, small ones of hybrid processors among them]
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_THREADS_BATCH",
        value_parser = threads,
        allow_negative_numbers = true
    )]
    pub threads_batch: Option<ThreadCount>,
    /// Instruction set of the kernels [default: the strongest of this machine]
    #[arg(long, value_name = "ISA", env = "HOB_CPU_ISA", value_parser = isa)]
    pub cpu_isa: Option<Isa>,
    /// Type of cached keys: f32, f16, bf16, q8_0 (half the memory), q5_1, q5_0, q4_1, q4_0 or
    /// iq4_nl (a third of it); short -ctk
    #[arg(
        long,
        value_name = "TYPE",
        default_value = "f16",
        env = "LLAMA_ARG_CACHE_TYPE_K",
        value_parser = cache_type
    )]
    pub cache_type_k: CacheType,
    /// Type of cached values, as of keys; short -ctv
    #[arg(
        long,
        value_name = "TYPE",
        default_value = "f16",
        env = "LLAMA_ARG_CACHE_TYPE_V",
        value_parser = cache_type
    )]
    pub cache_type_v: CacheType,
    /// Compute each token by itself: the same seed gives the same text to the bit, however requests
    /// are batched (slower)
    #[arg(long)]
    pub deterministic: bool,
    /// Let the processor work for this share of the time, in percent, and rest between layers:
    /// quieter, cooler and slower
    #[arg(long, value_name = "PCT", default_value_t = 100,
        value_parser = clap::value_parser!(u8).range(1..=100))]
    pub power: u8,
    /// Ask the disk for a mixture's experts as soon as they are chosen, for models larger than the
    /// memory; auto does so where the files are larger than what is free
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub prefetch_experts: PrefetchExperts,
    /// Hold the experts of a mixture that are used most in this much memory and read others from
    /// the file, for models larger than the memory: a number of MiB, 0 for none, or auto, which
    /// takes what is free where the files are larger than that
    #[arg(long, value_name = "MIB", env = "HOB_EXPERT_CACHE", default_value = "auto",
        value_parser = expert_cache)]
    pub expert_cache: ExpertCacheSize,
    /// Read weights as they lie in the file, which stays mapped, instead of copying them into the
    /// layout of the kernels when the model is loaded: a little sooner ready and sharing memory
    /// with other processes, but slower [env: LLAMA_ARG_REPACK=0]
    #[arg(long, overrides_with = "repack")]
    pub no_repack: bool,
    /// Copy weights into the layout of the kernels, as without --no-repack
    #[arg(
        long,
        hide = true,
        env = "LLAMA_ARG_REPACK",
        default_value = "true",
        overrides_with = "no_repack"
    )]
    pub repack: bool,
    /// Keep repacked weights in files of this directory, each as large as its model and made when
    /// that is loaded first: later it is ready as soon as with --no-repack, and processes share it,
    /// but without huge pages. Whoever can write there can change weights
    #[arg(
        long,
        value_name = "DIR",
        env = "HOB_REPACK_CACHE",
        value_parser = clap::builder::OsStringValueParser::new()
    )]
    pub repack_cache: Option<OsString>,
    /// Device to compute on: one of these, `none` for the CPU, or a GPU by what `hob devices` says
    /// of it: Vulkan0, a number, part of its name; short -dev
    #[arg(
        long,
        env = "LLAMA_ARG_DEVICE",
        default_value = "auto",
        value_parser = DeviceParser
    )]
    pub device: DeviceChoice,
    /// GPU to compute on: part of its name, or its number in `hob devices`; implies --device gpu
    #[arg(long, value_name = "NAME")]
    pub gpu_name: Option<String>,
    /// Most layers on the GPU, the last of the model, while the CPU computes the others: a number,
    /// all or auto; short -ngl [default: as many as its memory holds]
    #[arg(
        long,
        visible_alias = "n-gpu-layers",
        value_name = "N",
        env = "LLAMA_ARG_N_GPU_LAYERS",
        value_parser = gpu_layers,
        allow_negative_numbers = true
    )]
    pub gpu_layers: Option<GpuLayers>,
    /// Leave the experts of the first N layers to the CPU, while a GPU computes the rest of these
    /// layers: for mixtures larger than its memory; short -ncmoe [default: as few as leave room for
    /// all layers on the GPU, or 0 with --gpu-layers]
    #[arg(long, value_name = "N", env = "LLAMA_ARG_N_CPU_MOE")]
    pub n_cpu_moe: Option<usize>,
    /// Leave the experts of all layers to the CPU; short -cmoe
    #[arg(long, env = "LLAMA_ARG_CPU_MOE", conflicts_with = "n_cpu_moe")]
    pub cpu_moe: bool,
    /// Leave tensors to the CPU, or keep them on the GPU, by regular expressions over their names:
    /// all experts of any layers, as in `exps=CPU`, or whole layers from the first on; other
    /// tensors are refused. The first that matches holds, and before --n-cpu-moe; places are CPU,
    /// GPU or the name of the GPU; may be given several times; short -ot
    #[arg(long, value_name = "PATTERN=PLACE,...", env = "LLAMA_ARG_OVERRIDE_TENSOR",
        value_parser = place_rules)]
    pub override_tensor: Vec<PlaceRules>,
    /// Most MiB taken of the GPU's memory [default: what its driver gives]
    #[arg(long, value_name = "MIB")]
    pub gpu_memory: Option<u32>,
    /// Start also where the memory of the machine does not hold one request of --ctx-size tokens
    /// (see `hob estimate`)
    #[arg(long)]
    pub force: bool,
}

/// A number of threads; `None`: that which suits the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ThreadCount(pub Option<usize>);

/// Most layers on the GPU; `None`: as many as its memory holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GpuLayers(pub Option<usize>);

/// Bytes in which experts are held; `None`: what is free, where the model is larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ExpertCacheSize(pub Option<u64>);

/// Conditions under which the disk is asked for experts in advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum PrefetchExperts {
    /// If the files of the model are larger than the memory that is free
    #[default]
    Auto,
    /// Always
    On,
    /// Never
    Off,
}

impl PrefetchExperts {
    /// Returns the answer that was given; `None` if it depends on the model.
    fn choice(self) -> Option<bool> {
        match self {
            PrefetchExperts::Auto => None,
            PrefetchExperts::On => Some(true),
            PrefetchExperts::Off => Some(false),
        }
    }
}

/// Options that choose the vision tower.
#[derive(Debug, clap::Args)]
pub(super) struct TowerArgs {
    /// GGUF file of the vision tower, or folder of a model that sees [default: the mmproj file
    /// beside the model, or the model's folder]
    #[arg(long, value_name = "FILE", env = "LLAMA_ARG_MMPROJ")]
    pub mmproj: Option<PathBuf>,
    /// No vision tower, also where one lies beside the model
    #[arg(long, alias = "no-mmproj-auto", overrides_with = "mmproj_auto")]
    pub no_mmproj: bool,
    /// The vision tower that lies beside the model, as without --no-mmproj
    #[arg(
        long,
        hide = true,
        env = "LLAMA_ARG_MMPROJ_AUTO",
        default_value = "true",
        overrides_with = "no_mmproj"
    )]
    pub mmproj_auto: bool,
    /// Fewest tokens of an image, for models that leave it to the image's size [default: the
    /// model's own number]
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_IMAGE_MIN_TOKENS",
        value_parser = at_least_one
    )]
    image_min_tokens: Option<usize>,
    /// Most tokens of an image, for models that leave it to the image's size: fewer are faster and
    /// show less [default: the model's own number]
    #[arg(
        long,
        value_name = "N",
        env = "LLAMA_ARG_IMAGE_MAX_TOKENS",
        value_parser = at_least_one
    )]
    image_max_tokens: Option<usize>,
}

impl TowerArgs {
    /// Returns the limits of an image's tokens.
    ///
    /// # Errors
    /// When no number is within both.
    pub(super) fn image_tokens(&self) -> Result<TokenLimits, Error> {
        let limits = TokenLimits { fewest: self.image_min_tokens, most: self.image_max_tokens };
        match (limits.fewest, limits.most) {
            (Some(fewest), Some(most)) if fewest > most => Err(Error::Usage(format!(
                "--image-min-tokens {fewest} is above --image-max-tokens {most}"
            ))),
            _ => Ok(limits),
        }
    }

    /// Returns where the tower comes from.
    pub(super) fn source(&self) -> TowerSource {
        match &self.mmproj {
            _ if self.no_mmproj => TowerSource::None,
            Some(path) => TowerSource::File(path.clone()),
            None if !self.mmproj_auto => TowerSource::None,
            None => TowerSource::NextToModel,
        }
    }
}

/// Options for the images that a server fetches from the network.
#[derive(Debug, clap::Args)]
pub(super) struct ImageUrlArgs {
    /// Fetch the images that messages name by http and https addresses, from public addresses only
    /// (data URIs need no leave)
    #[arg(long)]
    allow_image_urls: bool,
    /// Fetch images from these hosts (NAME or NAME:PORT, separated by commas), though their
    /// addresses are not public, and from all public ones
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "HOST",
        value_parser = NonEmptyStringValueParser::new()
    )]
    allow_image_hosts: Vec<String>,
}

impl ImageUrlArgs {
    /// Returns the fetcher of these images.
    pub(super) fn fetcher(&self) -> Fetcher {
        Fetcher::new(self.allow_image_urls, self.allow_image_hosts.clone())
    }

    /// Returns the command-line arguments that allow the same in another process.
    pub(super) fn arguments(&self) -> Vec<String> {
        let urls = self.allow_image_urls.then(|| "--allow-image-urls".to_owned());
        let hosts = (!self.allow_image_hosts.is_empty())
            .then(|| format!("--allow-image-hosts={}", self.allow_image_hosts.join(",")));
        urls.into_iter().chain(hosts).collect()
    }
}

/// Images, and what makes rows of them.
#[derive(Debug, clap::Args)]
pub(super) struct VisionArgs {
    #[command(flatten)]
    tower: TowerArgs,
    /// An image that the prompt begins with, or has a place <__media__> for (may be given several
    /// times)
    #[arg(long, value_name = "FILE")]
    pub image: Vec<PathBuf>,
}

impl VisionArgs {
    /// Returns where the tower comes from.
    pub(super) fn source(&self) -> TowerSource {
        self.tower.source()
    }

    /// Returns the limits of an image's tokens.
    ///
    /// # Errors
    /// When no number is within both.
    pub(super) fn image_tokens(&self) -> Result<TokenLimits, Error> {
        self.tower.image_tokens()
    }

    /// Encodes the images for a context of `n_ctx` positions.
    ///
    /// # Errors
    /// When there are images but no tower, or an image cannot be read or does not fit the context;
    /// the error names its file.
    pub(super) fn read_images(
        &self,
        vision: Option<&Vision>,
        n_ctx: usize,
    ) -> Result<Vec<Arc<Parts>>, Error> {
        self.image.iter().map(|path| read_image(vision, path, n_ctx)).collect()
    }
}

/// Encodes an image for a context of `n_ctx` positions.
///
/// # Errors
/// When there is no tower, or the image cannot be read or does not fit the context; the error names
/// its file.
pub(super) fn read_image(
    vision: Option<&Vision>,
    path: &Path,
    n_ctx: usize,
) -> Result<Arc<Parts>, Error> {
    let vision = vision.ok_or_else(|| Error::Usage(NO_TOWER.into()))?;
    let bytes = text_file::read_bytes(path, vision::MAX_BYTES as u64)?;
    // one position is for the answer
    let embedded = vision.embed_within(&bytes, n_ctx.saturating_sub(1), &|| true);
    embedded.map_err(|error| match error {
        vision::Error::OverCapacity { needed, .. } => {
            let what = format!(
                "the image takes {needed} of the {n_ctx} positions of the context; use a larger \
                 context (-c) or fewer tokens (--image-max-tokens)"
            );
            Error::input(path.display(), what)
        }
        other => Error::input(path.display(), other),
    })
}

/// The error about an image for a model without a vision tower.
const NO_TOWER: &str = "--image: this model takes no images; \
    name its vision tower with --mmproj FILE, or put it beside the model";

fn isa(name: &str) -> Result<Isa, String> {
    Isa::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Isa::available().map(Isa::name).collect();
        format!("this machine has {}", names.join(", "))
    })
}

fn gpu_layers(text: &str) -> Result<GpuLayers, String> {
    match (text, text.parse()) {
        ("all" | "auto" | "-1", _) => Ok(GpuLayers(None)),
        (_, Ok(n)) => Ok(GpuLayers(Some(n))),
        _ => Err("a number of layers, all or auto was expected".into()),
    }
}

fn expert_cache(text: &str) -> Result<ExpertCacheSize, String> {
    match (text, text.parse::<u32>()) {
        ("auto", _) => Ok(ExpertCacheSize(None)),
        (_, Ok(mib)) => Ok(ExpertCacheSize(Some(u64::from(mib) << 20))),
        _ => Err("a number of MiB, 0 or auto was expected".into()),
    }
}

fn cache_type(name: &str) -> Result<CacheType, String> {
    CacheType::from_name(name).ok_or_else(|| {
        let names = CacheType::ALL.map(CacheType::name);
        format!("a type of the cache was expected: {}", names.join(", "))
    })
}

/// Reads a count, for clap: 1 or more.
pub(super) fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a whole number above 0 was expected".into()),
        Ok(n) => Ok(n),
    }
}

/// Reads a number of tokens of context, for clap; 0 is what the model was trained for.
pub(super) fn context_size(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| {
        let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let unit = text[number.len()..].to_ascii_lowercase();
        let n: Option<u64> = number.parse().ok().filter(|&n| n < 1 << 40);
        match (n, unit.as_str()) {
            (Some(n), "k") => format!("a number of tokens was expected: {text} is {}", n << 10),
            (Some(n), "m") => format!("a number of tokens was expected: {text} is {}", n << 20),
            _ => "a number of tokens was expected; 0 is what the model was trained for".into(),
        }
    })
}

/// Largest number of threads on a machine with few processors: far more than help, and few enough
/// that a typing error does not look like a hang.
const MAX_THREADS: usize = 256;

/// Reads a count of threads, for clap.
fn threads(text: &str) -> Result<ThreadCount, String> {
    // as llama.cpp takes them
    if text.parse::<i64>().is_ok_and(|n| n <= 0) {
        return Ok(ThreadCount(None));
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let n = text.parse::<usize>();
    let n = n.map_err(|_| "a whole number was expected; 0 and less are the default")?;
    match n {
        n if n > MAX_THREADS.max(2 * processors) => Err(format!(
            "at most {} were expected on this machine, which has {processors} processors",
            MAX_THREADS.max(2 * processors)
        )),
        n => Ok(ThreadCount(Some(n))),
    }
}

impl ModelArgs {
    /// Sets the model that a word of the command line names, in place of one of the environment.
    pub(super) fn set_model(&mut self, model: PathBuf) {
        self.model = Some(model);
        self.hf_repo = None;
        self.hf_file = None;
    }

    /// Returns the model that was named, or else the shipped one. The first call fetches a model of
    /// a hub.
    ///
    /// # Errors
    /// When a name is not in the store, or a model of a hub cannot be brought there.
    pub(super) fn source(&self) -> Result<ModelSource, Error> {
        if let Some(found) = self.found.get() {
            return Ok(found.clone());
        }
        let source = match &self.hf_repo {
            Some(name) => {
                if let Some(model) = &self.model {
                    let model = model.display();
                    tracing::warn!("--hf-repo {name} is the model: -m {model} is not read");
                }
                let order =
                    Order { name: name.clone(), file: self.hf_file.clone(), projector: true };
                ModelSource::File(pull::pull(&order, self.hub_access(), PullReport::Bars)?)
            }
            None => named_source(&self.model)?,
        };
        let source = self.overridden(self.quantized(source)?)?;
        Ok(self.found.get_or_init(|| source).clone())
    }

    /// Returns the model of a folder in the type that was asked for, in memory.
    ///
    /// # Errors
    /// When it is no folder, cannot be read, or its weights cannot have this type.
    fn quantized(&self, source: ModelSource) -> Result<ModelSource, Error> {
        let Some(mix) = self.quantize_on_load else { return Ok(source) };
        let Some(folder) = source.file().filter(|file| is_model_folder(file)) else {
            return Err(Error::Usage(format!(
                "--quantize-on-load: {source} is no folder of Hugging Face; `hob quantize` writes \
                 a GGUF file in another type"
            )));
        };
        let model = HfModel::open(folder).map_err(|error| Error::Runtime(error.into()))?;
        let threads = self.compute.threads.and_then(|ThreadCount(n)| n).and_then(NonZero::new);
        let bytes = quantize::in_memory(&model.gguf, mix, threads)?;
        let name = source.name();
        let tower = has_tower(folder).then(|| folder.to_owned());
        let mut described = DescribedModel::from(source);
        described.name.get_or_insert(name);
        described.projector = described.projector.or(tower);
        described.base = ModelSource::Memory(bytes.into());
        Ok(ModelSource::Described(Arc::new(described)))
    }

    /// Returns a model with the values of options in place of its file's.
    ///
    /// # Errors
    /// Names options that contradict one another.
    pub(super) fn overridden(&self, source: ModelSource) -> Result<ModelSource, Error> {
        Ok(source.with_overrides(self.overrides.all()?))
    }

    /// Returns the model that the options name, if it is on this machine, without the values of
    /// options in place of its file's.
    ///
    /// # Errors
    /// When it is not, or is a file of a repository that is to be chosen by name.
    pub(super) fn located_source(&self) -> Result<ModelSource, Error> {
        if self.hf_file.is_some() {
            let what = "--hf-file fetches a model; expected the file's path as --model";
            return Err(Error::Usage(what.into()));
        }
        if self.quantize_on_load.is_some() {
            let what = "--quantize-on-load is of commands that load one model, not of presets";
            return Err(Error::Usage(what.into()));
        }
        let stored = self.hf_repo.as_ref().map(|name| PathBuf::from(name.to_string()));
        let source = named_source(&stored.or_else(|| self.model.clone()))?;
        if let Some(file) = source.file() {
            // a path is taken as it is given
            std::fs::metadata(file).map_err(Error::file(file))?;
        }
        Ok(source)
    }

    fn hub_access(&self) -> HubAccess {
        HubAccess { token: self.hf_token.clone(), offline: self.offline }
    }

    /// Fetches a further model of a hub, without its projector.
    ///
    /// # Errors
    /// When it cannot be brought into the store.
    pub(super) fn fetch(&self, name: &Name) -> Result<ModelSource, Error> {
        let order = Order { name: name.clone(), file: None, projector: false };
        let file = pull::pull(&order, self.hub_access(), PullReport::Bars)?;
        Ok(ModelSource::File(file))
    }

    /// Reads the model, with its control vectors.
    pub(super) fn load(&self) -> Result<Arc<Model>, Error> {
        let mut model = runtime::read_model(&self.source()?)?;
        self.adapters.control()?.apply(&mut model)?;
        Ok(Arc::new(model))
    }

    /// Makes a context on the model that [`ModelArgs::load`] gave, with the options as `change`
    /// leaves them; its sequences are computed with the adapters of the options.
    pub(super) fn context(
        &self,
        model: &Arc<Model>,
        change: impl FnOnce(&mut ContextOptions),
    ) -> Result<Context, Error> {
        let adapters = self.adapters.load(&self.source()?, model)?;
        runtime::warn_of_unused_overrides(model);
        let mut options = self.compute.context_options()?;
        options.adapters = adapters.of_context();
        change(&mut options);
        runtime::warn_of_long_context(&model.plan, &options);
        let mut context = Context::new(Arc::clone(model), &options)?;
        for seq in 0..context.n_seq() as u32 {
            context.set_adapters(seq, adapters.mix())?;
        }
        Ok(context)
    }

    /// Makes the tokenizer of the model that [`ModelArgs::load`] gave.
    pub(super) fn tokenizer(&self, model: &Model) -> Result<Tokenizer, Error> {
        Ok(runtime::load_tokenizer(&self.source()?, &model.gguf)?)
    }
}

impl ComputeArgs {
    /// Returns the options of a context, with defaults where nothing was asked for.
    ///
    /// # Errors
    /// If a GPU is named that is not to be used.
    pub(super) fn context_options(&self) -> Result<ContextOptions, Error> {
        Ok(ContextOptions {
            device: self.device.with_gpu_name(self.gpu_name.as_deref())?,
            n_threads: self.threads.and_then(|ThreadCount(n)| n),
            n_threads_batch: self.threads_batch.and_then(|ThreadCount(n)| n),
            isa: self.cpu_isa,
            cache_type_k: self.cache_type_k,
            cache_type_v: self.cache_type_v,
            deterministic: self.deterministic,
            duty: DutyCycle::of_percent(self.power).unwrap_or(DutyCycle::FULL),
            prefetch_experts: self.prefetch_experts.choice(),
            expert_cache: self.expert_cache.0,
            repack: self.repack && !self.no_repack,
            repack_cache: self
                .repack_cache
                .clone()
                .filter(|dir| !dir.is_empty())
                .map(PathBuf::from),
            gpu_layers: self.gpu_layers.and_then(|GpuLayers(n)| n),
            cpu_expert_layers: if self.cpu_moe { Some(usize::MAX) } else { self.n_cpu_moe },
            tensor_places: self.override_tensor.iter().flat_map(|list| list.0.clone()).collect(),
            gpu_memory: self.gpu_memory.map(|mib| u64::from(mib) << 20),
            overcommit: self.force,
            progress: std::io::stderr().is_terminal().then(weights_bar),
            ..Default::default()
        })
    }
}

/// Returns a progress bar for weights that are repacked or uploaded to a GPU, which appears with
/// the first report of progress.
fn weights_bar() -> Progress {
    let shown = Mutex::new(None);
    Progress::new(move |done, total| {
        let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        let bar: &ProgressBar = shown.get_or_insert_with(|| {
            let bar = ProgressBar::new(total).with_message("weights");
            let style = "{msg} [{bar:30}] {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left";
            match ProgressStyle::with_template(style) {
                Ok(style) => bar.with_style(style.progress_chars("=> ")),
                Err(_) => bar,
            }
        });
        bar.set_position(done);
        if done >= total {
            bar.finish_and_clear();
            *shown = None;
        }
    })
}

/// Returns the chat template that `--chat-template` or `--chat-template-file` names, else the
/// model's.
pub(super) fn template_source(
    name: &Option<String>,
    file: &Option<PathBuf>,
) -> Result<TemplateSource, Error> {
    Ok(match (name, file) {
        // No name looks like this; a name that is none is an error, which lists the names there
        // are.
        (Some(text), _) if text.contains(['{', ' ', '\n']) => TemplateSource::Text(text.clone()),
        (Some(name), _) => TemplateSource::Named(name.clone()),
        (_, Some(path)) => TemplateSource::Text(text_file::read(path, text_file::SETTINGS)?),
        (None, None) => TemplateSource::Model,
    })
}
