#!/usr/bin/env python3
"""Generates texts of JSON Schemas with a real model of transformers.js, judged by jsonschema.

    bindings/js/test/real_model.py MODEL.gguf SCHEMAS.jsonl[.gz] FOLDER [--in node chromium]
        [--count 200] [--tokens 96] [--prompt 200] [--record FILE.json]

The model of a GGUF file of the Llama family is written to FOLDER as transformers.js reads it,
unless it is there. Schemas are chosen as by `bindings/python/real_model.py`; prompts hold the first
`--prompt` characters of each. Texts take turns between the best token and sampling at temperature
1. Every text must be JSON, valid by jsonschema (formats are not checked), and end within its
tokens. Exits with 1 otherwise.

Needs the packages hob_grammar, transformers, torch, gguf, onnx, onnxruntime and jsonschema, the npm
package as `bindings/test.py js` builds it, and `@huggingface/transformers` and `playwright-core` in
the folder that NODE_MODULES names.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "python"))
sys.dont_write_bytecode = True

import hob_grammar  # noqa: E402
import llama_onnx  # noqa: E402
import transformers  # noqa: E402
from real_model import fault, fitting, prompt_of  # noqa: E402


def chosen_cases(given, tokenizer):
    """Returns what is asked of the model, and the schemas."""
    vocabulary = hob_grammar.from_transformers(tokenizer)
    cases = []
    for case, _ in fitting(given.schemas, vocabulary, given.tokens):
        cases.append(
            {
                "id": case["id"],
                "schema": json.dumps(case["schema"]),
                "prompt": prompt_of(tokenizer, case["schema"], given.prompt),
                "sample": len(cases) % 2 == 1,
                "tokens": given.tokens,
            }
        )
        if len(cases) == given.count:
            break
    return cases


def generated(where, given, cases):
    """Returns what was found of the texts that a place has generated."""
    asked, texts = given.folder / "cases.json", given.folder / f"texts-{where}.jsonl"
    asked.write_text(json.dumps(cases), encoding="utf-8")
    began = time.monotonic()
    command = ["node", "test/real_model.mjs", where, given.folder / "model", asked, texts]
    run = subprocess.run(list(map(str, command)), cwd=HERE.parent)
    found = [json.loads(line) for line in texts.read_text(encoding="utf-8").splitlines()]
    faults = []
    for case, answer in zip(cases, found):
        if wrong := fault(answer["text"], json.loads(case["schema"])):
            faults.append({"id": case["id"], "text": answer["text"], "fault": wrong})
            print(f"{where}: {case['id']}: {wrong}\n    {answer['text'][:300]}")
    seconds = round(time.monotonic() - began)
    print(f"{where}: {len(found)} of {len(cases)}: {len(faults)} faults, {seconds} s", flush=True)
    tokens = sum(answer["tokens"] for answer in found)
    return {"texts": len(found), "tokens": tokens, "faults": faults, "rc": run.returncode}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", type=Path)
    parser.add_argument("schemas", type=Path)
    parser.add_argument("folder", type=lambda name: Path(name).resolve())
    parser.add_argument("--in", dest="places", nargs="*", default=["node", "chromium"])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--tokens", type=int, default=96)
    parser.add_argument("--prompt", type=int, default=200)
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()
    model = given.folder / "model"
    if not (model / "onnx/model_quantized.onnx").exists():
        llama_onnx.export(given.model, model)
    tokenizer = transformers.AutoTokenizer.from_pretrained(model)
    cases = chosen_cases(given, tokenizer)
    found = {where: generated(where, given, cases) for where in given.places}
    if given.record:
        record = {"model": given.model.name, "schemas": len(cases), **found}
        given.record.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    whole = [
        not (run["rc"] or run["faults"]) and run["texts"] == given.count for run in found.values()
    ]
    sys.exit(not all(whole))


if __name__ == "__main__":
    main()
