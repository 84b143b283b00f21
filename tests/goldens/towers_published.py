"""Folders of towers in their makers' form, where it is another than that of transformers, and what
a converter would write of them."""

import json

import torch
from safetensors.torch import load_file, save_file


def save_internvl(case, model, folder):
    """Saves InternVL as OpenGVLab does (`modeling_internvl_chat.py`)."""
    model.save_pretrained(folder)
    path = folder / "model.safetensors"
    words = [
        ("model.", ""), ("vision_tower.", "vision_model."), ("encoder.layer.", "encoder.layers."),
        ("embeddings.cls_token", "embeddings.class_embedding"),
        ("embeddings.patch_embeddings.projection", "embeddings.patch_embedding"),
        ("embeddings.position_embeddings", "embeddings.position_embedding"),
        ("layernorm_before", "norm1"), ("layernorm_after", "norm2"), ("lambda_", "ls"),
        ("attention.projection_layer", "attn.proj"), ("attention.", "attn."),
        ("multi_modal_projector.layer_norm", "mlp1.0"),
        ("multi_modal_projector.linear_1", "mlp1.1"),
        ("multi_modal_projector.linear_2", "mlp1.3"),
    ]
    out = {}
    for name, tensor in load_file(path).items():
        if "language_model." in name or name.startswith("lm_head") or "mask_token" in name:
            continue
        for word, other in words:
            name = name.replace(word, other, 1)
        out[name] = tensor
    for name in [name for name in out if ".attn.q_proj." in name]:
        parts = [out.pop(name.replace("q_proj", f"{letter}_proj")) for letter in "qkv"]
        out[name.replace("q_proj", "qkv")] = torch.cat(parts)
    save_file(out, path)
    path = folder / "config.json"
    config = json.loads(path.read_text())
    vision = config["vision_config"]
    vision.update(
        architectures=["InternVisionModel"], model_type="intern_vit_6b",
        image_size=vision["image_size"][0], patch_size=vision["patch_size"][0],
    )
    path.write_text(json.dumps({
        "architectures": ["InternVLChatModel"], "model_type": "internvl_chat",
        "llm_config": config["text_config"], "vision_config": vision, "select_layer": -1,
        "downsample_ratio": 0.5, "dynamic_image_size": True, "use_thumbnail": True,
        "force_image_size": vision["image_size"], "ps_version": "v2", "min_dynamic_patch": 1,
        "max_dynamic_patch": 6,
    }))


def with_grids(found, case, writer):
    """Writes the sizes of LLaVA 1.6's tiles, too, and returns the name of the end of lines."""
    names, exact = found
    sizes = [side for grid in case.config["image_grid_pinpoints"] for side in grid]
    writer.add_array("clip.vision.image_grid_pinpoints", sizes)
    writer.add_string("clip.vision.mm_patch_merge_type", "spatial_unpad")
    newline = {name: "model.image_newline" for name in ["image_newline", "model.image_newline"]}
    return {**names, **newline}, exact
