"""The models that `make.py` makes: tiny ones of each family, with every part that its real ones
have."""

import json
from dataclasses import dataclass, field
from typing import Callable

import torch
from safetensors.torch import load_file, save_file
from transformers import AutoConfig, AutoModel, AutoModelForCausalLM

import gte
import models_apart

N_VOCAB = 64


@dataclass
class Case:
    """One model: `kind` is its name in transformers."""

    name: str
    kind: str
    config: dict
    note: str = ""
    # norms multiply by 1 + weight
    norms_from_zero: bool = False
    values: Callable = lambda name, parameter, normal: None
    # what the converter expects in a configuration and transformers writes otherwise
    hparams: dict = field(default_factory=dict)
    patch: Callable | None = None
    save: Callable = lambda model, folder: model.save_pretrained(folder)
    logits: Callable | None = None
    auto: type = AutoModelForCausalLM
    n_vocab: int = N_VOCAB
    build: Callable | None = None
    # writes the file of a family that the converter does not know
    file: Callable | None = None

    def model(self):
        if self.build:
            return self.build(self.n_vocab)
        common = {
            "vocab_size": self.n_vocab,
            "hidden_size": 32,
            "intermediate_size": 48,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "max_position_embeddings": 256,
            "pad_token_id": None,
            "bos_token_id": None,
            "eos_token_id": None,
            "torch_dtype": torch.float32,
        }
        values = {k: v for k, v in {**common, **self.config}.items() if v is not ABSENT}
        config = AutoConfig.for_model(self.kind, **values)
        config._attn_implementation = "eager"
        config._experts_implementation = "eager"
        return self.auto.from_config(config)


ABSENT = object()
MOE = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16}
MAMBA = {
    "mamba_num_heads": 8, "mamba_head_dim": 8, "n_groups": 2, "ssm_state_size": 8,
    "conv_kernel": 4, "expand": 1, "chunk_size": 8, "num_hidden_layers": ABSENT,
}
ROPE = {"rope_type": "default", "rope_theta": 5000.0}
# the converter of some families writes no base, since all their models have this one
OLD_ROPE = {"rope_type": "default", "rope_theta": 10000.0}


LONG_ROPE = {
    "rope_type": "longrope", "rope_theta": 5000.0, "long_factor": [1.0, 1.5, 2.5, 4.0],
    "short_factor": [1.0, 1.1, 1.2, 1.3], "long_mscale": 1.243163121016122,
    "short_mscale": 1.243163121016122, "original_max_position_embeddings": 128,
}


def learned_xielu(name, parameter, normal):
    """Leaves the constants of xIELU as they are."""
    return parameter.detach().double() if name.endswith(("act_fn.beta", "act_fn.eps")) else None


def stack_norms(kind):
    """Mends the converter, which returns the tensors of a generator where it should yield them."""
    inner = kind.modify_tensors

    def modify_tensors(self, data, name, bid):
        rest = yield from inner(self, data, name, bid)
        if rest is not None:
            yield from rest

    kind.modify_tensors = modify_tensors


def state_space(name, parameter, normal):
    """Returns steps, decays and convolutions of a size that matters."""
    if name.endswith("A_log"):
        return normal.abs() * 0.5
    if name.endswith(("mixer.D", "mamba.D")):
        return 1 + 0.2 * normal
    if name.endswith("conv1d.weight"):
        return normal * 0.4
    return None


def delta_net(name, parameter, normal):
    """Returns those of a delta net, whose own norm multiplies by its weight."""
    if name.endswith("linear_attn.norm.weight"):
        return 1 + 0.2 * normal
    return state_space(name, parameter, normal)


def without_drafts(kind):
    """Converts the layers of the model proper alone."""
    kind.no_mtp = True


def muse_norms(name, parameter, normal):
    """Returns the last norm, which alone multiplies by its weight."""
    return 1 + 0.2 * normal if name == "model.norm.weight" else None


def with_token_types(kind):
    """Writes the number of kinds of text, which comes with the vocabulary."""
    inner = kind.set_gguf_parameters

    def set_gguf_parameters(self):
        inner(self)
        self.gguf_writer.add_token_type_count(1)

    kind.set_gguf_parameters = set_gguf_parameters


def norms_by_number(name, parameter, normal):
    """Returns norms, which are not all named so."""
    if parameter.dim() == 1 and name.endswith("weight"):
        return 1 + 0.2 * normal.clamp(-2, 2)
    return None


WINDOW = 8


def chunks(kind):
    """Writes the sizes of Llama 4's chunks and steps, which are the same in all real ones."""
    inner = kind.set_gguf_parameters

    def set_gguf_parameters(self):
        inner(self)
        self.gguf_writer.add_sliding_window(self.hparams["attention_chunk_size"])
        self.gguf_writer.add_attn_temperature_length(self.hparams["floor_scale"])
        self.gguf_writer.add_attn_temperature_scale(self.hparams["attn_scale"])

    kind.set_gguf_parameters = set_gguf_parameters


def ternary(name, parameter, normal):
    """Returns matrices of -s, 0 and s alone, where BitNet has such."""
    if not name.endswith("_proj.weight"):
        return None
    return normal.round().clamp(-1, 1) * torch.tensor(parameter.shape[-1] ** -0.5).half().double()


def as_they_are(kind):
    """Leaves matrices as they are, which are ternary already."""
    kind.weight_quant = lambda self, weight: weight


def bitnet_names(tensors, config):
    """Returns the tensors under the names of the older models, which the converter knows."""
    out = {}
    for name, tensor in tensors.items():
        name = name.replace("self_attn.attn_sub_norm", "self_attn.inner_attn_ln")
        out[name.replace("mlp.ffn_sub_norm", "mlp.ffn_layernorm")] = tensor
    return out


def streams(name, parameter, normal):
    """Returns what AltUp mixes streams by: of a size that matters, and not too much."""
    if name.endswith("correct_output_scale"):
        return 1 + 0.2 * normal
    if name.endswith("modality_router.weight"):
        return normal * 3
    if name.endswith("post_feedforward_layernorm.weight"):
        # GELU is rounded to 16 bits
        return 0.4 + 0.1 * normal
    return None


def dense_modules():
    """Returns the matrices that make embeddings of the hidden states of EmbeddingGemma."""
    generator = torch.Generator().manual_seed(7)
    shapes = {"2_Dense": (64, 32), "3_Dense": (32, 64)}
    return {
        name: (torch.randn(shape, generator=generator) / shape[1] ** 0.5).half().float()
        for name, shape in shapes.items()
    }


def save_with_modules(model, folder):
    """Saves EmbeddingGemma as sentence-transformers does."""
    # a configuration that is read halves the window
    save_as("Gemma3TextModel", sliding_window=WINDOW)(model, folder)
    # the converter counts the tokens, and reads no more of it
    tokens = {"model": {"vocab": {str(i): i for i in range(N_VOCAB)}}, "added_tokens": []}
    (folder / "tokenizer.json").write_text(json.dumps(tokens))
    modules = [{"type": "sentence_transformers.models.Dense", "path": p} for p in dense_modules()]
    (folder / "modules.json").write_text(json.dumps(modules))
    for name, matrix in dense_modules().items():
        (folder / name).mkdir()
        sizes = {
            "in_features": matrix.shape[1], "out_features": matrix.shape[0], "bias": False,
            "activation_function": "torch.nn.modules.linear.Identity",
        }
        (folder / name / "config.json").write_text(json.dumps(sizes))
        save_file({"linear.weight": matrix}, folder / name / "model.safetensors")


def with_modules(kind):
    """Converts the dense modules, too."""
    kind.sentence_transformers_dense_modules = True
    inner = kind.__init__

    def __init__(self, *args, **kwargs):
        inner(self, *args, sentence_transformers_dense_modules=True, **kwargs)

    kind.__init__ = __init__
    kind._try_set_pooling_type = lambda self: None


def embeddings(model, tokens):
    """Returns what the dense modules make of hidden states."""
    first, second = dense_modules().values()
    return hidden_states(model, tokens) @ first.double().T @ second.double().T


class TextSide(torch.nn.Module):
    """The text side of a model that transformers has only beside that of images."""

    def __init__(self, config):
        super().__init__()
        self.model = AutoModel.from_config(config)
        self.lm_head = torch.nn.Linear(config.hidden_size, config.vocab_size, bias=False)

    from_config = classmethod(lambda kind, config: kind(config))

    def save_pretrained(self, folder):
        self.model.config.save_pretrained(folder)
        tensors = {name: tensor.contiguous() for name, tensor in self.state_dict().items()}
        save_file(tensors, folder / "model.safetensors", {"format": "pt"})


def plain_logits(text, tokens):
    """Returns logits as `ForConditionalGeneration` computes them for text."""
    with torch.no_grad():
        hidden = text.double().model(torch.tensor([tokens])).last_hidden_state[0]
        return text.lm_head(hidden)


def transposed_experts(tensors, config):
    """Returns the tensors with experts as files have them."""
    return {
        name: tensor.transpose(1, 2).contiguous() if ".experts." in name else tensor
        for name, tensor in tensors.items()
    }


def muse_logits(muse, tokens):
    """Returns logits as `MuseGlimmerForConditionalGeneration` computes them."""
    config = muse.model.config
    with torch.no_grad():
        hidden = muse.double().model(torch.tensor([tokens])).last_hidden_state[0]
        logits = muse.lm_head(hidden) * config.output_multiplier
        return torch.tanh(logits / config.final_logit_softcapping) * config.final_logit_softcapping


def hidden_states(model, tokens):
    """Returns the hidden states of an encoder."""
    with torch.no_grad():
        return model.double()(torch.tensor([tokens])).last_hidden_state[0]


def save_as(architecture, rename=None, **hparams):
    """Returns what saves a model as the makers of another architecture would have it."""

    def save(model, folder):
        model.save_pretrained(folder)
        path = folder / "config.json"
        config = {**json.loads(path.read_text()), "architectures": [architecture], **hparams}
        path.write_text(json.dumps(config))
        if rename:
            file = folder / "model.safetensors"
            save_file(rename(load_file(file), config), file, {"format": "pt"})

    return save


def bailing_names(tensors, config):
    """Returns the tensors of a GLM-4.5 mixture under the names of Ling 2.0."""
    out = {}
    for name, tensor in tensors.items():
        if ".self_attn.k_proj." in name or ".self_attn.v_proj." in name:
            continue
        if ".self_attn.q_proj." in name:
            parts = [tensors[name.replace("q_proj", f"{part}_proj")] for part in "qkv"]
            name = name.replace("self_attn.q_proj", "attention.query_key_value")
            tensor = torch.cat(parts)
        for old, new in [
            ("self_attn.o_proj", "attention.dense"), ("embed_tokens", "word_embeddings"),
            ("self_attn.q_norm", "attention.query_layernorm"),
            ("self_attn.k_norm", "attention.key_layernorm"),
            ("gate.e_score_correction_bias", "gate.expert_bias"),
        ]:
            name = name.replace(old, new)
        out[name] = tensor
    return out


ALL = [
    Case("qwen2moe", "qwen2_moe", {
        **MOE, "shared_expert_intermediate_size": 24, "rope_parameters": ROPE,
    }),
    Case("olmoe", "olmoe", {
        **MOE, "intermediate_size": 16, "rope_parameters": ROPE, "rms_norm_eps": 1e-5,
    }),
    Case("granitemoe", "granitemoe", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "embedding_multiplier": 3.0,
        "logits_scaling": 2.0, "residual_multiplier": 0.5, "attention_multiplier": 0.3,
        "rope_parameters": ROPE, "intermediate_size": 16,
    }),
    Case("granitemoe-shared", "granitemoeshared", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "embedding_multiplier": 3.0,
        "logits_scaling": 2.0, "residual_multiplier": 0.5, "attention_multiplier": 0.3,
        "shared_intermediate_size": 24, "rope_parameters": ROPE, "intermediate_size": 16,
    }),
    Case("glm4", "glm4", {
        "head_dim": 8, "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
        "attention_bias": True,
    }),
    Case("glm4moe", "glm4_moe", {
        "n_routed_experts": 6, "num_experts_per_tok": 3, "moe_intermediate_size": 16,
        "n_shared_experts": 1, "first_k_dense_replace": 1, "routed_scaling_factor": 1.7,
        "use_qk_norm": True, "head_dim": 8, "attention_bias": True,
        "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
    }),
    Case("ernie4_5-moe", "ernie4_5_moe", {
        "moe_num_experts": 8, "moe_k": 3, "moe_intermediate_size": 12,
        "moe_num_shared_experts": 2, "moe_layer_start_index": 1, "moe_layer_interval": 1,
        "moe_layer_end_index": 2, "rope_parameters": ROPE,
    }),
    Case("hunyuan-moe", "hunyuan_v1_moe", {
        "num_experts": 4, "moe_topk": [2, 2], "head_dim": 8, "num_shared_expert": [1, 1],
        "moe_intermediate_size": [16, 16], "rope_parameters": ROPE, "use_qk_norm": True,
        "intermediate_size": 16,
    }),
    Case("starcoder2", "starcoder2", {
        "use_bias": True, "rope_parameters": ROPE, "norm_epsilon": 1e-5, "sliding_window": 4096,
    }),
    Case("stablelm", "stablelm", {
        "use_qkv_bias": True, "layer_norm_eps": 1e-5,
        "rope_parameters": {**OLD_ROPE, "partial_rotary_factor": 0.5},
    }),
    Case("stablelm-12b", "stablelm", {
        "use_parallel_residual": True, "qk_layernorm": True, "layer_norm_eps": 1e-5,
        "rope_parameters": {**OLD_ROPE, "partial_rotary_factor": 0.5},
    }, patch=stack_norms),
    Case("phi2", "phi", {
        "rope_parameters": {**OLD_ROPE, "partial_rotary_factor": 0.5}, "num_key_value_heads": 4,
        "intermediate_size": 128,
        "layer_norm_eps": 1e-5,
    }),
    Case("gemma", "gemma", {"head_dim": 16, "rope_parameters": OLD_ROPE}, norms_from_zero=True),
    Case("seed_oss", "seed_oss", {
        "head_dim": 16, "rope_parameters": ROPE, "attention_bias": True,
        "attention_out_bias": False,
    }),
    Case("apertus", "apertus", {
        "rope_parameters": {
            "rope_type": "llama3", "rope_theta": 5000.0, "factor": 8.0, "low_freq_factor": 1.0,
            "high_freq_factor": 4.0, "original_max_position_embeddings": 64,
        },
    }, values=learned_xielu),
    Case("phimoe", "phimoe", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "rope_parameters": LONG_ROPE,
        "attention_bias": True, "lm_head_bias": True, "intermediate_size": 16,
        "sliding_window": None,
    }, note="the angles' magnitude is the makers', not the file's",
       save=save_as("PhiMoEForCausalLM")),
    Case("minicpm", "granite", {
        "embedding_multiplier": 12.0, "residual_multiplier": 1.4 / 2**0.5, "rope_parameters": ROPE,
        "logits_scaling": 32 / 16, "attention_multiplier": 8**-0.5,
    }, note="MiniCPM's code is not in transformers; Granite is the same with factors by name",
       save=save_as("MiniCPMForCausalLM", scale_emb=12.0, scale_depth=1.4, dim_model_base=16)),
    Case("bailingmoe2", "glm4_moe", {
        "n_routed_experts": 8, "num_experts_per_tok": 2, "moe_intermediate_size": 16,
        "n_shared_experts": 1, "first_k_dense_replace": 1, "routed_scaling_factor": 1.7,
        "use_qk_norm": True, "head_dim": 8, "attention_bias": False, "n_group": 4,
        "topk_group": 2, "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
    }, note="Ling's code is not in transformers; GLM-4.5 is the same by other names",
       save=save_as("BailingMoeV2ForCausalLM", bailing_names, num_experts=8, num_shared_experts=1,
                    score_function="sigmoid")),
    Case("exaone-moe", "exaone_moe", {
        **MOE, "num_hidden_layers": 4, "sliding_window": 6,
        "layer_types": ["sliding_attention"] * 3 + ["full_attention"], "head_dim": 8,
        "rope_parameters": ROPE, "first_k_dense_replace": 1,
        "intermediate_size": 16, "num_experts": 3, "moe_intermediate_size": 8,
    }),
    Case("afmoe", "afmoe", {
        **MOE, "num_hidden_layers": 4, "sliding_window": 6, "global_attn_every_n_layers": 4,
        "num_attention_heads": 2, "num_key_value_heads": 1,
        "head_dim": 8, "num_dense_layers": 1, "num_shared_experts": 1, "route_scale": 1.7,
        "rope_parameters": ROPE, "mup_enabled": True, "intermediate_size": 16,
        "num_experts": 3, "moe_intermediate_size": 8,
    }),
    Case("nemotron_h", "nemotron_h", {
        **MAMBA, "layers_block_type": ["mamba", "attention", "mlp", "mamba", "mlp"],
        "mlp_hidden_act": "relu2", "head_dim": 8,
    }, values=state_space, hparams={
        "hybrid_override_pattern": "M*-M-", "num_experts_per_tok": ABSENT, "n_group": ABSENT,
        "n_routed_experts": ABSENT, "num_local_experts": ABSENT, "topk_group": ABSENT,
    }),
    Case("nemotron_h_moe", "nemotron_h", {
        **MAMBA, "layers_block_type": ["mamba", "moe", "attention", "moe"],
        "mlp_hidden_act": "relu2", "head_dim": 8, "n_routed_experts": 6, "num_experts_per_tok": 2,
        "moe_intermediate_size": 16, "n_shared_experts": 1, "moe_latent_size": None,
        "moe_shared_expert_intermediate_size": 24, "n_group": 1, "topk_group": 1,
        "norm_topk_prob": True, "routed_scaling_factor": 2.5,
    }, values=state_space),
    Case("falcon-h1", "falcon_h1", {
        "mamba_d_ssm": 32, "mamba_n_heads": 4, "mamba_d_head": 8, "mamba_n_groups": 2,
        "mamba_d_state": 8, "mamba_d_conv": 4, "mamba_expand": 1, "mamba_chunk_size": 8,
        "mamba_rms_norm": True, "mamba_norm_before_gate": False, "head_dim": 8,
        "attention_in_multiplier": 0.5, "attention_out_multiplier": 2.0, "key_multiplier": 0.5,
        "ssm_in_multiplier": 0.5, "ssm_out_multiplier": 2.0, "mlp_multipliers": [0.5, 2.0],
        "ssm_multipliers": [0.5, 2.0, 1.0, 4.0, 0.25], "lm_head_multiplier": 0.5,
        "embedding_multiplier": 2.0, "rope_parameters": ROPE,
    }, values=state_space, note="factors are powers of two, which 16 bits hold"),
    Case("mamba2", "mamba2", {
        "num_heads": 8, "head_dim": 8, "state_size": 16, "n_groups": 2, "conv_kernel": 4,
        "expand": 2, "chunk_size": 8, "tie_word_embeddings": False,
        "intermediate_size": ABSENT, "num_attention_heads": ABSENT,
        "num_key_value_heads": ABSENT, "max_position_embeddings": ABSENT,
    }, values=state_space),
    Case("qwen3next", "qwen3_next", {
        **MOE, "num_hidden_layers": 2, "layer_types": ["linear_attention", "full_attention"],
        "head_dim": 8, "linear_num_key_heads": 2, "linear_num_value_heads": 4,
        "linear_key_head_dim": 8, "linear_value_head_dim": 8, "linear_conv_kernel_dim": 4,
        "shared_expert_intermediate_size": 16, "decoder_sparse_step": 1, "norm_topk_prob": True,
        "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
    }, norms_from_zero=True, values=delta_net, patch=without_drafts),
    Case("muse-glimmer", "muse_glimmer_text", {
        "num_hidden_layers": 4, "head_dim": 8, "sliding_window": 6, "intermediate_size": 16,
        "layer_types": ["sliding_attention"] * 3 + ["full_attention"], "rope_parameters": ROPE,
    }, norms_from_zero=True, values=muse_norms, auto=TextSide,
       save=save_as("MuseGlimmerForConditionalGeneration"), logits=muse_logits),
    Case("llama4", "llama4_text", {
        "num_hidden_layers": 4, "head_dim": 8, "intermediate_size": 16,
        "intermediate_size_mlp": 24, "num_local_experts": 3, "num_experts_per_tok": 2,
        "interleave_moe_layer_step": 2, "attention_chunk_size": 7, "floor_scale": 5,
        "attn_scale": 0.3, "num_attention_heads": 4, "num_key_value_heads": 2,
        "rope_parameters": {
            "rope_type": "llama3", "rope_theta": 5000.0, "factor": 8.0, "low_freq_factor": 1.0,
            "high_freq_factor": 4.0, "original_max_position_embeddings": 64,
        },
    }, patch=chunks, note="chunks and steps of few positions"),
    Case("gemma3n", "gemma3n_text", {
        "num_hidden_layers": 6, "head_dim": 8, "sliding_window": WINDOW,
        "num_attention_heads": 2, "num_key_value_heads": 1, "hidden_size": 16,
        "intermediate_size": [48, 40, 24, 16, 16, 16], "num_kv_shared_layers": 2,
        "layer_types": (["sliding_attention"] * 2 + ["full_attention"]) * 2,
        "activation_sparsity_pattern": [0.95, 0.7, 0.0, 0.0, 0.0, 0.0], "laurel_rank": 4,
        "hidden_size_per_layer_input": 8, "vocab_size_per_layer_input": N_VOCAB,
        "altup_num_inputs": 4, "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
        },
    }, values=streams),
    Case("bitnet", "bitnet", {
        "rope_parameters": ROPE, "hidden_act": "relu2", "rms_norm_eps": 1e-5,
        "tie_word_embeddings": True,
    }, values=ternary, patch=as_they_are, note="activations are not rounded to 8 bits",
       save=save_as("BitnetForCausalLM", bitnet_names)),
    Case("bitnet-3b", "bitnet", {
        "rope_parameters": OLD_ROPE, "hidden_act": "silu", "num_key_value_heads": 4,
        "tie_word_embeddings": True,
    }, values=ternary, patch=as_they_are, note="activations are not rounded to 8 bits",
       save=save_as("BitnetForCausalLM", bitnet_names)),
    Case("smallthinker", "smallthinker", {}, build=models_apart.SmallThinker.of_4b,
         save=models_apart.save_small_thinker, logits=models_apart.small_thinker_logits,
         values=norms_by_number),
    Case("smallthinker-21b", "smallthinker", {}, build=models_apart.SmallThinker.of_21b,
         save=models_apart.save_small_thinker, logits=models_apart.small_thinker_logits,
         values=norms_by_number),
    Case("modern-bert", "modernbert", {
        "num_hidden_layers": 4, "intermediate_size": 16, "local_attention": 8,
        "global_attn_every_n_layers": 3,
        "num_key_value_heads": ABSENT, "cls_token_id": None, "sep_token_id": None,
        "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
        },
    }, logits=hidden_states, auto=AutoModel, note="hidden states in place of logits"),
    Case("nomic-bert-moe", "nomic_bert", {}, build=models_apart.Nomic,
         save=models_apart.save_nomic, logits=models_apart.nomic_states, values=norms_by_number,
         patch=with_token_types, note="hidden states in place of logits"),
    Case("gte", "gte", {}, build=gte.model, file=gte.write, logits=gte.states, values=gte.values,
         note="hidden states in place of logits"),
    Case("gemma-embedding", "gemma3_text", {
        "num_hidden_layers": 6, "head_dim": 8, "sliding_window": WINDOW, "intermediate_size": 16,
        "num_attention_heads": 2, "num_key_value_heads": 1,
        "use_bidirectional_attention": True, "query_pre_attn_scalar": 8,
        "layer_types": ["sliding_attention"] * 5 + ["full_attention"],
        "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0},
        },
    }, norms_from_zero=True, auto=AutoModel, save=save_with_modules, logits=embeddings,
       note="embeddings of single tokens in place of logits", patch=with_modules),
    Case("qwen3vlmoe", "qwen3_vl_moe_text", {
        **MOE, "head_dim": 8, "rope_parameters": {**ROPE, "mrope_section": [2, 1, 1],
                                                  "mrope_interleaved": True},
    }, auto=TextSide, logits=plain_logits, hparams={
        "vision_config": {"deepstack_visual_indexes": [0, 1]},
    }, save=save_as("Qwen3VLMoeForConditionalGeneration", transposed_experts)),
]
