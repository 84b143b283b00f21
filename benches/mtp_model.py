#!/usr/bin/env python3
"""Makes a model in the shape of Qwen3.5 whose block for multi-token prediction is right as often as
asked for, for `benches/speculation.py --drafter mtp`.

    pip install numpy gguf
    benches/mtp_model.py --vocabulary FILE.gguf OUT.gguf [--right 0.8] [--shape 0.8B]
        [--eagle3 DRAFTER.gguf]

Layers compute as in a real model and add nothing: the next token follows from the last one alone, in
one long round through the vocabulary. The block sees the same embedding but for one value, which
decides after the rest of the tokens; there it drafts another token. The tokenizer is that of FILE,
which must be of the architecture `qwen35` or have its tokens. With --eagle3 a drafter of its own, that
knows the first 32,000 tokens as real ones do, sees what the block would, which the model then has not.
"""

import argparse

import gguf
import numpy

# width, layers, width of the FFN, heads, key heads, head size, heads of delta nets (keys, values)
SHAPES = {
    "tiny": (64, 4, 128, 2, 1, 32, 2, 2),
    "0.8B": (1024, 24, 3584, 8, 2, 256, 16, 16),
    "2B": (2048, 24, 6144, 8, 2, 256, 16, 16),
    "4B": (2560, 32, 9216, 16, 4, 256, 16, 32),
}
D_STATE, TAPS, INTERVAL = 128, 4, 4
Q8 = gguf.GGMLQuantizationType.Q8_0

random = numpy.random.default_rng(1)


def packed(values):
    return gguf.quants.quantize(values.astype(numpy.float32), Q8)


def matrix(n_rows, n_cols):
    return packed(random.standard_normal((n_rows, n_cols)) / n_cols**0.5)


def zeros(n_rows, n_cols):
    return packed(numpy.zeros((n_rows, n_cols)))


def ones(n):
    return numpy.ones(n, numpy.float32)


def chain(n_vocab, n_known, n_embd, right):
    """Returns embeddings and output matrix: token t is followed by the next of a random round through
    the first `n_known`, and others by one of these."""
    rows = random.standard_normal((n_vocab, n_embd)).astype(numpy.float32)
    rows[:, 0] = 0
    rows /= numpy.linalg.norm(rows, axis=1, keepdims=True)
    order = random.permutation(n_known)
    following = random.integers(0, n_known, n_vocab)
    following[order] = numpy.roll(order, -1)
    wrong = random.random(n_vocab) >= right
    output = rows.copy()
    output[following[wrong], 0] = 1
    embeddings = rows[following]
    other = random.choice(numpy.flatnonzero(output[:, 0] == 0), n_vocab)
    embeddings[wrong] = 0.6 * rows[other[wrong]] + 0.3 * embeddings[wrong]
    embeddings[wrong, 0] = 0.5
    # logits that leave no doubt
    return embeddings, 4 * output


def layers(shape):
    """Returns the parts of a layer with attention, of one with a delta net, and of both."""
    n_embd, _, n_ff, n_head, n_kv, d, n_k, n_v = shape
    attention = {
        "attn_q.weight": matrix(2 * n_head * d, n_embd),
        "attn_k.weight": matrix(n_kv * d, n_embd),
        "attn_v.weight": matrix(n_kv * d, n_embd),
        "attn_output.weight": zeros(n_embd, n_head * d),
        "attn_q_norm.weight": ones(d),
        "attn_k_norm.weight": ones(d),
    }
    n_channels = (2 * n_k + n_v) * D_STATE
    net = {
        "attn_qkv.weight": matrix(n_channels, n_embd),
        "attn_gate.weight": matrix(n_v * D_STATE, n_embd),
        "ssm_beta.weight": matrix(n_v, n_embd),
        "ssm_alpha.weight": matrix(n_v, n_embd),
        "ssm_conv1d.weight": numpy.full((n_channels, TAPS), 0.25, numpy.float32),
        "ssm_dt.bias": numpy.zeros(n_v, numpy.float32),
        "ssm_a": -ones(n_v),
        "ssm_norm.weight": ones(D_STATE),
        "ssm_out.weight": zeros(n_embd, n_v * D_STATE),
    }
    both = {
        "attn_norm.weight": ones(n_embd),
        "post_attention_norm.weight": ones(n_embd),
        "ffn_gate.weight": matrix(n_ff, n_embd),
        "ffn_up.weight": matrix(n_ff, n_embd),
        "ffn_down.weight": zeros(n_embd, n_ff),
    }
    return attention, net, both


def eagle3(path, shape, output):
    """Writes a drafter that hands the embedding on, but for one value."""
    n_embd, n_layer, n_ff = shape[:3]
    d = 64
    width = n_embd // d * d
    passes = numpy.eye(width, 2 * n_embd)
    like = 2 * passes
    passes[0, 0] = 0
    writer = gguf.GGUFWriter(path, "eagle3")
    writer.add_block_count(1)
    writer.add_context_length(32768)
    writer.add_embedding_length(n_embd)
    writer.add_feed_forward_length(n_ff)
    writer.add_head_count(width // d)
    writer.add_head_count_kv(width // d)
    writer.add_key_length(d)
    writer.add_value_length(d)
    writer.add_rope_freq_base(1e7)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_array("eagle3.target_layers", [2, n_layer // 2, n_layer - 3])
    writer.add_uint32("eagle3.target_hidden_size", n_embd)
    # its own states are to add little to those after them
    writer.add_bool("eagle3.norm_before_residual", True)
    finish(writer, {
        "fc.weight": zeros(n_embd, 3 * n_embd),
        "blk.0.attn_norm.weight": ones(n_embd),
        "blk.0.attn_norm_2.weight": ones(n_embd),
        "blk.0.attn_q.weight": packed(like),
        "blk.0.attn_k.weight": packed(like),
        "blk.0.attn_v.weight": packed(passes),
        "blk.0.attn_output.weight": packed(4 * numpy.eye(n_embd, width)),
        "blk.0.ffn_norm.weight": ones(n_embd),
        "blk.0.ffn_gate.weight": matrix(n_ff, n_embd),
        "blk.0.ffn_up.weight": matrix(n_ff, n_embd),
        "blk.0.ffn_down.weight": zeros(n_embd, n_ff),
        "output_norm.weight": ones(n_embd),
        "output.weight": packed(output),
        "d2t": numpy.arange(len(output), dtype=numpy.int64),
    })


def finish(writer, tensors):
    for name, values in tensors.items():
        writer.add_tensor(name, values, raw_dtype=Q8 if values.dtype == numpy.uint8 else None)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def add_numbers(writer, shape, n_blocks):
    n_embd, n_layer, n_ff, n_head, n_kv, d, n_k, n_v = shape
    writer.add_block_count(n_layer + n_blocks)
    writer.add_context_length(32768)
    writer.add_embedding_length(n_embd)
    writer.add_feed_forward_length(n_ff)
    writer.add_head_count(n_head)
    writer.add_head_count_kv(n_kv)
    writer.add_key_length(d)
    writer.add_value_length(d)
    writer.add_rope_dimension_count(d // 4)
    writer.add_rope_freq_base(1e7)
    writer.add_layer_norm_rms_eps(1e-6)
    for name, value in [
        ("ssm.conv_kernel", TAPS),
        ("ssm.inner_size", n_v * D_STATE),
        ("ssm.state_size", D_STATE),
        ("ssm.time_step_rank", n_v),
        ("ssm.group_count", n_k),
        ("full_attention_interval", INTERVAL),
        ("nextn_predict_layers", n_blocks),
    ]:
        writer.add_uint32(f"qwen35.{name}", value)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--right", type=float, default=0.8)
    parser.add_argument("--shape", choices=SHAPES, default="0.8B")
    parser.add_argument("--eagle3")
    parser.add_argument("out")
    args = parser.parse_args()
    shape = SHAPES[args.shape]
    n_embd, n_layer = shape[:2]
    writer = gguf.GGUFWriter(args.out, "qwen35")
    n_blocks = 0 if args.eagle3 else 1
    add_numbers(writer, shape, n_blocks)
    reader = gguf.GGUFReader(args.vocabulary)
    for field in reader.fields.values():
        if field.name.startswith("tokenizer."):
            kind = field.types[0]
            sub = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
            writer.add_key_value(field.name, field.contents(), kind, sub)
    n_vocab = len(reader.fields["tokenizer.ggml.tokens"].data)
    n_known = min(32000, n_vocab) if args.eagle3 else n_vocab
    embeddings, output = chain(n_vocab, n_known, n_embd, args.right)
    if args.eagle3:
        eagle3(args.eagle3, shape, output[:n_known])
    attention, net, both = layers(shape)
    tensors = {
        "token_embd.weight": packed(embeddings),
        "output.weight": packed(output),
        "output_norm.weight": ones(n_embd),
    }
    for i in range(n_layer + n_blocks):
        is_attention = i == n_layer or (i + 1) % INTERVAL == 0
        parts = {**both, **(attention if is_attention else net)}
        tensors.update({f"blk.{i}.{name}": values for name, values in parts.items()})
    projection = numpy.eye(n_embd, 2 * n_embd)
    projection[0, 0] = 0
    if n_blocks:
        tensors.update({
            f"blk.{n_layer}.nextn.eh_proj.weight": packed(projection),
            f"blk.{n_layer}.nextn.enorm.weight": ones(n_embd),
            f"blk.{n_layer}.nextn.hnorm.weight": ones(n_embd),
            f"blk.{n_layer}.nextn.shared_head_norm.weight": ones(n_embd),
        })
    finish(writer, tensors)


if __name__ == "__main__":
    main()
