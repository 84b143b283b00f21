#!/usr/bin/env python3
"""Builds and tests the constraint engine for other languages.

    bindings/test.py [rust] [c] [python] [js] [formats]    all five if none is named

Reference data is read from HOB_FIXTURES, or `../shared/fixtures` next to the repository; without
it, what needs it is left out. Everything is built below `bindings/target`.

    rust     lints, and the tests of what reads tokenizer files
    c        the header is the one that cbindgen makes; a C program, under valgrind if it is there
    python   the wheel of maturin in a virtual environment of its own, with pytest
    browser  hob itself in Chromium, on WebGPU's software adapter: what it writes is what
             `target/release/hob` writes, or the program that HOB names
    js       the package in Node and in Chromium, with masks equal to those of the wheel, so that it
             needs `python` before it

`python/real_model.py` and `js/test/real_model.py` let a real model of transformers and of
transformers.js write texts; they need more packages and time, and are run by hand.

WebAssembly needs a Rust compiler with the target wasm32-unknown-unknown: rustup's, or one that
`bindings/wasm_rust.py` finds. `--write-header` writes the header of C anew.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

sys.dont_write_bytecode = True
import wasm_rust  # noqa: E402

BINDINGS = Path(__file__).resolve().parent
ROOT = BINDINGS.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", BINDINGS / "target"))
TOOLS = TARGET / "tools"
HEADER = BINDINGS / "c/include/hob_grammar.h"
PYTHON_PACKAGES = ["maturin>=1.9,<2", "pytest>=8", "numpy", "jsonschema>=4", "tokenizers"]
PYTHON_PACKAGES += ["tiktoken", "gguf", "pydantic>=2"]
NPM_PACKAGES = ["@huggingface/transformers@^4", "playwright-core@^1"]
FORMAT_PACKAGES = ["jsonschema[format]>=4", "pydantic[email]>=2", "rfc3986-validator"]
FORMAT_PACKAGES += ["rfc3987-syntax"]
# schemas whose masks are compared
N_SCHEMAS = 500


def run(*command, **options):
    """Runs a command in the folder of the bindings; its failure is ours."""
    print("+", " ".join(map(str, command)), flush=True)
    subprocess.run(list(map(str, command)), check=True, **{"cwd": BINDINGS, **options})


def fixtures():
    """Returns the folder of reference data, if it is there."""
    folder = Path(os.environ.get("HOB_FIXTURES", ROOT.parent / "shared/fixtures"))
    return folder if folder.is_dir() else None


def versions():
    """Checks that every package has the version of hob."""

    def workspace(folder):
        text = (folder / "Cargo.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)["workspace"]["package"]["version"]

    def package(folder):
        text = (BINDINGS / folder / "package.json").read_text(encoding="utf-8")
        return re.search(r'"version": "(.*?)"', text).group(1)

    found = {
        "Cargo.toml": workspace(ROOT),
        "bindings/Cargo.toml": workspace(BINDINGS),
        "bindings/js/package.json": package("js"),
        "bindings/browser/package.json": package("browser"),
    }
    if len(set(found.values())) != 1:
        sys.exit(f"versions differ: {found}")


def cbindgen():
    """Returns the path of cbindgen, which is installed where it is missing."""
    found = shutil.which("cbindgen")
    if found:
        return found
    if not (TOOLS / "bin/cbindgen").exists():
        run("cargo", "install", "--quiet", "--locked", "--root", TOOLS, "cbindgen")
    return TOOLS / "bin/cbindgen"


def test_rust():
    """Runs the lints, and the tests of the crate that reads tokenizer files."""
    run("cargo", "fmt", "--all", "--check")
    run("cargo", "clippy", "--release", "--all-targets", "--quiet", "--", "-D", "warnings")
    run("cargo", "test", "--release", "--quiet", "-p", "hob-grammar-tokens")


def readme_of_c():
    """Checks that the example of the page of C is a part of the program that is run."""
    program = (BINDINGS / "c/tests/test.c").read_text(encoding="utf-8")
    example = re.search(r"/\* README: begin \*/\n(.*?)/\* README: end \*/", program, re.DOTALL)
    if example.group(1) not in (BINDINGS / "c/README.md").read_text(encoding="utf-8"):
        sys.exit("bindings/c/README.md: the example is not the one of tests/test.c")


def header():
    """Returns the header of C as cbindgen makes it."""
    command = [cbindgen(), "--config", "c/cbindgen.toml", "c"]
    made = subprocess.run(command, cwd=BINDINGS, check=True, stdout=subprocess.PIPE)
    return made.stdout.decode()


def test_c():
    """Compares the header, and runs the program of C."""
    readme_of_c()
    if header() != HEADER.read_text(encoding="utf-8"):
        sys.exit("bindings/c/include is not what cbindgen makes: bindings/test.py --write-header")
    run("cargo", "build", "--release", "--quiet", "-p", "hob-grammar-c")
    program = TARGET / "c-test"
    strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-g", "-Ic/include"]
    library = TARGET / "release/libhob_grammar.a"
    system = ["-lpthread", "-ldl", "-lm"]
    run(os.environ.get("CC", "cc"), *strict, "c/tests/test.c", library, *system, "-o", program)
    data = fixtures()
    vocabulary = [data / "vocabs/ggml-vocab-llama-spm.gguf"] if data else []
    run(program, *vocabulary)
    if shutil.which("valgrind"):
        # tables of hashbrown are pointed to behind their beginning: that counts as possibly lost
        check = ["valgrind", "--quiet", "--error-exitcode=1", "--leak-check=full"]
        check += ["--show-leak-kinds=definite", "--errors-for-leak-kinds=definite"]
        run(*check, program)


def environment():
    """Returns the Python of an environment with the wheel."""
    folder = TARGET / "venv"
    python = folder / "bin/python"
    if not python.exists():
        run(sys.executable, "-m", "venv", folder)
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PYTHON_PACKAGES)
    return python


def test_python():
    """Builds the wheel, and runs its tests."""
    python = environment()
    wheels = TARGET / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    manifest = ["--manifest-path", "python/Cargo.toml"]
    run(python, "-m", "maturin", "build", "--release", "--quiet", *manifest, "--out", wheels)
    wheel = next(wheels.glob("hob_grammar-*.whl"))
    install = ["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]
    run(python, "-m", "pip", *install, wheel)
    data = fixtures()
    known = {"HOB_FIXTURES": str(data)} if data else {}
    # the package that is tested is the installed one
    tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", BINDINGS / "python/tests"]
    run(*tests, cwd=TARGET, env={**os.environ, **known})


def bindgen(wasm, folder):
    """Makes the JavaScript and the types of WebAssembly in a folder."""
    manifest = ["--manifest-path", "js/bindgen/Cargo.toml", "--target-dir", TARGET / "bindgen"]
    run("cargo", "run", "--quiet", "--locked", *manifest, "--", wasm, folder)


def package():
    """Makes the WebAssembly of the npm package, and its types."""
    made = wasm_rust.build(BINDINGS, TARGET, "hob-grammar-js")
    bindgen(made / "hob_grammar.wasm", "js/pkg")


def test_browser():
    """Builds hob for browsers, and compares what it writes with the program."""
    # every browser that can wait has both; constraints may nest some hundreds deep
    flags = "-C target-feature=+simd128 -C link-arg=-zstack-size=8388608"
    made = wasm_rust.build(BINDINGS, TARGET, "hob-browser", flags)
    bindgen(made / "hob_browser.wasm", "browser/pkg")
    for file in (BINDINGS / "browser/js").iterdir():
        shutil.copy(file, BINDINGS / "browser/pkg")
    program = Path(os.environ.get("HOB", ROOT / "target/release/hob"))
    data = fixtures()
    chromium = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
    if not (program.exists() and data and chromium.exists()):
        print("not run: that needs the program, its reference data and Chromium")
        return
    modules = TARGET / "npm-browser"
    modules.mkdir(parents=True, exist_ok=True)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    run(*npm, "--prefix", modules, "playwright-core@^1")
    known = {**os.environ, "NODE_MODULES": str(modules)}
    models = [data / "stories/stories260K.gguf", ROOT / "models/hob-nano-q8_0.gguf"]
    run("node", "browser/test/browser.mjs", program, *models, env=known)


def test_js():
    """Builds the npm package, and runs it in Node and in Chromium."""
    package()
    modules = TARGET / "npm"
    modules.mkdir(parents=True, exist_ok=True)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    run(*npm, "--prefix", modules, *NPM_PACKAGES)
    known = {**os.environ, "NODE_MODULES": str(modules)}
    data = fixtures()
    given = []
    if data:
        vocabulary = data / "vocabs/ggml-vocab-qwen2.gguf"
        given = [vocabulary, TARGET / "expected.json"]
        schemas = data / "grammar/schema_bench.jsonl.gz"
        python = TARGET / "venv/bin/python"
        run(python, "js/test/expected.py", vocabulary, schemas, N_SCHEMAS, given[1])
    run("node", "test/node.mjs", *given, cwd=BINDINGS / "js", env=known)
    if given and Path(os.environ.get("CHROMIUM", "/usr/bin/chromium")).exists():
        run("node", "test/browser.mjs", *given, cwd=BINDINGS / "js", env=known)


def test_formats():
    """Judges texts of each format by jsonschema, pydantic and zod."""
    python = TARGET / "venv/bin/python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *FORMAT_PACKAGES)
    modules = TARGET / "npm-zod"
    modules.mkdir(parents=True, exist_ok=True)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    run(*npm, "--prefix", modules, "zod@^4")
    known = {**os.environ, "NODE_MODULES": str(modules)}
    run(python, ROOT / "tests/clients/formats_client.py", env=known)


TESTS = {"rust": test_rust, "c": test_c, "python": test_python, "js": test_js}
TESTS["formats"] = test_formats
TESTS["browser"] = test_browser


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="*", choices=[*TESTS, []], help="all if none is named")
    parser.add_argument("--write-header", action="store_true")
    args = parser.parse_args()
    if args.write_header:
        HEADER.parent.mkdir(exist_ok=True)
        HEADER.write_text(header(), encoding="utf-8")
        return
    versions()
    for name in args.what or TESTS:
        print(f"\n== {name}", flush=True)
        TESTS[name]()


if __name__ == "__main__":
    main()
