#!/usr/bin/env python3
"""Makes the archive of a release: `hob-VERSION-TARGET.tar.gz`, or `.zip` for Windows, and its
`.sha256`.

    packaging/archive.py BINARY OUT_DIR

It holds one folder with the binary, the licences, the completions and the manual pages, which the
binary itself writes: it has to run on this machine. The same sources make the same archive.
"""

import argparse
import gzip
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

import common


def stage(binary, folder):
    """Fills the folder of the archive."""
    common.copy(binary.path, folder / binary.file_name, 0o755)
    for file in common.licence_files():
        common.copy(file, folder / file.name)
    common.copy(common.ROOT / "packaging/registry-readme.md", folder / "README.md")
    if binary.system == "windows":
        common.write_completions(binary, {"powershell": folder / "completions/hob.ps1"})
        return
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


def write_tar(folder, path):
    """Writes a folder into a compressed tar archive."""
    with open(path, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            archive.add(folder, folder.name, filter=anonymous)


def write_zip(folder, path):
    """Writes a folder into a zip archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            name = file.relative_to(folder.parent).as_posix()
            entry = zipfile.ZipInfo(name, time.gmtime(common.timestamp())[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())


def make(binary, out_dir):
    """Writes the archive and its checksum, and returns its path."""
    name = f"hob-{common.version()}-{binary.target}"
    is_zip = binary.system == "windows"
    path = out_dir / f"{name}.{'zip' if is_zip else 'tar.gz'}"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, name)
        stage(binary, folder)
        (write_zip if is_zip else write_tar)(folder, path)
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
