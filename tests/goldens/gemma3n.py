"""Gemma 3n with a small tower of convolutions: timm's MobileNetV5, as `transformers` takes it."""

from functools import partial

import numpy
import torch
from timm.layers import RmsNorm2d
from timm.models import register_model
from timm.models._efficientnet_builder import decode_arch_def, round_channels
from timm.models.mobilenetv5 import MobileNetV5Encoder, MobileNetV5MultiScaleFusionAdapter

import cases

IMAGE_TOKEN = 60
# the first token of images ends one
END_TOKEN = 58
SIDE = 512
WIDTH = 32
VISION = {
    "architecture": "mobilenetv5_tiny_enc", "hidden_size": WIDTH, "vocab_offset": END_TOKEN,
    "vocab_size": 3, "rms_norm_eps": 1e-6,
}
AUDIO = {
    "vocab_offset": 61, "vocab_size": 3, "hidden_size": 8, "input_feat_size": 8,
    "conf_num_attention_heads": 2, "conf_num_hidden_layers": 1, "sscp_conv_channel_size": (4, 4),
}
TEXT = {
    "num_hidden_layers": 4, "sliding_window": 300, "intermediate_size": [48, 40, 24, 16],
    "layer_types": ["sliding_attention", "full_attention"] * 2,
    "activation_sparsity_pattern": [0.9, 0.0, 0.0, 0.0], "laurel_rank": 4, "pad_token_id": 0,
    "hidden_size_per_layer_input": 8, "vocab_size_per_layer_input": END_TOKEN,
    "num_kv_shared_layers": 2, "altup_num_inputs": 4, "rope_parameters": {
        "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
        "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
    },
}
TOKENS = {
    "image_token_id": IMAGE_TOKEN, "eoi_token_id": END_TOKEN, "boi_token_id": 57,
    "audio_token_id": 62, "eoa_token_id": 61, "boa_token_id": 56,
    "vision_soft_tokens_per_image": 256,
}
# every kind of block that the large one has, with and without smaller maps of keys
STAGES = [
    ["er_r1_k3_s2_e4_c8", "er_r1_k3_s1_e4_c8"],
    ["uir_r1_a3_k5_s2_e4_c16", "uir_r1_a5_k0_s1_e4_c16"],
    ["uir_r1_a5_k5_s2_e4_c24", "uir_r1_a0_k0_s1_e1_c24", "mqa_r1_k3_h3_v2_s1_d8_c24",
     "uir_r1_a0_k0_s1_e2_c24"],
    ["uir_r1_a5_k5_s2_e3_c32", "mqa_r1_k3_h2_s1_d12_c32", "uir_r1_a0_k0_s1_e2_c32"],
]


@register_model
def mobilenetv5_tiny_enc(pretrained=False, **kwargs):
    act = partial(torch.nn.GELU, approximate="tanh")
    model = MobileNetV5Encoder(
        decode_arch_def(STAGES), stem_size=8, fix_stem=True, pad_type="same", act_layer=act,
        round_chs_fn=partial(round_channels, multiplier=1.0), norm_layer=RmsNorm2d,
        layer_scale_init_value=1e-5,
    )
    # the class has this one of 2048 values alone
    model.num_features = model.head_hidden_size = WIDTH
    model.msfa = MobileNetV5MultiScaleFusionAdapter(
        model.msfa_in_chs, WIDTH, 16, norm_layer=RmsNorm2d, act_layer=act
    )
    model.pretrained_cfg = {}
    return model


def values(name, parameter, normal):
    if parameter.dim() == 4:
        return normal / (parameter.numel() / parameter.shape[0]) ** 0.5
    if "timm_model" in name and parameter.dim() == 1 and ".bn" in name:
        return 1 + 0.2 * normal.clamp(-2, 2)
    return cases.streams(name, parameter, normal)


def inputs(tower, image):
    image = image.resize((SIDE, image.height), 2).resize((SIDE, SIDE), 2)
    pixels = numpy.asarray(image).astype(numpy.float64) / 255
    return {"pixel_values": torch.tensor(pixels).permute(2, 0, 1)[None]}


def rows(model, inputs):
    """Those of the picture, and that of the token which ends it."""
    model.inputs = inputs
    picture = model.model.get_image_features(**inputs).pooler_output[0]
    end = model.model.embed_vision(input_ids=torch.tensor([END_TOKEN]))
    return torch.cat([picture, end])


def logits(model, tokens, rows):
    """What the whole model makes, which embeds pixels and the token at the end by itself."""
    last = (tokens[0] == IMAGE_TOKEN).nonzero()[-1]
    tokens[0, last] = END_TOKEN
    return model(input_ids=tokens, **model.inputs).logits


def save(tower, model, folder):
    """Saves all but the part for sounds, whose tensors have other names in real files."""
    weights = {name: v for name, v in model.state_dict().items() if "audio" not in name}
    model.save_pretrained(folder, state_dict=weights)
