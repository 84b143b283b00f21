"""Makes a tiny random Phi 3 with LongRoPE, its logits and its greedy texts: `tests/data/longrope`,
which `tests/it/longrope.rs` reads.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0
    python tests/goldens/longrope.py --llama LLAMA_CPP_TREE

`phi3.short.f32` are the logits of a text that is as long as the original context, `phi3.long.f32`
those of a longer one that begins like it. The lines of `phi3.tokens` are that text, and what the
model writes after its first tokens (`PROMPTS`): each token is the best of a pass over the whole
text before it, which is what the makers' generation computes, too, since it drops its cache where
a text becomes longer than the original context. All is the makers' code, in 64 bits. The same
versions make the same files.
"""

import argparse
import tempfile
from pathlib import Path

import numpy
import torch

import cases
import make

ORIGINAL = 80
N_TOKENS = 112
# tokens of a prompt, and tokens that are written after it
PROMPTS = [(70, 30), (66, 10), (90, 12)]
OUT = make.OUT.parent / "longrope"
NAME = "phi3"

# of every eight values of a head six turn, as in Phi 4 mini
ROPE = {
    "rope_type": "longrope", "rope_theta": 10000.0, "partial_rotary_factor": 0.75,
    "short_factor": [1.0, 1.2, 1.5], "long_factor": [1.5, 3.0, 6.0],
    "original_max_position_embeddings": ORIGINAL,
}
CASE = cases.Case(
    NAME,
    "phi3",
    {
        "max_position_embeddings": 256,
        "original_max_position_embeddings": ORIGINAL,
        "partial_rotary_factor": 0.75,
        "rope_parameters": ROPE,
        "sliding_window": None,
    },
    hparams={"rope_scaling": {**ROPE, "type": "longrope"}, "rope_theta": 10000.0},
)


def greedy(model, prompt, n):
    """Returns the best tokens after a prompt, and the least distance to the second best."""
    text = list(prompt)
    margin = float("inf")
    for _ in range(n):
        best = make.logits_of(model, text)[-1].topk(2)
        margin = min(margin, float(best.values[0] - best.values[1]))
        text.append(int(best.indices[0]))
    return text[len(prompt):], margin


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    options = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    torch.manual_seed(0)
    model = CASE.model()
    model.eval()
    make.randomize(CASE, model)
    with tempfile.TemporaryDirectory() as folder:
        CASE.save(model, Path(folder))
        make.convert(CASE, Path(folder), OUT / f"{NAME}.gguf", options.llama)
    tokens = [(7 * i + i * i // 3) % CASE.n_vocab for i in range(N_TOKENS)]
    for name, n in [("short", ORIGINAL), ("long", N_TOKENS)]:
        logits = make.logits_of(model, tokens[:n]).to(torch.float32)
        numpy.asarray(logits).astype("<f4").tofile(OUT / f"{NAME}.{name}.f32")
    lines = [tokens]
    for n_prompt, n in PROMPTS:
        text, margin = greedy(model, tokens[:n_prompt], n)
        print(f"{n} tokens after {n_prompt}, by {margin:.3f} at least: {text}")
        lines.append(text)
    text = "".join(" ".join(str(token) for token in line) + "\n" for line in lines)
    (OUT / f"{NAME}.tokens").write_text(text)


if __name__ == "__main__":
    main()
