"""What the makers of packages share: the facts of a binary, the version, and the staged tree."""

import gzip
import hashlib
import os
import re
import shutil
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

ROOT = Path(__file__).resolve().parent.parent
SUMMARY = "Runs, serves and constrains language models on ordinary machines"
LICENSE = "MIT OR Apache-2.0"
# the notices of the crates that the binary is linked from; `packaging/notices.py` writes them
NOTICES = ROOT / "target/THIRD-PARTY.txt"

ELF_MACHINES = {62: "x86_64", 183: "aarch64"}
MACH_O_CPUS = {0x01000007: "x86_64", 0x0100000C: "aarch64"}
PE_MACHINES = {0x8664: "x86_64", 0xAA64: "aarch64"}
PT_INTERP = 3
LC_VERSION_MIN_MACOSX = 0x24
LC_BUILD_VERSION = 0x32


@dataclass(frozen=True)
class Binary:
    """A program and what it needs of a machine."""

    path: Path
    system: str  # linux, macos, windows
    cpu: str  # x86_64, aarch64
    # the oldest glibc that it runs with; None if it is static or not for Linux
    glibc: Optional[tuple]
    # the oldest macOS that it runs on
    macos: Optional[tuple]

    @property
    def target(self):
        """The target triple of the Rust compiler."""
        if self.system == "macos":
            return f"{self.cpu}-apple-darwin"
        if self.system == "windows":
            return f"{self.cpu}-pc-windows-msvc"
        return f"{self.cpu}-unknown-linux-{'gnu' if self.glibc else 'musl'}"

    @property
    def file_name(self):
        """The name of the program's file."""
        return "hob.exe" if self.system == "windows" else "hob"

    @property
    def is_static(self):
        """True for a program of Linux that needs no library of the system."""
        return self.system == "linux" and self.glibc is None


def read_binary(path):
    """Returns the facts of the program at `path`, from its headers."""
    path = Path(path).resolve()
    data = path.read_bytes()
    if data[:5] == b"\x7fELF\x02":
        return read_elf(path, data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return read_mach_o(path, data)
    if data[:2] == b"MZ":
        return read_pe(path, data)
    raise SystemExit(f"{path}: no 64-bit program of Linux, macOS or Windows")


def read_elf(path, data):
    """Returns the facts of a program of Linux."""
    (machine,) = struct.unpack_from("<H", data, 18)
    if machine not in ELF_MACHINES:
        raise SystemExit(f"{path}: ELF machine {machine} is none that hob is released for")
    (headers,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    kinds = [struct.unpack_from("<I", data, headers + i * size)[0] for i in range(count)]
    glibc = None
    if PT_INTERP in kinds:
        found = re.findall(rb"GLIBC_(\d+)\.(\d+)", elf_section(data, b".dynstr"))
        if not found:
            raise SystemExit(f"{path}: is linked with the system's libraries, but not with glibc")
        glibc = max((int(major), int(minor)) for major, minor in found)
    return Binary(path, "linux", ELF_MACHINES[machine], glibc, None)


def elf_section(data, wanted):
    """Returns the bytes of the section with this name, none if there is no such section."""
    (table,) = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<HHH", data, 58)
    sections = []
    for i in range(count):
        fields = struct.unpack_from("<IIQQQQ", data, table + i * size)
        sections.append((fields[0], fields[4], fields[5]))
    names_at = sections[names][1]
    for name, offset, length in sections:
        start = names_at + name
        if data[start : data.index(b"\0", start)] == wanted:
            return data[offset : offset + length]
    return b""


def read_mach_o(path, data):
    """Returns the facts of a program of macOS."""
    cpu, _, _, commands = struct.unpack_from("<IIII", data, 4)
    if cpu not in MACH_O_CPUS:
        raise SystemExit(f"{path}: Mach-O processor {cpu:#x} is none that hob is released for")
    macos = None
    at = 32
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", data, at)
        if kind in (LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX):
            field = at + (12 if kind == LC_BUILD_VERSION else 8)
            (version,) = struct.unpack_from("<I", data, field)
            macos = (version >> 16, version >> 8 & 0xFF)
        at += size
    if macos is None:
        raise SystemExit(f"{path}: names no oldest macOS")
    return Binary(path, "macos", MACH_O_CPUS[cpu], None, macos)


def read_pe(path, data):
    """Returns the facts of a program of Windows."""
    (header,) = struct.unpack_from("<I", data, 60)
    if data[header : header + 4] != b"PE\0\0":
        raise SystemExit(f"{path}: a program of DOS")
    (machine,) = struct.unpack_from("<H", data, header + 4)
    if machine not in PE_MACHINES:
        raise SystemExit(f"{path}: PE machine {machine:#x} is none that hob is released for")
    return Binary(path, "windows", PE_MACHINES[machine], None, None)


def version():
    """Returns the version in the workspace's Cargo.toml."""
    text = (ROOT / "Cargo.toml").read_text()
    return re.search(r'\[workspace\.package\]\nversion = "([^"]+)"', text).group(1)


def licence_files():
    """Returns the licence texts that every package carries."""
    files = [ROOT / "LICENSE-MIT", ROOT / "LICENSE-APACHE"]
    return files + [NOTICES] if NOTICES.exists() else files


def timestamp():
    """Returns the time, in seconds, that files in packages bear: the same for the same sources."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", "946684800"))


def output_folder(path):
    """Returns the folder at `path`, made if it is not there."""
    folder = Path(path).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def write_sha256(path):
    """Writes `NAME.sha256` next to a file, in the form that `sha256sum -c` reads."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    path.with_name(path.name + ".sha256").write_text(f"{digest}  {path.name}\n")


def program_output(binary, *arguments, **options):
    """Returns what the binary prints. HOB_RUNNER is a program that runs it, such as Wine."""
    runner = os.environ.get("HOB_RUNNER", "").split()
    command = [*runner, str(binary.path), *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, **options).stdout


def copy(source, target, mode=0o644):
    """Copies a file into a staged tree."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def write(text, target):
    """Writes a file of a staged tree."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text if isinstance(text, bytes) else text.encode())
    target.chmod(0o644)


def write_completions(binary, paths):
    """Writes the completions of the shells to the paths given: `{"bash": path}`."""
    for shell, path in paths.items():
        write(program_output(binary, "completions", shell), path)


def write_manual(binary, folder, compress=False):
    """Writes the manual pages to a folder, as `.1` or `.1.gz`."""
    folder.mkdir(parents=True, exist_ok=True)
    program_output(binary, "man", str(folder))
    for page in sorted(folder.glob("*.1")):
        if compress:
            write(gzip.compress(page.read_bytes(), mtime=0), page.with_name(page.name + ".gz"))
            page.unlink()
        else:
            page.chmod(0o644)


def systemd_unit(binary):
    """Returns the unit that `hob service install serve` writes, with the program in /usr/bin."""
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "XDG_CONFIG_HOME": home, "PATH": os.environ["PATH"]}
        arguments = ("service", "install", "--no-start", "serve")
        program_output(binary, *arguments, env=environment, stderr=subprocess.DEVNULL)
        unit = Path(home, "systemd/user/hob.service").read_text()
    return unit.replace(str(binary.path), "/usr/bin/hob")


def stage_system_tree(binary, root, zsh_folder):
    """Fills `root` with all files that a package of a Linux distribution installs."""
    copy(binary.path, root / "usr/bin/hob", 0o755)
    share = root / "usr/share"
    completions = {
        "bash": share / "bash-completion/completions/hob",
        "fish": share / "fish/vendor_completions.d/hob.fish",
        "zsh": share / zsh_folder / "_hob",
    }
    write_completions(binary, completions)
    write_manual(binary, share / "man/man1", compress=True)
    write(systemd_unit(binary), root / "usr/lib/systemd/user/hob.service")
    for folder in sorted(root.rglob("*")):
        if folder.is_dir():
            folder.chmod(0o755)
