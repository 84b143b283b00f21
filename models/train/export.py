"""Write the trained model as GGUF: an ordinary `qwen3` file that any GGUF engine loads.

`--check DIR` also writes token ids and the logits PyTorch computes for them in f32, to hold an engine to.
"""

import argparse
import json
from pathlib import Path

import gguf
import numpy as np
import torch

import tokenizer
import work
from model import Model, Shape

DESCRIPTION = "A small model for filling JSON from text, classifying texts and short chat. Trained by hob's own recipe on generated text."

CHECK_PROMPTS = [
    [("user", "Hello")],
    [("user", "What is 12 + 7?")],
    [
        (
            "system",
            "Extract the following fields as JSON:\n- name: full name (string)\n- age (integer)\n- date (YYYY-MM-DD)",
        ),
        ("user", "Anna Berg, 34, from Oslo ordered two lamps on 3 March 2026 for 49.90 EUR."),
    ],
    [("user", "Write a tiny story about a cat.")],
]


def load(folder: Path, name: str) -> tuple:
    """The model of a checkpoint, and how many steps and tokens made it."""
    state = work.read(folder / name)
    return work.model(state).eval(), {"steps": state["step"], "tokens": state["tokens"]}


def tensors(model: Model):
    """(GGUF name, f32 array) for every tensor, in file order; fused rows are taken apart again."""
    array = lambda t: t.detach().float().numpy()
    yield "token_embd.weight", array(model.token_embd)
    for i, block in enumerate(model.blocks):
        q, k, v = block.qkv.split(block.split)
        gate, up = block.gate_up.chunk(2)
        for name, t in (
            ("attn_norm", block.attn_norm),
            ("attn_q", q),
            ("attn_k", k),
            ("attn_v", v),
            ("attn_output", block.out),
            ("attn_q_norm", block.q_norm),
            ("attn_k_norm", block.k_norm),
            ("ffn_norm", block.ffn_norm),
            ("ffn_gate", gate),
            ("ffn_up", up),
            ("ffn_down", block.down),
        ):
            yield f"blk.{i}.{name}.weight", array(t)
    yield "output_norm.weight", array(model.output_norm)


def metadata(writer: gguf.GGUFWriter, shape: Shape, context: int, parameters: int, training: dict) -> None:
    writer.add_type("model")
    writer.add_name("hob-nano")
    writer.add_description(DESCRIPTION)
    writer.add_license("MIT OR Apache-2.0")
    writer.add_size_label(f"{parameters / 1e6:.1f}M")
    writer.add_languages(["en"])
    writer.add_context_length(context)
    writer.add_embedding_length(shape.n_embd)
    writer.add_block_count(shape.n_layer)
    writer.add_feed_forward_length(shape.n_ff)
    writer.add_head_count(shape.n_head)
    writer.add_head_count_kv(shape.n_head_kv)
    writer.add_key_length(shape.head_dim)
    writer.add_value_length(shape.head_dim)
    writer.add_layer_norm_rms_eps(shape.eps)
    writer.add_rope_freq_base(shape.rope_base)
    for name, count in training.items():
        writer.add_uint64(f"hob.training.{name}", count)  # `restore` goes on counting from there


def vocabulary(writer: gguf.GGUFWriter, file: Path) -> None:
    """Tokens in id order, merges in rank order; `<|...|>` are control tokens."""
    coder = tokenizer.load(file)
    merges = json.loads(file.read_text())["model"]["merges"]
    tokens = [coder.id_to_token(i) for i in range(coder.get_vocab_size())]
    control = [int(gguf.TokenType.CONTROL if t in tokenizer.SPECIAL else gguf.TokenType.NORMAL) for t in tokens]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list(tokens)
    writer.add_token_types(control)
    writer.add_token_merges([m if isinstance(m, str) else " ".join(m) for m in merges])
    writer.add_eos_token_id(coder.token_to_id("<|im_end|>"))
    writer.add_pad_token_id(coder.token_to_id("<|endoftext|>"))
    writer.add_add_bos_token(False)
    writer.add_chat_template(tokenizer.TEMPLATE)


def write(model: Model, training: dict, vocabulary_file: Path, out: Path, quantised: bool, context: int) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    writer = gguf.GGUFWriter(out, "qwen3")
    metadata(writer, model.shape, context, model.parameters_count(), training)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0 if quantised else gguf.LlamaFileType.ALL_F32)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    vocabulary(writer, vocabulary_file)
    for name, data in tensors(model):
        if quantised and data.ndim == 2:
            kind = gguf.GGMLQuantizationType.Q8_0
            writer.add_tensor(name, gguf.quants.quantize(data, kind), raw_dtype=kind)
        else:
            writer.add_tensor(name, np.ascontiguousarray(data, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    print(f"{out}: {out.stat().st_size / 1e6:.2f} MB")


@torch.no_grad()
def check(model: Model, vocabulary_file: Path, out: Path) -> None:
    """For each prompt: ids and greedy answer in N.json, logits as little-endian f32 rows [tokens, n_vocab] in N.f32."""
    out.mkdir(parents=True, exist_ok=True)
    coder = tokenizer.load(vocabulary_file)
    end = coder.token_to_id("<|im_end|>")
    for i, messages in enumerate(CHECK_PROMPTS):
        text = tokenizer.prompt(messages)
        ids = coder.encode(text).ids
        answer = model.greedy(ids, end, limit=120)
        logits = model.logits(torch.tensor([ids + answer]))[0].float().numpy()
        logits.astype("<f4").tofile(out / f"{i}.f32")
        record = {
            "prompt": text,
            "messages": messages,
            "prompt_tokens": ids,
            "tokens": ids + answer,
            "shape": list(logits.shape),
            "answer": coder.decode(answer),
        }
        (out / f"{i}.json").write_text(json.dumps(record, indent=1, ensure_ascii=False))
    with open(out / "tokenizer.jsonl", "w") as lines:
        for text in SAMPLES:
            lines.write(json.dumps({"text": text, "ids": coder.encode(text).ids}, ensure_ascii=False) + "\n")


SAMPLES = [
    "Hello",
    ' Zarvo "Zarvo" (Zarvo)',
    '{"name": "Anna Berg", "age": 34, "items": [{"a": 1}, {"b": null}]}',
    "3 March 2026, 49.90 EUR",
    "it's 'so' we'll",
    "äéø 燒 💐\n\n  x\t\ty  ",
    "line\r\nline\n\n\nend ",
    "ABCdef123ghi",
    "   three   spaces",
    "a@b.de https://www.x.org/docs",
    "!!!???...",
    "١٢٣ ½ ²",
]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", default="hob-nano-q8_0.gguf")
    parser.add_argument("--f32", help="also write an F32 file here")
    parser.add_argument("--check", help="also write reference token ids and logits into this folder")
    parser.add_argument("--context", type=int, default=1024, help="context length to state: what was trained")


def main(options: argparse.Namespace) -> None:
    folder = Path(options.work)
    (model, training), file = load(folder, options.checkpoint), folder / "tokenizer.json"
    write(model, training, file, Path(options.out), True, options.context)
    if options.f32:
        write(model, training, file, Path(options.f32), False, options.context)
    if options.check:
        check(model, file, Path(options.check))
