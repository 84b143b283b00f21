// Heads in blocks of 32 values of 4 bits, which index a table, with an f16 scale, in five words: the
// scale, the nibbles, of which the low ones are values 0…15. As quads.wgsl.

// −127 −104 −83 −65 −49 −35 −22 −10 1 13 25 38 53 69 89 113
const IQ4 = vec4u(0xbfad9881u, 0xf6eaddcfu, 0x26190d01u, 0x71594535u);
const QUADS = 8u;

fn units(quads: u32) -> u32 {
    return quads / 8u * 5u;
}

fn quad(at: u32, i: u32) -> vec4f {
    let block = i / 8u * 5u;
    let codes = (unit(at, block + 1u + i % 4u) >> (i % 8u / 4u * 4u)) & 0x0f0f0f0fu;
    return unpack2x16float(unit(at, block)).x * entries4(IQ4, codes);
}
