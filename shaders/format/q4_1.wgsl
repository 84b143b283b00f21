// Q4_1: 20 bytes for 32 weights: `d`, `m` f16, 16 bytes of nibbles; the low ones are weights 0…15.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 20u;
    let shift = group % 2u * 4u;
    let d = half_at(block);
    let m = half_at(block + 2u);
    return mat4x4f(
        d * codes(block + 4u, shift) + m,
        d * codes(block + 8u, shift) + m,
        d * codes(block + 12u, shift) + m,
        d * codes(block + 16u, shift) + m,
    );
}

fn codes(at: u32, shift: u32) -> vec4f {
    return unsigned4((word_at(at) >> shift) & 0x0f0f0f0fu);
}
