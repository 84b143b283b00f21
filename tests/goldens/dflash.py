"""Makes a tiny model, two DFlash drafters for it, and what these give: `tests/data/dflash`, which
`tests/it/dflash.rs` reads.

    pip install numpy==2.4.6 gguf==0.19.0
    python tests/goldens/dflash.py [--makers MODEL.PY]

The model has the form of Qwen3, and its layers add little to the embeddings. The drafter `shared`
has the model's embeddings and output matrix; `own` has tables of its own (of 40 of the 64 tokens
the second), fewer key heads, and the switches of drafters for other models: a window and sinks,
values that are the keys, norms after attention and FFN, GELU, divisors of rope angles, factors of
embeddings, attention and layers. Masks attend to the last token of the text most and pass its
embedding on, so that the first token of a block is often the one that the model chooses.

Values are computed here in 64 bits, by the rules of the makers' `dflash/model.py` (github.com/
z-lab/dflash, 44947fb) and, for what that has not, of llama.cpp's `src/models/dflash.cpp`: from
random hidden states of a text, the logits of the masks of a block after 20 tokens, and of a shorter
one after three tokens more; then those of `shared` after the model's own text. With --makers the
values of `shared` are compared with those of that file, which needs torch and transformers. The
same versions make the same files.
"""

import argparse
import importlib.util
from pathlib import Path

import gguf
import numpy

OUT = Path(__file__).resolve().parent.parent / "data" / "dflash"

N_VOCAB, N_EMBD, N_FF, N_LAYER = 64, 32, 24, 3
N_HEAD, N_KV, D = 4, 2, 8
BASE, EPS = 10000.0, 1e-6
MASK, BLOCK = 63, 8
# tokens of the text before each block, and masks of it
BLOCKS = [(20, 7), (23, 4)]
# a window, smaller than a block, of the first layer of `own`
WINDOW = 6

random = numpy.random.default_rng(5)


def matrix(n_rows, n_cols, scale=1.0):
    return (random.standard_normal((n_rows, n_cols)) * scale / n_cols**0.5).astype(numpy.float16)


def norm_weight(n, mean=1.0):
    return (mean * (1 + 0.2 * random.standard_normal(n).clip(-2, 2))).astype(numpy.float32)


def rms_norm(x, weight=1.0):
    return x / numpy.sqrt((x * x).mean(-1, keepdims=True) + EPS) * weight


def silu(x):
    return x / (1 + numpy.exp(-x))


def gelu(x):
    return x / 2 * (1 + numpy.tanh((2 / numpy.pi) ** 0.5 * (x + 0.044715 * x**3)))


def rope(x, positions, divisors):
    """Turns halves of heads `[n, heads, D]`."""
    half = D // 2
    angles = positions[:, None] * BASE ** (-numpy.arange(half) / half) / divisors
    cos, sin = numpy.cos(angles)[:, None], numpy.sin(angles)[:, None]
    a, b = x[..., :half], x[..., half:]
    return numpy.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


class Layer:
    """A layer of Qwen3, whose tokens see each other as the caller says."""

    def __init__(self, tensors, i, activation=silu, window=None, value_scale=1.0):
        self.w = {k: v.astype(numpy.float64) for k, v in tensors.items()}
        self.i = i
        self.n_kv = len(self.at("attn_k")) // D
        self.activation = activation
        self.window = window
        self.value_scale = value_scale

    def at(self, name):
        return self.w.get(f"blk.{self.i}.{name}.weight")

    def keys(self, x, positions):
        """Returns keys and values of rows at these positions."""
        divisors = self.w.get("rope_freqs.weight", 1.0)
        k = (x @ self.at("attn_k").T).reshape(len(x), self.n_kv, D)
        if self.at("attn_v") is None:
            v = rms_norm(k)
        else:
            v = (x @ self.at("attn_v").T).reshape(k.shape)
        return rope(rms_norm(k, self.at("attn_k_norm")), positions, divisors), v

    def attend(self, x, positions, keys, values, ends):
        """Row t sees keys up to `ends[t]`, which stand at positions from 0 on."""
        n = len(x)
        q = (x @ self.at("attn_q").T).reshape(n, N_HEAD, D)
        divisors = self.w.get("rope_freqs.weight", 1.0)
        q = rope(rms_norm(q, self.at("attn_q_norm")), positions, divisors)
        sinks = self.at("attn_sinks")
        out = numpy.zeros((n, N_HEAD, D))
        for t in range(n):
            first = 0 if self.window is None else max(0, positions[t] + 1 - self.window)
            for head in range(N_HEAD):
                of = head // (N_HEAD // self.n_kv)
                scores = keys[first : ends[t], of] @ q[t, head] / D**0.5
                weights = numpy.exp(scores)
                total = weights.sum() + (0 if sinks is None else numpy.exp(sinks[head]))
                out[t, head] = weights / total @ values[first : ends[t], of]
        return out.reshape(n, -1) @ self.at("attn_output").T * self.value_scale

    def join(self, x, y, norm):
        return x + (y if self.at(norm) is None else rms_norm(y, self.at(norm)))

    def ffn(self, x):
        y = rms_norm(x, self.at("ffn_norm"))
        gate = self.activation(y @ self.at("ffn_gate").T)
        y = (gate * (y @ self.at("ffn_up").T)) @ self.at("ffn_down").T
        x = self.join(x, y, "post_ffw_norm")
        scale = self.at("layer_output_scale")
        return x if scale is None else x * scale

    def read(self, x, positions, past=None, causal=False):
        """Computes rows after `past` keys and values."""
        y = rms_norm(x, self.at("attn_norm"))
        k, v = self.keys(y, positions)
        if past is not None:
            k, v = numpy.concatenate([past[0], k]), numpy.concatenate([past[1], v])
        ends = positions + 1 if causal else numpy.full(len(x), len(k))
        return self.ffn(self.join(x, self.attend(y, positions, k, v, ends), "post_attention_norm"))


class Drafter:
    """DFlash."""

    def __init__(self, tensors, table, output, layers, embedding_scale=1.0):
        self.w = {k: v.astype(numpy.float64) for k, v in tensors.items()}
        self.table = table.astype(numpy.float64) * embedding_scale
        self.output = output.astype(numpy.float64)
        self.layers = layers

    def block(self, hidden, last, n_masks):
        """Returns the logits of the masks after a token that follows these hidden states."""
        context = rms_norm(hidden @ self.w["fc.weight"].T, self.w["enc.output_norm.weight"])
        before = numpy.arange(len(hidden))
        positions = len(hidden) + numpy.arange(1 + n_masks)
        x = self.table[[last] + [MASK] * n_masks]
        for layer in self.layers:
            x = layer.read(x, positions, layer.keys(context, before))
        return rms_norm(x[1:], self.w["output_norm.weight"]) @ self.output.T


def ffn(i):
    return {
        f"blk.{i}.ffn_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.ffn_gate.weight": matrix(N_FF, N_EMBD),
        f"blk.{i}.ffn_up.weight": matrix(N_FF, N_EMBD),
        f"blk.{i}.ffn_down.weight": matrix(N_EMBD, N_FF, 0.2),
    }


def attention(i, n_kv):
    return {
        f"blk.{i}.attn_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.attn_q.weight": matrix(N_HEAD * D, N_EMBD),
        f"blk.{i}.attn_k.weight": matrix(n_kv * D, N_EMBD),
        f"blk.{i}.attn_v.weight": matrix(n_kv * D, N_EMBD),
        f"blk.{i}.attn_output.weight": matrix(N_EMBD, N_HEAD * D, 0.2),
        f"blk.{i}.attn_q_norm.weight": norm_weight(D, 1.5),
        f"blk.{i}.attn_k_norm.weight": norm_weight(D, 1.5),
    }


def passing(i, n_kv):
    """Attention by which masks read tokens of text: these have much in the first column of their
    embeddings, and the mask in the second, which make keys and queries alike."""
    tensors = attention(i, n_kv)
    # a pair that hardly turns
    direction = numpy.tile(numpy.eye(D)[D // 2 - 1], N_HEAD) * 2
    for name, column in [("attn_q", 1), ("attn_k", 0)]:
        weight = tensors[f"blk.{i}.{name}.weight"] * numpy.float16(0.2)
        weight[:, column] = direction[: len(weight)]
        tensors[f"blk.{i}.{name}.weight"] = weight
    # head h of queries reads the values of head h · n_kv / N_HEAD
    values = tensors[f"blk.{i}.attn_v.weight"] * numpy.float16(0.1)
    values[: n_kv * D, : n_kv * D] += numpy.eye(n_kv * D, dtype=numpy.float16)
    tensors[f"blk.{i}.attn_v.weight"] = values
    output = tensors[f"blk.{i}.attn_output.weight"] * numpy.float16(0.5)
    for head in range(N_HEAD):
        of = head * n_kv // N_HEAD
        share = numpy.eye(D, dtype=numpy.float16) * numpy.float16(2 * n_kv / N_HEAD)
        output[of * D : of * D + D, head * D : head * D + D] += share
    tensors[f"blk.{i}.attn_output.weight"] = output
    return tensors


def embeddings():
    """Returns a table of tokens of text, and in the last row a mask."""
    table = matrix(N_VOCAB, N_EMBD, N_EMBD**0.5)
    table[:, 0] = 3
    table[MASK] *= numpy.float16(0.05)
    table[MASK, 0] = 0
    table[MASK, 1] = 0.3
    return table


def projection(n_layers):
    """Returns a projection of hidden states that takes the first column off."""
    weight = matrix(N_EMBD, n_layers * N_EMBD, 0.4)
    weight[0] = 0
    weight[0, 0] = -0.3
    return weight


def header(path, arch, n_layer, n_kv):
    writer = gguf.GGUFWriter(path, arch)
    writer.add_block_count(n_layer)
    writer.add_context_length(512)
    writer.add_embedding_length(N_EMBD)
    writer.add_feed_forward_length(N_FF)
    writer.add_head_count(N_HEAD)
    writer.add_head_count_kv(n_kv)
    writer.add_key_length(D)
    writer.add_value_length(D)
    writer.add_rope_freq_base(BASE)
    writer.add_layer_norm_rms_eps(EPS)
    return writer


def finish(writer, tensors):
    for name, values in tensors.items():
        writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def save(name, **parts):
    for part, values in parts.items():
        numpy.asarray(values).astype("<f4").tofile(OUT / f"{name}.{part}.f32")


def make_model():
    """Returns the tensors of the model, a text, and the inputs of its layers there."""
    tensors = {
        "token_embd.weight": embeddings(),
        "output.weight": matrix(N_VOCAB, N_EMBD, 2.0),
        "output_norm.weight": norm_weight(N_EMBD),
    }
    for i in range(N_LAYER):
        tensors |= attention(i, N_KV) | ffn(i)
    finish(header(OUT / "model.gguf", "qwen3", N_LAYER, N_KV), tensors)
    tokens = [(7 * i + i * i // 3 + 5) % (N_VOCAB - 1) for i in range(24)]
    (OUT / "model.tokens").write_text(" ".join(map(str, tokens)) + "\n")
    x = tensors["token_embd.weight"].astype(numpy.float64)[tokens]
    inputs = []
    for i in range(N_LAYER):
        inputs.append(x)
        x = Layer(tensors, i).read(x, numpy.arange(len(x)), causal=True)
    inputs.append(x)
    return tensors, tokens, inputs


def make_drafter(name, drafter, target_layers, tokens, writer):
    """Writes the keys of a drafter, and what it makes of random hidden states."""
    writer.add_array("dflash.target_layers", target_layers)
    writer.add_uint32("dflash.block_size", BLOCK)
    writer.add_mask_token_id(MASK)
    n_hidden = len(target_layers) * N_EMBD
    hidden = random.standard_normal((BLOCKS[-1][0], n_hidden)).astype(numpy.float32)
    logits = [
        drafter.block(hidden[:n].astype(numpy.float64), tokens[n], n_masks)
        for n, n_masks in BLOCKS
    ]
    logits = numpy.concatenate(logits)
    save(name, hidden=hidden, logits=logits)
    print(f"{name}: logits within ±{abs(logits).max():.2f}")
    return hidden, logits


def make_shared(model, tokens, inputs):
    tensors = {"fc.weight": projection(2), "enc.output_norm.weight": norm_weight(N_EMBD)}
    tensors |= passing(0, N_HEAD) | ffn(0) | attention(1, N_HEAD) | ffn(1)
    tensors["output_norm.weight"] = norm_weight(N_EMBD)
    layers = [Layer(tensors, i) for i in range(2)]
    drafter = Drafter(tensors, model["token_embd.weight"], model["output.weight"], layers)
    writer = header(OUT / "shared.gguf", "dflash", 2, N_HEAD)
    target_layers = [1, 2]
    values = make_drafter("shared", drafter, target_layers, tokens, writer)
    finish(writer, tensors)
    hidden = numpy.concatenate([inputs[layer] for layer in target_layers], -1)
    n, n_masks = BLOCKS[0]
    save("shared", after_text=drafter.block(hidden[:n], tokens[n], n_masks))
    return tensors, values


def make_own(model, tokens):
    # what is drafted passes through as many values as all heads of keys have
    table = (model["token_embd.weight"] / numpy.float16(2)).astype(numpy.float16)
    known = numpy.sort(random.permutation(N_VOCAB - 1)[:40])
    tensors = {
        "token_embd.weight": table,
        "rope_freqs.weight": numpy.array([1, 1, 2.5, 8], numpy.float32),
        "fc.weight": projection(1),
        "enc.output_norm.weight": norm_weight(N_EMBD),
    }
    tensors |= passing(0, N_KV) | ffn(0) | attention(1, N_KV) | ffn(1)
    tensors["blk.0.attn_sinks.weight"] = random.standard_normal(N_HEAD).astype(numpy.float32)
    del tensors["blk.1.attn_v.weight"]
    for i, norms in enumerate([[4.0, 0.2], [0.3, 0.2]]):
        for part, mean in zip(["attention", "ffw"], norms):
            tensors[f"blk.{i}.post_{part}_norm.weight"] = norm_weight(N_EMBD, mean)
    tensors["blk.1.layer_output_scale.weight"] = numpy.array([0.7], numpy.float32)
    tensors["output_norm.weight"] = norm_weight(N_EMBD)
    tensors["output.weight"] = model["output.weight"][known]
    layers = [Layer(tensors, i, gelu, [WINDOW, None][i], 0.6) for i in range(2)]
    drafter = Drafter(tensors, table, tensors["output.weight"], layers, embedding_scale=2.0)
    writer = header(OUT / "own.gguf", "dflash", 2, N_KV)
    writer.add_embedding_scale(2.0)
    writer.add_float32("dflash.attention.value_scale", 0.6)
    writer.add_string("dflash.hidden_activation", "gelu_pytorch_tanh")
    writer.add_sliding_window(WINDOW)
    writer.add_array("dflash.attention.sliding_window_pattern", [True, False])
    make_drafter("own", drafter, [2], tokens, writer)
    finish(writer, {**tensors, "d2t": known.astype(numpy.int64)})


def compare_with_makers(path, tensors, table, output, tokens, hidden, logits):
    """Compares the values of `shared` with those of the makers' code, which reads the text in one
    cache: the hidden states before the first block, and then those up to the second."""
    import torch
    from transformers import DynamicCache
    from transformers.models.qwen3.modeling_qwen3 import Qwen3Config

    spec = importlib.util.spec_from_file_location("makers", path)
    makers = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(makers)
    config = Qwen3Config(
        vocab_size=N_VOCAB, hidden_size=N_EMBD, intermediate_size=N_FF, num_hidden_layers=2,
        num_attention_heads=N_HEAD, num_key_value_heads=N_HEAD, head_dim=D, rms_norm_eps=EPS,
        rope_theta=BASE, attention_bias=False, max_position_embeddings=512,
    )
    config._attn_implementation = "eager"
    config.block_size = BLOCK
    config.num_target_layers = N_LAYER
    config.dflash_config = {"target_layer_ids": [0, 1], "mask_token_id": MASK}
    model = makers.DFlashDraftModel(config).double().eval()
    names = {
        "attn_norm": "input_layernorm", "ffn_norm": "post_attention_layernorm",
        "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
        "attn_q_norm": "self_attn.q_norm", "attn_k_norm": "self_attn.k_norm",
        "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj",
        "attn_v": "self_attn.v_proj", "attn_output": "self_attn.o_proj",
    }
    state = {}
    for name, values in tensors.items():
        parts = name.removesuffix(".weight").split(".")
        if parts[0] == "blk":
            name = f"layers.{parts[1]}.{names[parts[2]]}.weight"
        else:
            name = {"fc": "fc", "enc": "hidden_norm", "output_norm": "norm"}[parts[0]] + ".weight"
        state[name] = torch.from_numpy(values.astype(numpy.float64))
    missing, unexpected = model.load_state_dict(state, strict=False)
    assert not unexpected and not any("weight" in name for name in missing), (missing, unexpected)
    hidden = torch.from_numpy(hidden.astype(numpy.float64))[None]
    table = torch.from_numpy(table.astype(numpy.float64))
    cache = DynamicCache()
    found = []
    read = 0
    for n, n_masks in BLOCKS:
        block = torch.tensor([[tokens[n]] + [MASK] * n_masks])
        with torch.no_grad():
            out = model(
                target_hidden=hidden[:, read:n], noise_embedding=table[block],
                position_ids=torch.arange(read, n + 1 + n_masks)[None],
                past_key_values=cache, use_cache=True, is_causal=False,
            )
        cache.crop(-1 - n_masks)
        read = n
        found.append(out[0, 1:].numpy() @ output.astype(numpy.float64).T)
    found = numpy.concatenate(found)
    error = ((found - logits) ** 2).sum() / (found**2).sum()
    print(f"shared: NMSE to the makers' code {error:.1e}")
    assert error < 1e-12


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--makers", help="the makers' dflash/model.py, to compare with")
    makers = parser.parse_args().makers
    OUT.mkdir(exist_ok=True)
    model, tokens, inputs = make_model()
    tensors, values = make_shared(model, tokens, inputs)
    make_own(model, tokens)
    if makers:
        table, output = model["token_embd.weight"], model["output.weight"]
        compare_with_makers(makers, tensors, table, output, tokens, *values)


if __name__ == "__main__":
    main()
