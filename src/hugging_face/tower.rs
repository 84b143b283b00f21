//! The tower of a model that sees, in the same folder: what llama.cpp's converter writes as a file
//! of its own (mmproj).
//!
//! | file | idea |
//! |---|---|
//! | `config` | the configuration of tower and pictures |
//! | `family`, `classes` | a kind of tower as data; which class has which |
//! | `sizes` | the keys that every tower has |
//! | `siglip`, `qwen`, `pixtral`, `internvl`, `gemma4`, `llama4` | towers: names, metadata |
//! | `gemma3n`, `glm`, `kimi`, `paddle` | towers of others |
//! | `names` | names of tensors |
//! | `tensors` | their values, types and orders |

mod classes;
mod config;
mod family;
mod gemma3n;
mod gemma4;
mod glm;
mod internvl;
mod kimi;
mod llama4;
mod names;
mod paddle;
mod pixtral;
mod qwen;
mod siglip;
mod sizes;
mod tensors;

use std::path::Path;

use hob_kernels::TensorType;
use serde_json::Value;

use self::config::TowerConfig;
use self::family::TowerFamily;
use self::tensors::ReadTensors;
use super::Error;
use super::coded::Coding;
use super::config::ModelConfig;
use super::folder::{file_type, general, is_model_folder};
use super::metadata::FamilyMetadata;
use super::safetensors::Safetensors;
use crate::gguf::{Gguf, Tensor};

/// The architecture of towers in GGUF.
const ARCH: &str = "clip";

/// Returns whether a folder is of a model that sees.
pub fn has_tower(folder: &Path) -> bool {
    is_model_folder(folder)
        && ModelConfig::read(folder)
            .is_ok_and(|config| config.get("vision_config").is_some_and(Value::is_object))
}

/// The tower of a model in a folder, as GGUF has it.
pub struct HfTower {
    /// The tower.
    pub gguf: Gguf,
    /// The type that most values of its matrices have.
    pub ty: TensorType,
    family: &'static TowerFamily,
}

impl HfTower {
    /// Reads the tower of the model in a folder. Matrices stay in their files, unless their order
    /// is another in GGUF.
    ///
    /// # Errors
    /// A file is missing or not sound, or the tower is none of those that are read.
    pub fn open(folder: &Path) -> Result<HfTower, Error> {
        let model = ModelConfig::read(folder)?;
        let class = model.architecture().unwrap_or("(none)");
        let kind = model.section("vision_config");
        let kind = kind.as_ref().and_then(|vision| vision.get("model_type")?.as_str());
        let kind = kind.unwrap_or("no type");
        let family = classes::find(class, kind).ok_or_else(|| Error::UnknownTower {
            path: folder.into(),
            tower: format!("{class} ({kind})").chars().take(100).collect(),
            known: classes::names(),
        })?;
        let coding = Coding::read(&model)?;
        let config = TowerConfig::read(folder, model)?;
        let mut metadata = FamilyMetadata::new(ARCH, 0);
        (family.metadata)(&config, &mut metadata)?;
        let stored = Safetensors::open(folder)?;
        let ReadTensors { parts, ty } = tensors::tensors(&config, family, &stored, &coding)?;
        let mut entries = general(folder, ARCH, "mmproj")?;
        entries.extend(metadata.entries);
        entries.push(("general.file_type".into(), file_type(ty).into()));
        let origin = folder.display().to_string();
        let gguf = Gguf::of_parts(&origin, stored.files, entries, parts)?;
        Ok(HfTower { gguf, ty, family })
    }

    /// Returns the type of a tensor in a file whose matrices have the type `base`.
    pub fn type_of(&self, tensor: &Tensor, base: TensorType) -> TensorType {
        let fixed = tensors::fixed_type(self.family, &tensor.name, tensor.shape.len(), base);
        let fits = tensor.shape[0].is_multiple_of(base.block_len());
        fixed.unwrap_or(if fits { base } else { TensorType::F16 })
    }
}
