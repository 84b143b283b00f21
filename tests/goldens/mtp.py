"""Makes a tiny model with a block for multi-token prediction, and what that block gives:
`tests/data/mtp`, which `tests/it/mtp.rs` reads.

    pip install numpy==2.4.6 gguf==0.19.0
    python tests/goldens/mtp.py

The model has the form of Qwen3.5: a gated delta net, attention with gates, and the block. Its
layers add little to the embeddings, and the block passes the next token's embedding on, so that it
often drafts what the model chooses. The block's values are computed here in 64 bits, by the rules
of vLLM's `qwen3_5_mtp.py`, from hidden states that are random: logits and hidden states of a text
that is read, then of three tokens that it drafts from its own states. The same versions make the
same files.
"""

from pathlib import Path

import gguf
import numpy

OUT = Path(__file__).resolve().parent.parent / "data" / "mtp"

N_VOCAB, N_EMBD, N_FF = 64, 32, 48
N_HEAD, N_KV, D = 4, 2, 8
N_ROT, BASE, EPS = 4, 10000.0, 1e-6
N_K, N_V, D_STATE, TAPS = 2, 4, 8, 4
N_TOKENS, N_DRAFTED = 20, 3

random = numpy.random.default_rng(40)


def matrix(n_rows, n_cols, scale=1.0):
    return (random.standard_normal((n_rows, n_cols)) * scale / n_cols**0.5).astype(numpy.float16)


def norm_weight(n):
    return (1 + 0.2 * random.standard_normal(n).clip(-2, 2)).astype(numpy.float32)


def ffn(i):
    return {
        f"blk.{i}.post_attention_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.ffn_gate.weight": matrix(N_FF, N_EMBD),
        f"blk.{i}.ffn_up.weight": matrix(N_FF, N_EMBD),
        f"blk.{i}.ffn_down.weight": matrix(N_EMBD, N_FF, 0.3),
    }


def attention(i):
    return {
        f"blk.{i}.attn_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.attn_q.weight": matrix(2 * N_HEAD * D, N_EMBD),
        f"blk.{i}.attn_k.weight": matrix(N_KV * D, N_EMBD),
        f"blk.{i}.attn_v.weight": matrix(N_KV * D, N_EMBD),
        f"blk.{i}.attn_output.weight": matrix(N_EMBD, N_HEAD * D, 0.3),
        f"blk.{i}.attn_q_norm.weight": norm_weight(D),
        f"blk.{i}.attn_k_norm.weight": norm_weight(D),
        **ffn(i),
    }


def delta_net(i):
    n_channels = (2 * N_K + N_V) * D_STATE
    n_out = N_V * D_STATE
    return {
        f"blk.{i}.attn_norm.weight": norm_weight(N_EMBD),
        f"blk.{i}.attn_qkv.weight": matrix(n_channels, N_EMBD),
        f"blk.{i}.attn_gate.weight": matrix(n_out, N_EMBD),
        f"blk.{i}.ssm_beta.weight": matrix(N_V, N_EMBD),
        f"blk.{i}.ssm_alpha.weight": matrix(N_V, N_EMBD),
        f"blk.{i}.ssm_conv1d.weight": matrix(n_channels, TAPS).astype(numpy.float32),
        f"blk.{i}.ssm_dt.bias": random.standard_normal(N_V).astype(numpy.float32),
        f"blk.{i}.ssm_a": -random.uniform(0.2, 1.0, N_V).astype(numpy.float32),
        f"blk.{i}.ssm_norm.weight": norm_weight(D_STATE),
        f"blk.{i}.ssm_out.weight": matrix(N_EMBD, n_out, 0.3),
        **ffn(i),
    }


def block(i):
    """The block: its projection is nearly the embedding as it is."""
    projection = matrix(N_EMBD, 2 * N_EMBD, 0.3).astype(numpy.float32)
    projection[:, :N_EMBD] += numpy.eye(N_EMBD, dtype=numpy.float32)
    return {
        **attention(i),
        f"blk.{i}.nextn.eh_proj.weight": projection.astype(numpy.float16),
        f"blk.{i}.nextn.enorm.weight": norm_weight(N_EMBD),
        f"blk.{i}.nextn.hnorm.weight": norm_weight(N_EMBD),
        f"blk.{i}.nextn.shared_head_norm.weight": norm_weight(N_EMBD),
    }


def rms_norm(x, weight):
    return x / numpy.sqrt((x * x).mean(-1, keepdims=True) + EPS) * weight


def silu(x):
    return x / (1 + numpy.exp(-x))


def rope(x, positions):
    """Turns the first N_ROT values of heads `[n, heads, D]`: the first half with the second."""
    half = N_ROT // 2
    angles = positions[:, None] * BASE ** (-numpy.arange(half) / half)
    cos, sin = numpy.cos(angles)[:, None], numpy.sin(angles)[:, None]
    a, b = x[..., :half], x[..., half:N_ROT]
    return numpy.concatenate([a * cos - b * sin, b * cos + a * sin, x[..., N_ROT:]], -1)


class Block:
    """The block over a text that grows."""

    def __init__(self, tensors, i):
        self.w = {k: v.astype(numpy.float64) for k, v in tensors.items()}
        self.i = i
        self.keys = numpy.zeros((0, N_KV, D))
        self.values = numpy.zeros((0, N_KV, D))

    def at(self, name):
        return self.w[f"blk.{self.i}.{name}.weight"]

    def attend(self, x):
        n, past = len(x), len(self.keys)
        positions = numpy.arange(past, past + n)
        both = (x @ self.at("attn_q").T).reshape(n, N_HEAD, 2, D)
        q = rope(rms_norm(both[:, :, 0], self.at("attn_q_norm")), positions)
        k = (x @ self.at("attn_k").T).reshape(n, N_KV, D)
        k = rope(rms_norm(k, self.at("attn_k_norm")), positions)
        self.keys = numpy.concatenate([self.keys, k])
        v = (x @ self.at("attn_v").T).reshape(n, N_KV, D)
        self.values = numpy.concatenate([self.values, v])
        out = numpy.zeros((n, N_HEAD, D))
        for t in range(n):
            for head in range(N_HEAD):
                of = head // (N_HEAD // N_KV)
                scores = self.keys[: past + t + 1, of] @ q[t, head] / D**0.5
                weights = numpy.exp(scores - scores.max())
                out[t, head] = weights / weights.sum() @ self.values[: past + t + 1, of]
        out = out / (1 + numpy.exp(-both[:, :, 1]))
        return out.reshape(n, -1) @ self.at("attn_output").T

    def read(self, hidden, tokens):
        """Returns logits and hidden states of tokens, each with the state before it."""
        embeddings = rms_norm(self.w["token_embd.weight"][tokens], self.at("nextn.enorm"))
        states = rms_norm(hidden, self.at("nextn.hnorm"))
        x = numpy.concatenate([embeddings, states], -1) @ self.at("nextn.eh_proj").T
        x = x + self.attend(rms_norm(x, self.at("attn_norm")))
        y = rms_norm(x, self.at("post_attention_norm"))
        gated = silu(y @ self.at("ffn_gate").T) * (y @ self.at("ffn_up").T)
        x = x + gated @ self.at("ffn_down").T
        x = rms_norm(x, self.at("nextn.shared_head_norm"))
        return x @ self.w["output.weight"].T, x


def write(tensors, path):
    writer = gguf.GGUFWriter(path, "qwen35")
    writer.add_block_count(3)
    writer.add_context_length(512)
    writer.add_embedding_length(N_EMBD)
    writer.add_feed_forward_length(N_FF)
    writer.add_head_count(N_HEAD)
    writer.add_head_count_kv(N_KV)
    writer.add_key_length(D)
    writer.add_value_length(D)
    writer.add_rope_dimension_count(N_ROT)
    writer.add_rope_freq_base(BASE)
    writer.add_array("qwen35.rope.dimension_sections", [1, 1, 0, 0])
    writer.add_layer_norm_rms_eps(EPS)
    writer.add_uint32("qwen35.ssm.conv_kernel", TAPS)
    writer.add_uint32("qwen35.ssm.inner_size", N_V * D_STATE)
    writer.add_uint32("qwen35.ssm.state_size", D_STATE)
    writer.add_uint32("qwen35.ssm.time_step_rank", N_V)
    writer.add_uint32("qwen35.ssm.group_count", N_K)
    writer.add_uint32("qwen35.full_attention_interval", 2)
    writer.add_uint32("qwen35.nextn_predict_layers", 1)
    for name, values in tensors.items():
        writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main():
    OUT.mkdir(exist_ok=True)
    tensors = {
        "token_embd.weight": matrix(N_VOCAB, N_EMBD, N_EMBD**0.5),
        "output.weight": matrix(N_VOCAB, N_EMBD, 2.0),
        "output_norm.weight": norm_weight(N_EMBD),
        **delta_net(0),
        **attention(1),
        **block(2),
    }
    write(tensors, OUT / "qwen35.gguf")
    tokens = [(7 * i + i * i // 3 + 5) % N_VOCAB for i in range(N_TOKENS)]
    hidden = random.standard_normal((N_TOKENS, N_EMBD)).astype(numpy.float32)
    mtp = Block(tensors, 2)
    logits, states = mtp.read(hidden.astype(numpy.float64), tokens)
    for _ in range(N_DRAFTED):
        tokens.append(int(logits[-1].argmax()))
        next_logits, next_state = mtp.read(states[-1:], tokens[-1:])
        logits = numpy.concatenate([logits, next_logits])
        states = numpy.concatenate([states, next_state])
    for name, values in [("hidden", hidden), ("logits", logits), ("states", states)]:
        values.astype("<f4").tofile(OUT / f"qwen35.{name}.f32")
    (OUT / "qwen35.tokens").write_text(" ".join(map(str, tokens)) + "\n")
    size = (OUT / "qwen35.gguf").stat().st_size
    print(f"{size} bytes, logits within ±{abs(logits).max():.2f}, tokens {tokens}")


if __name__ == "__main__":
    main()
