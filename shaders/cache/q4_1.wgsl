// Heads in blocks of 32 values of 4 bits with a scale and an offset in f16, in five words: these,
// the nibbles, of which the low ones are values 0…15. As quads.wgsl.

const QUADS = 8u;

fn units(quads: u32) -> u32 {
    return quads / 8u * 5u;
}

fn quad(at: u32, i: u32) -> vec4f {
    let block = i / 8u * 5u;
    let codes = (unit(at, block + 1u + i % 4u) >> (i % 8u / 4u * 4u)) & 0x0f0f0f0fu;
    let header = unpack2x16float(unit(at, block));
    return header.x * unsigned4(codes) + header.y;
}
