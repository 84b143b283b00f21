#!/usr/bin/env python3
"""Makes the archive of a release: `hob-VERSION-TARGET.tar.gz` and its `.sha256`.

    packaging/archive.py BINARY OUT_DIR

It holds one folder with the binary, the licences, the completions and the manual pages, which the
binary itself writes: it has to run on this machine. The same sources make the same archive.
"""

import argparse
import gzip
import tarfile
import tempfile
from pathlib import Path

import common


def stage(binary, folder):
    """Fills the folder of the archive."""
    common.copy(binary.path, folder / "hob", 0o755)
    for file in common.licence_files():
        common.copy(file, folder / file.name)
    common.copy(common.ROOT / "packaging/registry-readme.md", folder / "README.md")
    completions = {
        "bash": folder / "completions/hob.bash",
        "fish": folder / "completions/hob.fish",
        "zsh": folder / "completions/_hob",
    }
    common.write_completions(binary, completions)
    common.write_manual(binary, folder / "man/man1")


def anonymous(entry):
    """Returns an entry of the archive without the owner and time of the file."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = common.timestamp()
    if entry.isdir():
        entry.mode = 0o755
    return entry


def make(binary, out_dir):
    """Writes the archive and its checksum, and returns its path."""
    name = f"hob-{common.version()}-{binary.target}"
    path = out_dir / f"{name}.tar.gz"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, name)
        stage(binary, folder)
        with open(path, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
            with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
                archive.add(folder, name, filter=anonymous)
    common.write_sha256(path)
    return path


def main():
    """Reads the command line and prints the path of the archive."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("out_dir")
    arguments = parser.parse_args()
    binary = common.read_binary(arguments.binary)
    print(make(binary, common.output_folder(arguments.out_dir)))


if __name__ == "__main__":
    main()
