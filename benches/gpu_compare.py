#!/usr/bin/env python3
"""Measures hob on a GPU beside llama.cpp's GPU backends: one command, nothing but Python's own
library.

  benches/gpu_compare.py
      builds hob and llama.cpp (Vulkan; CUDA where nvcc is), 1B 3B 7B
  benches/gpu_compare.py --hob H --vulkan B/llama-bench     with binaries that are there already
  benches/gpu_compare.py --shapes 1b --types q4_0 --peak 936
  benches/gpu_compare.py --dry-run
      a tiny shape and few tokens, hob alone: whether all of it works

Models have random weights in the shape of Llama 3.2 1B and 3B and Llama 2 7B, which is all that
speed depends on. Each round runs hob and then every peer on the same test. The share of memory
bandwidth is weights read per second over --peak (GB/s of the card's data sheet); without it only
GB/s are printed. hob's GPU is chosen with --gpu-name.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "target" / "gpu-compare"
LLAMA_CPP = "llama_cpp_python==0.3.36"  # its source distribution holds llama.cpp's whole tree

# n_embd, n_ff, n_layer, n_head, n_head_kv, head size, n_vocab, tied
SHAPES = {
    "tiny": (256, 512, 2, 4, 2, 64, 1024, True),
    "1b": (2048, 8192, 16, 32, 8, 64, 128256, True),
    "3b": (3072, 8192, 28, 24, 8, 128, 128256, True),
    "7b": (4096, 11008, 32, 32, 32, 128, 32000, False),
}
# GGUF's id, values and bytes of a block, places of its f16 scales, a scale that keeps weights small
TYPES = {
    "f16": (1, 1, 2, None, None),
    "q4_0": (2, 32, 18, (0,), 2e-3),
    "q8_0": (8, 32, 34, (0,), 1e-4),
    "q4_k": (12, 256, 144, (0, 2), 8e-5),
    "q6_k": (14, 256, 210, (208,), 2e-5),
}


def blocks(type_name, n_values, generator):
    """Bytes of random weights: a few thousand blocks, repeated."""
    _, values, size, scales, scale = TYPES[type_name]
    n = n_values // values
    some = min(n, 4096)
    if scales is None:
        pattern = b"".join(struct.pack("<e", generator.gauss(0, 0.02)) for _ in range(some))
    else:
        data = bytearray(generator.randbytes(some * size))
        for i in range(some):
            for at in scales:
                struct.pack_into("<e", data, i * size + at, scale * generator.uniform(0.5, 1.5))
        pattern = bytes(data)
    whole, rest = divmod(n, some)
    for _ in range(whole):
        yield pattern
    yield pattern[: rest * size]


def write_model(path, shape, type_name):
    n_embd, n_ff, n_layer, n_head, n_head_kv, head, n_vocab, tied = SHAPES[shape]

    def text(s):
        s = s.encode()
        return struct.pack("<Q", len(s)) + s

    def u32(v):
        return struct.pack("<II", 4, v)

    def f32(v):
        return struct.pack("<If", 6, v)

    def array(kind, n, body):
        return struct.pack("<IIQ", 9, kind, n) + body

    tokens = ["<unk>", "<s>", "</s>"] + [f"t{i}" for i in range(3, n_vocab)]
    kinds = [2, 3, 3] + [1] * (n_vocab - 3)
    metadata = {
        "general.architecture": struct.pack("<I", 8) + text("llama"),
        "general.name": struct.pack("<I", 8) + text(f"random {shape}"),
        "llama.context_length": u32(4096),
        "llama.embedding_length": u32(n_embd),
        "llama.feed_forward_length": u32(n_ff),
        "llama.block_count": u32(n_layer),
        "llama.attention.head_count": u32(n_head),
        "llama.attention.head_count_kv": u32(n_head_kv),
        "llama.attention.key_length": u32(head),
        "llama.attention.value_length": u32(head),
        "llama.attention.layer_norm_rms_epsilon": f32(1e-5),
        "llama.rope.dimension_count": u32(head),
        "llama.rope.freq_base": f32(500000.0),
        "llama.vocab_size": u32(n_vocab),
        "tokenizer.ggml.model": struct.pack("<I", 8) + text("llama"),
        "tokenizer.ggml.tokens": array(8, n_vocab, b"".join(map(text, tokens))),
        "tokenizer.ggml.scores": array(
            6, n_vocab, struct.pack(f"<{n_vocab}f", *(-float(i) for i in range(n_vocab)))
        ),
        "tokenizer.ggml.token_type": array(5, n_vocab, struct.pack(f"<{n_vocab}i", *kinds)),
        "tokenizer.ggml.bos_token_id": u32(1),
        "tokenizer.ggml.eos_token_id": u32(2),
    }
    tensors = [("token_embd.weight", (n_embd, n_vocab)), ("output_norm.weight", (n_embd,))]
    if not tied:
        tensors.append(("output.weight", (n_embd, n_vocab)))
    q, kv = n_head * head, n_head_kv * head
    for i in range(n_layer):
        for name, dims in [
            ("attn_norm", (n_embd,)),
            ("attn_q", (n_embd, q)),
            ("attn_k", (n_embd, kv)),
            ("attn_v", (n_embd, kv)),
            ("attn_output", (q, n_embd)),
            ("ffn_norm", (n_embd,)),
            ("ffn_gate", (n_embd, n_ff)),
            ("ffn_up", (n_embd, n_ff)),
            ("ffn_down", (n_ff, n_embd)),
        ]:
            tensors.append((f"blk.{i}.{name}.weight", dims))

    header = struct.pack("<4sIQQ", b"GGUF", 3, len(tensors), len(metadata))
    header += b"".join(text(key) + value for key, value in metadata.items())
    at, plan = 0, []
    for name, dims in tensors:
        kind = "f32" if len(dims) == 1 else type_name
        n = dims[0] * (dims[1] if len(dims) > 1 else 1)
        number, values, size = (0, 1, 4) if kind == "f32" else TYPES[kind][:3]
        header += text(name) + struct.pack("<I", len(dims)) + struct.pack(f"<{len(dims)}Q", *dims)
        header += struct.pack("<IQ", number, at)
        plan.append((kind, n, n // values * size))
        at += (n // values * size + 31) // 32 * 32
    generator = random.Random(1)
    unfinished = path.with_suffix(".part")
    with open(unfinished, "wb") as out:
        out.write(header + bytes(-len(header) % 32))
        for kind, n, size in plan:
            if kind == "f32":
                out.write(struct.pack("<f", 1.0) * n)
            else:
                for part in blocks(kind, n, generator):
                    out.write(part)
            out.write(bytes(-size % 32))
    unfinished.rename(path)


def run(command, **options):
    print("+", " ".join(map(str, command)), file=sys.stderr, flush=True)
    return subprocess.run(
        [str(c) for c in command], check=True, stdout=subprocess.PIPE, text=True, **options
    ).stdout


def build_peer(name, flags):
    """llama-bench with one GPU backend, from the source distribution on PyPI."""
    binary = WORK / f"build-{name}" / "bin" / "llama-bench"
    if binary.exists():
        return binary
    source = WORK / "llama.cpp"
    if not source.exists():
        run(
            [
                sys.executable,
                "-m",
                "pip",
                "download",
                "-q",
                "--no-deps",
                "--no-binary",
                ":all:",
                LLAMA_CPP,
                "-d",
                WORK,
            ]
        )
        archive = next(WORK.glob("llama_cpp_python-*.tar.gz"))
        with tarfile.open(archive) as tar:
            tar.extractall(WORK, filter="data")
        unpacked = WORK / archive.name.removesuffix(".tar.gz")
        (unpacked / "vendor" / "llama.cpp").rename(source)
        (source / ".git").unlink(missing_ok=True)  # points nowhere, and makes cmake run for ever
    build = binary.parent.parent
    run(
        [
            "cmake",
            "-S",
            source,
            "-B",
            build,
            "-DCMAKE_BUILD_TYPE=Release",
            "-DLLAMA_CURL=OFF",
            *flags,
        ]
    )
    run(["cmake", "--build", build, "--target", "llama-bench", "-j", os.cpu_count()])
    return binary


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--hob", type=pathlib.Path, help="built with the feature `gpu` [default: build it]"
    )
    parser.add_argument(
        "--vulkan", type=pathlib.Path, help="llama-bench with GGML_VULKAN [default: build it]"
    )
    parser.add_argument(
        "--cuda",
        type=pathlib.Path,
        help="llama-bench with GGML_CUDA [default: build it where nvcc is]",
    )
    parser.add_argument("--no-peers", action="store_true", help="measure hob alone")
    parser.add_argument("--gpu-name", help="GPU for hob, as in `hob devices`")
    parser.add_argument("--shapes", default="1b,3b,7b")
    parser.add_argument("--types", default="q4_k,q8_0")
    parser.add_argument(
        "--models", type=pathlib.Path, default=WORK / "models", help="where models are written"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--peak", type=float, help="memory bandwidth of the card in GB/s")
    parser.add_argument(
        "--no-tuning", action="store_true", help="do not let hob measure sizes of workgroups first"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="a tiny shape, few tokens, one round, no peers"
    )
    parser.add_argument("--out", type=pathlib.Path, help="every sample as JSON")
    args = parser.parse_args()
    n_prompt, n_gen = 512, 128
    if args.dry_run:
        args.shapes, args.types, args.rounds, args.no_peers = "tiny", ",".join(TYPES), 1, True
        args.no_tuning, n_prompt, n_gen = True, 16, 4

    WORK.mkdir(parents=True, exist_ok=True)
    args.models.mkdir(parents=True, exist_ok=True)
    hob = args.hob
    if hob is None:
        run(["cargo", "build", "--release"], cwd=ROOT)
        hob = ROOT / "target" / "release" / "hob"
    peers = {"vulkan": args.vulkan, "cuda": args.cuda}
    if not args.no_peers:
        if not args.vulkan and shutil.which("glslc") and shutil.which("cmake"):
            peers["vulkan"] = build_peer("vulkan", ["-DGGML_VULKAN=ON"])
        if not args.cuda and shutil.which("nvcc") and shutil.which("cmake"):
            peers["cuda"] = build_peer("cuda", ["-DGGML_CUDA=ON"])
    peers = {name: path for name, path in peers.items() if path}
    for missing in {"vulkan", "cuda"} - set(peers):
        print(f"no llama.cpp with {missing}: it is not measured", file=sys.stderr)
    print(run([hob, "devices"]), flush=True)

    gpu = ["--gpu-name", args.gpu_name] if args.gpu_name else ["--device", "gpu"]
    if not args.no_tuning:
        print(run([hob, "bench", "kernels", *gpu]), flush=True)
    names = list(peers)
    print(
        "| model | test | hob t/s | hob GB/s | of peak |"
        + "".join(f" {n} t/s | hob / {n} |" for n in names)
    )
    print("|---|---|--:|--:|--:|" + "--:|--:|" * len(names), flush=True)
    rows = []
    for shape in args.shapes.split(","):
        for type_name in args.types.split(","):
            model = args.models / f"{shape}-{type_name}.gguf"
            if not model.exists():
                write_model(model, shape, type_name)
            read, written = ["-p", str(n_prompt), "-n", "0"], ["-p", "0", "-n", str(n_gen)]
            for test, flags in [(f"pp{n_prompt}", read), (f"tg{n_gen}", written)]:
                ours, rates, theirs = [], [], {name: [] for name in names}
                for _ in range(args.rounds):
                    row = json.loads(
                        run(
                            [hob, "bench", "-m", model, *gpu, "-r", "1", "--output", "json", *flags]
                        )
                    )[0]
                    if " layers)" in row["isa"]:
                        sys.exit(f"{model} does not fit on the GPU as a whole: {row['isa']}")
                    ours.append(row["mean"])
                    rates.append(row["gb_per_s"])
                    for name, path in peers.items():
                        row = run(
                            [
                                path,
                                "-m",
                                model,
                                "-ngl",
                                "99",
                                "-fa",
                                "1",
                                "-r",
                                "1",
                                "-o",
                                "json",
                                *flags,
                            ]
                        )
                        theirs[name].append(json.loads(row)[0]["avg_ts"])
                median = statistics.median(ours)
                rate = statistics.median(rates)
                share = f"{rate / args.peak:.0%}" if args.peak and flags is written else ""
                line = f"| {shape} {type_name} | {test} | {median:.1f} | {rate:.1f} | {share} |"
                for name in names:
                    peer = statistics.median(theirs[name])
                    line += f" {peer:.1f} | {median / peer:.2f} |"
                print(line, flush=True)
                rows.append(
                    {
                        "model": f"{shape} {type_name}",
                        "test": test,
                        "hob": ours,
                        "gb_per_s": rates,
                        **theirs,
                    }
                )
    if args.out:
        args.out.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
