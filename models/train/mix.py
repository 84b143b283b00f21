"""The mean of a finished run and the file it began with: `mixed.pt` of the work folder is `share` of `model.pt` and the rest of the file.

A run moves the weights along what is new in its texts and adds noise of its own; the mean keeps most of the first, loses half of the second and
forgets less of what the file could do (Wortsman et al. 2022, https://arxiv.org/abs/2203.05482).
"""

import argparse
import json
from pathlib import Path

import gguf
import torch

import work
from model import Model
from restore import shape_of, weights


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--share", type=float, default=0.5, help="what `mix` takes of the run, 0 to 1; the rest is the file named by --from")


@torch.no_grad()
def main(options: argparse.Namespace) -> None:
    folder = Path(options.work)
    if not options.source:
        raise SystemExit("name the file that the run began with: --from hob-nano-q8_0.gguf")
    if not 0 < options.share <= 1:
        raise SystemExit("--share must be above 0 and at most 1")
    state, reader = work.read(folder / "model.pt"), gguf.GGUFReader(options.source)
    model, other = work.model(state), shape_of(reader)
    if model.shape.as_dict() | {"eps": 0} != other.as_dict() | {"eps": 0}:  # which is an f32 in the file
        raise SystemExit(f"{folder / 'model.pt'} is {model.shape}, {options.source} is {other}: only equal shapes have a mean")
    began = Model(model.shape)
    weights(reader, began)
    mixed = {name: began.state_dict()[name].lerp(value, options.share) for name, value in state["model"].items()}
    work.save(folder / "mixed.pt", **(state | {"model": mixed}))
    print(json.dumps({"share": options.share, "steps": state["step"], "tokens": state["tokens"]}))
