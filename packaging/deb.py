#!/usr/bin/env python3
"""Makes a Debian package of a binary, by `dpkg-deb`.

    packaging/deb.py BINARY OUT_DIR

It installs the program, completions, manual pages, and the unit of `hob service` for the user's
systemd, which nothing enables. The binary writes these files itself: it has to run here.
"""

import argparse
import gzip
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

import common

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = "The hob maintainers <maintainers@hob.invalid>"


def debian_version():
    """Returns the version as Debian orders it: `0.1.0-rc.1` is `0.1.0~rc.1`, before `0.1.0`."""
    return common.version().replace("-", "~", 1)


def control(binary, installed_kib):
    """Returns the text of the control file."""
    needs = ""
    if binary.glibc:
        major, minor = binary.glibc
        needs = f"Depends: libc6 (>= {major}.{minor}), libgcc-s1\nSuggests: libvulkan1\n"
    return (
        "Package: hob\n"
        f"Version: {debian_version()}\n"
        f"Architecture: {ARCHITECTURES[binary.cpu]}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {installed_kib}\n"
        f"{needs}"
        "Section: science\n"
        "Priority: optional\n"
        f"Description: {common.SUMMARY.lower()}\n"
        " One program that answers prompts, serves OpenAI's chat interface, and forces\n"
        " answers into grammars and JSON Schemas, with a small model that works offline.\n"
    )


def copyright_text():
    """Returns the machine-readable copyright file with the licences of hob and of its crates."""

    def indented(text):
        return "".join(f" {line}\n" if line.strip() else " .\n" for line in text.splitlines())

    mit = (common.ROOT / "LICENSE-MIT").read_text()
    holder = next(line for line in mit.splitlines() if line.startswith("Copyright"))
    text = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: hob\n\n"
        f"Files: *\n{holder.replace(' (c)', ':', 1)}\nLicense: Expat or Apache-2.0\n\n"
        f"License: Expat\n{indented(mit)}\n"
        "License: Apache-2.0\n"
        " On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n"
    )
    return text


def stage(binary, root):
    """Fills the tree of the package."""
    common.stage_system_tree(binary, root, zsh_folder="zsh/vendor-completions")
    documents = root / "usr/share/doc/hob"
    common.write(copyright_text(), documents / "copyright")
    if common.NOTICES.exists():
        notices = gzip.compress(common.NOTICES.read_bytes(), mtime=0)
        common.write(notices, documents / "THIRD-PARTY.txt.gz")
    changes = (common.ROOT / "CHANGELOG.md").read_bytes()
    common.write(gzip.compress(changes, mtime=0), documents / "NEWS.gz")
    for folder in (documents.parent, documents):
        folder.chmod(0o755)
    files = sorted(path for path in root.rglob("*") if path.is_file())
    size = sum(path.stat().st_size for path in files)
    sums = ""
    for path in files:
        sums += f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
    common.write(sums, root / "DEBIAN/md5sums")
    common.write(control(binary, size // 1024 + 1), root / "DEBIAN/control")
    (root / "DEBIAN").chmod(0o755)


def make(binary, out_dir):
    """Writes the package and returns its path."""
    if binary.system != "linux":
        raise SystemExit(f"{binary.path}: is no program of Linux")
    path = out_dir / f"hob_{debian_version()}_{ARCHITECTURES[binary.cpu]}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch, "root")
        stage(binary, root)
        root.chmod(0o755)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(path)]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(common.timestamp())}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return path


def main():
    """Reads the command line and prints the path of the package."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("out_dir")
    arguments = parser.parse_args()
    binary = common.read_binary(arguments.binary)
    print(make(binary, common.output_folder(arguments.out_dir)))


if __name__ == "__main__":
    main()
