"""Compares what `hob convert` makes of folders of Hugging Face with what llama.cpp's converter
makes of them: all tensors, to the bit, and all metadata but the words about a model's origin.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0 sentencepiece
    python tests/goldens/convert.py --llama LLAMA_CPP_TREE --hob HOB [NAME ...]

The folders are tiny random models of every class that hob reads, as `save_pretrained` writes them.
The converter knows tokenizers of byte pairs by a hash of what their real vocabulary makes of a
text; for a tiny one it is told the name. Prints a line for each model and each difference; the exit
code is 0 if there is none.
"""

import argparse
import contextlib
import functools
import io
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import numpy
import safetensors.torch
import sentencepiece
import torch
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedTokenizerFast

TEXT = Path(__file__).resolve().parent.parent.parent / "LICENSE-APACHE"
N_VOCAB = 512
# the end of a turn is token 107, as in Gemma's vocabulary
GEMMA_CONTROLS = [f"<unused{i}>" for i in range(103)] + ["<end_of_turn>"]
TEMPLATE = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant:"
# what a model is called, which is no matter of its content
ORIGIN = {
    "general.base_model.count", "general.basename", "general.finetune", "general.languages",
    "general.license", "general.name", "general.organization", "general.size_label",
    "general.tags", "general.type", "general.version",
}

CL100K = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|"
    r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
QWEN2 = CL100K.replace(r"\p{N}{1,3}", r"\p{N}")


@dataclass
class Folder:
    """A model: `kind` is its name in transformers, `pre` that of its pre-tokenizer in GGUF; without
    one its tokenizer is SentencePiece's."""

    name: str
    kind: str
    pre: str | None = None
    config: dict = field(default_factory=dict)

    def model(self):
        common = {
            "vocab_size": N_VOCAB,
            "hidden_size": 64,
            "intermediate_size": 96,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "max_position_embeddings": 256,
            "bos_token_id": 1,
            "eos_token_id": 2,
            "pad_token_id": 0,
        }
        config = AutoConfig.for_model(self.kind, **{**common, **self.config})
        model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16)
        generator = torch.Generator().manual_seed(1)
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.3)
        return model


GEMMA = {"head_dim": 32, "query_pre_attn_scalar": 32, "sliding_window": 64}
WINDOWS = ["sliding_attention", "full_attention"]
EXPERTS = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
FOLDERS = [
    Folder("llama", "llama"),
    Folder("llama3", "llama", "llama-bpe", {
        "rope_parameters": {
            "rope_type": "llama3", "rope_theta": 500000.0, "factor": 8.0, "low_freq_factor": 1.0,
            "high_freq_factor": 4.0, "original_max_position_embeddings": 64,
        },
    }),
    Folder("mistral", "mistral", None, {"sliding_window": None}),
    Folder("qwen2", "qwen2", "qwen2"),
    Folder("qwen2-yarn", "qwen2", "qwen2", {
        "rope_parameters": {
            "rope_type": "yarn", "rope_theta": 1000000.0, "factor": 4.0,
            "original_max_position_embeddings": 64,
        },
    }),
    Folder("qwen3", "qwen3", "qwen2", {"head_dim": 32}),
    Folder("gemma", "gemma", None, {"head_dim": 32}),
    Folder("gemma2", "gemma2", None, GEMMA),
    Folder("gemma3", "gemma3_text", None, GEMMA),
    Folder("phi3", "phi3", None, {"sliding_window": 64}),
    Folder("smollm3", "smollm3", "llama-bpe", {"num_hidden_layers": 4}),
    Folder("granite", "granite", "gpt-2", {
        "embedding_multiplier": 12.0, "logits_scaling": 8.0, "residual_multiplier": 0.22,
        "attention_multiplier": 0.0625,
    }),
    Folder("olmo2", "olmo2", "dbrx"),
    Folder("olmo3", "olmo3", "dbrx", {"sliding_window": 64, "layer_types": WINDOWS}),
    Folder("seed_oss", "seed_oss", "dbrx", {"head_dim": 32}),
    Folder("mixtral", "mixtral", None, {"num_local_experts": 4}),
    Folder("qwen2_moe", "qwen2_moe", "qwen2", {
        **EXPERTS, "shared_expert_intermediate_size": 64, "norm_topk_prob": False,
    }),
    Folder("qwen3_moe", "qwen3_moe", "qwen2", {**EXPERTS, "norm_topk_prob": True, "head_dim": 32}),
    Folder("olmoe", "olmoe", "dbrx", {"num_experts": 4, "num_experts_per_tok": 2}),
    Folder("granitemoe", "granitemoe", "gpt-2", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "embedding_multiplier": 12.0,
        "logits_scaling": 8.0, "residual_multiplier": 0.22, "attention_multiplier": 0.0625,
    }),
    Folder("ernie4_5_moe", "ernie4_5_moe", None, {
        "moe_num_experts": 4, "moe_k": 2, "moe_intermediate_size": 32, "moe_num_shared_experts": 2,
        "moe_layer_start_index": 1, "num_hidden_layers": 3,
        # the converter takes the width of the shared experts for this by the heads of keys
        "intermediate_size": 128,
    }),
    Folder("gpt_oss", "gpt_oss", "dbrx", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "head_dim": 32, "sliding_window": 64,
    }),
    Folder("ernie4_5", "ernie4_5", None, {"head_dim": 32}),
    Folder("glm4", "glm4", "dbrx", {"head_dim": 32}),
    Folder("exaone4", "exaone4", "dbrx", {
        "sliding_window": 64, "num_hidden_layers": 64, "head_dim": 16,
        "layer_types": 16 * [*3 * ["sliding_attention"], "full_attention"],
    }),
    Folder("hunyuan", "hunyuan_v1_dense", "dbrx", {"head_dim": 32}),
    Folder("lfm2", "lfm2", "llama-bpe", {
        "layer_types": ["conv", "full_attention"], "block_multiple_of": 32,
        "block_auto_adjust_ff_dim": True,
    }),
    Folder("starcoder2", "starcoder2", "gpt-2", {"sliding_window": 4096}),
    Folder("stablelm", "stablelm", "dbrx"),
    Folder("phi", "phi", "gpt-2", {"num_key_value_heads": 4, "intermediate_size": 256}),
    Folder("cohere2", "cohere2", "gpt-2", {
        "sliding_window": 64, "head_dim": 16, "rotary_pct": 1.0, "num_hidden_layers": 4,
    }),
]


def byte_pairs(folder, pre):
    """Writes a tokenizer of byte pairs, learned from a text."""
    tokenizer = Tokenizer(models.BPE(ignore_merges=pre == "llama-bpe"))
    parts = []
    if pre == "qwen2":
        tokenizer.normalizer = normalizers.NFC()
    if pre != "gpt-2":
        pattern = QWEN2 if pre == "qwen2" else CL100K
        parts.append(pre_tokenizers.Split(Regex(pattern), behavior="isolated"))
    parts.append(pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pre == "gpt-2"))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(parts)
    tokenizer.decoder = decoders.ByteLevel()
    special = ["<pad>", "<s>", "</s>", "<|endoftext|>", "<|user|>"]
    trainer = trainers.BpeTrainer(
        vocab_size=N_VOCAB - 2,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train([str(TEXT)], trainer)
    fast = PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, bos_token="<s>", eos_token="</s>", pad_token="<pad>"
    )
    fast.add_tokens(["<think>"])
    fast.chat_template = TEMPLATE
    fast.save_pretrained(folder)


def sentence_pieces(folder):
    """Writes a tokenizer of SentencePiece, learned from a text."""
    sentencepiece.SentencePieceTrainer.train(
        input=str(TEXT), model_prefix=str(folder / "tokenizer"), vocab_size=N_VOCAB,
        model_type="bpe", byte_fallback=True, pad_id=0, bos_id=1, eos_id=2, unk_id=3,
        control_symbols=GEMMA_CONTROLS, normalization_rule_name="identity", minloglevel=2,
    )
    (folder / "tokenizer.vocab").unlink()
    config = {
        "add_bos_token": True, "add_eos_token": False, "bos_token": "<s>", "eos_token": "</s>",
        "pad_token": "<pad>", "unk_token": "<unk>", "chat_template": TEMPLATE,
        "tokenizer_class": "LlamaTokenizer",
        "added_tokens_decoder": {
            "105": {"content": "<|user|>", "special": False},
            "106": {"content": "word", "special": False},
        },
    }
    (folder / "tokenizer_config.json").write_text(json.dumps(config))


def in_blocks(folder):
    """Puts random blocks of MXFP4 in place of gpt-oss's experts, as its makers published them."""
    path = folder / "model.safetensors"
    tensors = safetensors.torch.load_file(path)
    generator = torch.Generator().manual_seed(2)
    for name in [name for name in tensors if name.endswith(("gate_up_proj", "down_proj"))]:
        n_expert, n_in, n_out = tensors.pop(name).shape
        shape = [n_expert, n_out, n_in // 32]
        bytes_of = functools.partial(torch.randint, generator=generator, dtype=torch.uint8)
        tensors[f"{name}_blocks"] = bytes_of(0, 256, [*shape, 16])
        tensors[f"{name}_scales"] = bytes_of(120, 130, shape)
    safetensors.torch.save_file(tensors, path)


def write(case, folder):
    folder.mkdir()
    case.model().save_pretrained(folder)
    if case.kind == "gpt_oss":
        in_blocks(folder)
        config = json.loads((folder / "config.json").read_text())
        config["quantization_config"] = {"quant_method": "mxfp4"}
        (folder / "config.json").write_text(json.dumps(config))
    if case.pre is None:
        sentence_pieces(folder)
    else:
        byte_pairs(folder, case.pre)


def expected(case, folder, out):
    """Converts a folder as llama.cpp does."""
    import gguf
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    hparams = ModelBase.load_hparams(folder, False)
    kind = get_model_class(get_model_architecture(hparams, ModelType.TEXT))
    if case.pre is not None:
        kind.get_vocab_base_pre = lambda self, tokenizer: case.pre
    kind(folder, gguf.LlamaFileType.MOSTLY_BF16, out, eager=True, hparams=hparams).write()


def read(path):
    """Returns the metadata and the tensors of a file."""
    import gguf

    reader = gguf.GGUFReader(path)
    fields = {
        name: (str(field.types), field.contents())
        for name, field in reader.fields.items()
        if not name.startswith("GGUF.") and name not in ORIGIN
    }
    tensors = {
        tensor.name: (tensor.tensor_type.name, tensor.shape.tolist(), numpy.array(tensor.data))
        for tensor in reader.tensors
    }
    return fields, tensors


def shown(value):
    text = "nothing" if value is None else str(value)
    return text if len(text) < 160 else text[:160] + "…"


def differences(ours, theirs):
    for name in sorted({*ours[0], *theirs[0]}):
        one, other = ours[0].get(name), theirs[0].get(name)
        if one != other:
            yield f"{name}: {shown(one)}, expected {shown(other)}"
    for name in sorted({*ours[1], *theirs[1]}):
        one, other = ours[1].get(name), theirs[1].get(name)
        if one is None or other is None or one[:2] != other[:2]:
            yield f"{name}: {one and one[:2]}, expected {other and other[:2]}"
        elif not numpy.array_equal(one[2], other[2]):
            yield f"{name}: other values"


def compare(case, hob):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        model = folder / case.name
        write(case, model)
        theirs = folder / "theirs.gguf"
        with contextlib.redirect_stderr(io.StringIO()):
            expected(case, model, theirs)
        ours = folder / "ours.gguf"
        done = subprocess.run([hob, "convert", model, ours], capture_output=True, text=True)
        if done.returncode != 0:
            return [done.stderr.strip()], ([], [])
        theirs = read(theirs)
        return list(differences(read(ours), theirs)), theirs


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    sys.path[:0] = [str(options.llama), str(options.llama / "gguf-py")]
    failed = 0
    for case in FOLDERS:
        if options.names and case.name not in options.names:
            continue
        found, (fields, tensors) = compare(case, options.hob)
        failed += bool(found)
        verdict = "FAILED" if found else "equal"
        print(f"{case.name:12} {verdict}: {len(fields)} values, {len(tensors)} tensors", flush=True)
        for line in found:
            print(f"    {line}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
