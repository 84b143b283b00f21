"""Makes a tiny model, two EAGLE-3 drafters for it, and what these give: `tests/data/eagle3`, which
`tests/it/eagle3.rs` reads.

    pip install numpy==2.4.6 gguf==0.19.0
    python tests/goldens/eagle3.py

The model has the form of Llama, and its layers add little to the embeddings. The drafter `shared`
has its width, takes its embeddings, and knows 40 of its 64 tokens; `own` is narrower, has tables of
its own, and the switches of later drafters (norms before the first matrix and before the residual
stream, divisors of rope angles). Attention of both passes the next token's embedding on, so that
they often draft what the model chooses. Values are computed here in 64 bits, by the rules of vLLM's
`llama_eagle3.py` and of the makers' `eagle/model/cnets.py`, which gives the same for `shared` when
it is run: the inputs of the model's layers, and from random ones logits and hidden states of a text
that is read, then of three tokens that the drafter drafts from its own states. The same versions
make the same files.
"""

from pathlib import Path

import gguf
import numpy

OUT = Path(__file__).resolve().parent.parent / "data" / "eagle3"

N_VOCAB, N_EMBD, N_FF, N_LAYER = 64, 32, 48, 4
N_HEAD, N_KV, D = 4, 2, 8
BASE, EPS = 10000.0, 1e-6
N_TOKENS, N_DRAFTED = 20, 3

random = numpy.random.default_rng(3)


def matrix(n_rows, n_cols, scale=1.0):
    return (random.standard_normal((n_rows, n_cols)) * scale / n_cols**0.5).astype(numpy.float16)


def norm_weight(n):
    return (1 + 0.2 * random.standard_normal(n).clip(-2, 2)).astype(numpy.float32)


def rms_norm(x, weight):
    return x / numpy.sqrt((x * x).mean(-1, keepdims=True) + EPS) * weight


def silu(x):
    return x / (1 + numpy.exp(-x))


def rope(x, positions, divisors):
    """Turns neighbouring pairs of heads `[n, heads, D]`."""
    half = D // 2
    angles = positions[:, None] * BASE ** (-numpy.arange(half) / half) / divisors
    cos, sin = numpy.cos(angles)[:, None], numpy.sin(angles)[:, None]
    a, b = x[..., 0::2], x[..., 1::2]
    return numpy.stack([a * cos - b * sin, b * cos + a * sin], -1).reshape(x.shape)


class Layer:
    """A layer of Llama over a text that grows."""

    def __init__(self, tensors, i, n_kv):
        self.w = {k: v.astype(numpy.float64) for k, v in tensors.items()}
        self.i = i
        self.n_kv = n_kv
        self.keys = numpy.zeros((0, n_kv, D))
        self.values = numpy.zeros((0, n_kv, D))

    def at(self, name):
        return self.w[f"blk.{self.i}.{name}.weight"]

    def attend(self, x):
        n, past = len(x), len(self.keys)
        positions = numpy.arange(past, past + n)
        divisors = self.w.get("rope_freqs.weight", 1.0)
        q = rope((x @ self.at("attn_q").T).reshape(n, N_HEAD, D), positions, divisors)
        k = rope((x @ self.at("attn_k").T).reshape(n, self.n_kv, D), positions, divisors)
        self.keys = numpy.concatenate([self.keys, k])
        v = (x @ self.at("attn_v").T).reshape(n, self.n_kv, D)
        self.values = numpy.concatenate([self.values, v])
        out = numpy.zeros((n, N_HEAD, D))
        for t in range(n):
            for head in range(N_HEAD):
                of = head // (N_HEAD // self.n_kv)
                scores = self.keys[: past + t + 1, of] @ q[t, head] / D**0.5
                weights = numpy.exp(scores - scores.max())
                out[t, head] = weights / weights.sum() @ self.values[: past + t + 1, of]
        return out.reshape(n, -1) @ self.at("attn_output").T

    def ffn(self, x):
        y = rms_norm(x, self.at("ffn_norm"))
        return (silu(y @ self.at("ffn_gate").T) * (y @ self.at("ffn_up").T)) @ self.at("ffn_down").T

    def read(self, x):
        x = x + self.attend(rms_norm(x, self.at("attn_norm")))
        return x + self.ffn(x)


class Drafter(Layer):
    """EAGLE-3."""

    def __init__(self, tensors, table, norm_before_residual, tokens):
        super().__init__(tensors, 0, N_HEAD)
        self.table = table.astype(numpy.float64)
        self.norm_before_residual = norm_before_residual
        self.tokens = tokens

    def fuse(self, hidden):
        """Returns what stands for the drafter's own state."""
        if "enc.output_norm.weight" in self.w:
            hidden = rms_norm(hidden, self.w["enc.output_norm.weight"])
        return hidden @ self.w["fc.weight"].T

    def draft(self, x, tokens):
        """Returns logits and states of tokens, each with the state before it."""
        embeddings = rms_norm(self.table[tokens], self.at("attn_norm"))
        normed = rms_norm(x, self.at("attn_norm_2"))
        x = normed if self.norm_before_residual else x
        x = x + self.attend(numpy.concatenate([embeddings, normed], -1))
        x = x + self.ffn(x)
        return rms_norm(x, self.w["output_norm.weight"]) @ self.w["output.weight"].T, x


def ffn(i, n_embd):
    return {
        f"blk.{i}.ffn_norm.weight": norm_weight(n_embd),
        f"blk.{i}.ffn_gate.weight": matrix(N_FF, n_embd),
        f"blk.{i}.ffn_up.weight": matrix(N_FF, n_embd),
        f"blk.{i}.ffn_down.weight": matrix(n_embd, N_FF, 0.2),
    }


def model_layer(i):
    return {
        f"blk.{i}.attn_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.attn_q.weight": matrix(N_HEAD * D, N_EMBD),
        f"blk.{i}.attn_k.weight": matrix(N_KV * D, N_EMBD),
        f"blk.{i}.attn_v.weight": matrix(N_KV * D, N_EMBD),
        f"blk.{i}.attn_output.weight": matrix(N_EMBD, N_HEAD * D, 0.2),
        **ffn(i, N_EMBD),
    }


def drafter_layer(n_embd, passes):
    """A layer whose heads attend to their own token most, and pass on what `passes` makes of the
    normed embedding."""
    width = N_HEAD * D

    def reads_embedding(values, noise):
        both = matrix(width, 2 * n_embd, noise).astype(numpy.float64)
        both[:, :n_embd] += values
        return both.astype(numpy.float16)

    like = numpy.eye(width, n_embd) * 1.6
    return {
        "blk.0.attn_norm.weight": norm_weight(n_embd),
        "blk.0.attn_norm_2.weight": norm_weight(n_embd),
        "blk.0.attn_q.weight": reads_embedding(like, 0.2),
        "blk.0.attn_k.weight": reads_embedding(like, 0.2),
        "blk.0.attn_v.weight": reads_embedding(numpy.eye(width, n_embd), 0.1),
        "blk.0.attn_output.weight": (passes + matrix(n_embd, width, 0.1)).astype(numpy.float16),
        **ffn(0, n_embd),
    }


def header(path, arch, n_layer, n_embd, n_kv):
    writer = gguf.GGUFWriter(path, arch)
    writer.add_block_count(n_layer)
    writer.add_context_length(512)
    writer.add_embedding_length(n_embd)
    writer.add_feed_forward_length(N_FF)
    writer.add_head_count(N_HEAD)
    writer.add_head_count_kv(n_kv)
    writer.add_key_length(D)
    writer.add_value_length(D)
    writer.add_rope_dimension_count(D)
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
    tensors = {
        "token_embd.weight": matrix(N_VOCAB, N_EMBD, N_EMBD**0.5),
        "output.weight": matrix(N_VOCAB, N_EMBD, 2.0),
        "output_norm.weight": norm_weight(N_EMBD),
    }
    for i in range(N_LAYER):
        tensors |= model_layer(i)
    finish(header(OUT / "model.gguf", "llama", N_LAYER, N_EMBD, N_KV), tensors)
    tokens = [(7 * i + i * i // 3 + 5) % N_VOCAB for i in range(N_TOKENS)]
    x = tensors["token_embd.weight"].astype(numpy.float64)[tokens]
    inputs = []
    for i in range(N_LAYER):
        inputs.append(x)
        x = Layer(tensors, i, N_KV).read(x)
    # after the last layer
    inputs.append(x)
    (OUT / "model.tokens").write_text(" ".join(map(str, tokens)) + "\n")
    save("model", inputs=numpy.stack(inputs, 1))
    return tensors, tokens


def make_drafter(name, drafter, layers, tokens, writer):
    n_embd = drafter.w["fc.weight"].shape[0]
    writer.add_array("eagle3.target_layers", layers)
    writer.add_uint32("eagle3.target_hidden_size", N_EMBD)
    writer.add_bool("eagle3.norm_before_residual", drafter.norm_before_residual)
    writer.add_bool("eagle3.norm_before_fc", "enc.output_norm.weight" in drafter.w)
    tokens = list(tokens)
    hidden = random.standard_normal((N_TOKENS, len(layers) * N_EMBD)).astype(numpy.float32)
    logits, states = drafter.draft(drafter.fuse(hidden.astype(numpy.float64)), tokens)
    for _ in range(N_DRAFTED):
        row = int(logits[-1].argmax())
        tokens.append(int(drafter.tokens[row]))
        next_logits, next_state = drafter.draft(states[-1:], tokens[-1:])
        logits = numpy.concatenate([logits, next_logits])
        states = numpy.concatenate([states, next_state])
    save(name, hidden=hidden, logits=logits, states=states)
    (OUT / f"{name}.tokens").write_text(" ".join(map(str, tokens)) + "\n")
    print(f"{name} ({n_embd} wide): logits within ±{abs(logits).max():.2f}, tokens {tokens}")


def main():
    OUT.mkdir(exist_ok=True)
    model, tokens = make_model()
    table, output = model["token_embd.weight"], model["output.weight"]

    known = numpy.sort(random.permutation(N_VOCAB)[:40])
    tensors = {
        "fc.weight": matrix(N_EMBD, 3 * N_EMBD, 0.4),
        **drafter_layer(N_EMBD, numpy.eye(N_EMBD, N_HEAD * D) * 2),
        "output_norm.weight": norm_weight(N_EMBD),
        "output.weight": output[known],
    }
    writer = header(OUT / "shared.gguf", "eagle3", 1, N_EMBD, N_HEAD)
    make_drafter("shared", Drafter(tensors, table, False, known), [1, 2, N_LAYER], tokens, writer)
    finish(writer, {**tensors, "d2t": known.astype(numpy.int64)})

    # as much of the model's tables as a narrower one holds
    n_embd = 24
    _, _, basis = numpy.linalg.svd(table.astype(numpy.float64), full_matrices=False)
    narrow = (table.astype(numpy.float64) @ basis[:n_embd].T).astype(numpy.float16)
    head = (output.astype(numpy.float64) @ basis[:n_embd].T).astype(numpy.float16)
    tensors = {
        "token_embd.weight": narrow,
        "rope_freqs.weight": numpy.array([1, 1, 2.5, 8], numpy.float32),
        "enc.output_norm.weight": norm_weight(2 * N_EMBD),
        "fc.weight": matrix(n_embd, 2 * N_EMBD, 0.4),
        **drafter_layer(n_embd, numpy.eye(n_embd, N_HEAD * D) * 3),
        "output_norm.weight": norm_weight(n_embd),
        "output.weight": head,
    }
    writer = header(OUT / "own.gguf", "eagle3", 1, n_embd, N_HEAD)
    drafter = Drafter(tensors, narrow, True, numpy.arange(N_VOCAB))
    make_drafter("own", drafter, [1, 3], tokens, writer)
    finish(writer, tensors)


if __name__ == "__main__":
    main()
