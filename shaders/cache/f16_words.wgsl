// Heads in f16, two values to a word; as quads.wgsl.

const QUADS = 1u;

fn units(quads: u32) -> u32 {
    return quads * 2u;
}

fn quad(at: u32, i: u32) -> vec4f {
    return vec4f(unpack2x16float(unit(at, i * 2u)), unpack2x16float(unit(at, i * 2u + 1u)));
}
