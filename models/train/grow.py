"""Make the model of a checkpoint deeper: it answers as before, and has more blocks to learn with.

A new block is a copy of the one below it whose two products into the residual stream are zero, so it adds nothing until training
changes that. New blocks stand evenly between the old ones. The optimiser begins anew.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import torch

import train
from model import Model, Shape


def sources(old: int, new: int) -> list:
    """For each of `new` blocks: the old block it is made from, and whether it is that block itself."""
    return [(i, copy == 0) for i in range(old) for copy in range((i + 1) * new // old - i * new // old)]


@torch.no_grad()
def deeper(model: Model, layers: int) -> Model:
    made = Model(replace(model.shape, n_layer=layers))
    made.token_embd.copy_(model.token_embd)
    made.output_norm.copy_(model.output_norm)
    for block, (at, same) in zip(made.blocks, sources(model.shape.n_layer, layers)):
        block.load_state_dict(model.blocks[at].state_dict())
        if not same:
            block.out.zero_()
            block.down.zero_()
    return made


def main(options: argparse.Namespace) -> None:
    path = Path(options.work) / "checkpoint.pt"
    state = torch.load(path, weights_only=False)
    model = Model(Shape(**state["shape"]))
    model.load_state_dict(state["model"])
    if options.layers <= model.shape.n_layer:
        raise SystemExit(f"{path} has {model.shape.n_layer} blocks; name a greater number with --layers")
    made = deeper(model, options.layers)
    ids = torch.arange(64)[None] * 7 % model.shape.n_vocab
    with torch.no_grad():
        assert torch.equal(model.logits(ids), made.logits(ids)), "the deeper model answers differently"
    kept = {key: state[key] for key in ("step", "tokens", "stage")}
    train.save(path, model=made.state_dict(), shape=made.shape.as_dict(), spent=0.0, **kept)
    print(json.dumps(made.shape.as_dict() | {"parameters": made.parameters_count()}))
