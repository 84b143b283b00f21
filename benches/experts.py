#!/usr/bin/env python3
"""The speed of a mixture of experts in a control group whose memory it does not fit in, with and
without `--prefetch-experts` and `--expert-cache`.

    benches/experts.py --make FILE.gguf [--layers 8] [--skew 0.4]
    benches/experts.py --hob target/release/hob --model FILE.gguf --limit MIB [--record FILE.json]
        [--rounds 3] [--tokens 128] "name: --option …" …

The first form writes a random model in the shape of Qwen3 30B A3B with fewer layers (128 experts of
which a token uses 8, Q4_K; needs numpy and gguf). Real routers use some experts much more than
others. Here the rows of embeddings have a direction in common, and an expert's row of the router has
a share of it that falls with its rank, by a law of its own order in each layer: `--skew 0` is an even
use. It prints what the uses of a layer are when random tokens go through the router of the first.

The second form measures the variants in turn, `rounds` times, each in a new control group with this
limit and with the file dropped from the page cache. Needs root, and Linux with control groups of
version 1 or 2. A variant that says `limit=MIB` before its options has another limit, and one with
`env NAME=VALUE` these variables.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import time

MIB = 1 << 20
N_EMBD = 2048
N_FF = 768
N_EXPERT = 128
N_USED = 8
N_HEAD = 32
N_HEAD_KV = 4
HEAD = 128
N_VOCAB = 4096
Q4_K_BLOCK = 256
Q4_K_BYTES = 144
# What layers add to the residual stream is small, so that tokens stay as different as they begin.
SMALL = 0.05


def make(path, n_layers, skew):
    """Writes a model."""
    import gguf
    import numpy as np

    rng = np.random.default_rng(1)
    q4_k = gguf.GGMLQuantizationType.Q4_K
    writer = gguf.GGUFWriter(path, "qwen3moe")
    writer.add_name("random experts")
    writer.add_context_length(4096)
    writer.add_embedding_length(N_EMBD)
    writer.add_block_count(n_layers)
    writer.add_feed_forward_length(N_FF)
    writer.add_expert_feed_forward_length(N_FF)
    writer.add_expert_count(N_EXPERT)
    writer.add_expert_used_count(N_USED)
    writer.add_head_count(N_HEAD)
    writer.add_head_count_kv(N_HEAD_KV)
    writer.add_key_length(HEAD)
    writer.add_value_length(HEAD)
    writer.add_rope_freq_base(1e6)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_vocab_size(N_VOCAB)
    tokens = [b"<unk>", b"<s>", b"</s>"] + [f"<0x{b:02X}>".encode() for b in range(256)]
    tokens += [f"<pad{i}>".encode() for i in range(len(tokens), N_VOCAB)]
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * N_VOCAB)
    writer.add_token_types([2, 3, 3] + [6] * 256 + [1] * (N_VOCAB - 259))
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)

    def matrix(name, *shape, factor=1.0):
        n = int(np.prod(shape)) // Q4_K_BLOCK
        blocks = rng.integers(0, 256, size=(n, Q4_K_BYTES), dtype=np.uint8)
        scales = np.empty((n, 2), dtype=np.float32)
        scales[:, 0] = 8e-5 * factor * (0.5 + rng.random(n, dtype=np.float32))
        # the middle of the codes is 0, so that the mean of the weights is
        scales[:, 1] = 7.5 * scales[:, 0]
        scales = scales.astype(np.float16)
        blocks[:, :4] = scales.view(np.uint8).reshape(n, 4)
        row = shape[-1] // Q4_K_BLOCK * Q4_K_BYTES
        writer.add_tensor(name, blocks.reshape(*shape[:-1], row), raw_dtype=q4_k)

    def vector(name, n):
        writer.add_tensor(name, np.ones(n, dtype=np.float32))

    common = rng.choice([-1.0, 1.0], N_EMBD).astype(np.float32)
    embedding = common + rng.standard_normal((N_VOCAB, N_EMBD), dtype=np.float32)
    writer.add_tensor("token_embd.weight", embedding.astype(np.float16))
    vector("output_norm.weight", N_EMBD)
    matrix("output.weight", N_VOCAB, N_EMBD)
    for i in range(n_layers):
        block = f"blk.{i}."
        vector(block + "attn_norm.weight", N_EMBD)
        matrix(block + "attn_q.weight", N_HEAD * HEAD, N_EMBD)
        matrix(block + "attn_k.weight", N_HEAD_KV * HEAD, N_EMBD)
        matrix(block + "attn_v.weight", N_HEAD_KV * HEAD, N_EMBD)
        vector(block + "attn_q_norm.weight", HEAD)
        vector(block + "attn_k_norm.weight", HEAD)
        matrix(block + "attn_output.weight", N_EMBD, N_HEAD * HEAD, factor=SMALL)
        vector(block + "ffn_norm.weight", N_EMBD)
        router = rng.standard_normal((N_EXPERT, N_EMBD), dtype=np.float32) / N_EMBD**0.5
        router -= (router @ common / N_EMBD)[:, None] * common
        rank = rng.permutation(N_EXPERT).astype(np.float32)
        share = -skew * np.log1p(rank) / N_EMBD
        router += share[:, None] * common
        writer.add_tensor(block + "ffn_gate_inp.weight", router)
        matrix(block + "ffn_gate_exps.weight", N_EXPERT, N_FF, N_EMBD)
        matrix(block + "ffn_up_exps.weight", N_EXPERT, N_FF, N_EMBD)
        matrix(block + "ffn_down_exps.weight", N_EXPERT, N_EMBD, N_FF, factor=SMALL)
        if i == 0:
            x = embedding / np.sqrt(np.mean(embedding**2, axis=1, keepdims=True))
            chosen = np.argsort(-(x @ router.T), axis=1)[:, :N_USED]
            uses = np.sort(np.bincount(chosen.ravel(), minlength=N_EXPERT))[::-1] / chosen.size
            parts = {f"{n}": round(float(uses[:n].sum()), 3) for n in (8, 16, 32, 64)}
            print(f"share of uses of the most used experts: {parts}")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


class Group:
    """A control group with a limit of memory."""

    def __init__(self, limit):
        old = pathlib.Path("/sys/fs/cgroup/memory")
        self.is_old = (old / "memory.limit_in_bytes").exists()
        root = old if self.is_old else pathlib.Path("/sys/fs/cgroup")
        self.path = root / f"hob-experts-{os.getpid()}"
        self.path.mkdir()
        name = "memory.limit_in_bytes" if self.is_old else "memory.max"
        (self.path / name).write_text(str(limit))

    def enter(self):
        """Puts this process into the group."""
        (self.path / "cgroup.procs").write_text(str(os.getpid()))

    def remove(self):
        """Removes the group, once its last process is gone."""
        for _ in range(50):
            try:
                self.path.rmdir()
                return
            except OSError:
                time.sleep(0.1)


def drop(path):
    """Drops a file from the page cache."""
    os.sync()
    with open(path, "rb") as file:
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def read_bytes():
    """Returns the bytes that the machine has read of disks."""
    total = 0
    for line in pathlib.Path("/proc/diskstats").read_text().splitlines():
        fields = line.split()
        if not re.fullmatch(r"(loop|ram|dm-)\d+|.*p\d+|sd[a-z]\d+|vd[a-z]\d+", fields[2]):
            total += int(fields[5]) * 512
    return total


def measure(hob, model, limit, n_tokens, words):
    """Returns the tokens per second of one run, and the bytes that it has read of disks."""
    env = dict(os.environ)
    words = list(words)
    while words and "=" in words[0] and not words[0].startswith("-"):
        name, _, value = words.pop(0).partition("=")
        if name == "limit":
            limit = int(value) * MIB
        else:
            env[name] = value
    drop(model)
    group = Group(limit)
    before = read_bytes()
    try:
        command = [hob, "bench", "-m", model, "-p", "0", "-n", str(n_tokens), "-r", "1"]
        command += ["--device", "cpu", "--output", "json", *words]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, preexec_fn=group.enter, env=env
        )
    finally:
        group.remove()
    if done.returncode != 0:
        sys.exit(f"{shlex.join(command)}: {done.returncode}: {done.stderr[-500:]}")
    return json.loads(done.stdout)[0]["mean"], read_bytes() - before


def main():
    """Makes a model, or measures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--make", help="the model to write")
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--skew", type=float, default=0.4)
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--model")
    parser.add_argument("--limit", type=int, help="MiB of memory")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--record", type=pathlib.Path, help="a file for the figures, as JSON")
    parser.add_argument("variants", nargs="*", help="name: options")
    args = parser.parse_args()
    if args.make:
        make(args.make, args.layers, args.skew)
        return
    size = pathlib.Path(args.model).stat().st_size
    variants = [variant.partition(":")[::2] for variant in args.variants]
    runs = {name: [] for name, _ in variants}
    for _ in range(args.rounds):
        for name, options in variants:
            rate, n_read = measure(
                args.hob, args.model, args.limit * MIB, args.tokens, shlex.split(options)
            )
            runs[name].append({"rate": rate, "read_mib": n_read // MIB})
            print(f"{name}: {runs[name][-1]}", file=sys.stderr, flush=True)
    print(f"{size / MIB:.0f} MiB in {args.limit} MiB, {args.tokens} tokens")
    print("| variant | tokens/s (median) | all | read of disks, MiB |")
    print("|---|--:|---|--:|")
    for name, found in runs.items():
        rates = [run["rate"] for run in found]
        read = statistics.median(run["read_mib"] for run in found)
        each = ", ".join(f"{rate:.2f}" for rate in rates)
        print(f"| {name} | {statistics.median(rates):.2f} | {each} | {read:.0f} |")
    if args.record:
        about = {"model_mib": size // MIB, "limit_mib": args.limit, "tokens": args.tokens}
        args.record.write_text(json.dumps(about | {"runs": runs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
