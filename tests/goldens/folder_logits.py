"""Compares what `hob logits --exact` computes of folders of Hugging Face with transformers.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0 sentencepiece
    python tests/goldens/folder_logits.py --hob HOB [NAME ...]

The folders are the tiny random models of `convert.py`, with weights of 32 bits; transformers
computes in 64 bits. Of encoders the embedding of the whole text is compared, the mean of all
states, as `hob serve --exact` answers it, or the score. Prints the mean squared error over the mean
square of each; the exit code is 0 if none is above one in a million.
"""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import numpy
import torch

import cases
import convert
import make

N_TOKENS = 40
MOST = 1e-6


def randomized(case):
    """Returns a model whose parameters all matter."""
    model = case.untouched(torch.float32).eval()
    names = cases.Case(case.name, case.kind, {}, values=case.values)
    names.norms_from_zero = case.kind.startswith(("gemma_", "gemma2", "gemma3_", "qwen3_5"))
    make.randomize(names, model)
    return model


def expected(case, model, tokens):
    if case.logits:
        return case.logits(model, tokens)
    with torch.no_grad():
        return model.double()(input_ids=torch.tensor([tokens])).logits[0]


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def embedding(hob, path, tokens):
    """Returns what a server of an encoder makes of tokens."""
    port = free_port()
    server = subprocess.Popen([hob, "serve", "-m", path, "--port", str(port), "--exact"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    body = json.dumps({"content": tokens, "embd_normalize": -1}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/embedding", body,
                                     {"Content-Type": "application/json"})
    try:
        for _ in range(100):
            try:
                with urllib.request.urlopen(request) as answer:
                    return numpy.array(json.load(answer)[0]["embedding"]).ravel()
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")
    finally:
        server.terminate()
        server.wait()


def nmse(ours, theirs):
    """Returns the mean squared error over the mean square, or a message."""
    if ours.shape != theirs.shape:
        return f"{ours.shape} values, expected {theirs.shape}"
    return float(((ours - theirs) ** 2).sum() / (theirs**2).sum())


def error(case, hob, folder):
    """Returns the error of hob's logits, or its message."""
    model = randomized(case)
    path = folder / "model"
    path.mkdir()
    case.save(model, path)
    case.finish(path)
    convert.write_tokenizer(case, path)
    tokens = [(7 * i + i * i // 3) % 400 + 5 for i in range(N_TOKENS)]
    if case.is_encoder:
        theirs = expected(case, model, tokens).double().numpy().mean(0)
        return nmse(embedding(hob, path, tokens), theirs)
    out = folder / "logits.f32"
    command = [hob, "logits", "-m", path, "--tokens", ",".join(map(str, tokens)), "--exact",
               "--out", out]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return done.stderr.strip()
    ours = numpy.fromfile(out, "<f4").astype(float)
    theirs = expected(case, model, tokens).double().numpy().ravel()
    return nmse(ours, theirs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    failed = 0
    for case in convert.FOLDERS:
        if options.names and case.name not in options.names:
            continue
        if case.kind == "gpt_oss":
            # its experts are blocks of 4 bits, which the model here has not
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = error(case, options.hob, Path(folder))
        is_good = isinstance(found, float) and found <= MOST
        failed += not is_good
        print(f"{case.name:20} {found if isinstance(found, str) else f'{found:.1e}'}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
