"""Makes tiny models of GLM-4.5, DeepSeek V3 and Qwen3-Next with their blocks for multi-token
prediction, and what these give: `tests/data/mtp`, which `tests/it/mtp.rs` reads.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0
    python tests/goldens/mtp_blocks.py --llama LLAMA_CPP_TREE [NAME ...]

A block is a layer of the makers' own code in `transformers`, between what their models have around
it (DeepSeek V3, arXiv 2412.19437, section 2.2; vLLM's `glm4_moe_mtp.py`, `qwen3_next_mtp.py`):
x = eh_proj · [norm(embedding of the next token), norm(hidden state)], and the head of the
normalized output. Layers add little to the embeddings and the block passes the next token's on, so
that it often drafts what the model chooses. Values are computed in 64 bits from random hidden
states: those of a text that is read, then of three tokens that the block drafts from its own
states. The file is what llama.cpp's converter makes of the same weights.
"""

import argparse
import copy
import json
import tempfile
from pathlib import Path

import numpy
import torch
from safetensors.torch import load_file, save_file

import cases
import make

N_EMBD, N_VOCAB = 32, 64
N_TOKENS, N_DRAFTED = 20, 3
# the layer that is the block, behind those of the model
BLOCK = 2
OUT = Path(__file__).resolve().parent.parent / "data" / "mtp"


def quiet(name, parameter, normal):
    """Layers add little to the embeddings."""
    if name.endswith(("o_proj.weight", "out_proj.weight", "down_proj", "down_proj.weight")):
        return normal * 0.2 / parameter.shape[-1] ** 0.5
    return None


def quiet_delta_net(name, parameter, normal):
    values = quiet(name, parameter, normal)
    return cases.delta_net(name, parameter, normal) if values is None else values


def with_block(kind):
    """Converts the block of DeepSeek V3, which the converter leaves out of its files."""
    kind.skip_mtp = False
    make_kind, write = kind.__init__, kind.set_gguf_parameters

    def __init__(self, *args, **kwargs):
        import gguf

        make_kind(self, *args, **kwargs)
        self.block_count = BLOCK + 1
        self.tensor_map = gguf.get_tensor_name_map(self.model_arch, self.block_count)

    def set_gguf_parameters(self):
        write(self)
        self.gguf_writer.add_nextn_predict_layers(1)

    kind.__init__ = __init__
    kind.set_gguf_parameters = set_gguf_parameters


CASES = [
    cases.Case("glm4moe", "glm4_moe", {
        "num_hidden_layers": 3, "n_routed_experts": 4, "num_experts_per_tok": 2,
        "moe_intermediate_size": 8, "n_shared_experts": 1, "first_k_dense_replace": 1,
        "routed_scaling_factor": 1.7, "use_qk_norm": True, "head_dim": 8, "attention_bias": True,
        "rope_parameters": {**cases.ROPE, "partial_rotary_factor": 0.5},
    }, values=quiet),
    cases.Case("deepseek2", "deepseek_v3", {
        "num_hidden_layers": 3, "n_routed_experts": 4, "num_experts_per_tok": 2, "n_group": 2,
        "topk_group": 1, "moe_intermediate_size": 8, "n_shared_experts": 1,
        "first_k_dense_replace": 1, "routed_scaling_factor": 1.7, "norm_topk_prob": True,
        "q_lora_rank": 24, "kv_lora_rank": 16, "qk_rope_head_dim": 4, "qk_nope_head_dim": 4,
        "v_head_dim": 8, "head_dim": 4, "num_key_value_heads": 4, "rope_parameters": cases.ROPE,
    }, values=quiet, hparams={"scoring_func": "sigmoid"}, patch=with_block),
    cases.Case("qwen3next", "qwen3_next", {
        "num_hidden_layers": 3, "num_experts": 4, "num_experts_per_tok": 2,
        "moe_intermediate_size": 8, "head_dim": 8, "linear_num_key_heads": 2,
        "layer_types": ["linear_attention", "full_attention", "full_attention"],
        "linear_num_value_heads": 4, "linear_key_head_dim": 8, "linear_value_head_dim": 8,
        "linear_conv_kernel_dim": 4, "shared_expert_intermediate_size": 8,
        "decoder_sparse_step": 1, "norm_topk_prob": True,
        "rope_parameters": {**cases.ROPE, "partial_rotary_factor": 0.5},
    }, norms_from_zero=True, values=quiet_delta_net),
]
# names of what is around the layer, where they are not those of DeepSeek
QWEN_NAMES = {
    "eh_proj": "fc", "enorm": "pre_fc_norm_embedding", "hnorm": "pre_fc_norm_hidden",
    "shared_head.norm": "norm",
}


def around(case, model):
    """Returns the tensors around the layer, the table and the head among them where the files of
    the family have them."""
    random = torch.Generator().manual_seed(make.seed_of(case.name + "around"))

    def normal(*shape):
        return torch.randn(shape, generator=random, dtype=torch.float64)

    def norm():
        return (normal(N_EMBD).clamp(-2, 2) * 0.2 + (not case.norms_from_zero)).float()

    projection = normal(N_EMBD, 2 * N_EMBD) * 0.2 / (2 * N_EMBD) ** 0.5
    projection[:, :N_EMBD] += torch.eye(N_EMBD)
    tensors = {
        "eh_proj": projection.half().float(), "enorm": norm(), "hnorm": norm(),
        "shared_head.norm": norm(),
    }
    if case.name != "qwen3next":
        table, head = model.model.embed_tokens.weight, model.lm_head.weight
        tensors["embed_tokens"] = (table + 0.05 * normal(*table.shape)).half().float()
        tensors["shared_head.head"] = (head + 0.02 * normal(*head.shape)).half().float()
    return {name: tensor.detach() for name, tensor in tensors.items()}


def save(case, model, tensors, folder):
    """Saves the model with the block as its makers do."""
    model.save_pretrained(folder)
    path = folder / "config.json"
    config = json.loads(path.read_text())
    config["num_hidden_layers"] = BLOCK
    config["num_nextn_predict_layers"] = 1
    if "layer_types" in config:
        config["layer_types"] = config["layer_types"][:BLOCK]
    path.write_text(json.dumps(config))
    file = folder / "model.safetensors"
    saved = load_file(file)
    layer = f"model.layers.{BLOCK}."
    for name, tensor in tensors.items():
        saved[f"{layer}{name}.weight"] = tensor
    if case.name == "qwen3next":
        for name in [name for name in saved if name.startswith(layer)]:
            part = name.removeprefix(layer)
            own = QWEN_NAMES.get(part.removesuffix(".weight"))
            saved[f"mtp.{own}.weight" if own else f"mtp.layers.0.{part}"] = saved.pop(name)
    save_file({k: v.contiguous() for k, v in saved.items()}, file, {"format": "pt"})


class Block:
    """The layer as a model of one, and what is around it."""

    def __init__(self, case, model, tensors):
        one = copy.deepcopy(case)
        one.config["num_hidden_layers"] = 1
        if "first_k_dense_replace" in one.config:
            one.config["first_k_dense_replace"] = 0
        if "layer_types" in one.config:
            one.config["layer_types"] = ["full_attention"]
        self.model = one.model()
        state = dict(self.model.state_dict())
        own = model.state_dict()
        for name in state:
            if name.startswith("model.layers.0."):
                state[name] = own[name.replace("layers.0.", f"layers.{BLOCK}.", 1)]
        state["model.norm.weight"] = tensors["shared_head.norm"]
        state["lm_head.weight"] = tensors.get("shared_head.head", own["lm_head.weight"])
        self.model.load_state_dict(state)
        self.model = self.model.double().eval()
        self.table = tensors.get("embed_tokens", own["model.embed_tokens.weight"]).double()
        self.tensors = {name: tensor.double() for name, tensor in tensors.items()}
        self.added = 1.0 if case.norms_from_zero else 0.0
        self.eps = self.model.config.rms_norm_eps

    def norm(self, x, name):
        x = x * torch.rsqrt((x * x).mean(-1, keepdim=True) + self.eps)
        return x * (self.tensors[name] + self.added)

    def read(self, hidden, tokens):
        """Returns logits and hidden states of tokens, each with the state before it."""
        with torch.no_grad():
            embeddings = self.norm(self.table[torch.tensor(tokens)], "enorm")
            both = torch.cat([embeddings, self.norm(hidden, "hnorm")], -1)
            x = both @ self.tensors["eh_proj"].T
            states = self.model.model(inputs_embeds=x[None]).last_hidden_state[0]
            return self.model.lm_head(states), states


def make_block(case, llama):
    torch.manual_seed(0)
    model = case.model().eval()
    make.randomize(case, model)
    tensors = around(case, model)
    file = OUT / f"{case.name}.gguf"
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        save(case, model, tensors, folder)
        make.convert(case, folder, file, llama)
    block = Block(case, model, tensors)
    tokens = [(7 * i + i * i // 3 + 5) % N_VOCAB for i in range(N_TOKENS)]
    random = numpy.random.default_rng(make.seed_of(case.name))
    hidden = random.standard_normal((N_TOKENS, N_EMBD)).astype(numpy.float32)
    read = torch.tensor(hidden).double()
    logits, states = block.read(read, tokens)
    for _ in range(N_DRAFTED):
        tokens.append(int(logits[-1].argmax()))
        read = torch.cat([read, states[-1:]])
        logits, states = block.read(read, tokens)
    for name, values in [("hidden", hidden), ("logits", logits), ("states", states)]:
        numpy.asarray(values).astype("<f4").tofile(OUT / f"{case.name}.{name}.f32")
    (OUT / f"{case.name}.tokens").write_text(" ".join(map(str, tokens)) + "\n")
    size = file.stat().st_size
    print(f"{case.name}: {size} bytes, logits within ±{abs(logits).max():.2f}, tokens {tokens}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    for case in CASES:
        if not options.names or case.name in options.names:
            make_block(case, options.llama)


if __name__ == "__main__":
    main()
