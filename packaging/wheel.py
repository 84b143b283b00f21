#!/usr/bin/env python3
"""Makes a wheel for PyPI that carries a binary of hob.

    packaging/wheel.py BINARY OUT_DIR [--platform TAG]

`pip install` puts the binary next to the interpreter's own programs; no Python is run. The platform
tag is read from the binary: the oldest glibc or macOS that it runs on. A static binary is offered
to every Linux.
"""

import argparse
import base64
import hashlib
import re
import stat
import time
import zipfile

import common

NAME = "hob-llm"
TAGS_OF_PHASES = {"alpha": "a", "beta": "b", "rc": "rc"}


def python_version(version):
    """Returns a version of Cargo in the form of PEP 440: `0.1.0-rc.1` is `0.1.0rc1`."""

    def phase(found):
        return TAGS_OF_PHASES[found.group(1)] + (found.group(2) or "0")

    return re.sub(r"-(alpha|beta|rc)\.?(\d*)$", phase, version)


def platform_tag(binary):
    """Returns the platforms that the binary runs on, as a wheel's name lists them."""
    if binary.system == "macos":
        cpu = "arm64" if binary.cpu == "aarch64" else binary.cpu
        major, minor = binary.macos
        # from macOS 11 on a tag's minor version is 0
        return f"macosx_{major}_{minor if major == 10 else 0}_{cpu}"
    if binary.system == "windows":
        return "win_arm64" if binary.cpu == "aarch64" else "win_amd64"
    if binary.is_static:
        return f"manylinux_2_17_{binary.cpu}.musllinux_1_1_{binary.cpu}"
    major, minor = binary.glibc
    return f"manylinux_{major}_{minor}_{binary.cpu}"


def metadata(version):
    """Returns the text of METADATA."""
    licences = "".join(f"License-File: {file.name}\n" for file in common.licence_files())
    return (
        "Metadata-Version: 2.4\n"
        f"Name: {NAME}\n"
        f"Version: {version}\n"
        f"Summary: {common.SUMMARY}\n"
        f"License-Expression: {common.LICENSE}\n"
        f"{licences}"
        "Keywords: llm,inference,gguf,server,json-schema\n"
        "Classifier: Environment :: Console\n"
        "Classifier: Programming Language :: Rust\n"
        "Classifier: Topic :: Scientific/Engineering :: Artificial Intelligence\n"
        "Requires-Python: >=3.8\n"
        "Description-Content-Type: text/markdown\n\n"
        + (common.ROOT / "packaging/registry-readme.md").read_text()
    )


def wheel_file(tag):
    """Returns the text of WHEEL: one line for each platform of the tag."""
    tags = "".join(f"Tag: py3-none-{platform}\n" for platform in tag.split("."))
    return f"Wheel-Version: 1.0\nGenerator: hob packaging\nRoot-Is-Purelib: false\n{tags}"


class WheelWriter:
    """A wheel that is written file by file, and its RECORD."""

    def __init__(self, path):
        self.archive = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)
        self.records = []

    def add(self, name, data, mode=0o644):
        """Adds a file and its line of RECORD."""
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        self.records.append(f"{name},sha256={digest},{len(data)}\n")
        self.write(name, data, mode)

    def write(self, name, data, mode=0o644):
        """Adds a file."""
        info = zipfile.ZipInfo(name, time.gmtime(common.timestamp())[:6])
        info.compress_type = zipfile.ZIP_DEFLATED
        info.create_system = 3  # Unix: the next field holds modes
        info.external_attr = (stat.S_IFREG | mode) << 16
        self.archive.writestr(info, data)

    def finish(self, record):
        """Adds RECORD, which lists itself without a hash, and closes the wheel."""
        self.write(record, "".join(self.records) + f"{record},,\n")
        self.archive.close()


def make(binary, folder, tag):
    """Writes the wheel and returns its path."""
    version = python_version(common.version())
    stem = f"{NAME.replace('-', '_')}-{version}"
    path = folder / f"{stem}-py3-none-{tag}.whl"
    wheel = WheelWriter(path)
    wheel.add(f"{stem}.data/scripts/{binary.file_name}", binary.path.read_bytes(), 0o755)
    info = f"{stem}.dist-info"
    for file in common.licence_files():
        wheel.add(f"{info}/licenses/{file.name}", file.read_bytes())
    wheel.add(f"{info}/METADATA", metadata(version).encode())
    wheel.add(f"{info}/WHEEL", wheel_file(tag).encode())
    wheel.finish(f"{info}/RECORD")
    return path


def main():
    """Reads the command line and prints the path of the wheel."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("out_dir")
    parser.add_argument("--platform", metavar="TAG", help="instead of the one read from the binary")
    arguments = parser.parse_args()
    binary = common.read_binary(arguments.binary)
    tag = arguments.platform or platform_tag(binary)
    print(make(binary, common.output_folder(arguments.out_dir), tag))


if __name__ == "__main__":
    main()
