//! GGUF files that hold something else than a model which reads or writes text: what they are, and
//! what takes them.

use super::Model;
use crate::gguf::{APPLY_ADAPTER, Gguf};

/// Architectures that guess tokens for another model.
const DRAFTERS: [&str; 5] = ["eagle", "dflash", "assistant", "-mtp", "_mtp"];
/// Architectures that write a text by taking noise out of it.
const DIFFUSED_TEXTS: [&str; 5] = ["dream", "llada", "llada-moe", "rnd1", "diffusion-gemma"];
/// Architectures that make images or video, by the names that stable-diffusion.cpp and ComfyUI
/// write.
const IMAGE_MAKERS: [&str; 15] = [
    "aura",
    "chroma",
    "cosmos",
    "flux",
    "flux2",
    "hidream",
    "hyvid",
    "ltxv",
    "lumina2",
    "qwen_image",
    "sd1",
    "sd3",
    "sdxl",
    "wan",
    "z_image",
];
/// Architectures that hear or speak.
const VOICES: [&str; 9] = [
    "dia",
    "kokoro",
    "orpheus",
    "outetts",
    "parakeet",
    "parler-tts",
    "voxtral-tts",
    "wavtokenizer-dec",
    "whisper",
];

/// Returns what a file is and what to do with it, where it is no model that this crate could run
/// whatever its architecture.
pub(super) fn what(gguf: &Gguf) -> Option<String> {
    let text = |key: &str| gguf.get_str(key).ok().flatten().unwrap_or("");
    let kind = text("general.type");
    let arch = text("general.architecture");
    let has = |names: &[&str]| names.contains(&arch);
    if kind == "adapter" || gguf.get("adapter.type").is_some() {
        return Some(adapter(text("adapter.type")));
    }
    if kind == "imatrix" || arch == "imatrix" {
        return Some(
            "an importance matrix (imatrix), made for quantizing: name the model's own file".into(),
        );
    }
    if arch == "controlvector" || kind == "controlvector" {
        return Some(
            "a control vector; it goes with its model: -m MODEL --control-vector FILE".into(),
        );
    }
    if arch == "clip" || kind == "mmproj" {
        let what = match (
            gguf.get_bool("clip.has_audio_encoder"),
            gguf.get_bool("clip.has_vision_encoder"),
        ) {
            (Ok(Some(true)), Ok(None | Some(false))) => "an audio tower; hob hears nothing yet",
            _ => "a vision tower; it goes with a text model: -m MODEL --mmproj FILE",
        };
        return Some(what.into());
    }
    if Model::is_drafter(gguf) {
        return Some(format!(
            "a drafter ({arch}), which guesses tokens for a model: name the model itself, and this \
             file with --draft FILE"
        ));
    }
    if DRAFTERS.iter().any(|part| arch.contains(part)) {
        return Some(format!(
            "a drafter ({arch}), which guesses tokens for a model; hob does not run this kind yet: \
             name the model itself, and to draft a smaller one with --draft FILE, or --spec ngram"
        ));
    }
    if has(&DIFFUSED_TEXTS) {
        return Some(format!(
            "a diffusion language model ({arch}); hob runs models that write token by token"
        ));
    }
    if has(&IMAGE_MAKERS) {
        return Some(format!(
            "a model that makes images or video ({arch}); stable-diffusion.cpp runs such files"
        ));
    }
    if has(&VOICES) {
        return Some(format!("a model of speech ({arch}); hob reads and writes text"));
    }
    None
}

/// The description of a file without weights, and of what takes it.
pub(super) const VOCABULARY: &str = "a vocabulary without weights, which `hob tokenize`, \
    `hob grammar compile` and `hob grammar bench` take: to run the model, name a file that has its \
    weights, or fetch one with `hob pull`";

/// Returns whether a file holds a vocabulary and no weights.
pub(super) fn is_vocabulary(gguf: &Gguf) -> bool {
    gguf.tensors().is_empty() && gguf.get("tokenizer.ggml.tokens").is_some()
}

/// Returns what to do with an adapter of this type.
fn adapter(ty: &str) -> String {
    let name = if ty == "lora" || ty.is_empty() { "LoRA" } else { ty };
    format!("a {name} adapter, not a model; {APPLY_ADAPTER}")
}
