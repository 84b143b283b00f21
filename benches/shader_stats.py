#!/usr/bin/env python3
"""Tables of what AMD's compiler makes of every shader, for several families and without a GPU.

    HOB_SPIRV=FOLDER cargo test --release --lib gpu::shader::
    benches/shader_stats.py FOLDER > benches/record/radv/DATE-shaders.md

The first command writes the SPIR-V of every composition at the sizes that hob takes for GPUs. The
second validates it where `spirv-val` is there (Debian: spirv-tools), compiles it with Mesa's RADV
(Debian: libvulkan-dev, mesa-vulkan-drivers) and prints for each the instructions, registers, shared
memory, the subgroups that a SIMD has room for, and the compiler's own estimate of latency. Of the
loop that multiplies most it prints the instructions, those for each multiplication (of a product
with one token that is one weight, and two operations), and the bytes that a lane loads at once,
from memory and from shared memory; loops that bring values to 8 bits are left out. It fails if a
shader spills registers.
"""

import json
import os
import pathlib
import re
import shutil
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
    "loop": "loop",
    "per multiplication": "of it per multiplication",
    "bytes per load": "bytes per load",
    "shared bytes per load": "shared bytes per load",
}
# multiplications of an instruction
MULTIPLICATIONS = (
    (re.compile(r"v_dot4"), 4),
    (re.compile(r"v_dot2|v_pk_fma|v_dual_fmac|v_dual_fma"), 2),
    (re.compile(r"v_(fma|fmac|mac|mad|mul)_(legacy_)?f32|v_(fma|mad)_mix|v_mul_lo_u32"), 1),
)
# fewest multiplications of a loop that is more than a norm's
FEWEST = 4
# of loops that bring values to 8 bits, which are beside the point
ROUNDING = re.compile(r"v_rndne_f32")
MEMORY = re.compile(r"buffer_load|global_load")
SHARED = re.compile(r"ds_(read|load)")
WIDTHS = {
    "dword": 4, "dwordx2": 8, "dwordx3": 12, "dwordx4": 16,
    "b32": 4, "b64": 8, "b96": 12, "b128": 16, "ubyte": 1, "ushort": 2, "u8": 1, "u16": 2,
}
LOOP_COLUMNS = ("loop", "per multiplication", "bytes per load", "shared bytes per load")
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


def loops(blocks):
    """Returns the depth of each loop and its instructions but those of loops inside."""
    place = {name: i for i, (name, _) in enumerate(blocks)}
    found = set()
    for i, (_, instructions) in enumerate(blocks):
        for text in instructions:
            target = re.search(r"s_c?branch\w* (BB\d+)", text)
            if target and place.get(target[1], i + 1) <= i:
                found.add((place[target[1]], i))
    own = []
    for first, last in found:
        others = found - {(first, last)}
        inner = [(a, b) for a, b in others if first <= a <= b <= last]
        depth = sum(a <= first <= last <= b for a, b in others)
        outside = (k for k in range(first, last + 1) if not any(a <= k <= b for a, b in inner))
        own.append((depth, [text for k in outside for text in blocks[k][1]]))
    return own


def multiplications(instructions):
    """Returns the multiplications of a lane in these instructions."""
    counts = (
        next((n for pattern, n in MULTIPLICATIONS if pattern.match(text)), 0)
        for text in instructions
    )
    return sum(counts)


def bytes_per_load(instructions, names):
    """Returns the bytes that a lane loads at once, on average."""
    widths = []
    for text in instructions:
        load = re.match(rf"(?:{names})\w*", text)
        if load:
            is_pair = "read2" in load[0] or "2addr" in load[0]
            width = load[0].rsplit("_", 1)[-1]
            widths.append(WIDTHS.get(width, 4) * (2 if is_pair else 1))
    return f"{sum(widths) / len(widths):.1f}" if widths else ""


def hottest(found):
    """Returns the instructions of the loop that multiplies most, of loops with their depths."""
    most = (False, 0, 0)
    chosen = []
    for depth, loop in found:
        n = multiplications(loop)
        if n < FEWEST or any(map(ROUNDING.match, loop)):
            continue
        # what is multiplied from shared memory alone was loaded for many turns
        is_inner = any(map(SHARED.match, loop)) and not any(map(MEMORY.match, loop))
        rank = (is_inner, depth, n)
        if rank > most:
            most = rank
            chosen = loop
    return chosen


def main_loop(listing):
    """Returns what the loop does that multiplies most."""
    blocks = []
    for line in listing.splitlines():
        text = line.split(";")[0].strip()
        if re.match(r"BB\d+:", text):
            blocks.append((text.rstrip(":"), []))
        elif text and blocks:
            blocks[-1][1].append(text)
    most = hottest(loops(blocks))
    n = multiplications(most)
    if not n:
        return dict.fromkeys(LOOP_COLUMNS, "")
    return {
        "loop": len(most),
        "per multiplication": f"{len(most) / n:.2f}",
        "bytes per load": bytes_per_load(most, "buffer_load|global_load|s_buffer_load|s_load"),
        "shared bytes per load": bytes_per_load(most, "ds_read|ds_load"),
    }


def statistics(program, family, files):
    """Returns the statistics of each file for a family, by name."""
    environment = {**os.environ, "RADV_FORCE_FAMILY": family, "VK_ICD_FILENAMES": DRIVER}
    done = subprocess.run(
        [program, *files], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found = {}
    name = None
    for row in map(json.loads, done.stdout.splitlines()):
        if "file" in row:
            name = row["file"].rsplit(".", 2)[0]
            found[name] = row
        else:
            found[name].update(main_loop(row["assembly"]))
    return found


def table(found):
    """Returns the rows of a Markdown table."""
    yield f"| shader | {' | '.join(COLUMNS.values())} |"
    yield "|---|" + "--:|" * len(COLUMNS)
    for name, row in sorted(found.items()):
        values = " | ".join(str(row[column]) for column in COLUMNS)
        yield f"| {name} | {values} |"


def validate(files):
    """Returns how many files are valid; `None` where there is no validator."""
    validator = shutil.which("spirv-val")
    if not validator:
        return None
    for file in files:
        subprocess.run([validator, "--target-env", "vulkan1.2", file], check=True)
    return len(files)


def main():
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.spv"))
    if not files:
        sys.exit(f"{sys.argv[1]}: no .spv files; see the beginning of this file")
    n_valid = validate(files)
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
    if n_valid is not None:
        print(f"By `spirv-val` {n_valid} are valid.")
    for family, about in FAMILIES.items():
        print(f"\n## {family}: {about}\n")
        most = max(row["Subgroups per SIMD"] for row in found[family].values())
        print(f"At most {most} subgroups for a SIMD; 256 vector registers.\n")
        print("\n".join(table(found[family])))
    if spilling:
        sys.exit("these spill registers:\n" + "\n".join(spilling))


if __name__ == "__main__":
    main()
