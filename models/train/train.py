"""Training on CPU: one or more single-thread processes that average their gradients, or go `--apart` and meet in the mean of their weights.

The three stages of `mixture.STAGES` are gated on loss, not on time: copying must have been learnt before the rest is worth asking.
Progress is written to `WORK/checkpoint.pt` every few minutes, and a later call goes on from there; a run may be stopped (SIGTERM) and
continued at any time. The time budget, not a step count, sets the schedule: the rate falls linearly over its last part.
"""

import argparse
import json
import os
import signal
import time
from contextlib import nullcontext
from datetime import timedelta
from multiprocessing import connection
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # two threads in one process wait for each other; two processes do not
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
os.environ.setdefault("GOMP_SPINCOUNT", "0")
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")

import torch
import torch.distributed as dist

import fused
import mixture
import tokenizer
import work as folder
from model import Model, Shape, matrices
from optim import Optimiser
from practice import Learner

GATE = (
    0.6,
    0.4,
)  # smoothed loss that ends stage 0 and stage 1; the second includes much that is given, such as field names
STOPPED = 3  # exit code of a run that was told to stop and has saved


class Clock:
    """Counts working time only: a pause (SIGSTOP) of more than `longest` seconds between two steps is not work."""

    def __init__(self, spent: float = 0.0, longest: float = 20.0):
        self.spent, self.longest, self.last = spent, longest, time.monotonic()

    def tick(self) -> float:
        now = time.monotonic()
        self.spent += min(now - self.last, self.longest)
        self.last = now
        return self.spent


def padded(rows: list, pad: int) -> tuple:
    """ids, targets and loss weights [rows, width], the width rounded up to 8; targets are -1 where nothing is to be learnt."""
    width = -(-(max(len(ids) for ids, *_ in rows) - 1) // 8) * 8
    ids, targets = torch.full((len(rows), width), pad), torch.full((len(rows), width), -1)
    weights = torch.zeros(len(rows), width)
    for i, (tokens, weight, _) in enumerate(rows):
        ids[i, : len(tokens) - 1] = torch.tensor(tokens[:-1])
        targets[i, : len(tokens) - 1] = torch.tensor([t if w else -1 for t, w in zip(tokens[1:], weight[1:])])
        weights[i, : len(tokens) - 1] = torch.tensor(weight[1:])
    return ids, targets, weights


def average(model: Model, loss: torch.Tensor, world: int) -> float:
    """Mean of the gradients and the loss over the processes, in one exchange."""
    if world == 1:
        return loss.item()
    grads = [p.grad for p in model.parameters()]
    flat = torch.cat([g.reshape(-1) for g in grads] + [loss.detach().reshape(1)])
    dist.all_reduce(flat)
    flat /= world
    for g, part in zip(grads, flat[:-1].split([g.numel() for g in grads])):
        g.copy_(part.view_as(g))
    return flat[-1].item()


@torch.no_grad()
def meet(model: Model, world: int) -> None:
    """Every process goes on with the mean of all weights. The mean of runs that went apart for a while is better than any of them: each has
    noise of its own (stochastic weight averaging between workers, Lin et al. 2018, https://arxiv.org/abs/1808.07217)."""
    flat = torch.cat([p.reshape(-1) for p in model.parameters()])
    dist.all_reduce(flat)
    flat /= world
    for p, part in zip(model.parameters(), flat.split([p.numel() for p in model.parameters()])):
        p.copy_(part.view_as(p))


def share(learner: Learner, world: int) -> None:
    """What one process has found hard, all practise."""
    mine = learner.told()
    if world == 1:
        return
    told: list = [None] * world
    dist.all_gather_object(told, mine)
    for rank, news in enumerate(told):
        if rank != dist.get_rank():
            learner.hear(news)


def factor(progress: float, step: int, decay_from: float, floor: float = 0.02) -> float:
    """Warm-up over an optimiser's first 30 steps, constant, then linear decay from `decay_from` of the time budget."""
    return min(1.0, (step + 1) / 30) * max(floor, min(1.0, (1 - progress) / max(1 - decay_from, 1e-9)))


def run(options: argparse.Namespace) -> None:
    """One process of a run; the first one writes the files."""
    with folder.locked(Path(options.work)) if options.rank == 0 else nullcontext():
        learn(options)


def learn(options: argparse.Namespace) -> None:
    rank, world = options.rank, options.processes
    stop: list = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))  # save at the next step (the next meeting, where processes go apart), leave
    torch.set_num_threads(1)
    work = Path(options.work)
    if world > 1:
        dist.init_process_group(
            "gloo",
            init_method=(work / "rendezvous").resolve().as_uri(),
            rank=rank,
            world_size=world,
            timeout=timedelta(hours=12),
        )
    coder = tokenizer.load(work / "tokenizer.json")
    torch.manual_seed(options.seed)
    checkpoint = work / "checkpoint.pt"
    state = folder.read(checkpoint) if checkpoint.exists() else None
    if state and state["spent"] >= options.minutes * 60 and not options.restart_clock:
        print(f"{checkpoint} has had its {options.minutes:g} minutes: --restart-clock gives it as many again") if rank == 0 else None
        return
    shape = Shape(n_vocab=coder.get_vocab_size(), n_layer=options.layers, n_embd=options.width, n_ff=3 * options.width)
    model = Model(Shape(**state["shape"]) if state else shape)
    for block in model.blocks:
        if options.compile and not block.fused:
            block.compile(dynamic=True)  # norms, RoPE, SiLU and softmax in one pass each: half as fast again
    apart = options.apart if world > 1 else 0
    optimiser = Optimiser(model, matrices(model), options.muon_rate, options.adam_rate, *((0, 1) if apart else (rank, world)))
    step, stage, tokens, spent, mean = 0, 0, 0, 0.0, None
    average_of, met = None, 0  # mean of the weights over the last part of the run, and of how many
    if state:
        model.load_state_dict(state["model"])
        if "optimiser" in state:  # a restored file has none
            optimiser.load_state_dict(state["optimiser"])
        step, stage, tokens, spent = (
            state["step"],
            state["stage"],
            state["tokens"],
            0.0 if options.restart_clock else state["spent"],
        )
        if not options.restart_clock:
            average_of, met = state.get("average_of"), state.get("met", 0)
        print(f"resumed at step {step}, stage {stage}") if rank == 0 else None
    elif rank == 0:
        print(f"{model.parameters_count():,} parameters, {world} processes")
    began = state["began"] if state and "began" in state else step  # the optimiser's first step
    rows = mixture.Rows(coder, tokenizer.prompt, options.seed * 1000 + rank + step * 7919, options.longest)
    rows.learner.error.update(state.get("practice", {}) if state else {})
    pad, half = coder.token_to_id("<|endoftext|>"), fused.bf16()
    clock, budget, saved, since = Clock(spent), options.minutes * 60, 0.0, (time.monotonic(), tokens)
    steady = 0  # steps since the running loss began
    parent = torch.multiprocessing.parent_process()
    log = open(work / "log.jsonl", "a") if rank == 0 else None

    def keep() -> None:
        """The checkpoint, from which a later call goes on."""
        shared = dict(step=step, began=began, stage=stage, tokens=tokens, spent=clock.spent, shape=model.shape.as_dict(), average_of=average_of, met=met)
        folder.save(checkpoint, model=model.state_dict(), optimiser=optimiser.state_dict(), practice=rows.learner.error, **shared)

    while True:
        progress = clock.spent / budget
        batch = rows.batch(stage, options.batch if stage == 2 else options.batch // 2)
        ids, targets, weights = padded(batch, pad)
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            losses = model.losses(ids, targets)
        loss = (losses * weights).sum() / weights.sum()
        loss.backward()
        rows.heard(batch, losses.detach())
        value = loss.item() if apart else average(model, loss, world)
        norm = optimiser.step(factor(progress, step - began, options.decay_from))
        mean = value if mean is None else 0.97 * mean + 0.03 * value
        step, tokens = step + 1, tokens + ids.numel() * world
        clock.tick()
        together = not apart or step % apart == 0
        ending = bool(stop) or parent is not None and not parent.is_alive()
        if together and world > 1:
            shared = torch.tensor([clock.spent, float(ending), mean], dtype=torch.float64)
            dist.broadcast(shared, 0)  # one clock, one stage and one order to stop, or the processes would part ways
            clock.spent, mean = shared[0].item(), shared[2].item()
            ending = bool(shared[1])
            if apart:
                meet(model, world)
        if together:
            share(rows.learner, world)
        if together and ending:
            break
        steady += 1
        if stage < 2 and together and mean < GATE[stage] and steady > 50:
            stage, mean, steady = stage + 1, None, 0
        if progress > 1 - options.mean and together:
            with torch.no_grad():
                now = [p.detach() for p in model.parameters()]
                met += 1
                average_of = [p.clone() for p in now] if met == 1 else [a.lerp_(p, 1 / met) for a, p in zip(average_of, now)]
        if together and clock.spent >= budget:
            break
        if rank == 0 and step % 20 == 0:
            seconds = time.monotonic() - since[0]
            line = {
                "step": step,
                "stage": stage,
                "loss": round(mean or value, 4),
                "norm": round(norm, 2),
                "tokens": tokens,
                "tokens_per_second": round((tokens - since[1]) / seconds),
                "minutes_left": round((budget - clock.spent) / 60, 1),
            }
            since = (time.monotonic(), tokens)
            log.write(json.dumps(line) + "\n")
            log.flush()
            print(
                "step {step:6} stage {stage} loss {loss:.4f} norm {norm:.2f} {tokens_per_second} tok/s, {minutes_left} min left".format(
                    **line
                ),
                flush=True,
            )
        if rank == 0 and together and clock.spent - saved > options.save_every * 60:
            saved = clock.spent
            keep()
    if rank == 0:
        if ending:
            keep()
            print(f"stopped at step {step}", flush=True)
            raise SystemExit(STOPPED)
        names = [name for name, _ in model.named_parameters()]
        folder.save(
            work / "model.pt",
            model=dict(zip(names, average_of)) if average_of else model.state_dict(),
            shape=model.shape.as_dict(),
            step=step,
            tokens=tokens,
            minutes=clock.spent / 60,
        )
        keep()  # last: a checkpoint whose time is up says that model.pt is there
        print(f"done: {step} steps, {tokens:,} tokens, {clock.spent / 60:.0f} minutes", flush=True)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=90, help="working time; sets the learning-rate schedule")
    parser.add_argument("--processes", type=int, default=2, help="single-thread processes that share the work")
    parser.add_argument(
        "--batch", type=int, default=4096, help="tokens a step and process in the last stage, half of it before"
    )
    parser.add_argument("--layers", type=int, default=16, help="blocks of a new model, or those to `grow` to")
    parser.add_argument("--width", type=int, default=256, help="width of a new model")
    parser.add_argument("--longest", type=int, default=1000, help="rows longer than this are left out")
    parser.add_argument("--muon-rate", type=float, default=0.02, help="change of a matrix per step, as a share of its size")
    parser.add_argument("--adam-rate", type=float, default=4e-3, help="change of an embedding or norm per step")
    parser.add_argument("--decay-from", type=float, default=0.5, help="share of the time after which the rate falls")
    parser.add_argument("--apart", type=int, default=0, help="steps that processes take alone before they meet in the mean of their weights (and stop only there); 0: gradients are averaged at every step")
    parser.add_argument("--mean", type=float, default=0.1, help="share of the time at the end over which the weights are averaged")
    parser.add_argument("--save-every", type=float, default=5, help="minutes between checkpoints")
    parser.add_argument(
        "--restart-clock", action="store_true", help="go on from the checkpoint with the whole time budget again; without it, a stopped run goes on with what is left"
    )
    parser.add_argument(
        "--compile",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let PyTorch compile the blocks where `fused.cpp` does not run; needs a C++ compiler",
    )
    parser.add_argument("--seed", type=int, default=1)


def main(options: argparse.Namespace) -> None:
    """Start the processes, write their ids to WORK/pids, and wait."""
    work = Path(options.work)
    if options.longest > Shape.n_ctx:
        raise SystemExit(f"--longest {options.longest} is more than the {Shape.n_ctx} places of the model")
    if options.processes == 1:
        options.rank = 0
        (work / "pids").write_text(f"{os.getpid()}\n")
        before = signal.getsignal(signal.SIGTERM)
        run(options)
        signal.signal(signal.SIGTERM, before)
        return
    with folder.locked(work):  # said before any process starts; the first of them holds it from there on
        (work / "rendezvous").unlink(missing_ok=True)
    context, workers = torch.multiprocessing.get_context("spawn"), []
    before = signal.signal(signal.SIGTERM, lambda *_: [worker.terminate() for worker in workers])
    for rank in range(options.processes):
        mine = argparse.Namespace(**vars(options), rank=rank)
        workers.append(context.Process(target=run, args=(mine,)))
        workers[-1].start()
    (work / "pids").write_text("".join(f"{w.pid}\n" for w in workers))
    while running := [w for w in workers if w.is_alive()]:
        connection.wait([w.sentinel for w in running])
        if any(w.exitcode not in (None, 0, STOPPED) for w in workers):
            for worker in workers:
                worker.kill()
            raise SystemExit("a training process failed; the same command goes on from the last checkpoint")
    signal.signal(signal.SIGTERM, before)
    if any(w.exitcode for w in workers):
        raise SystemExit(STOPPED)
