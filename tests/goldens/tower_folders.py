"""Compares what `hob convert --mmproj` makes of folders of Hugging Face with what llama.cpp's
converter makes of them: all tensors, to the bit, and all metadata but the words about a model's
origin. With `--write` it makes `tests/data/tower_folders`, too: folders of tiny random models, with
rows of images and logits by their makers' own code, which `tests/it/towers.rs` reads.

    pip install torch==2.15.0 torchvision==0.29.2 transformers==5.24.0 gguf==0.19.0 timm==1.0.31 \
        pillow==13.0.0
    python tests/goldens/tower_folders.py --llama LLAMA_CPP_TREE --hob HOB [--write] [NAME ...]

The folders are written twice: with the names of tensors that `save_pretrained` writes, and with
those of the files that the makers published; both have to become the same. For a tower that the
converter does not know, what it would write is said here. Prints a line for each model and each
difference; the exit code is 0 if there is none.
"""

import argparse
import contextlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
import safetensors.torch
import torch

import convert
import make
import towers
from tower_cases import IMAGE_TOKEN, N_VOCAB, TEXT
from tower_folder_cases import FOLDERS, N_WHOLE

OUT = Path(__file__).resolve().parent.parent / "data" / "tower_folders"
TYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
BREAK_TOKEN = 7
GEMMA_CONTROLS = ["<start_of_image>", "<end_of_image>", "<end_of_turn>"]


def write(case, model, folder, ty, published):
    """Writes the folder of a model."""
    folder.mkdir()
    case.save(case, model.to(ty), folder)
    path = folder / "config.json"
    config = json.loads(path.read_text())
    for key, value in case.hparams.items():
        config[key] = {**config[key], **value} if isinstance(value, dict) else value
    path.write_text(json.dumps(config))
    if published:
        path = folder / "model.safetensors"
        tensors = safetensors.torch.load_file(path)
        tensors = {case.published(name): tensor for name, tensor in tensors.items()}
        safetensors.torch.save_file(tensors, path)
        (folder / "preprocessor_config.json").write_text(json.dumps(case.pictures))
    else:
        processor = {"image_processor": case.pictures, "processor_class": "Processor"}
        (folder / "processor_config.json").write_text(json.dumps(processor))
        # the converter knows the older file alone in some classes
        (folder / "preprocessor_config.json").write_text("{}")
    tokens = {str(BREAK_TOKEN): {"content": "[IMG_BREAK]"}}
    (folder / "tokenizer_config.json").write_text(json.dumps({"added_tokens_decoder": tokens}))
    vocab = {"model": {"vocab": {str(i): i for i in range(N_VOCAB)}}, "added_tokens": []}
    (folder / "tokenizer.json").write_text(json.dumps(vocab))


def converted(case, folder, out, ftype):
    """Writes the tower as llama.cpp does."""
    import gguf
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    if case.expected:
        return said(case, folder, out, ftype)
    hparams = ModelBase.load_hparams(folder, False)
    if case.kind == "gemma4":
        hparams.pop("audio_config", None)
    kind = get_model_class(get_model_architecture(hparams, ModelType.MMPROJ), mmproj=True)
    kind(folder, ftype, out, eager=True, hparams=hparams).write()


def said(case, folder, out, ftype):
    """Writes a tower that the converter does not know."""
    import gguf

    writer = gguf.GGUFWriter(out, arch="clip")
    writer.add_file_type(ftype)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_uint32("clip.vision.projection_dim", TEXT["hidden_size"])
    writer.add_array("clip.vision.image_mean", case.pictures["image_mean"])
    writer.add_array("clip.vision.image_std", case.pictures["image_std"])
    names, exact = case.expected(case, folder, writer)
    matrices = {
        gguf.LlamaFileType.ALL_F32: gguf.GGMLQuantizationType.F32,
        gguf.LlamaFileType.MOSTLY_F16: gguf.GGMLQuantizationType.F16,
        gguf.LlamaFileType.MOSTLY_BF16: gguf.GGMLQuantizationType.BF16,
        gguf.LlamaFileType.MOSTLY_Q8_0: gguf.GGMLQuantizationType.Q8_0,
    }
    for name, tensor in safetensors.torch.load_file(folder / "model.safetensors").items():
        name = name.split("vision_model.")[-1].split("vision_tower.")[-1]
        name = names.get(name.removeprefix("multi_modal_projector."))
        if name is None:
            continue
        ty = matrices[ftype] if tensor.dim() > 1 else gguf.GGMLQuantizationType.F32
        if name in exact:
            is_half = ftype == gguf.LlamaFileType.MOSTLY_F16 and "patch" in name
            ty = gguf.GGMLQuantizationType.F16 if is_half else gguf.GGMLQuantizationType.F32
        try:
            data = gguf.quants.quantize(tensor.float().numpy(), ty)
        except gguf.QuantError:
            ty = gguf.GGMLQuantizationType.F16
            data = gguf.quants.quantize(tensor.float().numpy(), ty)
        writer.add_tensor(name, data, raw_dtype=ty)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def break_row(folder):
    """The row of the token between rows of patches, which the converter means to write, too: it
    leaves out the tensor that has it, by its name."""
    tensors = safetensors.torch.load_file(folder / "model.safetensors")
    (name,) = (name for name in tensors if name.endswith("embed_tokens.weight"))
    row = tensors[name][BREAK_TOKEN].float().numpy()
    return "F32", list(row.shape), row


def without_values(file):
    """A file without values, which rounding in Python and in C makes others of."""
    fields, tensors = file
    return fields, {name: (*tensor[:2], numpy.zeros(0)) for name, tensor in tensors.items()}


def compare(case, hob):
    """Returns the differences, and the file of the converter."""
    import gguf

    torch.manual_seed(0)
    model = case.model().eval()
    make.randomize(case, model)
    found = []
    runs = [("bf16", None, True), ("bf16", None, False), ("f16", None, True), ("f32", None, True)]
    runs += [("bf16", "f16", True), ("bf16", "q8_0", True), ("f16", "f32", True)]
    if case.norms_from_zero:
        # the converter adds 1 to norms in 16 bits there
        runs = [run for run in runs if run[0] != "f16"]
    theirs = {}, {}
    for ty, to, published in runs:
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            write(case, model, folder / case.name, TYPES[ty], published)
            ours = folder / "ours.gguf"
            command = [hob, "convert", "--mmproj", folder / case.name, ours, *([to] if to else [])]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                found.append(f"{ty}: {done.stderr.strip()}")
                continue
            theirs = folder / "theirs.gguf"
            if not published:
                # the converter reads the makers' names alone
                write(case, model, folder / "other", TYPES[ty], True)
            source = folder / (case.name if published else "other")
            ftype = gguf.LlamaFileType[
                {"f32": "ALL_F32"}.get(to or ty, f"MOSTLY_{(to or ty).upper()}")
            ]
            with contextlib.redirect_stderr(io.StringIO()):
                converted(case, source, theirs, ftype)
            theirs = convert.read(theirs)
            if case.kind == "mistral3" or case.name == "pixtral":
                theirs[1]["v.token_embd.img_break"] = break_row(folder / case.name)
            if case.kind == "gemma4":
                # the converter leaves it unsaid, and its readers take another
                theirs[0]["clip.use_gelu"] = str([gguf.GGUFValueType.BOOL]), True
            if case.kind == "gemma3n":
                # the keys of a tower of sounds, which the folder has not
                keys = [key for key in theirs[0] if "audio" in key]
                for key in keys:
                    del theirs[0][key]
            ours = convert.read(ours)
            if (to or ty) == "q8_0":
                ours, theirs = without_values(ours), without_values(theirs)
            lines = convert.differences(ours, theirs, (), ())
            found += [f"{ty} → {to or ty}, published {published}: {line}" for line in lines]
    return found, theirs


def is_of_text(case, name):
    """Whether a tensor is of the text model, and not needed for the tower."""
    if case.kind == "mistral3" and "embed_tokens" in name:
        return False
    if name.startswith(("model.visual", "model.vision_")):
        return False
    return "language_model" in name or name.startswith(("model.", "lm_head"))


def with_breaks(case, model, inputs, rows):
    """Rows and tokens of an image, a token between two rows of patches."""
    unit = case.config["vision_config"]["patch_size"] * case.config["spatial_merge_size"]
    n_columns = inputs["pixel_values"].shape[-1] // unit
    between = model.get_input_embeddings().weight[BREAK_TOKEN][None]
    first, *rest = rows.split(n_columns)
    rows = torch.cat([first, *[part for line in rest for part in (between, line)]])
    line = [IMAGE_TOKEN] * n_columns
    return rows, line + [BREAK_TOKEN, *line] * len(rest)


def write_data(case):
    """Writes the folder of a tower, the text model as a file, rows and logits."""
    from conversion import ModelType
    from conversion.llama import LlamaModel

    torch.manual_seed(0)
    model = case.model().eval()
    make.randomize(case, model)
    out = OUT / case.name
    shutil.rmtree(out, ignore_errors=True)
    write(case, model, out, torch.float32, True)
    path = out / "model.safetensors"
    tensors = safetensors.torch.load_file(path)
    if case.whole:
        (out / "tokenizer.json").unlink()
        convert.N_VOCAB = N_WHOLE
        convert.GEMMA_CONTROLS = GEMMA_CONTROLS
        convert.sentence_pieces(out)
        path_of_words = out / "tokenizer_config.json"
        words = json.loads(path_of_words.read_text())
        words.pop("added_tokens_decoder")
        path_of_words.write_text(json.dumps(words))
    else:
        LlamaModel.set_vocab = lambda self: None
        towers.convert(out, OUT / f"{case.name}.text.gguf", ModelType.TEXT, case.name)
        tensors = {
            name: tensor for name, tensor in tensors.items() if not is_of_text(case, name)
        }
        (out / "tokenizer.json").unlink()
    # all values are of 16 bits
    tensors = {
        name: tensor.half() if tensor.dim() > 1 else tensor for name, tensor in tensors.items()
    }
    safetensors.torch.save_file(tensors, path)
    (out / "generation_config.json").unlink(missing_ok=True)
    model = model.double()
    images, numbers = [], []
    for size in case.sizes:
        inputs = case.inputs(case, towers.picture(*size))
        inputs = {k: v.double() if v.is_floating_point() else v for k, v in inputs.items()}
        with torch.no_grad():
            seen = model.get_image_features(**inputs)
            # slices for the first layers of the text model follow each row
            slices = getattr(seen, "deepstack_features", None) or []
            slices = [torch.cat(list(of_images)) for of_images in slices]
            rows = torch.cat([towers.features(seen), *slices], dim=-1)
            tokens = [IMAGE_TOKEN] * len(rows)
            if case.kind == "mistral3":
                rows, tokens = with_breaks(case, model, inputs, rows)
            tokens = torch.tensor([towers.BEFORE + tokens + towers.AFTER])
            kinds = (tokens == IMAGE_TOKEN).long()
            kind_name = "token_type_ids" if case.kind == "gemma3" else "mm_token_type_ids"
            more = {kind_name: kinds} if case.tells_kinds else {}
            logits = model(input_ids=tokens, **inputs, **more).logits
        numbers += [rows, logits[0, -len(towers.AFTER):]]
        images.append({"size": size, "n_rows": len(rows)})
    numbers = torch.cat([n.reshape(-1) for n in numbers])
    numpy.asarray(numbers.to(torch.float32)).astype("<f4").tofile(OUT / f"{case.name}.f32")
    record = {
        "name": case.name, "before": towers.BEFORE, "after": towers.AFTER, "images": images,
    }
    (OUT / f"{case.name}.json").write_text(json.dumps(record) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sys.path[:0] = [str(options.llama), str(options.llama / "gguf-py")]
    failed = 0
    OUT.mkdir(exist_ok=True)
    for case in FOLDERS:
        if options.names and case.name not in options.names:
            continue
        if options.write:
            if case.inputs:
                write_data(case)
            continue
        found, (fields, tensors) = compare(case, options.hob)
        failed += bool(found)
        verdict = "FAILED" if found else "equal"
        print(f"{case.name:12} {verdict}: {len(fields)} values, {len(tensors)} tensors", flush=True)
        for line in found:
            print(f"    {line}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
