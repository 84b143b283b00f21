"""The whole recipe: `python models/train/make.py all --work DIR`.

Stages, each of which can be called alone: `sample` prints some of the training text, `check` looks for
mistakes in the tables, `tokenizer` learns the vocabulary, `train` trains
(and goes on from its checkpoint), `restore` makes such a checkpoint of a released file, `grow` gives a checkpoint's model more
blocks (`--layers`), `balance` brings its weights back to sound sizes, `mix` takes the mean of a run and the file it began with, `eval` evaluates on held-out tasks, `export` writes the GGUF file, `all` does it all.
"""

import argparse
import random
from pathlib import Path


def sample(options: argparse.Namespace) -> None:
    import mixture

    rng = random.Random(options.seed)
    for _ in range(options.number):
        made = mixture.task(rng, 2)
        for role, text in made["messages"]:
            print(f"[{role}] {text}")
        print(f"[assistant] {made['answer']}\n")


def check(options: argparse.Namespace) -> None:
    import check as stage

    stage.main(options)


def learn_tokenizer(options: argparse.Namespace) -> None:
    import tokenizer

    path = Path(options.work) / "tokenizer.json"
    if path.exists():
        print(f"{path} is there")  # a checkpoint depends on it: never replaced
        return
    print(f"{path}: {tokenizer.train(path, options.vocabulary).get_vocab_size()} tokens")


def train(options: argparse.Namespace) -> None:
    import train as stage

    stage.main(options)


def restore(options: argparse.Namespace) -> None:
    import restore as stage

    stage.main(options)


def grow(options: argparse.Namespace) -> None:
    import grow as stage

    stage.main(options)


def balance(options: argparse.Namespace) -> None:
    import balance as stage

    stage.main(options)


def mix(options: argparse.Namespace) -> None:
    import mix as stage

    stage.main(options)


def evaluate(options: argparse.Namespace) -> None:
    import evaluate as stage

    stage.main(options)


def export(options: argparse.Namespace) -> None:
    import export as stage

    stage.main(options)


def everything(options: argparse.Namespace) -> None:
    for stage in (learn_tokenizer, check, train, evaluate, export):
        stage(options)


STAGES = {
    "sample": sample,
    "check": check,
    "tokenizer": learn_tokenizer,
    "train": train,
    "restore": restore,
    "grow": grow,
    "balance": balance,
    "mix": mix,
    "eval": evaluate,
    "export": export,
    "all": everything,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", choices=STAGES)
    parser.add_argument(
        "--work", default="work", help="folder for vocabulary, checkpoints and figures, outside the repository"
    )
    parser.add_argument("--vocabulary", type=int, default=2048, help="tokens in the vocabulary")
    parser.add_argument(
        "--checkpoint", default="model.pt", help="which file in the work folder `eval` and `export` take"
    )
    parser.add_argument("--number", type=int, default=10, help="texts that `sample` prints")
    import balance as balancing
    import evaluate as evaluating
    import export as exporting
    import mix as mixing
    import restore as restoring
    import train as training

    for module in (training, restoring, balancing, mixing, evaluating, exporting):
        module.arguments(parser)
    options = parser.parse_args()
    Path(options.work).mkdir(parents=True, exist_ok=True)
    STAGES[options.stage](options)


if __name__ == "__main__":
    main()
