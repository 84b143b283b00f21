"""The vocabulary: byte-level BPE, written so that it is an ordinary `gpt2`/`qwen2` tokenizer in a GGUF.

Copying is what the model is for, so a name must have the same pieces wherever it stands: after a space, after a quote, at the
start of a line. The usual pre-tokenizers glue the space (or the quote) to the word. Here no merge ever joins a space or a mark to
a letter: merges are learnt on text split by `LEARN`, which keeps letters, digits, spaces and marks apart, except for the few
marks JSON repeats (`":`, `",`, ` "` and the like). The file then names `qwen2`, whose coarser chunks hold nothing more to merge.
"""

import argparse
import random
from pathlib import Path

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

import mixture

# Chunks that merges may be learnt in. JSON's pairs of marks first, then runs of letters, then single characters.
LEARN = r""""\}|\{"|":|",| "|\["|"\]|\[\{|\}\]|\}\}|\}, | \{| \[|\p{L}+|\n\n|  +|.|\n"""
# The pattern llama.cpp and hob use for `tokenizer.ggml.pre = qwen2`.
QWEN2 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)

SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)


def byte_level(pattern: str):
    return pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(pattern), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )


def train(path: Path, size: int, documents: int = 40_000, seed: int = 5) -> Tokenizer:
    """Learn merges from generated text and save; the text is the training mixture's, so held-out words stay unseen."""
    rng = random.Random(seed)
    texts = (part for _ in range(documents) for part in mixture.texts(rng))
    learner = Tokenizer(models.BPE())
    learner.pre_tokenizer = byte_level(LEARN)
    learner.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=size - len(SPECIAL),
            initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
            show_progress=False,
            special_tokens=[],
        ),
    )
    learner.pre_tokenizer = byte_level(QWEN2)
    learner.decoder = decoders.ByteLevel()
    learner.add_special_tokens(SPECIAL)
    save(learner, path)
    return learner


def save(coder: Tokenizer, path: Path) -> None:
    """Written beside and moved into place: half a vocabulary would look like one."""
    part = path.with_suffix(".part")
    coder.save(str(part))
    part.replace(path)


def load(path: Path) -> Tokenizer:
    return Tokenizer.from_file(str(path))


def prompt(messages: list) -> str:
    """The chat template, in Python."""
    return "".join(f"<|im_start|>{role}\n{text}<|im_end|>\n" for role, text in messages) + "<|im_start|>assistant\n"


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Show how a text is split.")
    arguments.add_argument("file", type=Path)
    arguments.add_argument("text")
    given = arguments.parse_args()
    print(load(given.file).encode(given.text).tokens)
