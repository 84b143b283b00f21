//! Windows of classes whose models mostly have none: which layers see the last positions alone, as
//! transformers has it for each class.

use serde_json::Value;

use super::windows;
use crate::hugging_face::Error;
use crate::hugging_face::config::ModelConfig;
use crate::hugging_face::metadata::FamilyMetadata;

/// The key of the number of positions that a token sees, itself among them.
const WINDOW: &str = "sliding_window";
/// The key that says whether a class with such a switch applies its window.
const SWITCH: &str = "use_sliding_window";
/// The window of most classes where a configuration says nothing of it.
pub(super) const USUAL: Option<u32> = Some(4096);

/// Reads the window: null stands for none, and a key that is not there for the class's own.
fn window(config: &ModelConfig, of_class: Option<u32>) -> Result<Option<u32>, Error> {
    if config.is_null(WINDOW) {
        return Ok(None);
    }
    Ok(config.count(WINDOW)?.or(of_class))
}

/// Reads the window of a class whose windows are off where nothing says that they are on.
fn switched_window(config: &ModelConfig, of_class: Option<u32>) -> Result<Option<u32>, Error> {
    match config.get(SWITCH).map(Value::as_bool) {
        None | Some(Some(false)) => Ok(None),
        Some(Some(true)) => window(config, of_class),
        Some(None) => Err(config.fault(SWITCH, "true or false")),
    }
}

/// Sets a window of every layer, which readers take from the one key.
fn set_everywhere(metadata: &mut FamilyMetadata, window: Option<u32>) {
    if let Some(window) = window {
        metadata.set("attention.sliding_window", window);
    }
}

/// Sets a switched window in the layers that the configuration names, or else in the usual ones.
fn set_in_layers(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    of_class: Option<u32>,
    is_usual: impl Fn(u32) -> bool,
) -> Result<(), Error> {
    let window = switched_window(config, of_class)?;
    let is_windowed = match windows(config)? {
        Some(said) => said,
        None => (0..config.n_layer()?).map(|i| window.is_some() && is_usual(i)).collect(),
    };
    if !is_windowed.contains(&true) {
        return Ok(());
    }
    let window = window.ok_or_else(|| {
        config.fault("layer_types", &format!("{SWITCH} and {WINDOW} where a layer has a window"))
    })?;
    metadata.set("attention.sliding_window", window);
    metadata.set("attention.sliding_window_pattern", &is_windowed[..]);
    Ok(())
}

/// Sets the window of a class that has it in every layer: Mistral, Mixtral and Ministral 3.
pub(super) fn set(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    of_class: Option<u32>,
) -> Result<(), Error> {
    set_everywhere(metadata, window(config, of_class)?);
    Ok(())
}

/// Sets the windows of Qwen 2 and 3, which the first layers do not have; `n_first` of them where
/// nothing is said.
pub(super) fn set_qwen(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
    n_first: u32,
) -> Result<(), Error> {
    let n_first = config.whole("max_window_layers")?.unwrap_or(n_first);
    set_in_layers(config, metadata, USUAL, |i| i >= n_first)
}

/// Sets the windows of Qwen 2's mixtures: every second layer of the first ones has one.
pub(super) fn set_qwen2_moe(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    let n_first = config.whole("max_window_layers")?.unwrap_or(28);
    set_in_layers(config, metadata, USUAL, |i| i % 2 == 0 && i < n_first)
}

/// Sets the window of Qwen 3's mixtures, which every layer has where it is on, whatever
/// `layer_types` says.
pub(super) fn set_qwen3_moe(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    set_everywhere(metadata, switched_window(config, USUAL)?);
    Ok(())
}

/// Sets the windows of SmolLM3: those of the layers without positions.
pub(super) fn set_smollm3(
    config: &ModelConfig,
    metadata: &mut FamilyMetadata,
) -> Result<(), Error> {
    set_in_layers(config, metadata, None, |i| (i + 1).is_multiple_of(4))
}
