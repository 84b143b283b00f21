#!/usr/bin/env python3
"""Builds a crate for WebAssembly, with a compiler that has the target.

    bindings/wasm_rust.py CRATE

rustup's compiler does where `rustup target add wasm32-unknown-unknown` was run. Where it lacks the
target and cannot be given it, Debian's compiler and standard library are taken from its archive and
unpacked below `bindings/target/wasm-rust`, next to the system's own: nothing is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

TARGET = "wasm32-unknown-unknown"
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
# a release whose compiler is new enough
RELEASE = "testing"
PACKAGES = ["rustc", "libstd-rust-dev-wasm32", "lld", "libc6-dev"]
# of what these depend on, the parts that run programs: no C compiler
PARTS = ("libbsd", "libc6_", "libc6-dev", "libedit", "libffi", "libgcc-s1", "libgmp", "libllvm")
PARTS += ("libmd0", "libstd-rust", "libstdc++6", "libtinfo", "libxml2", "libz3", "libzstd", "lld")
PARTS += ("rustc_", "zlib1g")


def rustup_has_target():
    """Returns whether the compiler in use has the target's standard library."""
    command = ["rustc", "--print", "target-libdir", "--target", TARGET]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    return any(Path(found.stdout.strip()).glob("libstd-*.rlib"))


def debian(root):
    """Returns Debian's compiler below a folder, into which it is unpacked once."""
    compiler = root / "rustc-wasm"
    if compiler.exists():
        return compiler
    if not shutil.which("apt-get"):
        sys.exit(f"rustc lacks {TARGET}: rustup target add {TARGET}")
    apt = root / "apt"
    for folder in ("lists/partial", "cache/archives/partial"):
        (apt / folder).mkdir(parents=True, exist_ok=True)
    source = f"deb [signed-by={KEYRING}] {archive()} {RELEASE} main\n"
    (apt / "sources.list").write_text(source)
    options = {
        "Dir::Etc::sourcelist": apt / "sources.list",
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State::lists": apt / "lists",
        "Dir::State::status": "/dev/null",
        "Dir::Cache": apt / "cache",
    }
    command = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in options.items())]
    subprocess.run([*command, "update"], check=True)
    download = ["-y", "--no-install-recommends", "--download-only", "install", *PACKAGES]
    subprocess.run([*command, *download], check=True)
    for package in sorted((apt / "cache/archives").glob("*.deb")):
        if package.name.startswith(PARTS):
            subprocess.run(["dpkg", "-x", package, root], check=True)
    shutil.rmtree(apt)
    for name in ("lib", "lib64"):
        (root / name).symlink_to(f"usr/{name}")
    libraries = root / "usr/lib/x86_64-linux-gnu"
    loader = libraries / "ld-linux-x86-64.so.2"
    # macros and build scripts are linked with the libraries of the compiler that loads them
    linked = f"--sysroot={root} -Wl,--dynamic-linker={loader} -Wl,-rpath,{libraries}"
    write_program(root / "host-linker", f"cc {linked}")
    started = f"{loader} --library-path {libraries} {root}/usr/bin/rustc --sysroot {root}/usr"
    write_program(compiler, started)
    return compiler


def archive():
    """Returns the address of Debian's archive that the system uses."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    debian = [address for address in found if address.rstrip("/").endswith("/debian")]
    if not debian:
        sys.exit(f"rustc lacks {TARGET}: rustup target add {TARGET}")
    return debian[0]


def write_program(path, command):
    """Writes a script that runs a command with more arguments."""
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    path.chmod(0o755)


def build(folder, target, crate, flags=None):
    """Builds a crate of the workspace in a folder, and returns the folder of what is made."""
    # another compiler than that of the other crates may make it: they share nothing
    made = target / "wasm"
    known = {**os.environ, "CARGO_TARGET_DIR": str(made), "CARGO_INCREMENTAL": "0"}
    if not rustup_has_target():
        compiler = debian(target.resolve() / "wasm-rust")
        known["RUSTC"] = str(compiler)
        known["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER"] = rust_lld()
        host = "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER"
        known[host] = str(compiler.with_name("host-linker"))
    if flags:
        known["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS"] = flags
        # what is built with other flags is not built anew each time
        known["CARGO_TARGET_DIR"] = str(made := target / crate)
    command = ["cargo", "build", "--release", "--quiet", "--target", TARGET, "-p", crate]
    print("+", " ".join(command), flush=True)
    subprocess.run(command, cwd=folder, env=known, check=True)
    return made / TARGET / "release"


def rust_lld():
    """Returns the linker of the compiler in use, which knows WebAssembly."""
    sysroot = subprocess.run(
        ["rustc", "--print", "sysroot"], capture_output=True, text=True, check=True
    ).stdout.strip()
    return str(next(Path(sysroot).glob("lib/rustlib/*/bin/rust-lld")))


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    build(here, here / "target", sys.argv[1])
