//! Towers that are read from folders, by the classes of models.

use super::family::TowerFamily;
use super::{gemma3n, gemma4, glm, internvl, kimi, llama4, paddle, pixtral, qwen, siglip};

/// All of them.
static FAMILIES: [&TowerFamily; 17] = [
    &siglip::GEMMA3,
    &siglip::IDEFICS3,
    &siglip::LFM2,
    &qwen::QWEN2,
    &qwen::QWEN25,
    &qwen::QWEN3,
    &paddle::PADDLE,
    &pixtral::PIXTRAL,
    &siglip::LLAVA,
    &siglip::LLAVA_NEXT,
    &internvl::INTERNVL,
    &internvl::INTERNVL_CHAT,
    &gemma3n::GEMMA3N,
    &gemma4::GEMMA4,
    &glm::GLM4V,
    &kimi::KIMI_VL,
    &llama4::LLAMA4,
];

/// Returns the tower of a model's class and of a type; `None` if it is not read.
pub(super) fn find(class: &str, kind: &str) -> Option<&'static TowerFamily> {
    FAMILIES.into_iter().find(|family| {
        let is_kind = family.kinds.is_empty() || family.kinds.contains(&kind);
        family.classes.contains(&class) && is_kind
    })
}

/// Returns the classes whose towers are read.
pub(super) fn names() -> Vec<&'static str> {
    let mut names: Vec<_> = FAMILIES.iter().flat_map(|family| family.classes).copied().collect();
    names.sort_unstable();
    names.dedup();
    names
}
