"""Bring the weights of a checkpoint's model back to sound sizes: it answers as before, and is easier to train.

Behind a norm the size of a weight changes nothing, so nothing keeps it: after long training under updates of a fixed size, matrices were
fifty times as large as they began, norms a thirtieth, and the residual stream twenty thousand times the embedding. A block that came
later (`grow.py`) is not heard over that; `--without` leaves such blocks out. The optimiser begins anew.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import torch
from torch import nn

import work
from model import Block


def rms(w: torch.Tensor) -> float:
    return w.pow(2).mean().sqrt().item()


@torch.no_grad()
def balance(block: Block, stream: float) -> None:
    """Norms go into the matrices behind them, queries and keys (which have a norm of their own) back to their first size, values and `out`,
    `up` and `down` share their sizes evenly, and what is added to the residual stream becomes smaller by `stream`."""
    s = block.shape
    for norm, weight in ((block.attn_norm, block.qkv), (block.ffn_norm, block.gate_up)):
        weight.mul_(norm)
        norm.fill_(1)
    heads, each = block.qkv.view(-1, s.head_dim, s.n_embd), s.n_head // s.n_head_kv * s.head_dim
    for head in heads[: -s.n_head_kv]:
        head.mul_(s.n_embd**-0.5 / rms(head))
    for weight in (block.out, block.down):
        weight.div_(stream)
    pairs = [(v, block.out[:, g * each : (g + 1) * each]) for g, v in enumerate(heads[-s.n_head_kv :])] + [(block.gate_up[s.n_ff :], block.down)]
    for first, second in pairs:
        ratio = (rms(second) * second.shape[1] ** 0.5 / (rms(first) * first.shape[1] ** 0.5)) ** 0.5
        first.mul_(ratio)
        second.div_(ratio)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--stream", type=float, default=1.0, help="`balance`: how much smaller the residual stream becomes beside the embedding")
    parser.add_argument("--without", default="", help="`balance`: numbers of blocks to leave out, with commas between")


def main(options: argparse.Namespace) -> None:
    path = Path(options.work) / "checkpoint.pt"
    state = work.read(path)
    model = work.model(state)
    left_out = {int(n) for n in options.without.split(",") if n}
    if not left_out <= set(range(model.shape.n_layer)):
        raise SystemExit(f"{path} has blocks 0 to {model.shape.n_layer - 1}; --without names others")
    model.blocks = nn.ModuleList(block for i, block in enumerate(model.blocks) if i not in left_out)
    for block in model.blocks:
        balance(block, options.stream)
    model.shape = replace(model.shape, n_layer=len(model.blocks))
    work.save(path, **work.remade(state, model))
    print(json.dumps(model.shape.as_dict() | {"parameters": model.parameters_count()}))
