"""The towers of `towers.py`: their sizes, and what differs between their makers' code."""

import dataclasses
from dataclasses import dataclass, field
from typing import Callable

import numpy
import torch
from transformers import AutoConfig, AutoModelForImageTextToText

import cases
import gemma3n
import tower_inputs
import towers_apart
from tower_inputs import CLIP

N_VOCAB = 64
IMAGE_TOKEN = 60
SIZES = [(100, 70), (33, 90), (20, 12), (50, 3)]
TEXT = {
    "vocab_size": N_VOCAB, "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8,
    "max_position_embeddings": 1024, "pad_token_id": None, "bos_token_id": None,
    "eos_token_id": None,
}
ROPE = {"rope_type": "default", "rope_theta": 5000.0}


@dataclass
class Tower:
    """A model that sees: `inputs` makes what it takes of an image, `rows` its rows of that."""

    name: str
    kind: str
    config: dict
    preprocessor: dict
    inputs: Callable
    rows: Callable
    # what real files' configurations say otherwise than transformers writes
    hparams: dict = field(default_factory=dict)
    save_tower: Callable | None = None
    # the converter knows the text model alone
    splits_text: bool = False
    values: Callable = lambda name, parameter, normal: None
    norms_from_zero: bool = False
    # the model asks which tokens are an image's
    tells_kinds: bool = False
    # makes logits where transformers 5.24 fails at it
    logits: Callable | None = None
    build: Callable | None = None
    sizes: list = field(default_factory=lambda: SIZES)
    # the sizes of the pictures of an image
    layout: Callable | None = None
    save: Callable = lambda tower, model, folder: model.save_pretrained(folder)

    def model(self):
        if self.build:
            return self.build(self)
        config = AutoConfig.for_model(self.kind, **self.config)
        config._attn_implementation = "eager"
        config._experts_implementation = "eager"
        return AutoModelForImageTextToText.from_config(config)


def wide_kernels(name, parameter, normal):
    """Convolutions have as many inputs as values of a kernel."""
    if parameter.dim() > 2:
        return normal / (parameter.numel() / parameter.shape[0]) ** 0.5
    return None


def class_and_places(name, parameter, normal):
    """The class token and positions are no norms."""
    return normal * 0.7 if "class_embedding" in name or "positional" in name else None


def patch_norms(name, parameter, normal):
    """Norms that are not named so."""
    if "patch_ln" in name and name.endswith("weight"):
        return 1 + 0.2 * normal.clamp(-2, 2)
    if "layer_scalar" in name:
        return torch.ones_like(normal)
    return wide_kernels(name, parameter, normal)


def save_llava(tower, model, file, gguf):
    """What `convert_image_encoder_to_gguf.py` writes, by the names of its tensors."""
    vision = tower.config["vision_config"]
    writer = gguf.GGUFWriter(file, arch="clip")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_bool("clip.has_llava_projector", True)
    writer.add_string("clip.projector_type", tower.name if tower.build else "mlp")
    for key, name in {
        "image_size": "image_size", "patch_size": "patch_size", "embedding_length": "hidden_size",
        "feed_forward_length": "intermediate_size", "attention.head_count": "num_attention_heads",
    }.items():
        writer.add_uint32(f"clip.vision.{key}", vision[name])
    writer.add_uint32("clip.vision.projection_dim", TEXT["hidden_size"])
    layer = vision["num_hidden_layers"] - 1
    writer.add_uint32("clip.vision.block_count", layer)
    writer.add_array("clip.vision.feature_layer", [layer])
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", vision["layer_norm_eps"])
    writer.add_array("clip.vision.image_mean", tower.preprocessor["image_mean"])
    writer.add_array("clip.vision.image_std", tower.preprocessor["image_std"])
    writer.add_bool("clip.use_gelu", False)
    if "image_grid_pinpoints" in tower.config:
        grids = tower.config["image_grid_pinpoints"]
        writer.add_array("clip.vision.image_grid_pinpoints", [n for grid in grids for n in grid])
        writer.add_string("clip.vision.mm_patch_merge_type", "spatial_unpad")
        writer.add_tensor("model.image_newline", model.model.image_newline.detach().numpy())
    renamed = {
        "embeddings.class_embedding": "v.class_embd",
        "embeddings.patch_embedding.weight": "v.patch_embd.weight",
        "embeddings.position_embedding.weight": "v.position_embd.weight",
        "pre_layrnorm.weight": "v.pre_ln.weight", "pre_layrnorm.bias": "v.pre_ln.bias",
        "linear_1.weight": "mm.0.weight", "linear_1.bias": "mm.0.bias",
        "linear_2.weight": "mm.2.weight", "linear_2.bias": "mm.2.bias",
    }
    if tower.build:
        renamed = {name: short for name, short in renamed.items() if "linear_" not in name}
        for name in model.model.multi_modal_projector.state_dict():
            renamed[name] = f"mm.model.{name}"
    parts = {
        "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
        "self_attn.out_proj": "attn_out", "layer_norm1": "ln1", "layer_norm2": "ln2",
        # the two in the order that the script has
        "mlp.fc1": "ffn_down", "mlp.fc2": "ffn_up",
    }
    for i in range(layer):
        for part, short in parts.items():
            for end in ["weight", "bias"]:
                renamed[f"encoder.layers.{i}.{part}.{end}"] = f"v.blk.{i}.{short}.{end}"
    left = set(renamed)
    for name, values in model.state_dict().items():
        short = name.split("vision_tower.")[-1].split("multi_modal_projector.")[-1]
        short = short.removeprefix("vision_model.")
        if short in renamed and "language_model" not in name:
            left.remove(short)
            kind = numpy.float16 if values.dim() > 1 else numpy.float32
            if "multi_modal_projector" in name:
                values = values.squeeze()
            writer.add_tensor(renamed[short], values.numpy().astype(kind))
    assert not left, left
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def mobile(tower):
    """MobileVLM: LLaVA with another projector."""
    model = dataclasses.replace(tower, build=None).model()
    width = tower.config["vision_config"]["hidden_size"]
    kinds = {"ldp": towers_apart.Blocks, "ldpv2": towers_apart.Downsampler}
    projector = kinds[tower.name](width, TEXT["hidden_size"])
    model.model.multi_modal_projector = projector
    return model


def llama_logits(model, tokens, rows):
    """What the model's own pass makes of tokens and rows, but for the names of its outputs."""
    embeddings = model.get_input_embeddings()(tokens)
    embeddings = embeddings.masked_scatter((tokens == IMAGE_TOKEN)[..., None], rows)
    return model.language_model(inputs_embeds=embeddings).logits


def llama_layout(width, height):
    side = LLAMA_VISION["image_size"]
    canvas, _ = tower_inputs.llama_sizes(side, width, height)
    grid = (canvas[0] // side, canvas[1] // side)
    return None if grid == (1, 1) else grid, (side, side), canvas


def muse_values(name, parameter, normal):
    """Norms of the tower multiply by their weights; the sum of both frames' kernels is exact."""
    if "patch_embedding" in name:
        return (normal * 64 / parameter.shape[-1] ** 0.5).round() / 64
    if "position_embedding" in name:
        return normal * 0.7
    norms = ("norm1.weight", "norm2.weight", "ln_pre.weight", "ln_post.weight")
    if name.endswith((*norms, "language_model.norm.weight")):
        return 1 + 0.2 * normal
    return None


def muse_rows(model, inputs):
    """Rows before the norm, which in files is that of the text model."""
    inner = model.model
    hidden = inner.vision_tower(inputs["pixel_values"], inputs["image_grid_thw"])
    return inner.vision_projection(inner.vision_adapter(hidden.last_hidden_state))


def muse_layout(width, height):
    (tower,) = (tower for tower in ALL if tower.name == "muse-glimmer")
    return None, tower_inputs.muse_size(tower, width, height), None


VISION = {
    "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 4,
    "patch_size": 4, "num_channels": 3,
}
CLIP_VISION = {
    **VISION, "model_type": "clip_vision_model", "image_size": 24, "num_hidden_layers": 3,
    "layer_norm_eps": 1e-5, "hidden_act": "quick_gelu",
}
GRIDS = [[24, 48], [48, 24], [48, 48], [72, 24], [24, 72]]
GLM_VISION = {
    "hidden_size": 32, "intermediate_size": 48, "depth": 2, "num_heads": 4, "patch_size": 4,
    "in_channels": 3, "image_size": 24, "out_hidden_size": 64, "spatial_merge_size": 2,
    "temporal_patch_size": 2, "hidden_act": "silu",
}
GLM_TOKENS = {
    "image_token_id": IMAGE_TOKEN, "image_start_token_id": 61, "image_end_token_id": 62,
    "video_token_id": 59,
}
LLAMA_VISION = {
    # its converter numbers the projector's matrices as it does layers
    **VISION, "num_hidden_layers": 3, "image_size": 24, "vision_output_dim": 24,
    "projector_input_dim": 24, "projector_output_dim": 24, "pixel_shuffle_ratio": 0.5,
    "norm_eps": 1e-5,
    "intermediate_size": 128, "hidden_act": "gelu",
    "rope_parameters": cases.OLD_ROPE, "vision_feature_select_strategy": "default",
}
ALL = [
    Tower(
        "llava",
        "llava",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_id": IMAGE_TOKEN,
            "image_token_index": IMAGE_TOKEN,
        },
        CLIP,
        tower_inputs.llava,
        lambda model, inputs: model.get_image_features(**inputs),
        save_tower=save_llava,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "ldp",
        "llava",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_id": IMAGE_TOKEN,
            "image_token_index": IMAGE_TOKEN,
        },
        CLIP,
        tower_inputs.llava,
        lambda model, inputs: model.get_image_features(**inputs),
        build=mobile,
        save_tower=save_llava,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "ldpv2",
        "llava",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_id": IMAGE_TOKEN,
            "image_token_index": IMAGE_TOKEN,
        },
        CLIP,
        tower_inputs.llava,
        lambda model, inputs: model.get_image_features(**inputs),
        build=mobile,
        save_tower=save_llava,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "llava_next",
        "llava_next",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_id": IMAGE_TOKEN,
            "image_token_index": IMAGE_TOKEN,
            "image_grid_pinpoints": GRIDS,
        },
        CLIP,
        tower_inputs.llava_next,
        lambda model, inputs: model.get_image_features(**inputs),
        save_tower=save_llava,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "llama4",
        "llama4",
        {
            "text_config": {
                **TEXT, "model_type": "llama4_text", "num_local_experts": 2,
                "num_experts_per_tok": 1, "intermediate_size": 16, "intermediate_size_mlp": 48,
                "rope_parameters": ROPE, "interleave_moe_layer_step": 2,
            },
            "vision_config": LLAMA_VISION,
            "image_token_index": IMAGE_TOKEN, "boi_token_index": 61, "eoi_token_index": 62,
        },
        {"image_mean": [0.5] * 3, "image_std": [0.5] * 3},
        tower_inputs.llama,
        lambda model, inputs: model.multi_modal_projector(
            model.get_image_features(**inputs).last_hidden_state
        ),
        values=class_and_places,
        layout=llama_layout,
        logits=llama_logits,
    ),
    Tower(
        "lightonocr",
        "lighton_ocr",
        {
            "text_config": {**TEXT, "model_type": "qwen3", "rope_parameters": ROPE},
            "vision_config": {
                # its converter numbers the projector's matrices as it does layers
                **VISION, "num_hidden_layers": 3, "model_type": "pixtral", "image_size": 64,
                "head_dim": 8,
                "hidden_act": "silu", "rope_parameters": cases.OLD_ROPE,
            },
            "image_token_id": IMAGE_TOKEN,
            "spatial_merge_size": 2,
        },
        CLIP,
        tower_inputs.pixtral,
        lambda model, inputs: model.get_image_features(**inputs),
        hparams={"architectures": ["LightOnOCRForConditionalGeneration"]},
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "glm4v",
        "glm4v",
        {
            "text_config": {
                **TEXT, "hidden_size": 64, "head_dim": 16, "rope_parameters": {
                    **ROPE, "partial_rotary_factor": 0.5, "mrope_section": [2, 1, 1],
                },
            },
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
        tower_inputs.glm,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        values=wide_kernels,
    ),
    Tower(
        "glm4v_moe",
        "glm4v_moe",
        {
            "text_config": {
                **TEXT, "hidden_size": 64, "head_dim": 16, "n_routed_experts": 4, "n_group": 1,
                "num_experts_per_tok": 2, "n_shared_experts": 1, "moe_intermediate_size": 16,
                "first_k_dense_replace": 1, "topk_group": 1, "norm_topk_prob": True,
                "rope_parameters": {
                    **ROPE, "partial_rotary_factor": 0.5, "mrope_section": [2, 1, 1],
                },
            },
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
        tower_inputs.glm,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        values=wide_kernels,
    ),
    Tower(
        "glm_ocr",
        "glm_ocr",
        {
            "text_config": {
                **TEXT, "hidden_size": 64, "head_dim": 16, "rope_parameters": {
                    **ROPE, "partial_rotary_factor": 1.0, "mrope_section": [4, 2, 2],
                },
            },
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
        tower_inputs.glm,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        values=wide_kernels,
    ),
    Tower(
        "gemma3nv",
        "gemma3n",
        {
            "text_config": {**TEXT, **gemma3n.TEXT},
            "vision_config": gemma3n.VISION,
            "audio_config": gemma3n.AUDIO,
            **gemma3n.TOKENS,
        },
        {"size": {"height": gemma3n.SIDE, "width": gemma3n.SIDE}, "image_seq_length": 256},
        gemma3n.inputs,
        gemma3n.rows,
        values=gemma3n.values,
        sizes=[(100, 70), (33, 90)],
        logits=gemma3n.logits,
        save=gemma3n.save,
    ),
    Tower(
        "gemma4uv",
        "gemma4_unified",
        {
            "text_config": {
                **TEXT, "head_dim": 8, "num_key_value_heads": 2, "global_head_dim": 16,
                "num_global_key_value_heads": 2, "sliding_window": 512, "pad_token_id": 0,
                "hidden_size_per_layer_input": 0,
                "layer_types": ["sliding_attention", "full_attention"],
            },
            "vision_config": {
                "patch_size": 4, "pooling_kernel_size": 3, "model_patch_size": 12,
                "mm_embed_dim": 32, "mm_posemb_size": 300, "output_proj_dims": 32,
                "rms_norm_eps": 1e-6,
            },
            "audio_config": {"audio_embed_dim": 32, "output_proj_dims": 32, "hidden_size": 32},
            "image_token_id": IMAGE_TOKEN, "boi_token_id": 61, "eoi_token_id": 62,
            "audio_token_id": 59, "boa_token_id": 58, "eoa_token_index": 57, "video_token_id": 56,
        },
        {"image_mean": [0.0, 0.0, 0.0], "image_std": [1.0, 1.0, 1.0]},
        tower_inputs.gemma,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        hparams={"text_config": {"global_head_dim": 16, "moe_intermediate_size": None}},
        values=patch_norms,
    ),
    Tower(
        "paddleocr",
        "paddleocr_vl",
        {
            "text_config": {
                **TEXT, "rope_parameters": {**ROPE, "mrope_section": [2, 1, 1]},
            },
            "vision_config": {
                **VISION, "num_hidden_layers": 3, "image_size": 24, "spatial_merge_size": 2,
                "layer_norm_eps": 1e-6, "hidden_act": "gelu_pytorch_tanh",
            },
            "image_token_id": IMAGE_TOKEN,
            "vision_start_token_id": 61,
            "vision_end_token_id": 62,
            "video_token_id": 59,
        },
        {**CLIP, "min_pixels": 20 * 64 - 8, "max_pixels": 140 * 64},
        tower_inputs.paddle,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        hparams={"vision_config": {"architectures": ["PaddleOCRVisionModel"]}},
        values=wide_kernels,
    ),
    Tower(
        "dots_ocr",
        "dots_ocr",
        {
            "text_config": {**TEXT, "model_type": "qwen2", "rope_parameters": ROPE},
            "vision_config": towers_apart.DOTS,
        },
        {**CLIP, "min_pixels": 4 * 64, "max_pixels": 140 * 64},
        tower_inputs.dots,
        lambda model, inputs: model.tower(**inputs),
        build=lambda tower: towers_apart.joined(tower, towers_apart.DotsTower, TEXT),
        save=towers_apart.save_dots,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "muse-glimmer",
        "muse_glimmer",
        {
            "text_config": {**TEXT, "sliding_window": 6, "rope_parameters": ROPE},
            "vision_config": {
                "hidden_size": 32, "intermediate_size": 40, "num_hidden_layers": 5,
                "num_attention_heads": 4, "patch_size": 4, "pos_emb_height": 6, "pos_emb_width": 6,
                "max_position_embeddings": 36, "merge_size": 2,
            },
            "out_hidden_size": 128, "projector_hidden_size": 24,
            "image_token_id": IMAGE_TOKEN, "video_token_id": 59,
        },
        CLIP,
        tower_inputs.muse,
        muse_rows,
        values=muse_values,
        norms_from_zero=True,
        layout=muse_layout,
    ),
    Tower(
        "kimivl",
        "kimi_vl",
        {
            "text_config": {
                **TEXT, "model_type": "deepseek_v3", "rope_parameters": ROPE, "head_dim": 4,
                "n_routed_experts": 4, "n_shared_experts": 1, "num_experts_per_tok": 2,
                "n_group": 1, "topk_group": 1, "moe_intermediate_size": 16, "q_lora_rank": None,
                "kv_lora_rank": 16, "qk_rope_head_dim": 4, "qk_nope_head_dim": 4, "v_head_dim": 8,
                "first_k_dense_replace": 1, "num_key_value_heads": 4,
            },
            "vision_config": towers_apart.KIMI,
        },
        CLIP,
        tower_inputs.kimi,
        lambda model, inputs: model.tower(**inputs),
        build=lambda tower: towers_apart.joined(tower, towers_apart.KimiTower, TEXT),
        save=towers_apart.save_kimi,
        splits_text=True,
        values=wide_kernels,
    ),
    Tower(
        "minicpmv",
        "minicpmv",
        {
            # heads of a resampler are of 128 values
            "text_config": {
                **TEXT, "model_type": "qwen2", "hidden_size": 128, "intermediate_size": 16,
                "rope_parameters": ROPE,
            },
            "vision_config": towers_apart.MINICPM,
        },
        {"image_mean": [0.5] * 3, "image_std": [0.5] * 3},
        tower_inputs.minicpm,
        lambda model, inputs: model.tower(**inputs),
        build=lambda tower: towers_apart.joined(
            tower, towers_apart.MiniCpmTower, {"hidden_size": 128}
        ),
        save=lambda tower, model, folder: (folder / "config.json").write_text("{}"),
        save_tower=towers_apart.save_minicpm,
        splits_text=True,
        values=wide_kernels,
        sizes=[(40, 28), (23, 31), (20, 12), (50, 3)],
        layout=lambda *size: towers_apart.minicpm_sizes(towers_apart.MINICPM, *size),
    ),
]
