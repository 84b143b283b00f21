"""Cases of `convert.py` and `folder_logits.py`: text models of models that see, and families with
tensors that are others in GGUF."""

import base64
import json
from types import SimpleNamespace

import torch
import transformers
from safetensors.torch import load_file, save_file
from transformers.integrations.bitnet import pack_weights
from transformers import (
    AutoModel, AutoModelForImageTextToText, AutoModelForSequenceClassification,
)

import cases
import models_apart

ROPE = {"rope_type": "default", "rope_theta": 5000.0}
LLAMA3 = {
    "rope_type": "llama3", "rope_theta": 500000.0, "factor": 8.0, "low_freq_factor": 1.0,
    "high_freq_factor": 4.0, "original_max_position_embeddings": 64,
}
TEXT = {
    "vocab_size": 512, "hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 256,
    "bos_token_id": 1, "eos_token_id": 2, "pad_token_id": 0,
}
SIGLIP = {
    "hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2,
    "image_size": 32, "patch_size": 8,
}
QWEN_TOWER = {
    "depth": 2, "hidden_size": 32, "intermediate_size": 32, "out_hidden_size": 64, "num_heads": 2,
    "patch_size": 8,
}
DEEPSTACK = {**QWEN_TOWER, "deepstack_visual_indexes": [0], "num_position_embeddings": 16}
GLM_TOWER = {
    "depth": 1, "hidden_size": 32, "intermediate_size": 32, "num_heads": 2, "patch_size": 8,
    "image_size": 32, "out_hidden_size": 64,
}
SECTIONS = {**ROPE, "mrope_section": [4, 2, 2]}
IN_TURN = {**SECTIONS, "mrope_interleaved": True}
EXPERTS = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
LATENT = {
    "num_key_value_heads": 4, "num_hidden_layers": 3, "kv_lora_rank": 32, "qk_nope_head_dim": 24,
    "qk_rope_head_dim": 16, "v_head_dim": 20, "n_routed_experts": 8, "num_experts_per_tok": 3,
    "moe_intermediate_size": 32, "n_shared_experts": 2, "first_k_dense_replace": 1,
    "routed_scaling_factor": 1.7,
}
YARN = {
    "rope_type": "yarn", "rope_theta": 5000.0, "factor": 4.0,
    "original_max_position_embeddings": 64, "beta_fast": 32.0, "beta_slow": 1.0,
}
GEMMA4 = {
    "head_dim": 16, "global_head_dim": 32, "vocab_size_per_layer_input": 512, "sliding_window": 8,
    "num_hidden_layers": 6, "final_logit_softcapping": 30.0, "hidden_size_per_layer_input": 8,
    "layer_types": ["sliding_attention", "sliding_attention", "full_attention"] * 2,
    "rope_parameters": {
        "full_attention": {
            "rope_type": "proportional", "rope_theta": 5000.0, "partial_rotary_factor": 0.25,
        },
        "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
    },
}
GEMMA3N = {
    "head_dim": 16, "hidden_size_per_layer_input": 8, "vocab_size_per_layer_input": 480,
    "num_hidden_layers": 6, "num_kv_shared_layers": 2, "laurel_rank": 4, "sliding_window": 8,
    "intermediate_size": [96, 96, 64, 64, 64, 64],
    "activation_sparsity_pattern": [0.95, 0.7, 0.0, 0.0, 0.0, 0.0],
    "layer_types": ["sliding_attention", "sliding_attention", "full_attention"] * 2,
    "rope_parameters": {
        "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
        "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
    },
}


def in_config(**changes):
    """Returns what changes keys of a configuration; those of the part about text in `text`."""

    def finish(folder):
        path = folder / "config.json"
        config = json.loads(path.read_text())
        config.get("text_config", {}).update(changes.get("text", {}))
        config.update({key: value for key, value in changes.items() if key != "text"})
        path.write_text(json.dumps(config))

    return finish


def renamed(rename, **changes):
    """Returns what gives tensors other names, and changes keys."""

    def finish(folder):
        path = folder / "model.safetensors"
        config = json.loads((folder / "config.json").read_text())
        save_file(rename(load_file(path), config), path, {"format": "pt"})
        in_config(**changes)(folder)

    return finish


def turned(tensors, config):
    """Returns experts as their makers published them."""
    return {
        name: tensor.transpose(1, 2).contiguous() if ".experts." in name else tensor
        for name, tensor in tensors.items()
    }



def with_block(tensors, config):
    """Returns a model with a block after its layers, which predicts a token more."""
    n_layer = config["text_config"]["num_hidden_layers"]
    block = f"model.language_model.layers.{n_layer}."
    last = f"model.language_model.layers.{n_layer - 1}."
    out = dict(tensors)
    for name, tensor in tensors.items():
        if name.startswith(last):
            out[name.replace(last, block)] = tensor.flip(0).contiguous()
    embedding = tensors["model.language_model.embed_tokens.weight"]
    norm = tensors["model.language_model.norm.weight"]
    n_embd = len(norm)
    out[f"{block}eh_proj.weight"] = embedding[:2 * n_embd].T.contiguous()
    out[f"{block}embed_tokens.weight"] = embedding.clone()
    out[f"{block}shared_head.head.weight"] = embedding.flip(0).contiguous()
    for i, part in enumerate(["enorm", "hnorm", "shared_head.norm"]):
        out[f"{block}{part}.weight"] = norm.roll(i + 1)
    return out


def kimi_tokenizer(folder):
    """Returns what the converter reads of Kimi's own class (`tokenization_moonshot.py`)."""
    lines = (folder / "tiktoken.model").read_text().splitlines()
    ranks = {base64.b64decode(text): int(rank) for text, rank in map(str.split, lines)}
    config = json.loads((folder / "tokenizer_config.json").read_text())
    added = {int(i): token["content"] for i, token in config["added_tokens_decoder"].items()}
    special = {
        added.get(i, f"<|reserved_token_{i}|>"): i for i in range(len(ranks), len(ranks) + 256)
    }
    return SimpleNamespace(model=SimpleNamespace(_mergeable_ranks=ranks), special_tokens=special)


def kimi(kind):
    """Gives the converter a tokenizer of Kimi, whose class is code of its own."""
    inner = kind.set_vocab

    def set_vocab(self):
        if not (self.dir_model / "tiktoken.model").is_file():
            return inner(self)
        found = transformers.AutoTokenizer.from_pretrained
        transformers.AutoTokenizer.from_pretrained = lambda *args, **kwargs: kimi_tokenizer(
            self.dir_model
        )
        try:
            inner(self)
        finally:
            transformers.AutoTokenizer.from_pretrained = found

    kind.set_vocab = set_vocab


def as_kimi(folder):
    """Makes the text model of Kimi-VL of one of DeepSeek V3."""
    path = folder / "model.safetensors"
    tensors = {f"language_model.{name}": t for name, t in load_file(path).items()}
    tensors["vision_tower.patch_embed.proj.bias"] = torch.zeros(8)
    tensors["multi_modal_projector.linear_1.bias"] = torch.zeros(8)
    save_file(tensors, path, {"format": "pt"})
    path = folder / "config.json"
    text = json.loads(path.read_text())
    text.update(scoring_func="sigmoid", topk_method="noaux_tc", moe_layer_freq=1)
    config = {
        "architectures": ["KimiVLForConditionalGeneration"], "model_type": "kimi_vl",
        "text_config": text, "vision_config": {"model_type": "moonvit"},
    }
    path.write_text(json.dumps(config))


def without_newline(kind):
    """Leaves out the end of lines of tiles, which is the tower's."""
    inner = kind.filter_tensors.__func__

    def filter_tensors(cls, item):
        return None if item[0].endswith("image_newline") else inner(cls, item)

    kind.filter_tensors = classmethod(filter_tensors)


def as_internvl(folder):
    """Makes the text model of OpenGVLab's InternVL of one of Qwen2."""
    path = folder / "model.safetensors"
    tensors = {f"language_model.{name}": t for name, t in load_file(path).items()}
    tensors["vision_model.encoder.layers.0.ls1"] = torch.zeros(8)
    tensors["mlp1.0.weight"] = torch.zeros(8)
    save_file(tensors, path, {"format": "pt"})
    path = folder / "config.json"
    text = json.loads(path.read_text())
    path.write_text(json.dumps({
        "architectures": ["InternVLChatModel"], "model_type": "internvl_chat", "llm_config": text,
        "vision_config": {"architectures": ["InternVisionModel"]},
    }))


def byte_pairs_alone(kind):
    """Reads the vocabulary as that of other models: the maker's class is not there."""
    from conversion import TextModel

    kind.set_vocab = TextModel._set_vocab_gpt2


def text_logits(model, tokens):
    """Returns the logits of the text model, where the whole computes none without a picture."""
    with torch.no_grad():
        return model.double().language_model(torch.tensor([tokens])).logits[0]


def three_values(weight):
    """Returns -1, 0 and 1 of a matrix of BitNet, and the mean of its magnitudes."""
    weight = weight.float()
    inverse = 1 / weight.abs().mean().clamp(min=1e-5)
    return (weight * inverse).round().clamp(-1, 1), inverse


def bitnet_names(kind):
    """Tells the converter today's names, and a vocabulary that is not SentencePiece's."""
    from conversion import TextModel

    kind.set_vocab = TextModel._set_vocab_gpt2
    inner = kind.modify_tensors

    def modify_tensors(self, data, name, bid):
        older = name.replace("attn_sub_norm", "inner_attn_ln")
        yield from inner(self, data, older.replace("ffn_sub_norm", "ffn_layernorm"), bid)

    kind.modify_tensors = modify_tensors


def packed_bitnet(kind):
    """Leaves packed matrices as they are, which have three values already."""
    bitnet_names(kind)
    kind.weight_quant = lambda self, weight: weight


def packed(linear_class):
    """Returns what packs BitNet's matrices; the values are divided by the scales of `bitlinear`,
    and multiplied by those of `autobitlinear`."""

    def rename(tensors, config):
        out = {}
        for name, tensor in tensors.items():
            if not name.endswith("_proj.weight"):
                out[name] = tensor
                continue
            values, inverse = three_values(tensor)
            out[name] = pack_weights(values)
            scale = inverse if linear_class == "bitlinear" else 1 / inverse
            out[f"{name}_scale"] = scale.to(torch.bfloat16).reshape(1)
        return out

    return renamed(rename, quantization_config={
        "quant_method": "bitnet", "linear_class": linear_class, "quantization_mode": "offline",
    })


def bitnet_logits(magnitude):
    """Returns what computes the logits of BitNet, without the rounding of activations to 8 bits;
    `magnitude` makes the values of a matrix of the inverse of the mean of their magnitudes."""

    def logits(model, tokens):
        with torch.no_grad():
            for name, parameter in model.named_parameters():
                if name.endswith("_proj.weight"):
                    values, inverse = three_values(parameter)
                    parameter.copy_(values * magnitude(inverse))
            return model.double()(input_ids=torch.tensor([tokens])).logits[0]

    return logits


def in_16_bits(value):
    return value.to(torch.bfloat16).float()


def with_pooling(folder):
    """Says that embeddings are the mean of all states."""
    modules = [{"type": "sentence_transformers.models.Pooling", "path": "1_Pooling"}]
    (folder / "modules.json").write_text(json.dumps(modules))
    (folder / "1_Pooling").mkdir()
    config = {"pooling_mode_mean_tokens": True, "pooling_mode_cls_token": False}
    (folder / "1_Pooling" / "config.json").write_text(json.dumps(config))


def dense_matrices():
    """Returns the matrices of EmbeddingGemma's modules."""
    generator = torch.Generator().manual_seed(7)
    shapes = {"2_Dense": (96, 64), "3_Dense": (64, 96)}
    return {name: torch.randn(shape, generator=generator) / 8 for name, shape in shapes.items()}


def with_modules(folder):
    """Writes the modules of EmbeddingGemma as sentence-transformers does."""
    with_pooling(folder)
    path = folder / "modules.json"
    modules = json.loads(path.read_text())
    for name, matrix in dense_matrices().items():
        modules.append({"type": "sentence_transformers.models.Dense", "path": name})
        (folder / name).mkdir()
        sizes = {
            "in_features": matrix.shape[1], "out_features": matrix.shape[0], "bias": False,
            "activation_function": "torch.nn.modules.linear.Identity",
        }
        (folder / name / "config.json").write_text(json.dumps(sizes))
        save_file({"linear.weight": matrix}, folder / name / "model.safetensors")
    path.write_text(json.dumps(modules))
    # a configuration that is read halves the window
    in_config(sliding_window=8)(folder)


def converts_modules(kind):
    """Converts the dense modules, too."""
    inner = kind.__init__

    def __init__(self, *args, **kwargs):
        inner(self, *args, sentence_transformers_dense_modules=True, **kwargs)

    kind.__init__ = __init__


def scores(model, tokens):
    """Returns the scores of a text."""
    with torch.no_grad():
        return model.double()(torch.tensor([tokens])).logits


def embeddings(model, tokens):
    """Returns what the dense modules make of hidden states."""
    first, second = dense_matrices().values()
    return cases.hidden_states(model, tokens) @ first.double().T @ second.double().T


def steady(name, parameter, normal):
    """Returns what Gemma 4 multiplies by, of a size that does not make much of little."""
    if name.endswith("layer_scalar"):
        return 1 + 0.2 * normal
    if "post_feedforward_layernorm" in name or "post_per_layer_input_norm" in name:
        # GELU is rounded to 16 bits
        return 0.1 + 0.02 * normal
    return None


def of_ministral(kind):
    """Tells the name of a pre-tokenizer to the class that does the work."""
    kind.Ministral3Model.get_vocab_base_pre = kind.get_vocab_base_pre


def seeing(folder, name, pre, text, vision, finish=lambda folder: None,
           values=lambda name, parameter, normal: None, kind=None, logits=None, hparams=None,
           patch=None, **more):
    """Returns a case of a model that sees."""
    if patch is None:
        patch = of_ministral if name.startswith("mistral3") else lambda kind: None
    config = {"text_config": {**TEXT, **text}, "vision_config": vision, **more}
    return folder(name, kind or name.partition("-")[0], pre, config, is_whole=True, finish=finish,
                  patch=patch, values=values, logits=logits, hparams=hparams or {},
                  auto=AutoModelForImageTextToText)


def folders(folder):
    """Returns all cases."""
    llama = in_config(text={"architectures": ["LlamaForCausalLM"]})
    return [
        seeing(folder, "qwen2_vl", "qwen2", {"rope_parameters": SECTIONS},
               {"depth": 1, "embed_dim": 32, "hidden_size": 64, "num_heads": 2, "patch_size": 8}),
        seeing(folder, "qwen2_5_vl", "qwen2", {"rope_parameters": SECTIONS},
               {**QWEN_TOWER, "fullatt_block_indexes": [0]}),
        seeing(folder, "qwen2_5_vl-tied", "qwen2", {"rope_parameters": SECTIONS},
               {**QWEN_TOWER, "fullatt_block_indexes": [0]}, tie_word_embeddings=True),
        seeing(folder, "qwen3_vl", "qwen2", {"head_dim": 24, "rope_parameters": IN_TURN},
               DEEPSTACK),
        seeing(folder, "qwen3_vl_moe", "qwen2", {
            **EXPERTS, "head_dim": 16, "rope_parameters": IN_TURN, "moe_intermediate_size": 48,
        }, DEEPSTACK, finish=renamed(turned)),
        seeing(folder, "mistral3", "tekken", {"model_type": "mistral", "head_dim": 32,
                                              "sliding_window": None},
               {"model_type": "pixtral", **SIGLIP}, tie_word_embeddings=False),
        seeing(folder, "mistral3-ministral", "tekken", {
            "model_type": "ministral3", "head_dim": 32, "rope_parameters": {
                **YARN, "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1,
                "original_max_position_embeddings": 16,
            },
        }, {"model_type": "pixtral", **SIGLIP}),
        seeing(folder, "glm4v", "dbrx", {
            "rope_parameters": {**ROPE, "mrope_section": [2, 1, 1], "partial_rotary_factor": 0.5},
        }, GLM_TOWER),
        seeing(folder, "glm_ocr", "dbrx", {
            "head_dim": 32,
            "rope_parameters": {**ROPE, "mrope_section": [8, 4, 4], "partial_rotary_factor": 1.0},
        }, GLM_TOWER),
        seeing(folder, "paddleocr_vl", None, {
            "head_dim": 16, "rope_parameters": {**ROPE, "mrope_section": [4, 2, 2]},
        }, {**SIGLIP, "spatial_merge_size": 2}),
        seeing(folder, "glm_ocr-block", "dbrx", {
            "rope_parameters": {**ROPE, "mrope_section": [4, 2, 2], "partial_rotary_factor": 1.0},
        }, GLM_TOWER, finish=renamed(with_block, text={"num_nextn_predict_layers": 1})),
        seeing(folder, "glm4v_moe", "dbrx", {
            "head_dim": 32, "n_routed_experts": 8, "num_experts_per_tok": 3,
            "moe_intermediate_size": 32, "n_shared_experts": 1, "first_k_dense_replace": 1,
            "routed_scaling_factor": 1.7, "num_hidden_layers": 3,
            "rope_parameters": {**SECTIONS, "partial_rotary_factor": 0.5},
        }, GLM_TOWER),
        folder("ministral3", "ministral3", "tekken", {
            "head_dim": 16, "rope_parameters": {
                **YARN, "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1,
                "original_max_position_embeddings": 16,
            },
        }, patch=of_ministral),
        folder("ministral3-window", "ministral3", "tekken", {
            "head_dim": 16, "sliding_window": 8, "rope_parameters": {
                **YARN, "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.1,
                "original_max_position_embeddings": 16,
            },
        }, patch=of_ministral, is_added=(".attention.sliding_window",)),
        seeing(folder, "llava", None, {"model_type": "llama"},
               {"model_type": "clip_vision_model", **SIGLIP}, finish=llama),
        # the converter knows the class of LLaVA 1.5 alone
        seeing(folder, "llava_next", None, {"model_type": "llama"},
               {"model_type": "clip_vision_model", **SIGLIP},
               hparams={"architectures": ["LlavaForConditionalGeneration"]}, patch=without_newline,
               finish=in_config(text={"architectures": ["LlamaForCausalLM"]},
                                architectures=["LlavaNextForConditionalGeneration"])),
        seeing(folder, "internvl", "qwen2", {"model_type": "qwen2"},
               {**SIGLIP, "image_size": [32, 32], "patch_size": [8, 8]},
               finish=in_config(text={"architectures": ["Qwen2ForCausalLM"]})),
        folder("internvl_chat", "qwen2", "qwen2", finish=as_internvl),
        seeing(folder, "idefics3", "llama-bpe", {"model_type": "llama", "rope_parameters": LLAMA3},
               SIGLIP, finish=llama),
        seeing(folder, "smolvlm", "smollm", {"model_type": "llama"}, SIGLIP, finish=llama,
               tie_word_embeddings=True),
        folder("gemma3n", "gemma3n_text", None, GEMMA3N, values=cases.streams),
        folder("gemma4", "gemma4_text", "gemma4", GEMMA4, values=steady),
        folder("gemma4-shared", "gemma4_text", "gemma4", {
            **GEMMA4, "num_kv_shared_layers": 3, "use_double_wide_mlp": True,
            "hidden_size_per_layer_input": 8,
        }, values=steady),
        folder("gemma4-moe", "gemma4_text", "gemma4", {
            **GEMMA4, **EXPERTS, "enable_moe_block": True, "top_k_experts": 2,
            "attention_k_eq_v": True, "num_global_key_value_heads": 1,
        }, values=steady),
        seeing(folder, "gemma4-whole", "gemma4", GEMMA4, SIGLIP, audio_config=None,
               values=steady),
        folder("deepseek_v2", "deepseek_v2", "deepseek-v3", {
            **LATENT, "q_lora_rank": None, "rope_parameters": ROPE, "scoring_func": "softmax",
            "n_group": 1, "topk_group": 1,
        }),
        folder("deepseek_v2-yarn", "deepseek_v2", "deepseek-v3", {
            **LATENT, "q_lora_rank": 32, "scoring_func": "softmax", "n_group": None,
            "topk_group": None, "rope_parameters": {**YARN, "mscale": 0.7, "mscale_all_dim": 0.7},
        }),
        folder("deepseek_v3", "deepseek_v3", "deepseek-v3", {
            **LATENT, "q_lora_rank": 32, "n_group": 4, "topk_group": 2, "scoring_func": "sigmoid",
            "rope_parameters": {**YARN, "mscale": 1.0, "mscale_all_dim": 1.0},
        }),
        folder("kimi_vl", "deepseek_v3", "kimi-k2", {
            **LATENT, "q_lora_rank": None, "n_group": 1, "topk_group": 1,
            "rope_parameters": ROPE,
        }, finish=as_kimi, patch=kimi),
        folder("glm4_moe_lite", "glm4_moe_lite", "dbrx", {
            **LATENT, "q_lora_rank": 32, "rope_parameters": ROPE, "scoring_func": "sigmoid",
            "mlp_layer_types": ["dense", "sparse", "sparse"],
        }),
        folder("glm4_moe", "glm4_moe", "dbrx", {
            "head_dim": 32, "n_routed_experts": 8, "num_experts_per_tok": 3,
            "moe_intermediate_size": 32, "n_shared_experts": 1, "first_k_dense_replace": 1,
            "routed_scaling_factor": 1.7, "use_qk_norm": True, "attention_bias": True,
            "num_hidden_layers": 3, "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
            "num_nextn_predict_layers": 0,
        }),
        folder("exaone4-hybrid", "exaone4", "dbrx", {
            "sliding_window": 8, "num_hidden_layers": 5, "head_dim": 16, "rope_parameters": LLAMA3,
            "layer_types": ["sliding_attention", "full_attention", *["sliding_attention"] * 3],
        }),
        folder("bitnet", "bitnet", "llama-bpe", {
            "rope_parameters": ROPE, "tie_word_embeddings": True,
        }, patch=bitnet_names, logits=bitnet_logits(lambda inverse: 1 / inverse),
           finish=in_config(quantization_config={
            "quant_method": "bitnet", "linear_class": "autobitlinear",
            "quantization_mode": "online",
        })),
        # the converter divides by these scales, too
        folder("bitnet-packed", "bitnet", "llama-bpe", {
            "rope_parameters": ROPE, "tie_word_embeddings": True,
        }, patch=packed_bitnet, finish=packed("autobitlinear"),
           others=("attn_q.", "attn_k.", "attn_v.", "attn_output.", "ffn_gate.", "ffn_up.",
                   "ffn_down."),
           logits=bitnet_logits(lambda inverse: in_16_bits(1 / inverse))),
        folder("bitnet-divided", "bitnet", "llama-bpe", {
            "rope_parameters": ROPE, "tie_word_embeddings": True,
        }, patch=packed_bitnet, finish=packed("bitlinear"),
           logits=bitnet_logits(lambda inverse: in_16_bits(1 / in_16_bits(inverse)))),
        folder("apertus", "apertus", "tekken", {"rope_parameters": LLAMA3},
               values=cases.learned_xielu),
        folder("hunyuan_moe", "hunyuan_v1_moe", "qwen2", {
            "num_experts": 4, "moe_topk": [2, 2], "head_dim": 16, "num_shared_expert": [1, 1],
            "moe_intermediate_size": [96, 96], "rope_parameters": ROPE, "use_qk_norm": True,
        }, patch=byte_pairs_alone),
        folder("phimoe", "phimoe", None, {
            "num_local_experts": 4, "num_experts_per_tok": 2, "intermediate_size": 32,
            "attention_bias": True, "lm_head_bias": True, "sliding_window": None,
            # hob takes the divisors of the context that it serves, transformers those of the text
            "rope_parameters": {
                **cases.LONG_ROPE, "original_max_position_embeddings": 256,
                "long_factor": [1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0],
                "short_factor": [1.0, 1.0, 1.1, 1.1, 1.2, 1.2, 1.3, 1.3],
            },
        }, finish=in_config(architectures=["PhiMoEForCausalLM"])),
        folder("bailing_moe2", "glm4_moe", "kormo", {
            "n_routed_experts": 8, "num_experts_per_tok": 2, "moe_intermediate_size": 16,
            "n_shared_experts": 1, "first_k_dense_replace": 1, "routed_scaling_factor": 1.7,
            "use_qk_norm": True, "head_dim": 16, "attention_bias": False, "n_group": 4,
            "topk_group": 2, "rope_parameters": {**ROPE, "partial_rotary_factor": 0.5},
            "num_nextn_predict_layers": 0,
        }, finish=renamed(
            cases.bailing_names, architectures=["BailingMoeV2ForCausalLM"], num_experts=8,
            num_shared_experts=1, score_function="sigmoid",
        )),
        folder("afmoe", "afmoe", "deepseek-v3", {
            **EXPERTS, "num_hidden_layers": 4, "sliding_window": 8, "head_dim": 32,
            "num_dense_layers": 1, "num_shared_experts": 1, "route_scale": 1.7, "mup_enabled": True,
            "rope_parameters": ROPE,
        }),
        folder("exaone_moe", "exaone_moe", "exaone-moe", {
            **EXPERTS, "num_hidden_layers": 4, "sliding_window": 8, "head_dim": 16,
            "layer_types": ["sliding_attention"] * 3 + ["full_attention"],
            "rope_parameters": ROPE, "first_k_dense_replace": 1,
        }),
        folder("small_thinker", "smallthinker", "qwen2", {},
               build=lambda: models_apart.SmallThinker.of_4b(512),
               save=models_apart.save_small_thinker, logits=models_apart.small_thinker_logits),
        folder("small_thinker-21b", "smallthinker", "qwen2", {},
               build=lambda: models_apart.SmallThinker.of_21b(512),
               save=models_apart.save_small_thinker, logits=models_apart.small_thinker_logits),
        folder("minicpm", "granite", None, {
            "embedding_multiplier": 12.0, "residual_multiplier": 1.4 / 2**0.5,
            "logits_scaling": 64 / 16, "attention_multiplier": 16**-0.5, "rope_parameters": ROPE,
        }, finish=in_config(
            architectures=["MiniCPMForCausalLM"], scale_emb=12.0, scale_depth=1.4,
            dim_model_base=16,
        )),
        folder("llama4", "llama4_text", "gpt-4o", {
            "head_dim": 16, "num_local_experts": 4, "num_experts_per_tok": 2,
            "intermediate_size_mlp": 80, "intermediate_size": 48, "num_hidden_layers": 4,
            "interleave_moe_layer_step": 2, "rope_parameters": LLAMA3,
        }),
        seeing(folder, "llama4-whole", "gpt-4o", {
            "head_dim": 16, "num_local_experts": 4, "num_experts_per_tok": 1,
            "intermediate_size_mlp": 80, "intermediate_size": 48, "rope_parameters": LLAMA3,
        }, {**SIGLIP, "vision_output_dim": 32, "projector_input_dim": 32,
            "projector_output_dim": 32}, kind="llama4", logits=text_logits),
        folder("bert", "bert", "bert-bge", {
            **{k: v for k, v in TEXT.items() if k != "num_key_value_heads"},
            "bos_token_id": None, "eos_token_id": None,
        }, is_whole=True, auto=AutoModel, is_encoder=True, logits=cases.hidden_states,
           finish=with_pooling),
        folder("xlm_roberta", "xlm-roberta", "unigrams", {
            **{k: v for k, v in TEXT.items() if k != "num_key_value_heads"},
            "bos_token_id": 0, "pad_token_id": 1, "type_vocab_size": 1,
        }, is_whole=True, auto=AutoModel, is_encoder=True, logits=cases.hidden_states,
           finish=with_pooling),
        folder("xlm_roberta-scores", "xlm-roberta", "unigrams", {
            **{k: v for k, v in TEXT.items() if k != "num_key_value_heads"},
            "bos_token_id": 0, "pad_token_id": 1, "type_vocab_size": 1, "num_labels": 1,
        }, is_whole=True, auto=AutoModelForSequenceClassification, is_encoder=True,
           logits=scores),
        folder("modern_bert", "modernbert", "olmo", {
            **{k: v for k, v in TEXT.items() if k != "num_key_value_heads"},
            "num_hidden_layers": 4, "local_attention": 8, "global_attn_every_n_layers": 3,
            "cls_token_id": 1, "sep_token_id": 2, "rope_parameters": {
                "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
                "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
            },
        }, is_whole=True, auto=AutoModel, is_encoder=True, logits=cases.hidden_states),
        folder("gemma_embedding", "gemma3_text", None, {
            "num_hidden_layers": 6, "head_dim": 16, "sliding_window": 8,
            "use_bidirectional_attention": True, "query_pre_attn_scalar": 16,
            "layer_types": ["sliding_attention"] * 5 + ["full_attention"],
            "rope_parameters": {
                "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
                "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
            },
        }, auto=AutoModel, is_encoder=True, logits=embeddings, finish=with_modules,
           patch=converts_modules),
    ]
