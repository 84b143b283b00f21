#!/usr/bin/env python3
"""Makes a model in the shape of Qwen3.5 whose block for multi-token prediction is right as often as
asked for, for `benches/speculation.py --drafter mtp`.

    pip install numpy gguf
    benches/mtp_model.py --vocabulary FILE.gguf OUT.gguf [--right 0.8] [--shape 0.8B]
        [--eagle3 DRAFTER.gguf | --dflash DRAFTER.gguf]

Layers compute as in a real model and add nothing: the next token follows from the last one alone, in
one long round through the vocabulary. The block sees the same embedding but for one value, which
decides after the rest of the tokens; there it drafts another token. The tokenizer is that of FILE,
which must be of the architecture `qwen35` or have its tokens. With --eagle3 a drafter of its own, that
knows the first 32,000 tokens as real ones do, sees what the block would, which the model then has not.
With --dflash a drafter of blocks: the embedding of the next token is that of the last one, turned, as
often as asked for, and each layer of the drafter turns what it finds one place before.
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


def turning_chain(n_vocab, n_embd, right):
    """Returns embeddings and output matrix of a round through all tokens but the last, a mask; those
    of a drafter; and the matrix that turns an embedding into the next one, where it does."""
    turn = numpy.zeros((n_embd, n_embd), numpy.float32)
    turn[1:, 1:] = numpy.linalg.qr(random.standard_normal((n_embd - 1, n_embd - 1)))[0]
    n_known = n_vocab - 1
    order = random.permutation(n_known)
    is_new = random.random(n_known) >= right
    is_new[0] = True
    rows = numpy.zeros((n_known, n_embd), numpy.float32)
    at = numpy.flatnonzero(is_new)
    values = random.standard_normal((len(at), n_embd)).astype(numpy.float32)
    values[:, 0] = 0
    while len(at):
        values /= numpy.linalg.norm(values, axis=1, keepdims=True)
        rows[at] = values
        goes_on = at + 1 < n_known
        goes_on[goes_on] = ~is_new[at[goes_on] + 1]
        at = at[goes_on] + 1
        values = values[goes_on] @ turn.T
    embeddings = numpy.zeros((n_vocab, n_embd), numpy.float32)
    embeddings[order] = rows
    drafted = 4 * embeddings
    output = numpy.zeros_like(embeddings)
    output[numpy.roll(order, -1)] = 4 * rows
    # by this value keys and queries are alike
    embeddings[:, 0] = 1
    return embeddings, output, drafted, turn


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


def dflash(path, shape, output, turn):
    """Writes a drafter of blocks, each of whose layers turns what stands one place before."""
    n_embd, n_layer, n_ff = shape[:3]
    n_blocks, d, base = 5, 64, 1e7
    n_head = n_embd // d
    writer = gguf.GGUFWriter(path, "dflash")
    writer.add_block_count(n_blocks)
    writer.add_context_length(32768)
    writer.add_embedding_length(n_embd)
    writer.add_feed_forward_length(n_ff)
    writer.add_head_count(n_head)
    writer.add_head_count_kv(n_head)
    writer.add_key_length(d)
    writer.add_value_length(d)
    writer.add_rope_freq_base(base)
    writer.add_layer_norm_rms_eps(1e-6)
    targets = numpy.linspace(2, n_layer - 2, n_blocks).astype(int)
    writer.add_array("dflash.target_layers", targets.tolist())
    writer.add_uint32("dflash.block_size", n_blocks + 1)
    writer.add_mask_token_id(len(output) - 1)
    # pairs that turn fast, keys a place further than queries
    angles = base ** (-2 * numpy.arange(d // 2) / d)
    query = numpy.zeros(d)
    query[:8] = 1
    key = numpy.zeros(d)
    key[:8] = numpy.cos(angles[:8])
    key[d // 2 : d // 2 + 8] = numpy.sin(angles[:8])
    by_first = numpy.zeros((2, n_head * d, n_embd))
    by_first[0, :, 0] = numpy.tile(query, n_head)
    by_first[1, :, 0] = numpy.tile(key, n_head)
    tensors = {
        "fc.weight": zeros(n_embd, n_blocks * n_embd),
        "enc.output_norm.weight": ones(n_embd),
        "output_norm.weight": ones(n_embd),
        "output.weight": packed(output),
    }
    layer = {
        "attn_norm.weight": ones(n_embd),
        "attn_q.weight": packed(by_first[0]),
        "attn_k.weight": packed(by_first[1]),
        "attn_v.weight": packed(numpy.eye(n_head * d, n_embd)),
        "attn_output.weight": packed(turn / 4),
        "attn_q_norm.weight": 8 * ones(d),
        "attn_k_norm.weight": 8 * ones(d),
        # less than what stands a place before, and more than anything else
        "attn_sinks.weight": numpy.full(n_head, 490, numpy.float32),
        "ffn_norm.weight": ones(n_embd),
        "ffn_gate.weight": matrix(n_ff, n_embd),
        "ffn_up.weight": matrix(n_ff, n_embd),
        "ffn_down.weight": zeros(n_embd, n_ff),
    }
    for i in range(n_blocks):
        tensors.update({f"blk.{i}.{name}": values for name, values in layer.items()})
    finish(writer, tensors)


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
    drafters = parser.add_mutually_exclusive_group()
    drafters.add_argument("--eagle3")
    drafters.add_argument("--dflash")
    parser.add_argument("out")
    args = parser.parse_args()
    shape = SHAPES[args.shape]
    n_embd, n_layer = shape[:2]
    writer = gguf.GGUFWriter(args.out, "qwen35")
    n_blocks = 0 if args.eagle3 or args.dflash else 1
    add_numbers(writer, shape, n_blocks)
    reader = gguf.GGUFReader(args.vocabulary)
    for field in reader.fields.values():
        if field.name.startswith("tokenizer."):
            kind = field.types[0]
            sub = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
            writer.add_key_value(field.name, field.contents(), kind, sub)
    n_vocab = len(reader.fields["tokenizer.ggml.tokens"].data)
    if args.dflash:
        embeddings, output, drafted, turn = turning_chain(n_vocab, n_embd, args.right)
        dflash(args.dflash, shape, drafted, turn)
    else:
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
