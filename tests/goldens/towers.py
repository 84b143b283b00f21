"""Makes tiny random vision towers with their text models, rows of images and logits:
`tests/data/towers`, which `tests/it/towers.rs` reads.

    pip install torch==2.15.0 torchvision==0.29.2 transformers==5.24.0 timm==1.0.31 gguf==0.19.0 \
        pillow==13.0.0
    python tests/goldens/towers.py --llama LLAMA_CPP_TREE [NAME ...]

Rows and logits are those of the makers' own code in `transformers` (or, where it has none, of that
in `towers_apart.py`), computed in 64 bits, with sizes and patches of its image processors. The
files are what llama.cpp's converter makes of the same weights, which are rounded to 16 bits first;
for LLaVA, for which it has none, what its old script makes. The same versions make the same files.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

import numpy
import torch
from PIL import Image
from transformers import AutoModelForCausalLM

import make
from tower_cases import ALL, IMAGE_TOKEN, N_VOCAB

BEFORE = [5, 17, 42, 9]
AFTER = [23, 11, 50, 3, 36]
ODD_SIZES = [
    (1, 1), (30, 27), (27, 30), (7, 300), (301, 9), (64, 64), (250, 131), (97, 401), (700, 500),
    (1, 900), (1500, 20), (20, 20), (21, 20), (4000, 3000), (16384, 3),
]
OUT = Path(__file__).resolve().parent.parent / "data" / "towers"


def picture(width, height):
    """The image that `tests/it/towers.rs` makes too."""
    x, y = numpy.meshgrid(numpy.arange(width), numpy.arange(height))
    rgb = [x * x * 3 + y * 5, (x * 7) ^ (y * 11), x * y * 13 // 8 + 17 * x]
    return Image.fromarray((numpy.stack(rgb, axis=-1) & 255).astype(numpy.uint8))


def convert(folder, file, kind, name):
    """Writes a GGUF file as llama.cpp's converter does, but without a vocabulary."""
    import gguf
    from conversion import ModelBase, get_model_architecture, get_model_class

    hparams = ModelBase.load_hparams(folder, False)
    kind = get_model_class(get_model_architecture(hparams, kind), mmproj=kind.name == "MMPROJ")
    kind.set_vocab = lambda self: None
    ftype = gguf.LlamaFileType.MOSTLY_F16
    kind(folder, ftype, file, eager=True, model_name=name, hparams=hparams).write()


def save_text(tower, model, folder):
    """Saves the text model by itself, for converters that know no composite of it."""
    if hasattr(model, "text"):
        model.text.save_pretrained(folder)
        return
    text = AutoModelForCausalLM.from_config(model.config.get_text_config())
    weights = {f"model.{k}": v for k, v in model.model.language_model.state_dict().items()}
    weights["lm_head.weight"] = model.lm_head.weight
    text.load_state_dict(weights)
    text.save_pretrained(folder)


def features(outputs):
    rows = outputs.pooler_output if hasattr(outputs, "pooler_output") else outputs
    rows = torch.cat(list(rows)) if isinstance(rows, (list, tuple)) else rows
    return rows.reshape(-1, rows.shape[-1])


def make_tower(tower, llama):
    import gguf
    from conversion import ModelType

    torch.manual_seed(0)
    model = tower.model().eval()
    make.randomize(tower, model)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        tower.save(tower, model, folder)
        if tower.hparams:
            config = json.loads((folder / "config.json").read_text())
            for key, value in tower.hparams.items():
                value = {**config[key], **value} if isinstance(value, dict) else value
                config[key] = value
            (folder / "config.json").write_text(json.dumps(config))
        vocab = {"model": {"vocab": {str(i): i for i in range(N_VOCAB)}}, "added_tokens": []}
        (folder / "tokenizer.json").write_text(json.dumps(vocab))
        (folder / "preprocessor_config.json").write_text(json.dumps(tower.preprocessor))
        file = OUT / f"{tower.name}.mmproj.gguf"
        if tower.save_tower:
            tower.save_tower(tower, model, file, gguf)
        else:
            convert(folder, file, ModelType.MMPROJ, tower.name)
        if tower.splits_text:
            (folder / "text").mkdir(exist_ok=True)
            save_text(tower, model, folder / "text")
            folder = folder / "text"
        convert(folder, OUT / f"{tower.name}.text.gguf", ModelType.TEXT, tower.name)
    model = model.double()
    images = []
    numbers = []
    for size in tower.sizes:
        inputs = tower.inputs(tower, picture(*size))
        inputs = {k: v.double() if v.is_floating_point() else v for k, v in inputs.items()}
        with torch.no_grad():
            rows = features(tower.rows(model, inputs))
            tokens = torch.tensor([BEFORE + [IMAGE_TOKEN] * len(rows) + AFTER])
            kinds = (tokens == IMAGE_TOKEN).long()
            more = {"mm_token_type_ids": kinds} if tower.tells_kinds else {}
            if tower.logits:
                logits = tower.logits(model, tokens, rows)
            else:
                logits = model(input_ids=tokens, **inputs, **more).logits
            logits = logits[0, -len(AFTER):]
        numbers += [rows, logits]
        images.append({"size": size, "n_rows": len(rows)})
        most = f"±{rows.abs().max():.2f}, logits ±{logits.abs().max():.2f}"
        print(f"{tower.name} {size}: {len(rows)} rows within {most}")
    numbers = torch.cat([n.reshape(-1) for n in numbers])
    numpy.asarray(numbers.to(torch.float32)).astype("<f4").tofile(OUT / f"{tower.name}.f32")
    record = {"name": tower.name, "before": BEFORE, "after": AFTER, "images": images}
    (OUT / f"{tower.name}.json").write_text(json.dumps(record) + "\n")
    if tower.layout:
        save_layouts(tower)


def save_layouts(tower):
    """Writes grids, the size of the whole and that of a tile for images of odd sizes."""
    layouts = []
    for size in ODD_SIZES:
        grid, whole, tiled = tower.layout(*size)
        layout = {"image": size, "grid": grid or (0, 0), "whole": whole}
        if grid:
            layout["tile"] = (tiled[0] // grid[0], tiled[1] // grid[1])
        layouts.append(layout)
    (OUT / f"{tower.name}.sizes").write_text(json.dumps(layouts) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sys.path[:0] = [str(options.llama), str(options.llama / "gguf-py")]
    OUT.mkdir(exist_ok=True)
    for tower in ALL:
        if not options.names or tower.name in options.names:
            make_tower(tower, options.llama)


if __name__ == "__main__":
    main()
