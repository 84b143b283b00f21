"""Makes tiny random models whose layers see the last positions alone, and their logits:
`tests/data/windows`, which `tests/it/families.rs` reads.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0
    python tests/goldens/windows.py --llama LLAMA_CPP_TREE [NAME ...]

They are of the families whose windows llama.cpp does not apply. Logits are those of transformers,
computed in 64 bits. The file is what llama.cpp's converter makes of the same weights, with the keys
that `hob convert` adds where the converter leaves out the window.
"""

import argparse
from pathlib import Path

import make
from cases import LONG_ROPE, ROPE, Case, save_as

make.OUT = make.OUT.parent / "windows"
make.N_TOKENS = 40
WINDOW = 8
SMALL = {
    "hidden_size": 16, "intermediate_size": 24, "num_attention_heads": 2,
    "num_key_value_heads": 1, "sliding_window": WINDOW, "rope_parameters": ROPE,
}
EXPERTS = {"num_experts": 2, "num_experts_per_tok": 1, "moe_intermediate_size": 8}


def with_window(windowed=None):
    """Returns what writes the keys of a window: of every layer, or of those that are named."""

    def patch(kind):
        # that of Ministral leaves the work to another
        kind = getattr(kind, "Ministral3Model", kind)
        kind.set_vocab = lambda self: None
        inner = kind.set_gguf_parameters

        def set_gguf_parameters(self):
            # the converters of other cases inherit from this one
            kind.set_gguf_parameters = inner
            inner(self)
            self.gguf_writer.add_sliding_window(WINDOW)
            if windowed:
                self.gguf_writer.add_sliding_window_pattern(windowed)

        kind.set_gguf_parameters = set_gguf_parameters

    return patch


def case(name, kind, config, patch=None, **more):
    config = {**SMALL, **config}
    return Case(name, kind, config, patch=patch, n_vocab=32, **more)


CASES = [
    case("mistral", "mistral", {}, with_window()),
    case("mixtral", "mixtral", {"num_local_experts": 2, "num_experts_per_tok": 1}, with_window()),
    case("ministral3", "ministral3", {
        "head_dim": 8, "rope_parameters": {
            "rope_type": "yarn", "rope_theta": 5000.0, "factor": 4.0, "beta_fast": 32.0,
            "beta_slow": 1.0, "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1,
            "original_max_position_embeddings": 16,
        },
    }, with_window()),
    case("qwen2", "qwen2", {
        "num_hidden_layers": 3, "use_sliding_window": True, "max_window_layers": 1,
    }, with_window([False, True, True])),
    case("qwen3", "qwen3", {
        "num_hidden_layers": 3, "use_sliding_window": True, "head_dim": 8,
        "layer_types": ["sliding_attention", "full_attention", "sliding_attention"],
    }, with_window([True, False, True])),
    case("qwen2moe", "qwen2_moe", {
        **EXPERTS, "num_hidden_layers": 3, "use_sliding_window": True, "norm_topk_prob": False,
        "shared_expert_intermediate_size": 8,
    }, with_window([True, False, True])),
    case("qwen3moe", "qwen3_moe", {
        **EXPERTS, "use_sliding_window": True, "norm_topk_prob": True, "head_dim": 8,
    }, with_window()),
    case("smollm3", "smollm3", {
        "num_hidden_layers": 4, "use_sliding_window": True,
    }, with_window([False, False, False, True])),
    case("phi3", "phi3", {}),
    case("phimoe", "phimoe", {
        "num_local_experts": 2, "num_experts_per_tok": 2, "rope_parameters": LONG_ROPE,
        "attention_bias": True, "lm_head_bias": True,
    }, save=save_as("PhiMoEForCausalLM")),
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    make.OUT.mkdir(exist_ok=True)
    for case in CASES:
        if not options.names or case.name in options.names:
            make.make(case, options.llama)


if __name__ == "__main__":
    main()
