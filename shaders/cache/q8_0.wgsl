// Heads in blocks of 32 values of 8 bits with an f16 scale, in nine words: the scale, the codes. As
// quads.wgsl.

const QUADS = 8u;

fn units(quads: u32) -> u32 {
    return quads / 8u * 9u;
}

fn quad(at: u32, i: u32) -> vec4f {
    let block = i / 8u * 9u;
    return unpack2x16float(unit(at, block)).x * signed4(unit(at, block + 1u + i % 8u));
}
