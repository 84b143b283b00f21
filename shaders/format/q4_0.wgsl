// Q4_0: 18 bytes for 32 weights: `d` f16, 16 bytes of nibbles; the low ones are weights 0…15. The code is the nibble − 8.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 18u;
    let shift = group % 2u * 4u;
    let d = half_at(block);
    return mat4x4f(
        d * codes(block + 2u, shift),
        d * codes(block + 6u, shift),
        d * codes(block + 10u, shift),
        d * codes(block + 14u, shift),
    );
}

fn codes(at: u32, shift: u32) -> vec4f {
    return unsigned4((word_at(at) >> shift) & 0x0f0f0f0fu) - 8.0;
}
