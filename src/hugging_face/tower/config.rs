//! The configuration of a model that sees: its own, that of its tower, and that of the pictures
//! that the tower takes.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::super::Error;
use super::super::config::ModelConfig;
use super::super::files::read_object;

/// Longest configuration of pictures, in bytes.
const MAX_PICTURES: u64 = 1 << 20;
/// The files that say it, and the objects in them whose keys count as the file's: what the later
/// says goes before.
const PICTURES: [(&str, &str); 2] =
    [("preprocessor_config.json", "media_proc_cfg"), ("processor_config.json", "image_processor")];
/// Most pixels per side of anything.
const MAX_SIDE: u32 = 1 << 16;

/// The configuration of a model that sees.
pub(in crate::hugging_face) struct TowerConfig {
    /// The folder.
    pub folder: PathBuf,
    /// That of the model, whose part about text goes before the rest.
    pub model: ModelConfig,
    /// The part about the tower.
    pub vision: ModelConfig,
    /// That of pictures.
    pub pictures: ModelConfig,
}

impl TowerConfig {
    /// Reads the configuration of a tower.
    ///
    /// # Errors
    /// There is none, or none of pictures, or one is no JSON object.
    pub(super) fn read(folder: &Path, model: ModelConfig) -> Result<TowerConfig, Error> {
        let vision =
            model.section("vision_config").ok_or_else(|| model.fault("vision_config", "an object"));
        let vision = vision?;
        Ok(TowerConfig { folder: folder.into(), vision, pictures: read_pictures(folder)?, model })
    }

    /// Reads a number of pixels per side.
    pub(super) fn side(&self, key: &str, default: u32) -> Result<u32, Error> {
        match self.vision.count(key)?.unwrap_or(default) {
            n if n <= MAX_SIDE => Ok(n),
            _ => Err(self.vision.fault(key, &format!("at most {MAX_SIDE} pixels"))),
        }
    }

    /// Reads a number of layers.
    pub(super) fn n_layer(&self, key: &str, default: u32) -> Result<u32, Error> {
        match self.vision.count(key)?.unwrap_or(default) {
            n if n <= 1024 => Ok(n),
            _ => Err(self.vision.fault(key, "at most 1024 layers")),
        }
    }

    /// Returns the numbers in GGUF of layers that all stay, as many as a key says.
    pub(super) fn all_layers(&self, key: &str, default: u32) -> Result<Vec<Option<u32>>, Error> {
        Ok((0..self.n_layer(key, default)?).map(Some).collect())
    }

    /// Reads a number of each colour.
    pub(super) fn colours(&self, key: &str) -> Result<Vec<f32>, Error> {
        let numbers = self.pictures.get(key).and_then(Value::as_array);
        let numbers: Vec<f32> =
            numbers.into_iter().flatten().filter_map(Value::as_f64).map(|x| x as f32).collect();
        if numbers.len() == 3 && numbers.iter().all(|x| x.is_finite()) {
            return Ok(numbers);
        }
        Err(self.pictures.fault(key, "a number for each of three colours"))
    }
}

/// Checks that a key says what hob computes; one that is not there says so, too.
///
/// # Errors
/// It says something else.
pub(super) fn check(config: &ModelConfig, key: &str, expected: &Value) -> Result<(), Error> {
    match config.get(key) {
        Some(found) if !is_same(found, expected) => Err(config.fault(key, &expected.to_string())),
        _ => Ok(()),
    }
}

/// Returns whether two values are the same; numbers may be written in several ways.
fn is_same(found: &Value, expected: &Value) -> bool {
    found == expected || found.as_f64().is_some_and(|x| Some(x) == expected.as_f64())
}

/// Reads the configuration of pictures.
fn read_pictures(folder: &Path) -> Result<ModelConfig, Error> {
    let mut all = Map::new();
    let mut path = None;
    for (name, object) in PICTURES {
        let file = folder.join(name);
        if !file.is_file() {
            continue;
        }
        let mut own = read_object(&file, MAX_PICTURES)?;
        if let Some(Value::Object(inner)) = own.remove(object) {
            own.extend(inner);
        }
        all.extend(own);
        path = Some(file);
    }
    let path = path.ok_or_else(|| {
        let [first, second] = PICTURES.map(|(name, _)| name);
        Error::invalid(
            folder,
            format!("neither {first} nor {second} is there, one of which describes images"),
        )
    })?;
    Ok(ModelConfig::of(path, all))
}
