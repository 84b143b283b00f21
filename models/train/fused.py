"""A transformer block of `fused.cpp` and its headers as a PyTorch operator, for bf16 training on x86-64 with AMX or AVX-512's bf16.

`available()` compiles it when `model.py` is first imported (into the user's cache directory) and says whether this machine can run it; without these
instructions or a C++ compiler `model.py` uses PyTorch's own operators, which compute the same.
"""

import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import torch

WEIGHTS = "attn_norm q_norm k_norm qkv out ffn_norm gate_up down".split()  # in the order of `fused.cpp`
SOURCES = "fused.cpp fused_attention.h fused_tiles.h".split()
FLAGS = "-O3 -std=c++17 -fPIC -shared -mavx512f -mavx512bw -mavx512vl -mavx512dq -mavx512bf16 -mfma".split()
AMX = "-mamx-tile -mamx-bf16".split()


def compiled(flags: list) -> ctypes.CDLL | None:
    """The library with these flags; None if it cannot be compiled."""
    here, compiler = Path(__file__).parent, shutil.which(os.environ.get("CXX", "g++"))
    if not compiler:
        return None
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "hob-train"
    text = b"".join((here / name).read_bytes() for name in SOURCES)
    file = folder / f"fused-{hashlib.sha256(text + ' '.join(flags).encode()).hexdigest()[:16]}.so"
    if not file.exists():
        part = file.with_suffix(f".{os.getpid()}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run([compiler, *flags, "-o", part, here / SOURCES[0]], check=True)
            part.replace(file)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"fused.cpp is not compiled with {flags[-1]}: {error}")
            return None
    made = ctypes.CDLL(str(file))
    made.hob_available.restype, made.hob_padded.restype = ctypes.c_bool, ctypes.c_long
    return made


@functools.cache
def library() -> ctypes.CDLL | None:
    """The fastest that this machine can run, if any."""
    if os.uname().machine != "x86_64":
        return None
    made = (compiled([*FLAGS, *more]) for more in (AMX, []))
    return next((one for one in made if one and one.hob_available()), None)


def available() -> bool:
    return library() is not None


def bf16() -> bool:
    """Whether products are faster in bf16 than in f32: without instructions for it (x86-64 with AVX2 only) PyTorch's take many times as long."""
    cpu = torch.cpu
    return os.uname().machine != "x86_64" or cpu._is_avx512_bf16_supported() or cpu._is_amx_tile_supported()


def takes(shape) -> bool:
    """Whether `Block` can work with this shape."""
    return shape.head_dim == 64 and shape.n_embd % 32 == 0 and shape.n_ff % 32 == 0


def at(x: torch.Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(x.data_ptr())


class Sizes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("embd", "ff", "heads", "groups")] + [("eps", ctypes.c_float)]


def addresses(tensors) -> ctypes.Array:
    for t in tensors:
        assert t.is_contiguous() and t.data_ptr(), t.shape
    return (ctypes.c_void_p * len(tensors))(*(t.data_ptr() for t in tensors))


class Block(torch.autograd.Function):
    """x [rows, length, n_embd], a `model.Shape`, cos and sin [places, head_dim / 2] and the weights in the order of `WEIGHTS`, all f32 → like x."""

    @staticmethod
    def forward(ctx, x, shape, cos, sin, *weights):
        (rows, length, _), x = x.shape, x.contiguous()
        assert cos.shape[0] >= length, f"{length} places, angles for {cos.shape[0]}"
        padded = library().hob_padded(rows, length)
        q, kv = shape.n_head * shape.head_dim, shape.n_head_kv * shape.head_dim
        saved = [torch.empty_like(x)]
        saved += [x.new_empty((padded, width), dtype=torch.bfloat16) for width in (q + 2 * kv, q, 2 * shape.n_ff)]
        saved.append(x.new_empty((rows, shape.n_head, length)))
        y = torch.empty_like(x)
        sizes = Sizes(shape.n_embd, shape.n_ff, shape.n_head, shape.n_head_kv, shape.eps)
        library().hob_block(
            ctypes.byref(sizes), addresses(weights), addresses((cos, sin)), at(x), rows, length, addresses(saved), at(y)
        )
        ctx.sizes, ctx.counts = sizes, (len(weights), len(saved))
        ctx.save_for_backward(x, cos, sin, *weights, *saved)
        return y

    @staticmethod
    def backward(ctx, dy):
        x, cos, sin, *rest = ctx.saved_tensors
        weights, saved = rest[: ctx.counts[0]], rest[ctx.counts[0] :]
        dy, dx, grads = dy.contiguous(), torch.empty_like(x), [torch.zeros_like(w) for w in weights]
        library().hob_block_backward(
            ctypes.byref(ctx.sizes), addresses(weights), addresses((cos, sin)), at(x), x.shape[0], x.shape[1], addresses(saved),
            at(dy), at(dx), addresses(grads)
        )
        return dx, None, None, None, *grads
