//! Model families: each a short file that says how it differs from plain Llama (RMS norms before
//! attention and FFN, grouped heads, SwiGLU, rope on neighbouring pairs). Biases, fused matrices,
//! expert tensors and tied outputs are found by their tensors, in every family.

use super::error::Error;
use super::meta::Meta;
use super::plan::Plan;

mod afmoe;
mod apertus;
mod bailingmoe2;
mod bert;
mod bitnet;
mod cohere2;
mod deepseek2;
mod ernie_moe;
mod exaone4;
mod gemma;
mod gemma2;
mod gemma3;
mod gemma3n;
pub(super) mod gemma4;
mod glm4;
mod gpt_oss;
mod granite;
mod hunyuan;
mod hybrid;
mod lfm2;
mod llama;
mod llama4;
mod minicpm;
mod mistral3;
mod mixture;
mod modern_bert;
mod muse_glimmer;
mod neox;
mod olmo2;
mod olmoe;
mod phi2;
mod phi3;
mod phimoe;
mod qwen2;
mod qwen2moe;
mod qwen3;
mod qwen35;
mod smallthinker;
mod smollm3;
mod stablelm;
mod starcoder2;
mod window;

/// One family. Its flags describe it for `docs/models.md` and for tests; they decide nothing at run
/// time.
#[derive(Clone, Copy)]
pub struct Family {
    /// `general.architecture`.
    pub name: &'static str,
    /// Applies what differs to the plan of the common keys.
    pub differs: fn(&Meta, &mut Plan) -> Result<(), Error>,
    /// Well-known models.
    pub models: &'static str,
    /// True if tests compare its logits with those of its makers' code (transformers', or what
    /// comes with the weights), in place of llama.cpp's.
    pub tested_as_made: bool,
    /// True if there are towers for its images.
    pub has_images: bool,
    /// True if layers have a running state, so that tokens are drafted on the CPU alone;
    /// [`Plan::is_recurrent`] decides.
    pub has_state: bool,
    /// True if it embeds texts and writes none.
    pub embeds: bool,
}

impl Family {
    /// Returns a family of text models, compared with llama.cpp.
    const fn new(
        name: &'static str,
        differs: fn(&Meta, &mut Plan) -> Result<(), Error>,
        models: &'static str,
    ) -> Family {
        Family {
            name,
            differs,
            models,
            tested_as_made: false,
            has_images: false,
            has_state: false,
            embeds: false,
        }
    }

    /// Returns it as one whose tests compare with its makers' code.
    const fn tested_as_made(self) -> Family {
        Family { tested_as_made: true, ..self }
    }

    /// Returns it as one that images have towers for.
    const fn with_images(self) -> Family {
        Family { has_images: true, ..self }
    }

    /// Returns it as one whose layers have a running state.
    const fn with_state(self) -> Family {
        Family { has_state: true, ..self }
    }

    /// Returns it as one of encoders.
    const fn embedding(self) -> Family {
        Family { embeds: true, ..self }
    }
}

/// Every family, by name.
pub const FAMILIES: [Family; 63] = [
    Family::new("afmoe", afmoe::differs, "Trinity Nano, Mini").tested_as_made(),
    Family::new("apertus", apertus::differs, "Apertus").tested_as_made(),
    Family::new("bailingmoe2", bailingmoe2::differs, "Ling and Ring 2.0").tested_as_made(),
    Family::new("bert", bert::bert, "BERT, BGE, E5, MiniLM, XLM-RoBERTa, BGE-M3 and its rerankers")
        .embedding(),
    Family::new("bitnet", bitnet::differs, "BitNet b1.58 2B4T, 3B, large").tested_as_made(),
    Family::new("bitnet-b1.58", bitnet::squared, "BitNet b1.58 2B4T by bitnet.cpp's converter")
        .tested_as_made(),
    Family::new("cohere2", cohere2::differs, "Command R7B, Command A"),
    Family::new("deepseek2", deepseek2::differs, "GLM 4.7 Flash, DeepSeek V2 Lite, Kimi-VL")
        .with_images(),
    Family::new("ernie4_5", llama::differs, "ERNIE 4.5 0.3B"),
    Family::new("ernie4_5-moe", ernie_moe::differs, "ERNIE 4.5 21B-A3B").tested_as_made(),
    Family::new("exaone-moe", exaone4::moe, "K-EXAONE").tested_as_made(),
    Family::new("exaone4", exaone4::differs, "EXAONE 4"),
    Family::new("falcon-h1", hybrid::falcon, "Falcon-H1").tested_as_made().with_state(),
    Family::new("gemma", gemma::differs, "Gemma 1, CodeGemma").tested_as_made(),
    Family::new("gemma-embedding", gemma3::encoder, "EmbeddingGemma").tested_as_made().embedding(),
    Family::new("gemma2", gemma2::differs, "Gemma 2"),
    Family::new("gemma3", gemma3::differs, "Gemma 3").with_images(),
    Family::new("gemma3n", gemma3n::differs, "Gemma 3n E2B, E4B").tested_as_made().with_images(),
    Family::new("gemma4", gemma4::differs, "Gemma 4").with_images(),
    Family::new("glm4", glm4::dense, "GLM-4 9B and 32B, GLM-4.1V, GLM-4.6V Flash, GLM-OCR")
        .tested_as_made()
        .with_images(),
    Family::new("glm4moe", glm4::moe, "GLM-4.5, 4.6, Air, GLM-4.5V and 4.6V")
        .tested_as_made()
        .with_images(),
    Family::new("gpt-oss", gpt_oss::differs, "gpt-oss 20b and 120b").tested_as_made(),
    Family::new("granite", granite::differs, "Granite 3 and 4"),
    Family::new("granitehybrid", granite::hybrid, "Granite 4 H, Bamba").with_state(),
    Family::new("granitemoe", granite::moe, "Granite 3 1B-A400M, 3B-A800M").tested_as_made(),
    Family::new("gte", bert::gte, "GTE 1.5 and multilingual, Arctic Embed 2 M")
        .tested_as_made()
        .embedding(),
    Family::new("hunyuan-dense", hunyuan::differs, "Hunyuan 0.5B to 7B"),
    Family::new("hunyuan-moe", hunyuan::moe, "Hunyuan A13B").tested_as_made(),
    Family::new("jina-bert-v2", bert::jina, "Jina embeddings 2").embedding(),
    Family::new("lfm2", lfm2::differs, "LFM2").with_images(),
    Family::new("lfm2moe", lfm2::differs, "LFM2 8B-A1B"),
    Family::new(
        "llama",
        llama::differs,
        "Llama 2 and 3.x, Mistral, Mixtral, SmolLM2, TinyLlama and what is built on them",
    )
    .with_images(),
    Family::new("llama4", llama4::differs, "Llama 4 Scout, Maverick")
        .tested_as_made()
        .with_images(),
    Family::new("mamba2", hybrid::mamba, "Mamba-2, Codestral Mamba").tested_as_made().with_state(),
    Family::new("minicpm", minicpm::differs, "MiniCPM 1, 2 and 4").tested_as_made(),
    Family::new("mistral3", mistral3::differs, "Mistral Small 3 and later").with_images(),
    Family::new("modern-bert", modern_bert::differs, "ModernBERT, GTE, Granite Embedding R2")
        .tested_as_made()
        .embedding(),
    Family::new("muse-glimmer", muse_glimmer::differs, "Muse Glimmer 30B")
        .tested_as_made()
        .with_images(),
    Family::new("nemotron_h", hybrid::nemotron, "Nemotron Nano 9B v2, Nemotron 3 Nano 4B")
        .tested_as_made()
        .with_state(),
    Family::new("nemotron_h_moe", hybrid::nemotron, "Nemotron 3 Nano 30B-A3B, 3.5 Lightning")
        .tested_as_made()
        .with_state(),
    Family::new("nomic-bert", bert::nomic, "nomic-embed-text").embedding(),
    Family::new("nomic-bert-moe", bert::nomic_moe, "nomic-embed-text v2")
        .tested_as_made()
        .embedding(),
    Family::new("olmo2", olmo2::differs, "OLMo 2 and 3"),
    Family::new("olmoe", olmoe::differs, "OLMoE").tested_as_made(),
    Family::new("paddleocr", llama::paddle, "PaddleOCR-VL").tested_as_made().with_images(),
    Family::new("phi2", phi2::differs, "Phi 1, 1.5 and 2, Moondream 2")
        .tested_as_made()
        .with_images(),
    Family::new("phi3", phi3::differs, "Phi-3, 3.5, 4, 4-mini"),
    Family::new("phimoe", phimoe::differs, "Phi-3.5-MoE, Phi-mini-MoE").tested_as_made(),
    Family::new("qwen2", qwen2::differs, "Qwen2, Qwen2.5").with_images(),
    Family::new("qwen2moe", qwen2moe::differs, "Qwen1.5-MoE, Qwen2 57B-A14B").tested_as_made(),
    Family::new("qwen2vl", qwen2::differs, "Qwen2-VL, Qwen2.5-VL").with_images(),
    Family::new("qwen3", qwen3::differs, "Qwen3").with_images(),
    Family::new("qwen35", qwen35::differs, "Qwen3.5, 3.6 and 3.8").with_images().with_state(),
    Family::new("qwen35moe", qwen35::differs, "Qwen3.5 and 3.6 35B-A3B").with_images().with_state(),
    Family::new("qwen3moe", qwen3::differs, "Qwen3 30B-A3B"),
    Family::new("qwen3next", qwen35::differs, "Qwen3-Next 80B-A3B, Qwen3-Coder-Next")
        .tested_as_made()
        .with_state(),
    Family::new("qwen3vl", qwen3::differs, "Qwen3-VL").with_images(),
    Family::new("qwen3vlmoe", qwen3::differs, "Qwen3-VL 30B-A3B").tested_as_made().with_images(),
    Family::new("seed_oss", neox::differs, "Seed-OSS").tested_as_made(),
    Family::new("smallthinker", smallthinker::differs, "SmallThinker 4B-A0.6B, 21B-A3B")
        .tested_as_made(),
    Family::new("smollm3", smollm3::differs, "SmolLM3"),
    Family::new("stablelm", stablelm::differs, "StableLM 2, StableLM 3B").tested_as_made(),
    Family::new("starcoder2", starcoder2::differs, "StarCoder2").tested_as_made(),
];

/// Returns the family of an architecture.
pub fn find(arch: &str) -> Option<&'static Family> {
    FAMILIES.iter().find(|f| f.name == arch)
}

/// Returns all architectures, for messages.
pub fn names() -> String {
    FAMILIES.map(|f| f.name).join(", ")
}
