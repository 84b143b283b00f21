"""Folders of tiny random models that see, of every class whose tower hob reads: configurations, the
pictures that the models take, and the names in the files of their makers; for `tower_folders.py`.
"""

from dataclasses import dataclass, field
from typing import Callable

import numpy
import torch
from PIL import Image
from transformers import AutoConfig, AutoModelForImageTextToText

import gemma3n
import tower_inputs
import towers_apart
import towers_published
from tower_cases import (
    CLIP_VISION, GLM_TOKENS, GLM_VISION, GRIDS, IMAGE_TOKEN, LLAMA_VISION, ROPE, TEXT, VISION,
)

HALF = {"image_mean": [0.5] * 3, "image_std": [0.5] * 3}
CLIP = tower_inputs.CLIP
# tokens of a whole folder, which are enough for all bytes
N_WHOLE = 384


@dataclass
class TowerFolder:
    """A model that sees: `kind` is its name in transformers; `published` turns names of tensors
    into those of the makers' files, `inputs` makes what the model takes of an image."""

    name: str
    kind: str
    config: dict
    pictures: dict
    published: Callable = lambda name: name
    # what the makers' configurations say otherwise than transformers writes; None is no such key
    hparams: dict = field(default_factory=dict)
    inputs: Callable | None = None
    tells_kinds: bool = False
    # keys and tensors of a tower that the converter does not know
    expected: Callable | None = None
    sizes: list = field(default_factory=lambda: [(100, 70), (33, 90), (20, 12)])
    # the data of tests is a whole folder, with a tokenizer; else text model and tower are apart
    whole: bool = False
    # for `make.randomize`
    values: Callable = lambda name, parameter, normal: None
    norms_from_zero: bool = False
    # makes and saves a model that transformers has not
    build: Callable | None = None
    save: Callable = lambda case, model, folder: model.save_pretrained(folder)

    def model(self):
        if self.build:
            return self.build(self)
        config = AutoConfig.for_model(self.kind, **self.config)
        config._attn_implementation = "eager"
        return AutoModelForImageTextToText.from_config(config)


def square(filter):
    """The image stretched within the only square there is, black around it."""

    def inputs(case, image):
        side = case.config["vision_config"]["image_size"]
        scale = min(side / image.width, side / image.height)
        size = [min(int(numpy.ceil(n * scale)), side) for n in image.size]
        padded = Image.new("RGB", (side, side))
        padded.paste(filter(image, *size), ((side - size[0]) // 2, (side - size[1]) // 2))
        means = case.pictures["image_mean"], case.pictures["image_std"]
        return {"pixel_values": tower_inputs.normalized(padded, *means)[None]}

    return inputs


def fitted(case, image, unit, fewest, most):
    """The image in the middle of black, near its own proportions, by whole units."""
    width, height = [max(int(n / unit + 0.5), 1) * unit for n in image.size]
    if width * height > most:
        scale = (image.width * image.height / most) ** 0.5
        width, height = [max(int(n / scale / unit), 1) * unit for n in image.size]
    elif width * height < fewest:
        scale = (fewest / (image.width * image.height)) ** 0.5
        width, height = [int(numpy.ceil(n * scale / unit)) * unit for n in image.size]
    scale = min(width / image.width, height / image.height)
    inner = [
        min(int(numpy.ceil(n * scale)), whole) for n, whole in zip(image.size, (width, height))
    ]
    padded = Image.new("RGB", (width, height))
    resized = tower_inputs.resize(image, *inner)
    padded.paste(resized, ((width - inner[0]) // 2, (height - inner[1]) // 2))
    return padded


def qwen(case, image):
    from transformers import Qwen2VLImageProcessor

    patch = case.config["vision_config"]["patch_size"]
    picture = fitted(case, image, 2 * patch, 8 * 4 * patch**2, 4096 * 4 * patch**2)
    processor = Qwen2VLImageProcessor(
        patch_size=patch, merge_size=2, do_resize=False, **case.pictures
    )
    out = processor(images=picture, return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def pixtral(case, image):
    patch = case.config["vision_config"]["patch_size"] * case.config["spatial_merge_size"]
    picture = fitted(case, image, patch, 8 * patch**2, 1024 * patch**2)
    means = case.pictures["image_mean"], case.pictures["image_std"]
    return {
        "pixel_values": tower_inputs.normalized(picture, *means)[None],
        "image_sizes": torch.tensor([[picture.height, picture.width]]),
    }


def wide_kernels(name, parameter, normal):
    """Convolutions have as many inputs as values of a kernel."""
    if parameter.dim() > 2:
        return normal / (parameter.numel() / parameter.shape[0]) ** 0.5
    return None


def gemma_values(name, parameter, normal):
    """Norms of the text model and of the projector are stored less 1, those of the tower not."""
    is_norm = parameter.dim() == 1 and "norm" in name and name.endswith("weight")
    if is_norm and "vision_tower" in name:
        return normal.clamp(-2, 2) * 0.2 + 1
    return wide_kernels(name, parameter, normal)


def limits(name, parameter, normal):
    """The limits of values are numbers by themselves."""
    if parameter.dim() == 0:
        return normal.abs() + 4 if name.endswith("max") else -normal.abs() - 4
    return None


def vision_model(name):
    """The word that transformers 5 leaves out."""
    return name.replace("vision_tower.", "vision_tower.vision_model.", 1)


def llava_expected(case, folder, writer):
    """What a converter would write of LLaVA: the keys that its old script wrote, the words of
    today."""
    vision = case.config["vision_config"]
    layer = vision["num_hidden_layers"] - 1
    writer.add_bool("clip.has_llava_projector", True)
    writer.add_string("clip.projector_type", "mlp")
    writer.add_bool("clip.use_gelu", False)
    writer.add_uint32("clip.vision.block_count", layer)
    writer.add_array("clip.vision.feature_layer", [layer])
    for key, name in {
        "image_size": "image_size", "patch_size": "patch_size", "embedding_length": "hidden_size",
        "feed_forward_length": "intermediate_size", "attention.head_count": "num_attention_heads",
    }.items():
        writer.add_uint32(f"clip.vision.{key}", vision[name])
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", vision["layer_norm_eps"])
    names = {
        "embeddings.class_embedding": "v.class_embd",
        "embeddings.patch_embedding.weight": "v.patch_embd.weight",
        "embeddings.position_embedding.weight": "v.position_embd.weight",
    }
    for end in ["weight", "bias"]:
        names[f"pre_layrnorm.{end}"] = f"v.pre_ln.{end}"
        names[f"linear_1.{end}"] = f"mm.0.{end}"
        names[f"linear_2.{end}"] = f"mm.2.{end}"
        for i in range(layer):
            for part, word in {
                "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "mlp.fc1": "ffn_up",
                "self_attn.v_proj": "attn_v", "self_attn.out_proj": "attn_out",
                "mlp.fc2": "ffn_down", "layer_norm1": "ln1", "layer_norm2": "ln2",
            }.items():
                names[f"encoder.layers.{i}.{part}.{end}"] = f"v.blk.{i}.{word}.{end}"
    return names, {"v.patch_embd.weight", "v.position_embd.weight"}


QWEN_VISION = {
    "depth": 4, "num_heads": 2, "hidden_size": 16, "intermediate_size": 24, "patch_size": 4,
    "out_hidden_size": 32, "hidden_act": "silu", "fullatt_block_indexes": [1, 3],
}
MROPE = {**ROPE, "mrope_section": [2, 1, 1]}
QWEN_TOKENS = {
    "image_token_id": IMAGE_TOKEN, "vision_start_token_id": 61, "vision_end_token_id": 62,
    "video_token_id": 59,
}
QWEN3_VISION = {
    **QWEN_VISION, "depth": 3, "num_position_embeddings": 36, "hidden_act": "gelu_pytorch_tanh",
    "deepstack_visual_indexes": [0, 1], "fullatt_block_indexes": None,
}
GLM_ROPE = {**ROPE, "partial_rotary_factor": 0.5, "mrope_section": [2, 1, 1]}
PIXTRAL_VISION = {
    **VISION, "model_type": "pixtral", "image_size": 64, "head_dim": 8, "hidden_act": "silu",
    "num_hidden_layers": 3,
}
FOLDERS = [
    TowerFolder(
        "gemma3", "gemma3",
        {
            "text_config": {
                **TEXT, "vocab_size": N_WHOLE, "num_hidden_layers": 1, "sliding_window": 64,
                "query_pre_attn_scalar": 8, "pad_token_id": 0,
                "rope_parameters": {"full_attention": ROPE, "sliding_attention": ROPE},
            },
            "vision_config": {**VISION, "image_size": 32, "vision_use_head": False},
            "mm_tokens_per_image": 16,
            "image_token_index": IMAGE_TOKEN, "boi_token_index": 61, "eoi_token_index": 62,
        },
        {**HALF, "image_seq_length": 16},
        published=vision_model,
        inputs=square(tower_inputs.resize_linear),
        tells_kinds=True,
        whole=True,
        values=gemma_values,
        norms_from_zero=True,
    ),
    TowerFolder(
        "qwen2_5_vl", "qwen2_5_vl",
        {
            "text_config": {**TEXT, "rope_parameters": MROPE},
            "vision_config": QWEN_VISION,
            **QWEN_TOKENS,
        },
        CLIP,
        inputs=qwen,
        tells_kinds=True,
        values=wide_kernels,
    ),
    TowerFolder(
        "qwen2_vl", "qwen2_vl",
        {
            "text_config": {**TEXT, "rope_parameters": MROPE},
            "vision_config": {
                # the converter numbers the projector's matrices as it does layers
                "depth": 3, "num_heads": 2, "embed_dim": 16, "hidden_size": 32, "patch_size": 4,
            },
            **QWEN_TOKENS,
        },
        CLIP,
        inputs=qwen,
        tells_kinds=True,
        values=wide_kernels,
    ),
    TowerFolder(
        "qwen3_vl", "qwen3_vl",
        {
            "text_config": {**TEXT, "rope_parameters": MROPE},
            "vision_config": QWEN3_VISION,
            **QWEN_TOKENS,
        },
        HALF,
        inputs=qwen,
        tells_kinds=True,
        values=wide_kernels,
    ),
    TowerFolder(
        "qwen3_vl_moe", "qwen3_vl_moe",
        {
            "text_config": {
                **TEXT, "rope_parameters": MROPE, "num_experts": 4, "num_experts_per_tok": 2,
                "moe_intermediate_size": 16,
            },
            "vision_config": QWEN3_VISION,
            **QWEN_TOKENS,
        },
        HALF,
    ),
    TowerFolder(
        "qwen3_5", "qwen3_5",
        {
            "text_config": {**TEXT, "rope_parameters": MROPE},
            "vision_config": {
                key: value for key, value in QWEN3_VISION.items() if "deepstack" not in key
            },
            **QWEN_TOKENS,
        },
        HALF,
    ),
    TowerFolder(
        "mistral3", "mistral3",
        {
            "text_config": {**TEXT, "model_type": "mistral", "rope_parameters": ROPE},
            "vision_config": PIXTRAL_VISION,
            "image_token_index": IMAGE_TOKEN, "spatial_merge_size": 2,
        },
        CLIP,
        inputs=pixtral,
        values=wide_kernels,
    ),
    TowerFolder(
        "pixtral", "llava",
        {
            "text_config": {**TEXT, "model_type": "mistral", "rope_parameters": ROPE},
            "vision_config": {**PIXTRAL_VISION, "hidden_act": "gelu"},
            "image_token_index": IMAGE_TOKEN, "vision_feature_layer": -1,
        },
        CLIP,
    ),
    TowerFolder(
        "smolvlm", "smolvlm",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": {**VISION, "image_size": 24},
            "image_token_id": IMAGE_TOKEN, "scale_factor": 3,
        },
        {**HALF, "size": {"longest_edge": 48}, "max_image_size": {"longest_edge": 24}},
        hparams={"vision_config": {"num_hidden_layers": 2, "num_attention_heads": 4}},
    ),
    TowerFolder(
        "idefics3", "idefics3",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": {**VISION, "image_size": 16},
            "image_token_id": IMAGE_TOKEN, "scale_factor": 2,
        },
        HALF,
    ),
    TowerFolder(
        "llava", "llava",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_index": IMAGE_TOKEN,
        },
        CLIP,
        published=vision_model,
        expected=llava_expected,
    ),
    TowerFolder(
        "internvl", "internvl",
        {
            "text_config": {**TEXT, "model_type": "qwen2", "rope_parameters": ROPE},
            "vision_config": {
                **VISION, "image_size": [24, 24], "patch_size": [4, 4], "num_hidden_layers": 4,
                "use_qk_norm": True,
            },
            "image_token_id": IMAGE_TOKEN, "downsample_ratio": 0.5,
        },
        HALF,
        # the converter knows the class of the tower
        hparams={"vision_config": {"architectures": ["InternVisionModel"]}},
        published=lambda name: name if "language_model" in name else f"model.{name}",
    ),
    TowerFolder(
        "gemma4", "gemma4",
        {
            "text_config": {**TEXT, "global_head_dim": 8, "hidden_size_per_layer_input": 8},
            "vision_config": {
                **VISION, "head_dim": 8, "num_key_value_heads": 4, "position_embedding_size": 40,
                "use_clipped_linears": True, "standardize": True,
            },
            "image_token_id": IMAGE_TOKEN,
        },
        {"image_mean": [0.0] * 3, "image_std": [1.0] * 3},
        values=limits,
    ),
    TowerFolder(
        "gemma3n", "gemma3n",
        {
            "text_config": {**TEXT, **gemma3n.TEXT},
            "vision_config": gemma3n.VISION,
            "audio_config": gemma3n.AUDIO,
            **gemma3n.TOKENS,
        },
        {
            **HALF, "do_normalize": False, "resample": 2, "image_seq_length": 256,
            "size": {"height": gemma3n.SIDE, "width": gemma3n.SIDE},
        },
        values=gemma3n.values,
        save=gemma3n.save,
    ),
    TowerFolder(
        "lfm2_vl", "lfm2_vl",
        {
            "text_config": {**TEXT, "layer_types": ["full_attention"] * 2},
            "vision_config": {
                **VISION, "patch_size": 16, "num_patches": 36, "vision_use_head": False,
                "num_hidden_layers": 3,
            },
            "image_token_id": IMAGE_TOKEN, "projector_hidden_size": 40,
        },
        HALF,
        published=vision_model,
    ),
    TowerFolder(
        "llama4", "llama4",
        {
            "text_config": {
                **TEXT, "num_local_experts": 2, "num_experts_per_tok": 1, "intermediate_size": 16,
                "intermediate_size_mlp": 48, "rope_parameters": ROPE,
            },
            "vision_config": LLAMA_VISION,
            "image_token_index": IMAGE_TOKEN, "boi_token_index": 61, "eoi_token_index": 62,
        },
        HALF,
    ),
    TowerFolder(
        "glm4v", "glm4v",
        {
            "text_config": {**TEXT, "hidden_size": 64, "head_dim": 16, "rope_parameters": GLM_ROPE},
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
    ),
    TowerFolder(
        "glm4v_moe", "glm4v_moe",
        {
            "text_config": {
                **TEXT, "hidden_size": 64, "head_dim": 16, "n_routed_experts": 4,
                "num_experts_per_tok": 2, "moe_intermediate_size": 16, "rope_parameters": GLM_ROPE,
            },
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
    ),
    TowerFolder(
        "glm_ocr", "glm_ocr",
        {
            "text_config": {
                **TEXT, "hidden_size": 64, "head_dim": 16, "rope_parameters": {
                    **GLM_ROPE, "partial_rotary_factor": 1.0, "mrope_section": [4, 2, 2],
                },
            },
            "vision_config": GLM_VISION,
            **GLM_TOKENS,
        },
        CLIP,
    ),
    TowerFolder(
        "paddleocr_vl", "paddleocr_vl",
        {
            "text_config": {**TEXT, "rope_parameters": {**ROPE, "mrope_section": [2, 1, 1]}},
            "vision_config": {
                **VISION, "num_hidden_layers": 3, "image_size": 24, "spatial_merge_size": 2,
                "layer_norm_eps": 1e-6, "hidden_act": "gelu_pytorch_tanh",
            },
            "image_token_id": IMAGE_TOKEN,
        },
        {**CLIP, "min_pixels": 20 * 64 - 8, "max_pixels": 140 * 64},
        hparams={"vision_config": {"architectures": ["PaddleOCRVisionModel"]}},
    ),
    TowerFolder(
        "kimi_vl", "kimi_vl",
        {
            "text_config": {
                **TEXT, "model_type": "deepseek_v3", "rope_parameters": ROPE, "head_dim": 4,
                "n_routed_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16,
                "kv_lora_rank": 16, "qk_rope_head_dim": 4, "qk_nope_head_dim": 4, "v_head_dim": 8,
                "n_group": 1, "topk_group": 1, "num_key_value_heads": 4,
            },
            "vision_config": towers_apart.KIMI,
        },
        CLIP,
        build=lambda case: towers_apart.joined(case, towers_apart.KimiTower, TEXT),
        save=towers_apart.save_kimi,
    ),
    TowerFolder(
        "llava_next", "llava_next",
        {
            "text_config": {**TEXT, "model_type": "llama", "rope_parameters": ROPE},
            "vision_config": CLIP_VISION,
            "image_token_index": IMAGE_TOKEN, "image_grid_pinpoints": GRIDS,
        },
        {**CLIP, "crop_size": {"height": 24, "width": 24}},
        published=vision_model,
        expected=lambda case, folder, writer: towers_published.with_grids(
            llava_expected(case, folder, writer), case, writer
        ),
    ),
    TowerFolder(
        "internvl_chat", "internvl",
        {
            "text_config": {**TEXT, "model_type": "qwen2", "rope_parameters": ROPE},
            "vision_config": {
                **VISION, "image_size": [24, 24], "patch_size": [4, 4], "num_hidden_layers": 4,
                "attention_bias": True,
            },
            "image_token_id": IMAGE_TOKEN, "downsample_ratio": 0.5,
        },
        HALF,
        save=towers_published.save_internvl,
    ),
]
