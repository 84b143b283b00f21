"""Training on CPU: one or more single-thread processes that average their gradients, or go `--apart` and meet in the mean of their weights. (`gpu.py`
is the one for a GPU.)

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
            for slots, errors in news:
                learner.table.hear(slots, errors)


class Run:
    """Where a run stands: the model, its optimiser, and what a checkpoint holds besides."""

    def __init__(self, options: argparse.Namespace, coder, writes: bool = True, shares: tuple = (0, 1)):
        """`shares`: of how many processes' share of an optimiser's work the how-manieth is this one's."""
        self.work, self.writes, self.budget = Path(options.work), writes, options.minutes * 60
        self.checkpoint = self.work / "checkpoint.pt"
        self.state = state = folder.read(self.checkpoint) if self.checkpoint.exists() else {}
        torch.manual_seed(options.seed)
        shape = Shape(n_vocab=coder.get_vocab_size(), n_layer=options.layers, n_embd=options.width, n_ff=3 * options.width)
        self.model = Model(Shape(**state["shape"]) if state else shape)
        if state:
            self.model.load_state_dict(state["model"])
        self.model.to(options.device)
        self.optimiser = Optimiser(self.model, matrices(self.model), options.muon_rate, options.adam_rate, *shares)
        if "optimiser" in state:  # a restored file has none
            self.optimiser.load_state_dict(state["optimiser"])
        self.step, self.stage, self.tokens = (state.get(name, 0) for name in ("step", "stage", "tokens"))
        self.began = state.get("began", self.step)  # the optimiser's first step
        going_on = state and not options.restart_clock
        self.clock, self.saved, self.decay_from = Clock(state["spent"] if going_on else 0.0), 0.0, options.decay_from
        before = state.get("average_of") if going_on else None
        self.average_of = before and [p.to(options.device) for p in before]  # mean of the weights over the last part of the run
        self.met = state.get("met", 0) if before else 0  # of how many
        self.mean, self.last, self.steady = None, 0.0, 0  # running loss, the last one heard, and steps since the running one began
        self.log = open(self.work / "log.jsonl", "a") if self.writes else None
        self.since = time.monotonic(), self.tokens
        self.say(f"resumed at step {self.step}, stage {self.stage}" if state else f"{self.model.parameters_count():,} parameters")

    def say(self, text: str) -> None:
        print(text, flush=True) if self.writes else None

    def over(self) -> bool:
        return self.clock.spent >= self.budget

    def rate(self) -> float:
        """The schedule's factor: warm-up over an optimiser's first 30 steps, constant, then linear decay from `decay_from` of the time budget."""
        left = (1 - self.clock.spent / self.budget) / max(1 - self.decay_from, 1e-9)
        return min(1.0, (self.step - self.began + 1) / 30) * max(0.02, min(1.0, left))

    def advance(self, tokens: int) -> None:
        self.step, self.tokens, self.steady = self.step + 1, self.tokens + tokens, self.steady + 1
        self.clock.tick()

    def hear(self, loss: float, share: float) -> None:
        self.last, self.mean = loss, loss if self.mean is None else self.mean + share * (loss - self.mean)

    def next_stage(self) -> None:
        if self.stage < 2 and self.mean < GATE[self.stage] and self.steady > 50:
            self.stage, self.mean, self.steady = self.stage + 1, None, 0

    @torch.no_grad()
    def average(self) -> None:
        self.met += 1
        now = [p.detach() for p in self.model.parameters()]
        self.average_of = [p.clone() for p in now] if self.met == 1 else [a.lerp_(p, 1 / self.met) for a, p in zip(self.average_of, now)]

    def report(self, norm: torch.Tensor) -> None:
        seconds = time.monotonic() - self.since[0]
        line = {
            "step": self.step,
            "stage": self.stage,
            "loss": round(self.last if self.mean is None else self.mean, 4),
            "norm": round(norm.item(), 2),
            "tokens": self.tokens,
            "tokens_per_second": round((self.tokens - self.since[1]) / seconds),
            "minutes_left": round((self.budget - self.clock.spent) / 60, 1),
        }
        self.since = (time.monotonic(), self.tokens)
        self.log.write(json.dumps(line) + "\n")
        self.log.flush()
        self.say("step {step:6} stage {stage} loss {loss:.4f} norm {norm:.2f} {tokens_per_second} tok/s, {minutes_left} min left".format(**line))

    def keep(self, practised: dict) -> None:
        """The checkpoint, from which a later call goes on."""
        shared = dict(step=self.step, began=self.began, stage=self.stage, tokens=self.tokens, spent=self.clock.spent, average_of=self.average_of, met=self.met)
        folder.save(
            self.checkpoint, model=self.model.state_dict(), shape=self.model.shape.as_dict(), optimiser=self.optimiser.state_dict(), practice=practised, **shared
        )
        self.saved = self.clock.spent

    def finish(self, practised: dict, stopped: bool) -> None:
        if not stopped:
            names = [name for name, _ in self.model.named_parameters()]
            weights = dict(zip(names, self.average_of)) if self.average_of else self.model.state_dict()
            made = dict(step=self.step, tokens=self.tokens, minutes=self.clock.spent / 60)
            folder.save(self.work / "model.pt", model={name: w.cpu() for name, w in weights.items()}, shape=self.model.shape.as_dict(), **made)
        self.keep(practised)  # last: a checkpoint whose time is up says that model.pt is there
        if stopped:
            self.say(f"stopped at step {self.step}")
            raise SystemExit(STOPPED)
        self.say(f"done: {self.step} steps, {self.tokens:,} tokens, {self.clock.spent / 60:.0f} minutes")


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
    apart = options.apart if world > 1 else 0
    made = Run(options, coder, rank == 0, (0, 1) if apart else (rank, world))
    if made.over():
        return made.say(f"{made.checkpoint} has had its {options.minutes:g} minutes: --restart-clock gives it as many again")
    model = made.model
    for block in model.blocks:
        if options.compile and not block.fused:
            block.compile(dynamic=True)  # norms, RoPE, SiLU and softmax in one pass each: half as fast again
    rows = mixture.Rows(coder, tokenizer.prompt, options.seed * 1000 + rank + made.step * 7919, options.longest)
    if "practice" in made.state:
        rows.learner.table.load(made.state["practice"])
    pad, half = coder.token_to_id("<|endoftext|>"), fused.bf16()
    parent = torch.multiprocessing.parent_process()
    while True:
        progress = made.clock.spent / made.budget
        batch = rows.batch(made.stage, options.batch if made.stage == 2 else options.batch // 2)
        ids, targets, weights = padded(batch, pad)
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            losses = model.losses(ids, targets)
        loss = (losses * weights).sum() / weights.sum()
        loss.backward()
        rows.heard(batch, losses.detach())
        value = loss.item() if apart else average(model, loss, world)
        norm = made.optimiser.step(made.rate())
        made.hear(value, 0.03)
        made.advance(ids.numel() * world)
        together = not apart or made.step % apart == 0
        ending = bool(stop) or parent is not None and not parent.is_alive()
        if together and world > 1:
            shared = torch.tensor([made.clock.spent, float(ending), made.mean], dtype=torch.float64)
            dist.broadcast(shared, 0)  # one clock, one stage and one order to stop, or the processes would part ways
            made.clock.spent, made.mean = shared[0].item(), shared[2].item()
            ending = bool(shared[1])
            if apart:
                meet(model, world)
        if together:
            share(rows.learner, world)
            if ending:
                break
            made.next_stage()
            if progress > 1 - options.mean:
                made.average()
            if made.over():
                break
        if rank == 0 and made.step % 20 == 0:
            made.report(norm)
        if rank == 0 and together and made.clock.spent - made.saved > options.save_every * 60:
            made.keep(rows.learner.table.state())
    if rank == 0:
        made.finish(rows.learner.table.state(), ending)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=90, help="working time; sets the learning-rate schedule")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="cuda: one GPU, for which all other cores write texts (`gpu.py`)")
    parser.add_argument("--processes", type=int, default=2, help="single-thread processes that share the work on a CPU")
    parser.add_argument("--writers", type=int, default=0, help="processes that write texts for a GPU; 0: one less than there are cores")
    parser.add_argument(
        "--batch", type=int, help="tokens a step: of each process on a CPU [4096] in the last stage, half of it before; on a GPU [98304] in packs of 8192"
    )
    parser.add_argument("--layers", type=int, default=18, help="blocks of a new model, or those to `grow` to")
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


def complete(options: argparse.Namespace) -> None:
    """Checks the options, and fills in the batch that suits the device."""
    if options.longest > Shape.n_ctx:
        raise SystemExit(f"--longest {options.longest} is more than the {Shape.n_ctx} places of the model")
    if not options.batch:
        options.batch = 98304 if options.device == "cuda" else 4096


def main(options: argparse.Namespace) -> None:
    """Start the processes, write their ids to WORK/pids, and wait."""
    work = Path(options.work)
    complete(options)
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
