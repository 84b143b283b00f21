#!/usr/bin/env python3
"""lm-evaluation-harness against a server: its log-likelihoods are those of `hob logits`.

    harness_client.py HOB MODEL.gguf
        starts `HOB serve --exact` with the model, whose tokenizer is one of byte pairs like Qwen's

The harness (`local-completions`, with token ids) scores the endings of a file of tasks, and whole
texts. Each sum is compared with that of the rows which `HOB logits --exact` writes.

Needs `pip install 'lm_eval[api]' transformers`. The exit code is 0 if everything agrees.
"""

import array
import contextlib
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import tokenizers
import transformers

# Relative difference of two sums that are computed in other orders.
TOLERANCE = 1e-4
TASKS = [
    ("The order was placed by", [" Anna.", " the bank.", " 12 dogs and 3 cats"]),
    ("Classify the message: I love this. Label:", [" positive", " negative", " neutral"]),
    ("Name: Tom\nAge: 31\nCity:", [" Paris", "\nParis", "  Größe é"]),
    ('{"name": "Anna", "age":', [" 12}", ' "x"}', "null}"]),
]
WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)


def tokenizer(hob, model):
    """The tokenizer of the model, as the harness loads it."""
    told = subprocess.run([hob, "inspect", "--json", model], capture_output=True, check=True)
    metadata = json.loads(told.stdout)["metadata"]
    tokens = metadata["tokenizer.ggml.tokens"]
    merges = [tuple(merge.split(" ")) for merge in metadata["tokenizer.ggml.merges"]]
    pairs = tokenizers.models.BPE({token: i for i, token in enumerate(tokens)}, merges)
    made = tokenizers.Tokenizer(pairs)
    made.normalizer = tokenizers.normalizers.NFC()
    made.pre_tokenizer = tokenizers.pre_tokenizers.Sequence(
        [
            tokenizers.pre_tokenizers.Split(tokenizers.Regex(WORDS), "isolated"),
            tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    made.decoder = tokenizers.decoders.ByteLevel()
    end = tokens[metadata["tokenizer.ggml.eos_token_id"]]
    return transformers.PreTrainedTokenizerFast(tokenizer_object=made, eos_token=end), len(tokens)


def log_likelihood(hob, model, ids, n_known, n_vocab):
    """The sum over the tokens after the first ones, and whether each is the most probable."""
    command = [hob, "logits", "--exact", "-m", model, "--out", "-", "--tokens"]
    told = subprocess.run(
        [*command, ",".join(map(str, ids))], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        check=True,
    )
    rows = array.array("f")
    rows.frombytes(told.stdout)
    total = 0.0
    greedy = True
    for i in range(n_known, len(ids)):
        row = rows[(i - 1) * n_vocab : i * n_vocab]
        best = max(row)
        total += row[ids[i]] - best - math.log(sum(math.exp(x - best) for x in row))
        greedy = greedy and row[ids[i]] == best
    return total, greedy


@contextlib.contextmanager
def server(hob, model):
    process = subprocess.Popen(
        [hob, "serve", "--exact", "--port", "0", "-m", model], stderr=subprocess.PIPE, text=True
    )
    try:
        for line in process.stderr:
            if "http://" in line:
                address = "http://" + line.split("http://")[1].strip()
            if " ready " in line:
                break
        yield address
    finally:
        process.kill()


def write_tasks(folder):
    rows = [json.dumps({"begin": begin, "ends": ends}) for begin, ends in TASKS]
    (folder / "rows.jsonl").write_text("\n".join(rows))
    common = {
        "dataset_path": "json",
        "dataset_kwargs": {"data_files": {"test": str(folder / "rows.jsonl")}},
        "test_split": "test",
        "target_delimiter": "",
    }
    choices = {
        "task": "endings",
        "output_type": "multiple_choice",
        "doc_to_text": "{{begin}}",
        "doc_to_choice": "{{ends}}",
        "doc_to_target": 0,
        "metric_list": [{"metric": "acc"}],
    }
    whole = {
        "task": "whole",
        "output_type": "loglikelihood_rolling",
        "doc_to_text": "",
        "doc_to_target": "{{begin}}",
        "metric_list": [{"metric": "byte_perplexity"}],
    }
    # YAML reads JSON
    for task in (choices, whole):
        (folder / f"{task['task']}.yaml").write_text(json.dumps(common | task))


def harness(folder, address):
    """The samples of each task, as the harness keeps them."""
    arguments = {
        "model": "any",
        "base_url": f"{address}/v1/completions",
        "tokenizer_backend": "huggingface",
        "tokenizer": folder / "tokenizer",
        "num_concurrent": 4,
    }
    offline = {"HF_HUB_OFFLINE": "1", "HF_DATASETS_CACHE": str(folder / "cache")}
    told = subprocess.run(
        [
            *[sys.executable, "-m", "lm_eval", "run", "--model", "local-completions"],
            *["--model_args", ",".join(f"{name}={value}" for name, value in arguments.items())],
            *["--tasks", "endings,whole", "--include_path", folder],
            *["--output_path", folder / "out", "--log_samples"],
        ],
        env=os.environ | offline,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    for task in ("endings", "whole"):
        (file,) = (folder / "out").rglob(f"samples_{task}_*.jsonl")
        yield [json.loads(line) for line in file.read_text().splitlines()]


def main():
    hob, model = sys.argv[1:]
    words, n_vocab = tokenizer(hob, model)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        words.save_pretrained(folder / "tokenizer")
        write_tasks(folder)
        with server(hob, model) as address:
            endings, whole = harness(folder, address)

    def encode(text):
        return words.encode(text, add_special_tokens=False)

    n = 0
    for sample in endings:
        begin = sample["doc"]["begin"]
        for end, told in zip(sample["doc"]["ends"], sample["filtered_resps"], strict=True):
            n_known = len(encode(begin))
            expected, greedy = log_likelihood(hob, model, encode(begin + end), n_known, n_vocab)
            assert math.isclose(float(told[0]), expected, rel_tol=TOLERANCE), (end, told, expected)
            assert str(told[1]) == str(greedy), (end, told, greedy)
            n += 1
    for sample in whole:
        ids = [words.eos_token_id, *encode(sample["doc"]["begin"])]
        expected, _ = log_likelihood(hob, model, ids, 1, n_vocab)
        told = float(sample["resps"][0][0])
        assert math.isclose(told, expected, rel_tol=TOLERANCE), (sample["doc"], told, expected)
        n += 1
    assert n == 16, n
    print(f"{n} log-likelihoods of the harness are those of hob logits")


if __name__ == "__main__":
    main()
