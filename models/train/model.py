"""The model in plain PyTorch: the `qwen3` architecture (RMSNorm, grouped queries with QK-norm, RoPE, SwiGLU, tied embedding).

Shapes follow GGUF's names: `n_embd` wide, `n_layer` blocks, `n_head` query and `n_head_kv` key heads of `head_dim`. The residual
stream and all norms stay in f32; under autocast the matrix products run in bf16.
"""

from dataclasses import asdict, dataclass

import torch
import torch.nn.functional as F
from torch import nn

import fused

FUSED = fused.available()


@dataclass
class Shape:
    n_vocab: int = 2048
    n_embd: int = 256
    n_layer: int = 18
    n_head: int = 4
    n_head_kv: int = 2
    head_dim: int = 64
    n_ff: int = 768
    rope_base: float = 10_000.0
    eps: float = 1e-6
    n_ctx: int = 1024

    def as_dict(self) -> dict:
        return asdict(self)


def rope_table(shape: Shape, length: int) -> tuple:
    """cos and sin of shape [length, head_dim / 2]; pairs are (i, i + head_dim / 2), the NEOX layout."""
    half = torch.arange(0, shape.head_dim, 2, dtype=torch.float64) / shape.head_dim
    angle = torch.arange(length, dtype=torch.float64)[:, None] * shape.rope_base**-half
    return angle.cos().float(), angle.sin().float()


def rotate(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """x: [rows, length, heads, head_dim]."""
    cos, sin = cos[:, None], sin[:, None]
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, b * cos + a * sin), dim=-1)


def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    """Causal attention: q [rows, length, heads, head_dim], k and v [rows, length of all, groups, head_dim] → as q. In bf16 (training)
    three plain products: PyTorch's own CPU kernel takes four times as long as these, most of it in its backward pass."""
    length = q.shape[1]
    q, k, v = q.transpose(1, 2), *(t.transpose(1, 2).repeat_interleave(q.shape[2] // t.shape[2], dim=1) for t in (k, v))
    if q.dtype != torch.bfloat16:
        return F.scaled_dot_product_attention(q, k, v, is_causal=length > 1).transpose(1, 2)
    with torch.autocast("cpu", enabled=False):
        later = torch.full((length, length), -1e9, dtype=q.dtype).triu(1)
        flat, k, values = q.flatten(0, 1), k.flatten(0, 1), v.flatten(0, 1)
        scores = torch.baddbmm(later.expand(len(flat), -1, -1), flat, k.mT, alpha=q.shape[-1] ** -0.5)
        return (scores.softmax(-1) @ values).view_as(q).transpose(1, 2)


class Block(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.shape, self.fused = shape, FUSED and fused.takes(shape)
        q, kv = shape.n_head * shape.head_dim, shape.n_head_kv * shape.head_dim
        self.attn_norm = nn.Parameter(torch.ones(shape.n_embd))
        self.q_norm = nn.Parameter(torch.ones(shape.head_dim))
        self.k_norm = nn.Parameter(torch.ones(shape.head_dim))
        self.qkv = nn.Parameter(torch.empty(q + 2 * kv, shape.n_embd))  # rows of Q, then K, then V
        self.out = nn.Parameter(torch.empty(shape.n_embd, q))
        self.ffn_norm = nn.Parameter(torch.ones(shape.n_embd))
        self.gate_up = nn.Parameter(torch.empty(2 * shape.n_ff, shape.n_embd))  # rows of gate, then up
        self.down = nn.Parameter(torch.empty(shape.n_embd, shape.n_ff))
        self.split = (q, kv, kv)

    def forward(self, x, cos, sin, cache: list | None = None):
        """x: [rows, length, n_embd]. `cache` holds the keys and values of earlier places (one row) and is extended."""
        s, (rows, length, _) = self.shape, x.shape
        if self.fused and cache is None and torch.is_autocast_enabled("cpu"):
            return fused.Block.apply(x, s, cos, sin, *(getattr(self, name) for name in fused.WEIGHTS))
        h = F.rms_norm(x, (s.n_embd,), self.attn_norm, s.eps)
        q, k, v = F.linear(h, self.qkv).split(self.split, dim=-1)
        heads = lambda t, n: t.view(rows, length, n, s.head_dim)
        q = rotate(F.rms_norm(heads(q, s.n_head).float(), (s.head_dim,), self.q_norm, s.eps), cos, sin).to(v.dtype)
        k = rotate(F.rms_norm(heads(k, s.n_head_kv).float(), (s.head_dim,), self.k_norm, s.eps), cos, sin).to(v.dtype)
        v = heads(v, s.n_head_kv)
        if cache is not None:
            if cache:
                k, v = torch.cat((cache[0], k), dim=1), torch.cat((cache[1], v), dim=1)
            cache[:] = [k, v]
        x = x + F.linear(attend(q, k, v).reshape(rows, length, -1), self.out)
        h = F.rms_norm(x, (s.n_embd,), self.ffn_norm, s.eps)
        gate, up = F.linear(h, self.gate_up).chunk(2, dim=-1)
        return x + F.linear(F.silu(gate) * up, self.down)


class Model(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        self.token_embd = nn.Parameter(torch.empty(shape.n_vocab, shape.n_embd))
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.n_layer))
        self.output_norm = nn.Parameter(torch.ones(shape.n_embd))
        cos, sin = rope_table(shape, shape.n_ctx)
        self.register_buffer("cos", cos, persistent=False)
        self.register_buffer("sin", sin, persistent=False)
        self.initialise()

    def initialise(self) -> None:
        """A copied token has a usable logit from the start (0.07 over a tied head); residual outputs start small."""
        nn.init.normal_(self.token_embd, std=0.07)
        for block in self.blocks:
            for name in ("qkv", "gate_up"):
                nn.init.normal_(getattr(block, name), std=self.shape.n_embd**-0.5)
            for name in ("out", "down"):
                weight = getattr(block, name)
                nn.init.normal_(weight, std=weight.shape[1] ** -0.5 * (2 * self.shape.n_layer) ** -0.5)

    def hidden(self, ids: torch.Tensor) -> torch.Tensor:
        """ids: [rows, length] → the normed last state [rows, length, n_embd]. Rows are padded at the end, where nothing looks."""
        x = F.embedding(ids, self.token_embd)
        cos, sin = self.cos[: ids.shape[1]], self.sin[: ids.shape[1]]
        for block in self.blocks:
            x = block(x, cos, sin)
        return F.rms_norm(x, (self.shape.n_embd,), self.output_norm, self.shape.eps)

    def logits(self, ids: torch.Tensor) -> torch.Tensor:
        return F.linear(self.hidden(ids), self.token_embd)

    @torch.no_grad()
    def greedy(self, prompt: list, end: int, limit: int = 300) -> list:
        """The most likely continuation, without the end token."""
        caches, out, ids = [[] for _ in self.blocks], [], list(prompt)
        at = 0
        while len(out) < limit and at + len(ids) <= self.shape.n_ctx:
            x = F.embedding(torch.tensor([ids]), self.token_embd)
            cos, sin = self.cos[at : at + len(ids)], self.sin[at : at + len(ids)]
            for block, cache in zip(self.blocks, caches):
                x = block(x, cos, sin, cache)
            last = F.rms_norm(x[0, -1], (self.shape.n_embd,), self.output_norm, self.shape.eps)
            best = int((self.token_embd @ last).argmax())
            if best == end:
                break
            out.append(best)
            at, ids = at + len(ids), [best]
        return out

    def losses(self, ids: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """Cross entropy [rows, length] where `targets` is not -1, zero elsewhere; the head runs on those places only, which makes the
        vocabulary nearly free."""
        at = targets >= 0
        each = F.cross_entropy(F.linear(self.hidden(ids)[at], self.token_embd).float(), targets[at], reduction="none")
        return torch.zeros(targets.shape).masked_scatter(at, each)

    def parameters_count(self) -> int:
        return sum(p.numel() for p in self.parameters())


def matrices(model: Model) -> list:
    """Every matrix between hidden states, with how its rows divide into matrices of their own (for Muon)."""
    found = []
    for block in model.blocks:
        found += [
            (block.qkv, block.split),
            (block.out, None),
            (block.gate_up, (model.shape.n_ff,) * 2),
            (block.down, None),
        ]
    return found
