"""Towers that `transformers` has not, as their makers' code computes them: dots.ocr's
(modeling_dots_vision.py) and Kimi-VL's (MoonViT, modeling_kimi_vl.py)."""

import json

import torch
from safetensors.torch import save_file
from torch import nn
from torch.nn.functional import gelu, interpolate, scaled_dot_product_attention, silu
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
