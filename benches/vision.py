#!/usr/bin/env python3
"""How fast images are encoded: hob beside llama-server, alternating, in one run.

  benches/vision.py make --text TEXT.gguf --out mmproj.gguf [--type f16|f32|q8_0] [--size 448]
  benches/vision.py run  --text TEXT.gguf --mmproj mmproj.gguf --llama-server PATH/llama-server
      [--rounds 5] [--record benches/record]

`make` writes a vision tower with random weights in the shape of SigLIP 400M (27 layers, width 1152,
16 heads, feed-forward 4304, patches of 14 pixels) with Gemma 3's projector, for a text model of any
width. Speed does not depend on the values of the weights. Needs `pip install gguf`. The text model
should be tiny: then a request is the image, and little else.

`run` starts each server and sends requests of one new picture and one token of answer, by turns.
Prints the medians of their times, and their ratio; time for the HTTP request and for the PNG file
is in both. Without --llama-server hob runs alone.
"""

import argparse
import base64
import contextlib
import datetime
import json
import pathlib
import random
import statistics
import struct
import time
import urllib.request
import zlib

from compare import cpu_name, record_folder
from constrained import server

WIDTH, LAYERS, HEADS, FEED_FORWARD, PATCH, MERGE = 1152, 27, 16, 4304, 14, 4


def make(args):
    import gguf
    import numpy

    text = gguf.GGUFReader(args.text)
    arch = text.fields["general.architecture"].contents()
    n_out = int(text.fields[f"{arch}.embedding_length"].contents())
    kind = gguf.GGMLQuantizationType[args.type.upper()]
    rng = numpy.random.default_rng(7)
    writer = gguf.GGUFWriter(args.out, "clip")

    def matrix(name, *shape):
        values = rng.standard_normal(shape, dtype=numpy.float32) / shape[-1] ** 0.5
        # rows of any length fit f16; blocks of 32 do not fit the feed-forward part's 4304
        fits = kind != gguf.GGMLQuantizationType.Q8_0 or shape[-1] % 32 == 0
        ty = kind if fits else gguf.GGMLQuantizationType.F16
        writer.add_tensor(name, gguf.quants.quantize(values, ty), raw_dtype=ty)

    def vector(name, n, value):
        writer.add_tensor(name, numpy.full(n, value, dtype=numpy.float32))

    writer.add_type("mmproj")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_string("clip.projector_type", "gemma3")
    writer.add_bool("clip.use_gelu", True)
    for key, value in [
        ("image_size", args.size),
        ("patch_size", PATCH),
        ("embedding_length", WIDTH),
        ("feed_forward_length", FEED_FORWARD),
        ("block_count", LAYERS),
        ("projection_dim", n_out),
        ("attention.head_count", HEADS),
        ("projector.scale_factor", MERGE),
    ]:
        writer.add_uint32(f"clip.vision.{key}", value)
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-6)
    writer.add_array("clip.vision.image_mean", [0.5, 0.5, 0.5])
    writer.add_array("clip.vision.image_std", [0.5, 0.5, 0.5])

    patches = (
        rng.standard_normal((WIDTH, 3, PATCH, PATCH), dtype=numpy.float32)
        / (3 * PATCH * PATCH) ** 0.5
    )
    writer.add_tensor("v.patch_embd.weight", patches)
    vector("v.patch_embd.bias", WIDTH, 0.0)
    positions = 0.02 * rng.standard_normal(((args.size // PATCH) ** 2, WIDTH), dtype=numpy.float32)
    writer.add_tensor("v.position_embd.weight", positions)
    for i in range(LAYERS):
        for norm in ("ln1", "ln2"):
            vector(f"v.blk.{i}.{norm}.weight", WIDTH, 1.0)
            vector(f"v.blk.{i}.{norm}.bias", WIDTH, 0.0)
        for name in ("attn_q", "attn_k", "attn_v", "attn_out"):
            matrix(f"v.blk.{i}.{name}.weight", WIDTH, WIDTH)
            vector(f"v.blk.{i}.{name}.bias", WIDTH, 0.0)
        matrix(f"v.blk.{i}.ffn_up.weight", FEED_FORWARD, WIDTH)
        vector(f"v.blk.{i}.ffn_up.bias", FEED_FORWARD, 0.0)
        matrix(f"v.blk.{i}.ffn_down.weight", WIDTH, FEED_FORWARD)
        vector(f"v.blk.{i}.ffn_down.bias", WIDTH, 0.0)
    vector("v.post_ln.weight", WIDTH, 1.0)
    vector("v.post_ln.bias", WIDTH, 0.0)
    vector("mm.soft_emb_norm.weight", WIDTH, 1.0)
    projection = rng.standard_normal((WIDTH, n_out), dtype=numpy.float32) / WIDTH**0.5
    writer.add_tensor("mm.input_projection.weight", projection)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def picture(size, seed):
    """Noise as a PNG file; its lines are stored, so that reading them takes no time to speak of."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rng = random.Random(seed)
    rows = b"".join(b"\0" + rng.randbytes(3 * size) for _ in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 0))
        + chunk(b"IEND", b"")
    )


def ask(url, image):
    """Seconds until the answer to a question about a picture, and the tokens of its prompt."""
    uri = "data:image/png;base64," + base64.b64encode(image).decode()
    content = [{"type": "image_url", "image_url": {"url": uri}}, {"type": "text", "text": "?"}]
    body = {"messages": [{"role": "user", "content": content}], "max_tokens": 1, "temperature": 0}
    request = urllib.request.Request(
        url + "/v1/chat/completions",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    since = time.perf_counter()
    with urllib.request.urlopen(request, timeout=600) as response:
        answer = json.load(response)
    return time.perf_counter() - since, answer["usage"]["prompt_tokens"]


def run(args):
    common = ["-m", args.text, "--mmproj", args.mmproj, "-c", "2048", "-t", args.threads]
    commands = {"hob": [args.hob, "serve", "--device", "cpu", *common, *args.hob_options.split()]}
    if args.llama_server:
        template = ["--no-jinja", "--chat-template", "gemma"]
        commands["llama.cpp"] = [args.llama_server, *common, "-np", "1", "--no-webui", *template]
    times = {name: [] for name in commands}
    with contextlib.ExitStack() as stack:
        urls = {name: stack.enter_context(server(command)) for name, command in commands.items()}
        tokens = {
            name: ask(url, picture(args.size, 0))[1] for name, url in urls.items()
        }  # pages of the file come in
        for seed in range(1, args.rounds + 1):
            for name, url in urls.items():
                times[name].append(ask(url, picture(args.size, seed))[0])
    print(
        f"{cpu_name()}, {args.threads} threads, {args.size} × {args.size} pixels, "
        f"{pathlib.Path(args.mmproj).name}"
    )
    for name, samples in times.items():
        spread = f"{min(samples):.2f}–{max(samples):.2f}"
        print(
            f"{name:10} {statistics.median(samples):6.2f} s per image "
            f"({spread}; prompt of {tokens[name]} tokens)"
        )
    if args.llama_server:
        print(
            "ratio      "
            f"{statistics.median(times['llama.cpp']) / statistics.median(times['hob']):6.2f}"
        )
    if args.record:
        folder = record_folder(args.record)
        path = folder / f"{datetime.date.today()}-vision.json"
        record = {
            "cpu": cpu_name(),
            "threads": args.threads,
            "size": args.size,
            "mmproj": pathlib.Path(args.mmproj).name,
            "note": args.note,
            "seconds": times,
        }
        path.write_text(json.dumps(record, indent=1) + "\n")
        print(path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make")
    making.add_argument("--text", required=True, help="the text model that the tower is for")
    making.add_argument("--out", required=True)
    making.add_argument("--type", default="f16", choices=["f32", "f16", "bf16", "q8_0"])
    making.add_argument("--size", type=int, default=448)
    making.set_defaults(do=make)
    running = commands.add_parser("run")
    running.add_argument("--hob", default="target/release/hob")
    running.add_argument("--hob-options", default="", help="more options for hob serve")
    running.add_argument("--llama-server")
    running.add_argument("--text", required=True)
    running.add_argument("--mmproj", required=True)
    running.add_argument("-t", "--threads", default="2")
    running.add_argument("--size", type=int, default=448)
    running.add_argument("--rounds", type=int, default=5)
    running.add_argument("--record", type=pathlib.Path, help="folder for the samples")
    running.add_argument("--note", default="", help="what the machine did meanwhile")
    running.set_defaults(do=run)
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
