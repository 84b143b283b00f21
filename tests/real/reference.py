#!/usr/bin/env python3
"""Computes what real models should answer, by transformers and sentence-transformers in 32 bits:
`DIR/reference`, which `check.py` reads.

    pip install torch transformers accelerate gguf sentence-transformers sentencepiece protobuf
    reference.py DIR            DIR as fetch.py left it

The weights are those of the GGUF files, dequantized. A vocabulary of SentencePiece is read by that
library, which is the makers': transformers, where it reads a GGUF file, parts a run of 33 spaces
otherwise (16 and 17 of them; SentencePiece takes the longest piece first, 31, and then 2). What is
there already is not computed again.
"""

import json
import math
import re
import sys
from pathlib import Path

import sentencepiece
import torch
from gguf import GGUFReader
from sentence_transformers import SentenceTransformer
from sentencepiece import sentencepiece_model_pb2
from transformers import AutoModelForCausalLM, AutoTokenizer

MODELS = ["smollm2-135m", "gemma3-270m", "qwen2.5-coder-0.5b"]
FOLDER = "all-MiniLM-L6-v2"
N_LOGITS = 200
N_GREEDY = 24
CHUNK = 256
N_CHUNKS = 4
PROMPTS = [
    "The capital of France is",
    "def fibonacci(n):\n    ",
    "Once upon a time, in a small village by the sea,",
]
TEXTS = [
    "Hello",
    "A cat sat on the mat.",
    "Il pleut sur la ville.",
    "def add(a, b): return a + b",
    "The mitochondrion is the powerhouse of the cell, as every pupil knows.",
]


def text():
    """Returns a text that does not change: the licence of this project, without its digits, which
    transformers splits otherwise than SmolLM2's own tokenizer where it reads a GGUF file."""
    root = Path(__file__).resolve().parent.parent.parent
    return re.sub(r"\d", "", (root / "LICENSE-APACHE").read_text())


def negative_log_likelihood(model, chunk):
    """Sums over the second half of a chunk, each token by all before it."""
    logits = model(torch.tensor([chunk])).logits[0].double()
    first = len(chunk) // 2
    shares = logits[first:-1].log_softmax(-1)
    return -shares.gather(1, torch.tensor(chunk[first + 1 :])[:, None]).sum().item()


def perplexity(model, tokens, bos):
    total = 0.0
    for i in range(N_CHUNKS):
        chunk = tokens[i * CHUNK : (i + 1) * CHUNK]
        total += negative_log_likelihood(model, [bos, *chunk[1:]] if bos is not None else chunk)
    return math.exp(total / (N_CHUNKS * (CHUNK - 1 - CHUNK // 2)))


def greedy(model, tokens):
    """Returns the likeliest tokens, and by how much the closest choice was decided."""
    chosen = []
    margin = math.inf
    states = None
    while len(chosen) < N_GREEDY:
        read = chosen[-1:] or tokens
        answer = model(torch.tensor([read]), past_key_values=states, use_cache=True)
        states = answer.past_key_values
        best = answer.logits[0, -1].topk(2)
        margin = min(margin, (best.values[0] - best.values[1]).item())
        chosen.append(best.indices[0].item())
    return chosen, margin


def sentence_pieces(path):
    """Returns the tokenizer of a file whose vocabulary is Gemma's; None of another."""
    fields = GGUFReader(path).fields
    if fields["tokenizer.ggml.model"].contents() != "llama":
        return None
    model = sentencepiece_model_pb2.ModelProto()
    model.trainer_spec.model_type = model.trainer_spec.BPE
    model.trainer_spec.byte_fallback = True
    model.normalizer_spec.name = "identity"
    model.normalizer_spec.add_dummy_prefix = False
    model.normalizer_spec.remove_extra_whitespaces = False
    columns = [fields[f"tokenizer.ggml.{key}"] for key in ["tokens", "scores", "token_type"]]
    texts, scores, types = (column.contents() for column in columns)
    for name in ["bos", "eos", "unknown", "padding"]:
        number = fields[f"tokenizer.ggml.{name}_token_id"].contents()
        short = {"unknown": "unk", "padding": "pad"}.get(name, name)
        setattr(model.trainer_spec, f"{short}_id", number)
        setattr(model.trainer_spec, f"{short}_piece", texts[number])
    for text, score, kind in zip(texts, scores, types):
        model.pieces.add(piece=text.replace(" ", "\u2581"), score=score, type=kind)
    return sentencepiece.SentencePieceProcessor(
        model_proto=model.SerializeToString(), add_bos=True
    )


def of_model(directory, out, name):
    file = f"{name}.gguf"
    tokenizer = AutoTokenizer.from_pretrained(directory, gguf_file=file)
    model = AutoModelForCausalLM.from_pretrained(directory, gguf_file=file, dtype=torch.float32)
    model.eval()
    pieces = sentence_pieces(directory / file)
    tokens = pieces.encode(text()) if pieces else tokenizer(text()).input_ids
    logits = model(torch.tensor([tokens[:N_LOGITS]])).logits[0]
    logits.float().numpy().astype("<f4").tofile(out / f"{name}.f32")
    has_bos = tokenizer.bos_token_id is not None and tokens[0] == tokenizer.bos_token_id
    bos = tokenizer.bos_token_id if has_bos else None
    answers = []
    for prompt in PROMPTS:
        ids = tokenizer(prompt).input_ids
        chosen, margin = greedy(model, ids)
        answers.append({"tokens": ids, "chosen": chosen, "margin": margin})
    record = {
        "tokens": tokens[: N_CHUNKS * CHUNK],
        "n_logits": N_LOGITS,
        "n_vocab": logits.shape[1],
        "chunk": CHUNK,
        "n_chunks": N_CHUNKS,
        "perplexity": perplexity(model, tokens, bos),
        "greedy": answers,
    }
    (out / f"{name}.json").write_text(json.dumps(record))
    print(f"{name}: perplexity {record['perplexity']:.4f}")


def embeddings(directory, out):
    rows = SentenceTransformer(str(directory / FOLDER), device="cpu").encode(TEXTS).tolist()
    (out / "embeddings.json").write_text(json.dumps({"texts": TEXTS, "embeddings": rows}))
    print(f"{FOLDER}: {len(rows)} embeddings")


def main():
    directory = Path(sys.argv[1])
    out = directory / "reference"
    out.mkdir(exist_ok=True)
    (out / "text.txt").write_text(text())
    with torch.no_grad():
        if not (out / "embeddings.json").exists():
            embeddings(directory, out)
        for name in MODELS:
            if not (out / f"{name}.json").exists():
                of_model(directory, out, name)


if __name__ == "__main__":
    main()
