"""Compares what `hob logits --exact` computes of folders of models with a running state with what
transformers does, in configurations with ties, biases and odd sizes.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0 sentencepiece
    python tests/goldens/recurrent_logits.py --hob HOB [NAME ...]

Weights have 32 bits; transformers computes in 64. Prints the mean squared error over the variance
of each; the exit code is 0 if none is above one in a million.
"""

import argparse
import copy
import math
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import numpy
import torch
from transformers import AutoConfig, AutoModelForCausalLM, Qwen3_5ForConditionalGeneration

import convert
from cases import ABSENT
from convert_recurrent import CASES, DELTA_NET, EXPERTS, GRANITE, MAMBA, NEMOTRON, SHARED

N_TOKENS = 40
MOST = 1e-6
COMMON = {
    "vocab_size": 512, "hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 256,
    "bos_token_id": 1, "eos_token_id": 2, "pad_token_id": 0,
}
PLAIN = {name: config for name, _, _, config, *_ in CASES}
ROPE = {"rope_type": "default", "rope_theta": 5000.0}
MIXED = {"num_local_experts": 4, "num_experts_per_tok": 2}
TIED = {"tie_word_embeddings": True}
VARIANTS = [
    *[(name, kind, config) for name, kind, _, config, *_ in CASES],
    ("qwen3_5-bias", "qwen3_5_text", {
        **DELTA_NET, "attention_bias": True, "linear_num_key_heads": 3, "hidden_size": 72,
        "intermediate_size": 100,
    }),
    ("qwen3_5-epsilon", "qwen3_5_text", {
        **DELTA_NET, "rms_norm_eps": 1e-4, "linear_conv_kernel_dim": 3,
        "rope_parameters": {**ROPE, "partial_rotary_factor": 1.0},
    }),
    ("qwen3_5-yarn", "qwen3_5_text", {
        **DELTA_NET, "rope_parameters": {
            "rope_type": "yarn", "rope_theta": 5000.0, "factor": 4.0,
            "original_max_position_embeddings": 64, "partial_rotary_factor": 0.5,
        },
    }),
    ("qwen3_5-sees", "qwen3_5", {
        "text_config": {**COMMON, **DELTA_NET, "model_type": "qwen3_5_text"},
        "vision_config": {
            "depth": 1, "hidden_size": 32, "intermediate_size": 32, "num_heads": 2,
            "out_hidden_size": 64,
        },
    }),
    ("qwen3_5_moe-tied", "qwen3_5_moe_text", {**PLAIN["qwen3_5_moe"], **TIED}),
    ("qwen3_next-odd", "qwen3_next", {
        **DELTA_NET, **EXPERTS, **SHARED, **TIED, "linear_num_key_heads": 3,
        "attention_bias": True, "hidden_size": 80,
    }),
    ("nemotron_h-bias", "nemotron_h", {
        **NEMOTRON, "layers_block_type": ["mlp", "mamba", "attention"], "use_bias": True,
        "mlp_bias": True, "attention_bias": True, "use_conv_bias": False, "hidden_size": 72,
    }),
    ("nemotron_h-tied", "nemotron_h", {
        **NEMOTRON, **TIED, "layers_block_type": ["mamba", "attention"],
    }),
    ("nemotron_h_moe-mlp", "nemotron_h", {
        **PLAIN["nemotron_h_moe"], "layers_block_type": ["mamba", "moe", "mlp", "attention"],
        "n_group": 1, "norm_topk_prob": False, "mamba_head_dim": 8,
    }),
    ("granite-tied", "granitemoehybrid", {**PLAIN["granite_hybrid_moe"], **TIED}),
    ("granite-rope", "granitemoehybrid", {
        **PLAIN["granite_hybrid_moe"], "position_embedding_type": "rope", "rope_parameters": ROPE,
    }),
    ("granite-bias", "granitemoehybrid", {
        **MAMBA, **GRANITE, "layer_types": ["attention", "mamba"], "attention_bias": True,
        "mamba_proj_bias": True, "mamba_conv_bias": False, "position_embedding_type": "rope",
        "intermediate_size": 50,
    }),
    ("granite-no-rope", "granitemoehybrid", {
        **PLAIN["granite_dense"], "position_embedding_type": None, "attention_bias": True,
        "num_experts_per_tok": 2,
    }),
    ("granitemoeshared-none", "granitemoeshared", {**MIXED, **TIED}),
    ("bamba-bias", "bamba", {
        **MAMBA, **TIED, "attn_layer_indices": [0], "attention_bias": True, "mlp_bias": True,
        "mamba_proj_bias": True, "rope_parameters": ROPE,
    }),
    ("bamba-heads", "bamba", {**MAMBA, "attn_layer_indices": [1], "head_dim": 32}),
    ("falcon_h1-plain", "falcon_h1", {
        **PLAIN["falcon_h1"], **TIED, "mamba_rms_norm": False, "rope_parameters": ROPE,
    }),
    ("falcon_h1-bias", "falcon_h1", {
        **PLAIN["falcon_h1"], "attention_bias": True, "mlp_bias": True, "mamba_proj_bias": True,
        "projectors_bias": True, "hidden_size": 72, "mamba_n_groups": 1,
    }),
    ("mamba2-tied", "mamba2", {**PLAIN["mamba2"], **TIED, "n_groups": 4, "conv_kernel": 3}),
    ("mamba2-bias", "mamba2", {
        **PLAIN["mamba2"], "use_bias": True, "use_conv_bias": False, "num_heads": 16, "head_dim": 8,
    }),
    ("lfm2_moe-plain", "lfm2_moe", {
        **PLAIN["lfm2_moe"], "use_expert_bias": False, "conv_L_cache": 4, "num_dense_layers": 0,
    }),
]


def values_of(kind, name, shape):
    """Returns values that matter: norms around one, steps and decays of a size that matters."""
    generator = torch.Generator().manual_seed(zlib.crc32(name.encode()))
    normal = torch.randn(shape, generator=generator)
    if name.endswith("A_log"):
        return normal.abs() * 0.5
    if name.endswith(".D"):
        return 1 + 0.2 * normal
    if name.endswith(("conv1d.weight", "conv.conv.weight")):
        return normal * 0.4
    if "norm" in name and name.endswith("weight"):
        from_zero = kind.startswith("qwen3_") and not name.endswith("linear_attn.norm.weight")
        return 0.2 * normal + (0 if from_zero else 1)
    if len(shape) == 1:
        return 0.3 * normal
    return normal * 0.7 if "embed" in name else normal / math.sqrt(shape[-1])


def model_of(kind, config):
    if "text_config" not in config:
        config = {**COMMON, **config}
    config = {key: value for key, value in config.items() if value is not ABSENT}
    # transformers writes into what it is given
    config = copy.deepcopy(config)
    config = AutoConfig.for_model(kind, **config)
    config._attn_implementation = "eager"
    config._experts_implementation = "eager"
    if kind == "qwen3_5":
        model = Qwen3_5ForConditionalGeneration(config)
    else:
        model = AutoModelForCausalLM.from_config(config)
    model = model.float().eval()
    buffers = [(name, buffer) for name, buffer in model.named_buffers() if "bias" in name]
    with torch.no_grad():
        for name, parameter in [*model.named_parameters(), *buffers]:
            parameter.copy_(values_of(kind, name, parameter.shape))
    return model


def error(kind, config, hob):
    """Returns the error of hob's logits, or its message."""
    model = model_of(kind, config)
    tokens = [(37 * i + 5) % 500 + 6 for i in range(N_TOKENS)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model"
        path.mkdir()
        model.save_pretrained(path)
        convert.byte_pairs(path, "dbrx", [])
        out = Path(folder) / "logits.f32"
        command = [hob, "logits", "-m", path, "--tokens", ",".join(map(str, tokens)), "--exact",
                   "--out", out]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            return done.stderr.strip()
        ours = numpy.fromfile(out, "<f4").reshape(N_TOKENS, -1).astype(float)
    with torch.no_grad():
        theirs = model.double()(torch.tensor([tokens])).logits[0].numpy()
    return ((ours - theirs) ** 2).sum() / ((theirs - theirs.mean()) ** 2).sum()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    failed = 0
    for name, kind, config in VARIANTS:
        if options.names and name not in options.names:
            continue
        found = error(kind, config, options.hob)
        is_good = not isinstance(found, str) and found <= MOST
        failed += not is_good
        shown = found if isinstance(found, str) else f"{found:.1e}"
        print(f"{name:22} {'equal' if is_good else 'FAILED'}: {shown}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
