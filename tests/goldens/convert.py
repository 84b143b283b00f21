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
import base64
import contextlib
import functools
import io
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

import numpy
import safetensors.torch
import sentencepiece
import torch
from tokenizers import (
    Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers,
)
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedTokenizerFast
from transformers.convert_slow_tokenizer import bytes_to_unicode

import convert_encoders
import convert_later
import convert_recurrent
from cases import ABSENT

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
QWEN35 = QWEN2.replace(r"\p{L}+", r"[\p{L}\p{M}]+").replace(r"[^\s\p{L}", r"[^\s\p{L}\p{M}")
CAPITALS = r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
SMALL = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
ENDING = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
REST = r" ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
O200K = f"{CAPITALS}*{SMALL}+{ENDING}|{CAPITALS}+{SMALL}*{ENDING}|\\p{{N}}{{1,3}}|{REST}"
TEKKEN = f"{CAPITALS}*{SMALL}+|{CAPITALS}+{SMALL}*|\\p{{N}}|{REST}"
# the patterns of pre-tokenizers by their names in GGUF
PATTERNS = {
    "llama-bpe": [CL100K],
    "dbrx": [CL100K],
    "qwen2": [QWEN2],
    "qwen35": [QWEN35],
    "kormo": [QWEN2],
    "gpt-4o": [O200K],
    "tekken": [TEKKEN],
    "deepseek-v3": [
        r"\p{N}{1,3}", "[一-龥\u3040-ゟ゠-ヿ]+",
        "[!\"#$%&'()*+,\\-./:;<=>?@\\[\\\\\\]^_`{|}~][A-Za-z]+|"
        "[^\r\n\\p{L}\\p{P}\\p{S}]?[\\p{L}\\p{M}]+| ?[\\p{P}\\p{S}]+[\r\n]*|"
        r"\s*[\r\n]+|\s+(?!\S)|\s+",
    ],
    "exaone-moe": [
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|"
        r"[^\r\n\p{L}\p{N}]?(?:\p{L}\p{M}*(?: \p{L}\p{M}*)*)+|\p{N}|"
        r" ?[^\s\p{L}\p{N}]+[\r\n/]?|\s*[\r\n]|\s+(?!\S)|\s+",
    ],
}


@dataclass
class Folder:
    """A model: `kind` is its name in transformers, `pre` that of its pre-tokenizer in GGUF; without
    one its tokenizer is SentencePiece's."""

    name: str
    kind: str
    pre: str | None = None
    config: dict = field(default_factory=dict)
    # what config.json says in the makers' words, where transformers saves others; ABSENT stands
    # for a key that they have not
    hparams: dict = field(default_factory=dict)
    # tensors that transformers does not save, by their names and shapes
    extra: dict = field(default_factory=dict)
    # parts of the names of tensors that are others, where the converter is wrong
    others: tuple = ()
    # ends of the names of values and tensors that the converter leaves out or writes otherwise, and
    # that must be there
    is_added: tuple = ()
    # the configuration is all there is, and is not beside the common sizes
    is_whole: bool = False
    auto: type = AutoModelForCausalLM
    # makes a model that transformers has not
    build: Callable | None = None
    save: Callable = lambda model, folder: model.save_pretrained(folder)
    # changes what was saved
    finish: Callable = lambda folder: None
    # changes the converter's class
    patch: Callable = lambda kind: None
    # values of parameters that are no random numbers
    values: Callable = lambda name, parameter, normal: None
    # it embeds texts and writes none
    is_encoder: bool = False
    # what the model makes of tokens
    logits: Callable | None = None

    def untouched(self, dtype=torch.bfloat16):
        """Returns the model as it is made."""
        if self.build:
            return self.build().to(dtype)
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
        config = self.config if self.is_whole else {**common, **self.config}
        config = {key: value for key, value in config.items() if value is not ABSENT}
        config = AutoConfig.for_model(self.kind, **config)
        for part in (config, config.get_text_config()):
            part._attn_implementation = "eager"
            part._experts_implementation = "eager"
        return self.auto.from_config(config, dtype=dtype)

    def model(self):
        model = self.untouched()
        generator = torch.Generator().manual_seed(1)
        with torch.no_grad():
            for name, parameter in model.named_parameters():
                normal = torch.randn(parameter.shape, generator=generator)
                values = self.values(name, parameter, normal)
                parameter.copy_(normal * 0.3 if values is None else values)
        return model


GEMMA = {"head_dim": 32, "query_pre_attn_scalar": 32, "sliding_window": 64}
WINDOWS = ["sliding_attention", "full_attention"]
# keys that the converter leaves out
ONE_WINDOW = (".attention.sliding_window",)
SOME_WINDOWS = (*ONE_WINDOW, ".attention.sliding_window_pattern")
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
    Folder("mistral-window", "mistral", None, {"sliding_window": 8}, is_added=ONE_WINDOW),
    Folder("mixtral-window", "mixtral", None, {
        "num_local_experts": 4, "sliding_window": 8,
    }, is_added=ONE_WINDOW),
    Folder("qwen2-window", "qwen2", "qwen2", {
        "sliding_window": 8, "use_sliding_window": True, "max_window_layers": 1,
    }, is_added=SOME_WINDOWS),
    Folder("qwen3-window", "qwen3", "qwen2", {
        "head_dim": 32, "sliding_window": 8, "use_sliding_window": True, "layer_types": WINDOWS,
    }, is_added=SOME_WINDOWS),
    Folder("qwen2_moe-window", "qwen2_moe", "qwen2", {
        **EXPERTS, "shared_expert_intermediate_size": 64, "norm_topk_prob": False,
        "sliding_window": 8, "use_sliding_window": True, "num_hidden_layers": 3,
    }, is_added=SOME_WINDOWS),
    Folder("qwen3_moe-window", "qwen3_moe", "qwen2", {
        **EXPERTS, "norm_topk_prob": True, "head_dim": 32, "sliding_window": 8,
        "use_sliding_window": True,
    }, is_added=ONE_WINDOW),
    Folder("smollm3-window", "smollm3", "llama-bpe", {
        "num_hidden_layers": 4, "sliding_window": 8, "use_sliding_window": True,
    }, is_added=SOME_WINDOWS),
    Folder("phi3-window", "phi3", None, {"sliding_window": 8}),
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
    *convert_later.folders(Folder),
    *convert_encoders.folders(Folder, convert_later.with_pooling),
]

FOLDERS += [Folder(*case) for case in convert_recurrent.CASES]


def byte_pairs(folder, pre, more):
    """Writes a tokenizer of byte pairs, learned from a text."""
    tokenizer = Tokenizer(models.BPE(ignore_merges=pre == "llama-bpe"))
    parts = []
    if pre in ("qwen2", "qwen35", "olmo"):
        tokenizer.normalizer = normalizers.NFC()
    if pre == "smollm":
        parts.append(pre_tokenizers.Digits(individual_digits=True))
    for pattern in PATTERNS.get(pre, []):
        parts.append(pre_tokenizers.Split(Regex(pattern), behavior="isolated"))
    parts.append(pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pre not in PATTERNS))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(parts)
    tokenizer.decoder = decoders.ByteLevel()
    special = ["<pad>", "<s>", "</s>", "<|endoftext|>", "<|user|>", *more]
    trainer = trainers.BpeTrainer(
        vocab_size=N_VOCAB - 2,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train([str(TEXT)], trainer)
    names = {"bos_token": "<s>", "eos_token": "</s>", "pad_token": "<pad>"}
    if pre == "olmo":
        surround_with(tokenizer, "<s>", "</s>", [1, 2])
        names = {"cls_token": "<s>", "sep_token": "</s>", "pad_token": "<pad>"}
    if pre == "roberta-bpe":
        tokenizer.post_processor = processors.RobertaProcessing(
            ("</s>", 2), ("<s>", 1), add_prefix_space=False,
        )
        names |= {"cls_token": "<s>", "sep_token": "</s>", "mask_token": "<|user|>"}
    fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, **names)
    fast.add_tokens(["<think>"])
    fast.chat_template = TEMPLATE
    fast.save_pretrained(folder)


def word_pieces(folder):
    """Writes a tokenizer of WordPiece, learned from a text."""
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    trainer = trainers.WordPieceTrainer(
        vocab_size=N_VOCAB, special_tokens=special, show_progress=False
    )
    tokenizer.train([str(TEXT)], trainer)
    surround_with(tokenizer, "[CLS]", "[SEP]", [2, 3])
    PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, pad_token="[PAD]", unk_token="[UNK]", cls_token="[CLS]",
        sep_token="[SEP]", mask_token="[MASK]",
    ).save_pretrained(folder)


def unigrams(folder):
    """Writes a tokenizer of SentencePiece's unigrams, learned from a text."""
    sentencepiece.SentencePieceTrainer.train(
        input=str(TEXT), model_prefix=str(folder / "unigrams"), vocab_size=N_VOCAB - 2,
        model_type="unigram", unk_id=0, bos_id=1, eos_id=2, pad_id=-1, minloglevel=2,
        normalization_rule_name="nmt_nfkc",
    )
    (folder / "unigrams.vocab").unlink()
    (folder / "unigrams.model").rename(folder / "sentencepiece.bpe.model")


def surround_with(tokenizer, first, last, ids):
    """Puts a token before a text and one after it, as encoders have it."""
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{first} $A {last}", pair=f"{first} $A {last} $B:1 {last}:1",
        special_tokens=list(zip([first, last], ids)),
    )


def ranks(folder):
    """Writes a vocabulary as tiktoken does, learned from a text; the rest are special tokens."""
    byte_pairs(folder, "gpt-2", [])
    model = json.loads((folder / "tokenizer.json").read_text())["model"]
    (folder / "tokenizer.json").unlink()
    bytes_of = {char: byte for byte, char in bytes_to_unicode().items()}
    tokens = [bytes([byte]) for byte in range(256)]
    tokens += [bytes(bytes_of[char] for char in "".join(pair)) for pair in model["merges"]]
    # a token that no two others make
    tokens.insert(300, b"qzxw")
    tokens = list(dict.fromkeys(tokens))[:N_VOCAB - 32]
    lines = [f"{base64.b64encode(token).decode()} {i}\n" for i, token in enumerate(tokens)]
    (folder / "tiktoken.model").write_text("".join(lines))
    first = len(tokens)
    words = ["[BOS]", "[EOS]", "<|im_end|>"]
    config = {
        "tokenizer_class": "TikTokenTokenizer", "bos_token": "[BOS]", "eos_token": "[EOS]",
        "chat_template": TEMPLATE,
        "added_tokens_decoder": {
            str(first + i): {"content": word, "special": True} for i, word in enumerate(words)
        },
    }
    (folder / "tokenizer_config.json").write_text(json.dumps(config))


def pairs_of_letters(folder):
    """Writes a tokenizer of pairs of letters, as Gemma 4 has it, learned from a text."""
    tokenizer = Tokenizer(models.BPE(byte_fallback=True, fuse_unk=True, unk_token="<unk>"))
    tokenizer.normalizer = normalizers.Replace(" ", "▁")
    tokenizer.pre_tokenizer = pre_tokenizers.Split(" ", behavior="merged_with_previous")
    steps = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    tokenizer.decoder = decoders.Sequence(steps)
    special = ["<pad>", "<s>", "</s>", "<unk>", "<|channel>", "<|turn>"]
    trainer = trainers.BpeTrainer(vocab_size=N_VOCAB, special_tokens=[
        *special, *(f"<0x{byte:02X}>" for byte in range(256)),
    ], show_progress=False)
    tokenizer.train([str(TEXT)], trainer)
    # bytes are no special tokens
    model = json.loads(tokenizer.to_str())
    model["added_tokens"] = [t for t in model["added_tokens"] if t["content"] in special]
    fast = PreTrainedTokenizerFast(
        tokenizer_object=Tokenizer.from_str(json.dumps(model)), bos_token="<s>", eos_token="</s>",
        pad_token="<pad>", unk_token="<unk>",
    )
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


def with_extra(case, folder):
    """Adds random tensors, and puts words of the makers into the configuration."""
    path = folder / "model.safetensors"
    tensors = safetensors.torch.load_file(path)
    generator = torch.Generator().manual_seed(3)
    for name, shape in case.extra.items():
        tensors[name] = (torch.randn(shape, generator=generator) * 0.3).to(torch.bfloat16)
    safetensors.torch.save_file(tensors, path)
    path = folder / "config.json"
    config = {**json.loads(path.read_text()), **case.hparams}
    config = {key: value for key, value in config.items() if value is not ABSENT}
    path.write_text(json.dumps(config))


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
    case.save(case.model(), folder)
    if case.extra or case.hparams:
        with_extra(case, folder)
    case.finish(folder)
    if case.kind == "gpt_oss":
        in_blocks(folder)
        config = json.loads((folder / "config.json").read_text())
        config["quantization_config"] = {"quant_method": "mxfp4"}
        (folder / "config.json").write_text(json.dumps(config))
    write_tokenizer(case, folder)


def write_tokenizer(case, folder):
    if case.pre is None:
        sentence_pieces(folder)
    elif case.pre == "unigrams":
        unigrams(folder)
    elif case.pre == "bert-bge":
        word_pieces(folder)
    elif case.pre == "gemma4":
        pairs_of_letters(folder)
    elif case.pre == "kimi-k2":
        ranks(folder)
    else:
        is_glm = case.kind.startswith(("glm4_moe", "glm4v_moe"))
        byte_pairs(folder, case.pre, ["[gMASK]", "<|observation|>"] if is_glm else [])


def expected(case, folder, out):
    """Converts a folder as llama.cpp does."""
    import gguf
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    # transformers puts its own words and defaults in place of the makers'
    hparams = {**ModelBase.load_hparams(folder, False), **case.hparams}
    hparams = {key: value for key, value in hparams.items() if value is not ABSENT}
    kind = get_model_class(get_model_architecture(hparams, ModelType.TEXT))
    if case.pre is not None:
        kind.get_vocab_base_pre = lambda self, tokenizer: case.pre
    if case.kind.startswith("qwen3_") and hasattr(kind, "no_mtp"):
        # it takes blocks for granted where none are
        kind.no_mtp = not case.extra
    case.patch(kind)
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


def differences(ours, theirs, others, is_added):
    for end in is_added:
        if not any(name.endswith(end) for name in (*ours[0], *ours[1])):
            yield f"{end}: nothing, which is as the converter writes it, and wrong"
    for name in sorted({*ours[0], *theirs[0]}):
        if name.endswith(is_added):
            continue
        one, other = ours[0].get(name), theirs[0].get(name)
        if name.endswith("add_bos_token") and other is None and one[1] is False:
            continue  # a file without the key may have a BOS token, where transformers has none
        if one != other:
            yield f"{name}: {shown(one)}, expected {shown(other)}"
    for name in sorted({*ours[1], *theirs[1]}):
        if name.endswith(is_added):
            continue
        one, other = ours[1].get(name), theirs[1].get(name)
        is_same = one and other and one[:2] == other[:2]
        if one and other and any(part in name for part in others):
            if is_same and numpy.array_equal(one[2], other[2]):
                yield f"{name}: as the converter writes it, which another was expected of"
        elif not is_same:
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
        return list(differences(read(ours), theirs, case.others, case.is_added)), theirs


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
