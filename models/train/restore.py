"""Go on from a released file: its vocabulary and weights become a work folder that `train` takes for a checkpoint.

The optimiser's memory is not in the file; it comes back within a few hundred steps. Q8_0 weights are near enough to start from.
"""

import argparse
import json
from pathlib import Path

import gguf
import numpy as np
import torch
from tokenizers import Tokenizer, decoders, models

import tokenizer
import work
from export import tensors
from model import Model, Shape


def shape_of(reader: gguf.GGUFReader) -> Shape:
    key = lambda name: reader.get_field(f"qwen3.{name}").contents()
    return Shape(
        n_vocab=len(reader.get_field("tokenizer.ggml.tokens").data),
        n_embd=key("embedding_length"),
        n_layer=key("block_count"),
        n_head=key("attention.head_count"),
        n_head_kv=key("attention.head_count_kv"),
        head_dim=key("attention.key_length"),
        n_ff=key("feed_forward_length"),
        rope_base=key("rope.freq_base"),
        eps=key("attention.layer_norm_rms_epsilon"),
        n_ctx=key("context_length"),
    )


def vocabulary(reader: gguf.GGUFReader, path: Path) -> None:
    tokens = reader.get_field("tokenizer.ggml.tokens").contents()
    merges = [tuple(m.split(" ")) for m in reader.get_field("tokenizer.ggml.merges").contents()]
    plain = {t: i for i, t in enumerate(tokens) if t not in tokenizer.SPECIAL}
    coder = Tokenizer(models.BPE(plain, merges))
    coder.pre_tokenizer = tokenizer.byte_level(tokenizer.QWEN2)
    coder.decoder = decoders.ByteLevel()
    coder.add_special_tokens(tokenizer.SPECIAL)
    assert [coder.id_to_token(i) for i in range(len(tokens))] == tokens, "special tokens do not stand at the end"
    tokenizer.save(coder, path)


@torch.no_grad()
def weights(reader: gguf.GGUFReader, model: Model) -> None:
    """The exporter names its tensors in an order of its own and takes fused rows apart; its arrays are views, so they are filled in place."""
    stored = {t.name: t for t in reader.tensors}
    for name, view in tensors(model):
        t = stored[name]
        view[...] = np.asarray(gguf.quants.dequantize(t.data, t.tensor_type), np.float32).reshape(view.shape)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", help="the GGUF file that `restore` begins with, or `mix` takes the mean with")


def main(options: argparse.Namespace) -> None:
    folder = Path(options.work)
    for name in ("checkpoint.pt", "model.pt", "tokenizer.json"):
        if (folder / name).exists():
            raise SystemExit(f"{folder / name} is there; choose another --work")
    if not options.source:
        raise SystemExit("name the file to begin with: --from hob-nano-q8_0.gguf")
    reader = gguf.GGUFReader(options.source)
    vocabulary(reader, folder / "tokenizer.json")
    model = Model(shape_of(reader))
    weights(reader, model)
    count = lambda key: int(f.contents()) if (f := reader.get_field(f"hob.training.{key}")) else 0
    state = dict(model=model.state_dict(), step=count("steps"), tokens=count("tokens"), stage=2, spent=0.0)
    work.save(folder / "checkpoint.pt", shape=model.shape.as_dict(), **state)
    print(json.dumps(model.shape.as_dict() | {k: state[k] for k in ("step", "tokens")}))
