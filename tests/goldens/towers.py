"""Makes tiny random vision towers with their text models, rows of images and logits:
`tests/data/towers`, which `tests/it/towers.rs` reads.

    pip install torch==2.15.0 torchvision==0.29.2 transformers==5.24.0 gguf==0.19.0 pillow==13.0.0
    python tests/goldens/towers.py --llama LLAMA_CPP_TREE [NAME ...]

Rows and logits are those of the makers' own code in `transformers` (or, where it has none, of that
in `towers_apart.py`), computed in 64 bits, with sizes and patches of its image processors. The
files are what llama.cpp's converter makes of the same weights, which are rounded to 16 bits first;
for LLaVA, for which it has none, what its old script makes. The same versions make the same files.
"""

import argparse
import dataclasses
import json
import math
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

import numpy
import torch
from PIL import Image
from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForImageTextToText

import cases
import make
import towers_apart

N_VOCAB = 64
IMAGE_TOKEN = 60
BEFORE = [5, 17, 42, 9]
AFTER = [23, 11, 50, 3, 36]
SIZES = [(100, 70), (33, 90), (20, 12), (50, 3)]
ODD_SIZES = [
    (1, 1), (30, 27), (27, 30), (7, 300), (301, 9), (64, 64), (250, 131), (97, 401), (700, 500),
    (1, 900), (1500, 20), (20, 20), (21, 20), (4000, 3000), (16384, 3),
]
OUT = Path(__file__).resolve().parent.parent / "data" / "towers"
TEXT = {
    "vocab_size": N_VOCAB, "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8,
    "max_position_embeddings": 1024, "pad_token_id": None, "bos_token_id": None,
    "eos_token_id": None,
}
ROPE = {"rope_type": "default", "rope_theta": 5000.0}


def picture(width, height):
    """The image that `tests/it/towers.rs` makes too."""
    x, y = numpy.meshgrid(numpy.arange(width), numpy.arange(height))
    rgb = [x * x * 3 + y * 5, (x * 7) ^ (y * 11), x * y * 13 // 8 + 17 * x]
    return Image.fromarray((numpy.stack(rgb, axis=-1) & 255).astype(numpy.uint8))


def resize(image, width, height):
    """Pillow's cubic resampling, rows first, as it always was before version 13."""
    image = image.resize((width, image.height), Image.Resampling.BICUBIC)
    return image.resize((width, height), Image.Resampling.BICUBIC)


def resize_linear(image, width, height):
    """The same by triangles."""
    image = image.resize((width, image.height), Image.Resampling.BILINEAR)
    return image.resize((width, height), Image.Resampling.BILINEAR)


def normalized(image, mean, std):
    """`[3, height, width]`."""
    values = numpy.asarray(image).astype(numpy.float64) / 255
    return torch.tensor((values - numpy.array(mean)) / numpy.array(std)).permute(2, 0, 1)


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


def llava_inputs(tower, image):
    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    longer = max(image.size)
    square = Image.new("RGB", (longer, longer), tuple(int(m * 255) for m in mean))
    square.paste(image, ((longer - image.width) // 2, (longer - image.height) // 2))
    side = tower.config["vision_config"]["image_size"]
    return {"pixel_values": normalized(resize(square, side, side), mean, std)[None]}


def save_llava(tower, model, file, gguf):
    """What `convert_image_encoder_to_gguf.py` writes, by the names of its tensors."""
    vision = tower.config["vision_config"]
    writer = gguf.GGUFWriter(file, arch="clip")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_bool("clip.has_llava_projector", True)
    writer.add_string("clip.projector_type", "ldpv2" if tower.build else "mlp")
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
        for part in ["mlp.0", "mlp.2", "peg.0"]:
            for end in ["weight", "bias"]:
                renamed[f"{part}.{end}"] = f"mm.model.{part}.{end}"
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
            writer.add_tensor(renamed[short], values.numpy().astype(kind))
    assert not left, left
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def mobile(tower):
    """MobileVLM V2: LLaVA with another projector."""
    model = dataclasses.replace(tower, build=None).model()
    width = tower.config["vision_config"]["hidden_size"]
    projector = towers_apart.Downsampler(width, TEXT["hidden_size"])
    model.model.multi_modal_projector = projector
    return model


def llava_next_inputs(tower, image):
    from transformers.image_processing_utils import select_best_resolution

    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    side = tower.config["vision_config"]["image_size"]
    size = (image.height, image.width)
    height, width = select_best_resolution(size, tower.config["image_grid_pinpoints"])
    if width / image.width < height / image.height:
        inner = (width, min(math.ceil(image.height * (width / image.width)), height))
    else:
        inner = (min(math.ceil(image.width * (height / image.height)), width), height)
    padded = Image.new("RGB", (width, height))
    padded.paste(resize(image, *inner), ((width - inner[0]) // 2, (height - inner[1]) // 2))
    corners = [(x, y) for y in range(0, height, side) for x in range(0, width, side)]
    pictures = [resize(image, side, side)]
    pictures += [padded.crop((x, y, x + side, y + side)) for x, y in corners]
    values = torch.stack([normalized(picture, mean, std) for picture in pictures])
    return {"pixel_values": values[None], "image_sizes": torch.tensor([size])}


def pixtral_inputs(tower, image):
    from transformers.models.pixtral.image_processing_pixtral import get_resize_output_image_size

    vision = tower.config["vision_config"]
    unit = vision["patch_size"] * tower.config["spatial_merge_size"]
    edge = vision["image_size"]
    array = numpy.zeros((image.height, image.width, 3))
    # an image of three lines is not one of three colours
    height, width = get_resize_output_image_size(
        array, (edge, edge), (unit, unit), input_data_format="channels_last"
    )
    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    values = normalized(resize(image, width, height), mean, std)[None]
    return {"pixel_values": values, "image_sizes": torch.tensor([[height, width]])}


def glm_inputs(tower, image):
    from transformers import Glm4vImageProcessor
    from transformers.models.glm4v.image_processing_glm4v import smart_resize

    vision = tower.config["vision_config"]
    patch = vision["patch_size"]
    fewest = 2 * 8 * (2 * patch) ** 2
    sides = (image.height, image.width)
    height, width = smart_resize(2, *sides, factor=2 * patch, min_pixels=fewest)
    processor = Glm4vImageProcessor(
        patch_size=patch, merge_size=2, do_resize=False, **tower.preprocessor
    )
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def gemma_inputs(tower, image):
    from transformers import Gemma4UnifiedImageProcessor
    from transformers.models.gemma4_unified.image_processing_gemma4_unified import (
        get_aspect_ratio_preserving_size,
    )

    patch = tower.config["vision_config"]["patch_size"]
    height, width = get_aspect_ratio_preserving_size(image.height, image.width, patch, 280 * 9, 3)
    processor = Gemma4UnifiedImageProcessor(patch_size=patch, do_resize=False)
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_position_ids": out["image_position_ids"]}


def paddle_inputs(tower, image):
    from transformers import PaddleOCRVLImageProcessor
    from transformers.models.paddleocr_vl.image_processing_paddleocr_vl import smart_resize

    sizes = tower.preprocessor
    patch = tower.config["vision_config"]["patch_size"]
    limits = {"min_pixels": sizes["min_pixels"], "max_pixels": sizes["max_pixels"]}
    height, width = smart_resize(image.height, image.width, factor=2 * patch, **limits)
    means = {key: sizes[key] for key in CLIP}
    processor = PaddleOCRVLImageProcessor(patch_size=patch, merge_size=2, do_resize=False, **means)
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def dots_inputs(tower, image):
    from transformers.models.qwen2_vl.image_processing_qwen2_vl import smart_resize

    sizes = tower.preprocessor
    limits = {"min_pixels": sizes["min_pixels"], "max_pixels": sizes["max_pixels"]}
    height, width = smart_resize(image.height, image.width, factor=8, **limits)
    means = [sizes["image_mean"], sizes["image_std"]]
    return {"pixel_values": normalized(resize(image, width, height), *means)}


def kimi_inputs(tower, image):
    from transformers.models.kimi_k25.image_processing_kimi_k25 import navit_resize

    (height, width), (padded_height, padded_width) = navit_resize(
        image.height, image.width, patch_size=4, merge_kernel_size=2, max_patches=4096,
        max_size_per_side=512,
    )
    padded = Image.new("RGB", (padded_width, padded_height))
    padded.paste(resize(image, width, height), (0, 0))
    means = [tower.preprocessor["image_mean"], tower.preprocessor["image_std"]]
    return {"pixel_values": normalized(padded, *means)}


def minicpm_inputs(tower, image):
    c = tower.config["vision_config"]
    means = [tower.preprocessor["image_mean"], tower.preprocessor["image_std"]]
    grid, whole, all_slices = towers_apart.minicpm_sizes(c, *image.size)
    tiles = torch.zeros(0)
    if grid:
        pixels = normalized(resize(image, *all_slices), *means)
        lines = pixels.chunk(grid[1], dim=1)
        tiles = torch.stack([tile for line in lines for tile in line.chunk(grid[0], dim=2)])
    return {"whole": normalized(resize(image, *whole), *means), "tiles": tiles}


def llama_sizes(side, width, height):
    """The size of all tiles of an image, and that of the image in their corner."""
    from transformers.models.llama4.image_processing_llama4 import (
        find_supported_resolutions, get_best_fit, get_max_res_without_distortion,
    )
    from transformers.image_utils import SizeDict

    canvases = find_supported_resolutions(16, SizeDict(height=side, width=side))
    best = get_best_fit((height, width), torch.tensor(canvases)).tolist()
    within = [min(max(n, side), most) for n, most in zip((height, width), best)]
    inner = [max(n, 1) for n in get_max_res_without_distortion((height, width), within)]
    return best[::-1], inner[::-1]


def llama_layout(width, height):
    side = LLAMA_VISION["image_size"]
    canvas, _ = llama_sizes(side, width, height)
    grid = (canvas[0] // side, canvas[1] // side)
    return None if grid == (1, 1) else grid, (side, side), canvas


def rounded(image):
    """Values of pixels, each step rounded to bf16, as the makers' processor computes them."""
    values = torch.tensor(numpy.asarray(image).copy()).to(torch.bfloat16) * (1 / 255)
    return ((values - 0.5) / 0.5).permute(2, 0, 1).double()


def llama_logits(model, tokens, rows):
    """What the model's own pass makes of tokens and rows, but for the names of its outputs."""
    embeddings = model.get_input_embeddings()(tokens)
    embeddings = embeddings.masked_scatter((tokens == IMAGE_TOKEN)[..., None], rows)
    return model.language_model(inputs_embeds=embeddings).logits


def llama_inputs(tower, image):
    side = tower.config["vision_config"]["image_size"]
    canvas, inner = llama_sizes(side, *image.size)
    padded = Image.new("RGB", canvas)
    padded.paste(resize_linear(image, *inner), (0, 0))
    corners = [(x, y) for y in range(0, canvas[1], side) for x in range(0, canvas[0], side)]
    pictures = [padded.crop((x, y, x + side, y + side)) for x, y in corners]
    if len(pictures) > 1:
        pictures.append(resize_linear(image, side, side))
    return {"pixel_values": torch.stack([rounded(picture) for picture in pictures])}


def patch_norms(name, parameter, normal):
    """Norms that are not named so."""
    if "patch_ln" in name and name.endswith("weight"):
        return 1 + 0.2 * normal.clamp(-2, 2)
    if "layer_scalar" in name:
        return torch.ones_like(normal)
    return wide_kernels(name, parameter, normal)


CLIP = {"image_mean": [0.48, 0.46, 0.41], "image_std": [0.27, 0.26, 0.28]}
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
        llava_inputs,
        lambda model, inputs: model.get_image_features(**inputs),
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
        llava_inputs,
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
        llava_next_inputs,
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
        llama_inputs,
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
        pixtral_inputs,
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
        glm_inputs,
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
        glm_inputs,
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
        glm_inputs,
        lambda model, inputs: model.get_image_features(**inputs),
        tells_kinds=True,
        values=wide_kernels,
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
        gemma_inputs,
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
        paddle_inputs,
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
        dots_inputs,
        lambda model, inputs: model.tower(**inputs),
        build=lambda tower: towers_apart.joined(tower, towers_apart.DotsTower, TEXT),
        save=towers_apart.save_dots,
        splits_text=True,
        values=wide_kernels,
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
        kimi_inputs,
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
        minicpm_inputs,
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


def convert(folder, file, kind, name):
    """Writes a GGUF file as llama.cpp's converter does, but without a vocabulary."""
    import gguf
    from conversion import ModelBase, get_model_architecture, get_model_class

    hparams = ModelBase.load_hparams(folder, False)
    kind = get_model_class(get_model_architecture(hparams, kind), mmproj=kind.name == "MMPROJ")
    kind.set_vocab = lambda self: None
    ftype = gguf.LlamaFileType.MOSTLY_F16
    kind(folder, ftype, file, eager=True, model_name=name, hparams=hparams).write()


def save_text(tower, model, folder):
    """Saves the text model by itself, for converters that know no composite of it."""
    if hasattr(model, "text"):
        model.text.save_pretrained(folder)
        return
    text = AutoModelForCausalLM.from_config(model.config.get_text_config())
    weights = {f"model.{k}": v for k, v in model.model.language_model.state_dict().items()}
    weights["lm_head.weight"] = model.lm_head.weight
    text.load_state_dict(weights)
    text.save_pretrained(folder)


def features(outputs):
    rows = outputs.pooler_output if hasattr(outputs, "pooler_output") else outputs
    rows = torch.cat(list(rows)) if isinstance(rows, (list, tuple)) else rows
    return rows.reshape(-1, rows.shape[-1])


def make_tower(tower, llama):
    import gguf
    from conversion import ModelType

    torch.manual_seed(0)
    model = tower.model().eval()
    make.randomize(tower, model)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        tower.save(tower, model, folder)
        if tower.hparams:
            config = json.loads((folder / "config.json").read_text())
            for key, value in tower.hparams.items():
                value = {**config[key], **value} if isinstance(value, dict) else value
                config[key] = value
            (folder / "config.json").write_text(json.dumps(config))
        vocab = {"model": {"vocab": {str(i): i for i in range(N_VOCAB)}}, "added_tokens": []}
        (folder / "tokenizer.json").write_text(json.dumps(vocab))
        (folder / "preprocessor_config.json").write_text(json.dumps(tower.preprocessor))
        file = OUT / f"{tower.name}.mmproj.gguf"
        if tower.save_tower:
            tower.save_tower(tower, model, file, gguf)
        else:
            convert(folder, file, ModelType.MMPROJ, tower.name)
        if tower.splits_text:
            (folder / "text").mkdir(exist_ok=True)
            save_text(tower, model, folder / "text")
            folder = folder / "text"
        convert(folder, OUT / f"{tower.name}.text.gguf", ModelType.TEXT, tower.name)
    model = model.double()
    images = []
    numbers = []
    for size in tower.sizes:
        inputs = tower.inputs(tower, picture(*size))
        inputs = {k: v.double() if v.is_floating_point() else v for k, v in inputs.items()}
        with torch.no_grad():
            rows = features(tower.rows(model, inputs))
            tokens = torch.tensor([BEFORE + [IMAGE_TOKEN] * len(rows) + AFTER])
            kinds = (tokens == IMAGE_TOKEN).long()
            more = {"mm_token_type_ids": kinds} if tower.tells_kinds else {}
            if tower.logits:
                logits = tower.logits(model, tokens, rows)
            else:
                logits = model(input_ids=tokens, **inputs, **more).logits
            logits = logits[0, -len(AFTER):]
        numbers += [rows, logits]
        images.append({"size": size, "n_rows": len(rows)})
        most = f"±{rows.abs().max():.2f}, logits ±{logits.abs().max():.2f}"
        print(f"{tower.name} {size}: {len(rows)} rows within {most}")
    numbers = torch.cat([n.reshape(-1) for n in numbers])
    numpy.asarray(numbers.to(torch.float32)).astype("<f4").tofile(OUT / f"{tower.name}.f32")
    record = {"name": tower.name, "before": BEFORE, "after": AFTER, "images": images}
    (OUT / f"{tower.name}.json").write_text(json.dumps(record) + "\n")
    if tower.layout:
        save_layouts(tower)


def save_layouts(tower):
    """Writes grids, the size of the whole and that of a tile for images of odd sizes."""
    layouts = []
    for size in ODD_SIZES:
        grid, whole, tiled = tower.layout(*size)
        layout = {"image": size, "grid": grid or (0, 0), "whole": whole}
        if grid:
            layout["tile"] = (tiled[0] // grid[0], tiled[1] // grid[1])
        layouts.append(layout)
    (OUT / f"{tower.name}.sizes").write_text(json.dumps(layouts) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sys.path[:0] = [str(options.llama), str(options.llama / "gguf-py")]
    OUT.mkdir(exist_ok=True)
    for tower in ALL:
        if not options.names or tower.name in options.names:
            make_tower(tower, options.llama)


if __name__ == "__main__":
    main()
