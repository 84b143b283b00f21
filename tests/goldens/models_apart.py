"""Models that `transformers` has not, as their makers' code computes them."""

import json

import torch
from safetensors.torch import save_file
from torch import nn

N_EMBD, N_HEAD, N_FF, N_EXPERTS, N_USED, N_LAYERS = 32, 4, 24, 4, 2, 3
BASE = 5000.0
N_KV, N_FF_EXPERT = 2, 8


class NomicExperts(nn.Module):
    """Experts without a gate, the matrices of all in one; the bias of their sum, which no file of
    llama.cpp holds, is left out."""

    def __init__(self):
        super().__init__()
        self.router = nn.Module()
        self.router.layer = nn.Linear(N_EMBD, N_EXPERTS, bias=False)
        self.experts = nn.Module()
        self.experts.mlp = nn.Module()
        self.experts.mlp.w1 = nn.Parameter(torch.zeros(N_EXPERTS * N_FF, N_EMBD))
        self.experts.mlp.w2 = nn.Parameter(torch.zeros(N_EXPERTS * N_FF, N_EMBD))

    def forward(self, x):
        shares = self.router.layer(x).softmax(-1)
        weights, chosen = shares.topk(N_USED, dim=-1)
        up = self.experts.mlp.w1.view(N_EXPERTS, N_FF, N_EMBD)
        down = self.experts.mlp.w2.view(N_EXPERTS, N_FF, N_EMBD)
        out = torch.zeros_like(x)
        for token, (weights_of, chosen_of) in enumerate(zip(weights, chosen)):
            for weight, expert in zip(weights_of, chosen_of):
                hidden = nn.functional.gelu(x[token] @ up[expert].T)
                out[token] += weight * (hidden @ down[expert])
        return out


class NomicMlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(N_EMBD, N_FF)
        self.fc2 = nn.Linear(N_FF, N_EMBD)

    def forward(self, x):
        return self.fc2(nn.functional.gelu(self.fc1(x)))


class NomicLayer(nn.Module):
    def __init__(self, number):
        super().__init__()
        self.attn = nn.Module()
        self.attn.Wqkv = nn.Linear(N_EMBD, 3 * N_EMBD)
        self.attn.out_proj = nn.Linear(N_EMBD, N_EMBD)
        self.mlp = NomicExperts() if number % 2 == 1 else NomicMlp()
        self.norm1 = nn.LayerNorm(N_EMBD, eps=1e-12)
        self.norm2 = nn.LayerNorm(N_EMBD, eps=1e-12)

    def forward(self, x):
        n = len(x)
        d = N_EMBD // N_HEAD
        q, k, v = self.attn.Wqkv(x).view(n, 3, N_HEAD, d).permute(1, 2, 0, 3)
        angles = torch.arange(n)[:, None] * BASE ** (-torch.arange(0, d, 2) / d)
        cos, sin = angles.double().cos(), angles.double().sin()

        def turned(x):
            first, second = x.chunk(2, dim=-1)
            return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1)

        shares = (turned(q) @ turned(k).transpose(1, 2) / d**0.5).softmax(-1)
        out = self.attn.out_proj((shares @ v).transpose(0, 1).reshape(n, N_EMBD))
        x = self.norm1(out + x)
        return self.norm2(self.mlp(x) + x)


class Nomic(nn.Module):
    """The mixture of nomic-embed-text v2 (`modeling_hf_nomic_bert.py`)."""

    def __init__(self, n_vocab):
        super().__init__()
        self.n_vocab = n_vocab
        self.embeddings = nn.Module()
        self.embeddings.word_embeddings = nn.Embedding(n_vocab, N_EMBD)
        self.embeddings.token_type_embeddings = nn.Embedding(1, N_EMBD)
        self.emb_ln = nn.LayerNorm(N_EMBD, eps=1e-12)
        self.encoder = nn.Module()
        self.encoder.layers = nn.ModuleList(NomicLayer(i) for i in range(N_LAYERS))

    def forward(self, tokens):
        x = self.embeddings.word_embeddings(tokens) + self.embeddings.token_type_embeddings.weight
        x = self.emb_ln(x)
        for layer in self.encoder.layers:
            x = layer(x)
        return x


def save_nomic(model, folder):
    config = {
        "architectures": ["NomicBertModel"], "model_type": "nomic_bert_apart", "n_embd": N_EMBD,
        "n_head": N_HEAD, "n_inner": N_FF, "n_layer": N_LAYERS, "n_positions": 2048,
        "max_trained_positions": 2048, "vocab_size": model.n_vocab, "type_vocab_size": 1,
        "layer_norm_epsilon": 1e-12, "activation_function": "gelu", "causal": False,
        "qkv_proj_bias": True, "mlp_fc1_bias": True, "mlp_fc2_bias": True, "prenorm": False,
        "rotary_emb_fraction": 1.0, "rotary_emb_interleaved": False, "rotary_emb_scale_base": None,
        "rotary_emb_base": BASE, "moe_every_n_layers": 2, "moe_top_k": N_USED,
        "num_experts": N_EXPERTS,
    }
    (folder / "config.json").write_text(json.dumps(config))
    (folder / "tokenizer.json").write_text(json.dumps({"model": {"type": "WordPiece"}}))
    save_file(model.state_dict(), folder / "model.safetensors", {"format": "pt"})


def nomic_states(model, tokens):
    with torch.no_grad():
        return model.double()(torch.tensor(tokens))


class ReluExpert(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate = nn.Linear(N_EMBD, N_FF_EXPERT, bias=False)
        self.up = nn.Linear(N_EMBD, N_FF_EXPERT, bias=False)
        self.down = nn.Linear(N_FF_EXPERT, N_EMBD, bias=False)

    def forward(self, x):
        return self.down(nn.functional.relu(self.gate(x)) * self.up(x))


class EarlyExperts(nn.Module):
    """Experts whose router reads what the layer reads."""

    def __init__(self, has_softmax):
        super().__init__()
        self.has_softmax = has_softmax
        self.primary_router = nn.Linear(N_EMBD, N_EXPERTS, bias=False)
        self.experts = nn.ModuleList(ReluExpert() for _ in range(N_EXPERTS))

    def forward(self, router_input, x):
        best, chosen = self.primary_router(router_input).topk(N_USED, dim=-1)
        if self.has_softmax:
            shares = best.softmax(-1)
        else:
            shares = best.sigmoid() / best.sigmoid().sum(-1, keepdim=True)
        rows = []
        for token, (shares_of, chosen_of) in enumerate(zip(shares, chosen)):
            outs = [share * self.experts[e](x[token]) for share, e in zip(shares_of, chosen_of)]
            rows.append(sum(outs))
        return torch.stack(rows)


class SmallThinkerLayer(nn.Module):
    def __init__(self, has_softmax, has_rope, window):
        super().__init__()
        self.has_rope = has_rope
        self.window = window
        d = N_EMBD // N_HEAD
        self.self_attn = nn.Module()
        self.self_attn.q_proj = nn.Linear(N_EMBD, N_EMBD, bias=False)
        self.self_attn.k_proj = nn.Linear(N_EMBD, N_KV * d, bias=False)
        self.self_attn.v_proj = nn.Linear(N_EMBD, N_KV * d, bias=False)
        self.self_attn.o_proj = nn.Linear(N_EMBD, N_EMBD, bias=False)
        self.block_sparse_moe = EarlyExperts(has_softmax)
        self.input_layernorm = nn.RMSNorm(N_EMBD, eps=1e-6)
        self.post_attention_layernorm = nn.RMSNorm(N_EMBD, eps=1e-6)

    def attend(self, x):
        n = len(x)
        d = N_EMBD // N_HEAD
        attn = self.self_attn
        parts = (attn.q_proj, attn.k_proj, attn.v_proj)
        q, k, v = (part(x).view(n, -1, d).transpose(0, 1) for part in parts)
        if self.has_rope:
            angles = torch.arange(n)[:, None] * BASE ** (-torch.arange(0, d, 2) / d)
            cos, sin = angles.double().cos(), angles.double().sin()

            def turned(x):
                first, second = x.chunk(2, dim=-1)
                return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1)

            q, k = turned(q), turned(k)
        k, v = (x.repeat_interleave(N_HEAD // N_KV, dim=0) for x in (k, v))
        scores = q @ k.transpose(1, 2) / d**0.5
        distance = torch.arange(n)[:, None] - torch.arange(n)[None, :]
        seen = (distance >= 0) & (distance < (self.window or n))
        shares = scores.masked_fill(~seen, float("-inf")).softmax(-1)
        return attn.o_proj((shares @ v).transpose(0, 1).reshape(n, N_EMBD))

    def forward(self, x):
        router_input = x
        x = x + self.attend(self.input_layernorm(x))
        return x + self.block_sparse_moe(router_input, self.post_attention_layernorm(x))


class SmallThinker(nn.Module):
    """SmallThinker (`modeling_smallthinker.py`): the 4B model rotates in all layers and has no
    window; the 21B one has a window and rotates but in every fourth layer."""

    def __init__(self, n_vocab, has_softmax, layout, window):
        super().__init__()
        self.n_vocab = n_vocab
        self.has_softmax = has_softmax
        self.window = window
        self.windowed = layout if window else [0] * len(layout)
        self.model = nn.Module()
        self.model.embed_tokens = nn.Embedding(n_vocab, N_EMBD)
        self.model.layers = nn.ModuleList(
            SmallThinkerLayer(has_softmax, rope, window if rope else None) for rope in layout
        )
        self.model.norm = nn.RMSNorm(N_EMBD, eps=1e-6)
        self.lm_head = nn.Linear(N_EMBD, n_vocab, bias=False)

    @classmethod
    def of_4b(cls, n_vocab):
        return cls(n_vocab, False, [1, 1], None)

    @classmethod
    def of_21b(cls, n_vocab):
        return cls(n_vocab, True, [0, 1, 1, 1, 0], 6)

    def forward(self, tokens):
        x = self.model.embed_tokens(tokens)
        for layer in self.model.layers:
            x = layer(x)
        return self.lm_head(self.model.norm(x))


def save_small_thinker(model, folder):
    n_layers = len(model.model.layers)
    config = {
        "architectures": ["SmallThinkerForCausalLM"], "model_type": "smallthinker_apart",
        "hidden_size": N_EMBD, "num_hidden_layers": n_layers, "num_attention_heads": N_HEAD,
        "num_key_value_heads": N_KV, "head_dim": N_EMBD // N_HEAD, "rms_norm_eps": 1e-6,
        "rope_theta": BASE, "max_position_embeddings": 256, "vocab_size": model.n_vocab,
        "moe_num_primary_experts": N_EXPERTS, "moe_num_active_primary_experts": N_USED,
        "moe_ffn_hidden_size": N_FF_EXPERT, "moe_primary_router_apply_softmax": model.has_softmax,
        "sliding_window_layout": model.windowed, "sliding_window_size": model.window,
        "tie_word_embeddings": False,
    }
    (folder / "config.json").write_text(json.dumps(config))
    save_file(model.state_dict(), folder / "model.safetensors", {"format": "pt"})


def small_thinker_logits(model, tokens):
    with torch.no_grad():
        return model.double()(torch.tensor(tokens))


class JinaLayer(nn.Module):
    """A layer of Jina's second generation: scores fall with the distance of tokens, and the gate
    comes first."""

    def __init__(self):
        super().__init__()
        self.attention = nn.Module()
        self.attention.self = nn.Module()
        for name in ("query", "key", "value"):
            setattr(self.attention.self, name, nn.Linear(N_EMBD, N_EMBD))
        self.attention.output = nn.Module()
        self.attention.output.dense = nn.Linear(N_EMBD, N_EMBD)
        self.attention.output.LayerNorm = nn.LayerNorm(N_EMBD, eps=1e-12)
        self.mlp = nn.Module()
        self.mlp.gated_layers = nn.Linear(N_EMBD, 2 * N_FF, bias=False)
        self.mlp.wo = nn.Linear(N_FF, N_EMBD)
        self.mlp.layernorm = nn.LayerNorm(N_EMBD, eps=1e-12)

    def forward(self, x):
        n = len(x)
        d = N_EMBD // N_HEAD
        own = self.attention.self
        parts = (own.query, own.key, own.value)
        q, k, v = (part(x).view(n, N_HEAD, d).transpose(0, 1) for part in parts)
        slopes = 2.0 ** (-8.0 / N_HEAD * torch.arange(1, N_HEAD + 1))
        distance = (torch.arange(n)[:, None] - torch.arange(n)[None, :]).abs()
        scores = q @ k.transpose(1, 2) / d**0.5 - slopes[:, None, None] * distance
        out = (scores.softmax(-1) @ v).transpose(0, 1).reshape(n, N_EMBD)
        x = self.attention.output.LayerNorm(self.attention.output.dense(out) + x)
        gate, up = self.mlp.gated_layers(x).chunk(2, dim=-1)
        return self.mlp.layernorm(self.mlp.wo(nn.functional.gelu(gate) * up) + x)


class Jina(nn.Module):
    """The second generation of Jina's encoders (`modeling_bert.py`)."""

    def __init__(self, n_vocab):
        super().__init__()
        self.n_vocab = n_vocab
        self.embeddings = nn.Module()
        self.embeddings.word_embeddings = nn.Embedding(n_vocab, N_EMBD)
        self.embeddings.token_type_embeddings = nn.Embedding(2, N_EMBD)
        self.embeddings.LayerNorm = nn.LayerNorm(N_EMBD, eps=1e-12)
        self.encoder = nn.Module()
        self.encoder.layer = nn.ModuleList(JinaLayer() for _ in range(N_LAYERS))

    def forward(self, tokens):
        x = self.embeddings.word_embeddings(tokens)
        x = self.embeddings.LayerNorm(x + self.embeddings.token_type_embeddings.weight[0])
        for layer in self.encoder.layer:
            x = layer(x)
        return x


def save_jina(model, folder):
    config = {
        "architectures": ["JinaBertModel"], "model_type": "jina_bert_apart", "hidden_size": N_EMBD,
        "num_attention_heads": N_HEAD, "num_hidden_layers": N_LAYERS, "intermediate_size": N_FF,
        "max_position_embeddings": 256, "vocab_size": model.n_vocab, "type_vocab_size": 2,
        "layer_norm_eps": 1e-12, "hidden_act": "gelu", "position_embedding_type": "alibi",
        "feed_forward_type": "geglu", "emb_pooler": "mean", "pad_token_id": 0,
    }
    (folder / "config.json").write_text(json.dumps(config))
    save_file(model.state_dict(), folder / "model.safetensors", {"format": "pt"})


def jina_states(model, tokens):
    with torch.no_grad():
        return model.double()(torch.tensor(tokens))
