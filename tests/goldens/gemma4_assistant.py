"""Makes a tiny Gemma 4 and an assistant that drafts for it, and what these give:
`tests/data/gemma4_assistant`, which `tests/it/gemma4_assistant.rs` reads.

    pip install torch==2.15.0 transformers==5.24.0 gguf==0.19.0
    python tests/goldens/gemma4_assistant.py --llama LLAMA_CPP_TREE

The values are those of `transformers` in 64 bits: of each token of a text the model's hidden state
and the keys and values that the assistant reads, side by side; then, after several beginnings of
that text, logits and hidden states of three tokens that the assistant drafts, as
`SinglePositionMultiTokenCandidateGenerator` has it. The files are what llama.cpp's converter makes
of the same weights. The model's layers add little to the embeddings, so that the assistant, which
passes them on, often drafts what the model chooses. The same versions make the same files.
"""

import argparse
import json
import math
import tempfile
from pathlib import Path

import numpy
import torch
from transformers import Gemma4AssistantConfig, Gemma4AssistantForCausalLM
from transformers import Gemma4ForCausalLM, Gemma4TextConfig

import cases
import make

OUT = Path(__file__).resolve().parent.parent / "data" / "gemma4_assistant"
N_VOCAB, N_EMBD = 64, 32
N_TOKENS, N_DRAFTED = 20, 3
# tokens of the text that the assistant drafts after
BEGINNINGS = [5, 12, 20]
ROPE = {
    "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0},
    "full_attention": {
        "rope_type": "proportional", "partial_rotary_factor": 0.5, "rope_theta": 1000000.0,
    },
}


def text_config(width, kinds, **more):
    types = {"s": "sliding_attention", "f": "full_attention"}
    return Gemma4TextConfig(**{
        "vocab_size": N_VOCAB, "hidden_size": width, "intermediate_size": 24,
        "num_hidden_layers": len(kinds), "layer_types": [types[kind] for kind in kinds],
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8, "global_head_dim": 16,
        "sliding_window": 8, "hidden_size_per_layer_input": 0, "num_kv_shared_layers": 0,
        "max_position_embeddings": 512, "rope_parameters": ROPE, "attention_k_eq_v": False,
        "enable_moe_block": False, "use_double_wide_mlp": False, "pad_token_id": 0,
        "attn_implementation": "eager", **more,
    })


def randomize(name, model):
    for parameter, values in model.state_dict(keep_vars=True).items():
        if not values.is_floating_point() or "inv_freq" in parameter:
            continue
        seed = make.seed_of(name + parameter)
        normal = torch.randn(values.shape, generator=torch.Generator().manual_seed(seed))
        if "layer_scalar" in parameter or "embed_scale" in parameter:
            continue
        if values.dim() == 1:
            normal = 1 + 0.2 * normal.clamp(-2, 2)
            if "post_" in parameter and "layernorm" in parameter:
                normal = normal * 0.3
        elif "embed_tokens" not in parameter:
            normal = normal / math.sqrt(values.shape[-1])
        stored = normal.to(torch.float16) if values.dim() > 1 else normal
        with torch.no_grad():
            values.copy_(stored.to(values.dtype))


def hand_on(model, assistant):
    """Lets the assistant hand the embedding on, and know tokens by as much of it as it has."""
    table = model.model.embed_tokens.weight.detach().double()
    _, _, basis = torch.linalg.svd(table, full_matrices=False)
    n = assistant.hidden_size
    with torch.no_grad():
        narrow = (table @ basis[:n].T).half()
        assistant.model.embed_tokens.weight.copy_(narrow)
        projection = assistant.pre_projection.weight
        projection.mul_(0.1)
        projection[:, :N_EMBD] += basis[:n].to(projection.dtype)
        projection.copy_(projection.half())


def convert(name, model, llama):
    case = cases.Case(name, "gemma4", {})
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        vocab = {"model": {"vocab": {str(i): i for i in range(N_VOCAB)}}, "added_tokens": []}
        (Path(folder) / "tokenizer.json").write_text(json.dumps(vocab))
        make.convert(case, Path(folder), OUT / f"{name}.gguf", llama)


def rows(states):
    """Returns keys or values `[1, heads, n, d]` as a row for each token."""
    return states[0].transpose(0, 1).flatten(1)


def drafts(model, assistant, out, text, n):
    """Returns logits, states and tokens of drafts after the first `n` tokens."""
    hidden = out.hidden_states[-1][:, n - 2 : n - 1]
    shared = {
        kind: tuple(states[:, :, : n - 1] for states in both)
        for kind, both in out.shared_kv_states.items()
    }
    last = torch.tensor([[text[n - 1]]])
    logits, states, tokens = [], [], []
    for _ in range(N_DRAFTED):
        embedded = model.get_input_embeddings()(last)
        drafted = assistant(
            inputs_embeds=torch.cat([embedded, hidden], -1), shared_kv_states=shared,
            position_ids=torch.tensor([[n - 1]]),
        )
        hidden = drafted.last_hidden_state
        last = drafted.logits.argmax(-1)
        logits.append(drafted.logits[0, 0])
        states.append(hidden[0, 0])
        tokens.append(int(last))
    return torch.stack(logits), torch.stack(states), tokens


def save(**parts):
    for part, values in parts.items():
        numpy.asarray(values.detach()).astype("<f4").tofile(OUT / f"assistant.{part}.f32")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=Path, required=True, help="a source tree of llama.cpp")
    options = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    torch.manual_seed(0)
    model = Gemma4ForCausalLM(text_config(N_EMBD, "sfsfsf", num_kv_shared_layers=2)).eval()
    narrow = text_config(24, "ssf", vocab_size_per_layer_input=0)
    config = Gemma4AssistantConfig(text_config=narrow, backbone_hidden_size=N_EMBD)
    assistant = Gemma4AssistantForCausalLM(config).eval()
    randomize("gemma4", model)
    randomize("assistant", assistant)
    hand_on(model, assistant)
    convert("model", model, options.llama)
    convert("assistant", assistant, options.llama)

    text = [(7 * i + i * i // 3 + 5) % N_VOCAB for i in range(N_TOKENS)]
    model, assistant = model.double(), assistant.double()
    with torch.no_grad():
        out = model(
            torch.tensor([text]), output_hidden_states=True, return_shared_kv_states=True,
            use_cache=False,
        )
        kinds = ["sliding_attention", "full_attention"]
        read = [rows(states) for kind in kinds for states in out.shared_kv_states[kind]]
        logits, states, tokens = zip(*(drafts(model, assistant, out, text, n) for n in BEGINNINGS))
    save(
        hidden=torch.cat([out.hidden_states[-1][0], *read], -1),
        logits=torch.cat(logits), states=torch.cat(states),
    )
    lines = [" ".join(map(str, line)) for line in [text, *tokens]]
    (OUT / "assistant.tokens").write_text("\n".join(lines) + "\n")
    chosen = [int(token) for token in out.logits[0].argmax(-1)]
    print(f"drafts {tokens}, the model's next {[chosen[n - 1] for n in BEGINNINGS]}")


if __name__ == "__main__":
    main()
