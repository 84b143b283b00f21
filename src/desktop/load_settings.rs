//! The way to load a model: what a user has set for it alone, in place of the command line.

use std::collections::{BTreeMap, HashMap};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use hob_kernels::CacheType;
use serde::{Deserialize, Serialize};

use crate::chat::ChatTemplate;
use crate::context::{Device, Progress};
use crate::runtime::{
    DescribedModel, ModelSource, RuntimeOptions, ScaledFile, TemplateSource, TowerSource,
};
use crate::sampling::{OPTIONS, SamplingOption, SamplingRange};
use crate::server::error::ApiError;

/// Most positions of a context that may be asked for.
pub(super) const MAX_CONTEXT: usize = 1 << 24;
/// Most requests computed at once.
const MAX_PARALLEL: usize = 256;
/// Most adapters of a model.
const MAX_ADAPTERS: usize = 16;
/// Bytes of a template at most.
const MAX_TEMPLATE: usize = 32 << 10;
/// The tower of a model that shall have none.
const NO_TOWER: &str = "none";

/// Settings of a model; what is absent is as the command line says.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LoadSettings {
    /// Positions of a request's context.
    pub ctx_size: Option<usize>,
    /// Requests computed at once.
    pub parallel: Option<usize>,
    /// Type of cached keys.
    pub cache_type_k: Option<String>,
    /// Type of cached values.
    pub cache_type_v: Option<String>,
    /// The device to compute on.
    pub device: Option<DeviceSetting>,
    /// Most layers on the GPU.
    pub gpu_layers: Option<usize>,
    /// The name of a built-in chat template, or the text of one.
    pub template: Option<String>,
    /// The file of the vision tower, or `none`.
    pub tower: Option<String>,
    /// Adapters (LoRA).
    pub adapters: Vec<AdapterSetting>,
    /// Sampling parameters of requests that say none, by name.
    pub sampling: BTreeMap<String, f64>,
}

/// A device to compute on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeviceSetting {
    /// A GPU if there is one that takes the model, else the CPU.
    Auto,
    /// The CPU.
    Cpu,
    /// A GPU.
    Gpu,
}

/// An adapter of a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdapterSetting {
    /// The GGUF file.
    pub file: String,
    /// The factor.
    #[serde(default = "AdapterSetting::usual_scale")]
    pub scale: f32,
}

impl AdapterSetting {
    fn usual_scale() -> f32 {
        1.0
    }
}

impl LoadSettings {
    /// Checks that a model can be loaded so, as far as the settings alone say.
    ///
    /// # Errors
    /// 400 names the member.
    pub(super) fn check(&self) -> Result<(), ApiError> {
        let within = |name: &str, value: Option<usize>, most: usize| match value {
            Some(n) if n == 0 || n > most => {
                Err(ApiError::bad_field(name, format!("a number from 1 to {most} was expected")))
            }
            _ => Ok(()),
        };
        within("ctx_size", self.ctx_size, MAX_CONTEXT)?;
        within("parallel", self.parallel, MAX_PARALLEL)?;
        let types = [("cache_type_k", &self.cache_type_k), ("cache_type_v", &self.cache_type_v)];
        for (name, value) in types {
            if value.as_ref().is_some_and(|value| CacheType::from_name(value).is_none()) {
                let names = CacheType::ALL.map(CacheType::name).join(", ");
                return Err(ApiError::bad_field(name, format!("one of {names} was expected")));
            }
        }
        self.check_template()?;
        if let Some(tower) = self.tower.as_deref().filter(|tower| *tower != NO_TOWER) {
            check_file("tower", tower)?;
        }
        if self.adapters.len() > MAX_ADAPTERS {
            let what = format!("at most {MAX_ADAPTERS} were expected");
            return Err(ApiError::bad_field("adapters", what));
        }
        for adapter in &self.adapters {
            check_file("adapters", &adapter.file)?;
            if !adapter.scale.is_finite() {
                return Err(ApiError::bad_field("adapters", "a finite scale was expected"));
            }
        }
        self.sampling.iter().try_for_each(|(name, &x)| sampling_option(name, x).map(drop))
    }

    fn check_template(&self) -> Result<(), ApiError> {
        let Some(template) = &self.template else { return Ok(()) };
        if template.len() > MAX_TEMPLATE {
            let what = format!("at most {MAX_TEMPLATE} bytes were expected");
            return Err(ApiError::bad_field("template", what));
        }
        let read = match template_of(template) {
            TemplateSource::Text(text) => ChatTemplate::from_source(&text, "", ""),
            _ => ChatTemplate::named(template, "", ""),
        };
        read.map(drop).map_err(|error| ApiError::bad_field("template", error))
    }

    /// Returns the options of a runtime with these settings in place of `usual`.
    pub(super) fn options(&self, usual: &RuntimeOptions) -> RuntimeOptions {
        let mut options = usual.clone();
        let context = &mut options.context;
        context.n_ctx = self.ctx_size.or(context.n_ctx);
        context.n_seq = self.parallel.unwrap_or(context.n_seq);
        context.n_batch = context.n_batch.max(context.n_seq);
        let cache_type = |name: &Option<String>| CacheType::from_name(name.as_deref()?);
        context.cache_type_k = cache_type(&self.cache_type_k).unwrap_or(context.cache_type_k);
        context.cache_type_v = cache_type(&self.cache_type_v).unwrap_or(context.cache_type_v);
        context.gpu_layers = self.gpu_layers.or(context.gpu_layers);
        let is_gpu = matches!(context.device, Device::Gpu { .. });
        match self.device {
            Some(DeviceSetting::Cpu) => context.device = Device::Cpu,
            Some(DeviceSetting::Auto) => context.device = Device::Auto,
            Some(DeviceSetting::Gpu) if !is_gpu => context.device = Device::Gpu { name: None },
            // the one that the command line names
            Some(DeviceSetting::Gpu) | None => {}
        }
        if let Some(template) = &self.template {
            options.template = template_of(template);
        }
        match self.tower.as_deref() {
            None => {}
            Some(NO_TOWER) => options.mmproj = TowerSource::None,
            Some(file) => options.mmproj = TowerSource::File(file.into()),
        }
        let adapters = self.adapters.iter();
        options.adapters.extend(adapters.map(|AdapterSetting { file, scale }| ScaledFile {
            path: PathBuf::from(file),
            scale: *scale,
        }));
        options
    }

    /// Returns the model with these sampling parameters as its store's words on its use.
    pub(super) fn source(&self, source: &ModelSource) -> ModelSource {
        if self.sampling.is_empty() {
            return source.clone();
        }
        let mut described = DescribedModel::from(source.clone());
        for (name, &x) in &self.sampling {
            if let Ok(option) = sampling_option(name, x) {
                described.defaults.sampling.set(option, x);
            }
        }
        ModelSource::Described(Arc::new(described))
    }

    /// Returns words of the command line that a model would be run with.
    pub(super) fn words(&self, usual: &RuntimeOptions) -> Vec<OsString> {
        let options = self.options(usual);
        let context = &options.context;
        let mut words = self.compute_words(usual);
        let mut add = |flag: &str, value: OsString| words.extend([flag.into(), value]);
        add("--parallel", context.n_seq.to_string().into());
        add("--ctx-size", context.n_ctx.unwrap_or(0).to_string().into());
        if let TowerSource::File(file) = &options.mmproj {
            add("--mmproj", file.into());
        }
        words.push("--kv-unified".into());
        if matches!(options.mmproj, TowerSource::None) {
            words.push("--no-mmproj".into());
        }
        words
    }

    /// Returns those of these words that say how a model is computed.
    pub(super) fn compute_words(&self, usual: &RuntimeOptions) -> Vec<OsString> {
        let options = self.options(usual);
        let context = &options.context;
        let mut words: Vec<OsString> = Vec::new();
        let mut add = |flag: &str, value: OsString| words.extend([flag.into(), value]);
        add("--cache-type-k", context.cache_type_k.name().into());
        add("--cache-type-v", context.cache_type_v.name().into());
        match &context.device {
            Device::Auto => add("--device", "auto".into()),
            Device::Cpu => add("--device", "cpu".into()),
            Device::Gpu { name } => {
                add("--device", "gpu".into());
                if let Some(name) = name {
                    add("--gpu-name", name.into());
                }
            }
        }
        if let Some(n) = context.n_threads {
            add("--threads", n.to_string().into());
        }
        if let Some(isa) = context.isa {
            add("--cpu-isa", isa.name().into());
        }
        if let Some(n) = context.gpu_layers {
            add("--gpu-layers", n.to_string().into());
        }
        if let Some(bytes) = context.gpu_memory {
            add("--gpu-memory", (bytes >> 20).to_string().into());
        }
        if let Some(folder) = &context.repack_cache {
            add("--repack-cache", folder.into());
        }
        if !context.repack {
            words.push("--no-repack".into());
        }
        words
    }
}

/// Returns the template that a text names or is.
fn template_of(text: &str) -> TemplateSource {
    if text.contains(['{', ' ', '\n']) {
        TemplateSource::Text(text.to_owned())
    } else {
        TemplateSource::Named(text.to_owned())
    }
}

/// Checks the path of a file that is to be loaded with a model.
fn check_file(name: &str, file: &str) -> Result<(), ApiError> {
    let path = PathBuf::from(file);
    if !path.is_absolute() {
        return Err(ApiError::bad_field(name, "the whole path of a file was expected"));
    }
    if !path.is_file() {
        return Err(ApiError::bad_field(name, format!("{file}: there is no such file")));
    }
    Ok(())
}

/// Returns the sampling parameter of a name, if it may be this number.
fn sampling_option(name: &str, x: f64) -> Result<&'static SamplingOption, ApiError> {
    let field = format!("sampling.{name}");
    let Some(option) = OPTIONS.iter().find(|option| option.name == name) else {
        let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
        let what = format!("one of {} was expected", names.join(", "));
        return Err(ApiError::bad_field(field, what));
    };
    let is_right = match option.range {
        SamplingRange::Real { contains, .. } => contains(x as f32),
        SamplingRange::Whole { least, most } => {
            x.fract() == 0.0 && (least as f64..=most as f64).contains(&x)
        }
    };
    if is_right {
        return Ok(option);
    }
    Err(ApiError::bad_field(
        field,
        match option.range {
            SamplingRange::Real { expected, .. } => format!("{expected} was expected"),
            SamplingRange::Whole { least, most } => {
                format!("a whole number from {least} to {most} was expected")
            }
        },
    ))
}

/// Progress of models that are being loaded: bytes done and in all, by name.
#[derive(Clone, Default)]
pub(super) struct LoadProgress(Arc<Mutex<HashMap<String, LoadedBytes>>>);

/// A part of a model that is in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct LoadedBytes {
    /// Bytes done.
    pub done: u64,
    /// Bytes in all.
    pub total: u64,
}

impl LoadedBytes {
    /// Returns the share that is done.
    pub(super) fn share(self) -> f64 {
        self.done as f64 / self.total.max(1) as f64
    }
}

impl LoadProgress {
    /// Returns what notes the progress of a model.
    pub(super) fn listener(&self, id: &str) -> Progress {
        let all = Arc::clone(&self.0);
        let id = id.to_owned();
        Progress::new(move |done, total| {
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            all.insert(id.clone(), LoadedBytes { done, total });
        })
    }

    /// Returns the progress of a model.
    pub(super) fn of(&self, id: &str) -> Option<LoadedBytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).copied()
    }

    /// Forgets a model whose loading has ended.
    pub(super) fn forget(&self, id: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}
