"""Makes a model for transformers.js of a GGUF file of the Llama family: its graph in ONNX, written
node by node, with the matrices in eight bits.

Needs the packages onnx, onnxruntime, transformers, torch and gguf.
"""

import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime.quantization
import torch
import transformers
from onnx import TensorProto, helper, numpy_helper

# what positions are known up to
MAX_POSITIONS = 4096


class Graph:
    """Nodes and weights under way."""

    def __init__(self):
        self.nodes = []
        self.weights = []

    def weight(self, name, values):
        """Adds a weight, and returns its name."""
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def number(self, values, kind=np.int64):
        """Adds a constant, and returns its name."""
        return self.weight(f"constant_{len(self.weights)}", np.array(values, dtype=kind))

    def node(self, operator, *inputs, outputs=None, **attributes):
        """Adds a node, and returns the name of its only output, or those of several."""
        outputs = outputs or [f"{operator}_{len(self.nodes)}"]
        self.nodes.append(helper.make_node(operator, list(inputs), outputs, **attributes))
        return outputs[0] if len(outputs) == 1 else outputs

    def linear(self, x, name, matrix):
        """Multiplies by a matrix that has a row for each output."""
        return self.node("MatMul", x, self.weight(name, matrix.T))

    def norm(self, x, name, scale, epsilon):
        """Divides by the root of the mean square."""
        squares = self.node("Mul", x, x)
        mean = self.node("ReduceMean", squares, self.number([-1]))
        root = self.node("Sqrt", self.node("Add", mean, self.number(epsilon, np.float32)))
        return self.node("Mul", self.node("Div", x, root), self.weight(name, scale))

    def rotated(self, x, cos, sin, half):
        """Turns heads by their position."""
        n_each = self.number([half, half])
        pieces = [f"half_{len(self.nodes)}_{i}" for i in range(2)]
        first, second = self.node("Split", x, n_each, outputs=pieces, axis=-1)
        turned = self.node("Concat", self.node("Neg", second), first, axis=-1)
        return self.node("Add", self.node("Mul", x, cos), self.node("Mul", turned, sin))


def rotations(graph, config):
    """Returns the cosines and sines of the positions of the step."""
    width = config.head_dim
    theta = config.rope_parameters["rope_theta"]
    speeds = theta ** (-np.arange(0, width, 2, dtype=np.float64) / width)
    angles = np.outer(np.arange(MAX_POSITIONS), np.concatenate([speeds, speeds]))
    one = graph.number([1])

    def rows(name, table):
        table = graph.weight(name, table.astype(np.float32))
        return graph.node("Unsqueeze", graph.node("Gather", table, "position_ids"), one)

    return rows("cosines", np.cos(angles)), rows("sines", np.sin(angles))


def mask(graph):
    """Returns what is added to the scores: `[rows, 1, 1, step, all]`."""
    zero = graph.number(0)
    one = graph.number(1)
    n_all = graph.node("Gather", graph.node("Shape", "attention_mask"), one)
    n_step = graph.node("Gather", graph.node("Shape", "input_ids"), one)
    keys = graph.node("Range", zero, n_all, one)
    queries = graph.node("Range", graph.node("Sub", n_all, n_step), n_all, one)
    queries = graph.node("Unsqueeze", queries, graph.number([1]))
    before = graph.node("LessOrEqual", keys, queries)
    known = graph.node("Cast", "attention_mask", to=TensorProto.BOOL)
    known = graph.node("Unsqueeze", known, graph.number([1, 2, 3]))
    seen = graph.node("And", known, before)
    values = [graph.number(value, np.float32) for value in (0.0, -1e9)]
    return graph.node("Where", seen, *values)


def layer(graph, config, weights, i, x, about):
    """Adds a layer of the model."""
    cos, sin, hidden = about
    at = f"model.layers.{i}."
    width = config.head_dim
    n_kv = config.num_key_value_heads
    n_group = config.num_attention_heads // n_kv
    normed = graph.norm(
        x, f"{at}norm", weights[at + "input_layernorm.weight"], config.rms_norm_eps
    )

    def heads(kind, n):
        name = f"{at}self_attn.{kind}_proj.weight"
        flat = graph.linear(normed, name, weights[name])
        shaped = graph.node("Reshape", flat, graph.number([0, 0, n, width]))
        return graph.node("Transpose", shaped, perm=[0, 2, 1, 3])

    def cache(kind, new):
        names = [f"past_key_values.{i}.{kind}", new]
        return graph.node("Concat", *names, outputs=[f"present.{i}.{kind}"], axis=2)

    query = graph.rotated(heads("q", n_kv * n_group), cos, sin, width // 2)
    query = graph.node("Reshape", query, graph.number([0, n_kv, n_group, -1, width]))
    key = cache("key", graph.rotated(heads("k", n_kv), cos, sin, width // 2))
    value = cache("value", heads("v", n_kv))
    key = graph.node("Transpose", graph.node("Unsqueeze", key, graph.number([2])),
                     perm=[0, 1, 2, 4, 3])
    scores = graph.node("Mul", graph.node("MatMul", query, key),
                        graph.number(width**-0.5, np.float32))
    shares = graph.node("Softmax", graph.node("Add", scores, hidden), axis=-1)
    mixed = graph.node("MatMul", shares, graph.node("Unsqueeze", value, graph.number([2])))
    mixed = graph.node("Reshape", mixed, graph.number([0, n_kv * n_group, -1, width]))
    mixed = graph.node("Transpose", mixed, perm=[0, 2, 1, 3])
    mixed = graph.node("Reshape", mixed, graph.number([0, 0, n_kv * n_group * width]))
    name = f"{at}self_attn.o_proj.weight"
    x = graph.node("Add", x, graph.linear(mixed, name, weights[name]))
    name = at + "post_attention_layernorm.weight"
    normed = graph.norm(x, name, weights[name], config.rms_norm_eps)
    gate, up, down = (f"{at}mlp.{kind}_proj.weight" for kind in ("gate", "up", "down"))
    gated = graph.linear(normed, gate, weights[gate])
    gated = graph.node("Mul", gated, graph.node("Sigmoid", gated))
    gated = graph.node("Mul", gated, graph.linear(normed, up, weights[up]))
    return graph.node("Add", x, graph.linear(gated, down, weights[down]))


def onnx_model(config, weights):
    """Returns the graph of a model."""
    graph = Graph()
    table = graph.weight("embeddings", weights["model.embed_tokens.weight"].astype(np.float16))
    x = graph.node("Cast", graph.node("Gather", table, "input_ids"), to=TensorProto.FLOAT)
    about = (*rotations(graph, config), mask(graph))
    for i in range(config.num_hidden_layers):
        x = layer(graph, config, weights, i, x, about)
    x = graph.norm(x, "norm", weights["model.norm.weight"], config.rms_norm_eps)
    head = weights["lm_head.weight"]
    graph.node("MatMul", x, graph.weight("head", head.T), outputs=["logits"])

    kv = ["rows", config.num_key_value_heads, "before", config.head_dim]
    caches = [f"{i}.{kind}" for i in range(config.num_hidden_layers) for kind in ("key", "value")]
    float_value = lambda name, shape: helper.make_tensor_value_info(  # noqa: E731
        name, TensorProto.FLOAT, shape
    )
    step = [("input_ids", "step"), ("attention_mask", "all"), ("position_ids", "step")]
    inputs = [
        helper.make_tensor_value_info(name, TensorProto.INT64, ["rows", n]) for name, n in step
    ]
    inputs += [float_value(f"past_key_values.{name}", kv) for name in caches]
    outputs = [float_value("logits", ["rows", "step", config.vocab_size])]
    kv = ["rows", config.num_key_value_heads, "all", config.head_dim]
    outputs += [float_value(f"present.{name}", kv) for name in caches]
    made = helper.make_graph(graph.nodes, "model", inputs, outputs, graph.weights)
    opset = [helper.make_opsetid("", 18)]
    return helper.make_model(made, opset_imports=opset, ir_version=9)


def export(gguf, folder):
    """Writes the model of a GGUF file as transformers.js reads it; returns its tokenizer."""
    source = {"pretrained_model_name_or_path": gguf.parent, "gguf_file": gguf.name}
    tokenizer = transformers.AutoTokenizer.from_pretrained(**source)
    model = transformers.AutoModelForCausalLM.from_pretrained(**source, dtype=torch.float32)
    weights = {name: value.numpy() for name, value in model.state_dict().items()}
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    tokenizer.save_pretrained(folder)
    config = model.config
    config.head_dim = config.hidden_size // config.num_attention_heads
    config.architectures = ["LlamaForCausalLM"]
    kept = {**config.to_dict(), "model_type": "llama"}
    (folder / "config.json").write_text(json.dumps(kept), encoding="utf-8")
    ends = {"eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id}
    (folder / "generation_config.json").write_text(json.dumps(ends), encoding="utf-8")
    whole = folder / "onnx/model.onnx"
    onnx.save(onnx_model(config, weights), whole)
    onnxruntime.quantization.quantize_dynamic(
        whole,
        Path(folder, "onnx/model_quantized.onnx"),
        op_types_to_quantize=["MatMul"],
        weight_type=onnxruntime.quantization.QuantType.QUInt8,
    )
    return tokenizer
