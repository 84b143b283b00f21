"""Models that `transformers` has not, as their makers' code computes them."""

import json

import torch
from safetensors.torch import save_file
from torch import nn

N_EMBD, N_HEAD, N_FF, N_EXPERTS, N_USED, N_LAYERS = 32, 4, 24, 4, 2, 3
BASE = 5000.0


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
