//! Model families: each a short file that says how it differs from plain Llama (RMS norms before
//! attention and FFN, grouped heads, SwiGLU, rope on neighbouring pairs). Biases, fused matrices,
//! expert tensors and tied outputs are found by their tensors, in every family.

use super::error::Error;
use super::meta::Meta;
use super::plan::Plan;

mod bert;
mod cohere2;
mod deepseek2;
mod exaone4;
mod gemma2;
mod gemma3;
mod gemma4;
mod gpt_oss;
mod granite;
mod hunyuan;
mod lfm2;
mod llama;
mod mistral3;
mod olmo2;
mod phi3;
mod qwen2;
mod qwen3;
mod qwen35;
mod smollm3;

/// One family.
pub struct Family {
    /// `general.architecture`.
    pub name: &'static str,
    /// Applies what differs to the plan of the common keys.
    pub differs: fn(&Meta, &mut Plan) -> Result<(), Error>,
}

/// Every family, by name.
const FAMILIES: [Family; 29] = [
    Family { name: "bert", differs: bert::bert },
    Family { name: "cohere2", differs: cohere2::differs },
    Family { name: "deepseek2", differs: deepseek2::differs },
    Family { name: "ernie4_5", differs: llama::differs },
    Family { name: "exaone4", differs: exaone4::differs },
    Family { name: "gemma-embedding", differs: gemma3::encoder },
    Family { name: "gemma2", differs: gemma2::differs },
    Family { name: "gemma3", differs: gemma3::differs },
    Family { name: "gemma4", differs: gemma4::differs },
    Family { name: "gpt-oss", differs: gpt_oss::differs },
    Family { name: "granite", differs: granite::differs },
    Family { name: "granitehybrid", differs: granite::hybrid },
    Family { name: "hunyuan-dense", differs: hunyuan::differs },
    Family { name: "jina-bert-v2", differs: bert::jina },
    Family { name: "lfm2", differs: lfm2::differs },
    Family { name: "lfm2moe", differs: lfm2::differs },
    Family { name: "llama", differs: llama::differs },
    Family { name: "mistral3", differs: mistral3::differs },
    Family { name: "nomic-bert", differs: bert::nomic },
    Family { name: "olmo2", differs: olmo2::differs },
    Family { name: "phi3", differs: phi3::differs },
    Family { name: "qwen2", differs: qwen2::differs },
    Family { name: "qwen2vl", differs: qwen2::differs },
    Family { name: "qwen3", differs: qwen3::differs },
    Family { name: "qwen35", differs: qwen35::differs },
    Family { name: "qwen35moe", differs: qwen35::differs },
    Family { name: "qwen3moe", differs: qwen3::differs },
    Family { name: "qwen3vl", differs: qwen3::differs },
    Family { name: "smollm3", differs: smollm3::differs },
];

/// Returns the family of an architecture.
pub fn find(arch: &str) -> Option<&'static Family> {
    FAMILIES.iter().find(|f| f.name == arch)
}

/// Returns all architectures, for messages.
pub fn names() -> String {
    FAMILIES.map(|f| f.name).join(", ")
}
