#!/usr/bin/env python3
"""Tables of what AMD's compiler makes of every shader, for several families and without a GPU.

    HOB_SPIRV=FOLDER cargo test --release --lib gpu::shader::
    benches/shader_stats.py FOLDER > benches/record/radv/DATE-shaders.md

The first command writes the SPIR-V of every composition at the sizes that hob takes for GPUs. The
second compiles them with Mesa's RADV (Debian: libvulkan-dev, mesa-vulkan-drivers) and prints for
each the instructions, registers, shared memory, the subgroups that a SIMD has room for, and the
compiler's own estimate of latency. It fails if a shader spills registers.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

FAMILIES = {
    "renoir": "Vega, in laptops (Ryzen 4000 and 5000)",
    "rembrandt": "RDNA 2, in laptops (Ryzen 6000)",
    "gfx1100": "RDNA 3 (RX 7900)",
}
COLUMNS = {
    "Instructions": "instructions",
    "VGPRs": "vector registers",
    "LDS size": "shared bytes",
    "Subgroups per SIMD": "subgroups",
    "Latency": "latency",
}
SPILLS = ("Spilled VGPRs", "Spilled SGPRs", "Scratch size")
DRIVER = os.environ.get("VK_ICD_FILENAMES", "/usr/share/vulkan/icd.d/radeon_icd.x86_64.json")


def build(folder):
    """Builds the program that asks the driver, and returns its path."""
    source = pathlib.Path(__file__).with_name("shader_stats.c")
    program = pathlib.Path(folder) / "shader_stats"
    flags = os.environ.get("CFLAGS", "").split()
    libraries = os.environ.get("LDLIBS", "-lvulkan").split()
    subprocess.run(["cc", *flags, source, "-o", program, *libraries], check=True)
    return program


def statistics(program, family, files):
    """Returns the statistics of each file for a family, by name."""
    environment = {**os.environ, "RADV_FORCE_FAMILY": family, "VK_ICD_FILENAMES": DRIVER}
    done = subprocess.run(
        [program, *files], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {row["file"].rsplit(".", 2)[0]: row for row in rows}


def table(found):
    """Returns the rows of a Markdown table."""
    yield f"| shader | {' | '.join(COLUMNS.values())} |"
    yield "|---|" + "--:|" * len(COLUMNS)
    for name, row in sorted(found.items()):
        values = " | ".join(str(row[column]) for column in COLUMNS)
        yield f"| {name} | {values} |"


def main():
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.spv"))
    if not files:
        sys.exit(f"{sys.argv[1]}: no .spv files; see the beginning of this file")
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        found = {family: statistics(program, family, files) for family in FAMILIES}
    spilling = [
        f"{family}: {name}"
        for family, rows in found.items()
        for name, row in rows.items()
        if any(row[spill] for spill in SPILLS)
    ]
    print("# Shaders as Mesa's RADV compiles them\n")
    print("By `benches/shader_stats.py`, at the sizes that hob takes for GPUs, without a GPU.")
    print(f"{len(files)} compositions for each family; {len(spilling)} spill registers.")
    for family, about in FAMILIES.items():
        print(f"\n## {family}: {about}\n")
        print("\n".join(table(found[family])))
    if spilling:
        sys.exit("these spill registers:\n" + "\n".join(spilling))


if __name__ == "__main__":
    main()
