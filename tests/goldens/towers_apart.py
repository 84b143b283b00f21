"""Towers that `transformers` has not, as their makers' code computes them: dots.ocr's
(modeling_dots_vision.py), Kimi-VL's (MoonViT, modeling_kimi_vl.py) and MiniCPM-V's
(modeling_navit_siglip.py, resampler.py, image_processing_minicpmv.py)."""

import json
import math
from functools import partial

import numpy
import torch
from safetensors.torch import save_file
from timm.layers.norm_act import LayerNormAct2d
from torch import nn
from torch.nn.functional import gelu, interpolate, scaled_dot_product_attention, silu
from torchvision.models.mobilenetv3 import InvertedResidual, InvertedResidualConfig
from transformers import AutoConfig, AutoModelForCausalLM

IMAGE_TOKEN = 60
DOTS = {
    "embed_dim": 32, "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 3,
    "num_attention_heads": 4, "num_channels": 3, "patch_size": 4, "spatial_merge_size": 2,
    "temporal_patch_size": 1, "rms_norm_eps": 1e-5, "use_bias": False, "post_norm": True,
}
KIMI = {
    "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 3, "num_attention_heads": 4,
    "patch_size": 4, "init_pos_emb_height": 6, "init_pos_emb_width": 6,
    "merge_kernel_size": [2, 2],
}

MINICPM = {
    "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 4,
    "patch_size": 4, "patches_per_side": 9, "n_query": 17, "image_size": 20, "max_slice_nums": 9,
}


class Joined(nn.Module):
    """A text model that takes a tower's rows in place of the image's tokens."""

    def __init__(self, text, tower):
        super().__init__()
        self.text = text
        self.tower = tower

    def forward(self, input_ids, **inputs):
        embeds = self.text.get_input_embeddings()(input_ids)
        embeds[input_ids == IMAGE_TOKEN] = self.tower(**inputs)
        return self.text(inputs_embeds=embeds)


def joined(tower, kind, common):
    values = dict(tower.config["text_config"])
    config = AutoConfig.for_model(values.pop("model_type"), **values)
    config._attn_implementation = "eager"
    config._experts_implementation = "eager"
    text = AutoModelForCausalLM.from_config(config)
    return Joined(text, kind(tower.config["vision_config"], common["hidden_size"]))


class RmsNorm(nn.Module):
    def __init__(self, n, eps):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(n))
        self.eps = eps

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.weight


def frequencies(d, dtype):
    """Of an axis of heads of `d` values: a quarter of them."""
    return 1 / 10000 ** (torch.arange(0, d, 4, dtype=dtype) / d)


def attend(q, k, v):
    """`[n, heads, d]` each."""
    heads = [x.transpose(0, 1) for x in (q, k, v)]
    return scaled_dot_product_attention(*heads).transpose(0, 1).flatten(1)


class DotsLayer(nn.Module):
    def __init__(self, c):
        super().__init__()
        n, n_ff = c["embed_dim"], c["intermediate_size"]
        self.n_head = c["num_attention_heads"]
        self.norm1 = RmsNorm(n, c["rms_norm_eps"])
        self.norm2 = RmsNorm(n, c["rms_norm_eps"])
        self.attn = nn.Module()
        self.attn.qkv = nn.Linear(n, 3 * n, bias=False)
        self.attn.proj = nn.Linear(n, n, bias=False)
        self.mlp = nn.Module()
        self.mlp.fc1 = nn.Linear(n, n_ff, bias=False)
        self.mlp.fc2 = nn.Linear(n_ff, n, bias=False)
        self.mlp.fc3 = nn.Linear(n, n_ff, bias=False)

    def forward(self, x, angles):
        q, k, v = self.attn.qkv(self.norm1(x)).unflatten(-1, (3, self.n_head, -1)).unbind(1)
        cos, sin = [torch.cat([f(angles)] * 2, -1)[:, None] for f in (torch.cos, torch.sin)]

        def rotate(x):
            first, second = x.chunk(2, -1)
            return x * cos + torch.cat([-second, first], -1) * sin

        x = x + self.attn.proj(attend(rotate(q), rotate(k), v))
        h = self.norm2(x)
        return x + self.mlp.fc2(silu(self.mlp.fc1(h)) * self.mlp.fc3(h))


class DotsTower(nn.Module):
    def __init__(self, c, n_out):
        super().__init__()
        n = c["embed_dim"]
        self.c = c
        self.patch_embed = nn.Module()
        self.patch_embed.patchifier = nn.Module()
        self.patch_embed.patchifier.proj = nn.Conv2d(3, n, c["patch_size"], c["patch_size"])
        self.patch_embed.patchifier.norm = RmsNorm(n, c["rms_norm_eps"])
        self.blocks = nn.ModuleList(DotsLayer(c) for _ in range(c["num_hidden_layers"]))
        self.post_trunk_norm = RmsNorm(n, c["rms_norm_eps"])
        self.merger = nn.Module()
        self.merger.ln_q = nn.LayerNorm(n, eps=1e-6)
        self.merger.mlp = nn.Sequential(nn.Linear(4 * n, 4 * n), nn.GELU(), nn.Linear(4 * n, n_out))

    def forward(self, pixel_values):
        x = self.patch_embed.patchifier.proj(pixel_values[None])[0]
        n, rows, columns = x.shape
        # patches that are merged are next to each other
        order = torch.arange(rows * columns).view(rows // 2, 2, columns // 2, 2).transpose(1, 2)
        order = order.flatten()
        x = self.patch_embed.patchifier.norm(x.flatten(1).T)[order]
        f = frequencies(n // self.c["num_attention_heads"], x.dtype)
        angles = torch.cat([(order // columns)[:, None] * f, (order % columns)[:, None] * f], -1)
        for block in self.blocks:
            x = block(x, angles)
        return self.merger.mlp(self.merger.ln_q(self.post_trunk_norm(x)).view(-1, 4 * n))


class KimiLayer(nn.Module):
    def __init__(self, c):
        super().__init__()
        n = c["hidden_size"]
        self.n_head = c["num_attention_heads"]
        self.norm0 = nn.LayerNorm(n)
        self.norm1 = nn.LayerNorm(n)
        self.wqkv = nn.Linear(n, 3 * n)
        self.wo = nn.Linear(n, n)
        self.mlp = nn.Module()
        self.mlp.fc0 = nn.Linear(n, c["intermediate_size"])
        self.mlp.fc1 = nn.Linear(c["intermediate_size"], n)

    def forward(self, x, turns):
        q, k, v = self.wqkv(self.norm0(x)).unflatten(-1, (3, self.n_head, -1)).unbind(1)

        def rotate(x):
            turned = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous()) * turns[:, None]
            return torch.view_as_real(turned).flatten(-2)

        x = x + self.wo(attend(rotate(q), rotate(k), v))
        return x + self.mlp.fc1(gelu(self.mlp.fc0(self.norm1(x)), approximate="tanh"))


class KimiTower(nn.Module):
    def __init__(self, c, n_out):
        super().__init__()
        n = c["hidden_size"]
        self.c = c
        sides = (c["init_pos_emb_height"], c["init_pos_emb_width"])
        self.vision_tower = nn.Module()
        self.vision_tower.patch_embed = nn.Module()
        self.vision_tower.patch_embed.proj = nn.Conv2d(3, n, c["patch_size"], c["patch_size"])
        self.vision_tower.patch_embed.pos_emb = nn.Module()
        table = nn.Parameter(torch.ones(*sides, n))
        self.vision_tower.patch_embed.pos_emb.weight = table
        self.vision_tower.encoder = nn.Module()
        layers = (KimiLayer(c) for _ in range(c["num_hidden_layers"]))
        self.vision_tower.encoder.blocks = nn.ModuleList(layers)
        self.vision_tower.encoder.final_layernorm = nn.LayerNorm(n)
        self.multi_modal_projector = nn.Module()
        self.multi_modal_projector.pre_norm = nn.LayerNorm(n, eps=1e-5)
        self.multi_modal_projector.linear_1 = nn.Linear(4 * n, 4 * n)
        self.multi_modal_projector.linear_2 = nn.Linear(4 * n, n_out)

    def forward(self, pixel_values):
        tower = self.vision_tower
        x = tower.patch_embed.proj(pixel_values[None])[0]
        n, rows, columns = x.shape
        table = tower.patch_embed.pos_emb.weight.permute(2, 0, 1)[None]
        x = x + interpolate(table, size=(rows, columns), mode="bicubic")[0]
        x = x.flatten(1).T
        patches = torch.arange(rows * columns)
        f = frequencies(n // self.c["num_attention_heads"], x.dtype)
        # pairs turn by the column and by the row in turn
        axes = [patches % columns, patches // columns]
        angles = torch.stack([axis[:, None] * f for axis in axes], -1)
        turns = torch.polar(torch.ones_like(angles), angles).flatten(1)
        for block in tower.encoder.blocks:
            x = block(x, turns)
        projector = self.multi_modal_projector
        x = projector.pre_norm(tower.encoder.final_layernorm(x))
        x = x.view(rows // 2, 2, columns // 2, 2, n).transpose(1, 2).reshape(-1, 4 * n)
        return projector.linear_2(gelu(projector.linear_1(x)))


class MiniCpmLayer(nn.Module):
    def __init__(self, c):
        super().__init__()
        n = c["hidden_size"]
        self.n_head = c["num_attention_heads"]
        self.layer_norm1 = nn.LayerNorm(n, eps=1e-6)
        self.layer_norm2 = nn.LayerNorm(n, eps=1e-6)
        self.self_attn = nn.Module()
        for part in ["q_proj", "k_proj", "v_proj", "out_proj"]:
            setattr(self.self_attn, part, nn.Linear(n, n))
        self.mlp = nn.Module()
        self.mlp.fc1 = nn.Linear(n, c["intermediate_size"])
        self.mlp.fc2 = nn.Linear(c["intermediate_size"], n)

    def forward(self, x):
        h = self.layer_norm1(x)
        parts = [self.self_attn.q_proj, self.self_attn.k_proj, self.self_attn.v_proj]
        q, k, v = [part(h).unflatten(-1, (self.n_head, -1)) for part in parts]
        x = x + self.self_attn.out_proj(attend(q, k, v))
        h = self.mlp.fc1(self.layer_norm2(x))
        return x + self.mlp.fc2(gelu(h, approximate="tanh"))


def buckets(n, side):
    """The parts of a side that `n` points fall into, computed in 32 bits."""
    bounds = torch.arange(1 / side, 1.0, 1 / side)
    points = torch.arange(0, 1 - 1e-6, 1 / torch.tensor(n))
    return torch.bucketize(points, bounds, right=True)


def waves(n, positions):
    frequencies = numpy.arange(n // 2, dtype=numpy.float32)
    frequencies /= n / 2.0
    angles = numpy.outer(positions.astype(numpy.float32), 1.0 / 10000**frequencies)
    return numpy.concatenate([numpy.sin(angles), numpy.cos(angles)], axis=1)


class MiniCpmTower(nn.Module):
    def __init__(self, c, n_out):
        super().__init__()
        n = c["hidden_size"]
        self.c = c
        self.vpm = nn.Module()
        self.vpm.embeddings = nn.Module()
        p = c["patch_size"]
        self.vpm.embeddings.patch_embedding = nn.Conv2d(3, n, p, p)
        self.vpm.embeddings.position_embedding = nn.Embedding(c["patches_per_side"] ** 2, n)
        self.vpm.encoder = nn.Module()
        layers = (MiniCpmLayer(c) for _ in range(c["num_hidden_layers"]))
        self.vpm.encoder.layers = nn.ModuleList(layers)
        self.vpm.post_layernorm = nn.LayerNorm(n, eps=1e-6)
        self.resampler = nn.Module()
        self.resampler.query = nn.Parameter(torch.ones(c["n_query"], n_out))
        self.resampler.kv_proj = nn.Linear(n, n_out, bias=False)
        self.resampler.attn = nn.MultiheadAttention(n_out, n_out // 128)
        for part in ["ln_q", "ln_kv", "ln_post"]:
            setattr(self.resampler, part, nn.LayerNorm(n_out, eps=1e-6))
        self.resampler.proj = nn.Parameter(torch.ones(n_out, n_out))

    def picture(self, pixels):
        x = self.vpm.embeddings.patch_embedding(pixels[None])[0]
        _, rows, columns = x.shape
        x = x.flatten(1).T
        side = self.c["patches_per_side"]
        places = buckets(rows, side)[:, None] * side + buckets(columns, side)
        x = x + self.vpm.embeddings.position_embedding(places.flatten())
        for layer in self.vpm.encoder.layers:
            x = layer(x)
        resampler = self.resampler
        x = resampler.ln_kv(resampler.kv_proj(self.vpm.post_layernorm(x)))
        patches = numpy.arange(rows * columns)
        half = x.shape[1] // 2
        axes = [waves(half, patches % columns), waves(half, patches // columns)]
        k = x + torch.tensor(numpy.concatenate(axes, axis=1)).to(x)
        out = resampler.attn(resampler.ln_q(resampler.query), k, x, need_weights=False)[0]
        return resampler.ln_post(out) @ resampler.proj

    def forward(self, whole, tiles):
        return torch.cat([self.picture(pixels) for pixels in [whole, *tiles]])


def minicpm_sizes(c, width, height):
    """Columns and rows of slices, the size of the whole and that of all slices."""
    scale, patch = c["image_size"], c["patch_size"]

    def divided(n, unit):
        return max(round(n / unit) * unit, unit)

    def best(width, height):
        ratio = width / height
        height = int(scale / math.sqrt(ratio))
        return divided(int(height * ratio), patch), divided(height, patch)

    whole = best(width, height)
    most = c["max_slice_nums"]
    n = min(math.ceil(width * height / scale**2), most)
    if n <= 1:
        return None, whole, None
    numbers = [i for i in [n - 1, n, n + 1] if i != 1 and i <= most]
    grids = [(m, i // m) for i in numbers for m in range(1, i + 1) if i % m == 0]
    own = math.log(width / height)
    columns, rows = min(grids, key=lambda grid: abs(own - math.log(grid[0] / grid[1])))
    cell = best(divided(width, columns) / columns, divided(height, rows) / rows)
    return (columns, rows), whole, (cell[0] * columns, cell[1] * rows)


def save_minicpm(tower, model, file, gguf):
    """What `minicpmv-convert-image-encoder-to-gguf.py` writes."""
    c = tower.config["vision_config"]
    writer = gguf.GGUFWriter(file, arch="clip")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_bool("clip.has_minicpmv_projector", True)
    writer.add_string("clip.projector_type", "resampler")
    writer.add_int32("clip.minicpmv_version", 3)
    writer.add_uint32("clip.minicpmv_query_num", c["n_query"])
    for key, name in {
        "image_size": "image_size", "patch_size": "patch_size", "embedding_length": "hidden_size",
        "feed_forward_length": "intermediate_size", "attention.head_count": "num_attention_heads",
        "block_count": "num_hidden_layers",
    }.items():
        writer.add_uint32(f"clip.vision.{key}", c[name])
    writer.add_uint32("clip.vision.projection_dim", 0)
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-6)
    writer.add_array("clip.vision.image_mean", tower.preprocessor["image_mean"])
    writer.add_array("clip.vision.image_std", tower.preprocessor["image_std"])
    writer.add_bool("clip.use_gelu", True)
    parts = {
        "vpm.embeddings.patch_embedding": "v.patch_embd",
        "vpm.embeddings.position_embedding": "v.position_embd",
        "vpm.encoder.layers": "v.blk", "vpm.post_layernorm": "v.post_ln",
        "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
        "self_attn.out_proj": "attn_out", "layer_norm1": "ln1", "layer_norm2": "ln2",
        # the two in the order that the script has
        "mlp.fc1": "ffn_down", "mlp.fc2": "ffn_up",
        "resampler.kv_proj": "resampler.kv", "attn.out_proj": "attn.out",
    }

    def add(name, values):
        half = name.endswith(".weight") and values.dim() > 1
        kind = numpy.float16 if half else numpy.float32
        writer.add_tensor(name, values.contiguous().numpy().astype(kind))

    for name, values in model.tower.state_dict().items():
        for part, short in parts.items():
            name = name.replace(part, short)
        if "in_proj_" in name:
            for letter, third in zip("qkv", values.chunk(3)):
                add(name.replace("in_proj_", f"{letter}."), third)
        elif name == "resampler.proj":
            add("resampler.proj.weight", values.T)
        else:
            add(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def save_parts(tower, model, folder, architecture, prefix):
    """Saves a tower as the makers do, with what converters read of the configuration."""
    weights = model.tower.state_dict().items()
    weights = {prefix + name: values.contiguous() for name, values in weights}
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
    text = model.text.config.to_dict()
    vision = tower.config["vision_config"]
    config = {**text, "architectures": [architecture], "text_config": text, "vision_config": vision}
    (folder / "config.json").write_text(json.dumps(config, default=str))


def save_dots(tower, model, folder):
    save_parts(tower, model, folder, "DotsOCRForCausalLM", "vision_tower.")


def save_kimi(tower, model, folder):
    save_parts(tower, model, folder, "KimiVLForConditionalGeneration", "")


class Blocks(torch.nn.Module):
    """The projector of MobileVLM 1 (`vision_projector.py`, LDPBlock): two blocks of MobileNet V3,
    of torchvision, with timm's norm over the values of a point."""

    def __init__(self, n_in, n_out):
        super().__init__()
        norm = partial(LayerNormAct2d, act_layer=None)
        self.mlp = nn.Sequential(
            nn.Identity(), nn.Linear(n_in, n_out), nn.GELU(), nn.Linear(n_out, n_out)
        )
        blocks = (
            InvertedResidual(
                InvertedResidualConfig(n_out, 3, n_out, n_out, True, "HS", stride, 1, 1), norm
            )
            for stride in (1, 2)
        )
        self.mb_block = nn.Sequential(nn.Identity(), *blocks)

    def forward(self, x):
        x = self.mlp(x)
        side = int(x.shape[1] ** 0.5)
        x = x.transpose(1, 2).reshape(x.shape[0], -1, side, side)
        return self.mb_block(x).flatten(2).transpose(1, 2)


class Downsampler(torch.nn.Module):
    """The projector of MobileVLM V2 (`vision_projector.py`, LDPNetV2): a mean of four, and a
    convolution of each value by itself that adds the rows around."""

    def __init__(self, n_in, n_out):
        super().__init__()
        self.mlp = torch.nn.Sequential(
            torch.nn.Linear(n_in, n_out), torch.nn.GELU(), torch.nn.Linear(n_out, n_out)
        )
        self.peg = torch.nn.Sequential(
            torch.nn.Conv2d(n_out, n_out, 3, 1, 1, bias=True, groups=n_out)
        )

    def forward(self, x):
        x = self.mlp(x)
        side = int(x.shape[1] ** 0.5)
        x = x.transpose(1, 2).reshape(x.shape[0], -1, side, side)
        x = torch.nn.functional.adaptive_avg_pool2d(x, side // 2)
        x = self.peg(x) + x
        return x.flatten(2).transpose(1, 2)
