"""Training on one GPU: this process learns, all other cores write texts for it.

Texts come in packs of `PACK` tokens, rows of any length one behind the other, and attention ends where a row ends: nothing is padded but a pack's
last few places. What a value practises travels with it as slots of `practice.Table`, which this process updates and the writers read. No text is
learnt twice as long as the writers keep up; then the packs of longest ago are taken again.
"""

import argparse
import collections
import os
import queue
import signal
import threading
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import mixture
import practice
import tokenizer
import train
from model import Model, attend, rotate

PACK = 8192
AGAIN = 3  # how often a text is learnt at most, where the writers do not keep up
KEPT = 4096  # packs kept for that, of 85 KB each
FIELDS = "ids targets weights positions".split()  # one entry for each place of a pack


def pack(rows: list, pad: int) -> dict:
    """Arrays of `PACK` places: each row without its last token, what follows at each place (-1 where nothing is to be learnt), its weight and its
    position in its row; `starts` of the rows; and for each pair of a value and a unit that it practises the value's first place, the one behind its
    last, and the unit's slot."""
    ids, targets = np.full(PACK, pad, np.int16), np.full(PACK, -1, np.int16)
    weights, positions = np.zeros(PACK, np.float32), np.zeros(PACK, np.int16)
    at, starts, marks = 0, [], []
    for tokens, weight, practised in rows:
        n = len(tokens) - 1
        ids[at : at + n], positions[at : at + n] = tokens[:-1], np.arange(n)
        w = np.asarray(weight[1:], np.float32)
        weights[at : at + n], targets[at : at + n] = w, np.where(w > 0, tokens[1:], -1)
        marks += [(at + first - 1, at + behind - 1, practice.slot(unit)) for first, behind, units in practised for unit in units]
        starts.append(at)
        at += n
    while at < PACK:  # the rest is rows of padding, no longer than texts are
        starts.append(at)
        n = min(PACK - at, 256)
        positions[at : at + n] = np.arange(n)
        at += n
    return dict(ids=ids, targets=targets, weights=weights, positions=positions, starts=np.array(starts, np.int32), marks=np.array(marks, np.int32).reshape(-1, 3))


def filled(pool: list, draw) -> list:
    """Rows that fill a pack, taken out of `pool`, which `draw()` extends: in order, and at the end the longest ones that still fit."""
    rows, left = [], PACK
    while True:
        while len(pool) < 48:
            pool.append(draw())
        fitting = next((i for i, row in enumerate(pool) if len(row[0]) - 1 <= left), None)
        if fitting is None:
            return rows
        if left < 1500:
            fitting = max((i for i, row in enumerate(pool) if len(row[0]) - 1 <= left), key=lambda i: len(pool[i][0]))
        rows.append(pool.pop(fitting))
        left -= len(rows[-1][0]) - 1


def write(work: str, seed: int, longest: int, stage, memory, packs) -> None:
    """A writer: endless packs into `packs`."""
    torch.set_num_threads(1)
    coder = tokenizer.load(Path(work) / "tokenizer.json")
    learner, pad, pool = practice.Learner(seed, practice.Table(memory, fresh=False)), coder.token_to_id("<|endoftext|>"), []

    def draw() -> tuple:
        while True:
            row = mixture.encode(coder, mixture.task(learner, stage.value), tokenizer.prompt)
            if len(row[0]) <= longest:
                return row

    began, learner_process = stage.value, torch.multiprocessing.parent_process()
    while True:
        if began != stage.value:
            began, pool = stage.value, []
        made = began, pack(filled(pool, draw), pad)
        while True:
            try:
                packs.put(made, timeout=5)
                break
            except queue.Full:
                if not learner_process.is_alive():
                    return


def joined(parts: list, device: torch.device) -> dict:
    """A batch on the GPU of packs, each with whether it is new: of those the marks are of use."""
    many = {name: np.concatenate([part[name] for part, _ in parts]) for name in FIELDS}
    starts = np.concatenate([part["starts"] + i * PACK for i, (part, _) in enumerate(parts)] + [[len(parts) * PACK]])
    marks = np.concatenate([part["marks"] + [i * PACK, i * PACK, 0] for i, (part, new) in enumerate(parts) if new] or [np.zeros((0, 3), np.int64)])
    learnt = np.flatnonzero(many["targets"] >= 0)
    host = dict(
        ids=many["ids"].astype(np.int64),
        positions=many["positions"].astype(np.int64),
        starts=starts.astype(np.int32),
        learnt=learnt,
        targets=many["targets"][learnt].astype(np.int64),
        weights=many["weights"][learnt],
        marks=marks[:, :2].astype(np.int64),
    )
    made = {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in host.items()}
    if device.type == "cuda":
        made = {name: tensor.pin_memory().to(device, non_blocking=True) for name, tensor in made.items()}
    return made | {"longest": int(np.diff(starts).max()), "slots": marks[:, 2]}


class Packs:
    """Batches for the GPU, assembled by a thread while it works."""

    def __init__(self, options: argparse.Namespace, run: train.Run):
        context = torch.multiprocessing.get_context("spawn")
        memory = context.RawArray("b", practice.BYTES)
        self.table = practice.Table(memory)
        if "practice" in run.state:
            self.table.load(run.state["practice"])
        self.stage = context.RawValue("i", run.stage)
        self.queue, self.device, self.count = context.Queue(512), torch.device(options.device), max(1, options.batch // PACK)
        self.fresh = self.again = 0
        count, first = options.writers or max(1, (os.cpu_count() or 2) - 1), options.seed * 1_000_003 + run.step * 7919
        given = options.longest, self.stage, memory, self.queue
        self.writers = [context.Process(target=write, args=(str(options.work), first + i, *given), daemon=True) for i in range(count)]
        for writer in self.writers:
            writer.start()
        self.seen: collections.deque = collections.deque(maxlen=KEPT)  # (stage, pack, how often it was learnt), those of longest ago first
        self.ready: queue.Queue = queue.Queue(4)
        self.fault: BaseException | None = None
        threading.Thread(target=self.assemble, daemon=True).start()

    def next_pack(self) -> tuple:
        """A pack and whether it is new."""
        while True:
            try:
                enough = len(self.seen) > 64 * self.count  # what is learnt again should have been forgotten a little
                stage, found = self.queue.get(timeout=0.05 if enough else 1)
            except queue.Empty:
                if not any(writer.is_alive() for writer in self.writers):
                    raise RuntimeError("no writer of texts is alive") from None
                if not enough:
                    continue
                stage, found, times = self.seen.popleft()
                if stage != self.stage.value:
                    continue
                self.again += 1
                if times + 1 < AGAIN:
                    self.seen.append((stage, found, times + 1))
                return found, False
            if stage == self.stage.value:
                self.fresh += 1
                self.seen.append((stage, found, 1))
                return found, True

    def assemble(self) -> None:
        try:
            while True:
                self.ready.put(joined([self.next_pack() for _ in range(self.count)], self.device))
        except BaseException as fault:
            self.fault = fault

    def __next__(self) -> dict:
        while True:
            try:
                return self.ready.get(timeout=5)
            except queue.Empty:
                if self.fault:
                    raise self.fault from None

    def close(self) -> None:
        for writer in self.writers:
            writer.kill()


class Attention(torch.autograd.Function):
    """Causal attention within rows: q [places, heads, head_dim], k and v [places, groups, head_dim] in bf16, the rows' starts and the end of the
    last → as q."""

    @staticmethod
    def forward(ctx, q, k, v, starts, longest: int):
        out, sums, state, unused, _ = torch.ops.aten._flash_attention_forward(q, k, v, starts, starts, longest, longest, 0.0, True, False)
        ctx.save_for_backward(q, k, v, out, sums, state, unused, starts)
        ctx.longest = longest
        return out

    @staticmethod
    def backward(ctx, grad):
        q, k, v, out, sums, state, unused, starts = ctx.saved_tensors
        n = ctx.longest
        grads = torch.ops.aten._flash_attention_backward(grad.contiguous(), q, k, v, out, sums, starts, starts, n, n, 0.0, True, state, unused)
        return *grads, None, None


def attention(q, k, v, starts, longest: int) -> torch.Tensor:
    """The same; on a CPU, for `check.py`, by the operators of `model.py`."""
    if q.is_cuda:
        return Attention.apply(q, k, v, starts, longest)
    ends = starts.tolist()
    return torch.cat([attend(q[None, a:b].float(), k[None, a:b].float(), v[None, a:b].float())[0].to(q.dtype) for a, b in zip(ends, ends[1:])])


def before(x, positions, table, norm, qkv, q_norm, k_norm, eps: float, split: tuple, head_dim: int) -> tuple:
    """A block up to its attention: x [places, n_embd] in f32 → q, k and v in bf16."""
    h = F.rms_norm(x, (x.shape[-1],), norm, eps).bfloat16()
    q, k, v = F.linear(h, qkv.bfloat16()).split(split, dim=-1)
    cos, sin = table[0][positions], table[1][positions]
    turned = lambda t, weight: rotate(F.rms_norm(t.float().view(len(x), -1, head_dim), (head_dim,), weight, eps), cos, sin).bfloat16()
    return turned(q, q_norm), turned(k, k_norm), v.reshape(len(x), -1, head_dim)


def behind(x, attended, out, norm, gate_up, down, eps: float) -> torch.Tensor:
    """And behind it."""
    x = x + F.linear(attended.flatten(1), out.bfloat16())
    h = F.rms_norm(x, (x.shape[-1],), norm, eps).bfloat16()
    gate, up = F.linear(h, gate_up.bfloat16()).chunk(2, dim=-1)
    return x + F.linear(F.silu(gate) * up, down.bfloat16())


class Network:
    """`model`'s forward pass over packed rows."""

    def __init__(self, model: Model, compiled: bool):
        self.model = model
        self.before, self.behind = (torch.compile(f, fullgraph=True, dynamic=False) if compiled else f for f in (before, behind))

    def losses(self, batch: dict) -> torch.Tensor:
        """Cross entropy at each learnt place."""
        model, s = self.model, self.model.shape
        x, table = F.embedding(batch["ids"], model.token_embd), (model.cos, model.sin)
        for b in model.blocks:
            q, k, v = self.before(x, batch["positions"], table, b.attn_norm, b.qkv, b.q_norm, b.k_norm, s.eps, b.split, s.head_dim)
            attended = attention(q, k, v, batch["starts"], batch["longest"])
            x = self.behind(x, attended, b.out, b.ffn_norm, b.gate_up, b.down, s.eps)
        h = F.rms_norm(x[batch["learnt"]], (s.n_embd,), model.output_norm, s.eps).bfloat16()
        return F.cross_entropy(F.linear(h, model.token_embd.bfloat16()).float(), batch["targets"], reduction="none")


@torch.no_grad()
def wrong(losses: torch.Tensor, batch: dict) -> torch.Tensor:
    """For each of the batch's marks how likely its value was wrong."""
    sums = torch.zeros(len(batch["ids"]) + 1, dtype=torch.float64, device=losses.device)
    sums[batch["learnt"] + 1] = losses.double()
    sums = sums.cumsum(0)
    return 1 - (sums[batch["marks"][:, 0]] - sums[batch["marks"][:, 1]]).exp()


class Answers:
    """Tells the table what was answered, a step late, so that nothing waits for the GPU."""

    def __init__(self, table: practice.Table):
        self.table, self.late = table, None

    def tell(self, errors: torch.Tensor, slots: np.ndarray) -> None:
        if errors.is_cuda:
            host = torch.empty(errors.shape, dtype=errors.dtype, pin_memory=True)
            host.copy_(errors, non_blocking=True)
            event = torch.cuda.Event()
            event.record()
        else:
            host, event = errors, None
        if self.late:
            done, known, at = self.late
            if done:
                done.synchronize()
            if len(at):
                self.table.hear(at, known.numpy())
        self.late = event, host, slots


def learn(options: argparse.Namespace) -> None:
    stop: list = []
    had = signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    torch.set_float32_matmul_precision("high")
    run = train.Run(options, tokenizer.load(Path(options.work) / "tokenizer.json"))
    (run.work / "pids").write_text(f"{os.getpid()}\n")
    if run.over():
        return run.say(f"{run.checkpoint} has had its {options.minutes:g} minutes: --restart-clock gives it as many again")
    packs = Packs(options, run)
    network, told = Network(run.model, options.compile), Answers(packs.table)
    sum_of, summed = 0.0, 0  # losses since the last report to the run
    while not run.over() and not stop:
        batch = next(packs)
        losses = network.losses(batch)
        loss = (losses * batch["weights"]).sum() / batch["weights"].sum()
        loss.backward()
        told.tell(wrong(losses, batch), batch["slots"])
        norm = run.optimiser.step(run.rate())
        sum_of, summed = sum_of + loss.detach(), summed + 1
        run.advance(len(batch["ids"]))
        if run.step % 20 == 0:
            run.hear(sum_of.item() / summed, 0.45)
            sum_of, summed = 0.0, 0
            run.next_stage()
            packs.stage.value = run.stage
            if run.clock.spent > (1 - options.mean) * run.budget:
                run.average()
        if run.step % 100 == 0:
            run.report(norm)
            run.say(f"  {packs.fresh} packs of texts, {packs.again} again, {packs.queue.qsize()} waiting")
        if run.clock.spent - run.saved > options.save_every * 60:
            run.keep(packs.table.state())
    run.finish(packs.table.state(), bool(stop))
    packs.close()
    signal.signal(signal.SIGTERM, had)
