"""Make the model of a checkpoint deeper: it answers nearly as before, and has more blocks to learn with.

A block between the first and the last becomes several equal ones in a row, each of which adds its share of what the one added: two
halves of a step lead nearly where the step led. All of them are heard at once and part ways as training goes on; blocks that begin by
adding nothing were still idle after hundreds of steps. The optimiser begins anew.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import torch

import work
from model import Model


def copies(old: int, new: int) -> list:
    """How many of `new` blocks come from each of `old` ones: the first and the last stay single, the rest is shared out evenly."""
    between, room = old - 2, new - 2
    return [1, *((i + 1) * room // between - i * room // between for i in range(between)), 1]


@torch.no_grad()
def deeper(model: Model, layers: int) -> Model:
    made = Model(replace(model.shape, n_layer=layers))
    made.token_embd.copy_(model.token_embd)
    made.output_norm.copy_(model.output_norm)
    blocks = iter(made.blocks)
    for block, count in zip(model.blocks, copies(model.shape.n_layer, layers)):
        for _ in range(count):
            copy = next(blocks)
            copy.load_state_dict(block.state_dict())
            copy.out.div_(count)
            copy.down.div_(count)
    return made


def main(options: argparse.Namespace) -> None:
    path = Path(options.work) / "checkpoint.pt"
    state = work.read(path)
    model = work.model(state)
    if not 2 < model.shape.n_layer < options.layers:
        raise SystemExit(f"{path} has {model.shape.n_layer} blocks: it must have three or more, and --layers must name more than it has")
    made = deeper(model, options.layers)
    work.save(path, **work.remade(state, made))
    print(json.dumps(made.shape.as_dict() | {"parameters": made.parameters_count()}))
