"""Consistency of the tables and promises of the tokenizer, checked in seconds before hours are spent on training."""

import argparse
import json
import random
import re
from pathlib import Path

import classify
import clauses
import concepts_more
import domains
import evaluate
import extract
import lists
import mixture
import practice
import scenes
import values
import words
import words_more
from choices import ENUMS, FLAGS, phrasings
from concepts import ASKED, CONCEPTS


def apart(trained, held, where: str) -> None:
    """Nothing that is held out is trained, also not with other marks or capitals."""
    plain = lambda lines: {" ".join(re.findall(r"[a-z0-9{}\[\]]+", line.lower())) for line in lines}
    both = plain(trained) & plain(held)
    assert not both, f"{where}: held out and trained: {both}"


def tables() -> None:
    """Every slot names something that exists."""
    for concept in CONCEPTS.values():
        assert concept.kind in values.KINDS, f"concept {concept.id}: no kind {concept.kind}"
    for listing in lists.LISTS.values():
        assert set(listing.kinds) <= set(values.KINDS) | lists.PLAIN_NUMBERS, f"list {listing.id}: {listing.kinds}"
    assert not set(lists.LISTS) & set(CONCEPTS), "a list and a concept share a name"
    kinds = (("", ASKED), ("list:", lists.LISTS), ("flag:", FLAGS), ("enum:", ENUMS))
    entries = [(kind + name, entry) for kind, table in kinds for name, entry in table.items()]
    told = lambda entry: getattr(entry, "descriptions", None) or (entry.description,)
    trained = {key for name, entry in entries for key in concepts_more.known(name, entry.keys, told(entry), True)[0]}
    leaked = {key for key in trained if key.replace("_", "") in concepts_more.SPELLED}
    assert not leaked, f"held-out field names are trained: {leaked}"
    unknown = concepts_more.MORE.keys() - {name for name, _ in entries}
    assert not unknown, f"more names for {unknown}"
    more = {f"{domain}, more": text for domain, text in domains.MORE.items()}
    assert domains.MORE.keys() <= domains.TRAIN.keys(), domains.MORE.keys() - domains.TRAIN.keys()
    for domain, text in {**domains.TRAIN, **domains.HELD_OUT, **more, "scenes": scenes.SCENES, "more scenes": scenes.MORE}.items():
        for name, variant in re.findall(r"\{([a-z_]+)(?::([a-z_]+))?\}", text):
            known = {"flag": variant in FLAGS, "enum": variant in ENUMS}.get(name, name in CONCEPTS or name in lists.LISTS)
            assert known, f"domain {domain}: unknown slot {name} {variant}"
        for kind in re.findall(r"\[(?:[a-z_]+:)?([a-z_]+)\]", text):
            assert kind in values.KINDS, f"domain {domain}: unknown kind {kind}"
    for concept, sentences in clauses.CLAUSES.items():
        for sentence in sentences + clauses.MORE[concept]:
            assert re.findall(r"\{([a-z_]+)\}", sentence) == [concept], f"clause of {concept}: {sentence}"
        apart(clauses.MORE[concept], [s for s in sentences if words.held_out(s)], concept)
    for name in lists.LISTS:
        for sentence in lists.sentences(name, False, more=True):
            assert sentence.count("{list}") == 1, f"list {name}: {sentence}"
        apart(lists.MORE[name].splitlines(), [s for s in lists.LISTS[name].sentences if words.held_out(s)], name)
    for choice in [*FLAGS.values(), *ENUMS.values()]:
        for at, (_, options) in enumerate(choice.labels):
            held = [s for s in options if words.held_out(s)]
            if len(held) < len(options):
                apart(phrasings(choice, at, False), held, choice.id)
    for domain in domains.TRAIN:
        apart(domains.sentences(domain, False, more=True), domains.sentences(domain, True), domain)
    for name, more in words_more.MORE.items():
        if hasattr(words, name):
            text = lambda entries: [entry if isinstance(entry, str) else entry[0] for entry in entries]
            apart(text(more), text(words.split(getattr(words, name), True)), name)


def labels() -> None:
    """No line belongs to two labels, slots exist, label sets name classes, and training shows nothing that is held out."""
    for name, task in classify.TASKS.items():
        owner: dict = {}
        for c, halves in task.sentences.items():
            assert halves[False] and halves[True], f"{name} {c}: a side without sentences"
            for text in set(halves[False] + halves[True]):
                assert owner.setdefault(classify.plain(text), c) == c, f"{name}: in two classes: {text}"
                assert task.usable(c, text), f"{name} {c}: unknown slot in {text}"
            for slot, cues in task.cues[c].items():
                for text in set(cues[False] + cues[True]):
                    assert task.usable(c, text), f"{name} {c} {slot}: unknown slot in {text}"
                    assert not (text in cues[False] and classify.long(text) and words.held_out(text)), "held out and trained"
            assert not any(words.held_out(text) for text in halves[False]), f"{name} {c}: held out and trained"
        for chosen in task.sets:
            assert all(c in task.spellings for classes in chosen.values() for c in classes), f"{name}: {chosen}"


def tasks(count: int = 3000) -> None:
    """Answers are JSON where they claim to be, with the names of the value they are graded by, and every value is practised."""
    rng = random.Random(3)
    for _ in range(count):
        made = mixture.task(rng, 2)
        if made["task"] == "extract":
            parsed = json.loads(made["answer"])
            assert list(parsed) == list(made["value"]), made["answer"]
            assert "".join(text for text, _ in extract.dump_parts(made["value"])) == made["answer"]
            assert len(made["turns"][-1][1]) == len(evaluate.leaves(made["value"])), made["answer"]


def practising() -> None:
    """What is answered wrongly is drawn more often; without a `Learner`, as in the evaluation, choices are those of `random.Random`."""
    options = [str(i) for i in range(20)]
    plain, other = random.Random(6), random.Random(6)
    assert [practice.draw(plain, options) for _ in range(50)] == [other.choice(options) for _ in range(50)]
    assert practice.sample(plain, options, 7) == other.sample(options, 7)
    other.shuffle(mixed := list(options))
    assert practice.shuffled(plain, options) == mixed
    learner = practice.Learner(6)
    for option in options:
        for _ in range(20):
            learner.note([option], [float(option == "13")])
    drawn = [practice.draw(learner, options) for _ in range(1000)]
    assert drawn.count("13") > 400 and set(drawn) == set(options)
    assert sum("13" in practice.sample(learner, options, 3) for _ in range(1000)) > 800


def packing() -> None:
    """What `gpu.py` computes of packed rows is what `model.py` does of each by itself, to the digits of bf16."""
    import torch

    import gpu
    import model

    torch.manual_seed(7)
    rng, network = random.Random(7), model.Model(model.Shape(n_layer=2))

    def row() -> tuple:
        tokens = [rng.randrange(2000) for _ in range(rng.randint(20, 900))]
        first = rng.randint(5, 10)
        return tokens, [0.0] * 5 + [rng.choice([0.0, 1.0, 3.0]) for _ in tokens[5:]], [(first, first + 3, ["a", "b"])]

    rows = gpu.filled([], row)
    packed = gpu.pack(rows, 2047)
    assert gpu.PACK - 20 <= sum(len(tokens) - 1 for tokens, *_ in rows) <= gpu.PACK, "a pack is full"
    batch = gpu.joined([(packed, True)], torch.device("cpu"))
    with torch.no_grad():
        losses = gpu.Network(network, False).losses(batch)
        wrong = gpu.wrong(losses, batch)
        start, marks = 0, iter(wrong.tolist())
        for tokens, weight, practised in rows:
            ids, targets = torch.tensor([tokens[:-1]]), torch.tensor([[t if w else -1 for t, w in zip(tokens[1:], weight[1:])]])
            alone = network.losses(ids, targets)[0]
            n = int((targets >= 0).sum())
            assert (losses[start : start + n] - alone[targets[0] >= 0]).abs().max() < 0.2
            start += n
            for first, behind, units in practised:
                error = 1 - float((-alone[first - 1 : behind - 1].sum()).exp())
                assert all(abs(next(marks) - error) < 0.02 for _ in units)
        assert start == len(losses) and next(marks, None) is None


def splitting(file: Path, count: int = 2000) -> None:
    """A name has the same pieces after a space, a quote, a bracket and at the start: what copying relies on."""
    import tokenizer

    coder, rng = tokenizer.load(file), random.Random(4)
    for _ in range(count):
        name = values.proper(rng, rng.random() < 0.5, "LAST")
        bare = coder.encode(name).tokens
        for before, after in ((" ", " "), ('"', '"'), (": ", "\n"), ("(", ")"), ("\n", "."), ('{"', '":')):
            tokens = coder.encode(before + name + after).tokens
            at = len(coder.encode(before).tokens)
            assert tokens[at : at + len(bare)] == bare, f"{before}{name}{after}: {tokens}"
    for text in ("12345", "3.14", "٣"):
        assert coder.decode(coder.encode(text).ids) == text


def operators() -> bool:
    """A block of `fused.cpp` is what PyTorch computes in f32, and so are its gradients, to the digits of bf16; False where it does not run."""
    import torch

    import model

    if not model.FUSED:
        return False
    torch.manual_seed(5)
    odd = dict(n_embd=320, n_ff=416, n_head=2, n_head_kv=2)
    for rows, length, sizes in ((1, 8, {}), (3, 33, {}), (2, 250, odd), (7, 416, {}), (40, 72, odd), (1, 1000, dict(n_head_kv=1))):
        shape = model.Shape(**sizes)
        block = model.Block(shape)
        for p in block.parameters():
            torch.nn.init.normal_(p, *((1, 0.3) if p.dim() == 1 else (0, p.shape[1] ** -0.5)))
        cos, sin = (t[:length] for t in model.rope_table(shape, length))
        x, grad = torch.randn(2, rows, length, shape.n_embd)
        found = []
        for fast in (True, False):
            inputs = [x.clone().requires_grad_(), *block.parameters()]
            with torch.autocast("cpu", torch.bfloat16, enabled=fast):
                y = block(inputs[0], cos, sin)
            found.append([y.detach() - x, *torch.autograd.grad(y, inputs, grad)])
            found[-1][1] -= grad  # what passes by the block is exact
        for name, a, b in zip(["y", "x", *dict(block.named_parameters())], *found):
            apart = (a - b).norm() / b.norm()
            assert apart < 0.02, f"{rows} x {length}, {name}: {apart}"
    return True


def main(options: argparse.Namespace) -> None:
    tables()
    labels()
    tasks()
    practising()
    packing()
    done = ["tables, labels, tasks, practice, packs"]
    if operators():
        done.append("block")
    if options.work and (file := Path(options.work) / "tokenizer.json").exists():
        splitting(file)
        done.append("splitting")
    print(", ".join(done) + ": as they should be")
