#!/usr/bin/env python3
"""Makes packages for npm: one that carries a binary, or the one that users install.

    packaging/npm.py platform BINARY OUT_DIR    @hob-llm/SYSTEM-CPU[-musl], with the binary
    packaging/npm.py main OUT_DIR               hob-llm, which starts the binary of its system

Each is a folder in OUT_DIR for `npm pack` or `npm publish`. hob-llm names all others as optional
dependencies; npm installs the one whose `os`, `cpu` and `libc` fit. No script runs at installation.
"""

import argparse
import json

import common

NAME = "hob-llm"
SYSTEMS = {"linux": "linux", "macos": "darwin", "windows": "win32"}
CPUS = {"x86_64": "x64", "aarch64": "arm64"}
PLATFORMS = (
    "linux-x64",
    "linux-x64-musl",
    "linux-arm64",
    "linux-arm64-musl",
    "darwin-x64",
    "darwin-arm64",
    "win32-x64",
    "win32-arm64",
)


def shared_fields(name):
    """Returns the fields of package.json that all packages have."""
    return {
        "name": name,
        "version": common.version(),
        "description": common.SUMMARY,
        "license": f"({common.LICENSE})",
    }


def write_package(folder, fields):
    """Writes package.json, the licences and the README of a package."""
    common.write(json.dumps(fields, indent=2) + "\n", folder / "package.json")
    common.copy(common.ROOT / "packaging/registry-readme.md", folder / "README.md")
    for file in common.licence_files():
        common.copy(file, folder / file.name)


def make_platform(binary, out_dir):
    """Writes the package that carries a binary, and returns its folder."""
    platform = f"{SYSTEMS[binary.system]}-{CPUS[binary.cpu]}"
    if binary.is_static:
        platform += "-musl"
    folder = out_dir / platform
    fields = shared_fields(f"@{NAME}/{platform}")
    fields["os"] = [SYSTEMS[binary.system]]
    fields["cpu"] = [CPUS[binary.cpu]]
    if binary.system == "linux":
        fields["libc"] = ["musl" if binary.is_static else "glibc"]
    if binary.glibc:
        fields["oldestGlibc"] = ".".join(map(str, binary.glibc))
    fields["preferUnplugged"] = True
    fields["files"] = [f"bin/{binary.file_name}", "THIRD-PARTY.txt"]
    common.copy(binary.path, folder / "bin" / binary.file_name, 0o755)
    write_package(folder, fields)
    return folder


def make_main(out_dir):
    """Writes the package that users install, and returns its folder."""
    folder = out_dir / NAME
    fields = shared_fields(NAME)
    fields["bin"] = {"hob": "bin/hob.js"}
    fields["engines"] = {"node": ">=16"}
    fields["files"] = ["bin/hob.js", "THIRD-PARTY.txt"]
    packages = [f"@{NAME}/{platform}" for platform in PLATFORMS]
    fields["optionalDependencies"] = dict.fromkeys(packages, common.version())
    common.copy(common.ROOT / "packaging/npm/hob.js", folder / "bin/hob.js", 0o755)
    write_package(folder, fields)
    return folder


def main():
    """Reads the command line and prints the folder of the package."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    platform = kinds.add_parser("platform", help="the package that carries a binary")
    platform.add_argument("binary")
    platform.add_argument("out_dir")
    kinds.add_parser("main", help="the package that users install").add_argument("out_dir")
    arguments = parser.parse_args()
    out_dir = common.output_folder(arguments.out_dir)
    if arguments.kind == "main":
        print(make_main(out_dir))
    else:
        print(make_platform(common.read_binary(arguments.binary), out_dir))


if __name__ == "__main__":
    main()
