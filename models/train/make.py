"""The whole recipe: `python models/train/make.py all --work DIR`.

Stages, each of which can be called alone: `sample` prints some of the training text, `check` looks for mistakes in the tables, `tokenizer`
learns the vocabulary, `train` trains (and goes on from its checkpoint), `restore` makes such a checkpoint of a released file, `grow` gives a
checkpoint's model more blocks (`--layers`), `balance` brings its weights back to sound sizes, `mix` takes the mean of a run and the file it
began with, `eval` evaluates on held-out tasks, `export` writes the GGUF file, `all` does what a new model needs.
"""

import argparse
import random
from pathlib import Path

import torch

import balance
import check
import evaluate
import export
import gpu
import grow
import mix
import mixture
import restore
import tokenizer
import train
import work


def sample(options: argparse.Namespace) -> None:
    rng = random.Random(options.seed)
    for _ in range(options.number):
        made = mixture.task(rng, 2)
        for role, text in made["messages"]:
            print(f"[{role}] {text}")
        print(f"[assistant] {made['answer']}\n")


def learn_tokenizer(options: argparse.Namespace) -> None:
    path = Path(options.work) / "tokenizer.json"
    if path.exists():
        print(f"{path} is there")  # a checkpoint depends on it: never replaced
        return
    print(f"{path}: {tokenizer.train(path, options.vocabulary).get_vocab_size()} tokens")


def learn(options: argparse.Namespace) -> None:
    """Trains on the device that the options name."""
    if options.device == "cpu":
        train.main(options)
        return
    train.complete(options)
    if not torch.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU that it can compute on: --device cuda needs one of NVIDIA's and a PyTorch made for it")
    with work.locked(Path(options.work)):
        gpu.learn(options)


def everything(options: argparse.Namespace) -> None:
    for stage in ("tokenizer", "check", "train", "eval", "export"):
        run(stage, options)


STAGES = {
    "sample": sample,
    "check": check.main,
    "tokenizer": learn_tokenizer,
    "train": learn,
    "restore": restore.main,
    "grow": grow.main,
    "balance": balance.main,
    "mix": mix.main,
    "eval": evaluate.main,
    "export": export.main,
    "all": everything,
}
CHANGES = {"tokenizer", "restore", "grow", "balance", "mix"}  # a work folder; `train` locks it itself
WITHOUT = {"sample", "check"}  # need none


def run(stage: str, options: argparse.Namespace) -> None:
    if options.work:
        Path(options.work).mkdir(parents=True, exist_ok=True)
    elif stage not in WITHOUT and not (stage == "eval" and options.url):
        raise SystemExit(f"{stage} needs --work DIR, a folder outside the repository")
    if stage in CHANGES:
        with work.locked(Path(options.work)):
            return STAGES[stage](options)
    STAGES[stage](options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", choices=STAGES)
    parser.add_argument("--work", help="folder for vocabulary, checkpoints and figures, outside the repository")
    parser.add_argument("--vocabulary", type=int, default=2048, help="tokens in the vocabulary")
    parser.add_argument(
        "--checkpoint", default="model.pt", help="which file in the work folder `eval` and `export` take"
    )
    parser.add_argument("--number", type=int, default=10, help="texts that `sample` prints")
    for module in (train, restore, balance, mix, evaluate, export):
        module.arguments(parser)
    options = parser.parse_args()
    run(options.stage, options)


if __name__ == "__main__":
    main()
