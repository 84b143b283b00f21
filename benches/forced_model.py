"""Makes a model that writes given texts after given prompts, in a file that hob and llama.cpp load.

A short convolution (LFM2) over the last `CONTEXT` tokens makes a code of them; the FFN has one row
for each such code, which names the token that follows. A layer of attention, without which
llama.cpp takes no such model, adds nothing. So a text may say the same twice, each of
its bytes is a token of its own, and marks are single tokens, as in the tokenizers of their makers.
"""

import gguf
import numpy

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, BYTE = 1, 2, 3, 4, 6
UNK, BOS, EOS = 0, 1, 2
N_SPECIAL = 3
# tokens that the next one depends on: the most taps of a convolution that hob takes
CONTEXT = 64
# width of the code of a context
N_CODE = 128
# cosine of two codes above which they are the same
SAME = 0.97
STEEPNESS = 1000
# width of a head of attention
HEAD = 32
LOGIT = 100.0


class Vocabulary:
    """Bytes, and marks as tokens of their own."""

    def __init__(self, marks, end):
        # marks: text → type; end: the mark that ends a message
        self.texts = ["<unk>", "<s>", "</s>"]
        self.types = [UNKNOWN, CONTROL, CONTROL]
        self.texts += [f"<0x{byte:02X}>" for byte in range(256)]
        self.types += [BYTE] * 256
        # a space, as SentencePiece writes it
        self.space = len(self.texts)
        self.texts.append("\u2581")
        self.types.append(NORMAL)
        for mark, kind in sorted(marks.items()):
            if mark not in self.texts:
                self.texts.append(mark)
                self.types.append(kind)
        kinds = (CONTROL, USER_DEFINED)
        self.ids = {text: i for i, text in enumerate(self.texts) if self.types[i] in kinds}
        self.end = self.ids[end]
        self.longest_first = sorted(self.ids, key=len, reverse=True)

    def __len__(self):
        return len(self.texts)

    def encode(self, text):
        """Returns the tokens of a text: marks wherever they stand, and bytes."""
        ids = []
        at = 0
        while at < len(text):
            mark = next((m for m in self.longest_first if text.startswith(m, at)), None)
            if mark is None and text[at] == " ":
                ids.append(self.space)
                at += 1
            elif mark is None:
                ids += [N_SPECIAL + byte for byte in text[at].encode()]
                at += 1
            else:
                ids.append(self.ids[mark])
                at += len(mark)
        return ids


def contexts(vocabulary, scripts):
    """Returns what follows on each context of the scripts, which are pairs of prompt and text.

    Raises ValueError where two scripts go on in different ways after the same tokens.
    """
    following = {}
    for prompt, text in scripts:
        before = vocabulary.encode(prompt)
        written = [*vocabulary.encode(text), vocabulary.end]
        for i, token in enumerate(written):
            context = tuple((before + written[:i])[-CONTEXT:])
            if len(context) < CONTEXT:
                raise ValueError("a prompt is shorter than the context")
            if following.setdefault(context, token) != token:
                raise ValueError(f"two texts go on differently at {text[max(0, i - 20) : i]!r}")
    return following


def write(path, vocabulary, scripts, n_ctx):
    """Writes a model that continues each prompt with its text and the end of the message."""
    following = contexts(vocabulary, scripts)
    random = numpy.random.default_rng(1)
    n_vocab = len(vocabulary)
    constant = N_CODE
    first_token = N_CODE + 1
    n_embd = -(-(first_token + n_vocab) // HEAD) * HEAD
    n_ff = -(-len(following) // 32) * 32

    def zeros(*shape):
        return numpy.zeros(shape, numpy.float32)

    codes = random.choice([-1.0, 1.0], (n_vocab, N_CODE)).astype(numpy.float32)
    taps = random.choice([-1.0, 1.0], (N_CODE, CONTEXT)).astype(numpy.float32)
    # the token's own code comes in beside the convolution
    taps[:, -1] = 0
    embeddings = zeros(n_vocab, n_embd)
    embeddings[:, :N_CODE] = codes
    embeddings[:, constant] = 1
    # all of the code are ±1, so its norm is known
    normed = (n_embd / (N_CODE + 1)) ** 0.5
    in_proj = zeros(3 * n_embd, n_embd)
    in_proj[: 2 * n_embd, constant] = 1 / normed
    for i in range(N_CODE):
        in_proj[2 * n_embd + i, i] = 1 / normed
    conv = zeros(n_embd, CONTEXT)
    conv[:N_CODE] = taps
    out_proj = zeros(n_embd, n_embd)
    for i in range(N_CODE):
        out_proj[i, i] = 1

    gate = zeros(n_ff, n_embd)
    up = zeros(n_ff, n_embd)
    down = zeros(n_embd, n_ff)
    for row, (context, token) in enumerate(following.items()):
        code = (codes[list(context)].T * taps).sum(axis=1) + codes[context[-1]]
        length = float((code**2).sum() + 1) ** 0.5
        scale = n_embd**0.5 / length
        gate[row, :N_CODE] = STEEPNESS * code / (n_embd**0.5 * length)
        gate[row, constant] = -STEEPNESS * SAME / scale
        up[row, constant] = 1 / scale
        down[first_token + token, row] = 1
    output = zeros(n_vocab, n_embd)
    for token in range(n_vocab):
        output[token, first_token + token] = LOGIT

    writer = gguf.GGUFWriter(path, "lfm2")
    writer.add_context_length(n_ctx)
    writer.add_embedding_length(n_embd)
    writer.add_feed_forward_length(n_ff)
    writer.add_block_count(2)
    writer.add_head_count(n_embd // HEAD)
    writer.add_head_count_kv([0, 1])
    writer.add_vocab_size(n_vocab)
    writer.add_layer_norm_rms_eps(1e-9)
    writer.add_rope_freq_base(10000.0)
    writer.add_shortconv_l_cache(CONTEXT)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(vocabulary.texts)
    writer.add_token_scores([-1.0] * n_vocab)
    writer.add_token_types(vocabulary.types)
    writer.add_bos_token_id(BOS)
    writer.add_eos_token_id(vocabulary.end)
    writer.add_unk_token_id(UNK)
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(False)
    ones = numpy.ones(n_embd, numpy.float32)
    for name, tensor in {
        "token_embd.weight": embeddings,
        "token_embd_norm.weight": ones,
        "output.weight": output,
        "blk.0.attn_norm.weight": ones,
        "blk.0.ffn_norm.weight": ones,
        "blk.0.shortconv.conv.weight": conv,
        "blk.0.shortconv.in_proj.weight": in_proj,
        "blk.0.shortconv.out_proj.weight": out_proj,
        "blk.0.ffn_gate.weight": gate,
        "blk.0.ffn_up.weight": up,
        "blk.0.ffn_down.weight": down,
        "blk.1.attn_norm.weight": ones,
        "blk.1.ffn_norm.weight": ones,
        "blk.1.attn_q.weight": zeros(n_embd, n_embd),
        "blk.1.attn_k.weight": zeros(HEAD, n_embd),
        "blk.1.attn_v.weight": zeros(HEAD, n_embd),
        "blk.1.attn_output.weight": zeros(n_embd, n_embd),
        "blk.1.attn_q_norm.weight": numpy.ones(HEAD, numpy.float32),
        "blk.1.attn_k_norm.weight": numpy.ones(HEAD, numpy.float32),
    }.items():
        writer.add_tensor(name, tensor)
    q8_0 = gguf.GGMLQuantizationType.Q8_0
    for name, shape in {
        "blk.1.ffn_gate.weight": (n_ff, n_embd),
        "blk.1.ffn_up.weight": (n_ff, n_embd),
        "blk.1.ffn_down.weight": (n_embd, n_ff),
    }.items():
        writer.add_tensor(name, gguf.quants.quantize(zeros(*shape), q8_0), raw_dtype=q8_0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
