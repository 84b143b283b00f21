"""Attention and SwiGLU of `fused.cpp` as PyTorch operators, for bf16 training on x86-64 with AMX.

`available()` compiles the file once (into the user's cache directory) and says whether this machine can run it; without AMX or a
C++ compiler `model.py` uses PyTorch's own operators, which compute the same.
"""

import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import torch

FLAGS = "-O3 -std=c++17 -fPIC -shared -mavx512f -mavx512bw -mavx512vl -mavx512dq -mavx512bf16 -mamx-tile -mamx-bf16 -mfma".split()


@functools.cache
def library() -> ctypes.CDLL | None:
    source, compiler = Path(__file__).with_name("fused.cpp"), shutil.which(os.environ.get("CXX", "g++"))
    if not compiler or os.uname().machine != "x86_64":
        return None
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "hob-train"
    file = folder / f"fused-{hashlib.sha256(source.read_bytes() + ' '.join(FLAGS).encode()).hexdigest()[:16]}.so"
    if not file.exists():
        part = file.with_suffix(f".{os.getpid()}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run([compiler, *FLAGS, "-o", part, source], check=True)
            part.replace(file)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"fused.cpp is not compiled, PyTorch's own operators are used: {error}")
            return None
    made = ctypes.CDLL(str(file))
    made.hob_available.restype = ctypes.c_bool
    return made if made.hob_available() else None


def available() -> bool:
    return library() is not None


def at(x: torch.Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(x.data_ptr())


def places(x: torch.Tensor) -> tuple:
    """x: [rows, length, heads, 64], its address and the stride from place to place; copied where rows or heads are not dense."""
    rows, length, heads, dim = x.shape
    stride = x.stride(1)
    if x.stride(3) != 1 or (heads > 1 and x.stride(2) != dim) or (rows > 1 and x.stride(0) != length * stride):
        x, stride = x.contiguous(), heads * dim
    return x, ctypes.c_long(stride)


@torch.library.custom_op("hob::attend", mutates_args=())
def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Causal attention: q [rows, length, heads, 64], k and v [rows, length, groups, 64], bf16 → the same shape as q, and the logarithm
    to base 2 of each softmax's sum [rows, heads, length]."""
    (rows, length, heads, dim), groups = q.shape, k.shape[2]
    assert dim == 64 and q.dtype == k.dtype == v.dtype == torch.bfloat16, (q.shape, q.dtype)
    out, peak = q.new_empty(q.shape), q.new_empty((rows, heads, length), dtype=torch.float32)
    (q, q_stride), (k, k_stride), (v, v_stride) = places(q), places(k), places(v)
    library().hob_attend(at(q), at(k), at(v), q_stride, k_stride, v_stride, rows, length, heads, groups, at(out), at(peak))
    return out, peak


@attend.register_fake
def _(q, k, v):
    return q.new_empty(q.shape), q.new_empty((q.shape[0], q.shape[2], q.shape[1]), dtype=torch.float32)


@torch.library.custom_op("hob::attend_backward", mutates_args=())
def attend_backward(
    grad: torch.Tensor, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, out: torch.Tensor, peak: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    (rows, length, heads, _), groups = q.shape, k.shape[2]
    dq, dk, dv = q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape)
    grad, (q, q_stride), (k, k_stride), (v, v_stride) = grad.contiguous(), places(q), places(k), places(v)
    library().hob_attend_backward(
        at(grad), at(q), at(k), at(v), q_stride, k_stride, v_stride, at(out), at(peak), rows, length, heads, groups, at(dq), at(dk), at(dv)
    )
    return dq, dk, dv


@attend_backward.register_fake
def _(grad, q, k, v, out, peak):
    return q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape)


attend.register_autograd(
    lambda ctx, grad, _: attend_backward(grad, *ctx.saved_tensors),
    setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs, *output),
)


@torch.library.custom_op("hob::swiglu", mutates_args=())
def swiglu(x: torch.Tensor) -> torch.Tensor:
    """silu(gate) * up of x [.., gate then up], bf16; the width of each divides by 16."""
    width = x.shape[-1] // 2
    assert width % 16 == 0 and x.dtype == torch.bfloat16, (x.shape, x.dtype)
    x, out = x.contiguous(), x.new_empty((*x.shape[:-1], width))
    library().hob_swiglu(at(x), ctypes.c_long(out.numel() // width), ctypes.c_long(width), at(out))
    return out


@swiglu.register_fake
def _(x):
    return x.new_empty((*x.shape[:-1], x.shape[-1] // 2))


@torch.library.custom_op("hob::swiglu_backward", mutates_args=())
def swiglu_backward(grad: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    width, grad, x = x.shape[-1] // 2, grad.contiguous(), x.contiguous()
    dx = x.new_empty(x.shape)
    library().hob_swiglu_backward(at(grad), at(x), ctypes.c_long(grad.numel() // width), ctypes.c_long(width), at(dx))
    return dx


@swiglu_backward.register_fake
def _(grad, x):
    return x.new_empty(x.shape)


swiglu.register_autograd(
    lambda ctx, grad: swiglu_backward(grad, *ctx.saved_tensors),
    setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
)
