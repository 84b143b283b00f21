"""Makes tiny random models and their logits: `tests/data/families`, which `tests/it/families.rs`
reads.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0
    python tests/goldens/make.py --llama LLAMA_CPP_TREE [NAME ...]

Logits are those of the makers' own code in `transformers` (or, where it has none, of the code next
to the case), computed in 64 bits. The file is what llama.cpp's converter makes of the same weights,
which are rounded to 16 bits first, so that the file holds them exactly. Without names all cases are
made. The same versions make the same files.
"""

import argparse
import hashlib
import json
import math
import sys
import tempfile
from pathlib import Path

import numpy
import torch

import cases

N_TOKENS = 24
OUT = Path(__file__).resolve().parent.parent / "data" / "families"


def seed_of(text):
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "little")


def randomize(case, model):
    """Gives every parameter values that matter: norms around one, biases that are not zero."""
    for name, parameter in model.state_dict(keep_vars=True).items():
        if not parameter.is_floating_point() or "inv_freq" in name:
            continue
        generator = torch.Generator().manual_seed(seed_of(case.name + name))
        shape = parameter.shape
        normal = torch.randn(shape, generator=generator, dtype=torch.float64)
        values = case.values(name, parameter, normal)
        if values is None:
            values = default_values(case, name, parameter, normal)
        stored = values.to(torch.float16) if values.dim() > 1 else values.to(torch.float32)
        with torch.no_grad():
            parameter.copy_(stored.to(parameter.dtype))


def default_values(case, name, parameter, normal):
    if parameter.dim() == 1:
        if "norm" in name and name.endswith("weight"):
            return normal.clamp(-2, 2) * 0.2 + (0.0 if case.norms_from_zero else 1.0)
        return normal * 0.3
    if "embed_tokens" in name or "embeddings" in name:
        return normal * 0.7
    return normal / math.sqrt(parameter.shape[-1])


def convert(case, folder, out, llama):
    """Writes the GGUF file as llama.cpp's converter does, but without a vocabulary."""
    sys.path[:0] = [str(llama), str(llama / "gguf-py")]
    import gguf
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    hparams = {**ModelBase.load_hparams(folder, False), **case.hparams}
    hparams = {k: v for k, v in hparams.items() if v is not cases.ABSENT}
    kind = get_model_class(get_model_architecture(hparams, ModelType.TEXT))
    kind.set_vocab = lambda self: None
    ftype = gguf.LlamaFileType.MOSTLY_F16
    if case.patch:
        case.patch(kind)
    writer = kind(folder, ftype, out, eager=True, model_name=case.name, hparams=hparams)
    writer.write()


def logits_of(model, tokens):
    model = model.double().eval()
    with torch.no_grad():
        return model(torch.tensor([tokens])).logits[0]


def make(case, llama):
    torch.manual_seed(0)
    model = case.model()
    model.eval()
    randomize(case, model)
    tokens = [(7 * i + i * i // 3 + seed_of(case.name)) % case.n_vocab for i in range(N_TOKENS)]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        case.save(model, folder)
        file = OUT / f"{case.name}.gguf"
        if case.file:
            case.file(model, file)
        else:
            convert(case, folder, file, llama)
    logits = case.logits(model, tokens) if case.logits else logits_of(model, tokens)
    numpy.asarray(logits.to(torch.float32)).astype("<f4").tofile(OUT / f"{case.name}.f32")
    record = {"name": case.name, "tokens": tokens, "n_vocab": case.n_vocab, "note": case.note}
    (OUT / f"{case.name}.json").write_text(json.dumps(record) + "\n")
    size = file.stat().st_size
    print(f"{case.name:20} {size:7} bytes, logits within ±{logits.abs().max():.2f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    for case in cases.ALL:
        if not options.names or case.name in options.names:
            make(case, options.llama)


if __name__ == "__main__":
    main()
