"""GTE's own class (`NewModel`), which `transformers` computes as `GteModel`, with the fixed scaling
of its English models' positions by NTK. llama.cpp's converter does not know it."""

import numpy
import torch
from transformers import GteConfig, GteModel

N_EMBD, N_HEAD, N_FF, N_LAYERS = 32, 4, 24, 2
BASE, FACTOR = 5000.0, 2.0
LAYER = {
    "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output", "post_attention_layernorm": "attn_output_norm",
    "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down",
    "post_mlp_layernorm": "layer_output_norm",
}
WHOLE = {
    "embeddings.word_embeddings": "token_embd", "embeddings.token_type_embeddings": "token_types",
    "embeddings.LayerNorm": "token_embd_norm",
}


def model(n_vocab):
    config = GteConfig(
        vocab_size=n_vocab, hidden_size=N_EMBD, intermediate_size=N_FF, num_attention_heads=N_HEAD,
        num_hidden_layers=N_LAYERS, max_position_embeddings=256, type_vocab_size=1, pad_token_id=0,
        rope_parameters={"rope_type": "default", "rope_theta": BASE},
    )
    config._attn_implementation = "eager"
    model = GteModel(config)
    # as `NTKScalingRotaryEmbedding` of the makers' modeling.py has it: a larger base, and slower
    d = N_EMBD // N_HEAD
    turns = (BASE * FACTOR) ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    model.rotary_emb.inv_freq = turns / FACTOR ** (2 / d)
    return model


def values(name, parameter, normal):
    """Norms that are not named so."""
    return 1 + 0.2 * normal.clamp(-2, 2) if name.endswith("LayerNorm.weight") else None


def states(model, tokens):
    with torch.no_grad():
        return model.double().eval()(torch.tensor([tokens])).last_hidden_state[0]


def write(model, file):
    """Writes what `hob convert` makes of a folder, but without a vocabulary."""
    import gguf

    writer = gguf.GGUFWriter(file, arch="gte")
    writer.add_block_count(N_LAYERS)
    writer.add_context_length(256)
    writer.add_embedding_length(N_EMBD)
    writer.add_feed_forward_length(N_FF)
    writer.add_head_count(N_HEAD)
    writer.add_layer_norm_eps(model.config.layer_norm_eps)
    writer.add_causal_attention(False)
    writer.add_rope_freq_base(BASE)
    writer.add_token_type_count(1)
    d = N_EMBD // N_HEAD
    divisors = [FACTOR ** ((2 * i + 2) / d) for i in range(d // 2)]
    writer.add_tensor("rope_freqs.weight", numpy.array(divisors, dtype=numpy.float32))
    for name, values in model.state_dict().items():
        part, end = name.rsplit(".", 1)
        if part.startswith("layers."):
            _, number, part = part.split(".", 2)
            to = f"blk.{number}.{LAYER[part]}.{end}"
        else:
            to = f"{WHOLE[part]}.{end}"
        kind = numpy.float16 if values.dim() > 1 else numpy.float32
        writer.add_tensor(to, values.detach().numpy().astype(kind))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
