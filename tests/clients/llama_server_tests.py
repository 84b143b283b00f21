#!/usr/bin/env python3
"""llama.cpp's own tests of llama-server, with `hob serve` in its place.

    llama_server_tests.py --llama TREE --hob HOB [--fixtures DIR] [-- PYTEST_ARGUMENT...]
        TREE is an unpacked source tree of llama.cpp, HOB the program

The tests run as they are, offline, without those that are marked slow. Their models are taken from
a cache of the hub that is made here: stories260K is the real one, random models of the same kind
stand in for the others. The exit code is 0 if exactly those tests fail that `DIFFERENT` lists.

Needs `pip install -r TREE/tools/server/tests/requirements.txt pytest-timeout pyyaml`.
"""

import argparse
import collections
import os
import pathlib
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

SLOT_WITH_IMAGE = "a slot that holds an image is not saved"
SLEEPING = "a server that sleeps says that it has no slots; rates are those of all answers"
SYNTHETIC = "--spec-synth-rates: `hob bench` measures drafts"
LOADING = "while its model is loaded, an answer needs its client"
WORDS = "needs what a trained model says"
NETWORK = "needs the network"
CORS = "test_security.py::test_cors_options[web.mydomain.fr-Access-Control-Allow-"
# Tests that fail, and why: files, tests with all their parameters, or those that begin alike.
DIFFERENT = {
    "test_mcp_servers.py": "--mcp-servers-config, --mcp-servers-json: the server runs no tools",
    "test_tools_builtin.py": "--tools: the server runs no tools",
    "test_proxy.py": "--ui-mcp-proxy: the server asks other servers for nothing",
    "test_security.py::test_cors_proxy_only_forwards_explicit_proxy_headers": "--ui-mcp-proxy",
    "test_security.py::test_cors_origins_defaults_to_localhost_with_tools_enabled": "--tools",
    f"{CORS}Origin": "credentials are never allowed to pages, and origins are not reflected",
    f"{CORS}Methods": "the methods are those of the path",
    f"{CORS}Headers": "`Authorization` is named, since `*` does not mean it",
    "test_security.py::test_cors_options[origin-": "credentials are never allowed to pages",
    "test_security.py::test_access_static_assets_without_api_key": "the page has other files",
    "test_security.py::test_local_media_file[../": "--media-path: no request names a file",
    "test_compat_gcp.py": "Vertex AI's form of requests is not there",
    "test_compat_anthropic.py::test_anthropic_tool_result_with_image": "400, not 500",
    "test_compat_anthropic.py::test_anthropic_vision_format_accepted": "400, not 500",
    "test_compat_anthropic.py::test_anthropic_empty_messages": "400, as Anthropic's interface",
    "test_compat_oai_responses.py::test_responses_stream_with_llama_telemetry": (
        "a stream that is cut ends with response.incomplete, as OpenAI's"
    ),
    "test_ctx_shift.py::test_ctx_shift_disabled_short_prompt[-1-248-True]": (
        "a text that fills the context has one more token"
    ),
    "test_embedding.py::test_embedding_error_prompt_too_long": "the words of the error",
    "test_kv_keep_only_active.py::test_clear_and_restore": "words of llama-server's log",
    "test_slot_save.py::test_slot_restore_legacy_token_list": "saved slots have hob's own form",
    "test_slot_save.py::test_slot_save_restore_with_image": SLOT_WITH_IMAGE,
    "test_slot_save.py::test_slot_save_restore_with_two_images": SLOT_WITH_IMAGE,
    "test_slot_save.py::test_slot_save_restore_with_image_across_restart": SLOT_WITH_IMAGE,
    "test_slot_save.py::test_slot_save_restore_image_payload_larger_than_context": SLOT_WITH_IMAGE,
    "test_slot_save.py::test_slot_restore_media_file_without_mmproj": SLOT_WITH_IMAGE,
    "test_sleep.py::test_server_sleep_read_only_endpoints": SLEEPING,
    "test_sleep.py::test_server_sleep_metrics_buckets": SLEEPING,
    "test_speculative.py::test_with_and_without_draft": SYNTHETIC,
    "test_speculative.py::test_synth_is_deterministic": SYNTHETIC,
    "test_speculative.py::test_synth_ignores_target_tokens": SYNTHETIC,
    "test_stream.py::test_stream_stop_during_model_load": LOADING,
    "test_stream.py::test_stream_resumes_after_reload_during_model_load": LOADING,
    "test_router.py::test_router_download_model": "POST /models: `hob pull` fetches",
    "test_router.py::test_router_delete_model": "DELETE /models: `hob rm` removes",
}
# Tests of these that pass all the same: that of a start that fails.
ALL_THE_SAME = ["test_mcp_servers.py::test_mcp_config_file_errors"]
# Tests that cannot tell anything here, and why.
LEFT_OUT = {
    "test_basic.py::test_load_split_model": WORDS,
    "test_lora.py": WORDS,
    "test_rerank.py::test_rerank": WORDS,
    "test_rerank.py::test_rerank_tei_format": WORDS,
    "test_rerank.py::test_rerank_usage": "needs the vocabulary of jina-reranker",
    "test_speculative.py::test_multi_requests_parallel": WORDS,
    "test_vision_api.py::test_vision_chat_completion[What is this:\\n-IMG_BASE64_URI_0": WORDS,
    "test_vision_api.py::test_vision_completion[What is this: <__media__>\\n-IMG_BASE64_": WORDS,
    "test_vision_api.py::test_vision_chat_completion[What is this:\\n-IMG_URL_": NETWORK,
    "test_vision_api.py::test_vision_chat_completion[Test test\\n-IMG_URL_": NETWORK,
    "test_vision_api.py::test_vision_chat_completion_token_count": NETWORK,
    "test_router.py::test_router_remote_preset": NETWORK,
    "test_router.py::test_router_queue_client_disconnect_keeps_model": (
        "needs LLAMA_SERVER_DEBUG_FAKE_TIMING, which makes /tokenize slow"
    ),
    "test_chat_completion.py::test_return_progress": (
        "a prompt's steps depend on the time that they take"
    ),
}

COMMIT = "0" * 40
# Width of the models that are made here, and the numbers of their ways of pooling in GGUF files.
WIDTH = 32
CLS = 2
RANK = 4
# Seconds that a test may take; the machine may be slow.
PATIENCE = 240
# What llama-server does where neither a request nor a model's file says, and its arithmetic.
OPTIONS = ["--offline", "--exact", "--deterministic", "--top-p", "0.95", "--min-p", "0.05"]

# llama-server without a model is a router; hob serves the model that comes with it.
PROGRAM = """#!/bin/sh
case " $* " in
*" --model "* | *" --hf-repo "* | *" --models-"*) exec {command} "$@" ;;
*) exec {command} --models-max 4 "$@" ;;
esac
"""
# What the tests would fetch is here. They import these names, so they are changed before that.
PLUGIN = '''
import pathlib

import requests
import utils
from llama_server_tests import LEFT_OUT, is_of

HERE = pathlib.Path(__file__).parent
utils.ServerPreset.load_all = staticmethod(lambda: None)
ask = requests.get


def download_file(url, output_file_path=None):
    return str(HERE / url.rsplit("/", 1)[1])


def get(url, **options):
    name = url.rsplit("/", 1)[1]
    if not url.startswith("https://huggingface.co/"):
        return ask(url, **options)
    answer = requests.Response()
    answer.status_code = 200
    answer._content = (HERE / name).read_bytes()
    return answer


def pytest_collection_modifyitems(items):
    def is_left_out(item):
        return any(is_of(item.nodeid.removeprefix("unit/"), listed) for listed in LEFT_OUT)

    items[:] = [item for item in items if not is_left_out(item)]


utils.download_file = download_file
requests.get = get
'''


def random_model(tree, path, architecture, vocabulary, settings, shapes):
    """Writes a random model with a vocabulary of llama.cpp's own tests, which its tree holds."""
    sys.path.insert(0, str(tree / "gguf-py"))
    import gguf
    import numpy

    fields = gguf.GGUFReader(tree / f"models/ggml-vocab-{vocabulary}.gguf").fields
    writer = gguf.GGUFWriter(path, architecture)
    for field in fields.values():
        if field.name.startswith("tokenizer."):
            kind = field.types[0]
            element = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
            writer.add_key_value(field.name, field.contents(), kind, sub_type=element)
    kinds = {bool: writer.add_bool, int: writer.add_uint32, float: writer.add_float32}
    for name, value in settings.items():
        kinds[type(value)](f"{architecture}.{name}", value)
    random = numpy.random.default_rng(1)
    n_vocab = len(fields["tokenizer.ggml.tokens"].data)
    for name, shape in {"token_embd.weight": (n_vocab, WIDTH), **shapes}.items():
        values = random.standard_normal(shape) * 0.3
        writer.add_tensor(name, values.astype(numpy.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def settings(context):
    return {
        "context_length": context,
        "embedding_length": WIDTH,
        "feed_forward_length": 2 * WIDTH,
        "block_count": 1,
        "attention.head_count": 2,
    }


def encoder(tree, path, scores):
    """Writes a random BERT with the vocabulary of BGE, which scores texts if asked."""
    norms = ["token_embd_norm", "blk.0.attn_output_norm", "blk.0.layer_output_norm"]
    square = ["blk.0.attn_q", "blk.0.attn_k", "blk.0.attn_v", "blk.0.attn_output"]
    shapes = {"token_types.weight": (2, WIDTH), "position_embd.weight": (1024, WIDTH)}
    shapes |= {f"{name}.weight": (WIDTH,) for name in norms}
    shapes |= {f"{name}.weight": (WIDTH, WIDTH) for name in square}
    shapes |= {f"{name}.bias": (WIDTH,) for name in [*norms, *square, "blk.0.ffn_down"]}
    shapes |= {"blk.0.ffn_up.weight": (2 * WIDTH, WIDTH), "blk.0.ffn_up.bias": (2 * WIDTH,)}
    shapes |= {"blk.0.ffn_down.weight": (WIDTH, 2 * WIDTH)}
    if scores:
        shapes |= {"cls.weight": (WIDTH, WIDTH), "cls.bias": (WIDTH,)}
        shapes |= {"cls.output.weight": (1, WIDTH), "cls.output.bias": (1,)}
    more = {"attention.layer_norm_epsilon": 1e-12, "attention.causal": False}
    more |= {"pooling_type": RANK if scores else CLS}
    random_model(tree, path, "bert", "bert-bge", settings(1024) | more, shapes)


def writer_of_text(tree, path):
    """Writes a random Llama with the vocabulary of Llama 2, which stories15M has."""
    square = ["attn_q", "attn_k", "attn_v", "attn_output"]
    shapes = {f"blk.0.{name}.weight": (WIDTH, WIDTH) for name in square}
    shapes |= {f"blk.0.ffn_{name}.weight": (2 * WIDTH, WIDTH) for name in ["gate", "up"]}
    shapes |= {"blk.0.ffn_down.weight": (WIDTH, 2 * WIDTH)}
    norms = ["output_norm", "blk.0.attn_norm", "blk.0.ffn_norm"]
    shapes |= {f"{name}.weight": (WIDTH,) for name in norms}
    more = {"attention.layer_norm_rms_epsilon": 1e-5, "rope.dimension_count": WIDTH // 2}
    random_model(tree, path, "llama", "llama-spm", settings(2048) | more, shapes)


def snapshot(cache, repository, names):
    """Puts files into a cache of the hub, as names of a snapshot."""
    folder = cache / f"models--{repository.replace('/', '--')}"
    (folder / "refs").mkdir(parents=True, exist_ok=True)
    (folder / "refs/main").write_text(COMMIT)
    for name, file in names.items():
        path = folder / "snapshots" / COMMIT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, path)


def models(args, work):
    """Makes the cache of the hub that the tests find their models in."""
    cache = work / "cache"
    stories = args.fixtures / "stories/stories260K.gguf"
    snapshot(cache, "ggml-org/test-model-stories260K", {"stories260K-F32.gguf": stories})
    infill = work / "infill.gguf"
    marks = ["fim_pre_token_id", "fim_suf_token_id", "fim_mid_token_id"]
    change = [f"--set=tokenizer.ggml.{mark}=u32:{id}" for id, mark in enumerate(marks, 3)]
    subprocess.run([args.hob, "inspect", stories, *change, "-o", infill], check=True)
    snapshot(cache, "ggml-org/test-model-stories260K-infill", {"infill-F32.gguf": infill})
    # it drafts for itself
    drafter = work / "plugin/stories15M-q4_0.gguf"
    writer_of_text(args.llama, drafter)
    snapshot(cache, "ggml-org/stories15M_MOE", {"stories15M_MOE-F16.gguf": drafter})
    gemma = args.fixtures / "vision/gemma3"
    snapshot(
        cache,
        "ggml-org/tinygemma3-GGUF",
        {
            "tinygemma3-Q8_0.gguf": f"{gemma}.text.gguf",
            "mmproj-tinygemma3.gguf": f"{gemma}.mmproj.gguf",
        },
    )
    for name, scores in [("bert-bge-small", False), ("jina-reranker-v1-tiny-en", True)]:
        made = work / f"{name}.gguf"
        encoder(args.llama, made, scores)
        snapshot(cache, "ggml-org/models", {f"{name}/ggml-model-f16.gguf": made})
    return cache


def prepare(args, work):
    """Copies the tests and makes what they run with: the program, the models, the images."""
    tests = work / "tools/server/tests"
    shutil.copytree(args.llama / "tools/server/tests", tests)
    (tests / "tmp").mkdir(exist_ok=True)
    (work / "models").symlink_to(args.llama / "models")
    program = work / "llama-server"
    command = shlex.join([str(args.hob), "serve", *OPTIONS])
    program.write_text(PROGRAM.format(command=command))
    program.chmod(0o755)
    plugin = work / "plugin"
    plugin.mkdir()
    (plugin / "offline.py").write_text(PLUGIN)
    shutil.copyfile(args.fixtures / "vision/img_a.png", plugin / "11_truck.png")
    shutil.copyfile(args.fixtures / "vision/img_b.png", plugin / "91_cat.png")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("HF_", "LLAMA_", "XDG_", "HOB_"))
    }
    return tests, {
        **kept,
        "HOME": str(work),
        "LLAMA_CACHE": str(models(args, work)),
        "LLAMA_SERVER_BIN_PATH": str(program),
        "PORT": str(free_port()),
        "PYTHONPATH": f"{plugin}{os.pathsep}{pathlib.Path(__file__).parent.resolve()}",
        "HOB_LOG": "info",
    }


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def run(args, work):
    """Runs the tests; returns what became of each."""
    tests, environment = prepare(args, work)
    report = work / "report.xml"
    command = [sys.executable, "-m", "pytest", "-p", "offline", "-m", "not slow", "--tb=short"]
    command += ["-q", f"--timeout={PATIENCE}", f"--junitxml={report}", *args.pytest]
    subprocess.run(command, cwd=tests, env=environment, check=False)
    results = {}
    for case in xml.etree.ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname').removeprefix('unit.')}.py::{case.get('name')}"
        kinds = {child.tag for child in case} & {"failure", "error", "skipped"}
        results[name] = kinds.pop() if kinds else "passed"
    return results


def is_of(name, listed):
    """Whether a test is the listed one, or one of its file or of its parameters."""
    if "[" in listed:
        return name.startswith(listed)
    return name == listed or name.startswith((f"{listed}[", f"{listed}::"))


def why_different(name):
    """Why a test fails, or nothing."""
    if name in ALL_THE_SAME:
        return None
    return next((why for listed, why in DIFFERENT.items() if is_of(name, listed)), None)


def surprises(results, is_whole):
    """Says what differs from the table; which tests it names is only known of a whole run."""
    for name, result in results.items():
        expected = why_different(name) is not None
        if result in ("failure", "error") and not expected:
            yield f"{name} fails"
        if result == "passed" and expected:
            yield f"{name} passes, and DIFFERENT lists it"
    for listed in DIFFERENT if is_whole else []:
        if not any(is_of(name, listed) for name in results):
            yield f"{listed} is in DIFFERENT, and there is no such test"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llama", type=pathlib.Path, required=True)
    parser.add_argument("--hob", type=pathlib.Path, required=True)
    parser.add_argument("--fixtures", type=pathlib.Path, default=pathlib.Path("../shared/fixtures"))
    parser.add_argument("pytest", nargs="*")
    args = parser.parse_args()
    for name in ["llama", "hob", "fixtures"]:
        setattr(args, name, getattr(args, name).resolve())
    with tempfile.TemporaryDirectory() as work:
        results = run(args, pathlib.Path(work))
    failed = [name for name, result in results.items() if result in ("failure", "error")]
    reasons = collections.Counter(why_different(name) or "no reason known" for name in failed)
    for why, count in sorted(reasons.items()):
        print(f"{count:3} {why}")
    print(dict(collections.Counter(results.values())))
    found = list(surprises(results, not args.pytest))
    print("\n".join(found) or "as expected")
    return 1 if found or not results else 0


if __name__ == "__main__":
    sys.exit(main())
